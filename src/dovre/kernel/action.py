"""Actions: the answers of a game, one shared object each, in a table built once from its components.

>>> letters = Alphabet("demo", [("play", ("or4a", "c2")), ("draw", ("deck",))])
>>> action = letters.parse("play.or4a.c2")
>>> action.index, action.verb, action.parts, str(action)
(0, 'play', ('or4a', 'c2'), 'play.or4a.c2')
>>> letters.parse(str(action)) is action
True
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from dovre.kernel.errors import BadNotation


class Action:
    """One answer. Two actions are equal when they are the same object, since the table holds each of them once."""

    __slots__ = ("index", "parts", "slug", "token", "verb")

    def __init__(self, slug: str, index: int, verb: str, parts: tuple[str, ...]) -> None:
        self.slug = slug
        self.index = index
        self.verb = verb
        self.parts = parts
        self.token = ".".join((verb, *parts))

    def __str__(self) -> str:
        return self.token

    def __repr__(self) -> str:
        return f"<{self.slug} {self.token}>"

    def __lt__(self, other: Action) -> bool:
        return self.index < other.index

    def __copy__(self) -> Action:
        return self

    def __deepcopy__(self, memo: object) -> Action:
        return self

    def __reduce__(self) -> tuple[object, ...]:
        # a pickled action comes back as the shared object of the other process
        from dovre.kernel.game import find_action

        return (find_action, (self.slug, self.index))


class Alphabet:
    """All actions of one game, by number and by token. A token keeps its meaning once a record has used it."""

    __slots__ = ("actions", "by_token", "slug")

    def __init__(self, slug: str, rows: Iterable[tuple[str, tuple[str, ...]]]) -> None:
        self.slug = slug
        self.actions = [Action(slug, index, verb, parts) for index, (verb, parts) in enumerate(rows)]
        self.by_token = {action.token: action for action in self.actions}
        if len(self.by_token) != len(self.actions):
            raise ValueError(f"{slug}: two actions share a token")

    def __len__(self) -> int:
        return len(self.actions)

    def __iter__(self) -> Iterator[Action]:
        return iter(self.actions)

    def __getitem__(self, index: int) -> Action:
        return self.actions[index]

    def parse(self, token: str) -> Action:
        """The action written so, or BadNotation."""
        action = self.by_token.get(token)
        if action is None:
            raise BadNotation(token=str(token)[:60], example=self.actions[0].token)
        return action
