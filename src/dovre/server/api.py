"""The interface for programs: HTTP and JSON, a token for each seat, the same views and answers as everybody else.

A program creates a table or takes an open seat, and gets a token that plays this seat and no other. It sends the token
as `Authorization: Bearer ...`. Without a token one sees what a spectator sees.
"""

from __future__ import annotations

import asyncio
import secrets
from typing import Annotated, Any, Literal

import msgspec
from litestar import Request, Response, get, post
from litestar.openapi import ResponseSpec
from litestar.params import JSONBody, Parameter
from litestar.plugins.prometheus import PrometheusController
from litestar.status_codes import HTTP_200_OK, HTTP_201_CREATED, HTTP_503_SERVICE_UNAVAILABLE
from sqlalchemy.exc import DBAPIError

import dovre
from dovre.kernel.events import seen_by
from dovre.kernel.game import load
from dovre.kernel.rng import MAX_SEED
from dovre.server import request_context
from dovre.server.addresses import is_web_address
from dovre.server.identity import clean_name, hashed
from dovre.server.live import LiveTable, bot_name
from dovre.server.messages import TalkLine
from dovre.server.offered_bots import check_offered
from dovre.server.pictures import talk_lines
from dovre.server.proxy import is_in
from dovre.server.refusals import Refused
from dovre.server.rows import Result, SeatRow, TalkLevel
from dovre.server.store import Store
from dovre.server.talk import LONGEST, level_of, say, talk_of
from dovre.server.writer import first_line

AnyRequest = Request[Any, Any, Any]
PATIENCE = 25.0  # seconds a request waits for news before it answers that there are none

Name = Annotated[str, msgspec.Meta(max_length=60, description="Shown to everybody at the table.")]
TableId = Annotated[str, Parameter(max_length=16, description="The id in the table's link.")]
SeatNumber = Annotated[int, Parameter(ge=0, le=9, description="Counted from 0.")]


class Refusal(msgspec.Struct):
    """A refusal: its code, and a sentence in the reader's language, with the rule where a rule forbids it."""

    code: str
    words: str


REFUSALS = {
    status: ResponseSpec(Refusal, description=description, generate_examples=False)
    for status, description in {
        400: "The request cannot be read.",
        403: "This seat is not the one who asks; or the request comes from another site.",
        404: "There is no such table, seat or game.",
        409: "The question of this seat is another by now, the seat is taken, or the game has not started.",
        410: "The table was begun under rules this server no longer plays.",
        500: "The log of the table is damaged.",
        413: "The request is too large.",
        422: "The rules do not allow it now, or the table cannot be set up so.",
        429: "Too many at once.",
    }.items()
}


class NewSeat(msgspec.Struct):
    """Who sits here: a program (it gets a token), a bot of the house, or whoever comes by the link."""

    kind: Literal["program", "bot", "open"]
    name: Name = ""
    bot: Annotated[str, msgspec.Meta(max_length=20)] = "greedy"


class NewTable(msgspec.Struct):
    game: Annotated[str, msgspec.Meta(max_length=20, examples=[dovre.slugs()[0]])]
    seats: Annotated[list[NewSeat], msgspec.Meta(min_length=1, max_length=8)]
    options: dict[str, str] = {}
    seed: Annotated[int, msgspec.Meta(ge=0, le=MAX_SEED)] | None = None
    clock: Annotated[int, msgspec.Meta(ge=0, le=604_800)] = 0
    webhook: Annotated[str, msgspec.Meta(max_length=300)] = ""
    talk: TalkLevel = "full"


class TableMade(msgspec.Struct):
    table: str
    link: str
    tokens: dict[int, str]  # by seat


class SeatInfo(msgspec.Struct):
    seat: int
    name: str
    kind: str
    bot: str


class TableInfo(msgspec.Struct):
    table: str
    game: str
    rules: int
    status: str
    n: int
    options: dict[str, str]
    known_deal: bool  # somebody chose the seed, and may know the cards
    seats: list[SeatInfo]
    waiting: list[int]
    result: Result | None


class Seen(msgspec.Struct):
    """A view after entry `n`."""

    n: int
    status: str
    view: dict[str, Any]


class Happened(msgspec.Struct):
    """An entry of the log; the token is empty where another seat gave it to a sealed question."""

    n: int
    seat: int
    token: str
    events: list[dict[str, Any]]


class GivenAnswer(msgspec.Struct):
    """An answer; it counts if the question of this seat has not changed since entry `n`."""

    n: int
    token: Annotated[str, msgspec.Meta(max_length=80, examples=["play.or4a.c2"])]


class GivenUndo(msgspec.Struct):
    """The last answer of this seat is taken back; `n` as in an answer."""

    n: int


class Done(msgspec.Struct):
    """The number of the entry that was stored."""

    n: int


class TakeSeat(msgspec.Struct):
    name: Name


class SeatToken(msgspec.Struct):
    seat: int
    token: str


class OptionInfo(msgspec.Struct):
    name: str
    choices: list[str]
    seats: list[int]  # the seat counts it is for; empty for all


