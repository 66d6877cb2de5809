"""The turn (HALL-T): its four steps, spending and trading; teams at play (HALL-V); and what can be taken back."""

from __future__ import annotations

import pytest

import dovre
from dovre.kernel.errors import NotYourQuestion, UndoRefused
from tests.games.hall.helpers import (
    GAME,
    MODES,
    P1,
    P2,
    P3,
    P4,
    after,
    asked,
    event,
    events,
    grimoire,
    hall,
    held,
    holds,
    horde,
    legal,
    names,
    new,
    own,
    pack,
    play,
    points,
    random_game,
    refused,
    started,
    statues,
    stock,
    table,
    tunnel,
)

RESOURCES = ("stone", "iron", "heartstone", "cart", "hammer", "rune", "coin")
TRADES = {f"trade.{resource}" for resource in RESOURCES}
TEAMS = {"teams": "yes"}
BUILDING = ("ask p1 build", "now stage=1")
# tunnels enough for a Shaman's Chamber beside p3, with a Statue on them and p1's Workshop at n4
CROSS = f"tunnels {tunnel('t4', 'p4 p5 p6 q5')} {tunnel('d2', 'o5 n5')}"
CHAMBER = hall("shaman", "p4 o5 p5 q5 p6")
RICH = "stock p1 stone*4 rune*2 cart*2 coin*2 heartstone*2 hammer*2"
FULL_PACK = "pack p1 2a:fire-1-1 2b:fire-1-2 2c:fire-1-3 3a:fire-1-4 3b:fire-1-5 4a:ice-1-1"  # nobody can join it
LONELY = "2a:fire-1-1 2b:fire-1-2 2c:fire-1-3 3a:fire-1-4 3b:fire-1-5"  # one place is left, at the top


def verbs(state) -> set[str]:
    return {token.split(".")[0] for token in legal(state)}


# -- the order of turns and steps -------------------------------------------------------------------------------------


@pytest.mark.rule("HALL-T1")
@pytest.mark.parametrize("first", [0, 2])
def test_turns_go_clockwise_from_the_first_player(first):
    state = table(f"now first={first}", f"ask p{first + 1} act")
    seats = []
    for _ in range(6):
        seats.append(state.waiting[0])
        state = after(state, "recruit.b1", sorted(legal(after(state, "recruit.b1"), "join"))[0], "end")
    assert seats == [(first + n) % 4 for n in range(6)]


@pytest.mark.rule("HALL-T1")
def test_nobody_answers_in_anothers_turn():
    with pytest.raises(NotYourQuestion):
        play(table("stock p2 coin*5"), P2, "recruit.b1")


@pytest.mark.rule("HALL-T2", "HALL-T3")
def test_turn_begins_with_spells_and_workshops_and_what_ends_them():
    state = table(RICH, CROSS, "workshops n4:mint")
    assert asked(state) == (P1, "act")
    assert verbs(state) == {"cast", "work", "recruit", "dig", "trade"}
    for token in ("end", "statue.p6", "hall.shaman"):
        refused(state, P1, token, "too_early", "HALL-T2")


@pytest.mark.rule("HALL-T2")
@pytest.mark.parametrize("step_2", [("recruit.b1", "join.2a"), ("dig.d2", f"lay.{tunnel('d2', 'p7 q7')}", "ore.stone")])
def test_step_2_ends_step_1(step_2):
    # DEC-45
    state = table(RICH, CROSS, "workshops n4:mint")
    state = play(state, P1, *step_2)
    if asked(state)[1] == "pay":
        state = play(state, P1, "pay.auto")
    while asked(state)[1] in ("pedestal", "establish"):
        state = play(state, P1, "done")
    assert asked(state) == (P1, "build")
    assert verbs(state) == {"hall", "statue", "trade", "end"}
    for token in ("cast.earth_ritual", "work.n4", "recruit.b1", "dig.d2", "skip"):
        refused(state, P1, token, "too_late", "HALL-T2")


@pytest.mark.rule("HALL-T3")
@pytest.mark.parametrize("order", [("cast", "work"), ("work", "cast")])
def test_spell_and_workshop_come_in_either_order_once_each(order):
    state = table(RICH, CROSS, "workshops n4:mint", "grimoire earth_ritual")
    answers = {"cast": ("cast.earth_ritual", "ritual.stone"), "work": ("work.n4", "use.2")}  # one entrance is open
    for verb in order:
        assert verb in verbs(state)
        state = play(state, P1, *answers[verb])
    assert asked(state) == (P1, "act")
    assert not {"cast", "work"} & verbs(state)
    refused(state, P1, "cast.mingled_veins", "cast_already", "HALL-P1")
    refused(state, P1, "work.n4", "worked_already", "HALL-W1")


