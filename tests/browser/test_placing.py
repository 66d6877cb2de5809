"""Laying a tile: by mouse, by finger and by keys, on a board made for the trial; and the options of a new table."""

import pytest
from playwright.sync_api import expect

from dovre.render.placing import Lines, Look, Point, Turn, lattice, outline, placer
from tests.browser.person import eventually
from tests.browser.test_axe import check
from tests.browser.test_motion import passed
from tests.placing import UNIT, pentagon_lattice, pentagon_placer

COLUMNS, ROWS, CELL, EDGE = "abcdefghij", 10, 40, 20
HOOK = ((0, 0), (1, 0), (2, 0), (2, 1))  # an L of four cells
PAIR = ((0, 0), (0, 1))


def turned(cells, turns, flip):
    """Cells turned clockwise, mirrored before, not moved back to any corner."""
    for cell in cells:
        row, column = cell[0], -cell[1] if flip else cell[1]
        for _ in range(turns):
            row, column = column, -row
        yield row, column


def ways_of(cells, mark=None):
    """Every different way to turn a tile: name, cells and marked cell from the first one in reading order."""
    found = {}
    for flip in (False, True):
        for turns in range(4):
            spots = list(turned(cells, turns, flip))
            first = min(spots)
            here = tuple(sorted((row - first[0], column - first[1]) for row, column in spots))
            marked = spots[cells.index(mark)] if mark else first
            found.setdefault((here, (marked[0] - first[0], marked[1] - first[1])), None)
    return [
        {"name": f"t{letter}", "cells": cells, "mark": m if mark else None}
        for letter, (cells, m) in zip("abcdefgh", found, strict=False)
    ]


def number_of(ways, way, moved):
    """Which way a tile looks like with all its cells moved so."""
    spots = [moved(cell) for cell in way["cells"]]
    first = min(spots)
    cells = tuple(sorted((row - first[0], column - first[1]) for row, column in spots))
    row, column = moved(way["mark"] or first)
    mark = (row - first[0], column - first[1]) if way["mark"] else None
    return [(one["cells"], one["mark"]) for one in ways].index((cells, mark))


def squares(cells):
    """The outline of each cell, from the middle of the first."""
    for r, c in cells:
        yield [((c + x) * CELL, (r + y) * CELL) for x, y in ((-0.5, -0.5), (0.5, -0.5), (0.5, 0.5), (-0.5, 0.5))]


def on_paper(*content, size=2 * EDGE + ROWS * CELL):
    """A board with nothing else on it."""
    head = f'<svg width="{size}" height="{size}" viewBox="0 0 {size} {size}">'
    return f'{head}{"".join(content)}<g class="marks"></g></svg>'


def drawing(ways):
    """A board with nothing but a grid and the ways of one tile."""
    looks, turns = [], []
    for way in ways:
        middles = [(c * CELL, r * CELL) for r, c in way["cells"]]
        body = "".join(
            f'<rect x="{x - CELL / 2}" y="{y - CELL / 2}" width="{CELL}" height="{CELL}"/>' for x, y in middles
        )
        looks.append(Look(way["name"], body, middles, outline(squares(way["cells"]))))
        turns.append(Turn(way["name"], number_of(ways, way, lambda cell: (cell[1], -cell[0])),
                          number_of(ways, way, lambda cell: (cell[0], -cell[1]))))  # fmt: skip
    first = EDGE + CELL / 2
    cells = lattice(Lines(first, CELL, COLUMNS), Lines(first, CELL, [str(n + 1) for n in range(ROWS)]))
    return on_paper(cells, placer("lay.{turn}.{cell}", turns, looks, CELL))


def within(way, rows, columns):
    """The places of a way that lie wholly in these rows and columns."""
    for row in rows:
        for column in columns:
            if all(row + r in rows and column + c in columns for r, c in way["cells"]):
                yield f"lay.{way['name']}.{COLUMNS[column]}{row + 1}"


