"""Whether the two lanes play alike: the same random games on both, compared by digests.

Each lane plays in a process of its own, `python -m dovre.lane_check GAME GAMES SEED`, which prints a line for every
game: what was answered, told and seen on the way, what bots would have answered, and the state at its end, as one
digest.
"""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Callable, Iterator, Sequence
from hashlib import blake2b
from itertools import zip_longest

import dovre
from dovre import lane
from dovre.bots.base import Bot
from dovre.bots.greedy import Greedy
from dovre.bots.mcts import Mcts
from dovre.kernel.check import option_sets
from dovre.kernel.events import Event
from dovre.kernel.rng import Rng
from dovre.kernel.state import State

LOOK_EVERY = 24  # a state on the way is looked at after so many answers
SEARCH_EVERY = 12  # in one game of so many a bot that searches is asked too
SIMS = 4


def lines(slug: str, games: int, seed: int) -> Iterator[str]:
    """A line for each of so many random games, over all seat counts and options in turn."""
    game = dovre.game(slug)
    tables = [(seats, options) for seats in game.seats for options in option_sets(game, seats)]
    for number in range(games):
        seats, options = tables[number % len(tables)]
        state = game.new(seats, seed + number, options)
        told = " ".join(f"{name}={choice}" for name, choice in options.items())
        bots: list[Bot] = [Greedy(), Mcts(SIMS)] if number % SEARCH_EVERY == 0 else [Greedy()]
        yield f"seed {seed + number}, seats {seats} {told}: {play(state, Rng.of(seed + number, 'lanes'), bots)}"


def play(state: State, rng: Rng, bots: Sequence[Bot]) -> str:
    """The digest of a random game, played to its end."""
    digest = blake2b(digest_size=8)
    answers = 0
    while not state.over:
        seat = rng.choice(state.waiting)
        action = rng.choice(state.legal(seat))
        events: list[Event] = []
        state.play(seat, action, events)
        digest.update(f"{seat} {action.token} {[(event.name, event.parts) for event in events]}\n".encode())
        answers += 1
        if answers % LOOK_EVERY == 0:
            copied: State = state.copy()
            digest.update(f"{copied.digest()} {copied.view(seat).to_json()}\n".encode())
            for asked in copied.waiting[:1]:
                chosen = [bot.choose(copied.view(asked), 0.0, Rng.of(answers)).token for bot in bots]
                digest.update(f"{chosen}\n".encode())
    digest.update(f"{state.digest()} {state.scores} {state.winners}".encode())
    return f"{answers} {digest.hexdigest()}"


def is_there() -> bool:
    """Whether there is a compiled lane of these sources: a process that does not ask for the plain one takes it."""
    code = "import sys, dovre.lane; sys.exit(dovre.lane.LANE != dovre.lane.COMPILED)"
    environment = os.environ | {lane.VARIABLE: lane.COMPILED}
    return subprocess.run([sys.executable, "-c", code], env=environment, check=False).returncode == 0


def compare(
    slug: str, games: int, seed: int, progress: Callable[[int, int], None] | None = None
) -> tuple[str, str] | None:
    """Play the same games on both lanes: the first two lines that differ, or None."""
    with _worker(slug, games, seed, lane.PLAIN) as plain, _worker(slug, games, seed, lane.COMPILED) as compiled:
        assert plain.stdout is not None
        assert compiled.stdout is not None
        for done, (one, other) in enumerate(zip_longest(plain.stdout, compiled.stdout, fillvalue="")):
            if one != other:
                plain.kill()
                compiled.kill()
                return one.strip(), other.strip()
            if progress is not None:
                progress(done + 1, games)
    return None if plain.returncode == compiled.returncode == 0 else ("", "")


def _worker(slug: str, games: int, seed: int, name: str) -> subprocess.Popen[str]:
    command = [sys.executable, "-m", "dovre.lane_check", slug, str(games), str(seed)]
    return subprocess.Popen(command, env=os.environ | {lane.VARIABLE: name}, stdout=subprocess.PIPE, text=True)


def main(arguments: list[str]) -> None:
    slug, games, seed = arguments
    for line in lines(slug, int(games), int(seed)):
        print(line, flush=True)


if __name__ == "__main__":
    main(sys.argv[1:])
