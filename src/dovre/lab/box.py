"""A box of one's own: the files of a game's components copied to a folder, to be changed and played with."""

from __future__ import annotations

import shutil
from importlib import resources
from pathlib import Path

import dovre
from dovre.lab.errors import LabError, disk_error


def copy_box(slug: str, folder: str | Path) -> list[Path]:
    """Copy the components of a game to `folder/<slug>`, which `--box folder` and DOVRE_COMPONENTS read."""
    game = dovre.game(slug)
    data = resources.files(game.package) / "data"
    if game.box is None or not data.is_dir():
        raise LabError("no_files", game=slug)
    target = Path(folder) / slug
    if target.is_dir() and any(target.iterdir()):
        raise LabError("box_there", path=target)
    try:
        target.mkdir(parents=True, exist_ok=True)
        return [_copy(source, target) for source in sorted(data.iterdir(), key=str) if source.name.endswith(".toml")]
    except OSError as error:
        raise disk_error(error, target) from error


def _copy(source: resources.abc.Traversable, target: Path) -> Path:
    copied = target / source.name
    with resources.as_file(source) as file:
        shutil.copyfile(file, copied)
    return copied
