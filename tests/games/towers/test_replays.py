"""What the golden replays of `towers` show, beside what those of every game do."""

from functools import cache

from tests.games.towers.make_replays import shown, wanted
from tests.records import REPLAYS, read


@cache
def records():
    return [read(path) for path in sorted((REPLAYS / "towers").glob("*.record"))]


def test_every_event_card_trophy_and_spell_appears():
    assert wanted() - set().union(*map(shown, records())) == set()


def test_one_alone_wins_and_loses_and_levels_and_modes_are_played():
    alone = set().union(*[shown(record) for record in records() if record.seats == 1])
    assert {"ended.won", "ended.lost", "end.boss", "end.guards"} <= alone
    for mode in ("standard", "intro"):
        ends = set().union(*[shown(record) for record in records() if ("mode", mode) in record.options])
        assert {"end.boss", "end.guards"} <= ends
