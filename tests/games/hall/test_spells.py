"""Spells (HALL-P): casting, Runes, disintegration, and each clause of the seventeen."""

from __future__ import annotations

import pytest

from dovre.games.hall.components import SPELLS
from tests.games.hall.helpers import (
    P1,
    P2,
    P3,
    P4,
    TROLLS,
    after,
    asked,
    bag,
    deck,
    event,
    events,
    grimoire,
    hall,
    held,
    holds,
    horde,
    legal,
    names,
    net,
    own,
    play,
    points,
    refused,
    spell_deck,
    statues,
    stock,
    table,
    tunnel,
    tunnels,
)

HOME = tunnel("d2", "p4 p5")
EAST = tunnel("d2", "q5 q6")


def casting(spell: str, *lines: str, **options: str):
    """p1's turn, with that Spell in the grimoire and a Rune beside what is said."""
    said = [line for line in lines if line.startswith("stock p1")]
    purse = f"{said[0]} rune" if said else "stock p1 rune"
    rest = [line for line in lines if line not in said]
    return table(purse, f"grimoire {spell}", *rest, **options)


def cast(spell: str, *lines: str, **options: str):
    """The same, once it is cast."""
    return play(casting(spell, *lines, **options), P1, f"cast.{spell}")


def moving(spell: str, *lines: str):
    """Step 4 of a turn in which that Spell was cast."""
    return table(f"now stage=1 cast=1 charm={spell} ghosts={2 * (spell == 'ghost_carts')}", "ask p1 build", *lines)


# -- casting ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("HALL-P1")
def test_rune_goes_from_the_stock_onto_the_spell():
    state = table("stock p1 rune*2", "grimoire gilded_arch cave_in*1 old_debt")
    assert legal(state, "cast") == {"cast.gilded_arch", "cast.cave_in", "cast.old_debt"}
    state = play(state, P1, "cast.gilded_arch")
    assert stock(state, P1) == {"rune": 1}
    assert grimoire(state) == {"gilded_arch": 1, "cave_in": 1, "old_debt": 0}


@pytest.mark.rule("HALL-P1")
def test_only_open_spells_can_be_cast_and_only_with_a_rune():
    refused(table("stock p1 rune"), P1, "cast.seers_bag", "not_in_grimoire", "HALL-P1")
    refused(table("stock p1 coin"), P1, "cast.earth_ritual", "no_rune", "HALL-P1")
    assert legal(table("stock p2 rune"), "cast") == set()


@pytest.mark.rule("HALL-P1")
def test_one_spell_a_turn():
    state = play(table("stock p1 rune*3"), P1, "cast.gilded_arch")
    assert legal(state, "cast") == set()
    refused(state, P1, "cast.gilded_arch", "cast_already", "HALL-P1")
    refused(state, P1, "cast.earth_ritual", "cast_already", "HALL-P1")


@pytest.mark.rule("HALL-P1", "HALL-T2")
def test_no_spell_after_step_2():
    state = play(table("stock p1 rune"), P1, "recruit.b1", "join.2a")
    refused(state, P1, "cast.earth_ritual", "too_late", "HALL-T2")


@pytest.mark.rule("HALL-P2")
def test_rune_may_come_from_a_troll():
    # EX-3
    state = table("stock p1 rune", "pack p1 1a:start-5:1", "grimoire gilded_arch*1")
    state = play(state, P1, "cast.gilded_arch")
    assert legal(state) == {"pay.auto", "pay.rune.1a", "pay.rune.stock"}
    from_troll = play(state, P1, "pay.rune.1a")
    assert (stock(from_troll, P1), held(from_troll, P1)) == ({"rune": 1}, {})
    from_stock = play(state, P1, "pay.rune.stock")
    assert (stock(from_stock, P1), held(from_stock, P1)) == ({}, {"rune": 1})
    for done in (from_troll, from_stock):
        assert grimoire(done)["gilded_arch"] == 2
    alone = play(table("pack p1 1a:start-5:1", "grimoire gilded_arch"), P1, "cast.gilded_arch")
    assert held(alone, P1) == {}


@pytest.mark.rule("HALL-P3")
@pytest.mark.parametrize("runes", [0, 1])
def test_spell_with_one_or_two_runes_stays(runes):
    # EX-3
    state = casting(f"earth_ritual*{runes}")
    before = spell_deck(state)
    state = play(state, P1, "cast.earth_ritual", "ritual.stone")
    assert grimoire(state)["earth_ritual"] == runes + 1
    assert spell_deck(state) == before


@pytest.mark.rule("HALL-P4")
def test_third_rune_disintegrates_the_spell_after_its_effect():
    # EX-3, TI-38
    state = table("stock p1 rune*2", "grimoire gilded_arch earth_ritual*2 old_debt")
    top, *rest = spell_deck(state)
    asked_first = play(state, P1, "cast.earth_ritual")
    assert grimoire(asked_first)["earth_ritual"] == 3  # still there while its question is open
    found = events(state, "cast.earth_ritual", "ritual.iron")
    assert names(found) == ["cast", "paid", "gained", "disintegrated"]
    state = play(state, P1, "cast.earth_ritual", "ritual.iron")
    assert stock(state, P1) == {"rune": 1, "iron": 2}  # the three Runes are gone
    assert grimoire(state) == {"gilded_arch": 0, top: 0, "old_debt": 0}
    assert spell_deck(state) == [*rest, "earth_ritual"]
    assert state.known[3] == 1
    refused(state, P1, f"cast.{top}", "cast_already", "HALL-P1")  # nor can the new one be cast this turn


@pytest.mark.rule("HALL-P4")
def test_spell_that_lasts_for_the_turn_outlives_its_card():
    state = casting("gilded_arch*2", "stock p1 stone*3")
    state = play(state, P1, "cast.gilded_arch")
    assert "gilded_arch" not in grimoire(state)
    state = play(state, P1, "dig.i3", sorted(legal(play(state, P1, "dig.i3")))[0])
    assert points(state, P1, "tunnels") == 4


