"""Who sees what, said once as zones, and the view built from it.

Hidden are quest cards in hands and piles, the order of all piles, creature piles below the top, events left in the box,
spells in slots the pawn has not reached.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from dovre.games.towers.components import (
    ALL_TOKENS,
    CARD_QUEST,
    CELL_NAMES,
    CITIES,
    COLOURS,
    CREATURES,
    EVENT_NAMES,
    EVENTS,
    EXTENSIONS,
    KIND,
    N_CARDS,
    N_EVENT_CARDS,
    N_TOKENS,
    NONE,
    NOTHING_EVENT,
    PATH_TILES,
    QUEST_NAMES,
    SEATS_MOST,
    SPELL_NAMES,
    SPELLS,
    SPOT_NAMES,
    TILE_NAMES,
    TOKEN_NAMES,
    TROPHIES,
    TROPHY_NAMES,
    bits_of,
)
from dovre.games.towers.derive import elsewhere
from dovre.games.towers.notation import creature_word, lay_word, place_word, tower_word
from dovre.games.towers.path import Path, path_of
from dovre.games.towers.rules.solo import revealed_spells
from dovre.games.towers.scoring import score_sheet
from dovre.games.towers.state import TowersState
from dovre.kernel.view import View, once, view_base
from dovre.kernel.zones import ALL, NOBODY, Zone, only

# components: quest cards, event cards, trophies, spells, path tiles by seat, extension tiles, creatures
EVENT = N_CARDS
TROPHY = EVENT + N_EVENT_CARDS
SPELL = TROPHY + len(TROPHIES)
TILE = SPELL + len(SPELLS)
EXTENSION = TILE + SEATS_MOST * len(PATH_TILES)
CREATURE = EXTENSION + len(EXTENSIONS)
N_COMPONENTS = CREATURE + N_TOKENS

Hidden = tuple[int | None, ...]


def zones(s: TowersState) -> list[Zone]:
    """Where each card, tile and token lies and who sees its face."""
    return [*_card_zones(s), *_event_zones(s), *_tile_zones(s), *_creature_zones(s)]


def _card_zones(s: TowersState) -> list[Zone]:
    found = [
        Zone("deck", s.deck, face=NOBODY),
        Zone("discard", s.discard),
        Zone("market", tuple([card for card in s.market if card != NONE])),
        Zone("played", (s.played,) if s.played != NONE else ()),
    ]
    for seat in range(s.seats):
        readers = ALL if s.over else only(seat)
        found.append(Zone("hand", s.hands[seat], face=readers, owner=seat))
    return found


def _event_zones(s: TowersState) -> list[Zone]:
    """Cards that say Nothing are alike: they are numbered as they came."""
    nothings = iter(range(EVENTS[NOTHING_EVENT].copies))

    def numbers(kinds: tuple[int, ...]) -> tuple[int, ...]:
        shift = EVENTS[NOTHING_EVENT].copies - 1
        return tuple([EVENT + (next(nothings) if kind == NOTHING_EVENT else kind + shift) for kind in kinds])

    reached = revealed_spells(s)
    spells = tuple([SPELL + spell for spell in s.spells])
    return [
        Zone("resolved", numbers(s.resolved)),
        Zone("event", numbers((s.event,) if s.event != NONE else ())),
        Zone("events", numbers(s.events), face=NOBODY),
        Zone("spare", numbers(s.spare), face=NOBODY),
        Zone("trophies", tuple([TROPHY + trophy for trophy in s.trophies])),
        Zone("unused", tuple([TROPHY + n for n in range(len(TROPHIES)) if n not in s.trophies])),
        Zone("spells", spells[:reached]),
        Zone("slots", spells[reached:], face=NOBODY),
        Zone("spell_box", tuple([SPELL + n for n in range(len(SPELLS)) if n not in s.spells]), face=NOBODY),
    ]


def laying(s: TowersState) -> tuple[int, int]:
    """The seat that lays a tile now and the tile, or NONE."""
    for frame in reversed(s.stack):
        if s.flow.names[frame[0]] == "lay":
            return frame[1], frame[2]
    return NONE, NONE


def tile_number(seat: int, tile: int) -> int:
    if tile in EXTENSIONS:
        return EXTENSION + EXTENSIONS.index(tile)
    return TILE + seat * len(PATH_TILES) + PATH_TILES.index(tile)


def _tile_zones(s: TowersState) -> list[Zone]:
    actor, drawn = laying(s)
    found = [Zone("extension", tuple([tile_number(0, tile) for tile in s.extension]), face=NOBODY)]
    for seat in range(s.seats):
        out = [lay // 16 for lay in s.laid[seat]]
        if seat == actor:
            out += [drawn, *s.aside]
        found.append(Zone("path", tuple([tile_number(seat, tile) for tile in out]), owner=seat))
        found.append(Zone("tiles", tuple([tile_number(seat, t) for t in s.tiles[seat]]), face=NOBODY, owner=seat))
    unused = [tile_number(seat, tile) for seat in range(s.seats, SEATS_MOST) for tile in PATH_TILES]
    return [*found, Zone("unused", tuple(unused))]


def _creature_zones(s: TowersState) -> list[Zone]:
    found = []
    below = 0
    for seat in range(s.seats):
        pile = tuple([CREATURE + token for token in s.piles[seat]])
        for name, mask in (("creatures", s.crowd[seat]), ("caught", s.caught[seat]), ("inside", s.inside[seat])):
            found.append(Zone(name, tuple([CREATURE + token for token in bits_of(mask)]), owner=seat))
        found.append(Zone("top", pile[-1:], owner=seat))
        found.append(Zone("pile", pile[:-1], face=NOBODY, owner=seat))
        for token in s.piles[seat]:
            below |= 1 << token
    rest = ALL_TOKENS & ~(elsewhere(s) | below)
    return [*found, Zone("unused", tuple([CREATURE + token for token in bits_of(rest)]))]


@dataclass(frozen=True, slots=True, kw_only=True, repr=False)
class TowersView(View):
    """Cells, spots, towers and tokens are numbers, as in `components`; quest cards are told by kind."""

    city: tuple[int, ...]
    crystals: tuple[int, ...]
    guards: tuple[int, ...]
    damage: tuple[int, ...]
    laid: tuple[tuple[int, ...], ...]
    banned: tuple[int, ...]
    towers: tuple[tuple[int, ...], ...]
    reserve: tuple[int, ...]
    fired: tuple[int, ...]
    crowd: tuple[int, ...]
    cell: tuple[int, ...]
    wounded: int
    caught: tuple[int, ...]
    inside: tuple[int, ...]
    piles: tuple[int, ...]  # creatures left
    tops: tuple[int, ...]  # kind of the creature on top, NONE for an empty pile
    markers: tuple[int, ...]
    night: tuple[int, ...]
    horde: tuple[int, ...]
    due: tuple[int, ...]
    mover: tuple[int, ...]
    left: tuple[int, ...]
    leaving: tuple[int, ...]
    sprung: tuple[int, ...]
    tiles: tuple[int, ...]  # path tiles left
    extension: int  # extension tiles left
    aside: tuple[int, ...]
    deck: int  # quest cards left
    discard: tuple[int, ...]  # kinds
    market: tuple[int, ...]  # kinds, NONE where none is left
    played: int  # kind, or NONE
    hands: tuple[Hidden, ...]  # kinds, by seat
    events: int  # event cards left
    event: int
    force: int
    resolved: tuple[int, ...]
    trophies: tuple[int, ...]
    held: tuple[int, ...]
    wrecks: tuple[int, ...]
    spells: tuple[int, ...]  # revealed, in order
    round: int
    first: int
    pawn: int

    def path(self, seat: int) -> Path:
        """The path of a seat with its distances and emplacements."""
        return path_of(self.laid[seat])

    @property
    def phase(self) -> str:
        """setup, dusk, night, dawn or day; "" when the game is over."""
        if not self.frames:
            return ""
        bottom = str(self.frames[0][0])
        return "setup" if bottom == "cities" else bottom

    def to_data(self) -> dict[str, Any]:
        return {
            **self.base_data(),
            "round": self.round,
            "first": self.first,
            "phase": self.phase,
            "pawn": self.pawn,
            "event": _name(EVENT_NAMES, self.event),
            "force": _name(EVENT_NAMES, self.force),
            "resolved": [EVENT_NAMES[event] for event in self.resolved],
            "events": self.events,
            "market": [_name(QUEST_NAMES, quest) for quest in self.market],
            "played": _name(QUEST_NAMES, self.played),
            "discard": [QUEST_NAMES[quest] for quest in self.discard],
            "deck": self.deck,
            "extension": self.extension,
            "aside": [TILE_NAMES[tile] for tile in self.aside],
            "reserve": dict(zip(COLOURS, self.reserve, strict=True)),
            "trophies": [
                {"trophy": TROPHY_NAMES[trophy], "seat": None if owner == NONE else owner}
                for trophy, owner in zip(self.trophies, self.held, strict=True)
            ],
            "markers": [place_word(place) for place in self.markers],
            "spells": [SPELL_NAMES[spell] for spell in self.spells],
            "players": [self._seat_data(seat) for seat in range(self.seats)],
            "frames": [[*frame] for frame in self.frames],
        }

    def _seat_data(self, seat: int) -> dict[str, Any]:
        path = self.path(seat)
        mover = self.mover[seat]
        return {
            "city": _name(CITIES, self.city[seat]),
            "crystals": self.crystals[seat],
            "guards": self.guards[seat],
            "damage": self.damage[seat],
            "path": [lay_word(lay) for lay in self.laid[seat]],
            "length": path.dist[0],
            "closed": bool(self.banned[seat]),
            "towers": [tower_word(tower) for tower in self.towers[seat]],
            "fired": [SPOT_NAMES[spot] for spot in bits_of(self.fired[seat])],
            "sprung": [SPOT_NAMES[spot] for spot in bits_of(self.sprung[seat])],
            "creatures": [creature_word(self, token) for token in bits_of(self.crowd[seat])],  # type: ignore[arg-type]
            "caught": [TOKEN_NAMES[token] for token in bits_of(self.caught[seat])],
            "inside": [TOKEN_NAMES[token] for token in bits_of(self.inside[seat])],
            "pile": self.piles[seat],
            "top": _name(CREATURES, self.tops[seat]),
            "tiles": self.tiles[seat],
            "horde": self.horde[seat],
            "mover": None if mover == NONE else [TOKEN_NAMES[mover], CELL_NAMES[self.cell[mover]], self.left[seat]],
            "due": [TOKEN_NAMES[token] for token in bits_of(self.due[seat])],
            "leaving": self.leaving[seat],
            "hand": [None if quest is None else QUEST_NAMES[quest] for quest in self.hands[seat]],
            "wrecks": self.wrecks[seat],
        }


def _name(names: tuple[str, ...], number: int) -> str | None:
    return None if number == NONE else names[number]


def view(s: TowersState, seat: int | None) -> TowersView:
    """What that seat may know."""
    return TowersView(
        **view_base(s, seat, once(score_sheet, s)),
        piles=tuple([len(pile) for pile in s.piles]),
        tops=tuple([KIND[pile[-1]] if pile else NONE for pile in s.piles]),
        tiles=tuple([len(tiles) for tiles in s.tiles]),
        extension=len(s.extension),
        deck=len(s.deck),
        discard=_kinds(s.discard),
        market=_kinds(s.market),
        played=_kinds((s.played,))[0],
        hands=tuple(
            [_kinds(hand) if s.over or owner == seat else (None,) * len(hand) for owner, hand in enumerate(s.hands)]
        ),
        events=len(s.events),
        spells=s.spells[: revealed_spells(s)],
    )


def _kinds(cards: tuple[int, ...] | list[int]) -> tuple[int, ...]:
    return tuple([NONE if card == NONE else CARD_QUEST[card] for card in cards])
