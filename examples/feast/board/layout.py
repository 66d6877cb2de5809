"""Where everything lies: header, the other guests or the King, the long table, one's own place; and what can be chosen.

What is called `lay_` divides an area into parts; what is called `draw_` draws one of them from its arguments alone.
"""

from __future__ import annotations

from collections.abc import Sequence

from dovre.render.frame import (
    Frame,
    Symbols,
    lit_seats,
    near_seat,
    phone_header,
    rivals,
    seat_panel,
    seat_sign,
    target,
)
from dovre.render.letters import text_width
from dovre.render.svg import Box, fit_text, flow, group, number, rect, small_text, title_text, use
from dovre.render.theme import Theme
from feast.actions import ALPHABET
from feast.board.art import symbols
from feast.board.horn import lay_horn
from feast.board.look import colours
from feast.board.pieces import CARD_H, CARD_W, Guest, Pen, belly, dish_card, goods, guests_of, hand_of_other, on_plate
from feast.board.words import Words, words_for
from feast.components import DISHES
from feast.game import GAME
from feast.view import FeastView, Hand

SHELF = ("feather", "horn", "antler", "pillow", "tub", "mug")  # pictures, in the order of
SHELF_NAMES = ("softly", "loudly", "antler", "pillow", "tub", "mug")  # the places


class FeastFrame(Frame[FeastView, Words]):
    """The board of `feast`."""

    slug = "feast"

    def look(self, view: FeastView, theme: str) -> tuple[Theme, Symbols, str]:
        return colours(theme), symbols(theme), "fe"

    def words(self, view: FeastView, lang: str, names: Sequence[str]) -> Words:
        return words_for(lang, tuple(names))

    def extent(self, view: FeastView, size: str) -> tuple[float, float]:
        return (390, _phone_height(view.seats)) if size == "phone" else (1200, 760)

    def lay(self, pen: Pen, view: FeastView, size: str) -> None:
        guests = guests_of(view, pen.words)
        lay = lay_phone if size == "phone" else lay_desktop
        lay(pen, view, guests[near_seat(view, pen.front)], [guests[seat] for seat in rivals(view, pen.front)])

    def lay_targets(self, pen: Pen, view: FeastView) -> None:
        lay_horn(pen, view)
        names = (pen.words.names,)
        for name, (action, *_) in GAME.by_thing(view).items():
            target(pen, name, (action.token,), names, pen.words.action, view, action)

    def title(self, pen: Pen, view: FeastView) -> str:
        return f"{pen.words.heading()}. {_round(pen, view)}. {pen.words.state(view)}"

    def sentences(self, pen: Pen, view: FeastView) -> Sequence[str]:
        words = pen.words
        lines = [words.deck(view.deck)]
        if view.seats == 1:
            lines.append(words.king(view.king, view.length.target))
        for one in guests_of(view, words):
            area = (one.name, (one.belly, one.most), one.points, one.hand, (one.plate, one.boast))
            lines.append(pen.text("area", area, words.area, *area))
        if view.seat is not None:
            lines.append(words.own_hand(view.hands[view.seat]))
        return lines


def _round(pen: Pen, view: FeastView) -> str:
    return pen.words.round(view.round, view.length.rounds)


def _own(view: FeastView) -> tuple[int, int]:
    """The viewer's own sealed dish and boast, -1 where there is none."""
    chosen = [ALPHABET[index].number for index in view.own_choice]
    return (*chosen, -1, -1)[:2]  # type: ignore[return-value]


# -- the table for a desktop screen -----------------------------------------------------------------------------------


