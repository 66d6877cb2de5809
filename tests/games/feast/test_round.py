"""FEAST-R: choosing in secret, eating, winning."""

import pytest

import dovre
from dovre.kernel.errors import NotYourQuestion
from tests.games.feast.helpers import GAME, ONE, THREE, TWO, events, names, play, refused, table, tokens

EATEN = ("p1 dish.boar9", "p1 boast.softly", "p2 dish.goat4")


@pytest.mark.rule("FEAST-R1")
def test_everybody_awake_draws_a_dish_from_the_second_round_on():
    first = GAME.new(3, seed=1)
    assert (first.round, [len(hand) for hand in first.hands]) == (1, [4, 4, 4])
    state = table("ask p1 round\nbelly 8 0 2\nnow round=1", seats=3)
    assert state.round == 2
    assert [len(hand) for hand in state.hands] == [4, 5, 5]
    assert len(state.deck) == 32 - 12 - 2


@pytest.mark.rule("FEAST-R1")
def test_nobody_draws_from_an_empty_kitchen():
    state = table("ask p1 round\ndeck -\neaten " + " ".join(_undealt()) + "\nnow round=1")
    assert (state.round, state.deck) == (2, [])
    assert [len(hand) for hand in state.hands] == [4, 4]


def _undealt():
    from feast.components import DISH_IDS

    return [DISH_IDS[dish] for dish in GAME.new(2, seed=7).deck]


@pytest.mark.rule("FEAST-R2")
def test_all_choose_at_once_a_dish_and_then_how_they_praise_it():
    state = table(THREE, seats=3)
    assert state.waiting == (0, 1, 2)
    state = play(state, "p2 dish.goat4")
    assert state.waiting == (0, 1, 2)
    assert [state.decision(seat).kind for seat in range(3)] == ["dish", "boast", "dish"]
    assert tokens(state, 1) == ["boast.softly", "boast.loudly"]
    state = play(state, "p2 boast.loudly")
    assert state.waiting == (0, 2)
    with pytest.raises(NotYourQuestion):
        play(state, "p2 boast.softly")


@pytest.mark.rule("FEAST-R2")
def test_a_sealed_choice_is_nobody_elses_to_know():
    state = table(TWO)
    one, two = play(state, "p1 dish.boar9"), play(state, "p1 dish.goat5")
    assert one != two
    for viewer in (1, None):
        assert one.view(viewer) == two.view(viewer)
        assert one.view(viewer).chosen == (1, 0)
        assert one.view(viewer).asked[0].kind == "dish"
        assert one.view(viewer).asked[0].parts == ()
    assert dict(one.view(0).decision.parts) == {"kind": "boar", "taste": 9}
    assert events(state, "p1 dish.boar9", "p1 boast.loudly") == []


@pytest.mark.rule("FEAST-R2")
def test_a_choice_can_be_taken_back_until_the_last_one_is_in():
    table_ = dovre.Table(table(TWO))
    for answer in ("p1 dish.boar9", "p2 dish.cake9", "p1 boast.loudly"):
        who, token = answer.split()
        table_.answer(int(who[1:]) - 1, token)
    table_.undo(0)
    table_.undo(0)
    assert table_.state == play(table(TWO), "p2 dish.cake9")
    for token in ("dish.goat5", "boast.softly"):
        table_.answer(0, token)
    table_.answer(1, "boast.softly")
    assert table_.undo_limit(0)[0] == 0
    assert table_.state.plates[0] == play(table(TWO), *_all("goat5", "cake9")).plates[0]


def _all(*dishes, boasts=()):
    """Every guest eats, and praises softly or as it is said."""
    return [
        answer
        for seat, dish in enumerate(dishes)
        for answer in (f"p{seat + 1} dish.{dish}", f"p{seat + 1} boast.{(boasts or ['softly'] * 9)[seat]}")
    ]


@pytest.mark.rule("FEAST-R3")
def test_dishes_are_opened_in_seat_order_and_fill_the_belly():
    state = table(THREE, seats=3)
    answers = _all("goat5", "trout3", "stew8", boasts=("softly", "loudly", "loudly"))
    ends = [play(state, *order) for order in (answers, answers[4:] + answers[:4], answers[2:] + answers[:2])]
    assert ends[0] == ends[1] == ends[2]
    assert ends[0].belly == [2, 2, 3]
    assert ends[0].boasts == [0, 1, 1]
    found = [event for event in events(state, *reversed_pairs(answers)) if event.name.startswith("served")]
    assert [(event["seat"], event["dish"]) for event in found] == [(0, "goat5"), (1, "trout3"), (2, "stew8")]
    assert names(found) == ["served", "served.loudly", "served.loudly"]


