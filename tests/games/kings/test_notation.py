"""The game as text and data: the alphabet, positions, saved states, and what is impossible in them."""

from __future__ import annotations

import copy
import json
import pickle

import pytest

import dovre
from dovre.kernel.errors import BadData, BadNotation, BadPosition, BadSetup, BadVersion, UnknownGame
from tests.games.kings.helpers import (
    BLOCKED,
    CARDS,
    GAME,
    P1,
    P2,
    QUIET,
    after,
    asked,
    camp,
    centre,
    crew,
    deck,
    discard,
    faces,
    hand,
    legal,
    mine_behind,
    new,
    own,
    pile,
    random_game,
    table,
    under,
)

HEAD = "kings/2  seats 2  seed 7  options pairing=random\n"

# -- the alphabet -----------------------------------------------------------------------------------------------


def test_alphabet_is_every_card_on_every_mine_and_every_source():
    tokens = [action.token for action in GAME.alphabet]
    mines = ["c1", "c2", "c3", "c4", *(f"o{n}" for n in range(1, 61))]
    sources = ["deck", "dwarf", "orc", "goblin", "giant"]
    assert tokens == [f"play.{card}.{mine}" for mine in mines for card in CARDS] + [f"draw.{one}" for one in sources]
    assert len(tokens) == 80 * 64 + 5


def test_actions_are_numbered_in_order_and_read_back_as_themselves():
    for number, action in enumerate(GAME.alphabet):
        assert action.index == number
        assert GAME.parse(str(action)) is action
        assert GAME.alphabet[number] is action


def test_tokens_keep_their_numbers():
    # records and models store them: a token that moves is a new version of the game
    numbers = {
        token: GAME.parse(token).index for token in ("play.dw0a.c1", "play.gi9b.c4", "play.dw0a.o1", "draw.deck")
    }
    assert numbers == {"play.dw0a.c1": 0, "play.gi9b.c4": 319, "play.dw0a.o1": 320, "draw.deck": 5120}
    assert GAME.parse("draw.giant").index == 5124


@pytest.mark.parametrize(
    "token", ["pass", "play.or4a.o61", "play.or4a.c0", "draw.camp-orc", "Draw.deck", "", "draw.deck "]
)
def test_token_that_is_none_is_refused_with_an_example(token):
    with pytest.raises(BadNotation) as error:
        GAME.parse(token)
    assert f"“{token}”" in str(error.value)
    assert "play.dw0a.c1" in str(error.value)
    assert "play.dw0a.c1" in error.value.words("fr")


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_legal_answers_come_sorted_and_once(seats):
    for state, _ in random_game(seats, 17):
        if not state.over:
            numbers = [action.index for action in state.legal(state.waiting[0])]
            assert numbers == sorted(set(numbers))


@pytest.mark.rule("KING-T12")
def test_answer_is_told_in_words():
    state = table(
        "king p1 orc p2 dwarf", "mines dw9b/M14", "own p1 gi8b/M20", "hand p1 go4a", "hand p2 or1a", "camp gi3a"
    )
    english, french = GAME.texts("en"), GAME.texts("fr")
    view = state.view(P1)
    assert GAME.label(view, GAME.parse("play.go4a.c1"), english) == "Play Goblin 4 on the Opal Well (c1)"
    assert GAME.label(view, GAME.parse("play.go4a.o1"), french) == "Jouer Gobelin 4 sur le Cœur de diamant (o1)"
    view = after(state, "play.go4a.c1").view(P1)
    top = english.say(f"mine.M{view.top.mine + 1:02}")
    assert GAME.label(view, GAME.parse("draw.deck"), english) == f"Draw the top card of the deck ({top} on its back)"
    assert GAME.label(view, GAME.parse("draw.giant"), french) == "Prendre Géant 3 dans le camp"


def test_answer_about_a_mine_or_pile_that_is_not_there_is_told_by_its_token():
    view = table("king p1 orc p2 dwarf", QUIET, "hand p1 go4a").view(P1)
    for token in ("play.go4a.o7", "draw.giant"):
        assert GAME.label(view, GAME.parse(token), GAME.texts("en")) == token


# -- positions, zone by zone ------------------------------------------------------------------------------------


