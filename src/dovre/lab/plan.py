"""What a run plays, written down beside its tables: the same plan gives the same games, on every machine.

>>> plan = make_plan("kings", bots=["greedy", "random"], seats=2, games=5, seed=3)
>>> plan.games, plan.bots, plan.options           # rounded up: each bot has each seat equally often
(6, ('greedy', 'random'), (('pairing', 'random'),))
>>> plan.chunks()[0]
Chunk(first=0, count=6)
>>> Plan.from_data(plan.to_data()) == plan
True
"""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass, fields
from typing import Any

import dovre
from dovre.bots import bot
from dovre.lab.errors import LabError
from dovre.lab.tables import SCHEMA

CHUNK_MOST = 250  # games that are lost at most, for each process, if the power fails
CHUNKS_WANTED = 100  # in a run of fewer games chunks are smaller, so that all processes have work to the end


@dataclass(frozen=True, slots=True)
class Chunk:
    """Games that are played and stored together."""

    first: int
    count: int

    @property
    def name(self) -> str:
        return f"{self.first:07d}-{self.count:03d}"


@dataclass(frozen=True, slots=True)
class Plan:
    game: str
    rules: int  # version of the game's rules
    dovre: str  # version of the program
    schema: int  # version of the tables
    seats: int
    bots: tuple[str, ...]  # one for each seat; they change seats from game to game
    options: tuple[tuple[str, str], ...]
    box: str  # fingerprint of an owner's components; empty for those of the house
    seed: int
    games: int
    chunk: int  # games in a chunk

    def chunks(self) -> list[Chunk]:
        return [Chunk(first, min(self.chunk, self.games - first)) for first in range(0, self.games, self.chunk)]

    @property
    def same_bots(self) -> bool:
        return len(set(self.bots)) == 1

    def to_data(self) -> dict[str, Any]:
        return {**asdict(self), "bots": list(self.bots), "options": dict(self.options)}

    @classmethod
    def from_data(cls, data: Any) -> Plan:
        """The plan that `to_data` wrote; ValueError for anything else."""
        if not isinstance(data, dict) or data.keys() != {field.name for field in fields(cls)}:
            raise ValueError("fields")
        plan = cls(**{**data, "bots": tuple(data["bots"]), "options": tuple(data["options"].items())})
        whole = (plan.rules, plan.schema, plan.seats, plan.seed, plan.games, plan.chunk)
        if not all(type(figure) is int for figure in whole) or not 0 < plan.chunk <= plan.games or plan.seats < 1:
            raise ValueError("figures")
        return plan

    def differs_from(self, other: Plan) -> list[str]:
        """The fields in which two plans differ, apart from how many games there are and how they are stored."""
        names = [field.name for field in fields(self) if field.name not in ("games", "chunk")]
        return [name for name in names if getattr(self, name) != getattr(other, name)]


def make_plan(
    slug: str,
    *,
    bots: Sequence[str],
    seats: int | None = None,
    options: Mapping[str, str] | None = None,
    games: int,
    seed: int,
) -> Plan:
    """A plan for this game as it is in this process; what the game or the bots do not have is refused."""
    game = dovre.game(slug)
    count = max(len(bots), seats or 0) if len(bots) > 1 or seats else game.seats[-1]
    if seats and len(bots) > seats:
        raise LabError("bots", found=len(bots), seats=seats)
    names = tuple(bots[seat % len(bots)] for seat in range(count))
    for name in names:
        bot(name)
    chosen = game.bare(count, seed, options).options
    total = games if len(set(names)) == 1 else math.ceil(games / count) * count
    chunk = min(CHUNK_MOST, max(10, total // CHUNKS_WANTED), total)
    return Plan(
        slug,
        game.version,
        dovre.__version__,
        SCHEMA,
        count,
        names,
        chosen,
        game.box.fingerprint if game.box else "",
        seed,
        total,
        chunk,
    )
