"""Fields of a state, each declared once: how it is copied, told in data and positions, and shown in views.

A game lists its fields in `state.py`. From that one table come the slots of the state and its `copy`, the words of
saved data and positions, the open part of every view, and the open part of what a seat may believe. A *zone* is what
one line of a position tells, as words; most fields are a zone of their own, some share one (a card and its load),
and a derived field is in none: the game's `derive` makes it from the others.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

Words = list[str]

NOTHING = "-"  # stands for an empty zone, slot or choice
NONE = -1  # the number of nothing


class BadWord(ValueError):
    """A word that cannot stand in a zone, and what could."""

    def __init__(self, found: str, accepted: str) -> None:
        super().__init__(found)
        self.found = found
        self.accepted = accepted


# what a copy of a state does with a field, as an expression over the old value
VALUE = "{0}"  # an immutable value is shared
LIST = "{0}[:]"  # a list of immutable values
LISTS = "list(map(copied, {0}))"  # a list of such lists


@dataclass(frozen=True, slots=True)
class ZoneWords:
    """How a zone is told as words and read again; a reader raises BadWord (or KeyError, ValueError) for a bad word."""

    write: Callable[[Any], Words]
    read: Callable[[Any, Words], None]


@dataclass(frozen=True, slots=True)
class SeatWords:
    """The same for a zone that each seat has of its own."""

    write: Callable[[Any, int], Words]
    read: Callable[[Any, int, Words], None]


AnyWords = ZoneWords | SeatWords


@dataclass(frozen=True, slots=True)
class Field:
    """One field of a state."""

    name: str
    copied: str  # VALUE, LIST or LISTS
    words: AnyWords | Mapping[str, AnyWords] | None = None  # None: derived, or told with another field
    zone: str = ""  # the zone's name, if it is not the field's; a field of several zones names them in `words`
    open: bool = True  # everybody sees it as it is: views show it under the same name


# what the state of every game has
BASE: tuple[Field, ...] = (
    Field("seats", VALUE),
    Field("seed", VALUE),
    Field("options", VALUE),
    Field("streams", LIST),
    Field("stack", LIST),
)


class Fields:
    """All fields of a game's state, in the order in which they are told."""

    def __init__(self, *fields: Field) -> None:
        self.all = fields
        self.names = tuple(field.name for field in fields)
        self.open = tuple(field.name for field in fields if field.open)
        freezers = {VALUE: None, LIST: tuple, LISTS: _freeze_lists}
        self.freezers = [(field.name, freezers[field.copied]) for field in fields if field.open]
        thawers = {VALUE: None, LIST: list, LISTS: _thaw_lists}
        self.thawers = [(field.name, thawers[field.copied]) for field in fields if field.open]
        told: dict[str, AnyWords] = {}
        for field in fields:
            if isinstance(field.words, Mapping):
                told.update(field.words)
            elif field.words is not None:
                told[field.zone or field.name] = field.words
        self.zones = {name: words for name, words in told.items() if isinstance(words, ZoneWords)}
        self.seat_zones = {name: words for name, words in told.items() if isinstance(words, SeatWords)}
        self.copy = _copier(fields)

    # -- data ----------------------------------------------------------------------------------------------------

    def write(self, s: Any, seats: int) -> dict[str, Any]:
        """All zones as JSON: a list of words, or one for each seat."""
        data: dict[str, Any] = {name: zone.write(s) for name, zone in self.zones.items()}
        for name, zone in self.seat_zones.items():
            data[name] = [zone.write(s, seat) for seat in range(seats)]
        return data

    def read(self, s: Any, seats: int, data: Mapping[str, Any]) -> None:
        """Fill a state from what `write` wrote; KeyError and ValueError name what is wrong."""
        for name, zone in self.zones.items():
            zone.read(s, _words_of(data[name]))
        for name, seat_zone in self.seat_zones.items():
            rows = data[name]
            if not isinstance(rows, list) or len(rows) != seats:
                raise ValueError(name)
            for seat, row in enumerate(rows):
                seat_zone.read(s, seat, _words_of(row))

    # -- views and beliefs ---------------------------------------------------------------------------------------

    def shown(self, s: Any) -> dict[str, Any]:
        """The open fields for a view: lists become tuples."""
        return {name: freeze(getattr(s, name)) if freeze else getattr(s, name) for name, freeze in self.freezers}

    def believe(self, s: Any, view: Any) -> None:
        """Put the open fields of a view back into a state."""
        for name, thaw in self.thawers:
            value = getattr(view, name)
            setattr(s, name, thaw(value) if thaw else value)


def _thaw_lists(value: Sequence[Sequence[Any]]) -> list[list[Any]]:
    return [list(one) for one in value]


def _freeze_lists(value: list[list[Any]]) -> tuple[tuple[Any, ...], ...]:
    return tuple([tuple(one) for one in value])


def copied_fields(fields: Sequence[Field], lists: str = LISTS) -> list[tuple[str, str]]:
    """All fields of a game's state, those of every state first, and how each is copied from `self`."""
    found = []
    for field in (*BASE, *fields):
        copied = lists if field.copied == LISTS else field.copied
        found.append((field.name, copied.format(f"self.{field.name}")))
    return [*found, ("sink", "None")]


def _copier(fields: Sequence[Field]) -> Callable[[Any], Any]:
    """A function that copies a state field by field, written out in full: a loop over names takes twice as long."""
    lines = [f"    new.{name} = {expression}" for name, expression in copied_fields(fields)]
    source = "\n".join(
        [
            "def copy(self):",
            "    kind = self.__class__",
            "    new = kind.__new__(kind)",
            *lines,
            "    return new",
        ]
    )
    names: dict[str, Any] = {"copied": list.copy}
    exec(source, names)
    made: Callable[[Any], Any] = names["copy"]
    return made


