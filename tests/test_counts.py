"""Counts: from fixed positions, the number of lines of play to each depth, as chess has perft.

A rule that lets one answer too many through, or one too few, shows here at once.
"""

from pathlib import Path

import pytest

import dovre
from tests.every import ALL, every_game

POSITIONS = Path(__file__).parent / "positions"


def lines_of_play(state, depth):
    """How many different lines of so many answers begin here; a game that ends counts as a line."""
    if depth == 0 or state.over:
        return 1
    total = 0
    for seat in state.waiting:
        for action in state.legal(seat):
            after = state.copy()
            after.play(seat, action)
            total += lines_of_play(after, depth - 1)
    return total


@pytest.mark.parametrize(
    ("hooks", "name"), [pytest.param(one, name, id=f"{one.slug}-{name}") for one in ALL for name in one.counts]
)
def test_lines_of_play(hooks, name):
    state = dovre.read_position((POSITIONS / hooks.slug / f"{name}.position").read_text(encoding="utf-8"))
    counts = hooks.counts[name]
    assert [lines_of_play(state, depth) for depth in range(1, len(counts) + 1)] == counts
    assert hooks.game.faults(state) == []


@every_game
def test_every_position_is_counted(hooks):
    assert {path.stem for path in (POSITIONS / hooks.slug).glob("*.position")} == set(hooks.counts)
    assert hooks.counts
