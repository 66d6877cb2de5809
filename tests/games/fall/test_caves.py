"""Cave statuses and general rules (FALL-D), taking control (FALL-C)."""

import pytest

from dovre.games.fall.components import BIT, N_CLANS, SPACE_NUMBER
from dovre.games.fall.game import GAME
from dovre.games.fall.rules.caves import controlled, controller, dominated, gain_votes, inhabited, occupied
from dovre.games.fall.rules.wheel import exits
from dovre.kernel.errors import BadPosition
from tests.games.fall.helpers import (
    P1,
    P2,
    P3,
    after,
    events,
    gnomes,
    honour,
    legal,
    names,
    refused,
    table,
    trolls,
    turn,
    votes,
)


def bit(space):
    return BIT[SPACE_NUMBER[space]]


@pytest.mark.rule("FALL-D01")
def test_nobody_else_enters_a_lair():
    state = turn("trolls p1 spiral-o*3 ha3*2", "trolls p2 eye-o eye-i", signs=("A A",))
    state = after(state, "take.e5", "take.f5", "spend.0")
    assert "to.eye-i" not in legal(state)  # beside ha3
    assert refused(state, "to.eye-i") == ("foreign_lair", "FALL-D01")
    with pytest.raises(BadPosition, match="lairs of its own"):
        table("trolls p1 eye-o")
    with pytest.raises(BadPosition, match="cannot stand"):
        table("gnomes eye-o:2")


@pytest.mark.rule("FALL-D02")
def test_a_lair_is_a_cave_for_trolls():
    state = turn("trolls p1 mo1*2", signs=("A", "R"))
    assert "to.spiral-o" in legal(after(state, "cover.e5", "spend.0"))
    assert "to.spiral-i" in legal(after(state, "cover.e6", "spend.0"))


@pytest.mark.rule("FALL-D03", "FALL-D04")
def test_control_needs_more_trolls_than_each_opponent():
    state = table("trolls p1 mo1*2 mo2*2", "trolls p2 mo1 mo2*2", "trolls p3 mo1")
    assert controller(state, SPACE_NUMBER["mo1"]) == P1
    assert controller(state, SPACE_NUMBER["mo2"]) == -1
    assert controlled(state, P1) == bit("mo1")
    assert controlled(state, P2) == 0


@pytest.mark.rule("FALL-D05", "FALL-D06", "FALL-D08")
def test_inhabited_dominated_and_what_follows():
    state = table("trolls p1 mo1 mo2 mo3", "trolls p2 mo2*2 mo3")
    assert inhabited(state, P1) & bit("mo2")
    assert dominated(state, P1) & state.board.caves == bit("mo1")
    assert controlled(state, P1) == bit("mo1")
    for seat in range(4):
        assert not dominated(state, seat) & state.board.caves & ~controlled(state, seat)
        assert not controlled(state, seat) & ~inhabited(state, seat)


@pytest.mark.rule("FALL-D07")
def test_own_lairs_are_dominated_even_when_empty():
    state = table("trolls p1 mo1")
    assert dominated(state, P1) & bit("spiral-o")
    assert inhabited(state, P1) & bit("spiral-i")
    assert not dominated(state, P1) & bit("eye-o")


@pytest.mark.rule("FALL-D09", "FALL-D10")
def test_invaded_and_empty():
    state = table("trolls p1 mo1", "gnomes fi1:2")
    assert gnomes(state) == {"fi1"}
    assert occupied(state) == bit("mo1") | bit("fi1")


@pytest.mark.rule("FALL-D11")
def test_statuses_are_read_from_the_active_side():
    """Reinforcements: what p2 dominates is no choice of p1."""
    state = after(turn("trolls p1 mo1", "trolls p2 ic1", signs=("R",)), "cover.e5", "spend.0")
    assert legal(state, "to") == {"to.mo1", "to.spiral-o", "to.spiral-i"}


@pytest.mark.rule("FALL-D12")
def test_a_champion_counts_as_one_troll():
    state = table("champions p1 argash", "pawns argash:mo1", "trolls p1 mo2", "trolls p2 mo1")
    assert controller(state, SPACE_NUMBER["mo1"]) == -1
    assert state.crowd[SPACE_NUMBER["mo1"]] == 2
    alone = table("champions p1 argash", "pawns argash:mo1", "trolls p1 mo2")
    assert dominated(alone, P1) & bit("mo1")


