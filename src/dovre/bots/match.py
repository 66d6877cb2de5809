"""Bots against bots, or a bot alone: every bot on every seat of each deal, and figures with their uncertainty.

A match is reproducible: the deals come from its seed, and the chance of each answer from the seed, the number of the
game, the seat and how often that seat has answered. Bots get views and nothing else.

>>> import dovre
>>> result = run_match(dovre.game("kings"), ["random", "random"], games=4, seed=7)
>>> result.games, sum(entrant.wins for entrant in result.entrants)
(4, 4.0)
"""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from dovre.bots import bot
from dovre.bots.base import Bot
from dovre.kernel.action import Action
from dovre.kernel.events import Event
from dovre.kernel.game import Game
from dovre.kernel.record import Record
from dovre.kernel.rng import Rng, stream_start
from dovre.kernel.state import State
from dovre.kernel.view import View

Z95 = 1.959963984540054  # 95 % of a normal distribution lie within so many standard deviations


class IllegalBotAnswer(RuntimeError):
    """A bot gave an answer that is not among its legal ones: a bug of the bot, not bad input."""


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

    def __post_init__(self) -> None:
        self.wins_by_seat = [0.0] * self.seats
        self.games_by_seat = [0] * self.seats

    def add(self, seat: int, played: GameResult) -> None:
        share = 1 / len(played.winners) if seat in played.winners else 0.0
        self.wins += share
        self.wins_by_seat[seat] += share
        self.games_by_seat[seat] += 1
        self.scores.append(played.scores[seat])

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

    def add(self, played: GameResult) -> None:
        self.games += 1
        self.unwon += not played.winners
        self.decisions += played.decisions
        for seat, entrant in enumerate(played.lineup):
            self.entrants[entrant].add(seat, played)

    def to_data(self) -> dict[str, Any]:
        return {
            "game": self.slug,
            "rules": self.version,
            "seats": self.seats,
            "options": dict(self.options),
            "seed": self.seed,
            "games": self.games,
            "unwon": self.unwon,
            "decisions": self.decisions,
            "bots": [entrant.to_data() for entrant in self.entrants],
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


def run_match(
    game: Game[Any, Any],
    bots: Sequence[str],
    *,
    games: int,
    seed: int,
    seats: int | None = None,
    options: Mapping[str, str] | None = None,
    budget: float = 0.0,
    progress: Callable[[int, int], None] | None = None,
    on_game: Callable[[GameResult], None] | None = None,
) -> MatchResult:
    """Play a match; `games` is rounded up so that each bot has each seat equally often.

    With more seats than bots the list is gone through again. `on_game` gets each game with its record.
    """
    kinds = [bots[n % len(bots)] for n in range(max(len(bots), seats or 0))]
    players = [bot(kind) for kind in kinds]
    count = len(players)
    chosen = game.bare(count, seed, options).options  # refuses what the game does not have
    entrants = [Entrant(name, kind, count) for name, kind in zip(entrant_names(kinds), kinds, strict=True)]
    result = MatchResult(game.slug, game.version, count, chosen, seed, entrants)
    total = -(-games // count) * count
    for number in range(total):
        played = play_game(game, players, number, seed, dict(chosen), budget, recorded=on_game is not None)
        result.add(played)
        if on_game is not None:
            on_game(played)
        if progress is not None:
            progress(number + 1, total)
    return result


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
    players: Sequence[Bot],
    number: int,
    seed: int,
    options: Mapping[str, str],
    budget: float = 0.0,
    *,
    recorded: bool = False,
) -> GameResult:
    """One game of a match: `players` are the entrants, `number` says which deal and who sits where."""
    seats = len(players)
    lineup = lineup_of(number, seats)
    deal = number // seats
    state = game.new(seats, deal_seed(seed, deal), options)
    record = Record.begin(state) if recorded else None
    choosers = [
        Chooser(players[lineup[seat]], stream_start(seed, f"game {number} seat {seat}"), budget)
        for seat in range(seats)
    ]
    while not state.over:
        for seat, action in choices(state, choosers):
            _play(state, seat, action, record)
            choosers[seat].answered += 1
    if record is not None:
        record.sign(state)
    decisions = sum(chooser.answered for chooser in choosers)
    return GameResult(number, deal, lineup, state.scores, state.winners, decisions, record)


@dataclass(slots=True)
class Chooser:
    """The bot on one seat of one game. Each answer has a stream of chance of its own: asking twice changes nothing."""

    player: Bot
    stream: int
    budget: float
    answered: int = 0

    def choose(self, view: View) -> Action:
        action = self.player.choose(view, self.budget, Rng.of(self.stream, str(self.answered)))
        if action not in view.legal:
            raise IllegalBotAnswer(f"{self.player.name} answered {action}, which is not legal")
        return action


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