def test_every_zone_of_a_position_is_read():
    state = table(
        "ask p2 draw",
        "king      p1 giant p2 goblin",
        "mines     dw3b/M01 or5b/M09:or2a,dw5a gi1b/M03 go0b/M04",
        "camp      or5a or7b go3a",
        "hand p1   or7a/M20 dw2b!",
        "hand p2   -",
        "own p2    go1b:dw2a - or0b",
        "own p1    -",
        "under p1  go2b gi7b",
        "discard   gi8a gi9a",
        "deck      dw0a dw0b",
        "turn      31",
    )
    assert asked(state) == (P2, "draw")
    assert state.to_data()["kings"] == ["giant", "goblin"]
    assert centre(state) == "dw3b or5b gi1b go0b"
    assert [mine_behind(state, card) for card in ("dw3b", "or5b", "gi1b", "go0b", "or7a")] == [
        *("M01", "M09", "M03", "M04"),
        "M20",
    ]
    assert pile(state, "c2") == "or2a dw5a"
    assert (camp(state, "orc"), camp(state, "goblin")) == ("or7b or5a", "go3a")
    assert (hand(state, P1), hand(state, P2)) == ({"or7a", "dw2b"}, set())
    assert sorted(face or "-" for face in faces(state.view(P2), P1)) == ["-", "dw2b"]
    assert (own(state, P1), own(state, P2)) == ("", "go1b - or0b")
    assert crew(state, P2, "o1") == "dw2a"
    assert (under(state, P1), under(state, P2)) == ("go2b gi7b", "")
    assert deck(state) == ["dw0b", "dw0a"]
    assert discard(state)[:2] == ["gi8a", "gi9a"]
    assert state.turn == 31


def test_backs_may_be_said_in_a_line_of_their_own():
    state = table("backs or5b/M12 gi0a/M12")
    assert mine_behind(state, "or5b") == mine_behind(state, "gi0a") == "M12"


def test_handles_may_be_said():
    handles = bytes(reversed(range(80)))
    state = table(f"handles {handles.hex()}")
    assert state.handles == handles


def test_finished_game_can_be_said():
    state = dovre.read_position(HEAD + "under p1 gi8b/M20\ndeck -\nend replacement")
    assert state.over
    assert state.end_reason == "replacement"
    assert state.winners == (P1,)
    assert GAME.faults(state) == []


def test_what_is_not_said_is_filled_from_the_seed():
    whole = dovre.read_position("kings/2  seats 3  seed 7  options -")
    assert GAME.faults(whole) == []
    assert [len(hand(whole, seat)) for seat in range(3)] == [6, 6, 6]
    assert whole.kings == new(3, 7).kings
    assert whole.backs == new(3, 7).backs
    assert len(deck(whole)) == 80 - 4 - 18
    partly = dovre.read_position("kings/2  seats 3  seed 7  options -\nmines dw0a dw1a")
    assert centre(partly).split()[:2] == ["dw0a", "dw1a"]
    assert len(centre(partly).split()) == 4


def test_with_a_deck_line_the_rest_is_discarded():
    state = table("deck 5")
    assert len(deck(state)) == 5
    assert len(discard(state)) == 80 - 4 - 12 - 5


def test_comments_and_empty_lines_do_not_matter():
    text = HEAD + "\n# a position\nking p1 orc p2 giant   # both\n\n"
    assert dovre.read_position(text) == dovre.read_position(HEAD + "king p1 orc p2 giant")


@pytest.mark.parametrize("pairing", ["random", "printed"])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_position_is_exact_both_ways(seats, pairing):
    for number, (state, _) in enumerate(random_game(seats, 55, pairing)):
        if number % 5 == 0 or state.over:
            text = dovre.write_position(GAME, state)
            again = dovre.read_position(text)
            assert again == state
            assert dovre.write_position(GAME, again) == text


def test_position_of_a_made_up_table_is_exact_too():
    state = table("mines dw9b/M20:or1a", "hand p1 or2a! go3a", "own p2 - gi8b:dw1a", "deck 3", "turn 9")
    assert dovre.read_position(dovre.write_position(GAME, state)) == state


def test_position_of_a_believed_table_is_exact_too():
    # its seed is its own, so backs, handles and deck are not those of the seed
    guess = GAME.determinize(new(3, 5).view(P2), dovre.Rng.of(3))
    assert dovre.read_position(dovre.write_position(GAME, guess)) == guess


