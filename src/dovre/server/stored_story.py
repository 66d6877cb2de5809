"""The story of a table from its stored events, for one whose log can no longer be replayed."""

from __future__ import annotations

from typing import Any

from dovre.kernel.events import seen_by
from dovre.kernel.game import Game
from dovre.kernel.table import UNDO
from dovre.kernel.texts import Texts, load_texts
from dovre.server.rows import LogRow


def stored_story(game: Game[Any, Any], log: list[LogRow], seat: int | None, texts: Texts) -> list[str]:
    """What happened, in words of the present texts, as one seat (None: a spectator) may know it."""
    return [sentence for entry in log for sentence in _sentences(game, entry, seat, texts)]


def _sentences(game: Game[Any, Any], entry: LogRow, seat: int | None, texts: Texts) -> list[str]:
    name = texts.seat(entry.seat)
    own = load_texts("dovre.server", texts.lang)
    if entry.token == UNDO:
        return [own.say("table.undone", name=name)]
    if entry.events is None:  # stored before events were
        return [own.say("table.answered", name=name, token=entry.token)]
    seen = seen_by((event.event() for event in entry.events), seat)
    try:
        return [words for event in seen if (words := game.describe(event, texts))]
    except (KeyError, ValueError, TypeError, IndexError):  # the words of today name other parts than the event has
        hidden = entry.sealed and entry.seat != seat
        return [] if hidden else [own.say("table.answered", name=name, token=entry.token)]
