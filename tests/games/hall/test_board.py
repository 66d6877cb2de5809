"""The drawings of `hall`: structure rather than bytes. What is on the table is there once, what can be answered can be
reached or is a button, what is hidden is not in it."""

import gzip
import json
import re
import time
from functools import cache
from itertools import pairwise
from pathlib import Path
from statistics import median
from xml.etree import ElementTree

import pytest

import dovre
from dovre.games.hall import board as package
from dovre.games.hall.actions import ALPHABET
from dovre.games.hall.board.areas import EMBLEMS
from dovre.games.hall.board.art import GLYPHS
from dovre.games.hall.board.look import PATTERNS, colours
from dovre.games.hall.board.mountain import PLACED
from dovre.games.hall.board.packs import recruits
from dovre.games.hall.board.pieces import pairs, piece_name
from dovre.games.hall.board.shapes import clockwise, mirrored, trace, turned, way_points
from dovre.games.hall.box import CLANS, EFFECTS, RESOURCES
from dovre.games.hall.components import (
    BOX,
    CELL_NAMES,
    HALL_PLACES,
    HALL_WAYS,
    HALLS,
    N_TROLLS,
    PACK_NAMES,
    SHAPES,
    SPELLS,
    STATUE_CLANS,
    TUNNEL_PLACES,
    TUNNEL_WAYS,
    WORKSHOPS,
    card_name,
    cells_of,
)
from dovre.games.hall.outcomes import cascade
from dovre.games.hall.state import NONE
from dovre.games.hall.things import THINGS
from dovre.kernel.rng import Rng
from dovre.kernel.texts import LANGUAGES
from dovre.render import text as terminal
from dovre.render.pen import PARTS, forget
from dovre.render.svg import LAYERS, Drawing
from dovre.render.theme import SEATS, THEMES, contrast
from tests.placing import Placing
from tests.play import random_state

GAME = dovre.game("hall")
SIZES = ("desktop", "phone")
SIDES = ("winter", "autumn")
NAMES = ("Emma", "Noor", "Lars", "Ida", "Sven")
BUTTONS = ("skip", "stop", "done", "end")  # verbs of answers that are about nothing on the board
POINTS = (0, 2, 9, 60, 200, 10**6)  # decisions into a game; the last is its end
FORBIDDEN = re.compile(
    r"<script|<style| style=|<image|<filter|<foreignObject|javascript:| on\w+=|http://(?!www\.w3\.org)"
)
LIKED = {"dig": 9, "hall": 30, "pedestal": 9, "cast": 4, "work": 4, "use": 4, "trade": 0.1}  # else nobody ever builds


def lively_line(seats, seed, options=None):
    """Every state of a game in which people dig, build and cast more often than chance would."""
    state = GAME.new(seats, seed, options)
    rng = Rng.of(seed, "lively")
    yield state
    while not state.over:
        seat = state.waiting[0]
        legal = state.legal(seat)
        verbs = sorted({action.verb for action in legal})
        mark = rng.below(10**6) / 10**6 * sum(LIKED.get(verb, 1) for verb in verbs)
        for verb in verbs:
            mark -= LIKED.get(verb, 1)
            if mark <= 0:
                break
        state = GAME.apply(state, seat, rng.choice([action for action in legal if action.verb == verb])).state
        yield state


@cache
def table(seats, seed, decisions):
    return random_state(GAME, seats, seed, decisions)


@cache
def lively(seats, seed=1):
    """Some states of a lively game, its last one among them."""
    line = list(lively_line(seats, seed))
    return (*line[: len(line) - 1 : 25], line[-1])


def tables():
    for seats in GAME.seats:
        for seed, decisions in enumerate(POINTS):
            yield table(seats, seed, decisions)
        yield from lively(seats)[1::6]


@cache
def views():
    """Seen by one seat after the other, and by a spectator."""
    found = []
    for number, state in enumerate(tables()):
        seat = number % (state.seats + 1)
        found.append(state.view(seat if seat < state.seats else None))
        if state.waiting:
            found.append(state.view(state.waiting[0]))
    return found


SPECIAL = ("ore.mixed", "pay.ghost")  # answers with a thing of their own on the board
WANTED = {action.verb for action in ALPHABET.actions} | set(SPECIAL)


