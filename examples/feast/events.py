"""What happens at the table, as facts. Only what a seat may see is in the part it gets."""

from __future__ import annotations

from dovre.kernel.events import Event
from feast.components import DISHES, WEIGHT
from feast.state import NONE, FeastState


def _dish(dish: int) -> tuple[tuple[str, object], ...]:
    one = DISHES[dish]
    return (("dish", one.id), ("kind", one.kind), ("taste", one.taste))


def round_begun(s: FeastState) -> None:
    s.emit(Event("round", (("n", s.round),)))


def drawn(s: FeastState, seat: int, dish: int) -> None:
    """The guest learns the dish, the others that one was drawn."""
    twin = Event("drawn.hidden", (("seat", seat),))
    s.emit(Event("drawn", (("seat", seat), *_dish(dish)), audience=(seat,), twin=twin, outcome=DISHES[dish].id))


def served(s: FeastState, seat: int, dish: int, boast: int) -> None:
    name = "served.loudly" if boast else "served"
    s.emit(Event(name, (("seat", seat), *_dish(dish), ("weight", WEIGHT[dish]))))


def slept(s: FeastState, seat: int) -> None:
    s.emit(Event("slept", (("seat", seat),)))


def won(s: FeastState, seat: int, *, by_lot: bool) -> None:
    s.emit(Event("won.lot" if by_lot else "won", (("seat", seat),), outcome=f"p{seat + 1}" if by_lot else ""))


def king_threw(s: FeastState, winner: int) -> None:
    name = "king.beaten" if winner != NONE else "king"
    s.emit(Event(name, (("n", s.king),), outcome=f"k{s.king}"))


def took(s: FeastState, seat: int, trophy: str) -> None:
    s.emit(Event("took", (("seat", seat), ("trophy", trophy))))


def washed(s: FeastState, seat: int) -> None:
    s.emit(Event("washed", (("seat", seat),)))


def left(s: FeastState, seat: int) -> None:
    s.emit(Event("left", (("seat", seat),)))


def pointed(s: FeastState, seat: int, guest: int) -> None:
    s.emit(Event("pointed", (("seat", seat), ("guest", guest))))


def drunk(s: FeastState, seat: int) -> None:
    s.emit(Event("drunk", (("seat", seat),)))


def refused(s: FeastState, seat: int, dish: int) -> None:
    s.emit(Event("refused", (("seat", seat), *_dish(dish), ("winner", s.winner))))


def ended(s: FeastState) -> None:
    """The server and the terminal tell who has won; this tells why it is over."""
    s.emit(Event("ended", (("reason", s.end_reason),)))


# the pieces each event moves, as the board names them
MOVES = dict.fromkeys(("served", "served.loudly", "drawn", "refused"), ("dish:{dish}",))
