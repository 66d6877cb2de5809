"""What happens at the table, as facts. Secret are the round cards that are drawn."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from dovre.games.princesses.box import COPIES, ITEMS
from dovre.games.princesses.components import (
    ACTION_NAMES,
    BOARDS,
    CARD_DESIGNS,
    CAVES,
    CHALLENGE_NAMES,
    COLOURS,
    FIRST_ROYAL,
    FIRST_VILLAGE,
    LAID_NAMES,
    N_PLACES,
    PLACES,
    RESOURCES,
    ROUND_NAMES,
    ROUNDS,
    ROYAL_NAMES,
    SLOT_NAMES,
    SLOTS,
    START_NAMES,
    TILE_NAMES,
    VILLAGES,
)
from dovre.games.princesses.effects import GOODS
from dovre.games.princesses.geometry import CELL_NAMES
from dovre.games.princesses.state import PrincessesState
from dovre.kernel.events import Event


def _tell(s: PrincessesState, name: str, outcome: str = "", **parts: Any) -> None:
    s.emit(Event(name, tuple(parts.items()), outcome=outcome))


# -- setup ------------------------------------------------------------------------------------------------------------


def took_board(s: PrincessesState, seat: int) -> None:
    _tell(s, "board", seat=seat, colour=COLOURS[s.boards[seat]])


def human_placed(s: PrincessesState, seat: int, cave: int) -> None:
    _tell(s, "human", seat=seat, place=CAVES[cave])


def hand_drawn(s: PrincessesState, seat: int) -> None:
    """[PRIN-P20]"""
    cards = tuple([ROUND_NAMES[card] for card in s.hands[seat]])
    parts = (("seat", seat), ("n", len(cards)))
    s.emit(
        Event("hand", (*parts, ("cards", " ".join(cards).upper())), audience=(seat,), twin=Event("hand.hidden", parts))
    )


# -- rounds and turns -------------------------------------------------------------------------------------------------


def round_begun(s: PrincessesState) -> None:
    _tell(s, "round", n=s.round)


def turn_begun(s: PrincessesState, seat: int) -> None:
    _tell(s, "turn", seat=seat)


def played(s: PrincessesState, seat: int, card: int) -> None:
    _tell(s, "played", seat=seat, card=ROUND_NAMES[card])


def item_placed(s: PrincessesState, card: int, found: bool) -> None:
    """Told apart where nothing could be placed. [PRIN-R5, PRIN-R7]"""
    village, item = VILLAGES[ROUNDS[card].village], ITEMS[ROUNDS[card].item]
    _tell(s, "item" if found else "item.none", item=item, village=village)


def king_moved(s: PrincessesState, seat: int, place: int) -> None:
    _tell(s, "king" if place >= FIRST_VILLAGE else "king.cave", seat=seat, place=PLACES[place])


def drawn(s: PrincessesState, seat: int, card: int) -> None:
    """[PRIN-R14]"""
    parts = (("seat", seat),)
    secret = (*parts, ("card", ROUND_NAMES[card]))
    s.emit(Event("drawn", secret, audience=(seat,), twin=Event("drawn.hidden", parts)))


# -- moves ------------------------------------------------------------------------------------------------------------


def moved(s: PrincessesState, seat: int, start: int, goal: int) -> None:
    if start == N_PLACES:
        _tell(s, "entered", seat=seat, goal=PLACES[goal])
    else:
        _tell(s, "moved", seat=seat, start=PLACES[start], goal=PLACES[goal])


def counted(s: PrincessesState, seat: int) -> None:
    _tell(s, "points.helped" if s.helpers else "points", seat=seat, n=s.own, helpers=s.helpers)


def chased(s: PrincessesState, seat: int, owner: int, village: int) -> None:
    _tell(s, "chased", seat=seat, owner=owner, village=VILLAGES[village])


def fled(s: PrincessesState, owner: int, village: int, cave: int) -> None:
    _tell(s, "fled", seat=owner, village=VILLAGES[village], place=CAVES[cave])


def troll_moved(s: PrincessesState, seat: int, start: int, goal: int) -> None:
    _tell(s, "troll", seat=seat, start=PLACES[start], goal=PLACES[goal])


def human_moved(s: PrincessesState, seat: int, start: int, goal: int) -> None:
    _tell(s, "human.moved", seat=seat, start=CAVES[start], goal=CAVES[goal])


# -- actions ----------------------------------------------------------------------------------------------------------


def acted(s: PrincessesState, seat: int, number: int) -> None:
    _tell(s, "acted", seat=seat, action=ACTION_NAMES[number])


def gained(s: PrincessesState, seat: int, amounts: Sequence[int]) -> None:
    found = tuple([(good, n) for good, n in zip(GOODS, amounts, strict=True) if n])
    if found:
        _tell(s, "gained", seat=seat, goods=found)


def mined(s: PrincessesState, seat: int, resource: int, count: int) -> None:
    _tell(s, "mined", seat=seat, goods=((RESOURCES[resource], count),))


def paid(s: PrincessesState, seat: int, resource: int, count: int) -> None:
    _tell(s, "paid", seat=seat, goods=((RESOURCES[resource], count),))


def refilled(s: PrincessesState, seat: int, resource: int, count: int) -> None:
    _tell(s, "refilled", seat=seat, goods=((RESOURCES[resource], count),))


def uncovered(s: PrincessesState, seat: int, count: int) -> None:
    _tell(s, "uncovered", seat=seat, n=count)


def used_royal(s: PrincessesState, seat: int, number: int) -> None:
    if number:
        _tell(s, "royal", seat=seat, royal=ROYAL_NAMES[number - 1])
    else:
        _tell(s, "royal.printed", seat=seat, board=BOARDS[s.boards[seat]].id)


def vacated(s: PrincessesState, seat: int, slot: int) -> None:
    _tell(s, "vacated", seat=seat, start=START_NAMES[slot])


def built_outpost(s: PrincessesState, seat: int, village: int) -> None:
    _tell(s, "outpost", seat=seat, village=VILLAGES[village])


def stored(s: PrincessesState, seat: int, slot: int, kind: int) -> None:
    _tell(s, "stored", seat=seat, slot=SLOT_NAMES[slot], piece=SLOTS[kind])


def built(s: PrincessesState, seat: int, tile: int, cell: int, rotation: int, formed: Sequence[int]) -> None:
    _tell(
        s,
        "built.royal" if tile >= FIRST_ROYAL else "built",
        seat=seat,
        tile=LAID_NAMES[tile],
        cell=CELL_NAMES[cell],
        rotation=rotation,
    )
    found = tuple([(resource, n) for resource, n in zip(RESOURCES, formed, strict=True) if n])
    if found:
        _tell(s, "sites", seat=seat, sites=found)


def took_card(s: PrincessesState, seat: int, design: int) -> None:
    _tell(s, "card", seat=seat, card=CARD_DESIGNS[design])


def hired(s: PrincessesState, seat: int, cave: int) -> None:
    _tell(s, "hired", seat=seat, place=CAVES[cave])


def claimed(s: PrincessesState, seat: int, card: int) -> None:
    _tell(s, "claimed", seat=seat, challenge=CHALLENGE_NAMES[card])


def forfeited(s: PrincessesState, seat: int) -> None:
    _tell(s, "forfeited", seat=seat)


# -- rows -------------------------------------------------------------------------------------------------------------


def tiles_revealed(s: PrincessesState, tiles: Sequence[int]) -> None:
    found = [TILE_NAMES[tile] for tile in tiles]
    names = " ".join(found)
    _tell(s, "revealed.tiles", outcome="+".join(found), n=len(tiles), names=names.upper())


def royals_revealed(s: PrincessesState, tiles: Sequence[int]) -> None:
    found = [ROYAL_NAMES[tile] for tile in tiles]
    names = " ".join(found)
    _tell(s, "revealed.royals", outcome="+".join(found), n=len(tiles), names=names.upper())


def cards_revealed(s: PrincessesState, cards: Sequence[int]) -> None:
    found = [CARD_DESIGNS[card // COPIES] for card in cards]
    _tell(s, "revealed.cards", outcome="+".join(found), n=len(cards), cards=tuple([(name, 1) for name in found]))


def ended(s: PrincessesState) -> None:
    """[PRIN-E9, PRIN-E10]"""
    from dovre.games.princesses.scoring import winners

    found = winners(s)
    _tell(s, "ended" if len(found) == 1 else "ended.shared", seats=found)


# the pieces an event moves, by their names on the board
MOVES: dict[str, tuple[str, ...]] = {
    "entered": ("trolls:{seat}.beside", "trolls:{seat}.{goal}"),
    "moved": ("trolls:{seat}.{start}", "trolls:{seat}.{goal}"),
    "troll": ("trolls:{seat}.{start}", "trolls:{seat}.{goal}"),
    "fled": ("trolls:{seat}.{village}", "trolls:{seat}.{place}"),
    "human": ("humans:{seat}.{place}",),
    "human.moved": ("humans:{seat}.{start}", "humans:{seat}.{goal}"),
    "hired": ("humans:{seat}.{place}",),
    "played": ("round:{card}",),
    "item": ("stock:{village}.{item}",),
    "king": ("king:pawn",),
    "king.cave": ("king:pawn",),
    "outpost": ("outposts:{seat}.{village}",),
    "stored": ("slot:{seat}.{slot}",),
    "built": ("tile:{tile}",),
    "built.royal": ("tile:{tile}",),
    "card": ("owned:{seat}.{card}",),
    "claimed": ("challenge:{challenge}",),
}
