"""Fields of a state, declared once; and why answers are refused, by verb."""

from types import SimpleNamespace

import pytest

from dovre.kernel.action import Alphabet
from dovre.kernel.decision import Decision
from dovre.kernel.fields import (
    LIST,
    LISTS,
    NONE,
    VALUE,
    BadWord,
    Field,
    Fields,
    amounts,
    counters,
    figure,
    figures,
    pick,
    read_seat_word,
    row,
    seat_amounts,
    seat_row,
    seat_word,
)
from dovre.kernel.refusals import Reasons

COLOURS = ("red", "green", "blue")


@pytest.mark.parametrize(
    ("words", "value", "told"),
    [
        (row("x", COLOURS), [0, NONE, 2], ["red", "-", "blue"]),
        (figure("x"), 7, ["7"]),
        (figures("x"), [3, -1], ["3", "-1"]),
        (counters("x"), 4, ["x=4"]),
        (amounts("x", COLOURS), [1, 0, 3], ["red", "blue*3"]),
    ],
)
def test_words_of_common_sorts_are_exact_both_ways(words, value, told):
    state = SimpleNamespace(x=value)
    assert words.write(state) == told
    other = SimpleNamespace(x=None)
    words.read(other, told)
    assert other.x == value


@pytest.mark.parametrize(
    ("words", "value", "told"),
    [
        (seat_row("x", COLOURS), [[], [2, 0]], [[], ["blue", "red"]]),
        (seat_amounts("x", COLOURS), [0, 0, 0, 2, 0, 1], [[], ["red*2", "blue"]]),
    ],
)
def test_words_by_seat_are_exact_both_ways(words, value, told):
    state = SimpleNamespace(x=value)
    assert [words.write(state, seat) for seat in (0, 1)] == told
    other = SimpleNamespace(x=[[], []] if isinstance(value[0], list) else [9] * 6)
    for seat in (1, 0):
        words.read(other, seat, told[seat])
    assert other.x == value


@pytest.mark.parametrize(
    ("words", "told", "found", "accepted"),
    [
        (row("x", COLOURS), ["red", "pink"], "pink", "red, green, blue, -"),
        (figure("x"), ["many"], "many", "0, 1, 2…"),
        (figure("x"), [], "", "0, 1, 2…"),
        (figures("x"), ["1", "y"], "y", "0, 1, 2…"),
        (counters("x", "y"), ["z=1"], "z=1", "x=…, y=…"),
        (counters("x", "y"), ["x"], "", "0, 1, 2…"),
        (amounts("x", COLOURS), ["pink*2"], "pink", "red, green, blue"),
        (amounts("x", COLOURS), ["red*"], "", "0, 1, 2…"),
    ],
)
def test_a_word_that_cannot_stand_there_is_named_with_what_could(words, told, found, accepted):
    with pytest.raises(BadWord) as caught:
        words.read(SimpleNamespace(x=0, y=0), told)
    assert (caught.value.found, caught.value.accepted) == (found, accepted)


def test_many_names_are_told_by_the_first_and_the_last():
    names = {f"c{n}": n for n in range(30)}
    with pytest.raises(BadWord) as caught:
        pick(names, "d1")
    assert caught.value.accepted == "c0…c29"


def test_counters_that_are_not_said_stay_as_they_are():
    state = SimpleNamespace(x=3, y=4)
    counters("x", "y").read(state, ["y=9"])
    assert (state.x, state.y) == (3, 9)


def test_seats_as_words():
    assert [seat_word(seat) for seat in (0, 4, NONE)] == ["p1", "p5", "-"]
    assert [read_seat_word(word, 3) for word in ("p1", "p3", "-")] == [0, 2, NONE]
    for word in ("p4", "p0", "x", ""):
        with pytest.raises(BadWord):
            read_seat_word(word, 3)


FIELDS = Fields(
    Field("deck", LIST, row("deck", COLOURS), open=False),
    Field("hands", LISTS, seat_row("hands", COLOURS), zone="hand"),
    Field("turn", VALUE, {"now": counters("turn"), "again": figure("turn")}),
    Field("derived", LIST),
)


class Small:
    """As much of a state as fields need."""

    __slots__ = ("options", "seats", "seed", "sink", "stack", "streams", *FIELDS.names)


