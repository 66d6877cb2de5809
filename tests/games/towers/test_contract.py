"""Rules of the contract that no chapter's tests look at alone, and its tricky cases played through, by number."""

import pytest

import dovre
from dovre.games.towers.components import CARD_QUEST, N_CARDS, QUEST_NAMES, TILE_NAMES
from dovre.games.towers.game import GAME
from dovre.games.towers.path import START, lay_number, path_of, placements, point_xy, xy
from dovre.games.towers.rules.night import whole_night
from dovre.kernel.errors import BadPosition
from dovre.kernel.rng import Rng
from tests.games.towers.helpers import (
    LONG,
    P1,
    P2,
    P3,
    after,
    asked,
    at,
    dawn,
    dusk,
    events,
    hand,
    legal,
    names,
    names_of,
    night,
    on,
    position,
    refused,
    table,
    towers,
    wounded,
)
from tests.games.towers.hooks import CLOSED, FORK
from tests.games.towers.test_end import OVER, lines_of, solo

TRAP = "towers p1 c2se:yellow+"  # covers c2, c3, c4


def points(state, seat, trophy):
    return lines_of(state, seat).get(("trophy", trophy), 0)


# -- general ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("TOWR-G01", "TOWR-G02")
def test_a_boss_is_a_creature_but_no_monster_and_the_demon_is_one():
    state = table(*OVER[:2], "caught p1 boss1 orc1 goblin1")
    assert points(state, P1, "t08") == 2
    boss = table("hand p1 q13 q18", "creatures p1 boss1:c2", "creatures p2 goblin5:c1")
    assert refused(after(boss, "act.card"), "use.q18") == ("no_effect", "TOWR-X16")  # nothing to send
    assert asked(dawn("towers p1 c2se:red", "creatures p1 boss1:c3")) == (P1, "fire")  # yet it is shot at
    state = table("hand p1 q14", "creatures p1 demon:c2!", "spells sg1 sb1 sr2", "now round=4 pawn=3", seats=1)
    state = after(state, "act.card", "use.q14")
    assert names_of(state.caught[P1]) == {"demon"}


@pytest.mark.rule("TOWR-G03")
def test_structures_are_towers_upgraded_or_not():
    state = after(table("hand p1 q20", "towers p2 c2se:red+ c1se:blue c1ne:yellow"), "act.card", "use.q20")
    assert legal(state) == {"raze.p2.c1ne", "raze.p2.c1se", "raze.p2.c2se"}
    assert refused(state, "raze.p2.c3se") == ("no_tower_there", "TOWR-G03")
    assert towers(after(state, "raze.p2.c2se"), P2) == ["c1ne:yellow", "c1se:blue"]


@pytest.mark.rule("TOWR-G06")
def test_paths_are_their_owners_alone():
    state = table("tiles p1 p2 p3 p4 p5 p6 p7 p8 p9 p1", "hand p1 q09", "creatures p1 orc1:c3", "creatures p2 orc4:c3")
    state = after(state, "act.card", "use.q09", "lay.1.2")
    assert (state.way[P1].length, state.way[P2].length) == (6, 4)
    assert len(state.tiles[P2]) == 9
    assert [on(state, P1), on(state, P2)] == [{"orc1"}, {"orc4"}]
    shot = dawn("towers p1 c2se:blue", "towers p2 -", "creatures p2 orc4:c3")
    assert asked(shot)[1] == "action"  # a tower reaches no cell of another path


@pytest.mark.rule("TOWR-G08", "TOWR-C07")
def test_the_face_that_is_up_gives_the_level():
    for mark, damage, cell in (("", 2, "c3"), ("!", 3, "c4")):
        state = night(f"creatures p1 boss1:c1{mark}", f"damage {damage} 0", f"path p1 {LONG}", "pile p1 -")
        assert at(state, "boss1") == cell
    assert night("creatures p1 boss1:c4!", "damage 3 0", "pile p1 -").guards[P1] == 12


@pytest.mark.rule("TOWR-G09", "TOWR-K07")
def test_an_event_overrides_the_general_rule_for_its_night_only():
    pile = "pile p1 orc spider boss goblin goblin orc spider"
    assert len(on(night("force e08", pile, f"path p1 {LONG}"), P1)) == 3
    assert len(on(night(pile, "resolved e08", f"path p1 {LONG}"), P1)) == 2