def offered(state):
    """The verbs one can answer with, and the special answers."""
    legal = state.legal(state.waiting[0]) if state.waiting else ()
    return {action.verb for action in legal} | {action.token for action in legal if action.token in SPECIAL}


@cache
def asked_states():
    """For each kind of question, some states that put it; together they offer every verb there is."""
    found = {}
    missing = set(WANTED)
    for seed in range(1, 60):
        options = {"workshops": "chosen"} if seed == 1 else {}
        for state in lively_line(2 + seed % 4, seed, options):
            for decision in state.asked(None):
                states = found.setdefault(decision.kind, [])
                if not states or (len(states) < 3 and seed < 5) or offered(state) & missing:
                    states.append(state)
                    missing -= offered(state)
        if seed >= 5 and not missing:
            break
    return found


def parse(drawing):
    return ElementTree.fromstring(str(drawing))


def targets(root):
    return [one for one in root.iter() if one.get("data-act")]


def pieces(drawing):
    return [one.get("data-piece") for one in parse(drawing).iter() if one.get("data-piece")]


def expected_pieces(view):
    """Every component the view shows, by the name it has on the board."""
    found = [piece_name(card) for card in view.horde if card != NONE]
    for seat, player in enumerate(view.players):
        found += [piece_name(slot.card) for slot in player.pack if slot is not None]
        found += [f"portal:p{seat + 1}"] if player.portal != NONE else []
    near = 0 if view.seat is None else view.seat
    if any(decision.kind == "draft" and decision.seat == near for decision in view.asked):
        found += [piece_name(card) for card in view.players[near].hand or ()]
    found += [piece_name(frame[2]) for frame in view.frames if frame[0] == "join"]
    found += [f"spell:{SPELLS[spell]}" for spell in view.grimoire]
    found += [f"tile:{TUNNEL_PLACES[place].name}" for place in view.tunnels]
    found += [f"hall:{name}" for name in HALLS]  # on the mountain or on display
    for clan in range(STATUE_CLANS):
        found += [f"statue:{CELL_NAMES[cell]}" for cell in cells_of(view.statues[clan])]
        found += [f"pedestal:{CELL_NAMES[cell]}" for cell in cells_of(view.pedestals[clan])]
    found += [f"workshop:{CELL_NAMES[view.board.sites[n]]}" for n, kind in enumerate(view.sites) if kind != NONE]
    offering = any(frame[0] == "offer" for frame in view.frames)
    found += [f"supply:{name}" for n, name in enumerate(WORKSHOPS) if view.supply[n] or offering]
    return sorted(found)


@pytest.mark.parametrize("size", SIZES)
def test_each_visible_component_is_drawn_once(size):
    for view in views():
        assert sorted(pieces(GAME.board(view, size=size))) == expected_pieces(view)


# -- choosing --------------------------------------------------------------------------------------------------------


def test_every_verb_is_a_thing_a_button_or_a_placement():
    verbs = {action.verb for action in ALPHABET.actions}
    assert verbs == set(THINGS) | set(PLACED) | set(BUTTONS)


@pytest.mark.parametrize("size", SIZES)
def test_each_legal_answer_can_be_reached_and_nothing_else(size):
    seen = set()
    for states in asked_states().values():
        for state in states:
            for seat in state.waiting:
                view = state.view(seat)
                root = parse(GAME.board(view, size=size))
                found = targets(root)
                tokens = {token for one in found for token in one.get("data-act").split()}
                wanted = {
                    action.token
                    for action in view.legal
                    if action.verb not in (*BUTTONS, *PLACED) and action.token != "pay.auto"
                }
                assert tokens == wanted
                seen |= offered(state)
                names = [one.get("data-for") for one in found]
                assert len(set(names)) == len(names)
                for one in found:
                    assert "can" in one.get("class").split()
                    assert (one.get("tabindex"), one.get("role")) == ("0", "button")
                    assert one.find("{*}title").text
    assert seen >= WANTED, f"these games never ask for {sorted(WANTED - seen)}"