@pytest.mark.rule("HALL-P4")
def test_spell_comes_back_when_the_deck_has_been_gone_through():
    lines = (
        "stock p1 rune",
        "grimoire earth_ritual*2 gilded_arch old_debt",
        "spells "
        + " ".join(f"={spell}" for spell in SPELLS if spell not in ("earth_ritual", "gilded_arch", "old_debt")),
    )
    state = table(*lines)
    state = play(state, P1, "cast.earth_ritual", "ritual.iron")
    assert state.known[3] == 14  # all of them were seen going there
    assert grimoire(state)[SPELLS[-1]] == 0


@pytest.mark.rule("HALL-P5")
def test_runes_count_whoever_put_them_there():
    state = table("stock p1 rune", "stock p2 rune", "stock p3 rune", "grimoire gilded_arch")
    for runes in (1, 2):
        state = after(state, "cast.gilded_arch")
        assert grimoire(state)["gilded_arch"] == runes
        state = after(state, "recruit.b1", "join.2a", "end")
    assert asked(state) == (P3, "act")
    assert "gilded_arch" not in grimoire(after(state, "cast.gilded_arch"))


@pytest.mark.rule("HALL-P6")
@pytest.mark.parametrize("spell", [*SPELLS])
def test_spell_that_can_do_nothing_may_be_cast_and_only_the_rune_is_spent(spell):
    # DEC-19, TI-68
    state = casting(f"{spell}", "statues p3:fire")
    state = play(state, P1, f"cast.{spell}")
    if asked(state)[1] == "ritual":
        state = play(state, P1, "ritual.stone")
        assert stock(state, P1) == {"stone": 3}
    elif asked(state)[1] in ("echo", "exile"):
        return  # there is always somebody to name
    else:
        assert stock(state, P1) == {}
    assert asked(state) == (P1, "act")
    assert grimoire(state)[spell] == 1
    assert state.cast == 1


@pytest.mark.rule("HALL-P6")
@pytest.mark.parametrize("spell", [*SPELLS])
def test_effect_of_a_spell_ends_with_the_turn(spell):
    state = table("stock p1 rune", f"grimoire {spell}")
    state = play(state, P1, f"cast.{spell}")
    answers = {"ritual": ("ritual.stone",), "echo": ("done",), "exile": ("exile.b1", "done")}
    state = play(state, P1, *answers.get(asked(state)[1], ()), "recruit.b1", "join.2a")
    while asked(state)[1] != "build":
        state = play(state, P1, "done")
    state = play(state, P1, "end")
    assert (state.charm, state.ghosts, state.works, state.cast) == (-1, 0, 1, 0)


# -- Earth Ritual -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("HALL-P6")
@pytest.mark.parametrize(("choice", "gained"), [("stone", {"stone": 3}), ("iron", {"iron": 2})])
def test_earth_ritual_gives_three_stone_or_two_iron(choice, gained):
    state = cast("earth_ritual")
    assert legal(state) == {"ritual.stone", "ritual.iron"}  # one must choose
    assert stock(play(state, P1, f"ritual.{choice}"), P1) == gained


# -- Mingled Veins ----------------------------------------------------------------------------------------------------

SQUARE = tunnel("l4", "p4 p5 p6 q6")


@pytest.mark.rule("HALL-P6")
def test_mingled_veins_lets_minerals_be_mixed_and_scores_the_least():
    # TI-10
    plain = table("stock p1 stone*3 iron")
    refused(plain, P1, "dig.l4", "no_minerals", "HALL-D3")
    state = cast("mingled_veins", "stock p1 stone*3 iron")
    state = play(state, P1, "dig.l4", f"lay.{SQUARE}")
    assert asked(state) == (P1, "build")  # all four are needed: nothing to choose
    assert points(state, P1, "tunnels") == 4  # as Stone
    assert stock(state, P1) == {"coin": 1}  # p5


@pytest.mark.rule("HALL-P6")
@pytest.mark.parametrize(
    ("minerals", "paid", "honor"),
    [
        ("iron*2 heartstone*2", [], 6),
        ("stone iron heartstone*2", [], 4),
        ("iron*4 heartstone*4", ["heartstone", "heartstone", "heartstone", "iron"], 6),
        ("iron*4 heartstone*4", ["iron", "heartstone", "heartstone", "heartstone"], 6),
        ("stone iron*4 heartstone*4", ["heartstone", "heartstone", "heartstone", "heartstone"], 8),
        ("stone iron*4 heartstone*4", ["heartstone", "heartstone", "stone", "heartstone"], 4),
    ],
)
def test_mixed_tile_scores_as_its_least_valuable_mineral(minerals, paid, honor):
    state = cast("mingled_veins", f"stock p1 {minerals}")
    state = play(state, P1, "dig.l4", f"lay.{SQUARE}")
    if asked(state)[1] == "ore":
        state = play(state, P1, "ore.mixed")
    for mineral in paid:
        state = play(state, P1, f"pay.{mineral}.stock")
    assert asked(state) == (P1, "build")
    assert points(state, P1, "tunnels") == honor


@pytest.mark.rule("HALL-P6")
def test_mingled_veins_still_allows_one_type():
    state = cast("mingled_veins", "stock p1 stone*3 iron*4")
    state = play(state, P1, "dig.l4", f"lay.{SQUARE}")
    assert legal(state) == {"ore.iron", "ore.mixed"}
    state = play(state, P1, "ore.iron")
    assert points(state, P1, "tunnels") == 6
    alone = play(cast("mingled_veins", "stock p1 iron*5"), P1, "dig.l4", f"lay.{SQUARE}")
    assert asked(alone) == (P1, "build")  # nothing to mix


@pytest.mark.rule("HALL-P6")
def test_without_mingled_veins_nothing_is_mixed():
    state = play(table("stock p1 stone*4 iron*4"), P1, "dig.l4", f"lay.{SQUARE}")
    assert legal(state) == {"ore.stone", "ore.iron"}
    refused(state, P1, "ore.mixed", "no_mixing", "HALL-D3")


