import pickle
import re
import tomllib
from pathlib import Path

import pytest

import dovre
from dovre.kernel import errors
from dovre.kernel.texts import LANGUAGES, Texts, flatten, kernel_texts, placeholders, reader_language
from tests.hooks import literals

SOURCE = Path(dovre.__file__).parent
PART = re.compile(r"\{[^}]*\}")
PLURAL = re.compile(r"\{\w+:plural:([^|}]*)\|([^}]*)\}")
CODE = re.compile(r"`[^`]*`|https?://\S*|\b\w+:(?=\w)")  # notation, addresses, `bot:greedy`
PICTURE = re.compile(r"^!\[(.*)\]\(position:\S+\)$")  # of the short rules
BILINGUAL = ("## Vocab", "## Words")  # chapters of a page where both languages stand side by side
SEVERAL = {"size", "give", "most", "high", "rows", "cols"}  # parts that are never 0 or 1 where a plural follows them


def every_text(lang):
    """Each sentence of the program and each line of the rules pages, with its file and key or line."""
    for path in sorted(SOURCE.rglob(f"texts/{lang}.toml")):
        for key, text in flatten(tomllib.loads(path.read_text(encoding="utf-8"))).items():
            yield f"{path.relative_to(SOURCE)}: {key}", text
    for path in sorted(SOURCE.rglob(f"pages/*.{lang}.md")):
        chapter = ""
        for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1):
            chapter = line if line.startswith("## ") else chapter
            if not line.startswith("|--") and not chapter.startswith(BILINGUAL):
                yield f"{path.relative_to(SOURCE)}: {number}", PICTURE.sub(r"\1", line)


def marks_alone(text):
    """A text without its parts and without notation, so that its marks are those of a sentence."""
    return CODE.sub("x", PART.sub("x", text))


def test_both_languages_have_the_same_sentences_with_the_same_parts():
    fr, en = (kernel_texts(lang).table for lang in LANGUAGES)
    assert fr.keys() == en.keys()
    for key in fr:
        assert placeholders(fr[key]) == placeholders(en[key]), key


def test_french_marks_have_their_no_break_spaces():
    """Before : ; ! ? » and % and after «. A mark that is typed (`aide, ?`) follows a comma or stands in « »."""
    wrong = re.compile(r"(?<![,«]) (?=[:;!?»%])|(?<=[^\s\u00a0])[;!?»](?!\w)|(?<=[^\s\u00a0]):(?=\s|$)|«(?!\u00a0)")
    assert [place for place, text in every_text("fr") if wrong.search(marks_alone(text))] == []


def test_french_elides_before_names():
    """No `de`, `que`, `le` or `la` before a name that may begin with a vowel: `de Emma`, `pas de Orcs`."""
    wrong = re.compile(r"\b(de|que|le|la|ne) \{(seat|by|name|names|winners|waiting|title|troll|race)\b")
    assert [place for place, text in every_text("fr") if wrong.search(text)] == []


def test_english_marks_follow_their_word():
    wrong = re.compile(r"(?<=\w)[ \u00a0][:;!](?!\w)|(?<=\w)[ \u00a0]\?$|[«»]")
    assert [place for place, text in every_text("en") if wrong.search(marks_alone(text))] == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_apostrophes_are_straight_and_nothing_is_shouted(lang):
    assert [place for place, text in every_text(lang) if "’" in text or "!" in marks_alone(text)] == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_number_is_not_followed_by_a_fixed_plural(lang):
    """Where a word has a singular somewhere, it has it after every number that can be 0 or 1."""
    texts = dict(every_text(lang))
    plurals = {many for text in texts.values() for one, many in PLURAL.findall(text) if one != many}
    fixed = re.compile(r"\{(\w+)\} (?:Honor )?(\w+)")
    found = [
        place
        for place, text in texts.items()
        for part, word in fixed.findall(text)
        if word in plurals and part not in SEVERAL
    ]
    assert found == []


def test_one_word_for_the_cards_one_draws_from():
    """`pioche` in French, everywhere; `deck` stands in notation alone."""
    lines = [(place, marks_alone(text)) for place, text in every_text("fr")]
    assert [place for place, text in lines if re.search(r"\b(decks?|paquets?)\b", text, re.IGNORECASE)] == []


def error_classes():
    found = [errors.DovreError]
    for cls in found:
        found += cls.__subclasses__()
    return [cls for cls in found if cls.__module__ == errors.__name__]


def test_every_error_sentence_belongs_to_an_error_and_the_reverse():
    keys = {key for key in kernel_texts("en").table if key.startswith("error.")}
    prefixes = {cls.key for cls in error_classes() if cls is not errors.DovreError} | {"error.bot", "error.ladder"}
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
    assert [Texts(lang, table).say("n", n=-1) for lang in LANGUAGES] == ["−1 one", "−1 one"]


@pytest.mark.parametrize(("lang", "told"), [("fr", "un Orc\u00a0; un Nain"), ("en", "un Orc; un Nain")])
def test_parts_of_a_sentence_are_joined_as_the_language_does(lang, told):
    assert kernel_texts(lang).clauses(["un Orc", "un Nain"]) == told


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
