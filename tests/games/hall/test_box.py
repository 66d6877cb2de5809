"""The box: every figure of the house, files of an owner in its place, and what is said of a file that is wrong."""

from __future__ import annotations

import math
import re
from collections import Counter
from importlib import resources
from itertools import pairwise
from pathlib import Path

import pytest

from dovre.games.hall.box import (
    BOX_FILES,
    BURIED,
    CLANS,
    EFFECTS,
    KINDS,
    RESOURCES,
    Benefit,
    Board,
    Cell,
    Use,
)
from dovre.games.hall.game import GAME
from dovre.kernel.errors import BadComponents
from dovre.kernel.texts import load_texts

load_box = BOX_FILES.load
BOX = load_box()
WINTER, AUTUMN = BOX.boards["winter"], BOX.boards["autumn"]
BOARDS = pytest.mark.parametrize("board", [WINTER, AUTUMN], ids=lambda board: board.id)


def house(name: str) -> str:
    return (resources.files("dovre.games.hall") / "data" / f"{name}.toml").read_text(encoding="utf-8")


def signs(board: Board) -> dict[Cell, str]:
    return dict(board.cells())


def zones(board: Board) -> dict[Cell, int]:
    drawn = {(r, c): sign for r, row in enumerate(board.zones) for c, sign in enumerate(row)}
    return {cell: int(sign) for cell, sign in drawn.items() if sign.isdigit()}


def sides(cell: Cell) -> list[Cell]:
    r, c = cell
    return [(r - 1, c), (r, c + 1), (r + 1, c), (r, c - 1)]


def rubble(board: Board) -> set[Cell]:
    return {cell for cell, sign in board.cells() if sign == "x" or sign.isupper()}


def buried(board: Board) -> set[Cell]:
    return {cell for cell, sign in board.cells() if sign.lower() in BURIED}


# -- tiles --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("HALL-D18")
def test_tunnels_are_52_tiles_of_14_shapes_with_an_anchor_up_to_size_4():
    copies = {tunnel.shape: tunnel.copies for tunnel in BOX.tunnels}
    small = {"D2": 6, "I3": 6, "L3": 8, "I4": 4, "L4": 5, "T4": 4, "S4": 4, "O4": 3}
    assert copies == small | dict.fromkeys(("L5", "P5", "T5", "V5", "W5", "Y5"), 2)
    by_size = Counter[int]()
    for tunnel in BOX.tunnels:
        by_size[tunnel.size] += tunnel.copies
        assert tunnel.size == int(tunnel.shape[1])
        assert (tunnel.anchor in tunnel.cells) == (tunnel.size < 5)
    assert by_size == {2: 6, 3: 14, 4: 20, 5: 12}


def test_cells_of_a_tile_are_read_from_its_drawing():
    found = {tunnel.shape: (tunnel.cells, tunnel.anchor) for tunnel in BOX.tunnels}
    assert found["D2"] == (((0, 0), (0, 1)), (0, 0))
    assert found["L4"] == (((0, 0), (1, 0), (2, 0), (2, 1)), (2, 1))
    assert found["T4"] == (((0, 0), (0, 1), (0, 2), (1, 1)), (1, 1))
    assert found["S4"] == (((0, 1), (0, 2), (1, 0), (1, 1)), (0, 1))
    assert found["Y5"] == (((0, 1), (1, 0), (1, 1), (2, 1), (3, 1)), None)


def test_halls_and_their_scores():
    assert [(hall.id, len(hall.cells), hall.altar, hall.low, hall.high) for hall in BOX.halls] == [
        ("treasure", 9, (1, 1), 6, 15),
        ("great_forge", 7, (1, 1), 4, 12),
        ("stonecutter", 7, (1, 1), 3, 12),
        ("wellspring", 6, (0, 1), 2, 10),
        ("shaman", 5, (1, 1), 1, 9),
        ("chasm", 7, (0, 3), 0, 11),
    ]


def ways(cells: tuple[Cell, ...]) -> set[tuple[Cell, ...]]:
    """A shape turned and flipped, with its first cell at the corner."""
    found = set()
    for flip in (1, -1):
        turned = [(r, c * flip) for r, c in cells]
        for _ in range(4):
            turned = sorted((c, -r) for r, c in turned)
            found.add(tuple((r - turned[0][0], c - turned[0][1]) for r, c in turned))
    return found


def tiles_at(corner: Cell) -> list[set[Cell]]:
    """Every tile of the box, laid in every way with its first cell here."""
    return [
        {(corner[0] + r, corner[1] + c) for r, c in way} for tunnel in BOX.tunnels for way in sorted(ways(tunnel.cells))
    ]


def test_no_hall_is_a_single_tile_and_two_tiles_cover_each():
    overhang = dict.fromkeys(("treasure", "great_forge", "stonecutter", "wellspring", "chasm"), 0) | {"shaman": 1}
    for hall in BOX.halls:
        cells = set(hall.cells)
        around = [(r, c) for r in range(-4, 5) for c in range(-4, 9)]
        laid = [tile for corner in around for tile in tiles_at(corner) if tile & cells]
        assert cells not in laid
        spare = [
            len(first | second) - len(cells)
            for first in laid
            if first <= cells
            for second in laid
            if cells - first <= second and not first & second
        ]
        assert min(spare) == overhang[hall.id], hall.id


