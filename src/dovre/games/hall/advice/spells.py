"""Spells: what each brings beyond what one could do without it."""

from __future__ import annotations

from collections.abc import Callable
from functools import cached_property

from dovre.games.hall.actions import cell_of_action
from dovre.games.hall.advice.figures import (
    AGAIN_AT_WORK,
    FREE_TILE,
    LOST_PLACE,
    MORE_RUNES,
    NEVER,
    NEWCOMERS,
    RUNE_SPENT,
)
from dovre.games.hall.advice.gallery import Gallery
from dovre.games.hall.advice.ground import under
from dovre.games.hall.advice.reading import Chapter, Reading
from dovre.games.hall.advice.step2 import Step2
from dovre.games.hall.advice.workshops import Workshops
from dovre.games.hall.components import (
    AFTERSHOCK,
    BRIBED,
    CAVE_IN,
    CLAN_OATH,
    DRUMS_OF_EXILE,
    EARTH_RITUAL,
    EFFECT,
    FIXED,
    GHOST_CARTS,
    GILDED_ARCH,
    HAMMER,
    LEVEL,
    MINGLED_VEINS,
    N_RESOURCES,
    NIGHT_SHIFT,
    OLD_DEBT,
    PACK_ECHO,
    RUNE,
    SECRET_PASSAGE,
    SEERS_BAG,
    SILVER_TONGUE,
    STATUE_CLANS,
    STONE,
    SYMBOLS,
    THIEVING_IMP,
    THUNDERCLAP,
    TRADING_PLACES,
    TUNNEL_CELLS,
    TUNNEL_PLACES,
    ZONES,
    parts,
)
from dovre.games.hall.rules.spells import (
    CAVE_IN_STONE,
    ECHOES_MOST,
    EXILED_MOST,
    GHOST_MOVES,
    RITUAL_GAINS,
    STOLEN_MOST,
)
from dovre.games.hall.state import NONE
from dovre.kernel.action import Action


