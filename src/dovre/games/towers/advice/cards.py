"""Quest cards: what an effect would do now, what a card is worth in hand."""

from __future__ import annotations

from collections.abc import Callable

from dovre.games.towers.advice.building import Building
from dovre.games.towers.advice.foresight import Foresight
from dovre.games.towers.advice.ground import CITY
from dovre.games.towers.advice.lanes import Lanes
from dovre.games.towers.advice.reading import Reading
from dovre.games.towers.advice.trophies import wreck_worth
from dovre.games.towers.box import Quest
from dovre.games.towers.components import (
    COLOURS,
    FIXED,
    GUARDS,
    HERO_CITY,
    KIND,
    MONSTERS,
    NONE,
    QUESTS,
    bits_of,
)

# what a card is worth in hand, by effect, while the game is young
KEEP = {
    "upgrade": 1.3,
    "build": 1.0,
    "move_tower": 0.6,
    "add_tile": 0.9,
    "gain": 1.5,
    "gain_per_captured": 1.0,
    "draw": 0.9,
    "damage": 1.0,
    "capture": 1.0,
    "damage_cell": 1.0,
    "push_back": 0.7,
    "marker_stop": 0.6,
    "send": 0.8,
    "free": 0.6,
    "destroy": 0.6,
    "guards": 1.2,
    "push_back_cell": 0.8,
}
YOUNG = 4.0  # rounds to come from which on a card is worth all that
CROWDED = 0.8  # for each card already in hand: one can play only so many
GUARD = 0.95
SECOND_BUILD = 0.75  # the second of two towers, against the first
MARKED = 6  # cells tried for a marker
MARKED_AHEAD = 3  # cells from a monster


