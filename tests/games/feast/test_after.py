"""FEAST-A and FEAST-T: what each guest does after the round, and the toast."""

import pytest

import dovre
from dovre.kernel.errors import NotYourQuestion
from tests.games.feast.helpers import GAME, events, names, play, refused, table, tokens

AFTER = """
ask      all after (()/()/())
plates   goat5 boar9 trout3
hand p1  porridge3 cheese4
hand p2  mushroom2
hand p3  stew8
belly    2 4 1
now      round=1 winner=1
"""

POINT = AFTER.replace("all after (()/()/())", "p2 point")
TOAST = AFTER.replace("all after (()/()/())", "p1 toast")


@pytest.mark.rule("FEAST-A1")
def test_all_act_openly_in_any_order_each_with_a_question_of_its_own():
    state = table(AFTER, seats=3)
    assert state.waiting == (0, 1, 2)
    assert [state.decision(seat).kind for seat in range(3)] == ["chores", "trophy", "chores"]
    assert [question.kind for question in state.view(None).asked] == ["chores", "trophy", "chores"]
    answers = ("p1 wash", "p2 take.antler", "p3 wash")
    ends = [play(state, *(answers[at] for at in order)) for order in ((0, 1, 2), (2, 0, 1), (1, 2, 0))]
    assert ends[0] == ends[1] == ends[2]
    after = play(state, "p3 wash")
    assert after.belly == [2, 4, 0]  # at once
    assert after.waiting == (0, 1)
    assert after.view(0).belly[2] == 0
    with pytest.raises(NotYourQuestion):
        play(after, "p3 leave")


@pytest.mark.rule("FEAST-A1")
def test_an_open_answer_is_told_at_once():
    assert names(events(table(AFTER, seats=3), "p3 wash", "p2 take.pillow")) == ["washed", "took"]


def test_an_open_answer_can_be_taken_back_by_its_seat():
    running = dovre.Table(table(AFTER, seats=3))
    before = running.state
    running.answer(2, "wash")
    running.undo(2)
    assert running.state == before


@pytest.mark.rule("FEAST-A2")
@pytest.mark.parametrize(
    ("trophy", "points", "belly"), [("antler", 2, 4), ("pillow", 1, 2)]
)  # fmt: skip
def test_the_winner_takes_an_antler_or_a_pillow(trophy, points, belly):
    state = play(table(AFTER, seats=3), f"p2 take.{trophy}")
    assert state.scores == (0, points, 0)
    assert state.belly[1] == belly


@pytest.mark.rule("FEAST-A2")
def test_trophies_are_for_the_winner_and_dishes_for_the_others():
    state = table(AFTER, seats=3)
    assert tokens(state, 1) == ["take.antler", "take.pillow"]
    assert refused(state, "p1 take.antler").code == "not_winner"
    assert refused(state, "p2 wash").code == "winner"
    assert refused(state, "p2 leave").code == "winner"


@pytest.mark.rule("FEAST-A3")
def test_the_others_wash_or_leave_the_dishes():
    state = table(AFTER, seats=3)
    assert tokens(state, 0) == ["wash", "leave"]
    washed, left = play(state, "p1 wash"), play(state, "p1 leave")
    assert (washed.belly[0], len(washed.hands[0])) == (1, 2)
    assert (left.belly[0], len(left.hands[0])) == (2, 3)
    assert state.deck[-1] in left.hands[0]


@pytest.mark.rule("FEAST-A3")
def test_a_belly_is_never_lighter_than_nothing():
    state = table(AFTER.replace("belly    2 4 1", "belly    0 1 0"), seats=3)
    assert play(state, "p1 wash", "p2 take.pillow").belly == [0, 0, 0]


@pytest.mark.rule("FEAST-A3")
def test_a_dish_that_is_drawn_is_the_drawers_to_know():
    state = table(AFTER, seats=3)
    (_, drawn) = events(state, "p1 leave")
    assert drawn.seen_by(0).name == "drawn"
    assert drawn.seen_by(1).name == drawn.seen_by(None).name == "drawn.hidden"
    assert [name for name, _ in drawn.seen_by(1).parts] == ["seat"]


