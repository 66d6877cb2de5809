"""What the board of `princesses` shows beside what the tests over all games look for."""

import dataclasses
import gzip
import json
import re
from functools import cache
from itertools import pairwise
from time import process_time

import pytest

import dovre
from dovre.games.princesses.board.look import colours
from dovre.games.princesses.board.tiles import site_points, window_of
from dovre.games.princesses.components import (
    ACTION_NAMES,
    BOARDS,
    CENTRAL_SITES,
    COLOURS,
    EDGES,
    LAID_NAMES,
    N_RESOURCES,
    N_TILES,
    RESOURCES,
)
from dovre.games.princesses.game import GAME
from dovre.games.princesses.geometry import PLACES, SIDES
from dovre.games.princesses.rules import network
from dovre.kernel.events import Walk
from dovre.kernel.rng import Rng
from dovre.render.changes import changes
from dovre.render.frame import SIZES
from dovre.render.svg import Box
from dovre.render.theme import THEMES, contrast
from tests.games.princesses.helpers import P1, acting, after, events, table
from tests.games.princesses.hooks import HOOKS
from tests.test_things import told

SEATS = [2, 3, 4]
WORDS = {
    "ink": ("page", "panel", *(f"{colour}pale" for colour in COLOURS)),
    "quiet": ("page", "panel"),
    "cardink": ("card",),
    "quietink": ("card",),
    "caveink": ("cave", "caveglow"),
    "chipink": ("chip",),
    "meadowink": ("meadow",),
    "rockink": ("rock",),
    "goldink": ("gold", "ap", "helper"),
    "ivory": ("flag",),
}
LINES = {
    "acting": ("meadow", "cave", "chip"),
    "edge": ("page", "panel"),
    "soot": ("card", "princess", "belltile", "royal"),
}


@pytest.mark.parametrize("theme", THEMES)
def test_words_and_lines_stand_out_from_their_ground(theme):
    c = colours(theme)
    for least, pairs in ((4.5, WORDS), (3, LINES)):
        for name, grounds in pairs.items():
            for ground in grounds:
                assert contrast(c[name], c[ground]) >= least, (name, ground, contrast(c[name], c[ground]))


# -- moving and acting ------------------------------------------------------------------------------------------------


def walked(seats):
    return [(state, happened) for state, happened in HOOKS.walk(seats, {})]


def asked(kind, every=1):
    """States of random games in which this is asked, with the seat and its view."""
    found = [
        (state, state.waiting[0], state.view(state.waiting[0]))
        for seats in SEATS
        for state, _ in walked(seats)
        if state.waiting and state.decision(state.waiting[0]).kind == kind
    ]
    return found[::every]


def test_trolls_walk_between_places_of_the_board():
    walks = 0
    for seats in SEATS:
        for state, happened in walked(seats)[::3]:
            found = [one for event in happened for one in GAME.movements(event) if isinstance(one, Walk)]
            if found:
                text = str(GAME.board(state.view(None), size=("desktop", "phone")[walks % 2]))
                for one in found:
                    assert all(f'data-place="{name}"' in text for name in one.way), one
                    assert f'data-look="{one.look}"' in text
                    walks += 1
    assert walks > 20


@pytest.mark.rule("PRIN-M11")
def test_a_move_says_how_many_points_it_brings_and_what_could_be_done_with_them():
    told, texts = 0, GAME.texts("en")
    for state, seat, view in asked("move", 4):
        for action in [action for action in view.legal if action.verb == "move"][::5]:
            label, follows = GAME.label(view, action, texts), GAME.outcome(view, action, texts)
            there = GAME.apply(state, seat, action).state
            if there.waiting != (seat,) or there.decision(seat).kind != "act":
                assert "chased out" in follows
                continue
            assert f"{there.own} AP" in label
            assert (f"{there.helpers} of helpers" in label) == bool(there.helpers)
            deeds = [ACTION_NAMES[one.number] for one in there.legal(seat) if one.verb == "do"]
            assert all(texts.say(f"deed.{name}") in follows for name in deeds)
            assert deeds or "No action" in follows
            told += 1
    assert told > 50


