"""The tricky interactions of the rules, payments, and what is true after every answer."""

from __future__ import annotations

from collections import Counter

import pytest

from dovre.games.hall.components import COPIES, HALL_PLACES, PACK_NAMES, SHAPES, SYMBOLS, TUNNEL_SHAPE
from dovre.games.hall.state import NONE, HallState
from tests.games.hall.helpers import (
    GAME,
    MODES,
    P1,
    P2,
    after,
    asked,
    bag,
    deck,
    event,
    events,
    hall,
    held,
    holds,
    horde,
    legal,
    names,
    own,
    pack,
    points,
    random_game,
    stock,
    table,
    tunnel,
)
from tests.games.hall.slowly import Mountain, beside, build, dig, lines, rich_game, why_not

NINE = "2a:mud-1-1 2b:mud-1-2 2c:mud-1-3 3a:mud-1-4 3b:mud-1-5"
FULL_PACK = f"{NINE} 4a:mud-1-6"
STRIPS = f"{tunnel('d2', 'p4 q4')} {tunnel('i3', 'p5 p6 p7')} {tunnel('i3', 'q5 q6 q7')} {tunnel('i3', 'r5 r6 r7')}"
SQUARE = "p5 q5 r5 p6 q6 r6 p7 q7 r7"
SHAFT = " ".join([tunnel("d2", "p4 p5"), tunnel("i3", "o5 n5 m5"), tunnel("i4", "m6 m7 m8 m9")])
BUILD = ("ask p1 build", "now stage=1")
O4 = dig("o4", "p4 q4 p5 q5")
DOMINO = dig("d2", "p4 p5", "p5")


# -- digging ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("HALL-D3", "HALL-P6")
def test_ti_10_mixed_minerals_need_mingled_veins_and_score_as_the_least():
    assert "dig.o4" not in legal(table("stock p1 stone*3 iron"))
    state = after(table("stock p1 stone*3 iron", "now charm=mingled_veins cast=1"), *O4)
    assert points(state, P1, "tunnels") == 4
    state = after(table("stock p1 heartstone*3 iron", "now charm=mingled_veins cast=1"), *O4)
    assert points(state, P1, "tunnels") == 6


@pytest.mark.rule("HALL-D3", "HALL-P6")
def test_ti_10_mingled_veins_leaves_the_pure_ways_open():
    state = after(table("stock p1 stone*3 iron*4", "now charm=mingled_veins cast=1"), *O4)
    assert legal(state) == {"ore.iron", "ore.mixed"}
    assert points(after(state, "ore.iron"), P1, "tunnels") == 6
    mixed = after(state, "ore.mixed")
    assert legal(mixed) == {"pay.stone.stock", "pay.iron.stock"}
    pure = after(mixed, *["pay.iron.stock"] * 4)
    assert points(pure, P1, "tunnels") == 6
    assert points(after(mixed, *["pay.iron.stock"] * 3, "pay.stone.stock"), P1, "tunnels") == 4


@pytest.mark.rule("HALL-D3", "HALL-P6")
def test_ti_10_one_mineral_alone_is_no_mix():
    state = after(table("stock p1 stone*5", "now charm=mingled_veins cast=1"), *O4)
    assert asked(state) == (P1, "build")


@pytest.mark.rule("HALL-T9", "HALL-R20")
def test_ti_11_minerals_from_stock_and_two_trolls():
    state = after(table("pack p1 1b:start-2:1 2a:mud-1-4:10", "stock p1 iron*2"), *O4)
    assert points(state, P1, "tunnels") == 6
    assert (held(state, P1), stock(state, P1)) == ({}, {"coin": 1})
    assert holds(state, P1, "1b") == holds(state, P1, "2a") == []


@pytest.mark.rule("HALL-D5", "HALL-D17", "HALL-D24")
def test_ti_12_size_2_scores_nothing_but_takes_pedestal_and_workshop():
    state = after(
        table("own p1 fire", "stock p1 heartstone*2"), *dig("d2", "o3 n3"), "pedestal.fire", "establish.n4.mint"
    )
    assert points(state, P1, "tunnels") == 0
    assert points(state, P1, "benefit") > 0
    assert state.to_data()["workshops"] == ["n4:mint"]


@pytest.mark.rule("HALL-D18")
def test_ti_13_size_5_offers_no_pedestal():
    state = after(table("own p1 fire ice moon", "stock p1 stone*5"), *dig("p5", "p4 q4 p5 q5 r5"))
    assert asked(state) == (P1, "build")


@pytest.mark.rule("HALL-D13")
def test_ti_14_hammer_dug_up_pays_nothing_of_the_same_tile():
    state = after(table("stock p1 stone*3"), "dig.l3")
    assert why_not(state, dig("l3", "o3 n3 o4")[1]) == "HALL-D13 no_hammers"


