"""Speed of the games on this machine: random play, copies, views, drawings, bots."""

from __future__ import annotations

import json
import os
import platform
import random
import subprocess
import sys
from collections.abc import Callable, Iterator, Sequence
from functools import partial
from pathlib import Path
from statistics import median
from time import perf_counter, process_time
from typing import Any

from dovre import lane
from dovre.bots import bot
from dovre.kernel.game import Game
from dovre.kernel.playout import play_out
from dovre.kernel.rng import Rng
from dovre.kernel.state import State
from dovre.search_bench import rates

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
    tasks = [(measure, game) for game in games for name, measure in BENCHES.items() if name in (wanted or USUAL)]
    about = {
        "python": platform.python_version(),
        "lane": f"{lane.LANE}, {lane.WHY}" if lane.WHY else lane.LANE,
        "machine": machine(),
    }
    for done, (measure, game) in enumerate(tasks):
        if progress is not None:
            progress(done, len(tasks))
        for row in measure(game, seconds, seed):
            yield row | {name: value for name, value in about.items() if name not in row}


# -- random play ------------------------------------------------------------------------------------------------------


def random_play(game: AnyGame, seconds: float, seed: int) -> Iterator[Row]:
    """Decisions per second of whole random games, for every seat count, by processor time: without and with setup."""
    for seats in game.seats:
        runs = [_random_run(game, seats, seed + number, seconds / RUNS / len(game.seats)) for number in range(RUNS)]
        speeds = [decisions / spent for decisions, spent, _ in runs]
        whole = [decisions / (spent + setup) for decisions, spent, setup in runs]
        yield {
            "bench": "random play",
            "game": game.slug,
            "seats": seats,
            "decisions": sum(decisions for decisions, _, _ in runs),
            "seconds": round(sum(spent for _, spent, _ in runs), 3),
            "per_second": round(max(speeds)),
            "median_per_second": round(median(speeds)),
            "with_setup_per_second": round(max(whole)),
        }


def _random_run(game: AnyGame, seats: int, seed: int, seconds: float) -> tuple[int, float, float]:
    """Decisions, time of play and time of setup of random games until the time is up, of one batch at least."""
    decisions, spent, setup = 0, 0.0, 0.0
    rand = random.Random(seed).random
    deal = seed * 1_000_003
    while spent < seconds or not decisions:
        start = process_time()
        states = [game.new(seats, deal + number) for number in range(BATCH)]
        deal += BATCH
        ready = process_time()
        for state in states:
            decisions += play_out(state, rand)
        setup += ready - start
        spent += process_time() - ready
    return decisions, max(spent, 1e-6), setup


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


def search(game: AnyGame, seconds: float, seed: int) -> Iterator[Row]:
    """Simulations a second of the search, by processor time; beside it OpenSpiel's, on its own games."""
    state, _, seats = _mid_game_question(game, seed)
    for name, kind, rate in rates(state, seconds, seed):
        row = {"bench": "search", "game": name, "search": kind, "simulations_per_second": round(rate)}
        yield row | ({"seats": seats} if name == game.slug else {})


def both_lanes(game: AnyGame, seconds: float, seed: int) -> Iterator[Row]:
    """Random play and copies on the plain and on the compiled lane, each in a process of its own, in turns."""
    measured = ["random", "copy", "--game", game.slug, "--seconds", str(seconds / 2), "--seed", str(seed)]
    for name in (lane.PLAIN, lane.COMPILED):
        command = [sys.executable, "-m", "dovre", "bench", *measured]
        told = subprocess.run(command, env=os.environ | {lane.VARIABLE: name}, stdout=subprocess.PIPE, check=True)
        for line in told.stdout.splitlines():
            row: Row = json.loads(line)
            yield row


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


LANES, SEARCH = "lanes", "search"
BENCHES: dict[str, Callable[[AnyGame, float, int], Iterator[Row]]] = {
    "random": random_play,
    "copy": copy,
    "view": view,
    "svg": svg,
    "view+svg": view_and_svg,
    "greedy": greedy,
    "probes": probes,
    SEARCH: search,
    LANES: both_lanes,
}
# only when asked for: LANES measures the first two again, SEARCH takes longer and measures others too
USUAL = [name for name in BENCHES if name not in (LANES, SEARCH)]
