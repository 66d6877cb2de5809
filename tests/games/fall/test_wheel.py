"""Gnome action and wheel (FALL-G)."""

import pytest

from dovre.games.fall.components import BOOSTS, CLANS, SPACE_NUMBER
from dovre.kernel.events import seen_by
from tests.games.fall.helpers import (
    P1,
    P2,
    P3,
    after,
    asked,
    event,
    events,
    gnomes,
    honour,
    influence,
    legal,
    names,
    pawn,
    refused,
    trolls,
    turn,
    votes,
)

BARE = ("provisions 0 0 0 0", "despair 0 0 0 0")


def gnome(*lines, power=3, **more):
    """A Gnome action of p1, about to choose how far the pawn moves."""
    state = turn(*BARE, *lines, signs=({1: "G", 2: "G2", 3: "G3", 6: "G3 G3", 15: "G3 G3 G3 G3 G3"}[power],), **more)
    if power == 1:
        return after(state, "cover.e5")
    return after(state, "take.e5", *(["whole.gnome"] if power == 15 else ["take.f5"] if power == 6 else []))


def moved(spaces, *lines, power=3, **more):
    """After the pawn has moved and nothing was scouted."""
    return after(gnome(*lines, power=power, **more), f"wheel.{spaces}", "stop")


@pytest.mark.rule("FALL-G01")
def test_the_pawn_moves_one_space_at_least_and_the_power_at_most():
    state = gnome("now wheel=10")
    assert legal(state) == {"wheel.1", "wheel.2", "wheel.3"}
    assert refused(state, "wheel.4") == ("too_far", "FALL-G01")
    assert after(state, "wheel.3").wheel == 1
    weak = gnome(power=1)
    assert asked(weak) == (P1, "scout")  # one space is no choice
    assert weak.wheel == 1


@pytest.mark.rule("FALL-G02")
def test_never_more_than_a_lap():
    state = gnome(power=15)
    assert legal(state) == {f"wheel.{n}" for n in range(1, 13)}
    assert after(state, "wheel.12").wheel == 0


@pytest.mark.rule("FALL-G03", "FALL-G04")
def test_scouting_comes_first_and_is_optional():
    state = after(gnome("gnomes mo1:2 fi1:3", "now wheel=8"), "wheel.3")
    assert asked(state) == (P1, "scout")
    tokens = {"token.mo1.1", "token.fi1.1"}
    assert legal(state) == {*(f"gate.{n}" for n in range(1, 5)), *tokens, "stop"}
    assert refused(state, "rally.stay") == ("scout_first", "FALL-G03")
    assert refused(state, "gate.5") == ("no_gate", "FALL-S13")
    assert refused(state, "token.mo2.1") == ("no_token", "FALL-G04")
    once = after(state, "token.mo1.1")
    assert legal(once) == {*(f"gate.{n}" for n in range(1, 5)), "stop"}
    assert refused(once, "token.fi1.1") == ("looked_at_token", "FALL-G04")
    other = after(state, "gate.2")
    assert legal(other) == {*tokens, "stop"}
    assert refused(other, "gate.1") == ("looked_at_gate", "FALL-G04")
    assert asked(after(once, "gate.2")) == (P1, "breach")  # wires after scouting
    assert asked(after(state, "stop")) == (P1, "breach")


@pytest.mark.rule("FALL-G04")
def test_what_a_scout_sees_is_his_alone():
    state = after(gnome("gnomes mo1:2"), "wheel.1")
    told = events(state, "token.mo1.1", "gate.1")
    assert event(told, "looked_at_token")["n"] == 2
    assert event(told, "looked_at_gate")["clan"] == "moss"
    assert names(seen_by(told, P2))[:2] == ["looked_at_token.hidden", "looked_at_gate.hidden"]
    assert "moss" not in str(seen_by(told, P2)[1])
    state = after(state, "token.mo1.1", "gate.1")
    assert (state.view(P1).gnomes[0], state.view(P1).gates[0]) == (2, 0)
    assert (state.view(P2).gnomes[0], state.view(P2).gates[0]) == (None, None)
    assert (state.view(P2).seen[0], state.view(P2).gate_seen[0]) == (1, 1)  # that he looked is known


