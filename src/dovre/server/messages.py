"""What the server and a table's readers say to each other, as typed messages, and what one reader is told of a table.

Messages are JSON objects told apart by their `type`. What comes in is `Incoming`; a message that does not fit is
refused by naming the field. What goes out is `TableMessage`, `Done`, `RefusedMessage`, `Reason` and `Pong`.

A reader is told a `Picture` of the table, made from the view of the seat that is shown, in the reader's language. The
first is sent whole; afterwards only what has changed since the picture the reader has. Pictures are numbered: `seq` is
the number of the one told, `base` of the one the changes build on. A reader who has another one asks for the whole.
"""

from __future__ import annotations

import time
import zlib
from collections.abc import Iterable, Sequence
from typing import Annotated, Literal

import msgspec
from msgspec import UNSET, Meta, Struct, UnsetType

from dovre.kernel.decision import TOGETHER
from dovre.kernel.events import seen_by
from dovre.kernel.scores import ScoreLine, total
from dovre.kernel.state import State
from dovre.kernel.table import UNDO, Entry
from dovre.kernel.texts import Texts, load_texts
from dovre.kernel.view import View
from dovre.render.changes import Changes, changes
from dovre.render.svg import Drawing
from dovre.server.live import LiveTable

PACK_FROM = 3000  # bytes, two packets; a shorter message gains too little by being compressed
PACK_LEVEL = 2  # of zlib, by measurement: higher ones take longer than they save

Size = Literal["desktop", "phone"]
Theme = Literal["light", "dark"]
Lang = Literal["fr", "en"]
Id = int | str | None
SeatNumber = Annotated[int, Meta(ge=0)]
EntryNumber = Annotated[int, Meta(ge=0)]
Token = Annotated[str, Meta(max_length=80)]

# -- what comes in -----------------------------------------------------------------------------------------------------


class Hello(Struct, tag_field="type", tag="hello"):
    """The first message, and again when the screen changes: what the reader has, and how it is to be told.

    `n` is the last entry of the log that the reader has, `seq` the picture. `show` is which of one's own seats to show.
    With `deflate` longer messages come compressed, as binary frames of raw deflate.
    """

    n: EntryNumber = 0
    seq: int | None = None
    show: SeatNumber | None = None
    size: Size = "desktop"
    theme: Theme = "light"
    lang: Lang | None = None
    deflate: bool = False


class Resync(Struct, tag_field="type", tag="resync"):
    """Send the whole picture: a message is missing, or did not fit. `n` as in `Hello`."""

    n: EntryNumber = 0


class Show(Struct, tag_field="type", tag="show"):
    """Show the table to another of one's own seats; null: as everybody may see it."""

    seat: SeatNumber | None


class GiveAnswer(Struct, tag_field="type", tag="answer"):
    """An answer given on sight of entry `n`; `Done` comes back once it is stored.

    `again` says that it was sent before and no reply came: where it was stored then, `Done` names that entry.
    """

    n: EntryNumber
    seat: SeatNumber
    token: Token
    id: Id = None
    again: bool = False


class TakeBack(Struct, tag_field="type", tag="undo"):
    """Take back the seat's last answer, on sight of entry `n`; `again` as in `GiveAnswer`."""

    n: EntryNumber
    seat: SeatNumber
    id: Id = None
    again: bool = False


class AskWhy(Struct, tag_field="type", tag="why"):
    """Ask for the reason an answer is not allowed; `Reason` comes back."""

    seat: SeatNumber
    token: Token
    id: Id = None


class Ping(Struct, tag_field="type", tag="ping"):
    """Is anybody there? `Pong` comes back."""


Incoming = Hello | Resync | Show | GiveAnswer | TakeBack | AskWhy | Ping

# -- what goes out -----------------------------------------------------------------------------------------------------


class Done(Struct, tag_field="type", tag="done"):
    """An answer or an undo is stored; `n` is its number in the log."""

    id: Id
    n: int


class RefusedMessage(Struct, tag_field="type", tag="refused"):
    """What was asked is not done, and nothing has changed: why, in the reader's language, and by which rule."""

    id: Id
    code: str
    words: str
    rule: str = ""
    n: int = 0


class Reason(Struct, tag_field="type", tag="why"):
    """Why an answer is not allowed; no words if it is."""

    id: Id
    words: str
    rule: str


class Pong(Struct, tag_field="type", tag="pong"):
    """Yes, somebody is."""


class Asked(Struct, frozen=True):
    """The reader's own question, or whom the table waits for; with the ids of the rules of a question."""

    text: str
    rules: tuple[str, ...] = ()


class Choice(Struct, frozen=True):
    """An answer one may give: its token, and what it does in words."""

    act: str
    label: str


class SheetLine(Struct, frozen=True):
    text: str
    amount: int
    rule: str


