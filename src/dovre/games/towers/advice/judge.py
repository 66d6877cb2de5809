"""The judge: the worth of every answer to the question asked."""

from __future__ import annotations

from collections.abc import Callable

from dovre.games.towers.actions import (
    BUILD_ACT,
    CARD_ACT,
    LENGTHEN_ACT,
    MARKET_ACT,
    PASS,
    PAY,
    QUEST_ACT,
)
from dovre.games.towers.advice.building import Building
from dovre.games.towers.advice.cards import Cards
from dovre.games.towers.advice.lanes import Lanes
from dovre.games.towers.advice.reading import Reading
from dovre.games.towers.components import CELLS, EVENTS, FIXED, KIND, N_TOKENS, NONE, RED, SPOTS
from dovre.games.towers.rules.day import QUEST_CARDS
from dovre.games.towers.view import TowersView
from dovre.kernel.action import Action

CANNON = RED * 2 + 1
STOPPED = 0.01  # traps are kept where nothing is gained


class Judge:
    """A view, read once, and the chapters that judge the answers."""

    def __init__(self, view: TowersView) -> None:
        self.view = view
        self.reading = Reading(view)
        self.seat = self.reading.seat
        self.frame = self.reading.frame
        self.side = self.reading.side()
        self.aims = self.reading.aims()
        self.building = Building(self.reading)
        self.lanes = Lanes(self.reading)
        self.cards = Cards(self.reading, self.building, self.lanes)
        one = self.each
        self.questions: dict[str, Callable[[], list[float]]] = {
            "city": one(self.city),
            "sabotage": one(self.raze),
            "ransom": one(self.ransom),
            "tornado": one(self.tornado),
            "heal": one(self.heal),
            "silence": one(self.silence),
            "tremor": one(self.tremor),
            "famine": one(self.famine),
            "spear": one(self.lose_tower),
            "herded": one(self.herded),
            "driven": one(self.driven),
            "order": one(self.order),
            "way": one(self.way),
            "trap": one(self.trap),
            "fire": one(self.fire),
            "second": one(self.second),
            "aura": one(self.aura),
            "action": one(self.action),
            "card": one(self.card),
            "market": one(self.market),
            "build": self.builds,
            "lay": self.lays,
            "upgrade": one(self.upgrade),
            "move": one(self.move),
            "site": self.sites,
            "damage": one(self.damage),
            "capture": one(self.capture),
            "pitch": one(self.pitch),
            "push": one(self.push),
            "push_cell": one(self.push_cell),
            "far": one(self.far),
            "backward": one(self.backward),
            "marker": self.markers,
            "send": one(self.send),
            "free": one(self.free),
            "arrive": one(self.arrive),
            "raze": one(self.raze),
        }

    def values(self) -> list[float]:
        """The worth of each legal answer, in their order."""
        decision = self.view.decision
        assert decision is not None
        return self.questions[decision.kind]()

    def each(self, value: Callable[[Action], float]) -> Callable[[], list[float]]:
        return lambda: [value(action) for action in self.view.legal]

    # -- Dusk -----------------------------------------------------------------------------------------------------

    def city(self, action: Action) -> float:
        return 0.0

    def ransom(self, action: Action) -> float:
        if action is PAY:
            return -EVENTS[self.view.force].n * self.aims.crystal
        return self.cards.drawn(1, len(self.cards.hand)) - self.building.lost(self.frame[3])

    def tornado(self, action: Action) -> float:
        """One's own monster goes to the left neighbour's mine."""
        token = action.number
        left = (self.seat + 1) % self.view.seats
        return self.cards.rid(token) + self.cards.burden(left, token, 0, self.view.wounded >> token & 1)

    def heal(self, action: Action) -> float:
        trial = self.reading.try_out()
        trial.find(action.number)[1][1] = 0
        return trial.play()

    def silence(self, action: Action) -> float:
        trial = self.reading.try_out()
        trial.fired |= 1 << action.number
        return trial.play()

    def tremor(self, action: Action) -> float:
        trial = self.reading.try_out()
        trial.upgrade(action.number, 0)
        return trial.play()

    def famine(self, action: Action) -> float:
        return -self.cards.kept(action.number)

    def lose_tower(self, action: Action) -> float:
        return -self.building.lost(action.number)

    def herded(self, action: Action) -> float:
        token = action.number
        trial = self.reading.try_out()
        trial.place(token, max(0, self.side.ground.ahead[1][self.view.cell[token]]))
        return trial.play()

    def driven(self, action: Action) -> float:
        trial = self.reading.try_out()
        trial.place(self.frame[2], action.number)
        return trial.play()

    # -- the Night ------------------------------------------------------------------------------------------------

    def order(self, action: Action) -> float:
        """Those first that hurt most: traps and markers are still there."""
        return float(KIND[action.number]) - 0.5 * (self.view.wounded >> action.number & 1)

    def way(self, action: Action) -> float:
        trial = self.reading.try_out()
        mover = self.side.mover
        if trial.is_boss(mover):
            trial.boss = action.number
        else:
            trial.place(mover, action.number)
        return trial.play()

    def trap(self, action: Action) -> float:
        """Stopped here, or gone on."""
        trial = self.reading.try_out()
        if action is PASS:
            return trial.play() + STOPPED
        trial.sprung |= 1 << action.number
        trial.stop()
        return trial.play()

    # -- Dawn -----------------------------------------------------------------------------------------------------

    def fire(self, action: Action) -> float:
        spot, token = divmod(action.number, N_TOKENS)
        trial = self.reading.try_out()
        tower = trial.tower_at(spot)
        double = tower[1] == RED and tower[2] and self.side.now.dry
        if not double:
            trial.shoot(spot, token, NONE)
            return trial.play()
        others = [other for other in self.in_range(tower[0], tower[1]) if other != token]
        return max(self.shot(spot, token, other) for other in [token, *others])

    def in_range(self, cover: int, colour: int) -> list[int]:
        """Tokens a tower may shoot; the boss by its own token."""
        found = [token for kind, cell, _, token in self.side.beasts if kind == colour and cover >> cell & 1]
        if self.side.boss != NONE and cover >> self.side.boss & 1:
            found.append(self.side.boss_token)
        return found

    def shot(self, spot: int, one: int, two: int) -> float:
        trial = self.reading.try_out()
        trial.shoot(spot, one, two)
        return trial.play()

    def second(self, action: Action) -> float:
        return self.shot(self.frame[2], self.frame[3], action.number)

    def aura(self, action: Action) -> float:
        """Give up an upgrade, or lose the tower and draw a card."""
        trial = self.reading.try_out()
        if action is PASS:
            trial.destroy(self.frame[2])
            return trial.play() + self.cards.drawn(1, len(self.cards.hand)) - self.building.room(self.frame[2])
        trial.upgrade(action.number, 0)
        return trial.play()

    # -- the Day --------------------------------------------------------------------------------------------------

    def action(self, action: Action) -> float:
        number = action.number
        cards, crystals = self.cards, self.cards.crystals
        if number == QUEST_ACT:
            return cards.drawn(QUEST_CARDS, len(cards.hand))
        if number == CARD_ACT:
            return cards.best_of_hand(crystals) - STOPPED
        if number == BUILD_ACT:
            spent = FIXED.build_cost
            value = self.building.best()
        elif number == LENGTHEN_ACT:
            spent = FIXED.lengthen_cost
            value = self.lanes.lengthen()
        else:
            assert number == MARKET_ACT
            spent = 0
            value = cards.best_of_market(crystals)
        return value + cards.paid(-spent, crystals) + cards.best_of_hand(crystals - spent)

    def card(self, action: Action) -> float:
        if action is PASS:
            return 0.0
        return self.market(action) - self.cards.kept(action.number)

    def market(self, action: Action) -> float:
        cards = self.cards
        play = cards.cash if action.verb == "cash" else cards.use
        return play(action.number, cards.crystals)

    def builds(self) -> list[float]:
        found = self.building.builds(self.frame[3])
        return [found[divmod(action.number, SPOTS)] for action in self.view.legal]

    def lays(self) -> list[float]:
        return self.lanes.lays(self.view.legal)

    # -- effects --------------------------------------------------------------------------------------------------

    def upgrade(self, action: Action) -> float:
        return 0.0 if action is PASS else self.building.upgrade(action.number)

    def move(self, action: Action) -> float:
        return 0.0 if action is PASS else self.building.best_move_of(action.number)

    def sites(self) -> list[float]:
        found = self.building.moves(self.frame[2])
        return [found[action.number] for action in self.view.legal]

    def damage(self, action: Action) -> float:
        return self.cards.hit(action.number, self.frame[2])

    def capture(self, action: Action) -> float:
        return self.cards.hit(action.number, 1)

    def pitch(self, action: Action) -> float:
        return self.cards.pitch(action.number, self.frame[2])

    def push(self, action: Action) -> float:
        return self.cards.best_back(1 << action.number, self.frame[2])

    def push_cell(self, action: Action) -> float:
        return self.cards.best_back(self.cards.standing(action.number), self.frame[2])

    def far(self, action: Action) -> float:
        return self.cards.back(self.frame[2], action.number + 1)

    def backward(self, action: Action) -> float:
        """The way back that leads past more towers."""
        return float(sum(tower[0] >> action.number & 1 for tower in self.reading.try_out().towers))

    def markers(self) -> list[float]:
        likely = set(self.cards.likely_marks())
        return [self.cards.marker(a.number) if a.number in likely else -1.0 for a in self.view.legal]

    def send(self, action: Action) -> float:
        return 0.0 if action is PASS else self.cards.send(action.number)

    def free(self, action: Action) -> float:
        token = action.number
        host = next(seat for seat in range(self.view.seats) if self.view.caught[seat] >> token & 1)
        return self.cards.free(host, token)

    def arrive(self, action: Action) -> float:
        """Where it hurts most."""
        host, cell = divmod(action.number, CELLS)
        token = self.frame[2]
        return self.cards.burden(host, token, cell, self.view.wounded >> token & 1)

    def raze(self, action: Action) -> float:
        return self.cards.raze(*divmod(action.number, SPOTS))
