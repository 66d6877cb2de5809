"""What would follow from an answer, as far as the one can know who sees the view."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from dovre.games.princesses.components import (
    ACTION_NAMES,
    COMMON,
    FIRST_ROYAL,
    FIRST_VILLAGE,
    HALVES,
    IS_VICTORY,
    N_COUNTED,
    N_PLACES,
    N_RESOURCES,
    PRICES,
    RESERVE,
    RESOURCES,
    ROTATIONS,
    ROUNDS,
    SLOT_KIND,
    STORED,
    VILLAGE_CAULDRONS,
)
from dovre.games.princesses.geometry import AROUND, BIT, CELL_NAMES, HOME, SIDES
from dovre.games.princesses.notation import N_STOCK
from dovre.games.princesses.scoring import PRINCESS as PRINCESS_POINTS
from dovre.games.princesses.scoring import set_points
from dovre.games.princesses.state import PRINCESS
from dovre.games.princesses.view import PrincessesView
from dovre.kernel.action import Action
from dovre.kernel.game import Label, load
from dovre.kernel.rng import Rng

Teller = Callable[[PrincessesView, Action], Label]


def question(view: PrincessesView) -> tuple[Any, ...]:
    """The frame on top of the stack: the question and what it is about."""
    return view.frames[-1] if view.frames else ("",)


def _always(key: str) -> Teller:
    return lambda view, action: (key, {})


# -- laying a tile ----------------------------------------------------------------------------------------------------


def sites_made(view: PrincessesView, seat: int, tile: int, cell: int, rotation: int) -> tuple[int, ...]:
    """Sites that two half-sites would form, by resource. [PRIN-B19]"""
    base, shown, shift = seat * N_RESOURCES, HALVES[tile][rotation], cell * SIDES
    return tuple([(view.halves[base + r] >> shift & shown[r]).bit_count() for r in range(N_RESOURCES)])


def would_seal(view: PrincessesView, seat: int, tile: int, cell: int) -> bool:
    """Whether nothing could be added any more after that. [GAP-08]"""
    around = AROUND[cell]
    blocked = view.blocked[seat] | (around if IS_VICTORY[tile] else 0)
    return not (view.touched[seat] | around) & ~(view.placed[seat] | BIT[cell]) & ~blocked


def _sites(counts: Sequence[int]) -> tuple[tuple[str, int], ...]:
    return tuple([(name, n) for name, n in zip(RESOURCES, counts, strict=True) if n])


def lay_label(view: PrincessesView, action: Action) -> Label:
    """`b16, turned by 2: 1 gold site`, and whether it would close the network."""
    frame = question(view)
    cell, rotation = divmod(action.number, SIDES)
    parts: dict[str, Any] = {"cell": CELL_NAMES[cell], "n": rotation}
    if frame[0] != "lay" or view.seat is None:
        return "lay", parts
    made = _sites(sites_made(view, view.seat, frame[2], cell, rotation))
    sealed = would_seal(view, view.seat, frame[2], cell)
    if made:
        return ("lay.sites_sealed" if sealed else "lay.sites"), {**parts, "sites": made}
    return ("lay.sealed" if sealed else "lay"), parts


def frontier(view: PrincessesView, seat: int) -> list[int]:
    """Cells where a tile with five entrances may lie. [PRIN-B12, PRIN-B13, PRIN-B16]"""
    if not view.placed[seat]:
        return [HOME]
    left = view.touched[seat] & ~view.placed[seat] & ~view.blocked[seat]
    return [cell for cell in range(left.bit_length()) if left >> cell & 1]


def _tile(first: int) -> Teller:
    """The most sites that a tile could make, wherever it goes."""

    def tell(view: PrincessesView, action: Action) -> Label:
        if view.seat is None:
            return None
        tile = first + action.number
        if IS_VICTORY[tile]:
            return "tile.victory", {}
        made = [
            sum(sites_made(view, view.seat, tile, cell, rotation))
            for cell in frontier(view, view.seat)
            for rotation in ROTATIONS[tile]
        ]
        best = max(made, default=0)
        return ("tile.sites", {"n": best}) if best else ("tile.none", {})

    return tell


# -- rounds and moves -------------------------------------------------------------------------------------------------


def _play(view: PrincessesView, action: Action) -> Label:
    """A princess who finds the tower occupied stays away, and what is used up does not come. [PRIN-R5, PRIN-R7]"""
    card = ROUNDS[action.number]
    if card.village >= view.seats:
        return None
    if card.item == 0 and view.stock[card.village * N_STOCK + PRINCESS]:
        return "play.tower", {}
    return ("play.none", {}) if not view.reserve[card.item] else ("play", {})


assert RESERVE[:3] == ("princess", "changeling", "human")  # the items of round cards


def _move(view: PrincessesView, action: Action) -> Label:
    """What could be done there, found on a table that the viewer could believe: all that it goes by lies open."""
    goal = action.number % N_PLACES
    if view.seat is None or action not in view.legal:
        return None
    if goal >= FIRST_VILLAGE and view.crowd[goal - FIRST_VILLAGE] >= VILLAGE_CAULDRONS:
        return "move.chase", {}
    game = load("princesses")
    there = game.apply(game.determinize(view, Rng.of(0)), view.seat, action).state
    deeds = tuple([(ACTION_NAMES[one.number], 1) for one in there.legal(view.seat) if one.verb == "do"])
    return ("move.deeds", {"deeds": deeds}) if deeds else ("move.nothing", {})


def _cave(view: PrincessesView, action: Action) -> Label:
    return ("cave.flee", {}) if question(view)[0] == "flee" else ("cave", {})


# -- actions ----------------------------------------------------------------------------------------------------------


def _do(view: PrincessesView, action: Action) -> Label:
    """Points left afterwards: those of helpers are spent first. [PRIN-M19]"""
    price = PRICES[action.number]
    helped = min(view.helpers, price.ap) if price.helpers else 0
    own, helpers = view.own - price.ap + helped, view.helpers - helped
    return ("do.helped" if helpers else "do"), {"n": own, "m": helpers}


def _end(view: PrincessesView, action: Action) -> Label:
    if view.castle:
        return "end.home", {"n": view.own}
    return ("end", {"n": view.own}) if view.own else None


def _store(view: PrincessesView, action: Action) -> Label:
    """What the piece is worth at the end, with those that are there. [PRIN-E2, PRIN-E3]"""
    if view.seat is None:
        return None
    kind = SLOT_KIND[action.number]
    counts = [view.tally[view.seat * N_COUNTED + at] for at in STORED]
    if kind == len(STORED) - 1:
        return "store", {"n": PRINCESS_POINTS}
    before = sum(set_points((counts[0], counts[1], counts[2])))
    counts[kind] += 1
    return "store", {"n": sum(set_points((counts[0], counts[1], counts[2]))) - before}


def _pay(view: PrincessesView, action: Action) -> Label:
    if view.seat is None:
        return None
    resource = RESOURCES.index(action.parts[0])
    left = view.goods[view.seat * N_RESOURCES + resource] - COMMON.swap[action.number]
    return "pay", {"n": left}


OUTCOMES: dict[str, Teller] = {
    "cave": _cave,
    "play": _play,
    "move": _move,
    "chase": _always("chase"),
    "do": _do,
    "village": _always("village"),
    "store": _store,
    "pay": _pay,
    "tile": _tile(0),
    "gain": _tile(FIRST_ROYAL),
    "troll": _always("troll"),
    "human": _always("human"),
    "claim": _always("claim"),
    "end": _end,
}
