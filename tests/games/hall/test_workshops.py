"""Workshops (HALL-W): entrances, activation, uses, and what each of the eleven gives."""

from __future__ import annotations

import pytest

from dovre.games.hall.components import WORKSHOPS
from tests.games.hall.helpers import (
    P1,
    P2,
    P3,
    after,
    asked,
    event,
    events,
    hall,
    held,
    holds,
    legal,
    names,
    new,
    play,
    refused,
    stock,
    table,
    tunnel,
)

# the site n4 has its sides at n3, o4, n5 and m4; p1's Portal stands on one of them
AT_SITE = "portals o4 u16 h21 c8"
TWO_RIVALS = "portals o4 m4 n3 c8"  # three entrances, of three networks


def workshop(kind: str, *lines: str, portals: str = AT_SITE):
    return table(portals, f"workshops n4:{kind}", *lines)


def conversions(state) -> set[str]:
    return legal(play(state, P1, "work.n4"), "use")


# -- entrances and activation -----------------------------------------------------------------------------------------


@pytest.mark.rule("HALL-W1")
def test_one_workshop_a_turn_in_step_1():
    tiles = f"tunnels {tunnel('d2', 'o5 o6')}"  # o6 lies beside the site o7
    state = table(AT_SITE, tiles, "workshops n4:mint o7:mint", "stock p1 coin*3")
    assert legal(state, "work") == {"work.n4", "work.o7"}
    state = play(state, P1, "work.n4", "use.3")
    refused(state, P1, "work.o7", "worked_already", "HALL-W1")
    refused(state, P1, "work.n4", "worked_already", "HALL-W1")
    assert legal(state, "work") == set()


@pytest.mark.rule("HALL-W1")
def test_activation_counts_even_without_a_use():
    state = play(workshop("mint", "stock p1 coin"), P1, "work.n4", "stop")
    assert asked(state) == (P1, "act")
    refused(state, P1, "work.n4", "worked_already", "HALL-W1")


@pytest.mark.rule("HALL-W2")
def test_no_workshop_is_on_the_board_at_the_start():
    for seats in (2, 3, 4, 5):
        assert new(seats).to_data()["workshops"] == []
    refused(table(AT_SITE), P1, "work.n4", "no_workshop", "HALL-W2")


@pytest.mark.rule("HALL-W3", "HALL-W4", "HALL-W6")
@pytest.mark.parametrize(
    ("portals", "tiles", "uses"),
    [
        ("o4 u16 h21 c8", "", 1),
        ("o4 m4 h21 c8", "", 2),
        ("o4 m4 n3 c8", "", 3),
        ("o4 m4 n3 n5", "", 4),
        ("p4 m4 h21 c8", "o3 o4", 2),
        ("o4 u16 h21 c8", "o3 n3", 2),  # two sides by one network
    ],
)
def test_uses_are_as_many_as_open_entrances_whoever_opened_them(portals, tiles, uses):
    tunnels = f"tunnels {tunnel('d2', tiles)}" if tiles else "tunnels -"
    state = workshop("mint", tunnels, "stock p1 coin*9", portals=f"portals {portals}")
    assert event(events(state, "work.n4"), "activated")["n"] == uses
    state = play(state, P1, "work.n4")
    for n in range(uses):
        assert asked(state) == (P1, "use"), n
        state = play(state, P1, "use.3")
    assert asked(state) == (P1, "act")
    assert stock(state, P1) == {"coin": 9 - uses, "iron": uses}


@pytest.mark.rule("HALL-W4", "HALL-W5", "HALL-W6", "HALL-W9")
def test_workshop_with_entrances_of_two_networks_is_open_to_both_and_closed_to_a_third():
    # TI-07: A, A, B, and an empty side
    lines = (f"tunnels {tunnel('d2', 'o3 n3')}", "stock p1 coin*9", "stock p2 coin*9", "stock p3 coin*9")
    for seat, n in ((P1, 3), (P2, 3)):
        state = workshop("mint", *lines, f"ask p{seat + 1} act", portals="portals o4 m4 h21 c8")
        assert event(events(state, "work.n4"), "activated")["n"] == n
    third = workshop("mint", *lines, "ask p3 act", portals="portals o4 m4 h21 c8")
    refused(third, P3, "work.n4", "not_connected", "HALL-W5")


