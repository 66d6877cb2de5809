"""One player (TOWR-L): the spell track, nine spells, the Demon."""

from __future__ import annotations

from collections.abc import Callable

from dovre.games.towers import events
from dovre.games.towers.actions import CREATURE, STEP, TOWER
from dovre.games.towers.components import MONSTERS, SOLO, SPELLS, THE_DEMON
from dovre.games.towers.decisions import CHARGE, DRIVEN, FLOW, HEAL, HERDED, RUIN, SPEAR, SPELL
from dovre.games.towers.rules.asking import ask
from dovre.games.towers.rules.cards import lose_card
from dovre.games.towers.rules.creatures import distinct, enter_city, lose_guards, nearest, put
from dovre.games.towers.state import LOT, NONE, TowersState
from dovre.kernel.action import Action
from dovre.kernel.decision import Frame


def revealed_spells(s: TowersState) -> int:
    """How many slots the pawn has reached. [TOWR-L13]"""
    return sum(slot <= s.pawn for slot in SOLO.slots) if s.spells else 0


def cast_spells(s: TowersState) -> None:
    """The pawn advances; a spell it reaches first, then the permanent ones of before, in the order they came.

    [TOWR-L08..TOWR-L10, TOWR-L13]
    """
    known = s.spells[: revealed_spells(s)]
    s.pawn = min(SOLO.track, s.pawn + 1)
    for spell in reversed([spell for spell in known if SPELLS[spell].permanent]):
        s.push((SPELL, s.first, spell, 0))
    if s.pawn in SOLO.slots and len(known) < revealed_spells(s):
        s.push((SPELL, s.first, s.spells[len(known)], 1))


@FLOW.run(SPELL)
def cast(s: TowersState, frame: Frame) -> None:
    """[TOWR-L09, TOWR-L10]"""
    _, seat, spell, new = frame
    s.pop()
    if s.sink is not None:
        events.cast(s, spell, bool(new))
    CASTS[SPELLS[spell].op](s, seat, SPELLS[spell].n, bool(new))


# -- red --------------------------------------------------------------------------------------------------------------


def _spear(s: TowersState, seat: int, n: int, new: bool) -> None:
    ask(s, (SPEAR, seat))


@FLOW.option(SPEAR)
def spear_options(s: TowersState, seat: int, frame: Frame) -> list[Action]:
    """The structures with the most path cells around them. [TOWR-L09]"""
    cover = s.way[seat].cover
    counts = {tower >> 3: cover[tower >> 3].bit_count() for tower in s.towers[seat]}
    best = max(counts.values(), default=0)
    return [TOWER[spot] for spot, count in counts.items() if count == best]


@FLOW.answer(SPEAR)
def spear(s: TowersState, seat: int, action: Action, frame: Frame) -> None:
    """An aura may be used; the owner draws a card. [TOWR-X05]"""
    s.replace_top((RUIN, seat, action.number, NONE))


def _blood(s: TowersState, seat: int, n: int, new: bool) -> None:
    """[TOWR-L09]"""
    lose_guards(s, seat, n)


def _charge(s: TowersState, seat: int, n: int, new: bool) -> None:
    for _ in range(n):
        s.push((CHARGE, seat, s.crowd[seat] & MONSTERS))


@FLOW.run(CHARGE)
def charge(s: TowersState, frame: Frame) -> None:
    """Each monster one cell, the nearest first; no trap works, so that the order among equals does not matter.

    [TOWR-L09]
    """
    _, seat, due = frame
    due &= s.crowd[seat]
    if not due:
        s.pop()
        return
    tied = nearest(s, seat, due)
    low = tied & -tied
    s.replace_top((CHARGE, seat, due & ~low))
    drive(s, seat, low.bit_length() - 1)


def drive(s: TowersState, seat: int, token: int) -> None:
    """One cell towards the city; the player chooses among shortest ways. [TOWR-N08, TOWR-N09]"""
    if s.way[seat].dist[s.cell[token]] == 1:
        enter_city(s, seat, token)
    else:
        ask(s, (DRIVEN, seat, token))


@FLOW.option(DRIVEN)
def driven_options(s: TowersState, seat: int, frame: Frame) -> list[Action]:
    return [STEP[cell] for cell in s.way[seat].next[s.cell[frame[2]]]]


@FLOW.answer(DRIVEN)
def driven(s: TowersState, seat: int, action: Action, frame: Frame) -> None:
    s.pop()
    token = frame[2]
    way = [s.cell[token], action.number]
    s.cell[token] = action.number
    if s.sink is not None:
        events.walked(s, seat, token, way)


# -- blue -------------------------------------------------------------------------------------------------------------


def _tithe(s: TowersState, seat: int, n: int, new: bool) -> None:
    """[TOWR-X17]"""
    loss = min(n, s.crystals[seat])
    s.crystals[seat] -= loss
    if s.sink is not None:
        events.lost_crystals(s, seat, loss)


def _knit(s: TowersState, seat: int, n: int, new: bool) -> None:
    """[TOWR-C12]"""
    ask(s, (HEAL, seat))


def _cloud(s: TowersState, seat: int, n: int, new: bool) -> None:
    """A card of the hand at random. [TOWR-L10]"""
    for _ in range(min(n, len(s.hands[seat]))):
        card = s.rng(LOT).choice(s.hands[seat])
        lose_card(s, seat, card)
        s.discard = (*s.discard, card)
        if s.sink is not None:
            events.discarded(s, seat, card)


# -- green ------------------------------------------------------------------------------------------------------------


def _demon(s: TowersState, seat: int, n: int, new: bool) -> None:
    """From wherever it is, healthy, to the first cell. [TOWR-L14]"""
    put(s, seat, THE_DEMON, 0)
    s.wounded &= ~(1 << THE_DEMON)
    if s.sink is not None:
        events.demon(s, seat)


def _demon_back(s: TowersState, seat: int, n: int, new: bool) -> None:
    if not s.crowd[seat] >> THE_DEMON & 1:
        _demon(s, seat, n, new)


def _shepherd(s: TowersState, seat: int, n: int, new: bool) -> None:
    """First the Demon comes; later the nearest other monster goes on, never into the city. [TOWR-L10]"""
    if new:
        _demon(s, seat, n, new)
    elif s.crowd[seat] >> THE_DEMON & 1:
        ask(s, (HERDED, seat))


@FLOW.option(HERDED)
def herded_options(s: TowersState, seat: int, frame: Frame) -> list[Action]:
    """None at all if the nearest one stands before the city."""
    tied = nearest(s, seat, s.crowd[seat] & MONSTERS & ~(1 << THE_DEMON))
    far = s.way[seat].dist
    return [CREATURE[token] for token in distinct(s, tied) if far[s.cell[token]] > 1]


@FLOW.answer(HERDED)
def herded(s: TowersState, seat: int, action: Action, frame: Frame) -> None:
    s.pop()
    drive(s, seat, action.number)


CASTS: dict[str, Callable[[TowersState, int, int, bool], None]] = {
    "destroy_best_structure": _spear,
    "lose_guards": _blood,
    "advance_all": _charge,
    "lose_crystals": _tithe,
    "heal_nearest": _knit,
    "discard_random": _cloud,
    "place_demon": _demon,
    "place_demon_if_absent": _demon_back,
    "shepherd": _shepherd,
}
