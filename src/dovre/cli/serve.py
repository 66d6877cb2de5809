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
from dovre.cli.files import check_writable
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
    workers: Annotated[str | None, typer.Option("--workers")] = None,
    bot_workers: Annotated[str | None, typer.Option("--bot-workers")] = None,
    lang: Lang = None,
) -> None:
    terminal = terminal_of(context)
    number = read_integer(port, "--port", 1, 65535)
    settings = Settings.from_environment(
        database=database,
        origin=origin,
        workers=read_count(workers, "--workers"),
        bot_workers=read_count(bot_workers, "--bot-workers"),
    )
    check_port(host, number)
    terminal.say("serve.opening", style="dim")
    run(terminal, settings, host, number, browser=False)


def read_count(text: str | None, option: str) -> int | None:
    return None if text is None else read_integer(text, option, 1, 64)


def check_port(host: str, port: int) -> None:
    from dovre.server.addresses import BadHost, is_free

    try:
        free = is_free(host, port)
    except BadHost:
        raise CliError("host", host=host[:80]) from None
    if not free:
        raise CliError("port", port=port, host=host)


def play_in_browser(terminal: Terminal, game: str | None, *, open_it: bool = True) -> None:
    """Open the browser at the table of this machine: the one that is open already, else on the first free port.

    With `open_it` false only the address is said.
    """
    from dovre.server.addresses import free_port
    from dovre.server.run import open_browser
    from dovre.server.starting import running_server

    settings = replace(Settings.from_environment(), log=os.environ.get("DOVRE_LOG", "warning"))
    path = f"/new/{game}" if game else "/"
    address = running_server(settings.database_url)
    if address:
        terminal.say("serve.open", address=f"{address}{path}", style="bold")
        if open_it and wants_browser():
            open_browser(f"{address}{path}")
        return
    port = free_port(LOCALHOST, PORT)
    terminal.say("serve.opening", style="dim")
    run(terminal, settings, LOCALHOST, port, browser=open_it, path=path)


def wants_browser() -> bool:
    return not os.environ.get("DOVRE_NO_BROWSER")


def run(terminal: Terminal, settings: Settings, host: str, port: int, *, browser: bool, path: str = "/") -> None:
    from dovre.server.addresses import reachable
    from dovre.server.run import open_browser
    from dovre.server.run import serve as run_server

    def on_open(address: str) -> None:
        terminal.say("serve.open", address=f"{address}{path}", style="bold")
        for other in reachable(host, port):
            terminal.say("serve.friends", address=other)
        terminal.say("serve.stop", style="dim")
        if browser and wants_browser():
            open_browser(f"{address}{path}")

    for name, known in Settings.misspelt():
        terminal.say("serve.misspelt", name=name, known=known, style="yellow")
    signal.signal(signal.SIGTERM, signal.default_int_handler)
    run_server(settings, host, port, on_open)


@contextmanager
def file_errors(path: Path) -> Iterator[None]:
    """Turn an OSError inside into a FileError about this file."""
    try:
        yield
    except OSError as error:
        raise file_error(error, error.filename or path) from error


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
    check_writable(file)
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