@pytest.mark.rule("HALL-W4")
def test_isolated_group_opens_no_entrance():
    # TI-08
    state = workshop("mint", f"tunnels {tunnel('d2', 'm4 m5')}", "stock p1 coin*9")
    assert event(events(state, "work.n4"), "activated")["n"] == 1


@pytest.mark.rule("HALL-W4", "HALL-N3")
def test_portal_and_great_hall_open_an_entrance_like_a_tunnel():
    # TI-09
    assert "work.n4" in legal(workshop("mint"))  # a Portal at o4
    tiles = [tunnel("t4", "p4 p5 p6 q5"), tunnel("d2", "o5 n5")]
    wide = [tunnel("i3", "n5 o5 p5"), tunnel("i3", "n6 o6 p6"), tunnel("d2", "p4 q4")]
    chamber = hall("wellspring", "n5 o5 p5 n6 o6 p6")
    state = table("portals p3 u16 h21 c8", f"tunnels {' '.join(wide)}", f"halls {chamber}", "workshops n4:mint")
    assert "work.n4" in legal(state)
    assert event(events(state, "work.n4"), "activated")["n"] == 1
    assert "work.n4" in legal(table("portals p3 u16 h21 c8", f"tunnels {' '.join(tiles)}", "workshops n4:mint"))


@pytest.mark.rule("HALL-W5")
def test_corner_is_no_entrance():
    state = workshop("mint", portals="portals o5 u16 h21 c8")
    refused(state, P1, "work.n4", "not_connected", "HALL-W5")


@pytest.mark.rule("HALL-W5")
def test_own_isolated_tiles_give_no_access():
    state = workshop("mint", f"tunnels {tunnel('d2', 'm4 m5')}", portals="portals p3 u16 h21 c8")
    refused(state, P1, "work.n4", "not_connected", "HALL-W5")


@pytest.mark.rule("HALL-W6", "HALL-W7")
def test_each_use_has_its_own_direction_and_one_may_stop():
    # EX-4: three entrances, two Heartstones
    state = workshop("hammer_forge", "stock p1 heartstone*2", portals=TWO_RIVALS)
    state = play(state, P1, "work.n4")
    assert legal(state) == {"use.1", "stop"}
    state = play(state, P1, "use.1")
    assert legal(state) == {"use.1", "use.2", "stop"}
    state = play(state, P1, "use.2", "use.1")
    assert stock(state, P1) == {"heartstone": 1, "hammer": 1}
    assert asked(state) == (P1, "act")


@pytest.mark.rule("HALL-W7")
@pytest.mark.parametrize("uses", [0, 1, 2, 3])
def test_one_may_stop_after_any_use(uses):
    # EX-4
    state = play(workshop("hammer_forge", "stock p1 heartstone*5", portals=TWO_RIVALS), P1, "work.n4")
    state = play(state, P1, *["use.1"] * uses, *(["stop"] if uses < 3 else []))
    assert asked(state) == (P1, "act")
    assert stock(state, P1) == {k: n for k, n in (("heartstone", 5 - uses), ("hammer", uses)) if n}


@pytest.mark.rule("HALL-W7")
def test_use_that_cannot_be_paid_is_refused():
    state = play(workshop("hammer_forge", "stock p1 heartstone"), P1, "work.n4")
    refused(state, P1, "use.2", "cannot_use", "HALL-W7")
    refused(state, P1, "cast.earth_ritual", "other_question", "HALL-W6")  # no Spell between two uses (DEC-10)


@pytest.mark.rule("HALL-W7")
def test_trade_between_two_uses():
    # DEC-10
    state = play(workshop("hammer_forge", "stock p1 stone*4", portals=TWO_RIVALS), P1, "work.n4")
    assert legal(state, "use") == set()
    state = play(state, P1, "trade.heartstone", "use.1")
    assert stock(state, P1) == {"hammer": 1}
    assert asked(state) == (P1, "use")


