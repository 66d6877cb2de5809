"""Words: both languages say the same things, every key the code uses exists, and every key is used."""

import ast
from pathlib import Path

import pytest

import dovre
from dovre.games.kings import events, refusals, scoring, words
from dovre.games.kings.components import CARDS, MINES, RACES
from dovre.games.kings.decisions import FLOW
from dovre.games.kings.state import ENDS
from dovre.kernel import errors
from dovre.kernel.texts import LANGUAGES, kernel_texts, load_texts, placeholders
from tests.games.kings.helpers import GAME, P1, QUIET, after, new, random_game, table

SILENT = {"camped", "top", "shown"}  # events that only move pieces; the story does not need them
DRAWN = "board."  # the words of the board have their own test


def own_texts(lang):
    """The sentences of `kings` itself, without the kernel's below them."""
    kernel = kernel_texts(lang).table
    return {key: text for key, text in GAME.texts(lang).table.items() if key not in kernel}


def literals(path, function):
    """The texts that stand first in the calls of a function, both branches of a choice included."""
    found = set()
    for node in ast.walk(ast.parse(Path(path).read_text(encoding="utf-8"))):
        if isinstance(node, ast.Call) and node.args and ast.unparse(node.func).split(".")[-1] == function:
            first = node.args[0]
            branches = [first.body, first.orelse] if isinstance(first, ast.IfExp) else [first]
            found |= {branch.value for branch in branches if isinstance(branch, ast.Constant)}
    return found


def event_names():
    return literals(events.__file__, "Event") | {
        "captured",
        "captured.for",
    }  # the two names of a capture are chosen before


def used_keys():
    """Every key the code of `kings` can ask for."""
    keys = {"title"}
    for option in GAME.options:
        keys |= {f"option.{option.name}", *(f"option.{option.name}.{choice}" for choice in option.choices)}
    keys |= {f"{family}.{race}" for family in ("race", "a_race", "races", "king") for race in RACES}
    keys |= {f"{family}.{mine.id}" for family in ("mine", "the_mine") for mine in MINES}
    keys |= {f"creature.{RACES[card.race]}{card.strength}" for card in CARDS}
    keys |= {f"prompt.{name}" for name, options in zip(FLOW.names, FLOW.options, strict=True) if options}
    keys |= literals(words.__file__, "say")
    keys |= {f"event.{name}" for name in event_names() - SILENT}
    keys |= {f"score.{source}" for source in literals(scoring.__file__, "ScoreLine")}
    keys |= {f"end.{reason}" for reason in ENDS}
    keys |= {f"refusal.{code}" for code in literals(refusals.__file__, "_no") | {"over", "not_asked"}}
    return keys


@pytest.mark.parametrize("package", ["dovre.kernel", "dovre.games.kings"])
def test_both_languages_have_the_same_keys_and_the_same_parts(package):
    fr, en = (load_texts(package, lang).table for lang in LANGUAGES)
    assert fr.keys() == en.keys()
    assert {key: placeholders(text) for key, text in fr.items()} == {key: placeholders(en[key]) for key in fr}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_key_the_game_uses_exists_and_every_key_is_used(lang):
    assert {key for key in own_texts(lang) if not key.startswith(DRAWN)} == used_keys()


@pytest.mark.parametrize("lang", LANGUAGES)
def test_words_within_a_sentence_are_there(lang):
    """`{race:races}` needs the family `races`, and each family of names is needed by some sentence."""
    table_ = GAME.texts(lang).table
    manners = {manner for text in table_.values() for _, manner in placeholders(text)}
    families = manners - {"", "seat", "seats", "plural", "signed"}
    assert families == {"race", "a_race", "races", "king", "mine", "the_mine", "creature"}
    assert all(any(key.startswith(f"{family}.") for key in table_) for family in families)


def test_sentence_is_not_left_in_the_other_language():
    fr, en = (own_texts(lang) for lang in LANGUAGES)
    same = {key for key in fr if fr[key] == en[key] and not key.startswith(DRAWN)}
    assert same == {"race.orc", "races.orc"}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_error_of_the_kernel_has_its_sentence(lang):
    kinds = {name: kind for name, kind in vars(errors).items() if isinstance(kind, type) and hasattr(kind, "key")}
    raised = set()
    for path in Path(errors.__file__).parent.rglob("*.py"):
        for name, kind in kinds.items():
            raised |= {f"{kind.key}.{code}" for code in literals(path, name)}
    assert len(raised) > 20
    assert raised <= set(kernel_texts(lang).table)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("seats", [2, 4])
def test_everything_that_happens_can_be_told_to_everybody(seats, lang):
    texts = GAME.texts(lang).named(["Emma", "Lars", "Zoé", "Ola"])
    told = set()
    for seed in (3, 5):
        for _, happened in random_game(seats, seed):
            for viewer in (*range(seats), None):
                for event in dovre.kernel.events.seen_by(happened, viewer):
                    sentence = GAME.describe(event, texts)
                    assert (sentence == "") == (event.name in SILENT)
                    assert "{" not in sentence
                    told.add(event.name)
    assert told >= {"played", "worked", "captured", "captured.for", "opened", "drawn", "drawn.hidden", "taken"}


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
