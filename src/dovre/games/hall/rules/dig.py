"""Digging (HALL-D): what fits where, paying, what is found, Pedestals and Workshops."""

from __future__ import annotations

from dovre.games.hall import events
from dovre.games.hall.actions import DIG, DONE, ESTABLISH, LAY_ROWS, MIXED, ORE, PEDESTAL, SITES, chosen
from dovre.games.hall.components import (
    BIT,
    GILDED_ARCH,
    HAMMER,
    HEARTSTONE,
    MINERAL_KINDS,
    MINERALS,
    MINGLED_VEINS,
    SHAPE_SIZE,
    STATUE_CLANS,
    THUNDERCLAP,
    TUNNEL_CELLS,
    TUNNEL_PLACES,
    TUNNEL_SHAPE,
    TUNNEL_WAYS,
    WORKSHOPS,
    around,
    cells_of,
    where_all,
    where_any,
    where_at_most,
)
from dovre.games.hall.decisions import DUG, FLOW
from dovre.games.hall.decisions import ESTABLISH as ESTABLISH_ASKED
from dovre.games.hall.decisions import LAY as LAY_ASKED
from dovre.games.hall.decisions import ORE as ORE_ASKED
from dovre.games.hall.decisions import PEDESTAL as PEDESTAL_ASKED
from dovre.games.hall.rules.network import extend, ground_for
from dovre.games.hall.rules.pay import FOR_TUNNEL, charge
from dovre.games.hall.state import NONE, SIZES, HallState
from dovre.kernel.action import Action
from dovre.kernel.decision import Frame

Steps = tuple[int, ...]
SPARED_RUBBLE = 3  # by Thunderclap
SHAPE_COUNT = len(SHAPE_SIZE)
# the ways of each shape, and of those the ones whose cells differ
WAYS_OF = tuple(tuple(n for n, way in enumerate(TUNNEL_WAYS) if way.tile == shape) for shape in range(SHAPE_COUNT))
FORMS_OF: tuple[tuple[Steps, ...], ...] = tuple(
    tuple(dict.fromkeys(TUNNEL_WAYS[n].steps for n in WAYS_OF[shape])) for shape in range(SHAPE_COUNT)
)
DOMINO = 2  # the size of the tile that Aftershock gives
FREE = 9  # `ore` of a tile that costs no minerals


# -- what is possible -------------------------------------------------------------------------------------------------


def hammers(s: HallState, seat: int) -> int:
    """How many rubble cells a seat can dig through now. [HALL-D13]"""
    return s.has(seat, HAMMER) + (SPARED_RUBBLE if s.charm == THUNDERCLAP else 0)


def spots(steps: Steps, ground: int, edge: int, rubble: int, most: int) -> int:
    """The first cells of the legal places of one form: on the ground, at the edge, not too much rubble."""
    found = where_all(steps, ground)
    if found:
        found &= where_any(steps, edge)
        if found and most < len(steps) and rubble:
            found &= where_at_most(steps, rubble, most)
    return found


def deepest(s: HallState, seat: int) -> int:
    """The largest tile a seat can pay in minerals: all of one type, or mixed by Mingled Veins. [HALL-D2, HALL-D3]"""
    amounts = [s.has(seat, mineral) for mineral in MINERALS]
    return sum(amounts) if s.charm == MINGLED_VEINS else max(amounts)


def digs(s: HallState, seat: int) -> list[Action]:
    """The shapes of which a complete legal dig exists, paid from what is held now.

    [HALL-D1, HALL-R2, DEC-08, DEC-11]
    """
    most = deepest(s, seat)
    if most < DOMINO:
        return []
    ground, edge = ground_for(s, seat)
    rubble = s.rubble & ground
    plain = ground & ~rubble
    easy = edge & ~rubble
    strong = hammers(s, seat)
    found = []
    for shape in range(SHAPE_COUNT):
        if s.piles[shape] and SHAPE_SIZE[shape] <= most:
            forms = FORMS_OF[shape]
            # most shapes fit somewhere without rubble: that is quickly seen
            if any(where_all(form, plain) & where_any(form, easy) for form in forms) or (
                strong and any(spots(form, ground, edge, rubble, strong) for form in forms)
            ):
                found.append(DIG[shape])
    return found


