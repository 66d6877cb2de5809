"""What each game brings to the tests that are the same for all games: `tests/games/<slug>/hooks.py` has its `HOOKS`.

The shared tests know no game. Whoever adds a game adds such a file, and gets all of them.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Callable, Iterator, Mapping, Sequence, Set
from dataclasses import dataclass, field
from functools import cache
from importlib import import_module
from pathlib import Path
from typing import Any

import dovre
from tests.play import random_game

GAMES = Path(__file__).parent / "games"


@dataclass(frozen=True, kw_only=True)
class Book:
    """The rule ids of a game: prefix, how many digits, the last number of each chapter, and what else stands there."""

    prefix: str
    digits: int
    total: int
    chapters: Mapping[str, int]
    gaps: Set[str] = frozenset()  # ids within the chapters that no rule has
    others: tuple[str, ...] = ()  # rulings and examples, in the order of the page

    def id(self, chapter: str, number: int) -> str:
        return f"{self.prefix}-{chapter}{number:0{self.digits}}"

    @property
    def ids(self) -> list[str]:
        """All rules, in the order of the page."""
        found = [self.id(chapter, n) for chapter, last in self.chapters.items() for n in range(1, last + 1)]
        return [one for one in found if one not in self.gaps]

    def cited(self, text: str) -> set[str]:
        """The ids in a text; `HALL-D4..HALL-D6` and `HALL-D4..D6` stand for all three, without the gaps."""
        number = rf"\d{{{self.digits}}}" if self.digits > 1 else r"\d+"
        pattern = rf"{self.prefix}-([A-Z])({number})(?:\.\.(?:{self.prefix}-)?([A-Z])({number}))?"
        found = set()
        for chapter, first, end, last in re.findall(pattern, text):
            assert end in ("", chapter), f"a range within one chapter, not {self.prefix}-{chapter}{first}..{end}{last}"
            ends = {self.id(chapter, int(first)), self.id(chapter, int(last or first))}
            between = {self.id(chapter, number) for number in range(int(first), int(last or first) + 1)}
            found |= ends | (between - self.gaps)
        return found


@dataclass(frozen=True, kw_only=True)
class Words:
    """The words of a game beside those that every game has."""

    families: Mapping[str, Set[str]]  # the families of names that sentences use, `{clan:statue}`, with their names
    boxed: tuple[str, ...] = ()  # the families whose names stand in the box
    others: Set[str] = frozenset()  # keys that the code asks for in other ways
    events: Set[str]  # what is told
    silent: Set[str]  # events that only move pieces; the story does not need them
    seldom: Set[str] = frozenset()  # events that the tables below do not lead to
    scores: Set[str]  # sources of points
    ends: Set[str]  # how a game can end
    alike: Set[str]  # keys that say the same in both languages
    twins: bool = False  # whether answers may read alike, where like cards lead to the same
    longest: int  # letters on a button


@dataclass(frozen=True, kw_only=True, eq=False)
class Hooks:
    """A game's part of the shared tests."""

    slug: str
    book: Book
    words: Words
    exchanged: Callable[[Any, int, int], Any]  # the same table with two components in each other's place
    exchangeable: Callable[[Any, int | None], Sequence[Sequence[int]]]  # groups of hidden components, for a viewer
    counts: Mapping[str, Sequence[int]]  # by position in tests/positions: lines of play to each depth
    modes: Sequence[tuple[int, Mapping[str, str]]]  # seats and options of the games that are walked through
    avoided: tuple[str, ...] = ()  # verbs of which random play would never tire
    lines: Sequence[tuple[str, str]] = ()  # positions and answers that random play seldom reaches
    box_files: Any = None  # the BoxFiles of a game whose components can be an owner's
    box_change: tuple[str, str, str] | None = None  # of the box: a file, words in it, other words that may stand there
    impossible: Mapping[str, Callable[[dict[str, Any]], None]] = field(default_factory=dict)  # changes of data

    @property
    def game(self) -> Any:
        return dovre.game(self.slug)

    @property
    def code(self) -> Path:
        return Path(import_module(self.game.package).__file__ or "").parent

    def walk(self, seats: int, options: Mapping[str, str], seed: int = 55) -> list[tuple[Any, tuple[Any, ...]]]:
        """A random game: each state with the events that led to it. Played once; nobody may change these states."""
        return random_game(self.game, seats, seed, options, self.avoided)

    def state(self, share: float = 0.5, mode: int = 0) -> Any:
        """A state of a random game, so far into it; never its end."""
        walk = self.walk(*self.modes[mode])
        return walk[int(share * (len(walk) - 1))][0]

    def module(self, name: str) -> Path:
        return self.code / f"{name}.py"


# -- what stands in the code of a game -------------------------------------------------------------------------------


@cache
def parsed(path: Path) -> tuple[ast.AST, ...]:
    """Every node of a file."""
    return tuple(ast.walk(ast.parse(path.read_text(encoding="utf-8"))))


def calls(path: Path, function: str) -> Iterator[ast.Call]:
    """The calls of a function in a file, by the last part of its name."""
    for node in parsed(path):
        if isinstance(node, ast.Call):
            name = node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
            if name == function:
                yield node


def branches(node: ast.expr) -> set[str]:
    """A text, or both of a choice."""
    found = [node.body, node.orelse] if isinstance(node, ast.IfExp) else [node]
    return {one.value for one in found if isinstance(one, ast.Constant) and isinstance(one.value, str)}


def literals(path: Path, function: str, place: int = 0) -> set[str]:
    """The texts that stand at one place in the calls of a function, both branches of a choice included."""
    return set().union(*(branches(node.args[place]) for node in calls(path, function) if len(node.args) > place))


def refusal_codes(path: Path, prefix: str) -> list[tuple[str, set[str | None]]]:
    """Each code of a refusal with the parts it is given; codes also stand before their rule in rows of a table."""
    found = []
    for name in ("_no", "no"):
        for call in calls(path, name):
            given = {keyword.arg for keyword in call.keywords}
            found += [(code, given) for code in (branches(call.args[0]) if call.args else ())]
    for node in parsed(path):
        if isinstance(node, ast.Tuple) and len(node.elts) > 1 and f"{prefix}-" in ast.unparse(node.elts[-1]):
            found += [(code, set()) for code in branches(node.elts[-2]) if not code.startswith(prefix)]
    return found
