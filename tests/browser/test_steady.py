"""Nothing on the page jumps while it loads and while one plays."""

import pytest

from tests.browser.test_dock import SIZES

MOST = 0.02
# Every shift counts, also those right after a click, which browsers forgive.
WATCH = """() => {
  window.shifts = [];
  const name = (one) => one ? `${one.nodeName}#${one.id ?? ""}.${one.className?.baseVal ?? one.className ?? ""}` : "";
  new PerformanceObserver((list) => {
    for (const { value, sources } of list.getEntries()) {
      window.shifts.push([value, sources.map(({ node }) => name(node))]);
    }
  }).observe({ type: "layout-shift", buffered: true });
}"""
GAMES = [
    ("kings", "desk"),
    ("hall", "phone"),
    ("fall", "phone"),
    pytest.param("hall", "desk", marks=pytest.mark.long),
    pytest.param("kings", "tablet upright", marks=pytest.mark.long),
    pytest.param("hall", "phone sideways", marks=pytest.mark.long),
]


@pytest.mark.parametrize(("game", "screen"), GAMES)
def test_a_table_stands_still(people, game, screen):
    width, height = SIZES[screen]
    phone = screen == "phone"
    person = people("fr", phone=phone, motion="no-preference")
    if not phone:
        person.page.set_viewport_size({"width": width, "height": height})
    person.go("/")  # tells the server what screen this is
    person.set_table("me", "bot.gentle", "bot.gentle", game=game)
    person.page.context.add_init_script(f"({WATCH})()")
    person.page.reload()
    seen = person.wait_asked()
    for _ in range(5):
        if seen["tile"]:
            person.page.locator("#answers .all").click()
        person.page.locator("#answers [data-token]").first.dispatch_event("click")
        seen = person.wait_asked(seen)
    person.page.wait_for_timeout(400)  # until the last piece lies
    shifts = person.page.evaluate("window.shifts")
    assert sum(value for value, _ in shifts) < MOST, [one for one in shifts if one[0] > 0.001]
