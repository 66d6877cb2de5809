"""The table of `fall` as a picture and as text, both drawn from a view: what is not in the view cannot be drawn.

    board(view, lang="en", theme="light", marks=(), size=None, names=()) -> Drawing     SVG that shows itself
    text(view, lang="en", names=(), color=False, width=80) -> str                       for a terminal

Things, by their names: `cave:mo1`, `lair:eye-o`, `hall:h1`, `gnome:mo1.2` (a token), `rally:moss`, `gate:1` (a card of
the row), `plan:wave`, `champion:imbolg`, `plank:moss`, `wheel:3`, `wheel:beside`, `wheel:boost`, `cell:p1.e5` (a symbol
of an ancestry, or `cell:p1.crym` on a champion), `card:a17` (in hand), `ancestry:p2`, `provisions:p1`, `despair:p1`,
`supply:p1`, `honour:p1`, `hand:p2`, `first:p1`, `seat:p1`. A card of the hand carries `data-turn`: choosing it takes it
up, to be laid on the ancestry.
"""

from dovre.games.fall.board.layout import board
from dovre.games.fall.board.textboard import text

__all__ = ["board", "text"]