@pytest.mark.rule("HALL-D14", "HALL-D16")
def test_ti_15_statue_on_rubble():
    shaft = f"tunnels {tunnel('d2', 'p4 p5')} {tunnel('i4', 'o5 n5 m5 l5')}"
    state = table(shaft, "statues l6:ice", "stock p1 stone*2 hammer")
    found = events(state, *dig("d2", "l6 l7"))
    assert dict(event(found, "unearthed").parts)["clan"] == "ice"
    assert stock(after(state, *dig("d2", "l6 l7")), P1) == {}


@pytest.mark.rule("HALL-D17", "HALL-F6", "HALL-D23")
def test_ti_16_statue_unearthed_on_the_anchor_stands_on_the_pedestal():
    state = after(
        table("statues p6:moon", "own p1 moon", "stock p1 stone*3"), *dig("i3", "p4 p5 p6", "p6"), "pedestal.moon"
    )
    assert lines(state, P1, "statue.pedestal") == [8]


@pytest.mark.rule("HALL-D22")
def test_ti_17_declined_pedestal_is_never_offered_again():
    state = after(table("own p1 fire", "stock p1 stone*2"), *DOMINO, "done", "end")
    for _ in range(3):
        state = after(state, "recruit.b1", "join.2a", "end")
    assert asked(state) == (P1, "act")
    assert not legal(state, "pedestal")
    state = after(state, "recruit.b1", "join.2a")
    assert legal(state) - legal(state, "trade") == {"end"}


@pytest.mark.rule("HALL-G5", "HALL-D21")
def test_ti_18_place_of_a_removed_pedestal_stays_used():
    state = table(
        f"tunnels {STRIPS}",
        f"halls {hall('treasure', SQUARE)}",
        "taken 2fire:p2",
        "own p1 fire ice",
        "stock p1 stone*2",
    )
    state = after(state, *dig("d2", "o5 n5", "o5"))
    assert legal(state) == {"pedestal.ice", "done"}


@pytest.mark.rule("HALL-D19")
def test_ti_19_pedestal_belongs_to_the_zone_of_its_anchor():
    shaft = f"tunnels {tunnel('d2', 'p4 p5')} {tunnel('i3', 'o5 n5 m5')}"
    for anchor, place in (("m6", "3fire"), ("m7", "4fire")):
        state = after(
            table(shaft, "own p1 fire", "stock p1 stone*2 hammer"), *dig("d2", "m6 m7", anchor), "pedestal.fire"
        )
        takers = state.to_data()["takers"]
        assert [f"{n // 3 + 1}fire" for n, seat in enumerate(takers) if seat != "-"] == [place]


@pytest.mark.rule("HALL-D25", "HALL-D26")
def test_ti_20_one_workshop_for_two_sites_goes_where_the_player_says():
    sites = ("d10", "d14", "i7", "i17", "j4", "j20", "q9", "q15")
    kinds = ("mint", "mint", "depot", "depot", "steward", "steward", "crusher", "crusher")
    placed = " ".join(f"{site}:{kind}" for site, kind in zip(sites, kinds, strict=True))
    state = table(f"tunnels {tunnel('d2', 'p4 p5')}", f"workshops {placed}", "supply ironworks", "stock p1 stone*3")
    state = after(state, *dig("l3", "o5 n5 o6"))
    for site in ("n4", "o7"):
        chosen = after(state, f"establish.{site}.ironworks")
        assert f"{site}:ironworks" in chosen.to_data()["workshops"]
        assert asked(chosen) == (P1, "build")


@pytest.mark.rule("HALL-W4", "HALL-D24")
def test_ti_21_existing_workshop_gets_an_entrance_and_no_question():
    state = after(table("workshops n4:mint", "stock p1 stone*2"), *dig("d2", "o3 n3"))
    assert asked(state) == (P1, "build")
    later = table("workshops n4:mint", f"tunnels {tunnel('d2', 'o3 n3')}", "stock p1 coin")
    assert legal(later, "work") == {"work.n4"}


@pytest.mark.rule("HALL-D24")
def test_ti_22_great_hall_beside_a_site_establishes_nothing():
    """The square lies beside the site o7, which was passed over. (DEC-25)"""
    state = after(table(*BUILD, f"tunnels {STRIPS}"), *build("treasure", SQUARE))
    assert asked(state) == (P1, "build")
    assert state.to_data()["workshops"] == []


@pytest.mark.rule("HALL-D24")
def test_ti_22_portal_beside_a_site_establishes_nothing():
    """A made-up start on n3, the first Tunnel away from the site. (DEC-25)"""
    state = after(table("portals n3 u16 h21 c8", "stock p1 stone*2"), *dig("d2", "m3 l3"))
    assert asked(state) == (P1, "build")


# -- recruiting -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("HALL-R4", "HALL-R8")
def test_ti_27_bottom_row_with_three_coins():
    state = after(table("horde b4:mud-1-5!coin,coin,coin"), "recruit.b4")
    assert stock(state, P1) == {"coin": 3}