class Spells(Chapter):
    """What a Spell brings this turn, and the answers to what it asks."""

    def __init__(self, reading: Reading, step_2: Step2, workshops: Workshops) -> None:
        super().__init__(reading)
        self.step_2 = step_2
        self.workshops = workshops

    def cast(self, action: Action) -> float:
        price = self.purse.worth[RUNE] * RUNE_SPENT * MORE_RUNES ** (self.purse.have[RUNE] - 1)
        return self.spell(EFFECT[action.number]) - price

    def spell(self, effect: int) -> float:
        """What a Spell brings this turn, beyond what one could do without it."""
        judged = self.by_effect.get(effect)
        return judged() if judged is not None else NEVER

    @cached_property
    def by_effect(self) -> dict[int, Callable[[], float]]:
        return {
            EARTH_RITUAL: lambda: max(self.purse.change(gain) for gain in RITUAL_GAINS),
            MINGLED_VEINS: lambda: self.better_dig(MINGLED_VEINS),
            GILDED_ARCH: lambda: self.better_dig(GILDED_ARCH),
            THUNDERCLAP: lambda: self.better_dig(THUNDERCLAP),
            AFTERSHOCK: self.aftershock,
            GHOST_CARTS: self.ghost_carts,
            TRADING_PLACES: lambda: max(0.0, self.gallery.best_exchange()),
            CLAN_OATH: self.clan_oath,
            SILVER_TONGUE: lambda: self.better_recruit(SILVER_TONGUE),
            OLD_DEBT: lambda: self.better_recruit(OLD_DEBT),
            THIEVING_IMP: self.thieving_imp,
            PACK_ECHO: self.echoes,
            SECRET_PASSAGE: self.secret_passage,
            SEERS_BAG: self.draw_pedestal,
            DRUMS_OF_EXILE: lambda: sum(sorted(self.exiles.values(), reverse=True)[:EXILED_MOST]),
            NIGHT_SHIFT: self.night_shift,
            CAVE_IN: self.cave_in,
        }

    def better_dig(self, charm: int) -> float:
        return max(0.0, self.step_2.best_dig(charm) - self.step_2.best)

    def aftershock(self) -> float:
        """A tile of two for nothing, where there is one left."""
        if not self.view.piles[0]:
            return 0.0
        return FREE_TILE * max(0.0, self.rock.best(0, self.purse.have[HAMMER]))

    def ghost_carts(self) -> float:
        best = 0.0
        gallery = self.gallery
        for n, (_, cell) in enumerate(gallery.statues):
            for tunnel, steps in enumerate(gallery.paths(gallery.tunnel_at(cell))):
                if 1 <= steps <= GHOST_MOVES:
                    for goal in gallery.goals(gallery.statues[n][0], tunnel):
                        best = max(best, gallery.gain(n, goal))
        return best

    def clan_oath(self) -> float:
        """Clan Carts for all: what they could do beyond what they can."""
        oath = Gallery(self.view, self.purse)
        oath.charm = CLAN_OATH
        return oath.best_move() - self.gallery.best_move()

    def better_recruit(self, charm: int) -> float:
        """What a recruit with cheaper bribes brings beyond the best one could do now."""
        if not self.me.pack.count(None):
            return 0.0
        values = [
            self.step_2.recruited(slot, card) - self.step_2.bribe_cost(slot, charm)
            for slot, card in enumerate(self.view.horde)
            if card != NONE and BRIBED[slot]
        ]
        return max(values, default=NEVER) - self.step_2.best

    def secret_passage(self) -> float:
        """The best Workshop out of reach."""
        if not self.view.works:
            return 0.0
        return max([0.0, *(self.workshops.best_use(kind) for kind in self.view.sites if kind != NONE)])

    def night_shift(self) -> float:
        """A Workshop within reach, once more; where one was not used yet, what it has to offer is less afterwards."""
        values = [
            self.workshops.best_use(kind) * (sides & self.me.network).bit_count()
            for kind, sides in zip(self.view.sites, self.view.board.site_sides, strict=True)
            if kind != NONE and sides & self.me.network
        ]
        again = AGAIN_AT_WORK if self.view.works else 1.0
        return again * max(values, default=0.0)

    def cave_in(self) -> float:
        """Stone for the Tunnel one misses least, if one can be spared."""
        tiles = [TUNNEL_CELLS[place] for place in self.view.tunnels]
        losses = [self.tunnel_loss(tile) for tile in tiles if tile & self.me.network]
        least = min(losses, default=-NEVER)
        return self.purse.change((STONE, CAVE_IN_STONE)) - least if least < -NEVER else NEVER

    def tunnel_loss(self, tile: int) -> float:
        """What goes with a Tunnel: a place for a Statue. What carries something, or others beyond it, stays."""
        rock, net = self.rock, self.me.network
        fire, ice, moon = self.view.pedestals
        busy = under(self.view.halls) | rock.statues | fire | ice | moon
        if tile & busy or len(parts(net & ~tile)) > len(parts(net)):
            return -NEVER
        zone = max(zone for zone in range(ZONES) if tile & self.view.board.zones[zone])
        return LOST_PLACE * FIXED.statue_value[zone] * rock.time

    @cached_property
    def exiles(self) -> dict[int, float]:
        """By slot of the horde: what a Troll in the place of the present one may bring beyond the best of this turn."""
        if not self.me.pack.count(None):
            return {}
        return {slot: self.newcomer(slot) for slot, card in enumerate(self.view.horde) if card != NONE}

    def newcomer(self, slot: int) -> float:
        """What some Trolls of the same level that were not seen yet would bring there beyond the best of this turn."""
        cost = self.step_2.bribe_cost(slot, self.view.charm)
        if cost >= -NEVER:
            return 0.0
        seen = {*self.view.horde, *(troll.card for player in self.view.players for troll in player.pack if troll)}
        level = LEVEL[self.view.horde[slot]]
        unseen = [card for card, of in enumerate(LEVEL) if of == level and card not in seen]
        sample = unseen[:: len(unseen) // NEWCOMERS + 1]
        lost = cost + self.purse.of(self.view.bribes[slot]) + self.step_2.best
        gains = [max(0.0, self.step_2.recruited(slot, card) - lost) for card in sample]
        return sum(gains) / len(gains) if gains else 0.0

    def thieving_imp(self) -> float:
        bribes = sorted((self.purse.worth[kind] for pile in self.view.bribes for kind in pile), reverse=True)
        return sum(bribes[:STOLEN_MOST])

    def echo_worth(self, slot: int) -> float:
        troll = self.me.pack[slot]
        if troll is None:
            return 0.0
        return sum(
            self.purse.loss(self.purse.have, k) for n, k in enumerate(SYMBOLS[troll.card]) if not troll.load >> n & 1
        )

    def echoes(self) -> float:
        return sum(sorted((self.echo_worth(slot) for slot in range(4)), reverse=True)[:ECHOES_MOST])

    def draw_pedestal(self) -> float:
        if self.purse.have[RUNE] < 2 or not any(self.view.bag):
            return 0.0
        total = sum(self.view.bag)
        drawn = sum(self.rock.pedestal_in_stock(clan) * count for clan, count in enumerate(self.view.bag)) / total
        return drawn - self.purse.worth[RUNE]

    def ritual(self, action: Action) -> float:
        return self.purse.change(RITUAL_GAINS[action.number])

    def steal(self, action: Action) -> float:
        return self.purse.worth[action.number % N_RESOURCES]

    def exile(self, action: Action) -> float:
        return self.exiles.get(action.number, 0.0)

    def echo(self, action: Action) -> float:
        return self.echo_worth(action.number)

    def fill(self, action: Action) -> float:
        cell = cell_of_action(action)
        place = next(place for place in self.view.tunnels if TUNNEL_PLACES[place].first == cell)
        return -self.tunnel_loss(TUNNEL_CELLS[place])

    def swap(self, action: Action) -> float:
        put, taken = divmod(action.number, STATUE_CLANS)
        return self.rock.pedestal_in_stock(taken) - self.rock.pedestal_in_stock(put)

    def draw(self, action: Action) -> float:
        return self.draw_pedestal()
