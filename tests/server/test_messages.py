"""What each reader is told of a table: who, in which language, since when; and never more than the seat may know."""

import random
import re
import zlib
from types import SimpleNamespace

import msgspec
import pytest

import dovre
from dovre.kernel.decision import TOGETHER
from dovre.kernel.table import Entry, Table
from dovre.kernel.texts import LANGUAGES, load_texts, placeholders
from dovre.server import messages, pictures
from dovre.server.live import REVISIONS, LiveTable
from dovre.server.messages import Encoded
from dovre.server.news import News
from dovre.server.pictures import Reader, picture, replay_step, update, update_message, whole_message
from dovre.server.rows import SeatRow, TableRow
from tests.every import every_game
from tests.server.page_model import Page
from tests.test_leaks import pairs

NAMES = ("Emma", "Lars", "Ylva", "Odd", "Tor")


class NoTables:
    """A table of its own: nobody is notified, and bots do not think."""

    news = News()

    def on_change(self, live):
        pass

    def spawn(self, work):
        work.close()


def live_table(state, **more):
    status = "over" if state.over else "live"
    row = TableRow(
        **{
            "id": "t", "game": state.slug, "version": state.version, "seats": state.seats, "seed": 1, "options": {},
            "created": 0.0, "status": status, **more,
        }
    )  # fmt: skip
    seats = [SeatRow(kind="person", seat=seat, name=NAMES[seat]) for seat in range(state.seats)]
    return LiveTable(NoTables(), row, seats, Table(state))


def answer(live, token=None, seat=None):
    """The table after an answer of the first seat that is asked."""
    seat = live.state.waiting[0] if seat is None else seat
    live.table.answer(seat, token or live.state.legal(seat)[-1])
    live.changed()


def undo(live, seat):
    live.table.undo(seat)
    live.changed()


def data(message):
    return msgspec.json.decode(msgspec.json.encode(message))


def told(live, reader, since=0):
    """The whole, as it goes down the wire."""
    return data(whole_message(live, reader, picture(live, reader), since))


def change(live, reader, old):
    """What has changed since the picture `old`, as it goes down the wire."""
    return data(update_message(live, reader, old, picture(live, reader)))


@pytest.fixture
def table(kings):
    """Three seats of kings; the second begins."""
    return live_table(kings.new(3, seed=7))


def without(message, *names):
    return {key: value for key, value in message.items() if key not in names}


# -- the whole ---------------------------------------------------------------------------------------------------------


def test_a_seat_is_told_the_whole_table(table):
    message = told(table, Reader(1, "en", (1,)))
    assert message["board"] == str(table.game.board(table.state.view(1), lang="en", names=NAMES[:3], size="desktop"))
    acts = [action.token for action in table.state.legal(1)]
    assert [choice["act"] for choice in message["answers"]] == acts
    assert message["answers"][0] == {"act": "play.or2b.c1", "label": "Play Orc 2 on the Amber Seep (c1)"}
    assert without(message, "board", "answers") == {
        "type": "table",
        "seq": table.revision,
        "n": 0,
        "status": "live",
        "rematch": None,
        "seat": 1,
        "front": None,
        "mine": [1],
        "turn": [1],
        "waiting": [1],
        "asked": {
            "text": "Choose a creature and the mine it goes to",
            "rules": ["KING-T02", "KING-T03", "KING-T04"],
        },
        "sheet": [{"seat": seat, "name": NAMES[seat], "total": 0, "sure": seat == 1, "lines": []} for seat in range(3)],
        "seats": [
            {"seat": n, "name": NAMES[n], "kind": "person", "bot": "", "mine": n == 1, "asked": n == 1}
            for n in range(3)
        ],
        "undo": {"count": 0, "why": "There is nothing to take back."},
        "over": False,
        "winners": [],
        "since": 0,
        "moved": [],
        "clock": None,
        "log": [],
    }


def test_others_are_told_whom_the_table_waits_for_in_their_language(table):
    french = told(table, Reader(0, "fr", (0,)))
    assert french["asked"] == {"text": "On attend Lars", "rules": []}
    assert (french["answers"], french["turn"], french["waiting"]) == ([], [], [1])
    assert french["undo"]["why"] == "Il n'y a rien à reprendre."
    watcher = told(table, Reader(None, "en"))
    assert watcher["asked"]["text"] == "Waiting for Lars"
    assert (watcher["seat"], watcher["mine"], watcher["undo"]) == (None, [], {"count": 0, "why": ""})


