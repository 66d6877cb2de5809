"""Who sees what: one table of zones, and the views made from it.

Almost everything lies open. Hidden are the orders of the decks, the draft hands, and the values of the benefit tokens a
seat has taken, which only the owner (in a team both members) may look at again.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, NamedTuple

from dovre.games.hall.box import CLANS, KINDS, RESOURCES
from dovre.games.hall.components import (
    BENEFITS,
    CELL_NAMES,
    FIXED,
    HALL_PLACES,
    HALLS,
    HORDE_NAMES,
    LEVELS,
    N_BENEFITS,
    N_KINDS,
    N_RESOURCES,
    N_STARTS,
    N_TROLLS,
    PACK,
    PACK_NAMES,
    SHAPES,
    SIDES,
    SPELLS,
    STATUE_CLANS,
    SYMBOLS,
    TRACK,
    TUNNEL_PLACES,
    WORKSHOPS,
    Side,
    card_name,
    cells_of,
)
from dovre.games.hall.rules.setup import bonus_cards
from dovre.games.hall.scoring import score_sheet
from dovre.games.hall.state import NONE, SIZES, Bribes, HallState
from dovre.kernel.view import View, once, view_base
from dovre.kernel.zones import ALL, NOBODY, Zone, only


def n_components(seats: int) -> int:
    """Trolls, then starting Trolls of each seat, Spells, benefit tokens."""
    return N_TROLLS + seats * N_STARTS + len(SPELLS) + N_BENEFITS


def zones(s: HallState) -> list[Zone]:
    """Where each card and token lies and who sees its face."""
    spells = N_TROLLS + s.seats * N_STARTS
    tokens = spells + len(SPELLS)
    known = s.known[LEVELS]
    found = [
        Zone("horde", tuple(card for card in s.horde if card != NONE)),
        Zone("grimoire", tuple(spells + spell for spell in s.grimoire)),
        Zone("spell_bottom", tuple(spells + spell for spell in s.spell_deck[:known])),
        Zone("spell_deck", tuple(spells + spell for spell in s.spell_deck[known:]), face=NOBODY),
        Zone("track", tuple(tokens + s.benefits[place] for place in range(TRACK) if s.takers[place] == NONE)),
    ]
    for level in range(LEVELS):
        pile, known = s.decks[level], s.known[level]
        found.append(Zone("bottom", tuple(pile[:known])))  # seen by all when they retired
        found.append(Zone("deck", tuple(pile[known:]), face=NOBODY))
    recruiting = {frame[2]: frame[1] for frame in s.stack if s.flow.names[frame[0]] == "join"}
    found.append(Zone("recruit", tuple(recruiting)))
    for seat in range(s.seats):
        found.append(Zone("pack", tuple(card for card in s.pack(seat) if card != NONE), owner=seat))
        found += private_zones(s, seat)
    return found


def private_zones(s: HallState, seat: int) -> tuple[Zone, ...]:
    """What not everybody may look at: tokens taken, and the starting Trolls that are not in the pack."""
    tokens = N_TROLLS + s.seats * N_STARTS + len(SPELLS)
    taken = tuple([tokens + s.benefits[place] for place in range(TRACK) if s.takers[place] == seat])
    mine, deck = draft_cards(s, seat)
    shown, hidden = (mine, ()) if bonus_paid(s, seat) else ((), mine)
    both = bool(shown) and len(bonus_cards(s, seat)) == 2
    return (
        Zone("tokens", taken, face=ALL if s.over else only(*s.team(seat)), owner=seat),
        Zone("shown", shown + (deck if both else ()), owner=seat),
        Zone("hand", hidden, face=only(seat), owner=seat),
        Zone("draft", () if both else deck, face=NOBODY, owner=seat),
    )


def bonus_paid(s: HallState, seat: int) -> bool:
    """Whether a seat has drafted and shown the Troll in hand for its bonus. [HALL-S19]"""
    return len(s.drafts[seat]) == N_STARTS - 4 and bool(bonus_cards(s, seat))


def draft_cards(s: HallState, seat: int) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """Starting Trolls in hand and in the deck. Before a seat's draft begins, all lie in the deck.

    [HALL-S17, HALL-S20]
    """
    left = s.drafts[seat]
    if len(left) == N_STARTS - 4:
        return left[:1], left[1:]
    top = s.stack[-1] if s.stack else None
    drafting = top is not None and s.flow.names[top[0]] == "draft" and top[1] == seat
    return (left[:2], left[2:]) if drafting else ((), left)


class Slot(NamedTuple):
    """A Troll in a pack: its card and which of its symbols are covered (a mask)."""

    card: int
    load: int

    def to_data(self) -> dict[str, Any]:
        on = [KINDS[kind] for n, kind in enumerate(SYMBOLS[self.card]) if self.load >> n & 1]
        return {"troll": card_name(self.card), "holds": on}


@dataclass(frozen=True, slots=True)
class Seat:
    """One player's things."""

    portal: int  # cell, NONE before it is placed
    network: int  # mask
    pack: tuple[Slot | None, ...]  # by slot
    stock: tuple[int, ...]  # by resource; in a team that of the team
    pedestals: tuple[int, ...]  # by clan, in Stock
    tokens: tuple[tuple[int, int | None], ...]  # place on the track, and its Honor if one may know it
    dug: tuple[int, ...]  # tunnels scored, by size and column
    crowned: int
    hand: tuple[int, ...] | None  # starting Trolls in hand; None where one may not look
    deck: int  # starting Trolls in the own deck
    shown: tuple[int, ...]  # starting Trolls shown for the bonus

    def to_data(self) -> dict[str, Any]:
        return {
            "portal": CELL_NAMES[self.portal] if self.portal != NONE else None,
            "network": [CELL_NAMES[cell] for cell in cells_of(self.network)],
            "pack": {PACK_NAMES[n]: slot.to_data() for n, slot in enumerate(self.pack) if slot is not None},
            "stock": {RESOURCES[n]: amount for n, amount in enumerate(self.stock) if amount},
            "pedestals": {CLANS[n]: amount for n, amount in enumerate(self.pedestals) if amount},
            "tokens": [{"place": track_name(place), "honor": honor} for place, honor in self.tokens],
            "dug": list(self.dug),
            "crowned": self.crowned,
            "hand": None if self.hand is None else [card_name(card) for card in self.hand],
            "deck": self.deck,
            "shown": [card_name(card) for card in self.shown],
        }


