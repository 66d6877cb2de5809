"""Positions by hand: complete as the rules would have it, or refused."""

import pytest

import dovre
from dovre.games.fall.components import CHAMPION_NUMBER
from dovre.games.fall.game import GAME
from dovre.kernel.errors import BadData, BadPosition
from tests.games.fall.helpers import P1, P2, asked, position, table, trolls

HEAD = "fall/3  seats 4  seed 7  options turn_order=printed\n"


def read(*lines):
    return dovre.read_position(HEAD + "\n".join(lines))


def refused(*lines):
    with pytest.raises(BadPosition) as caught:
        dovre.read_position(position(*lines))
    return str(caught.value)


def test_a_turn_needs_nothing_but_the_question():
    state = read("ask p2 battle, p1 turn 0", "gnomes -")
    assert GAME.faults(state) == []
    assert asked(state) == (P1, "turn")
    assert state.first == 0
    assert [len(champions) for champions in state.champions] == [1] * 4
    assert state.lairs == [0, 1, 2, 3]
    assert state.reserve == [17] * 4
    assert all(len(cards) == 3 for cards in state.ancestry)
    assert len(state.discards) == 4
    assert [food + despair for food, despair in zip(state.provisions, state.despair, strict=True)] == [8] * 4
    assert sum(map(bool, state.ranks))


@pytest.mark.parametrize("wave", [0, 1, 2])
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_any_wave_can_be_laid(wave, seats):
    state = table(f"now wave={wave}", seats=seats)
    assert all(len(cards) == 3 * (wave + 1) for cards in state.ancestry)
    assert len(state.discards) == seats * (wave + 1)
    assert len(state.offer) == seats + 1


def test_what_is_said_is_as_said():
    state = table(
        *("champions p1 argash imbolg", "pawns argash:mo1 imbolg:mo2", "trolls p1 mo1*2 spiral-o", "claws imbolg*2"),
        *("gnomes fi1:3=p1,p2 fi1:2!", "beside 1 1", "votes moss:p2*5,p1*5", "now wheel=7 rally=3 first=1"),
        *("offer khazga:p2*4,p1*1 crym okkag thessel grell", "boost 1 2 3 4", "honour p1 attacks*4 wheel"),
    )
    assert state.champions[P1] == (CHAMPION_NUMBER["argash"], CHAMPION_NUMBER["imbolg"])
    assert trolls(state, P1, "mo1") == 2
    assert state.units[0] == 3
    assert (state.wheel, state.rally, state.first) == (7, 3, 1)
    assert state.ranks[0] == (P2, P1)
    assert state.leads[0] == (P2, P1)
    assert state.scores[P1] == 5
    assert dovre.read_position(dovre.write_position(GAME, state)) == state


@pytest.mark.parametrize(
    ("lines", "shows"),
    [
        (("champions p1 argash", "champions p2 argash"), "nobody has the champion of another"),
        (("champions p1 argash", "drawn p1 argash"), "argash is on the table 2 times"),
        (("offer imbolg crym sigddan okkag orrowyn",), "offer: champions of the deck"),
        (("offer imbolg crym sigddan okkag -",), "awarded at the end"),
        (("champions p1 argash imbolg", "removed -", "now wave=1"), "won or out of the game"),
        (("lairs eye eye fang arrow",), "a pair of its own"),
        (("trolls p1 spiral-o*26",), "p1 has 25"),
        (("pawns argash:mo1",), "belongs to a champion"),
        (("gnomes mo1:1 mo1:2 mo1:3",), "two tokens"),
        (("gnomes mo1:4",), "cannot stand here"),
        (("votes moss:p1*1,p2*3",), "the leading one first"),
        (("ancestry p1 a01.e5 a02.h8 a03.e5",), "covers no quadrant"),
        (("ancestry p1 a01.e5",), "each seat has added 3 cards"),
        (("cubes p1 a1",), "no symbol of an action"),
        (("provisions 9 0 0 0",), "from 0 to 8"),
        (("despair 0 0 0 9",), "from 0 to 8"),
        (("boost 7 0 0 0",), "on a space"),
        (("now wave=3",), "wave is from 0 to 2"),
        (("now wheel=12",), "wheel is from"),
        (("claws imbolg",), "once somebody has it"),
        (("stars vashtor:h1",), "once somebody has it"),
        (("honour p1 elders*5",), "not scored yet"),
        (("honour p1 domains1*5",), "not scored yet"),
        (("honour p1 attacks*-5",), "wrong sign"),
        (("gates moss moss moon granite hammer mud fire",), "each of the seven once"),
        (("gates fire mud hammer granite moon ice moss",), "in the order of the clans"),
        (("tiles v1 v1 v2 v3 v4 v5 v6",), "each of the seven once"),
        (("halls 4 4 4 4 4 8 8 8 8 12 12 12",), "cannot stand here"),
        (("contested mo1",), "outside an action"),
        (("ask p1 turn 0",), "does not come upon nothing"),
        (("ask p2 battle, p1 turn 3",), "turn cannot stand so"),
        (("ask p2 battle, p1 turn 0, p2 close",), "one seat acts"),
        (("ask p2 battle, p1 turn 0, p1 close, p1 goal 0",), "goal cannot stand so"),
        (("ask p2 battle, p1 turn 0, p1 close, p1 march 1 2 1 0",), "march cannot stand so"),
        (("ask p2 battle, p1 turn 0, p1 close, p1 retreat 0",), "retreat cannot stand so"),
        (("ask p2 battle, p1 turn 0, p1 group 0",), "group cannot stand so"),
        (("ask p2 battle, p1 turn 0, p1 sort 44",), "sort cannot stand so"),
        (("ask p1 rewards 2", "provisions 0 0 0 0", "despair 0 0 0 0"), "awarded at the end"),
        (("ask p1 gates 1", "provisions 1 0 0 0", "despair 0 0 0 0"), "only in a battle"),
        (("discards a01 a02 a03 a04",), "known to those who held them"),
        (("past moss ice",), "the wave before"),
    ],
)
def test_what_cannot_be_is_refused(lines, shows):
    assert shows in refused(*lines)


def test_frames_of_every_question_are_checked():
    """Arguments that mean nothing are refused for each kind that has some."""
    flow = GAME.state_type.flow
    checks = [check for check in flow.arguments if check is not None]
    assert len(checks) > 40
    for check in checks:
        assert not _fits(check, (99999, 99999))
        assert not _fits(check, ("x",))


def _fits(check, args):
    try:
        return bool(check(table(), 0, args))
    except (TypeError, ValueError, IndexError):
        return False


@pytest.mark.parametrize("ask", ["p1 rewards", "p1 gates 4, p1 invade", "p1 gates 4, p1 invade 0 1 1 0, p1 shelter"])
def test_a_frame_without_its_arguments_is_refused(ask):
    assert "cannot stand so" in refused(f"ask {ask}", "provisions 0 0 0 0", "despair 0 0 0 0", "now rally=0")


def test_a_saved_frame_without_a_seat_is_refused():
    data = GAME.new(3, 1).to_data()
    with pytest.raises(BadData):
        GAME.from_data({**data, "stack": [["keep"]]})


def test_the_alphabet_is_small_and_tokens_are_told_apart():
    assert len(GAME.alphabet) < 8000
    assert len({action.token for action in GAME.alphabet}) == len(GAME.alphabet)
    assert GAME.parse("draft.a17.d4").parts == ("a17", "d4")
