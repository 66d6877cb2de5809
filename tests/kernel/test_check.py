"""The property suite keeps good games and catches bad ones."""

import dataclasses
from itertools import combinations, product

import pytest

from dovre.kernel import check
from dovre.kernel.errors import Refusal
from dovre.kernel.game import Option
from dovre.kernel.refusals import Reasons
from tests.kernel.demo import REASONS, Feast, FeastState


def laws_broken(game, games=6):
    return {failure.law for failure in check.run(game, games=games, seed=5).failures}


def test_a_game_with_sealed_answers_reactions_and_dice_keeps_every_law(feast):
    report = check.run(feast, games=40, seed=1)
    assert report.failures == []
    assert report.games == 40
    assert report.decisions > 400


def test_progress_is_told(feast):
    told = []
    check.run(feast, games=3, seed=1, progress=lambda done, of: told.append((done, of)))
    assert told == [(1, 3), (2, 3), (3, 3)]


class Peeking(Feast):
    """Its views show every hand."""

    def view(self, state, seat):
        hands = tuple(tuple(hand) for hand in state.hands)
        return dataclasses.replace(super().view(state, seat), hands=hands)


class TellingReasons(Reasons):
    def refuse(self, state, seat, action):
        return Refusal("demo", "not_now", "DEMO-1", (("held", tuple(state.hands[seat - 1])),))


class Talking(Feast):
    """Its refusals tell what others hold."""

    reasons = TellingReasons("demo", REASONS.verbs, {})


class LosingState(FeastState):
    __slots__ = ()

    def copy(self):
        new = super().copy()
        if len(new.table) > 2:
            new.table.pop()
        return new


class Losing(Feast):
    """It forgets a card when a state is copied."""

    state_type = LosingState


class SharingState(FeastState):
    __slots__ = ()

    def copy(self):
        new = super().copy()
        new.points = self.points
        return new


class Sharing(Feast):
    """Its copies share a list with the original."""

    state_type = SharingState


class Forgetting(Feast):
    """Its data leave something out."""

    def derive(self, state):
        state.round = 1


class Disordered(Feast):
    """Its table is laid by something else than the seed."""

    count = 0

    def setup(self, state):
        super().setup(state)
        Disordered.count += 1
        state.round = -(Disordered.count % 2)


@pytest.mark.parametrize(
    ("broken", "law"),
    [
        (Peeking(), "sight is what the view shows"),
        (Talking(), "a refusal tells no secret"),
        (Losing(), "a copy is equal"),
        (Sharing(), "apply leaves the old state alone"),
        (Forgetting(), "data gives the state back"),
        (Disordered(), "same seed, same table"),
    ],
    ids=lambda value: type(value).__name__ if isinstance(value, Feast) else "",
)
def test_a_broken_game_is_caught(feast, broken, law):
    import dovre

    dovre.install(broken)
    assert law in laws_broken(broken)


def test_a_share_of_the_costly_laws_leaves_the_games_as_they_are_and_still_catches(feast):
    import dovre

    assert check.run(feast, games=8, seed=1, every=5).decisions == check.run(feast, games=8, seed=1).decisions
    dovre.install(Peeking())
    assert check.run(Peeking(), games=6, seed=5, every=5).failures


class Choosy(Feast):
    """It has many options, one of them for three seats only."""

    options = (
        *(Option(f"option{number}", ("a", "b", "c"), "DEMO-1") for number in range(8)),
        Option("three", ("no", "yes"), "DEMO-1", (3,)),
    )


@pytest.mark.parametrize("seats", [2, 3])
def test_any_two_choices_of_options_meet_in_few_settings(seats):
    options = Choosy.options if seats == 3 else Choosy.options[:-1]
    found = check.option_sets(Choosy(), seats)
    assert len(found) <= 25  # of 6,561 combinations, or twice as many
    for one, two in combinations(options, 2):
        for first, second in product(one.choices, two.choices):
            assert any((chosen[one.name], chosen[two.name]) == (first, second) for chosen in found)
    assert all(list(chosen) == [option.name for option in options] for chosen in found)


def test_without_options_there_is_one_setting_with_one_option_each_choice(feast, kings):
    assert check.option_sets(feast, 2) == [{}]
    assert check.option_sets(kings, 2) == [{"pairing": "random"}, {"pairing": "printed"}]


def test_a_failure_carries_the_record_that_leads_to_it(feast):
    import dovre

    broken = Forgetting()
    dovre.install(broken)
    failure = check.run(broken, games=1, seed=5).failures[0]
    assert failure.record.startswith("demo/1  seats 2")
    assert failure.record.splitlines()[-1].startswith("digest")
