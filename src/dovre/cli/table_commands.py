"""What each order does at a table. An order never gives an answer, and never says which answer is good."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from rich.text import Text

from dovre.cli import menu
from dovre.cli.command_words import ORDERS, Order
from dovre.cli.saves import new_path, write_save
from dovre.cli.score_table import score_table
from dovre.kernel.errors import DovreError
from dovre.kernel.pages import Rule
from dovre.kernel.texts import LANGUAGES

if TYPE_CHECKING:
    from dovre.cli.console import Desk
    from dovre.cli.session import Session


class Leave(Exception):
    """The person wants to stop."""


def obey(session: Session, seat: int, order: Order) -> bool:
    """Carry out an order; True when the question must be put anew. A refusal is told and changes nothing."""
    try:
        return _ORDERS[order.name](session, seat, order.rest)
    except DovreError as error:
        session.desk.line(error.words(session.desk.lang), style="yellow")
        return False


def _help(session: Session, seat: int, rest: str) -> bool:
    desk = session.desk
    desk.say("order.answers", example=session.table.state.legal(seat)[0].token)
    for name in ORDERS:
        desk.line(f"  {desk.word(f'order.{name}')}")
    return False


def _undo(session: Session, seat: int, rest: str) -> bool:
    struck = session.table.undo(seat)
    session.save()
    session.desk.say("undone", token=struck.token)
    return True


def _rules(session: Session, seat: int, rest: str) -> bool:
    """The rules that a word or id names; without one, those the question cites."""
    page = session.game.rules(session.desk.lang)
    decision = session.table.state.decision(seat)
    assert decision is not None
    wanted = [rest] if rest else list(decision.rules)
    found = [rule for word in wanted for rule in page.find(word)]
    if not found:
        session.desk.say("rules.none", found=rest[:40], style="yellow")
    show_rules(session.desk, found)
    if not rest:
        session.desk.say("rules.more", style="dim")
    return False


def show_rules(desk: Desk, rules: list[Rule]) -> None:
    for rule in rules:
        desk.show(Text.assemble((f"{rule.id}  ", "bold"), rule.words, (f"  ({rule.chapter})", "dim")))


def _why(session: Session, seat: int, rest: str) -> bool:
    if not rest:
        session.desk.say("why.how", style="yellow")
        return False
    found = menu.written(rest, session.game.alphabet)
    action = found if found is not None else session.game.parse(".".join(menu.split(rest)))
    session.desk.line(session.why_not(seat, action))
    return False


def _score(session: Session, seat: int, rest: str) -> bool:
    view = session.table.state.view(seat)
    if not view.sheet:
        session.desk.say("score.none")
        return False
    session.desk.show(score_table(session.desk, view.sheet, view.seats, session.texts, final=False))
    return False


def _log(session: Session, seat: int, rest: str) -> bool:
    lines = session.log(seat)
    for line in lines:
        session.desk.line(f"  · {line}")
    if not lines:
        session.desk.say("log.none")
    return False


def _board(session: Session, seat: int, rest: str) -> bool:
    session.show_board(seat)
    return False


def _save(session: Session, seat: int, rest: str) -> bool:
    if rest:
        path = new_path(rest)
        write_save(path, session.table.record, session.players)
    else:
        path = session.path
        session.save()
    session.desk.say("saved", path=str(path))
    return False


def _lang(session: Session, seat: int, rest: str) -> bool:
    if rest not in LANGUAGES:
        session.desk.say("wrong.lang", found=rest[:20], accepted=", ".join(LANGUAGES), style="yellow")
        return False
    session.desk.lang = rest
    return True


def _quit(session: Session, seat: int, rest: str) -> bool:
    raise Leave


_ORDERS: dict[str, Callable[[Session, int, str], bool]] = {
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
