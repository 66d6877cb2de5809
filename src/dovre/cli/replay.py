"""`dovre replay`: a recorded game as a story, with the board where one wants to see it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Annotated

import typer

from dovre.cli.arguments import Lang, read_seat, whole
from dovre.cli.console import Desk, desk_of
from dovre.cli.files import read_text
from dovre.cli.saves import players_named
from dovre.cli.score_table import score_table
from dovre.kernel.events import Event, seen_by
from dovre.kernel.record import Record
from dovre.kernel.state import State

ALL = "all"


def replay(
    context: typer.Context,
    file: Annotated[str, typer.Argument()],
    view: Annotated[str, typer.Option("--view")] = ALL,
    step: Annotated[bool, typer.Option("--step")] = False,
    turn: Annotated[str | None, typer.Option("--turn")] = None,
    lang: Lang = None,
) -> None:
    desk = desk_of(context)
    text = read_text(file)
    record = Record.parse(text)
    reader = Reader(desk, record, players_named(text, record.seats), view)
    turns = list(turns_of(record))  # the whole record is checked before a word of it is told
    last = len(turns) if turn is None else whole(turn, "--turn", 0, len(turns))
    try:
        reader.tell(turns[:last], step=step)
    except EOFError:
        return
    reader.close(turns[last - 1].state if last else record.start(), board=turn is not None and not step)


@dataclass(slots=True)
class Turn:
    """Consecutive answers of one seat: the state and the events after each."""

    seat: int
    steps: list[tuple[State, list[Event]]]

    @property
    def state(self) -> State:
        return self.steps[-1][0]


def turns_of(record: Record) -> Iterator[Turn]:
    turn: Turn | None = None
    for answer, state, events in record.steps():
        if turn is None or turn.seat != answer.seat:
            if turn is not None:
                yield turn
            turn = Turn(answer.seat, [])
        turn.steps.append((state, events))
    if turn is not None:
        yield turn


class Reader:
    """Tells a record through one seat's eyes, or with everything in sight."""

    def __init__(self, desk: Desk, record: Record, names: Sequence[str], view: str) -> None:
        self.desk = desk
        self.record = record
        self.game = record.game
        self.names = list(names)
        self.texts = self.game.texts(desk.lang).named(self.names)
        self.open = view == ALL
        self.seat = None if self.open else read_seat(view, record.seats)

    def tell(self, turns: Sequence[Turn], *, step: bool) -> None:
        record = self.record
        title = self.game.titles[self.desk.lang]
        self.desk.say("replay.title", title=title, seats=record.seats, seed=record.seed, style="bold")
        for number, turn in enumerate(turns, 1):
            mark = f"{number}."
            for state, events in turn.steps:
                for words in self.words(events):
                    self.desk.line(f"{mark:>4} {words}")
                    mark = ""
                if step:
                    self.board(state)
                    self.desk.read(self.desk.word("replay.next"))

    def words(self, events: Sequence[Event]) -> list[str]:
        known = list(events) if self.open else seen_by(events, self.seat)
        return [words for event in known if (words := self.game.describe(event, self.texts))]

    def board(self, state: State) -> None:
        desk = self.desk
        how = {"lang": desk.lang, "names": self.names, "color": desk.color, "width": desk.console.width}
        desk.raw(self.game.text(state.view(self.seat), **how))

    def close(self, state: State, *, board: bool) -> None:
        """The board if asked for, then the points that may be known."""
        if board:
            self.board(state)
        lines = state.score_sheet() if self.open or state.over else list(state.view(self.seat).sheet)
        if lines:
            self.desk.show(score_table(self.desk, lines, state.seats, self.texts, final=state.over))
        if not state.over:
            self.desk.say("replay.open", waiting=self.texts.join([self.texts.seat(seat) for seat in state.waiting]))