@dataclass(frozen=True, slots=True, kw_only=True, repr=False)
class HallView(View):
    """Cells, cards, spells, clans and places are numbers, as in `components`; parts of the mountain are masks."""

    side: int
    teams: bool
    first: int
    turn: int
    left: int
    stage: int  # how far the turn is, as in the state
    cast: int
    works: int
    charm: int
    ghosts: int
    ore: int
    free: int
    rubble: int
    buried: int
    tunnels: tuple[int, ...]
    halls: tuple[int, ...]
    piles: tuple[int, ...]
    statues: tuple[int, ...]  # mask by clan
    pedestals: tuple[int, ...]  # mask by clan
    sites: tuple[int, ...]
    supply: tuple[int, ...]
    horde: tuple[int, ...]
    horde_pedestals: tuple[int, ...]
    bribes: tuple[Bribes, ...]
    decks: tuple[int, ...]  # cards left by level
    bottoms: tuple[tuple[int, ...], ...]  # what everybody saw go under each deck, lowest first; Spells last
    grimoire: tuple[int, ...]
    runes: tuple[int, ...]
    spell_deck: int
    bag: tuple[int, ...]
    track: tuple[int | None, ...]  # Honor of the token by place; None where it is taken
    coronations: tuple[int, ...]
    players: tuple[Seat, ...]

    @property
    def board(self) -> Side:
        return SIDES[self.side]

    def to_data(self) -> dict[str, Any]:
        return {
            **self.base_data(),
            "side": self.board.id,
            "teams": self.teams,
            "first": self.first,
            "turn": self.turn,
            "left": self.left if self.left != NONE else None,
            "step": self.stage,
            "cast": bool(self.cast),
            "workshops_left": self.works,
            "charm": self.charm,
            "free_moves": self.ghosts,
            "ore": self.ore,
            "tunnels": [TUNNEL_PLACES[place].name for place in self.tunnels],
            "halls": [HALL_PLACES[place].name for place in self.halls],
            "halls_left": [
                hall for n, hall in enumerate(HALLS) if all(HALL_PLACES[p].way.tile != n for p in self.halls)
            ],
            "free": [CELL_NAMES[cell] for cell in cells_of(self.free)],
            "rubble": [CELL_NAMES[cell] for cell in cells_of(self.rubble)],
            "buried": [CELL_NAMES[cell] for cell in cells_of(self.buried)],
            "piles": dict(zip(SHAPES, self.piles, strict=True)),
            "statues": _by_clan(self.statues),
            "pedestals": _by_clan(self.pedestals),
            "workshops": {
                CELL_NAMES[self.board.sites[n]]: WORKSHOPS[kind] for n, kind in enumerate(self.sites) if kind != NONE
            },
            "supply": {WORKSHOPS[n]: amount for n, amount in enumerate(self.supply) if amount},
            "horde": [self._horde_data(slot) for slot in range(len(self.horde))],
            "decks": list(self.decks),
            "bottoms": [
                *([card_name(card) for card in bottom] for bottom in self.bottoms[:-1]),
                [SPELLS[spell] for spell in self.bottoms[-1]],
            ],
            "grimoire": [{"spell": SPELLS[n], "runes": r} for n, r in zip(self.grimoire, self.runes, strict=True)],
            "spell_deck": self.spell_deck,
            "bag": {CLANS[n]: amount for n, amount in enumerate(self.bag)},
            "track": {track_name(place): honor for place, honor in enumerate(self.track)},
            "coronations": list(self.coronations),
            "players": [player.to_data() for player in self.players],
            "frames": [[*frame] for frame in self.frames],
        }

    def _horde_data(self, slot: int) -> dict[str, Any] | None:
        if self.horde[slot] == NONE:
            return None
        clan = self.horde_pedestals[slot]
        return {
            "slot": HORDE_NAMES[slot],
            "troll": card_name(self.horde[slot]),
            "pedestal": CLANS[clan] if clan != NONE else None,
            "bribes": [RESOURCES[resource] for resource in self.bribes[slot]],
        }


