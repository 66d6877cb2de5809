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

from dovre.cli.arguments import Lang, whole
from dovre.cli.console import Desk, desk_of
from dovre.cli.errors import CliError, trouble
from dovre.server.settings import PORT, Settings

HERE = "127.0.0.1"

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
    desk = desk_of(context)
    number = whole(port, "--port", 1, 65535)
    workers = whole(bot_workers, "--bot-workers", 1, 64) if bot_workers is not None else None
    settings = Settings.from_environment(database=database, origin=origin, bot_workers=workers)
    if free_port_or_none(host, number) is None:
        raise CliError("port", port=number, host=host)
    desk.say("serve.opening", style="dim")
    run(desk, settings, host, number, browser=False)


def free_port_or_none(host: str, port: int) -> int | None:
    from dovre.server.run import free_port

    try:
        return free_port(host, port, tries=1)
    except OSError:
        return None


def play_in_browser(desk: Desk, game: str | None) -> None:
    """The table on this machine: the first free port, the browser opened on it."""
    from dovre.server.run import free_port

    settings = replace(Settings.from_environment(), log=os.environ.get("DOVRE_LOG", "warning"))
    port = free_port(HERE, PORT)
    desk.say("serve.opening", style="dim")
    run(desk, settings, HERE, port, browser=True, path=f"/new/{game}" if game else "/")


def run(desk: Desk, settings: Settings, host: str, port: int, *, browser: bool, path: str = "/") -> None:
    from dovre.server.run import open_browser
    from dovre.server.run import serve as run_server

    def opened(address: str) -> None:
        desk.say("serve.open", address=f"{address}{path}", style="bold")
        desk.say("serve.stop", style="dim")
        if browser and not os.environ.get("DOVRE_NO_BROWSER"):
            open_browser(f"{address}{path}")

    signal.signal(signal.SIGTERM, signal.default_int_handler)
    run_server(settings, host, port, opened)


@contextmanager
def said_of(path: Path) -> Iterator[None]:
    """What the system says about a file, as a sentence of ours."""
    try:
        yield
    except OSError as error:
        raise trouble(error, path) from error


def backup(
    context: typer.Context,
    file: Annotated[str, typer.Argument()],
    database: Annotated[str | None, typer.Option("--database")] = None,
    lang: Lang = None,
) -> None:
    """A copy of the database that is whole even while games are being played."""
    from dovre.server import backup as backups

    path = Path(file)
    if path.exists():
        raise CliError("exists", path=str(path))
    with said_of(path):
        tables = backups.backup(Settings.from_environment(database=database).database_url, path)
    desk_of(context).say("serve.kept", n=tables, path=str(path))


def restore(
    context: typer.Context,
    file: Annotated[str, typer.Argument()],
    database: Annotated[str | None, typer.Option("--database")] = None,
    lang: Lang = None,
) -> None:
    """Put a copy in the place of the database; what was there is kept beside it."""
    from dovre.server import backup as backups

    path = Path(file)
    with said_of(path):
        tables, before = backups.restore(path, Settings.from_environment(database=database).database_url)
    desk_of(context).say("serve.restored", n=tables, path=str(path))
    if before is not None:
        desk_of(context).say("serve.before", path=str(before))
