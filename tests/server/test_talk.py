"""Table talk: phrases and text between those who sit; bounded, limited, never part of the game."""

import asyncio
import dataclasses
import sqlite3
from contextlib import closing

import pytest
from litestar.testing import TestClient

from dovre.kernel.texts import LANGUAGES, load_texts
from dovre.server import talk
from dovre.server.app import create
from dovre.server.backup import backup
from dovre.server.messages import Hello, Say
from dovre.server.pictures import Reader, picture, whole_message
from dovre.server.refusals import Refused
from dovre.server.rows import SeatRow
from dovre.server.settings import Settings
from dovre.server.talk import KEPT, LONGEST, PHRASES, check_words, clean_text, has_company, level_of, say, talk_of
from tests.server.conftest import GREEDY, OPEN, PERSON, bearer, make_table, restarted
from tests.server.test_socket import Caller

PROGRAM = SeatRow(kind="program", name="Odd")


def path(table):
    return f"/api/tables/{table}/talk"


def tell(client, table, token, status=201, **body):
    answer = client.post(path(table), json=body, headers=bearer(token) if token else {})
    assert answer.status_code == status, answer.text
    return answer.json()


def lines(client, table):
    return client.get(path(table)).json()["lines"]


# -- what is said ------------------------------------------------------------------------------------------------------


def test_what_is_said_comes_to_everybody_who_wants_it_and_to_nobody_else(client):
    table, tokens = make_table(client, "program", "program")
    with (
        Caller(client, table, tokens[0]) as one,
        Caller(client, table) as watcher,
        Caller(client, table, tokens[1]) as deaf,
    ):
        for caller in (one, watcher):
            caller.hello(people=True)
        deaf.hello()
        one.say(type="say", id=7, seat=0, text="  <b>Well</b>\tplayed ")
        assert one.hear("done") == {"type": "done", "id": 7, "n": 1}
        for caller in (one, watcher):
            (line,) = caller.hear("talk")["lines"]
            assert (line["n"], line["seat"], line["text"]) == (1, 0, "<b>Well</b> played")
        tell(client, table, tokens[1], phrase="thanks")
        assert watcher.hear("talk")["lines"][0]["phrase"] == "thanks"
        deaf.say(type="ping")
        assert deaf.next()["type"] == "pong"  # nothing came before


def test_who_comes_back_hears_what_was_missed(client):
    table, tokens = make_table(client, "program", "program")
    for number in range(4):
        tell(client, table, tokens[number % 2], text=f"line {number}")
    with Caller(client, table) as caller:
        caller.hello(people=True, heard=2)
        assert [line["n"] for line in caller.hear("talk")["lines"]] == [3, 4]


def test_a_spectator_reads_and_does_not_write(client):
    table, tokens = make_table(client, "program", "open")
    tell(client, table, tokens[0], text="hello")
    assert tell(client, table, None, 403, text="me too")["code"] == "refused.not_your_seat"
    with Caller(client, table) as watcher:
        watcher.hello(people=True)
        assert watcher.hear("talk")["lines"]
        watcher.say(type="say", id=1, seat=0, text="it is me")
        assert watcher.hear("refused")["code"] == "refused.not_your_seat"
    with Caller(client, table, tokens[0]) as caller:
        caller.hello()
        caller.say(type="say", id=1, seat=1, text="I am another")
        assert caller.hear("refused")["code"] == "refused.not_your_seat"
    assert len(lines(client, table)) == 1


