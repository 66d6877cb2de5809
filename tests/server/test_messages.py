"""What leaves the server for a seat is made from that seat's view: tables that differ in secrets are told alike."""

import pytest

import dovre
from dovre.kernel.texts import LANGUAGES, load_texts, placeholders
from dovre.server.live import Entry, LiveTable
from dovre.server.messages import Reader, told
from dovre.server.replays import ReplayCache, Timeline
from tests.test_leaks import pairs


class NoTables:
    def on_change(self, live):
        pass


def live_table(state):
    row = {"id": "t", "game": state.slug, "status": "over" if state.over else "live", "rematch": None, "clock": 0}
    seats = [{"seat": n, "name": f"S{n}", "kind": "person", "bot": "", "person": None} for n in range(state.seats)]
    return LiveTable(NoTables(), row, seats, dovre.Table(state))


def looked_back(state, reader):
    """What a replay shows of this state."""
    live, past = live_table(state), ReplayCache()
    past.timelines[live.id] = Timeline(state)
    return past.told(live, reader, 0)


@pytest.mark.parametrize(
    ("slug", "seats", "most"), [("kings", 2, 100), ("kings", 3, 100), ("kings", 4, 100), ("hall", 4, 400)]
)
def test_leak_pairs_are_told_alike_byte_by_byte(slug, seats, most):
    import msgspec

    compared = 0
    for viewer, state, other, _ in pairs(dovre.game(slug), seats, most):
        for lang in LANGUAGES:
            reader = Reader(viewer, lang)
            messages = [msgspec.json.encode(told(live_table(table), reader)) for table in (state, other)]
            assert messages[0] == messages[1]
            replayed = [msgspec.json.encode(looked_back(table, reader)) for table in (state, other)]
            assert replayed[0] == replayed[1]
            compared += 1
    assert compared > 40


def test_the_log_of_another_seat_hides_what_it_drew(kings):
    state = kings.new(2, seed=7)
    seat = state.waiting[0]
    state = kings.apply(state, seat, state.legal(seat)[-1]).state
    step = kings.apply(state, seat, "draw.deck")
    live = live_table(step.state)
    live.number = 1
    live.entries.append(Entry(1, seat, "draw.deck", step.events, 0.0))
    drawn = dict(step.events[0].parts)
    mine = told(live, Reader(seat, "en"))["log"][0]["text"]
    theirs = told(live, Reader(1 - seat, "en"))["log"][0]["text"]
    face = f"{drawn['race'].title()} {drawn['strength']}"
    assert face in mine
    assert face not in theirs


def test_both_languages_have_the_same_words():
    fr, en = (load_texts("dovre.server", lang).table for lang in LANGUAGES)
    assert fr.keys() == en.keys()
    for key in fr:
        assert placeholders(fr[key]) == placeholders(en[key]), key
