"""Determinization: a full table that the viewer could believe, drawn fairly among all that fit the view."""

from __future__ import annotations

from collections import Counter

from dovre.games.towers.box import EVENT_PILE, SPELL_COLOURS, pool_has
from dovre.games.towers.components import (
    BOSS,
    BOX,
    CARD_QUEST,
    EVENTS,
    EXTENSIONS,
    KIND,
    LEVELS,
    N_CARDS,
    NONE,
    NOTHING_EVENT,
    PATH_TILES,
    QUEST_CARDS,
    SPELLS,
    own_tokens,
)
from dovre.games.towers.derive import derive, elsewhere
from dovre.games.towers.state import TowersState
from dovre.games.towers.view import TowersView, laying
from dovre.kernel.belief import begin
from dovre.kernel.game import Game
from dovre.kernel.rng import Rng

BELOW_BOSS = 2
TRIES = 1_000  # a hand that must have been playable is dealt anew


def determinize(game: Game[TowersState, TowersView], v: TowersView, rng: Rng) -> TowersState:
    """Hands, piles and spells that the viewer does not know are dealt anew."""
    s: TowersState = begin(game, v, rng)
    s.played = NONE if v.played == NONE else QUEST_CARDS[v.played][0]
    s.market = [NONE if quest == NONE else QUEST_CARDS[quest][0] for quest in v.market]
    s.discard = tuple([QUEST_CARDS[quest][0] for quest in v.discard])
    _deal_creatures(s, v, rng)
    _deal_tiles(s, v, rng)
    _deal_events(s, v, rng)
    _deal_spells(s, v, rng)
    for _ in range(TRIES):
        _deal_cards(s, v, rng)
        derive(s)
        if all(s.legal(seat) for seat in s.waiting):
            return s
    raise ValueError("no hand can be played")


def _deal_cards(s: TowersState, v: TowersView, rng: Rng) -> None:
    shown = Counter([*v.market, *v.discard, v.played])
    for hand in v.hands:
        shown.update([quest for quest in hand if quest is not None])
    pool = []
    for card in range(N_CARDS):
        if shown[CARD_QUEST[card]] > 0:
            shown[CARD_QUEST[card]] -= 1
        else:
            pool.append(card)
    rng.shuffle(pool)
    s.hands = [
        tuple(sorted([pool.pop() if quest is None else QUEST_CARDS[quest][0] for quest in hand])) for hand in v.hands
    ]
    s.deck = tuple(pool)


def _deal_creatures(s: TowersState, v: TowersView, rng: Rng) -> None:
    """The top is known, and that the boss is the third from below. [TOWR-S26]"""
    out = elsewhere(s)
    for seat in range(v.seats):
        kinds = [KIND[token] for token in own_tokens(seat) if not out >> token & 1]
        if not kinds:
            continue
        kinds.remove(v.tops[seat])
        boss = BOSS in kinds
        rest = rng.shuffled(kind for kind in kinds if kind != BOSS)
        if boss:
            rest.insert(BELOW_BOSS, BOSS)
        s.piles[seat] = tuple([_token(kind) for kind in (*rest, v.tops[seat])])


def _token(kind: int) -> int:
    return KIND.index(kind)


def _deal_tiles(s: TowersState, v: TowersView, rng: Rng) -> None:
    actor, drawn = laying(s)
    used = {lay // 16 for laid in v.laid for lay in laid} | {drawn, *v.aside}
    s.extension = tuple(rng.shuffled(tile for tile in EXTENSIONS if tile not in used))
    for seat in range(v.seats):
        out = {lay // 16 for lay in v.laid[seat]} | ({drawn, *v.aside} if seat == actor else set())
        s.tiles[seat] = tuple(rng.shuffled(tile for tile in PATH_TILES if tile not in out))


def _deal_events(s: TowersState, v: TowersView, rng: Rng) -> None:
    """So many of the others as the level has, less those that came. [TOWR-S06..TOWR-S10]"""
    seen = [*v.resolved, *([v.event] if v.event != NONE else [])]
    nothings = BOX.nothings[LEVELS.index(s.level)]
    left = nothings - seen.count(NOTHING_EVENT)
    pool = rng.shuffled(
        kind for kind in range(1, len(EVENTS)) if kind not in seen and pool_has(EVENTS[kind], s.level, s.alone, s.intro)
    )
    others = pool[: EVENT_PILE - len(seen) - left]
    s.events = tuple(rng.shuffled([*[NOTHING_EVENT] * left, *others]))
    unused = [kind for kind in range(1, len(EVENTS)) if kind not in seen and kind not in others]
    s.spare = (*[NOTHING_EVENT] * (EVENTS[NOTHING_EVENT].copies - nothings), *unused)


def _deal_spells(s: TowersState, v: TowersView, rng: Rng) -> None:
    """One of each colour that has not come, in any order. [TOWR-L05]"""
    if v.seats > 1:
        return
    known = {SPELLS[spell].color for spell in v.spells}
    rest = [
        rng.choice([number for number, spell in enumerate(SPELLS) if spell.color == color])
        for color in SPELL_COLOURS
        if color not in known
    ]
    s.spells = (*v.spells, *rng.shuffled(rest))
