"""Words: every sentence a person sees, by key, in French and English, from TOML files.

A sentence names its parts and how to tell each: `{seat:seat}` a seat's name, `{n}` a number or word as it is,
`{mine:mine}` the text `mine.<value>`, `{n:plural:card|cards}` one of two forms, `{amount:signed}` with its sign,
`{goods:amounts:resource}` a list of (name, how many), each told by the text `resource.<name>`.

>>> table = {"found": "{seat:seat} finds {n} {n:plural:card|cards} in {mine:mine}", "mine.M14": "Opal Well"}
>>> texts = Texts("en", table)
>>> texts.say("found", seat=1, n=2, mine="M14")
'p2 finds 2 cards in Opal Well'
>>> texts.say("found", seat="Emma", n=1, mine="M14")
'Emma finds 1 card in Opal Well'
"""

from __future__ import annotations

import os
import re
import tomllib
from collections.abc import Mapping
from functools import cache, lru_cache
from importlib import resources
from typing import Any

LANGUAGES = ("fr", "en")
SAID_MOST = 20_000  # sentences of a game and language that are remembered
_PART = re.compile(r"\{(\w+)(?::(\w+)(?::([^}]*))?)?\}")


class Texts:
    """The sentences of one house in one language. `names` gives seats the names of their players."""

    def __init__(self, lang: str, table: Mapping[str, str], names: tuple[str, ...] = ()) -> None:
        self.lang = lang
        self.table = table
        self.names = names
        self._said: dict[tuple[Any, ...], str] = {}  # a table is told the same again and again

    def named(self, names: tuple[str, ...] | list[str]) -> Texts:
        """The same texts for a table whose players have names."""
        texts = Texts(self.lang, self.table, tuple(names))
        texts._said = self._said
        return texts

    def has(self, key: str) -> bool:
        return key in self.table

    def say(self, key: str, **parts: Any) -> str:
        """The sentence of this key with its parts told."""
        asked = (key, self.names, *parts.items())
        try:
            told = self._said.get(asked)
        except TypeError:  # a part that cannot be looked up, such as a list
            return self._compose(key, parts)
        if told is None:
            told = self._compose(key, parts)
            if len(self._said) >= SAID_MOST:
                self._said.clear()
            self._said[asked] = told
        return told

    def _compose(self, key: str, parts: Mapping[str, Any]) -> str:
        return "".join(
            [part if isinstance(part, str) else self._tell(part, parts) for part in _parsed(self.table[key])]
        )

    def seat(self, seat: int) -> str:
        return self.names[seat] if seat < len(self.names) else f"p{seat + 1}"

    def _tell(self, part: tuple[str, str, str], parts: Mapping[str, Any]) -> str:
        name, manner, forms = part
        value = parts[name]
        told: str
        if not manner:
            told = str(value).replace("-", "−") if isinstance(value, int) else str(value)
        elif manner == "seat":
            told = self.seat(value) if isinstance(value, int) else str(value)
        elif manner == "seats":
            told = self.join([self.seat(seat) for seat in value])
        elif manner == "signed":
            told = f"{value:+d}".replace("-", "−")
        elif manner == "amounts":
            told = self.join([self.say(f"{forms}.{what}", n=n) for what, n in value])
        elif manner == "plural":
            one, many = forms.split("|")
            # zero is singular in French, plural in English
            told = one if (abs(value) < 2 if self.lang == "fr" else abs(value) == 1) else many
        else:
            told = self.say(f"{manner}.{value}")
        return told

    def join(self, words: list[str]) -> str:
        """Words as a list in a sentence."""
        if len(words) < 2:
            return "".join(words)
        return f"{', '.join(words[:-1])} {self.table.get('and', '&')} {words[-1]}"

    def clauses(self, told: list[str]) -> str:
        """Parts of a sentence with semicolons between them, as the language writes these."""
        return self.table["semicolon"].join(told)


@lru_cache(maxsize=4096)
def _parsed(sentence: str) -> tuple[str | tuple[str, str, str], ...]:
    """A sentence as its words and, between them, its parts: name, manner, forms."""
    found: list[str | tuple[str, str, str]] = []
    end = 0
    for match in _PART.finditer(sentence):
        found += [sentence[end : match.start()], (match[1], match[2] or "", match[3] or "")]
        end = match.end()
    found.append(sentence[end:])
    return tuple(part for part in found if part)


def placeholders(sentence: str) -> set[tuple[str, str]]:
    """The parts a sentence names, with their manner: both languages must agree on them."""
    return {(name, manner or "") for name, manner, _ in _PART.findall(sentence)}


def flatten(data: Mapping[str, Any], prefix: str = "") -> dict[str, str]:
    """A TOML tree as dotted keys; the key `_` stands for its parent."""
    table: dict[str, str] = {}
    for key, value in data.items():
        name = prefix if key == "_" else f"{prefix}.{key}" if prefix else key
        if isinstance(value, str):
            table[name] = value
        else:
            table.update(flatten(value, name))
    return table


@cache
def load_texts(package: str, lang: str) -> Texts:
    """The texts in `<package>/texts/<lang>.toml`, with the kernel's own words below them."""
    table = dict(kernel_texts(lang).table) if package != "dovre.kernel" else {}
    text = (resources.files(package) / "texts" / f"{lang}.toml").read_text(encoding="utf-8")
    table.update(flatten(tomllib.loads(text)))
    return Texts(lang, table)


def kernel_texts(lang: str) -> Texts:
    return load_texts("dovre.kernel", lang)


def reader_language(environ: Mapping[str, str] = os.environ) -> str:
    """The language the environment asks for: French or English."""
    for name in ("DOVRE_LANG", "LC_ALL", "LC_MESSAGES", "LANG"):
        value = environ.get(name, "")
        if value:
            return "fr" if value.lower().startswith("fr") else "en"
    return "en"
