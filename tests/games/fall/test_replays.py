"""What the golden replays of `fall` show, beside what those of every game do."""

from functools import cache

from dovre.games.fall.components import CHAMPION_NAMES, CLAWED, PAWN_NAMES
from dovre.games.fall.rules.champions import IMMEDIATE, STARS
from tests.records import REPLAYS, read


@cache
def told():
    """Every event of every replay, and the champions that were somebody's."""
    events, owned = [], set()
    for path in sorted((REPLAYS / "fall").glob("*.record")):
        record = read(path)
        steps = list(record.steps())
        events += [event for _, _, happened in steps for event in happened]
        owned |= {CHAMPION_NAMES[champion] for champions in steps[-1][1].champions for champion in champions}
    return events, owned


def champions_of(*names):
    return {event["champion"] for event in told()[0] if event.name in names}


def test_every_champion_is_somebodys_and_does_what_it_does():
    assert told()[1] == set(CHAMPION_NAMES)
    assert champions_of("pawn") == set(PAWN_NAMES)
    assert champions_of("used") >= {CHAMPION_NAMES[champion] for champion in CLAWED}
    assert champions_of("star", "star.hall", "star.clan") == {CHAMPION_NAMES[champion] for champion in STARS}
    at_once = {CHAMPION_NAMES[champion] for champion in IMMEDIATE}
    assert champions_of("champion_honour") >= at_once - {"thessel", "grell", "kasskar"}  # these bring no honour


def test_breaches_an_empty_supply_and_a_shared_victory_are_told():
    names = {event.name for event in told()[0]}
    assert {"breached", "invader_lost.supply", "invader_lost", "ended.shared"} <= names
