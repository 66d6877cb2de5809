"""Tricky interactions, T-01 to T-64, and the invariants. Map side A unless said otherwise."""

import pytest

from dovre.games.fall.components import (
    ALL_GNOMES,
    BIT,
    BOOSTS,
    CHAMPION_NUMBER,
    ELDERS,
    EVERYBODY,
    N_CAVES,
    NONE,
    SIGNS,
    SPACE_NUMBER,
    SPACES,
    START_CELL,
    bits_of,
)
from dovre.games.fall.game import GAME
from dovre.games.fall.rules.ancestry import feed, free_jokers, offer_jokers
from dovre.games.fall.rules.caves import controller, gain_votes, own_lairs
from dovre.games.fall.rules.end import plank_honour
from dovre.games.fall.rules.invasion import decider, targets
from dovre.games.fall.rules.waves import score_domains
from dovre.games.fall.scoring import winners
from dovre.kernel.rng import Rng
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
    names,
    pawn,
    refused,
    shares,
    table,
    trolls,
    turn,
    units,
    votes,
    wave_end,
)
from tests.games.fall.test_ancestry import draft, drafted

BARE = ("provisions 0 0 0 0", "despair 0 0 0 0")


def advance(*lines, power=2):
    state = turn(*BARE, *lines, signs=({1: "A", 2: "A2", 3: "A3"}[power],))
    return after(state, "cover.e5" if power == 1 else "take.e5")


def test_t01_through_an_own_empty_lair():
    state = advance("trolls p1 mo1*2", power=1)
    assert "to.mo3" in legal(state)
    assert "to.ic1" not in legal(state)
    other = advance("lairs knot eye fang arrow", "trolls p1 mo2*2", power=1)
    assert "to.ic3" in legal(other)  # mo2, the lair on the border, ic3


def test_t02_across_a_cave_with_five_opposing_trolls():
    state = advance("trolls p1 mo1 mo3", "trolls p2 mo3*5", power=1)
    assert "to.fi3" in legal(state)
    assert trolls(after(state, "to.fi3", "move.mo1"), P1, "fi3") == 1


def test_t03_never_across_an_invaded_or_empty_cave():
    empty = advance("trolls p1 mo1*2")
    assert "to.mo4" not in legal(empty)
    invaded = advance("trolls p1 mo1*2", "gnomes mo3:1")
    assert "to.mo3" in legal(invaded)
    assert "to.mo4" not in legal(invaded)


def test_t04_the_last_troll_may_leave_a_cave_that_another_crosses():
    state = after(advance("trolls p1 mo1 mo3"), "to.ic3", "move.mo3", "move.mo1")
    assert trolls(state, P1, "ic3") == 2


def test_t05_two_against_one_and_two_are_repelled():
    state = after(advance("trolls p1 mo1*2", "gnomes mo2:1 mo2:2"), "to.mo2", "move.mo1", "to.spiral-o")
    assert trolls(state, P1, "spiral-o") == 2
    assert state.bag.bit_count() == 28
    assert state.seen[2:4] == [EVERYBODY, EVERYBODY]


def test_t06_two_against_a_three_entrench_it():
    state = after(advance("trolls p1 mo1*2", "gnomes mo2:3"), "to.mo2", "move.mo1", "to.spiral-o")
    assert state.seen[2:4] == [EVERYBODY, 0]
    assert state.view(P1).gnomes[2:4] == (3, None)


def test_t07_the_tokens_just_won_count_for_the_breach():
    state = after(advance("trolls p1 mo1*3", "gnomes mo2:1 mo2:1", "now wheel=9"), "to.mo2", "move.mo1")
    assert (state.wheel, asked(state)) == (11, (P1, "breach"))
    told = events(state, "rally.on2")
    assert event(told, "breached")["n"] == 3
    assert after(state, "rally.on2").beside == 0
    while asked(state)[1] in ("breach", "tie"):
        state = after(state, str(state.legal(P1)[0]))
    assert asked(state) == (P1, "turn")  # space 11 is not resolved


