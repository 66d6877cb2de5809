"""Refusals: every answer that is not legal gets a reason and a rule, in both languages, and changes nothing."""

from functools import cache

import pytest

from dovre.games.princesses.components import COW
from dovre.games.princesses.game import GAME
from dovre.games.princesses.refusals import KNOWN, WRONG_TIME
from dovre.kernel.errors import BadNotation, NotLegal, NotYourQuestion
from dovre.kernel.rng import Rng
from dovre.kernel.texts import LANGUAGES
from tests.games.princesses.helpers import MODES, P1, P2, acting, after, asked, refused, table
from tests.games.princesses.hooks import HOOKS

BARE = "stock i:bell*3,outpost*3,changeling ii:bell*3,outpost*3,changeling iii:bell*3,outpost*3,changeling"


# -- answers at the wrong time ----------------------------------------------------------------------------------------


def test_first_a_card_then_a_troll_then_actions():
    playing = table("ask p1 turn 1, p1 play", "now phase=1", "hand p1 i-d1 ii-d2 iii-d5")
    assert refused(playing, "do.build") == ("card_first", "PRIN-R2")
    moving = table()
    assert refused(moving, "do.mine_gold") == ("move_first", "PRIN-M1")
    acts = acting("mining", 2)
    assert refused(acts, "move.beside.ii") == ("moved_already", "PRIN-M17")
    assert refused(acts, "tile.r01") == ("action_first", "PRIN-M18")
    assert refused(acts, "cave.mining") == ("other_question", "PRIN-M17")


def test_what_is_begun_is_finished_first():
    lines = ("goods p1 obsidian", "tile_row r01 p10 b01 v11 v12")
    laying = after(acting("building", 2, *lines), "do.build", "tile.r01")
    for token in ("tile.p10", "do.refresh_tiles", "end", "stop", "claim.rc01"):
        assert refused(laying, token) == ("lay_first", "PRIN-B7")
    paying = after(acting("ii", 2, "goods p1 gold*2 diamond", "power 2 0 0"), "do.changeling")
    assert refused(paying, "claim.rc11") == ("claim_later", "PRIN-C1")


@pytest.mark.rule("PRIN-B7")
def test_a_claim_comes_between_the_tiles_and_not_before_the_first():
    lines = ("challenges rc01 rc06 rc11 rc14", "humans p1 mining*3 building*2", BARE)
    state = acting("building", 2, *lines, "goods p1 obsidian", "tile_row r01 p10 b01 v11 v12")
    first = after(state, "do.build")
    assert refused(first, "claim.rc14") == ("claim_between", "PRIN-C1")
    second = after(first, "tile.r01", "lay.a16.2")
    assert asked(second) == (P1, "tile")
    claimed = after(second, "claim.rc14", str(GAME.alphabet.by_verb["gain"][second.royal_row[0]]), "lay.a17.0")
    assert asked(claimed) == (P1, "tile")
    assert asked(after(claimed, "tile.p10", "lay.a15.0")) == (P1, "act")


# -- wrong places, pieces, payments -----------------------------------------------------------------------------------


def test_villages_that_are_not_in_play():
    assert refused(table(), "move.beside.iv") == ("not_a_village", "PRIN-S1")
    outpost = after(acting("building", 3), "do.outpost", "vacate.op_obs")
    assert refused(outpost, "village.iv") == ("not_a_village", "PRIN-S1")
    moving = after(acting("mining", 1, "network p1 rt01.a16.0", "full p1 -"), "do.royal")
    assert refused(moving, "troll.main.iv") == ("not_a_village", "PRIN-S1")
    assert refused(moving, "troll.main.mining") == ("same_place", "PRIN-X1")
    assert refused(moving, "troll.ii.building") == ("no_troll", "PRIN-X1")
    assert refused(moving, "human.mining.building") == ("no_more_humans", "PRIN-X3")


