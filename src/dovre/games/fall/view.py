"""Who sees what: one table of zones, and the views made from it.

Hidden are hands (known to those who held them), discards likewise, starting champions that were not kept, decks, gnome
tokens and gate cards (known to those who looked, or to all once they lie open), great-hall tokens that were left out.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from dovre.games.fall.components import (
    BOOSTS,
    CARD_NAMES,
    CAVE_NAMES,
    CELL_NAMES,
    CHAMPION_NAMES,
    CLANS,
    CLAWED,
    EVERYBODY,
    GLYPHS,
    HALL_NAMES,
    HALL_VALUE,
    N_CARDS,
    N_CHAMPIONS,
    N_CLANS,
    N_GNOMES,
    N_HALL_TOKENS,
    N_PLACES,
    PAWN_NAMES,
    SIDES,
    SPACE_NAMES,
    SPACES,
    STRENGTH,
    TILES,
    Side,
    bits_of,
)
from dovre.games.fall.notation import STAR_NAMES, STAR_PLACES, card_name
from dovre.games.fall.rules.ancestry import holders
from dovre.games.fall.rules.end import all_controlled, hall_shares
from dovre.games.fall.scoring import score_sheet
from dovre.games.fall.state import N_SOURCES, NONE, FallState
from dovre.kernel.view import View, once, view_base
from dovre.kernel.zones import ALL, NOBODY, Readers, Zone, only

# components: ancestry cards, champions, gnome tokens, gate cards, great-hall tokens
CHAMPION = N_CARDS
GNOME = CHAMPION + N_CHAMPIONS
GATE = GNOME + N_GNOMES
HALL = GATE + N_CLANS
N_COMPONENTS = HALL + N_HALL_TOKENS

Hidden = tuple[int | None, ...]
HallShare = tuple[tuple[int, ...], bool, int]


def readers(mask: int) -> Readers:
    """The seats of a mask, or everybody."""
    return ALL if mask & EVERYBODY else only(*bits_of(mask))


def zones(s: FallState) -> list[Zone]:
    """Where each card and token lies and who sees its face."""
    return [*_card_zones(s), *_champion_zones(s), *_token_zones(s)]


def _card_zones(s: FallState) -> list[Zone]:
    found = [Zone("deck", s.deck, face=NOBODY)]
    for seat in range(s.seats):
        found.append(Zone("ancestry", tuple([number // N_PLACES for number in s.ancestry[seat]]), owner=seat))
        found.append(Zone("hand", s.hands[seat], face=readers(holders(s, seat)), owner=seat))
    found += [Zone("discard", (card,), face=readers(mask)) for card, mask in s.discards]
    return found


def _champion_zones(s: FallState) -> list[Zone]:
    found = [Zone("champion_deck", _champions(deck), face=NOBODY) for deck in s.decks]
    found.append(Zone("offer", _champions(tuple([champion for champion in s.offer if champion != NONE]))))
    found.append(Zone("removed", _champions(s.removed)))
    for seat in range(s.seats):
        found.append(Zone("champions", _champions(s.champions[seat]), owner=seat))
        found.append(Zone("drawn", _champions(s.drawn[seat]), face=only(seat), owner=seat))
    return found


def _champions(numbers: tuple[int, ...]) -> tuple[int, ...]:
    return tuple([CHAMPION + number for number in numbers])


def _token_zones(s: FallState) -> list[Zone]:
    found = [
        Zone("bag", tuple([GNOME + token for token in bits_of(s.bag)]), face=NOBODY),
        Zone("beside", tuple([GNOME + token for token in bits_of(s.beside)])),
    ]
    for slot, token in enumerate(s.gnomes):
        if token != NONE:
            found.append(Zone("gnome", (GNOME + token,), face=readers(s.seen[slot])))
    row = len(s.gate_seen)
    found += [Zone("gate", (GATE + s.gates[at],), face=readers(s.gate_seen[at])) for at in range(row)]
    found.append(Zone("pile", tuple([GATE + clan for clan in s.gates[row:]]), face=NOBODY))
    sites = len(s.board.halls)
    found.append(Zone("halls", tuple([HALL + token for token in s.halls[:sites]])))
    found.append(Zone("left_out", tuple([HALL + token for token in s.halls[sites:]]), face=NOBODY))
    return found


@dataclass(frozen=True, slots=True, kw_only=True, repr=False)
class FallView(View):
    """Spaces, cells, cards, champions and clans are numbers, as in `components`; lists are flat as in the state."""

    side: int
    lairs: tuple[int, ...]
    trolls: tuple[int, ...]
    pawns: tuple[int, ...]
    units: tuple[int, ...]
    held: tuple[int, ...]
    crowd: tuple[int, ...]
    reserve: tuple[int, ...]
    contested: int
    gnomes: tuple[int | None, ...]  # two by cave: strength, 0 where there is none, None where one may not know it
    seen: tuple[int, ...]
    invaded: int
    beside: tuple[int, ...]  # strengths
    bag: int  # tokens in supply
    gates: tuple[int | None, ...]  # the row: clan, None where one may not know it
    gate_seen: tuple[int, ...]
    past: tuple[int, ...]
    boost: tuple[int, ...]
    lots: tuple[int, ...]
    votes: tuple[int, ...]
    ranks: tuple[tuple[int, ...], ...]
    tiles: tuple[int, ...]
    offer: tuple[int, ...]
    influence: tuple[int, ...]
    leads: tuple[tuple[int, ...], ...]
    champions: tuple[tuple[int, ...], ...]
    owner: tuple[int, ...]
    claws: tuple[int, ...]
    drawn: tuple[tuple[int | None, ...], ...]  # by seat
    decks: tuple[int, ...]  # champions left, by deck
    removed: tuple[int, ...]
    stars: tuple[int, ...]
    halls: tuple[int, ...]  # values by site
    ancestry: tuple[tuple[int, ...], ...]
    signs: tuple[int, ...]
    cubes: tuple[int, ...]
    deck: int  # ancestry cards left
    hands: tuple[tuple[int | None, ...], ...]  # by seat
    discards: tuple[tuple[int | None, int], ...]  # card, and who held it
    provisions: tuple[int, ...]
    despair: tuple[int, ...]
    honour: tuple[int, ...]
    wave: int
    first: int
    pick: int
    rally: int
    wheel: int
    control: tuple[int, ...]  # by seat: the caves it controls, a mask
    halls_now: tuple[HallShare, ...]  # by great hall: who would win it now, whether gnomes do, what each seat gains

    @property
    def board(self) -> Side:
        return SIDES[self.side]

    @property
    def totals(self) -> tuple[int, ...]:
        """Honour so far, by seat: the score track."""
        return tuple([self.total(seat) for seat in range(self.seats)])

    def total(self, seat: int) -> int:
        """That of one seat."""
        return sum(self.honour[seat * N_SOURCES : (seat + 1) * N_SOURCES])

    def to_data(self) -> dict[str, Any]:
        return {
            **self.base_data(),
            "side": self.board.id,
            "wave": self.wave + 1,
            "first": None if self.first == NONE else self.first,
            "pick": self.pick,
            "rally": CLANS[self.rally],
            "wheel": self.wheel,
            "contested": [CAVE_NAMES[cave] for cave in bits_of(self.contested)],
            "gnomes": self._gnome_data(),
            "beside": list(self.beside),
            "bag": self.bag,
            "gates": [
                {"clan": None if clan is None else CLANS[clan], "seen": _seats(mask)}
                for clan, mask in zip(self.gates, self.gate_seen, strict=True)
            ],
            "past": [CLANS[clan] for clan in self.past],
            "lots": list(self.lots),
            "votes": {CLANS[clan]: self._plank_data(clan) for clan in range(N_CLANS)},
            "offer": [self._offer_data(slot) for slot in range(len(self.offer))],
            "claws": {CHAMPION_NAMES[CLAWED[n]]: used for n, used in enumerate(self.claws) if used},
            "champion_decks": list(self.decks),
            "removed": [CHAMPION_NAMES[champion] for champion in self.removed],
            "stars": {STAR_NAMES[n]: STAR_PLACES[at] for n, at in enumerate(self.stars) if at != NONE},
            "halls": {
                HALL_NAMES[hall]: {"value": value, "seats": list(seats), "gnomes": gnomes, "each": each}
                for hall, (value, (seats, gnomes, each)) in enumerate(zip(self.halls, self.halls_now, strict=True))
            },
            "deck": self.deck,
            "discards": [
                {"card": None if card is None else CARD_NAMES[card], "held": _seats(mask)}
                for card, mask in self.discards
            ],
            "players": [self._seat_data(seat) for seat in range(self.seats)],
            "frames": [[*frame] for frame in self.frames],
        }

    def _gnome_data(self) -> list[dict[str, Any]]:
        return [
            {"cave": CAVE_NAMES[slot // 2], "strength": strength, "seen": _seats(self.seen[slot])}
            for slot, strength in enumerate(self.gnomes)
            if strength != 0
        ]

    def _plank_data(self, clan: int) -> dict[str, Any]:
        discs = [[seat, self.votes[seat * N_CLANS + clan]] for seat in self.ranks[clan]]
        return {"tile": list(TILES[self.tiles[clan]]), "discs": discs}

    def _offer_data(self, slot: int) -> dict[str, Any] | None:
        if self.offer[slot] == NONE:
            return None
        discs = [[seat, self.influence[slot * self.seats + seat]] for seat in self.leads[slot]]
        return {"champion": CHAMPION_NAMES[self.offer[slot]], "discs": discs}

    def _seat_data(self, seat: int) -> dict[str, Any]:
        first = seat * SPACES
        return {
            "lairs": GLYPHS[self.lairs[seat]] if self.lairs[seat] != NONE else None,
            "trolls": {SPACE_NAMES[n]: self.trolls[first + n] for n in range(SPACES) if self.trolls[first + n]},
            "pawns": {
                PAWN_NAMES[pawn]: SPACE_NAMES[at]
                for pawn, at in enumerate(self.pawns)
                if at != NONE and CHAMPION_NAMES.index(PAWN_NAMES[pawn]) in self.champions[seat]
            },
            "supply": self.reserve[seat],
            "controls": [CAVE_NAMES[cave] for cave in bits_of(self.control[seat])],
            "boost": BOOSTS[self.boost[seat]],
            "champions": [CHAMPION_NAMES[champion] for champion in self.champions[seat]],
            "drawn": [None if champion is None else CHAMPION_NAMES[champion] for champion in self.drawn[seat]],
            "ancestry": [card_name(number) for number in self.ancestry[seat]],
            "cubes": [CELL_NAMES[cell] for cell in bits_of(self.cubes[seat])],
            "hand": [None if card is None else CARD_NAMES[card] for card in self.hands[seat]],
            "provisions": self.provisions[seat],
            "despair": self.despair[seat],
            "honour": self.totals[seat],
        }


def _seats(mask: int) -> list[int] | str:
    return "all" if mask & EVERYBODY else bits_of(mask)


def knows(mask: int, seat: int | None) -> bool:
    """Whether a seat is among those of a mask."""
    return bool(mask & EVERYBODY) or (seat is not None and bool(mask >> seat & 1))


def view(s: FallState, seat: int | None) -> FallView:
    """What that seat may know."""
    return FallView(
        **view_base(s, seat, once(score_sheet, s)),
        **once(_open_part, s),
        gnomes=tuple(
            [
                0 if token == NONE else STRENGTH[token] if knows(s.seen[slot], seat) else None
                for slot, token in enumerate(s.gnomes)
            ]
        ),
        gates=tuple([s.gates[at] if knows(mask, seat) else None for at, mask in enumerate(s.gate_seen)]),
        drawn=tuple([_shown(s.drawn[owner], owner == seat) for owner in range(s.seats)]),
        hands=tuple([_shown(s.hands[owner], knows(holders(s, owner), seat)) for owner in range(s.seats)]),
        discards=tuple([(card if knows(mask, seat) else None, mask) for card, mask in s.discards]),
    )


def _open_part(s: FallState) -> dict[str, Any]:
    """What everybody may know beside the open fields."""
    control = all_controlled(s)
    return {
        "beside": tuple([STRENGTH[token] for token in bits_of(s.beside)]),
        "bag": s.bag.bit_count(),
        "decks": tuple([len(deck) for deck in s.decks]),
        "halls": tuple([HALL_VALUE[token] for token in s.halls[: len(s.board.halls)]]),
        "deck": len(s.deck),
        "control": tuple(control),
        "halls_now": tuple([hall_shares(s, hall, control) for hall in range(len(s.board.halls))]),
    }


def _shown(numbers: tuple[int, ...], open_: bool) -> Hidden:
    return numbers if open_ else (None,) * len(numbers)
