"""The worked examples of the rules, EX-5 to EX-15, EX-17 and EX-18."""

from __future__ import annotations

import pytest

from tests.games.hall.helpers import (
    P1,
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
    own,
    points,
    statues,
    stock,
    table,
    tunnel,
)
from tests.games.hall.slowly import build, dig, lines, why_not

STRIPS = f"{tunnel('d2', 'p4 q4')} {tunnel('i3', 'p5 p6 p7')} {tunnel('i3', 'q5 q6 q7')} {tunnel('i3', 'r5 r6 r7')}"
SQUARE = "p5 q5 r5 p6 q6 r6 p7 q7 r7"
CROSS = "q5 p6 q6 r6 q7"


@pytest.mark.rule("HALL-S5", "HALL-R6", "HALL-R8", "HALL-R11", "HALL-R12")
def test_ex_5_level_3_recruit():
    state = table("stock p1 coin*5", "horde t3:ice-3-2")
    new = deck(state, 3)[0]
    paid = after(state, "recruit.t3")
    assert stock(paid, P1) == {}
    assert [slot for slot in ("b1", "b2", "b3", "b4", "b5", "m1", "m2", "m3", "m4") if "!" in horde(paid, slot)] == [
        "b3",
        "b4",
        "b5",
        "m3",
        "m4",
    ]
    assert horde(paid, "t3") == new
    assert legal(paid) == {"take.fire", "take.ice", "take.moon", "done"}
    taken = after(paid, "take.moon")
    assert own(taken, P1) == {"moon": 1}
    assert bag(taken)["moon"] == bag(state)["moon"] - 1


@pytest.mark.rule("HALL-R16", "HALL-R19", "HALL-R20", "HALL-R21")
def test_ex_6_cascade():
    state = table(
        "pack p1 1a:start-4 1b:start-3 1c:start-1:1 1d:start-2 2a:fire-1-1:001 2b:mud-1-1:01",
        "horde t1:ice-3-1",
        "stock p1 coin*5",
    )
    state = after(state, "recruit.t1", "done")
    assert legal(state) == {"join.2c", "join.3a"}
    goods = dict(dict(event(events(state, "join.3a"), "produced").parts)["goods"])
    assert goods == {"iron": 3 + 1, "rune": 1, "cart_ice": 1, "stone": 2, "coin": 1, "heartstone": 1}
    assert sum(goods.values()) == 10
    state = after(state, "join.3a")
    assert holds(state, P1, "1c") == ["stone"]
    assert holds(state, P1, "1d") == []
    assert holds(state, P1, "2a") == ["stone", "stone", "cart_fire"]
    assert stock(state, P1) == {}


@pytest.mark.rule("HALL-D2", "HALL-D3", "HALL-D4", "HALL-D14", "HALL-D15")
def test_ex_7_dig():
    state = table(f"tunnels {tunnel('d2', 'l4 m4')}", "statues n2:fire", "stock p1 stone*4", seats=5)
    cells = dig("l4", "l3 m3 n3 n2")
    assert dict(event(events(state, *cells), "unearthed").parts)["cell"] == "n2"
    state = after(state, *cells)
    assert points(state, P1, "tunnels") == 4
    assert stock(state, P1) == {"iron": 2, "hammer": 1}
    assert statues(state)["n2"] == "fire"


@pytest.mark.rule("HALL-D13")
def test_ex_8_rubble():
    lines_ = ("portals s18 l5 t7 e18 d7", f"tunnels {tunnel('d2', 'r18 q18')}")
    cells = dig("o4", "p16 q16 p17 q17")
    poor = table(*lines_, "stock p1 iron*4 hammer*2", seats=5)
    assert why_not(after(poor, "dig.o4"), cells[1]) == "HALL-D13 no_hammers"
    state = after(table(*lines_, "stock p1 iron*4 hammer*3", seats=5), *cells)
    assert stock(state, P1) == {"stone": 2}


@pytest.mark.rule("HALL-D19")
def test_ex_9_zone_limit():
    state = table(f"tunnels {tunnel('d2', 'o3 n3')}", "pedestals n3:ice", "own p1 fire ice moon", "stock p1 stone*2")
    state = after(state, *dig("d2", "p4 p5", "p5"))
    assert legal(state) == {"pedestal.fire", "pedestal.moon", "done"}


@pytest.mark.rule("HALL-D17", "HALL-D19", "HALL-D20", "HALL-D21")
def test_ex_10_pedestal_choice():
    state = table(
        f"tunnels {tunnel('d2', 'p4 p5')} {tunnel('i3', 'o5 n5 m5')} {tunnel('i3', 'm6 m7 m8')}",
        "track 5 5 5 4 4 4 4 3 3 3 2 2 3 2 2",
        "taken 5moon:p3",
        "own p1 fire moon",
        "stock p1 stone*4",
    )
    state = after(state, *dig("l4", "m9 m10 l10 k10", "m9"))
    assert legal(state) == {"pedestal.fire", "done"}
    assert lines(after(state, "pedestal.fire"), P1, "benefit") == [3]


@pytest.mark.rule("HALL-D24", "HALL-D27")
def test_ex_11_workshop():
    state = after(table("stock p1 stone*2 coin"), *dig("d2", "o3 n3"), "establish.n4.charm_weaver")
    assert state.to_data()["workshops"] == ["n4:charm_weaver"]
    assert legal(state) == {"end"}
    later = table(f"tunnels {tunnel('d2', 'o3 n3')}", "workshops n4:charm_weaver", "stock p1 coin")
    assert stock(after(later, "work.n4", "use.1"), P1) == {"rune": 1}


