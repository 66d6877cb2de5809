"""The board in words: what each thing on it is, and the whole table spoken."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

from dovre.games.princesses.box import BACKS, COPIES
from dovre.games.princesses.components import (
    ACTION_NAMES,
    BOARDS,
    CARD_DESIGNS,
    CASTLE_NAMES,
    CAULDRONS,
    CAVES,
    CHALLENGE_NAMES,
    COLOURS,
    LAID_NAMES,
    N_CAVES,
    NEEDS,
    NONE,
    PLACES,
    PRICES,
    RESOURCES,
    ROUND_COUNT,
    ROUND_NAMES,
    SLOT_NAMES,
    STABLES,
    START_NAMES,
    TROLLS,
    VILLAGE_CAULDRONS,
    VILLAGES,
)
from dovre.games.princesses.effects import GOODS
from dovre.games.princesses.game import GAME
from dovre.games.princesses.geometry import CELL_NAMES
from dovre.games.princesses.notation import STOCK
from dovre.games.princesses.rules.acting import SWAP
from dovre.games.princesses.view import PrincessesView
from dovre.kernel.board_words import BoardWords

if TYPE_CHECKING:
    from dovre.games.princesses.board.seen import Challenge, Person, Village

SETUP = ("board", "human")


class Words(BoardWords):
    """What is on a table of this game."""

    def __init__(self, lang: str, names: tuple[str, ...]) -> None:
        super().__init__(GAME.texts(lang), names)

    def choice(self, first: str, count: int) -> str:
        """What a thing can be chosen for: the answer, or the first of several and how many there are."""
        return first if count == 1 else self.say("board.choices", first=first, n=count)

    # -- how far the game is -----------------------------------------------------------------------------------------

    def turn(self, view: PrincessesView) -> str:
        """`Round 3 of 12, phase 2`."""
        if view.over:
            return self.say("board.over")
        if view.round == 0:
            return self.say("board.setup")
        told = self.say("board.round", n=view.round, m=ROUND_COUNT[view.seats])
        return self.say("board.phase", round=told, n=view.phase) if view.phase else told

    def state(self, view: PrincessesView) -> str:
        """Whose turn it is, or who has won."""
        if view.over:
            key = "board.won" if len(view.winners) == 1 else "board.won.shared"
            return self.say(key, winners=view.winners, score=max(view.scores or (0,)))
        question = view.asked[0].kind if view.asked else ""
        key = f"board.asks.{question}" if question in (*SETUP, "flee") else "board.plays"
        return self.say(key, seats=view.waiting)

    # -- places and who stands there ---------------------------------------------------------------------------------

    def village(self, one: Village) -> str:
        """`Village II. Trolls: Emma 2, Noor 1. Free cauldrons: 1`."""
        stand = [f"{self.seat(seat)} {n}" for seat, n in enumerate(one.trolls) if n]
        return self.told(
            self._upper(self.say(f"place.{VILLAGES[one.village]}")),
            self.say("board.trolls_there", list=", ".join(stand)) if stand else "",
            self.say("board.free", n=VILLAGE_CAULDRONS - sum(one.trolls)),
            self.say("board.king_here") if one.king else "",
        )

    def cave(self, seat: int, cave: int, trolls: int, humans: int, king: bool) -> str:
        return self.told(
            self.say("board.cave", place=CAVES[cave], seat=seat),
            self.say("board.cave.holds", trolls=trolls, humans=humans, free=CAULDRONS - trolls - humans),
            self.say("board.king_here") if king else "",
        )

    def cave_name(self, cave: int) -> str:
        return self.say(f"board.cave_name.{CAVES[cave]}")

    def _upper(self, text: str) -> str:
        return text[:1].upper() + text[1:]

    def trolls(self, seat: int, place: int, count: int) -> str:
        if place == len(PLACES):
            return self.say("board.beside", seat=seat, n=count)
        return self.say("board.trolls", seat=seat, n=count, place=PLACES[place])

    def main(self, seat: int, place: int) -> str:
        return self.say("board.main", seat=seat, place=PLACES[place])

    def chased(self, seat: int) -> str:
        return self.say("board.chased", seat=seat)

    def humans(self, seat: int, cave: int, count: int) -> str:
        return self.say("board.humans", seat=seat, n=count, place=CAVES[cave])

    def king(self) -> str:
        return self.say("board.king")

    def points(self, own: int, helpers: int) -> str:
        return self.say("board.points.helped" if helpers else "board.points", n=own, m=helpers)

    def stock(self, item: int, count: int, village: int) -> str:
        return self.say(f"board.stock.{STOCK[item]}", n=count, place=VILLAGES[village])

    def castle(self, castle: int) -> str:
        return self.say("board.castle", castle=CASTLE_NAMES[castle])

    def outposts(self, seat: int, count: int) -> str:
        return self.say("board.outposts", seat=seat, n=count)

    def swapped(self, seat: int, count: int) -> str:
        return self.say("board.swapped", seat=seat, n=count)

    def reserve(self, piece: str, count: int) -> str:
        return self.say(f"board.reserve.{piece}", n=count)

    # -- actions -----------------------------------------------------------------------------------------------------

    def deed(self, action: int, amount: int) -> str:
        """What an action costs; `amount` is what it brings on this board where boards differ, else 0."""
        price = PRICES[action]
        cost = tuple([(good, n) for good, n in zip(GOODS, price.cost, strict=True) if n])
        return self.told(
            self.say("action.do", action=ACTION_NAMES[action], n=price.ap),
            self.say("board.cost", goods=cost) if cost else "",
            self.say("board.cost_swap") if action == SWAP else "",
            self.say("board.gives", n=amount) if amount else "",
            self.say("board.helpers") if price.helpers else "",
        )

    def deed_name(self, action: int) -> str:
        return self.say(f"board.deed.{ACTION_NAMES[action]}")

    # -- rows, challenges, cards -------------------------------------------------------------------------------------

    def tile(self, tile: int) -> str:
        return self.say(f"tile.{LAID_NAMES[tile]}")

    def laid(self, tile: int, cell: int) -> str:
        return self.say("board.laid", tile=LAID_NAMES[tile], cell=CELL_NAMES[cell])

    def card(self, design: int) -> str:
        return self.say("board.card", card=CARD_DESIGNS[design])

    def card_name(self, design: int) -> str:
        return self.say(f"troll_card.{CARD_DESIGNS[design]}")

    def owned(self, seat: int, design: int) -> str:
        return self.say("board.owned", card=CARD_DESIGNS[design], seat=seat)

    def challenge(self, one: Challenge) -> str:
        """What it takes, how far each is, and who has claimed it."""
        needs = [need for _, need in NEEDS[one.card]]
        far = [f"{self.seat(seat)} {sum(map(min, have, needs))}/{sum(needs)}" for seat, have in enumerate(one.have)]
        return self.told(
            self.say("board.challenge", challenge=CHALLENGE_NAMES[one.card]),
            self.say("board.claimed", seats=one.claimed) if one.claimed else "",
            self.say("board.far", list=", ".join(far)),
        )

    def deck(self, name: str, left: int, discarded: int) -> str:
        return self.say(f"board.deck.{name}", n=left, m=discarded)

    def round_card(self, card: int) -> str:
        return self.say(f"round_card.{ROUND_NAMES[card]}")

    def played(self, seat: int, card: int) -> str:
        return self.say("board.played", seat=seat, card=ROUND_NAMES[card])

    def hand(self, seat: int, backs: tuple[int, ...], deck: tuple[int, ...]) -> str:
        return self.say("board.hand", seat=seat, backs=self._backs(backs), n=len(deck))

    def _backs(self, backs: tuple[int, ...]) -> str:
        told = [f"{self.say(f'board.back.{BACKS[back]}')} {backs.count(back)}" for back in sorted(set(backs))]
        return ", ".join(told) or "0"

    # -- boards ------------------------------------------------------------------------------------------------------

    def board(self, board: int) -> str:
        one = BOARDS[board]
        return self.say(
            "board.board",
            colour=COLOURS[board],
            goods=tuple(
                [(good, n) for good, n in zip((*RESOURCES, "power"), (*one.goods, one.power), strict=True) if n]
            ),
            sites=tuple([(name, n) for name, n in zip(RESOURCES, one.sites, strict=True) if n]),
            n=STABLES - one.covers,
            printed=COLOURS[board],
        )

    def board_name(self, board: int) -> str:
        return self.say("board.board_name", colour=COLOURS[board]) if board != NONE else ""

    def goods(self, seat: int, resource: int, count: int) -> str:
        return self.say("board.goods", seat=seat, goods=((RESOURCES[resource], count),))

    def sites(self, seat: int, resource: int, full: int, sites: int) -> str:
        return self.say("board.sites", seat=seat, resource=RESOURCES[resource], n=full, m=sites)

    def power(self, seat: int, power: int, capacity: int, receive: int) -> str:
        return self.say("board.power", seat=seat, n=power, m=capacity, receive=receive)

    def cows(self, seat: int, cows: int, covers: int) -> str:
        return self.say("board.cows", seat=seat, n=cows, free=STABLES - covers - cows, covers=covers)

    def start(self, slot: int, vacant: bool) -> str:
        told = self.say(f"start.{START_NAMES[slot]}")
        return self.told(told, self.say("board.start.vacant" if vacant else "board.start.there"))

    def slot(self, slot: int, filled: bool) -> str:
        told = self.say(f"slot.{SLOT_NAMES[slot]}")
        return self.told(told, self.say("board.slot.filled" if filled else "board.slot.free"))

    def printed(self, board: int) -> str:
        return self.say("board.printed", board=COLOURS[board])

    def network(self, seat: int) -> str:
        return self.say("board.network", seat=seat)

    def score(self, seat: int, score: int) -> str:
        return self.say("board.score", seat=seat, n=score)

    def first(self) -> str:
        return self.say("board.first")

    def seat_line(self, who: Person) -> str:
        """A seat for those who cannot see the board."""
        goods = tuple([(name, n) for name, n in zip(GOODS, (*who.goods, who.cows, who.power), strict=True) if n])
        caves = [
            f"{self.cave_name(cave)} {who.trolls[cave]}+{who.humans[cave]}"
            for cave in range(N_CAVES)
            if who.trolls[cave] or who.humans[cave]
        ]
        return self.say(
            "board.seat",
            seat=who.seat,
            n=who.score,
            goods=self.say("board.has", goods=goods) if goods else self.say("board.has_nothing"),
            tiles=len(who.network),
            cards=len(who.cards),
            caves=", ".join(caves) or "0",
            beside=who.trolls[-1],
        )

    def designs(self, cards: tuple[int, ...]) -> list[str]:
        return [self.card_name(card // COPIES) for card in cards]


assert TROLLS < 10


@lru_cache(maxsize=256)
def words_of(lang: str, names: tuple[str, ...]) -> Words:
    return Words(lang, names)
