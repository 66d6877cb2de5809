"""Records: a game on paper. Seed, options, rules version and every answer, as text one can read, check and replay.

    kings/2  seats 2  seed 7  options pairing=random
    1. p1 play.or4a.c2 draw.deck{go5a}
    2. p2 play.dw7b.c2{M12} draw.orc
    = p2 31, p1 24  replacement
    digest 5f0c... 1b2d...

What chance gave stands in braces beside the answer: a replay draws again and compares. An answer that was taken back
stays, struck with `~`. The last line names the state the record leads to and seals the lines above it, so that a cut or
edited record shows. Comments, from `#` on, are not part of it.
"""

from __future__ import annotations

import hashlib
import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from typing import Any

from dovre.kernel.codec import header, read_header
from dovre.kernel.errors import BadRecord, BadVersion, DovreError
from dovre.kernel.events import Event
from dovre.kernel.game import Game, load
from dovre.kernel.state import State

_ANSWER = re.compile(r"^(~?)([a-z][a-z0-9._-]*)(?:\{([^{}]*)\})?$")


@dataclass(frozen=True, slots=True)
class Answer:
    """One answer of one seat; `outcome` is what chance gave after it, `undone` that it was taken back."""

    seat: int
    token: str
    outcome: str = ""
    undone: bool = False

    def __str__(self) -> str:
        return f"{'~' if self.undone else ''}{self.token}{f'{{{self.outcome}}}' if self.outcome else ''}"


@dataclass(slots=True)
class Record:
    """A game as it was played, from the first answer on."""

    slug: str
    version: int
    seats: int
    seed: int
    options: tuple[tuple[str, str], ...]
    answers: list[Answer] = field(default_factory=list)
    result: str = ""  # of a finished game: scores and how it ended
    digest: str = ""  # of the state it leads to

    @classmethod
    def begin(cls, state: State) -> Record:
        """An empty record of a game that has just been set up."""
        game = load(state.slug)
        return cls(game.slug, game.version, state.seats, state.seed, state.options, digest=state.digest())

    @property
    def game(self) -> Game[Any, Any]:
        return load(self.slug)

    def start(self) -> State:
        """The state before the first answer."""
        state: State = self.game.new(self.seats, self.seed, dict(self.options))
        return state

    def played(self) -> list[Answer]:
        """The answers that stand."""
        return [answer for answer in self.answers if not answer.undone]

    def note(self, seat: int, token: str, events: Iterable[Event], state: State | None = None) -> None:
        """Write down an answer that was just given and led to this state; without it, `sign` when all are written."""
        self.answers.append(Answer(seat, token, outcome_of(events)))
        if state is not None:
            self.sign(state)

    def sign(self, state: State) -> None:
        self.digest = state.digest()
        self.result = result_line(state) if state.over else ""

    # -- replay --------------------------------------------------------------------------------------------------

    def steps(self) -> Iterator[tuple[Answer, State, list[Event]]]:
        """Play it again, answer by answer: the answer, the state after it, what happened. Chance is compared."""
        state = self.start()
        for answer, after, events in self._checked_steps():
            state = after
            yield answer, after, events
        if state.digest() != self.digest:
            raise BadRecord("digest")
        if self.result and (not state.over or self.result != result_line(state)):
            raise BadRecord("result")

    def _checked_steps(self) -> Iterator[tuple[Answer, State, list[Event]]]:
        """The same without a look at the digest and the result."""
        game = self.game
        state = self.start()
        for number, answer in enumerate(self.played(), 1):
            try:
                step = game.apply(state, answer.seat, answer.token)
            except DovreError as error:
                raise BadRecord("answer", number=number, token=answer.token, seat=answer.seat, why=error) from error
            outcome = outcome_of(step.events)
            if outcome != answer.outcome:
                noted = answer.outcome or "-"
                raise BadRecord("chance", number=number, token=answer.token, found=noted, wanted=outcome or "-")
            state = step.state
            yield answer, state, list(step.events)

    def renewed(self) -> Record:
        """This record of earlier rules under the present ones; BadRecord where it would not go the same way.

        Every answer must still be legal, chance must give the same, and a finished game must end with the same scores.
        """
        new = Record(self.slug, self.game.version, self.seats, self.seed, self.options, self.answers)
        state = self.start()
        for _, after, _ in new._checked_steps():
            state = after
        new.sign(state)
        if self.result and self.result != new.result:
            raise BadRecord("result")
        return new

    def replay(self) -> State:
        """The state it leads to, every answer checked; BadRecord says where it goes wrong."""
        state = self.start()
        for _, after, _ in self.steps():
            state = after
        return state

    @classmethod
    def read(cls, text: str) -> Record:
        """A record from elsewhere: `parse`, and one of earlier rules that goes the same way now is renewed.

        BadVersion for one that does not.
        """
        record = cls.parse(text, older=True)
        if record.version == record.game.version:
            return record
        try:
            return record.renewed()
        except BadRecord as error:
            raise BadVersion(game=record.slug, found=record.version, accepted=record.game.version) from error

    # -- as text -------------------------------------------------------------------------------------------------

    def __str__(self) -> str:
        body = self._body()
        return f"{body}digest {self.digest} {seal(body)}\n"

    def _body(self) -> str:
        lines = [header(self.slug, self.version, self.seats, self.seed, self.options)]
        for number, (seat, answers) in enumerate(_runs(self.answers), 1):
            lines.append(f"{number}. p{seat + 1} {' '.join(map(str, answers))}")
        if self.result:
            lines.append(f"= {self.result}")
        return "\n".join(lines) + "\n"

    @classmethod
    def parse(cls, text: str, *, older: bool = False) -> Record:
        """Read a record; BadRecord names the line that cannot be read. It is checked when it is replayed.

        With `older`, a record of earlier rules is read as well, for `renewed`.
        """
        lines = [(number, line.split("#")[0].strip()) for number, line in enumerate(text.splitlines(), 1)]
        lines = [(number, line) for number, line in lines if line]
        if not lines:
            raise BadRecord("empty")
        game, seats, seed, options = read_header(lines[0][1], BadRecord, older=older)
        state = game.bare(seats, seed, options)
        version = int(lines[0][1].split()[0].partition("/")[2])
        written = state.options if version == game.version else tuple(options.items())  # later rules may have more
        record = cls(game.slug, version, seats, seed, written)
        last = lines[-1][1].split()
        if len(lines) < 2 or len(last) != 3 or last[0] != "digest":
            raise BadRecord("cut", line=lines[-1][0])
        record.digest = last[1]
        for number, line in lines[1:-1]:
            if line.startswith("= "):
                record.result = line[2:]
            else:
                record.answers += _read_turn(line, number, seats)
        if last[2] != seal(record._body()):
            raise BadRecord("seal")
        record.options = state.options
        return record