TRIAL = """async ([svg, acts, words]) => {
  const { placer } = await import("/static/place.js");
  const sheet = (name, onload) => {
    const link = { rel: "stylesheet", href: `/static/${name}.css`, onload };
    document.head.append(Object.assign(document.createElement("link"), link));
  };
  await Promise.all(["table", "board"].map((name) => new Promise((then) => sheet(name, then))));
  const stage = document.createElement("section"), board = document.createElement("div");
  stage.id = "trial-stage";
  stage.className = "stage";
  stage.style.cssText = "position: fixed; inset: 0; z-index: 99";
  board.innerHTML = svg;
  board.style.transformOrigin = "0 0";
  stage.append(board);
  document.body.append(stage);
  Object.assign(window, { sent: [], asked: [], heard: [] });
  const say = (key, parts = {}) => words[key].replace(/\\{(\\w+)\\}/g, (_, part) => parts[part]);
  const why = async (act) => Boolean(window.asked.push(act));
  window.place = placer(stage, (act) => window.sent.push(act), why, say, (text) => window.heard.push(text));
  window.put = (list) => window.place.set(list.map((act) => ({ act, label: `label of ${act}` })));
  window.put(acts);
}"""


class Trial:
    """A tile to lay before a person."""

    def __init__(self, person, board, acts):
        self.person, self.page = person, person.page
        person.go("/t/" + person.set_table("me", "open"))
        keys = ("turn", "flip", "lay", "turned", "picker", "no_place", "place_count")
        keys += ("taken", "next_piece", "piece_count")
        table = {f"client.{key}": person.words.__self__.table[f"client.{key}"] for key in keys}
        self.page.evaluate(TRIAL, [board, acts, table])
        self.stage = self.page.locator("#trial-stage")
        self.bar = self.stage.locator(".place-bar")
        self.outline = self.stage.locator(".picker .outline")

    def spot(self, cell):
        """The middle of a cell on the screen."""
        column, row = COLUMNS.index(cell[0]), int(cell[1:]) - 1
        return self.at(EDGE + (column + 0.5) * CELL, EDGE + (row + 0.5) * CELL)

    def at(self, x, y):
        """A point of the board on the screen."""
        script = "([x, y]) => { const p = new DOMPoint(x, y).matrixTransform("
        script += "document.querySelector('#trial-stage svg').getScreenCTM()); return [p.x, p.y] }"
        return self.page.evaluate(script, [x, y])

    def hover(self, cell):
        self.page.mouse.move(*self.spot(cell))

    def button(self, key):
        return self.bar.get_by_role("button", name=self.person.words(key), exact=True)

    def covers(self):
        """The cells under the trial, by name, from where its squares are drawn."""
        script = """([columns, edge, size]) => [...document.querySelectorAll("#picker .tile rect")].map((one) => {
          const box = one.getBoundingClientRect(), svg = document.querySelector("#trial-stage svg");
          const { x, y } = new DOMPoint(box.x + box.width / 2, box.y + box.height / 2)
            .matrixTransform(svg.getScreenCTM().inverse());
          return columns[Math.floor((x - edge) / size)] + (Math.floor((y - edge) / size) + 1);
        })"""
        return sorted(self.page.evaluate(script, [COLUMNS, EDGE, CELL]))

    def fits(self):
        return self.stage.locator(".picker.fits").count() == 1

    def got(self, name):
        return self.page.evaluate(f"window.{name}")


def hook_places():
    ways = ways_of(HOOK)
    return drawing(ways), [act for way in ways for act in within(way, range(2, 7), range(2, 7))]


def test_the_ways_of_the_trial_tiles():
    assert len(ways_of(HOOK)) == 8
    assert len(ways_of(PAIR)) == 2
    assert len(ways_of(PAIR, (0, 0))) == 4


