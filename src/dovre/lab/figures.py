"""The figures of a run: sums over games, taken a thousand games at a time and added up."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

import polars as pl

from dovre.lab.loading import Run
from dovre.lab.plan import Plan
from dovre.lab.statistics import Mean, Share

PARTS = tuple(part / 10 for part in range(1, 10))  # shares of a game after which the lead is looked at

# sums of a group of seats: how many, victories, points
SEAT_SUMS = (
    pl.len().cast(pl.Int64).alias("n"),
    pl.col("won").cast(pl.Float64).sum().alias("wins"),
    pl.col("score").cast(pl.Float64).sum().alias("points"),
    (pl.col("score").cast(pl.Float64) ** 2).sum().alias("points2"),
)
USE_KEYS = ("told", "deed", "group", "name")


@dataclass(frozen=True, slots=True)
class Figures:
    """Sums by what they are sums of; each frame has its keys first."""

    plan: Plan
    games: int
    sums: dict[str, pl.DataFrame]

    def rows(self, table: str) -> Iterator[dict[str, Any]]:
        return self.sums[table].iter_rows(named=True)

    def total(self, column: str) -> Mean:
        """A column of the games: rounds, turns, decisions, gap, lead_changes."""
        row = self.sums["totals"].filter(pl.col("column") == column).row(0, named=True)
        return Mean(row["n"], row["sum"], row["squares"])


def wins_of(row: dict[str, float], suffix: str = "") -> Share:
    return Share(row[f"wins{suffix}"], row[f"n{suffix}"])


def points_of(row: dict[str, float], suffix: str = "") -> Mean:
    return Mean(row[f"n{suffix}"], row[f"points{suffix}"], row[f"points2{suffix}"])


KEYS: dict[str, tuple[str, ...]] = {
    "seats": ("seat",),
    "bots": ("bot",),
    "traits": ("group", "name"),
    "scores": ("score",),
    "sources": ("source",),
    "rounds": ("rounds",),
    "gaps": ("gap",),
    "endings": ("end",),
    "winners": ("winners",),
    "totals": ("column",),
    "lead": ("part",),
    "questions": ("question",),
    "uses": USE_KEYS,
}


def figures_of(run: Run) -> Figures:
    """All sums of a run."""
    parts: dict[str, list[pl.DataFrame]] = {name: [] for name in KEYS}
    games = 0
    for batch in run.batches():
        for name, frame in _sums(batch).items():
            parts[name].append(frame)
        games += int(parts["rounds"][-1]["n"].sum())
        if len(parts["rounds"]) == 16:  # add up now and then, so that not even the sums grow with the run
            parts = {name: [_added(name, frames)] for name, frames in parts.items()}
    return Figures(run.plan, games, {name: _added(name, frames) for name, frames in parts.items()})


def _added(name: str, frames: list[pl.DataFrame]) -> pl.DataFrame:
    return pl.concat(frames).group_by(KEYS[name]).agg(pl.exclude(KEYS[name]).sum()).sort(KEYS[name])


def _sums(batch: Run) -> dict[str, pl.DataFrame]:
    games, seats = batch.games.collect(), batch.seats.collect()
    uses = batch.uses.collect()
    return {
        "seats": seats.group_by("seat").agg(*SEAT_SUMS),
        "bots": seats.group_by("bot").agg(*SEAT_SUMS, pl.col("faults").cast(pl.Int64).sum()),
        "traits": _traits(uses, seats),
        "scores": seats.group_by("score").agg(_count()),
        "sources": _sources(batch, seats),
        "rounds": games.group_by("rounds").agg(_count()),
        "gaps": games.group_by("gap").agg(_count()),
        "endings": games.group_by("end").agg(_count()),
        "winners": games.group_by("winners").agg(_count()),
        "totals": _totals(games),
        "lead": _lead(batch, games, seats),
        "questions": _questions(batch),
        "uses": _uses(uses, seats),
    }


def _count() -> pl.Expr:
    return pl.len().cast(pl.Int64).alias("n")


def _totals(games: pl.DataFrame) -> pl.DataFrame:
    """Number, sum and sum of squares of the figures that each game has."""
    columns = ["rounds", "turns", "decisions", "gap", "lead_changes"]
    long = games.select(pl.col(columns).cast(pl.Float64)).unpivot(variable_name="column", value_name="figure")
    return (
        long.drop_nulls()
        .group_by("column")
        .agg(_count(), pl.col("figure").sum().alias("sum"), (pl.col("figure") ** 2).sum().alias("squares"))
    )


def _traits(uses: pl.DataFrame, seats: pl.DataFrame) -> pl.DataFrame:
    return (
        uses.filter(pl.col("told") == "trait")
        .join(seats, on=["game", "seat"])
        .group_by("group", "name")
        .agg(*SEAT_SUMS)
    )


def _sources(batch: Run, seats: pl.DataFrame) -> pl.DataFrame:
    """Points by source up to its first dot: of all seats, and of those that won."""
    source = pl.col("source").str.split(".").list.first()
    lines = batch.scores.group_by("game", "seat", source).agg(pl.col("amount").sum().cast(pl.Float64)).collect()
    won = pl.col("won") > 0
    return (
        lines.join(seats.select("game", "seat", "won"), on=["game", "seat"])
        .group_by("source")
        .agg(
            _count(),
            pl.col("amount").sum().alias("points"),
            (pl.col("amount") ** 2).sum().alias("points2"),
            pl.col("amount").filter(won).sum().alias("points_won"),
        )
    )


def _lead(batch: Run, games: pl.DataFrame, seats: pl.DataFrame) -> pl.DataFrame:
    """After each tenth of a game: how often the sole leader, and the sole last one, won in the end."""
    scores = batch.rounds.collect().join(games.select("game", pl.col("rounds").alias("last")), on="game")
    found = []
    for part in PARTS:
        at = (pl.col("last") * part).ceil().clip(1, pl.col("last"))
        now = scores.filter(pl.col("round") == at).join(seats.select("game", "seat", "won"), on=["game", "seat"])
        best, worst = pl.col("score").max().over("game"), pl.col("score").min().over("game")
        ahead, behind = pl.col("score") == best, pl.col("score") == worst
        alone = pl.col("score").len().over("game") > 1
        now = now.with_columns(
            (alone & ahead & (ahead.sum().over("game") == 1)).alias("leads"),
            (alone & behind & (behind.sum().over("game") == 1)).alias("trails"),
        )
        won = pl.col("won").cast(pl.Float64)
        found.append(
            now.select(
                pl.lit(part).alias("part"),
                pl.col("leads").sum().cast(pl.Int64).alias("n_lead"),
                won.filter(pl.col("leads")).sum().alias("wins_lead"),
                pl.col("trails").sum().cast(pl.Int64).alias("n_last"),
                won.filter(pl.col("trails")).sum().alias("wins_last"),
            )
        )
    return pl.concat(found)


def _questions(batch: Run) -> pl.DataFrame:
    return (
        batch.decisions.group_by("question")
        .agg(
            _count(),
            pl.col("legal").cast(pl.Int64).sum(),
            (pl.col("legal") == 1).cast(pl.Int64).sum().alias("forced"),
        )
        .collect()
    )


def _uses(uses: pl.DataFrame, seats: pl.DataFrame) -> pl.DataFrame:
    """By component: how often it was offered and taken, and how seats did that took it or, offered it, did not."""
    who = seats.select("game", "seat", "won", "score")
    won, score = pl.col("won").cast(pl.Float64), pl.col("score").cast(pl.Float64)
    taken = (pl.col("taken") > 0) & (pl.col("seat") >= 0)
    left = pl.col("taken") == 0
    return (
        uses.filter(pl.col("told") != "trait")
        .join(who, on=["game", "seat"], how="left")
        .group_by(USE_KEYS)
        .agg(
            pl.col("taken").cast(pl.Int64).sum(),
            pl.col("offered").cast(pl.Int64).sum(),
            *(
                figure
                for suffix, kept in (("_with", taken), ("_without", left))
                for figure in (
                    kept.cast(pl.Int64).sum().alias(f"n{suffix}"),
                    won.filter(kept).sum().alias(f"wins{suffix}"),
                    score.filter(kept).sum().alias(f"points{suffix}"),
                    (score.filter(kept) ** 2).sum().alias(f"points2{suffix}"),
                )
            ),
        )
    )
