"""`dovre play`: the table in the browser; or a game at this terminal, alone or several people at one keyboard."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

import dovre
from dovre.cli.arguments import Lang, Options, Seats, Seed, read_options, read_seats, read_seed
from dovre.cli.console import Desk, desk_of
from dovre.cli.errors import CliError
from dovre.cli.players import Player
from dovre.cli.saves import Save, fresh_path, new_path, read_save, resumed, unfinished
from dovre.cli.serve import play_in_browser
from dovre.cli.session import Session
from dovre.cli.setup_questions import ask_game, ask_players
from dovre.kernel.table import Table

CHOOSE = "?"  # the value of `--resume` when no file is named


def play(
    context: typer.Context,
    game: Annotated[str | None, typer.Argument()] = None,
    terminal: Annotated[bool, typer.Option("--terminal")] = False,
    seats: Seats = None,
    players: Annotated[str | None, typer.Option("--players")] = None,
    option: Options = None,
    seed: Seed = None,
    resume: Annotated[str | None, typer.Option("--resume")] = None,
    save: Annotated[str | None, typer.Option("--save")] = None,
    lang: Lang = None,
) -> None:
    desk = desk_of(context)
    if not (terminal or players or resume or save or seats or option or seed):
        if game is not None:
            dovre.game(game)  # refuse an unknown one before anything is opened
        play_in_browser(desk, game)
        return
    try:
        if resume is not None:
            if game or seats or players or option or seed:
                raise CliError("resume")
            session = resume_session(desk, resume, save)
        else:
            session = new_session(desk, game, seats, players, option, seed, save)
    except (EOFError, KeyboardInterrupt):
        desk.line()
        desk.say("end.nothing")
        return
    session.run()


def new_session(
    desk: Desk,
    name: str | None,
    seats: str | None,
    players: str | None,
    option: list[str] | None,
    seed: str | None,
    save: str | None,
) -> Session:
    """A fresh table: what the command does not say is asked."""
    game = dovre.game(name) if name is not None else ask_game(desk)
    options = read_options(option, game)
    number = read_seed(seed)
    chosen = read_seats(seats, game)
    path = new_path(save) if save is not None else None
    seated = ask_players(desk, game, chosen, players)
    table = Table(game.new(len(seated), number, options))
    return begin(desk, table, seated, path if path is not None else fresh_path(game.slug))


def resume_session(desk: Desk, resume: str, save: str | None) -> Session:
    me = desk.word("players.me")
    found = choose_save(desk, unfinished(me)) if resume == CHOOSE else read_save(resume, me)
    path = new_path(save) if save is not None else found.path
    table = resumed(found)
    desk.say("resumed", n=len(table.story), path=str(found.path))
    return begin(desk, table, found.players, path)


def begin(desk: Desk, table: Table, players: list[Player], path: Path) -> Session:
    session = Session(desk, table, players, path)
    title, names = table.game.titles[desk.lang], session.texts.join(session.names)
    desk.say("seated", title=title, names=names, style="bold")
    if session.people:
        desk.say("ask.help", style="dim")
    return session


def choose_save(desk: Desk, saves: list[Save]) -> Save:
    """One of the games that wait, latest first."""
    if not saves:
        raise CliError("no_saves")
    desk.say("saves.title", style="bold")
    for number, save in enumerate(saves, 1):
        names = ", ".join(player.name for player in save.players)
        title = save.record.game.titles[desk.lang]
        desk.say(
            "saves.line", number=number, title=title, names=names, n=len(save.record.played()), file=save.path.name
        )
    while True:
        line = desk.read(desk.word("saves.ask")) or "1"
        if line.isascii() and line.isdecimal() and 1 <= int(line[:6]) <= len(saves):
            return saves[int(line[:6]) - 1]
        desk.say("ask.number", most=len(saves), style="yellow")
