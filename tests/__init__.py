"""Tests of dovre. The example game, which stands outside the package, is tested beside those of the house."""

import os
from pathlib import Path

from dovre.kernel.game import GAMES_VARIABLE, bring_in

EXAMPLE = str(Path(__file__).parents[1] / "examples" / "feast")
os.environ[GAMES_VARIABLE] = EXAMPLE  # for the processes that tests start
bring_in(EXAMPLE)
