"""Every refusal: its code, its rule, its words in both languages; and a refusal changes nothing."""

from __future__ import annotations

import pickle
import re
from dataclasses import dataclass

import pytest

from dovre.games.hall.state import NONE, HallState
from dovre.kernel.errors import BadNotation, NotLegal, NotYourQuestion
from tests.games.hall.helpers import GAME, P1, P2, after, hall, new, started, table, tunnel
from tests.games.hall.slowly import dig

FULL_PACK = "2a:mud-1-1 2b:mud-1-2 2c:mud-1-3 3a:mud-1-4 3b:mud-1-5 4a:mud-1-6"
STRIPS = f"{tunnel('d2', 'p4 q4')} {tunnel('i3', 'p5 p6 p7')} {tunnel('i3', 'q5 q6 q7')} {tunnel('i3', 'r5 r6 r7')}"
CROSS = "q5 p6 q6 r6 q7"
A = tunnel("d2", "p4 p5")
BUILD = ("ask p1 build", "now stage=1")
STONES = "stock p1 stone*9"


@dataclass(frozen=True)
class Case:
    """A table, answers that lead to a question, an answer one may not give, and words of what one is told."""

    code: str
    rule: str
    token: str
    lines: tuple[str, ...] = ()
    first: tuple[str, ...] = ()
    en: str = ""
    fr: str = ""

    def state(self) -> HallState:
        return after(table(*self.lines), *self.first)


def lay(shape: str, cells: str) -> str:
    return f"lay.{tunnel(shape, cells)}"


def case(code: str, rule: str, token: str, *lines: str, first: tuple[str, ...] = (), en: str, fr: str) -> Case:
    return Case(code, rule, token, lines, first, en, fr)


SETUP = [  # on a fresh table, before any turn
    ("start_taken", "HALL-S15", {}, 4, ("portal.p3",), "portal.p3", "p3", "p3"),
    ("start_not_marked", "HALL-S15", {}, 4, (), "portal.l5", "4", "4"),
    ("start_other_number", "HALL-S16", {}, 2, ("portal.p3",), "portal.l5", "l5", "l5"),
]

