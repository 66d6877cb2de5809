"""Who knows what: hands, piles, events, spells; words of every answer; the laws."""

import pytest

from dovre.games.towers.game import GAME
from dovre.kernel.check import run
from dovre.kernel.events import seen_by
from dovre.kernel.rng import Rng
from tests import test_leaks
from tests.games.towers.helpers import P1, P2, events, names, table
from tests.games.towers.hooks import HOOKS

MODES = [
    (2, {}),
    (3, {"mode": "intro"}),
    (4, {"level": "extreme", "cities": "chosen"}),
    (1, {"level": "hard"}),
]


@pytest.mark.rule("TOWR-S14")
def test_opponents_see_hand_sizes_and_tops_of_piles():
    """tricky 74"""
    state = table("hand p1 q01 q20", "hand p2 q05")
    own, other, watcher = (state.view(seat) for seat in (P1, P2, None))
    assert own.hands == ((0, 19), (None,))
    assert other.hands[P1] == watcher.hands[P1] == (None, None)
    data = watcher.to_data()
    assert data["players"][P1]["pile"] == len(state.piles[P1])
    assert data["players"][P1]["top"]
    assert data["deck"] == len(state.deck)
    assert isinstance(data["events"], int)


def test_cards_drawn_are_told_to_their_owner_only():
    told = events(table(), "act.quest")
    assert names(seen_by(told, P1)) == ["act.quest", "drew", "drew"]
    assert names(seen_by(told, P2)) == ["act.quest", "drew.hidden", "drew.hidden"]
    assert names(seen_by(told, None)) == ["act.quest", "drew.hidden", "drew.hidden"]


@pytest.mark.rule("TOWR-L05")
def test_spells_are_seen_when_their_slot_is_reached():
    """GAP-T55"""
    state = table("now pawn=3", "spells sr2 sb1 sg1", seats=1)
    assert len(state.view(P1).spells) == 1
    assert "sb1" not in state.view(P1).to_json()


def test_hands_are_open_at_the_end():
    state = table("ask -", "guards 0 5", "hand p1 q01")
    assert state.view(P2).hands[P1] == (0,)


@pytest.mark.parametrize(("seats", "options"), MODES)
def test_every_answer_question_and_event_has_words(seats, options):
    state = GAME.new(seats, 31, options)
    rng = Rng.of(5)
    texts = [GAME.texts(lang) for lang in ("fr", "en")]
    for _ in range(150):
        if state.over:
            break
        seat = rng.choice(state.waiting)
        view = state.view(seat)
        for words in texts:
            assert view.decision is not None
            assert GAME.prompt(view.decision, words)
            labels = [GAME.label(view, action, words) for action in view.legal]
            assert len(set(labels)) == len(labels), labels
            assert max(map(len, labels)) < 70
            for action in view.legal:
                GAME.outcome(view, action, words)
        step = GAME.apply(state, seat, rng.choice(view.legal))
        state = step.state
        for words in texts:
            for event in step.events:
                assert GAME.describe(event, words), event


def test_random_games_keep_every_law():
    report = run(GAME, games=6, seed=11, every=9)
    assert report.failures == []


@pytest.mark.long
def test_many_random_games_keep_every_law():
    assert run(GAME, games=120, seed=1, every=3).failures == []


@pytest.mark.parametrize("seats", [1, 2, 4])
def test_pairs_that_look_alike_are_made_of_everything_hidden(seats):
    """Hands, quest and event piles, tiles, creatures below the top, spells: each changes places in some pair."""
    changed = set()
    for _, one, two, _ in test_leaks.pairs(HOOKS, seats):
        data = [one.to_data(), two.to_data()]
        changed |= {zone for zone in data[0] if data[0][zone] != data[1][zone]}
        assert GAME.faults(two) == []
    wanted = {"deck", "tiles", "extension", "events", "spare", "pile"} | ({"spells"} if seats == 1 else {"hand"})
    assert wanted <= changed
