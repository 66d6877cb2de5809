"""The battle (FALL-B)."""

import pytest

from dovre.games.fall.components import ALL_CELLS, SIGNS, beside, bits_of
from dovre.games.fall.rules.battle import action_symbols, addable, of_type, spread
from dovre.kernel.rng import Rng
from tests.games.fall.helpers import P1, P2, P3, P4, after, asked, event, events, grid, legal, refused, table, turn


@pytest.mark.rule("FALL-B01", "FALL-B02", "FALL-B03")
def test_turns_go_clockwise_cost_a_provision_and_skip_those_without():
    state = turn("ask p3 battle", "provisions 2 0 1 1", "now first=2", "champions p3 pluddra", "champions p4 dorrun")
    for seat in (P2, P3, P4):
        state = grid(state, seat, ". .")
    state = grid(state, P1, ". .")
    order = []
    while asked(state)[1] == "turn":
        order.append((state.waiting[0], state.provisions[state.waiting[0]]))
        state = after(state, "end")
        if order[-1][0] == P1 and order[-1][1] == 0:
            break
    assert order == [(P3, 0), (P4, 0), (P1, 1), (P1, 0)]


@pytest.mark.rule("FALL-B04", "FALL-B10")
def test_two_weak_actions_or_one_strong_never_both():
    state = turn(signs=("A A _ R2 _ I",))
    assert {"cover.e5", "take.e5", "take.h5"} <= legal(state)
    assert refused(state, "end") == ("must_act", "FALL-B04")
    once = after(state, "cover.e5", "spend.0", "none")
    assert legal(once) == {"cover.f5", "cover.j5", "end"}
    assert refused(once, "take.h5") == ("mixed", "FALL-B04")
    twice = after(once, "cover.f5", "spend.0", "none")
    assert legal(twice) == {"end"}
    assert refused(twice, "cover.j5") == ("no_more_actions", "FALL-B04")
    strong = after(state, "take.h5", "spend.0", "none")
    assert legal(strong) == {"end"}
    assert asked(after(once, "end")) == (P2, "turn")


@pytest.mark.rule("FALL-B04")
def test_with_nothing_to_cover_the_turn_ends():
    """Q-08: the provision is spent all the same."""
    state = turn("provisions 3 3 3 3", signs=("A* E P .",))
    assert legal(state) == {"end"}
    state = after(state, "end")
    assert asked(state) == (P2, "turn")
    assert state.provisions[P1] == 3


@pytest.mark.rule("FALL-B05")
def test_a_weak_action_covers_a_symbol_and_has_power_one():
    state = turn("despair 0 0 0 0", "trolls p1 spiral-o*3", signs=("R A",))
    state = after(state, "cover.e5")
    assert asked(state) == (P1, "reinforce")
    assert state.stack[-1][2] == 1
    assert state.cubes[P1] == 1 << 44


@pytest.mark.rule("FALL-B06")
def test_a_strong_symbol_is_never_a_weak_one():
    state = turn(signs=("A3 _ R",))
    assert legal(state, "cover") == {"cover.g5"}
    assert refused(state, "cover.e5") == ("strong_symbol", "FALL-B06")


@pytest.mark.rule("FALL-B07")
def test_nothing_elders_and_provisions_are_never_covered():
    state = turn(signs=("A . E P",))
    assert legal(state) == {"cover.e5"}
    for cell in ("f5", "g5", "h5", "a1"):
        assert refused(state, f"cover.{cell}") == ("no_symbol", "FALL-B07")
        assert refused(state, f"take.{cell}") == ("no_symbol", "FALL-B07")


@pytest.mark.rule("FALL-B08")
def test_a_joker_stands_for_any_type():
    state = after(turn("despair 0 0 0 0", signs=("J",)), "cover.e5")
    assert legal(state) == {"act.advance", "act.reinforce", "act.influence", "act.gnome"}
    assert asked(after(state, "act.influence")) == (P1, "influence")
    assert asked(after(state, "act.gnome")) == (P1, "scout")