class SheetSeat(Struct, frozen=True):
    """The score of a seat as far as the reader can vouch for it."""

    seat: int
    name: str
    total: int
    sure: bool
    lines: tuple[SheetLine, ...]


class SeatInfo(Struct, frozen=True):
    """Who plays a seat, and whether the table waits for it."""

    seat: int
    name: str
    kind: str
    bot: str
    mine: bool
    asked: bool


class UndoInfo(Struct, frozen=True):
    """How many answers the reader can take back, and the words for why not one more."""

    count: int
    why: str


class Clock(Struct, frozen=True):
    """On a table with a clock: seconds for an answer, and those that are left, by seat."""

    limit: int
    left: dict[int, int]


class LogLine(Struct, frozen=True):
    """A sentence of the story: the entry it belongs to, and whose entry it is."""

    n: int
    seat: int
    text: str


class BoardChanges(Struct, omit_defaults=True):
    """What to do to the board one has; see `dovre.render.changes`. What is left out has not changed."""

    count: int
    symbols: dict[str, str] = {}
    gone: tuple[str, ...] = ()
    parts: dict[str, str] = {}
    order: dict[str, tuple[str, ...]] = {}
    title: str | None = None
    words: dict[int, str] = {}

    @classmethod
    def of(cls, found: Changes) -> BoardChanges:
        return cls(found.count, found.symbols, found.gone, found.parts, found.order, found.title, found.words)


class Facts(Struct, kw_only=True):
    """What is told of a table beside its board and story. A message leaves out what has not changed.

    `sheet` and `seats` then hold only the rows that have; each names its seat.
    """

    n: int | UnsetType = UNSET  # the number of the last entry
    status: str | UnsetType = UNSET
    rematch: str | UnsetType | None = UNSET  # the table where the same people play again
    seat: int | UnsetType | None = UNSET  # whose view this is; null: what everybody may see
    mine: tuple[int, ...] | UnsetType = UNSET  # the reader's own seats
    turn: tuple[int, ...] | UnsetType = UNSET  # those of them that must answer
    waiting: tuple[int, ...] | UnsetType = UNSET  # all seats that must answer
    asked: Asked | UnsetType = UNSET
    answers: tuple[Choice, ...] | UnsetType = UNSET
    sheet: tuple[SheetSeat, ...] | UnsetType = UNSET
    seats: tuple[SeatInfo, ...] | UnsetType = UNSET
    undo: UndoInfo | UnsetType = UNSET
    over: bool | UnsetType = UNSET
    winners: tuple[int, ...] | UnsetType = UNSET
    since: int | UnsetType = UNSET  # the reader's last answer: what came after it is news


class TableMessage(Facts, tag_field="type", tag="table", kw_only=True):
    """The table as one reader may see it: whole, or with `base` what has changed since that picture."""

    seq: int
    base: int | UnsetType = UNSET
    board: str | UnsetType = UNSET  # the whole board
    changes: BoardChanges | UnsetType = UNSET
    moved: tuple[str, ...] = ()  # what the last entry moved, in order, by the names on the board
    clock: Clock | UnsetType | None = UNSET
    log: tuple[LogLine, ...] = ()  # the story since the entry the reader has


Outgoing = TableMessage | Done | RefusedMessage | Reason | Pong

BY_SEAT = ("sheet", "seats")
PLAIN = tuple(name for name in Facts.__struct_fields__ if name not in BY_SEAT)
ENCODER = msgspec.json.Encoder()


class Encoded:
    """A message as text, and compressed once somebody wants it so; one for all sockets that are sent the same."""

    __slots__ = ("_packed", "text")

    def __init__(self, message: Outgoing) -> None:
        self.text = ENCODER.encode(message).decode()
        self._packed: bytes | None = None

    @property
    def worth_packing(self) -> bool:
        return len(self.text) >= PACK_FROM

    @property
    def packed(self) -> bytes:
        if self._packed is None:
            packer = zlib.compressobj(PACK_LEVEL, zlib.DEFLATED, -zlib.MAX_WBITS)
            self._packed = packer.compress(self.text.encode()) + packer.flush()
        return self._packed


# -- who reads, and what they are told ---------------------------------------------------------------------------------


class Reader(Struct, frozen=True):
    """Who reads: a seat or a spectator, in a language, on a screen of some size; and which seats are the reader's own.

    Readers that are equal are told the same.
    """

    seat: int | None
    lang: str
    mine: tuple[int, ...] = ()
    size: str = "desktop"
    theme: str = "light"


