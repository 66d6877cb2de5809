"""What is impossible in a state: for saved data and positions, and for the laws every state keeps."""

from __future__ import annotations

from itertools import pairwise

from dovre.games.kings.components import (
    CARDS,
    CENTRE,
    DEFENCE,
    FOREMAN,
    HAND,
    MINES,
    PRINTED,
    RACE_OF,
    RACES,
    SIZE,
)
from dovre.games.kings.decisions import DRAW
from dovre.games.kings.rules.offers import centre_offers, covers, own_offers
from dovre.games.kings.state import KingsState, Pile
from dovre.kernel.fields import NONE
from dovre.kernel.frame_check import answer_faults, frame_faults


def faults(s: KingsState) -> list[str]:
    """What play cannot have led to, in plain English for the one who wrote the state; empty if nothing is wrong."""
    return _shape_faults(s) or frame_faults(s) or _table_faults(s) or answer_faults(s)


def _shape_faults(s: KingsState) -> list[str]:
    per_seat = (s.kings, s.hands, s.mines, s.crews, s.developed)
    if any(len(rows) != s.seats for rows in per_seat) or len(s.centre) != CENTRE or len(s.piles) != CENTRE:
        return ["zones: one for each seat, four mines in the centre."]
    if any(len(mines) != len(crews) for mines, crews in zip(s.mines, s.crews, strict=True)):
        return ["mines: each has its crew."]
    if sorted(s.backs) != sorted(kind for kind in range(len(MINES)) for _ in range(len(CARDS) // len(MINES))):
        return ["backs: each mine kind stands behind four cards."]
    if sorted(s.handles) != list(range(len(CARDS))):
        return ["handles: each card has one of its own."]
    return [] if len(set(s.kings)) == s.seats and NONE not in s.kings else ["kings: one race for each seat."]


def _table_faults(s: KingsState) -> list[str]:
    found: list[str] = []
    if len(s.camp) != len(RACES) or any(RACE_OF[card] != race for race, pile in enumerate(s.camp) for card in pile):
        found.append("camp: one pile per race, of that race.")
    found += _card_faults(s)
    if dict(s.options)["pairing"] == "printed" and s.backs != PRINTED:
        found.append("backs: with the printed pairing they are those of the table.")
    for seat, hand in enumerate(s.hands):
        if hand != sorted(hand) or len(hand) > HAND:
            found.append(f"hand p{seat + 1}: at most six cards, sorted.")
    if s.stack and s.stack[-1][0] == DRAW and len(s.hands[s.stack[-1][1]]) >= HAND:
        found.append(f"ask: p{s.stack[-1][1] + 1} holds six cards and draws none (KING-R04).")
    found += _pile_faults(s)
    if s.offers != centre_offers(s) or s.own_offers != [own_offers(s, seat) for seat in range(s.seats)]:
        found.append("offers: they follow from the creatures on the mines.")
    if (s.end >= 0) != s.over or (not s.deck) != s.over:
        found.append("end: the game is over exactly when the deck is empty.")
    return found


def _pile_faults(s: KingsState) -> list[str]:
    """Creatures on mines: fewer than capture or finish it, each covering the one below, of the right race."""
    found: list[str] = []
    for slot, (mine, pile) in enumerate(zip(s.centre, s.piles, strict=True)):
        if len(pile) >= DEFENCE[s.backs[mine]] or not _is_ladder(pile):
            found.append(f"c{slot + 1}: fewer creatures than its defence, each covering the one below.")
    for seat in range(s.seats):
        for slot, mine, crew in s.open_mines(seat):
            kind = s.backs[mine]
            own_race = [RACE_OF[card] == s.kings[seat] for card in crew]
            if len(crew) >= SIZE[kind] + FOREMAN[kind] or any(own_race) or not _is_ladder(crew):
                found.append(
                    f"p{seat + 1} o{slot + 1}: an unfinished crew of other races, each covering the one below."
                )
    return found


def _is_ladder(pile: Pile) -> bool:
    return all(covers(card, below) for below, card in pairwise(pile))


def _card_faults(s: KingsState) -> list[str]:
    times = [0] * len(CARDS)
    for card in all_cards(s):
        times[card] += 1
    return [f"{CARDS[card].id} is on the table {n} times." for card, n in enumerate(times) if n != 1]


def all_cards(s: KingsState) -> list[int]:
    """Every card on the table, zone by zone."""
    found = s.deck + s.centre + s.discard
    for pile in (*s.piles, *s.camp):
        found += pile
    for seat in range(s.seats):
        found += s.hands[seat] + s.developed[seat]
        for _, card, crew in s.open_mines(seat):
            found += (card, *crew)
    return found
