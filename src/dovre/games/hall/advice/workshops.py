"""Workshops and trades, and the tokens they and everything else are paid with."""

from __future__ import annotations

from functools import cached_property

from dovre.games.hall.actions import PAY_AUTO, PAY_GHOST, SITES, SOURCES, STOCK
from dovre.games.hall.advice.figures import EFFORT, FOR_THE_MIX, NEVER
from dovre.games.hall.advice.gallery import Gallery
from dovre.games.hall.advice.reading import Chapter, Reading
from dovre.games.hall.advice.step2 import Step2
from dovre.games.hall.components import (
    BOX,
    CART,
    FIXED,
    HAMMER,
    KIND,
    N_RESOURCES,
    NEUTRAL,
    PACK,
    REACHED_BY,
    SHAPE_SIZE,
    STEWARD_PAY,
    SYMBOLS,
    TUNNEL_SHAPE,
)
from dovre.games.hall.rules.pay import FOR_TUNNEL, TO_STOCK
from dovre.games.hall.rules.workshops import PRICES
from dovre.kernel.action import Action


class Workshops(Chapter):
    """One token for another: at a Workshop, in a trade, and which of them to give."""

    def __init__(self, reading: Reading, step_2: Step2) -> None:
        super().__init__(reading)
        self.step_2 = step_2

    def work(self, action: Action) -> float:
        site = self.view.board.sites.index(SITES[action.number])
        return self.best_use(self.view.sites[site])

    def best_use(self, kind: int) -> float:
        return max(self.used(kind, n) for n in range(len(PRICES[kind])))

    def used(self, kind: int, use: int) -> float:
        """What a use gains, less what it takes."""
        row = BOX.workshops[kind].uses[use]
        if row.pay == STEWARD_PAY:
            return self.stewarded()
        gained = KIND[row.gain]
        opened = self.step_2.hammer_opens if gained == HAMMER and self.view.stage == 0 else 0.0
        if row.pay in KIND:
            paid = KIND[row.pay]
            if self.purse.have[paid] < row.paid:
                return NEVER
            return self.purse.change((paid, -row.paid), (gained, row.gained)) + opened - EFFORT
        if sum(self.purse.have[:N_RESOURCES]) - self.purse.have[gained] < row.paid:
            return NEVER
        return self.purse.change((gained, row.gained)) + opened - self.purse.cheapest(row.paid, gained) - EFFORT

    def use(self, action: Action) -> float:
        return self.used(self.view.sites[self.frame[2]], action.number)

    def stewarded(self) -> float:
        """The best symbol to lay bare before the next cascade."""
        if not self.me.pack.count(None):
            return 0.0
        values = [
            self.purse.worth[kind] * 0.5
            for troll in self.me.pack
            if troll is not None
            for n, kind in enumerate(SYMBOLS[troll.card])
            if troll.load >> n & 1
        ]
        return max(values, default=0.0)

    def trade(self, action: Action) -> float:
        """Four for one pays only where the one completes something."""
        kind = action.number
        if sum(self.purse.have[:N_RESOURCES]) - self.purse.have[kind] < FIXED.trade_give:
            return NEVER
        gain = self.purse.change((kind, 1))
        if kind == CART and self.purse.turns <= 1:
            gain = max(gain, self.one_cart_more())
        return gain - self.purse.cheapest(FIXED.trade_give, kind) - EFFORT

    def one_cart_more(self) -> float:
        """The last turn: what a Cart more would bring."""
        gallery = self.gallery
        best = gallery.best_move()
        more = Gallery(self.view, self.purse.with_cart())
        return more.best_move() - best

    @cached_property
    def mix(self) -> tuple[int, ...]:
        """Mingled Veins: how many of each mineral are still to be paid."""
        place = next(frame[2] for frame in self.view.frames if frame[0] == "dug")
        return self.step_2.best_mix(SHAPE_SIZE[TUNNEL_SHAPE[place]], self.frame[3], self.view.ore)[1]

    def pay(self, action: Action) -> float:
        """The token one misses least; from a Troll that will produce it again rather than from the Stock."""
        if action is PAY_AUTO:
            return 1.0
        if action is PAY_GHOST:
            return 0.5
        kind, source = divmod(action.number - 2, len(SOURCES))
        value = -self.purse.loss(self.purse.have, kind)
        wanted = {frame[2] for frame in self.view.frames if frame[0] == "gain"}
        if kind in wanted:
            value -= 5.0
        if self.frame[4] == FOR_TUNNEL and self.mix[kind]:
            value += FOR_THE_MIX
        if self.frame[4] == TO_STOCK:
            value = 0.5 * self.purse.worth[NEUTRAL[kind]]  # the Steward moves, nothing is spent
        if source != STOCK:
            free = sum(1 << n for n in range(PACK) if self.me.pack[n] is None)
            value += 0.2 * (REACHED_BY[source] & free).bit_count()
        return value
