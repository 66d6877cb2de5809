"""Dusk (TOWR-K): the event of the round before is resolved, the next one revealed."""

from __future__ import annotations

from collections.abc import Callable

from dovre.games.towers import events
from dovre.games.towers.actions import CREATURE, PAY, REFUSE, TOWER
from dovre.games.towers.actions import DISCARD as DISCARD_ACTIONS
from dovre.games.towers.actions import RAZE as RAZE_ACTIONS
from dovre.games.towers.components import EVENT_OP, EVENTS, MONSTERS, SPOTS
from dovre.games.towers.decisions import (
    DUSK,
    EACH,
    FAMINE,
    FLOW,
    GUST,
    HEAL,
    RANSOM,
    RUIN,
    SABOTAGE,
    SILENCE,
    TORNADO,
    TREMOR,
)
from dovre.games.towers.rules.asking import ask
from dovre.games.towers.rules.cards import card_of, lose_card, quests_of
from dovre.games.towers.rules.creatures import distinct, heal, lose_guards, nearest, put
from dovre.games.towers.rules.end import end_game
from dovre.games.towers.rules.night import begin_night
from dovre.games.towers.rules.solo import cast_spells
from dovre.games.towers.rules.towers import lose_upgrade
from dovre.games.towers.state import NONE, TowersState
from dovre.kernel.action import Action
from dovre.kernel.decision import Frame

SPELL_STAGE, EVENT_STAGE, REVEAL_STAGE = range(3)


@FLOW.run(DUSK)
def dusk(s: TowersState, frame: Frame) -> None:
    """Spells for a single player, the event, the next event; then the Night.

    [TOWR-K01..TOWR-K05, TOWR-L08..TOWR-L11]
    """
    stage = frame[2]
    if stage == SPELL_STAGE:
        if s.sink is not None:
            events.round_begun(s)
        if s.round == 1:
            s.replace_top((DUSK, s.first, REVEAL_STAGE))  # TOWR-K02, TOWR-L12
            return
        s.replace_top((DUSK, s.first, EVENT_STAGE))
        if s.alone:
            cast_spells(s)
    elif stage == EVENT_STAGE:
        s.replace_top((DUSK, s.first, REVEAL_STAGE))
        resolve_event(s)
    else:
        reveal_event(s)
        if 0 in s.guards:
            end_game(s)
        else:
            begin_night(s)


def reveal_event(s: TowersState) -> None:
    """[TOWR-K05, TOWR-K08]"""
    if s.events:
        s.event = s.events[-1]
        s.events = s.events[:-1]
        if s.sink is not None:
            events.revealed(s)


def resolve_event(s: TowersState) -> None:
    """By all players in turn order; some only change this Night or this Dawn, Nothing does nothing.

    [TOWR-K03, TOWR-K04, TOWR-K06, TOWR-K08]
    """
    if s.event == NONE:
        return
    s.force = s.event
    s.resolved = (*s.resolved, s.event)
    s.event = NONE
    if s.sink is not None:
        events.resolved(s)
    if EVENT_OP[s.force] == "tornado":
        s.push((GUST, s.first, 0, ()))
    elif EVENT_OP[s.force] in TO_EACH:
        s.push((EACH, s.first, 0))


@FLOW.run(EACH)
def next_affected(s: TowersState, frame: Frame) -> None:
    """[TOWR-K04]"""
    done = frame[2]
    if done == s.seats:
        s.pop()
        return
    s.replace_top((EACH, s.first, done + 1))
    TO_EACH[EVENT_OP[s.force]](s, (s.first + done) % s.seats)


# -- sabotage ---------------------------------------------------------------------------------------------------------


def _sabotage(s: TowersState, seat: int) -> None:
    ask(s, (SABOTAGE, seat))


@FLOW.option(SABOTAGE)
def sabotage_options(s: TowersState, seat: int, frame: Frame) -> list[Action]:
    """A structure of the left neighbour. [TOWR-K04]"""
    other = s.left_of(seat)
    return [RAZE_ACTIONS[other][tower >> 3] for tower in s.towers[other]]


@FLOW.answer(SABOTAGE)
def sabotage(s: TowersState, seat: int, action: Action, frame: Frame) -> None:
    """Its owner can pay the ransom only with crystals enough. [TOWR-K04]"""
    other, spot = divmod(action.number, SPOTS)
    s.pop()
    if s.sink is not None:
        events.named(s, seat, other, spot)
    if s.crystals[other] >= EVENTS[s.force].n:
        s.push((RANSOM, other, seat, spot))
    else:
        s.push((RUIN, other, spot, seat))


@FLOW.option(RANSOM)
def ransom_options(s: TowersState, seat: int, frame: Frame) -> list[Action]:
    return [PAY, REFUSE]


@FLOW.answer(RANSOM)
def ransom(s: TowersState, seat: int, action: Action, frame: Frame) -> None:
    """[TOWR-K04, TOWR-Q06]"""
    _, _, by, spot = frame
    if action is PAY:
        s.pop()
        s.crystals[seat] -= EVENTS[s.force].n
        if s.sink is not None:
            events.ransom(s, seat, EVENTS[s.force].n)
    else:
        s.replace_top((RUIN, seat, spot, by))


