"""Setup (TOWR-S): piles, reserve, trophies, what each player has; then cities are chosen."""

from __future__ import annotations

from dovre.games.towers import events
from dovre.games.towers.actions import CITY as CITY_ACTIONS
from dovre.games.towers.box import EVENT_PILE, SPELL_COLOURS, pool_has
from dovre.games.towers.components import (
    BOSS,
    BOX,
    EVENTS,
    EXTENSIONS,
    FIXED,
    GUARDS,
    IN_PLAY,
    KIND,
    LEVELS,
    MARKET,
    N_CARDS,
    N_COLOURS,
    N_TOKENS,
    NOTHING_EVENT,
    PATH_TILES,
    SOLO,
    SPELLS,
    TROPHIES,
    own_tokens,
)
from dovre.games.towers.components import (
    CITIES as CITY_NAMES,
)
from dovre.games.towers.decisions import CITIES, CITY, DUSK, FLOW
from dovre.games.towers.path import START
from dovre.games.towers.rules.cards import draw_cards, refill_market
from dovre.games.towers.state import CARDS, NONE, SETUP, TILES, TowersState
from dovre.kernel.action import Action
from dovre.kernel.decision import Frame
from dovre.kernel.rng import Rng


def supply(seats: int) -> int:
    """Towers of each colour. [TOWR-S12, TOWR-L15]"""
    return SOLO.towers if seats == 1 else FIXED.towers[seats - 2]


def clear_table(s: TowersState) -> None:
    """Nothing but boards, and figures to begin with. [TOWR-S11, TOWR-S21..TOWR-S24, TOWR-S27]"""
    seats = s.seats
    s.city = [NONE] * seats
    s.crystals = [FIXED.crystals] * seats
    s.guards = [GUARDS] * seats
    s.damage = [0] * seats
    s.laid = [()] * seats
    s.way = [START] * seats
    s.banned = [0] * seats
    s.towers = [()] * seats
    s.reserve = [supply(seats)] * N_COLOURS
    s.fired = [0] * seats
    s.crowd = [0] * seats
    s.cell = [NONE] * N_TOKENS
    s.wounded = 0
    s.caught = [0] * seats
    s.inside = [0] * seats
    s.piles = [()] * seats
    s.markers = []
    s.night = [0] * seats
    s.horde = [0] * seats
    s.due = [0] * seats
    s.mover = [NONE] * seats
    s.left = [0] * seats
    s.leaving = [0] * seats
    s.sprung = [0] * seats
    s.tiles = [()] * seats
    s.extension = s.aside = ()
    s.deck = s.discard = ()
    s.market = [NONE] * MARKET
    s.played = NONE
    s.hands = [()] * seats
    s.events = s.spare = s.resolved = ()
    s.event = s.force = NONE
    s.trophies = ()
    s.held = []
    s.wrecks = [0] * seats
    s.spells = ()
    s.round = 1
    s.first = s.pawn = 0
    s.stack = []


def lay_table(s: TowersState) -> None:
    """The centre, then each player's area. [TOWR-S01..TOWR-S27, TOWR-L02..TOWR-L07]"""
    clear_table(s)
    chance = s.rng(SETUP)
    s.first = chance.below(s.seats)  # TOWR-S15
    s.deck = tuple(s.rng(CARDS).shuffled(range(N_CARDS)))  # TOWR-S02
    refill_market(s)  # TOWR-S03, TOWR-S04
    s.extension = tuple(s.rng(TILES).shuffled(EXTENSIONS))  # TOWR-S05
    choose_events(s, chance)
    if not s.alone and not s.intro:  # TOWR-S13, TOWR-Q01, TOWR-I01, TOWR-L03
        s.trophies = tuple(sorted(chance.shuffled(range(len(TROPHIES)))[:IN_PLAY]))
        s.held = [NONE] * IN_PLAY
    if s.alone:
        s.spells = deal_spells(chance)
    for seat in range(s.seats):
        s.piles[seat] = creature_pile(seat, chance)
        s.tiles[seat] = tuple(s.rng(TILES).shuffled(PATH_TILES))  # TOWR-S25
        draw_cards(s, seat, FIXED.cards)  # TOWR-S14
    if dict(s.options)["cities"] == "chosen":
        s.push((CITIES, s.first, 0))
        return
    s.city = chance.shuffled(range(len(CITY_NAMES)))[: s.seats]  # TOWR-S20
    s.push((DUSK, s.first, 0))


