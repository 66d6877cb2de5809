"""Pieces to be laid, over all games: every answer has a place on the board and a look; and a net of pentagons."""

from math import dist
from xml.etree import ElementTree

import pytest

from dovre.render.frame import SIZES
from tests.every import ALL
from tests.placing import COLUMNS, ROWS, TURNS_OF, UNIT, Placing, pentagon, pentagon_lattice, pentagon_placer

WALKS = 3  # of each seat count


def drawings(hooks, seats):
    """Boards on which a piece is to be laid, with state and view, of each size in turn."""
    found = 0
    for seed in range(WALKS):
        for state, *_ in hooks.walk(seats, {}, seed=seed):
            for seat in state.waiting:
                view = state.view(seat)
                size = SIZES[found % len(SIZES)]
                text = str(hooks.game.board(view, size=size))
                if 'class="placer"' in text:
                    found += 1
                    yield state, view, ElementTree.fromstring(text)
                if found == 12:
                    return


@pytest.mark.parametrize("hooks", ALL, ids=lambda one: one.slug)
def test_every_placement_has_a_place_on_the_board_and_a_look(hooks):
    for seats in hooks.game.seats:
        for state, view, root in drawings(hooks, seats):
            placing = Placing(root)
            wide, high = map(float, root.get("viewBox").split()[2:])
            asked = [action.token for action in view.legal if action.verb == placing.verb]
            assert asked
            for token in asked:
                assert token in placing.places
                assert placing.look(token).get("data-shape").startswith("m")
                assert all(0 < x < wide and 0 < y < high for x, y in placing.cells(token))
            numbers = list(range(len(placing.turns)))
            assert sorted(placing.next) == numbers
            assert not placing.flip or sorted(placing.flip) == numbers
            others = {*range(seats), None} - set(state.waiting)
            for other in others:  # nobody else is told what the one asked may lay
                assert 'class="placer"' not in str(hooks.game.board(state.view(other)))


def test_a_net_of_pentagons_tells_five_turns_on_four_kinds_of_cells():
    placing = Placing(ElementTree.fromstring(f"<svg>{pentagon_lattice()}{pentagon_placer()}</svg>"))
    assert len(placing.points) == len(COLUMNS) * ROWS
    assert len(placing.looks) == 5 * len(TURNS_OF)
    assert len(placing.places) == 5 * len(COLUMNS) * ROWS
    assert placing.places["build.c3.r4"] == ("r4", "c3")
    assert not placing.flip
    turn = 0
    for _ in range(5):
        turn = placing.next[turn]
    assert turn == 0


def test_pentagons_of_the_net_touch_five_others_along_a_whole_side():
    """So the lattice is the one of the net: its corners meet."""
    placing = Placing(ElementTree.fromstring(f"<svg>{pentagon_lattice()}{pentagon_placer()}</svg>"))
    sides = {}
    for name, (x, y, kind) in placing.points.items():
        corners = [(round(x + u), round(y + v)) for u, v in pentagon(kind)]
        for one, other in zip(corners, corners[1:] + corners[:1], strict=True):
            sides.setdefault(frozenset((one, other)), set()).add(name)
    inner = [name for name in placing.points if name[0] in COLUMNS[1:-1] and 1 < int(name[1:]) < ROWS]
    for name in inner:
        beside = [next(iter(pair - {name})) for pair in sides.values() if name in pair and len(pair) == 2]
        assert len(beside) == 5
        assert all(dist(placing.points[name][:2], placing.points[one][:2]) < 6 * UNIT for one in beside)
