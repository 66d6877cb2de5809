"""What the server and a table's readers say to each other, as typed messages.

Messages are JSON objects told apart by their `type`. What comes in is `Incoming`; a message that does not fit is
refused by naming the field. What goes out is `Outgoing`; `pictures.py` makes what a reader is told of a table.
"""

from __future__ import annotations

import zlib
from typing import Annotated, Literal

import msgspec
from msgspec import UNSET, Meta, Struct, UnsetType

from dovre.render.changes import Changes

PACK_FROM = 3000  # bytes, two packets; a shorter message gains too little by being compressed
PACK_LEVEL = 1  # of zlib, by measurement: the next one takes a tenth longer and saves a fortieth of the bytes

Size = Literal["desktop", "phone"]
Theme = Literal["light", "dark"]
Lang = Literal["fr", "en"]
Id = int | str | None
SeatNumber = Annotated[int, Meta(ge=0)]
EntryNumber = Annotated[int, Meta(ge=0)]
Token = Annotated[str, Meta(max_length=80)]
ThingName = Annotated[str, Meta(max_length=80)]

# -- what comes in -----------------------------------------------------------------------------------------------------


class Hello(Struct, tag_field="type", tag="hello"):
    """The first message, and again when the screen changes: what the reader has, and how it is to be told.

    `n` is the last entry of the log that the reader has, `seq` the picture. `show` is which of one's own seats to show.
    `front` is whose area lies in front. With `deflate` longer messages come compressed, as binary frames of raw
    deflate. With `people` the reader is told who is here and what is said at the table too, after line `heard`.
    """

    n: EntryNumber = 0
    seq: int | None = None
    show: SeatNumber | None = None
    front: SeatNumber | None = None
    size: Size = "desktop"
    theme: Theme = "light"
    lang: Lang | None = None
    deflate: bool = False
    people: bool = False
    heard: EntryNumber = 0


class Resync(Struct, tag_field="type", tag="resync"):
    """Send the whole picture: a message is missing, or did not fit. `n` as in `Hello`."""

    n: EntryNumber = 0


class Show(Struct, tag_field="type", tag="show"):
    """Show the table to another of one's own seats; null: as everybody may see it."""

    seat: SeatNumber | None


class BringToFront(Struct, tag_field="type", tag="front"):
    """Draw this seat's area in front, where one's own lies; null: one's own again. Nothing more is told by it."""

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


class NextStep(Struct, tag_field="type", tag="next"):
    """Go on from this step of a lesson, which only tells, or back to the one before; `Done` comes back once stored."""

    step: Annotated[int, Meta(ge=0)]
    back: bool = False
    id: Id = None


class Say(Struct, tag_field="type", tag="say"):
    """Say something at the table: a set phrase by its key, or a text. `Done` comes back with the number of the line."""

    seat: SeatNumber
    phrase: Token = ""
    text: str = ""
    id: Id = None


class AskThing(Struct, tag_field="type", tag="thing"):
    """Ask about a thing on the board, by its name there, having chosen some others; `ThingMessage` comes back."""

    name: ThingName
    chosen: Annotated[tuple[ThingName, ...], Meta(max_length=4)] = ()
    id: Id = None


class AskSure(Struct, tag_field="type", tag="sure"):
    """Ask whether an answer can be taken back, before it is given; `Sure` comes back."""

    seat: SeatNumber
    token: Token
    id: Id = None


class AskHint(Struct, tag_field="type", tag="hint"):
    """Ask the coach which answers are good; `Hint` comes back."""

    seat: SeatNumber
    id: Id = None


class Ping(Struct, tag_field="type", tag="ping"):
    """Is anybody there? `Pong` comes back."""


Incoming = (
    Hello
    | Resync
    | Show
    | BringToFront
    | GiveAnswer
    | TakeBack
    | AskWhy
    | AskThing
    | AskSure
    | AskHint
    | NextStep
    | Say
    | Ping
)

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


class ThingMessage(Struct, tag_field="type", tag="thing", omit_defaults=True):
    """The words for a thing, as the reader's seat may know it; see `dovre.kernel.things`. "" where there are none."""

    id: Id
    what: str = ""
    about: str = ""
    rule: str = ""
    follows: str = ""
    why: str = ""
    why_rule: str = ""


class Sure(Struct, tag_field="type", tag="sure"):
    """Why an answer is better given twice: it matters and cannot be taken back. No words for any other."""

    id: Id
    words: str


class HintLine(Struct, frozen=True):
    """An answer that the coach thinks good: what it does, what follows, and how many points less than the best."""

    act: str
    label: str
    why: str
    less: float


class Hint(Struct, tag_field="type", tag="hint"):
    """The best few answers to the question that stood after entry `n`, the best first."""

    id: Id
    n: int
    lines: tuple[HintLine, ...]


