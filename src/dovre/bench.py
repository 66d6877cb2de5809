"""Speed of the games on this machine: random play, copies, views, drawings, bots."""

from __future__ import annotations

import os
import platform
import random
from collections.abc import Callable, Iterator, Sequence
from functools import partial
from pathlib import Path
from statistics import median
from time import perf_counter
from typing import Any

from dovre.bots import bot
from dovre.kernel import state as state_module
from dovre.kernel.game import Game
from dovre.kernel.rng import Rng
from dovre.kernel.state import State

Row = dict[str, Any]
AnyGame = Game[Any, Any]

RUNS = 7  # runs per figure: the best shows what the machine can do, the median what to expect
BATCH = 20  # games per timing in random play


def machine() -> str:
    """The name of the processor and the system."""
    model = platform.processor() or platform.machine()
    info = Path("/proc/cpuinfo")
    if info.exists():
        for line in info.read_text(encoding="utf-8", errors="replace").splitlines():
            if line.startswith("model name"):
                model = line.partition(":")[2].strip()
                break
    return f"{model}, {os.cpu_count()} cores, {platform.system()}"


def run(
    games: Sequence[AnyGame],
    wanted: Sequence[str] = (),
    *,
    seconds: float = 1.0,
    seed: int = 1,
    progress: Callable[[int, int], None] | None = None,
) -> Iterator[Row]:
    """Measure what is wanted (everything if nothing is named), `seconds` for each figure."""
    tasks = [(measure, game) for game in games for name, measure in BENCHES.items() if not wanted or name in wanted]
    about = {
        "python": platform.python_version(),
        "compiled": not (state_module.__file__ or "").endswith(".py"),
        "machine": machine(),
    }
    for done, (measure, game) in enumerate(tasks):
        if progress is not None:
            progress(done, len(tasks))
        for row in measure(game, seconds, seed):
            yield row | about


# -- random play ------------------------------------------------------------------------------------------------------


def random_play(game: AnyGame, seconds: float, seed: int) -> Iterator[Row]:
    """Decisions per second of whole random games, for every seat count; setup is not counted."""
    for seats in game.seats:
        runs = [_random_run(game, seats, seed + number, seconds / RUNS / len(game.seats)) for number in range(RUNS)]
        speeds = [decisions / spent for decisions, spent in runs]
        yield {
            "bench": "random play",
            "game": game.slug,
            "seats": seats,
            "decisions": sum(decisions for decisions, _ in runs),
            "seconds": round(sum(spent for _, spent in runs), 3),
            "per_second": round(max(speeds)),
            "median_per_second": round(median(speeds)),
        }


def _random_run(game: AnyGame, seats: int, seed: int, seconds: float) -> tuple[int, float]:
    """Decisions and time of random games until the time is up, of one batch at least."""
    decisions, spent = 0, 0.0
    rand = random.Random(seed).random
    deal = seed * 1_000_003
    while spent < seconds or not decisions:
        states = [game.new(seats, deal + number) for number in range(BATCH)]
        deal += BATCH
        start = perf_counter()
        for state in states:
            decisions += play_out(state, rand)
        spent += perf_counter() - start
    return decisions, spent


def play_out(state: State, rand: Callable[[], float]) -> int:
    """Play to the end at random, with the public methods of a state; returns the number of answers.

    Where several seats are asked at once the first one answers: the order is of no importance to the speed.
    """
    decisions = 0
    legal, play = state.legal, state.play
    waiting = state.waiting
    while waiting:
        seat = waiting[0]
        answers = legal(seat)
        play(seat, answers[int(rand() * len(answers))])
        decisions += 1
        waiting = state.waiting
    return decisions


# -- single operations -----------------------------------------------------------------------------------------------


def mid_game_state(game: AnyGame, seats: int, seed: int, part: float = 0.5) -> State:
    """A state from the middle of a random game, or from after another part of it."""
    rand = random.Random(seed).random
    state: State = game.new(seats, seed)
    half = int(part * play_out(state.copy(), random.Random(seed).random))
    for _ in range(half):
        if state.over:
            break
        seat = state.waiting[0]
        answers = state.legal(seat)
        state.play(seat, answers[int(rand() * len(answers))])
    return state


def timed(work: Callable[[], object], seconds: float) -> tuple[float, float, int]:
    """The median and the best time of one call, in seconds, and how many calls were made."""
    start = perf_counter()
    work()
    once = max(perf_counter() - start, 1e-7)
    loops = max(1, int(0.002 / once))  # each timing long enough for the clock
    times: list[float] = []
    spent = 0.0
    while spent < seconds or len(times) < RUNS:
        start = perf_counter()
        for _ in range(loops):
            work()
        took = perf_counter() - start
        spent += took
        times.append(took / loops)
    return median(times), min(times), loops * len(times)


def _row(name: str, game: AnyGame, seats: int, unit: str, times: tuple[float, float, int]) -> Row:
    scale = {"us": 1e6, "ms": 1e3}[unit]
    typical, best, calls = times
    return {
        "bench": name,
        "game": game.slug,
        "seats": seats,
        "calls": calls,
        f"median_{unit}": round(typical * scale, 4),
        f"best_{unit}": round(best * scale, 4),
    }


def copy(game: AnyGame, seconds: float, seed: int) -> Iterator[Row]:
    seats = max(game.seats)
    yield _row("copy", game, seats, "us", timed(mid_game_state(game, seats, seed).copy, seconds))


def view(game: AnyGame, seconds: float, seed: int) -> Iterator[Row]:
    state, seat, seats = _mid_game_question(game, seed)
    yield _row("view", game, seats, "ms", timed(lambda: state.view(seat), seconds))


def svg(game: AnyGame, seconds: float, seed: int) -> Iterator[Row]:
    state, seat, seats = _mid_game_question(game, seed)
    seen = state.view(seat)
    yield _row("svg", game, seats, "ms", timed(lambda: str(game.board(seen, lang="en")), seconds))


def view_and_svg(game: AnyGame, seconds: float, seed: int) -> Iterator[Row]:
    state, seat, seats = _mid_game_question(game, seed)
    yield _row("view+svg", game, seats, "ms", timed(lambda: str(game.board(state.view(seat), lang="en")), seconds))


def greedy(game: AnyGame, seconds: float, seed: int) -> Iterator[Row]:
    """A decision of the greedy bot, its view included."""
    state, seat, seats = _mid_game_question(game, seed)
    player, rng = bot("greedy"), Rng.of(seed)
    times = timed(lambda: player.choose(state.view(seat), 0.0, rng), seconds)
    yield _row("greedy decision", game, seats, "ms", times)


def probes(game: AnyGame, seconds: float, seed: int) -> Iterator[Row]:
    """The functions a game lists in `probes`, on a full board near the end."""
    seats = max(game.seats)
    state = mid_game_state(game, seats, seed, part=0.9)
    for name, probe in game.probes.items():
        yield _row(name, game, seats, "ms", timed(partial(probe, state, state.waiting[0]), seconds))


def _mid_game_question(game: AnyGame, seed: int) -> tuple[State, int, int]:
    """A state from the middle of a game with all seats, one seat that is asked, and the number of seats."""
    seats = max(game.seats)
    state = mid_game_state(game, seats, seed)
    return state, state.waiting[0], seats


BENCHES: dict[str, Callable[[AnyGame, float, int], Iterator[Row]]] = {
    "random": random_play,
    "copy": copy,
    "view": view,
    "svg": svg,
    "view+svg": view_and_svg,
    "greedy": greedy,
    "probes": probes,
}
