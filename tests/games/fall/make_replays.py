"""Golden replays of `fall`: `python -m tests.games.fall.make_replays` makes all of them anew."""

from dovre.games.fall.components import CHAMPION_NAMES, CLAWED, PAWN_NAMES
from dovre.games.fall.game import GAME
from dovre.games.fall.rules.champions import IMMEDIATE, STARS
from tests.games.fall.helpers import MODES
from tests.games.fall.hooks import SILENT
from tests.replay_search import by_verb, play, sensible, write

COVERING = 60  # games among which those are that show what is left
HONOURED = {CHAMPION_NAMES[champion] for champion in IMMEDIATE} - {"thessel", "grell", "kasskar"}


def anyhow(state, seat, rng):
    """Any answer: more Reinforcements than verbs first would choose, so that a supply runs out."""
    return rng.choice(state.legal(seat))


def shown(record):
    """What a game shows: its end, verbs and events, whose champions did what."""
    found = {f"end.{record.result.rpartition('  ')[2]}"}
    state = record.start()
    for answer, after, events in record.steps():
        state = after
        found.add(f"{answer.token.partition('.')[0]}:")
        found |= {event.name for event in events} | {event.twin.name for event in events if event.twin}
        found |= {
            f"{event.name.partition('.')[0]} {event['champion']}" for event in events if "champion" in dict(event.parts)
        }
    found |= {f"owned {CHAMPION_NAMES[champion]}" for champions in state.champions for champion in champions}
    return found | {"shared:"} if "ended.shared" in found else found


def wanted():
    """All that some replay must show."""
    table = GAME.texts("en").table
    found = {key.removeprefix("event.") for key in table if key.startswith("event.")} - SILENT
    found |= {key for key in table if key.startswith("end.")} | {f"{verb}:" for verb in GAME.alphabet.by_verb}
    found |= {f"owned {name}" for name in CHAMPION_NAMES} | {f"pawn {name}" for name in PAWN_NAMES}
    found |= {f"used {CHAMPION_NAMES[champion]}" for champion in CLAWED}
    found |= {f"star {CHAMPION_NAMES[champion]}" for champion in STARS}
    return found | {f"champion_honour {name}" for name in HONOURED}


KINDS = {  # name: seats, options, how it is played, what it must show
    "sensible-players-two-seats": (2, {}, sensible, ()),
    "sensible-players-three-seats": (3, {}, sensible, ()),
    "sensible-players-four-seats": (4, {}, sensible, ()),
    "sensible-players-five-seats": (5, {"turn_order": "even"}, sensible, ()),
    "a-champion-relocated": (2, {}, anyhow, ("relocated.champion",)),
    "supply-empty-trolls-relocated": (2, {}, anyhow, ("relocated",)),
    "a-hall-that-nobody-holds": (5, {}, by_verb, ("hall.nobody",)),
    "an-invader-without-a-cave": (3, {}, by_verb, ("invader_lost",)),
    "no-place-for-a-card": (3, {}, by_verb, ("toss:",)),
    "victory-shared": (3, {}, by_verb, ("shared:",)),
}


if __name__ == "__main__":
    games = (play(GAME, *MODES[seed % len(MODES)], by_verb, seed) for seed in range(COVERING))
    write(GAME, KINDS, games, wanted(), shown)
