"""What the lab says of each component: how often it is taken where it could be, what it does to those who take it.

The measures, for an answer that was offered in at least `ENOUGH` questions with a choice:

- `never`: nobody ever took or met it.
- `dead`: its take rate is, beyond doubt, below a quarter of that of its kind, and so is the share of the seats that
  take it at least once in a game where they could. The take rate alone would call dead what lies open for all the game
  and is right once in it, such as a Spell that stays until it is cast: it is refused ten times before.
- `always`: its take rate is, beyond doubt, above nine in ten.
- `strong`, `weak`: of those who were offered it, those who took it win at least five points in a hundred more often, or
  more seldom, than those who did not, beyond doubt.

Beyond doubt means 99.9 %, since hundreds of components are looked at. For what only happens, such as an event card,
seats to which it happened are compared with all the others.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from dovre.kernel.game import Game
from dovre.lab.components import components_of
from dovre.lab.figures import Figures, points_of, wins_of
from dovre.lab.statistics import Z999, Difference, Mean, Share, between, between_shares

ENOUGH = 30
DEAD, ALWAYS, EFFECT = 0.25, 0.9, 0.05


@dataclass(frozen=True, slots=True)
class Use:
    """One component in one deed, such as a spell that is cast; `offered` is 0 for what only happens."""

    told: str
    deed: str
    group: str
    name: str
    taken: int
    offered: int
    wins_with: Share
    wins_without: Share
    points_with: Mean
    points_without: Mean
    usual: float  # the take rate of its kind in this deed
    usual_takers: float  # and the share of takers

    @property
    def rate(self) -> Share:
        return Share(self.taken, self.offered)

    @property
    def takers(self) -> Share:
        """Of the seats that could take it in a game: those that did so at least once."""
        return Share(self.wins_with.count, self.wins_with.count + self.wins_without.count)

    @property
    def effect(self) -> Difference:
        """How much more often those win who took it."""
        return between_shares(self.wins_without, self.wins_with)

    @property
    def points(self) -> Difference:
        return between(self.points_without, self.points_with)

    @property
    def verdicts(self) -> tuple[str, ...]:
        if not self.taken and not self.offered:
            return ("never",)
        found = []
        if self.offered >= ENOUGH:
            low, high = self.rate.interval(Z999)
            if high < DEAD * self.usual and self.takers.interval(Z999)[1] < DEAD * self.usual_takers:
                found.append("dead")
            if low > ALWAYS:
                found.append("always")
        if min(self.wins_with.count, self.wins_without.count) >= ENOUGH and self.effect.beyond_noise(Z999):
            if abs(self.effect.amount) >= EFFECT:
                found.append("strong" if self.effect.amount > 0 else "weak")
        return tuple(found)


def uses_of(figures: Figures, game: Game[Any, Any]) -> dict[tuple[str, str], list[Use]]:
    """The components by kind and deed: answers where there are any, else events; most taken first.

    Every member of a kind is there, also those that nobody met.
    """
    rows = list(figures.rows("uses"))
    found: dict[tuple[str, str], list[Use]] = {}
    for group in components_of(game).groups:
        own = [row for row in rows if row["group"] == group]
        told = "answer" if any(row["told"] == "answer" for row in own) else "event"
        for deed in sorted({str(row["deed"]) for row in own if row["told"] == told}):
            part = [row for row in own if (row["told"], row["deed"]) == (told, deed)]
            found[group, deed] = _uses(figures, part)
        met = {str(row["name"]) for row in own}
        never = [name for name in components_of(game).members(group) if name not in met]
        if never:
            found[group, ""] = [_never(group, name) for name in never]
    return found


def deeds_of(figures: Figures) -> list[Use]:
    """The verbs of answers themselves."""
    part = [row for row in figures.rows("uses") if row["group"] == "" and row["told"] == "answer"]
    return _uses(figures, part)


def _uses(figures: Figures, rows: list[dict[str, Any]]) -> list[Use]:
    offered = sum(row["offered"] for row in rows)
    usual = sum(row["taken"] for row in rows) / offered if offered else 0.0
    could = sum(row["n_with"] + row["n_without"] for row in rows)
    usual_takers = sum(row["n_with"] for row in rows) / could if could else 0.0
    uses = [_use(figures, row, usual, usual_takers) for row in rows]
    return sorted(uses, key=lambda use: (-use.rate.rate, -use.taken, use.name))


def _use(figures: Figures, row: dict[str, Any], usual: float, usual_takers: float) -> Use:
    wins, points = wins_of(row, "_with"), points_of(row, "_with")
    if row["told"] == "answer":
        other, points_other = wins_of(row, "_without"), points_of(row, "_without")
    else:
        other, points_other = _others(figures, wins, points)
    key = (row["told"], row["deed"], row["group"], row["name"])
    return Use(*key, row["taken"], row["offered"], wins, other, points, points_other, usual, usual_takers)


def _others(figures: Figures, wins: Share, points: Mean) -> tuple[Share, Mean]:
    """All seats but those that are counted already."""
    seats = list(figures.rows("seats"))
    n, won, total, squares = (sum(row[key] for row in seats) for key in ("n", "wins", "points", "points2"))
    rest = n - wins.count
    return Share(won - wins.hits, rest), Mean(rest, total - points.total, squares - points.squares)


def _never(group: str, name: str) -> Use:
    nothing, no_points = Share(0, 0), Mean(0, 0, 0)
    return Use("", "", group, name, 0, 0, nothing, nothing, no_points, no_points, 0.0, 0.0)
