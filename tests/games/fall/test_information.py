"""Who knows what (section on information): hands, discards, champions, tokens, gates, decks."""

import pytest

import dovre
from dovre.games.fall.components import CARD_NAMES, EVERYBODY, N_CARDS, SPACE_NUMBER, STRENGTH
from dovre.games.fall.game import GAME
from dovre.kernel.errors import UndoRefused
from dovre.kernel.events import seen_by
from dovre.kernel.rng import Rng
from tests.games.fall.helpers import P1, P2, P3, P4, after, asked, table, turn
from tests.games.fall.test_ancestry import draft, drafted


def test_a_hand_stays_known_to_those_who_passed_it_on():
    start = draft()
    state = drafted(start)
    passed = state.hands[P2]  # p1 had it
    assert state.view(P1).hands[P2] == passed
    assert state.view(P2).hands[P2] == passed
    assert state.view(P3).hands[P2] == (None,) * 3
    again = drafted(state)
    assert again.view(P1).hands[P3] == again.hands[P3]  # less the card that p2 has placed openly
    assert again.view(P4).hands[P3] == (None,) * 2


def test_a_sealed_pick_is_hidden_until_all_have_picked():
    state = draft("hand p1 a01 a02 a03 a04")
    views = [state.view(viewer) for viewer in (P2, P3, None)]
    one = GAME.apply(state, P1, "draft.a01.e5").state
    two = GAME.apply(state, P1, "draft.a04.f6").state
    for viewer, before in zip((P2, P3, None), views, strict=True):
        assert one.view(viewer) == two.view(viewer)
        assert one.view(viewer).hands == before.hands
    assert one.view(P1) != two.view(P1)
    table_ = dovre.Table(state)
    table_.answer(P1, "draft.a01.e5")
    table_.answer(P2, str(state.legal(P2)[0]))
    table_.undo(P1)  # one's own can be taken back, whoever has answered meanwhile
    assert P1 in table_.state.waiting
    assert P2 not in table_.state.waiting


def test_a_sealed_pick_changes_nothing_that_others_see_hear_or_are_refused():
    state = draft("hand p1 a01 a02 a03 a04")
    tables = [GAME.apply(state, P1, token) for token in ("draft.a01.e5", "draft.a04.f6")]
    for viewer in (P2, P3, P4, None):
        views = [step.state.view(viewer) for step in tables]
        for size in ("desktop", "phone"):
            one, two = (str(GAME.board(view, size=size, front=P1)) for view in views)
            assert one == two
        assert GAME.text(views[0]) == GAME.text(views[1])
        heard = [seen_by(step.events, viewer) for step in tables]
        assert heard[0] == heard[1]
    for token in ("draft.a01.e5", "draft.a04.f6", "toss.a01", "end"):
        reasons = [GAME.why_not(step.state, P2, token) for step in tables]
        assert reasons[0] == reasons[1]


def test_a_late_answer_to_a_draft_is_refused_without_telling_what_others_chose():
    state = draft()
    state = GAME.apply(state, P1, state.legal(P1)[0]).state
    refusal = GAME.why_not(state, P1, "draft.a01.e5")
    assert refusal is not None
    assert refusal.code == "not_asked"


def test_the_champion_that_was_not_kept_stays_secret():
    state = table("champions p2 argash", "drawn p2 olmma", "champions p4 pluddra")
    olmma = state.drawn[P2]
    assert state.view(P2).drawn[P2] == olmma
    for viewer in (P1, P3, None):
        assert state.view(viewer).drawn[P2] == (None,)
    assert "olmma" not in state.view(P1).to_json()


def test_strengths_are_known_to_who_looked_and_to_all_after_an_attack():
    state = table("gnomes mo1:3=p2 mo1:1 fi1:2!")
    assert state.view(P2).gnomes[:2] == (3, None)
    assert state.view(P1).gnomes[:2] == (None, None)
    assert state.view(None).gnomes[2 * SPACE_NUMBER["fi1"]] == 2


def test_how_many_tokens_lie_where_is_open():
    state = table("gnomes mo1:3 mo1:1 fi1:2", "beside 1 2")
    view = state.view(None)
    assert (view.bag, view.beside) == (25, (1, 2))
    assert [slot for slot, token in enumerate(view.gnomes) if token is None] == [0, 1, 2 * SPACE_NUMBER["fi1"]]


def test_a_token_added_by_entrenching_is_unknown():
    state = turn("trolls p1 mo1*2", "gnomes mo2:3", "provisions 0 0 0 0", signs=("A2",))
    state = after(state, "take.e5", "to.mo2", "move.mo1", "to.spiral-o")
    assert state.view(P1).gnomes[2:4] == (3, None)
    assert state.seen[2:4] == [EVERYBODY, 0]


