"""Cards: troll cards in their row and beside a board, challenges with who has claimed them, round cards and backs."""

from __future__ import annotations

from dovre.games.princesses.board.pieces import Pen, effect_icons, icon_block, icon_row, slot_face
from dovre.games.princesses.board.seen import Challenge
from dovre.games.princesses.board.tiles import score_icons
from dovre.games.princesses.box import BACKS, COPIES, ITEMS
from dovre.games.princesses.components import (
    CARD_DESIGNS,
    CARD_NAMES,
    CARD_SLOTS,
    CARDS,
    CAVES,
    CHALLENGE_NAMES,
    CHALLENGES,
    N_CAVES,
    NEEDS,
    ROUND_NAMES,
    ROUNDS,
    SLOT_NAMES,
    TOTEMS,
    VILLAGES,
    bits_of,
)
from dovre.games.princesses.effects import COUNTED, NO_EFFECT
from dovre.render.pen import kept
from dovre.render.svg import Box, fit_text, group, move, number, rect, use

NEED_SIGNS = {
    "princess_tiles": ("tile", "bed"),
    "bell_tiles": ("tile", "bell"),
    "resource_tiles": ("tile", "obsidian"),
    "victory_tiles": ("laurel",),
    "royal_tiles": ("royalty",),
    "network_tiles": ("tile",),
    "bat_cards": ("bat",),
    "snake_cards": ("snake",),
    "toad_cards": ("toad",),
    "troll_cards": ("card_good",),
    "neutral_outposts": ("outpost",),
    "neutral_changelings": ("changeling",),
    "bells": ("bell",),
    "humans": ("human",),
}


# -- troll cards ------------------------------------------------------------------------------------------------------


def deed_of(design: int) -> tuple[str, ...]:
    """What a card brings besides its slots: points at the end, or something at once."""
    card = CARDS[design]
    if card.score is not None:
        return ("laurel", *score_icons(card.score))
    return effect_icons(card.now) if card.now != NO_EFFECT else ()


@kept
def paper(pen: Pen, wide: float, high: float) -> str:
    c = pen.c
    return rect(Box(0, 0, wide, high), 7, fill=c["card"], stroke=c["soot"], stroke_width="1.6")


def draw_row_card(pen: Pen, card: int, count: int, box: Box) -> None:
    """A troll card of the row: totem, name, what it brings, its slots; two copies of it lie on one another."""
    design = card // COPIES
    name, c = f"card:{CARD_DESIGNS[design]}", pen.c
    pen.at(name, box)
    out = ""
    if count > 1:
        out += group(paper(pen, box.w - 4, box.h - 4), transform=move(box.x + 4, box.y + 4))
        box = Box(box.x, box.y, box.w - 4, box.h - 4)
    out += group(paper(pen, box.w, box.h), transform=move(box.x, box.y))
    size = box.w * 0.3
    out += use(pen.sheet, TOTEMS[CARDS[design].totem], box.x + 4, box.y + 3, size)
    deed = Box(box.x + size + 6, box.y + 4, box.w - size - 9, size)
    out += icon_block(pen, deed_of(design), deed, size)
    high = pen.least * 2.2
    slots = bits_of(CARD_SLOTS[card])
    room = Box(box.x + 4, box.y + size + high + 6, box.w - 8, box.h - size - high - 9)
    face = min(room.h, (room.w - 4) / 2)
    for at, slot in enumerate(slots):
        left = room.x + (room.w - face * len(slots) - 6 * (len(slots) - 1)) / 2 + at * (face + 6)
        out += group(slot_face(pen, slot, False, face), transform=move(left, room.y + (room.h - face) / 2))
    out += fit_text(
        box.x + box.w / 2, box.y + size + 5 + high * 0.62, pen.words.card_name(design), pen.least, box.w - 6, pen.least,
        c["cardink"], "middle", rows=2,
    )  # fmt: skip
    words = pen.words.card(design)
    pen.sheet.put("pieces", group(out, words, cls="card", data_piece=f"card:{CARD_NAMES[card]}", data_place=name))


