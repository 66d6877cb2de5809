"""How long a search may think: so many simulations, which repeats itself, or so many seconds, which does not."""

from __future__ import annotations

from time import monotonic

NO_LIMIT = 1 << 60
USED = 0.85  # of the seconds: the rest is for what comes before and after the simulations


class Budget:
    """Counts simulations and looks at the clock; 0 for no limit of either."""

    __slots__ = ("deadline", "done", "simulations", "started")

    def __init__(self, simulations: int, seconds: float = 0.0) -> None:
        self.simulations = simulations if simulations > 0 else NO_LIMIT
        self.started = monotonic()
        self.deadline = self.started + USED * seconds if seconds > 0 else 0.0
        self.done = 0

    @property
    def late(self) -> bool:
        """Whether the time is over."""
        return self.deadline > 0.0 and monotonic() >= self.deadline

    @property
    def spent(self) -> bool:
        """Whether to stop."""
        return self.done >= self.simulations or self.late

    def used(self, share: float) -> bool:
        """Whether this share of the simulations, or of the time, is used up."""
        if self.done >= share * self.simulations:
            return True
        return self.deadline > 0.0 and monotonic() >= self.started + share * (self.deadline - self.started)