def test_who_can_be_chased_out():
    lines = ("trolls p1 ii", "trolls p2 ii mining*2 building*2", "trolls p3 ii*2")
    full = ("humans p2 mining*3 building*3 troll_power*5", "humans p1 -", "humans p3 -")
    state = table(*lines, *full, BARE)
    state = after(state, "move.beside.ii")
    assert asked(state)[1] == "flee"  # nobody but p3 can be
    state = after(table("trolls p1 ii", "trolls p2 ii", "trolls p3 ii*2"), "move.beside.ii")
    assert refused(state, "chase.p4") == ("nobody_to_chase", "PRIN-M8")
    assert refused(state, "chase.p1") == ("nobody_to_chase", "PRIN-M8")


def test_full_caves_take_nobody():
    hiring = acting("ii", 2, "goods p1 gold", "power 1 0 0", "trolls p1 ii mining*4")
    assert refused(after(hiring, "do.human"), "cave.mining") == ("cave_full", "PRIN-M6")
    fleeing = after(table("trolls p1 ii*3", "trolls p2 ii mining*4"), "move.beside.ii")
    assert refused(fleeing, "cave.mining") == ("cave_full", "PRIN-M6")


def test_what_a_swap_needs():
    few = acting("ii", 2, "goods p1 gold", "power 2 0 0")
    assert refused(few, "do.changeling") == ("no_payment", "PRIN-V11")
    assert refused(acting("ii", 2, "goods p1 gold*2", "power 1 0 0"), "do.changeling") == ("cannot_pay", "PRIN-V11")
    gone = ("vacant p1 ch_cow ch_cap ch_up1 ch_up2", "swapped p1 i*4", "stored p1 board-2 rt15-1 rt15-2 tb1a")
    lines = (*gone, "network p1 rt15.a16.0", "cards p1 tb1a tb2a", "goods p1 gold*2", "power 2 0 0")
    assert refused(acting("ii", 2, *lines), "do.changeling") == ("no_changeling_left", "PRIN-V9")


def test_slots_and_pieces():
    lines = ("goods p1 obsidian*3", "network p1 b01.a16.0 b06.a17.0 b11.a15.0", "covers 0 3 3", "cards p1 ts4a")
    state = after(acting("ii", 4, *lines), "do.bell")
    assert refused(state, "store.board-1") == ("other_slot", "PRIN-B5")
    assert refused(state, "store.b05") == ("not_your_slot", "PRIN-B5")
    assert refused(state, "store.b11") == ("same_bonus", "PRIN-B5")
    vacating = after(acting("building", 3), "do.outpost")
    assert refused(vacating, "vacate.ch_cow") == ("other_piece", "PRIN-B3")


def test_tiles_and_rotations():
    lines = ("goods p1 obsidian", "tile_row r01 p10 b01 v11 v12", "network p1 p01.a16.0")
    state = after(acting("building", 2, *lines), "do.build")
    assert refused(state, "tile.r09") == ("not_in_row", "PRIN-B7")
    laying = after(state, "tile.v11")
    assert refused(laying, "lay.a16.0") == ("cell_taken", "PRIN-B22")
    assert refused(laying, "lay.a17.0") == ("wall", "PRIN-B15")
    assert refused(laying, "lay.a18.0") == ("not_adjacent", "PRIN-B13")
    with pytest.raises(BadNotation):
        GAME.parse("lay.a16.5")
    with pytest.raises(BadNotation):
        GAME.parse("lay.q1.0")


def test_royal_tiles_and_cards():
    lines = ("network p1 rt04.a16.0 rt05.a17.0", "power 5 0 0", "full p1 gold")
    state = after(acting("mining", 1, *lines), "do.royal")
    assert refused(state, "royal.rt05") == ("no_use_now", "PRIN-M22")
    claiming = table("challenges rc01 rc06 rc11 rc14", "humans p1 mining*3 building*2", BARE)
    choosing = after(claiming, "claim.rc14")
    out = next(tile for tile in range(20) if tile not in choosing.royal_row)
    token = str(GAME.alphabet.by_verb["gain"][out])
    assert refused(choosing, token) == ("not_in_royal_row", "PRIN-V4")
    assert refused(claiming, "claim.rc02") == ("not_in_play", "PRIN-S12")