def test_the_mouse_moves_turns_and_lays(person):
    trial = Trial(person, *hook_places())
    page = trial.page
    expect(trial.bar).to_be_hidden()
    assert page.locator("#picker .hint").get_attribute("d")
    trial.hover("d5")
    cells = trial.covers()
    assert trial.fits()
    assert "d5" in cells
    assert len(cells) == 4
    expect(trial.bar).to_contain_text("label of lay.ta.")
    expect(trial.bar).to_contain_text("12")  # places of this way: 3 rows, 4 columns
    shapes = {tuple(cells)}
    for _ in range(3):
        page.keyboard.press("r")
        shapes.add(tuple(trial.covers()))
        assert "d5" in trial.covers()
    assert len(shapes) == 4
    page.keyboard.press("r")
    assert trial.covers() == cells
    page.keyboard.press("f")
    flipped = trial.covers()
    assert flipped not in [list(shape) for shape in shapes]
    page.keyboard.press("f")
    assert trial.covers() == cells
    page.keyboard.press("r")
    once = trial.covers()
    page.keyboard.press("Shift+R")
    assert trial.covers() == cells
    page.mouse.wheel(0, 100)
    expect(trial.bar).to_contain_text(person.words("client.place_count", n=12, way=2, of=8))
    assert trial.covers() == once
    page.mouse.click(*trial.spot("d5"))
    sent = trial.got("sent")
    assert len(sent) == 1
    assert sent[0].startswith("lay.tb.")
    assert trial.got("asked") == []


def test_where_it_does_not_fit_it_says_so_and_why(person):
    trial = Trial(person, *hook_places())
    trial.hover("j10")  # the corner: the whole tile stays on the grid
    assert len(trial.covers()) == 4
    assert "j10" in trial.covers()
    assert not trial.fits()
    expect(trial.stage.locator(".picker .cross")).to_have_count(1)
    expect(trial.bar).to_contain_text(person.words("client.no_place"))
    trial.page.mouse.click(*trial.spot("j10"))
    assert trial.got("sent") == []
    assert len(trial.got("asked")) == 1
    trial.hover("d5")
    assert trial.fits()
    expect(trial.stage.locator(".picker .cross")).to_have_count(0)


def test_a_marked_tile_keeps_its_mark_when_it_is_flipped(person):
    """A pair looks the same turned half about, but for its mark."""
    ways = ways_of(PAIR, (0, 0))
    trial = Trial(person, drawing(ways), [act for way in ways for act in within(way, range(10), range(10))])
    trial.hover("e5")
    name = "document.querySelector('#picker .tile').dataset.look"
    marks = {way["name"]: (way["cells"], way["mark"]) for way in ways}
    before = trial.page.evaluate(name)
    trial.page.keyboard.press("f")
    after = trial.page.evaluate(name)
    assert marks[before][0] == marks[after][0]
    assert marks[before][1] != marks[after][1]
    trial.page.keyboard.press("r")
    seen = {after, trial.page.evaluate(name)}
    for _ in range(2):
        trial.page.keyboard.press("r")
        seen.add(trial.page.evaluate(name))
    assert len(seen) == 4
    upright = [way for way in ways if way["cells"][1] == (1, 0)]
    if trial.page.evaluate(name) not in {way["name"] for way in upright}:
        trial.page.keyboard.press("r")
    trial.page.mouse.move(*trial.spot("a1"))
    trial.page.mouse.move(1, 1)  # off the grid: now the bar can be reached
    assert trial.button("client.flip").is_disabled()  # left and right are the same


def test_zoomed_and_panned_it_still_lies_under_the_pointer(person):
    trial = Trial(person, *hook_places())
    trial.hover("d5")
    cells = trial.covers()
    box = trial.bar.bounding_box()
    trial.page.evaluate(
        "document.querySelector('#trial-stage > div').style.transform = 'translate(-80px, -60px) scale(1.7)'"
    )
    trial.page.wait_for_function(
        "([x]) => document.querySelector('.place-bar').getBoundingClientRect().x !== x", arg=[box["x"]]
    )
    trial.hover("d6")
    trial.hover("d5")
    assert trial.covers() == cells
    trial.page.mouse.click(*trial.spot("d5"))
    assert len(trial.got("sent")) == 1


