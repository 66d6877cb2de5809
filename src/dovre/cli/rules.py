"""`dovre rules`: the rules of a game as a page, or those an id or a word names."""

from __future__ import annotations

from typing import Annotated

import typer
from rich.markdown import Markdown

import dovre
from dovre.cli.arguments import GameName, Lang
from dovre.cli.errors import CliError
from dovre.cli.table_commands import show_rules
from dovre.cli.terminal import terminal_of


def rules(
    context: typer.Context,
    game: GameName,
    wanted: Annotated[list[str] | None, typer.Argument()] = None,
    lang: Lang = None,
) -> None:
    terminal = terminal_of(context)
    page = dovre.game(game).rules(terminal.lang)
    if not wanted:
        terminal.render(Markdown(page.text))
        return
    words = " ".join(wanted)
    found = page.find(words)
    if not found:
        raise CliError("rule", found=words[:40], example=page.rules[0].id)
    show_rules(terminal, found)