@BOARDS
def test_every_hall_has_many_places_on_bare_rock(board):
    bare = board.diggable() - {cell for cells in board.starts.values() for cell in cells}
    places = {
        hall.id: sum(
            {(r + down, c + right) for r, c in way} <= bare for way in ways(hall.cells) for down, right in bare
        )
        for hall in BOX.halls
    }
    assert min(places, key=places.__getitem__) == "treasure"
    assert places["treasure"] == {"winter": 95, "autumn": 59}[board.id]


@pytest.mark.rule("HALL-W10", "HALL-W11", "HALL-W12", "HALL-W13", "HALL-W14", "HALL-W15")
@pytest.mark.rule("HALL-W16", "HALL-W17", "HALL-W18", "HALL-W19", "HALL-W20")
def test_workshops_and_their_uses():
    def swap(one: str, other: str) -> list[Use]:
        return [Use(one, 1, other, 1), Use(other, 1, one, 1)]

    uses = {workshop.id: list(workshop.uses) for workshop in BOX.workshops}
    assert uses == {
        "wainwright": swap("heartstone", "cart"),
        "charm_weaver": swap("coin", "rune"),
        "mint": [
            *(Use("iron", 1, "coin", 1), Use("heartstone", 1, "coin", 1)),
            *(Use("coin", 1, "iron", 1), Use("coin", 1, "heartstone", 1)),
        ],
        "ironworks": swap("heartstone", "iron"),
        "hammer_exchange": [Use("any", 2, "hammer", 1)],
        "steward": [Use("troll", 1, "stock", 1)],
        "rune_forge": [
            *(Use("stone", 1, "rune", 1), Use("iron", 1, "rune", 1)),
            *(Use("rune", 1, "stone", 1), Use("rune", 1, "iron", 1)),
        ],
        "crusher": [Use("heartstone", 1, "stone", 2), Use("stone", 2, "heartstone", 1)],
        "stone_mill": swap("stone", "iron"),
        "hammer_forge": swap("heartstone", "hammer"),
        "depot": [Use("any", 2, "cart", 1)],
    }
    assert {workshop.copies for workshop in BOX.workshops} == {2}


# -- cards --------------------------------------------------------------------------------------------------------


def test_trolls_by_level_and_clan():
    assert [troll.level for troll in BOX.trolls] == [1] * 21 + [2] * 17 + [3] * 17
    assert Counter(troll.clan for troll in BOX.trolls) == {"fire": 13, "ice": 13, "moon": 13, "mud": 16}
    for troll in BOX.trolls:
        assert troll.id.startswith(f"{troll.clan}-{troll.level}-")
    assert len({troll.id for troll in BOX.trolls}) == 55


def test_trolls_keep_the_budget_of_their_level():
    points = dict.fromkeys(KINDS, 3) | {"stone": 2, "heartstone": 4, "hammer": 4, "cart": 4}
    budget = {1: (6, 7), 2: (10, 11), 3: (15, 16)}
    for troll in BOX.trolls:
        assert sum(points[kind] for kind in troll.produces) in budget[troll.level], troll.id


def test_carts_on_trolls_are_of_their_clan_and_neutral_ones_rare():
    for troll in BOX.trolls:
        carts = {kind for kind in troll.produces if kind.startswith("cart")}
        assert carts <= ({"cart"} if troll.clan == "mud" else {f"cart_{troll.clan}"}), troll.id
    assert [troll.id for troll in BOX.trolls if "cart" in troll.produces] == ["mud-1-6", "mud-2-5", "mud-3-5"]


def test_the_three_trolls_whose_symbols_are_told():
    found = {troll.id: troll.produces for troll in BOX.trolls}
    assert found["fire-1-1"] == ("stone", "stone", "cart_fire")
    assert found["mud-1-1"] == ("iron", "heartstone")
    assert found["ice-3-1"] == ("iron", "iron", "iron", "rune", "cart_ice")


def test_starting_trolls():
    assert [(start.id, *start.produces, start.starting) for start in BOX.starts] == [
        ("start-1", "stone", ("heartstone", "heartstone", "iron")),
        ("start-2", "iron", ("stone", "stone", "hammer")),
        ("start-3", "heartstone", ("coin",)),
        ("start-4", "coin", ("stone", "stone", "coin")),
        ("start-5", "rune", ("stone", "stone")),
        ("start-6", "cart", ("stone", "stone", "iron")),
    ]


def test_each_effect_stands_on_one_spell_of_its_name():
    assert len(EFFECTS) == 17
    assert tuple(spell.effect for spell in BOX.spells) == tuple(spell.id for spell in BOX.spells) == EFFECTS
    windows = {"now": 7, "dig": 3, "recruit": 2, "move": 2, "workshop": 2, "end_of_step2": 1}
    assert Counter(spell.window for spell in BOX.spells) == windows


