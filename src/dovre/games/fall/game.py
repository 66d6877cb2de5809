"""What the rest of dovre sees of `fall`: the object `GAME`."""

from __future__ import annotations

from collections.abc import Sequence, Set
from importlib import import_module

from dovre.games.fall import belief, events, faults, outcomes, prompts, refusals, rules, things, turns, words
from dovre.games.fall import view as views
from dovre.games.fall.actions import ALPHABET
from dovre.games.fall.box import EVENED_SEATS
from dovre.games.fall.boxmap import GLYPHS
from dovre.games.fall.complete import complete
from dovre.games.fall.components import BOX, N_CLANS
from dovre.games.fall.derive import derive
from dovre.games.fall.frames import bottom
from dovre.games.fall.state import STREAMS, VERSION, FallState
from dovre.games.fall.view import FallView
from dovre.kernel.events import Event, Walk
from dovre.kernel.game import Game, Option, box_option
from dovre.kernel.rng import Rng
from dovre.kernel.texts import Texts, load_texts
from dovre.kernel.zone_lines import all_zone_lines
from dovre.kernel.zones import Zone


class Fall(Game[FallState, FallView]):
    """Fall of the Mountain King, for 2 to 5."""

    slug = "fall"
    version = VERSION
    titles = {"fr": "La Chute du Roi de la Montagne", "en": "Fall of the Mountain King"}
    seats = (2, 3, 4, 5)
    options = (
        Option("turn_order", ("printed", "even"), "FALL-S17", seats=EVENED_SEATS),
        *box_option(BOX, "FALL-S01"),
    )
    streams = STREAMS
    rounds = ("wave",)
    preview_after = 120
    probes = {"all invasions of the last wave": rules.invasion.last_invasions}
    package = "dovre.games.fall"
    state_type = FallState
    box = BOX
    alphabet = ALPHABET
    reasons = refusals.REASONS
    labels = words.LABELS
    traits = {"glyph": lambda state, seat: GLYPHS[state.lairs[seat]]}
    thing_rules = things.RULES
    things = things.THINGS
    outcomes = outcomes.OUTCOMES
    confirmed = ("gate",)
    moves = events.MOVES
    end_rule = "FALL-F08"
    turn_rule = "FALL-B01"
    long_turns = True
    spread = 30.0

    def setup(self, state: FallState) -> None:
        rules.setup.lay_table(state)

    def zones(self, state: FallState) -> list[Zone]:
        return views.zones(state)

    def components(self, state: FallState) -> int:
        return views.N_COMPONENTS

    def determinize(self, view: FallView, rng: Rng) -> FallState:
        return belief.determinize(self, view, rng)

    def faults(self, state: FallState) -> list[str]:
        return faults.faults(state)

    def clear(self, state: FallState) -> None:
        rules.setup.clear_table(state)

    def shape_faults(self, state: FallState) -> list[str]:
        return faults.shape_faults(state)

    def derive(self, state: FallState) -> None:
        derive(state)

    def write_position(self, state: FallState) -> list[tuple[str, str]]:
        """Once the game has begun, all that a position would else fill in is said."""
        if bottom(state) == "keep":
            return super().write_position(state)
        return [line for line in all_zone_lines(state) if line[0] != "bag"]  # which follows from the rest

    def complete(self, state: FallState, said: Set[str]) -> None:
        complete(state, said)

    def thing_words(self, view: FallView, name: str, texts: Texts) -> str:
        kind, _, own = name.partition(":")
        return words.cell_words(view, own, texts) if kind == "cell" else super().thing_words(view, name, texts)

    def movements(self, event: Event) -> list[str | Walk]:
        """Whose troll it is names the piece, not who moves it."""
        parts = dict(event.parts)
        if "owner" in parts:
            event = Event(event.name, tuple({**parts, "seat": parts["owner"]}.items()))
        return super().movements(event)

    def rank_key(self, view: FallView, seat: int) -> tuple[int, ...]:
        """Of those with equal honour, the most votes. [FALL-F08]"""
        return (*super().rank_key(view, seat), self._votes(view, seat))

    def rank_note(self, view: FallView, seat: int, texts: Texts) -> str:
        """What breaks a tie, where there is one. [FALL-F08]"""
        scores = view.scores or ()
        return texts.say("rank.votes", n=self._votes(view, seat)) if scores.count(scores[seat]) > 1 else ""

    def decided_note(self, view: FallView, texts: Texts) -> str:
        """Some of the best have not won. [FALL-F08]"""
        scores = view.scores or (0,)
        return texts.say("rank.tie") if scores.count(max(scores)) > len(view.winners) else ""

    def _votes(self, view: FallView, seat: int) -> int:
        return sum(view.votes[seat * N_CLANS : (seat + 1) * N_CLANS])

    def box_texts(self, lang: str) -> dict[str, str]:
        """Caves are named after their clan, lairs after their glyph, cards by their symbols."""
        names = super().box_texts(lang)
        texts = Texts(lang, {**names, **load_texts(self.package, lang).table})
        return {**names, **words.place_names(texts), **words.card_names(texts)}

    def estimate(self, state: FallState) -> Sequence[float]:
        judgement = import_module(f"{self.package}.judgement")  # it asks the advice, which knows this game
        points: Sequence[float] = judgement.estimate(state)
        return points

    def turns(self, state: FallState) -> int:
        return turns.turns(state)


GAME = Fall()
assert prompts.TELLERS  # the parts of the prompts are registered
