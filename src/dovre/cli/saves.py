"""Saves: the record of a game and who plays it, as one text file that a kill at any moment leaves whole."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass
from datetime import datetime
from pathlib import Path

from dovre.cli.errors import CliError, FileTrouble
from dovre.cli.files import data_folder, make_folder, read_text, write_file
from dovre.cli.players import Player, filled, read_players
from dovre.kernel.errors import DovreError
from dovre.kernel.record import Record
from dovre.kernel.table import Table

ENDING = ".dovre"
_PLAYERS = re.compile(r"^# players (.+)$", re.MULTILINE)


@dataclass(frozen=True, slots=True)
class Save:
    path: Path
    record: Record
    players: list[Player]


def saves_folder() -> Path:
    return data_folder() / "saves"


def fresh_path(slug: str) -> Path:
    """A name in the saves folder that no file has yet."""
    folder = make_folder(saves_folder())
    stem = f"{slug}-{datetime.now():%Y-%m-%d-%H%M%S}"
    path = folder / f"{stem}{ENDING}"
    number = 2
    while path.exists():
        path = folder / f"{stem}-{number}{ENDING}"
        number += 1
    return path


def new_path(name: str) -> Path:
    """A path the person chose; a file that is there already is not ours to overwrite."""
    path = Path(name).expanduser()
    if path.is_dir():
        raise FileTrouble("folder", path=name)
    if path.exists():
        raise FileTrouble("exists", path=name)
    if not path.parent.is_dir():
        raise FileTrouble("missing", path=str(path.parent))
    return path


def save_text(record: Record, players: Sequence[Player]) -> str:
    """The record with the players as a comment below its first line."""
    first, _, rest = str(record).partition("\n")
    return f"{first}\n# players {' | '.join(player.spec for player in players)}\n{rest}"


def write_save(path: Path, record: Record, players: Sequence[Player]) -> None:
    write_file(path, save_text(record, players))


def read_save(name: str, me: str) -> Save:
    """A save that can be continued: who plays, and a record that is checked when it is resumed."""
    text = read_text(name)
    record = Record.parse(text)
    return Save(Path(name), record, players_in(text, record.seats, me))


def players_in(text: str, seats: int, me: str) -> list[Player]:
    """The players a save names; a record without them is played by one person against the usual bots."""
    found = _PLAYERS.search(text)
    if found is None:
        return read_players(",".join(filled([me], seats)), me)
    players = read_players(found[1], me, divider="|")
    if len(players) != seats:
        raise CliError("save_players", found=len(players), wanted=seats)
    return players


def players_named(text: str, seats: int) -> list[str]:
    """The names a record carries, none if it carries none."""
    return [player.name for player in players_in(text, seats, "")] if _PLAYERS.search(text) else []


def unfinished(me: str) -> list[Save]:
    """The saves one can continue, latest first; files that are no saves are passed over."""
    saves = []
    paths = sorted(saves_folder().glob(f"*{ENDING}"), key=lambda path: path.stat().st_mtime, reverse=True)
    for path in paths:
        try:
            save = read_save(str(path), me)
        except DovreError:
            continue
        if not save.record.result:
            saves.append(save)
    return saves


def resumed(save: Save) -> Table:
    """The table where the save left it; BadRecord if it was cut or edited."""
    return Table.resume(save.record)
