"""What quest cards do (TOWR-X): whether an effect has a result now, and its questions."""

from __future__ import annotations

from collections.abc import Callable

from dovre.games.towers import events
from dovre.games.towers.actions import BACK, CELL, CREATURE, PASS, STEP
from dovre.games.towers.actions import PLACE as PLACE_ACTIONS
from dovre.games.towers.actions import RAZE as RAZE_ACTIONS
from dovre.games.towers.box import Quest
from dovre.games.towers.components import (
    CELLS,
    COLOURS,
    EXTENSION,
    GUARDS,
    KIND,
    MARKERS,
    MONSTERS,
    OWN,
    QUESTS,
    SPOTS,
    bits_of,
)
from dovre.games.towers.decisions import (
    ARRIVE,
    BACKWARD,
    BUILD,
    CAPTURE,
    DAMAGE,
    FAR,
    FLOW,
    FREE,
    MARKER,
    MOVE,
    PITCH,
    PUSH,
    PUSH_CELL,
    RAZE,
    RUIN,
    SEND,
    TILE,
    UPGRADE,
)
from dovre.games.towers.rules.asking import ask
from dovre.games.towers.rules.cards import draw_cards
from dovre.games.towers.rules.creatures import (
    at_cell,
    capture,
    captured_monsters,
    distinct,
    hit,
    occupied,
    put,
)
from dovre.games.towers.rules.lengthen import pile_of
from dovre.games.towers.rules.towers import can_build, can_move, upgradable
from dovre.games.towers.rules.trophies import can_send, check_trophies
from dovre.games.towers.state import NONE, TowersState
from dovre.kernel.action import Action
from dovre.kernel.decision import Frame

Has = Callable[[TowersState, int, Quest], bool]
Does = Callable[[TowersState, int, Quest], None]


def has_effect(s: TowersState, seat: int, quest: int) -> bool:
    """[TOWR-X16]"""
    return HAS_EFFECT[quest](s, seat, QUESTS[quest])


def apply_effect(s: TowersState, seat: int, quest: int) -> None:
    EFFECTS[QUESTS[quest].op][1](s, seat, QUESTS[quest])


def others_of(s: TowersState, seat: int) -> list[int]:
    return [other for other in range(s.seats) if other != seat]


def _source(card: Quest) -> int:
    return OWN if card.of == "own" else EXTENSION


# -- towers and path --------------------------------------------------------------------------------------------------


def _colour(card: Quest) -> int:
    return COLOURS.index(card.of) if card.of in COLOURS else NONE


def _has_upgrade(s: TowersState, seat: int, card: Quest) -> bool:
    return bool(upgradable(s, seat, _colour(card)))


def _upgrade(s: TowersState, seat: int, card: Quest) -> None:
    ask(s, (UPGRADE, seat, _colour(card), 0))


def _has_build(s: TowersState, seat: int, card: Quest) -> bool:
    return can_build(s, seat)


def _build(s: TowersState, seat: int, card: Quest) -> None:
    s.push((BUILD, seat, card.n, NONE))


def _has_move(s: TowersState, seat: int, card: Quest) -> bool:
    return can_move(s, seat)


def _move(s: TowersState, seat: int, card: Quest) -> None:
    ask(s, (MOVE, seat, 0))


def _has_tile(s: TowersState, seat: int, card: Quest) -> bool:
    return bool(pile_of(s, seat, _source(card)))


def _add_tile(s: TowersState, seat: int, card: Quest) -> None:
    """If no tile fits, the cost is lost and no ban follows. [TOWR-J28, GAP-T35]"""
    s.push((TILE, seat, card.n, _source(card), 0))


# -- crystals, cards, guards ------------------------------------------------------------------------------------------


def _always(s: TowersState, seat: int, card: Quest) -> bool:
    return True


def _gain(s: TowersState, seat: int, card: Quest) -> None:
    _gained(s, seat, card.n)


def _has_bounty(s: TowersState, seat: int, card: Quest) -> bool:
    return captured_monsters(s, seat) > 0


def _bounty(s: TowersState, seat: int, card: Quest) -> None:
    _gained(s, seat, min(card.n * captured_monsters(s, seat), card.most or 99))


def _gained(s: TowersState, seat: int, crystals: int) -> None:
    s.crystals[seat] += crystals
    if s.sink is not None:
        events.gained(s, seat, crystals)


