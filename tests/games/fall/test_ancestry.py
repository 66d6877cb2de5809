"""Ancestry, provisions, despair (FALL-A)."""

import pytest

from dovre.games.fall.components import (
    CARD_NAMES,
    CARDED,
    ELDERS,
    FACES,
    FOOD,
    N_PLACES,
    PLACE_NAMES,
    SIGNS,
    START_FACE,
    bits_of,
)
from dovre.games.fall.game import GAME
from dovre.games.fall.rules.ancestry import held_by, places, signs_of
from dovre.kernel.events import seen_by
from tests.games.fall.helpers import P1, P2, P3, P4, after, asked, event, grid, legal, names, refused, table
from tests.games.fall.test_setup import kept, settled

every_count = pytest.mark.parametrize("seats", [2, 3, 4, 5])


def draft(*lines, seats=4, **more):
    """A draft in which each seat is asked for a card."""
    answers = "(" + "/".join(["()"] * seats) + ")"
    return table(f"ask all draft {answers}", *lines, seats=seats, **more)


def drafted(state, which=0):
    """After each seat has sealed one of its answers."""
    for seat in range(state.seats):
        state = GAME.apply(state, seat, state.legal(seat)[which]).state
    return state


def cells(state, seat, kind):
    """The cells of an ancestry with a symbol of this kind."""
    return bits_of(state.signs[seat * SIGNS + kind])


def placed(state, seat=P1):
    return {PLACE_NAMES[number % N_PLACES] for number in state.ancestry[seat]}


@pytest.mark.rule("FALL-A01")
@every_count
def test_four_cards_are_dealt_and_seen_only_by_their_holder(seats):
    state = settled(kept(GAME.new(seats, 5)))
    assert [len(hand) for hand in state.hands] == [4] * seats
    assert len(state.deck) == 72 - 4 * seats
    view = state.view(P1)
    assert view.hands[P1] == state.hands[P1]
    assert view.hands[P2] == (None,) * 4
    assert state.view(None).hands == ((None,) * 4,) * seats


@pytest.mark.rule("FALL-A02")
def test_all_pick_at_the_same_time_and_cards_are_shown_together():
    state = draft()
    assert state.waiting == (P1, P2, P3, P4)
    before = state.view(P2)
    for seat in (P3, P1, P4):
        step = GAME.apply(state, seat, state.legal(seat)[0])
        state = step.state
        assert step.events == ()
    assert state.waiting == (P2,)
    assert state.view(P2).ancestry == before.ancestry
    assert state.view(P2).hands == before.hands
    step = GAME.apply(state, P2, state.legal(P2)[0])
    assert [one["seat"] for one in step.events if one.name == "drafted"] == [P1, P2, P3, P4]
    assert [len(cards) for cards in step.state.ancestry] == [1, 1, 1, 1]


@pytest.mark.rule("FALL-A02")
def test_a_card_of_another_hand_is_refused():
    state = draft("hand p1 a01 a02 a03 a04", "hand p2 a05 a06 a07 a08")
    assert refused(state, "draft.a05.e5", P1) == ("not_in_hand", "FALL-A02")
    assert {token.split(".")[1] for token in map(str, state.legal(P1))} == {"a01", "a02", "a03", "a04"}


@pytest.mark.rule("FALL-A03")
def test_a_card_covers_at_least_one_quadrant():
    state = draft("hand p1 a01 a02 a03 a04")
    spots = {str(action).split(".")[2] for action in state.legal(P1) if action.parts[0] == "a01"}
    assert spots == {"d4", "e4", "f4", "d5", "e5", "f5", "d6", "e6", "f6"}
    assert refused(state, "draft.a01.g5", P1) == ("covers_nothing", "FALL-A03")


@pytest.mark.rule("FALL-A04")
def test_elders_are_never_covered():
    """a28 has Elders at its top right: at e5 they lie on f5."""
    state = draft("now pick=1", "ancestry p1 a28.e5", "hand p1 a01 a02 a03")
    spots = {action.parts[1] for action in state.legal(P1)}
    assert not spots & {"e4", "f4", "e5", "f5"}
    assert refused(state, "draft.a01.f5", P1) == ("covers_elders", "FALL-A04")
    assert "d5" in spots