@pytest.mark.rule("FALL-B09")
def test_the_second_weak_action_is_one_of_its_own_and_costs_nothing():
    state = turn("provisions 4 4 4 4", "despair 3 0 0 0", signs=("I I",))
    state = after(state, "cover.e5", "spend.2", "influence.crym")
    assert state.despair[P1] == 1
    state = after(state, "cover.f5")
    assert legal(state) == {"spend.0", "spend.1"}
    state = after(state, "spend.1", "influence.crym", "end")
    assert state.provisions == [4, 3, 4, 4]
    assert state.influence[state.offer.index(15) * 4] == (1 + 2 + 1) + (1 + 1)


@pytest.mark.rule("FALL-B10")
def test_the_second_weak_action_may_be_left_out():
    state = turn("despair 0 0 0 0", signs=("I I",))
    assert "end" in legal(after(state, "cover.e5", "influence.crym"))
    only = turn("despair 0 0 0 0", signs=("I",))
    assert legal(after(only, "cover.e5", "influence.crym")) == {"end"}


@pytest.mark.rule("FALL-B11")
def test_despair_adds_power_to_weak_actions():
    state = after(turn("despair 3 0 0 0", signs=("I",)), "cover.e5")
    assert legal(state) == {"spend.0", "spend.1", "spend.2", "spend.3"}
    assert refused(state, "spend.4") == ("few_despair", "FALL-B11")
    state = after(state, "spend.3")
    assert state.stack[-1][2] == 4
    assert state.despair[P1] == 0


@pytest.mark.rule("FALL-B12", "FALL-B19")
def test_strong_actions_take_provisions_and_no_despair():
    state = after(turn("provisions 2 0 0 0", "despair 5 0 0 0", signs=("I2",)), "take.e5")
    assert legal(state) == {"spend.0", "spend.1", "spend.2"}
    assert refused(state, "spend.3") == ("few_provisions", "FALL-B19")
    state = after(state, "spend.2")
    assert state.stack[-1][2] == 4
    assert (state.provisions[P1], state.despair[P1]) == (0, 5)


@pytest.mark.rule("FALL-B13")
@pytest.mark.parametrize(("symbol", "power"), [("G2", 2), ("G3", 3)])
def test_one_strong_symbol_is_a_strong_action(symbol, power):
    state = turn("provisions 0 1 0 0", signs=(symbol,))
    state = after(state, "take.e5")
    assert asked(state) == (P1, "wheel")
    assert legal(state) == {f"wheel.{n}" for n in range(1, power + 1)}


@pytest.mark.rule("FALL-B14")
def test_a_group_adds_up_its_powers():
    state = turn("provisions 0 1 0 0", signs=("I I2 I3",))
    told = event(events(state, "take.e5", "whole.influence"), "group")
    assert told["n"] == 6
    state = after(state, "take.f5", "take.e5", "act.influence")
    assert state.stack[-1][2] == 3


@pytest.mark.rule("FALL-B14")
def test_a_group_is_of_one_type_and_has_two_symbols():
    state = turn(signs=("I A A",))
    assert legal(state, "take") == {"take.f5", "take.g5"}
    assert refused(state, "take.e5") == ("alone", "FALL-B14")
    once = turn(signs=("I A A A",))
    once = after(once, "take.g5")
    assert refused(once, "take.e5") == ("other_type", "FALL-B14")
    assert refused(once, "take.g5") == ("taken_already", "FALL-B14")
    assert refused(once, "act.advance") == ("too_few", "FALL-B14")
    assert refused(after(once, "take.f5"), "act.gnome") == ("group_type", "FALL-B14")


@pytest.mark.rule("FALL-B14", "FALL-B17")
def test_the_whole_group_is_offered_for_types_that_are_there():
    state = after(turn(signs=("A J J R", ". . . R")), "take.f5")
    assert legal(state, "whole") == {"whole.advance", "whole.reinforce"}
    told = event(events(state, "whole.reinforce"), "group")
    assert (told["n"], told["cells"]) == (4, "f5 g5 h5 h6")
    typed = after(turn(signs=("A A A R",)), "take.e5")
    assert legal(typed, "whole") == {"whole.advance"}
    assert legal(after(turn(signs=("A A",)), "take.e5"), "whole") == set()  # one more is no group to take at once


