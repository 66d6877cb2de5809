"""Tiles: drawn one by one, laid at the end of the path, set aside where they do not fit (TOWR-J20..J33, TOWR-P)."""

from __future__ import annotations

from dovre.games.towers import events
from dovre.games.towers.actions import LAID
from dovre.games.towers.actions import LAY as LAY_ACTIONS
from dovre.games.towers.components import OWN
from dovre.games.towers.decisions import FLOW, LAY, TILE
from dovre.games.towers.path import can_be_laid, lay_number, path_of, placements
from dovre.games.towers.state import TILES, TowersState
from dovre.kernel.action import Action
from dovre.kernel.decision import Frame


def pile_of(s: TowersState, seat: int, source: int) -> tuple[int, ...]:
    return s.tiles[seat] if source == OWN else s.extension


def set_pile(s: TowersState, seat: int, source: int, tiles: tuple[int, ...]) -> None:
    if source == OWN:
        s.tiles[seat] = tiles
    else:
        s.extension = tiles


def return_aside(s: TowersState, seat: int, source: int) -> None:
    """Tiles set aside are shuffled back into the pile they came from. [TOWR-J29]"""
    if s.aside:
        pile = (*pile_of(s, seat, source), *s.aside)
        s.aside = ()
        set_pile(s, seat, source, tuple(s.rng(TILES).shuffled(pile)))


@FLOW.run(TILE)
def draw_tile(s: TowersState, frame: Frame) -> None:
    """The next tile that fits; if none does, the action is closed to this player.

    [TOWR-J22, TOWR-J25, TOWR-J28, TOWR-J30..TOWR-J32]
    """
    _, seat, left, source, ban = frame
    pile = pile_of(s, seat, source)
    if not left or not pile:
        s.pop()
        return
    path = s.way[seat]
    while pile:
        tile, pile = pile[-1], pile[:-1]
        if can_be_laid(path, tile):
            set_pile(s, seat, source, pile)
            s.replace_top((TILE, seat, left - 1, source, ban))
            s.push((LAY, seat, tile, source))
            _tell_aside(s, seat, s.aside)
            if s.sink is not None:
                events.drew_tile(s, seat, tile)
            return
        s.aside = (*s.aside, tile)
    _tell_aside(s, seat, tuple(sorted(s.aside)))  # all were seen and go back: in which order they came is over
    set_pile(s, seat, source, ())
    return_aside(s, seat, source)
    s.pop()
    if ban:
        s.banned[seat] = 1
    if s.sink is not None:
        events.nothing_fits(s, seat, bool(ban))


def _tell_aside(s: TowersState, seat: int, tiles: tuple[int, ...]) -> None:
    if s.sink is not None:
        for tile in tiles:
            events.set_aside(s, seat, tile)


@FLOW.option(LAY)
def lay_options(s: TowersState, seat: int, frame: Frame) -> list[Action]:
    """How the tile lies, and the exit for what follows. [TOWR-J24, TOWR-J26, TOWR-P05..TOWR-P09]"""
    return [LAY_ACTIONS[way] for way in placements(s.way[seat], frame[2])]


@FLOW.answer(LAY)
def lay(s: TowersState, seat: int, action: Action, frame: Frame) -> None:
    """The city goes to the chosen exit with those inside; creatures and towers stay where they are; a tile laid opens
    Lengthen again.

    [TOWR-J14, TOWR-J21, TOWR-J23, TOWR-J27, TOWR-J29, TOWR-J30, TOWR-J33]
    """
    _, _, tile, source = frame
    s.pop()
    entry, exit_ = LAID[action]
    before = s.way[seat]
    s.laid[seat] = (*s.laid[seat], lay_number(tile, entry, exit_))
    s.way[seat] = path_of(s.laid[seat])
    s.banned[seat] = 0
    return_aside(s, seat, source)
    if s.sink is not None:
        events.laid(s, seat, tile, before.dist[0])
