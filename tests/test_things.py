"""Every thing on every board says what it is, what follows if it is chosen, or why it cannot be, with its rule.

Random games of all games; each thing that is drawn is asked about as the page asks: by its name, from one seat.
"""

from itertools import product

import pytest

from dovre.kernel import things
from dovre.kernel.rng import Rng
from dovre.kernel.table import barrier
from dovre.kernel.texts import LANGUAGES
from tests.every import every_game
from tests.test_leaks import every_table, pairs
from tests.test_targets import boards, states

NAMES = ("Emma", "Noor", "Lars", "Ida", "Bo")
WANTED = "thing."


def described(elements):
    """The things drawn, each with the words it carries: by its place, as answers name it, else by the piece."""
    found = {}
    for one in elements:
        title, name = one.find("{*}title"), one.get("data-place") or one.get("data-piece")
        if name:
            found[name] = title.text if title is not None else ""
    return found


def told(game, state, seat, name, lang, chosen=()):
    return things.tell(game, state, seat, name, chosen, game.texts(lang).named(NAMES))


@every_game
def test_every_thing_says_what_it_is_and_why_it_cannot_be_chosen(hooks):
    game, drawn, asked = hooks.game, set(), 0
    for number, state in enumerate(states(hooks)):
        view, drawing, elements = boards(hooks)[2 * number + number % 2]
        answers, lang = game.by_thing(view), LANGUAGES[number // 2 % 2]
        drawn |= set(described(elements))
        if number % 4:
            continue
        cells = [name for name in drawing.places if name.startswith("cell:")][::17]
        for name, words in [*((cell, "") for cell in cells), *described(elements).items()]:
            found = told(game, state, view.seat, name, lang)
            assert words or found.what, f"{name} does not say what it is"
            assert found.about, f"{name}: its kind has no text"
            assert found.rule in hooks.book.ids, name
            assert (found.why == "") == (name in answers), name
            assert (found.why_rule in hooks.book.ids) == bool(found.why), (name, found)
            assert not found.follows or name in answers
            assert "{" not in f"{found}", found
            asked += 1
    assert asked > 300
    kinds = {name.partition(":")[0] for name in drawn}
    assert kinds <= set(game.thing_rules)
    assert {name.partition(":")[0] for name in game.thing_rules} <= kinds | {"cell"}
    for lang in LANGUAGES:
        texts = {key.removeprefix(WANTED) for key in game.texts(lang).table if key.startswith(WANTED)}
        sorts = {f"{name.partition(':')[0]}.{game.thing_sort(name)}" for name in drawn}
        named = {name.replace(":", ".") for name in drawn}
        assert texts <= kinds | named | sorts | {"cell"}, "a text that no thing asks for"


@every_game
def test_who_is_not_asked_is_told_whose_turn_it_is(hooks):
    game = hooks.game
    state = next(state for state, _ in hooks.walk(*hooks.modes[0]) if not state.over and len(state.waiting) == 1)
    other = next(seat for seat in range(state.seats) if seat not in state.waiting)
    _, _, elements = boards(hooks)[0]
    name = next(iter(described(elements)))
    why = told(game, state, other, name, "en")
    assert (NAMES[state.waiting[0]] in why.why, why.why_rule) == (True, game.turn_rule)
    watching = told(game, state, None, name, "en")
    assert (watching.why, watching.why_rule) == (game.texts("en").say("refusal.watching"), game.turn_rule)
    over = hooks.walk(*hooks.modes[0])[-1][0]
    ended = told(game, over, 0, name, "en")
    assert (ended.why, ended.why_rule) == (game.texts("en").say("refusal.over"), game.end_rule)


@every_game
def test_what_is_chosen_already_narrows_the_reason(hooks):
    """Two things that each are part of some answer, and of none together: the reason is one of that very answer."""
    game, looked = hooks.game, 0
    texts = game.texts("en")
    for state in states(hooks)[::3]:
        for seat in state.waiting[:1]:
            view = state.view(seat)
            by_thing = game.by_thing(view)
            for one, other in list(product(by_thing, by_thing))[::11]:
                words = things.tell(game, state, seat, other, (one,), texts)
                looked += 1
                if set(by_thing[one]) & set(by_thing[other]):
                    assert words.why == ""
                    continue
                reasons = {
                    refusal.words("en")
                    for verb in game.reasons.verbs[view.decision.kind]
                    for action in game.alphabet.of(verb)
                    if {one, other} <= set(game.things_of(seat, action))
                    for refusal in [game.why_not(state, seat, action)]
                }
                assert words.why in reasons or not reasons
    assert looked


@pytest.mark.parametrize("name", ["", ":", "cell", "cell:zz99", "nothing:at-all", "seat:p9", "☃:☃"])
@every_game
def test_a_name_that_is_none_gets_a_reason_and_no_error(hooks, name):
    state = hooks.state()
    found = told(hooks.game, state, state.waiting[0], name, "fr", ("cell:zz", "mine:q"))
    assert found.why
    assert found.what == ""


# -- hidden means hidden -----------------------------------------------------------------------------------------------


@every_table
def test_two_tables_that_look_alike_tell_the_same_of_their_things(hooks, seats):
    game = hooks.game
    for viewer, one, two, seed in pairs(hooks, seats)[::4]:
        rng = Rng.of(seed)
        names = list(game.board(one.view(viewer)).places)
        for name in [rng.choice(names) for _ in range(15)]:
            assert told(game, one, viewer, name, "en") == told(game, two, viewer, name, "en")
        if viewer is not None:
            views = [one.view(viewer), two.view(viewer)]
            for action in views[0].legal[::5]:
                assert things.cannot_be_undone(game, views[0], action) == things.cannot_be_undone(
                    game, views[1], action
                )


# -- what cannot be taken back -----------------------------------------------------------------------------------------


@every_game
def test_what_is_to_be_confirmed_cannot_be_taken_back(hooks):
    """The guess from the view is right: where a game asks to confirm, the true answer cannot be taken back either."""
    game, confirmed, free = hooks.game, 0, 0
    for state in states(hooks)[::2]:
        for seat in state.waiting[:1]:
            view = state.view(seat)
            for action in [action for action in view.legal if action.verb in game.confirmed][:6]:
                guess = things.cannot_be_undone(game, view, action)
                truth = barrier(state, game.apply(state, seat, action).state, seat)
                assert (guess is None) == (truth is None or len(view.legal) == 1), action
                confirmed += guess is not None
                free += guess is None
    assert confirmed
    assert game.confirmed
