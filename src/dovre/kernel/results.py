"""The result of a finished game: who is where, what the points come from, and what decided it, told from a view.

Score lines are gathered by their source up to its first dot (`statue` and `statue.pedestal` are one row), which the
text `source.<name>` names. Seats that score together are one column (`Game.sides`).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple

from dovre.kernel.texts import Texts
from dovre.kernel.view import View

if TYPE_CHECKING:
    from dovre.kernel.game import Game


class Side(NamedTuple):
    """A seat, or seats that score together: a column of the table."""

    seats: tuple[int, ...]
    place: int  # from 1; sides that are level share it
    won: bool
    total: int
    note: str  # what else bears on the place, in the reader's language


class Source(NamedTuple):
    """A row of the table: where points come from, and how many each side has from there."""

    name: str  # in the reader's language
    amounts: tuple[int | None, ...]  # by side; None for a side that has nothing of the kind


class Result(NamedTuple):
    sides: tuple[Side, ...]  # best first
    sources: tuple[Source, ...]  # in the order of their texts
    words: str  # how the game ended
    decided: str  # what made the difference, in a sentence or two; may be empty


def result_of(game: Game[Any, Any], view: View, texts: Texts) -> Result:
    """The result of a game that is over; `texts` are the game's, with the names of the players."""
    sides = _sides(game, view, texts)
    sources = _sources(view, sides, texts)
    told = [_decided(sides, sources, texts), game.decided_note(view, texts)]
    return Result(sides, sources, game.end_words(view, texts), " ".join(filter(None, told)))


def group_of(source: str) -> str:
    """The row that a source of points belongs to."""
    return source.partition(".")[0]


def _sides(game: Game[Any, Any], view: View, texts: Texts) -> tuple[Side, ...]:
    assert view.scores is not None, "the game is not over"
    keys = {seats: game.rank_key(view, seats[0]) for seats in game.sides(view)}
    ordered = sorted(keys, key=lambda seats: keys[seats], reverse=True)
    return tuple(
        Side(
            seats,
            1 + sum(keys[other] > keys[seats] for other in ordered),
            seats[0] in view.winners,
            view.scores[seats[0]],
            game.rank_note(view, seats[0], texts),
        )
        for seats in ordered
    )


def _sources(view: View, sides: tuple[Side, ...], texts: Texts) -> tuple[Source, ...]:
    """The lines of the first seat of each side: those of its partners are the same."""
    columns = {side.seats[0]: at for at, side in enumerate(sides)}
    rows: dict[str, list[int | None]] = {}
    for line in view.sheet:
        if line.seat in columns:
            row = rows.setdefault(group_of(line.source), [None] * len(sides))
            at = columns[line.seat]
            row[at] = (row[at] or 0) + line.amount
    order = [key.removeprefix("source.") for key in texts.table if key.startswith("source.")]
    names = [*(name for name in order if name in rows), *(name for name in rows if name not in order)]
    return tuple(Source(texts.table.get(f"source.{name}", name), tuple(rows[name])) for name in names)


def _decided(sides: tuple[Side, ...], sources: tuple[Source, ...], texts: Texts) -> str:
    """How far the winner is ahead of the next one, and the source that made the most of it; or where they are level."""
    winners = [side for side in sides if side.won]
    if not winners or len(sides) < 2:
        return ""
    if len(winners) > 1:
        return texts.say("result.level_at", n=winners[0].total)
    first, second = sides[:2]
    ahead = first.total - second.total
    if ahead < 0:
        return ""
    key = "ahead" if ahead else "level"
    told = texts.say(f"result.{key}", n=ahead, others=second.seats)
    leads = [((row.amounts[0] or 0) - (row.amounts[1] or 0), row) for row in sources]
    most, row = max(leads, key=lambda lead: lead[0], default=(0, None))
    if row is None or not ahead or most <= 0:
        return told
    mine, theirs = row.amounts[0] or 0, row.amounts[1] or 0
    return f"{told} {texts.say('result.source', source=row.name, mine=mine, theirs=theirs)}"