def test_t08_no_boost_after_an_attack():
    state = after(advance("trolls p1 mo1*3", "gnomes mo2:1 mo2:1", "now wheel=4"), "to.mo2", "move.mo1")
    assert state.boost[P1] == 0
    assert honour(state, P1) == 2
    assert asked(state) == (P1, "turn")


def test_t09_the_victory_vote_is_kept():
    lines = ("trolls p1 fi2", "gnomes mo1:1 ic1:1", "now wheel=10 rally=0", "trolls p2 mo2*5 mo3*5 fi1*5 fi3*5")
    state = advance(*lines, "trolls p3 -", power=1)
    state = after(state, "to.mo1")
    assert asked(state) == (P1, "breach")
    state = after(state, "rally.stay")
    assert units(state, P1, "mo1") == 0
    assert votes(state, P1, "moss") == 1
    assert honour(state, P1) == 1  # for the token; none for the troll


@pytest.mark.parametrize(("active", "gained"), [(P1, 1), (P3, 0)])
def test_t10_t11_a_breach_that_tips_a_cave_counts_for_the_active_player_alone(active, gained):
    found = 0
    for seed in range(20):
        state = table(
            f"ask p{active + 2} battle, p{active + 1} turn 2, p{active + 1} close, p{active + 1} invade 0 1 0 1",
            *("now rally=0", "trolls p1 mo1*2", "trolls p2 mo1*2 mo3", "contested mo1 mo3"),
            seed=seed,
        )
        if trolls(state, P2, "mo1") == 1:
            assert votes(state, P1, "moss") == gained
            found += 1
    assert found


def test_t12_an_empty_cave_gives_no_vote():
    state = after(advance("trolls p1 mo1*2"), "to.mo2", "stop")
    assert controller(state, SPACE_NUMBER["mo2"]) == P1
    assert votes(state, P1, "moss") == 0


def test_t13_control_given_to_another_is_no_vote():
    state = after(advance("trolls p1 mo1*2", "trolls p3 mo1*2", power=1), "to.mo2")
    assert controller(state, 0) == P3
    assert votes(state, P3, "moss") == 0


def test_t14_two_weak_advances_one_vote():
    state = turn("trolls p1 mo1*4", "trolls p2 mo2", *BARE, signs=("A A",))
    tied = after(state, "cover.e5", "to.mo2")
    assert votes(tied, P1, "moss") == 0
    assert votes(after(tied, "cover.f5", "to.mo2"), P1, "moss") == 1


def test_t15_a_vote_once_gained_is_kept():
    state = turn("trolls p1 mo1*2 mo2", "trolls p2 mo2", *BARE, signs=("A A",))
    state = after(state, "cover.e5", "to.mo2")
    assert votes(state, P1, "moss") == 1
    state = after(state, "cover.f5", "to.mo1")
    assert controller(state, SPACE_NUMBER["mo2"]) == NONE
    assert votes(state, P1, "moss") == 1


def test_t16_a_strong_symbol_is_no_weak_action():
    assert refused(turn(signs=("A3",)), "cover.e5") == ("strong_symbol", "FALL-B06")


def test_t17_a_weak_symbol_with_provisions_is_nothing():
    state = turn("provisions 2 0 0 0", "despair 0 0 0 0", signs=("A",))
    assert refused(state, "take.e5") == ("alone", "FALL-B14")
    assert after(state, "cover.e5").provisions[P1] == 2


def test_t18_a_group_of_two_takes_no_despair():
    state = after(turn("provisions 0 0 0 0", "despair 4 0 0 0", signs=("A A",)), "take.e5", "take.f5")
    assert asked(state) == (P1, "goal")
    assert state.despair[P1] == 4


def test_t19_jokers_covered_for_provisions_are_bridges():
    state = turn(signs=("R J* J* R",))
    assert legal(after(state, "take.e5"), "take") == {"take.h5"}


def test_t20_elders_provisions_and_empty_cells_are_no_bridges():
    for cell in ("E", "P", "."):
        assert legal(turn(signs=(f"R {cell} R",)), "take") == set()


def test_t21_diagonals_do_not_count():
    assert legal(turn(signs=("A R", "I A")), "take") == set()


