"""Champion rewards (FALL-H) and every ability."""

import pytest

from dovre.games.fall.components import CELL_NUMBER, CHAMPION_NUMBER, CLANS, N_CLANS, NONE, SPACE_NUMBER, champion_with
from dovre.games.fall.game import GAME
from dovre.games.fall.notation import STAR_NAMES, STAR_PLACES
from dovre.games.fall.rules.battle import addable, of_type
from dovre.games.fall.rules.caves import controller
from dovre.games.fall.rules.champions import lines_crossed
from dovre.games.fall.rules.end import hall_value, plank_honour
from dovre.games.fall.rules.invasion import targets
from dovre.kernel.events import seen_by
from tests.games.fall.helpers import (
    P1,
    P2,
    P3,
    after,
    asked,
    caves_beside,
    event,
    events,
    gnomes,
    honour,
    influence,
    legal,
    names,
    pawn,
    refused,
    table,
    trolls,
    turn,
    votes,
)

LAST = ("selunga", "drubba", "orrowyn", "yrsgol", "zuldrak")
FILLER = ("noctha", "brasha", "crym", "okkag", "jorrund")
BARE = ("provisions 0 0 0 0", "despair 0 0 0 0")


def rewards(offer, *lines, wave=0, **more):
    """The rewards of an offer, of which the test says only the first champions."""
    said = [word.partition(":")[0] for word in offer.split()]
    rest = [name for name in (LAST if wave == 2 else FILLER) if name not in said][: 5 - len(said)]
    return table("ask p1 rewards 0", *BARE, f"now wave={wave}", f"offer {offer} {' '.join(rest)}", *lines, **more)


def number(name):
    return CHAMPION_NUMBER[name]


@pytest.mark.rule("FALL-H01", "FALL-H02")
def test_champions_go_from_left_to_right_to_who_has_most_influence():
    state = rewards("imbolg:p2*4,p1*4 khazga:p3*1")
    assert asked(state) == (P1, "console")  # p2 has won Imbolg and three votes
    assert votes(state, P2, "ice") == 3
    assert votes(state, P3, "hammer") == 0
    state = after(state, "console.vote")
    assert asked(state) == (P2, "arrive")
    state = after(state, "to.eye-o")
    assert number("imbolg") in state.champions[P2]
    assert asked(state) == (P3, "arrive")
    assert votes(state, P3, "hammer") == 3


@pytest.mark.rule("FALL-H03")
def test_a_champion_without_influence_leaves_the_game():
    state = rewards("imbolg khazga:p3*1")
    assert state.removed == (number("imbolg"),)
    assert all(number("imbolg") not in champions for champions in state.champions)


@pytest.mark.rule("FALL-H04")
def test_the_others_take_a_vote_or_honour_for_the_lines_they_crossed():
    state = rewards("imbolg:p2*8,p1*6,p3*2")
    assert asked(state) == (P1, "console")
    assert legal(state) == {"console.vote", "console.honour"}
    assert dict(state.decision(P1).parts) == {"champion": "imbolg", "n": 2}
    taken = after(state, "console.honour")
    assert honour(taken, P1, "consolations") == 2
    assert asked(taken) == (P3, "console")
    none = after(taken, "console.honour")
    assert honour(none, P3, "consolations") == 0  # 0 is a choice
    vote = after(taken, "console.vote")
    assert votes(vote, P3, "ice") == 1


@pytest.mark.rule("FALL-H04", "FALL-D15")
def test_a_line_counts_on_every_lap():
    """Q-33."""
    imbolg = number("imbolg")
    assert [lines_crossed(imbolg, value) for value in (2, 3, 5, 7, 10, 11, 13, 19)] == [0, 1, 2, 3, 3, 4, 5, 7]


@pytest.mark.rule("FALL-H05")
def test_the_winner_takes_the_card_and_discs_go_back():
    state = after(rewards("imbolg:p2*4,p1*1"), "console.vote", "to.eye-o")
    assert state.champions[P2] == (number("anvgar"), number("imbolg"))
    assert NONE in state.offer or state.wave == 1
    assert state.owner[number("imbolg")] == P2


