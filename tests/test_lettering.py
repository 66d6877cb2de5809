"""On every board: letters one can read, no text beside its room or over another, targets one can hit."""

from functools import cache
from itertools import combinations

import pytest

import dovre
from dovre.bots import BOTS
from dovre.kernel.rng import Rng
from dovre.kernel.texts import LANGUAGES
from dovre.render import svg
from dovre.render.pen import Style, forget
from tests.longest import NAME
from tests.render.drawn import inside, overlap, shown

NAMES = (NAME, "Bartholomew Quick", "Emma", "MMMMMMMMMMMMMMMMMMMMMMMM", "Ida")
SHARES = (0, 0.03, 0.4, 0.8, 1)  # of a game
FRONT = (0.8,)
SIZES = {"desktop": 0, "phone": 1}
GROUND = "board:ground"  # what is printed on a map, and hidden by what lies on it

each_game = pytest.mark.parametrize("game", [pytest.param(dovre.game(slug), id=slug) for slug in dovre.slugs()])


@pytest.fixture(autouse=True)
def rooms():
    """Boards that say which room each text was given."""
    forget()
    svg.show_rooms = True
    yield
    svg.show_rooms = False
    forget()


@cache
def played(game, seats, bot):
    state, rng = game.new(seats, seats), Rng.of(seats, "lettering")
    line = [state]
    while not state.over:
        seat = rng.choice(state.waiting)
        state = game.apply(state, seat, BOTS[bot]().choose(state.view(seat), 0.0, rng)).state
        line.append(state)
    return line


def drawings(game, size, shares=SHARES, counts=None):
    """Beginning, middle and end of games by random and by sensible players, at all numbers of seats."""
    for seats in counts or game.seats:
        for bot, lang in zip(("random", "greedy"), LANGUAGES, strict=True):
            line = played(game, seats, bot)
            for share in shares:
                state = line[int(share * (len(line) - 1))]
                seat = state.waiting[0] if state.waiting else 0
                for told in LANGUAGES if share == 1 else (lang,):
                    front = (seat + 1) % seats if share in FRONT else None  # another seat's area at the near side
                    how = {"size": size, "lang": told, "names": NAMES[:seats], "front": front}
                    yield f"{seats} seats, {bot}, {share}, {told}", game.board(state.view(seat), **how)


def boards(game, size):
    for where, drawing in drawings(game, size):
        yield where, shown(drawing)


@each_game
@pytest.mark.parametrize("size", SIZES)
def test_text_is_large_enough_and_keeps_to_its_room(game, size):
    least = Style().letters[SIZES[size]]
    faults = set()
    for where, board in boards(game, size):
        sheet = svg.Box(0, 0, board.wide, board.high)
        for told in board.texts:
            part = told.part.partition(":")[2]
            panel = board.panels.get(part.partition(".")[0]) if "." in part else None
            if told.size < least - 0.05:
                faults.add((where, f"{told.words!r} in letters of {told.size:.1f}", told.part))
            if not inside(told.box, sheet, 1):
                faults.add((where, f"{told.words!r} leaves the board", told.part))
            if panel and not inside(told.box, panel, 1):
                faults.add((where, f"{told.words!r} leaves the area of its seat", told.part))
            if told.room and told.box.w > told.room.w + 0.6:
                faults.add((where, f"{told.words!r} leaves its room", told.part))
    assert not faults, sorted(faults)[:20]


@each_game
@pytest.mark.parametrize("size", SIZES)
def test_text_does_not_lie_over_text(game, size):
    faults = set()
    for where, board in boards(game, size):
        for layer in ("board", "pieces"):
            texts = [told for told in board.texts if told.part.startswith(f"{layer}:") and told.part != GROUND]
            for one, other in combinations(texts, 2):
                if overlap(one.box, other.box, 1):
                    faults.add((where, one.words, one.part, other.words, other.part))
    assert not faults, sorted(faults)[:20]


@each_game
@pytest.mark.parametrize("size", SIZES)
def test_what_can_be_chosen_is_large_enough(game, size):
    """Or as large as the next thing that can be chosen leaves room for."""
    least = Style().touch[SIZES[size]]
    seen, faults = 0, set()
    for where, board in boards(game, size):
        for name, box in board.targets.items():
            seen += 1
            around = svg.Box(box.x + box.w / 2 - least, box.y + box.h / 2 - least, 2 * least, 2 * least)
            crowded = any(overlap(around, other) for one, other in board.targets.items() if one != name)
            if min(box.w, box.h) < least - 0.05 and not crowded:
                faults.add((where, name, round(box.w, 1), round(box.h, 1)))
    assert seen > 50
    assert not faults, sorted(faults)[:20]