def test_places_where_a_troll_may_go_show_its_points_to_whom_is_asked():
    state, seat, view = next((s, p, v) for s, p, v in asked("move") if v.crowd[0] > v.trolls[p * 8 + 3])
    goals = {action.parts[1] for action in view.legal if action.verb == "move"}
    for size in SIZES:
        parts = GAME.board(view, size=size).parts
        assert {key for key in parts if key.startswith("pieces:goal.")} == {f"pieces:goal.{goal}" for goal in goals}
        others = GAME.board(state.view((seat + 1) % state.seats), size=size).parts
        assert not [key for key in others if key.startswith("pieces:goal.")]


@pytest.mark.rule("PRIN-M13")
def test_own_points_and_those_of_helpers_are_shown_apart():
    state = acting("ii", 3, helpers=2)
    part = GAME.board(state.view(P1)).parts["pieces:p1.points"]
    assert re.findall(r">(\d)<", part) == ["3", "2"]
    assert "3 of one's own, 2 of helpers" in part
    watched = GAME.board(state.view(None), front=1).parts["pieces:p1.points"]  # smaller, and still apart
    assert re.findall(r">(\d)<", watched) == ["3", "2"]


def test_an_action_out_of_reach_says_why():
    state = acting("mining", 1)
    for name, why in (("mine_gold", "takes 2 AP"), ("princess", "not possible here")):
        assert why in told(GAME, state, P1, f"deed:{name}", "en").why
    assert told(GAME, state, P1, "deed:mine_obsidian", "en").follows == "Leaves 0 AP"


@pytest.mark.rule("PRIN-M20")
def test_the_troll_of_phase_2_is_told_apart_wherever_it_stands():
    shown = 0
    for _, seat, view in asked("move"):
        places = GAME.board(view).places
        assert (f"main:p{seat + 1}" in places) == (view.locked >= 0)
        shown += view.locked >= 0
    assert shown > 5


def test_boards_are_chosen_by_emblem_and_stay_with_their_seat():
    state = GAME.new(4, 3, {"boards": "chosen"})
    view = state.view(state.waiting[0])
    for size in SIZES:
        drawing = GAME.board(view, size=size)
        assert {name for name in drawing.places if name.startswith("board:")} == {f"board:{one}" for one in COLOURS}
        assert all(f'-emblem_{one}"' in str(drawing) for one in COLOURS)
    taken = after(state, "board.red")
    seat = state.waiting[0]
    assert f"pieces:p{seat + 1}.name" in GAME.board(taken.view(seat)).parts
    assert "board:red" in GAME.board(taken.view(seat)).places


# -- networks ---------------------------------------------------------------------------------------------------------

ROOM = Box(0, 0, 400, 400)


