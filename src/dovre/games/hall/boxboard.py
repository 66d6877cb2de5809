"""A side of the board as its file draws it, checked: two drawings of one mountain, and the lists that give an order."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from math import atan2, tau

from dovre.games.hall.shapes import region, sides, signs
from dovre.kernel.components import Cell, TomlTable
from dovre.kernel.errors import BadComponents

# the signs of a board's features; a capital letter is the same thing on rubble
BURIED: dict[str, tuple[str, int]] = {
    "s": ("stone", 1),
    "d": ("stone", 2),
    "i": ("iron", 1),
    "j": ("iron", 2),
    "h": ("heartstone", 1),
    "c": ("coin", 1),
    "r": ("rune", 1),
    "m": ("hammer", 1),
    "w": ("cart", 1),
}
OFF, HEART, SITE, STATUES, ZONES = "_", "#", "+", "oO", "12345"

STATUE_SPACES = 21
WIDEST = 25  # rows and columns of a board
BOARDS = {"winter": ((4, 5), 12), "autumn": ((3,), 8)}  # numbers of the start spaces, workshop sites at least


@dataclass(frozen=True, slots=True)
class Board:
    """One side of the board: two drawings of the same mountain, and the places that have an order."""

    id: str
    rows: int
    cols: int
    features: tuple[str, ...]
    zones: tuple[str, ...]
    statue_ring: tuple[Cell, ...]  # clockwise
    sites: tuple[Cell, ...]
    starts: dict[int, tuple[Cell, ...]]  # by the number printed on them, clockwise
    heart: tuple[Cell, ...]

    def cells(self) -> Iterator[tuple[Cell, str]]:
        """Every cell of the grid with its sign."""
        return signs(self.features)

    def diggable(self) -> set[Cell]:
        """Where a tunnel may lie: not on the heart, not on a workshop site. [HALL-D7, HALL-D9, HALL-D10]"""
        return {cell for cell, sign in self.cells() if sign not in (OFF, HEART, SITE)}


def read_board(file: TomlTable, name: str) -> Board:
    file.only("features", "zones", "statue_ring", "sites", "starts")
    numbers, least_sites = BOARDS[name]
    features = _drawing(file, "features")
    zones = _drawing(file, "zones")
    starts = file.table("starts")
    starts.only(*map(str, numbers))
    board = Board(
        id=name,
        rows=len(features),
        cols=len(features[0]),
        features=features,
        zones=zones,
        statue_ring=file.cells("statue_ring", 1, STATUE_SPACES),
        sites=file.cells("sites", least_sites, WIDEST * WIDEST),
        starts={number: starts.cells(str(number), number, number) for number in numbers},
        heart=tuple(cell for cell, sign in signs(features) if sign == HEART),
    )
    _check_drawings(file, board)
    _check_slopes(file, board)
    _check_lists(file, starts, board)
    _check_rock(file, board)
    return board


def _drawing(file: TomlTable, key: str) -> tuple[str, ...]:
    """A drawing in a text of several lines, all of one length."""
    lines = tuple(file.words(key).splitlines())
    if not (len(lines) <= WIDEST and len(lines[0]) <= WIDEST):
        raise file.bad(key, "grid", most=WIDEST, rows=len(lines), cols=len(lines[0]))
    for number, line in enumerate(lines):
        if len(line) != len(lines[0]):
            raise file.bad(key, "row", row=number, wanted=len(lines[0]), found=len(line))
    return lines


def _check_drawings(file: TomlTable, board: Board) -> None:
    """Known signs; and both drawings show the same mountain with the same heart."""
    numbers = "".join(str(number) for number in board.starts)
    buried = "".join(BURIED)
    known = f"{OFF}{HEART}.x{STATUES}{SITE}{numbers}{buried}{buried.upper()}"
    for cell, sign in board.cells():
        if sign not in known:
            raise _bad_sign(file, "features", cell, sign, known)
    if not board.heart:
        raise file.bad("features", "heart")
    if (len(board.zones), len(board.zones[0])) != (board.rows, board.cols):
        raise file.bad("zones", "grids", rows=board.rows, cols=board.cols)
    for (r, c), sign in board.cells():
        wanted = sign if sign in (OFF, HEART) else ZONES
        if board.zones[r][c] not in wanted:
            raise _bad_sign(file, "zones", (r, c), board.zones[r][c], wanted)


def _bad_sign(file: TomlTable, key: str, cell: Cell, sign: str, accepted: str) -> BadComponents:
    return file.bad(key, "sign", row=cell[0], cell=list(cell), found=sign, accepted=" ".join(accepted))


def _check_slopes(file: TomlTable, board: Board) -> None:
    """Neighbours differ by at most one zone."""
    zone = {cell: int(sign) for cell, sign in signs(board.zones) if sign in ZONES}
    for cell, here in zone.items():
        for side in sides(cell):
            if abs(zone.get(side, here) - here) > 1:
                raise file.bad("zones", "slope", row=cell[0], cell=list(cell), here=here, beside=zone[side])


def _check_lists(file: TomlTable, starts: TomlTable, board: Board) -> None:
    """The lists hold what is drawn, those with an order clockwise."""
    _check_list(file, "statue_ring", board.statue_ring, STATUES, board)
    _check_list(file, "sites", board.sites, SITE, board)
    _check_clockwise(file, "statue_ring", board.statue_ring, board)
    for number, cells in board.starts.items():
        _check_list(starts, str(number), cells, str(number), board)
        _check_clockwise(starts, str(number), cells, board)


def _check_list(table: TomlTable, key: str, listed: tuple[Cell, ...], accepted: str, board: Board) -> None:
    drawn = {cell for cell, sign in board.cells() if sign in accepted}
    if differing := drawn ^ set(listed):
        raise table.bad(key, "listed", cell=list(min(differing)), accepted=" ".join(accepted))


def _check_clockwise(table: TomlTable, key: str, cells: tuple[Cell, ...], board: Board) -> None:
    """Once around the heart, and not further."""
    middle = [sum(cell[axis] for cell in board.heart) / len(board.heart) for axis in (0, 1)]
    angles = [round(atan2(c - middle[1], middle[0] - r), 9) for r, c in cells]
    turned = 0.0
    for cell, before, here in zip(cells[1:], angles, angles[1:], strict=False):
        turned += (here - before) % tau
        if turned > tau + 1e-6:
            raise table.bad(key, "clockwise", cell=list(cell))


def _check_rock(file: TomlTable, board: Board) -> None:
    """Whatever can be dug hangs together."""
    rock = board.diggable()
    cut_off = rock - region(rock, board.starts[min(board.starts)][0])
    if cut_off:
        cell = min(cut_off)
        raise file.bad("features", "cut", row=cell[0], cell=list(cell))
