"""A game of twenty lines of rules, with everything the five games ask of the kernel and `kings` does not use.

Three rounds of "feast": all seats choose at once and in secret, first a dish of their hand and then how loudly they
boast (two sealed answers). Answers are opened in seat order; the strongest dish wins, dice break ties. The winner may
point at a guest, who answers in the middle of somebody else's turn: share a point, or refuse and show a card.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Self

from dovre.kernel.action import Action, Alphabet
from dovre.kernel.codec import read_seat
from dovre.kernel.decision import Flow, Frame, together
from dovre.kernel.errors import Refusal
from dovre.kernel.events import Event
from dovre.kernel.game import Game, write_base
from dovre.kernel.rng import Rng, stream_start
from dovre.kernel.scores import ScoreLine
from dovre.kernel.state import State
from dovre.kernel.texts import Texts
from dovre.kernel.view import View
from dovre.kernel.zones import ALL, Zone, only

CARDS, ROUNDS, SETUP, DICE = 12, 3, 0, 1
ALPHABET = Alphabet(
    "feast",
    [("dish", (f"d{n}",)) for n in range(CARDS)]
    + [("boast", (word,)) for word in ("low", "loud")]
    + [("point", (f"p{n + 1}",)) for n in range(4)]
    + [("pass", ()), ("share", ()), ("refuse", ())],
)
LOW, POINT, PASS, SHARE, REFUSE = (
    ALPHABET.by_token[t].index for t in ("boast.low", "point.p1", "pass", "share", "refuse")
)

FLOW: Flow[FeastState] = Flow()
ROUND = FLOW.kind("round")
FEAST = FLOW.kind("feast", "DEMO-1")
WINNER = FLOW.kind("winner", "DEMO-2")
GUEST = FLOW.kind("guest", "DEMO-3")


class FeastState(State):
    __slots__ = ("hands", "heard", "points", "round", "shown", "table")
    slug = "feast"
    flow = FLOW
    hands: list[list[int]]
    table: list[int]  # eaten, open
    shown: int  # bit per card shown by a guest who refused
    points: list[int]
    heard: list[int]  # the boasts of the last round, by seat
    round: int

    def copy(self) -> Self:
        new = object.__new__(type(self))
        self._copy_base(new)
        new.hands, new.table = [hand[:] for hand in self.hands], self.table[:]
        new.shown, new.points, new.round, new.heard = self.shown, self.points[:], self.round, self.heard[:]
        return new

    def to_data(self) -> dict[str, Any]:
        names = ("hands", "table", "shown", "points", "round", "heard")
        return {**write_base(self, 1), **{name: _deep(getattr(self, name)) for name in names}}

    def score_sheet(self) -> list[ScoreLine]:
        return [ScoreLine("points", seat, points, "DEMO-4") for seat, points in enumerate(self.points)]

    def view(self, seat: int | None = None) -> FeastView:
        return view(self, seat)


def _deep(value: Any) -> Any:
    return [_deep(item) for item in value] if isinstance(value, list) else value


@FLOW.run(ROUND)
def begin_round(s: FeastState, frame: Frame) -> None:
    if s.round == ROUNDS:
        s.stack.clear()
        s.emit(Event("ended"))
        return
    s.round += 1
    s.push(together(FEAST, s.seats))


@FLOW.want(FEAST)
def wants(s: FeastState, seat: int, frame: Frame) -> bool:
    return len(frame[2][seat]) < 2


@FLOW.option(FEAST)
def dishes(s: FeastState, seat: int, frame: Frame) -> list[Action]:
    if not frame[2][seat]:
        return [ALPHABET[card] for card in s.hands[seat]]
    return [ALPHABET[LOW], ALPHABET[LOW + 1]]


@FLOW.part(FEAST)
def own_dish(s: FeastState, seat: int, frame: Frame) -> tuple[tuple[str, Any], ...]:
    """What one has chosen already is one's own secret."""
    return (("chosen", tuple(frame[2][seat])),)


