"""Mining, building and troll power caves (PRIN-A, PRIN-B, PRIN-K)."""

import pytest

from dovre.games.princesses.components import CARD_DESIGNS, N_TILES, NONE, TILE_NAMES
from dovre.games.princesses.geometry import cell_at
from dovre.games.princesses.rules.network import new_sites
from tests.games.princesses.helpers import (
    P1,
    acting,
    after,
    asked,
    full,
    goods,
    legal,
    network,
    outposts,
    points,
    refused,
    sites,
    stock,
    stored,
    table,
)

ROW = "tile_row r01 p10 b01 v11 v12"
VICTORIES = "tile_row p01 p02 b01 v11 v12"


# -- mining -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("PRIN-A1", "PRIN-A2", "PRIN-A3")
@pytest.mark.parametrize(("what", "cost", "at"), [("diamond", 3, 2), ("gold", 2, 1), ("obsidian", 1, 0)])
def test_mining(what, cost, at):
    """EX-3b."""
    state = acting("mining", cost, "boards violet red yellow")
    found = after(state, f"do.mine_{what}")
    assert goods(found, P1)[at] == 1
    assert full(found, P1)[at] == 0
    assert points(found) == (0, 0)
    if cost > 1:
        less = acting("mining", cost - 1, "boards violet red yellow")
        assert refused(less, f"do.mine_{what}") == ("few_points", "PRIN-M18")


@pytest.mark.rule("PRIN-A4")
def test_an_upgrade_takes_two():
    """EX-3: two diamonds on sites, T-19."""
    lines = ("vacant p1 op_dia", "outposts p1 i", "stored p1 board-1", "network p1 rt14.a16.0", "full p1 diamond*2")
    state = acting("mining", 3, *lines, "stock i:bell*3,outpost*2,changeling,human")
    found = after(state, "do.mine_diamond")
    assert goods(found, P1) == (0, 0, 2)
    assert full(found, P1) == (0, 0, 0)
    assert points(found) == (0, 0)


@pytest.mark.rule("PRIN-A5")
def test_printed_central_and_formed_sites_are_own_sites():
    state = table("network p1 r01.a16.2")
    assert sites(state, P1) == (2 + 2 + 1, 2, 0)


@pytest.mark.rule("PRIN-A6")
def test_mining_takes_what_is_there():
    """T-20."""
    lines = ("vacant p1 op_gold", "outposts p1 i", "stored p1 board-1", "stock i:bell*3,outpost*2,changeling,human")
    state = acting("mining", 2, *lines, "full p1 gold")
    assert goods(after(state, "do.mine_gold"), P1) == (0, 1, 0)
    empty = acting("mining", 2, *lines, "full p1 obsidian")
    assert refused(empty, "do.mine_gold") == ("nothing_to_mine", "PRIN-A6")


@pytest.mark.rule("PRIN-A7", "PRIN-A8", "PRIN-X4")
def test_one_royal_tile_in_a_phase():
    """EX-4."""
    state = acting("mining", 2, "network p1 rt04.a16.0", "full p1 -")
    state = after(state, "do.royal")
    assert state.power[P1] == 2
    assert points(state) == (1, 0)
    assert refused(state, "do.royal") == ("royal_once", "PRIN-A8")


@pytest.mark.rule("PRIN-A9")
def test_printed_and_own_royal_tiles_that_are_actions():
    state = acting("mining", 2, "network p1 rt04.a16.0 rt12.a17.0", "full p1 obsidian*6")
    state = after(state, "do.royal")
    assert legal(state) == {"royal.printed", "royal.rt04"}
    assert refused(state, "royal.rt12") == ("passive", "PRIN-A9")
    assert refused(state, "royal.rt05") == ("not_in_network", "PRIN-A9")
    assert goods(after(state, "royal.printed"), P1) == (1, 0, 0)


@pytest.mark.rule("PRIN-A11", "PRIN-B25", "PRIN-K8")
def test_royal_tiles_are_activated_in_all_caves_and_no_village():
    """T-41."""
    for cave in ("mining", "building", "troll_power"):
        assert "do.royal" in legal(acting(cave, 1))
    assert refused(acting("ii", 3), "do.royal") == ("not_here", "PRIN-M17")


