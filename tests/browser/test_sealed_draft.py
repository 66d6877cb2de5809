"""The sealed draft of `fall` before three browsers at once: picks in the same moment, one of them taken back."""

import pytest
from playwright.sync_api import expect

from dovre.games.fall.components import CARD_NAMES, N_PLACES, PLACE_NAMES
from tests.browser.person import eventually
from tests.browser.truth import leaks, states


@pytest.fixture
def three(people):
    """Three people at browsers of their own, in two languages, at one table, when the cards have been dealt."""
    emma, oluf, liv = people("en"), people("fr"), people("en", theme="dark")
    table = emma.set_table("me", "open", "open", name="Emma", game="fall")
    oluf.go(f"/t/{table}")
    oluf.page.get_by_label(oluf.words("form.name")).first.fill("Oluf")
    oluf.button("lobby.sit").first.click()
    oluf.page.wait_for_load_state()
    liv.sit(table, "Liv")
    for person in (emma, oluf, liv):
        expect(person.page.locator("#board svg")).to_be_visible()
        person.line_is_up()
    settle((emma, oluf, liv))
    return emma, oluf, liv


def settle(people):
    """Champions, lairs and first trolls, always the first answer, until cards are to be laid."""
    for _ in range(200):
        looks = [person.look() for person in people]
        if all(seen["tile"] for seen in looks):
            return
        for person, seen in zip(people, looks, strict=True):
            if seen["answers"] and not seen["tile"]:
                person.click(seen, seen["answers"][0])
                person.wait_other(seen)
        people[0].page.wait_for_timeout(30)
    raise AssertionError("nobody comes to the draft")


def hold(person, number):
    """Hold the card over one of its places; a click would lay it."""
    act = person.places()[number]
    spots = list(person.spots(act))
    person.page.mouse.move(*spots[0])
    for _ in range(4):
        if person.way() == act.split(".")[1]:
            break
        person.page.keyboard.press("r")
    for spot in spots:
        person.page.mouse.move(*spot)
        if person.trial() == act:
            break
    assert person.trial() == act
    return act


def lay(person):
    person.page.mouse.down()
    person.page.mouse.up()


def picked(ancestry):
    """The one card of an ancestry, and its place."""
    return divmod(ancestry[0], N_PLACES)


def held(state, seat):
    """Cards in hands that this seat knows: its own, and those it has passed on. [FALL-A08]"""
    return {CARD_NAMES[card] for hand in state.view(seat).hands for card in hand if card is not None}


def check_no_leak(three):
    known = states(three[0].server, three[0].table)
    for seat, person in enumerate(three):
        assert not leaks(person.page.content(), known[-1], seat)
        for text, number, shown in person.told(seat):
            assert not leaks(text, known[number], shown) - held(known[number], shown)


def test_three_draft_in_the_same_moment_and_one_takes_it_back(three):
    emma, oluf, liv = three
    assert states(emma.server, emma.table)[-1].waiting == (0, 1, 2)
    first = hold(oluf, 0)
    lay(oluf)
    expect(oluf.page.locator("#undo-count")).to_have_text("1")
    check_no_leak(three)
    oluf.page.locator("#undo").click()  # although others might have answered meanwhile
    eventually(oluf.page, lambda: oluf.look()["tile"], "the card does not come back")
    acts = [hold(emma, 1), hold(oluf, 5), hold(liv, 2)]
    assert acts[1] != first
    for person in three:
        lay(person)
    for person in three:
        expect(person.page.locator("#log")).to_contain_text("Liv adds" if person.lang == "en" else "Liv ajoute")
    state = states(emma.server, emma.table)[-1]
    assert [len(cards) for cards in state.ancestry] == [1, 1, 1]
    assert all(len(hand) == 3 for hand in state.hands)
    laid = [f"draft.{CARD_NAMES[card]}.{PLACE_NAMES[place]}" for card, place in map(picked, state.ancestry)]
    assert laid == acts
    for person in three:
        eventually(person.page, lambda person=person: person.look()["tile"], "no second card is asked for")
    check_no_leak(three)
