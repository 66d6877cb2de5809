"""Boards made lighter: a drawing that a browser has already is not sent to it again.

>>> sent = Sent()
>>> sent.lighter('<defs><symbol id="a">1</symbol></defs><use href="#a"/>')
'<defs><symbol id="a">1</symbol></defs><use href="#a"/>'
>>> sent.lighter('<defs><symbol id="a">1</symbol><symbol id="b">2</symbol></defs><use href="#b"/>')
'<defs><symbol id="b">2</symbol></defs><use href="#b"/>'
>>> sent.lighter('<defs><symbol id="a">1</symbol><symbol id="b">2</symbol></defs><use href="#a"/>')
'<defs></defs><use href="#a"/>'
>>> sent.lighter('<defs><symbol id="a">other</symbol></defs>')
'<defs><symbol id="a">other</symbol></defs>'
"""

from __future__ import annotations

OPEN, CLOSE = '<symbol id="', "</symbol>"


class Sent:
    """The symbols sent down one line, by name; the page keeps them (`board.js`)."""

    __slots__ = ("bare", "known", "last")

    def __init__(self) -> None:
        self.known: dict[str, int] = {}
        self.last = 0  # the definitions of the last board, and what they are without any symbol
        self.bare = ""

    def lighter(self, board: str) -> str:
        """The board without the symbols that were sent before and have not changed."""
        start = board.find("<defs>")
        end = board.find("</defs>", start)
        if start < 0 or end < 0:
            return board
        defs = board[start:end]
        if hash(defs) == self.last:  # as most of the time: nothing new
            return board[:start] + self.bare + board[end:]
        self.last = hash(defs)
        return board[:start] + self._news(defs) + board[end:]

    def _news(self, defs: str) -> str:
        news: list[str] = []
        bare: list[str] = []
        at = 0
        while (start := defs.find(OPEN, at)) >= 0:
            end = defs.find(CLOSE, start) + len(CLOSE)
            symbol = defs[start:end]
            name = symbol[len(OPEN) : symbol.find('"', len(OPEN))]
            bare.append(defs[at:start])
            news.append(defs[at:start])
            if self.known.get(name) != hash(symbol):
                self.known[name] = hash(symbol)
                news.append(symbol)
            at = end
        self.bare = "".join(bare) + defs[at:]
        return "".join(news) + defs[at:]
