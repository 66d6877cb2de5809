"""The table of `hall` as text for a terminal: the same content as the picture, and the same view behind it.

A cell of the map is two signs: the ground (`.` rock, `x` rubble, `#` heart, `+` workshop site, a number the network of
that seat, `=` an isolated Tunnel), then what is there: a resource, a Statue (capital letter of its clan), a Pedestal
(small letter), `@` a Portal, `o` an anchor, `W` a Workshop, `H` a Great Hall, `^` its altar.
"""

from __future__ import annotations

from collections.abc import Sequence

from dovre.games.hall.board.areas import price
from dovre.games.hall.board.mountain import COLUMNS_OF, owner_of
from dovre.games.hall.board.packs import recruit_of
from dovre.games.hall.board.words import Words
from dovre.games.hall.box import BURIED, CLANS
from dovre.games.hall.components import (
    BIT,
    CELL_NAMES,
    COLUMNS,
    FIXED,
    HALL_HIGH,
    HALL_LOW,
    HALL_PLACES,
    HALLS,
    HORDE_NAMES,
    KIND,
    LEVEL,
    N_TROLLS,
    PACK_NAMES,
    RUNES_MOST,
    SHAPES,
    SPELLS,
    STATUE_CLANS,
    STRIDE,
    SYMBOLS,
    TROLL_CLAN,
    TUNNEL_PLACES,
    WORKSHOPS,
    ZONES,
)
from dovre.games.hall.state import NONE
from dovre.games.hall.view import HallView
from dovre.render.text import cut, fold, pad, paint, plain, rule, table
from dovre.render.text import width as columns_of

CLAN_COLOURS = {"fire": "red", "ice": "cyan", "moon": "purple", "mud": "yellow"}
SEAT_COLOURS = ("yellow", "cyan", "green", "red", "purple")
SEAT_SIGNS = ("◆", "●", "▲", "■", "★")
LETTERS = {(KIND[name], amount): letter for letter, (name, amount) in BURIED.items()}


class Page:
    """Lines in the making, with what every part of the page needs."""

    def __init__(self, view: HallView, words: Words, color: bool, width: int) -> None:
        self.view = view
        self.words = words
        self.color = color
        self.width = width
        self.lines: list[str] = []

    def paint(self, text: str, manner: str) -> str:
        return paint(text, manner, self.color)

    def rule(self, title: str, end: str = "") -> None:
        """A line across; what does not fit at its end stands below."""
        line = rule(self.paint(title, "bold"), self.width, end)
        if columns_of(line) <= self.width:
            self.lines.append(line)
        else:
            self.lines += [rule(self.paint(cut(title, self.width - 6), "bold"), self.width), pad(end, self.width, True)]

    def list(self, head: str, words: Sequence[str]) -> None:
        """Words after a head, on as many lines as they need."""
        self.lines += fold(f"{head}  ", list(words) or [self.words.say("board.nothing")], self.width, ", ")

    def clan(self, text: str, clan: int) -> str:
        return self.paint(text, CLAN_COLOURS[CLANS[clan]])


def text(view: HallView, *, lang: str = "en", names: Sequence[str] = (), color: bool = False, width: int = 80) -> str:
    """The view as lines of at most `width` columns."""
    page = Page(view, Words(view, lang, names), color, max(56, width))
    _head(page)
    _map(page)
    _horde(page)
    _spells(page)
    _workshops(page)
    _tiles(page)
    _track(page)
    near = 0 if view.seat is None else view.seat
    for step in range(1, view.seats + 1):
        _area(page, (near + step) % view.seats)
    return "\n".join(line.rstrip() for line in page.lines) + "\n"


def _head(page: Page) -> None:
    words = page.words
    right = words.turn()
    title = cut(words.texts.table["title"], page.width - columns_of(right) - 2)
    page.lines.append(pad(page.paint(title, "bold"), page.width - columns_of(right)) + right)
    page.lines += fold("", plain(words.state()).split(" "), page.width, " ")
    steps = [words.say(f"step.{step}") for step in words.steps()]
    if steps:
        page.lines.append(page.paint(" / ".join(steps), "dim"))