@pytest.mark.rule("HALL-R7", "HALL-R8")
def test_ti_28_coins_on_the_recruit_do_not_pay_for_it():
    state = table("stock p1 coin", "horde m2:ice-2-1+ice!coin,coin")
    assert why_not(state, "recruit.m2") == "HALL-R7 no_bribes"


@pytest.mark.rule("HALL-R15")
def test_ti_29_fourth_coin_retires_a_bottom_troll():
    state = table("stock p1 coin*2", "horde b2:mud-1-5!coin,coin,coin")
    new = deck(state, 1)[0]
    state = after(state, "recruit.m2")
    assert horde(state, "b2") == new
    assert deck(state, 1)[-1] == "mud-1-5"
    assert stock(state, P1) == {}


@pytest.mark.rule("HALL-R15", "HALL-R9")
def test_ti_30_retired_level_2_gives_its_pedestal_back():
    state = table("stock p1 coin*5", "horde m2:mud-2-5+moon!coin,coin,coin")
    before = sum(bag(state).values())
    state = after(state, "recruit.t1", "done")
    assert deck(state, 2)[-1] == "mud-2-5"
    assert "+" in horde(state, "m2")
    assert sum(bag(state).values()) == before  # one back, one drawn


@pytest.mark.rule("HALL-R9", "HALL-R10", "HALL-R14")
def test_ti_31_level_2_with_an_empty_bag():
    state = table("stock p1 coin*2", "horde m2:mud-2-5+moon")
    state.bag = [0, 0, 0]
    state = after(state, "recruit.m2")
    assert own(state, P1) == {"moon": 1}
    assert "+" not in horde(state, "m2")


@pytest.mark.rule("HALL-R11")
def test_ti_32_level_3_with_an_empty_bag():
    state = table("stock p1 coin*5")
    state.bag = [0, 0, 0]
    state = after(state, "recruit.t2")
    assert (asked(state), own(state, P1)) == ((P1, "join"), {})


@pytest.mark.rule("HALL-R13", "HALL-F10")
def test_ti_33_level_2_in_the_bottom_row():
    state = table()
    state.decks[0] = []
    state = after(state, "recruit.b1", "join.2a", "end")
    card, _, clan = horde(state, "b1").partition("+")
    assert card.split("-")[1] == "2"
    state = after(state, "recruit.b1", "join.2a")
    assert own(state, P2) == {clan: 1}
    assert pack(state, P2)["2a"] == card


@pytest.mark.rule("HALL-R19", "HALL-E1")
def test_ti_34_tenth_troll_activates_all_ten_and_takes_the_token_at_once():
    found = events(table(f"pack p1 {NINE}"), "recruit.b1")
    assert dict(event(found, "produced").parts)["slots"] == PACK_NAMES
    assert names(found)[-1] == "crowned"


@pytest.mark.rule("HALL-R1", "HALL-T4")
def test_ti_35_full_pack_must_dig_even_for_nothing():
    state = table(f"pack p1 {FULL_PACK}", "stock p1 stone*2")
    assert legal(state) == {"dig.d2"}


@pytest.mark.rule("HALL-R3", "HALL-T7")
def test_ti_36_trade_that_makes_a_dig_possible_removes_the_skip():
    state = table(f"pack p1 {FULL_PACK}", f"tunnels {STRIPS}", "statues q4:fire", "stock p1 stone coin*4 cart")
    assert "skip" in legal(state)
    skipped = after(state, "skip")
    assert "hall.treasure" in legal(skipped)
    assert "statue.q4" in legal(skipped)
    state = after(state, "trade.stone", *["pay.coin.stock"] * 4)
    assert "dig.d2" in legal(state)
    assert why_not(state, "skip") == "HALL-T4 must_act"


@pytest.mark.rule("HALL-R2", "HALL-D12")
def test_ti_37_who_has_minerals_but_no_place_must_recruit():
    """A rival on o4 touches both ways out of p3."""
    state = table("portals p3 o4 h21 c8", f"pack p1 {NINE}", "stock p1 stone*9")
    assert legal(state, "dig") == set()
    assert why_not(state, "dig.d2") == "HALL-D11 fits_nowhere"
    assert why_not(state, "skip") == "HALL-T4 must_act"
    assert legal(state, "recruit") == {f"recruit.b{n}" for n in range(1, 6)}


@pytest.mark.rule("HALL-R23", "HALL-R11")
def test_ti_69_pedestal_of_who_retires_comes_too_late_for_the_recruiter():
    horde_line = "horde m1:mud-2-1+ice!coin,coin,coin m2:mud-2-2+moon m3:mud-2-3+moon m4:mud-2-4+fire"
    state = table(horde_line, "own p2 ice*5", "stock p1 coin*5")
    assert bag(state)["ice"] == 0
    state = after(state, "recruit.t1")
    assert legal(state) == {"take.fire", "take.moon", "done"}
    state = after(state, "done")
    new = horde(state, "m1").partition("+")[2]
    assert bag(state)["ice"] == (0 if new == "ice" else 1)