CASES = [
    # the turn
    case("too_early", "HALL-T2", "end", en="first", fr="d'abord"),
    case("too_early", "HALL-T2", "hall.chasm", en="Great Halls", fr="Grandes Salles"),
    case("too_early", "HALL-T2", "statue.p4", en="Statues", fr="Statues"),
    case("too_late", "HALL-T2", "recruit.b1", *BUILD, en="over", fr="passé"),
    case("too_late", "HALL-T2", "cast.cave_in", *BUILD, en="over", fr="passé"),
    case("other_question", "HALL-T3", "to.p4", en="asked", fr="question"),
    case("other_question", "HALL-D1", "recruit.b1", STONES, first=("dig.d2",), en="asked", fr="question"),
    case("must_act", "HALL-T4", "skip", en="recruit or dig", fr="recruter ou creuser"),
    case("too_poor_to_trade", "HALL-T7", "trade.coin", "stock p1 stone*3", en="4 resources", fr="4 ressources"),
    case(
        "too_poor_to_trade", "HALL-T7", "trade.coin", "stock p1 stone*3", "pack p1 2a:fire-1-2:01", en="Clan", fr="clan"
    ),
    # spells and workshops
    case(
        "cast_already", "HALL-P1", "cast.earth_ritual", "stock p1 rune*2", "now cast=1 charm=0", en="Spell", fr="Sort"
    ),
    case("not_in_grimoire", "HALL-P1", "cast.cave_in", "stock p1 rune", en="grimoire", fr="grimoire"),
    case("no_rune", "HALL-P1", "cast.earth_ritual", en="1 Rune", fr="1 Rune"),
    case("worked_already", "HALL-W1", "work.n4", "workshops n4:mint", "now works=0", en="Workshop", fr="Atelier"),
    case("no_workshop", "HALL-W2", "work.n4", en="n4", fr="n4"),
    case("not_connected", "HALL-W5", "work.n4", "workshops n4:mint", en="Mint", fr="Atelier Monétaire"),
    case(
        "cannot_use",
        "HALL-W7",
        "use.1",
        "workshops n4:mint",
        f"tunnels {tunnel('d2', 'o3 n3')}",
        "stock p1 coin",
        first=("work.n4",),
        en="Mint",
        fr="Atelier Monétaire",
    ),
    case(
        "no_such_bribe",
        "HALL-P6",
        "steal.b2.coin",
        "horde b1:mud-1-1!coin",
        "ask p1 act, p1 steal 2",
        en="Coin",
        fr="Pièce",
    ),
    case("name_one_first", "HALL-P6", "done", "ask p1 act, p1 exile ()", en="Choose", fr="Choisissez"),
    case("named_already", "HALL-P6", "exile.b1", "ask p1 act, p1 exile (0)", en="chosen", fr="choisi"),
    case("named_already", "HALL-P6", "echo.1a", "ask p1 act, p1 echo (0)", en="chosen", fr="choisi"),
    case(
        "no_loose_tile",
        "HALL-P6",
        "fill.p5",
        f"tunnels {A}",
        "ask p1 act, p1 cave_in",
        "now charm=cave_in cast=1",
        en="p5",
        fr="p5",
    ),
    case("cannot_draw", "HALL-P6", "draw", "own p1 fire", "ask p1 act, p1 seer", en="Rune", fr="Rune"),
    case(
        "cannot_swap", "HALL-P6", "swap.ice.fire", "own p1 fire", "ask p1 act, p1 seer", en="Pedestal", fr="Piédestal"
    ),
    case(
        "same_statue",
        "HALL-P6",
        "statue.p4",
        f"tunnels {A}",
        "statues p4:fire p5:ice",
        "stock p1 rune",
        "grimoire trading_places",
        first=("cast.trading_places", "statue.p4"),
        en="itself",
        fr="elle-même",
    ),
    # paying
    case("not_so", "HALL-T9", "pay.auto", "stock p1 stone*4 coin", first=("trade.rune",), en="pay", fr="payer"),
    case("not_so", "HALL-T9", "pay.ghost", "stock p1 stone*4 coin", first=("trade.rune",), en="pay", fr="payer"),
    case(
        "not_this_kind",
        "HALL-T11",
        "pay.cart_fire.2a",
        "stock p1 stone*4 coin",
        "pack p1 2a:fire-1-2:01",
        first=("trade.rune",),
        en="Fire Cart",
        fr="Wagonnet de Feu",
    ),
    case(
        "not_this_kind",
        "HALL-T9",
        "pay.coin.stock",
        "stock p1 stone*4 coin",
        "pack p1 1a:start-1:1",
        first=dig("d2", "p4 p5"),
        en="Coin",
        fr="Pièce",
    ),
    case(
        "not_there", "HALL-T9", "pay.rune.stock", "stock p1 stone*4 coin", first=("trade.rune",), en="Rune", fr="Rune"
    ),
    # recruiting
    case("pack_full", "HALL-R1", "recruit.b1", f"pack p1 {FULL_PACK}", en="complete", fr="complète"),
    case("no_bribes", "HALL-R7", "recruit.m1", "stock p1 coin", en="2 bribes", fr="2 pots-de-vin"),
    case("no_bribes", "HALL-R7", "recruit.t1", "stock p1 coin*4", en="5 bribes", fr="5 pots-de-vin"),
    case(
        "no_bribes", "HALL-R7", "recruit.t1", "stock p1 coin*2", "now charm=old_debt cast=1", en="3 bribes", fr="3 pots"
    ),
    case(
        "cannot_bribe_all",
        "HALL-R7",
        "done",
        "stock p1 coin",
        "now charm=old_debt cast=1",
        first=("recruit.m1",),
        en="1 bribe",
        fr="1 pot-de-vin",
    ),
    case(
        "needs_no_bribe",
        "HALL-R7",
        "spare.b5",
        "stock p1 coin",
        "now charm=old_debt cast=1",
        first=("recruit.m1",),
        en="bribed",
        fr="soudoie",
    ),
    case(
        "not_in_bag",
        "HALL-R11",
        "take.ice",
        "stock p1 coin*5",
        "own p2 ice*6",
        "horde m1:ice-2-1 m2:ice-2-2 m3:ice-2-3 m4:ice-2-4",
        first=("recruit.t1",),
        en="Ice Pedestal",
        fr="Piédestal de Glace",
    ),
    case(
        "slot_taken",
        "HALL-R16",
        "join.2a",
        "pack p1 2a:mud-1-1",
        first=("recruit.b1",),
        en="second row, place 1",
        fr="2e rangée, place 1",
    ),
    case(
        "slot_in_the_air",
        "HALL-R17",
        "join.3a",
        "pack p1 2a:mud-1-1",
        first=("recruit.b1",),
        en="third row, place 1",
        fr="3e rangée, place 1",
    ),
    # digging
    case("no_minerals", "HALL-D3", "dig.l4", "stock p1 stone*3 iron*3", en="4 minerals", fr="4 minéraux"),
    case("fits_nowhere", "HALL-D11", "dig.d2", "portals p3 o4 h21 c8", STONES, en="place", fr="place"),
    case(
        "other_shape", "HALL-D1", lay("i3", "p4 p5 p6"), STONES, first=("dig.d2",), en="straight three", fr="bâton de 3"
    ),
    case("off_mountain", "HALL-D7", lay("d2", "a8 b8"), STONES, first=("dig.d2",), en="mountain", fr="montagne"),
    case("on_heart", "HALL-D9", lay("d2", "l12 m12"), STONES, first=("dig.d2",), en="heart", fr="cœur"),
    case("on_site", "HALL-D10", lay("d2", "j4 k4"), STONES, first=("dig.d2",), en="site", fr="site"),
    case(
        "on_tile", "HALL-D8", lay("d2", "p5 p6"), STONES, f"tunnels {A}", first=("dig.d2",), en="covers", fr="recouvre"
    ),
    case(
        "beside_rival",
        "HALL-D12",
        lay("d2", "p6 q6"),
        STONES,
        f"tunnels {A}",
        "portals p3 q7 h21 c8",
        first=("dig.d2",),
        en="opponent",
        fr="adverse",
    ),
    case(
        "not_beside_network", "HALL-D11", lay("d2", "p5 p6"), STONES, first=("dig.d2",), en="your network", fr="réseau"
    ),
    case("no_hammers", "HALL-D13", lay("d2", "o3 o4"), STONES, first=("dig.d2",), en="1 Hammer", fr="1 Marteau"),
    case(
        "not_enough_ore",
        "HALL-D2",
        "ore.heartstone",
        "stock p1 stone*2 iron*2 heartstone",
        first=dig("d2", "p4 p5"),
        en="Heartstone",
        fr="Rochecœur",
    ),
    case(
        "no_mixing",
        "HALL-D3",
        "ore.mixed",
        "stock p1 stone*2 iron*2",
        first=dig("d2", "p4 p5"),
        en="one type",
        fr="type",
    ),
    case(
        "zone_used",
        "HALL-D21",
        "pedestal.fire",
        STONES,
        "own p1 fire ice",
        "taken 2fire:p3",
        first=dig("d2", "p4 p5", "p5"),
        en="grey",
        fr="grise",
    ),
    case(
        "no_pedestal", "HALL-D17", "pedestal.fire", STONES, "own p1 ice", first=dig("d2", "p4 p5"), en="Fire", fr="Feu"
    ),
    case("no_site", "HALL-D24", "establish.o7.mint", STONES, first=dig("d2", "o3 n3"), en="o7", fr="o7"),
    case(
        "not_in_supply", "HALL-D26", "establish.n4.depot", STONES, first=dig("d2", "o3 n3"), en="Depot", fr="Entrepôt"
    ),
    # Great Halls and Statues
    case(
        "hall_over",
        "HALL-T2",
        "hall.shaman",
        *BUILD,
        f"tunnels {STRIPS}",
        "statues q4:fire",
        "stock p1 cart",
        first=("statue.q4", "to.p4"),
        en="too late",
        fr="trop tard",
    ),
    case(
        "built_already", "HALL-G1", "hall.chasm", "ask p1 build", "now stage=2", en="one Great Hall", fr="Grande Salle"
    ),
    case(
        "hall_gone",
        "HALL-G1",
        "hall.shaman",
        *BUILD,
        f"tunnels {STRIPS}",
        f"halls {hall('shaman', CROSS)}",
        en="Shaman",
        fr="Shaman",
    ),
    case("hall_fits_nowhere", "HALL-G3", "hall.chasm", *BUILD, f"tunnels {STRIPS}", en="Chasm", fr="Abîme"),
    case(
        "other_hall",
        "HALL-G1",
        f"build.{hall('shaman', CROSS)}",
        *BUILD,
        f"tunnels {STRIPS}",
        first=("hall.treasure",),
        en="Shaman",
        fr="Shaman",
    ),
    case(
        "hall_on_hall",
        "HALL-G3",
        f"build.{hall('wellspring', 'p5 q5 r5 p6 q6 r6')}",
        *BUILD,
        f"tunnels {STRIPS} {tunnel('i3', 'o5 n5 m5')} {tunnel('i3', 'o6 n6 m6')}",
        f"halls {hall('shaman', CROSS)}",
        first=("hall.wellspring",),
        en="another",
        fr="autre",
    ),
    case(
        "hall_off_tunnels",
        "HALL-G3",
        f"build.{hall('wellspring', 'k5 l5 m5 k6 l6 m6')}",
        *BUILD,
        f"tunnels {STRIPS}",
        first=("hall.wellspring",),
        en="Tunnels",
        fr="Tunnels",
    ),
    case("no_statue", "HALL-M1", "statue.p5", *BUILD, f"tunnels {A}", "stock p1 cart", en="p5", fr="p5"),
    case("statue_buried", "HALL-M11", "statue.p6", *BUILD, f"tunnels {A}", "stock p1 cart", en="p6", fr="p6"),
    case("no_cart", "HALL-M5", "statue.p5", *BUILD, f"tunnels {A}", "statues p5:ice", en="Ice Statue", fr="Glace"),
    case(
        "statue_stuck",
        "HALL-M7",
        "statue.p5",
        *BUILD,
        f"tunnels {A}",
        "statues p5:ice p4:fire p3:moon",
        "stock p1 cart",
        en="free cell",
        fr="case libre",
    ),
    case(
        "cell_taken",
        "HALL-M7",
        "to.p4",
        *BUILD,
        f"tunnels {A}",
        "statues p5:ice p4:fire",
        "stock p1 cart",
        first=("statue.p5",),
        en="p4",
        fr="p4",
    ),
    case(
        "too_far",
        "HALL-M1",
        "to.k5",
        *BUILD,
        f"tunnels {A}",
        "statues p5:ice",
        "stock p1 cart",
        first=("statue.p5",),
        en="k5",
        fr="k5",
    ),
]


