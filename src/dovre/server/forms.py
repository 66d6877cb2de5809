"""Reading forms: a token against forgery, names, and the settings of a new table."""

from __future__ import annotations

import hmac
import secrets
from collections.abc import Mapping, Sequence
from typing import Any

from litestar import Request
from litestar.datastructures import Cookie

from dovre.kernel.game import Game
from dovre.server import request_context
from dovre.server.addresses import is_web_address
from dovre.server.identity import COOKIE, DAY, Person, clean_name
from dovre.server.live import bot_name
from dovre.server.refusals import Refused
from dovre.server.rows import SeatRow, TalkLevel
from dovre.server.talk import LEVELS

AnyRequest = Request[Any, Any, Any]
Form = Mapping[str, str]

CSRF_COOKIE = "dovre_csrf"
CLOCKS = (0, 60, 180, 600, 86_400, 259_200)  # seconds for one answer
WEBHOOK_MOST = 300


def cookie(request: AnyRequest, name: str, value: str, days: int = 365, *, script: bool = False) -> Cookie:
    """A cookie of ours; hidden from scripts unless one must read it."""
    https = request_context.is_https(request)
    age = days * DAY
    return Cookie(name, path="/", value=value, max_age=age, secure=https, httponly=not script, samesite="lax")


def session_cookie(request: AnyRequest, token: str) -> Cookie:
    name = request_context.cookie_name(request, COOKIE)
    return cookie(request, name, token, request_context.settings(request).sessions_days)


def csrf_cookie(request: AnyRequest, token: str) -> Cookie:
    return cookie(request, request_context.cookie_name(request, CSRF_COOKIE), token)


def csrf_token(request: AnyRequest) -> str:
    """The token of this browser: in a cookie and in every form, so that another site cannot know it."""
    found = request_context.own_cookie(request, CSRF_COOKIE)
    return found if 20 <= len(found) <= 60 else secrets.token_urlsafe(24)


async def checked_form(request: AnyRequest) -> dict[str, str]:
    """The fields of a form that one of our own pages made."""
    fields = {name: value for name, value in (await request.form()).items() if isinstance(value, str)}
    known = request_context.own_cookie(request, CSRF_COOKIE)
    if not known or not hmac.compare_digest(known.encode(), fields.get("csrf", "").encode()):
        raise Refused("bad_origin", 403)
    return fields


def return_path(form: Form, otherwise: str = "/") -> str:
    """Where a form wants to return to: a path of this site, nothing else."""
    path = form.get("back", "")
    return path if path.startswith("/") and path[1:2] not in ("/", "\\") and path.isprintable() else otherwise


def agent(request: AnyRequest) -> str:
    """The browser as it names itself, for the list of one's sessions."""
    return request.headers.get("user-agent", "")


async def person_or_new_guest(request: AnyRequest, form: Form) -> tuple[Person, list[Cookie]]:
    """Who asks; a newcomer becomes a guest under the name in the form, and gets a session."""
    person = await request_context.person(request)
    if person is not None:
        return person, []
    name = clean_name(form.get("name", ""))
    request.app.state.new_people.take(request_context.client(request))
    person, token = await request_context.identity(request).new_guest(name, agent(request))
    return person, [session_cookie(request, token)]


def read_number(form: Form, name: str, otherwise: int | None = None) -> int:
    text = form.get(name, "" if otherwise is None else str(otherwise))
    if not text.isascii() or not text.isdecimal() or len(text) > 9:
        raise Refused("bad_form", detail=name)
    return int(text)


# -- a new table -----------------------------------------------------------------------------------------------------


def read_seats(form: Form, game: Game[Any, Any], person: Person, bots: Sequence[str]) -> list[SeatRow]:
    """The seats of a new table: `seat0` is me, device, open or bot.<name>, one of `bots`."""
    count = read_number(form, "count", game.seats[0])
    if count not in game.seats:
        raise Refused("bad_form", detail="count")
    names = {person.name}
    seats: list[SeatRow] = []
    for number in range(count):
        seat = _read_seat(form, number, person, names, bots)
        if seat.kind == "person" and any(other.kind == "person" for other in seats):
            raise Refused("bad_form", detail=f"seat{number}")
        names.add(seat.name)
        seats.append(seat)
    return seats


def _read_seat(form: Form, number: int, person: Person, names: set[str], bots: Sequence[str]) -> SeatRow:
    kind, _, bot = form.get(f"seat{number}", "bot.steady").partition(".")
    if kind == "me":
        return SeatRow(kind="person", person=person.id, name=person.name)
    if kind == "device":
        name = _unique(clean_name(form.get(f"name{number}", "")), names)
        return SeatRow(kind="device", person=person.id, name=name)
    if kind == "bot" and bot in bots:
        return SeatRow(kind="bot", bot=bot, name=_unique(bot_name(number), names))
    if kind == "open":
        return SeatRow(kind="open")
    raise Refused("bad_form", detail=f"seat{number}")


def _unique(name: str, taken: set[str]) -> str:
    """The name, with a number if somebody at this table has it already: log lines must tell them apart."""
    free, number = name, 2
    while free in taken:
        free, number = f"{name} {number}", number + 1
    return free


def read_options(form: Form, game: Game[Any, Any]) -> dict[str, str]:
    """The options there are for so many seats: without scripts a form sends the others as well."""
    count = read_number(form, "count", game.seats[0])
    return {
        option.name: form.get(f"option.{option.name}", option.default)
        for option in game.options
        if option.is_for(count)
    }


def read_clock(form: Form) -> int:
    seconds = read_number(form, "clock", 0)
    if seconds not in CLOCKS:
        raise Refused("bad_form", detail="clock")
    return seconds


def read_talk(form: Form) -> TalkLevel:
    """How much may be said at the table; a form without the field leaves it open."""
    level = form.get("talk", LEVELS[0])
    if level not in LEVELS:
        raise Refused("bad_form", detail="talk")
    return level


def read_webhook(form: Form) -> str:
    url = form.get("webhook", "").strip()
    if url and (not is_web_address(url) or len(url) > WEBHOOK_MOST):
        raise Refused("bad_form", detail="webhook")
    return url
