"""Words: both languages say the same things, every key the code uses exists, and every key is used."""

import ast
import re
import time
from collections import Counter
from functools import cache
from pathlib import Path

import pytest

import dovre
from dovre.games.hall import events, refusals, scoring, words
from dovre.games.hall.actions import ALPHABET, LAY
from dovre.games.hall.box import CLANS, EFFECTS, KINDS
from dovre.games.hall.components import BOX, FIXED, PACK_NAMES, SHAPES, STATUE_CLANS, TUNNEL_CELLS, TUNNEL_PLACES
from dovre.games.hall.decisions import FLOW
from dovre.kernel.texts import LANGUAGES, Texts, kernel_texts, load_texts, placeholders
from tests.games.hall.helpers import GAME, MODES, P1, after, random_game, table, tunnel

PACKAGE = "dovre.games.hall"
SILENT = {"paid", "ghost", "used"}  # told by what was paid for and by what it brought
DRAWN = "board."  # the words of the board have their own test
BOXED = ("troll.", "start.", "spell.", "workshop.", "hall.")  # names that come from the box
NAMES = ["Emma", "Lars", "Zoé", "Ola", "Ingrid"]
STATUES = CLANS[:STATUE_CLANS]
PART = re.compile(r"\{[^}]*\}")
LONGEST = 65  # letters on a button
ENDS = {"ended", "ended.team", "ended.shared"}  # chosen before the event is told

# -- tables for what games by lot seldom reach -----------------------------------------------------------------------

RICH = "stock p1 stone*9 iron*9 heartstone*9 cart*4 hammer*4 rune*4 coin*9"
NET = (  # three tiles below the Portal p3, two Statues on them, a Workshop beside them
    RICH,
    "tunnels " + " ".join(tunnel("i3", f"o{row} p{row} q{row}") for row in (4, 5, 6)),
    "statues q4:fire",
    "workshops o7:steward",
    "pack p1 1a:start-6:1 1b:start-1:1 2a:moon-1-2:111",
)
LINES = {  # what is told on the way: the table, then the answers of p1
    "a mix": ((RICH, "grimoire mingled_veins"), "cast.mingled_veins dig.i3 lay.i3a.m3 ore.mixed"),
    "ritual": ((RICH, "grimoire earth_ritual"), "cast.earth_ritual ritual.iron"),
    "swap": ((RICH, "grimoire seers_bag", "own p1 fire ice"), "cast.seers_bag swap.fire.moon"),
    "draw": ((RICH, "grimoire seers_bag*2"), "cast.seers_bag draw"),
    "exile": ((RICH, "grimoire drums_of_exile"), "cast.drums_of_exile exile.t1 done"),
    "echo": ((RICH, "grimoire pack_echo"), "cast.pack_echo echo.1b done"),
    "echo of nobody": ((RICH, "grimoire pack_echo"), "cast.pack_echo done"),
    "imp": ((RICH, "grimoire thieving_imp", "horde b1:fire-1-1!coin,stone"), "cast.thieving_imp steal.b1.coin done"),
    "debt": ((RICH, "grimoire old_debt"), "cast.old_debt recruit.t1 spare.b1 done take.moon join.2a"),
    "bribes": (
        (RICH, "grimoire silver_tongue", "pack p1 1a:start-1:1", "horde m1:ice-2-1+fire!coin"),
        "cast.silver_tongue recruit.m1 pay.stone.1a pay.iron.stock join.2b",
    ),
    "retirement": ((RICH, "horde b1:fire-1-1!coin,coin,coin b2:fire-1-2"), "recruit.m1"),
    "exchange": ((*NET, "grimoire trading_places"), "cast.trading_places statue.q4 statue.p6"),
    "cave-in": ((*NET[:2], "grimoire cave_in"), "cast.cave_in fill.o4"),
    "steward": (NET, "work.o7 use.1 pay.cart_moon.2a"),
    "mint": ((*NET[:3], "workshops o7:mint"), "work.o7 use.1"),
    "hall": (
        (*NET, "ask p1 build", "now stage=1"),
        "hall.wellspring build.wellspringb.o4 statue.p6 to.p5 pay.auto trade.rune",
    ),
    "ghost": ((*NET, "ask p1 build", "now stage=1 ghosts=1", "pedestals o5:moon"), "statue.p6 to.q6 pay.ghost end"),
    "free tile": ((RICH, "ask p1 build, p1 free_tile", "now stage=1 charm=aftershock"), "lay.d2a.n3"),
}