def test_a_finger_puts_moves_and_lays(people):
    trial = Trial(people("fr", phone=True), *hook_places())
    page = trial.page
    expect(trial.bar).to_be_visible()  # nothing can hover: it is there at once
    for key in ("client.turn", "client.flip", "client.lay"):
        box = trial.button(key).bounding_box()
        assert min(box["width"], box["height"]) >= 44, key
    page.touchscreen.tap(*trial.spot("e6"))
    assert trial.fits()
    assert "e6" in trial.covers()
    assert trial.got("sent") == []
    page.touchscreen.tap(*trial.spot("c3"))  # a corner: some way covers it
    assert trial.fits()
    assert "c3" in trial.covers()
    page.touchscreen.tap(*trial.spot("h9"))  # nothing fits here
    assert not trial.fits()
    trial.button("client.lay").tap(force=True)  # it says that it cannot, and when pressed why
    assert trial.got("sent") == []
    assert len(trial.got("asked")) == 1
    page.touchscreen.tap(*trial.spot("e5"))
    before = trial.covers()
    drag(trial, "e5", "f5")
    after = trial.covers()
    assert after == sorted(COLUMNS[COLUMNS.index(cell[0]) + 1] + cell[1:] for cell in before)
    trial.button("client.turn").tap()
    assert trial.fits()
    label = trial.bar.locator("p").text_content()
    trial.button("client.lay").tap()
    assert trial.got("sent") == [label.removeprefix("label of ")]


def drag(trial, here, there):
    """A finger from one cell to another."""
    wire = trial.person.context.new_cdp_session(trial.page)
    (x, y), (u, v) = trial.spot(here), trial.spot(there)
    wire.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [{"x": x, "y": y}]})
    for part in (0.3, 0.6, 1):
        point = {"x": x + (u - x) * part, "y": y + (v - y) * part}
        wire.send("Input.dispatchTouchEvent", {"type": "touchMove", "touchPoints": [point]})
    wire.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})


def test_keys_move_from_place_to_place(person):
    ways = ways_of(HOOK)
    acts = ["lay.ta.b2", "lay.ta.f2", "lay.ta.f7", "lay.tb.b3", "lay.tb.h7"]
    trial = Trial(person, drawing(ways), acts)
    page = trial.page
    page.keyboard.press("Tab")  # the way of one who plays by keys
    page.locator("#picker").focus()
    label = trial.bar.locator("p")
    expect(label).to_have_text("label of lay.ta.b2")
    assert "lay.ta.b2" in page.locator("#picker").get_attribute("aria-label")
    page.keyboard.press("ArrowRight")
    expect(label).to_have_text("label of lay.ta.f2")
    page.keyboard.press("ArrowDown")
    expect(label).to_have_text("label of lay.ta.f7")
    assert trial.got("heard")[-1] == "label of lay.ta.f7"
    page.keyboard.press("ArrowDown")  # nothing further down
    expect(label).to_have_text("label of lay.ta.f7")
    page.keyboard.press("Shift+ArrowUp")
    expect(label).to_have_text(person.words("client.no_place"))
    page.keyboard.press("Enter")
    assert trial.got("asked") == ["lay.ta.f6"]
    page.keyboard.press("r")
    expect(label).to_have_text("label of lay.tb.h7")
    assert trial.got("heard")[-1] == person.words("client.turned", n=2, of=8) + ". label of lay.tb.h7"
    page.keyboard.press("Enter")
    assert trial.got("sent") == ["lay.tb.h7"]


def pentagons(*acts):
    """A board of pentagons; `acts` are the places allowed."""
    return on_paper(pentagon_lattice(), pentagon_placer(), size=9 * 4 * UNIT), list(acts)