@pytest.mark.rule("FALL-H06")
def test_a_letter_brings_a_pawn_to_a_cave_one_dominates():
    state = rewards("imbolg:p2*4", "trolls p2 mo1 mo2", "trolls p1 mo2")
    assert legal(state) == {"to.mo1", "to.eye-o", "to.eye-i"}
    assert refused(state, "to.mo2") == ("not_dominated", "FALL-H06")
    assert pawn(after(state, "to.mo1"), "imbolg") == "mo1"


@pytest.mark.rule("FALL-H06")
def test_bases_are_no_limit():
    """Q-31: a sixth pawn."""
    own = "argash khazga lirrash jorrund thornak"
    at = "argash:mo1 khazga:mo1 lirrash:mo1 jorrund:mo1 thornak:mo1"
    state = rewards("imbolg:p1*4", f"champions p1 {own}", f"pawns {at}", wave=1)
    assert pawn(after(state, "to.spiral-o"), "imbolg") == "spiral-o"


@pytest.mark.rule("FALL-H07")
def test_a_letter_of_deck_three_is_a_star_and_no_pawn():
    state = rewards("vashtor:p1*3", wave=2)
    assert asked(state) == (P1, "star")
    assert legal(state) == {f"star.h{n}" for n in range(1, 11)}
    assert refused(state, "star.mo1") == ("star_elsewhere", "FALL-H07")
    assert state.crowd == table().crowd
    without = rewards("yrsgol:p1*3", wave=2)  # nobody controls a cave: no place
    assert without.over
    assert without.stars == [NONE] * 5


@pytest.mark.rule("FALL-H08")
def test_what_is_immediate_comes_before_the_next_card():
    state = rewards("thessel:p1*3 imbolg:p1*2", "trolls p1 mo1")
    assert asked(state) == (P1, "sow")
    state = after(state, "to.mo1", "add.3")
    assert trolls(state, P1, "mo1") == 4
    assert asked(state) == (P1, "arrive")


@pytest.mark.rule("FALL-H09")
def test_each_use_covers_a_claw():
    lines = ("champions p1 gharza", "pawns gharza:mo1", "trolls p1 mo2")
    state = after(turn("provisions 0 0 0 0", *lines, signs=("A2",)), "take.e5")
    assert legal(state) == {"use.gharza", "spend.0"}
    used = after(state, "use.gharza")
    assert asked(used) == (P1, "goal")
    assert used.stack[-1][2] == 3
    assert used.claws[2] == 1
    spent = after(turn("provisions 0 0 0 0", "claws gharza", *lines, signs=("A2",)), "take.e5")
    assert asked(spent) == (P1, "goal")
    waiting = after(turn("provisions 1 0 0 0", "claws gharza", *lines, signs=("A2",)), "take.e5")
    assert refused(waiting, "use.gharza") == ("no_claw", "FALL-H09")


@pytest.mark.rule("FALL-H10")
def test_symbols_of_a_champion_join_any_group_and_are_no_bridge():
    state = turn("champions p1 murkha crym", "provisions 0 0 0 0", signs=("I . I", ". . _", "A _ A"))
    assert {"take.crym", "take.e5", "take.g5"} <= legal(state)
    assert "take.e7" not in legal(state)
    chosen = after(state, "take.e5")
    assert legal(chosen, "take") == {"take.crym"}
    both = after(chosen, "take.crym")
    assert legal(both, "take") == {"take.g5"}
    told = event(events(both, "take.g5"), "group")
    assert told["n"] == 4
    covered = turn("champions p1 murkha crym", signs=("I . I",))
    covered.cubes[P1] |= 1 << CELL_NUMBER["crym"]
    assert legal(covered, "take") == set()
    assert not addable(covered, P1, 1 << 44) & of_type(covered, P1, 2)


@pytest.mark.rule("FALL-H10")
def test_a_champions_symbol_can_be_used_alone():
    state = turn("champions p1 olmma", "champions p4 murkha", "despair 0 0 0 0", signs=(".",))
    assert legal(state) == {"cover.olmma"}
    assert asked(after(state, "cover.olmma")) == (P1, "reinforce")
    strong = turn("champions p1 murkha noctha", "provisions 0 0 0 0", signs=(".",))
    assert legal(strong) == {"take.noctha"}
    assert asked(after(strong, "take.noctha")) == (P1, "wheel")


