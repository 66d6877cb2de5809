"""The worked examples of the rulebook, EX-1 to EX-17, on side A. You are p1, pink; p2 yellow, p3 blue, p4 green."""

import pytest

from dovre.games.fall.components import CARDED, GRID, KINDS, SIGNS, START_CELL
from dovre.games.fall.game import GAME
from dovre.games.fall.rules.ancestry import feed, lay, offer_jokers
from dovre.games.fall.rules.battle import addable, of_type, power_of, whole_group
from dovre.games.fall.rules.caves import dominated
from dovre.games.fall.rules.end import elders_honour, plank_honour
from dovre.games.fall.rules.invasion import targets
from dovre.games.fall.rules.waves import score_domains
from tests.games.fall.helpers import (
    P1,
    P2,
    P3,
    P4,
    after,
    asked,
    event,
    events,
    gnomes,
    grid,
    honour,
    influence,
    legal,
    pawn,
    shares,
    table,
    trolls,
    turn,
    votes,
)

# the grid of EX-3: its first cell is e5 here
ROWS = ("R A A R", "R J A I", "I2 P I2 _", "G G _ _")
BARE = ("provisions 0 0 0 0", "despair 0 0 0 0")


def cell(row, column):
    """A cell of that grid, counted from 1."""
    return START_CELL + GRID * (row - 1) + column - 1


def cells(*places):
    return sum(1 << cell(*place) for place in places)


def symbol(word):
    return (KINDS.index(word[0]), int(word[1:] or 1)) if word != "." else (-1, 0)


def test_ex_3_grid_is_made_of_its_cards():
    """Starting card at row 1 column 3, a67, a58, and a card `[I2, P, G, G]` that only the example has."""
    signs = [0] * SIGNS
    face = {card.id: card.face for card in GAME.box.cards}
    for (row, column), symbols in (
        ((1, 3), GAME.box.start),
        ((2, 2), face["a67"]),
        ((1, 1), face["a58"]),
        ((3, 1), ("I2", "P", "G", "G")),
    ):
        lay(signs, 0, cell(row, column), tuple(symbol(word) for word in symbols))
    drawn = grid(table(), P1, *ROWS)
    assert signs == [sign & (1 << 100) - 1 for sign in drawn.signs[:SIGNS]]
    assert signs[CARDED].bit_count() == 13


@pytest.mark.rule("FALL-A14", "FALL-A17")
def test_ex_1_provisions():
    """One Provisions symbol and one Joker: 7 provisions, no pair, one despair."""
    state = grid(table("ask p1 rations 4", *BARE), P1, *ROWS).copy()
    feed(state)
    assert state.provisions[P1] == 7
    before = len(state.stack)
    offer_jokers(state, P1)
    assert len(state.stack) == before
    assert 8 - state.provisions[P1] == 1


@pytest.mark.rule("FALL-B05", "FALL-B09", "FALL-B11")
def test_ex_2_two_weak_actions():
    state = grid(table("provisions 6 6 6 6", "despair 1 0 0 0"), P1, *ROWS)
    state = after(state, "cover.e8", "spend.0")
    assert state.wheel == 1
    state = after(state, "stop", "influence.crym", "cover.f8", "spend.1")
    assert legal(state) == {"wheel.1", "wheel.2"}
    state = after(state, "wheel.2")
    assert state.wheel == 3
    assert state.despair[P1] == 0
    assert state.provisions[P1] == 6  # one was spent before, for both


@pytest.mark.rule("FALL-B14", "FALL-B16", "FALL-B17", "FALL-B18")
def test_ex_3_groups_and_bridges():
    state = grid(table("provisions 0 0 0 0"), P1, *ROWS)
    group = whole_group(state, P1, cells((1, 2)), 0)
    assert group == cells((1, 2), (1, 3), (2, 3), (2, 2))
    assert power_of(state, P1, group) == 4
    reinforcements = of_type(state, P1, 1)
    assert not addable(state, P1, cells((1, 4))) & reinforcements
    told = event(events(state, "take.f5", "take.g5", "take.g6", "act.advance"), "group")
    assert told["n"] == 3
    state = after(state, "take.f5", "take.g5", "take.g6", "act.advance", "none").copy()
    over = whole_group(state, P1, cells((1, 4)), 1)
    assert over == cells((1, 1), (2, 1), (1, 4), (2, 2))
    assert power_of(state, P1, over) == 4
    fresh = grid(table(), P1, *ROWS)
    influences = of_type(fresh, P1, 2) & ~cells((2, 2))
    for one in (cells((3, 1)), cells((3, 3)), cells((2, 4))):
        assert not addable(fresh, P1, one) & influences
    state.cubes[P1] |= over
    last = whole_group(state, P1, cells((2, 4)), 2)
    assert last == cells((2, 4), (3, 1), (3, 3))
    assert power_of(state, P1, last) == 5


