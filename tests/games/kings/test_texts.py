"""Words of `kings` that only it has; `tests/test_words.py` looks at all games."""

import pytest

from dovre.kernel.texts import LANGUAGES
from tests.games.kings.helpers import GAME, P1, QUIET, after, new, table


@pytest.mark.parametrize(
    ("lang", "sentences"),
    [
        (
            "en",
            ["Emma sends a Dwarf 5 to the Opal Well", "Emma hands the Opal Well to Lars, for the Dwarves"],
        ),
        (
            "fr",
            ["Emma envoie un Nain 5 sur le Puits d'opale", "Emma livre le Puits d'opale à Lars, pour les Nains"],
        ),
    ],
)
def test_a_capture_is_told(lang, sentences):
    state = table("king p1 orc p2 dwarf", "mines gi9b/M14:go1a", "hand p1 dw5a")
    texts = GAME.texts(lang).named(["Emma", "Lars"])
    told = [GAME.describe(event, texts) for event in GAME.apply(state, P1, "play.dw5a.c1").events]
    assert [sentence for sentence in told if sentence][:2] == sentences


@pytest.mark.parametrize("lang", LANGUAGES)
def test_questions_answers_and_scores_can_be_told(lang):
    texts = GAME.texts(lang)
    state = table("king p1 orc p2 dwarf", QUIET, "own p1 gi8b/M20", "under p2 gi7b/M03", "camp go1a")
    for asking in (state, after(state, state.legal(P1)[0].token)):
        view = asking.view(P1)
        assert GAME.prompt(view.decision, texts)
        labels = [GAME.label(view, action, texts) for action in view.legal]
        assert all(label and "{" not in label for label in labels)
    lines = [texts.say(f"score.{line.source}", **dict(line.parts)) for line in state.score_sheet()]
    assert [texts.say("mine.M20") in lines[0], texts.say("mine.M03") in lines[1]] == [True, True]
    assert new().decision(new().waiting[0]).prompt in texts.table
