"""Final scoring (HALL-F) as a list of lines, so that the score sheet explains itself; in a team each line is both's."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import lru_cache

from dovre.games.hall.box import CLANS, RESOURCES
from dovre.games.hall.components import (
    BENEFITS,
    BIT,
    CELL_NAMES,
    FIXED,
    HALL_HIGH,
    HALL_LOW,
    HALL_PLACES,
    HALLS,
    LEVEL,
    N_KINDS,
    N_RESOURCES,
    NEUTRAL,
    SIDES,
    STATUE_CLANS,
    TRACK,
    cells_of,
)
from dovre.games.hall.rules.network import hall_mask, tunnel_at
from dovre.games.hall.state import NONE, SIZES, HallState
from dovre.kernel.scores import ScoreLine
from dovre.kernel.view import once

Sight = Callable[[int], bool]  # whether the value of a seat's benefit tokens is known


def score_sheet(s: HallState, knows: Sight = lambda seat: True) -> list[ScoreLine]:
    """What each seat would have if the game ended now: the sum of both members in a team.

    [HALL-F1..HALL-F8, HALL-V2]
    """
    lines: list[ScoreLine] = []
    for seat in range(s.seats):
        lines += start_lines(s, seat)
        for member in s.team(seat):
            lines += once(earned_lines, s, seat, member)
            lines += benefit_lines(s, seat, member, knows)
        lines += once(standing_lines, s, seat)
    return lines


def earned_lines(s: HallState, seat: int, member: int) -> list[ScoreLine]:
    """What a member has for good, as everybody may know."""
    return [*tunnel_lines(s, seat, member), *coronation_lines(s, seat, member)]


def standing_lines(s: HallState, seat: int) -> list[ScoreLine]:
    """What may still change, as everybody may know."""
    net = team_network(s, seat)
    return [*set_lines(s, seat), *hall_lines(s, seat, net), *statue_lines(s, seat, net)]


def team_network(s: HallState, seat: int) -> int:
    """The networks of all members as one: nothing in it counts twice. [HALL-V12]"""
    net = 0
    for member in s.team(seat):
        net |= s.nets[member]
    return net


def start_lines(s: HallState, seat: int) -> list[ScoreLine]:
    """Nothing, or what the place in turn order begins with where the table wants it; not in teams. [HALL-S14]"""
    if s.teams or ("later_seats", "honor") not in s.options:
        return []
    place = (seat - s.first) % s.seats
    honor = FIXED.later_seats[SIDES[s.side].id][s.seats][place]
    return [ScoreLine("start", seat, honor, "HALL-S14", (("n", place + 1),))] if honor else []


def tunnel_lines(s: HallState, seat: int, member: int) -> list[ScoreLine]:
    """Honor taken while digging, by size and mineral. [HALL-D4, HALL-D5, HALL-F1]"""
    lines = []
    for size in range(3, 2 + SIZES):
        for column in range(3):
            n = s.dug[member * SIZES * 3 + (size - 2) * 3 + column]
            if n:
                parts = (("n", n), ("size", size), ("ore", RESOURCES[column]))
                lines.append(ScoreLine("tunnels", seat, n * FIXED.tunnel_score[size][column], "HALL-D4", parts))
    return lines


def coronation_lines(s: HallState, seat: int, member: int) -> list[ScoreLine]:
    """[HALL-F2, DEC-37]"""
    honor = s.crowned[member]
    return [ScoreLine("coronation", seat, honor, "HALL-F2")] if honor else []


def benefit_lines(s: HallState, seat: int, member: int, knows: Sight) -> list[ScoreLine]:
    """Tokens whose value this reader may see. [HALL-F3, HALL-D20]"""
    if not knows(member):
        return []
    return [
        ScoreLine(
            "benefit",
            seat,
            BENEFITS[s.benefits[place]],
            "HALL-F3",
            (("clan", CLANS[place % STATUE_CLANS]), ("zone", FIXED.zone_names[place // STATUE_CLANS])),
        )
        for place in range(TRACK)
        if s.takers[place] == member
    ]


def set_lines(s: HallState, seat: int) -> list[ScoreLine]:
    """Sets of three alike from Stock and Trolls together, after the best trades. [HALL-F4, DEC-31, DEC-37]"""
    sets = _sets(tuple(leftovers(s, seat)))
    return [ScoreLine("sets", seat, sets, "HALL-F4", (("n", sets),))] if sets else []


@lru_cache(maxsize=20_000)  # every view tells every seat's, and few of them change in a move
def _sets(amounts: tuple[int, ...]) -> int:
    return best_sets(amounts, FIXED.set_size, FIXED.trade_give)


def leftovers(s: HallState, seat: int) -> list[int]:
    """All resources of a seat or team; Clan Carts are neutral now. [HALL-F4]"""
    stock = s.stocks_of[seat] * N_RESOURCES
    amounts = s.stock[stock : stock + N_RESOURCES]
    for member in s.team(seat):
        for kind in range(N_KINDS):
            amounts[NEUTRAL[kind]] += s.held[member * N_KINDS + kind]
    return amounts


def best_sets(amounts: Sequence[int], size: int = 3, give: int = 4) -> int:
    """The most sets of `size` alike that trades of `give` for one can make.

    A trade that breaks up a set to complete another gains nothing, so only what is left over of each type is traded:
    the types nearest to a set are completed first, from the leftovers of the others.

    >>> best_sets([3, 2, 0, 3, 1, 1, 2]), best_sets([2] * 7), best_sets([3, 0, 0, 0, 0, 1, 2])
    (3, 2, 1)
    """
    whole = sum(amount // size for amount in amounts)
    rests = sorted((amount % size for amount in amounts), reverse=True)
    best = 0
    for completed in range(1, len(rests) + 1):
        missing = sum(size - rest for rest in rests[:completed])
        if sum(rests[completed:]) >= give * missing:
            best = completed
    return whole + best


def hall_lines(s: HallState, seat: int, net: int) -> list[ScoreLine]:
    """Great Halls of the network: more with a Statue on the altar. [HALL-F5, HALL-G9..HALL-G11, DEC-29]"""
    lines = []
    for number in s.halls:
        place = HALL_PLACES[number]
        if place.cells & net:
            hall = place.way.tile
            graced = bool(s.all_statues() & BIT[place.mark])
            amount = HALL_HIGH[hall] if graced else HALL_LOW[hall]
            lines.append(
                ScoreLine("hall.altar" if graced else "hall.bare", seat, amount, "HALL-G10", (("hall", HALLS[hall]),))
            )
    return lines


def statue_value(s: HallState, cell: int) -> tuple[int, bool]:
    """What a Statue is worth on its cell, and whether a Pedestal of its clan doubles it. [HALL-F6, HALL-D23, DEC-03]"""
    clan = s.clan_at(s.statues, cell)
    value = FIXED.statue_value[s.board.zone_of[cell]]
    doubled = bool(s.pedestals[clan] & BIT[cell])
    return value * 2 if doubled else value, doubled


def statue_lines(s: HallState, seat: int, net: int) -> list[ScoreLine]:
    """Statues outside Great Halls, the best one of each Tunnel. [HALL-F6..HALL-F8, HALL-G11, DEC-30]"""
    lines = []
    left = s.all_statues() & net & ~hall_mask(s)
    while left:
        tunnel = tunnel_at(s, cells_of(left)[0])
        rivals = [(statue_value(s, cell), cell) for cell in cells_of(left & tunnel)]
        (value, doubled), cell = max(rivals, key=lambda one: (one[0][0], -one[1]))
        clan = CLANS[s.clan_at(s.statues, cell)]
        zone = FIXED.zone_names[s.board.zone_of[cell]]
        parts = (("clan", clan), ("zone", zone), ("cell", CELL_NAMES[cell]))
        lines.append(ScoreLine("statue.pedestal" if doubled else "statue", seat, value, "HALL-F6", parts))
        left &= ~tunnel
    return lines


def recruited_levels(s: HallState, seat: int) -> int:
    """The sum of levels of recruited Trolls, of both members in a team. [HALL-F10, DEC-32, DEC-37]"""
    return sum(LEVEL[card] for member in s.team(seat) for card in s.pack(member) if card != NONE)


def winners(s: HallState) -> tuple[int, ...]:
    """The highest total, however high; then the lowest levels; then they share.

    [HALL-F9..HALL-F11, HALL-V13, DEC-42]
    """
    scores = s.scores
    ranks = [(-scores[seat], recruited_levels(s, seat)) for seat in range(s.seats)]
    return tuple(seat for seat in range(s.seats) if ranks[seat] == min(ranks))