def test_the_printed_royal_tile_again_in_phase_3():
    """T-40."""
    state = after(acting("mining", 1), "do.royal", "end", "move.beside.building")
    assert "do.royal" in legal(state)


# -- outposts ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("PRIN-B1", "PRIN-B2")
def test_what_an_outpost_needs():
    assert refused(acting("building", 3, "cows 0 1 1"), "do.outpost") == ("cannot_pay", "PRIN-B1")
    assert refused(acting("building", 2), "do.outpost") == ("few_points", "PRIN-M18")
    lines = ("vacant p1 op_obs", "outposts p1 i", "stored p1 board-1", "stock i:bell*3,outpost*2,changeling,human")
    assert refused(acting("building", 3, *lines), "do.outpost") == ("no_slot", "PRIN-B2")


@pytest.mark.rule("PRIN-B3", "PRIN-B4", "PRIN-B5")
def test_an_outpost_with_the_bonus_of_its_slot():
    """EX-5."""
    lines = ("network p1 r01.a16.0", "full p1 gold*2", "stock i:bell*3,outpost*3,changeling,human")
    state = acting("building", 3, *lines)
    state = after(state, "do.outpost")
    assert legal(state) == {"vacate.op_obs", "vacate.op_gold", "vacate.op_dia", "vacate.op_pow"}
    state = after(state, "vacate.op_gold")
    assert legal(state) == {"village.i", "village.ii", "village.iii"}
    state = after(state, "village.ii")
    assert legal(state) == {"store.board-1", "store.r01"}
    assert refused(state, "store.board-2") == ("other_slot", "PRIN-B5")
    state = after(state, "store.r01")
    assert full(state, P1) == (sites(state, P1)[0], 2, 0)
    assert (points(state), state.cows[P1]) == ((0, 0), 0)
    assert state.takes[1] == 2
    assert stock(state, "ii", "outpost") == 2
    assert outposts(state, P1, "ii") == 1
    assert stored(state, P1) == ["r01"]


@pytest.mark.rule("PRIN-B6")
def test_an_outpost_counts_as_a_troll_there():
    lines = ("vacant p1 op_obs", "outposts p1 i", "stored p1 board-1", "stock i:bell*3,outpost*2,changeling,human")
    assert points(after(table(*lines), "move.beside.i")) == (2, 0)


def test_the_other_outpost_gives_power_up_to_the_end_of_the_track():
    state = acting("building", 3, "power 5 0 0")
    assert after(state, "do.outpost", "vacate.op_pow", "village.i").power[P1] == 6


def test_start_slots_are_no_storage():
    """T-17."""
    lines = ("vacant p1 op_obs", "outposts p1 i", "stored p1 board-1", "stock i:bell*3,outpost*2,changeling,human")
    assert "do.outpost" not in legal(acting("building", 3, *lines))


def test_only_villages_with_a_neutral_outpost():
    """T-18."""
    lines = (
        "stored p2 board-1 r01 r02 r03",
        "network p2 r01.a16.0 r02.a17.0 r03.a15.0",
        "outposts p2 i*3 iii",
        "vacant p2 op_obs op_gold op_dia op_pow",
        "stored p3 board-1 r05",
        "network p3 r05.a16.0",
        "outposts p3 iii*2",
        "vacant p3 op_obs op_gold",
    )
    state = acting("building", 3, *lines, "stock i:bell*3,changeling,human iii:bell*3,changeling,human")
    state = after(state, "do.outpost", "vacate.op_obs")
    assert outposts(state, P1, "ii") == 1
    assert asked(state) == (P1, "act")


