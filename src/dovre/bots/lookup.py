"""Bots by name: those of the house, those that installed packages or `DOVRE_BOTS` bring, any class by its module.

A name is `greedy`, or `my_bots:Clever` for the class `Clever` of the module `my_bots`; options may stand behind it,
as in `mcts:sims=200,depth=3`. Every bot has the option `seconds`: how long it thinks, whatever the others get.

>>> parse_name("mcts:sims=200,depth=3")
BotName(base='mcts', options=(('sims', '200'), ('depth', '3')))
>>> parse_name("my_bots:Clever").base
'my_bots:Clever'
>>> brought_in("clever=my_bots:Clever:depth=3 my_bots:Bold")
{'clever': 'my_bots:Clever:depth=3', 'bold': 'my_bots:Bold'}
>>> split_names("Emma, bot:mcts:sims=200,depth=3, greedy")
['Emma', 'bot:mcts:sims=200,depth=3', 'greedy']
"""

from __future__ import annotations

import math
import os
import sys
from collections.abc import Callable, Mapping
from importlib import import_module
from importlib.metadata import entry_points
from pathlib import Path
from typing import Any, NamedTuple

from dovre.bots.base import Bot, UnknownBot
from dovre.bots.greedy import Greedy
from dovre.bots.levels import Gentle, Steady, Strong
from dovre.bots.mcts import Mcts
from dovre.bots.random import Random
from dovre.kernel.action import Action
from dovre.kernel.errors import DovreError
from dovre.kernel.rng import Rng
from dovre.kernel.view import View

GROUP = "dovre.bots"  # the entry points by which installed packages bring bots
BOTS_VARIABLE = "DOVRE_BOTS"
LONGEST = 20  # letters in the name of a bot that was brought in
SECONDS = "seconds"  # the option that every bot has
SEPARATORS = "|#"  # these stand between names in a save and in a table of results

Factory = Callable[..., Bot]

BOTS: dict[str, Factory] = {
    "random": Random,
    "greedy": Greedy,
    "mcts": Mcts,
    "gentle": Gentle,
    "steady": Steady,
    "strong": Strong,
}


class BotName(NamedTuple):
    base: str
    options: tuple[tuple[str, str], ...]

    @property
    def is_module(self) -> bool:
        """Whether it names a class of a module, which is imported when the bot is made."""
        return ":" in self.base


class Timed:
    """A bot that thinks so many seconds, whatever it is given."""

    def __init__(self, player: Bot, seconds: float) -> None:
        self.player = player
        self.seconds = seconds

    def choose(self, view: View, seconds: float, rng: Rng) -> Action:
        return self.player.choose(view, self.seconds, rng)


def bot(name: str) -> Bot:
    """A new bot of this name; UnknownBot says what is wrong with the name, the class or an option.

    A name with a module in it imports that module: never call this with a name that a stranger has sent.
    """
    parsed = parse_name(brought_in().get(name, name))
    factory = find_factory(parsed.base)
    options = _read_options(parsed, getattr(factory, "options", {}))
    seconds = options.pop(SECONDS, None) if SECONDS not in getattr(factory, "options", {}) else None
    try:
        player = factory(**options)
    except DovreError:
        raise
    except Exception as error:
        raise UnknownBot("broken", name=name[:60], why=_reason(error)) from error
    return player if seconds is None else Timed(player, seconds)


def bot_names() -> list[str]:
    """The names of the bots of the house and of installed packages."""
    names = [*BOTS, *(entry.name for entry in entry_points(group=GROUP)), *brought_in()]
    return list(dict.fromkeys(names))


def brought_in(text: str | None = None) -> dict[str, str]:
    """The bots that a setting brings, by name: `clever=my_bots:Clever my_bots:Bold`, with blanks between them.

    Without a name of its own a bot goes by that of its class, in small letters. Without a text: DOVRE_BOTS.
    """
    found: dict[str, str] = {}
    for word in (os.environ.get(BOTS_VARIABLE, "") if text is None else text).split():
        name, equals, spec = word.partition("=")
        if not equals or not name.isidentifier():
            name, spec = parse_name(word).base.rpartition(":")[2].lower(), word
        if len(name) > LONGEST or name in BOTS:
            raise UnknownBot("setting", name=name[:60], most=LONGEST)
        parse_name(spec)
        found[name] = spec
    return found


