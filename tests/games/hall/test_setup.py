"""Setup (HALL-S), and what teams change in it (HALL-V1, V3 to V6)."""

from __future__ import annotations

from collections import Counter
from itertools import pairwise

import pytest

from dovre.games.hall.components import BENEFITS, CELL_NAMES, HORDE_NAMES, STARTING, WORKSHOPS
from dovre.kernel.errors import BadSetup
from tests.games.hall.helpers import (
    GAME,
    MODES,
    P1,
    P3,
    STATUES,
    after,
    asked,
    bag,
    deck,
    event,
    events,
    grimoire,
    held,
    horde,
    legal,
    net,
    new,
    own,
    pack,
    play,
    points,
    refused,
    spell_deck,
    started,
    statues,
    stock,
    table,
    tunnel,
    viewers,
)

SEEDS = range(30)
EACH_MODE = pytest.mark.parametrize(("seats", "options"), MODES)
LOWER_LINES = {
    "start-1": ["heartstone", "heartstone", "iron"],
    "start-2": ["stone", "stone", "hammer"],
    "start-3": ["coin"],
    "start-4": ["stone", "stone", "coin"],
    "start-5": ["stone", "stone"],
    "start-6": ["stone", "stone", "iron"],
}
FOURS = ["p3", "u16", "h21", "c8"]  # clockwise
FIVES = ["l5", "t7", "s18", "e18", "d7"]
THREES = ["s8", "j19", "a8"]


def order(state) -> list[int]:
    return [(state.first + n) % state.seats for n in range(state.seats)]


def with_portals(state):
    """Everybody took the first start space on offer."""
    while asked(state)[1] == "portal":
        state = after(state, sorted(legal(state))[0])
    return state


def hand(state, seat: int) -> list[str]:
    """The starting Trolls one may choose from, as the answers name them."""
    return sorted({token.split(".")[1] for token in legal(state)}) if state.waiting == (seat,) else []


# -- the common table -------------------------------------------------------------------------------------------------


@pytest.mark.rule("HALL-S1")
@pytest.mark.parametrize(
    ("seats", "options", "side"),
    [
        (2, {}, "winter"),
        (2, {"side": "winter"}, "winter"),
        (2, {"side": "autumn"}, "autumn"),
        (3, {}, "autumn"),
        (4, {}, "winter"),
        (5, {}, "winter"),
        (4, {"teams": "yes"}, "winter"),
    ],
)
def test_side_of_the_board_follows_the_number_of_players(seats, options, side):
    assert new(seats, **options).board.id == side


@pytest.mark.rule("HALL-S1")
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_side_can_be_chosen_by_two_players_alone(seats):
    with pytest.raises(BadSetup):
        new(seats, side="autumn")


@pytest.mark.rule("HALL-S2")
def test_supply_never_runs_out():
    # 35 Stone tokens are in the box, and that is no limit (DEC-07)
    state = table("stock p1 stone*60 rune", "stock p2 stone*60", "grimoire earth_ritual")
    assert stock(play(state, P1, "cast.earth_ritual", "ritual.stone"), P1) == {"stone": 63}


@pytest.mark.rule("HALL-S2", "HALL-S14")
@EACH_MODE
def test_nobody_has_anything_before_the_draft(seats, options):
    state = new(seats, **options)
    for seat in range(seats):
        assert (stock(state, seat), own(state, seat), held(state, seat), pack(state, seat)) == ({}, {}, {}, {})
        if "later_seats" not in options:
            assert points(state, seat) == 0
        assert net(state, seat) == set()


@pytest.mark.rule("HALL-S3")
@EACH_MODE
def test_all_tunnels_and_great_halls_lie_open(seats, options):
    for view in viewers(new(seats, **options)):
        data = view.to_data()
        assert data["piles"] == {
            **dict.fromkeys(("d2", "i3"), 6),
            "l3": 8,
            "l4": 5,
            "o4": 3,
            **dict.fromkeys(("i4", "t4", "s4"), 4),
            **dict.fromkeys(("l5", "p5", "t5", "v5", "w5", "y5"), 2),
        }
        assert sum(data["piles"].values()) == 52
        assert sorted(data["halls_left"]) == [
            *("chasm", "great_forge", "shaman", "stonecutter", "treasure", "wellspring"),
        ]