@pytest.mark.parametrize("size", SIZES)
def test_what_names_two_things_can_be_reached_from_both(size):
    for kind, verb in (("draft", "draft"), ("establish", "establish")):
        for state in asked_states()[kind]:
            view = state.view(state.waiting[0])
            acts = {
                one.get("data-for"): one.get("data-act").split() for one in targets(parse(GAME.board(view, size=size)))
            }
            for action in view.legal:
                if action.verb == verb:
                    holders = [name for name, tokens in acts.items() if action.token in tokens]
                    assert sorted(re.split("[:.]", name)[-1] for name in holders) == sorted(action.parts)


@pytest.mark.parametrize("seats", GAME.seats)
@pytest.mark.parametrize("size", SIZES)
def test_workshops_that_are_offered_find_room_however_many_there_are(size, seats):
    state = GAME.new(seats, 1, {"workshops": "chosen"})
    while state.waiting and state.asked(None)[0].kind == "offer":
        drawing = GAME.board(state.view(state.waiting[0]), size=size)
        assert all(f"supply:{kind}" in drawing.places for kind in WORKSHOPS)
        seat = state.waiting[0]
        state = GAME.apply(state, seat, state.legal(seat)[0]).state  # twice of a kind wherever that may be


def test_a_card_in_hand_is_chosen_by_the_name_of_its_piece_and_slots_say_where_it_would_lie():
    state = asked_states()["draft"][0]
    view = state.view(state.waiting[0])
    root = parse(GAME.board(view))
    named = {one.get("data-piece") for one in root.iter()}
    for one in targets(root):
        if one.get("data-for").startswith("troll:"):
            assert one.get("data-for") in named
        else:
            assert len(one.get("data-spot").split()) == 4


@pytest.mark.parametrize("size", SIZES)
def test_the_ring_of_the_start_space_p3_lies_on_the_rock_and_not_on_the_panel_of_the_third_seat(size):
    view = GAME.new(seats=4, seed=1).view(0)
    drawing = GAME.board(view, size=size)
    (target,) = [one for one in targets(parse(drawing)) if one.get("data-act") == "portal.p3"]
    assert target.get("data-for") == "cell:p3"
    x, y = (float(target.find("{*}rect").get(key)) for key in ("x", "y"))
    cell, seat = drawing.places["cell:p3"], drawing.places["seat:p3"]
    assert cell.x <= x <= cell.x + cell.w
    assert cell.y <= y <= cell.y + cell.h
    assert not (seat.x <= x <= seat.x + seat.w and seat.y <= y <= seat.y + seat.h)


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize(("kind", "verb"), [("lay", "lay"), ("place_hall", "build"), ("free_tile", "lay")])
def test_a_placement_has_one_placer_with_every_way_of_the_tile(size, kind, verb):
    for state in asked_states().get(kind, []):
        view = state.view(state.waiting[0])
        root = parse(GAME.board(view, size=size))
        placing = Placing(root)
        assert placing.verb == verb
        assert len(placing.points) == (23 if view.board.id == "winter" else 19) ** 2
        known = {way.name: way for way in (TUNNEL_WAYS if verb == "lay" else HALL_WAYS)}
        tile = known[placing.turns[0]].tile
        assert placing.turns == [way.name for way in known.values() if way.tile == tile]
        size_ = float(placing.node.get("data-size"))
        for action in view.legal:
            if action.verb == verb:
                way, first = known[action.parts[0]], placing.points[action.parts[1]]
                cells = [(first[0] + column * size_, first[1] + row * size_) for row, column in way_points(way)]
                assert placing.cells(action.token) == cells
                assert placing.look(action.token).get("display") == "none"
        assert not any(action.verb == verb and action.token in str(targets(root)) for action in view.legal)
        assert any(one.get("class") == "legal" for one in root.iter())


@pytest.mark.parametrize("ways", [TUNNEL_WAYS, HALL_WAYS])
def test_turning_four_times_and_flipping_twice_leads_back(ways):
    for tile in {way.tile for way in ways}:
        own = [way for way in ways if way.tile == tile]
        turns = [turned(way, own, clockwise) for way in own]
        flips = [turned(way, own, mirrored) for way in own]
        for n in range(len(own)):
            assert turns[turns[turns[turns[n]]]] == n
            assert flips[flips[n]] == n
        assert sorted(turns) == sorted(flips) == list(range(len(own)))


