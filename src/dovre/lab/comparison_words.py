"""A comparison as tables for a terminal, and as data for programs."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from rich.table import Table as Grid

from dovre.lab.comparing import Change, Comparison
from dovre.lab.statistics import Difference
from dovre.lab.words import Words

SHOWN = 12  # figures that are not settled, those that fewest games would settle first


def comparison_lines(found: Comparison, lang: str, *, everything: bool = False) -> Iterator[str | Grid]:
    """What to print: sentences and tables."""
    words = Words(found.one.plan.game, lang)
    title = words.game.titles[lang]
    yield words.say("compare.title", game=title, one=found.one.folder, two=found.two.folder)
    key = "compare.plans" if found.differing else "compare.same_plans"
    yield words.say(key, **({"fields": ", ".join(found.differing)} if found.differing else {}))
    if found.pairs:
        yield words.say("compare.paired", n=found.pairs)
    else:
        yield words.say("compare.unpaired", one=found.games[0], two=found.games[1])
    certain = [change for change in found.changes if change.is_certain]
    unsettled = [change for change in found.changes if not change.is_certain and not change.is_same]
    open_ones = sorted(unsettled, key=_games_wanted)
    shown = open_ones if everything else open_ones[:SHOWN]
    if certain:
        yield _grid(words, words.say("compare.changed"), certain, settled=True)
    else:
        yield words.say("compare.nothing")
    if shown:
        yield _grid(words, words.say("compare.open"), shown, settled=False)
    if len(shown) < len(open_ones):
        yield words.say("compare.more", n=len(open_ones) - len(shown))
    yield words.say("compare.note")


def _games_wanted(change: Change) -> float:
    return change.games_to_settle or float("inf")


def _grid(words: Words, title: str, changes: list[Change], *, settled: bool) -> Grid:
    grid = Grid(title=title, title_justify="left")
    grid.add_column(words.say("compare.figure"))
    for key in ("compare.before", "compare.after", "compare.change"):
        grid.add_column(words.say(key), justify="right")
    if not settled:
        grid.add_column(words.say("compare.settle"), justify="right")
    for change in changes:
        tell = words.percent if change.percent else words.decimal
        row = [name_of_change(words, change), tell(change.before), tell(change.after)]
        row.append(_told(words, change.difference, change.percent))
        if not settled:
            wanted = change.games_to_settle
            row.append(words.whole(wanted) if wanted is not None else words.say("compare.many"))
        grid.add_row(*row)
    return grid


def _told(words: Words, difference: Difference, percent: bool) -> str:
    return words.points(difference) if percent else words.signed(difference)


def name_of_change(words: Words, change: Change) -> str:
    """The figure in words."""
    parts = dict(change.parts)
    if "seat" in parts:
        parts["seat"] = words.seat(parts["seat"])
    if "source" in parts:
        parts["source"] = words.source(parts["source"])
    if "name" in parts:
        parts["name"] = words.component(parts.pop("group"), parts["name"])
    return words.say(f"compare.{change.key}", **parts)


def comparison_data(found: Comparison) -> dict[str, Any]:
    """The comparison as JSON."""
    return {
        "one": str(found.one.folder),
        "two": str(found.two.folder),
        "games": list(found.games),
        "pairs": found.pairs,
        "differing": list(found.differing),
        "changes": [_data(change) for change in found.changes],
    }


def _data(change: Change) -> dict[str, Any]:
    low, high = change.difference.interval(change.z)
    return {
        "figure": change.key,
        **dict(change.parts),
        "before": round(change.before, 6),
        "after": round(change.after, 6),
        "change": round(change.difference.amount, 6),
        "interval": [round(low, 6), round(high, 6)],
        "certain": change.is_certain,
        "games_to_settle": None if change.is_certain else change.games_to_settle,
    }
