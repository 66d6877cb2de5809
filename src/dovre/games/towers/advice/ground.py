"""A path as creatures will walk it: the cell after so many steps, from every cell."""

from __future__ import annotations

from dovre.games.towers.path import Laid, Path, path_of

CITY = -1  # as a cell: the creature has reached the city
STEPS_MOST = 9  # longer walks are not foreseen
KEPT_MOST = 2_000


class Ground:
    """A path, perhaps with cells more than it has: those of tiles that are still to be laid."""

    __slots__ = ("ahead", "dist", "last", "path")

    def __init__(self, path: Path, extra: int) -> None:
        length = path.length
        follow = [cells[0] if cells else length if extra else CITY for cells in path.next]
        follow += [length + n + 1 if n + 1 < extra else CITY for n in range(extra)]
        follow.append(CITY)  # from the city nowhere
        row = [*range(length + extra), CITY]
        self.path = path
        self.ahead = [row]  # by steps and cell
        for _ in range(STEPS_MOST):
            row = [follow[cell] for cell in row]
            self.ahead.append(row)
        self.last = length + extra - 1 if extra else path.end
        self.dist = [far + extra for far in path.dist] + [extra - n for n in range(extra)]


_kept: dict[tuple[Laid, int], Ground] = {}


def ground_of(laid: Laid, extra: int = 0) -> Ground:
    """The ground of these tiles, made once."""
    key = (laid, extra)
    found = _kept.get(key)
    if found is None:
        if len(_kept) > KEPT_MOST:
            _kept.clear()
        found = _kept[key] = Ground(path_of(laid), extra)
    return found
