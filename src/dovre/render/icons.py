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
}
