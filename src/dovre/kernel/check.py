"""The laws every game keeps, tried on random play: for the tests, for bug hunting, for authors of new games.

`run` plays whole games; `follow` plays one line of choices, so that a property tool can shrink a failure. A broken law
comes out as a `Failure` with the record that leads to it.

>>> import dovre
>>> run(dovre.game("kings"), games=1, seed=1, seats=(2,)).failures
[]
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import partial
from itertools import combinations, product
from typing import Any

from dovre.kernel.action import Action
from dovre.kernel.codec import read_position, write_position
from dovre.kernel.errors import DovreError, NotLegal, NotYourQuestion
from dovre.kernel.events import seen_by
from dovre.kernel.game import Game
from dovre.kernel.record import Record
from dovre.kernel.rng import Rng
from dovre.kernel.state import State
from dovre.kernel.texts import LANGUAGES
from dovre.kernel.zones import sight

MOST_DECISIONS = 20_000  # a game that asks more than this does not end
SAMPLES = 4  # how many actions of a kind are tried at one state

AnyGame = Game[Any, Any]


@dataclass(frozen=True, slots=True)
class Failure:
    """A law that was broken, what was seen, and the record that leads there."""

    law: str
    detail: str
    record: str


class Broken(AssertionError):
    """A law is broken; `failure` says where."""

    def __init__(self, failure: Failure) -> None:
        super().__init__(f"{failure.law}: {failure.detail}\n{failure.record}")
        self.failure = failure


@dataclass(slots=True)
class Report:
    games: int = 0
    decisions: int = 0
    failures: list[Failure] = field(default_factory=list)


def run(
    game: AnyGame,
    *,
    games: int,
    seed: int,
    seats: Sequence[int] | None = None,
    progress: Callable[[int, int], None] | None = None,
    every: int = 1,
) -> Report:
    """Play random games over all seat counts and options in turn, and look at every law on the way.

    The costly laws are tried at one state in `every`, chosen by chance; the games played are the same.
    """
    report = Report()
    tables = [(count, options) for count in seats or game.seats for options in option_sets(game, count)]
    for number in range(games):
        count, options = tables[number % len(tables)]
        rng = Rng.of(seed + number, "check")
        try:
            report.decisions += follow(game, count, seed + number, options, rng, every=every)
        except Broken as broken:
            report.failures.append(broken.failure)
        report.games += 1
        if progress is not None:
            progress(number + 1, games)
    return report


def option_sets(game: AnyGame, seats: int) -> list[dict[str, str]]:
    """Settings of the options there are for so many seats, such that any two choices of two options meet in one.

    Two options give every combination; with more of them the list grows far slower than the combinations do.
    """
    options = [option for option in game.options if option.is_for(seats)]
    if len(options) < 2:
        return [{option.name: choice} for option in options for choice in option.choices] or [{}]
    settings = [[(option.name, choice) for choice in option.choices] for option in options]
    unmet = dict.fromkeys(pair for one, two in combinations(settings, 2) for pair in product(one, two))
    found = []
    while unmet:
        chosen = dict(next(iter(unmet)))
        for option in options:
            if option.name not in chosen:
                chosen[option.name] = max(option.choices, key=partial(_newly_met, unmet, chosen, option.name))
        found.append({option.name: chosen[option.name] for option in options})
        for pair in combinations(found[-1].items(), 2):
            unmet.pop(pair, None)
    return found


def _newly_met(unmet: Mapping[Any, None], chosen: Mapping[str, str], name: str, choice: str) -> int:
    """How many pairs of choices meet for the first time when this choice joins those chosen."""
    new = (name, choice)
    return sum((new, old) in unmet or (old, new) in unmet for old in chosen.items())


def follow(
    game: AnyGame,
    seats: int,
    seed: int,
    options: Mapping[str, str],
    rng: Rng,
    choices: Sequence[int] | None = None,
    every: int = 1,
) -> int:
    """Play a line of choices (numbers, taken modulo what is legal), or by `rng` to the end. Returns its length.

    The costly laws are tried at one state in `every`, by a chance of their own: the line of play does not depend on it.
    """
    state: State = game.new(seats, seed, options)
    record = Record.begin(state)
    walk = _Walk(game, record, Rng.of(rng.bits(), "laws"), every)
    walk.law("same seed, same table", game.new(seats, seed, options).digest() == state.digest(), "")
    walk.look(state)
    line: Iterator[int] | None = iter(choices) if choices is not None else None
    while not state.over:
        choice = rng.below(1 << 30) if line is None else next(line, None)
        if choice is None:
            return len(record.answers)
        walk.law("games end", len(record.answers) < MOST_DECISIONS, f"{MOST_DECISIONS} decisions")
        seat = state.waiting[choice % len(state.waiting)]
        legal = state.legal(seat)
        state = walk.step(state, seat, legal[choice // len(state.waiting) % len(legal)])
    walk.law("a record replays", record.replay() == state, "")
    again = Record.parse(str(record))
    walk.law("a record is its text", again == record and str(again) == str(record), "")
    return len(record.answers)


@dataclass(slots=True)
class _Walk:
    """One line of play under scrutiny."""

    game: AnyGame
    record: Record
    rng: Rng
    every: int = 1  # a costly law is tried at one state in so many

    def law(self, name: str, holds: bool, detail: str) -> None:
        if not holds:
            raise Broken(Failure(name, detail, str(self.record)))

    def step(self, state: State, seat: int, action: Action) -> State:
        """Answer on the checked lane and on the fast lane, and compare."""
        game = self.game
        digest = state.digest()
        step = game.apply(state, seat, action)
        self.law("apply leaves the old state alone", state.digest() == digest, str(action))
        fast = state.copy()
        self.law("a copy is equal", fast == state, str(action))
        fast.play(seat, action)
        self.law("fast lane and checked lane agree", fast == step.state, str(action))
        self.law("a copy moves alone", state.digest() == digest, str(action))
        self.record.note(seat, str(action), step.events, step.state)
        for viewer in (*range(state.seats), None):
            for event in seen_by(step.events, viewer):
                for lang in LANGUAGES:
                    self.words("events have words", partial(game.describe, event, game.texts(lang)))
        after: State = step.state
        self.look(after)
        return after

    def look(self, state: State) -> None:
        """Every law about one state; of the costly ones, a share for each seat."""
        self.questions(state)
        self.components(state)
        if self.now():
            self.round_trips(state)
        for seat in range(state.seats):
            if self.now():
                self.refusals(state, seat)
        for viewer in (*range(state.seats), None):
            if self.now():
                self.secrets(state, viewer)

    # -- the laws ------------------------------------------------------------------------------------------------

    def questions(self, state: State) -> None:
        game = self.game
        self.law("over means nobody waits", state.over == (not state.waiting), str(state.waiting))
        for seat in range(state.seats):
            legal = state.legal(seat)
            asked = seat in state.waiting
            self.law("legal is empty exactly when not asked", bool(legal) == asked, f"p{seat + 1} {legal}")
            self.law("a decision is put to those who wait", (state.decision(seat) is not None) == asked, f"p{seat + 1}")
            numbers = [action.index for action in legal]
            self.law("legal is sorted, nothing twice", numbers == sorted(set(numbers)), f"p{seat + 1} {legal}")
            for action in legal:
                self.law("parse gives the same action", game.parse(str(action)) is action, str(action))
            for action in self.some(legal):
                game.apply(state, seat, action)  # every legal answer applies

    def components(self, state: State) -> None:
        found = sorted(component for zone in self.game.zones(state) for component in zone.components)
        self.law("components are conserved", found == list(range(self.game.components(state))), str(found))
        faults = self.game.faults(state)
        self.law("play leads to no fault", not faults, "; ".join(faults))

    def round_trips(self, state: State) -> None:
        game = self.game
        data = json.loads(json.dumps(state.to_data()))
        self.law("data gives the state back", game.from_data(data) == state, "")
        text = write_position(game, state)
        self.law("a position gives the state back", read_position(text) == state, text)

    def refusals(self, state: State, seat: int) -> None:
        game = self.game
        legal = set(state.legal(seat))
        digest = state.digest()
        tried = [game.alphabet[self.rng.below(len(game.alphabet))] for _ in range(SAMPLES)]
        for action in (*tried, *self.some(sorted(legal, key=lambda action: action.index))):
            reason = game.why_not(state, seat, action)
            self.law("why_not is None exactly when legal", (reason is None) == (action in legal), str(action))
            if reason is None:
                continue
            for lang in LANGUAGES:
                self.words("a refusal has words", partial(reason.words, lang))
            refused = False
            try:
                game.apply(state, seat, action)
            except (NotLegal, NotYourQuestion):
                refused = True
            self.law("what is not legal is refused", refused, str(action))
        self.law("a refusal changes nothing", state.digest() == digest, "")

    def secrets(self, state: State, viewer: int | None) -> None:
        """Another table that this seat could believe looks, sounds and answers the same."""
        game = self.game
        view = game.view(state, viewer)
        self.law("a view is data", json.loads(view.to_json()) == json.loads(json.dumps(view.to_data())), "")
        other = game.determinize(view, self.rng)
        who = "spectator" if viewer is None else f"p{viewer + 1}"
        self.law("a determinization has the same view", game.view(other, viewer) == view, who)
        self.law("a determinization is possible", not game.faults(other), f"{who}: {game.faults(other)}")
        self.law("sight is what the view shows", _sees_as_much(game, state, other, viewer), who)
        if viewer is not None:
            for action in (game.alphabet[self.rng.below(len(game.alphabet))] for _ in range(SAMPLES)):
                told = [game.why_not(table, viewer, action) for table in (state, other)]
                self.law("a refusal tells no secret", told[0] == told[1], f"{who} {action}: {told}")
        self.same_events(state, other, viewer, who)

    def same_events(self, state: State, other: State, viewer: int | None, who: str) -> None:
        """Where an answer leaves both tables looking the same, what happened must sound the same.

        So a view shows what was just opened for all to see: an event tells nothing that the tables do not.
        """
        game = self.game
        for seat in state.waiting:
            shared = [action for action in state.legal(seat) if action in set(other.legal(seat))]
            for action in self.some(shared):
                one, two = game.apply(state, seat, action), game.apply(other, seat, action)
                if game.view(one.state, viewer) == game.view(two.state, viewer):
                    heard = [seen_by(step.events, viewer) for step in (one, two)]
                    self.law("events tell no secret", heard[0] == heard[1], f"{who} {action}: {heard}")

    # -- small tools ---------------------------------------------------------------------------------------------

    def now(self) -> bool:
        """Whether a costly law is tried here."""
        return self.every == 1 or self.rng.below(self.every) == 0

    def some(self, actions: Sequence[Action]) -> list[Action]:
        """A few of them, by chance."""
        if len(actions) <= SAMPLES:
            return list(actions)
        return [actions[self.rng.below(len(actions))] for _ in range(SAMPLES)]

    def words(self, law: str, say: Callable[[], str]) -> None:
        try:
            say()
        except (KeyError, DovreError, ValueError) as error:
            self.law(law, False, repr(error))


def _sees_as_much(game: AnyGame, state: State, other: State, viewer: int | None) -> bool:
    """Both tables show this viewer as many sides: the zone table and the view agree on what is open."""
    return len(sight(game.zones(state), viewer)) == len(sight(game.zones(other), viewer))
