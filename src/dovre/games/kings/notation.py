"""The table as text and back: data read again, positions, and what is impossible in a state.

    king      p1 orc p2 dwarf
    mines     dw3a or5b:or2a,dw5b gi1a go0b     centre mine cards, each with the creatures on it
    camp      or5a or7b go3a                    bottom to top; each card joins the pile of its race
    hand p1   or7a dw2b! ...                    `!`: everybody saw this creature taken from the camp
    own p2    go1a:dw2a - or0b                  captured mines by slot, with their crews
    under p1  go2b                              developed mines
    discard   ...
    deck      ...                               bottom to top, or a number: that many of the unnamed cards
    backs     or5b/M12 ...                      backs that are not the seed's; `or5b/M12` may stand in any zone too

Unnamed cards fill, in the order of the seed's shuffle, the zones that are not said: mines, then hands, and the rest is
the deck. With a `deck` line the rest is discarded instead.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import pairwise
from typing import Any

from dovre.games.kings.components import (
    CARD_NUMBER,
    CARDS,
    CENTRE,
    DEFENCE,
    FOREMAN,
    HAND,
    MINE_NUMBER,
    MINES,
    PRINTED,
    RACE_OF,
    RACES,
    SIZE,
)
from dovre.games.kings.rules.offers import centre_offers, covers, own_offers, refit
from dovre.games.kings.rules.setup import clear_table, deal_kings, pair_faces_and_backs, shuffle_deck
from dovre.games.kings.state import ENDS, NO_MINE, KingsState, Pile
from dovre.kernel.codec import NOTHING, read_seat
from dovre.kernel.errors import BadPosition
from dovre.kernel.rng import stream_start

ZONES = ("king", "mines", "camp", "hand", "own", "under", "discard", "deck", "backs", "handles", "turn", "end")

# -- JSON -------------------------------------------------------------------------------------------------------


def read_data(s: KingsState, data: Mapping[str, Any]) -> None:
    """Fill a state from what `KingsState.to_data` wrote; KeyError and ValueError name what is wrong."""

    def cards(names: Sequence[str]) -> list[int]:
        return [CARD_NUMBER[name] for name in names]

    def slots(names: Sequence[str]) -> list[int]:
        return [CARD_NUMBER[name] if name else NO_MINE for name in names]

    def piles(rows: Sequence[Sequence[str]]) -> list[Pile]:
        return [tuple(cards(row)) for row in rows]

    s.backs = bytes(MINE_NUMBER[name] for name in data["backs"])
    s.handles = bytes(data["handles"])
    s.kings = tuple(RACES.index(name) for name in data["kings"])
    s.deck = cards(data["deck"])
    s.centre = cards(data["centre"])
    s.piles = piles(data["piles"])
    s.camp = piles(data["camp"])
    s.hands = [cards(row) for row in data["hands"]]
    s.mines = [slots(row) for row in data["mines"]]
    s.crews = [piles(row) for row in data["crews"]]
    s.developed = [cards(row) for row in data["developed"]]
    s.discard = cards(data["discard"])
    s.seen = sum(1 << CARD_NUMBER[name] for name in data["seen"])
    s.turn = int(data["turn"])
    s.end = -1 if data["end"] is None else ENDS.index(data["end"])
    refit(s)


def faults(s: KingsState) -> list[str]:
    """What play cannot have led to, in plain English for the one who wrote the state; empty if nothing is wrong."""
    found: list[str] = []
    if sorted(s.backs) != sorted(kind for kind in range(len(MINES)) for _ in range(len(CARDS) // len(MINES))):
        found.append("backs: each mine kind stands behind four cards.")
    if sorted(s.handles) != list(range(len(CARDS))):
        found.append("handles: each card has one of its own.")
    if not (len(s.kings) == len(set(s.kings)) == s.seats):
        found.append("kings: one race for each seat.")
    per_seat = (s.hands, s.mines, s.crews, s.developed)
    if any(len(rows) != s.seats for rows in per_seat) or len(s.centre) != CENTRE or len(s.piles) != CENTRE:
        return [*found, "zones: one for each seat, four mines in the centre."]
    if len(s.camp) != len(RACES) or any(RACE_OF[card] != race for race, pile in enumerate(s.camp) for card in pile):
        found.append("camp: one pile per race, of that race.")
    if any(len(mines) != len(crews) for mines, crews in zip(s.mines, s.crews, strict=True)):
        return [*found, "mines: each has its crew."]
    found += _card_faults(s)
    if dict(s.options)["pairing"] == "printed" and s.backs != PRINTED:
        found.append("backs: with the printed pairing they are those of the table.")
    for seat, hand in enumerate(s.hands):
        if hand != sorted(hand) or len(hand) > HAND:
            found.append(f"hand p{seat + 1}: at most six cards, sorted.")
    found += _pile_faults(s)
    if s.offers != centre_offers(s) or s.own_offers != [own_offers(s, seat) for seat in range(s.seats)]:
        found.append("offers: they follow from the creatures on the mines.")
    if (s.end >= 0) != s.over or (not s.deck) != s.over:
        found.append("end: the game is over exactly when the deck is empty.")
    return found


def _pile_faults(s: KingsState) -> list[str]:
    """Creatures on mines: fewer than capture or finish it, each covering the one below, of the right race."""
    found: list[str] = []
    for slot, (mine, pile) in enumerate(zip(s.centre, s.piles, strict=True)):
        if len(pile) >= DEFENCE[s.backs[mine]] or not _is_ladder(pile):
            found.append(f"c{slot + 1}: fewer creatures than its defence, each covering the one below.")
    for seat in range(s.seats):
        for slot, mine, crew in s.open_mines(seat):
            kind = s.backs[mine]
            own_race = [RACE_OF[card] == s.kings[seat] for card in crew]
            if len(crew) >= SIZE[kind] + FOREMAN[kind] or any(own_race) or not _is_ladder(crew):
                found.append(
                    f"p{seat + 1} o{slot + 1}: an unfinished crew of other races, each covering the one below."
                )
    return found


def _is_ladder(pile: Pile) -> bool:
    return all(covers(card, below) for below, card in pairwise(pile))


def _card_faults(s: KingsState) -> list[str]:
    times = [0] * len(CARDS)
    for card in all_cards(s):
        times[card] += 1
    return [f"{CARDS[card].id} is on the table {n} times." for card, n in enumerate(times) if n != 1]


def all_cards(s: KingsState) -> list[int]:
    """Every card on the table, zone by zone."""
    found = s.deck + s.centre + s.discard
    for pile in (*s.piles, *s.camp):
        found += pile
    for seat in range(s.seats):
        found += s.hands[seat] + s.developed[seat]
        for _, card, crew in s.open_mines(seat):
            found += (card, *crew)
    return found


# -- positions, written -----------------------------------------------------------------------------------------


def write_position(s: KingsState) -> list[tuple[str, str]]:
    """The zones as lines; what `read_position` would fill in the same way by itself is left out."""
    fresh = _seeded(s)
    lines = [("king", " ".join(f"p{seat + 1} {RACES[race]}" for seat, race in enumerate(s.kings)))]
    lines.append(("mines", " ".join(_works(card, pile) for card, pile in zip(s.centre, s.piles, strict=True))))
    lines.append(("camp", _ids([card for pile in s.camp for card in pile])))
    for seat in range(s.seats):
        hand = " ".join(CARDS[card].id + ("!" if s.seen >> card & 1 else "") for card in s.hands[seat])
        lines.append((f"hand p{seat + 1}", hand or NOTHING))
        own = " ".join(_works(card, crew) for card, crew in zip(s.mines[seat], s.crews[seat], strict=True))
        lines.append((f"own p{seat + 1}", own or NOTHING))
        lines.append((f"under p{seat + 1}", _ids(s.developed[seat])))
    lines.append(("discard", _ids(s.discard)))
    named = set(all_cards(s)) - set(s.deck)
    if s.deck != [card for card in fresh.deck if card not in named]:
        lines.append(("deck", _ids(s.deck)))
    if s.backs != fresh.backs:
        changed = [card for card in range(len(CARDS)) if s.backs[card] != fresh.backs[card]]
        lines.append(("backs", " ".join(f"{CARDS[card].id}/{MINES[s.backs[card]].id}" for card in changed)))
    if s.handles != fresh.handles:
        lines.append(("handles", s.handles.hex()))
    if s.turn != 1:
        lines.append(("turn", str(s.turn)))
    if s.end_reason is not None:
        lines.append(("end", s.end_reason))
    always = ("king", "mines", "hand", "deck")  # an empty zone of these must be said, it would be filled otherwise
    return [(name, text) for name, text in lines if text != NOTHING or name.startswith(always)]


def _seeded(s: KingsState) -> KingsState:
    """Kings, pairing, handles and the whole deck as the seed of this state gives them."""
    fresh = KingsState()
    fresh.seats, fresh.seed, fresh.options = s.seats, s.seed, s.options
    fresh.streams = [stream_start(s.seed, "setup")]
    fresh.stack, fresh.sink = [], None
    deal_kings(fresh)
    pair_faces_and_backs(fresh)
    clear_table(fresh)
    shuffle_deck(fresh)
    return fresh


def _ids(cards: Sequence[int]) -> str:
    return " ".join(CARDS[card].id for card in cards) or NOTHING


def _works(mine: int, creatures: Pile) -> str:
    if mine == NO_MINE:
        return NOTHING
    return CARDS[mine].id + (":" + ",".join(CARDS[card].id for card in creatures) if creatures else "")


# -- positions, read --------------------------------------------------------------------------------------------


def read_position(s: KingsState, lines: Sequence[tuple[int, str, str]]) -> None:
    """Fill the table from the lines of a position; the stack is set already."""
    fresh = _seeded(s)
    s.kings, s.backs, s.handles = fresh.kings, fresh.backs, fresh.handles
    stack = s.stack
    clear_table(s)
    s.stack = stack
    reader = _Reader(s)
    for number, name, text in lines:
        reader.read(number, name, text.split())
    reader.fill(fresh.deck)
    refit(s)


class _Reader:
    """Reads zone by zone, and keeps what has been named."""

    def __init__(self, s: KingsState) -> None:
        self.s = s
        self.named: set[int] = set()
        self.said: set[str] = set()
        self.deck_size: int | None = None
        self.backs: dict[int, int] = {}
        self.lines: dict[str, int] = {}  # where each zone was said

    def read(self, number: int, name: str, words: list[str]) -> None:
        self.number = number
        self.lines[name] = number
        if name not in ZONES:
            raise BadPosition("zone", line=number, found=name[:20], accepted=", ".join(ZONES))
        if name in ("hand", "own", "under"):
            seat = read_seat(words[0] if words else "", self.s.seats, number)
            self._say(f"{name} {seat}", f"{name} p{seat + 1}")
            getattr(self, f"_{name}")(seat, [word for word in words[1:] if word != NOTHING or name == "own"])
        else:
            self._say(name, name)
            getattr(self, f"_{name}")([word for word in words if word != NOTHING])

    def _say(self, zone: str, name: str) -> None:
        if zone in self.said:
            raise BadPosition("again", line=self.number, found=name)
        self.said.add(zone)

    def fail(self, found: str, accepted: str) -> BadPosition:
        return BadPosition("word", line=self.number, found=found[:20], accepted=accepted)

    def card(self, word: str) -> int:
        """`or5b`, or `or5b/M12` to say its back as well."""
        name, slash, kind = word.partition("/")
        card = CARD_NUMBER.get(name)
        if card is None:
            raise self.fail(word, f"{CARDS[0].id}…{CARDS[-1].id}")
        if card in self.named:
            raise BadPosition("twice", line=self.number, found=name)
        self.named.add(card)
        if slash:
            self.set_back(card, kind)
        return card

    def set_back(self, card: int, kind: str) -> None:
        if kind not in MINE_NUMBER:
            raise self.fail(kind, f"{MINES[0].id}…{MINES[-1].id}")
        self.backs[card] = MINE_NUMBER[kind]

    def seen_card(self, word: str) -> int:
        """A card whose creature lies open."""
        card = self.card(word)
        self.s.seen |= 1 << card
        return card

    def works(self, word: str) -> tuple[int, Pile]:
        mine, _, creatures = word.partition(":")
        return self.card(mine), tuple(self.seen_card(c) for c in creatures.split(",") if c)

    def figure(self, words: list[str]) -> int:
        if len(words) != 1 or not words[0].isdecimal():
            raise self.fail(" ".join(words), "0, 1, 2…")
        return int(words[0])

    def _king(self, words: list[str]) -> None:
        kings = list(self.s.kings)
        for who, race in zip(words[::2], words[1::2], strict=False):
            if race not in RACES:
                raise self.fail(race, ", ".join(RACES))
            kings[read_seat(who, self.s.seats, self.number)] = RACES.index(race)
        if len(set(kings)) != len(kings) or len(words) % 2:
            raise self.fail(" ".join(words), "p1 orc p2 dwarf")
        self.s.kings = tuple(kings)

    def _mines(self, words: list[str]) -> None:
        if len(words) > CENTRE:
            raise self.fail(words[CENTRE], "dw3a or5b go0b gi1a")
        for slot, word in enumerate(words):
            mine, self.s.piles[slot] = self.works(word)
            self.s.centre.append(mine)

    def _camp(self, words: list[str]) -> None:
        for word in words:
            card = self.seen_card(word)
            self.s.camp[RACE_OF[card]] += (card,)

    def _hand(self, seat: int, words: list[str]) -> None:
        hand = [self.seen_card(word[:-1]) if word.endswith("!") else self.card(word) for word in words]
        self.s.hands[seat] = sorted(hand)

    def _own(self, seat: int, words: list[str]) -> None:
        if words == [NOTHING]:
            return
        for word in words:
            mine, crew = (NO_MINE, ()) if word == NOTHING else self.works(word)
            self.s.mines[seat].append(mine)
            self.s.crews[seat].append(crew)

    def _under(self, seat: int, words: list[str]) -> None:
        self.s.developed[seat] = [self.card(word) for word in words]

    def _discard(self, words: list[str]) -> None:
        self.s.discard = [self.seen_card(word) for word in words]

    def _deck(self, words: list[str]) -> None:
        if len(words) == 1 and words[0].isdecimal():
            self.deck_size = int(words[0])
        else:
            self.s.deck = [self.card(word) for word in words]
            self.deck_size = 0

    def _backs(self, words: list[str]) -> None:
        for word in words:
            card, _, kind = word.partition("/")
            if card not in CARD_NUMBER:
                raise self.fail(word, "or5b/M12")
            self.set_back(CARD_NUMBER[card], kind)

    def _handles(self, words: list[str]) -> None:
        try:
            handles = bytes.fromhex("".join(words))
        except ValueError:
            handles = b""
        if sorted(handles) != list(range(len(CARDS))):
            raise self.fail("".join(words), "160 × 0-9a-f")
        self.s.handles = handles

    def _turn(self, words: list[str]) -> None:
        self.s.turn = self.figure(words)

    def _end(self, words: list[str]) -> None:
        if len(words) != 1 or words[0] not in ENDS:
            raise self.fail(" ".join(words), ", ".join(ENDS))
        self.s.end = ENDS.index(words[0])
        self.s.stack = []

    def fill(self, order: list[int]) -> None:
        """Deal the unnamed cards, from the top of the seed's deck, to the zones that were not said."""
        s = self.s
        s.backs = _even_out(s.backs, self.backs)
        left = [card for card in order if card not in self.named]
        hands = sum(HAND for seat in range(s.seats) if f"hand {seat}" not in self.said)
        wanted = CENTRE - len(s.centre) + hands + (self.deck_size or 0)
        if wanted > len(left):
            raise BadPosition("short", line=self.lines.get("deck", self.number), wanted=wanted, left=len(left))
        while len(s.centre) < CENTRE:
            s.centre.append(left.pop())
        for seat in range(s.seats):
            if f"hand {seat}" not in self.said:
                s.hands[seat] = sorted(left.pop() for _ in range(HAND))
        if self.deck_size is None:
            s.deck = left
            return
        if self.deck_size:
            s.deck = left[len(left) - self.deck_size :]
            left = left[: len(left) - self.deck_size]
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
