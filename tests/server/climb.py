"""A game for one, for tests of the web table: five times up or stay; who is not high enough has lost."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from dovre.kernel.action import Action, Alphabet
from dovre.kernel.decision import Flow, Frame
from dovre.kernel.events import Event
from dovre.kernel.fields import VALUE, Field, Fields, counters
from dovre.kernel.game import Game, Option
from dovre.kernel.pages import Page, Rule
from dovre.kernel.refusals import Reasons
from dovre.kernel.rng import Rng
from dovre.kernel.scores import ScoreLine
from dovre.kernel.state import State
from dovre.kernel.texts import Texts, kernel_texts
from dovre.kernel.view import View, view_base
from dovre.kernel.zones import Zone
from dovre.render.svg import Drawing

STEPS, HIGH = 5, 3
ALPHABET = Alphabet("climb", [("up", [()]), ("stay", [()])])
(UP,), (STAY,) = ALPHABET.of("up"), ALPHABET.of("stay")
FLOW: Flow[ClimbState] = Flow()
STEP = FLOW.kind("step", "CLIMB-1")
FIELDS: Fields[ClimbState] = Fields(
    Field("height", VALUE, counters("height", "left"), zone="now"),
    Field("left", VALUE),
)


class ClimbState(State):
    __slots__ = FIELDS.names
    slug = "climb"
    version = 1
    flow = FLOW
    fields = FIELDS
    height: int
    left: int

    def score_sheet(self) -> list[ScoreLine]:
        return [ScoreLine("height", 0, self.height, "CLIMB-1")]

    @property
    def winners(self) -> tuple[int, ...]:
        return (0,) if self.over and self.height >= HIGH else ()

    def view(self, seat: int | None = None) -> ClimbView:
        return ClimbView(**view_base(self, seat, self.score_sheet()))


@FLOW.option(STEP)
def ways(s: ClimbState, seat: int, frame: Frame) -> list[Action]:
    return [UP, STAY]


@FLOW.answer(STEP)
def step(s: ClimbState, seat: int, action: Action, frame: Frame) -> None:
    s.height += action is UP
    s.left -= 1
    s.emit(Event("stepped", (("seat", seat), ("height", s.height))))
    if not s.left:
        s.stack.clear()


@dataclass(frozen=True, slots=True, kw_only=True)
class ClimbView(View):
    height: int
    left: int

    def to_data(self) -> dict[str, Any]:
        return {**self.base_data(), "height": self.height, "left": self.left}


class Climb(Game[ClimbState, ClimbView]):
    slug = "climb"
    version = 1
    titles = {"fr": "La Montée", "en": "The Climb"}
    seats = (1,)
    options = (Option("wind", ("calm", "storm"), "CLIMB-1"),)
    streams = ("setup",)
    package = "tests.server.climb"
    state_type = ClimbState
    alphabet = ALPHABET
    reasons = Reasons("climb", verbs={"step": ("up", "stay")}, wrong_time={})
    end_rule = "CLIMB-1"
    turn_rule = "CLIMB-1"

    def setup(self, state: ClimbState) -> None:
        state.height, state.left, state.stack = 0, STEPS, [(STEP, 0)]

    def zones(self, state: ClimbState) -> list[Zone]:
        return []

    def components(self, state: ClimbState) -> int:
        return 0

    def determinize(self, view: ClimbView, rng: Rng) -> ClimbState:
        raise NotImplementedError

    def faults(self, state: ClimbState) -> list[str]:
        return []

    def label(self, view: ClimbView, action: Action, texts: Texts) -> str:
        return action.token

    def board(self, view: ClimbView, **how: Any) -> Drawing:
        return Drawing('<svg xmlns="http://www.w3.org/2000/svg">', "a climb", (), "", {}, {})

    def advice(self, view: ClimbView) -> list[tuple[Action, float]]:
        return [(action, 1.0) for action in view.legal]

    def texts(self, lang: str) -> Texts:
        words = {
            "option.wind.calm": "calm",
            "option.wind.storm": "storm",
            "option.wind": "wind",
            "prompt.step": "?",
            "score.height": "height",
            "event.stepped": "{seat:seat} stands at {height}",
        }
        return Texts(lang, {**kernel_texts(lang).table, **words})

    def rules(self, lang: str) -> Page:
        rule = Rule("CLIMB-1", "", "Up or stay.")
        return Page(lang, "# Climb\n\nUp the mountain.\n\n- **CLIMB-1** Up or stay.\n", (rule,))

    def end_note(self, view: ClimbView, texts: Texts) -> str:
        return f"({view.height})"


GAME = Climb()
