"""What a search has found about an answer, and about what several searches of the same question found together."""

from __future__ import annotations

from collections.abc import Iterable

from dovre.kernel.action import Action

Line = list[Action]


class Finding:
    """The answers of a plan, one in games of short turns: how often it was tried, and what that brought in all."""

    __slots__ = ("advised", "is_usual", "line", "squares", "total", "tries")

    def __init__(
        self, line: Line, tries: int, total: float, advised: float, squares: float = 0.0, is_usual: bool = False
    ) -> None:
        self.line = line
        self.tries = tries
        self.total = total
        self.advised = advised  # what advice thinks of its first answer: how each kind of search counts it
        self.squares = squares  # the sum of the squares of what the tries brought, where it is kept
        self.is_usual = is_usual  # no plan, but what advice alone would do

    def __reduce__(self) -> tuple[type[Finding], tuple[Line, int, float, float, float, bool]]:
        return Finding, (self.line, self.tries, self.total, self.advised, self.squares, self.is_usual)

    @property
    def mean(self) -> float:
        return self.total / self.tries if self.tries else 0.0


def added(findings: Iterable[Finding], *, whole: bool = False) -> list[Finding]:
    """Findings of several searches, one for each first answer, or for each line of answers if `whole` lines count.

    By first answers, it goes on as the search meant that tried it most. What advice alone would do stays apart from a
    plan that begins alike: plans are measured by it.
    """
    most: dict[tuple[tuple[Action, ...], bool], int] = {}
    together: dict[tuple[tuple[Action, ...], bool], Finding] = {}
    for one in findings:
        key = (tuple(one.line if whole else one.line[:1]), one.is_usual)
        before = together.get(key)
        if before is None:
            together[key] = Finding(one.line, one.tries, one.total, one.advised, one.squares, one.is_usual)
            most[key] = one.tries
            continue
        before.tries += one.tries
        before.total += one.total
        before.squares += one.squares
        if one.tries > most[key]:
            most[key] = one.tries
            before.line = one.line
    return list(together.values())
