"""What would follow from an answer, as far as the one can know who sees the view."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from typing import Any

from dovre.games.fall.components import (
    ALL_CELLS,
    BIT,
    BOOST_WIRE,
    BREACH_WIRE,
    CARD_NAMES,
    CARDED,
    CHAMPION_NAMES,
    FACES,
    FIXED,
    JOKER,
    LAP,
    N_PLACES,
    NONE,
    PLACE_CELL,
    PLACE_NAMES,
    QUADRANTS,
    SIGNS,
    SPACE_NUMBER,
    THREE,
    TWO,
    TYPES,
    beside,
)
from dovre.games.fall.rules.ancestry import lay
from dovre.games.fall.view import FallView
from dovre.kernel.action import Action
from dovre.kernel.game import Label

Groups = tuple[tuple[str, int], ...]  # type and power


def question(view: FallView) -> tuple[Any, ...]:
    """The frame on top of the stack: the question and what it is about."""
    return view.frames[-1] if view.frames else ("",)


# -- a card of the draft ----------------------------------------------------------------------------------------------


def groups_of(signs: list[int]) -> Groups:
    """The strongest group of each type, Jokers included, by the masks of one ancestry. [FALL-B14]"""
    found = []
    for kind in range(len(TYPES)):
        best = 0
        left = signs[kind]
        while left:
            group = _group(left & -left, signs[kind] | signs[JOKER])
            left &= ~group
            strong = group & (signs[TWO] | signs[THREE])
            if strong or group & (group - 1):
                best = max(best, _power(signs, group))
        if best:
            found.append((TYPES[kind], best))
    return tuple(found)


def _group(start: int, mates: int) -> int:
    """All symbols that hang together with the first; one of a champion joins any others. [FALL-H10]"""
    if mates > ALL_CELLS:
        return mates
    group = start
    while True:
        more = group | beside(group) & mates
        if more == group:
            return group
        group = more


def _power(signs: list[int], group: int) -> int:
    return group.bit_count() + (group & signs[TWO]).bit_count() + 2 * (group & signs[THREE]).bit_count()


@lru_cache(maxsize=4096)  # every place of every card is told anew for each look at the same question
def drafted(signs: tuple[int, ...], card: int, place: int) -> tuple[int, Groups]:
    """How many quadrants a card would cover, and the strongest group of each type afterwards."""
    masks, cell = list(signs), PLACE_CELL[place]
    covered = sum([masks[CARDED] >> cell + step & 1 for step in QUADRANTS])
    lay(masks, 0, cell, FACES[card])
    return covered, groups_of(masks)


def draft_label(view: FallView, action: Action) -> Label:
    """`Advance 3, empty, Influence, Joker at e5: covers 2; Advance 4, Influence 3`. [FALL-A03, FALL-B14]"""
    card, place = divmod(action.number, N_PLACES)
    if view.seat is None:
        return None
    parts: dict[str, Any] = {"card": CARD_NAMES[card], "place": PLACE_NAMES[place]}
    first = view.seat * SIGNS
    covered, groups = drafted(view.signs[first : first + SIGNS], card, place)
    if not groups:
        return "draft.alone", {**parts, "n": covered}
    return "draft.groups", {**parts, "n": covered, "groups": groups}


# -- the actions ------------------------------------------------------------------------------------------------------


def _always(key: str) -> Callable[[FallView, Action], Label]:
    return lambda view, action: (key, {})


def _cover(view: FallView, action: Action) -> Label:
    return ("cover", {}) if question(view)[0] == "turn" else None


def _take(view: FallView, action: Action) -> Label:
    return ("take", {}) if question(view)[0] == "turn" else None


def _to(view: FallView, action: Action) -> Label:
    """What an Advance meets. [FALL-M07, FALL-M08]"""
    if question(view)[0] != "goal":
        return None
    space = SPACE_NUMBER[action.parts[0]]
    if not view.invaded & BIT[space]:
        return None
    known = [strength for strength in view.gnomes[2 * space : 2 * space + 2] if strength != 0]
    strengths = [strength for strength in known if strength is not None]
    if len(strengths) == len(known):
        return "to.known", {"n": sum(strengths)}
    return "to.unknown", {}


def _influence(view: FallView, action: Action) -> Label:
    """Whether it would bring the lead: with equal influence the first one stays ahead. [FALL-I04]"""
    frame = question(view)
    names = {name: number for number, name in enumerate(_offered(view))}
    at = names.get(action.parts[0], NONE)
    if frame[0] != "influence" or view.seat is None or at == NONE:
        return None
    row = view.influence[at * view.seats : (at + 1) * view.seats]
    leads = view.leads[at]
    mine = row[view.seat] + frame[2] + (not leads)
    best = max([row[seat] for seat in leads if seat != view.seat], default=0)
    return ("influence.leads" if mine > best else "influence.behind"), {"n": mine, "m": best}


def _offered(view: FallView) -> tuple[str, ...]:
    return tuple(["" if champion == NONE else CHAMPION_NAMES[champion] for champion in view.offer])


def _wheel(view: FallView, action: Action) -> Label:
    """The wire on the way; of both the one that hurts. [FALL-G06, FALL-G07, FALL-G09]"""
    passed = {(view.wheel + step) % LAP for step in range(1, action.number + 2)}
    if BREACH_WIRE in passed:
        return "wheel.breach", {"n": FIXED.breach + -(-len(view.beside) // 2)}
    return ("wheel.boost", {}) if BOOST_WIRE in passed else None


OUTCOMES: dict[str, Callable[[FallView, Action], Label]] = {
    "keep": _always("keep"),
    "lairs": _always("lairs"),
    "cover": _cover,
    "take": _take,
    "to": _to,
    "influence": _influence,
    "wheel": _wheel,
    "gate": _always("gate"),
    "rally": _always("rally"),
}
