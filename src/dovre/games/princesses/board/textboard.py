"""The table of `princesses` as text for a terminal: the same content as the picture, and the same view behind it."""

from __future__ import annotations

from collections.abc import Sequence

from dovre.games.princesses.board.seen import Person, challenge, person, villages_of
from dovre.games.princesses.board.words import Words, words_of
from dovre.games.princesses.box import COPIES
from dovre.games.princesses.components import (
    CARD_DESIGNS,
    CASTLE_NAMES,
    CAULDRONS,
    CAVES,
    CHALLENGE_NAMES,
    FIRST_ROYAL,
    LAID_NAMES,
    N_CAVES,
    NONE,
    RESERVE,
    RESOURCES,
    ROUND_NAMES,
    SLOT_NAMES,
    STABLES,
    START_NAMES,
    VILLAGE_CAULDRONS,
    VILLAGES,
    bits_of,
)
from dovre.games.princesses.notation import STOCK, laid_name
from dovre.games.princesses.view import PrincessesView
from dovre.render import page as render_page
from dovre.render.frame import near_seat, rivals

KING = "♔"


class Page(render_page.Page[PrincessesView, Words]):
    """The page of `princesses`."""

    def count(self, seat: int, count: int) -> str:
        """So many trolls of a seat, as one word."""
        return self.paint(f"{render_page.SEAT_SIGNS[seat]}{count}", render_page.SEAT_COLOURS[seat])


def text(
    view: PrincessesView, *, lang: str = "en", names: Sequence[str] = (), color: bool = False, width: int = 80
) -> str:
    """The view as lines of at most `width` columns."""
    words = words_of(lang, tuple(names))
    page = Page(view, words, color, max(40, width))
    page.head(words.heading(), words.turn(view), words.state(view))
    _villages(page)
    _rows(page)
    for seat in (*rivals(view), near_seat(view)):
        _mountain(page, person(view, words, seat))
    if view.seat is not None and view.hands[view.seat]:
        _hand(page, view.seat)
    return str(page)


def _villages(page: Page) -> None:
    """Each village with what is in it, who stands there and free cauldrons; then the reserve."""
    view, say = page.view, page.words.say
    page.rule(say("board.section.villages"))
    rows = []
    for number, one in enumerate(villages_of(view)):
        stock = [f"{say(f'board.short.{item}')} {one.stock[at]}" for at, item in enumerate(STOCK)]
        stand = [page.count(seat, n) for seat, n in enumerate(one.trolls) if n]
        built = [page.count(seat, n) for seat, n in enumerate(one.outposts) if n]
        who = " ".join([*stand, "·" * (VILLAGE_CAULDRONS - sum(one.trolls)), *([KING] if one.king else [])])
        told = ", ".join(stock) + (f"; {say('board.short.outposts')} {' '.join(built)}" if built else "")
        castle = say(f"castle.{CASTLE_NAMES[one.castle]}") if one.castle != NONE else ""
        rows.append([page.bold(VILLAGES[number].upper()), who, f"{told}. {castle}"])
    page.table(rows)
    reserve = [f"{say(f'board.short.{piece}')} {n}" for piece, n in zip(RESERVE, view.reserve, strict=True)]
    page.list(say("board.reserve_title"), reserve)


def _rows(page: Page) -> None:
    """Challenges and the three rows."""
    view, words, say = page.view, page.words, page.words.say
    page.rule(say("board.challenges"))
    rows = []
    for card in view.challenges:
        one = challenge(view, card)
        claimed = " ".join([render_page.SEAT_SIGNS[seat] for seat in one.claimed])
        rows.append([page.bold(CHALLENGE_NAMES[card]), claimed or "·", say(f"challenge.{CHALLENGE_NAMES[card]}")])
    page.table(rows)
    page.rule(say("board.section.market"))
    tiles = [tile for tile in view.tile_row if tile != NONE]
    royals = [FIRST_ROYAL + tile for tile in view.royal_row if tile != NONE]
    page.table([[page.bold(LAID_NAMES[tile]), words.tile(tile)] for tile in (*tiles, *royals)])
    designs = dict.fromkeys(card // COPIES for card in view.card_row if card != NONE)
    page.table([[page.bold(CARD_DESIGNS[design]), words.card(design)] for design in designs])


def _mountain(page: Page, who: Person) -> None:
    """A seat: caves, goods, tracks, slots, network, cards."""
    words, say, seat = page.words, page.words.say, who.seat
    page.rule(f"{page.turn_sign(seat)}{page.seat(seat)}", str(who.score))
    if who.board == NONE:
        return
    page.tell(words.board_name(who.board))
    if who.points is not None:
        page.tell(words.points(*who.points))
    rows = []
    for cave in range(N_CAVES):
        trolls = page.count(seat, who.trolls[cave]) if who.trolls[cave] else ""
        humans = f"{say('board.short.human')} {who.humans[cave]}" if who.humans[cave] else ""
        free = "·" * (CAULDRONS - who.trolls[cave] - who.humans[cave])
        marks = [trolls, humans, free, KING if who.king == cave else ""]
        rows.append([page.bold(CAVES[cave]), words.cave_name(cave), " ".join([mark for mark in marks if mark])])
    page.table(rows)
    if who.trolls[-1]:
        page.tell(words.trolls(seat, len(who.trolls) - 1, who.trolls[-1]))
    goods = [
        f"{say(f'resource.{name}')} {who.goods[at]} ({who.full[at]}/{who.sites[at]})"
        for at, name in enumerate(RESOURCES)
    ]
    goods.append(f"{say('board.short.power')} {who.power}/{who.capacity}")
    goods.append(f"{say('board.short.cow')} {who.cows}/{STABLES - who.covers}")
    page.list(say("board.goods_title"), goods)
    start = [START_NAMES[slot] for slot in range(len(START_NAMES)) if not who.vacant >> slot & 1]
    page.list(say("board.start_title"), start or ["·"])
    slots = [f"{SLOT_NAMES[slot]}{'*' if who.stored >> slot & 1 else ''}" for slot in bits_of(who.slots)]
    page.list(say("board.slots_title"), slots)
    page.list(say("board.network_title"), [laid_name(number) for number in who.network] or ["·"])
    if who.cards:
        page.list(say("board.cards_title"), words.designs(who.cards))


def _hand(page: Page, seat: int) -> None:
    words = page.words
    page.rule(words.say("board.hand_title"))
    cards = [card for card in page.view.hands[seat] if card is not None]
    page.table([[page.bold(ROUND_NAMES[card]), words.round_card(card)] for card in cards])
