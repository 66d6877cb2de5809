"""The screen and the keyboard."""

from __future__ import annotations

import io

from rich.console import Console

from dovre.cli.console import Desk


def screen(term: str) -> tuple[Desk, io.StringIO]:
    desk, written = Desk("en"), io.StringIO()
    desk.console = Console(file=written, force_terminal=True, _environ={"TERM": term, "COLUMNS": "80", "LINES": "30"})
    return desk, written


def test_curtain_clears_screen_and_scrollback():
    desk, written = screen("xterm-256color")
    desk.clear()
    assert "\x1b[2J" in written.getvalue()
    assert "\x1b[3J" in written.getvalue()


def test_simple_terminal_is_scrolled_empty():
    desk, written = screen("dumb")
    desk.clear()
    assert written.getvalue() == "\n" * 30


def test_no_colour_when_asked(monkeypatch):
    assert screen("xterm")[0].color
    desk = Desk("en")
    desk.console = Console(file=io.StringIO(), force_terminal=True, no_color=True)
    assert not desk.color
    assert not Desk("en").color  # a pipe


def test_figures_as_each_language_writes_them():
    assert Desk("fr").figure("-12.5%") == "−12,5 %"
    assert Desk("en").figure("-12.5%") == "−12.5%"
