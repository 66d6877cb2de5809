"""Setup (KING-S): kings dealt, faces and backs paired, deck, centre mines, camp, hands, first player."""

from __future__ import annotations

from dovre.games.kings.components import CARDS, CENTRE, HAND, MINERS_CAMP, PRINTED, RACE_OF, RACES
from dovre.games.kings.decisions import TURN
from dovre.games.kings.rules.offers import refit
from dovre.games.kings.state import SETUP, KingsState


def lay_table(s: KingsState) -> None:
    """The fixed order is mines, camp, hands. [KING-S11]"""
    prepare_deck(s)
    open_centre(s)
    open_camp(s)
    deal_hands(s)
    draw_first_player(s)


def prepare_deck(s: KingsState) -> None:
    """Kings, pairing and the shuffled deck, nothing dealt yet."""
    clear_table(s)
    deal_kings(s)
    pair_faces_and_backs(s)
    shuffle_deck(s)


def deal_kings(s: KingsState) -> None:
    """One king each by lot, face up; the others leave, their creatures stay in the deck. [KING-S02..KING-S04]"""
    s.kings = tuple(s.rng(SETUP).shuffled(range(len(RACES)))[: s.seats])


def pair_faces_and_backs(s: KingsState) -> None:
    """By lot, or as the printed table has them; and each card gets an opaque name by lot. [KING-S12]"""
    rng = s.rng(SETUP)
    backs = rng.shuffled(PRINTED)  # drawn under both options, so that the option moves nothing else
    s.backs = PRINTED if dict(s.options)["pairing"] == "printed" else bytes(backs)
    s.handles = bytes(rng.shuffled(range(len(CARDS))))


def clear_table(s: KingsState) -> None:
    s.kings = ()
    s.backs = s.handles = b""
    s.deck = []
    s.centre = []
    s.piles = [()] * CENTRE
    s.camp = [()] * len(RACES)
    s.hands = [[] for _ in range(s.seats)]
    s.mines = [[] for _ in range(s.seats)]
    s.crews = [[] for _ in range(s.seats)]
    s.developed = [[] for _ in range(s.seats)]
    s.discard = []
    refit(s)
    s.seen = 0
    s.turn = 1
    s.end = -1


def shuffle_deck(s: KingsState) -> None:
    """All 80 cards in one deck, mine side up. [KING-S05]"""
    s.deck = s.rng(SETUP).shuffled(range(len(CARDS)))


def open_centre(s: KingsState) -> None:
    """The top four cards are the centre mines, without creatures. [KING-S06]"""
    s.centre = [s.deck.pop() for _ in range(CENTRE)]


def open_camp(s: KingsState) -> None:
    """The next four are turned into the camp, by race, the latest on top. [KING-S07, KING-S08]"""
    for _ in range(MINERS_CAMP):
        card = s.deck.pop()
        s.camp[RACE_OF[card]] += (card,)
        s.seen |= 1 << card


def deal_hands(s: KingsState) -> None:
    """Six cards each, creature side toward the holder. [KING-S09]"""
    for hand in s.hands:
        hand.extend(s.deck.pop() for _ in range(HAND))
        hand.sort()


def draw_first_player(s: KingsState) -> None:
    """The seeded generator names the first player. [KING-S10]"""
    s.stack = [(TURN, s.rng(SETUP).below(s.seats))]
