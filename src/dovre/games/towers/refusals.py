"""Why an answer is refused: the reason, and the rule that forbids it. All it looks at is open, or the seat's own."""

from __future__ import annotations

from dovre.games.towers.actions import ACTS, LAID
from dovre.games.towers.components import (
    CARD_QUEST,
    CELL_NAMES,
    CELLS,
    CITIES,
    COLOURS,
    CREATURES,
    FIXED,
    KIND,
    MONSTERS,
    N_TOKENS,
    NONE,
    QUEST_NAMES,
    QUESTS,
    SPOT_NAMES,
    SPOTS,
    TARGETS,
)
from dovre.games.towers.decisions import FLOW
from dovre.games.towers.path import BLOCKS, DEAD_END, EXITS, FITS, LAYS, LOOP, fit
from dovre.games.towers.rules.day import fee_of
from dovre.games.towers.rules.towers import can_build, tower_at
from dovre.games.towers.state import TowersState
from dovre.kernel.action import Action
from dovre.kernel.decision import Frame
from dovre.kernel.errors import Refusal
from dovre.kernel.refusals import Reasons

# the verbs each question knows; any other answer comes too early or too late
KNOWN: dict[str, tuple[str, ...]] = {
    "city": ("city",),
    "sabotage": ("raze",),
    "ransom": ("pay", "refuse"),
    "tornado": ("creature",),
    "heal": ("creature",),
    "silence": ("tower",),
    "tremor": ("tower",),
    "famine": ("discard",),
    "spear": ("tower",),
    "herded": ("creature",),
    "driven": ("step",),
    "order": ("creature",),
    "way": ("step",),
    "trap": ("trap", "none"),
    "fire": ("fire",),
    "second": ("creature",),
    "aura": ("aura", "none"),
    "action": ("act",),
    "card": ("use", "cash", "none"),
    "market": ("use", "cash"),
    "build": ("build",),
    "lay": ("lay",),
    "upgrade": ("tower", "none"),
    "move": ("tower", "none"),
    "site": ("site",),
    "damage": ("creature",),
    "capture": ("creature",),
    "pitch": ("cell",),
    "push": ("creature",),
    "push_cell": ("cell",),
    "far": ("back",),
    "backward": ("step",),
    "marker": ("cell",),
    "send": ("creature", "none"),
    "free": ("creature",),
    "arrive": ("place",),
    "raze": ("raze",),
}
WRONG_TIME = {
    ("action", "build"): ("action_first", "TOWR-J03"),
    ("action", "lay"): ("action_first", "TOWR-J03"),
    ("action", "use"): ("card_later", "TOWR-J09"),
    ("action", "cash"): ("card_later", "TOWR-J09"),
    ("action", "fire"): ("not_dawn", "TOWR-A02"),
    ("action", "trap"): ("not_night", "TOWR-U05"),
    ("action", "aura"): ("no_danger", "TOWR-U11"),
    ("action", "pay"): ("no_ransom", "TOWR-K04"),
    ("fire", "none"): ("must_fire", "TOWR-A07"),
    ("fire", "act"): ("not_day", "TOWR-G04"),
}
REASONS = Reasons("towers", KNOWN, WRONG_TIME)
_no = REASONS.no


def _kind(s: TowersState, seat: int) -> str:
    decision = s.decision(seat)
    assert decision is not None
    return decision.kind


@REASONS.of("city")
def _city(s: TowersState, seat: int, action: Action, frame: Frame) -> Refusal:
    return _no("city_taken", "TOWR-S20", city=CITIES[action.number])


# -- the Day ----------------------------------------------------------------------------------------------------------


@REASONS.of("act")
def _act(s: TowersState, seat: int, action: Action, frame: Frame) -> Refusal:
    act = ACTS[action.number]
    if act == "build":
        if s.crystals[seat] < FIXED.build_cost:
            return _no("poor", "TOWR-J10", n=FIXED.build_cost)
        return _no("no_site" if any(s.reserve) and not can_build(s, seat) else "no_tower", "TOWR-J12")
    if act == "lengthen":
        if s.banned[seat]:
            return _no("closed", "TOWR-J30")
        if not s.tiles[seat]:
            return _no("no_tiles", "TOWR-J32")
        return _no("poor", "TOWR-J20", n=FIXED.lengthen_cost)
    return _no("no_market", "TOWR-X16") if act == "market" else _no("no_card", "TOWR-J08")


@REASONS.of("build")
def _build(s: TowersState, seat: int, action: Action, frame: Frame) -> Refusal:
    colour, spot = divmod(action.number, SPOTS)
    if not s.reserve[colour]:
        return _no("colour_gone", "TOWR-X07", colour=COLOURS[colour])
    if colour == frame[3]:
        return _no("same_colour", "TOWR-J11", colour=COLOURS[colour])
    return _bad_spot(s, seat, spot)