@FLOW.resolve(FEAST)
def open_dishes(s: FeastState, frame: Frame) -> None:
    """In seat order, whatever order they came in."""
    s.heard = [boast - LOW for _, boast in frame[2]]
    best: list[int] = []
    force = -1
    for seat in range(s.seats):
        card, boast = frame[2][seat]
        s.hands[seat].remove(card)
        s.table.append(card)
        s.emit(Event("served", (("seat", seat), ("card", card), ("loud", boast - LOW))))
        strength = card // 3 + (boast - LOW)
        if strength >= force:
            best = [*best, seat] if strength == force else [seat]
            force = strength
    winner = best[0] if len(best) == 1 else best[s.rng(DICE).below(len(best))]
    s.points[winner] += 2
    s.emit(Event("won", (("seat", winner),), outcome=f"w{winner + 1}" if len(best) > 1 else ""))
    s.push((WINNER, winner))


@FLOW.option(WINNER)
def guests(s: FeastState, seat: int, frame: Frame) -> list[Action]:
    return [ALPHABET[POINT + other] for other in range(s.seats) if other != seat and s.hands[other]] + [ALPHABET[PASS]]


@FLOW.answer(WINNER)
def point(s: FeastState, seat: int, action: Action, frame: Frame) -> None:
    if action.index == PASS:
        s.pop()
    else:
        s.replace_top((GUEST, action.index - POINT, seat))


@FLOW.option(GUEST)
def replies(s: FeastState, seat: int, frame: Frame) -> list[Action]:
    return [ALPHABET[SHARE], ALPHABET[REFUSE]]


@FLOW.answer(GUEST)
def reply(s: FeastState, seat: int, action: Action, frame: Frame) -> None:
    s.pop()
    if action.index == SHARE:
        s.points[seat] -= 1
        s.points[frame[2]] += 1
    else:
        s.shown |= 1 << s.hands[seat][0]
        s.emit(Event("shown", (("seat", seat), ("card", s.hands[seat][0]))))


@dataclass(frozen=True, slots=True, kw_only=True)
class FeastView(View):
    round: int
    points: tuple[int, ...]
    table: tuple[int, ...]
    hands: tuple[tuple[int | None, ...], ...]
    heard: tuple[int, ...]
    stack: tuple[Frame, ...]  # with the viewer's sealed answers only

    def to_data(self) -> dict[str, Any]:
        return {**self.base_data(), "round": self.round, "points": list(self.points), "table": list(self.table)}


def zones(s: FeastState) -> list[Zone]:
    found = [Zone("table", tuple(s.table))]
    for seat, hand in enumerate(s.hands):
        face = ALL if s.over else only(seat)
        found.append(Zone("hand", tuple(c for c in hand if not s.shown >> c & 1), face=face, owner=seat))
        found.append(Zone("hand", tuple(c for c in hand if s.shown >> c & 1), owner=seat))
    return found


def view(s: FeastState, seat: int | None) -> FeastView:
    seen = {c for zone in zones(s) if zone.shows_face(seat) for c in zone.components}
    return FeastView(
        slug="feast",
        version=1,
        seat=seat,
        seats=s.seats,
        options=s.options,
        waiting=s.waiting,
        asked=s.asked(seat),
        legal=tuple(s.legal(seat)) if seat is not None else (),
        over=s.over,
        sheet=tuple(s.score_sheet()),
        scores=s.scores if s.over else None,
        winners=s.winners,
        round=s.round,
        points=tuple(s.points),
        table=tuple(s.table),
        heard=tuple(s.heard),
        hands=tuple(tuple(sorted((c if c in seen else None for c in hand), key=str)) for hand in s.hands),
        stack=tuple(_blind(frame, seat) for frame in s.stack),
    )


def _blind(frame: Frame, seat: int | None) -> Frame:
    """A together frame without what others have sealed, only how many answers."""
    if frame[0] != FEAST:
        return frame
    answers = tuple(a if other == seat else (None,) * len(a) for other, a in enumerate(frame[2]))
    return (*frame[:2], answers)


