"""What a file can hold: a position, or a record (a save is one). Both begin with the same line."""

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
class Source:
    state: State
    names: list[str]  # of the players, if the file names them


def read_source(name: str) -> Source:
    """The state a file leads to."""
    text = read_text(name)
    if not _RECORD.search(text):
        return Source(read_position(text), [])
    record = Record.parse(text)
    return Source(record.replay(), players_named(text, record.seats))