def test_a_table_with_free_seats_waits_for_players(kings):
    live = live_table(kings.new(2, seed=7), status="open")
    message = told(live, Reader(0, "en", (0,)))
    assert message["asked"] == {"text": "Waiting for players", "rules": []}
    assert [seat["asked"] for seat in message["seats"]] == [False, False]


def test_the_board_is_drawn_as_the_reader_wants_it(table):
    for size in ("desktop", "phone"):
        for theme in ("light", "dark"):
            board = told(table, Reader(0, "fr", (0,), size, theme))["board"]
            assert f'class="kings {theme} {size}"' in board
            assert 'lang="fr"' in board


def test_turn_names_ones_own_seats_that_no_bot_plays(table):
    both = Reader(None, "en", (0, 1))
    assert told(table, both)["turn"] == [1]
    assert [seat["mine"] for seat in told(table, both)["seats"]] == [True, True, False]
    table.seats[1].bot = "greedy"
    table.changed()
    assert told(table, both)["turn"] == []
    assert told(table, both)["seats"][1] == {
        "seat": 1, "name": "Lars", "kind": "person", "bot": "greedy", "mine": True, "asked": True,
    }  # fmt: skip


def test_the_end_names_the_winners_and_all_points(kings):
    state = kings.new(2, seed=3)
    while not state.over:
        state = kings.apply(state, state.waiting[0], state.legal(state.waiting[0])[0]).state
    live = live_table(state, rematch="t2")
    message = told(live, Reader(1, "en", (1,)))
    best = " & ".join(NAMES[seat] for seat in state.winners)
    assert message["asked"]["text"].startswith("The game is over.")
    assert best.split(" & ")[0] in message["asked"]["text"]
    assert (message["over"], message["winners"]) == (True, list(state.winners))
    assert (message["status"], message["rematch"]) == ("over", "t2")
    assert [row["total"] for row in message["sheet"]] == list(state.scores)
    assert all(row["sure"] for row in message["sheet"])
    assert all(sum(line["amount"] for line in row["lines"]) == row["total"] for row in message["sheet"])
    assert message["turn"] == message["answers"] == []


def test_the_last_answer_brings_the_end(kings):
    live = live_table(kings.new(2, seed=3))
    reader = Reader(None, "en")
    while not live.state.over:
        old = picture(live, reader)
        seat = live.state.waiting[0]
        live.table.answer(seat, live.state.legal(seat)[0])
        if live.state.over:
            live.row.status = "over"
        live.changed()
    message = change(live, reader, old)
    assert (message["over"], message["winners"], message["status"]) == (True, list(live.state.winners), "over")
    assert message["waiting"] == []
    assert [row["total"] for row in message["sheet"]] == list(live.state.scores)
    assert message["asked"]["text"].startswith("The game is over.")


# -- what has changed --------------------------------------------------------------------------------------------------


def test_after_an_answer_only_what_changed_is_told(table):
    mine, theirs, watcher = Reader(1, "en", (1,)), Reader(0, "fr", (0,)), Reader(None, "en")
    before = {reader: picture(table, reader) for reader in (mine, theirs, watcher)}
    first = table.revision
    answer(table, "play.gi2a.c4")
    message = change(table, mine, before[mine])
    assert set(message) == {
        "type", "seq", "base", "n", "asked", "answers", "undo", "since", "changes", "moved", "log",
    }  # fmt: skip
    assert (message["base"], message["seq"], message["n"], message["since"]) == (first, first + REVISIONS, 1, 1)
    assert message["undo"] == {"count": 1, "why": "There is nothing to take back."}
    assert message["asked"] == {"text": "Choose where to draw from", "rules": ["KING-R01", "KING-R07"]}
    assert message["moved"][:2] == ["card:gi2a", "mine:c4"]
    assert [line["text"] for line in message["log"]] == ["Lars sends a Giant 2 to the Ruby Furnace"]
    assert message["log"][0]["things"][:2] == ["card:gi2a", "mine:c4"]
    message = change(table, theirs, before[theirs])
    assert set(message) == {"type", "seq", "base", "n", "undo", "changes", "moved", "log"}
    assert message["undo"]["count"] == 0
    assert message["undo"]["why"].startswith("On ne peut pas revenir là-dessus")
    assert message["log"][0]["text"] == "Lars envoie un Géant 2 sur la Fournaise de rubis"
    message = change(table, watcher, before[watcher])
    assert set(message) == {"type", "seq", "base", "n", "changes", "moved", "log"}
    assert "pieces:c4" in message["changes"]["parts"]
    assert "pieces:c1" not in message["changes"]["parts"]