def places(s: HallState, seat: int, shape: int) -> list[Action]:
    """Every legal place of a shape, turned and flipped. [HALL-D6..HALL-D13]"""
    ground, edge = ground_for(s, seat)
    rubble = s.rubble & ground
    strong = hammers(s, seat)
    found: list[Action] = []
    steps: Steps = ()
    mask = 0
    for n in WAYS_OF[shape]:
        way = TUNNEL_WAYS[n]
        if way.steps != steps:
            steps = way.steps
            mask = spots(steps, ground, edge, rubble, strong)
        if mask:
            found += chosen(LAY_ROWS[n], mask)
    return found


def all_places(s: HallState, seat: int) -> list[Action]:
    """Every legal place of every shape: what a board has to offer."""
    return [action for shape in range(SHAPE_COUNT) for action in places(s, seat, shape)]


# -- choosing and paying ----------------------------------------------------------------------------------------------


def choose_dig(s: HallState, seat: int, action: Action) -> None:
    s.stage = 1
    s.push((LAY_ASKED, seat, action.number))


@FLOW.option(LAY_ASKED)
def lays(s: HallState, seat: int, frame: Frame) -> list[Action]:
    return places(s, seat, frame[2])


@FLOW.answer(LAY_ASKED)
def lay(s: HallState, seat: int, action: Action, frame: Frame) -> None:
    place = action.number
    s.replace_top((ORE_ASKED, seat, place))
    ways = ores(s, seat, s.stack[-1])
    if len(ways) == 1:
        pay_ore(s, seat, ways[0], s.stack[-1])


@FLOW.option(ORE_ASKED)
def ores(s: HallState, seat: int, frame: Frame) -> list[Action]:
    """One mineral for the whole tile; a mix only by Mingled Veins. [HALL-D2, HALL-D3]"""
    size = SHAPE_SIZE[TUNNEL_SHAPE[frame[2]]]
    amounts = [s.has(seat, mineral) for mineral in MINERALS]
    found = [ORE[mineral] for mineral in MINERALS if amounts[mineral] >= size]
    if s.charm == MINGLED_VEINS and sum(amounts) >= size and sum(map(bool, amounts)) > 1:
        found.append(MIXED)
    return found


@FLOW.answer(ORE_ASKED)
def pay_ore(s: HallState, seat: int, action: Action, frame: Frame) -> None:
    """Minerals and Hammers are paid before anything is gained. [HALL-D13, HALL-D28, DEC-22]"""
    place = frame[2]
    size = SHAPE_SIZE[TUNNEL_SHAPE[place]]
    s.replace_top((DUG, seat, place))
    charge_hammers(s, seat, place)
    if action is MIXED:
        s.ore = HEARTSTONE
        charge(s, seat, MINERAL_KINDS, size, FOR_TUNNEL)
    else:
        s.ore = ORE.index(action)
        charge(s, seat, 1 << s.ore, size)


def charge_hammers(s: HallState, seat: int, place: int) -> None:
    """One for each rubble cell; Thunderclap spares three. [HALL-D13]"""
    rubble = (TUNNEL_CELLS[place] & s.rubble).bit_count()
    if s.charm == THUNDERCLAP:
        rubble = max(0, rubble - SPARED_RUBBLE)
    charge(s, seat, 1 << HAMMER, rubble)


# -- the tile is laid -------------------------------------------------------------------------------------------------


@FLOW.run(DUG)
def dig(s: HallState, frame: Frame) -> None:
    """Score, place, unearth, gain; then Pedestal, then Workshops. [HALL-D28]"""
    _, seat, place = frame
    shape = TUNNEL_SHAPE[place]
    cells = TUNNEL_CELLS[place]
    score(s, seat, shape, place)
    s.piles[shape] -= 1
    s.tunnels.append(place)
    s.free &= ~cells
    s.rubble &= ~cells
    joined = s.nets[seat]
    extend(s, seat, cells)
    if s.sink is not None:
        for cell in cells_of(s.all_statues() & s.nets[seat] & ~joined):
            events.unearthed(s, seat, cell)  # HALL-D14, HALL-D16; or alive again with its group (HALL-N6)
    dig_out(s, seat, cells)
    s.replace_top((ESTABLISH_ASKED, seat, sites_beside(s, cells)))
    if not establishes(s, seat, s.stack[-1]):
        s.pop()
    anchor = TUNNEL_PLACES[place].mark
    if anchor != NONE:
        s.push((PEDESTAL_ASKED, seat, anchor))
        if not fitting_pedestals(s, seat, anchor):
            s.pop()


