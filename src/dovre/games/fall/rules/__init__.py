"""The rules in the order of the rulebook. Importing this package registers every rule function with the flow."""

from dovre.games.fall.rules import (
    abilities,
    advance,
    ancestry,
    battle,
    caves,
    champions,
    control,
    end,
    influence,
    invasion,
    reinforce,
    setup,
    waves,
    wheel,
)

__all__ = [
    "abilities",
    "advance",
    "ancestry",
    "battle",
    "caves",
    "champions",
    "control",
    "end",
    "influence",
    "invasion",
    "reinforce",
    "setup",
    "waves",
    "wheel",
]
