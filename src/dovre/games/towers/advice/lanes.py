"""The path: how much longer it should be, how a tile should lie."""

from __future__ import annotations

from dovre.games.towers.actions import LAID
from dovre.games.towers.advice.ground import ground_of
from dovre.games.towers.advice.reading import Reading
from dovre.games.towers.components import FIXED, OWN, PATH_TILES, bits_of
from dovre.games.towers.path import Path, lay_number, path_of, placements
from dovre.kernel.action import Action

PER_TILE = {0: 0, 1: 2, 2: 4, 3: 5}  # cells more for so many tiles
LENGTH = 0.015  # a cell more, for each round to come
CORNER = 0.006  # a pair of cells around an emplacement, for each round to come
ROUNDS_MOST = 7.0
CLOSED = 1.5  # no tile would fit any more
TIGHT = 0.08  # a tile that does not fit
KEPT_COVER = 0.1  # cells a tower covers more


class Lanes:
    """For the viewer's own path."""

    def __init__(self, reading: Reading) -> None:
        self.reading = reading
        self.view = reading.view
        self.seat = reading.seat
        self.side = reading.side()
        self.rounds = min(ROUNDS_MOST, reading.aims().rounds - 1)

    def longer(self, cells: int) -> float:
        """What so many cells more at the end of the path are worth."""
        trial = self.reading.try_out(ground=ground_of(self.side.laid, cells))
        corners = CORNER * 3 * cells
        return self.reading.gain(trial) + (LENGTH * cells + corners) * self.rounds

    def lengthen(self) -> float:
        return self.longer(PER_TILE[min(FIXED.tiles, self.view.tiles[self.seat])])

    def add_tile(self, extension: bool) -> float:
        return self.longer(3 if extension else 2)

    # -- a tile ---------------------------------------------------------------------------------------------------

    def lays(self, legal: tuple[Action, ...]) -> list[float]:
        tile, source = self.reading.frame[2], self.reading.frame[3]
        left = self.view.frames[-2][2]
        extra = PER_TILE.get(left, 0) if source == OWN else 0
        return [self.lay(lay_number(tile, *LAID[action]), extra) for action in legal]

    def lay(self, number: int, extra: int) -> float:
        laid = (*self.side.laid, number)
        path = path_of(laid)
        trial = self.reading.try_out(ground=ground_of(laid, extra))
        return self.reading.gain(trial) + self.shape(path) - self.shape(self.side.ground.path)

    def shape(self, path: Path) -> float:
        """Length, corners to build on, and room for what follows."""
        corners = sum((count - 1) * (count - 1) for count in [path.cover[spot].bit_count() for spot in path.spots])
        value = (LENGTH * path.dist[0] + CORNER * corners) * self.rounds
        value += KEPT_COVER * sum(len(bits_of(path.cover[tower >> 3])) for tower in self.side.towers)
        used = {lay // 16 for lay in path.laid}
        tiles = [tile for tile in PATH_TILES if tile not in used]
        misfits = sum(not placements(path, tile) for tile in tiles)
        value -= TIGHT * misfits
        if tiles and misfits == len(tiles):
            value -= CLOSED * min(1.0, self.rounds / 4)
        return value
