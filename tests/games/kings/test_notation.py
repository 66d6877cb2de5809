"""The game as text and data: the alphabet, positions, saved states, and what is impossible in them."""

from __future__ import annotations

import json

import pytest

import dovre
from dovre.kernel.errors import BadData, BadNotation, BadPosition
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
    assert state.to_data()["king"] == ["p1", "giant", "p2", "goblin"]
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


def test_position_of_a_made_up_table_is_exact_too():
    state = table("mines dw9b/M20:or1a", "hand p1 or2a! go3a", "own p2 - gi8b:dw1a", "deck 3", "turn 9")
    assert dovre.read_position(dovre.write_position(GAME, state)) == state


def test_new_game_is_a_short_position():
    state = new(2, 7)
    names = [line.split()[0] for line in dovre.write_position(GAME, state).splitlines()]
    assert names == ["kings/2", "ask", "king", "mines", "camp", "hand", "hand"]


@pytest.mark.parametrize(
    ("text", "key", "shows"),
    [
        (HEAD + "ask p1 dance", "error.position.ask", "turn, play, draw"),
        (HEAD + "ask p3 play", "error.position.seat", "“p3” is not a seat; seats are p1 to p2"),
        (HEAD + "chance 1 2", "error.position.chance", "1 whole number"),
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
        (HEAD + "king p3 orc", "error.position.word", "“p3” cannot stand here; p1, p2"),
        (HEAD + "king - orc", "error.position.word", "p1, p2"),
        (HEAD + "backs or5b", "error.position.word", "M01…M20"),
        (HEAD + "backs troll/M01", "error.position.word", "or5b/M12"),
        (HEAD + "backs or5b/M99", "error.position.word", "M01…M20"),
        (HEAD + "handles 00ff", "error.position.word", "160"),
        (HEAD + "handles xyz", "error.position.word", "160"),
        (HEAD + "turn soon", "error.position.word", "0, 1, 2"),
        (HEAD + "turn", "error.position.word", "0, 1, 2"),
        (HEAD + "end tomorrow", "error.position.word", "draw, replacement, redraw"),
    ],
)
def test_position_that_cannot_be_read_names_the_line(text, key, shows):
    with pytest.raises(BadPosition) as error:
        dovre.read_position(text)
    assert error.value.key == key
    assert shows in str(error.value)
    assert error.value.words("fr") != str(error.value)


# -- what is impossible -----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("change", "fault"),
    [
        (
            lambda s: setattr(s, "backs", bytes([0] * 5) + s.backs[5:]),
            "backs: each mine kind stands behind four cards.",
        ),
        (lambda s: setattr(s, "handles", s.handles[1:2] + s.handles[1:]), "handles: "),
        (lambda s: setattr(s, "kings", (1, 1)), "kings: "),
        (lambda s: setattr(s, "kings", (1,)), "zones: "),
        (lambda s: s.hands.append([]), "zones: "),
        (lambda s: s.developed.pop(), "zones: "),
        (lambda s: s.centre.pop(), "zones: "),
        (lambda s: s.piles.append(()), "zones: "),
        (lambda s: s.camp.reverse(), "camp: "),
        (lambda s: s.camp.append(()), "camp: "),
        (lambda s: s.crews[0].append(()), "mines: "),
        (lambda s: s.deck.pop(), " is on the table 0 times"),
        (lambda s: s.discard.append(s.deck[0]), " is on the table 2 times"),
        (lambda s: s.hands[0].append(s.deck.pop()), "hand p1: "),
        (lambda s: s.hands[1].reverse(), "hand p2: "),
        (lambda s: setattr(s, "end", 0), "end: "),
        (lambda s: s.stack.clear(), "end: "),
        (lambda s: (s.discard.extend(s.deck), s.deck.clear()), "end: "),
        (lambda s: s.offers.reverse(), "offers: "),
    ],
)
def test_what_is_impossible_is_named(change, fault):
    state = new(2, 7)
    change(state)
    assert fault in " ".join(GAME.faults(state))


def test_hand_of_saved_data_is_sorted_when_it_is_read():
    data = new(2, 7).to_data()
    data["hand"][1].reverse()
    assert GAME.from_data(data) == new(2, 7)


def test_deck_must_be_empty_when_the_game_is_over():
    data = new(2, 7).to_data()
    data["discard"] += data["deck"]
    data["deck"] = []
    with pytest.raises(BadData, match="end: the game is over exactly when the deck is empty"):
        GAME.from_data(data)
    with pytest.raises(BadData, match="end: "):
        GAME.from_data({**new(2, 7).to_data(), "end": ["draw"]})


