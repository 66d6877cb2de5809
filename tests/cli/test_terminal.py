"""The screen and the keyboard."""

from __future__ import annotations

import io

from rich.console import Console

from dovre.cli.terminal import Terminal


def screen(term: str) -> tuple[Terminal, io.StringIO]:
    terminal, written = Terminal("en"), io.StringIO()
    terminal.console = Console(
        file=written, force_terminal=True, _environ={"TERM": term, "COLUMNS": "80", "LINES": "30"}
    )
    return terminal, written


def test_handover_clears_screen_and_scrollback():
    terminal, written = screen("xterm-256color")
    terminal.clear()
    assert "\x1b[2J" in written.getvalue()
    assert "\x1b[3J" in written.getvalue()


def test_simple_terminal_is_scrolled_empty():
    terminal, written = screen("dumb")
    terminal.clear()
    assert written.getvalue() == "\n" * 30


def test_no_colour_when_asked(monkeypatch):
    assert screen("xterm")[0].color
    terminal = Terminal("en")
    terminal.console = Console(file=io.StringIO(), force_terminal=True, no_color=True)
    assert not terminal.color
    assert not Terminal("en").color  # a pipe


def test_figures_as_each_language_writes_them():
    assert Terminal("fr").format_number("-12.5%") == "−12,5 %"
    assert Terminal("en").format_number("-12.5%") == "−12.5%"
