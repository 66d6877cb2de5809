"""The table as words, for data and positions, and what a position by hand leaves to the seed.

    king      p1 orc p2 dwarf
    mines     dw3a or5b:or2a,dw5b gi1a go0b     centre mine cards, each with the creatures on it
    camp      or5a or7b go3a                    bottom to top; each card joins the pile of its race
    hand p1   or7a dw2b! ...                    `!`: everybody saw this creature taken from the camp
    own p2    go1a:dw2a - or0b                  captured mines by slot, with their crews
    under p1  go2b                              developed mines
    discard   ...
    deck      ...                               bottom to top, or a number: that many of the unnamed cards
    backs     M12 M03 ...                       the mine behind each card, in the order of the cards
    turn      12

In a position `or5b/M12` may stand in any zone for a card and its back, and `backs` lists such pairs. Unnamed cards
fill, in the order of the seed's shuffle, the zones that are not said: mines, then hands, and the rest is the deck. With
a `deck` line the rest is discarded instead.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING

from dovre.games.kings.components import CARD_NUMBER, CARDS, CENTRE, ENDS, HAND, MINE_NUMBER, MINES, RACE_OF, RACES
from dovre.kernel.errors import BadPosition
from dovre.kernel.fields import (
    NONE,
    NOTHING,
    BadWord,
    SeatWords,
    Words,
    ZoneWords,
    number_of,
    pick,
    seat_word,
)
from dovre.kernel.zone_lines import PositionLine, read_zones

if TYPE_CHECKING:
    from dovre.games.kings.state import KingsState, Pile

RACE_NUMBER, END_NUMBER = number_of(RACES), number_of(ENDS)
FILLED = ("mines", "hand", "deck")  # where these are empty it must be said, they would be filled otherwise


# -- words -------------------------------------------------------------------------------------------------------------


def card_words(cards: Sequence[int]) -> Words:
    return [CARDS[card].id for card in cards]


def _open_cards(s: KingsState, words: Sequence[str]) -> list[int]:
    """Cards whose creature lies open: everybody has seen them."""
    cards = [pick(CARD_NUMBER, word) for word in words]
    for card in cards:
        s.seen |= 1 << card
    return cards


def _works_word(mine: int, creatures: Pile) -> str:
    if mine == NONE:
        return NOTHING
    return CARDS[mine].id + (":" + ",".join(card_words(creatures)) if creatures else "")


def _read_works(s: KingsState, word: str) -> tuple[int, Pile]:
    mine, _, creatures = word.partition(":")
    return pick(CARD_NUMBER, mine), tuple(_open_cards(s, creatures.split(","))) if creatures else ()


def _king_words(s: KingsState) -> Words:
    return [word for seat, race in enumerate(s.kings) for word in (seat_word(seat), RACES[race])]


def _read_kings(s: KingsState, words: Words) -> None:
    kings = list(s.kings) if s.kings else [NONE] * s.seats
    seats = number_of([seat_word(seat) for seat in range(s.seats)])
    for who, race in zip(words[::2], words[1::2], strict=False):
        kings[pick(seats, who)] = pick(RACE_NUMBER, race)
    if len(words) % 2 or len(set(kings)) != len(kings):
        raise BadWord(" ".join(words), "p1 orc p2 dwarf")
    s.kings = tuple(kings)


def _mine_words(s: KingsState) -> Words:
    return [_works_word(card, pile) for card, pile in zip(s.centre, s.piles, strict=False)]


def _read_mines(s: KingsState, words: Words) -> None:
    if len(words) > CENTRE:
        raise BadWord(words[CENTRE], "dw3a or5b go0b gi1a")
    for slot, word in enumerate(words):
        mine, s.piles[slot] = _read_works(s, word)
        s.centre.append(mine)


def _read_camp(s: KingsState, words: Words) -> None:
    for card in _open_cards(s, words):
        s.camp[RACE_OF[card]] += (card,)


def _hand_words(s: KingsState, seat: int) -> Words:
    return [CARDS[card].id + ("!" if s.seen >> card & 1 else "") for card in s.hands[seat]]


def _read_hand(s: KingsState, seat: int, words: Words) -> None:
    _open_cards(s, [word[:-1] for word in words if word.endswith("!")])
    s.hands[seat] = sorted(pick(CARD_NUMBER, word.removesuffix("!")) for word in words)


def _own_words(s: KingsState, seat: int) -> Words:
    return [_works_word(card, crew) for card, crew in zip(s.mines[seat], s.crews[seat], strict=True)]


def _read_own(s: KingsState, seat: int, words: Words) -> None:
    rows = [(NONE, ()) if word == NOTHING else _read_works(s, word) for word in words]
    s.mines[seat] = [mine for mine, _ in rows]
    s.crews[seat] = [crew for _, crew in rows]


def _read_discard(s: KingsState, words: Words) -> None:
    s.discard = _open_cards(s, words)


def _read_deck(s: KingsState, words: Words) -> None:
    s.deck = [pick(CARD_NUMBER, word) for word in words]


def _read_backs(s: KingsState, words: Words) -> None:
    s.backs = bytes(pick(MINE_NUMBER, word) for word in words)


def _read_handles(s: KingsState, words: Words) -> None:
    text = "".join(words)
    try:
        s.handles = bytes.fromhex(text)
    except ValueError:
        s.handles = b""
    if len(s.handles) != len(CARDS):
        raise BadWord(text, f"{2 * len(CARDS)} × 0-9a-f")


def _read_end(s: KingsState, words: Words) -> None:
    s.end = pick(END_NUMBER, words[0]) if words else NONE
    if s.end != NONE:
        s.stack = []


KING: ZoneWords = ZoneWords(_king_words, _read_kings)
CENTRE_MINES: ZoneWords = ZoneWords(_mine_words, _read_mines)
CAMP: ZoneWords = ZoneWords(lambda s: card_words([card for pile in s.camp for card in pile]), _read_camp)
HANDS: SeatWords = SeatWords(_hand_words, _read_hand)
OWN: SeatWords = SeatWords(_own_words, _read_own)
DISCARD: ZoneWords = ZoneWords(lambda s: card_words(s.discard), _read_discard)
DECK: ZoneWords = ZoneWords(lambda s: card_words(s.deck), _read_deck)
BACKS: ZoneWords = ZoneWords(lambda s: [MINES[kind].id for kind in s.backs], _read_backs)
HANDLES: ZoneWords = ZoneWords(lambda s: [s.handles.hex()], _read_handles)
END: ZoneWords = ZoneWords(lambda s: [ENDS[s.end]] if s.end != NONE else [], _read_end)


# -- positions ---------------------------------------------------------------------------------------------------------


def write_position(s: KingsState, fresh: KingsState) -> list[tuple[str, str]]:
    """The zones as lines; what `read_position` would fill in the same way by itself is left out.

    `fresh` has the kings, backs, handles and the whole deck as the seed gives them.
    """
    told = {name: zone.write(s) for name, zone in s.fields.zones.items()}
    for seat in range(s.seats):
        told |= {f"{name} p{seat + 1}": zone.write(s, seat) for name, zone in s.fields.seat_zones.items()}
    changed = [card for card in range(len(CARDS)) if s.backs[card] != fresh.backs[card]]
    told["backs"] = [f"{CARDS[card].id}/{MINES[s.backs[card]].id}" for card in changed]
    if s.handles == fresh.handles:
        del told["handles"]
    if s.turn == 1:
        del told["turn"]
    left = set(s.deck)
    if s.deck == [card for card in fresh.deck if card in left]:
        del told["deck"]
    return [(name, " ".join(words) or NOTHING) for name, words in told.items() if words or name.startswith(FILLED)]


def read_position(s: KingsState, lines: Sequence[PositionLine], order: Sequence[int]) -> set[str]:
    """Fill a cleared table from the lines of a position, then from the seed's deck; the zones that were said."""
    plain, backs = _take_backs(lines)
    counted = [line for line in plain if line[1] == "deck" and line[2].isdecimal()]
    _refuse_repeats(plain)
    said = read_zones(s, [line for line in plain if line not in counted])
    number, _, count = counted[0] if counted else (0, "", "")
    if counted:
        said.add("deck")
    s.backs = _even_out(s.backs, backs)
    _fill(s, said, order, number, int(count) if counted else None)
    return said


