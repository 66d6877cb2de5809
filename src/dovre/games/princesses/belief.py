"""Determinization: a full table that the viewer could believe, drawn fairly among all that fit the view."""

from __future__ import annotations

from dovre.games.princesses.box import BACKS
from dovre.games.princesses.components import FOUR_CARDS, FOUR_TILES, N_CARDS, N_ROUNDS, N_ROYALS, N_TILES, ROUNDS
from dovre.games.princesses.geometry import PLACES
from dovre.games.princesses.rules.setup import in_play
from dovre.games.princesses.state import PrincessesState
from dovre.games.princesses.view import PrincessesView
from dovre.kernel.belief import begin
from dovre.kernel.game import Game
from dovre.kernel.rng import Rng


def determinize(game: Game[PrincessesState, PrincessesView], v: PrincessesView, rng: Rng) -> PrincessesState:
    """Decks and the round cards that the viewer does not know are dealt anew."""
    s: PrincessesState = begin(game, v, rng)
    _shuffle_decks(s, v, rng)
    _deal_rounds(s, v, rng)
    return s


def _shuffle_decks(s: PrincessesState, v: PrincessesView, rng: Rng) -> None:
    laid = {number // PLACES for network in v.network for number in network}
    tiles = laid | {*v.tile_row, *v.tile_discard}
    s.tile_deck = tuple(rng.shuffled(n for n in in_play(v.seats, N_TILES, FOUR_TILES) if n not in tiles))
    royals = {tile - N_TILES for tile in laid} | {*v.royal_row}
    s.royal_deck = tuple(rng.shuffled(n for n in range(N_ROYALS) if n not in royals))
    cards = {card for own in v.cards for card in own} | {*v.card_row, *v.card_discard}
    s.card_deck = tuple(rng.shuffled(n for n in in_play(v.seats, N_CARDS, FOUR_CARDS) if n not in cards))


def _deal_rounds(s: PrincessesState, v: PrincessesView, rng: Rng) -> None:
    """A card of the right back for each that is not known; what is left has left the game."""
    seen = {card for cards in (*v.hands, *v.played) for card in cards}
    pools = [
        rng.shuffled(
            n for n in range(N_ROUNDS) if n not in seen and ROUNDS[n].back == back and ROUNDS[n].village < v.seats
        )
        for back in range(len(BACKS))
    ]
    for seat in range(v.seats):
        if seat != v.seat:
            s.hands[seat] = tuple([pools[back].pop() for back in v.hand_backs[seat]])
        else:
            s.hands[seat] = tuple([card for card in v.hands[seat] if card is not None])
        s.decks[seat] = tuple([pools[back].pop() for back in v.deck_backs[seat]])
