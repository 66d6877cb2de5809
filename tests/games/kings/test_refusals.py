"""Every refusal: its code, its rule, its words in both languages; and a refusal changes nothing."""

from __future__ import annotations

import pickle
from dataclasses import dataclass

import pytest

from dovre.kernel.errors import BadNotation, NotLegal, NotYourQuestion
from tests.games.kings.helpers import GAME, P1, P2, QUIET, after, new, random_game, table
from tests.games.kings.hooks import HOOKS
from tests.hooks import refusal_codes

KINGS = "king p1 orc p2 dwarf"


@dataclass(frozen=True)
class Case:
    """A table, an answer p1 may not give, and what p1 is told."""

    code: str
    rule: str
    lines: tuple[str, ...]
    token: str
    en: str
    fr: str


CASES = [
    Case(
        "play_first",
        "KING-T02",
        (QUIET,),
        "draw.deck",
        "Play a card first, then draw",
        "Jouez d'abord une carte, piochez ensuite",
    ),
    Case(
        "play_first",
        "KING-T02",
        (QUIET, "camp go1a"),
        "draw.goblin",
        "Play a card first, then draw",
        "Jouez d'abord une carte, piochez ensuite",
    ),
    Case(
        "draw_first",
        "KING-R07",
        ("ask p1 draw", QUIET, "hand p1 or1a"),
        "play.or1a.c1",
        "You have played your card: now draw one",
        "Votre carte est jouée\u00a0: il vous reste à piocher",
    ),
    Case(
        "not_in_hand",
        "KING-T02",
        (QUIET, "hand p1 or1a", "hand p2 or2a"),
        "play.or2a.c1",
        "This card is not in your hand: Orc 2",
        "Cette carte n'est pas dans votre main\u00a0: Orc 2",
    ),
    Case(
        "no_mine",
        "KING-T04",
        (QUIET, "hand p1 go1a", "own p2 gi8b"),
        "play.go1a.o1",
        "You have no mine o1 to work on",
        "Vous n'avez pas de mine o1 à exploiter",
    ),
    Case(
        "no_mine",
        "KING-T04",
        (QUIET, "hand p1 go1a", "own p1 - gi8b"),
        "play.go1a.o1",
        "You have no mine o1 to work on",
        "Vous n'avez pas de mine o1 à exploiter",
    ),
    Case(
        "too_weak",
        "KING-T07",
        ("mines dw9b/M19:gi5a", "hand p1 go4a"),
        "play.go4a.c1",
        "Goblin 4 is not stronger than the 5 on top",
        "Gobelin 4 n'est pas plus fort que le 5 du dessus",
    ),
    Case(
        "too_weak",
        "KING-T07",
        (QUIET, "own p1 gi8b/M20:gi5a", "hand p1 dw5a"),
        "play.dw5a.o1",
        "Dwarf 5 is not stronger than the 5 on top",
        "Nain 5 n'est pas plus fort que le 5 du dessus",
    ),
    Case(
        "too_weak",
        "KING-D09",
        (QUIET, "own p1 gi8b/M02:gi5a", "hand p1 or5a"),
        "play.or5a.o1",
        "Orc 5 is not stronger than the 5 on top",
        "Orc 5 n'est pas plus fort que le 5 du dessus",
    ),
    Case(
        "zero",
        "KING-T08",
        ("mines dw9b/M19:gi8a", "hand p1 go0a"),
        "play.go0a.c1",
        "A 0 covers nothing but a 9, and the creature on top has strength 8",
        "Un 0 ne recouvre qu'un 9, et la créature du dessus est de force 8",
    ),
    Case(
        "zero",
        "KING-D09",
        (QUIET, "own p1 gi8b/M02:gi3a", "hand p1 or0a"),
        "play.or0a.o1",
        "A 0 covers nothing but a 9, and the creature on top has strength 3",
        "Un 0 ne recouvre qu'un 9, et la créature du dessus est de force 3",
    ),
    Case(
        "nine",
        "KING-T09",
        ("mines dw9b/M19:gi9a", "hand p1 go9a"),
        "play.go9a.c1",
        "Only a 0 covers a 9",
        "Seul un 0 recouvre un 9",
    ),
    Case(
        "nine",
        "KING-D09",
        (QUIET, "own p1 gi8b/M02:gi9a", "hand p1 or9a"),
        "play.or9a.o1",
        "Only a 0 covers a 9",
        "Seul un 0 recouvre un 9",
    ),
    Case(
        "own_race",
        "KING-D02",
        (QUIET, "own p1 gi8b/M02", "hand p1 or9a"),
        "play.or9a.o1",
        "Your miners cannot be of your own race",
        "Vos mineurs ne peuvent pas être de votre race",
    ),
    Case(
        "foreman_only",
        "KING-D10",
        (QUIET, "own p1 gi8b/M02:gi1a", "hand p1 go9a"),
        "play.go9a.o1",
        "All miners are there: this mine waits for a foreman of your own race",
        "Tous les mineurs y sont\u00a0: cette mine attend un contremaître de votre race",
    ),
    Case(
        "empty_pile",
        "KING-R01",
        ("ask p1 draw", QUIET, "camp go1a"),
        "draw.giant",
        "There is no Giant in the camp",
        "Il n'y a aucun Géant dans le camp",
    ),
]


