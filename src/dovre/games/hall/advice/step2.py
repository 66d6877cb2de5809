"""Step 2 of a turn: recruit or dig."""

from __future__ import annotations

from functools import cached_property

from dovre.games.hall.actions import SITES
from dovre.games.hall.advice.figures import (
    AGAIN,
    DIG_NOW,
    NEVER,
    PRODUCED,
    TURNS_A_RECRUIT,
    WORKSHOP_WORTH,
)
from dovre.games.hall.advice.purse import Purse
from dovre.games.hall.advice.reading import Chapter
from dovre.games.hall.components import (
    BELOW,
    BRIBED,
    CASCADE,
    COIN,
    FIXED,
    GILDED_ARCH,
    HAMMER,
    HEARTSTONE,
    IRON,
    LEVEL,
    MINERALS,
    MINGLED_VEINS,
    OLD_DEBT,
    PACK,
    REACHED_BY,
    SHAPE_SIZE,
    SILVER_TONGUE,
    STATUE_CLANS,
    STONE,
    SYMBOLS,
    THUNDERCLAP,
    TUNNEL_SHAPE,
    WORKSHOPS,
)
from dovre.games.hall.rules.dig import SPARED_RUBBLE
from dovre.games.hall.rules.recruit import SPARED_MOST, TOP_LEVEL
from dovre.games.hall.state import NONE
from dovre.kernel.action import Action


