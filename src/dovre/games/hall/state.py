"""The table of `hall`: the mountain as masks, cards and tokens as numbers, one flat list for all seats of a kind."""

from __future__ import annotations

from typing import TYPE_CHECKING

from dovre.games.hall import notation as words
from dovre.games.hall.box import CLANS, RESOURCES
from dovre.games.hall.components import (
    AUTUMN,
    BIT,
    CELL_NAMES,
    HALL_PLACES,
    N_KINDS,
    N_RESOURCES,
    PACK,
    SIDES,
    STATUE_CLANS,
    TUNNEL_PLACES,
    WINTER,
    WORKSHOPS,
    Side,
)
from dovre.games.hall.notation import SIZES
from dovre.kernel.fields import (
    LIST,
    LISTS,
    NONE,
    VALUE,
    Field,
    Fields,
    amounts,
    counters,
    figures,
    row,
    seat_amounts,
)
from dovre.kernel.scores import ScoreLine
from dovre.kernel.state import State

if TYPE_CHECKING:
    from dovre.games.hall.view import HallView

__all__ = ["NONE", "SIZES", "Bribes", "HallState"]

VERSION = 6  # of the rules; positions, records and tables are pinned to it

SETUP, BAG, DECKS = range(3)  # the streams of chance
STREAMS = ("setup", "bag", "decks")

Bribes = tuple[int, ...]  # resources lying on a troll of the horde, sorted

NOW = counters("first", "turn", "left", "cast", "works", "charm", "ghosts", "ore", "stage")
FIELDS: Fields = Fields(
    # the mountain
    Field("side", VALUE),
    Field("free", VALUE),
    Field("portals", LIST, row("portals", CELL_NAMES), open=False),
    Field("tunnels", LIST, row("tunnels", [place.name for place in TUNNEL_PLACES])),
    Field("halls", LIST, row("halls", [place.name for place in HALL_PLACES])),
    Field("rubble", VALUE, words.cells("rubble")),
    Field("buried", VALUE, words.cells("buried")),
    Field("nets", LIST, open=False),
    Field("piles", LIST),
    Field("statues", LIST, words.clan_cells("statues")),
    Field("pedestals", LIST, words.clan_cells("pedestals")),
    Field("sites", LIST, words.SITES, zone="workshops"),
    Field("supply", LIST, amounts("supply", WORKSHOPS)),
    # the horde, the spells, the bag, the track
    Field("horde", LIST, words.HORDE_WORDS),
    Field("horde_pedestals", LIST),
    Field("bribes", LIST),
    Field("decks", LISTS, words.DECKS_WORDS, open=False),
    Field("known", LIST, open=False),
    Field("grimoire", LIST, words.GRIMOIRE_WORDS),
    Field("runes", LIST),
    Field("spell_deck", LIST, words.SPELL_DECK, zone="spells", open=False),
    Field("bag", LIST, amounts("bag", CLANS[:STATUE_CLANS])),
    Field("benefits", VALUE, words.TRACK_WORDS, zone="track", open=False),
    Field("takers", LIST, words.TAKERS, open=False),
    Field("coronations", LIST, figures("coronations")),
    Field("crowned", LIST, figures("crowned"), open=False),
    # the turn
    Field("first", VALUE, NOW, zone="now"),
    *(Field(name, VALUE) for name in ("turn", "left", "cast", "works", "charm", "ghosts", "ore", "stage")),
    # the seats
    Field("stocks_of", VALUE, open=False),
    Field("packs", LIST, words.PACK_WORDS, zone="pack", open=False),
    Field("loads", LIST, open=False),
    Field("held", LIST, open=False),
    Field("stock", LIST, seat_amounts("stock", RESOURCES), open=False),
    Field("stock_pedestals", LIST, seat_amounts("stock_pedestals", CLANS[:STATUE_CLANS]), zone="own", open=False),
    Field("dug", LIST, seat_amounts("dug", words.DUG_NAMES), open=False),
    Field("drafts", LIST, words.DRAFTS, zone="draft", open=False),
)


class HallState(State):
    """Masks are over the cells of the board. A list "by seat" of width w keeps seat s at [s * w : (s + 1) * w]."""

    __slots__ = FIELDS.names

    slug = "hall"
    version = VERSION
    fields = FIELDS

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

    # -- named accessors -----------------------------------------------------------------------------------------

    @property
    def board(self) -> Side:
        return SIDES[self.side]

    @property
    def teams(self) -> bool:
        return self.stocks_of[0] == self.stocks_of[-1]  # p1 and p4 share a Stock

    def team(self, seat: int) -> tuple[int, ...]:
        """The seats that win together: one, or two teammates. [HALL-V1]"""
        if not self.teams:
            return (seat,)
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

    def score_sheet(self) -> list[ScoreLine]:
        from dovre.games.hall.scoring import score_sheet

        return score_sheet(self)

    @property
    def winners(self) -> tuple[int, ...]:
        """The seats that won, () while the game runs; a tie goes to the lowest recruits. [HALL-F9, HALL-F10]"""
        from dovre.games.hall.scoring import winners

        return winners(self) if self.over else ()

    def view(self, seat: int | None = None) -> HallView:
        from dovre.games.hall.view import view

        return view(self, seat)


def side_for(seats: int, options: tuple[tuple[str, str], ...]) -> int:
    """Winter for 4 and 5, Autumn for 3, for 2 as chosen. [HALL-S1]"""
    if seats == 2:
        return WINTER if dict(options)["side"] == "winter" else AUTUMN
    return AUTUMN if seats == 3 else WINTER
