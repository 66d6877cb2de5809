"""The table of `kings` as a picture and as text, both drawn from a view: what is not in the view cannot be drawn.

    board(view, lang="en", theme="light", marks=(), size=None, names=()) -> Drawing     SVG that shows itself
    text(view, lang="en", names=(), color=False, width=80) -> str                       for a terminal

Layers, in this order, are groups with the classes `board`, `pieces`, `marks`, `targets`. Each consists of parts,
`data-part`: `header`, `shaft`, `deck`, `discard`, `c1`, `camp.orc`, `p2.panel`, `p2.head`, `p2.king`, `p2.under`,
`p2.hand`, `p2.o1`, `hand.1`, and one for each mark and target. Classes a page may style:

| class | what |
|---|---|
| `piece` | anything with a `data-piece`: a creature card whose face is known (`card:or4a`), else opaque, `back:h17` |
| `card`, `token` | a creature with a picture, or small; the race (`dwarf`, `orc`, `goblin`, `giant`) is a class too |
| `mine`, `back` | a mine on the table or on the deck (`data-place` mine:c1, mine:p2.o1); the back of a card in a hand |
| `king` | the king of a seat, `data-piece="king:p2"` |
| `seat`, `seat-1`..`seat-4` | the area of a seat; `active` if it must answer, `winner` at the end |
| `header`, `shaft`, `deck`, `pile`, `discard` | the line above the table, its middle and the parts of it |
| `hand`, `behind`, `known` | a hand, or a card of the near one; the small back on it; lit when all know the face |
| `developed` | the mines under a king, where the viewer may look |
| `mark` | a ring around what `marks` names, `data-mark` |
| `target`, `can` | what takes part in answers: `data-act` lists their tokens, `data-for` names the piece or place |
| `ring` | the ring inside a target; `data-spot` of a target says where a creature played there would lie |

`marks` takes names of pieces (`card:or4a`, `back:h17`), of places (`mine:c1`, `mine:p2.o1`, `pile:deck`, `camp:orc`,
`pile:discard`) and of seats (`seat:p2`); what is not on the table is passed over. Own hand cards also carry
`data-handle`, the name the others know them by.
"""

from dovre.games.kings.board.layout import board, portrait
from dovre.games.kings.board.legend import legend
from dovre.games.kings.board.textboard import text

__all__ = ["board", "legend", "portrait", "text"]
