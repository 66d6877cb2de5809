"""Recruiting (HALL-R): bribes, refills, retirements, places in the pack, the cascade."""

from __future__ import annotations

from itertools import combinations

import pytest

from dovre.games.hall.box import RESOURCES
from dovre.games.hall.components import HORDE_NAMES, PACK_NAMES
from dovre.games.hall.state import NONE, HallState
from tests.games.hall.helpers import (
    P1,
    P2,
    after,
    asked,
    bag,
    deck,
    event,
    events,
    held,
    holds,
    horde,
    legal,
    names,
    own,
    pack,
    stock,
    table,
)
from tests.games.hall.slowly import why_not

BOTTOM, MIDDLE = HORDE_NAMES[:5], HORDE_NAMES[5:9]
NO_ICE = "m1:ice-2-1+fire m2:ice-2-2+moon m3:ice-2-3+fire m4:ice-2-4+moon"
UPPER = PACK_NAMES[4:]
FULL_PACK = "2a:mud-1-1 2b:mud-1-2 2c:mud-1-3 3a:mud-1-4 3b:mud-1-5 4a:mud-1-6"
NINE = "2a:mud-1-1 2b:mud-1-2 2c:mud-1-3 3a:mud-1-4 3b:mud-1-5"
# the Trolls under each slot of the horde, read from the drawing of the pyramid
UNDER = {
    "m1": "b1 b2",
    "m2": "b2 b3",
    "m3": "b3 b4",
    "m4": "b4 b5",
    "t1": "b1 b2 b3 m1 m2",
    "t2": "b2 b3 b4 m2 m3",
    "t3": "b3 b4 b5 m3 m4",
}


def recruitable(state: HallState) -> set[str]:
    return {token.partition(".")[2] for token in legal(state, "recruit")}


def bribed(state: HallState) -> dict[str, str]:
    """The bribes of every slot that has some."""
    words = {slot: horde(state, slot).partition("!")[2] for slot in HORDE_NAMES}
    return {slot: word for slot, word in words.items() if word}


# -- who may recruit --------------------------------------------------------------------------------------------------


@pytest.mark.rule("HALL-R1", "HALL-T4")
def test_full_pack_cannot_recruit_and_must_dig():
    state = table(f"pack p1 {FULL_PACK}", "stock p1 stone*2 coin*9")
    assert recruitable(state) == set()
    assert legal(state, "dig") == {"dig.d2"}
    assert "skip" not in legal(state)
    assert why_not(state, "recruit.b1") == "HALL-R1 pack_full"
    assert why_not(state, "skip") == "HALL-T4 must_act"


@pytest.mark.rule("HALL-R1")
def test_nine_trolls_still_recruit():
    assert recruitable(table(f"pack p1 {NINE}")) == set(BOTTOM)


@pytest.mark.rule("HALL-R2")
def test_who_cannot_dig_must_recruit():
    state = table("stock p1 stone iron heartstone")
    assert legal(state, "dig") == set()
    assert recruitable(state) == set(BOTTOM)
    assert "skip" not in legal(state)


@pytest.mark.rule("HALL-R2", "HALL-T7")
def test_nobody_is_forced_to_trade_cast_or_work():
    """Four resources could be traded for a mineral: it stays a choice. (DEC-11)"""
    state = table("stock p1 stone*1 coin*3", f"pack p1 {FULL_PACK}")
    assert legal(state) == {
        "skip",
        *(f"trade.{name}" for name in ("stone", "iron", "heartstone", "cart", "hammer", "rune", "coin")),
    }


@pytest.mark.rule("HALL-R3")
def test_who_can_neither_recruit_nor_dig_skips_step_2_only():
    state = table(f"pack p1 {FULL_PACK}", "tunnels d2c.p4", "statues p5:fire", "stock p1 cart")
    assert legal(state) == {"skip"}
    state = after(state, "skip")
    assert asked(state) == (P1, "build")
    assert legal(state) == {"statue.p5", "end"}


# -- bribes -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("HALL-R4")
@pytest.mark.parametrize("slot", BOTTOM)
def test_bottom_row_costs_nothing(slot):
    state = after(table("stock p1 coin"), f"recruit.{slot}")
    assert bribed(state) == {}
    assert stock(state, P1) == {"coin": 1}