@pytest.mark.rule("HALL-P6")
def test_mingled_veins_needs_enough_minerals_in_all():
    refused(cast("mingled_veins", "stock p1 stone iron heartstone"), P1, "dig.l4", "no_minerals", "HALL-D3")
    assert "dig.i3" in legal(cast("mingled_veins", "stock p1 stone iron heartstone"))


# -- Gilded Arch ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("HALL-P6")
@pytest.mark.parametrize(("ore", "plain", "gilded"), [("stone", 4, 6), ("iron", 6, 8), ("heartstone", 8, 8)])
def test_gilded_arch_scores_one_column_better(ore, plain, gilded):
    dig = ("dig.l4", f"lay.{SQUARE}")
    assert points(play(table(f"stock p1 {ore}*4"), P1, *dig), P1, "tunnels") == plain
    assert points(play(cast("gilded_arch", f"stock p1 {ore}*4"), P1, *dig), P1, "tunnels") == gilded


@pytest.mark.rule("HALL-P6")
def test_gilded_arch_gives_nothing_for_size_2():
    state = play(cast("gilded_arch", "stock p1 heartstone*2"), P1, "dig.d2", f"lay.{HOME}")
    assert points(state, P1, "tunnels") == 0


# -- Thunderclap ------------------------------------------------------------------------------------------------------

# p7, p8 and q8 are rubble
RUBBLE_3 = tunnel("l4", "p6 p7 p8 q8")


@pytest.mark.rule("HALL-P6")
@pytest.mark.parametrize(("hammers", "left"), [("", {}), (" hammer*2", {"hammer": 2})])
def test_thunderclap_spares_three_hammers(hammers, left):
    lines = ("portals p5 u16 h21 c8", f"stock p1 stone*4{hammers}")
    state = cast("thunderclap", *lines)
    state = play(state, P1, "dig.l4", f"lay.{RUBBLE_3}")
    assert stock(state, P1) == left
    plain = play(table(*lines), P1, "dig.l4")
    refused(plain, P1, f"lay.{RUBBLE_3}", "no_hammers", "HALL-D13")


@pytest.mark.rule("HALL-P6")
def test_thunderclap_spares_no_fourth():
    lines = ("portals p5 u16 h21 c8", "rubble p6 p7 p8 q8")  # p6 is none on the printed board
    none = play(cast("thunderclap", *lines, "stock p1 stone*4"), P1, "dig.l4")
    refused(none, P1, f"lay.{RUBBLE_3}", "no_hammers", "HALL-D13")
    one = play(cast("thunderclap", *lines, "stock p1 stone*4 hammer"), P1, "dig.l4", f"lay.{RUBBLE_3}")
    assert stock(one, P1) == {}


# -- Aftershock -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("HALL-P6")
def test_aftershock_gives_a_free_tile_of_size_2_after_a_recruit():
    state = play(cast("aftershock"), P1, "recruit.b1", "join.2a")
    assert asked(state) == (P1, "free_tile")
    assert {token.split(".")[1][:2] for token in legal(state, "lay")} == {"d2"}
    assert f"lay.{HOME}" in legal(state)
    refused(state, P1, f"lay.{tunnel('i3', 'p4 p5 p6')}", "other_shape", "HALL-D1")
    state = play(state, P1, f"lay.{HOME}")
    assert net(state, P1) == {"p3", "p4", "p5"}
    assert points(state, P1, "tunnels") == 0
    assert stock(state, P1) == {"coin": 1}  # p5 was dug out
    assert asked(state) == (P1, "build")


@pytest.mark.rule("HALL-P6")
def test_aftershock_gives_its_tile_after_a_dig_and_after_a_skip():
    state = play(cast("aftershock", "stock p1 stone*2"), P1, "dig.d2", f"lay.{HOME}")
    assert asked(state) == (P1, "free_tile")
    assert f"lay.{EAST}" in legal(state)
    full = "pack p1 2a:fire-1-1 2b:fire-1-2 2c:fire-1-3 3a:fire-1-4 3b:fire-1-5 4a:ice-1-1"
    state = cast("aftershock", full)
    assert legal(state) == {"skip"}  # the free tile is no dig (DEC-11)
    assert asked(play(state, P1, "skip")) == (P1, "free_tile")


@pytest.mark.rule("HALL-P6")
def test_aftershock_after_the_tenth_troll():
    # TI-62
    nine = "pack p1 2a:fire-1-1 2b:fire-1-2 2c:fire-1-3 3a:fire-1-4 3b:fire-1-5"
    state = play(cast("aftershock", nine), P1, "recruit.b1")
    assert state.crowned[P1] == 5
    assert f"lay.{HOME}" in legal(state)


@pytest.mark.rule("HALL-P6")
def test_aftershock_may_be_declined_and_is_given_once():
    state = play(cast("aftershock"), P1, "recruit.b1", "join.2a")
    assert asked(play(state, P1, "done")) == (P1, "build")
    state = play(state, P1, f"lay.{HOME}")
    refused(state, P1, f"lay.{EAST}", "other_question", "HALL-T5")


@pytest.mark.rule("HALL-P6")
def test_free_tile_costs_its_hammers():
    state = play(cast("aftershock", "portals p6 u16 h21 c8"), P1, "recruit.b1", "join.2a")
    over = f"lay.{tunnel('d2', 'p7 q7')}"
    refused(state, P1, over, "no_hammers", "HALL-D13")
    state = play(cast("aftershock", "portals p6 u16 h21 c8", "stock p1 hammer"), P1, "recruit.b1", "join.2a", over)
    assert stock(state, P1) == {"stone": 2}  # the Hammer is spent, q7 hid two Stone


@pytest.mark.rule("HALL-P6")
def test_free_tile_unearths_and_takes_pedestal_and_workshop():
    lines = ("portals p5 u16 h21 c8", "own p1 fire", "stock p1 hammer")
    state = play(cast("aftershock", *lines), P1, "recruit.b1", "join.2a")
    found = events(state, f"lay.{tunnel('d2', 'p6 q6', anchor='p6')}")
    assert {"dug.free", "unearthed"} <= set(names(found))
    state = play(state, P1, f"lay.{tunnel('d2', 'p6 q6', anchor='p6')}")
    assert legal(state) == {"pedestal.fire", "done"}
    state = play(cast("aftershock", "portals p4 u16 h21 c8", "stock p1 hammer"), P1, "recruit.b1", "join.2a")
    state = play(state, P1, f"lay.{tunnel('d2', 'o4 o5')}")
    assert asked(state) == (P1, "establish")
    assert asked(play(state, P1, "establish.n4.mint")) == (P1, "build")


