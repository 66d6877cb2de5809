"""The face of a game: one object through which people, bots, terminal, table and lab all meet it.

>>> import dovre
>>> game = dovre.game("kings")
>>> state = game.new(seats=3, seed=7)
>>> seat = state.waiting[0]
>>> action = state.legal(seat)[0]
>>> step = game.apply(state, seat, action)
>>> [event.name for event in step.events]
['played']
>>> state.waiting == step.state.waiting, state == step.state
(True, False)
"""

from __future__ import annotations

import secrets
from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from importlib import import_module
from typing import Any, ClassVar, Generic, TypeVar

from dovre.kernel.action import Action, Alphabet
from dovre.kernel.decision import TOGETHER, Decision
from dovre.kernel.errors import BadData, BadSetup, BadVersion, NotLegal, NotYourQuestion, Refusal, UnknownGame
from dovre.kernel.events import Event
from dovre.kernel.pages import Page, rules_page
from dovre.kernel.rng import Rng, stream_start
from dovre.kernel.state import State
from dovre.kernel.texts import Texts, load_texts
from dovre.kernel.view import View
from dovre.kernel.zones import Zone

S = TypeVar("S", bound=State)
V = TypeVar("V", bound=View)

MAX_SEED = (1 << 63) - 1


@dataclass(frozen=True, slots=True)
class Option:
    """A choice made when a table is set up; the first of `choices` is the default."""

    name: str
    choices: tuple[str, ...]
    rule: str
    seats: tuple[int, ...] = ()  # the seat counts it is for; () for all

    @property
    def default(self) -> str:
        return self.choices[0]

    def is_for(self, seats: int) -> bool:
        return not self.seats or seats in self.seats


@dataclass(frozen=True, slots=True)
class Step(Generic[S]):
    """What an answer gave: the new state, and what happened on the way."""

    state: S
    events: tuple[Event, ...]