@pytest.mark.rule("FALL-A04")
def test_elders_of_a_champion_bar_no_place():
    state = draft("champions p1 murkha fomga", "ancestry p1 a61.e5 a62.e5 a63.e5", "hand p1 a01 a02 a03 a04")
    assert len({action.parts[1] for action in state.legal(P1)}) == 9


@pytest.mark.rule("FALL-A05")
def test_cards_are_never_turned():
    state = draft("hand p1 a20 a02 a03 a04")
    state = GAME.apply(state, P1, "draft.a20.e5").state
    state = drafted_others(state)
    assert signs_of(state, P1)[:4] == state.signs[:4]
    assert [cells(state, P1, kind) for kind in range(4)] == [[54], [44], [], [45, 55]]  # [R, G3, A, G] at e5


def drafted_others(state):
    for seat in state.waiting:
        state = GAME.apply(state, seat, state.legal(seat)[0]).state
    return state


@pytest.mark.rule("FALL-A06")
def test_a_card_must_be_added_even_if_it_hides_symbols():
    state = draft("hand p1 a01 a02 a03 a04")
    assert not any(action.verb == "toss" for action in state.legal(P1))
    assert refused(state, "toss.a01", P1) == ("must_add", "FALL-A06")
    assert refused(state, "toss.a09", P1) == ("not_in_hand", "FALL-A02")


@pytest.mark.rule("FALL-A06")
def test_without_a_place_a_card_is_discarded():
    """Elders all around (Q-37): nothing fits, so one card of the hand is discarded face down."""
    state = grid(draft("hand p1 a01 a02 a03 a04"), P1, "E E", "E E")
    assert {str(action) for action in state.legal(P1)} == {"toss.a01", "toss.a02", "toss.a03", "toss.a04"}
    state = GAME.apply(state, P1, "toss.a02").state
    for seat in (P2, P3):
        state = GAME.apply(state, seat, state.legal(seat)[0]).state
    step = GAME.apply(state, P4, state.legal(P4)[0])
    assert event(step.events, "tossed").parts == (("seat", P1),)
    assert step.state.ancestry[P1] == ()
    assert step.state.discards == [(CARD_NAMES.index("a02"), 0b0001)]
    assert step.state.view(P1).discards[0][0] == CARD_NAMES.index("a02")
    assert step.state.view(P2).discards[0][0] is None
    assert len(step.state.hands[P2]) == 3
    assert "a02" not in str(seen_by(step.events, P2))


@pytest.mark.rule("FALL-A07")
def test_the_ancestry_is_never_more_than_six_wide_or_high():
    state = draft("now wave=1", "ancestry p1 a01.f5 a02.g5 a03.h5", "hand p1 a61 a62 a63 a64")  # e to i: five wide
    spots = {action.parts[1] for action in state.legal(P1)}
    assert {"d5", "i5"} <= spots
    wide = draft("now wave=1 pick=1", "ancestry p1 a01.f5 a02.g5 a03.h5 a04.i5", "hand p1 a61 a62 a63")  # six wide
    spots = {action.parts[1] for action in wide.legal(P1)}
    assert not {spot for spot in spots if spot[0] in "dj"}
    assert refused(wide, "draft.a61.d5", P1) == ("too_wide", "FALL-A07")
    high = draft("now wave=1", "ancestry p1 a01.e6 a02.e7 a03.e8", "hand p1 a61 a62 a63 a64")  # rows 5 to 9
    rows = {int(action.parts[1][1:]) for action in high.legal(P1)}
    assert rows == {4, 5, 6, 7, 8, 9}


