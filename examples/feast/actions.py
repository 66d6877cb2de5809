"""Every answer of the game; the README has them as a table."""

from __future__ import annotations

from dovre.kernel.action import Alphabet
from feast.components import DISH_IDS

ALPHABET = Alphabet(
    "feast",
    [
        ("dish", [(dish,) for dish in DISH_IDS]),
        ("boast", [("softly",), ("loudly",)]),
        ("take", [("antler",), ("pillow",)]),
        ("wash", [()]),
        ("leave", [()]),
        ("point", [(f"p{seat + 1}",) for seat in range(4)]),
        ("pass", [()]),
        ("drink", [()]),
        ("show", [(dish,) for dish in DISH_IDS]),
    ],
)

DISH = ALPHABET.of("dish")  # DISH[7] eats dish 7
SOFTLY, LOUDLY = ALPHABET.of("boast")
ANTLER, PILLOW = ALPHABET.of("take")
(WASH,), (LEAVE,) = ALPHABET.of("wash"), ALPHABET.of("leave")
POINT = ALPHABET.of("point")
(PASS,), (DRINK,) = ALPHABET.of("pass"), ALPHABET.of("drink")
SHOW = ALPHABET.of("show")
