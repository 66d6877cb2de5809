"""The rules in the order of the rulebook. Importing this package registers every rule function with the flow."""

from dovre.games.kings.rules import capture, development, draw, end, offers, setup, turn

__all__ = ["capture", "development", "draw", "end", "offers", "setup", "turn"]