def determinize(v: FeastView, rng: Rng) -> FeastState:
    s = FeastState()
    s.seats, s.seed, s.options, s.sink = v.seats, rng.bits() >> 1, v.options, None
    s.streams = [stream_start(s.seed, name) for name in ("setup", "dice")]
    s.table, s.points, s.round, s.shown, s.heard = list(v.table), list(v.points), v.round, 0, list(v.heard)
    seen = {c for hand in v.hands for c in hand if c is not None} | set(v.table)
    pool = rng.shuffled(c for c in range(s.seats * 4) if c not in seen)
    s.hands = [sorted(c if c is not None else pool.pop() for c in hand) for hand in v.hands]
    for seat, hand in enumerate(v.hands):
        s.shown |= sum(1 << c for c in hand if c is not None and seat != v.seat)
    s.stack = []
    for frame in v.stack:
        if frame[0] != FEAST:
            s.stack.append(frame)
        else:
            made = tuple(
                tuple(_guess(s, other, n, rng) if a is None else a for n, a in enumerate(answers))
                for other, answers in enumerate(frame[2])
            )
            s.stack.append((*frame[:2], made))
    return s


def _guess(s: FeastState, seat: int, number: int, rng: Rng) -> int:
    return rng.choice(s.hands[seat]) if number == 0 else LOW + rng.below(2)


class Feast(Game[FeastState, FeastView]):
    slug = "feast"
    version = 1
    titles = {"fr": "Le Festin", "en": "The Feast"}
    seats = (2, 3)
    streams = ("setup", "dice")
    package = "tests.kernel.feast"
    alphabet = ALPHABET
    end_rule = "DEMO-4"
    turn_rule = "DEMO-1"

    def empty(self) -> FeastState:
        return FeastState()

    def setup(self, state: FeastState) -> None:
        deck = state.rng(SETUP).shuffled(range(state.seats * 4))
        state.hands = [sorted(deck[seat * 4 : seat * 4 + 4]) for seat in range(state.seats)]
        state.table, state.shown, state.points, state.round, state.heard = [], 0, [0] * state.seats, 0, []
        state.stack = [(ROUND, 0)]

    def view(self, state: FeastState, seat: int | None) -> FeastView:
        return view(state, seat)

    def zones(self, state: FeastState) -> list[Zone]:
        return zones(state)

    def components(self, state: FeastState) -> int:
        return state.seats * 4

    def determinize(self, view: FeastView, rng: Rng) -> FeastState:
        return determinize(view, rng)

    def refuse(self, state: FeastState, seat: int, action: Action) -> Refusal:
        return Refusal("feast", "not_now", "DEMO-1")

    def read_data(self, state: FeastState, data: Mapping[str, Any]) -> None:
        state.hands, state.table = _deep(data["hands"]), list(data["table"])
        state.shown, state.points, state.round = data["shown"], list(data["points"]), data["round"]
        state.heard = list(data["heard"])

    def write_position(self, state: FeastState) -> list[tuple[str, str]]:
        hands = [(f"hand p{n + 1}", " ".join(map(str, hand))) for n, hand in enumerate(state.hands)]
        figures = " ".join(map(str, (state.round, state.shown, *state.points)))
        lines = [("table", state.table), ("heard", state.heard)]
        return [*hands, *((name, " ".join(map(str, row))) for name, row in lines), ("figures", figures)]

    def read_position(self, state: FeastState, lines: Sequence[tuple[int, str, str]]) -> None:
        for number, name, text in lines:
            words = text.split()
            if name == "hand":
                state.hands[read_seat(words[0], state.seats, number)] = [int(w) for w in words[1:]]
            elif name in ("table", "heard"):
                setattr(state, name, [int(w) for w in words])
            else:
                state.round, state.shown, *state.points = [int(w) for w in words]

    def faults(self, state: FeastState) -> list[str]:
        return []

    def label(self, view: FeastView, action: Action, texts: Texts) -> str:
        return action.token

    def board(self, view: FeastView, **how: Any) -> str:
        return "<svg/>"

    def text(self, view: FeastView, **how: Any) -> str:
        return f"round {view.round}"

    def advice(self, view: FeastView) -> list[tuple[Action, float]]:
        return [(action, float(action.index)) for action in view.legal]

    def texts(self, lang: str) -> Texts:
        return Texts(lang, {"refusal.not_now": "Not now", "refusal.over": "Over", "refusal.not_asked": "Wait"})


GAME = Feast()