def _bad_spot(s: TowersState, seat: int, spot: int) -> Refusal:
    cover = s.way[seat].cover.get(spot)
    if cover is None:
        return _no("no_spot", "TOWR-P12", spot=SPOT_NAMES[spot])
    if not cover & (cover - 1):
        return _no("one_cell", "TOWR-P13", spot=SPOT_NAMES[spot])
    return _no("spot_taken", "TOWR-J12", spot=SPOT_NAMES[spot])


@REASONS.of("site")
def _site(s: TowersState, seat: int, action: Action, frame: Frame) -> Refusal:
    return _bad_spot(s, seat, action.number)


@REASONS.of("lay")
def _lay(s: TowersState, seat: int, action: Action, frame: Frame) -> Refusal:
    """Loop and dead end by name. [TOWR-P08]"""
    tile = frame[2]
    entry, exit_ = LAID[action]
    if max(entry, exit_) >= len(EXITS[tile]):
        return _no("no_exit", "TOWR-P09", n=len(EXITS[tile]))
    why = fit(s.way[seat], tile, entry, exit_)
    if why == BLOCKS:
        return _no("no_room", "TOWR-P05")
    if why == LOOP:
        return _no("loop", "TOWR-P08")
    if why == DEAD_END:
        return _no("dead_end", "TOWR-P08")
    if why == FITS:
        assert (entry, exit_) not in LAYS[tile]
        return _no("same_lay", "TOWR-P05")
    return _no("exit_blocked", "TOWR-P09", n=exit_ + 1)


@REASONS.of("use", "cash")
def _card(s: TowersState, seat: int, action: Action, frame: Frame) -> Refusal:
    quest = action.number
    card = QUEST_NAMES[quest]
    market = _kind(s, seat) == "market"
    cards = s.market if market else s.hands[seat]
    if quest not in [CARD_QUEST[number] for number in cards if number != NONE]:
        return _no("not_in_market", "TOWR-J40", card=card) if market else _no("not_in_hand", "TOWR-J05", card=card)
    if action.verb == "cash":
        return _no("no_crystals", "TOWR-X12", card=card)
    price = QUESTS[quest].cost + fee_of(s, seat, quest)
    if s.crystals[seat] < price:
        return _no("poor_card", "TOWR-X10", card=card, n=price)
    if QUESTS[quest].op == "destroy" and s.intro:
        return _no("intro", "TOWR-I02", card=card)
    return _no("no_effect", "TOWR-X16", card=card)


@REASONS.of("none")
def _none(s: TowersState, seat: int, action: Action, frame: Frame) -> Refusal:
    if _kind(s, seat) == "card":
        return _no("must_play", "TOWR-J08")
    return _no("must_choose", "TOWR-X16")


@REASONS.of("discard")
def _discard(s: TowersState, seat: int, action: Action, frame: Frame) -> Refusal:
    return _no("not_in_hand", "TOWR-K04", card=QUEST_NAMES[action.number])


# -- towers -----------------------------------------------------------------------------------------------------------


@REASONS.of("tower")
def _tower(s: TowersState, seat: int, action: Action, frame: Frame) -> Refusal:
    spot = action.number
    tower = tower_at(s, seat, spot)
    kind = _kind(s, seat)
    if tower == NONE:
        return _no("no_own_tower", "TOWR-G03", spot=SPOT_NAMES[spot])
    if kind == "upgrade":
        if tower & 1:
            return _no("upgraded_already", "TOWR-U02", spot=SPOT_NAMES[spot])
        return _no("wrong_colour", "TOWR-U02", spot=SPOT_NAMES[spot])
    if kind == "tremor":
        return _no("not_upgraded", "TOWR-K04", spot=SPOT_NAMES[spot])
    return _no("not_best", "TOWR-L09", spot=SPOT_NAMES[spot])


@REASONS.of("raze")
def _raze(s: TowersState, seat: int, action: Action, frame: Frame) -> Refusal:
    other, spot = divmod(action.number, SPOTS)
    if other >= s.seats:
        return _no("no_seat", "TOWR-G05")
    if _kind(s, seat) == "sabotage" and other != s.left_of(seat):
        return _no("not_left", "TOWR-K04", seat=s.left_of(seat))
    if other == seat:
        return _no("own_tower", "TOWR-X05")
    return _no("no_tower_there", "TOWR-G03", spot=SPOT_NAMES[spot], seat=other)


@REASONS.of("trap", "aura")
def _helper(s: TowersState, seat: int, action: Action, frame: Frame) -> Refusal:
    if action.verb == "trap":
        return _no("no_trap", "TOWR-U05", spot=SPOT_NAMES[action.number])
    return _no("no_aura", "TOWR-U11", spot=SPOT_NAMES[action.number])


