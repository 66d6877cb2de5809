"""Every game as text and data: exact both ways in random play, and what cannot be is refused in plain words."""

import json
import pickle

import pytest

import dovre
from dovre.kernel.codec import header
from dovre.kernel.errors import BadData, BadPosition, BadSetup, BadVersion, UnknownGame
from dovre.kernel.fields import LIST, VALUE
from dovre.kernel.rng import Rng
from tests.every import ALL, every_game, every_mode

EVERY = 7  # one state of so many is looked at; primes, so that no phase of a turn is always missed


def some(walk, every=EVERY):
    """A share of the states of a game, its last one included."""
    states = [state for state, _ in walk]
    return [*states[:-1:every], states[-1]]


def head(game, seats=None):
    seats = seats or game.seats[-1]
    return header(game.slug, game.version, seats, 7, game.full_options({}, seats)) + "\n"


zones_of = [
    pytest.param(hooks, zone, id=f"{hooks.slug}-{zone}")
    for hooks in ALL
    for zone in (*hooks.game.state_type.fields.zones, *hooks.game.state_type.fields.seat_zones)
]
every_zone = pytest.mark.parametrize(("hooks", "zone"), zones_of)


# -- exact both ways --------------------------------------------------------------------------------------------------


@every_mode
def test_position_is_exact_both_ways(hooks, seats, options):
    for state in some(hooks.walk(seats, options)):
        text = dovre.write_position(hooks.game, state)
        again = dovre.read_position(text)
        assert again == state
        assert dovre.write_position(hooks.game, again) == text


@every_mode
def test_saved_state_is_exact_both_ways_with_what_follows_from_it(hooks, seats, options):
    """What is stored for speed and follows from the zones is the same when it is read anew."""
    for state in some(hooks.walk(seats, options)):
        again = hooks.game.from_data(json.loads(json.dumps(state.to_data())))
        assert again == state
        assert again.digest() == state.digest()
        for field in state.fields.all:
            if field.words is None:
                assert getattr(again, field.name) == getattr(state, field.name), field.name
    assert pickle.loads(pickle.dumps(state)) == state