# -- figures ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("HALL-D4", "HALL-D5")
def test_scores_of_tunnels():
    assert BOX.fixed.tunnel_score == {2: (0, 0, 0), 3: (3, 4, 5), 4: (4, 6, 8), 5: (5, 8, 11)}


def test_figures_of_the_rules():
    fixed = BOX.fixed
    assert fixed.statue_value == (2, 4, 6, 8, 10)
    assert fixed.coronation == (5, 3)
    assert (fixed.statues, fixed.pedestals) == (7, 6)
    assert (fixed.retire_at, fixed.trade_give, fixed.set_size, fixed.extra_rounds) == (4, 4, 3, 2)
    assert (fixed.pack_rows, fixed.horde_rows) == ((4, 3, 2, 1), (5, 4, 3))
    assert fixed.zone_names == ("dark_grey", "grey", "brown", "orange", "yellow")
    assert fixed.colours == ("magenta", "teal", "amber", "violet", "bone")
    assert (tuple(fixed.tokens), sum(fixed.tokens.values())) == (RESOURCES, 225)


def test_benefit_tokens():
    assert BOX.benefits == (Benefit(5, 3), Benefit(4, 4), Benefit(3, 4), Benefit(2, 4))


def test_everything_has_a_name_of_its_own_in_both_languages():
    counts = {"troll": 55, "start": 6, "spell": 17, "workshop": 11, "hall": 6}
    for names in BOX.names.values():
        assert Counter(key.split(".")[0] for key in names) == counts
        assert len(set(names.values())) == sum(counts.values())
    assert BOX.names["en"]["troll.fire-1-1"] == "Cinder Hauler"
    assert BOX.names["fr"]["start.start-3"] == "Œil-de-Braise"
    assert BOX.names["fr"]["spell.earth_ritual"] == "Rituel de la Terre"
    assert BOX.names["fr"]["workshop.mint"] == "Atelier Monétaire"
    assert BOX.names["fr"]["hall.chasm"] == "Abîme"


def test_provenance_of_a_row_beats_that_of_its_file():
    told = {key for key, word in BOX.provenance.items() if word == "rulebook"}
    assert {key for key in told if "." in key} == {
        *(f"workshop.{workshop.id}" for workshop in BOX.workshops),
        *("troll.fire-1-1", "troll.mud-1-1", "troll.ice-3-1", "hall.treasure", "colour.magenta"),
    }
    assert {key for key in told if "." not in key} == {"workshops", "fixed"}
    assert set(BOX.provenance.values()) == {"rulebook", "designed"}


# -- boards -------------------------------------------------------------------------------------------------------


@BOARDS
def test_size_of_the_mountain(board):
    rows, mountain, diggable = {"winter": (23, 349, 324), "autumn": (19, 263, 242)}[board.id]
    assert (board.rows, board.cols, len(board.heart)) == (rows, rows, 9)
    assert len(zones(board)) + 9 == mountain
    assert len(board.diggable()) == diggable
    assert {signs(board)[corner] for corner in ((0, 0), (0, -1 % rows), (-1 % rows, 0))} == {"_"}


@BOARDS
def test_figures_of_the_boards(board):
    sizes = Counter(zones(board).values())
    statues = [signs(board)[cell] for cell in board.statue_ring]
    found = (
        [sizes[zone] for zone in range(1, 6)],
        (len(statues), statues.count("O")),
        len(board.sites),
        len(rubble(board)),
        len(buried(board)),
    )
    assert (
        found
        == {
            "winter": ([100, 84, 68, 52, 36], (20, 4), 16, 52, 60),
            "autumn": ([58, 40, 68, 52, 36], (18, 2), 12, 40, 46),
        }[board.id]
    )


@BOARDS
def test_zones_lie_around_each_other(board):
    zone = zones(board)
    for cell, here in zone.items():
        beside = {zone.get(side) for side in sides(cell)}
        assert beside <= {here - 1, here, here + 1, None}
        if None in beside:
            at_heart = any(side in board.heart for side in sides(cell))
            assert here == (5 if at_heart else 1), cell


@BOARDS
def test_sites_are_open_on_all_sides_and_far_apart(board):
    rock = board.diggable()
    starts = {cell for cells in board.starts.values() for cell in cells}
    for site in board.sites:
        assert set(sides(site)) <= rock - starts, site
        assert all(distance(site, other) >= 4 for other in board.sites if other != site)


def distance(one: Cell, other: Cell) -> int:
    return abs(one[0] - other[0]) + abs(one[1] - other[1])


@BOARDS
def test_every_diggable_cell_has_a_diggable_neighbour(board):
    rock = board.diggable()
    assert all(rock & set(sides(cell)) for cell in rock)


@BOARDS
def test_statue_spaces_and_start_spaces_go_strictly_clockwise(board):
    middle = board.rows // 2
    for cells in (board.statue_ring, *board.starts.values()):
        angles = [math.atan2(c - middle, middle - r) % math.tau for r, c in cells]
        first = angles.index(min(angles))
        turned = angles[first:] + angles[:first]
        assert all(one < other for one, other in pairwise(turned))


def without_starts(rows: tuple[str, ...]) -> tuple[str, ...]:
    return tuple(re.sub("[345]", ".", row) for row in rows)


