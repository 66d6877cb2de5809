"""Forms and their limits: a token against forgery, so many newcomers, so many attempts, no way off the site."""

import dataclasses

import pytest
from litestar.testing import TestClient

from dovre.server.app import create
from dovre.server.forms import CSRF_COOKIE
from dovre.server.identity import COOKIE


def send(client, path, **fields):
    """A form as our own page sends it."""
    client.get("/")
    return client.post(path, data={"csrf": client.cookies[CSRF_COOKIE], **fields}, follow_redirects=False)


def limited(settings, **limits):
    return TestClient(create(dataclasses.replace(settings, **limits)))


@pytest.mark.parametrize(
    "path", ["/name", "/lang", "/theme", "/new/kings", "/account/new", "/account/enter", "/account/leave"]
)
def test_a_form_without_our_token_changes_nothing(client, path):
    client.get("/")
    refused = client.post(path, data={"name": "Eve", "lang": "fr"}, follow_redirects=False)
    assert refused.status_code == 403
    assert COOKIE not in client.cookies


def test_a_form_from_another_site_changes_nothing(client):
    client.get("/")
    fields = {"csrf": client.cookies[CSRF_COOKIE], "name": "Eve"}
    refused = client.post("/name", data=fields, headers={"origin": "https://evil.example"}, follow_redirects=False)
    assert refused.status_code == 403


def test_newcomers_are_limited(settings):
    with limited(settings, new_people=2) as client:
        codes = []
        for name in ("Emma", "Lars", "Eve"):
            codes.append(send(client, "/name", name=name).status_code)
            client.cookies.delete(COOKIE) if COOKIE in client.cookies else None
        assert codes == [303, 303, 429]


def test_attempts_to_enter_are_limited(settings):
    with limited(settings, logins=2) as client:
        codes = [send(client, "/account/enter", login="emma", password="guess").status_code for _ in range(3)]
        assert codes == [403, 403, 429]


def test_tables_made_by_form_are_limited(settings):
    with limited(settings, new_tables=1) as client:
        seats = {"count": "2", "seat0": "me", "seat1": "bot.random", "name": "Emma"}
        codes = [send(client, "/new/kings", **seats).status_code for _ in range(2)]
        assert codes == [303, 429]


@pytest.mark.parametrize(
    "back", ["https://evil.example/", "//evil.example", "/\\evil.example", "javascript:alert(1)", ""]
)
def test_a_form_leads_back_to_a_page_of_ours(client, back):
    moved = send(client, "/lang", lang="fr", back=back)
    assert moved.status_code == 303
    assert moved.headers["location"] == "/"


def test_the_session_cookie_is_out_of_reach_of_scripts_and_of_other_sites(client):
    header = send(client, "/name", name="Emma").headers.get_list("set-cookie")
    (session,) = [line for line in header if line.startswith(COOKIE)]
    assert "HttpOnly" in session
    assert "SameSite=lax" in session


def test_a_bad_name_is_refused_in_the_readers_language(client):
    client.get("/")
    fields = {"csrf": client.cookies[CSRF_COOKIE], "name": " \n "}
    headers = {"accept": "text/html", "accept-language": "fr"}
    refused = client.post("/name", data=fields, headers=headers, follow_redirects=False)
    assert refused.status_code == 400
    assert "Donnez un nom" in refused.text
    assert "script-src 'self'" in refused.headers["content-security-policy"]
