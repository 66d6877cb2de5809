"""Bots against bots, or a bot alone: every bot on every seat of each deal, and figures with their uncertainty.

A match is reproducible: the deals come from its seed, and the chance of each answer from the seed, the number of the
game, the seat and how often that seat has answered; on how many processes it is played changes nothing. Bots get views
and nothing else; an answer that is illegal, late or crashed is replaced by a random one and counted.

>>> import dovre
>>> result = run_match(dovre.game("kings"), ["random", "random"], games=4, seed=7)
>>> result.games, sum(entrant.wins for entrant in result.entrants)
(4, 4.0)
"""

from __future__ import annotations

import math
import multiprocessing
import os
import signal
import time
from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from concurrent.futures.process import BrokenProcessPool
from dataclasses import dataclass, field
from typing import Any

from dovre.bots import bot
from dovre.bots.base import Bot, UnknownBot
from dovre.bots.checked import FAULTS, CheckedBot, Fault
from dovre.bots.processes import interrupts_held_back
from dovre.kernel.action import Action
from dovre.kernel.events import Event
from dovre.kernel.game import Game, load
from dovre.kernel.record import Record
from dovre.kernel.rng import Rng, stream_start
from dovre.kernel.state import State
from dovre.kernel.view import View

Z95 = 1.959963984540054  # 95 % of a normal distribution lie within so many standard deviations


ALONE = 1.0  # seconds that a match is played in this process before others are started: most are over by then
FAULTS_KEPT = 100  # of a match, in its result


@dataclass(frozen=True, slots=True)
class GameResult:
    """One finished game: which entrant sat where, scores and winners."""

    number: int
    deal: int
    lineup: tuple[int, ...]  # lineup[seat] is the entrant on that seat
    scores: tuple[int, ...]
    winners: tuple[int, ...]  # () if nobody has won
    decisions: int
    record: Record | None = None
    faults: tuple[tuple[Fault, ...], ...] = ()  # by seat: the answers that were replaced


@dataclass(slots=True)
class Entrant:
    """One bot of the match and its figures. A shared victory counts as a share; without a winner nobody gets any."""

    name: str
    kind: str
    seats: int
    wins: float = 0.0
    scores: list[int] = field(default_factory=list)
    wins_by_seat: list[float] = field(default_factory=list)
    games_by_seat: list[int] = field(default_factory=list)
    faults: Counter[str] = field(default_factory=Counter)  # answers that were replaced, by what was wrong with them

    def __post_init__(self) -> None:
        self.wins_by_seat = [0.0] * self.seats
        self.games_by_seat = [0] * self.seats

    def add(self, seat: int, played: GameResult) -> None:
        share = 1 / len(played.winners) if seat in played.winners else 0.0
        self.wins += share
        self.wins_by_seat[seat] += share
        self.games_by_seat[seat] += 1
        self.scores.append(played.scores[seat])
        if played.faults:
            self.faults.update(fault.kind for fault in played.faults[seat])

    @property
    def games(self) -> int:
        return len(self.scores)

    @property
    def rate(self) -> float:
        return self.wins / self.games if self.games else 0.0

    @property
    def interval(self) -> tuple[float, float]:
        return wilson_interval(self.wins, self.games)

    @property
    def mean(self) -> float:
        return sum(self.scores) / self.games if self.games else 0.0

    @property
    def error(self) -> float:
        """The standard error of the mean score."""
        if self.games < 2:
            return 0.0
        mean = self.mean
        variance = sum((score - mean) ** 2 for score in self.scores) / (self.games - 1)
        return math.sqrt(variance / self.games)

    def to_data(self) -> dict[str, Any]:
        low, high = self.interval
        return {
            "name": self.name,
            "bot": self.kind,
            "games": self.games,
            "wins": round(self.wins, 4),
            "rate": round(self.rate, 4),
            "rate95": [round(low, 4), round(high, 4)],
            "mean": round(self.mean, 3),
            "error": round(self.error, 3),
            "wins_by_seat": [round(wins, 4) for wins in self.wins_by_seat],
            "games_by_seat": self.games_by_seat,
            "faults": {kind: self.faults[kind] for kind in FAULTS},
        }


