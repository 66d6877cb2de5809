"""The board in words: what each thing on it is, and the whole table spoken."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

from dovre.games.towers.box import UPGRADES
from dovre.games.towers.components import (
    BOSS,
    BOSS_LIFE,
    CELL_NAMES,
    CITIES,
    COLOURS,
    CREATURES,
    EVENT_NAMES,
    FIXED,
    HERO_CITY,
    KIND,
    NONE,
    QUEST_NAMES,
    QUESTS,
    SPELL_NAMES,
    SPELLS,
    SPOT_NAMES,
    TILE_NAMES,
    TROPHIES,
    TROPHY_NAMES,
)
from dovre.games.towers.game import GAME
from dovre.games.towers.view import TowersView
from dovre.kernel.board_words import BoardWords

if TYPE_CHECKING:
    from dovre.games.towers.board.seen import Standing, Walker


class Words(BoardWords):
    """What is on a table of this game."""

    def __init__(self, lang: str, names: tuple[str, ...]) -> None:
        super().__init__(GAME.texts(lang), names)

    def does(self, kind: str, name: str) -> str:
        """The effect that is printed on a card."""
        return self.say(f"{kind}_does.{name}").rstrip(".")

    # -- how far the game is -----------------------------------------------------------------------------------------

    def turn(self, view: TowersView) -> str:
        """`Round 4, Night`."""
        if view.over:
            return self.say("board.over")
        if view.phase == "setup":
            return self.say("board.setup")
        return self.say("board.turn", n=view.round, phase=self.say(f"board.phase.{view.phase}"))

    def state(self, view: TowersView) -> str:
        """Whose turn it is, or how the game ended."""
        if view.over:
            return GAME.end_words(view, self.texts)
        return self.say("board.plays", seats=view.waiting)

    def phase(self, name: str, now: bool) -> str:
        return self.told(self.say(f"board.phase.{name}"), self.say("board.now") if now else "")

    # -- on a path ---------------------------------------------------------------------------------------------------

    def face(self, token: int, wounded: bool) -> str:
        kind = CREATURES[KIND[token]]
        return self.say(f"face.{kind}.wounded" if wounded else f"face.{kind}")

    def power(self, token: int, wounded: bool) -> str:
        """What its face does: its level, and its power if it has one."""
        kind = KIND[token]
        key = {"goblin": "horde", "orc": "smasher" if wounded else "", "demon": "grey"}.get(CREATURES[kind], "")
        return self.say(f"board.power.{key}") if key else ""

    def walker(self, walker: Walker) -> str:
        head = self.say("board.creature", face=self.face(walker.token, walker.wounded), cell=CELL_NAMES[walker.cell])
        key = "reaches" if walker.reaches else "walks" if walker.steps else "walked"
        return self.told(
            head, self.say(f"board.creature.{key}", n=walker.steps), self.power(walker.token, walker.wounded)
        )

    def invader(self, token: int) -> str:
        return self.say("board.invader", kind=CREATURES[KIND[token]])

    def prisoner(self, token: int) -> str:
        return self.say("board.prisoner", kind=CREATURES[KIND[token]])

    def tower(self, tower: Standing, cells: int) -> str:
        head = self.say("board.tower", colour=COLOURS[tower.colour], spot=SPOT_NAMES[tower.spot])
        upgrade = self.say(f"board.upgrade.{UPGRADES[tower.colour]}") if tower.upgraded else ""
        covers = self.say("board.covers", n=cells, m=tower.targets)
        state = self.say(f"board.tower.{tower.state}") if tower.state else ""
        return self.told(head, upgrade, covers, state)

    def spot(self, spot: int, cells: int) -> str:
        return self.say("board.spot", spot=SPOT_NAMES[spot], n=cells)

    def marker(self, cell: int) -> str:
        return self.say("board.marker", cell=CELL_NAMES[cell])

    def mine(self, top: int, pile: int, boss: int) -> str:
        if top == NONE:
            return self.say("board.mine.empty")
        told = self.say("board.mine.before", n=boss) if boss else ""
        alone = self.say("board.mine.boss") if top == BOSS else told
        return self.told(self.say("board.mine", kind=CREATURES[top], n=pile), alone)

    def city(self, city: int, guards: int, inside: int) -> str:
        name = self.say("board.city") if city == NONE else self.say(f"city.{CITIES[city]}")
        return self.told(name, self.guards(guards), self.say("board.city.inside", n=inside) if inside else "")

    # -- what a player has -------------------------------------------------------------------------------------------

    def guards(self, guards: int) -> str:
        return self.say("board.guards", n=guards, points=FIXED.guard_values[guards])

    def damage(self, damage: int) -> str:
        key = "captured" if damage == BOSS_LIFE else "wounded" if damage >= FIXED.boss_wounded else "healthy"
        told = self.say("board.damage", n=damage, most=BOSS_LIFE, points=FIXED.boss_values[damage])
        return self.told(told, self.say(f"board.damage.{key}", n=FIXED.boss_wounded))

    def crystals(self, crystals: int) -> str:
        return self.say("board.crystals", n=crystals)

    def dungeon(self, count: int) -> str:
        return self.say("board.dungeon", n=count)

    def tiles(self, tiles: int, closed: bool) -> str:
        return self.told(self.say("board.tiles", n=tiles), self.say("board.tiles.closed") if closed else "")

    def hand(self, cards: int) -> str:
        return self.say("board.hand", n=cards)

    def wrecks(self, wrecks: int) -> str:
        return self.say("board.wrecks", n=wrecks)

    def first(self) -> str:
        return self.say("board.first")

    def act(self, act: str) -> str:
        cost = {"build": FIXED.build_cost, "lengthen": FIXED.lengthen_cost}.get(act, 0)
        return self.told(self.say(f"action.act.{act}"), self.say("board.cost", n=cost) if cost else "")

    def lay(self, tile: int) -> str:
        return self.say(f"tile.{TILE_NAMES[tile]}")

    def reserve(self, colour: int, left: int) -> str:
        return self.told(
            self.say("board.reserve", colour=COLOURS[colour], n=left),
            self.say(f"board.hits.{COLOURS[colour]}"),
        )

    # -- cards -------------------------------------------------------------------------------------------------------

    def quest(self, quest: int) -> str:
        """Name, cost, effect, crystals."""
        card, name = QUESTS[quest], QUEST_NAMES[quest]
        return self.told(self.effect(quest), self.say("board.cash", n=card.crystals) if card.crystals else "") or name

    def effect(self, quest: int) -> str:
        card, name = QUESTS[quest], QUEST_NAMES[quest]
        hero = HERO_CITY[quest]
        fee = self.say("board.fee", n=FIXED.hero_fee, city=CITIES[hero]) if hero != NONE else ""
        cost = self.say("board.cost", n=card.cost) if card.cost else ""
        return self.told(self.say(f"quest.{name}"), self.does("quest", name), cost, fee)

    def cash(self, quest: int) -> str:
        return self.told(self.say(f"quest.{QUEST_NAMES[quest]}"), self.say("board.cash", n=QUESTS[quest].crystals))

    def event(self, event: int, key: str) -> str:
        name = EVENT_NAMES[event]
        return self.told(self.say(f"board.{key}", event=name), self.does("event_card", name))

    def trophy(self, trophy: int, owner: int, counts: tuple[int, ...]) -> str:
        name, card = TROPHY_NAMES[trophy], TROPHIES[trophy]
        told = [self.say(f"trophy.{name}"), self.does("trophy", name)]
        if card.kind != "end":
            told.append(self.say("board.worth", n=card.points))
        if owner != NONE:
            told.append(self.say("board.taken", seat=owner))
        else:
            told.append(", ".join([f"{self.seat(seat)} {count}" for seat, count in enumerate(counts)]))
        return self.told(*told)

    def spell(self, spell: int) -> str:
        name = SPELL_NAMES[spell]
        told = self.say("board.spell.permanent" if SPELLS[spell].permanent else "board.spell.once")
        return self.told(self.say(f"spell.{name}"), self.does("spell", name), told)

    def slot(self, cell: int, pawn: int) -> str:
        return self.say("board.slot", n=cell, m=cell - pawn)

    def pile(self, name: str, left: int, more: int = 0) -> str:
        return self.say(f"board.pile.{name}", n=left, m=more)

    # -- all of it ---------------------------------------------------------------------------------------------------

    def seat_line(self, seat: int, guards: int, damage: int, crystals: int, towers: int, threats: int) -> str:
        told = self.say("board.seat", seat=seat, n=guards, damage=damage, crystals=crystals, towers=towers)
        return self.told(told, self.say("board.threats", n=threats) if threats else "") + "."


@lru_cache(maxsize=256)
def words_of(lang: str, names: tuple[str, ...]) -> Words:
    return Words(lang, names)
