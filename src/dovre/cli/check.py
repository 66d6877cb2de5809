"""`dovre check`: the laws every game must keep, tried on random games."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

import dovre
from dovre.cli.arguments import GameName, Games, Lang, Out, Seats, Seed, read_integer, read_seats, read_seed
from dovre.cli.errors import CliError
from dovre.cli.files import check_writable, write_file
from dovre.cli.saves import SUFFIX
from dovre.cli.terminal import Terminal, terminal_of

FAILED = 1
MOST_SHOWN = 20
EVERY = 4  # without --thorough, a costly law is tried at one state in so many: more games in the same time


def check(
    context: typer.Context,
    game: GameName,
    games: Games = "60",
    seed: Seed = "1",
    seats: Seats = None,
    out: Out = None,
    thorough: Annotated[bool, typer.Option("--thorough")] = False,
    lanes: Annotated[bool, typer.Option("--lanes")] = False,
    lang: Lang = None,
) -> None:
    from dovre.kernel import check as laws

    terminal = terminal_of(context)
    rules = dovre.game(game)
    count = read_seats(seats, rules)
    number, wanted = read_seed(seed) or 0, read_integer(games, "--games")
    if lanes:
        check_lanes(terminal, rules.slug, wanted, number)
        return
    if out is not None:
        check_writable(out)
    with terminal.progress("check.progress") as report:
        found = laws.run(
            rules,
            games=wanted,
            seed=number,
            seats=None if count is None else [count],
            progress=report,
            every=1 if thorough else EVERY,
        )
    terminal.say("check.summary", game=rules.slug, games=found.games, decisions=found.decisions, n=len(found.failures))
    for failure in found.failures[:MOST_SHOWN]:
        terminal.print(f"  {failure.law}: {failure.detail}", style="red")
    if found.failures:
        shortest = min(found.failures, key=lambda failure: len(failure.record))
        path = Path(out if out is not None else f"{rules.slug}-failure{SUFFIX}")
        write_file(path, shortest.record)
        terminal.say("check.record", law=shortest.law, path=str(path))
        raise typer.Exit(FAILED)


def check_lanes(terminal: Terminal, slug: str, games: int, seed: int) -> None:
    """The same random games on the plain and on the compiled lane."""
    from dovre import lane_check

    if not lane_check.is_there():
        raise CliError("lane")
    with terminal.progress("check.progress") as report:
        differ = lane_check.compare(slug, games, seed, report)
    if differ is None:
        terminal.say("check.lanes", game=slug, games=games)
        return
    terminal.say("check.differ", game=slug)
    for line in differ:
        terminal.print(f"  {line}", style="red")
    raise typer.Exit(FAILED)