@pytest.mark.rule("HALL-W8")
def test_what_is_gained_goes_to_the_stock_of_the_user():
    state = workshop("ironworks", "pack p1 1a:start-3:1 1b:start-2")  # an Iron symbol is free, too
    state = play(state, P1, "work.n4", "use.1")
    assert (stock(state, P1), held(state, P1)) == ({"iron": 1}, {})
    assert stock(state, P2) == {}


@pytest.mark.rule("HALL-W7", "HALL-T9")
def test_source_of_what_is_paid_is_chosen():
    state = workshop("ironworks", "pack p1 1a:start-3:1", "stock p1 heartstone")
    state = play(state, P1, "work.n4", "use.1")
    assert legal(state) == {"pay.auto", "pay.heartstone.1a", "pay.heartstone.stock"}
    state = play(state, P1, "pay.heartstone.stock")
    assert (stock(state, P1), holds(state, P1, "1a")) == ({"iron": 1}, ["heartstone"])


@pytest.mark.rule("HALL-W9")
def test_any_number_of_players_use_one_workshop():
    portals = "portals o4 m4 n3 n5"
    for seat in range(4):
        state = workshop("mint", f"stock p{seat + 1} coin*5", f"ask p{seat + 1} act", portals=portals)
        assert event(events(state, "work.n4"), "activated")["n"] == 4


@pytest.mark.rule("HALL-W1", "HALL-W2")
def test_workshop_established_this_turn_waits_for_the_next():
    # TI-23
    state = table("portals p4 u16 h21 c8", "stock p1 stone*2 coin*2 hammer")
    state = play(state, P1, "dig.d2", f"lay.{tunnel('d2', 'o3 o4')}", "establish.n4.mint")
    refused(state, P1, "work.n4", "too_late", "HALL-T2")
    state = play(state, P1, "end")
    for _ in range(3):
        state = after(state, "recruit.b1", "join.2a", "end")
    assert "work.n4" in legal(state)


# -- the eleven -------------------------------------------------------------------------------------------------------

USES = [
    ("HALL-W10", "wainwright", 1, "heartstone", 1, "cart", 1),
    ("HALL-W10", "wainwright", 2, "cart", 1, "heartstone", 1),
    ("HALL-W11", "charm_weaver", 1, "coin", 1, "rune", 1),
    ("HALL-W11", "charm_weaver", 2, "rune", 1, "coin", 1),
    ("HALL-W12", "mint", 1, "iron", 1, "coin", 1),
    ("HALL-W12", "mint", 2, "heartstone", 1, "coin", 1),
    ("HALL-W12", "mint", 3, "coin", 1, "iron", 1),
    ("HALL-W12", "mint", 4, "coin", 1, "heartstone", 1),
    ("HALL-W13", "ironworks", 1, "heartstone", 1, "iron", 1),
    ("HALL-W13", "ironworks", 2, "iron", 1, "heartstone", 1),
    ("HALL-W16", "rune_forge", 1, "stone", 1, "rune", 1),
    ("HALL-W16", "rune_forge", 2, "iron", 1, "rune", 1),
    ("HALL-W16", "rune_forge", 3, "rune", 1, "stone", 1),
    ("HALL-W16", "rune_forge", 4, "rune", 1, "iron", 1),
    ("HALL-W17", "crusher", 1, "heartstone", 1, "stone", 2),
    ("HALL-W17", "crusher", 2, "stone", 2, "heartstone", 1),
    ("HALL-W18", "stone_mill", 1, "stone", 1, "iron", 1),
    ("HALL-W18", "stone_mill", 2, "iron", 1, "stone", 1),
    ("HALL-W19", "hammer_forge", 1, "heartstone", 1, "hammer", 1),
    ("HALL-W19", "hammer_forge", 2, "hammer", 1, "heartstone", 1),
]
RESOURCES = ("stone", "iron", "heartstone", "cart", "hammer", "rune", "coin")