class Step2(Chapter):
    """A Troll more or a Tunnel more, with all that follows from it."""

    @cached_property
    def best(self) -> float:
        """The best recruit or dig without any Spell or Workshop."""
        values = [
            self.recruit(action) if action.verb == "recruit" else self.dig(action)
            for action in self.view.legal
            if action.verb in ("recruit", "dig")
        ]
        return max(values, default=0.0)

    # -- recruiting --------------------------------------------------------------------------------------------------

    def open_slots(self) -> list[int]:
        """Where the next recruit can stand. [HALL-R16]"""
        pack = self.me.pack
        return [
            slot
            for slot in range(4, PACK)
            if pack[slot] is None and all(pack[below] is not None for below in BELOW[slot])
        ]

    @cached_property
    def after_recruit(self) -> Purse:
        """What tokens are worth once a Troll more stands in the pack: the last Coronation token ends the game soon."""
        room = self.me.pack.count(None) - 1
        ahead = self.purse.ahead - 1
        if room == 0 and len(self.view.coronations) == 1:
            ahead = min(ahead, float(FIXED.extra_rounds))
        return Purse(self.purse.have, ahead, ahead, room)

    def joined(self, card: int, slot: int) -> float:
        """What a recruit produces at once in its cascade, and what it will produce later."""
        gained = list(self.purse.have)
        for other in CASCADE[slot]:
            troll = self.me.pack[other]
            load = troll.load if troll is not None else 0
            symbols = SYMBOLS[troll.card if troll is not None else card]
            for n, kind in enumerate(symbols):
                if not load >> n & 1:
                    gained[kind] += 1
        now = self.after_recruit.total(gained) - self.purse.total(self.purse.have)
        free = sum(1 << n for n in range(PACK) if self.me.pack[n] is None and n != slot)
        later = min((REACHED_BY[slot] & free).bit_count(), max(0.0, (self.purse.ahead - 3) / TURNS_A_RECRUIT))
        return PRODUCED * now + AGAIN * later * self.purse.of(SYMBOLS[card])

    def recruit(self, action: Action) -> float:
        slot = action.number
        card = self.view.horde[slot]
        return self.recruited(slot, card) - self.bribe_cost(slot, self.view.charm)

    def recruited(self, slot: int, card: int) -> float:
        """The Troll in its best place, its bribes and Pedestal, the token of a tenth. [HALL-R8, HALL-R10, HALL-E1]"""
        value = max(self.joined(card, place) for place in self.open_slots())
        value += self.purse.of(self.view.bribes[slot])
        clan = self.view.horde_pedestals[slot]
        if clan != NONE:
            value += self.rock.pedestal_in_stock(clan)
        elif LEVEL[card] == TOP_LEVEL:
            value += max([0.0, *(self.rock.pedestal_in_stock(n) for n in range(STATUE_CLANS) if self.view.bag[n])])
        if self.me.pack.count(None) == 1 and self.view.coronations:
            value += self.view.coronations[-1]
        return value

    def bribe_cost(self, slot: int, charm: int) -> float:
        """Coins for all below, or what a Spell makes of them; far too much if one lacks them. [HALL-R5, HALL-R6]"""
        bribes = sum(1 for below in BRIBED[slot] if self.view.horde[below] != NONE)
        if charm == OLD_DEBT:
            bribes = max(0, bribes - SPARED_MOST)
        if charm == SILVER_TONGUE:
            return self.purse.cheapest(bribes)
        return bribes * self.purse.worth[COIN] if bribes <= self.purse.have[COIN] else -NEVER

    def spare(self, action: Action) -> float:
        """Whom others would take soon gets no Coin."""
        return 1.0 + 0.1 * len(self.view.bribes[action.number])

    def take(self, action: Action) -> float:
        return self.rock.pedestal_in_stock(action.number)

    def join(self, action: Action) -> float:
        return self.joined(self.frame[2], action.number + 4)

    # -- digging -----------------------------------------------------------------------------------------------------

    def dig(self, action: Action) -> float:
        return self.dug(action.number, self.view.charm)

    def dug(self, shape: int, charm: int, hammers: int = 0) -> float:
        """A Tunnel of this shape in its best place, with so many Hammers more than one has."""
        spared = SPARED_RUBBLE if charm == THUNDERCLAP else 0
        size = SHAPE_SIZE[shape]
        paid = max((self.paid(size, mineral, charm) for mineral in MINERALS), default=NEVER)
        if charm == MINGLED_VEINS:
            paid = max(paid, self.mixed(size))
        if paid <= NEVER:
            return NEVER
        return DIG_NOW + paid + self.rock.best(shape, self.purse.have[HAMMER] + hammers + spared)

    def paid(self, size: int, mineral: int, charm: int) -> float:
        """Honor of a Tunnel less what its minerals are worth."""
        if self.purse.have[mineral] < size:
            return NEVER
        column = min(mineral + (charm == GILDED_ARCH), HEARTSTONE)
        return FIXED.tunnel_score[size][column] + self.purse.change((mineral, -size))

    def mixed(self, size: int) -> float:
        """What a Tunnel of this size brings when it is paid as Mingled Veins allows."""
        return self.best_mix(size, size, HEARTSTONE)[0]

    def best_mix(self, size: int, count: int, column: int) -> tuple[float, tuple[int, ...]]:
        """How the last `count` minerals of a Tunnel are paid best, if the least so far is `column`; the worth first."""
        have = self.purse.have
        best: tuple[float, tuple[int, ...]] = (NEVER, ())
        for stone in range(min(count, have[STONE]) + 1):
            for iron in range(min(count - stone, have[IRON]) + 1):
                mix = (stone, iron, count - stone - iron)
                if mix[HEARTSTONE] > have[HEARTSTONE]:
                    continue
                least = min([column, *(mineral for mineral in MINERALS if mix[mineral])])
                spent = self.purse.change(*((mineral, -mix[mineral]) for mineral in MINERALS))
                best = max(best, (FIXED.tunnel_score[size][least] + spent, mix))
        return best

    def ore(self, action: Action) -> float:
        size = SHAPE_SIZE[TUNNEL_SHAPE[self.frame[2]]]
        mineral = action.number
        return self.paid(size, mineral, self.view.charm) if mineral in MINERALS else self.mixed(size)

    def pedestal(self, action: Action) -> float:
        return self.rock.pedestal(action.number, self.view.board.zone_of[self.frame[2]])

    def establish(self, action: Action) -> float:
        order, kind = divmod(action.number, len(WORKSHOPS))
        site = self.view.board.sites.index(SITES[order])
        doors = (self.view.board.site_sides[site] & self.me.network).bit_count()
        return WORKSHOP_WORTH[WORKSHOPS[kind]] * (1 + 0.1 * doors) * self.rock.time

    def best_dig(self, charm: int, hammers: int = 0) -> float:
        have = self.purse.have
        most = sum(have[:3]) if charm == MINGLED_VEINS else max(have[:3])
        shapes = [n for n, size in enumerate(SHAPE_SIZE) if self.view.piles[n] and 3 <= size <= most]
        return max((self.dug(n, charm, hammers) for n in shapes), default=NEVER)

    @cached_property
    def hammer_opens(self) -> float:
        """What a Hammer more opens this turn: the best Tunnel with it, beyond the best one could do without."""
        charm = self.view.charm
        return max(0.0, self.best_dig(charm, 1) - max(self.best, self.best_dig(charm)))

    def lay(self, action: Action) -> float:
        """A place of the shape that was chosen, or of the free tile of Aftershock. [HALL-D6, HALL-P6]"""
        return self.rock.tile(action.number)
