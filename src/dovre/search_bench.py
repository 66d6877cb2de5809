"""Simulations a second of the search, and of OpenSpiel's search of the same family on its own games, in one run."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from importlib.util import find_spec
from time import process_time
from typing import Any

from dovre.bots.budget import Budget
from dovre.bots.parallel import search_for
from dovre.kernel.rng import Rng
from dovre.kernel.state import State

OTHER_GAMES = ("kuhn_poker", "leduc_poker")  # of OpenSpiel: those that both of its searches can deal anew
SIMULATIONS = 40  # of one search that is timed
CURIOSITY = 2.0


def rates(state: State, seconds: float, seed: int) -> Iterator[tuple[str, str, float]]:
    """Game, search and simulations a second: of this question first, then of OpenSpiel's, where it is installed."""
    view = state.view(state.waiting[0])

    def search(number: int) -> None:
        search_for(view, Rng.of(seed, str(number))).run(Budget(SIMULATIONS))

    yield state.slug, "dovre", _rate(search, seconds)
    if find_spec("pyspiel") is None:
        return
    for name in OTHER_GAMES:
        for kind, make in (("OpenSpiel C++", _native_bot), ("OpenSpiel Python", _python_bot)):
            yield name, kind, _rate(_steps(name, make, seed), seconds)


def _rate(search: Callable[[int], None], seconds: float) -> float:
    """Simulations a second of the processor."""
    search(0)  # what is made once is made
    start = process_time()
    number = 0
    while True:
        number += 1
        search(number)
        took = process_time() - start
        if took >= seconds:
            return number * SIMULATIONS / took


def _steps(name: str, make: Callable[[Any, int], Any], seed: int) -> Callable[[int], None]:
    """A search of OpenSpiel at the first question of one of its games."""
    import pyspiel

    game = pyspiel.load_game(name)
    state = game.new_initial_state()
    while state.is_chance_node():
        state.apply_action(state.legal_actions()[0])
    player = make(game, seed)

    def search(number: int) -> None:
        player.step(state)

    return search


def _native_bot(game: Any, seed: int) -> Any:
    import pyspiel

    last = pyspiel.ISMCTSFinalPolicyType.MAX_VISIT_COUNT
    rollouts = pyspiel.RandomRolloutEvaluator(1, seed)
    return pyspiel.ISMCTSBot(seed, rollouts, CURIOSITY, SIMULATIONS, -1, last, False, False)


def _python_bot(game: Any, seed: int) -> Any:
    import numpy as np
    from open_spiel.python.algorithms import ismcts, mcts

    chance = np.random.RandomState(seed)
    rollouts = mcts.RandomRolloutEvaluator(1, chance)
    return ismcts.ISMCTSBot(game, rollouts, CURIOSITY, SIMULATIONS, random_state=chance)
