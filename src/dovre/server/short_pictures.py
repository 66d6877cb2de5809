"""Pictures of the short rules: positions drawn by the board itself, in the reader's language and theme."""

from __future__ import annotations

import re
import zlib
from functools import cache
from typing import NamedTuple

from dovre.kernel.codec import read_position
from dovre.kernel.game import load
from dovre.server.live import BOT_NAMES

_BOX = re.compile(r'viewBox="[-\d.]+ [-\d.]+ ([\d.]+) ([\d.]+)"')


class Drawn(NamedTuple):
    """A picture with its caption: SVG text, its size, and a few letters that change with it."""

    caption: str
    text: str
    width: float
    height: float
    seal: str


@cache
def short_picture(game: str, lang: str, theme: str, at: int) -> Drawn:
    """The picture of this number on a game's short page; IndexError if there are fewer."""
    rules = load(game)
    picture = list(rules.short_rules(lang).pictures.values())[at]
    view = read_position(picture.position).view(picture.seat)
    how = {"lang": lang, "theme": theme, "size": picture.size, "names": list(BOT_NAMES)[: view.seats]}
    text = str(rules.board(view, **how, marks=picture.marks, crop=picture.crop))
    found = _BOX.search(text)
    assert found is not None
    return Drawn(picture.caption, text, float(found[1]), float(found[2]), f"{zlib.crc32(text.encode()):08x}")
