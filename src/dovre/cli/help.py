"""The help screens, in the reader's language: every word comes from `texts/`, by command and parameter.

Typer parses; what it knows of a command is drawn here, through the `format_help` that Click has for this.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from rich import box
from rich.console import Group as Lines
from rich.console import RenderableType
from rich.padding import Padding
from rich.panel import Panel
from rich.table import Table
from rich.text import Text
from typer.core import TyperCommand, TyperGroup

from dovre.cli.errors import CliError
from dovre.cli.terminal import terminal_of
from dovre.kernel.texts import Texts


class Command(TyperCommand):
    def format_help(self, ctx: Any, formatter: Any) -> None:
        write_help(ctx, formatter, help_name(ctx))


class Group(TyperGroup):
    def format_help(self, ctx: Any, formatter: Any) -> None:
        write_help(ctx, formatter, help_name(ctx), list(self.commands))

    def resolve_command(self, ctx: Any, args: list[str]) -> Any:
        if args and not args[0].startswith("-") and args[0] not in self.commands:
            raise CliError("command", found=args[0][:40], accepted=", ".join(self.commands))
        return super().resolve_command(ctx, args)


def help_name(ctx: Any) -> str:
    """What the help of a command goes by in the texts: `lab.run` for `dovre lab run`, `app` for `dovre` itself."""
    return ".".join(ctx.command_path.split()[1:]) or "app"


def write_help(ctx: Any, formatter: Any, name: str, commands: list[str] | None = None) -> None:
    """The help of the command that this context is of; `name` is what its texts go by."""
    terminal = terminal_of(ctx)
    with terminal.console.capture() as captured:
        terminal.render(Screen(terminal.texts, name).drawn(ctx, commands or []))
    formatter.write(captured.get())


class Screen:
    """One help screen: usage, what the command does, its arguments, options and commands."""

    def __init__(self, texts: Texts, name: str) -> None:
        self.texts = texts
        self.name = name

    def drawn(self, ctx: Any, commands: list[str]) -> RenderableType:
        parameters = ctx.command.get_params(ctx)
        arguments = [one for one in parameters if one.param_type_name == "argument"]
        options = [one for one in parameters if one.param_type_name == "option"]
        parts: list[RenderableType] = [
            Padding(self.usage(ctx.command_path, arguments, bool(commands)), 1),
            Padding(self.texts.say(f"help.{self.name}"), (0, 1, 1, 1)),
        ]
        if arguments:
            rows = [(Text(self.metavar(one), "bold yellow"), self.told(one)) for one in arguments]
            parts.append(_panel(self.texts.say("help.titles.arguments"), rows))
        rows = [(self.option(one), self.told(one)) for one in options]
        parts.append(_panel(self.texts.say("help.titles.options"), rows))
        if commands:
            rows = [(Text(one, "bold cyan"), Text(self.first_line(one))) for one in commands]
            parts.append(_panel(self.texts.say("help.titles.commands"), rows))
        return Lines(*parts)

    def usage(self, path: str, arguments: list[Any], has_commands: bool) -> Text:
        words = [path, self.texts.say("metavar.options")]
        for argument in arguments:
            word = self.metavar(argument)
            words.append((word if argument.required else f"[{word}]") + "..." * (argument.nargs != 1))
        if has_commands:
            words.append(self.texts.say("metavar.command"))
        return Text.assemble((self.texts.say("help.usage"), "yellow"), " ", (" ".join(words), "bold"))

    def first_line(self, command: str) -> str:
        inside = "" if self.name == "app" else f"{self.name}."
        return self.texts.say(f"help.{inside}{command}").partition("\n")[0]

    def option(self, option: Any) -> Text:
        return Text.assemble((", ".join(option.opts), "bold cyan"), " ", (self.metavar(option), "bold yellow"))

    def metavar(self, parameter: Any) -> str:
        """What stands for the value of a parameter, such as FILE; "" for a switch."""
        key = f"metavar.{parameter.name}"
        return self.texts.say(key) if self.texts.has(key) else ""

    def told(self, parameter: Any) -> Text:
        """What a parameter is for, and what it is where it is not given."""
        own, shared = f"help.{self.name}.{parameter.name}", f"help.option.{parameter.name}"
        key = "help.help" if parameter.name == "help" else own if self.texts.has(own) else shared
        told = Text(self.texts.say(key))
        if parameter.required:
            told.append(" " + self.texts.say("help.titles.required"), "dim red")
        elif isinstance(parameter.default, str):
            told.append(" " + self.texts.say("help.titles.default", value=parameter.default), "dim")
        return told


def _panel(title: str, rows: Iterable[tuple[Text, Text]]) -> Panel:
    table = Table.grid(padding=(0, 2))
    table.add_column(no_wrap=True)
    table.add_column()
    for row in rows:
        table.add_row(*row)
    return Panel(table, title=title, title_align="left", border_style="dim", box=box.ROUNDED)