def middle_of(cell):
    return (COLUMNS.index(cell[0]) + 1) * 4 * UNIT, int(cell[1:]) * 4 * UNIT


def test_a_pentagon_turns_five_times_on_its_cell_and_tells_where_it_fits_not(person):
    """Each cell shows the tile standing on its own side; the pointer takes it from cell to cell."""
    trial = Trial(person, *pentagons("build.c3.r0", "build.c3.r2", "build.d3.r0", "build.f6.r4"))
    page, label = trial.page, trial.bar.locator("p")
    dot = "(() => { const { x, y } = document.querySelector('#picker .tile circle').getBoundingClientRect(); "
    dot += "return [Math.round(x), Math.round(y)] })()"
    page.mouse.move(*trial.at(*middle_of("c3")))
    expect(label).to_have_text("label of build.c3.r0")
    dots = []
    for n in range(5):
        assert page.locator("#picker").get_attribute("data-trial") == f"build.c3.r{n}"
        assert trial.fits() == (n in (0, 2))
        dots.append(tuple(page.evaluate(dot)))
        page.keyboard.press("r")
    assert len(set(dots)) == 5
    expect(label).to_have_text("label of build.c3.r0")
    expect(trial.button("client.flip")).to_be_hidden()
    looks = set()
    for cell in ("c3", "d3", "c4", "d4"):  # four kinds of cells, four looks of one turn
        page.mouse.move(*trial.at(*middle_of(cell)))
        assert page.locator("#picker").get_attribute("data-trial") == f"build.{cell}.r0"
        looks.add(page.evaluate("document.querySelector('#picker .tile').dataset.look"))
    assert looks == {"r000", "r010", "r001", "r011"}
    page.mouse.click(*trial.at(*middle_of("d4")))
    assert trial.got("asked") == ["build.d4.r0"]
    page.mouse.click(*trial.at(*middle_of("d3")))
    assert trial.got("sent") == ["build.d3.r0"]


def test_a_pentagon_is_laid_by_keys_and_by_finger(people):
    acts = ("build.c3.r0", "build.d3.r0", "build.f6.r4")
    trial = Trial(people("en"), *pentagons(*acts))
    page, label = trial.page, trial.bar.locator("p")
    page.keyboard.press("Tab")
    page.locator("#picker").focus()
    page.keyboard.press("ArrowRight")
    expect(label).to_have_text("label of build.d3.r0")
    page.keyboard.press("Shift+R")  # back to the last turn, which fits elsewhere
    expect(label).to_have_text("label of build.f6.r4")
    page.keyboard.press("Enter")
    assert trial.got("sent") == ["build.f6.r4"]
    trial = Trial(people("fr", phone=True), *pentagons(*acts))
    x, y = middle_of("f6")
    trial.page.touchscreen.tap(*trial.at(x + 5, y - 5))
    expect(trial.bar.locator("p")).to_have_text("label of build.f6.r4")
    trial.button("client.lay").tap()
    assert trial.got("sent") == ["build.f6.r4"]


def loose(*acts):
    """A board without a lattice: three points; of three turns the second is its own mirror image."""
    turns = [Turn("one", 1, 2), Turn("two", 2, 1), Turn("three", 0, 0)]
    looks = [Look(turn.name, '<circle r="20"/>', shape=outline([[(-20, -20), (20, -20), (0, 25)]])) for turn in turns]
    points = [Point("left", 80, 200), Point("right", 320, 200), Point("top", 200, 60)]
    return on_paper(placer("set.{cell}.{turn}", turns, looks, 60, points)), list(acts)


def at_hand(*turns):
    """Things on the board that stand for turns of the piece, in a row at the foot."""
    for at, turn in enumerate(turns):
        card = f'<rect x="{40 + at * 90}" y="330" width="60" height="60"/>'
        yield f'<g data-turn="{turn}" data-place="card:{turn}">{card}</g>'


