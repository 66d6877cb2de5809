"""The score sheet as a table: seat by seat, one row per source of points."""

from __future__ import annotations

from collections.abc import Sequence

from rich.table import Table as Grid
from rich.text import Text

from dovre.cli.terminal import Terminal
from dovre.kernel.scores import ScoreLine, total
from dovre.kernel.texts import Texts


def score_table(terminal: Terminal, lines: Sequence[ScoreLine], seats: int, texts: Texts, *, final: bool) -> Grid:
    """`texts` are the game's, with the players' names. Totals come at the end: before, points may be hidden."""
    grid = Grid(title=terminal.text("score.title" if final else "score.so_far"), title_justify="left")
    grid.add_column(terminal.text("score.player"), style="bold")
    grid.add_column(terminal.text("score.line"))
    grid.add_column(terminal.text("score.points"), justify="right")
    grid.add_column(terminal.text("score.rule"), style="dim")
    sums = total(lines, seats)
    for seat in range(seats):
        name = texts.seat(seat)
        for line in lines:
            if line.seat == seat:
                words = texts.say(f"score.{line.source}", **dict(line.parts))
                grid.add_row(Text(name), Text(words), signed(line.amount), line.rule)
                name = ""
        if final:
            grid.add_row(Text(name), terminal.text("score.total"), str(sums[seat]).replace("-", "−"), "", style="bold")
        grid.add_section()
    return grid


def signed(amount: int) -> str:
    return f"{amount:+d}".replace("-", "−")
