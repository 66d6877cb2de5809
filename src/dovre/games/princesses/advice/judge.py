"""The judge: the worth of every answer to the question asked."""

from __future__ import annotations

from collections.abc import Callable
from functools import cached_property

from dovre.games.princesses.actions import END, PAY_GOLD, STOP
from dovre.games.princesses.advice.caves import Caves
from dovre.games.princesses.advice.plans import AP, Node
from dovre.games.princesses.advice.purse import DIAMOND, GOLD, OBSIDIAN, SHIFTED, Ledger, Purse
from dovre.games.princesses.advice.reading import Reading
from dovre.games.princesses.advice.turns import KEPT, Ending, Trolls, Turns, moved
from dovre.games.princesses.advice.worth import PRICE, Worth
from dovre.games.princesses.components import (
    BOARDS,
    BONUS,
    CAULDRONS,
    COMMON,
    FIRST_VILLAGE,
    N_CAVES,
    N_PLACES,
    N_RESOURCES,
    N_VILLAGES,
    N_WHERE,
    ROUNDS,
    START_SLOTS,
)
from dovre.games.princesses.geometry import SIDES
from dovre.games.princesses.notation import N_STOCK
from dovre.games.princesses.rules.acting import BUILD_TILES, REFRESH_CARDS, REFRESH_TILES, royal_effects
from dovre.games.princesses.rules.turns import IN_STOCK, TOWER
from dovre.games.princesses.state import BELL, PRINCESS
from dovre.games.princesses.view import PrincessesView
from dovre.kernel.action import Action

FIRST_MOVE, LAST_MOVE = 2, 3  # phases
HUMAN = (0.9, 1.0, 0.8)  # by cave: where a human works best
CROWDED = 0.25  # less for each that is there already
FULL_CAVE = 1.5  # a cave that nobody could enter any more
SHOWN = 0.35  # a princess that others may capture first
TYPICAL_TILES = 4.2  # the two best of a row, in the middle of the game
TYPICAL_CARD = (2.6, 0.15, 4.0)  # the best of a new row: in the last move, more for each move left, at most
WASTE = 0.05
FOLLOWED = 5  # ends of a turn that are looked at further


