"""The game as text and data: the alphabet, positions, saved states, records, and what is impossible in them."""

from __future__ import annotations

import pytest

import dovre
from dovre.kernel.errors import BadData, BadNotation, BadPosition
from tests.games.hall.helpers import (
    GAME,
    P1,
    P2,
    P3,
    after,
    asked,
    bag,
    deck,
    grimoire,
    hall,
    holds,
    horde,
    legal,
    net,
    new,
    own,
    pack,
    play,
    points,
    position,
    spell_deck,
    statues,
    stock,
    table,
    tunnel,
    tunnels,
)

HEAD = "hall/6  seats 4  seed 7  options teams=no later_seats=none workshops=random\n"
HOME, EAST = tunnel("d2", "p4 p5"), tunnel("d2", "q5 q6")

# -- the alphabet -----------------------------------------------------------------------------------------------------


def test_verbs_stand_in_the_order_in_which_questions_list_them():
    verbs = list(dict.fromkeys(action.verb for action in GAME.alphabet))
    assert verbs == [
        *("offer", "portal", "draft", "cast", "work", "use", "recruit", "dig", "skip", "spare", "take", "join", "lay"),
        *("ore", "pay", "pedestal", "establish", "hall", "build", "statue", "to", "ritual", "steal", "exile", "echo"),
        *("fill", "swap", "draw", "trade", "stop", "done", "end"),
    ]


def test_tokens_keep_their_numbers():
    # records and models store them: a token that moves is a new version of the game
    wanted = {"offer.wainwright": 0, "portal.l5": 12, "cast.earth_ritual": 47, "recruit.b1": 96, "dig.d2": 108}
    assert {token: GAME.parse(token).index for token in wanted} == wanted
    assert (GAME.parse("end").index, len(GAME.alphabet)) == (len(GAME.alphabet) - 1, 24534)


@pytest.mark.parametrize(
    "token", ["pass", "lay.l4z.k12", "lay.d2a.a1", "pay.elf.stock", "work.a1", "Dig.d2", "", "end ", "join.1a", "dig"]
)
def test_token_that_is_none_is_refused(token):
    with pytest.raises(BadNotation) as error:
        GAME.parse(token)
    assert f"“{token}”" in str(error.value)
    assert error.value.words("fr") != str(error.value)


def test_tile_is_named_by_shape_way_and_first_cell():
    upright = {tunnel("d2", "p4 p5", anchor=cell) for cell in ("p4", "p5")}
    assert upright == {"d2c.p4", "d2d.p4"}  # the anchor makes two ways of one
    assert hall("treasure", "k5 l5 m5 k6 l6 m6 k7 l7 m7") == "treasurea.k5"


# -- positions, zone by zone ------------------------------------------------------------------------------------------


def test_every_zone_of_a_position_is_read():
    state = table(
        "ask        p2 build",
        "portals    p3 t7 h21 c8",
        f"tunnels    {HOME} {tunnel('d2', 's7 s8')}",
        "statues    p4:fire s7:ice",
        "pedestals  p5:moon",
        "taken      2moon:p2 5ice:p3",
        "workshops  n4:mint o7:steward",
        "rubble     i4 k6",
        "buried     j3 l3",
        "horde      b2:mud-1-1!coin,stone m1:fire-2-1+ice",
        "grimoire   cave_in*2 old_debt",
        "track      2 2 2 2 3 3 3 3 4 4 4 4 5 5 5",
        "coronations -",
        "crowned    0 5 3 0",
        "pack p1    1a:start-6:1 2a:fire-1-1:101",
        "stock p2   stone*3 coin",
        "own p3     fire*2 ice",
        "dug p4     4iron*2 2stone",
        "now        first=2 turn=31 left=6 stage=1 works=0",
    )
    assert asked(state) == (P2, "build")
    assert (net(state, P1), net(state, P2)) == ({"p3", "p4", "p5"}, {"t7", "s7", "s8"})
    assert tunnels(state) == [HOME, tunnel("d2", "s7 s8")]
    assert (statues(state)["p4"], statues(state)["s7"]) == ("fire", "ice")
    data = state.to_data()
    assert data["pedestals"] == ["p5:moon"]
    assert data["workshops"] == ["n4:mint", "o7:steward"]
    assert (data["rubble"], data["buried"]) == (["i4", "k6"], ["j3", "l3"])
    assert (horde(state, "b2"), horde(state, "m1")) == ("mud-1-1!stone,coin", "fire-2-1+ice")
    assert list(grimoire(state).items())[:2] == [("cave_in", 2), ("old_debt", 0)]
    assert [points(state, seat, "benefit") for seat in range(4)] == [0, 3, 5, 0]
    assert (state.coronations, state.crowned) == ([], [0, 5, 3, 0])
    assert (pack(state, P1)["2a"], holds(state, P1, "2a"), holds(state, P1, "1a")) == (
        "fire-1-1",
        ["stone", "cart_fire"],
        ["cart"],
    )
    assert (stock(state, P2), own(state, P3)) == ({"stone": 3, "coin": 1}, {"fire": 2, "ice": 1})
    assert points(state, 3, "tunnels") == 12
    assert (state.first, state.turn, state.left, state.stage, state.works) == (2, 31, 6, 1, 0)


