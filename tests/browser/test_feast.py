"""The example game before three browsers at once, and for one alone: asked together, sealed, open, lost, won."""

import re

import pytest
from playwright.sync_api import expect

import dovre
from tests.browser.person import eventually
from tests.browser.test_axe import check
from tests.browser.truth import leaks, states

NAMES = ("Emma", "Oluf", "Liv")


@pytest.fixture
def three(people):
    """Three people at browsers of their own, in two languages, at one table."""
    emma, oluf, liv = people("en"), people("fr"), people("en", phone=True)
    table = emma.set_table("me", "open", "open", name="Emma", game="feast")
    oluf.go(f"/t/{table}")
    oluf.page.get_by_label(oluf.words("form.name")).first.fill("Oluf")
    oluf.button("lobby.sit").first.click()
    oluf.page.wait_for_load_state()
    liv.sit(table, "Liv")
    for person in (emma, oluf, liv):
        expect(person.page.locator("#board svg")).to_be_visible()
        person.line_is_up()
    return emma, oluf, liv


def answer(person, act=None):
    """Choose on the board, by mouse or finger, and wait until it is taken."""
    seen = person.look()
    (person.tap if person.phone else person.click)(seen, act)
    person.wait_other(seen)


def choose(person, number=0, boast="boast.softly"):
    """A dish and then a boast."""
    answer(person, person.look()["answers"][number])
    expect(person.page.locator("#answers [data-token='boast.softly']")).to_have_count(1)
    answer(person, boast)


def test_three_choose_in_secret_and_one_thinks_again(three):
    emma, oluf, liv = three
    known = states(emma.server, emma.table)
    assert known[-1].waiting == (0, 1, 2)
    before = len(oluf.texts)
    choose(liv, 1, "boast.loudly")
    choose(emma)
    expect(oluf.page.locator(".lid")).to_have_count(2)  # that they have chosen is seen, and nothing else
    expect(emma.page.locator("#undo-count")).to_have_text("2")
    for _ in range(2):
        asked = emma.look()
        emma.page.locator("#undo").click()
        emma.wait_other(asked)
    assert len(emma.look()["answers"]) == 4
    expect(oluf.page.locator(".lid")).to_have_count(1)
    choose(emma, 2)
    known = states(emma.server, emma.table)
    for seat, person in enumerate(three):
        assert not leaks(person.page.content(), known[-1], seat)
        for text, number, shown in person.told(seat):
            assert shown in (seat, None)
            assert not leaks(text, known[number], shown)
    assert len(oluf.texts) > before
    assert not any("boast." in text for text in oluf.texts)
    assert not oluf.page.locator("#log li:not(.since)").count() or "mange" not in oluf.page.locator("#log").inner_text()
    choose(oluf, 0)  # the last one: all is opened
    for person in three:
        expect(person.page.locator("#log")).to_contain_text(re.compile("eats|mange"))
        expect(person.page.locator(".plate .piece")).to_have_count(3)
    expect(liv.page.locator("#log")).to_contain_text(re.compile("Liv eats .* loudly"))


def test_each_is_asked_something_of_its_own_at_the_same_time(three):
    for person in three:
        choose(person)
    for person in three:
        eventually(person.page, lambda person=person: person.look()["answers"], "nobody asks")
    state = states(three[0].server, three[0].table)[-1]
    kinds = [state.decision(seat).kind for seat in range(3)]
    assert sorted(kinds) == ["chores", "chores", "trophy"]
    for seat, person in enumerate(three):
        wanted = ["take.antler", "take.pillow"] if kinds[seat] == "trophy" else ["wash", "leave"]
        assert person.look()["answers"] == wanted
    losers = [seat for seat in range(3) if kinds[seat] == "chores"]
    winner = kinds.index("trophy")
    answer(three[losers[1]], "wash")
    expect(three[losers[0]].page.locator("#log")).to_contain_text(re.compile("washes|lave la vaisselle"))
    answer(three[winner], "take.antler")
    assert three[losers[0]].look()["answers"] == ["wash", "leave"]  # still the same question
    answer(three[losers[0]], "leave")
    expect(three[winner].page.locator("#prompt")).to_contain_text(re.compile("Point at|Désignez"))


