"""Components of the host's own are marked wherever somebody could take them for those of the house."""

import dataclasses

import pytest

import dovre
from tests.server.conftest import make_table

MARK = "0badcafe"


@pytest.fixture
def own_box(monkeypatch):
    game = dovre.game("hall")
    monkeypatch.setattr(type(game), "box", dataclasses.replace(game.box, fingerprint=MARK))
    return game


@pytest.mark.parametrize(("lang", "own"), [("en", "the host's own"), ("fr", "propre à l'hôte")])
def test_own_components_are_marked_on_the_shelf_in_the_lobby_and_at_the_table(client, own_box, lang, own):
    told = f"{own} ({MARK})".replace("'", "&#39;")
    playing, _ = make_table(client, "program", "program", game="hall")
    waiting, _ = make_table(client, "program", "open", seed=None, game="hall")
    for path in ("/", "/new/hall", f"/t/{waiting}", f"/t/{playing}"):
        assert told in client.get(path, headers={"accept-language": lang}).text, path


def test_the_box_of_the_house_has_no_mark(client):
    table, _ = make_table(client, "program", "program", game="hall")
    for path in ("/", "/new/hall", f"/t/{table}"):
        assert "the host&#39;s own" not in client.get(path, headers={"accept-language": "en"}).text, path
