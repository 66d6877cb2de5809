"""The judge: the worth of every answer to the question asked."""

from __future__ import annotations

from collections.abc import Callable
from functools import cached_property

from dovre.games.hall.actions import cell_of_action
from dovre.games.hall.advice.halls import HallsAndStatues
from dovre.games.hall.advice.reading import Reading
from dovre.games.hall.advice.setup import Setup
from dovre.games.hall.advice.spells import Spells
from dovre.games.hall.advice.step2 import Step2
from dovre.games.hall.advice.workshops import Workshops
from dovre.games.hall.view import HallView
from dovre.kernel.action import Action


class Judge:
    """A view, read once, and the chapters that judge the answers."""

    def __init__(self, view: HallView) -> None:
        reading = Reading(view)
        self.view = view
        self.frame = view.frames[-1]
        self.reading = reading
        self.setup = Setup(reading)
        self.step_2 = Step2(reading)
        self.workshops = Workshops(reading, self.step_2)
        self.spells = Spells(reading, self.step_2, self.workshops)
        self.halls = HallsAndStatues(reading)

    def values(self) -> list[float]:
        """The worth of each legal answer, in their order."""
        legal = self.view.legal
        kind = self.frame[0]
        if kind == "to":
            return self.reading.gallery.destinations(self.frame[2], [cell_of_action(action) for action in legal])
        return [self.value(action) for action in legal]

    def value(self, action: Action) -> float:
        verb = action.verb
        if verb in ("done", "stop", "end", "skip"):
            return 0.0
        value = self.verbs[verb](action)
        if self.frame[0] == "act" and verb in ("cast", "work", "trade"):
            return value + self.step_2.best  # the turn goes on after it
        return value

    @cached_property
    def verbs(self) -> dict[str, Callable[[Action], float]]:
        """Who judges which verb."""
        setup, step_2, spells, workshops, halls = self.setup, self.step_2, self.spells, self.workshops, self.halls
        return {
            "offer": setup.offer,
            "portal": setup.portal,
            "draft": setup.draft,
            "cast": spells.cast,
            "ritual": spells.ritual,
            "steal": spells.steal,
            "exile": spells.exile,
            "echo": spells.echo,
            "fill": spells.fill,
            "swap": spells.swap,
            "draw": spells.draw,
            "work": workshops.work,
            "use": workshops.use,
            "trade": workshops.trade,
            "pay": workshops.pay,
            "recruit": step_2.recruit,
            "spare": step_2.spare,
            "take": step_2.take,
            "join": step_2.join,
            "dig": step_2.dig,
            "lay": step_2.lay,
            "ore": step_2.ore,
            "pedestal": step_2.pedestal,
            "establish": step_2.establish,
            "hall": halls.hall,
            "build": halls.build,
            "statue": halls.statue,
        }
