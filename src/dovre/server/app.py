"""The application: routes, security headers, errors, and what lives as long as the server does."""

from __future__ import annotations

import gc
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from importlib import resources
from typing import Any

import structlog
from litestar import Litestar, Request, Response
from litestar.config.compression import CompressionConfig
from litestar.datastructures import State
from litestar.exceptions import HTTPException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.plugins.jinja import JinjaTemplateEngine
from litestar.plugins.prometheus import PrometheusConfig
from litestar.template import TemplateConfig

import dovre
from dovre.kernel.errors import DovreError, UnknownGame
from dovre.server import api, assets, interface_page, page_frame, pages, request_context, socket
from dovre.server.addresses import networks
from dovre.server.bot_pool import BotPool
from dovre.server.follower import Follower
from dovre.server.gate import SocketLimit
from dovre.server.identity import Identity
from dovre.server.lessons import Lessons
from dovre.server.log_lines import configure_logging
from dovre.server.metrics import REFUSALS
from dovre.server.news import News
from dovre.server.notify import Notifier
from dovre.server.proxy import proxy_middleware
from dovre.server.rate_limit import RateLimit
from dovre.server.refusals import Refused
from dovre.server.replays import ReplayCache
from dovre.server.settings import Settings
from dovre.server.store import Store
from dovre.server.tables import Tables

log = structlog.get_logger()

CUT_OFF = "client disconnected prematurely"  # what litestar says where a request ends in the middle: no fault of ours
HEADERS = {
    "content-security-policy": (
        "default-src 'self'; script-src 'self'; style-src 'self'; img-src 'self' data:; connect-src 'self';"
        " object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
    ),
    "x-content-type-options": "nosniff",
    "referrer-policy": "same-origin",
    "cross-origin-opener-policy": "same-origin",
    "permissions-policy": "camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()",
    "cache-control": "no-store",  # unless an answer says otherwise: most hold what one seat alone may know
}


def create(settings: Settings | None = None) -> Litestar:
    """The application; without settings, those of the environment."""
    chosen = settings or Settings.from_environment()
    trusted = networks(chosen.trusted_proxies)
    configure_logging(chosen.log)
    store = Store(chosen.database_url)
    tables = Tables(store, chosen, BotPool(chosen.bot_workers), news_of(store))
    lessons, identity = Lessons(tables), Identity(store, chosen)
    follower = Follower(tables, lessons, identity)
    tables.on_change = Notifier(chosen.origin, private=bool(chosen.private_webhooks)).changed

    @asynccontextmanager
    async def serve_tables(app: Litestar) -> AsyncIterator[None]:
        await store.open()
        await follower.open()
        relax_gc()
        tables.spawn(tables.run())
        log.info("dovre is open", database=store.engine.url.render_as_string())
        try:
            yield
        finally:
            await follower.close()
            await tables.close()
            tables.bot_pool.close()
            await store.close()

    return Litestar(
        route_handlers=[
            *pages.ROUTES,
            *api.ROUTES,
            *socket.ROUTES,
            *assets.ROUTES,
        ],
        lifespan=[serve_tables],
        state=State(
            {
                "tables": tables,
                "lessons": lessons,
                "replays": ReplayCache(),
                "identity": identity,
                "settings": chosen,
                "hosts": frozenset(host.strip().lower() for host in chosen.hosts.split(",") if host.strip()),
                "metrics_for": networks(chosen.metrics),
                "new_tables": RateLimit(chosen.new_tables, 3600),
                "new_people": RateLimit(chosen.new_people, 3600),
                "logins": RateLimit(chosen.logins, 3600),
                "verified": RateLimit(chosen.verified_per_minute, 60),
                "new_sockets": RateLimit(chosen.new_sockets_per_minute, 60),
                "sockets": SocketLimit(chosen),
            }
        ),
        template_config=TemplateConfig(
            directory=str(resources.files("dovre.server") / "templates"), engine=JinjaTemplateEngine
        ),
        openapi_config=OpenAPIConfig(
            title="dovre",
            version=dovre.__version__,
            path=interface_page.DOCUMENT,  # the document alone; `interface_page.py` tells it for people
            render_plugins=[JsonRenderPlugin()],
        ),
        compression_config=CompressionConfig(backend="gzip", minimum_size=500, gzip_compress_level=6),
        exception_handlers={
            DovreError: on_dovre_error,
            HTTPException: on_http_error,
            RecursionError: on_too_deep,
            Exception: on_unexpected_error,
        },
        middleware=[proxy_middleware(trusted), PrometheusConfig(app_name="dovre", group_path=True).middleware],
        before_request=check_request,
        after_request=add_security_headers,
        request_max_body_size=chosen.message_bytes,
        logging_config=None,
    )


