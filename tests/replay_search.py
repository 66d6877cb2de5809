"""Golden replays found by search: the first game of each kind that shows what it must, then few that show the rest.

A game's `make_replays.py` says which kinds there are and what is to be shown. They are made when its data is settled,
and told by `python -m tests.records stories` afterwards.
"""

import dovre
from dovre.bots import bot
from dovre.kernel.rng import Rng
from tests.records import REPLAYS

SEEDS = 4000  # that are tried for a replay


def sensible(state, seat, rng):
    return bot("greedy").choose(state.view(seat), 0.0, rng)


def by_verb(state, seat, rng):
    """A verb first, then one of its answers."""
    legal = state.legal(seat)
    verb = rng.choice(sorted({action.verb for action in legal}))
    return rng.choice([action for action in legal if action.verb == verb])


def play(game, seats, options, manner, seed):
    """The record of a game whose players all choose in this manner."""
    table = dovre.Table(game.new(seats, seed, options))
    rng = Rng.of(seed, "replay")
    while not table.state.over:
        seat = table.state.waiting[0]
        table.answer(seat, manner(table.state, seat, rng))
    return table.record


def outline(game, seats, options, manner, seed):
    """The verbs and events of such a game, and whether it is shared, without its record: ten times as fast."""
    state, rng, found = game.new(seats, seed, options), Rng.of(seed, "replay"), set()
    while not state.over:
        seat = state.waiting[0]
        action = manner(state, seat, rng)
        found.add(f"{action.verb}:")
        events = []
        state.play(seat, action, events)
        found |= {event.name for event in events}
    return found | {"shared:"} if len(state.winners) > 1 else found


def find(game, seats, options, manner, needs, shown):
    """The first game of its kind that shows all it needs."""
    for seed in range(1, SEEDS):
        if needs and not set(needs) <= outline(game, seats, options, manner, seed):
            continue
        record = play(game, seats, options, manner, seed)
        if set(needs) <= shown(record):
            return record
    raise LookupError(f"no game shows {', '.join(needs)}")


def covering(records, left, shown):
    """Few of the games that show what is left, each time the one that shows most of it."""
    found = [(record, shown(record)) for record in records]
    while left:
        best, shows = max(found, key=lambda one: len(one[1] & left))
        if not shows & left:
            return
        left = left - shows
        yield best


def write(game, kinds, more, wanted, shown):
    """Make all replays of a game anew; `more` are games among which those are that show the rest."""
    folder = REPLAYS / game.slug
    folder.mkdir(parents=True, exist_ok=True)
    for old in folder.iterdir():
        old.unlink()
    records = {name: find(game, *kind, shown) for name, kind in kinds.items()}
    seen = set().union(*map(shown, records.values()))
    rest = covering(more, wanted - seen, shown)
    records |= {f"what-is-seldom-seen-{number}": record for number, record in enumerate(rest, 1)}
    for name, record in records.items():
        (folder / f"{name}.record").write_text(str(record), encoding="utf-8")
        print(name, record.seats, record.seed)
    seen = set().union(*map(shown, records.values()))
    print("not shown:", " ".join(sorted(wanted - seen)) or "nothing")
