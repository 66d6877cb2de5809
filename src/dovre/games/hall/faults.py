"""What is impossible in a state: for saved data and positions, and for the laws every state keeps."""

from __future__ import annotations

from collections import Counter

from dovre.games.hall.box import CLANS, EFFECTS
from dovre.games.hall.components import (
    BELOW,
    BENEFITS,
    BIT,
    FIXED,
    FULL,
    GRIMOIRE,
    HALL_CELLS,
    HALL_PLACES,
    HORDE,
    LEVEL,
    N_STARTS,
    N_TROLLS,
    PACK,
    RUNES_MOST,
    SHAPES,
    SPELLS,
    STATUE_CLANS,
    TRACK,
    TUNNEL_CELLS,
    WORKSHOP_COPIES,
    WORKSHOPS,
    around,
    card_name,
    cells_of,
    mask_of,
)
from dovre.games.hall.frames import stack_faults
from dovre.games.hall.rules.recruit import PEDESTAL_LEVEL
from dovre.games.hall.rules.setup import supply_size
from dovre.games.hall.state import NONE, HallState
from dovre.kernel.frame_check import answer_faults

NOW_RANGE = {
    "turn": (0, 10_000),
    "left": (NONE, 3 * 5 - 1),
    "cast": (0, 1),
    "works": (0, 2),
    "charm": (NONE, len(EFFECTS) - 1),
    "ghosts": (0, 2),
    "ore": (0, 9),
    "stage": (0, 3),
}


def faults(s: HallState) -> list[str]:
    """What play cannot have led to, in plain English for the one who wrote the state; empty if nothing is wrong."""
    return shape_faults(s) or stack_faults(s) or _table_faults(s) or answer_faults(s)


def _table_faults(s: HallState) -> list[str]:
    looks = (_card_faults, _horde_faults, _board_faults, _token_faults, _seat_faults, _turn_faults)
    return [fault for look in looks for fault in look(s)]


def shape_faults(s: HallState) -> list[str]:
    wide = (
        (s.portals, s.seats),
        (s.horde, HORDE),
        (s.takers, TRACK),
        (s.benefits, TRACK),
        (s.crowned, s.seats),
        (s.grimoire, GRIMOIRE),
        (s.runes, GRIMOIRE),
        (s.packs, s.seats * PACK),
        (s.drafts, s.seats),
    )
    return [] if all(len(rows) == width for rows, width in wide) else ["zones: one for each seat, slot and place."]


def _card_faults(s: HallState) -> list[str]:
    """Decks, horde and packs hold 55 Trolls once each (INV-5); starting Trolls stay with their seat."""
    found: list[str] = []
    packed = [card for card in s.packs if card != NONE]
    arriving = [frame[2] for frame in s.stack if s.flow.names[frame[0]] == "join"]
    cards = Counter([*(card for deck in s.decks for card in deck), *(c for c in s.horde if c != NONE), *arriving])
    cards.update(packed)
    for draft in s.drafts:
        cards.update(draft)
    wrong = [card for card in range(N_TROLLS + s.seats * N_STARTS) if cards[card] != 1]
    found += [f"{card_name(card)} is on the table {cards[card]} times." for card in wrong]
    if any(LEVEL[card] != level + 1 for level, deck in enumerate(s.decks) for card in deck):
        found.append("decks: each holds its own level.")
    if any(known > len(deck) for known, deck in zip(s.known, (*s.decks, s.spell_deck), strict=True)):
        found.append("decks: more known cards than cards.")
    if sorted([*s.grimoire, *s.spell_deck]) != list(range(len(SPELLS))):
        found.append("spells: each is in the grimoire or in the deck, once.")
    casting = {frame[2] for frame in s.stack if s.flow.names[frame[0]] == "disintegrate"}
    if any(runes > RUNES_MOST - (place not in casting) or runes < 0 for place, runes in enumerate(s.runes)):
        found.append("grimoire: a Spell with three Runes disintegrates.")  # INV-8
    return found


def _horde_faults(s: HallState) -> list[str]:
    """What lies on the Trolls of the horde (INV-9)."""
    found: list[str] = []
    recruiting = any(s.flow.names[frame[0]] in ("take", "retire") for frame in s.stack)
    most = FIXED.retire_at - (not recruiting)
    if any(len(bribes) > most for bribes in s.bribes):
        found.append(f"horde: a Troll with {FIXED.retire_at} bribes retires.")  # HALL-R15
    for slot, card in enumerate(s.horde):
        if card == NONE and (s.bribes[slot] or s.horde_pedestals[slot] != NONE):
            found.append("horde: nothing lies where no Troll stands.")
        elif s.horde_pedestals[slot] != NONE and LEVEL[card] != PEDESTAL_LEVEL:
            found.append(f"horde: Pedestals lie on Trolls of level {PEDESTAL_LEVEL}.")  # HALL-R9
    return found