def test_moves_by_effects():
    state = after(acting("building", 2, "network p1 rt01.a16.0", "full p1 -", "trolls p1 building*3"), "do.royal")
    moved = after(state, "troll.building.ii")
    assert refused(moved, "troll.ii.mining") == ("moved_once", "PRIN-X1")
    both = ("network p1 rt02.a16.0", "full p1 -", "trolls p1 building*3", "humans p1 mining*2")
    first = after(acting("building", 2, *both), "do.royal", "troll.building.ii")
    assert refused(first, "troll.building.mining") == ("no_more_trolls", "PRIN-X1")
    later = after(acting("building", 2, "network p1 rt01.a16.0", "full p1 -", phase=3), "do.royal")
    assert refused(later, "troll.main.mining") == ("no_main", "PRIN-M20")


def test_the_way_home():
    state = after(acting("i", 3, "trolls p1 i*2"), "do.castle", "end")
    assert refused(state, "troll.main.ii") == ("home_where", "PRIN-V7")
    assert refused(state, "troll.i.mining") == ("main_first", "PRIN-V7")


STORES = "network p1 r01.a16.0 r02.a17.0 r03.a15.0 r04.b16.0"


def test_outposts_that_are_not_there():
    three = ("stored p1 board-1 r01 r02", "vacant p1 op_obs op_gold op_dia", "outposts p1 i*3", STORES)
    state = acting("building", 3, *three, "stock i:bell*3,changeling,human", seats=4)
    assert asked(after(state, "do.outpost")) == (P1, "village")  # the last outpost leaves without a question
    assert refused(after(state, "do.outpost"), "village.i") == ("no_outpost_there", "PRIN-B2")
    four = ("stored p1 board-1 r01 r02 r03", "vacant p1 op_obs op_gold op_dia op_pow", "outposts p1 i*3 ii", STORES)
    stock = "stock i:bell*3,changeling,human ii:bell*3,outpost*2,changeling,human"
    assert refused(acting("building", 3, *four, stock, seats=4), "do.outpost") == ("no_outpost_left", "PRIN-B2")
    village = "stock i:bell*3,outpost*2,changeling,human"
    stores = "network p1 r01.a16.0 r05.a17.0"
    one = ("stored p1 board-1", "vacant p1 op_obs", "outposts p1 i", village, stores)
    vacating = after(acting("building", 3, *one, seats=4), "do.outpost")
    assert refused(vacating, "vacate.op_obs") == ("vacant_already", "PRIN-B3")
    storing = after(vacating, "vacate.op_pow", "village.ii")
    assert refused(storing, "store.board-1") == ("slot_filled", "PRIN-B5")


def test_no_neutral_outpost_is_left():
    lines = (
        *("stored p1 board-1 r01 r02", "vacant p1 op_obs op_gold op_dia", "outposts p1 i*3"),
        *("stored p2 board-1 r05 r06", "vacant p2 op_obs op_gold op_dia", "outposts p2 ii*3"),
        *("network p1 r01.a16.0 r02.a17.0 r03.a15.0", "network p2 r05.a16.0 r06.a17.0"),
        "stock i:bell*3,changeling,human ii:bell*3,changeling,human",
    )
    assert refused(acting("building", 3, *lines, seats=2), "do.outpost") == ("no_neutral_outpost", "PRIN-B2")


def test_no_room_for_humans_and_tiles():
    lines = ("humans p1 mining*5 building*5 troll_power", "trolls p1 troll_power*4 ii", "humans p2 -", "humans p3 -")
    stock = "stock i:bell*3,outpost*3,changeling ii:bell*3,outpost*3,changeling,human iii:bell*3,outpost*3,changeling"
    hiring = acting("ii", 2, "goods p1 gold", "power 1 0 0", *lines, stock)
    assert refused(hiring, "do.human") == ("no_room_at_home", "PRIN-V15")
    sealed = "network p1 p01.a16.0 v01.b15.0 v03.a17.4"
    building = acting("building", 2, "goods p1 obsidian", sealed, "tile_row r01 p10 b01 v11 v05")
    assert refused(building, "do.build") == ("no_place_for_tiles", "PRIN-B13")


