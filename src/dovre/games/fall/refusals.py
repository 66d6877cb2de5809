"""Why an answer is refused: the reason, and the rule that forbids it. All it looks at is open, or the seat's own."""

from __future__ import annotations

from dovre.games.fall.actions import INFLUENCED, KEPT, USED
from dovre.games.fall.components import (
    BIT,
    CAVE_NAMES,
    CAVES,
    CELL_NAMES,
    CHAMPION_NAMES,
    CHAMPIONS,
    CLANS,
    ELDERS,
    GLYPHS,
    LAP,
    N_PLACES,
    PAWN_NAMES,
    PLACE_CELL,
    QUADRANTS,
    SEATS_MOST,
    SIGNS,
    SPACE_NAMES,
    SPACES,
    TYPES,
    mask_of,
)
from dovre.games.fall.decisions import FLOW
from dovre.games.fall.rules.abilities import WINDOW, claw_free
from dovre.games.fall.rules.battle import DONE, FRESH, action_symbols, of_type, strong_symbols, type_of
from dovre.games.fall.rules.caves import own_lairs
from dovre.games.fall.rules.wheel import pawn_owner
from dovre.games.fall.state import NONE, FallState
from dovre.kernel.action import Action
from dovre.kernel.decision import Frame
from dovre.kernel.errors import Refusal
from dovre.kernel.refusals import Reasons

# the verbs each question knows; any other answer comes too early or too late
KNOWN = {
    "keep": ("keep",),
    "lairs": ("lairs",),
    "settle": ("settle",),
    "host": ("to",),
    "draft": ("draft", "toss"),
    "jokers": ("cover", "stop"),
    "turn": ("cover", "take", "use", "end"),
    "sort": ("act",),
    "group": ("take", "whole", "act"),
    "power": ("use", "spend"),
    "goal": ("to", "none"),
    "march": ("move", "lead", "stop"),
    "retreat": ("to",),
    "reinforce": ("to", "none"),
    "add": ("add",),
    "relocate": ("move", "lead", "stop"),
    "horn": ("use", "stop"),
    "influence": ("use", "influence"),
    "purse": ("influence",),
    "split": ("split",),
    "wheel": ("wheel",),
    "scout": ("gate", "token", "stop"),
    "breach": ("rally",),
    "trolls": ("out", "none"),
    "shift": ("shift", "stop"),
    "tie": ("enter",),
    "victim": ("lose",),
    "shelter": ("to",),
    "listen": ("gate", "stop"),
    "stride": ("to",),
    "raid": ("to",),
    "lurk": ("token",),
    "renegade": ("clan",),
    "console": ("console",),
    "arrive": ("to",),
    "star": ("star",),
    "sow": ("to", "none"),
    "sown": ("add",),
    "leave": ("clan", "stop"),
    "swear": ("clan",),
    "count": ("add",),
}
WRONG_TIME = {
    **{("turn", verb): ("cover_first", "FALL-B05") for verb in ("to", "move", "add", "influence", "wheel")},
    **{("power", verb): ("power_first", "FALL-B11") for verb in ("to", "influence", "wheel")},
    **{("march", verb): ("one_goal", "FALL-M03") for verb in ("to",)},
    **{("group", verb): ("group_first", "FALL-B14") for verb in ("spend", "cover")},
    **{("scout", verb): ("scout_first", "FALL-G03") for verb in ("to", "influence", "rally", "out")},
}
REASONS = Reasons("fall", KNOWN, WRONG_TIME)
_no = REASONS.no


def _kind(frame: Frame) -> str:
    return FLOW.names[frame[0]]


# -- setup ------------------------------------------------------------------------------------------------------------


@REASONS.of("keep")
def _keep(s: FallState, seat: int, action: Action, frame: Frame) -> Refusal:
    return _no("not_drawn", "FALL-S19", champion=CHAMPION_NAMES[KEPT[action]])