def assert_refused(state: HallState, token: str, code: str, rule: str, en: str, fr: str) -> None:
    """By apply and by why_not alike, in words that name what it is about, and the table is as it was."""
    seat = state.waiting[0]
    before = state.digest()
    with pytest.raises(NotLegal) as error:
        GAME.apply(state, seat, token)
    refusal = error.value.refusal
    assert (refusal.slug, refusal.code, refusal.rule) == ("hall", code, rule)
    assert GAME.why_not(state, seat, token) == refusal
    for lang, wanted in (("en", en), ("fr", fr)):
        words = refusal.words(lang)
        assert wanted in words, words
        assert not re.search(r"[{}<>]|\bNone\b", words), words
        assert error.value.words(lang) == f"{words} [{rule}]"
    assert refusal.words("en") != refusal.words("fr")
    assert state.digest() == before


@pytest.mark.rule(
    "HALL-T2",
    "HALL-T4",
    "HALL-T7",
    "HALL-T9",
    "HALL-T11",
    "HALL-R1",
    "HALL-R7",
    "HALL-R16",
    "HALL-R17",
    "HALL-D1",
    "HALL-D2",
    "HALL-D3",
    "HALL-D7",
    "HALL-D8",
    "HALL-D9",
    "HALL-D10",
    "HALL-D11",
    "HALL-D12",
    "HALL-D13",
    "HALL-G1",
    "HALL-G3",
    "HALL-M1",
    "HALL-M5",
    "HALL-M7",
    "HALL-M11",
)
@pytest.mark.parametrize("case", CASES, ids=lambda one: f"{one.code} {one.token}")
def test_refusal_says_why_by_which_rule_and_changes_nothing(case):
    assert_refused(case.state(), case.token, case.code, case.rule, case.en, case.fr)