def test_rows_of_seats_come_only_where_they_changed(table):
    reader = Reader(0, "en", (0,))
    old = picture(table, reader)
    answer(table, "play.gi2a.c4")
    answer(table, "draw.deck")
    message = change(table, reader, old)
    assert message["seats"] == [
        {"seat": 1, "name": "Lars", "kind": "person", "bot": "", "mine": False, "asked": False},
        {"seat": 2, "name": "Ylva", "kind": "person", "bot": "", "mine": False, "asked": True},
    ]
    assert message["waiting"] == [2]
    assert "sheet" not in message
    assert [line["n"] for line in message["log"]] == [1, 2]


def test_an_undo_is_told_in_words_and_what_was_asked_is_asked_again(table):
    mine, theirs = Reader(1, "fr", (1,)), Reader(2, "en", (2,))
    answers = told(table, mine)["answers"]
    answer(table, "play.gi2a.c4")
    before = {reader: picture(table, reader) for reader in (mine, theirs)}
    undo(table, 1)
    message = change(table, mine, before[mine])
    assert message["log"] == [{"n": 2, "seat": 1, "text": "Lars reprend sa dernière réponse"}]
    assert (message["answers"], message["since"], message["undo"]["count"]) == (answers, 2, 0)
    assert message["moved"] == []
    assert change(table, theirs, before[theirs])["log"][0]["text"] == "Lars takes the last answer back"


def test_what_cannot_be_taken_back_has_its_reason(table):
    reader = Reader(1, "en", (1,))
    answer(table, "play.gi2a.c4")
    assert told(table, reader)["undo"] == {"count": 1, "why": "There is nothing to take back."}
    answer(table, "draw.deck")
    undone = told(table, reader)["undo"]
    assert undone["count"] == 0
    assert undone["why"] == load_texts("dovre.kernel", "en").say(f"error.undo.{table.table.undo_limit(1)[1]}")
    assert undone["why"] != "There is nothing to take back."


def test_since_is_ones_own_last_entry(table):
    for number in range(1, 9):
        answer(table)
        for seat in range(3):
            own = [entry.number for entry in table.table.log if entry.seat == seat]
            assert told(table, Reader(seat, "en", (seat,)))["since"] == (own[-1] if own else 0)
        assert told(table, Reader(None, "en"))["since"] == 0
        assert table.number == number


def test_the_story_begins_after_the_entry_one_has(table):
    for _ in range(4):
        answer(table)
    reader = Reader(0, "en", (0,))
    assert {line["n"] for line in told(table, reader, 0)["log"]} == {1, 2, 3, 4}
    assert {line["n"] for line in told(table, reader, 2)["log"]} == {3, 4}
    assert told(table, reader, 4)["log"] == []


def test_a_seat_given_to_a_bot_changes_its_row_alone(table):
    reader = Reader(0, "en", (0,))
    old = picture(table, reader)
    table.seats[2] = msgspec.structs.replace(table.seats[2], bot="random")
    table.changed()
    message = change(table, reader, old)
    assert set(message) == {"type", "seq", "base", "seats", "changes", "moved", "log"}
    assert [row["seat"] for row in message["seats"]] == [2]
    assert set(message["changes"]) == {"count"}
    assert message["log"] == []


def test_another_name_reaches_board_and_sheet(table):
    reader = Reader(0, "en", (0,))
    page = Page()
    page.hear(told(table, reader))
    old = picture(table, reader)
    table.seats[2] = msgspec.structs.replace(table.seats[2], name="Noor")
    table.changed()
    message = change(table, reader, old)
    assert [row["name"] for row in message["sheet"]] == ["Noor"]
    assert page.hear(message)
    fresh = Page()
    fresh.hear(told(table, reader))
    assert page.same(fresh)