@pytest.mark.rule("FALL-H11")
def test_votes_of_a_renegade_are_assigned_one_by_one():
    state = rewards("quodda:p1*4,p2*1")
    assert asked(state) == (P1, "renegade")
    assert legal(state) == {f"clan.{clan}" for clan in CLANS}
    state = after(state, "clan.moss", "clan.fire")
    assert (votes(state, P1, "moss"), votes(state, P1, "fire")) == (1, 1)
    assert asked(state) == (P2, "console")
    state = after(state, "console.vote")
    assert asked(state) == (P2, "renegade")
    assert votes(after(state, "clan.mud"), P2, "mud") == 1


# -- abilities --------------------------------------------------------------------------------------------------------


def test_every_ability_stands_on_one_champion():
    assert champion_with("raid") == number("imbolg")
    assert len({champion.ability for champion in GAME.box.champions}) == 37


def test_argash_is_reinforced_where_he_does_not_dominate():
    state = turn("champions p1 argash", "pawns argash:mo2", "trolls p2 mo2*3", signs=("R",))
    state = after(state, "cover.e5", "spend.0")
    assert "to.mo2" in legal(state)
    foreign = turn("champions p2 argash", "pawns argash:mo2", "trolls p1 mo2", signs=("R",))
    assert "to.mo2" not in legal(after(foreign, "cover.e5", "spend.0"))


def test_brundal_weakens_gnomes_for_the_comparison_alone():
    state = turn(
        "champions p1 brundal",
        "pawns brundal:mo1",
        "trolls p1 mo1*3",
        "gnomes mo2:3",
        "provisions 0 0 0 0",
        signs=("A2",),
    )
    state = after(state, "take.e5", "to.mo2")
    won = after(state, "lead.brundal", "move.mo1")
    assert honour(won, P1, "attacks") == 3
    lost = after(state, "move.mo1", "move.mo1")
    assert asked(lost) == (P1, "retreat")


def test_selkra_looks_at_two_gates():
    state = turn("champions p1 selkra", signs=("A",))
    assert "use.selkra" in legal(state)
    state = after(state, "use.selkra")
    assert legal(state) == {"gate.1", "gate.2", "gate.3", "gate.4", "stop"}
    told = events(state, "gate.2")
    assert event(told, "looked_at_gate")["clan"] == "ice"
    assert names(seen_by(told, P2)) == ["looked_at_gate.hidden"]
    state = after(state, "gate.2", "gate.4")
    assert state.view(P1).gates == (None, 1, None, 3)
    assert asked(state) == (P1, "turn")
    assert "use.selkra" not in legal(state)
    assert legal(state) == {"cover.e5"}  # one must still act
    late = after(turn("champions p1 selkra", signs=("A",)), "cover.e5", "spend.0", "none")
    assert {"use.selkra", "end"} == legal(late)
    empty = turn("champions p1 selkra", signs=(".",))
    assert legal(empty) == {"end"}  # no action, no ability


def test_chorvel_strides_to_any_cave_one_inhabits():
    state = turn("champions p1 chorvel", "pawns chorvel:mo1", "trolls p1 gr1 fi4", "trolls p2 gr1", signs=("A",))
    state = after(state, "use.chorvel")
    assert legal(state) == {"to.gr1", "to.fi4", "to.spiral-o", "to.spiral-i"}
    assert refused(state, "to.ic1") == ("not_inhabited", "FALL-H09")
    state = after(state, "to.gr1")
    assert pawn(state, "chorvel") == "gr1"
    assert votes(state, P1, "granite") == 1  # two against one: taken in a window of its own


