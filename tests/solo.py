"""A small game for one or two that anybody, everybody or nobody wins: the feast, judged by the dish one has kept."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

import dovre
from dovre.kernel import game as door
from dovre.kernel.texts import Texts, kernel_texts
from tests.kernel.demo import Feast, FeastState

WORDS = {
    "and": "and",
    "prompt.feast": "Choose a dish",
    "prompt.boasting": "Boast",
    "prompt.winner": "Choose a guest",
    "prompt.guest": "Answer",
    "event.served": "{seat:seat} serves {card}",
    "score.points": "Feasts",
    "refusal.not_now": "Not now",
    "refusal.not_asked": "Wait",
    "refusal.over": "Over",
    "refusal.other_question": "Not this",
}


def feast_texts(game: Feast, lang: str) -> Texts:
    """Words enough to play the feast in the terminal."""
    return Texts(lang, {**kernel_texts(lang).table, **WORDS})


class SoloState(FeastState):
    __slots__ = ()
    slug = "solo"

    @property
    def winners(self) -> tuple[int, ...]:
        """Who has kept an even dish."""
        return tuple(seat for seat, (dish,) in enumerate(self.hands) if dish % 2 == 0) if self.over else ()


class Solo(Feast):
    slug = "solo"
    titles = {"fr": "Le Festin solitaire", "en": "The lonely Feast"}
    seats = (1, 2)
    state_type = SoloState
    texts = feast_texts


GAME = Solo()


@pytest.fixture
def solo(feast: Feast) -> Iterator[Solo]:
    """The game for one, installed for the length of a test, beside the feast whose refusals it uses."""
    before = dovre.slugs()
    dovre.install(GAME)
    yield GAME
    door.register(before)
