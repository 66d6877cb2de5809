"""Why answers are refused: each game brings a reason for each verb, and which verbs each question knows.

>>> reasons = Reasons("demo", {"play": ("play",), "draw": ("draw",)}, {("play", "draw"): ("play_first", "DEMO-2")})
>>> @reasons.of("play")
... def play(state, seat, action, frame):
...     return reasons.no("not_in_hand", "DEMO-1", card=action.parts[0])
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from dovre.kernel.action import Action
from dovre.kernel.decision import Frame
from dovre.kernel.errors import Refusal
from dovre.kernel.state import State

Reason = Callable[[Any, int, Action, Frame], Refusal]


class Reasons:
    """The reasons of one game, by verb."""

    def __init__(
        self, slug: str, verbs: Mapping[str, tuple[str, ...]], wrong_time: Mapping[tuple[str, str], tuple[str, str]]
    ) -> None:
        self.slug = slug
        self.verbs = verbs  # the verbs each question knows; any other answer comes too early or too late
        self.wrong_time = wrong_time  # code and rule of those, by question and verb; else `other_question`
        self.by_verb: dict[str, Reason] = {}

    def of(self, *verbs: str) -> Callable[[Reason], Reason]:
        """Register the reason why an answer with one of these verbs, fit for the question, is not legal."""

        def register(reason: Reason) -> Reason:
            self.by_verb.update(dict.fromkeys(verbs, reason))
            return reason

        return register

    def no(self, code: str, rule: str, **parts: Any) -> Refusal:
        return Refusal(self.slug, code, rule, tuple(parts.items()))

    def refuse(self, state: State, seat: int, action: Action) -> Refusal:
        """The reason why this seat, which is asked something, may not give this answer."""
        decision = state.decision(seat)
        assert decision is not None
        if action.verb not in self.verbs[decision.kind]:
            usual = ("other_question", decision.rules[0])
            return self.no(*self.wrong_time.get((decision.kind, action.verb), usual))
        return self.by_verb[action.verb](state, seat, action, state.stack[-1])
