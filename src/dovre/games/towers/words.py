"""Answers as words for the one who sees the view."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from dovre.games.towers.actions import LAID
from dovre.games.towers.components import (
    CELL_NAMES,
    CELLS,
    COLOURS,
    CORNERS,
    CREATURES,
    KIND,
    N_TOKENS,
    NONE,
    QUEST_NAMES,
    QUESTS,
    SPOT_NAMES,
    SPOTS,
    bits_of,
)
from dovre.games.towers.outcomes import question, tower_of
from dovre.games.towers.path import LAYS, SHAPES, lay_number, path_of, placements
from dovre.games.towers.view import TowersView
from dovre.kernel.action import Action
from dovre.kernel.game import Label
from dovre.kernel.texts import Texts

SIDE_NAMES = ("north", "east", "south", "west")
Teller = Callable[[TowersView, Action], Label]


def place_names(texts: Texts) -> dict[str, str]:
    """`Cell 5` for a cell, `5, top left` for an emplacement."""
    cells = {f"cell.{name}": texts.say("place.cell", n=cell + 1) for cell, name in enumerate(CELL_NAMES)}
    spots = {
        f"spot.{name}": texts.say(f"place.{CORNERS[spot % 4]}", n=spot // 4 + 1) for spot, name in enumerate(SPOT_NAMES)
    }
    return {**cells, **spots}


def cell_words(view: TowersView, own: str, texts: Texts) -> str:
    """What a cell of a path is, by its name `p1.c5`: how far it is from the city, and who stands there."""
    seat = {f"p{seat + 1}": seat for seat in range(view.seats)}.get(own.partition(".")[0])
    name = own.partition(".")[2]
    if seat is None or name not in CELL_NAMES or CELL_NAMES.index(name) >= view.path(seat).length:
        return ""
    cell = CELL_NAMES.index(name)
    here = [token for token in bits_of(view.crowd[seat]) if view.cell[token] == cell]
    who = texts.join([texts.say(f"face.{_face(view, token)}") for token in here])
    return texts.say("board.cell.holds" if here else "board.cell", cell=name, n=view.path(seat).dist[cell], list=who)


def _named(*names: str) -> Teller:
    """An answer whose parts its sentence tells as they are."""
    return lambda view, action: (action.verb, dict(zip(names, action.parts, strict=True)))


def _by_question(*names: str) -> Teller:
    """The same, with a sentence for each question."""
    return lambda view, action: (f"{action.verb}.{question(view)[0]}", dict(zip(names, action.parts, strict=True)))


def _face(view: TowersView, token: int) -> str:
    """Which creature it is: kind and face, as a key below `face`."""
    kind = CREATURES[KIND[token]]
    return f"{kind}.wounded" if view.wounded >> token & 1 else kind


def _creature(view: TowersView, action: Action) -> Label:
    """`Wounded goblin, cell 5`; on a city board whose it is."""
    token = action.number
    kind = question(view)[0]
    if kind in ("", "night"):
        return None
    if view.cell[token] == NONE:
        jailer = next((seat for seat in range(view.seats) if view.caught[seat] >> token & 1), None)
        told = kind == "free" and jailer is not None
        return ("creature.free", {"kind": CREATURES[KIND[token]], "seat": jailer}) if told else None
    parts: dict[str, Any] = {"face": _face(view, token), "cell": CELL_NAMES[view.cell[token]]}
    if kind in ("damage", "capture"):
        host = next(seat for seat in range(view.seats) if view.crowd[seat] >> token & 1)
        return f"creature.{kind}", {**parts, "seat": host}
    if kind == "second" and token == question(view)[1][3]:
        return "creature.again", parts
    return f"creature.{kind}", parts


def _tower(view: TowersView, action: Action) -> Label:
    tower = tower_of(view, view.seat, action.number)
    if tower == NONE:
        return None
    return f"tower.{question(view)[0]}", {"colour": COLOURS[tower >> 1 & 3], "spot": action.parts[0]}


def _fire(view: TowersView, action: Action) -> Label:
    spot, token = divmod(action.number, N_TOKENS)
    tower = tower_of(view, view.seat, spot)
    if tower == NONE or view.cell[token] == NONE:
        return None
    parts = {
        "colour": COLOURS[tower >> 1 & 3],
        "spot": SPOT_NAMES[spot],
        "face": _face(view, token),
        "cell": CELL_NAMES[view.cell[token]],
    }
    return "fire", parts


def _raze(view: TowersView, action: Action) -> Label:
    seat, spot = divmod(action.number, SPOTS)
    tower = tower_of(view, seat, spot) if seat < view.seats else NONE
    if tower == NONE:
        return None
    return "raze", {"colour": COLOURS[tower >> 1 & 3], "spot": SPOT_NAMES[spot], "seat": seat}


def _build(view: TowersView, action: Action) -> Label:
    return "build", {"colour": action.parts[0], "spot": action.parts[1]}


def _use(view: TowersView, action: Action) -> Label:
    card = QUESTS[action.number]
    key = "use.free" if card.cost == 0 else "use"
    return key, {"card": QUEST_NAMES[action.number], "n": card.cost}


def _cash(view: TowersView, action: Action) -> Label:
    return "cash", {"card": QUEST_NAMES[action.number], "n": QUESTS[action.number].crystals}


def _place(view: TowersView, action: Action) -> Label:
    seat, cell = divmod(action.number, CELLS)
    return ("place", {"seat": seat, "cell": CELL_NAMES[cell]}) if seat < view.seats else None


def _lay(view: TowersView, action: Action) -> Label:
    """Where the path goes on, and how long it is then; None for exits that this tile does not have."""
    kind, frame = question(view)
    if kind != "lay" or LAID[action] not in LAYS[frame[2]]:
        return None
    entry, exit_ = LAID[action]
    laid = view.laid[frame[1]]
    before = path_of(laid)
    side = SIDE_NAMES[SHAPES[frame[2]][entry][before.side][1][exit_][1]]
    parts = {"entry": action.parts[0], "side": side}
    if (entry, exit_) not in placements(before, frame[2]):
        return "lay", {**parts, "n": before.dist[0]}
    length = path_of((*laid, lay_number(frame[2], entry, exit_))).dist[0]
    return ("lay.shortcut" if length < before.dist[0] else "lay"), {**parts, "n": length}


def _none(view: TowersView, action: Action) -> Label:
    return f"none.{question(view)[0]}", {}


LABELS: dict[str, Teller] = {
    "city": _named("city"),
    "act": lambda view, action: (f"act.{action.parts[0]}", {}),
    "build": _build,
    "lay": _lay,
    "use": _use,
    "cash": _cash,
    "discard": _named("card"),
    "tower": _tower,
    "site": _named("spot"),
    "trap": _named("spot"),
    "aura": _named("spot"),
    "raze": _raze,
    "creature": _creature,
    "cell": _by_question("cell"),
    "place": _place,
    "step": _named("cell"),
    "back": _named("n"),
    "fire": _fire,
    "pay": _named(),
    "refuse": _named(),
    "none": _none,
}