# -- tiles ------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("PRIN-B7", "PRIN-B8", "PRIN-B21")
def test_building_two_tiles():
    state = acting("building", 2, "goods p1 obsidian", ROW)
    state = after(state, "do.build")
    assert legal(state) == {"tile.r01", "tile.p10", "tile.b01"}
    assert refused(state, "stop") == ("must_build", "PRIN-B7")
    assert refused(state, "tile.v11") == ("victory_first", "PRIN-B12")
    state = after(state, "tile.r01")
    assert refused(state, "lay.a17.0") == ("home_first", "PRIN-B12")
    state = after(state, "lay.a16.2")
    assert full(state, P1) == (4, 2, 0)
    assert sites(state, P1) == (5, 2, 0)
    assert legal(state) == {"tile.p10", "tile.b01", "tile.v11", "stop"}
    assert refused(state, "tile.v12") == ("twin_in_row", "PRIN-B17")
    state = after(state, "tile.p10", "lay.a17.1")
    assert sites(state, P1) == (5, 3, 0)
    assert asked(state) == (P1, "act")
    assert goods(state, P1) == (0, 0, 0)
    assert network(state, P1) == ["r01.a16.2", "p10.a17.1"]


@pytest.mark.rule("PRIN-B9")
def test_a_bell_tile_uncovers_a_stable():
    """T-24 too."""
    state = acting("building", 2, "goods p1 obsidian", ROW)
    assert after(state, "do.build", "tile.b01", "lay.a16.0").covers[P1] == 2
    bare = acting("building", 2, "goods p1 obsidian", ROW, "covers 0 3 3")
    found = after(bare, "do.build", "tile.b01", "lay.a16.0")
    assert found.covers[P1] == 0
    assert found.slots[P1].bit_count() == 3


@pytest.mark.rule("PRIN-B10")
def test_a_princess_tile_brings_a_bed():
    state = acting("building", 2, "goods p1 obsidian", ROW)
    found = after(state, "do.build", "tile.p10", "lay.a16.0", "stop")
    assert found.slots[P1].bit_count() == 3
    assert found.covers[P1] == 3


@pytest.mark.rule("PRIN-B17")
def test_no_two_identical_victory_tiles():
    """T-33."""
    state = acting("building", 2, "goods p1 obsidian", "network p1 r01.a16.2 v11.b15.0", "tile_row p10 v12 b01 p01 p02")
    assert "tile.v12" not in legal(after(state, "do.build"))
    assert refused(after(state, "do.build"), "tile.v12") == ("same_victory", "PRIN-B17")


def test_where_victory_tiles_are_refused():
    """T-30 to T-32."""
    state = acting("building", 2, "goods p1 obsidian", "network p1 r01.a16.2 p10.a17.1 p13.b17.0", VICTORIES)
    laying = after(state, "do.build", "tile.v11")
    assert refused(laying, "lay.b16.3") == ("one_neighbour", "PRIN-B16")
    assert refused(laying, "lay.a18.0") == ("wall_at_notch", "PRIN-B15")
    assert refused(laying, "lay.b15.1") == ("wall", "PRIN-B15")
    assert refused(laying, "lay.a16.0") == ("cell_taken", "PRIN-B22")
    assert refused(laying, "lay.p1.0") == ("not_adjacent", "PRIN-B13")
    built = after(laying, "lay.b15.0", "tile.p01")
    assert refused(built, "lay.b16.0") == ("beside_victory", "PRIN-B16")


def test_one_placeable_tile_costs_as_much():
    """T-72: the only tile is taken without a question."""
    state = acting("building", 2, "goods p1 obsidian", "tile_row p01 v01 v03 v05 v07")
    assert asked(after(state, "do.build")) == (P1, "lay")
    assert points(after(state, "do.build")) == (0, 0)


@pytest.mark.rule("PRIN-B24")
def test_refreshing_the_cave_row():
    """T-36: two tiles built, one by X9, then five new ones."""
    lines = ("goods p1 obsidian", "tile_row r01 p10 b01 p01 p02", "network p1 rt09.a16.0", "full p1 -")
    state = acting("building", 4, *lines)
    state = after(state, "do.build", "tile.r01", "lay.a17.0", "tile.p10", "lay.a15.0")
    assert state.tile_row.count(NONE) == 2
    state = after(state, "do.royal")
    if asked(state)[1] == "royal":
        state = after(state, "royal.rt09")
    state = after(state, "tile.b01", "lay.b16.0")
    assert state.tile_row.count(NONE) == 3
    state = after(state, "do.refresh_tiles")
    assert NONE not in state.tile_row
    assert {TILE_NAMES[tile] for tile in state.tile_discard} == {"p01", "p02"}


