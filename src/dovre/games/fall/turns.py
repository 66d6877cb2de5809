"""How many turns have begun: so that search looks ahead in whole turns."""

from __future__ import annotations

from dovre.games.fall.components import LAST_WAVE
from dovre.games.fall.decisions import BATTLE, DRAFT, ENTRENCH, GATES, RATIONS, REWARDS, SCORE, UPKEEP
from dovre.games.fall.state import FallState

A_WAVE = 200  # more turns than a wave has
BATTLE_OVER = 100
JOKERS_ASKED = 10
AFTER_BATTLE = {ENTRENCH: 0, GATES: 1, REWARDS: 20, SCORE: 40, UPKEEP: 41}


def turns(s: FallState) -> int:
    """Turns of the battle, by the provisions that are left; each pick of the draft and each gate counts as one."""
    if not s.stack:
        return A_WAVE * (LAST_WAVE + 1)
    frame = s.stack[0]
    begun = A_WAVE * s.wave
    if frame[0] == BATTLE:
        return begun + BATTLE_OVER - sum(s.provisions)
    if frame[0] in AFTER_BATTLE:
        number = frame[2] if frame[0] in (GATES, REWARDS) else 0
        return begun + BATTLE_OVER + AFTER_BATTLE[frame[0]] + number
    if frame[0] == DRAFT:
        return begun + 1 + s.pick
    return begun + JOKERS_ASKED if frame[0] == RATIONS else begun
