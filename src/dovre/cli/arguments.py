"""Arguments shared by several commands, and how their text is read: numbers, options, seats."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated, Any

import typer

from dovre.cli.errors import CliError
from dovre.kernel.errors import BadSetup
from dovre.kernel.game import Game
from dovre.kernel.rng import MAX_SEED, is_seed

# All are declared as text and read below, so that each error is a sentence of ours and not of Typer.

Lang = Annotated[str | None, typer.Option("--lang")]
GameName = Annotated[str, typer.Argument()]
Seats = Annotated[str | None, typer.Option("--seats")]
Seed = Annotated[str | None, typer.Option("--seed")]
Options = Annotated[list[str] | None, typer.Option("--option")]
Games = Annotated[str, typer.Option("--games")]
Out = Annotated[str | None, typer.Option("--out")]

SPECTATOR = "spectator"
MOST_SECONDS = 3600.0


def is_integer(text: str) -> bool:
    """Whether text is a plain whole number of bearable length."""
    return text.isascii() and text.isdecimal() and len(text) < 50


def read_integer(text: str, name: str, low: int = 1, high: int = 10_000_000) -> int:
    """Read a whole number between two bounds; `name` is the argument in the error."""
    if not is_integer(text) or not low <= int(text) <= high:
        raise CliError("number", name=name, found=text[:40], low=low, high=high)
    return int(text)


def read_seconds(text: str) -> float:
    """Read a number of seconds; 0 is one."""
    try:
        value = float(text)
    except ValueError:
        value = -1.0
    if not 0.0 <= value <= MOST_SECONDS:
        raise CliError("seconds", found=text[:40], most=int(MOST_SECONDS))
    return value


def read_seed(text: str | None) -> int | None:
    if text is None:
        return None
    if not is_integer(text) or not is_seed(int(text)):
        raise BadSetup("seed", seed=text[:40], most=MAX_SEED)
    return int(text)


def read_seats(text: str | None, game: Game[Any, Any]) -> int | None:
    """Read a number of seats this game can be played with; None stays None."""
    if text is None:
        return None
    if not is_integer(text) or int(text) not in game.seats:
        raise BadSetup("seats", game=game.slug, seats=text[:40], accepted=", ".join(map(str, game.seats)))
    return int(text)


def read_options(words: Sequence[str] | None, game: Game[Any, Any]) -> dict[str, str]:
    """Read options such as `pairing=printed`."""
    chosen: dict[str, str] = {}
    for word in words or ():
        name, equals, value = word.partition("=")
        if not equals:
            known = ", ".join(f"{option.name}={'|'.join(option.choices)}" for option in game.options)
            raise CliError("setting", found=word[:40], accepted=known or "-")
        chosen[name] = value
    game.full_options(chosen)
    return chosen


def read_seat(text: str, seats: int) -> int | None:
    """Read `p1` as seat 0, and `spectator` or `spectateur` as None."""
    if text.lower() in (SPECTATOR, "spectateur"):
        return None
    number = text[1:] if text[:1] in ("p", "P") else ""
    if not is_integer(number) or not 1 <= int(number) <= seats:
        raise CliError("seat", found=text[:40], seats=seats, spectator=SPECTATOR)
    return int(number) - 1


def read_choice(text: str, name: str, accepted: Sequence[str]) -> str:
    """The text, if it is one of the accepted words; `name` is the argument in the error."""
    if text not in accepted:
        raise CliError("choice", name=name, found=text[:40], accepted=", ".join(accepted))
    return text
