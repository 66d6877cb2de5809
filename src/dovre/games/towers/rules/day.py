"""The Day (TOWR-J): two rounds of actions; build, lengthen, market, quest, or a card only."""

from __future__ import annotations

from dovre.games.towers import events
from dovre.games.towers.actions import (
    ACT,
    BUILD_ACT,
    CARD_ACT,
    CASH,
    LENGTHEN_ACT,
    MARKET_ACT,
    PASS,
    QUEST_ACT,
    USE,
)
from dovre.games.towers.components import CARD_QUEST, FIXED, HERO_CITY, OWN, QUESTS
from dovre.games.towers.decisions import ACTION, AFTER, BUILD, CARD, DAY, DUSK, FLOW, MARKET, SPENT, TILE
from dovre.games.towers.rules.cards import card_of, draw_cards, lose_card, quests_of, refill_market
from dovre.games.towers.rules.effects import apply_effect, has_effect
from dovre.games.towers.rules.towers import can_build
from dovre.games.towers.state import NONE, TowersState
from dovre.kernel.action import Action
from dovre.kernel.decision import Frame

ACTIONS = 2  # of each player (TOWR-J02)
QUEST_CARDS = 2  # drawn by Go on a quest (TOWR-J50)
COSTS = tuple(quest.cost for quest in QUESTS)
CRYSTALS = tuple(quest.crystals for quest in QUESTS)
CARD_CRYSTALS = tuple(CRYSTALS[quest] for quest in CARD_QUEST)


@FLOW.run(DAY)
def next_action(s: TowersState, frame: Frame) -> None:
    """A first action of each in turn order, then a second one; then a new round, which one player begins again.

    [TOWR-J02, TOWR-J04, TOWR-J60, TOWR-L20]
    """
    done = frame[2]
    if done < ACTIONS * s.seats:
        s.replace_top((DAY, s.first, done + 1))
        s.push((ACTION, (s.first + done) % s.seats))
        return
    s.first = s.left_of(s.first)
    s.round += 1
    s.replace_top((DUSK, s.first, 0))


def can_lengthen(s: TowersState, seat: int) -> bool:
    """[TOWR-J20, TOWR-J30, TOWR-J32]"""
    return s.crystals[seat] >= FIXED.lengthen_cost and not s.banned[seat] and bool(s.tiles[seat])


@FLOW.option(ACTION)
def action_options(s: TowersState, seat: int, frame: Frame) -> list[Action]:
    """[TOWR-J03, TOWR-J07, TOWR-J08, TOWR-J10]"""
    found = []
    if s.crystals[seat] >= FIXED.build_cost and can_build(s, seat):
        found.append(ACT[BUILD_ACT])
    if can_lengthen(s, seat):
        found.append(ACT[LENGTHEN_ACT])
    if playable(s, seat, s.market):
        found.append(ACT[MARKET_ACT])
    found.append(ACT[QUEST_ACT])
    if playable(s, seat, s.hands[seat]):
        found.append(ACT[CARD_ACT])
    return found


@FLOW.answer(ACTION)
def act(s: TowersState, seat: int, action: Action, frame: Frame) -> None:
    """What is carried out is paid for at once; then a card from hand may follow. [TOWR-J05..TOWR-J07, TOWR-J09]"""
    number = action.number
    if s.sink is not None:
        events.acted(s, seat, number)
    if number == QUEST_ACT:
        s.pop()
        draw_cards(s, seat, QUEST_CARDS)
        return
    if number == CARD_ACT:
        s.replace_top((CARD, seat, 1))
        return
    s.replace_top((AFTER, seat))
    if number == BUILD_ACT:
        s.crystals[seat] -= FIXED.build_cost
        s.push((BUILD, seat, 1, NONE))
    elif number == LENGTHEN_ACT:
        s.crystals[seat] -= FIXED.lengthen_cost
        s.push((TILE, seat, FIXED.tiles, OWN, 1))
    else:
        s.push((MARKET, seat))