@pytest.mark.rule("HALL-R5", "HALL-R6", "HALL-R7", "HALL-S5")
@pytest.mark.parametrize(("slot", "below"), UNDER.items())
def test_one_coin_on_every_troll_below(slot, below):
    price = len(below.split())
    assert price == (2 if slot in MIDDLE else 5)
    poor = table(f"stock p1 coin*{price - 1}")
    assert why_not(poor, f"recruit.{slot}") == "HALL-R7 no_bribes"
    state = after(table(f"stock p1 coin*{price}"), f"recruit.{slot}")
    assert bribed(state) == dict.fromkeys(below.split(), "coin")
    assert stock(state, P1) == {}


@pytest.mark.rule("HALL-R5", "HALL-R6", "HALL-R7")
def test_purse_decides_which_rows_are_within_reach():
    rows = {0: BOTTOM, 1: BOTTOM, 2: BOTTOM + MIDDLE, 4: BOTTOM + MIDDLE, 5: HORDE_NAMES}
    for coins, slots in rows.items():
        assert recruitable(table(f"stock p1 coin*{coins} stone*9")) == set(slots), coins


@pytest.mark.rule("HALL-R7")
def test_empty_slot_below_needs_no_bribe():
    """Cannot happen in play, and must not stop it. (DEC-16)"""
    state = table("stock p1 coin")
    state.horde[0] = state.horde[1] = NONE
    assert recruitable(state) == {"b3", "b4", "b5", "m1", "m2"}  # m2 stands on one Troll
    assert why_not(state, "recruit.b1") == "HALL-R9 no_troll"
    state = after(state, "recruit.m1")
    assert bribed(state) == {}
    assert stock(state, P1) == {"coin": 1}


@pytest.mark.rule("HALL-R7")
def test_half_empty_row_below_needs_a_bribe_for_each_troll_that_is_there():
    """DEC-16."""
    state = table("stock p1 coin")
    state.horde[0] = NONE
    assert "m1" in recruitable(state)
    state = after(state, "recruit.m1")
    assert bribed(state) == {"b2": "coin"}
    assert stock(state, P1) == {}


@pytest.mark.rule("HALL-R5", "HALL-T9")
def test_coins_on_trolls_pay_bribes_too():
    state = table("pack p1 1d:start-4:1", "stock p1 coin")
    assert "m1" in recruitable(state)
    state = after(state, "recruit.m1")
    assert stock(state, P1) == {}
    assert bribed(state) == {"b1": "coin", "b2": "coin"}


@pytest.mark.rule("HALL-R8")
def test_bribes_on_the_recruit_go_to_the_stock():
    state = table("horde b3:mud-1-5!coin,coin,heartstone", "stock p1 coin stone")
    assert stock(after(state, "recruit.b3"), P1) == {"coin": 3, "heartstone": 1, "stone": 1}


@pytest.mark.rule("HALL-R8")
def test_bribes_stay_with_the_trolls_that_are_not_recruited():
    state = after(table("horde b3:mud-1-5!coin,iron b2:mud-1-4!coin"), "recruit.b2")
    assert bribed(state) == {"b3": "iron,coin"}


# -- Spells that change the bribes ------------------------------------------------------------------------------------


@pytest.mark.rule("HALL-R7", "HALL-P6")
def test_old_debt_spares_up_to_two_of_choice():
    state = table("stock p1 coin*5", "now charm=old_debt cast=1")
    asked_first = after(state, "recruit.t1")
    below = {f"spare.{slot}" for slot in UNDER["t1"].split()}
    assert legal(asked_first) == {*below, "done"}
    assert set(bribed(after(asked_first, "done"))) == set(UNDER["t1"].split())
    one = after(asked_first, "spare.b2")
    assert legal(one) == {*below, "done"} - {"spare.b2"}
    assert set(bribed(after(one, "done"))) == {"b1", "b3", "m1", "m2"}
    two = after(one, "spare.m1")  # no third
    assert asked(two) == (P1, "pick_pedestal")
    assert set(bribed(two)) == {"b1", "b3", "m2"}
    assert stock(two, P1) == {"coin": 2}


