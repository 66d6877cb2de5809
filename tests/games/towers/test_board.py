"""What is the board of `towers` alone: walks, shots, tiles to be laid, its size."""

import dataclasses
import json
import random
import re
import zlib
from time import process_time

import pytest

from dovre.games.towers.board.look import PHASES, colours
from dovre.games.towers.board.seen import counts_of, laying, walkers_of
from dovre.games.towers.components import NONE, TOKEN_NAMES, TROPHIES
from dovre.games.towers.game import GAME
from dovre.games.towers.path import LAYS
from dovre.games.towers.rules.trophies import count_of
from dovre.kernel.events import Walk
from dovre.kernel.rng import Rng
from dovre.kernel.things import tell
from dovre.render.changes import changes
from dovre.render.theme import THEMES, contrast, mix
from tests.games.towers.helpers import after, table
from tests.games.towers.hooks import HOOKS

SEATS = [1, 2, 3, 4]
WORDS = (  # ink and ground
    *(("ink", "page"), ("quiet", "page"), ("ink", "panel"), ("quiet", "panel"), ("cardink", "card")),
    *(("quietink", "card"), ("ivory", "soot"), ("ivory", "mine"), ("ivory", "guard"), ("ivory", "crystaldeep")),
    *(("alarmink", "alarm"), ("alarmline", "card"), ("goldink", "gold"), ("bareink", "bare"), ("hitink", "hit")),
    *(("soot", "stone"), ("soot", "gold")),
)
SHAPES = (  # of pieces and borders
    *(("alarmline", "road"), ("soot", "road"), ("soot", "grass"), ("hit", "bare"), ("edge", "panel"), ("can", "panel")),
    *(("soot", "red"), ("soot", "blue"), ("soot", "yellow"), ("ready", "soot")),
)


@pytest.mark.parametrize("theme", THEMES)
def test_words_and_pieces_stand_out_from_their_ground(theme):
    c = colours(theme)
    assert [pair for pair in WORDS if contrast(c[pair[0]], c[pair[1]]) < 4.5] == []
    assert [pair for pair in SHAPES if contrast(c[pair[0]], c[pair[1]]) < 3] == []
    for phase in PHASES:  # the stations of the sky, half clear
        for sky in ("high", "low"):
            assert contrast(c["ivory"], mix(c[phase + sky], c["soot"], 0.66)) >= 4.5


def drawing(state, seat=0, **how):
    return GAME.board(state.view(seat), **how)


def names(text, attribute):
    return set(re.findall(rf'{attribute}="([^"]+)"', str(text)))


def walkers(state, seat):
    return {TOKEN_NAMES[one.token]: one for one in walkers_of(state.view(None), seat)}


def test_what_walks_passes_cells_of_its_path():
    """Creatures come from the mine, go from cell to cell, and into the city."""
    walks = 0
    for seats in SEATS:
        for state, happened in HOOKS.walk(seats, {}):
            found = [one for event in happened for one in GAME.movements(event) if isinstance(one, Walk)]
            if found:
                text = str(GAME.board(state.view(None), size=("desktop", "phone")[walks % 2]))
                for walk in found:
                    assert walk.piece.startswith("creature:")
                    assert all(f'data-place="{place}"' in text for place in walk.way), walk
                walks += len(found)
    assert walks > 300


CHANGED = {  # what else may happen between a look at the table and the Night
    *(
        "blown",
        "healed",
        "spell",
        "spell.again",
        "destroyed",
        "demon",
        "captured",
        "wounded",
        "pushed",
        "sent",
        "freed",
    ),
    *("laid", "laid.shortcut", "marked"),
}


def test_the_steps_that_are_shown_are_those_of_the_night():
    """Where nothing stops creatures, each goes as far as its figure says, and those marked enter the city."""
    nights = 0
    for seats in SEATS:
        before = None
        for state, happened in HOOKS.walk(seats, {}, seed=seats):
            told = [event.name for event in happened]
            if before is not None and "phase.night" in told and not {"trapped", "bogged"} & set(told):
                if not CHANGED & set(told) and state.view(None).phase != "night":
                    nights += check_night(before, happened, seats)
            before = state
    assert nights > 10


