"""Pages on the deal of a table: what was promised before it, the record once it is over, and a check of both."""

from __future__ import annotations

import asyncio
from typing import Any

from litestar import MediaType, Response, get, post
from litestar.params import FromPath
from litestar.response import Template

from dovre.kernel.commitment import commented, commitment, noted
from dovre.kernel.errors import DovreError
from dovre.kernel.record import Record
from dovre.server import request_context
from dovre.server.forms import AnyRequest, checked_form
from dovre.server.page_frame import own_texts, page
from dovre.server.refusals import Refused


@get("/t/{table:str}/deal", include_in_schema=False)
async def deal_page(request: AnyRequest, table: FromPath[str]) -> Template:
    """The commitment to the seed of a table; its seed and record when the game is over."""
    live = await request_context.tables(request).get(table)
    live.check_started()
    person = await request_context.person(request)
    return page(
        request,
        "deal",
        person,
        live=live,
        title=live.game.titles[request_context.language(request)],
        promised=commitment(live.row.seed),
        seed=live.row.seed if live.state.over else None,
    )


@get("/t/{table:str}/record", include_in_schema=False)
async def record_file(request: AnyRequest, table: FromPath[str]) -> Response[str]:
    """The whole game on paper, seed included, once it is over."""
    live = await request_context.tables(request).get(table)
    live.check_started()
    if not live.state.over:
        raise Refused("not_over", 409)
    text = commented(str(live.table.record), commitment(live.row.seed))
    name = f"{live.row.game}-{live.id}.txt"
    headers = {"content-disposition": f'attachment; filename="{name}"'}
    return Response(text, media_type=MediaType.TEXT, headers=headers)


@get("/verify", include_in_schema=False)
async def verify_form(request: AnyRequest) -> Template:
    """A form for a record and the commitment that was shown."""
    return page(request, "verify", await request_context.person(request), found=None, record="", promised="")


@post("/verify", include_in_schema=False)
async def verify(request: AnyRequest) -> Template:
    """Play a record again, and compare it with the commitment."""
    form = await checked_form(request)
    request.app.state.verified.take(request_context.client(request))
    record, promised = form.get("record", ""), form.get("commitment", "").strip().lower()
    lang = request_context.language(request)
    thread = request_context.tables(request).replay_thread
    found = await asyncio.get_running_loop().run_in_executor(thread, check, record, promised, lang)
    person = await request_context.person(request)
    return page(request, "verify", person, found=found, record=record, promised=promised)


def check(text: str, promised: str, lang: str) -> list[tuple[bool, str]]:
    """What can be said of a record and a commitment: sentences, each with whether it is good."""
    say = own_texts(lang).say
    try:
        record = Record.read(text)
        record.replay()
    except DovreError as error:
        return [(False, error.words(lang))]
    promised = promised or noted(text) or ""
    found = [(True, say("verify.played", n=len(record.played())))]
    if not promised:
        return [*found, (True, say("verify.none", commitment=commitment(record.seed)))]
    kept = commitment(record.seed) == promised
    return [*found, (kept, say("verify.kept" if kept else "verify.broken", commitment=commitment(record.seed)))]


ROUTES: list[Any] = [deal_page, record_file, verify_form, verify]
