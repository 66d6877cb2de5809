"""A game in the terminal: people and bots at one table, any game, one question after the other."""

from __future__ import annotations

import shlex
from collections.abc import Sequence
from pathlib import Path

from rich.rule import Rule
from rich.table import Table as Grid
from rich.text import Text

from dovre.bots import bot
from dovre.cli import menu, table_commands
from dovre.cli.command_words import parse_command
from dovre.cli.menu import MenuLine
from dovre.cli.players import Player
from dovre.cli.saves import write_save
from dovre.cli.score_table import score_table
from dovre.cli.terminal import Terminal
from dovre.kernel.action import Action
from dovre.kernel.events import Event, seen_by
from dovre.kernel.rng import Rng
from dovre.kernel.table import Table
from dovre.kernel.texts import Texts


class Session:
    """One sitting at one table. Every answer is on disk before the next question is put."""

    def __init__(self, terminal: Terminal, table: Table, players: Sequence[Player], path: Path) -> None:
        self.terminal = terminal
        self.table = table
        self.game = table.game
        self.players = list(players)
        self.path = path
        self.saved = bool(table.record.answers)
        self.people = [seat for seat, player in enumerate(players) if player.bot is None]
        self.screen: int | None = None  # whose private view may still be readable

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
        """Play until the end, or until the person leaves: by order, end of input or Ctrl-C."""
        try:
            while not self.table.state.over:
                seat = self.table.state.waiting[0]
                if self.players[seat].bot is None:
                    self.ask(seat)
                else:
                    self.let_bot_answer(seat)
            self.finish()
        except (table_commands.QuitGame, EOFError, KeyboardInterrupt):
            self.terminal.print()
            self.say_goodbye()

    def let_bot_answer(self, seat: int) -> None:
        player = bot(self.players[seat].bot or "")
        # its own stream for each answer, so that a resumed game goes on as it would have
        rng = Rng.of(self.table.state.seed, f"bot p{seat + 1} {len(self.table.story)}")
        self.take(seat, player.choose(self.table.state.view(seat), 1.0, rng))

    def take(self, seat: int, action: Action) -> None:
        events = self.table.answer(seat, action)
        self.save()
        if seat in self.people:
            self.tell(events, seat)
        elif not self.people:
            self.tell(events, None)

    def save(self) -> None:
        write_save(self.path, self.table.record, self.players)
        self.saved = True

    # -- one question --------------------------------------------------------------------------------------------

    def ask(self, seat: int) -> None:
        self.draw_curtain(seat)
        self.terminal.render(Rule(Text(self.players[seat].name, style="bold"), style="dim"))
        self.tell_digest(seat)
        self.show_board(seat)
        action = self.choose(seat)
        if action is not None:
            self.take(seat, action)

    def choose(self, seat: int) -> Action | None:
        """The person's answer; None when an order changed what is asked."""
        legal = self.table.state.legal(seat)
        wanted: list[Action] = legal
        asking = True
        while True:
            shown = self.menu(seat, wanted)
            if asking:
                self.show_question(seat, shown, narrowed=len(wanted) < len(legal))
            line = self.terminal.read("> ")
            command = parse_command(line)
            if command is not None and command.name != "back":
                if table_commands.run_command(self, seat, command):
                    return None
                asking = False
                continue
            if command is not None or line == "0":
                wanted, asking = legal, True
                continue
            found = self.meaning(seat, line, shown, wanted, legal)
            if len(found) == 1:
                return found[0]
            asking = bool(found)
            wanted = found or wanted

    def meaning(
        self, seat: int, line: str, shown: list[MenuLine], wanted: list[Action], legal: list[Action]
    ) -> list[Action]:
        """The answers a line can mean; none after saying why."""
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

    # -- what one sees -------------------------------------------------------------------------------------------

    def draw_curtain(self, seat: int) -> None:
        """Between two people nothing of the first one's view stays on the screen."""
        if self.shared and self.screen != seat:
            if self.screen is not None:
                self.terminal.read(self.terminal.text("handover.hide"))
            self.terminal.clear()
            self.terminal.read(self.terminal.text("handover.pass", name=self.players[seat].name))
            self.terminal.clear()
        self.screen = seat

    def tell(self, events: Sequence[Event], seat: int | None) -> None:
        """What one seat learns of these events, as log lines."""
        for event in seen_by(events, seat):
            words = self.game.describe(event, self.texts)
            if words:
                self.terminal.print(f"  · {words}")

    def tell_digest(self, seat: int) -> None:
        """What the others did since this seat last answered."""
        news = self.news(seat)
        if news:
            first = len(news) == sum(len(events) for _, events in self.table.story)
            self.terminal.say("news.first" if first else "news.since", style="dim")
            self.tell(news, seat)

    def news(self, seat: int) -> list[Event]:
        news: list[Event] = []
        for who, events in reversed(self.table.story):
            if who == seat:
                break
            news[:0] = events
        return news

    def log(self, seat: int | None) -> list[str]:
        """The whole game as this seat knows it."""
        seen = [event for _, events in self.table.story for event in seen_by(events, seat)]
        return [words for event in seen if (words := self.game.describe(event, self.texts))]

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
        for number, entry in enumerate(shown, 1):
            words = Text(entry.head)
            if entry.tails:
                words.append(" … ", style="dim")
                words.append(" ".join(entry.tails), style="cyan")
            grid.add_row(str(number), entry.key, words)
        self.terminal.render(grid)
        self.terminal.say("ask.back" if narrowed else "ask.how", style="dim")

    # -- the end -------------------------------------------------------------------------------------------------

    def finish(self) -> None:
        if self.shared and self.screen is not None:
            self.terminal.read(self.terminal.text("handover.end"))
            self.terminal.clear()
        viewer = self.people[0] if len(self.people) == 1 else None
        if viewer is not None:
            self.tell(self.news(viewer), viewer)
        elif self.shared:
            self.tell(self.table.story[-1][1], None)
        self.show_board(viewer)
        state = self.table.state
        self.terminal.render(score_table(self.terminal, state.score_sheet(), state.seats, self.texts, final=True))
        winners = self.texts.join([self.texts.seat(seat) for seat in state.winners])
        self.terminal.say("end.winner", n=len(state.winners), winners=winners, style="bold")
        self.terminal.say("end.record", path=str(self.path))

    def say_goodbye(self) -> None:
        if self.saved:
            self.terminal.say("end.saved", path=shlex.quote(str(self.path)))
        else:
            self.terminal.say("end.nothing")