@pytest.mark.rule("HALL-T3")
def test_next_turn_has_its_own_spell_and_workshop():
    state = table(RICH, CROSS, "workshops n4:mint", "stock p2 rune")
    state = play(state, P1, "cast.gilded_arch", "work.n4", "stop", "recruit.b1", "join.2a", "end")
    assert asked(state) == (P2, "act")
    assert (state.cast, state.works, state.charm, state.stage, state.ghosts) == (0, 1, -1, 0, 0)
    assert "cast" in verbs(state)


@pytest.mark.rule("HALL-T4")
def test_step_2_is_recruit_or_dig_and_cannot_be_skipped():
    state = table("stock p1 stone*2")
    assert {"recruit.b1", "dig.d2"} <= legal(state)
    refused(state, P1, "skip", "must_act", "HALL-T4")
    refused(table(), P1, "skip", "must_act", "HALL-T4")


@pytest.mark.rule("HALL-T4")
def test_one_action_in_step_2_not_two():
    state = play(table("stock p1 stone*8"), P1, "recruit.b1", "join.2a")
    refused(state, P1, "dig.d2", "too_late", "HALL-T2")


@pytest.mark.rule("HALL-T4")
def test_who_can_neither_recruit_nor_dig_skips_step_2_alone():
    state = table(FULL_PACK, "statues p3:fire", "stock p1 cart", f"tunnels {tunnel('d2', 'p4 p5')}")
    assert legal(state) == {"skip"}
    assert names(events(state, "skip")) == ["skipped"]
    state = play(state, P1, "skip")
    assert asked(state) == (P1, "build")
    assert legal(state) == {"statue.p3", "end"}


@pytest.mark.rule("HALL-T4", "HALL-T7")
def test_trade_that_makes_a_dig_possible_takes_the_skip_away():
    # DEC-11: nobody must trade, but one may
    state = table(FULL_PACK, "stock p1 stone cart*4")
    assert legal(state) == {"skip"} | TRADES
    state = play(state, P1, "trade.stone", *["pay.cart.stock"] * 4)
    assert legal(state) == {"dig.d2"}


@pytest.mark.rule("HALL-T5")
def test_one_great_hall_in_step_3():
    tiles = [tunnel("t4", "p4 p5 p6 q5"), tunnel("d2", "o5 n5"), tunnel("i4", "m5 l5 k5 j5"), tunnel("i3", "k4 l4 m4")]
    state = table(f"tunnels {' '.join(tiles)}", *BUILDING)
    assert {"hall.shaman", "hall.wellspring"} <= legal(state)
    state = play(state, P1, "hall.shaman", f"build.{CHAMBER}")
    refused(state, P1, "hall.wellspring", "built_already", "HALL-G1")
    assert legal(state, "hall") == set()
    assert "end" in legal(state)


@pytest.mark.rule("HALL-T5", "HALL-T2")
def test_great_hall_comes_before_statues():
    # DEC-45
    state = table(CROSS, "stock p1 cart*2", *BUILDING)
    assert {"hall.shaman", "statue.p6"} <= legal(state)
    moved = play(state, P1, "statue.p6", "to.p3")
    refused(moved, P1, "hall.shaman", "hall_over", "HALL-T2")
    built = play(state, P1, "hall.shaman", f"build.{CHAMBER}")
    assert "statue.p6" in legal(built)


@pytest.mark.rule("HALL-T5")
def test_great_hall_may_be_left():
    assert asked(play(table(CROSS, *BUILDING), P1, "end")) == (P2, "act")


@pytest.mark.rule("HALL-T6")
def test_any_number_of_statues_may_be_moved_each_for_a_cart():
    state = table(CROSS, "stock p1 cart*3", *BUILDING)
    for here, there in (("p6", "p3"), ("p3", "q5"), ("q5", "n5")):
        state = play(state, P1, f"statue.{here}", f"to.{there}")
    assert statues(state)["n5"] == "moon"
    assert stock(state, P1) == {}
    refused(state, P1, "statue.n5", "no_cart", "HALL-M5")