def test_t22_two_jokers():
    state = after(turn("provisions 0 0 0 0", signs=("J J",)), "take.e5", "take.f5")
    assert legal(state) == {"act.advance", "act.reinforce", "act.influence", "act.gnome"}
    assert after(state, "act.influence").stack[-1][2] == 2
    phase = grid(table("ask p1 rations 1, p1 jokers -1", "provisions 6 8 8 8", "despair 0 0 0 0"), P1, "J J")
    assert after(phase, "cover.e5").provisions[P1] == 6  # 7, less the one of the first turn


def test_t23_never_more_than_eight():
    state = grid(table("ask p1 rations 4", *BARE), P1, "P P P J J").copy()
    feed(state)
    assert state.provisions[P1] == 8
    before = len(state.stack)
    offer_jokers(state, P1)
    assert len(state.stack) == before
    assert free_jokers(state, P1).bit_count() == 2


def test_t24_all_provisions_on_one_action():
    state = turn("provisions 3 2 0 0", signs=("I2 I2",))
    state = after(state, "take.e5", "take.f5", "spend.3", "influence.crym", "end")
    order = []
    state = grid(state, P2, ".")
    while asked(state)[1] == "turn":
        order.append(state.waiting[0])
        state = grid(state, P2, ".")
        if "end" not in legal(state):
            state = after(state, "cover.anvgar", "spend.0", "none")
        state = after(state, "end")
    assert order == [P2, P2]


def test_t25_empty_turns_in_turn_order():
    state = turn(
        "provisions 2 1 1 1",
        "champions p2 selkra",
        "champions p3 pluddra",
        "champions p4 dorrun",
        signs=(".",),
    )
    for seat in range(4):
        state = grid(state, seat, ".")
    order = []
    while asked(state)[1] == "turn" and state.wave == 0:
        order.append(state.waiting[0])
        assert legal(state) == {"end"}
        state = after(state, "end")
    assert order == [P1, P2, P3, P4, P1, P1]


def test_t26_seven_wide_or_over_elders():
    wide = draft("now wave=1 pick=1", "ancestry p1 a01.f5 a02.g5 a03.h5 a04.i5", "hand p1 a61 a62 a63")
    assert refused(wide, "draft.a61.d5", P1) == ("too_wide", "FALL-A07")
    elders = draft("now pick=1", "ancestry p1 a28.e5", "hand p1 a01 a02 a03")
    assert refused(elders, "draft.a01.f4", P1) == ("covers_elders", "FALL-A04")


def test_t27_a_card_may_cover_another_altogether():
    state = draft("hand p1 a01 a02 a03 a04")
    assert "draft.a01.e5" in {str(action) for action in state.legal(P1)}


def test_t28_directions_of_the_draft():
    for wave, step in ((0, 1), (1, -1), (2, 1)):
        start = draft(f"now wave={wave}")
        state = drafted(start)
        assert set(state.hands[step % 4]) < set(start.hands[P1])


def test_t29_reinforcements_of_four_with_one_in_supply():
    state = turn("trolls p1 spiral-o*10 spiral-i*10 mo1*4", "provisions 1 0 0 0", signs=("R3",))
    state = after(state, "take.e5", "spend.1", "to.mo1")
    assert trolls(state, P1, "mo1") == 5
    assert (asked(state), state.stack[-1][3]) == ((P1, "relocate"), 3)
    state = after(state, "move.spiral-o", "move.spiral-o", "move.spiral-i")
    assert trolls(state, P1, "mo1") == 8
    assert asked(state) == (P1, "turn")


def test_t30_a_cave_one_shares_only_with_argash():
    shared = after(turn("trolls p1 mo1*3", "trolls p2 mo1", *BARE, signs=("R",)), "cover.e5")
    assert refused(shared, "to.mo1") == ("not_dominated", "FALL-R01")
    argash = turn("champions p1 argash", "pawns argash:mo1", "trolls p1 mo1*3", "trolls p2 mo1", *BARE, signs=("R",))
    assert "to.mo1" in legal(after(argash, "cover.e5"))


