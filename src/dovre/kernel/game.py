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
import sys
from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping, Sequence, Set
from dataclasses import dataclass
from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING, Any, ClassVar, Generic, TypeVar

from dovre.kernel.action import Action, Alphabet
from dovre.kernel.components import Box
from dovre.kernel.decision import TOGETHER, Decision
from dovre.kernel.errors import (
    BadData,
    BadPosition,
    BadSetup,
    BadVersion,
    NotLegal,
    NotYourQuestion,
    Refusal,
    UnknownGame,
)
from dovre.kernel.events import Event, Walk, spread
from dovre.kernel.pages import Page, ShortPage, rules_page, short_page
from dovre.kernel.refusals import Reasons
from dovre.kernel.rng import MAX_SEED, Rng, from_json_number, is_seed, stream_start
from dovre.kernel.state import State
from dovre.kernel.texts import Texts, load_texts
from dovre.kernel.view import View
from dovre.kernel.zone_lines import PositionLine, read_zones, zone_lines
from dovre.kernel.zones import Zone

if TYPE_CHECKING:
    from dovre.kernel.lesson import Lesson
    from dovre.kernel.observation import Observation

S = TypeVar("S", bound=State)
V = TypeVar("V", bound=View)

Label = tuple[str, Mapping[str, Any]] | None  # a key below `action` and its parts; None for one without sense here


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


def box_option(box: Box, rule: str) -> tuple[Option, ...]:
    """An owner's box is an option with one choice: its positions and records are not mistaken for the house's."""
    return (Option("box", (box.fingerprint,), rule),) if box.fingerprint else ()