class Heard(Texts):
    """Texts that remember which of their keys were said."""

    def __init__(self, lang, names=()):
        super().__init__(lang, GAME.texts(lang).table, names)
        self.keys = set()

    def say(self, key, **parts):
        self.keys.add(key)
        return super().say(key, **parts)


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


# -- keys -------------------------------------------------------------------------------------------------------------


def own_texts(lang):
    """The sentences of `hall` itself, without those of the kernel, of the box and of the board."""
    return {key: text for key, text in load_texts(PACKAGE, lang).table.items() if key not in kernel_texts(lang).table}


def literals(module, function, place=0):
    """The texts that stand at one place in the calls of a function, both branches of a choice included."""
    found = set()
    for node in calls(module, function):
        if len(node.args) > place:
            first = node.args[place]
            branches = [first.body, first.orelse] if isinstance(first, ast.IfExp) else [first]
            found |= {branch.value for branch in branches if isinstance(branch, ast.Constant)}
    return found


def calls(module, function):
    for node in ast.walk(ast.parse(Path(module.__file__).read_text(encoding="utf-8"))):
        if isinstance(node, ast.Call) and ast.unparse(node.func) == function:
            yield node


def reasons():
    """Each code of a refusal with the parts it is given; codes also stand in rows of (broken, code, rule)."""
    for call in calls(refusals, "_no"):
        first = call.args[0]
        for branch in [first.body, first.orelse] if isinstance(first, ast.IfExp) else [first]:
            if isinstance(branch, ast.Constant):
                yield branch.value, {keyword.arg for keyword in call.keywords}
    for node in ast.walk(ast.parse(Path(refusals.__file__).read_text(encoding="utf-8"))):
        if isinstance(node, ast.Tuple) and len(node.elts) == 3 and "HALL-" in ast.unparse(node.elts[2]):
            yield node.elts[1].value, set()


def told_events():
    return (literals(events, "_tell", 1) | ENDS) - SILENT


def used_keys():
    """Every key the code of `hall` can ask for, answers and the board apart."""
    keys = {"title"}
    for option in GAME.options:
        keys |= {f"option.{option.name}", *(f"option.{option.name}.{choice}" for choice in option.choices)}
    keys |= {f"resource.{name}" for name in (*KINDS, "any", "sum")}
    keys |= {f"{family}.{name}" for family in ("resource_name", "a_resource") for name in KINDS}
    keys |= {f"{family}.{clan}" for family in ("statue", "a_statue", "pedestal", "a_pedestal") for clan in STATUES}
    keys |= {"statue.sum", *(f"clan.{clan}" for clan in CLANS)}
    keys |= {f"zone.{zone}" for zone in FIXED.zone_names}
    keys |= {f"shape.{shape}" for shape in SHAPES}
    keys |= {f"place.{slot}" for slot in PACK_NAMES}
    keys |= {f"step.{step}" for step in range(1, 5)}
    keys |= {f"spell_rule.{effect}" for effect in EFFECTS}
    keys |= {f"prompt.{name}" for name, options in zip(FLOW.names, FLOW.options, strict=True) if options}
    keys |= {f"event.{name}" for name in told_events()}
    keys.add("end.coronation")
    keys |= {f"score.{source}" for source in literals(scoring, "ScoreLine")}
    keys |= {f"refusal.{code}" for code in {code for code, _ in reasons()} | {"over", "not_asked"}}
    return keys


def test_both_languages_have_the_same_keys_and_the_same_parts():
    fr, en = (own_texts(lang) for lang in LANGUAGES)
    assert fr.keys() == en.keys()
    assert {key: placeholders(text) for key, text in fr.items()} == {key: placeholders(en[key]) for key in fr}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_key_the_game_uses_exists_and_every_key_is_used(lang):
    found = {key for key in own_texts(lang) if not key.startswith((DRAWN, "action."))}
    assert found - {"option.box"} == used_keys()  # the option stands in the list if an owner's folder is read