@pytest.mark.parametrize(
    ("level", "said", "code"),
    [
        ("full", {"phrase": "hello"}, ""),
        ("full", {"text": "x" * LONGEST}, ""),
        ("full", {"text": "x" * (LONGEST + 1)}, "talk_long"),
        ("full", {"text": " \n\u200b\u202e "}, "talk_empty"),
        ("full", {"phrase": "insult"}, "bad_message"),
        ("phrases", {"phrase": "hello"}, ""),
        ("phrases", {"phrase": "hello", "text": "and more"}, ""),
        ("phrases", {"text": "hello"}, "talk_phrases"),
        ("off", {"phrase": "hello"}, "talk_off"),
    ],
)
def test_what_may_be_said(level, said, code):
    if code:
        with pytest.raises(Refused) as refused:
            check_words(level, said.get("phrase", ""), said.get("text", ""))
        assert refused.value.code == code
        assert all(refused.value.words(lang) for lang in LANGUAGES)
    else:
        assert check_words(level, said.get("phrase", ""), said.get("text", "")) == (
            said.get("phrase", ""),
            "" if "phrase" in said else said["text"],
        )


def test_text_is_one_line_without_tricks():
    assert clean_text("a\nb\x00c\u202ed") == "a b c d"
    assert clean_text("e" + "\u0301" * 40) == "é" + "\u0301" * 3
    assert clean_text("Éà là, cœur") == "Éà là, cœur"


def test_every_phrase_has_words_in_both_languages():
    for lang in LANGUAGES:
        said = [load_texts("dovre.server", lang).say(f"talk.phrase.{phrase}") for phrase in PHRASES]
        assert len(set(said)) == len(PHRASES)
        assert max(map(len, said)) <= 34


# -- limits ------------------------------------------------------------------------------------------------------------


def test_one_person_says_so_much_in_a_minute_by_whatever_way(settings):
    with TestClient(create(dataclasses.replace(settings, talk_per_minute=3))) as client:
        table, tokens = make_table(client, "program", "program")
        with Caller(client, table, tokens[0]) as caller:
            caller.hello()
            for number in range(2):
                caller.say(type="say", id=number, seat=0, phrase="hello")
                assert caller.hear("done")["n"] == number + 1
            tell(client, table, tokens[0], phrase="luck")
            tell(client, table, tokens[0], 429, phrase="luck")
            caller.say(type="say", id=9, seat=0, phrase="hello")
            assert caller.hear("refused")["code"] == "refused.too_fast"
        tell(client, table, tokens[1], phrase="luck")  # the others are not silenced
        assert len(lines(client, table)) == 4


def test_a_table_keeps_so_many_lines(run):
    async def work(tables):
        live = await tables.create(game="kings", options={}, seats=[PERSON, PROGRAM], creator=None, seed=3)
        for number in range(KEPT + 5):
            await say(live, number % 2, text=f"line {number}")
        kept = [row.number for row in await tables.store.talk(live.id)]
        again = await restarted(tables)
        read = await talk_of(await again.get(live.id))
        assert await say(await again.get(live.id), 0, "hello") == KEPT + 6
        return kept == list(range(6, KEPT + 6)) and [line.number for line in read.lines][-1] == KEPT + 6

    assert run(work, talk_per_minute=1000)


def test_two_copies_of_a_table_do_not_lose_a_line(run):
    """As when a table was dropped from memory while somebody spoke."""

    async def work(tables):
        live = await tables.create(game="kings", options={}, seats=[PERSON, PERSON], creator=None, seed=3)
        await talk_of(live)
        other = await (await restarted(tables)).get(live.id)
        await say(other, 0, "hello")
        await asyncio.gather(say(live, 1, "luck"), say(live, 0, "thanks"))
        return [row.phrase for row in await tables.store.talk(live.id)]

    assert run(work) == ["hello", "luck", "thanks"]


@pytest.mark.parametrize(
    ("host", "table", "level"),
    [
        ("full", "full", "full"),
        ("full", "phrases", "phrases"),
        ("full", "off", "off"),
        ("phrases", "full", "phrases"),
        ("phrases", "off", "off"),
        ("off", "full", "off"),
        ("nonsense", "full", "off"),
    ],
)
def test_the_host_allows_and_the_maker_of_a_table_chooses(run, host, table, level):
    async def work(tables):
        live = await tables.create(game="kings", options={}, seats=[PERSON, OPEN], creator=None, talk=table)
        again = await (await restarted(tables)).get(live.id)
        return level_of(live), level_of(again)

    assert run(work, talk=host) == (level, level)


