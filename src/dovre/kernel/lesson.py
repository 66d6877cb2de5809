"""Lessons: a first game of two seats, told step by step, as data of a game (`lessons/first.toml`).

A lesson is a list of steps. A step says something, may point at things on the board, and waits: for the player's own
answer (`expect`), or until the player has read it. Then the rival gives the answers that stand in the file. A step with
a `position` begins a chapter: the table is laid anew, so that a lesson can go from the set-up to a middle turn and on
to the last one. The player has the first seat, the rival the second.

>>> import dovre
>>> lesson = dovre.game("kings").lesson
>>> run = LessonRun(lesson)
>>> run.step.is_told, run.table.state.seats
(True, 2)

`docs/new-game.md` has the fields of the file.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from fnmatch import fnmatchcase
from importlib import resources
from typing import Any

from dovre.kernel.codec import header, read_position
from dovre.kernel.components import TomlTable, parse, told
from dovre.kernel.errors import DovreError, UndoRefused
from dovre.kernel.game import Game, Step
from dovre.kernel.rng import MAX_SEED
from dovre.kernel.table import Entry, Table
from dovre.kernel.texts import LANGUAGES

FILE = "lessons/first.toml"
SEATS = 2
PLAYER, RIVAL = 0, 1
ANY = "*"  # in `expect`: any legal answer; within a token, any word

WORDS_MOST = 180  # letters of a step: what a phone has room for beside the board
STEPS_MOST = 60
MINUTES_MOST = 10
LETTERS_A_MINUTE = 900  # somebody who reads slowly, in a language that is perhaps not theirs
SECONDS_A_STEP = 6  # to find the thing and choose it, or to press the button, and to see what the rival does

Words = Mapping[str, str]  # by language

_STEP = ("title", "position", "say", "point", "rules", "expect", "otherwise", "rival")


@dataclass(frozen=True, slots=True)
class LessonStep:
    """One step: what is said, what it points at, which answers it waits for, and what the rival answers then."""

    chapter: int
    say: Words
    title: Words | None = None  # of the chapter that begins here
    position: str | None = None  # the lines of a position, "" for the set-up: a chapter begins here
    point: tuple[str, ...] = ()  # names of things on the board
    rules: tuple[str, ...] = ()
    expect: tuple[str, ...] = ()  # tokens, perhaps with `*`; () for a step that only tells
    otherwise: Words | None = None  # what is said when another legal answer is tried
    rival: tuple[str, ...] = ()

    @property
    def is_told(self) -> bool:
        """Whether the step only tells: the player goes on when it is read."""
        return not self.expect

    def expects(self, token: str) -> bool:
        return any(fnmatchcase(token, pattern) for pattern in self.expect)


@dataclass(frozen=True, slots=True)
class Lesson:
    """A whole lesson: who tells it, against whom one plays, and its steps."""

    game: Game[Any, Any]
    teacher: Words  # the name of who tells it
    portrait: str  # a symbol of the game's board
    rival: str
    seed: int
    options: Mapping[str, str]
    steps: tuple[LessonStep, ...]
    rows: tuple[TomlTable, ...]  # where each step stands in the file

    @property
    def chapters(self) -> list[int]:
        """The numbers of the steps with which chapters begin."""
        return [number for number, step in enumerate(self.steps) if step.position is not None]

    def chapter_start(self, number: int) -> int:
        return max(start for start in self.chapters if start <= number)

    def title(self, chapter: int) -> Words:
        title = self.steps[self.chapters[chapter]].title
        assert title is not None
        return title

    def table(self, number: int) -> Table:
        """The table that is laid for the chapter beginning with this step; BadComponents if it cannot be."""
        game, row = self.game, self.rows[number]
        options = game.full_options(self.options, SEATS)
        text = f"{header(game.slug, game.version, SEATS, self.seed, options)}\n{self.steps[number].position}"
        try:
            return Table(read_position(text))
        except DovreError as error:
            raise row.bad("position", "lesson_position", why=error) from error

    def minutes(self, lang: str) -> float:
        """How long it takes somebody who reads slowly."""
        letters = sum(len(step.say[lang]) for step in self.steps)
        return letters / LETTERS_A_MINUTE + len(self.steps) * SECONDS_A_STEP / 60

    def walk(self) -> Iterator[tuple[int, Table]]:
        """Every step with the table before it, on every way that its answers allow; BadComponents names a bad one."""
        todo: list[tuple[int, tuple[str, ...]]] = [(0, ())]
        seen = set()
        while todo:
            number, given = way = todo.pop()
            if way in seen:
                continue
            seen.add(way)
            run = LessonRun(self, number, given)
            yield number, run.table
            following = number + 1
            if following == len(self.steps):
                continue
            if self.steps[following].position is not None:
                run.follow()
                todo.append((following, ()))
            elif run.step.is_told:
                todo.append((following, given))
            else:
                todo += [(following, (*given, token)) for token in run.expected()]


class LessonRun:
    """A lesson being taken: at which step the player is, on which table, and the answers since the chapter began."""

    def __init__(self, lesson: Lesson, number: int = 0, given: Sequence[str] = ()) -> None:
        """Lead to a step by the answers given before it; BadComponents if they do not lead there."""
        self.lesson = lesson
        self.number = lesson.chapter_start(number)
        self.table = lesson.table(self.number)
        self.given: list[str] = []
        left = list(given)
        while self.number < number:
            if not self.step.is_told:
                if not left:
                    raise self._row.bad("expect", "lesson_answers")
                self.commit(self.propose(left.pop(0)))
            self.follow()
            self.number += 1

    @classmethod
    def resume(cls, lesson: Lesson, number: int, given: Sequence[str]) -> LessonRun:
        """Where somebody was; of a lesson that was changed since, the beginning of that chapter."""
        number = min(number, len(lesson.steps) - 1)
        try:
            return cls(lesson, number, given)
        except DovreError:
            return cls(lesson, lesson.chapter_start(number))

    @property
    def step(self) -> LessonStep:
        return self.lesson.steps[self.number]

    @property
    def _row(self) -> TomlTable:
        return self.lesson.rows[self.number]

    @property
    def is_last(self) -> bool:
        return self.number + 1 == len(self.lesson.steps)

    def expected(self) -> list[str]:
        """The answers this step waits for; BadComponents if there is one among them that may not be given."""
        legal = [action.token for action in self.table.state.legal(PLAYER)]
        for pattern in self.step.expect:
            if not any(fnmatchcase(token, pattern) for token in legal):
                raise self._row.bad("expect", "lesson_illegal", token=pattern)
        return [token for token in legal if self.step.expects(token)]

    def propose(self, token: str) -> Step[Any]:
        """What the player's answer would lead to; nothing changes yet. DovreError if the rules do not allow it."""
        return self.table.propose(PLAYER, token)

    def commit(self, step: Step[Any], at: float = 0.0) -> Entry:
        """Go on to what was proposed; the rival's answers and the next step come afterwards."""
        self.given.append(step.action.token)
        return self.table.commit(step, at)

    def answer_of_rival(self, token: str, at: float = 0.0) -> Entry:
        """Give one of the rival's answers; BadComponents if the rules do not allow it."""
        try:
            return self.table.commit(self.table.propose(RIVAL, token), at)
        except DovreError as error:
            raise self._row.bad("rival", "lesson_rival", token=token, why=error) from error

    def follow(self) -> None:
        """All of the rival's answers of this step."""
        for token in self.step.rival:
            self.answer_of_rival(token)

    def advance(self) -> bool:
        """On to the next step, once its answers are given; whether a chapter begins with it."""
        self.number += 1
        if self.step.position is None:
            return False
        self.table, self.given = self.lesson.table(self.number), []
        return True

    @property
    def can_return(self) -> bool:
        """Whether the step before only told something, on this very table: then it can be read once more."""
        before = self.lesson.steps[self.number - 1] if self.number else None
        return before is not None and before.is_told and not before.rival and self.step.position is None

    def undo(self, at: float = 0.0) -> Entry:
        """Take back the player's last answer, and return to the step that asked for it; UndoRefused says why not."""
        number = self.undo_step()
        entry = self.table.undo(PLAYER, at)
        self.given.pop()
        self.number = number
        return entry

    def undo_step(self) -> int:
        """The step that asked for the player's last answer; UndoRefused if that cannot be taken back."""
        self.table.undone(PLAYER)
        number = self.number - 1
        while self.lesson.steps[number].is_told:
            number -= 1
        if any(step.rival for step in self.lesson.steps[number : self.number]):
            raise UndoRefused("other")  # what the rival sealed meanwhile would be given twice
        return number


