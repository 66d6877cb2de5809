"""Spells (HALL-P): one a turn for a Rune; what each of the seventeen does."""

from __future__ import annotations

from collections.abc import Callable

from dovre.games.hall import events
from dovre.games.hall.actions import (
    CAST,
    DONE,
    DRAW,
    ECHO,
    EXILE,
    FILL,
    RITUAL,
    STATUE,
    STEAL,
    SWAP,
    cell_of_action,
    chosen,
)
from dovre.games.hall.components import (
    BIT,
    CAVE_IN,
    DRUMS_OF_EXILE,
    EARTH_RITUAL,
    EFFECT,
    GHOST_CARTS,
    HORDE,
    IRON,
    N_RESOURCES,
    NIGHT_SHIFT,
    PACK,
    PACK_ECHO,
    RUNE,
    RUNES_MOST,
    SEERS_BAG,
    STATUE_CLANS,
    STONE,
    THIEVING_IMP,
    TRADING_PLACES,
    TUNNEL_CELLS,
    TUNNEL_PLACES,
    TUNNEL_SHAPE,
)
from dovre.games.hall.decisions import CAVE_IN as CAVE_IN_ASKED
from dovre.games.hall.decisions import DISINTEGRATE, EXCHANGE, FLOW, SEER
from dovre.games.hall.decisions import DRAW as DRAW_STEP
from dovre.games.hall.decisions import ECHO as ECHO_ASKED
from dovre.games.hall.decisions import EFFECT as EFFECT_STEP
from dovre.games.hall.decisions import EXILE as EXILE_ASKED
from dovre.games.hall.decisions import RITUAL as RITUAL_ASKED
from dovre.games.hall.decisions import STEAL as STEAL_ASKED
from dovre.games.hall.rules.network import hall_mask, rebuild
from dovre.games.hall.rules.pay import charge
from dovre.games.hall.rules.recruit import activate, draw_pedestal, retire
from dovre.games.hall.state import NONE, HallState
from dovre.kernel.action import Action
from dovre.kernel.decision import Frame

SPELL_DECK = 3  # its place in `known`
RITUAL_GAINS = ((STONE, 3), (IRON, 2))
STOLEN_MOST = 2
EXILED_MOST = 2
ECHOES_MOST = 3
GHOST_MOVES = 2
CAVE_IN_STONE = 2


def castable(s: HallState, seat: int) -> list[Action]:
    """Any of the three, once a turn, for a Rune from wherever. [HALL-P1, HALL-P2, HALL-T3, DEC-19]"""
    if s.cast or not s.has(seat, RUNE):
        return []
    return [CAST[spell] for spell in sorted(s.grimoire)]


def cast(s: HallState, seat: int, action: Action) -> None:
    """The Rune on the card, the effect, and only then the end of a Spell with three Runes. [HALL-P1..HALL-P5]"""
    spell = action.number
    place = s.grimoire.index(spell)
    s.cast = 1
    s.charm = EFFECT[spell]
    s.runes[place] += 1
    if s.sink is not None:
        events.cast(s, seat, spell, s.runes[place])
    s.push((DISINTEGRATE, seat, place))
    s.push((EFFECT_STEP, seat, EFFECT[spell]))
    charge(s, seat, 1 << RUNE, 1)


@FLOW.run(DISINTEGRATE)
def disintegrate(s: HallState, frame: Frame) -> None:
    """The card goes under the deck, the top card takes its place, its Runes are gone. [HALL-P4]"""
    s.pop()
    place = frame[2]
    if s.runes[place] < RUNES_MOST:
        return  # HALL-P3
    spell = s.grimoire[place]
    s.spell_deck.insert(0, spell)
    s.known[SPELL_DECK] += 1
    s.grimoire[place] = s.spell_deck.pop()
    s.known[SPELL_DECK] = min(s.known[SPELL_DECK], len(s.spell_deck))
    s.runes[place] = 0
    if s.sink is not None:
        events.disintegrated(s, spell, s.grimoire[place])


