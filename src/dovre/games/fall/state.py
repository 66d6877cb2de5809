"""The table of `fall`: units, tokens and symbols as numbers in flat lists, parts of mountain and ancestry as masks."""

from __future__ import annotations

from typing import TYPE_CHECKING

from dovre.games.fall import notation as words
from dovre.games.fall.components import (
    CARD_NAMES,
    CHAMPION_NAMES,
    CLANS,
    CLAWED,
    GLYPHS,
    HALL_NAMES,
    NONE,
    SIDES,
    SPACE_NAMES,
    TILE_NAMES,
    Side,
)
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
    from dovre.games.fall.view import FallView

__all__ = ["NONE", "SOURCES", "FallState"]

VERSION = 3  # of the rules; positions, records and tables are pinned to it

SETUP, CARDS, GATES, GNOMES, LOT = range(5)  # the streams of chance
STREAMS = ("setup", "cards", "gates", "gnomes", "lot")

# lines of the score sheet, each a running sum
SOURCES = (
    *("start", "attacks", "wheel", "defeated", "champions", "consolations"),
    *("domains1", "losses1", "domains2", "losses2"),
    *(f"hall-{hall}" for hall in HALL_NAMES),
    "elders",
    *(f"plank-{clan}" for clan in CLANS),
)
START, ATTACKS, ON_WHEEL, DEFEATED, BY_CHAMPIONS, CONSOLATIONS, DOMAINS = range(7)
HALLS = SOURCES.index("hall-h1")  # + hall
ELDERS = SOURCES.index("elders")
PLANKS = ELDERS + 1  # + clan
N_SOURCES = len(SOURCES)

FIELDS: Fields = Fields(
    # the mountain
    Field("side", VALUE),
    Field("lairs", LIST, row("lairs", GLYPHS)),
    Field("trolls", LIST, seat_amounts("trolls", SPACE_NAMES)),
    Field("pawns", LIST, words.PAWN_WORDS),
    Field("units", LIST),
    Field("held", LIST),
    Field("crowd", LIST),
    Field("reserve", LIST),
    Field("contested", VALUE, words.caves("contested")),
    # gnomes
    Field("gnomes", LIST, words.GNOME_WORDS, open=False),
    Field("seen", LIST),
    Field("invaded", VALUE),
    Field("beside", VALUE, words.tokens("beside"), open=False),
    Field("bag", VALUE, words.tokens("bag"), open=False),
    Field("gates", VALUE, words.GATES, open=False),
    Field("gate_seen", LIST),
    Field("past", VALUE, fixed_row("past", CLANS)),
    Field("boost", LIST, seat_figure("boost")),
    Field("lots", VALUE, words.LOTS),
    # clans, champions, halls
    Field("votes", LIST, words.VOTES),
    Field("ranks", LIST),
    Field("tiles", VALUE, fixed_row("tiles", TILE_NAMES)),
    Field("offer", LIST, words.OFFER),
    Field("influence", LIST),
    Field("leads", LIST),
    Field("champions", LIST, seat_tuple("champions", CHAMPION_NAMES)),
    Field("owner", LIST),
    Field("claws", LIST, amounts("claws", [CHAMPION_NAMES[number] for number in CLAWED])),
    Field("drawn", LIST, seat_tuple("drawn", CHAMPION_NAMES), open=False),
    Field("decks", LIST, words.DECKS, open=False),
    Field("removed", VALUE, fixed_row("removed", CHAMPION_NAMES)),
    Field("stars", LIST, words.STAR_WORDS),
    Field("halls", VALUE, words.HALLS, open=False),
    # ancestries
    Field("ancestry", LIST, words.ANCESTRY),
    Field("signs", LIST),
    Field("cubes", LIST, words.CUBES),
    Field("deck", VALUE, fixed_row("deck", CARD_NAMES), open=False),
    Field("hands", LIST, seat_tuple("hands", CARD_NAMES), zone="hand", open=False),
    Field("discards", LIST, words.DISCARDS, open=False),
    Field("provisions", LIST, seat_figure("provisions")),
    Field("despair", LIST, seat_figure("despair")),
    # points, and how far the game is
    Field("honour", LIST, seat_amounts("honour", SOURCES)),
    Field("wave", VALUE, counters("wave", "first", "pick", "rally", "wheel"), zone="now"),
    Field("first", VALUE),
    Field("pick", VALUE),
    Field("rally", VALUE),
    Field("wheel", VALUE),
)


