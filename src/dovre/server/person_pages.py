"""The pages of a person: own tables, how they went, name and account."""

from __future__ import annotations

import secrets
import time
from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any

from litestar import get, post
from litestar.datastructures import Cookie
from litestar.response import Redirect, Template

from dovre.kernel.game import load, slugs
from dovre.server import forms, request_context
from dovre.server.forms import AnyRequest, checked_form, cookie
from dovre.server.identity import COOKIE, Person, clean_name, hashed
from dovre.server.page_frame import go, page
from dovre.server.passwords import LEAST
from dovre.server.refusals import Refused
from dovre.server.rows import Result, SeatRow, TableRow


@dataclass(frozen=True, slots=True)
class TableCard:
    """A table as it is listed for one person."""

    row: TableRow
    title: str
    who: list[SeatRow]
    mine: list[int]  # the person's seats
    asked: bool  # whether one of them must answer
    closed: bool  # it cannot be continued

    @property
    def id(self) -> str:
        return self.row.id

    @property
    def result(self) -> Result | None:
        return self.row.result

    @property
    def is_running(self) -> bool:
        return self.row.status in ("open", "live") and not self.closed

    @property
    def day(self) -> str:
        return time.strftime("%Y-%m-%d", time.gmtime(self.row.created))


async def tables_of(request: AnyRequest, person: Person) -> list[TableCard]:
    """This person's tables, those that wait for them first. Who is asked stands in the database."""
    tables = request_context.tables(request)
    lang = request_context.language(request)
    known = slugs()
    rows = [row for row in await tables.store.tables_of(person.id) if row.game in known]
    seated = await tables.store.seats(*(row.id for row in rows))
    cards = []
    for stored in rows:
        row = stored if stored.asked is not None else await tables.brought_up_to_date(stored)
        who = [seat for seat in seated if seat.table == row.id]
        mine = [seat.seat for seat in who if seat.person == person.id]
        closed = row.status == "closed" or row.id in tables.failures
        waiting = row.asked if row.status == "live" and row.asked and not closed else {}
        asked = any(seat in waiting and not who[seat].bot for seat in mine)
        cards.append(TableCard(row, load(row.game).titles[lang], who, mine, asked, closed))
    return sorted(cards, key=lambda card: not card.asked)


@get("/me", include_in_schema=False)
async def me(request: AnyRequest) -> Template:
    """My games, how they went, my name and my account."""
    person = await request_context.person(request)
    tables = await tables_of(request, person) if person else []
    lang = request_context.language(request)
    return page(
        request,
        "me",
        person,
        running=[table for table in tables if table.is_running],
        finished=[table for table in tables if not table.is_running],
        figures=figures(tables, lang, alone=False),
        alone=figures(tables, lang, alone=True),
        password_least=LEAST,
        sessions=await own_sessions(request, person) if person else [],
    )


@dataclass(frozen=True, slots=True)
class SessionLine:
    """A session as its owner sees it."""

    id: str
    day: str
    browser: str
    here: bool


BROWSERS = ("Edg", "OPR", "Firefox", "Chrome", "Safari")  # the first that is named; others name themselves like these
BROWSER_NAMES = {"Edg": "Edge", "OPR": "Opera"}
SYSTEMS = ("Android", "iPhone", "iPad", "Windows", "Mac OS", "Linux")


async def own_sessions(request: AnyRequest, person: Person) -> list[SessionLine]:
    """Where this person is known, the session of this very browser among them."""
    here = hashed(request_context.session_token(request))
    return [
        SessionLine(row.id, time.strftime("%Y-%m-%d", time.gmtime(row.created)), told(row.agent), row.token == here)
        for row in await request_context.identity(request).sessions(person)
    ]


def told(agent: str) -> str:
    """Browser and system in a word each, as far as they tell."""
    browser = next((name for name in BROWSERS if name in agent), "")
    system = next((name for name in SYSTEMS if name in agent), "")
    return ", ".join(filter(None, (BROWSER_NAMES.get(browser, browser), system)))


@dataclass(frozen=True, slots=True)
class Figures:
    """How one's games went: of one game, alone under the same options where it was played alone."""

    title: str
    options: str
    games: int
    wins: int
    mean: str
    best: str