@FLOW.run(EFFECT_STEP)
def resolve(s: HallState, frame: Frame) -> None:
    """What happens at once; the other Spells change a later step of this turn, which looks at `charm`. [HALL-P6]"""
    s.pop()
    seat, effect = frame[1], frame[2]
    if effect == GHOST_CARTS:
        s.ghosts = GHOST_MOVES
    elif effect == NIGHT_SHIFT:
        s.works += 1
    else:
        opening = OPENINGS.get(effect)
        if opening is not None:
            question = opening(seat)
            s.push(question)
            if not s.legal(seat):
                s.pop()  # nothing to choose: it does nothing (DEC-19)


OPENINGS: dict[int, Callable[[int], Frame]] = {
    EARTH_RITUAL: lambda seat: (RITUAL_ASKED, seat),
    TRADING_PLACES: lambda seat: (EXCHANGE, seat, NONE),
    THIEVING_IMP: lambda seat: (STEAL_ASKED, seat, STOLEN_MOST),
    DRUMS_OF_EXILE: lambda seat: (EXILE_ASKED, seat, ()),
    PACK_ECHO: lambda seat: (ECHO_ASKED, seat, ()),
    CAVE_IN: lambda seat: (CAVE_IN_ASKED, seat),
    SEERS_BAG: lambda seat: (SEER, seat),
}

# -- Earth Ritual -----------------------------------------------------------------------------------------------------


@FLOW.option(RITUAL_ASKED)
def rituals(s: HallState, seat: int, frame: Frame) -> list[Action]:
    return list(RITUAL)


@FLOW.answer(RITUAL_ASKED)
def ritual(s: HallState, seat: int, action: Action, frame: Frame) -> None:
    s.pop()
    resource, amount = RITUAL_GAINS[action.number]
    s.gain(seat, resource, amount)
    if s.sink is not None:
        events.gained(s, seat, resource, amount)


# -- Trading Places ---------------------------------------------------------------------------------------------------


@FLOW.option(EXCHANGE)
def exchangeable(s: HallState, seat: int, frame: Frame) -> list[Action]:
    """Two unearthed Statues of the own network."""
    mask = s.all_statues() & s.nets[seat]
    if mask.bit_count() < 2:
        return []
    if frame[2] != NONE:
        mask &= ~BIT[frame[2]]
    return chosen(STATUE, mask)


@FLOW.answer(EXCHANGE)
def exchange(s: HallState, seat: int, action: Action, frame: Frame) -> None:
    cell = cell_of_action(action)
    if frame[2] == NONE:
        s.replace_top((EXCHANGE, seat, cell))
        return
    s.pop()
    one, other = s.clan_at(s.statues, frame[2]), s.clan_at(s.statues, cell)
    swap = BIT[frame[2]] | BIT[cell]
    if one != other:
        s.statues[one] ^= swap
        s.statues[other] ^= swap
    if s.sink is not None:
        events.exchanged(s, seat, one, other, frame[2], cell)


# -- Thieving Imp -----------------------------------------------------------------------------------------------------


@FLOW.option(STEAL_ASKED)
def stealable(s: HallState, seat: int, frame: Frame) -> list[Action]:
    """Up to two bribes, named by Troll and resource."""
    found = [
        STEAL[slot][resource]
        for slot in range(HORDE)
        if s.bribes[slot]
        for resource in range(N_RESOURCES)
        if resource in s.bribes[slot]
    ]
    return [*found, DONE] if found else []


@FLOW.answer(STEAL_ASKED)
def steal(s: HallState, seat: int, action: Action, frame: Frame) -> None:
    s.pop()
    if action is DONE:
        return
    slot, resource = divmod(action.number, N_RESOURCES)
    bribes = list(s.bribes[slot])
    bribes.remove(resource)
    s.bribes[slot] = tuple(bribes)
    s.gain(seat, resource)
    if s.sink is not None:
        events.stolen(s, seat, resource, slot)
    if frame[2] > 1 and any(s.bribes):
        s.push((STEAL_ASKED, seat, frame[2] - 1))


# -- Drums of Exile ---------------------------------------------------------------------------------------------------


@FLOW.option(EXILE_ASKED)
def exilable(s: HallState, seat: int, frame: Frame) -> list[Action]:
    """One or two Trolls of the horde, both named before any is replaced."""
    named = frame[2]
    found = [EXILE[slot] for slot in range(HORDE) if s.horde[slot] != NONE and slot not in named]
    if named:
        found.append(DONE)
    return found


