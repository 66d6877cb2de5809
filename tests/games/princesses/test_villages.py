"""Villages (PRIN-V), challenges (PRIN-C), the end (PRIN-E)."""

from itertools import combinations_with_replacement, product

import pytest

from dovre.games.princesses.components import LAID_NUMBER, NONE
from dovre.games.princesses.geometry import SIDES
from dovre.games.princesses.rules.network import lay, places, sealed
from dovre.games.princesses.scoring import quantity, set_points, winners
from tests.games.princesses.helpers import (
    P1,
    P2,
    acting,
    after,
    asked,
    events,
    goods,
    humans,
    legal,
    names,
    network,
    points,
    refused,
    stock,
    stored,
    table,
    trolls,
)

TOWER = "stock ii:bell*3,outpost*3,changeling,human,princess"
ROYALS = "royal_row rt04 rt05 rt06 rt07 rt08"


def capturing(*lines, own=5, **more):
    given = {line.split()[0] for line in lines}
    usual = {
        "stock": TOWER,
        "goods": "goods p1 diamond",
        "power": "power 2 0 0",
        "network": "network p1 p01.a16.0",
        "royal_row": ROYALS,
    }
    return acting("ii", own, *lines, *(line for zone, line in usual.items() if zone not in given), **more)


# -- princesses -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("PRIN-V1", "PRIN-V3", "PRIN-V4")
def test_capturing_a_princess_with_help():
    """EX-8, in village II."""
    lines = ("vacant p1 op_obs", "outposts p1 ii", "stored p1 board-1", "trolls p1 ii", "trolls p2 ii*2")
    state = table(
        *lines,
        "stock ii:bell*3,outpost*2,changeling,human,princess",
        "goods p1 diamond",
        "power 2 0 0",
        "network p1 p01.a16.0",
        ROYALS,
    )
    state = after(state, "move.beside.ii")
    assert points(state) == (3, 2)
    state = after(state, "do.princess")
    assert asked(state) == (P1, "choose")
    assert stock(state, "ii", "princess") == 0
    assert "p01" in stored(state, P1)
    state = after(state, "gain.rt05", "lay.a17.0")
    assert network(state, P1)[-1] == "rt05.a17.0"
    assert points(state) == (0, 0)
    assert state.power[P1] == 0
    assert goods(state, P1) == (0, 0, 0)


def test_own_points_alone_are_enough():
    """T-11."""
    assert "do.princess" in legal(capturing())


def test_what_a_princess_needs():
    """T-47."""
    assert refused(capturing("network p1 r01.a16.0"), "do.princess") == ("no_slot", "PRIN-V1")
    empty = capturing("stock ii:bell*3,outpost*3,changeling,human")
    assert refused(empty, "do.princess") == ("not_in_village", "PRIN-V1")
    assert refused(capturing("goods p1 -"), "do.princess") == ("cannot_pay", "PRIN-V3")


def test_a_sealed_network_forfeits_the_royal_tile():
    """T-48."""
    state = capturing("network p1 p01.a16.0")
    for tile in ("v01", "v03", "v05", "v07"):
        found = places(state, P1, LAID_NUMBER[tile])
        if found:
            lay(state, P1, LAID_NUMBER[tile], *divmod(found[0].number, SIDES))
    assert sealed(state, P1)
    assert "forfeited" in names(events(state, "do.princess"))
    after_it = after(state, "do.princess")
    assert after_it.royal_row == state.royal_row
    assert "p01" in stored(after_it, P1)


# -- bells, castles ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("PRIN-V5")
def test_taking_down_a_bell():
    lines = ("goods p1 obsidian*3", "network p1 b01.a16.0 b06.a17.0", "covers 1 3 3")
    state = after(acting("ii", 4, *lines), "do.bell")
    assert legal(state) == {"store.b01", "store.b06"}
    state = after(state, "store.b01")
    assert goods(state, P1) == (0, 2, 0)
    assert stock(state, "ii", "bell") == 2


def test_slots_with_the_same_bonus_are_one_answer():
    lines = ("goods p1 obsidian*3", "network p1 b01.a16.0 b11.a17.0", "covers 1 3 3")
    state = after(acting("ii", 4, *lines), "do.bell")
    assert asked(state) == (P1, "act")
    assert stored(state, P1) == ["b01"]


