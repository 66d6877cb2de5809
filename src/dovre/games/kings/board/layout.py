"""Where everything lies: the table for a desktop screen and for a phone, and the layers over it."""

from __future__ import annotations

from collections.abc import Sequence

from dovre.games.kings.actions import card_of, source_of
from dovre.games.kings.board import phone
from dovre.games.kings.board.areas import (
    draw_deck,
    draw_discard,
    draw_shaft,
    lay_camp,
    lay_centre,
    lay_hand,
    lay_header,
    lay_near,
    lay_rival,
)
from dovre.games.kings.board.art import symbols
from dovre.games.kings.board.look import colours
from dovre.games.kings.board.pieces import Pen, centre_name, held_name, next_name, own_name
from dovre.games.kings.board.words import Seat, Words, seats_of, words_for
from dovre.games.kings.components import RACES
from dovre.games.kings.game import GAME
from dovre.games.kings.view import KingsView
from dovre.kernel.action import Action
from dovre.render.frame import Frame, Section, Symbols, near_seat, panel, rivals, target
from dovre.render.svg import Box
from dovre.render.theme import Theme


class KingsFrame(Frame[KingsView, Words]):
    """The board of `kings`."""

    slug = "kings"

    def look(self, view: KingsView, theme: str) -> tuple[Theme, Symbols, str]:
        return colours(theme), symbols(theme), "k"

    def words(self, view: KingsView, lang: str, names: Sequence[str]) -> Words:
        return words_for(lang, tuple(names))

    def extent(self, view: KingsView, size: str) -> tuple[float, float]:
        return (phone.WIDTH, phone.height(view.seats)) if size == "phone" else (1440, 900)

    def sections(self, pen: Pen, view: KingsView) -> Sequence[Section]:
        return phone.sections(pen, view.seats) if pen.narrow else ()

    def lay(self, pen: Pen, view: KingsView, size: str) -> None:
        seats = seats_of(view, pen.words)
        near, others = seats[near_seat(view, pen.front)], [seats[seat] for seat in rivals(view, pen.front)]
        turn = _turn(pen, view)
        if size == "phone":
            phone.lay_phone(pen, view, near, others, _state(pen, view), turn)
        else:
            lay_desktop(pen, view, near, others, _state(pen, view), turn)

    def lay_targets(self, pen: Pen, view: KingsView) -> None:
        if view.seat is not None and view.legal:
            lay_targets(pen, view, view.seat)

    def defs(self, pen: Pen, view: KingsView) -> str:
        return pen.text("defs", (), _lights, pen.c, pen.sheet.prefix)

    def title(self, pen: Pen, view: KingsView) -> str:
        return f"{pen.words.heading()}. {_turn(pen, view)}. {_state(pen, view)}"

    def sentences(self, pen: Pen, view: KingsView) -> Sequence[str]:
        """In the order one would look at the table."""
        words = pen.words
        top = view.top.mine if view.top else None
        lines = [
            pen.text("centre", view.centre, words.centre, view.centre),
            pen.text("camp", view.camp, words.camp, view.camp),
            pen.text("deck", (view.deck, top), words.deck_area, view.deck, top),
        ]
        for seat in range(view.seats):
            points = view.scores[seat] if view.scores else None
            count = view.developed_count[seat]
            mines = (view.mines[seat], seat == view.seat)
            area = (words.seat(seat), RACES[view.kings[seat]], view.developed[seat], count, points, *mines)
            lines.append(pen.text("area", area, words.area, *area))
        if view.seat is not None:
            hand = view.hands[view.seat]
            lines.append(pen.text("hand", hand, words.hand, hand))
        return lines


def _turn(pen: Pen, view: KingsView) -> str:
    return pen.text("turn", (view.turn,), pen.words.turn, view.turn)


def _state(pen: Pen, view: KingsView) -> str:
    """Whose turn it is, or who has won, from memory."""
    asked = None if view.over else (view.asked[0].kind, view.asked[0].seat)
    return pen.text("state", (asked, view.winners, view.scores, pen.words.names), pen.words.state, view)


