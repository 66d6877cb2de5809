"""The pages of the web table: the entrance, pictures, rules, language and theme; and the routes of all pages."""

from __future__ import annotations

import re
from functools import cache
from typing import Any

from litestar import Response, get, post
from litestar.params import FromPath
from litestar.response import Redirect, Template
from markupsafe import Markup

from dovre.bots import bot
from dovre.kernel.game import load, slugs
from dovre.kernel.rng import Rng
from dovre.kernel.texts import LANGUAGES
from dovre.server import (
    coach,
    fairness,
    forms,
    guide,
    interface_page,
    lesson_pages,
    person_pages,
    replay_pages,
    request_context,
    results,
    table_pages,
)
from dovre.server.forms import AnyRequest, checked_form, cookie
from dovre.server.live import BOT_NAMES
from dovre.server.page_frame import go, page
from dovre.server.person_pages import tables_of
from dovre.server.refusals import Refused
from dovre.server.rules_html import blurb, chapters, rules_html, short_html

WITHOUT_TITLE = re.compile(r"^<h1.*?</h1>\s*")  # the page has it already
PICTURE_SECONDS = 86_400  # how long a browser may keep the picture of a game


@get("/", include_in_schema=False)
async def home(request: AnyRequest) -> Template:
    """The games, and one's own tables."""
    person = await request_context.person(request)
    lang = request_context.language(request)
    games = [{"game": load(slug), "title": load(slug).titles[lang], "blurb": blurb(slug, lang)} for slug in slugs()]
    tables = await tables_of(request, person) if person else []
    taken = await request_context.tables(request).store.lessons_of(person.id) if person else []
    begun = {row.game for row in taken if row.step and not row.done}
    running = [table for table in tables if table.is_running]
    return page(request, "home", person, games=games, running=running, begun=begun)


@get("/games/{game:str}/picture.svg", include_in_schema=False, sync_to_thread=False)
def picture(request: AnyRequest, game: FromPath[str]) -> Response[bytes]:
    """A board in the middle of a game, as everybody may see it."""
    theme = request.query_params.get("theme", "")
    drawn = game_picture(
        load(game).slug, request_context.language(request), theme if theme in request_context.THEMES else "light"
    )
    return Response(drawn, media_type="image/svg+xml", headers={"cache-control": f"public, max-age={PICTURE_SECONDS}"})


@cache
def game_picture(slug: str, lang: str, theme: str) -> bytes:
    game = load(slug)
    state = game.new(game.seats[len(game.seats) // 2], 14)
    rng = Rng.of(14, "picture")
    for _ in range(game.preview_after):
        if not state.over:
            seat = state.waiting[0]
            state.play(seat, bot("greedy").choose(state.view(seat), 0.0, rng))
    return without_words(str(game.board(state.view(None), lang=lang, theme=theme, names=list(BOT_NAMES)))).encode()


def without_words(drawing: str) -> str:
    """A drawing as a mere picture: without what a page or a reader who listens would find in it."""
    drawing = re.sub(r"<title>[^<]*</title>|<desc>[^<]*</desc>", "", drawing)
    return re.sub(r' (?:data-[a-z]+|role|tabindex|aria-label|class)="[^"]*"', "", drawing)


# -- rules -----------------------------------------------------------------------------------------------------------


@get("/rules/{game:str}", include_in_schema=False)
async def rules_page(request: AnyRequest, game: FromPath[str]) -> Template:
    """The short rules, the signs, every rule under its id; `?part=1` gives them without the frame, for a panel."""
    lang = request_context.language(request)
    rules = load(game)
    part = bool(request.query_params.get("part"))
    parts: dict[str, Any] = {
        "chapters": chapters(game, lang),
        "short": Markup(short_html(game, lang, request_context.theme(request) or "")),
        "legend": guide.legend_of(game, lang, guide.reader_theme(request), "r"),
        "rules": Markup(WITHOUT_TITLE.sub("", rules_html(game, lang), 1)),
        "title": rules.titles[lang],
    }
    if part:
        return page(request, "rules_parts", **parts)
    person = await request_context.person(request)
    return page(request, "rules", person, game=rules, **parts)


# -- language and theme, from every page -------------------------------------------------------------------------------


@post("/lang", include_in_schema=False)
async def set_lang(request: AnyRequest) -> Redirect:
    form = await checked_form(request)
    lang = form.get("lang", "")
    if lang not in LANGUAGES:
        raise Refused("bad_form", detail="lang")
    return go(forms.return_path(form), [cookie(request, request_context.LANG_COOKIE, lang)])


@post("/theme", include_in_schema=False)
async def set_theme(request: AnyRequest) -> Redirect:
    """Light, dark, or whatever the browser prefers."""
    form = await checked_form(request)
    theme = form.get("theme", "")
    if theme not in (*request_context.THEMES, ""):
        raise Refused("bad_form", detail="theme")
    return go(forms.return_path(form), [cookie(request, request_context.THEME_COOKIE, theme)])


ROUTES: list[Any] = [
    home,
    picture,
    rules_page,
    set_lang,
    set_theme,
    *table_pages.ROUTES,
    *lesson_pages.ROUTES,
    *replay_pages.ROUTES,
    *results.ROUTES,
    *coach.ROUTES,
    *guide.ROUTES,
    *person_pages.ROUTES,
    *fairness.ROUTES,
    *interface_page.ROUTES,
]