# -- Great Halls and Statues ------------------------------------------------------------------------------------------


@pytest.mark.rule("HALL-G3", "HALL-G5", "HALL-T2")
def test_ti_39_hall_over_the_tunnel_and_pedestal_of_the_same_turn():
    dug = STRIPS.removesuffix(tunnel("i3", "r5 r6 r7"))
    state = after(table(f"tunnels {dug}", "own p1 fire", "stock p1 stone*3"), *dig("i3", "r5 r6 r7"), "pedestal.fire")
    value = points(state, P1, "benefit")
    state = after(state, *build("treasure", SQUARE))
    assert state.to_data()["pedestals"] == []
    assert points(state, P1, "benefit") == value > 0


@pytest.mark.rule("HALL-G8", "HALL-F7")
def test_ti_40_hall_over_the_middle_of_a_long_tile():
    tiles = f"tunnels {tunnel('i4', 'n5 o5 p5 q5')} {tunnel('d2', 'o4 p4')} {tunnel('d2', 'o6 p6')}"
    state = table(*BUILD, tiles, "statues n5:fire q5:ice p6:moon", "stock p1 cart")
    assert lines(state, P1, "statue") == [6, 4]  # one of the long tile, one on p6
    state = after(state, *build("wellspring", "o4 p4 o5 p5 o6 p6"))
    assert lines(state, P1, "statue") == [6, 2]
    ends = {token.partition(".")[2] for token in legal(after(state, "statue.n5"))}
    assert ends == {"o4", "p4", "o5", "p5", "o6"}


@pytest.mark.rule("HALL-G3")
def test_ti_41_hall_over_portal_workshop_hall_or_isolated_tunnel():
    portal = table(*BUILD, f"tunnels {tunnel('d2', 'p4 q4')} {tunnel('d2', 'o3 o4')} {tunnel('d2', 'o5 p5')}")
    assert legal(portal, "hall") == set()
    # around the Workshop n4: a ring of eight with a hole
    ring = f"tunnels {tunnel('i3', 'm3 n3 o3')} {tunnel('d2', 'o4 o5')} {tunnel('d2', 'n5 m5')} {tunnel('d2', 'm4 l4')}"
    assert why_not(table(*BUILD, ring, "workshops n4:mint"), "hall.treasure") == "HALL-G3 hall_fits_nowhere"
    built = table(*BUILD, f"tunnels {STRIPS}", f"halls {hall('shaman', 'q5 p6 q6 r6 q7')}")
    assert legal(built, "hall") == set()
    alone = table(*BUILD, f"tunnels {STRIPS.removeprefix(tunnel('d2', 'p4 q4'))}")
    assert legal(alone, "hall") == set()


@pytest.mark.rule("HALL-G6", "HALL-G10")
def test_ti_42_statue_below_the_altar_is_on_it_at_once():
    state = after(table(*BUILD, f"tunnels {STRIPS}", "statues q6:ice p6:moon"), *build("treasure", SQUARE))
    assert lines(state, P1, "hall.altar") == [15]


@pytest.mark.rule("HALL-G11")
def test_ti_43_hall_in_yellow_with_two_statues():
    """A Wellspring in the yellow zone: its altar counts, no zone does."""
    cells = "k9 l9 m9 k10 l10 m10"
    tiles = f"tunnels {SHAFT.replace(tunnel('i4', 'm6 m7 m8 m9'), tunnel('i3', 'm6 m7 m8'))} {tunnel('i3', 'k9 l9 m9')}"
    placed = (f"{tiles} {tunnel('i3', 'k10 l10 m10')}", f"halls {hall('wellspring', cells)}")
    state = table(*placed, "statues l9:fire l10:ice m10:moon")  # the altar is l9 or l10
    assert lines(state, P1, "hall.altar") == [10]
    assert points(state, P1) == 10


@pytest.mark.rule("HALL-F7")
def test_ti_44_pedestal_outweighs_a_deeper_zone():
    state = table(f"tunnels {SHAFT}", "statues m9:ice m8:fire", "pedestals m8:fire")
    assert lines(state, P1, "statue", "statue.pedestal") == [16]


@pytest.mark.rule("HALL-F6")
def test_ti_45_statue_on_a_pedestal_of_another_clan():
    state = table(f"tunnels {SHAFT}", "statues n5:fire", "pedestals n5:ice")
    assert lines(state, P1, "statue") == [6]


@pytest.mark.rule("HALL-F6", "HALL-M2")
def test_ti_46_statue_on_the_portal():
    state = table(*BUILD, f"tunnels {SHAFT}", "statues p4:fire", "stock p1 cart")
    assert lines(after(state, "statue.p4", "to.p3"), P1, "statue") == [2]