def test_hjorrek_looks_at_one_more_token():
    state = turn(
        "champions p1 hjorrek", "pawns hjorrek:mo1", "gnomes fi1:1 fi2:2 mu1:3", "despair 0 0 0 0", signs=("G",)
    )
    state = after(state, "cover.e5", "token.fi1.1")
    assert "token.fi2.1" in legal(state)
    assert "token.fi1.1" not in legal(state)
    state = after(state, "token.fi2.1")
    assert legal(state) == {"gate.1", "gate.2", "gate.3", "gate.4", "stop"}


def test_dorrun_counts_as_three_for_invaders_alone():
    state = table("champions p1 dorrun", "pawns dorrun:ic1", "trolls p1 mo1", "trolls p2 ic2*2")
    assert targets(state, 1) == 1 << SPACE_NUMBER["ic2"]
    assert state.crowd[SPACE_NUMBER["ic1"]] == 1
    tied = table("champions p1 dorrun", "pawns dorrun:ic1", "trolls p1 mo1", "trolls p2 ic2*3")
    assert targets(tied, 1).bit_count() == 2


def test_murkha_counts_domains_with_two_caves():
    state = table("ask p1 rewards 0", *BARE, "trolls p1 mo1 mo2 ic1 ic2 fi1", "champions p2 selkra")
    assert honour(state, P1, "champions") == 2


def test_ekktor_brings_one_for_each_token():
    lines = ("champions p1 ekktor", "trolls p1 mo1*3", "gnomes mo2:1 mo2:1", "provisions 0 0 0 0")
    state = turn("pawns ekktor:mo1", *lines, signs=("A2",))
    state = after(state, "take.e5", "to.mo2", "lead.ekktor", "move.mo1")
    assert honour(state, P1, "attacks") == 2 + 2
    apart = after(turn("pawns ekktor:mo1", *lines, signs=("A2",)), "take.e5", "to.mo2", "move.mo1", "move.mo1")
    assert honour(apart, P1, "attacks") == 2


def breach(*lines):
    """A breach of p2 in Moss, two invaders."""
    return table("ask p3 battle, p2 turn 2, p2 close, p2 invade 0 2 0 1", "now rally=0", *lines)


def test_fenglu_mourns_in_an_invasion_and_in_a_breach():
    state = breach("champions p1 fenglu", "pawns fenglu:mo1", "trolls p1 ha3")
    assert asked(state) == (P1, "shelter")
    assert honour(state, P1, "defeated") == 2
    wave = table(
        "ask p1 gates 1, p1 invade 0 1 1 0",
        *BARE,
        "now rally=0",
        "champions p1 fenglu",
        "pawns fenglu:mo1",
        "trolls p1 ha3",
    )
    assert honour(wave, P1, "defeated") == 3 + 2


def test_pluddra_is_paid_for_a_breach():
    state = breach("champions p1 pluddra", "trolls p1 mo1*3", "gnomes fi2:1")
    assert honour(state, P1, "defeated") == 4
    assert honour(breach("trolls p1 mo1*3", "gnomes fi2:1"), P1, "defeated") == 0
    wave = table("ask p1 gates 4, p1 invade 0 1 1 0", *BARE, "now rally=0", "champions p1 pluddra", "trolls p1 mo1*3")
    assert honour(wave, P1, "defeated") == 3  # an invasion is no breach


def test_gharza_kindles_strong_advances_alone():
    lines = ("champions p1 gharza", "pawns gharza:mo1", "trolls p1 mo2", "provisions 1 0 0 0", "despair 1 0 0 0")
    weak = after(turn(*lines, signs=("A",)), "cover.e5")
    assert legal(weak) == {"spend.0", "spend.1"}
    other = after(turn(*lines, signs=("G2",)), "take.e5")
    assert "use.gharza" not in legal(other)
    assert refused(other, "use.gharza") == ("not_now", "FALL-H09")
    once = after(turn(*lines, signs=("A2",)), "take.e5", "use.gharza")
    assert legal(once) == {"spend.0", "spend.1"}


