"""The board in words: titles of pieces, labels of what can be chosen, and the whole table spoken."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache, lru_cache
from typing import NamedTuple

from dovre.games.kings.components import CARDS, MINES, RACES
from dovre.games.kings.game import GAME
from dovre.games.kings.state import Pile
from dovre.games.kings.view import Held, KingsView, Works
from dovre.kernel.action import Action
from dovre.kernel.board_words import BoardWords
from dovre.kernel.texts import load_texts

PACKAGE = "dovre.games.kings"
Kinds = tuple[int, ...] | None


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
    texts = load_texts(PACKAGE, lang)
    say = texts.say
    crew = ", ".join([_shorts(lang)[card] for card in creatures])
    parts = [_mine(lang, kind), say("board.crew", creatures=crew) if crew else say("board.empty")]
    if owner:
        parts.append(_missing(lang, kind, len(creatures)))
    return texts.clauses(parts)


@lru_cache(maxsize=1024)
def _places(lang: str, places: tuple[tuple[str, int], ...]) -> str:
    """Mines with the names of their places: those for one card are mostly those for the next."""
    table = load_texts(PACKAGE, lang).table
    return ", ".join([f"{table[f'mine.{MINES[kind].id}']} ({target})" for target, kind in places])


@cache
def _missing(lang: str, kind: int, present: int) -> str:
    say = load_texts(PACKAGE, lang).say
    miners = MINES[kind].size - present
    if miners <= 0:
        return say("board.missing.foreman")
    return say("board.missing.both" if MINES[kind].foreman else "board.missing", n=miners)


class Words(BoardWords):
    """What is on a table of this game."""

    def __init__(self, lang: str, names: tuple[str, ...]) -> None:
        super().__init__(load_texts(PACKAGE, lang), names)
        self.names = names

    def of(self, what: str, told: str) -> str:
        """`Deck: 54 cards left`, with the colon as the language writes it."""
        return self.say("board.of", what=what, told=told)

    def creature_name(self, card: int) -> str:
        return self.texts.table[f"creature.{race_name(card)}{CARDS[card].strength}"]

    def creature(self, card: int) -> str:
        """`Orc 4, Wolf Handler`."""
        return _creatures(self.lang)[card]

    def short(self, card: int) -> str:
        """`Orc 4`."""
        return _shorts(self.lang)[card]

    def shorts(self, cards: Iterable[int]) -> str:
        shorts = _shorts(self.lang)
        return ", ".join([shorts[card] for card in cards])

    def mine_name(self, kind: int) -> str:
        return self.texts.table[f"mine.{MINES[kind].id}"]

    def mine(self, kind: int) -> str:
        """`Opal Well: value 6, defence 2, 3 miners and a foreman`."""
        return _mine(self.lang, kind)

    def missing(self, works: Works) -> str:
        return _missing(self.lang, works.mine, len(works.creatures))

    def works(self, works: Works, *, owner: bool = False) -> str:
        """A mine on the table: its figures, the creatures on it and, for an owner, what is missing."""
        return _works(self.lang, works.mine, works.creatures, owner)

    def back(self, kind: int) -> str:
        return _back(self.lang, kind)

    def king(self, name: str, race: str, kinds: Kinds, count: int) -> str:
        return self.texts.clauses([self.say("board.king", seat=name, race=race), self.under(kinds, count)])

    def under(self, kinds: Kinds, count: int) -> str:
        """What lies under a king: the list for those who may look, else the number."""
        if kinds:
            mines = ", ".join(f"{self.mine_name(kind)} ({MINES[kind].value})" for kind in kinds)
            return self.say("board.under", mines=mines)
        return self.say("board.developed", n=count)

    def pile(self, race: int, cards: Pile) -> str:
        """A camp pile with all its cards, which are open to everybody."""
        if not cards:
            return self.say("board.no_pile", race=RACES[race])
        return self.say("board.pile", race=RACES[race], creatures=self.shorts(reversed(cards)))

    def discard(self, cards: Pile) -> str:
        told = self.say("board.discarded", n=len(cards))
        return self.of(told, self.shorts(cards)) if cards else told

    def state(self, view: KingsView) -> str:
        """Whose turn it is, or who has won."""
        if view.over:
            key = "board.won" if len(view.winners) == 1 else "board.won.shared"
            best = max(view.scores) if view.scores else 0
            return self.say(key, winners=view.winners, score=self.score("points", best))
        asked = view.asked[0]
        return self.say(f"board.{asked.kind}", seat=asked.seat)

    def score(self, kind: str, amount: int) -> str:
        """The points at the end, one's own score as it stands, or the unfinished mines of another."""
        if kind == "points":
            return self.say("board.points", score=str(amount).replace("-", "−"), n=amount)
        if kind == "so_far":
            return self.say("board.so_far", score=f"{amount:+d}".replace("-", "−") if amount else "0")
        return self.say("board.unfinished", amount=amount) if amount else ""

    def turn(self, turn: int) -> str:
        return self.say("board.turn", n=turn)

    def left(self, deck: int) -> str:
        return self.say("board.left", n=deck)

    def end(self, reason: str | None) -> str:
        return self.say(f"end.{reason}") if reason else ""

    # -- what can be chosen ------------------------------------------------------------------------------------

    def action(self, view: KingsView, action: Action) -> str:
        return GAME.label(view, action, self.texts)

    def card_plays(self, card: int, places: tuple[tuple[str, int], ...]) -> str:
        """`Orc 4: play on Opal Well (c1), Tin Gully (c2)`."""
        return self.say("board.play_card", creature=self.short(card), places=_places(self.lang, places))

    def mine_plays(self, target: str, kind: int, cards: tuple[int, ...]) -> str:
        return self.say("board.play_here", mine=MINES[kind].id, target=target, creatures=self.shorts(cards))

    # -- the whole table, a sentence for each area ---------------------------------------------------------------

    def centre(self, centre: tuple[Works, ...]) -> str:
        told = " / ".join(f"{one.target} {self.works(one)}" for one in centre)
        return self.of(self.say("board.centre"), told) + "."

    def camp(self, piles: tuple[Pile, ...]) -> str:
        told = " / ".join(self.pile(*pile) for pile in enumerate(piles))
        return self.of(self.say("board.camp"), told) + "."

    def deck(self, left: int, top: int | None) -> str:
        """How many cards are left, and the mine on top of them."""
        told = self.left(left)
        return told if top is None else f"{told}, {self.say('board.top', mine=MINES[top].id)}"

    def deck_on_top(self, left: int, top: int) -> str:
        """What lies open on the deck, in full."""
        return f"{self.of(self.say('board.deck'), self.left(left))}. {self.mine(top)}"

    def deck_area(self, left: int, top: int | None) -> str:
        return self.of(self.say("board.deck"), self.deck(left, top)) + "."

    def area(
        self, name: str, race: str, kinds: Kinds, count: int, points: int | None, mines: tuple[Works, ...], own: bool
    ) -> str:
        """The king of a seat, the points at the end, the captured mines; one's own with the names of their places."""
        told = [self.king(name, race, kinds, count)]
        if points is not None:
            told.append(self.score("points", points))
        works = " / ".join(f"{one.target} " * own + self.works(one, owner=True) for one in mines)
        return self.texts.clauses([*told, works or self.say("board.no_mines")]) + "."

    def hand(self, hand: tuple[Held, ...]) -> str:
        return self.of(self.say("board.hand"), self.shorts(held.face for held in hand if held.face is not None)) + "."


class Seat(NamedTuple):
    """What a board shows of a seat beside its hand and its mines."""

    seat: int
    name: str
    race: str
    developed: int  # mines under the king
    kinds: Kinds  # where one may look
    score: tuple[str, int]  # what is known of it, as `Words.score` tells it
    crowned: bool  # has won


def seats_of(view: KingsView, words: Words) -> list[Seat]:
    """Every seat, in the order of play."""
    sums = [0] * view.seats
    for line in view.sheet:
        sums[line.seat] += line.amount
    return [
        Seat(
            seat,
            words.seat(seat),
            RACES[view.kings[seat]],
            view.developed_count[seat],
            view.developed[seat],
            ("points", view.scores[seat])
            if view.scores
            else ("unfinished" if view.developed[seat] is None else "so_far", sums[seat]),
            seat in view.winners,
        )
        for seat in range(view.seats)
    ]


@lru_cache(maxsize=1024)
def words_for(lang: str, names: tuple[str, ...]) -> Words:
    """The words of a table whose players have these names."""
    return Words(lang, names)
