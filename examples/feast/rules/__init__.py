"""One file for each chapter of the rules; loading them fills the flow."""

from feast.rules import after, dishes, end, setup, toast

__all__ = ["after", "dishes", "end", "setup", "toast"]
