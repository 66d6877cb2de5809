"""The door of the house: what the rest of dovre sees of `hall`."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from typing import Any

from dovre.games.hall import events, notation, refusals, rules, words
from dovre.games.hall import view as views
from dovre.games.hall.actions import ALPHABET
from dovre.games.hall.belief import determinize
from dovre.games.hall.components import BOX, SHAPES
from dovre.games.hall.faults import faults
from dovre.games.hall.state import STREAMS, VERSION, HallState
from dovre.games.hall.view import HallView
from dovre.kernel.action import Action
from dovre.kernel.errors import Refusal
from dovre.kernel.events import Event
from dovre.kernel.game import Game, Option
from dovre.kernel.rng import Rng
from dovre.kernel.texts import Texts, load_texts
from dovre.kernel.zones import Zone

OWN_BOX = (Option("box", (BOX.fingerprint,), "HALL-S3"),) if BOX.fingerprint else ()  # components of an owner's folder


class Hall(Game[HallState, HallView]):
    """In the Hall of the Mountain King, for 2 to 5, or two teams of two."""

    slug = "hall"
    version = VERSION
    titles = {"fr": "L'Antre du Roi de la Montagne", "en": "In the Hall of the Mountain King"}
    seats = (2, 3, 4, 5)
    options = (
        Option("side", ("winter", "autumn"), "HALL-S1", seats=(2,)),
        Option("teams", ("no", "yes"), "HALL-V1", seats=(4,)),
        Option("workshops", ("random", "no_duplicates", "chosen"), "HALL-S9"),
        *OWN_BOX,
    )
    streams = STREAMS
    preview_after = 190
    probes = {"all placements": rules.dig.all_places}
    package = "dovre.games.hall"
    alphabet = ALPHABET
    end_rule = "HALL-E6"
    turn_rule = "HALL-T1"

    def empty(self) -> HallState:
        return HallState()

    def setup(self, state: HallState) -> None:
        rules.setup.lay_table(state)

    def view(self, state: HallState, seat: int | None) -> HallView:
        return views.view(state, seat)

    def zones(self, state: HallState) -> list[Zone]:
        return views.zones(state)

    def components(self, state: HallState) -> int:
        return views.n_components(state.seats)

    def determinize(self, view: HallView, rng: Rng) -> HallState:
        return determinize(view, rng)

    def refuse(self, state: HallState, seat: int, action: Action) -> Refusal:
        return refusals.refuse(state, seat, action)

    def read_data(self, state: HallState, data: Mapping[str, Any]) -> None:
        notation.read_data(state, data)

    def write_position(self, state: HallState) -> list[tuple[str, str]]:
        return notation.write_position(state, self.new(state.seats, state.seed, dict(state.options)))

    def read_position(self, state: HallState, lines: Sequence[tuple[int, str, str]]) -> None:
        notation.read_position(state, lines)

    def faults(self, state: HallState) -> list[str]:
        return faults(state)

    def texts(self, lang: str) -> Texts:
        return _texts(lang)

    def label(self, view: HallView, action: Action, texts: Texts) -> str:
        return words.label(view, action, texts)

    def board(self, view: HallView, **how: Any) -> Any:
        from dovre.games.hall.board import board  # drawing is loaded by those who draw

        return board(view, **how)

    def text(self, view: HallView, **how: Any) -> str:
        from dovre.games.hall.board import text

        return text(view, **how)

    def pieces(self, event: Event) -> list[str]:
        return events.pieces(event)

    def advice(self, view: HallView) -> list[tuple[Action, float]]:
        from dovre.games.hall.advice import advice

        return advice(view)


@cache
def _texts(lang: str) -> Texts:
    """The words of the house, and the names that stand in the box. Starting Trolls are told among the Trolls."""
    house = load_texts(Hall.package, lang)
    names = BOX.names[lang]
    trolls = {f"troll.{start.id}": names[f"start.{start.id}"] for start in BOX.starts}
    own = {f"shape.{shape}": shape.upper() for shape in SHAPES}  # the shapes of an owner's folder have letters only
    own |= {f"option.box.{choice}": choice for option in OWN_BOX for choice in option.choices}
    return Texts(lang, {**own, **house.table, **names, **trolls})


GAME = Hall()
