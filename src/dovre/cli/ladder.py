"""`dovre ladder`: every bot against every other, kept in a file, with ratings."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Any

import typer
from rich.table import Table as Grid
from rich.text import Text

import dovre
from dovre.bots import bot
from dovre.bots.lookup import split_names
from dovre.bots.match import cores
from dovre.cli.arguments import Lang, Seed, read_integer, read_seats, read_seconds, read_seed
from dovre.cli.errors import CliError, file_error
from dovre.cli.terminal import Terminal, terminal_of
from dovre.envs import needed
from dovre.kernel.game import Game
from dovre.ladder import Ladder, Rating, pairings, ratings


def ladder(
    context: typer.Context,
    games: Annotated[list[str] | None, typer.Argument()] = None,
    bots: Annotated[str, typer.Option("--bots")] = "random,greedy,gentle,steady,strong",
    seats: Annotated[str, typer.Option("--seats")] = "2",
    deals: Annotated[str, typer.Option("--deals")] = "20",
    seed: Seed = "1",
    seconds: Annotated[str, typer.Option("--seconds")] = "0",
    processes: Annotated[str | None, typer.Option("--processes")] = None,
    file: Annotated[str, typer.Option("--file")] = "ladder.jsonl",
    anew: Annotated[bool, typer.Option("--anew")] = False,
    as_json: Annotated[bool, typer.Option("--json")] = False,
    lang: Lang = None,
) -> None:
    terminal = terminal_of(context)
    needed("ladder", "openskill")
    names = [name.removeprefix("bot:") for name in split_names(bots)]
    if len(set(names)) < 2:
        raise CliError("ladder_bots", found=bots[:60])
    for name in names:
        bot(name)  # refuses what cannot be loaded
    tables = read_tables(games or list(dovre.slugs()), seats)
    rounds = read_integer(deals, "--deals", 0, 100_000)
    workers = read_integer(processes, "--processes", 1, 1000) if processes is not None else cores()
    kept = Ladder(Path(file), read_seed(seed) or 0, read_seconds(seconds))
    try:
        kept.begin(anew=anew)
        stopped = play(terminal, kept, tables, list(dict.fromkeys(names)), rounds, workers)
    except OSError as error:
        raise file_error(error, file) from None
    print_ladder(terminal, ratings(list(kept.played.values())), as_json)
    if stopped:
        raise KeyboardInterrupt


def read_tables(slugs: list[str], seats: str) -> dict[str, list[int]]:
    """The seat counts of each game: `2,4`, or `all`; a game that none of them fits is refused."""
    found: dict[str, list[int]] = {}
    for slug in slugs:
        game: Game[Any, Any] = dovre.game(slug)
        wanted = [str(count) for count in game.seats if count > 1] if seats == "all" else seats.split(",")
        found[game.slug] = [read_seats(word.strip(), game) or 2 for word in wanted]
        if 1 in found[game.slug]:
            raise CliError("ladder_alone")
    return found


def play(
    terminal: Terminal, kept: Ladder, tables: dict[str, list[int]], names: list[str], deals: int, workers: int
) -> bool:
    """Play what is missing; whether it was stopped before the end."""
    meetings = pairings(tables, names)
    total = sum(len(meeting.games(deals)) for meeting in meetings)
    done = sum((m.slug, m.seats, m.bots, n) in kept.played for m in meetings for n in m.games(deals))
    try:
        with terminal.progress("ladder.progress") as report:
            for meeting in meetings:
                for _ in kept.play(meeting, deals, workers):
                    done += 1
                    report(done, total)
    except KeyboardInterrupt:
        terminal.say("match.stopped", games=done, wanted=total, style="yellow")
        return True
    return False


def print_ladder(terminal: Terminal, rated: list[Rating], as_json: bool) -> None:
    if as_json:
        terminal.print_json({"ratings": [rating.to_data() for rating in rated]})
        return
    grid = Grid(title=terminal.text("ladder.title"), title_justify="left")
    for key in ("ladder.game", "match.bot"):
        grid.add_column(terminal.text(key))
    for key in ("ladder.rating", "match.interval", "ladder.games", "ladder.share"):
        grid.add_column(terminal.text(key), justify="right")
    for rating in rated:
        low, high = rating.interval
        grid.add_row(
            f"{rating.game} {rating.seats}",
            Text(rating.bot),
            terminal.format_number(f"{rating.rating:.1f}"),
            terminal.format_number(f"{low:.1f} – {high:.1f}"),
            str(rating.games),
            terminal.format_number(f"{rating.share:.1%}"),
        )
    terminal.render(grid)
    terminal.say("ladder.note", style="dim")
