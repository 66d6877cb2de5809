"""The guided first game: what its last step says is what the rules give."""

import re

from dovre.games.fall.game import GAME


def test_the_last_step_tells_the_score() -> None:
    lesson = GAME.lesson
    *_, (_, table) = lesson.walk()
    told = {
        lang: tuple(int(number) for number in re.findall(r"\d+", text)) for lang, text in lesson.steps[-1].say.items()
    }
    assert told == {"fr": tuple(table.state.scores), "en": tuple(table.state.scores)}
