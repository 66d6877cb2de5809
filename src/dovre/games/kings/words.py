"""Answers as words for the one who sees the view."""

from __future__ import annotations

from dovre.games.kings.actions import card_of, source_of
from dovre.games.kings.components import CARDS, MINES, RACES
from dovre.games.kings.view import KingsView
from dovre.kernel.action import Action
from dovre.kernel.texts import Texts


def label(view: KingsView, action: Action, texts: Texts) -> str:
    """`Play Orc 4 on Opal Well (c2)`."""
    if action.verb == "draw":
        return _draw_label(view, action, texts)
    creature = CARDS[card_of(action)]
    works = [*view.centre, *(view.mines[view.seat] if view.seat is not None else ())]
    mine = next((MINES[one.mine].id for one in works if one.target == action.parts[1]), None)
    if mine is None:
        return action.token
    parts = {"race": RACES[creature.race], "strength": creature.strength, "mine": mine, "target": action.parts[1]}
    return texts.say("action.play", **parts)


def _draw_label(view: KingsView, action: Action, texts: Texts) -> str:
    source = source_of(action)
    if source == 0:
        return texts.say("action.draw.deck", mine=MINES[view.top.mine].id) if view.top else action.token
    pile = view.camp[source - 1]
    if not pile:
        return action.token
    top = CARDS[pile[-1]]
    return texts.say("action.draw", race=RACES[top.race], strength=top.strength)
