"""The table of `feast` as a picture and as text, both drawn from a view: what is not in the view cannot be drawn.

    board(view, lang="en", theme="light", marks=(), size=None, names=()) -> Drawing     SVG that shows itself
    text(view, lang="en", names=(), color=False, width=80) -> str                       for a terminal

Classes a page may style, beside those of the frame (`docs/new-game.md`):

| class | what |
|---|---|
| `piece`, `card` | a dish in a hand or on a plate, `data-piece` is its name (`dish:goat5`); its kind is a class too |
| `back`, `lid` | a dish in somebody's hand; a dish that was chosen and not opened yet |
| `plate`, `crown` | the place of a seat at the long table; over the one who won the round |
| `belly`, `goods` | how full a guest is; antlers, pillows, honours and points |
| `kitchen`, `shelf`, `king` | the deck; what one may take or do; the Mountain King and his throw, in a game for one |

`marks` takes dishes (`dish:goat5`), seats (`seat:p2`) and the things of the hall (`pile:kitchen`, `shelf:antler`,
`shelf:pillow`, `shelf:tub`, `shelf:mug`, `shelf:softly`, `shelf:loudly`, `king:mountain`).
"""

from feast.board.layout import board, portrait
from feast.board.legend import legend
from feast.board.textboard import text

__all__ = ["board", "legend", "portrait", "text"]