@pytest.mark.parametrize(
    ("slug", "seats", "moves"),
    [
        *[("kings", 2, 70), ("kings", 4, 40), ("hall", 3, 60), ("hall", 5, 30), ("fall", 3, 60), ("fall", 5, 30)],
        *[("princesses", 3, 60), ("towers", 1, 60), ("towers", 4, 40)],
    ],
)
def test_changes_lead_to_the_very_picture_that_the_whole_shows(slug, seats, moves):
    """For every seat, with answers taken back, and for readers who are slow and skip pictures."""
    chance = random.Random(seats)
    live = live_table(dovre.game(slug).new(seats, seed=seats))
    readers = [
        *(Reader(seat, LANGUAGES[seat % 2], (seat,), ("desktop", "phone")[seat % 2]) for seat in range(seats)),
        Reader(None, "en", theme="dark"),
    ]
    pages = {reader: Page() for reader in readers}
    have = {reader: picture(live, reader) for reader in readers}
    for reader, page in pages.items():
        assert page.hear(told(live, reader))
    checked = 0
    for _ in range(moves):
        if live.state.over:
            break
        seat = live.state.waiting[0]
        if chance.random() < 0.15 and (last := live.table.log and live.table.log[-1].seat) is not None:
            if live.table.undo_limit(last)[0]:
                undo(live, last)
        else:
            answer(live, chance.choice(live.state.legal(seat)), seat)
        for reader, page in pages.items():
            if chance.random() < 0.4:
                continue  # this one is slow
            message = change(live, reader, have[reader])
            assert page.hear(message)
            have[reader] = picture(live, reader)
            anew = message["base"] != message["seq"]
            if anew and chance.random() < 0.3:  # what went wrong before would still be there
                fresh = Page()
                fresh.hear(told(live, reader))
                assert page.told == fresh.told
                assert page.log == fresh.log
                assert page.board.same(fresh.board)
                checked += 1
    assert checked > 10


def test_a_message_on_another_picture_is_noticed(table):
    reader = Reader(0, "en", (0,))
    page = Page()
    page.hear(told(table, reader))
    answer(table)
    between = picture(table, reader)
    answer(table)
    message = change(table, reader, between)
    assert not page.hear(message)
    assert page.hear(told(table, reader))
    assert page.told["n"] == 2


# -- shared by equal readers -------------------------------------------------------------------------------------------


def test_equal_readers_share_picture_and_bytes(table):
    one, same, other = Reader(None, "en"), Reader(None, "en"), Reader(None, "fr")
    before = picture(table, one), picture(table, other)
    assert picture(table, same) is before[0]
    assert before[0] is not before[1]
    answer(table)
    first = update(table, one, before[0], picture(table, one))
    assert update(table, same, before[0], picture(table, same)) is first
    assert update(table, other, before[1], picture(table, other)).text != first.text
    assert first.packed is first.packed


def test_a_picture_is_made_anew_after_each_change(table):
    reader = Reader(0, "en", (0,))
    seen = [picture(table, reader)]
    for _ in range(3):
        answer(table)
        seen.append(picture(table, reader))
    assert [one.seq - seen[0].seq for one in seen] == [0, REVISIONS, 2 * REVISIONS, 3 * REVISIONS]


def test_long_messages_are_packed_and_short_ones_are_not(table):
    reader = Reader(1, "fr", (1,))
    whole = Encoded(whole_message(table, reader, picture(table, reader)))
    assert whole.worth_packing
    assert zlib.decompress(whole.packed, -zlib.MAX_WBITS).decode() == whole.text
    assert len(whole.packed) < len(whole.text) / 4
    assert not Encoded(messages.Done(1, 7)).worth_packing
    edge = messages.RefusedMessage(None, "", "x")
    edge.words = "x" * (messages.PACK_FROM - len(Encoded(edge).text) + 1)
    assert Encoded(edge).worth_packing
    edge.words = edge.words[:-1]
    assert not Encoded(edge).worth_packing


# -- clocks ------------------------------------------------------------------------------------------------------------