def test_decks_are_read_from_the_bottom_with_what_everybody_saw():
    low = deck(table(), 1)[::-1]
    state = table("deck1 " + " ".join(["=" + low[0], "=" + low[1], *low[2:]]))
    assert deck(state, 1) == low[::-1]
    assert state.known == [2, 0, 0, 0]
    spells = spell_deck(table())[::-1]
    state = table("spells " + " ".join(["=" + spells[0], *spells[1:]]))
    assert (spell_deck(state), state.known) == (spells[::-1], [0, 0, 0, 1])


def test_what_follows_from_the_rest_is_found():
    # piles, free rock, cleared rubble, networks, what lies on Trolls
    over = tunnel("d2", "p7 q7")
    state = table(f"tunnels {HOME} {over}", "pack p1 1a:start-6:1")
    assert state.piles[0] == 4
    data = state.to_data()
    assert "p7" not in data["rubble"]
    assert "q7" not in data["buried"]
    assert "p8" in data["rubble"]
    assert state.has(P1, 3) == 1


def test_what_is_not_said_is_filled_from_the_seed():
    bare = dovre.read_position(HEAD)
    assert bare == new(4, 7)
    partly = dovre.read_position(HEAD + "stock p1 stone*2")
    assert stock(partly, P1) == {"stone": 2}
    assert partly.horde == new(4, 7).horde


def test_new_game_is_a_short_position():
    names = [line.split()[0] for line in dovre.write_position(GAME, new()).splitlines()]
    assert names == ["hall/6", "ask"]


def test_position_of_a_chosen_supply_is_exact_too():
    state = play(new(workshops="chosen"), P1, "offer.mint", "offer.depot")
    assert dovre.read_position(dovre.write_position(GAME, state)) == state


@pytest.mark.parametrize(
    ("lines", "tokens"),
    [
        (("stock p1 rune", "grimoire drums_of_exile"), ("cast.drums_of_exile", "exile.b1")),
        (("stock p1 rune", "grimoire pack_echo"), ("cast.pack_echo", "echo.1a", "echo.1c")),
        (("stock p1 rune coin", "grimoire old_debt"), ("cast.old_debt", "recruit.m1")),
        (("stock p1 rune stone*2 iron", "grimoire silver_tongue"), ("cast.silver_tongue", "recruit.m1")),
        (("stock p1 stone*3 iron*3",), ("trade.coin", "pay.iron.stock")),
        (("stock p1 stone*2 hammer", "portals p4 u16 h21 c8"), ("dig.d2", f"lay.{tunnel('d2', 'o3 o4')}")),
        (("stock p1 rune", "grimoire earth_ritual*2"), ("cast.earth_ritual",)),
        ((f"tunnels {HOME}", "statues p4:fire", "stock p1 cart", "ask p1 build", "now stage=1"), ("statue.p4",)),
        (("stock p1 coin*5",), ("recruit.t1",)),
    ],
)
def test_position_in_the_middle_of_an_action_is_exact(lines, tokens):
    state = play(table(*lines), P1, *tokens)
    assert dovre.read_position(dovre.write_position(GAME, state)) == state
    assert GAME.from_data(state.to_data()) == state


