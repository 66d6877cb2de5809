"""What happens at the table, as facts. Secret are quest cards that are drawn; the others hear that one was."""

from __future__ import annotations

from typing import Any

from dovre.games.towers.actions import ACTS
from dovre.games.towers.components import (
    CARD_QUEST,
    CELL_NAMES,
    CITIES,
    COLOURS,
    CREATURES,
    EVENT_NAMES,
    KIND,
    NONE,
    QUEST_NAMES,
    QUESTS,
    SPELL_NAMES,
    SPOT_NAMES,
    TILE_NAMES,
    TOKEN_NAMES,
    TROPHY_NAMES,
)
from dovre.games.towers.state import TowersState
from dovre.kernel.events import Event, Walk


def _tell(s: TowersState, name: str, outcome: str = "", **parts: Any) -> None:
    s.emit(Event(name, tuple(parts.items()), outcome=outcome))


def _creature(token: int) -> dict[str, str]:
    """Which one it is, for the board, and its kind, for the sentence."""
    return {"creature": TOKEN_NAMES[token], "kind": CREATURES[KIND[token]]}


def _tower(tower: int) -> dict[str, str]:
    return {"colour": COLOURS[tower >> 1 & 3], "spot": SPOT_NAMES[tower >> 3]}


# -- rounds and phases ------------------------------------------------------------------------------------------------


def city(s: TowersState, seat: int, city: int) -> None:
    _tell(s, "city", seat=seat, city=CITIES[city])


def round_begun(s: TowersState) -> None:
    _tell(s, "round", n=s.round, seat=s.first)


def phase(s: TowersState, name: str) -> None:
    _tell(s, f"phase.{name}")


def revealed(s: TowersState) -> None:
    _tell(s, "revealed", outcome=EVENT_NAMES[s.event], event=EVENT_NAMES[s.event])


def resolved(s: TowersState) -> None:
    _tell(s, "resolved", event=EVENT_NAMES[s.force])


def ended(s: TowersState) -> None:
    """[TOWR-E01, TOWR-E02, TOWR-L18]"""
    if s.alone:
        _tell(s, "ended.lost" if 0 in s.guards else "ended.won", seat=0)
    else:
        found = s.winners
        _tell(s, "ended" if len(found) == 1 else "ended.shared", seats=found)


# -- events and spells ------------------------------------------------------------------------------------------------


def named(s: TowersState, seat: int, other: int, spot: int) -> None:
    _tell(s, "named", seat=seat, other=other, spot=SPOT_NAMES[spot])


def ransom(s: TowersState, seat: int, n: int) -> None:
    _tell(s, "ransom", seat=seat, n=n)


def chosen(s: TowersState, seat: int, token: int) -> None:
    _tell(s, "chosen", seat=seat, **_creature(token))


def blown(s: TowersState, seat: int, other: int, token: int) -> None:
    _tell(s, "blown", seat=seat, other=other, **_creature(token))


def lost_crystals(s: TowersState, seat: int, n: int) -> None:
    if n:
        _tell(s, "lost_crystals", seat=seat, n=n)


def healed(s: TowersState, seat: int, token: int) -> None:
    _tell(s, "healed", seat=seat, **_creature(token))


def silenced(s: TowersState, seat: int, spot: int) -> None:
    _tell(s, "silenced", seat=seat, spot=SPOT_NAMES[spot])


def lost_upgrade(s: TowersState, seat: int, spot: int) -> None:
    _tell(s, "lost_upgrade", seat=seat, spot=SPOT_NAMES[spot])


def discarded(s: TowersState, seat: int, card: int) -> None:
    _tell(s, "discarded", seat=seat, card=QUEST_NAMES[CARD_QUEST[card]])


def cast(s: TowersState, spell: int, new: bool) -> None:
    name = SPELL_NAMES[spell]
    _tell(s, "spell" if new else "spell.again", outcome=name if new else "", spell=name)


def lost_guards(s: TowersState, seat: int, n: int) -> None:
    if n:
        _tell(s, "lost_guards", seat=seat, n=n)


def demon(s: TowersState, seat: int) -> None:
    _tell(s, "demon", seat=seat, creature="demon")


