"""Rules pages as HTML: what the pages, the filter of the panel and links from elsewhere rely on."""

import re

import pytest

import dovre
from dovre.kernel.errors import BadPosition
from dovre.kernel.texts import LANGUAGES
from dovre.server.rules_html import blurb, chapters, figure, rules_html, short_html, to_html

PAGES = [(slug, lang) for slug in dovre.slugs() for lang in LANGUAGES]


@pytest.mark.parametrize(("slug", "lang"), PAGES)
def test_every_rule_has_its_anchor_once_and_links_to_itself(slug, lang):
    html = rules_html(slug, lang)
    rules = [rule.id for rule in dovre.game(slug).rules(lang).rules]
    assert rules
    assert re.findall(r'<li id="([^"]+)" data-rule="">', html) == rules
    assert re.findall(r'<a class="id" href="#([^"]+)">\1</a> <span>', html) == rules


@pytest.mark.parametrize(("slug", "lang"), PAGES)
def test_every_link_of_a_page_leads_somewhere_and_nothing_stays_markdown(slug, lang):
    html = rules_html(slug, lang)
    anchors = re.findall(r' id="([^"]+)"', html)
    assert set(re.findall(r'href="#([^"]+)"', html)) <= set(anchors)
    assert len(anchors) == len(set(anchors))
    assert "**" not in html
    assert "|" not in re.sub(r"<code>.*?</code>", "", html)
    for words, anchor in chapters(slug, lang):
        assert words
        assert anchor in anchors


@pytest.mark.parametrize(("slug", "lang"), PAGES)
def test_a_game_says_what_it_is_in_plain_words(slug, lang):
    assert len(blurb(slug, lang)) > 40
    assert not re.search(r"[*`<\n]", blurb(slug, lang))


@pytest.mark.parametrize(("slug", "lang"), PAGES)
def test_short_rules_link_to_rules_and_show_their_pictures(slug, lang):
    html = short_html(slug, lang, "")
    rules = {rule.id for rule in dovre.game(slug).rules(lang).rules}
    linked = re.findall(r'<a class="rule" data-ids="([^"]+)" href="#\1">\1</a>', html)
    assert linked
    assert set(linked) <= rules
    pictures = dovre.game(slug).short_rules(lang).pictures
    assert html.count("<figure data-rule") == html.count("<figcaption>") == len(pictures)
    assert html.count('loading="lazy"') == html.count("prefers-color-scheme: dark") == len(pictures)
    assert "prefers-color-scheme" not in short_html(slug, lang, "dark")
    assert "position:" not in html
    assert not re.search(r"<p[^>]*>\s*<figure", html)


def test_a_position_that_an_owners_box_does_not_have_leaves_the_caption(monkeypatch):
    def missing(*_):
        raise BadPosition("fault", fault="no such card")

    monkeypatch.setattr("dovre.server.rules_html.short_picture", missing)
    assert figure("kings", "en", "light", 0) == ""


def test_a_table_can_be_scrolled_by_keys_and_its_rows_can_be_filtered():
    html = to_html("# T\n| a | b |\n|---|---|\n| 1 | *2* |\n")
    assert '<div class="wide" tabindex="0"><table>' in html
    assert html.rstrip().endswith("</table></div>")
    assert html.count('<th scope="col">') == 2
    assert html.count("<tr>") == 1
    assert re.search(r'<tr data-rule="">\s*<td>1</td>\s*<td><em>2</em></td>\s*</tr>', html)


def test_a_list_of_the_short_rules_is_a_plain_one_that_can_be_filtered():
    page = to_html("- **Dig** a tunnel (HALL-D1)", rules={"HALL-D1"})
    assert '<li data-rule=""><strong>Dig</strong>' in page
    assert 'class="rules"' not in page
    assert '<ul class="rules">' in to_html("- **HALL-D1** Dig a tunnel")


def test_ids_of_rules_elsewhere_are_words():
    html = to_html("- **KING-T01** See KING-T01 and KING-X99, `KING-T01` and [here](#KING-T01).\n- No rule.")
    assert html.count('<a href="#KING-T01">KING-T01</a>') == 1
    assert "and KING-X99, <code>KING-T01</code>" in html
    assert '<a href="#KING-T01">here</a>' in html
    assert "<li>No rule.</li>" in html


def test_html_in_a_page_is_shown_as_it_stands():
    assert (
        to_html("A <b>word</b> <script>x</script>")
        == "<p>A &lt;b&gt;word&lt;/b&gt; &lt;script&gt;x&lt;/script&gt;</p>\n"
    )