@pytest.mark.rule("PRIN-V6", "PRIN-V7", "PRIN-V8", "PRIN-X25")
def test_the_castle_action_and_the_way_home():
    """T-52, T-53, T-56."""
    state = acting("i", 6, "trolls p1 i*2 ii", "trolls p2 i", "castles ct04 ct09 ct07")
    state = after(state, "do.castle", "do.castle")
    assert goods(state, P1) == (4, 0, 0)
    state = after(state, "end")
    assert asked(state) == (P1, "return")
    assert all(token.startswith("troll.main.") for token in legal(state))
    assert refused(state, "troll.ii.mining") == ("only_from", "PRIN-V7")
    state = after(state, "troll.main.mining", "troll.i.building")
    assert asked(state) == (P1, "move")
    assert (trolls(state, P1, "mining"), trolls(state, P1, "building"), trolls(state, P1, "ii")) == (1, 1, 1)
    assert trolls(state, P2, "i") == 1
    assert refused(state, "move.mining.ii") == ("other_troll", "PRIN-M20")


def test_points_left_after_the_castle():
    """T-53."""
    state = acting("i", 5, "goods p1 gold", "power 1 0 0")
    state = after(state, "do.castle")
    assert {"do.human"} <= legal(state)


def test_the_way_home_with_little_room():
    """T-57: two return, one stays."""
    lines = (
        "trolls p1 i*3",
        "humans p1 mining*4 building*4 troll_power*5",
        "humans p2 -",
        "humans p3 -",
        "stock i:bell*3,outpost*3,changeling ii:bell*3,outpost*3,changeling iii:bell*3,outpost*3,changeling",
    )
    state = after(acting("i", 3, *lines), "do.castle", "end")
    assert asked(state) == (P1, "return")
    assert legal(state) == {f"troll.{who}.{cave}" for who in ("main", "i") for cave in ("mining", "building")}
    state = after(state, "troll.i.mining")
    while asked(state)[1] == "return":
        state = after(state, sorted(legal(state))[0])
    assert trolls(state, P1, "i") == 1


def test_nobody_is_asked_for_the_way_home_where_all_cauldrons_are_filled():
    """DP-19: two trolls, two empty cauldrons, and none of them is told apart in phase 3."""
    lines = (
        "trolls p1 i*2",
        "humans p1 mining*4 building*4 troll_power*5",
        "humans p2 -",
        "humans p3 -",
        "stock i:bell*3,outpost*3,changeling ii:bell*3,outpost*3,changeling iii:bell*3,outpost*3,changeling",
    )
    state = after(acting("i", 3, *lines, phase=3), "do.castle", "end")
    assert asked(state) == (P2, "play")
    assert (trolls(state, P1, "mining"), trolls(state, P1, "building"), trolls(state, P1, "i")) == (1, 1, 0)


@pytest.mark.rule("PRIN-X24")
def test_a_castle_that_moves_trolls():
    """T-54, T-55."""
    state = acting("i", 3, "trolls p1 i ii", "castles ct03 ct09 ct07")
    came = after(state, "do.castle", "troll.ii.i", "stop", "end")
    assert asked(came) == (P1, "return")
    assert trolls(came, P1, "i") == 2
    went = after(state, "do.castle", "troll.main.ii", "stop", "end")
    assert asked(went) == (P1, "move")
    assert trolls(went, P1, "ii") == 2
    assert went.locked == 4


# -- changelings, humans, cows ----------------------------------------------------------------------------------------


@pytest.mark.rule("PRIN-V9", "PRIN-V10", "PRIN-V11")
def test_swapping_changelings():
    """T-61."""
    state = acting("ii", 2, "goods p1 gold*2 diamond", "power 2 0 0")
    state = after(state, "do.changeling")
    assert legal(state) == {"pay.gold", "pay.diamond"}
    state = after(state, "pay.diamond")
    assert legal(state) == {"vacate.ch_cow", "vacate.ch_cap", "vacate.ch_up1"}
    assert refused(state, "vacate.op_obs") == ("other_piece", "PRIN-V9")
    assert refused(state, "vacate.ch_up2") == ("same_benefit", "PRIN-V9")
    state = after(state, "vacate.ch_up1")
    assert asked(state) == (P1, "act")
    assert stored(state, P1) == ["board-2"]
    assert stock(state, "ii", "changeling") == 0
    assert state.swapped[1] == 1
    assert state.receive[P1] == 3
    assert goods(state, P1) == (0, 2, 0)
    assert state.power[P1] == 0


