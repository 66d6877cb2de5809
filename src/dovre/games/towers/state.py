"""The table of `towers`: creatures as tokens in masks and cells, paths as the tiles that were laid."""

from __future__ import annotations

from typing import TYPE_CHECKING

from dovre.games.towers import notation as words
from dovre.games.towers.components import CITIES, EVENT_OP, EVENTS, NONE, TILE_NAMES
from dovre.games.towers.path import Path
from dovre.kernel.fields import (
    LIST,
    VALUE,
    Field,
    Fields,
    counters,
    fixed_row,
    row,
    seat_figure,
    seat_tuple,
)
from dovre.kernel.scores import ScoreLine
from dovre.kernel.state import State

if TYPE_CHECKING:
    from dovre.games.towers.view import TowersView

__all__ = ["NONE", "TowersState"]

VERSION = 2  # of the rules; positions, records and tables are pinned to it

SETUP, CARDS, TILES, LOT = range(4)  # the streams of chance
STREAMS = ("setup", "cards", "tiles", "lot")

# what a seat is asked in the Night; 0 for nothing
QUIET, ORDER, WAY, TRAP = range(4)

FIELDS: Fields = Fields(
    # what each player has
    Field("city", LIST, row("city", CITIES)),
    Field("crystals", LIST, seat_figure("crystals")),
    Field("guards", LIST, seat_figure("guards")),
    Field("damage", LIST, seat_figure("damage")),
    Field("laid", LIST, words.LAID, zone="path"),
    Field("way", LIST, open=False),
    Field("banned", LIST, seat_figure("banned")),
    Field("towers", LIST, words.TOWERS),
    Field("reserve", LIST),
    Field("fired", LIST, words.spots("fired")),
    # creatures
    Field("crowd", LIST, words.CREATURES_WORDS, zone="creatures"),
    Field("cell", LIST),
    Field("wounded", VALUE),
    Field("caught", LIST, words.tokens("caught")),
    Field("inside", LIST, words.tokens("inside")),
    Field("piles", LIST, words.PILES, zone="pile", open=False),
    Field("markers", LIST, words.MARKERS),
    # the Night
    Field("night", LIST, words.NIGHT),
    Field("horde", LIST),
    Field("due", LIST),
    Field("mover", LIST),
    Field("left", LIST),
    Field("leaving", LIST),
    Field("sprung", LIST, words.spots("sprung")),
    # tiles and cards
    Field("tiles", LIST, seat_tuple("tiles", TILE_NAMES), open=False),
    Field("extension", VALUE, fixed_row("extension", TILE_NAMES), open=False),
    Field("aside", VALUE, fixed_row("aside", TILE_NAMES)),
    Field("deck", VALUE, words.quest_row("deck"), open=False),
    Field("discard", VALUE, words.quest_row("discard"), open=False),
    Field("market", LIST, words.MARKET_WORDS, open=False),
    Field("played", VALUE, words.PLAYED, open=False),
    Field("hands", LIST, words.HANDS, zone="hand", open=False),
    # events, trophies, spells
    Field("events", VALUE, words.event_row("events"), open=False),
    Field("spare", VALUE, words.event_row("spare"), open=False),
    Field("event", VALUE, words.one_event("event")),
    Field("force", VALUE, words.one_event("force")),
    Field("resolved", VALUE, words.event_row("resolved")),
    Field("trophies", VALUE, words.TROPHY_WORDS),
    Field("held", LIST),
    Field("wrecks", LIST, seat_figure("wrecks")),
    Field("spells", VALUE, words.SPELLS, open=False),
    # how far the game is
    Field("round", VALUE, counters("round", "first", "pawn"), zone="now"),
    Field("first", VALUE),
    Field("pawn", VALUE),
)


