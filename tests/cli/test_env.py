"""`dovre env`: the parts of an observation; and one sentence where the extra is missing."""

import json

import pytest

from dovre.envs import MissingExtra, extras


@pytest.mark.parametrize("lang", ["fr", "en"])
def test_it_lists_every_part(cli, lang):
    result = cli("env", "kings", "--seats", "3", "--lang", lang)
    assert result.code == 0
    assert "hand_mines" in result.out
    told = json.loads(cli("env", "kings", "--seats", "3", "--json").out)
    assert told["numbers"] == max(stop for _, stop in told["parts"].values())
    assert told["answers"] == 5125
    assert told["left_out"]["end"]


@pytest.mark.parametrize("lang", ["fr", "en"])
def test_what_is_missing_is_named_in_one_sentence(cli, monkeypatch, lang):
    monkeypatch.setattr(extras, "find_spec", lambda name: None)
    result = cli("env", "kings", "--lang", lang)
    assert result.code == 2
    assert result.err.count("\n") == 1
    assert "pip install 'dovre[envs]'" in result.err


def test_an_environment_without_its_extra_says_so(monkeypatch):
    monkeypatch.setattr(extras, "find_spec", lambda name: None if name == "pettingzoo" else object())
    with pytest.raises(MissingExtra, match=r"pettingzoo is missing.*dovre\[envs\]"):
        extras.needed("envs", "gymnasium", "pettingzoo")
    assert issubclass(MissingExtra, ImportError)
