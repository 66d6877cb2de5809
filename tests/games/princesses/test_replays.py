"""What the golden replays of `princesses` show, beside what those of every game do."""

from tests.games.princesses.make_replays import told, wanted
from tests.records import REPLAYS, read


def test_every_board_effect_and_deck_that_runs_out_is_shown():
    shown = set().union(*(told(read(path)) for path in (REPLAYS / "princesses").glob("*.record")))
    assert wanted() - shown == set()
