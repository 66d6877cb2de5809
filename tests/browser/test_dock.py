"""The dock has one height for all questions, and room for the longest of them, on every screen."""

import pytest
from playwright.sync_api import expect

import dovre
from dovre.kernel.texts import LANGUAGES, load_texts
from dovre.server.identity import NAME_MOST
from tests.longest import NAME, family, longest

SIZES = {
    "small phone": (360, 740),
    "phone": (390, 844),
    "phone sideways": (844, 390),
    "tablet upright": (768, 1024),
    "tablet": (1024, 768),
    "laptop": (1280, 800),
    "desk": (1440, 900),
    "large desk": (1920, 1080),
}
# For each prompt: what is wrong with it, and where stage and dock lie.
MEASURE = """async (prompts) => {
  const { showPrompt } = await import("/static/dock.js");
  const $ = (id) => document.getElementById(id), box = (one) => one.getBoundingClientRect();
  const within = (low, high, from, to) => low >= from - 1 && high <= to + 1;
  const inside = (one, other) => within(one.left, one.right, other.left, other.right)
    && within(one.top, one.bottom, other.top, other.bottom);
  const before = (end, start) => end <= start + 1;
  const apart = (one, other) => before(one.right, other.left) || before(other.right, one.left)
    || before(one.bottom, other.top) || before(other.bottom, one.top);
  const least = innerWidth <= 600 ? 11 : 12, faults = [], scrolled = [], places = new Set();
  for (const prompt of prompts) {
    const mark = Object.assign(document.createElement("a"), { className: "rule", href: "#", textContent: "§" });
    showPrompt(prompt, [mark]);
    const words = document.createRange(), dock = document.querySelector(".dock");
    words.selectNodeContents($("prompt"));
    const over = $("prompt-box").classList.contains("over"), text = box(over ? $("prompt") : words);
    const size = parseFloat(getComputedStyle($("prompt")).fontSize);
    const say = (what) => faults.push(`${what}: ${prompt}`);
    if (!inside(text, box($("prompt-box")))) say("the prompt leaves its box");
    if (!inside(box($("prompt-box")), box(dock))) say("the prompt leaves the dock");
    if (!inside(box(mark), box(dock)) || box(mark).height < 24) say("the mark is clipped");
    for (const other of [$("answers"), $("undo-group"), mark]) {
      if (!apart(text, box(other))) say(`the prompt lies over ${other.id}`);
    }
    if (size < least) say(`letters of ${size}`);
    if (over) scrolled.push(prompt);
    const page = document.scrollingElement;
    if (page.scrollWidth > innerWidth || page.scrollHeight > innerHeight) say("the page scrolls");
    places.add([...["x", "y", "width", "height"].flatMap((side) => [box(dock)[side], box($("stage"))[side]])].join());
  }
  return { faults, scrolled, places: [...places] };
}"""


def prompts():
    """Every question of every game in both languages, and what stands there while others are asked or at the end."""
    found = set()
    for lang in LANGUAGES:
        own = load_texts("dovre.server", lang)
        for slug in dovre.slugs():
            game = dovre.game(slug)
            texts = load_texts(game.package, lang)
            found |= {longest(texts, key) for key in texts.table if key.startswith("prompt.")}
            others = texts.join([NAME] * (game.seats[-1] - 1))
            found |= {own.say("table.waits", seats=others), own.say("table.chosen", seats=others)}
            found.add(own.say("table.over", result=family(texts, "end")[0]))
    return sorted(found)


def test_the_longest_name_is_as_long_as_a_name_may_be():
    assert len(NAME) == NAME_MOST


@pytest.fixture(scope="module")
def asked(browser, server):
    """Somebody who is asked, at a table where every answer stands on the board."""
    from tests.browser.person import Person

    context = browser.new_context(base_url=server.url, locale="fr-FR", reduced_motion="reduce")
    person = Person(context, server, "fr")
    person.set_table("me", "bot.gentle")
    person.wait_asked()
    yield person
    assert person.troubles == []
    context.close()


@pytest.mark.parametrize("size", SIZES.values(), ids=SIZES)
def test_every_prompt_has_room_and_the_dock_one_height(asked, size):
    page, (width, height) = asked.page, size
    page.set_viewport_size({"width": width, "height": height})
    expect(page.locator(f"#board svg.{'phone' if width <= 600 or width < height else 'desktop'}")).to_be_visible()
    every = prompts()
    assert len(every) > 60
    found = page.evaluate(MEASURE, every)
    assert found["faults"] == []
    waiting = {line for line in every if line.count(NAME) > 3}
    assert set(found["scrolled"]) <= waiting, "only a line with all the longest names may have to be scrolled"
    assert len(found["places"]) == 1, "stage and dock stay where they are"


def test_the_whole_turn_is_taken_back_from_the_menu_of_undo(person):
    person.set_table("me", "bot.gentle", game="hall")
    page, seen = person.page, person.wait_asked()
    more = person.button("play.undo_more")
    for _ in range(40):
        if page.locator("#undo-count").text_content() not in ("", "1"):
            break
        if seen["tile"]:
            person.lay_by_mouse()
        else:
            act = next((act for act in seen["answers"] if act.startswith("dig.")), seen["answers"][0])
            page.locator(f'#answers [data-token="{act}"]').dispatch_event("click")
        seen = person.wait_asked(seen)
    expect(more).to_be_enabled()
    dock = page.locator(".dock").bounding_box()
    more.focus()
    page.keyboard.press("Enter")
    whole = page.get_by_role("menuitem", name=person.words("play.undo_all"), exact=True)
    last = page.get_by_role("menuitem", name=person.words("play.undo_one"), exact=True)
    expect(last).to_be_focused()
    page.keyboard.press("Escape")
    expect(whole).to_be_hidden()
    expect(more).to_be_focused()
    page.keyboard.press("Enter")
    page.keyboard.press("ArrowDown")
    expect(whole).to_be_focused()
    assert page.locator(".dock").bounding_box() == dock
    page.keyboard.press("Enter")
    expect(page.locator("#undo-count")).to_have_text("")
    expect(more).to_be_disabled()
    expect(whole).to_be_hidden()
