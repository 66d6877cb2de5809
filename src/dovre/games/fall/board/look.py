"""The mood of `fall`: a besieged mountain by night; basalt and ash, embers below, a pale moon above."""

from __future__ import annotations

from functools import cache

from dovre.render.theme import SEATS, Theme, mix, theme

MOOD = {
    #               light      dark
    "page":       ("#e6e0dc", "#131217"),  # ash by day, basalt by night
    "panel":      ("#f4f0ea", "#211f26"),
    "edge":       ("#7f756f", "#7d7684"),
    "ink":        ("#241f22", "#efe8df"),
    "quiet":      ("#5c5258", "#bcb2ba"),
    "card":       ("#f6efe2", "#e9dfcd"),
    "cardink":    ("#241d1b", "#211a18"),
    "quietink":   ("#5d4f45", "#54473d"),  # words that can wait, on cards
    "soot":       ("#17141a", "#09080b"),  # outlines
    "ivory":      ("#f8f0e2", "#efe5d3"),  # words and signs on dark ground
    "skyhigh":    ("#1b2138", "#10142a"),  # the night around the mountain
    "skylow":     ("#4a3345", "#38263a"),
    "moon":       ("#f3eed6", "#e9e2c4"),
    "star":       ("#cfd6ea", "#b9c1dc"),
    "peak":       ("#2b2a36", "#201f2a"),  # the mountain's outer rock
    "peaklit":    ("#6d6c80", "#585769"),  # where the moon falls on it
    "rock":       ("#3a3640", "#2d2a33"),  # what the caves are cut into
    "tunnel":     ("#8d7b6b", "#7a6a5c"),
    "cave":       ("#d9cbb4", "#c9bba4"),  # the floor of a cave
    "caveink":    ("#241d1b", "#211a18"),
    "siteline":   ("#b5a9a0", "#a49990"),  # a lair site that nobody has taken
    "lava":       ("#ff7a2a", "#f56f22"),
    "lavahot":    ("#ffd166", "#ffc653"),
    "ember":      ("#c8361f", "#c23a24"),
    "gnome":      ("#7c8f3f", "#7f9244"),  # caps of gnomes
    "gnomedeep":  ("#2f3a17", "#2b3515"),
    "gold":       ("#efbb43", "#e5ad36"),
    "goldink":    ("#2b1a05", "#2b1a05"),
    "hall":       ("#f2dfae", "#e4cf9c"),
    "ready":      ("#ffe9a6", "#ffe08a"),  # the ring of what can be chosen, on rock
    "canink":     ("#ffffff", "#241c16"),
    "marksoft":   ("#d9efff", "#06283e"),
    "cube":       ("#4c4650", "#3f3a44"),  # on covered symbols
    "bare":       ("#ddd2bf", "#cdc1ad"),  # an empty quadrant
    "moss":       ("#5d8f3c", "#5d8f3c"),
    "ice":        ("#4f9fc6", "#5ba7cb"),
    "moonclan":   ("#8b78c6", "#9482cb"),
    "granite":    ("#7f858c", "#888e95"),
    "hammer":     ("#c98a2e", "#c98a2e"),
    "mud":        ("#7d5635", "#876040"),
    "fire":       ("#d2452d", "#d4503a"),
    "renegade":   ("#4a4350", "#6a6273"),
    "advance":    ("#b5452c", "#bd4f36"),  # the kinds of symbols
    "reinforce":  ("#3f7d4c", "#478455"),
    "influence":  ("#7a4fa0", "#845bab"),
    "gnomesign":  ("#5f6f2a", "#697a31"),
    "joker":      ("#c08a1e", "#c79225"),
    "provisions": ("#a8662c", "#b07034"),
    "elders":     ("#2f6f86", "#387a91"),
}  # fmt: skip

# the colours of the clans, in the order of the clans board; "moon" is taken by the moon in the sky
CLAN_COLOURS = ("moss", "ice", "moonclan", "granite", "hammer", "mud", "fire", "renegade")


@cache
def colours(name: str) -> Theme:
    """All named colours of a theme, with a deep and a pale tone of each clan, and those of the seats."""
    found = theme(name, MOOD)
    for clan in CLAN_COLOURS:
        found[clan + "deep"] = mix(found[clan], found["soot"], 0.55)
        found[clan + "pale"] = mix(found[clan], found["ivory"], 0.72)
        found[clan + "rock"] = mix(found[clan], found["rock"], 0.62)  # the ground of its domain
    for seat, (colour, _) in enumerate(SEATS):
        found[f"seat{seat}"] = colour
        found[f"seat{seat}deep"] = mix(colour, found["soot"], 0.72)
        found[f"seat{seat}pale"] = mix(colour, found["ivory"], 0.6)
    return found
