"""A ladder: every bot against every other in every game, kept game by game in a file, and ratings from it.

The file is JSON lines. The first tells the versions of dovre and of the games' rules, the seed and the time to think;
each other line is one game. A ladder that was stopped goes on where it was; more bots, games or deals can be added.
Ratings are those of OpenSkill (the extra `ladder`), made anew from the lines in a fixed order, whichever process was
first.
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import combinations
from pathlib import Path
from typing import Any, NamedTuple

import dovre
from dovre.bots.match import Z95, GameResult, Match, play_games
from dovre.kernel.errors import DovreError, MissingExtra
from dovre.kernel.game import load

FORMAT = 1


class BadLadder(DovreError):
    """A file that is no ladder, or one of other versions."""

    key = "error.ladder"


class Played(NamedTuple):
    """One game of a ladder."""

    game: str
    seats: int
    match: tuple[str, ...]  # the bots of the pairing
    number: int
    bots: tuple[str, ...]  # by seat
    scores: tuple[int, ...]
    places: tuple[int, ...]  # by seat, from 1; those who are level share one
    replaced: int  # answers that were illegal, late or crashed

    @property
    def key(self) -> tuple[Any, ...]:
        return (self.game, self.seats, self.match, self.number)

    def to_line(self) -> str:
        return json.dumps(self._asdict(), separators=(",", ":")) + "\n"


@dataclass(frozen=True, slots=True)
class Pairing:
    """Two bots at the tables of one game, in turns on the seats; every bot plays every seat of a deal."""

    slug: str
    seats: int
    bots: tuple[str, str]

    def games(self, deals: int) -> range:
        return range(deals * self.seats)

    def match(self, seed: int, seconds: float) -> Match:
        names = tuple(self.bots[seat % 2] for seat in range(self.seats))
        options = load(self.slug).bare(self.seats, seed).options
        return Match(self.slug, names, seed, options, seconds)


def pairings(games: Mapping[str, Sequence[int]], bots: Sequence[str]) -> list[Pairing]:
    """Every two bots, at every table; where one of them has a seat more, each in turn.

    >>> [pairing.bots for pairing in pairings({"kings": [2]}, ["random", "greedy", "mcts"])]
    [('random', 'greedy'), ('random', 'mcts'), ('greedy', 'mcts')]
    """
    return [
        Pairing(slug, seats, pair)
        for slug, counts in games.items()
        for seats in counts
        for first, second in combinations(bots, 2)
        for pair in ((first, second), (second, first))[: 1 + seats % 2]
    ]


class Ladder:
    """The file of a ladder and what is in it."""

    def __init__(self, path: Path, seed: int, seconds: float) -> None:
        self.path = path
        self.seed = seed
        self.seconds = seconds
        self.played: dict[tuple[Any, ...], Played] = {}

    def head(self, slugs: Sequence[str]) -> dict[str, Any]:
        rules = {slug: load(slug).version for slug in slugs}
        return {
            "ladder": FORMAT,
            "dovre": dovre.__version__,
            "rules": rules,
            "seed": self.seed,
            "seconds": self.seconds,
        }

    def begin(self, *, anew: bool) -> None:
        """Read the file, or begin one. A line that was cut when the machine stopped is left out."""
        mine = self.head(dovre.slugs())
        if anew or not self.path.exists():
            self.path.write_text(json.dumps(mine) + "\n", encoding="utf-8")
            return
        whole = self.path.read_text(encoding="utf-8").rpartition("\n")[0].splitlines()
        head = _read(self.path, 1, whole[0] if whole else "")
        if not isinstance(head, dict) or head.get("ladder") != FORMAT:
            raise BadLadder("file", path=str(self.path))
        for name in ("dovre", "seed", "seconds", "rules"):
            if head.get(name) != mine[name]:
                raise BadLadder(
                    "other", path=str(self.path), name=name, found=str(head.get(name)), here=str(mine[name])
                )
        for number, line in enumerate(whole[1:], 2):
            self._add(_played(self.path, number, _read(self.path, number, line)))
        self.path.write_text("".join(f"{line}\n" for line in whole), encoding="utf-8")

    def _add(self, played: Played) -> None:
        self.played[played.key] = played

    def keep(self, played: Played) -> None:
        """Write a game down."""
        with self.path.open("a", encoding="utf-8") as file:
            file.write(played.to_line())
        self._add(played)

    def play(self, pairing: Pairing, deals: int, processes: int = 1) -> Iterator[Played]:
        """The games of a pairing that are not in the file yet; each is written down as it ends."""
        match = pairing.match(self.seed, self.seconds)
        missing = [n for n in pairing.games(deals) if (pairing.slug, pairing.seats, pairing.bots, n) not in self.played]
        for result in play_games(match, missing, processes) if missing else ():
            played = told(pairing, match, result)
            self.keep(played)
            yield played


def told(pairing: Pairing, match: Match, result: GameResult) -> Played:
    """A game of a match as a line of the ladder."""
    bots = tuple(match.names[entrant] for entrant in result.lineup)
    replaced = sum(len(faults) for faults in result.faults)
    places = places_of(result)
    return Played(pairing.slug, pairing.seats, pairing.bots, result.number, bots, result.scores, places, replaced)


def places_of(result: GameResult) -> tuple[int, ...]:
    """Places by seat: those who won are first, the others by their points.

    >>> places_of(GameResult(0, 0, (0, 1, 2), (7, 9, 7), (1,), 30))
    (2, 1, 2)
    """
    keys = [(seat in result.winners, score) for seat, score in enumerate(result.scores)]
    return tuple(1 + sum(other > key for other in keys) for key in keys)


def _read(path: Path, number: int, line: str) -> Any:
    try:
        return json.loads(line)
    except ValueError:
        raise BadLadder("line", path=str(path), line=number) from None


def _played(path: Path, number: int, data: Any) -> Played:
    try:
        rows = {name: tuple(data[name]) for name in ("match", "bots", "scores", "places")}
        return Played(**{**{name: data[name] for name in Played._fields}, **rows})
    except (KeyError, TypeError):
        raise BadLadder("line", path=str(path), line=number) from None


@dataclass(frozen=True, slots=True)
class Rating:
    """A bot at the tables of one game with so many seats."""

    game: str
    seats: int
    bot: str
    games: int
    share: float  # of first places, shared ones as a share
    rating: float
    interval: tuple[float, float]  # 95 %
    replaced: int

    def to_data(self) -> dict[str, Any]:
        low, high = self.interval
        return {
            "game": self.game,
            "seats": self.seats,
            "bot": self.bot,
            "games": self.games,
            "share": round(self.share, 4),
            "rating": round(self.rating, 2),
            "rating95": [round(low, 2), round(high, 2)],
        }


def ratings(played: Sequence[Played]) -> list[Rating]:
    """Ratings by game and seats, the best first."""
    tables: dict[tuple[str, int], list[Played]] = {}
    for game in played:
        tables.setdefault((game.game, game.seats), []).append(game)
    return [rating for (slug, seats), games in sorted(tables.items()) for rating in _rated(slug, seats, games)]


def _rated(slug: str, seats: int, games: list[Played]) -> list[Rating]:
    try:
        from openskill.models import PlackettLuce
    except ImportError:
        raise MissingExtra(package="openskill", extra="ladder") from None
    games.sort(key=lambda game: (game.number, game.match))
    model = PlackettLuce(tau=0.0)
    skills = {name: model.rating(name=name) for name in sorted({name for game in games for name in game.bots})}
    for game in games:
        means = mean_places(game)  # ranks are whole: fractions would be cut
        ranks = [float(sum(other < mean for other in means.values())) for mean in means.values()]
        rated = model.rate([[skills[name]] for name in means], ranks=ranks)
        for (skill,), name in zip(rated, means, strict=True):
            skills[name] = skill
    found = []
    for name, skill in skills.items():
        own = [game for game in games if name in game.bots]
        half = Z95 * skill.sigma
        found.append(
            Rating(
                slug,
                seats,
                name,
                sum(game.bots.count(name) for game in own),
                first_places(name, own) / len(own),
                skill.mu,
                (skill.mu - half, skill.mu + half),
                sum(game.replaced for game in own),
            )
        )
    return sorted(found, key=lambda rating: -rating.rating)


def mean_places(game: Played) -> dict[str, float]:
    """The mean place of each bot, where one may sit on several seats."""
    places: dict[str, list[int]] = {}
    for name, place in zip(game.bots, game.places, strict=True):
        places.setdefault(name, []).append(place)
    return {name: sum(found) / len(found) for name, found in places.items()}


def first_places(name: str, games: Sequence[Played]) -> float:
    """How many of these games a bot has won, on any of its seats; a shared victory counts as a share."""
    won = 0.0
    for game in games:
        firsts = [bot for bot, place in zip(game.bots, game.places, strict=True) if place == 1]
        won += firsts.count(name) / len(firsts)
    return won
