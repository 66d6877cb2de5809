"""Words of `hall` that only it has; `tests/test_words.py` looks at all games."""

import time
from collections import Counter

import pytest

from dovre.games.hall import words
from dovre.games.hall.actions import LAY
from dovre.games.hall.components import BOX, SHAPES, TUNNEL_CELLS, TUNNEL_PLACES
from dovre.kernel.texts import LANGUAGES, kernel_texts, load_texts
from tests.games.hall.helpers import GAME, P1, after, table, tunnel
from tests.games.hall.hooks import LINES, RICH

NAMES = ["Emma", "Lars", "Zoé", "Ola", "Ingrid"]
LONGEST = 65  # letters on a button


def told_on_the_way(lines, tokens, texts):
    """What is asked and answered from a table on: labels of every state, sentences of every event."""
    state = table(*lines)
    sentences = []
    for token in [*tokens.split(), None]:
        labels_of(state, texts)
        if token is not None:
            step = GAME.apply(state, state.waiting[0], token)
            sentences += [GAME.describe(event, texts) for event in step.events]
            state = step.state
    return sentences


def labels_of(state, texts):
    """The labels of the seat that is asked; each has words, no two are alike, none is too long for a button."""
    if state.over:
        return []
    view = state.view(state.waiting[0])
    assert "{" not in GAME.prompt(view.decision, texts)
    labels = [GAME.label(view, action, texts) for action in view.legal]
    assert not {action.token for action in view.legal} & set(labels), "an answer without words"
    assert [label for label, n in Counter(labels).items() if n > 1] == []
    assert [label for label in labels if len(label) >= LONGEST or "{" in label] == []
    return labels


@pytest.mark.parametrize("lang", LANGUAGES)
def test_starting_trolls_are_told_among_the_trolls(lang):
    table_ = GAME.texts(lang).table
    for start in BOX.starts:
        assert table_[f"troll.{start.id}"] == BOX.names[lang][f"start.{start.id}"]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_only_texts_that_stand_alone_are_whole_paragraphs(lang):
    for key, text in load_texts(GAME.package, lang).table.items():
        if key not in kernel_texts(lang).table and not key.startswith(("error.", "legend.", "rank.")):
            assert text.endswith(".") == key.startswith("spell_rule."), key


# -- sentences --------------------------------------------------------------------------------------------------------


STORY = {
    "en": [
        "Emma casts Silver Tongue: 1 Rune on the card",
        "Emma slips a Stone to Cinder Hauler",
        "Emma slips an Iron to Coal Nibbler",
        "Emma recruits Glacier Cutter",
        "Emma pockets the bribes of the recruit: 1 Coin",
        "Emma takes a Fire Pedestal along with the recruit",
    ],
    "fr": [
        "Emma lance un Sort, Langue d'argent\u00a0: 1 Rune sur la carte",
        "Emma glisse une Pierre à Haleur de Cendres",
        "Emma glisse un Fer à Grignote-Charbon",
        "Emma recrute Taille-Glacier",
        "Emma empoche les pots-de-vin de sa recrue\u00a0: 1 Pièce",
        "Emma emporte avec sa recrue un Piédestal de Feu",
    ],
}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_recruitment_is_told(lang):
    lines, tokens = LINES["bribes"]
    told = told_on_the_way(lines, tokens, GAME.texts(lang).named(NAMES))
    assert [sentence for sentence in told if sentence][: len(STORY[lang])] == STORY[lang]


@pytest.mark.parametrize(
    ("lang", "labels"),
    [
        ("en", ["Recruit Cinder Hauler", "Dig the straight four (4 minerals)", "Trade 4 resources for an Iron"]),
        (
            "fr",
            [
                "Recruter Haleur de Cendres",
                "Creuser le bâton de 4 (4 minéraux)",
                "Échanger 4 ressources contre un Fer",
            ],
        ),
    ],
)
def test_answers_read_like_buttons(lang, labels):
    assert set(labels) <= set(labels_of(table(RICH), GAME.texts(lang)))


# -- where a tile goes ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("side", ["winter", "autumn"])
def test_place_of_a_tile_says_what_it_costs_and_finds_within_a_button(side, lang):
    view = GAME.new(2, 1, {"side": side}).view(P1)
    rock = view.board.rock
    labels = [GAME.label(view, action, GAME.texts(lang)) for n, action in enumerate(LAY) if not TUNNEL_CELLS[n] & ~rock]
    assert max(map(len, labels)) < LONGEST
    assert len(set(labels)) > len(SHAPES) * 100


def test_thunderclap_is_told_in_the_price_of_a_place():
    plain, clap = (table(RICH, now) for now in ("now cast=1", "now cast=1 charm=thunderclap"))
    place = next(n for n, one in enumerate(TUNNEL_PLACES) if one.name == tunnel("d2", "o4 p4"))
    en = GAME.texts("en")
    assert words.lay_notes(plain.view(P1), TUNNEL_CELLS[place], en) == ("−1 Hammer",)
    assert words.lay_notes(clap.view(P1), TUNNEL_CELLS[place], en) == ()


def test_gilded_arch_is_told_in_the_honor_of_a_mineral():
    state = after(table(RICH, "now cast=1 charm=gilded_arch"), "dig.i3", "lay.i3a.m3")
    assert labels_of(state, GAME.texts("en"))[0] == "Pay 3 Stone (4 Honor points)"


def test_labels_of_a_question_with_many_places_are_quick():
    """400 places take 1 to 2 ms; here a bound that holds on a busy machine."""
    view = GAME.new(2, 1, {"side": "winter"}).view(P1)
    places = [action for n, action in enumerate(LAY) if not TUNNEL_CELLS[n] & ~view.board.rock][:4000:10]
    took = []
    for _ in range(5):
        texts = GAME.texts("fr").named(NAMES)
        start = time.process_time()
        for action in places:
            GAME.label(view, action, texts)
        took.append(time.process_time() - start)
    assert min(took) < 0.006