@pytest.mark.rule("HALL-P6")
def test_aftershock_asks_nothing_without_a_tile_or_a_place():
    dominoes = [tunnel("d2", pair) for pair in ("p4 p5", "q5 q6", "r6 s6", "o3 o2", "n2 m2", "n1 m1")]
    none_left = cast("aftershock", f"tunnels {' '.join(dominoes)}")
    assert asked(play(none_left, P1, "recruit.b1", "join.2a")) == (P1, "build")
    walled = cast("aftershock", "portals p3 o2 p5 c8")  # rivals beside o3 and p4
    assert asked(play(walled, P1, "recruit.b1", "join.2a")) == (P1, "build")


@pytest.mark.rule("HALL-P6")
def test_trade_before_the_free_tile():
    state = play(cast("aftershock", "stock p1 stone*4", "portals p6 u16 h21 c8"), P1, "recruit.b1", "join.2a")
    state = play(state, P1, "trade.hammer", *["pay.stone.stock"] * 4)
    assert f"lay.{tunnel('d2', 'p7 q7')}" in legal(state)


@pytest.mark.rule("HALL-P6")
def test_no_free_tile_without_aftershock():
    assert asked(play(cast("thunderclap"), P1, "recruit.b1", "join.2a")) == (P1, "build")


# -- Ghost Carts ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("HALL-P6")
def test_ghost_carts_are_two_free_moves_of_any_statue():
    state = cast("ghost_carts", f"tunnels {HOME}", "statues p4:ice p5:fire", "horde b1:mud-1-2")
    assert state.ghosts == 2
    assert stock(state, P1) == {}
    assert legal(state, "trade") == set()
    state = play(state, P1, "recruit.b1", "join.2a")
    state = play(state, P1, "statue.p4", "to.p3")
    assert state.ghosts == 1
    state = play(state, P1, "statue.p5", "to.p4")
    assert (statues(state)["p3"], statues(state)["p4"]) == ("ice", "fire")
    refused(state, P1, "statue.p3", "no_cart", "HALL-M5")


@pytest.mark.rule("HALL-P6")
def test_ghost_carts_are_no_resources():
    state = cast("ghost_carts", "stock p1 stone*2", "portals o4 u16 h21 c8", "workshops n4:wainwright")
    assert legal(state, "trade") == set()
    state = play(state, P1, "work.n4")
    assert legal(state, "use") == set()


@pytest.mark.rule("HALL-P6")
def test_one_may_pay_a_cart_instead_of_a_free_move():
    lines = (f"tunnels {HOME}", "statues p4:ice", "stock p1 cart")
    state = play(moving("ghost_carts", *lines), P1, "statue.p4", "to.p3")
    assert legal(state) == {"pay.auto", "pay.ghost", "pay.cart.stock"}
    paid = play(state, P1, "pay.cart.stock")
    assert (stock(paid, P1), paid.ghosts) == ({}, 2)
    free = play(state, P1, "pay.ghost")
    assert (stock(free, P1), free.ghosts) == ({"cart": 1}, 1)
    usual = play(state, P1, "pay.auto")
    assert (stock(usual, P1), usual.ghosts) == ({"cart": 1}, 1)


# -- Clan Oath --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("HALL-P6")
@pytest.mark.parametrize("clan", ["fire", "ice", "moon"])
def test_clan_oath_lets_clan_carts_move_statues_of_any_clan(clan):
    # TI-47
    lines = (f"tunnels {HOME}", f"statues p4:{clan}", "pack p1 2a:moon-1-1:01")
    state = play(moving("clan_oath", *lines), P1, "statue.p4", "to.p5")
    assert held(state, P1) == {}
    assert statues(state)["p5"] == clan


@pytest.mark.rule("HALL-P6")
def test_clan_oath_makes_no_neutral_carts():
    carts = "pack p1 2a:moon-1-1:01 2b:fire-1-2:01 2c:ice-1-1:01"
    state = cast("clan_oath", carts, "stock p1 stone*3", "portals o4 u16 h21 c8", "workshops n4:wainwright")
    assert legal(state, "trade") == set()
    assert legal(play(state, P1, "work.n4"), "use") == set()


@pytest.mark.rule("HALL-P6")
def test_under_clan_oath_one_chooses_the_cart():
    carts = "pack p1 2a:fire-1-2:01 2b:moon-1-1:01"
    lines = (f"tunnels {HOME}", "statues p4:fire", carts, "stock p1 cart")
    state = play(moving("clan_oath", *lines), P1, "statue.p4", "to.p5")
    assert legal(state) == {"pay.auto", "pay.cart.stock", "pay.cart_fire.2a", "pay.cart_moon.2b"}
    assert holds(play(state, P1, "pay.auto"), P1, "2a") == []  # the matching one first (DEC-18)
    assert holds(play(state, P1, "pay.cart_moon.2b"), P1, "2b") == []


# -- Trading Places ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("HALL-P6")
def test_trading_places_exchanges_two_unearthed_statues_of_the_own_network():
    state = cast("trading_places", f"tunnels {HOME} {EAST}", "statues p4:ice q6:fire p3:moon")
    assert legal(state) == {"statue.p3", "statue.p4", "statue.q6"}  # p6 beside them is buried
    state = play(state, P1, "statue.p4")
    assert legal(state) == {"statue.p3", "statue.q6"}
    refused(state, P1, "statue.p4", "same_statue", "HALL-P6")
    state = play(state, P1, "statue.q6")
    assert (statues(state)["p4"], statues(state)["q6"], statues(state)["p3"]) == ("fire", "ice", "moon")
    assert asked(state) == (P1, "act")


