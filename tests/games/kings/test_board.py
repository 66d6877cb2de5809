"""The drawings of `kings`: structure rather than bytes. What is on the table is there once, what can be answered can be
reached, what is hidden is not in it."""

import gzip
import re
import time
from functools import cache
from pathlib import Path
from statistics import median
from xml.etree import ElementTree

import pytest

import dovre
from dovre.games.kings import board as package
from dovre.games.kings.board.look import ORES, colours
from dovre.games.kings.board.pieces import card_name, held_name
from dovre.games.kings.components import CARDS, MINES, RACES
from dovre.kernel.rng import Rng
from dovre.kernel.texts import LANGUAGES
from dovre.render import text as terminal
from dovre.render.svg import LAYERS, Drawing
from dovre.render.theme import THEMES, contrast, mix
from tests.play import random_state

GAME = dovre.game("kings")
SIZES = ("desktop", "phone")
NAMES = ("Emma", "Noor", "Lars", "Ida")
POINTS = (0, 1, 25, 60, 95, 10**6)  # decisions into a game; the last is its end
FORBIDDEN = re.compile(
    r"<script|<style| style=|<image|<filter|<foreignObject|javascript:| on\w+=|http://(?!www\.w3\.org)"
)


@cache
def table(seats, seed, decisions):
    return random_state(GAME, seats, seed, decisions)


def tables():
    for seats in GAME.seats:
        for seed, decisions in enumerate(POINTS):
            yield table(seats, seed, decisions)


def views():
    for state in tables():
        for seat in (*range(state.seats), None):
            yield state.view(seat)


def parse(drawing):
    return ElementTree.fromstring(str(drawing))


def pieces(drawing):
    return [one.get("data-piece") for one in parse(drawing).iter() if one.get("data-piece")]


def expected_pieces(view, size):
    """Every component the view shows, by the name it has on the board."""
    found = [f"king:p{seat + 1}" for seat in range(view.seats)]
    found += [f"back:h{view.top.handle}"] if view.top else []
    for works in (*view.centre, *(one for mines in view.mines for one in mines)):
        found += [f"back:h{works.handle}", *(card_name(card) for card in works.creatures)]
    found += [card_name(card) for pile in view.camp for card in pile]
    found += [card_name(card) for card in view.discard[-1:]]
    for hand in view.hands:
        found += [held_name(held) for held in hand]
    return sorted(found)


@pytest.mark.parametrize("size", SIZES)
def test_each_visible_component_is_drawn_once(size):
    for view in views():
        assert sorted(pieces(GAME.board(view, size=size))) == expected_pieces(view, size)


@pytest.mark.parametrize("size", SIZES)
def test_each_legal_answer_can_be_reached_and_nothing_else(size):
    for view in views():
        root = parse(GAME.board(view, size=size))
        targets = [one for one in root.iter() if one.get("data-act")]
        tokens = {token for one in targets for token in one.get("data-act").split()}
        assert tokens == {action.token for action in view.legal}
        for one in targets:
            assert "can" in one.get("class").split()
            assert (one.get("tabindex"), one.get("role")) == ("0", "button")
            assert one.find("{*}title").text
            assert one.get("data-for")


def test_a_play_can_be_reached_from_the_card_and_from_the_mine():
    state = table(3, 1, 0)
    view = state.view(state.waiting[0])
    root = parse(GAME.board(view))
    acts = {one.get("data-for"): one.get("data-act").split() for one in root.iter() if one.get("data-act")}
    for action in view.legal:
        for name in GAME.things_of(view.seat, action):
            assert action.token in acts[name]


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
        told = str(drawing)
        assert not FORBIDDEN.search(told)
        assert "None" not in told
        defined = {one.get("id") for one in root.iter() if one.get("id")}
        used = set(re.findall(r'href="#([^"]+)"|url\(#([^)]+)\)', told))
        assert {one or other for one, other in used} <= defined
        symbols = {one.get("id") for one in root.iter() if one.tag.endswith("}symbol")}
        assert symbols <= {one for one, _ in used}, "only symbols in use are defined"


