"""What happens at the table, as facts. Nothing here is secret but the draft hands, which no event shows."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import Any

from dovre.games.hall.actions import SOURCES
from dovre.games.hall.box import CLANS, KINDS, RESOURCES, Use
from dovre.games.hall.components import (
    BENEFITS,
    CELL_NAMES,
    FIXED,
    GHOST,
    HALL_CELLS,
    HALL_PLACES,
    HALLS,
    HORDE_NAMES,
    PACK_NAMES,
    SHAPE_SIZE,
    SHAPES,
    SPELLS,
    STATUE_CLANS,
    TUNNEL_PLACES,
    TUNNEL_SHAPE,
    WORKSHOPS,
    card_name,
    cells_of,
)
from dovre.games.hall.state import NONE, HallState
from dovre.kernel.events import Event

Goods = tuple[tuple[str, int], ...]


def goods_of(kinds: Iterable[int]) -> Goods:
    """Kinds as (name, how many), in the order of the box."""
    return tuple((KINDS[kind], n) for kind, n in sorted(Counter(kinds).items()))


def _tell(s: HallState, name: str, outcome: str = "", **parts: Any) -> None:
    s.emit(Event(name, tuple(parts.items()), outcome=outcome))


# -- setup ------------------------------------------------------------------------------------------------------------


def offered(s: HallState, seat: int, kind: int) -> None:
    _tell(s, "offered", seat=seat, workshop=WORKSHOPS[kind])


def portal_placed(s: HallState, seat: int, cell: int) -> None:
    _tell(s, "portal", seat=seat, cell=CELL_NAMES[cell])


def drafted(s: HallState, seat: int, card: int, slot: int) -> None:
    _tell(s, "drafted", seat=seat, troll=card_name(card), slot=PACK_NAMES[slot])


def started(s: HallState, seat: int, goods: list[int], bonus: list[int]) -> None:
    """The lower lines taken; the Trolls that give a bonus are shown. [HALL-S19]"""
    _tell(s, "started", seat=seat, goods=goods_of(goods), trolls=tuple(card_name(card) for card in bonus))


# -- spending ---------------------------------------------------------------------------------------------------------


def paid(s: HallState, seat: int, kind: int, source: int, to: int) -> None:
    """Told without words: the sentence is that of what was paid for."""
    if kind == GHOST:
        _tell(s, "ghost", seat=seat)
        return
    parts: dict[str, Any] = {"seat": seat, "kind": KINDS[kind], "source": SOURCES[source]}
    if to >= 0:
        _tell(s, "bribed", **parts, slot=HORDE_NAMES[to], troll=card_name(s.horde[to]))
    else:
        _tell(s, "moved_to_stock" if to == -2 else "paid", **parts)


def gained(s: HallState, seat: int, resource: int, amount: int) -> None:
    _tell(s, "gained", seat=seat, goods=((RESOURCES[resource], amount),))


def traded(s: HallState, seat: int, resource: int) -> None:
    _tell(s, "traded", seat=seat, give=FIXED.trade_give, resource=RESOURCES[resource])


# -- spells and workshops ---------------------------------------------------------------------------------------------


def cast(s: HallState, seat: int, spell: int, runes: int) -> None:
    _tell(s, "cast", seat=seat, spell=SPELLS[spell], runes=runes)


def disintegrated(s: HallState, spell: int, new: int) -> None:
    _tell(s, "disintegrated", outcome=SPELLS[new], spell=SPELLS[spell], new=SPELLS[new])


def exchanged(s: HallState, seat: int, one: int, other: int, here: int, there: int) -> None:
    cells = {"here": CELL_NAMES[here], "there": CELL_NAMES[there]}
    _tell(s, "exchanged", seat=seat, clan=CLANS[one], other=CLANS[other], **cells)


def stolen(s: HallState, seat: int, resource: int, slot: int) -> None:
    _tell(s, "stolen", seat=seat, resource=RESOURCES[resource], slot=HORDE_NAMES[slot], troll=card_name(s.horde[slot]))


def caved_in(s: HallState, seat: int, place: int) -> None:
    _tell(s, "caved_in", seat=seat, shape=SHAPES[TUNNEL_SHAPE[place]], cell=CELL_NAMES[TUNNEL_PLACES[place].first])


def swapped(s: HallState, seat: int, put: int, taken: int) -> None:
    _tell(s, "swapped", seat=seat, put=CLANS[put], clan=CLANS[taken])


def pedestal_drawn(s: HallState, seat: int, clan: int) -> None:
    _tell(s, "pedestal_drawn", outcome=CLANS[clan], seat=seat, clan=CLANS[clan])


def activated(s: HallState, seat: int, kind: int, cell: int, uses: int) -> None:
    _tell(s, "activated", seat=seat, workshop=WORKSHOPS[kind], cell=CELL_NAMES[cell], n=uses)


def used(s: HallState, seat: int, kind: int, use: Use) -> None:
    """Told without words where the goods say it all: see `gained` and `moved_to_stock`."""
    _tell(s, "used", seat=seat, workshop=WORKSHOPS[kind], pay=use.pay, gain=use.gain)


# -- recruiting -------------------------------------------------------------------------------------------------------


def recruited(s: HallState, seat: int, card: int, slot: int) -> None:
    """The Troll with the bribes and the Pedestal lying on it."""
    clan = s.horde_pedestals[slot]
    _tell(s, "recruited", seat=seat, troll=card_name(card), slot=HORDE_NAMES[slot])
    if s.bribes[slot]:
        _tell(s, "bribes", seat=seat, goods=goods_of(s.bribes[slot]))
    if clan != NONE:
        _tell(s, "pedestal_taken", seat=seat, clan=CLANS[clan])


def refilled(s: HallState, card: int, slot: int) -> None:
    clan = s.horde_pedestals[slot]
    outcome = card_name(card) + (f"+{CLANS[clan]}" if clan != NONE else "")
    _tell(s, "refilled", outcome=outcome, troll=card_name(card), slot=HORDE_NAMES[slot])
    if clan != NONE:
        _tell(s, "brought", clan=CLANS[clan], slot=HORDE_NAMES[slot])


def pedestal_picked(s: HallState, seat: int, clan: int) -> None:
    _tell(s, "pedestal_picked", seat=seat, clan=CLANS[clan])


def retired(s: HallState, card: int, slot: int) -> None:
    _tell(s, "retired", troll=card_name(card), slot=HORDE_NAMES[slot])


def joined(s: HallState, seat: int, card: int, slot: int) -> None:
    _tell(s, "joined", seat=seat, troll=card_name(card), slot=PACK_NAMES[slot])


def produced(s: HallState, seat: int, slots: tuple[int, ...], goods: list[tuple[int, int]]) -> None:
    """What a cascade brought, Troll by Troll for the drawing, in sum for the story. [HALL-R19]"""
    names = tuple(PACK_NAMES[slot] for slot in slots)
    _tell(
        s,
        "produced" if goods else "produced.nothing",
        seat=seat,
        goods=goods_of(kind for kind, _ in goods),
        slots=names,
    )


def crowned(s: HallState, seat: int, honor: int) -> None:
    _tell(s, "crowned", seat=seat, honor=honor)
    if s.left >= 0:
        _tell(s, "last_rounds", n=s.left, seat=seat)


# -- digging ----------------------------------------------------------------------------------------------------------


def dug(s: HallState, seat: int, shape: int, place: int, column: int) -> None:
    size = SHAPE_SIZE[shape]
    parts: dict[str, Any] = {"seat": seat, "size": size, "shape": SHAPES[shape], "place": TUNNEL_PLACES[place].name}
    if column == NONE:
        _tell(s, "dug.free", **parts)
    else:
        _tell(s, "dug", **parts, ore=RESOURCES[column], honor=FIXED.tunnel_score[size][column])


def unearthed(s: HallState, seat: int, cell: int) -> None:
    _tell(s, "unearthed", seat=seat, clan=CLANS[s.clan_at(s.statues, cell)], cell=CELL_NAMES[cell])


def dug_out(s: HallState, seat: int, goods: list[tuple[int, int]]) -> None:
    found = goods_of(resource for resource, amount in goods for _ in range(amount))
    _tell(s, "dug_out", seat=seat, goods=found)


def pedestal_put(s: HallState, seat: int, clan: int, anchor: int, place: int) -> None:
    """The value was open to all on the track, so the story tells it. [DEC-33]"""
    zone = FIXED.zone_names[place // STATUE_CLANS]
    honor = BENEFITS[s.benefits[place]]
    _tell(s, "pedestal_put", seat=seat, clan=CLANS[clan], cell=CELL_NAMES[anchor], zone=zone, honor=honor)


def established(s: HallState, seat: int, kind: int, cell: int) -> None:
    _tell(s, "established", seat=seat, workshop=WORKSHOPS[kind], cell=CELL_NAMES[cell])


def skipped(s: HallState, seat: int) -> None:
    _tell(s, "skipped", seat=seat)


# -- halls and statues ------------------------------------------------------------------------------------------------


def built(s: HallState, seat: int, place: int) -> None:
    _tell(s, "built", seat=seat, hall=HALLS[HALL_PLACES[place].way.tile], place=HALL_PLACES[place].name)
    for clan in range(STATUE_CLANS):
        for cell in cells_of(s.pedestals[clan] & HALL_CELLS[place]):
            _tell(s, "pedestal_lost", clan=CLANS[clan], cell=CELL_NAMES[cell])


def moved(s: HallState, seat: int, clan: int, start: int, end: int) -> None:
    _tell(s, "moved", seat=seat, clan=CLANS[clan], start=CELL_NAMES[start], cell=CELL_NAMES[end])


def ended(s: HallState) -> None:
    winners = s.winners
    name = "ended" if len(winners) == 1 else "ended.team" if s.teams and len(winners) == 2 else "ended.shared"
    _tell(s, name, winners=winners, score=s.scores[winners[0]])


# -- on the board ----------------------------------------------------------------------------------------------------

# the pieces an event moves, as the board names them
MOVES = {
    "portal": ("portal:{seat}",),
    "drafted": ("troll:{seat}.{troll}",),
    "disintegrated": ("spell:{spell}", "spell:{new}"),
    "exchanged": ("statue:{here}", "statue:{there}"),
    "recruited": ("troll:{troll}",),
    "refilled": ("troll:{troll}",),
    "retired": ("troll:{troll}",),
    "joined": ("troll:{troll}",),
    "dug": ("tile:{place}",),
    "dug.free": ("tile:{place}",),
    "unearthed": ("statue:{cell}",),
    "pedestal_put": ("pedestal:{cell}",),
    "established": ("supply:{workshop}", "workshop:{cell}"),
    "built": ("hall:{hall}",),
    "moved": ("statue:{start}", "statue:{cell}"),
}
