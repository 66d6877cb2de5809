"""The guide to a game: the legend of its boards as part of a page, and pictures of positions."""

from __future__ import annotations

from functools import cache
from typing import Any

from litestar import Response, get
from litestar.params import FromPath
from litestar.response import Template

from dovre.kernel.errors import DovreError
from dovre.kernel.game import load
from dovre.render.legend import Legend
from dovre.server import request_context
from dovre.server.forms import AnyRequest
from dovre.server.page_frame import page, screen
from dovre.server.refusals import Refused
from dovre.server.short_pictures import short_picture

PICTURE_SECONDS = 86_400


@cache
def legend_of(game: str, lang: str, theme: str, prefix: str) -> Legend:
    """The legend of a game, drawn once for each language and theme; `prefix` keeps two of them on a page apart."""
    found: Legend = load(game).legend(lang=lang, theme=theme, prefix=prefix)
    return found


def reader_theme(request: AnyRequest) -> str:
    """What the page says, else what is known of the browser."""
    asked = request.query_params.get("theme", "")
    return asked if asked in request_context.THEMES else screen(request)[1]


@get("/games/{game:str}/legend", include_in_schema=False)
async def legend_part(request: AnyRequest, game: FromPath[str]) -> Template:
    """The legend without the frame of a page, for the dialog over a board."""
    slug = load(game).slug
    drawn = legend_of(slug, request_context.language(request), reader_theme(request), "d")
    return page(request, "legend", legend=drawn, level=3)


@get("/rules/{game:str}/pictures/{number:int}", include_in_schema=False, sync_to_thread=True)
def picture(request: AnyRequest, game: FromPath[str], number: FromPath[int]) -> Response[bytes]:
    """A picture of the short rules; its address changes with it, so a browser may keep it."""
    slug = load(game).slug
    try:
        drawn = short_picture(slug, request_context.language(request), reader_theme(request), number)
    except (DovreError, IndexError):
        raise Refused("no_page", 404) from None
    headers = {"cache-control": f"public, max-age={PICTURE_SECONDS}"}
    return Response(drawn.text.encode(), media_type="image/svg+xml", headers=headers)


ROUTES: list[Any] = [legend_part, picture]
