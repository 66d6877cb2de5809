"""The mood of `kings`: a torch-lit shaft, timber and ore, in named colours for the light and the dark theme."""

from __future__ import annotations

from functools import cache

from dovre.games.kings.components import RACES
from dovre.render.theme import Theme, mix, theme

MOOD = {
    #              light      dark
    "rock":      ("#644830", "#3a2a1d"),  # the wall of the shaft, where the lamps reach
    "rockdeep":  ("#3d2918", "#150e09"),  # and where they do not
    "rockink":   ("#fdf1d8", "#f6e6c8"),  # words on the wall
    "timber":    ("#a9763f", "#86592f"),
    "timberlit": ("#cf9c5c", "#b07c47"),
    "soot":      ("#241709", "#0f0905"),  # outlines and the dark inside a mine
    "lamp":      ("#ffcf70", "#ffc25a"),
    "copper":    ("#b5622c", "#b8652e"),
    "coin":      ("#f0bd45", "#e9b23a"),
    "coinink":   ("#2b1a05", "#2b1a05"),
    "iron":      ("#8b8a86", "#7f7d78"),
    "steel":     ("#c9c6bd", "#b9b5aa"),
    "skin":      ("#e6b88a", "#d6a677"),
    "ivory":     ("#f7ecd2", "#ebdcbb"),
    "ready":     ("#ffd98a", "#ffcb6b"),  # the ring of what can be chosen, on the wall of the shaft
    "marksoft":  ("#d9efff", "#06283e"),  # under the dashes of a mark, so that they show on rock and on paper
    "dwarf":     ("#98391f", "#9a3f26"),
    "orc":       ("#45652a", "#4a6a2f"),
    "goblin":    ("#80600c", "#7a5b0e"),
    "giant":     ("#375a7f", "#3c5f83"),
}  # fmt: skip

# The ore of each mine kind: shape first, colour second. Shapes are symbols in `art`.
ORES: tuple[tuple[str, str], ...] = (
    ("lump", "#9b958a"),  # Pebble Pit
    ("nugget", "#c8743a"),  # Copper Scrape
    ("cube", "#efe9dc"),  # Salt Burrow
    ("nugget", "#aeb6b8"),  # Tin Gully
    ("lump", "#3a3633"),  # Coal Throat
    ("cube", "#8a5a48"),  # Iron Stair
    ("crystal", "#dccfe6"),  # Quartz Nook
    ("drop", "#e0921f"),  # Amber Seep
    ("lump", "#6a7280"),  # Lead Cellar
    ("crystal", "#3a66bd"),  # Cobalt Drift
    ("nugget", "#d3d9de"),  # Silver Ladder
    ("drop", "#4fa274"),  # Jade Hollow
    ("gem", "#9c2440"),  # Garnet Maw
    ("drop", "#bfe0dc"),  # Opal Well
    ("gem", "#eab02e"),  # Topaz Vault
    ("crystal", "#2b4fb0"),  # Sapphire Chasm
    ("crystal", "#23955c"),  # Emerald Deep
    ("gem", "#cc2f35"),  # Ruby Furnace
    ("nugget", "#ecbf38"),  # Gold Cathedral
    ("gem", "#d4eef6"),  # Diamond Heart
)


@cache
def colours(name: str) -> Theme:
    """All named colours of a theme, with a deep and a pale tone of each race."""
    found = theme(name, MOOD)
    found["goblinlit"] = mix(found["goblin"], found["lamp"], 0.42)
    for race in RACES:
        found[race + "deep"] = mix(found[race], found["soot"], 0.55)
        found[race + "pale"] = mix(found[race], found["ivory"], 0.38)
    return found