@pytest.mark.rule("PRIN-V12")
def test_a_cow_without_a_stable_is_lost():
    """T-23."""
    state = acting("ii", 2, "goods p1 gold*2", "power 2 0 0")
    assert after(state, "do.changeling", "vacate.ch_cow").cows[P1] == 1
    free = acting("ii", 2, "goods p1 gold*2", "power 2 0 0", "covers 2 3 3")
    assert after(free, "do.changeling", "vacate.ch_cow").cows[P1] == 2


@pytest.mark.rule("PRIN-V13", "PRIN-V14")
def test_the_benefit_comes_before_the_bonus():
    """T-22."""
    state = acting(
        "ii",
        2,
        "goods p1 gold*2",
        "power 6 0 0",
        "cards p1 tb3a",
        "stored p1 board-2",
        "vacant p1 ch_up1",
        "swapped p1 i",
    )
    state = after(state, "do.changeling", "vacate.ch_cap")
    assert state.capacity[P1] == 7
    assert state.power[P1] == 5


@pytest.mark.rule("PRIN-V15")
def test_hiring_a_human():
    state = acting("ii", 2, "goods p1 gold", "power 1 0 0")
    state = after(state, "do.human")
    assert legal(state) == {"cave.mining", "cave.building", "cave.troll_power"}
    state = after(state, "cave.building")
    assert humans(state, P1, "building") == 1
    assert stock(state, "ii", "human") == 0
    assert refused(acting("ii", 2, "goods p1 gold"), "do.human") == ("cannot_pay", "PRIN-V15")


@pytest.mark.rule("PRIN-V17")
def test_stealing_a_cow():
    """T-63."""
    assert refused(acting("ii", 1), "do.cow") == ("no_stable", "PRIN-V17")
    state = acting("ii", 1, "cows 0 1 1")
    found = after(state, "do.cow")
    assert found.cows[P1] == 1
    assert found.reserve[3] == state.reserve[3] - 1


# -- challenges -------------------------------------------------------------------------------------------------------

STORED2 = ("stored p1 board-1 r01", "vacant p1 op_obs op_gold", "outposts p1 i*2", "network p1 r01.a16.0 r02.a17.0")


@pytest.mark.rule("PRIN-C1", "PRIN-C3", "PRIN-C5", "PRIN-C6", "PRIN-A10", "PRIN-X59")
def test_a_claim_within_a_phase():
    """EX-9."""
    village = "stock i:bell*3,outpost,changeling,human"
    state = acting("building", 4, *STORED2, village, ROYALS, "full p1 -")
    assert not any(token.startswith("claim") for token in legal(state))
    assert refused(state, "claim.rc11") == ("not_fulfilled", "PRIN-C2")
    state = after(state, "do.outpost", "vacate.op_dia", "village.ii")
    while asked(state)[1] == "refill":
        state = after(state, sorted(legal(state))[0])
    assert "claim.rc11" in legal(state)
    state = after(state, "claim.rc11", "gain.rt04", "lay.b16.0")
    assert points(state) == (1, 0)
    assert refused(state, "claim.rc11") == ("claimed_already", "PRIN-C4")
    state = after(state, "do.royal")
    if asked(state)[1] == "royal":
        state = after(state, "royal.rt04")
    assert state.power[P1] == 2
    assert points(state) == (0, 0)


@pytest.mark.rule("PRIN-C2", "PRIN-C4", "PRIN-C7", "PRIN-C8", "PRIN-X62")
def test_a_card_that_others_have_claimed():
    """T-43, T-46, T-68."""
    lines = ("challenges rc01 rc06 rc11 rc14", "humans p1 mining*3 building*2", "claims p2 rc14", "claims p3 rc14")
    village = "stock i:bell*3,outpost*3,changeling ii:bell*3,outpost*3,changeling iii:bell*3,outpost*3,changeling"
    state = table(*lines, village, ROYALS)
    assert "claim.rc14" in legal(state)
    claimed = after(state, "claim.rc14", "gain.rt05", "lay.a16.0")
    assert asked(claimed) == (P1, "move")
    assert claimed.claims[P1] == 1 << 13
    assert claimed.royal_row.count(NONE) == 1
    assert claimed.scores[P1] == state.scores[P1] + 3  # the tile; nothing for the claim
    assert "claim.rc14" in legal(after(state, "move.beside.mining"))  # not claimed, it waits
    assert "claim.rc14" in legal(table(*lines, village, ROYALS, "ask p1 turn 1, p1 play", "now phase=1"))