@pytest.mark.rule("FALL-G04")
def test_a_known_token_can_be_scouted_too():
    """Q-26."""
    state = after(gnome("gnomes mo1:2! fi1:3=p1"), "wheel.1")
    assert {"token.mo1.1", "token.fi1.1"} <= legal(state)
    assert after(state, "token.mo1.1").view(P2).gnomes[0] == 2


@pytest.mark.rule("FALL-G05")
def test_a_token_once_looked_at_is_remembered():
    state = after(gnome("gnomes mo1:2"), "wheel.1", "token.mo1.1", "stop", "influence.crym", "end")
    assert asked(state) != (P1, "scout")
    assert state.view(P1).gnomes[0] == 2
    assert state.view(P3).gnomes[0] is None


@pytest.mark.rule("FALL-G06")
def test_the_boost_wire_moves_the_disc():
    state = moved(2, "now wheel=5")
    assert state.boost == [1, 0, 0, 0]
    last = moved(2, "now wheel=5", "boost 6 0 0 0")
    assert last.boost[P1] == len(BOOSTS) - 1 == 6
    assert moved(1, "now wheel=4").boost == [0, 0, 0, 0]


@pytest.mark.rule("FALL-G06")
def test_wires_are_resolved_in_the_order_they_were_crossed():
    state = gnome("now wheel=4", power=15)
    told = events(state, "wheel.8", "stop", "rally.stay")
    order = [name for name in names(told) if name in ("boosted", "breached")]
    assert order == ["boosted", "breached"]
    turned = events(gnome("now wheel=9", "trolls p1 mo1", power=15), "wheel.9", "stop", "rally.on1")
    assert "boosted" not in names(turned)  # the breach is still being resolved


@pytest.mark.rule("FALL-G07", "FALL-G10", "FALL-G13")
def test_a_breach_is_an_invasion_at_the_rally_token_without_a_gate_card():
    state = moved(3, "now wheel=8 rally=0", "beside 1 2 3")
    assert asked(state) == (P1, "breach")
    told = events(state, "rally.stay")
    assert event(told, "breached")["clan"] == "moss"
    state = after(state, "rally.stay")
    assert state.gate_seen == [0, 0, 0, 0]
    assert state.beside == 0
    assert "mo1" in gnomes(state)
    assert all("gate" not in name for name in names(told))


@pytest.mark.rule("FALL-G08")
def test_the_rally_token_moves_up_to_two_points_either_way():
    state = moved(3, "now wheel=8 rally=0")
    assert legal(state) == {"rally.back2", "rally.back1", "rally.stay", "rally.on1", "rally.on2"}
    ends = {token: CLANS[after(state, token).rally] for token in legal(state)}
    assert ends == {
        "rally.back2": "mud",
        "rally.back1": "fire",
        "rally.stay": "moss",
        "rally.on1": "ice",
        "rally.on2": "moon",
    }


@pytest.mark.rule("FALL-G09")
@pytest.mark.parametrize(("beside", "invaders"), [("-", 2), ("1", 3), ("1 1", 3), ("1 1 3", 4), ("1 2 3 3", 4)])
def test_two_invaders_and_one_for_every_two_tokens_beside_the_wheel(beside, invaders):
    state = moved(3, "now wheel=8", f"beside {beside}")
    assert event(events(state, "rally.stay"), "breached")["n"] == invaders


@pytest.mark.rule("FALL-G11")
def test_the_active_player_decides_between_equal_caves():
    """p2 leads Ice, but it is p1's breach."""
    state = moved(3, "now wheel=8 rally=1", "votes ice:p2*5")
    state = after(state, "rally.stay")
    assert asked(state) == (P1, "tie")
    assert legal(state) == {"enter.ic1", "enter.ic2"}


@pytest.mark.rule("FALL-G12")
def test_trolls_defeated_in_a_breach_bring_no_honour():
    state = moved(3, "now wheel=8 rally=0", "trolls p2 mo1*2 mo2*2", "gnomes fi2:1 fi1:1")
    before = honour(state, P2)
    state = after(state, "rally.stay")
    assert trolls(state, P2, "mo1") == 0
    assert honour(state, P2) == before == 0


