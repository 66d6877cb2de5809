"""The net of pentagons for `docs/princesses.md`; `python -m tests.games.princesses.net_picture` draws it anew."""

from pathlib import Path

from dovre.games.princesses.components import COLOURS, LAID_NUMBER, TURNED
from dovre.games.princesses.game import GAME
from dovre.games.princesses.geometry import (
    CELL_NAMES,
    CELLS,
    EAST,
    NOTCH_CELLS,
    SIDES,
    cell_at,
    neighbour,
    point_of,
    polygon,
)

FILE = Path(__file__).parents[3] / "docs" / "princesses-net.svg"
UNIT = 36  # a step from cell to cell is four units
COLUMNS, ROWS = range(-3, 1), range(-2, 3)
LAID = {(0, 0): ("r01", 2), (0, 1): ("p10", 1), (-1, -1): ("v11", 0)}  # GEO-5 to GEO-7
GROUND = {"r": "#d8cbb0", "p": "#ecc9d3", "v": "#b9d0e8"}
STONE = {"O": "#2c2a33", "G": "#d9a520", "D": "#59b7c9"}
ROCK, LINE, INK, PALE, PAPER = "#f3ede0", "#b3a88f", "#3a342a", "#8b8069", "#fffdf8"
FONT = "'Segoe UI',Roboto,'Helvetica Neue',Arial,sans-serif"
LEFT, TOP = COLUMNS[0] * 4 - 3, ROWS[0] * 4 - 3
WIDE, HIGH = 4 * len(COLUMNS) + 5.5, 4 * len(ROWS) + 2.5


def place(x, y):
    """A point of the net in the picture."""
    return f"{round((x - LEFT) * UNIT, 1):g}", f"{round((y - TOP) * UNIT, 1):g}"


def words(x, y, text, size, fill=INK, weight=400):
    at = place(x, y)
    look = f'font-size="{size}" fill="{fill}" font-weight="{weight}"'
    return f'<text x="{at[0]}" y="{at[1]}" dy=".35em" {look}>{text}</text>'


def dot(x, y, letter, radius=0.34):
    at = place(x, y)
    look = f'fill="{STONE[letter]}" stroke="{PAPER}" stroke-width="2"'
    circle = f'<circle cx="{at[0]}" cy="{at[1]}" r="{radius * UNIT:g}" {look}/>'
    return circle + words(x, y, letter, 13, PAPER, 700)


def heart(cell):
    """The middle of the corners of a cell."""
    corners = polygon(*cell)
    return sum(x for x, _ in corners) / SIDES, sum(y for _, y in corners) / SIDES


def middle(cell, side, inward=0.0):
    """The middle of a side, moved towards the middle of its cell."""
    corners = polygon(*cell)
    (ax, ay), (bx, by) = corners[side], corners[(side + 1) % SIDES]
    mx, my = (ax + bx) / 2, (ay + by) / 2
    hx, hy = heart(cell)
    return round(mx + (hx - mx) * inward, 3), round(my + (hy - my) * inward, 3)


def cell_picture(cell):
    """A pentagon with its name, and the tile on it."""
    tile, rotation = LAID.get(cell, ("", 0))
    points = " ".join(",".join(place(*corner)) for corner in polygon(*cell))
    fill = GROUND[tile[0]] if tile else ROCK
    found = [f'<polygon points="{points}" fill="{fill}" stroke="{LINE}" stroke-width="1.5"/>']
    name = CELL_NAMES[cell_at(*cell)]
    if not tile:
        return [*found, words(*heart(cell), name, 17, PALE)]
    x, y = heart(cell)
    found.append(words(x, y - 0.25, name, 17, INK, 700))
    found.append(words(x, y + 0.3, f"{tile}, {rotation}", 13))
    for side, letter in enumerate(TURNED[LAID_NUMBER[tile]][rotation]):
        found.append(words(*middle(cell, side, 0.46), str(side), 12, PALE))
        if letter == "#":
            found.append(wall(cell, side))
        elif letter in STONE:
            found.append(dot(*middle(cell, side, 0.19), letter))
    return found


def wall(cell, side):
    corners = polygon(*cell)
    (x1, y1), (x2, y2) = (place(*corners[side]), place(*corners[(side + 1) % SIDES]))
    return f'<line x1="{x1}" y1="{y1}" x2="{x2}" y2="{y2}" stroke="{INK}" stroke-width="6" stroke-linecap="round"/>'


def board_picture():
    """The edge of the yellow board with its three notches."""
    cells = [(0, y) for y in ROWS]
    edge = []
    for cell in cells:
        for side in range(SIDES):
            if neighbour(*cell, side)[0] > 0:
                corners = polygon(*cell)
                edge += [corners[side], corners[(side + 1) % SIDES]]
    edge = sorted(dict.fromkeys(edge), key=lambda corner: corner[1])
    right = (LEFT + WIDE - 0.3, edge[-1][1])
    outline = " ".join(",".join(place(*corner)) for corner in [*edge, right, (right[0], edge[0][1])])
    found = [f'<polygon points="{outline}" fill="#e8d9a8" stroke="{LINE}" stroke-width="1.5"/>']
    halves = GAME.box.boards[COLOURS.index("yellow")].notches
    for cell, half in zip(NOTCH_CELLS, halves, strict=True):
        x, y = middle(point_of(cell), EAST)
        found.append(dot(x + 0.42, y + 0.14, half))
    found.append(words(right[0] - 1, 0, "board", 16, INK, 700))
    return found


def picture():
    inner = [(x, y) for x in COLUMNS for y in ROWS]
    assert len(inner) < CELLS
    drawn = [part for cell in inner if cell not in LAID for part in cell_picture(cell)]
    drawn += board_picture()
    drawn += [part for cell in LAID for part in cell_picture(cell)]
    size = f"{WIDE * UNIT:g} {HIGH * UNIT:g}"
    head = f'viewBox="0 0 {size}" font-family="{FONT}" text-anchor="middle" role="img"'
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" {head}>'
        f"<title>Three tiles on the net of pentagons, left of the board</title>"
        f'<rect width="100%" height="100%" fill="{PAPER}"/>{"".join(drawn)}</svg>\n'
    )


if __name__ == "__main__":
    FILE.write_text(picture(), encoding="utf-8")