class FallState(State):
    """All that is true at a table. Spaces, cells, cards, champions, tokens and clans are numbers, see `components`."""

    __slots__ = FIELDS.names
    slug = "fall"
    version = VERSION
    fields = FIELDS

    # the mountain; a seat's part of a flat list begins at seat * SPACES
    side: int  # 0 for side A, 1 for side B
    lairs: list[int]  # pair of lair sites by seat, NONE before it is chosen
    trolls: list[int]  # by seat and space: normal trolls
    pawns: list[int]  # by pawn: its space, NONE where it is not on the board
    units: list[int]  # by seat and space: trolls of all sorts, champions included; derived
    held: list[int]  # by seat: spaces with units, a mask; derived
    crowd: list[int]  # by space: units of all seats; derived
    reserve: list[int]  # by seat: trolls in supply; derived
    contested: int  # caves that the action under way can take, a mask (FALL-C01)

    # gnomes
    gnomes: list[int]  # two by cave: token or NONE, the first one first
    seen: list[int]  # likewise: who knows its strength, a mask of seats or EVERYBODY
    invaded: int  # caves with gnomes, a mask; derived
    beside: int  # tokens beside the wheel, a mask of tokens
    bag: int  # tokens in supply, a mask of tokens: all others
    gates: tuple[int, ...]  # clan of each gate card: the row from the left, then the pile
    gate_seen: list[int]  # by card of the row: who knows it
    past: tuple[int, ...]  # the gates of the wave before
    boost: list[int]  # by seat: space on the boost track
    lots: tuple[int, ...]  # the seats that were drawn by lot to lose a troll, since the last turn began

    # clans, champions, halls
    votes: list[int]  # by seat and clan
    ranks: list[tuple[int, ...]]  # by clan: the seats with votes, the leading disc first (FALL-D16)
    tiles: tuple[int, ...]  # vote tile by clan
    offer: list[int]  # champions, NONE where one has been awarded
    influence: list[int]  # by champion of the offer and seat
    leads: list[tuple[int, ...]]  # by champion of the offer: the seats with influence, the leading disc first
    champions: list[tuple[int, ...]]  # by seat, in the order they were gained
    owner: list[int]  # by champion: the seat that has it, or NONE; derived
    claws: list[int]  # by champion with claws: how many are covered
    drawn: list[tuple[int, ...]]  # by seat: starting champions not kept
    decks: list[tuple[int, ...]]  # champions 0, I/II, III; the last card is the top
    removed: tuple[int, ...]  # champions out of the game, openly
    stars: list[int]  # by star: where it lies, a number of STAR_PLACES, or NONE
    halls: tuple[int, ...]  # great-hall tokens: by site, then those left out

    # ancestries
    ancestry: list[tuple[int, ...]]  # by seat: cards with their places, card * N_PLACES + place
    signs: list[int]  # by seat, SIGNS wide: masks of cells by kind and power; derived
    cubes: list[int]  # by seat: covered cells, a mask
    deck: tuple[int, ...]  # the last card is the top
    hands: list[tuple[int, ...]]
    discards: list[tuple[int, int]]  # card, and who held it
    provisions: list[int]
    despair: list[int]

    # points, and how far the game is
    honour: list[int]  # by seat and source
    wave: int  # 0, 1, 2
    first: int  # who has the hammer, NONE before it is drawn
    pick: int  # of the draft: 0, 1, 2
    rally: int  # the domain where the rally token stands
    wheel: int  # the space of the wheel pawn

    @property
    def board(self) -> Side:
        return SIDES[self.side]

    def in_order(self) -> list[int]:
        """The seats clockwise from the first player."""
        return [(self.first + n) % self.seats for n in range(self.seats)]

    def gain(self, seat: int, source: int, amount: int) -> None:
        """Honour moves the score marker at once; scores are plain numbers. [FALL-D13, Q-03, Q-40]"""
        self.honour[seat * N_SOURCES + source] += amount

    @property
    def end_reason(self) -> str | None:
        return "waves" if self.over else None

    def score_sheet(self) -> list[ScoreLine]:
        from dovre.games.fall.scoring import score_sheet

        return score_sheet(self)

    @property
    def winners(self) -> tuple[int, ...]:
        """The seats that won, () while the game runs. [FALL-F08]"""
        from dovre.games.fall.scoring import winners

        return winners(self) if self.over else ()

    def view(self, seat: int | None = None) -> FallView:
        from dovre.games.fall.view import view

        return view(self, seat)
