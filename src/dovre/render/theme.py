"""Named colours: one set of names, a light and a dark value for each, and the arithmetic of contrast.

A game adds the colours of its own mood with `mood`. Text keeps 4.5:1 against its ground, pieces and borders 3:1; the
tests compute it.

>>> round(contrast("#000000", "#ffffff"))
21
>>> theme("light")["ink"] != theme("dark")["ink"]
True
"""

from __future__ import annotations

from collections.abc import Mapping

THEMES = ("light", "dark")

# What every board needs, whatever its hour: page, panels, cards, words, and the rings of what can be chosen.
NAMED: Mapping[str, tuple[str, str]] = {
    #            light      dark
    "page":    ("#efe3cd", "#17120e"),  # the table around everything
    "panel":   ("#f8f0df", "#241c16"),  # a seat's area
    "edge":    ("#8c7350", "#8d7355"),  # borders
    "ink":     ("#2a1d12", "#f3e6d0"),  # words
    "quiet":   ("#654f38", "#c4ae90"),  # words that can wait
    "card":    ("#fbf4e4", "#ecdfc6"),  # cards stay paper in the dark, a little dimmer
    "cardink": ("#2a1d12", "#23180f"),
    "can":     ("#b4560a", "#ffb347"),  # the ring of what can be chosen
    "mark":    ("#0b6aa8", "#63c2ff"),  # what has just changed
}  # fmt: skip

# Okabe and Ito's colours stay apart for every kind of colour vision; each seat has its own shape as well.
SEATS: tuple[tuple[str, str], ...] = (
    ("#e69f00", "diamond"),
    ("#56b4e9", "circle"),
    ("#009e73", "triangle"),
    ("#d55e00", "square"),
    ("#cc79a7", "star"),
)

Theme = Mapping[str, str]


def theme(name: str, mood: Mapping[str, tuple[str, str]] | None = None) -> dict[str, str]:
    """The colours of `light` or `dark`, with a game's own added."""
    if name not in THEMES:
        raise ValueError(f"theme {name!r} should be one of: {', '.join(THEMES)}")
    column = THEMES.index(name)
    return {colour: pair[column] for colour, pair in {**NAMED, **(mood or {})}.items()}


def channels(colour: str) -> tuple[int, int, int]:
    return int(colour[1:3], 16), int(colour[3:5], 16), int(colour[5:7], 16)


def luminance(colour: str) -> float:
    """As WCAG 2 defines it."""
    linear = [c / 255 / 12.92 if c <= 10 else ((c / 255 + 0.055) / 1.055) ** 2.4 for c in channels(colour)]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]


def contrast(one: str, other: str) -> float:
    """From 1 to 21."""
    high, low = sorted((luminance(one), luminance(other)), reverse=True)
    return (high + 0.05) / (low + 0.05)


def mix(one: str, other: str, share: float) -> str:
    """A colour between two; `share` is how much of the second."""
    blend = (round(a + (b - a) * share) for a, b in zip(channels(one), channels(other), strict=True))
    return "#{:02x}{:02x}{:02x}".format(*blend)
