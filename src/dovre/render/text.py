"""Tables for a terminal: widths as a terminal counts them, rules with a title, folded lines, colours on demand.

>>> pad("Orc", 6) + "|", cut("Gold Cathedral", 8)
('Orc   |', 'Gold Ca…')
>>> paint("Orc", "green", False)
'Orc'
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from unicodedata import combining, east_asian_width

RESET = "\x1b[0m"
NO_BREAK = "\u00a0"  # the space before a French mark
CODES = {
    "bold": "1",
    "dim": "2",
    "red": "31",
    "green": "32",
    "yellow": "33",
    "blue": "34",
    "purple": "35",
    "cyan": "36",
}


def paint(text: str, colours: str, on: bool) -> str:
    """Text in a colour, or in several manners ("bold red"); plain where colour is off."""
    if not on or not colours or not text:
        return text
    return f"\x1b[{';'.join(CODES[name] for name in colours.split())}m{text}{RESET}"


def plain(text: str) -> str:
    """Text on one line without control signs: a name must not steer somebody's terminal."""
    if text.isprintable():
        return text
    return "".join(sign if sign.isprintable() or sign == NO_BREAK else " " for sign in text)


def width(text: str) -> int:
    """Columns a text takes, its colours not counted."""
    if text.isprintable() and max(text, default="") < "\u0300":  # no colours; wide and combining signs come later
        return len(text)
    count, inside = 0, False
    for sign in text:
        if inside:
            inside = sign != "m"
        elif sign == "\x1b":
            inside = True
        elif not combining(sign):
            count += 2 if east_asian_width(sign) in "WF" else 1
    return count


def cut(text: str, columns: int) -> str:
    """A text without colours, or as much of it as fits."""
    if width(text) <= columns:
        return text
    while text and width(text) > columns - 1:
        text = text[:-1]
    return text + "…"


def pad(text: str, columns: int, right: bool = False) -> str:
    space = " " * max(0, columns - width(text))
    return space + text if right else text + space


def rule(title: str, columns: int, end: str = "") -> str:
    """A line across with a title in it, and a word at its end."""
    head = f"── {title} "
    tail = f" {end} ─" if end else ""
    return head + "─" * max(0, columns - width(head) - width(tail)) + tail


def fold(head: str, words: Iterable[str], columns: int, between: str = "  ") -> list[str]:
    """Words after a head, on as many lines as they need, all under the first word."""
    indent = width(head)
    comma = between.rstrip()
    lines = [head]
    for word in words:
        start = width(lines[-1]) == indent
        if not start and width(lines[-1]) + width(between) + width(word) + len(comma) > columns:
            lines[-1] += comma
            lines.append(" " * indent)
            start = True
        lines[-1] += word if start else between + word
    return lines


def table(rows: Sequence[Sequence[str]], columns: int, last: int = 12) -> list[str]:
    """Rows with columns as wide as they need; the last one folds at its spaces if the line is too long."""
    if not rows:
        return []
    widths = [max(width(row[at]) for row in rows) for at in range(len(rows[0]) - 1)]
    lines: list[str] = []
    for row in rows:
        head = "  ".join(pad(cell, wide) for cell, wide in zip(row[:-1], widths, strict=True)) + "  "
        if columns - width(head) < last:  # too narrow for this table: let the last cell stand below
            lines += [head.rstrip(), *fold("    ", row[-1].split(" "), columns, " ")]
        else:
            lines += fold(head, row[-1].split(" "), columns, " ")
    return [line.rstrip() for line in lines]
