"""The end of a wave: entrenching and invasions (FALL-W)."""

import time
from collections import Counter

import pytest

from dovre.games.fall.components import BIT, CLANS, EVERYBODY, SPACE_NUMBER
from dovre.games.fall.game import GAME
from dovre.games.fall.rules.invaders import way_to, why_there
from dovre.games.fall.rules.invasion import decider, targets
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
    honour,
    legal,
    names,
    pawn,
    refused,
    table,
    trolls,
    units,
    wave_end,
)

BARE = ("provisions 0 0 0 0", "despair 0 0 0 0")


def invasion(clan, count, *lines, bonus=1, wave=0):
    """So many invaders come to a domain; the gates after this one are not reached by the tests."""
    number = CLANS.index(clan)
    return table(
        f"ask p1 gates 1, p1 invade {number} {count} {bonus} 0", *BARE, f"now rally={number} wave={wave}", *lines
    )


def mask(*caves):
    return sum(BIT[SPACE_NUMBER[cave]] for cave in caves)


@pytest.mark.rule("FALL-W01")
def test_entrenching_invasions_rewards_scoring_in_this_order():
    state = wave_end("gnomes gr2:1", "offer imbolg:p1*5 crym sigddan okkag khazga", "trolls p1 mo2*3")
    told = []
    while asked(state)[1] != "draft":
        seat = state.waiting[0]
        step = GAME.apply(state, seat, state.legal(seat)[0])
        told += names(step.events)
        state = step.state
    order = [told.index(name) for name in ("entrenched", "gate", "won_champion", "domains", "upkeep", "wave")]
    assert order == sorted(order)


@pytest.mark.rule("FALL-W02")
def test_single_gnomes_are_joined_by_one():
    state = wave_end("gnomes gr2:1 fi1:2 fi1:3=p1", "gates granite moss ice moon hammer mud fire")
    told = events(state, "end")
    assert [one["space"] for one in told if one.name == "entrenched"] == ["gr2"]
    state = after(state, "end")
    slot = 2 * SPACE_NUMBER["gr2"]
    assert state.gnomes[slot + 1] != -1
    assert state.seen[slot + 1] == 0
    assert state.seen[2 * SPACE_NUMBER["fi1"] + 1] == 0b1


@pytest.mark.rule("FALL-W03", "FALL-W04")
def test_gates_open_from_left_to_right_with_the_invaders_of_the_wave():
    for wave, count in ((0, 2), (1, 3), (2, 4)):
        state = wave_end(f"now wave={wave}", "gates moss granite fire ice moon hammer mud")
        told = events(state, "end")
        first = event([one for one in told if one.name == "gate"][:1], "gate")
        assert (first["clan"], first["n"], first.outcome) == ("moss", count, "moss")
        state = after(state, "end")
        assert state.gate_seen[0] == EVERYBODY
    state = wave_end("gates moss granite fire ice moon hammer mud")
    opened = []
    while asked(state)[1] != "draft":
        seat = state.waiting[0]
        step = GAME.apply(state, seat, state.legal(seat)[0])
        opened += [one["clan"] for one in step.events if one.name == "gate"]
        state = step.state
    assert opened == ["moss", "granite", "fire", "ice"]
    assert state.rally == CLANS.index("ice")
    assert state.past == tuple(CLANS.index(clan) for clan in opened)


@pytest.mark.rule("FALL-W05")
def test_each_invader_is_resolved_before_the_next():
    """The first empties the cave, the second stays in it."""
    state = invasion("moss", 2, "trolls p2 mo1 mo2*2 mo3*2", "gnomes fi2:1")
    assert trolls(state, P2, "mo1") == 0
    assert "mo1" in gnomes(state)


@pytest.mark.rule("FALL-W06")
def test_the_easiest_cave_has_the_fewest_trolls_of_all():
    state = table("trolls p1 ic1*2 ic2", "trolls p2 ic2")
    assert targets(state, 1) == mask("ic1", "ic2")
    state = table("trolls p1 ic1*2 ic2", "trolls p2 ic2*2")
    assert targets(state, 1) == mask("ic1")
    assert targets(table("trolls p1 ic1*2"), 1) == mask("ic2")


@pytest.mark.rule("FALL-W07")
def test_invaders_cross_invaded_caves_alone_and_may_leave_the_domain():
    state = table("gnomes mo1:1", "trolls p1 mo2 mo3", "trolls p2 fi2*2")
    assert targets(state, 0) == mask("mo2", "mo3")
    beyond = table("gnomes mo1:1", "trolls p1 mo2*2 mo3*2", "trolls p2 fi2")
    assert targets(beyond, 0) == mask("fi2")
    held = table("trolls p1 mo1*5")
    assert targets(held, 0) == mask("mo1")  # mo2 is empty, but mo1 is not crossed


@pytest.mark.rule("FALL-W08")
def test_of_two_gates_the_one_to_the_easiest_cave():
    state = table("gnomes ic1:1 ic2:1", "trolls p1 mo2 ic3*2", "trolls p2 mn1*3")
    assert targets(state, 1) == mask("mo2")
    assert targets(table("trolls p1 ic1*3 ic2*2"), 1) == mask("ic2")


