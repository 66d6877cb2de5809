"""dovre: mountain-and-troll board games as software one can play, study and change.

>>> import dovre
>>> game = dovre.game("kings")
>>> state = game.new(seats=3, seed=7)
>>> while not state.over:
...     seat = state.waiting[0]
...     state.play(seat, state.legal(seat)[0])
>>> len(state.scores), state.winners != ()
(3, True)
"""

from dovre.kernel.action import Action
from dovre.kernel.codec import read_position, write_position
from dovre.kernel.decision import Decision
from dovre.kernel.errors import DovreError, Refusal
from dovre.kernel.events import Event
from dovre.kernel.game import Game, Option, Step, install, register, slugs
from dovre.kernel.game import load as game
from dovre.kernel.record import Record
from dovre.kernel.rng import Rng
from dovre.kernel.scores import ScoreLine
from dovre.kernel.state import State
from dovre.kernel.table import Table
from dovre.kernel.view import View

__version__ = "0.1.0"

register(("kings", "hall"))

__all__ = [
    "Action",
    "Decision",
    "DovreError",
    "Event",
    "Game",
    "Option",
    "Record",
    "Refusal",
    "Rng",
    "ScoreLine",
    "State",
    "Step",
    "Table",
    "View",
    "game",
    "install",
    "read_position",
    "slugs",
    "write_position",
]
