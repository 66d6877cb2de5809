"""A lesson at the table: its own answers only, stored before they count, one's own, there again after a restart."""

import dataclasses
import json

import pytest
from litestar.exceptions import WebSocketDisconnect
from litestar.testing import TestClient

import dovre
from dovre.server.app import create
from dovre.server.forms import CSRF_COOKIE
from dovre.server.identity import COOKIE
from dovre.server.settings import Settings
from tests.every import every_game
from tests.server.conftest import make_table
from tests.server.page_model import Page
from tests.server.test_pages import send


class Pupil:
    """Somebody at the socket of a lesson."""

    def __init__(self, client, game="kings", lang="en"):
        headers = {"accept-language": lang}
        self.session = client.websocket_connect(f"/learn/{game}/socket", headers=headers)
        self.page = Page()
        self.lesson = None
        self.n = 0

    def __enter__(self):
        self.session.__enter__()
        self.session.send_json({"type": "hello", "n": 0})
        self.hear("table")
        return self

    def __exit__(self, *error):
        self.session.__exit__(*error)

    def hear(self, *kinds):
        for _ in range(50):
            message = json.loads(self.session.receive_text(timeout=10))
            if message["type"] == "table":
                assert self.page.hear(message)
                self.lesson = message.get("lesson", self.lesson)
                self.n = message.get("n", self.n)
            if message["type"] in kinds:
                return message
        raise AssertionError(f"no {kinds}")

    def ask(self, **message):
        self.session.send_json({"id": 1, **message})
        return self.hear("done", "refused")

    def answer(self, token):
        return self.ask(type="answer", n=self.n, seat=0, token=token)

    def next(self):
        return self.ask(type="next", step=self.lesson["step"])

    def read_on(self, number):
        """To this step, over those that only tell."""
        for step in range(self.lesson["step"], number):
            self.next()
            self.until(step + 1)

    def until(self, step):
        while self.lesson["step"] != step or self.lesson["moving"]:
            self.hear("table")


def sit_down(client, game="kings", name="Emma"):
    assert send(client, f"/learn/{game}", name=name).headers["location"] == f"/learn/{game}"


def first_question(game):
    """The first step that waits for an answer, and that answer."""
    number = next(at for at, step in enumerate(game.lesson.steps) if step.expect)
    return number, game.lesson.steps[number].expect[0]


@pytest.fixture(scope="module")
def server(tmp_path_factory):
    """One server for all; nobody reads as fast as these tests do."""
    database = f"sqlite:///{tmp_path_factory.mktemp('lessons') / 'dovre.sqlite3'}"
    limits = {"messages_per_second": 1000, "new_people": 1000, "new_tables": 1000}
    with TestClient(create(Settings(database=database, bot_pause=0.0, **limits))) as client:
        yield client


@pytest.fixture
def client(server):
    """Somebody who has not been here before."""
    server.cookies.clear()
    return server


@pytest.fixture
def pupil(client):
    sit_down(client)
    with Pupil(client) as pupil:
        yield pupil


@every_game
def test_a_lesson_is_taken_to_its_end(client, hooks):
    game = hooks.game
    sit_down(client, game.slug)
    with Pupil(client, game.slug) as pupil:
        for number, step in enumerate(game.lesson.steps):
            pupil.until(number)
            assert pupil.lesson["text"] == step.say["en"]
            assert pupil.lesson["told"] == step.is_told
            for name in step.point:
                assert any(f'data-mark="{name}"' in part for part in pupil.page.board.layers["marks"].values())
            if pupil.lesson["last"]:
                break
            if step.is_told:
                done = pupil.next()
            else:
                legal = [choice["act"] for choice in pupil.page.told["answers"]]
                done = pupil.answer(next(token for token in legal if step.expects(token)))
            assert done["type"] == "done", done
        assert pupil.page.told["over"]


def test_another_answer_is_refused_in_the_words_of_the_step(client):
    sit_down(client)
    number, right = first_question(dovre.game("kings"))
    for lang in ("en", "fr"):
        with Pupil(client, lang=lang) as pupil:
            pupil.read_on(number)
            wrong = next(one["act"] for one in pupil.page.told["answers"] if one["act"] != right)
            refused = pupil.answer(wrong)
            assert refused["code"] == "refused.lesson"
            assert refused["words"] == dovre.game("kings").lesson.steps[number].otherwise[lang]
            assert pupil.n == 0, "nothing has changed"


def test_what_is_not_legal_is_refused_with_its_rule(pupil):
    assert pupil.answer("draw.deck")["rule"].startswith("KING-")
    assert pupil.answer("nonsense")["code"] == "error.notation"


def test_one_reads_before_one_answers(pupil):
    refused = pupil.answer(pupil.page.told["answers"][0]["act"])
    assert refused["code"] == "refused.lesson"
    assert "Next" in refused["words"]


def test_next_leads_on_once_and_not_past_a_question(pupil):
    number, _ = first_question(dovre.game("kings"))
    pupil.read_on(number)
    assert pupil.ask(type="next", step=0)["type"] == "done"  # pressed twice
    assert pupil.lesson["step"] == number
    assert pupil.next()["code"] == "refused.lesson_answer"


def test_a_step_that_told_something_is_read_again(pupil):
    number, right = first_question(dovre.game("kings"))
    assert not pupil.lesson["back"]
    pupil.read_on(number)
    assert pupil.lesson["back"]
    assert pupil.ask(type="next", step=number, back=True)["type"] == "done"
    pupil.until(number - 1)
    pupil.read_on(number)
    pupil.answer(right)
    pupil.until(number + 1)
    assert not pupil.lesson["back"], "an answer is taken back by undo"
    pupil.ask(type="next", step=number + 1, back=True)
    assert pupil.lesson["step"] == number + 1