def play_out(*people):
    """Whoever is asked answers by chance, in any order, to the end."""
    first = people[0]
    for _ in range(400):
        if first.look()["over"]:
            return
        asked = [person for person in people if person.look()["answers"]]
        if asked:
            answer(first.chance.choice(asked))
        else:
            first.page.wait_for_timeout(40)
    raise AssertionError("the game does not end")


def test_three_play_to_the_end(three):
    play_out(*three)
    info = three[0].info(three[0].table)
    assert info["status"] == "over"
    told = dovre.game("feast")
    end = states(three[0].server, three[0].table)[-1]
    for person in three:
        words = told.end_words(end.view(None), told.texts(person.lang).named(NAMES))
        expect(person.page.locator("#prompt")).to_contain_text(words)
        expect(person.button("play.rematch")).to_be_visible()


def play_alone(person, value):
    """A game for one from the form to its end, always by the answer of the greatest value."""
    person.set_table("me", name="Emma", game="feast")
    seen = person.wait_asked()
    while not seen["over"]:
        state = states(person.server, person.table)[-1]
        person.click(seen, max(seen["answers"], key=lambda act: value(state, act)))
        seen = person.wait_asked(seen)
    return states(person.server, person.table)[-1]


def timid(state, act):
    """The weakest dish, softly, and pillows: never enough."""
    return {"boast.softly": 1, "take.pillow": 1, "wash": 1}.get(act, -int(act[-1]) if act.startswith("dish.") else 0)


def advised(state, act):
    return {action.token: worth for action, worth in dovre.game("feast").advice(state.view(0))}[act]


@pytest.mark.parametrize(("lang", "words"), [("en", "Defeat."), ("fr", "Défaite.")])
def test_one_alone_loses_and_reads_it(people, lang, words):
    person = people(lang)
    state = play_alone(person, timid)
    assert state.winners == ()
    expect(person.page.locator("#prompt")).to_contain_text(words)
    game = dovre.game("feast")
    expect(person.page.locator("#prompt")).to_contain_text(game.end_note(state.view(0), game.texts(lang)))
    expect(person.button("play.rematch")).to_be_visible()
    assert person.info(person.table)["result"]["winners"] == []
    before = person.page.url
    person.button("play.rematch").click()  # and once more
    person.page.wait_for_url(lambda url: url != before)
    assert person.wait_asked()["answers"]


def test_one_alone_wins_and_gets_a_rank(people):
    person = people("en")
    for _ in range(8):  # the King has luck at times
        state = play_alone(person, advised)
        if state.winners:
            break
    assert state.winners == (0,)
    expect(person.page.locator("#prompt")).to_contain_text("Victory.")
    expect(person.page.locator("#prompt")).to_contain_text(re.compile("Friend of the King|Champion of the hall"))


def test_bots_come_to_a_game_from_outside_the_package(people):
    """They think in processes of their own, which bring the game in as well."""
    person = people("fr", theme="dark")
    person.set_table("me", "bot.steady", "bot.gentle", game="feast")
    play_out(person)
    expect(person.button("play.rematch")).to_be_visible()


def test_one_alone_plays_by_keys(people):
    person = people("en")
    person.set_table("me", game="feast")
    person.page.keyboard.press("Escape")  # one who plays by keys
    assert person.play_on(person.type)["over"]


@pytest.mark.parametrize(("lang", "theme", "phone"), [("en", "light", False), ("fr", "dark", True)])
def test_the_table_is_accessible(people, lang, theme, phone):
    person = people(lang, theme=theme, phone=phone)
    person.set_table("me", "bot.steady", "bot.steady", game="feast")
    expect(person.page.locator("#board svg")).to_be_visible()
    person.line_is_up()
    check(person, "the feast")
    choose(person)
    eventually(person.page, lambda: person.look()["answers"], "nobody asks")
    check(person, "after a round")