def test_same_view_same_bytes():
    for view in views():
        assert GAME.board(view) == GAME.board(view)
        assert GAME.text(view) == GAME.text(view)


# -- hidden means hidden ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", GAME.seats)
def test_states_that_differ_only_in_secrets_are_drawn_alike(seats):
    for number in range(40):
        rng = Rng.of(number, "board")
        state = random_state(GAME, seats, number, rng.below(110))
        viewer = rng.choice([*range(seats), None])
        view = state.view(viewer)
        other = GAME.determinize(view, rng).view(viewer)
        assert view == other
        for size in SIZES:
            assert GAME.board(view, size=size) == GAME.board(other, size=size)
        assert GAME.text(view) == GAME.text(other)


def test_hidden_faces_are_nowhere():
    """Neither the id of a hidden creature nor, where only one race could tell, anything beyond the view."""
    for state in tables():
        for viewer in (*range(state.seats), None):
            view = state.view(viewer)
            hidden = {
                CARDS[card].id for zone in GAME.zones(state) if not zone.shows_face(viewer) for card in zone.components
            }
            drawn = f"{GAME.board(view)} {GAME.board(view, size='phone')} {GAME.text(view)}"
            words = set(re.findall(r"[a-z]{2}\d[ab]", drawn))
            assert not hidden & words


def test_developed_mines_of_others_are_not_told_before_the_end():
    for state in tables():
        view = state.view(None)
        if not state.over and any(view.developed_count):
            open_kinds = {works.mine for mines in (view.centre, *view.mines) for works in mines}
            open_kinds |= {held.mine for hand in view.hands for held in hand} | {view.top.mine}
            secret = {state.backs[card] for under in state.developed for card in under} - open_kinds
            told = f"{GAME.board(view)} {GAME.text(view)}"
            for kind in secret:
                assert GAME.texts("en").say(f"mine.{MINES[kind].id}") not in told


# -- names, marks, sizes ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize("size", SIZES)
def test_names_may_contain_anything(size):
    nasty = ("<script>alert(1)</script>", 'a" onload="x', "\x1b[2J\x00\u202eevil", "W" * 400)
    view = table(4, 2, 25).view(0)
    drawing = GAME.board(view, names=nasty, size=size)
    root = parse(drawing)
    assert not root.findall(".//{*}script")
    assert not any(name.startswith("on") for one in root.iter() for name in one.attrib)
    told = GAME.text(view, names=nasty)
    assert "\x1b" not in told
    assert "\u202e" not in told + str(drawing)


def test_marks_ring_what_is_there_and_pass_over_what_is_not():
    view = table(3, 2, 60).view(0)
    creature = held_name(view.hands[0][0])
    names = [creature, f"back:h{view.centre[0].handle}", "mine:c2", "pile:deck", "pile:discard", "seat:p2", "camp:orc"]
    names += ["card:or99", "nobody"]
    root = parse(GAME.board(view, marks=names))
    assert [one.get("data-mark") for one in root.iter() if one.get("data-mark")] == names[:-2]


def test_a_size_or_theme_that_does_not_exist_is_refused():
    view = table(2, 0, 0).view(0)
    with pytest.raises(ValueError, match="desktop, phone"):
        GAME.board(view, size="poster")
    with pytest.raises(ValueError, match="light, dark"):
        GAME.board(view, theme="pink")


@pytest.mark.parametrize("size", SIZES)
def test_the_board_does_not_jump(size):
    """Its proportions depend on the seats alone."""
    for seats in GAME.seats:
        boxes = {
            parse(GAME.board(table(seats, seed, at).view(0), size=size)).get("viewBox")
            for seed, at in enumerate(POINTS)
        }
        assert len(boxes) == 1