class TowersState(State):
    """All that is true at a table. Cells, spots, towers, tokens and cards are numbers, see `components`."""

    __slots__ = FIELDS.names
    slug = "towers"
    version = VERSION
    fields = FIELDS

    # what each player has, by seat
    city: list[int]  # NONE before it is chosen
    crystals: list[int]
    guards: list[int]
    damage: list[int]  # dealt to the own boss
    laid: list[tuple[int, ...]]  # the tiles of the path, in order
    way: list[Path]  # the path; derived
    banned: list[int]  # 1 while Lengthen is closed (TOWR-J30)
    towers: list[tuple[int, ...]]  # standing, the lowest spot first
    reserve: list[int]  # towers left, by colour; derived
    fired: list[int]  # spots of towers that do not fire any more this Dawn, a mask

    # creatures
    crowd: list[int]  # by seat: tokens on the path, a mask
    cell: list[int]  # by token: its cell, NONE where it is not on a path
    wounded: int  # tokens on their wounded face, a mask; only on paths
    caught: list[int]  # by seat: tokens on the city board, a mask
    inside: list[int]  # by seat: tokens on the city tile, a mask
    piles: list[tuple[int, ...]]  # by seat: the last token is the top
    markers: list[int]  # quest markers: a place, or NONE

    # the Night, by seat
    night: list[int]  # what is asked: QUIET, ORDER, WAY, TRAP
    horde: list[int]  # the Horde number
    due: list[int]  # tokens that have not moved yet, a mask
    mover: list[int]  # the token under way, or NONE
    left: list[int]  # its steps left
    leaving: list[int]  # how many tokens may still leave the mine
    sprung: list[int]  # spots of traps used this Night, a mask

    # tiles and cards
    tiles: list[tuple[int, ...]]  # path pile by seat; the last tile is the top
    extension: tuple[int, ...]
    aside: tuple[int, ...]  # tiles set aside until one is laid
    deck: tuple[int, ...]  # quest cards; the last one is the top
    discard: tuple[int, ...]
    market: list[int]  # cards, NONE where none is left
    played: int  # the card being resolved, or NONE
    hands: list[tuple[int, ...]]

    # events, trophies, spells
    events: tuple[int, ...]  # kinds; the last card is the top
    spare: tuple[int, ...]  # kinds of the cards left in the box
    event: int  # revealed, to be resolved next Dusk, or NONE
    force: int  # in force until the end of the Dawn, or NONE
    resolved: tuple[int, ...]
    trophies: tuple[int, ...]  # in play
    held: list[int]  # by trophy in play: the seat that has it, or NONE
    wrecks: list[int]  # destruction tokens by seat
    spells: tuple[int, ...]  # solo: in the three slots

    # how far the game is
    round: int
    first: int
    pawn: int  # solo: cell of the spell track

    @property
    def alone(self) -> bool:
        return self.seats == 1

    @property
    def intro(self) -> bool:
        return self.options[0] == ("mode", "intro")

    @property
    def level(self) -> str:
        return dict(self.options)["level"]

    def in_order(self) -> list[int]:
        """The seats clockwise from the first player. [TOWR-G05]"""
        return [(self.first + n) % self.seats for n in range(self.seats)]

    def left_of(self, seat: int) -> int:
        """The left neighbour. [TOWR-G05]"""
        return (seat + 1) % self.seats

    def bonus(self, op: str) -> int:
        """The figure of the event in force, which overrides the general rule; 0 if it is another one.

        [TOWR-K07, TOWR-G09]
        """
        return EVENTS[self.force].n if self.force != NONE and EVENT_OP[self.force] == op else 0

    @property
    def upgrades_off(self) -> bool:
        return self.force != NONE and EVENT_OP[self.force] == "upgrades_off"

    @property
    def end_reason(self) -> str | None:
        """[TOWR-E01, TOWR-E02]"""
        return None if not self.over else "guards" if 0 in self.guards else "boss"

    def score_sheet(self) -> list[ScoreLine]:
        from dovre.games.towers.scoring import score_sheet

        return score_sheet(self)

    @property
    def winners(self) -> tuple[int, ...]:
        """The seats that won, () while the game runs and for a single player who lost. [TOWR-E05, TOWR-L18]"""
        from dovre.games.towers.scoring import winners

        return winners(self) if self.over else ()

    def view(self, seat: int | None = None) -> TowersView:
        from dovre.games.towers.view import view

        return view(self, seat)