def test_t31_the_second_on_a_champion_is_behind():
    state = turn("provisions 0 1 0 0", signs=("I2",))
    state = grid(after(state, "take.e5", "influence.crym", "end"), P2, "I3")
    state = after(state, "take.e5", "influence.crym")
    assert (influence(state, P1, "crym"), influence(state, P2, "crym")) == (3, 3)
    assert state.leads[state.offer.index(CHAMPION_NUMBER["crym"])] == (P1, P2)


def test_t32_votes_beyond_eight():
    state = table("votes moss:p2*9,p1*7 ice:p3*1").copy()
    gain_votes(state, P1, 0, 3)
    gain_votes(state, P3, 0, 10)
    assert votes(state, P1, "moss") == 10
    assert state.ranks[0] == (P1, P3, P2)


def gnome(*lines, signs=("G3 G3 G3 G3 G3",)):
    return after(turn(*BARE, *lines, signs=signs), "take.e5", *(["whole.gnome"] if len(signs[0]) > 5 else []))


def test_t33_a_whole_lap():
    state = gnome("now wheel=3 rally=2", "trolls p1 mo1")
    assert max(int(token.split(".")[1]) for token in legal(state)) == 12
    state = after(state, "wheel.12", "stop")
    assert state.boost[P1] == 1
    assert asked(state) == (P1, "breach")
    state = after(state, "rally.stay")
    while asked(state)[1] == "tie":
        state = after(state, str(state.legal(P1)[0]))
    assert (state.wheel, asked(state)) == (3, (P1, "turn"))
    assert honour(state, P1, "wheel") == 12 + BOOSTS[1]


def test_t34_boost_then_honour():
    state = after(gnome("now wheel=4", "boost 1 0 0 0", signs=("G2",)), "wheel.2", "stop")
    assert honour(state, P1, "wheel") == 4


def test_t35_boost_breach_effect():
    state = gnome("now wheel=5 rally=3", "trolls p1 mo1")
    told = events(state, "wheel.9", "stop", "rally.stay")
    order = [name for name in names(told) if name in ("boosted", "breached")]
    assert order == ["boosted", "breached"]


@pytest.mark.parametrize(("beside", "count"), [("-", 2), ("1", 3), ("1 2", 3), ("1 2 3", 4), ("1 1 2 3", 4)])
def test_t36_invaders_of_a_breach(beside, count):
    state = after(gnome("now wheel=10", f"beside {beside}", signs=("G2",)), "wheel.1", "stop")
    assert event(events(state, "rally.stay"), "breached")["n"] == count


def test_t37_troll_advance_out_of_a_lair_and_into_lairs():
    lines = ("champions p2 argash", "pawns argash:eye-o", "trolls p2 eye-o*3", "now wheel=7")
    state = after(gnome(*lines, signs=("G3",)), "wheel.3", "stop")
    state = after(state, "out.eye-o", "shift.argash.ic1", "shift.p2.ic2", "shift.p2.ic3")
    assert (pawn(state, "argash"), trolls(state, P2, "ic2"), trolls(state, P2, "ic3")) == ("ic1", 1, 1)
    both = after(
        gnome("trolls p1 gr3*2", "trolls p4 gr3*2", "now wheel=7", signs=("G3",)),
        "wheel.3",
        "stop",
        "out.gr3",
    )
    assert {"shift.p1.spiral-i", "shift.p4.arrow-o"} <= legal(both)
    assert not {"shift.p1.arrow-o", "shift.p4.spiral-i"} & legal(both)


def test_t38_troll_advance_takes_control():
    state = after(
        gnome("trolls p1 mo3", "trolls p2 mo3*3", "now wheel=7", signs=("G3",)),
        "wheel.3",
        "stop",
        "out.mo3",
    )
    state = after(state, "shift.p2.mo2", "shift.p2.mo2", "shift.p2.mo4")
    assert votes(state, P1, "moss") == 1


def test_t39_ease_before_distance():
    state = table(
        "gnomes ha1:1 ha2:1 ha3:1 gr3:1 gr4:1",
        "trolls p1 mu1",
        "trolls p2 gr2*2 mu3*2 ha4*2 gr1*2 mn3*2",
        "trolls p3 -",
    )
    assert targets(state, 4) == BIT[SPACE_NUMBER["mn4"]]


