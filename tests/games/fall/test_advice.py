"""The judgement behind `greedy`: a value for every answer, from the view alone, that wins and comes to an end."""

from __future__ import annotations

import pytest

from dovre.bots.match import run_match
from dovre.games.fall.advice import advice
from dovre.games.fall.advice.judge import Judge
from dovre.games.fall.advice.mountain import Mountain
from dovre.games.fall.components import BIT, GRID_NAMES, LAST_WAVE, SPACE_NUMBER, bits_of
from dovre.games.fall.decisions import FLOW
from dovre.games.fall.game import GAME
from dovre.games.fall.state import FallState
from dovre.kernel.action import Action
from dovre.kernel.rng import Rng
from tests import advice as shared
from tests.games.fall.figures import play
from tests.games.fall.helpers import P1, after, grid, table, turn


def questions(seats: int, kind: str) -> list[FallState]:
    """The table before every answer of a game, and at its end."""
    return shared.questions(GAME, seats, kind)


def best(state: FallState, seat: int = P1) -> Action:
    """The answer that is valued most."""
    return max(advice(state.view(seat)), key=lambda pair: pair[1])[0]


# -- laws -------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("seats", "kind"), [(2, "greedy"), (3, "random"), (4, "greedy"), (5, "random")])
def test_every_legal_answer_has_a_value(seats: int, kind: str) -> None:
    shared.value_every_answer(GAME, questions(seats, kind)[:-1:5])


def test_every_question_has_a_judge() -> None:
    judge = Judge(GAME.new(2, 3, {}).view(0))
    assert {kind for kind, ask in zip(FLOW.names, FLOW.options, strict=True) if ask is not None} == set(judge.questions)


def test_who_is_not_asked_gets_no_advice() -> None:
    state = turn()
    assert advice(state.view(1)) == []
    assert advice(state.view(None)) == []


@pytest.mark.parametrize("seats", [2, 4])
def test_advice_depends_on_the_view_alone(seats: int) -> None:
    shared.judge_believed_tables_alike(GAME, questions(seats, "greedy")[:-1:13])


def test_advice_changes_nothing() -> None:
    shared.leave_all_as_it_was(GAME, questions(2, "greedy")[:-1:13])


@pytest.mark.parametrize("seats", [2, 4])
def test_trying_things_out_leaves_the_table_as_it_was(seats: int) -> None:
    """Every change that is tried on the open table is taken back."""
    for number, state in enumerate(questions(seats, "greedy")):
        if number % 13 == 0 and not state.over:
            judge = Judge(state.view(state.waiting[0]))
            before = judge.table.digest()
            judge.values()
            assert judge.table.digest() == before


# -- strength ---------------------------------------------------------------------------------------------------------


def test_greedy_beats_random() -> None:
    assert run_match(GAME, ["greedy", "random"], games=2, seed=41).entrants[0].rate == 1.0


@pytest.mark.long
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_greedy_beats_random_nearly_always(seats: int) -> None:
    result = run_match(GAME, ["greedy"] + ["random"] * (seats - 1), games=20, seed=41)
    assert result.entrants[0].rate > 0.9


@pytest.mark.parametrize("seats", [2, 4])
def test_greedy_games_end_after_three_waves(seats: int) -> None:
    state = questions(seats, "greedy")[-1]
    assert state.over
    assert state.wave == LAST_WAVE
    assert min(state.scores) > 30


@pytest.mark.long
def test_trolls_win_more_halls_than_gnomes() -> None:
    for seats in (2, 3, 4, 5):
        halls = play(seats, 12).halls
        assert halls["one seat"] + halls["shared by trolls"] > halls["gnomes"] + halls["nobody"]


# -- judgement --------------------------------------------------------------------------------------------------------


def values_of(state: FallState) -> dict[str, float]:
    return {str(action): value for action, value in advice(state.view(P1))}


def test_known_strengths_decide_an_attack() -> None:
    """Two trolls go against a token known to be weak, not against a strong one."""
    ask = "ask p2 battle, p1 turn 2, p1 close, p1 goal 2"
    values = values_of(turn(ask, "gnomes mo2:1! mo3:3!", "trolls p1 mo1 spiral-o*3"))
    assert values["to.mo3"] < 0 < values["to.mo2"]


def test_the_last_wave_is_played_for_halls() -> None:
    """Of two empty caves, the one beside great halls."""
    ask = "ask p2 battle, p1 turn 2, p1 close, p1 goal 2"
    values = values_of(turn(ask, "now wave=2", "trolls p1 mo1 spiral-o*3"))
    assert values["to.mo3"] > values["to.mo2"] + 2


