"""Dawn (TOWR-A): in turn order each player fires all towers that have a target."""

from __future__ import annotations

from dovre.games.towers import events
from dovre.games.towers.actions import CREATURE
from dovre.games.towers.actions import FIRE as FIRE_ACTIONS
from dovre.games.towers.components import BOSS_LIFE, N_TOKENS, RED, TARGETS, mask_of
from dovre.games.towers.decisions import DAWN, FIRE, FLOW, RUIN, SECOND
from dovre.games.towers.rules.creatures import distinct, hit
from dovre.games.towers.rules.end import end_game
from dovre.games.towers.rules.night import begin_day
from dovre.games.towers.rules.towers import tower_at
from dovre.games.towers.rules.trophies import check_trophies
from dovre.games.towers.state import NONE, TowersState
from dovre.kernel.action import Action
from dovre.kernel.decision import Frame

CANNON_TOWER = RED * 2 + 1


def in_range(s: TowersState, seat: int, tower: int) -> int:
    """The creatures a tower may shoot, a mask. [TOWR-A05, TOWR-A06, TOWR-A09]"""
    tokens = s.crowd[seat] & TARGETS[tower >> 1 & 3]
    if not tokens:
        return 0
    cover = s.way[seat].cover[tower >> 3]
    cell = s.cell
    found = 0
    while tokens:
        low = tokens & -tokens
        tokens ^= low
        if cover >> cell[low.bit_length() - 1] & 1:
            found |= low
    return found


def can_fire(s: TowersState, seat: int) -> bool:
    fired = s.fired[seat]
    if not s.crowd[seat]:
        return False
    return any(not fired >> (tower >> 3) & 1 and in_range(s, seat, tower) for tower in s.towers[seat])


@FLOW.run(DAWN)
def next_shooter(s: TowersState, frame: Frame) -> None:
    """One after the other; a tower without target does not fire. [TOWR-A02, TOWR-A08, TOWR-A14, TOWR-A15]"""
    done = frame[2]
    while done < s.seats:
        seat = (s.first + done) % s.seats
        if can_fire(s, seat):
            s.replace_top((DAWN, s.first, done))
            s.push((FIRE, seat))
            return
        done += 1
    s.pop()
    if BOSS_LIFE in s.damage:
        end_game(s)
    else:
        begin_day(s)


@FLOW.option(FIRE)
def fire_options(s: TowersState, seat: int, frame: Frame) -> list[Action]:
    """A tower that has not fired and one of its targets. [TOWR-A03, TOWR-A07]"""
    fired = s.fired[seat]
    shown = mask_of(distinct(s, s.crowd[seat]))
    found = []
    for tower in s.towers[seat]:
        spot = tower >> 3
        if fired >> spot & 1:
            continue
        tokens = in_range(s, seat, tower) & shown
        row = FIRE_ACTIONS[spot]
        while tokens:
            low = tokens & -tokens
            tokens ^= low
            found.append(row[low.bit_length() - 1])
    return found


@FLOW.answer(FIRE)
def fire(s: TowersState, seat: int, action: Action, frame: Frame) -> None:
    """One damage; the double cannon two, or one each to two creatures. [TOWR-A04, TOWR-U09, TOWR-U10]"""
    spot, token = divmod(action.number, N_TOKENS)
    tower = tower_at(s, seat, spot)
    double = tower & 7 == CANNON_TOWER and not s.upgrades_off
    if double and in_range(s, seat, tower) != 1 << token:
        s.replace_top((SECOND, seat, spot, token))
        return
    s.pop()
    shoot(s, seat, spot, token, token if double else NONE)


@FLOW.option(SECOND)
def second_options(s: TowersState, seat: int, frame: Frame) -> list[Action]:
    """The same creature again, or another one. [TOWR-U09]"""
    _, _, spot, token = frame
    others = in_range(s, seat, tower_at(s, seat, spot)) & ~(1 << token)
    return [CREATURE[number] for number in sorted([token, *distinct(s, others)])]


@FLOW.answer(SECOND)
def second(s: TowersState, seat: int, action: Action, frame: Frame) -> None:
    s.pop()
    shoot(s, seat, frame[2], frame[3], action.number)


def shoot(s: TowersState, seat: int, spot: int, one: int, two: int) -> None:
    """The whole shot, then what a Smasher does, then trophies. [TOWR-A10..TOWR-A13, TOWR-A17, TOWR-C05, TOWR-Q10]"""
    s.fired[seat] |= 1 << spot
    if s.sink is not None:
        events.fired(s, seat, tower_at(s, seat, spot), one, two)
    check_trophies(s, seat)
    if one == two:
        smashed = hit(s, seat, one, 2)
    else:
        smashed = hit(s, seat, one, 1)
        smashed |= two != NONE and hit(s, seat, two, 1)
    if smashed:
        s.push((RUIN, seat, spot, NONE))
