"""Answers that are refused: by name, with the rule, in both languages, and nothing changes."""

import pytest

from dovre.games.towers import decisions
from dovre.games.towers.game import GAME
from dovre.kernel.errors import BadSetup
from tests.games.towers.helpers import LONG, P1, P2, SIX, after, refused, table
from tests.games.towers.hooks import FORK

LAY = "ask p1 day 1, p1 after, p1 tile 0 0 1, p1 lay {} 0"  # by number of the tile
CARDS = "hand p1 q01 q07 q13 q14 q15 q16 q17 q18 q19 q20"
SPELL = ("now round=3 pawn=1", "ask p1 dusk 0")

# the table, the answers that lead to it, the answer that is refused, why, and the rule
CASES = {
    "action first": ((), "", "build.red.c2se", "action_first", "TOWR-J03"),
    "card later": (("hand p1 q10",), "", "use.q10", "card_later", "TOWR-J09"),
    "not Dawn": (("towers p1 c2se:red",), "", "fire.c2se.goblin1", "not_dawn", "TOWR-A02"),
    "not Night": ((), "", "trap.c2se", "not_night", "TOWR-U05"),
    "no danger": ((), "", "aura.c2se", "no_danger", "TOWR-U11"),
    "no ransom": ((), "", "pay", "no_ransom", "TOWR-K04"),
    "still Dawn": (
        ("ask p1 dawn 0", "towers p1 c2se:red", "creatures p1 goblin1:c3"),
        *("", "act.quest", "not_day", "TOWR-G04"),
    ),
    "no crystals to lengthen": (("crystals 1 9",), "", "act.lengthen", "poor", "TOWR-J20"),
    "no emplacement": (
        ("towers p1 c1ne:red c1se:red c2se:red c3se:blue",),
        *("", "act.build", "no_site", "TOWR-J12"),
    ),
    "no tiles": (
        (
            "path p1 p1.1.2 p4.2.1 p2.1.2 p5.1.2 p6.1.2 p3.1.2 p7.1.2 p8.1.2 p9.1.2",
            "tiles p1 -",
        ),
        *("", "act.lengthen", "no_tiles", "TOWR-J32"),
    ),
    "empty hand": ((), "", "act.card", "no_card", "TOWR-J08"),
    "market without use": (("crystals 0 9", "market h01 h02 h03"), "", "act.market", "no_market", "TOWR-X16"),
    "no room": ((f"path p1 {SIX}", LAY.format(3)), "", "lay.3.1", "no_exit", "TOWR-P09"),
    "not in the market": ((), "act.market", "use.q01", "not_in_market", "TOWR-J40"),
    "not in hand": (("hand p1 q10",), "act.card", "use.q01", "not_in_hand", "TOWR-J05"),
    "no tower of one's own": (
        ("hand p1 q01", "towers p1 c2se:red c1se:red"),
        *("act.card use.q01", "tower.c1ne", "no_own_tower", "TOWR-G03"),
    ),
    "upgraded already": (
        ("hand p1 q01", "towers p1 c2se:red c1se:red c1ne:red+"),
        *("act.card use.q01", "tower.c1ne", "upgraded_already", "TOWR-U02"),
    ),
    "another colour": (
        ("hand p1 q02", "towers p1 c2se:red c1se:red c1ne:blue"),
        *("act.card use.q02", "tower.c1ne", "wrong_colour", "TOWR-U02"),
    ),
    "nobody there": (
        ("hand p1 q20", "towers p2 c2se:red c1se:red"),
        *("act.card use.q20", "raze.p4.c2se", "no_seat", "TOWR-G05"),
    ),
    "one's own tower": (
        ("hand p1 q20", "towers p1 c2se:red", "towers p2 c2se:red c1se:red"),
        *("act.card use.q20", "raze.p1.c2se", "own_tower", "TOWR-X05"),
    ),
    "no such trap": (
        ("ask p1 dusk 2", "towers p1 c2se:yellow+", "creatures p1 spider1:c1", f"path p1 {LONG}"),
        *("", "trap.c1se", "no_trap", "TOWR-U05"),
    ),
    "no such aura": (
        ("ask p1 dawn 0", "towers p1 c2se:blue+ c1ne:blue+", "creatures p1 orc1:c3"),
        *("fire.c2se.orc1", "aura.c1ne", "no_aura", "TOWR-U11"),
    ),
    "a tower that is not there": (
        ("ask p1 dawn 0", "towers p1 c2se:red", "creatures p1 goblin1:c3"),
        *("", "fire.c1se.goblin1", "no_own_tower", "TOWR-A03"),
    ),
    "a creature that is not there": (
        ("ask p1 dawn 0", "towers p1 c2se:red", "creatures p1 goblin1:c3"),
        *("", "fire.c2se.goblin2", "not_on_path", "TOWR-A05"),
    ),
    "out of range": (
        ("ask p1 dawn 0", "towers p1 c2se:red", "creatures p1 goblin1:c3 goblin2:c1"),
        *("", "fire.c2se.goblin2", "out_of_range", "TOWR-A05"),
    ),
    "two alike": (
        ("ask p1 dawn 0", "towers p1 c2se:red", "creatures p1 goblin1:c3 goblin2:c3"),
        *("", "fire.c2se.goblin2", "alike", "TOWR-A07"),
    ),
    "no second target": (
        ("ask p1 dawn 0", "towers p1 c2se:red+", "creatures p1 goblin1:c3 goblin2:c4 orc1:c3"),
        *("fire.c2se.goblin1", "creature.orc1", "no_target", "TOWR-U09"),
    ),
    "nobody's prisoner": (
        ("hand p1 q19", "caught p2 orc4 goblin5", "creatures p2 goblin6:c1"),
        *("act.card use.q19", "creature.spider4", "not_captured", "TOWR-X03"),
    ),
    "on no path": (
        ("hand p1 q13", "creatures p1 orc1:c2 goblin1:c1"),
        *("act.card use.q13", "creature.spider1", "not_there", "TOWR-X11"),
    ),
    "another's monster": (
        ("hand p1 q18", "creatures p1 orc1:c2 goblin1:c1", "creatures p2 orc4:c1"),
        *("act.card use.q18", "creature.orc4", "not_on_path", "TOWR-X01"),
    ),
    "the boss is sent": (
        ("hand p1 q18", "creatures p1 orc1:c2 goblin1:c1 boss1:c1", "creatures p2 orc4:c1"),
        *("act.card use.q18", "creature.boss1", "no_boss", "TOWR-X04"),
    ),
    "not wounded": (
        ("hand p1 q14", "creatures p1 orc1:c2! goblin1:c1! goblin2:c1"),
        *("act.card use.q14", "creature.goblin2", "not_wounded", "TOWR-X11"),
    ),
    "from the first cell": (
        ("hand p1 q16", "creatures p1 orc1:c2 goblin1:c3 goblin2:c1"),
        *("act.card use.q16", "creature.goblin2", "first_cell", "TOWR-X16"),
    ),
    "the first cell itself": (
        ("hand p1 h01", "creatures p1 orc1:c2 goblin1:c3 goblin2:c1"),
        *("act.card use.h01", "cell.c1", "first_cell", "TOWR-X16"),
    ),
    "too far": (
        ("hand p1 q16", "creatures p1 orc1:c5", f"path p1 {LONG}"),
        *("act.card use.q16", "back.3", "too_far", "TOWR-X16"),
    ),
    "no way back": (
        ("hand p1 q16", FORK, "creatures p1 orc1:c8"),
        *("act.card use.q16 back.1", "step.c1", "not_back", "TOWR-X16"),
    ),
    "marked already": (("hand p1 q17", "markers p1.c3"), "act.card use.q17", "cell.c3", "marked_already", "TOWR-X16"),
    "no such cell": (("hand p1 q17",), "act.card use.q17", "cell.c9", "no_cell", "TOWR-P01"),
    "no monster there": (
        ("hand p1 q15", "creatures p1 orc1:c2 goblin1:c3"),
        *("act.card use.q15", "cell.c1", "no_monster", "TOWR-X14"),
    ),
    "an empty cell": (
        ("hand p1 q18", "creatures p1 orc1:c2", "creatures p2 orc4:c1 orc5:c2"),
        *("act.card use.q18", "place.p2.c4", "empty_cell", "TOWR-X01"),
    ),
    "nobody's path": (
        ("hand p1 q18", "creatures p1 orc1:c2", "creatures p2 orc4:c1 orc5:c2"),
        *("act.card use.q18", "place.p3.c1", "no_seat", "TOWR-G05"),
    ),
    "a card that is not held": (
        ("ask p1 dusk 1", "event x03", "hand p1 q01 q05"),
        *("", "discard.q20", "not_in_hand", "TOWR-K04"),
    ),
    "no upgrade to lose": (
        ("ask p1 dusk 1", "event x02", "towers p1 c2se:red+ c1se:red+ c1ne:red"),
        *("", "tower.c1ne", "not_upgraded", "TOWR-K04"),
    ),
    "an effect that is not optional": (
        ("hand p1 q01", "towers p1 c2se:red c1se:red"),
        *("act.card use.q01", "none", "must_choose", "TOWR-X16"),
    ),
}