# -- trading ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("HALL-T7")
@pytest.mark.parametrize("resource", RESOURCES)
def test_four_resources_of_mixed_types_buy_any_one(resource):
    state = table("stock p1 stone iron heartstone hammer")
    assert legal(state, "trade") == TRADES
    state = play(state, P1, f"trade.{resource}")
    assert stock(state, P1) == {resource: 1}  # all four were there, so nothing was asked


@pytest.mark.rule("HALL-T7")
def test_three_resources_buy_nothing():
    state = table("stock p1 stone iron heartstone")
    refused(state, P1, "trade.coin", "too_poor_to_trade", "HALL-T7")


@pytest.mark.rule("HALL-T7", "HALL-T9")
def test_what_is_given_is_chosen_token_by_token_from_stock_and_trolls():
    state = play(table("stock p1 stone*3 coin", "pack p1 1a:start-3:1"), P1, "trade.rune")
    assert asked(state) == (P1, "pay")
    assert legal(state) == {"pay.stone.stock", "pay.coin.stock", "pay.heartstone.1a"}
    state = play(state, P1, "pay.heartstone.1a", "pay.stone.stock", "pay.stone.stock")
    assert legal(state) == {"pay.stone.stock", "pay.coin.stock"}
    state = play(state, P1, "pay.coin.stock")
    assert (stock(state, P1), held(state, P1)) == ({"stone": 1, "rune": 1}, {})


@pytest.mark.rule("HALL-T7")
def test_one_may_trade_as_often_as_one_likes():
    state = table("stock p1 stone*16")
    for n in range(4):
        state = play(state, P1, "trade.coin")
        while asked(state)[1] == "pay":
            state = play(state, P1, "pay.stone.stock")
        assert stock(state, P1)["coin"] == n + 1
    assert legal(state, "trade") == TRADES  # the four Coins
    assert stock(play(state, P1, "trade.stone"), P1) == {"stone": 1}


@pytest.mark.rule("HALL-T7")
def test_trade_is_allowed_between_two_actions_of_the_own_turn():
    # DEC-10
    lines = (CROSS, "workshops n4:mint", "stock p1 stone*4 coin rune*2 cart*2", "grimoire aftershock", "own p1 fire")
    state = table(*lines)
    for tokens in (
        (),
        ("cast.aftershock",),
        ("work.n4",),
        ("work.n4", "use.3"),
        ("cast.aftershock", "recruit.b1", "join.2a"),  # the free tile is asked for
        ("recruit.b1", "join.2a"),
        ("recruit.b1", "join.2a", "hall.shaman", f"build.{CHAMBER}"),
        ("recruit.b1", "join.2a", "statue.p6", "to.p3"),
    ):
        assert legal(play(state, P1, *tokens), "trade") == TRADES, tokens


@pytest.mark.rule("HALL-T7")
@pytest.mark.parametrize(
    "tokens",
    [
        ("recruit.b1",),  # its place is open
        ("dig.d2",),
        ("cast.earth_ritual",),
        ("recruit.b1", "join.2a", "hall.shaman"),
        ("recruit.b1", "join.2a", "statue.p6"),
        ("trade.coin",),
    ],
)
def test_trade_is_refused_in_the_middle_of_an_action(tokens):
    # DEC-10
    state = play(table(CROSS, RICH), P1, *tokens)
    refused(state, P1, "trade.coin", "other_question", GAME.why_not(state, P1, "trade.coin").rule)
    assert legal(state, "trade") == set()


@pytest.mark.rule("HALL-T7", "HALL-T11")
def test_clan_carts_cannot_be_traded():
    # TI-25, DEC-09
    state = table("stock p1 stone*3", "pack p1 2a:fire-1-2:01")
    refused(state, P1, "trade.coin", "too_poor_to_trade", "HALL-T7")
    state = play(table("stock p1 stone*5", "pack p1 2a:fire-1-2:11"), P1, "trade.coin")
    assert legal(state) == {"pay.stone.stock", "pay.heartstone.2a"}
    refused(state, P1, "pay.cart_fire.2a", "not_this_kind", "HALL-T11")


@pytest.mark.rule("HALL-T8")
def test_pedestals_and_tokens_are_no_resources():
    state = table("stock p1 stone*3", "own p1 fire*3", "taken 1fire:p1 2ice:p1", "crowned 5 0 0 0", "coronations 3")
    refused(state, P1, "trade.coin", "too_poor_to_trade", "HALL-T7")
    assert legal(table("stock p1 stone*4"), "trade") == TRADES