def test_t40_the_nearer_of_two_empty_caves():
    assert targets(table("gnomes ic1:1"), 1) == BIT[SPACE_NUMBER["ic2"]]


def test_t41_the_next_plank_wraps_to_the_top():
    assert decider(table("votes moss:p3*1 ice:p2*5"), 6) == P3


def test_t42_the_bonus_is_once_for_each_invasion():
    state = wave_end(
        "gates moss granite fire ice moon hammer mud",
        "trolls p2 mo1*9",
        "trolls p3 gr2*9",
        "votes moss:p1*1",
    )
    told = []
    while asked(state)[1] != "draft":
        seat = state.waiting[0]
        step = GAME.apply(state, seat, state.legal(seat)[0])
        told += [(one["seat"], one["n"]) for one in step.events if one.name == "defeated"]
        state = step.state
    assert told[:4] == [(P2, 3), (P2, 2), (P3, 3), (P3, 2)]


def test_t43_the_owner_drawn_chooses_and_a_champion_scores():
    lines = ("champions p2 argash", "pawns argash:mo1", "trolls p2 mo1")
    state = table("ask p1 gates 4, p1 invade 0 1 1 0", "now rally=0", *BARE, *lines)
    assert asked(state) == (P2, "victim")
    state = after(state, "lose.argash")
    assert honour(state, P2, "defeated") == 3
    assert legal(state) == {"to.eye-o", "to.eye-i"}


def test_t44_a_lone_champion():
    lines = ("champions p2 argash", "pawns argash:mo1", "trolls p2 ha3")
    state = table("ask p1 gates 4, p1 invade 0 2 1 0", "now rally=0", *BARE, *lines)
    assert asked(state) == (P2, "shelter")
    state = after(state, "to.eye-o")
    assert honour(state, P2, "defeated") == 3
    assert "mo1" in gnomes(state)


def test_t45_new_gnomes_are_not_entrenched_before_the_next_wave():
    state = wave_end("gates moss granite fire ice moon hammer mud", "gnomes gr2:1")
    while asked(state)[1] != "draft":
        state = after(state, str(state.legal(state.waiting[0])[0]))
    singles = [cave for cave in bits_of(state.invaded) if state.gnomes[2 * cave + 1] == NONE]
    assert 0 in singles
    assert SPACE_NUMBER["gr2"] not in singles


def many(count):
    """So many tokens in caves, two by two, strengths in order; and the caves they are in."""
    outer = [f"{clan}{n}" for clan in ("ic", "mn", "gr", "ha", "mu", "fi") for n in (1, 2)]
    caves = [*outer, "mo2", "mo3", "mo4", "ic3"]
    strengths = [1] * 10 + [2] * 10 + [3] * 10
    words = [f"{caves[n // 2]}:{strengths[n]}" for n in range(count)]
    return " ".join(words), strengths[count:]


def test_t46_an_empty_supply_takes_back_the_tokens_beside_the_wheel():
    on_board, rest = many(26)
    beside = " ".join(map(str, rest))
    state = table(
        "ask p1 gates 4, p1 invade 0 1 1 0",
        "now rally=0",
        *BARE,
        f"gnomes {on_board}",
        f"beside {beside}",
        "trolls p1 ha3",
    )
    assert state.beside == 0
    assert "mo1" in gnomes(state)
    assert state.bag.bit_count() == 3


def test_t47_nothing_left_anywhere():
    on_board, rest = many(30)
    assert not rest
    fights = table("ask p1 gates 4, p1 invade 0 1 1 0", "now rally=0", *BARE, f"gnomes {on_board}", "trolls p1 mo1*2")
    assert trolls(fights, P1, "mo1") == 1
    assert honour(fights, P1, "defeated") == 3
    lost = table("ask p1 gates 4, p1 invade 0 1 1 0", "now rally=0", *BARE, f"gnomes {on_board}", "trolls p1 ha3")
    assert "mo1" not in gnomes(lost)
    repelled = after(advance(f"gnomes {many(29)[0]} ha4:3", "trolls p1 ha3*2"), "to.ha4", "move.ha3", "to.spiral-o")
    assert repelled.gnomes[2 * SPACE_NUMBER["ha4"] + 1] == NONE  # nothing to entrench with