@pytest.fixture
def at(monkeypatch):
    """Set the time."""

    def go(seconds):
        monkeypatch.setattr("dovre.server.wall_time.now", lambda: float(seconds))

    go(1000)
    return go


def test_the_clock_tells_what_is_left_by_seat(kings, at):
    live = live_table(kings.new(2, seed=7), clock=60, asked={0: 1000.0, 1: 1000.0}, created=1000.0)
    seat = live.state.waiting[0]
    reader = Reader(1 - seat, "en", (1 - seat,))
    at(1020.4)
    assert told(live, reader)["clock"] == {"limit": 60, "left": {str(seat): 40}}
    at(1100)
    assert told(live, reader)["clock"] == {"limit": 60, "left": {str(seat): 0}}
    live.seats[seat].bot = "greedy"
    live.changed()
    assert told(live, reader)["clock"] is None


def test_a_table_without_a_clock_tells_none(table):
    assert told(table, Reader(0, "en"))["clock"] is None


def test_an_answer_starts_the_clock_of_who_is_asked_then(kings, at):
    live = live_table(kings.new(2, seed=7), clock=60, created=1000.0)
    seat, reader = live.state.waiting[0], Reader(None, "en")
    old = picture(live, reader)
    at(1030)
    live.table.commit(live.table.propose(seat, live.state.legal(seat)[-1]), 1030.0)
    live.changed()
    at(1031)
    assert change(live, reader, old)["clock"] == {"limit": 60, "left": {str(seat): 59}}
    old = picture(live, reader)
    live.changed()
    assert "clock" not in change(live, reader, old)


# -- several seats at once ---------------------------------------------------------------------------------------------


@pytest.fixture
def party(feast):
    """A feast of three: all are asked for a dish, in secret, and then for a boast."""
    return live_table(feast.new(3, seed=5))


def choose(live, seat, *verbs):
    for verb in verbs:
        answer(live, next(act.token for act in live.state.legal(seat) if act.verb == verb), seat)


def test_all_seats_are_asked_at_once(party):
    for seat in range(3):
        message = told(party, Reader(seat, "en", (seat,)))
        assert (message["waiting"], message["turn"], message["asked"]["text"]) == ([0, 1, 2], [seat], "feast")
        assert message["answers"]
    assert told(party, Reader(None, "en", (0, 2)))["turn"] == [0, 2]


def test_who_has_answered_is_told_whom_one_waits_for(party):
    choose(party, 0, "dish", "boast")
    assert told(party, Reader(0, "en", (0,)))["asked"]["text"] == "You have chosen. Waiting for Lars and Ylva"
    assert told(party, Reader(0, "fr", (0,)))["asked"]["text"].startswith("Vous avez choisi. On attend Lars")
    assert told(party, Reader(1, "en", (1,)))["asked"]["text"] == "feast"
    assert told(party, Reader(None, "en"))["asked"]["text"].startswith("Waiting for Lars")
    choose(party, 2, "dish", "boast")
    assert told(party, Reader(0, "en", (0,)))["asked"]["text"] == "You have chosen. Waiting for Lars"


def test_a_seat_that_was_not_asked_has_not_chosen():
    """Where a question goes to some seats only, the others wait."""
    state = SimpleNamespace(stack=[(1, TOGETHER, ((3,), (), ()))])
    assert [pictures.has_answered(state, seat) for seat in (0, 1, 2, None)] == [True, False, False, False]
    assert not pictures.has_answered(SimpleNamespace(stack=[(1, 0, 4)]), 0)
    assert not pictures.has_answered(SimpleNamespace(stack=[]), 0)


def test_another_seats_answer_leaves_ones_own_question_alone(party):
    reader = Reader(1, "en", (1,))
    old = picture(party, reader)
    choose(party, 0, "dish")
    message = change(party, reader, old)
    assert not {"answers", "asked", "turn", "since", "waiting", "clock"} & set(message)
    old = picture(party, reader)
    choose(party, 0, "boast")
    message = change(party, reader, old)
    assert message["waiting"] == [1, 2]
    assert [row["seat"] for row in message["seats"]] == [0]
    assert not {"answers", "asked", "turn", "since"} & set(message)


