"""Golden replays, each named for what it proves, compared turn by turn; and the archive of each game."""

import pytest

import dovre
from dovre.kernel.errors import BadVersion
from dovre.kernel.record import seal
from tests.records import DOCS, GAMES, PICTURES, REPLAYS, archived, golden, picture, read, tell, told

SAVES = 150  # of a replay, about; `--long` saves between every two answers
ALL = [pytest.param(path, id=f"{path.parent.name}-{path.stem}") for path in golden()]


@pytest.mark.parametrize("path", ALL)
def test_the_story_is_the_same(path):
    assert tell(read(path)) == path.with_suffix(".story").read_text(encoding="utf-8")


@pytest.mark.parametrize("path", ALL)
def test_slow_motion_leads_to_the_same_end(path, request):
    """Saved and loaded between two answers, as data and as a position in turn: between all of them if it takes long."""
    record = read(path)
    game = record.game
    state = record.start()
    answers = list(record.played())
    every = 1 if request.config.getoption("--long") else 1 + len(answers) // SAVES
    for number, answer in enumerate(answers):
        if number % every == 0 and number // every % 2:
            state = game.from_data(state.to_data())
        elif number % every == 0:
            state = dovre.read_position(dovre.write_position(game, state))
        state = game.apply(state, answer.seat, answer.token).state
    assert state.digest() == record.digest


@pytest.mark.parametrize("slug", dovre.slugs())
def test_every_seat_count_option_end_verb_and_event_appears(slug):
    game = dovre.game(slug)
    found = {"seats": set(), "options": set(), "verbs": set(), "events": set(), "ends": set()}
    for path in golden():
        if path.parent.name != slug:
            continue
        record = read(path)
        found["seats"].add(record.seats)
        found["options"].update(record.options)
        found["ends"].add(record.result.rpartition("  ")[2])
        for answer, _, events in record.steps():
            found["verbs"].add(game.parse(answer.token).verb)
            found["events"].update(event.name for event in events)
            found["events"].update(event.twin.name for event in events if event.twin)
    assert found["seats"] == set(game.seats)
    assert found["options"] == {(option.name, choice) for option in game.options for choice in option.choices}
    assert found["verbs"] == {action.verb for action in game.alphabet}
    texts = game.texts("en").table
    assert found["ends"] == {key.removeprefix("end.") for key in texts if key.startswith("end.")}
    assert found["events"] >= {key.removeprefix("event.") for key in texts if key.startswith("event.")}


@pytest.mark.parametrize("path", ALL)
def test_a_record_of_earlier_rules_that_goes_the_same_way_is_taken(path):
    record = read(path)
    body = str(record).rpartition("digest ")[0].replace(f"/{record.version} ", f"/{record.version - 1} ", 1)
    old = f"{body}digest 0123456789abcdef {seal(body)}\n"
    with pytest.raises(BadVersion):
        dovre.Record.parse(old)
    assert dovre.Record.read(old) == record


def test_a_record_of_earlier_rules_may_have_fewer_options():
    """`princesses` has had `later_seats` since its second version."""
    record = read(REPLAYS / "princesses" / "sensible-players-three-seats.record")
    body = (
        str(record)
        .rpartition("digest ")[0]
        .replace(" later_seats=none", "", 1)
        .replace(f"/{record.version} ", "/1 ", 1)
    )
    old = f"{body}digest 0123456789abcdef {seal(body)}\n"
    assert "later_seats" not in old
    assert dovre.Record.read(old) == record


def test_a_record_of_earlier_rules_that_goes_another_way_is_refused():
    record = read(ALL[0].values[0])
    body = str(record).rpartition("digest ")[0].replace(f"/{record.version} ", f"/{record.version - 1} ", 1)
    body = body.replace(record.result, record.result.replace("p1", "p2", 1))
    with pytest.raises(BadVersion):
        dovre.Record.read(f"{body}digest 0123456789abcdef {seal(body)}\n")


@pytest.mark.parametrize("slug", dovre.slugs())
def test_the_archive_is_asked_and_told_as_it_was(slug):
    """Whoever changes what is asked or told raises the rules version and says what becomes of old records."""
    count = 0
    for record, digest in archived(slug):
        assert told(record) == digest, f"{record.seats} seats, seed {record.seed}: something else is asked or told"
        count += 1
    assert count >= GAMES


@pytest.mark.parametrize("name", PICTURES)
def test_pictures_in_the_readme_are_what_the_boards_look_like(name):
    assert (DOCS / name).read_text(encoding="utf-8") == picture(name)