def test_two_boards_on_one_page_do_not_share_symbols_of_different_looks():
    view = table(2, 0, 0).view(0)
    ids = [
        set(re.findall(r' id="([^"]+)"', str(GAME.board(view, theme=theme, size=size))))
        for theme in THEMES
        for size in SIZES
    ]
    assert sum(map(len, ids)) == len(set().union(*ids))


def test_the_winner_is_named():
    for seats in GAME.seats:
        state = table(seats, 5, 10**6)
        view = state.view(0)
        assert view.over
        for lang in LANGUAGES:
            told = GAME.text(view, lang=lang, names=NAMES)
            title = parse(GAME.board(view, lang=lang, names=NAMES)).find("{*}title").text
            for seat in state.winners:
                assert NAMES[seat] in title
                assert NAMES[seat] in told
        drawn = str(GAME.board(view))
        assert 'class="seat seat-' in drawn
        assert drawn.count(" winner") == len(state.winners)


def test_every_word_of_the_board_is_used_and_there():
    """The keys the drawing asks for, and those of the two languages, are the same."""
    source = "".join(path.read_text(encoding="utf-8") for path in Path(package.__file__).parent.glob("*.py"))
    used = set(re.findall(r"""["'](board\.[a-z_.]+)["']""", source)) | {f"board.{name}" for name in ("play", "draw")}
    for lang in LANGUAGES:
        assert {key for key in GAME.texts(lang).table if key.startswith("board.")} == used


# -- look and cost ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("theme", THEMES)
def test_colours_can_be_read(theme):
    c = colours(theme)
    lit = mix(c["rock"], c["lamp"], 0.21)  # where captions stand in the light of a torch
    words = [
        ("rockink", c["rock"]),
        ("rockink", lit),
        ("coinink", c["coin"]),
        ("coinink", c["steel"]),
        ("ivory", c["soot"]),
    ]
    words += [("card", c[race]) for race in RACES]
    for name, ground in words:
        assert contrast(c[name], ground) >= 4.5, (name, ground)
    lines = [
        ("soot", "card"),
        ("soot", "coin"),
        ("copper", "card"),
        ("coin", "rockdeep"),
        ("ready", "soot"),
        ("ready", "rock"),
    ]
    lines += [("mark", "marksoft"), ("edge", "card")]
    for line, ground in lines:
        assert contrast(c[line], c[ground]) >= 3, (line, ground)


def test_ores_differ_by_shape_and_colour_together():
    assert len(ORES) == len(MINES)
    assert len(set(ORES)) == len(ORES)


def test_a_board_is_small_and_quick():
    state = table(4, 3, 60)
    seat = state.waiting[0]
    drawing = str(GAME.board(state.view(seat), names=NAMES))
    assert len(drawing) < 80_000
    assert len(gzip.compress(drawing.encode())) < 15_000
    took = []
    for _ in range(15):
        start = time.process_time()  # not what others do on this machine
        GAME.board(state.view(seat), names=NAMES)
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
        told = GAME.text(view).replace("\u00a0", " ")
        say = GAME.texts("en").say
        for works in (*view.centre, *(one for mines in view.mines for one in mines)):
            assert say(f"mine.{MINES[works.mine].id}") in told
            assert re.search(rf"^{works.target} ", told, re.MULTILINE)
            for card in works.creatures:
                assert say("board.short", race=RACES[CARDS[card].race], strength=CARDS[card].strength) in told
        for pile in view.camp:
            for card in pile[-1:]:
                assert say("board.short", race=RACES[CARDS[card].race], strength=CARDS[card].strength) in told
        for seat in range(view.seats):
            assert say(f"king.{RACES[view.kings[seat]]}") in told
        if view.seat is not None:
            for held in view.hands[view.seat]:
                assert re.search(rf"^{CARDS[held.face].id} ", told, re.MULTILINE)


def test_text_has_colours_on_demand_that_change_no_letter():
    view = table(3, 2, 60).view(0)
    coloured = GAME.text(view, color=True)
    assert "\x1b[" in coloured
    assert re.sub(r"\x1b\[[\d;]*m", "", coloured) == GAME.text(view)