@REASONS.of("lairs")
def _lairs(s: FallState, seat: int, action: Action, frame: Frame) -> Refusal:
    glyph = GLYPHS[action.number]
    return _no("lairs_taken" if action.number in s.lairs else "lairs_elsewhere", "FALL-S23", glyph=glyph)


@REASONS.of("settle")
def _settle(s: FallState, seat: int, action: Action, frame: Frame) -> Refusal:
    cave = action.number
    if cave == frame[2]:
        return _no("settled_already", "FALL-S25", space=CAVE_NAMES[cave])
    if s.invaded & BIT[cave]:
        return _no("settle_gnomes", "FALL-S25", space=CAVE_NAMES[cave])
    return _no("settle_far", "FALL-S25", space=CAVE_NAMES[cave])


# -- ancestry ---------------------------------------------------------------------------------------------------------


@REASONS.of("draft")
def _draft(s: FallState, seat: int, action: Action, frame: Frame) -> Refusal:
    card, place = divmod(action.number, N_PLACES)
    if card not in s.hands[seat]:
        return _no("not_in_hand", "FALL-A02", card=action.parts[0])
    covered = mask_of(PLACE_CELL[place] + step for step in QUADRANTS)
    first = seat * SIGNS
    if covered & s.signs[first + ELDERS]:
        return _no("covers_elders", "FALL-A04", place=action.parts[1])
    if not covered & s.signs[first + SIGNS - 1]:
        return _no("covers_nothing", "FALL-A03", place=action.parts[1])
    return _no("too_wide", "FALL-A07", place=action.parts[1])


@REASONS.of("toss")
def _toss(s: FallState, seat: int, action: Action, frame: Frame) -> Refusal:
    if action.number not in s.hands[seat]:
        return _no("not_in_hand", "FALL-A02", card=action.parts[0])
    return _no("must_add", "FALL-A06")


# -- turns ------------------------------------------------------------------------------------------------------------


@REASONS.of("cover")
def _cover(s: FallState, seat: int, action: Action, frame: Frame) -> Refusal:
    cell, name = action.number, action.parts[0]
    if s.cubes[seat] >> cell & 1:
        return _no("covered_already", "FALL-B20", cell=name)
    if _kind(frame) == "jokers":
        return _no("second_joker" if cell == frame[2] else "no_joker", "FALL-A15", cell=name)
    if frame[2] == DONE:
        return _no("no_more_actions", "FALL-B04")
    if strong_symbols(s, seat) >> cell & 1:
        return _no("strong_symbol", "FALL-B06", cell=name)
    return _no("no_symbol", "FALL-B07", cell=name)


@REASONS.of("take")
def _take(s: FallState, seat: int, action: Action, frame: Frame) -> Refusal:
    cell, name = action.number, action.parts[0]
    if _kind(frame) == "turn" and frame[2] != FRESH:
        return _no("mixed", "FALL-B04")
    if s.cubes[seat] >> cell & 1:
        return _no("covered_already", "FALL-B20", cell=name)
    if not action_symbols(s, seat) >> cell & 1:
        return _no("no_symbol", "FALL-B07", cell=name)
    if _kind(frame) == "turn":
        return _no("alone", "FALL-B14", cell=name)
    return _not_added(s, seat, cell, frame[2])


def _not_added(s: FallState, seat: int, cell: int, chosen: int) -> Refusal:
    """Why a symbol does not join the group."""
    name = CELL_NAMES[cell]
    if chosen >> cell & 1:
        return _no("taken_already", "FALL-B14", cell=name)
    kind = type_of(s, seat, chosen)
    if kind != NONE and not of_type(s, seat, kind) >> cell & 1:
        return _no("other_type", "FALL-B14", cell=name, type=TYPES[kind])
    return _no("not_contiguous", "FALL-B18", cell=name)


@REASONS.of("whole")
def _whole(s: FallState, seat: int, action: Action, frame: Frame) -> Refusal:
    return _no("nothing_more", "FALL-B14", type=action.parts[0])