# -- the mountain -----------------------------------------------------------------------------------------------------


def _map(page: Page) -> None:
    side = page.view.side
    columns = COLUMNS_OF[side]
    gap = " " if page.width >= 3 * columns + 2 else ""
    letters = "   " + gap.join(f"{letter} " for letter in COLUMNS[:columns]).rstrip()
    page.lines.append(page.paint(letters, "dim"))
    marks = _marks(page.view)
    for row in range(columns):
        cells = gap.join(_cell(page, row * STRIDE + column, marks) for column in range(columns))
        page.lines.append(page.paint(f"{row + 1:>2}", "dim") + " " + cells)
    page.lines += fold("", page.words.say("board.legend").split(" "), page.width, " ")


def _marks(view: HallView) -> dict[int, str]:
    """Anchors, altars, Great Halls and Portals by cell; what stands on them comes later."""
    found: dict[int, str] = {}
    for number in view.tunnels:
        found[TUNNEL_PLACES[number].mark] = "o"
    for number in view.halls:
        place = HALL_PLACES[number]
        for step in place.way.steps:
            found[place.first + step] = "H"
        found[place.mark] = "^"
    for player in view.players:
        found[player.portal] = "@"
    return found


def _cell(page: Page, cell: int, marks: dict[int, str]) -> str:
    view, bit = page.view, BIT[cell]
    board = view.board
    if not board.mountain & bit:
        return "  "
    if board.heart & bit:
        return page.paint("##", "yellow")
    if cell in board.sites:
        kind = view.sites[board.sites.index(cell)]
        return page.paint("+W" if kind != NONE else "+ ", "bold")
    thing = _thing(page, cell, marks)
    if view.free & bit:
        return page.paint("x" if view.rubble & bit else ".", "dim") + thing
    seat = owner_of(view, bit)
    return (page.paint(str(seat + 1), SEAT_COLOURS[seat]) if seat != NONE else "=") + thing


def _thing(page: Page, cell: int, marks: dict[int, str]) -> str:
    view, bit = page.view, BIT[cell]
    for clan in range(STATUE_CLANS):
        letter = page.words.say(f"board.letter.{CLANS[clan]}")
        if view.statues[clan] & bit:
            return page.clan(letter, clan)
        if view.pedestals[clan] & bit:
            return page.clan(letter.lower(), clan)
    if view.buried & bit:
        return LETTERS[view.board.riches[cell]]
    return marks.get(cell, " ")


# -- what lies beside it ----------------------------------------------------------------------------------------------


def _troll(page: Page, card: int, load: int | None = None) -> str:
    """`Cinder Hauler (2 Stone, 1 Fire Cart)`, in a pack with how much of it lies there."""
    goods = page.words.sum(SYMBOLS[card])
    name = page.words.troll_name(card)
    if card < N_TROLLS:
        name = page.clan(name, TROLL_CLAN[card])
    return f"{name} ({goods})" if load is None else f"{name} {load.bit_count()}/{len(SYMBOLS[card])} ({goods})"


def _horde(page: Page) -> None:
    view, say = page.view, page.words.say
    page.rule(say("board.horde"), say("board.decks", one=view.decks[0], two=view.decks[1], three=view.decks[2]))
    rows = []
    for slot, card in enumerate(view.horde):
        if card == NONE:
            continue
        notes = [_troll(page, card)]
        if price(view, slot):
            notes.append(say("board.price", n=price(view, slot)))
        if view.horde_pedestals[slot] != NONE:
            notes.append(say(f"pedestal.{CLANS[view.horde_pedestals[slot]]}"))
        if view.bribes[slot]:
            notes.append("+ " + page.words.sum(view.bribes[slot]))
        rows.append([page.paint(HORDE_NAMES[slot], "bold"), str(LEVEL[card]), "; ".join(notes)])
    page.lines += table(rows, page.width)