@pytest.mark.rule("HALL-P6")
def test_trading_places_of_one_clan_changes_nothing():
    state = cast("trading_places", f"tunnels {HOME}", "statues p4:ice p5:ice")
    after_it = play(state, P1, "statue.p4", "statue.p5")
    assert statues(after_it) == statues(state)


@pytest.mark.rule("HALL-P6")
def test_trading_places_needs_two_statues_in_the_own_network():
    # TI-68
    lines = (f"tunnels {HOME}", "statues p4:ice u16:fire")  # the other stands in p2's network
    state = cast("trading_places", *lines)
    assert asked(state) == (P1, "act")
    assert (stock(state, P1), grimoire(state)["trading_places"]) == ({}, 1)


@pytest.mark.rule("HALL-P6")
def test_buried_statue_and_empty_cell_are_refused():
    state = cast("trading_places", f"tunnels {HOME}", "statues p4:ice p3:fire")
    refused(state, P1, "statue.p6", "statue_buried", "HALL-M11")
    refused(state, P1, "statue.p5", "no_statue", "HALL-M1")


# -- Silver Tongue ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("HALL-P6")
def test_silver_tongue_lets_any_resource_be_a_bribe():
    state = cast("silver_tongue", "stock p1 stone heartstone")
    assert "recruit.m1" in legal(state)
    assert "recruit.m1" not in legal(table("stock p1 stone heartstone"))
    state = play(state, P1, "recruit.m1")
    assert asked(state) == (P1, "pay")
    assert legal(state) == {"pay.stone.stock", "pay.heartstone.stock"}
    state = play(state, P1, "pay.heartstone.stock", "join.2a")
    assert (horde(state, "b1"), horde(state, "b2")) == ("fire-1-1!heartstone", "fire-1-2!stone")
    assert stock(state, P1) == {}


@pytest.mark.rule("HALL-P6")
def test_silver_tongue_still_takes_coins_and_what_lies_on_trolls():
    state = cast("silver_tongue", "stock p1 coin*2", "pack p1 1a:start-3:1")
    state = play(state, P1, "recruit.m1")
    assert legal(state) == {"pay.coin.stock", "pay.heartstone.1a"}
    state = play(state, P1, "pay.coin.stock", "pay.heartstone.1a")
    assert (horde(state, "b1"), horde(state, "b2")) == ("fire-1-1!coin", "fire-1-2!heartstone")


@pytest.mark.rule("HALL-P6", "HALL-T11")
def test_silver_tongue_takes_no_clan_carts():
    state = cast("silver_tongue", "stock p1 stone", "pack p1 2a:moon-1-1:01 2b:fire-1-2:01")
    assert legal(state, "recruit") == {f"recruit.b{n}" for n in range(1, 6)}
    state = play(cast("silver_tongue", "stock p1 stone*2 iron", "pack p1 2a:moon-1-1:01"), P1, "recruit.m1")
    assert legal(state) == {"pay.stone.stock", "pay.iron.stock"}


@pytest.mark.rule("HALL-P6")
def test_bribe_of_another_resource_goes_to_the_next_recruiter():
    # TI-60
    state = play(cast("silver_tongue", "stock p1 heartstone*2"), P1, "recruit.m1", "join.2a", "end")
    state = play(state, P2, "recruit.b1")
    assert stock(state, P2) == {"heartstone": 1}


@pytest.mark.rule("HALL-P6")
def test_fourth_bribe_of_any_resource_retires_a_troll():
    # TI-61, DEC-14
    lines = ("stock p1 stone*2", "horde b1:mud-1-1!coin,coin,coin")
    state = play(cast("silver_tongue", *lines), P1, "recruit.m1")
    assert deck(state, 1)[-1] == "mud-1-1"
    assert "!" not in horde(state, "b1")
    assert horde(state, "b2").endswith("!stone")
    assert [stock(state, seat) for seat in range(4)] == [{}, {}, {}, {}]


@pytest.mark.rule("HALL-P6")
def test_silver_tongue_pays_five_for_the_top_row():
    state = cast("silver_tongue", "stock p1 stone*2 iron*2 coin")
    assert "recruit.t1" in legal(state)
    assert "recruit.t1" not in legal(cast("silver_tongue", "stock p1 stone*2 iron*2"))
    state = play(state, P1, "recruit.t1", "pay.iron.stock", "pay.coin.stock", "pay.stone.stock", "pay.stone.stock")
    bribes = [horde(state, slot).partition("!")[2] for slot in ("b1", "b2", "b3", "m1", "m2")]
    assert bribes == ["iron", "coin", "stone", "stone", "iron"]


# -- Old Debt ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("HALL-P6")
def test_old_debt_leaves_out_up_to_two_bribes():
    slots = ("b1", "b2", "b3", "b4", "b5", "m1", "m2", "m3", "m4")
    assert legal(cast("old_debt"), "recruit") == {f"recruit.{slot}" for slot in slots}
    state = play(cast("old_debt", "stock p1 coin"), P1, "recruit.m2")
    assert legal(state) == {"spare.b2", "spare.b3"}  # one Coin does not pay for both
    refused(state, P1, "done", "cannot_bribe_all", "HALL-R7")
    refused(state, P1, "spare.b1", "needs_no_bribe", "HALL-R7")
    one = play(state, P1, "spare.b3")
    assert legal(one) == {"spare.b2", "done"}
    one = play(one, P1, "done", "join.2a")
    assert (horde(one, "b2")[-5:], "!" in horde(one, "b3")) == ("!coin", False)
    assert stock(one, P1) == {}
    both = play(state, P1, "spare.b3", "spare.b2", "join.2a")
    assert "!" not in horde(both, "b2") + horde(both, "b3")
    assert stock(both, P1) == {"coin": 1}


@pytest.mark.rule("HALL-P6")
def test_old_debt_may_spare_nobody():
    state = play(cast("old_debt", "stock p1 coin*2"), P1, "recruit.m1", "done", "join.2a")
    assert stock(state, P1) == {}
    assert horde(state, "b1").endswith("!coin")
    assert horde(state, "b2").endswith("!coin")


