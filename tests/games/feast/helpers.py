"""Tables of `feast` for tests."""

import dovre
from feast.game import GAME


def table(lines, seats=2, length="short", seed=7):
    """A position of its lines, without the first."""
    return dovre.read_position(f"feast/1  seats {seats}  seed {seed}  options length={length}\n{lines}")


def play(state, *answers):
    """The state after `p1 dish.goat5` and so on."""
    for answer in answers:
        who, token = answer.split()
        state = GAME.apply(state, int(who[1:]) - 1, token).state
    return state


def events(state, *answers):
    """What happened on the way."""
    found = []
    for answer in answers:
        who, token = answer.split()
        step = GAME.apply(state, int(who[1:]) - 1, token)
        state = step.state
        found += step.events
    return found


def refused(state, answer):
    """Why this answer may not be given."""
    who, token = answer.split()
    reason = GAME.why_not(state, int(who[1:]) - 1, token)
    assert reason is not None
    return reason


def tokens(state, seat):
    return [action.token for action in state.legal(seat)]


def names(found):
    return [event.name for event in found]


TWO = """
ask      all dish (()/())
hand p1  porridge3 goat5 boar9
hand p2  trout3 goat4 cake9
now      round=1
"""

THREE = """
ask      all dish (()/()/())
hand p1  porridge3 goat5 boar9
hand p2  trout3 goat4 cake9
hand p3  mushroom2 stew8
now      round=1
"""

ONE = """
ask      all dish (())
hand p1  porridge1 goat5 boar9
now      round=1
"""