@REASONS.of("fire")
def _fire(s: TowersState, seat: int, action: Action, frame: Frame) -> Refusal:
    spot, token = divmod(action.number, N_TOKENS)
    tower = tower_at(s, seat, spot)
    if tower == NONE:
        return _no("no_own_tower", "TOWR-A03", spot=SPOT_NAMES[spot])
    if s.fired[seat] >> spot & 1:
        return _no("fired_already", "TOWR-A04", spot=SPOT_NAMES[spot])
    if not s.crowd[seat] >> token & 1:
        return _no("not_on_path", "TOWR-A05", kind=CREATURES[KIND[token]])
    if not TARGETS[tower >> 1 & 3] >> token & 1:
        rule = "TOWR-A06" if KIND[token] == CREATURES.index("demon") else "TOWR-A05"
        return _no("other_colour", rule, colour=COLOURS[tower >> 1 & 3], kind=CREATURES[KIND[token]])
    if not s.way[seat].cover[spot] >> s.cell[token] & 1:
        return _no("out_of_range", "TOWR-A05", kind=CREATURES[KIND[token]], cell=CELL_NAMES[s.cell[token]])
    return _no("alike", "TOWR-A07", kind=CREATURES[KIND[token]])


# -- creatures and cells ----------------------------------------------------------------------------------------------


@REASONS.of("creature")
def _creature(s: TowersState, seat: int, action: Action, frame: Frame) -> Refusal:
    token = action.number
    kind = _kind(s, seat)
    name = CREATURES[KIND[token]]
    rule = FLOW.rules[FLOW.numbers[kind]][0]
    if kind == "free":
        return _no("not_captured", rule, kind=name)
    if s.cell[token] == NONE:
        return _no("not_there", rule, kind=name)
    if kind not in ("damage", "capture") and not s.crowd[seat] >> token & 1:
        return _no("not_on_path", rule, kind=name)
    if not MONSTERS >> token & 1 and kind not in ("order", "second"):
        return _no("no_boss", BOSS_RULES.get(kind, rule))
    return _unfit(s, seat, token, kind)


BOSS_RULES = {"damage": "TOWR-X15", "capture": "TOWR-X15", "send": "TOWR-X04"}


def _unfit(s: TowersState, seat: int, token: int, kind: str) -> Refusal:
    """A creature of the right path that this question is not about."""
    name = CREATURES[KIND[token]]
    rule = FLOW.rules[FLOW.numbers[kind]][0]
    if kind in ("capture", "heal") and not s.wounded >> token & 1:
        return _no("not_wounded", rule, kind=name)
    if kind == "push" and not s.cell[token]:
        return _no("first_cell", rule)
    if kind in ("order", "heal", "herded"):
        return _no("not_nearest", rule, kind=name)
    if kind == "second":
        return _no("no_target", rule, kind=name)
    return _no("alike", rule, kind=name)


@REASONS.of("cell")
def _cell(s: TowersState, seat: int, action: Action, frame: Frame) -> Refusal:
    cell = action.number
    rule = FLOW.rules[FLOW.numbers[_kind(s, seat)]][0]
    if cell >= s.way[seat].length:
        return _no("no_cell", "TOWR-P01", cell=CELL_NAMES[cell])
    if _kind(s, seat) == "marker":
        return _no("marked_already", rule, cell=CELL_NAMES[cell])
    if _kind(s, seat) == "push_cell" and cell == 0:
        return _no("first_cell", rule)
    return _no("no_monster", rule, cell=CELL_NAMES[cell])


@REASONS.of("place")
def _place(s: TowersState, seat: int, action: Action, frame: Frame) -> Refusal:
    host, cell = divmod(action.number, CELLS)
    if host >= s.seats:
        return _no("no_seat", "TOWR-G05")
    if host == seat or frame[3] not in (NONE, host):
        return _no("wrong_path", FLOW.rules[frame[0]][0])
    return _no("empty_cell", "TOWR-X01", cell=CELL_NAMES[cell])


@REASONS.of("step")
def _step(s: TowersState, seat: int, action: Action, frame: Frame) -> Refusal:
    if _kind(s, seat) == "backward":
        return _no("not_back", "TOWR-X16", cell=CELL_NAMES[action.number])
    return _no("not_nearer", "TOWR-N08", cell=CELL_NAMES[action.number])


@REASONS.of("back")
def _back(s: TowersState, seat: int, action: Action, frame: Frame) -> Refusal:
    return _no("too_far", "TOWR-X16", n=action.number + 1)


@REASONS.of("pay", "refuse")
def _pay(s: TowersState, seat: int, action: Action, frame: Frame) -> Refusal:
    return _no("must_choose", "TOWR-K04")