def test_caved_in_tile_is_kept_in_a_position():
    # DEC-46: what was cleared and taken stays so
    state = table("portals p6 u16 h21 c8", "stock p1 stone*2 rune hammer", "grimoire cave_in")
    state = play(state, P1, "dig.d2", f"lay.{tunnel('d2', 'p7 q7')}", "done", "end")
    for _ in range(3):
        state = after(state, "recruit.b1", "join.2a", "end")
    state = play(state, P1, "cast.cave_in", "fill.p7")
    again = dovre.read_position(dovre.write_position(GAME, state))
    assert again == state
    assert "p7" not in again.to_data()["rubble"]
    assert again.free == state.free


@pytest.mark.parametrize(
    ("text", "key", "shows"),
    [
        (HEAD + "ask p1 dance", "error.position.ask", "portal"),
        (HEAD + "ask p9 act", "error.position.seat", "“p9” is not a seat; seats are p1 to p4"),
        (HEAD + "chance 1 2", "error.position.chance", "3 whole numbers"),
        (HEAD + "trolls mud-1-1", "error.position.zone", "portals, tunnels, halls"),
        (HEAD + "stock stone", "error.position.seat", "“stone” is not a seat"),
        (HEAD + "pack", "error.position.seat", "Line 2"),
        (HEAD + "own p5 fire", "error.position.seat", "“p5”"),
        (HEAD + "portals p3 u16 h21 z9", "error.position.word", "“z9”"),
        (HEAD + "\ntunnels x9a.k12", "error.position.word", "Line 3 of the position: “x9a.k12”"),
        (HEAD + "tunnels l4z.k12", "error.position.word", "“l4z.k12”"),
        (HEAD + "halls nope.k5", "error.position.word", "“nope.k5”"),
        (HEAD + "rubble zz", "error.position.word", "“zz”"),
        (HEAD + "buried zz", "error.position.word", "“zz”"),
        (HEAD + "statues k3:mud", "error.position.word", "“mud”"),
        (HEAD + "pedestals k99:fire", "error.position.word", "“k99”"),
        (HEAD + "workshops a1:mint", "error.position.word", "Line 2"),
        (HEAD + "workshops n4:elf", "error.position.word", "“elf”"),
        (HEAD + "supply elf", "error.position.word", "“elf”"),
        (HEAD + "supply mint*x", "error.position.word", "Line 2"),
        (HEAD + "horde fire-1-1", "error.position.word", "Line 2"),
        (HEAD + "horde" + " elf" * 12, "error.position.word", "“elf”"),
        (HEAD + "deck1 elf", "error.position.word", "“elf”"),
        (HEAD + "grimoire elf cave_in old_debt", "error.position.word", "“elf”"),
        (HEAD + "grimoire cave_in*x old_debt aftershock", "error.position.word", "Line 2"),
        (HEAD + "spells elf", "error.position.word", "“elf”"),
        (HEAD + "bag mud", "error.position.word", "“mud”"),
        (HEAD + "track 5 4", "error.position.word", "Line 2"),
        (HEAD + "track" + " 9" * 15, "error.position.word", "“9”"),
        (HEAD + "track 5 5 5 5 4 4 4 3 3 3 3 2 2 2 2", "error.position.word", "Line 2"),
        (HEAD + "takers p9" + " -" * 14, "error.position.word", "“p9”"),
        (HEAD + "coronations x", "error.position.word", "Line 2"),
        (HEAD + "crowned x 0 0 0", "error.position.word", "Line 2"),
        (HEAD + "now dance=1", "error.position.word", "“dance=1” cannot stand here; first=…, turn=…"),
        (HEAD + "now turn=x", "error.position.word", "Line 2"),
        (HEAD + "pack p1 start-1", "error.position.word", "Line 2"),
        (HEAD + "pack p1" + " elf" * 10, "error.position.word", "“elf”"),
        (HEAD + "pack p1 start-1:x start-2 start-3 start-4 - - - - - -", "error.position.word", "Line 2"),
        (HEAD + "stock p1 elf", "error.position.word", "“elf”"),
        (HEAD + "stock p1 stone*x", "error.position.word", "Line 2"),
        (HEAD + "own p1 mud", "error.position.word", "“mud”"),
        (HEAD + "dug p1 6iron", "error.position.word", "“6iron”"),
        (HEAD + "draft p1 elf", "error.position.word", "“elf”"),
        (HEAD + "bag fire\nbag ice", "error.position.again", "Line 3 of the position: bag"),
        (HEAD + "stock p1 coin\nstock p1 iron", "error.position.again", "stock p1"),
    ],
)
def test_position_that_cannot_be_read_names_the_line(text, key, shows):
    with pytest.raises(BadPosition) as error:
        dovre.read_position(text)
    assert error.value.key == key
    assert shows in str(error.value)
    assert error.value.words("fr") != str(error.value)