def test_imbolg_raids_a_cave_that_an_opponent_dominates():
    lines = ("champions p1 murkha imbolg", "pawns imbolg:mo3", "trolls p1 spiral-o")
    state = turn(*lines, "trolls p2 mo2 ic3*2", "trolls p3 mo1 fi3", "trolls p4 fi3", signs=("A",))
    state = after(state, "use.imbolg")
    assert legal(state) == {"to.mo1", "to.mo2", "to.ic3"}
    assert refused(state, "to.fi3") == ("cannot_raid", "FALL-H09")  # shared by two
    told = events(state, "to.mo2")
    assert names(told) == ["led", "driven_out", "took_control", "voted"]
    state = after(state, "to.mo2")
    assert (pawn(state, "imbolg"), trolls(state, P2, "mo2"), state.reserve[P2]) == ("mo2", 0, 23)
    assert honour(state, P2) == 0
    assert votes(state, P1, "moss") == 1
    assert "use.imbolg" in legal(state)  # two claws, in the same window
    again = after(state, "use.imbolg")  # mo1 is the only cave beside mo2 to raid: no question
    assert pawn(again, "imbolg") == "mo1"
    assert "use.imbolg" not in legal(again)


def test_sigddan_adds_to_strong_influence_actions():
    lines = ("champions p1 murkha sigddan", "pawns sigddan:mo1", "provisions 0 0 0 0", "despair 0 0 0 0")
    strong = after(turn(*lines, signs=("I2",)), "take.e5", "influence.crym")
    assert influence(strong, P1, "crym") == 2 + 1 + 1
    weak = after(turn(*lines, signs=("I",)), "cover.e5", "influence.crym")
    assert influence(weak, P1, "crym") == 1 + 1
    wheel = after(turn(*lines, "now wheel=2", signs=("G2",)), "take.e5", "wheel.2", "stop", "influence.crym")
    assert influence(wheel, P1, "crym") == 2 + 1


def test_okkag_blows_his_horn_after_reinforcements_of_two():
    lines = (
        "champions p1 murkha okkag",
        "pawns okkag:ic3",
        "trolls p1 mo1",
        "trolls p2 ic3*4",
        "provisions 0 0 0 0",
        "despair 0 0 0 0",
    )
    state = after(turn(*lines, signs=("R2",)), "take.e5", "none")
    assert asked(state) == (P1, "horn")
    assert legal(state) == {"use.okkag", "stop"}
    assert trolls(after(state, "use.okkag"), P1, "ic3") == 1
    assert trolls(after(state, "stop"), P1, "ic3") == 0
    weak = after(turn(*lines, signs=("R",)), "cover.e5", "none")
    assert asked(weak) == (P1, "turn")
    wheel = after(turn(*lines, "now wheel=3", signs=("G2",)), "take.e5", "wheel.2", "stop", "to.mo1", "add.1")
    assert asked(wheel) == (P1, "horn")


def test_khazga_counts_twice_for_control_alone():
    state = table("champions p1 murkha khazga", "pawns khazga:mo1", "trolls p1 mo2", "trolls p2 mo1")
    assert controller(state, 0) == P1
    assert state.units[0] == 1
    assert state.crowd[0] == 2
    attack = turn(
        "champions p1 murkha khazga",
        "pawns khazga:mo1",
        "trolls p1 mo2",
        "gnomes mo3:2",
        "provisions 0 0 0 0",
        signs=("A",),
    )
    attack = after(attack, "cover.e5", "spend.0", "to.mo3", "lead.khazga")
    assert asked(attack) == (P1, "retreat")


def test_lirrash_keeps_invaders_out():
    state = table("champions p1 murkha lirrash", "pawns lirrash:mo1", "trolls p1 ha3")
    assert targets(state, 0) == 0
    other = table("champions p1 murkha lirrash", "pawns lirrash:ic1", "trolls p1 ha3", "trolls p2 ic2*5")
    assert targets(other, 1) == 1 << SPACE_NUMBER["ic2"]


def test_thessel_sows_up_to_three():
    state = rewards("thessel:p1*3", "trolls p1 mo1 mo2", "trolls p2 mo2")
    assert legal(state) == {"to.mo1", "to.spiral-o", "to.spiral-i", "none"}
    assert refused(state, "to.mo2") == ("not_dominated", "FALL-H08")
    sown = after(state, "to.mo1")
    assert legal(sown) == {"add.1", "add.2", "add.3"}
    assert trolls(after(sown, "add.2"), P1, "mo1") == 3
    assert after(state, "none").reserve[P1] == 23
    short = rewards("thessel:p1*3", "trolls p1 spiral-o*10 spiral-i*10 mo1*4")
    assert trolls(after(short, "to.mo1"), P1, "mo1") == 5


