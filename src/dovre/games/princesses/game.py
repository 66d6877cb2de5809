"""What the rest of dovre sees of `princesses`: the object `GAME`."""

from __future__ import annotations

from collections.abc import Sequence, Set
from importlib import import_module

from dovre.games.princesses import belief, events, faults, outcomes, prompts, refusals, rules, things, turns, words
from dovre.games.princesses import view as views
from dovre.games.princesses.actions import ALPHABET
from dovre.games.princesses.complete import complete
from dovre.games.princesses.components import BOX, COLOURS, N_COUNTED, STORED
from dovre.games.princesses.derive import derive
from dovre.games.princesses.frames import bottom
from dovre.games.princesses.state import STREAMS, VERSION, PrincessesState
from dovre.games.princesses.view import PrincessesView
from dovre.kernel.action import Action
from dovre.kernel.events import Event, Walk
from dovre.kernel.game import Game, Option, box_option
from dovre.kernel.rng import Rng
from dovre.kernel.texts import Texts, load_texts
from dovre.kernel.zone_lines import all_zone_lines
from dovre.kernel.zones import Zone

BEDS = STORED[3]


class Princesses(Game[PrincessesState, PrincessesView]):
    """Trolls & Princesses, for 2 to 4."""

    slug = "princesses"
    version = VERSION
    titles = {"fr": "Trolls & Princesses", "en": "Trolls & Princesses"}
    seats = (2, 3, 4)
    options = (
        Option("boards", ("random", "chosen"), "PRIN-P1"),
        Option("second_seat", ("goods", "none"), "PRIN-P9", seats=(2,)),
        Option("later_seats", ("none", "goods"), "PRIN-P9", seats=(3, 4)),
        *box_option(BOX, "PRIN-P1"),
    )
    streams = STREAMS
    probes = {"all places of the row": rules.network.row_places}
    preview_after = 100
    package = "dovre.games.princesses"
    state_type = PrincessesState
    box = BOX
    alphabet = ALPHABET
    reasons = refusals.REASONS
    labels = words.LABELS
    traits = {"colour": lambda state, seat: COLOURS[state.boards[seat]]}
    thing_rules = things.RULES
    things = things.THINGS
    outcomes = outcomes.OUTCOMES
    confirmed = ("do",)  # a refresh shows new tiles or cards
    moves = events.MOVES
    end_rule = "PRIN-E1"
    turn_rule = "PRIN-R1"
    long_turns = True
    spread = 15.0

    def setup(self, state: PrincessesState) -> None:
        rules.setup.lay_table(state)

    def zones(self, state: PrincessesState) -> list[Zone]:
        return views.zones(state)

    def components(self, state: PrincessesState) -> int:
        return views.N_COMPONENTS

    def determinize(self, view: PrincessesView, rng: Rng) -> PrincessesState:
        return belief.determinize(self, view, rng)

    def faults(self, state: PrincessesState) -> list[str]:
        return faults.faults(state)

    def clear(self, state: PrincessesState) -> None:
        rules.setup.clear_table(state)

    def shape_faults(self, state: PrincessesState) -> list[str]:
        return faults.shape_faults(state)

    def derive(self, state: PrincessesState) -> None:
        derive(state)

    def write_position(self, state: PrincessesState) -> list[tuple[str, str]]:
        """Once the game has begun, all that a position would else fill in is said."""
        if bottom(state) in ("boards", "start"):
            return super().write_position(state)
        return all_zone_lines(state)

    def complete(self, state: PrincessesState, said: Set[str]) -> None:
        complete(state, said)

    def movements(self, event: Event) -> list[str | Walk]:
        return [*super().movements(event), *things.walks(event)]

    def thing_sort(self, name: str) -> str:
        return things.sort_of(name)

    def rank_key(self, view: PrincessesView, seat: int) -> tuple[int, ...]:
        """Of those with equal points, the most princesses. [PRIN-E10]"""
        return (*super().rank_key(view, seat), self._princesses(view, seat))

    def rank_note(self, view: PrincessesView, seat: int, texts: Texts) -> str:
        """What breaks a tie, where there is one. [PRIN-E10]"""
        scores = view.scores or ()
        tied = scores.count(scores[seat]) > 1
        return texts.say("rank.princesses", n=self._princesses(view, seat)) if tied else ""

    def decided_note(self, view: PrincessesView, texts: Texts) -> str:
        """Some of the best have not won. [PRIN-E10]"""
        scores = view.scores or (0,)
        return texts.say("rank.tie") if scores.count(max(scores)) > len(view.winners) else ""

    def _princesses(self, view: PrincessesView, seat: int) -> int:
        return view.tally[seat * N_COUNTED + BEDS]

    def box_texts(self, lang: str) -> dict[str, str]:
        """Tiles and cards without a name are told by what they do."""
        names = super().box_texts(lang)
        texts = Texts(lang, {**load_texts(self.package, lang).table, **names})
        return {**names, **words.component_names(texts)}

    def estimate(self, state: PrincessesState) -> Sequence[float]:
        judgement = import_module(f"{self.package}.judgement")  # it asks the advice, which knows this game
        points: Sequence[float] = judgement.estimate(state)
        return points

    def likely(self, view: PrincessesView) -> Action:
        judgement = import_module(f"{self.package}.judgement")
        action: Action = judgement.likely(view)
        return action

    def turns(self, state: PrincessesState) -> int:
        return turns.turns(state)


GAME = Princesses()
assert prompts.TELLERS  # the parts of the prompts are registered