def _has_cards(s: TowersState, seat: int, card: Quest) -> bool:
    return bool(s.deck or s.discard)


def _draw(s: TowersState, seat: int, card: Quest) -> None:
    draw_cards(s, seat, card.n)


def _has_guards(s: TowersState, seat: int, card: Quest) -> bool:
    return s.guards[seat] < GUARDS


def _guards(s: TowersState, seat: int, card: Quest) -> None:
    gained = min(card.n, GUARDS - s.guards[seat])
    s.guards[seat] += gained
    if s.sink is not None:
        events.gained_guards(s, seat, gained)


# -- damage and capture -----------------------------------------------------------------------------------------------


def _has_monster(s: TowersState, seat: int, card: Quest) -> bool:
    """On any path. [TOWR-X11, TOWR-X15]"""
    for crowd in s.crowd:
        if crowd & MONSTERS:
            return True
    return False


def _damage(s: TowersState, seat: int, card: Quest) -> None:
    ask(s, (DAMAGE, seat, card.n))


def monsters_anywhere(s: TowersState, among: int) -> list[Action]:
    tokens = [token for crowd in s.crowd for token in distinct(s, crowd & among & MONSTERS)]
    return [CREATURE[token] for token in sorted(tokens)]


@FLOW.option(DAMAGE)
def damage_options(s: TowersState, seat: int, frame: Frame) -> list[Action]:
    """[TOWR-X11]"""
    return monsters_anywhere(s, MONSTERS)


@FLOW.answer(DAMAGE)
def damage(s: TowersState, seat: int, action: Action, frame: Frame) -> None:
    """A Smasher destroys nothing then. [TOWR-X14, TOWR-C06]"""
    s.pop()
    hit(s, seat, action.number, frame[2])
    check_trophies(s, seat)


def _has_wounded(s: TowersState, seat: int, card: Quest) -> bool:
    return any(crowd & s.wounded & MONSTERS for crowd in s.crowd)


def _capture(s: TowersState, seat: int, card: Quest) -> None:
    ask(s, (CAPTURE, seat))


@FLOW.option(CAPTURE)
def capture_options(s: TowersState, seat: int, frame: Frame) -> list[Action]:
    """[TOWR-X11]"""
    return monsters_anywhere(s, s.wounded)


@FLOW.answer(CAPTURE)
def capture_one(s: TowersState, seat: int, action: Action, frame: Frame) -> None:
    """[TOWR-X13]"""
    s.pop()
    capture(s, seat, action.number)
    check_trophies(s, seat)


def monster_cells(s: TowersState, seat: int) -> list[int]:
    """Cells of one's path with monsters."""
    return sorted({s.cell[token] for token in bits_of(s.crowd[seat] & MONSTERS)})


def _has_own_monster(s: TowersState, seat: int, card: Quest) -> bool:
    return bool(s.crowd[seat] & MONSTERS)


def _pitch(s: TowersState, seat: int, card: Quest) -> None:
    ask(s, (PITCH, seat, card.n))


@FLOW.option(PITCH)
def pitch_options(s: TowersState, seat: int, frame: Frame) -> list[Action]:
    return [CELL[cell] for cell in monster_cells(s, seat)]


@FLOW.answer(PITCH)
def pitch(s: TowersState, seat: int, action: Action, frame: Frame) -> None:
    """Each monster there, all at once; trophies afterwards. [TOWR-X14, TOWR-X15]"""
    s.pop()
    for token in bits_of(at_cell(s, seat, action.number)):
        hit(s, seat, token, frame[2])
    check_trophies(s, seat)


# -- back towards the mine --------------------------------------------------------------------------------------------


def _has_push(s: TowersState, seat: int, card: Quest) -> bool:
    """A monster that does not stand on the first cell."""
    tokens = s.crowd[seat] & MONSTERS
    while tokens:
        low = tokens & -tokens
        tokens ^= low
        if s.cell[low.bit_length() - 1]:
            return True
    return False


def _push(s: TowersState, seat: int, card: Quest) -> None:
    ask(s, (PUSH, seat, card.n))


@FLOW.option(PUSH)
def push_options(s: TowersState, seat: int, frame: Frame) -> list[Action]:
    """A monster that does not stand on the first cell."""
    return [CREATURE[token] for token in distinct(s, s.crowd[seat] & MONSTERS) if s.cell[token]]


