"""Matches: reproducible, fair to every bot, and honest about what the figures say."""

from __future__ import annotations

import pytest

import dovre
from dovre.bots import UnknownBot, bot, match
from dovre.bots.match import Chooser, GameResult, choices, run_match, whole_deals, wilson_interval
from dovre.kernel.rng import Rng

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


def test_a_game_nobody_won_counts_for_nobody():
    result = run_match(KINGS, ["random", "random"], games=2, seed=2)
    before = [entrant.wins for entrant in result.entrants]
    result.add(GameResult(2, 1, (0, 1), (5, 4), (), 1))
    assert [entrant.wins for entrant in result.entrants] == before
    assert result.to_data()["unwon"] == 1
    assert [entrant.games for entrant in result.entrants] == [3, 3]


def test_one_bot_alone(solo):
    """Its wins are the games it won, with an interval; each deal is played once."""
    games: list[GameResult] = []
    result = run_match(solo, ["random"], games=20, seed=1, on_game=games.append)
    (alone,) = result.entrants
    assert result.games == alone.games == 20
    assert [game.deal for game in games] == list(range(20))
    assert alone.wins == sum(game.winners == (0,) for game in games)
    assert result.unwon == sum(game.winners == () for game in games) == 20 - alone.wins


class Watcher:
    """A random bot that notes what it was asked, seat by seat."""

    def __init__(self) -> None:
        self.views: list[dovre.View] = []

    def choose(self, view: dovre.View, seconds: float, rng: Rng) -> dovre.Action:
        self.views.append(view)
        return rng.choice(view.legal)


def test_seats_asked_together_choose_before_any_answer_is_in(feast, monkeypatch):
    watcher = Watcher()
    monkeypatch.setattr(match, "bot", lambda kind: watcher)
    games: list[GameResult] = []
    run_match(feast, ["watcher"] * 3, games=3, seed=1, on_game=games.append)
    sealed = [view for view in watcher.views if view.frames[-1][0] == "feast"]
    assert len(sealed) == 3 * 3 * 3 * 2  # games, rounds, seats, a dish and a boast each
    for view in sealed:
        assert view.waiting == (0, 1, 2)
        answers = view.frames[-1][2]
        assert len({len(given) for given in answers}) == 1
        assert all(set(given) <= {None} for seat, given in enumerate(answers) if seat != view.seat)
    for game in games:
        assert game.record is not None
        assert game.record.replay().scores == game.scores


def test_the_order_of_asking_changes_no_choice(feast):
    def play(backwards: bool) -> list[str]:
        state = feast.new(3, 4)
        choosers = [Chooser(bot("random"), seat, 0.0) for seat in range(3)]
        while not state.over:
            found = list(choices(state, choosers))  # sealed: they do not touch each other
            for seat, action in reversed(found) if backwards else found:
                state.play(seat, action)
                choosers[seat].answered += 1
        return [state.digest()]

    assert play(backwards=True) == play(backwards=False)


def test_a_choice_is_dropped_when_an_open_answer_changed_the_question(draft):
    """All three see the same row; when the first has taken a card the others are asked again."""
    state = draft.new(3, 1)
    choosers = [Chooser(bot("greedy"), seat, 0.0) for seat in range(3)]
    heard = []
    for seat, action in choices(state, choosers):
        state.play(seat, action)
        heard.append((seat, action.token))
    assert heard == [(0, "take.c6")]
    result = run_match(draft, ["greedy", "random", "random"], games=6, seed=1)
    assert result.decisions == 6 * 3 * 2


def test_more_seats_than_bots_goes_through_the_list_again():
    result = run_match(KINGS, ["greedy", "random"], games=3, seed=1, seats=3)
    assert [entrant.name for entrant in result.entrants] == ["greedy", "random", "greedy#2"]


def test_progress_counts_every_game():
    seen: list[tuple[int, int]] = []
    run_match(KINGS, ["random", "random"], games=3, seed=1, progress=lambda done, total: seen.append((done, total)))
    assert seen == [(1, 4), (2, 4), (3, 4), (4, 4)]


def test_processes_change_nothing_but_the_time(monkeypatch):
    alone = run_match(KINGS, ["greedy", "random"], games=6, seed=3, on_game=lambda played: None)
    monkeypatch.setattr(match, "ALONE", 0.0)
    seen: list[int] = []
    both = run_match(
        KINGS, ["greedy", "random"], games=6, seed=3, processes=2, on_game=lambda played: seen.append(played.number)
    )
    assert sorted(seen) == list(range(6))
    assert both.to_data() == alone.to_data()


def test_a_bot_that_ends_its_process_ends_the_match_with_a_sentence(tmp_path, monkeypatch):
    (tmp_path / "deadly_bots.py").write_text(
        "import multiprocessing, os\n"
        "class Deadly:\n"
        "    def choose(self, view, seconds, rng):\n"
        "        return view.legal[0] if multiprocessing.parent_process() is None else os._exit(3)\n",
        encoding="utf-8",
    )
    monkeypatch.syspath_prepend(str(tmp_path))
    monkeypatch.setattr(match, "ALONE", 0.0)
    with pytest.raises(UnknownBot, match=r"deadly_bots:Deadly, random"):
        run_match(KINGS, ["deadly_bots:Deadly", "random"], games=4, seed=3, processes=2)


def test_a_match_that_is_stopped_tells_whole_deals():
    def stop(done: int, total: int) -> None:
        if done == 5:
            raise KeyboardInterrupt

    result = run_match(KINGS, ["greedy", "random"], games=8, seed=3, progress=stop)
    whole = run_match(KINGS, ["greedy", "random"], games=4, seed=3)
    assert (result.games, result.wanted, result.stopped) == (4, 8, True)
    assert result.to_data() == {**whole.to_data(), "stopped": True}
    assert not whole.stopped
    first = {0: GameResult(0, 0, (0, 1), (5, 5), (0, 1), 1)}
    assert whole_deals(first, 2) == first  # better than nothing


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
