"""Whole answers in one word, games in which much is dug, and the mountain cell by cell.

The last part is the rules of the mountain once more, slowly: sets of (row, column) instead of masks, written from the
rule texts alone, to be compared with what the engine offers.
"""

from __future__ import annotations

from collections.abc import Iterator

import dovre
from dovre.games.hall.box import BURIED, CLANS, RESOURCES, Cell
from dovre.games.hall.components import BOX, CELL_NAMES, HALL_PLACES, STRIDE, TUNNEL_PLACES, cells_of
from dovre.games.hall.state import HallState
from tests.games.hall.helpers import GAME, hall, tunnel

FORMS = {tile.shape.lower(): (tile.cells, tile.anchor) for tile in BOX.tunnels}
HALL_FORMS = {tile.id: (tile.cells, tile.altar) for tile in BOX.halls}


def dig(shape: str, cells: str, anchor: str = "") -> tuple[str, str]:
    """The answers that dig a tile on these cells."""
    return f"dig.{shape}", f"lay.{tunnel(shape, cells, anchor)}"


def build(name: str, cells: str) -> tuple[str, str]:
    """The answers that build a Great Hall on these cells."""
    return f"hall.{name}", f"build.{hall(name, cells)}"


def why_not(state: HallState, token: str) -> str:
    """`HALL-D12 beside_rival`, or "" for an answer one may give."""
    refusal = GAME.why_not(state, state.waiting[0], token)
    return f"{refusal.rule} {refusal.code}" if refusal else ""


def lines(state: HallState, seat: int, *sources: str) -> list[int]:
    """The amounts of the lines of the score sheet with these sources, the largest first."""
    found = [line.amount for line in state.score_sheet() if line.seat == seat and line.source in sources]
    return sorted(found, reverse=True)


def rich_game(seats: int, seed: int, **options: str) -> Iterator[HallState]:
    """A game by lot in which everybody is given resources before each turn, so that much is dug, built and moved."""
    rng = dovre.Rng.of(seed, "players")
    state = GAME.new(seats, seed, options)
    turn = 0
    while not state.over:
        seat = state.waiting[0]
        if state.turn != turn:
            turn = state.turn
            for _ in range(6):
                state.gain(seat, rng.below(len(RESOURCES)))
        yield state
        by_verb: dict[str, list[dovre.Action]] = {}
        for action in state.legal(seat):
            by_verb.setdefault(action.verb, []).append(action)
        dull = {"trade", "end", "skip", "done", "stop"} if rng.below(4) else {"trade"}
        verbs = [verb for verb in by_verb if verb not in dull] or list(by_verb)
        if "dig" in verbs and rng.below(3):
            verbs = ["dig"]
        state = GAME.apply(state, seat, rng.choice(by_verb[rng.choice(verbs)])).state
    yield state


# -- the mountain, cell by cell ---------------------------------------------------------------------------------------


def sides(cell: Cell) -> set[Cell]:
    """The four cells that share a side with one. [HALL-N1]"""
    row, col = cell
    return {(row - 1, col), (row + 1, col), (row, col - 1), (row, col + 1)}


def beside(cells: set[Cell]) -> set[Cell]:
    """All cells that share a side with one of these."""
    return set().union(*map(sides, cells)) if cells else set()


def connected(start: set[Cell], ground: set[Cell]) -> set[Cell]:
    """What can be walked to."""
    found: set[Cell] = set()
    queue = list(start & ground)
    while queue:
        cell = queue.pop()
        if cell not in found:
            found.add(cell)
            queue += sides(cell) & ground
    return found


def spot(cell: int) -> Cell:
    return cell // STRIDE, cell % STRIDE


def name_of(cell: Cell) -> str:
    return CELL_NAMES[cell[0] * STRIDE + cell[1]]


def turned(cells: tuple[Cell, ...], mark: Cell | None) -> Iterator[tuple[frozenset[Cell], Cell | None]]:
    """A form and its marked cell in all eight ways, each shifted so that its least row and column are 0."""
    for flip in (False, True):
        for turns in range(4):

            def turn(cell: Cell, flip: bool = flip, turns: int = turns) -> Cell:
                row, col = (cell[0], -cell[1]) if flip else cell
                for _ in range(turns):
                    row, col = col, -row
                return row, col

            now = [turn(cell) for cell in cells]
            top, left = min(row for row, _ in now), min(col for _, col in now)
            marked = turn(mark) if mark is not None else None
            shifted = (marked[0] - top, marked[1] - left) if marked is not None else None
            yield frozenset((row - top, col - left) for row, col in now), shifted


class Mountain:
    """What lies on the mountain, as sets of cells, read from the tiles of a state."""

    def __init__(self, state: HallState) -> None:
        board = BOX.boards["winter" if state.seats > 3 or dict(state.options).get("side") == "winter" else "autumn"]
        signs = dict(board.cells())
        self.state = state
        self.mountain = {cell for cell, sign in signs.items() if sign != "_"}
        self.heart = {cell for cell, sign in signs.items() if sign == "#"}
        self.sites = {cell for cell, sign in signs.items() if sign == "+"}
        self.rubble_drawn = {cell for cell, sign in signs.items() if sign == "x" or sign.isupper()}
        self.riches = {cell: BURIED[sign.lower()] for cell, sign in signs.items() if sign.lower() in BURIED}
        self.zone = {
            (r, c): int(sign) for r, row in enumerate(board.zones) for c, sign in enumerate(row) if sign.isdigit()
        }
        self.portals = {seat: spot(cell) for seat, cell in enumerate(state.portals) if cell >= 0}
        self.tiles = [{spot(cell) for cell in cells_of(TUNNEL_PLACES[place].cells)} for place in state.tunnels]
        self.halls = [{spot(cell) for cell in cells_of(HALL_PLACES[place].cells)} for place in state.halls]
        self.altars = [spot(HALL_PLACES[place].mark) for place in state.halls]
        self.statues = {spot(cell): CLANS[clan] for clan, mask in enumerate(state.statues) for cell in cells_of(mask)}
        self.pedestals = {
            spot(cell): CLANS[clan] for clan, mask in enumerate(state.pedestals) for cell in cells_of(mask)
        }
        self.rubble = {spot(cell) for cell in cells_of(state.rubble)}
        self.covered = set().union(*self.tiles, *self.halls, set(self.portals.values()))

    def network(self, seat: int) -> set[Cell]:
        """The Portal and all that can be reached from it through Portals, Tunnels and Halls. [HALL-N3..HALL-N5]"""
        return connected({self.portals[seat]}, self.covered) if seat in self.portals else set()

    def tunnels(self) -> list[set[Cell]]:
        """Tiles, Halls, uncovered sections of tiles, Portals. [HALL-M2, HALL-G7, HALL-G8, DEC-28]"""
        built = set().union(*self.halls)
        found = [*self.halls, *({portal} for portal in self.portals.values())]
        for tile in self.tiles:
            rest = tile - built
            while rest:
                section = connected({min(rest)}, rest)
                found.append(section)
                rest = rest - section
        return found

    def opponents(self, seat: int) -> list[int]:
        """In a team game p1 plays with p4, and p2 with p3. [HALL-V1, HALL-V3]"""
        mates = {seat, 3 - seat} if dict(self.state.options).get("teams") == "yes" else {seat}
        return [other for other in range(self.state.seats) if other not in mates]
