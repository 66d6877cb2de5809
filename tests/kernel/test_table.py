"""Undo, and games that are saved, cut, edited and resumed."""

import gc
import weakref

import pytest

import dovre
from dovre.kernel.errors import BadRecord, DovreError, UndoRefused
from dovre.kernel.record import Answer
from dovre.kernel.table import _shared, barrier

QUIET = """
kings/2  seats 2  seed 7  options pairing=random
ask      p1 play
king     p1 orc p2 dwarf
mines    gi9a/M14 go8b/M13 go4a/M15 dw9b/M20
camp     or1a
hand p1  or4a go7b gi2a gi3a or6a dw1a
own p1   gi1b/M08
"""


@pytest.fixture
def table():
    state = dovre.read_position(QUIET)
    return dovre.Table(state)


def test_a_play_that_only_shows_ones_own_card_can_be_taken_back(table):
    before = table.state
    table.answer(0, "play.or4a.c1")
    assert table.undo_limit(0) == (1, "start")
    entry = table.undo(0)
    assert (entry.number, entry.seat, entry.token, table.struck) == (2, 0, "undo", {1})
    assert table.standing == []
    assert table.state == before


def test_one_cannot_take_back_for_another_seat(table):
    table.answer(0, "play.or4a.c1")
    with pytest.raises(UndoRefused) as caught:
        table.undo(1)
    assert caught.value.key == "error.undo.other"


def test_a_card_drawn_from_the_deck_is_a_barrier(table):
    table.answer(0, "play.or4a.c1")
    table.answer(0, "draw.deck")
    assert table.undo_limit(0) == (0, "seen")
    with pytest.raises(UndoRefused) as caught:
        table.undo(0)
    assert "card came to light" in caught.value.words("en")
    assert "carte a été révélée" in caught.value.words("fr")


def test_a_back_that_comes_into_sight_again_is_a_barrier(table):
    table.answer(0, "play.or4a.c1")
    table.answer(0, "draw.orc")
    assert table.undo_limit(0) == (0, "seen")


def test_a_capture_opens_a_new_mine_and_is_a_barrier():
    table = dovre.Table(dovre.read_position(QUIET.replace("gi9a/M14", "gi9a/M01")))
    table.answer(0, "play.or4a.c1")
    assert table.undo_limit(0) == (0, "seen")


def test_the_whole_turn_can_be_taken_back_up_to_the_barrier(feast):
    table = dovre.Table(feast.new(2, seed=1))
    first = table.state
    for _ in range(2):
        table.answer(0, table.state.legal(0)[0])
    assert table.undo_limit(0) == (2, "start")
    table.undo(0)
    table.undo(0)
    assert table.state == first


def test_dice_are_a_barrier(feast):
    for seed in range(40):
        state = feast.new(2, seed)
        for seat in (0, 1):
            for _ in range(2):
                before, state = state, feast.apply(state, seat, state.legal(seat)[0]).state
        if before.streams != state.streams:
            assert barrier(before, state, 1) == "chance"
            return
    pytest.fail("no tie in 40 games")


def test_the_end_is_a_barrier():
    table = dovre.Table(dovre.read_position(QUIET + "deck 1\n"))
    table.answer(0, "play.or4a.c1")
    table.answer(0, "draw.deck")
    assert table.state.over
    assert table.undo_limit(0) == (0, "over")


def test_a_table_that_nobody_holds_is_gone_at_once(kings):
    """In a server garbage is collected seldom: nothing of a table may lead back to it."""
    table = played(kings)
    table.undo_limit(table.undo_steps[-1].seat)  # looks at what stands against it
    gone = weakref.ref(table)
    gc.disable()
    try:
        del table
        assert gone() is None
    finally:
        gc.enable()


def test_a_finished_table_keeps_no_old_states(kings):
    table = dovre.Table(dovre.read_position(QUIET + "deck 1\n"))
    table.answer(0, "play.or4a.c1")
    assert len(table.undo_steps) == 1
    table.answer(0, "draw.deck")
    assert (table.undo_steps, table.undo_limit(1)) == ([], (0, "over"))


