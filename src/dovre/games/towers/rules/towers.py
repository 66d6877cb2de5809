"""Towers and emplacements: build, upgrade, move, destroy, auras (TOWR-P12..TOWR-P14, TOWR-U, TOWR-X05..TOWR-X07)."""

from __future__ import annotations

from dovre.games.towers import events
from dovre.games.towers.actions import AURA as AURA_ACTIONS
from dovre.games.towers.actions import BUILD as BUILD_ACTIONS
from dovre.games.towers.actions import PASS, TOWER
from dovre.games.towers.actions import SITE as SITE_ACTIONS
from dovre.games.towers.components import BLUE, N_COLOURS, tower_of
from dovre.games.towers.decisions import AURA, BUILD, FLOW, MOVE, RUIN, SITE, UPGRADE
from dovre.games.towers.rules.asking import ask
from dovre.games.towers.rules.cards import draw_cards
from dovre.games.towers.rules.trophies import check_trophies, count_wreck
from dovre.games.towers.state import NONE, TowersState
from dovre.kernel.action import Action
from dovre.kernel.decision import Frame

AURA_TOWER = BLUE * 2 + 1


def tower_at(s: TowersState, seat: int, spot: int) -> int:
    """The tower on an emplacement, or NONE."""
    for tower in s.towers[seat]:
        if tower >> 3 == spot:
            return tower
    return NONE


def free_spots(s: TowersState, seat: int) -> list[int]:
    """Emplacements of the path with two cells or more and no tower. [TOWR-J12, TOWR-J13, TOWR-P13]"""
    taken = {tower >> 3 for tower in s.towers[seat]}
    return [spot for spot in s.way[seat].spots if spot not in taken]


def can_build(s: TowersState, seat: int, but: int = NONE) -> bool:
    """A colour of the reserve, and an emplacement: each tower takes one. [TOWR-J11, TOWR-J12, TOWR-X07]"""
    if len(s.towers[seat]) >= len(s.way[seat].spots):
        return False
    for colour, left in enumerate(s.reserve):
        if left and colour != but:
            return True
    return False


def _replace(s: TowersState, seat: int, old: int, new: int) -> None:
    """One tower for another, NONE for no tower; the lowest spot comes first."""
    towers = [tower for tower in s.towers[seat] if tower != old]
    if new != NONE:
        towers.append(new)
    s.towers[seat] = tuple(sorted(towers))


# -- build ------------------------------------------------------------------------------------------------------------


@FLOW.option(BUILD)
def build_options(s: TowersState, seat: int, frame: Frame) -> list[Action]:
    """A colour of the reserve on a free emplacement. [TOWR-J11..TOWR-J13, TOWR-X07]"""
    but = frame[3]
    spots = free_spots(s, seat)
    found = []
    for colour in range(N_COLOURS):
        if s.reserve[colour] and colour != but:
            row = BUILD_ACTIONS[colour]
            found += [row[spot] for spot in spots]
    return found


@FLOW.answer(BUILD)
def build(s: TowersState, seat: int, action: Action, frame: Frame) -> None:
    """Trophies are looked at after each tower; a second one differs in colour. [TOWR-J14, TOWR-Q10]"""
    colour, spot = divmod(action.number, len(BUILD_ACTIONS[0]))
    s.pop()
    s.reserve[colour] -= 1
    _replace(s, seat, NONE, tower_of(spot, colour))
    if s.sink is not None:
        events.built(s, seat, colour, spot)
    if frame[2] > 1 and can_build(s, seat, colour):
        s.push((BUILD, seat, frame[2] - 1, colour))
    check_trophies(s, seat)


# -- upgrade ----------------------------------------------------------------------------------------------------------


def upgradable(s: TowersState, seat: int, colour: int) -> list[int]:
    """Spots of the own towers without upgrade, of a colour or of any. [TOWR-U02]"""
    return [t >> 3 for t in s.towers[seat] if not t & 1 and (colour == NONE or t >> 1 & 3 == colour)]


@FLOW.option(UPGRADE)
def upgrade_options(s: TowersState, seat: int, frame: Frame) -> list[Action]:
    """[TOWR-U01, TOWR-Q05]"""
    found = [TOWER[spot] for spot in upgradable(s, seat, frame[2])]
    return [*found, PASS] if frame[3] else found


