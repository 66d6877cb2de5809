"""A game for one, and games that nobody wins, in the terminal and in matches."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import dovre
from dovre.kernel.texts import kernel_texts


def seeds(solo, seats: int) -> dict[int, int]:
    """For each number of winners, a seed whose game ends so if everybody always takes the first answer."""
    found: dict[int, int] = {}
    for seed in range(40):
        state = solo.new(seats, seed)
        while not state.over:
            seat = state.waiting[0]
            state.play(seat, state.legal(seat)[0])
        found.setdefault(len(state.winners), seed)
    return found


@pytest.mark.parametrize("lang", ["fr", "en"])
@pytest.mark.parametrize(("winners", "key"), [(1, "result.won_alone"), (0, "result.lost_alone")])
def test_a_game_for_one(cli, solo, lang, winners, key):
    seed = seeds(solo, 1)[winners]
    result = cli(
        "play", "solo", "--terminal", "--players", "Emma", "--seed", str(seed), "--lang", lang, typed="1\n" * 99
    )
    assert result.code == 0
    assert kernel_texts(lang).say(key) in result.out
    assert "═" * 20 not in result.out  # nobody to hide anything from


def test_one_seat_is_asked_for_like_any_other_number(cli, solo):
    result = cli("play", "solo", "--terminal", typed="1\n\nquit\n")
    assert "How many seats (1, 2)? [2] " in result.out
    assert "The lonely Feast: Player\n" in result.out


@pytest.mark.parametrize("lang", ["fr", "en"])
@pytest.mark.parametrize(("winners", "key"), [(0, "result.nobody"), (1, "result.won"), (2, "result.shared")])
def test_how_a_game_for_two_ends_in_words(cli, solo, lang, winners, key, home: Path):
    seed = seeds(solo, 2)[winners]
    arguments = ("--players", "Emma,Lars", "--seed", str(seed), "--save", "game.dovre", "--lang", lang)
    result = cli("play", "solo", *arguments, typed="1\n" * 200)
    state = dovre.Record.parse((home / "game.dovre").read_text(encoding="utf-8")).replay()
    words = solo.texts(lang).named(["Emma", "Lars"]).say(key, winners=state.winners)
    assert len(state.winners) == winners
    assert words in result.out
    assert words in cli("replay", "game.dovre", "--lang", lang).out


def test_a_match_of_one_bot_alone(cli, solo, home):
    result = cli("match", "solo", "random", "--games", "30", "--seed", "2", "--json", "--records", "records")
    assert result.code == 0
    data = json.loads(result.out)
    (alone,) = data["bots"]
    ends = [
        dovre.Record.parse(path.read_text(encoding="utf-8")).replay().winners for path in (home / "records").iterdir()
    ]
    assert data["games"] == len(ends) == 30
    assert alone["wins"] == sum(len(winners) for winners in ends)
    assert data["unwon"] == ends.count(()) == 30 - alone["wins"]
    assert 0 < alone["rate95"][0] < alone["rate"] < alone["rate95"][1] < 1


@pytest.mark.parametrize(("lang", "words"), [("fr", "Personne n'a gagné"), ("en", "Nobody won")])
def test_a_match_says_how_many_games_nobody_won(cli, solo, lang, words):
    result = cli("match", "solo", "random", "random", "--games", "20", "--lang", lang)
    data = json.loads(cli("match", "solo", "random", "random", "--games", "20", "--json").out)
    assert data["unwon"] > 0
    assert f"{words} {data['unwon']} " in result.out
    assert sum(bot["wins"] for bot in data["bots"]) + data["unwon"] == pytest.approx(data["games"])
    assert words not in cli("match", "solo", "random", "--lang", lang).out  # alone, the win rate says it


@pytest.mark.parametrize("slug", ["solo", "feast"])
def test_bench_measures_games_for_one_and_for_several_at_once(cli, solo, feast, slug):
    rows = [json.loads(line) for line in cli("bench", "--game", slug, "--seconds", "0.01").out.splitlines()]
    assert {row["seats"] for row in rows if row["bench"] == "random play"} == set(dovre.game(slug).seats)
    assert {"copy", "view", "svg", "view+svg", "greedy decision"} <= {row["bench"] for row in rows}
