"""Decisions that several seats answer at once, questions to another seat in the middle of a turn, steps, dice."""

import pytest

from dovre.kernel.decision import Flow
from dovre.kernel.errors import NotLegal, NotYourQuestion
from dovre.kernel.events import seen_by
from tests.kernel.demo import GUEST, WINNER


def answer(game, state, *answers):
    for seat, token in answers:
        state = game.apply(state, seat, token).state
    return state


def all_served(feast, order, seed=2):
    """Three seats choose their first dish and boast low, in this order of seats."""
    state = feast.new(3, seed)
    for seat in order:
        dish = str(state.legal(seat)[0])
        state = answer(feast, state, (seat, dish), (seat, "boast.low"))
    return state


def test_all_seats_are_asked_at_once(feast):
    state = feast.new(3, seed=2)
    assert state.waiting == (0, 1, 2)
    assert {state.decision(seat).kind for seat in range(3)} == {"feast"}


def test_a_seat_that_has_answered_twice_is_no_longer_waited_for(feast):
    state = feast.new(3, seed=2)
    dish = str(state.legal(1)[0])
    state = answer(feast, state, (1, dish))
    assert state.waiting == (0, 1, 2)
    assert [str(action) for action in state.legal(1)] == ["boast.low", "boast.loud"]
    state = answer(feast, state, (1, "boast.loud"))
    assert state.waiting == (0, 2)
    assert state.legal(1) == []
    with pytest.raises(NotYourQuestion):
        feast.apply(state, 1, "boast.low")


def test_sealed_answers_resolve_in_seat_order_whatever_order_they_came_in(feast):
    states = [all_served(feast, order) for order in ((0, 1, 2), (2, 1, 0), (1, 2, 0))]
    assert states[0] == states[1] == states[2]
    assert len(states[0].table) == 3


def test_sealed_answers_are_seen_by_nobody_else(feast):
    state = feast.new(2, seed=2)
    one, two = (answer(feast, state, (0, str(dish))) for dish in state.legal(0)[:2])
    assert one != two
    assert one.view(1) == two.view(1)
    assert one.view(None) == two.view(None)
    assert one.view(0) != two.view(0)
    assert one.view(1).asked[0].parts == ()


def test_a_sealed_answer_makes_no_noise_before_all_are_in(feast):
    state = feast.new(2, seed=2)
    step = feast.apply(state, 0, state.legal(0)[0])
    assert step.events == ()


def test_another_seat_answers_in_the_middle_of_a_turn_and_the_game_goes_on(feast):
    state = all_served(feast, (0, 1, 2))
    (winner,) = state.waiting
    assert state.stack[-1][0] == WINNER
    guest = (winner + 1) % 3
    state = answer(feast, state, (winner, f"point.p{guest + 1}"))
    assert state.waiting == (guest,)
    assert state.stack[-1] == (GUEST, guest, winner)
    with pytest.raises(NotYourQuestion):
        feast.apply(state, winner, "share")
    step = feast.apply(state, guest, "share")
    assert step.state.points[guest] == -1
    assert step.state.round == 2
    assert step.state.waiting == (0, 1, 2)


def test_a_tie_is_broken_by_the_dice_stream_alone(feast):
    for seed in range(40):
        state = feast.new(2, seed)
        before = list(state.streams)
        ends = all_served_two(feast, state)
        if ends.streams != before:
            assert ends.streams[0] == before[0]
            assert ends.streams[1] != before[1]
            return
    pytest.fail("no tie in 40 games")


def all_served_two(feast, state):
    for seat in (0, 1):
        state = answer(feast, state, (seat, str(state.legal(seat)[0])), (seat, "boast.low"))
    return state


def test_events_reach_those_who_may_know(feast):
    state = all_served(feast, (0, 1, 2))
    (winner,) = state.waiting
    events = feast.apply(state, winner, "pass").events
    assert seen_by(events, None) == []


def test_a_refused_answer_changes_nothing(feast):
    state = feast.new(2, seed=1)
    digest = state.digest()
    with pytest.raises(NotLegal):
        feast.apply(state, 0, "pass")
    assert state.digest() == digest


def test_a_kind_takes_one_function_of_each_sort():
    flow = Flow()
    kind = flow.kind("ask")
    flow.answer(kind)(lambda s, seat, action, frame: None)
    with pytest.raises(ValueError, match="already"):
        flow.answer(kind)(lambda s, seat, action, frame: None)
