"""What one reader is told of a table: a picture made from the view of the seat that is shown, in the reader's language.

The first `Picture` is sent whole; afterwards only what has changed since the one the reader has. Pictures are numbered:
`seq` is the number of the one told, `base` of the one the changes build on. A reader who has another one asks for the
whole.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import pairwise
from typing import NamedTuple

from msgspec import UNSET, Struct, UnsetType, structs

from dovre.kernel.decision import TOGETHER
from dovre.kernel.events import Walk, seen_by
from dovre.kernel.scores import ScoreLine, total
from dovre.kernel.state import State
from dovre.kernel.table import UNDO, Entry
from dovre.kernel.texts import Texts, load_texts
from dovre.kernel.view import Sharing, View
from dovre.render.changes import changes
from dovre.render.svg import Drawing
from dovre.server import wall_time
from dovre.server.lessons import LiveLesson
from dovre.server.live import LiveTable
from dovre.server.messages import (
    Asked,
    BoardChanges,
    Choice,
    Clock,
    Encoded,
    Facts,
    LessonInfo,
    LogLine,
    Movement,
    People,
    ReplayStep,
    ReplayStory,
    SeatInfo,
    SheetLine,
    SheetSeat,
    TableMessage,
    TalkLine,
    UndoInfo,
    WalkLine,
)
from dovre.server.rows import TalkRow

BY_SEAT = ("sheet", "seats")
PLAIN = tuple(name for name in Facts.__struct_fields__ if name not in BY_SEAT)


class Reader(Struct, frozen=True):
    """Who reads: a seat or a spectator, in a language, on a screen of some size; and which seats are the reader's own.

    Readers that are equal are told the same.
    """

    seat: int | None
    lang: str
    mine: tuple[int, ...] = ()
    size: str = "desktop"
    theme: str = "light"
    front: int | None = None  # whose area lies in front, if not the reader's own


NOTHING_DEALT = Drawing('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1">', "", (), "", {}, {})


class Picture:
    """All that a reader is told of one state of a table; `updates` are the messages that lead to it, by their base."""

    __slots__ = ("clock_ends", "drawing", "facts", "moved", "names", "number", "score_lines", "seq", "updates")

    def __init__(
        self,
        seq: int,
        number: int,
        facts: Facts,
        drawing: Drawing,
        moved: tuple[Movement, ...],
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


def shared(live: LiveTable) -> Sharing:
    """What all readers of the table may know alike, since its last change."""
    found: Sharing | None = live.pictures.get(Sharing)
    if found is None:
        found = live.pictures[Sharing] = Sharing(live.state)
    return found


def _picture(live: LiveTable, reader: Reader, before: Picture | None) -> Picture:
    is_open = live.row.status == "open"  # nothing has been dealt: there is nothing to see, and nothing to answer
    view: View = shared(live).view(None if is_open else reader.seat)
    facts, moved = facts_of(live, reader, view, before)
    marked = facts.lesson.point or moved if isinstance(facts.lesson, LessonInfo) else moved
    drawing = NOTHING_DEALT if is_open else draw(live, view, reader, live.names, marked)
    return Picture(live.revision, live.number, facts, drawing, moved, clock_ends(live), live.names, view.sheet)


def facts_of(live: LiveTable, reader: Reader, view: View, before: Picture | None) -> tuple[Facts, tuple[Movement, ...]]:
    """What a reader is told beside the board, and what the last entry moved on it."""
    state, names, log = live.state, live.names, live.table.log
    texts = live.game.texts(reader.lang).named(names)
    is_open = live.row.status == "open"
    facts = Facts(
        n=live.number,
        status=live.row.status,
        rematch=live.row.rematch,
        seat=reader.seat,
        front=reader.front,
        mine=reader.mine,
        turn=tuple(seat for seat in live.people_asked if seat in reader.mine),
        waiting=() if is_open else view.waiting,
        asked=question(live, state, view, texts),
        answers=tuple([Choice(action.token, live.game.label(view, action, texts)) for action in view.legal]),
        sheet=sheet_before_the_deal(names) if is_open else sheet(view, texts, before),
        seats=seat_infos(live, reader.mine),
        undo=undo_info(live, reader),
        over=view.over,
        winners=view.winners,
        since=last_answer(log, reader.seat),
        lesson=lesson_info(live, reader.lang),
    )
    return facts, last_told(live, reader).moved if log else ()


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
    message = TableMessage(seq=new.seq, base=old.seq, moved=new.moved if old.seq != new.seq else ())
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


def draw(live: LiveTable, view: View, reader: Reader, names: Sequence[str], moved: Iterable[Movement]) -> Drawing:
    drawing: Drawing = live.game.board(
        view,
        lang=reader.lang,
        theme=reader.theme,
        size=reader.size,
        names=names,
        marks=marks(moved),
        front=reader.front,
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


def sheet_before_the_deal(names: Sequence[str]) -> tuple[SheetSeat, ...]:
    return tuple([SheetSeat(seat, name, 0, False, ()) for seat, name in enumerate(names)])


def sheet_line(line: ScoreLine, texts: Texts) -> SheetLine:
    return SheetLine(texts.say(f"score.{line.source}", **dict(line.parts)), line.amount, line.rule)


def lesson_info(live: LiveTable, lang: str) -> LessonInfo | UnsetType:
    """The step that a lesson is at; nothing on other tables."""
    if not isinstance(live, LiveLesson):
        return UNSET
    run, lesson = live.run, live.run.lesson
    step = run.step
    return LessonInfo(
        step=run.number,
        chapter=step.chapter,
        chapters=(*lesson.chapters, len(lesson.steps)),
        title=lesson.title(step.chapter)[lang],
        text=step.say[lang],
        rules=step.rules,
        point=() if live.moving else step.point,
        told=step.is_told,
        back=run.can_return,
        moving=live.moving,
        last=run.is_last,
    )


def log_lines(live: LiveTable, reader: Reader, since: int) -> tuple[LogLine, ...]:
    """The story after entry `since`, in words."""
    if since == live.number - 1:
        return last_told(live, reader).lines
    texts = live.game.texts(reader.lang).named(live.names)
    return _lines(live, live.table.log[since:], reader.seat, texts)


def _lines(live: LiveTable, entries: Iterable[Entry], seat: int | None, texts: Texts) -> tuple[LogLine, ...]:
    return tuple([line for entry in entries for line in entry_told(live, entry, seat, texts).lines])


class Told(NamedTuple):
    """What an entry tells: its sentences, and what it moved."""

    lines: tuple[LogLine, ...]
    moved: tuple[Movement, ...]


def last_told(live: LiveTable, reader: Reader) -> Told:
    """What the last entry tells, once for all readers of a language who may know the same of it."""
    entry, seat = live.table.log[-1], reader.seat
    key = (Told, reader.lang, *[event.is_seen_by(seat) for event in entry.events])
    found: Told | None = live.pictures.get(key)
    if found is None:
        texts = live.game.texts(reader.lang).named(live.names)
        found = live.pictures[key] = entry_told(live, entry, seat, texts)
    return found


def entry_told(live: LiveTable, entry: Entry, seat: int | None, texts: Texts) -> Told:
    """What one seat may know of an entry. The token of a sealed answer is in none of its lines.

    What an event without words moved belongs to the sentence before it. A piece that walks may do so more than once.
    """
    number, by = entry.number, entry.seat
    if entry.token == UNDO:
        undone = load_texts("dovre.server", texts.lang).say("table.undone", name=texts.seat(by))
        return Told((LogLine(number, by, undone),), ())
    lines: list[LogLine] = []
    moved: dict[object, Movement] = {}
    for event in seen_by(entry.events, seat):
        things: dict[str, None] = {}
        for one in live.game.movements(event):
            if isinstance(one, Walk):
                things[one.piece] = None
                moved[len(moved), one] = WalkLine(one.piece, one.way, one.look)
            else:
                things[one] = None
                moved.setdefault(one, one)
        text = live.game.describe(event, texts)
        if text:
            lines.append(LogLine(number, by, text, tuple(things), event.name in live.game.rounds))
        elif lines and things:
            known = lines[-1]
            lines[-1] = structs.replace(known, things=tuple(dict.fromkeys((*known.things, *things))))
    return Told(tuple(lines), tuple(moved.values()))


def last_answer(log: list[Entry], seat: int | None) -> int:
    """The number of this seat's last entry."""
    for entry in reversed(log):
        if entry.seat == seat:
            return entry.number
    return 0