def draw_owned(pen: Pen, seat: int, card: int, filled: int, box: Box) -> None:
    """A troll card that lies beside a board: its slots are things of their own."""
    design = card // COPIES
    name = f"owned:p{seat + 1}.{CARD_DESIGNS[design]}"
    pen.at(name, box)
    out = group(paper(pen, box.w, box.h), transform=move(box.x, box.y))
    size = min(box.h * 0.36, box.w * 0.4)
    out += use(pen.sheet, TOTEMS[CARDS[design].totem], box.x + 3, box.y + 3, size)
    deed = Box(box.x + size + 5, box.y + 3, box.w - size - 8, size)
    out += icon_block(pen, deed_of(design), deed, size)
    slots = bits_of(CARD_SLOTS[card])
    room = Box(box.x + 3, box.y + size + 5, box.w - 6, box.h - size - 8)
    face = min(room.h, room.w / len(slots) - 2, room.w * 0.72)
    inner = ""
    for at, slot in enumerate(slots):
        full = bool(filled >> slot & 1)
        left = room.x + (room.w - face * len(slots) - 4 * (len(slots) - 1)) / 2 + at * (face + 4)
        place = Box(left, room.y + (room.h - face) / 2, face, face)
        own = f"slot:p{seat + 1}.{SLOT_NAMES[slot]}"
        pen.at(own, place)
        drawn = slot_face(pen, slot, full, face)
        inner += group(drawn, pen.words.slot(slot, full), data_place=own, transform=move(place.x, place.y))
    words = pen.words.owned(seat, design)
    drawn = group(out + inner, words, data_piece=f"card:{CARD_NAMES[card]}", data_place=name)
    pen.sheet.put("pieces", drawn)


# -- challenges -------------------------------------------------------------------------------------------------------


def draw_challenge(pen: Pen, one: Challenge, mine: int, box: Box) -> None:
    """A royal card: what it takes and how much of it the reader has; markers of those who have claimed it."""
    c, name = pen.c, f"challenge:{CHALLENGE_NAMES[one.card]}"
    pen.at(name, box)
    out = rect(box, 8, fill=c["card"], stroke=c["soot"], stroke_width="1.6")
    out += rect(Box(box.x, box.y, 7, box.h), 3.5, fill=c[CHALLENGES[one.card].back])
    needs = NEEDS[one.card]
    wide = (box.w - 14) / len(needs)
    high = box.h - 30
    for at, (what, count) in enumerate(needs):
        place = Box(box.x + 10 + at * wide, box.y + 4, wide, high)
        icons = NEED_SIGNS[COUNTED[what]]
        told = str(count)
        letters = max(pen.least, min(22.0, high * 0.6)) if len(needs) == 1 else pen.least
        figure = letters * 0.72 * (len(needs) == 1)
        room = Box(place.x + figure, place.y, place.w - figure, place.h)
        if len(needs) == 1:
            out += number(place.x + figure * 0.6, place.y + high / 2 + letters * 0.36, told, letters, c["cardink"])
        out += icon_row(pen, icons, room, min(34.0, high), 0.8)
    foot = box.y + box.h - 25
    if one.claimed:
        for at, seat in enumerate(one.claimed):
            out += use(pen.sheet, f"marker{seat}", box.x + 12 + at * 26, foot, 22)
    if mine not in one.claimed:
        far = how_far(one, mine)
        out += number(box.x + box.w - 8 - pen.least * 0.32 * len(far), foot + 16, far, pen.least, c["quietink"])
    pen.sheet.put("pieces", group(out, pen.words.challenge(one), data_place=name))


def how_far(one: Challenge, seat: int) -> str:
    """`2/3`: how much a seat has of all that is needed."""
    needs = [need for _, need in NEEDS[one.card]]
    return f"{sum(map(min, one.have[seat], needs))}/{sum(needs)}"


# -- round cards ------------------------------------------------------------------------------------------------------


def draw_round(pen: Pen, card: int, box: Box) -> None:
    """A round card of the own hand: an item for a village, and where the King goes. [PRIN-R4, PRIN-R8]"""
    _put_round(pen, card, box, pen.words.round_card(card))


def draw_played(pen: Pen, seat: int, card: int, box: Box) -> None:
    """The last round card that somebody played."""
    _put_round(pen, card, box, pen.words.played(seat, card))


def _put_round(pen: Pen, card: int, box: Box, words: str) -> None:
    name = f"round:{ROUND_NAMES[card]}"
    pen.at(name, box)
    face = group(round_face(pen, card, box.w, box.h), transform=move(box.x, box.y))
    pen.sheet.put("pieces", group(face, words, cls="card", data_piece=name, data_place=name))


