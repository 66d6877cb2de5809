"""The view as numbers, for programs that learn."""

from __future__ import annotations

from dovre.kernel.observation import Counts, Number, Observation, OneOf, seats, table, whose
from feast.components import DISH_IDS

DISHES = Counts(len(DISH_IDS), 1)

OBSERVATION = Observation(
    table("round", Number(10)),
    whose("winner"),
    table("king", Number(10)),
    table("deck", Number(len(DISH_IDS))),
    table("eaten", DISHES),
    table("shown", DISHES),
    seats("hands", DISHES),
    seats("plates", OneOf(len(DISH_IDS))),
    seats("boasts", Number(1)),
    seats("belly", Number(30)),
    seats("antlers", Number(10)),
    seats("pillows", Number(10)),
    seats("honours", Number(10)),
)
