"""`dovre bench`: the speed of the games on this machine, as JSON lines."""

from __future__ import annotations

import platform
from typing import Annotated

import typer

import dovre
from dovre import bench as benchmarks
from dovre.cli.arguments import Lang, Seed, read_choice, read_seed
from dovre.cli.errors import CliError
from dovre.cli.terminal import Terminal, terminal_of

MOST_SECONDS = 3600.0
SERVER = "server"  # asked for by name: it takes a minute or two


def bench(
    context: typer.Context,
    what: Annotated[list[str] | None, typer.Argument()] = None,
    game: Annotated[str | None, typer.Option("--game")] = None,
    seconds: Annotated[str, typer.Option("--seconds")] = "1",
    seed: Seed = "1",
    lang: Lang = None,
) -> None:
    terminal = terminal_of(context)
    names = (*benchmarks.BENCHES, SERVER)
    wanted = [read_choice(name, terminal.text("metavar.what"), names) for name in what or ()]
    games = [dovre.game(slug) for slug in ((game,) if game is not None else dovre.slugs())]
    span, number = read_seconds(seconds), read_seed(seed) or 0
    if wanted != [SERVER]:
        with terminal.progress("bench.progress") as report:
            chosen = [name for name in wanted if name != SERVER]
            for row in benchmarks.run(games, chosen, seconds=span, seed=number, progress=report):
                terminal.print_json(row)
    if SERVER in wanted:
        bench_server(terminal, span)


def bench_server(terminal: Terminal, seconds: float) -> None:
    """The same pace of play at 10 and at 400 tables, five readers each."""
    from dovre.server import load_test

    with terminal.progress("bench.progress") as report:
        for row in load_test.run(seconds=max(5.0, 30 * seconds), progress=report):
            terminal.print_json(row | {"python": platform.python_version(), "machine": benchmarks.machine()})


def read_seconds(text: str) -> float:
    try:
        value = float(text)
    except ValueError:
        value = -1.0
    if not 0.0 <= value <= MOST_SECONDS:
        raise CliError("seconds", found=text[:40], most=int(MOST_SECONDS))
    return value
