"""Views as numbers: what a game declares of its view, part by part, for programs that learn.

A game's `observation.py` lists the parts: the name of each, how its value is told in numbers, and where it comes from
if not from the field of that name. Everything is read from a view, so an observation holds nothing that its seat may
not know. All numbers lie between -1 and 1; how many there are depends on the number of seats alone. What the seats have
comes seat by seat, the viewer first and then clockwise, so that a program plays every seat alike.

>>> counted = Counts(3)
>>> out = [0.0] * counted.size
>>> counted.write((0, 2, 2, None), out, 0)
>>> out
[0.25, 0.0, 0.5, 0.25]
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, NamedTuple, Protocol

from dovre.kernel.view import View

Out = Any  # what numbers are written to, by place: a list or an array


class Encoder(Protocol):
    """How a value is told in so many numbers; what is written to is full of zeros before."""

    size: int

    def write(self, value: Any, out: Out, at: int) -> None: ...


class Number:
    """A figure, as its part of the `most` there is; nothing for None."""

    def __init__(self, most: int) -> None:
        self.size = 1
        self.most = most

    def write(self, value: Any, out: Out, at: int) -> None:
        if value:
            out[at] = max(-1.0, min(1.0, value / self.most))


class OneOf:
    """One of `count` things: a 1 at its number; nothing for none of them."""

    def __init__(self, count: int) -> None:
        self.size = count

    def write(self, value: Any, out: Out, at: int) -> None:
        if value is not None and value >= 0:
            out[at + value] = 1.0


class Bits:
    """Some of `count` things, given as a mask: a 1 for each."""

    def __init__(self, count: int) -> None:
        self.size = count

    def write(self, value: Any, out: Out, at: int) -> None:
        while value:
            low = value & -value
            out[at + low.bit_length() - 1] = 1.0
            value ^= low


class Counts:
    """How many there are of each of `count` things, as parts of `most`; at the end, of those one may not know."""

    def __init__(self, count: int, most: int = 4) -> None:
        self.size = count + 1
        self.unknown = count
        self.each = 1 / most

    def write(self, value: Any, out: Out, at: int) -> None:
        for one in value or ():
            place = at + (self.unknown if one is None else one)
            out[place] = min(1.0, out[place] + self.each)


class Each:
    """Several values in order, at most `length`, each told in the same way."""

    def __init__(self, length: int, inner: Encoder) -> None:
        self.size = length * inner.size
        self.length = length
        self.inner = inner

    def write(self, value: Any, out: Out, at: int) -> None:
        for one in value[: self.length]:
            self.inner.write(one, out, at)
            at += self.inner.size


class Both:
    """A thing with several fields, each told in its own way; nothing for None."""

    def __init__(self, **fields: Encoder) -> None:
        self.size = sum(inner.size for inner in fields.values())
        self.fields = fields

    def write(self, value: Any, out: Out, at: int) -> None:
        if value is None:
            return
        for name, inner in self.fields.items():
            inner.write(getattr(value, name), out, at)
            at += inner.size


@dataclass(frozen=True, slots=True)
class Part:
    """One part of an observation. `read` gives its value from a view; where `by_seat`, a value for each seat."""

    name: str
    inner: Encoder | None  # None: a seat, told by how far it sits from the viewer
    read: Callable[[Any], Any]
    by_seat: bool = False
    length: int = 1  # of seats in a row, where there are several

    def size(self, seats: int) -> int:
        if self.inner is None:
            return seats * self.length
        return self.inner.size * (seats if self.by_seat else 1)

    def write(self, view: View, out: Out, at: int) -> None:
        value, viewer = self.read(view), view.seat or 0
        if self.inner is None:
            for place, seat in enumerate((value,) if self.length == 1 else value[: self.length]):
                if seat is not None and seat >= 0:
                    out[at + place * view.seats + (seat - viewer) % view.seats] = 1.0
        elif self.by_seat:
            for place in range(view.seats):
                self.inner.write(value[(viewer + place) % view.seats], out, at + place * self.inner.size)
        else:
            self.inner.write(value, out, at)


def _field(name: str) -> Callable[[Any], Any]:
    return lambda view: getattr(view, name)


def table(name: str, inner: Encoder, read: Callable[[Any], Any] | None = None) -> Part:
    """What lies on the table."""
    return Part(name, inner, read or _field(name))


def seats(name: str, inner: Encoder, read: Callable[[Any], Any] | None = None) -> Part:
    """What each seat has: the field holds a value for each."""
    return Part(name, inner, read or _field(name), by_seat=True)


def flat_seats(name: str, wide: int, inner: Encoder) -> Part:
    """The same, where the field holds so many values for each seat in one row; each of them is told."""

    def read(view: Any) -> list[Any]:
        row = getattr(view, name)
        return [row[seat * wide : (seat + 1) * wide] for seat in range(view.seats)]

    return Part(name, Each(wide, inner), read, by_seat=True)


def whose(name: str, length: int = 1, read: Callable[[Any], Any] | None = None) -> Part:
    """A seat, or so many in a row: a 1 for each, the viewer first and then clockwise."""
    return Part(name, None, read or _field(name), length=length)


class Place(NamedTuple):
    """Where a part stands in an observation."""

    name: str
    start: int
    stop: int


FRAME_NUMBERS, FRAME_MOST = 8, 64  # of the question on top of the stack: so many of its figures, as parts of this


class Observation:
    """All parts of an observation, after those that every game has; `left_out` are the fields not told, and why."""

    def __init__(self, *parts: Part, left_out: Mapping[str, str] | None = None) -> None:
        self.parts = parts
        self.left_out = dict(left_out or {})

    def of(self, kinds: Sequence[str]) -> Observation:
        """The whole observation of a game whose questions are of these kinds."""
        return Observation(*base_parts(kinds), *self.parts, left_out=self.left_out)

    def size(self, seats: int) -> int:
        return sum(part.size(seats) for part in self.parts)

    def places(self, seats: int) -> list[Place]:
        """Where each part stands, for so many seats."""
        found, at = [], 0
        for part in self.parts:
            found.append(Place(part.name, at, at + part.size(seats)))
            at += part.size(seats)
        return found

    def write(self, view: View, out: Out) -> None:
        """Write a view into `out`, which is full of zeros."""
        at = 0
        for part in self.parts:
            part.write(view, out, at)
            at += part.size(view.seats)


def base_parts(kinds: Sequence[str]) -> tuple[Part, ...]:
    """What the views of all games tell: the question, who is asked, the points one can vouch for."""
    numbers = {kind: number for number, kind in enumerate(kinds)}

    def question(view: View) -> int | None:
        decision = view.decision
        return None if decision is None else numbers[decision.kind]

    return (
        table("question", OneOf(len(kinds)), question),
        table("frame", Each(FRAME_NUMBERS, Number(FRAME_MOST)), _frame_numbers),
        seats("waiting", Number(1), lambda view: [seat in view.waiting for seat in range(view.seats)]),
        seats("points", Number(100), _points),
    )


def _frame_numbers(view: View) -> list[int | None]:
    """The figures of the question on top of the stack, as the viewer knows them; its own sealed answers among them."""
    found: list[int | None] = []
    if view.frames:
        _, seat, *rest = view.frames[-1]
        if seat == -1 and rest and view.seat is not None:  # asked together: the answers given so far, by seat
            found += rest[0][view.seat]
            rest = rest[1:]
        _flatten(rest, found)
    return found


def _flatten(value: Any, found: list[int | None]) -> None:
    if isinstance(value, tuple | list):
        for one in value:
            _flatten(one, found)
    elif value is None or isinstance(value, int):
        found.append(value)


def _points(view: View) -> list[int]:
    points = [0] * view.seats
    for line in view.sheet:
        points[line.seat] += line.amount
    return points
