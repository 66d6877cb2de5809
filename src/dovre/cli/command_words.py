"""The commands a person can type at a question instead of an answer, in French and English. None advises a move."""

from __future__ import annotations

import unicodedata
from dataclasses import dataclass

COMMAND_WORDS: dict[str, tuple[str, ...]] = {
    "help": ("help", "?", "aide"),
    "undo": ("undo", "annuler"),
    "back": ("back", "retour"),
    "rules": ("rules", "rule", "regles", "regle"),
    "why": ("why", "pourquoi"),
    "score": ("score", "scores"),
    "log": ("log", "journal"),
    "board": ("board", "plateau"),
    "save": ("save", "sauver"),
    "lang": ("lang", "langue"),
    "quit": ("quit", "exit", "q", "quitter"),
}
_BY_WORD = {word: name for name, words in COMMAND_WORDS.items() for word in words}


@dataclass(frozen=True, slots=True)
class TableCommand:
    """A command as it was typed: its name, and what stood behind it."""

    name: str
    argument: str = ""


def parse_command(line: str) -> TableCommand | None:
    """The command a line gives; None if its first word is none.

    >>> parse_command("Règles KING-C06")
    TableCommand(name='rules', argument='KING-C06')
    """
    first, _, argument = line.strip().partition(" ")
    name = _BY_WORD.get(without_accents(first))
    return None if name is None else TableCommand(name, argument.strip())


def without_accents(word: str) -> str:
    """A word in lower case without accents: `Règles` becomes `regles`."""
    letters = unicodedata.normalize("NFD", word.lower())
    return "".join(letter for letter in letters if not unicodedata.combining(letter))
