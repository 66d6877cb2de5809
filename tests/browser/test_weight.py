"""How much the page weighs and how soon one can play."""

import re
import time

import pytest
from playwright.sync_api import expect

FIRST_VISIT = 100 * 1024
PLAYABLE = 1.0  # seconds, on a machine that does nothing else


def play_at_once(person):
    """From the home page to a board that waits for an answer; the seconds it took."""
    started = time.perf_counter()
    person.button("home.play").first.click()
    person.page.wait_for_url(re.compile(r"/t/\w+$"))
    expect(person.page.locator("#stage .target[data-act]").first).to_be_visible()
    return time.perf_counter() - started


def test_a_first_visit_is_light(people):
    person = people("fr")
    wire = person.context.new_cdp_session(person.page)
    wire.send("Network.enable")
    weights = []
    wire.on("Network.loadingFinished", lambda event: weights.append(event["encodedDataLength"]))
    person.go("/")
    person.page.wait_for_load_state("networkidle")
    home = sum(weights)
    playable = play_at_once(person)
    person.wait_asked()
    person.page.wait_for_load_state("networkidle")
    print(f"home {home / 1024:.1f} KB, with the table {sum(weights) / 1024:.1f} KB, playable after {playable:.2f} s")
    assert home > 5_000  # it was measured at all
    assert sum(weights) < FIRST_VISIT


@pytest.mark.long
def test_a_first_visit_is_quick(people):
    """The best of three first visits: other tests run at the same time."""
    times = []
    for _ in range(3):
        person = people("fr")
        person.go("/")
        times.append(play_at_once(person))
    assert min(times) < PLAYABLE
