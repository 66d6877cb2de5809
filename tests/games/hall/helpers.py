"""Short ways to lay a table, answer, and read what lies where.

`table` takes lines of a position and adds what must agree with them, so that a test says only what it is about:

    table("stock p1 stone*4 rune", "tunnels d2a.p4", "grimoire cave_in*2")

- Portals, first player (p1), question (`p1 act`) and the turn are laid unless said; `now cast=1` changes one value.
- `horde  m2:ice-2-1+moon!coin` names slots; the others get the first cards of the box, level 2 with Pedestals in turn.
- `pack p1  1a:start-3:1 2a:fire-1-1:001` names slots; the bottom row is `start-1` to `start-4`, bare, unless said.
- Decks hold the Trolls that are nowhere else, the first of the box on top; likewise `grimoire`, filled to three, and
  `spells`; the bag has the Pedestals that are nowhere else; the supply is filled to its size (or exactly what is said).
- `statues k3:fire` stand there; the others stand on the ring (fire, ice, moon, clockwise from the north), where one
  of the same clan is missing for each that was put elsewhere.
- In the last rounds (`now left=5`) the Coronation tokens are gone: to the last seats unless `crowned` says otherwise.
- `pedestals k3:fire` take their token for p1, unless `taken 1fire:p2` (zone from the outside, clan) says who has it.

Everything can be said in full too (see `dovre.games.hall.notation`): then it is used as it is.
"""

from __future__ import annotations

from collections.abc import Iterator

import dovre
from dovre.games.hall.box import CLANS, KINDS, RESOURCES
from dovre.games.hall.components import (
    CELL_NAMES,
    CELL_NUMBER,
    EFFECT,
    HALL_PLACES,
    HALLS,
    HORDE_NAMES,
    LEVEL,
    N_KINDS,
    N_RESOURCES,
    N_TROLLS,
    PACK_NAMES,
    SIDES,
    SPELLS,
    STATUE_CLANS,
    SYMBOLS,
    TUNNEL_PLACES,
    WORKSHOPS,
    Side,
    card_name,
    cells_of,
)
from dovre.games.hall.game import GAME
from dovre.games.hall.state import NONE, HallState, side_for
from dovre.games.hall.view import HallView
from dovre.kernel.errors import NotLegal
from tests.play import after, asked, event, events, legal, names  # noqa: F401 (part of these helpers)
from tests.play import random_game as play_by_lot

P1, P2, P3, P4, P5 = range(5)
STATUES = CLANS[:STATUE_CLANS]  # the clans that have Statues
MODES = [
    (2, {}),
    (2, {"side": "autumn"}),
    (3, {}),
    (4, {}),
    (5, {}),
    (4, {"teams": "yes"}),
    (5, {"later_seats": "honor"}),
]
TROLLS = [[card_name(card) for card in range(N_TROLLS) if LEVEL[card] == level] for level in (1, 2, 3)]
STARTS = [f"start-{n}" for n in range(1, 7)]
TRACK = "5 5 5 4 4 4 4 3 3 3 3 2 2 2 2"
NOW = {"first": 0, "turn": 1, "left": -1, "cast": 0, "works": 1, "charm": -1, "ghosts": 0, "ore": 0, "stage": 0}


# -- laying a table ---------------------------------------------------------------------------------------------------


def table(*lines: str, seats: int = 4, seed: int = 7, **options: str) -> HallState:
    """The position with these lines and all that must agree with them. It must be possible."""
    state = dovre.read_position(position(*lines, seats=seats, seed=seed, **options))
    assert isinstance(state, HallState)
    assert GAME.faults(state) == [], GAME.faults(state)
    return state


def position(*lines: str, seats: int = 4, seed: int = 7, **options: str) -> str:
    """The text of that position."""
    chosen = GAME.full_options(options, seats)
    head = f"hall/6  seats {seats}  seed {seed}  options {' '.join(f'{name}={value}' for name, value in chosen)}"
    said = _said(lines, seats)
    side = SIDES[side_for(seats, chosen)]
    for complete in (_turn, _crowns, _packs, _horde, _decks, _spells, _tokens, _workshops, _statues):
        complete(said, side, seats)
    return "\n".join([head, *(f"{zone} {text or '-'}" for zone, text in said.items())])


