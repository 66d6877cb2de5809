"""The tables of a run: their columns, what each means, and how they become Parquet.

The version goes up when a column is added, removed, or means something else; every file carries it in its metadata.
"""

from __future__ import annotations

import io
from typing import Any, NamedTuple

import polars as pl

SCHEMA = 1  # version of the tables
METADATA_SCHEMA = "dovre.schema"
METADATA_TABLE = "dovre.table"


class Column(NamedTuple):
    name: str
    type: type[pl.DataType]
    meaning: str


GAME = Column("game", pl.Int32, "number of the game, from 0")
SEAT = Column("seat", pl.Int8, "seat, from 0")

TABLES: dict[str, tuple[Column, ...]] = {
    "games": (
        GAME,
        Column("deal", pl.Int32, "number of the deal; bots that differ play each deal on every seat"),
        Column("seed", pl.Int64, "seed of the deal"),
        Column("rounds", pl.Int16, "rounds; where a game has none, turns of the seat that begins"),
        Column("turns", pl.Int16, "stretches of answers by one seat"),
        Column("decisions", pl.Int32, "answers of all seats"),
        Column("end", pl.String, "how it ended, a key of the game's texts below `end`"),
        Column("winners", pl.Int8, "seats that won; 0 if nobody did, several if they share it"),
        Column("gap", pl.Int32, "points of the best less those of the second; null where nobody else scores"),
        Column("lead_changes", pl.Int16, "how often another seat took the sole lead from one round to a later one"),
        Column("digest", pl.String, "name of the final state: equal games have equal ones"),
    ),
    "seats": (
        GAME,
        SEAT,
        Column("entrant", pl.Int8, "which bot of the plan's list sat there, from 0"),
        Column("bot", pl.String, "its name"),
        Column("score", pl.Int32, "points"),
        Column("place", pl.Int8, "place, from 1; shared by those that are level"),
        Column("won", pl.Float64, "share of the victory: 1 alone, 0.5 of two, 0 for the others"),
        Column("decisions", pl.Int32, "answers given"),
        Column("faults", pl.Int32, "answers that were illegal, late or crashed, and were replaced by random ones"),
    ),
    "decisions": (
        GAME,
        Column("number", pl.Int32, "number of the answer in its game, from 0"),
        Column("round", pl.Int16, "round, from 1"),
        SEAT,
        Column("question", pl.String, "kind of the question"),
        Column("verb", pl.String, "verb of the answer"),
        Column("token", pl.String, "the answer in the notation of records"),
        Column("legal", pl.Int32, "number of answers there were to choose from"),
    ),
    "scores": (
        GAME,
        SEAT,
        Column("source", pl.String, "where the points come from, a key of the game's texts below `score`"),
        Column("rule", pl.String, "rule that gives them"),
        Column("amount", pl.Int32, "points"),
    ),
    "rounds": (
        GAME,
        Column("round", pl.Int16, "round, from 1"),
        SEAT,
        Column("score", pl.Int32, "points that were certain when the round ended; in the last row the final score"),
    ),
    "uses": (
        GAME,
        Column("seat", pl.Int8, "seat, from 0; -1 for what happened to nobody in particular"),
        Column("told", pl.String, "`answer` chosen, `event` happened, `trait` what the seat plays as"),
        Column("deed", pl.String, "verb of the answer, or name of the event"),
        Column("group", pl.String, "kind of component, such as spell; empty for the deed itself"),
        Column("name", pl.String, "name of the component in the game's texts, below the group"),
        Column("taken", pl.Int32, "how often"),
        Column(
            "offered", pl.Int32, "answers: at how many questions with a choice it could be taken; null for the rest"
        ),
    ),
}

Rows = dict[str, dict[str, list[Any]]]  # by table and column


def empty_rows() -> Rows:
    return {table: {column.name: [] for column in columns} for table, columns in TABLES.items()}


def add(rows: Rows, table: str, *values: Any) -> None:
    """One row, its values in the order of the columns."""
    for column, value in zip(rows[table].values(), values, strict=True):
        column.append(value)


def polars_schema(table: str) -> dict[str, type[pl.DataType]]:
    return {column.name: column.type for column in TABLES[table]}


def to_parquet(rows: Rows) -> dict[str, bytes]:
    """Each table as the content of a Parquet file; the same rows give the same bytes."""
    return {table: _file(table, columns) for table, columns in rows.items()}


def _file(table: str, columns: dict[str, list[Any]]) -> bytes:
    buffer = io.BytesIO()
    frame = pl.DataFrame(columns, schema=polars_schema(table))
    frame.write_parquet(buffer, metadata={METADATA_SCHEMA: str(SCHEMA), METADATA_TABLE: table})
    return buffer.getvalue()
