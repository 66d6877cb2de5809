"""The pages that look back on a game."""

from __future__ import annotations

from typing import Any

from litestar import get
from litestar.params import FromPath
from litestar.response import Template
from markupsafe import Markup

from dovre.server import request_context
from dovre.server.forms import AnyRequest
from dovre.server.identity import Person
from dovre.server.live import LiveTable
from dovre.server.messages import Reader, ReplayStep
from dovre.server.page_frame import address, client_words, data_block, page, screen
from dovre.server.refusals import Refused


def reader_of(request: AnyRequest, live: LiveTable, person: Person | None) -> Reader:
    """Through whose eyes: one's own seat, one of them if there are several, else what everybody sees."""
    mine = live.seats_of(person.id if person else None)
    asked = request.query_params.get("seat", "")
    seat = mine[0] if len(mine) == 1 else None
    if asked == "all":
        seat = None
    elif asked.isdecimal() and len(asked) < 3 and int(asked) in mine:
        seat = int(asked)
    size, theme = screen(request)
    if request.query_params.get("size") in ("desktop", "phone"):
        size = request.query_params["size"]
    if request.query_params.get("theme") in request_context.THEMES:
        theme = request.query_params["theme"]
    return Reader(seat, request_context.language(request), tuple(mine), size, theme)


@get("/t/{table:str}/replay", include_in_schema=False)
async def replay(request: AnyRequest, table: FromPath[str]) -> Template:
    """A slider over the whole game so far, as one saw it oneself."""
    person = await request_context.person(request)
    live = await request_context.tables(request).get(table)
    lang = request_context.language(request)
    asked = request.query_params.get("n", "")
    number = min(int(asked), live.number) if asked.isdecimal() and len(asked) < 9 else live.number
    reader = reader_of(request, live, person)
    step = await request_context.replays(request).step(live, reader, number)
    return page(
        request,
        "replay",
        person,
        live=live,
        title=live.game.titles[lang],
        mine=reader.mine,
        seat=reader.seat,
        number=number,
        step=step,
        board=Markup(step.board),
        board_theme=reader.theme,
        size=reader.size,
        words=data_block(client_words(lang)),
        link=f"{address(request)}/t/{live.id}/replay",
    )


@get("/t/{table:str}/replay/{number:int}", include_in_schema=False)
async def replay_step(request: AnyRequest, table: FromPath[str], number: FromPath[int]) -> ReplayStep:
    """One state of a replay, for the slider; `?from=12` asks for what changes on a board that shows entry 12."""
    live = await request_context.tables(request).get(table)
    if not 0 <= number <= live.number:
        raise Refused("no_page", 404)
    reader = reader_of(request, live, await request_context.person(request))
    shown = request.query_params.get("from", "")
    start = int(shown) if shown.isdecimal() and len(shown) < 9 and int(shown) <= live.number else None
    return await request_context.replays(request).step(live, reader, number, start)


ROUTES: list[Any] = [replay, replay_step]
