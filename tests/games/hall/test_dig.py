"""Digging (HALL-D): what it costs and scores, where a tile may lie, what is found, Pedestals and Workshops."""

from __future__ import annotations

import pytest

import dovre
from dovre.games.hall.box import RESOURCES, Cell
from dovre.games.hall.components import (
    COPIES,
    HAMMER,
    MINGLED_VEINS,
    SHAPES,
    THUNDERCLAP,
    TUNNEL_PLACES,
    WORKSHOPS,
    cells_of,
)
from dovre.games.hall.state import NONE, HallState
from tests.games.hall.helpers import (
    GAME,
    MODES,
    P1,
    P2,
    after,
    asked,
    event,
    events,
    held,
    legal,
    names,
    net,
    own,
    points,
    statues,
    stock,
    table,
    tunnel,
    tunnels,
)
from tests.games.hall.slowly import FORMS, Mountain, beside, dig, rich_game, spot, turned, why_not

# a tile of each size that fits beside the Portal of p1 (p3), and finds one Coin
TILES = {2: ("d2", "p4 p5"), 3: ("l3", "p4 q4 p5"), 4: ("o4", "p4 q4 p5 q5"), 5: ("p5", "p4 q4 p5 q5 r5")}
HONOR = {2: (0, 0, 0), 3: (3, 4, 5), 4: (4, 6, 8), 5: (5, 8, 11)}
MINERALS = RESOURCES[:3]
PRICES = [(size, n) for size in TILES for n in range(3)]
DOMINO = dig("d2", "p4 p5", "p5")  # its anchor in the grey zone


# -- cost and score ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("HALL-D1", "HALL-D2", "HALL-D3", "HALL-D4", "HALL-D5", "HALL-F1")
@pytest.mark.parametrize(("size", "n"), PRICES)
def test_tile_costs_its_size_in_one_mineral_and_scores_by_both(size, n):
    mineral = MINERALS[n]
    shape, cells = TILES[size]
    assert f"dig.{shape}" not in legal(table(f"stock p1 {mineral}*{size - 1}"))
    state = after(table(f"stock p1 {mineral}*{size + 1}"), *dig(shape, cells))
    assert stock(state, P1) == {mineral: 1, "coin": 1}
    assert points(state, P1) == points(state, P1, "tunnels") == HONOR[size][n]
    assert net(state, P1) == {"p3", *cells.split()}


@pytest.mark.rule("HALL-D3")
def test_minerals_are_not_mixed():
    state = table("stock p1 stone*3 iron*3 heartstone*3")
    sizes = {int(token[-1]) for token in legal(state, "dig")}
    assert sizes == {2, 3}
    assert why_not(state, "dig.l4") == "HALL-D3 no_minerals"
    state = after(state, *dig(*TILES[3]))
    assert legal(state) == {"ore.stone", "ore.iron", "ore.heartstone"}
    assert why_not(state, "ore.mixed") == "HALL-D3 no_mixing"


@pytest.mark.rule("HALL-D2", "HALL-D3")
def test_only_minerals_that_suffice_are_on_offer():
    state = after(table("stock p1 stone*2 iron*3 heartstone*4"), *dig(*TILES[3]))
    assert legal(state) == {"ore.iron", "ore.heartstone"}
    assert why_not(state, "ore.stone") == "HALL-D2 not_enough_ore"


@pytest.mark.rule("HALL-D2")
def test_other_resources_pay_no_tunnel():
    assert legal(table("stock p1 stone coin*9 rune*9 hammer*9 cart*9"), "dig") == set()


@pytest.mark.rule("HALL-D4", "HALL-P6")
@pytest.mark.parametrize(("size", "n"), PRICES)
def test_gilded_arch_scores_one_column_better(size, n):
    state = table(f"stock p1 {MINERALS[n]}*{size}", "now charm=gilded_arch cast=1")
    assert points(after(state, *dig(*TILES[size])), P1) == HONOR[size][min(n + 1, 2)]


