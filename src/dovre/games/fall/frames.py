"""What may lie on the stack: each frame with arguments that mean something on this table, one upon the other.

Play only makes such frames. A position written by hand, or a save that was changed, is looked at here before any step
runs.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from dovre.games.fall.components import (
    BIT,
    CAVES,
    CHAMPION_CLAN,
    GNOME,
    JOKER,
    LAP,
    N_CLANS,
    N_GNOMES,
    OKKAG,
    PAWNS,
    SIGNS,
    SPACES,
    STAR_OF,
    TROLLS,
    bits_of,
)
from dovre.games.fall.decisions import FLOW
from dovre.games.fall.rules.ancestry import free_jokers
from dovre.games.fall.rules.battle import action_symbols, addable, can_boost
from dovre.games.fall.rules.caves import dominated, own_lairs
from dovre.games.fall.rules.champions import star_places
from dovre.games.fall.rules.reinforce import targets
from dovre.games.fall.rules.setup import first_caves
from dovre.games.fall.rules.wheel import exits
from dovre.games.fall.state import NONE, FallState
from dovre.kernel.frame_check import one_number

Args = tuple[Any, ...]
Check = Callable[[FallState, int, Args], bool]
POWER_MOST = 99


def _within(value: Any, below: int, first: int = 0) -> bool:
    return type(value) is int and first <= value < below


def _power(s: FallState, seat: int, args: Args) -> bool:
    (power,) = args
    return _within(power, POWER_MOST, 1)


def _settle(s: FallState, seat: int, args: Args) -> bool:
    (first,) = args
    if s.lairs[seat] == NONE or type(first) is not int:
        return False
    return first == NONE or (0 <= first < SPACES and bool(BIT[first] & first_caves(s, seat)))


def _host(s: FallState, seat: int, args: Args) -> bool:
    one, two = args
    fits = s.lairs[seat] != NONE and _within(one, two) and _within(two, SPACES)
    return fits and not (BIT[one] | BIT[two]) & ~first_caves(s, seat)


def _jokers(s: FallState, seat: int, args: Args) -> bool:
    (first,) = args
    return type(first) is int and (first == NONE or (first >= 0 and bool(free_jokers(s, seat) >> first & 1)))


def _sort(s: FallState, seat: int, args: Args) -> bool:
    (cell,) = args
    return type(cell) is int and cell >= 0 and bool(s.cubes[seat] & s.signs[seat * SIGNS + JOKER] & 1 << cell)


def _group(s: FallState, seat: int, args: Args) -> bool:
    """Uncovered symbols, contiguous: all of them can be added from the first on."""
    (chosen,) = args
    if type(chosen) is not int or chosen <= 0 or chosen & ~action_symbols(s, seat):
        return False
    for first in bits_of(chosen):
        found = 1 << first
        while more := addable(s, seat, found) & chosen:
            found |= more & -more
        if found == chosen:
            return True
    return False


def _boost(s: FallState, seat: int, args: Args) -> bool:
    kind, power, strong, boosted = args
    known = _within(kind, GNOME + 1) and _power(s, seat, (power,)) and strong in (0, 1) and boosted in (0, 1)
    return known and bool((s.provisions if strong else s.despair)[seat] or can_boost(s, seat, kind, strong, boosted))


def _march(s: FallState, seat: int, args: Args) -> bool:
    goal, left, reach, moved = args
    fits = _within(goal, SPACES) and _power(s, seat, (left,)) and type(reach) is int and moved in (0, 1)
    return fits and bool(reach & s.held[seat]) and not reach & BIT[goal] and bool(BIT[goal] & _ground(s, seat))


def _ground(s: FallState, seat: int) -> int:
    """Spaces where trolls of a seat may be."""
    return s.board.caves | own_lairs(s, seat)


def _attacked(s: FallState, seat: int, args: Args) -> bool:
    (cave,) = args
    return _within(cave, SPACES) and bool(s.invaded & s.held[seat] & BIT[cave])


def _add(s: FallState, seat: int, args: Args) -> bool:
    space, power = args
    fits = _within(space, SPACES) and _power(s, seat, (power,)) and s.reserve[seat] > 0
    return fits and bool(targets(s, seat) & BIT[space])


def _relocate(s: FallState, seat: int, args: Args) -> bool:
    space, left = args
    fits = _within(space, SPACES) and _power(s, seat, (left,)) and not s.reserve[seat]
    return fits and bool(s.held[seat] & ~BIT[space]) and bool(BIT[space] & _ground(s, seat))


def _after(s: FallState, seat: int, args: Args) -> bool:
    return not args and s.owner[OKKAG] == seat


def _horn(s: FallState, seat: int, args: Args) -> bool:
    return _after(s, seat, args) and s.reserve[seat] > 0 and s.pawns[PAWNS.index(OKKAG)] != NONE


def _influence(s: FallState, seat: int, args: Args) -> bool:
    amount, free = args
    return _power(s, seat, (amount,)) and free in (0, 1)


def _purse(s: FallState, seat: int, args: Args) -> bool:
    amount, first = args
    return _within(amount, POWER_MOST, 2) and (first == NONE or first in s.offer)


def _split(s: FallState, seat: int, args: Args) -> bool:
    amount, first, second = args
    offered = first != second and all(one != NONE and one in s.offer for one in (first, second))
    return _within(amount, POWER_MOST, 3) and offered


def _scout(s: FallState, seat: int, args: Args) -> bool:
    gates, tokens, last = args
    return _within(gates, 2) and _within(tokens, 3) and _within(last, len(s.gnomes), NONE) and bool(gates or tokens)


def _wires(s: FallState, seat: int, args: Args) -> bool:
    start, spaces, done = args
    fits = _within(start, LAP) and _within(spaces, LAP + 1, 1) and _within(done, spaces + 1)
    return fits and s.wheel == (start + spaces) % LAP


def _invade(s: FallState, seat: int, args: Args) -> bool:
    clan, left, bonus, is_breach = args
    fits = _within(clan, N_CLANS) and _within(left, N_GNOMES) and s.rally == clan
    return fits and bonus in (0, 1) and is_breach in (0, 1) and not (bonus and is_breach)


def _tie(s: FallState, seat: int, args: Args) -> bool:
    (caves,) = args
    fits = type(caves) is int and caves > 0 and not caves & ~(s.board.caves & ~s.invaded)
    return fits and bool(caves & (caves - 1))


def _victim(s: FallState, seat: int, args: Args) -> bool:
    (cave,) = args
    return _within(cave, SPACES) and bool(CAVES & s.held[seat] & BIT[cave])


def _shelter(s: FallState, seat: int, args: Args) -> bool:
    (pawn,) = args
    return s.reserve[seat] > 0 if pawn == NONE else _pawn(s, seat, args)


def _pawn(s: FallState, seat: int, args: Args) -> bool:
    """A champion whose pawn is not on the board."""
    (pawn,) = args
    return _within(pawn, len(PAWNS)) and s.owner[PAWNS[pawn]] == seat and s.pawns[pawn] == NONE


def _shift(s: FallState, seat: int, args: Args) -> bool:
    space, left, moved = args
    if not (_within(space, SPACES) and _power(s, seat, (left,)) and moved in (0, 1)):
        return False
    return any(s.held[owner] & BIT[space] and exits(s, space, owner) for owner in range(s.seats))


def _row(s: FallState, seat: int, args: Args) -> bool:
    (at,) = args
    return _within(at, len(s.gate_seen) + 1)


def _rewards(s: FallState, seat: int, args: Args) -> bool:
    (at,) = args
    return _within(at, len(s.offer) + 1)


def _offered(s: FallState, seat: int, args: Args) -> bool:
    """A champion of the offer with which this seat has influence."""
    (at,) = args
    return _within(at, len(s.offer)) and s.offer[at] != NONE and seat in s.leads[at]


def _renegade(s: FallState, seat: int, args: Args) -> bool:
    (votes,) = args
    return _within(votes, 10, 1) and NONE in CHAMPION_CLAN


def _star(s: FallState, seat: int, args: Args) -> bool:
    (champion,) = args
    known = _within(champion, len(STAR_OF)) and STAR_OF[champion] != NONE and s.owner[champion] == seat
    return known and s.stars[STAR_OF[champion]] == NONE and bool(star_places(s, seat, champion))


def _sow(s: FallState, seat: int, args: Args) -> bool:
    (most,) = args
    return _within(most, min(TROLLS, s.reserve[seat]) + 1, 1)


def _sown(s: FallState, seat: int, args: Args) -> bool:
    space, most = args
    return _sow(s, seat, (most,)) and _within(space, SPACES) and bool(dominated(s, seat) & BIT[space])


def _swear(s: FallState, seat: int, args: Args) -> bool:
    (clan,) = args
    return _within(clan, N_CLANS) and s.votes[seat * N_CLANS + clan] > 0


def _count(s: FallState, seat: int, args: Args) -> bool:
    left, sworn = args
    return _swear(s, seat, (left,)) and s.votes[seat * N_CLANS + left] > 1 and _within(sworn, N_CLANS) and left != sworn


def _turns(s: FallState, seat: int, args: Args) -> bool:
    (done,) = args
    return _within(done, s.seats + 1) and seat == s.first


CHECKS: dict[str, Check] = {
    "settle": _settle,
    "host": _host,
    "settled": _turns,
    "rations": _turns,
    "jokers": _jokers,
    "turn": one_number(3),
    "sort": _sort,
    "group": _group,
    "power": _boost,
    "goal": _power,
    "march": _march,
    "attack": _attacked,
    "retreat": _attacked,
    "reinforce": _power,
    "add": _add,
    "relocate": _relocate,
    "after": _after,
    "horn": _horn,
    "influence": _influence,
    "purse": _purse,
    "split": _split,
    "wheel": _power,
    "scout": _scout,
    "wires": _wires,
    "effect": one_number(LAP + 1, first=1),
    "trolls": _power,
    "shift": _shift,
    "gates": _row,
    "invade": _invade,
    "tie": _tie,
    "victim": _victim,
    "shelter": _shelter,
    "listen": one_number(3, first=1),
    "rewards": _rewards,
    "renegade": _renegade,
    "console": _offered,
    "join": _offered,
    "arrive": _pawn,
    "star": _star,
    "sow": _sow,
    "sown": _sown,
    "swear": _swear,
    "count": _count,
}
for _name, _check in CHECKS.items():
    FLOW.argument(FLOW.numbers[_name], _check)

# what a frame may lie on; "" is the bottom
_ACTION = ("close",)
_IMMEDIATE = ("rewards",)
UPON: dict[str, tuple[str, ...]] = {
    **dict.fromkeys(("keep", "settled", "wave", "draft", "rations", "battle", "entrench", "gates", "rewards"), ("",)),
    **dict.fromkeys(("score", "upkeep"), ("",)),
    **dict.fromkeys(("lairs", "settle", "host"), ("settled",)),
    "jokers": ("rations",),
    "turn": ("battle",),
    **dict.fromkeys(("sort", "group", "power", "close"), ("turn",)),
    **dict.fromkeys(("goal", "march", "attack", "retreat", "influence", "purse", "split", "wheel"), _ACTION),
    **dict.fromkeys(("after", "horn", "effect", "listen", "stride", "raid", "lurk"), _ACTION),
    **dict.fromkeys(("reinforce", "add", "relocate"), ("close", "after")),
    "wires": ("effect",),
    "scout": ("wires",),
    "breach": ("wires", "close"),
    "invade": ("wires", "close", "gates"),
    **dict.fromkeys(("tie", "victim", "shelter"), ("invade",)),
    **dict.fromkeys(("trolls", "shift"), ("close", "rewards")),
    "join": _IMMEDIATE,
    "console": ("join", "console"),
    "renegade": ("join", "console"),
    **dict.fromkeys(("arrive", "star", "sow", "sown", "leave", "swear", "count"), _IMMEDIATE),
}
ANYBODY = ("tie", "victim", "shelter")  # questions to a seat whose turn it may not be


def stack_faults(s: FallState) -> list[str]:
    """The frames that play cannot have put there, one by one and one upon the other; empty if all is well."""
    found = []
    names = [s.flow.names[frame[0]] for frame in s.stack]
    for below, name in zip(["", *names], names, strict=False):
        if below not in UPON[name]:
            found.append(f"ask: {name} does not come upon {below or 'nothing'}.")
    if "turn" in names:
        at = names.index("turn")
        turn = list(zip(s.stack, names, strict=True))[at:]
        if any(frame[1] != s.stack[at][1] for frame, name in turn if name not in ANYBODY):
            found.append("ask: one seat acts in a turn.")
    if "close" not in names and s.contested:
        found.append("contested: nothing can be taken outside an action.")
    return found


def about(s: FallState, *kinds: str) -> set[Any]:
    """The first arguments of the frames of these kinds: caves, pawns."""
    return {frame[2] for frame in s.stack if len(frame) > 2 and s.flow.names[frame[0]] in kinds}


def bottom(s: FallState) -> str:
    """The name of the frame under all others: how far the game is; "" when it is over."""
    return s.flow.names[s.stack[0][0]] if s.stack else ""