@dataclass(frozen=True, slots=True)
class Step(Generic[S]):
    """What an answer gave: the new state, what happened on the way, and whose answer it was."""

    state: S
    events: tuple[Event, ...]
    seat: int
    action: Action


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
    alphabet: ClassVar[Alphabet]
    reasons: ClassVar[Reasons]  # why answers are refused
    labels: ClassVar[Mapping[str, Callable[[Any, Action], Label]]]  # answers in words, by verb
    things: ClassVar[Mapping[str, Callable[[int, Action], tuple[str, ...]]]] = {}  # by verb: the things on the board
    # that an answer is about, by their names there; verbs left out are buttons, or laid by the page
    thing_rules: ClassVar[Mapping[str, str]] = {}  # by kind of thing, or by name: the rule of it
    thing_like: ClassVar[Mapping[str, str]] = {}  # by kind of thing: the kind with whose words one of its name is told
    outcomes: ClassVar[Mapping[str, Callable[[Any, Action], Label]]] = {}  # by verb: what would follow, as far as one
    # can know; keys below `outcome`
    confirmed: ClassVar[tuple[str, ...]] = ()  # verbs whose answers are confirmed where they cannot be taken back
    moves: ClassVar[Mapping[str, tuple[str | Walk, ...]]] = {}  # by event: the pieces it moves, by their names on the
    # board, and those that walk

    rounds: ClassVar[tuple[str, ...]] = ("round",)  # events that open a round: a heading of the story
    traits: ClassVar[Mapping[str, Callable[[Any, int], str]]] = {}  # by family of texts: what a seat plays as, given a
    # finished state and the seat; wins are counted by it
    state_type: ClassVar[type[State]]
    box: ClassVar[Box | None] = None  # its components, if they can be an owner's

    # -- what each game brings -----------------------------------------------------------------------------------

    def __init__(self) -> None:
        self._texts: dict[str, Texts] = {}
        self._lessons: list[Lesson | None] = []  # once it was read

    @abstractmethod
    def setup(self, state: S) -> None:
        """Lay the table: seats, options, seed and streams are set already."""

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
    def faults(self, state: S) -> list[str]:
        """What is impossible in this state, one sentence each; empty for a state that play can reach."""

    # -- what a game may say otherwise ---------------------------------------------------------------------------

    def clear(self, state: S) -> None:
        """Take everything off the table, before it is filled from data."""

    def shape_faults(self, state: S) -> list[str]:
        """What is wrong with the fields of a state that was just read, so that nothing can be derived from them."""
        return []

    def derive(self, state: S) -> None:
        """Make the derived fields of a state whose zones were just read; they have no `shape_faults`."""

    def complete(self, state: S, said: Set[str]) -> None:
        """Fill in what the lines of a position (`said` are the names of their zones) leave open."""

    def write_position(self, state: S) -> list[tuple[str, str]]:
        """The zones that are not as the seed lays them, as (name, text) lines."""
        return zone_lines(state, self.new(state.seats, state.seed, dict(state.options)))

    def read_position(self, state: S, lines: Sequence[PositionLine]) -> None:
        """Put the zones that are said into a state that was just set up; BadPosition names the line."""
        said = read_zones(state, lines)
        try:
            self._check_shape(state)
            self.complete(state, said)
            self._check_shape(state)
            self.derive(state)
        except ValueError as error:
            raise BadPosition("fault", fault=str(error)) from None

    def _check_shape(self, state: S) -> None:
        wrong = self.shape_faults(state)
        if wrong:
            raise ValueError(wrong[0])

    def label(self, view: V, action: Action, texts: Texts) -> str:
        """The action as words, for the one who sees this view."""
        told = self.labels[action.verb](view, action)
        return texts.say(f"action.{told[0]}", **told[1]) if told is not None else action.token

    def outcome(self, view: V, action: Action, texts: Texts) -> str:
        """What would follow from an answer, as far as the one can know who sees this view; "" for nothing to tell."""
        told = self.outcomes[action.verb](view, action) if action.verb in self.outcomes else None
        return texts.say(f"outcome.{told[0]}", **told[1]) if told is not None else ""

    def thing_words(self, view: V, name: str, texts: Texts) -> str:
        """What a thing is that the drawing has no words for, such as a cell; here the area of a seat."""
        kind, _, own = name.partition(":")
        seats = {f"p{seat + 1}": seat for seat in range(view.seats)}
        return texts.seat(seats[own]) if kind == "seat" and own in seats else ""

    def thing_sort(self, name: str) -> str:
        """The sort of a thing within its kind, where its tip is the text `thing.<kind>.<sort>`; "" for none."""
        return ""

    def things_of(self, seat: int, action: Action) -> tuple[str, ...]:
        """The things on the board that an answer of this seat is about; none for a button."""
        namer = self.things.get(action.verb)
        return namer(seat, action) if namer is not None else ()

    def by_thing(self, view: V) -> dict[str, list[Action]]:
        """The viewer's answers by the things they are about."""
        found: dict[str, list[Action]] = {}
        for action in view.legal:
            for name in self.things_of(view.seat or 0, action):  # who watches has no answers
                found.setdefault(name, []).append(action)
        return found

    def board(self, view: V, **how: Any) -> Any:
        """The view as an SVG picture (`lang`, `theme`, `marks`, `size`, `names`, `crop`)."""
        return import_module(f"{self.package}.board").board(view, **how)  # drawing is loaded by those who draw

    def portrait(self, view: V, symbol: str, **how: Any) -> Any:
        """One symbol of the board as a picture of its own (`theme`)."""
        return import_module(f"{self.package}.board").portrait(view, symbol, **how)

    def text(self, view: V, **how: Any) -> str:
        """The view as text for a terminal (`lang`, `names`, `color`, `width`)."""
        told: str = import_module(f"{self.package}.board").text(view, **how)
        return told

    def legend(self, *, lang: str, theme: str = "light", prefix: str = "") -> Any:
        """Every sign of the boards with its name and what it means, drawn: a `render.legend.Legend`."""
        view = self.new(self.seats[-1], 1).view(None)  # which look it is drawn in
        draw = import_module(f"{self.package}.board").legend
        return draw(view, self.texts(lang).say, lang=lang, theme=theme, prefix=prefix)

    def advice(self, view: V) -> list[tuple[Action, float]]:
        """The viewer's legal answers with what a sensible player would give for each."""
        judged: list[tuple[Action, float]] = import_module(f"{self.package}.advice").advice(view)
        return judged

    @property
    def observation(self) -> Observation:
        """The viewer's view as numbers, part by part, for programs that learn."""
        own: Observation = import_module(f"{self.package}.observation").OBSERVATION
        return own.of(self.state_type.flow.names)

    # -- what search asks of a game, on states -------------------------------------------------------------------------

    long_turns: ClassVar[bool] = False  # whether a turn is many answers that mean little one by one
    spread: ClassVar[float] = 10.0  # how many points a game is often won by
    ahead: ClassVar[int] = 1  # how many whole turns of each seat search plays before it estimates, where turns are long

    @property
    def foresees(self) -> bool:
        """Whether search can go by `foresee`, turn by turn."""
        return False

    def foresee(self, state: S, seat: int) -> float:
        """The chance to win, 0 to 1, of a seat whose turn has just ended, from what it knows; where `foresees`."""
        raise NotImplementedError

    def policy(self, state: S, seat: int, rng: Rng) -> Action:
        """A quick answer of a seat, from what it knows, to play games to their end in bulk; here any legal one."""
        return rng.choice(state.legal(seat))

    def likely(self, view: V) -> Action:
        """What a sensible player would answer, for playing on from plans; here what advice values most."""
        judged = self.advice(view)
        best, most = judged[0]
        for action, value in judged:
            if value > most:
                best, most = action, value
        return best

    def estimate(self, state: S) -> Sequence[float]:
        """The points each seat may expect, equal to the scores at the end; here what it would have by now."""
        return state.scores

    def usual(self, state: S, seat: int) -> Action | None:
        """The answer to a question about which nobody thinks twice, such as how to pay; None for all others."""
        return None

    def turns(self, state: S) -> int:
        """How many turns have begun, so that search looks ahead in whole turns; here they are not counted."""
        return 0

    # -- what the kernel does for all ----------------------------------------------------------------------------

    def view(self, state: S, seat: int | None) -> V:
        """What that seat may know; None for a spectator."""
        view: V = state.view(seat)  # type: ignore[assignment]
        return view

    def new(self, seats: int | None = None, seed: int | None = None, options: Mapping[str, str] | None = None) -> S:
        """A table laid for play. Without a seed, one is drawn."""
        state = self.bare(self.seats[0] if seats is None else seats, seed, options)
        self.setup(state)
        state.settle()
        return state

    def bare(self, seats: int, seed: Any = None, options: Mapping[str, str] | None = None) -> S:
        """A state with seats, options and chance, and nothing on the table yet."""
        if seats not in self.seats or isinstance(seats, bool):
            raise BadSetup("seats", game=self.slug, seats=seats, accepted=", ".join(map(str, self.seats)))
        if seed is None:
            seed = secrets.randbits(48)
        if not is_seed(seed):
            raise BadSetup("seed", seed=seed, most=MAX_SEED)
        state: S = self.state_type()  # type: ignore[assignment]
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
        return Step(new, tuple(events), seat, action)

    def checked(self, state: S, seat: int, action: Action | str) -> Action:
        """The action, if this seat may take it now; else BadNotation, NotYourQuestion or NotLegal."""
        if isinstance(action, str):
            action = self.parse(action)
        if seat not in state.waiting:
            raise NotYourQuestion("over" if state.over else "wait", seat=seat, waiting=state.waiting)
        if action not in state.legal(seat):
            raise NotLegal(self.reasons.refuse(state, seat, action), action.token)
        return action

    def why_not(self, state: S, seat: int, action: Action | str) -> Refusal | None:
        """None if this seat may take the action now; else the reason, the rule and words for it."""
        if isinstance(action, str):
            action = self.parse(action)
        if state.over:
            return Refusal(self.slug, "over", self.end_rule)
        if seat not in state.waiting:
            return Refusal(self.slug, "not_asked", self.turn_rule, (("waiting", state.waiting),))
        return None if action in state.legal(seat) else self.reasons.refuse(state, seat, action)

    end_rule: ClassVar[str]  # the rule that ends the game
    turn_rule: ClassVar[str]  # the rule that says whose turn it is

    def parse(self, token: str) -> Action:
        return self.alphabet.parse(token)

    def from_data(self, data: Any) -> S:
        """The state that `to_data` wrote; BadData names what is wrong."""
        state = read_base(self, data)
        stack = state.stack
        self.clear(state)
        state.stack = stack
        try:
            state.fields.read(state, state.seats, data)
            self._check_shape(state)
            self.derive(state)
        except (KeyError, TypeError, ValueError, IndexError, AttributeError) as error:
            raise BadData("field", detail=str(error)[:80]) from error
        faults = self.faults(state)
        if faults:
            raise BadData("fault", fault=faults[0])
        state.settle()
        return state

    def texts(self, lang: str) -> Texts:
        """The words of the game, with the names that stand in its box."""
        found = self._texts.get(lang)
        if found is None:
            table = {**self.box_texts(lang), **load_texts(self.package, lang).table} if self.box else None
            found = self._texts[lang] = Texts(lang, table) if table is not None else load_texts(self.package, lang)
        return found

    def box_texts(self, lang: str) -> dict[str, str]:
        """Words that come from the box: names of components, and the option of an owner's box."""
        if self.box is None:
            return {}
        return {**self.box.names[lang], f"option.box.{self.box.fingerprint}": self.box.fingerprint}

    def rules(self, lang: str) -> Page:
        return rules_page(self.package, lang)

    def short_rules(self, lang: str) -> ShortPage:
        return short_page(self.package, lang)

    @property
    def lesson(self) -> Lesson | None:
        """The first game, guided; None where a game has none."""
        if not self._lessons:
            from dovre.kernel.lesson import read_lesson  # it reads positions, which know this module

            self._lessons.append(read_lesson(self))
        return self._lessons[0]

    def prompt(self, decision: Decision, texts: Texts) -> str:
        return texts.say(decision.prompt, seat=decision.seat, **dict(decision.parts))

    def describe(self, event: Event, texts: Texts) -> str:
        """An event as a sentence, or "" for one that only moves pieces."""
        key = f"event.{event.name}"
        return texts.say(key, **dict(event.parts)) if texts.has(key) else ""

    def movements(self, event: Event) -> list[str | Walk]:
        """What an event moved, in order: pieces, first where one was, then where it is now; and those that walk."""
        parts = dict(event.parts)
        if "seat" in parts:
            parts["seat"] = f"p{parts['seat'] + 1}"
        found: list[str | Walk] = []
        for one in self.moves.get(event.name, ()):
            if isinstance(one, Walk):
                way = [name for place in one.way for name in spread(place, parts)]
                found.append(Walk(one.piece.format(**parts), tuple(way), one.look.format(**parts)))
            else:
                found.append(one.format(**parts))
        return found

    def pieces(self, event: Event) -> list[str]:
        """The names of the pieces an event moved."""
        return [one.piece if isinstance(one, Walk) else one for one in self.movements(event)]

    def end_words(self, view: V, texts: Texts) -> str:
        """How a finished game ended: who has won, or nobody, and what the game itself adds."""
        alone = view.seats == 1
        if not view.winners:
            key = "lost_alone" if alone else "nobody"
        else:
            key = "won_alone" if alone else "won" if len(view.winners) == 1 else "shared"
        told = texts.say(f"result.{key}", winners=view.winners)
        note = self.end_note(view, texts)
        return f"{told} {note}" if note else told

    def end_note(self, view: V, texts: Texts) -> str:
        """What a game adds to the sentence of its end, such as a rank; "" for nothing."""
        return ""

    # -- the result of a finished game, see `results.py` -----------------------------------------------------------

    def sides(self, view: V) -> tuple[tuple[int, ...], ...]:
        """Seats that score together; each its own, unless there are teams."""
        return tuple((seat,) for seat in range(view.seats))

    def rank_key(self, view: V, seat: int) -> tuple[int, ...]:
        """What a seat is placed by, the greater the better: whether it has won, then its points."""
        return (seat in view.winners, view.scores[seat] if view.scores else 0)

    def rank_note(self, view: V, seat: int, texts: Texts) -> str:
        """A word or two on what else bears on a seat's place, such as what breaks a tie; "" for nothing."""
        return ""

    def decided_note(self, view: V, texts: Texts) -> str:
        """What a game adds to what decided it; "" for nothing."""
        return ""


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
    state = game.bare(data.get("seats", 0), from_json_number(data.get("seed", -1)), options)
    try:
        state.streams = [int(cell) for cell in data["streams"]]
        state.stack = [freeze([state.flow.numbers[frame[0]], *frame[1:]]) for frame in data["stack"]]
    except (KeyError, TypeError, ValueError, IndexError) as error:
        raise BadData("field", detail=f"stack or streams: {error}"[:80]) from error
    if len(state.streams) != len(game.streams):
        raise BadData("field", detail="streams")
    for frame in state.stack:
        if len(frame) < 2:
            raise BadData("field", detail=f"stack: {state.flow.names[frame[0]]}")
        several = frame[1] == TOGETHER and state.flow.wants[frame[0]] is not None
        if not several and (type(frame[1]) is not int or not 0 <= frame[1] < state.seats):
            raise BadData("field", detail=f"stack: {state.flow.names[frame[0]]}")
    return state