class GameInfo(msgspec.Struct):
    game: str
    titles: dict[str, str]
    rules: int
    seats: list[int]
    options: list[OptionInfo]
    answers: int  # size of the alphabet


def game_info(slug: str) -> GameInfo:
    game = load(slug)
    options = [OptionInfo(option.name, list(option.choices), list(option.seats)) for option in game.options]
    return GameInfo(slug, dict(game.titles), game.version, list(game.seats), options, len(game.alphabet))


@get("/api/games", tags=["games"], responses=REFUSALS, summary="The games of this server")
async def games() -> list[GameInfo]:
    return [game_info(slug) for slug in dovre.slugs()]


@get(
    "/api/games/{game:str}/answers",
    tags=["games"],
    responses=REFUSALS,
    summary="The alphabet of a game: token by number",
)
async def answers(game: Annotated[str, Parameter(max_length=20)]) -> list[str]:
    return [action.token for action in load(game).alphabet]


@post("/api/tables", tags=["tables"], responses=REFUSALS, summary="Make a table", status_code=HTTP_201_CREATED)
async def make_table(request: AnyRequest, data: JSONBody[NewTable]) -> TableMade:
    request.app.state.new_tables.take(request_context.client(request))
    check_webhook(data.webhook)
    rows: list[SeatRow] = []
    tokens: dict[int, str] = {}
    for number, seat in enumerate(data.seats):
        if seat.kind == "bot":
            check_offered(seat.bot, request_context.settings(request))
        row, token = _seat_row(number, seat)
        rows.append(row)
        if token:
            tokens[number] = token
    live = await request_context.tables(request).create(
        game=data.game,
        options=data.options,
        seats=rows,
        creator=None,
        seed=data.seed,
        clock=data.clock,
        webhook=data.webhook,
        talk=data.talk,
    )
    return TableMade(live.id, f"/t/{live.id}", tokens)


def _seat_row(number: int, seat: NewSeat) -> tuple[SeatRow, str]:
    """The row of a new seat, and the token of a program that plays it."""
    if seat.kind == "bot":
        return SeatRow(kind="bot", bot=seat.bot, name=bot_name(number)), ""
    if seat.kind == "open":
        return SeatRow(kind="open"), ""
    token = secrets.token_urlsafe(32)
    return SeatRow(kind="program", name=clean_name(seat.name or f"p{number + 1}"), api=hashed(token)), token


def check_webhook(address: str) -> None:
    if address and not is_web_address(address):
        raise Refused("bad_form", detail="webhook")


@post(
    "/api/tables/{table:str}/seats/{seat:int}",
    tags=["tables"],
    responses=REFUSALS,
    summary="Take an open seat",
    status_code=HTTP_201_CREATED,
)
async def take_seat(request: AnyRequest, table: TableId, seat: SeatNumber, data: JSONBody[TakeSeat]) -> SeatToken:
    live = await request_context.tables(request).get(table)
    token = secrets.token_urlsafe(32)
    await live.sit(seat, None, clean_name(data.name), api=hashed(token))
    return SeatToken(seat, token)


@get("/api/tables/{table:str}", tags=["tables"], responses=REFUSALS, summary="Who sits at a table and how far it is")
async def table_info(request: AnyRequest, table: TableId) -> TableInfo:
    live = await request_context.tables(request).get(table)
    row = live.row
    return TableInfo(
        table=live.id,
        game=row.game,
        rules=row.version,
        status=row.status,
        n=live.number,
        options=row.options,
        known_deal=row.known_deal,
        seats=[SeatInfo(seat.seat, seat.name, seat.kind, seat.bot) for seat in live.seats],
        waiting=list(live.state.waiting) if row.status == "live" else [],
        result=row.result,
    )


async def seat_of_token(request: AnyRequest, live: LiveTable) -> int | None:
    """The seat whose token was sent; None for a spectator; Refused for a token of another table."""
    bearer = request.headers.get("authorization", "").removeprefix("Bearer ").strip()
    if not bearer:
        return None
    row = await live.tables.store.seat_of_api(hashed(bearer))
    if row is None or row.table != live.id:
        raise Refused("not_your_seat", 403)
    return row.seat


@get("/api/tables/{table:str}/view", tags=["play"], responses=REFUSALS, summary="What this seat may know")
async def view(
    request: AnyRequest,
    table: TableId,
    after: Annotated[int, Parameter(ge=-1, description="Wait until the table is beyond this entry, or 25 s.")] = -1,
) -> Seen:
    live = await request_context.tables(request).get(table)
    seat = await seat_of_token(request, live)
    await wait_beyond(live, after)
    live.check_started()
    return Seen(live.number, live.row.status, live.state.view(seat).to_data())


async def wait_beyond(live: LiveTable, after: int) -> None:
    """Wait for news of a table, or for its start, as long as a request may wait."""
    if live.row.status == "over" or (after < live.number and live.row.status != "open"):
        return
    news = asyncio.Event()
    live.listeners.add(news.set)
    try:
        async with asyncio.timeout(PATIENCE):
            while live.number <= after or live.row.status == "open":
                await news.wait()
                news.clear()
    except TimeoutError:
        pass
    finally:
        live.listeners.discard(news.set)