@pytest.mark.parametrize(
    "question",
    [
        *("use", "use 99 1", "pay", "lay", "lay 99", "ore 999999", "echo 3", "pedestal 9999", "establish 3"),
        *("establish (99)", "spare 99 ()", "place_hall 77", "take 99", "gain", "gain 9 9", "disintegrate 9", "join"),
        *("join 99", "retire", "to 3", "exile (99)", "act 5"),
    ],
)
def test_question_with_impossible_parts_is_refused(question):
    with pytest.raises(BadPosition):
        dovre.read_position(HEAD + f"ask p1 {question}")


@pytest.mark.parametrize("line", ["portals p3 u16 h21", "portals p3 u16 h21 c8 l5", "portals -"])
def test_portals_are_one_for_each_seat(line):
    with pytest.raises(BadPosition):
        dovre.read_position(HEAD + line)


# -- what is impossible -----------------------------------------------------------------------------------------------

CROSS = [tunnel("t4", "p4 p5 p6 q5"), tunnel("d2", "o5 n5")]
CHAMBER = hall("shaman", "p4 o5 p5 q5 p6")
BESIDE = [tunnel("d2", "o5 n5"), tunnel("d2", "p5 p6"), tunnel("d2", "q5 r5")]  # all of it but the cell p4
SEVEN = [tunnel("d2", pair) for pair in ("p4 p5", "q5 q6", "r6 s6", "o3 o2", "n2 m2", "n1 m1", "l1 l2")]


@pytest.mark.parametrize(
    ("lines", "fault"),
    [
        (("portals p3 p3 h21 c8",), "tunnels: tiles and Portals lie on rock"),
        (("portals k11 u16 h21 c8",), "tunnels: tiles and Portals lie on rock"),  # the heart
        (("portals n4 u16 h21 c8",), "tunnels: tiles and Portals lie on rock"),  # a site
        (("portals p3 p4 h21 c8",), "tunnels: the networks of p1 and p2 touch"),
        (("crowned 5 0 0",), "zones: one for each seat"),
        (("takers - -",), "zones: one for each seat"),
        ((f"tunnels {HOME} {tunnel('d2', 'p5 q5')}",), "tunnels: tiles and Portals lie on rock, side by side"),
        ((f"tunnels {' '.join(SEVEN)}",), "tunnels: too many of d2"),
        ((f"halls {CHAMBER}",), "halls: Great Halls lie on Tunnels"),
        ((f"tunnels {' '.join(CROSS)}", f"halls {CHAMBER} {CHAMBER}"), "halls: "),
        (("statues a1:fire",), "statues: one on a cell of the mountain"),
        (("pedestals p4:fire p5:fire", "taken 2fire:p1", "bag fire*3 ice*5 moon*5"), "pedestals: "),
        (
            (f"tunnels {HOME}", "pedestals p4:fire", "takers" + " -" * 15),
            "pedestals: one fire in a zone, and its token taken",
        ),
        (("pedestals p4:fire",), "pedestals: each stands on a Tunnel, none under a Great Hall"),  # bare rock
        (("pedestals p3:fire",), "pedestals: each stands on a Tunnel, none under a Great Hall"),  # a Portal
        (
            (f"tunnels {' '.join(CROSS)}", f"halls {CHAMBER}", "pedestals p5:fire"),
            "pedestals: each stands on a Tunnel, none under a Great Hall",
        ),
        (("portals p4 u16 h21 c8", f"tunnels {' '.join(BESIDE)}", f"halls {CHAMBER}"), "halls: Great Halls lie on"),
        (("horde b1:fire-1-1!coin,coin,coin,coin,coin",), "horde: a Troll with 4 bribes retires"),
        (("horde b1:fire-1-1!coin,coin,coin,iron",), "horde: a Troll with 4 bribes retires"),
        (("horde b1:fire-1-1+ice",), "horde: Pedestals lie on Trolls of level 2"),
        (("ask p1 build", "now stage=0"), "ask: build comes after step 2"),
        (("own p1 fire", "bag fire*6 ice*5 moon*5"), "pedestals: 6 of fire in bag"),
        (("supply mint*3 depot*2 steward*2 crusher*2",), "workshops: two of each type"),
        (("supply mint*2",), "workshops: 9 in supply and on the board"),
        (("horde b1:fire-1-1 b2:fire-1-1",), "fire-1-1 is on the table 2 times"),
        (("deck1 -",), "is on the table 0 times"),
        (("deck1 " + " ".join(deck(table(), 1)[1:] + deck(table(), 2)[:1]),), "is on the table"),
        (("grimoire cave_in old_debt aftershock", "spells -"), "spells: each is in the grimoire or in the deck"),
        (("grimoire cave_in*3",), "grimoire: a Spell with three Runes disintegrates"),
        (("grimoire cave_in*-1",), "grimoire: a Spell with three Runes"),
        (("pack p1 3a:fire-1-1",), "pack p1: each Troll stands on two others"),
        (("pack p1 1a:fire-1-1", "draft p1 start-4 start-5 start-6"), "pack p1: starting Trolls in the bottom row"),
        (("pack p1 2a:start-5", "draft p1 start-6"), "pack p1: starting Trolls in the bottom row"),
        (("pack p1 1a:start-1:01",), "packs: resources lie on symbols"),
        (("pack p1 1a:start-1:2",), "packs: resources lie on symbols"),
        (("stock p1 stone*-1",), "stocks: nothing is below zero"),
        (("dug p1 4iron*-1",), "stocks: nothing is below zero"),
        (("draft p1 start-5",), "start-6 is on the table 0 times"),
    ],
)
def test_impossible_position_is_refused_and_its_fault_is_named(lines, fault):
    with pytest.raises(BadPosition) as error:
        dovre.read_position(position(*lines))
    assert error.value.key == "error.position.fault"
    assert fault in str(error.value)