@pytest.mark.rule("HALL-W10", "HALL-W11", "HALL-W12", "HALL-W13", "HALL-W16", "HALL-W17", "HALL-W18", "HALL-W19")
@pytest.mark.parametrize(("rule", "kind", "use", "pay", "paid", "gain", "gained"), USES)
def test_workshop_turns_one_into_the_other(rule, kind, use, pay, paid, gain, gained):
    state = workshop(kind, f"stock p1 {pay}*{paid}")
    assert f"use.{use}" in conversions(state)
    assert stock(play(state, P1, "work.n4", f"use.{use}"), P1) == {gain: gained}
    if paid > 1:
        assert f"use.{use}" not in conversions(workshop(kind, f"stock p1 {pay}*{paid - 1}"))


@pytest.mark.rule("HALL-W10", "HALL-W11", "HALL-W12", "HALL-W13", "HALL-W16", "HALL-W17", "HALL-W18", "HALL-W19")
@pytest.mark.parametrize("kind", [kind for kind in WORKSHOPS if kind not in ("steward", "depot", "hammer_exchange")])
def test_workshop_takes_nothing_else(kind):
    mine = [(use, pay) for _, name, use, pay, *_ in USES if name == kind]
    for resource in RESOURCES:
        wanted = {f"use.{use}" for use, pay in mine if pay == resource}
        assert conversions(workshop(kind, f"stock p1 {resource}*3")) == wanted


@pytest.mark.rule("HALL-W14", "HALL-W20")
@pytest.mark.parametrize(("kind", "gain"), [("hammer_exchange", "hammer"), ("depot", "cart")])
@pytest.mark.parametrize("given", ["stone*2", "coin iron", "heartstone rune", "cart*2", "hammer*2"])
def test_any_two_resources_buy_a_hammer_or_a_cart(kind, gain, given):
    state = play(workshop(kind, f"stock p1 {given}"), P1, "work.n4")
    assert legal(state, "use") == {"use.1"}  # no way back
    assert stock(play(state, P1, "use.1"), P1) == {gain: 1}


@pytest.mark.rule("HALL-W14", "HALL-W20")
@pytest.mark.parametrize("kind", ["hammer_exchange", "depot"])
def test_one_resource_buys_neither(kind):
    assert conversions(workshop(kind, "stock p1 stone")) == set()


@pytest.mark.rule("HALL-W14", "HALL-W20")
@pytest.mark.parametrize("kind", ["hammer_exchange", "depot"])
def test_two_resources_are_chosen_one_by_one(kind):
    state = play(workshop(kind, "stock p1 stone*2 coin", "pack p1 1a:start-3:1"), P1, "work.n4", "use.1")
    assert legal(state) == {"pay.stone.stock", "pay.coin.stock", "pay.heartstone.1a"}
    state = play(state, P1, "pay.heartstone.1a", "pay.coin.stock")
    assert stock(state, P1) == {"stone": 2, {"depot": "cart", "hammer_exchange": "hammer"}[kind]: 1}


@pytest.mark.rule("HALL-W10", "HALL-W14", "HALL-W20", "HALL-T11")
@pytest.mark.parametrize("kind", ["wainwright", "hammer_exchange", "depot"])
def test_clan_cart_is_not_spent_there(kind):
    # TI-25, DEC-09
    carts = "pack p1 2a:fire-1-2:01 2b:ice-1-1:01"
    assert conversions(workshop(kind, carts)) == set()
    if kind == "wainwright":
        neutral = workshop(kind, "pack p1 2a:fire-1-2:01 2b:mud-1-6:01")
        state = play(neutral, P1, "work.n4", "use.2")
        assert (stock(state, P1), held(state, P1)) == ({"heartstone": 1}, {"cart_fire": 1})
    else:
        state = play(workshop(kind, carts, "stock p1 stone*2 iron"), P1, "work.n4", "use.1")
        assert legal(state) == {"pay.stone.stock", "pay.iron.stock"}
        refused(state, P1, "pay.cart_fire.2a", "not_this_kind", "HALL-T11")


