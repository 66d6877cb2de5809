"""The mood of `towers`: one mountain side under a sky that turns with the phase, dusk, night, dawn, day."""

from __future__ import annotations

from functools import cache

from dovre.render.theme import SEATS, Theme, mix, theme

PHASES = ("dusk", "night", "dawn", "day")

MOOD = {
    #               light      dark
    "page":       ("#e9e6ea", "#15141c"),
    "panel":      ("#f6f3f1", "#22212c"),
    "edge":       ("#7c7488", "#7b7689"),
    "ink":        ("#231f2c", "#efeaf2"),
    "quiet":      ("#564f63", "#bdb6c9"),
    "card":       ("#f8f2e6", "#ebe2d2"),
    "cardink":    ("#241d22", "#211a1e"),
    "quietink":   ("#584c50", "#4e4347"),  # words that can wait, on cards
    "soot":       ("#1a1622", "#0b090f"),  # outlines
    "ivory":      ("#fbf4e6", "#f1e9da"),  # words and signs on dark ground
    "duskhigh":   ("#3b2a5e", "#2a1e47"),  # the sky of each phase, above and at the horizon
    "dusklow":    ("#c07a86", "#8f5468"),
    "nighthigh":  ("#0f1838", "#0a1028"),
    "nightlow":   ("#2f4270", "#22325a"),
    "dawnhigh":   ("#6d7fb4", "#4d5c8c"),
    "dawnlow":    ("#f7c6a0", "#c98e6c"),
    "dayhigh":    ("#4f97d1", "#2f6ea3"),
    "daylow":     ("#d3ecf4", "#8fb9cc"),
    "dusksoil":   ("#6d5f7d", "#463c56"),  # the mountain side in its light
    "nightsoil":  ("#39476b", "#222c47"),
    "dawnsoil":   ("#ab8f86", "#6a5650"),
    "daysoil":    ("#7f9a63", "#4c623b"),
    "sun":        ("#ffd75e", "#ffcf4d"),
    "moon":       ("#f4f0d8", "#eae4c6"),
    "star":       ("#dfe6f7", "#c9d2ea"),
    "road":       ("#f0dfb8", "#d6c49d"),  # where creatures walk
    "roadedge":   ("#9a8156", "#7f6a45"),
    "grass":      ("#c3cfa2", "#8b9a70"),  # the rest of a tile
    "tileline":   ("#4a5236", "#2c3420"),
    "red":        ("#cf3b2f", "#cf4336"),  # goblins and the towers that hit them
    "blue":       ("#2f6fc0", "#3a78c4"),
    "yellow":     ("#e8b419", "#dfac1c"),
    "black":      ("#2a2631", "#2a2631"),
    "grey":       ("#8b8a92", "#8b8a92"),
    "stone":      ("#d8d3cc", "#c3beb7"),  # walls
    "stonedeep":  ("#8d877f", "#7b756d"),
    "crystal":    ("#39b8b0", "#42bdb5"),
    "crystaldeep": ("#14605c", "#125652"),
    "guard":      ("#4a6a86", "#496985"),
    "alarm":      ("#e0321f", "#ff5a44"),  # a creature that would reach the city
    "alarmink":   ("#ffffff", "#1d0703"),
    "alarmline":  ("#c42412", "#a81808"),  # the same as a line or a figure on light ground
    "hit":        ("#2a2631", "#d9d2e2"),  # damage on the boss track
    "hitink":     ("#fbf4e6", "#1a1622"),
    "gold":       ("#efbb43", "#e5ad36"),
    "goldink":    ("#2b1a05", "#2b1a05"),
    "green":      ("#4f8f4a", "#57964f"),
    "mud":        ("#7a5a3b", "#7a5a3b"),
    "mine":       ("#3a3440", "#2a2530"),
    "mineedge":   ("#6d6472", "#5a5260"),
    "ready":      ("#fff0a8", "#ffe68c"),  # the ring of what can be chosen
    "canink":     ("#ffffff", "#241c16"),
    "marksoft":   ("#d9efff", "#06283e"),
    "bare":       ("#dcd5cf", "#3a3845"),  # an empty space of a track
    "bareink":    ("#4a4450", "#c9c3d3"),
}  # fmt: skip


@cache
def colours(name: str) -> Theme:
    """All named colours of a theme, with deep and pale tones of the towers' colours, and those of the seats."""
    found = theme(name, MOOD)
    for tint in ("red", "blue", "yellow", "black", "grey", "green"):
        found[tint + "deep"] = mix(found[tint], found["soot"], 0.55)
        found[tint + "pale"] = mix(found[tint], found["ivory"], 0.72)
    for phase in PHASES:
        found[phase + "pine"] = mix(found[phase + "soil"], found["soot"], 0.32)
    for seat, (colour, _) in enumerate(SEATS):
        found[f"seat{seat}"] = colour
        found[f"seat{seat}deep"] = mix(colour, found["soot"], 0.72)
    return found