@FLOW.run(AFTER)
def offer_card(s: TowersState, frame: Frame) -> None:
    """Whoever holds cards is asked, so that nobody learns what they are. [TOWR-J05]"""
    if s.hands[frame[1]]:
        s.replace_top((CARD, frame[1], 0))
    else:
        s.pop()


# -- playing a card ---------------------------------------------------------------------------------------------------


def fee_of(s: TowersState, seat: int, quest: int) -> int:
    """A hero costs a crystal, but not in the own city. [TOWR-X08, TOWR-X09]"""
    city = HERO_CITY[quest]
    return 0 if city == NONE or city == s.city[seat] else FIXED.hero_fee


def can_use(s: TowersState, seat: int, quest: int) -> bool:
    """Cost and fee can be paid, and the effect does something. [TOWR-X10, TOWR-X16]"""
    return s.crystals[seat] >= COSTS[quest] + fee_of(s, seat, quest) and has_effect(s, seat, quest)


def playable(s: TowersState, seat: int, cards: tuple[int, ...] | list[int]) -> bool:
    """Whether any of these cards can be played, for its effect or for crystals."""
    for card in cards:
        if card != NONE and (CARD_CRYSTALS[card] or can_use(s, seat, CARD_QUEST[card])):
            return True
    return False


def play_options(s: TowersState, seat: int, cards: tuple[int, ...] | list[int]) -> list[Action]:
    """For the effect, or for crystals. [TOWR-J40, TOWR-J42, TOWR-X12]"""
    quests = quests_of(cards)
    found = [USE[quest] for quest in quests if can_use(s, seat, quest)]
    found += [CASH[quest] for quest in quests if CRYSTALS[quest]]
    return found


@FLOW.option(CARD)
def card_options(s: TowersState, seat: int, frame: Frame) -> list[Action]:
    """[TOWR-J05, TOWR-J07]"""
    found = play_options(s, seat, s.hands[seat])
    return found if frame[2] else [*found, PASS]


@FLOW.answer(CARD)
def play_card(s: TowersState, seat: int, action: Action, frame: Frame) -> None:
    """[TOWR-J09, TOWR-X18]"""
    if action is PASS:
        s.pop()
        return
    card = card_of(s.hands[seat], action.number)
    lose_card(s, seat, card)
    s.played = card
    s.replace_top((SPENT, seat, 0))
    _play(s, seat, action)


@FLOW.option(MARKET)
def market_options(s: TowersState, seat: int, frame: Frame) -> list[Action]:
    """[TOWR-J40, TOWR-J42]"""
    return play_options(s, seat, s.market)


@FLOW.answer(MARKET)
def go_to_market(s: TowersState, seat: int, action: Action, frame: Frame) -> None:
    card = card_of(s.market, action.number)
    s.market[s.market.index(card)] = NONE
    s.played = card
    s.replace_top((SPENT, seat, 1))
    _play(s, seat, action)


def _play(s: TowersState, seat: int, action: Action) -> None:
    """Take the crystals, or pay and apply the effect; the fee of a city nobody plays goes to the reserve.

    [TOWR-X08..TOWR-X10, TOWR-X12, TOWR-L17]
    """
    quest = action.number
    if action.verb == "cash":
        s.crystals[seat] += QUESTS[quest].crystals
        if s.sink is not None:
            events.cashed(s, seat, quest)
        return
    fee = fee_of(s, seat, quest)
    s.crystals[seat] -= QUESTS[quest].cost + fee
    if s.sink is not None:
        events.used(s, seat, quest)
    if fee and HERO_CITY[quest] in s.city:
        owner = s.city.index(HERO_CITY[quest])
        s.crystals[owner] += fee
        if s.sink is not None:
            events.paid_fee(s, seat, owner, fee)
    apply_effect(s, seat, quest)


@FLOW.run(SPENT)
def spent(s: TowersState, frame: Frame) -> None:
    """A card that is resolved is discarded; one of the market is replaced. [TOWR-J40, TOWR-J44, TOWR-X18]"""
    s.pop()
    s.discard = (*s.discard, s.played)
    s.played = NONE
    if frame[2]:
        refill_market(s)
