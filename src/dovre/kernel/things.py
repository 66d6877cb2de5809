"""What a player is told of a thing on the board: what it is for, what follows if it is chosen, or why it cannot be.

A thing goes by its name on the board, `cell:k12`. Everything is told from what the asking seat may know: its view, and
refusals, which look at nothing else.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Any

from dovre.kernel.action import Action
from dovre.kernel.decision import Decision
from dovre.kernel.errors import Refusal
from dovre.kernel.game import Game, load
from dovre.kernel.rng import Rng
from dovre.kernel.state import State
from dovre.kernel.table import barrier
from dovre.kernel.texts import Texts
from dovre.kernel.view import View

AnyGame = Game[Any, Any]

REASONS_TOLD = 2  # of one thing: more would be a list, not a reason


@dataclass(frozen=True, slots=True)
class ThingWords:
    """The words for one thing; "" for what there is nothing to say of."""

    what: str  # what it is, where the drawing itself has no words for it
    about: str  # what things of its kind are for
    rule: str  # the rule that says so
    follows: str  # what would follow, where one answer is left
    why: str  # why it cannot be chosen now
    why_rule: str


def tell(game: AnyGame, state: State, seat: int | None, name: str, chosen: Sequence[str], texts: Texts) -> ThingWords:
    """All there is to say of a thing to this seat, which has chosen some others already; None for a spectator."""
    view: View = state.view(seat)
    kind = name.partition(":")[0]
    answers = [
        action for action in game.by_thing(view).get(name, ()) if _about_all(game, view.seat or 0, action, chosen)
    ]
    why, why_rule = ("", "") if answers else why_not(game, state, view, name, chosen, texts)
    return ThingWords(
        what=game.thing_words(view, name, texts),
        about=_about(game, name, texts),
        rule=game.thing_rules.get(name) or game.thing_rules.get(kind, ""),
        follows=game.outcome(view, answers[0], texts) if len(answers) == 1 else "",
        why=why,
        why_rule=why_rule,
    )


def _about(game: AnyGame, name: str, texts: Texts) -> str:
    """`thing.pile.deck` for one thing, that of a kind like it, that of its sort, else `thing.pile` for its kind."""
    kind, _, own = name.partition(":")
    like, sort = game.thing_like.get(kind, kind), game.thing_sort(name)
    keys = (f"thing.{kind}.{own}", f"thing.{like}.{own}", f"thing.{kind}.{sort}", f"thing.{kind}")
    key = next((key for key in keys if texts.has(key)), None)
    return texts.say(key) if key else ""


def _about_all(game: AnyGame, seat: int, action: Action, names: Sequence[str]) -> bool:
    things = game.things_of(seat, action)
    return all(name in things for name in names)


# -- why not -----------------------------------------------------------------------------------------------------------


def why_not(game: AnyGame, state: State, view: View, name: str, chosen: Sequence[str], texts: Texts) -> tuple[str, str]:
    """Why the viewer cannot choose a thing now, and the rule: because of the present question, or of the turn."""
    decision = view.decision
    if state.over:
        found = [Refusal(game.slug, "over", game.end_rule)]
    elif view.seat is None:
        found = [Refusal(game.slug, "watching", game.turn_rule)]
    elif decision is None:
        found = [Refusal(game.slug, "not_asked", game.turn_rule, (("waiting", state.waiting),))]
    else:
        found = _refusals(game, state, view, decision, name, chosen)
        if not found:
            return texts.say("refusal.not_part", prompt=game.prompt(decision, texts)), decision.rules[0]
    told = [texts.say(f"refusal.{one.code}", **dict(one.parts)) for one in found]
    return ". ".join(told), found[0].rule


def _refusals(
    game: AnyGame, state: State, view: View, decision: Decision, name: str, chosen: Sequence[str]
) -> list[Refusal]:
    """Why each answer about this thing is refused that the question knows, or that comes at the wrong time."""
    seat = decision.seat
    wanted = {name, *chosen}
    for names in (sorted(wanted), [name]):  # with what is chosen already; else for itself
        refused = [
            action
            for verb in game.reasons.verbs[decision.kind]
            for action in _answers_about(game, seat, name).get(verb, ())
            if _about_all(game, seat, action, names) and action not in view.legal
        ]
        sensible = [action for action in refused if game.labels[action.verb](view, action) is not None]
        reasons = [game.reasons.refuse(state, seat, action) for action in sensible or refused]
        if reasons:
            return _commonest(reasons)
    for (kind, verb), (code, rule) in game.reasons.wrong_time.items():
        if kind == decision.kind and verb in _answers_about(game, seat, name):
            return [Refusal(game.slug, code, rule)]
    return []


Answers = Mapping[str, Sequence[Action]]  # by verb


def _answers_about(game: AnyGame, seat: int, name: str) -> Answers:
    """All answers of the game about a thing, allowed or not."""
    return _index(game.slug, seat).get(name, {})


@lru_cache(maxsize=64)  # some thousand answers are looked through once for each seat
def _index(slug: str, seat: int) -> Mapping[str, Answers]:
    game = load(slug)
    found: dict[str, dict[str, list[Action]]] = {}
    for verb in game.things:
        for action in game.alphabet.of(verb):
            for name in game.things_of(seat, action):
                found.setdefault(name, {}).setdefault(verb, []).append(action)
    return found


def _commonest(reasons: list[Refusal]) -> list[Refusal]:
    """One of each code, the codes that are met most often first."""
    codes = Counter(reason.code for reason in reasons)
    first = {reason.code: reason for reason in reversed(reasons)}
    return [first[code] for code, _ in codes.most_common(REASONS_TOLD)]


# -- what cannot be taken back -----------------------------------------------------------------------------------------


def cannot_be_undone(game: AnyGame, view: View, action: Action) -> str | None:
    """What would keep the viewer from taking this answer back, as `barrier` names it, if it is to be confirmed.

    It is tried on a table that the viewer could believe: the true one might tell what is hidden. Answers of verbs that
    the game does not name, and those without another choice, are given without a thought.
    """
    if action.verb not in game.confirmed or len(view.legal) < 2 or view.seat is None:
        return None
    believed = game.determinize(view, Rng.of(0))
    return barrier(believed, game.apply(believed, view.seat, action).state, view.seat)
