"""What can be wrong with what we were given: one clear sentence, in the reader's language.

An error carries a key of the kernel's texts and the parts of the sentence, so that a page, a terminal and an interface
for programs each tell it in their own tongue. `str(error)` is the English sentence.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from dovre.kernel.texts import Texts


class DovreError(Exception):
    """Bad input. Nothing was changed."""

    key = "error"

    def __init__(self, key: str | None = None, /, **parts: object) -> None:
        self.key = f"{type(self).key}.{key}" if key else type(self).key
        self.parts = parts
        super().__init__(self.key, parts)

    def words(self, lang: str = "en") -> str:
        parts = {name: part.words(lang) if isinstance(part, DovreError) else part for name, part in self.parts.items()}
        return self.texts(lang).say(self.key, **parts)

    def texts(self, lang: str) -> Texts:
        """Where the sentence stands."""
        from dovre.kernel.texts import kernel_texts

        return kernel_texts(lang)

    def __str__(self) -> str:
        return self.words("en")

    def __reduce__(self) -> tuple[object, ...]:
        return (_again, (type(self), self.key, self.parts))


def _again(cls: type[DovreError], key: str, parts: dict[str, object]) -> DovreError:
    error = cls(**parts)
    error.key = key
    return error


class UnknownGame(DovreError):
    key = "error.game"


class BadSetup(DovreError):
    """Seat count, option or seed that the game does not have."""

    key = "error.setup"


class BadNotation(DovreError):
    """Not a token of this game."""

    key = "error.notation"


class NotYourQuestion(DovreError):
    """That seat is not asked anything now."""

    key = "error.seat"


class BadData(DovreError):
    """A JSON state that cannot be read."""

    key = "error.data"


class BadPosition(DovreError):
    key = "error.position"


class BadRecord(DovreError):
    key = "error.record"


class BadVersion(DovreError):
    """A position or record of rules this engine does not play."""

    key = "error.version"


class BadComponents(DovreError):
    """A file of components, of the house or of an owner, that cannot be played with.

    The part `package` names the game whose texts tell the sentence, for what only its components can have wrong.
    """

    key = "error.components"

    def texts(self, lang: str) -> Texts:
        from dovre.kernel.texts import load_texts

        return load_texts(str(self.parts.get("package", "dovre.kernel")), lang)


class MissingExtra(DovreError, ImportError):
    """A package is missing that belongs to an optional extra."""

    key = "error.extra"


class UndoRefused(DovreError):
    key = "error.undo"


@dataclass(frozen=True, slots=True)
class Refusal:
    """Why an action cannot be taken now: a reason code, the rule that forbids it, and the words for it."""

    slug: str
    code: str
    rule: str
    parts: tuple[tuple[str, object], ...] = ()

    def words(self, lang: str = "en") -> str:
        """The reason as a sentence, without the rule id."""
        from dovre.kernel.game import load

        return load(self.slug).texts(lang).say(f"refusal.{self.code}", **dict(self.parts))


class NotLegal(DovreError):
    """A token of the game that the rules do not allow now."""

    key = "error.illegal"

    def __init__(self, refusal: Refusal, token: str) -> None:
        super().__init__(token=token, rule=refusal.rule)
        self.refusal = refusal

    def words(self, lang: str = "en") -> str:
        return f"{self.refusal.words(lang)} [{self.refusal.rule}]"

    def __reduce__(self) -> tuple[object, ...]:
        return (NotLegal, (self.refusal, str(self.parts["token"])))
