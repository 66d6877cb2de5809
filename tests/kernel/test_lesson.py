"""Reading a lesson: what is wrong with its file is told with line and field; and how one is taken."""

import dataclasses

import pytest

import dovre
from dovre.kernel.errors import BadComponents, NotLegal, UndoRefused
from dovre.kernel.lesson import LessonRun, parse_lesson, read_lesson

HEAD = """rival = "Odd"
seed = 7
[teacher]
portrait = "bust_orc"
fr = "Un Orc"
en = "An Orc"
"""
POSITION = '''position = """
ask       p1 play
king      p1 dwarf p2 orc
hand p1   dw5a dw8b or2a go1b go3a gi9b
"""
'''
FIRST = f"""[[step]]
title = {{ fr = "Un", en = "One" }}
{POSITION}say = {{ fr = "Voici.", en = "Look." }}
"""
PLAY = """[[step]]
say = { fr = "Jouez.", en = "Play." }
expect = ["play.go3a.c*"]
otherwise = { fr = "Pas encore.", en = "Not yet." }
"""
DRAW = """[[step]]
say = { fr = "Piochez.", en = "Draw." }
expect = ["*"]
"""
LAST = """[[step]]
say = { fr = "Voilà.", en = "That is it." }
"""
WHOLE = HEAD + FIRST + PLAY + DRAW + LAST


def lesson(text=WHOLE):
    return parse_lesson(dovre.game("kings"), "kings/lessons/first.toml", text.encode())


def test_a_lesson_is_read():
    found = lesson()
    assert [step.is_told for step in found.steps] == [True, False, False, True]
    assert found.chapters == [0]
    assert found.title(0) == {"fr": "Un", "en": "One"}
    assert found.steps[1].expects("play.go3a.c2")
    assert not found.steps[1].expects("play.go1b.c2")
    assert found.table(0).state.waiting == (0,)


@pytest.mark.parametrize(
    ("text", "line", "field", "why"),
    [
        (WHOLE.replace('rival = "Odd"', 'foe = "Odd"'), 1, "foe", "no such field"),
        (WHOLE.replace("seed = 7", "seed = -7"), 2, "seed", "whole numbers"),
        (HEAD + LAST, 7, "step 1, position", "missing"),
        (HEAD + FIRST.replace("title =", "# title ="), 7, "step 1, title", "missing"),
        (WHOLE + PLAY, 26, "step 5, expect", "only tells"),
        (WHOLE + FIRST + PLAY + FIRST, 38, "step 7, position", "only tells"),
        (WHOLE.replace("expect = [", "expects = ["), 17, "step 2, expects", "no such field"),
        (WHOLE.replace("otherwise", "# otherwise"), 15, "step 2, otherwise", "missing"),
        (WHOLE + LAST + "otherwise = { fr = 'Non.', en = 'No.' }\n", 26, "step 5, otherwise", "only a step"),
        (WHOLE + LAST + "title = { fr = 'Non.', en = 'No.' }\n", 26, "step 5, title", "begins"),
        (WHOLE.replace(', en = "Draw."', ""), 20, "step 3, say, en", "missing"),
        (WHOLE.replace("Draw.", "Draw. " * 40), 20, "step 3, say", "letters"),
        (WHOLE + LAST + "point = [3]\n", 26, "step 5, point", "text"),
        (WHOLE + LAST + "position = 3\n", 26, "step 5, position", "text"),
    ],
)
def test_what_is_wrong_is_told_with_its_place(text, line, field, why):
    with pytest.raises(BadComponents) as bad:
        lesson(text)
    for lang in ("en", "fr"):
        assert f"line {line}" in bad.value.words(lang) or f"ligne {line}" in bad.value.words(lang)
        assert field in bad.value.words(lang)
    assert why in str(bad.value)


@pytest.mark.parametrize(
    ("text", "field", "why"),
    [
        (WHOLE.replace("king      p1 dwarf", "king      p1 elf"), "step 1, position", "cannot be laid"),
        (WHOLE.replace("play.go3a.c*", "play.go4a.c*"), "step 2, expect", "play.go4a.c* is no legal answer"),
        (WHOLE.replace('["*"]', '["*"]\nrival = ["draw.deck"]'), "step 3, rival", "draw.deck"),
    ],
)  # fmt: skip
def test_what_the_rules_refuse_is_told_with_its_place(text, field, why):
    found = lesson(text)
    with pytest.raises(BadComponents) as bad:
        list(found.walk())
    assert f"“{field}”" in str(bad.value)
    assert why in str(bad.value)


def test_a_walk_takes_every_way():
    ways = [number for number, _ in lesson().walk()]
    assert ways.count(0) == ways.count(1) == 1
    assert ways.count(2) == 4, "one for each mine"
    assert ways.count(3) == sum(
        len(run.expected()) for run in (LessonRun(lesson(), 2, (f"play.go3a.c{n}",)) for n in "1234")
    )


def test_taking_a_lesson():
    run = LessonRun(lesson())
    assert run.step.is_told
    run.advance()
    with pytest.raises(NotLegal):
        run.propose("play.go3a.o1")
    run.commit(run.propose("play.go3a.c2"))
    run.advance()
    assert (run.number, run.given) == (2, ["play.go3a.c2"])
    run.undo()
    assert (run.number, run.given) == (1, [])
    with pytest.raises(UndoRefused):
        run.undo()


def test_where_one_was_is_found_again():
    run = LessonRun.resume(lesson(), 2, ["play.go3a.c2"])
    assert (run.number, run.table.number) == (2, 1)
    assert run.table.state == LessonRun(lesson(), 2, ("play.go3a.c2",)).table.state


@pytest.mark.parametrize(("number", "given"), [(2, []), (2, ["play.gi3a.c1"]), (99, ["play.go3a.c1"])])
def test_what_does_not_lead_there_any_more_begins_its_chapter_anew(number, given):
    """The lesson was changed since: nobody is shut out."""
    run = LessonRun.resume(lesson(), number, given)
    assert (run.number, run.given, run.table.number) == (0, [], 0)


def test_what_the_rival_sealed_meanwhile_is_not_given_twice():
    """So one's own sealed answer stays, though the rules would let it be taken back."""
    head = HEAD.replace("seed = 7", "seed = 5")
    first = FIRST.replace(POSITION, 'position = ""\n')
    dish = PLAY.replace("play.go3a.c*", "dish.cake9") + 'rival = ["dish.trout5"]\n'
    found = parse_lesson(dovre.game("feast"), "first.toml", (head + first + dish + LAST).encode())
    run = LessonRun(found, 2, ["dish.cake9"])
    assert run.table.undo_limit(0)[0] == 1
    with pytest.raises(UndoRefused):
        run.undo()
    assert (run.number, run.given) == (2, ["dish.cake9"])


def test_an_owners_components_have_no_lesson(monkeypatch):
    """It was made for those of the house: other cards would make it tell what is not so."""
    game = dovre.game("kings")
    assert read_lesson(game) is not None
    monkeypatch.setattr(type(game), "box", dataclasses.replace(game.box, fingerprint="0a1b2c3d"))
    assert read_lesson(game) is None