def parse_name(name: str) -> BotName:
    """The parts of a name; UnknownBot for text that cannot be one."""
    head, colon, tail = name.strip().rpartition(":")
    base, words = (head, tail) if colon and "=" in tail else (name.strip(), "")
    pairs = [tuple(word.partition("=")[::2]) for word in words.split(",") if words]
    module, _, kind = base.partition(":")
    good = all(part.isidentifier() for part in module.replace("-", "_").split(".")) and (
        ":" not in base or kind.isidentifier()
    )
    if not good or len(base) > 200 or any(not option.isidentifier() or not value for option, value in pairs):
        raise UnknownBot("name", name=name[:60])
    if any(sign in words for sign in SEPARATORS):
        raise UnknownBot("name", name=name[:60])
    return BotName(base, tuple((option, value) for option, value in pairs))


def split_names(text: str) -> list[str]:
    """The names in a list with commas; what looks like `depth=3` belongs to the bot before it."""
    names: list[str] = []
    for word in (part.strip() for part in text.split(",")):
        option, equals, _ = word.partition("=")
        if names and equals and option.isidentifier() and ":" in names[-1] and "=" in names[-1]:
            names[-1] += f",{word}"
        else:
            names.append(word)
    return names


def find_factory(base: str) -> Factory:
    """The class of a bot, by the name without options."""
    if base in BOTS:
        return BOTS[base]
    if ":" in base:
        return _from_module(base)
    for entry in entry_points(group=GROUP, name=base):
        try:
            found = entry.load()
        except Exception as error:
            raise UnknownBot("broken", name=base[:60], why=_reason(error)) from error
        return _checked(found, base)
    raise UnknownBot(name=base[:60], accepted=", ".join(bot_names()))


def _from_module(base: str) -> Factory:
    """The class that `module:Class` names, from the path or the folder one stands in."""
    module, _, name = base.partition(":")
    here = str(Path.cwd())
    if here not in sys.path:
        sys.path.append(here)  # last, so that it hides nothing
    try:
        found = import_module(module)
    except Exception as error:
        raise UnknownBot("broken", name=base[:60], why=_reason(error)) from error
    if not hasattr(found, name):
        raise UnknownBot("no_class", name=base[:60], module=module, found=name)
    return _checked(getattr(found, name), base)


def _checked(found: Any, base: str) -> Factory:
    if not isinstance(found, type) or not callable(getattr(found, "choose", None)):
        raise UnknownBot("choose", name=base[:60])
    return found


def _read_options(name: BotName, types: Mapping[str, type]) -> dict[str, Any]:
    """The options of a name as values of the types that the bot declares."""
    accepted = {**types, SECONDS: float}
    values: dict[str, Any] = {}
    for option, text in name.options:
        if option not in accepted:
            known = ", ".join(f"{word}=…" for word in accepted)
            raise UnknownBot("option", name=name.base[:60], option=option[:40], accepted=known)
        values[option] = text if accepted[option] is str else _number(name.base, option, text, accepted[option])
    return values


def _number(base: str, option: str, text: str, kind: type) -> int | float:
    """A number that is not negative."""
    try:
        value: int | float = int(text) if kind is int else float(text)
    except ValueError:
        value = -1
    if not (math.isfinite(value) and value >= 0) or not text.isascii():
        key = "whole" if kind is int else "number"
        raise UnknownBot(key, name=base[:60], option=option, found=text[:40])
    return value


def _reason(error: Exception) -> str:
    """An error in a few words, on one line."""
    lines = str(error).splitlines()
    return f"{type(error).__name__}: {lines[0][:120]}" if lines else type(error).__name__
