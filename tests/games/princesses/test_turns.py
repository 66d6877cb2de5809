"""Rounds, round cards, the Troll King (PRIN-R); main moves, chasing, points (PRIN-M)."""

import pytest

from dovre.games.princesses.components import KING_NAMES, NONE
from dovre.games.princesses.game import GAME
from dovre.games.princesses.rules import turns
from dovre.kernel.rng import Rng
from tests.games.princesses.helpers import (
    P1,
    P2,
    P3,
    acting,
    after,
    asked,
    events,
    humans,
    legal,
    names,
    points,
    refused,
    stock,
    table,
    trolls,
)

PLAY = ("ask p1 turn 1, p1 play", "now phase=1")


def king(state):
    return KING_NAMES[state.king] if state.king != NONE else None


def playing(hand, *lines, seats=3):
    return table(*PLAY, f"hand p1 {hand}", *lines, seats=seats)


# -- cards ------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("PRIN-R2", "PRIN-R3")
def test_a_turn_begins_with_a_card():
    state = playing("i-d1 ii-d2 iii-d5")
    assert legal(state) == {"play.i-d1", "play.ii-d2", "play.iii-d5"}
    assert refused(state, "play.i-d2") == ("not_in_hand", "PRIN-R3")
    assert refused(state, "move.beside.mining") == ("card_first", "PRIN-R2")
    assert asked(after(state, "play.i-d1")) == (P1, "move")


@pytest.mark.rule("PRIN-R4", "PRIN-R6")
def test_the_item_goes_to_the_village_of_the_card():
    state = after(playing("i-d1 ii-d2 iii-d5"), "play.ii-d2")
    assert stock(state, "ii", "changeling") == 2
    assert stock(state, "i", "changeling") == 1
    state = after(playing("i-d1 ii-d2 iii-d5"), "play.iii-d5")
    assert stock(state, "iii", "princess") == 1


@pytest.mark.rule("PRIN-R5")
def test_a_tower_holds_one_princess():
    """T-49."""
    state = playing("i-d1 ii-d2 iii-d6", "stock iii:bell*3,outpost*3,changeling,human,princess")
    found = after(state, "play.iii-d6")
    assert stock(found, "iii", "princess") == 1
    assert found.reserve == state.reserve
    assert king(found) == "iii"
    assert "item.none" in names(events(state, "play.iii-d6"))


@pytest.mark.rule("PRIN-R7")
def test_an_empty_reserve_places_nothing():
    """T-50."""
    state = playing("i-d1 ii-d2 iii-d5", "stock i:bell*3,outpost*3,changeling,human*8")
    assert state.reserve[2] == 0
    found = after(state, "play.i-d1")
    assert stock(found, "i", "human") == 8
    assert king(found) == "p1.mining"


@pytest.mark.rule("PRIN-R8", "PRIN-R10")
def test_the_king_goes_to_a_cave_of_the_player_or_to_the_village():
    """T-51."""
    state = playing("i-d1 ii-d6 iii-d5", "king p2.building")
    assert king(after(state, "play.i-d1")) == "p1.mining"
    assert king(after(state, "play.ii-d6")) == "ii"
    assert king(after(playing("i-d1 ii-d6 iii-d5", "king ii"), "play.ii-d6")) == "ii"
    assert points(after(state, "play.ii-d6", "move.beside.building")) == (1, 0)


@pytest.mark.rule("PRIN-R8")
def test_the_cave_is_that_of_whoever_played_the_card():
    lines = ("ask p2 turn 1, p2 play", "now phase=1 first=1", "hand p2 i-d1 ii-d6 iii-d5", "king p1.mining")
    state = after(table(*lines), "play.i-d1")
    assert king(state) == "p2.mining"
    assert points(after(state, "move.beside.mining")) == (3, 0)


@pytest.mark.rule("PRIN-R9")
def test_the_king_needs_no_cauldron():
    """T-04."""
    state = table("trolls p1 building*3", "humans p1 building*2", "king p1.building")
    assert not any(token.endswith(".building") for token in legal(state))
    assert refused(state, "move.beside.building") == ("cave_full", "PRIN-M6")


@pytest.mark.rule("PRIN-R1", "PRIN-R14", "PRIN-R15")
def test_a_card_is_drawn_at_the_end():
    state = acting("mining", 1, phase=3)
    assert len(state.hands[P1]) == 2
    found = after(state, "end")
    assert len(found.hands[P1]) == 3
    assert asked(found) == (P2, "play")
    assert len(found.decks[P1]) == len(state.decks[P1]) - 1


@pytest.mark.rule("PRIN-R11", "PRIN-E1")
def test_the_last_turn():
    """T-69: the hand gets smaller, and all have the same number of turns."""
    for seats, rounds in ((2, 12), (3, 11), (4, 10)):
        state = GAME.new(seats, 5)
        rng = Rng.of(5)
        sizes = []
        while not state.over:
            seat = state.waiting[0]
            if seat == state.first and asked(state)[1] == "play":
                sizes.append(len(state.hands[seat]))
            state = GAME.apply(state, seat, rng.choice(state.legal(seat))).state
        assert sizes == [3] * (rounds - 2) + [2, 1]
        assert {len(played) for played in state.played} == {rounds}
        assert state.end_reason == "rounds"


