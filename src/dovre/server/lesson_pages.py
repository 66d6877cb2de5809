"""The pages of a lesson: where it begins, the table on which it is taken, its beginning again, its teacher."""

from __future__ import annotations

from functools import cache
from typing import Any

from litestar import Response, get, post
from litestar.params import FromPath
from litestar.response import Redirect, Template

from dovre.kernel.game import load
from dovre.kernel.lesson import PLAYER, Lesson
from dovre.server import forms, request_context
from dovre.server.forms import AnyRequest, checked_form
from dovre.server.page_frame import go, page
from dovre.server.refusals import Refused
from dovre.server.table_pages import play_page

FIRST_BOT = "gentle"  # for a first game of one's own
PORTRAIT_SECONDS = 86_400  # how long a browser may keep a portrait


def lesson_of(game: str) -> Lesson:
    found = load(game).lesson
    if found is None:
        raise Refused("no_lesson", 404)
    return found


@get("/learn/{game:str}", include_in_schema=False)
async def learn(request: AnyRequest, game: FromPath[str]) -> Template:
    """The lesson where one was; who is not known yet is asked in first."""
    person = await request_context.person(request)
    lang = request_context.language(request)
    lesson = lesson_of(game)
    if person is None:
        return page(request, "learn", game=lesson.game, title=lesson.game.titles[lang], lesson=lesson)
    live = await request_context.lessons(request).get(person, game)
    return play_page(request, person, live, [PLAYER], f"/learn/{game}", lesson=lesson, first_bot=FIRST_BOT)


@post("/learn/{game:str}", include_in_schema=False)
async def begin(request: AnyRequest, game: FromPath[str]) -> Redirect:
    """Sit down for the lesson; a newcomer becomes a guest."""
    form = await checked_form(request)
    lesson_of(game)
    _, cookies = await forms.person_or_new_guest(request, form)
    return go(f"/learn/{game}", cookies)


@post("/learn/{game:str}/again", include_in_schema=False)
async def begin_again(request: AnyRequest, game: FromPath[str]) -> Redirect:
    """Back to the first step."""
    await checked_form(request)
    person = await request_context.person(request)
    if person is None:
        raise Refused("no_session", 403)
    await (await request_context.lessons(request).get(person, game)).begin_again()
    return go(f"/learn/{game}")


@get("/learn/{game:str}/teacher.svg", include_in_schema=False, sync_to_thread=False)
def teacher(request: AnyRequest, game: FromPath[str]) -> Response[bytes]:
    """The portrait of who tells the lesson."""
    theme = request.query_params.get("theme", "")
    drawn = portrait(lesson_of(game).game.slug, theme if theme in request_context.THEMES else "light")
    return Response(drawn, media_type="image/svg+xml", headers={"cache-control": f"public, max-age={PORTRAIT_SECONDS}"})


@cache
def portrait(slug: str, theme: str) -> bytes:
    lesson = lesson_of(slug)
    return str(lesson.game.portrait(lesson.table(0).state.view(None), lesson.portrait, theme=theme)).encode()


ROUTES: list[Any] = [learn, begin, begin_again, teacher]