def test_taken_back_answers_stay_in_the_record_struck(kings):
    table = dovre.Table(kings.new(2, seed=6))
    seat = table.state.waiting[0]
    token = str(table.state.legal(seat)[-1])
    table.answer(seat, token)
    table.undo(seat)
    table.answer(seat, token)
    text = str(table.record)
    assert f"~{token} {token}" in text
    record = dovre.Record.parse(text)
    assert [answer.undone for answer in record.answers] == [True, False]
    assert record.replay() == table.state


def test_a_refused_answer_leaves_state_and_record_alone(kings):
    table = dovre.Table(kings.new(2, seed=6))
    before = (table.state, str(table.record))
    with pytest.raises(DovreError):
        table.answer(table.state.waiting[0], "draw.deck")
    assert (table.state, str(table.record)) == before


def played(kings, answers=9, seed=5):
    table = dovre.Table(kings.new(3, seed=seed))
    for number in range(answers):
        seat = table.state.waiting[0]
        legal = table.state.legal(seat)
        table.answer(seat, legal[number % len(legal)])
    return table


def test_a_saved_game_resumes_where_it_stopped(kings):
    table = played(kings)
    again = dovre.Table.resume(dovre.Record.parse(str(table.record)))
    assert again.state == table.state
    assert str(again.record) == str(table.record)
    assert [step.barrier for step in again.undo_steps] == [step.barrier for step in table.undo_steps]
    assert again.undo_floor == table.undo_floor
    assert [entry.token for entry in again.log] == [entry.token for entry in table.log]


@pytest.mark.parametrize(
    ("change", "key"),
    [
        (lambda record: setattr(record, "seed", 6), "error.record"),
        (lambda record: record.answers.__setitem__(0, Answer(1, "play.dw7a.c1", "M17")), "error.record.chance"),
        (lambda record: record.answers.__setitem__(1, Answer(1, "plai.dw7a.c1")), "error.record.answer"),
        (lambda record: record.answers.pop(), "error.record.digest"),
        (lambda record: setattr(record, "result", "p1 99  draw"), "error.record.result"),
    ],
)
def test_a_record_that_lies_is_refused_even_with_a_good_seal(kings, change, key):
    record = played(kings).record
    change(record)
    with pytest.raises(BadRecord) as caught:
        dovre.Record.parse(str(record)).replay()
    assert caught.value.key.startswith(key)
    assert caught.value.words("fr") != caught.value.words("en")


def test_a_cut_record_is_refused_wherever_it_is_cut(kings):
    text = str(played(kings).record)
    for end in range(0, len(text) - 1, 7):
        with pytest.raises(DovreError):
            dovre.Table.resume(dovre.Record.parse(text[:end]))


@pytest.mark.parametrize(
    ("old", "new", "key"),
    [
        ("seed 5", "seed 6", "error.record.seal"),
        ("1. p", "1. q", "error.record.line"),
        ("{M16}", "{M17}", "error.record.seal"),
        ("digest ", "digest 0", "error.record.digest"),
        (" play.", " plai.", "error.record.seal"),
        (" play.", " ~play.", "error.record.seal"),
    ],
)
def test_an_edited_record_is_refused_with_the_place(kings, old, new, key):
    text = str(played(kings).record)
    assert old in text
    with pytest.raises(BadRecord) as caught:
        dovre.Table.resume(dovre.Record.parse(text.replace(old, new, 1)))
    assert caught.value.key.startswith(key)
    assert caught.value.words("fr") != caught.value.words("en")


def test_equal_parts_of_events_are_held_once_and_stay_what_they_were():
    def pairs(seed):
        table = dovre.Table(dovre.game("kings").new(2, seed))
        seat = table.state.waiting[0]
        step = table.propose(seat, table.state.legal(seat)[0])
        told = [(event.name, event.parts, event.audience, event.twin, event.outcome) for event in step.events]
        kept = table.commit(step).events
        assert [(event.name, event.parts, event.audience, event.twin, event.outcome) for event in kept] == told
        return {pair: pair for event in kept for pair in event.parts}

    one, other = pairs(6), pairs(7)
    same = one.keys() & other.keys()
    assert same
    assert all(one[pair] is other[pair] for pair in same)
    assert [_shared(("n", value))[1] for value in (1, True, 1.0, "1")] == [1, True, 1.0, "1"]
    assert [type(_shared(("n", value))[1]) for value in (True, 1, 1.0)] == [bool, int, float]
