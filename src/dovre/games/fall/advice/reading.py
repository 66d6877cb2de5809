"""A view made into a table without secrets, and the chances of what it does not show."""

from __future__ import annotations

from dovre.games.fall.components import BIT, N_CLANS, STRENGTH
from dovre.games.fall.game import GAME
from dovre.games.fall.state import NONE, FallState
from dovre.games.fall.view import FallView
from dovre.kernel.belief import begin
from dovre.kernel.rng import Rng

SOME_TOKEN = 0  # stands for every token on the board: nothing here reads its strength
STRENGTHS = tuple(sorted(set(STRENGTH)))


class Reading:
    """The open table to try things on, gates and strengths as chances."""

    def __init__(self, view: FallView) -> None:
        assert view.seat is not None
        self.view = view
        self.seat = view.seat
        self.table = open_table(view)
        self.gates = gate_chances(view)
        self.strengths = strength_chances(view)

    def win_chance(self, cave: int, trolls: int) -> tuple[float, float]:
        """The chance that so many trolls win an attack, and the strength they then meet on average."""
        sums = {0: 1.0}
        for strength in self.view.gnomes[2 * cave : 2 * cave + 2]:
            if strength != 0:
                sums = _added(sums, self.strengths if strength is None else {strength: 1.0})
        won = {total: chance for total, chance in sums.items() if total <= trolls}
        chance = sum(won.values())
        return chance, sum(total * part for total, part in won.items()) / chance if chance else 0.0

    def chance_of_one(self, slot: int) -> float:
        """That a token is of the least strength."""
        strength = self.view.gnomes[slot]
        return self.strengths[STRENGTHS[0]] if strength is None else float(strength == STRENGTHS[0])


def open_table(view: FallView) -> FallState:
    """The table as the viewer sees it; what is hidden is left out."""
    table: FallState = begin(GAME, view, Rng.of(1, "advice"))
    table.gnomes = [NONE if strength == 0 else SOME_TOKEN for strength in view.gnomes]
    table.invaded = sum(BIT[cave] for cave in range(len(view.gnomes) // 2) if view.gnomes[2 * cave] != 0)
    return table


def gate_chances(view: FallView) -> list[float]:
    """By clan: the chance that its gate is still to open in this wave."""
    if view.frames[0][0] == "rewards":  # the invasions are over
        return [0.0] * N_CLANS
    opened = view.frames[0][2] if view.frames[0][0] == "gates" else 0
    hidden = view.gates.count(None)
    known = {clan for clan in view.gates if clan is not None}
    past = set(view.gates[:opened])
    others = hidden / (N_CLANS - len(known)) if len(known) < N_CLANS else 0.0
    return [0.0 if clan in past else 1.0 if clan in known else others for clan in range(N_CLANS)]


def strength_chances(view: FallView) -> dict[int, float]:
    """The chance of each strength for a token that the viewer does not know."""
    left = [STRENGTH.count(strength) for strength in STRENGTHS]
    for known in (*view.beside, *view.gnomes):
        if known:
            left[STRENGTHS.index(known)] -= 1
    total = sum(left) or 1
    return {strength: count / total for strength, count in zip(STRENGTHS, left, strict=True)}


def _added(sums: dict[int, float], strengths: dict[int, float]) -> dict[int, float]:
    found: dict[int, float] = {}
    for total, chance in sums.items():
        for strength, part in strengths.items():
            found[total + strength] = found.get(total + strength, 0.0) + chance * part
    return found