@every_mode
def test_believed_table_is_exact_both_ways(hooks, seats, options):
    """Its seed is its own, so nothing on it is as that seed would lay it."""
    walk = hooks.walk(seats, options)
    state = walk[len(walk) // 3][0]
    guess = hooks.game.determinize(state.view(state.waiting[0]), Rng.of(3))
    assert dovre.read_position(dovre.write_position(hooks.game, guess)) == guess
    assert hooks.game.from_data(guess.to_data()) == guess


@pytest.mark.parametrize(
    ("text", "tokens"), [pytest.param(*line, id=f"{one.slug}-{n}") for one in ALL for n, line in enumerate(one.lines)]
)
def test_position_in_the_middle_of_an_action_is_exact(text, tokens):
    state = dovre.read_position(text)
    game = dovre.game(state.slug)
    for token in tokens.split():
        state = game.apply(state, state.waiting[0], token).state
        assert dovre.read_position(dovre.write_position(game, state)) == state
        assert game.from_data(state.to_data()) == state


@every_game
def test_comments_and_empty_lines_do_not_matter(hooks):
    text = dovre.write_position(hooks.game, hooks.state())
    spaced = "\n\n# a position\n" + text.replace("\n", "   # as it was\n\n")
    assert dovre.read_position(spaced) == dovre.read_position(text)


@every_mode
def test_state_that_play_reached_has_no_fault(hooks, seats, options):
    for state, _ in hooks.walk(seats, options)[::3]:
        assert hooks.game.faults(state) == []


@every_mode
def test_record_of_a_game_is_replayed(hooks, seats, options):
    table = dovre.Table(hooks.game.new(seats, 61, options))
    rng = Rng.of(61, "players")
    while not table.state.over and table.number < 120:
        seat = rng.choice(table.state.waiting)
        table.answer(seat, rng.choice(table.state.legal(seat)))
    again = dovre.Table.resume(dovre.Record.parse(str(table.record)))
    assert again.state == table.state
    assert str(again.record) == str(table.record)


# -- a copy is a value of its own -------------------------------------------------------------------------------------


@every_mode
def test_earlier_states_never_move(hooks, seats, options):
    for state in some(hooks.walk(seats, options)):
        digest = state.digest()
        for seat in state.waiting:
            other = state.copy()
            assert other == state
            other.play(seat, other.legal(seat)[-1])
            assert other.digest() != digest
        assert state.digest() == digest


@every_game
def test_every_field_of_a_copy_is_its_own(hooks):
    """Whatever rules may do to a field in place, the state it was copied from keeps its own."""
    state = hooks.state()
    kept = {name: repr(getattr(state, name)) for name in (*state.fields.names, "streams", "stack")}
    other = state.copy()
    assert {name: repr(getattr(other, name)) for name in kept} == kept
    for field in state.fields.all:
        value = getattr(other, field.name)
        if field.copied == VALUE:
            hash(value)  # what is shared is immutable
            continue
        rows = [value] if field.copied == LIST else [value, *value]
        for row in rows:
            assert type(row) is list, field.name
            hash(tuple(item for item in row if type(item) is not list))
            row.append(None)
            row.reverse()
    for row in (other.streams, other.stack):
        row.append(None)
    assert {name: repr(getattr(state, name)) for name in kept} == kept


@every_game
def test_every_field_is_told_or_follows(hooks):
    """What is in no zone is compared above: it is told with another field, or `derive` makes it."""
    state = hooks.state()
    assert set(state.to_data()) == {
        *("game", "version", "seats", "seed", "options", "streams", "stack"),
        *state.fields.zones,
        *state.fields.seat_zones,
    }


@every_game
def test_open_fields_stand_in_every_view(hooks):
    state = hooks.state()
    for viewer in (0, None):
        view = state.view(viewer)
        for name, value in state.fields.shown(state).items():
            assert getattr(view, name) == value, name


# -- what cannot be read ----------------------------------------------------------------------------------------------


def refused(text, error=BadPosition):
    with pytest.raises(error) as caught:
        dovre.read_position(text)
    assert caught.value.words("fr") != caught.value.words("en")
    return caught.value


@every_game
def test_first_line_that_is_none_is_refused(hooks):
    slug, version = hooks.slug, hooks.game.version
    assert refused("").key == "error.position.empty"
    assert refused("# only a comment").key == "error.position.empty"
    for line in (
        slug,
        f"{slug}/{version}  seats 2",
        f"{slug}/{version}  seats two  seed 7  options -",
        f"{slug}/{version}  seats 2  seed -7  options -",
        f"{slug}/{version}  seats 2  seed 7  options nothing",
    ):
        found = refused(line)
        assert found.key == "error.position.header"
        assert "Line 1" in str(found)


@every_game
def test_position_of_another_game_version_or_table_is_refused(hooks):
    slug, version = hooks.slug, hooks.game.version
    refused("nogame/1  seats 2  seed 7  options -", UnknownGame)
    refused(f"{slug}/{version + 1}  seats 2  seed 7  options -", BadVersion)
    refused(f"{slug}/x  seats 2  seed 7  options -", BadVersion)
    refused(f"{slug}/{version}  seats 99  seed 7  options -", BadSetup)
    refused(f"{slug}/{version}  seats {hooks.game.seats[0]}  seed 7  options fancy=yes", BadSetup)
    for option in hooks.game.options:
        seats = (option.seats or hooks.game.seats)[0]
        refused(f"{slug}/{version}  seats {seats}  seed 7  options {option.name}=nonesuch", BadSetup)
        for other in set(hooks.game.seats) - set(option.seats or hooks.game.seats):
            refused(f"{slug}/{version}  seats {other}  seed 7  options {option.name}={option.default}", BadSetup)


@every_game
def test_line_that_cannot_be_read_is_named(hooks):
    game, first = hooks.game, head(hooks.game)
    kinds = game.state_type.flow.names
    question = next(name for name, option in zip(kinds, game.state_type.flow.options, strict=True) if option)
    most = game.seats[-1]
    zone, seat_zone = next(iter(game.state_type.fields.zones)), next(iter(game.state_type.fields.seat_zones))
    for line, key, shows in (
        ("ask p1 dance", "ask", kinds[0]),
        ("ask p1", "ask", "Line 2"),
        (f"ask p1 {question} x", "ask", "Line 2"),
        (f"ask p9 {question}", "seat", f"“p9” is not a seat; seats are p1 to p{most}"),
        (f"ask p0 {question}", "seat", "“p0”"),
        ("chance x", "chance", str(len(game.streams))),
        ("chance" + " 1" * (len(game.streams) + 1), "chance", str(len(game.streams))),
        ("nowhere 5", "zone", zone),
        (f"{seat_zone} p9 -", "seat", "“p9”"),
        (f"{seat_zone} nobody", "seat", "“nobody”"),
        (seat_zone, "seat", "Line 2"),
    ):
        found = refused(first + line)
        assert found.key == f"error.position.{key}", line
        assert shows in str(found), line
    same = dovre.write_position(game, hooks.state()).splitlines()
    name = next(line for line in same[1:] if line.split()[0] in game.state_type.fields.zones)
    assert refused("\n".join([*same, name])).key == "error.position.again"


@every_zone
def test_word_that_no_zone_knows_is_refused_with_its_line(hooks, zone):
    seat = " p1" if zone in hooks.game.state_type.fields.seat_zones else ""
    found = refused(f"{head(hooks.game)}\n{zone}{seat} elf?")
    assert found.key == "error.position.word"
    assert "Line 3" in str(found)


# -- saved data that were changed -------------------------------------------------------------------------------------


def bad_data(hooks, data):
    with pytest.raises(BadData) as caught:
        hooks.game.from_data(data)
    assert caught.value.words("fr") != caught.value.words("en")
    return caught.value


@every_zone
def test_saved_state_without_a_zone_is_refused(hooks, zone):
    data = hooks.state().to_data()
    del data[zone]
    assert zone in str(bad_data(hooks, data))


@every_zone
@pytest.mark.parametrize("value", [None, 5, "elf", ["elf?"], [["elf?"]], [[]], [7], {"elf": 1}], ids=str)
def test_zone_of_a_saved_state_that_is_not_one_is_refused(hooks, zone, value):
    assert bad_data(hooks, {**hooks.state().to_data(), zone: value}).key == "error.data.field"


@every_game
@pytest.mark.parametrize(
    ("field", "value"),
    [
        ("stack", [["dance", 0]]),
        ("stack", None),
        ("stack", [[]]),
        ("stack", 5),
        ("streams", []),
        ("streams", ["x"]),
        ("streams", None),
        ("options", None),
    ],
)
def test_saved_state_with_a_bad_field_is_refused(hooks, field, value):
    assert bad_data(hooks, {**hooks.state().to_data(), field: value}).key == "error.data.field"


@every_game
@pytest.mark.parametrize("seat", [7, -1, "x", None, True, 1.0])
def test_saved_state_that_asks_a_seat_which_is_not_there_is_refused(hooks, seat):
    state = hooks.state()
    bad_data(hooks, {**state.to_data(), "stack": [[state.flow.names[state.stack[-1][0]], seat]]})


@every_game
def test_saved_state_of_something_else_is_refused(hooks):
    data = hooks.state().to_data()
    assert bad_data(hooks, []).key == "error.data.shape"
    assert bad_data(hooks, {**data, "game": "nogame"}).key == "error.data.game"
    with pytest.raises(BadVersion):
        hooks.game.from_data({**data, "version": 99})
    with pytest.raises(BadSetup):
        hooks.game.from_data({**data, "seats": 99})


@pytest.mark.parametrize(
    ("hooks", "fault"), [pytest.param(one, fault, id=f"{one.slug}-{fault}") for one in ALL for fault in one.impossible]
)
def test_impossible_saved_state_is_refused_and_its_fault_is_named(hooks, fault):
    seats, options = hooks.modes[0]
    data = hooks.game.new(seats, 7, options).to_data()
    hooks.impossible[fault](data)
    assert fault in str(bad_data(hooks, data))