class Picture:
    """All that a reader is told of one state of a table; `updates` are the messages that lead to it, by their base."""

    __slots__ = ("clock_ends", "drawing", "facts", "moved", "names", "number", "score_lines", "seq", "updates")

    def __init__(
        self,
        seq: int,
        number: int,
        facts: Facts,
        drawing: Drawing,
        moved: tuple[str, ...],
        clock_ends: dict[int, float],
        names: tuple[str, ...],
        score_lines: tuple[ScoreLine, ...],
    ) -> None:
        self.seq = seq
        self.number = number  # of the last entry
        self.facts = facts
        self.drawing = drawing
        self.moved = moved
        self.clock_ends = clock_ends
        self.names = names
        self.score_lines = score_lines
        self.updates: dict[int, Encoded] = {}


def picture(live: LiveTable, reader: Reader, before: Picture | None = None) -> Picture:
    """The table as this reader may see it now, made once for all equal readers; `before` is one they had before."""
    found: Picture | None = live.pictures.get(reader)
    if found is None:
        found = live.pictures[reader] = _picture(live, reader, before)
    return found


def _picture(live: LiveTable, reader: Reader, before: Picture | None) -> Picture:
    state, names, log = live.state, live.names, live.table.log
    texts = live.game.texts(reader.lang).named(names)
    view: View = state.view(reader.seat)
    moved = pieces(live, log[-1], reader.seat) if log else ()
    facts = Facts(
        n=live.number,
        status=live.row.status,
        rematch=live.row.rematch,
        seat=reader.seat,
        mine=reader.mine,
        turn=tuple(seat for seat in state.waiting if seat in reader.mine and not live.bot_for(seat)),
        waiting=view.waiting,
        asked=question(live, state, view, texts),
        answers=tuple([Choice(action.token, live.game.label(view, action, texts)) for action in view.legal]),
        sheet=sheet(view, texts, before),
        seats=seat_infos(live, reader.mine),
        undo=undo_info(live, reader),
        over=view.over,
        winners=view.winners,
        since=last_answer(log, reader.seat),
    )
    drawing = draw(live, view, reader, names, moved)
    return Picture(live.revision, live.number, facts, drawing, moved, clock_ends(live), names, view.sheet)


def whole_message(live: LiveTable, reader: Reader, shown: Picture, since: int = 0) -> TableMessage:
    """A picture for a reader who has none, with the story after entry `since`."""
    return TableMessage(
        seq=shown.seq,
        board=str(shown.drawing),
        moved=shown.moved,
        clock=clock(live, shown),
        log=log_lines(live, reader, since),
        **{name: getattr(shown.facts, name) for name in Facts.__struct_fields__},
    )


def update(live: LiveTable, reader: Reader, old: Picture, new: Picture) -> Encoded:
    """The message that leads from one picture to another of the same reader, encoded once for all of them."""
    found = new.updates.get(old.seq)
    if found is None:
        found = new.updates[old.seq] = Encoded(update_message(live, reader, old, new))
    return found


def update_message(live: LiveTable, reader: Reader, old: Picture, new: Picture) -> TableMessage:
    """What has changed from one picture to another of the same reader."""
    message = TableMessage(seq=new.seq, base=old.seq, moved=new.moved)
    before, after = old.facts, new.facts
    for name in PLAIN:
        value = getattr(after, name)
        if value != getattr(before, name):
            setattr(message, name, value)
    for name in BY_SEAT:
        rows = tuple([row for was, row in zip(getattr(before, name), getattr(after, name), strict=True) if was != row])
        if rows:
            setattr(message, name, rows)
    if old.clock_ends != new.clock_ends:
        message.clock = clock(live, new)
    if old.number != new.number:
        message.log = log_lines(live, reader, old.number)
    found = changes(old.drawing, new.drawing)
    if found is None:
        message.board = str(new.drawing)
    else:
        message.changes = BoardChanges.of(found)
    return message


# -- the parts ---------------------------------------------------------------------------------------------------------


def draw(live: LiveTable, view: View, reader: Reader, names: Sequence[str], moved: Iterable[str]) -> Drawing:
    drawing: Drawing = live.game.board(
        view, lang=reader.lang, theme=reader.theme, size=reader.size, names=names, marks=moved
    )
    return drawing


def question(live: LiveTable, state: State, view: View, texts: Texts) -> Asked:
    """The prompt of the reader's own question, or whom the table waits for."""
    own = load_texts("dovre.server", texts.lang)
    if view.over:
        return Asked(own.say("table.over", result=live.game.end_words(view, texts)))
    if live.row.status == "open":
        return Asked(own.say("table.open"))
    if view.decision is not None:
        return Asked(live.game.prompt(view.decision, texts), view.decision.rules)
    key = "table.chosen" if has_answered(state, view.seat) else "table.waits"
    return Asked(own.say(key, seats=texts.join([texts.seat(seat) for seat in view.waiting])))


def has_answered(state: State, seat: int | None) -> bool:
    """Whether this seat has given its answer to a question that still waits for others."""
    top = state.stack[-1] if state.stack else None
    return seat is not None and top is not None and top[1] == TOGETHER and bool(top[2][seat])


