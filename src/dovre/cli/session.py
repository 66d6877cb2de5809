"""A game in the terminal: people at one keyboard and bots, one question after the other."""

from __future__ import annotations

import shlex
from collections.abc import Sequence
from pathlib import Path

from rich.rule import Rule
from rich.table import Table as Grid
from rich.text import Text

from dovre.bots import bot
from dovre.bots.checked import CheckedBot
from dovre.cli import menu, table_commands
from dovre.cli.command_words import TableCommand, parse_command
from dovre.cli.menu import MenuLine
from dovre.cli.players import Player
from dovre.cli.saves import write_save
from dovre.cli.score_table import score_table, show_result
from dovre.cli.table_commands import QuitGame
from dovre.cli.terminal import Terminal
from dovre.kernel.action import Action
from dovre.kernel.events import Event, seen_by
from dovre.kernel.rng import Rng
from dovre.kernel.table import Table
from dovre.kernel.texts import Texts

BOT_SECONDS = 1.0  # how long a bot may think


class Session:
    """One game at this terminal. Every answer is on disk before the next question is asked."""

    def __init__(self, terminal: Terminal, table: Table, players: Sequence[Player], path: Path) -> None:
        self.terminal = terminal
        self.table = table
        self.game = table.game
        self.players = list(players)
        self.path = path
        self.saved = bool(table.log)
        self.people = [seat for seat, player in enumerate(players) if player.bot is None]
        kinds = {seat: player.bot for seat, player in enumerate(players) if player.bot is not None}
        self.bots = {seat: CheckedBot(bot(kind), kind) for seat, kind in kinds.items()}
        self.asked: int | None = None  # the person asked last; asked again first while the game waits for them
        self.shown_to: int | None = None  # whose private view can still be read on the screen

    @property
    def names(self) -> list[str]:
        return [player.name for player in self.players]

    @property
    def texts(self) -> Texts:
        return self.game.texts(self.terminal.lang).named(self.names)

    @property
    def shared(self) -> bool:
        """Whether several people sit at this keyboard."""
        return len(self.people) > 1

    # -- the game ------------------------------------------------------------------------------------------------

    def run(self) -> None:
        """Play until the end, or until the person leaves: by command, end of input or Ctrl-C."""
        try:
            while not self.table.state.over:
                seat = self.next_seat()
                if seat in self.people:
                    self.ask(seat)
                else:
                    self.let_bot_answer(seat)
            self.show_result()
        except (QuitGame, EOFError, KeyboardInterrupt):
            self.terminal.print()
            self.say_where_saved()

    def next_seat(self) -> int:
        """Whom to ask, where several seats must answer: people before bots, so that they can still take back.

        A person who has more to answer goes on, so that the keyboard is passed as seldom as possible.
        """
        waiting = self.table.state.waiting
        people = [seat for seat in waiting if seat in self.people]
        if self.asked in people:
            return self.asked
        return (people or waiting)[0]

    def let_bot_answer(self, seat: int) -> None:
        player = self.bots[seat]
        # a stream for each answer: neither a resumed game nor the order of asking changes what a bot does
        answered = sum(entry.seat == seat for entry in self.table.standing)
        rng = Rng.of(self.table.state.seed, f"bot p{seat + 1} {answered}")
        faults = len(player.faults)
        action = player.choose(self.table.state.view(seat), BOT_SECONDS, rng)
        for fault in player.faults[faults:]:
            self.terminal.say(f"fault.{fault.kind}", name=self.players[seat].name, why=fault.why, style="yellow")
        self.answer(seat, action)

    def answer(self, seat: int, action: Action) -> None:
        """Take an answer, save it, and print what happened to those who may read it now."""
        events = self.table.answer(seat, action)
        self.save()
        if seat in self.people:
            self.print_events(events, seat)
        elif not self.people:
            self.print_events(events, None)

    def take_back(self, seat: int) -> str:
        """Take back the last answer of a seat and save; its token. UndoRefused says why not."""
        last = [entry for entry in self.table.standing if entry.seat == seat][-1:]
        self.table.undo(seat)
        self.save()
        self.asked = seat
        return last[0].token

    def save(self) -> None:
        write_save(self.path, self.table.record, self.players)
        self.saved = True

    # -- one question --------------------------------------------------------------------------------------------

    def ask(self, seat: int) -> None:
        """Ask a person; nothing is answered if somebody has taken an answer back instead."""
        if not self.hand_over(seat):
            return
        self.asked = self.shown_to = seat
        self.terminal.render(Rule(Text(self.players[seat].name, style="bold"), style="dim"))
        self.print_news(seat)
        self.show_board(seat)
        action = self.read_answer(seat)
        if action is not None:
            self.answer(seat, action)

    def read_answer(self, seat: int) -> Action | None:
        """The person's answer; None when a command changed what is asked."""
        legal = self.table.state.legal(seat)
        wanted: list[Action] = legal
        show_menu = True
        while True:
            shown = self.menu(seat, wanted)
            if show_menu:
                self.show_question(seat, shown, narrowed=len(wanted) < len(legal))
            line = self.terminal.read("> ")
            command = parse_command(line)
            if command is not None and command.name != "back":
                if table_commands.run_command(self, seat, command):
                    return None
                show_menu = False
                continue
            if command is not None or line == "0":
                wanted, show_menu = legal, True
                continue
            found = self.matching_answers(seat, line, shown, wanted, legal)
            if len(found) == 1:
                return found[0]
            show_menu = bool(found)
            wanted = found or wanted

    def matching_answers(
        self, seat: int, line: str, shown: list[MenuLine], wanted: list[Action], legal: list[Action]
    ) -> list[Action]:
        """The answers a typed line can mean; [] after saying why there are none."""
        if not line:
            return wanted if len(wanted) == 1 else self.refuse("ask.enter", most=len(shown))
        if line.isdecimal():
            number = int(line) if len(line) < 6 else 0
            if 1 <= number <= len(shown):
                return list(shown[number - 1].actions)
            return self.refuse("ask.number", most=len(shown))
        found = menu.matching(line, wanted) or menu.matching(line, legal)
        if found:
            return found
        action = menu.parse_any(line, self.game.alphabet)
        if action is None:
            return self.refuse("ask.unknown", found=line[:40], example=legal[0].token)
        self.terminal.print(self.why_not(seat, action), style="yellow")
        return []

    def refuse(self, key: str, **parts: object) -> list[Action]:
        self.terminal.say(key, style="yellow", **parts)
        return []

    def why_not(self, seat: int, action: Action) -> str:
        """Why an answer is refused, with its rule; or that it is allowed."""
        refusal = self.game.why_not(self.table.state, seat, action)
        if refusal is None:
            return self.terminal.text("why.allowed", token=action.token)
        return f"{self.texts.say(f'refusal.{refusal.code}', **dict(refusal.parts))} [{refusal.rule}]"

    # -- passing the keyboard ------------------------------------------------------------------------------------

    def hand_over(self, seat: int) -> bool:
        """Pass the keyboard to a person and leave nothing of another's view on the screen.

        False if somebody took an answer back on the way: then it is asked again whom to ask.
        """
        if not self.shared or self.shown_to == seat:
            return True
        if self.shown_to is not None:
            if not self.hide_screen(self.shown_to):
                return False
            self.shown_to = None
        self.terminal.clear()
        if not self.pass_keyboard(seat):
            return False
        self.terminal.clear()
        return True

    def hide_screen(self, seat: int) -> bool:
        """The person who has just answered hides the screen; False if they take the answer back instead."""
        can_undo = self.table.undo_limit(seat)[0] > 0
        command = self.read_handover("handover.hide_or_undo" if can_undo else "handover.hide")
        if command is None or command.name != "undo" or not can_undo:
            return True
        self.terminal.say("undone", token=self.take_back(seat))
        return False

    def pass_keyboard(self, seat: int) -> bool:
        """The next person takes the keyboard; False if one who has sealed an answer takes it back instead.

        Everybody can read the screen now, so what was sealed is not shown.
        """
        name = self.players[seat].name
        sealed = self.sealed_people()
        if not sealed:
            self.read_handover("handover.pass", name=name)
            return True
        names = ", ".join(self.players[other].name for other in sealed)
        while True:
            command = self.read_handover("handover.pass_or_undo", name=name, names=names)
            if command is None or command.name != "undo":
                return True
            found = [other for other in sealed if self.players[other].name.lower() == command.argument.lower()]
            if not command.argument and len(sealed) == 1:
                found = sealed
            if found:
                self.take_back(found[0])
                return False
            self.terminal.say("handover.who", names=names, style="yellow")

    def sealed_people(self) -> list[int]:
        """The people who have sealed all their answers to a question that still waits for others."""
        state = self.table.state
        if state.sealed_frame is None:
            return []
        return [seat for seat in self.people if seat not in state.waiting and self.table.undo_limit(seat)[0] > 0]

    def read_handover(self, key: str, **parts: object) -> TableCommand | None:
        """Wait for Enter between two people; a command typed instead comes back."""
        command = parse_command(self.terminal.read(self.terminal.text(key, **parts)))
        if command is not None and command.name == "quit":
            raise QuitGame
        return command

    # -- output --------------------------------------------------------------------------------------------------

    def print_events(self, events: Sequence[Event], seat: int | None) -> None:
        """What one seat learns of these events, a line each."""
        for words in self.sentences(events, seat):
            self.terminal.print(f"  · {words}")

    def sentences(self, events: Sequence[Event], seat: int | None) -> list[str]:
        return [words for event in seen_by(events, seat) if (words := self.game.describe(event, self.texts))]

    def print_news(self, seat: int) -> None:
        """What happened since this seat last answered."""
        news = self.news(seat)
        if news:
            first = all(entry.seat != seat for entry in self.table.standing)
            self.terminal.say("news.first" if first else "news.since", style="dim")
            self.print_events(news, seat)

    def news(self, seat: int) -> list[Event]:
        """The events since this seat's last answer. A sealed answer has none until all are opened."""
        news: list[Event] = []
        for entry in reversed(self.table.standing):
            if entry.seat == seat:
                break
            news[:0] = entry.events
        return news

    def last_events(self) -> list[Event]:
        """The events from the last answer of a person on: what nobody at the keyboard can have read before it."""
        events: list[Event] = []
        for entry in reversed(self.table.standing):
            events[:0] = entry.events
            if entry.seat in self.people:
                break
        return events

    def log(self, seat: int | None) -> list[str]:
        """The whole game so far as this seat knows it."""
        return self.sentences([event for entry in self.table.standing for event in entry.events], seat)

    def show_board(self, seat: int | None) -> None:
        terminal = self.terminal
        view = self.table.state.view(seat)
        how = {"lang": terminal.lang, "names": self.names, "color": terminal.color, "width": terminal.console.width}
        terminal.write(self.game.text(view, **how))

    def menu(self, seat: int, wanted: Sequence[Action]) -> list[MenuLine]:
        view, texts = self.table.state.view(seat), self.texts
        return menu.menu_lines(wanted, self.game.alphabet, lambda action: self.game.label(view, action, texts))

    def show_question(self, seat: int, shown: Sequence[MenuLine], *, narrowed: bool) -> None:
        decision = self.table.state.decision(seat)
        assert decision is not None
        question = Text(self.game.prompt(decision, self.texts), style="bold")
        question.append(f"  {' '.join(decision.rules)}", style="dim not bold")
        self.terminal.render(question)
        grid = Grid.grid(padding=(0, 1))
        grid.add_column(justify="right", style="cyan")
        grid.add_column(style="dim")
        grid.add_column()
        for number, line in enumerate(shown, 1):
            words = Text(line.head)
            if line.tails:
                words.append(" … ", style="dim")
                words.append(" ".join(line.tails), style="cyan")
            grid.add_row(str(number), line.key, words)
        self.terminal.render(grid)
        self.terminal.say("ask.back" if narrowed else "ask.how", style="dim")

    # -- the end -------------------------------------------------------------------------------------------------

    def show_result(self) -> None:
        """The board, the points and who has won, for all to see."""
        if self.shared and self.shown_to is not None:
            self.read_handover("handover.end")
            self.terminal.clear()
        viewer = self.people[0] if len(self.people) == 1 else None
        if viewer is not None:
            self.print_events(self.news(viewer), viewer)
        elif self.shared:
            self.print_events(self.last_events(), None)
        self.show_board(viewer)
        state = self.table.state
        self.terminal.render(score_table(self.terminal, state.score_sheet(), state.seats, self.texts, final=True))
        show_result(self.terminal, self.game, state.view(viewer), self.texts)
        self.terminal.say("end.record", path=str(self.path))

    def say_where_saved(self) -> None:
        if self.saved:
            self.terminal.say("end.saved", path=shlex.quote(str(self.path)))
        else:
            self.terminal.say("end.nothing")
