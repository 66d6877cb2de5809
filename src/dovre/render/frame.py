"""The frame of a board: what every game's picture has, whatever it shows.

A game makes one `Frame` of its own. It says which colours, symbols and words the board has and how large it is, lays
the areas and the targets; sizes, layers, marks, title and description are done here. All is drawn in parts
(`Pen.part`), which are remembered from board to board.
"""

from __future__ import annotations

import json
from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import lru_cache
from typing import Any, ClassVar, Generic, NamedTuple, Protocol, TypeVar

from dovre.render.letters import text_width
from dovre.render.pen import InLanguage, Pen, Style, kept
from dovre.render.svg import (
    SANS,
    Box,
    Drawing,
    Sheet,
    escape,
    fit_text,
    group,
    num,
    opening,
    rect,
    small_text,
    use,
)
from dovre.render.theme import SEATS, Theme

SIZES = ("desktop", "phone")
CROP_ROOM = 9  # around what a picture is cropped to


class Seen(Protocol):
    """What the frame reads of a view."""

    @property
    def seat(self) -> int | None: ...
    @property
    def seats(self) -> int: ...
    @property
    def waiting(self) -> tuple[int, ...]: ...
    @property
    def over(self) -> bool: ...
    @property
    def winners(self) -> tuple[int, ...]: ...


V = TypeVar("V", bound=Seen)
W = TypeVar("W", bound=InLanguage)

Symbols = Mapping[str, tuple[str, str]]


class Section(NamedTuple):
    """A part of a tall board that a reader can be led to: from y on, h high."""

    name: str
    words: str  # in the reader's language
    y: float
    h: float


class Frame(ABC, Generic[V, W]):
    """A game's board: `frame.board(view, ...)` draws it."""

    slug: ClassVar[str]  # a class of the drawing
    style: ClassVar[Style] = Style()

    @abstractmethod
    def look(self, view: V, theme: str) -> tuple[Theme, Symbols, str]:
        """Colours, symbols, and a few letters that tell this look from the others of all games, themes apart."""

    @abstractmethod
    def words(self, view: V, lang: str, names: Sequence[str]) -> W:
        """The words of this view in a language."""

    @abstractmethod
    def extent(self, view: V, size: str) -> tuple[float, float]:
        """Width and height. They may depend on the seats alone: a board must not jump while one plays."""

    @abstractmethod
    def lay(self, pen: Pen[W], view: V, size: str) -> None:
        """Draw all areas, in parts, and say where things lie (`Pen.at`)."""

    @abstractmethod
    def lay_targets(self, pen: Pen[W], view: V) -> None:
        """Draw what can be chosen, with `target`."""

    @abstractmethod
    def title(self, pen: Pen[W], view: V) -> str:
        """The board in one line."""

    @abstractmethod
    def sentences(self, pen: Pen[W], view: V) -> Sequence[str]:
        """The board for those who cannot see it, a sentence for each area (`Pen.text`)."""

    def defs(self, pen: Pen[W], view: V) -> str:
        """Gradients and patterns, which do not change while one plays."""
        return ""

    def sections(self, pen: Pen[W], view: V) -> Sequence[Section]:
        """The sections of a tall board, from above; a page leads to them. Like the size, they may depend on the seats
        alone. Boards that are seen at once have none."""
        return ()

    def board(
        self,
        view: V,
        *,
        lang: str = "en",
        theme: str = "light",
        marks: Iterable[str] = (),
        size: str | None = None,
        names: Sequence[str] = (),
        crop: Sequence[str] = (),
        front: int | None = None,
    ) -> Drawing:
        """The view as an SVG picture; with `crop`, only what lies around the things of these names.

        The area of `front` lies at the near side instead of the viewer's own.
        """
        size = size or SIZES[0]
        if size not in SIZES:
            raise ValueError(f"size {size!r} should be one of: {', '.join(SIZES)}")
        if front is not None and front not in range(view.seats):
            raise ValueError(f"there is no seat {front}")
        front = None if front == near_seat(view) else front
        c, symbols, letters = self.look(view, theme)
        width, height = self.extent(view, size)
        # two boards on one page must not share symbols of different looks
        sheet = Sheet(width, height, symbols, f"{letters}{theme[0]}{size[0]}-")
        pen = Pen(sheet, c, self.words(view, lang, names), self.style, front=front)
        pen.part("page", (width, height), _ground, width, height)
        self.lay(pen, view, size)
        for name in dict.fromkeys(marks):
            place = sheet.place_of(name)
            if place is not None:
                pen.part(name, (place,), _mark, name, place)
        self.lay_targets(pen, view)
        sections = tuple(self.sections(pen, view))
        shown = around(sheet.places, crop) if crop else Box(0, 0, width, height)
        head = _head(shown, f"{self.slug} {theme} {size}", lang, () if crop else sections)
        return sheet.drawing(self.title(pen, view), self.sentences(pen, view), self.defs(pen, view), head)

    def portrait(self, view: V, symbol: str, *, theme: str = "light") -> Drawing:
        """One symbol of this board as a picture of its own, such as the head of who tells a lesson."""
        c, symbols, letters = self.look(view, theme)
        _, _, width, height = map(float, symbols[symbol][0].split())
        sheet = Sheet(width, height, symbols, f"{letters}{theme[0]}t-")
        sheet.put("pieces", use(sheet, symbol, 0, 0, width, height, fill=c["ink"]))
        head = opening(Box(0, 0, width, height), stroke_linejoin="round", stroke_linecap="round")
        return sheet.drawing(symbol, (), "", head)