def outcome_of(events: Iterable[Event]) -> str:
    """What chance gave in these events, as a record notes it."""
    return "+".join(event.outcome for event in events if event.outcome)


def result_line(state: State) -> str:
    """`p2 31, p1 24  replacement`: the scores, best first, and how the game ended."""
    scores = state.scores
    order = sorted(range(state.seats), key=lambda seat: (-scores[seat], seat))
    reason = getattr(state, "end_reason", None) or "end"
    return f"{', '.join(f'p{seat + 1} {scores[seat]}' for seat in order)}  {reason}"


def seal(body: str) -> str:
    """Eight letters that change with the lines of a record."""
    return hashlib.blake2b(body.encode(), digest_size=4).hexdigest()


def _runs(answers: list[Answer]) -> list[tuple[int, list[Answer]]]:
    """Consecutive answers of one seat share a line."""
    runs: list[tuple[int, list[Answer]]] = []
    for answer in answers:
        if not runs or runs[-1][0] != answer.seat:
            runs.append((answer.seat, []))
        runs[-1][1].append(answer)
    return runs


def _read_turn(line: str, number: int, seats: int) -> list[Answer]:
    words = line.split()
    seat = words[1][1:] if len(words) > 2 and words[1].startswith("p") else ""
    if not words[0].endswith(".") or not seat.isdecimal() or not 1 <= int(seat) <= seats:
        raise BadRecord("line", line=number, found=line[:40])
    answers = []
    for word in words[2:]:
        match = _ANSWER.match(word)
        if match is None:
            raise BadRecord("line", line=number, found=word[:40])
        answers.append(Answer(int(seat) - 1, match[2], match[3] or "", bool(match[1])))
    return answers
