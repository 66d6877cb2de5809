"""Bots that cannot stop a game: illegal, late and crashed answers are replaced by random legal ones, and counted."""

from __future__ import annotations

import logging
import math
import signal
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from typing import NamedTuple

from dovre.bots.base import Bot
from dovre.bots.lookup import Timed
from dovre.kernel.action import Action
from dovre.kernel.rng import Rng
from dovre.kernel.view import View

ILLEGAL, LATE, CRASHED = FAULTS = ("illegal", "late", "crashed")
GRACE = 1.0  # seconds beyond its own after which an answer is late: machines are busy at times

log = logging.getLogger("dovre.bots")
log.addHandler(logging.NullHandler())


class Fault(NamedTuple):
    """An answer that was replaced: what was wrong with it, and the words of the error."""

    kind: str
    why: str


class TimeIsUp(BaseException):
    """Raised inside a bot whose time is up; not an Exception, so that the bot cannot take it for one of its own."""


class CheckedBot:
    """A bot whose every answer is legal and in time; what was wrong stands in `faults`."""

    def __init__(self, player: Bot, name: str) -> None:
        self.player = player
        self.name = name
        self.faults: list[Fault] = []

    def choose(self, view: View, seconds: float, rng: Rng) -> Action:
        """The bot's answer, or a random one that depends on nothing but the rng."""
        spare = Rng([rng.cells[rng.cell]], 0)
        answer = ask(self.player, view, seconds, rng)
        if isinstance(answer, Action):
            return answer
        self.faults.append(answer)
        log.warning("%s: %s (%s); a random answer was taken in %s", self.name, answer.kind, answer.why, view)
        return spare.choice(view.legal)


def ask(player: Bot, view: View, seconds: float, rng: Rng) -> Action | Fault:
    """What a bot answers, or what is wrong with it. `seconds` is how long it may think, 0 for no limit."""
    own = player.seconds if isinstance(player, Timed) else seconds
    most = own + GRACE if own > 0 else math.inf
    started = time.monotonic()
    try:
        with stopped_after(most):
            action = player.choose(view, seconds, rng)
    except TimeIsUp:
        return Fault(LATE, f"{most:.1f} s")
    except (Exception, SystemExit) as error:
        return Fault(CRASHED, _told(error))
    if time.monotonic() - started > most:
        return Fault(LATE, f"{time.monotonic() - started:.1f} s")
    if not isinstance(action, Action) or action not in view.legal:
        return Fault(ILLEGAL, str(action)[:80])
    return action


@contextmanager
def stopped_after(seconds: float) -> Iterator[None]:
    """Raise TimeIsUp in what runs here after so many seconds, where the system has alarms; else nothing happens."""
    can = hasattr(signal, "setitimer") and threading.current_thread() is threading.main_thread()
    if seconds == math.inf or not can:
        yield
        return
    before = signal.signal(signal.SIGALRM, _alarm)
    signal.setitimer(signal.ITIMER_REAL, seconds)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0.0)
        signal.signal(signal.SIGALRM, before)


def _alarm(number: int, frame: object) -> None:
    raise TimeIsUp


def _told(error: BaseException) -> str:
    """An error on one line, with the place where it was raised."""
    trace = error.__traceback__
    while trace is not None and trace.tb_next is not None:
        trace = trace.tb_next
    where = f", {trace.tb_frame.f_code.co_filename.rpartition('/')[2]} line {trace.tb_lineno}" if trace else ""
    words = " ".join(str(error).split())[:120]
    return f"{type(error).__name__}{': ' if words else ''}{words}{where}"