# -- spending ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("HALL-T9")
def test_resources_are_spent_from_stock_and_trolls_in_any_combination():
    # TI-11: 2 Iron in Stock, 1 on each of two Trolls
    state = table("stock p1 iron*2", "pack p1 1a:start-2:1 2a:fire-1-4:10", "statues p6:fire")
    state = play(state, P1, "dig.l4", f"lay.{tunnel('l4', 'p4 p5 p6 q6')}")
    assert (stock(state, P1), held(state, P1)) == ({"coin": 1}, {})  # p5 hid a Coin
    assert points(state, P1, "tunnels") == 6
    assert (holds(state, P1, "1a"), holds(state, P1, "2a")) == ([], [])


@pytest.mark.rule("HALL-T9")
def test_choice_of_tokens_is_the_payers():
    # DEC-18, DEC-50
    state = table("stock p1 iron*2", "pack p1 1a:start-2:1 2a:fire-1-4:10")
    state = play(state, P1, "dig.d2", f"lay.{tunnel('d2', 'p4 p5')}")
    assert legal(state) == {"pay.auto", "pay.iron.1a", "pay.iron.2a", "pay.iron.stock"}
    one = play(state, P1, "pay.iron.stock", "pay.iron.2a")
    assert (stock(one, P1).get("iron"), holds(one, P1, "1a"), holds(one, P1, "2a")) == (1, ["iron"], [])
    usual = play(state, P1, "pay.auto")
    assert (stock(usual, P1).get("iron"), held(usual, P1)) == (2, {})  # from the Trolls first


@pytest.mark.rule("HALL-T9")
def test_token_that_is_not_there_is_refused():
    state = table("stock p1 iron*2", "pack p1 1a:start-2:1 2a:fire-1-4:10")
    state = play(state, P1, "dig.d2", f"lay.{tunnel('d2', 'p4 p5')}")
    refused(state, P1, "pay.iron.1b", "not_there", "HALL-T9")
    refused(state, P1, "pay.stone.stock", "not_this_kind", "HALL-T9")
    refused(state, P1, "pay.ghost", "not_so", "HALL-T9")


@pytest.mark.rule("HALL-T10")
def test_what_is_spent_goes_to_the_supply():
    state = table("stock p1 stone*2")
    state = play(state, P1, "dig.d2", f"lay.{tunnel('d2', 'p4 q4')}")
    assert [stock(state, seat) for seat in range(4)] == [{}, {}, {}, {}]
    assert all(horde(state, f"b{n}").count("!") == 0 for n in range(1, 6))


@pytest.mark.rule("HALL-T10")
def test_bribes_and_runes_stay_where_they_are_put():
    state = play(table("stock p1 coin*2 rune"), P1, "cast.mingled_veins", "recruit.m1")
    assert (horde(state, "b1"), horde(state, "b2")) == ("fire-1-1!coin", "fire-1-2!coin")
    assert grimoire(state)["mingled_veins"] == 1


@pytest.mark.rule("HALL-T11", "HALL-T12")
def test_cart_on_a_troll_of_fire_ice_or_moon_is_of_its_clan_and_one_on_a_spiral_is_neutral():
    lines = ("statues p4:ice", f"tunnels {tunnel('d2', 'p4 p5')}", *BUILDING)
    assert "statue.p4" not in legal(table("pack p1 2a:fire-1-2:01", *lines))  # a Fire Cart
    assert "statue.p4" in legal(table("pack p1 2a:ice-1-1:01", *lines))  # an Ice Cart
    assert "statue.p4" in legal(table("pack p1 2a:mud-1-6:01", *lines))  # a spiral
    assert "statue.p4" in legal(table("pack p1 1a:start-6:1", *lines))  # starting Trolls have no clan
    assert "statue.p4" in legal(table("stock p1 cart", *lines))


@pytest.mark.rule("HALL-T11")
def test_fire_cart_on_an_ice_statue_is_refused():
    # TI-47
    lines = ("statues p4:ice", f"tunnels {tunnel('d2', 'p4 p5')}", "pack p1 2a:fire-1-2:01", *BUILDING)
    refused(table(*lines), P1, "statue.p4", "no_cart", "HALL-M5")
    both = play(table(*lines, "stock p1 cart"), P1, "statue.p4", "to.p5")
    assert (stock(both, P1), held(both, P1)) == ({}, {"cart_fire": 1})  # the neutral one paid