def _spells(page: Page) -> None:
    view, words = page.view, page.words
    page.rule(words.say("board.grimoire"), words.say("board.deck", n=view.spell_deck))
    rows = []
    for spell, runes in zip(view.grimoire, view.runes, strict=True):
        rows.append([page.paint(SPELLS[spell], "bold"), f"{runes}/{RUNES_MOST}", words.spell(spell)])
    page.lines += table(rows, page.width)


def _workshops(page: Page) -> None:
    view, words = page.view, page.words
    page.rule(words.say("board.supply"))
    rows = [
        [page.paint(CELL_NAMES[view.board.sites[site]], "bold"), words.workshop(kind)]
        for site, kind in enumerate(view.sites)
        if kind != NONE
    ]
    rows += [
        [page.paint(f"{left} ×", "dim"), f"{words.workshop(kind)} [{WORKSHOPS[kind]}]"]
        for kind, left in enumerate(view.supply)
        if left
    ]
    page.lines += table(rows, page.width) or [words.say("board.nothing")]


def _tiles(page: Page) -> None:
    view, say = page.view, page.words.say
    built = {HALL_PLACES[place].way.tile for place in view.halls}
    page.rule(say("board.piles"))
    page.list(say("board.piles"), [f"{shape} {left}" for shape, left in zip(SHAPES, view.piles, strict=True)])
    halls = [
        f"{say(f'hall.{name}')} {HALL_LOW[hall]}/{HALL_HIGH[hall]} [{name}]"
        for hall, name in enumerate(HALLS)
        if hall not in built
    ]
    page.list(say("board.halls"), halls)


def _track(page: Page) -> None:
    """Zones across with the value of a Statue, clans down with the benefit tokens or who took them."""
    view, say = page.view, page.words.say
    page.rule(say("board.pedestals"))
    takers = {place: SEAT_SIGNS[seat] for seat, player in enumerate(view.players) for place, _ in player.tokens}
    rows = [["", *(f"{say(f'zone.{FIXED.zone_names[zone]}')} {FIXED.statue_value[zone]}" for zone in range(ZONES))]]
    for clan in range(STATUE_CLANS):
        places = [zone * STATUE_CLANS + clan for zone in range(ZONES)]
        values = [takers.get(place) or str(view.track[place]) for place in places]
        rows.append([page.clan(say(f"clan.{CLANS[clan]}"), clan), *values])
    page.lines += table(rows, page.width)
    bag = [f"{view.bag[clan]} {say(f'clan.{CLANS[clan]}')}" for clan in range(STATUE_CLANS)]
    page.list(say("board.bag"), bag)


def _area(page: Page, seat: int) -> None:
    """A seat: Honor, pack from the bottom up, Stock, tokens, starting Trolls in hand."""
    view, words = page.view, page.words
    player = view.players[seat]
    asked = seat in (view.winners if view.over else view.waiting)
    name = f"{SEAT_SIGNS[seat]} {seat + 1} {cut(plain(words.seat(seat)), 24)}"
    page.rule(f"{'▶ ' if asked else ''}{name}", words.say("board.honor", score=words.score(seat)))
    rows = [
        [page.paint(PACK_NAMES[n], "bold"), _troll(page, slot.card, slot.load)]
        for n, slot in enumerate(player.pack)
        if slot is not None
    ]
    recruit = recruit_of(view, seat)
    rows += [["", _troll(page, card)] for card in (*([recruit] if recruit != NONE else ()), *(player.hand or ()))]
    page.lines += table(rows, page.width)
    page.list(words.say("board.stock"), words.stock(seat).split(", "))
    if player.tokens or player.crowned:
        page.lines += fold("", words.tokens(seat).split(" "), page.width, " ")