@pytest.mark.parametrize("case", CASES)
def test_an_answer_is_refused_with_its_reason_and_rule(case):
    lines, tokens, token, code, rule = CASES[case]
    level = "extreme" if any(line.startswith("event x") for line in lines) else "easy"
    state = after(table(*lines, level=level), *tokens.split())
    before = state.digest()
    assert refused(state, token) == (code, rule)
    assert state.digest() == before


@pytest.mark.rule("TOWR-L09")
def test_the_spear_strikes_the_best_structure_only():
    state = table(*SPELL, "spells sr1 sb1 sg1", "towers p1 c2se:red c1se:blue c1ne:red", seats=1)
    assert refused(state, "tower.c1ne") == ("not_best", "TOWR-L09")


@pytest.mark.rule("TOWR-P05", "TOWR-P08", "TOWR-P09")
def test_every_way_to_lay_a_tile_that_is_not_legal_has_its_reason():
    """Over many ends of paths and all tiles, whether they fit or not."""
    found = {}
    for path in ("-", "p1.1.2 p4.2.1", "p8.3.1 p4.2.1", "p8.2.3", "p3.2.1 p4.1.2", "p9.3.2", "p7.2.1 p4.1.2"):
        for tile in range(9):
            state = table(f"path p1 {path}")
            state.push((decisions.LAY, P1, tile, 0))
            for action in GAME.alphabet.by_verb["lay"]:
                if action not in state.legal(P1):
                    code, rule = refused(state, action.token, P1)
                    found.setdefault(code, set()).add(rule)
    assert found == {
        "no_exit": {"TOWR-P09"},
        "no_room": {"TOWR-P05"},
        "loop": {"TOWR-P08"},
        "dead_end": {"TOWR-P08"},
        "same_lay": {"TOWR-P05"},
        "exit_blocked": {"TOWR-P09"},
    }


def test_whoever_is_not_asked_is_told_so():
    refusal = GAME.why_not(table(), P2, "act.quest")
    assert refusal.code == "not_asked"
    over = table("ask -", "guards 0 5")
    assert GAME.why_not(over, P1, "act.quest").code == "over"


@pytest.mark.rule("TOWR-I01")
@pytest.mark.parametrize(
    ("seats", "options", "named"),
    [
        (1, {"mode": "intro"}, "mode"),
        (1, {"mode": "standard"}, "mode"),
        (2, {"mode": "solo"}, "mode"),
        (2, {"level": "deadly"}, "level"),
        (3, {"cities": "mine"}, "cities"),
        (5, {}, "5"),
        (0, {}, "0"),
    ],
)
def test_a_table_that_cannot_be_laid_is_refused_by_name(seats, options, named):
    with pytest.raises(BadSetup) as caught:
        GAME.new(seats, 5, options)
    assert all(named in caught.value.words(lang) for lang in ("fr", "en"))