def mirrored(rows: tuple[str, ...]) -> tuple[str, ...]:
    return tuple(row[::-1] for row in rows)


def quarter_turned(rows: tuple[str, ...]) -> tuple[str, ...]:
    return tuple("".join(column) for column in zip(*rows[::-1], strict=True))


def test_winter_has_all_symmetries_of_the_square():
    for rows in (without_starts(WINTER.features), WINTER.zones):
        assert rows == mirrored(rows) == quarter_turned(rows)


def test_autumn_has_a_left_and_a_right_that_are_alike():
    for rows in (AUTUMN.features, AUTUMN.zones):
        assert rows == mirrored(rows)


def test_start_spaces():
    assert WINTER.starts == {
        4: ((2, 15), (15, 20), (20, 7), (7, 2)),
        5: ((4, 11), (6, 19), (17, 18), (17, 4), (6, 3)),
    }
    assert AUTUMN.starts == {3: ((7, 18), (18, 9), (7, 0))}
    four = WINTER.starts[4]
    assert tuple((c, 22 - r) for r, c in four) == (*four[1:], four[0])  # a quarter turn
    for board, number in ((WINTER, 5), (AUTUMN, 3)):
        mirror = {(r, board.cols - 1 - c) for r, c in board.starts[number]}
        assert mirror == set(board.starts[number])


def test_neighbouring_fours_share_a_half_and_opposite_ones_do_not():
    def halves(cell: Cell) -> set[str]:
        return {"top" if cell[0] < 11 else "bottom", "left" if cell[1] < 11 else "right"}

    four = WINTER.starts[4]
    for number, cell in enumerate(four):
        assert halves(cell) & halves(four[(number + 1) % 4])
        assert not halves(cell) & halves(four[(number + 2) % 4])


def steps(start: Cell, ground: set[Cell]) -> dict[Cell, int]:
    """How many tunnel cells it takes to each cell."""
    found = {start: 0}
    edge = [start]
    for cell in edge:
        for side in sides(cell):
            if side in ground and side not in found:
                found[side] = found[cell] + 1
                edge.append(side)
    return found


def nearest(reach: dict[Cell, int], cells: set[Cell], count: int) -> list[int]:
    return sorted(reach[cell] for cell in cells)[:count]


DISTANCES = {
    ("winter", 4): {
        ((2, 15), (15, 20), (20, 7), (7, 2)): ([2, 4, 6, 8], 9, [3, 3, 7, 7], [2, 2, 4, 4, 4], [2, 4, 6], 18),
    },
    ("winter", 5): {
        ((4, 11),): ([1, 0, 2, 4], 7, [1, 5, 5, 5], [2, 2, 2, 2, 2], [2, 2, 4], 10),
        ((6, 19), (6, 3)): ([2, 4, 6, 8], 9, [3, 5, 5, 7], [2, 3, 4, 4, 6], [2, 4, 4], 10),
        ((17, 18), (17, 4)): ([2, 4, 6, 8], 9, [3, 3, 7, 7], [2, 3, 4, 4, 4], [4, 4, 4], 12),
    },
    ("autumn", 3): {
        ((18, 9),): ([1, 2, 4, 7], 8, [3, 3, 5, 5], [2, 3, 3, 4, 4], [4, 4, 4], 20),
        ((7, 18), (7, 0)): ([1, 2, 5, 7], 8, [3, 3, 5, 7], [1, 1, 2, 3, 3], [3, 5, 7], 20),
    },
}


@pytest.mark.parametrize(
    ("board", "number", "start", "figures"),
    [
        pytest.param(BOX.boards[side], number, start, figures, id=f"{side}-{number}-{start[0]}-{start[1]}")
        for (side, number), rows in DISTANCES.items()
        for starts, figures in rows.items()
        for start in starts
    ],
)
def test_start_spaces_are_about_equally_good(board, number, start, figures):
    """To zones 2 to 5, to yellow without Hammers, to statues, buried resources, sites, to the nearest rival."""
    zone = zones(board)
    reach = steps(start, board.diggable())
    bare = steps(start, board.diggable() - rubble(board))
    to_sites = sorted(min(reach[side] for side in sides(site)) for site in board.sites)
    assert figures == (
        [min(reach[cell] for cell in reach if zone[cell] == inner) for inner in range(2, 6)],
        min(bare[cell] for cell in bare if zone[cell] == 5),
        nearest(reach, set(board.statue_ring), 4),
        nearest(reach, buried(board), 5),
        to_sites[:3],
        min(reach[cell] for cell in board.starts[number] if cell != start),
    )


def test_one_tile_can_cover_iron_a_hammer_and_a_statue_another_three_cells_of_rubble():
    drawn = signs(WINTER)
    assert [drawn[cell] for cell in ((2, 11), (2, 12), (2, 13), (1, 13))] == ["j", ".", "m", "o"]
    assert [drawn[cell] for cell in ((15, 15), (15, 16), (16, 15), (16, 16))] == ["x", "x", "x", "d"]


