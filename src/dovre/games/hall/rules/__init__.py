"""The rules in the order of the rulebook. Importing this package registers every rule function with the flow."""

from dovre.games.hall.rules import dig, end, halls, network, pay, recruit, setup, spells, statues, turn, workshops

__all__ = ["dig", "end", "halls", "network", "pay", "recruit", "setup", "spells", "statues", "turn", "workshops"]