@pytest.mark.rule("HALL-T12")
def test_clan_cart_that_comes_to_the_stock_is_neutral():
    # TI-24
    lines = ("portals o4 u16 h21 c8", "workshops n4:steward", "pack p1 2a:moon-1-1:01", "statues o4:ice")
    state = play(table(*lines, f"tunnels {tunnel('d2', 'o5 p5')}"), P1, "work.n4", "use.1")
    assert (stock(state, P1), held(state, P1)) == ({"cart": 1}, {})
    state = play(state, P1, "recruit.b1", "join.2b")
    assert "statue.o4" in legal(state)


# -- who is asked, in which order tokens are taken --------------------------------------------------------------------


@pytest.mark.rule("HALL-T9")
def test_default_takes_from_the_trolls_that_may_work_again_soonest():
    # DEC-18: those under the most open slots, lower row first, left first; then the Stock
    # 2a filled: 1a is under 3a and 4a, 1b under 2b, 3a, 3b, 4a
    state = table("stock p1 iron*3", "pack p1 1a:start-2:1 2a:ice-1-5:11 2b:mud-1-4:11 2c:mud-1-1:10")
    state = play(state, P1, "dig.d2", f"lay.{tunnel('d2', 'p4 p5')}")
    paid = [one for one in events(state, "pay.auto") if one.name == "paid"]
    assert [one["source"] for one in paid] == ["2b", "2b"]  # under 3a, 3b and 4a; the others under two


@pytest.mark.rule("HALL-T9")
@pytest.mark.parametrize(
    ("pack_", "source"),
    [
        ("1a:start-5:1 2a:ice-1-3:10", "1a"),  # both under 3a and 4a: the lower row
        ("1b:start-5:1 2b:ice-1-3:10", "1b"),
        ("2a:ice-1-3:10 2c:moon-1-3:10 2b:fire-1-1", "2a"),  # both under two: the left one
    ],
)
def test_default_takes_the_lower_row_then_the_left(pack_, source):
    # DEC-18
    state = play(table("stock p1 rune", f"pack p1 {pack_}"), P1, "cast.gilded_arch")
    assert event(events(state, "pay.auto"), "paid")["source"] == source


@pytest.mark.rule("HALL-T9")
def test_equal_ways_to_pay_are_not_asked():
    one_source = table("stock p1 stone*5")
    state = play(one_source, P1, "dig.d2", f"lay.{tunnel('d2', 'p4 p5')}")
    assert asked(state)[1] == "build"
    everything = table("stock p1 stone", "pack p1 1a:start-1:1")
    assert asked(play(everything, P1, "dig.d2", f"lay.{tunnel('d2', 'p4 p5')}"))[1] == "build"


@pytest.mark.rule("HALL-T9")
def test_troll_that_can_never_work_again_is_as_good_as_the_stock():
    full = "pack p1 1a:start-3 2a:fire-1-1:100 2b:fire-1-2 2c:fire-1-3 3a:mud-1-2:100 3b:fire-1-5 4a:ice-1-1"
    lay = ("dig.d2", f"lay.{tunnel('d2', 'p4 p5')}")
    state = play(table(full, "stock p1 stone*2"), P1, *lay)
    assert asked(state)[1] == "build"
    bottom = full.replace("start-3", "start-1:1")  # the bottom row may still hear an Echo
    assert legal(play(table(bottom, "stock p1 stone*2"), P1, *lay)) == {"pay.auto", "pay.stone.1a", "pay.stone.2a"}


@pytest.mark.rule("HALL-T9")
@pytest.mark.parametrize(("left", "alike"), [(0, True), (3, True), (4, False), (-1, False)])
def test_after_step_2_of_ones_last_turn_all_sources_are_alike(left, alike):
    # of four players, with three turns to come, p1 has none
    lines = ("stock p1 cart*2", "pack p1 1a:start-6:1 2a:mud-1-6:01", CROSS, "ask p1 build")
    state = play(table(*lines, f"now stage=1 left={left}"), P1, "statue.p6", "to.p3")
    if alike:
        assert asked(state)[1] == "build"
    else:
        assert legal(state) == {"pay.auto", "pay.cart.1a", "pay.cart.2a", "pay.cart.stock"}


