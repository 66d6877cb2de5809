"""The line to the server: cut, silent, or the server killed; the page comes back by itself."""

import pytest
from playwright.sync_api import expect

from tests.browser.truth import hand, states
from tests.server.process import Server


@pytest.fixture
def own_server(tmp_path):
    """A server that may be killed."""
    with Server(tmp_path / "dovre.sqlite3") as server:
        yield server


def entries(person):
    """The log of the table: entry, seat and answer."""
    log = person.server.get(f"/api/tables/{person.table}/events")
    return [(entry["n"], entry["seat"], entry["token"]) for entry in log]


def test_the_page_outlives_a_killed_server(people, own_server):
    person = people("fr", at=own_server)
    person.set_table("me", "bot.gentle")
    seen = person.play_on(person.click, 1)
    visits, log = person.visits, entries(person)
    person.forgiving = True  # the browser notes that the server is gone
    own_server.kill()
    note = person.page.get_by_role("status").filter(has_text=person.words("client.connecting"))
    expect(note).to_be_visible()
    own_server.start()
    expect(note).to_be_hidden()
    assert entries(person) == log
    state = states(own_server, person.table)[-1]
    assert hand(state, 0) <= person.faces()
    person.click(seen)
    seen = person.wait_asked(seen)
    act = person.some(seen)
    person.click(seen, act)  # and killed while an answer is on its way
    own_server.kill()
    expect(note).to_be_visible()
    own_server.start()
    expect(note).to_be_hidden()
    seen = person.wait_asked()
    mine = [token for _, seat, token in entries(person) if seat == 0]
    assert len(mine) in (2, 3)
    assert len(mine) == 2 or mine[-1] == act
    person.play_on(person.click, 1)
    log = entries(person)
    assert [number for number, *_ in log] == list(range(1, len(log) + 1))
    assert person.visits == visits


def test_a_cut_line_is_taken_up_again(people):
    """Both ways: the network of the device goes, and only the socket closes."""
    emma, oluf = people("en"), people("fr")
    sockets = []

    def between(route):
        route.connect_to_server()
        sockets.append(route)

    oluf.page.route_web_socket("**/socket", between)
    table = emma.set_table("me", "open")
    oluf.sit(table, "Oluf")
    expect(emma.page.locator("#board svg")).to_be_visible()
    emma.line_is_up()
    oluf.line_is_up()
    visits = oluf.visits
    oluf.forgiving = True
    for _ in range(2):
        before = oluf.look()
        oluf.context.set_offline(True)
        sockets[-1].close()
        expect(oluf.page.get_by_text(oluf.words("client.connecting"))).to_be_visible()
        active = emma if emma.look()["answers"] else None
        if active:
            seen = emma.wait_asked()
            emma.click(seen)
            emma.click(emma.wait_asked(seen))
        oluf.context.set_offline(False)
        expect(oluf.page.get_by_text(oluf.words("client.connecting"))).to_be_hidden()
        if active:  # what happened meanwhile is told
            oluf.wait_told(before)
        seen = oluf.wait_asked()
        oluf.click(seen)
        oluf.click(oluf.wait_asked(seen))
        oluf.wait_unasked()
        emma.wait_asked()
    assert oluf.visits == visits
    assert len(sockets) >= 3
