"""What the board of `fall` shows beside what the tests over all games look for."""

import re

from dovre.games.fall.components import CAVE_NAMES, bits_of
from dovre.games.fall.game import GAME
from dovre.kernel.events import Walk
from tests.games.fall.helpers import P1, P2, after, asked, legal, table, turn
from tests.games.fall.hooks import HOOKS

SEATS = (2, 3, 4, 5)


def test_what_walks_passes_places_of_the_board():
    """Invaders come from the gates of the domain through caves, trolls go from space to space."""
    walks = 0
    for seats in SEATS:
        for state, happened in HOOKS.walk(seats, {}):
            found = [one for event in happened for one in GAME.movements(event) if isinstance(one, Walk)]
            if not found:
                continue
            text = str(GAME.board(state.view(None), size=("desktop", "phone")[walks % 2]))
            for one in found:
                assert one.way[0].startswith("gate:" if one.look == "gnome" else ("space:", "supply:"))
                assert all(f'data-place="{name}"' in text for name in one.way), one
                assert f'data-look="{one.look}"' in text
                walks += 1
    assert walks > 20


def test_what_one_has_looked_at_is_marked_for_that_seat_alone():
    state = next(
        state
        for state, happened in HOOKS.walk(4, {})
        if any(event.name == "looked_at_gate" for event in happened) and not state.over
    )
    knowing = [seat for seat in range(4) if any(mask >> seat & 1 for mask in state.gate_seen)]
    eyes = [str(GAME.board(state.view(seat))).count('-eye"') for seat in (*range(4), None)]
    assert knowing
    assert all(bool(eyes[seat]) for seat in knowing)
    assert eyes[-1] == 0


def test_a_group_shows_what_it_takes_in_its_bridges_and_its_power():
    shown = 0
    for seats in SEATS:
        for state, _ in HOOKS.walk(seats, {}):
            if state.waiting and state.decision(state.waiting[0]).kind == "group":
                seat = state.waiting[0]
                text = str(GAME.board(state.view(seat)))
                assert f'data-place="power:p{seat + 1}"' in text
                rival = str(GAME.board(state.view((seat + 1) % seats), front=seat))
                assert "power:" in rival  # an open choice: all see it
                shown += 1
    assert shown


def test_a_card_of_the_draft_tells_what_it_covers_and_its_groups():
    state = GAME.new(2, 3)
    while state.decision(state.waiting[0]).kind != "draft":
        state.play(state.waiting[0], state.legal(state.waiting[0])[0])
    view = state.view(state.waiting[0])
    texts = GAME.texts("en")
    labels = [GAME.label(view, action, texts) for action in view.legal]
    assert all("covers" in label for label in labels)
    assert len(set(labels)) == len(labels)
    over = [label for label in labels if " at e5:" in label]
    assert over
    assert all("covers 4" in label for label in over)
    hand = {f'data-turn="{action.parts[0]}"' for action in view.legal}
    assert all(name in str(GAME.board(view)) for name in hand)


def test_more_power_is_paid_for_on_the_track():
    """Provisions for a strong action, despair for a weak one, from the end of what is there."""
    weak = after(turn("provisions 5 6 6 6", "despair 2 0 0 0", signs=("A",)), "cover.e5")
    strong = after(turn("provisions 5 6 6 6", signs=("A2 A",)), "take.e5", "take.f5")
    for state, most in ((weak, 2), (strong, 5)):
        assert asked(state) == (P1, "power")
        for size in ("desktop", "phone"):
            text = str(GAME.board(state.view(P1), size=size))
            rations = re.findall(r'data-place="ration:(\d)"', text)
            assert sorted(map(int, rations)) == list(range(1, most + 1))
            assert {f"spend.{n}" for n in rations} == legal(state, "spend") - {"spend.0"}
        assert "ration:" not in str(GAME.board(state.view(P2), front=P1))  # it is not theirs to spend


def test_a_shared_hall_shows_what_each_would_gain():
    """[FALL-F03]"""
    one, two, *_ = bits_of(table().board.halls[0])
    view = table(f"trolls p1 {CAVE_NAMES[one]}", f"trolls p2 {CAVE_NAMES[two]}").view(P1)
    seats, _, share = view.halls_now[0]
    assert seats == (P1, P2)
    assert 0 < share < view.halls[0]
    assert f">+{share}<" in hall_part(view, "h1")
    alone = table(f"trolls p1 {CAVE_NAMES[one]}").view(P1)
    assert alone.halls_now[0][2] == alone.halls[0]
    assert ">+" not in hall_part(alone, "h1")


def hall_part(view, hall):
    return GAME.board(view).parts[f"pieces:hall.{hall}"]