def around(places: Mapping[str, Box], names: Sequence[str]) -> Box:
    """The smallest box around the things of these names, with a little room."""
    missing = [name for name in names if name not in places]
    if missing:
        kinds = sorted({place.partition(":")[0] for place in places})
        raise ValueError(f"not on this board: {', '.join(missing)}; there are things of the kinds {', '.join(kinds)}")
    boxes = [places[name] for name in names]
    left, top = min(box.x for box in boxes), min(box.y for box in boxes)
    right, bottom = max(box.x + box.w for box in boxes), max(box.y + box.h for box in boxes)
    return Box(left, top, right - left, bottom - top).inset(-CROP_ROOM)


@lru_cache(maxsize=256)
def _head(shown: Box, cls: str, lang: str, sections: tuple[Section, ...]) -> str:
    told = json.dumps([one._asdict() for one in sections], ensure_ascii=False, separators=(",", ":"))
    return opening(
        shown, cls=cls, role="group", data_sections=told if sections else None,
        font_family=SANS, font_weight="700", text_anchor="middle",
        stroke_linejoin="round",
        stroke_linecap="round", lang=lang,
    )  # fmt: skip


def _ground(pen: Pen[Any], width: float, height: float) -> None:
    pen.sheet.put("board", rect(Box(0, 0, width, height), 0, fill=pen.c["page"]))


def _mark(pen: Pen[Any], name: str, place: Box) -> None:
    """A ring around what has just changed."""
    pen.sheet.put("marks", f'<g class="mark" data-mark="{escape(name)}">{mark_rings(pen, place)}</g>')


@kept
def mark_rings(pen: Pen[Any], place: Box) -> str:
    """Dashes over a soft line, seen on paper and on rock."""
    inset, corner, under, line, dashes = pen.style.mark
    place = place.inset(inset)
    ring = rect(place, corner, fill="none", stroke=pen.c["marksoft"], stroke_width=under)
    return ring + rect(place, corner, fill="none", stroke=pen.c["mark"], stroke_width=line, stroke_dasharray=dashes)


# -- what can be chosen -----------------------------------------------------------------------------------------------


