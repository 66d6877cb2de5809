"""The levels of bots at a table: chosen in the form, each with a sentence, and changed while one plays."""

import pytest

from dovre.bots.levels import LEVELS
from dovre.server import bot_pool
from dovre.server.forms import CSRF_COOKIE
from dovre.server.identity import COOKIE
from dovre.server.page_frame import own_texts


def send(client, path, **fields):
    client.get("/")
    return client.post(path, data={"csrf": client.cookies[CSRF_COOKIE], **fields}, follow_redirects=False)


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_each_level_is_offered_with_a_sentence(client, lang):
    page = client.get("/new/hall", headers={"accept-language": lang}).text
    for name in LEVELS:
        assert page.count(f'value="bot.{name}"') == 5  # a seat each
        assert page.count(own_texts(lang).say(f"about_level.{name}").replace("'", "&#39;")) == 1
    assert 'value="bot.random"' not in page  # for programs
    assert page.count('value="bot.steady" checked') == 4  # where nobody says otherwise


def test_a_level_is_changed_in_play(client):
    made = send(client, "/new/kings", count="3", seat0="me", seat1="bot.gentle", seat2="bot.strong", name="Emma")
    path = made.headers["location"]
    table = path.rpartition("/")[2]

    def bots():
        return [seat["bot"] for seat in client.get(f"/api/tables/{table}").json()["seats"]]

    assert bots() == ["", "gentle", "strong"]
    assert f'action="{path}/level"' in client.get(path).text
    assert send(client, f"{path}/level", seat="2", bot="steady").status_code == 303
    assert bots() == ["", "gentle", "steady"]
    for seat, name, code in (("0", "steady", 404), ("9", "steady", 404), ("1", "oracle", 422)):
        refused = send(client, f"{path}/level", seat=seat, bot=name)
        assert refused.status_code == code
    assert "oracle" in refused.text  # one sentence says which there are
    client.cookies.delete(COOKIE)
    assert send(client, f"{path}/level", seat="1", bot="strong").status_code == 403  # a stranger
    assert bots() == ["", "gentle", "steady"]


def test_a_bot_goes_on_with_what_it_has_planned(monkeypatch):
    """The same object plays for a seat of a table; for others there are others, and so many are kept."""
    monkeypatch.setattr(bot_pool, "_bots", {})
    monkeypatch.setattr(bot_pool, "KEPT", 2)
    first = bot_pool._bot_of("strong", "t1/0")
    assert bot_pool._bot_of("strong", "t1/0") is first
    others = {id(bot_pool._bot_of(*player)) for player in (("strong", "t1/1"), ("steady", "t1/0"), ("strong", ""))}
    assert len({*others, id(first)}) == 4
    assert len(bot_pool._bots) == 2
    assert bot_pool._bot_of("strong", "t1/0") is not first
