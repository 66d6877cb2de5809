"""The pages of the web table: made here whole, in the reader's language, from what the reader may see."""

from __future__ import annotations

import io
import secrets
import time
from collections.abc import Iterable, Mapping
from functools import cache
from typing import Any

import msgspec
import segno
from litestar import Response, get, post
from litestar.datastructures import Cookie
from litestar.params import FromPath
from litestar.response import Redirect, Template
from markupsafe import Markup
from sqlalchemy import select

import dovre
from dovre.bots import BOTS
from dovre.kernel.game import Game, load, slugs
from dovre.kernel.rng import Rng
from dovre.kernel.texts import LANGUAGES, Texts, load_texts
from dovre.server import forms, request_context
from dovre.server.forms import Ask, checked_form, cookie
from dovre.server.identity import COOKIE, NAME_MOST, PASSWORD_LEAST, Person, clean_name
from dovre.server.live import BOT_NAMES, LiveTable
from dovre.server.messages import Message, Reader, told
from dovre.server.refusals import Refused
from dovre.server.replays import ReplayCache
from dovre.server.rules_html import blurb, chapters, rules_html
from dovre.server.schema import SEATS
from dovre.server.store import Row

SCREEN_COOKIE = "dovre_screen"  # what the browser told us of itself: `phone.dark`; decides the first board only
REPLACEMENT = "greedy"  # who plays for a seat that was left
KEEP = 86_400
REPLAYS = ReplayCache()


# -- what every page has ---------------------------------------------------------------------------------------------


def own_texts(lang: str) -> Texts:
    return load_texts("dovre.server", lang)


def page(
    request: Ask,
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
        cookies=[cookie(request, forms.CSRF_COOKIE, csrf), *cookies],
    )
    made.headers["cache-control"] = "no-store"
    return made


def error_page(request: Ask, status: int, words: str) -> Response[Any]:
    """The same hall, a sentence, and a way home."""
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


def address(request: Ask) -> str:
    """Where this server is found, without a slash at the end."""
    return (request_context.settings(request).origin or str(request.base_url)).rstrip("/")


def screen(request: Ask) -> tuple[str, str]:
    """Size and theme of the first board: what the reader chose, what the browser told before, what it looks like."""
    size, _, light = request.cookies.get(SCREEN_COOKIE, "").partition(".")
    if size not in ("desktop", "phone"):
        size = "phone" if "Mobi" in request.headers.get("user-agent", "") else "desktop"
    return size, request_context.theme(request) or (light if light in request_context.THEMES else "light")


# -- home ------------------------------------------------------------------------------------------------------------


@get("/", include_in_schema=False)
async def home(request: Ask) -> Template:
    """The games, and one's own tables."""
    person = await request_context.person(request)
    lang = request_context.language(request)
    games = [{"game": load(slug), "title": load(slug).titles[lang], "blurb": blurb(slug, lang)} for slug in slugs()]
    tables = await tables_of(request, person) if person else []
    running = [table for table in tables if table["status"] != "over"]
    return page(request, "home", person, games=games, running=running)


async def tables_of(request: Ask, person: Person) -> list[Row]:
    """This person's tables with who sits there and whether the person is asked, those that wait for them first."""
    tables = request_context.tables(request)
    lang = request_context.language(request)
    rows = await tables.store.tables_of(person.id)
    seated = await tables.store.rows(select(SEATS).where(SEATS.c.table.in_([row["id"] for row in rows])))
    known = slugs()
    found = []
    for row in rows:
        if row["game"] not in known:
            continue
        seats = sorted((seat for seat in seated if seat["table"] == row["id"]), key=lambda seat: int(seat["seat"]))
        mine = [seat["seat"] for seat in seats if seat["person"] == person.id]
        live = tables.live.get(row["id"])
        asked = live is not None and any(
            seat in live.state.waiting and not live.bot_for(seat) and row["status"] == "live" for seat in mine
        )
        title = load(row["game"]).titles[lang]
        found.append({**row, "title": title, "who": seats, "mine": mine, "asked": asked, "day": day(row["created"])})
    return sorted(found, key=lambda row: not row["asked"])


def day(at: float) -> str:
    return time.strftime("%Y-%m-%d", time.gmtime(at))


@get("/games/{game:str}/picture.svg", include_in_schema=False, sync_to_thread=False)
def picture(request: Ask, game: FromPath[str]) -> Response[bytes]:
    """A board in the middle of a game, as everybody may see it."""
    theme = request.query_params.get("theme", "")
    drawn = game_picture(
        load(game).slug, request_context.language(request), theme if theme in request_context.THEMES else "light"
    )
    return Response(drawn, media_type="image/svg+xml", headers={"cache-control": f"public, max-age={KEEP}"})


