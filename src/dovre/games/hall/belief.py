"""Determinization: a full table that the viewer could believe, drawn fairly among all that fit the view."""

from __future__ import annotations

from dovre.games.hall.components import (
    BENEFITS,
    LEVEL,
    LEVELS,
    N_STARTS,
    N_TROLLS,
    PACK,
    SPELLS,
    TRACK,
    start_card,
)
from dovre.games.hall.derive import derive
from dovre.games.hall.state import NONE, HallState
from dovre.games.hall.view import HallView
from dovre.kernel.belief import begin
from dovre.kernel.game import Game
from dovre.kernel.rng import Rng


def determinize(game: Game[HallState, HallView], v: HallView, rng: Rng) -> HallState:
    """Deck orders, draft hands of others and covered tokens are dealt anew; the rest is as it is seen."""
    s: HallState = begin(game, v, rng)
    _seat_parts(s, v)
    _deal_decks(s, v, rng)
    _deal_drafts(s, v, rng)
    _deal_tokens(s, v, rng)
    derive(s)
    return s


def _seat_parts(s: HallState, v: HallView) -> None:
    for seat, player in enumerate(v.players):
        s.portals[seat] = player.portal
        s.crowned[seat] = player.crowned
        s.dug[seat * len(player.dug) : (seat + 1) * len(player.dug)] = player.dug
        for slot, troll in enumerate(player.pack):
            if troll is not None:
                s.packs[seat * PACK + slot], s.loads[seat * PACK + slot] = troll.card, troll.load
        if s.stocks_of[seat] not in s.stocks_of[:seat]:
            own = s.stocks_of[seat]
            s.stock[own * len(player.stock) : (own + 1) * len(player.stock)] = player.stock
            wide = len(player.pedestals)
            s.stock_pedestals[own * wide : (own + 1) * wide] = player.pedestals


def _deal_decks(s: HallState, v: HallView, rng: Rng) -> None:
    """Cards nobody has seen, above those everybody saw go to the bottom."""
    arriving = {frame[2] for frame in v.frames if frame[0] == "join"}
    seen = {*v.horde, *s.packs, *arriving, *(card for bottom in v.bottoms[:LEVELS] for card in bottom)}
    for level in range(LEVELS):
        unseen = [card for card in range(N_TROLLS) if LEVEL[card] == level + 1 and card not in seen]
        s.decks[level] = [*v.bottoms[level], *rng.shuffled(unseen)]
        s.known[level] = len(v.bottoms[level])
    spells = {*v.grimoire, *v.bottoms[LEVELS]}
    s.spell_deck = [*v.bottoms[LEVELS], *rng.shuffled(spell for spell in range(len(SPELLS)) if spell not in spells)]
    s.known[LEVELS] = len(v.bottoms[LEVELS])


def _deal_drafts(s: HallState, v: HallView, rng: Rng) -> None:
    """Each seat has the same six: those not placed are known, not which of them is in hand. [HALL-S17]"""
    for seat, player in enumerate(v.players):
        known = player.shown or player.hand or ()
        placed = s.packs[seat * PACK : (seat + 1) * PACK]
        cards = (start_card(seat, n) for n in range(N_STARTS))
        s.drafts[seat] = (*known, *rng.shuffled(card for card in cards if card not in placed and card not in known))


def _deal_tokens(s: HallState, v: HallView, rng: Rng) -> None:
    """Values one may not look at are those that lie nowhere else. [DEC-33]"""
    values: list[int | None] = list(v.track)
    for seat, player in enumerate(v.players):
        for place, honor in player.tokens:
            s.takers[place] = seat
            values[place] = honor
    left: list[int] = list(range(len(BENEFITS)))
    tokens: list[int] = [NONE] * TRACK
    for place, value in enumerate(values):
        if value is not None:
            tokens[place] = next(token for token in left if BENEFITS[token] == value)
            left.remove(tokens[place])
    rng.shuffle(left)
    s.benefits = tuple(token if token != NONE else left.pop() for token in tokens)
