"""Why an answer is refused: the reason, and the rule that forbids it. Everything it looks at lies open on the table."""

from __future__ import annotations

from dovre.games.hall.actions import ROCK, SITES, SOURCES, STARTS
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
from dovre.kernel.refusals import Reasons

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


WRONG_TIME = {("act", verb): ("too_early", "HALL-T2") for verb in LATER} | {
    ("build", verb): ("too_late", "HALL-T2") for verb in EARLIER
}
REASONS = Reasons("hall", KNOWN, WRONG_TIME)
_no = REASONS.no


# -- setup ------------------------------------------------------------------------------------------------------------


@REASONS.of("offer")
def _offer(s: HallState, seat: int, action: Action, frame: Frame) -> Refusal:
    kind = action.number
    return _no("no_more_of_it", "HALL-S9", workshop=WORKSHOPS[kind], n=WORKSHOP_COPIES[kind])


@REASONS.of("portal")
def _portal(s: HallState, seat: int, action: Action, frame: Frame) -> Refusal:
    cell = STARTS[action.number]
    if cell in s.portals:
        return _no("start_taken", "HALL-S15", cell=CELL_NAMES[cell])
    rings = s.board.starts
    if s.teams and cell in rings.get(s.seats, ()):
        return _no("start_apart", "HALL-V3", cell=CELL_NAMES[cell])
    if s.seats == 2 and any(cell in ring for ring in rings.values()):
        return _no("start_other_number", "HALL-S16", cell=CELL_NAMES[cell])
    return _no("start_not_marked", "HALL-S15", cell=CELL_NAMES[cell], n=s.seats)


@REASONS.of("draft")
def _draft(s: HallState, seat: int, action: Action, frame: Frame) -> Refusal:
    start = action.number // DRAFTED
    if all((card - N_TROLLS) % N_STARTS != start for card in hand(s, seat)):
        return _no("not_in_hand", "HALL-S17", troll=action.parts[0])
    return _no("slot_taken", "HALL-S17", slot=action.parts[1])


# -- steps 1 and 2 ----------------------------------------------------------------------------------------------------


@REASONS.of("cast")
def _cast(s: HallState, seat: int, action: Action, frame: Frame) -> Refusal:
    if s.cast:
        return _no("cast_already", "HALL-P1")
    if action.number not in s.grimoire:
        return _no("not_in_grimoire", "HALL-P1", spell=SPELLS[action.number])
    assert not s.has(seat, RUNE)
    return _no("no_rune", "HALL-P1")


@REASONS.of("work")
def _work(s: HallState, seat: int, action: Action, frame: Frame) -> Refusal:
    cell = SITES[action.number]
    if not s.works:
        return _no("worked_already", "HALL-W1")
    if cell not in s.board.sites or s.sites[s.board.sites.index(cell)] == NONE:
        return _no("no_workshop", "HALL-W2", cell=CELL_NAMES[cell])
    return _no("not_connected", "HALL-W5", workshop=WORKSHOPS[s.sites[s.board.sites.index(cell)]])


@REASONS.of("recruit")
def _recruit(s: HallState, seat: int, action: Action, frame: Frame) -> Refusal:
    slot = action.number
    if NONE not in s.packs[seat * PACK : (seat + 1) * PACK]:
        return _no("pack_full", "HALL-R1")
    if s.horde[slot] == NONE:
        return _no("no_troll", "HALL-R9", slot=HORDE_NAMES[slot])
    needed = len(bribed(s, slot)) - (SPARED_MOST if s.charm == OLD_DEBT else 0)
    return _no("no_bribes", "HALL-R7", needed=needed, n=purse(s, seat))