def test_rows_are_refilled_after_a_claim_outside_the_phases():
    lines = ("challenges rc01 rc06 rc11 rc14", "humans p1 mining*3 building*2", ROYALS)
    village = "stock i:bell*3,outpost*3,changeling ii:bell*3,outpost*3,changeling iii:bell*3,outpost*3,changeling"
    state = table(*lines, village, "ask p1 turn 1, p1 play", "now phase=1")
    state = after(state, "claim.rc14", "gain.rt05", "lay.a16.0")
    assert asked(state) == (P1, "play")
    assert NONE not in state.royal_row


def test_a_claim_after_phase_3():
    lines = ("challenges rc01 rc06 rc11 rc14", "humans p1 mining*3 building*2", ROYALS)
    village = "stock i:bell*3,outpost*3,changeling ii:bell*3,outpost*3,changeling iii:bell*3,outpost*3,changeling"
    state = acting("ii", 1, *lines, village, phase=3)
    asked_ = after(state, "end")
    assert asked(asked_) == (P1, "claim")
    assert asked(after(asked_, "stop")) == (P2, "play")
    done = after(asked_, "claim.rc14", "gain.rt05", "lay.a16.0")
    assert asked(done) == (P2, "play")
    assert NONE not in done.royal_row


def test_a_claim_between_two_tiles():
    """DP-20: between the tiles of a paid build, even where no second tile can be laid; not between free ones."""
    lines = ("challenges rc02 rc06 rc11 rc13", "network p1 r02.a16.0 r03.a17.0", ROYALS, "goods p1 obsidian")
    state = after(acting("building", 2, *lines, "tile_row r01 p01 p02 p03 b01"), "do.build", "tile.r01", "lay.a15.0")
    assert asked(state) == (P1, "tile")
    assert {"claim.rc02", "tile.p01", "stop"} <= legal(state)
    claimed = after(state, "claim.rc02", "gain.rt04", "lay.b16.0")
    assert asked(claimed) == (P1, "tile")
    assert "claim.rc02" not in legal(claimed)
    assert asked(after(claimed, "tile.p01", "lay.b15.0")) == (P1, "act")
    last = after(acting("building", 2, *lines, "tile_row r01 - - - -"), "do.build", "lay.a15.0")
    assert legal(last) == {"claim.rc02", "stop"}
    assert asked(after(last, "claim.rc02", "gain.rt04", "lay.b16.0")) == (P1, "act")
    castle = acting("i", 3, *lines, "castles ct10 ct09 ct07", "tile_row r01 p01 p02 p03 b01")
    free = after(castle, "do.castle", "tile.r01", "lay.a15.0")
    assert asked(free) == (P1, "act")
    assert "claim.rc02" in legal(free)


def test_a_claim_with_a_royal_tile_activated():
    """T-42."""
    lines = ("challenges rc01 rc06 rc11 rc14", "humans p1 mining*3 building*2", ROYALS)
    village = "stock i:bell*3,outpost*3,changeling ii:bell*3,outpost*3,changeling iii:bell*3,outpost*3,changeling"
    state = acting("troll_power", 2, *lines, village)
    state = after(state, "do.royal", "claim.rc14", "gain.rt04", "lay.a16.0")
    assert "do.royal" not in legal(state)


@pytest.mark.rule("PRIN-B23", "PRIN-X21")
def test_the_first_tile_may_be_a_royal_one():
    """T-35."""
    lines = ("challenges rc01 rc06 rc11 rc14", "humans p1 mining*3 building*2", ROYALS)
    village = "stock i:bell*3,outpost*3,changeling ii:bell*3,outpost*3,changeling iii:bell*3,outpost*3,changeling"
    state = after(table(*lines, village), "claim.rc14", "gain.rt05")
    assert legal(state) == {f"lay.a16.{turn}" for turn in range(5)}
    state = after(state, "lay.a16.3")
    assert [line.amount for line in state.score_sheet() if line.seat == P1 and line.source == "royal"] == [3]


CHALLENGED = {
    "rc01": ("PRIN-X49", "network p1 p01.a16.0 p02.a17.0 p03.a15.0"),
    "rc02": ("PRIN-X50", "network p1 r01.a16.0 r02.a17.0 r03.a15.0"),
    "rc03": ("PRIN-X51", "network p1 b01.a16.0 b03.a17.0 b04.a15.0"),
    "rc05": ("PRIN-X53", "network p1 p01.a16.0 p02.a17.0 p03.a15.0 r01.b16.0 r02.b15.0 r03.b17.0 rt01.a18.0"),
    "rc06": ("PRIN-X54", "cards p1 tb1a tb2a tb3a"),
    "rc07": ("PRIN-X55", "cards p1 ts1a ts2a ts3a"),
    "rc08": ("PRIN-X56", "cards p1 tt1a tt2a tt3a"),
    "rc09": ("PRIN-X57", "cards p1 tb1a ts1a tt1a"),
    "rc10": ("PRIN-X58", "cards p1 tb1a tb2a ts1a ts2a tt1a"),
}