@FLOW.answer(PUSH)
def push(s: TowersState, seat: int, action: Action, frame: Frame) -> None:
    s.pop()
    ask(s, (FAR, seat, 1 << action.number, frame[2]))


def _push_cell(s: TowersState, seat: int, card: Quest) -> None:
    ask(s, (PUSH_CELL, seat, card.n))


@FLOW.option(PUSH_CELL)
def push_cell_options(s: TowersState, seat: int, frame: Frame) -> list[Action]:
    return [CELL[cell] for cell in monster_cells(s, seat) if cell]


@FLOW.answer(PUSH_CELL)
def push_cell(s: TowersState, seat: int, action: Action, frame: Frame) -> None:
    """All its monsters, the same number of cells and the same way."""
    s.pop()
    ask(s, (FAR, seat, at_cell(s, seat, action.number), frame[2]))


def cell_of(s: TowersState, tokens: int) -> int:
    """The cell of creatures that stand together."""
    return s.cell[(tokens & -tokens).bit_length() - 1]


@FLOW.option(FAR)
def far_options(s: TowersState, seat: int, frame: Frame) -> list[Action]:
    """At the first cell they stop: more cells would make no difference."""
    most = min(frame[3], s.way[seat].depth[cell_of(s, frame[2])] - 1)
    return list(BACK[:most])


@FLOW.answer(FAR)
def far(s: TowersState, seat: int, action: Action, frame: Frame) -> None:
    s.pop()
    retreat(s, seat, frame[2], action.number + 1)


def retreat(s: TowersState, seat: int, tokens: int, left: int) -> None:
    """Cell by cell towards the mine; the player chooses where ways of the same length differ."""
    path = s.way[seat]
    way = [cell_of(s, tokens)]
    while left:
        back = path.backs[way[-1]]
        if len(back) > 1 and len(_ends(path.backs, way[-1], left)) > 1:
            break
        way.append(back[0])
        left -= 1
    _shift(s, seat, tokens, way)
    if left:
        s.push((BACKWARD, seat, tokens, left))


def _ends(backs: tuple[tuple[int, ...], ...], cell: int, left: int) -> set[int]:
    ends = {cell}
    for _ in range(left):
        ends = {back for one in ends for back in backs[one]} or ends
    return ends


def _shift(s: TowersState, seat: int, tokens: int, way: list[int]) -> None:
    for token in bits_of(tokens):
        s.cell[token] = way[-1]
        if s.sink is not None and len(way) > 1:
            events.pushed(s, seat, token, way)


@FLOW.option(BACKWARD)
def backward_options(s: TowersState, seat: int, frame: Frame) -> list[Action]:
    return [STEP[cell] for cell in s.way[seat].backs[cell_of(s, frame[2])]]


@FLOW.answer(BACKWARD)
def backward(s: TowersState, seat: int, action: Action, frame: Frame) -> None:
    s.pop()
    _shift(s, seat, frame[2], [cell_of(s, frame[2]), action.number])
    retreat(s, seat, frame[2], frame[3] - 1)


# -- the quagmire -----------------------------------------------------------------------------------------------------


def _has_marker(s: TowersState, seat: int, card: Quest) -> bool:
    return len(s.markers) < MARKERS


def _marker(s: TowersState, seat: int, card: Quest) -> None:
    s.push((MARKER, seat))


@FLOW.option(MARKER)
def marker_options(s: TowersState, seat: int, frame: Frame) -> list[Action]:
    """A cell of one's path without marker."""
    return [CELL[cell] for cell in range(s.way[seat].length) if seat * CELLS + cell not in s.markers]


@FLOW.answer(MARKER)
def marker(s: TowersState, seat: int, action: Action, frame: Frame) -> None:
    s.pop()
    s.markers = sorted([*s.markers, seat * CELLS + action.number])
    if s.sink is not None:
        events.marked(s, seat, action.number)


# -- against opponents ------------------------------------------------------------------------------------------------


def _has_send(s: TowersState, seat: int, card: Quest) -> bool:
    return can_send(s, seat)


def _send(s: TowersState, seat: int, card: Quest) -> None:
    ask(s, (SEND, seat, 0))


@FLOW.option(SEND)
def send_options(s: TowersState, seat: int, frame: Frame) -> list[Action]:
    """A monster of one's path; never a boss. [TOWR-X01, TOWR-X04]"""
    found = [CREATURE[token] for token in distinct(s, s.crowd[seat] & MONSTERS)]
    return [*found, PASS] if frame[2] else found