# -- setup ------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("TOWR-S01", "TOWR-S11")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_event_boss_board_and_first_player_are_there_from_the_start(seats):
    state = GAME.new(seats, 12)
    data = state.view(None).to_data()
    assert data["event"]
    assert data["events"] == 9
    assert data["phase"] == "day"
    assert 0 <= data["first"] < seats
    assert state.damage == [0] * seats
    assert {GAME.new(seats, seed).first for seed in range(24)} == set(range(seats))


@pytest.mark.rule("TOWR-S02", "TOWR-S05")
def test_quest_cards_and_extension_tiles_are_shuffled_and_face_down():
    one, two = GAME.new(2, 1), GAME.new(2, 2)
    for state in (one, two):
        cards = [*state.deck, *state.market, *state.discard, *state.hands[P1], *state.hands[P2]]
        assert sorted(cards) == list(range(N_CARDS))
        assert sorted(TILE_NAMES[tile] for tile in state.extension) == ["r1", "r2", "r3", "r4"]
        data = state.view(P1).to_data()
        assert (data["deck"], data["extension"]) == (len(state.deck), 4)
    assert one.deck != two.deck
    assert len({GAME.new(2, seed).extension for seed in range(12)}) > 1


# -- Night ------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("TOWR-N01", "TOWR-A02", "TOWR-J01", "TOWR-K01")
def test_the_phases_are_told_in_their_order():
    state = table("ask p1 day 4, p2 action", TRAP, "creatures p1 spider1:c1", f"path p1 {LONG}", "event e00")
    step = GAME.apply(state, P2, "act.quest")
    assert [name for name in names(step.events) if name.startswith(("phase", "round"))] == ["round", "phase.night"]
    assert step.state.view(None).phase == "night"
    told = names(events(step.state, "none", "none"))
    assert [name for name in told if name.startswith("phase")] == ["phase.dawn"]
    state = after(step.state, "none", "none")
    assert (asked(state), state.view(P1).phase) == ((P1, "fire"), "dawn")
    told = names(events(state, *["fire.c2se.spider1"]))
    assert told[-1] == "phase.day"


@pytest.mark.rule("TOWR-N08", "TOWR-N09")
def test_of_several_shortest_ways_the_owner_chooses():
    state = night(FORK, "creatures p1 goblin1:c7")
    assert asked(state) == (P1, "way")
    assert len(legal(state)) == 2
    assert refused(state, "step.c1") == ("not_nearer", "TOWR-N08")
    ends = {at(after(state, token), "goblin1") for token in legal(state)}
    assert len(ends) == 2
    dist = state.way[P1].dist
    assert all(dist[int(end[1:]) - 1] == dist[6] - 1 for end in ends)


@pytest.mark.rule("TOWR-N09")
def test_a_way_is_asked_for_only_where_it_matters():
    """Both ways lead to one cell, so that only a trap or a marker on one of them makes a difference."""
    path = table(FORK).way[P1]
    left, right = path.next[6]
    assert path.next[left] == path.next[right]
    assert asked(night(FORK, "creatures p1 orc1:c7"))[1] == "action"
    assert asked(night(FORK, "creatures p1 orc1:c7", f"markers p1.c{left + 1}")) == (P1, "way")
    assert asked(night(FORK, "creatures p1 orc1:c7", "markers p1.c2"))[1] == "action"  # behind it
    assert asked(night(FORK, "creatures p1 boss1:c7", f"markers p1.c{left + 1}", "pile p1 -"))[1] == "action"


def test_a_boss_before_a_path_that_grows_stays_where_it_is():
    """tricky 6"""
    state = table("creatures p1 boss1:c4", "pile p1 -", "tiles p1 p3 p4 p5 p6 p7 p9 p2 p1 p8")
    state = after(state, "act.lengthen", "lay.1.2", "lay.1.2", "lay.1.2")
    assert at(state, "boss1") == "c4"
    assert state.way[P1].dist[3] == 7


def test_the_second_trap_stays_for_another_monster():
    """tricky 16"""
    lines = ("towers p1 c2se:yellow+ c1se:yellow+", "creatures p1 spider1:c2 orc1:c1", f"path p1 {LONG}")
    state = after(night(*lines), "trap.c1se")
    assert at(state, "spider1") == "c3"
    assert legal(state) == {"trap.c2se", "none"}
    assert at(state, "orc1") == "c2"


