"""What happens at the table, as facts. Only what a seat may see is in the part it gets."""

from __future__ import annotations

from dovre.games.kings.actions import TARGETS
from dovre.games.kings.components import CARDS, CENTRE, MINES, RACE_OF, RACES
from dovre.games.kings.state import KingsState, Pile
from dovre.kernel.events import Event


def _face(card: int) -> tuple[tuple[str, object], ...]:
    creature = CARDS[card]
    return (
        ("card", creature.id),
        ("race", RACES[creature.race]),
        ("strength", creature.strength),
        ("creature", f"{RACES[creature.race]}{creature.strength}"),
    )


def _held(s: KingsState, card: int) -> tuple[tuple[str, object], ...]:
    """A card by its opaque name and the mine on its back."""
    return (("handle", s.handles[card]), ("mine", MINES[s.backs[card]].id))


def _ids(pile: Pile) -> tuple[str, ...]:
    return tuple(CARDS[card].id for card in pile)


def played(s: KingsState, seat: int, card: int, target: int) -> None:
    mine = s.centre[target] if target < CENTRE else s.mines[seat][target - CENTRE]
    s.emit(
        Event(
            "played" if target < CENTRE else "worked",
            (
                ("seat", seat),
                ("handle", s.handles[card]),
                *_face(card),
                ("target", TARGETS[target]),
                ("mine", MINES[s.backs[mine]].id),
            ),
        )
    )


def captured(s: KingsState, seat: int, owner: int, mine: int, slot: int, pile: Pile) -> None:
    parts = (("seat", owner), ("by", seat), ("target", TARGETS[slot]), *_held(s, mine))
    own = TARGETS[CENTRE + s.mines[owner].index(mine)]
    race = RACES[RACE_OF[pile[-1]]]
    name = "captured" if owner == seat else "captured.for"
    s.emit(Event("camped", (("target", TARGETS[slot]), ("cards", _ids(pile)))))
    s.emit(Event(name, (*parts, ("own", own), ("race", race))))


def mine_opened(s: KingsState, slot: int) -> None:
    kind = MINES[s.backs[s.centre[slot]]].id
    s.emit(Event("opened", (("target", TARGETS[slot]), *_held(s, s.centre[slot])), outcome=kind))
    _next_top(s)


def developed(s: KingsState, seat: int, mine: int, slot: int, crew: Pile) -> None:
    parts = (("seat", seat), ("own", TARGETS[CENTRE + slot]), *_held(s, mine))
    s.emit(Event("developed", (*parts, ("value", MINES[s.backs[mine]].value), ("cards", _ids(crew)))))


def drawn_from_deck(s: KingsState, seat: int, card: int) -> None:
    """The holder learns the creature, the others saw the mine. [KING-R05]"""
    known = (("seat", seat), *_held(s, card))
    s.emit(
        Event(
            "drawn",
            (*known, *_face(card)),
            audience=(seat,),
            twin=Event("drawn.hidden", known),
            outcome=CARDS[card].id,
        )
    )
    _next_top(s)


def drawn_from_camp(s: KingsState, seat: int, card: int) -> None:
    s.emit(Event("taken", (("seat", seat), *_held(s, card), *_face(card))))


def hand_replaced(s: KingsState, seat: int, shown: Pile) -> None:
    """Everybody sees the old hand; the new one shows its backs, and its faces to the holder. [KING-T14]"""
    hand = s.hands[seat]
    shape = (("seat", seat), ("cards", _ids(shown)), ("n", len(hand)))
    backs = tuple(sorted((s.handles[card], MINES[s.backs[card]].id) for card in hand))
    s.emit(
        Event(
            "replaced",
            (*shape, ("backs", backs), ("faces", _ids(tuple(hand)))),
            audience=(seat,),
            twin=Event("replaced.hidden", (*shape, ("backs", backs))),
            outcome="+".join(_ids(tuple(hand))),
        )
    )
    if s.deck:
        _next_top(s)


def ended(s: KingsState) -> None:
    hands = tuple(_ids(tuple(hand)) for hand in s.hands)
    under = tuple(tuple(sorted(MINES[s.backs[card]].id for card in cards)) for cards in s.developed)
    winners = s.winners
    s.emit(Event("shown", (("hands", hands), ("developed", under))))
    s.emit(
        Event(
            "ended" if len(winners) == 1 else "ended.shared",
            (("reason", s.end_reason), ("winners", winners), ("score", s.scores[winners[0]])),
        )
    )


def _next_top(s: KingsState) -> None:
    """The mine of the new top card comes to light for everybody."""
    if s.deck:
        s.emit(Event("top", (*_held(s, s.deck[-1]), ("count", len(s.deck)))))


# the pieces each event moves, as the board names them
_CAPTURED = ("mine:{target}", "mine:{seat}.{own}", "back:h{handle}")
MOVES = {
    "played": ("card:{card}", "mine:{target}", "back:h{handle}"),
    "worked": ("card:{card}", "mine:{seat}.{target}", "back:h{handle}"),
    "camped": ("mine:{target}",),
    "captured": _CAPTURED,
    "captured.for": _CAPTURED,
    "opened": ("mine:{target}", "back:h{handle}"),
    "developed": ("mine:{seat}.{own}", "back:h{handle}"),
    "drawn": ("card:{card}", "back:h{handle}"),
    "drawn.hidden": ("back:h{handle}",),
    "taken": ("card:{card}", "back:h{handle}"),
    "top": ("back:h{handle}",),
}