@pytest.mark.rule("HALL-T9")
def test_before_step_2_of_the_last_turn_sources_still_differ():
    # a recruit may yet wake the Troll
    state = play(table("stock p1 rune", "pack p1 1a:start-5:1", "now left=0"), P1, "cast.gilded_arch")
    assert legal(state) == {"pay.auto", "pay.rune.1a", "pay.rune.stock"}


# -- teams ------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("HALL-V2")
def test_honor_of_both_members_is_the_teams():
    state = table("dug p1 4iron", "dug p4 3stone", "dug p2 5heartstone", **TEAMS)
    assert [points(state, seat, "tunnels") for seat in range(4)] == [9, 11, 11, 9]
    assert state.scores[0] == state.scores[3]


@pytest.mark.rule("HALL-V2")
def test_dig_of_one_member_scores_for_both():
    state = table("stock p1 iron*3", "ask p4 act", **TEAMS)
    state = play(state, P4, "dig.i3", sorted(legal(play(state, P4, "dig.i3")))[0])
    assert points(state, P1, "tunnels") == points(state, P4, "tunnels") == 4
    assert points(state, P2, "tunnels") == 0


@pytest.mark.rule("HALL-V2")
def test_both_coronation_tokens_may_go_to_one_team():
    # TI-67
    state = table("crowned 5 0 0 3", "coronations -", "now left=7", **TEAMS)
    assert [points(state, seat, "coronation") for seat in range(4)] == [8, 0, 0, 8]


@pytest.mark.rule("HALL-V2")
def test_coronation_tokens_are_earned_one_by_one():
    # DEC-37
    nine = (f"pack p1 {LONELY}", "pack p4 2a:ice-1-1 2b:ice-1-2 2c:ice-1-3 3a:ice-1-4 3b:ice-1-5")
    state = play(table(*nine, **TEAMS), P1, "recruit.b1")
    assert (state.crowned, state.left) == ([5, 0, 0, 0], -1)
    state = play(state, P1, "end")
    for seat in (P2, P3):
        state = play(state, seat, "recruit.b1", "join.2a", "end")
    state = play(state, P4, "recruit.b1")
    assert (state.crowned, state.left) == ([5, 0, 0, 3], 8)


@pytest.mark.rule("HALL-V4")
def test_rounds_of_a_team_game_run_a_b_b_a():
    # EX-16
    state = table("now first=2", "ask p3 act", **TEAMS)
    seats = []
    for _ in range(5):
        seats.append(state.waiting[0])
        state = after(state, "recruit.b1", "join.2a" if len(seats) < 5 else "join.2b", "end")
    assert seats == [P3, P4, P1, P2, P3]


@pytest.mark.rule("HALL-V7")
def test_whatever_goes_to_a_stock_goes_to_that_of_the_team():
    lines = ("horde b1:mud-1-1!coin,stone m1:fire-2-1+fire", "stock p1 coin*2", "ask p4 act")
    state = table(*lines, **TEAMS)
    bribed = play(state, P4, "recruit.b1", "join.2a")
    assert stock(bribed, P1) == stock(bribed, P4) == {"coin": 3, "stone": 1}
    noble = play(state, P4, "recruit.m1", "join.2a")
    assert own(noble, P1) == own(noble, P4) == {"fire": 1}
    assert (stock(noble, P2), own(noble, P2)) == ({}, {})


@pytest.mark.rule("HALL-V7")
def test_buried_resources_spells_and_trades_fill_the_team_stock():
    lines = (f"tunnels {tunnel('d2', 'p4 q4')}", "grimoire earth_ritual")
    state = table(*lines, "portals c8 h21 u16 p3", "stock p1 stone*2 rune", "ask p4 act", **TEAMS)
    state = play(state, P4, "cast.earth_ritual", "ritual.iron")
    assert stock(state, P1) == {"stone": 2, "iron": 2}
    dug = play(state, P4, "dig.d2", f"lay.{tunnel('d2', 'p5 o5')}", "ore.stone")
    assert stock(dug, P1) == {"iron": 2, "coin": 1}
    assert stock(play(state, P4, "trade.cart"), P1) == {"cart": 1}


@pytest.mark.rule("HALL-V8")
def test_member_spends_from_the_own_pack_and_the_team_stock_never_from_the_mates_pack():
    # TI-65
    lines = ("pack p1 1a:start-1:1", "pack p4 1b:start-1:1", "stock p1 stone", "ask p4 act")
    state = table("portals c8 h21 u16 p3", *lines, **TEAMS)
    state = play(state, P4, "dig.d2", f"lay.{tunnel('d2', 'p4 q4')}")
    assert (held(state, P4), held(state, P1), stock(state, P4)) == ({}, {"stone": 1}, {})
    poor = table("portals c8 h21 u16 p3", lines[0], lines[2], lines[3], **TEAMS)
    refused(poor, P4, "dig.d2", "no_minerals", "HALL-D3")


