"""How much the page weighs and how soon one can play."""

import re
import time

from playwright.sync_api import expect

FIRST_VISIT = 150 * 1024
PLAYABLE = 3.0  # seconds, on a machine that is busy with other tests; 1 s is the aim


def test_a_first_visit_is_light_and_quick(people):
    person = people("fr")
    wire = person.context.new_cdp_session(person.page)
    wire.send("Network.enable")
    weights = []
    wire.on("Network.loadingFinished", lambda event: weights.append(event["encodedDataLength"]))
    person.go("/")
    person.page.wait_for_load_state("networkidle")
    home = sum(weights)
    started = time.perf_counter()
    person.button("home.play").first.click()
    person.page.wait_for_url(re.compile(r"/t/\w+$"))
    expect(person.page.locator("#stage .target[data-act]").first).to_be_visible()
    playable = time.perf_counter() - started
    person.wait_asked()
    person.page.wait_for_load_state("networkidle")
    print(f"home {home / 1024:.1f} KB, with the table {sum(weights) / 1024:.1f} KB, playable after {playable:.2f} s")
    assert home > 5_000  # it was measured at all
    assert sum(weights) < FIRST_VISIT
    assert playable < PLAYABLE
