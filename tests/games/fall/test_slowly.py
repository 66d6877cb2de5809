"""The quick ways of the engine against slow ones that follow the words of the rules, on states of random games."""

from functools import cache

import pytest

from dovre.games.fall.components import (
    BIT,
    CARDED,
    ELDERS,
    GRID,
    KHAZGA,
    N_CAVES,
    NONE,
    PAWN_OF,
    PLACE_CELL,
    QUADRANTS,
    QUODDA,
    SIGNS,
    SPACES,
    bits_of,
    lairs_of,
)
from dovre.games.fall.game import GAME
from dovre.games.fall.rules.advance import goals, origins
from dovre.games.fall.rules.ancestry import places, signs_of
from dovre.games.fall.rules.battle import action_symbols, of_type, strong_starts, strong_symbols, weak_symbols
from dovre.games.fall.rules.caves import controlled, dominated, inhabited
from dovre.games.fall.rules.wheel import exits
from dovre.kernel.rng import Rng
from tests.games.fall.helpers import MODES

every_count = pytest.mark.parametrize("seats", [seats for seats, _ in MODES])


@cache
def states(seats):
    """Some states of random games."""
    found = []
    for seed in range(4):
        state = GAME.new(seats, seed)
        rng = Rng.of(seed, "slowly")
        number = 0
        while not state.over:
            seat = rng.choice(state.waiting)
            state.play(seat, rng.choice(state.legal(seat)))
            number += 1
            if number % 9 == 0 and NONE not in state.lairs:
                found.append(state.copy())
    return found


def units_of(state, seat):
    """The spaces with units of a seat, and how many."""
    found = {}
    for space in range(SPACES):
        count = state.trolls[seat * SPACES + space]
        count += sum(state.pawns[PAWN_OF[c]] == space for c in state.champions[seat] if PAWN_OF[c] != NONE)
        if count:
            found[space] = count
    return found


@every_count
def test_units_are_counted_as_they_stand(seats):
    for state in states(seats):
        for seat in range(seats):
            slow = units_of(state, seat)
            assert bits_of(state.held[seat]) == sorted(slow)
            assert all(state.units[seat * SPACES + space] == count for space, count in slow.items())
        assert signs_of(state, 0) == state.signs[:SIGNS]


@every_count
@pytest.mark.rule("FALL-D03", "FALL-D04", "FALL-D06", "FALL-D07")
def test_control_and_domination(seats):
    for state in states(seats):
        units = [units_of(state, seat) for seat in range(seats)]
        for seat in range(seats):
            control, alone = set(), set(lairs_of(state.lairs[seat]))
            for space, own in units[seat].items():
                others = [units[other].get(space, 0) for other in range(seats) if other != seat]
                if not any(others):
                    alone.add(space)
                doubled = state.pawns[PAWN_OF[KHAZGA]] == space
                weights = [units[one].get(space, 0) + (doubled and state.owner[KHAZGA] == one) for one in range(seats)]
                best = max(weights)
                tied = weights.count(best) > 1
                breaks = state.pawns[PAWN_OF[QUODDA]] == space and state.owner[QUODDA] == seat
                if weights[seat] == best and (not tied or breaks) and space < N_CAVES:
                    control.add(space)
                assert own
            assert set(bits_of(controlled(state, seat))) == control
            assert set(bits_of(dominated(state, seat))) == alone


@every_count
@pytest.mark.rule("FALL-M02", "FALL-M06")
def test_goals_of_an_advance(seats):
    """Troll by troll, cave by cave."""
    for state in states(seats)[::3]:
        for seat in range(seats):
            crossed = set(bits_of(inhabited(state, seat)))
            jorrund = next((c for c in state.champions[seat] if c == JORRUND), None)
            if jorrund is not None and state.pawns[PAWN_OF[JORRUND]] != NONE:
                near = bits_of(state.board.next[state.pawns[PAWN_OF[JORRUND]]] & ~state.invaded)
                crossed |= set(near)
            reach = {start: slow_reach(state, seat, start, crossed) for start in units_of(state, seat)}
            slow = set().union(*reach.values()) if reach else set()
            assert set(bits_of(goals(state, seat))) == slow
            for goal in sorted(slow)[::4]:
                assert set(bits_of(origins(state, seat, goal))) == {start for start in reach if goal in reach[start]}


JORRUND = next(n for n, champion in enumerate(GAME.box.champions) if champion.ability == "tunnels")


def beside(state, seat, space):
    """Caves beside a space, and lairs of this seat."""
    own = lairs_of(state.lairs[seat])
    found = set(bits_of(state.board.next[space]))
    return found | {lair for lair in own if space < N_CAVES and state.board.next[lair] & BIT[space]}


def slow_reach(state, seat, start, crossed):
    reached, todo = {start}, [start]
    while todo:
        space = todo.pop()
        if space != start and space not in crossed:
            continue
        for other in beside(state, seat, space):
            if other not in reached:
                reached.add(other)
                todo.append(other)
    return reached - {start}


@every_count
@pytest.mark.rule("FALL-A03", "FALL-A04", "FALL-A07")
def test_places_of_a_card(seats):
    for state in states(seats)[::2]:
        for seat in range(seats):
            laid = set(bits_of(state.signs[seat * SIGNS + CARDED]))
            elders = {cell for cell in bits_of(state.signs[seat * SIGNS + ELDERS]) if cell < GRID * GRID}
            slow = set()
            for cell in PLACE_CELL:
                card = {cell + step for step in QUADRANTS}
                rows = {one // GRID for one in laid | card}
                columns = {one % GRID for one in laid | card}
                narrow = max(rows) - min(rows) < 6 and max(columns) - min(columns) < 6
                if card & laid and not card & elders and narrow:
                    slow.add(cell)
            assert set(bits_of(places(state, seat))) == slow


@every_count
@pytest.mark.rule("FALL-B13", "FALL-B14", "FALL-B18")
def test_starts_of_a_strong_action(seats):
    """A strong symbol, or one that is contiguous with another of some type."""
    for state in states(seats)[::2]:
        for seat in range(seats):
            slow = set(bits_of(strong_symbols(state, seat)))
            for kind in range(4):
                symbols = bits_of(of_type(state, seat, kind))
                for one in symbols:
                    if any(contiguous(state, seat, {one, two}) for two in symbols if two != one):
                        slow.add(one)
            assert set(bits_of(strong_starts(state, seat))) == slow
            assert not strong_starts(state, seat) & ~action_symbols(state, seat)
            assert not weak_symbols(state, seat) & strong_symbols(state, seat)


def contiguous(state, seat, chosen):
    """In one piece of the chosen and the covered cells; a symbol of a champion joins all."""
    if any(cell >= GRID * GRID for cell in chosen):
        return True
    ground = chosen | {cell for cell in bits_of(state.cubes[seat]) if cell < GRID * GRID}
    reached, todo = set(), [min(chosen)]
    while todo:
        cell = todo.pop()
        if cell in reached or cell not in ground:
            continue
        reached.add(cell)
        todo += [cell - GRID, cell + GRID]
        todo += [cell - 1] if cell % GRID else []
        todo += [cell + 1] if cell % GRID < GRID - 1 else []
    return chosen <= reached


@every_count
@pytest.mark.rule("FALL-G19")
def test_exits_of_a_troll_advance(seats):
    for state in states(seats)[::4]:
        for owner in range(seats):
            for space in units_of(state, owner):
                slow = {other for other in beside(state, owner, space) if not state.invaded & BIT[other]}
                assert set(bits_of(exits(state, space, owner))) == slow
