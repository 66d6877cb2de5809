"""Bots from elsewhere at tables: those that the host lists, and never one that a stranger names."""

import sys

import pytest
from litestar.testing import TestClient

from dovre.bots import UnknownBot
from dovre.server.app import create
from dovre.server.offered_bots import check_setting, offered_bots
from dovre.server.settings import Settings

OWN = "hosts_bots:Last:step=2"


@pytest.fixture
def own(tmp_path, monkeypatch):
    (tmp_path / "hosts_bots.py").write_text(
        "class Last:\n"
        "    options = {'step': int}\n"
        "    def __init__(self, step=1): self.step = step\n"
        "    def choose(self, view, seconds, rng): return view.legal[-1]\n",
        encoding="utf-8",
    )
    (tmp_path / "never.py").write_text("raise SystemExit('this must not be loaded')\n", encoding="utf-8")
    monkeypatch.syspath_prepend(str(tmp_path))
    return tmp_path


def new_table(client, bot):
    return client.post(
        "/api/tables", json={"game": "kings", "seats": [{"kind": "bot", "bot": bot}, {"kind": "program"}]}
    )


def test_a_table_has_the_bots_that_the_host_lists(own):
    settings = Settings(database=f"sqlite:///{own / 'd.sqlite3'}", bot_pause=0.0, bots=f"{OWN} quick=greedy:seconds=1")
    assert offered_bots(settings) == {**offered_bots(Settings()), "last": OWN, "quick": "greedy:seconds=1"}
    check_setting(settings)
    with TestClient(create(settings)) as client:
        assert new_table(client, "last").status_code == 201
        page = client.get("/new/kings", headers={"accept-language": "en"}).text
        assert 'value="bot.last"' in page
        assert "Bot, last" in page
        for name in ("never:Bot", "hosts_bots:Last", "greedy:seconds=900", "last:step=9"):
            refused = new_table(client, name)
            assert refused.status_code in (400, 422), name
    assert "never" not in sys.modules


def test_a_bot_in_the_setting_that_cannot_be_loaded_is_told_at_the_start(own):
    with pytest.raises(UnknownBot, match="no_such_module"):
        check_setting(Settings(bots="no_such_module:Bot"))

    for setting in ("greedy=hosts_bots:Last", f"{'x' * 21}=hosts_bots:Last", "a:b:c"):
        with pytest.raises(UnknownBot):
            check_setting(Settings(bots=setting))
