"""One seat after the other: a game whose simultaneous questions are put in turn, without telling what others answered.

Seats that are asked at the same time each see the table as it was before any of them answered. When the last one has
answered, all answers are played. Where one given openly has changed what another seat is asked, it is asked again.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np
from numpy.typing import NDArray

from dovre.envs.rewards import rewards
from dovre.kernel.action import Action
from dovre.kernel.game import Game
from dovre.kernel.state import State
from dovre.kernel.view import View

Numbers = NDArray[np.float32]
Mask = NDArray[np.int8]


class Asking:
    """A game in progress; `seat` is who must answer now, None when it is over."""

    def __init__(self, game: Game[Any, Any], seats: int, seed: int, options: Mapping[str, str] | None = None) -> None:
        self.game = game
        self.observation = game.observation
        self.begin(game.new(seats, seed, options))

    def begin(self, state: State) -> None:
        """Go on from this state."""
        self.state = state
        self.answers: list[tuple[int, View, Action]] = []  # given and not played yet
        self._put_questions()

    def _put_questions(self) -> None:
        self.waiting = [(seat, self.state.view(seat)) for seat in self.state.waiting]
        self.waiting.reverse()  # the next one is the last

    @property
    def seat(self) -> int | None:
        return self.waiting[-1][0] if self.waiting else None

    def view(self, seat: int) -> View:
        """What a seat sees, whether it is asked or not."""
        for other, view in self.waiting:
            if other == seat:
                return view
        for other, view, _ in self.answers:
            if other == seat:
                return view
        return self.state.view(seat)

    def answer(self, index: int) -> None:
        """The answer of the seat that is asked, by its number in the alphabet; it must be legal."""
        seat, view = self.waiting.pop()
        self.answers.append((seat, view, self.game.alphabet[index]))
        if not self.waiting:
            answers, self.answers = self.answers, []
            for other, seen, action in answers:
                if len(answers) == 1 or self._is_asked_the_same(other, seen):
                    self.state.play(other, action)
            self._put_questions()

    def _is_asked_the_same(self, seat: int, seen: View) -> bool:
        return (self.state.decision(seat), self.state.legal(seat)) == (seen.decision, list(seen.legal))

    def legal(self) -> list[int]:
        """The numbers of the answers that the asked seat may give, in order."""
        return [action.index for action in self.waiting[-1][1].legal] if self.waiting else []

    def numbers(self, seat: int) -> Numbers:
        """What a seat sees, as numbers."""
        view = self.view(seat)
        out = np.zeros(self.observation.size(view.seats), np.float32)
        self.observation.write(view, out)
        return out

    def mask(self, seat: int) -> Mask:
        """A 1 for each answer that a seat may give now."""
        out = np.zeros(len(self.game.alphabet), np.int8)
        if seat == self.seat:
            out[self.legal()] = 1
        return out

    def rewards(self) -> list[float]:
        return rewards(self.game, self.state)

    def __deepcopy__(self, memo: object) -> Asking:
        new = object.__new__(Asking)
        new.game, new.observation = self.game, self.observation
        new.state = self.state.copy()
        new.waiting, new.answers = self.waiting[:], self.answers[:]
        return new
