"""Rules pages: the rules of a game in words, in each language, every rule under its id.

A page is Markdown. A rule is a bullet on one line, `- **KING-C06** words`; headings divide the page into chapters.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import cache
from importlib import resources

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
