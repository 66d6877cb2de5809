"""The view of `kings` as numbers, for programs that learn. Cards and mines are counted as in `components`."""

from __future__ import annotations

from dovre.games.kings.components import CARDS, CENTRE, HAND, MINES, RACES
from dovre.games.kings.view import KingsView, Works
from dovre.kernel.observation import Both, Counts, Each, Number, Observation, OneOf, seats, table

OWN_TOLD = 10  # own mines are told by their slot, up to this one: hardly anybody has more
MINE = OneOf(len(MINES))
CREATURES = Counts(len(CARDS), 1)
WORKS = Both(mine=MINE, creatures=CREATURES)


def own_mines(view: KingsView) -> list[list[Works | None]]:
    """The captured mines of each seat, by slot."""
    found: list[list[Works | None]] = [[None] * OWN_TOLD for _ in range(view.seats)]
    for seat, mines in enumerate(view.mines):
        for works in mines:
            slot = int(works.target[1:]) - 1
            if slot < OWN_TOLD:
                found[seat][slot] = works
    return found


OBSERVATION = Observation(
    table("turn", Number(100)),
    table("deck", Number(len(CARDS))),
    table("top", MINE, lambda view: None if view.top is None else view.top.mine),
    table("centre", Each(CENTRE, WORKS)),
    table("camp", CREATURES, lambda view: [card for pile in view.camp for card in pile]),
    table(
        "camp_tops",
        Each(len(RACES), OneOf(len(CARDS))),
        lambda view: [pile[-1] if pile else None for pile in view.camp],
    ),
    table("discard", CREATURES),
    seats("kings", OneOf(len(RACES))),
    seats("hands", CREATURES, lambda view: [[held.face for held in hand] for hand in view.hands]),
    seats("hand_mines", Counts(len(MINES), HAND), lambda view: [[held.mine for held in hand] for hand in view.hands]),
    seats("mines", Each(OWN_TOLD, WORKS), own_mines),
    seats("developed_count", Number(10)),
    seats("developed", Counts(len(MINES))),
    left_out={"end": "known only when nobody is asked any more"},
)
