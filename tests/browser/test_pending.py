"""An answer sent while the server is away is kept, shown, and goes out once, or is refused in words."""

import json

import pytest
from playwright.sync_api import expect

from tests.browser.person import eventually
from tests.server.process import Server

RETURN = 15_000  # ms until the page has found a server that came back, on a busy machine


@pytest.fixture
def own_server(tmp_path):
    """A server that may be killed."""
    with Server(tmp_path / "dovre.sqlite3") as server:
        yield server


class Line:
    """Stands between a page and its socket: passes everything on, unless told to swallow some kinds of messages."""

    def __init__(self, person):
        self.swallow_up, self.swallow_down = set(), set()
        person.page.route_web_socket("**/socket", self._open)

    def _open(self, route):
        server = route.connect_to_server()
        route.on_message(lambda text: self._pass(text, self.swallow_up, server))
        server.on_message(lambda data: self._pass(data, self.swallow_down, route))

    def _pass(self, data, swallow, to):
        kind = json.loads(data)["type"] if isinstance(data, str) else "table"
        if kind not in swallow:
            to.send(data)


def entries(person):
    log = person.server.get(f"/api/tables/{person.table}/events")
    return [(entry["seat"], entry["token"]) for entry in log]


def pending(person):
    return person.page.locator("#pending")


def answer_now(person, act):
    """By its button, also where the board does not take clicks."""
    person.page.locator(f'#answers [data-token="{act}"]').evaluate("(one) => one.click()")


def label_of(person, act):
    return person.page.locator(f'#answers [data-token="{act}"]').text_content()


def until_undo(person, token, seen):
    """Answer until one of the answers can be taken back; returns it."""
    for _ in range(12):
        act = seen["answers"][0]
        answer_now(person, act)
        person.wait_other(seen)
        if person.page.locator("#undo-count").text_content():
            return act
        person.play_for(1, token)
        seen = person.wait_asked()
    raise AssertionError("nothing can be taken back")


def table_of_two(people, server, lang="en"):
    """A person and a program; the person is asked. Returns both, and what the person sees."""
    person = people(lang, at=server)
    table = person.set_table("me", "open")
    token = server.post(f"/api/tables/{table}/seats/1", {"name": "Odd"})["token"]
    expect(person.page.locator("#board svg")).to_be_visible()
    person.line_is_up()
    person.play_for(1, token)
    person.forgiving = True  # the browser notes that the server is gone
    return person, token, person.wait_asked()


def test_an_answer_while_the_server_is_away_goes_out_on_return(people, own_server):
    person, _, seen = table_of_two(people, own_server)
    before, act, other = entries(person), seen["answers"][0], seen["answers"][1]
    label = label_of(person, act)
    own_server.kill()
    expect(person.page.locator("#note")).to_be_visible()
    answer_now(person, act)
    expect(pending(person)).to_contain_text(person.words("client.pending.late", label=label))
    answer_now(person, other)  # only one can wait
    expect(person.page.locator("#toast")).to_have_text(person.words("client.pending.wait"))
    own_server.start()
    expect(pending(person)).to_be_hidden(timeout=RETURN)
    eventually(person.page, lambda: entries(person) != before, "it did not go out")
    assert entries(person) == [*before, (0, act)]
    person.wait_other(seen)  # and the board has gone on


def test_an_answer_stored_before_the_server_died_is_not_stored_twice(people, own_server):
    """Killed after the commit, before the reply; and the page is loaded anew in between."""
    person = people("fr", at=own_server)
    line = Line(person)
    person.set_table("me", "bot.gentle")
    person.forgiving = True
    seen = person.wait_asked()
    before, act = entries(person), seen["answers"][0]
    line.swallow_down |= {"done", "table"}
    answer_now(person, act)
    eventually(person.page, lambda: entries(person)[len(before) : len(before) + 1] == [(0, act)], "it is not stored")
    expect(pending(person)).to_be_visible()  # no reply came in time
    own_server.kill()
    own_server.start()
    line.swallow_down.clear()
    person.page.reload()
    person.line_is_up()
    expect(pending(person)).to_be_hidden()
    expect(person.page.locator("#toast")).to_be_hidden()
    person.wait_asked(seen)
    assert [token for seat, token in entries(person) if seat == 0].count(act) == 1


def test_an_answer_the_server_never_saw_survives_a_reload(people, own_server):
    """Killed before the commit: the message was on its way."""
    person, _, seen = table_of_two(people, own_server)
    line = Line(person)
    person.page.reload()
    person.line_is_up()
    before, act = entries(person), seen["answers"][0]
    line.swallow_up.add("answer")
    answer_now(person, act)
    expect(pending(person)).to_be_visible()
    own_server.kill()
    own_server.start()
    assert entries(person) == before
    line.swallow_up.clear()
    person.page.reload()
    expect(pending(person)).to_be_hidden()
    eventually(person.page, lambda: entries(person) == [*before, (0, act)], "it did not go out")


def test_an_answer_to_a_question_that_is_gone_is_refused_in_words(people, own_server):
    """The same person has answered at another screen in the meantime."""
    person, _, seen = table_of_two(people, own_server, "fr")
    before, act, other = entries(person), seen["answers"][0], seen["answers"][1]
    label = label_of(person, act)
    line = Line(person)
    person.page.reload()
    person.line_is_up()
    line.swallow_up.add("answer")
    answer_now(person, act)
    expect(pending(person)).to_be_visible()
    second = person.context.new_page()
    second.goto(person.page.url)
    second.locator(f'#answers [data-token="{other}"]').evaluate("(one) => one.click()")
    eventually(person.page, lambda: entries(person) == [*before, (0, other)], "the other screen did not answer")
    line.swallow_up.clear()
    own_server.kill()
    own_server.start()
    stale = person.words("refused.stale", seen=len(before), number=len(before) + 1)
    expect(person.page.locator("#toast")).to_have_text(person.words("client.pending.refused", label=label, why=stale))
    expect(pending(person)).to_be_hidden()
    assert entries(person) == [*before, (0, other)]


def test_a_kept_undo_goes_out_and_a_dropped_answer_does_not(people, own_server):
    person, token, seen = table_of_two(people, own_server)
    act = until_undo(person, token, seen)
    before = entries(person)
    own_server.kill()
    expect(person.page.locator("#note")).to_be_visible()
    person.page.keyboard.press("u")
    expect(pending(person)).to_contain_text(person.words("client.pending.undo"))
    own_server.start()
    expect(pending(person)).to_be_hidden(timeout=RETURN)
    eventually(person.page, lambda: entries(person) == [*before, (0, "undo")], "the undo did not go out")
    person.wait_asked()
    own_server.kill()
    expect(person.page.locator("#note")).to_be_visible()
    answer_now(person, act)
    person.button("play.drop").click()
    expect(pending(person)).to_be_hidden()
    own_server.start()
    person.line_is_up()
    person.page.wait_for_timeout(300)
    assert entries(person) == [*before, (0, "undo")]
    person.click(person.look(), act)  # and one goes on as if nothing had been
    eventually(person.page, lambda: entries(person)[-1] == (0, act), "the table does not go on")