@pytest.mark.rule("HALL-V8", "HALL-V10")
def test_connection_does_not_open_the_mates_pack():
    # TI-65
    link = tunnel("l3", "q5 q6 r6")
    lines = (
        "portals p3 h21 c8 s6",
        f"tunnels {tunnel('d2', 'p4 p5')} {link}",
        "pack p1 1a:start-1:1",
        "stock p1 stone",
    )
    state = table(*lines, "ask p4 act", **TEAMS)
    refused(state, P4, "dig.d2", "no_minerals", "HALL-D3")
    assert "dig.d2" in legal(table(*lines, **TEAMS))


@pytest.mark.rule("HALL-V8")
def test_payer_in_a_team_chooses_between_an_idle_troll_and_the_common_stock():
    # what lies on the own Trolls is the own, what lies in the Stock is the mate's too
    full = "pack p1 2a:fire-1-1:100 2b:fire-1-2 2c:fire-1-3 3a:fire-1-4 3b:fire-1-5 4a:ice-1-1"
    state = play(table(full, "stock p1 stone*2", **TEAMS), P1, "dig.d2", f"lay.{tunnel('d2', 'p4 p5')}")
    assert legal(state) == {"pay.auto", "pay.stone.2a", "pay.stone.stock"}


@pytest.mark.rule("HALL-V11")
def test_pedestal_is_placed_from_the_team_stock():
    state = table("portals c8 h21 u16 p3", "own p1 fire", "stock p1 stone*2", "ask p4 act", **TEAMS)
    state = play(state, P4, "dig.d2", f"lay.{tunnel('d2', 'p4 q4', anchor='p4')}")
    assert legal(state) == {"pedestal.fire", "done"}
    state = play(state, P4, "pedestal.fire")
    assert own(state, P1) == own(state, P4) == {}
    assert [points(state, seat, "benefit") for seat in range(4)] == [5, 0, 0, 5]


@pytest.mark.rule("HALL-V12")
def test_leftovers_of_both_packs_and_the_stock_make_sets_together():
    # DEC-37
    state = table("stock p1 stone", "pack p1 1a:start-1:1", "pack p4 1b:start-1:1", **TEAMS)
    assert [points(state, seat, "sets") for seat in range(4)] == [1, 0, 0, 1]


@pytest.mark.rule("HALL-V13")
def test_team_with_the_most_honor_wins():
    dug = ("dug p1 5heartstone", "dug p2 4iron", "dug p3 4heartstone")
    state = table(*dug, "crowned 5 0 3 0", "ask p1 build", "now stage=1 left=0", **TEAMS)
    state = play(state, P1, "end")
    assert state.over
    assert state.winners == (P2, P3)
    assert list(state.scores) == [16, 17, 17, 16]


@pytest.mark.rule("HALL-V13")
def test_tied_teams_compare_the_levels_of_all_their_recruits():
    # DEC-37
    lines = ("dug p1 3stone", "dug p3 3heartstone", "crowned 5 3 0 0", "ask p1 build", "now stage=1 left=0")
    packs = ("pack p1 2a:fire-2-1", "pack p2 2a:fire-1-1", "pack p3 2a:ice-1-1")
    assert play(table(*lines, *packs, **TEAMS), P1, "end").winners == (P1, P2, P3, P4)
    heavier = (*packs[:-1], "pack p3 2a:ice-2-1")
    assert play(table(*lines, *heavier, **TEAMS), P1, "end").winners == (P1, P4)


# -- taking back ------------------------------------------------------------------------------------------------------


def undoable(state, *tokens: str) -> tuple[int, str]:
    """How many of these answers can be taken back, and what stands before the next one."""
    paper = dovre.Table(state)
    seat = state.waiting[0]
    for token in tokens:
        paper.answer(seat, token)
    return paper.undo_limit(seat)


