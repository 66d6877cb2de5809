"""Answers as words for the one who sees the view."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from typing import Any

from dovre.games.hall.actions import SITES, cell_of_action
from dovre.games.hall.box import CLANS, KINDS, Use
from dovre.games.hall.components import (
    BIT,
    BOX,
    BRIBED,
    CASCADE,
    CELL_NAMES,
    CELL_NUMBER,
    FIXED,
    GILDED_ARCH,
    HALL_HIGH,
    HALL_LOW,
    HALL_PLACES,
    HEARTSTONE,
    HORDE_NAMES,
    PACK_NAMES,
    SHAPE_SIZE,
    SHAPES,
    SIDES,
    STATUE_CLANS,
    STEWARD_PAY,
    THUNDERCLAP,
    TUNNEL_CELLS,
    TUNNEL_PLACES,
    TUNNEL_SHAPE,
    WORKSHOPS,
    card_name,
    cells_of,
)
from dovre.games.hall.events import Goods, goods_of
from dovre.games.hall.rules.dig import SPARED_RUBBLE
from dovre.games.hall.rules.pay import TO_STOCK
from dovre.games.hall.rules.spells import RITUAL_GAINS
from dovre.games.hall.state import NONE
from dovre.games.hall.view import HallView
from dovre.kernel.action import Action
from dovre.kernel.game import Label
from dovre.kernel.texts import Texts

Teller = Callable[[HallView, Action], Label]
NOTES_MOST = 38  # letters of notes that a button has room for


def use_words(use: Use, texts: Texts) -> str:
    """`Give 1 Coin for 1 Iron`."""
    key, parts = _use_parts(use)
    return texts.say(f"action.{key}", **parts)


def lay_notes(view: HallView, cells: int, texts: Texts) -> tuple[str, ...]:
    """What a tile on these cells costs beside minerals and what it finds; many finds are told as a sum."""
    hammers = (view.rubble & cells).bit_count()
    if hammers and view.charm == THUNDERCLAP:
        hammers = max(0, hammers - SPARED_RUBBLE)
    buried = view.buried & cells
    fire, ice, moon = view.statues
    clans = _clans_under(view, cells) if (fire | ice | moon) & cells else ()
    return _notes(texts, hammers, _riches(view.side, buried) if buried else (), clans)


def _clans_under(view: HallView, cells: int) -> tuple[str, ...]:
    """The clans of the Statues on these cells."""
    return tuple(CLANS[clan] for clan in range(STATUE_CLANS) for _ in cells_of(view.statues[clan] & cells))


@lru_cache(maxsize=4096)
def _riches(side: int, buried: int) -> Goods:
    """What lies buried under these cells."""
    found = (SIDES[side].riches[cell] for cell in cells_of(buried))
    return goods_of(kind for kind, amount in found for _ in range(amount))


@lru_cache(maxsize=1024)  # a question lists hundreds of places that cost and find the same
def _notes(texts: Texts, hammers: int, goods: Goods, clans: tuple[str, ...]) -> tuple[str, ...]:
    cost = ["−" + texts.say("resource.hammer", n=hammers)] if hammers else []
    finds = ["+" + texts.say(f"resource.{name}", n=n) for name, n in goods]
    finds += [texts.say(f"statue.{clan}") for clan in clans]
    if len(", ".join(cost + finds)) > NOTES_MOST:
        finds = ["+" + texts.say("resource.sum", n=sum(n for _, n in goods))] if goods else []
        finds += [texts.say("statue.sum", n=len(clans))] if clans else []
    return (*cost, *finds)


def _way(name: str) -> int:
    """How a tile is turned, as the page counts it: 1 for `l4a`, 2 for `l4b`."""
    return ord(name[-1]) - ord("a") + 1


def lay_label(view: HallView, action: Action, texts: Texts) -> str:
    """Where, what it costs in Hammers and what it brings to light. Hundreds are asked for at once."""
    name, cell = action.parts
    notes = lay_notes(view, TUNNEL_CELLS[action.number], texts)
    if notes:
        return texts.say("action.lay.notes", cell=cell, way=_way(name), notes=", ".join(notes))
    return texts.say("action.lay", cell=cell, way=_way(name))


def cell_words(view: HallView, name: str, texts: Texts) -> str:
    """`k12, grey zone, rubble, 2 Stone`: what lies in the rock of a cell; "" if it is none of the mountain."""
    cell = CELL_NUMBER.get(name, NONE)
    if cell == NONE or not view.board.mountain & BIT[cell]:
        return ""
    if view.board.heart & BIT[cell]:
        return texts.say("cell.heart", cell=name)
    told = [texts.say("cell.zone", cell=name, zone=FIXED.zone_names[view.board.zone_of[cell]])]
    if view.rubble & BIT[cell]:
        told.append(texts.say("cell.rubble"))
    if view.buried & BIT[cell]:
        told += [texts.say(f"resource.{kind}", n=n) for kind, n in _riches(view.side, BIT[cell])]
    return ", ".join(told)


# -- what several answers need ----------------------------------------------------------------------------------------


def _named(*names: str) -> Teller:
    """An answer whose parts its sentence tells as they are."""
    return lambda view, action: (action.verb, dict(zip(names, action.parts, strict=True)))


def _of_horde(view: HallView, action: Action) -> Label:
    """A Troll of the horde, by its slot."""
    slot = action.parts[0]
    card = view.horde[HORDE_NAMES.index(slot)]
    return (action.verb, {"troll": card_name(card), "slot": slot}) if card != NONE else None


def _of_pack(view: HallView, action: Action) -> Label:
    """A Troll of the own pack, by its slot."""
    troll = _pack_troll(view, action.parts[-1])
    return (action.verb, {"troll": troll, "slot": action.parts[-1]}) if troll else None


def _pack_troll(view: HallView, name: str) -> str | None:
    if view.seat is None:
        return None
    slot = view.players[view.seat].pack[PACK_NAMES.index(name)]
    return card_name(slot.card) if slot is not None else None


def _question(view: HallView) -> tuple[Any, ...]:
    """The frame on top of the stack: the question and what it is about."""
    return view.frames[-1] if view.frames else ("",)


def _clan_at(masks: tuple[int, ...], cell: int) -> int:
    return next((clan for clan in range(STATUE_CLANS) if masks[clan] & BIT[cell]), NONE)


# -- steps 1 and 2 ----------------------------------------------------------------------------------------------------


def _draft(view: HallView, action: Action) -> Label:
    """Only what one holds can be meant."""
    hand = () if view.seat is None else view.players[view.seat].hand or ()
    troll, slot = action.parts
    return ("draft", {"troll": troll, "slot": slot}) if troll in map(card_name, hand) else None


def _work(view: HallView, action: Action) -> Label:
    cell = SITES[action.number]
    if cell not in view.board.sites:
        return None
    kind = view.sites[view.board.sites.index(cell)]
    return ("work", {"workshop": WORKSHOPS[kind], "cell": action.parts[0]}) if kind != NONE else None


def _use(view: HallView, action: Action) -> Label:
    frame = _question(view)
    if frame[0] != "use":
        return None
    uses = BOX.workshops[view.sites[frame[2]]].uses
    return _use_parts(uses[action.number]) if action.number < len(uses) else None


def _use_parts(use: Use) -> tuple[str, dict[str, Any]]:
    if use.pay == STEWARD_PAY:
        return "use.steward", {}
    return "use", {"paid": ((use.pay, use.paid),), "gained": ((use.gain, use.gained),)}


def _recruit(view: HallView, action: Action) -> Label:
    told = _of_horde(view, action)
    bribes = sum(view.horde[below] != NONE for below in BRIBED[action.number])
    return ("recruit.bribes", {**told[1], "n": bribes}) if told and bribes else told


def _dig(view: HallView, action: Action) -> Label:
    return "dig", {"shape": action.parts[0], "size": SHAPE_SIZE[action.number]}


def _join(view: HallView, action: Action) -> Label:
    slot = action.parts[0]
    return "join", {"slot": slot, "n": len(CASCADE[PACK_NAMES.index(slot)])}


def _ore(view: HallView, action: Action) -> Label:
    """What the whole tile costs and the Honor it brings, the Gilded Arch included."""
    frame = _question(view)
    if action.parts[0] == "mixed":
        return "ore.mixed", {}
    if frame[0] != "ore":
        return None
    size = SHAPE_SIZE[TUNNEL_SHAPE[frame[2]]]
    column = min(action.number + (view.charm == GILDED_ARCH), HEARTSTONE)
    return "ore", {"goods": ((action.parts[0], size),), "honor": FIXED.tunnel_score[size][column]}


def _pedestal(view: HallView, action: Action) -> Label:
    frame = _question(view)
    if frame[0] != "pedestal":
        return None
    honor = view.track[view.board.zone_of[frame[2]] * STATUE_CLANS + action.number]
    return ("pedestal", {"clan": action.parts[0], "honor": honor}) if honor is not None else None


def _trade(view: HallView, action: Action) -> Label:
    return "trade", {"kind": action.parts[0], "give": FIXED.trade_give}


# -- paying -----------------------------------------------------------------------------------------------------------


def _pay(view: HallView, action: Action) -> Label:
    """What is given and from where; a bribe also says to whom."""
    if len(action.parts) == 1:
        return f"pay.{action.parts[0]}", {}
    frame = _question(view)
    if frame[0] != "pay":
        return None
    kind, source = action.parts
    to = frame[4]
    key = "pay.move" if to == TO_STOCK else "pay.bribe" if to >= 0 else "pay"
    parts: dict[str, Any] = {"kind": kind}
    if to >= 0:
        parts["horde"] = card_name(view.horde[to])
    if source == "stock":
        return f"{key}.stock", parts
    troll = _pack_troll(view, source)
    return (key, {**parts, "troll": troll, "slot": source}) if troll else None


# -- steps 3 and 4 ----------------------------------------------------------------------------------------------------


def _hall(view: HallView, action: Action) -> Label:
    hall = action.number
    return "hall", {"hall": action.parts[0], "low": HALL_LOW[hall], "high": HALL_HIGH[hall]}


def _build(view: HallView, action: Action) -> Label:
    name, cell = action.parts
    return "build", {"cell": cell, "way": _way(name), "altar": CELL_NAMES[HALL_PLACES[action.number].mark]}


def _statue(view: HallView, action: Action) -> Label:
    clan = _clan_at(view.statues, cell_of_action(action))
    if clan == NONE:
        return None
    key = "statue.exchange" if _question(view)[0] == "exchange" else "statue"
    return key, {"clan": CLANS[clan], "cell": action.parts[0]}


def _to(view: HallView, action: Action) -> Label:
    """Where the Statue would stand, and what counts there at the end. [HALL-F5, HALL-F6]"""
    frame = _question(view)
    if frame[0] != "to":
        return None
    cell = cell_of_action(action)
    for number in view.halls:
        hall = HALL_PLACES[number]
        if hall.cells & BIT[cell]:
            return "to.altar" if hall.mark == cell else "to.hall", {"cell": action.parts[0]}
    clan = _clan_at(view.statues, frame[2])
    key = "to.pedestal" if view.pedestals[clan] & BIT[cell] else "to"
    return key, {"cell": action.parts[0], "zone": FIXED.zone_names[view.board.zone_of[cell]]}


# -- spells -----------------------------------------------------------------------------------------------------------


def _ritual(view: HallView, action: Action) -> Label:
    kind, amount = RITUAL_GAINS[action.number]
    return "ritual", {"goods": ((KINDS[kind], amount),)}


def _steal(view: HallView, action: Action) -> Label:
    told = _of_horde(view, action)
    return ("steal", {**told[1], "kind": action.parts[1]}) if told else None


def _fill(view: HallView, action: Action) -> Label:
    cell = cell_of_action(action)
    for place in view.tunnels:
        if TUNNEL_PLACES[place].first == cell:
            return "fill", {"shape": SHAPES[TUNNEL_SHAPE[place]], "cell": action.parts[0]}
    return None


def _done(view: HallView, action: Action) -> Label:
    """What one leaves undone."""
    return (f"done.{view.decision.kind}", {}) if view.decision is not None else None


LABELS: dict[str, Teller] = {
    "offer": _named("workshop"),
    "portal": _named("cell"),
    "draft": _draft,
    "cast": _named("spell"),
    "work": _work,
    "use": _use,
    "recruit": _recruit,
    "dig": _dig,
    "skip": _named(),
    "spare": _of_horde,
    "take": _named("clan"),
    "join": _join,
    "ore": _ore,
    "pay": _pay,
    "pedestal": _pedestal,
    "establish": _named("cell", "workshop"),
    "hall": _hall,
    "build": _build,
    "statue": _statue,
    "to": _to,
    "ritual": _ritual,
    "steal": _steal,
    "exile": _of_horde,
    "echo": _of_pack,
    "fill": _fill,
    "swap": _named("put", "clan"),
    "draw": _named(),
    "trade": _trade,
    "stop": _named(),
    "done": _done,
    "end": _named(),
}