def test_what_lies_at_hand_is_taken_up_by_mouse_finger_and_keys(people):
    acts = ("set.left.one", "set.right.one", "set.left.three", "set.right.three")
    board = loose()[0].replace("</svg>", "".join(at_hand("one", "two", "three")) + "</svg>")
    for phone in (False, True):
        trial = Trial(people("fr", phone=phone), board, acts)
        page, label, card = trial.page, trial.bar.locator("p"), trial.stage.locator("[data-turn=three]")
        if phone:
            expect(label).to_have_text("label of set.left.one")  # nothing can hover: the first is there at once
            page.touchscreen.tap(*trial.at(250, 360))
        else:
            page.mouse.click(*trial.at(250, 360))
        expect(label).to_have_text("label of set.left.three")
        expect(card).to_have_class("taken")
        expect(trial.button("client.next_piece")).to_be_visible()
        expect(trial.bar).to_contain_text(trial.person.words("client.piece_count", n=2, way=3, of=3))
        page.mouse.click(*trial.at(160, 360))  # fits nowhere: nothing is taken up
        expect(label).to_have_text("label of set.left.three")
        trial.stage.locator("[data-turn=one]").focus()
        page.keyboard.press("Enter")
        expect(label).to_have_text("label of set.left.one")
        assert trial.got("heard")[-1] == "label of set.left.one"
        page.keyboard.press("ArrowRight")  # the piece has the focus
        page.keyboard.press("Enter")
        assert trial.got("sent") == ["set.right.one"]


def test_without_a_lattice_a_piece_goes_only_where_it_may(person):
    trial = Trial(person, *loose("set.left.one", "set.left.three", "set.right.three", "set.top.one"))
    page, label = trial.page, trial.bar.locator("p")
    page.mouse.move(*trial.at(120, 190))
    expect(label).to_have_text("label of set.left.one")
    page.mouse.move(*trial.at(260, 180))  # here it fits only as the third
    expect(label).to_have_text("label of set.right.three")
    page.keyboard.press("r")
    expect(label).to_have_text("label of set.top.one")  # the nearest of the first
    page.keyboard.press("r")  # the second fits nowhere and is left out
    assert page.locator("#picker").get_attribute("data-trial").endswith(".three")
    page.keyboard.press("f")
    assert page.locator("#picker").get_attribute("data-trial").endswith(".one")
    page.mouse.click(*trial.at(90, 210))
    assert trial.got("sent") == ["set.left.one"]
    assert trial.got("asked") == []


def test_another_question_begins_anew_and_none_takes_it_away(person):
    board, acts = hook_places()
    trial = Trial(person, board, acts)
    trial.hover("d5")
    cells = trial.covers()
    trial.page.evaluate("(acts) => window.put(acts)", acts)  # told again, as after a gap in the line
    assert trial.covers() == cells
    trial.page.evaluate("(acts) => window.put(acts)", [*acts[:3], "done"])
    assert trial.covers() == []
    expect(trial.bar).to_be_hidden()
    assert [trial.page.evaluate("(act) => window.place.has(act)", act) for act in (acts[0], "done")] == [True, False]
    trial.page.evaluate("window.put(['done'])")
    expect(trial.page.locator("#picker")).to_have_count(0)


# -- a game -----------------------------------------------------------------------------------------------------------

WISHES = ("dig.", "recruit.", "pay.auto", "skip", "end")  # what a digger answers, the first that can be had