def target(
    pen: Pen[Any],
    name: str,
    acts: tuple[str, ...],
    depends: tuple[object, ...],
    tell: Callable[..., str],
    *args: Any,
    spot: Box | None = None,
    rings: Callable[[Pen[Any], str], str] | None = None,
    reach: Box | None = None,
) -> None:
    """Something that takes part in answers: `name` is its place, `acts` are the answers' tokens.

    `tell(*args)` gives its label, which follows from `acts` and `depends`. `spot` is where a piece would lie that is
    played here. `rings(pen, name)` draws other rings than those around the place; they too follow from `depends`.
    `reach` is where a small thing takes the pointer (`reaches`). While another seat's area lies in front, things of
    one's own that find no room are left out.
    """
    box = pen.sheet.places.get(name)
    if box is None and rings is None and pen.front is not None:
        return
    pen.part(name, (box, acts, spot, depends, reach), _target, name, box, acts, tell, args, spot, rings, reach)


def _target(
    pen: Pen[Any],
    name: str,
    box: Box | None,
    acts: tuple[str, ...],
    tell: Callable[..., str],
    args: tuple[Any, ...],
    spot: Box | None,
    rings: Callable[[Pen[Any], str], str] | None,
    reach: Box | None,
) -> None:
    told = escape(tell(*args))
    if rings is not None:
        drawn = rings(pen, name)
    else:
        assert box is not None, f"nothing lies at {name}"
        drawn = target_rings(pen, box)
    if reach is not None:
        drawn += rect(reach, 0, cls="reach", fill_opacity="0")
    where = f' data-spot="{num(spot.x)} {num(spot.y)} {num(spot.w)} {num(spot.h)}"' if spot else ""
    pen.sheet.put(
        "targets",
        f'<g class="target can" data-act="{escape(" ".join(acts))}" data-for="{escape(name)}"{where} tabindex="0"'
        f' role="button"><title>{told}</title>{drawn}</g>',
    )


class Answer(Protocol):
    """What a target reads of an answer."""

    @property
    def token(self) -> str: ...


A = TypeVar("A", bound=Answer)


def lay_choices(
    pen: Pen[Any], things: Mapping[str, Sequence[A]], label: Callable[[A], str], tell: Callable[[str, int], str]
) -> None:
    """A target for each thing that answers are about, in this order, the last one on top.

    It says `tell(first, count)`: the label of its first answer, and how many there are.
    """
    reach = reaches(pen, things)
    for name, answers in things.items():
        depends = (label(answers[0]), len(answers))
        acts = tuple([answer.token for answer in answers])
        target(pen, name, acts, depends, tell, *depends, reach=reach.get(name))


def reaches(pen: Pen[Any], names: Iterable[str]) -> dict[str, Box]:
    """Where things take the pointer that are smaller than a fingertip, by name: larger than they are, as far as no
    other one of `names` is nearer. Things that lie over one another stay as they are."""
    boxes = {name: pen.sheet.places[name] for name in names if name in pen.sheet.places}
    small = [name for name, box in boxes.items() if min(box.w, box.h) < pen.touch]
    found = {}
    for name in small:
        box = boxes[name]
        left, top, right, bottom = box.x, box.y, box.x + box.w, box.y + box.h
        wide, high = max(0.0, pen.touch - box.w) / 2, max(0.0, pen.touch - box.h) / 2
        edges = [left - wide, top - high, right + wide, bottom + high]
        for other in boxes.values():
            if other is not box:
                _keep_off(edges, box, other)
        if edges[0] <= left and edges[1] <= top and edges[2] >= right and edges[3] >= bottom:
            found[name] = Box(edges[0], edges[1], edges[2] - edges[0], edges[3] - edges[1])
    return found


def _keep_off(edges: list[float], box: Box, other: Box) -> None:
    """Draw in the edges (left, top, right, bottom) around a box to the middle between it and another one."""
    across = max(other.x - box.x - box.w, box.x - other.x - other.w)
    down = max(other.y - box.y - box.h, box.y - other.y - other.h)
    if across >= down:
        middle = across / 2
        if other.x > box.x:
            edges[2] = min(edges[2], box.x + box.w + middle)
        else:
            edges[0] = max(edges[0], box.x - middle)
    elif other.y > box.y:
        edges[3] = min(edges[3], box.y + box.h + down / 2)
    else:
        edges[1] = max(edges[1], box.y - down / 2)