def news_of(store: Store) -> News:
    """What comes from other workers on this database; nothing where there can be none."""
    if not store.is_shared:
        return News()
    from dovre.server.postgres import PostgresNews

    return PostgresNews(store.engine.url)


def relax_gc() -> None:
    """Tables live long and hold no cycles: looking through all of them again and again would stop everybody.

    What is new is looked through often, which takes half a millisecond. With a higher first number ten times as much is
    new by then: 100,000 stopped 400 tables for 100 to 280 ms every few seconds. What has stayed is looked through once
    in 20,000 times, about twice an hour at full load, and that takes 0.6 s.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(2_000, 20_000, 10)


async def check_request(request: Request[Any, Any, Any]) -> None:
    """Refuse a request for another host, and a change that comes from another site."""
    request_context.check_host(request)
    if request.method not in ("GET", "HEAD", "OPTIONS"):
        request_context.check_origin(request)


async def add_security_headers(response: Response[Any]) -> Response[Any]:
    """Every answer carries the security headers."""
    for name, value in HEADERS.items():
        response.headers.setdefault(name, value)
    return response


# -- errors: a page for people, JSON for programs, one line in the log -----------------------------------------------


def on_dovre_error(request: Request[Any, Any, Any], error: DovreError) -> Response[Any]:
    status = error.status if isinstance(error, Refused) else 404 if isinstance(error, UnknownGame) else 422
    return error_response(request, status, error.key, error.words)


def on_http_error(request: Request[Any, Any, Any], error: HTTPException) -> Response[Any]:
    codes = {404: "no_page", 405: "no_page", 413: "too_large", 429: "too_fast"}
    status = 400 if error.detail == CUT_OFF else error.status_code
    if status in codes:
        refused = Refused(codes[status], status, most=64)
    elif status < 500:
        refused = Refused("bad_form", status, detail=fault_of(error)[:120])
    else:
        return on_unexpected_error(request, error)
    return error_response(request, status, refused.key, refused.words)


def fault_of(error: HTTPException) -> str:
    """What is wrong with a request, by its field where one is named."""
    found = [one for one in error.extra if isinstance(one, dict)] if isinstance(error.extra, list) else []
    faults = [f"{one['key']}: {one.get('message', '')}" if "key" in one else one.get("message", "") for one in found]
    return ", ".join(filter(None, faults)) or str(error.detail)


def on_too_deep(request: Request[Any, Any, Any], error: RecursionError) -> Response[Any]:
    """JSON inside JSON without end."""
    refused = Refused("bad_form", 400, detail="nesting")
    return error_response(request, 400, refused.key, refused.words)


def on_unexpected_error(request: Request[Any, Any, Any], error: Exception) -> Response[Any]:
    log.error("unexpected error", path=request.url.path, error=repr(error), exc_info=error)
    refused = Refused("server", 500)
    return error_response(request, 500, refused.key, refused.words)


def error_response(
    request: Request[Any, Any, Any], status: int, code: str, words: Callable[[str], str]
) -> Response[Any]:
    lang = request_context.language(request)
    REFUSALS.labels(code).inc()
    log.info("refused", path=request.url.path, status=status, code=code)
    wants_page = "text/html" in request.headers.get("accept", "") and not request.url.path.startswith("/api")
    if wants_page:
        made = page_frame.error_page(request, status, words(lang))
        made.headers.update(HEADERS)
        return made
    return Response({"code": code, "words": words(lang)}, status_code=status, headers=dict(HEADERS))
