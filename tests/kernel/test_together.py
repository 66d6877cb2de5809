"""Several seats asked at once: openly or sealed, each something of its own kind.

How views hide it, beliefs deal it, data and records keep it, and undo takes it back.
"""

from collections import Counter

import pytest

import dovre
from dovre.kernel import check
from dovre.kernel.errors import BadData, BadPosition, NotLegal, NotYourQuestion, UndoRefused
from dovre.kernel.rng import Rng
from tests.kernel import demo


def answer(game, state, *answers):
    for seat, token in answers:
        state = game.apply(state, seat, token).state
    return state


def dish(state, seat, which=0):
    return str(state.legal(seat)[which])


@pytest.fixture
def sealed(feast):
    """Three seats: p1 has given both answers, p2 a dish, p3 nothing."""
    state = feast.new(3, seed=2)
    return answer(feast, state, (0, dish(state, 0)), (0, "boast.loud"), (1, dish(state, 1, 2)))


# -- each seat something of its own kind ----------------------------------------------------------------------------


def test_each_seat_is_asked_a_question_of_its_own_kind(sealed):
    assert sealed.waiting == (1, 2)
    boasting, choosing = sealed.decision(1), sealed.decision(2)
    assert (boasting.kind, choosing.kind) == ("boasting", "feast")
    assert boasting.prompt == "prompt.boasting"
    assert dict(boasting.parts)["chosen"] == sealed.stack[-1][2][1]
    assert [str(action) for action in sealed.legal(1)] == ["boast.low", "boast.loud"]
    assert {action.verb for action in sealed.legal(2)} == {"dish"}
    assert sealed.decision(0) is None
    assert sealed.legal(0) == []


def test_what_a_sealed_question_asks_of_another_seat_is_not_told(sealed):
    """It may follow from what that seat has sealed; so may the parts of its prompt."""
    for viewer in (0, 2, None):
        (told,) = [question for question in sealed.asked(viewer) if question.seat == 1]
        assert (told.kind, told.parts) == ("feast", ())
    (own,) = [question for question in sealed.asked(1) if question.seat == 1]
    assert own == sealed.decision(1)
    assert repr(sealed) == "<demo state, 3 seats, asks p2 feast, p3 feast>"


def test_an_answer_to_the_question_of_another_seat_is_refused(feast, sealed):
    with pytest.raises(NotLegal) as caught:
        feast.apply(sealed, 2, "boast.low")
    assert (caught.value.refusal.code, caught.value.refusal.rule) == ("other_question", "DEMO-1")
    with pytest.raises(NotLegal):
        feast.apply(sealed, 1, dish(sealed, 2))
    with pytest.raises(NotYourQuestion):
        feast.apply(sealed, 0, "boast.low")


def test_open_answers_count_at_once_and_change_what_the_others_may_do(draft):
    state = draft.new(3, 1)
    assert state.waiting == (0, 1, 2)
    step = draft.apply(state, 1, "take.c3")
    assert [event.name for event in step.events] == ["taken"]
    assert step.state.taken == [[], [3], []]
    assert [question.kind for question in step.state.asked(None)] == ["pick", "second", "pick"]
    assert step.state.decision(1).rules == ("DRAFT-2",)
    with pytest.raises(NotLegal) as caught:
        draft.apply(step.state, 0, "take.c3")
    assert caught.value.refusal.code == "gone"


def test_open_answers_are_seen_by_everybody(draft):
    state = answer(draft, draft.new(3, 1), (1, "take.c3"))
    number = draft.parse("take.c3").index
    for viewer in (0, 1, 2, None):
        assert state.view(viewer).frames == (("pick", -1, ((), (number,), ())),)
    assert state.sealed_frame is None


def test_an_open_question_is_over_when_nobody_is_wanted(draft):
    state = draft.new(2, 1)
    state = answer(draft, state, (1, "take.c0"), (1, "take.c1"), (0, "take.c2"))
    assert state.waiting == (0,)
    state = answer(draft, state, (0, "take.c3"))
    assert state.over
    assert state.winners == (0,)


