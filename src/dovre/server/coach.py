"""The coach at the table: a hint for who must answer, and after the game the answers that cost most.

A host may switch it off (`DOVRE_COACH=0`). It thinks where bots think, and like them it gets what one seat may know.
"""

from __future__ import annotations

from litestar import get
from litestar.params import FromPath
from litestar.response import Template

from dovre.bots.coach import Costly, Played, costly_answers, judge
from dovre.render.memory import Memory
from dovre.server import request_context
from dovre.server.forms import AnyRequest
from dovre.server.lessons import LiveLesson
from dovre.server.live import LiveTable
from dovre.server.messages import HintLine
from dovre.server.page_frame import page
from dovre.server.refusals import Refused

MOST_HINTS = 3
MOST_REVIEWS = 200
_reviews: Memory[list[Costly]] = Memory(MOST_REVIEWS)  # by table, seat and language: who opens a result opens it again


def has_coach(live: LiveTable) -> bool:
    """Whether the coach helps at this table; a lesson has a teacher of its own."""
    return bool(live.tables.settings.coach) and not isinstance(live, LiveLesson)


def check_coach(live: LiveTable) -> None:
    if not has_coach(live):
        raise Refused("no_coach", 403)


async def hints(live: LiveTable, seat: int, lang: str) -> tuple[HintLine, ...]:
    """The best few answers of a seat that is asked: what each does, what follows, how much less than the best."""
    check_coach(live)
    live.check_started()
    view = live.state.view(seat)
    if not view.legal:
        raise Refused("not_asked", 409)
    judged = await live.tables.bot_pool.run(judge, view)
    texts, lines = live.game.texts(lang).named(live.names), []
    for one in judged[:MOST_HINTS]:
        action = live.game.parse(one.token)
        label, why = live.game.label(view, action, texts), live.game.outcome(view, action, texts)
        lines.append(HintLine(one.token, label, why, rounded(one.less)))
    return tuple(lines)


def rounded(points: float) -> float:
    """A difference as it is told: to half a point, which is finer than anybody can judge."""
    return round(2 * points) / 2


def told_points(points: float, lang: str) -> str:
    """A difference in words.

    >>> told_points(2.4, "fr")
    '2,5'
    """
    return f"{rounded(points):g}".replace(".", "," if lang == "fr" else ".")


async def review(live: LiveTable, seat: int, lang: str) -> list[Costly]:
    """The answers of a seat that cost most, once the game is over."""
    check_coach(live)
    if not live.state.over:
        raise Refused("not_over", 409)
    key = (live.id, live.number, seat, lang)
    found = _reviews.get(key)
    if found is None:
        row = live.row
        answers = tuple([(entry.number, entry.seat, entry.token) for entry in live.table.standing])
        played = Played(row.game, row.seats, row.seed, row.options, answers)
        found = await live.tables.bot_pool.run(costly_answers, played, seat, lang, live.names, patient=True)
        _reviews.keep(key, found)
    return found


@get("/t/{table:str}/review", include_in_schema=False)
async def review_part(request: AnyRequest, table: FromPath[str]) -> Template:
    """What one's own answers cost, as a part of the result."""
    live = await request_context.tables(request).get(table)
    person = await request_context.person(request)
    mine = live.seats_of(person.id if person else None)
    if not mine:
        raise Refused("not_your_seat", 403)
    lang = request_context.language(request)
    found = [(seat, await review(live, seat, lang)) for seat in mine]
    return page(request, "table_review", person, live=live, reviews=found, points=lambda less: told_points(less, lang))


ROUTES = [review_part]
