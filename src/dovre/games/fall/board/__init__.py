"""The table of `fall` as a picture and as text, both drawn from a view: what is not in the view cannot be drawn.

    board(view, lang="en", theme="light", marks=(), size=None, names=()) -> Drawing     SVG that shows itself
    text(view, lang="en", names=(), color=False, width=80) -> str                       for a terminal

Things, by their names: `space:mo1` (a cave), `space:eye-o` (a lair), `trolls:p1.mo1`, `pawn:imbolg` and `gnomes:mo1`
(who stands there), `gnome:mo1.2` (a token), `mover:p1` and `mover:imbolg` (whom the wheel can move), `star:yrsgol`,
`hall:h1`, `gate:moss` (the gates of a domain), `rally:on1` (a rally point, by how far it lies from the token),
`rally:token`, `gatecard:1`, `plan:wave`, `champion:imbolg`, `plank:moss`, `wheel:3` (a space, by how far it lies
ahead of the pawn), `wheel:pawn`, `wheel:beside`, `wheel:boost`, `cell:p1.e5` (a symbol of an ancestry, or
`cell:p1.crym` on a champion), `card:a17` (in hand, or where it lies in an ancestry), `ancestry:p2`, `power:p1`,
`provisions:p1`, `despair:p1`, `supply:p1`, `honour:p1`, `hand:p2`, `first:p1`, `seat:p1`. A card of the hand carries
`data-turn`: choosing it takes it up, to be laid on the ancestry.
"""

from dovre.games.fall.board.layout import board, portrait
from dovre.games.fall.board.legend import legend
from dovre.games.fall.board.textboard import text

__all__ = ["board", "legend", "portrait", "text"]
