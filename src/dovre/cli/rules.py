"""`dovre rules`: the rules of a game as a page, or those an id or a word names."""

from __future__ import annotations

from typing import Annotated

import typer
from rich.markdown import Markdown

import dovre
from dovre.cli.arguments import GameName, Lang
from dovre.cli.console import desk_of
from dovre.cli.errors import CliError
from dovre.cli.table_commands import show_rules


def rules(
    context: typer.Context,
    game: GameName,
    wanted: Annotated[list[str] | None, typer.Argument()] = None,
    lang: Lang = None,
) -> None:
    desk = desk_of(context)
    page = dovre.game(game).rules(desk.lang)
    if not wanted:
        desk.show(Markdown(page.text))
        return
    words = " ".join(wanted)
    found = page.find(words)
    if not found:
        raise CliError("rule", found=words[:40], example=page.rules[0].id)
    show_rules(desk, found)