@pytest.mark.rule("HALL-D1")
def test_tiles_are_limited_and_an_empty_pile_is_out():
    """DEC-08. All six dominoes lie in the south, around the Portal of p3."""
    laid = ("h20 h19", "i20 i19", "i21 j21", "i22 j22", "k22 l22", "k21 l21")
    state = table("tunnels " + " ".join(tunnel("d2", cells) for cells in laid), "stock p1 stone*9")
    assert state.piles[SHAPES.index("d2")] == 0
    assert "dig.d2" not in legal(state)
    assert why_not(state, "dig.d2") == "HALL-D1 pile_empty"


@pytest.mark.rule("HALL-D1")
def test_dug_tile_leaves_its_pile():
    state = after(table("stock p1 stone*5"), *dig(*TILES[5]))
    left = dict(zip(SHAPES, state.piles, strict=True))
    assert left == {**dict(zip(SHAPES, COPIES, strict=True)), "p5": 1}


# -- where a tile may lie ---------------------------------------------------------------------------------------------


Places = set[tuple[frozenset[Cell], Cell | None]]  # the cells of a tile and its anchor


def naive_places(mountain: Mountain, seat: int, hammers: int) -> dict[str, Places]:
    """Every legal place of every shape, cell by cell. [HALL-D6..HALL-D13]"""
    rivals = set().union(*(mountain.network(other) for other in mountain.opponents(seat)))
    ground = mountain.mountain - mountain.heart - mountain.sites - mountain.covered - beside(rivals)
    edge = beside(mountain.network(seat))
    found: dict[str, Places] = {shape: set() for shape in FORMS}
    for shape, (tile, mark) in FORMS.items():
        for form, anchor in set(turned(tile, mark)):
            first = min(form)
            for row, col in ground:  # where the first cell of the form lies
                down, right = row - first[0], col - first[1]
                cells = frozenset((r + down, c + right) for r, c in form)
                if cells <= ground and cells & edge and len(cells & mountain.rubble) <= hammers:
                    found[shape].add((cells, (anchor[0] + down, anchor[1] + right) if anchor else None))
    return found


def offered_places(state: HallState) -> Places:
    """The places the engine offers."""
    found = set()
    for action in state.legal(state.waiting[0]):
        place = TUNNEL_PLACES[action.number]
        anchor = spot(place.mark) if place.mark != NONE else None
        found.add((frozenset(map(spot, cells_of(place.cells))), anchor))
    return found