def _board_faults(s: HallState) -> list[str]:
    """Tiles, halls, statues and networks (INV-1, INV-2, INV-4)."""
    found: list[str] = []
    portals = mask_of(cell for cell in s.portals if cell != NONE)
    masks = [TUNNEL_CELLS[place] for place in s.tunnels] + [BIT[cell] for cell in s.portals if cell != NONE]
    union = 0
    for mask in masks:
        if mask & union or mask & ~s.board.rock:
            found.append("tunnels: tiles and Portals lie on rock, side by side.")
        union |= mask
    if min(s.piles) < 0:
        found.append(f"tunnels: too many of {SHAPES[s.piles.index(min(s.piles))]}.")
    halls = [HALL_PLACES[place].way.tile for place in s.halls]
    cover = 0
    for place in s.halls:
        if HALL_CELLS[place] & cover or HALL_CELLS[place] & (~union | portals):
            found.append("halls: Great Halls lie on Tunnels, side by side.")  # HALL-G3
        cover |= HALL_CELLS[place]
    if len(set(halls)) != len(halls):
        found.append("halls: each exists once.")
    if any(mask & (~union | portals | cover) for mask in s.pedestals):
        found.append("pedestals: each stands on a Tunnel, none under a Great Hall.")  # HALL-D17, HALL-G5
    fire, ice, moon = s.statues
    if fire & ice or fire & moon or ice & moon or (fire | ice | moon) & ~s.board.rock:
        found.append("statues: one on a cell of the mountain.")
    if s.all_statues().bit_count() != len(s.board.statue_ring):
        found.append("statues: as many as there are statue spaces.")
    for one in range(s.seats):
        for other in range(one):
            if s.stocks_of[one] != s.stocks_of[other] and around(s.nets[one]) & s.nets[other]:
                found.append(f"tunnels: the networks of p{other + 1} and p{one + 1} touch.")
    return found


def _token_faults(s: HallState) -> list[str]:
    """Pedestals, workshops, benefit and Coronation tokens (INV-2, INV-3)."""
    found: list[str] = []
    taken = [(place, seat) for place, seat in enumerate(s.takers) if seat != NONE]
    for clan in range(STATUE_CLANS):
        out = s.bag[clan] + s.horde_pedestals.count(clan) + sum(s.stock_pedestals[clan::STATUE_CLANS])
        used = sum(place % STATUE_CLANS == clan for place, _ in taken)
        if out + used != FIXED.pedestals:
            found.append(f"pedestals: {FIXED.pedestals} of {CLANS[clan]} in bag, horde, Stocks and used places.")
        zones = [s.board.zone_of[cell] * STATUE_CLANS + clan for cell in cells_of(s.pedestals[clan])]
        if len(set(zones)) != len(zones) or any(s.takers[place] == NONE for place in zones):
            found.append(f"pedestals: one {CLANS[clan]} in a zone, and its token taken.")
    built = Counter(kind for kind in s.sites if kind != NONE)
    if any(built[kind] + s.supply[kind] > WORKSHOP_COPIES[kind] for kind in range(len(WORKSHOPS))):
        found.append("workshops: two of each type.")
    picking = any(s.flow.names[frame[0]] == "offer" for frame in s.stack)
    total = sum(s.supply) + sum(built.values())
    if total > supply_size(s) or (total < supply_size(s) and not picking):
        found.append(f"workshops: {supply_size(s)} in supply and on the board.")
    if sorted(s.benefits) != sorted(range(len(BENEFITS))):
        found.append("track: each benefit token once.")
    return found


def _seat_faults(s: HallState) -> list[str]:
    """Packs, loads, Stocks (INV-6, INV-7)."""
    found: list[str] = []
    for seat in range(s.seats):
        pack = s.pack(seat)
        if any(pack[slot] != NONE and any(pack[below] == NONE for below in BELOW[slot]) for slot in range(PACK)):
            found.append(f"pack p{seat + 1}: each Troll stands on two others.")
        if any((card >= N_TROLLS) != (slot < 4) for slot, card in enumerate(pack) if card != NONE):
            found.append(f"pack p{seat + 1}: starting Trolls in the bottom row, recruits above.")
    if any(load & ~(FULL[card] if card != NONE else 0) for card, load in zip(s.packs, s.loads, strict=True)):
        found.append("packs: resources lie on symbols.")
    if min((*s.stock, *s.stock_pedestals, *s.held, *s.bag, *s.supply, *s.dug)) < 0:
        found.append("stocks: nothing is below zero.")
    return found


def _turn_faults(s: HallState) -> list[str]:
    """The figures of the turn, and the Coronation tokens that are left."""
    found = [
        f"now: {name}={getattr(s, name)} is from {low} to {high}."
        for name, (low, high) in NOW_RANGE.items()
        if not low <= getattr(s, name) <= high
    ]
    if not 0 <= s.first < s.seats:
        found.append("now: first is one of the seats.")
    high, low = FIXED.coronation
    tokens = [low] if s.seats == 2 else [low, high]
    if s.coronations != tokens[: len(s.coronations)] or sum(s.crowned) != sum(tokens[len(s.coronations) :]):
        found.append("coronations: those that are left, the next one last; the others are crowned.")
    elif (s.left == NONE) != bool(s.coronations):
        found.append("now: left counts the turns once the last Coronation token is taken.")
    return found