@pytest.mark.rule("FALL-W09")
def test_among_equally_easy_caves_the_nearest():
    state = table("gnomes ic1:1 ic3:1", "trolls p1 mo2 mo3 ic4 mn3", "trolls p2 ic2")
    assert targets(state, 1) == mask("ic2")
    tied = table("gnomes ic1:1 ic3:1 ic2:1", "trolls p1 mo2 mo3 ic4 mn3 mn1")
    assert targets(tied, 1) == mask("mo2", "mn1")


@pytest.mark.rule("FALL-W06", "FALL-W09")
def test_targets_agree_with_the_reference_procedure():
    """Breadth first, cave by cave, on random tables."""
    rng = Rng.of(3)
    for number in range(300):
        seats = 2 + number % 4
        state = GAME.new(seats, number)
        caves = [cave for cave in range(28) if state.board.caves & BIT[cave]]
        state.invaded = 0
        for cave in caves:
            kind = rng.below(4)
            state.crowd[cave] = rng.below(3) if kind else 0
            if kind == 0:
                state.invaded |= BIT[cave]
            if state.crowd[cave]:
                state.held[0] |= BIT[cave]
        clan = rng.below(7)
        assert targets(state, clan) == by_hand(state, clan)


def by_hand(state, clan):
    level = [cave for cave in range(28) if state.board.entrances[clan] & BIT[cave]]
    seen, found, distance = set(level), [], 0
    while level:
        beyond = []
        for cave in level:
            if state.invaded & BIT[cave]:
                beyond += [n for n in range(28) if state.board.next[cave] & BIT[n] and n not in seen]
                seen.update(beyond)
            else:
                found.append((state.crowd[cave], distance, cave))
        level, distance = beyond, distance + 1
    if not found:
        return 0
    best = min(found)[:2]
    return sum(BIT[cave] for *rank, cave in found if tuple(rank) == best)


@pytest.mark.rule("FALL-W07")
def test_the_way_of_an_invader_is_told():
    """From an entrance over invaded caves to its goal, for those who watch."""
    state = table("gnomes ic1:1 ic3:1", "trolls p1 ic2*2 mo2*2 mo3")
    assert targets(state, 1) == mask("ic4", "mn3")
    assert way_to(state, 1, SPACE_NUMBER["mn3"]) == tuple(SPACE_NUMBER[cave] for cave in ("ic1", "ic3", "mn3"))
    assert way_to(table(), 1, SPACE_NUMBER["ic2"]) == (SPACE_NUMBER["ic2"],)
    told = events(wave_end("gates moss granite fire ice moon hammer mud", "trolls p2 mo1*2"), "end")
    assert event(told[: names(told).index("entered") + 1], "entered")["n"] == 2
    assert event([one for one in told if one.name == "invaded"][:1], "invaded")["way"] == ("gr2",)


@pytest.mark.rule("FALL-W06", "FALL-W08", "FALL-W09")
def test_why_an_invader_goes_there_is_told():
    def why(cave, *lines):
        state = table(*lines)
        assert targets(state, 1) & mask(cave)
        return why_there(state, 1, SPACE_NUMBER[cave])

    assert why("ic1", "trolls p1 ic2") == "fewest"  # the only empty one
    assert why("ic2", "trolls p1 ic1*2 ic2") == "fewest"
    assert why("ic2", "gnomes ic1:1") == "nearest"  # ic3 lies beyond ic1
    assert why("ic1", "trolls p1 ic1 ic2") == "chosen"
    assert why("ic1") == "chosen"
    assert why("ic2", "champions p1 murkha lirrash", "pawns lirrash:ic1") == "only"
    assert why("ic2", "champions p1 dorrun", "pawns dorrun:ic1", "trolls p1 ic2*2") == "fewest"  # Dorrun is three


@pytest.mark.rule("FALL-W10", "FALL-W12", "FALL-G11")
@pytest.mark.parametrize(
    ("lines", "name"),
    [
        (["votes ice:p3*2"], "tie"),
        (["votes moon:p2*1"], "tie.next"),
        (["votes -"], "tie.first"),
    ],
)
def test_who_decides_a_tie_and_why_is_told(lines, name):
    state = invasion("ice", 2, *lines)
    told = events(state, "enter.ic2")
    assert told[0].name == name
    assert told[0]["seat"] == state.waiting[0]
    assert told[1].name == "invaded"
    assert told[1]["why"] == "chosen"


@pytest.mark.rule("FALL-W10", "FALL-W11")
def test_the_leader_of_the_clan_decides():
    state = invasion("ice", 2, "votes ice:p3*2,p1*2 fire:p4*9")
    assert asked(state) == (P3, "tie")
    assert legal(state) == {"enter.ic1", "enter.ic2"}
    assert refused(state, "enter.mo1") == ("not_equal", "FALL-W09")
    assert "ic2" in gnomes(after(state, "enter.ic2"))


