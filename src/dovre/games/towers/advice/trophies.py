"""What the trophies in play are worth to a seat with these towers, before they are taken or scored."""

from __future__ import annotations

from dovre.games.towers.components import BOX, COLOURS, NONE, TROPHIES
from dovre.games.towers.view import TowersView

EFFECT = {"upgrade_free": 1.6, "move_tower": 0.4, "send_monster": 0.8, "none": 0.0}
FIRST = 0.8  # that one will be the first, with nobody ahead
BEHIND = 0.4
MAJORITY = {2: 0.95, 1: 0.75, 0: 0.3, -1: 0.15}  # that a lead of so many lasts to the end


def counted(towers: tuple[int, ...], cond: str, of: str) -> int:
    """Towers of a colour, or upgraded ones."""
    if cond == "upgraded":
        return sum(tower & 1 for tower in towers)
    colour = COLOURS.index(of)
    return sum(tower >> 1 & 3 == colour for tower in towers)


def trophy_worth(view: TowersView, seat: int, towers: tuple[int, ...]) -> float:
    """Of those that count towers."""
    found = 0.0
    for slot, trophy in enumerate(view.trophies):
        card = TROPHIES[trophy]
        if card.cond not in ("towers", "upgraded"):
            continue
        mine = counted(towers, card.cond, card.of)
        best = max(counted(view.towers[other], card.cond, card.of) for other in range(view.seats) if other != seat)
        if card.kind == "majority":
            lead = max(-2, min(2, mine - best))
            found += card.points * MAJORITY.get(lead, 0.0)
        elif view.held[slot] == NONE:
            prize = card.points + EFFECT[card.effect]
            if mine >= card.n:
                found += prize
            else:
                found += prize * (mine / card.n) ** 1.5 * (FIRST if mine >= best else BEHIND)
        elif view.held[slot] == seat:
            found += card.points
    return found


def wreck_worth(view: TowersView, seat: int) -> float:
    """Of one destruction token more. [TOWR-Q06]"""
    for slot, trophy in enumerate(view.trophies):
        card = TROPHIES[trophy]
        if card.cond == "destroyed" and view.held[slot] == NONE:
            tokens = BOX.tokens[view.seats - 2]
            left = tokens - sum(view.wrecks)
            rival = max(view.wrecks[other] for other in range(view.seats) if other != seat)
            mine = view.wrecks[seat] + 1
            if left <= 0:
                return 0.0
            if left == 1:
                return card.points if mine > rival else 0.0
            return card.points * (0.8 if mine > rival else 0.3) * mine / tokens
    return 0.0