@REASONS.of("dig")
def _dig(s: HallState, seat: int, action: Action, frame: Frame) -> Refusal:
    shape = action.number
    if not s.piles[shape]:
        return _no("pile_empty", "HALL-D1", shape=SHAPES[shape])
    if SHAPE_SIZE[shape] > deepest(s, seat):
        return _no("no_minerals", "HALL-D3", n=SHAPE_SIZE[shape])
    return _no("fits_nowhere", "HALL-D11", shape=SHAPES[shape])


@REASONS.of("skip")
def _skip(s: HallState, seat: int, action: Action, frame: Frame) -> Refusal:
    return _no("must_act", "HALL-T4")


@REASONS.of("trade")
def _trade(s: HallState, seat: int, action: Action, frame: Frame) -> Refusal:
    return _no("too_poor_to_trade", "HALL-T7", n=FIXED.trade_give)


@REASONS.of("use")
def _use(s: HallState, seat: int, action: Action, frame: Frame) -> Refusal:
    return _no("cannot_use", "HALL-W7", workshop=WORKSHOPS[s.sites[frame[2]]])


@REASONS.of("pay")
def _pay(s: HallState, seat: int, action: Action, frame: Frame) -> Refusal:
    _, _, kinds, _, _, _ = frame
    if len(action.parts) < 2:
        return _no("not_so", "HALL-T9")
    kind = (action.number - 2) // len(SOURCES)
    if not kinds >> kind & 1:
        rule = "HALL-T11" if kind >= CLAN_CART else "HALL-T9"
        return _no("not_this_kind", rule, kind=KINDS[kind])
    return _no("not_there", "HALL-T9", kind=KINDS[kind])


@REASONS.of("spare")
def _spare(s: HallState, seat: int, action: Action, frame: Frame) -> Refusal:
    if action.verb == "done":
        return _no("cannot_bribe_all", "HALL-R7", n=purse(s, seat))
    return _no("needs_no_bribe", "HALL-R7", slot=action.parts[0])


@REASONS.of("take")
def _take(s: HallState, seat: int, action: Action, frame: Frame) -> Refusal:
    return _no("not_in_bag", "HALL-R11", clan=CLANS[action.number])


@REASONS.of("join")
def _join(s: HallState, seat: int, action: Action, frame: Frame) -> Refusal:
    slot = action.number + 4
    pack = s.pack(seat)
    if pack[slot] != NONE:
        return _no("slot_taken", "HALL-R16", slot=action.parts[0])
    assert any(pack[below] == NONE for below in BELOW[slot])
    return _no("slot_in_the_air", "HALL-R17", slot=action.parts[0])


# -- digging ----------------------------------------------------------------------------------------------------------


@REASONS.of("lay")
def _lay(s: HallState, seat: int, action: Action, frame: Frame) -> Refusal:
    """The first rule a place breaks, in the order of the rulebook."""
    place = action.number
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


@REASONS.of("ore")
def _ore(s: HallState, seat: int, action: Action, frame: Frame) -> Refusal:
    mineral = action.number
    size = SHAPE_SIZE[TUNNEL_SHAPE[frame[2]]]
    if mineral in MINERALS:
        return _no("not_enough_ore", "HALL-D2", needed=size, resource=RESOURCES[mineral], n=s.has(seat, mineral))
    return _no("no_mixing", "HALL-D3")  # under Mingled Veins a mix is always among the answers


@REASONS.of("pedestal")
def _pedestal(s: HallState, seat: int, action: Action, frame: Frame) -> Refusal:
    clan = action.number
    zone = s.board.zone_of[frame[2]]
    if s.takers[zone * STATUE_CLANS + clan] != NONE:
        return _no("zone_used", "HALL-D21", clan=CLANS[clan], zone=FIXED.zone_names[zone])
    return _no("no_pedestal", "HALL-D17", clan=CLANS[clan])