def test_signs_of_buried_resources():
    twice = {"d": ("stone", 2), "j": ("iron", 2)}
    once = zip("sihcrmw", ("stone", "iron", "heartstone", "coin", "rune", "hammer", "cart"), strict=True)
    assert twice | {sign: (resource, 1) for sign, resource in once} == BURIED
    assert {resource for resource, _ in BURIED.values()} == set(RESOURCES)
    assert CLANS == ("fire", "ice", "moon", "mud")


# -- files of an owner --------------------------------------------------------------------------------------------


def write(folder: Path, name: str, *edits: tuple[str, str]) -> str:
    """A file of the house with some passages replaced, put into a folder; gives its text."""
    text = house(name)
    for old, new in edits:
        assert old in text, old
        text = text.replace(old, new, 1)
    (folder / f"{name}.toml").write_text(text, encoding="utf-8")
    return text


CHANGES = [
    (
        "board_winter",
        "________.o...o.________",
        "________.o.s.o.________",
        lambda box: box.boards["winter"].features[1],
    ),
    (
        "board_autumn",
        "[[7, 18], [18, 9], [7, 0]]",
        "[[18, 9], [7, 0], [7, 18]]",
        lambda box: box.boards["autumn"].starts,
    ),
    ("tunnels", 'rows = ["AX"]', 'rows = ["XA"]', lambda box: box.tunnels[0].anchor),
    ("halls", "high = 11", "high = 13", lambda box: box.halls[-1].high),
    ("trolls", '"stone", "stone", "cart_fire"', '"stone", "iron", "cart_fire"', lambda box: box.trolls[0].produces),
    ("trolls", '"heartstone", "heartstone", "iron"', '"heartstone"', lambda box: box.starts[0].starting),
    ("spells", 'effect = "gilded_arch"', 'effect = "earth_ritual"', lambda box: box.spells[2]),
    ("workshops", '"any*2 > hammer"', '"any*3 > hammer"', lambda box: box.workshops[4].uses),
    ("fixed", "[3, 4, 5]", "[3, 4, 6]", lambda box: box.fixed.tunnel_score[3]),
    ("fixed", "3 = [0, 0, 2]", "3 = [0, 1, 2]", lambda box: box.fixed.later_seats["autumn"][3]),
    ("fixed", "honor = 5", "honor = 6", lambda box: box.benefits[0]),
]


@pytest.mark.parametrize(("name", "old", "new", "look"), CHANGES, ids=[f"{name}-{new}" for name, _, new, _ in CHANGES])
def test_a_changed_value_is_in_the_box_and_changes_its_fingerprint(tmp_path, name, old, new, look):
    write(tmp_path, name, (old, new))
    box = load_box(tmp_path)
    assert look(box) != look(BOX)
    assert re.fullmatch("[0-9a-f]{8}", box.fingerprint)
    assert load_box(tmp_path).fingerprint == box.fingerprint


def test_fingerprints_of_different_boxes_differ(tmp_path):
    found = set()
    for number, (name, old, new, _) in enumerate(CHANGES):
        folder = tmp_path / str(number)
        folder.mkdir()
        write(folder, name, (old, new))
        found.add(load_box(folder).fingerprint)
    assert len(found) == len(CHANGES)


def test_other_names_and_another_provenance_do_not_change_the_fingerprint(tmp_path):
    write(tmp_path, "trolls", ("Cinder Hauler", "Ash Hauler"), ('provenance = "rulebook"', 'provenance = "own"'))
    box = load_box(tmp_path)
    assert box.names["en"]["troll.fire-1-1"] == "Ash Hauler"
    assert box.provenance["troll.fire-1-1"] == "own"
    assert box.fingerprint == ""


def test_trolls_are_ordered_by_level_whatever_the_order_of_the_file(tmp_path):
    text = house("trolls")
    last = text.rindex("[[troll]]")
    first = text.index("[[troll]]")
    moved = f"{text[:first]}{text[last:]}\n{text[first:last]}"
    (tmp_path / "trolls.toml").write_text(moved, encoding="utf-8")
    assert [troll.level for troll in load_box(tmp_path).trolls] == sorted(troll.level for troll in BOX.trolls)


# -- what is said of a file that is wrong -------------------------------------------------------------------------

SMALL_BOARD = '''provenance = "own"
statue_ring = [[6, 6], [6, 0]]
sites = [[0, 2], [0, 4], [2, 0], [2, 6], [4, 0], [4, 6], [6, 2], [6, 4]]
starts.3 = [[0, 0], [0, 6], [6, 3]]
features = """
3.+.+.3
.......
+.###.+
..###..
+.###.+
.......
o.+3+.o
"""
zones = """
1111111
1222221
12###21
12###21
12###21
1222221
1111111
"""
'''
TOKENS = "[tokens]\nstone = 35\niron = 35\nheartstone = 30\ncart = 45\nhammer = 20\nrune = 25\ncoin = 35\n"
OUTSIDE = "_" * 23 + "\n"
HEARTLESS = [("....###....", "..........."), ("hw###wh", "hw...wh"), ("....###....", "...........")]