def draw_small_played(pen: Pen, seat: int, card: int, box: Box) -> None:
    """The last round card that somebody else played: the item and its village."""
    c, name = pen.c, f"round:{ROUND_NAMES[card]}"
    pen.at(name, box)
    out = rect(box, 5, fill=c["card"], stroke=c["soot"], stroke_width="1.2")
    out += rect(Box(box.x + 1, box.y + 1, 6, box.h - 2), 3, fill=c[BACKS[ROUNDS[card].back]])
    size = box.h - 6
    out += use(pen.sheet, ITEMS[ROUNDS[card].item], box.x + 8, box.y + 3, size)
    numeral = VILLAGES[ROUNDS[card].village].upper()
    out += number(box.x + box.w - 16, box.y + box.h / 2 + pen.least * 0.36, numeral, pen.least, c["cardink"])
    pen.sheet.put("pieces", group(out, pen.words.played(seat, card), data_piece=name, data_place=name))


@kept
def round_face(pen: Pen, card: int, wide: float, high: float) -> str:
    """Above, the item and the village it goes to; below, the King and his goal."""
    c, round_ = pen.c, ROUNDS[card]
    out = rect(Box(0, 0, wide, high), 7, fill=c["card"], stroke=c["soot"], stroke_width="1.6")
    out += rect(Box(1, 1, wide - 2, 8), 4, fill=c[BACKS[round_.back]])
    half = (high - 12) / 2
    size = min(half - 2, wide * 0.44)
    numeral = VILLAGES[round_.village].upper()
    letters = max(pen.least, min(20.0, half * 0.5))
    out += use(pen.sheet, ITEMS[round_.item], wide * 0.28 - size / 2, 10 + (half - size) / 2, size)
    out += number(wide * 0.74, 10 + half / 2 + letters * 0.36, numeral, letters, c["cardink"])
    out += use(pen.sheet, "king", wide * 0.28 - size / 2, 11 + half + (half - size) / 2, size)
    if round_.king < N_CAVES:
        sign = CAVE_SIGNS[round_.king]
        out += use(pen.sheet, sign, wide * 0.74 - size * 0.42, 11 + half + (half - size * 0.84) / 2, size * 0.84)
    else:
        out += number(wide * 0.74, 11 + half * 1.5 + letters * 0.36, numeral, letters, c["cardink"])
    return out


CAVE_SIGNS = ("pick", "tile", "power")  # of the three caves
assert len(CAVE_SIGNS) == len(CAVES)


@kept
def round_back(pen: Pen, back: int, wide: float, high: float) -> str:
    """Day, dusk or night."""
    c, name = pen.c, BACKS[back]
    out = rect(Box(0, 0, wide, high), min(5, wide / 5), fill=c[name], stroke=c["soot"], stroke_width="1.2")
    size = min(wide, high) * 0.78
    return out + use(pen.sheet, name, (wide - size) / 2, (high - size) / 2, size)


def draw_backs(pen: Pen, seat: int, hand: tuple[int, ...], deck: tuple[int, ...], box: Box) -> None:
    """The backs of somebody's hand, and how many cards are to come."""
    _put_backs(pen, seat, hand, deck, pen.words.hand(seat, hand, deck), box)


def draw_own_deck(pen: Pen, seat: int, hand: tuple[int, ...], deck: tuple[int, ...], box: Box) -> None:
    """The back of the next round card of one's own, and how many are to come."""
    backs = tuple([ROUNDS[card].back for card in hand])
    _put_backs(pen, seat, deck[-1:], deck, pen.words.hand(seat, backs, deck), box)


def _put_backs(pen: Pen, seat: int, hand: tuple[int, ...], deck: tuple[int, ...], words: str, box: Box) -> None:
    name = f"hand:p{seat + 1}"
    pen.at(name, box)
    high = box.h
    wide = min(high * 0.74, (box.w - pen.least * 2.3) / max(1, len(hand)) - 2)
    out = "".join(
        group(round_back(pen, back, wide, high), transform=move(box.x + at * (wide + 2), box.y))
        for at, back in enumerate(hand)
    )
    if deck:
        told = f"+{len(deck)}"
        x = box.x + len(hand) * (wide + 2) + 4 + pen.least * 0.34 * len(told)
        out += number(x, box.y + high / 2 + pen.least * 0.36, told, pen.least, pen.c["quiet"])
    pen.sheet.put("pieces", group(out, words, data_place=name))


def totem_counts(cards: tuple[int, ...]) -> tuple[int, ...]:
    return tuple([sum(CARDS[card // COPIES].totem == totem for card in cards) for totem in range(len(TOTEMS))])


assert set(NEED_SIGNS) >= {COUNTED[at] for needs in NEEDS for at, _ in needs}