@pytest.mark.parametrize(
    "line",
    [
        *("now first=9", "now first=-1", "now turn=-1", "now left=-7", "now cast=5", "now works=-2", "now charm=99"),
        *("now ghosts=-1", "now ore=44", "now stage=9", "coronations 3 5 7", "coronations 5 3"),
    ],
)
def test_impossible_turn_is_a_fault(line):
    with pytest.raises(BadPosition) as error:
        dovre.read_position(position(line))
    assert error.value.key == "error.position.fault"


def broken(state, change):
    """The saved data of a state after a change; refused, with the sentence that names the fault."""
    data = state.to_data()
    change(data)
    with pytest.raises(BadData) as error:
        GAME.from_data(data)
    return str(error.value)


@pytest.mark.rule("HALL-D17", "HALL-G5")
def test_saved_pedestal_on_bare_rock_or_under_a_hall_is_refused():
    state = table(f"tunnels {HOME}", "pedestals p5:fire")
    assert GAME.from_data(state.to_data()) == state
    assert "pedestals: each stands" in broken(state, lambda data: data.update(pedestals=["q6:fire"]))
    assert "pedestals: each stands" in broken(state, lambda data: data.update(tunnels=[]))
    cross = table(f"tunnels {' '.join(CROSS)}", "pedestals p5:fire")
    assert "pedestals: each stands" in broken(cross, lambda data: data.update(halls=[CHAMBER]))


@pytest.mark.rule("HALL-G3")
def test_saved_hall_on_a_portal_is_refused():
    state = table("portals p4 u16 h21 c8", f"tunnels {' '.join(BESIDE)}")
    assert "halls: Great Halls lie on Tunnels" in broken(state, lambda data: data.update(halls=[CHAMBER]))


