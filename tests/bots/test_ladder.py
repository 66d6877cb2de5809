"""Ladders: every bot meets every other, the file can be continued and made anew, ratings do not depend on the order."""

import json
import random

import pytest

import dovre
from dovre.bots import BOTS
from dovre.ladder import BadLadder, Ladder, Pairing, Played, mean_places, pairings, ratings

PAIR = Pairing("kings", 2, ("random", "greedy"))


@pytest.fixture
def path(tmp_path):
    return tmp_path / "ladder.jsonl"


def ladder(path, *, anew=False, seed=1):
    made = Ladder(path, seed, 0.0)
    made.begin(anew=anew)
    return made


def test_every_two_bots_meet_at_every_table():
    found = pairings({"kings": [2, 3], "hall": [2]}, ["random", "greedy", "mcts"])
    assert len(found) == 3 + 6 + 3  # with an odd number of seats each in turn has one more
    assert len({(pairing.slug, pairing.seats, pairing.bots) for pairing in found}) == len(found)


def test_the_file_tells_versions_and_every_game(path):
    played = list(ladder(path).play(PAIR, deals=2))
    head, *lines = [json.loads(line) for line in path.read_text(encoding="utf-8").splitlines()]
    assert head["dovre"] == dovre.__version__
    assert head["rules"]["kings"] == dovre.game("kings").version
    assert [line["number"] for line in lines] == [0, 1, 2, 3]
    assert {tuple(line["bots"]) for line in lines} == {("random", "greedy"), ("greedy", "random")}
    assert lines[0]["scores"] == list(played[0].scores)


def test_a_stopped_ladder_goes_on_where_it_was(path, tmp_path):
    games = ladder(path).play(PAIR, deals=3)
    next(games)
    next(games)
    games.close()
    with path.open("a", encoding="utf-8") as file:
        file.write('{"game":"kin')  # the machine stopped here
    again = ladder(path)
    assert len(again.played) == 2
    assert len(list(again.play(PAIR, deals=3))) == 4
    whole = ladder(tmp_path / "whole.jsonl")
    list(whole.play(PAIR, deals=3))
    assert path.read_text(encoding="utf-8") == (tmp_path / "whole.jsonl").read_text(encoding="utf-8")
    assert list(ladder(path).play(PAIR, deals=3)) == []
    assert ladder(path, anew=True).played == {}


def test_ratings_do_not_depend_on_the_order_of_lines(path):
    games = list(ladder(path).play(PAIR, deals=4))
    mixed = games[:]
    random.Random(1).shuffle(mixed)
    assert ratings(mixed) == ratings(games)
    best, worst = ratings(games)
    assert (best.bot, worst.bot) == ("greedy", "random")
    assert best.interval[0] < best.rating < best.interval[1]
    assert best.rating > worst.rating
    assert best.to_data()["share"] == best.share > 0.5


def test_ties_and_bots_on_several_seats():
    tie = Played("kings", 2, ("a", "b"), 0, ("a", "b"), (5, 5), (1, 1), 0)
    first, second = ratings([tie])
    assert first.rating == pytest.approx(second.rating)
    assert (first.share, second.share) == (0.5, 0.5)
    four = Played("kings", 4, ("a", "b"), 0, ("a", "b", "a", "b"), (9, 7, 5, 7), (1, 2, 4, 2), 0)
    assert mean_places(four) == {"a": 2.5, "b": 2.0}
    better, worse = ratings([four])
    assert (better.bot, better.share, worse.bot, worse.share, worse.games) == ("b", 0.0, "a", 1.0, 2)


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("", "cannot be read"),
        ("hello\n", "cannot be read"),
        ("[]\n", "is not a ladder"),
        ('{"ladder": 1, "dovre": "0.0.0"}\n', "other conditions (dovre: 0.0.0"),
        ("HEAD\n{}\n", "line 2"),
        ("HEAD\nnothing\n", "line 2"),
    ],
)
def test_a_file_that_is_no_ladder_is_refused(path, text, said):
    ladder(path)
    head = path.read_text(encoding="utf-8").strip()
    text = text.replace("HEAD", head)
    path.write_text(text, encoding="utf-8")
    with pytest.raises(BadLadder) as caught:
        ladder(path)
    assert said in caught.value.words("en")
    assert caught.value.words("fr") != caught.value.words("en")
    assert path.read_text(encoding="utf-8") == text


def test_another_seed_is_another_ladder(path):
    ladder(path)
    with pytest.raises(BadLadder, match="seed: 1, here 2"):
        ladder(path, seed=2)


def test_the_ladder_of_the_repository_is_of_these_rules(request):
    path = request.config.rootpath / "docs" / "ladder.jsonl"
    head, *lines = [json.loads(line) for line in path.read_text(encoding="utf-8").splitlines()]
    assert head["rules"] == {slug: dovre.game(slug).version for slug in head["rules"]}
    assert {line["game"] for line in lines} == set(head["rules"])
    assert {name for line in lines for name in line["bots"]} <= set(BOTS)
