"""What a seat may know and what it may believe, in random play of every game."""

import json

import dovre
from dovre.kernel.rng import Rng
from dovre.kernel.view import Sharing
from tests.every import every_game, every_mode
from tests.play import viewers

EVERY = 11


def some(walk):
    states = [state for state, _ in walk]
    return [*states[:-1:EVERY], states[-1]]


@every_mode
def test_everybody_sees_who_is_asked_what_and_only_that_seat_its_answers(hooks, seats, options):
    for state in some(hooks.walk(seats, options)):
        for viewer in viewers(state):
            view = state.view(viewer)
            assert (view.seat, view.seats, view.waiting, view.over) == (viewer, seats, state.waiting, state.over)
            assert [question.seat for question in view.asked] == list(state.waiting)
            own = viewer in state.waiting
            assert view.decision == (state.decision(viewer) if own else None)
            assert list(view.legal) == (state.legal(viewer) if own else [])
            assert view.scores == (state.scores if state.over else None)
            assert view.winners == state.winners


@every_mode
def test_views_that_are_made_together_are_those_made_alone(hooks, seats, options):
    """What one reader has been shown leads to nothing in the view of another, whoever comes first."""
    for state in some(hooks.walk(seats, options)):
        for order in (viewers(state), reversed(viewers(state))):
            sharing = Sharing(state)
            for viewer in order:
                assert sharing.view(viewer) == state.view(viewer)
            assert sharing.made


@every_game
def test_only_views_of_the_state_that_is_shared_are_shared(hooks):
    seats = hooks.game.seats[-1]
    sharing, other = Sharing(hooks.game.new(seats, seed=1)), hooks.game.new(seats, seed=2)
    sharing.view(0)
    Sharing.now = sharing
    try:
        shown = other.view(0)
    finally:
        Sharing.now = None
    assert shown == other.view(0)


@every_mode
def test_legal_answers_come_sorted_and_once(hooks, seats, options):
    for state, _ in hooks.walk(seats, options):
        for seat in state.waiting:
            numbers = [action.index for action in state.legal(seat)]
            assert numbers
            assert numbers == sorted(set(numbers))


@every_game
def test_a_view_holds_neither_seed_nor_chance(hooks):
    state = hooks.game.new(hooks.game.seats[-1], seed=987654321987)
    for viewer in viewers(state):
        text = state.view(viewer).to_json()
        assert "987654321987" not in text
        assert not any(str(stream) in text for stream in state.streams)
        assert not hasattr(state.view(viewer), "seed")


@every_game
def test_a_bot_is_given_a_view_and_cannot_reach_the_state(hooks):
    """Nothing inside a view, however deep, is a state or refers to one."""
    seen, todo = set(), [hooks.game.new(hooks.game.seats[-1], seed=1).view(0)]
    while todo:
        item = todo.pop()
        assert not isinstance(item, dovre.State)
        if id(item) in seen or isinstance(item, (str, int, type(None))):
            continue
        seen.add(id(item))
        if isinstance(item, (tuple, list, set, frozenset)):
            todo += item
        elif isinstance(item, dict):
            todo += [*item.keys(), *item.values()]
        else:
            names = [name for cls in type(item).__mro__ for name in getattr(cls, "__slots__", ())]
            todo += [getattr(item, name) for name in names if hasattr(item, name)]
            todo += vars(item).values() if hasattr(item, "__dict__") else []


@every_game
def test_views_and_states_say_what_they_are_and_draw_themselves(hooks):
    """What a notebook shows: who is asked what, and the board as everybody may see it."""
    seats, options = hooks.modes[0]
    state, end = hooks.state(), hooks.walk(seats, options)[-1][0]

    def asks(viewer):
        return "asks " + ", ".join(f"p{question.seat + 1} {question.kind}" for question in state.asked(viewer))

    assert repr(state) == f"<{hooks.slug} state, {seats} seats, {asks(None)}>"
    assert repr(state.view(0)) == f"<{hooks.slug} view of p1, {asks(0)}>"
    assert repr(state.view(None)) == f"<{hooks.slug} view of spectator, {asks(None)}>"
    assert repr(end) == f"<{hooks.slug} state, {seats} seats, over, scores {end.scores}>"
    assert repr(end.view(None)) == f"<{hooks.slug} view of spectator, over>"
    assert state._repr_svg_() == state.view(None)._repr_svg_() == str(hooks.game.board(state.view(None)))
    assert state.view(0)._repr_svg_().startswith("<svg")


# -- beliefs ----------------------------------------------------------------------------------------------------------


@every_mode
def test_believed_tables_look_the_same_to_the_viewer(hooks, seats, options):
    for number, state in enumerate(some(hooks.walk(seats, options))):
        for viewer in viewers(state):
            view = state.view(viewer)
            guess = hooks.game.determinize(view, Rng.of(number))
            assert hooks.game.faults(guess) == []
            assert guess.view(viewer) == view
            assert (guess.seed, guess.streams) != (state.seed, state.streams)


@every_game
def test_belief_draws_from_its_own_chance_alone(hooks):
    seats, options = hooks.modes[0]
    view = hooks.game.new(seats, 5, options).view(0)
    once, again, other = (hooks.game.determinize(view, Rng.of(seed)) for seed in (3, 3, 4))
    assert once == again
    assert once != other
    assert once.seed != other.seed


@every_mode
def test_believed_table_can_be_played_to_its_end(hooks, seats, options):
    rng = Rng.of(3)
    guess = hooks.game.determinize(hooks.game.new(seats, 5, options).view(1 % seats), rng)
    while not guess.over:
        seat = rng.choice(guess.waiting)
        legal = guess.legal(seat)
        guess.play(seat, rng.choice([action for action in legal if action.verb not in hooks.avoided] or legal))
    assert len(guess.scores) == seats
    assert json.loads(guess.view(None).to_json())["over"]
