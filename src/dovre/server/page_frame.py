"""What every page has: its frame, its language, the token its forms need, and ways to answer with it."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import cache, partial
from typing import Any

import msgspec
from litestar import Response
from litestar.datastructures import Cookie
from litestar.response import Redirect, Template
from markupsafe import Markup

import dovre
from dovre.kernel.texts import LANGUAGES, Texts, load_texts
from dovre.server import forms, request_context
from dovre.server.addresses import is_loopback
from dovre.server.forms import AnyRequest
from dovre.server.identity import NAME_MOST, Person
from dovre.server.offered_bots import about_level, level_words

SCREEN_COOKIE = "dovre_screen"  # what the browser told us of itself: `phone.dark`; decides the first board only


def own_texts(lang: str) -> Texts:
    return load_texts("dovre.server", lang)


def page(
    request: AnyRequest,
    template: str,
    person: Person | None = None,
    *,
    status: int = 200,
    cookies: Iterable[Cookie] = (),
    **context: Any,
) -> Template:
    """A page with its frame: language, theme, who reads, and the token its forms need."""
    lang = request_context.language(request)
    csrf = forms.csrf_token(request)
    query = request.url.query
    frame = {
        "lang": lang,
        "languages": LANGUAGES,
        "t": own_texts(lang).say,
        "level": partial(level_words, texts=own_texts(lang)),
        "about": partial(about_level, texts=own_texts(lang)),
        "theme": request_context.theme(request),
        "person": person,
        "csrf": csrf,
        "here": request.url.path + (f"?{query}" if query else ""),
        "name_most": NAME_MOST,
        "version": dovre.__version__,
    }
    made = Template(
        f"{template}.html",
        context={**frame, **context},
        status_code=status,
        cookies=[forms.csrf_cookie(request, csrf), *cookies],
    )
    made.headers["cache-control"] = "no-store"
    return made


def error_page(request: AnyRequest, status: int, words: str) -> Response[Any]:
    """A page with the sentence of a refusal and a link home."""
    return page(request, "error", status=status, words=words, code=status)


def go(path: str, cookies: Iterable[Cookie] = ()) -> Redirect:
    return Redirect(path, status_code=303, cookies=list(cookies))


def data_block(data: Any) -> Markup:
    """JSON for a data block of a page, which nothing inside can close."""
    return Markup(msgspec.json.encode(data).decode().replace("<", "\\u003c"))


@cache
def client_words(lang: str) -> Mapping[str, str]:
    """The sentences the browser tells by itself."""
    return {key: words for key, words in own_texts(lang).table.items() if key.startswith(("client.", "level."))}


def address(request: AnyRequest) -> str:
    """Where this server is found, without a slash at the end: by friends too, if they can find it at all."""
    settings = request_context.settings(request)
    if not settings.origin and is_loopback(request.base_url.hostname or "") and settings.addresses:
        return settings.addresses.split(",")[0]
    return (settings.origin or str(request.base_url)).rstrip("/")


def is_for_this_machine_alone(request: AnyRequest) -> bool:
    """Whether nobody else can open a link to this server."""
    settings = request_context.settings(request)
    return not settings.origin and not settings.addresses and is_loopback(request.base_url.hostname or "")


def screen(request: AnyRequest) -> tuple[str, str]:
    """Size and theme of the first board: what the reader chose, what the browser told before, what it looks like."""
    size, _, light = request.cookies.get(SCREEN_COOKIE, "").partition(".")
    if size not in ("desktop", "phone"):
        size = "phone" if "Mobi" in request.headers.get("user-agent", "") else "desktop"
    return size, request_context.theme(request) or (light if light in request_context.THEMES else "light")