def test_nobody_else_gets_a_placer_or_targets():
    for states in asked_states().values():
        state = states[0]
        for seat in (*(seat for seat in range(state.seats) if seat not in state.waiting), None):
            root = parse(GAME.board(state.view(seat)))
            assert not targets(root)
            assert not [one for one in root.iter() if one.get("class") in ("placer", "legal")]


# -- what a preview says ---------------------------------------------------------------------------------------------


def test_the_preview_of_a_cascade_is_what_happens():
    for state in asked_states()["join"]:
        seat = state.waiting[0]
        view = state.view(seat)
        for action in view.legal:
            slot = PACK_NAMES.index(action.parts[0])
            events = GAME.apply(state, seat, action).events
            told = {}
            for event in events:
                if event.name == "produced":
                    told = dict(dict(event.parts)["goods"])
            assert sum(told.values()) == len(cascade(view.players[seat].pack, recruits(view)[seat], slot))


# -- every manner ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("size", [None, *SIZES])
def test_every_manner_is_well_formed_and_needs_no_permission(lang, theme, size):
    for view in views():
        drawing = GAME.board(view, lang=lang, theme=theme, size=size, names=NAMES)
        assert isinstance(drawing, Drawing)
        root = parse(drawing)
        assert [one.get("class") for one in root if one.tag.endswith("}g")] == list(LAYERS)
        assert root.get("viewBox")
        assert root.find("{*}title").text
        assert len(root.find("{*}desc").text) > 200
        assert not FORBIDDEN.search(str(drawing))
        assert "None" not in str(drawing)
        defined = {one.get("id") for one in root.iter() if one.get("id")}
        used = {one or other for one, other in re.findall(r'href="#([^"]+)"|url\(#([^)]+)\)', str(drawing))}
        assert used <= defined
        symbols = {one.get("id") for one in root.iter() if one.tag.endswith("}symbol")}
        assert symbols <= used, "only symbols in use are defined"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_cards_spells_tiles_workshops_and_tokens_have_words(lang):
    for view in views():
        root = parse(GAME.board(view, lang=lang))
        for one in root.iter():
            if one.get("data-piece"):
                assert one.find("{*}title").text


def test_same_view_same_bytes():
    for view in views():
        assert GAME.board(view) == GAME.board(view)
        assert GAME.text(view) == GAME.text(view)


# -- hidden means hidden ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", GAME.seats)
def test_states_that_differ_only_in_secrets_are_drawn_alike(seats):
    for number in range(12):
        rng = Rng.of(number, "board")
        state = random_state(GAME, seats, number, rng.below(160))
        viewer = rng.choice([*range(seats), None])
        view = state.view(viewer)
        other = GAME.determinize(view, rng).view(viewer)
        assert view == other
        for size in SIZES:
            assert GAME.board(view, size=size) == GAME.board(other, size=size)
        assert GAME.text(view) == GAME.text(other)


def test_what_others_hold_in_hand_is_nowhere():
    for state in asked_states()["draft"]:
        drafting = state.waiting[0]
        for viewer in (*range(state.seats), None):
            if viewer == drafting:
                continue
            drawn = str(GAME.board(state.view(viewer))) + str(GAME.board(state.view(viewer), size="phone"))
            for card in state.drafts[drafting]:
                assert f'"{piece_name(card)}"' not in drawn


def test_cards_of_the_decks_are_nowhere():
    for state in tables():
        view = state.view(0)
        drawn = str(GAME.board(view)) + GAME.text(view)
        for level, deck in enumerate(state.decks):
            for card in deck[state.known[level] :]:
                assert card < N_TROLLS
                assert f'"{piece_name(card)}"' not in drawn


# -- names, marks, sizes ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize("size", SIZES)
def test_names_may_contain_anything(size):
    nasty = ("<script>alert(1)</script>", 'a" onload="x', "\x1b[2J\x00\u202eevil", "W" * 400)
    view = table(4, 2, 60).view(0)
    drawing = GAME.board(view, names=nasty, size=size)
    root = parse(drawing)
    assert not root.findall(".//{*}script")
    assert not any(name.startswith("on") for one in root.iter() for name in one.attrib)
    told = GAME.text(view, names=nasty)
    assert "\x1b" not in told
    assert "\u202e" not in told + str(drawing)


