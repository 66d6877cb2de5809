"""Guests, accounts and sessions: tokens are stored hashed, passwords by Argon2id away from the event loop."""

from __future__ import annotations

import asyncio
import hashlib
import secrets
import time
import unicodedata
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from typing import TypeVar

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError

from dovre.server.ids import new_id
from dovre.server.refusals import Refused
from dovre.server.settings import Settings
from dovre.server.store import Store, Taken

T = TypeVar("T")

COOKIE = "dovre_session"
NAME_MOST = 24
PASSWORD_LEAST = 8
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

    async def of_token(self, token: str | None) -> Person | None:
        """Whose session this token opens; None for an unknown, dropped or old one."""
        if not token or len(token) > 100:
            return None
        oldest = time.time() - self.settings.sessions_days * DAY
        row = await self.store.person_of(hashed(token), oldest)
        return Person(row.id, row.name, row.login) if row else None

    async def new_guest(self, name: str) -> tuple[Person, str]:
        """A new guest, and the token of their session."""
        person = Person(new_id(12), clean_name(name))
        token = secrets.token_urlsafe(32)
        await self.store.add_person(person.id, person.name, hashed(token))
        return person, token

    async def make_account(self, person: Person, login: str, password: str) -> None:
        """Turn a guest into an account; the guest's games stay with it."""
        login = clean_name(login).lower()
        if len(password) < PASSWORD_LEAST or len(password) > 200:
            raise Refused("password_short", least=PASSWORD_LEAST)
        if person.login is not None:
            raise Refused("has_account", 409)
        secret = await self._run(self.hasher.hash, password)
        try:
            await self.store.make_account(person.id, login, secret)
        except Taken:
            raise Refused("login_taken", 409, login=login) from None

    async def enter(self, login: str, password: str) -> str:
        """A session token for this account; the same refusal, after the same work, whatever is wrong."""
        row = await self.store.person_with_login(" ".join(login.split()).lower()[:NAME_MOST])
        secret = (row.password if row else None) or self.decoy
        if not await self._run(self._matches, secret, password[:200]) or row is None:
            raise Refused("login_wrong", 403)
        token = secrets.token_urlsafe(32)
        await self.store.add_session(hashed(token), row.id)
        return token

    async def leave(self, token: str) -> None:
        """End this one session; the person's others go on."""
        await self.store.drop_session(hashed(token))

    def _matches(self, secret: str, password: str) -> bool:
        try:
            return self.hasher.verify(secret, password)
        except (VerificationError, InvalidHashError):
            return False

    async def _run(self, work: Callable[..., T], *arguments: str) -> T:
        return await asyncio.get_running_loop().run_in_executor(self.slow, work, *arguments)
