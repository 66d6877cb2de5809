"""Whole games before the page: by mouse, and by keyboard alone."""

import re

import pytest
from playwright.sync_api import expect

import dovre
from tests.browser.person import MOST_ANSWERS

UPDATE = 20 * 1024  # the most that a move may bring, packed


def totals(person):
    """The scores on the score sheet, by seat."""
    shown = person.page.locator("#sheet .total").all_text_contents()
    return [int(text.replace("−", "-")) for text in shown]


def check_the_end(person):
    """The end is told, with the winner's name and a score sheet that adds up to what the server keeps."""
    info = person.info(person.table)
    assert info["status"] == "over"
    winners = [info["seats"][seat]["name"] for seat in info["result"]["winners"]]
    prompt = person.page.locator("#prompt")
    for winner in winners:
        expect(prompt).to_contain_text(winner)
    expect(prompt).to_contain_text(person.words("table.over", result="").strip())
    panel = person.page.get_by_role("tabpanel", name=person.words("play.seats"))
    expect(panel).to_be_visible()
    assert totals(person) == info["result"]["scores"]
    for number, part in enumerate(panel.locator("details").all()):
        lines = part.locator("li b").all_text_contents()
        assert sum(int(line.replace("−", "-")) for line in lines) == info["result"]["scores"][number]
    expect(person.page.locator("#result")).to_be_visible()
    expect(person.page.locator("#result .rank.mine")).to_have_count(1)
    expect(person.button("play.rematch")).to_be_visible()


def test_a_whole_game_by_mouse_in_french(people):
    person = people("fr")
    person.go("/")
    expect(person.page.get_by_role("heading", name="Les Rois sous les montagnes")).to_be_visible()
    person.link("home.new").first.click()
    assert person.page.url.endswith("/new/kings")
    person.set_table("me", "bot.gentle", "bot.gentle", "bot.gentle")
    seen = person.play_on(person.click)
    assert seen["over"]
    assert seen["prompt"].startswith("La partie est finie.")
    check_the_end(person)
    assert person.page.locator("html").get_attribute("lang") == "fr"
    sizes = [len(frame) for frame in person.frames]
    print(f"{len(sizes)} messages, the largest {max(sizes) / 1024:.1f} KB")
    assert max(sizes) < UPDATE


def test_a_whole_game_by_keyboard_alone(people):
    person = people("en")
    page, keys = person.page, person.page.keyboard
    person.go("/")
    person.press_on(person.link("home.new").first)
    page.wait_for_url("**/new/kings")
    person.tab_to(page.get_by_label("Your name"))
    keys.press("Control+A")
    keys.type("Emma")
    person.tab_to(page.get_by_role("radio", name="3", exact=True))
    keys.press("ArrowRight")
    assert page.get_by_role("radio", name="4", exact=True).is_checked()
    steady = page.get_by_role("group", name="Seat 2").get_by_role("radio", name="Bot, steady")
    person.tab_to(steady)
    keys.press("ArrowLeft")
    assert page.get_by_role("group", name="Seat 2").get_by_role("radio", name="Bot, gentle").is_checked()
    person.press_on(person.button("new.start"))
    page.wait_for_url(re.compile(r"/t/\w+$"))
    seen = person.wait_asked()
    keys.press("a")  # the first answer from the list of all answers
    person.press_on(page.locator("#answers [data-token]").first)
    seen = person.wait_asked(seen)
    while not seen["over"]:
        person.type(seen)
        seen = person.wait_asked(seen)
    check_the_end(person)
    before = page.url
    person.press_on(person.button("play.rematch"))  # and once more, still by keys
    page.wait_for_url(lambda url: url != before)
    assert person.wait_asked()["answers"]


def test_a_whole_game_of_hall_by_mouse(people):
    person = people("fr")
    person.set_table("me", "bot.gentle", game="hall")
    assert person.page.get_by_role("heading", name="L'Antre du Roi de la Montagne").count()
    seen = person.play_on(person.click)
    assert seen["over"]
    check_the_end(person)
    sizes = [len(frame) for frame in person.frames]
    print(f"{len(sizes)} messages, the largest {max(sizes) / 1024:.1f} KB")
    assert max(sizes) < UPDATE


def test_a_whole_game_of_hall_by_keyboard_alone(people):
    person = people("en")
    person.set_table("me", "bot.gentle", game="hall")
    person.page.keyboard.press("Escape")  # one who plays by keys
    seen = person.play_on(person.type)
    assert seen["over"]
    check_the_end(person)


STRETCH = 45  # answers of one person: set-up and the first turns of games that take minutes as a whole
LARGE = pytest.mark.parametrize("game", ["fall", "princesses"])
SHORT_AND_WHOLE = pytest.mark.parametrize("answers", [STRETCH, pytest.param(MOST_ANSWERS, marks=pytest.mark.long)])


@LARGE
@SHORT_AND_WHOLE
def test_a_large_game_by_mouse(people, game, answers):
    person = people("fr")
    person.set_table("me", "bot.gentle", game=game)
    assert person.page.get_by_role("heading", name=dovre.game(game).titles["fr"]).count()
    seen = person.play_on(person.click, answers)
    sizes = [len(frame) for frame in person.frames]
    print(f"{len(sizes)} messages, the largest {max(sizes) / 1024:.1f} KB")
    assert max(sizes) < UPDATE
    if answers == MOST_ANSWERS:
        assert seen["over"]
        check_the_end(person)


@LARGE
@SHORT_AND_WHOLE
def test_a_large_game_by_keyboard_alone(people, game, answers):
    person = people("en")
    person.set_table("me", "bot.gentle", game=game)
    person.page.keyboard.press("Escape")  # one who plays by keys
    seen = person.play_on(person.type, answers)
    assert seen["over"] or int(seen["n"]) >= answers  # beside those of the bot
    if answers == MOST_ANSWERS:
        assert seen["over"]
        check_the_end(person)
