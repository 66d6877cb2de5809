"""Where everything lies: the frame of the board, the table for a desktop screen and for a phone."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache, partial

from dovre.games.princesses.board.art import symbols
from dovre.games.princesses.board.cards import draw_challenge, draw_row_card
from dovre.games.princesses.board.look import colours
from dovre.games.princesses.board.mountain import Places, cave_goal, lay_near
from dovre.games.princesses.board.pieces import Pen, draw_told
from dovre.games.princesses.board.rivals import lay_rival
from dovre.games.princesses.board.seen import (
    Market,
    Person,
    Race,
    Village,
    challenge,
    goals,
    laid_tile,
    market_of,
    person,
    race_of,
    score_of,
    villages_of,
)
from dovre.games.princesses.board.tiles import draw_placer, draw_row_tile
from dovre.games.princesses.board.villages import (
    crowd_box,
    draw_crowd,
    draw_goal,
    draw_reserve,
    draw_sky,
    draw_village,
    draw_village_deed,
    goal_spot,
    lights,
)
from dovre.games.princesses.board.words import Words, words_of
from dovre.games.princesses.box import COPIES
from dovre.games.princesses.components import (
    ACTION_NAMES,
    BOARDS,
    CARD_DESIGNS,
    CHALLENGE_NAMES,
    FIRST_ROYAL,
    FIRST_VILLAGE,
    LAID_NAMES,
    N_CAVES,
    NONE,
    PLACES,
    ROW,
    VILLAGES,
)
from dovre.games.princesses.game import GAME
from dovre.games.princesses.rules.acting import VILLAGE_ACTIONS
from dovre.games.princesses.view import PrincessesView
from dovre.render.frame import (
    Frame,
    Section,
    Symbols,
    lay_choices,
    near_seat,
    phone_header,
    rivals,
    seat_sign,
)
from dovre.render.letters import text_width
from dovre.render.pen import Style
from dovre.render.svg import Box, fit_text, group, move, number, rect, title_text, use
from dovre.render.theme import Theme

# the desktop: villages above, the own mountain below, rows, challenges and rivals in a column at the right
SKY = Box(6, 40, 858, 216)
DEEDS = Box(6, 260, 858, 54)
NEAR = Box(6, 320, 858, 574)
RIGHT = Box(870, 42, 564, 852)
RESERVE_BOX = Box(SKY.x + 248, SKY.y + 4, 362, 28)
CHALLENGES = Box(RIGHT.x, RIGHT.y, RIGHT.w, 76)
TILES = Box(RIGHT.x, CHALLENGES.y + CHALLENGES.h + 6, RIGHT.w, 104)
ROYALS = TILES._replace(y=TILES.y + TILES.h + 4)
CARDS = Box(RIGHT.x, ROYALS.y + ROYALS.h + 4, RIGHT.w, 118)
DECKS = (46, 34)  # how wide a deck is, on a large sheet and on a small one

# a phone: one section under the other
WIDTH = 390
PHONE_VILLAGE = 172.0
PHONE_DEED = 46.0
PHONE_NEAR = 1056.0
PHONE_RIVAL = 162.0


@lru_cache(maxsize=4)
def near_places(box: Box) -> Places:
    """The network at the left, the board beside it, cards below."""
    x, y = box.x + 12, box.y + 5
    wide = 424.0
    left = box.x + box.w - wide - 8
    cave, top = 82.0, y + 36
    first = top + 56 + 4 + 32 + 4
    after = first + N_CAVES * (cave + 4)
    foot = box.y + box.h - 6
    return Places(
        name=Box(x, y, box.w - 22, 32),
        network=Box(x, top, left - x - 8, foot - 96 - top),
        goods=Box(left, top, wide, 56),
        tracks=Box(left, top + 60, wide, 32),
        caves=tuple(Box(left, first + at * (cave + 4), wide, cave) for at in range(N_CAVES)),
        start=Box(left, after, wide, 48),
        base=Box(left, after + 52, wide, 38),
        hand=Box(x, foot - 90, left - x - 8, 90),
        cards=Box(left, after + 94, wide, foot - after - 94),
    )


@lru_cache(maxsize=4)
def phone_places(top: float) -> Places:
    x, wide = 13.0, 366.0
    first = top + 36 + 58 + 34 + 8
    cave = 76.0
    after = first + N_CAVES * (cave + 4)
    return Places(
        name=Box(x, top + 4, wide, 28),
        goods=Box(x, top + 36, wide, 56),
        tracks=Box(x, top + 96, wide, 32),
        hand=Box(x, first, wide, 92),
        caves=tuple(Box(x, first + 98 + at * (cave + 4), wide, cave) for at in range(N_CAVES)),
        start=Box(x, after + 100, wide, 48),
        base=Box(x, after + 152, wide, 38),
        network=Box(x, after + 196, wide, 366),
        cards=Box(x, after + 568, wide, top + PHONE_NEAR - after - 576),
    )


class PrincessesFrame(Frame[PrincessesView, Words]):
    slug = "princesses"
    style = Style(corner=12, bar=5, lit=(1.2, 2.6), mark=(-2, 8, 5, 2.6, "7 7"), ring=(-1.5, 9, 4.6, 2.8))

    def look(self, view: PrincessesView, theme: str) -> tuple[Theme, Symbols, str]:
        return colours(theme), symbols(theme), "pr"

    def words(self, view: PrincessesView, lang: str, names: Sequence[str]) -> Words:
        return words_of(lang, tuple(names))

    def extent(self, view: PrincessesView, size: str) -> tuple[float, float]:
        return (WIDTH, phone_height(view.seats)) if size == "phone" else (1440, 900)

    def lay(self, pen: Pen, view: PrincessesView, size: str) -> None:
        (lay_phone if size == "phone" else lay_desktop)(pen, view)

    def lay_targets(self, pen: Pen, view: PrincessesView) -> None:
        tile, near = laid_tile(view), near_seat(view)
        if tile != NONE and pen.front is None and view.decision is not None and view.seat is not None:
            places = phone_places(phone_near(view.seats)) if pen.narrow else near_places(NEAR)
            pen.draw("placer", draw_placer, tile, view.network[near], places.network)
        found = GAME.by_thing(view)
        things = {name: found[name] for name in sorted(found, key=_upon)}
        lay_choices(pen, things, partial(GAME.label, view, texts=pen.words.texts), pen.words.choice)

    def title(self, pen: Pen, view: PrincessesView) -> str:
        words = pen.words
        return f"{words.heading()}. {words.turn(view)}. {words.state(view)}"

    def sentences(self, pen: Pen, view: PrincessesView) -> Sequence[str]:
        words, told = pen.words, []
        for one in villages_of(view):
            told.append(pen.text("village", (one, words.texts.names), words.village, one))
        for seat in range(view.seats):
            who = person_of(pen, view, seat)
            told.append(pen.text("seat", (who,), words.seat_line, who))
        return told

    def defs(self, pen: Pen, view: PrincessesView) -> str:
        return pen.text("lights", (), lights, pen)

    def sections(self, pen: Pen, view: PrincessesView) -> Sequence[Section]:
        if not pen.narrow:
            return ()
        say, seats = pen.words.say, view.seats
        near, market, others = phone_near(seats), phone_market(seats), phone_rivals(seats)
        return (
            Section("villages", say("board.section.villages"), 0, near),
            Section("mine", say("board.section.mine"), near, market - near),
            Section("market", say("board.section.market"), market, others - market),
            Section("others", say("board.section.others"), others, phone_height(seats) - others),
        )


def _upon(name: str) -> bool:
    """Those who stand in a place lie above it."""
    return not name.startswith("place:")


# -- both screens -----------------------------------------------------------------------------------------------------


def person_of(pen: Pen, view: PrincessesView, seat: int) -> Person:
    return pen.read(person, view, pen.words, seat)


Names = tuple[str, ...]  # of the players: a part whose words name them follows from these too
Boxes = tuple[Box, ...]
Goals = tuple[tuple[int, tuple[int, int]], ...]


def lay_villages(pen: Pen, villages: tuple[Village, ...], coming: Goals, boxes: Boxes, names: Names) -> None:
    for one, box in zip(villages, boxes, strict=True):
        name = VILLAGES[one.village]
        draw_told(pen, f"village.{name}", draw_village, one, box)
        draw_told(pen, f"crowd.{name}", draw_crowd, one, crowd_box(box))
        lay_goal(pen, dict(coming), FIRST_VILLAGE + one.village, goal_spot(box, 26))


def lay_goal(pen: Pen, coming: dict[int, tuple[int, int]], place: int, spot: tuple[float, float]) -> None:
    if place in coming:
        pen.draw(f"goal.{PLACES[place]}", draw_goal, *coming[place], *spot, 26.0)


def open_deeds(view: PrincessesView) -> frozenset[int]:
    """The actions that the viewer may take now."""
    return frozenset([action.number for action in view.legal if action.verb == "do"])


def lay_village_deeds(pen: Pen, deeds: frozenset[int], box: Box, columns: int, high: float) -> None:
    wide = (box.w - 4 * (columns - 1)) / columns
    for at, action in enumerate(VILLAGE_ACTIONS):
        row, column = divmod(at, columns)
        place = Box(box.x + column * (wide + 4), box.y + row * (high + 4), wide, high)
        pen.draw(f"deed.{ACTION_NAMES[action]}", draw_village_deed, action, action in deeds, place)


def lay_mine(pen: Pen, view: PrincessesView, box: Box, places: Places, size: float) -> None:
    who = person_of(pen, view, near_seat(view, pen.front))
    acting = view.place if who.points is not None else NONE
    mine = who.own and view.seat == who.seat
    deeds = open_deeds(view) if mine else frozenset()
    free = tuple([board for board in range(len(BOARDS)) if board not in view.boards])
    pen.area("near", lay_near, who, acting, deeds, free, box, places, size)
    if mine:
        coming = goals(view)
        for cave in range(N_CAVES):
            lay_goal(pen, coming, cave, cave_goal(pen, places.caves[cave]))


def lay_market(pen: Pen, market: Market, tiles: Box, royals: Box, cards: Box) -> None:
    lay_tiles(pen, "tiles", market.tile_row, market.tile_deck, market.tiles_gone, market.lifted, tiles)
    royal = tuple([tile if tile == NONE else FIRST_ROYAL + tile for tile in market.royal_row])
    lay_tiles(pen, "royals", royal, market.royal_deck, 0, market.lifted, royals)
    lay_cards(pen, market.card_row, market.card_deck, market.cards_gone, cards)


def lay_tiles(pen: Pen, name: str, row: tuple[int, ...], deck: int, gone: int, lifted: int, box: Box) -> None:
    """A row of tiles with its deck at the left."""
    deck_wide = DECKS[pen.narrow]
    pen.draw(f"deck.{name}", draw_deck, name, deck, gone, Box(box.x, box.y, deck_wide, box.h))
    wide = (box.w - deck_wide - 4) / ROW
    for at, tile in enumerate(row):
        if tile != NONE:
            place = Box(box.x + deck_wide + 4 + at * wide + 2, box.y + 2, wide - 4, box.h - 4)
            pen.draw(f"row.{LAID_NAMES[tile]}", draw_row_tile, tile, tile == lifted, place)


def lay_cards(pen: Pen, row: tuple[int, ...], deck: int, gone: int, box: Box) -> None:
    """The row of troll cards; two of a design are one thing."""
    deck_wide = DECKS[pen.narrow]
    pen.draw("deck.cards", draw_deck, "cards", deck, gone, Box(box.x, box.y, deck_wide, box.h))
    wide = (box.w - deck_wide - 4) / ROW
    designs = [card // COPIES if card != NONE else NONE for card in row]
    for at, card in enumerate(row):
        design = designs[at]
        if card != NONE and design not in designs[:at]:
            place = Box(box.x + deck_wide + 4 + at * wide + 2, box.y + 2, wide - 4, box.h - 4)
            pen.draw(f"row.{CARD_DESIGNS[design]}", draw_row_card, card, designs.count(design), place)


def lay_challenges(pen: Pen, race: Race, mine: int, box: Box, columns: int, high: float, names: Names) -> None:
    wide = (box.w - 6 * (columns - 1)) / columns
    for at, card in enumerate(race.challenges):
        row, column = divmod(at, columns)
        place = Box(box.x + column * (wide + 6), box.y + row * (high + 5), wide, high)
        draw_told(pen, f"challenge.{CHALLENGE_NAMES[card]}", draw_challenge, challenge(race, card), mine, place)


def draw_deck(pen: Pen, name: str, left: int, discarded: int, box: Box) -> None:
    """What is left of a deck."""
    c, thing = pen.c, f"deck:{name}"
    pen.at(thing, box)
    size = min(box.w - 8, box.h * 0.45)
    sign = {"tiles": "tile", "royals": "royalty", "cards": "card_good"}[name]
    out = rect(box, 8, fill=c["panel"], stroke=c["edge"], stroke_width="1")
    out += use(pen.sheet, sign, box.x + (box.w - size) / 2, box.y + box.h / 2 - size, size)
    out += number(box.x + box.w / 2, box.y + box.h / 2 + pen.least * 1.3, left, pen.least + 1, c["ink"])
    pen.sheet.put("pieces", group(out, pen.words.deck(name, left, discarded), data_place=thing))


def draw_looks(pen: Pen, seats: int) -> None:
    """Trolls that walk from place to place, by the seat they belong to."""
    out = ""
    for seat in range(seats):
        troll = group(use(pen.sheet, f"troll{seat}", -17, -17, 34), transform=move(0, 0))
        out += group(troll, cls="look", display="none", data_look=f"troll-p{seat + 1}")
    pen.sheet.put("pieces", out)


def lay_standing(pen: Pen, view: PrincessesView, box: Box) -> None:
    """At the end, in place of the actions: who has how many points."""
    if view.over:
        scores = [score_of(view, seat) for seat in range(view.seats)]
        order = sorted(range(view.seats), key=lambda seat: (seat not in view.winners, -scores[seat]))
        rows = tuple([(seat, pen.words.seat(seat), scores[seat]) for seat in order])
        pen.draw("standing", draw_standing, rows, view.winners, box)


def draw_standing(pen: Pen, rows: tuple[tuple[int, str, int], ...], winners: tuple[int, ...], box: Box) -> None:
    c, columns = pen.c, 2 if pen.narrow else len(rows)
    wide = (box.w - 4 * (columns - 1)) / columns
    high = box.h / -(-len(rows) // columns) - 2
    out = ""
    for at, (seat, name, points) in enumerate(rows):
        row, column = divmod(at, columns)
        place = Box(box.x + column * (wide + 4), box.y + row * (high + 2), wide, high)
        out += rect(place, 8, fill=c["card"], stroke=c["gold"] if seat in winners else c["edge"], stroke_width="2.4")
        out += seat_sign(pen, seat, place.x + 8, place.y + high / 2 - 9, 18)
        figure = text_width(str(points), pen.least + 2)
        base, room = place.y + high / 2 + 6, wide - figure - 48
        out += fit_text(place.x + 32, base, name, pen.least + 1, room, pen.least, c["cardink"])
        out += number(place.x + wide - 8 - figure / 2, place.y + high / 2 + 6, points, pen.least + 2, c["cardink"])
    pen.sheet.put("pieces", out)


# -- the desktop ------------------------------------------------------------------------------------------------------


@lru_cache(maxsize=4)
def village_boxes(seats: int) -> Boxes:
    """So many side by side, in the middle of the sky."""
    wide = min(264.0, (SKY.w - 14 - 6 * (seats - 1)) / seats)
    left = SKY.x + (SKY.w - wide * seats - 6 * (seats - 1)) / 2
    return tuple([Box(left + at * (wide + 6), SKY.y + 36, wide, SKY.h - 42) for at in range(seats)])


def lay_desktop(pen: Pen, view: PrincessesView) -> None:
    words, names, seats = pen.words, pen.words.texts.names, view.seats
    pen.draw("header", draw_header, words.heading(), words.state(view), words.turn(view))
    pen.draw("sky", draw_sky, SKY)
    pen.draw("reserve", draw_reserve, view.reserve, RESERVE_BOX)
    pen.area("villages", lay_villages, villages_of(view), tuple(goals(view).items()), village_boxes(seats), names)
    if view.over:
        lay_standing(pen, view, DEEDS)
    else:
        pen.area("deeds", lay_village_deeds, open_deeds(view), DEEDS, len(VILLAGE_ACTIONS), DEEDS.h)
    lay_mine(pen, view, NEAR, near_places(NEAR), 18.0)
    pen.area("challenges", lay_challenges, race_of(view), near_seat(view), CHALLENGES, 4, CHALLENGES.h, names)
    pen.area("market", lay_market, market_of(view), TILES, ROYALS, CARDS)
    top = CARDS.y + CARDS.h + 6
    others = rivals(view, pen.front)
    high = (RIGHT.y + RIGHT.h - top - 5 * (len(others) - 1)) / len(others)
    for at, seat in enumerate(others):
        box = Box(RIGHT.x, top + at * (high + 5), RIGHT.w, high)
        pen.area("rival", lay_rival, person_of(pen, view, seat), box)
    pen.draw("looks", draw_looks, seats)


def draw_header(pen: Pen, heading: str, state: str, turn: str) -> None:
    c = pen.c
    right = RIGHT.x + RIGHT.w - 4
    out = title_text(16, 28, heading, 21, c["ink"]) + title_text(right, 28, turn, 18, c["quiet"], "end")
    left = RIGHT.x - 260
    out += fit_text(left, 28, state, 20, right - left - text_width(turn, 18, serif=True) - 20, pen.least, c["ink"])
    pen.sheet.put("board", group(out, cls="header"))


# -- a phone ----------------------------------------------------------------------------------------------------------


def phone_near(seats: int) -> float:
    """Where the own mountain begins: below villages and their actions."""
    return 58 + -(-seats // 2) * (PHONE_VILLAGE + 5) + 2 * (PHONE_DEED + 4) + 8


def phone_market(seats: int) -> float:
    return phone_near(seats) + PHONE_NEAR + 6


def phone_rivals(seats: int) -> float:
    return phone_market(seats) + 2 * (72 + 5) + 2 * 84 + 116 + 18


def phone_height(seats: int) -> float:
    """Depends on the seats alone: a board must not jump while one plays."""
    return phone_rivals(seats) + (PHONE_RIVAL + 5) * (seats - 1) + 4


@lru_cache(maxsize=4)
def phone_village_boxes(seats: int) -> Boxes:
    """Two to a row."""
    wide, high = 190.0, PHONE_VILLAGE
    return tuple([Box(3 + at % 2 * (wide + 4), 58 + at // 2 * (high + 5), wide, high) for at in range(seats)])


def lay_phone(pen: Pen, view: PrincessesView) -> None:
    words, names, seats = pen.words, pen.words.texts.names, view.seats
    phone_header(pen, view, words.state(view), words.turn(view), left=8, base=17, size=14)
    rows = -(-seats // 2)
    sky = Box(0, 24, WIDTH, 34 + rows * (PHONE_VILLAGE + 5))
    pen.draw("sky", draw_sky, sky)
    pen.draw("reserve", draw_reserve, view.reserve, Box(60, 28, 270, 26))
    boxes = phone_village_boxes(seats)
    pen.area("villages", lay_villages, villages_of(view), tuple(goals(view).items()), boxes, names)
    deeds = Box(3, sky.y + sky.h + 4, 384, 2 * (PHONE_DEED + 4))
    if view.over:
        lay_standing(pen, view, deeds)
    else:
        pen.area("deeds", lay_village_deeds, open_deeds(view), deeds, 3, PHONE_DEED)
    top = phone_near(seats)
    lay_mine(pen, view, Box(3, top, 384, PHONE_NEAR), phone_places(top), 16.0)
    top = phone_market(seats)
    pen.area("challenges", lay_challenges, race_of(view), near_seat(view), Box(3, top, 384, 0), 2, 72, names)
    top += 2 * 77
    market = Box(3, top, 384, 80), Box(3, top + 84, 384, 80), Box(3, top + 168, 384, 116)
    pen.area("market", lay_market, market_of(view), *market)
    for at, seat in enumerate(rivals(view, pen.front)):
        box = Box(3, phone_rivals(seats) + at * (PHONE_RIVAL + 5), 384, PHONE_RIVAL)
        pen.area("rival", lay_rival, person_of(pen, view, seat), box)
    pen.draw("looks", draw_looks, seats)


_FRAME = PrincessesFrame()
board = _FRAME.board
portrait = _FRAME.portrait