def test_the_open_game_keeps_every_law(draft):
    assert check.run(draft, games=12, seed=3).failures == []


# -- views and beliefs ------------------------------------------------------------------------------------------------


def test_a_view_shows_ones_own_answers_and_how_many_the_others_gave(sealed):
    answers = sealed.stack[-1][2]
    hidden = ((None, None), (None,), ())
    for viewer in (0, 1, 2, None):
        ((_, seat, *_), (name, who, shown)) = sealed.view(viewer).frames
        assert (seat, name, who) == (0, "feast", -1)
        wanted = [answers[n] if n == viewer else hidden[n] for n in range(3)]
        assert list(shown) == wanted


def test_refusals_do_not_depend_on_what_others_have_sealed(feast):
    state = feast.new(2, seed=2)
    tables = [answer(feast, state, (0, str(token))) for token in state.legal(0)]
    for action in feast.alphabet:
        told = {str(feast.why_not(table, 1, action)) for table in tables}
        assert len(told) == 1


def test_believed_answers_are_fair_among_what_the_rules_allow(feast):
    state = feast.new(2, seed=2)  # the other seat holds all cards one does not hold oneself
    table = answer(feast, state, (0, dish(state, 0)), (0, "boast.low"))
    found = Counter()
    for seed in range(800):
        guess = feast.determinize(table.view(1), Rng.of(seed))
        found[guess.stack[-1][2][0]] += 1
    boasts = [action.index for action in demo.BOAST]
    assert set(found) == {(card, boast) for card in state.hands[0] for boast in boasts}
    assert all(60 < count < 145 for count in found.values())


def test_ones_own_sealed_answers_are_believed_as_they_are(feast, sealed):
    for seat in (0, 1):
        guess = feast.determinize(sealed.view(seat), Rng.of(5))
        assert guess.stack[-1][2][seat] == sealed.stack[-1][2][seat]
        assert guess.view(seat) == sealed.view(seat)


def wanted_when(monkeypatch, want):
    """Let the feast ask by another rule for the length of a test."""
    wants = list(demo.FLOW.wants)
    wants[demo.FEAST] = want
    monkeypatch.setattr(demo.FLOW, "wants", wants)


def test_believed_answers_agree_with_who_still_waits(feast, monkeypatch):
    """Where an answer decides whether the seat is wanted any more, that is known, and the answer must fit it."""

    def boasts_after_even_dishes(s, seat, frame):
        given = frame[2][seat]
        return not given or (len(given) == 1 and given[0] % 2 == 0)

    wanted_when(monkeypatch, boasts_after_even_dishes)
    state = feast.new(2, seed=2)
    for token in state.legal(0):
        table = answer(feast, state, (0, str(token)))
        view = table.view(1)
        assert (0 in view.waiting) == (token.index % 2 == 0)
        for seed in range(20):
            guess = feast.determinize(view, Rng.of(seed))
            assert guess.waiting == view.waiting
            assert guess.stack[-1][2][0][0] % 2 == token.index % 2


def test_answers_nobody_can_have_given_are_not_believed(feast, monkeypatch):
    state = feast.new(2, seed=2)
    view = answer(feast, state, (0, dish(state, 0))).view(1)
    wanted_when(monkeypatch, lambda s, seat, frame: seat == 1)
    with pytest.raises(ValueError, match="p1 cannot have given 1 answers to feast"):
        feast.determinize(view, Rng.of(1))


# -- data and positions -----------------------------------------------------------------------------------------------


def test_sealed_answers_go_through_data_and_text(feast, sealed):
    assert feast.from_data(sealed.to_data()) == sealed
    assert dovre.read_position(dovre.write_position(feast, sealed)) == sealed


def with_answers(state, answers):
    data = state.to_data()
    data["stack"][-1][2] = answers
    return data