@pytest.mark.rule("HALL-S15", "HALL-S16")
@pytest.mark.parametrize(("code", "rule", "options", "seats", "first", "token", "en", "fr"), SETUP)
def test_refusals_while_portals_are_placed(code, rule, options, seats, first, token, en, fr):
    assert_refused(after(new(seats, **options), *first), token, code, rule, en, fr)


@pytest.mark.rule("HALL-V3")
@pytest.mark.parametrize("seed", range(4))
def test_refusal_of_a_portal_that_parts_the_teams(seed):
    """Two teams sit side by side on p3 and u16: the third Portal must leave c8 to the teammate of p3. (DEC-36)"""
    state = after(new(4, seed, teams="yes"), "portal.p3", "portal.u16")
    assert_refused(state, "portal.c8", "start_apart", "HALL-V3", "teams", "équipes")


@pytest.mark.rule("HALL-S9", "HALL-S17")
def test_other_refusals_of_the_setup():
    state = after(new(3, workshops="chosen"), "offer.mint", "offer.mint")
    assert_refused(state, "offer.mint", "no_more_of_it", "HALL-S9", "Mint", "Atelier Monétaire")
    state = new(3)
    while state.decision(state.waiting[0]).kind != "draft":
        state = after(state, state.legal(state.waiting[0])[0].token)
    missing = next(
        n for n in range(1, 7) if f"draft.start-{n}.1a" not in {a.token for a in state.legal(state.waiting[0])}
    )
    assert_refused(state, f"draft.start-{missing}.1a", "not_in_hand", "HALL-S17", "hand", "main")
    state = after(state, state.legal(state.waiting[0])[0].token)
    held = state.legal(state.waiting[0])[0].parts[0]
    assert_refused(state, f"draft.{held}.1a", "slot_taken", "HALL-S17", "bottom row, place 1", "rangée du bas, place 1")


