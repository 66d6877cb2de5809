"""Trophies (TOWR-Q): those for the first to meet a condition, and destruction tokens."""

from __future__ import annotations

from dovre.games.towers import events
from dovre.games.towers.components import BOX, COLOURS, MONSTERS
from dovre.games.towers.components import TROPHIES as ALL_TROPHIES
from dovre.games.towers.decisions import FLOW, MOVE, SEND, TROPHIES, UPGRADE
from dovre.games.towers.rules.creatures import captured_monsters
from dovre.games.towers.state import NONE, TowersState
from dovre.kernel.decision import Frame

WRECKER = next((number for number, trophy in enumerate(ALL_TROPHIES) if trophy.cond == "destroyed"), NONE)


def towers_of(s: TowersState, seat: int, colour: int) -> int:
    """Towers of a colour that stand on a path. [TOWR-Q04]"""
    return sum(tower >> 1 & 3 == colour for tower in s.towers[seat])


def upgraded_of(s: TowersState, seat: int) -> int:
    return sum(tower & 1 for tower in s.towers[seat])


def count_of(s: TowersState, seat: int, trophy: int) -> int:
    """What a trophy counts, as it is now. [TOWR-Q03, TOWR-Q04]"""
    card = ALL_TROPHIES[trophy]
    if card.cond == "towers":
        return towers_of(s, seat, COLOURS.index(card.of))
    if card.cond == "upgraded":
        return upgraded_of(s, seat)
    if card.cond == "captured":
        return captured_monsters(s, seat)
    if card.cond == "crystals":
        return s.crystals[seat]
    return s.wrecks[seat]


def check_trophies(s: TowersState, seat: int) -> None:
    """Look at the trophies as soon as all that is under way is resolved: put this below it. [TOWR-Q10]"""
    if NONE in s.held:
        s.push((TROPHIES, seat))


@FLOW.run(TROPHIES)
def take_trophies(s: TowersState, frame: Frame) -> None:
    """One after the other, each with its effect at once. [TOWR-Q02, TOWR-Q07]"""
    seat = frame[1]
    for slot, trophy in enumerate(s.trophies):
        card = ALL_TROPHIES[trophy]
        wanted = card.kind == "first" and card.cond != "destroyed" and s.held[slot] == NONE
        if wanted and count_of(s, seat, trophy) >= card.n:
            s.held[slot] = seat
            if s.sink is not None:
                events.won_trophy(s, seat, trophy)
            offer_effect(s, seat, card.effect)
            return
    s.pop()


def offer_effect(s: TowersState, seat: int, effect: str) -> None:
    """An effect is optional; what has no legal target is not asked. [TOWR-Q05]"""
    from dovre.games.towers.rules.towers import can_move, upgradable

    if effect == "upgrade_free" and upgradable(s, seat, NONE):
        s.push((UPGRADE, seat, NONE, 1))
    elif effect == "move_tower" and can_move(s, seat):
        s.push((MOVE, seat, 1))
    elif effect == "send_monster" and can_send(s, seat):
        s.push((SEND, seat, 1))


def can_send(s: TowersState, seat: int) -> bool:
    """A monster of one's own, and an opponent with a creature on the path. [TOWR-X01, TOWR-X02]"""
    others = any(s.crowd[other] for other in range(s.seats) if other != seat)
    return others and bool(s.crowd[seat] & MONSTERS)


# -- destruction ------------------------------------------------------------------------------------------------------


def wreck_tokens(s: TowersState) -> int:
    """Destruction tokens of this game. [TOWR-Q06]"""
    return BOX.tokens[s.seats - 2] if WRECKER in s.trophies else 0


def count_wreck(s: TowersState, seat: int) -> None:
    """A token; with the last one the trophy goes to the strict majority. [TOWR-Q06]"""
    tokens = wreck_tokens(s)
    if sum(s.wrecks) >= tokens:
        return
    s.wrecks[seat] += 1
    if s.sink is not None:
        events.took_token(s, seat)
    if sum(s.wrecks) < tokens:
        return
    best = max(s.wrecks)
    if s.wrecks.count(best) == 1:
        winner = s.wrecks.index(best)
        s.held[s.trophies.index(WRECKER)] = winner
        if s.sink is not None:
            events.won_trophy(s, winner, WRECKER)
