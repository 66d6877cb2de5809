"""Who sees what: one table of zones, and the views made from it.

A card has two sides and no neutral back: what is hidden is always the other side. In a hand the creature is its
holder's secret and the mine is everybody's; on the deck and on mines it is the creature that nobody sees.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Any, NamedTuple

from dovre.games.kings.actions import TARGETS
from dovre.games.kings.components import CARDS, CENTRE, MINES, RACES
from dovre.games.kings.scoring import developed_line, unfinished_line
from dovre.games.kings.state import KingsState, Pile
from dovre.kernel.scores import ScoreLine
from dovre.kernel.view import View, once, view_base
from dovre.kernel.zones import ALL, NOBODY, Zone, only


def zones(s: KingsState) -> list[Zone]:
    """Where each card lies and who sees its creature (face) and its mine (back)."""
    found = [
        Zone("deck", tuple(s.deck[:-1]), face=NOBODY, back=NOBODY),
        Zone("top", tuple(s.deck[-1:]), face=NOBODY, back=ALL),
        Zone("centre", tuple(s.centre), face=NOBODY, back=ALL),
        Zone("piles", tuple([card for pile in s.piles for card in pile])),
        Zone("camp", tuple([card for pile in s.camp for card in pile])),
        Zone("discard", tuple(s.discard)),  # KING-D17
    ]
    for seat in range(s.seats):
        own = s.open_mines(seat)
        found += [
            *hand_zones(s, seat),
            developed_zone(s, seat),
            Zone("mines", tuple([card for _, card, _ in own]), face=NOBODY, back=ALL, owner=seat),
            Zone("crews", tuple([card for _, _, crew in own for card in crew]), owner=seat),
        ]
    return found


def hand_zones(s: KingsState, seat: int) -> tuple[Zone, Zone]:
    """What was taken from the camp before all eyes, and the rest, which is shown at the end. [KING-E11]"""
    known = tuple([card for card in s.hands[seat] if s.seen >> card & 1])
    secret = tuple([card for card in s.hands[seat] if not s.seen >> card & 1])
    return (
        Zone("known", known, face=ALL, back=ALL, owner=seat),
        Zone("hand", secret, face=ALL if s.over else only(seat), back=ALL, owner=seat),
    )


def developed_zone(s: KingsState, seat: int) -> Zone:
    """The owner alone may check them before the end. [KING-D16, KING-E10]"""
    back = ALL if s.over else only(seat)
    return Zone("developed", tuple(s.developed[seat]), face=NOBODY, back=back, owner=seat)


class Held(NamedTuple):
    """A card in a hand, or on top of the deck: its mine is public, its face may be unknown (None)."""

    handle: int
    mine: int
    face: int | None = None
    known: bool = False  # everybody knows the face

    def to_data(self) -> dict[str, Any]:
        face = None if self.face is None else CARDS[self.face].id
        return {"handle": self.handle, "mine": MINES[self.mine].id, "face": face, "known": self.known}


class Works(NamedTuple):
    """A mine on the table with the creatures on it, first played first; `target` names it in answers."""

    target: str
    handle: int
    mine: int
    creatures: Pile

    def to_data(self) -> dict[str, Any]:
        return {
            "target": self.target,
            "handle": self.handle,
            "mine": MINES[self.mine].id,
            "creatures": [CARDS[card].id for card in self.creatures],
        }


@dataclass(frozen=True, slots=True, kw_only=True, repr=False)
class KingsView(View):
    """Faces are card numbers, mines kind numbers, as in `components`."""

    turn: int
    kings: tuple[int, ...]
    deck: int  # cards left
    top: Held | None
    centre: tuple[Works, ...]
    camp: tuple[Pile, ...]  # by race, the last card is the top
    hands: tuple[tuple[Held, ...], ...]
    mines: tuple[tuple[Works, ...], ...]
    developed_count: tuple[int, ...]
    developed: tuple[tuple[int, ...] | None, ...]  # kinds under the king; None where one may not look
    discard: Pile
    end: str | None

    def to_data(self) -> dict[str, Any]:
        def ids(pile: Pile) -> list[str]:
            return [CARDS[card].id for card in pile]

        return {
            **self.base_data(),
            "turn": self.turn,
            "kings": [RACES[race] for race in self.kings],
            "deck": self.deck,
            "top": None if self.top is None else self.top.to_data(),
            "centre": [works.to_data() for works in self.centre],
            "camp": {RACES[race]: ids(pile) for race, pile in enumerate(self.camp)},
            "hands": [[held.to_data() for held in hand] for hand in self.hands],
            "mines": [[works.to_data() for works in mines] for mines in self.mines],
            "developed_count": list(self.developed_count),
            "developed": [None if kinds is None else [MINES[k].id for k in kinds] for kinds in self.developed],
            "discard": ids(self.discard),
            "end": self.end,
        }


def view(s: KingsState, seat: int | None) -> KingsView:
    """What that seat may know: the other sides are simply not put in."""
    hands, developed = [], []
    for owner, (known, rest, under) in enumerate(once(_private_zones, s)):
        hands.append(once(_hand, s, owner, known.shows_face(seat), rest.shows_face(seat)))
        developed.append(once(_kinds, s, owner) if under.shows_back(seat) else None)
    return KingsView(
        **view_base(s, seat, _sheet(s, developed)),
        **once(_open_part, s),
        hands=tuple(hands),
        developed=tuple(developed),
    )


def _private_zones(s: KingsState) -> list[tuple[Zone, Zone, Zone]]:
    """By seat: the zones of which not everybody sees both sides."""
    return [(*once(hand_zones, s, seat), developed_zone(s, seat)) for seat in range(s.seats)]


def _open_part(s: KingsState) -> dict[str, Any]:
    """What everybody may know beside the open fields."""
    return {
        "deck": len(s.deck),
        "top": held(s.handles[s.deck[-1]], s.backs[s.deck[-1]], None, False) if s.deck else None,
        "centre": tuple(
            [works(TARGETS[slot], s.handles[card], s.backs[card], s.piles[slot]) for slot, card in enumerate(s.centre)]
        ),
        "mines": tuple(
            [
                tuple(
                    [
                        works(TARGETS[CENTRE + slot], s.handles[card], s.backs[card], crew)
                        for slot, card, crew in s.open_mines(owner)
                    ]
                )
                for owner in range(s.seats)
            ]
        ),
        "developed_count": tuple([len(developed) for developed in s.developed]),
        "end": s.end_reason,
    }


def _kinds(s: KingsState, owner: int) -> tuple[int, ...]:
    """The kinds of the mines under a king."""
    return tuple(sorted([s.backs[card] for card in s.developed[owner]]))


def _hand(s: KingsState, owner: int, sees_known: bool, sees_rest: bool) -> tuple[Held, ...]:
    """By face for those who see all faces, else by handle: a hand sorted by face would tell its order to the others."""
    hand: list[Held] = []
    hidden = False
    for zone, shown in zip(once(hand_zones, s, owner), (sees_known, sees_rest), strict=True):
        known = zone.name == "known" or s.over
        hidden = hidden or bool(zone.components and not shown)
        for card in zone.components:
            hand.append(held(s.handles[card], s.backs[card], card if shown else None, known))
    hand.sort(key=_handle if hidden else _face)
    return tuple(hand)


def _handle(held: Held) -> int:
    return held.handle


def _face(held: Held) -> int:
    return held.face or 0


# most of a table is as it was a moment ago, and several look at it
held = lru_cache(maxsize=4096)(Held)
works = lru_cache(maxsize=4096)(Works)


def _sheet(s: KingsState, developed: Sequence[tuple[int, ...] | None]) -> Iterator[ScoreLine]:
    """The lines this seat can vouch for: all penalties, and the gains it may check."""
    for seat, unfinished in enumerate(once(_unfinished, s)):
        for kind in developed[seat] or ():
            yield developed_line(seat, kind)
        yield from unfinished


def _unfinished(s: KingsState) -> list[list[ScoreLine]]:
    """By seat: the penalties."""
    return [[unfinished_line(seat, s.backs[card]) for _, card, _ in s.open_mines(seat)] for seat in range(s.seats)]
