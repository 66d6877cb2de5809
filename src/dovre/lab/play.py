"""Plays the games of a plan, each by its number, and writes down what the tables hold."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from itertools import pairwise
from typing import Any

import dovre
from dovre.bots import bot
from dovre.bots.checked import CheckedBot
from dovre.bots.match import Chooser, choices, deal_seed, lineup_of
from dovre.kernel.action import Action
from dovre.kernel.errors import DovreError
from dovre.kernel.events import Event
from dovre.kernel.game import Game
from dovre.kernel.rng import stream_start
from dovre.kernel.state import State
from dovre.kernel.view import View
from dovre.lab.components import Components, components_of
from dovre.lab.errors import LabError
from dovre.lab.plan import Chunk, Plan
from dovre.lab.tables import Rows, add, empty_rows, to_parquet

NOBODY = -1
Use = tuple[int, str, str, str, str]  # seat, told, deed, group, name


class Seat(Chooser):
    """A bot on its seat, with the view it saw last."""

    __slots__ = ("seen",)
    player: CheckedBot
    seen: View

    def choose(self, view: View) -> Action:
        self.seen = view
        return super().choose(view)


class Watch:
    """What is noted while one game is played."""

    def __init__(self, game: Game[Any, Any], seats: int) -> None:
        self.game = game
        self.seats = seats
        self.components: Components = components_of(game)
        self.taken: Counter[Use] = Counter()
        self.offered: Counter[Use] = Counter()
        self.opens = tuple(name for name in game.rounds if game.texts("en").has(f"event.{name}"))
        self.round = 0 if self.opens else 1
        self.turns = 0
        self.last = self.starter = NOBODY
        self.ended: list[tuple[int, ...]] = []  # scores at the end of each round

    def asked(self, seat: int, state: State) -> None:
        """An answer of this seat comes: perhaps a new turn, and a new round where no event opens them."""
        if seat == self.last:
            return
        self.last = seat
        self.turns += 1
        if self.starter == NOBODY:
            self.starter = seat
        elif seat == self.starter and not self.opens:
            self._next_round(state)

    def happened(self, events: Sequence[Event], state: State) -> None:
        for event in events:
            if event.name in self.opens:
                if self.round:
                    self._next_round(state)
                else:
                    self.round = 1
            parts = dict(event.parts)
            seat = parts.get("seat", NOBODY)
            for group, name in self.components.of_event(event):
                self.taken[seat if isinstance(seat, int) else NOBODY, "event", event.name, group, name] += 1

    def answered(self, seat: int, view: View, action: Action) -> None:
        """What was offered and what was taken, where there was a choice."""
        if len(view.legal) < 2:
            return
        of_answer = self.components.of_answer
        offered = {(one.verb, *reference) for one in view.legal for reference in of_answer(view, one)}
        offered |= {(one.verb, "", "") for one in view.legal}
        taken = {(action.verb, *reference) for reference in of_answer(view, action)} | {(action.verb, "", "")}
        for deed, group, name in offered:
            self.offered[seat, "answer", deed, group, name] += 1
        for deed, group, name in taken:
            self.taken[seat, "answer", deed, group, name] += 1

    def over(self, state: State) -> None:
        self.ended.append(state.scores)
        for group, trait in self.game.traits.items():
            for seat in range(self.seats):
                self.taken[seat, "trait", "", group, trait(state, seat)] += 1

    def _next_round(self, state: State) -> None:
        self.round += 1
        self.ended.append(state.scores)


def play_chunk(plan: Plan, chunk: Chunk, played: Callable[[], None] | None = None) -> dict[str, bytes]:
    """The tables of these games as Parquet files; `played` is called after each game."""
    game = dovre.game(plan.game)
    check_versions(plan, game)
    rows = empty_rows()
    for number in range(chunk.first, chunk.first + chunk.count):
        try:
            play_game(game, plan, number, rows)
        except DovreError:
            raise
        except Exception as error:  # a bot from elsewhere may do anything: it is named, with the game to try it on
            raise LabError("crashed", game=number, why=f"{type(error).__name__}: {error}"[:200]) from error
        if played is not None:
            played()
    return to_parquet(rows)


def check_versions(plan: Plan, game: Game[Any, Any]) -> None:
    """Refuse a process that would play another game than the plan says."""
    box = game.box.fingerprint if game.box else ""
    if (game.version, dovre.__version__, box) != (plan.rules, plan.dovre, plan.box):
        found = f"dovre {dovre.__version__}, {plan.game}/{game.version} {box}".strip()
        wanted = f"dovre {plan.dovre}, {plan.game}/{plan.rules} {plan.box}".strip()
        raise LabError("versions", found=found, wanted=wanted)


def play_game(game: Game[Any, Any], plan: Plan, number: int, rows: Rows) -> State:
    """Play one game and add its rows; gives the final state.

    Where all bots are the same each game has a deal of its own; else each deal is played with every bot on every seat.
    """
    lineup = lineup_of(number, plan.seats)
    deal = number if plan.same_bots else number // plan.seats
    watch = Watch(game, plan.seats)
    state = _laid(game, plan, deal_seed(plan.seed, deal), watch)
    players = [CheckedBot(bot(plan.bots[entrant]), plan.bots[entrant]) for entrant in lineup]
    seats = [
        Seat(players[seat], stream_start(plan.seed, f"game {number} seat {seat}"), 0.0) for seat in range(plan.seats)
    ]
    count = 0
    while not state.over:
        for seat, action in choices(state, seats):
            watch.asked(seat, state)
            view = seats[seat].seen
            assert view.decision is not None
            question, legal = view.decision.kind, len(view.legal)
            add(rows, "decisions", number, count, max(1, watch.round), seat, question, action.verb, action.token, legal)
            watch.answered(seat, view, action)
            events: list[Event] = []
            state.play(seat, action, events)
            seats[seat].answered += 1
            count += 1
            watch.happened(events, state)
    watch.over(state)
    add_game(rows, plan, number, deal, state, watch, count)
    add_seats(rows, plan, number, state, seats)
    add_figures(rows, number, state, watch)
    return state


def _laid(game: Game[Any, Any], plan: Plan, seed: int, watch: Watch) -> State:
    """A table laid for play; what happens while it is laid is noted too."""
    events: list[Event] = []
    state: State = game.bare(plan.seats, seed, dict(plan.options))
    state.sink = events
    game.setup(state)
    state.settle()
    state.sink = None
    watch.happened(events, state)
    return state


def add_game(rows: Rows, plan: Plan, number: int, deal: int, state: State, watch: Watch, count: int) -> None:
    sides = [state.scores[side[0]] for side in watch.game.sides(state.view(None))]
    best = sorted(sides, reverse=True)
    add(
        rows,
        "games",
        number,
        deal,
        state.seed,
        max(1, watch.round),
        watch.turns,
        count,
        state.end_reason,
        len(state.winners),
        best[0] - best[1] if len(best) > 1 else None,
        lead_changes(watch.ended),
        state.digest(),
    )


def lead_changes(scores: Sequence[tuple[int, ...]]) -> int:
    """How often the sole lead went to another seat, from the scores at the end of each round.

    >>> lead_changes([(0, 0), (3, 1), (3, 3), (4, 3), (4, 6), (7, 6)])
    2
    """
    leaders = [score.index(max(score)) for score in scores if score.count(max(score)) == 1]
    return sum(now != before for before, now in pairwise(leaders))


def add_seats(rows: Rows, plan: Plan, number: int, state: State, seats: Sequence[Seat]) -> None:
    places, lineup = places_of(state), lineup_of(number, plan.seats)
    for seat, player in enumerate(seats):
        won = 1 / len(state.winners) if seat in state.winners else 0.0
        who = (number, seat, lineup[seat], plan.bots[lineup[seat]])
        add(rows, "seats", *who, state.scores[seat], places[seat], won, player.answered, len(player.player.faults))


def places_of(state: State) -> list[int]:
    """The place of each seat, from 1; those that score together share it."""
    game, view = dovre.game(state.slug), state.view(None)
    keys = {side: game.rank_key(view, side[0]) for side in game.sides(view)}
    places = [0] * state.seats
    for side, key in keys.items():
        for seat in side:
            places[seat] = 1 + sum(other > key for other in keys.values())
    return places


def add_figures(rows: Rows, number: int, state: State, watch: Watch) -> None:
    """Score lines, scores by round, uses."""
    for line in state.score_sheet():
        add(rows, "scores", number, line.seat, line.source, line.rule, line.amount)
    for at, scores in enumerate(watch.ended, 1):
        for seat, score in enumerate(scores):
            add(rows, "rounds", number, at, seat, score)
    for use in sorted(watch.taken.keys() | watch.offered.keys()):
        offered = watch.offered[use] if use[1] == "answer" else None
        add(rows, "uses", number, *use, watch.taken[use], offered)