@pytest.mark.rule(
    "KING-T02",
    "KING-T04",
    "KING-T07",
    "KING-T08",
    "KING-T09",
    "KING-D02",
    "KING-D09",
    "KING-D10",
    "KING-R01",
    "KING-R07",
)
@pytest.mark.parametrize("case", CASES, ids=lambda case: f"{case.code} {case.rule}")
def test_refusal_says_why_by_which_rule_and_changes_nothing(case):
    state = table(KINGS, *case.lines)
    before = state.to_data()
    with pytest.raises(NotLegal) as error:
        GAME.apply(state, P1, case.token)
    refusal = error.value.refusal
    assert (refusal.slug, refusal.code, refusal.rule) == ("kings", case.code, case.rule)
    assert refusal.words("en") == case.en
    assert refusal.words("fr") == case.fr
    assert error.value.words("fr") == f"{case.fr} [{case.rule}]"
    assert str(error.value) == f"{case.en} [{case.rule}]"
    assert GAME.why_not(state, P1, case.token) == refusal
    assert state.to_data() == before


def test_every_code_of_the_rules_has_its_case():
    assert {case.code for case in CASES} == {code for code, _ in refusal_codes(HOOKS.module("refusals"), "KING")}


@pytest.mark.rule("KING-T01")
def test_answer_out_of_turn_is_refused():
    state = table(KINGS + " p3 goblin", QUIET, "hand p2 or2a", seats=3)
    before = state.to_data()
    with pytest.raises(NotYourQuestion) as error:
        GAME.apply(state, P2, "play.or2a.c1")
    assert str(error.value) == "p2 is not asked anything now; p1 must answer first."
    refusal = GAME.why_not(state, P2, "play.or2a.c1")
    assert (refusal.code, refusal.rule) == ("not_asked", "KING-T01")
    assert refusal.words("en") == "It is not your turn: waiting for p1"
    assert refusal.words("fr") == "Ce n'est pas votre tour\u00a0: on attend p1"
    assert state.to_data() == before


@pytest.mark.rule("KING-E01")
def test_answer_after_the_end_is_refused():
    state = after(table("ask p1 draw", KINGS, QUIET, "deck 1"), "draw.deck")
    before = state.to_data()
    for seat in (P1, P2):
        with pytest.raises(NotYourQuestion) as error:
            GAME.apply(state, seat, "draw.deck")
        assert str(error.value) == "The game is over; nobody is asked anything."
        refusal = GAME.why_not(state, seat, "draw.deck")
        assert (refusal.code, refusal.rule) == ("over", "KING-E01")
        assert refusal.words("en") == "The game is over: the deck is empty"
        assert refusal.words("fr") == "La partie est finie\u00a0: la pioche est épuisée"
    assert state.to_data() == before


def test_what_is_not_notation_is_refused_before_the_rules_are_asked():
    state = new()
    before = state.to_data()
    for token in ("pass", "play.or4a", "play.or4a.c5", "play.or4c.c1", "draw.troll", "draw", "", "PLAY.or4a.c1"):
        with pytest.raises(BadNotation):
            GAME.apply(state, state.waiting[0], token)
        with pytest.raises(BadNotation):
            GAME.why_not(state, state.waiting[0], token)
    assert state.to_data() == before


def test_legal_answer_has_no_refusal():
    state = new()
    seat = state.waiting[0]
    assert [GAME.why_not(state, seat, action) for action in state.legal(seat)] == [None] * len(state.legal(seat))


@pytest.mark.rule("KING-T04", "KING-T05")
def test_refusal_does_not_tell_whether_another_holds_the_card():
    held = table(KINGS, QUIET, "hand p1 or1a", "hand p2 or2a")
    in_the_deck = table(KINGS, QUIET, "hand p1 or1a", "hand p2 or3a")
    assert GAME.why_not(held, P1, "play.or2a.c1") == GAME.why_not(in_the_deck, P1, "play.or2a.c1")


@pytest.mark.parametrize("seats", [2, 4])
def test_all_that_is_not_legal_is_refused_with_words(seats):
    """Each answer of the whole alphabet is either legal or refused with a rule and a sentence."""
    for number, (state, _) in enumerate(random_game(seats, 90)):
        if number % 40 or state.over:
            continue
        seat = state.waiting[0]
        legal = set(state.legal(seat))
        for action in GAME.alphabet:
            refusal = GAME.why_not(state, seat, action)
            assert (refusal is None) == (action in legal)
            if refusal is not None:
                assert refusal.rule.startswith("KING-")
                assert refusal.words("fr")


def test_refusal_survives_the_way_to_another_process():
    state = table(KINGS, QUIET)
    with pytest.raises(NotLegal) as error:
        GAME.apply(state, P1, "draw.deck")
    again = pickle.loads(pickle.dumps(error.value))
    assert again.refusal == error.value.refusal
    assert str(again) == str(error.value)