def figures(tables: Iterable[TableCard], lang: str, *, alone: bool) -> list[Figures]:
    """Games, wins, mean and best score of one's own seat; seats lent to others at one's device do not count."""
    found: dict[tuple[str, tuple[tuple[str, str], ...]], list[tuple[int, bool]]] = {}
    for table in tables:
        row, result = table.row, table.result
        if result is None or (row.seats == 1) != alone:
            continue
        key = (row.game, tuple(row.options.items()) if alone else ())
        for seat in table.who:
            if seat.seat in table.mine and seat.kind == "person":
                found.setdefault(key, []).append((result.scores[seat.seat], seat.seat in result.winners))
    return [_figures(game, options, ends, lang) for (game, options), ends in found.items()]


def _figures(game: str, options: Iterable[tuple[str, str]], ends: list[tuple[int, bool]], lang: str) -> Figures:
    texts = load(game).texts(lang)
    chosen = [texts.say(key) for name, choice in options if texts.has(key := f"option.{name}.{choice}")]
    scores = [score for score, _ in ends]
    return Figures(
        title=load(game).titles[lang],
        options=", ".join(chosen),
        games=len(ends),
        wins=sum(won for _, won in ends),
        mean=_signed(f"{sum(scores) / len(scores):.1f}"),
        best=_signed(str(max(scores))),
    )


def _signed(figure: str) -> str:
    return figure.replace("-", "−")


@post("/name", include_in_schema=False)
async def rename(request: AnyRequest) -> Redirect:
    """Another name for the tables to come; a newcomer becomes a guest."""
    form = await checked_form(request)
    name = clean_name(form.get("name", ""))
    person, cookies = await forms.person_or_new_guest(request, form)
    if person.name != name:
        await request_context.tables(request).store.rename(person.id, name)
    return go(forms.return_path(form, "/me"), cookies)


@post("/account/new", include_in_schema=False)
async def account_new(request: AnyRequest) -> Redirect:
    """An account for this guest, who keeps all games."""
    form = await checked_form(request)
    login, password = form.get("login", ""), form.get("password", "")
    request.app.state.logins.take(request_context.client(request))
    identity = request_context.identity(request)
    await identity.check_account(login, password)  # before there is a guest
    person, _ = await forms.person_or_new_guest(request, {"name": login, **form})
    token = await identity.make_account(person, login, password, forms.agent(request))
    return go("/me", [forms.session_cookie(request, token), fresh_csrf(request)])


@post("/account/enter", include_in_schema=False)
async def account_enter(request: AnyRequest) -> Redirect:
    form = await checked_form(request)
    request.app.state.logins.take(request_context.client(request))
    token = await request_context.identity(request).enter(
        form.get("login", ""), form.get("password", ""), forms.agent(request)
    )
    return go("/me", [forms.session_cookie(request, token), fresh_csrf(request)])


@post("/account/leave", include_in_schema=False)
async def account_leave(request: AnyRequest) -> Redirect:
    await checked_form(request)
    token = request_context.session_token(request)
    if token:
        await request_context.identity(request).leave(token)
    gone = {COOKIE, request_context.cookie_name(request, COOKIE)}
    return go("/", [*(cookie(request, name, "", 0) for name in sorted(gone)), fresh_csrf(request)])


@post("/account/password", include_in_schema=False)
async def account_password(request: AnyRequest) -> Redirect:
    """Another password; the other devices must log in again."""
    form = await checked_form(request)
    person = await known_person(request)
    request.app.state.logins.take(request_context.client(request))
    await request_context.identity(request).change_password(
        person, form.get("password", ""), form.get("new", ""), request_context.session_token(request)
    )
    return go("/me")


@post("/account/sessions", include_in_schema=False)
async def account_sessions(request: AnyRequest) -> Redirect:
    """End one session, or all but this one."""
    form = await checked_form(request)
    person = await known_person(request)
    only, here = form.get("session", ""), request_context.session_token(request)
    await request_context.identity(request).end_sessions(person, only or None, keep=here)
    return go("/me")


async def known_person(request: AnyRequest) -> Person:
    person = await request_context.person(request)
    if person is None:
        raise Refused("no_session", 403)
    return person


def fresh_csrf(request: AnyRequest) -> Cookie:
    """Another person at this browser gets another token."""
    return forms.csrf_cookie(request, secrets.token_urlsafe(24))


ROUTES: list[Any] = [me, rename, account_new, account_enter, account_leave, account_password, account_sessions]
