"""The pages of a table: setting one up, the lobby, the board, seats that are left and taken back, a rematch."""

from __future__ import annotations

import io
from typing import Any

import segno
from litestar import Response, get, post
from litestar.params import FromPath
from litestar.response import Redirect, Template
from markupsafe import Markup
from msgspec import UNSET

from dovre.kernel.game import Game, load
from dovre.kernel.lesson import Lesson
from dovre.server import forms, request_context
from dovre.server.coach import has_coach
from dovre.server.forms import AnyRequest, checked_form
from dovre.server.identity import Person, clean_name
from dovre.server.live import BOT_NAMES, LiveTable
from dovre.server.offered_bots import offered_bots, shown_bots
from dovre.server.page_frame import address, client_words, data_block, go, is_for_this_machine_alone, page, screen
from dovre.server.pictures import Reader, picture, whole_message
from dovre.server.refusals import CannotContinue, Refused
from dovre.server.results import result_parts, stored_sides
from dovre.server.rows import SeatRow
from dovre.server.stored_story import stored_story
from dovre.server.talk import LEVELS, LONGEST, PHRASES, has_company, level_of
from dovre.server.writer import Taken

REPLACEMENT = "steady"  # who plays for a seat that was left


@get("/new/{game:str}", include_in_schema=False)
async def new(request: AnyRequest, game: FromPath[str]) -> Template:
    """Options and seats of a table to be."""
    person = await request_context.person(request)
    lang = request_context.language(request)
    rules = load(game)
    return page(
        request,
        "new",
        person,
        game=rules,
        title=rules.titles[lang],
        say=rules.texts(lang).say,
        clocks=forms.CLOCKS,
        talks=LEVELS[LEVELS.index(allowed) :] if (allowed := request_context.settings(request).talk) in LEVELS else (),
        bots=shown_bots(request_context.settings(request)),
        bot_names=BOT_NAMES,
    )


@post("/new/{game:str}", include_in_schema=False)
async def create(request: AnyRequest, game: FromPath[str]) -> Redirect:
    """Make the table that the form asks for and go there."""
    form = await checked_form(request)
    rules: Game[Any, Any] = load(game)
    options, clock, webhook = forms.read_options(form, rules), forms.read_clock(form), forms.read_webhook(form)
    talk = forms.read_talk(form)
    person, cookies = await forms.person_or_new_guest(request, form)
    seats = forms.read_seats(form, rules, person, list(offered_bots(request_context.settings(request))))
    request.app.state.new_tables.take(request_context.client(request))
    live = await request_context.tables(request).create(
        game=game, options=options, seats=seats, creator=person.id, clock=clock, webhook=webhook, talk=talk
    )
    return go(f"/t/{live.id}", cookies)


# -- the table -------------------------------------------------------------------------------------------------------


@get("/t/{table:str}", include_in_schema=False)
async def table_page(request: AnyRequest, table: FromPath[str]) -> Template:
    """The board, playable at once; while seats are free, the lobby; of a table that cannot go on, its story."""
    person = await request_context.person(request)
    try:
        live = await request_context.tables(request).get(table)
    except CannotContinue as refused:
        return await story_page(request, table, person, refused)
    mine, path = live.seats_of(person.id if person else None), f"/t/{live.id}"
    if live.row.status == "open":
        return page(
            request,
            "lobby",
            person,
            may_add_bots=may_add_bots(live, person),
            alone=is_for_this_machine_alone(request),
            **table_context(request, live, mine, path),
        )
    teach = bool(mine) and person is not None and await is_first_game(request, person, live.row.game)
    return play_page(request, person, live, mine, path, teach=teach)


async def is_first_game(request: AnyRequest, person: Person, game: str) -> bool:
    """Whether this person has neither finished a game of it nor taken its lesson, and there is one to take."""
    store = request_context.tables(request).store
    if load(game).lesson is None or await store.has_finished(person.id, game):
        return False
    taken = await store.lesson(person.id, game)
    return taken is None or not taken.done


def table_context(request: AnyRequest, live: LiveTable, mine: list[int], path: str) -> dict[str, Any]:
    """What the page of a table needs, whether it is played already or not; `path` is where it is found."""
    lang = request_context.language(request)
    return {
        "live": live,
        "title": live.game.titles[lang],
        "mine": mine,
        "path": path,
        "link": f"{address(request)}{path}",
        "bots": shown_bots(request_context.settings(request)),
        "words": data_block(client_words(lang)),
    }


def play_page(
    request: AnyRequest,
    person: Person | None,
    live: LiveTable,
    mine: list[int],
    path: str,
    *,
    lesson: Lesson | None = None,
    **more: Any,
) -> Template:
    """The page on which one plays, with the first picture of the table; a lesson itself tells how a game ends."""
    lang = request_context.language(request)
    size, theme = screen(request)
    reader = Reader(mine[0] if len(mine) == 1 else None, lang, tuple(mine), size, theme)
    message = whole_message(live, reader, picture(live, reader))
    board, message.board = message.board, UNSET
    return page(
        request,
        "table",
        person,
        message=message,
        board=Markup(board),
        coach=has_coach(live),
        result=None if lesson else result_parts(live, lang, address(request)),
        lesson=lesson,
        first=data_block(message),
        size=size,
        board_theme=theme,
        talk=level_of(live) if has_company(live) else "off",
        phrases=PHRASES,
        talk_longest=LONGEST,
        **table_context(request, live, mine, path),
        **more,
    )


