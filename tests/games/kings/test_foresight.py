"""Foresight: a chance, true at the end, blind to what its seat does not know, and better than advice alone."""

from __future__ import annotations

import zlib

import numpy as np
import pytest

import dovre
import learn_foresight
from dovre.bots import bot
from dovre.bots.budget import Budget
from dovre.bots.mcts import Mcts
from dovre.bots.turns import TurnSearch
from dovre.games.kings import foresight
from dovre.games.kings.decisions import PLAY
from dovre.games.kings.game import Kings
from dovre.games.kings.weights import CELLS, NUMBER, WIDTH
from dovre.kernel.rng import Rng
from tests.advice import questions
from tests.play import random_line

KINGS = dovre.game("kings")
SEATS = pytest.mark.parametrize("seats", KINGS.seats)


def ends_of_turns(seats, kind="greedy"):
    """Tables on which the turn of a seat has just ended, with that seat."""
    for state in questions(KINGS, seats, kind):
        if state.stack and state.stack[-1][0] == PLAY and state.turn:
            yield state, (state.stack[-1][1] - 1) % seats


@SEATS
def test_it_is_a_chance(seats):
    for state, seat in ends_of_turns(seats, "random"):
        before = state.digest()
        assert 0.0 < foresight.chance(state, seat) < 1.0
        assert state.digest() == before


@SEATS
def test_facts_have_their_rows(seats):
    """Every number of a fact is one of its kind: the nets have a row for each, and none is told twice by mistake."""
    for state, seat in ends_of_turns(seats, "random"):
        table = foresight.Table(state, seat)
        for other in range(seats):
            facts, weights = table.facts(other, knows_hand=other == seat)
            assert len(facts) == len(weights)
            assert all(0 <= fact < foresight.FACTS for fact in facts)
            stages = [fact for fact in facts if foresight.STAGE <= fact < foresight.FOES]
            assert stages == [foresight.STAGE + table.stage]
            in_hand = [fact for fact in facts if foresight.HAND <= fact < foresight.MINE]
            assert len(in_hand) == (len(state.hands[seat]) if other == seat else 0)


@SEATS
def test_it_knows_what_its_seat_knows(seats):
    """Faces that the seat does not see change places: the chance stays."""
    rng = Rng.of(3)
    for state, seat in ends_of_turns(seats):
        other = state.copy()
        unseen = [
            (zone, at)
            for zone in (other.deck, *[hand for owner, hand in enumerate(other.hands) if owner != seat])
            for at in range(len(zone))
            if not other.seen >> zone[at] & 1
        ]
        faces = rng.shuffled(zone[at] for zone, at in unseen)
        for (zone, at), face in zip(unseen, faces, strict=True):
            zone[at] = face
        assert foresight.chance(other, seat) == foresight.chance(state, seat)


@SEATS
def test_at_the_end_it_is_what_was_won(seats):
    end = random_line(KINGS, seats, 4)[-1]
    worth = [foresight.chance(end, seat) for seat in range(seats)]
    best = worth[end.winners[0]]
    assert all((chance == best) == (seat in end.winners) for seat, chance in enumerate(worth))
    if len(end.winners) == 1:
        assert best >= foresight.WON + 0.5 * (1.0 - foresight.WON)


@SEATS
def test_it_grows_with_points(seats):
    """The same tables with three mines more under the own king, or under the king of every rival."""
    sums = [0.0, 0.0, 0.0]
    for state, seat in list(ends_of_turns(seats))[20:40]:
        ahead, behind = state.copy(), state.copy()
        spare = state.deck[0]
        ahead.developed[seat] = [*ahead.developed[seat], spare, spare, spare]
        for rival in range(seats):
            if rival != seat:
                behind.developed[rival] = [*behind.developed[rival], spare, spare, spare]
        for at, table in enumerate((behind, state, ahead)):
            sums[at] += foresight.chance(table, seat)
    assert sums[0] + 0.3 < sums[1] < sums[2] - 0.3


def test_another_box_is_searched_without_it(monkeypatch):
    """What was learnt with the mines of the house is not true of others."""
    from dovre.games.kings import game

    assert KINGS.foresees
    monkeypatch.setattr(game, "BOX", type("Box", (), {"fingerprint": "abc"}))
    assert not Kings().foresees


# -- how it is learnt -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("is_chance", [False, True])
def test_a_net_learns_what_facts_bring(is_chance):
    chance = np.random.default_rng(1)
    worth = chance.normal(0.0, 0.4, 12)
    notes = []
    for _ in range(20_000):
        facts = chance.choice(12, 4, replace=False).tolist()
        came = float(worth[facts].sum())
        if is_chance:
            came = float(chance.random() < foresight.squash(came))
        notes.append((facts, [1.0] * 4, came))
    learner = learn_foresight.Learner(12, chance)
    for _ in range(20):
        learner.learn(notes, is_chance, chance)
    net = foresight.Net(learner.figures())
    for facts, weights, _ in notes[:50]:
        assert net.of(facts, weights) == pytest.approx(worth[facts].sum(), abs=0.35 if is_chance else 0.12)


@pytest.fixture
def nets_of_the_house():
    before = foresight.nets(2)
    yield
    foresight.use(2, before)


@pytest.mark.usefixtures("nets_of_the_house")
def test_a_file_is_learnt_that_the_game_can_read(tmp_path):
    state, seat = next(ends_of_turns(2))
    before = foresight.chance(state, seat)
    learners = learn_foresight.learn(seats=2, generations=2, games=2, seed=1)
    learn_foresight.write(tmp_path / "learnt.bin", learners)
    raw = zlib.decompress((tmp_path / "learnt.bin").read_bytes())
    assert len(raw) == NUMBER * sum(WIDTH * size + 2 * CELLS + 1 for size in learn_foresight.SIZES)
    assert 0.0 < foresight.chance(state, seat) < 1.0
    assert foresight.chance(state, seat) != before


# -- the search that goes by it -------------------------------------------------------------------------------------


@SEATS
def test_a_turn_is_found_and_the_same_again(seats):
    for state in questions(KINGS, seats, "greedy")[5::31]:
        if state.over:
            continue
        view = state.view(state.waiting[0])
        found = []
        for _ in range(2):
            search = TurnSearch(KINGS, view, Rng.of(5))
            search.run(Budget(12))
            found.append(search.best())
            assert all(one.line[0] in view.legal for one in search.findings())
        assert found[0] is found[1]
        assert found[0] in view.legal


def test_the_best_turns_are_tried_and_the_best_of_them_more_often():
    state = next(state for state, _ in ends_of_turns(2))
    search = TurnSearch(KINGS, state.view(state.waiting[0]), Rng.of(1))
    search.run(Budget(60))
    tries = sorted(one.tries for one in search.findings())
    assert len(tries) == 5
    assert tries[0] > 0
    assert tries[-1] > tries[0]
    assert search.best_of(search.findings()).tries == tries[-1]


def test_a_strong_player_beats_the_sure_one():
    """Four games for two, with a short look alone."""
    won = 0.0
    for deal in range(2):
        for searching in (0, 1):
            state = KINGS.new(2, 70 + deal)
            rng = Rng.of(deal)
            while not state.over:
                seat = state.waiting[0]
                player = Mcts(sims=2) if seat == searching else bot("greedy")
                state.play(seat, player.choose(state.view(seat), 0.0, rng))
            won += (searching in state.winners) / len(state.winners)
    assert won >= 3
