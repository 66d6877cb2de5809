"""Answers as words for the one who sees the view."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from dovre.games.towers.actions import LAID
from dovre.games.towers.components import (
    BOSSES,
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
from dovre.games.towers.path import lay_number, path_of
from dovre.games.towers.rules.dawn import CANNON_TOWER
from dovre.games.towers.view import TowersView
from dovre.kernel.action import Action
from dovre.kernel.game import Label
from dovre.kernel.texts import Texts

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


def _question(view: TowersView) -> tuple[Any, ...]:
    """The kind of question the viewer is asked, and the frame on top."""
    decision = view.decision
    return (decision.kind if decision else "", view.frames[-1] if view.frames else ())


def _named(*names: str) -> Teller:
    """An answer whose parts its sentence tells as they are."""
    return lambda view, action: (action.verb, dict(zip(names, action.parts, strict=True)))


def _by_question(*names: str) -> Teller:
    """The same, with a sentence for each question."""
    return lambda view, action: (f"{action.verb}.{_question(view)[0]}", dict(zip(names, action.parts, strict=True)))


def tower_of(view: TowersView, seat: int | None, spot: int) -> int:
    """The tower of a seat on an emplacement, or NONE."""
    towers = view.towers[seat] if seat is not None else ()
    return next((tower for tower in towers if tower >> 3 == spot), NONE)


def _face(view: TowersView, token: int) -> str:
    """Which creature it is: kind and face, as a key below `face`."""
    kind = CREATURES[KIND[token]]
    return f"{kind}.wounded" if view.wounded >> token & 1 else kind


def _creature(view: TowersView, action: Action) -> Label:
    """`Wounded goblin, cell 5`; on a city board without cell."""
    token = action.number
    kind = _question(view)[0]
    if kind in ("", "night"):
        return None
    if view.cell[token] == NONE:
        return ("creature.free", {"kind": CREATURES[KIND[token]]}) if kind == "free" else None
    parts: dict[str, Any] = {"face": _face(view, token), "cell": CELL_NAMES[view.cell[token]]}
    if kind in ("damage", "capture"):
        host = next(seat for seat in range(view.seats) if view.crowd[seat] >> token & 1)
        return f"creature.{kind}", {**parts, "seat": host}
    if kind == "second" and token == _question(view)[1][3]:
        return "creature.again", parts
    return f"creature.{kind}", parts


def _tower(view: TowersView, action: Action) -> Label:
    tower = tower_of(view, view.seat, action.number)
    if tower == NONE:
        return None
    return f"tower.{_question(view)[0]}", {"colour": COLOURS[tower >> 1 & 3], "spot": action.parts[0]}


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
    return "lay", {"entry": action.parts[0], "exit": action.parts[1]}


def _none(view: TowersView, action: Action) -> Label:
    return f"none.{_question(view)[0]}", {}


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


# -- what would follow ------------------------------------------------------------------------------------------------


def _shot_follows(view: TowersView, action: Action) -> Label:
    """What a shot does: wounds, captures, costs the tower."""
    spot, token = divmod(action.number, N_TOKENS)
    tower = tower_of(view, view.seat, spot)
    if tower == NONE or view.cell[token] == NONE:
        return None
    if tower & 7 == CANNON_TOWER:
        return "fire.double", {}
    if BOSSES >> token & 1:
        return "fire.boss", {"n": view.damage[view.seat or 0] + 1}
    if view.wounded >> token & 1:
        return "fire.capture", {}
    return ("fire.smash" if CREATURES[KIND[token]] == "orc" else "fire.wound"), {}


def _lay_follows(view: TowersView, action: Action) -> Label:
    """The new length of the path, and whether a shortcut comes."""
    kind, frame = _question(view)
    if kind != "lay" or view.seat is None or action not in view.legal:
        return None
    laid = view.laid[view.seat]
    now = path_of((*laid, lay_number(frame[2], *LAID[action]))).dist[0]
    before = path_of(laid).dist[0]
    return ("lay.shortcut" if now < before else "lay"), {"n": now, "m": before}


def _build_follows(view: TowersView, action: Action) -> Label:
    """How many cells the tower covers now."""
    if view.seat is None:
        return None
    cover = view.path(view.seat).cover.get(action.number % SPOTS)
    return None if cover is None else ("build", {"n": cover.bit_count()})


OUTCOMES: dict[str, Teller] = {"fire": _shot_follows, "lay": _lay_follows, "build": _build_follows}
