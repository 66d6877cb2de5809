"""The bots that a table can have: those of the house, and those that the host lists in the setting `bots`.

A name that comes over the network is only ever compared with this list: nobody can have a module loaded from afar.
"""

from __future__ import annotations

from dovre.bots import BOTS, UnknownBot, bot
from dovre.bots.levels import LEVELS
from dovre.bots.lookup import brought_in
from dovre.kernel.texts import Texts
from dovre.server.settings import Settings


def offered_bots(settings: Settings) -> dict[str, str]:
    """Their names, and what each stands for."""
    return {**{name: name for name in BOTS}, **brought_in(settings.bots)}


def shown_bots(settings: Settings) -> list[str]:
    """Those that people choose from: the levels, and the host's own; programs may ask for the others too."""
    return [*LEVELS, *brought_in(settings.bots)]


def check_offered(name: str, settings: Settings) -> None:
    """UnknownBot for any other name."""
    offered = offered_bots(settings)
    if name not in offered:
        raise UnknownBot("not_offered", name=name[:60], accepted=", ".join(offered))


def check_setting(settings: Settings) -> None:
    """UnknownBot for a bot in the setting that cannot be loaded: said at the start, not in the middle of a game."""
    for name in brought_in(settings.bots).values():
        bot(name)


def level_words(name: str, texts: Texts) -> str:
    """How well a bot plays, in a word; one from elsewhere goes by its name."""
    key = f"level.{name}"
    return texts.say(key) if texts.has(key) else name


def about_level(name: str, texts: Texts) -> str:
    """What to expect of a bot, in a sentence; "" for one from elsewhere."""
    key = f"about_level.{name}"
    return texts.say(key) if texts.has(key) else ""
