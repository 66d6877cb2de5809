"""`dovre bench`: the speed of the games on this machine, and what a server bears, as JSON lines."""

from __future__ import annotations

import asyncio
import platform
from collections.abc import Iterator
from typing import Annotated, Any

import typer

import dovre
from dovre import bench as benchmarks
from dovre import lane
from dovre.cli.arguments import Lang, Seed, read_choice, read_integer, read_seconds, read_seed
from dovre.cli.errors import CliError
from dovre.cli.terminal import Terminal, terminal_of

SERVER, WIRE, ATTACKS = "server", "wire", "attacks"  # asked for by name: they take minutes
OF_A_SERVER = (SERVER, WIRE, ATTACKS)
PLAYED = "kings"  # on the tables of a server, unless another game is named
TABLES, KILLED_TABLES = "100", "12"
PACE = 10.0  # seconds that players think


def bench(
    context: typer.Context,
    what: Annotated[list[str] | None, typer.Argument()] = None,
    game: Annotated[str | None, typer.Option("--game")] = None,
    seconds: Annotated[str | None, typer.Option("--seconds")] = None,
    tables: Annotated[str | None, typer.Option("--tables")] = None,
    kills: Annotated[str | None, typer.Option("--kills")] = None,
    database: Annotated[str | None, typer.Option("--database")] = None,
    workers: Annotated[str | None, typer.Option("--workers")] = None,
    pace: Annotated[str | None, typer.Option("--pace")] = None,
    seed: Seed = "1",
    lang: Lang = None,
) -> None:
    terminal = terminal_of(context)
    names = (*benchmarks.BENCHES, *OF_A_SERVER)
    wanted = [read_choice(name, terminal.text("metavar.what"), names) for name in what or ()]
    games = [dovre.game(slug) for slug in ((game,) if game is not None else dovre.slugs())]
    span, number = None if seconds is None else read_seconds(seconds), read_seed(seed) or 0
    asked = {"--tables": tables, "--kills": kills, "--database": database, "--workers": workers, "--pace": pace}
    if SERVER not in wanted and (odd := [name for name, value in asked.items() if value is not None]):
        raise CliError("bench_server", found=", ".join(odd), n=len(odd))
    plan = read_plan(game or PLAYED, span, tables, kills, database, workers)
    plan["pace"] = PACE if pace is None else read_seconds(pace)
    if not wanted or set(wanted) - set(OF_A_SERVER):
        with terminal.progress("bench.progress") as report:
            chosen = [name for name in wanted if name not in OF_A_SERVER]
            each = 1.0 if span is None else span
            for row in benchmarks.run(games, chosen, seconds=each, seed=number, progress=report):
                terminal.print_json(row)
    for name in OF_A_SERVER:
        if name in wanted:
            bench_server(terminal, name, plan, [one.slug for one in games])


def read_plan(
    game: str, seconds: float | None, tables: str | None, kills: str | None, database: str | None, workers: str | None
) -> dict[str, Any]:
    """What a server is measured with."""
    from dovre.server.settings import Settings
    from dovre.server.starting import prepared

    url = Settings(database=database).database_url if database else ""
    count = read_integer(workers or "1", "--workers", 1, 64)
    if url or count > 1:
        with prepared(url or "sqlite://", "", count):  # what is wrong with it is said at once
            pass
    return {
        "game": game,
        "seconds": 30.0 if seconds is None else max(2.0, seconds),
        "tables": read_integer(tables or (TABLES if kills is None else KILLED_TABLES), "--tables", 1, 5000),
        "kills": read_integer(kills or "0", "--kills", 0, 100_000),
        "database": url,
        "workers": count,
    }


def bench_server(terminal: Terminal, name: str, plan: dict[str, Any], games: list[str]) -> None:
    with terminal.progress("bench.progress") as report:
        for row in rows_of_a_server(name, plan, games, report):
            where = {"lane": lane.LANE, "python": platform.python_version(), "machine": benchmarks.machine()}
            terminal.print_json(row | where)


def rows_of_a_server(name: str, plan: dict[str, Any], games: list[str], report: Any) -> Iterator[dict[str, Any]]:
    """The measures of a server by this name; each begins with a server of its own."""
    from dovre.server.load.attacks import attacks
    from dovre.server.load.kills import measure_kills
    from dovre.server.load.measures import measure_load, wire
    from dovre.server.load.process import running_server

    game, tables = plan["game"], plan["tables"]
    if name == WIRE:
        yield from wire(games, plan["seconds"], report)
    elif name == ATTACKS:
        yield from attacks(game, plan["seconds"], report)
    else:
        with running_server(plan["database"], plan["workers"]) as server:
            if plan["kills"]:
                yield asyncio.run(measure_kills(server, game, tables, plan["kills"], report))
            else:
                yield asyncio.run(measure_load(server, game, tables, plan["seconds"], plan["pace"], report))
