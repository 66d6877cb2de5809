"""Golden replays of `princesses`, found by search: `python -m tests.games.princesses.make_replays` writes them.

Each game is the first of its kind that shows what its name says. They are made when the data is settled, and told by
`python -m tests.records stories` afterwards.
"""

import sys
from pathlib import Path

import dovre
from dovre.bots import bot
from dovre.games.princesses.components import ACTIVE, CASTLE_NAMES, COLOURS, FIRST_VILLAGE, IS_VICTORY, ROYAL_NAMES
from dovre.games.princesses.game import GAME
from dovre.kernel.rng import Rng
from tests.games.princesses.helpers import MODES
from tests.games.princesses.test_whole_games import choose
from tests.records import REPLAYS as REPLAYS_OF_ALL

SEEDS = 1000  # that are tried for a replay
DECKS = ("tile_deck", "card_deck")  # that are shuffled anew when they run out
COVERING = 120  # games among which those are that show every effect


def eager(state, seat, rng):
    return choose(state, seat, rng)


def walling(state, seat, rng):
    """Victory tiles wherever they can be laid, so that networks are sealed."""
    legal = state.legal(seat)
    walls = [action for action in legal if action.verb == "tile" and IS_VICTORY[action.number]]
    building = [action for action in legal if action.token in ("do.build", "do.refresh_tiles")]
    claims = [action for action in legal if action.verb == "claim"]
    moves = [action for action in legal if action.verb == "move" and action.parts[1] == "building"]
    return rng.choice(claims or walls or building or moves or [choose(state, seat, rng)])


def refreshing(state, seat, rng):
    """Rows are laid out anew wherever they can be, so that decks run out."""
    legal = state.legal(seat)
    refresh = [action for action in legal if action.token in ("do.refresh_tiles", "do.refresh_cards")]
    moves = [action for action in legal if action.verb == "move" and action.parts[1] in ("building", "troll_power")]
    return rng.choice(refresh or moves or [choose(state, seat, rng)])


def sensible(state, seat, rng):
    return bot("greedy").choose(state.view(seat), 0.0, rng)


def royal(state, seat, rng):
    """Princesses and claims before all else, so that the royal tiles run out."""
    legal = state.legal(seat)
    gains = [action for action in legal if action.verb == "claim" or action.token == "do.princess"]
    return rng.choice(gains) if gains else sensible(state, seat, rng)


def told(record):
    """Events of a game, its answers and their verbs, effects that were carried out, boards, decks that ran out."""
    found = set()
    state = record.start()
    for answer, after, events in record.steps():
        found |= {answer.token, f"{answer.token.partition('.')[0]}:"}
        found |= {event.name for event in events} | {event.twin.name for event in events if event.twin}
        found |= {f"royal.{event['royal']}" for event in events if event.name == "royal"}
        if answer.token == "do.castle":
            found.add(f"castle.{CASTLE_NAMES[state.castles[state.place - FIRST_VILLAGE]]}")
        found |= {f"anew.{deck}" for deck in DECKS if len(getattr(after, deck)) > len(getattr(state, deck))}
        if state.royal_deck and not after.royal_deck:
            found.add("empty.royal_deck")
        state = after
    return found | {f"board.{COLOURS[board]}" for board in state.boards}


def wanted():
    """All that some replay must show: events, verbs, actions, castle tiles, royal tiles, troll cards, boards, decks."""
    table = GAME.texts("en").table
    found = {key.removeprefix("event.") for key in table if key.startswith("event.")}
    found |= {f"{verb}:" for verb in GAME.alphabet.by_verb}
    found |= {str(action) for verb in ("do", "card", "refill", "gain") for action in GAME.alphabet.by_verb[verb]}
    found |= {f"board.{colour}" for colour in COLOURS} | {f"anew.{deck}" for deck in DECKS} | {"empty.royal_deck"}
    found |= {f"royal.{ROYAL_NAMES[number]}" for number in ACTIVE} | {f"castle.{name}" for name in CASTLE_NAMES}
    return found


ANY = ()
REPLAYS = {  # name: seats, options, how it is played, events and answers that it must have
    "sensible-players-two-seats": (2, {}, sensible, ANY),
    "sensible-players-three-seats": (3, {}, sensible, ANY),
    "sensible-players-four-seats": (4, {}, sensible, ANY),
    "two-seats-boards-chosen-and-nothing-more-for-the-second": (
        2,
        {"boards": "chosen", "second_seat": "none"},
        eager,
        ("board", "chased"),
    ),
    "three-seats-a-princess-and-claims": (3, {"boards": "chosen"}, eager, ("do.princess", "claimed", "human.moved")),
    "four-seats-trolls-chased-and-cards": (
        4,
        {"later_seats": "goods"},
        eager,
        ("chased", "fled", "card", "royal", "royal.printed"),
    ),
    "a-sealed-network-forfeits-its-royal-tile": (2, {}, walling, ("forfeited",)),
    "decks-of-tiles-and-cards-shuffled-anew": (2, {}, refreshing, ("anew.tile_deck", "anew.card_deck")),
    "the-royal-tiles-run-out": (4, {}, royal, ("empty.royal_deck", "do.princess")),
    "victory-shared": (2, {}, eager, ("ended.shared",)),
    "nothing-to-add-to-a-village": (4, {}, eager, ("item.none", "claimed", "paid", "refilled")),
}


def play(seats, options, manner, seed):
    table = dovre.Table(GAME.new(seats, seed, options))
    rng = Rng.of(seed, "replay")
    while not table.state.over:
        seat = table.state.waiting[0]
        table.answer(seat, manner(table.state, seat, rng))
    return table.record


def find(name):
    """The first game of its kind."""
    seats, options, manner, needs = REPLAYS[name]
    for seed in range(1, SEEDS):
        record = play(seats, options, manner, seed)
        if set(needs) <= told(record):
            return record
    raise LookupError(name)


def covering(left):
    """Few games that show what is left, by the one that shows most of it each time."""
    games = [play(*MODES[seed % len(MODES)], eager, seed) for seed in range(300, 300 + COVERING)]
    shown = [told(record) for record in games]
    while left:
        best = max(range(COVERING), key=lambda at: len(shown[at] & left))
        if not shown[best] & left:
            return
        left = left - shown[best]
        yield games[best]


def main(folder=REPLAYS_OF_ALL / GAME.slug):
    Path(folder).mkdir(parents=True, exist_ok=True)
    seen = set()
    for name in REPLAYS:
        record = find(name)
        (Path(folder) / f"{name}.record").write_text(str(record), encoding="utf-8")
        seen |= told(record)
        print(name, record.seed)
    for number, record in enumerate(covering(wanted() - seen), 1):
        (Path(folder) / f"every-effect-{number}.record").write_text(str(record), encoding="utf-8")
        seen |= told(record)
        print("every effect", number, record.seats, record.seed)
    print("not shown:", " ".join(sorted(wanted() - seen)) or "nothing")


if __name__ == "__main__":
    main(*sys.argv[1:])
