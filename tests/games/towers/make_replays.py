"""Golden replays of `towers`: `python -m tests.games.towers.make_replays` makes all of them anew."""

from dovre.games.towers.components import EVENT_NAMES, QUESTS, SPELL_NAMES, TROPHY_NAMES
from dovre.games.towers.game import GAME
from tests.games.towers.hooks import MODES
from tests.replay_search import by_verb, play, sensible, write

COVERING = 200  # games among which those are that show every card, event, trophy and spell


def fitful(state, seat, rng):
    """Sensible, but for one answer in four."""
    return (sensible if rng.below(4) else by_verb)(state, seat, rng)


def forks(state, seat):
    """Cells from which two ways to the city are as short."""
    return sum(len(cells) > 1 for cells in state.way[seat].next)


def winding(state, seat, rng):
    """Paths that come back to themselves, until one has a fork."""

    def laid(action):
        other = state.copy()
        other.play(seat, action)
        return forks(other, seat), -other.way[seat].dist[0]

    legal = state.legal(seat)
    lays = [action for action in legal if action.verb == "lay"]
    longer = [action for action in legal if action.token == "act.lengthen" and not forks(state, seat)]
    return max(lays, key=laid) if lays else longer[0] if longer else by_verb(state, seat, rng)


def shown(record):
    """What a game shows: events, verbs, its end, event cards, cards used and cashed, trophies and spells."""
    found = {f"end.{record.result.rpartition('  ')[2]}"}
    steps = list(record.steps())
    for answer, _, events in steps:
        verb = answer.token.partition(".")[0]
        found |= {f"{verb}:", answer.token} if verb in ("use", "cash") else {f"{verb}:"}
        for event in events:
            found |= {event.name} | ({event.twin.name} if event.twin else set())
            if event.name in ("resolved", "spell", "trophy"):
                found.add(f"{event.name}.{event.parts[-1][1]}")
    trophies = [dict(line.parts)["trophy"] for line in steps[-1][1].score_sheet() if line.source == "trophy"]
    return found | {f"trophy.{name}" for name in trophies}


def wanted():
    """All that some replay must show."""
    table = GAME.texts("en").table
    found = {key.removeprefix("event.") for key in table if key.startswith("event.")}
    found |= {key for key in table if key.startswith("end.")}
    found |= {f"{verb}:" for verb in GAME.alphabet.by_verb}
    found |= {f"use.{quest.id}" for quest in QUESTS} | {f"cash.{quest.id}" for quest in QUESTS if quest.crystals}
    found |= {f"resolved.{name}" for name in EVENT_NAMES} | {f"spell.{name}" for name in SPELL_NAMES}
    return found | {f"trophy.{name}" for name in TROPHY_NAMES}


KINDS = {  # name: seats, options, how it is played, what it must show
    "sensible-players-two-seats": (2, {}, sensible, ("end.boss",)),
    "sensible-players-three-seats-medium": (3, {"level": "medium"}, sensible, ("end.boss",)),
    "sensible-players-four-seats-hard": (4, {"level": "hard"}, sensible, ("end.boss",)),
    "sensible-players-two-seats-extreme": (2, {"level": "extreme"}, sensible, ()),
    "a-city-falls": (3, {"level": "extreme"}, fitful, ("end.guards", "destroyed", "trophy")),
    "first-game-cities-chosen": (2, {"mode": "intro", "cities": "chosen"}, sensible, ("end.boss", "city")),
    "first-game-a-city-falls": (4, {"mode": "intro"}, fitful, ("end.guards",)),
    "alone-the-boss-captured": (1, {}, sensible, ("ended.won", "demon")),
    "alone-the-city-falls": (1, {"level": "hard"}, by_verb, ("ended.lost",)),
    "alone-extreme": (1, {"level": "extreme", "cities": "chosen"}, sensible, ("city",)),
    "victory-shared": (2, {"mode": "intro"}, fitful, ("ended.shared",)),
    "two-ways-as-short": (2, {}, winding, ("step:",)),
    "towers-wrecked": (2, {}, fitful, ("trophy.t06",)),
}


if __name__ == "__main__":
    games = (play(GAME, *MODES[seed % len(MODES)], (fitful, by_verb)[seed % 2], seed) for seed in range(COVERING))
    write(GAME, KINDS, games, wanted(), shown)
