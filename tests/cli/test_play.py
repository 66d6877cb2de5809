"""A game in the terminal, by piped lines."""

from __future__ import annotations

import re
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

import dovre
from dovre.cli.saves import read_save
from dovre.kernel.texts import load_texts
from tests.solo import feast_texts

ALWAYS_FIRST = "1\n" * 600
CARD = re.compile(r"\b(?:dw|or|go|gi)\d[ab]\b")
ALONE = ("play", "kings", "--terminal", "--players", "Emma,bot:greedy,bot:random", "--seed", "4")


def record_of(path: Path) -> dovre.Record:
    return dovre.Record.parse(path.read_text(encoding="utf-8"))


def only_save(saves: Path) -> Path:
    (path,) = saves.iterdir()
    return path


@pytest.mark.parametrize("lang", ["fr", "en"])
def test_whole_game_against_bots(cli, saves, lang):
    result = cli(*ALONE, "--lang", lang, typed=ALWAYS_FIRST)
    assert result.code == 0
    record = record_of(only_save(saves))
    state = record.replay()
    assert state.over
    words = load_texts("dovre.cli", lang)
    assert words.say("score.title") in result.out
    assert str(only_save(saves)) in result.out
    texts = record.game.texts(lang).named(["Emma", "greedy", "random"])
    assert record.game.end_words(state.view(0), texts) in result.out
    assert "Emma | bot:greedy | bot:random" in only_save(saves).read_text(encoding="utf-8")


def test_the_terminal_game_starts_with_defaults(cli, saves):
    result = cli("play", "kings", "--terminal", typed="\n\nquit\n")
    assert result.code == 0
    assert "Player, greedy 2 and greedy 3" in result.out
    assert "> quit" in result.out


def test_seats_and_players_are_asked_again_when_wrong(cli):
    result = cli("play", "kings", "--terminal", typed="9\n2\nEmma,Emma\nEmma,bot:oracle\nEmma,bot:random\nquit\n")
    assert result.code == 0
    assert "cannot be played by 9" in result.out
    assert "Two people are called" in result.out
    assert "no bot “oracle”" in result.out
    assert "Emma and random" in result.out


def test_empty_seats_go_to_the_usual_bot(cli):
    assert "Emma, Lars, greedy 3 and greedy 4" in cli("play", "kings", "--seats", "4", "--players", "Emma,Lars").out
    assert "Emma, greedy 2 and greedy 3" in cli("play", "kings", "--players", "Emma").out


def test_bots_alone_play_to_the_end(cli, saves):
    result = cli("play", "kings", "--players", "bot:random,bot:greedy", "--seed", "2")
    assert result.code == 0
    assert record_of(only_save(saves)).replay().over
    assert "greedy wins." in result.out or "random wins." in result.out


def test_narrowing_step_by_step_parts_and_tokens(cli, home):
    state = dovre.game("kings").new(2, 6)
    first = state.legal(state.waiting[0])
    card, mine = first[-1].parts
    table = ("play", "kings", "--players", "Emma,Lars", "--seed", "6")
    for number, typed in enumerate(
        (f"{card}\n{mine}", f"{card} {mine}", first[-1].token, f"{mine}\n{card}", f"PLAY {card}.{mine}")
    ):
        path = home / f"{number}.dovre"
        assert cli(*table, "--save", str(path), typed=f"\n{typed}\n").code == 0
        assert [answer.token for answer in record_of(path).answers] == [first[-1].token]


def test_back_shows_the_whole_list_again(cli):
    result = cli(*ALONE, typed="1\n0\n1\nback\nquit\n")
    assert result.out.count("A number or the words of an answer") == 3
    assert result.out.count("0 to go back") == 2


def test_refused_answers_say_why_and_change_nothing(cli, saves):
    before = cli(*ALONE).out
    answers = "why play.or4a.o1\nplay.or4a.o1\nnonsense\n77\n\nwhy\nwhy nonsense\ndraw deck\nquit\n"
    result = cli(*ALONE, typed=answers)
    assert "[KING-T0" in result.out
    assert "“nonsense” is not an answer here" in result.out
    assert "“nonsense” is not an answer of this game" in result.out
    assert "The numbers here go from 1 to 6" in result.out
    assert "Play a card first, then draw [KING-T02]" in result.out
    records = {record_of(path).digest for path in saves.iterdir()}
    assert len(records) == 1
    assert before