class Judge:
    """A view, read once, and those who judge the answers; quickly, it follows fewer of them through the next move."""

    def __init__(self, view: PrincessesView, quick: bool = False) -> None:
        self.view = view
        self.quick = quick
        self.kept = 1 if quick else KEPT
        self.frame = view.frames[-1]
        self.reading = Reading(view)
        self.seat = self.reading.seat
        self.table = self.reading.table

    @cached_property
    def worth(self) -> Worth:
        return Worth(self.reading)

    @cached_property
    def caves(self) -> Caves:
        return Caves(self.worth)

    @cached_property
    def ledger(self) -> Ledger:
        return Ledger(self.worth, self.caves)

    @cached_property
    def turns(self) -> Turns:
        return Turns(self.ledger, self.reading.king)

    def values(self) -> list[float]:
        """The worth of each legal answer, in their order."""
        legal = self.view.legal
        if len(legal) == 1:
            return [0.0]
        others = [action for action in legal if action.verb != "claim"]
        kind = self.frame[0]
        if kind in self.turn_questions:
            judged = self.looked_ahead([self.turn_questions[kind](action) for action in others])
        else:
            judged = [float(self.questions[kind](action)) for action in others]
        if len(others) == len(legal):
            return judged
        found = dict(zip(others, judged, strict=True))
        claimed = max(judged) + self.worth.claim  # it costs nothing and the question comes again
        return [found.get(action, claimed) for action in legal]

    def looked_ahead(self, endings: list[Ending]) -> list[float]:
        """The worth of each end of the turn; the best ones are told apart by what the next turn could make of them."""
        if self.quick or not self.worth.later:
            return [value for value, _, _ in endings]
        order = sorted(range(len(endings)), key=lambda n: -endings[n][0])[:FOLLOWED]
        seen: dict[tuple[Purse, Trolls], float] = {}
        for n in order:
            _, purse, trolls = endings[n]
            if (purse, trolls) not in seen:
                seen[purse, trolls] = self.turns.prospect(purse, trolls)
        least = min(seen.values())
        return [value + seen.get((purse, trolls), least) for value, purse, trolls in endings]

    @cached_property
    def turn_questions(self) -> dict[str, Callable[[Action], Ending]]:
        """Those whose answers are judged by the best end of the turn."""
        return {
            "play": lambda action: self.play(action.number),
            "move": self.move,
            "act": self.act,
            "royal": self.royal,
            "pay": self.pay,
        }

    @cached_property
    def questions(self) -> dict[str, Callable[[Action], float]]:
        """Who judges which of the others."""
        return {
            "board": lambda action: self.board(action.number),
            "human": lambda action: HUMAN[action.number],
            "chase": lambda action: self.chase(action.number),
            "flee": lambda action: self.flee(action.number),
            "claim": lambda action: 0.0,
            "return": self.shift,
            "refill": lambda action: self.worth.refill(action.number),
            "tile": lambda action: 0.0 if action is STOP else self.caves.whole_tile(action.number),
            "lay": lambda action: self.caves.laid(self.frame[2], *divmod(action.number, SIDES)),
            "card": lambda action: 0.0 if action is STOP else self.caves.whole_card(action.number),
            "shift": self.shift,
            "vacate": lambda action: self.worth.effect(START_SLOTS[action.number].effect),
            "village": lambda action: self.village(action.number),
            "store": lambda action: self.worth.effect(BONUS[action.number]),
            "hire": lambda action: self.hire(action.number),
            "choose": lambda action: self.caves.royal(action.number),
        }

    # -- setup ----------------------------------------------------------------------------------------------------

    def board(self, colour: int) -> float:
        """Goods and sites to begin with."""
        board = BOARDS[colour]
        value = sum(PRICE[resource] * board.goods[resource] for resource in range(N_RESOURCES))
        return value + PRICE[4] * board.power + sum(0.6 * PRICE[r] * board.sites[r] for r in range(N_RESOURCES))

    # -- a turn ---------------------------------------------------------------------------------------------------

    def play(self, card: int) -> Ending:
        """The best turn with the King and the item of the card where they go. [PRIN-R4, PRIN-R8]"""
        data = ROUNDS[card]
        stock = list(self.table.stock)
        at = data.village * N_STOCK + IN_STOCK[data.item]
        new = self.table.reserve[data.item] > 0 and not (IN_STOCK[data.item] == PRINCESS and stock[at] >= TOWER)
        stock[at] += new
        king = data.king if data.king < N_CAVES else FIRST_VILLAGE + data.village
        value, purse, trolls = Turns(self.ledger, king, stock).both()
        return value - (SHOWN if new and IN_STOCK[data.item] == PRINCESS else 0.0), purse, trolls

    def move(self, action: Action) -> Ending:
        start, goal = divmod(action.number, N_PLACES)
        turns = self.turns
        if self.table.phase == FIRST_MOVE:
            return turns.first(start, goal, self.kept)
        there = moved(turns.trolls, start, goal)
        return turns.last(goal, turns.arrived(self.ledger.start, there, goal), there)

    def act(self, action: Action) -> Ending:
        """The best that the turn leads to after this action. [PRIN-M18]"""
        s, turns = self.table, self.turns
        node: Node = (self.ledger.start, s.own, s.helpers, s.royal)
        if action is END:
            return self._rest((self.ledger.start, 0, 0, 1))
        number = action.number
        if number in (REFRESH_TILES, REFRESH_CARDS):
            return self._refreshed(number, node)
        steps = [after for step, after in turns.plans.steps(s.place, node) if step == number]
        if not steps:  # an effect that the purse does not tell, such as moving a piece
            return self._rest((node[0], s.own - AP[number], s.helpers, s.royal))
        return max(self._rest(after) for after in steps)

    def _rest(self, node: Node) -> Ending:
        """The best end of this turn with the points that are left."""
        s, turns = self.table, self.turns
        if s.phase == FIRST_MOVE:
            return turns.followed(s.place, node, turns.trolls, self.kept)
        return turns.last(s.place, node, turns.trolls)

    def _refreshed(self, number: int, node: Node) -> Ending:
        """A new row, where points are left to use it. [PRIN-B24, PRIN-K7]"""
        purse, own, helpers, royal = node
        value, end, trolls = self._rest((purse, own - 1, helpers, royal))
        reach = self.worth.after.reach
        if number == REFRESH_TILES:
            usable = own - 1 >= AP[BUILD_TILES] and purse[OBSIDIAN]
            gain = TYPICAL_TILES * reach - self.ledger.tiles[min(2, len(self.ledger.tiles) - 1)]
        else:
            usable = own > 1 and purse[3] and purse[4]
            last, each, most = TYPICAL_CARD
            gain = min(most, last + each * self.worth.later) - self.ledger.cards[min(1, len(self.ledger.cards) - 1)]
        return value - WASTE + (max(0.0, gain) if usable else 0.0), end, trolls

    def chase(self, owner: int) -> float:
        """The one who leads."""
        return float(sum(line.amount for line in self.view.sheet if line.seat == owner))

    def flee(self, cave: int) -> float:
        """Where it can be used, but not as the last one who finds room."""
        room = CAULDRONS - self.turns.trolls[cave] - self.turns.humans[cave]
        return self.turns.weights[cave] + 0.05 * self.turns.humans[cave] - (FULL_CAVE if room == 1 else 0.0)

    def shift(self, action: Action) -> float:
        """Where trolls and humans stand better."""
        turns = self.turns
        purse = (*self.ledger.start[:SHIFTED], 0, 0)
        if action is STOP:
            return self._standing(turns.trolls, self.table.locked, purse) + 0.01
        if action.verb == "human":
            start, goal = divmod(action.number, N_CAVES)
            turns.humans[start] -= 1
            turns.humans[goal] += 1
            value = self._standing(turns.trolls, self.table.locked, purse)
            turns.humans[start] += 1
            turns.humans[goal] -= 1
            return value
        start, goal = divmod(action.number, N_PLACES)
        locked = self.table.locked
        if start == N_PLACES:
            start, locked = locked, goal
        return self._standing(moved(turns.trolls, start, goal), locked, purse)

    def _standing(self, trolls: tuple[int, ...], locked: int, purse: tuple[int, ...]) -> float:
        turns = self.turns
        crowded = sum(
            FULL_CAVE for cave in range(N_CAVES) if trolls[cave] + turns.humans[cave] >= CAULDRONS
        ) + 0.02 * max(trolls)
        if self.table.phase == FIRST_MOVE:
            return turns.second(purse, trolls, locked)[0] - crowded
        return turns.stand(trolls) - crowded

    # -- parts of actions -----------------------------------------------------------------------------------------

    def royal(self, action: Action) -> Ending:
        """The effect that leaves the best turn."""
        effect = dict(royal_effects(self.table, self.seat))[action.number]
        purse = self.ledger.apply(self.ledger.start, effect)
        return self._rest((purse, self.table.own, self.table.helpers, 1))

    def village(self, village: int) -> float:
        """Where own outposts and trolls are, and things to fetch. [PRIN-B4]"""
        s, seat = self.table, self.seat
        own = s.outposts[seat * N_VILLAGES + village]
        there = s.trolls[seat * N_WHERE + FIRST_VILLAGE + village]
        at = village * N_STOCK
        return 0.5 * own + 0.2 * there + 0.3 * s.stock[at + PRINCESS] + 0.15 * s.stock[at + BELL]

    def pay(self, action: Action) -> Ending:
        """What is left for the rest of the turn, and later. [PRIN-V11]"""
        good, amount = (GOLD, COMMON.swap[0]) if action is PAY_GOLD else (DIAMOND, COMMON.swap[1])
        purse = list(self.ledger.start)
        purse[good] -= amount
        return self._rest((tuple(purse), self.table.own, self.table.helpers, 0))

    def hire(self, cave: int) -> float:
        """Where few work and room is left."""
        base = self.seat * N_CAVES
        room = CAULDRONS - self.turns.trolls[cave] - self.turns.humans[cave]
        value = HUMAN[cave] - CROWDED * self.table.humans[base + cave]
        return value - (FULL_CAVE if room == 1 else 0.4 if room == 2 else 0.0)
