"""What play cannot have led to, for positions written by hand and data from elsewhere."""

from __future__ import annotations

from dovre.kernel.frame_check import answer_faults, frame_faults
from feast.components import DISH_IDS
from feast.decisions import POINT, TOAST
from feast.rules.end import is_ended
from feast.rules.toast import can_be_pointed_at
from feast.state import NONE, FeastState
from feast.view import zones


def faults(s: FeastState) -> list[str]:
    """One sentence each, in plain English for the one who wrote the state; empty if nothing is wrong."""
    return _shape_faults(s) or frame_faults(s) or _table_faults(s) or _stack_faults(s) or answer_faults(s)


def _shape_faults(s: FeastState) -> list[str]:
    figures = {"plates": s.plates, "boasts": s.boasts, "belly": s.belly}
    figures |= {"antlers": s.antlers, "pillows": s.pillows, "honours": s.honours}
    found = [f"{name}: one for each seat." for name, row in figures.items() if len(row) != s.seats]
    found += [f"{name}: from 0 up." for name, row in figures.items() if name != "plates" and min(row, default=0) < 0]
    if not 0 <= s.round <= s.length.rounds or not NONE <= s.winner < s.seats:
        found.append(f"now: a round up to {s.length.rounds}, a winner at the table.")
    return found


def _table_faults(s: FeastState) -> list[str]:
    held = {dish for hand in s.hands for dish in hand}
    if not held.issuperset(s.shown):
        return ["shown: dishes of a hand."]
    times = [0] * len(DISH_IDS)
    for zone in zones(s):
        for dish in zone.components:
            times[dish] += 1
    found = [f"{DISH_IDS[dish]} is on the table {n} times." for dish, n in enumerate(times) if n != 1]
    if any(row != sorted(row) for row in (*s.hands, s.shown)):
        found.append("hand, shown: sorted.")
    return found


def _stack_faults(s: FeastState) -> list[str]:
    """One question at a time; who points has won, and whoever is pointed at could be."""
    if len(s.stack) > 1:
        return ["ask: one question at a time."]
    if not s.stack:
        return [] if is_ended(s) else ["ask: the game is not over."]
    kind, seat = s.stack[-1][:2]
    if kind == POINT and (seat != s.winner or not s.is_awake(seat)):
        return ["ask: the winner of the round points."]
    if kind == TOAST and (s.winner == NONE or not can_be_pointed_at(s, seat)):
        return ["ask: nobody can point at this guest."]
    return []