def test_t48_without_a_target_an_invader_returns():
    state = table(
        "champions p1 murkha lirrash",
        "pawns lirrash:mo1",
        "trolls p1 ha3",
        "ask p1 gates 4, p1 invade 0 2 1 0",
        "now rally=0",
        *BARE,
    )
    assert gnomes(state) == set()
    assert state.bag.bit_count() == 30


def test_t49_equal_influence():
    state = table("ask p1 rewards 0", *BARE, "offer imbolg:p2*5,p1*5 crym noctha okkag khazga")
    assert asked(state) == (P1, "console")
    assert dict(state.decision(P1).parts)["n"] == 2
    assert votes(state, P2, "ice") == 3


def test_t50_no_line_crossed():
    state = table("ask p1 rewards 0", *BARE, "offer imbolg:p2*5,p1*2 crym noctha okkag khazga")
    assert dict(state.decision(P1).parts)["n"] == 0
    assert legal(state) == {"console.vote", "console.honour"}
    assert honour(after(state, "console.honour"), P1) == 0


def test_t51_a_renegade_may_be_split():
    state = table("ask p1 rewards 0", *BARE, "offer quodda:p2*5 crym noctha okkag khazga")
    state = after(state, "clan.moss", "clan.fire")
    assert (votes(state, P2, "moss"), votes(state, P2, "fire")) == (1, 1)


def test_t52_only_lairs_to_arrive_in():
    state = table(
        "ask p1 rewards 0",
        *BARE,
        "offer imbolg:p2*5 crym noctha okkag khazga",
        "trolls p2 mo1",
        "trolls p1 mo1",
    )
    assert legal(state) == {"to.eye-o", "to.eye-i"}


def test_t53_thessel_before_the_next_pawn():
    state = table("ask p1 rewards 0", *BARE, "offer thessel:p2*5 imbolg:p2*3 crym noctha okkag", "trolls p2 mo1")
    state = after(state, "to.mo1", "add.3")
    assert trolls(state, P2, "mo1") == 4
    assert asked(state) == (P2, "arrive")


def test_t54_imbolg_against_a_single_troll():
    state = turn(
        "champions p1 murkha imbolg",
        "pawns imbolg:mo3",
        "trolls p2 mo2",
        "trolls p1 spiral-i",
        signs=("A",),
    )
    state = after(state, "use.imbolg")
    assert (pawn(state, "imbolg"), trolls(state, P2, "mo2"), honour(state, P2)) == ("mo2", 0, 0)
    assert votes(state, P1, "moss") == 1


def test_t55_imbolg_neither_a_lone_champion_nor_a_lair():
    lines = ("champions p1 murkha imbolg", "champions p2 argash", "pawns imbolg:ic3 argash:ic2", "trolls p2 eye-o*3")
    state = turn(*lines, "trolls p1 spiral-i", signs=("A",))
    assert "use.imbolg" not in legal(state)
    assert refused(state, "use.imbolg") == ("nothing_to_do", "FALL-H09")


def test_t56_a_champions_symbol_joins_what_is_far_apart():
    state = turn("champions p1 murkha crym", "provisions 0 0 0 0", signs=("I . . I",))
    told = event(events(state, "take.e5", "whole.influence"), "group")
    assert told["n"] == 4
    state = after(state, "take.e5", "take.crym", "act.influence", "influence.okkag")
    assert not state.signs[2] & ~state.cubes[P1] & ~(1 << START_CELL + 3)


@pytest.mark.parametrize(
    ("lines", "gain"),
    [(("trolls p1 mo1", "gnomes mo2:1 mo3:1 mo4:1"), 3), (("trolls p1 mo1", "trolls p2 mo1", "gnomes mo2:1"), 0)],
)
def test_t57_t58_domain_scoring(lines, gain):
    state = table(*lines).copy()
    score_domains(state)
    assert honour(state, P1) == gain


def test_t59_t60_halls():
    halls = "halls 12 4 4 4 4 8 8 8 8 12 12 12"
    assert shares(table("now wave=2", halls, "trolls p1 mo3", "gnomes ic3:1"), 0) == ((P1,), True, 6)
    assert shares(table("now wave=2", halls), 0) == ((), False, 0)


