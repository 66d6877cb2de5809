"""`dovre serve` and the web table of `dovre play`; `dovre backup` and `dovre restore` for what they keep."""

from __future__ import annotations

import os
import signal
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path
from typing import Annotated

import typer

from dovre.cli.arguments import Lang, read_integer
from dovre.cli.errors import CliError, file_error
from dovre.cli.terminal import Terminal, terminal_of
from dovre.server.settings import PORT, Settings

LOCALHOST = "127.0.0.1"

# The server and its database are loaded by the commands that use them: `dovre rules` must not wait for them.


def serve(
    context: typer.Context,
    host: Annotated[str, typer.Option("--host")] = "0.0.0.0",
    port: Annotated[str, typer.Option("--port")] = str(PORT),
    database: Annotated[str | None, typer.Option("--database")] = None,
    origin: Annotated[str | None, typer.Option("--origin")] = None,
    bot_workers: Annotated[str | None, typer.Option("--bot-workers")] = None,
    lang: Lang = None,
) -> None:
    terminal = terminal_of(context)
    number = read_integer(port, "--port", 1, 65535)
    workers = read_integer(bot_workers, "--bot-workers", 1, 64) if bot_workers is not None else None
    settings = Settings.from_environment(database=database, origin=origin, bot_workers=workers)
    if free_port_or_none(host, number) is None:
        raise CliError("port", port=number, host=host)
    terminal.say("serve.opening", style="dim")
    run(terminal, settings, host, number, browser=False)


def free_port_or_none(host: str, port: int) -> int | None:
    from dovre.server.run import free_port

    try:
        return free_port(host, port, tries=1)
    except OSError:
        return None


def play_in_browser(terminal: Terminal, game: str | None) -> None:
    """Serve on the first free port of this machine and open the browser there."""
    from dovre.server.run import free_port

    settings = replace(Settings.from_environment(), log=os.environ.get("DOVRE_LOG", "warning"))
    port = free_port(LOCALHOST, PORT)
    terminal.say("serve.opening", style="dim")
    run(terminal, settings, LOCALHOST, port, browser=True, path=f"/new/{game}" if game else "/")


def run(terminal: Terminal, settings: Settings, host: str, port: int, *, browser: bool, path: str = "/") -> None:
    from dovre.server.run import open_browser
    from dovre.server.run import serve as run_server

    def on_open(address: str) -> None:
        terminal.say("serve.open", address=f"{address}{path}", style="bold")
        terminal.say("serve.stop", style="dim")
        if browser and not os.environ.get("DOVRE_NO_BROWSER"):
            open_browser(f"{address}{path}")

    signal.signal(signal.SIGTERM, signal.default_int_handler)
    run_server(settings, host, port, on_open)


@contextmanager
def file_errors(path: Path) -> Iterator[None]:
    """Turn an OSError inside into a FileError about this file."""
    try:
        yield
    except OSError as error:
        raise file_error(error, path) from error


def backup(
    context: typer.Context,
    file: Annotated[str, typer.Argument()],
    database: Annotated[str | None, typer.Option("--database")] = None,
    lang: Lang = None,
) -> None:
    """Copy the database, also while games are being played."""
    from dovre.server import backup as backups

    path = Path(file)
    if path.exists():
        raise CliError("exists", path=str(path))
    with file_errors(path):
        tables = backups.backup(Settings.from_environment(database=database).database_url, path)
    terminal_of(context).say("serve.kept", n=tables, path=str(path))


def restore(
    context: typer.Context,
    file: Annotated[str, typer.Argument()],
    database: Annotated[str | None, typer.Option("--database")] = None,
    lang: Lang = None,
) -> None:
    """Replace the database by a copy; the old one is kept beside it."""
    from dovre.server import backup as backups

    path = Path(file)
    with file_errors(path):
        tables, before = backups.restore(path, Settings.from_environment(database=database).database_url)
    terminal_of(context).say("serve.restored", n=tables, path=str(path))
    if before is not None:
        terminal_of(context).say("serve.before", path=str(before))
