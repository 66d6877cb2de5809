"""The board in words: what each thing on it is, and the whole table spoken."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

from dovre.games.fall.box import EFFECTS
from dovre.games.fall.components import (
    BOOST_WIRE,
    BOX,
    BREACH_WIRE,
    CARD_NAMES,
    CAVE_NAMES,
    CHAMPION_NAMES,
    CHAMPIONS,
    CLANS,
    NONE,
    PAWN_NAMES,
    SEATS_MOST,
    TILES,
    WAVES,
    WHEEL,
    Symbol,
)
from dovre.games.fall.game import GAME
from dovre.games.fall.view import FallView
from dovre.games.fall.words import QUADRANT_NAMES
from dovre.kernel.board_words import BoardWords

if TYPE_CHECKING:
    from dovre.games.fall.board.mountain import Held

SETUP = ("keep", "lairs", "settle", "host")


class Words(BoardWords):
    """What is on a table of this game."""

    def __init__(self, lang: str, names: tuple[str, ...]) -> None:
        super().__init__(GAME.texts(lang), names)

    def choice(self, first: str, count: int) -> str:
        """What a thing can be chosen for: the answer, or the first of several and how many there are."""
        return first if count == 1 else self.say("board.choices", first=first, n=count)

    # -- how far the game is -----------------------------------------------------------------------------------------

    def turn(self, view: FallView) -> str:
        """`Wave II`, or how the wave goes."""
        if view.over:
            return self.say("board.over")
        question = view.asked[0].kind if view.asked else ""
        if question in SETUP:
            return self.say("board.setup")
        wave = self.say("board.wave", wave=WAVES[view.wave].id)
        return self.say("board.pick", wave=wave, n=view.pick + 1) if question == "draft" else wave

    def state(self, view: FallView) -> str:
        """Whose turn it is, or who has won."""
        if view.over:
            key = "board.won" if len(view.winners) == 1 else "board.won.shared"
            return self.say(key, winners=view.winners, score=max(view.scores or (0,)))
        question = view.asked[0].kind if view.asked else ""
        key = f"board.asks.{question}" if question in ("keep", "draft") else "board.plays"
        return self.say(key, seats=view.waiting)

    # -- the mountain ------------------------------------------------------------------------------------------------

    def _units(self, held: Held) -> str:
        """Who stands somewhere: `Emma 3, Odd 1, Imbolg`."""
        told = [self.say("board.trolls", seat=seat, n=n) for seat, n in enumerate(held.trolls) if n]
        told += [self.say("board.pawn", champion=PAWN_NAMES[pawn], seat=seat) for seat, pawn in held.champions]
        return self.texts.join(told)

    def cave(self, side: int, cave: int, held: Held) -> str:
        name = CAVE_NAMES[cave]
        gate = next(one.gate for one in BOX.maps[side].caves if one.id == name)
        status = "empty"
        if held.gnomes:
            status = "invaded"
        elif held.control != NONE:
            status = "dominated" if held.owners == 1 else "controlled"
        elif held.owners:
            status = "tied"
        told = self.say(f"board.cave.{status}", seat=max(0, held.control), n=len(held.gnomes))
        where = self.say("board.entrance" if gate else "board.cave", space=name)
        return self.told(where, told, self._units(held))

    def trolls(self, seat: int, count: int) -> str:
        return self.say("board.troops", seat=seat, n=count)

    def pawn(self, champion: str, seat: int) -> str:
        return self.say("board.pawn", champion=champion, seat=seat)

    def star(self, champion: int) -> str:
        return self.say("board.starred", champion=CHAMPION_NAMES[champion])

    def gnomes(self, count: int) -> str:
        return self.say("board.cave.invaded", n=count)

    def gates(self, clan: int) -> str:
        return self.say("board.clan_gates", clan=CLANS[clan])

    def gnome(self, cave: str, known: str) -> str:
        if known == "?":
            return self.say("board.gnome", space=cave)
        key = "board.gnome.seen" if known.endswith("*") else "board.gnome.open"
        return self.say(key, space=cave, strength=known.rstrip("*"))

    def lair(self, site: str, owner: int, held: Held) -> str:
        if owner == NONE:
            return self.told(self.say("board.site", space=site))
        return self.told(self.say("board.lair", space=site, seat=owner), self._units(held))

    def hall(self, hall: str, value: int, leaders: tuple[int, ...], share: int, stars: tuple[int, ...]) -> str:
        seats = tuple(seat for seat in leaders if seat < SEATS_MOST)
        gnomes = len(seats) < len(leaders)
        key = "nobody" if not leaders else "gnomes" if not seats else "shared" if len(leaders) > 1 else "one"
        told = self.say(f"board.hall.{key}", seats=seats, n=share)
        if gnomes and seats:
            told = self.say("board.hall.with_gnomes", seats=seats, n=share)
        return self.told(self.say("board.hall", hall=hall, n=value), told, *map(self.star, stars))

    def rally(self, clan: int, gates: int, here: bool) -> str:
        told = self.say("board.rally", clan=CLANS[clan], n=gates)
        return self.told(told, self.rally_token(clan) if here else "")

    def rally_token(self, clan: int) -> str:
        return self.say("board.rally_token", clan=CLANS[clan])

    # -- clans, champions, wheel, gates ------------------------------------------------------------------------------

    def champion(self, champion: int) -> str:
        return self.say(f"champion.{CHAMPION_NAMES[champion]}")

    def champion_title(self, champion: int) -> str:
        return self.say(f"champion_title.{CHAMPION_NAMES[champion]}")

    def champion_told(self, champion: int) -> str:
        """Name and title, clan and votes, what it does."""
        card = CHAMPIONS[champion]
        head = self.say("board.champion", champion=card.id, title=self.champion_title(champion))
        return self.told(head, self.votes(champion), self.say(f"champion_does.{card.id}").rstrip("."))

    def votes(self, champion: int) -> str:
        """`Moss, 3 votes`."""
        card = CHAMPIONS[champion]
        if card.clan == NONE:
            return self.say("board.votes.renegade", n=card.votes)
        return self.say("board.votes.clan", clan=CLANS[card.clan], n=card.votes)

    def offered(self, champion: int, influence: tuple[tuple[int, int], ...]) -> str:
        if influence:
            told = self.say("board.influence", list=self._list(influence))
        else:
            told = self.say("board.first_influence")
        lines = ", ".join(map(str, CHAMPIONS[champion].lines))
        return self.told(self.champion_told(champion), told, self.say("board.lines", lines=lines))

    def _list(self, discs: tuple[tuple[int, int], ...]) -> str:
        return ", ".join([f"{self.seat(seat)} {amount}" for seat, amount in discs])

    def plank(self, clan: int, tile: int, ranks: tuple[tuple[int, int], ...]) -> str:
        first, second, third = TILES[tile]
        told = self.say("board.plank", clan=CLANS[clan], first=first, second=second, third=third)
        return self.told(told, self.say("board.ranks", list=self._list(ranks)) if ranks else self.say("board.no_votes"))

    def wheel_space(self, space: int) -> str:
        told = self.say("board.wheel", n=space, effect=EFFECTS[WHEEL[space]])
        wires = [
            self.say(f"board.wire.{wire}")
            for wire, at in (("boost", BOOST_WIRE), ("breach", BREACH_WIRE))
            if at == space
        ]
        return self.told(told, self.say(f"board.effect.{EFFECTS[WHEEL[space]]}"), *wires)

    def wheel_pawn(self, space: int) -> str:
        return self.say("board.wheel_pawn", n=space, effect=EFFECTS[WHEEL[space]])

    def power(self, power: int) -> str:
        return self.say("board.power", n=power)

    def beside(self, strengths: tuple[int, ...]) -> str:
        return self.say("board.beside", n=len(strengths), invaders=BOX.fixed.breach + -(-len(strengths) // 2))

    def boosts(self, boosts: tuple[int, ...]) -> str:
        values = BOX.wheel.boosts
        return self.say("board.boosts", list=self._list(tuple((seat, values[at]) for seat, at in enumerate(boosts))))

    def gate_card(self, at: int, clan: int, looked: tuple[int, ...], opened: bool) -> str:
        if clan == NONE:
            told = self.say("board.gate", n=at + 1)
        else:
            told = self.say("board.gate.open" if opened else "board.gate.seen", n=at + 1, clan=CLANS[clan])
        return self.told(told, self.say("board.looked", seats=looked) if looked and not opened else "")

    def plan(self, wave: int, bag: int) -> str:
        plan = WAVES[wave]
        return self.say("board.plan", wave=plan.id, n=plan.gnomes, bonus=plan.first_defeated, bag=bag)

    # -- ancestries and seats ----------------------------------------------------------------------------------------

    def symbol(self, symbol: Symbol) -> str:
        kind, power = symbol
        if kind == NONE:
            return self.say("board.bare")
        if QUADRANT_NAMES[kind] in ("provisions", "elders"):
            return self.say(f"board.symbol.{QUADRANT_NAMES[kind]}")
        key = "board.symbol.strong" if power > 1 else "board.symbol.weak"
        return self.say(key, symbol=QUADRANT_NAMES[kind], n=power)

    def quadrant(self, cell: str, symbol: Symbol, covered: bool) -> str:
        where = self.say(f"cell.{cell}")
        told = self.say("board.at", what=where, told=self.symbol(symbol))
        return self.told(told, self.say("board.covered") if covered else "")

    def card(self, card: int) -> str:
        return self.say("board.card", card=CARD_NAMES[card])

    def honour(self, seat: int, honour: int) -> str:
        return self.say("board.honour", seat=seat, n=honour)

    def first(self) -> str:
        return self.say("board.first")

    def provisions(self, provisions: int) -> str:
        return self.say("board.provisions", n=provisions)

    def ration(self, coin: str, count: int) -> str:
        return self.say(f"board.ration.{coin}", n=count)

    def despair(self, despair: int) -> str:
        return self.say("board.despair", n=despair)

    def supply(self, reserve: int) -> str:
        return self.say("board.supply", n=reserve)

    def hand(self, seat: int, count: int) -> str:
        return self.say("board.hand", seat=seat, n=count)

    def ancestry(self, seat: int) -> str:
        return self.say("board.ancestry", seat=seat)

    def seat_line(self, seat: int, honour: int, provisions: int, despair: int, reserve: int) -> str:
        return self.say("board.seat", seat=seat, n=honour, provisions=provisions, despair=despair, reserve=reserve)


@lru_cache(maxsize=256)
def words_of(lang: str, names: tuple[str, ...]) -> Words:
    return Words(lang, names)