# why, file, what is replaced, what stands on the line that is named, the field that is named
BROKEN = [
    ("unknown", "trolls", [("level = 1", "levle = 1")], "levle = 1", "troll 1, levle"),
    ("unknown", "fixed", [("retire_at", "retires_at")], "retires_at", "retires_at"),
    ("unknown", "board_winter", [("5 = [[4", "6 = [[4")], "6 = [[4", "starts, 6"),
    ("missing", "trolls", [('clan = "fire"\n', "")], "[[troll]]", "troll 1, clan"),
    ("missing", "halls", [('provenance = "designed"\n', "")], "# The 6 Great Halls", "provenance"),
    ("missing", "fixed", [("5 = [5, 8, 11]\n", "")], "[tunnel_score]", "tunnel_score, 5"),
    ("missing", "fixed", [("3 = [0, 0, 2]\n", "")], "[later_seats_autumn]", "later_seats_autumn, 3"),
    ("entries", "fixed", [("[2, 0, 3, 3]", "[2, 0, 3]")], "4 = [2, 0, 3]", "later_seats_winter, 4"),
    ("words", "spells", [('en = "Cave-In"', "en = 3")], "en = 3", "spell 16, en"),
    ("words", "halls", [('fr = "Source"', 'fr = " "')], 'fr = " "', "hall 4, fr"),
    ("id", "trolls", [('id = "ice-1-1"', 'id = "Ice 1"')], 'id = "Ice 1"', "troll 6, id"),
    ("id", "tunnels", [('shape = "D2"', 'shape = "d.2"')], 'shape = "d.2"', "tunnel 1, shape"),
    ("choice", "trolls", [('clan = "fire"', 'clan = "water"')], 'clan = "water"', "troll 1, clan"),
    ("choice", "trolls", [('"cart_fire"]', '"cart_ice"]')], '"cart_ice"]', "troll 1, produces"),
    ("choice", "trolls", [('["coin", "coin"]', '["cart_moon"]')], '["cart_moon"]', "troll 20, produces"),
    ("choice", "trolls", [('produces = ["cart"]', 'produces = ["cart_ice"]')], '["cart_ice"]', "start 6, produces"),
    ("choice", "trolls", [('starting = ["coin"]', 'starting = [["coin"]]')], '[["coin"]]', "start 3, starting"),
    ("choice", "spells", [('effect = "cave_in"', 'effect = "earthquake"')], '"earthquake"', "spell 16, effect"),
    ("choice", "fixed", [('id = "teal"', 'id = "blue"')], 'id = "blue"', "colour 2, id"),
    ("choice", "tunnels", [('"designed"', '"guessed"')], '"guessed"', "provenance"),
    ("choice", "trolls", [('"rulebook"', '"guessed"')], '"guessed"', "troll 1, provenance"),
    ("whole", "trolls", [("level = 1", "level = 4")], "level = 4", "troll 1, level"),
    ("whole", "trolls", [("level = 1", "level = true")], "level = true", "troll 1, level"),
    ("whole", "halls", [("low = 6", "low = 15")], "low = 15", "hall 1, low"),
    ("whole", "fixed", [("coronation = [5, 3]", "coronation = [5, -3]")], "coronation", "coronation"),
    ("whole", "fixed", [("[4, 6, 8]", '[4, "6", 8]')], '4 = [4, "6"', "tunnel_score, 4"),
    ("list", "trolls", [('["stone", "stone", "cart_fire"]', '"stone"')], 'produces = "stone"', "troll 1, produces"),
    ("list", "tunnels", [('rows = ["AX"]', 'rows = "AX"')], 'rows = "AX"', "tunnel 1, rows"),
    (
        "entries",
        "trolls",
        [('"cart_fire"]', '"iron", "iron", "iron", "iron", "iron"]')],
        "produces",
        "troll 1, produces",
    ),
    ("entries", "trolls", [('["iron", "heartstone"]', "[]")], "produces = []", "troll 16, produces"),
    ("entries", "fixed", [("[2, 4, 6, 8, 10]", "[2, 4, 6, 8]")], "statue_value", "statue_value"),
    ("entries", "board_autumn", [(", [7, 0]]", "]")], "3 = [[7", "starts, 3"),
    ("entries", "board_autumn", [(", [15, 11],\n  [13, 9], [15, 7], [12, 5], [10, 3]", "")], "sites", "sites"),
    ("cells", "board_winter", [("[5, 11],", "[5, 11, 1],")], "statue_ring", "statue_ring"),
    ("table", "fixed", [(TOKENS, ""), ("statues = 7", "tokens = 3\nstatues = 7")], "tokens = 3", "tokens"),
    ("rows", "halls", 'provenance = "own"\nhall = "chasm"\n', "hall =", "hall"),
    ("twice", "trolls", [('id = "fire-1-2"', 'id = "fire-1-1"')], 'id = "fire-1-1"', "troll 2, id"),
    ("twice", "trolls", [('id = "fire-1-2"', 'id = "start-1"')], 'id = "start-1"', "troll 2, id"),
    ("twice", "tunnels", [('shape = "I3"', 'shape = "D2"')], 'shape = "D2"', "tunnel 2, shape"),
    ("twice", "workshops", [('"coin > rune", "rune', '"rune > coin", "rune')], '"rune > coin", "', "workshop 2, uses"),
    ("twice", "fixed", [("honor = 4", "honor = 5")], "honor = 5", "benefit 2, honor"),
    ("twice", "board_winter", [("[3, 13], [6, 14]", "[3, 13], [3, 13]")], "sites", "sites"),
    ("unchanged", "fixed", [("statues = 7", "statues = 8")], "statues = 8", "statues"),
    ("unchanged", "fixed", [("pack_rows = [4", "pack_rows = [5")], "pack_rows", "pack_rows"),
    ("unchanged", "workshops", [("copies = 2", "copies = 2.0")], "copies = 2.0", "copies"),
    ("count", "tunnels", [("copies = 6", "copies = 7")], "[[tunnel]]", "tunnel"),
    ("count", "fixed", [("copies = 3", "copies = 4")], "[[benefit]]", "benefit"),
    ("count", "fixed", [('[[colour]]\nid = "magenta"\n', "")], "[[colour]]", "colour"),
    ("count", "spells", [(house("spells")[house("spells").rindex("[[spell]]") :], "")], "[[spell]]", "spell"),
    ("count", "halls", [(house("halls")[house("halls").rindex("[[hall]]") :], "")], "[[hall]]", "hall"),
    ("count", "workshops", [(house("workshops")[house("workshops").rindex("[[work") :], "")], "[[work", "workshop"),
    ("count", "trolls", [(house("trolls").split("\n\n")[1], "")], "[[start]]", "start"),
    ("level", "trolls", [("level = 1", "level = 2")], "[[troll]]", "troll"),
    ("increasing", "fixed", [("[2, 4, 6, 8, 10]", "[2, 4, 4, 8, 10]")], "statue_value", "statue_value"),
    ("use", "workshops", [("any*2 > hammer", "2 any > hammer")], "2 any > hammer", "workshop 5, uses"),
    ("use", "workshops", [("any*2 > hammer", "hammer > any")], "hammer > any", "workshop 5, uses"),
    ("use", "workshops", [('"troll > stock"', "7")], "uses = [7]", "workshop 6, uses"),
    ("drawing", "tunnels", [('rows = ["AX"]', 'rows = ["AY"]')], '["AY"]', "tunnel 1, rows"),
    ("drawing", "halls", [('".X."', '".X"')], "rows", "hall 2, rows"),
    ("apart", "tunnels", [('rows = ["AX"]', 'rows = ["A.X"]')], '["A.X"]', "tunnel 1, rows"),
    ("apart", "halls", [('rows = ["XXXAXXX"]', 'rows = ["..."]')], '["..."]', "hall 6, rows"),
    ("size", "tunnels", [('rows = ["AX"]', 'rows = ["A"]')], '["A"]', "tunnel 1, rows"),
    ("anchor", "tunnels", [('rows = ["AX"]', 'rows = ["XX"]')], '["XX"]', "tunnel 1, rows"),
    ("anchor", "tunnels", [('  "XXX",\n  ".X.",\n', '  "XXX",\n  ".A.",\n')], "rows", "tunnel 11, rows"),
    ("altar", "halls", [("XXXAXXX", "XXAXAXX")], "XXAXAXX", "hall 6, rows"),
    ("mirror", "halls", [('"XAX",\n  "XXX",\n]\nlow = 2', '"AXX",\n  "XXX",\n]\nlow = 2')], "rows", "hall 4, rows"),
    ("mirror", "halls", [('"XAX",\n  "XXX",\n]\nlow = 2', '"XAX",\n  "XX.",\n]\nlow = 2')], "rows", "hall 4, rows"),
    ("congruent", "tunnels", [('"AX",\n  "X.",', '"A",\n  "X",\n  "X",')], "rows", "tunnel 3, rows"),
    ("grid", "board_winter", [('features = """\n', f'features = """\n{OUTSIDE * 3}')], "features", "features"),
    ("row", "board_winter", [("________.o...o.________", "________.o...o._______")], ".o...o._______", "features"),
    ("row", "board_autumn", [("_____123333321_____", "_____12333333321_____")], "12333333321", "zones"),
    ("grids", "board_winter", [('zones = """\n', f'zones = """\n{OUTSIDE}')], "zones", "zones"),
    ("sign", "board_winter", [("..m.j.m.4", "..m.?.m.4")], "..m.?.m.4", "features"),
    ("sign", "board_winter", [("..m.j.m.4", "..m.3.m.4")], "..m.3.m.4", "features"),
    ("sign", "board_winter", [("_________11111_________", "_________61111_________")], "61111", "zones"),
    ("sign", "board_winter", [("_________11111_________", "_________1111__________")], "1111__", "zones"),
    ("sign", "board_winter", [("_________11111_________", "_________111111________")], "111111__", "zones"),
    ("sign", "board_autumn", [("12334455###55443321", "123344555##55443321")], "555##55", "zones"),
    ("heart", "board_winter", HEARTLESS, "features", "features"),
    ("slope", "board_winter", [("_________11111_________", "_________13111_________")], "13111", "zones"),
    ("listed", "board_winter", [("[3, 13],", "[3, 12],")], "sites", "sites"),
    ("listed", "board_winter", [(", [1, 9],", ",")], "statue_ring", "statue_ring"),
    ("listed", "board_winter", [("[[4, 11]", "[[4, 12]")], "5 = [[4, 12]", "starts, 5"),
    ("clockwise", "board_winter", [("[1, 13], [5, 15]", "[5, 15], [1, 13]")], "statue_ring", "statue_ring"),
    ("clockwise", "board_winter", [("[15, 20], [20, 7]", "[20, 7], [15, 20]")], "4 = [[2", "starts, 4"),
    (
        "cut",
        "board_winter",
        [("_________.....", ".________....."), ("_________11111", "1________11111")],
        ".________.....",
        "features",
    ),
    ("place", "halls", [("XXXAXXX", "XXXXXXXXXXXAXXXXXXXXXXX")], "XXXXXXXXXXXAXXXXXXXXXXX", "hall 6, rows"),
    ("place", "board_autumn", SMALL_BOARD, "features", "features"),
]