def lay_desktop(pen: Pen, view: FeastView, near: Guest, others: list[Guest]) -> None:
    right = f"{_round(pen, view)} · {pen.words.deck(view.deck)}"
    pen.draw("header", draw_header, lit_seats(view), pen.words.state(view), right, Box(24, 0, 1152, 46))
    wide = (1152 - 14 * (len(others) - 1)) / max(1, len(others))
    for at, guest in enumerate(others):
        lay_guest(pen, guest, Box(24 + at * (wide + 14), 50, wide, 150))
    if not others:
        pen.draw("king", draw_king, view.king, view.length.target, Box(24, 50, 1152, 150))
    pen.draw("table", draw_table, Box(0, 212, 1200, 268))
    pen.draw("kitchen", draw_kitchen, view.deck, Box(40, 250, 112, 190))
    lay_plates(pen, [near, *others] if others else [near], Box(180, 238, 610, 220))
    lay_shelf(pen, Box(812, 232, 356, 232), 3)
    seat_panel(pen, near.seat, near.state, Box(24, 492, 1152, 256))
    pen.draw("near.head", draw_head, near, Box(50, 508, 262, 224), 22)
    lay_hand(pen, near, near.seat == view.seat, _own(view), Box(336, 514, 824, 214), 1.45)


def draw_header(pen: Pen, asked: tuple[int, ...], state: str, right: str, box: Box) -> None:
    """The name of the game, whom it waits for or how it ended, and how far it is."""
    c = pen.c
    base = box.y + box.h * 0.68
    title = pen.words.heading()
    out = title_text(box.x, base, title, 22, c["ink"])
    out += small_text(box.x + box.w, base, right, 16, c["quiet"], "end")
    left = box.x + text_width(title, 22, serif=True) + 30
    for seat in asked:
        out += seat_sign(pen, seat, left, base - 17, 19)
        left += 25
    room = box.x + box.w - text_width(right, 16) - 20 - left
    out += fit_text(left, base, state, 20, room, pen.least, c["ink"])
    pen.sheet.put("board", group(out, cls="header"))


def lay_guest(pen: Pen, guest: Guest, box: Box) -> None:
    """Somebody else's place: name, belly, goods, and the hand seen from behind."""
    part = f"p{guest.seat + 1}"
    seat_panel(pen, guest.seat, guest.state, box)
    pen.draw(f"{part}.head", draw_head, guest, Box(box.x + 20, box.y + 8, min(330, box.w - 36), 90), 19)
    pen.draw(f"{part}.hand", draw_other_hand, guest, Box(box.x + 20, box.y + 97, box.w - 40, 44))


def draw_head(pen: Pen, guest: Guest, box: Box, size: float) -> None:
    """Name and points, how full, what was won."""
    c, words = pen.c, pen.words
    told, small = words.points(guest.points), max(pen.least, size * 0.8)
    room = box.w - text_width(told, small) - size - 14
    out = seat_sign(pen, guest.seat, box.x, box.y + 2, size)
    out += fit_text(box.x + size + 7, box.y + size, guest.name, size, room, pen.least, c["ink"])
    out += small_text(box.x + box.w, box.y + size, told, small, c["ink"], "end")
    out += belly(pen, guest.seat, guest.belly, guest.most, Box(box.x, box.y + size * 1.6, box.w, size * 0.8))
    out += goods(pen, guest, box.x, box.y + size * 2.8, size * 1.35)
    if guest.sleeps:
        told, right = words.say("board.asleep"), box.x + box.w
        room = box.w - size * 1.35 * 6.2
        out += fit_text(right, box.y + size * 3.8, told, small, room, pen.least, c["night"], "end", serif=False)
    pen.sheet.put("board", out)


def draw_other_hand(pen: Pen, guest: Guest, box: Box) -> None:
    pen.sheet.put("pieces", hand_of_other(pen, guest, box))


def draw_king(pen: Pen, throw: int, points: int, box: Box) -> None:
    """The Mountain King, whom a guest alone contends with, and his dice."""
    c, words = pen.c, pen.words
    pen.at("king:mountain", box)
    size = box.h - 20
    out = rect(box, 12, fill=c["panel"], stroke=c["edge"], stroke_width="1.2")
    out += use(pen.sheet, "trollking", box.x + 14, box.y + 10, size)
    left, base = box.x + size + 30, box.y + box.h * 0.42
    big, small = max(pen.least, box.h * 0.17), max(pen.least, box.h * 0.125)
    room = box.w - 2 * size - 46
    out += fit_text(left, base, words.say("board.king"), big, room, pen.least, c["ink"])
    told = words.say("board.target", target=points)
    out += fit_text(left, base + small * 1.9, told, small, room, pen.least, c["quiet"], serif=False, rows=2)
    if throw:
        x, y = box.x + box.w - size - 10, box.y + 10
        out += use(pen.sheet, "die", x, y, size) + number(
            x + size / 2, y + size * 0.68, throw, size * 0.5, c["goldink"]
        )
    pen.sheet.put("board", group(out, words.king(throw, points), cls="king", data_place="king:mountain"))