def test_new_game_is_a_short_position():
    state = new(2, 7)
    names = [line.split()[0] for line in dovre.write_position(GAME, state).splitlines()]
    assert names == ["kings/2", "ask", "king", "mines", "camp", "hand", "hand"]


@pytest.mark.parametrize(
    ("text", "key", "shows"),
    [
        ("", "error.position.empty", "empty"),
        ("# only a comment", "error.position.empty", "empty"),
        ("kings", "error.position.header", "Line 1"),
        ("kings/2  seats 2  seed 7", "error.position.header", "Line 1"),
        ("kings/2  seats two  seed 7  options -", "error.position.header", "Line 1"),
        ("kings/2  seats 2  seed -7  options -", "error.position.header", "Line 1"),
        ("kings/2  seats 2  seed 7  options printed", "error.position.header", "Line 1"),
        (HEAD + "ask p1 dance", "error.position.ask", "turn, play, draw"),
        (HEAD + "ask p1", "error.position.ask", "Line 2"),
        (HEAD + "ask p1 play x", "error.position.ask", "Line 2"),
        (HEAD + "ask p3 play", "error.position.seat", "“p3” is not a seat; seats are p1 to p2"),
        (HEAD + "chance 1 2", "error.position.chance", "1 whole number"),
        (HEAD + "chance x", "error.position.chance", "1 whole number"),
        (HEAD + "trolls or5a", "error.position.zone", "king, mines, camp"),
        (HEAD + "hand or5a", "error.position.seat", "“or5a” is not a seat"),
        (HEAD + "hand", "error.position.seat", "Line 2"),
        (HEAD + "own p9 or5a", "error.position.seat", "“p9”"),
        (HEAD + "under p0 or5a", "error.position.seat", "“p0”"),
        (HEAD + "\nhand p1 or5c", "error.position.word", "Line 3 of the position: “or5c”"),
        (HEAD + "hand p1 or5a/M21", "error.position.word", "M01…M20"),
        (HEAD + "mines or5a:go1a,elf2", "error.position.word", "“elf2”"),
        (HEAD + "mines dw0a dw1a dw2a dw3a dw4a", "error.position.word", "“dw4a”"),
        (HEAD + "camp troll", "error.position.word", "dw0a…gi9b"),
        (HEAD + "discard troll", "error.position.word", "“troll”"),
        (HEAD + "deck troll", "error.position.word", "“troll”"),
        (HEAD + "deck or5a or5a", "error.position.twice", "or5a is on the table twice"),
        (HEAD + "hand p1 or5a\nunder p2 or5a", "error.position.twice", "Line 3"),
        (HEAD + "king p1 troll", "error.position.word", "dwarf, orc, goblin, giant"),
        (HEAD + "king p1 orc p2 orc", "error.position.word", "p1 orc p2 dwarf"),
        (HEAD + "king p1 orc p2", "error.position.word", "p1 orc p2 dwarf"),
        (HEAD + "king p3 orc", "error.position.seat", "“p3”"),
        (HEAD + "backs troll/M01", "error.position.word", "or5b/M12"),
        (HEAD + "backs or5b/M99", "error.position.word", "M01…M20"),
        (HEAD + "handles 00ff", "error.position.word", "160"),
        (HEAD + "handles xyz", "error.position.word", "160"),
        (HEAD + "turn soon", "error.position.word", "0, 1, 2"),
        (HEAD + "turn", "error.position.word", "0, 1, 2"),
        (HEAD + "end tomorrow", "error.position.word", "draw, replacement, redraw"),
        (HEAD + "end", "error.position.word", "draw, replacement, redraw"),
    ],
)
def test_position_that_cannot_be_read_names_the_line(text, key, shows):
    with pytest.raises(BadPosition) as error:
        dovre.read_position(text)
    assert error.value.key == key
    assert shows in str(error.value)
    assert error.value.words("fr") != str(error.value)


def test_position_of_another_game_version_or_table_is_refused():
    with pytest.raises(UnknownGame):
        dovre.read_position("trolls/1  seats 2  seed 7  options -")
    with pytest.raises(BadVersion):
        dovre.read_position("kings/99  seats 2  seed 7  options -")
    with pytest.raises(BadSetup):
        dovre.read_position("kings/2  seats 7  seed 7  options -")
    with pytest.raises(BadSetup):
        dovre.read_position("kings/2  seats 2  seed 7  options pairing=none")


