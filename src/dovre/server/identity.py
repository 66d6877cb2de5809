"""Guests, accounts and sessions: tokens are stored hashed, passwords by Argon2id away from the event loop."""

from __future__ import annotations

import asyncio
import hashlib
import secrets
import time
import unicodedata
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from dataclasses import dataclass
from typing import TypeVar

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError

from dovre.server.ids import new_id
from dovre.server.passwords import MOST, check_password
from dovre.server.rate_limit import RateLimit
from dovre.server.refusals import Refused
from dovre.server.rows import PersonRow, SessionRow
from dovre.server.settings import Settings
from dovre.server.store import Store
from dovre.server.writer import Taken

T = TypeVar("T")

COOKIE = "dovre_session"
NAME_MOST = 24
AGENT_MOST = 80
DAY = 86_400


@dataclass(frozen=True, slots=True)
class Person:
    """Somebody with a session: a guest, or an account if there is a login."""

    id: str
    name: str
    login: str | None = None


def hashed(token: str) -> bytes:
    """A token as it is stored: one round is enough for long random ones, and who reads it can open no session."""
    return hashlib.sha256(token.encode()).digest()


def clean_name(name: str) -> str:
    """A name as others see it: no control characters, no runs of blanks, not too long; Refused if nothing is left."""
    letters = "".join(letter if unicodedata.category(letter)[0] != "C" else " " for letter in name)
    cleaned = " ".join(letters.split())[:NAME_MOST].strip()
    if not cleaned:
        raise Refused("name_empty", most=NAME_MOST)
    return cleaned


class Identity:
    """Guests, accounts and their sessions."""

    def __init__(self, store: Store, settings: Settings) -> None:
        self.store = store
        self.settings = settings
        self.hasher = PasswordHasher()
        self.slow = ThreadPoolExecutor(2, "dovre-argon2")
        self.decoy = self.hasher.hash(secrets.token_hex(8))
        self.tries = RateLimit(settings.password_tries, 3600)  # by account, whoever tries
        self.on_end: dict[bytes, set[Callable[[], None]]] = {}  # by session: the sockets that end with it

    @property
    def oldest(self) -> float:
        """When the oldest session began that still counts."""
        return time.time() - self.settings.sessions_days * DAY

    async def of_token(self, token: str | None) -> Person | None:
        """Whose session this token opens; None for an unknown, dropped or old one."""
        if not token or len(token) > 100:
            return None
        row = await self.store.person_of(hashed(token), self.oldest)
        return Person(row.id, row.name, row.login) if row else None

    async def new_guest(self, name: str, agent: str = "") -> tuple[Person, str]:
        """A new guest, and the token of their session."""
        person = Person(new_id(12), clean_name(name))
        token = secrets.token_urlsafe(32)
        await self.store.add_person(person.id, person.name, hashed(token), agent[:AGENT_MOST])
        return person, token

    async def check_account(self, login: str, password: str) -> None:
        """Refuse an account that cannot be made, before anything is."""
        login = clean_name(login).lower()
        check_password(password, login)
        if await self.store.person_with_login(login) is not None:
            raise Refused("login_taken", 409, login=login)

    async def make_account(self, person: Person, login: str, password: str, agent: str = "") -> str:
        """Turn a guest into an account; games stay with it, sessions do not. Returns the token of the new one."""
        login = clean_name(login).lower()
        if person.login is not None:
            raise Refused("has_account", 409)
        check_password(password, login)
        secret = await self._run(self.hasher.hash, password)
        try:
            await self.store.make_account(person.id, login, secret)
        except Taken:
            raise Refused("login_taken", 409, login=login) from None
        token = await self._new_session(person.id, agent)
        await self.end_sessions(person, keep=token)
        return token

    async def enter(self, login: str, password: str, agent: str = "") -> str:
        """A session token for this account; the same refusal, after the same work, whatever is wrong."""
        login = " ".join(login.split()).lower()[:NAME_MOST]
        row = await self._checked(login, password)
        return await self._new_session(row.id, agent)

    async def _new_session(self, person: str, agent: str) -> str:
        token = secrets.token_urlsafe(32)
        await self.store.add_session(hashed(token), person, agent[:AGENT_MOST])
        return token

    async def _checked(self, login: str, password: str) -> PersonRow:
        """The account with this login, if the password is its own."""
        self.tries.take(login)
        row = await self.store.person_with_login(login)
        secret = (row.password if row else None) or self.decoy
        if not await self._run(self._matches, secret, password[:MOST]) or row is None:
            raise Refused("login_wrong", 403)
        return row

    async def change_password(self, person: Person, password: str, new: str, session: str) -> None:
        """Another password for an account; all its other sessions end."""
        if person.login is None:
            raise Refused("login_wrong", 403)
        check_password(new, person.login)
        await self._checked(person.login, password)
        await self.store.set_password(person.id, await self._run(self.hasher.hash, new))
        await self.end_sessions(person, keep=session)

    # -- sessions ------------------------------------------------------------------------------------------------

    async def sessions(self, person: Person) -> list[SessionRow]:
        return await self.store.sessions_of(person.id, self.oldest)

    async def end_sessions(self, person: Person, only: str | None = None, keep: str = "") -> None:
        """End one session of a person by its id, or all of them but that of the token `keep`."""
        kept = hashed(keep)
        mine = await self.sessions(person)
        await self._end(*(row.token for row in mine if (row.id == only if only else row.token != kept)))

    async def leave(self, token: str) -> None:
        """End this one session; the person's others go on."""
        await self._end(hashed(token))

    async def _end(self, *sessions: bytes) -> None:
        await self.store.drop_sessions(*sessions)
        for session in sessions:
            self.close_sockets(session)

    def close_sockets(self, session: bytes) -> None:
        """A session has ended, here or in another worker."""
        for close in list(self.on_end.get(session, ())):
            close()

    @contextmanager
    def ending(self, token: str, close: Callable[[], None]) -> Iterator[None]:
        """As long as this lasts, `close` is called when the session of this token ends."""
        session = hashed(token)
        self.on_end.setdefault(session, set()).add(close)
        try:
            yield
        finally:
            self.on_end[session].discard(close)
            if not self.on_end[session]:
                del self.on_end[session]

    def _matches(self, secret: str, password: str) -> bool:
        try:
            return self.hasher.verify(secret, password)
        except (VerificationError, InvalidHashError):
            return False

    async def _run(self, work: Callable[..., T], *arguments: str) -> T:
        return await asyncio.get_running_loop().run_in_executor(self.slow, work, *arguments)