def test_the_long_side_of_a_loop_is_left_by_the_shortest_way():
    """tricky 39"""
    path = "path p1 p8.1.2 p4.2.1 p9.4.2"
    dist = table(path).way[P1].dist
    for cell in (6, 7, 8):
        if dist[cell - 1] <= 2:
            continue
        state = night(path, f"creatures p1 orc1:c{cell}")
        if asked(state)[1] == "way":
            state = after(state, sorted(legal(state))[0])
        assert dist[cell - 1] - dist[int(at(state, "orc1")[1:]) - 1] == 2


def test_vanguard_with_two_monsters_above_the_boss():
    """tricky 71"""
    state = night("force e08", "pile p1 orc spider boss goblin orc", f"path p1 {LONG}")
    assert len(on(state, P1)) == 2
    assert "boss1" not in on(state, P1)


def test_nights_bring_two_three_two_one_then_the_boss_then_the_last_two():
    """tricky 76"""
    state = table(
        "now round=1", "ask p1 day 4, p2 action", "event e08", "creatures p1 goblin1:c1 orc1:c2", f"path p1 {LONG}"
    )
    left = [len(state.piles[P1])]
    while state.round < 6:
        state = after(state, "act.quest")
        if len(state.piles[P1]) != left[-1]:
            left.append(len(state.piles[P1]))
            if state.round == 5:
                assert "boss1" in on(state, P1)
    assert left == [9, 6, 4, 3, 2, 0]


def test_a_whole_night_can_be_timed_and_changes_nothing():
    state = table(TRAP, "creatures p1 spider1:c1 goblin1:c2", f"path p1 {LONG}")
    before = state.digest()
    later = whole_night(state, P1)
    assert state.digest() == before
    assert (later.night[P1], later.due[P1], later.leaving[P1]) == (0, 0, 0)
    assert at(later, "spider1") != "c1"


# -- Dawn, towers, trophies -------------------------------------------------------------------------------------------


@pytest.mark.rule("TOWR-U03", "TOWR-A04")
def test_each_colour_has_one_power():
    yellow = dawn("towers p1 c2se:yellow+", "creatures p1 spider1:c3 spider2:c4")
    assert wounded(after(yellow, "fire.c2se.spider1"), "spider1")  # one damage, no second target
    blue = after(dawn("towers p1 c2se:blue+", "creatures p1 orc1:c3"), "fire.c2se.orc1")
    assert wounded(blue, "orc1")
    assert asked(night("towers p1 c2se:blue+ c1se:red+", "creatures p1 spider1:c1", f"path p1 {LONG}"))[1] != "trap"
    red = dawn("towers p1 c2se:blue c3se:red+", "creatures p1 orc1:c2", f"path p1 {LONG}")
    assert towers(after(red, "fire.c2se.orc1"), P1) == ["c3se:red+"]  # no aura


@pytest.mark.rule("TOWR-C12", "TOWR-C05")
def test_a_healed_orc_smashes_the_next_tower_too():
    """tricky 77"""
    state = dusk("e07", "towers p1 c2se:blue", "creatures p1 orc1:c2!", f"path p1 {LONG}")
    assert not wounded(state, "orc1")
    assert at(state, "orc1") == "c4"
    state = after(state, "fire.c2se.orc1")
    assert wounded(state, "orc1")
    assert towers(state, P1) == []


@pytest.mark.rule("TOWR-L14", "TOWR-U05", "TOWR-L17")
def test_traps_stop_the_demon_and_the_lancer_captures_it():
    """tricky 68"""
    demon = ("creatures p1 demon:c1", "spells sg1 sb1 sr2", "now round=4 pawn=3", f"path p1 {LONG}")
    state = night(TRAP, *demon, seats=1)
    assert asked(state) == (P1, "trap")
    assert at(after(state, "trap.c2se"), "demon") == "c2"
    state = after(table("hand p1 h02", *demon, seats=1), "act.card", "use.h02")
    assert names_of(state.caught[P1]) == {"demon"}
    assert state.crystals[P1] == 11  # the fee to the reserve, the bounty


@pytest.mark.rule("TOWR-Q01")
def test_a_trophy_that_was_not_drawn_is_not_taken():
    state = after(table("trophies t02 t08 t09 t10", "towers p1 c1ne:red c1se:red"), "act.build", "build.red.c2se")
    assert state.held == [-1] * 4
    assert asked(state) == (P2, "action")


