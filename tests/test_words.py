"""Words of every game: both languages say the same things, every key the code uses exists, and every key is used."""

import re
from collections import Counter
from functools import cache

import pytest

import dovre
from dovre.kernel.events import seen_by
from dovre.kernel.results import group_of
from dovre.kernel.texts import LANGUAGES, Texts, kernel_texts, load_texts, placeholders
from tests.every import every_game
from tests.hooks import refusal_codes
from tests.play import viewers

NAMES = ("Emma", "Lars", "Zoé", "Ola", "Ingrid")
DRAWN = "board."  # the words of the board have their own tests
WRITTEN = (
    "component.",
    "error.",
    "legend",
    "option.box",
    "thing.",
)  # an owner's box that is wrong, the box as an option; components, legend and things have tests of their own
KERNEL = {"", "seat", "seats", "plural", "signed", "amounts"}  # manners that the kernel tells itself
every_language = pytest.mark.parametrize("lang", LANGUAGES)


def own_texts(hooks, lang):
    """The sentences of the game itself, without those of the kernel and the names of its box."""
    kernel = kernel_texts(lang).table
    return {key: text for key, text in load_texts(hooks.game.package, lang).table.items() if key not in kernel}


def codes(hooks):
    """Each code of a refusal with the parts it is given; what comes at the wrong time without a code of its own is
    told by `other_question`."""
    reasons = hooks.game.reasons
    verbs = set(hooks.game.alphabet.by_verb)
    wrong = [(kind, verb) for kind, own in reasons.verbs.items() for verb in verbs - set(own)]
    usual = [("other_question", set())] if any(pair not in reasons.wrong_time for pair in wrong) else []
    return [*refusal_codes(hooks.module("refusals"), hooks.book.prefix), *usual]


def used_keys(hooks):
    """Every key the code of the game can ask for; answers and the board apart."""
    game, words = hooks.game, hooks.words
    flow = game.state_type.flow
    keys = {"title", *words.others}
    for option in game.options:
        keys |= {f"option.{option.name}", *(f"option.{option.name}.{choice}" for choice in option.choices)}
    for family, names in words.families.items():
        if family not in words.boxed:
            keys |= {f"{family}.{name}" for name in names}
    keys |= {f"prompt.{name}" for name, options in zip(flow.names, flow.options, strict=True) if options}
    keys |= {f"event.{name}" for name in words.events}
    keys |= {f"score.{source}" for source in words.scores}
    keys |= {f"source.{group_of(source)}" for source in words.scores}
    keys |= {f"end.{reason}" for reason in words.ends}
    return keys | {f"refusal.{code}" for code, _ in codes(hooks)} | {"refusal.over", "refusal.not_asked"}


@every_game
def test_both_languages_have_the_same_keys_and_the_same_parts(hooks):
    fr, en = (own_texts(hooks, lang) for lang in LANGUAGES)
    assert fr.keys() == en.keys()
    assert {key: placeholders(text) for key, text in fr.items()} == {key: placeholders(en[key]) for key in fr}


@every_game
@every_language
def test_every_key_the_game_uses_exists_and_every_key_is_used(hooks, lang):
    own = {key for key in own_texts(hooks, lang) if not key.startswith((DRAWN, "action.", "outcome.", *WRITTEN))}
    assert own == used_keys(hooks)


@every_game
@every_language
def test_title_is_that_of_the_texts(hooks, lang):
    assert hooks.game.texts(lang).say("title") == hooks.game.titles[lang]


@every_game
@every_language
def test_names_of_the_box_come_from_the_box_alone(hooks, lang):
    boxed = tuple(f"{family}." for family in hooks.words.boxed)
    assert [key for key in own_texts(hooks, lang) if boxed and key.startswith(boxed)] == []
    table = hooks.game.texts(lang).table
    for family, names in hooks.words.families.items():
        told = [table[f"{family}.{name}"] for name in names]
        assert all(text.strip() == text != "" for text in told)
        if family in hooks.words.boxed:
            assert len(set(told)) == len(told), family


@every_game
@every_language
def test_words_within_a_sentence_are_there(hooks, lang):
    """`{clan:statue}` needs the family `statue`, and each family of names is needed by some sentence."""
    table = hooks.game.texts(lang).table
    manners = {manner for text in table.values() for _, manner in placeholders(text)}
    assert manners - KERNEL == set(hooks.words.families)


@every_game
def test_sentence_is_not_left_in_the_other_language(hooks):
    fr, en = (own_texts(hooks, lang) for lang in LANGUAGES)
    names = re.compile(r"board\.|component\.|legend_group\.|legend\.\w+$")  # words of the board and names of its signs
    same = {key for key in fr if fr[key] == en[key] and not names.match(key)}
    assert same == set(hooks.words.alike)


@every_game
@every_language
def test_nothing_is_shouted_and_spaces_are_single(hooks, lang):
    for key, text in own_texts(hooks, lang).items():
        assert not re.search(r'[!"]|  ', text), key


