"""What every command works at: the reader's language, the words, the screen, the keyboard."""

from __future__ import annotations

import json
import os
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

import typer
from rich.console import Console, RenderableType
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from dovre.kernel.texts import Texts, load_texts

CLEAR = "\x1b[H\x1b[2J\x1b[3J"  # the screen, and what was scrolled off it


class Desk:
    def __init__(self, lang: str) -> None:
        self.lang = lang
        self.console = Console(highlight=False, markup=False, emoji=False)
        self.aside = Console(stderr=True, highlight=False, markup=False, emoji=False)

    @property
    def texts(self) -> Texts:
        return load_texts("dovre.cli", self.lang)

    @property
    def color(self) -> bool:
        return self.console.is_terminal and not self.console.no_color

    def word(self, key: str, **parts: Any) -> str:
        return self.texts.say(key, **parts)

    def figure(self, text: str) -> str:
        """A number as one writes it in the reader's language: `12,5 %` and a true minus sign."""
        text = text.replace("-", "−")
        return text.replace(".", ",").replace("%", " %") if self.lang == "fr" else text

    # -- telling -------------------------------------------------------------------------------------------------

    def say(self, key: str, *, style: str | None = None, **parts: Any) -> None:
        """A sentence of the command line's own."""
        self.line(self.word(key, **parts), style=style)

    def line(self, text: str = "", *, style: str | None = None) -> None:
        """Words as they are; the terminal folds them, a pipe gets them whole."""
        self.console.print(text, style=style, soft_wrap=not self.console.is_terminal)

    def show(self, what: RenderableType) -> None:
        self.console.print(what)

    def raw(self, text: str) -> None:
        """Text with its own colours and lines, such as a board."""
        self.console.file.write(text if text.endswith("\n") else text + "\n")
        self.console.file.flush()

    def data(self, row: Any) -> None:
        """One line of JSON."""
        self.raw(json.dumps(row, ensure_ascii=False))

    def warn(self, text: str) -> None:
        self.aside.print(text, style="red", soft_wrap=True)

    def clear(self) -> None:
        """Leave nothing to read, not even by scrolling; a pipe gets a line across."""
        if not self.console.is_terminal:
            self.console.rule(characters="═")
            return
        self.console.file.write("\n" * self.console.height if self.console.is_dumb_terminal else CLEAR)
        self.console.file.flush()

    # -- asking --------------------------------------------------------------------------------------------------

    def read(self, prompt: str) -> str:
        """One typed line; EOFError when there are no more. No line history: at a shared keyboard it would tell."""
        self.console.print(prompt, end="", soft_wrap=True, style="bold")
        self.console.file.flush()
        line = sys.stdin.readline()
        if not line:
            raise EOFError
        if not sys.stdin.isatty():
            self.line(line.strip())
        return line.strip()

    # -- waiting -------------------------------------------------------------------------------------------------

    @contextmanager
    def progress(self, key: str) -> Iterator[Callable[[int, int], None]]:
        """A bar on the side of the terminal, gone when the work is done; `report(done, all)` moves it."""
        columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
        with Progress(*columns, console=self.aside, transient=True, disable=not self.aside.is_terminal) as bar:
            task = bar.add_task(self.word(key), total=None)

            def report(done: int, total: int) -> None:
                bar.update(task, completed=done, total=total)

            yield report


def desk_of(context: typer.Context) -> Desk:
    desk = context.find_object(Desk)
    assert desk is not None
    return desk


def soften_streams() -> None:
    """A letter the terminal cannot write, or bytes that are no text, must not end a game."""
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        reconfigure = getattr(stream, "reconfigure", None)
        if reconfigure is not None:
            reconfigure(errors="replace")


def silence_output() -> None:
    """Nobody reads any more (`dovre rules kings | head`): let the rest fall."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
