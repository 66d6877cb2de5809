"""`dovre env`: the environment of a game, number by number, for those who let programs learn it."""

from __future__ import annotations

from typing import Annotated, Any

import typer
from rich.table import Table as Grid

import dovre
from dovre.cli.arguments import GameName, Lang, Seats, read_seats
from dovre.cli.terminal import Terminal, terminal_of
from dovre.envs import needed
from dovre.kernel.game import Game


def env(
    context: typer.Context,
    game: GameName,
    seats: Seats = None,
    as_json: Annotated[bool, typer.Option("--json")] = False,
    lang: Lang = None,
) -> None:
    terminal = terminal_of(context)
    rules = dovre.game(game)
    count = read_seats(seats, rules) or rules.seats[0]
    needed("envs", "numpy", "gymnasium", "pettingzoo")
    if as_json:
        terminal.print_json(layout(rules, count))
    else:
        terminal.render(layout_table(terminal, rules, count))
        terminal.say("env.note", style="dim")


def layout(game: Game[Any, Any], seats: int) -> dict[str, Any]:
    """What an environment of this game consists of."""
    places = game.observation.places(seats)
    return {
        "game": game.slug,
        "rules": game.version,
        "seats": seats,
        "answers": len(game.alphabet),
        "numbers": places[-1].stop,
        "parts": {place.name: [place.start, place.stop] for place in places},
        "left_out": game.observation.left_out,
    }


def layout_table(terminal: Terminal, game: Game[Any, Any], seats: int) -> Grid:
    numbers, answers = game.observation.size(seats), len(game.alphabet)
    title = terminal.text("env.title", title=game.titles[terminal.lang], seats=seats, numbers=numbers, answers=answers)
    grid = Grid(title=title, title_justify="left")
    grid.add_column(terminal.text("env.part"))
    for key in ("env.start", "env.stop", "env.size"):
        grid.add_column(terminal.text(key), justify="right")
    for place in game.observation.places(seats):
        grid.add_row(place.name, str(place.start), str(place.stop), str(place.stop - place.start))
    return grid