@every_game
@every_language
def test_refusals_name_only_parts_they_are_given(hooks, lang):
    """A code that stands in a table comes without parts, one in a call with those of the call."""
    table = hooks.game.texts(lang).table
    given = {}
    for code, parts in codes(hooks):
        given.setdefault(code, []).append(parts)
    for code, all_parts in given.items():
        named = {name for name, _ in placeholders(table[f"refusal.{code}"])}
        assert all(named <= parts for parts in all_parts), code


# -- sentences --------------------------------------------------------------------------------------------------------


class Heard(Texts):
    """Texts that remember which of their keys were said."""

    def __init__(self, lang, table):
        super().__init__(lang, table, NAMES)
        self.keys = set()

    def say(self, key, **parts):
        self.keys.add(key)
        return super().say(key, **parts)


def tell_answers(hooks, state, texts):
    """The labels of a seat that is asked: each has words, no two are alike, none is too long for a button."""
    for seat in state.waiting:
        view = state.view(seat)
        assert "{" not in hooks.game.prompt(view.decision, texts)
        labels = [hooks.game.label(view, action, texts) for action in view.legal]
        assert not {action.token for action in view.legal} & set(labels), "an answer without words"
        if not hooks.words.twins:
            assert [label for label, n in Counter(labels).items() if n > 1] == []
        assert not any("{" in hooks.game.outcome(view, action, texts) for action in view.legal)
        assert [label for label in labels if len(label) >= hooks.words.longest or "{" in label] == []


def tell_events(hooks, state, happened, texts):
    """What each viewer is told; the names of the events."""
    names = set()
    for viewer in viewers(state):
        for event in seen_by(happened, viewer):
            names.add(event.name)
            sentence = hooks.game.describe(event, texts)
            assert (sentence == "") == (event.name in hooks.words.silent), event.name
            assert "{" not in sentence
            assert sentence[:1] == sentence[:1].upper()
    return names


@cache
def heard(hooks, lang):
    """What is said in games of all kinds and at the tables of the hooks: the keys, and the names of the events."""
    texts = Heard(lang, hooks.game.texts(lang).table)
    names = set()
    for text, tokens in hooks.lines:
        state = dovre.read_position(text)
        for token in tokens.split():
            tell_answers(hooks, state, texts)
            step = hooks.game.apply(state, state.waiting[0], token)
            state = step.state
            names |= tell_events(hooks, state, step.events, texts)
        tell_answers(hooks, state, texts)
    for seats, options in hooks.modes:
        for number, (state, happened) in enumerate(hooks.walk(seats, options)):
            names |= tell_events(hooks, state, happened, texts)
            if number % 3 == 0:
                tell_answers(hooks, state, texts)
        for line in state.score_sheet():
            assert "{" not in texts.say(f"score.{line.source}", **dict(line.parts))
        texts.say(f"end.{state.end_reason}")
        assert hooks.game.end_words(state.view(None), texts).count("{") == 0
    return texts.keys, names


@every_game
@every_language
def test_every_answer_and_question_is_told_somewhere(hooks, lang):
    keys, _ = heard(hooks, lang)
    wanted = {key for key in own_texts(hooks, lang) if key.startswith(("action.", "prompt.", "outcome."))}
    assert sorted(wanted - keys) == []


@every_game
@every_language
def test_everything_that_happens_can_be_told(hooks, lang):
    keys, names = heard(hooks, lang)
    assert sorted(names - hooks.words.events - hooks.words.silent) == []
    wanted = {key for key in own_texts(hooks, lang) if key.startswith("event.")}
    assert wanted - keys <= {f"event.{name}" for name in hooks.words.seldom}


@every_game
def test_all_that_is_not_legal_is_refused_with_words(hooks):
    """A few answers of every verb at states of games: each is legal or refused with a rule and a sentence."""
    texts = [hooks.game.texts(lang) for lang in LANGUAGES]
    blocks = hooks.game.alphabet.by_verb.values()
    found = set()
    for seats, options in hooks.modes:
        for number, (state, _) in enumerate(hooks.walk(seats, options)):
            if number % 17 or state.over:
                continue
            seat = state.waiting[0]
            allowed = set(state.legal(seat))
            for action in [block[(number * 7 + n * 61) % len(block)] for block in blocks for n in range(3)]:
                refusal = hooks.game.why_not(state, seat, action)
                assert (refusal is None) == (action in allowed)
                if refusal is not None:
                    assert refusal.rule in hooks.book.ids
                    told = [one.say(f"refusal.{refusal.code}", **dict(refusal.parts)) for one in texts]
                    assert all(sentence and "{" not in sentence for sentence in told)
                    found.add(refusal.code)
    assert found <= {code for code, _ in codes(hooks)}
    assert len(found) > len({code for code, _ in codes(hooks)}) // 3
