"""The table as words and back, for saved data and positions:

city      druids tribes                      by seat, `-` before it is chosen
crystals  6 5                                by seat; likewise guards, damage (dealt to the boss), banned, wrecks
path p1   p8.3.1 p4.1.2                      tiles in order: tile, the exit that joins, the exit chosen
towers p1 c2nw:red c4se:blue+                `+` for an upgrade
fired p1  c2nw                               towers that do not fire any more this Dawn; `sprung` traps used this Night
creatures p1  goblin1:c3 orc2:c5! boss1:c9   on the path; `!` for the wounded face
caught p1 goblin2                            on the city board; `inside` on the city tile
pile p1   spider orc boss goblin ...         kinds, the last one on top
markers   p1.c5                              quest markers
night p1  horde=2 ask=way mover=goblin1 left=1 leaving=2 due=goblin2,orc1
tiles p1  p1 p5 p2                           path pile, the last one on top; `extension`, `aside`
deck      q01 q10 ...                        quest cards, the last one on top; `discard`, `market`, `played`, `hand p1`
events    e00 e05 ...                        event pile, the last one on top; `spare` what was left in the box
event     e07                                revealed; `force` in force until the end of the Dawn; `resolved`
trophies  t01:p2 t05 t08 t12                 in play, with who has them
spells    sr1 sb2 sg3                        one player: the three slots
now       round=3 first=0 pawn=2
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from dovre.games.towers.components import (
    CARD_QUEST,
    CELL_NAMES,
    CELLS,
    COLOURS,
    CREATURES,
    EVENT_NAMES,
    FIRST,
    KIND,
    NONE,
    QUEST_CARDS,
    QUEST_NAMES,
    SEAT_NAMES,
    SPELL_NAMES,
    SPOT_NAMES,
    TILE_NAMES,
    TOKEN_NAMES,
    TOKEN_NUMBER,
    TROPHY_NAMES,
    bits_of,
    mask_of,
)
from dovre.games.towers.components import (
    MARKERS as MOST_MARKERS,
)
from dovre.kernel.fields import (
    NOTHING,
    BadWord,
    SeatWords,
    Words,
    ZoneWords,
    fixed_row,
    number_of,
    pick,
    read_figure,
    read_seat_word,
    seat_word,
    setter,
)

if TYPE_CHECKING:
    from dovre.games.towers.state import TowersState

CELL_NUMBER = number_of(CELL_NAMES)
SPOT_NUMBER = number_of(SPOT_NAMES)
TILE_NUMBER = number_of(TILE_NAMES)
COLOUR_NUMBER = number_of(COLOURS)
KIND_NUMBER = number_of(CREATURES[:4])
QUEST_NUMBER = number_of(QUEST_NAMES)
EVENT_NUMBER = number_of(EVENT_NAMES)
TROPHY_NUMBER = number_of(TROPHY_NAMES)
SEAT_NUMBER = number_of(SEAT_NAMES)
ASKS = ("-", "order", "way", "trap")
ASK_NUMBER = number_of(ASKS)


# -- paths and towers -------------------------------------------------------------------------------------------------


def lay_word(lay: int) -> str:
    return f"{TILE_NAMES[lay // 16]}.{lay % 16 // 4 + 1}.{lay % 4 + 1}"


def _read_lay(word: str) -> int:
    tile, _, rest = word.partition(".")
    entry, _, exit_ = rest.partition(".")
    ways = [read_figure(entry), read_figure(exit_)]
    if not all(1 <= way <= 4 for way in ways):
        raise BadWord(word, "p1.1.2")
    return pick(TILE_NUMBER, tile) * 16 + (ways[0] - 1) * 4 + ways[1] - 1


def _read_laid(s: TowersState, seat: int, words: Words) -> None:
    s.laid[seat] = tuple([_read_lay(word) for word in words])


LAID: SeatWords = SeatWords(lambda s, seat: [lay_word(lay) for lay in s.laid[seat]], _read_laid)


def tower_word(tower: int) -> str:
    return f"{SPOT_NAMES[tower >> 3]}:{COLOURS[tower >> 1 & 3]}{'+' if tower & 1 else ''}"


def _read_tower(word: str) -> int:
    spot, _, rest = word.partition(":")
    colour = pick(COLOUR_NUMBER, rest.removesuffix("+"))
    return pick(SPOT_NUMBER, spot) * 8 + colour * 2 + rest.endswith("+")


def _read_towers(s: TowersState, seat: int, words: Words) -> None:
    s.towers[seat] = tuple(sorted([_read_tower(word) for word in words]))


TOWERS: SeatWords = SeatWords(lambda s, seat: [tower_word(tower) for tower in s.towers[seat]], _read_towers)


def spots(name: str) -> SeatWords:
    """A mask of emplacements for each seat."""

    def read(s: TowersState, seat: int, words: Words) -> None:
        getattr(s, name)[seat] = mask_of(pick(SPOT_NUMBER, word) for word in words)

    return SeatWords(lambda s, seat: [SPOT_NAMES[spot] for spot in bits_of(getattr(s, name)[seat])], read)


# -- creatures --------------------------------------------------------------------------------------------------------


def creature_word(s: TowersState, token: int) -> str:
    return f"{TOKEN_NAMES[token]}:{CELL_NAMES[s.cell[token]]}{'!' if s.wounded >> token & 1 else ''}"


def _read_creatures(s: TowersState, seat: int, words: Words) -> None:
    said = s.crowd[seat]
    s.crowd[seat] = 0
    for token in bits_of(said):
        if not any(crowd >> token & 1 for crowd in s.crowd):  # another line has not said where it is now
            s.cell[token] = NONE
            s.wounded &= ~(1 << token)
    for word in words:
        name, _, rest = word.partition(":")
        token = pick(TOKEN_NUMBER, name)
        if s.crowd[seat] >> token & 1:
            raise BadWord(word, "each creature once")
        s.crowd[seat] |= 1 << token
        s.cell[token] = pick(CELL_NUMBER, rest.removesuffix("!"))
        s.wounded &= ~(1 << token)
        if rest.endswith("!"):
            s.wounded |= 1 << token


CREATURES_WORDS: SeatWords = SeatWords(
    lambda s, seat: [creature_word(s, token) for token in bits_of(s.crowd[seat])], _read_creatures
)


def tokens(name: str) -> SeatWords:
    """A mask of creatures for each seat."""

    def read(s: TowersState, seat: int, words: Words) -> None:
        getattr(s, name)[seat] = mask_of(pick(TOKEN_NUMBER, word) for word in words)

    return SeatWords(lambda s, seat: [TOKEN_NAMES[token] for token in bits_of(getattr(s, name)[seat])], read)


def _read_pile(s: TowersState, seat: int, words: Words) -> None:
    """Any token of the kind; `derive` numbers them."""
    s.piles[seat] = tuple([FIRST[pick(KIND_NUMBER, word)] for word in words])


PILES: SeatWords = SeatWords(lambda s, seat: [CREATURES[KIND[token]] for token in s.piles[seat]], _read_pile)


def place_word(place: int) -> str:
    return f"{SEAT_NAMES[place // CELLS]}.{CELL_NAMES[place % CELLS]}"


def _read_place(word: str) -> int:
    seat, _, cell = word.partition(".")
    return pick(SEAT_NUMBER, seat) * CELLS + pick(CELL_NUMBER, cell)


def _read_markers(s: TowersState, words: Words) -> None:
    s.markers = [_read_place(word) for word in words]
    if len(s.markers) > MOST_MARKERS:
        raise BadWord(words[-1], f"{MOST_MARKERS}")


MARKERS: ZoneWords = ZoneWords(lambda s: [place_word(place) for place in s.markers], _read_markers)


# -- the Night --------------------------------------------------------------------------------------------------------


def _night_words(s: TowersState, seat: int) -> Words:
    found = []
    if s.horde[seat]:
        found.append(f"horde={s.horde[seat]}")
    if s.night[seat]:
        found.append(f"ask={ASKS[s.night[seat]]}")
    if s.mover[seat] != NONE:
        found += [f"mover={TOKEN_NAMES[s.mover[seat]]}", f"left={s.left[seat]}"]
    if s.leaving[seat]:
        found.append(f"leaving={s.leaving[seat]}")
    if s.due[seat]:
        found.append("due=" + ",".join(TOKEN_NAMES[token] for token in bits_of(s.due[seat])))
    return found


def _read_night(s: TowersState, seat: int, words: Words) -> None:
    said: dict[str, Any] = {"horde": 0, "ask": 0, "mover": NONE, "left": 0, "leaving": 0, "due": 0}
    for word in words:
        name, _, value = word.partition("=")
        if name not in said:
            raise BadWord(word, ", ".join(f"{name}=…" for name in said))
        if name == "ask":
            said[name] = pick(ASK_NUMBER, value)
        elif name == "mover":
            said[name] = pick(TOKEN_NUMBER, value)
        elif name == "due":
            said[name] = mask_of(pick(TOKEN_NUMBER, one) for one in value.split(","))
        else:
            said[name] = read_figure(value)
    s.horde[seat], s.night[seat], s.mover[seat] = said["horde"], said["ask"], said["mover"]
    s.left[seat], s.leaving[seat], s.due[seat] = said["left"], said["leaving"], said["due"]


NIGHT: SeatWords = SeatWords(_night_words, _read_night)


# -- cards ------------------------------------------------------------------------------------------------------------


def _card(word: str) -> int:
    """Any card of the kind; `derive` numbers them."""
    return QUEST_CARDS[pick(QUEST_NUMBER, word)][0]


def card_word(card: int) -> str:
    return NOTHING if card == NONE else QUEST_NAMES[CARD_QUEST[card]]


def quest_row(name: str) -> ZoneWords:
    """A tuple of quest cards, told by kind."""
    return ZoneWords(
        lambda s: [card_word(card) for card in getattr(s, name)],
        setter(name, lambda words: tuple([_card(word) for word in words])),
    )


def _read_market(s: TowersState, words: Words) -> None:
    s.market = [NONE if word == NOTHING else _card(word) for word in words]


MARKET_WORDS: ZoneWords = ZoneWords(lambda s: [card_word(card) for card in s.market], _read_market)


def _read_played(s: TowersState, words: Words) -> None:
    cards = [_card(word) for word in words if word != NOTHING]
    if len(cards) > 1:
        raise BadWord(words[-1], NOTHING)
    s.played = cards[0] if cards else NONE


PLAYED: ZoneWords = ZoneWords(lambda s: [card_word(s.played)] if s.played != NONE else [], _read_played)


def _read_hand(s: TowersState, seat: int, words: Words) -> None:
    s.hands[seat] = tuple(sorted([_card(word) for word in words]))


HANDS: SeatWords = SeatWords(lambda s, seat: [card_word(card) for card in s.hands[seat]], _read_hand)


def event_row(name: str) -> ZoneWords:
    return fixed_row(name, EVENT_NAMES)


def one_event(name: str) -> ZoneWords:
    """One event, or none."""

    def read(s: TowersState, words: Words) -> None:
        if len(words) > 1:
            raise BadWord(words[-1], NOTHING)
        setattr(s, name, pick(EVENT_NUMBER, words[0]) if words and words[0] != NOTHING else NONE)

    return ZoneWords(lambda s: [EVENT_NAMES[getattr(s, name)]] if getattr(s, name) != NONE else [], read)


def _trophy_words(s: TowersState) -> Words:
    return [
        TROPHY_NAMES[trophy] + (f":{seat_word(owner)}" if owner != NONE else "")
        for trophy, owner in zip(s.trophies, s.held, strict=True)
    ]


def _read_trophies(s: TowersState, words: Words) -> None:
    found = [word.partition(":") for word in words]
    s.trophies = tuple([pick(TROPHY_NUMBER, name) for name, _, _ in found])
    s.held = [read_seat_word(seat, s.seats) if colon else NONE for _, colon, seat in found]


TROPHY_WORDS: ZoneWords = ZoneWords(_trophy_words, _read_trophies)
SPELLS: ZoneWords = fixed_row("spells", SPELL_NAMES)
