"""Refusals of the server: a code, an HTTP status, and a sentence in the reader's language."""

from __future__ import annotations

from dovre.kernel.errors import DovreError
from dovre.kernel.texts import load_texts


class Refused(DovreError):
    """A request that is not granted. Nothing was changed."""

    key = "refused"
    status = 400

    def __init__(self, code: str, status: int = 400, /, **parts: object) -> None:
        super().__init__(code, **parts)
        self.code = code
        self.status = status

    def words(self, lang: str = "en") -> str:
        return load_texts("dovre.server", lang).say(self.key, **self.parts)


class CannotContinue(Refused):
    """A table whose log cannot be replayed under the present rules; its story can still be read."""
