"""Effects of royal tiles, castle tiles and cards (PRIN-X), nested effects."""

import pytest

from dovre.games.princesses.components import BASE_SLOTS, BONUS, SLOT_KIND, SLOTS, bits_of
from dovre.games.princesses.effects import NO_EFFECT
from tests.games.princesses.helpers import (
    P1,
    acting,
    after,
    asked,
    full,
    goods,
    humans,
    legal,
    points,
    refused,
    table,
    trolls,
)


def royal(tile, *lines, own=3, place="troll_power", **now):
    """A royal tile of the network is activated."""
    given = {line.split()[0] for line in lines}
    more = () if "full" in given else ("full p1 -",)
    state = acting(place, own, f"network p1 {tile}.a16.0", *lines, *more, **now)
    state = after(state, "do.royal")
    return after(state, f"royal.{tile}") if asked(state)[1] == "royal" else state


@pytest.mark.rule("PRIN-X1")
def test_two_different_trolls():
    """T-76, T-78, T-59."""
    state = royal("rt01", "trolls p1 troll_power*2 ii")
    found = legal(state)
    assert "troll.main.mining" in found
    assert "troll.troll_power.mining" in found
    assert not any("beside" in token for token in found)
    state = after(state, "troll.troll_power.ii")
    assert refused(state, "troll.troll_power.mining") == ("only_main", "PRIN-M20")
    state = after(state, "troll.main.mining")
    assert asked(state) == (P1, "act")
    assert state.locked == 0
    assert points(state) == (2, 0)


def test_a_troll_is_moved_once_by_an_effect():
    """T-76."""
    state = after(royal("rt01"), "troll.main.mining")
    assert asked(state) == (P1, "act")


def test_an_effect_chases_nobody_out():
    """T-58."""
    state = royal("rt01", "trolls p2 ii*4")
    assert refused(state, "troll.main.ii") == ("cave_full", "PRIN-X1")


def test_locked_wherever_it_is():
    """T-78."""
    state = royal("rt01", "trolls p1 troll_power*2")
    state = after(state, "troll.main.mining", "stop", "end")
    assert not any(token.startswith("move.mining.") for token in legal(state))
    assert "move.troll_power.mining" in legal(state)


def test_in_phase_3_no_troll_is_told_apart():
    """DP-18: nothing is locked after the main move of phase 3."""
    state = acting("mining", 1, "network p1 rt01.a16.0", "full p1 -", "trolls p1 mining building")
    state = after(state, "end", "move.beside.building", "do.royal")
    found = legal(state)
    assert "troll.building.ii" in found
    assert not any(token.startswith("troll.main.") for token in found)


@pytest.mark.rule("PRIN-X2")
def test_a_troll_and_a_human_in_either_order():
    """T-77."""
    state = royal(
        "rt02",
        "trolls p1 troll_power mining*3 ii",
        "humans p1 mining*2",
        "stock i:bell*3,outpost*3,changeling,human*2 ii:bell*3,outpost*3,changeling,human*2",
    )
    assert refused(state, "troll.ii.mining") == ("cave_full", "PRIN-X1")
    state = after(state, "human.mining.building", "troll.ii.mining")
    assert asked(state) == (P1, "act")
    assert trolls(state, P1, "mining") == 4
    assert humans(state, P1, "building") == 1


@pytest.mark.rule("PRIN-X3", "PRIN-X23", "PRIN-V16")
def test_humans_move_between_own_caves():
    """T-60."""
    state = royal("rt03", "humans p1 mining*2")
    assert legal(state) == {"human.mining.building", "human.mining.troll_power", "stop"}
    state = after(state, "human.mining.building")
    assert refused(state, "human.building.mining") == ("no_human", "PRIN-X3")
    state = after(state, "human.mining.building")
    assert asked(state) == (P1, "act")
    assert humans(state, P1, "building") == 2
    castle = after(acting("i", 3, "castles ct02 ct09 ct07", "humans p1 mining*2"), "do.castle")
    assert legal(castle) == {"human.mining.building", "human.mining.troll_power", "stop"}
    assert humans(after(castle, "human.mining.troll_power", "stop"), P1, "troll_power") == 1
    assert refused(table("trolls p1 ii"), "move.mining.building") == ("no_troll", "PRIN-M2")


@pytest.mark.rule("PRIN-X5", "PRIN-X27")
def test_cows_as_many_as_stables():
    assert royal("rt05", "cows 0 1 1", "covers 2 3 3").cows[P1] == 2
    assert royal("rt05", "cows 1 1 1", "covers 2 3 3").cows[P1] == 2
    castle = acting("i", 3, "castles ct06 ct09 ct07", "cows 0 1 1")
    assert after(castle, "do.castle").cows[P1] == 1


@pytest.mark.rule("PRIN-X6", "PRIN-X7", "PRIN-X8", "PRIN-X63", "PRIN-X64")
@pytest.mark.parametrize(
    ("tile", "sites", "mined"),
    [
        ("rt06", "obsidian*4 gold", (3, 0, 0)),
        ("rt06", "obsidian*2 gold", (2, 0, 0)),
        ("rt07", "obsidian gold*3", (0, 2, 0)),
        ("rt08", "obsidian diamond*2", (0, 0, 1)),
    ],
)
def test_mining_by_royal_tiles_empties_sites(tile, sites, mined):
    lines = (f"network p1 {tile}.a16.0 rt13.a17.0 rt14.a15.0", f"full p1 {sites}", "boards turquoise red yellow")
    before = acting("troll_power", 1, *lines)
    state = after(before, "do.royal")
    state = after(state, f"royal.{tile}") if asked(state)[1] == "royal" else state
    assert goods(state, P1) == mined
    assert tuple(a - b for a, b in zip(full(before, P1), full(state, P1), strict=True)) == mined
    assert state.reserve == before.reserve