@pytest.mark.rule("PRIN-R12", "PRIN-M20")
def test_phase_3_needs_another_troll():
    """T-02: the four beside the board are one option."""
    state = acting("mining", 3)
    state = after(state, "end")
    assert asked(state) == (P1, "move")
    found = legal(state)
    assert not any(token.startswith("move.mining.") for token in found)
    assert {token for token in found if token.endswith(".building")} == {"move.beside.building"}
    assert refused(state, "move.mining.building") == ("other_troll", "PRIN-M20")


@pytest.mark.rule("PRIN-R13")
def test_rows_are_refilled_at_the_end_of_a_phase():
    state = acting("building", 2, "goods p1 obsidian", "tile_row r01 r02 p01 p02 b01")
    state = after(state, "do.build", "tile.r01", "lay.a16.0", "stop")
    assert state.tile_row.count(NONE) == 1
    state = after(state, "end")
    assert NONE not in state.tile_row


# -- moves ------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("PRIN-M1", "PRIN-M2")
def test_a_troll_comes_in_from_beside_the_board():
    """T-01."""
    state = table("king p1.mining")
    found = after(state, "move.beside.mining")
    assert points(found) == (3, 0)
    assert asked(found) == (P1, "act")
    assert trolls(found, P1, "beside") == 4
    assert refused(state, "end") == ("move_first", "PRIN-M1")


@pytest.mark.rule("PRIN-M1")
def test_without_a_main_move_a_phase_has_no_points(monkeypatch):
    """GAP-35: the pieces of the box do not suffice to block everybody, so the moves are taken away here."""
    monkeypatch.setattr(turns, "main_moves", lambda s, seat: [])
    state = acting("mining", 1)
    told = events(state, "end")
    assert [(one["seat"], one["n"]) for one in told if one.name == "points"] == [(P1, 0)]
    assert asked(after(state, "end")) == (P2, "play")


@pytest.mark.rule("PRIN-M3")
def test_never_to_the_place_where_it_stands():
    """T-03."""
    state = table("trolls p1 ii mining")
    assert refused(state, "move.ii.ii") == ("same_place", "PRIN-M3")
    assert refused(state, "move.building.ii") == ("no_troll", "PRIN-M2")


@pytest.mark.rule("PRIN-M4")
def test_never_into_the_caves_of_others():
    assert not any("p2" in token for token in legal(table()))
    state = after(table("trolls p2 mining*2"), "move.beside.mining")
    assert trolls(state, P2, "mining") == 2
    assert points(state) == (2, 0)


@pytest.mark.rule("PRIN-M5", "PRIN-M6")
def test_five_cauldrons_in_a_cave():
    state = table("trolls p1 mining*4", "humans p1 mining")
    assert refused(state, "move.beside.mining") == ("cave_full", "PRIN-M6")
    assert "move.mining.building" in legal(state)


@pytest.mark.rule("PRIN-M7", "PRIN-M9")
def test_a_free_cauldron_is_entered_without_a_chase():
    """T-06."""
    state = table("trolls p2 ii*2", "trolls p3 ii")
    state = after(state, "move.beside.ii")
    assert asked(state) == (P1, "act")
    assert points(state) == (1, 3)
    assert trolls(state, P2, "ii") == 2


@pytest.mark.rule("PRIN-M8", "PRIN-M10")
def test_chasing_out():
    """T-05: the owner is asked, then points are counted."""
    state = table("trolls p1 ii*3", "trolls p2 ii")
    state = after(state, "move.beside.ii")
    assert asked(state) == (P2, "flee")
    assert legal(state) == {"cave.mining", "cave.building", "cave.troll_power"}
    state = after(state, "cave.building")
    assert trolls(state, P2, "building") == 1
    assert points(state) == (4, 0)


def test_the_owner_to_chase_is_chosen_where_there_are_two():
    state = table("trolls p1 ii", "trolls p2 ii*2", "trolls p3 ii")
    state = after(state, "move.beside.ii")
    assert asked(state) == (P1, "chase")
    assert legal(state) == {"chase.p2", "chase.p3"}
    assert refused(state, "chase.p1") == ("nobody_to_chase", "PRIN-M8")
    state = after(state, "chase.p3", "cave.mining")
    assert points(state) == (2, 2)
    assert trolls(state, P3, "mining") == 1


def test_own_trolls_are_not_chased():
    """T-07."""
    state = table("trolls p1 ii*4")
    assert refused(state, "move.beside.ii") == ("village_own", "PRIN-M8")


def test_who_has_no_room_at_home_is_not_chased():
    """T-08."""
    state = table(
        "trolls p1 ii*3",
        "trolls p2 ii mining*2 building*2",
        "humans p2 mining*3 building*3 troll_power*5",
        "stock i:bell*3,outpost*3,changeling ii:bell*3,outpost*3,changeling iii:bell*3,outpost*3,changeling",
        "humans p1 -",
        "humans p3 -",
    )
    assert refused(state, "move.beside.ii") == ("village_full", "PRIN-M10")
    assert "move.beside.i" in legal(state)


