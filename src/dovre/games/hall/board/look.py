"""The mood of `hall`: the mountain cut open, glowing toward its heart; the winter side and the autumn side of it."""

from __future__ import annotations

from functools import cache

from dovre.games.hall.box import CLANS
from dovre.render.theme import SEATS, Theme, mix, theme

MOOD = {
    #               light      dark
    "soot":       ("#1d1714", "#0b0806"),  # outlines, and the dark of a gallery
    "ivory":      ("#fbf3e1", "#efe2c9"),  # words and signs on dark ground
    "zone1":      ("#4a545f", "#39424c"),  # the five zones, from the outside in
    "zone2":      ("#76808a", "#5b656f"),
    "zone3":      ("#80583b", "#6a4730"),
    "zone4":      ("#c96f2a", "#a95a22"),
    "zone5":      ("#edb53b", "#cf9a2d"),
    "heart":      ("#ffe9a8", "#ffdf8c"),
    "glow":       ("#ffc04a", "#ffb13c"),
    "crag":       ("#2f3740", "#1a2027"),
    "ready":      ("#ffe9a6", "#ffe08a"),  # the ring of what can be chosen, on rock
    "canink":     ("#ffffff", "#241c16"),  # words on what is lit
    "marksoft":   ("#d9efff", "#06283e"),
    "isolated":   ("#8d8f92", "#7b7f84"),
    "gold":       ("#f0bd45", "#e6af38"),
    "goldink":    ("#2b1a05", "#2b1a05"),
    "floor":      ("#fff2cf", "#f0ddb0"),  # of a Great Hall
    "socket":     ("#d9ccb2", "#c9baa0"),  # where a symbol of a card is bare
    "fire":       ("#bf3b22", "#c04a30"),
    "ice":        ("#2676ac", "#3580b3"),
    "moon":       ("#6b57a8", "#7865b3"),
    "mud":        ("#6d5236", "#755a3d"),
    "stone":      ("#9aa4ad", "#9aa4ad"),
    "iron":       ("#5c7f9f", "#5f86a8"),
    "heartstone": ("#dd3550", "#dd3a54"),
    "cart":       ("#b57a3a", "#b57a3a"),
    "hammer":     ("#7b7f55", "#85895c"),
    "rune":       ("#1f8279", "#25897f"),
    "coin":       ("#f2bd33", "#edb62e"),
}  # fmt: skip

SIDES: dict[str, dict[str, tuple[str, str]]] = {
    "winter": {
        "sky":      ("#bfd3e3", "#0f1826"),
        "skylow":   ("#f4e3cd", "#2c2b3b"),
        "far":      ("#a9bfd2", "#1b2838"),
        "near":     ("#8ea8be", "#233447"),
        "mantle":   ("#fafdff", "#b9c8d6"),  # snow on the mountain
        "mantlelow": ("#d3e0ea", "#7d92a6"),
        "skyink":   ("#1f2b36", "#e8eff5"),
        "plate":    ("#f3f7fa", "#1a2532"),  # under figures in the corners
        "plateink": ("#1f2b36", "#e8eff5"),
    },
    "autumn": {
        "sky":      ("#e9cfa4", "#1d1620"),
        "skylow":   ("#f7e7c8", "#3b2622"),
        "far":      ("#d6ab72", "#2d2026"),
        "near":     ("#bd8347", "#3f2a25"),
        "mantle":   ("#d98a35", "#a5602a"),  # leaves on the mountain
        "mantlelow": ("#a9521f", "#71381c"),
        "skyink":   ("#33200f", "#f6e6d0"),
        "plate":    ("#fbf1dd", "#2a1e1f"),
        "plateink": ("#33200f", "#f6e6d0"),
    },
}  # fmt: skip

# The ground of each network: its seat's colour, and a pattern of its own for those who cannot see colour.
PATTERNS = (
    "M0 6 6 0M-1.5 1.5 1.5-1.5M4.5 7.5 7.5 4.5",  # slanting
    "M1.5 1.5h.01M4.5 4.5h.01",  # dotted
    "M0 3h6",  # lying
    "M3 0v6",  # standing
    "M0 3h6M3 0v6",  # crossed
)


@cache
def colours(name: str, side: str) -> Theme:
    """All named colours of a theme and a side, with a deep and a pale tone of each clan, and those of the seats."""
    found = theme(name, {**MOOD, **SIDES[side]})
    for clan in CLANS:
        found[clan + "deep"] = mix(found[clan], found["soot"], 0.5)
        found[clan + "pale"] = mix(found[clan], found["ivory"], 0.72)
    for seat, (colour, _) in enumerate(SEATS):
        found[f"seat{seat}"] = colour
        found[f"seat{seat}deep"] = mix(colour, found["soot"], 0.72)
        found[f"seat{seat}pale"] = mix(colour, found["ivory"], 0.6)
    found["isolateddeep"] = mix(found["isolated"], found["soot"], 0.7)
    return found
