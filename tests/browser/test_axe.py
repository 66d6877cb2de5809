"""axe-core finds nothing on any page, in both lights and both languages."""

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import expect

AXE = Axe()
READER = ("lang", "theme", "phone")


def check(person, what, part=None):
    """No violation on the page as it is now, or on the part of it that is new; what is found is told with its place."""
    found = AXE.run(person.page, part, {"resultTypes": ["violations"]}).response["violations"]
    told = [f"{what}: {one['id']} ({one['help']}): {node['target']}" for one in found for node in one["nodes"]]
    assert told == []


@pytest.mark.parametrize(READER, [("en", "light", False), ("fr", "dark", True)])
def test_pages_around_the_table(people, lang, theme, phone):
    person = people(lang, theme=theme, phone=phone)
    person.go("/")
    check(person, "home")
    person.go("/new/kings")
    check(person, "new")
    person.go("/me")  # with the forms for an account
    check(person, "me, unknown")
    person.go("/rules/kings")
    check(person, "rules")
    person.go("/verify")
    check(person, "verify")
    person.go("/schema")
    check(person, "interface")
    person.set_table("me", "open")
    check(person, "lobby")
    person.forgiving = True  # the browser notes the status
    person.go("/t/nowhere")
    expect(person.page.get_by_role("heading", name=person.words("refused.no_table"))).to_be_visible()
    check(person, "error")


@pytest.mark.parametrize(READER, [("en", "light", False), ("fr", "dark", True)])
def test_what_is_left_of_a_table(people, lang, theme, phone):
    person = people(lang, theme=theme, phone=phone)
    person.finished_table("bot.gentle")
    check(person, "over")
    person.go(f"/t/{person.table}/replay?n=20")
    check(person, "replay")
    person.go(f"/t/{person.table}/deal")
    check(person, "deal")
    person.go("/me")
    check(person, "me")


@pytest.mark.parametrize(READER, [("fr", "dark", False), ("en", "light", True)])
def test_the_table_in_play(people, lang, theme, phone):
    person = people(lang, theme=theme, phone=phone)
    table = person.set_table("me", "open")
    expect(person.page.get_by_text(person.words("lobby.free"))).to_be_visible()
    odd = person.server.post(f"/api/tables/{table}/seats/1", {"name": "Odd"})["token"]
    expect(person.page.locator("#board svg")).to_be_visible()
    person.line_is_up()
    person.play_for(1, odd)
    seen = person.wait_asked()
    check(person, "my turn")
    person.page.keyboard.press("a")
    check(person, "the list of answers")
    person.page.keyboard.press("Escape")
    for panel in ("play.seats", "play.rules", "play.more"):
        person.tab(panel).click()
        if panel == "play.rules":
            expect(person.page.locator("#paper [data-rule]").first).to_be_visible()
        check(person, panel, "#side")
    person.page.keyboard.press("Escape")
    person.click(seen)
    person.click(person.wait_asked(seen))
    person.wait_unasked()
    check(person, "not my turn")
    person.page.keyboard.press("?")
    expect(person.page.get_by_role("dialog", name=person.words("play.keys"))).to_be_visible()
    check(person, "help", "#help")


def test_the_curtain(people):
    person = people("en", theme="dark")
    person.set_table("me", "device", name="Emma", names=("", "Liv"))
    expect(person.page.get_by_role("dialog")).to_be_visible()
    check(person, "curtain", "#curtain")