@pytest.mark.parametrize(
    ("lines", "fault"),
    [
        ("ask p1 play\nhand p1 or0a or1a or2a or3a or4a or5a or6a", "hand p1: at most six cards"),
        ("ask p1 play\ndeck -", "end: the game is over exactly when the deck is empty"),
        ("backs or1a/M01 or2a/M01 or3a/M01 or4a/M01 or5a/M01", "backs: each mine kind stands behind four cards"),
        ("mines dw9b/M01:or1a,go3a", "c1: fewer"),
        ("mines dw9b/M16:or5a,go3a", "c1: fewer"),
        ("own p1 gi8b/M01:go1a", "p1 o1: an unfinished"),
        ("king p1 orc p2 dwarf\nown p1 gi8b/M19:or1a", "p1 o1: an unfinished"),
    ],
)
def test_impossible_position_is_refused_and_its_fault_is_named(lines, fault):
    with pytest.raises(BadPosition) as error:
        dovre.read_position(HEAD + lines)
    assert error.value.key == "error.position.fault"
    assert fault in str(error.value)


def test_other_backs_than_the_printed_ones_are_a_fault():
    with pytest.raises(BadPosition, match="backs: with the printed"):
        dovre.read_position("kings/2  seats 2  seed 7  options pairing=printed\nmines dw3a/M14")


# -- positions by hand are complete or refused ------------------------------------------------------------------


@pytest.mark.rule("KING-R04")
def test_draw_with_a_full_hand_is_refused():
    six = "or0a or1a or2a or3a or4a or5a"
    with pytest.raises(BadPosition, match=r"p1 holds six cards and draws none \(KING-R04\)"):
        dovre.read_position(f"{HEAD}ask p1 draw\nhand p1 {six}")
    data = table("ask p1 draw").to_data()
    data["hand"][P1].append(data["deck"].pop())
    with pytest.raises(BadData, match="KING-R04"):
        GAME.from_data(data)


@pytest.mark.rule("KING-R04")
def test_hand_that_is_not_said_has_five_cards_before_a_draw():
    state = dovre.read_position(f"{HEAD}ask p1 draw")
    assert [len(hand(state, seat)) for seat in (P1, P2)] == [5, 6]
    assert "draw.deck" in legal(state)
    assert len(hand(after(state, "draw.deck"), P1)) == 6


@pytest.mark.rule("KING-T14")
def test_play_without_a_playable_card_replaces_the_hand():
    stuck = ("king p1 orc p2 dwarf", BLOCKED, "hand p1 or1a or2a go3a gi4a dw5a go6a")
    state = table("ask p1 play", *stuck)
    assert asked(state) == (P1, "play")
    assert not {"or1a", "or2a", "go3a", "gi4a", "dw5a", "go6a"} & hand(state, P1)
    assert {"or1a", "or2a", "go3a", "gi4a", "dw5a", "go6a"} <= set(discard(state))
    assert len(hand(state, P1)) == 6
    assert legal(state)
    assert state == table("ask p1 turn", *stuck)


@pytest.mark.rule("KING-T14")
def test_play_with_a_playable_card_keeps_the_hand():
    state = table("ask p1 play", BLOCKED, "hand p1 or0a or2a go3a gi4a dw5a go6a")
    assert hand(state, P1) == {"or0a", "or2a", "go3a", "gi4a", "dw5a", "go6a"}
    assert legal(state) == {f"play.or0a.c{n}" for n in (1, 2, 3, 4)}


@pytest.mark.rule("KING-T14")
def test_saved_play_without_a_playable_card_is_refused():
    """Play never asks so: the hand is replaced before the question."""
    data = table("ask p1 play", BLOCKED, "hand p1 or0a or2a").to_data()
    data["hand"][P1] = ["or2a"]
    data["deck"].append("or0a")
    with pytest.raises(BadData, match="ask: play has no answer here"):
        GAME.from_data(data)


def test_running_game_may_say_that_it_has_not_ended():
    assert dovre.read_position(HEAD + "end -") == dovre.read_position(HEAD)


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


def test_a_position_that_opens_a_turn_can_be_played():
    assert dovre.read_position(f"{HEAD.strip()}\nask p1 turn").legal(0)


def test_a_saved_state_with_a_hole_for_a_card_is_refused():
    text = json.dumps(GAME.new(2, 7).to_data())
    for name in ("gi9b", "dw0a"):
        with pytest.raises(BadData):
            GAME.from_data(json.loads(text.replace(f'"{name}"', '""')))