@pytest.mark.parametrize(
    ("commands", "wanted"),
    [
        (
            "?\nrules\nrules C06\nrules xyzzy\nscore\nlog\nboard\n",
            ["undo  ", "KING-T02", "KING-C06", "“xyzzy”", "Since|Before"],
        ),
        ("aide\nrègles\nregles C06\njournal\nplateau\n", ["annuler  ", "KING-T02", "KING-C06"]),
    ],
)
def test_commands_in_both_languages(cli, commands, wanted):
    lang = "fr" if "aide" in commands else "en"
    result = cli(*ALONE, "--lang", lang, typed=commands + "quit\n")
    assert result.code == 0
    for words in wanted:
        assert re.search(words, result.out)


def test_language_changes_in_the_middle(cli):
    result = cli(*ALONE, typed="lang fr\nlang de\nquitter\n")
    assert "Choose a creature" in result.out
    assert "Choisissez une créature" in result.out
    assert "Il n'y a pas de langue «\u00a0de\u00a0» ici" in result.out
    assert "La partie est enregistrée" in result.out


def test_undo_takes_back_or_says_why_not(cli, saves):
    table = ("play", "kings", "--players", "Emma,Lars", "--seed", "6")
    state = dovre.game("kings").new(2, 6)
    quiet = state.legal(state.waiting[0])[-1].token  # no capture: nothing comes to light
    result = cli(*table, typed=f"\nundo\n{quiet}\nundo\nquit\n")
    assert "There is nothing to take back" in result.out
    assert f"Taken back: {quiet}" in result.out
    record = record_of(only_save(saves))
    assert [answer.undone for answer in record.answers] == [True]
    assert record.digest == state.digest()
    again = cli("play", "--resume", str(only_save(saves)), typed=f"\n{quiet}\ndraw.deck\n\n\nundo\nannuler\n")
    assert "somebody else has answered since" in again.out


def test_hot_seat_keeps_hands_apart(cli, saves):
    result = cli("play", "kings", "--players", "Emma,Lars", "--seed", "9", typed=ALWAYS_FIRST)
    assert result.code == 0
    record = record_of(only_save(saves))
    screens = [part for part in re.split("═{20,}", result.out) if "Choose " in part]
    runs = hands_by_turn(record)
    assert len(screens) == len(runs) > 20
    for screen, (seat, hand) in zip(screens, runs, strict=True):
        name, other = ("Emma", "Lars")[seat], ("Lars", "Emma")[seat]
        assert f" {name} ─" in screen
        assert set(CARD.findall(screen)) <= hand
        assert not re.search(rf"{other} draws an? \w+ \d from the deck", screen)
        assert not re.search(rf"{other} tire|{other} pioche", screen)
    assert result.out.count("Press Enter to hide your screen") == len(runs) - 1
    assert "Press Enter to see the result together" in result.out


def hands_by_turn(record: dovre.Record) -> list[tuple[int, set[str]]]:
    """For each turn: the seat, and every card it held in its course."""
    runs: list[tuple[int, set[str]]] = []
    state = record.start()
    for answer, after, _ in record.steps():
        if not runs or runs[-1][0] != answer.seat:
            runs.append((answer.seat, set()))
        for moment in (state, after):
            hand = moment.view(answer.seat).to_data()["hands"][answer.seat]
            runs[-1][1].update(held["face"] for held in hand)
        state = after
    return runs


def test_one_person_needs_no_handover(cli):
    result = cli(*ALONE, typed="1\n1\n1\n1\n")
    assert "Pass the keyboard" not in result.out


def test_end_of_input_leaves_cleanly_and_says_where(cli, saves):
    result = cli(*ALONE, typed="1\n1\n")
    assert result.code == 0
    assert f"dovre play --resume {only_save(saves)}" in result.out


def test_interrupt_leaves_cleanly(cli, monkeypatch, saves):
    class Interrupted:
        encoding = "utf-8"

        def readline(self):
            raise KeyboardInterrupt

        def isatty(self):
            return False

    monkeypatch.setattr("io.TextIOWrapper", lambda *a, **k: Interrupted())
    result = cli(*ALONE)
    assert result.code == 0
    assert "To go on" in result.out


