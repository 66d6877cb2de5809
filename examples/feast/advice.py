"""What a sensible guest values: the worth of each legal answer, in points, from the view alone."""

from __future__ import annotations

from collections.abc import Callable

from dovre.kernel.action import Action
from feast.actions import ALPHABET, LOUDLY, SOFTLY
from feast.components import (
    ANTLER_POINTS,
    DISHES,
    DRINK_WEIGHT,
    HONOUR_POINTS,
    KING_DIE,
    LOUD_FORCE,
    LOUD_WEIGHT,
    PILLOW_POINTS,
    PILLOW_RELIEF,
    TASTE,
    WASH_RELIEF,
    WEIGHT,
)
from feast.view import FeastView

USUAL_WEIGHT = 2.6  # what a round costs the belly, with care
USUAL_BOAST = 1.0  # what a rival's boast adds to a dish, on average
SLEEP = 9.0  # what falling asleep costs
STRAIN = 0.7  # what it costs to be too full by one for the rounds to come


def advice(view: FeastView) -> list[tuple[Action, float]]:
    """The viewer's legal answers with what a sensible player would give for each."""
    return [(action, JUDGES[action.verb](view, action)) for action in view.legal]


# -- what the belly can take ------------------------------------------------------------------------------------------


def _strain(view: FeastView, belly: float, rounds_left: int) -> float:
    """What it costs to be so full with so many rounds still to come: nothing while there is room for all of them."""
    most = view.length.belly
    if belly > most:
        return SLEEP
    return max(0.0, belly + rounds_left * USUAL_WEIGHT - most) * STRAIN


def _relief(view: FeastView, seat: int, weight: float) -> float:
    """What a change of the belly is worth."""
    left = view.length.rounds - view.round
    return _strain(view, view.belly[seat], left) - _strain(view, max(0, view.belly[seat] + weight), left)


# -- dish and boast ---------------------------------------------------------------------------------------------------


def _chance(view: FeastView, force: int) -> float:
    """How likely this force wins the round."""
    if view.seats == 1:
        throws = [2 + one + two for one in range(KING_DIE) for two in range(KING_DIE)]
        return sum(force >= throw for throw in throws) / len(throws)
    unseen = [dish for dish in range(len(DISHES)) if not _is_seen(view, dish)]
    weaker = sum(TASTE[dish] + USUAL_BOAST < force for dish in unseen) / len(unseen)
    rivals = sum(view.is_awake(seat) for seat in range(view.seats)) - 1
    return float(weaker ** (rivals * 1.3))  # rivals choose among several dishes


def _is_seen(view: FeastView, dish: int) -> bool:
    assert view.seat is not None
    return dish in view.eaten or dish in view.plates or dish in view.hands[view.seat]


def _meal(view: FeastView, dish: int, loud: bool) -> float:
    assert view.seat is not None
    chance = _chance(view, TASTE[dish] + loud * LOUD_FORCE)
    return chance * (ANTLER_POINTS + 0.5) + _relief(view, view.seat, WEIGHT[dish] + loud * LOUD_WEIGHT)


def _dish(view: FeastView, action: Action) -> float:
    return max(_meal(view, action.number, False), _meal(view, action.number, True))


def _boast(view: FeastView, action: Action) -> float:
    dish = ALPHABET[view.own_choice[0]].number
    return _meal(view, dish, action is LOUDLY) + (action is SOFTLY) * 0.01


# -- after the round --------------------------------------------------------------------------------------------------


def _take(view: FeastView, action: Action) -> float:
    assert view.seat is not None
    if action.parts == ("antler",):
        return float(ANTLER_POINTS)
    return PILLOW_POINTS + _relief(view, view.seat, -PILLOW_RELIEF)


def _wash(view: FeastView, action: Action) -> float:
    assert view.seat is not None
    return _relief(view, view.seat, -WASH_RELIEF)


def _leave(view: FeastView, action: Action) -> float:
    return 0.25 if view.deck and view.round < view.length.rounds else 0.0


# -- the toast --------------------------------------------------------------------------------------------------------


def _point(view: FeastView, action: Action) -> float:
    """Best at the one for whom a drink is hardest."""
    return HONOUR_POINTS - 0.1 - _relief(view, action.number, DRINK_WEIGHT) / SLEEP


def _drink(view: FeastView, action: Action) -> float:
    assert view.seat is not None
    return _relief(view, view.seat, DRINK_WEIGHT)


def _show(view: FeastView, action: Action) -> float:
    """The rival gains a point; the less a dish says, the better."""
    return -HONOUR_POINTS / max(1, view.seats - 1) - 0.02 * TASTE[action.number]


def _nothing(view: FeastView, action: Action) -> float:
    return 0.0


JUDGES: dict[str, Callable[[FeastView, Action], float]] = {
    "dish": _dish,
    "boast": _boast,
    "take": _take,
    "wash": _wash,
    "leave": _leave,
    "point": _point,
    "pass": _nothing,
    "drink": _drink,
    "show": _show,
}