def test_jorrund_opens_paths_beside_him():
    lines = ("champions p1 murkha jorrund", "pawns jorrund:mo3", "trolls p1 mo2", "provisions 0 0 0 0")
    state = after(turn(*lines, "gnomes ic3:1", signs=("A2",)), "take.e5")
    assert "to.fi1" in legal(state)  # across fi3, beside Jorrund
    assert "to.mn3" not in legal(state)  # ic3 has gnomes
    plain = after(turn("trolls p1 mo2 mo3", "provisions 0 0 0 0", signs=("A2",)), "take.e5")
    assert "to.fi1" not in legal(plain)


def test_thornak_rescues_trolls_beside_him():
    state = table(
        "ask p1 gates 1, p1 invade 0 1 1 0",
        *BARE,
        "now rally=0",
        "champions p1 murkha thornak",
        "pawns thornak:mo3",
        "trolls p1 mo1*2",
    )
    assert asked(state) == (P1, "shelter")
    assert honour(state, P1, "defeated") == 4
    state = after(state, "to.spiral-i")
    assert trolls(state, P1, "spiral-i") == 1
    lair = table(
        "ask p1 gates 1, p1 invade 0 1 1 0",
        *BARE,
        "now rally=0",
        "champions p1 murkha thornak",
        "pawns thornak:spiral-o",
        "trolls p1 mo1*2",
    )
    assert asked(lair) == (P1, "shelter")
    far = table(
        "ask p1 gates 4, p1 invade 0 1 1 0",
        *BARE,
        "now rally=0",
        "champions p1 murkha thornak",
        "pawns thornak:ha3",
        "trolls p1 mo1*2",
    )
    assert trolls(far, P1, "mo1") == 1
    assert far.reserve[P1] == 24


def test_mokkur_reveals_a_token_beside_him():
    lines = ("champions p1 murkha mokkur", "pawns mokkur:mo1", "trolls p1 ha3")
    state = after(turn(*lines, "gnomes mo2:1 mo3:3 ic3:1", signs=("A",)), "use.mokkur")
    assert legal(state) == {"token.mo2.1", "token.mo3.1"}
    assert refused(state, "token.ic3.1") == ("token_far", "FALL-H09")
    gone = after(state, "token.mo2.1")
    assert "mo2" not in gnomes(gone)
    assert honour(gone, P1, "champions") == 1
    assert gone.wheel == 0
    assert gone.beside == 0
    assert votes(gone, P1, "moss") == 0
    stays = after(state, "token.mo3.1")
    assert stays.view(P3).gnomes[2 * SPACE_NUMBER["mo3"]] == 3
    assert honour(stays, P1) == 0
    two = after(turn(*lines, "gnomes mo2:1 mo2:3=p2", signs=("A",)), "use.mokkur", "token.mo2.1")
    assert two.view(P2).gnomes[2:4] == (3, 0)  # the other one moves up


def test_purrgol_watches_the_siege():
    state = table(
        "ask p1 rewards 0",
        *BARE,
        "champions p1 selkra purrgol",
        "pawns purrgol:mo3",
        "gnomes mo1:1 ic3:2 gr1:1",
        "trolls p1 ha3",
    )
    assert honour(state, P1, "champions") == 2


def test_nadrig_drums_for_weak_actions():
    lines = ("champions p1 murkha nadrig", "pawns nadrig:mo1", "trolls p1 mo2", "despair 0 0 0 0")
    state = after(turn(*lines, signs=("I I",)), "cover.e5")
    assert legal(state) == {"use.nadrig", "spend.0"}
    used = after(state, "use.nadrig")
    assert (asked(used), used.stack[-1][2]) == ((P1, "influence"), 2)  # one claw at most for an action
    second = after(used, "influence.crym", "cover.f5")
    assert "use.nadrig" in legal(second)
    strong = after(turn(*lines, "provisions 0 0 0 0", signs=("I2",)), "take.e5")
    assert asked(strong) == (P1, "influence")


