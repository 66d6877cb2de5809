"""What an environment needs beside the package: named in one sentence where it is missing."""

from __future__ import annotations

from importlib.util import find_spec

from dovre.kernel.errors import MissingExtra


def needed(extra: str, *names: str) -> None:
    """MissingExtra unless these packages can be imported."""
    for name in names:
        if find_spec(name) is None:
            raise MissingExtra(package=name, extra=extra)
