"""What a page needs to go from one drawing to the next one of the same table."""

from __future__ import annotations

from collections.abc import Container
from dataclasses import dataclass

from dovre.render.svg import LAYERS, Drawing


@dataclass(frozen=True, slots=True)
class Changes:
    """To be applied in this order.

    `symbols` by id are added to `<defs>`; those that are not used any more may stay there. `gone` are keys of parts to
    remove. `parts` by key replace the element of that key, or are added at the end of their layer if they are new.
    `order` gives, for a layer whose parts now stand in another order, all of its keys. `title` is None if it is the
    same. `words` are the sentences of `<desc>` that changed, by index, of `count` in all.
    """

    symbols: dict[str, str]
    gone: tuple[str, ...]
    parts: dict[str, str]
    order: dict[str, tuple[str, ...]]
    title: str | None
    words: dict[int, str]
    count: int


def changes(old: Drawing, new: Drawing, known: Container[str] = ()) -> Changes | None:
    """From `old` to `new`, or None if only the whole drawing will do (another size, theme or language).

    `known` are ids of symbols the page has got before, beside those of `old`.
    """
    if old.head != new.head or old.defs != new.defs:
        return None
    before, after = old.parts, new.parts
    symbols = {name: text for name, text in new.symbols.items() if name not in old.symbols and name not in known}
    gone = tuple(key for key in before if key not in after)
    return Changes(
        symbols=symbols,
        gone=gone,
        parts={key: text for key, text in after.items() if before.get(key) != text},
        order=_order(before, after),
        title=None if old.title == new.title else new.title,
        words=_words(old.words, new.words),
        count=len(new.words),
    )


def _words(old: tuple[str, ...], new: tuple[str, ...]) -> dict[int, str]:
    return {at: told for at, told in enumerate(new) if at >= len(old) or old[at] != told}


def _order(before: dict[str, str], after: dict[str, str]) -> dict[str, tuple[str, ...]]:
    """The keys of the layers where those that stay, followed by the new ones, would stand in a wrong order."""
    stay = [key for key in before if key in after]
    fresh = [key for key in after if key not in before]
    if not fresh and stay == list(after):
        return {}
    found: dict[str, tuple[str, ...]] = {}
    for layer in LAYERS:
        sign = layer + ":"
        keys = [key for key in after if key.startswith(sign)]
        if keys != [key for key in (*stay, *fresh) if key.startswith(sign)]:
            found[layer] = tuple(keys)
    return found