# -- tornado ----------------------------------------------------------------------------------------------------------


@FLOW.run(GUST)
def next_gust(s: TowersState, frame: Frame) -> None:
    """All choose in turn order; then all the chosen monsters move at once. [TOWR-K04]"""
    _, _, done, chosen = frame
    if done == s.seats:
        s.pop()
        places = [(seat, token) for seat in s.in_order() for token in chosen if s.crowd[seat] >> token & 1]
        for seat, token in places:
            put(s, s.left_of(seat), token, 0)
            if s.sink is not None:
                events.blown(s, seat, s.left_of(seat), token)
        return
    s.replace_top((GUST, s.first, done + 1, chosen))
    ask(s, (TORNADO, (s.first + done) % s.seats))


@FLOW.option(TORNADO)
def tornado_options(s: TowersState, seat: int, frame: Frame) -> list[Action]:
    """[TOWR-K04]"""
    return [CREATURE[token] for token in distinct(s, s.crowd[seat] & MONSTERS)]


@FLOW.answer(TORNADO)
def tornado(s: TowersState, seat: int, action: Action, frame: Frame) -> None:
    s.pop()
    below = s.stack[-1]
    s.replace_top((*below[:3], (*below[3], action.number)))
    if s.sink is not None:
        events.chosen(s, seat, action.number)


# -- events that come to each player ----------------------------------------------------------------------------------


def _toll(s: TowersState, seat: int) -> None:
    """Crystals; for each one that is missing a guard, but never the last. [TOWR-K04, TOWR-X17]"""
    due = EVENTS[s.force].n
    paid = min(due, s.crystals[seat])
    s.crystals[seat] -= paid
    if s.sink is not None:
        events.lost_crystals(s, seat, paid)
    lose_guards(s, seat, due - paid)


def heal_nearest(s: TowersState, seat: int) -> None:
    """The wounded monster nearest to the city; its owner chooses in a tie. [TOWR-C12]"""
    ask(s, (HEAL, seat))


@FLOW.option(HEAL)
def heal_options(s: TowersState, seat: int, frame: Frame) -> list[Action]:
    tied = nearest(s, seat, s.crowd[seat] & s.wounded & MONSTERS)
    return [CREATURE[token] for token in distinct(s, tied)]


@FLOW.answer(HEAL)
def heal_one(s: TowersState, seat: int, action: Action, frame: Frame) -> None:
    s.pop()
    heal(s, seat, action.number)


def _silence(s: TowersState, seat: int) -> None:
    ask(s, (SILENCE, seat))


@FLOW.option(SILENCE)
def silence_options(s: TowersState, seat: int, frame: Frame) -> list[Action]:
    return [TOWER[tower >> 3] for tower in s.towers[seat]]


@FLOW.answer(SILENCE)
def silence(s: TowersState, seat: int, action: Action, frame: Frame) -> None:
    """It keeps its trap or aura, it only does not fire. [TOWR-K07]"""
    s.pop()
    s.fired[seat] |= 1 << action.number
    if s.sink is not None:
        events.silenced(s, seat, action.number)


def _tremor(s: TowersState, seat: int) -> None:
    ask(s, (TREMOR, seat))


@FLOW.option(TREMOR)
def tremor_options(s: TowersState, seat: int, frame: Frame) -> list[Action]:
    return [TOWER[tower >> 3] for tower in s.towers[seat] if tower & 1]


@FLOW.answer(TREMOR)
def tremor(s: TowersState, seat: int, action: Action, frame: Frame) -> None:
    """No aura prevents it, nothing is destroyed. [TOWR-K04]"""
    s.pop()
    lose_upgrade(s, seat, action.number)
    if s.sink is not None:
        events.lost_upgrade(s, seat, action.number)


def _famine(s: TowersState, seat: int) -> None:
    """A card, or with an empty hand a crystal. [TOWR-X17]"""
    if s.hands[seat]:
        s.push((FAMINE, seat))  # whatever the hand holds: it is shown
        return
    loss = min(1, s.crystals[seat])
    s.crystals[seat] -= loss
    if s.sink is not None:
        events.lost_crystals(s, seat, loss)


@FLOW.option(FAMINE)
def famine_options(s: TowersState, seat: int, frame: Frame) -> list[Action]:
    return [DISCARD_ACTIONS[quest] for quest in quests_of(s.hands[seat])]


@FLOW.answer(FAMINE)
def famine(s: TowersState, seat: int, action: Action, frame: Frame) -> None:
    s.pop()
    card = card_of(s.hands[seat], action.number)
    lose_card(s, seat, card)
    s.discard = (*s.discard, card)
    if s.sink is not None:
        events.discarded(s, seat, card)


TO_EACH: dict[str, Callable[[TowersState, int], None]] = {
    "sabotage": _sabotage,
    "toll": _toll,
    "heal_nearest": heal_nearest,
    "silence_tower": _silence,
    "lose_upgrade": _tremor,
    "discard_or_pay": _famine,
}
