"""A view read once, and what the chapters of the judgement see of it."""

from __future__ import annotations

from functools import cached_property

from dovre.games.hall.advice.gallery import Gallery
from dovre.games.hall.advice.purse import Purse
from dovre.games.hall.advice.rock import Rock
from dovre.games.hall.view import HallView


class Reading:
    """A view with its purse; rock and gallery are read when somebody asks for them."""

    def __init__(self, view: HallView) -> None:
        self.view = view
        self.purse = Purse.of_view(view)

    @cached_property
    def rock(self) -> Rock:
        return Rock(self.view, self.purse)

    @cached_property
    def gallery(self) -> Gallery:
        return Gallery(self.view, self.purse)


class Chapter:
    """A chapter of the rules. A method that takes an action judges the answers with the verb it is named for."""

    def __init__(self, reading: Reading) -> None:
        view = reading.view
        assert view.seat is not None
        self.reading = reading
        self.view = view
        self.me = view.players[view.seat]
        self.frame = view.frames[-1]
        self.purse = reading.purse

    @property
    def rock(self) -> Rock:
        return self.reading.rock

    @property
    def gallery(self) -> Gallery:
        return self.reading.gallery
