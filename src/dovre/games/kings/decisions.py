"""Every question the rules ask, and the one step without a choice."""

from __future__ import annotations

from dovre.games.kings.state import KingsState
from dovre.kernel.decision import Flow

FLOW: Flow[KingsState] = Flow()
KingsState.flow = FLOW

TURN = FLOW.kind("turn")  # a step: the turn opens, hands without a legal play are replaced (KING-T14)
PLAY = FLOW.kind("play", "KING-T02", "KING-T03", "KING-T04")
DRAW = FLOW.kind("draw", "KING-R01", "KING-R07")
