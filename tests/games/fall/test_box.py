"""The box: counts of the rulebook, the maps as they were designed, and files of an owner that cannot be played."""

from collections import Counter
from importlib import resources
from itertools import combinations
from math import dist

import pytest

from dovre.games.fall.box import ABILITIES, BOX_FILES, CLANS, EFFECTS
from dovre.games.fall.components import BOX
from dovre.kernel.errors import BadComponents
from dovre.kernel.texts import LANGUAGES

MAPS = [pytest.param(one, id=side) for one, side in zip(BOX.maps, "ab", strict=True)]
every_map = pytest.mark.parametrize("found", MAPS)


# -- counts -----------------------------------------------------------------------------------------------------------


def test_totals():
    assert [len(one.caves) for one in BOX.maps] == [28, 21]
    assert [len({lair.glyph for lair in one.lairs}) for one in BOX.maps] == [7, 7]
    assert [len(one.halls) for one in BOX.maps] == [10, 7]
    assert Counter(champion.deck for champion in BOX.champions) == {0: 14, 1: 20, 2: 10}
    assert sum(bool(champion.letter) and champion.deck < 2 for champion in BOX.champions) == 21
    assert sum(bool(champion.letter) and champion.deck == 2 for champion in BOX.champions) == 5
    assert len({card.face for card in BOX.cards}) == len(BOX.cards) == 72
    assert len(BOX.tiles) == len(CLANS) == 7
    assert (len(BOX.hall_values), len(BOX.strengths)) == (12, 30)
    assert Counter(BOX.wheel.spaces) == dict.fromkeys(EFFECTS, 3)


def test_symbols_are_spread_evenly():
    letters = Counter(symbol[0] for card in BOX.cards for symbol in card.face)
    assert letters == {"A": 51, "R": 51, "I": 51, "G": 51, "J": 24, "P": 12, "E": 24, ".": 24}
    for letter in "ARIG":
        powers = Counter(symbol for card in BOX.cards for symbol in card.face if symbol[0] == letter)
        assert powers == {letter: 39, f"{letter}2": 9, f"{letter}3": 3}


def test_every_ability_stands_on_one_card():
    found = Counter(champion.ability for champion in BOX.champions)
    assert set(found) == set(ABILITIES)
    assert {ability for ability, n in found.items() if n > 1} == {"symbols"}


def test_what_the_rulebook_tells_is_marked():
    told = {"champion.imbolg", "tile.v4", "clan.moss", "hall_token.4", "hall_token.12", "clans", "fixed"}
    assert {name for name in told if BOX.provenance[name] == "rulebook"} == told
    designed = {"champion.argash", "tile.v1", "map_a", "map_b", "ancestry", "hall_token.8", "seat.purple", "wave.iii"}
    assert {name for name in designed if BOX.provenance[name] == "designed"} == designed


def test_champions_have_titles_and_abilities_in_words():
    for lang in LANGUAGES:
        for champion in BOX.champions:
            assert BOX.names[lang][f"champion_title.{champion.id}"]
            assert BOX.names[lang][f"champion_does.{champion.id}"]


# -- the maps of the house --------------------------------------------------------------------------------------------


@every_map
def test_every_domain_is_connected_and_borders_its_two_neighbours_on_the_ring(found):
    clan = {cave.id: cave.clan for cave in found.caves}
    for number in range(7):
        own = [cave for cave in found.caves if cave.clan == number]
        reached, todo = {own[0].id}, [own[0]]
        while todo:
            for name in todo.pop().next:
                if clan[name] == number and name not in reached:
                    reached.add(name)
                    todo.append(next(cave for cave in own if cave.id == name))
        assert len(reached) == len(own)
        beside = {clan[name] for cave in own for name in cave.next} - {number}
        assert beside == {(number - 1) % 7, (number + 1) % 7}


@every_map
def test_gates_are_one_or_two_in_each_domain(found):
    assert {len(rally.entrances) for rally in found.rallies} == {1, 2}
    assert sum(len(rally.entrances) for rally in found.rallies) == (12 if len(found.caves) == 28 else 10)


@every_map
def test_great_halls_touch_two_to_four_caves_and_no_entrance(found):
    gates = {cave.id for cave in found.caves if cave.gate}
    for hall in found.halls:
        assert 2 <= len(hall.next) <= 4
        assert not gates & set(hall.next)


def segments(found):
    """Every line that a drawing has: tunnels, and the ways to lairs, halls and rally points."""
    at = {cave.id: cave.xy for cave in found.caves}
    lines = {tuple(sorted((at[cave.id], at[other]))) for cave in found.caves for other in cave.next}
    for site in (*found.lairs, *found.halls):
        lines |= {tuple(sorted((site.xy, at[cave]))) for cave in site.next}
    for rally in found.rallies:
        lines |= {tuple(sorted((rally.xy, at[cave]))) for cave in rally.entrances}
    return sorted(lines)


def cross(one, two):
    (a, b), (c, d) = one, two
    if {a, b} & {c, d}:
        return False

    def side(p, q, r):
        return (q[0] - p[0]) * (r[1] - p[1]) - (q[1] - p[1]) * (r[0] - p[0])

    return side(a, b, c) * side(a, b, d) < 0 and side(c, d, a) * side(c, d, b) < 0


@every_map
def test_no_two_lines_of_the_drawing_cross(found):
    assert [pair for pair in combinations(segments(found), 2) if cross(*pair)] == []


