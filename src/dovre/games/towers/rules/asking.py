"""Questions with one possible answer are not put."""

from __future__ import annotations

from dovre.games.towers.decisions import FLOW
from dovre.games.towers.state import TowersState
from dovre.kernel.decision import Frame


def ask(s: TowersState, frame: Frame) -> None:
    """Put a question to a seat, or answer it where there is no choice; without any answer it is dropped."""
    options = FLOW.options[frame[0]]
    answer = FLOW.answers[frame[0]]
    assert options is not None
    assert answer is not None
    s.push(frame)
    found = options(s, frame[1], frame)
    if not found:
        s.pop()
    elif len(found) == 1:
        answer(s, frame[1], found[0], frame)
