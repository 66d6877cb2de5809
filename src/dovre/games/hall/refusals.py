"""Why an answer is refused: the reason, and the rule that forbids it. Everything it looks at lies open on the table."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from dovre.games.hall.actions import ROCK, SITES, SOURCES, STARTS, which
from dovre.games.hall.box import CLANS, KINDS, RESOURCES
from dovre.games.hall.components import (
    BELOW,
    BIT,
    CAVE_IN,
    CELL_NAMES,
    CLAN_CART,
    FIXED,
    HALL_CELLS,
    HALL_PLACES,
    HALLS,
    HAMMER,
    HORDE_NAMES,
    MINERALS,
    N_RESOURCES,
    N_STARTS,
    N_TROLLS,
    OLD_DEBT,
    PACK,
    RUNE,
    SHAPE_SIZE,
    SHAPES,
    SPELLS,
    STATUE_CLANS,
    THUNDERCLAP,
    TUNNEL_CELLS,
    TUNNEL_SHAPE,
    WORKSHOP_COPIES,
    WORKSHOPS,
)
from dovre.games.hall.rules.dig import SPARED_RUBBLE, deepest
from dovre.games.hall.rules.halls import displayed
from dovre.games.hall.rules.network import ground_for, hall_mask
from dovre.games.hall.rules.recruit import SPARED_MOST, bribed, purse
from dovre.games.hall.rules.setup import DRAFTED, hand
from dovre.games.hall.rules.statues import movable_clans, reach
from dovre.games.hall.state import NONE, HallState
from dovre.kernel.action import Action
from dovre.kernel.decision import Frame
from dovre.kernel.errors import Refusal

# the verbs each question knows; any other answer comes too early or too late
KNOWN = {
    "offer": ("offer",),
    "portal": ("portal",),
    "draft": ("draft",),
    "act": ("cast", "work", "recruit", "dig", "skip", "trade"),
    "free_tile": ("lay", "trade", "done"),
    "build": ("hall", "statue", "trade", "end"),
    "pay": ("pay",),
    "use": ("use", "trade", "stop"),
    "spare": ("spare", "done"),
    "pick_pedestal": ("take", "done"),
    "join": ("join",),
    "lay": ("lay",),
    "ore": ("ore",),
    "pedestal": ("pedestal", "done"),
    "establish": ("establish", "done"),
    "place_hall": ("build",),
    "to": ("to",),
    "ritual": ("ritual",),
    "exchange": ("statue",),
    "steal": ("steal", "done"),
    "exile": ("exile", "done"),
    "echo": ("echo", "done"),
    "cave_in": ("fill",),
    "seer": ("swap", "draw"),
}
LATER = ("hall", "statue", "end")  # steps 3 and 4, asked for in steps 1 and 2
EARLIER = ("cast", "work", "recruit", "dig", "skip")


def refuse(s: HallState, seat: int, action: Action) -> Refusal:
    """The reason why this seat, which is asked something, may not give this answer."""
    frame = s.stack[-1]
    kind = s.flow.names[frame[0]]
    if action.verb not in KNOWN[kind]:
        if kind == "act" and action.verb in LATER:
            return _no("too_early", "HALL-T2")
        if kind == "build" and action.verb in EARLIER:
            return _no("too_late", "HALL-T2")
        return _no("other_question", s.flow.rules[frame[0]][0])
    return REASONS[action.verb](s, seat, action, frame)


def _no(code: str, rule: str, **parts: Any) -> Refusal:
    return Refusal("hall", code, rule, tuple(parts.items()))


# -- setup ------------------------------------------------------------------------------------------------------------


def _offer(s: HallState, seat: int, action: Action, frame: Frame) -> Refusal:
    kind = which(action)
    return _no("no_more_of_it", "HALL-S9", workshop=WORKSHOPS[kind], n=WORKSHOP_COPIES[kind])


def _portal(s: HallState, seat: int, action: Action, frame: Frame) -> Refusal:
    cell = STARTS[which(action)]
    if cell in s.portals:
        return _no("start_taken", "HALL-S15", cell=CELL_NAMES[cell])
    rings = s.board.starts
    if s.teams and cell in rings.get(s.seats, ()):
        return _no("start_apart", "HALL-V3", cell=CELL_NAMES[cell])
    if s.seats == 2 and any(cell in ring for ring in rings.values()):
        return _no("start_other_number", "HALL-S16", cell=CELL_NAMES[cell])
    return _no("start_not_marked", "HALL-S15", cell=CELL_NAMES[cell], n=s.seats)


def _draft(s: HallState, seat: int, action: Action, frame: Frame) -> Refusal:
    start = which(action) // DRAFTED
    if all((card - N_TROLLS) % N_STARTS != start for card in hand(s, seat)):
        return _no("not_in_hand", "HALL-S17", troll=action.parts[0])
    return _no("slot_taken", "HALL-S17", slot=action.parts[1])


# -- steps 1 and 2 ----------------------------------------------------------------------------------------------------


def _cast(s: HallState, seat: int, action: Action, frame: Frame) -> Refusal:
    if s.cast:
        return _no("cast_already", "HALL-P1")
    if which(action) not in s.grimoire:
        return _no("not_in_grimoire", "HALL-P1", spell=SPELLS[which(action)])
    assert not s.has(seat, RUNE)
    return _no("no_rune", "HALL-P1")


def _work(s: HallState, seat: int, action: Action, frame: Frame) -> Refusal:
    cell = SITES[which(action)]
    if not s.works:
        return _no("worked_already", "HALL-W1")
    if cell not in s.board.sites or s.sites[s.board.sites.index(cell)] == NONE:
        return _no("no_workshop", "HALL-W2", cell=CELL_NAMES[cell])
    return _no("not_connected", "HALL-W5", workshop=WORKSHOPS[s.sites[s.board.sites.index(cell)]])


def _recruit(s: HallState, seat: int, action: Action, frame: Frame) -> Refusal:
    slot = which(action)
    if NONE not in s.packs[seat * PACK : (seat + 1) * PACK]:
        return _no("pack_full", "HALL-R1")
    if s.horde[slot] == NONE:
        return _no("no_troll", "HALL-R9", slot=HORDE_NAMES[slot])
    needed = len(bribed(s, slot)) - (SPARED_MOST if s.charm == OLD_DEBT else 0)
    return _no("no_bribes", "HALL-R7", needed=needed, n=purse(s, seat))


def _dig(s: HallState, seat: int, action: Action, frame: Frame) -> Refusal:
    shape = which(action)
    if not s.piles[shape]:
        return _no("pile_empty", "HALL-D1", shape=SHAPES[shape])
    if SHAPE_SIZE[shape] > deepest(s, seat):
        return _no("no_minerals", "HALL-D3", n=SHAPE_SIZE[shape])
    return _no("fits_nowhere", "HALL-D11", shape=SHAPES[shape])


def _skip(s: HallState, seat: int, action: Action, frame: Frame) -> Refusal:
    return _no("must_act", "HALL-T4")


def _trade(s: HallState, seat: int, action: Action, frame: Frame) -> Refusal:
    return _no("too_poor_to_trade", "HALL-T7", n=FIXED.trade_give)


def _use(s: HallState, seat: int, action: Action, frame: Frame) -> Refusal:
    return _no("cannot_use", "HALL-W7", workshop=WORKSHOPS[s.sites[frame[2]]])


def _pay(s: HallState, seat: int, action: Action, frame: Frame) -> Refusal:
    _, _, kinds, _, _, _ = frame
    if len(action.parts) < 2:
        return _no("not_so", "HALL-T9")
    kind = (which(action) - 2) // len(SOURCES)
    if not kinds >> kind & 1:
        rule = "HALL-T11" if kind >= CLAN_CART else "HALL-T9"
        return _no("not_this_kind", rule, kind=KINDS[kind])
    return _no("not_there", "HALL-T9", kind=KINDS[kind])


def _spare(s: HallState, seat: int, action: Action, frame: Frame) -> Refusal:
    if action.verb == "done":
        return _no("cannot_bribe_all", "HALL-R7", n=purse(s, seat))
    return _no("needs_no_bribe", "HALL-R7", slot=action.parts[0])


def _take(s: HallState, seat: int, action: Action, frame: Frame) -> Refusal:
    return _no("not_in_bag", "HALL-R11", clan=CLANS[which(action)])


def _join(s: HallState, seat: int, action: Action, frame: Frame) -> Refusal:
    slot = which(action) + 4
    pack = s.pack(seat)
    if pack[slot] != NONE:
        return _no("slot_taken", "HALL-R16", slot=action.parts[0])
    assert any(pack[below] == NONE for below in BELOW[slot])
    return _no("slot_in_the_air", "HALL-R17", slot=action.parts[0])


# -- digging ----------------------------------------------------------------------------------------------------------


def _lay(s: HallState, seat: int, action: Action, frame: Frame) -> Refusal:
    """The first rule a place breaks, in the order of the rulebook."""
    place = which(action)
    cells = TUNNEL_CELLS[place]
    shape = TUNNEL_SHAPE[place]
    asked = frame[2] if len(frame) > 2 else None
    if asked not in (None, shape) or (asked is None and SHAPE_SIZE[shape] != 2):
        return _no("other_shape", "HALL-D1", shape=SHAPES[shape])
    if asked is None and not s.piles[shape]:
        return _no("pile_empty", "HALL-D1", shape=SHAPES[shape])
    board = s.board
    ground, edge = ground_for(s, seat)
    for broken, code, rule in (
        (cells & ~board.mountain, "off_mountain", "HALL-D7"),
        (cells & board.heart, "on_heart", "HALL-D9"),
        (cells & ~board.rock, "on_site", "HALL-D10"),
        (cells & ~s.free, "on_tile", "HALL-D8"),
        (cells & ~ground, "beside_rival", "HALL-D12"),
        (not cells & edge, "not_beside_network", "HALL-D11"),
    ):
        if broken:
            return _no(code, rule)
    rubble = (cells & s.rubble).bit_count()
    spared = SPARED_RUBBLE if s.charm == THUNDERCLAP else 0
    return _no("no_hammers", "HALL-D13", needed=max(0, rubble - spared), n=s.has(seat, HAMMER))


def _ore(s: HallState, seat: int, action: Action, frame: Frame) -> Refusal:
    mineral = which(action)
    size = SHAPE_SIZE[TUNNEL_SHAPE[frame[2]]]
    if mineral in MINERALS:
        return _no("not_enough_ore", "HALL-D2", needed=size, resource=RESOURCES[mineral], n=s.has(seat, mineral))
    return _no("no_mixing", "HALL-D3")  # under Mingled Veins a mix is always among the answers


def _pedestal(s: HallState, seat: int, action: Action, frame: Frame) -> Refusal:
    clan = which(action)
    zone = s.board.zone_of[frame[2]]
    if s.takers[zone * STATUE_CLANS + clan] != NONE:
        return _no("zone_used", "HALL-D21", clan=CLANS[clan], zone=FIXED.zone_names[zone])
    return _no("no_pedestal", "HALL-D17", clan=CLANS[clan])


def _establish(s: HallState, seat: int, action: Action, frame: Frame) -> Refusal:
    cell = SITES[which(action) // len(WORKSHOPS)]
    kind = which(action) % len(WORKSHOPS)
    if cell not in s.board.sites or s.board.sites.index(cell) not in frame[2]:
        return _no("no_site", "HALL-D24", cell=CELL_NAMES[cell])
    return _no("not_in_supply", "HALL-D26", workshop=WORKSHOPS[kind])


# -- steps 3 and 4 ----------------------------------------------------------------------------------------------------


def _hall(s: HallState, seat: int, action: Action, frame: Frame) -> Refusal:
    hall = which(action)
    if s.stage > 1:
        return _no("hall_over" if s.stage == 3 else "built_already", "HALL-G1" if s.stage == 2 else "HALL-T2")
    if hall not in displayed(s):
        return _no("hall_gone", "HALL-G1", hall=HALLS[hall])
    return _no("hall_fits_nowhere", "HALL-G3", hall=HALLS[hall])


def _build(s: HallState, seat: int, action: Action, frame: Frame) -> Refusal:
    place = which(action)
    if HALL_PLACES[place].way.tile != frame[2]:
        return _no("other_hall", "HALL-G1", hall=HALLS[HALL_PLACES[place].way.tile])
    if HALL_CELLS[place] & hall_mask(s):
        return _no("hall_on_hall", "HALL-G3")
    return _no("hall_off_tunnels", "HALL-G3")


def _statue(s: HallState, seat: int, action: Action, frame: Frame) -> Refusal:
    cell = ROCK[which(action)]
    if not s.all_statues() & BIT[cell]:
        return _no("no_statue", "HALL-M1", cell=CELL_NAMES[cell])
    if not s.nets[seat] & BIT[cell]:
        return _no("statue_buried", "HALL-M11", cell=CELL_NAMES[cell])
    if s.flow.names[frame[0]] == "exchange":
        return _no("same_statue", "HALL-P6")
    if not movable_clans(s, seat) & BIT[cell]:
        return _no("no_cart", "HALL-M5", clan=CLANS[s.clan_at(s.statues, cell)])
    return _no("statue_stuck", "HALL-M7")


def _to(s: HallState, seat: int, action: Action, frame: Frame) -> Refusal:
    cell = ROCK[which(action)]
    if s.all_statues() & BIT[cell]:
        return _no("cell_taken", "HALL-M7", cell=CELL_NAMES[cell])
    assert not reach(s, seat, frame[2]) & BIT[cell]
    return _no("too_far", "HALL-M1", cell=CELL_NAMES[cell])


# -- spells -----------------------------------------------------------------------------------------------------------


def _steal(s: HallState, seat: int, action: Action, frame: Frame) -> Refusal:
    slot, resource = divmod(which(action), N_RESOURCES)
    return _no("no_such_bribe", "HALL-P6", slot=HORDE_NAMES[slot], kind=RESOURCES[resource])


def _named(s: HallState, seat: int, action: Action, frame: Frame) -> Refusal:
    return _no("name_one_first" if action.verb == "done" else "named_already", "HALL-P6")


def _fill(s: HallState, seat: int, action: Action, frame: Frame) -> Refusal:
    assert s.charm == CAVE_IN
    return _no("no_loose_tile", "HALL-P6", cell=action.parts[0])


def _swap(s: HallState, seat: int, action: Action, frame: Frame) -> Refusal:
    if action.verb == "draw":
        return _no("cannot_draw", "HALL-P6")
    return _no("cannot_swap", "HALL-P6", put=action.parts[0], clan=action.parts[1])


def _done(s: HallState, seat: int, action: Action, frame: Frame) -> Refusal:
    return _spare(s, seat, action, frame) if s.flow.names[frame[0]] == "spare" else _named(s, seat, action, frame)


REASONS: dict[str, Callable[[HallState, int, Action, Frame], Refusal]] = {
    "offer": _offer,
    "portal": _portal,
    "draft": _draft,
    "cast": _cast,
    "work": _work,
    "recruit": _recruit,
    "dig": _dig,
    "skip": _skip,
    "trade": _trade,
    "use": _use,
    "pay": _pay,
    "spare": _spare,
    "take": _take,
    "join": _join,
    "lay": _lay,
    "ore": _ore,
    "pedestal": _pedestal,
    "establish": _establish,
    "hall": _hall,
    "build": _build,
    "statue": _statue,
    "to": _to,
    "steal": _steal,
    "exile": _named,
    "echo": _named,
    "fill": _fill,
    "swap": _swap,
    "draw": _swap,
    "done": _done,
}
