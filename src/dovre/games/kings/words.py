"""Answers as words for the one who sees the view."""

from __future__ import annotations

from collections.abc import Callable

from dovre.games.kings.actions import card_of, source_of
from dovre.games.kings.components import CARDS, MINES, RACES
from dovre.games.kings.view import KingsView
from dovre.kernel.action import Action
from dovre.kernel.game import Label


def _play(view: KingsView, action: Action) -> Label:
    """`Play Orc 4 on Opal Well (c2)`; only a card in hand can be meant."""
    card, target = card_of(action), action.parts[1]
    if view.seat is None or card not in [held.face for held in view.hands[view.seat]]:
        return None
    creature = CARDS[card]
    for works in (*view.centre, *view.mines[view.seat]):
        if works.target == target:
            mine = MINES[works.mine].id
            return "play", {"race": RACES[creature.race], "strength": creature.strength, "mine": mine, "target": target}
    return None


def _draw(view: KingsView, action: Action) -> Label:
    source = source_of(action)
    if source == 0:
        return ("draw.deck", {"mine": MINES[view.top.mine].id}) if view.top else None
    pile = view.camp[source - 1]
    if not pile:
        return None
    top = CARDS[pile[-1]]
    return "draw", {"race": RACES[top.race], "strength": top.strength}


LABELS: dict[str, Callable[[KingsView, Action], Label]] = {"play": _play, "draw": _draw}