class Digger:
    """A person who digs in a game of `hall`, against a program that passes as soon as it can."""

    def __init__(self, person, seed=7):
        self.person, self.page = person, person.page
        seats = [{"kind": "open"}, {"kind": "program", "name": "Odd"}]
        made = person.server.post("/api/tables", {"game": "hall", "seats": seats, "seed": seed})
        self.odd = made["tokens"]["1"]
        person.sit(made["table"], "Emma")
        expect(self.page.locator("#sheet details").first).to_be_attached()  # the page listens
        self.picker = self.page.locator("#picker")

    def number(self):
        """How many answers the page has been told of; not all of them are told in the story."""
        return max((message.get("n", 0) for message in self.person.messages if message["type"] == "table"), default=0)

    def answer(self, act):
        """Through the list of answers, wherever it is."""
        self.page.locator(f'#answers [data-token="{act}"]').dispatch_event("click")

    def to_a_tile(self):
        """Answer until a tile is to be laid."""
        for _ in range(80):
            self.person.play_for(1, self.odd)
            expect(self.page.locator("#answers button").first).to_be_attached()
            if self.picker.count():
                return
            acts, before = self.person.look()["answers"], self.number()
            self.answer(next((act for wish in WISHES for act in acts if act.startswith(wish)), acts[0]))
            eventually(self.page, lambda before=before: self.number() > before, "the answer does not come through")
        raise AssertionError("no tile comes to hand")

    def laid(self):
        """Wait until the table has gone on; returns the answer given last."""
        expect(self.picker).to_have_count(0)
        entries = self.person.server.get(f"/api/tables/{self.person.table}/events")
        return [entry["token"] for entry in entries if entry["seat"] == 0][-1]


def test_tunnels_are_dug_by_mouse(person):
    """Turn the tile until it looks right, find the cell it hangs on, click."""
    digger = Digger(person)
    for number in range(2):
        digger.to_a_tile()
        acts = person.places()
        act = person.lay_by_mouse(acts[(number * 5 + 3) % len(acts)])
        assert digger.laid() == act


def test_tunnels_are_dug_by_finger(people):
    digger = Digger(people("fr", phone=True))
    page = digger.page
    for number in range(2):
        digger.to_a_tile()
        acts = digger.person.places()
        page.touchscreen.tap(*next(digger.person.spots(acts[(number * 5 + 3) % len(acts)])))
        expect(page.locator("#picker.fits")).to_have_count(1)
        page.locator(".place-bar button").first.tap()  # turned, it goes to the nearest place
        check(digger.person, "a tile under the finger")
        act = digger.person.trial()
        page.locator(".place-bar .go").tap()
        assert digger.laid() == act
        assert act in acts


def test_tunnels_are_dug_by_keys(person):
    """The focus goes to the tile with the question; Escape lets go of it, an arrow takes it up again."""
    digger, page = Digger(person), person.page
    bar = page.locator(".place-bar")
    for _ in range(2):
        page.keyboard.press("Escape")  # one who plays by keys
        digger.to_a_tile()
        expect(digger.picker).to_be_focused()
        expect(bar).to_be_visible()
        page.keyboard.press("Escape")
        expect(bar).to_be_hidden()
        page.keyboard.press("ArrowRight")
        expect(bar).to_be_visible()
        before = digger.person.trial()
        page.keyboard.press("ArrowRight")
        page.keyboard.press("ArrowDown")
        page.keyboard.press("r")
        assert digger.person.trial() != before
        ways = person.placing().turns
        turned = person.words("client.turned", n=ways.index(digger.person.way()) + 1, of=len(ways))
        expect(page.locator("#polite")).to_contain_text(turned)
        check(person, "a tile in hand")
        act = digger.person.trial()
        page.keyboard.press("Enter")
        assert digger.laid() == act


def test_r_turns_the_tile_and_opens_no_rules(person):
    digger, page = Digger(person), person.page
    digger.to_a_tile()
    rules = page.get_by_role("tabpanel", name=person.words("play.rules"))
    page.mouse.move(*next(digger.person.spots(digger.person.places()[0])))
    page.keyboard.press("r")
    expect(rules).to_be_hidden()
    page.keyboard.press("Escape")
    page.keyboard.press("r")
    expect(rules).to_be_hidden()
    page.keyboard.press("b")
    expect(rules).to_be_visible()


