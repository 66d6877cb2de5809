"""The table of `towers` as a picture and as text, both drawn from a view: what is not in the view cannot be drawn.

    board(view, lang="en", theme="light", marks=(), size=None, names=()) -> Drawing     SVG that shows itself
    text(view, lang="en", names=(), color=False, width=80) -> str                       for a terminal

Things go by the names that the README lists; `tile:p1.p4` is where a tile of a path lies.
"""

from dovre.games.towers.board.layout import board, portrait
from dovre.games.towers.board.legend import legend
from dovre.games.towers.board.textboard import text

__all__ = ["board", "legend", "portrait", "text"]
