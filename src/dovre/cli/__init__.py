"""The command line: one module per command, every word in `texts/`.

The entry point is `main`; `run` is the same without leaving the interpreter.
"""

from dovre.cli.app import main, run

__all__ = ["main", "run"]
