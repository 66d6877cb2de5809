"""Who is who: sessions stored hashed, accounts that keep a guest's games, refusals that tell nothing."""

import asyncio
import dataclasses
import hashlib
import re
import sqlite3
import threading
import time

import pytest
from argon2 import PasswordHasher
from litestar.exceptions import WebSocketDisconnect

from dovre.server.forms import CSRF_COOKIE
from dovre.server.identity import COOKIE, Identity, clean_name, hashed
from dovre.server.ids import LETTERS, new_id
from dovre.server.passwords import check_password
from dovre.server.refusals import Refused
from dovre.server.store import Store
from tests.server.test_pages import send

DAY = 86_400


@pytest.fixture
def run(settings):
    def go(work, **changes):
        async def main():
            store = Store(settings.database_url)
            await store.open()
            try:
                return await work(Identity(store, dataclasses.replace(settings, **changes)), store)
            finally:
                await store.close()

        return asyncio.run(main())

    return go


def rows(settings, sql):
    with sqlite3.connect(settings.database_url.removeprefix("sqlite:///")) as connection:
        return connection.execute(sql).fetchall()


# -- sessions --------------------------------------------------------------------------------------------------------


def test_a_session_token_is_nowhere_in_the_database_only_its_hash(run, settings, tmp_path):
    async def work(identity, store):
        _, token = await identity.new_guest("Emma")
        return token

    token = run(work)
    stored = b"".join(path.read_bytes() for path in tmp_path.glob("dovre.sqlite3*"))
    assert b"Emma" in stored
    assert token.encode() not in stored
    assert rows(settings, "SELECT token FROM sessions") == [(hashlib.sha256(token.encode()).digest(),)]
    assert hashed(token) == hashlib.sha256(token.encode()).digest()


def test_tokens_are_long_random_and_never_the_same(run):
    async def work(identity, store):
        return [(await identity.new_guest("Emma"))[1] for _ in range(20)]

    tokens = run(work)
    assert len(set(tokens)) == 20
    assert all(len(token) >= 43 for token in tokens)  # 32 random bytes


def test_a_session_ends_when_its_days_are_over(run, monkeypatch):
    async def work(identity, store):
        guest, token = await identity.new_guest("Emma")
        found = []
        now = time.time()
        for days in (0, 29.99, 30.01):
            monkeypatch.setattr(time, "time", lambda days=days: now + days * DAY)
            found.append(await identity.of_token(token) == guest)
        return found

    assert run(work, sessions_days=30) == [True, True, False]


@pytest.mark.parametrize("token", ["", None, "nonsense", "x" * 101, "x" * 100_000])
def test_what_is_no_token_opens_nothing(run, token):
    async def work(identity, store):
        await identity.new_guest("Emma")
        return await identity.of_token(token)

    assert run(work) is None


def test_the_hash_of_a_token_opens_nothing(run, settings):
    """Who reads the database cannot enter with what stands there."""

    async def work(identity, store):
        _, token = await identity.new_guest("Emma")
        stored = hashed(token)
        return [await identity.of_token(guess) for guess in (stored.hex(), stored.decode("latin-1"))]

    assert run(work) == [None, None]


def test_leaving_ends_this_session_and_no_other(run):
    async def work(identity, store):
        guest, _ = await identity.new_guest("Emma")
        first = await identity.make_account(guest, "emma", "correct horse")
        second = await identity.enter("emma", "correct horse")
        _, others = await identity.new_guest("Lars")
        await identity.leave(first)
        people = [await identity.of_token(token) for token in (first, second, others)]
        return [person and person.name for person in people]

    assert run(work) == [None, "Emma", "Lars"]


def test_a_session_opens_its_own_person(run):
    async def work(identity, store):
        emma, first = await identity.new_guest("Emma")
        lars, second = await identity.new_guest("Lars")
        return (await identity.of_token(first), await identity.of_token(second)) == (emma, lars), emma.id != lars.id

    assert run(work) == (True, True)


# -- accounts --------------------------------------------------------------------------------------------------------


