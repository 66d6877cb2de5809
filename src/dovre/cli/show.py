"""`dovre show`: draw a position, a record's last state, or a fresh table, as text, SVG or PNG."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Annotated, Any

import typer

import dovre
from dovre.cli.arguments import (
    SPECTATOR,
    Lang,
    Options,
    Out,
    Seats,
    Seed,
    read_choice,
    read_options,
    read_seat,
    read_seats,
    read_seed,
)
from dovre.cli.errors import CliError
from dovre.cli.files import STANDARD_INPUT, check_writable, write_file
from dovre.cli.state_file import StateFile, read_state_file
from dovre.cli.terminal import Terminal, terminal_of
from dovre.kernel.game import load
from dovre.kernel.view import View

FORMATS = ("text", "svg", "png")
ENDINGS = {".svg": "svg", ".png": "png", ".txt": "text"}
THEMES = ("light", "dark")
SIZES = ("desktop", "phone")
PNG_WIDTH = {"desktop": 1400, "phone": 780}


def show(
    context: typer.Context,
    position: Annotated[str, typer.Argument()],
    seat: Annotated[str, typer.Option("--seat")] = SPECTATOR,
    form: Annotated[str | None, typer.Option("--format")] = None,
    out: Out = None,
    theme: Annotated[str, typer.Option("--theme")] = "light",
    size: Annotated[str, typer.Option("--size")] = "desktop",
    seats: Seats = None,
    seed: Seed = None,
    option: Options = None,
    lang: Lang = None,
) -> None:
    terminal = terminal_of(context)
    form = read_format(form, out)
    how: dict[str, Any] = {"theme": read_choice(theme, "--theme", THEMES), "size": read_choice(size, "--size", SIZES)}
    if out is not None:
        check_writable(out)
    elif form == "png" and sys.stdout.isatty():
        raise CliError("png_out")
    source = find_state(position, seats, seed, option)
    view = source.state.view(read_seat(seat, source.state.seats))
    how |= {"lang": terminal.lang, "names": source.names}
    write_picture(terminal, draw(terminal, view, form, how, plain=out is not None), out)


def read_format(form: str | None, out: str | None) -> str:
    """The format that is asked for, or that a file's ending names, which must agree; text where neither says one."""
    if form is not None:
        read_choice(form, "--format", FORMATS)
    ending = Path(out).suffix.lower() if out is not None else ""
    named = ENDINGS.get(ending)
    if ending and named is None:
        raise CliError("ending", found=ending[:20], accepted=", ".join(ENDINGS))
    if form is not None and named not in (None, form):
        raise CliError("format_ending", form=form, ending=ending)
    return form or named or "text"


def find_state(position: str, seats: str | None, seed: str | None, option: list[str] | None) -> StateFile:
    """The state to draw: a new game for the name of a game, else what the file holds."""
    if position in dovre.slugs():
        game = dovre.game(position)
        return StateFile(game.new(read_seats(seats, game), read_seed(seed), read_options(option, game)), [])
    if seats is not None or seed is not None or option:
        raise CliError("show_fresh", games=", ".join(dovre.slugs()))
    if position != STANDARD_INPUT and not Path(position).exists():
        raise CliError("show_what", found=position[:60], games=", ".join(dovre.slugs()))
    return read_state_file(position)


def draw(terminal: Terminal, view: View, form: str, how: dict[str, Any], *, plain: bool) -> str | bytes:
    game = load(view.slug)
    if form == "text":
        color = terminal.color and not plain
        return game.text(view, lang=how["lang"], names=how["names"], color=color, width=terminal.console.width)
    picture = game.board(view, **how)
    return str(picture) if form == "svg" else render_png(str(picture), PNG_WIDTH[how["size"]])


def render_png(picture: str, width: int) -> bytes:
    from dovre.render.png import to_png

    try:
        return to_png(picture, width)
    except ImportError:
        raise CliError("png_extra") from None


def write_picture(terminal: Terminal, picture: str | bytes, out: str | None) -> None:
    if out is not None:
        write_file(Path(out), picture)
    elif isinstance(picture, bytes):
        sys.stdout.buffer.write(picture)
        sys.stdout.buffer.flush()
    else:
        terminal.write(picture)