@pytest.mark.parametrize(
    ("answers", "fault"),
    [
        (lambda own, other: [[own, 12, 12], [], []], "cannot hold these answers"),  # three answers
        (lambda own, other: [[12], [], []], "cannot hold these answers"),  # a boast before the dish
        (lambda own, other: [[own, own], [], []], "cannot hold these answers"),  # two dishes
        (lambda own, other: [[other], [], []], "cannot hold these answers"),  # a dish of another hand
        (lambda own, other: [[999], [], []], "cannot hold these answers"),  # no action at all
        (lambda own, other: [[own], []], "cannot stand so"),  # a seat is missing
        (lambda own, other: [[own], [], [], []], "cannot stand so"),
        (lambda own, other: [["x"], [], []], "cannot stand so"),
        (lambda own, other: [[None], [], []], "cannot stand so"),
        (lambda own, other: [[True], [], []], "cannot stand so"),
        (lambda own, other: [[[own]], [], []], "cannot stand so"),
        (lambda own, other: [own, [], []], "cannot stand so"),
        (lambda own, other: 5, "cannot stand so"),
    ],
)
def test_sealed_answers_that_cannot_be_are_refused(feast, answers, fault):
    state = feast.new(3, seed=2)
    made = answers(state.hands[0][0], state.hands[1][0])
    with pytest.raises(BadData, match=fault):
        feast.from_data(with_answers(state, made))


def test_sealed_answers_of_a_position_that_cannot_be_are_refused(feast, sealed):
    text = dovre.write_position(feast, sealed)
    own = sealed.stack[-1][2][1][0]
    other = sealed.hands[2][0]
    assert f"/({own})/" in text
    with pytest.raises(BadPosition, match="cannot hold these answers"):
        dovre.read_position(text.replace(f"/({own})/", f"/({other})/"))


def test_sealed_answers_without_a_place_for_them_are_refused(feast):
    data = feast.new(3, seed=2).to_data()
    data["stack"][-1] = data["stack"][-1][:2]
    with pytest.raises(BadData, match="cannot stand so"):
        feast.from_data(data)


# -- taking back ------------------------------------------------------------------------------------------------------


@pytest.fixture
def table(feast):
    """Three seats: p1 dish, p2 dish, p1 boast; p3 has given nothing."""
    table = dovre.Table(feast.new(3, seed=2))
    for seat, token in ((0, None), (1, None), (0, "boast.loud")):
        table.answer(seat, token or dish(table.state, seat))
    return table


def test_each_seat_can_take_back_what_it_has_sealed_whoever_answered_since(table):
    assert [table.undo_limit(seat) for seat in range(3)] == [(2, "other"), (1, "other"), (0, "other")]
    before = table.state
    undone = table.undone(0)
    assert table.state is before
    entry = table.undo(0)
    assert (entry.number, entry.seat, entry.token) == (4, 0, "undo")
    assert table.state == undone
    assert [len(given) for given in table.state.stack[-1][2]] == [1, 1, 0]
    assert before.stack[-1][2][0] == (*table.state.stack[-1][2][0], demo.BOAST[1].index)
    table.undo(1)
    table.undo(0)
    assert table.state == table.record.start()
    with pytest.raises(UndoRefused):
        table.undo(0)
    assert table.struck == {1, 2, 3}


def test_taking_back_in_the_middle_strikes_that_answer(table):
    tokens = [entry.token for entry in table.log]
    table.undo(1)
    again = dish(table.state, 1, 1)
    table.answer(1, again)
    assert [entry.number for entry in table.standing] == [1, 3, 5]
    told = [(answer.seat, answer.token, answer.undone) for answer in table.record.answers]
    assert told == [(0, tokens[0], False), (1, tokens[1], True), (0, "boast.loud", False), (1, again, False)]
    record = dovre.Record.parse(str(table.record))
    assert f"2. p2 ~{tokens[1]}" in str(record)
    assert record.replay() == table.state


def test_a_game_resumes_with_what_is_sealed_and_can_be_taken_back(table):
    table.undo(0)
    table.answer(2, dish(table.state, 2))
    again = dovre.Table.resume(dovre.Record.parse(str(table.record)))
    assert again.state == table.state
    assert str(again.record) == str(table.record)
    for seat in range(3):
        assert again.undo_limit(seat) == table.undo_limit(seat)
    again.undo(0)
    assert again.state.stack[-1][2][0] == ()
    assert dovre.Record.parse(str(again.record)).replay() == again.state


