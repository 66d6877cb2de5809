"""`dovre match`: bots against bots, with a table of results."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Annotated

import typer
from rich.table import Table as Grid
from rich.text import Text

import dovre
from dovre.bots import bot
from dovre.bots.match import MatchResult, Played, run_match
from dovre.cli.arguments import (
    GameName,
    Games,
    Lang,
    Options,
    Out,
    Seats,
    Seed,
    read_options,
    read_seats,
    read_seed,
    whole,
)
from dovre.cli.console import Desk, desk_of
from dovre.cli.errors import CliError
from dovre.cli.files import check_target, make_folder, write_file
from dovre.cli.players import Player
from dovre.cli.saves import ENDING, save_text


def match(
    context: typer.Context,
    game: GameName,
    bots: Annotated[list[str], typer.Argument()],
    games: Games = "120",
    seats: Seats = None,
    seed: Seed = "1",
    option: Options = None,
    out: Out = None,
    records: Annotated[str | None, typer.Option("--records")] = None,
    as_json: Annotated[bool, typer.Option("--json")] = False,
    lang: Lang = None,
) -> None:
    desk = desk_of(context)
    rules = dovre.game(game)
    kinds = [bot(name.removeprefix("bot:")).name for name in bots]
    count = read_seats(seats, rules) if seats is not None else read_seats(str(len(kinds)), rules)
    assert count is not None
    if len(kinds) > count:
        raise CliError("players", found=len(kinds), seats=count)
    options = read_options(option, rules)
    number, wanted = read_seed(seed) or 0, whole(games, "--games")
    if out is not None:
        check_target(out)
    folder = make_folder(Path(records)) if records is not None else None
    names = [kinds[n % len(kinds)] for n in range(count)]
    with desk.progress("match.progress") as report:
        result = run_match(
            rules,
            names,
            games=wanted,
            seed=number,
            options=options,
            progress=report,
            keep=None if folder is None else lambda played: keep_record(folder, played, names),
        )
    tell_result(desk, result, out, as_json)


def tell_result(desk: Desk, result: MatchResult, out: str | None, as_json: bool) -> None:
    data = result.to_data()
    if out is not None:
        write_file(Path(out), json.dumps(data, indent=2) + "\n")
    if as_json:
        desk.data(data)
    else:
        desk.show(result_table(desk, result))
        desk.say("match.note", style="dim")


def keep_record(folder: Path, played: Played, kinds: list[str]) -> None:
    assert played.record is not None
    record = played.record
    players = [Player(kinds[entrant], kinds[entrant]) for entrant in played.lineup]
    name = f"{record.slug}-{record.seats}-{played.number + 1:05d}{ENDING}"
    write_file(folder / name, save_text(record, players))


def result_table(desk: Desk, result: MatchResult) -> Grid:
    title = desk.word(
        "match.title", title=dovre.game(result.slug).titles[desk.lang], games=result.games, seed=result.seed
    )
    grid = Grid(title=title, title_justify="left")
    grid.add_column(desk.word("match.bot"))
    for key in ("match.wins", "match.rate", "match.interval", "match.score"):
        grid.add_column(desk.word(key), justify="right")
    for entrant in result.entrants:
        low, high = entrant.interval
        grid.add_row(
            Text(entrant.name),
            desk.figure(f"{entrant.wins:.1f}"),
            desk.figure(f"{entrant.rate:.1%}"),
            desk.figure(f"{low:.1%} – {high:.1%}"),
            desk.figure(f"{entrant.mean:.2f} ± {entrant.error:.2f}"),
        )
    return grid