def lay_desktop(pen: Pen, view: KingsView, near: Seat, others: list[Seat], state: str, turn: str) -> None:
    left = pen.text("left", (view.deck,), pen.words.left, view.deck)
    lay_header(pen, view, state, turn, left, Box(24, 0, 1392, 46))
    wide = (1392 - 14 * (len(others) - 1)) / len(others)
    for at, seat in enumerate(others):
        hand, mines = view.hands[seat.seat], view.mines[seat.seat]
        box = Box(24 + at * (wide + 14), 46, wide, 234)
        panel(pen, view, seat.seat, box)
        pen.area(f"p{seat.seat + 1}", lay_rival, seat, hand, mines, box)
    pen.draw("shaft", draw_shaft, Box(0, 288, 1440, 330), (206, 1052), 20)
    pen.draw("deck", draw_deck, view.deck, view.top, 24, 336, 164)
    pen.draw("discard", draw_discard, view.discard, 24, 522, 72)
    pen.area("centre", lay_centre, view.centre, Box(222, 316, 814, 290))
    pen.area("camp", lay_camp, view.camp, Box(1072, 312, 352, 298))
    own, box = near.seat == view.seat, Box(24, 626, 1392, 268)
    panel(pen, view, near.seat, box)
    pen.area("near", lay_near, near, own, view.mines[near.seat], box, Box(160, 670, 408, 184))
    pen.area("hand", lay_hand, near.seat, view.hands[near.seat], view.over, Box(584, 634, 822, 252))


def _stops(*pairs: tuple[str, float, float]) -> str:
    return "".join(f'<stop offset="{at:g}" stop-color="{tone}" stop-opacity="{thick:g}"/>' for tone, at, thick in pairs)


def _lights(c: Theme, prefix: str) -> str:
    """Lamplight, the depth of the shaft, and the grain of the rock."""
    lamp, rock, deep = c["lamp"], c["rock"], c["rockdeep"]
    glow = _stops((lamp, 0, 0.75), (lamp, 0.45, 0.28), (lamp, 1, 0))
    depth = _stops((deep, 0, 1), (rock, 0.3, 1), (rock, 0.7, 1), (deep, 1, 1))
    return (
        f'<radialGradient id="{prefix}glow">{glow}</radialGradient>'
        f'<linearGradient id="{prefix}deep" x2="0" y2="1">{depth}</linearGradient>'
        f'<pattern id="{prefix}grain" width="46" height="38" patternUnits="userSpaceOnUse">'
        '<path d="M3 6l9 3M20 14l12-2M36 4l6 5M8 26l10 4M28 30l11-5M2 35l5-2" opacity=".45"'
        f' stroke="{deep}" stroke-width="1.4"/></pattern>'
    )


def lay_targets(pen: Pen, view: KingsView, seat: int) -> None:
    """Everything that takes part in an answer, with the answers it takes part in."""
    plays_of = GAME.by_thing(view)
    words = pen.words
    works_here = {centre_name(works): works for works in view.centre}
    works_here |= {own_name(seat, works): works for works in view.mines[seat]}
    kinds = {works.target: works.mine for works in works_here.values()}
    for held in view.hands[seat]:
        name = held_name(held)
        if name in plays_of and held.face is not None:
            places = tuple([(play.parts[1], kinds[play.parts[1]]) for play in plays_of[name]])
            target(pen, name, _acts(plays_of[name]), places, words.card_plays, held.face, places)
    for name, works in works_here.items():
        plays = plays_of.get(name)
        if plays:
            cards = tuple(map(card_of, plays))
            spot = pen.sheet.places.get(next_name(name))
            depends, args = (works.mine,), (works.target, works.mine, cards)
            target(pen, name, _acts(plays), depends, words.mine_plays, *args, spot=spot)
    for name, actions in plays_of.items():
        if actions[0].verb == "draw":
            _lay_source(pen, view, name, actions[0])


def _lay_source(pen: Pen, view: KingsView, name: str, action: Action) -> None:
    """Where a card can be drawn from: the deck or a pile of the camp."""
    race = source_of(action) - 1
    top: tuple[object, ...] = (view.top and view.top.mine,) if race < 0 else view.camp[race][-1:]
    target(pen, name, (action.token,), top, pen.words.action, view, action)


def _acts(actions: list[Action]) -> tuple[str, ...]:
    return tuple([action.token for action in actions])


FRAME = KingsFrame()
board, portrait = FRAME.board, FRAME.portrait
