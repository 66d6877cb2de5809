"""Counts: from fixed positions, the number of lines of play to each depth, as chess has perft.

A rule that lets one answer too many through, or one too few, shows here at once.
"""

from pathlib import Path

import pytest

import dovre

POSITIONS = Path(__file__).parent / "positions"

COUNTS = {
    ("kings", "ladders"): [21, 63, 759, 1851, 21518],
    ("kings", "last-cards"): [14, 34, 451, 806, 6015],
    ("hall", "first-tunnels"): [25, 373, 1248],
    ("hall", "middle"): [28, 671, 5251],
    ("hall", "last-rounds"): [23, 210, 1446],
}


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
    ("place", "counts"), COUNTS.items(), ids=lambda value: "-".join(value) if isinstance(value[0], str) else ""
)
def test_lines_of_play(place, counts):
    slug, name = place
    state = dovre.read_position((POSITIONS / slug / f"{name}.position").read_text(encoding="utf-8"))
    assert [lines_of_play(state, depth) for depth in range(1, len(counts) + 1)] == counts
    assert dovre.game(slug).faults(state) == []