@pytest.mark.rule("HALL-M7", "HALL-M8")
def test_ti_48_occupied_destination_and_occupied_path():
    state = after(table(*BUILD, f"tunnels {SHAFT}", "statues p4:fire p5:ice o5:moon", "stock p1 cart"), "statue.p4")
    assert why_not(state, "to.p5") == why_not(state, "to.o5") == "HALL-M7 cell_taken"
    assert {"to.n5", "to.m5"} <= legal(state)


@pytest.mark.rule("HALL-N1", "HALL-M3")
def test_ti_49_tunnels_touching_at_a_corner():
    tiles = f"tunnels {tunnel('d2', 'p4 q4')} {tunnel('d2', 'o3 n3')} {tunnel('d2', 'p5 p6')}"
    state = table(*BUILD, tiles, "statues o3:fire", "stock p1 cart")
    assert legal(after(state, "statue.o3")) == {"to.n3", "to.p3"}  # p4 touches o3 at a corner


@pytest.mark.rule("HALL-M4")
def test_ti_50_no_way_across_a_workshop():
    tiles = f"tunnels {tunnel('d2', 'o3 n3')} {tunnel('d2', 'p4 p5')} {tunnel('d2', 'o5 n5')}"
    state = table(*BUILD, tiles, "workshops n4:mint", "statues n5:fire", "stock p1 cart")
    assert "to.n3" not in legal(after(state, "statue.n5"))


# -- the end ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("HALL-E4", "HALL-E6")
def test_ti_54_second_token_by_the_first_player_of_five():
    state = table(f"pack p1 {NINE}", "coronations 3", "crowned 0 5 0 0 0", seats=5)
    assert after(state, "recruit.b1").left == 4 + 10


@pytest.mark.rule("HALL-E7")
def test_ti_55_third_complete_pyramid_gets_no_token():
    found = events(table(f"pack p1 {NINE}", "coronations -", "crowned 0 5 3 0", "now left=5"), "recruit.b1")
    assert "produced" in names(found)
    assert "crowned" not in names(found)


@pytest.mark.rule("HALL-E3")
def test_ti_56_two_players():
    nine = "2a:ice-1-1 2b:ice-1-2 2c:ice-1-3 3a:ice-1-4 3b:ice-1-5"
    state = after(table(f"pack p1 {NINE}", f"pack p2 {nine}", seats=2), "recruit.b1", "end", "recruit.b1")
    assert (points(state, P1, "coronation"), points(state, P2, "coronation")) == (3, 0)
    assert state.left == 4


@pytest.mark.rule("HALL-F4")
def test_ti_57_two_of_everything():
    assert points(table("stock p1 stone*2 iron*2 heartstone*2 cart*2 hammer*2 rune*2 coin*2"), P1, "sets") == 2


@pytest.mark.rule("HALL-F10")
def test_ti_58_tie_by_recruited_levels():
    packs = (
        "pack p1 2a:mud-1-1 2b:mud-1-2 2c:mud-2-1 3a:mud-2-2 3b:mud-3-1 4a:mud-3-2",
        "pack p2 2a:ice-1-1 2b:ice-1-2 2c:ice-1-3 3a:ice-2-1 3b:ice-2-2 4a:ice-3-1",
    )
    score = ("dug p1 5heartstone*9 4stone*1", "dug p2 5heartstone*9 4stone*1")
    last = ("ask p4 build", "now left=0 stage=1", "coronations -", "crowned 0 0 5 3")
    state = after(table(*packs, *score, *last), "end")
    assert state.scores[:2] == (103, 103)
    assert state.winners == (P2,)


@pytest.mark.rule("HALL-F4")
def test_ti_70_breaking_up_a_set_gains_nothing():
    assert points(table("stock p1 stone*3 coin*2 rune"), P1, "sets") == 1


# -- payments ---------------------------------------------------------------------------------------------------------

IRON_EVERYWHERE = ("pack p1 1b:start-2:1 2a:mud-1-4:10", "stock p1 iron*2")


@pytest.mark.rule("HALL-T9")
def test_payer_chooses_where_each_token_comes_from():
    state = after(table(*IRON_EVERYWHERE), *dig("l3", "p4 q4 p5"))
    assert asked(state) == (P1, "pay")
    assert legal(state) == {"pay.auto", "pay.iron.1b", "pay.iron.2a", "pay.iron.stock"}
    state = after(state, "pay.iron.stock")
    assert legal(state) == {"pay.auto", "pay.iron.1b", "pay.iron.2a", "pay.iron.stock"}
    state = after(state, "pay.iron.2a")
    assert legal(state) == {"pay.auto", "pay.iron.1b", "pay.iron.stock"}
    state = after(state, "pay.iron.1b")
    assert (held(state, P1), stock(state, P1)) == ({}, {"iron": 1, "coin": 1})


@pytest.mark.rule("HALL-T9")
def test_tokens_that_must_all_be_paid_are_no_question():
    assert asked(after(table(*IRON_EVERYWHERE), *O4)) == (P1, "build")


