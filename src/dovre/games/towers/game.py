"""What the rest of dovre sees of `towers`: the object `GAME`."""

from __future__ import annotations

from collections.abc import Sequence, Set

from dovre.games.towers import belief, events, faults, judgement, outcomes, prompts, refusals, rules, things, words
from dovre.games.towers import view as views
from dovre.games.towers.actions import ALPHABET
from dovre.games.towers.complete import complete
from dovre.games.towers.components import BOX, CITIES, LEVELS
from dovre.games.towers.derive import derive
from dovre.games.towers.frames import bottom
from dovre.games.towers.scoring import rank_of
from dovre.games.towers.state import STREAMS, VERSION, TowersState
from dovre.games.towers.view import TowersView
from dovre.kernel.game import Game, Option, box_option
from dovre.kernel.rng import Rng
from dovre.kernel.texts import Texts, load_texts
from dovre.kernel.zone_lines import all_zone_lines
from dovre.kernel.zones import Zone


class Towers(Game[TowersState, TowersView]):
    """Krack of Tower, for 2 to 4, and for 1."""

    slug = "towers"
    version = VERSION
    titles = {"fr": "Krack of Tower", "en": "Krack of Tower"}
    seats = (1, 2, 3, 4)
    options = (
        Option("mode", ("standard", "intro"), "TOWR-I01", seats=(2, 3, 4)),
        Option("level", LEVELS, "TOWR-S06"),
        Option("cities", ("random", "chosen"), "TOWR-S20"),
        *box_option(BOX, "TOWR-S01"),
    )
    streams = STREAMS
    preview_after = 90
    package = "dovre.games.towers"
    state_type = TowersState
    box = BOX
    alphabet = ALPHABET
    reasons = refusals.REASONS
    labels = words.LABELS
    traits = {"city": lambda state, seat: CITIES[state.city[seat]]}
    thing_rules = things.RULES
    thing_like = things.LIKE
    things = things.THINGS
    outcomes = outcomes.OUTCOMES
    confirmed = ("lay", "fire", "raze")
    moves = events.MOVES
    probes = {"night": rules.night.whole_night}
    end_rule = "TOWR-E01"
    turn_rule = "TOWR-G05"
    long_turns = True
    spread = 8.0
    ahead = 5

    def setup(self, state: TowersState) -> None:
        rules.setup.lay_table(state)

    def zones(self, state: TowersState) -> list[Zone]:
        return views.zones(state)

    def components(self, state: TowersState) -> int:
        return views.N_COMPONENTS

    def determinize(self, view: TowersView, rng: Rng) -> TowersState:
        return belief.determinize(self, view, rng)

    def faults(self, state: TowersState) -> list[str]:
        return faults.faults(state)

    def clear(self, state: TowersState) -> None:
        rules.setup.clear_table(state)

    def shape_faults(self, state: TowersState) -> list[str]:
        return faults.shape_faults(state)

    def derive(self, state: TowersState) -> None:
        derive(state)

    def write_position(self, state: TowersState) -> list[tuple[str, str]]:
        """Once the game has begun, all that a position would else fill in is said."""
        if bottom(state) == "cities":
            return super().write_position(state)
        return all_zone_lines(state)

    def complete(self, state: TowersState, said: Set[str]) -> None:
        complete(state, said)

    def thing_words(self, view: TowersView, name: str, texts: Texts) -> str:
        kind, _, own = name.partition(":")
        return words.cell_words(view, own, texts) if kind == "cell" else super().thing_words(view, name, texts)

    def rank_key(self, view: TowersView, seat: int) -> tuple[int, ...]:
        """Of those with equal points, the most crystals. [TOWR-E06, TOWR-I05]"""
        return (*super().rank_key(view, seat), view.crystals[seat])

    def rank_note(self, view: TowersView, seat: int, texts: Texts) -> str:
        """What breaks a tie, where there is one. [TOWR-E06]"""
        scores = view.scores or ()
        tie = scores and scores.count(scores[seat]) > 1
        return texts.say("rank_note.crystals", n=view.crystals[seat]) if tie else ""

    def decided_note(self, view: TowersView, texts: Texts) -> str:
        """Some of the best have not won. [TOWR-E06]"""
        scores = view.scores or (0,)
        tie = view.seats > 1 and scores.count(max(scores)) > len(view.winners)
        return texts.say("rank_note.tie") if tie else ""

    def end_note(self, view: TowersView, texts: Texts) -> str:
        """The rank of a single player who has won. [TOWR-L18]"""
        if view.seats > 1 or not view.winners:
            return ""
        rank = rank_of((view.scores or (0,))[0])
        return texts.say("rank_note.rank", rank=rank) if rank else ""

    def box_texts(self, lang: str) -> dict[str, str]:
        """Emplacements are named by cell and corner."""
        names = super().box_texts(lang)
        texts = Texts(lang, {**names, **load_texts(self.package, lang).table})
        return {**names, **words.place_names(texts)}

    def estimate(self, state: TowersState) -> Sequence[float]:
        return judgement.estimate(state)

    def turns(self, state: TowersState) -> int:
        return judgement.turns(state)


GAME = Towers()
assert prompts.TELLERS  # the parts of the prompts are registered