@pytest.mark.rule("FALL-D13")
def test_honour_counts_at_once_and_without_limit():
    state = turn("now wheel=1", "honour p1 wheel*99", signs=("G2",))
    state = after(state, "take.e5", "spend.0", "wheel.2", "stop")
    assert honour(state, P1) == 101
    assert state.scores[P1] == 101


@pytest.mark.rule("FALL-D14", "FALL-D15")
def test_votes_place_a_disc_and_move_it_beyond_eight():
    state = table("votes moss:p2*9").copy()
    gain_votes(state, P1, 0, 7)
    gain_votes(state, P1, 0, 3)
    assert votes(state, P1, "moss") == 10
    assert state.ranks[0] == (P1, P2)


@pytest.mark.rule("FALL-D16")
def test_of_equal_discs_the_first_to_arrive_is_ahead():
    state = table("votes moss:p1*2,p2*1").copy()
    gain_votes(state, P3, 0, 2)
    assert state.ranks[0] == (P1, P3, P2)
    gain_votes(state, P2, 0, 1)
    assert state.ranks[0] == (P1, P3, P2)
    gain_votes(state, P2, 0, 1)
    assert state.ranks[0] == (P2, P1, P3)
    assert N_CLANS == 7


@pytest.mark.rule("FALL-D17")
def test_the_volcano_is_no_cave():
    """The inner caves of opposite domains are beside each other only along the ring."""
    for seats in (3, 4):
        board = GAME.new(seats, 1).board
        inner = "4" if seats == 4 else "3"
        assert not board.next[SPACE_NUMBER[f"mo{inner}"]] & bit(f"ha{inner}")
        assert not board.next[SPACE_NUMBER[f"mo{inner}"]] & bit(f"gr{inner}")
    assert "volcano" not in SPACE_NUMBER


@pytest.mark.rule("FALL-D18")
def test_trolls_and_gnomes_never_stay_together():
    with pytest.raises(BadPosition, match="never in a cave with trolls"):
        table("trolls p1 mo1", "gnomes mo1:1")
    state = table("trolls p2 ic1", "gnomes ic2:1")
    assert not exits(state, SPACE_NUMBER["ic1"], P2) & bit("ic2")


# -- taking control ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("FALL-C01", "FALL-C02")
def test_a_cave_that_was_not_mine_and_is_now_gives_a_vote():
    state = turn("trolls p1 mo1*4", "trolls p2 mo2", signs=("A A",))
    told = events(state, "take.e5", "take.f5", "spend.0", "to.mo2", "move.mo1")
    assert names(told)[-2:] == ["took_control", "voted"]
    state = after(state, "take.e5", "take.f5", "spend.0", "to.mo2", "move.mo1")
    assert votes(state, P1, "moss") == 1


@pytest.mark.rule("FALL-C01")
def test_a_cave_that_is_only_tied_or_was_mine_already_gives_none():
    tied = turn("trolls p1 mo1*4", "trolls p2 mo2", signs=("A",))
    assert votes(after(tied, "cover.e5", "spend.0", "to.mo2"), P1, "moss") == 0
    mine = turn("trolls p1 mo1*4 mo2*2", "trolls p2 mo2", signs=("A",))
    assert votes(after(mine, "cover.e5", "spend.0", "to.mo2"), P1, "moss") == 0


@pytest.mark.rule("FALL-C03")
def test_any_action_can_take_control():
    """Argash's reinforcements in a cave that p2 holds."""
    state = turn("champions p1 argash", "pawns argash:mo2", "trolls p1 mo1", "trolls p2 mo2*2", signs=("R2",))
    state = after(state, "take.e5", "spend.0", "to.mo2", "add.2")
    assert votes(state, P1, "moss") == 2 + 1  # two of Argash's own


@pytest.mark.rule("FALL-C04")
def test_what_others_gain_in_my_turn_is_no_taking():
    state = turn("trolls p1 mo1*2", "trolls p2 mo1*2", signs=("A",))
    state = after(state, "cover.e5", "spend.0", "to.mo2", "end")
    assert controller(state, SPACE_NUMBER["mo1"]) == P2
    assert votes(state, P2, "moss") == 0


@pytest.mark.rule("FALL-C05")
def test_an_empty_cave_is_never_taken():
    state = turn("trolls p1 mo1*2", signs=("A",))
    state = after(state, "cover.e5", "spend.0", "to.mo2")
    assert controller(state, SPACE_NUMBER["mo2"]) == P1
    assert votes(state, P1, "moss") == 0
    assert trolls(state, P1, "mo2") == 1