@pytest.mark.rule("HALL-R7", "HALL-P6")
def test_old_debt_must_spare_as_many_as_one_cannot_pay():
    reach = {0: (*BOTTOM, *MIDDLE), 2: (*BOTTOM, *MIDDLE), 3: HORDE_NAMES}
    for coins, slots in reach.items():
        assert recruitable(table(f"stock p1 coin*{coins}", "now charm=old_debt cast=1")) == set(slots)
    state = after(table("stock p1 coin", "now charm=old_debt cast=1"), "recruit.m1")
    assert legal(state) == {"spare.b1", "spare.b2"}
    state = after(state, "spare.b1")
    assert legal(state) == {"spare.b2", "done"}
    assert bribed(after(state, "done")) == {"b2": "coin"}
    free = after(state, "spare.b2")
    assert (bribed(free), stock(free, P1)) == ({}, {"coin": 1})


@pytest.mark.rule("HALL-R4", "HALL-P6")
def test_old_debt_asks_nothing_where_nobody_is_bribed():
    assert asked(after(table("now charm=old_debt cast=1"), "recruit.b1")) == (P1, "join")


@pytest.mark.rule("HALL-R5", "HALL-R7", "HALL-P6")
def test_silver_tongue_lays_a_resource_of_choice_on_each_troll():
    """Asked from the left of the bottom row on; Clan Carts bribe nobody. (DEC-09)"""
    lines = ("pack p1 2a:fire-1-1:001", "now charm=silver_tongue cast=1")
    assert recruitable(table("stock p1 stone", *lines)) == set(BOTTOM)
    state = table("stock p1 stone coin rune", *lines)
    assert recruitable(state) == {*BOTTOM, *MIDDLE}
    state = after(state, "recruit.m2")
    assert legal(state) == {"pay.stone.stock", "pay.rune.stock", "pay.coin.stock"}
    state = after(state, "pay.rune.stock", "pay.stone.stock")
    assert bribed(state) == {"b2": "rune", "b3": "stone"}
    assert stock(state, P1) == {"coin": 1}


# -- refilling --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("HALL-R9")
@pytest.mark.parametrize(("slot", "level"), [("b2", 1), ("m3", 2), ("t1", 3)])
def test_slot_is_refilled_from_the_deck_of_its_level(slot, level):
    state = table("stock p1 coin*5")
    top, *rest = deck(state, level)
    state = after(state, f"recruit.{slot}")
    assert horde(state, slot).partition("+")[0] == top
    assert deck(state, level) == rest


@pytest.mark.rule("HALL-R9", "HALL-R14")
def test_new_level_2_brings_a_pedestal_from_the_bag_and_no_other_level_does():
    state = table("stock p1 coin*5")
    before = bag(state)
    new = horde(after(state, "recruit.m3"), "m3").partition("+")[2]
    assert bag(after(state, "recruit.m3")) == {**before, new: before[new] - 1}
    for slot in ("b1", "t1"):
        later = after(state, f"recruit.{slot}")
        assert "+" not in horde(later, slot)
        assert bag(later) == before


@pytest.mark.rule("HALL-R9")
def test_pedestal_of_a_new_level_2_is_drawn_by_lot():
    """Over many seeds every clan comes, about as often as it is in the bag."""
    drawn = []
    for seed in range(300):
        state = table("own p1 fire*4", "stock p1 coin*2", "horde m1:ice-2-1+ice m2:ice-2-2+moon", seed=seed)
        drawn.append(horde(after(state, "recruit.m1"), "m1").partition("+")[2])
    counts = {clan: drawn.count(clan) for clan in ("fire", "ice", "moon")}
    assert sum(counts.values()) == 300
    assert counts["fire"] < min(counts["ice"], counts["moon"])
    assert min(counts.values()) > 5


@pytest.mark.rule("HALL-R10")
def test_recruited_level_2_gives_its_pedestal():
    state = after(table("stock p1 coin*2", "horde m1:ice-2-1+moon"), "recruit.m1")
    assert own(state, P1) == {"moon": 1}


@pytest.mark.rule("HALL-R10")
def test_level_2_without_pedestal_gives_none():
    assert own(after(table("stock p1 coin*2", "horde m1:ice-2-1"), "recruit.m1"), P1) == {}


