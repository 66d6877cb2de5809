"""Golden replays of `hall`: `python -m tests.games.hall.make_replays` makes all of them anew."""

from dovre.games.hall.game import GAME
from tests.games.hall.helpers import MODES
from tests.replay_search import by_verb, play, sensible, write

COVERING = 120  # games among which those are that show what is left


def shown(record):
    """What a game shows: its end, verbs and events."""
    found = {f"end.{record.result.rpartition('  ')[2]}"}
    for answer, _, events in record.steps():
        found.add(f"{answer.token.partition('.')[0]}:")
        found |= {event.name for event in events} | {event.twin.name for event in events if event.twin}
    return found | {"shared:"} if "ended.shared" in found else found


def wanted():
    """All that some replay must show."""
    table = GAME.texts("en").table
    found = {key.removeprefix("event.") for key in table if key.startswith("event.")}
    found |= {key for key in table if key.startswith("end.")}
    return found | {f"{verb}:" for verb in GAME.alphabet.by_verb}


KINDS = {  # name: seats, options, how it is played, what it must show
    "sensible-players-two-seats": (2, {"workshops": "chosen"}, sensible, ()),
    "sensible-players-two-seats-autumn": (2, {"side": "autumn"}, sensible, ()),
    "sensible-players-three-seats": (3, {}, sensible, ()),
    "sensible-players-four-seats": (4, {}, sensible, ()),
    "sensible-players-two-teams": (4, {"teams": "yes"}, sensible, ()),
    "sensible-players-five-seats": (5, {"later_seats": "honor", "workshops": "no_duplicates"}, sensible, ()),
    "cave-in-exile-and-a-skipped-step": (2, {}, by_verb, ("fill:", "exile:", "skip:")),
    "echo-of-the-pack-and-a-shared-victory": (2, {"side": "autumn"}, by_verb, ("echo:", "shared:")),
    "an-imp-steals": (2, {}, by_verb, ("steal:",)),
    "old-debt": (2, {"side": "autumn"}, by_verb, ("spare:",)),
    "trading-places": (3, {}, by_verb, ("exchanged",)),
}


if __name__ == "__main__":
    games = (play(GAME, *MODES[seed % len(MODES)], by_verb, seed) for seed in range(COVERING))
    write(GAME, KINDS, games, wanted(), shown)
