"""What a host can set: from the command line or the environment, `DOVRE_` before the name."""

from __future__ import annotations

import os
from collections.abc import Mapping
from dataclasses import dataclass, fields
from pathlib import Path

from dovre.server.refusals import Refused

PORT = 8377


@dataclass(frozen=True, slots=True)
class Settings:
    """Limits are per client address and hour unless they say otherwise."""

    database: str = ""  # an SQLAlchemy address or a file; empty: a file in the user's data folder
    origin: str = ""  # the public address, such as https://dovre.example; empty: whatever host was asked for
    hosts: str = ""  # names that requests may be for, between commas; empty: any
    trusted_proxies: str = ""  # addresses or networks of proxies whose word on the reader's address counts
    metrics: str = "127.0.0.1,::1"  # addresses or networks that may read /metrics
    addresses: str = ""  # where other machines find this server, between commas; empty: found out at the start
    bot_workers: int = 1
    bot_pause: float = 0.6  # seconds a bot waits before it answers, so that people can follow
    new_tables: int = 120
    new_people: int = 60
    logins: int = 30  # attempts to enter an account
    password_tries: int = 20  # for one account, whoever tries
    new_sockets_per_minute: int = 240
    messages_per_second: int = 20  # a socket
    message_bytes: int = 64 * 1024
    sessions_days: int = 180
    log: str = "info"  # debug, info, warning or error
    private_webhooks: int = 0  # 1: webhooks may call addresses inside the host's own network
    known_deals: int = 0  # 1: seeds may be chosen also where seats are free; such tables are marked
    idle_minutes: float = 10.0  # after which a table that nobody looks at leaves memory
    talk: str = "full"  # what people may say at tables, at most: full, phrases (set ones only) or off
    verified_per_minute: int = 6  # records, for one address
    talk_per_minute: int = 12  # lines of one person
    tables_in_memory: int = 2000  # beyond these the longest unused leave sooner

    @classmethod
    def from_environment(cls, environ: Mapping[str, str] = os.environ, **given: object) -> Settings:
        """Given values first, then the environment, then the defaults."""
        values: dict[str, object] = {name: value for name, value in given.items() if value is not None}
        for field in fields(cls):
            text = environ.get(f"DOVRE_{field.name.upper()}")
            if text is not None and field.name not in values:
                values[field.name] = _read_setting(field.name, str(field.type), text)
        return cls(**values)  # type: ignore[arg-type]

    @property
    def database_url(self) -> str:
        if "://" in self.database:
            return self.database
        return f"sqlite:///{self.database or data_folder() / 'dovre.sqlite3'}"


def _read_setting(name: str, kind: str, text: str) -> object:
    try:
        value = {"int": int, "float": float}.get(kind, str)(text)
    except ValueError:
        value = None
    if value is None or (isinstance(value, int | float) and not value >= 0):
        raise Refused("bad_setting", name=f"DOVRE_{name.upper()}", found=text[:40])
    return value


def data_folder(environ: Mapping[str, str] = os.environ) -> Path:
    """Where this user's games are kept; made when it is missing."""
    base = environ.get("XDG_DATA_HOME")
    folder = (Path(base) if base else Path.home() / ".local" / "share") / "dovre"
    folder.mkdir(parents=True, exist_ok=True)
    return folder