def test_resumed_game_ends_like_the_unbroken_one(cli, home):
    whole, broken = home / "whole.dovre", home / "broken.dovre"
    assert cli(*ALONE, "--save", str(whole), typed=ALWAYS_FIRST).code == 0
    assert cli(*ALONE, "--save", str(broken), typed="1\n").code == 0
    for stop in (1, 2, 3, 8, 20):
        assert not record_of(broken).replay().over
        assert cli("play", "--resume", str(broken), typed="1\n" * stop).code == 0
    assert cli("play", "--resume", str(broken), typed=ALWAYS_FIRST).code == 0
    # a narrowing that was open when the input ended starts anew, and the first of the first is the same answer
    assert record_of(broken).replay().over
    assert str(record_of(broken)) == str(record_of(whole))


def test_resume_without_a_file_offers_the_list(cli, saves):
    cli(*ALONE, typed="1\n1\n")
    assert cli("play", "--resume", typed="9\n\nquit\n").code == 0
    result = cli("--resume", typed="1\nquit\n")
    assert result.code == 0
    assert "Saved games" in result.out
    assert "Emma, greedy, random" in result.out


def test_killed_in_the_middle_nothing_is_lost(home, saves, cli):
    path = home / "killed.dovre"
    command = [sys.executable, "-c", "from dovre.cli import main; main()", *ALONE, "--save", str(path)]
    process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
    assert process.stdin is not None
    process.stdin.write("1\n1\n1\n")
    process.stdin.flush()
    deadline = time.monotonic() + 15
    while time.monotonic() < deadline and not (path.exists() and path.read_text().count("draw.") >= 3):
        time.sleep(0.02)
    process.send_signal(signal.SIGKILL)
    process.wait()
    process.stdin.close()
    assert process.stdout is not None
    process.stdout.close()
    kept = record_of(path)
    kept.replay()
    assert cli("play", "--resume", str(path), typed="quit\n").code == 0
    assert read_save(str(path), "").players[0].name == "Emma"
    assert record_of(path).answers[: len(kept.answers)] == kept.answers


def test_save_command_writes_a_copy_and_overwrites_nothing(cli, home):
    other = home / "other.txt"
    other.write_text("mine", encoding="utf-8")
    result = cli(*ALONE, typed="save copy.dovre\nsave other.txt\nsave nowhere/x\nsauver\nquit\n")
    assert result.code == 0
    assert record_of(home / "copy.dovre").seats == 3
    assert "other.txt exists already" in result.out
    assert "nowhere does not exist" in result.out
    assert other.read_text(encoding="utf-8") == "mine"


def test_any_game_with_sealed_answers_is_played_the_same_way(cli, saves, feast, monkeypatch):
    monkeypatch.setattr(type(feast), "texts", feast_texts)
    result = cli("play", "--terminal", typed="oracle\ndemo\n2\nEmma,Lars\n" + "\n\nwhy pass\n1\n1\n" * 80)
    assert result.code == 0
    assert "Games: kings, hall, fall, princesses, towers, feast, demo" in result.out
    assert "no game “oracle”" in result.out
    assert "Not this [DEMO-1]" in result.out
    assert record_of(only_save(saves)).replay().over


def test_no_command_opens_the_table_in_the_browser(cli, monkeypatch):
    """On the first free port, on the page of the game where one is named; the browser is told where."""
    served, opened = [], []

    def serve(settings, host, port, on_open):
        served.append((host, port))
        on_open(f"http://{host}:{port}")

    monkeypatch.setattr("dovre.server.run.serve", serve)
    monkeypatch.setattr("dovre.server.run.open_browser", opened.append)
    monkeypatch.delenv("DOVRE_NO_BROWSER", raising=False)
    for arguments, path in (((), "/"), (("play",), "/"), (("play", "kings"), "/new/kings")):
        result = cli(*arguments)
        assert result.code == 0
        host, port = served[-1]
        assert host == "127.0.0.1"
        assert opened[-1] == f"http://127.0.0.1:{port}{path}"
        assert opened[-1] in result.out
