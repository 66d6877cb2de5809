import pickle
from pathlib import Path

import pytest

from dovre.kernel import errors
from dovre.kernel.texts import LANGUAGES, Texts, flatten, kernel_texts, placeholders, reader_language
from tests.hooks import literals


def test_both_languages_have_the_same_sentences_with_the_same_parts():
    fr, en = (kernel_texts(lang).table for lang in LANGUAGES)
    assert fr.keys() == en.keys()
    for key in fr:
        assert placeholders(fr[key]) == placeholders(en[key]), key


def error_classes():
    found = [errors.DovreError]
    for cls in found:
        found += cls.__subclasses__()
    return [cls for cls in found if cls.__module__ == errors.__name__]


def test_every_error_sentence_belongs_to_an_error_and_the_reverse():
    keys = {key for key in kernel_texts("en").table if key.startswith("error.")}
    prefixes = {cls.key for cls in error_classes() if cls is not errors.DovreError} | {"error.bot"}
    assert all(any(key == prefix or key.startswith(prefix + ".") for prefix in prefixes) for key in keys)
    assert all(any(key == prefix or key.startswith(prefix + ".") for key in keys) for prefix in prefixes)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_error_of_the_kernel_has_its_sentence(lang):
    kinds = {name: kind for name, kind in vars(errors).items() if isinstance(kind, type) and hasattr(kind, "key")}
    raised = set()
    for path in Path(errors.__file__).parent.rglob("*.py"):
        for name, kind in kinds.items():
            raised |= {f"{kind.key}.{code}" for code in literals(path, name)}
    assert len(raised) > 20
    assert raised <= set(kernel_texts(lang).table)


def test_zero_is_singular_in_french_and_plural_in_english():
    table = {"n": "{n} {n:plural:one|many}"}
    assert [Texts("fr", table).say("n", n=n) for n in (0, 1, 2)] == ["0 one", "1 one", "2 many"]
    assert [Texts("en", table).say("n", n=n) for n in (0, 1, 2)] == ["0 many", "1 one", "2 many"]


def test_seats_have_names_where_the_table_has_them():
    texts = Texts("en", {"go": "{seat:seat} and {all:seats}", "and": "and"})
    assert texts.say("go", seat=1, all=(0, 1, 2)) == "p2 and p1, p2 and p3"
    assert texts.named(["Emma", "Lars"]).say("go", seat=1, all=(0,)) == "Lars and Emma"


def test_amounts_carry_their_sign():
    texts = Texts("en", {"score": "{amount:signed}"})
    assert [texts.say("score", amount=n) for n in (3, -4, 0)] == ["+3", "−4", "+0"]


def test_a_tree_of_words_becomes_dotted_keys():
    assert flatten({"a": {"_": "x", "b": "y"}, "c": "z"}) == {"a": "x", "a.b": "y", "c": "z"}


@pytest.mark.parametrize(
    ("environ", "lang"),
    [
        ({"LANG": "fr_FR.UTF-8"}, "fr"),
        ({"LANG": "de_DE.UTF-8"}, "en"),
        ({"LC_ALL": "C", "LANG": "fr_FR"}, "en"),
        ({"DOVRE_LANG": "fr", "LANG": "en_US"}, "fr"),
        ({}, "en"),
    ],
)
def test_the_environment_chooses_the_language(environ, lang):
    assert reader_language(environ) == lang


def test_errors_survive_pickle_with_their_words():
    error = errors.BadSetup("seats", game="kings", seats=9, accepted="2, 3, 4")
    again = pickle.loads(pickle.dumps(error))
    assert (again.key, again.words("fr")) == (error.key, error.words("fr"))
    refusal = errors.Refusal("kings", "nine", "KING-T09")
    illegal = errors.NotLegal(refusal, "play.or4a.c1")
    assert (
        pickle.loads(pickle.dumps(illegal)).words("fr") == illegal.words("fr") == "Seul un 0 recouvre un 9 [KING-T09]"
    )


def test_an_error_inside_an_error_speaks_the_same_language():
    inner = errors.BadNotation(token="x", example="play.dw0a.c1")
    outer = errors.BadRecord("answer", number=3, token="x", seat=0, why=inner)
    assert "n'est pas une réponse" in outer.words("fr")
    assert "is not an answer" in outer.words("en")
