"""Rules pages as HTML: Markdown by markdown-it, every rule with its anchor, ids of rules as links; the short rules.

>>> print(to_html("## Turn\\n\\n- **KING-T01** Play *one* card (KING-T02).\\n- **KING-T02** Draw.\\n"))
<h2 id="part-turn">Turn</h2>
<ul class="rules">
<li id="KING-T01" data-rule=""><a class="id" href="#KING-T01">KING-T01</a> <span>Play <em>one</em> card \
(<a href="#KING-T02">KING-T02</a>).</span></li>
<li id="KING-T02" data-rule=""><a class="id" href="#KING-T02">KING-T02</a> <span>Draw.</span></li>
</ul>
<BLANKLINE>
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from functools import cache
from typing import Any

from markdown_it import MarkdownIt
from markdown_it.common.utils import escapeHtml
from markdown_it.renderer import RendererHTML
from markdown_it.rules_core import StateCore
from markdown_it.token import Token

from dovre.kernel.errors import DovreError
from dovre.kernel.game import load
from dovre.server.short_pictures import short_picture

_ID = re.compile(r"\b([A-Z]{2,}-[A-Z]*\d+[a-z]?)\b")
_CITED = re.compile(r" ?\(([A-Z]{2,}-[A-Z]*\d+[a-z]?(?:, [A-Z]{2,}-[A-Z]*\d+[a-z]?)*)\)(\u00a0?[.,;:])?")
_RULE = re.compile(r"\*\*([A-Z]+-[A-Z]*\d+[a-z]?)\*\* ")  # how the words of a rule begin, as in `kernel/pages.py`


def to_html(text: str, **env: Any) -> str:
    """Markdown as HTML. `env` may have `rules`, ids on another part of the page that can be linked to, and `figures`,
    the HTML of pictures by their address."""
    html: str = _markdown().render(text, env)
    return html


@cache
def rules_html(game: str, lang: str) -> str:
    return to_html(load(game).rules(lang).text)


@cache
def short_html(game: str, lang: str, theme: str) -> str:
    """The short rules with their pictures; an empty theme leaves it to the browser which of two it shows."""
    rules = {rule.id for rule in load(game).rules(lang).rules}
    short = load(game).short_rules(lang)
    figures = {address: figure(game, lang, theme, at) for at, address in enumerate(short.pictures)}
    return to_html(_CITED.sub(_chips, short.text), rules=rules, figures=figures)


def _chips(cited: re.Match[str]) -> str:
    """Ids in brackets become small links after the sentence, which need neither brackets nor commas."""
    return f"{cited[2] or ''}\u00a0{cited[1].replace(',', '')}"


def figure(game: str, lang: str, theme: str, at: int) -> str:
    """A picture of the short rules, loaded when it comes near; where an owner's box has no such position, nothing."""
    try:
        drawn = short_picture(game, lang, theme or "light", at)
    except DovreError:
        return ""
    address = f"/rules/{game}/pictures/{at}?lang={lang}&amp;{drawn.seal}&amp;theme="
    dark = f'<source srcset="{address}dark" media="(prefers-color-scheme: dark)">' if not theme else ""
    size = f'width="{drawn.width:.0f}" height="{drawn.height:.0f}"'
    shown = f"{address}{theme or 'light'}"
    image = f'<img src="{shown}" {size} loading="lazy" alt="{escapeHtml(drawn.caption)}">'
    return f'<a href="{shown}" target="_blank"><picture>{dark}{image}</picture></a>'


@cache
def chapters(game: str, lang: str) -> list[tuple[str, str]]:
    """The headings of a game's rules, with their anchors."""
    tokens = _markdown().parse(load(game).rules(lang).text)
    return [(words.content, str(heading.attrs["id"])) for heading, words in _blocks(tokens, "h2")]


@cache
def blurb(game: str, lang: str) -> str:
    """What a game says of itself: the first paragraph of its rules, as plain words."""
    tokens = _markdown().parse(load(game).rules(lang).text)
    for _, words in _blocks(tokens, "p"):
        return "".join(token.content or " " * (token.type == "softbreak") for token in words.children or ())
    return ""


@cache
def _markdown() -> MarkdownIt:
    """Markdown with tables and without HTML of its own; `_mark` adds what our pages have beyond it."""
    markdown = MarkdownIt("commonmark", {"html": False}).enable("table")
    markdown.core.ruler.push("rules", _mark)
    markdown.add_render_rule("table_open", _open_table)
    markdown.add_render_rule("table_close", _close_table)
    markdown.add_render_rule("image", _picture)
    return markdown


