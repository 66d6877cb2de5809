"""A view read once: the side of each seat, its aims, what it is worth if nothing is done."""

from __future__ import annotations

from dovre.games.towers.advice.aims import Aims
from dovre.games.towers.advice.foresight import Foresight
from dovre.games.towers.advice.ground import Ground
from dovre.games.towers.advice.side import Side, side_of
from dovre.games.towers.advice.trophies import trophy_worth
from dovre.games.towers.components import LEVEL, NONE
from dovre.games.towers.view import TowersView

HARM = 0.55  # what a point less for an opponent is worth, with one opponent
HARM_OF_MANY = 0.35


class Reading:
    """What the chapters of the judgement see of a view."""

    def __init__(self, view: TowersView) -> None:
        assert view.seat is not None
        self.view = view
        self.seat = view.seat
        self.frame = view.frames[-1]
        self._sides: dict[int, Side] = {}
        self._aims: dict[int, Aims] = {}
        self._base: dict[int, float] = {}
        self.heat: list[dict[int, float]] = [{} for _ in LEVEL]

    def side(self, seat: int = NONE) -> Side:
        who = self.seat if seat == NONE else seat
        if who not in self._sides:
            self._sides[who] = side_of(self.view, who)
        return self._sides[who]

    def aims(self, seat: int = NONE) -> Aims:
        who = self.seat if seat == NONE else seat
        if who not in self._aims:
            self._aims[who] = Aims(self.view, who)
        return self._aims[who]

    def try_out(self, seat: int = NONE, ground: Ground | None = None) -> Foresight:
        """A side to change and then to play on."""
        return Foresight(self.side(seat), self.aims(seat), ground)

    def base(self, seat: int = NONE) -> float:
        """What a side is worth if nothing is changed; one's own warms the cells where creatures will stand."""
        who = self.seat if seat == NONE else seat
        if who not in self._base:
            trial = self.try_out(who)
            if who == self.seat:
                trial.heat = self.heat
            self._base[who] = trial.play()
        return self._base[who]

    def gain(self, trial: Foresight) -> float:
        return trial.play() - self.base()

    def harm(self, trial: Foresight) -> float:
        """What an opponent loses, as far as it is one's own gain."""
        share = HARM if self.view.seats == 2 else HARM_OF_MANY
        return share * (self.base(trial.side.seat) - trial.play())

    def trophies(self, towers: tuple[int, ...], seat: int = NONE) -> float:
        """What other towers would change about trophies."""
        if not self.view.trophies:
            return 0.0
        who = self.seat if seat == NONE else seat
        return trophy_worth(self.view, who, towers) - trophy_worth(self.view, who, self.view.towers[who])