@pytest.mark.rule("HALL-R11")
def test_level_3_lets_one_take_a_pedestal_of_choice_or_none():
    state = after(table("stock p1 coin*5"), "recruit.t1")
    assert asked(state) == (P1, "pick_pedestal")
    assert legal(state) == {"take.fire", "take.ice", "take.moon", "done"}
    for clan in ("fire", "ice", "moon"):
        taken = after(state, f"take.{clan}")
        assert own(taken, P1) == {clan: 1}
        assert bag(taken) == {**bag(state), clan: bag(state)[clan] - 1}
    declined = after(state, "done")
    assert (own(declined, P1), bag(declined)) == ({}, bag(state))


@pytest.mark.rule("HALL-R11")
def test_only_clans_in_the_bag_are_on_offer():
    state = after(table("stock p1 coin*5", "own p2 ice*6", f"horde {NO_ICE}"), "recruit.t1")
    assert legal(state) == {"take.fire", "take.moon", "done"}
    assert why_not(state, "take.ice") == "HALL-R11 not_in_bag"


@pytest.mark.rule("HALL-R11", "HALL-R14")
def test_empty_bag_asks_nothing():
    state = table("stock p1 coin*5")
    state.bag = [0, 0, 0]
    assert asked(after(state, "recruit.t1")) == (P1, "join")


@pytest.mark.rule("HALL-R12", "HALL-R11")
def test_replacement_of_a_level_3_is_as_good_as_the_first():
    """The Reminder stays with the slot: whoever recruits there next picks a Pedestal too."""
    state = after(
        table("stock p1 coin*5", "stock p2 coin*5"), "recruit.t1", "take.fire", "join.2a", "end", "recruit.t1"
    )
    assert asked(state) == (P2, "pick_pedestal")


@pytest.mark.rule("HALL-R13")
@pytest.mark.parametrize(
    ("slot", "empty", "level"),
    [
        ("b1", (), 1),
        ("b1", (1,), 2),
        ("b1", (1, 2), 3),
        ("m1", (), 2),
        ("m1", (2,), 3),
        ("m1", (2, 3), 1),
        ("t1", (), 3),
        ("t1", (3,), 2),
        ("t1", (2, 3), 1),
    ],
)
def test_shortage_goes_to_the_level_above_then_below(slot, empty, level):
    """The order of decks is that of the row. (DEC-15)"""
    state = table("stock p1 coin*5")
    for gone in empty:
        state.decks[gone - 1] = []
    top = deck(state, level)[0]
    state = after(state, f"recruit.{slot}")
    card, plus, _ = horde(state, slot).partition("+")
    assert card == top
    assert bool(plus) == (level == 2)  # a level 2 brings a Pedestal into any row


@pytest.mark.rule("HALL-R13")
def test_when_all_decks_are_empty_the_slot_stays_empty():
    """DEC-16."""
    state = table()
    state.decks = [[], [], []]
    state = after(state, "recruit.b1")
    assert horde(state, "b1") == "-"
    assert pack(after(state, "join.2a"), P1)["2a"] == "fire-1-1"


@pytest.mark.rule("HALL-R11", "HALL-R13")
def test_level_3_in_the_bottom_row_is_free_and_gives_a_pedestal():
    """The row gives the price, the printed level the rest. (DEC-15)"""
    state = table("horde b1:ice-3-1 t1:mud-1-1")
    assert asked(after(state, "recruit.b1")) == (P1, "pick_pedestal")
    state = table("horde b1:ice-3-1 t1:mud-1-1", "stock p1 coin*5")
    assert asked(after(state, "recruit.t1")) == (P1, "join")


@pytest.mark.rule("HALL-R14")
def test_empty_bag_brings_no_pedestal_into_play():
    state = table("stock p1 coin*2")
    state.bag = [0, 0, 0]
    state = after(state, "recruit.m1")
    assert "+" not in horde(state, "m1")
    assert own(state, P1) == {"fire": 1}


# -- retirement -------------------------------------------------------------------------------------------------------

THREE = "!coin,coin,coin"


