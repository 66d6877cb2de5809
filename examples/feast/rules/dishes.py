"""Choosing, eating, winning a round (FEAST-R). All choose at once; nobody sees a choice before all have made theirs."""

from __future__ import annotations

from bisect import insort
from typing import Any

from dovre.kernel.action import Action
from dovre.kernel.decision import Frame, together
from feast import actions, events
from feast.components import DISHES, KING_DIE, LOUD_FORCE, LOUD_WEIGHT, TASTE, WEIGHT
from feast.decisions import AFTER, BOAST, DISH, FLOW, ROUND
from feast.state import KING, LOT, NONE, FeastState


@FLOW.want(DISH)
def still_chooses(s: FeastState, seat: int, frame: Frame) -> bool:
    """Each guest awake owes two sealed answers. [FEAST-R2]"""
    return len(frame[2][seat]) < 2 and s.is_awake(seat)


@FLOW.ask(DISH)
def dish_or_boast(s: FeastState, seat: int, frame: Frame) -> int:
    return BOAST if frame[2][seat] else DISH


@FLOW.option(DISH)
def dishes(s: FeastState, seat: int, frame: Frame) -> list[Action]:
    return [actions.DISH[dish] for dish in s.hands[seat]]


@FLOW.option(BOAST)
def boasts(s: FeastState, seat: int, frame: Frame) -> list[Action]:
    return [actions.SOFTLY, actions.LOUDLY]


@FLOW.part(BOAST)
def chosen_dish(s: FeastState, seat: int, frame: Frame) -> tuple[tuple[str, Any], ...]:
    """The question names the dish: it is put to the guest who chose it, and shown to nobody else."""
    dish = DISHES[actions.ALPHABET[frame[2][seat][0]].number]
    return (("kind", dish.kind), ("taste", dish.taste))


@FLOW.resolve(DISH)
def open_dishes(s: FeastState, frame: Frame) -> None:
    """In the order of the seats, whatever order they came in. [FEAST-R3]"""
    clear_plates(s)
    for seat, given in enumerate(frame[2]):
        if given:
            dish, boast = (actions.ALPHABET[index].number for index in given)
            eat(s, seat, dish, boast)
    if not s.awake():
        s.winner = NONE
        s.push((ROUND, 0))
        return
    s.winner = king_or_guest(s) if s.seats == 1 else strongest(s)
    s.push(together(AFTER, s.seats))


def clear_plates(s: FeastState) -> None:
    s.eaten += [dish for dish in s.plates if dish != NONE]
    s.plates = [NONE] * s.seats
    s.boasts = [0] * s.seats


def eat(s: FeastState, seat: int, dish: int, boast: int) -> None:
    """A dish fills the belly by its weight, a loud boast by one more. [FEAST-R3]"""
    s.hands[seat].remove(dish)
    if dish in s.shown:
        s.shown.remove(dish)
    s.plates[seat], s.boasts[seat] = dish, boast
    events.served(s, seat, dish, boast)
    fill(s, seat, WEIGHT[dish] + boast * LOUD_WEIGHT)


def fill(s: FeastState, seat: int, weight: int) -> None:
    """Whoever holds more than the belly can falls asleep, until the end. [FEAST-R4]"""
    s.belly[seat] += weight
    if not s.is_awake(seat):
        events.slept(s, seat)


def force(s: FeastState, seat: int) -> int:
    """The taste of the dish, and two more if it was praised loudly. [FEAST-R5]"""
    return TASTE[s.plates[seat]] + s.boasts[seat] * LOUD_FORCE


def strongest(s: FeastState) -> int:
    """The guest still awake with the strongest dish; a tie is settled by lot. [FEAST-R5]"""
    most = max(force(s, seat) for seat in s.awake())
    best = [seat for seat in s.awake() if force(s, seat) == most]
    winner = best[0] if len(best) == 1 else s.rng(LOT).choice(best)
    events.won(s, winner, by_lot=len(best) > 1)
    return winner


def king_or_guest(s: FeastState) -> int:
    """A guest alone must reach what the Mountain King throws with two dice. [FEAST-R6]"""
    rng = s.rng(KING)
    s.king = 2 + rng.below(KING_DIE) + rng.below(KING_DIE)
    winner = 0 if force(s, 0) >= s.king else NONE
    events.king_threw(s, winner)
    return winner


def draw_dish(s: FeastState, seat: int) -> None:
    """The top dish of the deck, as long as there is one. [FEAST-R1]"""
    if s.deck:
        dish = s.deck.pop()
        insort(s.hands[seat], dish)
        events.drawn(s, seat, dish)
