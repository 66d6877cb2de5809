"""Pieces that walk pass the places that are named, one piece after another; what is shown in the end is the drawing."""

import pytest
from playwright.sync_api import expect

from tests.browser.person import eventually
from tests.browser.test_changes import Wire, sentences

PLACES = {"cave:a": (200, 200), "cave:b": (500, 200), "cave:c": (500, 450), "cave:d": (800, 450)}
# Stop the clock, go through all that moves in small steps, and tell which copy came by which place: [who, place].
PASSED = """([kind]) => {
  const svg = document.querySelector("#board svg"), found = [], middle = (node) => {
    const { x, y, width, height } = node.getBoundingClientRect();
    return [x + width / 2, y + height / 2];
  };
  const birds = [...svg.querySelectorAll(":scope > .flying")], all = birds.flatMap((bird) => bird.getAnimations());
  const places = [...svg.querySelectorAll(`[data-place^="${kind}:"]`)].map((one) => [one.dataset.place, middle(one)]);
  const end = Math.max(...all.map((one) => one.effect.getComputedTiming().endTime));
  all.forEach((one) => one.pause());
  for (let time = 0; time < end; time += 10) {
    all.forEach((one) => (one.currentTime = Math.min(time, one.effect.getComputedTiming().endTime - 1)));
    for (const bird of birds) {
      const [x, y] = middle(bird), who = bird.dataset.who ?? bird.firstElementChild.dataset.who ?? "";
      const near = places.find(([, [u, v]]) => Math.hypot(x - u, y - v) < 30)?.[0];
      const seen = Number(getComputedStyle(bird).opacity) > 0.5 && near;
      if (seen && !found.some(([one, place]) => one === who && place === near)) found.push([who, near]);
    }
  }
  all.forEach((one) => one.finish());
  return found;
}"""
SETTLED = "() => document.querySelectorAll('#board .flying').length === 0"
HIDDEN = "document.querySelectorAll('#board [data-piece]:is([style], [visibility])').length"


def part(key, inside):
    return {key: f'<g data-part="{key}">{inside}</g>'}


def piece(name, x, y):
    return f'<circle data-piece="{name}" data-who="{name}" cx="{x}" cy="{y}" r="12"/>'


def walk(name, *places, **more):
    return {"name": name, "way": [f"cave:{place}" for place in places], **more}


class Walks:
    """A table with four places and a few pieces that no game has."""

    def __init__(self, person):
        self.person, self.page, self.wire = person, person.page, Wire(person)
        seats = [{"kind": "open"}, {"kind": "program", "name": "Odd"}]
        made = person.server.post("/api/tables", {"game": "kings", "seats": seats, "seed": 5})  # Odd begins
        person.sit(made["table"], "Emma")
        person.line_is_up()
        self.wire.heard.clear()
        self.wire.tell(-7)  # builds on nothing: the page asks for the whole
        eventually(self.page, lambda: any("board" in told for told in self.wire.tables), "the whole table is told")
        self.wire.muted = True
        self.base = self.wire.tables[-1]["seq"]
        self.count = sentences(self.page)
        self.number = max(told.get("n", 0) for told in self.wire.tables)
        caves = "".join(
            f'<rect data-place="{name}" x="{x - 40}" y="{y - 40}" width="80" height="80" fill="#456"/>'
            for name, (x, y) in PLACES.items()
        )
        look = '<g class="look" data-look="gnome" display="none"><circle data-who="gnome" r="12"/></g>'
        self.tell(parts={**part("board:caves", caves + look), **self.at(t1="a", t2="a")})
        expect(self.page.locator("[data-place='cave:a']")).to_be_attached()

    def at(self, **where):
        spots = {name: PLACES[f"cave:{place}"] for name, place in where.items()}
        return part("pieces:walkers", "".join(piece(name, *spot) for name, spot in spots.items()))

    def tell(self, parts, moved=(), **more):
        self.number += 1
        changes = {"count": self.count, "parts": parts}
        self.wire.tell(self.base, changes=changes, moved=list(moved), n=self.number, **more)
        self.base += 1

    def passed(self):
        return passed(self.page, "cave")