@pytest.mark.rule("TOWR-Q04")
def test_trophies_count_what_stands_and_lies_there_now():
    lines = ("trophies t01 t05 t08 t09", "hand p1 q20", "towers p2 c1ne:red c1se:red c2se:red")
    state = after(table(*lines, "ask p1 day 1, p1 action"), "act.card", "use.q20", "raze.p2.c1ne")
    state = after(state, "act.build", "build.blue.c1ne", "none")  # p2 has two red ones left: it has had three
    assert state.held == [-1] * 4
    freed = table(*lines[:1], "hand p1 q13", "caught p1 orc1 orc2 goblin2", "creatures p1 goblin1:c2!")
    assert after(freed, "act.card", "use.q13").held[1] == P1
    three = table(*lines[:1], "hand p1 q13", "caught p1 orc1 orc2 boss1", "creatures p1 goblin1:c2!", "damage 10 0")
    assert after(three, "act.card", "use.q13").held[1] == -1  # the boss does not count


def test_three_players_with_a_token_each():
    """tricky 59"""
    lines = ("trophies t06 t08 t09 t10", "wrecks 1 1 0", "hand p3 q20", "towers p1 c2se:red", "ask p1 day 3, p3 action")
    state = after(table(*lines, seats=3), "act.card", "use.q20")
    assert state.wrecks == [1, 1, 1]
    assert state.held[0] == -1
    assert towers(state, P1) == []
    assert P3 not in state.held


def test_a_token_left_at_the_end_gives_nobody_the_trophy():
    """tricky 83"""
    state = table(*OVER, "trophies t06 t08 t09 t10", "wrecks 1 0")
    assert points(state, P1, "t06") == 0


def test_a_freed_monster_costs_its_jailer_a_point_but_no_crystals():
    """tricky 55"""
    state = table("hand p1 q19", "caught p2 orc4 orc5", "creatures p2 goblin5:c4!", "crystals 5 5")
    assert points(state, P2, "t08") == 2
    state = after(state, "act.card", "use.q19")
    assert points(state, P2, "t08") == 1
    assert state.crystals == [5, 5]


def test_a_red_tower_that_falls_can_be_built_again():
    """tricky 45"""
    lines = ("towers p1 c1ne:red c1se:red c2se:red", "towers p2 c1ne:red c1se:red", "hand p1 q20")
    state = table(*lines)
    assert state.reserve[0] == 0
    state = after(state, "act.card", "use.q20", "raze.p2.c1se")
    state = after(state, "act.build")
    assert "build.red.c1se" in legal(state)


# -- Day and path -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("TOWR-J03", "TOWR-J04")
def test_the_same_action_may_be_done_twice_and_again_the_next_day():
    state = table("ask p1 day 1, p1 action", f"path p1 {LONG}", f"path p2 {LONG}")
    for _ in range(2):  # two Days
        round_ = state.round
        for _ in range(4):
            assert asked(state)[1] == "action"
            assert "act.quest" in legal(state)
            state = after(state, "act.quest")
        assert state.round == round_ + 1
    assert [len(hand(state, seat)) for seat in (P1, P2)] == [8, 8]


@pytest.mark.rule("TOWR-J41")
def test_an_empty_quest_pile_is_made_of_the_discards():
    rest = [QUEST_NAMES[kind] for kind in CARD_QUEST]
    for card in ("q01", "q10", "q11", "q12", "q12"):  # the pile, the market, the hand
        rest.remove(card)
    state = table("deck q01", "hand p1 q12", f"discard {' '.join(rest)}")
    told = events(state, "act.card", "use.q12")
    assert "reshuffled" in names(told)
    state = after(state, "act.card", "use.q12")
    assert len(hand(state, P1)) == 2
    assert state.to_data()["discard"] == ["q12"]  # the card being played is not shuffled in
    assert len(state.deck) == N_CARDS - 3 - 2 - 1


def test_a_tile_that_does_not_fit_is_shuffled_back_after_another_was_laid():
    """tricky 40"""
    lines = ("path p1 p4.1.2", "tiles p1 p5 p7 p8 p9 p2 p6 p3 p1")  # of the last three none fits
    state = table(*lines, "ask p1 day 1, p1 after, p1 tile 1 0 1")
    assert asked(state) == (P1, "lay")
    assert [TILE_NAMES[tile] for tile in state.aside] == ["p1", "p3", "p6"]
    assert len(state.tiles[P1]) == 4
    state = after(state, sorted(legal(state))[0])
    assert state.aside == ()
    assert sorted(TILE_NAMES[tile] for tile in state.tiles[P1]) == ["p1", "p3", "p5", "p6", "p7", "p8", "p9"]