# -- reading ----------------------------------------------------------------------------------------------------------


def read_lesson(game: Game[Any, Any]) -> Lesson | None:
    """The lesson of a game; None where it has none, or plays with an owner's components, for which it was not made."""
    try:
        file = resources.files(game.package) / FILE
    except TypeError:  # a game that is one module has no files
        return None
    if not file.is_file() or (game.box is not None and game.box.fingerprint):
        return None
    return parse_lesson(game, f"{game.slug}/{FILE}", file.read_bytes())


def parse_lesson(game: Game[Any, Any], name: str, raw: bytes) -> Lesson:
    """A lesson from the text of its file; BadComponents says what is wrong, with file, line and field."""
    file = parse(name, raw)
    for key in file.data:
        if key not in ("teacher", "rival", "seed", "options", "step"):
            raise file.bad(key, "unknown", accepted="teacher, rival, seed, options, step")
    teacher = file.table("teacher")
    teacher.only("portrait", *LANGUAGES)
    options = file.table("options").data if "options" in file.data else {}
    rows = tuple(file.rows("step"))
    if not 1 <= len(rows) <= STEPS_MOST:
        raise file.bad("step", "entries", low=1, high=STEPS_MOST, found=len(rows))
    steps: list[LessonStep] = []
    for row in rows:
        steps.append(_step(row, steps))
    if not steps[-1].is_told:
        raise rows[-1].bad("expect", "lesson_end")
    return Lesson(
        game=game,
        teacher=_by_language(teacher),
        portrait=teacher.words("portrait"),
        rival=file.words("rival"),
        seed=file.whole("seed", 0, MAX_SEED),
        options={str(key): str(value) for key, value in options.items()},
        steps=tuple(steps),
        rows=rows,
    )