@pytest.mark.parametrize(("why", "name", "edits", "on_line", "field"), BROKEN)
def test_a_broken_file_is_refused_with_file_line_and_field(tmp_path, why, name, edits, on_line, field):
    if isinstance(edits, str):
        text = edits
        (tmp_path / f"{name}.toml").write_text(text, encoding="utf-8")
    else:
        text = write(tmp_path, name, *edits)
    with pytest.raises(BadComponents) as caught:
        load_box(tmp_path)
    error = caught.value
    line = error.parts["line"]
    file = tmp_path / f"{name}.toml"
    assert error.parts["why"].key == f"error.components.{why}"
    assert on_line in text.splitlines()[line - 1]
    assert error.words("en").startswith(f"{file}, line {line}, field “{field}”: ")
    assert error.words("fr").startswith(f"{file}, ligne {line}, champ «\u00a0{field}\u00a0»\u00a0: ")


@pytest.mark.parametrize(
    ("edits", "on_line", "field"),
    [
        ([("level = 1\n", "level =\n")], "level =", "troll 1, level"),
        ([('clan = "fire"', 'clan = "fire')], 'clan = "fire', "troll 1, clan"),
        ([("level = 1\n", "level = 1\nlevel = 2\n")], "level = 2", "troll 1, level"),
        ([("[[troll]]", "[[troll]")], "[[troll]", "troll 1"),
        ([('"cart", "cart"]\n', '"cart", "cart"\n')], '"cart", "cart"', "troll 55, produces"),
        ([(house("trolls"), "troll")], "troll", "-"),
    ],
)
def test_a_file_that_is_no_toml_is_refused_where_it_ceases_to_be(tmp_path, edits, on_line, field):
    text = write(tmp_path, "trolls", *edits)
    with pytest.raises(BadComponents) as caught:
        load_box(tmp_path)
    line = caught.value.parts["line"]
    assert caught.value.key == "error.components.syntax"
    assert on_line in text.splitlines()[line - 1]
    told = {lang: caught.value.words(lang).removeprefix(str(tmp_path / "trolls.toml")) for lang in ("en", "fr")}
    assert told["en"].startswith(f", line {line}, at or after the field “{field}”: ")
    assert told["fr"].startswith(f", ligne {line}, au champ «\u00a0{field}\u00a0» ou après\u00a0: ")