def test_where_one_was_is_there_after_a_restart(settings):
    game = dovre.game("kings")
    number, right = first_question(game)
    with TestClient(create(settings)) as client:
        sit_down(client)
        cookie = client.cookies[COOKIE]
        with Pupil(client) as pupil:
            pupil.read_on(number)
            assert pupil.answer(right)["type"] == "done"
    with TestClient(create(settings)) as client:
        client.cookies.set(COOKIE, cookie)
        with Pupil(client) as pupil:
            assert pupil.lesson["step"] == number + 1
            assert pupil.n == 1
            assert game.lesson.steps[number + 1].say["en"] in client.get("/learn/kings").text


def test_an_answer_can_be_taken_back(pupil):
    number, right = first_question(dovre.game("kings"))
    pupil.read_on(number)
    pupil.answer(right)
    pupil.until(number + 1)
    assert pupil.ask(type="undo", n=pupil.n, seat=0)["type"] == "done"
    pupil.until(number)
    assert pupil.answer(right)["type"] == "done"
    pupil.until(number + 1)


def test_a_lesson_can_be_begun_again(client):
    sit_down(client)
    with Pupil(client) as pupil:
        pupil.read_on(1)
        assert send(client, "/learn/kings/again").headers["location"] == "/learn/kings"
        pupil.until(0)
    assert send(client, "/learn/kings/again").status_code == 303


def test_a_lesson_is_ones_own(client):
    sit_down(client)
    with Pupil(client) as pupil:
        pupil.read_on(1)
    client.cookies.delete(COOKIE)
    sit_down(client, name="Lars")
    with Pupil(client) as pupil:
        assert pupil.lesson["step"] == 0
    client.cookies.delete(COOKIE)
    with client.websocket_connect("/learn/kings/socket") as stranger:
        assert json.loads(stranger.receive_text())["code"] == "refused.no_session"
        with pytest.raises(WebSocketDisconnect):
            stranger.receive_text()
    refused = client.get("/t/learn-kings", headers={"accept": "application/json"})
    assert refused.status_code == 404, "a lesson is found at no other address"


def test_somebody_unknown_is_asked_in(client):
    page = client.get("/learn/kings", headers={"accept-language": "fr"})
    assert page.status_code == 200
    assert "Commencer" in page.text
    assert dovre.game("kings").lesson.teacher["fr"] in page.text


def test_a_lesson_is_no_table_among_the_others(client):
    sit_down(client)
    before = client.app.state.tables.store.count_tables()
    with Pupil(client) as pupil:
        pupil.read_on(1)
        assert 'class="tables"' not in client.get("/me").text
        assert client.app.state.tables.store.count_tables() == before


def test_the_home_page_leads_to_the_lesson_and_back_to_it(client):
    home = client.get("/").text
    for slug in dovre.slugs():
        assert f'formaction="/learn/{slug}"' in home
    sit_down(client)
    assert "Go on with the lesson" not in client.get("/").text
    with Pupil(client) as pupil:
        pupil.read_on(1)
    assert client.get("/").text.count("Go on with the lesson") == 1
    assert 'formaction="/learn/kings"' in client.get("/new/kings").text


def test_ones_first_game_has_a_quiet_link_to_the_lesson(client):
    send(client, "/new/kings", name="Emma", count="2", seat0="me", seat1="bot.random")
    table = send(client, "/new/kings", count="2", seat0="me", seat1="bot.random").headers["location"]
    assert 'href="/learn/kings"' in client.get(table).text
    client.cookies.delete(COOKIE)
    assert 'href="/learn/kings"' not in client.get(table).text, "not for those who watch"


def test_the_portrait_is_a_picture_in_both_themes(client):
    drawn = {client.get(f"/learn/kings/teacher.svg?theme={theme}").text for theme in ("light", "dark")}
    assert len(drawn) == 2
    assert all(picture.startswith("<svg") for picture in drawn)


def test_a_game_without_a_lesson_says_so(client, climb):
    refused = client.get(f"/learn/{climb.slug}", headers={"accept": "application/json"})
    assert (refused.status_code, refused.json()["code"]) == (404, "refused.no_lesson")
    assert f'formaction="/learn/{climb.slug}"' not in client.get("/").text


def test_next_is_nothing_for_other_tables(client):
    table, tokens = make_table(client, "program", "program")
    headers = {"authorization": f"Bearer {tokens[0]}"}
    with client.websocket_connect(f"/t/{table}/socket", headers=headers) as socket:
        socket.send_json({"type": "next", "step": 0, "id": 7})
        assert json.loads(socket.receive_text())["code"] == "refused.no_lesson"


def test_lessons_nobody_looks_at_leave_memory(settings):
    with TestClient(create(dataclasses.replace(settings, tables_in_memory=1))) as client:
        for name in ("Emma", "Lars", "Ylva"):
            sit_down(client, name=name)
            with Pupil(client) as pupil:
                pupil.read_on(1)
            client.cookies.delete(COOKIE)
        assert len(client.app.state.lessons.live) <= 2


def test_a_form_from_elsewhere_begins_nothing(client):
    client.get("/")
    assert CSRF_COOKIE in client.cookies
    for path in ("/learn/kings", "/learn/kings/again"):
        assert client.post(path, data={"name": "Eve"}, follow_redirects=False).status_code == 403
