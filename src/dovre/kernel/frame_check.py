"""What may lie on the stack of a state that somebody wrote by hand, or that was saved elsewhere.

Play only makes frames that mean something; these checks are for the others, before any step runs.
"""

from __future__ import annotations

from typing import Any

from dovre.kernel.decision import TOGETHER, Frame, with_answer, without_answers
from dovre.kernel.state import State


def frame_faults(s: State) -> list[str]:
    """The frames that play cannot have put there, one sentence each."""
    names = s.flow.names
    return [f"ask: {names[frame[0]]} cannot stand so." for frame in s.stack if not _fits(s, frame)]


def answer_faults(s: State) -> list[str]:
    """A question that nobody could answer, or sealed answers that nobody could give; for a table otherwise in order."""
    if not s.stack or s.flow.steps[s.stack[-1][0]] is not None:
        return []
    name = s.flow.names[s.stack[-1][0]]
    if s.stack[-1][1] == TOGETHER and not _can_be_sealed(s):
        return [f"ask: {name} cannot hold these answers."]
    return [f"ask: {name} has no answer here." for seat in s.waiting if not s.legal(seat)][:1]


def _fits(s: State, frame: Frame) -> bool:
    kind, seat, *args = frame
    try:
        if seat == TOGETHER:
            answers, *args = args
            numbers = [number for given in answers for number in given]
            if len(answers) != s.seats or not all(type(number) is int for number in numbers):
                return False
        check = s.flow.arguments[kind]
        return not args if check is None else bool(check(s, seat, tuple(args)))
    except (TypeError, ValueError, IndexError):
        return False


def _can_be_sealed(s: State) -> bool:
    """Whether each seat can have given its answers to the together question on top, one after the other."""
    frame = s.stack[-1]
    if not s.flow.sealed[frame[0]]:
        return True
    tried = s.copy()
    for seat in range(s.seats):
        tried.stack[-1] = without_answers(tried.stack[-1], seat)
        for index in frame[2][seat]:
            action = next((action for action in tried.legal(seat) if action.index == index), None)
            if action is None:
                return False
            tried.stack[-1] = with_answer(tried.stack[-1], seat, action)
    return True


def one_number(below: int, first: int = 0) -> Any:
    """A check for one argument: a whole number in a range."""

    def fits(s: Any, seat: int, args: Frame) -> bool:
        (value,) = args
        return type(value) is int and first <= value < below

    return fits
