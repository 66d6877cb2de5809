"""`dovre replay`: print what happened in a recorded game, and the board on request."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Annotated

import typer

from dovre.cli.arguments import Lang, read_integer, read_seat
from dovre.cli.errors import CliError
from dovre.cli.files import read_text
from dovre.cli.saves import players_named
from dovre.cli.score_table import score_table, show_result
from dovre.cli.terminal import Terminal, terminal_of
from dovre.kernel.commitment import commitment, noted
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
    verify: Annotated[bool, typer.Option("--verify")] = False,
    lang: Lang = None,
) -> None:
    terminal = terminal_of(context)
    text = read_text(file)
    record = Record.read(text)
    if verify:
        print_verified(terminal, record, noted(text))
        return
    printer = ReplayPrinter(terminal, record, players_named(text, record.seats), view)
    turns = list(turns_of(record))  # checks the whole record before anything is printed
    last = len(turns) if turn is None else read_integer(turn, "--turn", 0, len(turns))
    try:
        printer.print_turns(turns[:last], step=step)
    except EOFError:
        return
    printer.print_end(turns[last - 1].state if last else record.start(), board=turn is not None and not step)


def print_verified(terminal: Terminal, record: Record, promised: str | None) -> None:
    """Play a record again and compare its seed with the commitment that stands in it; a difference is an error."""
    record.replay()
    terminal.say("replay.played", n=len(record.played()))
    found = commitment(record.seed)
    if promised not in (None, found):
        raise CliError("promise", found=found, promised=promised)
    terminal.say("replay.unnoted" if promised is None else "replay.kept", commitment=found)


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


class ReplayPrinter:
    """Prints a record as one seat saw it, or with all that was hidden."""

    def __init__(self, terminal: Terminal, record: Record, names: Sequence[str], view: str) -> None:
        self.terminal = terminal
        self.record = record
        self.game = record.game
        self.names = list(names)
        self.texts = self.game.texts(terminal.lang).named(self.names)
        self.sees_all = view == ALL
        self.seat = None if self.sees_all else read_seat(view, record.seats)

    def print_turns(self, turns: Sequence[Turn], *, step: bool) -> None:
        record = self.record
        title = self.game.titles[self.terminal.lang]
        self.terminal.say("replay.title", title=title, seats=record.seats, seed=record.seed, style="bold")
        for number, turn in enumerate(turns, 1):
            mark = f"{number}."
            for state, events in turn.steps:
                for words in self.sentences(events):
                    self.terminal.print(f"{mark:>4} {words}")
                    mark = ""
                if step:
                    self.print_board(state)
                    self.terminal.read(self.terminal.text("replay.next"))

    def sentences(self, events: Sequence[Event]) -> list[str]:
        known = list(events) if self.sees_all else seen_by(events, self.seat)
        return [words for event in known if (words := self.game.describe(event, self.texts))]

    def print_board(self, state: State) -> None:
        terminal = self.terminal
        how = {"lang": terminal.lang, "names": self.names, "color": terminal.color, "width": terminal.console.width}
        terminal.write(self.game.text(state.view(self.seat), **how))

    def print_end(self, state: State, *, board: bool) -> None:
        """Print the board if asked for, the points this viewer may know, and who has won or must answer."""
        if board:
            self.print_board(state)
        lines = state.score_sheet() if self.sees_all or state.over else list(state.view(self.seat).sheet)
        if lines:
            self.terminal.render(score_table(self.terminal, lines, state.seats, self.texts, final=state.over))
        if state.over:
            show_result(self.terminal, self.game, state.view(self.seat), self.texts)
        else:
            self.terminal.say("replay.open", waiting=self.texts.join([self.texts.seat(seat) for seat in state.waiting]))
