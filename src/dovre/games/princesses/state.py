"""The table of `princesses`: pieces and goods as numbers in flat lists, networks and slots as masks."""

from __future__ import annotations

from typing import TYPE_CHECKING

from dovre.games.princesses import notation as words
from dovre.games.princesses.components import (
    CARD_NAMES,
    CASTLE_NAMES,
    CAVES,
    CHALLENGE_NAMES,
    COLOURS,
    NONE,
    RESERVE,
    RESOURCES,
    ROUND_NAMES,
    ROYAL_NAMES,
    SLOT_NAMES,
    TILE_NAMES,
    VILLAGES,
    WHERE,
)
from dovre.games.princesses.notation import N_STOCK
from dovre.kernel.fields import (
    LIST,
    VALUE,
    Field,
    Fields,
    amounts,
    counters,
    fixed_row,
    row,
    seat_amounts,
    seat_figure,
    seat_tuple,
)
from dovre.kernel.scores import ScoreLine
from dovre.kernel.state import State

if TYPE_CHECKING:
    from dovre.games.princesses.view import PrincessesView

__all__ = ["NONE", "N_STOCK", "PrincessesState"]

VERSION = 3  # of the rules; positions, records and tables are pinned to it

SETUP, TILES, ROYALS, CARDS, ROUNDS = range(5)  # the streams of chance
STREAMS = ("setup", "tiles", "royals", "cards", "rounds")
BELL, OUTPOST, CHANGELING, HUMAN, PRINCESS = range(N_STOCK)  # in the stock of a village

COUNTERS = ("round", "first", "phase", "place", "own", "helpers", "royal", "castle", "locked")

FIELDS: Fields = Fields(
    # boards
    Field("boards", LIST, row("boards", COLOURS)),
    Field("trolls", LIST, seat_amounts("trolls", WHERE)),
    Field("humans", LIST, seat_amounts("humans", CAVES)),
    Field("outposts", LIST, seat_amounts("outposts", VILLAGES)),
    Field("swapped", LIST, seat_amounts("swapped", VILLAGES)),
    Field("vacant", LIST, words.VACANT),
    Field("goods", LIST, seat_amounts("goods", RESOURCES)),
    Field("full", LIST, seat_amounts("full", RESOURCES)),
    Field("sites", LIST),
    Field("power", LIST, seat_figure("power")),
    Field("capacity", LIST),
    Field("receive", LIST),
    Field("takes", LIST),
    Field("cows", LIST, seat_figure("cows")),
    Field("covers", LIST, seat_figure("covers")),
    # villages
    Field("stock", LIST, words.STOCK_WORDS),
    Field("castles", LIST, row("castles", CASTLE_NAMES)),
    Field("crowd", LIST),
    Field("reserve", LIST, amounts("reserve", RESERVE)),
    Field("king", VALUE, words.KING_WORDS),
    # networks and cards
    Field("network", LIST, words.NETWORK),
    Field("placed", LIST),
    Field("touched", LIST),
    Field("twice", LIST),
    Field("blocked", LIST),
    Field("halves", LIST),
    Field("designs", LIST),
    Field("slots", LIST),
    Field("stored", LIST, words.seat_mask("stored", SLOT_NAMES)),
    Field("cards", LIST, seat_tuple("cards", CARD_NAMES)),
    Field("owned", LIST),
    Field("tally", LIST),
    # rows and decks
    Field("tile_row", LIST, row("tile_row", TILE_NAMES)),
    Field("royal_row", LIST, row("royal_row", ROYAL_NAMES)),
    Field("card_row", LIST, row("card_row", CARD_NAMES)),
    Field("tile_deck", VALUE, fixed_row("tile_deck", TILE_NAMES), open=False),
    Field("royal_deck", VALUE, fixed_row("royal_deck", ROYAL_NAMES), open=False),
    Field("card_deck", VALUE, fixed_row("card_deck", CARD_NAMES), open=False),
    Field("tile_discard", VALUE, fixed_row("tile_discard", TILE_NAMES)),
    Field("card_discard", VALUE, fixed_row("card_discard", CARD_NAMES)),
    Field("challenges", VALUE, fixed_row("challenges", CHALLENGE_NAMES)),
    Field("claims", LIST, words.CLAIMS),
    # round cards
    Field("hands", LIST, seat_tuple("hands", ROUND_NAMES), zone="hand", open=False),
    Field("decks", LIST, seat_tuple("decks", ROUND_NAMES), zone="draw", open=False),
    Field("played", LIST, seat_tuple("played", ROUND_NAMES)),
    # how far the game is
    Field("round", VALUE, counters(*COUNTERS), zone="now"),
    *(Field(name, VALUE) for name in COUNTERS[1:]),
)


