"""What the pages of the games say of their balance, from runs of the lab: wins in turn order, rounds, points, verdicts.

    python -m tests.balance FOLDER...

Who begins is drawn by lot in every game, so seats are alike and only the turn order can be unfair. A run is a folder of
`dovre lab run`; the numbers in the docs come from here.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path

import polars as pl

import dovre
from dovre import lab
from dovre.lab.figures import Figures, figures_of
from dovre.lab.loading import Run
from dovre.lab.verdicts import Use, uses_of

# the first answer with this verb is the first player's
BEGINS = {"hall": "portal", "fall": "lairs", "kings": "play", "princesses": "cave"}

EVENTS = {"fall": ("hall", "hall.shared", "hall.gnomes", "hall.nobody", "breached")}  # told how often a game


def in_turn_order(run: Run) -> pl.DataFrame:
    """The seats of all games, each with its place after the first player, from 0."""
    answers = run.decisions.filter(pl.col("verb") == BEGINS[run.plan.game]).sort("game", "number")
    first = answers.group_by("game", maintain_order=True).agg(pl.col("seat").first().alias("first"))
    place = (pl.col("seat").cast(pl.Int32) - pl.col("first").cast(pl.Int32)) % run.plan.seats
    return run.seats.join(first, on="game").with_columns(place.alias("turn")).collect()


def shares(seats: pl.DataFrame, column: str) -> str:
    """Wins by this column, in a hundred."""
    wins = seats.group_by(column).agg(pl.col("won").mean()).sort(column)
    return " ".join(f"{100 * share:.1f}" for share in wins["won"])


def happened(run: Run, games: int) -> str:
    """How often in a game, by event."""
    events = run.uses.filter(pl.col("told") == "event").group_by("deed").agg(pl.col("taken").sum()).collect()
    counts = dict(events.iter_rows())
    return ", ".join(f"{name} {counts.get(name, 0) / games:.2f}" for name in EVENTS[run.plan.game])


def told(use: Use, games: int) -> str:
    rate = f"{100 * use.rate.rate:.0f} % of {use.offered / games:.2f}" if use.offered else ""
    effect = (
        f", seats {100 * use.takers.rate:.0f} %, wins {100 * use.effect.amount:+.1f}"
        if use.wins_with.count and use.wins_without.count
        else ""
    )
    return f"{use.name} ({', '.join(use.verdicts)}): taken {use.taken / games:.2f} a game, {rate}{effect}"


def standing_out(figures: Figures) -> Iterator[str]:
    """The components with a verdict, by kind and deed."""
    for (kind, deed), uses in uses_of(figures, dovre.game(figures.plan.game)).items():
        found = [told(use, figures.games) for use in uses if use.verdicts]
        if found:
            yield f"{kind} {deed}: {len(found)} of {len(uses)}"
            yield from (f"    {line}" for line in found)


def lines(folder: Path) -> Iterator[str]:
    run = lab.load(folder)
    figures = figures_of(run)
    seats, games = in_turn_order(run), run.games.collect()
    count, fair = figures.games, 1 / run.plan.seats
    error = (fair * (1 - fair) / count) ** 0.5
    yield f"{run.plan.game}, {run.plan.seats} seats, {dict(run.plan.options)}, {count} games"
    yield f"  wins by seat: {shares(seats, 'seat')}; fair {100 * fair:.1f}, standard error {100 * error:.1f}"
    yield f"  wins in turn order: {shares(seats, 'turn')}"
    points = seats.group_by("turn").agg(pl.col("score").mean()).sort("turn")["score"]
    yield f"  points in turn order: {' '.join(f'{mean:.1f}' for mean in points)}"
    low, high = (seats["score"].quantile(part) for part in (0.05, 0.95))
    best = seats.filter(pl.col("won") > 0)["score"].mean()
    yield f"  points: mean {seats['score'].mean():.1f}, nine in ten {low:.0f} to {high:.0f}, winner {best:.1f}"
    few, many = (games["rounds"].quantile(part) for part in (0.05, 0.95))
    yield f"  rounds: mean {games['rounds'].mean():.1f}, nine in ten {few:.0f} to {many:.0f}"
    sources = {row["source"]: row["points"] / len(seats) for row in figures.rows("sources")}
    yield "  points by source: " + ", ".join(f"{name} {mean:.1f}" for name, mean in sources.items())
    if run.plan.game in EVENTS:
        yield f"  events a game: {happened(run, count)}"
    yield from (f"  {line}" for line in standing_out(figures))


def main() -> None:
    for folder in sys.argv[1:]:
        print("\n".join(lines(Path(folder))), flush=True)


if __name__ == "__main__":
    main()
