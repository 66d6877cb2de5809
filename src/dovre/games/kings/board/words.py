"""The board in words: titles of pieces, labels of what can be chosen, and the whole table spoken."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cache, lru_cache

from dovre.games.kings.actions import card_of
from dovre.games.kings.components import CARDS, MINES, RACES
from dovre.games.kings.game import GAME
from dovre.games.kings.view import KingsView, Works
from dovre.kernel.action import Action
from dovre.kernel.texts import Texts, load_texts

PACKAGE = "dovre.games.kings"


def race_name(card: int) -> str:
    return RACES[CARDS[card].race]


@cache
def _shorts(lang: str) -> list[str]:
    """Every card in few words; a board says most of them several times."""
    say = load_texts(PACKAGE, lang).say
    return [say("board.short", race=RACES[card.race], strength=card.strength) for card in CARDS]


@cache
def _creatures(lang: str) -> list[str]:
    say = load_texts(PACKAGE, lang).say
    told = []
    for card in CARDS:
        race = RACES[card.race]
        told.append(say("board.creature", race=race, strength=card.strength, creature=f"{race}{card.strength}"))
    return told


@cache
def _mine(lang: str, kind: int) -> str:
    mine = MINES[kind]
    key = "board.mine.foreman" if mine.foreman else "board.mine"
    say = load_texts(PACKAGE, lang).say
    return say(key, mine=mine.id, value=mine.value, defence=mine.defence, size=mine.size)


@cache
def _back(lang: str, kind: int) -> str:
    return load_texts(PACKAGE, lang).say("board.back", mine=MINES[kind].id)


@lru_cache(maxsize=4096)
def _works(lang: str, kind: int, creatures: tuple[int, ...], owner: bool) -> str:
    say = load_texts(PACKAGE, lang).say
    crew = ", ".join(_shorts(lang)[card] for card in creatures)
    parts = [_mine(lang, kind), say("board.crew", creatures=crew) if crew else say("board.empty")]
    if owner:
        parts.append(_missing(lang, kind, len(creatures)))
    return "; ".join(parts)


@cache
def _missing(lang: str, kind: int, present: int) -> str:
    say = load_texts(PACKAGE, lang).say
    miners = MINES[kind].size - present
    if miners <= 0:
        return say("board.missing.foreman")
    return say("board.missing.both" if MINES[kind].foreman else "board.missing", n=miners)


class Words:
    """What is on a view, told in one language."""

    def __init__(self, view: KingsView, lang: str, names: Sequence[str]) -> None:
        self.view = view
        self.lang = lang
        self.texts: Texts = load_texts(PACKAGE, lang).named(tuple(names))
        self.say = self.texts.say

    def seat(self, seat: int) -> str:
        return self.texts.seat(seat)

    def creature_name(self, card: int) -> str:
        return self.texts.table[f"creature.{race_name(card)}{CARDS[card].strength}"]

    def creature(self, card: int) -> str:
        """`Orc 4, Wolf Handler`."""
        return _creatures(self.texts.lang)[card]

    def short(self, card: int) -> str:
        """`Orc 4`."""
        return _shorts(self.texts.lang)[card]

    def shorts(self, cards: Iterable[int]) -> str:
        return ", ".join(self.short(card) for card in cards)

    def mine_name(self, kind: int) -> str:
        return self.texts.table[f"mine.{MINES[kind].id}"]

    def mine(self, kind: int) -> str:
        """`Opal Well: value 6, defence 2, 3 miners and a foreman`."""
        return _mine(self.texts.lang, kind)

    def missing(self, works: Works) -> str:
        return _missing(self.texts.lang, works.mine, len(works.creatures))

    def works(self, works: Works, *, owner: bool = False) -> str:
        """A mine on the table: its figures, the creatures on it and, for an owner, what is missing."""
        return _works(self.texts.lang, works.mine, works.creatures, owner)

    def back(self, kind: int) -> str:
        return _back(self.texts.lang, kind)

    def king(self, seat: int) -> str:
        name = self.say("board.king", seat=seat, race=RACES[self.view.kings[seat]])
        return f"{name}; {self.under(seat)}"

    def under(self, seat: int) -> str:
        """What lies under a king: the list for those who may look, else the number."""
        kinds = self.view.developed[seat]
        if kinds:
            mines = ", ".join(f"{self.mine_name(kind)} ({MINES[kind].value})" for kind in kinds)
            return self.say("board.under", mines=mines)
        return self.say("board.developed", n=self.view.developed_count[seat])

    def pile(self, race: int) -> str:
        """A camp pile with all its cards, which are open to everybody."""
        cards = self.view.camp[race]
        if not cards:
            return self.say("board.no_pile", race=RACES[race])
        return self.say("board.pile", race=RACES[race], creatures=self.shorts(reversed(cards)))

    def discard(self) -> str:
        told = self.say("board.discarded", n=len(self.view.discard))
        return f"{told}: {self.shorts(self.view.discard)}" if self.view.discard else told

    def state(self) -> str:
        """Whose turn it is, or who has won."""
        view = self.view
        if view.over:
            key = "board.won" if len(view.winners) == 1 else "board.won.shared"
            best = max(view.scores) if view.scores else 0
            return self.say(key, winners=view.winners, score=self.points(best))
        asked = view.asked[0]
        return self.say(f"board.{asked.kind}", seat=asked.seat)

    def points(self, score: int) -> str:
        return self.say("board.points", score=str(score).replace("-", "−"), n=score)

    def so_far(self, amount: int) -> str:
        """One's own score as it stands, which only its owner can know."""
        return self.say("board.so_far", score=f"{amount:+d}".replace("-", "−") if amount else "0")

    def turn(self) -> str:
        return self.say("board.turn", n=self.view.turn)

    def end(self) -> str:
        return self.say(f"end.{self.view.end}") if self.view.end else ""

    # -- what can be chosen ------------------------------------------------------------------------------------

    def action(self, action: Action) -> str:
        return GAME.label(self.view, action, self.texts)

    def card_plays(self, card: int, plays: Sequence[Action]) -> str:
        """`Orc 4: play on Opal Well (c1), Tin Gully (c2)`."""
        view = self.view
        works = (*view.centre, *(view.mines[view.seat] if view.seat is not None else ()))
        names = {one.target: f"{self.mine_name(one.mine)} ({one.target})" for one in works}
        places = ", ".join(names[action.parts[1]] for action in plays)
        return self.say("board.play_card", creature=self.short(card), places=places)

    def mine_plays(self, works: Works, plays: Sequence[Action]) -> str:
        cards = self.shorts(card_of(action) for action in plays)
        return self.say("board.play_here", mine=MINES[works.mine].id, target=works.target, creatures=cards)

    # -- the whole table -----------------------------------------------------------------------------------------

    def title(self) -> str:
        return f"{self.texts.table['title']}. {self.turn()}. {self.state()}"

    def table(self) -> str:
        """The board for those who cannot see it, in the order one would look at it."""
        view = self.view
        deck = self.say("board.left", n=view.deck)
        if view.top:
            deck += ", " + self.say("board.top", mine=MINES[view.top.mine].id)
        lines = [f"{self.say('board.centre')}: " + " / ".join(f"{one.target} {self.works(one)}" for one in view.centre)]
        lines.append(f"{self.say('board.camp')}: " + " / ".join(self.pile(race) for race in range(len(RACES))))
        lines.append(f"{self.say('board.deck')}: {deck}")
        lines += [self._area(seat) for seat in range(view.seats)]
        if view.seat is not None:
            cards = [held.face for held in view.hands[view.seat] if held.face is not None]
            lines.append(f"{self.say('board.hand')}: {self.shorts(cards)}")
        return ". ".join(lines) + "."

    def _area(self, seat: int) -> str:
        mines = " / ".join(f"{one.target} {self.works(one, owner=True)}" for one in self.view.mines[seat])
        score = f"; {self.points(self.view.scores[seat])}" if self.view.scores else ""
        return f"{self.king(seat)}{score}; {mines or self.say('board.no_mines')}"