@pytest.mark.rule("FALL-B15")
def test_corners_do_not_join():
    state = turn(signs=("A .", ". A"))
    assert legal(state, "take") == set()
    assert beside(1 << 44) == 1 << 34 | 1 << 43 | 1 << 45 | 1 << 54
    assert beside(1 << 49) == 1 << 39 | 1 << 48 | 1 << 59  # the last column does not run over


@pytest.mark.rule("FALL-B16")
def test_part_of_a_group_may_be_covered_if_it_is_contiguous():
    state = turn("provisions 0 1 0 0", signs=("A A A A",))
    state = after(state, "take.f5")
    assert legal(state, "take") == {"take.e5", "take.g5"}
    assert refused(state, "take.h5") == ("not_contiguous", "FALL-B18")
    state = after(state, "take.g5", "act.advance", "none")
    assert state.cubes[P1] == 1 << 45 | 1 << 46


@pytest.mark.rule("FALL-B17")
def test_jokers_join_a_group_with_power_one():
    state = turn("provisions 0 1 0 0", signs=("A3 J", "_ R"))
    state = after(state, "take.e5", "take.f5")
    assert asked(state) == (P1, "goal")
    assert state.stack[-1][2] == 4
    jokers = after(turn(signs=("J J",)), "take.e5", "take.f5")
    assert legal(jokers) == {"act.advance", "act.reinforce", "act.influence", "act.gnome"}
    ends = turn(signs=("A J R",))
    assert legal(after(ends, "take.f5"), "take") == {"take.e5", "take.g5"}
    assert legal(after(ends, "take.f5", "take.e5"), "take") == set()


@pytest.mark.rule("FALL-B18")
def test_covered_symbols_are_bridges():
    state = turn(signs=("A G* R* A", ". . . A"))
    assert legal(state, "take") == {"take.e5", "take.h5", "take.h6"}
    assert legal(after(state, "take.e5"), "take") == {"take.h5"}  # h6 touches h5 alone
    apart = turn(signs=("A G* . R* A",))
    assert legal(apart, "take") == set()


@pytest.mark.rule("FALL-B18")
def test_growing_symbol_by_symbol_builds_exactly_the_contiguous_selections():
    """Against the definition: all of S in one component of S and the covered cells."""
    rng = Rng.of(5)
    state = table()
    for _ in range(40):
        words = ["A", "A*", "R", "R*", "J", ".", "A2"]
        rows = [" ".join(rng.choice(words) for _ in range(3)) for _ in range(3)]
        found = grid(state, P1, *rows)
        symbols = bits_of(of_type(found, P1, 0))
        grown = {1 << cell for cell in symbols}
        todo = list(grown)
        while todo:
            chosen = todo.pop()
            for cell in bits_of(addable(found, P1, chosen) & of_type(found, P1, 0)):
                if chosen | 1 << cell not in grown:
                    grown.add(chosen | 1 << cell)
                    todo.append(chosen | 1 << cell)
        covered = found.cubes[P1]
        for number in range(1, 1 << len(symbols)):
            chosen = sum(1 << cell for n, cell in enumerate(symbols) if number >> n & 1)
            part = chosen & -chosen
            while (more := beside(part) & (chosen | covered) | part) != part:
                part = more
            assert (not chosen & ~part) == (chosen in grown)


@pytest.mark.rule("FALL-B20")
def test_a_covered_symbol_is_not_used_again():
    state = turn(signs=("A* A",))
    assert legal(state) == {"cover.f5"}
    assert refused(state, "cover.e5") == ("covered_already", "FALL-B20")
    assert refused(state, "take.e5") == ("covered_already", "FALL-B20")


@pytest.mark.rule("FALL-B21")
def test_provisions_do_not_strengthen_weak_actions():
    state = turn("provisions 5 0 0 0", "despair 0 0 0 0", signs=("I",))
    state = after(state, "cover.e5")
    assert asked(state) == (P1, "influence")
    assert state.provisions[P1] == 5


def test_spread_goes_over_covered_cells_alone():
    assert spread(1 << 44, 1 << 45 | 1 << 46) == beside(1 << 44 | 1 << 45 | 1 << 46)
    assert spread(1 << 44, 1 << 46) == beside(1 << 44)
    assert action_symbols(turn(signs=("A J P E . R3",)), P1) & ALL_CELLS == 1 << 44 | 1 << 45 | 1 << 49
    assert SIGNS == 10
