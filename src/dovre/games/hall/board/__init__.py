"""The table of `hall` as a picture and as text, both drawn from a view: what is not in the view cannot be drawn.

    board(view, lang="en", theme="light", marks=(), size=None, names=()) -> Drawing     SVG that shows itself
    text(view, lang="en", names=(), color=False, width=80) -> str                       for a terminal

Layers, in this order, are groups with the classes `board`, `pieces`, `marks`, `targets`. They hold the parts of the
drawing, one `<g data-part="layer:name">` each: what moves has one of its own (`horde.b1`, `spell.2`, `supply.mint`,
`pile.l4`, `display.chasm`, `tile.l4c.k12`, `statue.k12`, `p2.3a` a place in a pack, `p2.stock`, `p2.name`), riches have
one for each zone (`buried.3`), a network one for its bed (`bed.p2`, below its tiles). Classes a page may style; those
of an area stand around each of its parts:

| class | what |
|---|---|
| `piece` | anything with a `data-piece`: `troll:fire-1-1`, `troll:p2.start-3` a starting Troll, `statue:k12`, |
| | `pedestal:k12`, `tile:l4c.k12`, `hall:chasm`, `portal:p2`, `workshop:k12`, `supply:mint`, `spell:cave_in` |
| `card`, `spell`, `tile`, `hall`, `statue`, `pedestal`, `portal`, `workshop` | what kind of piece it is |
| `mountain`, `rim`, `rubble`, `buried`, `site` | the ground, the names of the cells, what is in the rock |
| `network`, `isolated` | the Tunnels of a seat, those that no Portal reaches |
| `horde`, `grimoire`, `supply`, `piles`, `display`, `track`, `tables`, `bag`, `charm` | the parts around the mountain |
| `seat`, `seat-1`..`seat-5` | the area of a seat; `active` if it must answer, `winner` at the end |
| `pack`, `preview`, `hand`, `stock`, `trades`, `uses` | a pyramid, an open place in it, who is to join it, the rest |
| `mark` | a ring around what `marks` names, `data-mark` |
| `target`, `can` | what takes part in answers: `data-act` lists their tokens, `data-for` names the piece or place |
| `ring` | the ring inside a target; `data-spot` of a target says where a card placed there would lie |
| `legal` | the cells on which the tile in hand may lie |
| `placer`, `look`, `lattice` | the tile in hand as it looks turned each way, and the cells of the mountain: see |
| | `dovre.render.placing` |

`marks` takes names of pieces, of cells (`cell:k12`), of places (`horde:b1`, `pack:2a` in the own pack, `site:k12`,
`stock:iron`, `own:fire`, `bag:fire`, `bag:any`, `track:benefits`, `pile:l4`) and of seats (`seat:p2`); what is not on
the table is passed over.
"""

from dovre.games.hall.board.layout import board, portrait
from dovre.games.hall.board.legend import legend
from dovre.games.hall.board.textboard import text

__all__ = ["board", "legend", "portrait", "text"]