@pytest.mark.rule("HALL-S4")
@EACH_MODE
def test_horde_is_a_pyramid_of_levels_and_the_rest_three_decks(seats, options):
    state = new(seats, **options)
    levels = [horde(state, slot).split("-")[1] for slot in HORDE_NAMES]
    assert [one[0] for one in levels] == ["1"] * 5 + ["2"] * 4 + ["3"] * 3
    assert [len(deck(state, level)) for level in (1, 2, 3)] == [16, 13, 14]
    for level in (1, 2, 3):
        assert {card.split("-")[1] for card in deck(state, level)} == {str(level)}
    assert GAME.faults(state) == []


@pytest.mark.rule("HALL-S4")
@pytest.mark.parametrize(("slot", "level", "cards"), [("b1", 1, 21), ("m4", 2, 17), ("t2", 3, 17)])
def test_trolls_are_shuffled(slot, level, cards):
    states = [new(seed=seed) for seed in range(150)]
    assert len({horde(state, slot).partition("+")[0] for state in states}) == cards
    assert len({tuple(deck(state, level)) for state in states}) == 150


@pytest.mark.rule("HALL-S5")
@pytest.mark.parametrize(
    ("slot", "below"),
    [
        *((f"b{n}", "") for n in range(1, 6)),
        ("m1", "b1 b2"),
        ("m2", "b2 b3"),
        ("m3", "b3 b4"),
        ("m4", "b4 b5"),
        ("t1", "b1 b2 b3 m1 m2"),
        ("t2", "b2 b3 b4 m2 m3"),
        ("t3", "b3 b4 b5 m3 m4"),
    ],
)
def test_each_slot_of_the_horde_lies_above_two_of_the_row_below(slot, below):
    state = play(table("stock p1 coin*5"), P1, f"recruit.{slot}")
    assert [one for one in HORDE_NAMES if horde(state, one).endswith("!coin")] == below.split()


@pytest.mark.rule("HALL-S6")
@EACH_MODE
def test_each_level_2_troll_has_a_pedestal_of_the_18(seats, options):
    state = new(seats, **options)
    shown = [horde(state, f"m{n}").partition("+")[2] for n in range(1, 5)]
    assert set(shown) <= set(STATUES)
    assert all("+" not in horde(state, slot) for slot in (*HORDE_NAMES[:5], *HORDE_NAMES[9:]))
    assert {clan: bag(state)[clan] + shown.count(clan) for clan in STATUES} == dict.fromkeys(STATUES, 6)


@pytest.mark.rule("HALL-S6")
def test_pedestals_come_by_lot():
    shown = Counter(tuple(horde(new(seed=seed), f"m{n}").partition("+")[2] for n in (1, 2, 3, 4)) for seed in range(60))
    assert len(shown) > 30
    assert {clan for row in shown for clan in row} == set(STATUES)


@pytest.mark.rule("HALL-S7")
@EACH_MODE
def test_coronation_tokens_are_a_five_on_a_three_and_for_two_the_three_alone(seats, options):
    assert new(seats, **options).coronations == ([3] if seats == 2 else [3, 5])  # the next one stands last


@pytest.mark.rule("HALL-S8")
@pytest.mark.parametrize(("seats", "size"), [(2, 5), (3, 7), (4, 9), (5, 11)])
def test_workshops_are_two_for_each_player_and_one_more_at_random(seats, size):
    supplies = [new(seats, seed).supply for seed in SEEDS]
    for supply in supplies:
        assert sum(supply) == size
        assert max(supply) <= 2
    assert len({tuple(supply) for supply in supplies}) == len(SEEDS)
    assert any(max(supply) == 2 for supply in supplies)
    assert all(any(supply[kind] for supply in supplies) for kind in range(11))
    assert all(kind == -1 for kind in new(seats).sites)


@pytest.mark.rule("HALL-S9")
@pytest.mark.parametrize(("seats", "size"), [(2, 5), (3, 7), (4, 9), (5, 11)])
def test_workshops_can_be_drawn_without_duplicates(seats, size):
    supplies = [new(seats, seed, workshops="no_duplicates").supply for seed in SEEDS]
    for supply in supplies:
        assert sum(supply) == size
        assert max(supply) == 1
    assert len({tuple(supply) for supply in supplies}) > 20 or seats == 5


