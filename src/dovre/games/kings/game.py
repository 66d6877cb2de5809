"""What the rest of dovre sees of `kings`: the object `GAME`."""

from __future__ import annotations

from collections.abc import Sequence, Set

from dovre.games.kings import (
    belief,
    events,
    faults,
    foresight,
    judgement,
    notation,
    outcomes,
    refusals,
    rules,
    things,
    words,
)
from dovre.games.kings import view as views
from dovre.games.kings.actions import ALPHABET
from dovre.games.kings.components import BOX, CARDS, RACES
from dovre.games.kings.decisions import PLAY, TURN
from dovre.games.kings.state import STREAMS, VERSION, KingsState
from dovre.games.kings.view import KingsView
from dovre.kernel.action import Action
from dovre.kernel.game import Game, Option, box_option
from dovre.kernel.rng import Rng
from dovre.kernel.zone_lines import PositionLine
from dovre.kernel.zones import Zone


class Kings(Game[KingsState, KingsView]):
    """Kings under Mountains, for 2, 3 or 4. [KING-S01]"""

    slug = "kings"
    version = VERSION
    titles = {"fr": "Les Rois sous les montagnes", "en": "Kings under Mountains"}
    seats = (2, 3, 4)
    options = (Option("pairing", ("random", "printed"), "KING-S12"), *box_option(BOX, "KING-S05"))
    streams = STREAMS
    package = "dovre.games.kings"
    state_type = KingsState
    box = BOX
    alphabet = ALPHABET
    reasons = refusals.REASONS
    labels = words.LABELS
    traits = {"race": lambda state, seat: RACES[state.kings[seat]]}
    thing_rules = things.RULES
    things = things.THINGS
    outcomes = outcomes.OUTCOMES
    confirmed = ("play",)
    moves = events.MOVES
    end_rule = "KING-E01"
    turn_rule = "KING-T01"

    def setup(self, state: KingsState) -> None:
        rules.setup.lay_table(state)

    def zones(self, state: KingsState) -> list[Zone]:
        return views.zones(state)

    def components(self, state: KingsState) -> int:
        return len(CARDS)

    def determinize(self, view: KingsView, rng: Rng) -> KingsState:
        return belief.determinize(self, view, rng)

    def faults(self, state: KingsState) -> list[str]:
        return faults.faults(state)

    def clear(self, state: KingsState) -> None:
        rules.setup.clear_table(state)

    def derive(self, state: KingsState) -> None:
        rules.offers.refit(state)

    def complete(self, state: KingsState, said: Set[str]) -> None:
        """A hand that cannot play is replaced before it is asked. [KING-T14]"""
        if state.stack and state.stack[-1][0] == PLAY:
            state.replace_top((TURN, state.stack[-1][1]))

    def write_position(self, state: KingsState) -> list[tuple[str, str]]:
        return notation.write_position(state, self._undealt(state))

    def read_position(self, state: KingsState, lines: Sequence[PositionLine]) -> None:
        fresh, stack = self._undealt(state), state.stack
        self.clear(state)
        state.stack, state.kings, state.backs, state.handles = stack, fresh.kings, fresh.backs, fresh.handles
        said = notation.read_position(state, lines, fresh.deck)
        self.complete(state, said)
        self.derive(state)

    @property
    def foresees(self) -> bool:
        """What was learnt with the mines of the house is not true of others."""
        return not BOX.fingerprint

    def foresee(self, state: KingsState, seat: int) -> float:
        return foresight.chance(state, seat)

    def policy(self, state: KingsState, seat: int, rng: Rng) -> Action:
        return judgement.policy(state, seat, rng)

    def estimate(self, state: KingsState) -> Sequence[float]:
        return judgement.estimate(state)

    def turns(self, state: KingsState) -> int:
        return state.turn

    def _undealt(self, state: KingsState) -> KingsState:
        """Kings, pairing, handles and the whole deck as the seed of this state gives them."""
        fresh = self.bare(state.seats, state.seed, dict(state.options))
        rules.setup.prepare_deck(fresh)
        return fresh


GAME = Kings()