async def story_page(request: AnyRequest, table: str, person: Person | None, refused: CannotContinue) -> Template:
    """Why a table cannot be continued, and what happened there, as the reader's seat may know it."""
    store = request_context.tables(request).store
    row, seats = await store.table(table), await store.seats(table)
    if row is None:
        raise refused
    lang = request_context.language(request)
    own = [seat.seat for seat in seats if person is not None and seat.person == person.id]
    game = load(row.game)
    texts = game.texts(lang).named([seat.name for seat in seats])
    story = stored_story(game, await store.log(table, events=True), own[0] if len(own) == 1 else None, texts)
    return page(
        request,
        "closed",
        person,
        status=refused.status,
        title=game.titles[lang],
        words=refused.words(lang),
        seats=seats,
        own=own,
        ranks=stored_sides(row.result, texts) if row.result else [],
        story=story,
    )


def may_add_bots(live: LiveTable, person: Person | None) -> bool:
    """Those who made the table or sit at it may call bots to its free seats."""
    return person is not None and (live.row.creator == person.id or bool(live.seats_of(person.id)))


@get("/t/{table:str}/qr.svg", include_in_schema=False)
async def qr(request: AnyRequest, table: FromPath[str]) -> Response[bytes]:
    """The table's link for the camera of a phone."""
    live = await request_context.tables(request).get(table)
    picture = io.BytesIO()
    code = segno.make(f"{address(request)}/t/{live.id}", error="m")
    code.save(picture, kind="svg", border=3, dark="#2a1d12", light="#fbf4e4", xmldecl=False, omitsize=True)
    return Response(picture.getvalue(), media_type="image/svg+xml")


async def own_seat(request: AnyRequest, table: str) -> tuple[LiveTable, int]:
    """The table, and the seat in the form, which must be the asking person's."""
    form = await checked_form(request)
    live = await request_context.tables(request).get(table)
    person = await request_context.person(request)
    seat = forms.read_number(form, "seat")
    if person is None or seat not in live.seats_of(person.id):
        raise Refused("not_your_seat", 403)
    return live, seat


@post("/t/{table:str}/sit", include_in_schema=False)
async def sit(request: AnyRequest, table: FromPath[str]) -> Redirect:
    """Take a free seat."""
    form = await checked_form(request)
    live = await request_context.tables(request).get(table)
    seat = forms.read_number(form, "seat")
    if seat not in live.open_seats:
        raise Refused("seat_taken" if seat < len(live.seats) else "no_seat", 409)
    person, cookies = await forms.person_or_new_guest(request, form)
    name = clean_name(form["name"]) if form.get("name", "").strip() else person.name
    await live.sit(seat, person.id, name)
    return go(f"/t/{live.id}", cookies)


@post("/t/{table:str}/fill", include_in_schema=False)
async def fill(request: AnyRequest, table: FromPath[str]) -> Redirect:
    """Give a free seat to a bot."""
    form = await checked_form(request)
    live = await request_context.tables(request).get(table)
    if not may_add_bots(live, await request_context.person(request)):
        raise Refused("not_your_seat", 403)
    seat = forms.read_number(form, "seat")
    if seat >= len(live.seats):
        raise Refused("no_seat", 404)
    await live.fill(seat, form.get("bot", REPLACEMENT))
    return go(f"/t/{live.id}")


@post("/t/{table:str}/level", include_in_schema=False)
async def change_level(request: AnyRequest, table: FromPath[str]) -> Redirect:
    """Have another bot play a bot's seat from now on."""
    form = await checked_form(request)
    live = await request_context.tables(request).get(table)
    if not may_add_bots(live, await request_context.person(request)):
        raise Refused("not_your_seat", 403)
    await live.change_level(forms.read_number(form, "seat"), form.get("bot", REPLACEMENT))
    return go(f"/t/{live.id}")


@post("/t/{table:str}/leave", include_in_schema=False)
async def leave(request: AnyRequest, table: FromPath[str]) -> Redirect:
    """Let a bot play one's seat for a while."""
    live, seat = await own_seat(request, table)
    await live.leave(seat, REPLACEMENT)
    return go(f"/t/{live.id}")


@post("/t/{table:str}/back", include_in_schema=False)
async def take_back(request: AnyRequest, table: FromPath[str]) -> Redirect:
    """Take one's seat back from the bot."""
    live, seat = await own_seat(request, table)
    await live.take_back(seat)
    return go(f"/t/{live.id}")


def rematch_seat(seat: SeatRow) -> SeatRow:
    """The same seat at the next table, people on their own seats again even if a bot played for them.

    One that a program played is free, since its token was for this table.
    """
    if not seat.person and not seat.bot:
        return SeatRow(kind="open")
    return SeatRow(kind=seat.kind, person=seat.person, name=seat.name, bot=seat.bot if seat.kind == "bot" else "")


@post("/t/{table:str}/rematch", include_in_schema=False)
async def rematch(request: AnyRequest, table: FromPath[str]) -> Redirect:
    """The same seats again; whoever asks second comes to the table the first one made."""
    await checked_form(request)
    tables = request_context.tables(request)
    live = await tables.get(table)
    person = await request_context.person(request)
    if person is None or not live.seats_of(person.id):
        raise Refused("not_your_seat", 403)
    async with live.lock:
        if live.row.status != "over":
            raise Refused("not_over", 409)
        if not live.row.rematch:
            request.app.state.new_tables.take(request_context.client(request))
            seats = [rematch_seat(seat) for seat in live.seats]
            row = live.row
            try:
                again = await tables.create(
                    game=row.game,
                    options=row.options,
                    seats=seats,
                    creator=person.id,
                    clock=row.clock,
                    webhook=row.webhook,
                    talk=row.talk,
                    parent=live.id,
                )
                live.row.rematch = again.id
                live.row.changes += 1
                live.changed()
            except Taken:  # in another worker somebody asked first
                await live.read_on()
    return go(f"/t/{live.row.rematch}")


ROUTES: list[Any] = [new, create, table_page, qr, sit, fill, change_level, leave, take_back, rematch]
