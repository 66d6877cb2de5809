"""The drawings of `feast`: what is on the table is there once, what can be answered can be reached."""

import re
from xml.etree import ElementTree

import pytest

from dovre.kernel.events import Event, Walk
from dovre.kernel.texts import LANGUAGES
from dovre.render import text as terminal
from dovre.render.theme import THEMES, contrast
from feast.board.look import colours
from feast.board.pieces import dish_name
from feast.components import DISHES
from tests.games.feast.helpers import GAME, TWO, play, table
from tests.play import random_state

SIZES = ("desktop", "phone")
NAMES = ("Emma", "Noor", "Lars", "Ida")
FORBIDDEN = re.compile(r"<script|<style| style=|<image|<foreignObject| on\w+=|http://(?!www\.w3\.org)")


def views():
    for seats in GAME.seats:
        for seed, decisions in enumerate((0, 1, 2 * seats, 3 * seats + 1, 5 * seats, 10**6)):
            state = random_state(GAME, seats, seed, decisions)
            for seat in (*range(seats), None):
                yield state.view(seat)


def attributes(drawing, name):
    return [one.get(name) for one in ElementTree.fromstring(str(drawing)).iter() if one.get(name)]


@pytest.mark.parametrize("size", SIZES)
def test_each_dish_one_may_see_is_drawn_once(size):
    for view in views():
        seen = [dish for hand in view.hands for dish in hand if dish is not None]
        chosen = view.chosen
        seen += [dish for seat, dish in enumerate(view.plates) if dish >= 0 and not chosen[seat]]
        drawn = attributes(GAME.board(view, size=size), "data-piece")
        assert sorted(drawn) == sorted(dish_name(dish) for dish in seen)


@pytest.mark.parametrize("size", SIZES)
def test_each_answer_but_to_pass_can_be_given_on_the_board(size):
    for view in views():
        acts = [act for acts in attributes(GAME.board(view, size=size), "data-act") for act in acts.split()]
        assert sorted(acts) == sorted(action.token for action in view.legal if action.verb != "pass")


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("size", SIZES)
def test_a_drawing_is_well_formed_and_keeps_a_strict_policy(size, theme):
    for lang in LANGUAGES:
        for view in views():
            text = str(GAME.board(view, size=size, theme=theme, lang=lang, names=NAMES[: view.seats]))
            assert not FORBIDDEN.search(text)
            root = ElementTree.fromstring(text)
            assert root.get("class") == f"feast {theme} {size}"
            assert root.find("{*}title").text.startswith(GAME.titles[lang])


def test_a_hostile_name_is_only_a_name():
    view = table(TWO).view(0)
    text = str(GAME.board(view, names=('<script>x"&', "Noor")))
    assert "<script" not in text
    ElementTree.fromstring(text)


def test_a_lid_hides_what_was_chosen_and_the_chooser_sees_it():
    state = play(table(TWO), "p1 dish.boar9", "p1 boast.loudly")
    for viewer in (1, None):
        drawing = str(GAME.board(state.view(viewer)))
        assert 'class="lid"' in drawing
        assert "boar9" not in drawing
    assert 'data-piece="dish:boar9"' in str(GAME.board(state.view(0)))


def test_what_an_event_moves_is_on_the_board():
    state = table(TWO)
    before = play(state, "p1 dish.boar9", "p1 boast.loudly", "p2 dish.trout3")
    step = GAME.apply(before, 1, "boast.softly")
    names = [name for event in step.events for name in GAME.pieces(event)]
    assert names == ["dish:boar9", "dish:trout3"]
    drawing = GAME.board(step.state.view(0), marks=names)
    assert set(names) <= set(attributes(drawing, "data-piece"))
    assert attributes(drawing, "data-mark") == names


def test_the_horn_is_carried_from_plate_to_plate():
    """To either side, and drawn where it can be seen: it lies nowhere before and after."""
    for seat, guest, way in ((0, 2, (1, 2, 3)), (3, 1, (4, 3, 2))):
        moved = GAME.movements(Event("pointed", (("seat", seat), ("guest", guest))))
        assert moved == [Walk("horn", tuple(f"plate:p{n}" for n in way), "horn")]
    drawing = GAME.board(random_state(GAME, 4, 1, 0).view(None))
    assert attributes(drawing, "data-look") == ["horn"]
    assert [f"plate:p{n}" in attributes(drawing, "data-place") for n in (1, 2, 3, 4)] == [True] * 4


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize(
    ("ink", "ground"),
    [
        *((ink, ground) for ink in ("ink", "quiet") for ground in ("page", "panel")),
        *(("oakink", wood) for wood in ("oak", "oakdeep")),
        *(("goldink", ground) for ground in ("gold", "bone")),
        ("cardink", "card"),
        ("night", "panel"),
    ],
)
def test_words_can_be_read_on_their_ground(theme, ink, ground):
    c = colours(theme)
    assert contrast(c[ink], c[ground]) >= 4.5


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("width", [40, 80, 120])
def test_the_text_board_fits_its_width_and_says_the_same(lang, width):
    for view in views():
        text = GAME.text(view, lang=lang, width=width, names=NAMES[: view.seats])
        assert max(map(terminal.width, text.splitlines())) <= width
        assert "\x1b" not in text
        for hand in view.hands[view.seat : view.seat + 1] if view.seat is not None else ():
            assert all(DISHES[dish].id in text for dish in hand)
        coloured = GAME.text(view, lang=lang, width=width, color=True, names=NAMES[: view.seats])
        assert re.sub(r"\x1b\[[0-9;]*m", "", coloured) == text


@pytest.mark.parametrize(("seats", "least"), [(2, 0.75), (3, 0.6), (4, 0.45)])
def test_greedy_beats_random(seats, least):
    from dovre.bots import BOTS
    from dovre.kernel.rng import Rng

    games, won = 60, 0.0
    for number in range(games):
        state, rng, clever = GAME.new(seats, number), Rng.of(number, "duel"), number % seats
        while not state.over:
            seat = rng.choice(state.waiting)
            bot = BOTS["greedy" if seat == clever else "random"]()
            state.play(seat, bot.choose(state.view(seat), 0.0, rng))
        won += (clever in state.winners) / max(1, len(state.winners))
    assert won / games > least