def draw_table(pen: Pen, box: Box) -> None:
    """The long table: three planks."""
    c = pen.c
    out = rect(box, 0, fill=c["oak"])
    for at in (1, 2):
        y = box.y + box.h * at / 3
        out += f'<path d="M0 {y:.0f}H{box.w:.0f}" stroke="{c["oakdeep"]}" stroke-width="2.5"/>'
    for edge in (box.y, box.y + box.h - 6):
        out += rect(Box(box.x, edge, box.w, 6), 0, fill=c["oakdeep"])
    pen.sheet.put("board", out)


def draw_kitchen(pen: Pen, left: int, box: Box) -> None:
    """The dishes that can be drawn."""
    pen.at("pile:kitchen", box)
    size = min(box.w, box.h * 0.62)
    x = box.x + (box.w - size) / 2
    out = "".join(
        use(pen.sheet, "napkin", x - at * 3, box.y + size * 0.16 - at * 4, size * 0.9) for at in range(min(left, 3))
    )
    small = max(pen.least, min(17.0, box.w * 0.15))
    told, middle = pen.words.say("board.kitchen"), (box.x + box.w / 2, box.y + size * 1.28)
    out += fit_text(*middle, told, small, box.w, pen.least, pen.c["oakink"], "middle", serif=False)
    out += title_text(
        box.x + box.w / 2, box.y + size * 1.28 + small * 1.5, str(left), small * 1.5, pen.c["oakink"], "middle"
    )
    pen.sheet.put("board", group(out, pen.words.deck(left), cls="kitchen", data_place="pile:kitchen"))


def lay_plates(pen: Pen, guests: list[Guest], box: Box) -> None:
    """A plate for each guest, in the order of the seats: whoever lies in front keeps the plate."""
    guests = sorted(guests)
    wide = box.w / len(guests)
    for at, guest in enumerate(guests):
        pen.draw(f"plate.p{guest.seat + 1}", draw_plate, guest, Box(box.x + at * wide, box.y, wide, box.h))


def draw_plate(pen: Pen, guest: Guest, box: Box) -> None:
    size = min(box.w - 12, box.h - 34)
    small = pen.least + 1.5
    room = box.w - small - 10
    half = min(room, text_width(guest.name, small)) / 2
    middle, base = box.x + box.w / 2 + small / 2, box.y + box.h - 8
    out = seat_sign(pen, guest.seat, middle - half - small - 3, base - small + 3, small)
    out += fit_text(middle, base, guest.name, small, room, pen.least, pen.c["oakink"], "middle", serif=False)
    pen.sheet.put("board", out)
    plate = Box(box.x + (box.w - size) / 2, base - small - size, size, size)
    name = f"plate:p{guest.seat + 1}"
    pen.at(name, plate)
    pen.sheet.put(
        "pieces", group(on_plate(pen, guest, plate), pen.words.say("board.plate"), cls="plate", data_place=name)
    )


