"""Errors of the command line: bad arguments and files, each one sentence of the command line's texts."""

from __future__ import annotations

import errno
from pathlib import Path

from dovre.kernel.errors import DovreError
from dovre.kernel.texts import Texts, load_texts


class CliError(DovreError):
    """Bad input to a command; the sentence stands under `wrong` in the texts."""

    key = "wrong"

    def words(self, lang: str = "en") -> str:
        parts = {name: part.words(lang) if isinstance(part, DovreError) else part for name, part in self.parts.items()}
        return load_texts("dovre.cli", lang).say(self.key, **parts)


class FileError(CliError):
    """A file that cannot be read or written."""

    key = "wrong.file"


_REASONS = {
    errno.ENOENT: "missing",
    errno.ENOTDIR: "missing",
    errno.EISDIR: "folder",
    errno.EACCES: "denied",
    errno.EPERM: "denied",
    errno.EROFS: "denied",
    errno.ENOSPC: "full",
    errno.EDQUOT: "full",
    errno.EBADF: "closed",
}


def file_error(error: OSError, path: Path | str) -> FileError:
    """An error of the operating system about a file, as a sentence of ours."""
    reason = _REASONS.get(error.errno or 0)
    if reason is None:
        return FileError("other", path=str(path), why=error.strerror or type(error).__name__)
    return FileError(reason, path=str(path))


# Typer carries Click inside since 0.16 or so and beside itself before, so its refusals are known by name.


def usage_error(error: Exception, prog: str, texts: Texts) -> CliError | None:
    """A usage error of Typer as a sentence of ours; None for any other exception."""
    context = getattr(error, "ctx", None)
    command = getattr(context, "command_path", prog)
    match type(error).__name__:
        case "NoSuchOption":
            return CliError("option", found=_option(error), command=command)
        case "BadOptionUsage" | "BadArgumentUsage":
            return CliError("value", found=_option(error), command=command)
        case "MissingParameter":
            return CliError("missing", found=_missing(error, texts), command=command)
        case "UsageError" | "BadParameter":
            return CliError("usage", command=command)
    return None


def _option(error: Exception) -> str:
    return str(getattr(error, "option_name", "") or "")[:40]


def _missing(error: Exception, texts: Texts) -> str:
    name = str(getattr(getattr(error, "param", None), "name", ""))
    return texts.say(f"metavar.{name}") if texts.has(f"metavar.{name}") else name.upper()
