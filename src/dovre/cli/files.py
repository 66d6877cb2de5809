"""Reading text files, and writing files so that a crash leaves the old content or the new one."""

from __future__ import annotations

import os
import sys
from pathlib import Path

from dovre.cli.errors import FileError, file_error

STANDARD_INPUT = "-"
MAX_BYTES = 4_000_000  # the longest record has a few thousand


def read_text(name: str) -> str:
    """The text of a file, or of standard input for `-`."""
    try:
        if name == STANDARD_INPUT:
            data = sys.stdin.buffer.read(MAX_BYTES + 1)
        else:
            with open(name, "rb") as file:
                data = file.read(MAX_BYTES + 1)
    except OSError as error:
        raise file_error(error, name) from error
    except ValueError:  # a null byte in the name
        raise FileError("missing", path=printable(name)) from None
    if len(data) > MAX_BYTES:
        raise FileError("large", path=name)
    try:
        text = data.decode("utf-8")
    except UnicodeDecodeError:
        raise FileError("binary", path=name) from None
    if "\0" in text:
        raise FileError("binary", path=name)
    return text


def write_file(path: Path, data: str | bytes) -> None:
    """Write a file so that a crash at any moment leaves the old content or the new one, never a part."""
    content = data.encode() if isinstance(data, str) else data
    target = Path(os.path.realpath(path))
    try:
        if target.is_dir():
            raise FileError("folder", path=str(path))
        if target.exists() and not target.is_file():  # a pipe or /dev/stdout: nothing to replace
            target.write_bytes(content)
        else:
            _replace(target, content)
    except OSError as error:
        raise file_error(error, path) from error


def check_writable(name: str) -> None:
    """Raise FileError now if a file could not be written after the work is done."""
    path = Path(name)
    if path.is_dir():
        raise FileError("folder", path=name)
    if not path.parent.is_dir():
        raise FileError("missing", path=str(path.parent))
    if not os.access(path if path.exists() else path.parent, os.W_OK):
        raise FileError("denied", path=name)


def _replace(target: Path, content: bytes) -> None:
    partial = target.with_name(f".{target.name}.{os.getpid()}.part")
    try:
        with open(partial, "xb") as file:
            file.write(content)
            file.flush()
            os.fsync(file.fileno())
        os.replace(partial, target)
    finally:
        partial.unlink(missing_ok=True)
    _sync_folder(target.parent)


def _sync_folder(folder: Path) -> None:
    """Flush the folder entry to disk, where the system can."""
    if os.name != "posix":
        return
    handle = os.open(folder, os.O_RDONLY)
    try:
        os.fsync(handle)
    finally:
        os.close(handle)


def make_folder(path: Path) -> Path:
    """Create a folder if it is not there; FileError if it cannot be written to."""
    try:
        path.mkdir(parents=True, exist_ok=True)
    except FileExistsError:
        raise FileError("not_folder", path=str(path)) from None
    except OSError as error:
        raise file_error(error, path) from error
    if not os.access(path, os.W_OK):
        raise FileError("denied", path=str(path))
    return path


def data_folder() -> Path:
    """The folder for this user's data on this operating system."""
    if os.environ.get("XDG_DATA_HOME"):
        return Path(os.environ["XDG_DATA_HOME"]) / "dovre"
    if os.name == "nt" and os.environ.get("LOCALAPPDATA"):
        return Path(os.environ["LOCALAPPDATA"]) / "dovre"
    return Path.home() / ".local" / "share" / "dovre"


def printable(text: str) -> str:
    """The text without control characters, which would move a terminal's cursor."""
    return "".join(letter if letter.isprintable() else "�" for letter in text)
