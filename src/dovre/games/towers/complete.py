"""What a position leaves unsaid, filled in as the rules would have it."""

from __future__ import annotations

from collections.abc import Set

from dovre.games.towers.components import (
    BOSS,
    CARD_QUEST,
    EXTENSIONS,
    FIRST,
    KIND,
    N_CARDS,
    NONE,
    PATH_TILES,
    own_tokens,
)
from dovre.games.towers.derive import elsewhere
from dovre.games.towers.frames import bottom
from dovre.games.towers.state import TowersState
from dovre.games.towers.view import laying

BELOW_BOSS = 2


def complete(s: TowersState, said: Set[str]) -> None:
    """Piles hold what lies nowhere else; outside the Night nothing of it is left."""
    if bottom(s) != "night":
        _end_night(s, said)
    for seat in range(s.seats):
        if f"pile p{seat + 1}" not in said:
            _complete_pile(s, seat)
        if f"tiles p{seat + 1}" not in said:
            _complete_tiles(s, seat)
    if "extension" not in said:
        used = {lay // 16 for laid in s.laid for lay in laid} | {laying(s)[1], *s.aside}
        s.extension = _kept(s.extension, [tile for tile in EXTENSIONS if tile not in used])
    if "deck" not in said:
        _complete_deck(s)


def _end_night(s: TowersState, said: Set[str]) -> None:
    for seat in range(s.seats):
        if f"night p{seat + 1}" not in said:
            s.night[seat] = s.horde[seat] = s.due[seat] = s.left[seat] = s.leaving[seat] = 0
            s.mover[seat] = NONE


def _kept(row: tuple[int, ...], wanted: list[int]) -> tuple[int, ...]:
    """The order of a row, without what is not wanted and with what is missing on top."""
    left = list(wanted)
    found = []
    for number in row:
        if number in left:
            left.remove(number)
            found.append(number)
    return (*found, *left)


def _complete_pile(s: TowersState, seat: int) -> None:
    """[TOWR-S26]"""
    out = elsewhere(s)
    kinds = [KIND[token] for token in own_tokens(seat) if not out >> token & 1]
    order = [kind for kind in _kept(tuple([KIND[token] for token in s.piles[seat]]), kinds) if kind != BOSS]
    if BOSS in kinds:
        order.insert(BELOW_BOSS, BOSS)
    s.piles[seat] = tuple([FIRST[kind] for kind in order])


def _complete_tiles(s: TowersState, seat: int) -> None:
    actor, drawn = laying(s)
    out = {lay // 16 for lay in s.laid[seat]} | ({drawn, *s.aside} if actor == seat else set())
    s.tiles[seat] = _kept(s.tiles[seat], [tile for tile in PATH_TILES if tile not in out])


def _complete_deck(s: TowersState) -> None:
    """Kinds that lie in hands, market and discard are not in the pile."""
    left = [CARD_QUEST[card] for card in range(N_CARDS)]
    for card in (*s.market, s.played, *s.discard, *[card for hand in s.hands for card in hand]):
        if card != NONE and CARD_QUEST[card] in left:
            left.remove(CARD_QUEST[card])
    order = _kept(tuple([CARD_QUEST[card] for card in s.deck]), left)
    s.deck = tuple([CARD_QUEST.index(kind) for kind in order])
