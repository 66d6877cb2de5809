"""A game for one, and games that nobody wins, in the terminal and in matches."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import dovre
from dovre.kernel.texts import kernel_texts


@pytest.mark.parametrize("lang", ["fr", "en"])
@pytest.mark.parametrize(
    ("dishes", "key"), [(("d3", "d1", "d2"), "result.won_alone"), (("d2", "d1", "d0"), "result.lost_alone")]
)
def test_a_game_for_one(cli, solo, lang, dishes, key):
    typed = "".join(f"{dish}\nlow\npass\n" for dish in dishes)
    result = cli("play", "solo", "--terminal", "--players", "Emma", "--lang", lang, typed=typed)
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
    for seed in range(40):
        path = f"{seed}.dovre"
        arguments = ("--players", "bot:random,bot:random", "--seed", str(seed), "--save", path, "--lang", lang)
        result = cli("play", "solo", *arguments)
        state = dovre.Record.parse((home / path).read_text(encoding="utf-8")).replay()
        if len(state.winners) == winners:
            break
    words = solo.texts(lang).named(["random 1", "random 2"]).say(key, winners=state.winners)
    assert len(state.winners) == winners
    assert words in result.out
    assert words in cli("replay", path, "--lang", lang).out


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


@pytest.mark.parametrize(("lang", "words"), [("fr", "parties sans vainqueur"), ("en", "games without a winner")])
def test_a_match_says_how_many_games_nobody_won(cli, solo, lang, words):
    result = cli("match", "solo", "random", "random", "--games", "20", "--lang", lang)
    data = json.loads(cli("match", "solo", "random", "random", "--games", "20", "--json").out)
    assert data["unwon"] > 0
    assert f"{data['unwon']} {words}" in result.out
    assert sum(bot["wins"] for bot in data["bots"]) + data["unwon"] == pytest.approx(data["games"])
    assert words not in cli("match", "solo", "random", "--lang", lang).out  # alone, the win rate says it


def test_the_laws_hold_for_a_game_for_one(cli, solo):
    result = cli("check", "solo", "--seats", "1", "--games", "4", "--thorough")
    assert result.code == 0
    assert "0 failures" in result.out


@pytest.mark.parametrize("slug", ["solo", "demo"])
def test_bench_measures_games_for_one_and_for_several_at_once(cli, solo, feast, slug):
    rows = [json.loads(line) for line in cli("bench", "--game", slug, "--seconds", "0").out.splitlines()]
    assert {row["seats"] for row in rows if row["bench"] == "random play"} == set(dovre.game(slug).seats)
    assert {"copy", "view", "svg", "view+svg", "greedy decision"} <= {row["bench"] for row in rows}
