"""The rules in the order of the rulebook. Importing this package registers every rule function with the flow."""

from dovre.games.princesses.rules import (
    acting,
    building,
    claims,
    effects,
    laying,
    moves,
    network,
    rows,
    setup,
    supply,
    turns,
)

__all__ = ["acting", "building", "claims", "effects", "laying", "moves", "network", "rows", "setup", "supply", "turns"]