def lay_shelf(pen: Pen, box: Box, columns: int) -> None:
    """What one may take or do."""
    wide, high = box.w / columns, box.h / (len(SHELF) // columns)
    for at, (name, symbol) in enumerate(zip(SHELF_NAMES, SHELF, strict=True)):
        column, row = (at // 2, at % 2) if columns == 3 else (at, 0)
        pen.draw(
            f"shelf.{name}",
            draw_thing,
            name,
            symbol,
            Box(box.x + column * wide, box.y + row * high, wide, high).inset(5),
        )


def draw_thing(pen: Pen, name: str, symbol: str, box: Box) -> None:
    """With what it does below it, where there is room to read it."""
    pen.at(f"shelf:{name}", box)
    out = rect(box, 10, fill=pen.c["oakdeep"], fill_opacity=".55")
    size = min(box.w, box.h) * 0.72
    told = pen.words.say(f"board.thing.{name}")
    if box.w > 90:
        size *= 0.9
        ink, base = pen.c["oakink"], box.y + box.h - 8
        out += fit_text(box.x + box.w / 2, base, told, pen.least, box.w - 6, pen.least, ink, "middle", serif=False)
    top = box.y + (6 if box.w > 90 else (box.h - size) / 2)
    out += use(pen.sheet, symbol, box.x + (box.w - size) / 2, top, size)
    pen.sheet.put("board", group(out, told, cls="shelf", data_place=f"shelf:{name}"))


def lay_hand(pen: Pen, guest: Guest, own: bool, chosen: tuple[int, int], box: Box, most: float) -> None:
    """One's own dishes, or those of the guest in front as the viewer knows them."""
    if own:
        pen.draw("hand", draw_hand, guest.hand, chosen, box, most)
    else:
        pen.draw("hand", draw_other_hand, guest, Box(box.x, box.y + box.h * 0.2, box.w, box.h * 0.6))


def draw_hand(pen: Pen, hand: Hand, chosen: tuple[int, int], box: Box, most: float) -> None:
    """The dishes side by side; the one that was chosen and sealed is lifted, with its boast."""
    _, scale = flow(box, max(len(hand), 4), CARD_W, CARD_H + 8, 8, most)
    wide, high = CARD_W * scale + 8, (CARD_H + 8) * scale + 8
    columns = int((box.w + 8) // wide)
    out = ""
    for at, dish in enumerate(hand):
        assert dish is not None
        row, column = divmod(at, columns)
        x, y = box.x + column * wide, box.y + row * high
        lifted = DISHES[dish] is DISHES[chosen[0]] and chosen[0] >= 0
        out += dish_card(pen, dish, x, y if lifted else y + 8 * scale, scale)
        if lifted:
            badge = wide * 0.36
            symbol = "lid" if chosen[1] < 0 else ("feather", "horn")[chosen[1]]
            out += use(pen.sheet, symbol, x + wide - badge - 12, y + CARD_H * scale * 0.48, badge)
    pen.sheet.put("pieces", group(out, cls="hand"))


# -- and for a phone --------------------------------------------------------------------------------------------------

ROW = 78  # the height of another guest's line


def _phone_height(seats: int) -> float:
    """Depends on the seats alone: a board must not jump while one plays."""
    return 30 + max(1, seats - 1) * (ROW + 4) + 210 + 6 + 84 + 266


def lay_phone(pen: Pen, view: FeastView, near: Guest, others: list[Guest]) -> None:
    phone_header(pen, view, pen.words.state(view), _round(pen, view), left=10, base=21, size=15)
    y = 30.0
    for guest in others:
        box = Box(6, y, 378, ROW)
        seat_panel(pen, guest.seat, guest.state, box)
        pen.draw(f"p{guest.seat + 1}.head", draw_head, guest, Box(18, y + 5, 200, 68), 15)
        pen.draw(f"p{guest.seat + 1}.hand", draw_other_hand, guest, Box(232, y + 18, 144, 44))
        y += ROW + 4
    if not others:
        pen.draw("king", draw_king, view.king, view.length.target, Box(6, y, 378, ROW))
        y += ROW + 4
    pen.draw("table", draw_table, Box(0, y, 390, 206))
    pen.draw("kitchen", draw_kitchen, view.deck, Box(8, y + 16, 62, 100))
    lay_plates(pen, [near, *others], Box(76, y + 8, 308, 116))
    lay_shelf(pen, Box(6, y + 132, 378, 68), 6)
    y += 210
    seat_panel(pen, near.seat, near.state, Box(6, y, 378, 84))
    pen.draw("near.head", draw_head, near, Box(20, y + 8, 350, 70), 17)
    lay_hand(pen, near, near.seat == view.seat, _own(view), Box(8, y + 90, 374, 262), 0.84)


FRAME = FeastFrame()
board, portrait = FRAME.board, FRAME.portrait
