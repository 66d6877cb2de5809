"""`dovre lab compare`: what changed from one run to another beyond noise, and how many games would settle the rest.

Where both runs have the same deals, games are compared pair by pair, which needs far fewer of them.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any, NamedTuple

import polars as pl

import dovre
from dovre.lab.errors import LabError
from dovre.lab.figures import Figures, figures_of, points_of, wins_of
from dovre.lab.loading import Run
from dovre.lab.statistics import Z95, Z999, Difference, Mean, Share, between, between_shares
from dovre.lab.verdicts import ENOUGH, uses_of

Sums = tuple[float, float, float]  # number, sum, sum of squares
GAME_FIGURES = ("rounds", "turns", "decisions", "gap", "lead_changes")


class Change(NamedTuple):
    """One figure before and after. `key` and `parts` name it in the texts below `compare`."""

    key: str
    parts: tuple[tuple[str, Any], ...]
    before: float
    after: float
    difference: Difference
    percent: bool  # whether the figure is a share
    games: int  # games on which the difference rests
    z: float  # how sure one must be

    @property
    def is_certain(self) -> bool:
        return self.difference.beyond_noise(self.z)

    @property
    def is_same(self) -> bool:
        """Whether nothing differs at all, so that there is nothing to settle."""
        return self.difference.amount == 0

    @property
    def games_to_settle(self) -> int | None:
        return self.difference.games_to_settle(self.games, self.z)


@dataclass(frozen=True, slots=True)
class Comparison:
    one: Run
    two: Run
    games: tuple[int, int]
    pairs: int  # games that were compared pair by pair; 0 where deals differ
    differing: tuple[str, ...]  # fields of the plans
    changes: tuple[Change, ...]


def compare(one: Run, two: Run) -> Comparison:
    """Compare two runs of the same game with as many seats."""
    plans = one.plan, two.plan
    if plans[0].game != plans[1].game:
        raise LabError("other_game", one=one.folder, two=two.folder, first=plans[0].game, second=plans[1].game)
    if plans[0].seats != plans[1].seats:
        raise LabError("other_seats", one=one.folder, two=two.folder, first=plans[0].seats, second=plans[1].seats)
    figures = figures_of(one), figures_of(two)
    paired = paired_sums(one, two) if same_deals(one, two) else {}
    changes = [*_wins(figures, paired), *_games(figures, paired)]
    changes += [*_sources(figures), *_traits(figures), *_uses(figures)]
    pairs = int(paired["rounds"].count) if paired else 0
    differing = tuple(plans[1].differs_from(plans[0]))
    return Comparison(one, two, (figures[0].games, figures[1].games), pairs, differing, tuple(changes))


def same_deals(one: Run, two: Run) -> bool:
    """Whether a game of one number has the same deal in both."""
    return (one.plan.seed, one.plan.same_bots) == (two.plan.seed, two.plan.same_bots)


# -- pair by pair ------------------------------------------------------------------------------------------------------


def paired_sums(one: Run, two: Run) -> dict[str, Mean]:
    """The differences of games with the same number: by figure of the game, and `score 0`, `wins 0`... by seat."""
    sums: dict[str, list[float]] = {}
    for first, second in aligned(one, two):
        for name, (count, total, squares) in _paired(first, second):
            found = sums.setdefault(name, [0.0, 0.0, 0.0])
            sums[name] = [found[0] + count, found[1] + total, found[2] + squares]
    return {name: Mean(*found) for name, found in sums.items()}


def aligned(one: Run, two: Run) -> Iterator[tuple[Run, Run]]:
    """Parts of both runs that hold games of the same numbers, a thousand or so at a time."""
    for batch in one.batches():
        first, last = _span(batch)
        other = [chunk for chunk in two.chunks if _first(chunk) < last and first < _first(chunk) + _count(chunk)]
        if other:
            yield batch, Run(two.folder, two.plan, tuple(other))


def _first(chunk: Any) -> int:
    return int(chunk.name.partition("-")[0])


def _count(chunk: Any) -> int:
    return int(chunk.name.partition("-")[2])


def _span(batch: Run) -> tuple[int, int]:
    return _first(batch.chunks[0]), _first(batch.chunks[-1]) + _count(batch.chunks[-1])


def _paired(one: Run, two: Run) -> Iterator[tuple[str, Sums]]:
    games = one.games.join(two.games, on="game", suffix="_two")
    for name, row in _sums(games, GAME_FIGURES, []):
        yield name, row
    seats = one.seats.join(two.seats, on=["game", "seat"], suffix="_two")
    for name, row in _sums(seats, ("score", "won"), ["seat"]):
        yield name, row


def _sums(frame: pl.LazyFrame, columns: tuple[str, ...], keys: list[str]) -> Iterator[tuple[str, Sums]]:
    """Number, sum and sum of squares of the differences, for each column and each value of the key."""
    change = {name: (pl.col(f"{name}_two").cast(pl.Float64) - pl.col(name).cast(pl.Float64)) for name in columns}
    figures = [
        expression.alias(f"{name} {kind}")
        for name, one in change.items()
        for kind, expression in (("n", one.count()), ("sum", one.sum()), ("squares", (one**2).sum()))
    ]
    grouped = frame.group_by(keys).agg(*figures) if keys else frame.select(*figures)
    for row in grouped.collect().iter_rows(named=True):
        suffix = "".join(f" {row[key]}" for key in keys)
        for name in columns:
            yield f"{name}{suffix}", (row[f"{name} n"], row[f"{name} sum"], row[f"{name} squares"])


# -- figure by figure --------------------------------------------------------------------------------------------------

Both = tuple[Figures, Figures]


def _difference(paired: dict[str, Mean], name: str, unpaired: Difference) -> Difference:
    return Difference(paired[name].mean, paired[name].error) if name in paired else unpaired


def _games_of(figures: Both, paired: dict[str, Mean], name: str) -> int:
    return int(paired[name].count) if name in paired else min(one.games for one in figures)


def _change(
    figures: Both,
    paired: dict[str, Mean],
    name: str,
    key: str,
    parts: dict[str, Any],
    one: Mean | Share,
    two: Mean | Share,
) -> Change:
    """A change of a mean or of a share, pair by pair where there are pairs."""
    if isinstance(one, Share) and isinstance(two, Share):
        unpaired, before, after = between_shares(one, two), one.rate, two.rate
    else:
        assert isinstance(one, Mean)
        assert isinstance(two, Mean)
        unpaired, before, after = between(one, two), one.mean, two.mean
    difference = _difference(paired, name, unpaired)
    games = _games_of(figures, paired, name)
    return Change(key, tuple(parts.items()), before, after, difference, isinstance(one, Share), games, Z95)


def _matched(figures: Both, table: str, *keys: str) -> Iterator[tuple[tuple[Any, ...], dict[str, Any], dict[str, Any]]]:
    """Rows of both runs that are about the same thing."""
    other = {tuple(row[key] for key in keys): row for row in figures[1].rows(table)}
    for row in figures[0].rows(table):
        about = tuple(row[key] for key in keys)
        if about in other:
            yield about, row, other[about]


def _wins(figures: Both, paired: dict[str, Mean]) -> Iterator[Change]:
    for (seat,), one, two in _matched(figures, "seats", "seat"):
        if figures[0].plan.seats > 1:
            yield _change(figures, paired, f"won {seat}", "wins", {"seat": seat}, wins_of(one), wins_of(two))
        yield _change(figures, paired, f"score {seat}", "score", {"seat": seat}, points_of(one), points_of(two))


def _games(figures: Both, paired: dict[str, Mean]) -> Iterator[Change]:
    for name in GAME_FIGURES:
        one, two = (own.sums["totals"].filter(pl.col("column") == name) for own in figures)
        if not one.is_empty() and not two.is_empty():
            yield _change(figures, paired, name, name, {}, figures[0].total(name), figures[1].total(name))
    ties = [Share(sum(row["n"] for row in own.rows("winners") if row["winners"] > 1), own.games) for own in figures]
    if figures[0].plan.seats > 1:
        yield _change(figures, {}, "", "ties", {}, *ties)


def _sources(figures: Both) -> Iterator[Change]:
    seats = [sum(row["n"] for row in own.rows("seats")) for own in figures]
    for (source,), one, two in _matched(figures, "sources", "source"):
        means = [Mean(n, row["points"], row["points2"]) for n, row in zip(seats, (one, two), strict=True)]
        yield _change(figures, {}, "", "source", {"source": source}, *means)


def _traits(figures: Both) -> Iterator[Change]:
    for (group, name), one, two in _matched(figures, "traits", "group", "name"):
        yield _change(figures, {}, "", "trait", {"group": group, "name": name}, wins_of(one), wins_of(two))


def _uses(figures: Both) -> Iterator[Change]:
    """Take rates of components, at the level for looking at hundreds of them."""
    game = dovre.game(figures[0].plan.game)
    uses = [
        {(use.told, use.deed, use.group, use.name): use for part in uses_of(own, game).values() for use in part}
        for own in figures
    ]
    for key, one in uses[0].items():
        two = uses[1].get(key)
        if two is not None and min(one.offered, two.offered) >= ENOUGH:
            parts = {"group": one.group, "name": one.name, "deed": one.deed}
            change = _change(figures, {}, "", "use", parts, one.rate, two.rate)
            yield change._replace(z=Z999)