@pytest.mark.rule("HALL-R15")
def test_troll_with_four_bribes_retires_and_one_with_three_stays():
    state = table(f"horde b1:mud-1-1{THREE} b2:mud-1-2!coin,coin", "stock p1 coin*2")
    new = deck(state, 1)[0]
    state = after(state, "recruit.m1")
    assert horde(state, "b1") == new
    assert horde(state, "b2") == "mud-1-2!coin,coin,coin"
    assert deck(state, 1)[-1] == "mud-1-1"
    assert stock(state, P1) == {}  # the four Coins are nobody's


def lay_bribes(state, **bribes: str) -> None:
    """More than can lie there before a recruitment: no position says so."""
    for slot, names_ in bribes.items():
        state.bribes[HORDE_NAMES.index(slot)] = tuple(sorted(map(RESOURCES.index, names_.split())))


@pytest.mark.rule("HALL-R15")
def test_more_than_four_bribes_of_any_kind_count():
    """DEC-14."""
    state = table("horde b1:mud-1-1 b2:mud-1-2")
    lay_bribes(state, b1="coin coin iron stone cart", b2="iron iron rune stone")
    after_b5 = after(state, "recruit.b5")
    assert bribed(after_b5) == {}
    assert deck(after_b5, 1)[-2:] == ["mud-1-1", "mud-1-2"]  # one after the other


@pytest.mark.rule("HALL-R15")
def test_recruited_troll_takes_its_four_bribes_along():
    state = table("horde b1:mud-1-1")
    lay_bribes(state, b1="coin coin coin coin")
    state = after(state, "recruit.b1")
    assert stock(state, P1) == {"coin": 4}
    assert "mud-1-1" not in deck(state, 1)


@pytest.mark.rule("HALL-R15")
def test_all_retire_before_any_slot_is_refilled():
    """Rows bottom to top, left to right, twice: leaving, then refilling. (DEC-13)"""
    horde_line = f"horde b1:mud-1-1{THREE} b2:mud-1-2{THREE} b3:mud-1-3{THREE} m1:mud-2-1+fire{THREE} m2:mud-2-2{THREE}"
    found = events(table(horde_line, "stock p1 coin*5"), "recruit.t1", "done")
    slots = [(one.name, dict(one.parts)["slot"]) for one in found if one.name in ("retired", "refilled")]
    assert slots == [
        ("refilled", "t1"),
        *(("retired", slot) for slot in ("b1", "b2", "b3", "m1", "m2")),
        *(("refilled", slot) for slot in ("b1", "b2", "b3", "m1", "m2")),
    ]


@pytest.mark.rule("HALL-R15")
def test_retired_troll_comes_back_without_bribes_when_its_deck_is_empty():
    """DEC-13."""
    state = table(f"horde b1:mud-1-1{THREE} b2:mud-1-2{THREE}", "stock p1 coin*2")
    state.decks[0] = []
    state = after(state, "recruit.m1")
    assert (horde(state, "b1"), horde(state, "b2")) == ("mud-1-1", "mud-1-2")


@pytest.mark.rule("HALL-R15")
def test_retired_troll_goes_under_the_deck_of_its_printed_level():
    """DEC-13, DEC-15."""
    state = table(f"horde b1:mud-2-5+ice{THREE} m4:mud-1-1", "stock p1 coin*2")
    state = after(state, "recruit.m1")
    assert deck(state, 2)[-1] == "mud-2-5"
    assert horde(state, "b1").startswith("fire-1-")


@pytest.mark.rule("HALL-R15", "HALL-R9")
def test_pedestal_of_a_retired_troll_can_be_drawn_again_at_once():
    """It is in the bag before the replacement draws: here it is all the bag holds. (DEC-12, DEC-47)"""
    state = table(f"horde m1:mud-2-1+ice{THREE}", "stock p1 coin*5")
    state.bag = [0, 0, 0]
    state = after(state, "recruit.t1")
    assert horde(state, "m1").endswith("+ice")
    assert horde(state, "m1").partition("+")[0] != "mud-2-1"
    assert bag(state) == {"fire": 0, "ice": 0, "moon": 0}


@pytest.mark.rule("HALL-R15", "HALL-R14")
def test_troll_without_pedestal_gets_none_when_the_bag_fills_again():
    """DEC-47: the Pedestal comes with the arrival."""
    state = table(f"horde b1:mud-2-1+ice{THREE} m4:mud-2-2 m3:mud-1-1", "stock p1 coin*2")
    state.bag = [0, 0, 0]
    state = after(state, "recruit.m1")
    assert horde(state, "m4") == "mud-2-2"
    assert sum(bag(state).values()) == 1  # the new Troll of b1 is a level 1 and draws nothing