def test_the_host_sets_it_in_the_environment():
    assert Settings.from_environment({}).talk == "full"
    assert Settings.from_environment({"DOVRE_TALK": "off", "DOVRE_TALK_PER_MINUTE": "3"}).talk == "off"


def test_the_form_of_a_new_table_sets_it(client):
    csrf = client.get("/new/kings").cookies["dovre_csrf"]
    form = {"csrf": csrf, "name": "Emma", "count": "2", "seat0": "me", "seat1": "open"}
    for level, status in (("phrases", 303), ("shouting", 400)):
        answer = client.post("/new/kings", data={**form, "talk": level}, follow_redirects=False)
        assert answer.status_code == status
        if status == 303:
            table = answer.headers["location"].rpartition("/")[2]
            assert client.get(path(table)).json()["level"] == "phrases"


# -- beside the game ---------------------------------------------------------------------------------------------------


def test_nothing_of_it_is_in_the_game(run):
    """Not in pictures, views, the log or the record; bots and the digest see the same table."""

    async def work(tables):
        live = await tables.create(game="kings", options={}, seats=[PERSON, PERSON], creator=None, seed=3)
        reader = Reader(0, "en", (0,))
        before = (live.state.digest(), str(live.table.record), live.state.view(0).to_data(), live.number, live.revision)
        shown = picture(live, reader)
        await say(live, 0, text="swordfish")
        after = (live.state.digest(), str(live.table.record), live.state.view(0).to_data(), live.number, live.revision)
        told = str(whole_message(live, reader, picture(live, reader)))
        return before == after and picture(live, reader) is shown and "swordfish" not in told

    assert run(work)


def test_it_is_gone_with_its_table_and_stands_in_a_copy(run, settings, tmp_path):
    async def work(tables):
        live = await tables.create(game="kings", options={}, seats=[PERSON, PERSON], creator=None, seed=3)
        await say(live, 0, "hello")
        return live.id

    table, copy = run(work), tmp_path / "copy.sqlite3"
    backup(settings.database_url, copy)
    with closing(sqlite3.connect(copy)) as connection:
        connection.execute("PRAGMA foreign_keys=ON")
        assert connection.execute("SELECT phrase FROM talk").fetchall() == [("hello",)]
        for other in ("log", "snapshots", "seats"):
            connection.execute(f'DELETE FROM {other} WHERE "table" = ?', (table,))
        connection.execute("DELETE FROM tables WHERE id = ?", (table,))
        assert connection.execute("SELECT count(*) FROM talk").fetchone() == (0,)


@pytest.mark.parametrize(
    ("seats", "company"),
    [
        ([SeatRow(kind="person", person="e", name="Emma"), GREEDY], False),
        ([SeatRow(kind="person", person="e"), SeatRow(kind="device", person="e"), GREEDY], False),
        ([SeatRow(kind="person", person="e"), SeatRow(kind="person", person="o", seat=1)], True),
        ([SeatRow(kind="person", person="e"), SeatRow(kind="program", seat=1)], True),
    ],
)
def test_one_person_among_bots_has_nobody_to_talk_to(seats, company):
    class Live:
        pass

    live = Live()
    live.seats = seats
    assert has_company(live) is company


def test_the_messages_name_what_is_wrong(client):
    table, tokens = make_table(client, "program", "program")
    with Caller(client, table, tokens[0]) as caller:
        caller.say(type="say", id=1, text="without a seat")
        assert "seat" in caller.hear("refused")["words"]
        caller.say(type="hello", heard=-1)
        assert "heard" in caller.hear("refused")["words"]
    assert (Say(0).text, Hello().people) == ("", False)
    assert talk.LEVELS == ("full", "phrases", "off")
