"""Typer in the reader's language: every help text and title comes from `texts/`, by command and parameter."""

from __future__ import annotations

from typing import Any

import typer
from typer import rich_utils
from typer.core import TyperCommand, TyperGroup

from dovre.cli.errors import CliError
from dovre.kernel.texts import Texts, load_texts


class Command(TyperCommand):
    words: Texts = load_texts("dovre.cli", "en")

    def get_usage(self, ctx: Any) -> str:
        return translated_usage(super().get_usage(ctx), self.words)

    def get_help_option(self, ctx: Any) -> Any:
        return translated_help(super().get_help_option(ctx), self.words)


class Group(TyperGroup):
    words: Texts = load_texts("dovre.cli", "en")

    def get_usage(self, ctx: Any) -> str:
        return translated_usage(super().get_usage(ctx), self.words)

    def get_help_option(self, ctx: Any) -> Any:
        return translated_help(super().get_help_option(ctx), self.words)

    def list_commands(self, ctx: Any) -> list[str]:
        return list(self.commands)

    def resolve_command(self, ctx: Any, args: list[str]) -> Any:
        if args and not args[0].startswith("-") and args[0] not in self.commands:
            raise CliError("command", found=args[0][:40], accepted=", ".join(self.commands))
        return super().resolve_command(ctx, args)


def translated_usage(usage: str, words: Texts) -> str:
    return usage.replace("Usage: ", f"{words.say('help.usage')} ", 1)


def translated_help(option: Any, words: Texts) -> Any:
    if option is not None:
        option.help = words.say("help.help")
        option.display_type_rich = _nothing
    return option


def translate(app: typer.Typer, words: Texts) -> Group:
    """The command tree of an app with all its words filled in."""
    rich_utils.OPTIONS_PANEL_TITLE = words.say("help.titles.options")
    rich_utils.ARGUMENTS_PANEL_TITLE = words.say("help.titles.arguments")
    rich_utils.COMMANDS_PANEL_TITLE = words.say("help.titles.commands")
    rich_utils.DEFAULT_STRING = words.say("help.titles.default", value="{}")
    rich_utils.REQUIRED_LONG_STRING = words.say("help.titles.required")
    group = typer.main.get_command(app)
    assert isinstance(group, Group)
    group.subcommand_metavar = words.say("metavar.command")
    _fill(group, "app", words)
    for name, command in group.commands.items():
        assert isinstance(command, Command)
        _fill(command, name, words)
    return group


def _fill(command: Command | Group, name: str, words: Texts) -> None:
    command.words = words
    command.help = words.say(f"help.{name}")
    command.short_help = command.help.partition("\n")[0]
    command.options_metavar = words.say("metavar.options")
    for parameter in command.params:
        own, shared = f"help.{name}.{parameter.name}", f"help.option.{parameter.name}"
        parameter.help = words.say(own if words.has(own) else shared)  # type: ignore[attr-defined]
        metavar = f"metavar.{parameter.name}"
        if words.has(metavar):
            parameter.metavar = words.say(metavar)
        if not words.has(metavar) or parameter.param_type_name == "argument":
            parameter.display_type_rich = _nothing  # type: ignore[attr-defined]


def _nothing(ctx: Any) -> None:
    """Typer would tell the Python type of a switch or an argument: every one of ours is a word."""
