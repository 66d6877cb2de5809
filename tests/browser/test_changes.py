"""What comes down the line changes only what it names: choice, focus and all else on the page stay as they are."""

import json
import zlib

import pytest
from playwright.sync_api import expect

from tests.browser.person import eventually

MARK = "document.querySelectorAll('#board [data-part]').forEach((part) => { part.seen = true; })"
PARTS = """() => Object.fromEntries(
  [...document.querySelectorAll('#board [data-part]')].map((part) => [part.dataset.part, part.seen === true])
)"""
FIRST = "JSON.parse(document.querySelector('#first').textContent)"
FOCUS = "document.activeElement.dataset.for"


class Wire:
    """Stands between a page and the server: hears both, and can say something itself."""

    def __init__(self, person):
        self.heard, self.said = [], []
        self.muted = False  # nothing comes down any more but what the test tells
        self.route = None
        person.page.route_web_socket("**/socket", self.between)

    def between(self, route):
        server = route.connect_to_server()

        def down(message):
            text = message if isinstance(message, str) else zlib.decompress(message, -15).decode()
            self.heard.append(json.loads(text))
            if not self.muted:
                route.send(message)

        def up(message):
            self.said.append(json.loads(message))
            server.send(message)

        server.on_message(down)
        route.on_message(up)
        self.route = route

    @property
    def tables(self):
        return [message for message in self.heard if message["type"] == "table"]

    def tell(self, base, **more):
        """Tell the page something the server did not."""
        message = {"type": "table", "seq": base + 1, "base": base, "moved": [], "log": [], **more}
        self.route.send(json.dumps(message))


@pytest.fixture
def at_table(person):
    """A person who is asked at a table of two, the other seat a program's; and the wire between."""
    wire = Wire(person)
    seats = [{"kind": "open"}, {"kind": "program", "name": "Odd"}]
    made = person.server.post("/api/tables", {"game": "kings", "seats": seats, "seed": 5})  # Odd begins
    person.odd = made["tokens"]["1"]
    person.sit(made["table"], "Emma")
    person.line_is_up()
    eventually(person.page, lambda: wire.tables, "the table is told")
    person.play_for(1, person.odd)
    person.seen = person.wait_asked()
    person.base = wire.tables[-1]["seq"]
    return person, wire


def header(words):
    return {"board:header": f'<g data-part="board:header"><text id="probe">{words}</text></g>'}


def sentences(page):
    return page.evaluate("document.querySelector('#board desc').textContent.split('\\n').length")


def test_the_first_picture_is_not_sent_twice(person):
    wire = Wire(person)
    person.set_table("me", "bot.gentle")
    person.line_is_up()
    eventually(person.page, lambda: wire.tables, "the table is told")
    first = person.page.evaluate(FIRST)
    assert wire.said[0]["seq"] == first["seq"]
    if wire.tables[0]["seq"] == first["seq"]:  # else a bot has answered in between
        assert "board" not in wire.tables[0]
    assert person.wait_asked()["answers"]


def test_an_update_touches_only_the_parts_it_names(at_table):
    person, wire = at_table
    person.page.evaluate(MARK)
    before = person.page.evaluate(PARTS)
    person.click(person.seen, person.seen["answers"][-1])
    seen = person.wait_asked(person.seen)
    assert len(seen["answers"]) != len(person.seen["answers"])
    update = next(message for message in reversed(wire.tables) if message.get("base") == person.base)
    after = person.page.evaluate(PARTS)
    changed = set(update["changes"]["parts"])
    assert {key for key, kept in after.items() if not kept} == changed
    assert set(before) - set(after) == set(update["changes"]["gone"])
    assert len(changed) < len(after) / 2
    assert "board" not in update
    person.page.reload()  # and it looks as if it had been drawn at once
    person.line_is_up()
    assert list(person.page.evaluate(PARTS)) == list(after)


def test_another_seats_update_disturbs_nobody_who_is_choosing(at_table):
    person, wire = at_table
    page = person.page
    thing = person.seen["things"][0]["name"]
    person.tab_to(person.thing(thing))
    page.keyboard.press("Enter")
    chosen = page.locator("#stage .target.chosen")
    expect(chosen).to_have_attribute("data-for", thing)
    dim = page.locator("#stage .target.dim").count()
    assert dim
    page.evaluate(MARK)
    target = person.thing(thing).evaluate("(one) => one.closest('[data-part]').outerHTML")
    again = target.replace(' class="target can chosen"', ' class="target can"').replace(' aria-pressed="true"', "")
    count = sentences(page)
    wire.tell(person.base, changes={"count": count, "parts": {**header("One"), f"targets:{thing}": again}})
    expect(page.locator("#probe")).to_have_text("One")
    assert not page.evaluate(PARTS)[f"targets:{thing}"]  # it was drawn anew, and is chosen and has the focus still
    expect(chosen).to_have_attribute("data-for", thing)
    assert page.evaluate(FOCUS) == thing
    assert page.locator("#stage .target.dim").count() == dim
    wire.tell(person.base + 1, changes={"count": count, "parts": header("Two")}, waiting=[0, 1])
    expect(page.locator("#probe")).to_have_text("Two")
    expect(chosen).to_have_attribute("data-for", thing)
    assert page.evaluate(FOCUS) == thing