def test_marks_ring_what_is_there_and_pass_over_what_is_not():
    state = lively(4)[-1]
    view = state.view(0)
    statue = next(CELL_NAMES[cell] for cell in cells_of(view.statues[0]))
    spell = f"spell:{SPELLS[view.grimoire[0]]}"
    others = ["horde:b2", f"statue:{statue}", "cell:k12", "seat:p2", "bag:any", "pile:d2"]
    names = [piece_name(view.horde[0]), spell, *others]
    root = parse(GAME.board(view, marks=[*names, "card:or99", "k12", "nobody"]))
    assert [one.get("data-mark") for one in root.iter() if one.get("class") == "mark"] == names


def test_a_size_or_theme_that_does_not_exist_is_refused():
    view = table(2, 0, 0).view(0)
    with pytest.raises(ValueError, match="desktop, phone"):
        GAME.board(view, size="poster")
    with pytest.raises(ValueError, match="light, dark"):
        GAME.board(view, theme="pink")


@pytest.mark.parametrize("size", SIZES)
def test_the_board_does_not_jump(size):
    """Its proportions and sections depend on the seats alone. A large one fits a screen; a small one is as tall as it
    must be, and its sections tell where everything is."""
    for seats in GAME.seats:
        roots = [parse(GAME.board(table(seats, seed, at).view(0), size=size)) for seed, at in enumerate(POINTS)]
        ((box, sections),) = {(root.get("viewBox"), root.get("data-sections")) for root in roots}
        _, _, wide, high = map(float, box.split())
        if size == "desktop":
            assert (wide, high, sections) == (1440, 900, None)
            continue
        assert wide == 390
        told = json.loads(sections)
        assert [one["name"] for one in told] == ["map", "horde", "pack", "supplies", "others"]
        ends = [0, *(one["y"] + one["h"] for one in told)]
        assert all(abs(one["y"] - end) < 12 for one, end in zip(told, ends, strict=False)), "one after the other"
        assert abs(ends[-1] - high) < 12


def test_two_boards_on_one_page_do_not_share_symbols_of_different_looks():
    views = [GAME.new(2, 0, {"side": side}).view(0) for side in SIDES]
    ids = [
        set(re.findall(r' id="([^"]+)"', str(GAME.board(view, theme=theme, size=size))))
        for view in views
        for theme in THEMES
        for size in SIZES
    ]
    assert sum(map(len, ids)) == len(set().union(*ids))


def test_the_winner_is_named():
    for seats in GAME.seats:
        state = lively(seats)[-1]
        view = state.view(0)
        assert view.over
        for lang in LANGUAGES:
            told = GAME.text(view, lang=lang, names=NAMES)
            title = parse(GAME.board(view, lang=lang, names=NAMES)).find("{*}title").text
            for seat in state.winners:
                assert NAMES[seat] in title
                assert NAMES[seat] in told
        assert str(GAME.board(view)).count(" winner") == len(state.winners)


def test_every_word_of_the_board_is_used_and_there():
    """The keys the drawing asks for, and those of the two languages, are the same."""
    source = "".join(path.read_text(encoding="utf-8") for path in Path(package.__file__).parent.glob("*.py"))
    used = set(re.findall(r"""["'](board\.[a-z_.]+[a-z])["']""", source))
    used |= {f"board.{name}" for name in ("plays", "offer", "portal", "draft")}
    used |= {f"board.letter.{clan}" for clan in CLANS[:STATUE_CLANS]}
    for lang in LANGUAGES:
        assert {key for key in GAME.texts(lang).table if key.startswith("board.")} == used


# -- forms -----------------------------------------------------------------------------------------------------------