@pytest.mark.rule("HALL-G3", "HALL-G4", "HALL-G5", "HALL-G6", "HALL-G10")
def test_ex_12_great_hall():
    lines_ = ("ask p1 build", "now stage=1", f"tunnels {STRIPS}", "pedestals r5:ice")
    state = after(table(*lines_, "statues p6:moon"), *build("treasure", SQUARE))
    assert state.to_data()["pedestals"] == []
    assert len(lines(state, P1, "benefit")) == 1
    assert statues(state)["p6"] == "moon"
    assert lines(state, P1, "hall.bare") == [6]
    for clan in ("fire", "ice", "moon"):
        state = after(table(*lines_, f"statues p6:moon q6:{clan}"), *build("treasure", SQUARE))
        assert lines(state, P1, "hall.altar") == [15]


@pytest.mark.rule("HALL-M1", "HALL-M5", "HALL-M6", "HALL-M11", "HALL-T7")
def test_ex_13_statue_moves():
    """From p5, a section, to the Pedestal on h5 there are three Tunnels between."""
    chain = " ".join(tunnel("d2", cells) for cells in ("o5 n5", "m5 l5", "k5 j5", "i5 h5"))
    state = table(
        "ask p1 build",
        "now stage=1",
        f"tunnels {STRIPS} {chain}",
        f"halls {hall('shaman', CROSS)}",
        "pedestals h5:fire",
        "statues q4:moon p5:fire p6:ice n2:ice",
        "pack p1 1a:start-6:1 2a:fire-1-2:01 2b:moon-1-1:01",
        "stock p1 cart stone*2 coin rune",
    )
    assert why_not(state, "statue.n2") == "HALL-M11 statue_buried"
    state = after(state, "statue.q4", "to.q6", "pay.auto")
    assert held(state, P1) == {"cart": 1, "cart_fire": 1}
    assert lines(state, P1, "hall.altar") == [9]
    state = after(state, "statue.p5", "to.n5", "pay.auto")
    assert held(state, P1) == {"cart": 1}
    state = after(state, "statue.n5", "to.l5", "pay.auto", "statue.l5", "to.j5")
    assert legal(state, "statue") == set()
    state = after(state, "trade.cart", "statue.j5", "to.h5")
    assert statues(state)["h5"] == "fire"
    assert stock(state, P1) == {}
    assert lines(state, P1, "statue.pedestal") == [8]


@pytest.mark.rule("HALL-F4")
def test_ex_14_left_over_sets():
    assert points(table("stock p1 cart*3 stone*3 coin*2 iron*2 rune hammer"), P1, "sets") == 3
    assert points(table("stock p1 cart*3 stone*3 coin*2 iron*2 rune"), P1, "sets") == 2


@pytest.mark.rule("HALL-F1", "HALL-F2", "HALL-F3", "HALL-F4", "HALL-F5", "HALL-F6", "HALL-F7", "HALL-G11")
def test_ex_15_final_scoring():
    tiles = (
        STRIPS,
        tunnel("i4", "l5 m5 n5 o5"),
        tunnel("i3", "i5 j5 k5"),
        tunnel("i4", "m6 m7 m8 m9"),
        tunnel("d2", "m10 l10"),
        tunnel("d2", "o3 o4"),
    )
    state = table(
        "ask p4 build",
        "now left=0 stage=1",
        f"tunnels {' '.join(tiles)}",
        f"halls {hall('chasm', 'i5 j5 k5 l5 m5 n5 o5')} {hall('treasure', SQUARE)}",
        "dug p1 5heartstone*3 4iron 3iron",
        "coronations -",
        "crowned 3 5 0 0",
        "track 5 2 5 4 4 4 4 3 3 3 3 2 5 2 2",
        "taken 1ice:p1",
        "pedestals m9:fire o4:fire",
        "statues i5:ice q6:moon p6:ice m9:fire l10:ice o4:fire",
        "stock p1 stone*3",
    )
    sources = {
        "tunnels": 43,
        "coronation": 3,
        "benefit": 11,
        "sets": 1,
        "hall.bare": 0,
        "hall.altar": 15,
        "statue.pedestal": 20 + 8,
        "statue": 10,
    }
    assert {source: points(state, P1, source) for source in sources} == sources
    assert lines(state, P1, "statue.pedestal") == [20, 8]
    final = after(state, "end")
    assert final.scores[P1] == 111
    assert final.winners == (P1,)


@pytest.mark.rule("HALL-E4", "HALL-E5")
def test_ex_17_end_of_round():
    nine = "2a:mud-1-1 2b:mud-1-2 2c:mud-1-3 3a:mud-1-4 3b:mud-1-5"
    token = ("coronations 3", "crowned 5 0 0 0")
    second = after(table("ask p2 act", f"pack p2 {nine}", *token), "recruit.b1")
    assert second.left == 2 + 2 * 4  # P3 and P4, then two rounds
    fourth = after(table("ask p4 act", f"pack p4 {nine}", *token), "recruit.b1")
    assert fourth.left == 2 * 4
    assert asked(after(fourth, "end")) == (P1, "act")


@pytest.mark.rule("HALL-D2")
def test_ex_18_four_cells_cost_four_minerals_of_one_type():
    cells = dig("i4", "o3 n3 m3 l3")
    for mineral in ("stone", "iron", "heartstone"):
        assert "dig.i4" not in legal(table(f"stock p1 {mineral}*3"))
        paid = stock(after(table(f"stock p1 {mineral}*4"), *cells), P1)
        assert paid == {"hammer": 1, "iron": 2}
