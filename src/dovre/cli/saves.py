"""Saved games: the record of a game and its players in one text file, replaced as a whole after each answer."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass
from datetime import datetime
from pathlib import Path

from dovre.cli.errors import CliError, FileError
from dovre.cli.files import data_folder, make_folder, read_text, write_file
from dovre.cli.players import Player, fill_with_bots, read_players
from dovre.kernel.errors import DovreError
from dovre.kernel.record import Record

SUFFIX = ".dovre"
_PLAYERS = re.compile(r"^# players (.+)$", re.MULTILINE)


@dataclass(frozen=True, slots=True)
class Save:
    """A saved game as it was read: the record is checked when it is resumed."""

    path: Path
    record: Record
    players: list[Player]


def saves_folder() -> Path:
    return data_folder() / "saves"


def generated_path(slug: str) -> Path:
    """A new file name in the saves folder, with the date and time."""
    folder = make_folder(saves_folder())
    stem = f"{slug}-{datetime.now():%Y-%m-%d-%H%M%S}"
    path = folder / f"{stem}{SUFFIX}"
    number = 2
    while path.exists():
        path = folder / f"{stem}-{number}{SUFFIX}"
        number += 1
    return path


def chosen_path(name: str) -> Path:
    """The path a person chose to save to; FileError if a file is there already."""
    path = Path(name).expanduser()
    if path.is_dir():
        raise FileError("folder", path=name)
    if path.exists():
        raise FileError("exists", path=name)
    if not path.parent.is_dir():
        raise FileError("missing", path=str(path.parent))
    return path


def save_text(record: Record, players: Sequence[Player]) -> str:
    """The record with the players as a comment below its first line."""
    first, _, rest = str(record).partition("\n")
    return f"{first}\n# players {' | '.join(player.spec for player in players)}\n{rest}"


def write_save(path: Path, record: Record, players: Sequence[Player]) -> None:
    write_file(path, save_text(record, players))


def read_save(name: str, me: str) -> Save:
    """Read a saved game. `me` is the name of a player who gave none."""
    text = read_text(name)
    record = Record.read(text)
    return Save(Path(name), record, players_in(text, record.seats, me))


def players_in(text: str, seats: int, me: str) -> list[Player]:
    """The players a save names; without any, one person against bots."""
    found = _PLAYERS.search(text)
    if found is None:
        return read_players(",".join(fill_with_bots([me], seats)), me)
    players = read_players(found[1], me, separator="|")
    if len(players) != seats:
        raise CliError("save_players", found=len(players), wanted=seats)
    return players


def players_named(text: str, seats: int) -> list[str]:
    """The names of the players in a save; [] for a record without them."""
    return [player.name for player in players_in(text, seats, "")] if _PLAYERS.search(text) else []


def unfinished_saves(me: str) -> list[Save]:
    """The saved games that are not finished, latest first; files that cannot be read are left out."""
    saves = []
    paths = sorted(saves_folder().glob(f"*{SUFFIX}"), key=lambda path: path.stat().st_mtime, reverse=True)
    for path in paths:
        try:
            save = read_save(str(path), me)
        except DovreError:
            continue
        if not save.record.result:
            saves.append(save)
    return saves