@pytest.mark.rule("TOWR-J21", "TOWR-J30", "TOWR-J31")
def test_no_tile_fits_at_the_second_placement():
    """tricky 41"""
    lines = ("path p1 p3.2.1", "inside p1 goblin1 orc1", "ask p1 day 1, p1 after, p1 tile 2 0 1, p1 lay 3 0")
    state = table(*lines)
    city = state.way[P1].city
    state = after(state, "lay.1.2")
    assert state.banned == [1, 0]
    assert state.laid[P1] == table(CLOSED).laid[P1]
    assert state.way[P1].city != city  # at the chosen exit
    assert names_of(state.inside[P1]) >= {"goblin1", "orc1"}  # they stay in the city
    assert state.crystals[P1] == 10  # paid before, and not given back
    assert asked(state) == (P2, "action")


def random_paths(seeds):
    for seed in seeds:
        rng = Rng.of(seed, "exits")
        path = START
        for tile in rng.shuffled(range(13)):
            ways = placements(path, tile)
            if ways:
                path = path_of((*path.laid, lay_number(tile, *rng.choice(ways))))
                yield path


@pytest.mark.rule("TOWR-P10")
def test_the_city_has_one_gate():
    """Other open sides towards the city are no way into it, and it is no path cell."""
    steps = ((0, -1), (1, 0), (0, 1), (-1, 0))
    beside = 0
    for path in random_paths(range(60)):
        x, y = point_xy(path.city)
        assert [cell for cell, far in enumerate(path.dist) if far == 1] == [path.end]
        for side, (dx, dy) in enumerate(steps):
            others = [cell for cell in range(path.length) if xy(path, cell) == (x - dx, y - dy) and cell != path.end]
            for cell in others:
                if path.opens[cell] >> side & 1:
                    beside += 1
                    assert path.dist[cell] > 1
                    assert path.next[cell]
        assert path.city not in path.at
    assert beside


@pytest.mark.rule("TOWR-P11", "TOWR-P06")
def test_an_unused_exit_leads_nowhere_until_a_tile_meets_it():
    """tricky 38"""
    before = path_of(table("path p1 p8.1.2 p4.2.1").laid[P1])
    fork = next(cell for cell in range(4, 6) if bin(before.opens[cell]).count("1") == 3)
    assert len(before.links[fork]) == 2
    after_it = path_of(table("path p1 p8.1.2 p4.2.1 p9.4.2").laid[P1])
    assert len(after_it.links[fork]) == 3
    assert after_it.dist[0] < before.dist[0] + 1


# -- the end ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("TOWR-E05")
def test_the_highest_score_wins_whatever_the_crystals():
    state = table(
        "ask -", "guards 0 4", "damage 3 0", "creatures p1 boss1:c2!", "crystals 20 0", "trophies t01 t02 t03 t04"
    )
    assert state.scores == (3, 4)
    assert state.winners == (P2,)


@pytest.mark.rule("TOWR-I05")
def test_a_tie_of_the_introductory_game():
    lines = ("ask -", "guards 0 1", "caught p1 orc1")
    assert table(*lines, "crystals 2 3", mode="intro").winners == (P2,)
    assert table(*lines, "crystals 3 2", mode="intro").winners == (P1,)
    assert table(*lines, "crystals 3 3", mode="intro").winners == (P1, P2)


@pytest.mark.rule("TOWR-I06")
def test_the_introductory_game_is_else_the_same():
    """tricky 64"""
    state = after(dawn("towers p1 c2se:blue", "creatures p1 orc1:c3", mode="intro"), "fire.c2se.orc1")
    assert towers(state, P1) == []
    assert len(hand(state, P1)) == 1
    cash = after(table("hand p1 q20", "towers p2 c2se:red", "crystals 4 4", mode="intro"), "act.card")
    assert legal(cash) == {"cash.q20"}
    assert after(cash, "cash.q20").crystals[P1] == 5
    assert after(
        table("hand p1 q18", "creatures p1 orc1:c2", "creatures p2 orc4:c3", mode="intro"), "act.card", "use.q18"
    )


# -- one player -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("TOWR-L01", "TOWR-L18")
def test_one_player_wins_by_the_boss_alone():
    lines = ("towers p1 c2se:red", "creatures p1 boss1:c3!", "damage 9")
    state = after(dawn(*lines, "guards 1", seats=1), "fire.c2se.boss1")
    assert (state.over, state.winners, state.scores) == (True, (P1,), (16,))
    lost = night("guards 1", "creatures p1 orc1:c4", seats=1)
    assert (lost.over, lost.winners, lost.scores) == (True, (), (0,))