@pytest.mark.rule("FALL-B19")
def test_ex_3_nothing_is_left_but_to_spend_provisions():
    rows = ("R* A* A* R*", "R* J* A* I", "I2 P I2 _", "G* G* _ _")
    state = grid(table("provisions 3 0 0 0"), P1, *rows)
    state = after(state, "take.h6", "whole.influence")
    assert legal(state) == {"spend.0", "spend.1", "spend.2", "spend.3"}
    assert after(state, "spend.3").stack[-1][2] == 8


@pytest.mark.rule("FALL-M01", "FALL-M02", "FALL-M04")
def test_ex_4_weak_advance():
    state = turn("lairs horn eye fang arrow", "trolls p1 horn-o fi3 mo3 ic3", *BARE, signs=("A",))
    state = after(state, "cover.e5", "to.ic2", "move.horn-o")
    assert trolls(state, P1, "ic2") == 1


@pytest.mark.rule("FALL-M01", "FALL-M03", "FALL-C02")
def test_ex_5_strong_advance():
    lines = ("lairs eye spiral fang arrow", "trolls p1 eye-i*3 mu3 mo3*2", "trolls p2 fi3*2")
    state = turn(*lines, *BARE, signs=("A3",))
    state = after(state, "take.e5", "to.fi3", "move.mo3", "move.eye-i", "move.eye-i")
    assert (trolls(state, P1, "fi3"), trolls(state, P2, "fi3")) == (3, 2)
    assert votes(state, P1, "fire") == 1


@pytest.mark.rule("FALL-M08", "FALL-M12")
def test_ex_6_attack():
    state = turn("trolls p1 ha4*2", "gnomes mu4:2", "beside 1 3", "now wheel=2", *BARE, signs=("A2",))
    state = after(state, "take.e5", "to.mu4", "move.ha4")
    assert honour(state, P1) == 2
    assert votes(state, P1, "mud") == 1
    assert state.beside.bit_count() == 3
    assert state.wheel == 3
    assert asked(state) == (P1, "turn")


@pytest.mark.rule("FALL-R01")
def test_ex_7_reinforcements():
    state = turn("trolls p1 ha3 ha2", "trolls p3 ha2", *BARE, signs=("R3",))
    state = after(state, "take.e5")
    assert "to.ha2" not in legal(state)
    assert legal(after(state, "to.ha3")) == {"add.1", "add.2", "add.3"}


@pytest.mark.rule("FALL-I01", "FALL-I02")
def test_ex_8_influence():
    offer = "offer okkag crym imbolg:p3*2 sigddan:p2*3,p1*2 khazga:p4*1"
    state = after(turn(offer, *BARE, signs=("I2",)), "take.e5")
    assert len(legal(state)) == 5
    for champion, value in (("okkag", 3), ("crym", 3), ("imbolg", 2), ("khazga", 2), ("sigddan", 4)):
        done = after(state, f"influence.{champion}")
        assert influence(done, P1, champion) == value
    assert done.leads[3] == (P1, P2)


@pytest.mark.rule("FALL-G03", "FALL-G09", "FALL-G15")
def test_ex_9_gnome_action_with_breach():
    lines = ("now wheel=8 rally=0", "beside 1 2 3", "gnomes gr2:2", "trolls p1 mo2")
    state = after(turn(*lines, *BARE, signs=("G3",)), "take.e5", "wheel.3")
    assert state.wheel == 11
    state = after(state, "gate.1", "token.gr2.1")
    told = events(state, "rally.stay")
    assert event(told, "breached")["n"] == 4
    state = after(state, "rally.stay")
    assert state.beside == 0
    while asked(state)[1] == "tie":
        assert state.waiting == (P1,)
        state = after(state, str(state.legal(P1)[0]))
    assert asked(state) == (P1, "reinforce")
    assert state.stack[-1][2] == 3


@pytest.mark.rule("FALL-W05", "FALL-W10", "FALL-W18")
def test_ex_10_invasion_of_mud():
    state = table(
        *("ask p1 gates 1, p1 invade 5 3 1 0", "now rally=5 wave=1", *BARE),
        *("trolls p1 mu1 ha2*2", "trolls p3 mu2 fi3", "gnomes mu3:1", "votes mud:p1*3,p3*1"),
    )
    assert asked(state) == (P1, "tie")
    assert legal(state) == {"enter.mu1", "enter.mu2"}
    state = after(state, "enter.mu1")
    assert honour(state, P1) == 4
    assert state.reserve[P1] == 23
    assert "mu1" in gnomes(state)  # the second gnome
    assert asked(state) == (P1, "tie")
    assert legal(state) == {"enter.ha3", "enter.mu4"}


@pytest.mark.rule("FALL-W06", "FALL-W07", "FALL-W08")
def test_ex_11_a_fire():
    others = "trolls p2 mo1*2 mo3*2 mu2*2 mu3*2 mo4*2 mu4*2"
    state = table(
        *("ask p1 gates 4, p1 invade 6 2 1 0", "now rally=6", *BARE, "trolls p3 fi1", others),
        *("gnomes fi2:1 fi3:2", "trolls p1 -"),
    )
    assert "fi4" in gnomes(state)
    assert honour(state, P3, "defeated") == 3
    assert trolls(state, P3, "fi1") == 0


