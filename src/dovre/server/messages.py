"""What one seat is told of a table: made from that seat's view, in that reader's language."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from dovre.kernel.action import Action
from dovre.kernel.events import seen_by
from dovre.kernel.scores import ScoreLine, total
from dovre.kernel.state import State
from dovre.kernel.table import UNDO, Entry
from dovre.kernel.texts import Texts, load_texts
from dovre.kernel.view import View
from dovre.server.live import LiveTable

Message = dict[str, Any]


class Reader:
    """Who reads: a seat or a spectator, in a language, on a screen of some size."""

    __slots__ = ("lang", "mine", "seat", "size", "theme")

    def __init__(
        self, seat: int | None, lang: str, mine: Iterable[int] = (), size: str = "desktop", theme: str = "light"
    ) -> None:
        self.seat = seat
        self.lang = lang
        self.mine = tuple(mine)
        self.size = size
        self.theme = theme


def told(live: LiveTable, reader: Reader, since: int = 0) -> Message:
    """The whole table as this reader may see it, with the log after entry `since`."""
    shared = _drawn(live, reader)
    asked_of_mine = [seat for seat in live.state.waiting if seat in reader.mine and not live.bot_for(seat)]
    return {
        **shared,
        "mine": list(reader.mine),
        "turn": asked_of_mine,
        "log": story(live, reader, since),
        "since": since_last_turn(live, reader),
        "seats": players(live, reader.mine),
        "clock": clock(live, reader),
    }


def _drawn(live: LiveTable, reader: Reader) -> Message:
    """What all readers of one seat share is made once for each state of the table."""
    key = (reader.seat, reader.lang, reader.size, reader.theme)
    found = live.drawn.get(key)
    if found is None:
        last = live.table.log[-1] if live.table.log else None
        moved = pieces(live, last, reader.seat) if last else []
        found = live.drawn[key] = {
            "n": live.number,
            "status": live.row.status,
            "rematch": live.row.rematch,
            **scene(live, live.state, reader, moved),
            "undo": undo(live, reader),
        }
    return found


def scene(live: LiveTable, state: State, reader: Reader, moved: list[str]) -> Message:
    """Board, question and score of one state: of the present one, or of one in a replay."""
    game = live.game
    texts = game.texts(reader.lang).named(live.names)
    view: View = state.view(reader.seat)
    look = {"lang": reader.lang, "theme": reader.theme, "size": reader.size, "names": live.names}
    return {
        "seat": reader.seat,
        "board": str(game.board(view, marks=tuple(moved), **look)),
        "moved": moved,
        "waiting": list(view.waiting),
        "asked": question(live, view, texts, reader.lang),
        "answers": [answer(live, view, action, texts) for action in view.legal],
        "sheet": sheet(view, texts),
        "over": view.over,
        "winners": list(view.winners),
    }


def question(live: LiveTable, view: View, texts: Texts, lang: str) -> Message:
    """The prompt of the reader's own question, or whom the table waits for."""
    own = load_texts("dovre.server", lang)
    if view.over:
        return {
            "text": own.say("table.over", result=live.game.end_words(view, texts)),
            "rules": [],
        }
    if live.row.status == "open":
        return {"text": own.say("table.open"), "rules": []}
    if view.decision is not None:
        page = live.game.rules(lang)
        words = {rule.id: rule.words for rule in page.rules}
        rules = [{"id": rule, "words": words.get(rule, "")} for rule in view.decision.rules]
        return {"text": live.game.prompt(view.decision, texts), "rules": rules}
    return {"text": own.say("table.waits", seats=texts.join([texts.seat(seat) for seat in view.waiting])), "rules": []}


def answer(live: LiveTable, view: View, action: Action, texts: Texts) -> Message:
    return {"act": action.token, "label": live.game.label(view, action, texts)}


def sheet(view: View, texts: Texts) -> list[Message]:
    """The score lines this seat can vouch for, by seat."""
    sums = total(view.sheet, view.seats)
    return [
        {
            "seat": seat,
            "name": texts.seat(seat),
            "total": sums[seat],
            "sure": view.over or seat == view.seat,
            "lines": [score_line(line, texts) for line in view.sheet if line.seat == seat],
        }
        for seat in range(view.seats)
    ]


def score_line(line: ScoreLine, texts: Texts) -> Message:
    words = texts.say(f"score.{line.source}", **dict(line.parts))
    return {"text": words, "amount": line.amount, "rule": line.rule}


def story(live: LiveTable, reader: Reader, since: int) -> list[Message]:
    """The log after entry `since`, in words."""
    texts = live.game.texts(reader.lang).named(live.names)
    lines: list[Message] = []
    for entry in live.table.log:
        if entry.number > since:
            lines += [
                {"n": entry.number, "seat": entry.seat, "text": text} for text in sentences(live, entry, reader, texts)
            ]
    return lines


def sentences(live: LiveTable, entry: Entry, reader: Reader, texts: Texts) -> list[str]:
    if entry.token == UNDO:
        return [load_texts("dovre.server", reader.lang).say("table.undone", name=texts.seat(entry.seat))]
    told = [live.game.describe(event, texts) for event in seen_by(entry.events, reader.seat)]
    return [text for text in told if text]


def since_last_turn(live: LiveTable, reader: Reader) -> int:
    """The number of the reader's last answer: what came after it is news."""
    for entry in reversed(live.table.log):
        if entry.seat == reader.seat:
            return entry.number
    return 0


def pieces(live: LiveTable, entry: Entry, seat: int | None) -> list[str]:
    """The pieces an entry moved, by the names they have on the board."""
    return list(dict.fromkeys(name for event in seen_by(entry.events, seat) for name in live.game.pieces(event)))


def players(live: LiveTable, mine: Iterable[int]) -> list[Message]:
    return [
        {
            "seat": seat.seat,
            "name": seat.name,
            "kind": seat.kind,
            "bot": seat.bot,
            "mine": seat.seat in mine,
            "asked": seat.seat in live.state.waiting and live.row.status == "live",
        }
        for seat in live.seats
    ]


def undo(live: LiveTable, reader: Reader) -> Message:
    """How far the reader can go back, and the words for why not further."""
    if reader.seat is None:
        return {"count": 0, "why": ""}
    count, reason = live.table.undo_limit(reader.seat)
    return {"count": count, "why": load_texts("dovre.kernel", reader.lang).say(f"error.undo.{reason}")}


def clock(live: LiveTable, reader: Reader) -> Message | None:
    """Seconds left on a table with a clock: for the reader's own answers, else for whoever has least."""
    left = {seat: time for seat in live.people_asked if (time := live.clock_left(seat)) is not None}
    own = [left[seat] for seat in reader.mine if seat in left] or list(left.values())
    return {"limit": live.row.clock, "left": round(min(own))} if own else None