class Game(ABC, Generic[S, V]):
    """What a game says of itself; subclasses fill in the rest. Stateless: one instance serves everybody."""

    slug: ClassVar[str]
    version: ClassVar[int]  # the rules version: positions, records and tables are pinned to it
    titles: ClassVar[Mapping[str, str]]
    seats: ClassVar[tuple[int, ...]]
    options: ClassVar[tuple[Option, ...]] = ()
    streams: ClassVar[tuple[str, ...]]
    package: ClassVar[str]
    preview_after: ClassVar[int] = 44  # how many sensible answers lead to a board worth showing on a shelf
    probes: ClassVar[Mapping[str, Callable[[Any, int], object]]] = {}  # what else `dovre bench` times, for a seat
    alphabet: Alphabet

    # -- what each game brings -----------------------------------------------------------------------------------

    @abstractmethod
    def empty(self) -> S:
        """A state of this game with nothing in it."""

    @abstractmethod
    def setup(self, state: S) -> None:
        """Lay the table: seats, options, seed and streams are set already."""

    @abstractmethod
    def view(self, state: S, seat: int | None) -> V:
        """What that seat may know."""

    @abstractmethod
    def zones(self, state: S) -> list[Zone]:
        """Where every component lies, and who sees which side of it."""

    @abstractmethod
    def components(self, state: S) -> int:
        """How many components this table has; they are numbered from 0, and each lies in one zone at any time."""

    @abstractmethod
    def determinize(self, view: V, rng: Rng) -> S:
        """A full state that the viewer could believe."""

    @abstractmethod
    def refuse(self, state: S, seat: int, action: Action) -> Refusal:
        """Why an action that is not in `legal` cannot be taken, from what this seat may know."""

    @abstractmethod
    def read_data(self, state: S, data: Mapping[str, Any]) -> None:
        """Fill the game's own part of a state from JSON."""

    @abstractmethod
    def write_position(self, state: S) -> list[tuple[str, str]]:
        """The zones as (name, text) lines, defaults left out."""

    @abstractmethod
    def read_position(self, state: S, lines: Sequence[tuple[int, str, str]]) -> None:
        """Fill a state that was just set up from (line number, name, text) lines."""

    @abstractmethod
    def faults(self, state: S) -> list[str]:
        """What is impossible in this state, one sentence each; empty for a state that play can reach."""

    @abstractmethod
    def label(self, view: V, action: Action, texts: Texts) -> str:
        """The action as words, for the one who sees this view."""

    @abstractmethod
    def board(self, view: V, **how: Any) -> Any:
        """The view as a drawing (`lang`, `theme`, `marks`, `size`, `names`), a `render.svg.Drawing`: `str` is SVG."""

    @abstractmethod
    def text(self, view: V, **how: Any) -> str:
        """The view as text for a terminal (`lang`, `names`, `color`)."""

    @abstractmethod
    def advice(self, view: V) -> list[tuple[Action, float]]:
        """The viewer's legal answers with what a sensible player would give for each."""

    # -- what the kernel does for all ----------------------------------------------------------------------------

    def new(self, seats: int | None = None, seed: int | None = None, options: Mapping[str, str] | None = None) -> S:
        """A table laid for play. Without a seed, one is drawn."""
        state = self.bare(self.seats[0] if seats is None else seats, seed, options)
        self.setup(state)
        state.settle()
        return state

    def bare(self, seats: int, seed: int | None = None, options: Mapping[str, str] | None = None) -> S:
        """A state with seats, options and chance, and nothing on the table yet."""
        if seats not in self.seats or isinstance(seats, bool):
            raise BadSetup("seats", game=self.slug, seats=seats, accepted=", ".join(map(str, self.seats)))
        if seed is None:
            seed = secrets.randbits(48)
        if not isinstance(seed, int) or isinstance(seed, bool) or not 0 <= seed <= MAX_SEED:
            raise BadSetup("seed", seed=seed, most=MAX_SEED)
        state = self.empty()
        state.seats = seats
        state.seed = seed
        state.options = self.full_options(options or {}, seats)
        state.streams = [stream_start(seed, name) for name in self.streams]
        state.stack = []
        state.sink = None
        return state

    def full_options(self, chosen: Mapping[str, str], seats: int | None = None) -> tuple[tuple[str, str], ...]:
        """All options there are for so many seats, defaults filled in; BadSetup for one that does not exist."""
        known = {option.name: option for option in self.options}
        for name, value in chosen.items():
            if name not in known:
                raise BadSetup("option", game=self.slug, option=name, accepted=", ".join(known) or "-")
            if value not in known[name].choices:
                raise BadSetup("choice", option=name, value=value, accepted=", ".join(known[name].choices))
            if seats is not None and not known[name].is_for(seats):
                accepted = ", ".join(map(str, known[name].seats))
                raise BadSetup("option_seats", option=name, seats=seats, accepted=accepted)
        return tuple(
            (option.name, chosen.get(option.name, option.default))
            for option in self.options
            if seats is None or option.is_for(seats)
        )

    def apply(self, state: S, seat: int, action: Action | str) -> Step[S]:
        """The checked lane: refuse what is not legal, play on a copy, and tell what happened."""
        action = self.checked(state, seat, action)
        new = state.copy()
        events: list[Event] = []
        new.play(seat, action, events)
        return Step(new, tuple(events))

    def checked(self, state: S, seat: int, action: Action | str) -> Action:
        """The action, if this seat may take it now; else BadNotation, NotYourQuestion or NotLegal."""
        if isinstance(action, str):
            action = self.parse(action)
        if seat not in state.waiting:
            raise NotYourQuestion("over" if state.over else "wait", seat=seat, waiting=state.waiting)
        if action not in state.legal(seat):
            raise NotLegal(self.refuse(state, seat, action), action.token)
        return action

    def why_not(self, state: S, seat: int, action: Action | str) -> Refusal | None:
        """None if this seat may take the action now; else the reason, the rule and words for it."""
        if isinstance(action, str):
            action = self.parse(action)
        if state.over:
            return Refusal(self.slug, "over", self.end_rule)
        if seat not in state.waiting:
            return Refusal(self.slug, "not_asked", self.turn_rule, (("waiting", state.waiting),))
        return None if action in state.legal(seat) else self.refuse(state, seat, action)

    end_rule: ClassVar[str]  # the rule that ends the game
    turn_rule: ClassVar[str]  # the rule that says whose turn it is

    def parse(self, token: str) -> Action:
        return self.alphabet.parse(token)

    def from_data(self, data: Any) -> S:
        """The state that `to_data` wrote; BadData names what is wrong."""
        state = read_base(self, data)
        try:
            self.read_data(state, data)
        except (KeyError, TypeError, ValueError, IndexError, AttributeError) as error:
            raise BadData("field", detail=str(error)[:80]) from error
        faults = self.faults(state)
        if faults:
            raise BadData("fault", fault=faults[0])
        state.settle()
        return state

    def texts(self, lang: str) -> Texts:
        return load_texts(self.package, lang)

    def rules(self, lang: str) -> Page:
        return rules_page(self.package, lang)

    def prompt(self, decision: Decision, texts: Texts) -> str:
        return texts.say(decision.prompt, seat=decision.seat, **dict(decision.parts))

    def describe(self, event: Event, texts: Texts) -> str:
        """An event as a sentence, or "" for one that only moves pieces."""
        key = f"event.{event.name}"
        return texts.say(key, **dict(event.parts)) if texts.has(key) else ""

    def pieces(self, event: Event) -> list[str]:
        """The pieces an event moved, by the names they have on the board, in the order they move."""
        parts = dict(event.parts)
        found = [str(parts[name]) for name in ("card", "target", "own") if name in parts]
        return [*found, f"h{parts['handle']}"] if "handle" in parts else found