@pytest.mark.rule("FALL-W15", "FALL-W16", "FALL-W17", "FALL-W19")
def test_ex_11_b_ice():
    lines = ("champions p1 argash", "pawns argash:ic2", "trolls p1 ic2", "trolls p4 ic2", "trolls p2 ic1*3")
    lines += ("votes ice:p4*2",)
    found = set()
    for seed in range(12):
        state = table("ask p1 gates 4, p1 invade 1 2 1 0", "now rally=1", *BARE, *lines, seed=seed)
        assert asked(state) == (P4, "tie")
        assert legal(state) == {"enter.ic1", "enter.ic2"}
        state = after(state, "enter.ic2")
        if state.reserve[P4] == 25:  # green was drawn: two pink are left
            assert honour(state, P4, "defeated") == 3
            assert asked(state) == (P1, "victim")
            state = after(state, "lose.argash", "to.spiral-o")
            assert honour(state, P1, "defeated") == 2
            assert pawn(state, "argash") == "spiral-o"
            found.add("green")
    assert found == {"green"}


@pytest.mark.rule("FALL-W09", "FALL-W13")
def test_ex_11_c_moon():
    state = table("ask p1 gates 1, p1 invade 2 2 1 0", "now rally=2", *BARE, "trolls p1 mn1*2", "votes moon:p3*1")
    assert "mn2" in gnomes(state)
    assert asked(state) == (P3, "tie")
    assert legal(state) == {"enter.mn3", "enter.gr1"}


@pytest.mark.rule("FALL-W08", "FALL-W10")
def test_ex_11_d_hammer():
    state = table(
        *("ask p1 gates 1, p1 invade 4 2 1 0", "now rally=4", *BARE, "votes hammer:p3*1"),
        *("gnomes ha2:1", "trolls p2 mu1", "trolls p3 gr2", "trolls p1 ha3*2"),
    )
    assert "ha1" in gnomes(state)
    assert asked(state) == (P3, "tie")
    assert legal(state) == {"enter.mu1", "enter.gr2"}
    state = after(state, "enter.mu1")
    assert honour(state, P2, "defeated") == 3


@pytest.mark.rule("FALL-H02", "FALL-H04", "FALL-H06")
@pytest.mark.parametrize("value", [5, 6])
def test_ex_12_champion_reward(value):
    state = table("ask p1 rewards 0", *BARE, f"offer imbolg:p1*7,p3*{value} crym noctha okkag khazga", "trolls p1 mo1")
    assert votes(state, P1, "ice") == 3
    assert asked(state) == (P3, "console")
    assert votes(after(state, "console.vote"), P3, "ice") == 1
    state = after(state, "console.honour")
    assert honour(state, P3) == 2
    assert asked(state) == (P1, "arrive")
    assert pawn(after(state, "to.mo1"), "imbolg") == "mo1"


@pytest.mark.rule("FALL-P03", "FALL-P04")
def test_ex_13_wave_scoring():
    state = table("trolls p3 ha1", "trolls p2 ha3 ha4", "gnomes ha2:1").copy()
    score_domains(state)
    assert honour(state, P3) == 6 - 1
    assert honour(state, P2) == 6 + 2 - 1


@pytest.mark.rule("FALL-F02", "FALL-F03", "FALL-F04")
def test_ex_14_great_halls():
    halls = "halls 4 12 8 4 4 4 8 8 8 12 12 12"
    one = table("now wave=2", halls, "gnomes mo3:1 ic3:2", "trolls p4 ic4")
    assert shares(one, 0) == ((), True, 4)
    two = table("now wave=2", halls, "trolls p1 ic3 mn3", "trolls p4 mn4*4")
    assert shares(two, 1) == ((P1,), False, 12)
    three = table("now wave=2", halls, "trolls p2 mn3", "trolls p1 gr3", "gnomes gr4:1")
    assert shares(three, 2) == ((P1, P2), True, 2)


@pytest.mark.rule("FALL-F05")
def test_ex_15_elders():
    assert elders_honour(grid(table(), P1, "E E E E", "E E E"), P1) == 17


@pytest.mark.rule("FALL-F06")
def test_ex_16_clan_votes():
    state = table("now wave=2", "tiles v4 v1 v2 v3 v5 v6 v7", "votes moss:p3*5,p2*3,p1*3")
    assert plank_honour(state, 0) == [(P3, 9), (P2, 5), (P1, 3)]


@pytest.mark.rule("FALL-S11", "FALL-S12", "FALL-S13", "FALL-S08")
def test_ex_17_setup_of_four_players():
    state = GAME.new(4, 11)
    assert sum(token != -1 for token in state.gnomes) == 5
    assert not state.board.domains[state.rally] & state.invaded
    assert (len(state.gate_seen), len(state.gates) - len(state.gate_seen)) == (4, 3)
    assert len(state.offer) == 5


def test_domination_of_the_examples_is_as_said():
    state = turn("trolls p1 ha3 ha2", "trolls p3 ha2")
    assert dominated(state, P1) & state.board.caves == 1 << 18
    assert targets(state, 0) == 1
