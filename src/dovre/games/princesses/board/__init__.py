"""The table of `princesses` as a picture and as text, both drawn from a view: what is not in the view cannot be drawn.

    board(view, lang="en", theme="light", marks=(), size=None, names=()) -> Drawing     SVG that shows itself
    text(view, lang="en", names=(), color=False, width=80) -> str                       for a terminal

The names of things are listed in the README of the game.
"""

from dovre.games.princesses.board.layout import board, portrait
from dovre.games.princesses.board.legend import legend
from dovre.games.princesses.board.textboard import text

__all__ = ["board", "legend", "portrait", "text"]
