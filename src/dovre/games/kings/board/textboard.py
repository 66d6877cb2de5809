"""The table of `kings` as text for a terminal: the same content as the picture, and the same view behind it."""

from __future__ import annotations

from collections.abc import Sequence

from dovre.games.kings.board.words import Seat, Words, race_name, seats_of, words_for
from dovre.games.kings.components import CARDS, MINES, RACES
from dovre.games.kings.view import Held, KingsView, Works
from dovre.render import page as render_page
from dovre.render.frame import near_seat, rivals

RACE_COLOURS = {"dwarf": "red", "orc": "green", "goblin": "yellow", "giant": "blue"}
FOREMAN = "♛"


class Page(render_page.Page[KingsView, Words]):
    """The page of `kings`."""

    def creature(self, card: int) -> str:
        """One word for a terminal: spaces inside do not break."""
        return self.paint(self.words.short(card).replace(" ", "\u00a0"), RACE_COLOURS[race_name(card)])


def text(view: KingsView, *, lang: str = "en", names: Sequence[str] = (), color: bool = False, width: int = 80) -> str:
    """The view as lines of at most `width` columns."""
    words = words_for(lang, tuple(names))
    page = Page(view, words, color, max(40, width))
    page.head(words.heading(), words.turn(view.turn), words.state(view))
    if view.over:
        page.tell(words.end(view.end))
    _centre(page)
    _camp(page)
    seats = seats_of(view, words)
    for seat in (*rivals(view), near_seat(view)):
        _area(page, seats[seat])
    if view.seat is not None:
        _hand(page, view.hands[view.seat])
    return str(page)


def _centre(page: Page) -> None:
    """Each centre mine: what it is worth, what captures it, what develops it, and who is on it."""
    say = page.words.say
    page.rule(say("board.centre"), f"{FOREMAN} {say('board.foreman')}")
    head = ["", "", say("board.col_value"), say("board.col_defence"), say("board.col_size"), say("board.col_crew")]
    rows = [[page.dim(cell) for cell in head]]
    for works in page.view.centre:
        mine = MINES[works.mine]
        crew = " ".join(page.creature(card) for card in works.creatures)
        size = f"{mine.size} {FOREMAN}" if mine.foreman else str(mine.size)
        name = page.words.mine_name(works.mine)
        rows.append([page.bold(works.target), name, str(mine.value), str(mine.defence), size, crew or "·"])
    page.table(rows)


def _camp(page: Page) -> None:
    view, say = page.view, page.words.say
    page.rule(say("board.camp"))
    rows = []
    for race, pile in enumerate(view.camp):
        if pile:
            top, under = pile[-1], " ".join(str(CARDS[card].strength) for card in reversed(pile[:-1]))
            rows.append([RACES[race], page.creature(top), page.dim(f"({under})") if under else ""])
        else:
            rows.append([RACES[race], "·", ""])
    page.table(rows)
    deck = page.words.deck(view.deck, view.top.mine if view.top else None)
    page.table([["deck", deck], ["", say("board.discarded", n=len(view.discard))]])


def _area(page: Page, seat: Seat) -> None:
    """A seat: king, score, developed mines, captured mines with what they miss, and the hand as others see it."""
    view, words = page.view, page.words
    at = seat.seat
    king = words.say(f"king.{seat.race}")
    page.rule(f"{page.turn_sign(at)}{page.seat(at)}, {king}", words.score(*seat.score))
    page.tell(words.under(seat.kinds, seat.developed))
    page.table([_mine_row(page, works) for works in view.mines[at]])
    if at != view.seat and view.hands[at]:
        page.list(words.say("board.hand"), [_seen(page, held) for held in view.hands[at]])


def _mine_row(page: Page, works: Works) -> list[str]:
    crew = " ".join(page.creature(card) for card in works.creatures)
    missing = page.dim(page.words.missing(works))
    name = f"{page.words.mine_name(works.mine)} ({MINES[works.mine].value})"
    return [page.bold(works.target), name, f"{crew or '·'}  {missing}"]


def _seen(page: Page, held: Held) -> str:
    """A card in somebody's hand: its face if everybody knows it, else the mine on its back."""
    return page.creature(held.face) if held.face is not None else page.words.mine_name(held.mine).replace(" ", "\u00a0")


def _hand(page: Page, hand: tuple[Held, ...]) -> None:
    page.rule(page.words.say("board.hand"))
    rows = []
    for held in hand:
        if held.face is not None:
            rows.append([
                page.bold(CARDS[held.face].id), page.creature(held.face), page.words.creature_name(held.face),
                page.dim(page.words.say("board.back_short", mine=MINES[held.mine].id)),
            ])  # fmt: skip
    page.table(rows)
