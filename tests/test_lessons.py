"""The guided first game of every game: each step can be reached and answered, points at what is there, and fits."""

import re
from functools import cache

import pytest

from dovre.kernel.lesson import MINUTES_MOST, PLAYER, STEPS_MOST, WORDS_MOST, LessonRun
from dovre.kernel.texts import LANGUAGES
from dovre.render.frame import SIZES
from tests.every import every_game
from tests.kernel.test_texts import marks_alone

LEAST_STEPS = 8
FRENCH_MARK = re.compile(r" (?=[:;?!»])|(?<=[^\s\u00a0])[:;?!»](?!\w)|«(?!\u00a0)")


@cache
def walked(game):
    """Every step with each table on which it can be told."""
    found = [[] for _ in game.lesson.steps]
    for number, table in game.lesson.walk():
        found[number].append(table)
    return found


def sentences(lesson):
    """All that is said, each with its step and language."""
    for number, step in enumerate(lesson.steps, 1):
        for words in (step.say, step.otherwise, step.title):
            for lang, text in (words or {}).items():
                yield number, lang, text


@every_game
def test_every_step_is_reached_and_its_answers_are_legal(hooks):
    """`walk` plays every expected answer and every answer of the rival, and raises what the rules refuse."""
    lesson = hooks.game.lesson
    assert LEAST_STEPS <= len(lesson.steps) <= STEPS_MOST
    for number, (step, tables) in enumerate(zip(lesson.steps, walked(hooks.game), strict=True), 1):
        assert tables, f"step {number} is never reached"
        for table in tables:
            assert step.is_told or PLAYER in table.state.waiting, f"step {number} waits for an answer nobody is asked"


@every_game
def test_a_lesson_goes_from_the_set_up_to_the_score(hooks):
    lesson = hooks.game.lesson
    tables = walked(hooks.game)
    assert not any(table.state.over for table in tables[0])
    assert all(table.state.over for table in tables[-1])
    assert any(step.expect for step in lesson.steps[: lesson.chapters[1]]), "the first chapter lets the player play"
    assert lesson.steps[-1].is_told


@every_game
@pytest.mark.parametrize("size", SIZES)
def test_what_a_step_points_at_is_on_the_board(hooks, size):
    for number, (step, tables) in enumerate(zip(hooks.game.lesson.steps, walked(hooks.game), strict=True), 1):
        for table in tables:
            drawing = hooks.game.board(table.state.view(PLAYER), size=size, marks=step.point)
            drawn = {key.removeprefix("marks:") for key in drawing.layers["marks"]}
            assert set(step.point) <= drawn, f"step {number}"


@every_game
def test_a_step_that_waits_for_one_thing_on_the_board_points_at_it(hooks):
    """Something that takes part in the answer is ringed, unless the answer is a button below the board."""
    for number, (step, tables) in enumerate(zip(hooks.game.lesson.steps, walked(hooks.game), strict=True), 1):
        if step.is_told or not step.point:
            continue
        text = str(hooks.game.board(tables[0].state.view(PLAYER)))
        acts = {name: act.split() for act, name in re.findall(r'data-act="([^"]+)" data-for="([^"]+)"', text)}
        lit = [act for name in step.point for act in acts.get(name, ())]
        drawn = [act for found in acts.values() for act in found if step.expects(act)]
        assert not drawn or any(step.expects(act) for act in lit), f"step {number}"


@every_game
def test_a_lesson_is_short_in_both_languages(hooks):
    lesson = hooks.game.lesson
    for lang in LANGUAGES:
        assert lesson.minutes(lang) <= MINUTES_MOST
        assert max(len(step.say[lang]) for step in lesson.steps) <= WORDS_MOST
    for number, lang, text in sentences(lesson):
        assert text == text.strip(), (number, lang)
        assert "!" not in text, (number, lang)
        assert text[0].isupper() or text[0].isdigit(), (number, lang)
    said = {lang: [step.say[lang] for step in lesson.steps] for lang in LANGUAGES}
    assert all(one != other for one, other in zip(*said.values(), strict=True)), "each language has its own words"
    for step in lesson.steps:
        assert all(words.endswith((".", "?")) for words in (*step.say.values(), *(step.otherwise or {}).values()))


@every_game
def test_french_marks_of_a_lesson_have_their_no_break_spaces(hooks):
    wrong = [(number, text) for number, lang, text in sentences(hooks.game.lesson) if lang == "fr"]
    assert [place for place in wrong if FRENCH_MARK.search(marks_alone(place[1]))] == []


@every_game
def test_the_rules_behind_a_step_stand_on_the_rules_page(hooks):
    for lang in LANGUAGES:
        known = {rule.id for rule in hooks.game.rules(lang).rules}
        cited = [rule for step in hooks.game.lesson.steps for rule in step.rules]
        assert set(cited) <= known
        assert len(set(cited)) > 4


@every_game
def test_who_tells_it_has_a_name_and_a_face(hooks):
    lesson = hooks.game.lesson
    view = lesson.table(0).state.view(None)
    faces = {str(hooks.game.portrait(view, lesson.portrait, theme=theme)) for theme in ("light", "dark")}
    assert all("<path" in face and face.count("<symbol") >= 1 for face in faces)
    assert set(lesson.teacher) == set(LANGUAGES)


@every_game
def test_an_answer_can_be_taken_back_and_given_again(hooks):
    """Where the rules allow it, undo returns to the step that asked; the same answer leads on as before."""
    lesson = hooks.game.lesson
    number = next(at for at, step in enumerate(lesson.steps) if step.expect)
    run = LessonRun(lesson, number)
    token = run.expected()[0]
    before = run.table.state.digest()
    run.commit(run.propose(token))
    if run.table.undo_limit(PLAYER)[0] and not run.step.rival:
        run.advance()
        run.undo()
        assert (run.number, run.given, run.table.state.digest()) == (number, [], before)
        run.commit(run.propose(token))
    assert run.given == [token]