def _take_backs(lines: Sequence[PositionLine]) -> tuple[list[PositionLine], dict[int, int]]:
    """The lines without the backs that are said in them, and these."""
    plain: list[PositionLine] = []
    backs: dict[int, int] = {}
    for number, name, text in lines:
        words = []
        for word in text.replace(":", " : ").replace(",", " , ").split():
            card, slash, kind = word.partition("/")
            if slash or (name == "backs" and word != NOTHING):
                if card not in CARD_NUMBER:
                    raise BadPosition("word", line=number, found=word[:20], accepted="or5b/M12")
                if kind not in MINE_NUMBER:
                    raise BadPosition("word", line=number, found=kind[:20], accepted=f"{MINES[0].id}…{MINES[-1].id}")
                backs[CARD_NUMBER[card]] = MINE_NUMBER[kind]
            words.append(card)
        if name != "backs":
            plain.append((number, name, " ".join(words).replace(" : ", ":").replace(" , ", ",")))
    return plain, backs


def _refuse_repeats(lines: Sequence[PositionLine]) -> None:
    named: set[str] = set()
    for number, _, text in lines:
        for word in text.replace(":", " ").replace(",", " ").replace("!", " ").split():
            if word in CARD_NUMBER and word in named:
                raise BadPosition("twice", line=number, found=word)
            named.add(word)


def _fill(s: KingsState, said: set[str], order: Sequence[int], number: int, deck: int | None) -> None:
    """Deal the unnamed cards, from the top of the seed's deck, to the zones that were not said."""
    from dovre.games.kings.faults import all_cards

    named = set(all_cards(s))
    left = [card for card in order if card not in named]
    drawing = s.stack[-1][1] if s.stack and s.flow.names[s.stack[-1][0]] == "draw" else NONE  # has played a card
    hands = {seat: HAND - (seat == drawing) for seat in range(s.seats) if f"hand p{seat + 1}" not in said}
    wanted = CENTRE - len(s.centre) + sum(hands.values()) + (deck or 0)
    if wanted > len(left):
        raise BadPosition("short", line=number, wanted=wanted, left=len(left))
    while len(s.centre) < CENTRE:
        s.centre.append(left.pop())
    for seat, size in hands.items():
        s.hands[seat] = sorted(left.pop() for _ in range(size))
    if "deck" not in said:
        s.deck = left
        return
    if deck:
        s.deck = left[len(left) - deck :]
        left = left[: len(left) - deck]
    s.discard += left
    for card in left:
        s.seen |= 1 << card


def _even_out(backs: bytes, said: Mapping[int, int]) -> bytes:
    """The seed's backs with those that were said; the kinds this displaces go where there are now too many."""
    copies = len(CARDS) // len(MINES)
    new = [said.get(card, kind) for card, kind in enumerate(backs)]
    missing = [kind for kind in range(len(MINES)) for _ in range(max(0, copies - new.count(kind)))]
    for card in range(len(CARDS)):
        if missing and card not in said and new.count(new[card]) > copies:
            new[card] = missing.pop(0)
    return bytes(new)