def freeze(value: Any) -> Any:
    """Lists as tuples, all the way down: frames are immutable."""
    return tuple(freeze(item) for item in value) if isinstance(value, (list, tuple)) else value


# -- the registry of games: the kernel knows none of them by name ------------------------------------------------

_LOADED: dict[str, Game[Any, Any]] = {}
_SLUGS: list[str] = []
_OUTSIDE: dict[str, str] = {}  # games of other packages: slug -> module

GAMES_VARIABLE = "DOVRE_GAMES"


def register(slugs: Sequence[str]) -> None:
    """Say which games exist; they are loaded when asked for."""
    _SLUGS[:] = slugs


def bring_in(names: str) -> None:
    """Add games from outside the package: the names of their modules, or the folders they lie in, between commas.

    The last part of the name is the game's slug; the module has it as `GAME`. It is loaded when asked for.
    """
    for name in filter(None, (part.strip() for part in names.split(","))):
        folder = Path(name)
        if folder.is_dir() and str(folder.resolve().parent) not in sys.path:
            sys.path.append(str(folder.resolve().parent))
        module = folder.name if folder.is_dir() else name
        slug = module.rpartition(".")[2]
        _OUTSIDE[slug] = module
        if slug not in _SLUGS:
            _SLUGS.append(slug)