def test_the_outline_of_a_ring_has_a_hole_and_cells_that_meet_at_a_corner_stay_apart():
    ring = [(r, c) for r in range(3) for c in range(3) if (r, c) != (1, 1)]
    assert trace(ring, 10).count("M") == 2
    assert trace([(0, 0), (1, 1)], 10).count("M") == 2
    assert trace([(0, 0), (0, 1)], 10) == "M0 0h20v10h-20Z"
    assert trace([(0, 0), (0, 1)], 10, 1) == "M1 1h18v8h-18Z"


def test_every_way_of_every_tile_is_one_closed_form():
    for way in (*TUNNEL_WAYS, *HALL_WAYS):
        cells = way_points(way)
        assert len(set(cells)) == len(way.steps)
        assert trace(cells, 10).count("Z") == 1
    for place in (TUNNEL_PLACES[0], HALL_PLACES[0]):
        assert place.first in set(cells_of(place.cells))


def test_conversions_that_go_both_ways_are_told_once():
    for kind, workshop in enumerate(BOX.workshops):
        assert sum(1 + both for _, both in pairs(kind)) == len(workshop.uses)


def test_every_spell_has_an_emblem():
    assert set(EMBLEMS) == set(EFFECTS)


# -- parts -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("seats", "options"),
    [(2, {"side": "winter"}), (2, {"side": "autumn", "workshops": "chosen"}), (4, {"teams": "yes"}), (5, {})],
)
def test_memory_does_not_change_a_drawing_of_any_side_or_team(seats, options):
    """Drawn one after the other for all who look, and each of them alone with empty memories: the same."""
    states = list(lively_line(seats, 7, options))
    views = [(at, state.view(viewer)) for at, state in enumerate(states) for viewer in (*range(seats), None)]
    forget()
    warm = {}
    for at, view in views:
        size, lang = SIZES[at // 9 % 2], LANGUAGES[at // 18 % 2]
        warm[at, view.seat] = str(GAME.board(view, size=size, lang=lang, names=NAMES[:seats]))
    for at, view in views[:: len(views) // 60]:
        forget()
        size, lang = SIZES[at // 9 % 2], LANGUAGES[at // 18 % 2]
        assert str(GAME.board(view, size=size, lang=lang, names=NAMES[:seats])) == warm[at, view.seat]


def test_what_is_drawn_once_is_not_drawn_again():
    state = lively(5)[-2]
    forget()
    GAME.board(state.view(0))
    drawn = len(PARTS.young)
    GAME.board(state.view(0))
    assert len(PARTS.young) == drawn
    GAME.board(state.view(1))
    assert len(PARTS.young) < 1.7 * drawn, "only the areas of the seats lie elsewhere"


def changed(state, answer):
    """The names of the parts that look different to a spectator after an answer."""
    old, new = (GAME.board(one.view(None)).parts for one in (state, GAME.apply(state, state.waiting[0], answer).state))
    return {key.split(":")[1] for key in {*old, *new} if old.get(key) != new.get(key)}


def test_a_tile_that_is_laid_changes_its_network_and_what_it_covers_and_little_else():
    for state in reversed(asked_states()["lay"]):
        action = next(action for action in state.legal(state.waiting[0]) if action.verb == "lay")
        names = changed(state, action)
        if names:
            break  # else it is asked first which mineral pays
    seat = f"p{state.waiting[0] + 1}"
    tile = f"tile.{action.token.removeprefix('lay.')}"
    assert {tile, f"bed.{seat}"} <= names
    covered = {CELL_NAMES[cell] for cell in cells_of(TUNNEL_PLACES[action.number].cells)}
    for name in names - {tile}:
        area, _, rest = name.partition(".")
        assert rest in covered or area in ("bed", "buried", "rubble", "site", "pile", "header", "steps", seat), name


def test_a_payment_changes_the_seat_that_pays():
    seen = 0
    for before, after in pairwise(lively_line(4, 1)):
        if [state.asked(None)[0].kind if state.waiting else "" for state in (before, after)] == ["pay", "pay"]:
            seat = f"p{before.waiting[0] + 1}"
            old, new = (GAME.board(state.view(None)).parts for state in (before, after))
            names = {key.split(":")[1].split(".")[0] for key in {*old, *new} if old.get(key) != new.get(key)}
            assert names <= {seat, "horde"}
            seen += 1
    assert seen > 20


# -- look and cost ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("side", SIDES)
@pytest.mark.parametrize("theme", THEMES)
def test_colours_can_be_read(theme, side):
    c = colours(theme, side)
    words = [("ivory", "crag"), ("ivory", "soot"), ("goldink", "gold"), ("goldink", "floor"), ("plateink", "plate")]
    words += [("ink", "page"), ("ink", "panel"), ("quiet", "panel"), ("cardink", "card"), ("cardink", "socket")]
    words += [("canink", "can")]
    for name, ground in words:
        assert contrast(c[name], c[ground]) >= 4.5, (name, ground, contrast(c[name], c[ground]))
    lines = [("ready", "soot"), ("mark", "marksoft"), ("edge", "panel"), ("can", "panel")]
    lines += [("ivory", clan) for clan in CLANS]
    lines += [(f"seat{seat}", f"seat{seat}deep") for seat in range(len(SEATS))]
    for line, ground in lines:
        assert contrast(c[line], c[ground]) >= 3, (line, ground, contrast(c[line], c[ground]))


def test_resources_clans_and_networks_differ_by_shape():
    for names in ([f"r_{name}" for name in RESOURCES], [f"clan_{clan}" for clan in CLANS]):
        assert len({GLYPHS[name] for name in names}) == len(names)
    assert len(set(PATTERNS)) == len(SEATS)


def test_zones_glow_toward_the_heart():
    """Each zone is brighter than the one around it, or warmer."""
    for theme in THEMES:
        c = colours(theme, "winter")
        for outer, inner in pairwise(range(1, 6)):
            warm = [int(c[f"zone{zone}"][1:3], 16) for zone in (outer, inner)]
            assert warm[1] > warm[0]


@pytest.mark.parametrize("size", SIZES)
def test_a_board_is_small_and_quick(size):
    states = lively(4)
    weights = [len(gzip.compress(str(GAME.board(state.view(0), names=NAMES, size=size)).encode())) for state in states]
    assert sum(weights) / len(weights) < 19_000
    assert max(weights) < 20_500
    took = []
    for state in states:
        start = time.process_time()  # not what others do on this machine
        GAME.board(state.view(0), names=NAMES, size=size)
        took.append(time.process_time() - start)
    assert median(took) < 0.010, f"{median(took) * 1000:.1f} ms"


# -- the same for a terminal -----------------------------------------------------------------------------------------


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("width", [60, 80, 120])
def test_text_fits_its_columns(lang, width):
    for view in views():
        told = GAME.text(view, lang=lang, width=width, names=NAMES)
        assert max(terminal.width(line) for line in told.splitlines()) <= width
        assert "\x1b" not in told


def test_text_says_what_a_player_needs():
    for view in views():
        told = " ".join(GAME.text(view, width=200).split())
        say = GAME.texts("en").say
        for slot, card in enumerate(view.horde):
            if card != NONE:
                assert say(f"troll.{card_name(card)}") in told, slot
        for spell in view.grimoire:
            assert say(f"spell.{SPELLS[spell]}") in told
        for shape, left in zip(SHAPES, view.piles, strict=True):
            assert f"{shape} {left}" in told
        for kind in {kind for kind in view.sites if kind != NONE}:
            assert say(f"workshop.{WORKSHOPS[kind]}") in told


def test_the_map_shows_every_statue_portal_and_network():
    state = lively(4)[-1]
    view = state.view(0)
    lines = GAME.text(view).splitlines()
    start = next(n for n, line in enumerate(lines) if re.match(r"^ 1 ", line))
    drawn = "\n".join(lines[start : start + 23])
    assert drawn.count("@") <= view.seats  # a Statue may stand on one
    letters = "".join(GAME.texts("en").say(f"board.letter.{clan}") for clan in CLANS[:STATUE_CLANS])
    statues = sum(mask.bit_count() for mask in view.statues)
    assert len(re.findall(f"[.x=1-5][{letters}]", drawn)) == statues


def test_text_has_colours_on_demand_that_change_no_letter():
    view = table(3, 2, 60).view(0)
    coloured = GAME.text(view, color=True)
    assert "\x1b[" in coloured
    assert re.sub(r"\x1b\[[\d;]*m", "", coloured) == GAME.text(view)
