"""The box: 4 kings, 80 cards with a creature on the face and a mine on the back, loaded from data/*.toml.

Everything is a number here: a card is 0..79 (its face), a mine kind 0..19 (a back), a race 0..3. The tables below turn
numbers into figures and names, once, when the game is loaded.
"""

from __future__ import annotations

import tomllib
from dataclasses import dataclass
from importlib import resources

HAND = 6  # KING-S09, KING-R04
CENTRE = 4  # KING-S06
ENDS = ("draw", "replacement", "redraw")  # how the deck ran out (KING-E02, KING-E03, KING-T18)
MINERS_CAMP = 4  # KING-S07: cards turned for the camp at the start


@dataclass(frozen=True, slots=True)
class Mine:
    """A back: how many miners it wants, how many creatures take it, whether it wants a foreman, what it is worth."""

    id: str
    size: int
    defence: int
    foreman: bool
    value: int


@dataclass(frozen=True, slots=True)
class Creature:
    """A face: race and strength. `printed` is the mine behind it with the option `pairing=printed`."""

    id: str
    race: int
    strength: int
    printed: int


def _table(name: str) -> dict[str, list[dict[str, object]]]:
    text = (resources.files(__package__) / "data" / f"{name}.toml").read_text(encoding="utf-8")
    return tomllib.loads(text)


def _load_mines() -> tuple[Mine, ...]:
    mines = tuple(Mine(**row) for row in _table("mines")["mine"])  # type: ignore[arg-type]
    for mine in mines:
        if not (1 <= mine.defence <= 3 and mine.size >= 1 and mine.value >= 1):
            raise ValueError(f"data/mines.toml: {mine.id}: defence is 1 to 3, size and value at least 1")
    return mines


def _load_creatures(races: tuple[str, ...], mines: tuple[Mine, ...]) -> tuple[Creature, ...]:
    kinds = {mine.id: number for number, mine in enumerate(mines)}
    creatures = tuple(
        Creature(str(row["id"]), races.index(str(row["race"])), int(str(row["strength"])), kinds[str(row["mine"])])
        for row in _table("cards")["card"]
    )
    for creature in creatures:
        if not 0 <= creature.strength <= 9:
            raise ValueError(f"data/cards.toml: {creature.id}: strength is 0 to 9")
    return creatures


RACES: tuple[str, ...] = tuple(str(race) for race in _table("cards")["races"])
MINES: tuple[Mine, ...] = _load_mines()
CARDS: tuple[Creature, ...] = _load_creatures(RACES, MINES)

PRINTED: bytes = bytes(card.printed for card in CARDS)  # the backs with `pairing=printed` (KING-S12)
RACE_OF: bytes = bytes(card.race for card in CARDS)
STRENGTH_OF: bytes = bytes(card.strength for card in CARDS)
CARD_NUMBER: dict[str, int] = {card.id: number for number, card in enumerate(CARDS)}
MINE_NUMBER: dict[str, int] = {mine.id: number for number, mine in enumerate(MINES)}

SIZE: bytes = bytes(mine.size for mine in MINES)
DEFENCE: bytes = bytes(mine.defence for mine in MINES)
FOREMAN: bytes = bytes(mine.foreman for mine in MINES)
VALUE: bytes = bytes(mine.value for mine in MINES)

# Each capture takes its replacement from the deck (KING-C10), which holds at most 60 cards after the setup for two
# (KING-S11), and the last replacement ends the game: nobody can hold more than 60 mines, however badly they play.
OWN_SLOTS = len(CARDS) - CENTRE - MINERS_CAMP - 2 * HAND