# -- Night ------------------------------------------------------------------------------------------------------------


def walked(s: TowersState, seat: int, token: int, way: list[int]) -> None:
    cells = tuple(CELL_NAMES[cell] for cell in way)
    _tell(s, "walked", seat=seat, **_creature(token), n=len(way) - 1, cell=cells[-1], way=cells)


def entered(s: TowersState, seat: int, token: int, n: int) -> None:
    _tell(s, "entered", seat=seat, **_creature(token), n=n, m=s.guards[seat])


def bogged(s: TowersState, seat: int, token: int, cell: int) -> None:
    _tell(s, "bogged", seat=seat, **_creature(token), cell=CELL_NAMES[cell])


def left_mine(s: TowersState, seat: int, token: int) -> None:
    """With the token that now lies on top."""
    pile = s.piles[seat]
    top = CREATURES[KIND[pile[-1]]] if pile else ""
    _tell(s, "left_mine", outcome=top, seat=seat, **_creature(token))


def trapped(s: TowersState, seat: int, token: int, spot: int) -> None:
    _tell(s, "trapped", seat=seat, **_creature(token), spot=SPOT_NAMES[spot])


# -- Dawn -------------------------------------------------------------------------------------------------------------


def fired(s: TowersState, seat: int, tower: int, one: int, two: int) -> None:
    """A tower at one creature, twice at one, or at two."""
    name = "fired" if two == NONE else "fired.twice" if one == two else "fired.split"
    other = _creature(two)["kind"] if two not in (NONE, one) else ""
    _tell(s, name, seat=seat, **_tower(tower), **_creature(one), other=other)


def wounded(s: TowersState, seat: int, token: int) -> None:
    _tell(s, "wounded", seat=seat, **_creature(token))


def captured(s: TowersState, seat: int, token: int, host: int, cell: int) -> None:
    _tell(s, "captured", seat=seat, **_creature(token))


def boss_hit(s: TowersState, seat: int, n: int) -> None:
    _tell(s, "boss_hit", seat=seat, n=n, m=s.damage[seat])


def boss_wounded(s: TowersState, seat: int) -> None:
    _tell(s, "boss_wounded", seat=seat)


def boss_captured(s: TowersState, seat: int) -> None:
    _tell(s, "boss_captured", seat=seat)


def destroyed(s: TowersState, seat: int, tower: int) -> None:
    _tell(s, "destroyed", seat=seat, **_tower(tower))


def protected(s: TowersState, seat: int, aura: int, spot: int) -> None:
    _tell(s, "protected", seat=seat, aura=SPOT_NAMES[aura], spot=SPOT_NAMES[spot])


def won_trophy(s: TowersState, seat: int, trophy: int) -> None:
    _tell(s, "trophy", seat=seat, trophy=TROPHY_NAMES[trophy])


def took_token(s: TowersState, seat: int) -> None:
    _tell(s, "token", seat=seat)


def declined(s: TowersState, seat: int) -> None:
    _tell(s, "declined", seat=seat)


# -- Day --------------------------------------------------------------------------------------------------------------


def acted(s: TowersState, seat: int, act: int) -> None:
    _tell(s, f"act.{ACTS[act]}", seat=seat)


def built(s: TowersState, seat: int, colour: int, spot: int) -> None:
    _tell(s, "built", seat=seat, colour=COLOURS[colour], spot=SPOT_NAMES[spot])


def upgraded(s: TowersState, seat: int, tower: int) -> None:
    _tell(s, "upgraded", seat=seat, **_tower(tower))


def moved_tower(s: TowersState, seat: int, tower: int, old: int, new: int) -> None:
    _tell(s, "moved_tower", seat=seat, colour=COLOURS[tower >> 1 & 3], start=SPOT_NAMES[old], spot=SPOT_NAMES[new])


def drew_tile(s: TowersState, seat: int, tile: int) -> None:
    _tell(s, "tile", outcome=TILE_NAMES[tile], seat=seat, tile=TILE_NAMES[tile])


def set_aside(s: TowersState, seat: int, tile: int) -> None:
    _tell(s, "aside", outcome=TILE_NAMES[tile], seat=seat, tile=TILE_NAMES[tile])


