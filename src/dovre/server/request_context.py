"""What a request says of its reader: language, theme, session, and where it comes from."""

from __future__ import annotations

from typing import Any
from urllib.parse import urlsplit

from litestar.connection import ASGIConnection

from dovre.kernel.texts import LANGUAGES
from dovre.server.addresses import is_loopback
from dovre.server.identity import COOKIE, Identity, Person
from dovre.server.lessons import Lessons
from dovre.server.proxy import limited_address
from dovre.server.refusals import Refused
from dovre.server.replays import ReplayCache
from dovre.server.settings import Settings
from dovre.server.tables import Tables

Connection = ASGIConnection[Any, Any, Any, Any]

LANG_COOKIE = "dovre_lang"
THEME_COOKIE = "dovre_theme"
THEMES = ("light", "dark")


def tables(connection: Connection) -> Tables:
    found: Tables = connection.app.state.tables
    return found


def lessons(connection: Connection) -> Lessons:
    found: Lessons = connection.app.state.lessons
    return found


def replays(connection: Connection) -> ReplayCache:
    found: ReplayCache = connection.app.state.replays
    return found


def identity(connection: Connection) -> Identity:
    found: Identity = connection.app.state.identity
    return found


def settings(connection: Connection) -> Settings:
    found: Settings = connection.app.state.settings
    return found


def language(connection: Connection) -> str:
    """What this reader chose, else what the browser prefers, else English."""
    asked = connection.query_params.get("lang") or connection.cookies.get(LANG_COOKIE, "")
    if asked in LANGUAGES:
        return str(asked)
    for part in connection.headers.get("accept-language", "").split(","):
        lang = part.split(";")[0].strip()[:2].lower()
        if lang in LANGUAGES:
            return lang
    return "en"


def theme(connection: Connection) -> str:
    """`light` or `dark` if the reader chose one; "" leaves it to the browser."""
    chosen = connection.cookies.get(THEME_COOKIE, "")
    return chosen if chosen in THEMES else ""


async def person(connection: Connection) -> Person | None:
    """Who asks, by the session cookie."""
    return await identity(connection).of_token(session_token(connection))


def session_token(connection: Connection) -> str:
    """The token of the session; one that was begun before https came keeps its name."""
    return own_cookie(connection, COOKIE) or connection.cookies.get(COOKIE, "")


def check_origin(connection: Connection) -> None:
    """A browser says which site a request comes from: only our own pages may change anything."""
    origin = connection.headers.get("origin")
    if origin is None:
        return
    allowed = settings(connection).origin
    if allowed:
        is_ours = origin.rstrip("/") == allowed.rstrip("/")
    else:
        is_ours = origin.partition("://")[2].rstrip("/") == connection.headers.get("host", "")
    if not is_ours:
        raise Refused("bad_origin", 403)


def check_host(connection: Connection) -> None:
    """Refuse a request that is meant for another host than ours, where the server was told its hosts.

    This machine itself always is one: so it is asked whether it is open, and no name of others leads to such a header.
    """
    allowed = connection.app.state.hosts
    host = urlsplit(f"//{connection.headers.get('host', '')}").hostname
    if allowed and host not in allowed and not is_loopback(host or ""):
        raise Refused("bad_host", 400)


def address(connection: Connection) -> str:
    """Where a request comes from."""
    return connection.client.host if connection.client else ""


def client(connection: Connection) -> str:
    """The address a limit is counted for."""
    return limited_address(address(connection))


def is_https(connection: Connection) -> bool:
    """Whether the reader came by https, here or up to a trusted proxy."""
    return connection.scope["scheme"] in ("https", "wss") or settings(connection).origin.startswith("https:")


def cookie_name(connection: Connection, name: str) -> str:
    """Under https browsers keep other sites from setting a cookie whose name begins so."""
    return f"__Host-{name}" if is_https(connection) else name


def own_cookie(connection: Connection, name: str) -> str:
    """A cookie that only we can have set; "" if there is none."""
    return connection.cookies.get(cookie_name(connection, name), "")