def read_base(game: Game[S, V], data: Any) -> S:
    """The part of a state that all games share, from JSON."""
    if not isinstance(data, dict):
        raise BadData("shape")
    if data.get("game") != game.slug:
        raise BadData("game", found=str(data.get("game"))[:40], wanted=game.slug)
    if data.get("version") != game.version:
        raise BadVersion(game=game.slug, found=str(data.get("version"))[:20], accepted=game.version)
    options = data.get("options")
    if not isinstance(options, dict):
        raise BadData("field", detail="options")
    state = game.bare(data.get("seats", 0), data.get("seed", -1), options)
    try:
        state.streams = [int(cell) for cell in data["streams"]]
        state.stack = [freeze([state.flow.numbers[frame[0]], *frame[1:]]) for frame in data["stack"]]
    except (KeyError, TypeError, ValueError, IndexError) as error:
        raise BadData("field", detail=f"stack or streams: {error}"[:80]) from error
    if len(state.streams) != len(game.streams):
        raise BadData("field", detail="streams")
    for frame in state.stack:
        several = frame[1] == TOGETHER and state.flow.wants[frame[0]] is not None
        if not several and (type(frame[1]) is not int or not 0 <= frame[1] < state.seats):
            raise BadData("field", detail=f"stack: {state.flow.names[frame[0]]}")
    return state


def write_base(state: State, version: int) -> dict[str, Any]:
    """The part of a state that all games share, as JSON. Frames are told by the name of their kind."""
    return {
        "game": state.slug,
        "version": version,
        "seats": state.seats,
        "seed": state.seed,
        "options": dict(state.options),
        "streams": list(state.streams),
        "stack": [[state.flow.names[frame[0]], *thaw(frame[1:])] for frame in state.stack],
    }


def freeze(value: Any) -> Any:
    """Lists as tuples, all the way down: frames are immutable."""
    return tuple(freeze(item) for item in value) if isinstance(value, (list, tuple)) else value


def thaw(value: Any) -> Any:
    """Tuples as lists, all the way down: JSON has no tuples."""
    return [thaw(item) for item in value] if isinstance(value, (list, tuple)) else value


# -- the door to the games: the kernel knows none of them by name -------------------------------------------------

_LOADED: dict[str, Game[Any, Any]] = {}
_HOUSES: list[str] = []


def register(slugs: Sequence[str]) -> None:
    """Say which games exist; they are loaded when asked for."""
    _HOUSES[:] = slugs


def install(game: Game[Any, Any]) -> None:
    """Bring in a game from elsewhere: from then on it is loaded, played and checked like those of the house."""
    _LOADED[game.slug] = game
    if game.slug not in _HOUSES:
        _HOUSES.append(game.slug)


def slugs() -> tuple[str, ...]:
    """The games there are."""
    return tuple(_HOUSES)


def load(slug: str) -> Game[Any, Any]:
    """The game with this slug."""
    game = _LOADED.get(slug)
    if game is None:
        if slug not in _HOUSES:
            raise UnknownGame(slug=str(slug)[:40], accepted=", ".join(_HOUSES))
        game = _LOADED[slug] = import_module(f"dovre.games.{slug}").GAME
    return game


def find_action(slug: str, index: int) -> Action:
    return load(slug).alphabet[index]


def state_from_data(data: dict[str, Any]) -> State:
    return load(data["game"]).from_data(data)  # type: ignore[no-any-return]
