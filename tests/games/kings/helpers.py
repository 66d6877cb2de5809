"""Short ways to lay a table, answer, and read what lies where.

In the positions of these tests creatures are the `a` cards and mines lie on `b` cards wherever that is possible, so
that one sees at once which side counts: `mines dw9b/M19:or2a` is a Gold Cathedral with an Orc 2 on it.
"""

from __future__ import annotations

from collections.abc import Iterator

import dovre
from dovre.games.kings.game import GAME
from dovre.games.kings.state import KingsState
from dovre.games.kings.view import KingsView
from tests.play import after, asked, event, events, legal, names  # noqa: F401 (part of these helpers)
from tests.play import random_game as play_by_lot

P1, P2, P3, P4 = range(4)
RACES = ("dwarf", "orc", "goblin", "giant")
CARDS = tuple(f"{race}{strength}{copy}" for race in ("dw", "or", "go", "gi") for strength in range(10) for copy in "ab")

# Four mines that want three creatures each: nothing is captured by accident.
QUIET = "mines  dw9b/M09 or9b/M10 go9b/M15 gi9b/M16"
# Four mines topped by a 9: nothing but a 0 can be played on them.
BLOCKED = "mines  dw8b/M09:dw9a or8b/M10:or9a go8b/M15:go9a gi8b/M16:gi9a"


def table(*lines: str, seats: int = 2, seed: int = 7, pairing: str = "random") -> KingsState:
    """The position with these lines; p1 is asked to play unless a line says otherwise. It must be possible."""
    asks = any(line.startswith("ask ") for line in lines)
    head = f"kings/2  seats {seats}  seed {seed}  options pairing={pairing}"
    state = dovre.read_position("\n".join([head, *([] if asks else ["ask p1 play"]), *lines]))
    assert isinstance(state, KingsState)
    assert GAME.faults(state) == [], GAME.faults(state)
    return state


def new(seats: int = 2, seed: int = 7, **options: str) -> KingsState:
    return GAME.new(seats, seed, options)


# -- what may be answered ---------------------------------------------------------------------------------------


def playable(state: KingsState, target: str) -> str:
    """The cards that may be played on a mine, in the order of the cards."""
    found = [action.parts[0] for action in state.legal(state.waiting[0]) if action.parts[-1] == target]
    return " ".join(found)


def why_not(state: KingsState, token: str, seat: int | None = None) -> str:
    """`KING-T07 too_weak`, or "" for an answer one may give."""
    refusal = GAME.why_not(state, state.waiting[0] if seat is None else seat, token)
    return f"{refusal.rule} {refusal.code}" if refusal else ""


# -- what lies where, by name -----------------------------------------------------------------------------------


def ids(cards) -> str:
    return " ".join(CARDS[card] if card >= 0 else "-" for card in cards)


def camp(state: KingsState, race: str) -> str:
    """A camp pile from top to bottom."""
    return ids(reversed(state.camp[RACES.index(race)]))


def hand(state: KingsState, seat: int) -> set[str]:
    return set(ids(state.hands[seat]).split())


def centre(state: KingsState) -> str:
    return ids(state.centre)


def pile(state: KingsState, target: str) -> str:
    """The creatures on a centre mine, first played first."""
    return ids(state.piles[int(target[1:]) - 1])


def own(state: KingsState, seat: int) -> str:
    """The captured mines of a seat by place, `-` for a free place."""
    return ids(state.mines[seat])


def crew(state: KingsState, seat: int, target: str) -> str:
    """The creatures on an own mine, first played first."""
    return ids(state.crews[seat][int(target[1:]) - 1])


def under(state: KingsState, seat: int) -> str:
    """The mines under the king of a seat."""
    return ids(state.developed[seat])


def discard(state: KingsState) -> list[str]:
    return ids(state.discard).split()


def deck(state: KingsState) -> list[str]:
    """From top to bottom."""
    return ids(reversed(state.deck)).split()


def mine_behind(state: KingsState, card: str) -> str:
    """The mine on the back of a card."""
    return f"M{state.backs[CARDS.index(card)] + 1:02}"


def all_cards(state: KingsState) -> list[str]:
    """Every card on the table, as often as it is there."""
    found = [*state.deck, *state.centre, *state.discard]
    for zone in (state.piles, state.camp, state.hands, state.mines, state.developed, *state.crews):
        found += [card for row in zone for card in row if card >= 0]
    return ids(found).split()


# -- views ------------------------------------------------------------------------------------------------------


def viewers(state: KingsState) -> Iterator[KingsView]:
    """The view of each seat, then that of a spectator."""
    for seat in (*range(state.seats), None):
        yield state.view(seat)


def faces(view: KingsView, seat: int) -> list[str | None]:
    """The creatures a viewer sees in a hand, None for those it does not."""
    return [None if held.face is None else CARDS[held.face] for held in view.hands[seat]]


def backs(view: KingsView, seat: int) -> list[str]:
    """The mines a viewer sees on the backs of a hand."""
    return sorted(f"M{held.mine + 1:02}" for held in view.hands[seat])


# -- whole games ------------------------------------------------------------------------------------------------


def random_game(seats: int, seed: int, pairing: str = "random") -> list[tuple[KingsState, tuple[dovre.Event, ...]]]:
    """A game by players who answer by lot: each state, with the events that led to it."""
    return play_by_lot(GAME, seats, seed, {} if pairing == "random" else {"pairing": pairing})
