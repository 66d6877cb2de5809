"""How the server bears many tables, what one move costs it, and what comes down the wire for it.

load     many tables at once: from an answer until all readers of the table have the picture after it; processor
         time of a move; memory at the beginning and at the end; errors in the log
bytes    whole games at one table: what comes down the wire for one move and one reader, as it comes, compressed
cpu      the processor time of the server for one move: rules, storage, views, drawings, messages to three seats
parts    the same part by part, without sockets (`parts.py`)
"""

from __future__ import annotations

import asyncio
import random
import time
from collections.abc import Iterator

from dovre.kernel.game import load as load_game
from dovre.server.load.parts import measure_parts
from dovre.server.load.players import Load, Progress, Reader, Row, at, milliseconds
from dovre.server.load.process import Server, running_server

WARM_UP = 0.2  # of the time, before memory and processor time are first looked at
MOST_SAMPLES = 40  # of the memory
MINUTE = 60.0  # seconds; longer runs are told minute by minute
LONG = 600.0  # seconds; in shorter runs hardly a game ends


async def measure_load(
    server: Server, game: str, tables: int, seconds: float, pace: float, progress: Progress | None = None
) -> Row:
    """Many tables, the most seats up to four and a spectator each; finished games are followed by others.

    In a long run the tables begin at all stages of a game, as on a server that has been open for a while: games that
    begin together also end together, and until then the memory for their logs grows.
    """
    seats = max(count for count in load_game(game).seats if count <= 4)
    load = Load(server.address, game, seats, 1, pace)
    groups = await load.open(tables)
    if seconds >= LONG:
        groups = await _at_all_stages(load, groups)
    began = time.monotonic()
    playing = asyncio.gather(*(load.play(readers, began + seconds, go_on=True) for readers in groups))
    watching = asyncio.create_task(_watch(server, load, began, seconds, progress))
    counting = asyncio.create_task(_by_minute(server, load, began, seconds))
    await playing
    memory, cpu = await watching
    minutes = await counting
    sockets = len(load.readers)
    await load.close()
    return {
        "bench": "server",
        "measure": "load",
        "game": game,
        "tables": tables,
        "sockets": sockets,
        "workers": server.workers,
        "database": server.settings["database"].partition(":")[0],
        "seconds": round(seconds),
        "pace_seconds": pace,
        "moves": len(load.delays),
        "moves_per_second": round(len(load.delays) / seconds, 1),
        **milliseconds(load.delays),
        "cpu_ms": cpu,
        "memory_begin_mb": memory[0],
        "memory_end_mb": memory[-1],
        "memory_mb": memory,
        **({"minutes": minutes} if minutes else {}),
        "errors": len(server.log_errors()),
    }


async def _at_all_stages(load: Load, groups: list[list[Reader]]) -> list[list[Reader]]:
    """Each table somewhere in a game, the last one near its end."""
    length = _moves_of_a_game(load.game, load.seats)
    moves = [length * number // len(groups) for number in range(len(groups))]
    groups = await asyncio.gather(*(load.advance(readers, count) for readers, count in zip(groups, moves, strict=True)))
    load.delays.clear()
    load.sizes.clear()
    return groups


def _moves_of_a_game(game: str, seats: int) -> int:
    """How many answers a game takes when they are random."""
    chance = random.Random(1)
    state = load_game(game).new(seats=seats, seed=1)
    moves = 0
    while not state.over:
        seat = state.waiting[0]
        state.play(seat, chance.choice(state.legal(seat)))
        moves += 1
    return moves


async def _watch(
    server: Server, load: Load, began: float, seconds: float, progress: Progress | None
) -> tuple[list[float], float]:
    """Memory in even steps after a time to warm up, and the processor time of a move since then."""
    await asyncio.sleep(WARM_UP * seconds)
    moves, cpu = len(load.delays), server.cpu_seconds()
    step = max(1.0, (1 - WARM_UP) * seconds / MOST_SAMPLES)
    memory = [server.memory_mb()]
    while (left := began + seconds - time.monotonic()) > 0:
        if progress is not None:
            progress(round(seconds - left), round(seconds))
        await asyncio.sleep(min(step, left))
        memory.append(server.memory_mb())
    spent, moves = server.cpu_seconds() - cpu, len(load.delays) - moves
    return memory, round(1000 * spent / max(1, moves), 3)


async def _by_minute(server: Server, load: Load, began: float, seconds: float) -> list[Row]:
    """Each whole minute from the beginning: its moves, their delays, the memory at its end."""
    found: list[Row] = []
    for minute in range(1, int(seconds / MINUTE) + 1):
        before = len(load.delays)
        await asyncio.sleep(began + minute * MINUTE - time.monotonic())
        delays = load.delays[before:]
        found.append({"moves": len(delays), **milliseconds(delays), "memory_mb": server.memory_mb()})
    return found


async def measure_bytes(server: Server, game: str, seats: int, games: int) -> Row:
    """Whole games, one after the other."""
    load = Load(server.address, game, seats, 0, 0.0)
    for readers in await load.open(games):
        await load.play(readers, time.monotonic() + 600)
    await load.close()
    sizes = sorted(load.sizes)
    return {
        "bench": "server",
        "measure": "bytes",
        "game": game,
        "seats": seats,
        "moves": len(load.delays),
        "median_kb": round(at(sizes, 0.5) / 1024, 2),
        "p95_kb": round(at(sizes, 0.95) / 1024, 2),
        "max_kb": round(sizes[-1] / 1024, 2),
        "game_mb": round(sum(sizes) / games / 1024 / 1024, 2),
    }


async def measure_cpu(server: Server, game: str, seats: int, tables: int, seconds: float) -> Row:
    """A few tables at once, each move as soon as all have seen the one before."""
    load = Load(server.address, game, seats, 0, 0.0)
    spent = 0.0
    for _ in range(2):  # the first time to warm up
        groups = await load.open(tables)
        moves, before = len(load.delays), server.cpu_seconds()
        until = time.monotonic() + seconds / 2
        await asyncio.gather(*(load.play(readers, until) for readers in groups))
        spent, moves = server.cpu_seconds() - before, len(load.delays) - moves
    await load.close()
    return {
        "bench": "server",
        "measure": "cpu",
        "game": game,
        "seats": seats,
        "readers": seats,
        "moves": moves,
        "cpu_ms": round(1000 * spent / moves, 3),
    }


def wire(games: list[str], seconds: float, progress: Progress | None = None) -> Iterator[Row]:
    """Bytes and processor time of a move, game by game."""
    for number, game in enumerate(games):
        seats = load_game(game).seats
        few = min(3, max(seats))
        with running_server() as server:
            yield asyncio.run(measure_bytes(server, game, max(seats), 2))
        with running_server() as server:
            yield asyncio.run(measure_cpu(server, game, few, 40, seconds))
        yield measure_parts(game, few)
        if progress is not None:
            progress(number + 1, len(games))
