"""The terminal a command runs in: the reader's language, output, typed lines, the progress bar."""

from __future__ import annotations

import json
import os
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from typing import Any

import typer
from rich.console import Console, RenderableType
from rich.progress import (
    BarColumn,
    MofNCompleteColumn,
    Progress,
    ProgressColumn,
    Task,
    TextColumn,
    TimeRemainingColumn,
)
from rich.text import Text

from dovre.kernel.texts import Texts, load_texts

CLEAR = "\x1b[H\x1b[2J\x1b[3J"  # the screen, and what was scrolled off it


class RateColumn(ProgressColumn):
    """How many a second."""

    def __init__(self, terminal: Terminal) -> None:
        super().__init__()
        self.terminal = terminal

    def render(self, task: Task) -> Text:
        speed = task.finished_speed or task.speed
        return Text(self.terminal.text("rate", n=self.terminal.format_number(f"{speed:.1f}")) if speed else "")


class _Console(Console):
    """Rich's console; where the reader of a pipe has gone, the command ends as `run` says, not as Rich would."""

    def on_broken_pipe(self) -> None:
        raise BrokenPipeError


class Terminal:
    """Standard output, standard error and the keyboard, with the texts of the command line in one language."""

    def __init__(self, lang: str) -> None:
        self.lang = lang
        self.console = _Console(highlight=False, markup=False, emoji=False)
        self.stderr = _Console(stderr=True, highlight=False, markup=False, emoji=False)

    @property
    def texts(self) -> Texts:
        return load_texts("dovre.cli", self.lang)

    @property
    def color(self) -> bool:
        return self.console.is_terminal and not self.console.no_color

    def text(self, key: str, **parts: Any) -> str:
        """A sentence of the command line, by key."""
        return self.texts.say(key, **parts)

    def format_number(self, text: str) -> str:
        """A number as one writes it in the reader's language: `12,5 %` and a true minus sign."""
        text = text.replace("-", "−")
        return text.replace(".", ",").replace("%", " %") if self.lang == "fr" else text

    # -- output --------------------------------------------------------------------------------------------------

    def say(self, key: str, *, style: str | None = None, **parts: Any) -> None:
        """Print a sentence of the command line, by key."""
        self.print(self.text(key, **parts), style=style)

    def print(self, text: str = "", *, style: str | None = None) -> None:
        """Print text as it is; long lines are folded on a terminal, not in a pipe."""
        self.console.print(text, style=style, soft_wrap=not self.console.is_terminal)

    def render(self, what: RenderableType) -> None:
        """Print a table or another object of Rich."""
        self.console.print(what)

    def write(self, text: str) -> None:
        """Write text that brings its own colours and line breaks, such as a board."""
        self.console.file.write(text if text.endswith("\n") else text + "\n")
        self.console.file.flush()

    def print_json(self, row: Any) -> None:
        """Print one line of JSON."""
        self.write(json.dumps(row, ensure_ascii=False))

    def print_error(self, text: str) -> None:
        """Print a line on standard error, if it takes one: there is nowhere else to complain."""
        with suppress(OSError):
            self.stderr.print(text, style="red", soft_wrap=True)

    def clear(self) -> None:
        """Leave nothing to read, not even by scrolling; a pipe gets a line across."""
        if not self.console.is_terminal:
            self.console.rule(characters="═")
            return
        self.console.file.write("\n" * self.console.height if self.console.is_dumb_terminal else CLEAR)
        self.console.file.flush()

    # -- input ---------------------------------------------------------------------------------------------------

    def read(self, prompt: str) -> str:
        """Read one typed line; EOFError when there are no more.

        There is no line history: at a shared keyboard it would show one person's answers to the next.
        """
        self.console.print(prompt, end="", soft_wrap=True, style="bold")
        self.console.file.flush()
        line = sys.stdin.readline()
        if not line:
            raise EOFError
        if not sys.stdin.isatty():
            self.print(line.strip())
        return line.strip()

    # -- progress ------------------------------------------------------------------------------------------------

    @contextmanager
    def progress(self, key: str) -> Iterator[Callable[[int, int], None]]:
        """Show a progress bar on standard error until the work is done; `report(done, total)` moves it."""
        columns = (
            TextColumn("{task.description}"),
            BarColumn(),
            MofNCompleteColumn(),
            RateColumn(self),
            TimeRemainingColumn(),
        )
        with Progress(*columns, console=self.stderr, transient=True, disable=not self.stderr.is_terminal) as bar:
            task = bar.add_task(self.text(key), total=None)

            def report(done: int, total: int) -> None:
                bar.update(task, completed=done, total=total)

            yield report


def terminal_of(context: typer.Context) -> Terminal:
    """The terminal that `run` gave to all commands."""
    terminal = context.find_object(Terminal)
    assert terminal is not None
    return terminal


def open_closed_streams() -> None:
    """Give standard streams that were closed (`>&-`) back to themselves, so that no file takes their number.

    What is read there ends at once, what is written to standard output fails, as on a full disk.
    """
    for number, name in enumerate(("stdin", "stdout", "stderr")):
        if getattr(sys, name) is None:
            handle = os.open(os.devnull, os.O_WRONLY if name == "stderr" else os.O_RDONLY)
            if handle != number:
                os.dup2(handle, number)
            setattr(sys, name, os.fdopen(number, "r" if name == "stdin" else "w", encoding="utf-8"))


def replace_bad_characters() -> None:
    """Print and read `?` for characters the terminal cannot encode or decode, instead of stopping the game."""
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        reconfigure = getattr(stream, "reconfigure", None)
        if reconfigure is not None:
            reconfigure(errors="replace")


def discard_output() -> None:
    """Throw away what could not be written and what still comes: nobody reads it, or the disk is full."""
    nowhere = os.open(os.devnull, os.O_WRONLY)
    for stream in (sys.stdout, sys.stderr):
        try:
            stream.flush()
        except OSError:
            os.dup2(nowhere, stream.fileno())
            stream.flush()