@pytest.mark.rule("HALL-R15", "HALL-R23")
def test_refill_of_the_recruits_slot_cannot_draw_the_pedestal_of_who_retires_later():
    """First the recruit's slot, then retirements. (DEC-52)"""
    state = table(f"horde b1:mud-2-1+ice{THREE} m4:mud-1-2", "stock p1 coin*2")
    state.bag = [0, 0, 0]
    state = after(state, "recruit.m1")
    assert "+" not in horde(state, "m1")
    assert bag(state) == {"fire": 0, "ice": 1, "moon": 0}


# -- the pack ---------------------------------------------------------------------------------------------------------


def packs() -> list[frozenset[str]]:
    """Every set of upper slots that can be filled, by the drawing of the pyramid."""
    stands_on = {"2a": "1a 1b", "2b": "1b 1c", "2c": "1c 1d", "3a": "2a 2b", "3b": "2b 2c", "4a": "3a 3b"}
    bottom = {"1a", "1b", "1c", "1d"}
    found = []
    for size in range(7):
        for filled in combinations(UPPER, size):
            if all(set(stands_on[slot].split()) <= bottom | set(filled) for slot in filled):
                found.append(frozenset(filled))
    return found


def pack_line(filled: frozenset[str]) -> str:
    cards = ("mud-1-1", "mud-1-2", "mud-1-3", "mud-1-4", "mud-1-5", "mud-1-6")
    return "pack p1 " + " ".join(f"{slot}:{card}" for slot, card in zip(sorted(filled), cards, strict=False))


@pytest.mark.rule("HALL-R16", "HALL-R17")
@pytest.mark.parametrize(
    "filled", [filled for filled in packs() if len(filled) < 6], ids=lambda one: "-".join(sorted(one))
)
def test_recruit_stands_above_and_between_two_trolls(filled):
    free = {slot for slot in UPPER if slot not in filled and filled | {slot} in packs()}
    state = after(table(pack_line(filled)), "recruit.b1")
    if len(free) == 1:
        assert set(pack(state, P1)) == {"1a", "1b", "1c", "1d", *filled, *free}  # one place is no question
        return
    assert {token.partition(".")[2] for token in legal(state)} == free
    for slot in free:
        assert pack(after(state, f"join.{slot}"), P1)[slot] == "fire-1-1"
    for slot in set(UPPER) - free:
        assert why_not(state, f"join.{slot}") in ("HALL-R16 slot_taken", "HALL-R17 slot_in_the_air")


@pytest.mark.rule("HALL-R17")
def test_there_are_as_many_packs_as_the_pyramid_allows():
    assert len(packs()) == 14
    assert max(map(len, packs())) == 6


@pytest.mark.rule("HALL-R18")
@pytest.mark.parametrize("card", ["fire-1-1", "ice-2-1", "moon-3-1", "mud-3-1"])
def test_level_and_clan_do_not_matter_for_the_place(card):
    level = int(card.split("-")[1])
    swapped = {1: "", 2: " m1:mud-1-6", 3: " t1:mud-1-6"}[level]
    state = table(f"horde b1:{card}{swapped}", "pack p1 2a:mud-1-1 2b:mud-1-2")
    state = after(state, "recruit.b1")
    if level == 3:
        state = after(state, "done")
    assert legal(state) == {"join.2c", "join.3a"}


def reached(slot: str) -> set[str]:
    """(r - k, j) with i <= j <= i + k."""
    row, at = int(slot[0]), "abcd".index(slot[1])
    return {f"{row - k}{'abcd'[j]}" for k in range(row) for j in range(at, at + k + 1)}


