"""Which components an event or an answer is about, found by the game's own texts: nothing here knows a game.

A game names its kinds of components in its texts: `component.spell = "Spells"` makes a kind of the family `spell`,
whose members are the texts `spell.<name>`. Parts of events and of labels name them: a part that a sentence tells by
the family (`{spell:spell}`, or another form of it such as `{troll:a_troll}`), or one that is called like it.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from functools import cache
from typing import Any

from dovre.kernel.action import Action
from dovre.kernel.events import Event
from dovre.kernel.game import Game
from dovre.kernel.texts import placeholders
from dovre.kernel.view import View

Reference = tuple[str, str]  # group and name
PREFIX = "component."


class Components:
    """The kinds of components of one game, and who is about them."""

    def __init__(self, game: Game[Any, Any]) -> None:
        self.game = game
        self.table = game.texts("en").table
        self.groups = tuple(key.removeprefix(PREFIX) for key in self.table if key.startswith(PREFIX))
        self._families: dict[str, dict[str, str]] = {}

    def members(self, group: str) -> list[str]:
        """The names of all components of a kind, in the order of the texts."""
        heads = f"{group}."
        names = (key.removeprefix(heads) for key in self.table if key.startswith(heads))
        return [name for name in names if "." not in name]

    def of_event(self, event: Event) -> Iterator[Reference]:
        yield from self._references(f"event.{event.name}", event.parts)

    def of_answer(self, view: View, action: Action) -> Iterator[Reference]:
        """The components that the words of an answer name; none for answers that have no words of this kind."""
        label = self.game.labels.get(action.verb)
        told = label(view, action) if label is not None else None
        if told is not None:
            yield from self._references(f"action.{told[0]}", told[1].items())

    def _references(self, key: str, parts: Iterable[tuple[str, Any]]) -> Iterator[Reference]:
        families = self._families.get(key)
        if families is None:
            families = self._families[key] = self._read(key)
        for part, value in parts:
            group = families.get(part) or (part if part in self.groups else "")
            if group and isinstance(value, str) and f"{group}.{value}" in self.table:
                yield group, value

    def _read(self, key: str) -> dict[str, str]:
        """By part: the kind of component that the sentence of this key tells it as."""
        told = placeholders(self.table[key]) if key in self.table else set()
        return {part: group for part, manner in sorted(told) if (group := self._group_of(manner))}

    def _group_of(self, family: str) -> str:
        """The kind that a family of texts belongs to: itself, or one of its forms such as `a_troll` or `trolls`."""
        words = family.split("_")
        forms = [family, *words, *(word.removesuffix("s") for word in words)]
        return next((form for form in forms if form in self.groups), "")


@cache
def components_of(game: Game[Any, Any]) -> Components:
    return Components(game)


def name_of(table: Mapping[str, str], group: str, name: str) -> str:
    """A component in the reader's words."""
    return table.get(f"{group}.{name}", name)
