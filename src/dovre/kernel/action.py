"""Actions: the answers of a game, one shared object each, in a table built once from its components.

>>> letters = Alphabet("demo", [("play", [("or4a", "c1"), ("or4a", "c2")]), ("draw", [("deck",)]), ("pass", [()])])
>>> action = letters.parse("play.or4a.c2")
>>> action.index, action.verb, action.number, action.parts, str(action)
(1, 'play', 1, ('or4a', 'c2'), 'play.or4a.c2')
>>> letters.parse(str(action)) is action
True
>>> letters.of("draw")
(<demo draw.deck>,)
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from dovre.kernel.errors import BadNotation


class Action:
    """One answer. Two actions are equal when they are the same object, since the table holds each of them once."""

    __slots__ = ("index", "number", "parts", "slug", "token", "verb")

    def __init__(self, slug: str, index: int, verb: str, number: int, parts: tuple[str, ...]) -> None:
        self.slug = slug
        self.index = index  # in the whole alphabet
        self.verb = verb
        self.number = number  # among those of its verb
        self.parts = parts
        self.token = ".".join((verb, *parts))

    def __str__(self) -> str:
        return self.token

    def __repr__(self) -> str:
        return f"<{self.slug} {self.token}>"

    def __copy__(self) -> Action:
        return self

    def __deepcopy__(self, memo: object) -> Action:
        return self

    def __reduce__(self) -> tuple[object, ...]:
        # a pickled action comes back as the shared object of the other process
        from dovre.kernel.game import find_action

        return (find_action, (self.slug, self.index))


class Alphabet:
    """All actions of one game, by number and by token. A token keeps its meaning once a record has used it.

    It is made of blocks, one for each verb, with the parts of each action; `of` gives a block back.
    """

    __slots__ = ("actions", "by_token", "by_verb", "slug")

    def __init__(self, slug: str, blocks: Sequence[tuple[str, Sequence[tuple[str, ...]]]]) -> None:
        self.slug = slug
        self.actions: list[Action] = []
        self.by_verb: dict[str, tuple[Action, ...]] = {}
        for verb, rows in blocks:
            first = len(self.actions)
            if verb in self.by_verb:
                raise ValueError(f"{slug}: two blocks of {verb}")
            self.actions += [Action(slug, first + number, verb, number, parts) for number, parts in enumerate(rows)]
            self.by_verb[verb] = tuple(self.actions[first:])
        self.by_token = {action.token: action for action in self.actions}
        if len(self.by_token) != len(self.actions):
            raise ValueError(f"{slug}: two actions share a token")

    def __len__(self) -> int:
        return len(self.actions)

    def __iter__(self) -> Iterator[Action]:
        return iter(self.actions)

    def __getitem__(self, index: int) -> Action:
        return self.actions[index]

    def of(self, verb: str) -> tuple[Action, ...]:
        """The actions of a verb, in their order."""
        return self.by_verb[verb]

    def table(self, verb: str, wide: int) -> tuple[tuple[Action, ...], ...]:
        """The actions of a verb in rows of so many."""
        block = self.by_verb[verb]
        return tuple(block[at : at + wide] for at in range(0, len(block), wide))

    def parse(self, token: str) -> Action:
        """The action written so, or BadNotation."""
        action = self.by_token.get(token)
        if action is None:
            raise BadNotation(token=str(token)[:60], example=self.actions[0].token)
        return action