@pytest.mark.rule("PRIN-B19")
def test_sites_of_two_halves_are_lit_and_no_others():
    looked = 0
    for seats in SEATS:
        for state, _ in walked(seats)[::9]:
            for seat in range(seats):
                tiles = state.network[seat]
                if state.boards[seat] < 0:
                    continue
                printed = sum(BOARDS[state.boards[seat]].sites)
                central = sum(sum(CENTRAL_SITES[number // PLACES]) for number in tiles)
                sites = sum(state.sites[seat * N_RESOURCES : (seat + 1) * N_RESOURCES])
                lit = site_points(state.boards[seat], tiles, window_of(tiles, ROOM))
                assert len(lit) == sites - printed - central
                looked += bool(lit)
    assert looked > 10


@pytest.mark.rule("PRIN-B16")
def test_a_place_tells_the_sites_it_makes_and_whether_it_closes_the_network():
    texts, sites, sealed = GAME.texts("en"), 0, 0
    states = [(state, state.waiting[0]) for state, _, _ in asked("lay")]
    for text, tokens in HOOKS.lines:
        state = after(dovre.read_position(text), *tokens.split()[:2])
        if state.waiting and state.decision(state.waiting[0]).kind == "lay":
            states.append((state, state.waiting[0]))
    for state, seat in states:
        view = state.view(seat)
        for action in view.legal[:: 1 if len(view.legal) < 9 else 3]:
            label = GAME.label(view, action, texts)
            formed = [dict(event.parts)["sites"] for event in events(state, action.token) if event.name == "sites"]
            there = GAME.apply(state, seat, action).state
            assert ("site" in label) == bool(formed), label
            assert ("closes your network" in label) == network.sealed(there, seat)
            sites += bool(formed)
            sealed += network.sealed(there, seat)
    assert sites > 5
    assert sealed


def test_a_network_keeps_its_scale_until_a_tile_is_laid():
    for seats in SEATS:
        for viewer, size in ((0, "desktop"), (1, "phone")):
            line = [state for state, _ in walked(seats)][::7]
            for one, two in pairwise(line):
                old, new = (GAME.board(state.view(viewer), size=size).places for state in (one, two))
                for seat in range(seats):
                    if one.network[seat] == two.network[seat]:
                        names = [f"tile:{LAID_NAMES[number // PLACES]}" for number in one.network[seat]]
                        assert [old[name] for name in names] == [new[name] for name in names]


def test_a_network_and_all_its_free_cells_lie_within_its_room():
    for seats in SEATS:
        for state, _ in walked(seats)[::15]:
            view = state.view(0)
            for size in SIZES:
                places = GAME.board(view, size=size).places
                if "network:p1" not in places:
                    continue
                room = places["network:p1"].inset(-0.5)
                for number in view.network[0]:
                    box = places[f"tile:{LAID_NAMES[number // PLACES]}"]
                    assert room.x <= box.x
                    assert box.x + box.w <= room.x + room.w
                    assert room.y <= box.y
                    assert box.y + box.h <= room.y + room.h


@cache
def large():
    """A table for four with networks of 18 tiles: twelve of caves, five royal ones, one for victory. And one more."""
    state, rng = table("tile_row - - - - -", "royal_row - - - - -", seats=4), Rng.of(5)
    plain = [number for number, edges in enumerate(EDGES) if "#" not in edges and number < N_TILES]
    victory = [number for number, edges in enumerate(EDGES) if "#" in edges]
    for seat in range(4):
        own = [*plain[seat::4], *range(N_TILES + seat, len(EDGES), 4), victory[seat]]
        for tile in own:
            network.lay(state, seat, tile, *divmod(rng.choice(network.places(state, seat, tile)).number, SIDES))
    grown = state.copy()
    network.lay(grown, P1, victory[-1], *divmod(network.places(state, P1, victory[-1])[0].number, SIDES))
    return state, grown


@pytest.mark.parametrize("size", SIZES)
def test_four_large_networks_are_drawn_quickly_and_a_tile_changes_little(size):
    """View and drawing under 10 ms, an update under 20 KB packed; the best of several, whatever else goes on."""
    state, grown = large()
    assert [len(tiles) for tiles in state.network] == [18] * 4
    before, now = (GAME.board(one.view(P1), size=size) for one in (state, grown))
    told = json.dumps(dataclasses.asdict(changes(before, now)), separators=(",", ":"))
    assert len(gzip.compress(told.encode(), 6)) < 20_000
    times = []
    for _ in range(8):
        start = process_time()
        str(GAME.board(state.view(P1), size=size))
        times.append(process_time() - start)
    assert min(times) < 0.010, times


def test_all_places_of_a_row_in_a_network_of_eighteen_are_found_within_a_millisecond():
    state = large()[0].copy()
    state.tile_row = [0, 1, 2, 3, N_TILES - 1]
    times = []
    for _ in range(8):
        start = process_time()
        found = network.row_places(state, P1)
        times.append(process_time() - start)
    assert len(found) > 100
    assert min(times) < 0.001, times


def test_goods_and_sites_are_told_with_their_numbers():
    state = table("goods p1 obsidian*3 gold*2", "full p1 obsidian")
    drawing = GAME.board(state.view(P1), lang="en")
    goods = drawing.parts["pieces:p1.goods"]
    assert "3 obsidian" in goods
    assert "obsidian: 1 full of 2" in goods
    assert all(f"sites:p1.{name}" in drawing.places for name in RESOURCES)