@REASONS.of("act")
def _act(s: FallState, seat: int, action: Action, frame: Frame) -> Refusal:
    kind = type_of(s, seat, frame[2])
    if kind not in (NONE, action.number):
        return _no("group_type", "FALL-B14", type=TYPES[kind])
    return _no("too_few", "FALL-B14")


@REASONS.of("use")
def _use(s: FallState, seat: int, action: Action, frame: Frame) -> Refusal:
    champion = USED[action]
    name = CHAMPION_NAMES[champion]
    if s.owner[champion] != seat:
        return _no("not_yours", "FALL-H05", champion=name)
    if CHAMPIONS[champion].claws and not claw_free(s, champion):
        return _no("no_claw", "FALL-H09", champion=name)
    if _kind(frame) == "turn" and champion in WINDOW:
        return _no("nothing_to_do", "FALL-H09", champion=name)
    return _no("not_now", "FALL-H09", champion=name)


@REASONS.of("spend")
def _spend(s: FallState, seat: int, action: Action, frame: Frame) -> Refusal:
    if frame[4]:
        return _no("few_provisions", "FALL-B19", n=s.provisions[seat])
    return _no("few_despair", "FALL-B11", n=s.despair[seat])


@REASONS.of("end")
def _end(s: FallState, seat: int, action: Action, frame: Frame) -> Refusal:
    return _no("must_act", "FALL-B04")


# -- units ------------------------------------------------------------------------------------------------------------

NEEDED = {  # a cave that is asked for, and is not of the right sort
    "host": ("host_where", "FALL-S26"),
    "retreat": ("own_lair", "FALL-M14"),
    "shelter": ("own_lair", "FALL-W17"),
    "reinforce": ("not_dominated", "FALL-R01"),
    "arrive": ("not_dominated", "FALL-H06"),
    "sow": ("not_dominated", "FALL-H08"),
    "stride": ("not_inhabited", "FALL-H09"),
    "raid": ("cannot_raid", "FALL-H09"),
}


@REASONS.of("to")
def _to(s: FallState, seat: int, action: Action, frame: Frame) -> Refusal:
    space, kind = action.number, _kind(frame)
    name = SPACE_NAMES[space]
    if BIT[space] & CAVES and not s.board.caves & BIT[space]:
        return _no("no_such_cave", "FALL-S01", space=name)
    if not BIT[space] & CAVES and not own_lairs(s, seat) & BIT[space]:
        return _no("foreign_lair", "FALL-D01", space=name)
    if kind == "goal":
        return _no("out_of_reach", "FALL-M02", space=name)
    code, rule = NEEDED[kind]
    return REASONS.no(code, rule)


@REASONS.of("move")
def _move(s: FallState, seat: int, action: Action, frame: Frame) -> Refusal:
    space = action.number
    if not s.trolls[seat * SPACES + space]:
        return _no("no_troll", "FALL-M01", space=SPACE_NAMES[space])
    return _stuck(frame, space)


@REASONS.of("lead")
def _lead(s: FallState, seat: int, action: Action, frame: Frame) -> Refusal:
    pawn = action.number
    if pawn_owner(s, pawn) != seat:
        return _no("not_yours", "FALL-H05", champion=PAWN_NAMES[pawn])
    return _stuck(frame, s.pawns[pawn])


def _stuck(frame: Frame, space: int) -> Refusal:
    """A unit that is there already, or cannot get there."""
    if space == frame[2]:
        return _no("there_already", "FALL-R03" if _kind(frame) == "relocate" else "FALL-M01", space=SPACE_NAMES[space])
    return _no("no_path", "FALL-M02", space=SPACE_NAMES[space])


@REASONS.of("stop")
def _stop(s: FallState, seat: int, action: Action, frame: Frame) -> Refusal:
    if _kind(frame) == "jokers":
        return _no("two_jokers", "FALL-A15")
    return _no("one_at_least", "FALL-G18" if _kind(frame) == "shift" else "FALL-M01")


