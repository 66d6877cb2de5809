"""What a page needs to go from one drawing to the next one of the same table."""

from __future__ import annotations

from collections.abc import Container
from dataclasses import dataclass

from dovre.render.svg import Drawing


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
    gone: list[str] = []
    parts: dict[str, str] = {}
    order: dict[str, tuple[str, ...]] = {}
    for layer, after in new.layers.items():
        before = old.layers[layer]
        parts |= {key: text for key, text in after.items() if before.get(key) != text}
        keys = list(after)
        if keys != list(before):
            gone += [key for key in before if key not in after]
            if keys != _appended(before, after):
                order[layer] = tuple(keys)
    return Changes(
        symbols={name: new.symbols[name] for name in new.symbols if name not in old.symbols and name not in known},
        gone=tuple(gone),
        parts=parts,
        order=order,
        title=None if old.title == new.title else new.title,
        words={at: told for at, told in enumerate(new.words) if old.words[at : at + 1] != (told,)},
        count=len(new.words),
    )


def _appended(before: dict[str, str], after: dict[str, str]) -> list[str]:
    """The keys of a layer if what is gone is removed and what is new is added at its end."""
    return [*(key for key in before if key in after), *(key for key in after if key not in before)]