@get(
    "/api/tables/{table:str}/events",
    tags=["play"],
    responses=REFUSALS,
    summary="What happened, as this seat may know it",
)
async def events(
    request: AnyRequest, table: TableId, since: Annotated[int, Parameter(ge=0, description="After this entry.")] = 0
) -> list[Happened]:
    live = await request_context.tables(request).get(table)
    seat = await seat_of_token(request, live)
    return [
        Happened(
            entry.number,
            entry.seat,
            entry.token_for(seat),
            [event.to_data() for event in seen_by(entry.events, seat)],
        )
        for entry in live.table.log[since:]
    ]


@post(
    "/api/tables/{table:str}/answers",
    tags=["play"],
    responses=REFUSALS,
    summary="Answer for this seat",
    status_code=HTTP_200_OK,
)
async def give_answer(request: AnyRequest, table: TableId, data: JSONBody[GivenAnswer]) -> Done:
    live = await request_context.tables(request).get(table)
    return Done(await live.answer(await own_seat(request, live), data.n, data.token))


@post(
    "/api/tables/{table:str}/undo",
    tags=["play"],
    responses=REFUSALS,
    summary="Take back one's last answer",
    status_code=HTTP_200_OK,
)
async def give_undo(request: AnyRequest, table: TableId, data: JSONBody[GivenUndo]) -> Done:
    live = await request_context.tables(request).get(table)
    return Done(await live.undo(await own_seat(request, live), data.n))


async def own_seat(request: AnyRequest, live: LiveTable) -> int:
    seat = await seat_of_token(request, live)
    if seat is None:
        raise Refused("not_your_seat", 403)
    return seat


class Said(msgspec.Struct):
    """What was said at a table, and whether more may be: full, phrases (set ones only), off."""

    level: TalkLevel
    lines: list[TalkLine]


class NewLine(msgspec.Struct):
    """A set phrase by its key, or a text."""

    phrase: Annotated[str, msgspec.Meta(max_length=12, examples=["hello"])] = ""
    text: Annotated[str, msgspec.Meta(max_length=LONGEST)] = ""


@get("/api/tables/{table:str}/talk", tags=["talk"], responses=REFUSALS, summary="What is said at a table")
async def read_talk(
    request: AnyRequest, table: TableId, since: Annotated[int, Parameter(ge=0, description="After this line.")] = 0
) -> Said:
    live = await request_context.tables(request).get(table)
    talk = await talk_of(live)
    return Said(level_of(live), list(talk_lines(talk.since(since))))


@post(
    "/api/tables/{table:str}/talk",
    tags=["talk"],
    responses=REFUSALS,
    summary="Say something for this seat",
    status_code=HTTP_201_CREATED,
)
async def write_talk(request: AnyRequest, table: TableId, data: JSONBody[NewLine]) -> Done:
    live = await request_context.tables(request).get(table)
    return Done(await say(live, await own_seat(request, live), data.phrase, data.text))


class Health(msgspec.Struct, omit_defaults=True):
    """`status` is `ok`, or `failing` while answers cannot be stored; `failure` says to the host why."""

    status: str
    version: str
    tables: int
    failure: str = ""


FAILING = {503: ResponseSpec(Health, description="Answers cannot be stored now.", generate_examples=False)}


@get(
    "/healthz", tags=["server"], responses={**REFUSALS, **FAILING}, summary="Whether the server and its database answer"
)
async def health(request: AnyRequest) -> Response[Health]:
    tables = request_context.tables(request)
    failure = await failure_of(tables.store)
    health = Health("failing" if failure else "ok", dovre.__version__, len(tables.live))
    if is_host(request):
        health.failure = failure
    return Response(health, status_code=HTTP_503_SERVICE_UNAVAILABLE if failure else HTTP_200_OK)


async def failure_of(store: Store) -> str:
    """What is wrong with the database: it does not answer, or the last write failed. "" where all is well."""
    try:
        await store.ping()
    except DBAPIError as error:
        return store.failure or first_line(error)
    return store.failure


def is_host(request: request_context.Connection) -> bool:
    """Whether the host of the server asks, who may know how it is."""
    if "x-forwarded-for" in request.headers and not request_context.settings(request).trusted_proxies:
        return False  # from a proxy that the server was not told of: all who ask it come from its address
    return is_in(request_context.address(request), request.app.state.metrics_for)


def check_metrics_reader(request: request_context.Connection, _: Any) -> None:
    """The figures of the server are for its host."""
    if not is_host(request):
        raise Refused("no_page", 404)


class Metrics(PrometheusController):
    """Prometheus metrics."""

    path = "/metrics"
    include_in_schema = False
    guards = [check_metrics_reader]


ROUTES: list[Any] = [
    games,
    answers,
    make_table,
    take_seat,
    table_info,
    view,
    events,
    give_answer,
    give_undo,
    read_talk,
    write_talk,
    health,
    Metrics,
]
