"""The games as PettingZoo environments, in which agents take turns (AEC).

from dovre.envs.pettingzoo_env import env
table = env("kings", seats=3)
table.reset(seed=7)
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from dovre.envs.extras import needed

needed("envs", "pettingzoo", "gymnasium", "numpy")

import numpy as np
from gymnasium.spaces import Box, Dict, Discrete
from gymnasium.utils import seeding
from pettingzoo import AECEnv

from dovre.envs.asking import Asking
from dovre.kernel.errors import NotLegal
from dovre.kernel.game import load
from dovre.kernel.rng import MAX_SEED


class TableEnv(AECEnv[str, dict[str, Any], int]):  # type: ignore[misc]
    """A table of a game; agents are `p1`, `p2`… An illegal answer is refused with NotLegal, which says why.

    An observation is a dict: `observation` the view as numbers, `action_mask` the legal answers. `options` are those of
    the game. `render_mode` is `ansi` (the text of a terminal), `svg` (a drawing) or `human` (the text is printed); all
    show what the agent that is asked may see.
    """

    def __init__(
        self,
        game: str,
        seats: int | None = None,
        options: Mapping[str, str] | None = None,
        render_mode: str | None = None,
    ) -> None:
        self.rules = load(game)
        self.seats = self.rules.seats[0] if seats is None else seats
        self.game_options = dict(options or {})
        self.rules.bare(self.seats, 0, self.game_options)  # refuses what the game does not have
        self.render_mode = render_mode
        self.metadata = {
            "name": f"dovre_{game}_v{self.rules.version}",
            "render_modes": ["human", "ansi", "svg"],
            "is_parallelizable": False,
            "render_fps": 1,
        }
        self.possible_agents = [f"p{seat + 1}" for seat in range(self.seats)]
        self.agents: list[str] = []
        count = self.rules.observation.size(self.seats)
        numbers = Box(-1.0, 1.0, (count,), np.float32)
        mask = Box(0, 1, (len(self.rules.alphabet),), np.int8)
        self.observation_spaces = {
            agent: Dict({"observation": numbers, "action_mask": mask}) for agent in self.possible_agents
        }
        self.action_spaces = {agent: Discrete(len(self.rules.alphabet)) for agent in self.possible_agents}
        self.chance, _ = seeding.np_random()

    def observation_space(self, agent: str) -> Dict:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Discrete[Any]:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Deal anew. Without a seed the next deal of those that the last seed gives."""
        if seed is not None:
            self.chance, _ = seeding.np_random(seed)
        deal = int(self.chance.integers(MAX_SEED))
        self.asking = Asking(self.rules, self.seats, deal, self.game_options)
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._select()

    def _select(self) -> None:
        seat = self.asking.seat
        self.agent_selection = self.agents[0] if seat is None else self.possible_agents[seat]

    def observe(self, agent: str) -> dict[str, Any]:
        seat = self.possible_agents.index(agent)
        return {"observation": self.asking.numbers(seat), "action_mask": self.asking.mask(seat)}

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        self._check(action)
        assert action is not None
        self._cumulative_rewards[agent] = 0.0
        self.asking.answer(int(action))
        if self.asking.seat is None:
            self.rewards = dict(zip(self.possible_agents, self.asking.rewards(), strict=True))
            self.terminations = dict.fromkeys(self.agents, True)
        self._select()
        self._accumulate_rewards()
        if self.render_mode == "human":
            self.render()

    def _check(self, action: int | None) -> None:
        seat = self.asking.seat
        assert seat is not None
        if action not in self.asking.legal():
            if action is None or not 0 <= action < len(self.rules.alphabet):
                raise ValueError(f"an answer is a number below {len(self.rules.alphabet)}, not {action}")
            wrong = self.rules.alphabet[int(action)]
            raise NotLegal(self.rules.reasons.refuse(self.asking.state, seat, wrong), wrong.token)

    def render(self) -> str | None:
        """The table as the agent sees it that is asked."""
        view = self.asking.view(self.possible_agents.index(self.agent_selection))
        if self.render_mode == "svg":
            return str(self.rules.board(view))
        if self.render_mode is None:
            return None
        text = self.rules.text(view, lang="en")
        if self.render_mode == "human":
            print(text)
            return None
        return text

    def close(self) -> None:
        """Nothing is open."""


def env(game: str, **how: Any) -> TableEnv:
    """A table of a game, such as `env("kings", seats=3)`."""
    return TableEnv(game, **how)