@pytest.mark.rule("HALL-P6")
def test_old_debt_pays_three_for_the_top_row():
    assert "recruit.t1" not in legal(cast("old_debt", "stock p1 coin*2"))
    state = cast("old_debt", "stock p1 coin*3")
    state = play(state, P1, "recruit.t1")
    assert legal(state) == {f"spare.{slot}" for slot in ("b1", "b2", "b3", "m1", "m2")}
    state = play(state, P1, "spare.m1")
    refused(state, P1, "done", "cannot_bribe_all", "HALL-R7")
    state = play(state, P1, "spare.b2")
    bribed = [slot for slot in ("b1", "b2", "b3", "m1", "m2") if horde(state, slot).endswith("!coin")]
    assert bribed == ["b1", "b3", "m2"]
    assert stock(state, P1) == {}
    assert asked(state) == (P1, "pick_pedestal")


@pytest.mark.rule("HALL-P6")
def test_old_debt_asks_nothing_for_the_bottom_row():
    assert asked(play(cast("old_debt"), P1, "recruit.b3")) == (P1, "join")


# -- Thieving Imp -----------------------------------------------------------------------------------------------------

BRIBED = "horde b1:mud-1-1!coin,stone b4:mud-1-2!coin m1:mud-2-1+fire!rune"


@pytest.mark.rule("HALL-P6")
def test_thieving_imp_takes_up_to_two_bribes():
    state = cast("thieving_imp", BRIBED)
    assert legal(state) == {"steal.b1.coin", "steal.b1.stone", "steal.b4.coin", "steal.m1.rune", "done"}
    refused(state, P1, "steal.b4.stone", "no_such_bribe", "HALL-P6")
    assert asked(play(state, P1, "done")) == (P1, "act")
    one = play(state, P1, "steal.b1.stone")
    assert legal(one) == {"steal.b1.coin", "steal.b4.coin", "steal.m1.rune", "done"}
    assert stock(play(one, P1, "done"), P1) == {"stone": 1}
    same = play(one, P1, "steal.b1.coin")
    assert (stock(same, P1), horde(same, "b1")) == ({"stone": 1, "coin": 1}, "mud-1-1")
    other = play(one, P1, "steal.m1.rune")
    assert (stock(other, P1), horde(other, "m1"), horde(other, "b1")) == (
        {"stone": 1, "rune": 1},
        "mud-2-1+fire",
        "mud-1-1!coin",
    )
    assert asked(other) == (P1, "act")  # two, and no more


@pytest.mark.rule("HALL-P6")
def test_thieving_imp_stops_when_nothing_is_left():
    state = play(cast("thieving_imp", "horde b1:mud-1-1!coin"), P1, "steal.b1.coin")
    assert asked(state) == (P1, "act")
    twice = play(cast("thieving_imp", "horde b1:mud-1-1!coin,coin"), P1, "steal.b1.coin", "steal.b1.coin")
    assert stock(twice, P1) == {"coin": 2}


# -- Drums of Exile ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("HALL-P6")
def test_drums_of_exile_retires_one_or_two_trolls():
    state = cast("drums_of_exile", BRIBED)
    assert len(legal(state)) == 12
    refused(state, P1, "done", "name_one_first", "HALL-P6")
    named = play(state, P1, "exile.b1")
    assert horde(named, "b1").startswith("mud-1-1")  # both are named before any is replaced
    refused(named, P1, "exile.b1", "named_already", "HALL-P6")
    one = play(named, P1, "done")
    top = deck(state, 1)[0]
    assert horde(one, "b1") == top
    assert deck(one, 1)[-1] == "mud-1-1"
    assert stock(one, P1) == {}  # bribes to the supply
    assert asked(one) == (P1, "act")


@pytest.mark.rule("HALL-P6")
def test_both_exiles_leave_before_the_slots_are_filled_from_the_left():
    # DEC-13, whatever the order in which they were named
    state = cast("drums_of_exile")
    cards = deck(state, 1)
    gone = (horde(state, "b2"), horde(state, "b4"))
    for order in (("exile.b2", "exile.b4"), ("exile.b4", "exile.b2")):
        done = play(state, P1, *order)
        assert (horde(done, "b2"), horde(done, "b4")) == (cards[0], cards[1])
        assert deck(done, 1)[-2:] == [*gone]
        assert done.known[0] == 2
        assert asked(done) == (P1, "act")


@pytest.mark.rule("HALL-P6")
def test_exiled_level_2_puts_its_pedestal_back_first():
    # DEC-12
    owned = ("own p1 fire*5", "own p2 ice*5", "own p3 moon*4")
    state = cast("drums_of_exile", "horde m1:mud-2-1+moon m2:mud-2-2+moon", *owned)
    assert sum(bag(state).values()) == 0
    done = play(state, P1, "exile.m1", "done")
    assert horde(done, "m1").endswith("+moon")  # the only one there is
    assert not horde(done, "m1").startswith("mud-2-1")
    assert sum(bag(done).values()) == 0


@pytest.mark.rule("HALL-P6")
def test_exile_of_a_level_3_leaves_no_choice_of_pedestal():
    state = play(cast("drums_of_exile"), P1, "exile.t2", "done")
    assert asked(state) == (P1, "act")
    assert deck(state, 3)[-1] == TROLLS[2][1]
    assert own(state, P1) == {}


