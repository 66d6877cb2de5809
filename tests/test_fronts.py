"""Another seat's area in front, over all games: drawn from the same view, so that nothing new is told."""

import re
from xml.etree import ElementTree

import pytest

from dovre.render.frame import SIZES, near_seat, rivals
from tests.every import every_game


def names(drawing, attribute):
    return sorted(re.findall(rf'{attribute}="([^"]+)"', str(drawing)))


def box_of(drawing, seat):
    """Where the area of a seat lies."""
    (panel,) = [
        node
        for node in ElementTree.fromstring(str(drawing)).iter()
        if node.get("data-place") == f"seat:p{seat + 1}" and "seat" in (node.get("class") or "").split()
    ]
    return [float(panel[0].get(name)) for name in ("x", "y", "width", "height")]


@every_game
@pytest.mark.parametrize("size", SIZES)
def test_areas_change_places_and_show_no_other_pieces(hooks, size):
    game = hooks.game
    for number, seats in enumerate(count for count in game.seats if count > 1):
        walk = hooks.walk(seats, {}, seed=number)
        for at in (0, len(walk) // 3, len(walk) * 2 // 3, len(walk) - 1):
            state = walk[at][0]
            for viewer in (at % seats, None):
                view, front = state.view(viewer), (at + 1 + number) % seats
                own, other = game.board(view, size=size), game.board(view, size=size, front=front)
                near = near_seat(view)
                assert box_of(other, front) == box_of(own, near)
                assert box_of(other, near) == box_of(own, front)
                known = set(names(game.board(view), "data-piece"))  # small areas may leave something out
                assert set(names(other, "data-piece")) <= known
                acts = {act for acts in names(other, "data-act") for act in acts.split()}
                assert acts <= {action.token for action in view.legal}
                assert str(game.board(view, size=size, front=near)) == str(own)


@every_game
def test_the_own_seat_takes_the_place_that_is_left(hooks):
    seats = hooks.game.seats[-1]
    view = hooks.walk(seats, {}, seed=1)[0][0].view(1)
    assert near_seat(view, 0) == 0
    assert rivals(view, 0) == [1 if seat == 0 else seat for seat in rivals(view)]
    assert rivals(view, None) == rivals(view)
    with pytest.raises(ValueError, match="seat"):
        hooks.game.board(view, front=seats)