def score(s: HallState, seat: int, shape: int, place: int) -> None:
    """Honor by size and mineral; Gilded Arch one column better. [HALL-D4, HALL-D5]"""
    column = s.ore
    if column == FREE:
        if s.sink is not None:
            events.dug(s, seat, shape, place, NONE)
        return
    if s.charm == GILDED_ARCH:
        column = min(column + 1, HEARTSTONE)
    s.dug[seat * SIZES * 3 + (SHAPE_SIZE[shape] - 2) * 3 + column] += 1
    if s.sink is not None:
        events.dug(s, seat, shape, place, column)


def dig_out(s: HallState, seat: int, cells: int) -> None:
    """Buried resources come to the Stock. [HALL-D15]"""
    found = s.buried & cells
    if not found:
        return
    s.buried &= ~found
    riches = s.board.riches
    goods = [riches[cell] for cell in cells_of(found)]
    for resource, amount in goods:
        s.gain(seat, resource, amount)
    if s.sink is not None:
        events.dug_out(s, seat, goods)


# -- Pedestal ---------------------------------------------------------------------------------------------------------


def fitting_pedestals(s: HallState, seat: int, anchor: int) -> list[Action]:
    """Pedestals in Stock whose token is still on the track in the zone of the anchor. [HALL-D17..HALL-D21, HALL-V11]"""
    zone = s.board.zone_of[anchor]
    stock = s.stocks_of[seat] * STATUE_CLANS
    return [
        PEDESTAL[clan]
        for clan in range(STATUE_CLANS)
        if s.stock_pedestals[stock + clan] and s.takers[zone * STATUE_CLANS + clan] == NONE
    ]


@FLOW.option(PEDESTAL_ASKED)
def pedestals(s: HallState, seat: int, frame: Frame) -> list[Action]:
    return [*fitting_pedestals(s, seat, frame[2]), DONE]


@FLOW.answer(PEDESTAL_ASKED)
def put_pedestal(s: HallState, seat: int, action: Action, frame: Frame) -> None:
    """On the anchor, now or never; its benefit token is taken. [HALL-D17, HALL-D20, HALL-D22, DEC-23, DEC-24]"""
    s.pop()
    if action is DONE:
        return
    anchor = frame[2]
    clan = action.number
    s.stock_pedestals[s.stocks_of[seat] * STATUE_CLANS + clan] -= 1
    s.pedestals[clan] |= BIT[anchor]
    place = s.board.zone_of[anchor] * STATUE_CLANS + clan
    s.takers[place] = seat
    if s.sink is not None:
        events.pedestal_put(s, seat, clan, anchor, place)


# -- Workshops --------------------------------------------------------------------------------------------------------


def sites_beside(s: HallState, cells: int) -> tuple[int, ...]:
    """The empty sites a tile touches, by number. [HALL-D24, DEC-25]"""
    near = around(cells)
    return tuple(n for n, site in enumerate(s.board.sites) if s.sites[n] == NONE and near & BIT[site])


@FLOW.option(ESTABLISH_ASKED)
def establishes(s: HallState, seat: int, frame: Frame) -> list[Action]:
    """Any Workshop of the supply on any of these sites, or none. [HALL-D24..HALL-D26]"""
    supply = s.supply
    kinds = [kind for kind in range(len(WORKSHOPS)) if supply[kind]]
    if not kinds or not frame[2]:
        return []
    found = []
    for site in sorted(frame[2], key=lambda n: s.board.sites[n]):
        row = ESTABLISH[s.board.sites[site]]
        found += [row[kind] for kind in kinds]
    found.append(DONE)
    return found


@FLOW.answer(ESTABLISH_ASKED)
def establish(s: HallState, seat: int, action: Action, frame: Frame) -> None:
    s.pop()
    if action is DONE:
        return
    order, kind = divmod(action.number, len(WORKSHOPS))
    cell = SITES[order]
    site = s.board.sites.index(cell)
    s.sites[site] = kind
    s.supply[kind] -= 1
    if s.sink is not None:
        events.established(s, seat, kind, cell)
    rest = tuple(n for n in frame[2] if n != site)
    if rest and any(s.supply):
        s.push((ESTABLISH_ASKED, seat, rest))