@pytest.mark.rule("FALL-W12")
def test_without_votes_the_next_plank_downwards_decides():
    state = table("votes granite:p2*1 hammer:p4*3")
    assert decider(state, CLANS.index("ice")) == P2
    assert decider(state, CLANS.index("hammer")) == P4
    assert decider(state, CLANS.index("fire")) == P2  # over the top
    assert decider(table("votes -", "now first=2"), 0) == P3


@pytest.mark.rule("FALL-W13")
def test_an_invader_stays_in_an_empty_cave_unseen():
    state = invasion("moss", 1)
    assert "mo1" in gnomes(state)
    assert state.seen[0] == 0
    assert all(state.view(seat).gnomes[0] is None for seat in range(4))


@pytest.mark.rule("FALL-W14")
def test_against_trolls_one_is_defeated_and_the_gnome_is_gone():
    state = invasion("moss", 1, "trolls p2 mo1*3", "gates moss granite fire ice moon hammer mud")
    assert trolls(state, P2, "mo1") == 2
    assert not state.invaded & BIT[0]


@pytest.mark.rule("FALL-W15")
def test_each_troll_has_the_same_chance():
    lost = Counter()
    for seed in range(300):
        state = table(
            "ask p1 gates 4, p1 invade 0 1 1 0", *BARE, "now rally=0", "trolls p1 mo1*3", "trolls p2 mo1", seed=seed
        )
        lost[P1 if trolls(state, P1, "mo1") == 2 else P2] += 1
    assert 190 < lost[P1] < 260


@pytest.mark.rule("FALL-W15")
def test_the_lot_is_told_and_noted():
    state = wave_end("trolls p1 mo1*2", "trolls p2 mo1*2", "gates moss granite fire ice moon hammer mud")
    told = events(state, "end")
    first = next(one for one in told if one.name == "lot")
    assert first.outcome == f"p{first['seat'] + 1}"


@pytest.mark.rule("FALL-W16")
def test_the_owner_chooses_between_champions_and_trolls():
    state = invasion("moss", 1, "champions p2 argash", "pawns argash:mo1", "trolls p2 mo1*2")
    assert asked(state) == (P2, "victim")
    assert legal(state) == {"lose.troll", "lose.argash"}
    assert refused(state, "lose.imbolg") == ("not_among_them", "FALL-W16")
    assert trolls(after(state, "lose.troll"), P2, "mo1") == 1
    both = invasion("moss", 1, "champions p2 argash khazga", "pawns argash:mo1 khazga:mo1", "trolls p2 mo2")
    assert legal(both) == {"lose.argash", "lose.khazga"}
    lone = invasion("moss", 1, "champions p2 argash", "pawns argash:mo1", "trolls p2 mo2")
    assert asked(lone) == (P2, "shelter")


@pytest.mark.rule("FALL-W17")
def test_a_troll_goes_to_the_supply_and_a_champion_to_a_lair():
    state = invasion("moss", 1, "champions p2 argash", "pawns argash:mo1", "trolls p2 mo1*2")
    assert after(state, "lose.troll").reserve[P2] == 24
    state = after(state, "lose.argash")
    assert legal(state) == {"to.eye-o", "to.eye-i"}
    assert refused(state, "to.mo2") == ("own_lair", "FALL-W17")
    assert pawn(state, "argash") is None
    state = after(state, "to.eye-i")
    assert pawn(state, "argash") == "eye-i"
    assert units(state, P2, "eye-i") == 1


@pytest.mark.rule("FALL-W18", "FALL-W19")
@pytest.mark.parametrize(("wave", "bonus"), [(0, 3), (1, 4), (2, 4)])
def test_the_first_defeated_brings_the_bonus_and_each_other_two(wave, bonus):
    state = table(
        "ask p1 gates 4, p1 invade 0 2 1 0", *BARE, f"now rally=0 wave={wave}", "trolls p2 mo1*5", "gnomes fi1:1"
    )
    assert honour(state, P2, "defeated") == bonus + 2


@pytest.mark.rule("FALL-W18")
def test_the_bonus_is_for_each_invasion_not_for_each_cave():
    state = table(
        "ask p1 gates 4, p1 invade 1 2 1 0",
        *BARE,
        "now rally=1",
        "trolls p2 ic1 ic2*9",
        "trolls p3 mo2",
        "gnomes mn1:1",
    )
    # ic1 is emptied for 3, then invaded
    assert honour(state, P2, "defeated") == 3
    assert honour(state, P3, "defeated") == 0


def test_an_invasion_of_the_last_wave_is_quick():
    state = wave_end(
        "now wave=2",
        "gnomes mo1:1 mo2:1 mo3:1 ic1:1 ic2:1 ic3:1 mn1:1 mn2:1 fi1:1 fi2:1",
        "trolls p1 mo4 ic4 mn3*2",
        "gates moss granite fire ice moon hammer mud",
    )
    best = 1.0
    for _ in range(20):
        trial = state.copy()
        begin = time.perf_counter()
        trial.play(P1, GAME.parse("end"))
        best = min(best, time.perf_counter() - begin)
    assert best < 0.001
    assert names(events(state, "end"))[0] == "turned"
