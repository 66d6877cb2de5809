"""A person before the page: looks at what is marked, clicks, taps or presses keys, and hears what is announced.

Everything goes by what every game has: things on the board with `data-act`, the list of answers, the prompt. So a game
that comes later is played by the same helpers.
"""

import json
import random
import re
import zlib
from xml.etree import ElementTree

from playwright.sync_api import expect

from dovre.kernel.texts import load_texts
from tests.placing import Placing

# What a look at the table tells: the things one can choose, the answers, and how much has happened.
LOOK = """() => {
  const all = (what) => [...document.querySelectorAll(what)];
  const things = all('#stage .target[data-act]');
  return {
    things: things.map((one) => ({name: one.dataset.for, acts: one.dataset.act.split(' ')})),
    focus: things.indexOf(document.activeElement),
    answers: all('#answers [data-token]').map((one) => one.dataset.token),
    tile: document.querySelector('#picker') !== null,
    n: document.querySelector('#main').dataset.n,
    told: all('#log li:not(.since)').length,
    over: !document.querySelector('#ending').hidden,
    prompt: document.querySelector('#prompt').textContent,
  };
}"""
# The look, as soon as something else is asked than before. Where several are asked at once others answer meanwhile:
# only another question is new, and none may be under way. Looked at in the same moment, before more can come in.
ASKED_ANEW = f"""([n, answers, prompt]) => {{
  const seen = ({LOOK})();
  if (seen.over) return seen;
  if (!document.querySelector('#answers button') || seen.n === n) return null;
  if (Object.keys(sessionStorage).some((key) => key.startsWith('dovre.pending.'))) return null;
  if (Number(seen.n) < Number(document.querySelector('#main').dataset.stored ?? 0)) return null;
  const same = seen.answers.join() === answers && seen.prompt === prompt;
  return !same || document.querySelectorAll('#sheet em.now').length < 2 ? seen : null;
}}"""
# Where on the screen the cells lie that each way to turn a piece covers, from a point; and where the points are.
PLACES = """() => {
  const svg = document.querySelector("#board svg"), placer = svg.querySelector(".placer");
  const { a, e, f } = svg.getScreenCTM();
  const node = placer.dataset.points ? placer : svg.querySelector(".lattice");
  return { scale: a, left: e, top: f, placer: placer.outerHTML, points: node.outerHTML };
}"""
TURNS = "rrrrfrrrr"  # keys that bring a tile into every way
TO_A_FIT = ("ArrowUp", "r", "ArrowLeft", "ArrowUp", "r", "ArrowDown", "ArrowRight", "ArrowRight", "r", "ArrowDown")
MOST_ANSWERS = 400  # of one person in one game; a game that lasts longer does not end
MOST_TABS = 120
SETTLED = 150  # ms


# Where in its box a thing can be hit, the middle first: smaller things may lie on a large one. Null for nowhere.
OPEN_POINT = """(one) => {
  const { x, y, width, height } = one.getBoundingClientRect(), steps = [0.5, 0.3, 0.7, 0.15, 0.85, 0.05, 0.95];
  const hit = (left, top) => one.contains(document.elementFromPoint(x + left * width, y + top * height));
  for (const top of steps) for (const left of steps) if (hit(left, top)) return { x: left * width, y: top * height };
  return null;
}"""


def click_where_open(thing):
    """Click on a thing where nothing else lies on it."""
    thing.scroll_into_view_if_needed()
    thing.click(position=thing.evaluate(OPEN_POINT))


