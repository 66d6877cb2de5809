"""A sealed draft on the server: what comes late or is no answer at all, and what others' answers leave alone."""

import asyncio

import pytest

import dovre
from dovre.kernel.errors import DovreError, NotYourQuestion
from dovre.server.refusals import Refused
from dovre.server.rows import SeatRow

PEOPLE = [SeatRow(kind="person", name=name) for name in ("Emma", "Lars", "Ylva")]
CARDS = {f"a{number:02}" for number in range(1, 73)}


async def draft(tables):
    """A table of `fall` at its first draft: champions, lairs and trolls by the first answer each."""
    live = await tables.create(game="fall", options={}, seats=PEOPLE, creator=None, seed=5)
    while live.state.decision(live.state.waiting[0]).kind != "draft":
        seat = live.state.waiting[0]
        await live.answer(seat, live.table.asked_since[seat], live.state.legal(seat)[0].token)
    return live


def pick(live, seat, which=0):
    return live.state.legal(seat)[which].token


def test_picks_of_the_same_moment_are_all_taken_and_an_unchanged_question_is_not_stale(run):
    async def work(tables):
        live = await draft(tables)
        seen = live.table.asked_since[0]
        picks = [pick(live, seat, seat) for seat in range(3)]
        await asyncio.gather(*(live.answer(seat, seen, picks[seat]) for seat in (2, 0)))
        await live.answer(1, seen, picks[1])  # two have answered since it was asked
        return picks, live.state

    picks, state = run(work)
    assert [len(cards) for cards in state.ancestry] == [1, 1, 1]
    assert state.waiting == (0, 1, 2)
    assert len(set(picks)) == 3


def test_a_pick_that_comes_too_late_is_refused_and_tells_nothing(run):
    async def work(tables):
        live = await draft(tables)
        seen = live.table.asked_since[0]
        late, told = pick(live, 0, 1), []
        await live.answer(0, seen, pick(live, 0))
        with pytest.raises((Refused, DovreError)) as again:
            await live.answer(0, live.table.log[-1].number, late)  # it has picked, the others have not
        told.append(again.value)
        for seat in (1, 2):
            await live.answer(seat, seen, pick(live, seat))
        before = live.state.digest()
        with pytest.raises(Refused) as stale:
            await live.answer(0, seen, late)
        told.append(stale.value)
        return told, before == live.state.digest(), late

    told, unchanged, late = run(work)
    assert unchanged
    assert isinstance(told[0], NotYourQuestion | Refused)
    for refusal in told:
        words = " ".join(str(part) for part in (refusal, *vars(refusal).values()))
        assert not {card for card in CARDS if card in words} - set(late.split("."))


@pytest.mark.parametrize("token", ["draft", "draft.a99.e5", "draft.a01", "draft.a01.z9", "draft.a01.e5.e5", "", "élan"])
def test_what_is_no_pick_is_refused(run, token):
    async def work(tables):
        live = await draft(tables)
        before = live.state.digest()
        with pytest.raises((Refused, DovreError)):
            await live.answer(0, live.table.asked_since[0], token)
        return before == live.state.digest()

    assert run(work)


def test_a_card_of_another_hand_is_refused_as_any_that_is_not_in_hand():
    game = dovre.game("fall")
    state = game.new(3, 5)
    while state.decision(state.waiting[0]).kind != "draft":
        state.play(state.waiting[0], state.legal(state.waiting[0])[0])
    theirs = game.why_not(state, 0, f"draft.{state.legal(1)[0].parts[0]}.e5")
    in_deck = next(f"a{number + 1:02}" for number in state.deck)
    nobodys = game.why_not(state, 0, f"draft.{in_deck}.e5")
    assert theirs is not None
    assert (theirs.code, theirs.rule) == (nobodys.code, nobodys.rule) == ("not_in_hand", "FALL-A02")