class Pong(Struct, tag_field="type", tag="pong"):
    """Yes, somebody is."""


class People(Struct, tag_field="type", tag="people"):
    """Who is here: seats, those whose person is away, each with the seconds since when if that is known, spectators."""

    here: tuple[int, ...]
    away: dict[int, int | None]
    watching: int


class TalkLine(Struct, frozen=True, omit_defaults=True):
    """Something that was said: a set phrase by its key, or a text."""

    n: int
    seat: int
    at: int  # seconds since 1970
    phrase: str = ""
    text: str = ""


class TalkMessage(Struct, tag_field="type", tag="talk"):
    """What was said since the lines that the reader has."""

    lines: tuple[TalkLine, ...]


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


class LogLine(Struct, frozen=True, omit_defaults=True):
    """A sentence of the story: the entry it belongs to, whose entry it is, and the things it speaks of on the board."""

    n: int
    seat: int
    text: str
    things: tuple[str, ...] = ()
    round: bool = False  # a heading: a round of the game begins


class LessonInfo(Struct, frozen=True):
    """The step of a lesson: what is said, what the board points at, and whether it waits for an answer."""

    step: int
    chapter: int
    chapters: tuple[int, ...]  # the steps with which they begin, and how many steps there are
    title: str
    text: str
    rules: tuple[str, ...]
    point: tuple[str, ...]
    told: bool  # it only tells: one goes on with `NextStep`
    back: bool  # the step before can be read once more
    moving: bool  # the rival's answers are under way
    last: bool


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


class WalkLine(Struct, frozen=True, omit_defaults=True):
    """A piece that walks: the places it passes by their names on the board, and its look if it is on no board."""

    name: str
    way: tuple[str, ...]
    look: str = ""


Movement = str | WalkLine


class Facts(Struct, kw_only=True):
    """What is told of a table beside its board and story. A message leaves out what has not changed.

    `sheet` and `seats` then hold only the rows that have; each names its seat.
    """

    n: int | UnsetType = UNSET  # the number of the last entry
    status: str | UnsetType = UNSET
    rematch: str | UnsetType | None = UNSET  # the table where the same people play again
    seat: int | UnsetType | None = UNSET  # whose view this is; null: what everybody may see
    front: int | UnsetType | None = UNSET  # whose area lies in front; null: one's own, or the first seat's
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
    lesson: LessonInfo | UnsetType = UNSET  # on the table of a lesson


class TableMessage(Facts, tag_field="type", tag="table", kw_only=True):
    """The table as one reader may see it: whole, or with `base` what has changed since that picture."""

    seq: int
    base: int | UnsetType = UNSET
    board: str | UnsetType = UNSET  # the whole board
    changes: BoardChanges | UnsetType = UNSET
    moved: tuple[Movement, ...] = ()  # what the last entry moved, in order, by the names on the board
    clock: Clock | UnsetType | None = UNSET
    log: tuple[LogLine, ...] = ()  # the story since the entry the reader has


Outgoing = TableMessage | Done | RefusedMessage | Reason | ThingMessage | Sure | Hint | Pong | People | TalkMessage

ENCODER = msgspec.json.Encoder()


class Encoded:
    """A message as text, and compressed once somebody wants it so; one for all sockets that are sent the same."""

    __slots__ = ("_packed", "_text", "data")

    def __init__(self, message: Outgoing) -> None:
        self.data = ENCODER.encode(message)
        self._packed: bytes | None = None
        self._text: str | None = None

    @property
    def text(self) -> str:
        if self._text is None:
            self._text = self.data.decode()
        return self._text

    @property
    def worth_packing(self) -> bool:
        return len(self.data) >= PACK_FROM

    @property
    def packed(self) -> bytes:
        if self._packed is None:
            packer = zlib.compressobj(PACK_LEVEL, zlib.DEFLATED, -zlib.MAX_WBITS)
            self._packed = packer.compress(self.data) + packer.flush()
        return self._packed


# -- replays -----------------------------------------------------------------------------------------------------------


class ReplayStep(Struct, kw_only=True):
    """One state of a replay: the whole board, or what changes from the one that the page shows."""

    n: int  # after this entry
    of: int  # how many there are
    by: int | None  # whose entry it was
    told: tuple[str, ...]  # what happened with it
    moved: tuple[Movement, ...]
    board: str | UnsetType = UNSET
    changes: BoardChanges | UnsetType = UNSET


class ReplayStory(Struct):
    """What happened in a game, without what was taken back: its lines, and the entries to stop at.

    `stops` are the answers that stand, `turns` those of them after which another seat answers.
    """

    lines: tuple[LogLine, ...]
    stops: tuple[int, ...]
    turns: tuple[int, ...]
