"""The table as words and back, for saved data and positions:

lairs     eye - horn                          glyph by seat, `-` before it is chosen
trolls p1 eye-o*3 mo1 fi3*2                   normal trolls by cave or lair; the others are in supply
pawns     argash:mo1                          champion pawns
gnomes    mo1:2 mo1:3! fi2:1=p1,p3            a token each: cave, strength; `!` face up, `=` who looked at it
beside    1 3                                 strengths of the tokens beside the wheel; `bag` those in supply, if said
gates     moss! ice=p2 fire ...               the row from the left, then the pile
past      mud moon                            the gates of the wave before
lots      p2 p2                               who was drawn to lose a troll since the last turn began
offer     imbolg:p2*3,p1*3 crym -             champions with influence, the leading disc first; `-` one that is gone
votes     moss:p2*5,p1*5 fire:p3*1            planks with votes, the leading disc first
tiles     v3 v1 ...                           vote tiles by clan
halls     12 4 8 ...                          great-hall tokens by site, then those left out
stars     vashtor:h3                          star tiles: cave, hall or clan
champions p1  argash okkag                    in the order they were gained
drawn p1  olmma                               starting champions: two to choose from, later the one that was not kept
claws     imbolg*2                            claws covered
deck0     tizgra ...                          champion decks `deck0`, `deck12`, `deck3`, the last card on top
removed   grell                               champions out of the game
deck      a01 a02 ...                         ancestry cards, the last one on top
hand p1   a07 a33                             `discards a12=p1,p2,p3`: who held it
ancestry p1  a67.d6 a58.c5                    cards in the order they were added, by their first quadrant
cubes p1  e5 f5 crym                          covered symbols
honour p1 attacks*4 wheel*2                   sums by line of the score sheet
now       wave=0 first=1 pick=0 rally=3 wheel=5
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from dovre.games.fall.components import (
    CARD_NAMES,
    CAVE_NAMES,
    CELL_NAMES,
    CELL_NUMBER,
    CHAMPION_NAMES,
    CHAMPION_NUMBER,
    CLANS,
    EVERYBODY,
    HALL_NAMES,
    HALL_VALUE,
    N_CAVES,
    N_CLANS,
    N_PLACES,
    PAWN_NAMES,
    PLACE_NAMES,
    SPACE_NAMES,
    SPACE_NUMBER,
    STARS,
    STRENGTH,
    bits_of,
    mask_of,
)
from dovre.kernel.fields import (
    NONE,
    NOTHING,
    BadWord,
    SeatWords,
    Words,
    ZoneWords,
    number_of,
    pick,
    read_figure,
    read_seat_word,
    seat_word,
    setter,
)

if TYPE_CHECKING:
    from dovre.games.fall.state import FallState

CARD_NUMBER = number_of(CARD_NAMES)
PLACE_NUMBER = number_of(PLACE_NAMES)
CLAN_NUMBER = number_of(CLANS)
CAVE_NUMBER = number_of(CAVE_NAMES)
PAWN_NUMBER = number_of(PAWN_NAMES)
HALL_NUMBER = number_of(HALL_NAMES)
STAR_NAMES = tuple(CHAMPION_NAMES[number] for number in STARS)
STAR_NUMBER = number_of(STAR_NAMES)
# where a star can lie: a cave, a great hall or a plank (FALL-H07)
STAR_PLACES = (*CAVE_NAMES, *HALL_NAMES, *CLANS)
STAR_PLACE_NUMBER = number_of(STAR_PLACES)
STAR_HALL = N_CAVES  # + hall
STAR_CLAN = N_CAVES + len(HALL_NAMES)  # + clan


def card_name(number: int) -> str:
    """A card and its place, as one number."""
    return f"{CARD_NAMES[number // N_PLACES]}.{PLACE_NAMES[number % N_PLACES]}"


def _read_card(word: str) -> int:
    card, _, place = word.partition(".")
    return pick(CARD_NUMBER, card) * N_PLACES + pick(PLACE_NUMBER, place)


# -- who knows what ---------------------------------------------------------------------------------------------------


def readers_words(mask: int) -> str:
    """`!` for everybody, `=p1,p3` for some, nothing for nobody."""
    if mask & EVERYBODY:
        return "!"
    return "=" + ",".join(seat_word(seat) for seat in bits_of(mask)) if mask else ""


def split_readers(word: str, seats: int) -> tuple[str, int]:
    """A word without its readers, and their mask."""
    if word.endswith("!"):
        return word[:-1], EVERYBODY
    rest, equals, names = word.partition("=")
    return rest, mask_of(read_seat_word(name, seats) for name in names.split(",")) if equals else 0


# -- the mountain -----------------------------------------------------------------------------------------------------


def caves(name: str) -> ZoneWords:
    """A mask over the caves."""
    return ZoneWords(
        lambda s: [CAVE_NAMES[cave] for cave in bits_of(getattr(s, name))],
        setter(name, lambda words: mask_of(pick(CAVE_NUMBER, word) for word in words)),
    )


def _pawn_words(s: FallState) -> Words:
    return [f"{PAWN_NAMES[pawn]}:{SPACE_NAMES[at]}" for pawn, at in enumerate(s.pawns) if at != NONE]


def _read_pawns(s: FallState, words: Words) -> None:
    s.pawns = [NONE] * len(PAWN_NAMES)
    for word in words:
        name, _, space = word.partition(":")
        s.pawns[pick(PAWN_NUMBER, name)] = pick(SPACE_NUMBER, space)


PAWN_WORDS: ZoneWords = ZoneWords(_pawn_words, _read_pawns)


def _gnome_words(s: FallState) -> Words:
    found = []
    for slot, token in enumerate(s.gnomes):
        if token != NONE:
            found.append(f"{CAVE_NAMES[slot // 2]}:{STRENGTH[token]}{readers_words(s.seen[slot])}")
    return found


def _token(word: str) -> int:
    """A token of this strength; `derive` numbers them."""
    strength = read_figure(word)
    if strength not in STRENGTH:
        raise BadWord(word, ", ".join(map(str, sorted(set(STRENGTH)))))
    return STRENGTH.index(strength)


def _read_gnomes(s: FallState, words: Words) -> None:
    s.gnomes = [NONE] * (2 * N_CAVES)
    s.seen = [0] * (2 * N_CAVES)
    for word in words:
        rest, readers = split_readers(word, s.seats)
        cave, _, strength = rest.partition(":")
        slot = 2 * pick(CAVE_NUMBER, cave)
        slot += s.gnomes[slot] != NONE
        if s.gnomes[slot] != NONE:
            raise BadWord(word, "two tokens in a cave")
        s.gnomes[slot] = _token(strength)
        s.seen[slot] = readers


GNOME_WORDS: ZoneWords = ZoneWords(_gnome_words, _read_gnomes)


def tokens(name: str) -> ZoneWords:
    """A mask of tokens, told by their strengths; `derive` numbers them."""

    def read(s: FallState, words: Words) -> None:
        found = 0
        for word in words:
            token = _token(word)
            while found >> token & 1:
                token += 1
            if token >= len(STRENGTH) or STRENGTH[token] != read_figure(word):
                raise BadWord(word, "as many as the box has")
            found |= 1 << token
        setattr(s, name, found)

    return ZoneWords(lambda s: [str(STRENGTH[token]) for token in bits_of(getattr(s, name))], read)


def _gate_words(s: FallState) -> Words:
    seen = [*s.gate_seen, *[0] * N_CLANS]
    return [CLANS[clan] + readers_words(seen[at]) for at, clan in enumerate(s.gates)]


def _read_gates(s: FallState, words: Words) -> None:
    rows = [split_readers(word, s.seats) for word in words]
    row = len(s.gate_seen)
    s.gates = tuple([pick(CLAN_NUMBER, name) for name, _ in rows])
    if len(s.gates) != N_CLANS or any(mask for _, mask in rows[row:]):
        raise ValueError(f"{N_CLANS} gates, {row} in the row")
    s.gate_seen = [mask for _, mask in rows[:row]]


GATES: ZoneWords = ZoneWords(_gate_words, _read_gates)


def _read_lots(s: FallState, words: Words) -> None:
    s.lots = tuple([read_seat_word(word, s.seats) for word in words])
    if NONE in s.lots:
        raise BadWord(NOTHING, "p1")


LOTS: ZoneWords = ZoneWords(lambda s: [seat_word(seat) for seat in s.lots], _read_lots)


def _read_halls(s: FallState, words: Words) -> None:
    """Tokens of the same value are alike: they are numbered in order."""
    left: dict[int, list[int]] = {}
    for token, value in enumerate(HALL_VALUE):
        left.setdefault(value, []).append(token)
    if len(words) != len(HALL_VALUE):
        raise ValueError(f"{len(HALL_VALUE)} values")
    found = []
    for word in words:
        tokens = left.get(read_figure(word))
        if not tokens:
            raise BadWord(word, ", ".join(map(str, sorted(set(HALL_VALUE)))))
        found.append(tokens.pop(0))
    s.halls = tuple(found)


HALLS: ZoneWords = ZoneWords(lambda s: [str(HALL_VALUE[token]) for token in s.halls], _read_halls)


# -- tracks -----------------------------------------------------------------------------------------------------------


def _discs(ranks: Sequence[int], value: Callable[[int], int]) -> str:
    return ",".join(f"{seat_word(seat)}*{value(seat)}" for seat in ranks)


def _read_discs(word: str, seats: int) -> list[tuple[int, int]]:
    """`p2*5,p1*5`: seats and values, the leading disc first."""
    found = []
    for disc in word.split(","):
        name, star, value = disc.partition("*")
        seat = read_seat_word(name, seats)
        if seat == NONE or not star:
            raise BadWord(word, "p1*3")
        found.append((seat, read_figure(value)))
    return found


def _vote_words(s: FallState) -> Words:
    return [
        f"{CLANS[clan]}:{_discs(ranks, lambda seat, clan=clan: s.votes[seat * N_CLANS + clan])}"  # type: ignore[misc]
        for clan, ranks in enumerate(s.ranks)
        if ranks
    ]


def _read_votes(s: FallState, words: Words) -> None:
    s.votes = [0] * (s.seats * N_CLANS)
    s.ranks = [()] * N_CLANS
    for word in words:
        name, _, rest = word.partition(":")
        clan = pick(CLAN_NUMBER, name)
        discs = _read_discs(rest, s.seats)
        s.ranks[clan] = tuple([seat for seat, _ in discs])
        for seat, value in discs:
            s.votes[seat * N_CLANS + clan] = value


VOTES: ZoneWords = ZoneWords(_vote_words, _read_votes)


def _offer_word(s: FallState, slot: int) -> str:
    champion = s.offer[slot]
    if champion == NONE:
        return NOTHING
    discs = _discs(s.leads[slot], lambda seat: s.influence[slot * s.seats + seat])
    return CHAMPION_NAMES[champion] + (f":{discs}" if discs else "")


def _read_offer(s: FallState, words: Words) -> None:
    s.offer = [NONE] * len(words)
    s.influence = [0] * (s.seats * len(words))
    s.leads = [()] * len(words)
    for slot, word in enumerate(words):
        if word == NOTHING:
            continue
        name, colon, rest = word.partition(":")
        s.offer[slot] = pick(CHAMPION_NUMBER, name)
        discs = _read_discs(rest, s.seats) if colon else []
        s.leads[slot] = tuple([seat for seat, _ in discs])
        for seat, value in discs:
            s.influence[slot * s.seats + seat] = value


OFFER: ZoneWords = ZoneWords(lambda s: [_offer_word(s, slot) for slot in range(len(s.offer))], _read_offer)


def _star_words(s: FallState) -> Words:
    return [f"{STAR_NAMES[star]}:{STAR_PLACES[at]}" for star, at in enumerate(s.stars) if at != NONE]


def _read_stars(s: FallState, words: Words) -> None:
    s.stars = [NONE] * len(STARS)
    for word in words:
        name, _, place = word.partition(":")
        s.stars[pick(STAR_NUMBER, name)] = pick(STAR_PLACE_NUMBER, place)


STAR_WORDS: ZoneWords = ZoneWords(_star_words, _read_stars)


# -- cards ------------------------------------------------------------------------------------------------------------


def deck(number: int) -> ZoneWords:
    """A champion deck."""

    def read(s: FallState, words: Words) -> None:
        s.decks[number] = tuple([pick(CHAMPION_NUMBER, word) for word in words])

    return ZoneWords(lambda s: [CHAMPION_NAMES[card] for card in s.decks[number]], read)


DECKS: dict[str, ZoneWords] = {"deck0": deck(0), "deck12": deck(1), "deck3": deck(2)}


def _read_discards(s: FallState, words: Words) -> None:
    rows = [split_readers(word, s.seats) for word in words]
    s.discards = [(pick(CARD_NUMBER, name), mask) for name, mask in rows]


DISCARDS: ZoneWords = ZoneWords(
    lambda s: [CARD_NAMES[card] + readers_words(mask) for card, mask in s.discards], _read_discards
)


def _read_ancestry(s: FallState, seat: int, words: Words) -> None:
    s.ancestry[seat] = tuple([_read_card(word) for word in words])


ANCESTRY: SeatWords = SeatWords(lambda s, seat: [card_name(card) for card in s.ancestry[seat]], _read_ancestry)


def _read_cubes(s: FallState, seat: int, words: Words) -> None:
    s.cubes[seat] = mask_of(pick(CELL_NUMBER, word) for word in words)


CUBES: SeatWords = SeatWords(lambda s, seat: [CELL_NAMES[cell] for cell in bits_of(s.cubes[seat])], _read_cubes)