@pytest.mark.rule("HALL-T9")
def test_payment_is_asked_token_by_token():
    """Two to pay from three places: the last one is still a choice, and nothing is asked after it."""
    state = after(table("pack p1 1b:start-2:1 2a:mud-1-4:10", "stock p1 iron*1"), *dig("d2", "p4 p5"))
    state = after(state, "pay.iron.stock")
    assert asked(state) == (P1, "pay")  # 1b or 2a
    assert held(after(state, "pay.iron.1b"), P1) == {"iron": 1}


@pytest.mark.rule("HALL-T9")
def test_symbols_of_one_troll_are_one_source():
    state = after(table("pack p1 2a:mud-1-2:111"), *DOMINO)
    assert asked(state) == (P1, "build")
    assert held(state, P1) == {"stone": 1}


@pytest.mark.rule("HALL-T9")
def test_trolls_that_never_work_again_are_like_the_stock():
    """A full pack: what lies above the bottom row and in the Stock is alike; the bottom row may hear an Echo."""
    above = table(f"pack p1 {FULL_PACK.replace('mud-1-2', 'mud-1-2:111')}", "stock p1 stone*2")
    state = after(above, *DOMINO)
    assert asked(state) == (P1, "build")
    assert held(state, P1).get("stone", 0) + stock(state, P1).get("stone", 0) == 3
    bottom = table(f"pack p1 1a:start-1:1 {FULL_PACK}", "stock p1 stone*2")
    assert legal(after(bottom, *DOMINO)) == {"pay.auto", "pay.stone.1a", "pay.stone.stock"}


@pytest.mark.rule("HALL-T9")
@pytest.mark.parametrize(("seat", "cells"), [(2, "t16 t17"), (3, "h20 h19"), (4, "d8 e8")])
def test_whose_pack_is_full_is_asked_of_the_payer_alone(seat, cells):
    lines_ = (f"ask p{seat} act", f"stock p{seat} stone*2")
    open_pack = table(*lines_, f"pack p{seat} 2b:ice-1-2:110", f"pack p1 {FULL_PACK}")
    assert asked(after(open_pack, *dig("d2", cells))) == (seat - 1, "pay")
    full_pack = table(*lines_, f"pack p{seat} {FULL_PACK.replace('mud-1-2', 'mud-1-2:111')}")
    assert asked(after(full_pack, *dig("d2", cells))) == (seat - 1, "build")


@pytest.mark.rule("HALL-T9")
def test_after_step_2_of_the_last_turn_all_sources_are_alike():
    last = (
        "coronations -",
        "crowned 0 0 5 3",
        f"tunnels {SHAFT}",
        "statues p4:fire",
        "pack p1 1a:start-6:1",
        "stock p1 cart*2",
    )
    running = table("ask p1 build", "now stage=1 left=4", *last)
    assert asked(after(running, "statue.p4", "to.p5")) == (P1, "pay")
    final = after(table("ask p1 build", "now stage=1 left=0", *last), "statue.p4", "to.p5")
    assert asked(final) == (P1, "build")
    assert held(final, P1).get("cart", 0) + stock(final, P1).get("cart", 0) == 2


@pytest.mark.rule("HALL-T9", "HALL-V8")
def test_team_stock_is_never_like_the_own_trolls():
    full = f"pack p1 {FULL_PACK.replace('mud-1-2', 'mud-1-2:111')}"
    state = after(table(full, "stock p1 stone*2", teams="yes"), *DOMINO)
    assert legal(state) == {"pay.auto", "pay.stone.2b", "pay.stone.stock"}


@pytest.mark.rule("HALL-T9")
def test_default_takes_from_the_trolls_that_may_work_again_soonest_then_from_the_stock():
    """Open slots above: 2b has three, 1a and 2a two each, and the lower row goes first. (DEC-18)"""
    lines_ = ("pack p1 1a:start-1:1 2a:mud-1-2:100 2b:mud-1-3:10", "stock p1 stone*2")
    two = after(table(*lines_), *DOMINO, "pay.auto")
    assert [holds(two, P1, slot) for slot in ("1a", "2a", "2b")] == [[], ["stone"], []]
    assert stock(two, P1) == {"stone": 2, "coin": 1}
    three = after(table(*lines_), *dig("l3", "p4 q4 p5"), "pay.auto")
    assert held(three, P1) == {}
    four = after(table(*lines_), *O4, "pay.auto")
    assert stock(four, P1) == {"stone": 1, "coin": 1}


@pytest.mark.rule("HALL-T9")
def test_default_takes_from_the_left_of_equal_trolls():
    """DEC-18."""
    packs = "pack p1 2a:mud-1-6:01 2b:mud-1-1 2c:mud-2-5:001"
    state = table(*BUILD, packs, f"tunnels {SHAFT}", "statues p4:fire", "stock p1 cart")
    state = after(state, "statue.p4", "to.p5", "pay.auto")
    assert (holds(state, P1, "2a"), holds(state, P1, "2c")) == ([], ["cart"])