def test_a_sealed_answer_is_nobody_elses_to_read(party):
    others = [Reader(seat, lang, (seat,)) for seat in (1, 2) for lang in LANGUAGES] + [Reader(None, "en")]
    have = {reader: picture(party, reader) for reader in others}
    acts = [party.state.legal(0)[0].token, "boast.loud"]
    for act in acts:
        answer(party, act, 0)
        for reader in others:
            for message in (told(party, reader), change(party, reader, have[reader])):
                words = set(re.findall(r"[\w.]+", msgspec.json.encode(message["log"]).decode()))
                assert not words & {act, act.split(".")[1]}
                assert acts[0] not in msgspec.json.encode(without(message, "changes", "board")).decode()
            have[reader] = picture(party, reader)


def test_a_sealed_answer_can_be_taken_back_until_the_last_is_in(party):
    reader = Reader(0, "en", (0,))
    choose(party, 0, "dish", "boast")
    assert told(party, reader)["undo"]["count"] == 2
    choose(party, 1, "dish", "boast")
    assert told(party, reader)["undo"]["count"] == 2
    old = picture(party, reader)
    undo(party, 0)
    message = change(party, reader, old)
    assert message["undo"]["count"] == 1
    assert message["turn"] == [0]
    assert message["answers"]
    choose(party, 0, "boast")
    choose(party, 2, "dish", "boast")
    assert told(party, reader)["undo"]["count"] == 0


def test_each_seat_has_a_clock_of_its_own(feast, at):
    live = live_table(feast.new(3, seed=5), clock=60, created=1000.0)
    reader = Reader(1, "en", (1,))
    old = picture(live, reader)
    at(1010)
    live.table.commit(live.table.propose(0, live.state.legal(0)[0]), 1010.0)
    live.changed()
    at(1020)
    message = change(live, reader, old)
    assert message["clock"] == {"limit": 60, "left": {"0": 50, "1": 40, "2": 40}}


# -- hidden things -----------------------------------------------------------------------------------------------------


@every_game
def test_leak_pairs_are_told_alike_byte_by_byte(hooks):
    compared = 0
    for viewer, state, other, _ in pairs(hooks, hooks.game.seats[-1]):
        for lang in LANGUAGES:
            reader = Reader(viewer, lang)
            tables = [live_table(table) for table in (state, other)]
            tables[1].revision = tables[0].revision
            whole = [msgspec.json.encode(whole_message(live, reader, picture(live, reader))) for live in tables]
            assert whole[0] == whole[1]
            steps = [replay_step(live, reader, 0, live.state) for live in tables]
            assert steps[0] == steps[1]
            compared += 1
    assert compared > 40


def test_the_log_of_another_seat_hides_what_it_drew(kings):
    state = kings.new(2, seed=7)
    seat = state.waiting[0]
    state = kings.apply(state, seat, state.legal(seat)[-1]).state
    step = kings.apply(state, seat, "draw.deck")
    live = live_table(step.state)
    live.table.log.append(Entry(1, seat, "draw.deck", step.events, 0.0))
    drawn = dict(step.events[0].parts)
    mine = told(live, Reader(seat, "en"))["log"][0]["text"]
    theirs = told(live, Reader(1 - seat, "en"))["log"][0]["text"]
    face = f"{drawn['race'].title()} {drawn['strength']}"
    assert face in mine
    assert face not in theirs


def test_pieces_that_another_moved_in_secret_are_not_named(kings):
    live = live_table(kings.new(2, seed=7))
    seat = live.state.waiting[0]
    answer(live)
    answer(live, "draw.deck")
    mine = set(told(live, Reader(seat, "en", (seat,)))["moved"])
    theirs = set(told(live, Reader(1 - seat, "en", (1 - seat,)))["moved"])
    hand = {held.face for held in live.state.view(seat).hands[seat]} - {None}
    assert mine
    assert theirs != mine or not hand
    assert "deck" in theirs | mine or theirs


# -- words -------------------------------------------------------------------------------------------------------------


def test_both_languages_have_the_same_words():
    fr, en = (load_texts("dovre.server", lang).table for lang in LANGUAGES)
    assert fr.keys() == en.keys()
    for key in fr:
        assert placeholders(fr[key]) == placeholders(en[key]), key