@FLOW.answer(SEND)
def send(s: TowersState, seat: int, action: Action, frame: Frame) -> None:
    s.pop()
    if action is PASS:
        if s.sink is not None:
            events.declined(s, seat)
        return
    ask(s, (ARRIVE, seat, action.number, NONE))


@FLOW.option(ARRIVE)
def arrive_options(s: TowersState, seat: int, frame: Frame) -> list[Action]:
    """A cell that another creature occupies. [TOWR-X01..TOWR-X03]"""
    hosts = others_of(s, seat) if frame[3] == NONE else [frame[3]]
    return [PLACE_ACTIONS[host][cell] for host in hosts for cell in occupied(s, host)]


@FLOW.answer(ARRIVE)
def arrive(s: TowersState, seat: int, action: Action, frame: Frame) -> None:
    """Sent with its face; freed on its healthy face, which it has on a city board. [TOWR-X01, TOWR-X03]"""
    s.pop()
    host, cell = divmod(action.number, CELLS)
    token = frame[2]
    put(s, host, token, cell)
    if s.sink is not None:
        if frame[3] == NONE:
            events.sent(s, seat, host, token, cell)
        else:
            events.freed(s, seat, host, token, cell)


def freeable(s: TowersState, seat: int) -> list[int]:
    """Captured monsters of opponents who have a creature on their path; one of each kind. [TOWR-X03, TOWR-X04]"""
    found = []
    for other in others_of(s, seat):
        kinds = set()
        for token in bits_of(s.caught[other] & MONSTERS) if s.crowd[other] else []:
            if KIND[token] not in kinds:
                kinds.add(KIND[token])
                found.append(token)
    return sorted(found)


def _has_free(s: TowersState, seat: int, card: Quest) -> bool:
    return bool(freeable(s, seat))


def _free(s: TowersState, seat: int, card: Quest) -> None:
    ask(s, (FREE, seat))


@FLOW.option(FREE)
def free_options(s: TowersState, seat: int, frame: Frame) -> list[Action]:
    return [CREATURE[token] for token in freeable(s, seat)]


@FLOW.answer(FREE)
def free(s: TowersState, seat: int, action: Action, frame: Frame) -> None:
    s.pop()
    token = action.number
    jailer = next(other for other in range(s.seats) if s.caught[other] >> token & 1)
    ask(s, (ARRIVE, seat, token, jailer))


def _has_raze(s: TowersState, seat: int, card: Quest) -> bool:
    """Not in the introductory game, where Smashers still do. [TOWR-I02, TOWR-I06, TOWR-L16]"""
    return not s.intro and any(s.towers[other] for other in others_of(s, seat))


def _raze(s: TowersState, seat: int, card: Quest) -> None:
    ask(s, (RAZE, seat))


@FLOW.option(RAZE)
def raze_options(s: TowersState, seat: int, frame: Frame) -> list[Action]:
    return [RAZE_ACTIONS[other][tower >> 3] for other in others_of(s, seat) for tower in s.towers[other]]


@FLOW.answer(RAZE)
def raze(s: TowersState, seat: int, action: Action, frame: Frame) -> None:
    """[TOWR-X05, TOWR-X06, TOWR-Q06]"""
    s.pop()
    other, spot = divmod(action.number, SPOTS)
    s.push((RUIN, other, spot, seat))


EFFECTS: dict[str, tuple[Has, Does]] = {
    "upgrade": (_has_upgrade, _upgrade),
    "build": (_has_build, _build),
    "move_tower": (_has_move, _move),
    "add_tile": (_has_tile, _add_tile),
    "gain": (_always, _gain),
    "gain_per_captured": (_has_bounty, _bounty),
    "draw": (_has_cards, _draw),
    "damage": (_has_monster, _damage),
    "capture": (_has_wounded, _capture),
    "damage_cell": (_has_own_monster, _pitch),
    "push_back": (_has_push, _push),
    "push_back_cell": (_has_push, _push_cell),
    "marker_stop": (_has_marker, _marker),
    "send": (_has_send, _send),
    "free": (_has_free, _free),
    "destroy": (_has_raze, _raze),
    "guards": (_has_guards, _guards),
}
HAS_EFFECT = tuple(EFFECTS[quest.op][0] for quest in QUESTS)