def test_payments_trades_and_moves_can_be_taken_back():
    state = table(CROSS, "stock p1 stone*5 coin cart*2", "workshops n4:mint")
    assert undoable(state, "trade.iron", "pay.coin.stock", *["pay.stone.stock"] * 3)[0] == 5
    assert undoable(state, "work.n4", "use.3")[0] == 2
    assert undoable(state, "work.n4", "stop")[0] == 2
    assert undoable(table(CROSS, "stock p1 cart*2", *BUILDING), "statue.p6", "to.p3")[0] == 2
    assert undoable(table(CROSS, *BUILDING), "hall.shaman", f"build.{CHAMBER}")[0] == 2


def test_dig_can_be_taken_back_for_all_lies_open():
    state = table("stock p1 iron*3", "pack p1 1a:start-2:1")
    tokens = ("dig.d2", f"lay.{tunnel('d2', 'p4 p5')}", "pay.iron.1a")
    assert undoable(state, *tokens) == (3, "start")
    paper = dovre.Table(state)
    for token in tokens:
        paper.answer(P1, token)
    for _ in tokens:
        paper.undo(P1)
    assert paper.state == state


@pytest.mark.parametrize(
    ("lines", "tokens", "count", "reason"),
    [
        ((), ("recruit.b1",), 0, "seen"),  # the next Troll has come to the horde
        (("stock p1 coin*2",), ("recruit.m1",), 0, "chance"),  # a Pedestal was drawn for it
        (("stock p1 coin*5",), ("recruit.t1",), 0, "seen"),
        ((), ("recruit.b1", "join.2a"), 1, "seen"),  # its place can be chosen again
        (("stock p1 rune", "grimoire drums_of_exile"), ("cast.drums_of_exile", "exile.b1", "done"), 0, "seen"),
        (("stock p1 rune", "grimoire drums_of_exile"), ("cast.drums_of_exile", "exile.b1"), 2, "start"),
        (("stock p1 rune", "grimoire earth_ritual*2"), ("cast.earth_ritual",), 1, "start"),
        (("stock p1 rune", "grimoire earth_ritual*2"), ("cast.earth_ritual", "ritual.iron"), 0, "seen"),
        (("stock p1 rune", "grimoire earth_ritual*1"), ("cast.earth_ritual", "ritual.iron"), 2, "start"),
        (("stock p1 rune*2", "grimoire seers_bag"), ("cast.seers_bag", "draw"), 0, "chance"),
        (("stock p1 rune", "grimoire seers_bag", "own p1 fire"), ("cast.seers_bag", "swap.fire.ice"), 2, "start"),
    ],
)
def test_what_showed_something_new_cannot_be_taken_back(lines, tokens, count, reason):
    assert undoable(table(*lines), *tokens) == (count, reason)
    if not count:
        paper = dovre.Table(table(*lines))
        for token in tokens:
            paper.answer(P1, token)
        with pytest.raises(UndoRefused):
            paper.undo(P1)


@pytest.mark.rule("HALL-S17")
def test_portal_can_be_taken_back_and_a_draft_until_the_next_troll_is_drawn():
    state = new(3)
    assert undoable(state, sorted(legal(state))[0]) == (1, "start")
    while asked(state)[1] == "portal":
        state = after(state, sorted(legal(state))[0])
    assert undoable(state, sorted(legal(state))[0]) == (0, "seen")  # the owner has drawn the next one


def test_bribes_can_be_taken_back_until_the_troll_is_taken():
    state = table("stock p1 coin*3", "pack p1 1d:start-4:1")
    assert undoable(state, "recruit.m1", "pay.coin.stock") == (2, "start")
    assert undoable(state, "recruit.m1", "pay.coin.stock", "pay.coin.stock") == (0, "chance")


# -- whole games ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("HALL-T2")
@pytest.mark.parametrize(("seats", "options"), MODES)
def test_every_turn_goes_through_its_steps_in_order(seats, options):
    turn, reached = 0, 0
    steps = {"cast": 1, "activated": 1, "recruited": 2, "dug": 2, "skipped": 2, "dug.free": 2, "built": 3, "moved": 4}
    for state, happened in random_game(seats, 55, **options):
        for one in happened:
            step = steps.get(one.name, 0)
            assert not step or step >= reached
            reached = max(reached, step)
        if state.turn != turn:
            turn, reached = state.turn, 0
    assert turn > 10


def test_pack_and_stock_of_a_started_game_are_told():
    state = started(3)
    assert all(len(pack(state, seat)) == 4 for seat in range(3))
    assert event(events(state, "recruit.b1"), "recruited")["slot"] == "b1"