class Pointer:
    """A person at a table of `feast` who has won the round, and may lay the horn so that it points at somebody."""

    def __init__(self, person, seed=3):
        self.person, self.page = person, person.page
        seats = [{"kind": "open"}, *({"kind": "program", "name": name} for name in ("Odd", "Sif", "Tor"))]
        made = person.server.post("/api/tables", {"game": "feast", "seats": seats, "seed": seed})
        self.tokens = made["tokens"]
        person.sit(made["table"], "Emma")
        person.line_is_up()
        self.picker = self.page.locator("#picker")
        for verb in ("dish.", "boast.loudly", "take.antler"):  # the best dish, praised loudly, wins here
            act = max((act for act in person.wait_asked()["answers"] if act.startswith(verb)), key=lambda act: act[-1])
            person.page.locator(f'#answers [data-token="{act}"]').dispatch_event("click")
            expect(self.page.locator(f'#answers [data-token="{act}"]')).to_have_count(0)
            for seat, token in self.tokens.items():
                person.play_for(int(seat), token)
        expect(self.picker).to_have_count(1)

    def plate(self, seat):
        box = self.page.locator(f'[data-place="plate:p{seat + 1}"]').bounding_box()
        return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2

    def pointed(self):
        """Wait until the table has gone on; returns the answer given last."""
        expect(self.picker).to_have_count(0)
        entries = self.person.server.get(f"/api/tables/{self.person.table}/events")
        return [entry["token"] for entry in entries if entry["seat"] == 0][-1]


def test_a_horn_is_turned_by_mouse_and_carried_from_plate_to_plate(people):
    pointer = Pointer(people(motion="no-preference"))
    page, person = pointer.page, pointer.person
    page.mouse.move(*pointer.plate(1))
    assert person.trial() == "point.p2"
    page.mouse.move(*pointer.plate(3))
    assert person.trial() == "point.p4"
    page.keyboard.press("r")
    assert person.trial() == "point.p2"
    page.keyboard.press("Shift+R")
    assert person.trial() == "point.p4"
    check(person, "a horn in hand")
    page.mouse.down()
    page.mouse.up()
    assert passed(page, "plate") == [("", f"plate:p{seat}") for seat in (1, 2, 3, 4)]
    assert pointer.pointed() == "point.p4"
    drawn = "document.querySelector('#board svg > .pieces').outerHTML"
    shown = page.evaluate(drawn)
    page.reload()
    person.line_is_up()
    assert page.evaluate(drawn) == shown


def test_a_horn_is_turned_by_keys(person):
    pointer, page = Pointer(person), person.page
    page.keyboard.press("Tab")
    pointer.picker.focus()
    expect(page.locator(".place-bar")).to_be_visible()
    assert person.trial() == "point.p2"
    page.keyboard.press("ArrowRight")
    assert person.trial() == "point.p3"
    page.keyboard.press("Enter")
    assert pointer.pointed() == "point.p3"


def test_a_horn_is_turned_by_finger(people):
    pointer = Pointer(people("fr", phone=True))
    page = pointer.page
    page.touchscreen.tap(*pointer.plate(2))
    assert pointer.person.trial() == "point.p3"
    page.locator(".place-bar .go").tap()
    assert pointer.pointed() == "point.p3"


# -- a new table ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_options_of_a_new_table_are_those_for_so_many(person, seats):
    person.go("/new/hall")
    page = person.page
    page.get_by_role("radio", name=str(seats), exact=True).check(force=True)
    sent = page.evaluate("[...new FormData(document.getElementById('new')).keys()]")
    for name, count in (("side", 2), ("teams", 4)):
        choices = page.locator(f'.choices:has(input[name="option.{name}"])')
        expect(choices).to_be_visible(visible=seats == count)
        assert (f"option.{name}" in sent) == (seats == count)
    assert "option.workshops" in sent
