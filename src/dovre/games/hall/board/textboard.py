"""The table of `hall` as text for a terminal: the same content as the picture, and the same view behind it.

A cell of the map is two signs: the ground (`.` rock, `x` rubble, `#` heart, `+` workshop site, a number the network of
that seat, `=` an isolated Tunnel), then what is there: a resource, a Statue (capital letter of its clan), a Pedestal
(small letter), `@` a Portal, `o` an anchor, `W` a Workshop, `H` a Great Hall, `^` its altar.
"""

from __future__ import annotations

from collections.abc import Sequence

from dovre.games.hall.board.areas import price
from dovre.games.hall.board.mountain import COLUMNS_OF, owner_of
from dovre.games.hall.board.packs import recruits
from dovre.games.hall.board.words import Words, scores, steps, words_of
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
from dovre.render import page as render_page
from dovre.render.frame import near_seat, rivals
from dovre.render.page import SEAT_COLOURS, SEAT_SIGNS
from dovre.render.text import cut, plain

CLAN_COLOURS = {"fire": "red", "ice": "cyan", "moon": "purple", "mud": "yellow"}
LETTERS = {(KIND[name], amount): letter for letter, (name, amount) in BURIED.items()}


class Page(render_page.Page[HallView, Words]):
    """A page of `hall`."""

    def clan(self, text: str, clan: int) -> str:
        return self.paint(text, CLAN_COLOURS[CLANS[clan]])


def text(view: HallView, *, lang: str = "en", names: Sequence[str] = (), color: bool = False, width: int = 80) -> str:
    """The view as lines of at most `width` columns."""
    words = words_of(lang, tuple(names))
    page = Page(view, words, color, max(56, width))
    page.head(words.heading(), words.turn(view), words.state(view))
    if steps(view):
        page.lines.append(page.dim(" / ".join(words.say(f"step.{step}") for step in steps(view))))
    _map(page)
    _horde(page)
    _spells(page)
    _workshops(page)
    _tiles(page)
    _track(page)
    honor = scores(view)
    for seat in (*rivals(view), near_seat(view)):
        _area(page, seat, honor[seat])
    return str(page)


# -- the mountain -----------------------------------------------------------------------------------------------------


def _map(page: Page) -> None:
    side = page.view.side
    columns = COLUMNS_OF[side]
    gap = " " if page.width >= 3 * columns + 2 else ""
    letters = "   " + gap.join(f"{letter} " for letter in COLUMNS[:columns]).rstrip()
    page.lines.append(page.dim(letters))
    marks = _marks(page.view)
    for row in range(columns):
        cells = gap.join(_cell(page, row * STRIDE + column, marks) for column in range(columns))
        page.lines.append(page.dim(f"{row + 1:>2}") + " " + cells)
    page.tell(page.words.say("board.legend"))


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
        return page.bold("+W" if kind != NONE else "+ ")
    thing = _thing(page, cell, marks)
    if view.free & bit:
        return page.dim("x" if view.rubble & bit else ".") + thing
    seat = owner_of([player.network for player in view.players], bit)
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
        if price(view.horde, slot):
            notes.append(say("board.price", n=price(view.horde, slot)))
        if view.horde_pedestals[slot] != NONE:
            notes.append(say(f"pedestal.{CLANS[view.horde_pedestals[slot]]}"))
        if view.bribes[slot]:
            notes.append("+ " + page.words.sum(view.bribes[slot]))
        rows.append([page.bold(HORDE_NAMES[slot]), str(LEVEL[card]), page.words.texts.clauses(notes)])
    page.table(rows)


def _spells(page: Page) -> None:
    view, words = page.view, page.words
    page.rule(words.say("board.grimoire"), words.say("board.deck", n=view.spell_deck))
    rows = []
    for spell, runes in zip(view.grimoire, view.runes, strict=True):
        rows.append([page.bold(SPELLS[spell]), f"{runes}/{RUNES_MOST}", words.spell(spell)])
    page.table(rows)


def _workshops(page: Page) -> None:
    view, words = page.view, page.words
    page.rule(words.say("board.supply"))
    rows = [
        [page.bold(CELL_NAMES[view.board.sites[site]]), words.workshop(kind)]
        for site, kind in enumerate(view.sites)
        if kind != NONE
    ]
    rows += [
        [page.dim(f"{left} ×"), f"{words.workshop(kind)} [{WORKSHOPS[kind]}]"]
        for kind, left in enumerate(view.supply)
        if left
    ]
    page.table(rows or [[words.say("board.nothing")]])


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
    page.table(rows)
    bag = [f"{view.bag[clan]} {say(f'clan.{CLANS[clan]}')}" for clan in range(STATUE_CLANS)]
    page.list(say("board.bag"), bag)


def _area(page: Page, seat: int, honor: str) -> None:
    """A seat: Honor, pack from the bottom up, Stock, tokens, starting Trolls in hand."""
    view, words = page.view, page.words
    player = view.players[seat]
    name = f"{SEAT_SIGNS[seat]} {seat + 1} {cut(plain(words.seat(seat)), 24)}"  # the map names seats by number
    page.rule(page.turn_sign(seat) + name, words.say("board.honor", score=honor))
    rows = [
        [page.bold(PACK_NAMES[n]), _troll(page, slot.card, slot.load)]
        for n, slot in enumerate(player.pack)
        if slot is not None
    ]
    waiting = [card for who, card in recruits(view).items() if who == seat]
    rows += [["", _troll(page, card)] for card in (*waiting, *(player.hand or ()))]
    page.table(rows)
    page.list(words.say("board.stock"), words.stock(player.stock, player.pedestals).split(", "))
    if player.tokens or player.crowned:
        page.tell(words.tokens(len(player.tokens), player.crowned))