def test_t61_no_third_place_for_two():
    state = table("now wave=2", "votes moss:p1*3,p2*1", seats=2)
    assert plank_honour(state, 0) == [(P1, 12), (P2, 6)]


def test_t62_ties_at_the_end():
    state = table("now wave=2", "honour p1 attacks*9", "honour p2 attacks*9", "votes moss:p2*2 fire:p1*1").copy()
    state.stack.clear()
    assert winners(state) == (P2,)
    level = table("now wave=2", "honour p1 attacks*9", "honour p2 attacks*9", "votes moss:p2*2 fire:p1*2").copy()
    level.stack.clear()
    assert winners(level) == (P1, P2)


def test_t63_a_token_that_returns_is_forgotten():
    state = after(advance("trolls p1 mo1*2", "gnomes mo2:1=p3", "now wheel=10 rally=2", power=1), "to.mo2")
    state = after(state, "rally.stay")
    while asked(state)[1] == "tie":
        state = after(state, str(state.legal(P1)[0]))
    assert all(mask == 0 for mask in state.seen)
    assert not any(state.view(P3).gnomes[slot] for slot in range(2 * N_CAVES))


def test_t64_no_view_holds_a_strength_that_is_hidden():
    state = table("gnomes mo1:3 ic1:2=p2 fi1:1!")
    for seat in (P1, P2, None):
        shown = {gnome["cave"]: gnome["strength"] for gnome in state.view(seat).to_data()["gnomes"]}
        assert shown == {"mo1": None, "ic1": 2 if seat == P2 else None, "fi1": 1}


# -- invariants -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_invariants_hold_after_every_answer(seats):
    for seed in range(6):
        state = GAME.new(seats, seed)
        rng = Rng.of(seed, "invariants")
        before = state.copy()
        while not state.over:
            seat = rng.choice(state.waiting)
            action = rng.choice(state.legal(seat))
            state.play(seat, action)
            check_invariants(before, state)
            before = state.copy()


def check_invariants(before, s):
    for seat in range(s.seats):
        own = s.trolls[seat * SPACES : (seat + 1) * SPACES]
        assert s.reserve[seat] + sum(own) == 25  # (a)
        assert 0 <= s.provisions[seat] <= 8  # (d)
        signs = s.signs[seat * SIGNS : (seat + 1) * SIGNS]
        assert not s.cubes[seat] & ~(signs[0] | signs[1] | signs[2] | signs[3] | signs[4])  # (e)
        assert not s.held[seat] & ~(s.board.caves | own_lairs(s, seat))  # (c)
        laid = bits_of(signs[9])
        assert max(cell % 10 for cell in laid) - min(cell % 10 for cell in laid) < 6  # (g)
        assert laid[-1] // 10 - laid[0] // 10 < 6
        old = before.signs[seat * SIGNS + ELDERS]
        assert not old & ~signs[ELDERS]
    board = sum(1 << token for token in s.gnomes if token != NONE)
    assert board | s.beside | s.bag == ALL_GNOMES  # (b)
    assert not board & s.beside
    assert not (board | s.beside) & s.bag
    attacked = {frame[2] for frame in s.stack if s.flow.names[frame[0]] in ("march", "retreat")}
    for cave in bits_of(s.invaded):
        assert not s.crowd[cave] or cave in attacked  # (c)
    if s.owner[CHAMPION_NUMBER["kasskar"]] == NONE:
        assert all(now >= then for now, then in zip(s.votes, before.votes, strict=True))  # (f)
    if s.offer == before.offer:
        assert all(now >= then for now, then in zip(s.influence, before.influence, strict=True))


def test_same_seed_and_same_answers_give_the_same_game():
    """(i)"""
    ends = []
    for _ in range(2):
        state = GAME.new(4, 77)
        rng = Rng.of(5)
        while not state.over:
            seat = rng.choice(state.waiting)
            state.play(seat, rng.choice(state.legal(seat)))
        ends.append(state.digest())
    assert ends[0] == ends[1]
