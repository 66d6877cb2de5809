"""What a host can set: from the command line or the environment, `DOVRE_` before the name."""

from __future__ import annotations

import os
import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass, fields
from difflib import get_close_matches
from math import inf
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

from dovre.server.addresses import networks
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
    workers: int = 1  # server processes; more than one on PostgreSQL
    bots: str = ""  # bots from elsewhere that tables may have, between blanks: clever=my_bots:Clever
    bot_workers: int = 1  # processes in which bots think, for each worker; one more for tables of bots alone
    bot_pause: float = 0.6  # seconds a bot waits before it answers, so that people can follow
    new_tables: int = 120
    new_people: int = 60
    logins: int = 30  # attempts to enter an account
    password_tries: int = 20  # for one account, whoever tries
    new_sockets_per_minute: int = 240
    requests_per_minute: int = 3000  # people behind one router share an address
    connections: int = 4000  # open at once, in all
    connections_per_address: int = 500
    sockets: int = 3000  # of these, at tables
    sockets_kept: int = 1000  # of these, for those who sit at a table
    sockets_per_address: int = 300
    messages_per_second: int = 20  # a socket
    message_bytes: int = 64 * 1024
    sessions_days: int = 180
    log: str = "info"  # debug, info, warning or error
    private_webhooks: int = 0  # 1: webhooks may call addresses inside the host's own network
    known_deals: int = 0  # 1: seeds may be chosen also where seats are free; such tables are marked
    coach: int = 1  # 0: no hints while playing, and no review of one's answers afterwards
    idle_minutes: float = 10.0  # after which a table that nobody looks at leaves memory
    talk: str = "full"  # what people may say at tables, at most: full, phrases (set ones only) or off
    verified_per_minute: int = 6  # records, for one address
    talk_per_minute: int = 12  # lines of one person
    tables_in_memory: int = 2000  # beyond these the longest unused leave sooner

    @classmethod
    def from_environment(cls, environ: Mapping[str, str] = os.environ, **given: object) -> Settings:
        """Given values first, then the environment, then the defaults."""
        values: dict[str, object] = {name: value for name, value in given.items() if value is not None}
        names = {name: f"--{name.replace('_', '-')}" for name in values}
        for field in fields(cls):
            text = environ.get(f"DOVRE_{field.name.upper()}")
            if text is not None and field.name not in values:
                names[field.name] = f"DOVRE_{field.name.upper()}"
                values[field.name] = _read_setting(names[field.name], str(field.type), text)
        for name, value in values.items():
            if name in CAN_BE and not CAN_BE[name](value):
                raise Refused("bad_setting", name=names[name], found=str(value)[:40])
        return cls(**values)  # type: ignore[arg-type]

    @classmethod
    def misspelt(cls, environ: Mapping[str, str] = os.environ) -> list[tuple[str, str]]:
        """Variables that set nothing and look like one that does, which stands beside them."""
        known = [f"DOVRE_{field.name.upper()}" for field in fields(cls)]
        unknown = [name for name in environ if name.startswith("DOVRE_") and name not in known]
        close = [(name, get_close_matches(name, known, 1, 0.85)) for name in sorted(unknown)]
        return [(name, found[0]) for name, found in close if found]

    @property
    def database_url(self) -> str:
        scheme, found, rest = self.database.partition("://")
        if found:
            return f"postgresql+psycopg://{rest}" if scheme in ("postgresql", "postgres") else self.database
        return f"sqlite:///{self.database or data_folder() / 'dovre.sqlite3'}"


def _read_setting(name: str, kind: str, text: str) -> object:
    try:
        value = {"int": int, "float": float}.get(kind, str)(text)
    except ValueError:
        value = None
    if value is None or (isinstance(value, int | float) and not 0 <= value < inf):
        raise Refused("bad_setting", name=name, found=text[:40])
    return value


def _is_origin(text: str) -> bool:
    """A web address without a path, or nothing."""
    try:
        parts = urlsplit(text)
        return not text or bool(parts.scheme in ("http", "https") and parts.hostname and not parts.path.strip("/"))
    except ValueError:
        return False


def _are_hosts(text: str) -> bool:
    """Names or addresses between commas, without scheme, port or path."""
    return all(re.fullmatch(r"\s*([\w.-]+|[0-9a-fA-F:]+)?\s*", name) for name in text.split(","))


def _are_networks(text: str) -> bool:
    try:
        return networks(text) is not None
    except ValueError:
        return False


def _at_least_one(value: int) -> bool:
    return value >= 1


CAN_BE: dict[str, Callable[[Any], bool]] = {
    "log": ("debug", "info", "warning", "error").__contains__,
    "talk": ("full", "phrases", "off").__contains__,
    "origin": _is_origin,
    "hosts": _are_hosts,
    "trusted_proxies": _are_networks,
    "metrics": _are_networks,
    "workers": _at_least_one,
    "bot_workers": _at_least_one,
    "tables_in_memory": _at_least_one,
    "sessions_days": _at_least_one,
    "connections": _at_least_one,
    "sockets": _at_least_one,
    "message_bytes": _at_least_one,
}  # what can be said of a setting beyond its kind


def data_folder(environ: Mapping[str, str] = os.environ) -> Path:
    """Where this user's games are kept; made when it is missing."""
    base = environ.get("XDG_DATA_HOME")
    folder = (Path(base) if base else Path.home() / ".local" / "share") / "dovre"
    folder.mkdir(parents=True, exist_ok=True)
    return folder