@pytest.mark.rule("HALL-R9", "HALL-D1")
def test_refusals_of_what_is_used_up():
    state = table("stock p1 stone*9")
    state.horde[0] = NONE
    assert_refused(state, "recruit.b1", "no_troll", "HALL-R9", "no Troll", "pas de Troll")
    laid = ("h20 h19", "i20 i19", "i21 j21", "i22 j22", "k22 l22", "k21 l21")
    tiles = "tunnels " + " ".join(tunnel("d2", cells) for cells in laid)
    assert_refused(table(tiles, "stock p1 stone*9"), "dig.d2", "pile_empty", "HALL-D1", "left", "plus")
    free = table("ask p1 build, p1 free_tile", "now stage=1 cast=1 charm=aftershock")
    assert_refused(free, lay("i3", "p4 p5 p6"), "other_shape", "HALL-D1", "straight three", "bâton de 3")


def test_every_code_that_has_words_has_its_case():
    told = {key.partition(".")[2] for key in GAME.texts("en").table if key.startswith("refusal.")}
    tested = {case.code for case in CASES} | {row[0] for row in SETUP}
    alone = {"start_apart", "no_more_of_it", "not_in_hand", "no_troll", "pile_empty", "over", "not_asked"}
    of_things = {"not_part", "watching"}  # `tests/test_things.py`
    assert told == tested | alone | of_things


@pytest.mark.rule("HALL-T1")
def test_answer_out_of_turn_is_refused():
    state = table()
    before = state.digest()
    with pytest.raises(NotYourQuestion):
        GAME.apply(state, P2, "recruit.b1")
    refusal = GAME.why_not(state, P2, "recruit.b1")
    assert (refusal.code, refusal.rule) == ("not_asked", "HALL-T1")
    assert "p1" in refusal.words("en")
    assert "p1" in refusal.words("fr")
    assert state.digest() == before


@pytest.mark.rule("HALL-E6")
def test_answer_after_the_end_is_refused():
    state = after(table("ask p4 build", "coronations -", "crowned 5 3 0 0", "now left=0 stage=1"), "end")
    with pytest.raises(NotYourQuestion):
        GAME.apply(state, P1, "end")
    refusal = GAME.why_not(state, P1, "end")
    assert (refusal.code, refusal.rule) == ("over", "HALL-E6")
    assert refusal.words("en") != refusal.words("fr")


def test_what_is_not_notation_is_refused_before_the_rules_are_asked():
    state = started()
    before = state.digest()
    for token in ("pass", "recruit.b6", "dig.d3", "lay.d2a.z9", "pay.coin", "to.k11", "", "SKIP", "join.1a"):
        with pytest.raises(BadNotation):
            GAME.apply(state, state.waiting[0], token)
    assert state.digest() == before


def test_refusal_survives_the_way_to_another_process():
    with pytest.raises(NotLegal) as error:
        GAME.apply(table(), P1, "skip")
    again = pickle.loads(pickle.dumps(error.value))
    assert again.refusal == error.value.refusal
    assert str(again) == str(error.value)
