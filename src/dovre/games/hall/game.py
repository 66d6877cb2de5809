"""What the rest of dovre sees of `hall`: the object `GAME`."""

from __future__ import annotations

from collections.abc import Sequence

from dovre.games.hall import belief, events, faults, judgement, outcomes, refusals, rules, things, words
from dovre.games.hall import view as views
from dovre.games.hall.actions import ALPHABET
from dovre.games.hall.components import BOX, LEVEL, SHAPES
from dovre.games.hall.decisions import ACT, AFTER, BUILD
from dovre.games.hall.derive import derive
from dovre.games.hall.state import STREAMS, VERSION, HallState
from dovre.games.hall.view import HallView
from dovre.kernel.action import Action
from dovre.kernel.game import Game, Option, box_option
from dovre.kernel.rng import Rng
from dovre.kernel.texts import Texts
from dovre.kernel.zone_lines import PositionLine
from dovre.kernel.zones import Zone


class Hall(Game[HallState, HallView]):
    """In the Hall of the Mountain King, for 2 to 5, or two teams of two."""

    slug = "hall"
    version = VERSION
    titles = {"fr": "L'Antre du Roi de la Montagne", "en": "In the Hall of the Mountain King"}
    seats = (2, 3, 4, 5)
    options = (
        Option("side", ("winter", "autumn"), "HALL-S1", seats=(2,)),
        Option("teams", ("no", "yes"), "HALL-V1", seats=(4,)),
        Option("later_seats", ("none", "honor"), "HALL-S14"),
        Option("workshops", ("random", "no_duplicates", "chosen"), "HALL-S9"),
        *box_option(BOX, "HALL-S3"),
    )
    streams = STREAMS
    preview_after = 190
    probes = {"all placements": rules.dig.all_places}
    package = "dovre.games.hall"
    state_type = HallState
    box = BOX
    alphabet = ALPHABET
    reasons = refusals.REASONS
    labels = words.LABELS
    thing_rules = things.RULES
    things = things.THINGS
    outcomes = outcomes.OUTCOMES
    confirmed = ("recruit", "pay", "spare", "cast", "exile", "draw", "done")
    moves = events.MOVES
    end_rule = "HALL-E6"
    turn_rule = "HALL-T1"
    long_turns = True
    spread = 25.0
    ahead = 3

    def setup(self, state: HallState) -> None:
        rules.setup.lay_table(state)

    def zones(self, state: HallState) -> list[Zone]:
        return views.zones(state)

    def components(self, state: HallState) -> int:
        return views.n_components(state.seats)

    def determinize(self, view: HallView, rng: Rng) -> HallState:
        return belief.determinize(self, view, rng)

    def faults(self, state: HallState) -> list[str]:
        return faults.faults(state)

    def clear(self, state: HallState) -> None:
        rules.setup.clear_table(state)

    def shape_faults(self, state: HallState) -> list[str]:
        return faults.shape_faults(state)

    def derive(self, state: HallState) -> None:
        derive(state)

    def read_position(self, state: HallState, lines: Sequence[PositionLine]) -> None:
        """A turn that is under way has been opened; a line `now` may say how far it is."""
        if state.stack and state.stack[0][0] in (ACT, AFTER, BUILD):
            state.turn = max(1, state.turn)
            rules.end.renew(state, stage=int(state.stack[0][0] != ACT))
        super().read_position(state, lines)

    def box_texts(self, lang: str) -> dict[str, str]:
        """Starting Trolls are told among the Trolls; the shapes of an owner's folder have letters only."""
        names = super().box_texts(lang)
        trolls = {f"troll.{start.id}": names[f"start.{start.id}"] for start in BOX.starts}
        return {**{f"shape.{shape}": shape.upper() for shape in SHAPES}, **names, **trolls}

    def thing_words(self, view: HallView, name: str, texts: Texts) -> str:
        kind, _, own = name.partition(":")
        return words.cell_words(view, own, texts) if kind == "cell" else super().thing_words(view, name, texts)

    def label(self, view: HallView, action: Action, texts: Texts) -> str:
        """`Recruit Cinder Hauler (b2)`; hundreds of places of a tile are asked for at once, and told apart."""
        return words.lay_label(view, action, texts) if action.verb == "lay" else super().label(view, action, texts)

    def estimate(self, state: HallState) -> Sequence[float]:
        return judgement.estimate(state)

    def usual(self, state: HallState, seat: int) -> Action | None:
        return judgement.usual(state, seat)

    def turns(self, state: HallState) -> int:
        return state.turn

    def sides(self, view: HallView) -> tuple[tuple[int, ...], ...]:
        """A team has one score: seats 1 and 4 against 2 and 3. [HALL-V2, HALL-V4]"""
        return ((0, 3), (1, 2)) if view.teams else super().sides(view)

    def rank_key(self, view: HallView, seat: int) -> tuple[int, ...]:
        """Of those with equal Honor, the lower levels. [HALL-F10]"""
        return (*super().rank_key(view, seat), -self._levels(view, seat))

    def rank_note(self, view: HallView, seat: int, texts: Texts) -> str:
        """What breaks a tie, where there is one. [HALL-F10]"""
        scores = view.scores or ()
        team = next(side for side in self.sides(view) if seat in side)
        tied = any(scores[other] == scores[seat] for other in range(view.seats) if other not in team)
        return texts.say("rank.levels", n=self._levels(view, seat)) if tied else ""

    def decided_note(self, view: HallView, texts: Texts) -> str:
        """Some of the best have not won. [HALL-F10]"""
        scores = view.scores or (0,)
        best = [seat for seat, score in enumerate(scores) if score == max(scores)]
        return texts.say("rank.tie") if len(best) > len(view.winners) else ""

    def _levels(self, view: HallView, seat: int) -> int:
        """The sum of levels of recruited Trolls, of both members in a team. [HALL-F10, DEC-37]"""
        team = next(side for side in self.sides(view) if seat in side)
        return sum(LEVEL[slot.card] for member in team for slot in view.players[member].pack if slot is not None)


GAME = Hall()