def test_a_refresh_with_few_tiles_left():
    """T-37: the discarded ones come back."""
    state = acting("building", 1)
    state.tile_discard = (*state.tile_discard, *state.tile_deck[:-3])
    state.tile_deck = state.tile_deck[-3:]
    last = set(state.tile_deck)
    found = after(state, "do.refresh_tiles")
    assert last < set(found.tile_row)
    assert len(found.tile_deck) + 5 == 48
    assert found.tile_discard == ()


def test_two_sites_at_once_or_one():
    """T-26, T-27: a cell between the tile at home and another."""
    state = table("network p1 p09.a16.1 p11.a17.0 p10.b17.0")
    found = {sum(new_sites(state, P1, tile, cell_at(-1, 0), turn)) for tile in range(N_TILES) for turn in range(5)}
    assert found == {0, 1, 2}


# -- troll power ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("PRIN-K1")
def test_refilling_two_types():
    """EX-6 and T-28."""
    state = table(
        "boards violet red yellow", "trolls p1 troll_power", "humans p1 troll_power", "king p1.troll_power", "full p1 -"
    )
    state = after(state, "move.beside.troll_power")
    assert points(state) == (4, 0)
    state = after(state, "do.refill")
    assert legal(state) == {"refill.obsidian", "refill.gold", "refill.diamond"}
    state = after(state, "refill.obsidian", "do.refill")
    assert refused(state, "refill.obsidian") == ("type_full", "PRIN-K1")
    state = after(state, "refill.diamond")
    assert full(state, P1) == (1, 0, 1)
    assert points(state) == (0, 0)


@pytest.mark.rule("PRIN-K2", "PRIN-K3")
def test_receiving_power():
    """T-21, T-62."""
    assert after(acting("troll_power", 2), "do.receive").power[P1] == 2
    once = ("vacant p1 ch_up1", "swapped p1 i", "stored p1 board-2")
    assert after(acting("troll_power", 2, *once), "do.receive").power[P1] == 3
    assert after(acting("troll_power", 2, *once, "power 5 0 0"), "do.receive").power[P1] == 6
    twice = ("vacant p1 ch_up1 ch_up2", "swapped p1 i*2", "stored p1 board-2 tb1a", "cards p1 tb1a")
    assert after(acting("troll_power", 2, *twice), "do.receive").power[P1] == 4


@pytest.mark.rule("PRIN-K4", "PRIN-K7")
def test_buy_refresh_buy():
    """EX-7."""
    row = "card_row tb6a tb1a tb2a tb3a tb4a"
    state = acting("troll_power", 3, "power 2 0 0", "cows 2 1 1", "covers 2 3 3", row)
    state = after(state, "do.buy", "card.tb6")
    assert goods(state, P1) == (0, 1, 0)
    assert state.card_row.count(NONE) == 1
    state = after(state, "do.refresh_cards")
    assert {CARD_DESIGNS[card // 2] for card in state.card_discard} == {"tb1", "tb2", "tb3", "tb4"}
    assert NONE not in state.card_row
    state = after(state, "do.buy")
    assert asked(state) == (P1, "card")
    state = after(state, next(iter(sorted(legal(state)))))
    assert state.power[P1] == 0
    assert len(state.cards[P1]) == 2


@pytest.mark.rule("PRIN-K5")
def test_no_card_twice():
    """T-38."""
    lines = ("cards p1 tb1a", "card_row tb1b tb2a tb2b tb3a tb4a", "power 1 0 0")
    state = after(acting("troll_power", 1, *lines), "do.buy")
    assert legal(state) == {"card.tb2", "card.tb3", "card.tb4"}
    assert refused(state, "card.tb1") == ("owned_already", "PRIN-K5")
    assert refused(state, "card.ts1") == ("not_in_card_row", "PRIN-K4")
    assert refused(state, "stop") == ("must_buy", "PRIN-K4")


def test_a_card_that_uncovers_a_stable_and_brings_a_cow():
    """T-25: paying frees a stable, one more is uncovered, one cow comes."""
    state = acting("troll_power", 1, "power 1 0 0", "card_row tt6a tb2a ts2a tb3a tb4a")
    found = after(state, "do.buy", "card.tt6")
    assert found.covers[P1] == 2
    assert found.cows[P1] == 1
