"""A game of twenty lines of rules, with everything the five games ask of the kernel and `kings` does not use.

Three rounds of "feast": all seats choose at once and in secret, first a dish of their hand and then how loudly they
boast (two sealed answers). Answers are opened in seat order; the strongest dish wins, dice break ties. The winner may
point at a guest, who answers in the middle of somebody else's turn: share a point, or refuse and show a card.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from dovre.kernel.action import Action, Alphabet
from dovre.kernel.belief import begin, deal_sealed
from dovre.kernel.decision import Flow, Frame, together
from dovre.kernel.events import Event
from dovre.kernel.fields import LIST, LISTS, VALUE, Field, Fields, counters, figures, seat_row
from dovre.kernel.frame_check import answer_faults, frame_faults, one_number
from dovre.kernel.game import Game
from dovre.kernel.refusals import Reasons
from dovre.kernel.rng import Rng
from dovre.kernel.scores import ScoreLine
from dovre.kernel.state import State
from dovre.kernel.texts import Texts
from dovre.kernel.view import View, view_base
from dovre.kernel.zones import ALL, Zone, only
from dovre.render.svg import Drawing

CARDS, ROUNDS, SETUP, DICE = 12, 3, 0, 1
NAMES = tuple(f"d{n}" for n in range(CARDS))
ALPHABET = Alphabet(
    "demo",
    [
        ("dish", [(name,) for name in NAMES]),
        ("boast", [("low",), ("loud",)]),
        ("point", [(f"p{n + 1}",) for n in range(4)]),
        ("pass", [()]),
        ("share", [()]),
        ("refuse", [()]),
    ],
)
DISH, BOAST, POINT = ALPHABET.of("dish"), ALPHABET.of("boast"), ALPHABET.of("point")
LOW = BOAST[0].index
(PASS,), (SHARE,), (REFUSE,) = ALPHABET.of("pass"), ALPHABET.of("share"), ALPHABET.of("refuse")

FLOW: Flow[FeastState] = Flow()
ROUND = FLOW.kind("round")
FEAST = FLOW.kind("feast", "DEMO-1", sealed=True)
BOASTING = FLOW.kind("boasting", "DEMO-1")  # what the sealed feast asks of a seat that has chosen its dish
WINNER = FLOW.kind("winner", "DEMO-2")
GUEST = FLOW.kind("guest", "DEMO-3")
FLOW.argument(GUEST, one_number(4))

FIELDS: Fields = Fields(
    Field("hands", LISTS, seat_row("hands", NAMES), zone="hand", open=False),
    Field("table", LIST, figures("table")),
    Field("points", LIST, figures("points")),
    Field("heard", LIST, figures("heard")),
    Field("round", VALUE, counters("round", "shown"), zone="now"),
    Field("shown", VALUE, open=False),
)


class FeastState(State):
    __slots__ = FIELDS.names
    slug = "demo"
    version = 1
    flow = FLOW
    fields = FIELDS
    hands: list[list[int]]
    table: list[int]  # eaten, open
    shown: int  # bit per card shown by a guest who refused
    points: list[int]
    heard: list[int]  # the boasts of the last round, by seat
    round: int

    def score_sheet(self) -> list[ScoreLine]:
        return [ScoreLine("points", seat, points, "DEMO-4") for seat, points in enumerate(self.points)]

    def view(self, seat: int | None = None) -> FeastView:
        return view(self, seat)


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


@FLOW.ask(FEAST)
def dish_or_boast(s: FeastState, seat: int, frame: Frame) -> int:
    return BOASTING if frame[2][seat] else FEAST


@FLOW.option(FEAST)
def dishes(s: FeastState, seat: int, frame: Frame) -> list[Action]:
    return [DISH[card] for card in s.hands[seat]]


@FLOW.option(BOASTING)
def boasts(s: FeastState, seat: int, frame: Frame) -> list[Action]:
    return list(BOAST)


@FLOW.part(BOASTING)
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
    return [POINT[other] for other in range(s.seats) if other != seat and s.hands[other]] + [PASS]


@FLOW.answer(WINNER)
def point(s: FeastState, seat: int, action: Action, frame: Frame) -> None:
    if action is PASS:
        s.pop()
    else:
        s.replace_top((GUEST, action.index - POINT[0].index, seat))


@FLOW.option(GUEST)
def replies(s: FeastState, seat: int, frame: Frame) -> list[Action]:
    return [SHARE, REFUSE]


@FLOW.answer(GUEST)
def reply(s: FeastState, seat: int, action: Action, frame: Frame) -> None:
    s.pop()
    if action is SHARE:
        s.points[seat] -= 1
        s.points[frame[2]] += 1
    else:
        s.shown |= 1 << s.hands[seat][0]
        s.emit(Event("shown", (("seat", seat), ("card", s.hands[seat][0]))))


@dataclass(frozen=True, slots=True, kw_only=True, repr=False)
class FeastView(View):
    round: int
    points: tuple[int, ...]
    table: tuple[int, ...]
    heard: tuple[int, ...]
    hands: tuple[tuple[int | None, ...], ...]

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
    hands = tuple(tuple(sorted((c if c in seen else None for c in hand), key=str)) for hand in s.hands)
    return FeastView(**view_base(s, seat, s.score_sheet()), hands=hands)


REASONS = Reasons(
    "demo",
    verbs={
        "feast": ("dish",),
        "boasting": ("boast",),
        "winner": ("point", "pass"),
        "guest": ("share", "refuse"),
    },
    wrong_time={},
)


@REASONS.of("dish", "point")
def not_there(s, seat, action, frame):
    return REASONS.no("not_now", "DEMO-1")


class Feast(Game[FeastState, FeastView]):
    slug = "demo"
    version = 1
    titles = {"fr": "Le Festin", "en": "The Feast"}
    seats = (2, 3)
    streams = ("setup", "dice")
    package = "tests.kernel.demo"
    state_type = FeastState
    alphabet = ALPHABET
    reasons = REASONS
    end_rule = "DEMO-4"
    turn_rule = "DEMO-1"

    def setup(self, state: FeastState) -> None:
        self.clear(state)
        deck = state.rng(SETUP).shuffled(range(state.seats * 4))
        state.hands = [sorted(deck[seat * 4 : seat * 4 + 4]) for seat in range(state.seats)]
        state.stack = [(ROUND, 0)]

    def clear(self, state: FeastState) -> None:
        state.hands = [[] for _ in range(state.seats)]
        state.table, state.shown, state.points, state.round, state.heard = [], 0, [0] * state.seats, 0, []

    def zones(self, state: FeastState) -> list[Zone]:
        return zones(state)

    def components(self, state: FeastState) -> int:
        return state.seats * 4

    def determinize(self, v: FeastView, rng: Rng) -> FeastState:
        s = begin(self, v, rng)
        seen = {c for hand in v.hands for c in hand if c is not None} | set(v.table)
        pool = rng.shuffled(c for c in range(s.seats * 4) if c not in seen)
        s.hands = [sorted(c if c is not None else pool.pop() for c in hand) for hand in v.hands]
        for seat, hand in enumerate(v.hands):
            s.shown |= sum(1 << c for c in hand if c is not None and seat != v.seat)
        deal_sealed(s, v, rng)
        return s

    def faults(self, state: FeastState) -> list[str]:
        return frame_faults(state) or answer_faults(state)

    def label(self, view: FeastView, action: Action, texts: Texts) -> str:
        return action.token

    def board(self, view: FeastView, **how: Any) -> Drawing:
        hand = [NAMES[card] for card in view.hands[view.seat] if card is not None] if view.seat is not None else []
        page = f'<g data-part="board:page"><text>{view.round} {" ".join(hand)}</text></g>'
        head = '<svg xmlns="http://www.w3.org/2000/svg">'
        return Drawing(head, f"round {view.round}", (), "", {}, {"board": {"board:page": page}})

    def text(self, view: FeastView, **how: Any) -> str:
        return f"round {view.round}"

    def advice(self, view: FeastView) -> list[tuple[Action, float]]:
        return [(action, float(action.index)) for action in view.legal]

    def texts(self, lang: str) -> Texts:
        words = {"not_now": "Not now", "over": "Over", "not_asked": "Wait", "other_question": "Not this"}
        return Texts(lang, {f"refusal.{code}": told for code, told in words.items()})


GAME = Feast()