def eventually(page, check, what, timeout=6_000):
    """Wait until something holds that has to be compared with what the server knows."""
    for _ in range(timeout // 30):
        if check():
            return
        page.wait_for_timeout(30)
    raise AssertionError(what)


class Person:
    """One browser context with one page."""

    def __init__(self, context, server, lang, seed=1, *, phone=False, confirms=False):
        self.context = context
        self.server = server
        self.lang = lang
        self.phone = phone
        self.words = load_texts("dovre.server", lang).say
        self.chance = random.Random(seed)
        if not confirms:  # what cannot be taken back is given at once, as in the settings of the page
            context.add_init_script("localStorage.dovreNoConfirm = '1'")
        self.page = context.new_page()
        self.troubles = []  # what the browser complains of: errors of scripts, of the policy, of the network
        self.frames = []  # what came in through sockets
        self.visits = 0  # how often the page was loaded
        self.forgiving = False
        self.page.on("console", self._heard)
        self.page.on("pageerror", lambda error: self.troubles.append(str(error)))
        self.page.on("load", self._loaded)
        self.page.on("websocket", lambda socket: socket.on("framereceived", self._received))

    def _heard(self, message):
        if message.type in ("error", "warning") and not self.forgiving:
            self.troubles.append(f"{message.type}: {message.text} ({message.location.get('url')})")

    def _loaded(self, _):
        self.visits += 1

    def _received(self, frame):
        self.frames.append(frame)

    @property
    def texts(self):
        """What the socket told, unpacked."""
        frames = list(self.frames)
        return [frame if isinstance(frame, str) else zlib.decompress(frame, -15).decode() for frame in frames]

    @property
    def messages(self):
        """What the socket told, read."""
        return [json.loads(text) for text in self.texts]

    def told(self, seat=None):
        """Each message of the table: its text, after which entry it was sent, and for whose eyes.

        A page that has its picture already is not told the seat, which is `seat`.
        """
        number, shown, found = 0, seat, []
        for text in self.texts:
            message = json.loads(text)
            if message["type"] == "table":
                same = message.get("base") == message["seq"]
                number, shown = message.get("n", number), seat if same else message.get("seat", shown)
                found.append((text, number, shown))
        return found

    # -- going about ---------------------------------------------------------------------------------------------

    def go(self, path):
        return self.page.goto(self.server.url + path)

    def button(self, key, **parts):
        self._scripted()
        return self.page.get_by_role("button", name=self.words(key, **parts), exact=True)

    def link(self, key, **parts):
        return self.page.get_by_role("link", name=self.words(key, **parts), exact=True)

    def tab(self, key):
        self._scripted()
        return self.page.get_by_role("tab", name=re.compile(rf"^{re.escape(self.words(key))}\b"))

    def _scripted(self):
        """The page's scripts have begun: a board can be seen before, but what is pressed then is heard by nobody."""
        self.page.wait_for_load_state("load")

    @property
    def table(self):
        """The id of the table one is at."""
        return re.search(r"/t/(\w+)", self.page.url).group(1)

    def info(self, table):
        """What everybody may know of a table, from the interface for programs."""
        return self.server.get(f"/api/tables/{table}")

    def set_table(self, *seats, name="Emma", names=(), game="kings"):
        """Make a table through the pages, by mouse: seats as the form calls them; `names` of people at this device."""
        self.go(f"/new/{game}")
        page = self.page
        if page.get_by_label(self.words("form.name")).count():
            page.get_by_label(self.words("form.name")).fill(name)
        page.get_by_role("radio", name=str(len(seats)), exact=True).check(force=True)
        for number, kind in enumerate(seats):
            seat = page.get_by_role("group", name=self.words("new.seat", n=number + 1))
            seat.get_by_role("radio", name=self.seat_words(kind), exact=True).check(force=True)
            if kind == "device":
                seat.get_by_label(self.words("new.their_name")).fill(names[number])
        self.button("new.start").click()
        page.wait_for_url("**/t/*")
        return self.table

    def seat_words(self, kind):
        kind, _, level = kind.partition(".")
        return self.words(f"new.{kind}", level=self.words(f"level.{level}")) if level else self.words(f"new.{kind}")

    def sit(self, table, name):
        """Come by the link and take the free seat."""
        self.go(f"/t/{table}")
        self.page.get_by_label(self.words("form.name")).fill(name)
        self.button("lobby.sit").click()
        expect(self.page.locator("#board svg")).to_be_visible()

    def finished_table(self, *others, name="Emma"):
        """A table at its end: the seat is left to a bot, and the bots play it out while nobody looks."""
        table = self.set_table("me", *others, name=name)
        self.tab("play.more").click()
        self.button("play.leave", name=name).click()
        self.page.wait_for_load_state()
        self.go("/me")
        eventually(self.page, lambda: self.info(table)["status"] == "over", "the bots come to no end", 20_000)
        self.go(f"/t/{table}")
        expect(self.button("play.rematch")).to_be_visible()
        return table

    # -- the table -----------------------------------------------------------------------------------------------

    def look(self):
        return self.page.evaluate(LOOK)

    def wait_asked(self, before=None, timeout=10_000):
        """Wait until a question other than the one of `before` is asked of me, or the game is over."""
        known = [before["n"], ",".join(before["answers"]), before["prompt"]] if before else ["", "", ""]
        while True:
            seen = self.page.wait_for_function(ASKED_ANEW, arg=known, timeout=timeout, polling=20).json_value()
            if (
                before is None
                or seen["over"]
                or (seen["answers"], seen["prompt"]) != (before["answers"], before["prompt"])
            ):
                return seen
            self.page.wait_for_timeout(SETTLED)  # what was stored may not be shown yet
            if self.look() == seen:
                return seen

    def wait_told(self, before):
        """Wait until something is told that was not yet told in `before`."""
        eventually(self.page, lambda: self.look()["told"] > before["told"], "nothing is told")

    def wait_other(self, before):
        """Wait until the answers are others than in `before`, or none."""
        eventually(self.page, lambda: self.look()["answers"] != before["answers"], "the question stays")

    def wait_unasked(self):
        expect(self.page.locator("#answers [data-token]")).to_have_count(0)

    def line_is_up(self):
        """The socket is open: there is no note that it connects."""
        self.page.wait_for_load_state("load")  # the line may be up before the browser calls the page loaded
        expect(self.page.locator("#note")).to_be_hidden()

    def hand(self):
        """The faces of pieces with a handle: the cards in hand that lie open on this screen."""
        return self.page.evaluate("[...document.querySelectorAll('[data-handle]')].map((one) => one.dataset.piece)")

    def faces(self):
        """The names of all pieces drawn."""
        return set(self.page.evaluate("[...document.querySelectorAll('[data-piece]')].map((one) => one.dataset.piece)"))

    def thing(self, name):
        return self.page.locator(f'#stage .target[data-for="{name}"]')

    def _road(self, seen, act):
        """The things to choose, one after the other, until one answer is left; and whether some are left over."""
        left, road = set(seen["answers"]), []
        for thing in seen["things"]:
            if act in thing["acts"] and (len(left) > 1 or not road):
                road.append(thing["name"])
                left &= set(thing["acts"])
        return road, len(left) > 1 or not road

    def choose(self, seen, act, press):
        """Choose an answer on the board; one that the board does not tell apart comes from the small choice."""
        road, unclear = self._road(seen, act)
        for name in road:
            press(self.thing(name))
        if unclear:
            button = self.page.locator(f'#answers [data-token="{act}"]')
            label = button.text_content()
            place = self.page.locator("#pop, #closeup" if road else "#answers")
            if not road and not button.is_visible():  # it has found no room in the row
                press(self.page.locator("#answers button.all"))
            press(place.get_by_role("button", name=label, exact=True))

    def some(self, seen):
        return self.chance.choice(seen["answers"])

    def click(self, seen, act=None):
        """Answer by mouse."""
        if seen["tile"] and act is None:
            self.lay_by_mouse()  # which opens the list of places: other buttons are no sign that it was taken
            eventually(self.page, lambda: self.look()["n"] != seen["n"], "it is not laid")
        else:
            self.choose(seen, act or self.some(seen), click_where_open)

    # -- a tile in hand ------------------------------------------------------------------------------------------

    def places(self):
        """The places of the tile, as the list has them; its buttons are made when they are wanted."""
        opener = self.page.locator("#answers button.all")
        opener.click()
        listed = self.page.locator("#answers [data-token]").evaluate_all("(all) => all.map((one) => one.dataset.token)")
        opener.click()
        places = self.placing().places
        return [act for act in listed if act in places]

    def placing(self):
        """What the board tells of the piece in hand."""
        told = self.page.evaluate(PLACES)
        self.scale, self.corner = told["scale"], (told["left"], told["top"])
        both = dict.fromkeys((told["placer"], told["points"]))
        return Placing(ElementTree.fromstring(f"<svg>{''.join(both)}</svg>"))

    def spots(self, act):
        """Where on the screen the middles of the cells lie that a placement covers."""
        for x, y in self.placing().cells(act):
            yield self.corner[0] + x * self.scale, self.corner[1] + y * self.scale

    def way(self):
        """How the piece is turned: the name of its look."""
        return self.page.evaluate("document.querySelector('#picker .tile').dataset.look")

    def trial(self):
        """The answer that the piece stands for as it lies."""
        return self.page.locator("#picker").get_attribute("data-trial")

    def lay_by_mouse(self, act=None):
        """Turn the tile until it looks right, find the cell it hangs on, click. Returns the answer."""
        act = act or self.chance.choice(self.places())
        spots, look = list(self.spots(act)), self.placing().look(act).get("data-look")
        self.page.mouse.move(*spots[0])
        for key in TURNS:
            if self.way() != look:
                self.page.keyboard.press(key)
        for spot in spots:
            self.page.mouse.move(*spot)
            if self.trial() == act:
                break
        expect(self.page.locator("#picker.fits")).to_have_count(1)
        self.page.mouse.down()
        self.page.mouse.up()
        return act

    def lay_by_keys(self):
        """Wherever some arrows and turns lead from the first place that fits. Returns the answer."""
        picker = self.page.locator("#picker")
        if not picker.evaluate("(one) => one === document.activeElement"):
            self.tab_to(picker)
        for _ in range(self.chance.randrange(4)):
            self.page.keyboard.press(self.chance.choice(["ArrowRight", "ArrowDown", "ArrowLeft", "r", "f"]))
        for key in TO_A_FIT * 3:
            if self.page.locator("#picker.fits").count():
                break
            self.page.keyboard.press(key)
        act = self.trial()
        self.page.keyboard.press("Enter")
        return act

    # -- fingers and keys ----------------------------------------------------------------------------------------

    def tap(self, seen, act=None):
        """Answer by finger: a lone answer waits for a second tap."""
        act = act or self.some(seen)
        self.choose(seen, act, lambda thing: thing.tap())
        last = self.page.locator("#stage .target.chosen")
        if last.count():
            last.first.tap()

    def type(self, seen, act=None):
        """Answer by keys alone, from wherever the focus is on the board."""
        if seen["tile"] and act is None:
            self.lay_by_keys()
            return
        self.choose(seen, act or self.some(seen), self.press_on)

    def press_on(self, thing):
        self.tab_to(thing)
        self.page.keyboard.press("Enter")

    def tab_to(self, thing):
        """Press Tab until this has the focus; on the board forth or back, whichever is nearer."""
        for key in self._way(thing):
            self.page.keyboard.press(key)
        handle = thing.element_handle()
        for _ in range(MOST_TABS):
            if handle.evaluate("(one) => one === document.activeElement"):
                return
            self.page.keyboard.press("Tab")
        raise AssertionError(f"no key leads to {thing}")

    def _way(self, thing):
        name = thing.get_attribute("data-for")
        if name is None:
            return []
        seen = self.look()
        steps = [one["name"] for one in seen["things"]].index(name) - seen["focus"]
        return ["Tab" if steps > 0 else "Shift+Tab"] * abs(steps) if seen["focus"] >= 0 else []

    def play_on(self, way, answers=MOST_ANSWERS):
        """Answer so often, or to the end; returns what is seen then."""
        seen = self.wait_asked()
        for _ in range(answers):
            if seen["over"]:
                return seen
            way(seen)
            seen = self.wait_asked(seen)
        return seen

    def play_for(self, seat, token, table=None):
        """A program at the same table answers as long as its seat is asked."""
        path = f"/api/tables/{table or self.table}"
        seen = self.server.get(f"{path}/view", token)
        while seat in seen["view"]["waiting"]:
            self.server.post(f"{path}/answers", {"n": seen["n"], "token": seen["view"]["legal"][-1]}, token)
            seen = self.server.get(f"{path}/view", token)