@pytest.mark.rule("FALL-A08")
@pytest.mark.parametrize(("wave", "goes_to"), [(0, P2), (1, P4), (2, P2)])
def test_hands_are_passed_clockwise_and_in_wave_two_the_other_way(wave, goes_to):
    state = draft(f"now wave={wave}")
    state = drafted(state)
    start = draft(f"now wave={wave}")
    assert set(state.hands[goes_to]) < set(start.hands[P1])
    assert len(state.hands[goes_to]) == 3


@pytest.mark.rule("FALL-A08")
def test_with_two_players_hands_are_exchanged_whatever_the_direction():
    for wave in range(3):
        start = draft(f"now wave={wave}", seats=2)
        state = drafted(start)
        assert set(state.hands[P2]) < set(start.hands[P1])
        assert set(state.hands[P1]) < set(start.hands[P2])


@pytest.mark.rule("FALL-A09", "FALL-A10")
@every_count
def test_three_cards_are_added_and_the_last_is_discarded(seats):
    state = draft(seats=seats)
    for pick in range(3):
        assert [len(hand) for hand in state.hands] == [4 - pick] * seats
        state = drafted(state, -1)
    assert [len(cards) for cards in state.ancestry] == [3] * seats
    assert state.hands == [()] * seats
    assert len(state.discards) == seats
    knowers = {mask.bit_count() for _, mask in state.discards}
    assert knowers == {min(3, seats)}


@pytest.mark.rule("FALL-A09")
def test_a_discard_is_known_to_the_three_who_held_that_hand():
    start = draft("now wave=1")
    state = drafted(drafted(drafted(start)))
    for card, mask in state.discards[4:]:
        holder = next(seat for seat in range(4) if card in start.hands[seat])
        assert mask == sum(1 << (holder - step) % 4 for step in range(3))  # counter-clockwise in wave II
        for seat in range(4):
            seen = [shown for shown, _ in state.view(seat).discards]
            assert (card in seen) == bool(mask >> seat & 1)
    assert held_by(4, P1, 0, 1) == 0b1001
    assert held_by(4, P1, 1, 2) == 0b0111


@pytest.mark.rule("FALL-A10")
def test_each_wave_adds_three_cards():
    for wave in range(3):
        state = table(f"now wave={wave}")
        assert {len(cards) for cards in state.ancestry} == {3 * (wave + 1)}


@pytest.mark.rule("FALL-A11")
def test_only_the_topmost_symbol_counts():
    state = table("ancestry p1 a37.e5 a39.f4 a01.f6")  # [E A E R] on the starting card, [E E G I] over its corner
    signs = signs_of(state, P1)
    covered = [44, 45, 54, 55]  # e5, f5, e6, f6
    assert signs[ELDERS].bit_count() == 4
    assert all(not signs[kind] >> 55 & 1 for kind in (1, 2, 3))  # a01 has Advance there now
    assert signs[0] >> 55 & 1
    assert all(signs[CARDED] >> cell & 1 for cell in covered)


@pytest.mark.rule("FALL-A12", "FALL-A13")
def test_symbols_have_a_kind_and_a_power():
    kinds = {kind for face in FACES for kind, _ in face}
    assert kinds == {-1, 0, 1, 2, 3, 4, 5, 6}
    assert all(power == 1 for face in (*FACES, START_FACE) for kind, power in face if kind >= 4)
    assert {power for face in FACES for kind, power in face if 0 <= kind < 4} == {1, 2, 3}
    state = grid(table("provisions 0 0 0 0"), P1, "A A3 _ R2")
    assert legal(state, "cover") == {"cover.e5"}
    assert {"take.f5", "take.h5"} <= legal(state, "take")


@pytest.mark.rule("FALL-A14")
@pytest.mark.parametrize(
    ("wave", "symbols", "expected"), [(0, 0, 6), (0, 1, 7), (0, 3, 8), (1, 0, 5), (1, 2, 7), (2, 0, 4)]
)
def test_provisions_are_the_base_of_the_wave_and_one_for_each_symbol(wave, symbols, expected):
    state = grid(draft(f"now wave={wave} pick=2", "hand p1 a61 a62"), P1, *["P"] * symbols, ". _ _")
    state = GAME.apply(state, P1, f"draft.a61.e{5 + symbols}").state  # over the empty quadrant
    state = drafted_others(state)
    assert state.provisions[P1] == expected - (asked(state) == (P1, "turn"))


