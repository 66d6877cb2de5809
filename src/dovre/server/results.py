"""The result of a finished game as part of a page: ranking, sources of points, what decided it, what to do next."""

from __future__ import annotations

from typing import Any

from litestar import get
from litestar.params import FromPath
from litestar.response import Template

from dovre.kernel.results import Result, Side, result_of
from dovre.kernel.texts import Texts
from dovre.server import request_context, rows
from dovre.server.coach import has_coach
from dovre.server.forms import AnyRequest
from dovre.server.live import LiveTable
from dovre.server.page_frame import address, own_texts, page
from dovre.server.refusals import Refused


@get("/t/{table:str}/result", include_in_schema=False)
async def result_part(request: AnyRequest, table: FromPath[str]) -> Template:
    """The result without the frame of a page, for a board that is open when the game ends."""
    live = await request_context.tables(request).get(table)
    if not live.state.over:
        raise Refused("no_page", 404)
    person = await request_context.person(request)
    mine = live.seats_of(person.id if person else None)
    lang = request_context.language(request)
    result = result_parts(live, lang, address(request))
    return page(request, "table_ending", person, live=live, mine=mine, result=result, coach=has_coach(live))


def result_parts(live: LiveTable, lang: str, origin: str) -> dict[str, Any] | None:
    """What `table_ending.html` shows of a table; None while the game goes on."""
    if not live.state.over:
        return None
    texts = live.game.texts(lang).named(live.names)
    found = result_of(live.game, live.state.view(None), texts)
    return {
        "told": found,
        "sides": [(side, texts.join([texts.seat(seat) for seat in side.seats])) for side in found.sides],
        "bars": bars(found.sides),
        "text": as_text(live.game.titles[lang], found, texts, f"{origin}/t/{live.id}/replay"),
        "shared": {side.place for side in found.sides if sum(side.place == one.place for one in found.sides) > 1},
    }


def bars(sides: tuple[Side, ...]) -> list[int]:
    """How long the bar of each side is, of 100; points below zero have none."""
    most = max([1, *(side.total for side in sides)])
    return [max(0, round(100 * side.total / most)) for side in sides]


def as_text(title: str, result: Result, texts: Texts, link: str) -> str:
    """The result as lines to be pasted elsewhere."""
    say = own_texts(texts.lang).say
    lines = [f"{title}. {result.words}"]
    for side in result.sides:
        names = texts.join([texts.seat(seat) for seat in side.seats])
        lines.append(say("result.line", place=side.place, names=names, n=side.total))
    return "\n".join([*lines, *filter(None, [result.decided]), link])


def stored_sides(result: rows.Result, texts: Texts) -> list[tuple[Side, str]]:
    """The ranking of a table of which only points and winners are known, each side with its name."""
    keys = [(seat in result.winners, score) for seat, score in enumerate(result.scores)]
    order = sorted(range(len(keys)), key=lambda seat: keys[seat], reverse=True)
    places = {seat: 1 + sum(other > keys[seat] for other in keys) for seat in order}
    return [(Side((seat,), places[seat], keys[seat][0], result.scores[seat], ""), texts.seat(seat)) for seat in order]


ROUTES: list[Any] = [result_part]
