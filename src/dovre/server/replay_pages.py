"""The pages that look back on a game."""

from __future__ import annotations

from typing import Any

from litestar import MediaType, Response, get
from litestar.params import FromPath
from litestar.response import Template
from markupsafe import Markup

from dovre.server import request_context
from dovre.server.forms import AnyRequest
from dovre.server.identity import Person
from dovre.server.live import LiveTable
from dovre.server.page_frame import data_block, page, screen
from dovre.server.pictures import Reader
from dovre.server.refusals import Refused


def reader_of(request: AnyRequest, live: LiveTable, person: Person | None) -> Reader:
    """Through whose eyes: one's own seat, one of them if there are several, else what everybody sees.

    Once the game is over nothing is secret any more: then any seat.
    """
    live.check_started()
    mine = live.seats_of(person.id if person else None)
    allowed = range(len(live.seats)) if live.state.over else mine
    asked = request.query_params.get("seat", "")
    seat = mine[0] if len(mine) == 1 else None
    if asked == "all":
        seat = None
    elif asked.isdecimal() and len(asked) < 3 and int(asked) in allowed:
        seat = int(asked)
    size, theme = screen(request)
    if request.query_params.get("size") in ("desktop", "phone"):
        size = request.query_params["size"]
    if request.query_params.get("theme") in request_context.THEMES:
        theme = request.query_params["theme"]
    return Reader(seat, request_context.language(request), (), size, theme)


@get("/t/{table:str}/replay", include_in_schema=False)
async def replay(request: AnyRequest, table: FromPath[str]) -> Template:
    """The whole game so far, step by step with its story, as one saw it oneself; after the end as anybody did."""
    await request_context.replays(request).turns.take()
    person = await request_context.person(request)
    live = await request_context.tables(request).get(table)
    lang = request_context.language(request)
    asked = request.query_params.get("n", "")
    start = 0 if live.state.over else live.number
    number = min(int(asked), live.number) if asked.isdecimal() and len(asked) < 9 else start
    reader = reader_of(request, live, person)
    replays = request_context.replays(request)
    step = await replays.step(live, reader, number)
    mine = live.seats_of(person.id if person else None)
    return page(
        request,
        "replay",
        person,
        live=live,
        title=live.game.titles[lang],
        eyes=[seat for seat in live.seats if live.state.over or seat.seat in mine],
        seat=reader.seat,
        number=number,
        step=step,
        board=Markup(step.board),
        story=Markup(replays.story(live, reader).decode().replace("<", "\\u003c")),
        board_theme=reader.theme,
        size=reader.size,
        names=data_block(live.names),
    )


@get("/t/{table:str}/replay/{number:int}", include_in_schema=False)
async def replay_step(request: AnyRequest, table: FromPath[str], number: FromPath[int]) -> Response[bytes]:
    """One state of a replay; `?from=12` asks for what changes on a board that shows entry 12."""
    await request_context.replays(request).turns.take()
    live = await request_context.tables(request).get(table)
    if not 0 <= number <= live.number:
        raise Refused("no_page", 404)
    reader = reader_of(request, live, await request_context.person(request))
    shown = request.query_params.get("from", "")
    start = int(shown) if shown.isdecimal() and len(shown) < 9 and int(shown) <= live.number else None
    return json(await request_context.replays(request).encoded(live, reader, number, start))


@get("/t/{table:str}/replay/story", include_in_schema=False)
async def replay_story(request: AnyRequest, table: FromPath[str]) -> Response[bytes]:
    """What happened, as another seat may know it."""
    await request_context.replays(request).turns.take()
    live = await request_context.tables(request).get(table)
    reader = reader_of(request, live, await request_context.person(request))
    return json(request_context.replays(request).story(live, reader))


def json(data: bytes) -> Response[bytes]:
    return Response(data, media_type=MediaType.JSON)


ROUTES: list[Any] = [replay, replay_step, replay_story]