def small():
    s = Small()
    s.seats, s.seed, s.options, s.streams, s.stack, s.sink = 2, 7, (), [1], [(0, 0)], ["listening"]
    s.deck, s.hands, s.turn, s.derived = [0, 1], [[2], []], 5, [[1], (2,)]
    return s


def test_a_copy_has_lists_of_its_own_and_nobody_listens_to_it():
    s = small()
    new = FIELDS.copy(s)
    assert type(new) is Small
    for name in ("seats", "seed", "options", "streams", "stack", *FIELDS.names):
        assert getattr(new, name) == getattr(s, name)
    assert new.sink is None
    for lists in ((new.streams, s.streams), (new.stack, s.stack), (new.deck, s.deck), (new.hands, s.hands)):
        assert lists[0] is not lists[1]
    assert new.hands[0] is not s.hands[0]
    assert new.derived[0] is s.derived[0]  # a list of immutable values is what LIST says it is


def test_fields_are_told_by_zone():
    data = FIELDS.write(small(), 2)
    assert data == {"deck": ["red", "green"], "now": ["turn=5"], "again": ["5"], "hand": [["blue"], []]}
    s = small()
    s.deck, s.hands, s.turn = [], [[], []], 0
    FIELDS.read(s, 2, data)
    assert (s.deck, s.hands, s.turn) == ([0, 1], [[2], []], 5)


@pytest.mark.parametrize(
    "change",
    [
        {"deck": None},
        {"deck": "red"},
        {"deck": [1]},
        {"hand": [["blue"]]},
        {"hand": [["blue"], [], []]},
        {"hand": [["blue"], None]},
        {"hand": {}},
        {"again": ["1", "2"]},
    ],
)
def test_data_of_another_shape_are_refused(change):
    with pytest.raises(ValueError):  # noqa: PT011 (whatever is wrong, it is a ValueError)
        FIELDS.read(small(), 2, {**FIELDS.write(small(), 2), **change})
    data = FIELDS.write(small(), 2)
    del data[next(iter(change))]
    with pytest.raises(KeyError):
        FIELDS.read(small(), 2, data)


def test_open_fields_go_into_a_view_and_back_as_lists_of_their_own():
    s = small()
    s.derived = [3]
    shown = FIELDS.shown(s)
    assert shown == {"hands": ((2,), ()), "turn": 5, "derived": (3,)}
    other = small()
    other.deck = []
    FIELDS.believe(other, SimpleNamespace(**shown))
    assert (other.hands, other.turn, other.derived, other.deck) == ([[2], []], 5, [3], [])
    other.hands[0].append(1)
    assert shown["hands"] == ((2,), ())


# -- reasons ----------------------------------------------------------------------------------------------------------

ALPHABET = Alphabet("demo", [("play", [("a",), ("b",)]), ("draw", [()]), ("pass", [()])])
REASONS = Reasons("demo", {"play": ("play",), "draw": ("draw", "pass")}, {("play", "draw"): ("play_first", "DEMO-2")})


@REASONS.of("play")
def why_not_play(state, seat, action, frame):
    return REASONS.no("not_in_hand", "DEMO-1", card=action.parts[0], seat=seat, frame=frame)


@REASONS.of("draw", "pass")
def why_not_draw(state, seat, action, frame):
    return REASONS.no(f"no_{action.verb}", "DEMO-3")


def asking(kind):
    """A state that asks p2 a question of this kind."""
    return SimpleNamespace(decision=lambda seat: Decision(kind, seat, ("DEMO-8", "DEMO-9")), stack=[(0, 0), (5, 1)])


@pytest.mark.parametrize(
    ("kind", "token", "code", "rule", "parts"),
    [
        ("play", "play.b", "not_in_hand", "DEMO-1", {"card": "b", "seat": 1, "frame": (5, 1)}),
        ("play", "draw", "play_first", "DEMO-2", {}),
        ("play", "pass", "other_question", "DEMO-8", {}),
        ("draw", "draw", "no_draw", "DEMO-3", {}),
        ("draw", "pass", "no_pass", "DEMO-3", {}),
        ("draw", "play.a", "other_question", "DEMO-8", {}),
    ],
)
def test_the_reason_is_that_of_the_verb_if_the_question_knows_it(kind, token, code, rule, parts):
    refusal = REASONS.refuse(asking(kind), 1, ALPHABET.parse(token))
    assert (refusal.slug, refusal.code, refusal.rule, dict(refusal.parts)) == ("demo", code, rule, parts)
