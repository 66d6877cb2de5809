"""On every page and screen: letters one can read, targets one can hit, nothing sideways, no text beside its box."""

import pytest
from playwright.sync_api import expect

from tests.browser.test_dock import SIZES
from tests.longest import NAME

# What the page itself shows; boards are drawings with tests of their own.
MEASURE = """() => {
  const low = innerWidth <= 600 || innerHeight <= 520 ? 11 : 12, faults = new Set();
  const seen = (one) => one.checkVisibility({ visibilityProperty: true, opacityProperty: true });
  const unclipped = (one) => getComputedStyle(one).clipPath === "none";
  const shown = (one) => seen(one) && unclipped(one) && !one.closest(".hidden, .skip, svg, a:has(img)");
  const name = (one) => `${one.tagName}#${one.id}.${one.className.baseVal ?? one.className}`;
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const { parentElement: one, textContent } = texts.currentNode;
    if (!textContent.trim() || one.closest("script, style, template") || !shown(one)) continue;
    const size = parseFloat(getComputedStyle(one).fontSize), words = document.createRange();
    words.selectNodeContents(texts.currentNode);
    const { width, left, right } = words.getBoundingClientRect();
    if (width <= 1) continue; // for readers who listen
    const start = textContent.trim().slice(0, 30);
    if (size < low) faults.add(`letters of ${size}: ${name(one)} ${start}`);
    const box = one.closest("button, a.button, a.go, .choice span, td, th")?.getBoundingClientRect();
    const cut = getComputedStyle(one).textOverflow === "ellipsis";
    if (box && !cut && (left < box.left - 1 || right > box.right + 1)) faults.add(`text leaves ${name(one)} ${start}`);
  }
  for (const one of document.querySelectorAll("button, a, input, summary, [role=tab], [tabindex='0']")) {
    const inText = one.matches(":is(p, li, td) a") && !one.matches(".button, .go");
    if (!shown(one) || one.type === "hidden" || inText) continue;
    const { width, height } = (one.closest(".choice, .switch") ?? one).getBoundingClientRect();
    if (width <= 1) continue;
    if (Math.min(width, height) < 24) faults.add(`target of ${width} x ${height}: ${name(one)}`);
  }
  const { scrollWidth } = document.scrollingElement;
  if (scrollWidth > innerWidth) faults.add(`sideways: ${scrollWidth}`);
  return [...faults];
}"""
PLACES = (
    "/",
    "/new/hall",
    "/rules/kings",
    "/me",
    "/t/{lobby}",
    "/t/{table}",
    "/t/{over}",
    "/t/{over}/replay",
    "/t/none",
)


@pytest.fixture(scope="module")
def known(browser, server):
    """Somebody with the longest name, and tables of all kinds."""
    from tests.browser.person import Person

    context = browser.new_context(base_url=server.url, locale="fr-FR", reduced_motion="reduce")
    person = Person(context, server, "fr")
    over = person.finished_table("bot.gentle", name=NAME)
    table = person.set_table("me", "bot.gentle", "bot.steady", game="hall")
    lobby = person.set_table("me", "open", "device", names=("", "", NAME), game="hall")
    person.places = [path.format(lobby=lobby, table=table, over=over) for path in PLACES]
    yield person
    context.close()


SHORT = ("small phone", "tablet upright", "desk")  # the others take their time
SCREENS = [pytest.param(size, id=name, marks=() if name in SHORT else pytest.mark.long) for name, size in SIZES.items()]


@pytest.mark.parametrize("size", SCREENS)
def test_pages_are_legible_and_easy_to_hit(known, size):
    page, found = known.page, []
    page.set_viewport_size(dict(zip(("width", "height"), size, strict=True)))
    for path in known.places:
        page.goto(known.server.url + path)
        expect(page.locator("#main")).to_be_visible()
        if page.locator("#prompt").count():
            for tab in page.get_by_role("tab").all():
                tab.click()
                found += [f"{path} {tab.get_attribute('id')}: {fault}" for fault in page.evaluate(MEASURE)]
        found += [f"{path}: {fault}" for fault in page.evaluate(MEASURE)]
    assert found == []