class PrincessesState(State):
    """All that is true at a table. Places, tiles, cards and slots are numbers, see `components`."""

    __slots__ = FIELDS.names
    slug = "princesses"
    version = VERSION
    fields = FIELDS

    # boards; a seat's part of a flat list is as wide as its names are many
    boards: list[int]  # colour by seat, NONE before it is chosen
    trolls: list[int]  # by seat and place, beside the board included
    humans: list[int]  # by seat and cave
    outposts: list[int]  # by seat and village: own outposts built
    swapped: list[int]  # by seat and village: own changelings left
    vacant: list[int]  # by seat: start slots that are empty, a mask
    goods: list[int]  # by seat and resource: the field
    full: list[int]  # by seat and resource: excavation sites with a resource
    sites: list[int]  # by seat and resource: all excavation sites; derived
    power: list[int]
    capacity: list[int]  # spaces of the power track; derived
    receive: list[int]  # what the action gives; derived
    takes: list[int]  # by seat and resource: what mining takes; derived
    cows: list[int]
    covers: list[int]  # left on stables

    # villages: as many as there are seats
    stock: list[int]  # by village: bells, neutral outposts, neutral changelings, humans, princesses
    castles: list[int]  # castle tile by village
    crowd: list[int]  # trolls by village; derived
    reserve: list[int]  # princesses, changelings, humans, cows
    king: int  # a number of KING_NAMES, NONE before the first card

    # networks and cards
    network: list[tuple[int, ...]]  # by seat: tiles as tile * PLACES + cell * SIDES + rotation
    placed: list[int]  # by seat: cells with a tile, a mask; derived, as all below down to `slots`
    touched: list[int]  # cells that touch a tile
    twice: list[int]  # cells that touch two or more
    blocked: list[int]  # cells that touch a victory tile (PRIN-B16)
    halves: list[int]  # by seat and resource: sides of cells that face a half-site, a mask of cell * SIDES + side
    designs: list[int]  # by seat: victory designs in the network, a mask
    slots: list[int]  # by seat: storage slots, a mask
    stored: list[int]  # by seat: slots that are filled, a mask
    cards: list[tuple[int, ...]]  # by seat: troll cards
    owned: list[int]  # by seat: designs of troll cards, a mask; derived
    tally: list[int]  # by seat: what challenges count, see COUNTED; derived

    # rows and decks: NONE in a row where one was taken; the last of a deck is its top
    tile_row: list[int]
    royal_row: list[int]
    card_row: list[int]
    tile_deck: tuple[int, ...]
    royal_deck: tuple[int, ...]
    card_deck: tuple[int, ...]
    tile_discard: tuple[int, ...]
    card_discard: tuple[int, ...]
    challenges: tuple[int, ...]  # the royal cards in play
    claims: list[int]  # by seat: royal cards claimed, a mask

    # round cards
    hands: list[tuple[int, ...]]
    decks: list[tuple[int, ...]]  # the last card is the top
    played: list[tuple[int, ...]]

    # how far the game is
    round: int  # 0 before the first
    first: int
    phase: int  # 1, 2, 3; 0 between turns
    place: int  # of the main move whose actions are under way, or NONE
    own: int  # action points left
    helpers: int  # those of opponents' trolls
    royal: int  # whether a royal tile was activated in this phase
    castle: int  # whether the castle action was taken in this phase
    locked: int  # where the troll stands that made the main move of phase 2, NONE once that of phase 3 is made

    def in_order(self) -> list[int]:
        """The seats clockwise from the first player."""
        return [(self.first + n) % self.seats for n in range(self.seats)]

    @property
    def end_reason(self) -> str | None:
        return "rounds" if self.over else None

    def score_sheet(self) -> list[ScoreLine]:
        from dovre.games.princesses.scoring import score_sheet

        return score_sheet(self)

    @property
    def winners(self) -> tuple[int, ...]:
        """The seats that won, () while the game runs. [PRIN-E9, PRIN-E10]"""
        from dovre.games.princesses.scoring import winners

        return winners(self) if self.over else ()

    def view(self, seat: int | None = None) -> PrincessesView:
        from dovre.games.princesses.view import view

        return view(self, seat)
