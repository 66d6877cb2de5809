"""The games as Gymnasium environments: one seat for the learner, the others for bots.

from dovre.envs.gymnasium_env import SeatEnv
table = SeatEnv("kings", bots=["greedy"])
told, info = table.reset(seed=7)
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from dovre.envs.extras import needed

needed("envs", "gymnasium", "numpy")

import gymnasium
import numpy as np
from gymnasium.spaces import Box, Dict, Discrete

from dovre.bots import bot
from dovre.bots.checked import CheckedBot
from dovre.envs.asking import Asking, Mask
from dovre.kernel.game import load
from dovre.kernel.rng import MAX_SEED, Rng

Told = dict[str, Any]


class SeatEnv(gymnasium.Env[Told, int]):
    """One seat of a game against bots, by name as everywhere: `greedy`, `my_bots:Clever:depth=3`.

    `bots` are those of the other seats, gone through again if there are more seats; `seat` is one's own, another one in
    each game if it is None. An observation is a dict: `observation` the view as numbers, `action_mask` the legal
    answers, which `action_masks()` tells too. An illegal answer ends the game, as lost. `seconds` is what a bot may
    think about an answer.
    """

    metadata = {"render_modes": ["ansi", "svg"], "render_fps": 1}

    def __init__(
        self,
        game: str,
        bots: Sequence[str] = ("random",),
        *,
        seats: int | None = None,
        seat: int | None = None,
        options: Mapping[str, str] | None = None,
        seconds: float = 0.0,
        render_mode: str | None = None,
    ) -> None:
        self.rules = load(game)
        fewest = max(2, self.rules.seats[0]) if seats is None else seats
        self.seats, self.seat, self.seconds = fewest, seat, seconds
        self.game_options = dict(options or {})
        self.rules.bare(self.seats, 0, self.game_options)  # refuses what the game does not have
        self.bot_names = [bots[n % len(bots)] for n in range(self.seats - 1)] if bots else []
        for name in self.bot_names:
            bot(name)
        self.render_mode = render_mode
        numbers = Box(-1.0, 1.0, (self.rules.observation.size(self.seats),), np.float32)
        mask = Box(0, 1, (len(self.rules.alphabet),), np.int8)
        self.observation_space = Dict({"observation": numbers, "action_mask": mask})
        self.action_space: Any = Discrete(len(self.rules.alphabet))

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Told, dict[str, Any]]:
        """Deal anew and let the bots play until the learner is asked."""
        super().reset(seed=seed)
        deal = int(self.np_random.integers(MAX_SEED))
        self.mine = int(self.np_random.integers(self.seats)) if self.seat is None else self.seat
        others = [seat for seat in range(self.seats) if seat != self.mine]
        self.players = {seat: CheckedBot(bot(name), name) for seat, name in zip(others, self.bot_names, strict=True)}
        self.chance = {seat: Rng.of(deal, f"bot p{seat + 1}") for seat in others}
        self.asking = Asking(self.rules, self.seats, deal, self.game_options)
        self._let_bots_play()
        return self._told(), self._info()

    def step(self, action: int) -> tuple[Told, float, bool, bool, dict[str, Any]]:
        if self.asking.seat is None:
            return self._told(), 0.0, True, False, self._info()
        if action not in self.asking.legal():
            return self._told(), -1.0, True, False, {**self._info(), "illegal": True}
        self.asking.answer(int(action))
        self._let_bots_play()
        over = self.asking.seat is None
        return self._told(), self.asking.rewards()[self.mine], over, False, self._info()

    def _let_bots_play(self) -> None:
        while (seat := self.asking.seat) is not None and seat != self.mine:
            action = self.players[seat].choose(self.asking.view(seat), self.seconds, self.chance[seat])
            self.asking.answer(action.index)

    def _told(self) -> Told:
        return {"observation": self.asking.numbers(self.mine), "action_mask": self.asking.mask(self.mine)}

    def _info(self) -> dict[str, Any]:
        faults = sum(len(player.faults) for player in self.players.values())
        return {"seat": self.mine, "faults": faults}

    def action_masks(self) -> Mask:
        """A 1 for each legal answer, by the name under which masked learners look for it."""
        return self.asking.mask(self.mine)

    def render(self) -> Any:
        """The table as the learner sees it: text, or a drawing."""
        view = self.asking.view(self.mine)
        if self.render_mode == "svg":
            return str(self.rules.board(view))
        return self.rules.text(view, lang="en") if self.render_mode == "ansi" else None
