"""The table of `kings` as text for a terminal: the same content as the picture, and the same view behind it."""

from __future__ import annotations

from collections.abc import Sequence

from dovre.games.kings.board.words import Words, race_name
from dovre.games.kings.components import CARDS, MINES, RACES
from dovre.games.kings.view import Held, KingsView, Works
from dovre.render.text import cut, fold, pad, paint, plain, rule, table
from dovre.render.text import width as columns_of

RACE_COLOURS = {"dwarf": "red", "orc": "green", "goblin": "yellow", "giant": "blue"}
FOREMAN = "♛"
SEAT_SIGNS = ("◆", "●", "▲", "■", "★")


class Page:
    """Lines in the making, with what every part of the page needs."""

    def __init__(self, view: KingsView, words: Words, color: bool, width: int) -> None:
        self.view = view
        self.words = words
        self.color = color
        self.width = width
        self.lines: list[str] = []

    def creature(self, card: int) -> str:
        """One word for a terminal: spaces inside do not break."""
        told = self.words.short(card).replace(" ", "\u00a0")
        return paint(told, RACE_COLOURS[race_name(card)], self.color)

    def bold(self, text: str) -> str:
        return paint(text, "bold", self.color)

    def dim(self, text: str) -> str:
        return paint(text, "dim", self.color)

    def rule(self, title: str, end: str = "") -> None:
        """A line across; what does not fit at its end stands below."""
        line = rule(self.bold(title), self.width, end)
        if columns_of(line) <= self.width:
            self.lines.append(line)
        else:
            self.lines += [rule(self.bold(cut(title, self.width - 6)), self.width), pad(end, self.width, right=True)]

    def seat(self, seat: int) -> str:
        return f"{SEAT_SIGNS[seat]} {cut(plain(self.words.seat(seat)), 24)}"


def text(view: KingsView, *, lang: str = "en", names: Sequence[str] = (), color: bool = False, width: int = 80) -> str:
    """The view as lines of at most `width` columns."""
    page = Page(view, Words(view, lang, names), color, max(40, width))
    _head(page)
    _centre(page)
    _camp(page)
    near = 0 if view.seat is None else view.seat
    for step in range(1, view.seats):
        _area(page, (near + step) % view.seats)
    _area(page, near)
    if view.seat is not None:
        _hand(page, view.hands[view.seat])
    return "\n".join(line.rstrip() for line in page.lines) + "\n"


def _head(page: Page) -> None:
    view, words = page.view, page.words
    right = words.turn()
    title = cut(words.texts.table["title"], page.width - columns_of(right) - 2)
    page.lines.append(pad(page.bold(title), page.width - columns_of(right)) + right)
    page.lines += fold("", plain(words.state()).split(" "), page.width, " ")
    if view.over:
        page.lines += fold("", words.end().split(" "), page.width, " ")


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
    page.lines += table(rows, page.width)


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
    page.lines += table(rows, page.width)
    deck = say("board.left", n=view.deck)
    if view.top:
        deck += ", " + say("board.top", mine=MINES[view.top.mine].id)
    page.lines += table([["deck", deck], ["", page.words.say("board.discarded", n=len(view.discard))]], page.width)


def _score(page: Page, seat: int) -> str:
    view, say = page.view, page.words.say
    if view.scores:
        return page.words.points(view.scores[seat])
    amount = sum(line.amount for line in view.sheet if line.seat == seat)
    if view.developed[seat] is not None:
        return page.words.so_far(amount)
    return say("board.unfinished", amount=amount) if amount else ""


def _area(page: Page, seat: int) -> None:
    """A seat: king, score, developed mines, captured mines with what they miss, and the hand as others see it."""
    view, words = page.view, page.words
    asked = seat in (view.winners if view.over else view.waiting)
    king = words.say(f"king.{RACES[view.kings[seat]]}")
    page.rule(f"{'▶ ' if asked else ''}{page.seat(seat)}, {king}", _score(page, seat))
    page.lines += fold("", words.under(seat).split(" "), page.width, " ")
    rows = [_mine_row(page, works) for works in view.mines[seat]]
    page.lines += table(rows, page.width)
    if seat != view.seat and view.hands[seat]:
        head = words.say("board.hand") + "  "
        page.lines += fold(head, [_seen(page, held) for held in view.hands[seat]], page.width, ", ")


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
    page.lines += table(rows, page.width)