def choose_events(s: TowersState, chance: Rng) -> None:
    """Ten cards by level; the rest stays in the box, unseen. [TOWR-S06..TOWR-S10, TOWR-I07, TOWR-L06]"""
    nothings = BOX.nothings[LEVELS.index(s.level)]
    pool = [kind for kind in range(1, len(EVENTS)) if pool_has(EVENTS[kind], s.level, s.alone, s.intro)]
    others = chance.shuffled(pool)[: EVENT_PILE - nothings]
    s.events = tuple(chance.shuffled([*[NOTHING_EVENT] * nothings, *others]))
    left = EVENTS[NOTHING_EVENT].copies - nothings
    s.spare = (*[NOTHING_EVENT] * left, *[kind for kind in range(1, len(EVENTS)) if kind not in others])


def creature_pile(seat: int, chance: Rng) -> tuple[int, ...]:
    """Two monsters, the boss on these, the others on top; tokens of a kind are alike, the lowest comes first.

    [TOWR-S26]
    """
    tokens = own_tokens(seat)
    boss = next(token for token in tokens if KIND[token] == BOSS)
    kinds = chance.shuffled([KIND[token] for token in tokens if token != boss])
    below = len(kinds) - FIXED.above_boss
    return number_pile(seat, [*kinds[:below], BOSS, *kinds[below:]], tokens)


def number_pile(seat: int, kinds: list[int], tokens: list[int]) -> tuple[int, ...]:
    """Tokens for a pile of kinds, numbered from the top; ValueError if there are not as many of a kind."""
    left: dict[int, list[int]] = {}
    for token in tokens:
        left.setdefault(KIND[token], []).append(token)
    found = []
    for kind in reversed(kinds):
        if not left.get(kind):
            raise ValueError(f"pile: p{seat + 1} has as many of each creature as the box has.")
        found.append(left[kind].pop(0))
    if any(left.values()):
        raise ValueError(f"pile: creatures of p{seat + 1} are missing.")
    return tuple(reversed(found))


def deal_spells(chance: Rng) -> tuple[int, ...]:
    """One of each colour, mixed. [TOWR-L05]"""
    drawn = [
        chance.choice([number for number, spell in enumerate(SPELLS) if spell.color == color])
        for color in SPELL_COLOURS
    ]
    return tuple(chance.shuffled(drawn))


# -- cities -----------------------------------------------------------------------------------------------------------


@FLOW.run(CITIES)
def next_city(s: TowersState, frame: Frame) -> None:
    """In turn order; the last city of four is nobody's choice. [TOWR-S20]"""
    done = frame[2]
    if done == s.seats:
        s.replace_top((DUSK, s.first, 0))
        return
    seat = (s.first + done) % s.seats
    s.replace_top((CITIES, s.first, done + 1))
    free = [city for city in range(len(CITY_NAMES)) if city not in s.city]
    if len(free) == 1:
        take_city(s, seat, free[0])
    else:
        s.push((CITY, seat))


@FLOW.option(CITY)
def city_options(s: TowersState, seat: int, frame: Frame) -> list[Action]:
    """[TOWR-S20]"""
    return [CITY_ACTIONS[city] for city in range(len(CITY_NAMES)) if city not in s.city]


@FLOW.answer(CITY)
def choose_city(s: TowersState, seat: int, action: Action, frame: Frame) -> None:
    s.pop()
    take_city(s, seat, action.number)


def take_city(s: TowersState, seat: int, city: int) -> None:
    s.city[seat] = city
    if s.sink is not None:
        events.city(s, seat, city)
