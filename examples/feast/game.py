"""The door of the game: what the rest of dovre sees of it."""

from __future__ import annotations

from collections.abc import Set

from dovre.kernel.events import Event, Walk
from dovre.kernel.game import Game, Option, box_option
from dovre.kernel.rng import Rng
from dovre.kernel.texts import Texts
from dovre.kernel.zones import Zone
from feast import belief, events, faults, outcomes, refusals, rules, scoring, things, words
from feast import view as views
from feast.actions import ALPHABET
from feast.components import BOX, DISHES, LENGTHS
from feast.state import STREAMS, VERSION, FeastState
from feast.view import FeastView


class Feast(Game[FeastState, FeastView]):
    """The Feast, for 1 to 4. [FEAST-S1]"""

    slug = "feast"
    version = VERSION
    titles = {"fr": "Le Festin", "en": "The Feast"}
    seats = (1, 2, 3, 4)
    options = (Option("length", tuple(LENGTHS), "FEAST-S4"), *box_option(BOX, "FEAST-S2"))
    streams = STREAMS
    package = "feast"
    preview_after = 20
    state_type = FeastState
    box = BOX
    alphabet = ALPHABET
    reasons = refusals.REASONS
    labels = words.LABELS
    thing_rules = things.RULES
    things = things.THINGS
    outcomes = outcomes.OUTCOMES
    confirmed = ("leave",)
    moves = events.MOVES
    end_rule = "FEAST-E1"
    turn_rule = "FEAST-R2"

    def setup(self, state: FeastState) -> None:
        rules.setup.lay_table(state)

    def clear(self, state: FeastState) -> None:
        rules.setup.clear_table(state)

    def complete(self, state: FeastState, said: Set[str]) -> None:
        """Without a `deck` line, the kitchen has all dishes that lie nowhere else, in the order of the seed."""
        if "deck" not in said:
            rules.setup.stock_kitchen(state)

    def zones(self, state: FeastState) -> list[Zone]:
        return views.zones(state)

    def components(self, state: FeastState) -> int:
        return len(DISHES)

    def determinize(self, view: FeastView, rng: Rng) -> FeastState:
        return belief.determinize(self, view, rng)

    def faults(self, state: FeastState) -> list[str]:
        return faults.faults(state)

    def movements(self, event: Event) -> list[str | Walk]:
        """The horn is carried along the table, from plate to plate, to the guest who is pointed at. [FEAST-T1]"""
        if event.name != "pointed":
            return super().movements(event)
        here, there = event["seat"], event["guest"]
        step = 1 if there > here else -1
        return [Walk("horn", tuple(f"plate:p{seat + 1}" for seat in range(here, there + step, step)), "horn")]

    def end_note(self, view: FeastView, texts: Texts) -> str:
        """The rank of a guest alone [FEAST-E5]; of several, who sleeps if nobody has won [FEAST-E3]."""
        if view.seats > 1:
            return "" if view.winners else texts.say("sleepers")
        points = sum(line.amount for line in view.sheet)
        rank = scoring.rank(points, view.is_awake(0), view.length)
        return texts.say("rank", rank=rank, n=points, target=view.length.target)

    def rank_key(self, view: FeastView, seat: int) -> tuple[int, ...]:
        """Those who sleep come after those who are awake. [FEAST-E2]"""
        won, points = super().rank_key(view, seat)
        return (won, view.is_awake(seat), points)

    def rank_note(self, view: FeastView, seat: int, texts: Texts) -> str:
        return "" if view.is_awake(seat) else texts.say("board.asleep")

    def decided_note(self, view: FeastView, texts: Texts) -> str:
        """Whose points were in vain, because they sleep. [FEAST-E2]"""
        points = view.scores or ()
        best = max((points[seat] for seat in view.winners), default=0)
        asleep = [seat for seat in range(view.seats) if not view.is_awake(seat) and points[seat] > best]
        return texts.say("in_vain", seats=tuple(asleep)) if asleep and view.winners else ""


GAME = Feast()
