"""The players at a table: people by name, bots by kind."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass

from dovre.bots import bot, bot_names
from dovre.bots.lookup import parse_name, split_names
from dovre.cli.errors import CliError

BOT = "bot:"
MAX_NAME_LENGTH = 20
FORBIDDEN = ",|#:"  # these separate names in a list and in a save
ME = ("you", "me", "vous", "moi")
DEFAULT_BOT = f"{BOT}greedy"


@dataclass(frozen=True, slots=True)
class Player:
    name: str
    bot: str | None = None  # the kind of bot; None for a person

    @property
    def spec(self) -> str:
        """How the player is written on the command line and in a save."""
        return self.name if self.bot is None else f"{BOT}{self.bot}"


def read_players(text: str, me: str, separator: str = ",") -> list[Player]:
    """Read `Emma, bot:greedy, Lars`; bots of the same kind get their seat number as part of the name."""
    words = split_names(text) if separator == "," else [word.strip() for word in text.split(separator)]
    kinds = Counter(word for word in words)
    players = [_player(word, seat, kinds[word] > 1, me) for seat, word in enumerate(words)]
    people = [player.name for player in players if player.bot is None]
    for name in people:
        if people.count(name) > 1:
            raise CliError("twice", name=name)
    return players


def _player(word: str, seat: int, numbered: bool, me: str) -> Player:
    if word.startswith(BOT):
        kind = word[len(BOT) :]
        if not parse_name(kind).is_module:  # such a class is imported when it sits down
            bot(kind)
        return Player(f"{kind} {seat + 1}" if numbered else kind, kind)
    if word.lower() in ME:
        return Player(me)
    if not 1 <= len(word) <= MAX_NAME_LENGTH or not word.isprintable() or any(sign in word for sign in FORBIDDEN):
        raise CliError(
            "name", found=word[:40], most=MAX_NAME_LENGTH, bots=", ".join(f"{BOT}{name}" for name in bot_names())
        )
    return Player(word)


def fill_with_bots(players: Sequence[str], seats: int) -> list[str]:
    """The players as written, with the default bot on the other seats."""
    return [*players, *[DEFAULT_BOT] * (seats - len(players))]
