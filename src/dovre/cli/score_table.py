"""The score sheet as a table, seat by seat and line by line; and the result of a finished game, source by source."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from rich.table import Table as Grid
from rich.text import Text

from dovre.cli.terminal import Terminal
from dovre.kernel.game import Game
from dovre.kernel.results import Result, result_of
from dovre.kernel.scores import ScoreLine, total
from dovre.kernel.texts import Texts
from dovre.kernel.view import View
from dovre.render.page import SEAT_SIGNS


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
            grid.add_row(Text(name), terminal.text("score.total"), plain(sums[seat]), "", style="bold")
        grid.add_section()
    return grid


def show_result(terminal: Terminal, game: Game[Any, Any], view: View, texts: Texts) -> None:
    """Where the points of a finished game come from, who has won, and what decided it."""
    result = result_of(game, view, texts)
    if result.sources:
        terminal.render(result_table(terminal, result, texts))
    terminal.print(result.words, style="bold")
    if result.decided:
        terminal.print(result.decided)


def result_table(terminal: Terminal, result: Result, texts: Texts) -> Grid:
    """A row for each source of points, a column for each side, best first."""
    grid = Grid(title=terminal.text("score.sources"), title_justify="left", show_footer=True)
    grid.add_column(terminal.text("score.source"), footer=terminal.text("score.total"))
    for side in result.sides:
        signs = "".join(SEAT_SIGNS[seat] for seat in side.seats)
        name = texts.join([texts.seat(seat) for seat in side.seats])
        head = Text(f"{side.place}. {signs} {name}", style="bold" if side.won else "")
        if side.note:
            head.append(f"\n{side.note}", style="dim not bold")
        grid.add_column(head, Text(plain(side.total), style="bold"), justify="right")
    for source in result.sources:
        grid.add_row(Text(source.name), *("–" if amount is None else plain(amount) for amount in source.amounts))
    return grid


def plain(amount: int) -> str:
    return str(amount).replace("-", "−")


def signed(amount: int) -> str:
    return f"{amount:+d}".replace("-", "−")