def _words_of(value: Any) -> Words:
    if not isinstance(value, list) or not all(isinstance(word, str) for word in value):
        raise ValueError("a list of words")
    return value


# -- words of common sorts -------------------------------------------------------------------------------------------


def number_of(names: Sequence[str]) -> dict[str, int]:
    """The number of each name."""
    return {name: number for number, name in enumerate(names)}


def pick(numbers: Mapping[str, int], word: str) -> int:
    """The number of a name; BadWord tells what names there are."""
    number = numbers.get(word)
    if number is None:
        names = list(numbers)
        raise BadWord(word, ", ".join(names) if len(names) <= 12 else f"{names[0]}…{names[-1]}")
    return number


def read_figure(word: str) -> int:
    """A whole number."""
    try:
        return int(word)
    except ValueError:
        raise BadWord(word, "0, 1, 2…") from None


def setter(name: str, read: Callable[[Words], Any]) -> Callable[[Any, Words], None]:
    """A reader that sets one field."""

    def fill(s: Any, words: Words) -> None:
        setattr(s, name, read(words))

    return fill


def row(name: str, names: Sequence[str]) -> ZoneWords:
    """A list of numbers told by name, `-` for NONE."""
    numbers = {**number_of(names), NOTHING: NONE}
    return ZoneWords(
        lambda s: [names[n] if n != NONE else NOTHING for n in getattr(s, name)],
        setter(name, lambda words: [pick(numbers, word) for word in words]),
    )


def fixed_row(name: str, names: Sequence[str]) -> ZoneWords:
    """A tuple of numbers told by name."""
    numbers = number_of(names)
    return ZoneWords(
        lambda s: [names[n] for n in getattr(s, name)],
        setter(name, lambda words: tuple([pick(numbers, word) for word in words])),
    )


def figure(name: str) -> ZoneWords:
    """One whole number."""

    def read(s: Any, words: Words) -> None:
        (word,) = words or [""]
        setattr(s, name, read_figure(word))

    return ZoneWords(lambda s: [str(getattr(s, name))], read)


def figures(name: str) -> ZoneWords:
    """A list of whole numbers."""
    return ZoneWords(
        lambda s: [str(n) for n in getattr(s, name)], setter(name, lambda words: [read_figure(word) for word in words])
    )


def seat_figure(name: str) -> ZoneWords:
    """A whole number for each seat."""

    def read(s: Any, words: Words) -> None:
        if len(words) != s.seats:
            raise ValueError(f"{s.seats} numbers")
        setattr(s, name, [read_figure(word) for word in words])

    return ZoneWords(lambda s: [str(n) for n in getattr(s, name)], read)


def counters(*names: str) -> ZoneWords:
    """Several fields with a whole number each, told as `turn=4`; what is not said stays as it is."""

    def read(s: Any, words: Words) -> None:
        for word in words:
            name, _, value = word.partition("=")
            if name not in names:
                raise BadWord(word, ", ".join(f"{name}=…" for name in names))
            setattr(s, name, read_figure(value))

    return ZoneWords(lambda s: [f"{name}={getattr(s, name)}" for name in names], read)


def amounts_words(amounts: Sequence[int], names: Sequence[str]) -> Words:
    """`stone*3 coin` for what there is."""
    return [names[n] if amount == 1 else f"{names[n]}*{amount}" for n, amount in enumerate(amounts) if amount]


def read_amounts(words: Words, names: Sequence[str]) -> list[int]:
    numbers = number_of(names)
    found = [0] * len(names)
    for word in words:
        name, star, times = word.partition("*")
        found[pick(numbers, name)] += read_figure(times) if star else 1
    return found


def amounts(name: str, names: Sequence[str]) -> ZoneWords:
    """How many there are of each, by name."""
    return ZoneWords(
        lambda s: amounts_words(getattr(s, name), names), setter(name, lambda words: read_amounts(words, names))
    )


def seat_amounts(name: str, names: Sequence[str]) -> SeatWords:
    """The same in a flat list for all seats, as many places for each as there are names."""
    wide = len(names)

    def read(s: Any, seat: int, words: Words) -> None:
        getattr(s, name)[seat * wide : (seat + 1) * wide] = read_amounts(words, names)

    return SeatWords(lambda s, seat: amounts_words(getattr(s, name)[seat * wide : (seat + 1) * wide], names), read)


def seat_row(name: str, names: Sequence[str]) -> SeatWords:
    """A list of numbers for each seat, told by name."""
    numbers = number_of(names)

    def read(s: Any, seat: int, words: Words) -> None:
        getattr(s, name)[seat] = [pick(numbers, word) for word in words]

    return SeatWords(lambda s, seat: [names[n] for n in getattr(s, name)[seat]], read)


def seat_tuple(name: str, names: Sequence[str]) -> SeatWords:
    """A tuple of numbers for each seat, told by name."""
    numbers = number_of(names)

    def read(s: Any, seat: int, words: Words) -> None:
        getattr(s, name)[seat] = tuple([pick(numbers, word) for word in words])

    return SeatWords(lambda s, seat: [names[n] for n in getattr(s, name)[seat]], read)


def seat_word(seat: int) -> str:
    """`p1` for the first seat, `-` for none."""
    return NOTHING if seat == NONE else f"p{seat + 1}"


def read_seat_word(word: str, seats: int) -> int:
    if word == NOTHING:
        return NONE
    names = [seat_word(seat) for seat in range(seats)]
    return pick(number_of(names), word)
