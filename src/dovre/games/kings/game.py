"""The door of the house: what the rest of dovre sees of `kings`."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from dovre.games.kings import notation, refusals, rules, words
from dovre.games.kings import view as views
from dovre.games.kings.actions import ALPHABET
from dovre.games.kings.belief import determinize
from dovre.games.kings.components import CARDS
from dovre.games.kings.state import STREAMS, VERSION, KingsState
from dovre.games.kings.view import KingsView
from dovre.kernel.action import Action
from dovre.kernel.errors import Refusal
from dovre.kernel.game import Game, Option
from dovre.kernel.rng import Rng
from dovre.kernel.texts import Texts
from dovre.kernel.zones import Zone


class Kings(Game[KingsState, KingsView]):
    """Kings under Mountains, for 2, 3 or 4. [KING-S01]"""

    slug = "kings"
    version = VERSION
    titles = {"fr": "Les Rois sous les montagnes", "en": "Kings under Mountains"}
    seats = (2, 3, 4)
    options = (Option("pairing", ("random", "printed"), "KING-S12"),)
    streams = STREAMS
    package = "dovre.games.kings"
    alphabet = ALPHABET
    end_rule = "KING-E01"
    turn_rule = "KING-T01"

    def empty(self) -> KingsState:
        return KingsState()

    def setup(self, state: KingsState) -> None:
        rules.setup.lay_table(state)

    def view(self, state: KingsState, seat: int | None) -> KingsView:
        return views.view(state, seat)

    def zones(self, state: KingsState) -> list[Zone]:
        return views.zones(state)

    def components(self, state: KingsState) -> int:
        return len(CARDS)

    def determinize(self, view: KingsView, rng: Rng) -> KingsState:
        return determinize(view, rng)

    def refuse(self, state: KingsState, seat: int, action: Action) -> Refusal:
        return refusals.refuse(state, seat, action)

    def read_data(self, state: KingsState, data: Mapping[str, Any]) -> None:
        notation.read_data(state, data)

    def write_position(self, state: KingsState) -> list[tuple[str, str]]:
        return notation.write_position(state)

    def read_position(self, state: KingsState, lines: Sequence[tuple[int, str, str]]) -> None:
        notation.read_position(state, lines)

    def faults(self, state: KingsState) -> list[str]:
        return notation.faults(state)

    def label(self, view: KingsView, action: Action, texts: Texts) -> str:
        return words.label(view, action, texts)

    def board(self, view: KingsView, **how: Any) -> Any:
        from dovre.games.kings.board import board  # drawing is loaded by those who draw

        return board(view, **how)

    def text(self, view: KingsView, **how: Any) -> str:
        from dovre.games.kings.board import text

        return text(view, **how)

    def advice(self, view: KingsView) -> list[tuple[Action, float]]:
        from dovre.games.kings.advice import advice

        return advice(view)


GAME = Kings()
