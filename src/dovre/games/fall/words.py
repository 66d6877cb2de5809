"""Answers as words for the one who sees the view."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from dovre.games.fall.actions import INFLUENCED, KEPT, RALLIES, USED
from dovre.games.fall.box import EFFECTS
from dovre.games.fall.components import (
    ALL_CELLS,
    CARD_NAMES,
    CAVE_CLAN,
    CAVE_NAMES,
    CELL_NAMES,
    CELL_NUMBER,
    CELLS,
    CHAMPION_CLAN,
    CHAMPION_NAMES,
    CHAMPIONS,
    CLANS,
    ELDERS,
    FACES,
    FOOD,
    JOKER,
    LAIR_NAMES,
    LAP,
    N_CAVES,
    N_CLANS,
    NONE,
    PAWN_NAMES,
    PAWNS,
    PRINTED,
    SEATS_MOST,
    SIGNS,
    SPACE_NAMES,
    SPACES,
    THREE,
    TWO,
    TYPES,
    WHEEL,
)
from dovre.games.fall.notation import STAR_CLAN, STAR_PLACES
from dovre.games.fall.outcomes import draft_label, question
from dovre.games.fall.rules.battle import joined_with
from dovre.games.fall.rules.champions import lines_crossed
from dovre.games.fall.view import FallView
from dovre.kernel.action import Action
from dovre.kernel.game import Label
from dovre.kernel.texts import Texts

Teller = Callable[[FallView, Action], Label]
SYMBOLS = (*TYPES, "joker")
QUADRANT_NAMES = (*SYMBOLS, "provisions", "elders")


def _named(*names: str) -> Teller:
    """An answer whose parts its sentence tells as they are."""
    return lambda view, action: (action.verb, dict(zip(names, action.parts, strict=True)))


def _by_question(*names: str) -> Teller:
    """The same, with a sentence for each question."""
    return lambda view, action: (f"{action.verb}.{question(view)[0]}", dict(zip(names, action.parts, strict=True)))


# -- names that follow from the box -----------------------------------------------------------------------------------


def place_names(texts: Texts) -> dict[str, str]:
    """`Moss 1` for a cave, `Eye lair, in the domain` for a lair site, `e5` or `Crym` for the place of a symbol."""
    caves = {
        f"space.{name}": f"{texts.say(f'clan.{CLANS[CAVE_CLAN[cave]]}')} {name[2:]}"
        for cave, name in enumerate(CAVE_NAMES)
    }
    lairs = {f"space.{name}": texts.say(f"lair.{name[-1]}", glyph=name[:-2]) for name in LAIR_NAMES}
    cells = {f"cell.{name}": name for name in CELL_NAMES[:CELLS]}
    for cell, name in enumerate(CELL_NAMES[CELLS:]):
        champion = CHAMPION_NAMES[PRINTED[cell][0]]
        nth = name.removeprefix(champion)
        cells[f"cell.{name}"] = texts.say(f"champion.{champion}") + (f" {nth}" if nth else "")
    return {**caves, **lairs, **cells}


def card_names(texts: Texts) -> dict[str, str]:
    """`Advance 3, empty, Influence, Elders`: the four symbols of a card, two by two."""

    def quadrant(symbol: tuple[int, int]) -> str:
        kind, power = symbol
        name = texts.say(f"quadrant.{'empty' if kind == NONE else QUADRANT_NAMES[kind]}")
        return f"{name} {power}" if power > 1 else name

    return {f"card.{name}": ", ".join(map(quadrant, FACES[card])) for card, name in enumerate(CARD_NAMES)}


# -- symbols ----------------------------------------------------------------------------------------------------------


def symbol_at(signs: tuple[int, ...], seat: int, cell: int) -> tuple[str, int] | None:
    """Name and power of the symbol of an action on a cell, None where there is none."""
    first = seat * SIGNS
    for kind in range(JOKER + 1):
        if signs[first + kind] >> cell & 1:
            return SYMBOLS[kind], 1 + (signs[first + TWO] >> cell & 1) + 2 * (signs[first + THREE] >> cell & 1)
    return None


def power_of(view: FallView, seat: int, chosen: int) -> int:
    """The power of these cells together."""
    first = seat * SIGNS
    strong = (chosen & view.signs[first + TWO]).bit_count() + 2 * (chosen & view.signs[first + THREE]).bit_count()
    return chosen.bit_count() + strong


def cell_words(view: FallView, name: str, texts: Texts) -> str:
    """What lies on a cell of an ancestry, `p1.e5`; "" for one that is none."""
    owner, _, own = name.partition(".")
    seats = {f"p{seat + 1}": seat for seat in range(view.seats)}
    if owner not in seats or own not in CELL_NUMBER:
        return ""
    cell, first = CELL_NUMBER[own], seats[owner] * SIGNS
    symbol = symbol_at(view.signs, seats[owner], cell)
    others = [QUADRANT_NAMES[kind] for kind in (FOOD, ELDERS) if view.signs[first + kind] >> cell & 1]
    if symbol is not None:
        told = texts.say(f"board.symbol.{'strong' if symbol[1] > 1 else 'weak'}", symbol=symbol[0], n=symbol[1])
    else:
        told = texts.say(f"board.symbol.{others[0]}" if others else "board.bare")
    return texts.say("board.at", what=texts.say(f"cell.{own}"), told=told)


def _symbol(view: FallView, action: Action) -> Label:
    """`Weak action: Advance (e5)`."""
    if view.seat is None:
        return None
    symbol = symbol_at(view.signs, view.seat, action.number)
    if symbol is None:
        return None
    name, power = symbol
    key = f"{action.verb}.{question(view)[0]}"
    if action.verb == "take" and power > 1:
        key += ".strong"
    return key, {"symbol": name, "cell": CELL_NAMES[action.number], "n": power}


def _act(view: FallView, action: Action) -> Label:
    kind = question(view)[0]
    if kind != "group" or view.seat is None:
        return "act.sort", {"type": action.parts[0]}
    return "act.group", {"type": action.parts[0], "n": power_of(view, view.seat, question(view)[2])}


def _whole(view: FallView, action: Action) -> Label:
    """All that can be joined, with its power."""
    frame = question(view)
    if frame[0] != "group" or view.seat is None:
        return None
    first, cubes = view.seat * SIGNS, view.cubes[view.seat]
    mates = (view.signs[first + action.number] | view.signs[first + JOKER]) & ~cubes
    group = joined_with(frame[2], mates, cubes & ALL_CELLS)
    return "whole", {"type": action.parts[0], "n": power_of(view, view.seat, group)}


def _spend(view: FallView, action: Action) -> Label:
    frame = question(view)
    if frame[0] != "power":
        return None
    coin = "provisions" if frame[4] else "despair"
    power = frame[3] + action.number
    return (f"spend.{coin}" if action.number else "spend.none"), {"n": action.number, "power": power}


# -- champions --------------------------------------------------------------------------------------------------------


def _keep(view: FallView, action: Action) -> Label:
    champion = KEPT[action]
    parts = {"champion": CHAMPION_NAMES[champion], "clan": CLANS[CHAMPION_CLAN[champion]]}
    return "keep", {**parts, "n": CHAMPIONS[champion].votes}


def _use(view: FallView, action: Action) -> Label:
    return "use", {"champion": CHAMPION_NAMES[USED[action]]}


def _influence(view: FallView, action: Action) -> Label:
    frame = question(view)
    champion = INFLUENCED[action]
    name = CHAMPION_NAMES[champion]
    if frame[0] != "influence" or champion not in view.offer:
        return "influence.purse", {"champion": name}
    fresh = not view.leads[view.offer.index(champion)]  # FALL-I02
    return "influence", {"champion": name, "n": frame[2] + fresh}


def _split(view: FallView, action: Action) -> Label:
    frame = question(view)
    if frame[0] != "split":
        return None
    share = action.number + 1
    champions = {"one": CHAMPION_NAMES[frame[3]], "two": CHAMPION_NAMES[frame[4]]}
    return "split", {**champions, "n": share, "m": frame[2] - share}


def _console(view: FallView, action: Action) -> Label:
    frame = question(view)
    if frame[0] != "console" or view.seat is None:
        return None
    at = frame[2]
    champion = view.offer[at]
    if action.parts[0] == "honour":
        lines = lines_crossed(champion, view.influence[at * view.seats + view.seat])
        return "console.honour", {"n": lines}
    clan = CHAMPION_CLAN[champion]
    return ("console.wild", {}) if clan == NONE else ("console.vote", {"clan": CLANS[clan]})


def _star(view: FallView, action: Action) -> Label:
    place = action.number
    if place < N_CAVES:
        return "star.cave", {"space": STAR_PLACES[place]}
    if place < STAR_CLAN:
        return "star.hall", {"hall": STAR_PLACES[place]}
    return "star.clan", {"clan": STAR_PLACES[place]}


# -- units ------------------------------------------------------------------------------------------------------------


def _lead(view: FallView, action: Action) -> Label:
    space = view.pawns[action.number]
    parts = {"champion": PAWN_NAMES[action.number], "space": SPACE_NAMES[space]}
    return ("lead", parts) if space != NONE else None


def _amount(view: FallView, action: Action) -> Label:
    key = "add.votes" if question(view)[0] == "count" else "add"
    return key, {"n": action.number + 1}


def _lose(view: FallView, action: Action) -> Label:
    if action.number == 0:
        return "lose", {}
    return "lose.champion", {"champion": PAWN_NAMES[action.number - 1]}


def _shift(view: FallView, action: Action) -> Label:
    who, goal = divmod(action.number, SPACES)
    if who < SEATS_MOST:
        return "shift", {"seat": who, "space": SPACE_NAMES[goal]}
    return "shift.champion", {"champion": CHAMPION_NAMES[PAWNS[who - SEATS_MOST]], "space": SPACE_NAMES[goal]}


# -- wheel, scouting --------------------------------------------------------------------------------------------------


def _wheel(view: FallView, action: Action) -> Label:
    spaces = action.number + 1
    return "wheel", {"n": spaces, "effect": EFFECTS[WHEEL[(view.wheel + spaces) % LAP]]}


def _token(view: FallView, action: Action) -> Label:
    cave, slot = divmod(action.number, 2)
    return "token", {"space": CAVE_NAMES[cave], "n": slot + 1}


def _rally(view: FallView, action: Action) -> Label:
    steps = action.number - RALLIES.index("stay")
    clan = CLANS[(view.rally + steps) % N_CLANS]
    return ("rally" if steps else "rally.stay"), {"clan": clan}


LABELS: Mapping[str, Teller] = {
    "keep": _keep,
    "lairs": _named("glyph"),
    "settle": _named("space"),
    "draft": draft_label,
    "toss": _named("card"),
    "cover": _symbol,
    "take": _symbol,
    "whole": _whole,
    "act": _act,
    "use": _use,
    "spend": _spend,
    "to": _by_question("space"),
    "move": _named("space"),
    "lead": _lead,
    "add": _amount,
    "influence": _influence,
    "split": _split,
    "wheel": _wheel,
    "gate": _named("n"),
    "token": _token,
    "rally": _rally,
    "enter": _named("space"),
    "lose": _lose,
    "out": _named("space"),
    "shift": _shift,
    "clan": _by_question("clan"),
    "console": _console,
    "star": _star,
    "none": _by_question(),
    "stop": _by_question(),
    "end": _named(),
}