def track_name(place: int) -> str:
    """`dark_grey.fire`: a place of the Pedestal track."""
    return f"{FIXED.zone_names[place // STATUE_CLANS]}.{CLANS[place % STATUE_CLANS]}"


def _by_clan(masks: tuple[int, ...]) -> dict[str, list[str]]:
    return {CLANS[clan]: [CELL_NAMES[cell] for cell in cells_of(mask)] for clan, mask in enumerate(masks)}


def view(s: HallState, seat: int | None) -> HallView:
    """What that seat may know."""
    private = [once(private_zones, s, owner) for owner in range(s.seats)]
    knows = [tokens.shows_face(seat) for tokens, *_ in private]
    hands = [hand.shows_face(seat) for _, _, hand, _ in private]
    return HallView(
        **view_base(s, seat, score_sheet(s, lambda owner: knows[owner])),
        **once(_open_part, s),
        players=tuple([once(_player, s, owner, knows[owner], hands[owner]) for owner in range(s.seats)]),
    )


def _open_part(s: HallState) -> dict[str, Any]:
    """What everybody may know beside the open fields."""
    return {
        "teams": s.teams,
        "decks": tuple(len(deck) for deck in s.decks),
        "bottoms": (
            *(tuple(deck[: s.known[level]]) for level, deck in enumerate(s.decks)),
            tuple(s.spell_deck[: s.known[LEVELS]]),
        ),
        "spell_deck": len(s.spell_deck),
        "track": tuple(BENEFITS[s.benefits[place]] if s.takers[place] == NONE else None for place in range(TRACK)),
    }


def _player(s: HallState, owner: int, knows: bool, sees_hand: bool) -> Seat:
    """A player's things for those who know the values of the tokens, or not, and see the hand, or not."""
    _, _, hand, _ = once(private_zones, s, owner)
    return Seat(
        **once(_open_things, s, owner),
        tokens=tuple(
            [
                (place, BENEFITS[s.benefits[place]] if knows else None)
                for place, taker in enumerate(s.takers)
                if taker == owner
            ]
        ),
        hand=hand.components if sees_hand else None,
    )


def _open_things(s: HallState, owner: int) -> dict[str, Any]:
    """What everybody may know of a player's things."""
    pack, stock = owner * PACK, s.stocks_of[owner]
    _, shown, _, draft = once(private_zones, s, owner)
    return {
        "portal": s.portals[owner],
        "network": s.nets[owner],
        "pack": tuple(
            [
                Slot(card, load) if card != NONE else None
                for card, load in zip(s.packs[pack : pack + PACK], s.loads[pack : pack + PACK], strict=True)
            ]
        ),
        "stock": tuple(s.stock[stock * N_RESOURCES : (stock + 1) * N_RESOURCES]),
        "pedestals": tuple(s.stock_pedestals[stock * STATUE_CLANS : (stock + 1) * STATUE_CLANS]),
        "dug": tuple(s.dug[owner * SIZES * 3 : (owner + 1) * SIZES * 3]),
        "crowned": s.crowned[owner],
        "deck": len(draft.components),
        "shown": shown.components,
    }


def held(player: Seat) -> list[int]:
    """What lies on a player's Trolls, by kind."""
    amounts = [0] * N_KINDS
    for slot in player.pack:
        if slot is not None:
            for n, kind in enumerate(SYMBOLS[slot.card]):
                amounts[kind] += slot.load >> n & 1
    return amounts