@pytest.mark.rule("HALL-P6")
def test_exiled_troll_comes_back_when_its_deck_is_empty():
    # DEC-13
    packs: dict[int, list[str]] = {n: [] for n in range(4)}
    slots = ("2a", "2b", "2c", "3a")
    for n, card in enumerate(TROLLS[0][5:]):
        packs[n // 4].append(f"{slots[n % 4]}:{card}")
    lines = [f"pack p{n + 1} {' '.join(words)}" for n, words in packs.items()]
    state = cast("drums_of_exile", *lines)
    assert deck(state, 1) == []
    card = horde(state, "b1")
    done = play(state, P1, "exile.b1", "done")
    assert horde(done, "b1") == card
    assert deck(done, 1) == []
    assert done.known[0] == 0


# -- Echo of the Pack -------------------------------------------------------------------------------------------------


@pytest.mark.rule("HALL-P6")
def test_echo_activates_up_to_three_trolls_of_the_bottom_row():
    lines = ("pack p1 1a:start-1 1b:start-2:1 1c:start-3 1d:start-4 2a:fire-1-1",)
    state = cast("pack_echo", *lines)
    assert legal(state) == {"echo.1a", "echo.1b", "echo.1c", "echo.1d", "done"}
    assert held(play(state, P1, "done"), P1) == {"iron": 1}
    state = play(state, P1, "echo.1a")
    refused(state, P1, "echo.1a", "named_already", "HALL-P6")
    assert held(play(state, P1, "done"), P1) == {"stone": 1, "iron": 1}
    three = play(state, P1, "echo.1b", "echo.1d")
    assert asked(three) == (P1, "act")  # three, and no more
    # a covered symbol gains nothing (R20), and there is no cascade
    assert held(three, P1) == {"stone": 1, "iron": 1, "coin": 1}
    assert holds(three, P1, "2a") == []
    assert stock(three, P1) == {}


# -- Night Shift ------------------------------------------------------------------------------------------------------

TWO_SITES = ("portals o4 u16 h21 c8", f"tunnels {tunnel('d2', 'o5 o6')}", "workshops n4:mint o7:stone_mill")


@pytest.mark.rule("HALL-P6", "HALL-W1")
@pytest.mark.parametrize(("first", "second"), [("n4", "n4"), ("n4", "o7")])
def test_night_shift_gives_a_second_activation_of_the_same_or_another(first, second):
    state = cast("night_shift", *TWO_SITES, "stock p1 coin*3 stone*3")
    state = play(state, P1, f"work.{first}", "stop", f"work.{second}", "stop")
    refused(state, P1, "work.n4", "worked_already", "HALL-W1")


@pytest.mark.rule("HALL-P6")
def test_night_shift_after_an_activation_gives_one_more():
    state = play(casting("night_shift", *TWO_SITES), P1, "work.n4", "stop")
    refused(state, P1, "work.o7", "worked_already", "HALL-W1")
    state = play(state, P1, "cast.night_shift", "work.o7", "stop")
    refused(state, P1, "work.n4", "worked_already", "HALL-W1")


# -- Secret Passage ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("HALL-P6", "HALL-W5")
def test_secret_passage_opens_any_workshop_on_the_board():
    lines = ("workshops n4:mint j4:mint o7:depot", "portals p3 m4 n3 c8", "stock p1 coin*9")
    refused(casting("secret_passage", *lines), P1, "work.n4", "not_connected", "HALL-W5")
    state = cast("secret_passage", *lines)
    assert legal(state, "work") == {"work.n4", "work.j4", "work.o7"}
    refused(state, P1, "work.i7", "no_workshop", "HALL-W2")
    assert event(events(state, "work.n4"), "activated")["n"] == 2  # its open entrances, though none is p1's
    assert event(events(state, "work.j4"), "activated")["n"] == 1  # at least one


@pytest.mark.rule("HALL-P6")
def test_secret_passage_gives_no_second_activation():
    state = play(casting("secret_passage", *TWO_SITES), P1, "work.n4", "stop", "cast.secret_passage")
    refused(state, P1, "work.o7", "worked_already", "HALL-W1")
    once = play(cast("secret_passage", *TWO_SITES), P1, "work.n4", "stop")
    refused(once, P1, "work.o7", "worked_already", "HALL-W1")


@pytest.mark.rule("HALL-P6")
def test_secret_passage_counts_the_entrances_of_ones_own_workshop_too():
    state = cast("secret_passage", "portals o4 m4 n3 c8", "workshops n4:mint")
    assert event(events(state, "work.n4"), "activated")["n"] == 3


# -- Cave-In ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("HALL-P6")
def test_cave_in_takes_a_tile_back_for_two_stone():
    state = cast("cave_in", f"tunnels {HOME} {EAST}", "dug p1 3iron 2stone*2")
    assert legal(state) == {"fill.p4", "fill.q5"}
    pile = state.piles[0]
    done = play(state, P1, "fill.q5")
    assert tunnels(done) == [HOME]
    assert done.piles[0] == pile + 1
    assert stock(done, P1) == {"stone": 2}
    assert net(done, P1) == {"p3", "p4", "p5"}
    assert points(done, P1, "tunnels") == points(state, P1, "tunnels") == 4  # Honor is kept
    assert asked(done) == (P1, "act")


@pytest.mark.rule("HALL-P6")
@pytest.mark.parametrize(
    "busy",
    [
        ("statues q6:fire",),
        ("pedestals q5:fire",),
        ("pedestals q6:ice",),
        ("pedestals q6:moon",),
    ],
)
def test_tile_with_a_statue_or_a_pedestal_cannot_cave_in(busy):
    state = cast("cave_in", f"tunnels {HOME} {EAST}", *busy)
    assert legal(state) == {"fill.p4"}
    refused(state, P1, "fill.q5", "no_loose_tile", "HALL-P6")


@pytest.mark.rule("HALL-P6")
def test_tile_under_a_great_hall_cannot_cave_in():
    tiles = [tunnel("t4", "p4 p5 p6 q5"), tunnel("d2", "o5 n5"), tunnel("d2", "q6 q7")]
    lines = (f"tunnels {' '.join(tiles)}", f"halls {hall('shaman', 'p4 o5 p5 q5 p6')}", "statues p3:moon")
    assert legal(cast("cave_in", *lines)) == {"fill.q6"}


@pytest.mark.rule("HALL-P6")
def test_tile_of_another_network_or_of_nobody_cannot_cave_in():
    far = tunnel("d2", "t16 t15")  # p2's
    lone = tunnel("d2", "l3 m3")
    state = cast("cave_in", f"tunnels {HOME} {far} {lone}")
    assert legal(state) == {"fill.p4"}
    assert asked(cast("cave_in", f"tunnels {far} {lone}")) == (P1, "act")  # TI-68
    assert stock(cast("cave_in", f"tunnels {far} {lone}"), P1) == {}


@pytest.mark.rule("HALL-P6")
def test_tile_caves_in_whoever_dug_it():
    # r6 s6 was p1's and was joined by p2
    mine = tunnel("d2", "r6 s6")
    bridge = tunnel("d2", "r7 s7")
    lines = ("portals p3 t7 h21 c8", f"tunnels {mine} {bridge}", "stock p2 rune", "grimoire cave_in", "ask p2 act")
    assert legal(play(table(*lines), P2, "cast.cave_in")) == {"fill.r6", "fill.r7"}


@pytest.mark.rule("HALL-P6")
def test_cells_that_caved_in_are_plain_rock():
    # DEC-46: rubble stays cleared, buried things stay taken
    over = tunnel("d2", "p7 q7")  # p7 was rubble, q7 hid two Stone
    state = table("portals p6 u16 h21 c8", "stock p1 stone*2 rune*2 hammer", "grimoire cave_in", "statues o6:fire")
    state = play(state, P1, "dig.d2", f"lay.{over}", "done", "end")
    assert stock(state, P1) == {"stone": 2, "rune": 2}
    for _ in range(3):
        state = after(state, "recruit.b1", "join.2a", "end")
    state = play(state, P1, "cast.cave_in", "fill.p7")
    assert stock(state, P1) == {"stone": 4, "rune": 1}
    again = play(state, P1, "dig.d2", f"lay.{over}", "done")
    assert stock(again, P1) == {"stone": 2, "rune": 1}  # no Hammer was needed, nothing was found
    assert asked(again) == (P1, "build")


# -- Seer's Bag -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("HALL-P6")
def test_seers_bag_swaps_a_pedestal_of_the_stock_for_one_of_choice():
    state = cast("seers_bag", "own p1 fire ice")
    clans = ("fire", "ice", "moon")
    assert legal(state) == {f"swap.{put}.{taken}" for put in ("fire", "ice") for taken in clans}
    before = bag(state)
    done = play(state, P1, "swap.fire.moon")
    assert own(done, P1) == {"ice": 1, "moon": 1}
    assert bag(done) == {"fire": before["fire"] + 1, "ice": before["ice"], "moon": before["moon"] - 1}
    refused(state, P1, "swap.moon.fire", "cannot_swap", "HALL-P6")
    refused(state, P1, "draw", "cannot_draw", "HALL-P6")  # the one Rune lies on the Spell


@pytest.mark.rule("HALL-P6")
def test_clan_that_is_not_in_the_bag_cannot_be_taken_but_ones_own_can():
    lines = ("own p1 moon", "own p2 fire*4", "horde m1:fire-2-1+fire m2:fire-2-2+fire m3:fire-2-3+ice m4:fire-2-4+ice")
    state = cast("seers_bag", *lines)
    assert bag(state)["fire"] == 0
    assert legal(state) == {"swap.moon.ice", "swap.moon.moon"}
    assert own(play(state, P1, "swap.moon.moon"), P1) == {"moon": 1}
    empty = ("own p1 moon*6", "own p2 fire*4 ice*4", lines[2])
    state = cast("seers_bag", *empty)
    assert sum(bag(state).values()) == 0
    assert legal(state) == {"swap.moon.moon"}


@pytest.mark.rule("HALL-P6")
def test_seers_bag_draws_a_random_pedestal_for_a_second_rune():
    state = cast("seers_bag", "stock p1 stone rune")
    assert legal(state) == {"draw"}
    done = play(state, P1, "draw")
    assert stock(done, P1) == {"stone": 1}
    (clan,) = own(done, P1)
    assert bag(done)[clan] == bag(state)[clan] - 1
    assert grimoire(done)["seers_bag"] == 1  # the second Rune went to the supply
    assert event(events(state, "draw"), "pedestal_drawn").outcome == clan
    drawn = set()
    for seed in range(20):
        lines = ("stock p1 rune*2", "grimoire seers_bag")
        drawn |= set(own(play(table(*lines, seed=seed), P1, "cast.seers_bag", "draw"), P1))
    assert drawn == {"fire", "ice", "moon"}


@pytest.mark.rule("HALL-P6", "HALL-P2")
def test_second_rune_comes_from_stock_or_troll():
    lines = ("pack p1 1a:start-5:1 2a:ice-1-3:10", "stock p1 rune", "grimoire seers_bag")
    state = play(table(*lines), P1, "cast.seers_bag", "pay.rune.stock", "draw")
    assert legal(state) == {"pay.auto", "pay.rune.1a", "pay.rune.2a"}
    state = play(state, P1, "pay.rune.2a")
    assert held(state, P1) == {"rune": 1}
    assert sum(own(state, P1).values()) == 1


@pytest.mark.rule("HALL-P6")
def test_seers_bag_draws_nothing_from_an_empty_bag():
    # TI-68
    empty = ("own p2 moon*6 fire*4 ice*4", "horde m1:fire-2-1+fire m2:fire-2-2+fire m3:fire-2-3+ice m4:fire-2-4+ice")
    state = cast("seers_bag", "stock p1 rune", *empty)
    assert asked(state) == (P1, "act")
    assert stock(state, P1) == {"rune": 1}
    assert grimoire(state)["seers_bag"] == 1


# -- teams ------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("HALL-P6", "HALL-V7")
def test_spell_of_a_member_fills_the_team_stock_and_wakes_the_own_pack():
    state = table("stock p1 rune*2", "own p1 ice", "grimoire pack_echo seers_bag", "ask p4 act", teams="yes")
    echoed = play(state, P4, "cast.pack_echo", "echo.1a", "done")
    assert (held(echoed, P4), held(echoed, P1)) == ({"stone": 1}, {})
    swapped = play(state, P4, "cast.seers_bag", "swap.ice.fire")
    assert own(swapped, P1) == own(swapped, P4) == {"fire": 1}
    drawn = play(state, P4, "cast.seers_bag", "draw")
    assert own(drawn, P1) == own(drawn, P4)
    assert sum(own(drawn, P1).values()) == 2