@pytest.mark.rule("FALL-G14")
def test_the_space_reached_is_resolved_with_as_many_as_it_moved():
    assert asked(moved(1, "now wheel=0")) == (P1, "influence")
    state = moved(2, "now wheel=9")  # space 11, over the breach wire
    state = after(state, "rally.on2")
    while asked(state)[1] == "tie":
        state = after(state, str(state.legal(state.waiting[0])[0]))
    assert asked(state) == (P1, "reinforce")
    assert state.stack[-1][2] == 2


@pytest.mark.rule("FALL-G15")
def test_the_reinforcements_space():
    state = moved(2, "trolls p1 mo1")
    assert asked(state) == (P1, "reinforce")
    state = after(state, "to.mo1", "add.2")
    assert trolls(state, P1, "mo1") == 3


@pytest.mark.rule("FALL-G16")
def test_the_influence_space_with_its_bonus():
    state = after(moved(1), "influence.crym")
    assert influence(state, P1, "crym") == 2


@pytest.mark.rule("FALL-G17")
def test_the_honour_space_gives_what_was_moved_and_the_boost():
    state = moved(3, "boost 2 0 0 0")
    assert honour(state, P1, "wheel") == 3 + 2
    crossed = moved(2, "now wheel=4", "boost 1 0 0 0")
    assert honour(crossed, P1, "wheel") == 2 + 2


@pytest.mark.rule("FALL-G18")
def test_troll_advance_moves_trolls_of_anybody_out_of_one_cave():
    state = moved(1, "now wheel=6", "trolls p1 mo3", "trolls p2 mo3*2 mo1")
    assert asked(state) == (P1, "trolls")
    assert {"out.mo3", "out.mo1", "none"} <= legal(state)
    assert refused(state, "out.fi1") == ("nothing_to_move", "FALL-G18")
    state = after(state, "out.mo3")
    assert {"shift.p1.mo2", "shift.p2.mo4", "shift.p1.spiral-o"} <= legal(state)
    assert refused(state, "shift.p3.mo2") == ("nobody_there", "FALL-G18")
    assert refused(state, "shift.p2.gr1") == ("not_beside", "FALL-G18")
    assert refused(state, "stop") == ("one_at_least", "FALL-G18")
    state = after(state, "shift.p2.mo4")
    assert (trolls(state, P2, "mo4"), trolls(state, P2, "mo3")) == (1, 1)
    assert asked(state) == (P1, "turn")  # one space, one troll
    assert asked(after(moved(1, "now wheel=6", "trolls p2 mo3"), "none")) == (P1, "turn")


@pytest.mark.rule("FALL-G18")
def test_a_champion_can_be_moved_and_one_may_stop():
    state = moved(2, "now wheel=5", "champions p2 argash", "pawns argash:mo3", "trolls p2 mo3*3")
    assert asked(state) == (P1, "trolls")
    state = after(state, "out.mo3", "shift.argash.ic3")
    assert pawn(state, "argash") == "ic3"
    assert asked(after(state, "stop")) == (P1, "turn")


@pytest.mark.rule("FALL-G19")
def test_never_to_gnomes_never_to_a_lair_of_others():
    state = moved(2, "now wheel=5", "trolls p1 mo3", "trolls p4 mo3*2", "gnomes ic3:1")
    state = after(state, "out.mo3")
    assert "shift.p4.arrow-i" in legal(state)  # his own lair
    assert "shift.p1.arrow-i" not in legal(state)
    assert refused(state, "shift.p1.arrow-i") == ("foreign_lair", "FALL-D01")
    assert refused(state, "shift.p4.ic3") == ("gnomes_there", "FALL-G19")
    state = after(state, "shift.p4.mo2", "shift.p4.fi3")  # each to a cave of its own
    assert (trolls(state, 3, "mo2"), trolls(state, 3, "fi3")) == (1, 1)


@pytest.mark.rule("FALL-G20")
def test_troll_advance_can_take_control():
    state = moved(2, "now wheel=5", "trolls p1 mo3", "trolls p2 mo3*2")
    state = after(state, "out.mo3", "shift.p2.mo2", "shift.p2.mo4")
    assert votes(state, P1, "moss") == 1


def test_the_wheel_is_told():
    assert names(events(gnome(), "wheel.3", "stop")) == ["wheel", "wheel.honour"]
    assert SPACE_NUMBER["mo1"] == 0
