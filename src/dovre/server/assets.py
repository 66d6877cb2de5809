"""The files of the client, sent without comments and indentation: what only authors read stays here."""

from __future__ import annotations

import re
from functools import lru_cache
from importlib import resources
from pathlib import Path
from typing import Any

from litestar import Response, get
from litestar.exceptions import NotFoundException
from litestar.params import FromPath

FOLDER = Path(str(resources.files("dovre.server") / "static"))
CACHE_SECONDS = 300
TYPES = {".js": "text/javascript", ".css": "text/css", ".svg": "image/svg+xml"}


def small_script(text: str) -> str:
    """A script without comments and indentation. Lines stay lines, so nothing is joined that was not."""
    text = re.sub(r"(?m)^[ \t]*/\*(?:.|\n)*?\*/[ \t]*\n", "", text)
    text = re.sub(r"(?m)^[ \t]*//.*\n", "", text)
    text = re.sub(r"(?m)(?<=[;{},)\]])[ \t]+// .*$", "", text)
    return re.sub(r"\n[ \t\n]*", "\n", text)


def small_sheet(text: str) -> str:
    """A style sheet without comments and the space between its words."""
    text = re.sub(r"/\*(?:.|\n)*?\*/", "", text)
    return re.sub(r" ?([{};,]) ?", r"\1", re.sub(r"\s+", " ", text)).strip()


SMALL = {".js": small_script, ".css": small_sheet}


@lru_cache(maxsize=256)
def _read(path: Path, changed: int) -> str:
    text = path.read_text(encoding="utf-8")
    return SMALL.get(path.suffix, str)(text)


def read(name: str) -> tuple[str, str]:
    """A file of the client and its type."""
    path = FOLDER / name
    if path.parent != FOLDER or path.suffix not in TYPES or not path.is_file():
        raise NotFoundException
    return _read(path, path.stat().st_mtime_ns), TYPES[path.suffix]


async def _light_headers(response: Response[Any]) -> Response[Any]:
    """Scripts and sheets need no policy of their own: the page that asks for them has one."""
    response.headers.setdefault("x-content-type-options", "nosniff")
    return response


@get("/static/{name:str}", include_in_schema=False, sync_to_thread=False, after_request=_light_headers)
def asset(name: FromPath[str]) -> Response[str]:
    text, kind = read(name)
    return Response(text, media_type=kind, headers={"cache-control": f"max-age={CACHE_SECONDS}"})


ROUTES = [asset]