def _step(row: TomlTable, before: Sequence[LessonStep]) -> LessonStep:
    for key in row.data:
        if key not in _STEP:
            raise row.bad(key, "unknown", accepted=", ".join(_STEP))
    position = row.data.get("position")
    begins = position is not None
    if begins and not isinstance(position, str):
        raise row.bad("position", "words", found=told(position))
    if not before and not begins:
        raise row.bad("position", "missing", accepted="position, title")
    if begins and before and not before[-1].is_told:
        raise row.bad("position", "lesson_end")
    if begins != ("title" in row.data):
        raise row.bad("title", "missing" if begins else "lesson_title", accepted="position, title")
    say = _by_language(row.table("say"))
    for lang, words in say.items():
        if len(words) > WORDS_MOST:
            raise row.bad("say", "lesson_long", lang=lang, found=len(words), most=WORDS_MOST)
    expect = _list(row, "expect")
    if ANY not in expect and bool(expect) != ("otherwise" in row.data):
        raise row.bad("otherwise", "missing" if expect else "lesson_otherwise", accepted="expect, otherwise")
    chapter = before[-1].chapter + begins if before else 0
    return LessonStep(
        chapter=chapter,
        say=say,
        title=_by_language(row.table("title")) if begins else None,
        position=position,
        point=_list(row, "point"),
        rules=_list(row, "rules"),
        expect=expect,
        otherwise=_by_language(row.table("otherwise")) if "otherwise" in row.data else None,
        rival=_list(row, "rival"),
    )


def _by_language(table: TomlTable) -> dict[str, str]:
    return {lang: table.words(lang) for lang in LANGUAGES}


def _list(row: TomlTable, key: str) -> tuple[str, ...]:
    """A list of words, or nothing."""
    if key not in row.data:
        return ()
    found = row.entries(key, 1, 40)
    for entry in found:
        if not isinstance(entry, str) or not entry:
            raise row.bad(key, "words", found=told(entry))
    return tuple(found)