@pytest.mark.rule("HALL-T9", "HALL-M5")
def test_default_for_a_statue_is_the_matching_clan_cart():
    """DEC-18: before the Trolls that work again sooner, and before the Stock."""
    packs = "pack p1 1b:start-6:1 2a:moon-1-1:01 2b:fire-1-2:01"
    state = table(*BUILD, packs, f"tunnels {SHAFT}", "statues p4:moon", "stock p1 cart")
    state = after(state, "statue.p4", "to.p5")
    assert legal(state) == {"pay.auto", "pay.cart.1b", "pay.cart.stock", "pay.cart_moon.2a"}
    assert held(after(state, "pay.auto"), P1) == {"cart": 1, "cart_fire": 1}
    assert why_not(state, "pay.cart_fire.2b") == "HALL-T11 not_this_kind"


@pytest.mark.rule("HALL-M5", "HALL-P6")
def test_default_under_clan_oath_spends_other_clan_carts_before_neutral_ones():
    packs = "pack p1 1b:start-6:1 2a:ice-1-1:01"
    state = table("ask p1 build", "now stage=1 charm=clan_oath cast=1", packs, f"tunnels {SHAFT}", "statues p4:moon")
    state = after(state, "statue.p4", "to.p5")
    assert legal(state) == {"pay.auto", "pay.cart.1b", "pay.cart_ice.2a"}
    assert held(after(state, "pay.auto"), P1) == {"cart": 1}


@pytest.mark.rule("HALL-P6", "HALL-M6")
def test_default_uses_free_moves_first():
    state = table("ask p1 build", "now stage=1 ghosts=1 cast=1", f"tunnels {SHAFT}", "statues p4:moon", "stock p1 cart")
    state = after(state, "statue.p4", "to.p5")
    assert legal(state) == {"pay.auto", "pay.ghost", "pay.cart.stock"}
    auto = after(state, "pay.auto")
    assert (auto.ghosts, stock(auto, P1)) == (0, {"cart": 1})
    cart = after(state, "pay.cart.stock")
    assert (cart.ghosts, stock(cart, P1)) == (1, {})


@pytest.mark.rule("HALL-P6", "HALL-T8", "HALL-T9")
def test_free_moves_are_no_resources_and_pay_nothing_else():
    cast = ("pack p1 1a:start-1:1", "now ghosts=2 cast=1 charm=ghost_carts")
    assert asked(after(table("stock p1 stone", *cast), *DOMINO)) == (P1, "build")  # both Stones go, no question
    state = after(table("stock p1 stone*2", *cast), *DOMINO)
    assert legal(state) == {"pay.auto", "pay.stone.1a", "pay.stone.stock"}
    paid = after(state, "pay.auto")
    assert (paid.ghosts, held(paid, P1), stock(paid, P1)) == (2, {}, {"stone": 1, "coin": 1})


@pytest.mark.rule("HALL-T7", "HALL-T8", "HALL-T11")
def test_trade_takes_any_four_but_clan_carts_and_has_no_default():
    state = after(table("pack p1 2a:fire-1-1:101", "stock p1 coin*2 rune*2"), "trade.hammer")
    assert legal(state) == {"pay.stone.2a", "pay.coin.stock", "pay.rune.stock"}
    assert why_not(state, "pay.cart_fire.2a") == "HALL-T11 not_this_kind"
    assert why_not(state, "pay.auto") == "HALL-T9 not_so"
    state = after(state, "pay.coin.stock", "pay.stone.2a", "pay.rune.stock", "pay.rune.stock")
    assert stock(state, P1) == {"coin": 1, "hammer": 1}
    assert held(state, P1) == {"cart_fire": 1}


@pytest.mark.rule("HALL-T9", "HALL-D13")
def test_minerals_and_hammers_of_one_dig_are_asked_for_apart():
    state = table("pack p1 1a:start-1:1 2a:fire-1-5:10", "stock p1 stone*2 hammer")
    state = after(state, *dig("d2", "o3 o4"))
    asked_for = []
    while asked(state)[1] == "pay":
        asked_for.append({token.split(".")[1] for token in legal(state) if token != "pay.auto"})
        state = after(state, "pay.auto")
    assert asked_for == [{"stone"}, {"hammer"}]
    assert (held(state, P1), stock(state, P1)) == ({}, {"stone": 1, "hammer": 1})


# -- what is true after every answer ----------------------------------------------------------------------------------


