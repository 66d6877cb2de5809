"""Boards made lighter: a drawing that a browser has already is not sent to it again.

>>> sent = Sent()
>>> sent.lighter('<defs><symbol id="a">1</symbol></defs><use href="#a"/>')
'<defs><symbol id="a">1</symbol></defs><use href="#a"/>'
>>> sent.lighter('<defs><symbol id="a">1</symbol><symbol id="b">2</symbol></defs><use href="#b"/>')
'<defs><symbol id="b">2</symbol></defs><use href="#b"/>'
>>> sent.lighter('<defs><symbol id="a">other</symbol></defs>')
'<defs><symbol id="a">other</symbol></defs>'
"""

from __future__ import annotations

OPEN, CLOSE = '<symbol id="', "</symbol>"


class Sent:
    """The symbols sent down one line, by name; the page keeps them (`board.js`)."""

    __slots__ = ("known",)

    def __init__(self) -> None:
        self.known: dict[str, int] = {}

    def lighter(self, board: str) -> str:
        """The board without the symbols that were sent before and have not changed."""
        parts: list[str] = []
        at = 0
        while (start := board.find(OPEN, at)) >= 0:
            end = board.find(CLOSE, start) + len(CLOSE)
            symbol = board[start:end]
            name = symbol[len(OPEN) : symbol.find('"', len(OPEN))]
            parts.append(board[at:start])
            if self.known.get(name) != hash(symbol):
                self.known[name] = hash(symbol)
                parts.append(symbol)
            at = end
        parts.append(board[at:])
        return "".join(parts)