@pytest.mark.rule("FEAST-T1")
def test_the_winner_may_point_at_a_guest_who_is_awake_and_has_a_secret():
    state = table(POINT, seats=3)
    assert tokens(state, 1) == ["point.p1", "point.p3", "pass"]
    known = table(POINT + "shown stew8\n", seats=3)
    assert tokens(known, 1) == ["point.p1", "pass"]
    assert refused(known, "p2 point.p3").code == "no_secret"
    sleepy = table(POINT.replace("belly    2 4 1", "belly    8 4 1"), seats=3)
    assert refused(sleepy, "p2 point.p1").code == "asleep"
    assert refused(state, "p2 point.p2").code == "oneself"
    assert refused(state, "p2 point.p4").code == "no_guest"


@pytest.mark.rule("FEAST-T1")
def test_one_need_not_point_and_is_not_asked_where_nobody_is_left():
    assert play(table(POINT, seats=3), "p2 pass").round == 2
    lines = (
        AFTER.replace("(()/()/())", "(()/())")
        .replace("hand p3  stew8\n", "")
        .replace("goat5 boar9 trout3", "goat5 boar9")
    )
    lonely = table(lines.replace("belly    2 4 1", "belly    2 4") + "shown porridge3 cheese4\n")
    after = play(lonely, "p2 take.antler", "p1 wash")
    assert (after.round, after.waiting) == (2, (0, 1))


@pytest.mark.rule("FEAST-T2")
def test_the_guest_answers_in_the_middle_and_may_drink():
    state = play(table(POINT, seats=3), "p2 point.p1")
    assert (state.waiting, state.decision(0).kind) == ((0,), "toast")
    with pytest.raises(NotYourQuestion):
        play(state, "p2 drink")
    after = play(state, "p1 drink")
    assert after.belly[0] == 4
    assert after.scores == (0, 0, 0)
    assert (after.round, after.waiting) == (2, (0, 1, 2))


@pytest.mark.rule("FEAST-T2")
def test_a_drink_can_end_in_sleep():
    state = table(TOAST.replace("belly    2 4 1", "belly    6 4 1"), seats=3)
    assert not play(state, "p1 drink").is_awake(0)
    assert names(events(state, "p1 drink"))[:2] == ["drunk", "slept"]


@pytest.mark.rule("FEAST-T3")
def test_the_guest_may_refuse_and_show_a_dish_and_the_honour_is_the_winners():
    state = table(TOAST, seats=3)
    assert tokens(state, 0) == ["drink", "show.porridge3", "show.cheese4"]
    after = play(state, "p1 show.cheese4")
    assert after.scores == (0, 1, 0)
    assert after.belly[0] == 2
    for viewer in (1, 2, None):
        hand = after.view(viewer).hands[0]
        assert [dish is not None for dish in hand] == [True, False, False]  # with the dish that was drawn


@pytest.mark.rule("FEAST-T3")
def test_a_dish_that_everybody_knows_cannot_be_shown_again_and_is_forgotten_when_eaten():
    state = table(TOAST + "shown cheese4\n", seats=3)
    assert tokens(state, 0) == ["drink", "show.porridge3"]
    assert refused(state, "p1 show.cheese4").code == "shown"
    assert refused(state, "p1 show.stew8").code == "not_in_hand"
    lines = AFTER.replace("all after", "all dish") + "shown cheese4\n"
    eaten = play(
        table(lines, seats=3), "p1 dish.cheese4", "p1 boast.softly", "p2 dish.mushroom2", "p2 boast.softly",
        "p3 dish.stew8", "p3 boast.softly",
    )  # fmt: skip
    assert eaten.shown == []


def test_the_game_labels_every_answer_in_both_languages():
    for state, seat in ((table(POINT, seats=3), 1), (table(TOAST, seats=3), 0)):
        view = state.view(seat)
        for action in view.legal:
            told = [GAME.label(view, action, GAME.texts(lang)) for lang in ("fr", "en")]
            assert told[0] != told[1]
