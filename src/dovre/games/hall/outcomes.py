"""What would follow from an answer, as far as the one can know who sees the view."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from dovre.games.hall.actions import SITES, cell_of_action
from dovre.games.hall.box import CLANS
from dovre.games.hall.components import (
    BIT,
    CASCADE,
    FIXED,
    HALL_HIGH,
    HALL_PLACES,
    LEVEL,
    LEVELS,
    MINERALS,
    PACK_NAMES,
    RUNES_MOST,
    SHAPE_SIZE,
    STATUE_CLANS,
    SYMBOLS,
)
from dovre.games.hall.events import goods_of
from dovre.games.hall.state import NONE
from dovre.games.hall.view import HallView
from dovre.kernel.action import Action
from dovre.kernel.game import Label

Pack = tuple[tuple[int, int] | None, ...]  # card and covered symbols by slot


def cascade(pack: Pack, recruit: int, slot: int) -> list[int]:
    """What a recruit placed here would bring: the bare symbols of all it sets to work. [HALL-R19, HALL-R22]"""
    kinds: list[int] = []
    for below in CASCADE[slot]:
        there = pack[below]
        if there is not None:
            card, load = there
            kinds += [kind for n, kind in enumerate(SYMBOLS[card]) if not load >> n & 1]
    return sorted(kinds + list(SYMBOLS[recruit])) if recruit != NONE else sorted(kinds)


def _always(key: str) -> Callable[[HallView, Action], Label]:
    return lambda view, action: (key, {})


def _question(view: HallView) -> tuple[Any, ...]:
    """The frame on top of the stack: the question and what it is about."""
    return view.frames[-1] if view.frames else ("",)


def _recruit(view: HallView, action: Action) -> Label:
    """What lies on the Troll, and what one of level 3 lets one choose. [HALL-R8, HALL-R10, HALL-R11]"""
    slot = action.number
    goods, clan = goods_of(view.bribes[slot]), view.horde_pedestals[slot]
    if LEVEL[view.horde[slot]] == LEVELS and any(view.bag):
        return ("recruit.bag.bribes" if goods else "recruit.bag"), {"goods": goods}
    if clan != NONE:
        return ("recruit.both" if goods else "recruit.pedestal"), {"goods": goods, "clan": CLANS[clan]}
    return ("recruit.bribes" if goods else "recruit"), {"goods": goods}


def _join(view: HallView, action: Action) -> Label:
    """What the cascade would bring."""
    frame = _question(view)
    if frame[0] != "join" or view.seat is None:
        return None
    pack = tuple(None if slot is None else (slot.card, slot.load) for slot in view.players[view.seat].pack)
    return "join", {"goods": goods_of(cascade(pack, frame[2], PACK_NAMES.index(action.parts[0])))}


def _dig(view: HallView, action: Action) -> Label:
    """The Honor of the Tunnel by its mineral. [HALL-D4, HALL-D5]"""
    scores = [FIXED.tunnel_score[SHAPE_SIZE[action.number]][mineral] for mineral in MINERALS]
    if not any(scores):
        return "dig.nothing", {}
    return "dig", dict(zip(("stone", "iron", "heartstone"), scores, strict=True))


def _cast(view: HallView, action: Action) -> Label:
    """A Spell wears out with its third Rune. [HALL-P3, HALL-P4]"""
    if action.number not in view.grimoire:
        return None
    runes = view.runes[view.grimoire.index(action.number)] + 1
    return ("cast.last", {}) if runes == RUNES_MOST else ("cast", {"n": runes})


def _work(view: HallView, action: Action) -> Label:
    """As many uses as there are open entrances. [HALL-W6]"""
    cell = SITES[action.number]
    if cell not in view.board.sites:
        return None
    beside = view.board.site_sides[view.board.sites.index(cell)]
    opened = sum((beside & player.network).bit_count() for player in view.players)
    return "work", {"n": max(1, opened)}


def _to(view: HallView, action: Action) -> Label:
    """What the Statue would be worth at the end. [HALL-F5, HALL-F6]"""
    frame = _question(view)
    if frame[0] != "to":
        return None
    cell = cell_of_action(action)
    for number in view.halls:
        hall = HALL_PLACES[number]
        if hall.cells & BIT[cell]:
            return ("to.altar", {"honor": HALL_HIGH[hall.way.tile]}) if hall.mark == cell else ("to.hall", {})
    clan = next(clan for clan in range(STATUE_CLANS) if view.statues[clan] & BIT[frame[2]])
    honor = FIXED.statue_value[view.board.zone_of[cell]]
    return "to", {"honor": honor * (2 if view.pedestals[clan] & BIT[cell] else 1)}


OUTCOMES: dict[str, Callable[[HallView, Action], Label]] = {
    "recruit": _recruit,
    "join": _join,
    "dig": _dig,
    "cast": _cast,
    "work": _work,
    "to": _to,
    "establish": _always("establish"),
    "pedestal": _always("pedestal"),
    "hall": _always("hall"),
    "statue": _always("statue"),
    "exile": _always("exile"),
    "fill": _always("fill"),
    "trade": _always("trade"),
}