@pytest.mark.rule(
    "PRIN-X49", "PRIN-X50", "PRIN-X51", "PRIN-X53", "PRIN-X54", "PRIN-X55", "PRIN-X56", "PRIN-X57", "PRIN-X58"
)
@pytest.mark.parametrize("card", CHALLENGED)
def test_challenges_of_tiles_and_cards(card):
    """T-67: with one less nothing can be claimed."""
    _, line = CHALLENGED[card]
    blue = card if card <= "rc05" else "rc04"
    yellow = card if card > "rc05" else "rc08" if card != "rc08" else "rc07"
    in_play = f"challenges {blue} {yellow} rc11 rc13"
    assert f"claim.{card}" in legal(table(in_play, line))
    less = " ".join(line.split()[:-1])
    assert refused(table(in_play, less), f"claim.{card}") == ("not_fulfilled", "PRIN-C2")


CELLARS = "network p1 b01.a16.0 b03.a17.0 b04.a15.0"
IN_STORE = {  # enough, and one less
    "rc04": (
        ("network p1 r01.a16.2 v11.b15.0 p01.a17.0 p02.a18.0 p03.b17.0 v03.c17.1 v05.a19.4",),
        ("network p1 r01.a16.2 v11.b15.0 p01.a17.0 p02.a18.0 p03.b17.0 v03.c17.1",),
    ),
    "rc12": (
        (
            *("stored p1 board-2 rt15-1 rt15-2", "network p1 rt15.a16.0"),
            *("vacant p1 ch_cow ch_cap ch_up1", "swapped p1 i*3"),
        ),
        ("stored p1 board-2 rt15-1", "network p1 rt15.a16.0", "vacant p1 ch_cow ch_cap", "swapped p1 i*2"),
    ),
    "rc13": (
        ("stored p1 b01 b03 b04", CELLARS, "covers 0 3 3", "stock i:outpost*3,changeling,human"),
        ("stored p1 b01 b03", CELLARS, "covers 0 3 3", "stock i:bell,outpost*3,changeling,human"),
    ),
}


@pytest.mark.rule("PRIN-X52", "PRIN-X60", "PRIN-X61")
@pytest.mark.parametrize("card", IN_STORE)
def test_challenges_of_victory_tiles_changelings_and_bells(card):
    enough, less = IN_STORE[card]
    in_play = "challenges rc04 rc06 rc12 rc13"
    assert legal(table(in_play, *enough)) >= {f"claim.{card}"}
    assert refused(table(in_play, *less), f"claim.{card}") == ("not_fulfilled", "PRIN-C2")


def test_wild_totems_do_not_count_for_claims():
    """T-44, T-45."""
    state = table("challenges rc01 rc06 rc11 rc13", "cards p1 tb1a tb2a", "network p1 rt20.a16.0")
    assert refused(state, "claim.rc06") == ("not_fulfilled", "PRIN-C2")
    assert quantity(state, P1, "bat_cards") == 3


# -- the end ----------------------------------------------------------------------------------------------------------


def best(counts):
    """The best grouping by trying all."""
    a, b, c = counts
    found = 0
    for threes in range(min(counts) + 1):
        left = [a - threes, b - threes, c - threes]
        for ab, ac, bc in product(range(max(left) + 1), repeat=3):
            rest = [left[0] - ab - ac, left[1] - ab - bc, left[2] - ac - bc]
            if min(rest) >= 0:
                found = max(found, 15 * threes + 9 * (ab + ac + bc) + 4 * sum(rest))
    return found


@pytest.mark.rule("PRIN-E2")
def test_sets():
    """T-64, T-65: the formula is the best grouping."""
    assert sum(set_points((3, 2, 1))) == 28
    assert sum(set_points((2, 1, 1))) == 19
    for counts in combinations_with_replacement(range(5), 3):
        assert sum(set_points(counts)) == best(counts)


