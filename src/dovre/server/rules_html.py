"""Rules pages as HTML: the little Markdown our rules are written in, every rule with its anchor, ids as links.

>>> print(to_html("## Turn\\n\\n- **KING-T01** Play *one* card (KING-T02).\\n- **KING-T02** Draw.\\n"))
<h2 id="part-turn">Turn</h2>
<ul class="rules"><li id="KING-T01" data-rule><a class="id" href="#KING-T01">KING-T01</a> <span>Play <em>one</em> card \
(<a href="#KING-T02">KING-T02</a>).</span></li>
<li id="KING-T02" data-rule><a class="id" href="#KING-T02">KING-T02</a> <span>Draw.</span></li></ul>
"""

from __future__ import annotations

import re
from functools import cache
from html import escape

from dovre.kernel.game import load

_ID = re.compile(r"\b([A-Z]{2,}-[A-Z]*\d+[a-z]?)\b")
_RULE = re.compile(r"^- \*\*([A-Z]+-[A-Z]*\d+[a-z]?)\*\* (.+)$")
_RULED = re.compile(r"^\|[-| :]+\|$")


def to_html(text: str) -> str:
    """Headings, rules, bullets, tables and paragraphs; anything else is a paragraph."""
    known = {match[1] for line in text.splitlines() if (match := _RULE.match(line))}
    out: list[str] = []
    for block in re.split(r"\n\s*\n|\n(?=#)|(?<=\S)\n(?=\|)", text.strip()):
        lines = block.strip().splitlines()
        if lines and lines[0].startswith("#"):
            out.append(_heading(lines.pop(0)))
        if not lines:
            continue
        if lines[0].startswith("- "):
            out.append(_list(lines, known))
        elif lines[0].startswith("|"):
            out.append("\n".join(lines))  # rows of one table may have been split apart: gathered below
        else:
            out.append(f"<p>{_words(' '.join(lines), known)}</p>")
    return "\n".join(_gather_tables(out, known))


def _heading(line: str) -> str:
    level = len(line) - len(line.lstrip("#"))
    words = line.lstrip("# ").strip()
    return f'<h{level} id="part-{slug(words)}">{escape(words)}</h{level}>'


def slug(words: str) -> str:
    return re.sub(r"[^\w]+", "-", words.lower()).strip("-")


def _list(lines: list[str], known: set[str]) -> str:
    items = []
    for line in lines:
        rule = _RULE.match(line)
        if rule:
            name = rule[1]
            link = f'<a class="id" href="#{name}">{name}</a>'
            items.append(f'<li id="{name}" data-rule>{link} <span>{_words(rule[2], known)}</span></li>')
        else:
            items.append(f"<li>{_words(line.removeprefix('- '), known)}</li>")
    return '<ul class="rules">' + "\n".join(items) + "</ul>"


def _gather_tables(blocks: list[str], known: set[str]) -> list[str]:
    out: list[str] = []
    rows: list[str] = []
    for block in [*blocks, ""]:
        if block.startswith("|"):
            rows += block.splitlines()
            continue
        if rows:
            out.append(_table(rows, known))
            rows = []
        if block:
            out.append(block)
    return out


def _table(rows: list[str], known: set[str]) -> str:
    cells = [[cell.strip() for cell in row.strip().strip("|").split("|")] for row in rows if not _RULED.match(row)]
    head = "".join(f'<th scope="col">{_words(cell, known)}</th>' for cell in cells[0])
    body = "".join(
        "<tr data-rule>" + "".join(f"<td>{_words(cell, known)}</td>" for cell in row) + "</tr>" for row in cells[1:]
    )
    return f'<div class="wide" tabindex="0"><table><thead><tr>{head}</tr></thead><tbody>{body}</tbody></table></div>'


def _words(text: str, known: set[str]) -> str:
    told = escape(text, quote=False)
    told = re.sub(r"`([^`]+)`", r"<code>\1</code>", told)
    told = re.sub(r"\*\*(.+?)\*\*", r"<strong>\1</strong>", told)
    told = re.sub(r"\*([^*]+)\*", r"<em>\1</em>", told)
    return _ID.sub(lambda match: f'<a href="#{match[1]}">{match[1]}</a>' if match[1] in known else match[1], told)


@cache
def rules_html(game: str, lang: str) -> str:
    return to_html(load(game).rules(lang).text)


def chapters(game: str, lang: str) -> list[tuple[str, str]]:
    """The headings of a game's rules, with their anchors."""
    lines = load(game).rules(lang).text.splitlines()
    return [(line[3:].strip(), f"part-{slug(line[3:])}") for line in lines if line.startswith("## ")]


def blurb(game: str, lang: str) -> str:
    """What a game says of itself: the first paragraph of its rules."""
    for block in load(game).rules(lang).text.split("\n\n"):
        if block.strip() and not block.startswith("#"):
            return re.sub(r"[*`]", "", " ".join(block.split()))
    return ""
