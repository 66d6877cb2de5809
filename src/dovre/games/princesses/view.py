"""Who sees what: one table of zones, and the views made from it.

Hidden are the faces of round cards in hands and decks and of those that left the game, and the orders of the decks of
tiles and cards; the backs of round cards (day, dusk, night) are open everywhere.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from dovre.games.princesses.box import BACKS
from dovre.games.princesses.components import (
    CARD_NAMES,
    CASTLE_NAMES,
    CASTLES,
    CAVES,
    CHALLENGE_NAMES,
    CHALLENGES,
    COLOURS,
    FIRST_ROYAL,
    FOUR_CARDS,
    FOUR_TILES,
    KING_NAMES,
    N_CARDS,
    N_CAVES,
    N_RESOURCES,
    N_ROUNDS,
    N_ROYALS,
    N_TILES,
    N_VILLAGES,
    N_WHERE,
    PLACES,
    RESERVE,
    RESOURCES,
    ROUND_NAMES,
    ROUNDS,
    ROYAL_NAMES,
    SLOT_NAMES,
    START_NAMES,
    TILE_NAMES,
    VILLAGES,
    WHERE,
    bits_of,
)
from dovre.games.princesses.geometry import PLACES as TURNS
from dovre.games.princesses.notation import N_STOCK, STOCK, laid_name
from dovre.games.princesses.rules.setup import WITH_ALL
from dovre.games.princesses.scoring import score_sheet
from dovre.games.princesses.state import NONE, PrincessesState
from dovre.kernel.view import View, once, view_base
from dovre.kernel.zones import ALL, NOBODY, Zone, only

# components: cave tiles, royal tiles, castle tiles, royal cards, troll cards, round cards
ROYAL = N_TILES
CASTLE = ROYAL + N_ROYALS
CHALLENGE = CASTLE + len(CASTLES)
CARD = CHALLENGE + len(CHALLENGES)
ROUND = CARD + N_CARDS
N_COMPONENTS = ROUND + N_ROUNDS

Hidden = tuple[int | None, ...]


def _from(first: int, numbers: Any) -> tuple[int, ...]:
    return tuple([first + number for number in numbers if number != NONE])


def zones(s: PrincessesState) -> list[Zone]:
    """Where each tile and card lies and who sees its face."""
    return [*_tile_zones(s), *_card_zones(s), *_round_zones(s)]


def _tile_zones(s: PrincessesState) -> list[Zone]:
    found = [
        Zone("tile_deck", s.tile_deck, face=NOBODY),
        Zone("tile_row", _from(0, s.tile_row)),
        Zone("tile_discard", s.tile_discard),
        Zone("unused", () if s.seats == WITH_ALL else FOUR_TILES),
        Zone("royal_deck", _from(ROYAL, s.royal_deck), face=NOBODY),
        Zone("royal_row", _from(ROYAL, s.royal_row)),
        Zone("castles", _from(CASTLE, s.castles)),
        Zone("castles_out", _from(CASTLE, [n for n in range(len(CASTLES)) if n not in s.castles]), face=NOBODY),
    ]
    for seat in range(s.seats):  # royal tiles are numbered behind the cave tiles here too
        found.append(Zone("network", tuple([number // TURNS for number in s.network[seat]]), owner=seat))
    assert ROYAL == FIRST_ROYAL
    return found


def _card_zones(s: PrincessesState) -> list[Zone]:
    others = [n for n in range(len(CHALLENGES)) if n not in s.challenges]
    found = [
        Zone("card_deck", _from(CARD, s.card_deck), face=NOBODY),
        Zone("card_row", _from(CARD, s.card_row)),
        Zone("card_discard", _from(CARD, s.card_discard)),
        Zone("unused", () if s.seats == WITH_ALL else _from(CARD, FOUR_CARDS)),
        Zone("challenges", _from(CHALLENGE, s.challenges)),
        Zone("challenges_out", _from(CHALLENGE, others), face=NOBODY),
    ]
    found += [Zone("cards", _from(CARD, s.cards[seat]), owner=seat) for seat in range(s.seats)]
    return found


def _round_zones(s: PrincessesState) -> list[Zone]:
    found = [
        Zone("rounds_out", _from(ROUND, rounds_out(s)), face=NOBODY, back=ALL),
        Zone("unused", _from(ROUND, [n for n in range(N_ROUNDS) if ROUNDS[n].village >= s.seats])),
    ]
    for seat in range(s.seats):
        found.append(Zone("hand", _from(ROUND, s.hands[seat]), face=only(seat), back=ALL, owner=seat))
        found.append(Zone("draw", _from(ROUND, s.decks[seat]), face=NOBODY, back=ALL, owner=seat))
        found.append(Zone("played", _from(ROUND, s.played[seat]), owner=seat))
    return found


def rounds_out(s: PrincessesState) -> list[int]:
    """Round cards with a numeral in play that nobody was dealt. [PRIN-P18]"""
    dealt = {card for cards in (*s.hands, *s.decks, *s.played) for card in cards}
    return [n for n in range(N_ROUNDS) if n not in dealt and ROUNDS[n].village < s.seats]


@dataclass(frozen=True, slots=True, kw_only=True, repr=False)
class PrincessesView(View):
    """Places, tiles, cards and slots are numbers, as in `components`; lists are flat as in the state."""

    boards: tuple[int, ...]
    trolls: tuple[int, ...]
    humans: tuple[int, ...]
    outposts: tuple[int, ...]
    swapped: tuple[int, ...]
    vacant: tuple[int, ...]
    goods: tuple[int, ...]
    full: tuple[int, ...]
    sites: tuple[int, ...]
    power: tuple[int, ...]
    capacity: tuple[int, ...]
    receive: tuple[int, ...]
    takes: tuple[int, ...]
    cows: tuple[int, ...]
    covers: tuple[int, ...]
    stock: tuple[int, ...]
    castles: tuple[int, ...]
    crowd: tuple[int, ...]
    reserve: tuple[int, ...]
    king: int
    network: tuple[tuple[int, ...], ...]
    placed: tuple[int, ...]
    touched: tuple[int, ...]
    twice: tuple[int, ...]
    blocked: tuple[int, ...]
    halves: tuple[int, ...]
    designs: tuple[int, ...]
    slots: tuple[int, ...]
    stored: tuple[int, ...]
    cards: tuple[tuple[int, ...], ...]
    owned: tuple[int, ...]
    tally: tuple[int, ...]
    tile_row: tuple[int, ...]
    royal_row: tuple[int, ...]
    card_row: tuple[int, ...]
    tile_deck: int  # tiles left
    royal_deck: int
    card_deck: int
    tile_discard: tuple[int, ...]
    card_discard: tuple[int, ...]
    challenges: tuple[int, ...]
    claims: tuple[int, ...]
    hands: tuple[Hidden, ...]  # by seat: None for a card whose face one may not know
    hand_backs: tuple[tuple[int, ...], ...]  # by seat: day, dusk, night
    deck_backs: tuple[tuple[int, ...], ...]  # by seat, the last one on top
    played: tuple[tuple[int, ...], ...]
    round: int
    first: int
    phase: int
    place: int
    own: int
    helpers: int
    royal: int
    castle: int
    locked: int

    def to_data(self) -> dict[str, Any]:
        return {
            **self.base_data(),
            "round": self.round,
            "first": self.first,
            "phase": self.phase,
            "place": PLACES[self.place] if self.place != NONE else None,
            "points": {"own": self.own, "helpers": self.helpers},
            "royal_used": bool(self.royal),
            "castle_used": bool(self.castle),
            "locked": PLACES[self.locked] if self.locked != NONE else None,
            "king": KING_NAMES[self.king] if self.king != NONE else None,
            "villages": [self._village_data(village) for village in range(self.seats)],
            "reserve": dict(zip(RESERVE, self.reserve, strict=True)),
            "tiles": _row(self.tile_row, TILE_NAMES),
            "royals": _row(self.royal_row, ROYAL_NAMES),
            "cards": _row(self.card_row, CARD_NAMES),
            "decks": {"tiles": self.tile_deck, "royals": self.royal_deck, "cards": self.card_deck},
            "discards": {
                "tiles": [TILE_NAMES[tile] for tile in self.tile_discard],
                "cards": [CARD_NAMES[card] for card in self.card_discard],
            },
            "challenges": [self._challenge_data(card) for card in self.challenges],
            "players": [self._seat_data(seat) for seat in range(self.seats)],
            "frames": [[*frame] for frame in self.frames],
        }

    def _village_data(self, village: int) -> dict[str, Any]:
        stock = self.stock[village * N_STOCK : (village + 1) * N_STOCK]
        return {
            "id": VILLAGES[village],
            "castle": CASTLE_NAMES[self.castles[village]] if self.castles[village] != NONE else None,
            **dict(zip(STOCK, stock, strict=True)),
            "trolls": self.crowd[village],
        }

    def _challenge_data(self, card: int) -> dict[str, Any]:
        return {"id": CHALLENGE_NAMES[card], "claimed": [n for n in range(self.seats) if self.claims[n] >> card & 1]}

    def _seat_data(self, seat: int) -> dict[str, Any]:
        base = seat * N_RESOURCES

        def by_name(numbers: tuple[int, ...], wide: int, names: tuple[str, ...]) -> dict[str, int]:
            own = numbers[seat * wide : (seat + 1) * wide]
            return {name: n for name, n in zip(names, own, strict=True) if n}

        return {
            "board": COLOURS[self.boards[seat]] if self.boards[seat] != NONE else None,
            "trolls": by_name(self.trolls, N_WHERE, WHERE),
            "humans": by_name(self.humans, N_CAVES, CAVES),
            "outposts": by_name(self.outposts, N_VILLAGES, VILLAGES),
            "swapped": by_name(self.swapped, N_VILLAGES, VILLAGES),
            "vacant": [START_NAMES[slot] for slot in bits_of(self.vacant[seat])],
            "goods": dict(zip(RESOURCES, self.goods[base : base + N_RESOURCES], strict=True)),
            "sites": {name: [self.full[base + n], self.sites[base + n]] for n, name in enumerate(RESOURCES)},
            "power": [self.power[seat], self.capacity[seat]],
            "receive": self.receive[seat],
            "takes": list(self.takes[base : base + N_RESOURCES]),
            "cows": self.cows[seat],
            "covers": self.covers[seat],
            "network": [laid_name(number) for number in self.network[seat]],
            "slots": [SLOT_NAMES[slot] for slot in bits_of(self.slots[seat])],
            "stored": [SLOT_NAMES[slot] for slot in bits_of(self.stored[seat])],
            "cards": [CARD_NAMES[card] for card in self.cards[seat]],
            "hand": [None if card is None else ROUND_NAMES[card] for card in self.hands[seat]],
            "hand_backs": [BACKS[back] for back in self.hand_backs[seat]],
            "deck_backs": [BACKS[back] for back in self.deck_backs[seat]],
            "played": [ROUND_NAMES[card] for card in self.played[seat]],
        }


def _row(numbers: tuple[int, ...], names: tuple[str, ...]) -> list[str | None]:
    return [names[n] if n != NONE else None for n in numbers]


def _backs(cards: tuple[int, ...]) -> tuple[int, ...]:
    return tuple([ROUNDS[card].back for card in cards])


def view(s: PrincessesState, seat: int | None) -> PrincessesView:
    """What that seat may know; of cards in other hands and in decks the backs. [GAP-42]"""
    hands: list[Hidden] = []
    for owner in range(s.seats):
        own = s.hands[owner]
        hands.append(own if owner == seat else (None,) * len(own))
    return PrincessesView(
        **view_base(s, seat, once(score_sheet, s)),
        tile_deck=len(s.tile_deck),
        royal_deck=len(s.royal_deck),
        card_deck=len(s.card_deck),
        hands=tuple(hands),
        hand_backs=tuple([_backs(s.hands[owner]) for owner in range(s.seats)]),
        deck_backs=tuple([_backs(s.decks[owner]) for owner in range(s.seats)]),
    )
