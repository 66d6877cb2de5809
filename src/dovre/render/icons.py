"""Icons every game shares, on a grid of 24 units: filled silhouettes, legible at 16 px.

The fill comes from where an icon is used; what has its own tone says so.
"""

from __future__ import annotations

ICONS: dict[str, tuple[str, str]] = {
    "diamond": ("0 0 24 24", '<path d="M12 1 22 12 12 23 2 12Z"/>'),
    "circle": ("0 0 24 24", '<circle cx="12" cy="12" r="10"/>'),
    "triangle": ("0 0 24 24", '<path d="M12 2 23 21.5H1Z"/>'),
    "square": ("0 0 24 24", '<path d="M3 3h18v18H3Z"/>'),
    "star": ("0 0 24 24", '<path d="m12 1 3.1 7.6 8.2.6-6.3 5.3 2 8L12 18.1 5 22.5l2-8L.7 9.2l8.2-.6Z"/>'),
    "shield": ("0 0 24 24", '<path d="M12 1.5c3 2 6 2.7 9 2.7 0 8-2 14-9 18.3C5 18.2 3 12.2 3 4.2c3 0 6-.7 9-2.7Z"/>'),
    "crown": ("0 0 24 24", '<path d="M2.5 6.5 7 11l5-8 5 8 4.5-4.5L19.8 17H4.2ZM4.2 18.6h15.6V21H4.2Z"/>'),
    "helmet": ("0 0 24 24", '<path d="M3.5 15c0-6.5 3.6-10 8.5-10s8.5 3.5 8.5 10ZM1.5 16.3h21v2.7h-21Z"/>'),
    "cards": ("0 0 24 24", '<path d="M3 6.5 12.5 4l4 15L7 21.5Z"/><path d="m15 4 6 1.3L18 19.5Z" opacity=".6"/>'),
    "tick": ("0 0 24 24", '<path d="m3 13 3-3 4 4L18 5l3 3-11 12Z"/>'),
    # what is dug, paid and carried: shape first, colour second
    "r_stone": (
        "0 0 24 24",
        '<path d="M3.8 20.5 1.5 13.5 5.5 6.5l6.5-3.2 7.2 3.6 3.3 7.1-3 6.5Z"/>'
        '<path d="m5.5 6.5 6.5-3.2 7.2 3.6-7 4.6Z" fill="#fff" fill-opacity=".4" stroke="none"/>'
        '<path d="m12.2 11.5 7-4.6 3.3 7.1-3 6.5h-8Z" fill-opacity=".2" fill="#000" stroke="none"/>',
    ),
    "r_iron": (
        "0 0 24 24",
        '<path d="M1.5 19.5 5.2 10l3-4.5h7.6l3 4.5 3.7 9.5Z"/>'
        '<path d="m5.2 10 3-4.5h7.6l3 4.5Z" fill="#fff" fill-opacity=".5" stroke="none"/>',
    ),
    "r_heartstone": (
        "0 0 24 24",
        '<path d="M12 22.3 1.7 11V6.8L5.4 2.7h3.8L12 5.6l2.8-2.9h3.8l3.7 4.1V11Z"/>'
        '<path d="m12 5.6 4 5-4 11.7-4-11.7Z" fill="#fff" fill-opacity=".42" stroke="none"/>',
    ),
    "r_cart": (
        "0 0 24 24",
        '<path d="M4.5 7.5C6 4 8.5 3 10.5 4c1.5-1.7 4-1.5 5.2 0 2-.4 3.2 1 3.8 3.5Z"/>'
        '<path d="M1.8 7.3h20.4L19 17H5Z"/>'
        '<path d="M3.6 10.3h16.8l-.9 2.7h-15Z" fill="#fff" fill-opacity=".35" stroke="none"/>'
        '<circle cx="7.8" cy="19.3" r="2.9"/><circle cx="16.2" cy="19.3" r="2.9"/>',
    ),
    "r_hammer": (
        "0 0 24 24",
        '<path d="M9.8 9h4.4l.6 13.5H9.2Z"/><path d="M3 2.5h14.5l4 3.6-4 3.9H3Z"/>'
        '<path d="M3 2.5h4.2V10H3Z" fill="#fff" fill-opacity=".45" stroke="none"/>',
    ),
    "r_rune": (
        "0 0 24 24",
        '<path d="M4.5 22.5V7L12 1.3 19.5 7v15.5Z"/>'
        '<path d="M9.7 19V8l5.3 4.2-5.3 3.4" fill="none" stroke="#fff" stroke-width="2.5"/>',
    ),
    "r_coin": (
        "0 0 24 24",
        '<circle cx="12" cy="12" r="10.3"/>'
        '<path d="M12 6.2 17.8 12 12 17.8 6.2 12Z" fill="#fff" fill-opacity=".5" stroke="none"/>',
    ),
    # the clans
    "clan_fire": (
        "0 0 24 24",
        '<path d="M12.5 1c.8 4.6 7 7 7 13.6 0 4.8-3.4 8.4-7.5 8.4s-7.5-3.4-7.5-8c0-3.7 2.2-5.6 3.3-9 1.4 1.5 2 2.8'
        ' 2.1 4.6C11.7 8.4 12.9 5.2 12.5 1Z"/>',
    ),
    "clan_ice": (
        "0 0 24 24",
        '<path d="m12 .8 4 6.7v9L12 23.2 8 16.5v-9ZM4.3 6.5 7 10v6l-2.7 4.5L1.6 16v-6Z'
        'M19.7 6.5 22.4 10v6l-2.7 4.5L17 16v-6Z"/>',
    ),
    "clan_moon": ("0 0 24 24", '<path d="M15.5 1.3A11 11 0 1 0 22.5 16 9.2 9.2 0 0 1 15.5 1.3Z"/>'),
    "clan_mud": (
        "0 0 24 24",
        '<path d="M1.3 20.5c-.3-4.6 2.2-7 5-7-.3-4 2.4-7.3 5.9-7.3 3.7 0 5.7 2.8 5.4 6.3 3.3 0'
        ' 5.3 3 5.1 8ZM18.5 3.5a2.3 2.3 0 1 1 0 4.6 2.3 2.3 0 0 1 0-4.6Z"/>',
    ),
}
