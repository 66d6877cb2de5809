"""Who is who: sessions stored hashed, accounts that keep a guest's games, refusals that tell nothing."""

import asyncio
import sqlite3

import pytest

from dovre.server.identity import Identity, clean_name
from dovre.server.refusals import Refused
from dovre.server.store import Store


@pytest.fixture
def run(settings):
    def go(work):
        async def main():
            store = Store(settings.database_url)
            await store.open()
            try:
                return await work(Identity(store, settings), store)
            finally:
                await store.close()

        return asyncio.run(main())

    return go


def test_a_session_token_is_nowhere_in_the_database(run, settings, tmp_path):
    async def work(identity, store):
        _, token = await identity.new_guest("Emma")
        return token

    token = run(work)
    stored = b"".join(path.read_bytes() for path in tmp_path.glob("dovre.sqlite3*"))
    assert b"Emma" in stored
    assert token.encode() not in stored


def test_a_guest_becomes_an_account_and_comes_back(run):
    async def work(identity, store):
        guest, token = await identity.new_guest("Emma")
        await identity.make_account(guest, "Emma", "correct horse")
        again = await identity.of_token(await identity.enter("  emma ", "correct horse"))
        assert again.id == guest.id
        await identity.leave(token)
        return await identity.of_token(token)

    assert run(work) is None


def test_a_wrong_password_and_an_unknown_name_are_refused_alike(run):
    async def work(identity, store):
        guest, _ = await identity.new_guest("Emma")
        await identity.make_account(guest, "emma", "correct horse")
        words = []
        for login, password in (("emma", "wrong horse"), ("nobody", "correct horse"), ("", "")):
            with pytest.raises(Refused) as caught:
                await identity.enter(login, password)
            words.append((caught.value.code, caught.value.status, caught.value.words("fr")))
        return words

    words = run(work)
    assert words[0] == words[1] == words[2]


def test_passwords_are_kept_as_argon2id(run, settings, tmp_path):
    async def work(identity, store):
        guest, _ = await identity.new_guest("Emma")
        await identity.make_account(guest, "emma", "correct horse")

    run(work)
    with sqlite3.connect(tmp_path / "dovre.sqlite3") as connection:
        ((password,),) = connection.execute("SELECT password FROM people").fetchall()
    assert password.startswith("$argon2id$")


def test_names_logins_and_passwords_have_their_limits(run):
    async def work(identity, store):
        guest, _ = await identity.new_guest("Emma")
        other, _ = await identity.new_guest("Lars")
        with pytest.raises(Refused) as short:
            await identity.make_account(guest, "emma", "short")
        await identity.make_account(guest, "emma", "long enough")
        with pytest.raises(Refused) as taken:
            await identity.make_account(other, "EMMA", "long enough")
        return short.value.code, taken.value.code

    assert run(work) == ("password_short", "login_taken")
    assert clean_name("  a\u202eb\n c  ") == "a b c"
    assert len(clean_name("x" * 99)) == 24
    with pytest.raises(Refused):
        clean_name(" \n ")
