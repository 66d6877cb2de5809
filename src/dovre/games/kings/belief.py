"""Determinization: a full table that the viewer could believe, drawn fairly among all that fit the view."""

from __future__ import annotations

from collections.abc import Callable

from dovre.games.kings.actions import TARGETS
from dovre.games.kings.components import CARDS, CENTRE, COPIES, ENDS, MINES, PRINTED
from dovre.games.kings.rules.offers import refit
from dovre.games.kings.state import NO_MINE, KingsState
from dovre.games.kings.view import Held, KingsView, Works
from dovre.kernel.belief import begin
from dovre.kernel.game import Game
from dovre.kernel.rng import Rng

Place = tuple[
    int | None, int | None, Callable[[int], None]
]  # mine kind and handle if seen, and how to put a card there


def determinize(game: Game[KingsState, KingsView], v: KingsView, rng: Rng) -> KingsState:
    """Faces nobody showed are dealt to the places that hold one; so are the backs, unless the pairing is printed."""
    s: KingsState = begin(game, v, rng)
    _lay_out(s, v)
    sides = _Sides()
    _place_faces(s, v, sides)
    places = _hidden_places(s, v)
    if dict(v.options)["pairing"] == "printed":
        _deal_printed(places, sides, rng)
    else:
        _deal_random(places, sides, rng)
    s.backs = bytes(sides.backs_for_all(rng))
    refit(s)
    s.handles = bytes(sides.handles_for_all(rng))
    for hand in s.hands:
        hand.sort()
    return s


class _Sides:
    """What is settled so far of each card: its back and its handle, None while open."""

    def __init__(self) -> None:
        self.used: set[int] = set()
        self.backs: list[int | None] = [None] * len(CARDS)
        self.handles: list[int | None] = [None] * len(CARDS)

    def settle(self, card: int, back: int | None, handle: int | None) -> None:
        self.used.add(card)
        self.backs[card] = back
        self.handles[card] = handle

    def open_faces(self) -> list[int]:
        return [card for card in range(len(CARDS)) if card not in self.used]

    def backs_for_all(self, rng: Rng) -> list[int]:
        left = [kind for kind in range(len(MINES)) for _ in range(COPIES)]
        for back in self.backs:
            if back is not None:
                left.remove(back)
        rng.shuffle(left)
        return [back if back is not None else left.pop() for back in self.backs]

    def handles_for_all(self, rng: Rng) -> list[int]:
        taken = {handle for handle in self.handles if handle is not None}
        left = rng.shuffled(handle for handle in range(len(CARDS)) if handle not in taken)
        return [handle if handle is not None else left.pop() for handle in self.handles]


def _lay_out(s: KingsState, v: KingsView) -> None:
    """The places of the table, with the creatures that lie open on them."""
    s.deck = []
    s.centre = [NO_MINE] * CENTRE
    s.piles = [works.creatures for works in v.centre]
    s.hands = [[] for _ in range(v.seats)]
    s.mines = []
    s.crews = []
    for mines in v.mines:
        slots = 1 + max((_slot(works) for works in mines), default=-1)
        s.mines.append([NO_MINE] * slots)
        s.crews.append([()] * slots)
        for works in mines:
            s.crews[-1][_slot(works)] = works.creatures
    s.developed = [[] for _ in range(v.seats)]
    s.seen = 0
    s.end = ENDS.index(v.end) if v.end is not None else -1


def _slot(works: Works) -> int:
    return TARGETS.index(works.target) - CENTRE


def _place_faces(s: KingsState, v: KingsView, sides: _Sides) -> None:
    """Cards whose creature the viewer sees. A creature on the table no longer shows its back."""
    shown = [card for pile in s.piles for card in pile] + [card for pile in s.camp for card in pile] + s.discard
    shown += [card for crews in s.crews for crew in crews for card in crew]
    printed = dict(v.options)["pairing"] == "printed"
    for card in shown:
        sides.settle(card, PRINTED[card] if printed else None, None)
        s.seen |= 1 << card
    for seat, hand in enumerate(v.hands):
        for held in hand:
            if held.face is not None:
                s.hands[seat].append(held.face)
                sides.settle(held.face, held.mine, held.handle)
                if held.known:
                    s.seen |= 1 << held.face


def _hidden_places(s: KingsState, v: KingsView) -> list[Place]:
    """Every place that holds a card whose creature the viewer does not see, deck from bottom to top."""
    places: list[Place] = [(None, None, s.deck.append)] * max(0, v.deck - 1)
    if v.top is not None:
        places.append((v.top.mine, v.top.handle, s.deck.append))
    for slot, works in enumerate(v.centre):
        places.append((works.mine, works.handle, _putter(s.centre, slot)))
    for seat in range(v.seats):
        for works in v.mines[seat]:
            places.append((works.mine, works.handle, _putter(s.mines[seat], _slot(works))))
        kinds: tuple[int | None, ...] = v.developed[seat] or (None,) * v.developed_count[seat]
        places += [(kind, None, s.developed[seat].append) for kind in kinds]
        hidden: list[Held] = [held for held in v.hands[seat] if held.face is None]
        places += [(held.mine, held.handle, s.hands[seat].append) for held in hidden]
    return places


def _putter(zone: list[int], slot: int) -> Callable[[int], None]:
    def put(card: int) -> None:
        zone[slot] = card

    return put


def _deal_random(places: list[Place], sides: _Sides, rng: Rng) -> None:
    """A back tells nothing of its face: any open face may lie in any place. [KING-S12]"""
    faces = rng.shuffled(sides.open_faces())
    for mine, handle, put in places:
        card = faces.pop()
        put(card)
        sides.settle(card, mine, handle)


def _deal_printed(places: list[Place], sides: _Sides, rng: Rng) -> None:
    """A back leaves only the faces of its kind that are still open; the rest goes where no side is seen."""
    faces = rng.shuffled(sides.open_faces())
    by_kind: dict[int, list[int]] = {}
    for card in faces:
        by_kind.setdefault(PRINTED[card], []).append(card)
    dealt = [by_kind[mine].pop() if mine is not None else None for mine, _, _ in places]
    rest = rng.shuffled(card for cards in by_kind.values() for card in cards)
    for (_, handle, put), found in zip(places, dealt, strict=True):
        chosen = found if found is not None else rest.pop()
        put(chosen)
        sides.settle(chosen, PRINTED[chosen], handle)
