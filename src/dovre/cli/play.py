"""`dovre play`: the table in the browser; or a game at this terminal, alone or several people at one keyboard."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

import dovre
from dovre.bots.lookup import brought_in, parse_name
from dovre.cli.arguments import Lang, Options, Seats, Seed, read_options, read_seats, read_seed
from dovre.cli.errors import CliError
from dovre.cli.players import Player
from dovre.cli.saves import Save, chosen_path, generated_path, read_save, unfinished_saves
from dovre.cli.serve import play_in_browser
from dovre.cli.session import Session
from dovre.cli.setup_questions import ask_game, ask_players
from dovre.cli.terminal import Terminal, terminal_of
from dovre.kernel.table import Table

CHOOSE_FROM_LIST = "?"  # the value of `--resume` when no file is named


def play(
    context: typer.Context,
    game: Annotated[str | None, typer.Argument()] = None,
    in_terminal: Annotated[bool, typer.Option("--terminal")] = False,
    no_browser: Annotated[bool, typer.Option("--no-browser")] = False,
    seats: Seats = None,
    players: Annotated[str | None, typer.Option("--players")] = None,
    option: Options = None,
    seed: Seed = None,
    resume: Annotated[str | None, typer.Option("--resume")] = None,
    save: Annotated[str | None, typer.Option("--save")] = None,
    lang: Lang = None,
) -> None:
    terminal = terminal_of(context)
    if not (in_terminal or players or resume or save or seats or option or seed):
        if game is not None:
            dovre.game(game)  # refuse an unknown one before anything is opened
        play_in_browser(terminal, game, open_it=not no_browser)
        return
    try:
        if resume is not None:
            if game or seats or players or option or seed:
                raise CliError("resume")
            session = resume_session(terminal, resume, save)
        else:
            session = new_session(terminal, game, seats, players, option, seed, save)
    except (EOFError, KeyboardInterrupt):
        terminal.print()
        terminal.say("end.nothing")
        return
    session.run()


def new_session(
    terminal: Terminal,
    name: str | None,
    seats: str | None,
    players: str | None,
    option: list[str] | None,
    seed: str | None,
    save: str | None,
) -> Session:
    """Start a new game; what the command line does not say is asked."""
    game = dovre.game(name) if name is not None else ask_game(terminal)
    options = read_options(option, game)
    number = read_seed(seed)
    chosen = read_seats(seats, game)
    path = chosen_path(save) if save is not None else None
    seated = ask_players(terminal, game, chosen, players)
    table = Table(game.new(len(seated), number, options))
    return start_session(terminal, table, seated, path if path is not None else generated_path(game.slug))


def resume_session(terminal: Terminal, resume: str, save: str | None) -> Session:
    """Continue a saved game."""
    me = terminal.text("players.me")
    found = choose_save(terminal, unfinished_saves(me)) if resume == CHOOSE_FROM_LIST else read_save(resume, me)
    for player in found.players:
        kind = player.bot
        if kind is not None and parse_name(kind).is_module and kind not in brought_in().values():
            raise CliError("save_bot", name=kind)  # a file may come from anybody, and a module is a program
    path = chosen_path(save) if save is not None else found.path
    table = Table.resume(found.record)
    terminal.say("resumed", n=len(table.standing), path=str(found.path))
    return start_session(terminal, table, found.players, path)


def start_session(terminal: Terminal, table: Table, players: list[Player], path: Path) -> Session:
    session = Session(terminal, table, players, path)
    title, names = table.game.titles[terminal.lang], session.texts.join(session.names)
    terminal.say("seated", title=title, names=names, style="bold")
    if session.people:
        terminal.say("ask.help", style="dim")
    return session


def choose_save(terminal: Terminal, saves: list[Save]) -> Save:
    """Ask which of the unfinished games to continue, latest first."""
    if not saves:
        raise CliError("no_saves")
    terminal.say("saves.title", style="bold")
    for number, save in enumerate(saves, 1):
        names = ", ".join(player.name for player in save.players)
        title = save.record.game.titles[terminal.lang]
        terminal.say(
            "saves.line", number=number, title=title, names=names, n=len(save.record.played()), file=save.path.name
        )
    while True:
        line = terminal.read(terminal.text("saves.ask")) or "1"
        if line.isascii() and line.isdecimal() and 1 <= int(line[:6]) <= len(saves):
            return saves[int(line[:6]) - 1]
        terminal.say("ask.number", most=len(saves), style="yellow")