class Cards:
    """For the viewer's hand and the market."""

    def __init__(self, reading: Reading, building: Building, lanes: Lanes) -> None:
        self.reading = reading
        self.view = reading.view
        self.seat = reading.seat
        self.side = reading.side()
        self.aims = reading.aims()
        self.building = building
        self.lanes = lanes
        self.crystals = self.view.crystals[self.seat]
        self.hand = [quest for quest in self.view.hands[self.seat] if quest is not None]
        self._effects: dict[int, float] = {}
        self.effects: dict[str, Callable[[Quest], float]] = {
            "upgrade": self._upgrade,
            "build": self._build,
            "move_tower": self._move,
            "add_tile": self._tile,
            "gain": self._gain,
            "gain_per_captured": self._bounty,
            "draw": self._draw,
            "damage": self._damage,
            "capture": self._capture,
            "damage_cell": self._pitch,
            "push_back": self._push,
            "push_back_cell": self._push_cell,
            "marker_stop": self._marker,
            "send": self._send,
            "free": self._free,
            "destroy": self._destroy,
            "guards": self._guards,
        }

    # -- a card ---------------------------------------------------------------------------------------------------

    def kept(self, quest: int) -> float:
        """What a card is worth if it stays in hand."""
        return KEEP[QUESTS[quest].op] * min(1.0, (self.aims.rounds - 1) / YOUNG)

    def drawn(self, count: int, hand: int) -> float:
        """So many cards more in a hand."""
        return sum(self.aims.card * CROWDED ** (hand + n) for n in range(count)) + 0.05 * count

    def price(self, quest: int) -> int:
        """Cost and fee. [TOWR-X08, TOWR-X09]"""
        city = HERO_CITY[quest]
        return QUESTS[quest].cost + (0 if city in (NONE, self.view.city[self.seat]) else FIXED.hero_fee)

    def effect(self, quest: int) -> float:
        """What the effect brings, done as well as one can, without its price."""
        if quest not in self._effects:
            card = QUESTS[quest]
            self._effects[quest] = self.effects[card.op](card)
        return self._effects[quest]

    def paid(self, change: int, crystals: int) -> float:
        """What it is worth to have so many crystals more, or less."""
        return self.aims.purse(crystals + change) - self.aims.purse(crystals)

    def use(self, quest: int, crystals: int) -> float:
        return self.effect(quest) + self.paid(-self.price(quest), crystals)

    def cash(self, quest: int, crystals: int) -> float:
        return self.paid(QUESTS[quest].crystals, crystals)

    def play(self, quest: int, crystals: int) -> float:
        """The better of the two, with so many crystals."""
        best = self.cash(quest, crystals) if QUESTS[quest].crystals else 0.0
        if self.price(quest) <= crystals:
            best = max(best, self.use(quest, crystals))
        return best

    def best_of_hand(self, crystals: int) -> float:
        """The best card to play from hand; what it would be worth later is taken off."""
        return max([0.0, *[self.play(quest, crystals) - self.kept(quest) for quest in set(self.hand)]])

    def best_of_market(self, crystals: int) -> float:
        return max([0.0, *[self.play(quest, crystals) for quest in self.view.market if quest != NONE]])

    # -- effects --------------------------------------------------------------------------------------------------

    def _upgrade(self, card: Quest) -> float:
        return self.building.best_upgrade(COLOURS.index(card.of) if card.of in COLOURS else NONE)

    def _build(self, card: Quest) -> float:
        return self.building.best() * (1 + SECOND_BUILD * (card.n - 1))

    def _move(self, card: Quest) -> float:
        return self.building.best_move()

    def _tile(self, card: Quest) -> float:
        extension = card.of == "extension"
        left = self.view.extension if extension else self.view.tiles[self.seat]
        return self.lanes.add_tile(extension) if left else 0.0

    def _gain(self, card: Quest) -> float:
        return self.paid(card.n, self.crystals)

    def _bounty(self, card: Quest) -> float:
        captured = (self.view.caught[self.seat] & MONSTERS).bit_count()
        return self.paid(min(card.n * captured, card.most or 99), self.crystals)

    def _draw(self, card: Quest) -> float:
        return self.drawn(card.n, len(self.hand))

    def _guards(self, card: Quest) -> float:
        """More guards: points, and farther from the skull."""
        regained = min(card.n, GUARDS - self.side.guards)
        return regained * (GUARD + (0.4 if self.side.guards < 6 else 0.0))

    # -- monsters -------------------------------------------------------------------------------------------------

    def hit(self, token: int, damage: int) -> float:
        """Damage by a card, on any path. [TOWR-X11, TOWR-X13]"""
        host = self.host(token)
        if host == self.seat:
            trial = self.reading.try_out()
            trial.hit(token, damage)
            return self.reading.gain(trial)
        other = self.reading.try_out(host)
        caught = damage > 1 or bool(self.view.wounded >> token & 1)
        if caught:
            other.remove(token)
        else:
            other.hit(token, damage)
        return self.reading.harm(other) + (self.aims.capture[KIND[token]] if caught else 0.0)

    def host(self, token: int) -> int:
        return next(seat for seat in range(self.view.seats) if self.view.crowd[seat] >> token & 1)

    def own(self) -> list[int]:
        """Monsters of one's own path, one of each sort."""
        found: dict[tuple[int, int, int], int] = {}
        for kind, cell, hurt, token in self.side.beasts:
            found.setdefault((kind, cell, hurt), token)
        return list(found.values())

    def _damage(self, card: Quest) -> float:
        return max([self.hit(token, card.n) for token in self.own()], default=0.0)

    def _capture(self, card: Quest) -> float:
        wounded = [token for token in self.own() if self.view.wounded >> token & 1]
        if self.view.seats > 1 and not wounded:
            crowds = [crowd for seat, crowd in enumerate(self.view.crowd) if seat != self.seat]
            wounded = [token for crowd in crowds for token in bits_of(crowd & self.view.wounded & MONSTERS)]
        return max([self.hit(token, 1) for token in wounded], default=0.0)

    def pitch(self, cell: int, damage: int) -> float:
        trial = self.reading.try_out()
        for _, at, _, token in self.side.beasts:
            if at == cell:
                trial.hit(token, damage)
        return self.reading.gain(trial)

    def _pitch(self, card: Quest) -> float:
        return max([self.pitch(cell, card.n) for cell in {beast[1] for beast in self.side.beasts}], default=0.0)

    # -- back towards the mine ------------------------------------------------------------------------------------

    def back(self, tokens: int, steps: int) -> float:
        """Creatures that stand together so many cells back."""
        backs = self.side.ground.path.backs
        trial = self.reading.try_out()
        for token in bits_of(tokens):
            cell = self.view.cell[token]
            for _ in range(steps):
                cell = backs[cell][0] if backs[cell] else cell
            trial.place(token, cell)
        return self.reading.gain(trial)

    def best_back(self, tokens: int, most: int) -> float:
        return max(self.back(tokens, steps) for steps in range(1, most + 1))

    def _push(self, card: Quest) -> float:
        movable = [token for token in self.own() if self.view.cell[token]]
        return max([self.best_back(1 << token, card.n) for token in movable], default=0.0)

    def standing(self, cell: int) -> int:
        """The monsters on a cell of one's path, a mask."""
        return sum(1 << beast[3] for beast in self.side.beasts if beast[1] == cell)

    def _push_cell(self, card: Quest) -> float:
        cells = {beast[1] for beast in self.side.beasts if beast[1]}
        return max([self.best_back(self.standing(cell), card.n) for cell in cells], default=0.0)

    # -- the quagmire ---------------------------------------------------------------------------------------------

    def marker(self, cell: int) -> float:
        trial = self.reading.try_out()
        trial.markers.append(cell)
        return self.reading.gain(trial)

    def likely_marks(self) -> list[int]:
        """Cells that monsters will walk over tonight, those in front of most towers first."""
        ahead = self.side.ground.ahead[1]
        trial = self.reading.try_out()
        found: dict[int, int] = {}
        for kind, start, _, _ in self.side.beasts:
            cell = ahead[start]
            for _ in range(MARKED_AHEAD):
                if cell != CITY:
                    found[cell] = max(found.get(cell, 0), trial.shots(kind, cell))
                    cell = ahead[cell]
        return sorted(found, key=lambda cell: -found[cell])[:MARKED]

    def _marker(self, card: Quest) -> float:
        return max([self.marker(cell) for cell in self.likely_marks()], default=0.0)

    # -- against opponents ----------------------------------------------------------------------------------------

    def rid(self, token: int) -> float:
        """A monster of one's own path less."""
        trial = self.reading.try_out()
        trial.remove(token)
        return self.reading.gain(trial)

    def burden(self, host: int, token: int, cell: int, hurt: int) -> float:
        """A monster more on the path of an opponent."""
        trial: Foresight = self.reading.try_out(host)
        trial.add(KIND[token], cell, hurt)
        return self.reading.harm(trial)

    def others(self) -> list[int]:
        return [seat for seat in range(self.view.seats) if seat != self.seat]

    def foremost(self, host: int) -> int:
        """The occupied cell nearest to that city, NONE if there is none."""
        dist = self.reading.side(host).ground.dist
        cells = [self.view.cell[token] for token in bits_of(self.view.crowd[host])]
        return min(cells, key=lambda cell: dist[cell], default=NONE)

    def send(self, token: int) -> float:
        """To where it hurts most."""
        hurt = self.view.wounded >> token & 1
        places = [(host, self.foremost(host)) for host in self.others()]
        harms = [self.burden(host, token, cell, hurt) for host, cell in places if cell != NONE]
        return self.rid(token) + max(harms, default=0.0)

    def _send(self, card: Quest) -> float:
        return max([self.send(token) for token in self.own()], default=0.0)

    def free(self, host: int, token: int) -> float:
        cell = self.foremost(host)
        return self.burden(host, token, cell, 0) if cell != NONE else 0.0

    def _free(self, card: Quest) -> float:
        found = [0.0]
        for host in self.others():
            kinds = {KIND[token]: token for token in bits_of(self.view.caught[host] & MONSTERS)}
            found += [self.free(host, token) for token in kinds.values()]
        return max(found)

    def raze(self, host: int, spot: int) -> float:
        """A structure of an opponent, who draws a card for it; an aura may save it."""
        trial = self.reading.try_out(host)
        trial.destroy(spot)
        towers = tuple([tower for tower in self.view.towers[host] if tower >> 3 != spot])
        trophies = self.reading.trophies(towers, host)
        value = self.reading.harm(trial) - 0.3 * trophies - 0.3 * self.aims.card
        return value + wreck_worth(self.view, self.seat)

    def _destroy(self, card: Quest) -> float:
        if self.aims.intro:
            return 0.0
        return max(
            [self.raze(host, tower >> 3) for host in self.others() for tower in self.view.towers[host]], default=0.0
        )
