"""Records for the tests: how they are made, kept and told.

    python -m tests.records archive [GAME]     play the games of the archive anew (tests/archive/<game>.records)
    python -m tests.records renew              sign the golden replays for the present rules, if they go as before
    python -m tests.records stories            tell every golden replay anew, draw the pictures in docs; read the diff

A golden replay (tests/replays/<game>/*.record) proves what its name says, and its story tells it turn by turn. The
archive holds many games of all seat counts and options, with a digest of all that was asked and told on the way: who
changes what is asked or told raises the rules version of the game, and makes its archive anew.
"""

import hashlib
import json
import sys
from itertools import cycle, islice
from pathlib import Path

import dovre
from dovre.bots import BOTS
from dovre.kernel.check import option_sets
from dovre.kernel.rng import Rng

HERE = Path(__file__).parent
REPLAYS = HERE / "replays"
ARCHIVE = HERE / "archive"
DOCS = HERE.parent / "docs"
GAMES = 64  # in the archive of a game
UNDONE = 12  # players of the archive take back one answer in so many, where they may
PICTURES = {  # file in docs -> record, moment of it, and whose view
    "board.svg": ("kings/sensible-players-three-seats", 69, ("Emma", "Noor", "Lars")),
    "fall.svg": ("fall/sensible-players-five-seats", 560, ("Emma", "Noor", "Lars", "Kim", "Ida")),
    "hall.svg": ("hall/sensible-players-four-seats", 330, ("Emma", "Noor", "Lars", "Kim")),
    "princesses.svg": ("princesses/sensible-players-four-seats", 478, ("Emma", "Noor", "Lars", "Kim")),
    "towers.svg": ("towers/sensible-players-four-seats-hard", 208, ("Emma", "Noor", "Lars", "Kim")),
}


# -- the archive -----------------------------------------------------------------------------------------------------


def play(game, seats, seed, options, bot, undo):
    """The record of a game by bots of one kind, who take back an answer now and then."""
    table = dovre.Table(game.new(seats, seed, options))
    rng = Rng.of(seed, "archive")
    while not table.state.over:
        seat = rng.choice(table.state.waiting)
        table.answer(seat, BOTS[bot]().choose(table.state.view(seat), 0.0, rng))
        if undo and rng.below(UNDONE) == 0 and table.undo_limit(seat)[0]:
            table.undo(seat)
    return table.record


def tables(game):
    """Seats, options, bot and undo of each game of the archive: all of them meet sooner or later."""
    rows = [(seats, options) for seats in game.seats for options in option_sets(game, seats)]
    manners = (("random", False), ("random", True), ("greedy", False))
    for number, (seats, options) in enumerate(islice(cycle(rows), GAMES)):
        yield seats, options, *manners[(number + number // len(rows)) % len(manners)]


def make_archive(game):
    records = [play(game, *row[:1], seed, *row[1:]) for seed, row in enumerate(tables(game), 1000)]
    return "\n".join(f"{record}told {told(record)}\n" for record in records)


def archived(slug):
    """The records of a game's archive, each with the digest of what was told."""
    for text in (ARCHIVE / f"{slug}.records").read_text(encoding="utf-8").split("\n\n"):
        body, _, digest = text.strip().rpartition("\ntold ")
        yield dovre.Record.parse(body + "\n"), digest


def told(record):
    """A digest of every question and every event of a game, in the order they came."""
    digest = hashlib.blake2b(digest_size=8)
    state = record.start()
    digest.update(_asked(state))
    for _, after, events in record.steps():
        digest.update(json.dumps([_event(event) for event in events], default=str).encode())
        digest.update(_asked(after))
    return digest.hexdigest()


def _asked(state):
    questions = [(state.decision(seat).to_data(), len(state.legal(seat))) for seat in state.waiting]
    return json.dumps(questions, default=str, sort_keys=True).encode()


def _event(event):
    return [event.name, event.parts, event.audience, event.twin and _event(event.twin)]


# -- golden replays --------------------------------------------------------------------------------------------------


def golden():
    return sorted(REPLAYS.glob("*/*.record"))


def read(path, *, older=False):
    return dovre.Record.parse(path.read_text(encoding="utf-8"), older=older)


def tell(record):
    """The story of a record in English, told by the referee who sees everything; a digest when a turn ends."""
    game = record.game
    texts = game.texts("en")
    lines = [str(record).splitlines()[0], ""]
    state = record.start()
    steps = list(record.steps())
    for number, (answer, state, events) in enumerate(steps, 1):
        last = number == len(steps) or steps[number][0].seat != answer.seat
        lines.append(f"{number:>3}. p{answer.seat + 1} {answer}" + (f"  {state.digest()}" if last else ""))
        lines += [f"       {words}" for event in events if (words := game.describe(event, texts))]
    lines.append("")
    for line in state.score_sheet():
        words = texts.say(f"score.{line.source}", **dict(line.parts))
        lines.append(f"p{line.seat + 1} {line.amount:+3}  {words} [{line.rule}]")
    winners = ", ".join(f"p{seat + 1}" for seat in state.winners) or "nobody"
    lines.append(f"= {record.result}, won by {winners}")
    return "\n".join(lines) + "\n"


def picture(name):
    """A board in the README: a moment of a golden replay, as the seat that is asked sees it."""
    path, moment, names = PICTURES[name]
    record = read(REPLAYS / f"{path}.record")
    state = [state for _, state, _ in record.steps()][moment]
    return str(record.game.board(state.view(state.waiting[0]), names=names))


# -- the commands ----------------------------------------------------------------------------------------------------


def main(command="", slug=""):
    if command == "archive":
        ARCHIVE.mkdir(exist_ok=True)
        for one in (slug,) if slug else dovre.slugs():
            (ARCHIVE / f"{one}.records").write_text(make_archive(dovre.game(one)), encoding="utf-8")
            print(one)
    elif command == "renew":
        for path in golden():
            path.write_text(str(read(path, older=True).renewed()), encoding="utf-8")
            print(path.relative_to(REPLAYS))
    elif command == "stories":
        for path in golden():
            path.with_suffix(".story").write_text(tell(read(path)), encoding="utf-8")
        for name in PICTURES:
            (DOCS / name).write_text(picture(name), encoding="utf-8")
    else:
        print(__doc__)


if __name__ == "__main__":
    main(*sys.argv[1:])
