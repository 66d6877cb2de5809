"""The words of a board in one language."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache

from dovre.kernel.action import Action
from feast.components import DISHES
from feast.game import GAME
from feast.state import NONE
from feast.view import FeastView, Hand


class Words:
    """What a board says; it holds no view, so that it can serve many boards."""

    def __init__(self, lang: str, names: tuple[str, ...]) -> None:
        self.lang = lang
        self.names = names
        self.texts = GAME.texts(lang).named(names)
        self.say = self.texts.say

    def seat(self, seat: int) -> str:
        return self.texts.seat(seat)

    def heading(self) -> str:
        return self.say("title")

    def round(self, n: int, rounds: int) -> str:
        return self.say("board.round", n=n, rounds=rounds)

    def state(self, view: FeastView) -> str:
        """Whom the table waits for, or how it ended."""
        if view.over:
            return GAME.end_words(view, self.texts)
        asked = view.asked[0].kind
        key = {"dish": "choosing", "boast": "choosing", "trophy": "after", "chores": "after"}.get(asked, asked)
        if key in ("choosing", "after") and len(view.waiting) == 1:
            key += ".one"
        return self.say(f"board.{key}", seats=view.waiting)

    # -- dishes ---------------------------------------------------------------------------------------------------

    def kind(self, dish: int) -> str:
        return self.say(f"dish.{DISHES[dish].kind}")

    def short(self, dish: int) -> str:
        """`Roast Goat 5`."""
        return f"{self.kind(dish)} {DISHES[dish].taste}"

    def dish(self, dish: int) -> str:
        one = DISHES[dish]
        return self.say("board.dish", kind=one.kind, taste=one.taste, weight=one.weight)

    def shorts(self, dishes: Iterable[int]) -> str:
        return ", ".join(map(self.short, dishes)) or self.say("board.empty")

    def hand_list(self, hand: Hand) -> list[str]:
        """The dishes one knows, and how many others there are."""
        known = [self.short(dish) for dish in hand if dish is not None]
        hidden = len(hand) - len(known)
        return known + ([self.say("board.hidden", n=hidden)] if hidden else [])

    def hand(self, hand: Hand) -> str:
        return ", ".join(self.hand_list(hand)) or self.say("board.empty")

    def plate(self, dish: int, boast: int) -> str:
        if dish == NONE:
            return self.say("board.empty")
        return self.say("board.loudly", dish=self.short(dish)) if boast else self.short(dish)

    # -- seats ----------------------------------------------------------------------------------------------------

    def belly(self, n: int, most: int) -> str:
        told = self.say("board.belly", n=n, most=most)
        return f"{told}, {self.say('board.asleep')}" if n > most else told

    def points(self, n: int) -> str:
        return self.say("board.points", n=n)

    def thinks(self, chosen: int) -> str:
        """How far a seat is with its sealed choice."""
        return self.say(("board.thinking", "board.chosen.one", "board.chosen")[chosen])

    def area(self, name: str, full: tuple[int, int], points: int, hand: Hand, plate: tuple[int, int]) -> str:
        return self.say(
            "board.seat",
            seat=name,
            belly=self.belly(*full),
            points=self.points(points),
            hand=self.hand(hand),
            plate=self.plate(*plate),
        )

    def own_hand(self, hand: Hand) -> str:
        return self.say("board.own_hand", dishes=self.shorts(dish for dish in hand if dish is not None))

    def king(self, throw: int, target: int) -> str:
        thrown = self.say("board.king.throw", n=throw) if throw else self.say("board.king.waits")
        return f"{thrown}; {self.say('board.target', target=target)}"

    def deck(self, n: int) -> str:
        return self.say("board.deck", n=n)

    def action(self, view: FeastView, action: Action) -> str:
        return GAME.label(view, action, self.texts)


@lru_cache(maxsize=1024)
def words_for(lang: str, names: tuple[str, ...]) -> Words:
    """The words of a table whose players have these names."""
    return Words(lang, names)