def test_gates_are_revealed_one_by_one_and_forgotten_at_upkeep():
    lines = ("ask p2 battle, p1 turn 2", "provisions 0 0 0 0", "despair 0 0 0 0", "trolls p1 ic1 ic2")
    state = table(*lines, "gates ice=p2 mud moon granite moss hammer fire")
    assert state.view(P2).gates == (1, None, None, None)
    opened = after(state, "end")
    assert asked(opened)[1] == "tie"
    assert opened.view(P3).gates == (1, None, None, None)
    while asked(opened)[1] != "draft":
        opened = after(opened, str(opened.legal(opened.waiting[0])[0]))
    assert opened.view(P2).gates == (None,) * 4
    assert opened.past == (1, 5, 2, 3)


def test_a_view_as_data_says_what_lies_where():
    state = table(
        *("champions p1 argash imbolg", "pawns argash:mo1 imbolg:mo2", "trolls p1 mo1*2 spiral-o", "claws imbolg"),
        *("gnomes fi1:3=p1 fi1:2!", "beside 1 1", "votes moss:p2*5,p1*5", "now wheel=7 rally=3 first=1"),
        *("offer khazga:p2*4,p1*1 crym okkag thessel grell", "honour p1 attacks*4 wheel", "lots p2"),
    )
    data = state.view(P1).to_data()
    own = data["players"][P1]
    assert (own["lairs"], own["trolls"]) == ("spiral", {"mo1": 2, "spiral-o": 1})
    assert own["pawns"] == {"argash": "mo1", "imbolg": "mo2"}
    assert own["champions"] == ["argash", "imbolg"]
    assert (own["supply"], own["honour"], own["controls"]) == (22, 5, ["mo1", "mo2"])
    assert data["gnomes"] == [
        {"cave": "fi1", "strength": 3, "seen": [0]},
        {"cave": "fi1", "strength": 2, "seen": "all"},
    ]
    assert (data["rally"], data["wheel"], data["first"], data["beside"], data["bag"]) == ("granite", 7, 1, [1, 1], 26)
    assert data["votes"]["moss"] == {"tile": [12, 6, 3], "discs": [[1, 5], [0, 5]]}
    assert data["offer"][0] == {"champion": "khazga", "discs": [[1, 4], [0, 1]]}
    assert data["claws"] == {"imbolg": 1}
    assert data["halls"]["h1"]["value"] == 4
    assert data["lots"] == [1]
    empty = GAME.new(4, 1).view(P1).to_data()
    assert empty["players"][P1]["lairs"] is None
    assert empty["first"] is None


def test_orders_of_decks_are_in_no_view():
    state = table()
    other = state.copy()
    other.deck = tuple(reversed(state.deck))
    other.decks = [tuple(reversed(deck)) for deck in state.decks]
    assert other.view(P1) == state.view(P1)


def test_scouting_cannot_be_taken_back():
    state = turn("gnomes fi1:2", "despair 0 0 0 0", signs=("G",))
    board = dovre.Table(state)
    board.answer(P1, "cover.e5")
    board.answer(P1, "token.fi1.1")
    with pytest.raises(UndoRefused):
        board.undo(P1)
    moves = dovre.Table(turn("trolls p1 mo1*2", "despair 0 0 0 0", signs=("A",)))
    moves.answer(P1, "cover.e5")
    moves.answer(P1, "to.mo2")
    moves.undo(P1)
    moves.undo(P1)
    assert moves.state.cubes[P1] == 0


def test_beliefs_differ_where_they_may_and_nowhere_else():
    state = drafted(draft("gnomes mo1:3=p1 fi1:2 ic1:1", "gates moss=p1 ice moon granite hammer mud fire"))
    view = state.view(P1)
    guesses = [GAME.determinize(view, Rng.of(seed)) for seed in range(30)]
    assert all(guess.hands[P1] == state.hands[P1] and guess.hands[P2] == state.hands[P2] for guess in guesses)
    assert len({guess.hands[P3] for guess in guesses}) > 20
    assert {STRENGTH[guess.gnomes[0]] for guess in guesses} == {3}
    assert {STRENGTH[guess.gnomes[2 * SPACE_NUMBER["fi1"]]] for guess in guesses} == {1, 2, 3}
    assert {guess.gates[0] for guess in guesses} == {0}
    assert len({guess.gates[1] for guess in guesses}) > 3
    assert all(sorted(_cards(guess)) == list(range(N_CARDS)) for guess in guesses)
    assert len({guess.decks[2] for guess in guesses}) > 20


def _cards(state):
    placed = [number // 81 for cards in state.ancestry for number in cards]
    held = [card for hand in state.hands for card in hand]
    return [*placed, *held, *state.deck, *(card for card, _ in state.discards)]


def test_dealing_tells_nothing_but_the_wave():
    state = GAME.new(4, 3)
    while state.flow.names[state.stack[-1][0]] != "draft":
        seat = state.waiting[0]
        step = GAME.apply(state, seat, state.legal(seat)[0])
        state = step.state
    told = [event for event in step.events if event.name == "wave"]
    assert [event.parts for event in told] == [(("wave", "i"),)]
    assert not any(name in str(step.events) for name in CARD_NAMES)