def install(game: Game[Any, Any]) -> None:
    """Bring in a game from elsewhere: from then on it is loaded, played and checked like those of the house."""
    _LOADED[game.slug] = game
    if game.slug not in _SLUGS:
        _SLUGS.append(game.slug)


def slugs() -> tuple[str, ...]:
    """The games there are."""
    return tuple(_SLUGS)


def load(slug: str) -> Game[Any, Any]:
    """The game with this slug."""
    game = _LOADED.get(slug)
    if game is None:
        if slug not in _SLUGS:
            raise UnknownGame(slug=str(slug)[:40], accepted=", ".join(_SLUGS))
        game = _LOADED[slug] = _outside(slug) if slug in _OUTSIDE else import_module(f"dovre.games.{slug}").GAME
    return game


def _outside(slug: str) -> Game[Any, Any]:
    """A game that `bring_in` named; UnknownGame says why it cannot be loaded."""
    name = _OUTSIDE[slug]
    try:
        game: Game[Any, Any] = import_module(name).GAME
    except (ImportError, AttributeError) as error:
        raise UnknownGame("outside", name=name, why=error) from error
    if game.slug != slug:
        raise UnknownGame("outside", name=name, why=f"{game.slug} != {slug}")
    return game


def find_action(slug: str, index: int) -> Action:
    return load(slug).alphabet[index]


def state_from_data(data: dict[str, Any]) -> State:
    return load(data["game"]).from_data(data)  # type: ignore[no-any-return]
