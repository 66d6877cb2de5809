"""Small ways to play for tests."""

from functools import lru_cache

import dovre
from dovre.bots import BOTS
from dovre.kernel.rng import Rng

# every bot of the house; those that search do it in a moment
QUICK_BOTS = [f"{name}:sims=2" if "sims" in getattr(kind, "options", {}) else name for name, kind in BOTS.items()]


def random_game(game, seats, seed, options=None, avoided=()):
    """Every state of a random game with the events that led to it, the first one included; played once for all tests.

    A verb is drawn first, then one of its answers: else a hundred places of a tile would drown everything else. Verbs
    to be avoided are drawn where there is no other. Nobody may change these states.
    """
    return _random_game(game.slug, seats, seed, tuple((options or {}).items()), tuple(avoided))


@lru_cache(maxsize=64)
def _random_game(slug, seats, seed, options, avoided):
    game = dovre.game(slug)
    state = game.new(seats, seed, dict(options))
    rng = Rng.of(seed, "players")
    line = [(state, ())]
    while not state.over:
        seat = rng.choice(state.waiting)
        legal = state.legal(seat)
        verbs = {action.verb for action in legal}
        verb = rng.choice(sorted(verbs - set(avoided) or verbs))
        step = game.apply(state, seat, rng.choice([action for action in legal if action.verb == verb]))
        state = step.state
        line.append((state, step.events))
    return line


def random_line(game, seats, seed, options=None, most=None):
    """Every state of a random game, the first one included."""
    return [state for state, _ in random_game(game, seats, seed, options)][:most]


def random_state(game, seats, seed, decisions, options=None):
    """The state of a random game after so many decisions, or its end."""
    line = random_game(game, seats, seed, options)
    return line[min(decisions, len(line) - 1)][0]


def viewers(state):
    """Each seat, then the spectator."""
    return (*range(state.seats), None)


def exchanged_numbers(value, one, two):
    """The same nest of lists with two numbers exchanged."""
    if isinstance(value, (list, tuple)):
        return type(value)(exchanged_numbers(item, one, two) for item in value)
    return two if value == one else one if value == two else value


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