def sheet(view: View, texts: Texts, before: Picture | None = None) -> tuple[SheetSeat, ...]:
    """The score lines this seat can vouch for, by seat; most answers change nothing in them."""
    if before is not None and not view.over and (before.score_lines, before.names) == (view.sheet, texts.names):
        return before.facts.sheet  # type: ignore[return-value]  # a picture leaves nothing out
    sums = total(view.sheet, view.seats)
    lines: list[list[SheetLine]] = [[] for _ in range(view.seats)]
    for line in view.sheet:
        lines[line.seat].append(sheet_line(line, texts))
    return tuple(
        [
            SheetSeat(seat, texts.seat(seat), sums[seat], view.over or seat == view.seat, tuple(lines[seat]))
            for seat in range(view.seats)
        ]
    )


def sheet_line(line: ScoreLine, texts: Texts) -> SheetLine:
    return SheetLine(texts.say(f"score.{line.source}", **dict(line.parts)), line.amount, line.rule)


def log_lines(live: LiveTable, reader: Reader, since: int) -> tuple[LogLine, ...]:
    """The story after entry `since`, in words."""
    texts = live.game.texts(reader.lang).named(live.names)
    return tuple(
        [
            LogLine(entry.number, entry.seat, text)
            for entry in live.table.log[since:]
            for text in sentences(live, entry, reader.seat, texts)
        ]
    )


def sentences(live: LiveTable, entry: Entry, seat: int | None, texts: Texts) -> list[str]:
    """What one seat may know of an entry. The token of a sealed answer is in none of them."""
    if entry.token == UNDO:
        return [load_texts("dovre.server", texts.lang).say("table.undone", name=texts.seat(entry.seat))]
    told = [live.game.describe(event, texts) for event in seen_by(entry.events, seat)]
    return [text for text in told if text]


def last_answer(log: list[Entry], seat: int | None) -> int:
    """The number of this seat's last entry."""
    for entry in reversed(log):
        if entry.seat == seat:
            return entry.number
    return 0


def pieces(live: LiveTable, entry: Entry, seat: int | None) -> tuple[str, ...]:
    """The pieces an entry moved, by the names they have on the board."""
    return tuple(dict.fromkeys(name for event in seen_by(entry.events, seat) for name in live.game.pieces(event)))


def seat_infos(live: LiveTable, mine: Iterable[int]) -> tuple[SeatInfo, ...]:
    waiting = live.state.waiting if live.row.status == "live" else ()
    return tuple(
        [
            SeatInfo(seat.seat, seat.name, seat.kind, seat.bot, seat.seat in mine, seat.seat in waiting)
            for seat in live.seats
        ]
    )


def undo_info(live: LiveTable, reader: Reader) -> UndoInfo:
    """How far the reader can go back, and the words for why not further."""
    if reader.seat is None:
        return UndoInfo(0, "")
    count, reason = live.table.undo_limit(reader.seat)
    return UndoInfo(count, load_texts("dovre.kernel", reader.lang).say(f"error.undo.{reason}"))


def clock_ends(live: LiveTable) -> dict[int, float]:
    """When the time of each person asked is up, on a table with a clock, in seconds since 1970."""
    if not live.row.clock:
        return {}
    return {seat: live.asked_at(seat) + live.row.clock for seat in live.people_asked}


def clock(live: LiveTable, shown: Picture) -> Clock | None:
    """The seconds that are left now; browsers' clocks differ from ours."""
    if not shown.clock_ends:
        return None
    now = time.time()
    return Clock(live.row.clock, {seat: max(0, round(end - now)) for seat, end in shown.clock_ends.items()})


# -- replays -----------------------------------------------------------------------------------------------------------


class ReplayStep(Struct, kw_only=True):
    """One state of a replay: the whole board, or what changes from the one that the page shows."""

    n: int  # after this entry
    of: int  # how many there are
    by: int | None  # whose entry it was
    told: tuple[str, ...]  # what happened with it
    moved: tuple[str, ...]
    board: str | UnsetType = UNSET
    changes: BoardChanges | UnsetType = UNSET


def replay_step(live: LiveTable, reader: Reader, number: int, state: State) -> tuple[ReplayStep, Drawing]:
    """The table as it stood after `number` entries, and its drawing, which the step does not hold yet."""
    entry = live.table.log[number - 1] if number else None
    moved = pieces(live, entry, reader.seat) if entry else ()
    texts = live.game.texts(reader.lang).named(live.names)
    step = ReplayStep(
        n=number,
        of=live.number,
        by=entry.seat if entry else None,
        told=tuple(sentences(live, entry, reader.seat, texts)) if entry else (),
        moved=moved,
    )
    return step, draw(live, state.view(reader.seat), reader, live.names, moved)