def test_a_guest_becomes_an_account_and_comes_back(run):
    async def work(identity, store):
        guest, token = await identity.new_guest("Emma")
        new = await identity.make_account(guest, " Emma ", "correct horse")
        again = await identity.of_token(await identity.enter("  eMMa ", "correct horse"))
        assert again.id == guest.id
        assert (await identity.of_token(new)).login == "emma"
        assert await identity.of_token(token) is None
        return again.name, again.login

    assert run(work) == ("Emma", "emma")


def test_a_wrong_password_and_an_unknown_name_are_refused_alike(run):
    async def work(identity, store):
        guest, _ = await identity.new_guest("Emma")
        await identity.make_account(guest, "emma", "correct horse")
        words = []
        for login, password in (("emma", "wrong horse"), ("nobody", "correct horse"), ("", ""), ("emma", "")):
            with pytest.raises(Refused) as caught:
                await identity.enter(login, password)
            words.append((caught.value.code, caught.value.status, caught.value.words("fr")))
        return words

    words = run(work)
    assert set(words) == {("login_wrong", 403, words[0][2])}


def test_a_wrong_login_costs_the_same_work_as_a_wrong_password(run):
    """Otherwise the time of a refusal tells which names exist."""

    async def work(identity, store):
        guest, _ = await identity.new_guest("Emma")
        await identity.make_account(guest, "emma", "correct horse")
        verified = []
        check = identity._matches
        identity._matches = lambda secret, password: verified.append(secret) or check(secret, password)
        for login in ("emma", "nobody"):
            with pytest.raises(Refused):
                await identity.enter(login, "wrong horse")
        return [secret.split("$")[1:4] for secret in verified]

    known, unknown = run(work)
    assert known == unknown  # the same kind of hash with the same cost


def test_the_decoy_is_no_password(run):
    async def work(identity, store):
        other = Identity(store, identity.settings)
        return identity.decoy != other.decoy

    assert run(work)


def test_passwords_are_kept_as_argon2id_and_hashed_beside_the_loop(run, settings, monkeypatch):
    threads = []
    before = PasswordHasher.hash

    def noted(self, password):
        threads.append(threading.current_thread().name)
        return before(self, password)

    async def work(identity, store):
        guest, _ = await identity.new_guest("Emma")
        monkeypatch.setattr(PasswordHasher, "hash", noted)
        await identity.make_account(guest, "emma", "correct horse")

    run(work)
    ((password,),) = rows(settings, "SELECT password FROM people")
    assert password.startswith("$argon2id$")
    assert threads[0].startswith("dovre-argon2")


def test_an_account_is_made_once(run):
    async def work(identity, store):
        guest, _ = await identity.new_guest("Emma")
        token = await identity.make_account(guest, "emma", "correct horse")
        with pytest.raises(Refused) as caught:
            await identity.make_account(await identity.of_token(token), "other", "other horse")
        await identity.enter("emma", "correct horse")
        return caught.value.code, caught.value.status

    assert run(work) == ("has_account", 409)


@pytest.mark.parametrize(("length", "found"), [(11, "password_short"), (12, True), (200, True), (201, "password_long")])
def test_passwords_have_their_limits(run, length, found):
    async def work(identity, store):
        guest, _ = await identity.new_guest("Emma")
        password = ("nine green goats " * 20)[:length]
        try:
            await identity.make_account(guest, "emma", password)
        except Refused as refused:
            return refused.code
        return bool(await identity.enter("emma", password))

    assert run(work) == found


def test_an_account_that_cannot_be_made_leaves_no_guest(client, settings):
    def people():
        return rows(settings, "SELECT count(*) FROM people")

    send(client, "/account/new", login="emma", password="correct horse")
    client.cookies.clear()
    before = people()
    assert send(client, "/account/new", login="lars", password="short").status_code == 400
    assert send(client, "/account/new", login="Emma", password="another horse").status_code == 409
    assert people() == before == [(1,)]


def test_a_login_belongs_to_one_person_however_it_is_written(run):
    async def work(identity, store):
        guest, _ = await identity.new_guest("Emma")
        other, _ = await identity.new_guest("Lars")
        await identity.make_account(guest, "emma", "long enough now")
        with pytest.raises(Refused) as taken:
            await identity.make_account(other, " EMMA\n", "long enough now")
        return taken.value.code, taken.value.status, (await store.person_with_login("emma")).id == guest.id

    assert run(work) == ("login_taken", 409, True)


