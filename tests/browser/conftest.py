"""Debian's Chromium before a real server process: what a person sees and does, nothing from inside."""

import shutil
from pathlib import Path

import pytest
from playwright.sync_api import expect, sync_playwright

from tests.browser.person import Person
from tests.server.process import Server

FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
    "--disable-lcd-text",
    "--num-raster-threads=1",
]
DESKTOP = {"width": 1440, "height": 900}
PHONE = {"width": 390, "height": 844}
LOCALES = {"fr": "fr-FR", "en": "en-GB"}

expect.set_options(timeout=8_000)


def chromium():
    """Where the browser is; without one these tests fail, they are not passed over."""
    for name in ("/usr/bin/chromium", "chromium", "google-chrome"):
        if found := shutil.which(name):
            return found
    pytest.fail("no Chromium: `./dovre test` installs it, or: apt-get install chromium", pytrace=False)


def pytest_collection_modifyitems(items):
    """A browser on a busy machine can be late: a test that fails is tried once more, which the report says."""
    here = Path(__file__).parent
    for item in items:
        if here in item.path.parents:
            item.add_marker(pytest.mark.flaky(reruns=1))


@pytest.fixture(scope="package")
def browser():
    """One browser for all tests of this folder; closed with it, since it keeps an event loop running."""
    path = chromium()
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=path, args=FLAGS)
        yield browser
        browser.close()


@pytest.fixture(scope="package")
def server(tmp_path_factory):
    """The server that tests share."""
    with Server(tmp_path_factory.mktemp("browser") / "dovre.sqlite3") as server:
        yield server


@pytest.fixture
def people(browser, server, request):
    """Call it for one more person at a browser of their own; at the end no browser may have complained."""
    came = []
    server.deal_for(request.node.nodeid)

    def come(lang="en", *, phone=False, confirms=False, theme="light", motion="reduce", at=server, **more):
        context = browser.new_context(
            base_url=at.url,
            locale=LOCALES[lang],
            color_scheme=theme,
            reduced_motion=motion,
            viewport=PHONE if phone else DESKTOP,
            has_touch=phone,
            is_mobile=phone,
            **more,
        )
        context.set_default_timeout(8_000)
        person = Person(context, at, lang, seed=len(came) + 1, phone=phone, confirms=confirms)
        came.append(person)
        return person

    yield come
    troubles = [trouble for person in came for trouble in person.troubles]
    for person in came:
        person.context.close()
    assert troubles == []


@pytest.fixture
def person(people):
    """One person, in English, at a desk."""
    return people()
