"""The table of `fall` as text for a terminal: the same content as the picture, and the same view behind it."""

from __future__ import annotations

from collections.abc import Sequence

from dovre.games.fall.board.ancestry import Quadrant, window_of
from dovre.games.fall.board.mountain import PAWN_LETTERS, Held
from dovre.games.fall.board.seen import (
    hall_leaders,
    held_at,
    influence_of,
    quadrants_of,
    ranks_of,
)
from dovre.games.fall.board.words import Words, words_of
from dovre.games.fall.box import EFFECTS
from dovre.games.fall.components import (
    BOX,
    CARD_NAMES,
    CAVE_NAMES,
    CHAMPION_NAMES,
    CLANS,
    GRID,
    GRID_NAMES,
    KINDS,
    LAP,
    NONE,
    SPACE_NAMES,
    TILES,
    WHEEL,
    bits_of,
    lairs_of,
)
from dovre.games.fall.view import FallView
from dovre.render import page as render_page
from dovre.render.frame import near_seat, rivals

GNOME = "g"


class Page(render_page.Page[FallView, Words]):
    """The page of `fall`."""

    def seat_count(self, seat: int, count: int) -> str:
        """So many trolls of a seat, as one word."""
        return self.paint(f"{render_page.SEAT_SIGNS[seat]}{count}", render_page.SEAT_COLOURS[seat])

    def sign(self, seat: int) -> str:
        return self.paint(render_page.SEAT_SIGNS[seat], render_page.SEAT_COLOURS[seat])


def text(view: FallView, *, lang: str = "en", names: Sequence[str] = (), color: bool = False, width: int = 80) -> str:
    """The view as lines of at most `width` columns."""
    words = words_of(lang, tuple(names))
    page = Page(view, words, color, max(40, width))
    page.head(words.heading(), words.turn(view), words.state(view))
    _mountain(page)
    _halls(page)
    _gnomes(page)
    _champions(page)
    _clans(page)
    for seat in (*rivals(view), near_seat(view)):
        _area(page, seat)
    if view.seat is not None and any(card is not None for card in view.hands[view.seat]):
        _hand(page, view.seat)
    return str(page)


def _who(page: Page, held: Held) -> str:
    """`◆3 ●1 I`: trolls by seat, champions by letter; gnomes by what one knows."""
    words = [page.seat_count(seat, count) for seat, count in enumerate(held.trolls) if count]
    words += [page.bold(PAWN_LETTERS[pawn]) for _, pawn in held.champions]
    words += [GNOME + known for known in held.gnomes]
    return " ".join(words) or "·"


def _mountain(page: Page) -> None:
    """Domain by domain: each cave with who stands there, a gate sign, and who controls it."""
    view, say = page.view, page.words.say
    for clan, name in enumerate(CLANS):
        page.rule(say(f"clan.{name}"), "⚑" if view.rally == clan else "")
        rows = []
        for cave in bits_of(view.board.domains[clan]):
            held = held_at(view, cave)
            gate = any(one.id == CAVE_NAMES[cave] and one.gate for one in BOX.maps[view.side].caves)
            leader = page.sign(held.control) if held.control != NONE else ""
            near = " ".join(CAVE_NAMES[other] for other in bits_of(view.board.next[cave]))
            row = [page.bold(CAVE_NAMES[cave]), "⊓" if gate else "", _who(page, held), leader, page.dim(near)]
            rows.append(row)
        page.table(rows)
    rows = []
    for seat, pair in enumerate(view.lairs):
        for site in lairs_of(pair) if pair != NONE else ():
            near = " ".join(CAVE_NAMES[other] for other in bits_of(view.board.next[site]))
            rows.append(
                [
                    page.bold(SPACE_NAMES[site]),
                    page.seat(seat),
                    _who(page, held_at(view, site)),
                    page.dim(near),
                ]
            )
    page.rule(say("board.lairs"))
    page.table(rows)


def _halls(page: Page) -> None:
    view = page.view
    page.rule(page.words.say("board.halls"))
    rows = []
    for hall, value in enumerate(view.halls):
        leaders = hall_leaders(view, hall)
        who = " ".join([page.sign(seat) if seat < view.seats else GNOME for seat in leaders])
        near = " ".join(CAVE_NAMES[cave] for cave in bits_of(view.board.halls[hall]))
        rows.append([page.bold(f"h{hall + 1}"), str(value), who or "·", page.dim(near)])
    page.table(rows)


def _gnomes(page: Page) -> None:
    """Gate cards, the wheel, the plan of the wave."""
    view, words, say = page.view, page.words, page.words.say
    page.rule(say("board.gnomes"))
    page.tell(words.plan(view.wave, view.bag))
    cards = ["?" if clan is None else say(f"clan.{CLANS[clan]}") for clan in view.gates]
    page.list(say("board.gates"), cards)
    wheel = [say(f"effect.{EFFECTS[WHEEL[(view.wheel + step) % LAP]]}") for step in range(4)]
    page.list(say("board.wheel_at", n=view.wheel), wheel)
    page.tell(words.beside(view.beside))
    page.tell(words.boosts(view.boost))


def _champions(page: Page) -> None:
    view, words = page.view, page.words
    page.rule(words.say("board.section.champions"))
    rows = []
    for slot, champion in enumerate(view.offer):
        if champion != NONE:
            discs = " ".join([f"{page.sign(seat)}{n}" for seat, n in influence_of(view, slot)])
            head = f"{words.champion(champion)} ({words.votes(champion)})"
            rows.append([page.bold(CHAMPION_NAMES[champion]), head, discs or "·"])
    page.table(rows)


def _clans(page: Page) -> None:
    view = page.view
    page.rule(page.words.say("board.section.clans"))
    rows = []
    for clan, discs in enumerate(ranks_of(view)):
        values = "/".join(map(str, TILES[view.tiles[clan]]))
        told = " ".join([f"{page.sign(seat)}{votes}" for seat, votes in discs])
        rows.append([page.words.say(f"clan.{CLANS[clan]}"), values, told or "·"])
    page.table(rows)


def _area(page: Page, seat: int) -> None:
    """A seat: what it has, and its ancestry as rows of symbols; covered ones in brackets."""
    view, words = page.view, page.words
    page.rule(f"{page.turn_sign(seat)}{page.seat(seat)}", str(view.totals[seat]))
    page.tell(words.seat_line(seat, view.totals[seat], view.provisions[seat], view.despair[seat], view.reserve[seat]))
    if view.champions[seat]:
        page.list(words.say("board.section.champions"), [words.champion(champion) for champion in view.champions[seat]])
    page.table(_grid(page, quadrants_of(view, seat)))


def _grid(page: Page, cells: tuple[Quadrant, ...]) -> list[list[str]]:
    window, found = window_of(cells), {one.cell: one for one in cells}
    columns = range(window.column, window.column + window.columns)
    rows = [["", *[page.dim(GRID_NAMES[column][0]) for column in columns]]]
    for row in range(window.row, window.row + window.rows):
        line = [page.dim(str(row + 1))]
        for column in columns:
            one = found.get(row * GRID + column)
            line.append(_sign(one) if one is not None else "")
        rows.append(line)
    return rows


def _sign(one: Quadrant) -> str:
    kind, power = one.symbol
    sign = "·" if kind == NONE else KINDS[kind] + (str(power) if power > 1 else "")
    return f"[{sign}]" if one.covered else sign


def _hand(page: Page, seat: int) -> None:
    words = page.words
    page.rule(words.say("board.hand_title"))
    page.table([[page.bold(CARD_NAMES[card]), words.card(card)] for card in page.view.hands[seat] if card is not None])