def _open_table(renderer: RendererHTML, tokens: Sequence[Token], index: int, options: Any, env: Any) -> str:
    """A wide table is scrolled in a box of its own, by keys too."""
    return f'<div class="wide" tabindex="0">{renderer.renderToken(tokens, index, options, env)}'


def _close_table(renderer: RendererHTML, tokens: Sequence[Token], index: int, options: Any, env: Any) -> str:
    return f"{renderer.renderToken(tokens, index, options, env).rstrip()}</div>\n"


def _picture(renderer: RendererHTML, tokens: Sequence[Token], index: int, options: Any, env: Any) -> str:
    """A picture and its caption; the caption alone where there is no such picture."""
    found = env.get("figures", {}).get(str(tokens[index].attrs["src"]), "")
    return f"{found}<figcaption>{escapeHtml(tokens[index].content)}</figcaption>"


# -- what is added to the tokens of a page -----------------------------------------------------------------------------


def _mark(state: StateCore) -> None:
    """Anchors for headings and rules, links from an id to its rule, attributes that pages and their filter go by."""
    tokens = state.tokens
    rules = {name for at in range(len(tokens)) if (name := _rule_of(tokens, at))} | state.env.get("rules", set())
    short = "rules" in state.env
    for at, token in enumerate(tokens):
        if token.type == "heading_open":
            token.attrSet("id", f"{'short' if short else 'part'}-{slug(tokens[at + 1].content)}")
        elif token.type == "bullet_list_open" and not short:
            token.attrSet("class", "rules")
        elif token.type == "list_item_open" and short:
            token.attrSet("data-rule", "")
        elif token.type == "th_open":
            token.attrSet("scope", "col")
        elif token.type == "tr_open" and tokens[at - 1].type != "thead_open":
            token.attrSet("data-rule", "")
        elif token.type == "paragraph_open":
            _mark_paragraph(tokens, at, short)
        elif token.type == "inline":
            token.children = list(_linked(token.children or [], rules, "rule" if short else ""))
        if name := _rule_of(tokens, at):
            token.attrSet("id", name)
            token.attrSet("data-rule", "")
            words = tokens[at + 2]
            words.children = _rule_words(name, words.children or [])


def _mark_paragraph(tokens: Sequence[Token], at: int, short: bool) -> None:
    """A paragraph that is a picture is a figure; the filter goes by those of the short rules."""
    inside = tokens[at + 1].children or []
    if [token.type for token in inside] == ["image"]:
        tokens[at].tag = tokens[at + 2].tag = "figure"
    if short and not tokens[at].hidden:
        tokens[at].attrSet("data-rule", "")


def slug(words: str) -> str:
    return re.sub(r"[^\w]+", "-", words.lower()).strip("-")


def _blocks(tokens: Sequence[Token], tag: str) -> Iterator[tuple[Token, Token]]:
    """Headings or paragraphs: the token that opens each, and its words."""
    return ((token, tokens[at + 1]) for at, token in enumerate(tokens) if token.tag == tag and token.nesting == 1)


def _rule_of(tokens: Sequence[Token], at: int) -> str:
    """The id of the rule that begins here; "" where none does."""
    if tokens[at].type != "list_item_open" or tokens[at + 1].type != "paragraph_open":
        return ""
    found = _RULE.match(tokens[at + 2].content)
    return found[1] if found else ""


def _rule_words(name: str, children: Sequence[Token]) -> list[Token]:
    """A link with the id in the place of the id in bold letters, then the words."""
    closed = next(at for at, token in enumerate(children) if token.type == "strong_close")
    first, *rest = children[closed + 1 :]
    first.content = first.content.lstrip()
    span = Token("span_open", "span", 1), Token("span_close", "span", -1)
    return [*_link(name, "id"), _text(" "), span[0], first, *rest, span[1]]


def _linked(children: Sequence[Token], rules: set[str], kind: str = "") -> Iterator[Token]:
    """The same words, with a link at every id of a rule that is on this page."""
    inside = 0  # a link holds no other
    for token in children:
        inside += token.nesting * (token.tag == "a")
        if token.type != "text" or inside:
            yield token
            continue
        for part in _ID.split(token.content):
            if part in rules:
                yield from _link(part, kind)
            elif part:
                yield _text(part)


def _link(name: str, kind: str = "") -> list[Token]:
    """A link to a rule by its id."""
    attributes: dict[str, str | int | float] = {"class": kind} if kind else {}
    if kind == "rule":
        attributes["data-ids"] = name
    return [
        Token("link_open", "a", 1, attrs={**attributes, "href": f"#{name}"}),
        _text(name),
        Token("link_close", "a", -1),
    ]


def _text(words: str) -> Token:
    return Token("text", "", 0, content=words)
