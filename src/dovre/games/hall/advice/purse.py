"""What tokens are worth while there is time to use them."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from dovre.games.hall.advice.figures import LARGEST, NEVER, READY_BONUS, REST, ROOM_FOR_COINS, TURNS_A_RECRUIT, WORTH
from dovre.games.hall.components import CART, COIN, FIXED, MINERALS, N_RESOURCES
from dovre.games.hall.state import NONE
from dovre.games.hall.view import HallView, held


def turns_left(view: HallView) -> float:
    """Turns the viewer still has, this one included."""
    return turns_to_come(view.left, [player.pack.count(None) for player in view.players], len(view.coronations))


def turns_to_come(left: int, missing: Sequence[int], tokens: int) -> float:
    """Turns each seat still has: counted once the end is triggered, else guessed from the free slots of the packs."""
    if left != NONE:
        return 1 + left // len(missing)
    need = sorted(missing)[min(tokens, len(missing)) - 1]  # the last token triggers the end (HALL-E2)
    return 1 + FIXED.extra_rounds + TURNS_A_RECRUIT * need


class Purse:
    """What the viewer can spend, and what a token of each kind is worth with so many turns and free slots to come."""

    def __init__(self, have: Sequence[int], turns: float, ahead: float, room: int) -> None:
        self.have = list(have)
        self.turns = turns  # this one included
        self.ahead = ahead  # times one will still recruit or dig
        self.room = room  # free slots
        fresh = min(1.0, ahead / 4)
        self.worth = [REST + (worth - REST) * fresh for worth in WORTH]
        self.worth[COIN] = REST + (WORTH[COIN] - REST) * min(1.0, room / ROOM_FOR_COINS)
        if ahead < 1:
            self.worth[:N_RESOURCES] = [REST] * N_RESOURCES
            self.worth[CART] = REST + (WORTH[CART] - REST) * fresh

    @classmethod
    def of_view(cls, view: HallView) -> Purse:
        assert view.seat is not None
        me = view.players[view.seat]
        have = [amount + stock for amount, stock in zip(held(me), (*me.stock, 0, 0, 0), strict=True)]
        turns = turns_left(view)
        return cls(have, turns, turns - (view.stage > 0), me.pack.count(None))

    def with_cart(self) -> Purse:
        """The same purse with a Cart more."""
        more = Purse(self.have, self.turns, self.ahead, self.room)
        more.have[CART] += 1
        return more

    def total(self, have: Sequence[int]) -> float:
        """All tokens by their worth, and more where the next Tunnels could be paid at once."""
        total = sum([worth * amount for worth, amount in zip(self.worth, have, strict=True)])
        if self.ahead < 1:
            return total
        total -= self.too_many(have)
        best, second, third = sorted([self.ready(mineral, have[mineral]) for mineral in MINERALS], reverse=True)
        if self.ahead < 2:
            return total + best
        return total + best + 0.5 * second + 0.25 * third

    def too_many(self, have: Sequence[int]) -> float:
        """Minerals that no turn is left to dig with count as left-overs, the poorest first."""
        over = sum(have[: len(MINERALS)]) - LARGEST * self.ahead
        lost = 0.0
        for mineral in MINERALS:
            if over <= 0:
                break
            amount = min(over, have[mineral])
            lost += amount * (self.worth[mineral] - REST)
            over -= amount
        return lost

    def ready(self, mineral: int, amount: int) -> float:
        """What the best Tunnel one could pay brings beyond the worth of its minerals."""
        best = 0.0
        for size in range(3, min(amount, LARGEST) + 1):
            best = max(best, READY_BONUS + FIXED.tunnel_score[size][mineral] - self.worth[mineral] * size)
        return best

    def change(self, *changes: tuple[int, int]) -> float:
        """What it is worth to get (or lose) so many tokens of some kinds."""
        after = list(self.have)
        for kind, amount in changes:
            after[kind] += amount
        return self.total(after) - self.total(self.have)

    def of(self, kinds: Iterable[int]) -> float:
        return sum(self.worth[kind] for kind in kinds)

    def cheapest(self, count: int, spared: int = NONE) -> float:
        """What it costs to give so many tokens of any types, Clan Carts apart."""
        after = list(self.have)
        for _ in range(count):
            kinds = [kind for kind in range(N_RESOURCES) if after[kind] and kind != spared]
            if not kinds:
                return -NEVER
            after[min(kinds, key=lambda kind: self.loss(after, kind))] -= 1
        return self.total(self.have) - self.total(after)

    def loss(self, have: Sequence[int], kind: int) -> float:
        """What the next token of a kind is worth to someone who has these."""
        if kind in MINERALS:
            return self.worth[kind] + self.ready(kind, have[kind]) - self.ready(kind, have[kind] - 1)
        return self.worth[kind]
