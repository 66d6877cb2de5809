"""Positions: a state as text, one zone per line, defaults left out, exact both ways.

    kings/2  seats 2  seed 7  options pairing=random
    ask      p1 play
    king     p1 orc p2 dwarf
    mines    dw3a or5b:or2a,dw5b ...

The first line says game, rules version, seats, seed and options; the others are the game's own. What is not said is
filled from the seed. It is what a bug report pastes and what a test starts from. It holds secrets: the referee's paper.
"""

from __future__ import annotations

from typing import Any, TypeVar

from dovre.kernel.decision import TOGETHER, Frame
from dovre.kernel.errors import BadPosition, BadVersion, DovreError
from dovre.kernel.fields import NOTHING
from dovre.kernel.game import Game, load
from dovre.kernel.state import State
from dovre.kernel.view import View
from dovre.kernel.zone_lines import read_seat

S = TypeVar("S", bound=State)
V = TypeVar("V", bound=View)


def header(slug: str, version: int, seats: int, seed: int, options: tuple[tuple[str, str], ...]) -> str:
    """The first line of positions and records."""
    chosen = " ".join(f"{name}={value}" for name, value in options) or NOTHING
    return f"{slug}/{version}  seats {seats}  seed {seed}  options {chosen}"


def read_header(
    line: str, error: type[DovreError], *, older: bool = False
) -> tuple[Game[Any, Any], int, int, dict[str, str]]:
    """Game, seats, seed and options of a first line; `error` is raised where it is not one.

    Other rules than the present are refused, or with `older` only later ones.
    """
    words = line.split()
    slug, slash, version = words[0].partition("/") if words else ("", "", "")
    if not slash:
        raise error("header", line=line[:60])
    game = load(slug)
    past = older and version.isdecimal() and int(version) < game.version
    if version != str(game.version) and not past:
        raise BadVersion(game=slug, found=version, accepted=game.version)
    if len(words) < 7 or (words[1], words[3], words[5]) != ("seats", "seed", "options"):
        raise error("header", line=line[:60])
    if not (words[2].isdecimal() and words[4].isdecimal()):
        raise error("header", line=line[:60])
    options: dict[str, str] = {}
    for word in words[6:]:
        if word == NOTHING:
            continue
        name, equals, value = word.partition("=")
        if not equals:
            raise error("header", line=line[:60])
        options[name] = value
    return game, int(words[2]), int(words[4]), options


def write_position(game: Game[S, V], state: S) -> str:
    """The state as text; `read_position` gives it back exactly."""
    lines = [header(game.slug, game.version, state.seats, state.seed, state.options)]
    zones = [("ask", ", ".join(_frame_words(state, frame) for frame in state.stack) or NOTHING)]
    fresh = game.new(state.seats, state.seed, dict(state.options))
    if state.streams != fresh.streams:
        zones.append(("chance", " ".join(map(str, state.streams))))
    for name, text in zones + game.write_position(state):
        lines.append(f"{name:<9} {text}".rstrip())
    return "\n".join(lines) + "\n"


def read_position(text: str) -> State:
    """The state a position text describes; BadPosition names the line that cannot be read."""
    lines = [(number, line.split("#")[0].strip()) for number, line in enumerate(text.splitlines(), 1)]
    lines = [(number, line) for number, line in lines if line]
    if not lines:
        raise BadPosition("empty")
    game, seats, seed, options = read_header(lines[0][1], BadPosition)
    state: State = game.new(seats, seed, options)
    zones: list[tuple[int, str, str]] = []
    for number, line in lines[1:]:
        name, _, rest = line.partition(" ")
        if name == "ask":
            state.stack = _read_stack(state, number, rest.strip())
        elif name == "chance":
            state.streams = _read_chance(game, number, rest.split())
        else:
            zones.append((number, name, rest.strip()))
    game.read_position(state, zones)
    faults = game.faults(state)
    if faults:
        raise BadPosition("fault", fault=faults[0])
    state.settle()
    return state


def _frame_words(state: State, frame: Frame) -> str:
    """`p1 play 3` for a frame; `all draft ...` for a together frame."""
    who = "all" if frame[1] == TOGETHER else f"p{frame[1] + 1}"
    return " ".join([who, state.flow.names[frame[0]], *(_arg_words(arg) for arg in frame[2:])])


def _arg_words(arg: Any) -> str:
    return f"({'/'.join(_arg_words(item) for item in arg)})" if isinstance(arg, tuple) else str(arg)


def _read_stack(state: State, number: int, text: str) -> list[Frame]:
    if text == NOTHING:
        return []
    return [_read_frame(state, number, part.split()) for part in text.split(",")]


def _read_frame(state: State, number: int, words: list[str]) -> Frame:
    if len(words) < 2 or words[1] not in state.flow.numbers:
        raise BadPosition("ask", line=number, accepted=", ".join(state.flow.names))
    seat = TOGETHER if words[0] == "all" else read_seat(words[0], state.seats, number)
    try:
        return (state.flow.numbers[words[1]], seat, *(_read_arg(word) for word in words[2:]))
    except ValueError:
        raise BadPosition("ask", line=number, accepted=", ".join(state.flow.names)) from None


def _read_arg(word: str) -> Any:
    """An integer, or a tuple in brackets with slashes between its items."""
    if not word.startswith("("):
        return int(word)
    items: list[str] = []
    depth = 0
    for letter in word[1:-1]:
        depth += (letter == "(") - (letter == ")")
        if letter == "/" and depth == 0:
            items.append("")
        else:
            items = items or [""]
            items[-1] += letter
    return tuple(_read_arg(item) for item in items)


def _read_chance(game: Game[Any, Any], number: int, words: list[str]) -> list[int]:
    if len(words) != len(game.streams) or not all(word.isdecimal() for word in words):
        raise BadPosition("chance", line=number, wanted=len(game.streams))
    return [int(word) for word in words]