# -- names -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("name", "cleaned"),
    [
        ("Emma", "Emma"),
        ("  a\u202eb\n c  ", "a b c"),  # text cannot be turned round, lines cannot be broken
        ("a\x00b", "a b"),
        ("zero\u200bwidth", "zero width"),
        ("Åsa Ørn", "Åsa Ørn"),
        ("<b>", "<b>"),  # escaped where it is shown
        ("x" * 24, "x" * 24),
        ("x" * 25, "x" * 24),
        ("x" * 23 + " y", "x" * 23),
    ],
)
def test_names_are_cleaned(name, cleaned):
    assert clean_name(name) == cleaned


@pytest.mark.parametrize("name", ["", " \n ", "\u202e", "\x00"])
def test_a_name_of_nothing_is_refused(name):
    with pytest.raises(Refused) as caught:
        clean_name(name)
    assert (caught.value.code, caught.value.status) == ("name_empty", 400)


def test_ids_are_random_and_easy_to_read_out():
    ids = {new_id() for _ in range(200)}
    assert len(ids) == 200
    assert all(len(one) == 10 and set(one) <= set(LETTERS) for one in ids)
    assert not set("ilo01") & set(LETTERS)
    assert len(new_id(12)) == 12


# -- in the browser --------------------------------------------------------------------------------------------------

SEATS = {"count": "2", "seat0": "me", "seat1": "device", "name1": "Guest"}


class Browser:
    """One of several browsers at the same server: `with browser as client` acts with its cookies."""

    def __init__(self, client):
        self.client = client
        self.cookies = type(client.cookies)()

    def __enter__(self):
        self.client.cookies = self.cookies
        return self.client

    def __exit__(self, *_):
        self.cookies = self.client.cookies


@pytest.fixture
def two(client):
    """Emma, who has made a table, and Eve, who has a session of her own."""
    emma, eve = Browser(client), Browser(client)
    with emma:
        table = send(client, "/new/kings", name="Emma", **SEATS).headers["location"]
    with eve:
        send(client, "/name", name="Eve")
    return emma, eve, table


def test_the_session_of_one_cannot_act_for_another(two):
    emma, eve, table = two
    with eve as client:
        for path in ("leave", "back", "rematch", "fill"):
            assert (send(client, f"{table}/{path}", seat="0").status_code, path) == (403, path)
        with client.websocket_connect(f"{table}/socket") as socket:
            socket.send_json({"type": "answer", "id": 1, "n": 0, "seat": 0, "token": "draw.deck"})
            assert socket.receive_json()["code"] == "refused.not_your_seat"
    with emma as client:
        assert send(client, f"{table}/leave", seat="0").status_code == 303


def test_leaving_a_device_ends_its_session_and_changes_its_form_token(two):
    emma, eve, _ = two
    with emma as client:
        session, csrf = client.cookies[COOKIE], client.cookies[CSRF_COOKIE]
        assert send(client, "/account/leave").status_code == 303
        assert COOKIE not in client.cookies
        assert client.cookies[CSRF_COOKIE] != csrf
        client.cookies.set(COOKIE, session, domain="testserver.local")
        assert "Emma" not in client.get("/me").text
    with eve as client:
        assert "Eve" in client.get("/me").text


def test_entering_an_account_gives_a_new_session_and_form_token(two):
    emma, eve, _ = two
    with emma as client:
        send(client, "/account/new", login="emma", password="correct horse")
    with eve as client:
        before, csrf = client.cookies[COOKIE], client.cookies[CSRF_COOKIE]
        assert send(client, "/account/enter", login="emma", password="correct horse").status_code == 303
        assert client.cookies[COOKIE] not in (before, emma.cookies[COOKIE])
        assert client.cookies[CSRF_COOKIE] != csrf
        assert "Emma" in client.get("/me").text


