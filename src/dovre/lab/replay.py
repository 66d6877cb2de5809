"""A game of a run played again from its tables, so that its board can be looked at."""

from __future__ import annotations

from typing import TYPE_CHECKING

import polars as pl

import dovre
from dovre.kernel.state import State
from dovre.lab.errors import LabError
from dovre.lab.play import check_versions

if TYPE_CHECKING:
    from dovre.lab.loading import Run


def state_of(run: Run, number: int, answers: int | None) -> State:
    """The table of one game after so many answers; the box of this process must be that of the run."""
    game = dovre.game(run.plan.game)
    check_versions(run.plan, game)
    found = run.games.filter(pl.col("game") == number).select("seed").collect()
    if found.height != 1:
        raise LabError("no_game", number=number, path=run.folder)
    state: State = game.new(run.plan.seats, found.item(), dict(run.plan.options))
    told = run.decisions.filter(pl.col("game") == number).sort("number").select("seat", "token").collect()
    for seat, token in told.head(answers if answers is not None else told.height).iter_rows():
        state.play(seat, game.parse(token))
    return state