@FLOW.answer(EXILE_ASKED)
def exile(s: HallState, seat: int, action: Action, frame: Frame) -> None:
    named = frame[2]
    if action is not DONE:
        named = (*named, action.number)
        if len(named) < EXILED_MOST:
            s.replace_top((EXILE_ASKED, seat, named))
            return
    s.pop()
    retire(s, sorted(named))


# -- Echo of the Pack -------------------------------------------------------------------------------------------------


@FLOW.option(ECHO_ASKED)
def echoes(s: HallState, seat: int, frame: Frame) -> list[Action]:
    """Up to three different Trolls of the bottom row."""
    base = seat * PACK
    return [*(ECHO[slot] for slot in range(4) if slot not in frame[2] and s.packs[base + slot] != NONE), DONE]


@FLOW.answer(ECHO_ASKED)
def echo(s: HallState, seat: int, action: Action, frame: Frame) -> None:
    named = frame[2]
    if action is not DONE:
        named = (*named, action.number)
        if len(named) < ECHOES_MOST:
            s.replace_top((ECHO_ASKED, seat, named))
            return
    s.pop()
    activate(s, seat, tuple(sorted(named)))


# -- Cave-In ----------------------------------------------------------------------------------------------------------


def loose_tiles(s: HallState, seat: int) -> list[int]:
    """Tunnels of the network with nothing on them, whoever dug them."""
    fire, ice, moon = s.pedestals
    busy = hall_mask(s) | s.all_statues() | fire | ice | moon
    net = s.nets[seat]
    return [place for place in s.tunnels if TUNNEL_CELLS[place] & net and not TUNNEL_CELLS[place] & busy]


@FLOW.option(CAVE_IN_ASKED)
def fillable(s: HallState, seat: int, frame: Frame) -> list[Action]:
    mask = 0
    for place in loose_tiles(s, seat):
        mask |= BIT[TUNNEL_PLACES[place].first]
    return chosen(FILL, mask)


@FLOW.answer(CAVE_IN_ASKED)
def cave_in(s: HallState, seat: int, action: Action, frame: Frame) -> None:
    """Back to its pile; its cells are plain rock. What it cut off is isolated. [HALL-N5, DEC-46]"""
    s.pop()
    cell = cell_of_action(action)
    place = next(place for place in s.tunnels if TUNNEL_PLACES[place].first == cell)
    s.tunnels.remove(place)
    s.piles[TUNNEL_SHAPE[place]] += 1
    s.free |= TUNNEL_CELLS[place]
    rebuild(s)
    s.gain(seat, STONE, CAVE_IN_STONE)
    if s.sink is not None:
        events.caved_in(s, seat, place)


# -- Seer's Bag -------------------------------------------------------------------------------------------------------


@FLOW.option(SEER)
def bag_tricks(s: HallState, seat: int, frame: Frame) -> list[Action]:
    """A Pedestal of the Stock for one of the bag, or a Rune for one drawn blindly."""
    stock = s.stocks_of[seat] * STATUE_CLANS
    found = [
        SWAP[put * STATUE_CLANS + taken]
        for put in range(STATUE_CLANS)
        if s.stock_pedestals[stock + put]
        for taken in range(STATUE_CLANS)
        if s.bag[taken] or taken == put
    ]
    if s.has(seat, RUNE) and any(s.bag):
        found.append(DRAW)
    return found


@FLOW.answer(SEER)
def trick_bag(s: HallState, seat: int, action: Action, frame: Frame) -> None:
    if action is DRAW:
        s.replace_top((DRAW_STEP, seat))
        charge(s, seat, 1 << RUNE, 1)
        return
    s.pop()
    put, taken = divmod(action.number, STATUE_CLANS)
    stock = s.stocks_of[seat] * STATUE_CLANS
    s.stock_pedestals[stock + put] -= 1
    s.bag[put] += 1
    s.bag[taken] -= 1
    s.stock_pedestals[stock + taken] += 1
    if s.sink is not None:
        events.swapped(s, seat, put, taken)


@FLOW.run(DRAW_STEP)
def draw_from_bag(s: HallState, frame: Frame) -> None:
    s.pop()
    clan = draw_pedestal(s)
    s.stock_pedestals[s.stocks_of[frame[1]] * STATUE_CLANS + clan] += 1
    if s.sink is not None:
        events.pedestal_drawn(s, frame[1], clan)
