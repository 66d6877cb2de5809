"""The table of `hall`: the mountain as masks, cards and tokens as numbers, one flat list for all seats of a kind."""

from __future__ import annotations

from typing import Any, Self

from dovre.games.hall.components import (
    AUTUMN,
    BIT,
    N_KINDS,
    N_RESOURCES,
    PACK,
    SIDES,
    STATUE_CLANS,
    WINTER,
    Side,
)
from dovre.kernel.game import write_base
from dovre.kernel.scores import ScoreLine
from dovre.kernel.state import State

VERSION = 1  # of the rules; positions, records and tables are pinned to it

SETUP, BAG, DECKS = range(3)  # the streams of chance
STREAMS = ("setup", "bag", "decks")

NONE = -1
SIZES = 4  # of tunnels: 2 to 5
Bribes = tuple[int, ...]  # resources lying on a troll of the horde, sorted


class HallState(State):
    """Masks are over the cells of the board. A list "by seat" of width w keeps seat s at [s * w : (s + 1) * w]."""

    __slots__ = (
        "bag",
        "benefits",
        "bribes",
        "buried",
        "cast",
        "charm",
        "coronations",
        "crowned",
        "decks",
        "drafts",
        "dug",
        "first",
        "free",
        "ghosts",
        "grimoire",
        "halls",
        "held",
        "horde",
        "horde_pedestals",
        "known",
        "left",
        "loads",
        "nets",
        "ore",
        "packs",
        "pedestals",
        "piles",
        "portals",
        "rubble",
        "runes",
        "side",
        "sites",
        "spell_deck",
        "stage",
        "statues",
        "stock",
        "stock_pedestals",
        "stocks_of",
        "supply",
        "takers",
        "tunnels",
        "turn",
        "works",
    )

    slug = "hall"

    # the mountain
    side: int  # WINTER or AUTUMN
    free: int  # rock that nothing covers
    rubble: int  # not cleared yet
    buried: int  # cells whose resources nobody has taken yet
    portals: list[int]  # cell by seat, NONE before it is placed
    nets: list[int]  # mask by seat: the own network; teammates who are connected have the same (HALL-N3, HALL-V10)
    tunnels: list[int]  # places of the tiles, in the order they were dug
    halls: list[int]  # places of the Great Halls, in the order they were built
    piles: list[int]  # tunnel tiles left, by shape
    statues: list[int]  # mask by clan
    pedestals: list[int]  # mask by clan, on the board
    sites: list[int]  # workshop by site, NONE where it is empty
    supply: list[int]  # workshops left, by type

    # the horde, the spells, the bag, the track
    horde: list[int]  # card by slot, NONE where no deck could fill it
    horde_pedestals: list[int]  # clan by slot, NONE without one
    bribes: list[Bribes]  # by slot
    decks: list[list[int]]  # by level, the last card is the top
    known: list[
        int
    ]  # how many cards at the bottom of each deck everybody has seen go there; the Spell deck is the last
    grimoire: list[int]  # three spells
    runes: list[int]  # on them
    spell_deck: list[int]  # the last card is the top
    bag: list[int]  # pedestals by clan
    benefits: tuple[int, ...]  # token by place on the track; shared, never changes after the setup
    takers: list[int]  # seat that took the token, by place; NONE while it lies there
    coronations: list[int]  # tokens left, the next one last

    # the seats
    stocks_of: tuple[int, ...]  # whose Stock a seat uses: its own, or that of its team (HALL-V7)
    drafts: list[tuple[int, ...]]  # starting trolls not in the pack, by seat: those in hand first (HALL-S17)
    packs: list[int]  # by seat, PACK wide: card by slot, NONE where it is free
    loads: list[int]  # by seat, PACK wide: the covered symbols of each troll, as a mask
    held: list[int]  # by seat, N_KINDS wide: what lies on the trolls; follows from the loads
    stock: list[int]  # by seat, N_RESOURCES wide
    stock_pedestals: list[int]  # by seat, STATUE_CLANS wide
    dug: list[int]  # by seat, SIZES * 3 wide: tunnels scored, by size and column of the table (HALL-D4)
    crowned: list[int]  # by seat: Honor of the Coronation tokens

    # the turn
    first: int  # the first player, who has the Crown
    turn: int  # turns begun
    left: int  # turns still to come after this one, NONE before the end is triggered (HALL-E4..HALL-E6)
    cast: int  # 1 once a Spell was cast this turn
    works: int  # workshop activations left this turn
    charm: int  # effect of the Spell cast this turn, NONE without
    ghosts: int  # free statue moves left
    ore: int  # column of the table for the dig under way
    stage: int  # 0 steps 1 and 2, 1 step 2 is under way or done, 2 a Great Hall was built, 3 a Statue was moved

    def copy(self) -> Self:
        new = object.__new__(type(self))
        self._copy_base(new)
        new.side = self.side
        new.free = self.free
        new.rubble = self.rubble
        new.buried = self.buried
        new.portals = self.portals[:]
        new.nets = self.nets[:]
        new.tunnels = self.tunnels[:]
        new.halls = self.halls[:]
        new.piles = self.piles[:]
        new.statues = self.statues[:]
        new.pedestals = self.pedestals[:]
        new.sites = self.sites[:]
        new.supply = self.supply[:]
        new.horde = self.horde[:]
        new.horde_pedestals = self.horde_pedestals[:]
        new.bribes = self.bribes[:]
        one, two, three = self.decks
        new.decks = [one[:], two[:], three[:]]
        new.known = self.known[:]
        new.grimoire = self.grimoire[:]
        new.runes = self.runes[:]
        new.spell_deck = self.spell_deck[:]
        new.bag = self.bag[:]
        new.benefits = self.benefits
        new.takers = self.takers[:]
        new.coronations = self.coronations[:]
        new.stocks_of = self.stocks_of
        new.drafts = self.drafts[:]
        new.packs = self.packs[:]
        new.loads = self.loads[:]
        new.held = self.held[:]
        new.stock = self.stock[:]
        new.stock_pedestals = self.stock_pedestals[:]
        new.dug = self.dug[:]
        new.crowned = self.crowned[:]
        new.first = self.first
        new.turn = self.turn
        new.left = self.left
        new.cast = self.cast
        new.works = self.works
        new.charm = self.charm
        new.ghosts = self.ghosts
        new.ore = self.ore
        new.stage = self.stage
        return new

    # -- named accessors -----------------------------------------------------------------------------------------

    @property
    def board(self) -> Side:
        return SIDES[self.side]

    @property
    def teams(self) -> bool:
        return self.stocks_of[0] == self.stocks_of[-1]  # p1 and p4 share a Stock

    def team(self, seat: int) -> tuple[int, ...]:
        """The seats that win together: one, or two teammates. [HALL-V1]"""
        own = self.stocks_of[seat]
        return tuple(other for other in range(self.seats) if self.stocks_of[other] == own)

    def has(self, seat: int, kind: int) -> int:
        """How many of a resource a seat can spend, from Stock and Trolls together. [HALL-T9, HALL-V8]"""
        return self.stock[self.stocks_of[seat] * N_RESOURCES + kind] + self.held[seat * N_KINDS + kind]

    def gain(self, seat: int, resource: int, amount: int = 1) -> None:
        """From the endless supply to the Stock, which holds any number. [HALL-S2, HALL-V7, DEC-07, DEC-53]"""
        self.stock[self.stocks_of[seat] * N_RESOURCES + resource] += amount

    def pack(self, seat: int) -> list[int]:
        return self.packs[seat * PACK : (seat + 1) * PACK]

    def trolls(self, seat: int) -> int:
        """How many Trolls are in a pack."""
        return PACK - self.pack(seat).count(NONE)

    def all_statues(self) -> int:
        fire, ice, moon = self.statues
        return fire | ice | moon

    def clan_at(self, masks: list[int], cell: int) -> int:
        """The clan of the Statue (or Pedestal) on a cell, NONE where there is none."""
        for clan in range(STATUE_CLANS):
            if masks[clan] & BIT[cell]:
                return clan
        return NONE

    @property
    def end_reason(self) -> str | None:
        return "coronation" if self.over else None

    def last_seat(self) -> int:
        """The last player of a round: to the right of the first. [HALL-E4]"""
        return (self.first - 1) % self.seats

    # -- as data -------------------------------------------------------------------------------------------------

    def to_data(self) -> dict[str, Any]:
        from dovre.games.hall.notation import write_data

        return {**write_base(self, VERSION), **write_data(self)}

    def score_sheet(self) -> list[ScoreLine]:
        from dovre.games.hall.scoring import score_sheet

        return score_sheet(self)

    @property
    def winners(self) -> tuple[int, ...]:
        """The seats that won, () while the game runs; a tie goes to the lowest recruits. [HALL-F9, HALL-F10]"""
        from dovre.games.hall.scoring import winners

        return winners(self) if self.over else ()

    def view(self, seat: int | None = None) -> Any:
        from dovre.games.hall.view import view

        return view(self, seat)


def side_for(seats: int, options: tuple[tuple[str, str], ...]) -> int:
    """Winter for 4 and 5, Autumn for 3, for 2 as chosen. [HALL-S1]"""
    if seats == 2:
        return WINTER if dict(options)["side"] == "winter" else AUTUMN
    return AUTUMN if seats == 3 else WINTER
