"""What moves on the board: every piece an event names is drawn before the answer or after it."""

import re

import dovre
from dovre.kernel.events import seen_by
from tests.records import REPLAYS

GAME = dovre.game("hall")
RECORD = REPLAYS / "hall" / "sensible-players-three-seats.record"


def drawn(state):
    """The names of the pieces on the board of the seat that is asked."""
    board = GAME.board(state.view(state.waiting[0] if state.waiting else 0))
    return set(re.findall(r'data-piece="([^"]+)"', str(board)))


def test_pieces_that_events_name_are_on_the_board():
    record = dovre.Record.parse(RECORD.read_text(encoding="utf-8"))
    named = 0
    before = record.start()
    for _, state, events in record.steps():
        pieces = {name for event in seen_by(events, None) for name in GAME.pieces(event)}
        if pieces:
            assert pieces <= drawn(before) | drawn(state), pieces
            named += len(pieces)
        before = state
    assert named > 150