def marks(moved: Iterable[Movement]) -> list[str]:
    """The names of what moved."""
    return [one.name if isinstance(one, WalkLine) else one for one in moved]


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
    now = wall_time.now()
    return Clock(live.row.clock, {seat: max(0, round(end - now)) for seat, end in shown.clock_ends.items()})


# -- who is here, and what they say ------------------------------------------------------------------------------------


def people(live: LiveTable) -> People:
    """Who is here now. Since when somebody is away is known from their last socket, else from their last answer."""
    presence, now = live.presence, wall_time.now()
    away: dict[int, int | None] = {}
    for seat in presence.away(live.seats):
        number = last_answer(live.table.log, seat)
        left = presence.left.get(seat) or (live.table.log[number - 1].at if number else 0.0)
        away[seat] = max(0, round(now - left)) if left else None
    return People(presence.here, away, presence.watching)


def talk_lines(rows: Iterable[TalkRow]) -> tuple[TalkLine, ...]:
    return tuple([TalkLine(row.number, row.seat, int(row.at), row.phrase, row.text) for row in rows])


# -- replays -----------------------------------------------------------------------------------------------------------


def replay_story(live: LiveTable, reader: Reader) -> ReplayStory:
    """The story of a game so far, as one seat may know it."""
    texts = live.game.texts(reader.lang).named(live.names)
    standing = live.table.standing
    lines = _lines(live, standing, reader.seat, texts)
    ends = [entry for entry, after in pairwise([*standing, None]) if entry and (not after or after.seat != entry.seat)]
    return ReplayStory(lines, tuple([entry.number for entry in standing]), tuple([entry.number for entry in ends]))


def replay_step(live: LiveTable, reader: Reader, number: int, state: State) -> tuple[ReplayStep, Drawing]:
    """The table as it stood after `number` entries, and its drawing, which the step does not hold yet."""
    entry = live.table.log[number - 1] if number else None
    texts = live.game.texts(reader.lang).named(live.names)
    told = entry_told(live, entry, reader.seat, texts) if entry else Told((), ())
    step = ReplayStep(
        n=number,
        of=live.number,
        by=entry.seat if entry else None,
        told=tuple([line.text for line in told.lines]),
        moved=told.moved,
    )
    return step, draw(live, state.view(reader.seat), reader, live.names, told.moved)
