"""The board in words: titles of cards, tiles and tokens, labels of what can be chosen, the whole table spoken."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache, lru_cache

from dovre.games.hall.box import CLANS, RESOURCES, Use
from dovre.games.hall.components import (
    BOX,
    CELL_NAMES,
    COPIES,
    FIXED,
    HALL_HIGH,
    HALL_LOW,
    HALLS,
    LEVEL,
    N_STARTS,
    N_TROLLS,
    PACK_NAMES,
    SHAPE_SIZE,
    SHAPES,
    SPELLS,
    STARTING,
    STATUE_CLANS,
    SYMBOLS,
    TROLL_CLAN,
    WORKSHOPS,
    card_name,
)
from dovre.games.hall.events import goods_of
from dovre.games.hall.game import GAME
from dovre.games.hall.state import NONE
from dovre.games.hall.view import HallView
from dovre.games.hall.words import use_words
from dovre.kernel.board_words import BoardWords
from dovre.kernel.scores import total

SETUP = ("offer", "portal", "draft")


@lru_cache(maxsize=4096)
def _troll(lang: str, card: int, load: int) -> str:
    """`Cinder Hauler: Fire, level 1. Produces 2 Stone and 1 Fire Cart`, and what lies on it."""
    say = GAME.texts(lang).say
    goods = goods_of(SYMBOLS[card])
    if card < N_TROLLS:
        clan = CLANS[TROLL_CLAN[card]]
        told = say("board.troll", troll=card_name(card), clan=clan, level=LEVEL[card], goods=goods)
    else:
        told = say("board.start", troll=card_name(card), goods=goods)
    held = goods_of(kind for n, kind in enumerate(SYMBOLS[card]) if load >> n & 1) if load > 0 else ()
    return f"{told}. {say('board.holds', goods=held)}" if held else told


@cache
def _goods(lang: str, name: str, n: int) -> str:
    return GAME.texts(lang).say(f"resource.{name}", n=n)


class Words(BoardWords):
    """What is on a table of this game."""

    def __init__(self, lang: str, names: tuple[str, ...]) -> None:
        super().__init__(GAME.texts(lang), names)

    def of(self, what: str, told: str) -> str:
        """`k12: 1 Stone`, with the colon as the language writes it."""
        return self.say("board.of", what=what, told=told)

    def troll(self, card: int, load: int = 0) -> str:
        return _troll(self.lang, card, load)

    def in_hand(self, card: int) -> str:
        """A Troll that waits for its place; a starting Troll also says what it brings at once."""
        if card < N_TROLLS:
            return self.troll(card)
        starting = goods_of(STARTING[(card - N_TROLLS) % N_STARTS])
        return f"{self.troll(card)}. {self.say('board.brings', goods=starting)}"

    def troll_name(self, card: int) -> str:
        return self.texts.table[f"troll.{card_name(card)}"]

    def horde(self, card: int, price: int, clan: int, bribes: tuple[int, ...]) -> str:
        """A Troll of the horde: its card, what lies on it and how many Coins it takes to get at it."""
        parts = [self.troll(card)]
        if price:
            parts.append(self.say("board.price", n=price))
        if clan != NONE:
            parts.append(self.say("board.carries", clan=CLANS[clan]))
        if bribes:
            parts.append(self.say("board.bribes", goods=goods_of(bribes)))
        return ". ".join(parts)

    def workshop(self, kind: int) -> str:
        uses = self.texts.clauses([use_words(use, self.texts) for use in BOX.workshops[kind].uses])
        return self.of(self.say(f"workshop.{WORKSHOPS[kind]}"), uses)

    def spell(self, spell: int) -> str:
        rule = self.say(f"spell_rule.{BOX.spells[spell].effect}")
        return self.of(self.say(f"spell.{SPELLS[spell]}"), rule)

    def use(self, use: Use) -> str:
        """One conversion of a Workshop."""
        return use_words(use, self.texts)

    def zone(self, zone: int) -> str:
        """What a Statue is worth there."""
        return self.say("board.zone", zone=FIXED.zone_names[zone], value=FIXED.statue_value[zone])

    def benefit(self, place: int, honor: int | None) -> str:
        """A place of the Pedestal track, with its token or without."""
        zone, clan = divmod(place, STATUE_CLANS)
        key = "board.token" if honor is not None else "board.benefit_taken"
        return self.say(key, zone=FIXED.zone_names[zone], clan=CLANS[clan], honor=honor)

    def empty_slot(self, n: int) -> str:
        return self.say("board.empty_slot", slot=PACK_NAMES[n])

    def pile(self, shape: int, left: int) -> str:
        told = self.say("board.pile", shape=SHAPES[shape], size=SHAPE_SIZE[shape], left=left, copies=COPIES[shape])
        return told if BOX.tunnels[shape].anchor is not None else f"{told}. {self.say('board.no_anchor')}"

    def hall(self, hall: int) -> str:
        return self.say("board.hall", hall=HALLS[hall], low=HALL_LOW[hall], high=HALL_HIGH[hall])

    def goods(self, name: str, n: int) -> str:
        return _goods(self.lang, name, n)

    def sum(self, kinds: Iterable[int]) -> str:
        return self.texts.join([self.goods(name, n) for name, n in goods_of(kinds)])

    def statue(self, clan: int, cell: int, zone: int, unearthed: bool) -> str:
        key = "board.statue" if unearthed else "board.buried"
        value = FIXED.statue_value[zone]
        return self.say(key, clan=CLANS[clan], cell=CELL_NAMES[cell], zone=FIXED.zone_names[zone], value=value)

    def slot(self, n: int, card: int, load: int) -> str:
        return self.say("board.slot", told=self.troll(card, load), slot=PACK_NAMES[n])

    def stock(self, stock: tuple[int, ...], pedestals: tuple[int, ...]) -> str:
        told = [self.goods(RESOURCES[n], amount) for n, amount in enumerate(stock) if amount]
        told += [f"{amount} {self.say(f'pedestal.{CLANS[n]}')}" for n, amount in enumerate(pedestals) if amount]
        return ", ".join(told) or self.say("board.nothing")

    def tokens(self, n: int, crowned: int) -> str:
        told = self.say("board.tokens", n=n)
        return f"{told}, {self.say('board.coronation', honor=crowned)}" if crowned else told

    # -- whose turn, how far --------------------------------------------------------------------------------------

    def state(self, view: HallView) -> str:
        """Whose turn it is, or who has won."""
        if view.over:
            key = "board.won" if len(view.winners) == 1 else "board.won.shared"
            best = max(view.scores) if view.scores else 0
            return self.say(key, winners=view.winners, score=best)
        asked = view.asked[0]
        return self.say(f"board.{asked.kind if asked.kind in SETUP else 'plays'}", seat=asked.seat)

    def turn(self, view: HallView) -> str:
        if view.over or not view.turn:
            return self.say("board.over" if view.over else "board.setup")
        told = self.say("board.turn", n=view.turn)
        if view.left == NONE:
            return told
        return f"{told} · {self.say('board.left', n=view.left) if view.left else self.say('board.last')}"

    # -- the table in short, for those who cannot see it: each thing on it has words of its own ----------------------

    def horde_line(self, horde: tuple[int, ...]) -> str:
        told = ", ".join(self.troll_name(card) for card in horde if card != NONE)
        return self.of(self.say("board.horde"), told) + "."

    def grimoire_line(self, grimoire: tuple[int, ...]) -> str:
        told = ", ".join(self.say(f"spell.{SPELLS[spell]}") for spell in grimoire)
        return self.of(self.say("board.grimoire"), told) + "."

    def seat_line(self, name: str, score: str, trolls: int, stock: tuple[int, ...], pedestals: tuple[int, ...]) -> str:
        parts = [self.say("board.honor", score=score), self.say("board.trolls", n=trolls)]
        parts.append(self.of(self.say("board.stock"), self.stock(stock, pedestals)))
        return self.of(name, self.texts.clauses(parts)) + "."


@lru_cache(maxsize=512)
def words_of(lang: str, names: tuple[str, ...]) -> Words:
    """Kept for the tables at play: labels are remembered by the texts they were told with."""
    return Words(lang, names)


def steps(view: HallView) -> tuple[int, ...]:
    """The steps of the turn one can be in now. [HALL-T2]"""
    kinds = {frame[0] for frame in view.frames}
    if "act" in kinds:
        return (1, 2)
    if "after" in kinds or "free_tile" in kinds:
        return (2,)
    if "build" in kinds:
        return (3, 4) if view.stage < 2 else (4,)
    return ()


def scores(view: HallView) -> list[str]:
    """The Honor a reader can count, by seat; a plus where tokens of unknown value lie."""
    if view.scores:
        return [str(score) for score in view.scores]
    unknown = ["+" if any(honor is None for _, honor in player.tokens) else "" for player in view.players]
    return [f"{amount}{more}" for amount, more in zip(total(view.sheet, view.seats), unknown, strict=True)]