def test_quodda_turns_ties_into_control():
    state = table("champions p1 murkha quodda", "pawns quodda:mo1", "trolls p1 mo2", "trolls p2 mo1")
    assert controller(state, 0) == P1
    three = table(
        "champions p1 murkha quodda", "pawns quodda:mo1", "trolls p1 mo2", "trolls p2 mo1*2", "trolls p3 mo1*2"
    )
    assert controller(three, 0) == NONE


def test_ruskval_takes_one_vote_more():
    lines = ("champions p1 murkha ruskval", "pawns ruskval:mo1", "trolls p1 mo1*3", "provisions 0 0 0 0")
    state = turn(*lines, "trolls p2 mo2", signs=("A2",))
    state = after(state, "take.e5", "to.mo2", "lead.ruskval", "move.mo1")
    assert votes(state, P1, "moss") == 2
    attack = turn(*lines, "gnomes mo2:2", signs=("A2",))
    attack = after(attack, "take.e5", "to.mo2", "lead.ruskval", "move.mo1")
    assert votes(attack, P1, "moss") == 2


def test_ugrith_goes_to_any_cave_one_dominates():
    state = table(
        "ask p1 gates 1, p1 invade 0 1 1 0",
        *BARE,
        "now rally=0",
        "champions p1 murkha ugrith",
        "pawns ugrith:mo1",
        "trolls p1 ic1 ic2",
        "trolls p2 ic2",
    )
    assert honour(state, P1, "defeated") == 4 + 1
    assert legal(state) == {"to.ic1", "to.spiral-o", "to.spiral-i"}  # not mo1: he has left it


def test_grell_moves_two_trolls_of_anybody_without_votes():
    state = rewards("grell:p1*3", "trolls p1 mo3", "trolls p2 mo3*2")
    state = after(state, "clan.ice")
    assert asked(state) == (P1, "trolls")
    state = after(state, "out.mo3", "shift.p2.mo2", "shift.p2.mo2")
    assert votes(state, P1, "moss") == 0


def test_dastra_splits_influence_between_two():
    lines = (
        "champions p1 murkha dastra",
        "provisions 0 0 0 0",
        "despair 0 0 0 0",
        "offer imbolg crym:p2*1 sigddan okkag khazga",
    )
    state = after(turn(*lines, signs=("I3",)), "take.e5")
    assert "use.dastra" in legal(state)
    state = after(state, "use.dastra", "influence.imbolg")
    assert refused(state, "influence.imbolg") == ("two_champions", "FALL-H09")
    state = after(state, "influence.crym")
    assert legal(state) == {"split.1", "split.2"}
    assert refused(state, "split.3") == ("one_for_each", "FALL-H09")
    state = after(state, "split.1")
    assert (influence(state, P1, "imbolg"), influence(state, P1, "crym")) == (2, 2)
    two = after(turn(*lines, signs=("I2",)), "take.e5", "use.dastra", "influence.crym", "influence.imbolg")
    assert (influence(two, P1, "imbolg"), influence(two, P1, "crym")) == (2, 1)
    weak = after(turn(*lines, signs=("I",)), "cover.e5")
    assert "use.dastra" not in legal(weak)
    wheel = after(turn(*lines, "now wheel=2", signs=("G2",)), "take.e5", "wheel.2", "stop")
    assert "use.dastra" not in legal(wheel)


def test_orrowyn_counts_domains():
    state = rewards("orrowyn:p1*3", "trolls p1 mo1 mo2 ic1", "champions p1 selkra", wave=2)
    assert honour(state, P1, "champions") == 2


def test_drubba_sings_for_three_trolls_in_supply():
    state = rewards("drubba:p1*3", "trolls p1 mo1*5", "champions p1 selkra", wave=2)
    assert honour(state, P1, "champions") == 20 // 3


def test_thuldra_counts_champion_cards():
    state = rewards("thuldra:p1*3", "champions p1 selkra crym", wave=2)
    assert honour(after(state, "clan.moss", "clan.moss"), P1, "champions") == 3