@FLOW.answer(UPGRADE)
def upgrade(s: TowersState, seat: int, action: Action, frame: Frame) -> None:
    s.pop()
    if action is PASS:
        _declined(s, seat)
        return
    tower = tower_at(s, seat, action.number)
    _replace(s, seat, tower, tower | 1)
    if s.sink is not None:
        events.upgraded(s, seat, tower)
    check_trophies(s, seat)


def lose_upgrade(s: TowersState, seat: int, spot: int) -> None:
    """[TOWR-U11]"""
    tower = tower_at(s, seat, spot)
    _replace(s, seat, tower, tower & ~1)


def _declined(s: TowersState, seat: int) -> None:
    if s.sink is not None:
        events.declined(s, seat)


# -- move -------------------------------------------------------------------------------------------------------------


def can_move(s: TowersState, seat: int) -> bool:
    return bool(s.towers[seat]) and bool(free_spots(s, seat))


@FLOW.option(MOVE)
def move_options(s: TowersState, seat: int, frame: Frame) -> list[Action]:
    """[TOWR-Q05]"""
    found = [TOWER[tower >> 3] for tower in s.towers[seat]]
    return [*found, PASS] if frame[2] else found


@FLOW.answer(MOVE)
def move(s: TowersState, seat: int, action: Action, frame: Frame) -> None:
    s.pop()
    if action is PASS:
        _declined(s, seat)
    else:
        ask(s, (SITE, seat, action.number))


@FLOW.option(SITE)
def site_options(s: TowersState, seat: int, frame: Frame) -> list[Action]:
    """[TOWR-Q05]"""
    return [SITE_ACTIONS[spot] for spot in free_spots(s, seat)]


@FLOW.answer(SITE)
def move_to(s: TowersState, seat: int, action: Action, frame: Frame) -> None:
    """With its upgrade; it has fired, or not, as before. [TOWR-Q11, GAP-T50]"""
    s.pop()
    old, new = frame[2], action.number
    tower = tower_at(s, seat, old)
    _replace(s, seat, tower, tower_of(new, 0) | tower & 7)
    fired = s.fired[seat]
    s.fired[seat] = fired & ~(1 << old) & ~(1 << new) | (fired >> old & 1) << new
    if s.sink is not None:
        events.moved_tower(s, seat, tower, old, new)


# -- destroy ----------------------------------------------------------------------------------------------------------


def protectors(s: TowersState, seat: int, spot: int) -> list[int]:
    """Blue upgraded towers on this emplacement or one grid step away. [TOWR-U11, TOWR-P14]"""
    if s.upgrades_off:
        return []
    near = (spot, *s.way[seat].beside(spot))
    return [tower >> 3 for tower in s.towers[seat] if tower & 7 == AURA_TOWER and tower >> 3 in near]


@FLOW.run(RUIN)
def ruin(s: TowersState, frame: Frame) -> None:
    """A structure should be destroyed: an aura may save it. [TOWR-U11, TOWR-A17]"""
    _, seat, spot, by = frame
    if protectors(s, seat, spot):
        s.replace_top((AURA, seat, spot, by))
    else:
        s.pop()
        destroy(s, seat, spot, by)


@FLOW.option(AURA)
def aura_options(s: TowersState, seat: int, frame: Frame) -> list[Action]:
    """[TOWR-U11, TOWR-U12]"""
    return [*[AURA_ACTIONS[spot] for spot in protectors(s, seat, frame[2])], PASS]


@FLOW.answer(AURA)
def protect(s: TowersState, seat: int, action: Action, frame: Frame) -> None:
    """Nothing is destroyed then: no card, no token. [TOWR-U13]"""
    _, _, spot, by = frame
    s.pop()
    if action is PASS:
        destroy(s, seat, spot, by)
        return
    lose_upgrade(s, seat, action.number)
    if s.sink is not None:
        events.protected(s, seat, action.number, spot)


def destroy(s: TowersState, seat: int, spot: int, by: int) -> None:
    """Back to the reserve with its upgrade; the owner draws a card, who destroyed it takes a token.

    [TOWR-U04, TOWR-X05, TOWR-X06, TOWR-Q06]
    """
    tower = tower_at(s, seat, spot)
    _replace(s, seat, tower, NONE)
    s.reserve[tower >> 1 & 3] += 1
    s.fired[seat] &= ~(1 << spot)
    if s.sink is not None:
        events.destroyed(s, seat, tower)
    draw_cards(s, seat, 1)
    if by != NONE:
        count_wreck(s, by)
