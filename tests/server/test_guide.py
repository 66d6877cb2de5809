"""Legend, short rules and their pictures as the server gives them."""

import re
from xml.etree import ElementTree

import pytest

import dovre
from dovre.kernel.texts import LANGUAGES

SLUGS = dovre.slugs()


@pytest.mark.parametrize("slug", SLUGS)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_rules_page_has_short_rules_signs_and_all_rules(client, slug, lang):
    for query in ({}, {"part": "1"}):
        html = client.get(f"/rules/{slug}", params={"lang": lang, **query}).text
        anchors = re.findall(r' id="([^"]+)"', html)
        assert len(anchors) == len(set(anchors))
        assert {"short", "signs", "all"} <= set(anchors)
        assert set(re.findall(r'href="#([^"]+)"', html)) <= set(anchors)
        assert html.count("<h1") == 1
        assert html.index('id="short"') < html.index('id="signs"') < html.index('id="all"')
        assert ("<html" in html) == (not query)


@pytest.mark.parametrize("slug", SLUGS)
def test_pictures_come_in_the_language_and_light_that_are_asked_for(client, slug):
    html = client.get(f"/rules/{slug}", params={"lang": "fr"}).text
    addresses = [address.replace("&amp;", "&") for address in re.findall(r'<img src="([^"]+)"', html)]
    assert len(addresses) == len(dovre.game(slug).short_rules("fr").pictures)
    for address in addresses:
        light = client.get(address)
        dark = client.get(address.replace("theme=light", "theme=dark"))
        assert light.headers["content-type"] == "image/svg+xml"
        assert "max-age" in light.headers["cache-control"]
        assert ElementTree.fromstring(light.text).get("lang") == "fr"
        assert light.text != dark.text
    assert client.get(f"/rules/{slug}/pictures/99").status_code == 404
    assert client.get("/rules/nothing/pictures/0").status_code == 404


@pytest.mark.parametrize("slug", SLUGS)
def test_the_legend_comes_by_itself(client, slug):
    html = client.get(f"/games/{slug}/legend", params={"lang": "en", "theme": "dark"}).text
    samples = [one for _, group in dovre.game(slug).legend(lang="en").groups for one in group]
    assert html.count('class="sample') == len(samples)
    assert all(f"<b>{one.name}</b>".replace("'", "&#39;") in html for one in samples)
    assert "<html" not in html
    assert client.get("/games/nothing/legend").status_code == 404