@pytest.mark.rule("TOWR-L02", "TOWR-L04", "TOWR-L07")
def test_alone_all_is_laid_as_for_others_but_for_track_and_demon():
    state = GAME.new(1, 8)
    assert (state.guards, state.crystals, state.pawn) == ([15], [6], 0)
    assert len(state.hands[P1]) == 1
    assert len({CARD_QUEST[card] for card in state.market}) == 3
    assert len(state.tiles[P1]) == 9
    assert "demon" not in on(state, P1) | names_of(state.inside[P1]) | names_of(state.caught[P1])
    assert len(state.spells) == 3
    assert state.view(P1).spells == ()


@pytest.mark.rule("TOWR-L16")
@pytest.mark.parametrize("card", ["q18", "q19", "q20"])
def test_alone_cards_against_opponents_give_crystals_only(card):
    state = table(f"hand p1 {card}", "creatures p1 orc1:c2 goblin1:c1", "towers p1 c2se:red", seats=1)
    assert legal(after(state, "act.card")) == {f"cash.{card}"}


@pytest.mark.rule("TOWR-L17", "TOWR-X09")
def test_alone_the_fee_goes_to_the_reserve():
    state = after(table("hand p1 h04", "guards 9", seats=1), "act.card", "use.h04")
    assert (state.guards, state.crystals) == ([11], [9])
    own = after(table("hand p1 h04", "guards 9", "city paladins", seats=1), "act.card", "use.h04")
    assert own.crystals == [10]


@pytest.mark.rule("TOWR-L19")
def test_nothing_is_kept_between_games():
    before = GAME.new(1, 21).digest()
    state = GAME.new(1, 21)
    rng = Rng.of(3)
    while not state.over:
        state.play(P1, rng.choice(state.legal(P1)))
    assert GAME.new(1, 21).digest() == before
    first = table("ask -", "damage 10", "caught p1 boss1", "guards 3", seats=1)
    assert "Castellan" not in GAME.end_words(first.view(P1), GAME.texts("en"))


@pytest.mark.rule("TOWR-L20", "TOWR-L12", "TOWR-L13")
def test_alone_the_pawn_stays_on_its_track_and_nobody_else_is_first():
    state = GAME.new(1, 5)
    for _ in range(3):
        assert state.first == P1
        assert state.pawn == state.round - 1
        round_ = state.round
        while not state.over and state.round == round_:
            answers = legal(state)
            state = after(state, "act.quest" if "act.quest" in answers else sorted(answers)[0])
    assert solo("now round=11 pawn=9", "spells sr2 sg1 sb1").pawn == 9


@pytest.mark.rule("TOWR-L10", "TOWR-L11")
def test_a_permanent_spell_acts_when_it_comes_and_before_each_later_event():
    """tricky 67"""
    state = solo("now round=3 pawn=1", "spells sb1 sr2 sg1", "crystals 9", "event e05")
    assert state.crystals[P1] == 4  # 9 - 1, then the toll of 4
    told = events(
        table("now round=3 pawn=2", "ask p1 day 2, p1 action", "spells sb1 sr2 sg1", "event e05", seats=1), "act.quest"
    )
    found = [name for name in names(told) if name in ("spell.again", "resolved", "revealed")]
    assert found == ["spell.again", "resolved", "revealed"]


def test_the_shepherd_moves_nobody_into_the_city():
    """tricky 84"""
    lines = ("now round=3 pawn=2", "ask p1 day 2, p1 action", "spells sg3 sb1 sr2", "event e06", f"path p1 {LONG}")
    state = table(*lines, "creatures p1 demon:c1 orc1:c10", seats=1)
    told = names(events(state, "act.quest"))
    assert "spell.again" in told
    dusk_only = told[told.index("spell.again") : told.index("phase.night")]
    assert "walked" not in dusk_only
    state = table(*lines, "creatures p1 demon:c1 orc1:c9", seats=1)
    told = names(events(state, "act.quest"))
    assert "walked" in told[told.index("spell.again") : told.index("phase.night")]


@pytest.mark.rule("TOWR-K05")
def test_a_position_cannot_reveal_an_event_over_another():
    with pytest.raises(BadPosition, match="before the next one is revealed"):
        dovre.read_position(position("ask p1 dusk 2", "event e03"))