def test_kasskar_moves_up_to_two_votes():
    state = rewards("kasskar:p1*3 vashtor:p1*1", "votes moss:p1*3,p2*2 ice:p2*2", "champions p1 selkra", wave=2)
    state = after(state, "clan.fire", "clan.fire", "clan.fire")
    assert asked(state) == (P1, "leave")
    assert legal(state) == {"clan.moss", "clan.fire", "stop"}
    assert refused(state, "clan.ice") == ("no_votes", "FALL-H08")
    to = after(state, "clan.moss")
    assert refused(to, "clan.moss") == ("same_clan", "FALL-H08")
    count = after(to, "clan.ice")
    assert legal(count) == {"add.1", "add.2"}
    one = after(count, "add.1")
    assert (votes(one, P1, "moss"), votes(one, P1, "ice")) == (2, 1)
    assert one.ranks[0] == (P2, P1)  # arrived last on the lower value
    assert asked(after(state, "stop")) == (P1, "star")


def starred(state, champion, place):
    """The same table with a star of p1 in a place."""
    new = state.copy()
    new.stars[STAR_NAMES.index(champion)] = STAR_PLACES.index(place)
    new.owner[number(champion)] = P1
    return new


def test_stars_change_the_halls():
    state = table("trolls p1 mo3 ic3", "trolls p2 ic4", "gnomes fi3:1 mo4:1", "now wave=2")
    assert caves_beside(state, 0) == [2, 1, 0, 0, 0]
    assert caves_beside(starred(state, "yrsgol", "mo3"), 0) == [3, 1, 0, 0, 0]
    assert caves_beside(starred(state, "vashtor", "h9"), 8) == [1, 0, 0, 0, 0]
    assert caves_beside(state, 9)[-1] == 1
    assert caves_beside(starred(state, "zuldrak", "mo4"), 9)[-1] == 0
    assert hall_value(starred(state, "wulgrim", "h1"), 0) == hall_value(state, 0) + 4


def test_xarkha_scores_the_place_above():
    state = table("votes moss:p2*5,p1*3,p3*1", "now wave=2")
    assert plank_honour(state, 0) == [(P2, 12), (P1, 6), (P3, 3)]
    assert plank_honour(starred(state, "xarkha", "moss"), 0) == [(P2, 12), (P1, 12), (P3, 3)]
    third = table("votes moss:p2*5,p3*3,p1*1", "now wave=2")
    assert plank_honour(starred(third, "xarkha", "moss"), 0) == [(P2, 12), (P3, 6), (P1, 6)]
    lead = table("votes moss:p1*5", "now wave=2")
    assert plank_honour(starred(lead, "xarkha", "moss"), 0) == [(P1, 12)]
    assert plank_honour(starred(lead, "xarkha", "ice"), 1) == []
    assert N_CLANS == 7


def test_zuldrak_brings_two_at_once():
    state = rewards("zuldrak:p1*3", "gnomes mo1:1 fi1:2", "champions p1 selkra", wave=2)
    assert legal(state) == {"star.mo1", "star.fi1"}
    assert event(events(state, "star.fi1"), "champion_honour")["n"] == 2


def test_yrsgol_lies_on_a_cave_one_controls_and_no_lair():
    state = rewards("yrsgol:p1*3", "trolls p1 mo1 mo2*2 spiral-o", "trolls p2 mo1", "trolls p3 mo2", wave=2)
    assert state.stars[0] != NONE  # mo2 is the only one
    two = rewards("yrsgol:p1*3", "trolls p1 mo1 mo2*2 spiral-o", wave=2)
    assert legal(two) == {"star.mo1", "star.mo2"}


def test_wulgrim_and_xarkha_choose_freely():
    state = after(rewards("wulgrim:p1*3", wave=2), "clan.moss", "clan.moss")
    assert legal(state) == {f"star.h{n}" for n in range(1, 11)}
    state = rewards("xarkha:p1*3", wave=2)
    assert legal(state) == {f"star.{clan}" for clan in CLANS}