@cache
def game_picture(slug: str, lang: str, theme: str) -> bytes:
    game = load(slug)
    state = game.new(game.seats[len(game.seats) // 2], 14)
    rng = Rng.of(14, "picture")
    for _ in range(game.preview_after):
        if not state.over:
            seat = state.waiting[0]
            state.play(seat, BOTS["greedy"].choose(state.view(seat), 0.0, rng))
    return str(game.board(state.view(None), lang=lang, theme=theme, names=list(BOT_NAMES))).encode()


# -- a new table -----------------------------------------------------------------------------------------------------


@get("/new/{game:str}", include_in_schema=False)
async def new(request: Ask, game: FromPath[str]) -> Template:
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
        bots=list(BOTS),
        bot_names=BOT_NAMES,
    )


@post("/new/{game:str}", include_in_schema=False)
async def create(request: Ask, game: FromPath[str]) -> Redirect:
    """Make the table that the form asks for and go there."""
    form = await checked_form(request)
    rules: Game[Any, Any] = load(game)
    options, clock, webhook = forms.wished_options(form, rules), forms.wished_clock(form), forms.wished_webhook(form)
    person, cookies = await forms.guest(request, form)
    seats = forms.wished_seats(form, rules, person)
    request.app.state.new_tables.take(request_context.client(request))
    live = await request_context.tables(request).create(
        game=game, options=options, seats=seats, creator=person.id, clock=clock, webhook=webhook
    )
    return go(f"/t/{live.id}", cookies)


# -- the table -------------------------------------------------------------------------------------------------------


@get("/t/{table:str}", include_in_schema=False)
async def table_page(request: Ask, table: FromPath[str]) -> Template:
    """The board, playable at once; while seats are free, the lobby."""
    person = await request_context.person(request)
    live = await request_context.tables(request).get(table)
    mine = live.seats_of(person.id if person else None)
    lang = request_context.language(request)
    size, theme = screen(request)
    common: dict[str, Any] = {
        "live": live,
        "title": live.game.titles[lang],
        "mine": mine,
        "link": f"{address(request)}/t/{live.id}",
        "words": data_block(client_words(lang)),
    }
    if live.row["status"] == "open":
        return page(request, "lobby", person, bots=list(BOTS), may_fill=may_fill(live, person), **common)
    reader = Reader(mine[0] if len(mine) == 1 else None, lang, mine, size, theme)
    message = told(live, reader)
    first = {key: value for key, value in message.items() if key != "board"}
    return page(
        request,
        "table",
        person,
        message=message,
        board=Markup(message["board"]),
        first=data_block(first),
        size=size,
        board_theme=theme,
        **common,
    )


def may_fill(live: LiveTable, person: Person | None) -> bool:
    """Those who made the table or sit at it may call bots to its free seats."""
    return person is not None and (live.row["creator"] == person.id or bool(live.seats_of(person.id)))


@get("/t/{table:str}/qr.svg", include_in_schema=False)
async def qr(request: Ask, table: FromPath[str]) -> Response[bytes]:
    """The table's link for the camera of a phone."""
    live = await request_context.tables(request).get(table)
    picture = io.BytesIO()
    code = segno.make(f"{address(request)}/t/{live.id}", error="m")
    code.save(picture, kind="svg", border=3, dark="#2a1d12", light="#fbf4e4", xmldecl=False, omitsize=True)
    return Response(picture.getvalue(), media_type="image/svg+xml")


async def own_seat(request: Ask, table: str) -> tuple[LiveTable, int]:
    """The table, and the seat in the form, which must be the asking person's."""
    form = await checked_form(request)
    live = await request_context.tables(request).get(table)
    person = await request_context.person(request)
    seat = forms.whole(form, "seat")
    if person is None or seat not in live.seats_of(person.id):
        raise Refused("not_your_seat", 403)
    return live, seat


@post("/t/{table:str}/sit", include_in_schema=False)
async def sit(request: Ask, table: FromPath[str]) -> Redirect:
    """Take a free seat."""
    form = await checked_form(request)
    live = await request_context.tables(request).get(table)
    seat = forms.whole(form, "seat")
    if seat not in live.open_seats:
        raise Refused("seat_taken" if seat < len(live.seats) else "no_seat", 409)
    person, cookies = await forms.guest(request, form)
    name = clean_name(form["name"]) if form.get("name", "").strip() else person.name
    await live.sit(seat, person.id, name)
    return go(f"/t/{live.id}", cookies)


@post("/t/{table:str}/fill", include_in_schema=False)
async def fill(request: Ask, table: FromPath[str]) -> Redirect:
    """Give a free seat to a bot."""
    form = await checked_form(request)
    live = await request_context.tables(request).get(table)
    if not may_fill(live, await request_context.person(request)):
        raise Refused("not_your_seat", 403)
    seat = forms.whole(form, "seat")
    if seat >= len(live.seats):
        raise Refused("no_seat", 404)
    await live.fill(seat, form.get("bot", REPLACEMENT))
    return go(f"/t/{live.id}")


@post("/t/{table:str}/leave", include_in_schema=False)
async def leave(request: Ask, table: FromPath[str]) -> Redirect:
    """Let a bot play one's seat for a while."""
    live, seat = await own_seat(request, table)
    await live.leave(seat, REPLACEMENT)
    return go(f"/t/{live.id}")


@post("/t/{table:str}/back", include_in_schema=False)
async def take_back(request: Ask, table: FromPath[str]) -> Redirect:
    """Take one's seat back from the bot."""
    live, seat = await own_seat(request, table)
    await live.take_back(seat)
    return go(f"/t/{live.id}")


def rematch_seat(seat: Row) -> Row:
    """The same seat at the next table, people on their own seats again even if a bot played for them.

    One that a program played is free, since its token was for this table.
    """
    if not seat["person"] and not seat["bot"]:
        return {"kind": "open", "person": None, "name": "", "bot": ""}
    bot = seat["bot"] if seat["kind"] == "bot" else ""
    return {"kind": seat["kind"], "person": seat["person"], "name": seat["name"], "bot": bot}


@post("/t/{table:str}/rematch", include_in_schema=False)
async def rematch(request: Ask, table: FromPath[str]) -> Redirect:
    """The same seats again; whoever asks second comes to the table the first one made."""
    await checked_form(request)
    tables = request_context.tables(request)
    live = await tables.get(table)
    person = await request_context.person(request)
    if person is None or not live.seats_of(person.id):
        raise Refused("not_your_seat", 403)
    async with live.lock:
        if live.row["status"] != "over":
            raise Refused("not_over", 409)
        if not live.row["rematch"]:
            request.app.state.new_tables.take(request_context.client(request))
            seats = [rematch_seat(seat) for seat in live.seats]
            row = live.row
            again = await tables.create(
                game=row["game"],
                options=row["options"],
                seats=seats,
                creator=person.id,
                clock=row["clock"],
                webhook=row["webhook"],
                parent=live.id,
            )
            live.row["rematch"] = again.id
            live.changed()
    return go(f"/t/{live.row['rematch']}")


# -- looking back ----------------------------------------------------------------------------------------------------


def past_reader(request: Ask, live: LiveTable, person: Person | None) -> Reader:
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
    return Reader(seat, request_context.language(request), mine, size, theme)


@get("/t/{table:str}/replay", include_in_schema=False)
async def replay(request: Ask, table: FromPath[str]) -> Template:
    """A slider over the whole game so far, as one saw it oneself."""
    person = await request_context.person(request)
    live = await request_context.tables(request).get(table)
    lang = request_context.language(request)
    asked = request.query_params.get("n", "")
    number = min(int(asked), live.number) if asked.isdecimal() and len(asked) < 9 else live.number
    reader = past_reader(request, live, person)
    message = REPLAYS.told(live, reader, number)
    return page(
        request,
        "replay",
        person,
        live=live,
        title=live.game.titles[lang],
        mine=reader.mine,
        seat=reader.seat,
        number=number,
        message=message,
        board=Markup(message["board"]),
        board_theme=reader.theme,
        size=reader.size,
        words=data_block(client_words(lang)),
        link=f"{address(request)}/t/{live.id}/replay",
    )


@get("/t/{table:str}/replay/{number:int}", include_in_schema=False)
async def replay_step(request: Ask, table: FromPath[str], number: FromPath[int]) -> Message:
    """One state of a replay, for the slider."""
    live = await request_context.tables(request).get(table)
    if not 0 <= number <= live.number:
        raise Refused("no_page", 404)
    reader = past_reader(request, live, await request_context.person(request))
    message = REPLAYS.told(live, reader, number)
    return {key: message[key] for key in ("n", "of", "by", "told", "board", "sheet", "moved", "asked")}


# -- rules -----------------------------------------------------------------------------------------------------------


@get("/rules/{game:str}", include_in_schema=False)
async def rules_page(request: Ask, game: FromPath[str]) -> Template | Response[str]:
    """The rules, every one under its id; `?part=1` gives them without the frame, for the panel beside a board."""
    lang = request_context.language(request)
    rules = load(game)
    html = rules_html(game, lang)
    if request.query_params.get("part"):
        return Response(html, media_type="text/html")
    person = await request_context.person(request)
    parts: dict[str, Any] = {"chapters": chapters(game, lang), "rules": Markup(html)}
    return page(request, "rules", person, game=rules, title=rules.titles[lang], **parts)


# -- oneself ---------------------------------------------------------------------------------------------------------


@get("/me", include_in_schema=False)
async def me(request: Ask) -> Template:
    """My games, how they went, my name and my account."""
    person = await request_context.person(request)
    tables = await tables_of(request, person) if person else []
    lang = request_context.language(request)
    return page(
        request,
        "me",
        person,
        running=[table for table in tables if table["status"] != "over"],
        finished=[table for table in tables if table["status"] == "over"],
        figures=figures(tables, lang),
        password_least=PASSWORD_LEAST,
    )


def figures(tables: Iterable[Row], lang: str) -> list[dict[str, Any]]:
    """Games, wins and mean score of one's own seat, by game; seats lent to others at one's device do not count."""
    found: dict[str, list[tuple[int, bool]]] = {}
    for table in tables:
        result = table["result"]
        for seat in table["who"]:
            if result and seat["seat"] in table["mine"] and seat["kind"] == "person":
                won = seat["seat"] in result["winners"]
                found.setdefault(table["game"], []).append((result["scores"][seat["seat"]], won))
    return [
        {
            "title": load(game).titles[lang],
            "games": len(ends),
            "wins": sum(won for _, won in ends),
            "mean": f"{sum(score for score, _ in ends) / len(ends):.1f}".replace("-", "−"),
        }
        for game, ends in found.items()
    ]


@post("/name", include_in_schema=False)
async def rename(request: Ask) -> Redirect:
    """Another name for the tables to come; a newcomer becomes a guest."""
    form = await checked_form(request)
    name = clean_name(form.get("name", ""))
    person, cookies = await forms.guest(request, form)
    if person.name != name:
        await request_context.tables(request).store.rename(person.id, name)
    return go(forms.back(form, "/me"), cookies)


@post("/account/new", include_in_schema=False)
async def account_new(request: Ask) -> Redirect:
    """An account for this guest, who keeps all games."""
    form = await checked_form(request)
    login, password = form.get("login", ""), form.get("password", "")
    person, cookies = await forms.guest(request, {"name": login, **form})
    await request_context.identity(request).make_account(person, login, password)
    return go("/me", cookies)


@post("/account/enter", include_in_schema=False)
async def account_enter(request: Ask) -> Redirect:
    form = await checked_form(request)
    request.app.state.logins.take(request_context.client(request))
    token = await request_context.identity(request).enter(form.get("login", ""), form.get("password", ""))
    return go("/me", [forms.session_cookie(request, token), fresh_csrf(request)])


@post("/account/leave", include_in_schema=False)
async def account_leave(request: Ask) -> Redirect:
    await checked_form(request)
    token = request.cookies.get(COOKIE)
    if token:
        await request_context.identity(request).leave(token)
    return go("/", [cookie(request, COOKIE, "", 0), fresh_csrf(request)])


def fresh_csrf(request: Ask) -> Cookie:
    """Another person at this browser gets another token."""
    return cookie(request, forms.CSRF_COOKIE, secrets.token_urlsafe(24))


# -- language and theme, from every page -------------------------------------------------------------------------------


@post("/lang", include_in_schema=False)
async def set_lang(request: Ask) -> Redirect:
    form = await checked_form(request)
    lang = form.get("lang", "")
    if lang not in LANGUAGES:
        raise Refused("bad_form", detail="lang")
    return go(forms.back(form), [cookie(request, request_context.LANG_COOKIE, lang)])


@post("/theme", include_in_schema=False)
async def set_theme(request: Ask) -> Redirect:
    """Light, dark, or whatever the browser prefers."""
    form = await checked_form(request)
    theme = form.get("theme", "")
    if theme not in (*request_context.THEMES, ""):
        raise Refused("bad_form", detail="theme")
    return go(forms.back(form), [cookie(request, request_context.THEME_COOKIE, theme)])


ROUTES: list[Any] = [
    home, picture, new, create, table_page, qr, sit, fill, leave, take_back, rematch, replay, replay_step, rules_page,
    me, rename, account_new, account_enter, account_leave, set_lang, set_theme,
]  # fmt: skip
