"""A small game with an open question to all seats at once: everybody takes two cards of a row, first come first."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

import pytest

import dovre
from dovre.kernel import game as door
from dovre.kernel.action import Action, Alphabet
from dovre.kernel.belief import begin
from dovre.kernel.decision import Flow, Frame, together
from dovre.kernel.events import Event
from dovre.kernel.fields import LIST, LISTS, Field, Fields, row, seat_row
from dovre.kernel.frame_check import answer_faults, frame_faults
from dovre.kernel.game import Game
from dovre.kernel.refusals import Reasons
from dovre.kernel.rng import Rng
from dovre.kernel.scores import ScoreLine
from dovre.kernel.state import State
from dovre.kernel.texts import Texts, kernel_texts
from dovre.kernel.view import View, view_base
from dovre.kernel.zones import Zone

NAMES = tuple(f"c{n}" for n in range(7))
ALPHABET = Alphabet("draft", [("take", [(name,) for name in NAMES])])
TAKE = ALPHABET.of("take")
FLOW: Flow[DraftState] = Flow()
PICK = FLOW.kind("pick", "DRAFT-1")
SECOND = FLOW.kind("second", "DRAFT-2")  # what the same question asks of a seat that has a card already
FIELDS: Fields[DraftState] = Fields(
    Field("cards", LIST, row("cards", NAMES)), Field("taken", LISTS, seat_row("taken", NAMES))
)
REASONS = Reasons("draft", verbs={"pick": ("take",), "second": ("take",)}, wrong_time={})
WORDS = {
    "prompt.pick": "Take a card",
    "prompt.second": "Take another card",
    "event.taken": "{seat:seat} takes c{card}",
    "score.cards": "Cards",
    "refusal.gone": "Gone",
    "refusal.over": "Over",
    "refusal.not_asked": "Wait",
}


class DraftState(State):
    __slots__ = FIELDS.names
    slug = "draft"
    version = 1
    flow = FLOW
    fields = FIELDS
    cards: list[int]  # in the row, open
    taken: list[list[int]]  # by seat, open

    def score_sheet(self) -> list[ScoreLine]:
        return [ScoreLine("cards", seat, sum(cards), "DRAFT-2") for seat, cards in enumerate(self.taken)]

    def view(self, seat: int | None = None) -> DraftView:
        return DraftView(**view_base(self, seat, self.score_sheet()))


@dataclass(frozen=True, slots=True, kw_only=True, repr=False)
class DraftView(View):
    cards: tuple[int, ...]
    taken: tuple[tuple[int, ...], ...]

    def to_data(self) -> dict[str, Any]:
        return {**self.base_data(), "cards": list(self.cards), "taken": [list(cards) for cards in self.taken]}


@FLOW.want(PICK)
def wants(s: DraftState, seat: int, frame: Frame) -> bool:
    return len(s.taken[seat]) < 2


@FLOW.ask(PICK)
def first_or_second(s: DraftState, seat: int, frame: Frame) -> int:
    return SECOND if s.taken[seat] else PICK


@FLOW.option(SECOND)
@FLOW.option(PICK)
def row_cards(s: DraftState, seat: int, frame: Frame) -> list[Action]:
    return [TAKE[card] for card in s.cards]


@FLOW.answer(SECOND)
@FLOW.answer(PICK)
def take(s: DraftState, seat: int, action: Action, frame: Frame) -> None:
    card = TAKE.index(action)
    s.cards.remove(card)
    s.taken[seat].append(card)
    s.emit(Event("taken", (("seat", seat), ("card", card))))


@REASONS.of("take")
def gone(s: DraftState, seat: int, action: Action, frame: Frame) -> Any:
    return REASONS.no("gone", "DRAFT-1")


class Draft(Game[DraftState, DraftView]):
    slug = "draft"
    version = 1
    titles = {"fr": "La Rangée", "en": "The Row"}
    seats = (2, 3)
    streams = ("setup",)
    package = "tests.draft"
    state_type = DraftState
    alphabet = ALPHABET
    reasons = REASONS
    end_rule = "DRAFT-2"
    turn_rule = "DRAFT-1"

    def clear(self, state: DraftState) -> None:
        state.cards, state.taken = [], [[] for _ in range(state.seats)]

    def setup(self, state: DraftState) -> None:
        self.clear(state)
        state.cards = list(range(len(NAMES)))
        state.stack = [together(PICK, state.seats)]

    def zones(self, state: DraftState) -> list[Zone]:
        return [Zone("row", tuple(state.cards)), *(Zone("taken", tuple(cards)) for cards in state.taken)]

    def components(self, state: DraftState) -> int:
        return len(NAMES)

    def determinize(self, view: DraftView, rng: Rng) -> DraftState:
        state: DraftState = begin(self, view, rng)
        return state

    def faults(self, state: DraftState) -> list[str]:
        return frame_faults(state) or answer_faults(state)

    def label(self, view: DraftView, action: Action, texts: Texts) -> str:
        return action.token

    def text(self, view: DraftView, **how: Any) -> str:
        return " ".join(NAMES[card] for card in view.cards)

    def advice(self, view: DraftView) -> list[tuple[Action, float]]:
        return [(action, float(action.index)) for action in view.legal]

    def texts(self, lang: str) -> Texts:
        return Texts(lang, {**kernel_texts(lang).table, **WORDS})


GAME = Draft()


@pytest.fixture
def draft() -> Iterator[Draft]:
    """The open game, installed for the length of a test."""
    before = dovre.slugs()
    dovre.install(GAME)
    yield GAME
    door.register(before)
