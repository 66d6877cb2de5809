"""The orders a person may give instead of an answer, in French and English alike. None of them advises a move."""

from __future__ import annotations

import unicodedata
from dataclasses import dataclass

ORDERS: dict[str, tuple[str, ...]] = {
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
_BY_WORD = {word: order for order, words in ORDERS.items() for word in words}


@dataclass(frozen=True, slots=True)
class Order:
    name: str
    rest: str = ""


def read_order(line: str) -> Order | None:
    """The order a line gives; None for an answer.

    >>> read_order("Règles KING-C06")
    Order(name='rules', rest='KING-C06')
    """
    first, _, rest = line.strip().partition(" ")
    name = _BY_WORD.get(plain(first))
    return None if name is None else Order(name, rest.strip())


def plain(word: str) -> str:
    """Lower case without accents: `règles` and `regles` are one word."""
    letters = unicodedata.normalize("NFD", word.lower())
    return "".join(letter for letter in letters if not unicodedata.combining(letter))