@pytest.mark.rule("HALL-R15")
def test_saved_troll_with_more_bribes_than_it_stays_for_is_refused():
    state = table("horde b1:fire-1-1!coin,coin,coin m1:fire-2-1!coin,coin,coin", "stock p1 coin*5")
    assert GAME.from_data(state.to_data()) == state
    for more in (",coin", ",coin,iron"):

        def bribe(data, more=more):
            data["horde"][0] += more

        assert "horde: a Troll with 4 bribes retires" in broken(state, bribe)
    nobody = state.copy()
    nobody.horde[11], nobody.bribes[11] = -1, (0,)
    assert "horde: nothing lies where no Troll stands." in GAME.faults(nobody)
    # in the middle of a recruitment the fourth bribe lies there until the Pedestal is picked
    picking = play(state, P1, "recruit.t1")
    assert asked(picking) == (P1, "pick_pedestal")
    assert horde(picking, "b1") == "fire-1-1!coin,coin,coin,coin"
    assert GAME.from_data(picking.to_data()) == picking

    def fifth(data):
        data["horde"][0] += ",coin"

    assert "horde: a Troll with 4 bribes retires" in broken(picking, fifth)


@pytest.mark.rule("HALL-T2", "HALL-T5")
def test_saved_build_with_nothing_done_before_is_refused():
    state = table("ask p1 build", "now stage=1")

    def unmoved(data):
        data["now"] = [word.replace("stage=1", "stage=0") for word in data["now"]]

    assert "ask: build comes after step 2" in broken(state, unmoved)


# -- positions by hand are complete --------------------------------------------------------------------------------

OPENED = [
    *("workshops n4:mint", "supply wainwright*2 depot*2 steward*2 crusher*2"),
    f"tunnels {' '.join(CROSS)}",
    "portals p3 u16 h21 c8",
    "stock p1 coin*5 stone*3",
]


@pytest.mark.rule("HALL-T3", "HALL-T4")
def test_asked_to_act_without_a_turn_offers_what_an_opened_turn_does():
    """`ask p1 act` alone: one activation of a Workshop, no Spell cast, nothing moved."""
    state = dovre.read_position(HEAD + "\n".join(["ask p1 act", *OPENED]))
    assert asked(state) == (P1, "act")
    assert (state.turn, state.works, state.cast, state.stage) == (1, 1, 0, 0)
    assert "work.n4" in legal(state)
    opened = table(*OPENED)
    assert {token for token in legal(state) if not token.startswith(("recruit", "cast"))} == {
        token for token in legal(opened) if not token.startswith(("recruit", "cast"))
    }


@pytest.mark.rule("HALL-T5", "HALL-T6")
def test_asked_to_build_without_a_turn_offers_great_halls():
    state = dovre.read_position(HEAD + "\n".join(["ask p1 build", *OPENED]))
    assert asked(state) == (P1, "build")
    assert (state.turn, state.works, state.stage) == (1, 1, 1)
    assert "hall.shaman" in legal(state)
    assert f"build.{CHAMBER}" in legal(after(state, "hall.shaman"))


def test_turn_that_is_said_is_taken_as_it_is():
    state = dovre.read_position(HEAD + "\n".join(["ask p1 act", "now works=0 turn=9", *OPENED]))
    assert (state.turn, state.works) == (9, 0)
    assert "work.n4" not in legal(state)


# -- records ----------------------------------------------------------------------------------------------------------


def written(state, *tokens: str) -> str:
    """The last answer as a record notes it."""
    paper = dovre.Table(state)
    for token in tokens:
        paper.answer(state.waiting[0], token)
    return str(paper.record.answers[-1])


def test_record_notes_what_chance_gave_beside_the_answer():
    state = table("stock p1 coin*2 rune*2", "grimoire seers_bag earth_ritual*2")
    assert written(state, "recruit.b1") == f"recruit.b1{{{deck(state, 1)[0]}}}"
    after_m1 = play(state, P1, "recruit.m1")
    assert written(state, "recruit.m1") == f"recruit.m1{{{horde(after_m1, 'm1')}}}"
    top = spell_deck(state)[0]
    assert written(state, "cast.earth_ritual") == "cast.earth_ritual"
    assert written(state, "cast.earth_ritual", "ritual.iron") == f"ritual.iron{{{top}}}"
    drawn = play(state, P1, "cast.seers_bag", "draw")
    assert written(state, "cast.seers_bag", "draw") == f"draw{{{next(iter(own(drawn, P1)))}}}"
    assert written(state, "recruit.b1", "join.2a") == "join.2a"


def test_bag_is_what_is_nowhere_else():
    state = table("own p1 fire*2", "taken 1ice:p2")
    assert bag(state) == {"fire": 6 - 2 - 2, "ice": 6 - 1 - 1, "moon": 6 - 1}
    assert "act" in asked(state)
    assert legal(state)
