"""Files: read whole or refused with a sentence; written whole or not at all."""

from __future__ import annotations

import os
import sys
from pathlib import Path

from dovre.cli.errors import FileTrouble, trouble

STANDARD_INPUT = "-"
MOST = 4_000_000  # bytes; the longest record is a few thousand


def read_text(name: str) -> str:
    """The text of a file, or of standard input for `-`."""
    try:
        if name == STANDARD_INPUT:
            data = sys.stdin.buffer.read(MOST + 1)
        else:
            with open(name, "rb") as file:
                data = file.read(MOST + 1)
    except OSError as error:
        raise trouble(error, name) from error
    except ValueError:  # a null byte in the name
        raise FileTrouble("missing", path=printable(name)) from None
    if len(data) > MOST:
        raise FileTrouble("large", path=name)
    try:
        text = data.decode("utf-8")
    except UnicodeDecodeError:
        raise FileTrouble("binary", path=name) from None
    if "\0" in text:
        raise FileTrouble("binary", path=name)
    return text


def write_file(path: Path, data: str | bytes) -> None:
    """Write a file so that a crash at any moment leaves the old one or the new one, never a part."""
    content = data.encode() if isinstance(data, str) else data
    target = Path(os.path.realpath(path))
    try:
        if target.is_dir():
            raise FileTrouble("folder", path=str(path))
        if target.exists() and not target.is_file():  # a pipe or /dev/stdout: nothing to replace
            target.write_bytes(content)
        else:
            _replace(target, content)
    except OSError as error:
        raise trouble(error, path) from error


def check_target(name: str) -> None:
    """Refuse before the work what could not be written after it."""
    path = Path(name)
    if path.is_dir():
        raise FileTrouble("folder", path=name)
    if not path.parent.is_dir():
        raise FileTrouble("missing", path=str(path.parent))
    if not os.access(path if path.exists() else path.parent, os.W_OK):
        raise FileTrouble("denied", path=name)


def _replace(target: Path, content: bytes) -> None:
    beside = target.with_name(f".{target.name}.{os.getpid()}.part")
    try:
        with open(beside, "xb") as file:
            file.write(content)
            file.flush()
            os.fsync(file.fileno())
        os.replace(beside, target)
    finally:
        beside.unlink(missing_ok=True)
    _sync_folder(target.parent)


def _sync_folder(folder: Path) -> None:
    """Make the new name last, where the system can."""
    if os.name != "posix":
        return
    handle = os.open(folder, os.O_RDONLY)
    try:
        os.fsync(handle)
    finally:
        os.close(handle)


def make_folder(path: Path) -> Path:
    try:
        path.mkdir(parents=True, exist_ok=True)
    except FileExistsError:
        raise FileTrouble("not_folder", path=str(path)) from None
    except OSError as error:
        raise trouble(error, path) from error
    if not os.access(path, os.W_OK):
        raise FileTrouble("denied", path=str(path))
    return path


def data_folder() -> Path:
    """Where this person's data lives, as the system has it."""
    if os.environ.get("XDG_DATA_HOME"):
        return Path(os.environ["XDG_DATA_HOME"]) / "dovre"
    if os.name == "nt" and os.environ.get("LOCALAPPDATA"):
        return Path(os.environ["LOCALAPPDATA"]) / "dovre"
    return Path.home() / ".local" / "share" / "dovre"


def printable(text: str) -> str:
    """Without the characters that would move a terminal's cursor."""
    return "".join(letter if letter.isprintable() else "�" for letter in text)