@every_map
def test_nothing_is_drawn_on_top_of_another(found):
    places = [one.xy for one in (*found.caves, *found.lairs, *found.halls, *found.rallies)]
    assert min(dist(one, two) for one, two in combinations(places, 2)) >= 65
    x, y, radius = found.volcano
    assert min(dist((x, y), place) for place in places) > radius


@every_map
def test_lair_pairs_are_fair(found):
    next_of = {cave.id: set(cave.next) for cave in found.caves}
    pairs = {}
    for lair in found.lairs:
        pairs.setdefault(lair.glyph, set()).update(lair.next)
    near = {len(caves) for caves in pairs.values()}
    assert near == ({7} if len(found.caves) == 28 else {5})
    far = {len(caves | {beyond for cave in caves for beyond in next_of[cave]}) for caves in pairs.values()}
    assert far == ({18} if len(found.caves) == 28 else {15})


def test_what_the_examples_ask_of_side_a():
    """K4 to K9: two gates in Mud, Ice, Moon, Hammer and Fire; four Hammer caves; the ways of the examples."""
    found = BOX.maps[0]
    gates = [len(rally.entrances) for rally in found.rallies]
    assert gates == [1, 2, 2, 1, 2, 2, 2]
    caves = {cave.id: cave for cave in found.caves}
    assert {"mu1"} <= set(caves["ha2"].next)
    assert {"gr2"} <= set(caves["ha1"].next)
    assert sum(cave.clan == 4 for cave in found.caves) == 4
    assert "fi3" in caves["mo3"].next


# -- an owner's files -------------------------------------------------------------------------------------------------


def house(name):
    return (resources.files("dovre.games.fall") / "data" / f"{name}.toml").read_text(encoding="utf-8")


CHANGES = {
    "a tunnel that leads one way": ("map_a", 'next = ["fi2", "mo2", "mo3"]', 'next = ["fi2", "mo2"]', "one way"),
    "a gate that is no entrance": ("map_a", "gate = false", "gate = true", "entrances"),
    "an unknown cave": ("map_a", 'next = ["fi2", "mo2", "mo3"]', 'next = ["fi9"]', "fi9"),
    "a cave of another clan": ("map_a", 'id = "mo1"', 'id = "zz1"', "caves of this clan are"),
    "a lair without its pair": ("map_b", 'id = "eye-o"', 'id = "eye-x"', "eye-x"),
    "values that do not fall": ("clans", "values = [12, 6, 3]", "values = [12, 13, 3]", "lower"),
    "an unknown symbol": ("ancestry", 'face = ["A", "A", "A2", "R"]', 'face = ["A", "A", "A2", "X"]', "X"),
    "a renegade to start with": ("champions", 'clan = "moss"', 'clan = "renegade"', "renegade"),
    "an ability twice": ("champions", 'ability = "break_ice"', 'ability = "wall"', "more than once"),
    "an ability that nobody has": ("champions", 'ability = "night_eye"', 'ability = "symbols"', "entries"),
    "a claw too many": ("champions", "claws = 0", "claws = 1", "no claws"),
    "a pawn that is missing": ("champions", 'letter = "A"', 'letter = ""', "needs a pawn"),
    "lines that fall": ("champions", "lines = [3, 5, 7]", "lines = [5, 3, 7]", "rising"),
    "places without honour": ("fixed", "4 = [2, 1, 3, 0]\n", "", "turn_order, 4"),
    "honour for too few places": ("fixed", "4 = [2, 1, 3, 0]", "4 = [2, 1, 3]", "turn_order, 4"),
    "more trolls": ("fixed", "trolls = 25", "trolls = 30", "25"),
    "a wire on a space that is not there": ("fixed", "breach_wire = 11", "breach_wire = 12", "11"),
    "two wires in one place": ("fixed", "breach_wire = 11", "breach_wire = 6", "more than once"),
    "too few gnomes": ("fixed", "copies = 10", "copies = 9", "30"),
}


@pytest.mark.parametrize("change", CHANGES)
def test_what_cannot_be_played_is_refused_with_its_place(change, tmp_path):
    name, old, new, shows = CHANGES[change]
    text = house(name)
    assert old in text
    (tmp_path / f"{name}.toml").write_text(text.replace(old, new, 1), encoding="utf-8")
    with pytest.raises(BadComponents) as caught:
        BOX_FILES.load(tmp_path)
    assert shows in caught.value.words("en")
    assert f"{name}.toml" in caught.value.words("fr")
    assert caught.value.words("fr") != caught.value.words("en")


def test_other_figures_can_be_played(tmp_path):
    text = house("fixed").replace("gnomes = 4", "gnomes = 5").replace("boosts = [0, 1,", "boosts = [1, 2,")
    (tmp_path / "fixed.toml").write_text(text, encoding="utf-8")
    box = BOX_FILES.load(tmp_path)
    assert box.waves[2].gnomes == 5
    assert box.fingerprint


def test_other_names_are_no_other_box(tmp_path):
    text = house("champions").replace('fr = "Argash"', 'fr = "Argache"').replace("Rootcaller", "Root-caller")
    (tmp_path / "champions.toml").write_text(text, encoding="utf-8")
    box = BOX_FILES.load(tmp_path)
    assert box.names["fr"]["champion.argash"] == "Argache"
    assert box.fingerprint == ""