def test_an_open_list_stays_open(people):
    person = people("en", phone=True)
    wire = Wire(person)
    person.set_table("me", "bot.gentle")
    person.wait_asked()
    person.line_is_up()
    eventually(person.page, lambda: wire.tables, "the table is told")
    person.page.locator("#answers button.all").tap()
    listed = person.page.locator("#answers .answer-list button")
    assert listed.count() > 3
    wire.tell(wire.tables[-1]["seq"], changes={"count": sentences(person.page), "parts": header("One")})
    expect(person.page.locator("#probe")).to_have_text("One")
    expect(listed.first).to_be_visible()


def test_after_a_gap_the_page_asks_for_the_whole(at_table):
    person, wire = at_table
    told = len(wire.tables)
    person.page.evaluate(MARK)
    wire.tell(person.base + 7, changes={"count": 1, "parts": header("Lost")})
    eventually(person.page, lambda: len(wire.tables) > told, "the whole comes")
    assert wire.said[-1]["type"] == "resync"
    assert wire.said[-1]["n"] == int(person.seen["n"]) > 0
    assert "base" not in wire.tables[-1]
    assert person.page.locator("#probe").count() == 0
    kept = person.page.evaluate(PARTS)  # what is as it was is not drawn anew
    assert all(same for key, same in kept.items() if not key.startswith("targets:"))
    assert person.look()["answers"] == person.seen["answers"]
    person.click(person.seen)
    person.wait_asked(person.seen)


@pytest.mark.parametrize(
    "changes",
    [
        {"gone": ["pieces:nowhere"]},
        {"order": {"pieces": ["pieces:nowhere"]}},
        {"parts": {"pieces:a": "", "pieces:b": '<g data-part="pieces:b"/>'}},
    ],
)
def test_changes_that_do_not_fit_are_not_made(at_table, changes):
    person, wire = at_table
    before, told = person.page.evaluate(PARTS), len(wire.tables)
    wire.tell(person.base, changes={"count": sentences(person.page), **changes})
    eventually(person.page, lambda: len(wire.tables) > told, "the whole comes")
    assert wire.said[-1]["type"] == "resync"
    assert list(person.page.evaluate(PARTS)) == list(before)
    person.click(person.seen)
    person.wait_asked(person.seen)


def test_parts_come_go_and_stand_in_the_order_that_is_told(at_table):
    person, wire = at_table
    page = person.page
    keys = [key for key in page.evaluate(PARTS) if key.startswith("pieces:")]
    order = [*keys[2:], "pieces:new", keys[0]]
    count = sentences(page)
    changes = {
        "count": count + 1,
        "gone": [keys[1]],
        "parts": {"pieces:new": '<g data-part="pieces:new"><use href="#fresh"/></g>'},
        "symbols": {"fresh": '<symbol id="fresh"><path d="M0 0h1"/></symbol>'},
        "order": {"pieces": order},
        "title": "A & B",
        "words": {str(count): "One <more>."},
    }
    wire.tell(person.base, changes=changes)
    eventually(page, lambda: "pieces:new" in page.evaluate(PARTS), "it is changed")
    assert [key for key in page.evaluate(PARTS) if key.startswith("pieces:")] == order
    assert page.locator("#board defs symbol#fresh").count() == 1
    assert page.locator("#board svg > title").text_content() == "A & B"
    assert page.locator("#board svg > desc").text_content().split("\n")[-1] == "One <more>."
    wire.tell(person.base + 1, changes={"count": count, "symbols": changes["symbols"], "parts": header("Two")})
    expect(page.locator("#probe")).to_have_text("Two")
    assert page.locator("#board defs symbol#fresh").count() == 1
    assert sentences(page) == count


def test_rows_of_seats_are_joined_to_those_one_has(at_table):
    person, wire = at_table
    names = person.page.locator("#sheet summary b")
    before = names.all_text_contents()
    row = {"seat": 1, "name": "Noor", "total": 7, "sure": True, "lines": []}
    wire.tell(person.base, changes={"count": sentences(person.page)}, sheet=[row])
    expect(names.nth(1)).to_have_text("Noor")
    assert names.all_text_contents()[0] == before[0]
    assert person.page.locator("#sheet .total").nth(1).text_content() == "7"


def test_the_clock_of_ones_own_seat_is_shown(at_table):
    person, wire = at_table
    count = sentences(person.page)
    clock = person.page.locator("#clock")
    wire.tell(person.base, changes={"count": count}, clock={"limit": 90, "left": {"0": 70, "1": 30}})
    expect(clock).to_contain_text("1:")
    wire.tell(person.base + 1, changes={"count": count}, clock={"limit": 90, "left": {"1": 30}})
    expect(clock).to_contain_text("0:")
    wire.tell(person.base + 2, changes={"count": count}, clock=None)
    expect(clock).to_be_hidden()


def test_a_replay_goes_by_changes_and_shows_what_the_whole_shows(person):
    person.set_table("me", "bot.gentle")
    person.play_on(person.click, 3)
    table = person.table
    person.go(f"/t/{table}/replay?n=0")
    replies = []
    person.page.on("response", lambda reply: replies.append(reply) if "/replay/" in reply.url else None)
    for number in range(1, 5):
        person.page.keyboard.press("ArrowRight")
        expect(person.page.locator("#where")).to_contain_text(f"{number} /")
    person.page.keyboard.press("ArrowLeft")
    expect(person.page.locator("#where")).to_contain_text("3 /")
    told = [reply.json() for reply in replies]
    assert len(told) >= 5  # each before it is wanted
    assert all("changes" in step and "board" not in step for step in told)
    drawn = "document.querySelector('#board svg > .pieces').outerHTML"
    shown = person.page.evaluate(drawn)
    person.go(f"/t/{table}/replay?n=3")
    assert person.page.evaluate(drawn) == shown
