"""The menu of legal answers, and which answers a typed line can mean.

Answers are grouped by the first place where they differ, so that six cards with five mines each make six lines. A line
may be a number of the menu, a whole token, its parts, or the beginning of any of them; what fits several answers
narrows the menu to these.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import cache

from dovre.kernel.action import Action, Alphabet

MAX_UNGROUPED = 6  # up to so many answers are listed one by one


@dataclass(frozen=True, slots=True)
class MenuLine:
    """One line of the menu: the part of the token that differs, its words, and the answers it stands for."""

    key: str
    head: str
    tails: tuple[str, ...]  # the rest of each answer's token; empty for a single answer
    actions: tuple[Action, ...]


def token_parts(action: Action) -> tuple[str, ...]:
    return (action.verb, *action.parts)


def menu_lines(actions: Sequence[Action], alphabet: Alphabet, label: Callable[[Action], str]) -> list[MenuLine]:
    """The menu of these answers, in the order of the game's alphabet."""
    depth = _common_depth(actions)
    if len(actions) <= MAX_UNGROUPED:
        return [
            MenuLine(".".join(token_parts(action)[depth:]) or action.token, label(action), (), (action,))
            for action in actions
        ]
    groups: dict[str, list[Action]] = {}
    for action in actions:
        groups.setdefault(_part(action, depth), []).append(action)
    order = _order(alphabet, actions[0].verb, depth)
    return [
        _group_line(key, depth, groups[key], label)
        for key in sorted(groups, key=lambda key: order.get(key, len(order)))
    ]


def _group_line(key: str, depth: int, actions: Sequence[Action], label: Callable[[Action], str]) -> MenuLine:
    if len(actions) == 1:
        return MenuLine(key, label(actions[0]), (), tuple(actions))
    head = common_words([label(action) for action in actions])
    return MenuLine(key, head, tuple(".".join(token_parts(action)[depth + 1 :]) for action in actions), tuple(actions))


def _common_depth(actions: Sequence[Action]) -> int:
    """How many leading parts all these answers have in common."""
    depth = 0
    longest = min(len(token_parts(action)) for action in actions) - 1
    while depth < longest and len({token_parts(action)[depth] for action in actions}) == 1:
        depth += 1
    return depth


def _part(action: Action, depth: int) -> str:
    return token_parts(action)[depth]


@cache
def _order(alphabet: Alphabet, verb: str, depth: int) -> dict[str, int]:
    """The parts at this depth in the order in which the alphabet first names them."""
    order: dict[str, int] = {}
    for action in alphabet:
        parts = token_parts(action)
        if len(parts) > depth and (depth == 0 or action.verb == verb):
            order.setdefault(parts[depth], len(order))
    return order


def common_words(labels: Sequence[str]) -> str:
    """The words with which all labels begin.

    >>> common_words(["Play Orc 4 on Opal Well", "Play Orc 4 on Jade Hollow"])
    'Play Orc 4 on'
    """
    shared: list[str] = []
    for words in zip(*(label.split(" ") for label in labels), strict=False):
        if len(set(words)) > 1:
            break
        shared.append(words[0])
    return " ".join(shared)


def split_words(line: str) -> list[str]:
    """The words of a typed line, separated by dots or spaces."""
    return [word for word in re.split(r"[\s.]+", line.lower()) if word]


def matching(line: str, actions: Sequence[Action]) -> list[Action]:
    """The answers a typed line can mean: parts in their order, some left out or shortened; exact parts win."""
    words = split_words(line)
    if not words:
        return []
    exact = [action for action in actions if _fits(words, token_parts(action), _same)]
    return exact or [action for action in actions if _fits(words, token_parts(action), _begins)]


def _fits(words: Sequence[str], parts: Sequence[str], agree: Callable[[str, str], bool]) -> bool:
    rest = iter(parts)
    return all(any(agree(word, part) for part in rest) for word in words)


def _same(word: str, part: str) -> bool:
    return word == part


def _begins(word: str, part: str) -> bool:
    return part.startswith(word)


def parse_any(line: str, alphabet: Alphabet) -> Action | None:
    """The action that a line spells out, legal or not: its token, or all its parts."""
    words = tuple(split_words(line))
    found = alphabet.by_token.get(".".join(words))
    if found is None:
        found = next((action for action in alphabet if action.parts == words), None)
    return found
