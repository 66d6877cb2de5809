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

from __future__ import annotations

import os
from typing import TYPE_CHECKING, Any, Literal, overload

import dovre.lane  # noqa: F401 (before everything else: it says where the modules below come from)
from dovre.kernel.action import Action
from dovre.kernel.codec import read_position, write_position
from dovre.kernel.decision import Decision
from dovre.kernel.errors import DovreError, Refusal
from dovre.kernel.events import Event
from dovre.kernel.game import GAMES_VARIABLE, Game, Option, Step, bring_in, install, load, register, slugs
from dovre.kernel.record import Record
from dovre.kernel.rng import Rng
from dovre.kernel.scores import ScoreLine
from dovre.kernel.state import State
from dovre.kernel.table import Table
from dovre.kernel.view import View

__version__ = "0.1.0"

register(("kings", "hall", "fall", "princesses", "towers"))
bring_in(os.environ.get(GAMES_VARIABLE, ""))

if TYPE_CHECKING:
    from dovre.games.fall.game import Fall
    from dovre.games.hall.game import Hall
    from dovre.games.kings.game import Kings
    from dovre.games.princesses.game import Princesses
    from dovre.games.towers.game import Towers


@overload
def game(slug: Literal["kings"]) -> Kings: ...
@overload
def game(slug: Literal["hall"]) -> Hall: ...
@overload
def game(slug: Literal["fall"]) -> Fall: ...
@overload
def game(slug: Literal["princesses"]) -> Princesses: ...
@overload
def game(slug: Literal["towers"]) -> Towers: ...
@overload
def game(slug: str) -> Game[Any, Any]: ...
def game(slug: str) -> Game[Any, Any]:
    """The game with this slug; an editor knows the states and views of those of the house."""
    return load(slug)


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
