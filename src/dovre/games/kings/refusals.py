"""Why an answer is refused: the reason and the rule, from what the asking seat may know."""

from __future__ import annotations

from dovre.games.kings.actions import card_of, source_of, target_of
from dovre.games.kings.components import CARDS, CENTRE, RACE_OF, RACES, SIZE, STRENGTH_OF
from dovre.games.kings.state import NO_MINE, KingsState, Pile
from dovre.kernel.action import Action
from dovre.kernel.decision import Frame
from dovre.kernel.errors import Refusal
from dovre.kernel.refusals import Reasons

REASONS = Reasons(
    "kings",
    verbs={"play": ("play",), "draw": ("draw",)},
    wrong_time={("play", "draw"): ("play_first", "KING-T02"), ("draw", "play"): ("draw_first", "KING-R07")},
)
_no = REASONS.no


@REASONS.of("draw")
def _draw(s: KingsState, seat: int, action: Action, frame: Frame) -> Refusal:
    return _no("empty_pile", "KING-R01", race=RACES[source_of(action) - 1])


@REASONS.of("play")
def _play(s: KingsState, seat: int, action: Action, frame: Frame) -> Refusal:
    card, target = card_of(action), target_of(action)
    if card not in s.hands[seat]:
        creature = CARDS[card]
        return _no("not_in_hand", "KING-T02", race=RACES[creature.race], strength=creature.strength)
    if target < CENTRE:
        return _cannot_cover(card, s.piles[target])
    return _refuse_work(s, seat, card, target - CENTRE, action.parts[1])


def _refuse_work(s: KingsState, seat: int, card: int, slot: int, target: str) -> Refusal:
    if slot >= len(s.mines[seat]) or s.mines[seat][slot] == NO_MINE:
        return _no("no_mine", "KING-T04", target=target)  # another's mine is none of one's own (KING-T05)
    crew = s.crews[seat][slot]
    own_race = RACE_OF[card] == s.kings[seat]
    if len(crew) < SIZE[s.backs[s.mines[seat][slot]]]:
        return _no("own_race", "KING-D02") if own_race else _cannot_cover(card, crew)
    return _cannot_cover(card, crew, "KING-D09") if own_race else _no("foreman_only", "KING-D10")


def _cannot_cover(card: int, pile: Pile, rule: str = "") -> Refusal:
    top = STRENGTH_OF[pile[-1]]
    if top == 9:
        return _no("nine", rule or "KING-T09")
    if STRENGTH_OF[card] == 0:
        return _no("zero", rule or "KING-T08", top=top)
    race = RACES[RACE_OF[card]]
    return _no("too_weak", rule or "KING-T07", race=race, strength=STRENGTH_OF[card], top=top)
