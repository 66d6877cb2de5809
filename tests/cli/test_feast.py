"""The example game in the terminal: three at one keyboard, and one alone against the Mountain King."""

import re

import pytest

import dovre

DISHES = re.compile(r"\b(?:porridge|mushroom|trout|cheese|goat|stew|boar|cake)\d\b")
TRIO = ("play", "feast", "--players", "Emma,Lars,Ida", "--seed", "5", "--save", "game.dovre")
ALONE = ("play", "feast", "--players", "Emma", "--save", "game.dovre")


def record(home):
    return dovre.Record.parse((home / "game.dovre").read_text(encoding="utf-8"))


def screens(out):
    """What can be read between two clearings of the screen."""
    return re.split("═{20,}", out)


def test_three_at_one_keyboard_play_a_whole_game(cli, home):
    result = cli(*TRIO, typed="\n1\n" * 200)
    assert result.code == 0
    played = record(home)
    assert (played.seats, played.replay().over) == (3, True)
    assert {answer.token.split(".")[0] for answer in played.answers} >= {"dish", "boast", "take", "wash"}
    assert "Round 1" in result.out
    assert "wins the round" in result.out


def test_nobody_at_the_keyboard_reads_the_dishes_of_the_others(cli):
    state = dovre.game("feast").new(3, seed=5)
    hands = [{action.parts[0] for action in state.legal(seat)} for seat in range(3)]
    result = cli(*TRIO, typed="\n1\n1\n\n\n1\n1\n")
    seen = [set(DISHES.findall(screen)) for screen in screens(result.out)]
    assert any(hands[0] <= found for found in seen)
    assert any(hands[1] <= found for found in seen)
    assert all(sum(bool(found & hand) for hand in hands) <= 1 for found in seen[:-1])


def line_of(seed, better):
    """A game for one, by the advice or against it: its answers, and its end."""
    game = dovre.game("feast")
    state, tokens = game.new(1, seed), []
    while not state.over:
        judged = game.advice(state.view(0))
        action, _ = (max if better else min)(judged, key=lambda pair: pair[1])
        tokens.append(action.token)
        state = game.apply(state, 0, action).state
    return tokens, state


def line_that_ends(won):
    for seed in range(40):
        tokens, state = line_of(seed, better=won)
        if bool(state.winners) is won:
            return seed, tokens, state
    raise AssertionError("no such game")


@pytest.mark.parametrize("won", [True, False], ids=["won", "lost"])
@pytest.mark.parametrize(("lang", "words"), [("en", ("Victory.", "Defeat.")), ("fr", ("Victoire.", "Défaite."))])
def test_one_alone_wins_or_loses_with_a_rank(cli, home, won, lang, words):
    seed, tokens, state = line_that_ends(won)
    result = cli(*ALONE, "--seed", str(seed), "--lang", lang, typed="\n".join(("", *tokens, "")))
    assert result.code == 0
    assert record(home).replay() == state
    assert words[0 if won else 1] in result.out
    game = dovre.game("feast")
    assert game.end_note(state.view(0), game.texts(lang)) in " ".join(result.out.split())


def test_bots_match_each_other_and_one_plays_alone(cli):
    result = cli("match", "feast", "greedy", "random", "--games", "20", "--lang", "en")
    assert result.code == 0
    alone = cli("match", "feast", "greedy", "--games", "10", "--lang", "en")
    assert alone.code == 0


def test_laws_and_rules_of_a_game_from_outside(cli):
    assert "0 failures" in cli("check", "feast", "--games", "8").out
    assert "FEAST-T2" in cli("rules", "feast", "T2").out
