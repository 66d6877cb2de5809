"""Small ways to play for tests."""

import dovre
from dovre.kernel.rng import Rng


def random_line(game, seats, seed, options=None, most=10**6):
    """Every state of a random game, the first one included."""
    state = game.new(seats, seed, options)
    rng = Rng.of(seed, "line")
    yield state
    for _ in range(most):
        if state.over:
            return
        seat = rng.choice(state.waiting)
        state = game.apply(state, seat, rng.choice(state.legal(seat))).state
        yield state


def random_state(game, seats, seed, decisions, options=None):
    """The state of a random game after so many decisions, or its end."""
    *_, last = random_line(game, seats, seed, options, decisions)
    return last


def finish(state, seed=0):
    """Play a state in place to its end, by chance."""
    rng = Rng.of(seed, "finish")
    while not state.over:
        seat = state.waiting[0]
        state.play(seat, rng.choice(state.legal(seat)))
    return state


def after(state, *tokens):
    """The state when whoever is asked has given these answers, one after the other."""
    for token in tokens:
        state = dovre.game(state.slug).apply(state, state.waiting[0], token).state
    return state


def events(state, *tokens):
    """All that happens while whoever is asked gives these answers."""
    found = []
    for token in tokens:
        step = dovre.game(state.slug).apply(state, state.waiting[0], token)
        state = step.state
        found += step.events
    return found


def names(found):
    return [event.name for event in found]


def event(found, name):
    """The one event of that name."""
    (only,) = [one for one in found if one.name == name]
    return only


def legal(state, verb=""):
    """The answers of whoever is asked; those of one verb if it is named."""
    found = state.legal(state.waiting[0])
    return {action.token for action in found if not verb or action.verb == verb}


def asked(state):
    """Who is asked what: `(0, "act")`."""
    decision = state.decision(state.waiting[0])
    assert decision is not None
    return decision.seat, decision.kind