def test_a_cave_that_a_known_gate_threatens_is_reinforced() -> None:
    """Three more trolls where invaders come, rather than in the lair or where none can come."""
    state = turn("ask p2 battle, p1 turn 2, p1 close, p1 reinforce 3", "trolls p1 mo1 mn4 spiral-o*3")
    state.gate_seen[0] |= 1 << P1  # the first card of the row is that of Moss
    values = values_of(state)
    assert max(values, key=values.__getitem__) == "to.mo1"


def test_symbols_of_a_group_cost_more_than_loose_ones() -> None:
    """A weak action covers what no later turn would miss."""
    symbols = Judge(grid(turn("provisions 1 0 0 0"), P1, "I I I", "_ _ _", "I _ G").view(P1)).symbols
    group, loose = (symbols.price(1 << GRID_NAMES.index(name)) for name in ("f5", "e7"))
    assert group > loose >= 0


def test_only_what_changed_is_judged_anew() -> None:
    """The worth of a changed mountain is that of one judged from the start."""
    rng = Rng.of(5, "changes")
    for number, state in enumerate(questions(4, "greedy")):
        if number % 29 == 0 and not state.over:
            mountain = Judge(state.view(state.waiting[0])).mountain
            for _ in range(3):
                seat, cave = rng.below(4), rng.choice(bits_of(state.board.caves))
                if mountain.table.invaded & BIT[cave] and rng.below(2):
                    mountain.table.invaded ^= BIT[cave]
                mountain.put(seat, cave, 1 + rng.below(3))
            assert mountain.worth() == pytest.approx(Mountain(mountain.reading).base)


def test_an_expected_win_grows_with_the_trolls() -> None:
    judge = Judge(turn("gnomes mo2:2", "trolls p1 mo1*3").view(P1))
    chances = [judge.reading.win_chance(SPACE_NUMBER["mo2"], trolls)[0] for trolls in range(5)]
    assert chances[0] == 0.0
    assert chances == sorted(chances)
    assert chances[3] == pytest.approx(1.0)


def test_more_votes_are_never_worth_less() -> None:
    judge = Judge(turn("votes moss:p2*3,p1*1").view(P1))
    assert 0 < judge.favour.vote(0) < judge.favour.vote(0, 3)


def test_a_gate_one_knows_threatens_the_cave_behind_it() -> None:
    """An entrance with one troll is lost where the gate is known to open, and may hold where it is not."""
    lines = ("trolls p1 mo1", "ask p2 battle, p1 turn 0")
    unknown = Judge(turn(*lines).view(P1))
    known = turn(*lines)
    known.gate_seen[0] |= 1 << P1  # the first card of the row is that of Moss
    cave = SPACE_NUMBER["mo1"]
    lost = Judge(known.view(P1)).mountain.first.emptied
    assert lost[cave] == 1.0
    assert 0 < unknown.mountain.first.emptied[cave] < 1


def test_the_invasions_that_are_over_threaten_nobody() -> None:
    state = table(
        "ask p1 rewards 0", "provisions 0 0 0 0", "despair 0 0 0 0", "offer grell:p1*3 crym noctha okkag khazga"
    )
    assert Judge(state.view(P1)).reading.gates == [0.0] * 7


def test_a_vote_goes_to_the_better_plank_or_honour_is_taken() -> None:
    """Consolation: lines crossed against a vote, whichever is more."""
    lines = ("provisions 0 0 0 0", "despair 0 0 0 0", "ask p1 rewards 0", "now wave=1")
    few = after(table(*lines, "offer khazga:p2*4,p1*1 crym noctha okkag imbolg"))
    assert str(best(few)) == "console.vote"


def test_cards_that_make_groups_are_drafted() -> None:
    """Of places that cover one quadrant, one that joins symbols of a type is worth more."""
    state = GAME.new(2, 5, {})
    while "draft" not in {frame[0] for frame in state.view(0).frames}:
        seat = state.waiting[0]
        state.play(seat, best(state, seat))
    values = [value for _, value in advice(state.view(0))]
    assert max(values) > min(values) + 2


@pytest.mark.parametrize("seats", [2, 4])
def test_search_counts_the_turns_that_provisions_will_bring(seats: int) -> None:
    """In the draft a Provisions symbol is worth a turn of this wave and of the later ones; in the last one less."""
    gains = []
    for wave in (0, LAST_WAVE):
        answers = "(" + "/".join(["()"] * seats) + ")"
        draft = table(f"ask all draft {answers}", f"now wave={wave}", seats=seats)
        fed, empty = (GAME.estimate(grid(draft, P1, row))[P1] for row in ("A R I P", "A R I ."))
        gains.append(fed - empty)
    assert gains[0] > gains[1] > 0.5
    left = "provisions {} 2" + " 0" * (seats - 2)
    rich, poor = (GAME.estimate(turn(left.format(own), seats=seats))[P1] for own in (3, 2))
    assert rich > poor + 0.5