def test_lines_are_found_in_rows_written_in_one_line_each(tmp_path):
    rows = [
        f'  {{ honor = {honor}, copies = {copies}, provenance = "own" }},'
        for honor, copies in ((5, 3), (4, 0), (3, 12))
    ]
    old = house("fixed")[house("fixed").index("[[benefit]]") : house("fixed").index("# The colours")]
    text = write(tmp_path, "fixed", (old, ""), ("statues = 7", "\n".join(["benefit = [", *rows, "]", "statues = 7"])))
    with pytest.raises(BadComponents) as caught:
        load_box(tmp_path)
    assert caught.value.parts["field"] == "benefit 2, copies"
    assert "honor = 4" in text.splitlines()[caught.value.parts["line"] - 1]


def test_a_line_of_a_drawing_is_found_wherever_the_drawing_begins(tmp_path):
    text = SMALL_BOARD.replace('zones = """\n', 'zones = """').replace("1222221\n12###21", "1222921\n12###21")
    (tmp_path / "board_autumn.toml").write_text(text, encoding="utf-8")
    with pytest.raises(BadComponents) as caught:
        load_box(tmp_path)
    assert text.splitlines()[caught.value.parts["line"] - 1] == "1222921"


def test_every_sentence_about_components_is_met_above():
    elsewhere = {"folder", "file", "closed", "utf8", "syntax", "at"}
    keys = {key for key in load_texts(GAME.package, "en").table if key.startswith("error.components.")}
    keys = {key for key in keys if not key.startswith("error.components.lesson_")}  # `tests/kernel/test_lesson.py`
    assert keys == {f"error.components.{why}" for why in elsewhere | {why for why, *_ in BROKEN}}
