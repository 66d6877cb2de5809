"""Rules pages: the rules of a game in words, in each language, every rule under its id; and the short rules.

A page is Markdown. A rule is a bullet on one line, `- **KING-C06** words`; headings divide the page into chapters.

The short rules, `pages/short.<lang>.md`, tell a game in a few paragraphs with pictures of positions, each a line
`![caption](position:name?seat=p1&crop=mine:c1+mine:c2)`. The position stands in `pages/positions/name.position`. `seat`
says whose view is drawn (without it, everybody's), `crop` the things on the board around which the picture is cut,
`marks` those that are marked, `size` the size of the board.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import cache
from importlib import resources

_PICTURE = re.compile(r"^!\[([^\]]*)\]\((position:[^)\s]+)\)$", re.MULTILINE)
_RULE = re.compile(r"^- \*\*([A-Z]+-[A-Z]*\d+[a-z]?)\*\* (.+)$")


@dataclass(frozen=True, slots=True)
class Rule:
    id: str
    chapter: str
    words: str


@dataclass(frozen=True, slots=True)
class Page:
    lang: str
    text: str
    rules: tuple[Rule, ...]

    def find(self, wanted: str) -> list[Rule]:
        """The rules with this id, of this chapter's letter (`KING-C`), or holding these words."""
        upper = wanted.upper()
        exact = [rule for rule in self.rules if rule.id == upper or rule.id.partition("-")[2] == upper]
        if exact:
            return exact
        begins = [rule for rule in self.rules if rule.id.startswith(upper)]
        if begins:
            return begins
        return [rule for rule in self.rules if wanted.lower() in rule.words.lower()]


@dataclass(frozen=True, slots=True)
class Picture:
    """A picture of the short rules: its caption, and how a position is drawn."""

    caption: str
    position: str  # as text
    seat: int | None
    size: str
    crop: tuple[str, ...]
    marks: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class ShortPage:
    """The short rules in a language."""

    lang: str
    text: str
    pictures: dict[str, Picture]  # by the address in the text, in the order of the page

    @property
    def words(self) -> str:
        """The page without its pictures."""
        return re.sub(r"\n{3,}", "\n\n", _PICTURE.sub("", self.text)).strip() + "\n"

    def find(self, wanted: str) -> list[tuple[str, str]]:
        """The paragraphs that hold these words, each with its chapter."""
        found, chapter = [], ""
        for block in self.words.split("\n\n"):
            if block.startswith("#"):
                chapter = block.lstrip("# ").strip()
            elif wanted.lower() in block.lower():
                found.append((chapter, " ".join(block.split())))
        return found


@cache
def short_page(package: str, lang: str) -> ShortPage:
    pages = resources.files(package) / "pages"
    text = (pages / f"short.{lang}.md").read_text(encoding="utf-8")
    pictures = {}
    for caption, address in _PICTURE.findall(text):
        name, _, query = address.removeprefix("position:").partition("?")
        how = dict(part.split("=", 1) for part in query.split("&") if part)
        pictures[address] = Picture(
            caption,
            (pages / "positions" / f"{name}.position").read_text(encoding="utf-8"),
            int(how["seat"][1:]) - 1 if "seat" in how else None,
            how.get("size", "desktop"),
            tuple(how["crop"].split("+")) if "crop" in how else (),
            tuple(how["marks"].split("+")) if "marks" in how else (),
        )
    return ShortPage(lang, text, pictures)


@cache
def rules_page(package: str, lang: str) -> Page:
    text = (resources.files(package) / "pages" / f"rules.{lang}.md").read_text(encoding="utf-8")
    chapter = ""
    rules: list[Rule] = []
    for line in text.splitlines():
        if line.startswith("## "):
            chapter = line[3:].strip()
        elif match := _RULE.match(line):
            rules.append(Rule(match[1], chapter, match[2]))
    return Page(lang, text, tuple(rules))