# -- saved states -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_saved_state_is_exact_both_ways(seats):
    for number, (state, _) in enumerate(random_game(seats, 56)):
        if number % 5 == 0 or state.over:
            again = GAME.from_data(json.loads(json.dumps(state.to_data())))
            assert again == state
            assert again.digest() == state.digest()
            assert pickle.loads(pickle.dumps(state)) == state


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_copy_is_independent(seats):
    for state, _ in random_game(seats, 57):
        if state.over:
            continue
        kept, digest = copy.deepcopy(state), state.digest()
        seat = state.waiting[0]
        kept.play(seat, kept.legal(seat)[-1])
        assert state.digest() == digest
        assert kept.digest() != digest


@pytest.mark.parametrize(
    ("field", "value"),
    [
        ("backs", ["M01"] * 79 + ["M77"]),
        ("kings", ["orc", "troll"]),
        ("deck", ["or5a", "elf"]),
        ("hands", None),
        ("stack", [["dance", 0]]),
        ("stack", None),
        ("streams", []),
        ("streams", ["x"]),
        ("seen", ["elf"]),
        ("turn", "soon"),
        ("end", "tomorrow"),
        ("handles", [300]),
        ("options", None),
    ],
)
def test_saved_state_with_a_bad_field_is_refused(field, value):
    data = new().to_data()
    data[field] = value
    with pytest.raises(BadData) as error:
        GAME.from_data(data)
    assert error.value.key == "error.data.field"
    assert error.value.words("fr").startswith("L")


@pytest.mark.parametrize("field", ["backs", "deck", "camp", "seen", "turn", "end", "crews", "discard"])
def test_saved_state_without_a_field_is_refused(field):
    data = new().to_data()
    del data[field]
    with pytest.raises(BadData) as error:
        GAME.from_data(data)
    assert field in str(error.value)


def test_saved_state_of_something_else_is_refused():
    with pytest.raises(BadData) as error:
        GAME.from_data([])
    assert error.value.key == "error.data.shape"
    with pytest.raises(BadData) as error:
        GAME.from_data({**new().to_data(), "game": "trolls"})
    assert error.value.key == "error.data.game"
    with pytest.raises(BadVersion):
        GAME.from_data({**new().to_data(), "version": 99})
    with pytest.raises(BadSetup):
        GAME.from_data({**new().to_data(), "seats": 9})


# -- what is impossible -----------------------------------------------------------------------------------------


def broken(change) -> dict:
    """The data of a new game for two after a change."""
    data = new(2, 7).to_data()
    change(data)
    return data


def move(data: dict, zone: str, to: str) -> None:
    data[to].append(data[zone].pop())


@pytest.mark.parametrize(
    ("change", "fault"),
    [
        (lambda data: data["backs"].__setitem__(slice(0, 5), ["M01"] * 5), "backs: "),
        (lambda data: data["handles"].__setitem__(0, data["handles"][1]), "handles: "),
        (lambda data: data.update(kings=["orc", "orc"]), "kings: "),
        (lambda data: data.update(kings=["orc"]), "kings: "),
        (lambda data: data["hands"].append([]), "zones: "),
        (lambda data: data["developed"].pop(), "zones: "),
        (lambda data: data["centre"].pop(), "zones: "),
        (lambda data: data["piles"].append([]), "zones: "),
        (lambda data: data["camp"].reverse(), "camp: "),
        (lambda data: data["camp"].append([]), "camp: "),
        (lambda data: data["crews"][0].append([]), "mines: "),
        (lambda data: data["deck"].pop(), " is on the table 0 times"),
        (lambda data: data["discard"].append(data["deck"][0]), " is on the table 2 times"),
        (lambda data: data["hands"][0].append(data["deck"].pop()), "hand p1: "),
        (lambda data: data["hands"][1].reverse(), "hand p2: "),
        (lambda data: data.update(end="draw"), "end: "),
        (lambda data: data.update(stack=[]), "end: "),
        (lambda data: [move(data, "deck", "discard") for _ in range(60)], "end: "),
    ],
)
def test_impossible_state_is_refused_and_its_fault_is_named(change, fault):
    with pytest.raises(BadData) as error:
        GAME.from_data(broken(change))
    assert error.value.key == "error.data.fault"
    assert fault in str(error.value)