def test_what_was_opened_stays(feast, table):
    for seat in (1, 2, 2):
        assert table.state.stack[-1][0] == demo.FEAST
        table.answer(seat, table.state.legal(seat)[0])
    assert table.state.stack[-1][0] == demo.WINNER
    for seat in range(3):
        assert table.undo_limit(seat)[0] == 0
    with pytest.raises(UndoRefused) as caught:
        table.undo(2)
    assert caught.value.key == "error.undo.opened"
    assert caught.value.words("fr") != caught.value.words("en")


def test_all_sealed_answers_may_be_taken_back_in_any_order(feast):
    for seed in range(12):
        rng = Rng.of(seed)
        table = dovre.Table(feast.new(3, seed=seed))
        start = table.state
        given = [0, 0, 0]
        for _ in range(30):
            seat = rng.below(3)
            if given[seat] and rng.below(2):
                table.undo(seat)
                given[seat] -= 1
            elif given[seat] < 2 and sum(given) < 5:
                table.answer(seat, rng.choice(table.state.legal(seat)))
                given[seat] += 1
            assert [len(one) for one in table.state.stack[-1][2]] == given
            assert [table.undo_limit(one)[0] for one in range(3)] == given
        assert dovre.Record.parse(str(table.record)).replay() == table.state
        for seat in range(3):
            for _ in range(given[seat]):
                table.undo(seat)
        assert table.state == start


def test_answers_before_a_sealed_question_are_behind_another_seats(feast, table):
    """Once several have answered, nobody goes back beyond what is sealed."""
    for _ in range(2):
        table.undo(0)
    assert table.undo_limit(0) == (0, "other")
    table.undo(1)
    assert table.undo_limit(0) == (0, "start")


# -- since when a question stands -------------------------------------------------------------------------------------


def test_a_question_stands_while_others_answer(table):
    assert table.asked_since == [3, 2, 0]
    table.answer(2, dish(table.state, 2))
    assert table.asked_since == [3, 2, 4]
    table.undo(0)
    assert table.asked_since == [5, 2, 4]


def test_a_question_is_new_when_the_sealed_answers_are_opened(table):
    for seat in (1, 2, 2):
        table.answer(seat, table.state.legal(seat)[0])
    assert table.asked_since == [6, 6, 6]


def test_an_open_answer_renews_the_questions_it_changes(draft):
    table = dovre.Table(draft.new(3, 1))
    assert table.asked_since == [0, 0, 0]
    table.answer(0, "take.c0")
    assert table.asked_since == [1, 1, 1]  # there is one card less for everybody


def test_each_question_after_the_other_is_new_for_all(kings):
    table = dovre.Table(kings.new(3, 1))
    for number in range(1, 6):
        seat = table.state.waiting[0]
        table.answer(seat, table.state.legal(seat)[0])
        assert table.asked_since == [number] * 3


# -- the log ----------------------------------------------------------------------------------------------------------


def test_a_sealed_token_is_read_by_its_own_seat_alone(table):
    for entry in table.log:
        assert entry.sealed
        for viewer in (0, 1, 2, None):
            assert entry.token_for(viewer) == (entry.token if viewer == entry.seat else "")


def test_an_open_token_is_read_by_everybody(draft):
    table = dovre.Table(draft.new(3, 1))
    table.answer(2, "take.c5")
    assert [table.log[0].token_for(viewer) for viewer in (0, 1, 2, None)] == ["take.c5"] * 4


def test_nothing_counts_before_it_is_committed(table):
    before, log = table.state, list(table.log)
    step = table.propose(2, dish(table.state, 2))
    assert (table.state, table.log) == (before, log)
    entry = table.commit(step, at=12.5)
    assert (entry.number, entry.seat, entry.token, entry.at, entry.sealed) == (4, 2, str(step.action), 12.5, True)
    assert table.state is step.state
    assert table.log == [*log, entry]
