"""Nights and Dawns of the engine against the slow ones: each question, its answers, and what lies where afterwards."""

import pytest

from dovre.games.towers.components import BOSSES, CELLS, EVENT_NAMES, NONE
from dovre.games.towers.decisions import DAWN, DUSK
from dovre.games.towers.game import GAME
from dovre.kernel.rng import Rng
from tests.games.towers import slowly
from tests.play import random_game

SEEDS = [1, *(pytest.param(seed, marks=pytest.mark.long) for seed in range(2, 12))]
WEATHER = ("", "", "e03", "e04", "e06", "e08", "x01", "x04")  # what changes a Night or a Dawn


def tables(seed, count):
    """Tables of random games, richer than these: towers everywhere, upgrades, wounds, markers, an event in force."""
    rng = Rng.of(seed, "slowly")
    found = []
    while len(found) < count:
        seats = 1 + rng.below(4)
        walk = random_game(GAME, seats, seed * 100 + rng.below(4))
        state = walk[len(walk) // 3 + rng.below(2 * len(walk) // 3)][0]
        if state.over or 0 in state.guards:  # a city that fell at Dusk sees no Night
            continue
        found.append(enriched(state.copy(), rng))
    return found


def enriched(s, rng):
    event = rng.choice(WEATHER)
    s.force = EVENT_NAMES.index(event) if event else NONE
    s.event, s.events, s.round = NONE, (), max(2, s.round)
    s.trophies, s.held = (), []
    s.played, s.aside = NONE, ()
    s.markers = []
    for seat in range(s.seats):
        path = s.way[seat]
        s.towers[seat] = tuple(
            sorted(spot * 8 + rng.below(3) * 2 + rng.below(2) for spot in path.spots if rng.below(3) == 0)
        )
        s.fired[seat] = 0
        for token in [token for token, cell in enumerate(s.cell) if s.crowd[seat] >> token & 1 and cell != NONE]:
            s.cell[token] = rng.below(path.length)
            if not BOSSES >> token & 1 and rng.below(2):
                s.wounded ^= 1 << token
    s.markers = sorted(
        {(seat := rng.below(s.seats)) * CELLS + rng.below(s.way[seat].length) for _ in range(rng.below(3))}
    )
    s.night, s.due, s.left, s.leaving = ([0] * s.seats for _ in range(4))
    s.mover = [NONE] * s.seats
    return s


def follow(state, seat, game, rng, heard):
    """Give both the same answers as long as the slow one asks; how many questions there were."""
    asked = 0
    try:
        question = next(game)
        while True:
            assert seat in state.waiting, question
            assert (state.decision(seat).kind, {str(action) for action in state.legal(seat)}) == question
            action = rng.choice(state.legal(seat))
            state.play(seat, action, [] if heard else None)
            asked += 1
            question = game.send(str(action))
    except StopIteration:
        return asked


def compare(state, seat, side):
    now = slowly.side_of(state, seat)
    for name in ("guards", "crystals", "damage", "towers", "creatures", "pile", "caught", "inside", "cards"):
        assert getattr(now, name) == getattr(side, name), name


@pytest.mark.rule(
    "TOWR-N04", "TOWR-N05", "TOWR-N06", "TOWR-N08", "TOWR-N09", "TOWR-N12", "TOWR-N16", "TOWR-C03", "TOWR-U08"
)
@pytest.mark.parametrize("heard", [False, True])
@pytest.mark.parametrize("seed", SEEDS)
def test_nights_are_those_of_the_slow_game(seed, heard):
    rng = Rng.of(seed, "answers")
    asked = 0
    for state in tables(seed, 30):
        sides = [slowly.side_of(state, seat) for seat in range(state.seats)]
        state.stack = [(DUSK, state.first, 2)]
        state.sink = [] if heard else None
        state.settle()
        state.sink = None
        for seat in rng.shuffled(range(state.seats)):
            asked += follow(state, seat, slowly.night(sides[seat]), rng, heard)
        assert state.over or state.view(None).phase in ("dawn", "day")
        for seat, side in enumerate(sides):
            compare(state, seat, side)
        assert state.over == any(side.guards == 0 for side in sides)
    assert asked > 20


@pytest.mark.rule(
    "TOWR-A03", "TOWR-A05", "TOWR-A07", "TOWR-A10", "TOWR-A11", "TOWR-A13", "TOWR-U09", "TOWR-U11", "TOWR-C05"
)
@pytest.mark.parametrize("seed", SEEDS)
def test_dawns_are_those_of_the_slow_game(seed):
    rng = Rng.of(seed, "answers")
    asked = 0
    for state in tables(seed, 40):
        sides = [slowly.side_of(state, seat) for seat in range(state.seats)]
        state.stack = [(DAWN, state.first, 0)]
        state.settle()
        for seat in state.in_order():
            asked += follow(state, seat, slowly.dawn(sides[seat]), rng, False)
        assert state.over or state.view(None).phase == "day"
        for seat, side in enumerate(sides):
            compare(state, seat, side)
        assert state.over == any(side.damage == 10 for side in sides)
    assert asked > 60
