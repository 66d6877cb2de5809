"""The board in words: titles of cards, tiles and tokens, labels of what can be chosen, the whole table spoken."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cache, lru_cache

from dovre.games.hall.box import CLANS, RESOURCES
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
    SYMBOLS,
    TROLL_CLAN,
    WORKSHOPS,
    card_name,
)
from dovre.games.hall.events import goods_of
from dovre.games.hall.game import GAME
from dovre.games.hall.state import NONE
from dovre.games.hall.view import HallView, Slot
from dovre.games.hall.words import use_words
from dovre.kernel.action import Action
from dovre.kernel.texts import Texts

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
def _workshop(lang: str, kind: int) -> str:
    texts = GAME.texts(lang)
    uses = "; ".join(use_words(use, texts) for use in BOX.workshops[kind].uses)
    return texts.say("board.of", what=texts.say(f"workshop.{WORKSHOPS[kind]}"), told=uses)


@cache
def _spell(lang: str, spell: int) -> str:
    texts = GAME.texts(lang)
    rule = texts.say(f"spell_rule.{BOX.spells[spell].effect}")
    return texts.say("board.of", what=texts.say(f"spell.{SPELLS[spell]}"), told=rule)


@cache
def _pile(lang: str, shape: int, left: int) -> str:
    size = SHAPE_SIZE[shape]
    say = GAME.texts(lang).say
    told = say("board.pile", shape=SHAPES[shape], size=size, left=left, copies=COPIES[shape])
    return told if BOX.tunnels[shape].anchor is not None else f"{told}. {say('board.no_anchor')}"


@cache
def _hall(lang: str, hall: int) -> str:
    return GAME.texts(lang).say("board.hall", hall=HALLS[hall], low=HALL_LOW[hall], high=HALL_HIGH[hall])


@cache
def _goods(lang: str, name: str, n: int) -> str:
    return GAME.texts(lang).say(f"resource.{name}", n=n)


class Words:
    """What is on a view, told in one language."""

    def __init__(self, view: HallView, lang: str, names: Sequence[str]) -> None:
        self.view = view
        self.lang = lang
        self.texts: Texts = GAME.texts(lang).named(tuple(names))
        self.say = self.texts.say

    def of(self, what: str, told: str) -> str:
        """`k12: 1 Stone`, with the colon as the language writes it."""
        return self.say("board.of", what=what, told=told)

    def seat(self, seat: int) -> str:
        return self.texts.seat(seat)

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

    def horde(self, slot: int, price: int) -> str:
        """A Troll of the horde: its card, what lies on it and how many Coins it takes to get at it."""
        view = self.view
        parts = [self.troll(view.horde[slot])]
        if price:
            parts.append(self.say("board.price", n=price))
        clan = view.horde_pedestals[slot]
        if clan != NONE:
            parts.append(self.say("board.carries", clan=CLANS[clan]))
        if view.bribes[slot]:
            parts.append(self.say("board.bribes", goods=goods_of(view.bribes[slot])))
        return ". ".join(parts)

    def workshop(self, kind: int) -> str:
        return _workshop(self.lang, kind)

    def spell(self, spell: int) -> str:
        return _spell(self.lang, spell)

    def pile(self, shape: int, left: int) -> str:
        return _pile(self.lang, shape, left)

    def hall(self, hall: int) -> str:
        return _hall(self.lang, hall)

    def goods(self, name: str, n: int) -> str:
        return _goods(self.lang, name, n)

    def sum(self, kinds: Iterable[int]) -> str:
        return self.texts.join([self.goods(name, n) for name, n in goods_of(kinds)])

    def action(self, action: Action) -> str:
        return GAME.label(self.view, action, self.texts)

    def actions(self, actions: Sequence[Action]) -> str:
        """What a thing can be chosen for: the answer, or the first of several and how many there are."""
        told = self.action(actions[0])
        return told if len(actions) == 1 else self.say("board.choices", first=told, n=len(actions))

    # -- whose turn, how far --------------------------------------------------------------------------------------

    def steps(self) -> tuple[int, ...]:
        """The steps of the turn one can be in now. [HALL-T2]"""
        kinds = {frame[0] for frame in self.view.frames}
        if "act" in kinds:
            return (1, 2)
        if "after" in kinds or "free_tile" in kinds:
            return (2,)
        if "build" in kinds:
            return (3, 4) if self.view.stage < 2 else (4,)
        return ()

    def state(self) -> str:
        """Whose turn it is, or who has won."""
        view = self.view
        if view.over:
            key = "board.won" if len(view.winners) == 1 else "board.won.shared"
            best = max(view.scores) if view.scores else 0
            return self.say(key, winners=view.winners, score=best)
        asked = view.asked[0]
        return self.say(f"board.{asked.kind if asked.kind in SETUP else 'plays'}", seat=asked.seat)

    def turn(self) -> str:
        view = self.view
        if view.over or not view.turn:
            return self.say("board.over" if view.over else "board.setup")
        told = self.say("board.turn", n=view.turn)
        if view.left == NONE:
            return told
        return f"{told} · {self.say('board.left', n=view.left) if view.left else self.say('board.last')}"

    def score(self, seat: int) -> str:
        """The Honor a reader can count; a plus where tokens of unknown value lie."""
        view = self.view
        if view.scores:
            return str(view.scores[seat])
        amount = sum(line.amount for line in view.sheet if line.seat == seat)
        return f"{amount}+" if any(honor is None for _, honor in view.players[seat].tokens) else str(amount)

    # -- the whole table ------------------------------------------------------------------------------------------

    def title(self) -> str:
        return f"{self.texts.table['title']}. {self.turn()}. {self.state()}"

    def table(self) -> str:
        """The board in short, for those who cannot see it: each thing on it has words of its own."""
        view, say = self.view, self.say
        spells = ", ".join(say(f"spell.{SPELLS[spell]}") for spell in view.grimoire)
        horde = ", ".join(self.troll_name(card) for card in view.horde if card != NONE)
        lines = [self.of(say("board.horde"), horde), self.of(say("board.grimoire"), spells)]
        return ". ".join([*lines, *(self._area(seat) for seat in range(view.seats))]) + "."

    def _area(self, seat: int) -> str:
        player = self.view.players[seat]
        trolls = sum(slot is not None for slot in player.pack)
        parts = [self.say("board.honor", score=self.score(seat)), self.say("board.trolls", n=trolls)]
        parts.append(self.of(self.say("board.stock"), self.stock(seat)))
        return self.of(self.seat(seat), "; ".join(parts))

    def stock(self, seat: int) -> str:
        player = self.view.players[seat]
        told = [self.goods(RESOURCES[n], amount) for n, amount in enumerate(player.stock) if amount]
        told += [f"{amount} {self.say(f'pedestal.{CLANS[n]}')}" for n, amount in enumerate(player.pedestals) if amount]
        return ", ".join(told) or self.say("board.nothing")

    def tokens(self, seat: int) -> str:
        player = self.view.players[seat]
        told = self.say("board.tokens", n=len(player.tokens))
        return f"{told}, {self.say('board.coronation', honor=player.crowned)}" if player.crowned else told

    def statue(self, clan: int, cell: int, unearthed: bool) -> str:
        zone = self.view.board.zone_of[cell]
        value = FIXED.statue_value[zone]
        key = "board.statue" if unearthed else "board.buried"
        return self.say(key, clan=CLANS[clan], cell=CELL_NAMES[cell], zone=FIXED.zone_names[zone], value=value)

    def slot(self, n: int, slot: Slot) -> str:
        return f"{PACK_NAMES[n]}, {self.troll(slot.card, slot.load)}"