@pytest.mark.rule("HALL-W14", "HALL-W6")
def test_hammer_may_be_paid_for_a_hammer():
    # TI-26: three entrances, five resources
    state = play(workshop("hammer_exchange", "stock p1 stone*5", portals=TWO_RIVALS), P1, "work.n4", "use.1", "use.1")
    if asked(state)[1] == "pay":
        state = play(state, P1, "pay.stone.stock", "pay.stone.stock")
    assert stock(state, P1) == {"stone": 1, "hammer": 2}
    assert legal(state, "use") == {"use.1"}
    state = play(state, P1, "use.1", "pay.stone.stock")  # and a Hammer, for nothing else is left
    assert stock(state, P1) == {"hammer": 2}
    assert asked(state) == (P1, "act")


@pytest.mark.rule("HALL-W15")
def test_steward_moves_a_resource_of_choice_from_a_troll_to_the_stock():
    state = workshop("steward", "pack p1 1a:start-3:1 2a:fire-1-3:11", "stock p1 stone")
    state = play(state, P1, "work.n4", "use.1")
    assert legal(state) == {"pay.heartstone.1a", "pay.coin.2a", "pay.cart_fire.2a"}  # not what lies in the Stock
    state = play(state, P1, "pay.coin.2a")
    assert (stock(state, P1), holds(state, P1, "2a")) == ({"stone": 1, "coin": 1}, ["cart_fire"])


@pytest.mark.rule("HALL-W15", "HALL-T12")
@pytest.mark.parametrize(
    ("troll", "cart"), [("fire-1-3", "cart_fire"), ("ice-1-1", "cart_ice"), ("moon-1-1", "cart_moon")]
)
def test_clan_cart_moved_by_the_steward_is_neutral(troll, cart):
    # TI-24
    state = workshop("steward", f"pack p1 2a:{troll}:01")
    found = events(state, "work.n4", "use.1")
    assert event(found, "moved_to_stock")["kind"] == cart
    assert "gained" not in names(found)
    state = play(state, P1, "work.n4", "use.1")
    assert (stock(state, P1), held(state, P1)) == ({"cart": 1}, {})


@pytest.mark.rule("HALL-W15")
def test_steward_needs_something_on_a_troll():
    assert conversions(workshop("steward", "stock p1 stone*5")) == set()


@pytest.mark.rule("HALL-W15", "HALL-W6")
def test_steward_works_once_for_each_entrance():
    state = workshop("steward", "pack p1 1a:start-3:1 1b:start-1:1 2a:fire-1-1:111", portals=TWO_RIVALS)
    state = play(state, P1, "work.n4")
    for token in ("pay.stone.2a", "pay.stone.2a", "pay.heartstone.1a"):
        state = play(state, P1, "use.1", token)
    assert (stock(state, P1), held(state, P1)) == ({"stone": 2, "heartstone": 1}, {"stone": 1, "cart_fire": 1})
    assert asked(state) == (P1, "act")


@pytest.mark.rule("HALL-W15")
def test_only_the_steward_moves_resources_to_the_stock():
    # DEC-54
    verbs = {token.split(".")[0] for token in legal(table("pack p1 2a:fire-1-1:111 1a:start-1:1"))}
    assert verbs <= {"recruit", "dig", "cast", "work", "trade"}


@pytest.mark.rule("HALL-W5", "HALL-V10")
def test_connected_teammate_opens_the_way_to_workshops():
    # p4 stands at the site, p1 is connected through o5
    tiles = f"tunnels {tunnel('l3', 'o5 p5 p4')}"
    state = table("portals p3 h21 c8 o4", tiles, "workshops n4:mint", "stock p1 coin", teams="yes")
    assert "work.n4" in legal(state)
    apart = table("portals p3 h21 c8 o4", "workshops n4:mint", "stock p1 coin", teams="yes")
    refused(apart, P1, "work.n4", "not_connected", "HALL-W5")