@dataclass(slots=True)
class MatchResult:
    """The figures of a match: how it was set up, how many games were played, and each entrant."""

    slug: str
    version: int
    seats: int
    options: tuple[tuple[str, str], ...]
    seed: int
    entrants: list[Entrant]
    games: int = 0
    unwon: int = 0  # games that nobody won
    decisions: int = 0
    wanted: int = 0  # games; more than were played if the match was stopped
    faults: list[dict[str, Any]] = field(default_factory=list)  # the first answers that were replaced

    @property
    def stopped(self) -> bool:
        return self.games < self.wanted

    def add(self, played: GameResult) -> None:
        self.games += 1
        self.unwon += not played.winners
        self.decisions += played.decisions
        for seat, entrant in enumerate(played.lineup):
            self.entrants[entrant].add(seat, played)
            for fault in played.faults[seat] if played.faults else ():
                self._note(played.number, seat, self.entrants[entrant].name, fault)

    def _note(self, number: int, seat: int, name: str, fault: Fault) -> None:
        if len(self.faults) < FAULTS_KEPT:
            self.faults.append({"game": number, "seat": seat, "bot": name, "fault": fault.kind, "why": fault.why})

    def to_data(self) -> dict[str, Any]:
        return {
            "game": self.slug,
            "rules": self.version,
            "seats": self.seats,
            "options": dict(self.options),
            "seed": self.seed,
            "games": self.games,
            "stopped": self.stopped,
            "unwon": self.unwon,
            "decisions": self.decisions,
            "bots": [entrant.to_data() for entrant in self.entrants],
            "faults": self.faults,
        }


def wilson_interval(wins: float, games: int) -> tuple[float, float]:
    """The 95 % interval of a win rate (Wilson's score interval).

    >>> [round(end, 3) for end in wilson_interval(50, 100)]
    [0.404, 0.596]
    """
    if games == 0:
        return 0.0, 1.0
    rate, square = wins / games, Z95 * Z95
    middle = (rate + square / (2 * games)) / (1 + square / games)
    half = Z95 / (1 + square / games) * math.sqrt(rate * (1 - rate) / games + square / (4 * games * games))
    return max(0.0, middle - half), min(1.0, middle + half)


@dataclass(frozen=True, slots=True)
class Match:
    """How a match is set up: what a process needs to play any of its games."""

    slug: str
    names: tuple[str, ...]  # of the bots, one for each seat
    seed: int
    options: tuple[tuple[str, str], ...]
    seconds: float = 0.0  # how long a bot may think, 0 for no limit
    recorded: bool = False

    def play(self, number: int) -> GameResult:
        """One game of the match."""
        options = dict(self.options)
        return play_game(load(self.slug), self.names, number, self.seed, options, self.seconds, recorded=self.recorded)