@pytest.mark.rule(
    "HALL-D6", "HALL-D7", "HALL-D8", "HALL-D9", "HALL-D10", "HALL-D11", "HALL-D12", "HALL-D13", "HALL-N1", "HALL-N3"
)
@pytest.mark.parametrize(("seats", "options"), MODES)
def test_places_are_those_of_a_slow_search_cell_by_cell(seats, options):
    """Every shape on many states of a game, with few Hammers and with many, Thunderclap and Mingled Veins included."""
    rng = dovre.Rng.of(seats, "digging")
    openings = [state for state in rich_game(seats, 1, **options) if not state.over and asked(state)[1] == "act"]
    for opening in openings[:: len(openings) // 40 or 1]:
        state = opening.copy()
        seat = state.waiting[0]
        for resource in range(len(RESOURCES)):
            state.gain(seat, resource, rng.below(4))
        state.charm = (NONE, THUNDERCLAP, MINGLED_VEINS, NONE)[rng.below(4)]
        hammers = state.has(seat, HAMMER) + (3 if state.charm == THUNDERCLAP else 0)
        amounts = [state.has(seat, mineral) for mineral in range(3)]
        most = sum(amounts) if state.charm == MINGLED_VEINS else max(amounts)
        payable = {
            shape: places
            for shape, places in naive_places(Mountain(state), seat, hammers).items()
            if places and state.piles[SHAPES.index(shape)] and len(FORMS[shape][0]) <= most
        }
        assert legal(state, "dig") == {f"dig.{shape}" for shape in payable}
        for shape, places in payable.items():
            assert offered_places(after(state, f"dig.{shape}")) == places, shape


@pytest.mark.rule("HALL-D6")
def test_every_way_to_turn_and_flip_a_tile_is_a_way_of_its_own():
    """The anchor counts: a domino can lie in four ways, an L of four in eight."""
    ways = {"d2": 4, "i3": 4, "l3": 4, "i4": 4, "l4": 8, "t4": 4, "s4": 8, "o4": 4}
    ways |= {"l5": 8, "p5": 8, "t5": 4, "v5": 4, "w5": 4, "y5": 8}
    for shape, n in ways.items():
        assert len(set(turned(*FORMS[shape]))) == n, shape
    assert set(ways) == set(FORMS)


# -- what is found ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("HALL-D13", "HALL-T9")
def test_each_rubble_cell_costs_a_hammer():
    """Two of the three cells are rubble; a Hammer may come from a Troll."""
    tiles = f"tunnels {tunnel('i3', 'p4 p5 p6')}"
    through = dig("i3", "p7 p8 p9")
    for stocked, on_troll, ok in ((1, 0, False), (2, 0, True), (1, 1, True), (0, 1, False)):
        state = table(tiles, f"stock p1 stone*4 hammer*{stocked}", f"pack p1 2a:fire-1-5:{on_troll}0")
        assert (through[1] in legal(after(state, "dig.i3"))) == ok
    state = after(table(tiles, "stock p1 stone*4 hammer*3"), *through)
    assert stock(state, P1) == {"stone": 1, "hammer": 1}


@pytest.mark.rule("HALL-D13")
def test_cleared_rubble_stays_cleared():
    state = after(table(f"tunnels {tunnel('i3', 'p4 p5 p6')}", "stock p1 stone*4 hammer*3"), *dig("i3", "p7 p8 p9"))
    assert not {"p7", "p8"} & set(state.to_data()["rubble"])
    assert "q8" in state.to_data()["rubble"]


@pytest.mark.rule("HALL-D13", "HALL-P6")
def test_thunderclap_spares_three_hammers_and_no_more():
    state = table(
        "portals p3 u16 h21 c8",
        f"tunnels {tunnel('i3', 'p4 p5 p6')} {tunnel('d2', 'q6 r6')}",
        "stock p1 stone*5 hammer*1",
        "now charm=thunderclap cast=1",
    )
    state = after(state, *dig("p5", "p7 p8 q7 q8 p9"))  # p7, p8, q8 are rubble
    assert stock(state, P1) == {"hammer": 1, "stone": 2}  # q7 holds two Stones


@pytest.mark.rule("HALL-D14")
def test_buried_statue_under_the_tile_is_unearthed_where_it_stood():
    state = table("statues p6:moon", "stock p1 stone*3")
    assert net(state, P1) == {"p3"}
    found = events(state, *dig("i3", "p4 p5 p6", "p4"))
    assert dict(event(found, "unearthed").parts) == {"seat": P1, "clan": "moon", "cell": "p6"}
    state = after(state, *dig("i3", "p4 p5 p6", "p4"))
    assert statues(state)["p6"] == "moon"
    state.gain(P1, RESOURCES.index("cart"))
    assert "statue.p6" in legal(state)


@pytest.mark.rule("HALL-D14")
def test_statues_beside_the_tile_stay_buried():
    found = events(table("statues p6:moon", "stock p1 stone*2"), *DOMINO)
    assert "unearthed" not in names(found)


@pytest.mark.rule("HALL-D15")
def test_buried_resources_go_to_the_stock_once():
    state = after(table("stock p1 stone*4"), *dig("i4", "o3 n3 m3 l3"))
    assert stock(state, P1) == {"hammer": 1, "iron": 2}
    assert not {"n3", "l3"} & set(state.to_data()["buried"])
    assert "p5" in state.to_data()["buried"]


@pytest.mark.rule("HALL-D16")
def test_rubble_with_something_below_costs_a_hammer_and_gives_it():
    """m6 hides a Heartstone, l6 a Statue; both are rubble."""
    tiles = f"tunnels {tunnel('i3', 'p4 p5 p6')} {tunnel('i4', 'o5 n5 m5 l5')}"
    state = table(tiles, "statues l6:ice", "stock p1 stone*2 hammer*2")
    found = after(state, *dig("d2", "l6 m6"))
    assert stock(found, P1) == {"heartstone": 1}
    assert "unearthed" in names(events(state, *dig("d2", "l6 m6")))
    poor = table(tiles, "statues l6:ice", "stock p1 stone*2 hammer")
    assert dig("d2", "l6 m6")[1] not in legal(after(poor, "dig.d2"))


# -- Pedestals --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("HALL-D17", "HALL-D20", "HALL-D22")
def test_pedestal_goes_on_the_anchor_and_takes_the_token_of_its_zone_and_clan():
    state = after(table("own p1 fire ice", "stock p1 stone*2"), *DOMINO)
    assert asked(state) == (P1, "pedestal")
    assert legal(state) == {"pedestal.fire", "pedestal.ice", "done"}
    state = after(state, "pedestal.ice")
    assert state.to_data()["pedestals"] == ["p5:ice"]
    assert own(state, P1) == {"fire": 1}
    assert state.to_data()["takers"] == ["-"] * 4 + ["p1"] + ["-"] * 10
    assert points(state, P1, "benefit") == 4  # the fifth token of the track
    assert asked(state) == (P1, "build")


@pytest.mark.rule("HALL-D17", "HALL-D22")
def test_declined_pedestal_stays_in_stock_and_is_not_asked_for_again():
    state = after(table("own p1 fire", "stock p1 stone*4"), *DOMINO, "done")
    assert own(state, P1) == {"fire": 1}
    assert state.to_data()["pedestals"] == []
    assert legal(state) == {"end"}


@pytest.mark.rule("HALL-D17")
def test_nothing_is_asked_without_a_pedestal_in_stock():
    assert asked(after(table("own p2 fire", "stock p1 stone*2"), *DOMINO)) == (P1, "build")


@pytest.mark.rule("HALL-D18")
def test_size_five_has_no_anchor():
    assert asked(after(table("own p1 fire ice moon", "stock p1 stone*5"), *dig(*TILES[5]))) == (P1, "build")


@pytest.mark.rule("HALL-D17", "HALL-D18")
def test_every_smaller_tile_has_one_anchor():
    for shape, (cells, anchor) in FORMS.items():
        assert (anchor in cells) == (len(cells) < 5), shape
    for size in (2, 3, 4):
        assert asked(after(table("own p1 fire", "stock p1 stone*4"), *dig(*TILES[size]))) == (P1, "pedestal")


@pytest.mark.rule("HALL-D19")
def test_zone_is_that_of_the_anchor_cell():
    """The domino lies in two zones; its anchor decides."""
    for anchor, place in (("p4", 0), ("p5", 3)):
        state = after(table("own p1 fire", "stock p1 stone*2"), *dig("d2", "p4 p5", anchor), "pedestal.fire")
        assert [n for n, seat in enumerate(state.to_data()["takers"]) if seat == "p1"] == [place]


@pytest.mark.rule("HALL-D19", "HALL-D21")
def test_one_pedestal_of_each_clan_in_a_zone_whoever_placed_it():
    state = after(table("own p1 fire ice moon", "taken 2fire:p3 1ice:p2", "stock p1 stone*2"), *DOMINO)
    assert legal(state) == {"pedestal.ice", "pedestal.moon", "done"}
    assert why_not(state, "pedestal.fire") == "HALL-D21 zone_used"


@pytest.mark.rule("HALL-D21")
def test_nothing_is_asked_when_no_token_is_left_for_what_one_has():
    assert asked(after(table("own p1 fire", "taken 2fire:p3", "stock p1 stone*2"), *DOMINO)) == (P1, "build")


# -- Workshops --------------------------------------------------------------------------------------------------------

TO_SITE = dig("d2", "o3 n3")  # beside the site n4


@pytest.mark.rule("HALL-D24", "HALL-D26")
def test_any_workshop_of_the_supply_may_be_put_on_a_site_beside_the_tunnel():
    state = after(table("stock p1 stone*2", "supply mint*2 depot*2 steward*2 crusher*2 ironworks"), *TO_SITE)
    assert asked(state) == (P1, "establish")
    kinds = ("mint", "depot", "steward", "crusher", "ironworks")
    assert legal(state) == {"done", *(f"establish.n4.{kind}" for kind in kinds)}
    assert why_not(state, "establish.n4.rune_forge") == "HALL-D26 not_in_supply"
    assert why_not(state, "establish.o7.mint") == "HALL-D24 no_site"
    state = after(state, "establish.n4.mint")
    assert state.to_data()["workshops"] == ["n4:mint"]
    assert "mint" in state.to_data()["supply"]  # one of two is left
    assert asked(state) == (P1, "build")


@pytest.mark.rule("HALL-D24")
def test_site_may_be_left_empty():
    state = after(table("stock p1 stone*2"), *TO_SITE, "done")
    assert state.to_data()["workshops"] == []
    assert asked(state) == (P1, "build")


@pytest.mark.rule("HALL-D24")
def test_site_left_empty_can_be_used_by_a_later_tunnel_of_anybody():
    """DEC-25."""
    state = table(f"tunnels {tunnel('d2', 'o3 n3')}", "stock p1 stone*2 hammer", "stock p2 stone*2")
    state = after(state, *dig("d2", "m3 m4"))
    assert asked(state) == (P1, "establish")


@pytest.mark.rule("HALL-D24")
def test_site_at_a_corner_is_not_adjacent():
    assert asked(after(table("stock p1 stone*2"), *DOMINO)) == (P1, "build")
    state = after(table(f"tunnels {tunnel('d2', 'p4 p5')}", "stock p1 stone*2"), *dig("d2", "o5 o6"))
    assert legal(state) == {"done", *(f"establish.o7.{kind}" for kind in WORKSHOPS[:9])}  # n4 touches o5 at a corner


@pytest.mark.rule("HALL-D25")
def test_one_tunnel_may_establish_several_workshops():
    state = table(
        f"tunnels {tunnel('d2', 'p4 p5')}", "stock p1 stone*3", "supply mint*2 depot*2 steward*2 crusher*2 ironworks"
    )
    state = after(state, *dig("l3", "o5 n5 o6"))
    assert {token.split(".")[1] for token in legal(state, "establish")} == {"n4", "o7"}
    one = after(state, "establish.o7.ironworks")
    assert legal(one) == {"done", *(f"establish.n4.{kind}" for kind in ("mint", "depot", "steward", "crusher"))}
    both = after(one, "establish.n4.mint")
    assert both.to_data()["workshops"] == ["n4:mint", "o7:ironworks"]
    assert asked(both) == (P1, "build")
    assert after(one, "done").to_data()["workshops"] == ["o7:ironworks"]


@pytest.mark.rule("HALL-D26", "HALL-D25")
def test_empty_supply_establishes_nothing():
    sites = ["d10", "d14", "i7", "i17", "j4", "j20", "q9", "q15", "t10"]
    kinds = ("mint", "mint", "depot", "depot", "steward", "steward", "crusher", "crusher", "ironworks")
    placed = " ".join(f"{site}:{kind}" for site, kind in zip(sites, kinds, strict=True))
    state = after(table(f"workshops {placed}", "supply -", "stock p1 stone*2"), *TO_SITE)
    assert asked(state) == (P1, "build")
    assert len(state.board.sites) > 11


@pytest.mark.rule("HALL-D26")
def test_supply_that_runs_out_ends_the_question():
    sites = ["d10", "d14", "i7", "i17", "j4", "j20", "q9", "q15"]
    kinds = ("mint", "mint", "depot", "depot", "steward", "steward", "crusher", "crusher")
    placed = " ".join(f"{site}:{kind}" for site, kind in zip(sites, kinds, strict=True))
    state = table(f"tunnels {tunnel('d2', 'p4 p5')}", f"workshops {placed}", "supply ironworks", "stock p1 stone*3")
    state = after(state, *dig("l3", "o5 n5 o6"))
    assert legal(state) == {"done", "establish.n4.ironworks", "establish.o7.ironworks"}
    assert asked(after(state, "establish.n4.ironworks")) == (P1, "build")


@pytest.mark.rule("HALL-D27", "HALL-W1")
def test_workshop_established_this_turn_works_on_later_turns_only():
    state = after(table("stock p1 stone*2 iron"), *TO_SITE, "establish.n4.ironworks")
    assert legal(state, "work") == set()
    assert why_not(state, "work.n4") == "HALL-T2 too_late"
    for seat in (P2, 2, 3):
        state = after(state, "end")
        assert asked(state) == (seat, "act")
        assert legal(state, "work") == set()
        state = after(state, "recruit.b1", "join.2a")
    state = after(state, "end")
    assert legal(state, "work") == {"work.n4"}


# -- order ------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("HALL-D28")
def test_order_of_a_dig():
    """A Statue on p6, a Coin on p5, rubble on p7; beside the site o7."""
    state = table("statues p6:moon", "own p1 moon", "stock p1 stone*4 hammer")
    found = events(state, *dig("i4", "p4 p5 p6 p7", "p5"), "pedestal.moon", "establish.o7.mint")
    assert names(found) == [*["paid"] * 5, "dug", "unearthed", "dug_out", "pedestal_put", "established"]


@pytest.mark.rule("HALL-D28", "HALL-D13")
def test_all_is_paid_before_anything_is_gained():
    """n3 hides a Hammer, o4 is rubble: what lies below cannot pay for the same tile. (DEC-22)"""
    state = table("stock p1 stone*3")
    assert dig("l3", "o3 n3 o4")[1] not in legal(after(state, "dig.l3"))
    state = after(table("stock p1 stone*3 hammer"), *dig("l3", "o3 n3 o4"))
    assert stock(state, P1) == {"hammer": 1}


@pytest.mark.rule("HALL-D28", "HALL-D24", "HALL-D17")
def test_pedestal_is_asked_before_workshops():
    state = after(table("own p1 moon", "stock p1 stone*2"), *TO_SITE)
    assert asked(state) == (P1, "pedestal")
    assert asked(after(state, "done")) == (P1, "establish")
    assert asked(after(state, "pedestal.moon")) == (P1, "establish")


@pytest.mark.rule("HALL-D1", "HALL-T4")
def test_dig_is_the_whole_of_step_2():
    state = after(table("stock p1 stone*9 rune"), *DOMINO)
    assert asked(state) == (P1, "build")
    assert not {token for token in legal(state) if token.startswith(("dig", "recruit", "cast", "work"))}


@pytest.mark.rule("HALL-D2", "HALL-T9")
def test_minerals_on_trolls_pay_too_and_free_their_symbols():
    state = table("pack p1 1a:start-1:1 2a:mud-1-2:110", "stock p1 stone")
    state = after(state, *dig(*TILES[4]))
    assert held(state, P1) == {}
    assert stock(state, P1) == {"coin": 1}
    assert tunnels(state) == [tunnel("o4", TILES[4][1])]


@pytest.mark.rule("HALL-D12", "HALL-N7")
def test_isolated_tiles_forbid_nothing_and_join():
    """A domino that reaches no Portal may be touched, and belongs to who does it."""
    state = table(f"tunnels {tunnel('d2', 'o5 n5')}", "stock p1 stone*2")
    assert net(state, P1) == {"p3"}
    state = after(state, *DOMINO)
    assert net(state, P1) == {"p3", "p4", "p5", "o5", "n5"}
    assert GAME.faults(state) == []
