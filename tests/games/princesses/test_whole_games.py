"""Whole games of every seat count, board and option: every effect comes up, and each game can be told again."""

from collections import Counter
from functools import cache

import pytest

import dovre
from dovre.games.princesses.actions import ROYAL
from dovre.games.princesses.components import (
    ACTION_NAMES,
    ACTIVE,
    CARD_DESIGNS,
    CASTLE_NAMES,
    COLOURS,
    FIRST_VILLAGE,
    N_PLACES,
    ROYAL_NAMES,
    START_NAMES,
)
from dovre.games.princesses.game import GAME
from dovre.games.princesses.rules.acting import usable_royals
from dovre.games.princesses.rules.moves import points
from dovre.kernel.rng import Rng
from tests.games.princesses.helpers import MODES

GAMES = 120
EAGER = ("claim.", "do.princess", "do.royal", "do.build", "do.buy", "do.bell", "do.changeling")  # seldom by chance


def choose(state, seat, rng):
    """Random, but eager: whatever brings tiles and pieces, and phases are not ended while something can be done."""
    legal = state.legal(seat)
    busy = [action for action in legal if action.verb not in ("end", "stop")] or legal
    eager = [action for action in busy if action.token.startswith(EAGER)]
    if busy[0].verb == "move":  # where many are, there is much to do
        there = [sum(points(state, seat, action.number % N_PLACES)) for action in busy]
        eager = [action for action, n in zip(busy, there, strict=True) if n == max(there)]
    return rng.choice(eager if eager and rng.below(4) else busy)


@cache
def played():
    """What came up in many games, and how often."""
    found = Counter()
    for number in range(GAMES):
        seats, options = MODES[number % len(MODES)]
        state, rng = GAME.new(seats, number, options), Rng.of(number, "eager")
        while not state.over:
            seat = state.waiting[0]
            action = choose(state, seat, rng)
            if action.token == "do.castle":
                found[f"castle {CASTLE_NAMES[state.castles[state.place - FIRST_VILLAGE]]}"] += 1
            if action.token == "do.royal" and len(only := usable_royals(state, seat)) == 1:
                found[str(ROYAL[only[0]]).replace(".", " ")] += 1  # it is not asked for
            found[f"{action.verb} {'.'.join(action.parts)}"] += 1
            state.play(seat, action)
            for name in ("tile_deck", "card_deck", "royal_deck"):
                found[name] += not getattr(state, name)
        found.update(f"{seats} seats, {COLOURS[board]}" for board in state.boards)
        found[f"winners {len(state.winners)}"] += 1
    return found


def missing(verb, names):
    return [name for name in names if not played()[f"{verb} {name}"]]


def test_every_action_comes_up():
    assert missing("do", ACTION_NAMES) == []


@pytest.mark.rule("PRIN-X1", "PRIN-X2", "PRIN-X3", "PRIN-X9", "PRIN-X11")
def test_every_royal_tile_is_gained_and_every_action_of_one_used():
    assert missing("gain", ROYAL_NAMES) == []
    assert missing("royal", ["printed", *(ROYAL_NAMES[number] for number in ACTIVE)]) == []


def test_every_castle_tile_and_troll_card_and_start_slot_comes_up():
    assert missing("castle", CASTLE_NAMES) == []
    assert missing("card", CARD_DESIGNS) == []
    assert set(missing("vacate", START_NAMES)) <= {"ch_up2"}  # it reveals what ch_up1 does


def test_decks_of_tiles_and_cards_are_emptied():
    assert played()["tile_deck"]
    assert played()["card_deck"]


def test_every_board_is_played_at_every_seat_count():
    assert all(played()[f"{seats} seats, {colour}"] for seats in GAME.seats for colour in COLOURS)


@pytest.mark.parametrize(("seats", "options"), MODES, ids=str)
def test_a_game_on_paper_goes_the_same_way(seats, options):
    """Written as a record and read again, and in slow motion: saved and loaded after every few answers."""
    table = dovre.Table(GAME.new(seats, 77, options))
    rng = Rng.of(77, "paper")
    while not table.state.over:
        seat = table.state.waiting[0]
        table.answer(seat, choose(table.state, seat, rng))
    record = dovre.Record.parse(str(table.record))
    assert record == table.record
    assert record.digest == table.state.digest()
    state = record.start()
    for number, answer in enumerate(record.played()):
        if number % 9 == 0:
            state = GAME.from_data(state.to_data())
        elif number % 9 == 5:
            state = dovre.read_position(dovre.write_position(GAME, state))
        state = GAME.apply(state, answer.seat, answer.token).state
    assert state.digest() == record.digest