@REASONS.of("add")
def _add(s: FallState, seat: int, action: Action, frame: Frame) -> Refusal:
    if _kind(frame) == "add":
        return _no("too_many", "FALL-R02", n=min(frame[3], s.reserve[seat]))
    return _no("too_many", "FALL-H08", n=frame[3] if _kind(frame) == "sown" else 2)


@REASONS.of("out")
def _out(s: FallState, seat: int, action: Action, frame: Frame) -> Refusal:
    return _no("nothing_to_move", "FALL-G18", space=action.parts[0])


@REASONS.of("shift")
def _shift(s: FallState, seat: int, action: Action, frame: Frame) -> Refusal:
    who, goal = divmod(action.number, SPACES)
    space = frame[2]
    if not _stands(s, who, space):
        return _no("nobody_there", "FALL-G18", space=SPACE_NAMES[space])
    if s.invaded & BIT[goal]:
        return _no("gnomes_there", "FALL-G19", space=SPACE_NAMES[goal])
    owner = who if who < SEATS_MOST else pawn_owner(s, who - SEATS_MOST)
    if not BIT[goal] & CAVES and not own_lairs(s, owner) & BIT[goal]:
        return _no("foreign_lair", "FALL-D01", space=SPACE_NAMES[goal])
    return _no("not_beside", "FALL-G18", space=SPACE_NAMES[goal])


def _stands(s: FallState, who: int, space: int) -> bool:
    if who >= SEATS_MOST:
        return s.pawns[who - SEATS_MOST] == space
    return who < s.seats and s.trolls[who * SPACES + space] > 0


# -- influence, wheel, scouting ---------------------------------------------------------------------------------------


@REASONS.of("influence")
def _influence(s: FallState, seat: int, action: Action, frame: Frame) -> Refusal:
    champion = INFLUENCED[action]
    if champion in s.offer:
        return _no("two_champions", "FALL-H09", champion=CHAMPION_NAMES[champion])
    return _no("not_offered", "FALL-I01", champion=CHAMPION_NAMES[champion])


@REASONS.of("split")
def _split(s: FallState, seat: int, action: Action, frame: Frame) -> Refusal:
    return _no("one_for_each", "FALL-H09", n=frame[2] - 1)


@REASONS.of("wheel")
def _wheel(s: FallState, seat: int, action: Action, frame: Frame) -> Refusal:
    return _no("too_far", "FALL-G01", n=min(frame[2], LAP))


@REASONS.of("gate")
def _gate(s: FallState, seat: int, action: Action, frame: Frame) -> Refusal:
    if action.number >= len(s.gate_seen):
        return _no("no_gate", "FALL-S13", n=len(s.gate_seen))
    return _no("looked_at_gate", "FALL-G04")


@REASONS.of("token")
def _token(s: FallState, seat: int, action: Action, frame: Frame) -> Refusal:
    slot = action.number
    space = CAVE_NAMES[slot // 2]
    if s.gnomes[slot] == NONE:
        return _no("no_token", "FALL-G04", space=space)
    if _kind(frame) == "lurk":
        return _no("token_far", "FALL-H09", space=space)
    return _no("looked_at_token", "FALL-G04")


# -- invasions, champions ---------------------------------------------------------------------------------------------


@REASONS.of("enter")
def _enter(s: FallState, seat: int, action: Action, frame: Frame) -> Refusal:
    return _no("not_equal", "FALL-W09", space=action.parts[0])


@REASONS.of("lose")
def _lose(s: FallState, seat: int, action: Action, frame: Frame) -> Refusal:
    return _no("not_among_them", "FALL-W16", space=CAVE_NAMES[frame[2]])


@REASONS.of("clan")
def _clan(s: FallState, seat: int, action: Action, frame: Frame) -> Refusal:
    return _no("same_clan" if _kind(frame) == "swear" else "no_votes", "FALL-H08", clan=CLANS[action.number])


@REASONS.of("star")
def _star(s: FallState, seat: int, action: Action, frame: Frame) -> Refusal:
    return _no("star_elsewhere", "FALL-H07", champion=CHAMPION_NAMES[frame[2]])