@pytest.mark.rule("PRIN-X25", "PRIN-X63")
def test_taking_from_the_reserve_empties_no_site():
    before = acting("i", 3, "castles ct04 ct09 ct07")
    state = after(before, "do.castle")
    assert goods(state, P1) == (2, 0, 0)
    assert full(state, P1) == full(before, P1)


@pytest.mark.rule("PRIN-X9", "PRIN-X31")
def test_a_free_tile_may_be_declined():
    state = royal("rt09", "tile_row p01 p02 r01 r02 b01")
    assert "stop" in legal(state)
    state = after(state, "tile.r01", "lay.a17.0")
    assert asked(state) == (P1, "act")
    castle = after(acting("i", 3, "castles ct10 ct09 ct07", "tile_row p01 p02 r01 r02 b01"), "do.castle")
    assert asked(after(castle, "stop")) == (P1, "act")


@pytest.mark.rule("PRIN-X10")
def test_a_free_card_may_be_declined():
    state = royal("rt10", "card_row tb1a tb2a tb3a tb4a ts1a")
    assert asked(state) == (P1, "card")
    declined = after(state, "stop")
    assert asked(declined) == (P1, "act")
    assert declined.cards[P1] == ()
    taken = after(state, "card.tb1")
    assert len(taken.cards[P1]) == 1
    assert taken.card_row.count(-1) == 1  # filled at the end of the phase


def test_the_parts_of_an_effect_go_from_left_to_right():
    """GAP-38: a stable is uncovered before the cow comes, with no stable free."""
    state = royal("rt10", "card_row tt6a tb2a tb3a tb4a ts1a")
    assert (state.covers[P1], state.cows[P1]) == (3, 1)
    found = after(state, "card.tt6")
    assert (found.covers[P1], found.cows[P1]) == (2, 2)


@pytest.mark.rule("PRIN-X11", "PRIN-X22")
def test_refilling_one_type():
    state = royal("rt11", "full p1 gold*2")
    assert full(state, P1) == (3, 2, 0)  # the site formed with the notch too
    castle = acting("i", 3, "castles ct01 ct09 ct07", "full p1 gold*2")
    assert full(after(castle, "do.castle"), P1) == (2, 2, 0)


@pytest.mark.rule("PRIN-X12", "PRIN-X13", "PRIN-X14")
@pytest.mark.parametrize(("tile", "at", "count"), [("rt12", 0, 4), ("rt13", 1, 3), ("rt14", 2, 2)])
def test_royal_tiles_with_sites(tile, at, count):
    lines = ("challenges rc01 rc06 rc11 rc14", "humans p1 mining*3 building*2", f"royal_row {tile} rt04 rt05 rt06 rt07")
    village = "stock i:bell*3,outpost*3,changeling ii:bell*3,outpost*3,changeling iii:bell*3,outpost*3,changeling"
    state = table(*lines, village)
    found = after(state, "claim.rc14", f"gain.{tile}", "lay.a16.0")
    assert full(found, P1)[at] == full(state, P1)[at] + count


@pytest.mark.rule("PRIN-X15", "PRIN-X16", "PRIN-X17", "PRIN-X18", "PRIN-X19")
@pytest.mark.parametrize(
    ("tile", "kinds"),
    [
        ("rt15", ["changeling", "changeling"]),
        ("rt16", ["changeling", "outpost"]),
        ("rt17", ["bell", "changeling"]),
        ("rt18", ["bell", "bell"]),
        ("rt19", ["bell", "outpost"]),
    ],
)
def test_royal_tiles_with_slots(tile, kinds):
    own = bits_of(table(f"network p1 {tile}.a16.0").slots[P1] & ~BASE_SLOTS)
    assert sorted(SLOTS[SLOT_KIND[slot]] for slot in own) == kinds
    assert all(BONUS[slot] == NO_EFFECT for slot in own)


@pytest.mark.rule("PRIN-X26", "PRIN-X28", "PRIN-X29", "PRIN-X30")
@pytest.mark.parametrize(
    ("castle", "field", "cows", "power"),
    [("ct05", (1, 0, 0), 1, 0), ("ct07", (0, 1, 0), 0, 0), ("ct08", (0, 0, 1), 0, 0), ("ct09", (0, 0, 0), 0, 2)],
)
def test_castles_that_give(castle, field, cows, power):
    state = after(acting("i", 3, f"castles {castle} ct01 ct02", "cows 0 1 1"), "do.castle")
    assert goods(state, P1) == field
    assert state.cows[P1] == cows
    assert state.power[P1] == power


def test_a_castle_that_gives_nothing_may_be_used():
    state = after(acting("i", 3, "castles ct06 ct09 ct07"), "do.castle")
    assert state.cows[P1] == 1
    assert state.castle == 1


def test_nested_effects_finish_first():
    """T-39: a bell on b09 takes a card, the card builds a tile, all within the phase of a village."""
    lines = (
        "goods p1 obsidian*3",
        "network p1 b09.a16.0",
        "covers 2 3 3",
        "card_row tt7a tb1a tb2a tb3a tb4a",
        "tile_row p01 p02 r01 r02 b01",
    )
    state = after(acting("ii", 4, *lines), "do.bell")
    assert asked(state) == (P1, "card")
    state = after(state, "card.tt7")
    assert asked(state) == (P1, "tile")
    state = after(state, "tile.p01", "lay.a17.0")
    assert asked(state) == (P1, "act")
    assert state.tile_row.count(-1) == 1
    assert state.card_row.count(-1) == 1
    state = after(state, "end")
    assert state.tile_row.count(-1) == state.card_row.count(-1) == 0
