"""The games for OpenSpiel: `dovre_kings`, `dovre_hall`…, with `seats` and `deals` as parameters.

    import pyspiel
    import dovre.envs.openspiel_game
    game = pyspiel.load_game("dovre_kings(seats=3)")

Chance speaks once, at the beginning: it draws one of `deals` seeds, and all that is drawn later follows from it. What a
player may know is its view. `resample_from_infostate` deals anew what the view does not show, so that searches over
information sets are honest.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, ClassVar

from dovre.envs.extras import needed

needed("openspiel", "pyspiel", "numpy")

import numpy as np
import pyspiel

from dovre.envs.asking import Asking
from dovre.kernel.game import load, slugs
from dovre.kernel.rng import MAX_SEED, Rng, stream_start

DEALS = 1024
LONGEST = 20_000  # answers in a game


def _game_type(slug: str) -> Any:
    rules = load(slug)
    return pyspiel.GameType(
        short_name=f"dovre_{slug}",
        long_name=rules.titles["en"],
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.GENERAL_SUM if rules.seats[0] == 1 else pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=rules.seats[-1],
        min_num_players=rules.seats[0],
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={"seats": max(2, rules.seats[0]), "deals": DEALS},
    )


class DovreGame(pyspiel.Game):  # type: ignore[misc]
    """A game of dovre with so many seats; each has a class of its own, since OpenSpiel keeps classes."""

    slug: ClassVar[str]
    game_type: ClassVar[Any]

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        self.rules = load(self.slug)
        given = params or {}
        self.seats = int(given.get("seats", max(2, self.rules.seats[0])))
        self.deals = int(given.get("deals", DEALS))
        self.rules.bare(self.seats, 0)  # refuses what the game does not have
        info = pyspiel.GameInfo(
            num_distinct_actions=len(self.rules.alphabet),
            max_chance_outcomes=self.deals,
            num_players=self.seats,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0 if self.game_type.utility == pyspiel.GameType.Utility.ZERO_SUM else None,
            max_game_length=LONGEST,
        )
        super().__init__(self.game_type, info, {"seats": self.seats, "deals": self.deals})

    def new_initial_state(self) -> DovreState:
        return DovreState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> DovreObserver:
        return DovreObserver(self, params)


class DovreState(pyspiel.State):  # type: ignore[misc]
    """A position: `asking` is the game, None until it is dealt."""

    def __init__(self, game: DovreGame) -> None:
        super().__init__(game)
        self.rules, self.seats, self.deals = game.rules, game.seats, game.deals
        self.asking: Asking | None = None

    def current_player(self) -> int:
        if self.asking is None:
            return int(pyspiel.PlayerId.CHANCE)
        seat = self.asking.seat
        return int(pyspiel.PlayerId.TERMINAL) if seat is None else seat

    def is_terminal(self) -> bool:
        return self.asking is not None and self.asking.seat is None

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return [(deal, 1 / self.deals) for deal in range(self.deals)]

    def _legal_actions(self, player: int) -> list[int]:
        return self.asking.legal() if self.asking is not None and player == self.asking.seat else []

    def _apply_action(self, action: int) -> None:
        if self.asking is None:
            seed = stream_start(action, "deal") & MAX_SEED
            self.asking = Asking(self.rules, self.seats, seed)
        else:
            self.asking.answer(action)

    def _action_to_string(self, player: int, action: int) -> str:
        return f"deal {action}" if player == pyspiel.PlayerId.CHANCE else self.rules.alphabet[action].token

    def returns(self) -> list[float]:
        return self.asking.rewards() if self.asking is not None else [0.0] * self.seats

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> DovreState:
        """A state that this player could believe: what the view does not show is dealt anew."""
        assert self.asking is not None
        new: DovreState = self.clone()
        rng = Rng.of(int(sampler() * MAX_SEED))
        assert new.asking is not None
        new.asking.begin(self.rules.determinize(self.asking.view(player), rng))
        while new.asking.seat not in (player, None) and self.asking.seat == player:
            new.asking.waiting.pop()  # asked at the same time, and asked later
        return new

    def __str__(self) -> str:
        return "to be dealt" if self.asking is None else repr(self.asking.state)


class DovreObserver:
    """The view of a player: as numbers, in the parts that the game declares, or as JSON."""

    def __init__(self, game: DovreGame, params: Any) -> None:
        if params:
            raise ValueError(f"observations have no parameters: {params}")
        observation = game.rules.observation
        self.tensor = np.zeros(observation.size(game.seats), np.float32)
        self.dict = {place.name: self.tensor[place.start : place.stop] for place in observation.places(game.seats)}

    def set_from(self, state: DovreState, player: int) -> None:
        self.tensor.fill(0.0)
        if state.asking is not None:
            state.asking.observation.write(state.asking.view(player), self.tensor)

    def string_from(self, state: DovreState, player: int) -> str:
        return "" if state.asking is None else state.asking.view(player).to_json()


def register() -> None:
    """Make every game known to OpenSpiel."""
    for slug in slugs():
        game_type = _game_type(slug)
        kind = type(f"Dovre{slug.title()}", (DovreGame,), {"slug": slug, "game_type": game_type})
        pyspiel.register_game(game_type, kind)


register()
