"""Zones as the lines of a position: written where they differ from what the seed lays, read with the line's number."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from dovre.kernel.errors import BadPosition
from dovre.kernel.fields import NOTHING, BadWord, Words
from dovre.kernel.state import State

PositionLine = tuple[int, str, str]  # number of the line, name of the zone, what stands behind it


def all_zone_lines(state: State) -> list[tuple[str, str]]:
    """Every zone as a (name, text) line."""
    fields = state.fields
    told = [(name, zone.write(state)) for name, zone in fields.zones.items()]
    for seat in range(state.seats):
        told += [(f"{name} p{seat + 1}", zone.write(state, seat)) for name, zone in fields.seat_zones.items()]
    return [(name, " ".join(words) or NOTHING) for name, words in told]


def zone_lines(state: State, fresh: State) -> list[tuple[str, str]]:
    """The lines of the zones that differ from those of a fresh table."""
    usual = all_zone_lines(fresh)
    return [line for line, other in zip(all_zone_lines(state), usual, strict=True) if line != other]


def read_zones(state: State, lines: Sequence[PositionLine]) -> set[str]:
    """Read the lines into the state; the names of the zones that were said (`hand p1` for a seat's)."""
    said: set[str] = set()
    for number, name, text in lines:
        words = text.split()
        zones, seat_zones = state.fields.zones, state.fields.seat_zones
        if name not in zones and name not in seat_zones:
            raise BadPosition("zone", line=number, found=name[:20], accepted=", ".join((*zones, *seat_zones)))
        seat = None
        if name in seat_zones:
            seat = read_seat(words[0] if words else "", state.seats, number)
            words = words[1:]
        zone = name if seat is None else f"{name} p{seat + 1}"
        if zone in said:
            raise BadPosition("again", line=number, found=zone)
        said.add(zone)
        _read_zone(state, number, name, seat, [] if words == [NOTHING] else words)
    return said


def _read_zone(state: State, number: int, name: str, seat: int | None, words: Words) -> None:
    fields: Any = state.fields
    try:
        if seat is None:
            fields.zones[name].read(state, words)
        else:
            fields.seat_zones[name].read(state, seat, words)
    except BadWord as error:
        raise BadPosition("word", line=number, found=error.found[:40], accepted=error.accepted) from None
    except (KeyError, ValueError, IndexError) as error:
        usual = fields.zones[name].write(state) if seat is None else fields.seat_zones[name].write(state, seat)
        found = str(error.args[0]) if isinstance(error, KeyError) else " ".join(words) or NOTHING
        raise BadPosition("word", line=number, found=found[:40], accepted=" ".join(usual[:3]) or NOTHING) from None


def read_seat(word: str, seats: int, number: int) -> int:
    """`p1` is seat 0; BadPosition for a seat that is not at the table."""
    if word[:1] == "p" and word[1:].isdecimal() and 1 <= int(word[1:]) <= seats:
        return int(word[1:]) - 1
    raise BadPosition("seat", line=number, found=word[:20], seats=seats)
