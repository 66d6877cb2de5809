"""Reading a state from a file: a position, or a record (a save is one). Both begin with the same line."""

from __future__ import annotations

import re
from dataclasses import dataclass

from dovre.cli.files import read_text
from dovre.cli.saves import players_named
from dovre.kernel.codec import read_position
from dovre.kernel.record import Record
from dovre.kernel.state import State

_RECORD = re.compile(r"^(digest\b|= |\d+\. )", re.MULTILINE)


@dataclass(frozen=True, slots=True)
class StateFile:
    """The state a file leads to."""

    state: State
    names: list[str]  # of the players, if the file names them


def read_state_file(name: str) -> StateFile:
    """Read a position, or replay a record to its end."""
    text = read_text(name)
    if not _RECORD.search(text):
        return StateFile(read_position(text), [])
    record = Record.read(text)
    return StateFile(record.replay(), players_named(text, record.seats))
