"""`dovre rules`: the rules of a game in short or all of them, or what an id or a word names."""

from __future__ import annotations

from typing import Annotated, Any

import typer
from rich.markdown import Markdown
from rich.text import Text

import dovre
from dovre.cli.arguments import GameName, Lang
from dovre.cli.errors import CliError
from dovre.cli.table_commands import show_rules
from dovre.cli.terminal import Terminal, terminal_of
from dovre.kernel.game import Game


def rules(
    context: typer.Context,
    game: GameName,
    wanted: Annotated[list[str] | None, typer.Argument()] = None,
    everything: Annotated[bool, typer.Option("--all")] = False,
    lang: Lang = None,
) -> None:
    terminal = terminal_of(context)
    rules = dovre.game(game)
    page = rules.rules(terminal.lang)
    if everything:
        terminal.render(Markdown(page.text))
        return
    if not wanted:
        terminal.render(Markdown(f"# {rules.titles[terminal.lang]}\n\n{rules.short_rules(terminal.lang).words}"))
        terminal.say("rules.short", game=game, example=page.rules[0].id, style="dim")
        return
    words = " ".join(wanted)
    found = page.find(words)
    by_id = any(words.upper() in (rule.id[: len(words)], rule.id.partition("-")[2]) for rule in found)
    told = not by_id and find_in_guide(terminal, rules, words)
    if not found and not told:
        raise CliError("rule", found=words[:40], example=page.rules[0].id)
    show_rules(terminal, found)


def find_in_guide(terminal: Terminal, game: Game[Any, Any], words: str) -> bool:
    """Print the paragraphs of the short rules and the signs that hold these words; whether there are any."""
    legend = game.legend(lang=terminal.lang)
    signs = [(one.name, one.means) for _, samples in legend.groups for one in samples]
    signs = [(name, means) for name, means in signs if words.lower() in f"{name} {means}".lower()]
    short = game.short_rules(terminal.lang).find(words)
    for head, told in (*short, *signs):
        terminal.render(Text.assemble((f"{head}  ", "bold"), told))
    return bool(short or signs)
