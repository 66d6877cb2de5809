"""Means and shares with their uncertainty, made from sums, so that runs of any length take the same memory.

>>> scores = Mean(count=4, total=20.0, squares=120.0)
>>> scores.mean, round(scores.deviation, 2), [round(end, 2) for end in scores.interval()]
(5.0, 2.58, [2.47, 7.53])
>>> [round(end, 3) for end in Share(30, 100).interval()]
[0.219, 0.396]
"""

from __future__ import annotations

import math
from dataclasses import dataclass

from dovre.bots.match import Z95

__all__ = ["MOST_GAMES", "Z95", "Z999", "Difference", "Mean", "Share", "between", "between_shares"]

Z999 = 3.2905267314919255  # 99.9 %: where hundreds of components are looked at, one in a thousand is wrong
MOST_GAMES = 1_000_000


@dataclass(frozen=True, slots=True)
class Mean:
    """The mean of some figures, from their number, their sum and the sum of their squares."""

    count: float
    total: float
    squares: float

    @property
    def mean(self) -> float:
        return self.total / self.count if self.count else 0.0

    @property
    def deviation(self) -> float:
        """How far one figure lies from the mean, usually."""
        if self.count < 2:
            return 0.0
        return math.sqrt(max(0.0, self.squares - self.total * self.mean) / (self.count - 1))

    @property
    def error(self) -> float:
        """The standard error of the mean."""
        return self.deviation / math.sqrt(self.count) if self.count else 0.0

    def interval(self, z: float = Z95) -> tuple[float, float]:
        return self.mean - z * self.error, self.mean + z * self.error


@dataclass(frozen=True, slots=True)
class Share:
    """How many of some cases; shared victories make fractions."""

    hits: float
    count: float

    @property
    def rate(self) -> float:
        return self.hits / self.count if self.count else 0.0

    def interval(self, z: float = Z95) -> tuple[float, float]:
        """Wilson's interval."""
        if not self.count:
            return 0.0, 1.0
        rate, square = self.rate, z * z
        middle = (rate + square / (2 * self.count)) / (1 + square / self.count)
        half = z / (1 + square / self.count) * math.sqrt(rate * (1 - rate) / self.count + square / (4 * self.count**2))
        return max(0.0, middle - half), min(1.0, middle + half)


@dataclass(frozen=True, slots=True)
class Difference:
    """How two figures differ, with the standard error of that."""

    amount: float
    error: float

    def interval(self, z: float = Z95) -> tuple[float, float]:
        return self.amount - z * self.error, self.amount + z * self.error

    def beyond_noise(self, z: float = Z95) -> bool:
        low, high = self.interval(z)
        return low > 0 or high < 0

    def games_to_settle(self, games: int, z: float = Z95) -> int | None:
        """How many games would show a difference as large as this one; None if it takes more than a million.

        >>> Difference(0.01, 0.02).games_to_settle(1000)
        15366
        """
        if self.amount == 0 or not self.error:
            return None
        wanted = math.ceil(games * (z * self.error / self.amount) ** 2)
        return wanted if wanted <= MOST_GAMES else None


def between(one: Mean, other: Mean) -> Difference:
    """By how much the second mean is larger; the two have nothing to do with each other."""
    return Difference(other.mean - one.mean, math.hypot(one.error, other.error))


def between_shares(one: Share, other: Share) -> Difference:
    return Difference(other.rate - one.rate, math.hypot(_share_error(one), _share_error(other)))


def _share_error(share: Share) -> float:
    """With one case of each kind more, so that nothing is certain after a handful of cases."""
    count, rate = share.count + 2, (share.hits + 1) / (share.count + 2)
    return math.sqrt(rate * (1 - rate) / count)
