"""What each typed command does. A command never gives an answer, and never says which answer is good."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from rich.text import Text

from dovre.cli import menu
from dovre.cli.command_words import COMMAND_WORDS, TableCommand
from dovre.cli.saves import chosen_path, write_save
from dovre.cli.score_table import score_table
from dovre.kernel.errors import DovreError
from dovre.kernel.pages import Rule
from dovre.kernel.texts import LANGUAGES

if TYPE_CHECKING:
    from dovre.cli.session import Session
    from dovre.cli.terminal import Terminal


class QuitGame(Exception):
    """The person wants to stop playing."""


def run_command(session: Session, seat: int, command: TableCommand) -> bool:
    """Run a command; True if the question must be asked again. An error is printed and changes nothing."""
    try:
        return _HANDLERS[command.name](session, seat, command.argument)
    except DovreError as error:
        session.terminal.print(error.words(session.terminal.lang), style="yellow")
        return False


def _help(session: Session, seat: int, argument: str) -> bool:
    terminal = session.terminal
    terminal.say("command.answers", example=session.table.state.legal(seat)[0].token)
    for name in COMMAND_WORDS:
        terminal.print(f"  {terminal.text(f'command.{name}')}")
    return False


def _undo(session: Session, seat: int, argument: str) -> bool:
    session.terminal.say("undone", token=session.take_back(seat))
    return True


def _rules(session: Session, seat: int, argument: str) -> bool:
    """Print the rules that a word or id names; without one, those the question cites."""
    page = session.game.rules(session.terminal.lang)
    decision = session.table.state.decision(seat)
    assert decision is not None
    wanted = [argument] if argument else list(decision.rules)
    found = [rule for word in wanted for rule in page.find(word)]
    if not found:
        session.terminal.say("rules.none", found=argument[:40], style="yellow")
    show_rules(session.terminal, found)
    if not argument:
        session.terminal.say("rules.more", style="dim")
    return False


def show_rules(terminal: Terminal, rules: list[Rule]) -> None:
    for rule in rules:
        terminal.render(Text.assemble((f"{rule.id}  ", "bold"), rule.words, (f"  ({rule.chapter})", "dim")))


def _why(session: Session, seat: int, argument: str) -> bool:
    if not argument:
        session.terminal.say("why.how", style="yellow")
        return False
    found = menu.parse_any(argument, session.game.alphabet)
    action = found if found is not None else session.game.parse(".".join(menu.split_words(argument)))
    session.terminal.print(session.why_not(seat, action))
    return False


def _score(session: Session, seat: int, argument: str) -> bool:
    view = session.table.state.view(seat)
    if not view.sheet:
        session.terminal.say("score.none")
        return False
    session.terminal.render(score_table(session.terminal, view.sheet, view.seats, session.texts, final=False))
    return False


def _log(session: Session, seat: int, argument: str) -> bool:
    lines = session.log(seat)
    for line in lines:
        session.terminal.print(f"  · {line}")
    if not lines:
        session.terminal.say("log.none")
    return False


def _board(session: Session, seat: int, argument: str) -> bool:
    session.show_board(seat)
    return False


def _save(session: Session, seat: int, argument: str) -> bool:
    if argument:
        path = chosen_path(argument)
        write_save(path, session.table.record, session.players)
    else:
        path = session.path
        session.save()
    session.terminal.say("saved", path=str(path))
    return False


def _lang(session: Session, seat: int, argument: str) -> bool:
    if argument not in LANGUAGES:
        session.terminal.say("wrong.lang", found=argument[:20], accepted=", ".join(LANGUAGES), style="yellow")
        return False
    session.terminal.lang = argument
    return True


def _quit(session: Session, seat: int, argument: str) -> bool:
    raise QuitGame


_HANDLERS: dict[str, Callable[[Session, int, str], bool]] = {
    "help": _help,
    "undo": _undo,
    "rules": _rules,
    "why": _why,
    "score": _score,
    "log": _log,
    "board": _board,
    "save": _save,
    "lang": _lang,
    "quit": _quit,
}