def thickness(pen: Pen[Any]) -> float:
    """By how much the lines of rings are thinner on a small sheet."""
    return pen.style.small if pen.narrow else 1.0


@kept
def target_rings(pen: Pen[Any], box: Box) -> str:
    """A dark line under a bright one, seen on paper and on rock; the clear fill takes the pointer."""
    thick = thickness(pen)
    inset, corner, dark, bright = pen.style.ring
    box = box.inset(inset * thick)
    c = pen.c
    ground = rect(box, corner, fill=c["ready"], fill_opacity="0", stroke=c["soot"], stroke_width=dark * thick)
    return ground + rect(box, corner, cls="ring", fill="none", stroke=c["ready"], stroke_width=bright * thick)


# -- seats ------------------------------------------------------------------------------------------------------------


def near_seat(view: Seen, front: int | None = None) -> int:
    """The seat at the near side of the table: the one in front, or the viewer's, or the first for a spectator."""
    return front if front is not None else 0 if view.seat is None else view.seat


def rivals(view: Seen, front: int | None = None) -> list[int]:
    """The others, clockwise from the viewer's seat; this one takes the place of the one in front."""
    own = near_seat(view)
    others = [(own + step) % view.seats for step in range(1, view.seats)]
    return [own if seat == front else seat for seat in others]


def lit_seats(view: Seen) -> tuple[int, ...]:
    """Those who must answer, or who have won."""
    return view.winners if view.over else view.waiting


def seat_sign(pen: Pen[Any], seat: int, x: float, y: float, size: float) -> str:
    """The shape of a seat in its colour."""
    colour, shape = SEATS[seat]
    return use(pen.sheet, shape, x, y, size, fill=colour, stroke=pen.c["soot"], stroke_width="1.8")


def seat_state(view: Seen, seat: int) -> str:
    """`active` for a seat that must answer, `winner` at the end, else nothing."""
    return ("winner" if view.over else "active") if seat in lit_seats(view) else ""


def panel(pen: Pen[Any], view: Seen, seat: int, box: Box) -> None:
    """The ground of a seat's area, with a lit border for the one who must answer or who has won."""
    seat_panel(pen, seat, seat_state(view, seat), box)


def seat_panel(pen: Pen[Any], seat: int, state: str, box: Box) -> None:
    """The same for a seat in that state."""
    pen.draw(f"p{seat + 1}.panel", _panel, seat, box, state)


def _panel(pen: Pen[Any], seat: int, box: Box, state: str) -> None:
    c, style = pen.c, pen.style
    pen.at(f"seat:p{seat + 1}", box)
    ground = rect(box, style.corner, fill=c["panel"], stroke=c["edge"], stroke_width="1.2")
    strip = Box(box.x, box.y + style.corner, style.bar, box.h - 2 * style.corner)
    ground += rect(strip, style.bar / 2, fill=SEATS[seat][0])
    if state:
        inset, line = style.lit
        ground += rect(box.inset(inset), style.corner - 1, fill="none", stroke=c["can"], stroke_width=line)
    cls = f"seat seat-{seat + 1} {state}".rstrip()
    pen.sheet.put("board", group(ground, cls=cls, data_place=f"seat:p{seat + 1}"))


def phone_header(pen: Pen[Any], view: Seen, state: str, turn: str, *, left: float, base: float, size: float) -> None:
    """The line above a small board: whose turn it is or who has won, and how far the game is at the right."""
    pen.draw("header", _phone_header, lit_seats(view), state, turn, left, base, size)


def _phone_header(
    pen: Pen[Any], asked: tuple[int, ...], state: str, turn: str, left: float, base: float, size: float
) -> None:
    right = pen.sheet.width - left + 2
    out = ""
    for seat in asked:
        out += seat_sign(pen, seat, left, base - size + 2, size)
        left += size + 5
    small = max(pen.least, size - 3)
    room = right - text_width(turn, small) - left - 9
    out += fit_text(left + 1, base, state, size, room, pen.least, pen.c["ink"])
    out += small_text(right, base, turn, small, pen.c["quiet"], "end")
    pen.sheet.put("board", group(out, cls="header"))
