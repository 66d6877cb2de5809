"""A game for one, a game nobody wins, and how an end is told."""

import pytest

import dovre
from dovre.kernel import check
from tests.play import finish


def ends(game, seats):
    """A finished game for each set of winners that comes up."""
    found = {}
    for seed in range(40):
        state = finish(game.new(seats, seed), seed)
        found.setdefault(state.winners, state)
    return found


def test_a_game_for_one_keeps_every_law(solo):
    report = check.run(solo, games=12, seed=1)
    assert report.failures == []


def test_a_game_for_one_is_won_or_lost(solo):
    assert set(ends(solo, 1)) == {(0,), ()}


def test_everybody_anybody_or_nobody_wins(solo):
    assert set(ends(solo, 2)) == {(), (0,), (1,), (0, 1)}


@pytest.mark.parametrize(
    ("seats", "winners", "en", "fr"),
    [
        (1, (0,), "Victory.", "Victoire."),
        (1, (), "Defeat.", "Défaite."),
        (2, (), "Nobody wins.", "Personne ne gagne."),
        (2, (1,), "Lars wins.", "Lars gagne."),
        (2, (0, 1), "Emma and Lars win together.", "Emma and Lars gagnent ensemble."),
    ],
)
def test_the_end_is_told(solo, seats, winners, en, fr):
    view = ends(solo, seats)[winners].view(None)
    assert view.winners == winners
    told = {lang: solo.end_words(view, solo.texts(lang).named(["Emma", "Lars"])) for lang in ("en", "fr")}
    assert told == {"en": en, "fr": fr}


def test_a_game_may_add_to_the_words_of_its_end(solo, monkeypatch):
    monkeypatch.setattr(type(solo), "end_note", lambda self, view, texts: f"Rank {view.scores[0]}.")
    state = ends(solo, 1)[()]
    told = solo.end_words(state.view(None), solo.texts("en"))
    assert told.endswith(f" Rank {state.scores[0]}.")


def test_a_record_of_a_game_nobody_won_replays(solo):
    for seed in range(40):
        table = dovre.Table(solo.new(1, seed))
        while not table.state.over:
            table.answer(0, table.state.legal(0)[0])
        if not table.state.winners:
            record = dovre.Record.parse(str(table.record))
            assert record.replay() == table.state
            assert record.result == f"p1 {table.state.scores[0]}  end"
            return
    pytest.fail("every game is won")


def test_while_a_game_runs_nobody_has_won(solo):
    state = solo.new(1, 3)
    assert (state.winners, state.end_reason, state.view(0).winners) == ((), None, ())