def test_a_guest_who_makes_an_account_gets_a_new_session_and_the_one_before_ends(two):
    emma, _, _ = two
    with emma as client:
        client.get("/me")
        before, csrf = client.cookies[COOKIE], client.cookies[CSRF_COOKIE]
        assert send(client, "/account/new", login="emma", password="correct horse").status_code == 303
        assert client.cookies[COOKIE] != before
        assert client.cookies[CSRF_COOKIE] != csrf
        assert "Emma" in client.get("/me").text
        client.cookies.set(COOKIE, before)
        assert "Emma" not in client.get("/me").text


# -- passwords and the list of sessions ------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("password", "code"),
    [
        ("eleven char", "password_short"),
        ("x" * 201, "password_long"),
        ("aaaaaaaaaaaaaa", "password_common"),
        ("abababababab", "password_common"),
        ("123456789012", "password_common"),
        ("abcdefghijklm", "password_common"),
        ("qwertyuiopqwerty", "password_common"),
        ("Password1234", "password_common"),
        ("motdepasse2026", "password_common"),
        ("welcomeadmin!", "password_common"),
        ("emma-emma-2026", "password_common"),
    ],
)
def test_short_and_common_passwords_are_refused(password, code):
    with pytest.raises(Refused) as caught:
        check_password(password, "emma")
    assert caught.value.code == code


@pytest.mark.parametrize("password", ["correct horse", "trois petits chats", "Zq7-pl.0vv-2x", "passwordless ferry"])
def test_other_passwords_are_taken(password):
    check_password(password, "emma")


def test_a_password_is_changed_and_the_other_devices_must_log_in_again(two):
    emma, eve, _ = two
    with emma as client:
        send(client, "/account/new", login="emma", password="correct horse")
    with eve as client:
        send(client, "/account/enter", login="emma", password="correct horse")
        assert "Emma" in client.get("/me").text
    with emma as client:
        wrong = send(client, "/account/password", password="battery staple", new="another fine day")
        assert wrong.status_code == 403
        assert send(client, "/account/password", password="correct horse", new="short").status_code == 400
        changed = send(client, "/account/password", password="correct horse", new="another fine day")
        assert changed.status_code == 303
        assert "Emma" in client.get("/me").text
    with eve as client:
        assert "Emma" not in client.get("/me").text
        assert send(client, "/account/enter", login="emma", password="correct horse").status_code == 403
        assert send(client, "/account/enter", login="emma", password="another fine day").status_code == 303


def test_sessions_are_listed_and_ended_one_by_one_or_all(two):
    emma, eve, _ = two
    with emma as client:
        send(client, "/account/new", login="emma", password="correct horse")
    with eve as client:
        client.headers["user-agent"] = "Mozilla/5.0 (X11; Linux x86_64) Firefox/140.0"
        send(client, "/account/enter", login="emma", password="correct horse")
        del client.headers["user-agent"]
    with emma as client:
        page = client.get("/me", headers={"accept-language": "en"}).text
        assert "Firefox, Linux" in page
        (other,) = re.findall(r'name="session" value="(\w+)"', page)
        assert send(client, "/account/sessions", session="0" * 16).status_code == 303  # not one of one's own: nothing
        assert "Firefox" in client.get("/me").text
        assert send(client, "/account/sessions", session=other).status_code == 303
        assert "Firefox" not in client.get("/me").text
    with eve as client:
        assert "Emma" not in client.get("/me").text
        send(client, "/account/enter", login="emma", password="correct horse")
    with emma as client:
        assert send(client, "/account/sessions", session="").status_code == 303
        assert "Emma" in client.get("/me").text
    with eve as client:
        assert "Emma" not in client.get("/me").text


def test_a_socket_closes_when_its_session_ends(two):
    emma, _, table = two
    with emma as client, client.websocket_connect(f"{table}/socket") as socket:
        socket.send_json({"type": "ping"})
        assert socket.receive_json()["type"] == "pong"
        send(client, "/account/leave")
        with pytest.raises(WebSocketDisconnect) as closed:
            socket.receive_json()
    assert closed.value.code == 1008


def test_passwords_are_tried_so_often_for_one_account_and_no_more(run):
    async def work(identity, store):
        found = []
        for _ in range(4):
            try:
                await identity.enter("emma", "whatever this is")
            except Refused as refused:
                found.append(refused.code)
        return found

    assert run(work, password_tries=3) == ["login_wrong"] * 3 + ["too_fast"]
