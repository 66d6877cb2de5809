"""The table as text for a terminal."""

from __future__ import annotations

from collections.abc import Sequence

from dovre.render import page as render_page
from dovre.render.frame import near_seat, rivals
from feast.board.pieces import Guest, guests_of
from feast.board.words import Words, words_for
from feast.components import DISHES
from feast.view import FeastView

Page = render_page.Page[FeastView, Words]


def text(view: FeastView, *, lang: str = "en", names: Sequence[str] = (), color: bool = False, width: int = 80) -> str:
    """The view as lines of at most `width` columns."""
    words = words_for(lang, tuple(names))
    page = Page(view, words, color, max(40, width))
    page.head(words.heading(), words.round(view.round, view.length.rounds), words.state(view))
    page.tell(words.deck(view.deck))
    if view.seats == 1:
        page.tell(words.king(view.king, view.length.target))
    guests = guests_of(view, words)
    for seat in (*rivals(view), near_seat(view)):
        _guest(page, guests[seat])
    if view.seat is not None:
        _hand(page, view.seat)
    return str(page)


def _guest(page: Page, guest: Guest) -> None:
    """A seat: how full it is, what it has won, its plate, and its hand as others see it."""
    words = page.words
    page.rule(f"{page.turn_sign(guest.seat)}{page.seat(guest.seat)}", words.points(guest.points))
    won = [f"{n} {words.say(f'board.{key}')}" for key, n in _goods(guest) if n]
    full = "█" * min(guest.belly, guest.most) + "░" * (guest.most - guest.belly)
    plate = words.thinks(guest.chosen) if guest.chosen else words.plate(guest.plate, guest.boast)
    page.table([
        [page.dim(words.say("board.belly_word")), f"{full} {words.belly(guest.belly, guest.most)}"],
        [page.dim(words.say("board.plate")), plate],
    ])  # fmt: skip
    if won:
        page.tell(", ".join(won))
    if guest.seat != page.view.seat and guest.hand:
        page.list(words.say("board.hand"), words.hand_list(guest.hand))


def _goods(guest: Guest) -> list[tuple[str, int]]:
    return [("antlers", guest.antlers), ("pillows", guest.pillows), ("honours", guest.honours)]


def _hand(page: Page, seat: int) -> None:
    page.rule(page.words.say("board.hand"))
    page.table(
        [[page.bold(DISHES[dish].id), page.words.dish(dish)] for dish in page.view.hands[seat] if dish is not None]
    )