@pytest.mark.rule("PRIN-E3", "PRIN-E4", "PRIN-E5", "PRIN-E6", "PRIN-E7", "PRIN-E8")
def test_the_sheet():
    lines = (
        "network p1 p01.a16.0 rt04.a17.0 v11.b15.0",
        "stored p1 p01",
        "goods p1 obsidian*5 gold*9",
        "cards p1 tb1a",
        "power 4 0 0",
    )
    state = table(*lines)
    own = {line.source: line.amount for line in state.score_sheet() if line.seat == P1}
    assert own == {"princesses": 7, "royal": 3, "humans": 1, "victory": 2, "card": 4}
    assert state.scores[P1] == 17


SCORED = {  # a victory tile or a troll card, what is counted, its points
    "PRIN-X32": ("v01", ("cards p1 tb4a tb5a",), 2),
    "PRIN-X33": ("v03", ("cards p1 tt4a ts4a",), 1),
    "PRIN-X34": ("v05", ("cards p1 ts4a tt4a",), 1),
    "PRIN-X35": ("v07", ("goods p1 diamond*3",), 3),
    "PRIN-X36": ("v09", ("goods p1 gold*5",), 2),
    "PRIN-X37": ("v11", ("goods p1 obsidian*7",), 3),
    "PRIN-X38": ("v13", ("cows 2 1 1 1", "covers 2 3 3 2"), 2),
    "PRIN-X39": ("v15", ("humans p1 mining*2 building",), 1),
    "PRIN-X40": ("tb1", ("power 3 0 0 0",), 3),
    "PRIN-X41": ("tt1", ("network p1 b01.a16.0 b03.a17.0 p01.a15.0",), 2),
    "PRIN-X42": ("ts1", ("network p1 p01.a16.0 p02.a17.0 b01.a15.0",), 2),
    "PRIN-X43": ("ts2", ("network p1 r01.a16.2 v11.b15.0",), 1),
    "PRIN-X44": ("tb2", ("network p1 rt01.a16.0 r01.a17.0",), 1),
    "PRIN-X45": ("tt2", ("network p1 rt01.a16.0 p01.a17.0 p02.a15.0 p03.b16.0 p04.b15.0",), 1),
    "PRIN-X46": ("tt3", ("network p1 r01.a16.2", "full p1 -"), 1),  # 2 printed, 2 central, 1 formed
    "PRIN-X47": ("ts3", ("full p1 -",), 1),  # T-66: empty sites count
    "PRIN-X48": ("tb3", ("network p1 rt14.a16.0",), 1),
}


def scored(rule, *more):
    """The points of p1 from the tile or card of a rule."""
    name, lines, _ = SCORED[rule]
    if name.startswith("v"):
        state = table(*lines, *more, f"network p1 r01.a16.2 {name}.b15.0", seats=4)
    else:
        state = table(*lines, *more, f"cards p1 {name}a", seats=4)
    source = "victory" if name.startswith("v") else "card"
    return sum(line.amount for line in state.score_sheet() if line.seat == P1 and line.source == source)


@pytest.mark.rule("PRIN-X32", "PRIN-X33", "PRIN-X34", "PRIN-X35", "PRIN-X36", "PRIN-X37", "PRIN-X38", "PRIN-X39")
@pytest.mark.rule("PRIN-X40", "PRIN-X41", "PRIN-X42", "PRIN-X43", "PRIN-X44", "PRIN-X45", "PRIN-X46", "PRIN-X47")
@pytest.mark.rule("PRIN-X48")
@pytest.mark.parametrize("rule", SCORED)
def test_what_tiles_and_cards_score(rule):
    """T-66 and T-67."""
    assert scored(rule) == SCORED[rule][2]


@pytest.mark.rule("PRIN-X20")
def test_wild_totems_score():
    """T-45: one more of each totem for a victory tile, three points as a royal tile."""
    lines = "network p1 r01.a16.2 v01.b15.0 rt20.a17.0"
    state = table(lines, "cards p1 tb4a tb5a", seats=4)
    own = {line.source: line.amount for line in state.score_sheet() if line.seat == P1}
    assert (own["victory"], own["royal"]) == (3, 3)


@pytest.mark.rule("PRIN-E9", "PRIN-E10")
def test_ties_are_broken_by_princesses():
    """T-70."""
    state = table("network p1 p01.a16.0", "stored p1 p01", "network p2 rt01.a16.0 rt02.a17.0", "humans p2 mining*2")
    assert state.scores == (8, 8, 1)
    assert winners(state) == (P1,)
    even = table("humans p3 mining")
    assert winners(even) == (0, 1, 2)
