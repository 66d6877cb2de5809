"""What would follow from an answer, as far as the one can know who sees the view."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from dovre.games.towers.actions import ACTS, LAID
from dovre.games.towers.box import UPGRADES
from dovre.games.towers.components import (
    BOSS_LIFE,
    BOSSES,
    CELLS,
    EVENT_OP,
    EVENTS,
    FIXED,
    HERO_CITY,
    KIND,
    MONSTERS,
    N_TOKENS,
    NONE,
    QUESTS,
    SMASHER,
    SPOTS,
    TARGETS,
    bits_of,
)
from dovre.games.towers.path import lay_number, path_of
from dovre.games.towers.rules.dawn import CANNON_TOWER
from dovre.games.towers.view import TowersView
from dovre.kernel.action import Action
from dovre.kernel.game import Label

Teller = Callable[[TowersView, Action], Label]


def question(view: TowersView) -> tuple[Any, ...]:
    """The kind of question the viewer is asked, and the frame on top."""
    decision = view.decision
    return (decision.kind if decision else "", view.frames[-1] if view.frames else ())


def tower_of(view: TowersView, seat: int | None, spot: int) -> int:
    """The tower of a seat on an emplacement, or NONE."""
    towers = view.towers[seat] if seat is not None else ()
    return next((tower for tower in towers if tower >> 3 == spot), NONE)


# -- Dawn -------------------------------------------------------------------------------------------------------------


def _damage_follows(view: TowersView, token: int, damage: int, tower: bool) -> Label:
    """What so much damage does to a creature. [TOWR-A10..TOWR-A14, TOWR-C05, TOWR-C07]"""
    if BOSSES >> token & 1:
        before = view.damage[view.seat or 0]
        now = min(BOSS_LIFE, before + damage)
        key = "captured" if now == BOSS_LIFE else "wounded" if before < FIXED.boss_wounded <= now else "hit"
        return f"fire.boss.{key}", {"n": now, "points": FIXED.boss_values[now]}
    if view.wounded >> token & 1 or damage > 1:
        return "fire.capture", {"n": FIXED.bounty}
    return ("fire.smash" if tower and SMASHER[KIND[token]] else "fire.wound"), {}


def _shot_follows(view: TowersView, action: Action) -> Label:
    """What a shot does: wounds, captures, costs the tower."""
    spot, token = divmod(action.number, N_TOKENS)
    tower = tower_of(view, view.seat, spot)
    if tower == NONE or view.cell[token] == NONE or view.seat is None:
        return None
    wet = view.force != NONE and EVENT_OP[view.force] == "upgrades_off"
    if tower & 7 != CANNON_TOWER or wet:
        return _damage_follows(view, token, 1, True)
    cover = view.path(view.seat).cover[spot]
    others = bits_of(view.crowd[view.seat] & TARGETS[tower >> 1 & 3] & ~(1 << token))
    if any(cover >> view.cell[other] & 1 for other in others):
        return "fire.double", {}
    return _damage_follows(view, token, 2, True)


# -- the Day ----------------------------------------------------------------------------------------------------------


def _act_follows(view: TowersView, action: Action) -> Label:
    """What is left after paying."""
    cost = {"build": FIXED.build_cost, "lengthen": FIXED.lengthen_cost}.get(ACTS[action.number], 0)
    return ("left", {"n": view.crystals[view.seat] - cost}) if cost and view.seat is not None else None


def _use_follows(view: TowersView, action: Action) -> Label:
    """What is left after cost and fee. [TOWR-X08..TOWR-X10]"""
    if view.seat is None:
        return None
    city = HERO_CITY[action.number]
    fee = 0 if city in (NONE, view.city[view.seat]) else FIXED.hero_fee
    price = QUESTS[action.number].cost + fee
    return ("left", {"n": view.crystals[view.seat] - price}) if price else None


def _cash_follows(view: TowersView, action: Action) -> Label:
    if view.seat is None:
        return None
    return "left", {"n": view.crystals[view.seat] + QUESTS[action.number].crystals}


def _lay_follows(view: TowersView, action: Action) -> Label:
    """The new length of the path, and whether a shortcut comes."""
    kind, frame = question(view)
    if kind != "lay" or view.seat is None or action not in view.legal:
        return None
    laid = view.laid[view.seat]
    now = path_of((*laid, lay_number(frame[2], *LAID[action]))).dist[0]
    before = path_of(laid).dist[0]
    return ("lay.shortcut" if now < before else "lay"), {"n": now, "m": before}


def _site_follows(view: TowersView, action: Action) -> Label:
    """How many cells a tower covers there now."""
    if view.seat is None:
        return None
    cover = view.path(view.seat).cover.get(action.number % SPOTS)
    return None if cover is None else ("build", {"n": cover.bit_count()})


def _build_follows(view: TowersView, action: Action) -> Label:
    """The same, and how many creatures it could shoot as they stand now."""
    told = _site_follows(view, action)
    if told is None or view.seat is None:
        return told
    colour, spot = divmod(action.number, SPOTS)
    cover = view.path(view.seat).cover[spot]
    targets = [token for token in bits_of(view.crowd[view.seat] & TARGETS[colour]) if cover >> view.cell[token] & 1]
    return ("build.targets", {**told[1], "m": len(targets)}) if targets else told


# -- towers, creatures, cells -----------------------------------------------------------------------------------------


def _tower_follows(view: TowersView, action: Action) -> Label:
    """An upgrade gives its power. [TOWR-U03]"""
    tower = tower_of(view, view.seat, action.number)
    if tower == NONE or question(view)[0] != "upgrade":
        return None
    return f"upgrade.{UPGRADES[tower >> 1 & 3]}", {}


def _creature_follows(view: TowersView, action: Action) -> Label:
    kind, frame = question(view)
    token = action.number
    if view.cell[token] == NONE:
        return None
    if kind == "capture":
        return "fire.capture", {"n": FIXED.bounty}
    if kind == "damage":
        return _damage_follows(view, token, frame[2], False)
    if kind == "second":
        return _damage_follows(view, token, 2 if token == frame[3] else 1, True)
    return None


def _trap_follows(view: TowersView, action: Action) -> Label:
    """How many steps the monster loses. [TOWR-U05]"""
    if view.seat is None or view.mover[view.seat] == NONE:
        return None
    return "trap", {"n": view.left[view.seat]}


def _raze_follows(view: TowersView, action: Action) -> Label:
    """[TOWR-X05, TOWR-K04]"""
    seat = action.number // SPOTS
    if seat >= view.seats:
        return None
    return ("raze.ransom", {"seat": seat, "n": EVENTS[view.force].n}) if question(view)[0] == "sabotage" else (
        "raze", {"seat": seat}
    )  # fmt: skip


def _cell_follows(view: TowersView, action: Action) -> Label:
    """How many monsters stand there. [TOWR-X14]"""
    if view.seat is None or question(view)[0] == "marker":
        return None
    here = [token for token in bits_of(view.crowd[view.seat] & MONSTERS) if view.cell[token] == action.number]
    return "cell", {"n": len(here)}


def _place_follows(view: TowersView, action: Action) -> Label:
    """How far it then is from that city."""
    seat, cell = divmod(action.number, CELLS)
    if seat >= view.seats or cell >= view.path(seat).length:
        return None
    return "place", {"n": view.path(seat).dist[cell]}


def _pay_follows(view: TowersView, action: Action) -> Label:
    if view.seat is None or view.force == NONE:
        return None
    return "left", {"n": view.crystals[view.seat] - EVENTS[view.force].n}


OUTCOMES: dict[str, Teller] = {
    "act": _act_follows,
    "build": _build_follows,
    "lay": _lay_follows,
    "use": _use_follows,
    "cash": _cash_follows,
    "tower": _tower_follows,
    "site": _site_follows,
    "trap": _trap_follows,
    "raze": _raze_follows,
    "creature": _creature_follows,
    "cell": _cell_follows,
    "place": _place_follows,
    "fire": _shot_follows,
    "pay": _pay_follows,
}
