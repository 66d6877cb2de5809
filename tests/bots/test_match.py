"""Matches: reproducible, fair to every bot, and honest about what the figures say."""

from __future__ import annotations

import pytest

import dovre
from dovre.bots import match
from dovre.bots.match import IllegalBotAnswer, GameResult, run_match, wilson_interval

KINGS = dovre.game("kings")


def test_same_seed_same_result():
    first = run_match(KINGS, ["random", "greedy", "random"], games=6, seed=5).to_data()
    assert run_match(KINGS, ["random", "greedy", "random"], games=6, seed=5).to_data() == first
    assert run_match(KINGS, ["random", "greedy", "random"], games=6, seed=6).to_data() != first


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_bot_plays_every_seat_of_every_deal(seats):
    games: list[GameResult] = []
    result = run_match(KINGS, ["random"] * seats, games=2 * seats - 1, seed=1, on_game=games.append)
    assert result.games == len(games) == 2 * seats  # rounded up
    for entrant in result.entrants:
        assert entrant.games_by_seat == [2] * seats
    for deal in (0, 1):
        played = [game for game in games if game.deal == deal]
        assert len({game.record.seed for game in played if game.record}) == 1
        for seat in range(seats):
            assert sorted(game.lineup[seat] for game in played) == list(range(seats))


def test_records_replay_to_the_same_scores():
    games: list[GameResult] = []
    run_match(KINGS, ["greedy", "random"], games=4, seed=3, on_game=games.append)
    for game in games:
        assert game.record is not None
        state = game.record.replay()
        assert state.scores == game.scores
        assert state.winners == game.winners
        assert dovre.Record.parse(str(game.record)).replay().over


def test_records_change_nothing():
    plain = run_match(KINGS, ["greedy", "random"], games=4, seed=3)
    kept = run_match(KINGS, ["greedy", "random"], games=4, seed=3, on_game=lambda played: None)
    assert plain.to_data() == kept.to_data()


def test_wins_are_shared_and_add_up():
    result = run_match(KINGS, ["random", "random"], games=20, seed=2)
    assert sum(entrant.wins for entrant in result.entrants) == pytest.approx(20)
    tie = GameResult(0, 0, (0, 1), (5, 5), (0, 1), 1)
    before = result.entrants[0].wins
    result.add(tie)
    assert result.entrants[0].wins == before + 0.5


def test_more_seats_than_bots_goes_through_the_list_again():
    result = run_match(KINGS, ["greedy", "random"], games=3, seed=1, seats=3)
    assert [entrant.name for entrant in result.entrants] == ["greedy", "random", "greedy#2"]


def test_progress_counts_every_game():
    seen: list[tuple[int, int]] = []
    run_match(KINGS, ["random", "random"], games=3, seed=1, progress=lambda done, total: seen.append((done, total)))
    assert seen == [(1, 4), (2, 4), (3, 4), (4, 4)]


def test_bots_get_views_and_illegal_answers_are_caught(monkeypatch):
    class Stubborn:
        name = "stubborn"

        def choose(self, view, budget, rng):
            assert isinstance(view, dovre.View)
            return KINGS.alphabet[0] if KINGS.alphabet[0] not in view.legal else KINGS.alphabet[1]

    monkeypatch.setattr(match, "bot", lambda kind: Stubborn())
    with pytest.raises(IllegalBotAnswer, match="stubborn"):
        run_match(KINGS, ["stubborn", "stubborn"], games=1, seed=1)


def test_unknown_bot_seats_and_option_are_refused():
    for bots, options in ((["oracle", "random"], {}), (["random"], {}), (["random"] * 2, {"pairing": "odd"})):
        with pytest.raises(dovre.DovreError):
            run_match(KINGS, bots, games=1, seed=1, options=options)


def test_wilson_interval_interval():
    assert wilson_interval(0, 0) == (0.0, 1.0)
    low, high = wilson_interval(10, 10)
    assert high == pytest.approx(1.0)
    assert low == pytest.approx(0.7225, abs=1e-3)
    low, high = wilson_interval(0, 10)
    assert low == pytest.approx(0.0)
    assert high == pytest.approx(0.2775, abs=1e-3)


def test_mean_and_error():
    entrant = match.Entrant("a", "a", 2)
    for score in (1, 3):
        entrant.add(0, GameResult(0, 0, (0, 1), (score, 0), (0,), 1))
    assert (entrant.mean, entrant.error) == (2.0, 1.0)
