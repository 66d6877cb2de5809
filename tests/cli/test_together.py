"""People at one keyboard who are asked at once: nobody reads what another has sealed; each can take back their own."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import dovre
from dovre.bots import BOTS
from dovre.kernel.rng import Rng
from tests.solo import feast_texts

DISH = re.compile(r"\bd\d+\b")
PAIR = ("play", "demo", "--players", "Emma,Lars", "--seed", "5", "--save", "game.dovre")
TRIO = ("play", "demo", "--players", "Emma,Lars,Ida", "--seed", "5", "--save", "game.dovre")


@pytest.fixture(autouse=True)
def words(feast, monkeypatch):
    monkeypatch.setattr(type(feast), "texts", feast_texts)


@pytest.fixture
def path(home: Path) -> Path:
    return home / "game.dovre"


def screens(out: str) -> list[str]:
    """What can be read between two clearings of the screen."""
    return re.split("═{20,}", out)


def answers(path: Path) -> list[str]:
    """The answers on paper, `~` before those taken back."""
    return [f"p{a.seat + 1} {a}" for a in dovre.Record.parse(path.read_text(encoding="utf-8")).answers]


def hands(feast, seats: int) -> list[list[str]]:
    """The dishes each seat has at the beginning, as answers."""
    state = feast.new(seats, 5)
    return [[action.token for action in state.legal(seat)] for seat in range(seats)]


def typed(*lines: str) -> str:
    return "".join(f"{line}\n" for line in lines)


def test_the_next_person_reads_nothing_of_a_sealed_answer(cli, feast, path):
    emma, lars = hands(feast, 2)
    result = cli(*PAIR, typed=typed("", emma[1], "boast.loud", "", "", "log", lars[2], "boast.low"))
    assert answers(path)[:4] == [f"p1 {emma[1]}", "p1 boast.loud", f"p2 {lars[2]}", "p2 boast.low"]
    seen = screens(result.out)
    mine = next(n for n, screen in enumerate(seen) if " Lars ─" in screen)
    own = {token.removeprefix("dish.") for token in lars}
    before, _, after = seen[mine].partition(f"> {lars[2]}")
    assert set(DISH.findall(before)) <= own
    assert "serves" not in before
    assert "Nothing has happened yet" in before
    assert not DISH.search(seen[mine - 1])  # the keyboard is passed on an empty screen
    assert "loud" not in seen[mine - 1]
    assert "Emma serves" in after  # everybody has answered: all is opened
    assert "Lars serves" in after


def test_whoever_answered_first_is_told_what_was_opened(cli, feast, path):
    emma, lars = hands(feast, 2)
    best = max(emma, key=lambda token: int(token.removeprefix("dish.d")))
    worst = min(lars, key=lambda token: int(token.removeprefix("dish.d")))
    result = cli(*PAIR, typed=typed("", best, "boast.loud", "", "", worst, "boast.low", "", ""))
    told = screens(result.out)[-1]
    assert "Choose a guest" in told
    assert "Since your last answer:" in told
    assert "Emma serves" in told
    assert "Lars serves" in told


def test_a_sealed_answer_is_taken_back_before_the_screen_is_hidden(cli, feast, path):
    emma, lars = hands(feast, 2)
    lines = ("", emma[0], "boast.loud", "undo", "annuler", emma[1], "boast.low", "", "", lars[0], "boast.low")
    result = cli(*PAIR, typed=typed(*lines))
    assert answers(path)[:6] == [
        f"p1 ~{emma[0]}",
        "p1 ~boast.loud",
        f"p1 {emma[1]}",
        "p1 boast.low",
        f"p2 {lars[0]}",
        "p2 boast.low",
    ]
    mine = next(screen for screen in screens(result.out) if " Emma ─" in screen)
    assert "Press Enter to hide your screen, or type undo to take your answer back." in mine
    assert "Taken back: boast.loud" in mine
    assert f"Taken back: {emma[0]}" in mine


def test_a_sealed_answer_is_taken_back_while_others_are_asked(cli, feast, path):
    emma, lars, ida = hands(feast, 3)
    lines = ("", emma[0], "boast.loud", "", "", lars[0], "boast.low", "", "undo", "undo Sven", "undo emma", "")
    result = cli(*TRIO, typed=typed(*lines, "boast.low", "", "", ida[0], "boast.low"))
    assert answers(path)[:7] == [
        f"p1 {emma[0]}",
        "p1 ~boast.loud",
        f"p2 {lars[0]}",
        "p2 boast.low",
        "p1 boast.low",
        f"p3 {ida[0]}",
        "p3 boast.low",
    ]
    passed = [screen for screen in screens(result.out) if "Pass the keyboard to Ida" in screen]
    assert passed[0].count("undo NAME takes back a sealed answer: Emma, Lars") == 3
    assert passed[0].count("Whose answer?") == 2
    for screen in passed:
        assert not DISH.search(screen)
        assert "loud" not in screen


def test_undo_without_a_name_where_only_one_has_answered(cli, feast, path):
    emma, _, _ = hands(feast, 3)
    cli(*TRIO, typed=typed("", emma[0], "boast.loud", "", "undo", "", "boast.low"))
    assert answers(path) == [f"p1 {emma[0]}", "p1 ~boast.loud", "p1 boast.low"]


def test_what_is_opened_is_not_taken_back(cli, feast, path):
    """The last answer opens all of them; what is typed at the handover then only hides the screen."""
    emma, lars = hands(feast, 2)
    best = max(emma, key=lambda token: int(token.removeprefix("dish.d")))
    worst = min(lars, key=lambda token: int(token.removeprefix("dish.d")))
    result = cli(*PAIR, typed=typed("", best, "boast.loud", "", "", worst, "boast.low", "undo", "", "undo"))
    assert not [answer for answer in answers(path) if "~" in answer]
    assert result.out.count("or type undo") == 1
    assert "This cannot be taken back" in result.out


def test_commands_work_at_the_handover_too(cli, feast, path):
    result = cli(*PAIR, typed=typed("", hands(feast, 2)[0][0], "boast.loud", "", "quitter"))
    assert result.code == 0
    assert "To go on: dovre play --resume game.dovre" in result.out


def whole_game(cli, *arguments: str, lines: int = 400) -> None:
    """Answer always with the first of the menu; Enter where the keyboard is passed."""
    assert cli(*arguments, typed="1\n" * lines).code == 0


def test_a_save_keeps_what_is_sealed(cli, feast, home, path):
    """At every place where one can stop, a resumed game goes on as the unbroken one, and sealed answers can go back."""
    whole_game(cli, *PAIR[:-1], "whole.dovre")
    whole = dovre.Record.parse((home / "whole.dovre").read_text(encoding="utf-8"))
    assert whole.replay().over
    cli(*PAIR, typed=typed("", "1", "1"))
    assert answers(path) == [f"p{a.seat + 1} {a}" for a in whole.answers[:2]]
    result = cli("play", "--resume", str(path), typed=typed("undo", "", "1", "", ""))
    assert "Pass the keyboard to Lars" in result.out
    assert "a sealed answer: Emma" in result.out
    assert [answer.startswith("p1 ~") for answer in answers(path)] == [False, True, False]
    for _ in range(60):
        cli("play", "--resume", str(path), typed="1\n" * 4)
        record = dovre.Record.parse(path.read_text(encoding="utf-8"))
        if record.result:
            break
    assert [(a.seat, a.token) for a in record.played()] == [(a.seat, a.token) for a in whole.played()]
    assert record.digest == whole.digest


class Watcher:
    """A bot that notes each view it was given."""

    name = "watcher"

    def __init__(self) -> None:
        self.views: list[dovre.View] = []

    def choose(self, view: dovre.View, budget: float, rng: Rng) -> dovre.Action:
        self.views.append(view)
        return rng.choice(view.legal)


def test_bots_see_nothing_of_what_others_have_sealed(cli, feast, monkeypatch, path):
    watcher = Watcher()
    monkeypatch.setitem(BOTS, "watcher", lambda: watcher)
    arguments = ("play", "demo", "--players", "Emma,bot:watcher,bot:watcher", "--seed", "5", "--save", str(path))
    whole_game(cli, *arguments)
    sealed = [view for view in watcher.views if view.frames[-1][0] == "feast"]
    assert any(view.frames[-1][2][0] for view in sealed)  # the person is asked first
    for view in sealed:
        for seat, given in enumerate(view.frames[-1][2]):
            assert seat == view.seat or set(given) <= {None}
    assert dovre.Record.parse(path.read_text(encoding="utf-8")).replay().over


def test_a_bot_chooses_the_same_whatever_was_asked_before(cli, feast, home):
    """Its chance comes from its seat and how often it has answered, not from how many answers were given in all."""
    for name, first in (("a", "1\n1\n"), ("b", "1\nundo\n1\n1\n")):
        arguments = ("play", "demo", "--players", "Emma,bot:random,bot:random", "--seed", "5", "--save", name)
        cli(*arguments, typed=first)
    given = [
        [str(a) for a in dovre.Record.parse((home / name).read_text(encoding="utf-8")).answers if a.seat > 0]
        for name in ("a", "b")
    ]
    assert len(given[0]) >= 4
    assert given[0] == given[1]


OPEN = ("play", "draft", "--seed", "1", "--save", "game.dovre", "--players")


def test_an_open_answer_counts_at_once_and_can_be_taken_back_before_the_next(cli, draft, path):
    """Emma goes on while she is asked; Lars reads what she took, and gets what is left."""
    lines = ("", "c6", "c5", "undo", "c4", "", "", "log", "c6", "c5")
    result = cli(*OPEN, "Emma,Lars", typed=typed(*lines))
    assert answers(path) == ["p1 take.c6", "p1 ~take.c5", "p1 take.c4", "p2 take.c5"]
    lars = next(screen for screen in screens(result.out) if " Lars ─" in screen)
    assert "Before your first answer:" in lars
    assert lars.count("Emma takes c6") == lars.count("Emma takes c4") == 2  # the news, and the log
    assert "c5" not in lars.partition("Before")[2].partition("c0")[0]
    assert "Gone [DRAFT-1]" in lars
    assert "takes back a sealed answer" not in result.out


def test_people_are_asked_before_bots(cli, draft, path):
    result = cli(*OPEN, "bot:greedy,Emma,bot:random", typed=typed("c6", "c0"))
    assert result.code == 0
    assert [answer[:2] for answer in answers(path)] == ["p2", "p2", "p1", "p1", "p3", "p3"]
    assert "greedy takes c5" in result.out
