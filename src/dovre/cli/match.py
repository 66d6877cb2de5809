"""`dovre match`: bots against bots, or a bot alone in a game for one, with a table of results."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Annotated

import typer
from rich.table import Table as Grid
from rich.text import Text

import dovre
from dovre.bots import bot
from dovre.bots.checked import FAULTS
from dovre.bots.match import GameResult, MatchResult, cores, run_match
from dovre.cli.arguments import (
    GameName,
    Games,
    Lang,
    Options,
    Out,
    Seats,
    Seed,
    read_integer,
    read_options,
    read_seats,
    read_seconds,
    read_seed,
)
from dovre.cli.errors import CliError
from dovre.cli.files import check_writable, make_folder, write_file
from dovre.cli.players import Player
from dovre.cli.saves import SUFFIX, save_text
from dovre.cli.terminal import Terminal, terminal_of


def match(
    context: typer.Context,
    game: GameName,
    bots: Annotated[list[str], typer.Argument()],
    games: Games = "120",
    seats: Seats = None,
    seed: Seed = "1",
    option: Options = None,
    out: Out = None,
    seconds: Annotated[str, typer.Option("--seconds")] = "0",
    processes: Annotated[str | None, typer.Option("--processes")] = None,
    records: Annotated[str | None, typer.Option("--records")] = None,
    as_json: Annotated[bool, typer.Option("--json")] = False,
    lang: Lang = None,
) -> None:
    terminal = terminal_of(context)
    rules = dovre.game(game)
    kinds = [name.removeprefix("bot:") for name in bots]
    for kind in kinds:
        bot(kind)  # refuses what cannot be loaded, before anything else
    count = read_seats(seats, rules) if seats is not None else read_seats(str(len(kinds)), rules)
    assert count is not None
    if len(kinds) > count:
        raise CliError("players", found=len(kinds), seats=count)
    options = read_options(option, rules)
    number, wanted = read_seed(seed) or 0, read_integer(games, "--games")
    limit = read_seconds(seconds)
    workers = read_integer(processes, "--processes", 1, 1000) if processes is not None else cores()
    if out is not None:
        check_writable(out)
    folder = make_folder(Path(records)) if records is not None else None
    names = [kinds[n % len(kinds)] for n in range(count)]
    with terminal.progress("match.progress") as report:
        result = run_match(
            rules,
            names,
            games=wanted,
            seed=number,
            options=options,
            seconds=limit,
            processes=workers,
            progress=report,
            on_game=None if folder is None else lambda played: write_record(folder, played, names),
        )
    print_result(terminal, result, out, as_json)
    if result.stopped:
        raise KeyboardInterrupt


def print_result(terminal: Terminal, result: MatchResult, out: str | None, as_json: bool) -> None:
    data = result.to_data()
    if out is not None:
        write_file(Path(out), json.dumps(data, indent=2) + "\n")
    if as_json:
        terminal.print_json(data)
    else:
        terminal.render(result_table(terminal, result))
        if result.unwon and result.seats > 1:
            terminal.say("match.nobody", n=result.unwon)
        if result.stopped:
            terminal.say("match.stopped", games=result.games, wanted=result.wanted, style="yellow")
        print_faults(terminal, result)
        terminal.say("match.note" if result.seats > 1 else "match.note_alone", style="dim")


def print_faults(terminal: Terminal, result: MatchResult) -> None:
    """For each bot whose answers were replaced: what was wrong with the first one."""
    told: set[str] = set()
    for fault in result.faults:
        if fault["bot"] not in told:
            told.add(fault["bot"])
            terminal.say(f"fault.{fault['fault']}", name=fault["bot"], why=fault["why"], style="yellow")


def write_record(folder: Path, played: GameResult, kinds: list[str]) -> None:
    assert played.record is not None
    record = played.record
    players = [Player(kinds[entrant], kinds[entrant]) for entrant in played.lineup]
    name = f"{record.slug}-{record.seats}-{played.number + 1:05d}{SUFFIX}"
    write_file(folder / name, save_text(record, players))


def result_table(terminal: Terminal, result: MatchResult) -> Grid:
    title = terminal.text(
        "match.title", title=dovre.game(result.slug).titles[terminal.lang], games=result.games, seed=result.seed
    )
    grid = Grid(title=title, title_justify="left")
    grid.add_column(terminal.text("match.bot"))
    for key in ("match.wins", "match.rate", "match.interval", "match.score"):
        grid.add_column(terminal.text(key), justify="right")
    if result.faults:
        grid.add_column(terminal.text("match.replaced"), justify="right")
    for entrant in result.entrants:
        low, high = entrant.interval
        replaced = [str(sum(entrant.faults[kind] for kind in FAULTS))] if result.faults else []
        grid.add_row(
            Text(entrant.name),
            terminal.format_number(f"{entrant.wins:.1f}"),
            terminal.format_number(f"{entrant.rate:.1%}"),
            terminal.format_number(f"{low:.1%} – {high:.1%}"),
            terminal.format_number(f"{entrant.mean:.2f} ± {entrant.error:.2f}"),
            *replaced,
        )
    return grid
