"""Illegal, late and crashed answers: a random legal one is taken, and it is said and counted."""

import logging
import time

import pytest

import dovre
from dovre.bots import BOTS, checked
from dovre.bots.checked import CheckedBot
from dovre.bots.lookup import Timed
from dovre.bots.match import run_match
from dovre.kernel.rng import Rng

KINGS = dovre.game("kings")


class Foreign:
    def choose(self, view, seconds, rng):
        assert isinstance(view, dovre.View)
        return next(action for action in KINGS.alphabet if action not in view.legal)


class Nothing:
    def choose(self, view, seconds, rng):
        return None


class Breaks:
    def choose(self, view, seconds, rng):
        rng.bits()
        raise ValueError("no\nidea")


class Leaves:
    def choose(self, view, seconds, rng):
        raise SystemExit(3)


class Hangs:
    def choose(self, view, seconds, rng):
        end = time.monotonic() + 20
        while time.monotonic() < end:
            try:
                time.sleep(0.01)
            except Exception:  # what is raised when time is up must not be caught like this
                continue
        return view.legal[0]


@pytest.fixture
def view():
    return KINGS.new(2, 1).view(0)


@pytest.mark.parametrize(
    ("player", "kind", "why"),
    [
        (Foreign(), "illegal", "play."),
        (Nothing(), "illegal", "None"),
        (Breaks(), "crashed", "ValueError: no idea, test_checked.py line 32"),
        (Leaves(), "crashed", "SystemExit: 3"),
        (Hangs(), "late", "0.2 s"),
    ],
)
def test_a_random_answer_is_taken_and_said(view, monkeypatch, caplog, player, kind, why):
    monkeypatch.setattr(checked, "GRACE", 0.1)
    bot = CheckedBot(player, "own")
    with caplog.at_level(logging.WARNING, "dovre.bots"):
        answers = [bot.choose(view, 0.1, Rng.of(5)) for _ in range(2)]
    assert answers[0] is answers[1]  # whatever the bot did to its rng
    assert answers[0] in view.legal
    assert [fault.kind for fault in bot.faults] == [kind, kind]
    assert why in bot.faults[0].why
    assert kind in caplog.text
    assert "own" in caplog.text


def test_a_slow_answer_counts_where_nobody_looks_at_the_clock(view, monkeypatch):
    monkeypatch.setattr(checked, "GRACE", 0.0)

    class Slow:
        def choose(self, view, seconds, rng):
            time.sleep(0.02)
            return view.legal[0]

    bot = CheckedBot(Slow(), "slow")
    assert bot.choose(view, 0.0, Rng.of(1)) is view.legal[0]
    assert not bot.faults
    bot.choose(view, 0.001, Rng.of(1))
    assert [fault.kind for fault in bot.faults] == ["late"]


def test_a_bot_with_a_time_of_its_own_is_late_by_that(view, monkeypatch):
    monkeypatch.setattr(checked, "GRACE", 0.05)
    hurried, patient = CheckedBot(Timed(Hangs(), 0.05), "a"), CheckedBot(Timed(Breaks(), 9.0), "b")
    hurried.choose(view, 0.0, Rng.of(1))
    patient.choose(view, 0.0001, Rng.of(1))
    assert (hurried.faults[0].kind, patient.faults[0].kind) == ("late", "crashed")


def test_a_match_counts_them(monkeypatch):
    monkeypatch.setitem(BOTS, "breaks", Breaks)
    result = run_match(KINGS, ["breaks", "random"], games=4, seed=1)
    breaks, fair = result.to_data()["bots"]
    assert breaks["faults"]["crashed"] > 20
    assert set(fair["faults"].values()) == {0}
    assert len(result.faults) <= 100
    assert result.faults[0] == {
        "game": 0,
        "seat": 0,
        "bot": "breaks",
        "fault": "crashed",
        "why": "ValueError: no idea, test_checked.py line 32",
    }


def test_the_bots_of_the_house_need_none():
    for slug in dovre.slugs():
        game = dovre.game(slug)
        result = run_match(game, ["greedy"] * 2 if slug == "kings" else ["random"] * 2, games=2, seed=3)
        assert result.faults == []
