"""The mood of `feast`: a hall lit by a fire, oak and pewter, in named colours for the light and the dark theme."""

from __future__ import annotations

from functools import cache

from dovre.render.theme import Theme, theme

MOOD = {
    #             light      dark
    "oak":      ("#8a5a2e", "#55361c"),  # the long table
    "oakdeep":  ("#63401f", "#38230f"),
    "oakink":   ("#fff3dc", "#f7e8cc"),  # words on the table
    "soot":     ("#241709", "#0f0905"),  # outlines
    "pewter":   ("#c6c5bf", "#a9a8a2"),
    "pewterlit": ("#e8e7e1", "#cfcec7"),
    "fire":     ("#c2410c", "#e2622a"),
    "gold":     ("#f0bd45", "#e9b23a"),
    "goldink":  ("#2b1a05", "#2b1a05"),
    "full":     ("#b0672a", "#c98243"),  # what is in a belly
    "hollow":   ("#e3d2b2", "#3a2c1f"),
    "linen":    ("#7a2f2f", "#7d3333"),  # the back of a dish: a red napkin
    "bone":     ("#f2e6cc", "#e6d8ba"),
    "night":    ("#3a4a7a", "#8ea2dd"),  # sleep
    "ready":    ("#ffd98a", "#ffcb6b"),
    "marksoft": ("#d9efff", "#06283e"),
}  # fmt: skip


@cache
def colours(name: str) -> Theme:
    """All named colours of a theme."""
    return theme(name, MOOD)
