"""`dovre lab`: games of bots in bulk, reports, comparisons, boxes of one's own."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

import dovre
from dovre.bots.lookup import split_names
from dovre.cli.arguments import GameName, Games, Lang, Options, Seats, Seed, read_integer, read_seed
from dovre.cli.errors import CliError
from dovre.cli.files import check_writable, write_file
from dovre.cli.terminal import terminal_of

PROCESSES_MOST = 1000
INTERRUPTED = 130

Folder = Annotated[str, typer.Argument()]


def run(
    context: typer.Context,
    game: GameName,
    run_folder: Annotated[str, typer.Option("--out")],
    bots: Annotated[str, typer.Option("--bots")] = "greedy",
    seats: Seats = None,
    games: Games = "1000",
    option: Options = None,
    box: Annotated[str | None, typer.Option("--box")] = None,
    seed: Seed = "1",
    processes: Annotated[str | None, typer.Option("--processes")] = None,
    engine: Annotated[str, typer.Option("--engine")] = "local",
    lang: Lang = None,
) -> None:
    from dovre import lab

    terminal = terminal_of(context)
    play = lab.run
    if game not in dovre.slugs():
        dovre.game(game)  # refuses it
    try:
        with terminal.progress("lab.progress") as report:
            result = play(
                game,
                run_folder,
                bots=split_names(bots),
                seats=read_integer(seats, "--seats") if seats is not None else None,
                options=read_pairs(option),
                games=read_integer(games, "--games"),
                seed=read_seed(seed) or 0,
                box=box,
                processes=read_integer(processes, "--processes", high=PROCESSES_MOST) if processes else None,
                engine=engine,
                progress=report,
            )
    except KeyboardInterrupt:
        terminal.print_error(terminal.text("lab.stopped", path=run_folder))
        raise typer.Exit(INTERRUPTED) from None
    if result.broken:
        terminal.say("lab.broken", n=result.broken)
    terminal.say("lab.done", n=result.plan.games, played=result.played, path=run_folder)


def read_pairs(words: list[str] | None) -> dict[str, str]:
    """Options such as `pairing=printed`; whether the game has them is seen where it is loaded, with its box."""
    pairs = [word.partition("=") for word in words or ()]
    for name, equals, value in pairs:
        if not equals:
            raise CliError("pair", found=f"{name}{value}"[:40])
    return {name: value for name, _, value in pairs}


def report(
    context: typer.Context,
    folder: Folder,
    out: Annotated[str | None, typer.Option("--out")] = None,
    lang: Lang = None,
) -> None:
    from dovre import lab

    terminal = terminal_of(context)
    target = out if out is not None else str(Path(folder) / f"report.{terminal.lang}.html")
    run_found = lab.load(folder)
    check_writable(target)
    lab.take_up_box(run_found)
    write_file(Path(target), lab.report_page(run_found, terminal.lang))
    terminal.say("lab.report", path=target)


def compare(
    context: typer.Context,
    one: Annotated[str, typer.Argument()],
    two: Annotated[str, typer.Argument()],
    everything: Annotated[bool, typer.Option("--all")] = False,
    as_json: Annotated[bool, typer.Option("--json")] = False,
    lang: Lang = None,
) -> None:
    from dovre import lab

    terminal = terminal_of(context)
    before, after = lab.load(one), lab.load(two)
    lab.take_up_box(after)
    found = lab.compare(before, after)
    if as_json:
        terminal.print_json(lab.comparison_data(found))
    else:
        for part in lab.comparison_lines(found, terminal.lang, everything=everything):
            terminal.render(part) if not isinstance(part, str) else terminal.print(part)


def box(context: typer.Context, game: GameName, folder: Folder, lang: Lang = None) -> None:
    from dovre import lab

    terminal = terminal_of(context)
    files = lab.copy_box(game, folder)
    terminal.say("lab.copied", n=len(files), path=str(Path(folder) / game))
    terminal.say("lab.next", game=game, folder=folder)


COMMANDS = (run, report, compare, box)
