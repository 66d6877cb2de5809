"""Table talk: short lines between those who sit at a table, kept beside the game and never part of it.

A line is a set phrase, sent by its key and shown in the language of whoever reads it, or free text. Who made the table
says how much of it there is (`TableRow.talk`), and the host of the server can allow less for all tables.
"""

from __future__ import annotations

import asyncio
import re
import unicodedata
from collections import deque
from collections.abc import Iterable
from typing import TYPE_CHECKING, get_args

from dovre.server import wall_time
from dovre.server.refusals import Refused
from dovre.server.rows import TalkLevel, TalkRow
from dovre.server.writer import Taken

if TYPE_CHECKING:
    from dovre.server.live import LiveTable

LEVELS: tuple[TalkLevel, ...] = get_args(TalkLevel)  # from most to least
PHRASES = ("hello", "luck", "nice", "close", "thanks", "sorry", "think", "moment", "back", "game")
LONGEST = 200  # letters of a line
KEPT = 100  # lines of a table; older ones are deleted
MARKS = re.compile(r"([\u0300-\u036f\u1ab0-\u1aff\u20d0-\u20ff]{3})[\u0300-\u036f\u1ab0-\u1aff\u20d0-\u20ff]+")


class Talk:
    """The newest lines of one table."""

    __slots__ = ("lines", "lock")

    def __init__(self, lines: Iterable[TalkRow] = ()) -> None:
        self.lines = deque(lines, maxlen=KEPT)
        self.lock = asyncio.Lock()

    @property
    def last(self) -> int:
        """The number of the newest line, 0 before the first."""
        return self.lines[-1].number if self.lines else 0

    def since(self, number: int) -> tuple[TalkRow, ...]:
        """The lines after this one."""
        return tuple(line for line in self.lines if line.number > number)


def level_of(live: LiveTable) -> TalkLevel:
    """How much may be said at a table: what its maker chose, or less where the host of the server wants less."""
    host = live.tables.settings.talk
    allowed = LEVELS.index(host) if host in LEVELS else LEVELS.index("off")
    return LEVELS[max(allowed, LEVELS.index(live.row.talk))]


def has_company(live: LiveTable) -> bool:
    """Whether at least two people or programs sit here: bots do not listen."""
    seats = [seat for seat in live.seats if seat.kind in ("person", "device", "program", "open")]
    return len({seat.person or seat.seat for seat in seats}) > 1


async def talk_of(live: LiveTable) -> Talk:
    """What was said at this table, read once."""
    if live.talk is None:
        rows = await live.tables.store.talk(live.id)
        live.talk = live.talk or Talk(rows)
    return live.talk


async def say(live: LiveTable, seat: int, phrase: str = "", text: str = "") -> int:
    """Say something for a seat; returns the number of the line once it is stored."""
    phrase, text = check_words(level_of(live), phrase, text)
    live.tables.talk_limit.take(live.seats[seat].person or f"{live.id}.{seat}")
    talk = await talk_of(live)
    async with talk.lock:
        while True:
            line = TalkRow(table=live.id, number=talk.last + 1, seat=seat, at=wall_time.now(), phrase=phrase, text=text)
            try:
                await live.tables.store.add_talk(line, line.number - KEPT)
                break
            except Taken:  # another copy of this table was first: go on after what was said there
                await _read_on(live, talk)
        talk.lines.append(line)
    call_listeners(live)
    return line.number


async def hear_line(live: LiveTable, number: int) -> None:
    """Another worker has stored this line."""
    talk = await talk_of(live)
    async with talk.lock:
        if talk.last < number:
            await _read_on(live, talk)
    call_listeners(live)


async def _read_on(live: LiveTable, talk: Talk) -> None:
    rows = await live.tables.store.talk(live.id)
    talk.lines.extend([row for row in rows if row.number > talk.last])


def call_listeners(live: LiveTable) -> None:
    for listener in list(live.presence.listeners):
        listener()


def check_words(level: TalkLevel, phrase: str, text: str) -> tuple[str, str]:
    """One set phrase, or a text as others see it; Refused if it is neither, too long, or not allowed here."""
    if level == "off":
        raise Refused("talk_off", 403)
    text = clean_text(text)
    if phrase:
        if phrase not in PHRASES:
            raise Refused("bad_message", detail="phrase")
        return phrase, ""
    if level == "phrases":
        raise Refused("talk_phrases", 403)
    if not text:
        raise Refused("talk_empty")
    if len(text) > LONGEST:
        raise Refused("talk_long", most=LONGEST)
    return "", text


def clean_text(text: str) -> str:
    """Text in one line: no control characters, none that turn the direction of what follows, no towers of marks."""
    letters = "".join(letter if unicodedata.category(letter)[0] != "C" else " " for letter in text)
    return MARKS.sub(r"\1", unicodedata.normalize("NFC", " ".join(letters.split())))