@REASONS.of("establish")
def _establish(s: HallState, seat: int, action: Action, frame: Frame) -> Refusal:
    cell = SITES[action.number // len(WORKSHOPS)]
    kind = action.number % len(WORKSHOPS)
    if cell not in s.board.sites or s.board.sites.index(cell) not in frame[2]:
        return _no("no_site", "HALL-D24", cell=CELL_NAMES[cell])
    return _no("not_in_supply", "HALL-D26", workshop=WORKSHOPS[kind])


# -- steps 3 and 4 ----------------------------------------------------------------------------------------------------


@REASONS.of("hall")
def _hall(s: HallState, seat: int, action: Action, frame: Frame) -> Refusal:
    hall = action.number
    if s.stage > 1:
        return _no("hall_over" if s.stage == 3 else "built_already", "HALL-G1" if s.stage == 2 else "HALL-T2")
    if hall not in displayed(s):
        return _no("hall_gone", "HALL-G1", hall=HALLS[hall])
    return _no("hall_fits_nowhere", "HALL-G3", hall=HALLS[hall])


@REASONS.of("build")
def _build(s: HallState, seat: int, action: Action, frame: Frame) -> Refusal:
    place = action.number
    if HALL_PLACES[place].way.tile != frame[2]:
        return _no("other_hall", "HALL-G1", hall=HALLS[HALL_PLACES[place].way.tile])
    if HALL_CELLS[place] & hall_mask(s):
        return _no("hall_on_hall", "HALL-G3")
    return _no("hall_off_tunnels", "HALL-G3")


@REASONS.of("statue")
def _statue(s: HallState, seat: int, action: Action, frame: Frame) -> Refusal:
    cell = ROCK[action.number]
    if not s.all_statues() & BIT[cell]:
        return _no("no_statue", "HALL-M1", cell=CELL_NAMES[cell])
    if not s.nets[seat] & BIT[cell]:
        return _no("statue_buried", "HALL-M11", cell=CELL_NAMES[cell])
    if s.flow.names[frame[0]] == "exchange":
        return _no("same_statue", "HALL-P6")
    if not movable_clans(s, seat) & BIT[cell]:
        return _no("no_cart", "HALL-M5", clan=CLANS[s.clan_at(s.statues, cell)])
    return _no("statue_stuck", "HALL-M7")


@REASONS.of("to")
def _to(s: HallState, seat: int, action: Action, frame: Frame) -> Refusal:
    cell = ROCK[action.number]
    if s.all_statues() & BIT[cell]:
        return _no("cell_taken", "HALL-M7", cell=CELL_NAMES[cell])
    assert not reach(s, seat, frame[2]) & BIT[cell]
    return _no("too_far", "HALL-M1", cell=CELL_NAMES[cell])


# -- spells -----------------------------------------------------------------------------------------------------------


@REASONS.of("steal")
def _steal(s: HallState, seat: int, action: Action, frame: Frame) -> Refusal:
    slot, resource = divmod(action.number, N_RESOURCES)
    return _no("no_such_bribe", "HALL-P6", slot=HORDE_NAMES[slot], kind=RESOURCES[resource])


@REASONS.of("exile", "echo")
def _named(s: HallState, seat: int, action: Action, frame: Frame) -> Refusal:
    return _no("name_one_first" if action.verb == "done" else "named_already", "HALL-P6")


@REASONS.of("fill")
def _fill(s: HallState, seat: int, action: Action, frame: Frame) -> Refusal:
    assert s.charm == CAVE_IN
    return _no("no_loose_tile", "HALL-P6", cell=action.parts[0])


@REASONS.of("swap", "draw")
def _swap(s: HallState, seat: int, action: Action, frame: Frame) -> Refusal:
    if action.verb == "draw":
        return _no("cannot_draw", "HALL-P6")
    return _no("cannot_swap", "HALL-P6", put=action.parts[0], clan=action.parts[1])


@REASONS.of("done")
def _done(s: HallState, seat: int, action: Action, frame: Frame) -> Refusal:
    return _spare(s, seat, action, frame) if s.flow.names[frame[0]] == "spare" else _named(s, seat, action, frame)