def run_match(
    game: Game[Any, Any],
    bots: Sequence[str],
    *,
    games: int,
    seed: int,
    seats: int | None = None,
    options: Mapping[str, str] | None = None,
    seconds: float = 0.0,
    processes: int = 1,
    progress: Callable[[int, int], None] | None = None,
    on_game: Callable[[GameResult], None] | None = None,
) -> MatchResult:
    """Play a match; `games` is rounded up so that each bot has each seat equally often.

    With more seats than bots the list is gone through again. `on_game` gets each game with its record. Ctrl-C stops a
    match: the result is that of the deals played to the end, and says that it is `stopped`.
    """
    names = [bots[n % len(bots)] for n in range(max(len(bots), seats or 0))]
    for name in names:
        bot(name)  # refuses what cannot be loaded
    count = len(names)
    chosen = game.bare(count, seed, options).options  # refuses what the game does not have
    match = Match(game.slug, tuple(names), seed, chosen, seconds, on_game is not None)
    total = -(-games // count) * count
    played: dict[int, GameResult] = {}
    try:
        for one in play_games(match, range(total), processes):
            played[one.number] = one
            if on_game is not None:
                on_game(one)
            if progress is not None:
                progress(len(played), total)
    except KeyboardInterrupt:
        played = whole_deals(played, count)
    entrants = [Entrant(name, kind, count) for name, kind in zip(entrant_names(names), names, strict=True)]
    result = MatchResult(game.slug, game.version, count, chosen, seed, entrants, wanted=total)
    for number in sorted(played):
        result.add(played[number])
    return result


def whole_deals(played: Mapping[int, GameResult], seats: int) -> dict[int, GameResult]:
    """The games of the deals that every bot has played on every seat; all games if there is no such deal."""
    count = Counter(game.deal for game in played.values())
    whole = {number: game for number, game in played.items() if count[game.deal] == seats}
    return whole or dict(played)


def cores() -> int:
    """How many processes this machine can run at once."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def play_games(match: Match, numbers: Sequence[int], processes: int = 1) -> Iterator[GameResult]:
    """These games of a match, as they come to an end. A short match is over before a process would have started."""
    started, done = time.monotonic(), 0
    while done < len(numbers) and (processes == 1 or time.monotonic() - started < ALONE):
        yield match.play(numbers[done])
        done += 1
    if done < len(numbers):
        yield from _play_in_processes(match, numbers[done:], min(processes, len(numbers) - done))


def _play_in_processes(match: Match, numbers: Sequence[int], processes: int) -> Iterator[GameResult]:
    """Processes are spawned: a fork would take over locks and threads of this one."""
    before = set(multiprocessing.active_children())
    context = multiprocessing.get_context("spawn")
    pool = ProcessPoolExecutor(processes, mp_context=context, initializer=_leave_interrupts_to_others)
    try:
        with interrupts_held_back():
            asked = [pool.submit(match.play, number) for number in numbers]
        for future in as_completed(asked):
            yield future.result()
    except BrokenProcessPool:
        raise UnknownBot("died", names=", ".join(dict.fromkeys(match.names))) from None
    finally:
        pool.shutdown(wait=False, cancel_futures=True)
        for process in set(multiprocessing.active_children()) - before:
            process.terminate()


def _leave_interrupts_to_others() -> None:
    """Ctrl-C reaches every process of a terminal; the one that began the match decides."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def entrant_names(kinds: Sequence[str]) -> list[str]:
    """Names for the entrants; a bot that plays twice gets a number.

    >>> entrant_names(["greedy", "random", "greedy"])
    ['greedy', 'random', 'greedy#2']
    """
    return [
        kind if kind not in kinds[:index] else f"{kind}#{kinds[: index + 1].count(kind)}"
        for index, kind in enumerate(kinds)
    ]


def lineup_of(number: int, seats: int) -> tuple[int, ...]:
    """Which entrant sits where in a game: from game to game each moves on by one seat.

    >>> [lineup_of(number, 3) for number in range(4)]
    [(0, 1, 2), (2, 0, 1), (1, 2, 0), (0, 1, 2)]
    """
    return tuple((seat - number) % seats for seat in range(seats))


def deal_seed(seed: int, deal: int) -> int:
    """The seed of a deal, the same for all games played with it."""
    return stream_start(seed, f"deal {deal}") >> 1  # 63 bits, as seeds have


def play_game(
    game: Game[Any, Any],
    names: Sequence[str],
    number: int,
    seed: int,
    options: Mapping[str, str],
    seconds: float = 0.0,
    *,
    recorded: bool = False,
) -> GameResult:
    """One game of a match: `names` are the entrants, `number` says which deal and who sits where."""
    seats = len(names)
    lineup = lineup_of(number, seats)
    deal = number // seats
    state = game.new(seats, deal_seed(seed, deal), options)
    record = Record.begin(state) if recorded else None
    players = [CheckedBot(bot(names[entrant]), names[entrant]) for entrant in lineup]
    choosers = [
        Chooser(player, stream_start(seed, f"game {number} seat {seat}"), seconds)
        for seat, player in enumerate(players)
    ]
    while not state.over:
        for seat, action in choices(state, choosers):
            _play(state, seat, action, record)
            choosers[seat].answered += 1
    if record is not None:
        record.sign(state)
    decisions = sum(chooser.answered for chooser in choosers)
    faults = tuple(tuple(player.faults) for player in players)
    return GameResult(number, deal, lineup, state.scores, state.winners, decisions, record, faults)


@dataclass(slots=True)
class Chooser:
    """The bot on one seat of one game. Each answer has a stream of chance of its own: asking twice changes nothing."""

    player: Bot
    stream: int
    seconds: float
    answered: int = 0

    def choose(self, view: View) -> Action:
        return self.player.choose(view, self.seconds, Rng.of(self.stream, str(self.answered)))


def choices(state: State, choosers: Sequence[Chooser]) -> Iterator[tuple[int, Action]]:
    """The answers of all seats that are asked now, chosen before any of them is played.

    The caller plays each one before taking the next. An answer given openly may change what another seat is asked: the
    choice of that seat is dropped, and it is asked again.
    """
    waiting = state.waiting
    if len(waiting) == 1:
        yield waiting[0], choosers[waiting[0]].choose(state.view(waiting[0]))
        return
    views = {seat: state.view(seat) for seat in waiting}
    chosen = {seat: choosers[seat].choose(view) for seat, view in views.items()}
    for seat, view in views.items():
        if (state.decision(seat), state.legal(seat)) == (view.decision, list(view.legal)):
            yield seat, chosen[seat]


def _play(state: State, seat: int, action: Action, record: Record | None) -> None:
    if record is None:
        state.play(seat, action)
        return
    events: list[Event] = []
    state.play(seat, action, events)
    record.note(seat, action.token, events)