def assert_invariants(state: HallState) -> None:
    """INV-1 to INV-9, from the zones as they are written."""
    data = state.to_data()
    mountain = Mountain(state)
    nets = {seat: mountain.network(seat) for seat in range(state.seats)}
    for seat, cells in nets.items():
        assert all(not beside(cells) & nets[other] for other in mountain.opponents(seat))  # INV-1
    laid = Counter(SHAPES[TUNNEL_SHAPE[place]] for place in state.tunnels)
    assert all(laid[shape] + state.piles[n] == COPIES[n] for n, shape in enumerate(SHAPES))  # INV-2
    assert sum(state.piles) + len(state.tunnels) == 52
    assert len({HALL_PLACES[place].way.tile for place in state.halls}) == len(state.halls) <= 6
    assert sum(state.supply) + len(data["workshops"]) == 2 * state.seats + 1
    in_horde = [word.partition("!")[0].partition("+")[2] for word in data["horde"]]
    taken = [place for place, seat in enumerate(data["takers"]) if seat != "-"]
    for n, clan in enumerate(("fire", "ice", "moon")):  # INV-3: a taken place is a Pedestal placed or removed
        used = sum(place % 3 == n for place in taken)
        assert state.bag[n] + in_horde.count(clan) + sum(state.stock_pedestals[n::3]) + used == 6
    assert len(data["track"]) == 15
    assert len(data["statues"]) == len({word.partition(":")[0] for word in data["statues"]})  # INV-4
    assert len(data["statues"]) == len(state.board.statue_ring)
    assert all(card != NONE for card in state.horde)  # INV-5
    packed = [card for card in state.packs if card != NONE and card < 55]
    coming = [frame[2] for frame in state.stack if state.flow.names[frame[0]] == "join"]
    cards = [*packed, *coming, *state.horde, *(card for deck_ in state.decks for card in deck_)]
    assert sorted(cards) == list(range(55))
    for at, card in enumerate(state.packs):  # INV-6
        assert state.loads[at] < 1 << (len(SYMBOLS[card]) if card != NONE else 0)
    for seat in range(state.seats):  # INV-7
        slots = set(pack(state, seat))
        under = {"2a": "1a1b", "2b": "1b1c", "2c": "1c1d", "3a": "2a2b", "3b": "2b2c", "4a": "3a3b"}
        assert all({below[:2], below[2:]} <= slots for slot, below in under.items() if slot in slots)
    assert len(state.grimoire) == 3  # INV-8
    casting = any(state.flow.names[frame[0]] == "disintegrate" for frame in state.stack)
    assert all(0 <= runes <= (3 if casting else 2) for runes in state.runes)
    if not state.over and asked(state)[1] in ("act", "build"):  # INV-9
        assert all(len(bribes) < 4 for bribes in state.bribes)


@pytest.mark.rule(
    "HALL-N1", "HALL-R15", "HALL-R17", "HALL-R20", "HALL-D12", "HALL-D19", "HALL-G1", "HALL-M7", "HALL-P4"
)
@pytest.mark.parametrize(("seats", "options"), [*MODES, (5, {"workshops": "no_duplicates"})])
def test_invariants_hold_after_every_answer_of_games_by_lot(seats, options):
    for number, (state, _) in enumerate(random_game(seats, 55, **options)):
        if number % 2 == 0 or state.over:
            assert_invariants(state)
            assert GAME.faults(state) == []


@pytest.mark.rule(
    "HALL-N1", "HALL-R15", "HALL-R17", "HALL-R20", "HALL-D12", "HALL-D19", "HALL-G1", "HALL-M7", "HALL-P4"
)
@pytest.mark.parametrize(("seats", "options"), MODES)
def test_invariants_hold_in_games_with_many_tunnels(seats, options):
    for number, state in enumerate(rich_game(seats, 13, **options)):
        if number % 3 == 0 or state.over:
            assert_invariants(state)


@pytest.mark.rule("HALL-F1", "HALL-D4")
@pytest.mark.parametrize(("seats", "options"), MODES)
def test_honor_comes_from_digging_alone(seats, options):
    """INV-10."""
    values = {0, 3, 4, 5, 6, 8, 11}
    before: list[int] = [0] * seats
    for state, found in random_game(seats, 55, **options):
        now = [points(state, seat, "tunnels") for seat in range(seats)]
        gained = {one - two for one, two in zip(now, before, strict=True)}
        assert gained <= values
        if gained != {0}:
            assert dict(event(found, "dug").parts)["honor"] in gained
        before = now


@pytest.mark.rule("HALL-E6", "HALL-R17")
@pytest.mark.parametrize(("seats", "options"), MODES)
def test_everybody_had_as_many_turns_and_packs_have_grown_by_recruits(seats, options):
    """INV-7, INV-11."""
    turns: Counter[int] = Counter()
    recruits: Counter[int] = Counter()
    seen = 0
    for state, found in random_game(seats, 55, **options):
        if state.turn != seen:
            seen = state.turn
            turns[state.waiting[0]] += 1
        recruits.update(dict(one.parts)["seat"] for one in found if one.name == "joined")
        if state.turn:
            assert all(len(pack(state, seat)) == 4 + recruits[seat] <= 10 for seat in range(seats))
    assert len(set(turns.values())) == 1
    assert set(turns) == set(range(seats))