def _said(lines: tuple[str, ...], seats: int) -> dict[str, str]:
    """The lines by zone; `stock p1` is a zone of its own."""
    found: dict[str, str] = {}
    for line in lines:
        words = line.split()
        width = 2 if words[0] in ("pack", "stock", "own", "dug", "draft") else 1
        zone = " ".join(words[:width])
        assert zone not in found, f"{zone} is said twice"
        found[zone] = " ".join(words[width:])
    return found


def _turn(said: dict[str, str], side: Side, seats: int) -> None:
    ring = next(iter(side.starts.values())) if seats == 2 else side.starts[seats]
    if seats == 2:
        ring = (ring[0], ring[len(ring) // 2])  # far apart
    said.setdefault("portals", " ".join(CELL_NAMES[cell] for cell in ring))
    said.setdefault("ask", "p1 act")
    now: dict[str, int | str] = {**NOW}
    for word in said.get("now", "").split():
        name, _, value = word.partition("=")
        now[name] = EFFECT[SPELLS.index(value)] if value in SPELLS else value
    said["now"] = " ".join(f"{name}={value}" for name, value in now.items())


def _crowns(said: dict[str, str], side: Side, seats: int) -> None:
    """Coronation tokens: those that are left, and who has the others."""
    tokens = [3] if seats == 2 else [3, 5]
    if "crowned" in said:
        out = sum(map(int, said["crowned"].split()))
        left = [honor for n, honor in enumerate(tokens) if sum(tokens[n:]) > out]
        said.setdefault("coronations", " ".join(map(str, left)))
        return
    if "left=-1" not in said["now"]:
        said.setdefault("coronations", "")
    left = [int(word) for word in said.get("coronations", " ".join(map(str, tokens))).split() if word.isdecimal()]
    crowned = [0] * seats
    for seat, honor in zip(reversed(range(seats)), tokens[len(left) :][::-1], strict=False):
        crowned[seat] = honor
    said["crowned"] = " ".join(map(str, crowned))


def _packs(said: dict[str, str], side: Side, seats: int) -> None:
    for seat in range(seats):
        zone = f"pack p{seat + 1}"
        words = said.get(zone, "").split()
        if len(words) == len(PACK_NAMES) and words[0].startswith("start"):
            continue
        slots = dict(word.split(":", 1) for word in words)
        placed = [slots[slot].split(":")[0] for slot in PACK_NAMES[:4] if slot in slots]
        spare = [start for start in STARTS if start not in placed]
        for slot in PACK_NAMES[:4]:
            slots.setdefault(slot, "")
            slots[slot] = slots[slot] or spare.pop(0)
        said[zone] = " ".join(slots.get(slot, "-") for slot in PACK_NAMES)
        said.setdefault(f"draft p{seat + 1}", " ".join(spare))


def _packed(said: dict[str, str]) -> list[str]:
    """The Trolls in the packs, and those on their way there."""
    found = [word.split(":")[0] for zone, text in said.items() if zone.startswith("pack") for word in text.split()]
    frames = (frame.split() for frame in said["ask"].split(","))
    return found + [card_name(int(frame[2])) for frame in frames if frame[1:2] == ["join"]]


def _horde(said: dict[str, str], side: Side, seats: int) -> None:
    words = said.get("horde", "").split()
    if len(words) == len(HORDE_NAMES) and ":" not in words[0]:
        return
    slots = dict(word.split(":", 1) for word in words)
    gone = {*_packed(said), *(word.partition("!")[0].partition("+")[0] for word in slots.values())}
    gone |= {word.lstrip("=") for zone in ("deck1", "deck2", "deck3") for word in said.get(zone, "").split()}
    pedestals = iter([clan for _ in range(2) for clan in STATUES])
    for row, places in enumerate((HORDE_NAMES[:5], HORDE_NAMES[5:9], HORDE_NAMES[9:])):
        spare = [card for card in TROLLS[row] if card not in gone]
        for slot in places:
            if slot not in slots:
                slots[slot] = spare.pop(0) + (f"+{next(pedestals)}" if row == 1 else "")
    said["horde"] = " ".join(slots[slot] for slot in HORDE_NAMES)


def _decks(said: dict[str, str], side: Side, seats: int) -> None:
    horde = [word.partition("!")[0].partition("+")[0] for word in said["horde"].split()]
    gone = {*_packed(said), *horde}
    for level, cards in enumerate(TROLLS, 1):
        said.setdefault(f"deck{level}", " ".join(card for card in reversed(cards) if card not in gone))


def _spells(said: dict[str, str], side: Side, seats: int) -> None:
    words = said.get("grimoire", "").split()
    open_ = [word.partition("*")[0] for word in words]
    deck = [word.lstrip("=") for word in said.get("spells", "").split()]
    spare = [spell for spell in SPELLS if spell not in open_ and spell not in deck]
    while len(words) < 3:
        words.append(spare.pop(0))
    said["grimoire"] = " ".join(words)
    said.setdefault("spells", " ".join(reversed(spare)))


def _tokens(said: dict[str, str], side: Side, seats: int) -> None:
    """Track, takers, and the bag that follows from them."""
    said.setdefault("track", TRACK)
    takers = ["-"] * 15
    for word in said.get("pedestals", "").split():
        cell, _, clan = word.partition(":")
        takers[side.zone_of[CELL_NUMBER[cell]] * 3 + STATUES.index(clan)] = "p1"
    for word in said.pop("taken", "").split():
        place, _, seat = word.partition(":")
        takers[(int(place[0]) - 1) * 3 + STATUES.index(place[1:])] = seat
    said.setdefault("takers", " ".join(takers))
    out = [STATUES[place % 3] for place, seat in enumerate(said["takers"].split()) if seat != "-"]
    out += [word.partition("!")[0].partition("+")[2] for word in said["horde"].split()]
    for zone in [zone for zone in said if zone.startswith("own")]:
        for word in said[zone].split():
            clan, _, times = word.partition("*")
            out += [clan] * int(times or 1)
    said.setdefault("bag", " ".join(f"{clan}*{6 - out.count(clan)}" for clan in STATUES))


def _workshops(said: dict[str, str], side: Side, seats: int) -> None:
    if "supply" in said or "p1 offer" in said["ask"]:
        return
    built = [word.partition(":")[2] for word in said.get("workshops", "").split()]
    spare = list(WORKSHOPS * 2)
    for kind in built:
        spare.remove(kind)
    said["supply"] = " ".join(spare[: 2 * seats + 1 - len(built)])


def _statues(said: dict[str, str], side: Side, seats: int) -> None:
    put = dict(word.split(":") for word in said.get("statues", "").split())
    if len(put) == len(side.statue_ring):
        return
    ring = {CELL_NAMES[cell]: STATUES[n % 3] for n, cell in enumerate(side.statue_ring)}
    for cell, clan in put.items():
        if cell not in ring:
            spare = [space for space in reversed(ring) if space not in put]
            del ring[next(space for space in spare if ring[space] == clan)]
    said["statues"] = " ".join(f"{cell}:{clan}" for cell, clan in {**ring, **put}.items())


def new(seats: int = 4, seed: int = 7, **options: str) -> HallState:
    """A fresh game, before the first Portal."""
    return GAME.new(seats, seed, options)


def started(seats: int = 4, seed: int = 7, **options: str) -> HallState:
    """A game whose setup was answered with the first answer each time."""
    state = new(seats, seed, **options)
    while state.turn == 0:
        state = GAME.apply(state, state.waiting[0], state.legal(state.waiting[0])[0]).state
    return state


# -- tiles by their cells ---------------------------------------------------------------------------------------------


def tunnel(shape: str, cells: str, anchor: str = "") -> str:
    """`l4c.k12`: the tile of that shape on exactly these cells, its anchor where one wants it."""
    wanted = {CELL_NUMBER[cell] for cell in cells.split()}
    for place in TUNNEL_PLACES:
        if place.name.startswith(shape) and set(cells_of(place.cells)) == wanted:
            if not anchor or place.mark == CELL_NUMBER[anchor]:
                return place.name
    raise AssertionError(f"{shape} cannot lie on {cells} {anchor}")


def hall(name: str, cells: str) -> str:
    """`chasma.d5`: the Great Hall on exactly these cells."""
    wanted = {CELL_NUMBER[cell] for cell in cells.split()}
    for place in HALL_PLACES:
        if HALLS[place.way.tile] == name and set(cells_of(place.cells)) == wanted:
            return place.name
    raise AssertionError(f"{name} cannot lie on {cells}")


def cells_at(place: str) -> set[str]:
    """The cells of `l4c.k12` or `chasma.d5`."""
    (found,) = [one for one in (*TUNNEL_PLACES, *HALL_PLACES) if one.name == place]
    return {CELL_NAMES[cell] for cell in cells_of(found.cells)}


# -- playing ----------------------------------------------------------------------------------------------------------


def play(state: HallState, seat: int, *tokens: str) -> HallState:
    """The state when this seat has given these answers, one after the other."""
    for token in tokens:
        state = GAME.apply(state, seat, token).state
    return state


def refused(state: HallState, seat: int, token: str, code: str, rule: str) -> None:
    """That answer is refused for that reason by that rule, and the table is as it was."""
    before = state.digest()
    refusal = GAME.why_not(state, seat, token)
    assert refusal is not None, f"{token} is allowed"
    assert (refusal.code, refusal.rule) == (code, rule)
    try:
        GAME.apply(state, seat, token)
    except NotLegal:
        assert state.digest() == before
    else:
        raise AssertionError(f"{token} was applied")


# -- what lies where, by name -----------------------------------------------------------------------------------------


def stock(state: HallState, seat: int) -> dict[str, int]:
    """The resources in the Stock a seat uses: `{"stone": 3}`."""
    own = state.stocks_of[seat] * N_RESOURCES
    return {RESOURCES[n]: state.stock[own + n] for n in range(N_RESOURCES) if state.stock[own + n]}


def held(state: HallState, seat: int) -> dict[str, int]:
    """What lies on the Trolls of a seat, Clan Carts apart: `{"iron": 1, "cart_moon": 1}`."""
    own = seat * N_KINDS
    return {KINDS[n]: state.held[own + n] for n in range(N_KINDS) if state.held[own + n]}


def holds(state: HallState, seat: int, slot: str) -> list[str]:
    """What lies on one Troll: `["stone", "cart_fire"]`."""
    at = seat * len(PACK_NAMES) + PACK_NAMES.index(slot)
    card = state.packs[at]
    return [KINDS[kind] for n, kind in enumerate(SYMBOLS[card]) if state.loads[at] >> n & 1] if card != NONE else []


def pack(state: HallState, seat: int) -> dict[str, str]:
    """The Trolls of a pack by slot."""
    return {PACK_NAMES[n]: card_name(card) for n, card in enumerate(state.pack(seat)) if card != NONE}


def own(state: HallState, seat: int) -> dict[str, int]:
    """The Pedestals in the Stock a seat uses: `{"fire": 1}`."""
    at = state.stocks_of[seat] * STATUE_CLANS
    return {clan: state.stock_pedestals[at + n] for n, clan in enumerate(STATUES) if state.stock_pedestals[at + n]}


def bag(state: HallState) -> dict[str, int]:
    return dict(zip(STATUES, state.bag, strict=True))


def net(state: HallState, seat: int) -> set[str]:
    """The cells of a network."""
    return {CELL_NAMES[cell] for cell in cells_of(state.nets[seat])}


def statues(state: HallState) -> dict[str, str]:
    """Every Statue: `{"k3": "fire"}`."""
    return {CELL_NAMES[cell]: STATUES[clan] for clan, mask in enumerate(state.statues) for cell in cells_of(mask)}


def tunnels(state: HallState) -> list[str]:
    return [TUNNEL_PLACES[place].name for place in state.tunnels]


def horde(state: HallState, slot: str) -> str:
    """`ice-2-1+moon!coin`: a slot of the horde."""
    return str(state.to_data()["horde"][HORDE_NAMES.index(slot)])


def deck(state: HallState, level: int) -> list[str]:
    """From top to bottom."""
    return [card_name(card) for card in reversed(state.decks[level - 1])]


def grimoire(state: HallState) -> dict[str, int]:
    """The open Spells with their Runes."""
    return {SPELLS[spell]: runes for spell, runes in zip(state.grimoire, state.runes, strict=True)}


def spell_deck(state: HallState) -> list[str]:
    """From top to bottom."""
    return [SPELLS[spell] for spell in reversed(state.spell_deck)]


def points(state: HallState, seat: int, *sources: str) -> int:
    """What the score sheet gives a seat; from some sources only, if they are named."""
    return sum(
        line.amount for line in state.score_sheet() if line.seat == seat and (line.source in sources or not sources)
    )


# -- views and whole games --------------------------------------------------------------------------------------------


def viewers(state: HallState) -> Iterator[HallView]:
    """The view of each seat, then that of a spectator."""
    for seat in (*range(state.seats), None):
        yield state.view(seat)


def random_game(seats: int, seed: int, **options: str) -> list[tuple[HallState, tuple[dovre.Event, ...]]]:
    """A game by players who answer by lot: each state, with the events that led to it."""
    return play_by_lot(GAME, seats, seed, options, avoided=("trade",))