def test_impossible_position_loads_and_its_faults_are_listed():
    state = dovre.read_position(HEAD + "ask p1 play\nhand p1 or0a or1a or2a or3a or4a or5a or6a\ndeck -")
    assert GAME.faults(state) == [
        "hand p1: at most six cards, sorted.",
        "end: the game is over exactly when the deck is empty.",
    ]
    five_of_a_kind = dovre.read_position(HEAD + "backs or1a/M01 or2a/M01 or3a/M01 or4a/M01 or5a/M01")
    assert GAME.faults(five_of_a_kind) == ["backs: each mine kind stands behind four cards."]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_state_that_play_reached_has_no_fault(seats):
    for state, _ in random_game(seats, 58):
        assert GAME.faults(state) == []
    assert legal(new(seats))


# -- records ----------------------------------------------------------------------------------------------------


def written(state, token: str) -> str:
    """The answer as a record notes it."""
    paper = dovre.Table(state)
    paper.answer(state.waiting[0], token)
    return str(paper.record.answers[-1])


def test_record_notes_what_chance_gave_beside_the_answer():
    drawing = table("ask p1 draw", QUIET, "camp go1a", "deck gi1b gi2b gi3b")
    assert written(drawing, "draw.deck") == "draw.deck{gi3b}"
    assert written(drawing, "draw.goblin") == "draw.goblin"
    capturing = table("mines dw9b/M01", "hand p1 or5a go2a", "deck gi1b gi2b gi3b/M17")
    assert written(capturing, "play.or5a.c1") == "play.or5a.c1{M17}"


@pytest.mark.rule("KING-T14")
def test_record_notes_the_new_hand():
    new_hand = "gi0b gi1b gi2b gi3b gi4b gi5b"
    stuck = table("ask p2 draw", BLOCKED, "camp dw1a", "hand p1 or1a or2a", f"deck dw2a {new_hand}")
    assert written(stuck, "draw.dwarf") == f"draw.dwarf{{{'+'.join(new_hand.split())}}}"


# -- what cannot be, is refused or named ------------------------------------------------------------------------------


def test_a_deck_larger_than_what_is_left_is_refused():
    with pytest.raises(BadPosition) as caught:
        dovre.read_position(f"{HEAD.strip()}\ndeck 100")
    assert caught.value.key == "error.position.short"
    assert "Line 2" in caught.value.words("en")


def test_a_position_without_cards_for_the_centre_is_refused():
    with pytest.raises(BadPosition):
        dovre.read_position(f"{HEAD.strip()}\ndiscard " + " ".join(CARDS))


def test_a_zone_said_twice_is_refused():
    with pytest.raises(BadPosition) as caught:
        dovre.read_position(f"{HEAD.strip()}\ncamp or1a\ncamp or2a")
    assert caught.value.key == "error.position.again"


def test_a_position_that_opens_a_turn_can_be_played():
    assert dovre.read_position(f"{HEAD.strip()}\nask p1 turn").legal(0)


@pytest.mark.parametrize("seat", [7, -1, "x", None, True])
def test_a_saved_state_that_asks_a_seat_which_is_not_there_is_refused(seat):
    with pytest.raises(BadData):
        GAME.from_data({**GAME.new(2, 7).to_data(), "stack": [["play", seat]]})


def test_a_saved_state_with_a_hole_for_a_card_is_refused():
    text = json.dumps(GAME.new(2, 7).to_data())
    for name in ("gi9b", "dw0a"):
        with pytest.raises(BadData):
            GAME.from_data(json.loads(text.replace(f'"{name}"', '""')))


@pytest.mark.parametrize(
    ("zone", "fault"),
    [
        ("mines dw9b/M01:or1a,go3a", "c1: fewer"),
        ("mines dw9b/M16:or5a,go3a", "c1: fewer"),
        ("own p1 gi8b/M01:go1a", "p1 o1: an unfinished"),
        ("king p1 orc p2 dwarf\nown p1 gi8b/M19:or1a", "p1 o1: an unfinished"),
    ],
)
def test_what_play_cannot_lead_to_is_named_as_a_fault(zone, fault):
    assert any(found.startswith(fault) for found in GAME.faults(dovre.read_position(f"{HEAD.strip()}\n{zone}")))


def test_other_backs_than_the_printed_ones_are_a_fault():
    state = dovre.read_position("kings/2  seats 2  seed 7  options pairing=printed\nmines dw3a/M14")
    assert any(fault.startswith("backs: with the printed") for fault in GAME.faults(state))
