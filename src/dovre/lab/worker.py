"""A process that plays chunks for the lab. Its box is fixed when it starts, before any game is loaded."""

from __future__ import annotations

import os
import signal
from multiprocessing.connection import Connection
from typing import Any

from dovre.kernel.components import FOLDER_VARIABLE
from dovre.kernel.errors import DovreError


def set_environment(box: str | None) -> None:
    """The components this process plays with: an owner's folder, or those of the house."""
    os.environ.pop(FOLDER_VARIABLE, None)
    if box is not None:
        os.environ[FOLDER_VARIABLE] = box
    os.environ["POLARS_MAX_THREADS"] = "1"  # there are as many processes as cores already


def work(connection: Connection, box: str | None) -> None:
    """Play the chunks that come through the connection, until it is closed.

    Sent back: `("game", None)` after each game, `("chunk", files)`, or `("error", exception)`.
    """
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C goes to all; the parent ends this process
    set_environment(box)
    from dovre.lab.play import play_chunk  # after the box is set

    try:
        while True:
            plan, chunk = connection.recv()
            try:
                files = play_chunk(plan, chunk, lambda: connection.send(("game", None)))
                connection.send(("chunk", files))
            except DovreError as error:
                connection.send(("error", error))
    except (EOFError, BrokenPipeError):
        return


def plan_with_box(box: str | None, slug: str, wanted: dict[str, Any]) -> Any:
    """Make a plan in this process, which was started for it; gives the error where there is one."""
    set_environment(box)
    from dovre.lab.plan import make_plan

    return make_plan(slug, **wanted)