def passed(page, kind):
    """Who came by which place of this kind, in order."""
    eventually(page, lambda: page.locator("#board .flying").count(), "nobody walks")
    found = [tuple(one) for one in page.evaluate(PASSED, [kind])]
    page.wait_for_function(SETTLED)
    return found


@pytest.fixture
def walks(people):
    return Walks(people(motion="no-preference"))


def test_pieces_walk_through_the_places_one_after_another(walks):
    walks.tell(walks.at(t1="d", t2="c"), [walk("t1", *"abcd"), walk("t2", *"abc")])
    passed = walks.passed()
    first, second = ([place for name, place in passed if name == who] for who in ("t1", "t2"))
    assert first == ["cave:a", "cave:b", "cave:c", "cave:d"]
    assert second == ["cave:a", "cave:b", "cave:c"]
    assert passed.index(("t1", "cave:d")) < passed.index(("t2", "cave:b"))  # it waits where it lies
    assert walks.page.evaluate(HIDDEN) == 0


def test_one_that_is_on_no_board_comes_walks_and_goes(walks):
    walks.tell(walks.at(t1="a", t2="a"), [walk("gnome:1", *"dcb", look="gnome"), walk("gnome:1", *"dc", look="gnome")])
    eventually(walks.page, lambda: walks.page.locator("#board .flying").count() == 2, "nobody walks")
    assert walks.passed() == [("gnome", "cave:d"), ("gnome", "cave:c"), ("gnome", "cave:b")]
    assert walks.page.locator("#board [data-look=gnome]").count() == 1


def test_twenty_of_them_take_no_longer_than_a_few_seconds(walks):
    gnomes = [walk(f"gnome:{n}", *"abcd", look="gnome") for n in range(20)]
    walks.tell(walks.at(t1="b", t2="a"), gnomes)
    ends = walks.page.evaluate(
        "Math.max(...document.getAnimations().map((one) => one.effect.getComputedTiming().endTime))"
    )
    assert 3_500 < ends < 4_300
    walks.page.keyboard.press("Escape")
    assert walks.page.evaluate(SETTLED)


@pytest.mark.parametrize("skip", ["key", "click"])
def test_one_can_skip(walks, skip):
    walks.tell(walks.at(t1="d", t2="a"), [walk("t1", *"abcdcbabcd")])
    eventually(walks.page, lambda: walks.page.locator("#board .flying").count(), "nobody walks")
    if skip == "key":
        walks.page.keyboard.press("Shift")
    else:
        walks.page.locator("#prompt").click()
    assert walks.page.evaluate(SETTLED)
    assert walks.page.evaluate(HIDDEN) == 0
    assert walks.page.locator("[data-piece=t1]").get_attribute("cx") == "800"


def test_later_news_waits_for_those_who_walk(walks):
    page = walks.page
    walks.tell(walks.at(t1="d", t2="a"), [walk("t1", *"abcd")])
    walks.tell(walks.at(t1="d", t2="b"), [walk("t2", *"ab")])
    eventually(page, lambda: page.locator("#board .flying").count(), "nobody walks")
    assert page.locator("[data-piece=t2]").get_attribute("cx") == "200"  # not yet
    page.wait_for_function("() => document.querySelector('[data-piece=t2]').getAttribute('cx') === '500'")
    page.wait_for_function(SETTLED)


def test_whoever_is_asked_does_not_wait(walks):
    page = walks.page
    walks.tell(walks.at(t1="d", t2="a"), [walk("t1", *"abcdcbabcd")])
    answers = [{"act": "probe", "label": "Here I am"}]
    walks.tell(walks.at(t1="d", t2="b"), [walk("t2", *"ab")], turn=[0], answers=answers)
    expect(page.locator("#answers [data-token=probe]")).to_be_visible(timeout=1_000)
    assert page.locator("[data-piece=t2]").get_attribute("cx") == "500"
    page.wait_for_function(SETTLED)


def test_without_motion_the_way_is_marked_and_fades(people):
    walks = Walks(people(motion="reduce"))
    walks.tell(walks.at(t1="d", t2="a"), [walk("t1", *"abcd"), walk("gnome:1", *"ab", look="gnome")])
    trails = walks.page.locator("#board .trail")
    expect(trails).to_have_count(2)
    assert walks.page.evaluate("document.querySelectorAll('#board .flying:not(.trail)').length") == 0
    expect(trails).to_have_count(0)