def reversed_pairs(answers):
    pairs = [answers[at : at + 2] for at in range(0, len(answers), 2)]
    return [answer for pair in reversed(pairs) for answer in pair]


@pytest.mark.rule("FEAST-R3")
def test_the_dishes_of_the_round_before_leave_the_plates():
    state = table(TWO + "plates stew5 cheese4\nboasts 1 1\n")
    after = play(state, *_all("goat5", "trout3"))
    assert after.to_data()["eaten"] == ["stew5", "cheese4"]
    assert after.to_data()["plates"] == ["goat5", "trout3"]
    assert after.boasts == [0, 0]


@pytest.mark.rule("FEAST-R4")
@pytest.mark.parametrize(("full", "awake"), [(4, True), (5, False)])
def test_whoever_holds_more_than_the_belly_can_falls_asleep(full, awake):
    state = table(THREE + f"belly {full} 0 0\n", seats=3)
    answers = _all("boar9", "trout3", "mushroom2")
    assert play(state, *answers).is_awake(0) is awake
    assert ("slept" in names(events(state, *answers))) is not awake


@pytest.mark.rule("FEAST-R4")
def test_a_guest_who_sleeps_is_not_asked():
    state = table(THREE + "belly 9 0 0\n", seats=3)
    assert state.waiting == (1, 2)
    assert refused(state, "p1 dish.boar9").code == "not_asked"


@pytest.mark.rule("FEAST-R5")
@pytest.mark.parametrize(
    ("one", "two", "boasts", "winner"),
    [
        ("goat5", "goat4", ("softly", "softly"), 0),
        ("goat5", "goat4", ("softly", "loudly"), 1),
        ("porridge3", "goat4", ("loudly", "softly"), 0),
        ("boar9", "cake9", ("loudly", "softly"), 0),
    ],
)
def test_taste_and_a_loud_boast_win_the_round(one, two, boasts, winner):
    assert play(table(TWO), *_all(one, two, boasts=boasts)).winner == winner


@pytest.mark.rule("FEAST-R5")
def test_a_tie_is_settled_by_lot():
    winners = set()
    for seed in range(20):
        state = table(TWO, seed=seed)
        after = play(state, *_all("boar9", "cake9"))
        winners.add(after.winner)
        assert after.streams[0] == state.streams[0]
        assert after.streams[1] != state.streams[1]
        assert "won.lot" in names(events(state, *_all("boar9", "cake9")))
    assert winners == {0, 1}


@pytest.mark.rule("FEAST-R5")
def test_a_guest_who_fell_asleep_wins_nothing():
    after = play(table(THREE + "belly 6 0 0\n", seats=3), *_all("boar9", "trout3", "mushroom2"))
    assert after.winner == 1


@pytest.mark.rule("FEAST-R6")
def test_a_guest_alone_must_reach_what_the_king_throws():
    seen = set()
    for seed in range(60):
        state = table(ONE, seats=1, seed=seed)
        after = play(state, "p1 dish.goat5", "p1 boast.softly")
        assert 2 <= after.king <= 10
        assert after.winner == (0 if after.king <= 5 else -1)
        assert names(events(state, "p1 dish.goat5", "p1 boast.softly"))[-1] == (
            "king.beaten" if after.king <= 5 else "king"
        )
        assert after.decision(0).kind == ("trophy" if after.winner == 0 else "chores")
        seen.add(after.king)
    assert len(seen) > 6


@pytest.mark.parametrize(
    ("answer", "code"),
    [
        ("p1 boast.loudly", "dish_first"),
        ("p1 dish.cake9", "not_in_hand"),
        ("p1 wash", "other_question"),
        ("p1 point.p2", "other_question"),
    ],
)
def test_answers_that_do_not_fit_are_refused(answer, code):
    state = table(TWO)
    reason = refused(state, answer)
    assert reason.code == code
    assert reason.words("fr") != reason.words("en")


def test_a_dish_cannot_be_chosen_twice():
    state = play(table(TWO), *EATEN)
    assert refused(state, "p2 dish.trout3").code == "chosen"