def nothing_fits(s: TowersState, seat: int, ban: bool) -> None:
    _tell(s, "no_tile.closed" if ban else "no_tile", seat=seat)


def laid(s: TowersState, seat: int, tile: int, before: int) -> None:
    """With the new length; a shortcut is told. [TOWR-J27]"""
    now = s.way[seat].dist[0]
    _tell(s, "laid.shortcut" if now < before else "laid", seat=seat, tile=TILE_NAMES[tile], n=now)


def drew(s: TowersState, seat: int, card: int) -> None:
    name = QUEST_NAMES[CARD_QUEST[card]]
    parts = (("seat", seat),)
    s.emit(Event("drew", (*parts, ("card", name)), (seat,), Event("drew.hidden", parts), name))


def reshuffled(s: TowersState) -> None:
    _tell(s, "reshuffled", n=len(s.deck))


def market_card(s: TowersState, card: int) -> None:
    name = QUEST_NAMES[CARD_QUEST[card]]
    _tell(s, "market", outcome=name, card=name)


def market_reset(s: TowersState) -> None:
    _tell(s, "market.reset")


def cashed(s: TowersState, seat: int, quest: int) -> None:
    _tell(s, "cashed", seat=seat, card=QUEST_NAMES[quest], n=QUESTS[quest].crystals)


def used(s: TowersState, seat: int, quest: int) -> None:
    _tell(s, "used", seat=seat, card=QUEST_NAMES[quest])


def paid_fee(s: TowersState, seat: int, owner: int, n: int) -> None:
    _tell(s, "fee", seat=seat, other=owner, n=n)


def gained(s: TowersState, seat: int, n: int) -> None:
    _tell(s, "gained", seat=seat, n=n)


def gained_guards(s: TowersState, seat: int, n: int) -> None:
    _tell(s, "gained_guards", seat=seat, n=n)


def pushed(s: TowersState, seat: int, token: int, way: list[int]) -> None:
    cells = tuple(CELL_NAMES[cell] for cell in way)
    _tell(s, "pushed", seat=seat, **_creature(token), n=len(way) - 1, cell=cells[-1], way=cells)


def marked(s: TowersState, seat: int, cell: int) -> None:
    _tell(s, "marked", seat=seat, cell=CELL_NAMES[cell])


def sent(s: TowersState, seat: int, host: int, token: int, cell: int) -> None:
    _tell(s, "sent", seat=seat, other=host, **_creature(token), cell=CELL_NAMES[cell])


def freed(s: TowersState, seat: int, host: int, token: int, cell: int) -> None:
    _tell(s, "freed", seat=seat, other=host, **_creature(token), cell=CELL_NAMES[cell])


# the pieces an event moves, by their names on the board, and those that walk
_WALK = Walk("creature:{creature}", ("cell:{seat}.{way}",))
_CREATURE = ("creature:{creature}",)
_TOWER = ("tower:{seat}.{spot}",)
MOVES: dict[str, tuple[str | Walk, ...]] = {
    "walked": (_WALK,),
    "pushed": (_WALK,),
    "entered": (Walk("creature:{creature}", ("city:{seat}",)),),
    "left_mine": (Walk("creature:{creature}", ("mine:{seat}",)),),
    "blown": _CREATURE,
    "demon": _CREATURE,
    "captured": _CREATURE,
    "wounded": _CREATURE,
    "healed": _CREATURE,
    "sent": _CREATURE,
    "freed": _CREATURE,
    "fired": _TOWER,
    "fired.twice": _TOWER,
    "fired.split": _TOWER,
    "built": _TOWER,
    "upgraded": _TOWER,
    "destroyed": _TOWER,
    "moved_tower": ("tower:{seat}.{start}", *_TOWER),
    "laid": ("tile:{seat}.{tile}",),
    "laid.shortcut": ("tile:{seat}.{tile}",),
    "trophy": ("trophy:{trophy}",),
    "revealed": ("event:{event}",),
    "spell": ("spell:{spell}",),
    "market": ("market:{card}",),
    "drew": ("card:{card}",),
    "marked": ("marker:{seat}.{cell}",),
}