def check_night(before, happened, seats):
    shown = {name: one for seat in range(seats) for name, one in walkers(before, seat).items()}
    walked, entered = {}, set()
    for event in happened:
        parts = dict(event.parts)
        if event.name == "walked":
            walked[parts["creature"]] = walked.get(parts["creature"], 0) + parts["n"]
        elif event.name == "entered":
            entered.add(parts["creature"])
    for name, one in shown.items():
        assert (name in entered) == one.reaches, (name, one)
        if not one.reaches:
            assert walked.get(name, 0) == one.steps, (name, one)
    return 1


def test_a_card_has_two_halves_where_it_can_be_played():
    state = after(table("market q10 q14 q17", "hand p1 q14 q15"), "act.market")
    text = drawing(state)
    assert {"market:q10", "market:q14", "card:q14", "card:q15"} <= names(text, "data-piece")
    assert {"use:q10", "use:q17", "cash:q17"} <= names(text, "data-place")
    assert "cash:q10" not in names(text, "data-place")  # it is worth no crystals
    assert "use:q15" not in names(text, "data-place")  # the market is asked about, not the hand
    assert {"use:q10", "cash:q14", "cash:q17"} <= names(text, "data-for")
    later = after(table("market q10 q14 q17", "hand p1 q14 q15"), "act.card")
    assert {"use:q15", "cash:q14"} <= names(drawing(later), "data-place")
    assert "use:q10" not in names(drawing(later), "data-place")


def test_all_ways_to_lay_a_tile_are_shown_and_those_that_fail_say_why():
    reasons = set()
    for seats in SEATS:
        for state, _ in HOOKS.walk(seats, {}):
            seat, tile = laying(state.view(None))
            if seat == NONE:
                continue
            text = drawing(state, seat)
            ways = {f"lay:{entry + 1}.{exit_ + 1}" for entry, exit_ in LAYS[tile]}
            legal = {f"lay:{action.token[4:]}" for action in state.legal(seat)}
            assert {name for name in names(text, "data-place") if name.startswith("lay:")} == ways
            assert {name for name in names(text, "data-for") if name.startswith("lay:")} == legal
            reasons |= {tell(GAME, state, seat, name, (), GAME.texts("en")).why for name in ways - legal}
    assert reasons
    assert all(why.startswith(("A closed loop", "A dead end", "There is no room", "Exit ")) for why in reasons)


def test_the_scale_changes_only_when_tiles_are_laid():
    cells = {}
    for state, _ in HOOKS.walk(2, {}):
        view = state.view(0)
        if laying(view)[0] == 0:
            continue
        box = GAME.board(view).places["cell:p1.c1"]
        assert cells.setdefault(view.laid[0], box) == box
    assert len(cells) > 1


def full_table():
    """Four paths of all nine tiles, with creatures and towers on each."""
    state = GAME.new(4, 3)
    rng = Rng.of(3, "full")
    while sum(map(len, state.laid)) < 32:
        seat = rng.choice(state.waiting)
        state.crystals, state.guards, state.damage = [9] * 4, [15] * 4, [0] * 4
        answers = state.legal(seat)
        wanted = [one for one in answers if one.token in ("act.lengthen", "act.build") or one.verb == "fire"]
        state = GAME.apply(state, seat, rng.choice(wanted or answers)).state
    return state


def test_a_full_table_is_drawn_quickly_and_its_changes_are_small():
    state = full_table()
    first, times = None, []
    for seat in (0, 1, 2, 3, 0, 1, 2, 3):
        start = process_time()
        text = str(GAME.board(state.view(seat)))
        times.append(process_time() - start)
        first = first or text
    assert min(times) < 0.01, times
    step = GAME.apply(state, state.waiting[0], state.legal(state.waiting[0])[0])
    told = changes(GAME.board(state.view(0)), GAME.board(step.state.view(0)))
    packed = zlib.compress(json.dumps(dataclasses.asdict(told)).encode())
    assert len(packed) < 20_000
    assert len(zlib.compress(first.encode())) < 20_000


def test_the_board_counts_for_trophies_as_the_rules_do():
    chance, compared = random.Random(4), 0
    for seats in GAME.seats:
        state = GAME.new(seats, seats)
        while not state.over:
            seat = state.waiting[0]
            state.play(seat, chance.choice(state.legal(seat)))
            if chance.random() < 0.1:
                view = state.view(None)
                for trophy in range(len(TROPHIES)):
                    assert counts_of(view, trophy) == tuple(count_of(state, one, trophy) for one in range(seats))
                    compared += any(counts_of(view, trophy))
    assert compared > 20