def test_a_victory_tile_without_a_wall_to_lie_at():
    net = "network p1 r15.a16.3 p13.a15.2 v14.b16.3 p07.a17.4"
    state = after(acting("building", 2, "goods p1 obsidian", net, "tile_row r01 v12 b11 v09 b07"), "do.build")
    assert refused(state, "tile.v12") == refused(state, "tile.v09") == ("no_cell", "PRIN-B16")
    assert asked(after(state, "tile.r01")) == (P1, "lay")


def test_what_only_an_owners_box_brings_about():
    state = acting("ii", 4, "goods p1 obsidian*3", "covers 0 3 3")
    assert "do.cow" in map(str, state.legal(P1))
    state.reserve[COW] = 0  # in the box of the house there are as many cows as stables
    assert refused(state, "do.cow") == ("no_cow", "PRIN-R7")
    lines = ("goods p1 obsidian", "tile_row r01 p10 b01 v11 v12", "network p1 p01.a16.0")
    laying = after(acting("building", 2, *lines), "do.build", "tile.r01")
    turned = GAME.reasons.refuse(laying, P1, GAME.parse("lay.a15.1"))  # of a tile with five edges alike
    assert (turned.code, turned.rule) == ("same_turn", "PRIN-B22")


def test_an_owner_without_room_is_told_of():
    lines = (
        *("trolls p1 ii", "trolls p2 ii", "trolls p3 ii", "trolls p4 ii mining*2 building*2"),
        *("humans p1 -", "humans p2 -", "humans p3 -", "humans p4 mining*3 building*3 troll_power*5"),
        "stock i:bell*3,outpost*3,changeling,human ii:bell*3,outpost*3,changeling,human",
    )
    bare = " iii:bell*3,outpost*3,changeling iv:bell*3,outpost*3,changeling"
    state = after(table(*lines[:-1], lines[-1] + bare, seats=4), "move.beside.ii")
    assert refused(state, "chase.p4") == ("no_way_home", "PRIN-M10")


def test_when_all_is_over_nothing_can_be_answered():
    state = acting("mining", 1, "hand p1 -", "hand p2 -", "hand p3 -", phase=3, round=11, first=1)
    over = after(state, "end")
    assert over.over
    assert refused(over, "end", P1) == ("over", "PRIN-E1")


# -- whoever asks -----------------------------------------------------------------------------------------------------


def test_whoever_is_not_asked_is_told_who_is():
    state = table()
    assert refused(state, "move.beside.mining", P2) == ("not_asked", "PRIN-R1")
    with pytest.raises(NotYourQuestion):
        GAME.apply(state, P2, "move.beside.mining")


def test_a_refusal_changes_nothing():
    state = acting("mining", 1)
    digest = state.digest()
    with pytest.raises(NotLegal) as caught:
        GAME.apply(state, P1, "do.mine_diamond")
    assert all(caught.value.words(lang) for lang in LANGUAGES)
    assert state.digest() == digest


@cache
def tables(seats, options):
    """States of a random game, and those that random play seldom reaches."""
    state, found = GAME.new(seats, 6, dict(options)), []
    rng = Rng.of(6, "refusals")
    while not state.over:
        found.append(state.copy())
        seat = state.waiting[0]
        state.play(seat, rng.choice(state.legal(seat)))
    return found


@pytest.mark.parametrize(("seats", "options"), MODES[::2], ids=str)
def test_every_answer_that_is_not_legal_gets_a_reason_with_its_rule(seats, options):
    rng = Rng.of(1)
    for state in tables(seats, tuple(options.items()))[::4]:
        seat = state.waiting[0]
        kind = state.decision(seat).kind
        verbs = [*KNOWN[kind], *(verb for at, verb in WRONG_TIME if at == kind)]
        actions = [rng.choice(GAME.alphabet.by_verb[rng.choice(verbs)]) for _ in range(12)]
        legal = set(state.legal(seat))
        for action in [*actions, GAME.alphabet[rng.below(len(GAME.alphabet))]]:
            reason = GAME.why_not(state, seat, action)
            assert (reason is None) == (action in legal), action
            if reason is not None:
                assert reason.rule in HOOKS.book.ids
                assert all("{" not in reason.words(lang) for lang in LANGUAGES)
