"""Answers as words for the one who sees the view."""

from __future__ import annotations

from typing import Any

from dovre.games.hall.actions import SITES, which
from dovre.games.hall.box import CLANS, Use
from dovre.games.hall.components import (
    BIT,
    BOX,
    CELL_NUMBER,
    FIXED,
    HORDE_NAMES,
    PACK_NAMES,
    SHAPE_SIZE,
    STATUE_CLANS,
    STEWARD_PAY,
    TUNNEL_CELLS,
    TUNNEL_PLACES,
    TUNNEL_SHAPE,
    WORKSHOPS,
    card_name,
)
from dovre.games.hall.events import goods_of
from dovre.games.hall.state import NONE
from dovre.games.hall.view import HallView
from dovre.kernel.action import Action
from dovre.kernel.texts import Texts

NAMED = {  # the parts of an answer, by verb, as its sentence names them
    "offer": ("workshop",),
    "portal": ("cell",),
    "draft": ("troll", "slot"),
    "cast": ("spell",),
    "recruit": ("slot",),
    "dig": ("shape",),
    "spare": ("slot",),
    "take": ("clan",),
    "join": ("slot",),
    "ore": ("ore",),
    "pay": ("kind", "source"),
    "pedestal": ("clan",),
    "establish": ("cell", "workshop"),
    "hall": ("hall",),
    "build": ("way", "cell"),
    "statue": ("cell",),
    "to": ("cell",),
    "ritual": ("ore",),
    "steal": ("slot", "resource"),
    "exile": ("slot",),
    "echo": ("slot",),
    "fill": ("cell",),
    "swap": ("put", "clan"),
    "trade": ("resource",),
}


def label(view: HallView, action: Action, texts: Texts) -> str:
    """`Recruit Cinder Hauler (b2)`: the answer as a button says it."""
    verb = action.verb
    parts: dict[str, Any] = dict(zip(NAMED.get(verb, ()), action.parts, strict=False))
    key = f"action.{verb}"
    if verb in ("recruit", "spare", "steal", "exile"):
        card = view.horde[HORDE_NAMES.index(action.parts[0])]
        if card == NONE:
            return action.token
        parts["troll"] = card_name(card)
    elif verb == "echo" and view.seat is not None:
        slot = view.players[view.seat].pack[PACK_NAMES.index(action.parts[0])]
        parts["troll"] = card_name(slot.card) if slot is not None else "start-1"
    elif verb == "work":
        parts["cell"] = action.parts[0]
        site = (
            view.board.sites.index(CELL_NUMBER[action.parts[0]]) if SITES[which(action)] in view.board.sites else NONE
        )
        if site == NONE or view.sites[site] == NONE:
            return action.token
        parts["workshop"] = WORKSHOPS[view.sites[site]]
    elif verb == "use":
        return _use_label(view, action, texts)
    elif verb == "lay":
        return _lay_label(view, action, texts)
    elif verb == "dig":
        parts["size"] = SHAPE_SIZE[which(action)]
    elif verb in ("statue", "to"):
        parts.update(_statue_parts(view, action))
        if "clan" in parts:
            key += ".clan"
    elif verb == "pay":
        key = f"action.pay.{action.parts[0]}" if len(action.parts) == 1 else "action.pay"
        if action.parts[-1] == "stock":
            key += ".stock"
        elif len(action.parts) == 2 and view.seat is not None:
            slot = view.players[view.seat].pack[PACK_NAMES.index(action.parts[1])]
            parts["troll"] = card_name(slot.card) if slot is not None else "start-1"
    elif verb == "pedestal":
        parts["honor"] = _token_at_anchor(view, CLANS.index(action.parts[0]))
    elif verb == "build" and view.frames:
        parts["hall"] = BOX.halls[view.frames[-1][2]].id if view.frames[-1][0] == "place_hall" else action.parts[0][:-1]
    elif verb == "ore":
        key, parts = _ore_parts(view, action)
    elif verb == "done" and view.decision is not None and texts.has(f"action.done.{view.decision.kind}"):
        key = f"action.done.{view.decision.kind}"
    return texts.say(key, **parts)


def _use_label(view: HallView, action: Action, texts: Texts) -> str:
    frame = view.frames[-1] if view.frames else ("",)
    if frame[0] != "use":
        return action.token
    uses = BOX.workshops[view.sites[frame[2]]].uses
    return use_words(uses[which(action)], texts) if which(action) < len(uses) else action.token


def use_words(use: Use, texts: Texts) -> str:
    """`1 Coin for 1 Iron`."""
    if use.pay == STEWARD_PAY:
        return texts.say("action.use.steward")
    paid = texts.say("resource.any" if use.pay == "any" else f"resource.{use.pay}", n=use.paid)
    return texts.say("action.use", paid=paid, gained=texts.say(f"resource.{use.gain}", n=use.gained))


def _lay_label(view: HallView, action: Action, texts: Texts) -> str:
    """Where, what it costs in Hammers and what it brings to light."""
    place = which(action)
    cells = TUNNEL_CELLS[place]
    parts = {"size": SHAPE_SIZE[TUNNEL_SHAPE[place]], "cell": action.parts[1], "way": action.parts[0][-1]}
    words = texts.say("action.lay", **parts)
    notes = lay_notes(view, cells, texts)
    return f"{words} ({', '.join(notes)})" if notes else words


def lay_notes(view: HallView, cells: int, texts: Texts) -> list[str]:
    """What a tile on these cells costs beside minerals and what it finds."""
    notes = []
    rubble = (view.rubble & cells).bit_count()
    if rubble:
        notes.append("−" + texts.say("resource.hammer", n=rubble))
    riches = [view.board.riches[cell] for cell in view.board.riches if BIT[cell] & cells & view.buried]
    for name, n in goods_of(kind for kind, amount in riches for _ in range(amount)):
        notes.append("+" + texts.say(f"resource.{name}", n=n))
    for clan in range(STATUE_CLANS):
        notes += [texts.say(f"statue.{CLANS[clan]}")] * (view.statues[clan] & cells).bit_count()
    return notes


def _statue_parts(view: HallView, action: Action) -> dict[str, Any]:
    cell = CELL_NUMBER[action.parts[0]]
    if action.verb == "to":
        return {}
    for clan in range(STATUE_CLANS):
        if view.statues[clan] & BIT[cell]:
            return {"clan": CLANS[clan]}
    return {}


def _token_at_anchor(view: HallView, clan: int) -> int:
    if not view.frames or view.frames[-1][0] != "pedestal":
        return 0
    return view.track[view.board.zone_of[view.frames[-1][2]] * STATUE_CLANS + clan] or 0


def _ore_parts(view: HallView, action: Action) -> tuple[str, dict[str, Any]]:
    if action.parts[0] == "mixed" or not view.frames or view.frames[-1][0] != "ore":
        return "action.ore.mixed", {}
    size = SHAPE_SIZE[TUNNEL_PLACES[view.frames[-1][2]].way.tile]
    return "action.ore", {"goods": ((action.parts[0], size),), "honor": FIXED.tunnel_score[size][which(action)]}