@pytest.mark.parametrize("lang", LANGUAGES)
def test_names_of_the_box_come_from_the_box_alone(lang):
    assert [key for key in own_texts(lang) if key.startswith(BOXED)] == []
    table_ = GAME.texts(lang).table
    for start in BOX.starts:
        assert table_[f"troll.{start.id}"] == BOX.names[lang][f"start.{start.id}"]
    assert all(f"troll.{troll.id}" in table_ for troll in BOX.trolls)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_words_within_a_sentence_are_there(lang):
    """`{clan:statue}` needs the family `statue`, and each family of names is needed by some sentence."""
    table_ = GAME.texts(lang).table
    manners = {manner for key, text in table_.items() if not key.startswith(DRAWN) for _, manner in placeholders(text)}
    families = manners - {"", "seat", "seats", "plural", "signed", "amounts"}
    of_things = {"resource_name", "a_resource", "statue", "a_statue", "pedestal", "a_pedestal", "zone", "shape"}
    assert families == of_things | {"troll", "spell", "workshop", "hall", "place"}
    assert all(any(key.startswith(f"{family}.") for key in table_) for family in families)


def test_sentence_is_not_left_in_the_other_language():
    fr, en = (own_texts(lang) for lang in LANGUAGES)
    same = {key for key in fr if fr[key] == en[key] and not key.startswith(DRAWN)}
    assert same == {"action.lay", "resource.rune", "resource_name.rune", "statue.sum", "zone.orange"}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_words_keep_the_manners_of_the_house(lang):
    """Nothing is shouted, only the texts of Spells are whole paragraphs."""
    for key, text in own_texts(lang).items():
        assert not re.search(r'[!"]|  ', text), key
        assert text.endswith(".") == key.startswith("spell_rule."), key


def test_french_has_its_elisions():
    for key, text in own_texts("fr").items():
        assert not re.search(r"\b(de|que) \{(seat|winners|troll)", text), f"{key} would say `de Emma`"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_refusals_name_only_parts_they_are_given(lang):
    for code, given in reasons():
        sentence = GAME.texts(lang).table[f"refusal.{code}"]
        assert {name for name, _ in placeholders(sentence)} <= given, code


# -- sentences --------------------------------------------------------------------------------------------------------


@cache
def heard(lang):
    """What is said in games of all kinds and at the tables above: the keys, and the names of the events."""
    texts = Heard(lang, tuple(NAMES))
    names = set()
    for lines, tokens in LINES.values():
        told_on_the_way(lines, tokens, texts)
    for number, (seats, options) in enumerate(
        [*MODES, (3, {"workshops": "chosen"}), (5, {"workshops": "no_duplicates"})]
    ):
        for state, happened in random_game(seats, number, **options):
            labels_of(state, texts)
            for viewer in (P1, None):
                for event in dovre.kernel.events.seen_by(happened, viewer):
                    names.add(event.name)
                    sentence = GAME.describe(event, texts)
                    assert (sentence == "") == (event.name in SILENT)
                    assert "{" not in sentence
                    assert sentence[:1] == sentence[:1].upper()
        for line in state.score_sheet():
            texts.say(f"score.{line.source}", **dict(line.parts))
    return texts.keys, names


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_answer_and_question_is_told_somewhere(lang):
    keys, _ = heard(lang)
    wanted = {key for key in own_texts(lang) if key.startswith(("action.", "prompt."))}
    assert wanted - keys == set()


@pytest.mark.parametrize("lang", LANGUAGES)
def test_everything_that_happens_can_be_told(lang):
    keys, names = heard(lang)
    assert names <= told_events() | SILENT
    assert {key for key in own_texts(lang) if key.startswith("event.")} - keys <= {
        "event.ended.shared",
        "event.ended.team",
    }


@pytest.mark.parametrize("lang", LANGUAGES)
def test_refusals_can_be_told(lang):
    """Every verb at states of a game, tried with answers from all over the alphabet."""
    texts = GAME.texts(lang)
    codes = set()
    for number, (state, _) in enumerate(random_game(4, 3)):
        if state.over:
            break
        seat = state.waiting[0]
        for action in ALPHABET.actions[number % 211 :: 211]:
            refusal = GAME.why_not(state, seat, action)
            if refusal is not None:
                sentence = texts.say(f"refusal.{refusal.code}", **dict(refusal.parts))
                assert sentence
                assert "{" not in sentence
                codes.add(refusal.code)
    assert len(codes) > 30


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
