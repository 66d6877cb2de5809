"""What can be wrong with a command: one sentence from the command line's own texts."""

from __future__ import annotations

import errno
from pathlib import Path

from dovre.kernel.errors import DovreError
from dovre.kernel.texts import Texts, load_texts


class CliError(DovreError):
    """Bad input of the command line; its key stands under `wrong` in the texts."""

    key = "wrong"

    def words(self, lang: str = "en") -> str:
        parts = {name: part.words(lang) if isinstance(part, DovreError) else part for name, part in self.parts.items()}
        return load_texts("dovre.cli", lang).say(self.key, **parts)


class FileTrouble(CliError):
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
}


def trouble(error: OSError, path: Path | str) -> FileTrouble:
    """The sentence for what the system says about a file."""
    reason = _REASONS.get(error.errno or 0)
    if reason is None:
        return FileTrouble("other", path=str(path), why=error.strerror or type(error).__name__)
    return FileTrouble(reason, path=str(path))


# Typer carries Click inside since 0.16 or so and beside itself before, so its refusals are known by name.


def usage_trouble(error: Exception, prog: str, texts: Texts) -> CliError | None:
    """Our sentence for a refusal of Typer's own; None for an exception that is none."""
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