@pytest.mark.rule("FALL-A14")
@every_count
def test_everybody_gets_provisions(seats):
    state = draft("now pick=2", seats=seats)
    for seat in range(seats):
        state = grid(state, seat, ". .", ". .")
    state = drafted(state)
    symbols = [state.signs[seat * SIGNS + FOOD].bit_count() for seat in range(seats)]
    due = [min(8, 6 + n) for n in symbols]
    if asked(state)[1] == "turn":
        due[state.waiting[0]] -= 1
    assert state.provisions == due


@pytest.mark.rule("FALL-A14")
def test_provisions_of_champions_count_too():
    state = grid(draft("now wave=1 pick=2", "champions p1 murkha brasha", "hand p1 a61 a62"), P1, ". .", ". .")
    state = drafted(state)
    assert state.provisions[P1] == 6


@pytest.mark.rule("FALL-A15", "FALL-A16")
def test_two_jokers_anywhere_give_one_provision_and_stay_covered():
    state = grid(table("ask p1 rations 1, p1 jokers -1", "provisions 6 8 8 8", "despair 0 0 0 0"), P1, "J A J", "_ R J")
    assert legal(state) == {"cover.e5", "cover.g5", "cover.g6", "stop"}
    once = after(state, "cover.e5")
    assert legal(once) == {"cover.g5", "cover.g6"}
    assert refused(once, "cover.e5") == ("second_joker", "FALL-A15")
    assert refused(once, "stop") == ("two_jokers", "FALL-A15")
    assert refused(once, "cover.f5") == ("no_joker", "FALL-A15")
    done = after(once, "cover.g6")
    assert asked(done)[1] == "turn"  # one Joker is left: no pair
    assert done.provisions == [6, 8, 8, 8]  # 7, and one spent on the first turn
    assert done.cubes[P1] == 1 << 44 | 1 << 56
    assert "cover.e5" not in legal(done)
    assert refused(done, "cover.e5") == ("covered_already", "FALL-B20")


@pytest.mark.rule("FALL-A15")
def test_jokers_are_asked_clockwise_from_the_first_player_and_never_beyond_eight():
    state = table("ask p3 rations 0", "now first=2", "provisions 6 6 7 8", "despair 0 0 0 0")
    for seat in range(4):
        state = grid(state, seat, "J J J J")
    state.stack = [(state.flow.numbers["rations"], P3, 0)]
    state.provisions = [6, 6, 7, 8]
    state.settle()
    assert asked(state) == (P3, "jokers")
    state = after(state, "cover.e5", "cover.f5")
    assert asked(state) == (P1, "jokers")  # p3 has eight, p4 had
    state = after(state, "cover.e5", "cover.f5")
    assert asked(state) == (P1, "jokers")
    state = after(state, "cover.g5")  # the other one is no choice
    assert state.provisions[P1] == 8
    assert asked(state) == (P2, "jokers")
    state = after(state, "stop")
    assert asked(state) == (P3, "turn")
    assert state.despair == [0, 2, 0, 0]


@pytest.mark.rule("FALL-A17")
def test_despair_for_each_space_left_on_the_track():
    state = table("ask p1 rations 4", "provisions 6 7 8 5", "despair 0 0 0 0")
    assert state.despair == [2, 1, 0, 3]


def test_places_are_the_same_for_every_card():
    state = draft("hand p1 a01 a21 a37 a66")
    spots = bits_of(places(state, P1))
    assert len(state.legal(P1)) == 4 * len(spots)


def test_a_draft_is_told_card_by_card():
    step = None
    state = draft()
    for seat in range(4):
        step = GAME.apply(state, seat, state.legal(seat)[0])
        state = step.state
    assert names(step.events) == ["drafted"] * 4
