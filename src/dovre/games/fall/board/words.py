"""The board in words: what each thing on it is, and the whole table spoken."""

from __future__ import annotations

from functools import lru_cache

from dovre.games.fall.components import (
    BOX,
    CELL_NAMES,
    CHAMPION_NAMES,
    CHAMPIONS,
    CLANS,
    KINDS,
    NONE,
    Symbol,
)
from dovre.games.fall.game import GAME
from dovre.games.fall.view import FallView
from dovre.kernel.texts import Texts

WAVES = ("I", "II", "III")


class Words:
    """What can be on a table, told in one language. It holds no view: what is told follows from what is asked."""

    def __init__(self, lang: str, names: tuple[str, ...]) -> None:
        self.lang = lang
        self.texts: Texts = GAME.texts(lang).named(names)
        self.say = self.texts.say

    def heading(self) -> str:
        return self.texts.table["title"]

    def seat(self, seat: int) -> str:
        return self.texts.seat(seat)

    def champion(self, champion: int) -> str:
        return self.texts.table[f"champion.{CHAMPION_NAMES[champion]}"]

    def cell(self, cell: int) -> str:
        return CELL_NAMES[cell]

    def turn(self, view: FallView) -> str:
        """How far the game is."""
        return self.say("board.over") if view.over else self.say("board.wave", wave=WAVES[view.wave])

    def state(self, view: FallView) -> str:
        """Whose turn it is, or who has won."""
        if view.over:
            best = max(view.scores or (0,))
            key = "board.won" if len(view.winners) == 1 else "board.won.shared"
            return self.say(key, winners=view.winners, score=best)
        return self.say("board.plays", seats=view.waiting)

    def symbol(self, symbol: Symbol) -> str:
        kind, power = symbol
        if kind == NONE:
            return self.say("board.bare")
        name = self.say(f"symbol.{KINDS[kind]}")
        return self.say("board.strong", symbol=name, power=power) if power > 1 else name

    def champion_told(self, champion: int) -> str:
        """Name, title, clan and votes, what it does."""
        card = CHAMPIONS[champion]
        clan = "renegade" if card.clan == NONE else CLANS[card.clan]
        return self.say("board.champion", champion=card.id, clan=clan, votes=card.votes)

    def seat_line(self, seat: int, honour: int, provisions: int, despair: int, reserve: int) -> str:
        return self.say(
            "board.seat", seat=seat, honour=honour, provisions=provisions, despair=despair, reserve=reserve
        )


@lru_cache(maxsize=256)
def words_of(lang: str, names: tuple[str, ...]) -> Words:
    return Words(lang, names)


def seat_colours() -> tuple[str, ...]:
    return BOX.seat_colours
