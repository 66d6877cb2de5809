"""Bots that do harm, for the tests of the lab."""

import os


class Deadly:
    """Takes its process down."""

    def choose(self, view, seconds, rng):
        os._exit(7)


class Clumsy:
    """Raises now and then."""

    def choose(self, view, seconds, rng):
        if rng.below(2):
            raise ValueError("oh")
        return view.legal[0]