@pytest.mark.rule("PRIN-M11")
def test_points_in_a_cave():
    """EX-2."""
    state = table(
        "trolls p1 building*2",
        "humans p1 building",
        "king p1.building",
        "goods p1 obsidian",
        "tile_row r01 r02 p01 p02 b01",
    )
    state = after(state, "move.beside.building")
    assert points(state) == (5, 0)
    assert {"do.outpost", "do.build"} <= legal(state)
    state = after(state, "do.outpost", "vacate.op_gold", "village.i")
    assert points(state) == (2, 0)
    assert state.cows[P1] == 0
    state = after(state, "do.build", "tile.r01", "lay.a16.0", "stop")
    assert points(state) == (0, 0)
    assert legal(state) == {"end"}


@pytest.mark.rule("PRIN-M12", "PRIN-M13", "PRIN-M14", "PRIN-M15")
def test_points_in_a_village():
    """T-12 and T-13: the King and own outposts count, the outposts of others do not."""
    lines = ("outposts p2 ii*3", "vacant p2 op_obs op_gold op_dia", "stored p2 board-1 r01 r02")
    state = table(*lines, "network p2 r01.a16.0 r02.a17.0", "king ii", "stock ii:bell*3,changeling,human")
    state = after(state, "move.beside.ii")
    assert points(state) == (2, 0)


@pytest.mark.rule("PRIN-M16", "PRIN-M21")
def test_moves_by_effects_change_no_points():
    """T-14."""
    state = acting("building", 4, "trolls p1 building*3", "network p1 rt01.a16.0", royal=0)
    state = after(state, "do.royal")
    if asked(state)[1] == "royal":
        state = after(state, "royal.rt01")
    state = after(state, "troll.building.mining", "troll.building.ii")
    assert asked(state) == (P1, "act")
    assert points(state) == (3, 0)
    assert trolls(state, P1, "building") == 1


@pytest.mark.rule("PRIN-M17", "PRIN-M18")
def test_ending_at_once_loses_all_points():
    """T-71."""
    state = acting("mining", 3)
    assert refused(state, "do.bell") == ("not_here", "PRIN-M17")
    state = after(state, "end")
    assert points(state) == (0, 0)
    assert state.phase == 3


@pytest.mark.rule("PRIN-M19", "PRIN-V2")
def test_helpers_pay_first():
    """T-10."""
    state = acting(
        "ii",
        4,
        "trolls p2 ii*2",
        "goods p1 obsidian*3 gold*2",
        "power 2 0 0",
        "network p1 b01.a16.0",
        "covers 2 3 3",
        helpers=2,
    )
    state = after(state, "do.bell")
    assert points(state) == (2, 0)
    assert "do.changeling" in legal(state)


def test_helpers_pay_for_princess_and_bell_alone():
    """T-09."""
    state = acting(
        "ii",
        2,
        "trolls p2 ii*2",
        "goods p1 obsidian*3 diamond",
        "power 2 0 0",
        "network p1 b01.a16.0 p01.a17.0",
        "covers 2 3 3",
        "stock ii:bell*3,outpost*3,changeling,human,princess",
        helpers=2,
    )
    assert "do.bell" in legal(state)
    assert refused(state, "do.princess") == ("few_points", "PRIN-M18")
    assert refused(state, "do.castle") == ("few_points", "PRIN-M18")


@pytest.mark.rule("PRIN-M22")
def test_what_changes_nothing_is_not_offered():
    """T-75."""
    state = acting("troll_power", 4, "power 6 0 0")
    assert refused(state, "do.refill") == ("sites_full", "PRIN-M22")
    assert refused(state, "do.receive") == ("power_full", "PRIN-K3")
    assert "do.refresh_cards" in legal(state)
    assert "do.royal" in legal(state)
    empty = acting("troll_power", 4, "full p1 -")
    assert refused(empty, "do.royal") == ("no_use", "PRIN-M22")


def test_a_royal_tile_of_which_one_part_works_is_offered():
    """T-75: the violet board with full power and an obsidian on a site."""
    state = acting("mining", 1, "boards violet red yellow", "power 6 0 0", "full p1 obsidian")
    found = after(state, "do.royal")
    assert found.power[P1] == 6
    assert found.goods[0] == state.goods[0] + 1


def test_a_human_hired_in_phase_2_counts_in_phase_3():
    """T-15."""
    state = acting("ii", 2, "goods p1 gold", "power 1 0 0", "humans p1 -")
    state = after(state, "do.human", "cave.mining", "end", "move.beside.mining")
    assert points(state) == (2, 0)
    assert humans(state, P1, "mining") == 1


def test_an_outpost_built_in_phase_2_counts_in_phase_3():
    """T-16."""
    state = acting("building", 3)
    state = after(state, "do.outpost", "vacate.op_obs", "village.ii", "end", "move.beside.ii")
    assert points(state) == (2, 0)