@pytest.mark.rule("HALL-S9")
@pytest.mark.parametrize(("seats", "size"), [(2, 5), (4, 9)])
def test_workshops_can_be_chosen_by_the_host_at_most_two_of_a_type(seats, size):
    state = new(seats, workshops="chosen")
    assert sum(state.supply) == 0
    for n in range(size):
        assert asked(state) == (P1, "offer")
        free = [kind for kind, amount in enumerate(state.supply) if amount < 2]
        assert legal(state) == {f"offer.{WORKSHOPS[kind]}" for kind in free}
        state = play(state, P1, f"offer.{WORKSHOPS[n // 2]}")
    assert state.supply[: size // 2] == [2] * (size // 2)
    assert sum(state.supply) == size
    assert asked(state) == (state.first, "portal")


@pytest.mark.rule("HALL-S9")
def test_third_workshop_of_a_type_is_refused():
    state = play(new(workshops="chosen"), P1, "offer.mint", "offer.mint")
    refused(state, P1, "offer.mint", "no_more_of_it", "HALL-S9")


@pytest.mark.rule("HALL-S10")
@EACH_MODE
def test_grimoire_shows_three_spells_without_runes(seats, options):
    state = new(seats, **options)
    assert list(grimoire(state).values()) == [0, 0, 0]
    assert len(spell_deck(state)) == 14
    assert len({*grimoire(state), *spell_deck(state)}) == 17


@pytest.mark.rule("HALL-S10")
def test_spells_are_shuffled():
    states = [new(seed=seed) for seed in range(60)]
    assert len({spell for state in states for spell in grimoire(state)}) == 17
    assert len({tuple(spell_deck(state)) for state in states}) == 60


@pytest.mark.rule("HALL-S11")
@pytest.mark.parametrize(("seats", "options", "spaces"), [(4, {}, 20), (3, {}, 18), (2, {"side": "autumn"}, 18)])
def test_statues_stand_clan_after_clan_clockwise_on_every_space(seats, options, spaces):
    firsts, orders = set(), set()
    for seed in range(80):
        state = new(seats, seed, **options)
        ring = [CELL_NAMES[cell] for cell in state.board.statue_ring]
        assert set(statues(state)) == set(ring)
        clans = [statues(state)[cell] for cell in ring]
        seams = [n for n in range(spaces) if clans[n] != clans[n - 3]]
        if spaces == 20:
            assert len(seams) == 3  # 20 is no multiple of 3: where the last and the first meet (DEC-40)
            assert sorted(Counter(clans).values()) == [6, 7, 7]
            first = next(n for n in range(20) if {n, (n + 1) % 20, (n + 2) % 20} == set(seams))
            firsts.add(first)
            orders.add(tuple(clans[(first + n) % 20] for n in range(3)))
        else:
            assert not seams
            assert Counter(clans) == dict.fromkeys(STATUES, 6)
            orders.add(tuple(clans[:3]))
        assert all(one != other for one, other in pairwise([*clans, clans[0]]))
    assert len(orders) == 6
    assert len(firsts) > 15 or spaces == 18


@pytest.mark.rule("HALL-S12")
@EACH_MODE
def test_benefit_tokens_lie_face_up_one_on_each_place(seats, options):
    state = new(seats, **options)
    for view in viewers(state):
        assert sorted(view.track) == [2] * 4 + [3] * 4 + [4] * 4 + [5] * 3
        assert len(view.to_data()["track"]) == 15
    assert len({tuple(BENEFITS[n] for n in new(seats, seed, **options).benefits) for seed in SEEDS}) == len(SEEDS)


@pytest.mark.rule("HALL-S13")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_first_player_is_drawn(seats):
    assert {new(seats, seed).first for seed in range(60)} == set(range(seats))


@pytest.mark.rule("HALL-S13")
@pytest.mark.parametrize("seats", [2, 5])
def test_everybody_has_the_same_six_starting_trolls(seats):
    state = new(seats)
    for draft in state.to_data()["draft"]:
        assert sorted(draft) == [f"start-{n}" for n in range(1, 7)]
    assert len(state.to_data()["draft"]) == seats


# -- Portals ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("HALL-S15")
@pytest.mark.parametrize(("seats", "spaces"), [(3, THREES), (4, FOURS), (5, FIVES)])
def test_portals_go_on_free_spaces_marked_with_the_number_of_players_in_turn_order(seats, spaces):
    for seed in range(6):
        state = new(seats, seed)
        free = set(spaces)
        for seat in order(state):
            assert asked(state) == (seat, "portal")
            assert legal(state) == {f"portal.{cell}" for cell in free}
            taken = sorted(free)[seed % len(free)]
            state = play(state, seat, f"portal.{taken}")
            free.remove(taken)
            assert net(state, seat) == {taken}
        assert asked(state) == (state.first, "draft")


@pytest.mark.rule("HALL-S15")
def test_start_space_that_is_taken_or_of_another_number_is_refused():
    state = new(4)
    first, second = order(state)[:2]
    refused(state, first, "portal.l5", "start_not_marked", "HALL-S15")
    refused(state, first, "portal.s8", "start_not_marked", "HALL-S15")
    state = play(state, first, "portal.p3")
    refused(state, second, "portal.p3", "start_taken", "HALL-S15")


@pytest.mark.rule("HALL-S16")
@pytest.mark.parametrize(("first_space", "others"), [("p3", FOURS), ("h21", FOURS), ("l5", FIVES), ("e18", FIVES)])
def test_two_players_take_spaces_of_the_same_number(first_space, others):
    state = new(2)
    one, two = order(state)
    assert legal(state) == {f"portal.{cell}" for cell in FOURS + FIVES}
    state = play(state, one, f"portal.{first_space}")
    assert legal(state) == {f"portal.{cell}" for cell in others if cell != first_space}
    wrong = "l5" if others is FOURS else "p3"
    refused(state, two, f"portal.{wrong}", "start_other_number", "HALL-S16")


@pytest.mark.rule("HALL-S16")
def test_two_players_on_the_autumn_side_take_its_threes():
    state = new(2, side="autumn")
    assert legal(state) == {f"portal.{cell}" for cell in THREES}
    state = play(state, state.first, "portal.j19")
    assert legal(state) == {"portal.s8", "portal.a8"}


@pytest.mark.rule("HALL-N2", "HALL-S15")
def test_start_space_that_nobody_takes_is_ordinary_rock():
    state = table("portals k1 u16 h21 c8", "stock p1 stone*2")
    over = tunnel("d2", "l1 m1")
    state = play(state, P1, "dig.d2", f"lay.{over}")
    assert net(state, P1) == {"k1", "l1", "m1"}


# -- the draft --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("HALL-S17")
@pytest.mark.parametrize("seats", [2, 3, 5])
def test_draft_is_one_of_two_in_hand_four_times_one_player_after_the_other(seats):
    state = with_portals(new(seats))
    for seat in order(state):
        kept: set[str] = set()
        free = ["1a", "1b", "1c", "1d"]
        seen: set[str] = set()
        for n in range(4):
            assert asked(state) == (seat, "draft")
            cards = hand(state, seat)
            assert len(cards) == 2
            assert kept <= set(cards)  # the one kept, and one drawn
            assert not (set(cards) - kept) & seen
            seen |= set(cards)
            assert legal(state) == {f"draft.{card}.{slot}" for card in cards for slot in free}
            slot = free[n % len(free)]
            state = play(state, seat, f"draft.{cards[n % 2]}.{slot}")
            free.remove(slot)
            kept = set(cards) - {cards[n % 2]}
            if n < 3:
                assert pack(state, seat)[slot] == cards[n % 2]  # open at once (DEC-34)
                assert stock(state, seat) == {}
        assert len(pack(state, seat)) == 4
        left = state.to_data()["draft"][seat]
        assert [left[0]] == sorted(kept)  # one in hand, and one in the deck
        assert len(left) == 2
        assert not set(left) & set(pack(state, seat).values())
    assert asked(state) == (state.first, "act")


@pytest.mark.rule("HALL-S17")
def test_starting_trolls_are_shuffled():
    hands = {tuple(sorted(new(4, seed).to_data()["draft"][P1][:2])) for seed in range(80)}
    assert len(hands) == 15
    drafts = new(4).to_data()["draft"]
    assert len({tuple(draft) for draft in drafts}) == 4


@pytest.mark.rule("HALL-S17")
def test_troll_not_in_hand_and_slot_taken_are_refused():
    state = with_portals(new(4))
    seat = state.first
    one, two = hand(state, seat)
    other = next(f"start-{n}" for n in range(1, 7) if f"start-{n}" not in (one, two))
    refused(state, seat, f"draft.{other}.1a", "not_in_hand", "HALL-S17")
    state = play(state, seat, f"draft.{one}.1a")
    refused(state, seat, f"draft.{two}.1a", "slot_taken", "HALL-S17")


def drafted(seats: int, seed: int, **options: str):
    """A game after its draft, with what each seat placed, kept in hand, and left in the deck."""
    state = started(seats, seed, **options)
    data = state.to_data()
    placed = [[word.partition(":")[0] for word in row if word != "-"] for row in data["pack"]]
    return state, placed, [row[0] for row in data["draft"]], [row[1] for row in data["draft"]]


def lower_lines(cards: list[str]) -> Counter[str]:
    return Counter(kind for card in cards for kind in LOWER_LINES[card])


@pytest.mark.rule("HALL-S18", "HALL-S19")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_starting_resources_are_the_lower_lines_and_later_players_get_more(seats):
    # DEC-05: the bonus is the lower line too; TI-59
    for seed in range(8):
        state, placed, in_hand, in_deck = drafted(seats, seed)
        for place, seat in enumerate(order(state)):
            bonus = [[], [in_hand[seat]], [in_hand[seat]], [in_hand[seat], in_deck[seat]]][min(place, 3)]
            assert stock(state, seat) == lower_lines(placed[seat] + bonus)
            assert held(state, seat) == {}  # nothing lies on the Trolls yet


@pytest.mark.rule("HALL-S18")
def test_lower_lines_are_those_of_the_box():
    assert [len(row) for row in STARTING] == [len(row) for row in LOWER_LINES.values()]


@pytest.mark.rule("HALL-S19")
def test_trolls_that_give_a_bonus_are_told():
    state = with_portals(new(5))
    told = {}
    for _ in range(5):
        seat = state.waiting[0]
        for _ in range(4):
            token = sorted(legal(state))[0]
            found = events(state, token)
            state = after(state, token)
        told[seat] = event(found, "started")["trolls"]
    data = state.to_data()["draft"]
    assert [len(told[seat]) for seat in order(state)] == [0, 1, 1, 2, 2]
    assert all(list(told[seat]) == data[seat][: len(told[seat])] for seat in range(5))


@pytest.mark.rule("HALL-S14")
@pytest.mark.parametrize(
    ("seats", "options", "honor"),
    [
        (2, {}, [1, 0]),
        (2, {"side": "autumn"}, [0, 11]),
        (3, {}, [0, 0, 2]),
        (4, {}, [2, 0, 3, 3]),
        (5, {}, [3, 0, 3, 7, 8]),
    ],
    ids=["two", "two-autumn", "three", "four", "five"],
)
@pytest.mark.parametrize("seed", [7, 8, 9])
def test_the_places_in_turn_order_may_begin_with_honor(seats, options, honor, seed):
    plain, state = started(seats, seed, **options), started(seats, seed, later_seats="honor", **options)
    assert [state.scores[seat] - plain.scores[seat] for seat in order(state)] == honor
    lines = [line for line in state.score_sheet() if line.source == "start"]
    assert {line.seat: (line.amount, line.rule) for line in lines} == {
        seat: (more, "HALL-S14") for seat, more in zip(order(state), honor, strict=True) if more
    }


@pytest.mark.rule("HALL-S14")
def test_score_markers_begin_at_0_unless_the_table_wants_it_otherwise():
    for seats in (2, 3, 4, 5):
        state = new(seats)
        assert dict(state.options)["later_seats"] == "none"
        assert not any(state.scores)
    assert not any(new(4, teams="yes", later_seats="honor").scores)


@pytest.mark.rule("HALL-S20")
@EACH_MODE
def test_starting_trolls_not_in_a_pack_are_out_of_the_game(seats, options):
    state = started(seats, **options)
    data = state.to_data()
    in_play = [*data["horde"], *data["deck1"], *data["deck2"], *data["deck3"]]
    assert not any("start" in card for card in in_play)
    assert all(sum("start" in card for card in row) == 4 for row in data["pack"])
    assert all(len(row) == 2 for row in data["draft"])


@pytest.mark.rule("HALL-T1", "HALL-S13")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_first_turn_is_that_of_the_first_player(seats):
    for seed in range(5):
        state = started(seats, seed)
        assert (asked(state), state.turn) == ((state.first, "act"), 1)


def test_setup_of_a_seed_is_always_the_same_and_of_another_seed_another():
    assert new(4, 3) == new(4, 3)
    assert new(4, 3).digest() != new(4, 4).digest()


# -- teams ------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("HALL-V1")
def test_teams_are_for_four():
    state = new(4, teams="yes")
    assert state.teams
    assert state.board.id == "winter"
    for seats in (2, 3, 5):
        with pytest.raises(BadSetup):
            new(seats, teams="yes")
    assert not any(new(seats).teams for seats in (2, 3, 4, 5))


@pytest.mark.rule("HALL-V3", "HALL-V1")
def test_teammates_sit_side_by_side():
    state = new(4, teams="yes")
    assert [state.team(seat) for seat in range(4)] == [(0, 3), (1, 2), (1, 2), (0, 3)]
    assert [new(4).team(seat) for seat in range(4)] == [(0,), (1,), (2,), (3,)]


@pytest.mark.rule("HALL-V4")
def test_left_member_of_either_team_begins_and_the_order_is_a_b_b_a():
    # EX-16
    firsts = set()
    for seed in SEEDS:
        state = new(4, seed, teams="yes")
        firsts.add(state.first)
        one, two, three, four = order(state)
        assert state.team(one) == state.team(four)
        assert state.team(two) == state.team(three)
        assert state.last_seat() == four
    assert firsts == {P1, P3}


@pytest.mark.rule("HALL-V3")
@pytest.mark.parametrize("seed", range(4))
def test_portals_of_teammates_lie_on_neighbouring_spaces(seed):
    # DEC-36: a space is offered only if all who come later can still comply
    start = new(4, seed, teams="yes")
    tables = [start]
    for n in range(4):
        seat = order(start)[n]
        grown = []
        for state in tables:
            assert asked(state) == (seat, "portal")
            grown += [play(state, seat, token) for token in sorted(legal(state))]
        tables = grown
    assert len(tables) == 16  # a pair of halves, which team has which, and both ways to sit in each: 2 * 2 * 2 * 2
    for state in tables:
        spots = [FOURS.index(CELL_NAMES[cell]) for cell in state.portals]
        assert (spots[0] - spots[3]) % 4 in (1, 3)
        assert (spots[1] - spots[2]) % 4 in (1, 3)


@pytest.mark.rule("HALL-V3")
def test_space_opposite_the_teammate_is_refused():
    state = new(4, 1, teams="yes")
    one, two, three, _ = order(state)
    state = play(state, one, "portal.p3")
    assert legal(state) == {"portal.u16", "portal.h21", "portal.c8"}
    state = play(state, two, "portal.u16")
    assert legal(state) == {"portal.h21"}  # beside u16, and leaves c8, beside p3
    refused(state, three, "portal.c8", "start_apart", "HALL-V3")


@pytest.mark.rule("HALL-V5", "HALL-V6", "HALL-V7")
def test_starting_resources_of_a_team_go_to_its_stock_and_there_is_no_bonus():
    for seed in range(6):
        state, placed, _, _ = drafted(4, seed, teams="yes")
        for one, mate in ((0, 3), (1, 2)):
            assert stock(state, one) == stock(state, mate) == lower_lines(placed[one] + placed[mate])
        assert sum(state.stock) == sum(sum(lower_lines(row).values()) for row in placed)


@pytest.mark.rule("HALL-S16", "HALL-V3")
def test_start_spaces_of_a_table_without_teams_are_free_of_that_care():
    state = new(4)
    one, two, three, _ = order(state)
    state = play(state, one, "portal.p3")
    state = play(state, two, "portal.u16")
    assert legal(state) == {"portal.h21", "portal.c8"}
    assert asked(state)[0] == three
