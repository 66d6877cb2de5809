"""The mood of `princesses`: a northern midsummer night above, warm caves below; pine, moss, rose, candle yellow."""

from __future__ import annotations

from functools import cache

from dovre.games.princesses.components import COLOURS
from dovre.games.princesses.effects import TILE_TYPES
from dovre.render.theme import SEATS, Theme, mix, theme

MOOD = {
    #               light      dark
    "page":       ("#e7ead8", "#10171a"),  # a clearing by day, pines by night
    "panel":      ("#f3f0df", "#1d2522"),
    "edge":       ("#6f7d68", "#74857a"),
    "ink":        ("#1f2a22", "#eef0e0"),
    "quiet":      ("#4b594c", "#b7c3b4"),
    "card":       ("#faf3df", "#efe5cc"),
    "cardink":    ("#2a2016", "#241b12"),
    "quietink":   ("#5f4f3c", "#554633"),
    "soot":       ("#1a1c1e", "#07090a"),  # outlines
    "ivory":      ("#fbf5e4", "#f3ead4"),  # words and signs on dark ground
    "skyhigh":    ("#3d4f86", "#1b2550"),  # midsummer night
    "skymid":     ("#b98aa8", "#6a4a72"),
    "skylow":     ("#f3b99b", "#b56f6a"),
    "sun":        ("#ffe3a1", "#ffd27a"),
    "hill":       ("#5b7d55", "#35543a"),
    "pine":       ("#22402f", "#152a20"),
    "meadow":     ("#e6ebc9", "#2a3a2b"),  # the ground of a village
    "meadowline": ("#4f6b45", "#7f9c76"),
    "meadowink":  ("#1e2a1b", "#eef3dd"),
    "rock":       ("#5a4636", "#33271f"),  # the mountain
    "rocklit":    ("#7a6048", "#4d3b2e"),  # where candle light falls
    "rockline":   ("#8a7058", "#5c4838"),
    "rockink":    ("#fbf0d6", "#f3e5c6"),
    "cave":       ("#f7e2b0", "#4a3725"),  # a cave by candle light
    "caveglow":   ("#fff3cf", "#6b4e2e"),
    "caveink":    ("#2c1c0d", "#f8e8c6"),
    "chip":       ("#fffaf0", "#2b211a"),  # what can be read beside an icon
    "chipink":    ("#2a2016", "#f4e9d2"),
    "pot":        ("#3c3a3f", "#1d1c20"),  # a cauldron
    "potrim":     ("#8b8690", "#6d6872"),
    "gold":       ("#eeb530", "#e8ae2c"),
    "goldink":    ("#2b1a05", "#2b1a05"),
    "obsidian":   ("#4b4560", "#6a6385"),
    "obsidianlit":("#8d86a8", "#a49dc0"),
    "diamond":    ("#6fc3d8", "#74c8dc"),
    "diamondlit": ("#d8f4fa", "#d8f4fa"),
    "power":      ("#8a4fc0", "#a06bd6"),
    "cow":        ("#b5734a", "#c0805a"),
    "stone":      ("#9a958c", "#a39e95"),
    "wood":       ("#8a5a34", "#93633c"),
    "roof":       ("#b1452f", "#b84e38"),
    "bell":       ("#c98d2b", "#d0952f"),
    "rose":       ("#c8487a", "#d55a8b"),
    "flag":       ("#a8305f", "#a8385f"),  # behind the numeral of a village
    "acting":     ("#b85a08", "#ffc44a"),  # around the place where one acts, and what can be done
    "skin":       ("#e9bd95", "#e3b68d"),
    "leaf":       ("#5f8f3e", "#6a9a48"),
    "cloth":      ("#3f74a3", "#4a80b0"),
    "ready":      ("#fff0b0", "#ffe08a"),  # the ring of what can be chosen
    "canink":     ("#ffffff", "#241c16"),
    "marksoft":   ("#d9efff", "#06283e"),
    "candle":     ("#ffcf5c", "#ffc44a"),
    "ap":         ("#f6c64a", "#f0bd3d"),  # action points of one's own
    "helper":     ("#d3dfe8", "#c3d0da"),  # and those of helpers
    "resource":   ("#cfc3ab", "#b8ab92"),  # the types of tiles
    "belltile":   ("#e6c48b", "#cfae77"),
    "princess":   ("#efbfd0", "#d8a3b6"),
    "victory":    ("#a9c6ea", "#93b2d8"),
    "royal":      ("#f2d774", "#dcc163"),
    "wall":       ("#463527", "#2a1f17"),
    "way":        ("#fff6dd", "#f5ead0"),  # an entrance
    "yellow":     ("#e3b32c", "#e3b32c"),  # the boards
    "red":        ("#b5402f", "#c04a39"),
    "violet":     ("#7d58a6", "#8d69b6"),
    "turquoise":  ("#2b9a97", "#36a5a2"),
    "blue":       ("#3f74a3", "#4a80b0"),  # the backs of royal cards, beside yellow and red
    "day":        ("#f3d27a", "#e0bd63"),  # and of round cards
    "dusk":       ("#d98a6a", "#c77b5d"),
    "night":      ("#4a5a8c", "#4f6096"),
}  # fmt: skip

TILE_COLOURS = dict(zip(TILE_TYPES, ("princess", "belltile", "resource", "victory", "royal"), strict=True))
assert set(COLOURS) <= set(MOOD)


@cache
def colours(name: str) -> Theme:
    """All named colours of a theme, with a deep and a pale tone of each board, and those of the seats."""
    found = theme(name, MOOD)
    for colour in COLOURS:
        found[f"{colour}pale"] = mix(found[colour], found["panel"], 0.72)
    for seat, (colour, _) in enumerate(SEATS):
        found[f"seat{seat}"] = colour
    return found
