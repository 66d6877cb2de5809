"""Every question the rules ask, and the one step without a choice."""

from __future__ import annotations

from dovre.kernel.decision import Flow
from feast.state import FeastState

FLOW: Flow[FeastState] = Flow()
FeastState.flow = FLOW

ROUND = FLOW.kind("round")  # a step: the next round begins, or the game ends
DISH = FLOW.kind("dish", "FEAST-R2", sealed=True)  # all at once: a dish, then
BOAST = FLOW.kind("boast", "FEAST-R2", "FEAST-R5")  # the boast; asked by `dish` of those who have chosen theirs
AFTER = FLOW.kind("after", "FEAST-A1")  # all at once and openly: of the winner
TROPHY = FLOW.kind("trophy", "FEAST-A2")  # a trophy, and of the others
CHORES = FLOW.kind("chores", "FEAST-A3")  # what they do with the dishes
POINT = FLOW.kind("point", "FEAST-T1")
TOAST = FLOW.kind("toast", "FEAST-T2", "FEAST-T3")  # put to the guest whom the winner points at