@pytest.mark.rule("HALL-R19", "HALL-R20", "HALL-R21", "HALL-R22")
@pytest.mark.parametrize("slot", UPPER)
def test_cascade_activates_the_recruit_and_all_below_it_and_nobody_else(slot):
    filled = frozenset(UPPER[: UPPER.index(slot)]) if slot != "2a" else frozenset()
    state = after(table(pack_line(filled), "horde b1:ice-1-5"), "recruit.b1")
    if asked(state)[1] == "join":
        state = after(state, f"join.{slot}")
    wholly = {"1a": ["stone"], "1b": ["iron"], "1c": ["heartstone"], "1d": ["coin"], slot: ["iron", "iron"]}
    wholly |= {
        place: {
            "mud-1-1": ["iron", "heartstone"],
            "mud-1-2": ["stone", "stone", "stone"],
            "mud-1-3": ["stone", "heartstone"],
            "mud-1-4": ["iron", "iron"],
            "mud-1-5": ["coin", "coin"],
        }[card]
        for place, card in pack(state, P1).items()
        if place in filled
    }
    for place in pack(state, P1):
        assert holds(state, P1, place) == (wholly[place] if place in reached(slot) else []), place
    assert stock(state, P1) == {}  # HALL-R21: on the Trolls, not in the Stock


@pytest.mark.rule("HALL-R20")
def test_covered_symbols_gain_nothing():
    state = table("pack p1 1a:start-1:1 1b:start-2 2a:fire-2-3:0110", "horde b1:mud-1-1", "stock p1 coin*2")
    state = after(state, "recruit.b1", "join.2b")
    assert holds(state, P1, "2a") == ["iron", "coin"]  # not below 2b
    assert holds(state, P1, "1a") == ["stone"]
    found = events(table("pack p1 2a:fire-2-3:0110 2b:mud-1-2:111", "horde b1:mud-1-1"), "recruit.b1", "join.3a")
    goods = dict(dict(event(found, "produced").parts)["goods"])
    assert goods == {"stone": 1 + 1, "cart_fire": 1, "iron": 1 + 1, "heartstone": 1 + 1}


@pytest.mark.rule("HALL-R20", "HALL-T12")
def test_clan_carts_lie_on_their_symbols():
    state = after(table("horde b1:fire-1-1"), "recruit.b1", "join.2a")
    assert holds(state, P1, "2a") == ["stone", "stone", "cart_fire"]
    assert held(state, P1) == {"stone": 3, "iron": 1, "cart_fire": 1}


@pytest.mark.rule("HALL-R22")
def test_troll_reached_by_two_paths_is_activated_once():
    """2b lies below both 3a and 3b: a cascade from 4a passes it twice. (DEC-51)"""
    found = events(table(f"pack p1 {NINE}", "horde b1:ice-1-5"), "recruit.b1")
    assert dict(event(found, "produced").parts)["slots"] == PACK_NAMES
    goods = dict(dict(event(found, "produced").parts)["goods"])
    assert goods == {"stone": 1 + 3 + 1, "iron": 1 + 1 + 2 + 2, "heartstone": 1 + 1 + 1, "coin": 1 + 2}


@pytest.mark.rule("HALL-R21")
def test_resources_stay_on_their_trolls_over_the_turns():
    """DEC-54."""
    state = after(table("horde b1:mud-1-1"), "recruit.b1", "join.2a", "end")
    assert held(state, P1) == {"stone": 1, "iron": 2, "heartstone": 1}
    assert stock(state, P1) == {}
    assert not any(token.startswith("pay") for token in legal(state))


@pytest.mark.rule("HALL-R23")
def test_order_of_a_recruitment():
    state = table(f"pack p1 {NINE}", f"horde b1:fire-1-1{THREE} t1:ice-3-1!coin", "stock p1 coin*5", "own p2 fire")
    found = events(state, "recruit.t1", "take.ice")
    order = [name for name in names(found) if name not in ("paid", "bribed", "brought")]
    assert order == [
        "recruited",
        "bribes",
        "refilled",
        "pedestal_picked",
        "retired",
        "refilled",
        "joined",
        "produced",
        "crowned",
    ]


@pytest.mark.rule("HALL-R23", "HALL-R8")
def test_bribes_are_paid_before_those_on_the_recruit_are_taken():
    """One Coin short: the two on the Troll itself do not help."""
    state = table("horde m1:ice-2-1+ice!coin,coin", "stock p1 coin")
    assert "m1" not in recruitable(state)
    rich = after(table("horde m1:ice-2-1+ice!coin,coin", "stock p1 coin*2"), "recruit.m1")
    assert stock(rich, P1) == {"coin": 2}
