"""Teach a small network to play `kings` by masked PPO, with numpy alone, and let it play against `random`.

    python examples/train_kings.py                                      # two minutes on one core
    cd examples; dovre match kings train_kings:Learned random           # with what was learned, in kings.npz

A network of one hidden layer reads the observation and tells how much it likes each part of an answer (its verb, its
card, its mine); an answer is liked as much as its parts together, and those that are not legal get no chance. Rewards
come from the places at the end, and on the way from the points that one's own view can vouch for.
"""

from __future__ import annotations

import argparse
import time
from pathlib import Path
from typing import Any

import numpy as np

import dovre
from dovre.bots.match import run_match
from dovre.envs.gymnasium_env import SeatEnv

GAME, FILE = "kings", "kings.npz"
HIDDEN, STEPS, BATCH, EPOCHS = 96, 1536, 256, 4
RATE, CLIP, ENTROPY, LAMBDA = 1e-3, 0.2, 0.003, 0.95
POINTS = 3.0  # what a hundred points are worth on the way, beside 1 for the game


def parts_of_answers(game: Any) -> np.ndarray:
    """A row for each answer of the alphabet: a 1 for its verb and for each of its parts."""
    names: dict[tuple[int, str], int] = {}
    rows = []
    for action in game.alphabet:
        words = enumerate((action.verb, *action.parts))
        rows.append([names.setdefault(word, len(names)) for word in words])
    table = np.zeros((len(rows), len(names)), np.float32)
    for row, columns in zip(table, rows, strict=True):
        row[columns] = 1.0
    return table


class Network:
    """Observation -> hidden layer -> a value, and a liking for each part of an answer."""

    def __init__(self, inputs: int, parts: np.ndarray, seed: int = 1) -> None:
        chance = np.random.default_rng(seed)
        self.parts = parts
        self.weights = {
            "in": chance.normal(0, 1 / 12, (inputs, HIDDEN)),
            "in_bias": np.zeros(HIDDEN),
            "like": chance.normal(0, 0.01, (HIDDEN, parts.shape[1])),
            "like_bias": np.zeros(parts.shape[1]),
            "direct": np.zeros((inputs, parts.shape[1])),
            "value": np.zeros((HIDDEN, 1)),
        }
        self.weights = {name: array.astype(np.float32) for name, array in self.weights.items()}
        self.moments = {name: (np.zeros_like(w), np.zeros_like(w)) for name, w in self.weights.items()}
        self.updates = 0

    def think(self, told: np.ndarray, legal: np.ndarray) -> tuple[np.ndarray, float]:
        """For one observation: the chance of each legal answer, and what the game is worth."""
        w = self.weights
        there = np.flatnonzero(told)  # most numbers are 0
        hidden = np.tanh(told[there] @ w["in"][there] + w["in_bias"])
        by_part = hidden @ w["like"] + told[there] @ w["direct"][there] + w["like_bias"]
        liking = self.parts[legal] @ by_part
        chances = np.exp(liking - liking.max())
        return chances / chances.sum(), float((hidden @ w["value"])[0])

    def learn(self, told: Any, masks: Any, chosen: Any, before: Any, gains: Any, returns: Any) -> None:
        """One step of PPO on a batch: more of what went better than expected, within the bounds of CLIP."""
        w, count = self.weights, len(chosen)
        some = np.flatnonzero(masks.any(axis=0))  # the answers that were legal at all
        parts, masks, chosen = self.parts[some], masks[:, some], np.searchsorted(some, chosen)
        hidden = np.tanh(told @ w["in"] + w["in_bias"])
        liking = (hidden @ w["like"] + told @ w["direct"] + w["like_bias"]) @ parts.T
        liking[~masks] = -np.inf
        liking -= liking.max(axis=1, keepdims=True)
        chances = np.exp(liking)
        chances /= chances.sum(axis=1, keepdims=True)
        rows = np.arange(count)
        now = chances[rows, chosen]
        ratio = now / before
        free = ~(((ratio > 1 + CLIP) & (gains > 0)) | ((ratio < 1 - CLIP) & (gains < 0)))
        push = np.where(free, ratio * gains, 0.0).astype(np.float32)
        logs = np.log(np.maximum(chances, 1e-9))
        spread = -(chances * logs).sum(axis=1, keepdims=True)
        slope = -push[:, None] * chances  # of what is to be made larger, by liking
        slope[rows, chosen] += push
        slope -= ENTROPY * chances * (logs + spread)
        worth = (hidden @ w["value"])[:, 0]
        value_slope = 0.5 * (returns - worth)[:, None]
        by_part = slope.astype(np.float32) @ parts
        back = (by_part @ w["like"].T + value_slope @ w["value"].T) * (1 - hidden**2)
        self._climb(
            {
                "in": told.T @ back,
                "in_bias": back.sum(axis=0),
                "like": hidden.T @ by_part,
                "direct": told.T @ by_part,
                "like_bias": by_part.sum(axis=0),
                "value": hidden.T @ value_slope,
            },
            count,
        )

    def _climb(self, slopes: dict[str, np.ndarray], count: int) -> None:
        """Adam, upwards."""
        self.updates += 1
        for name, slope in slopes.items():
            mean, square = self.moments[name]
            mean += 0.1 * (slope / count - mean)
            square += 0.001 * ((slope / count) ** 2 - square)
            steady = np.sqrt(square / (1 - 0.999**self.updates)) + 1e-6
            self.weights[name] += (RATE * mean / (1 - 0.9**self.updates) / steady).astype(np.float32)


class Learned:
    """The bot: what the network likes best. `dovre match kings train_kings:Learned:file=kings.npz random`."""

    options = {"file": str}

    def __init__(self, file: str = FILE) -> None:
        game = dovre.game(GAME)
        self.observation = game.observation
        self.network = Network(self.observation.size(2), parts_of_answers(game))
        self.network.weights = dict(np.load(file))

    def choose(self, view: Any, seconds: float, rng: Any) -> Any:
        told = np.zeros(self.observation.size(view.seats), np.float32)
        self.observation.write(view, told)
        chances, _ = self.network.think(told, np.array([action.index for action in view.legal]))
        return view.legal[int(chances.argmax())]


def play(env: SeatEnv, network: Network, chance: np.random.Generator, points: slice) -> dict[str, Any]:
    """Many answers of the network against the bots, with what came of them."""
    kept: dict[str, list[Any]] = {name: [] for name in ("told", "mask", "chosen", "before", "worth", "reward", "over")}
    told, _ = env.reset()
    wins: list[float] = []
    while len(kept["chosen"]) < STEPS:
        legal = np.flatnonzero(told["action_mask"])
        chances, worth = network.think(told["observation"], legal)
        choice = int(chance.choice(len(legal), p=chances / chances.sum()))
        after, reward, over, _, _ = env.step(int(legal[choice]))
        own, other = after["observation"][points] - told["observation"][points]
        seen = (told["observation"], told["action_mask"] > 0, int(legal[choice]), chances[choice], worth)
        for name, value in zip(kept, (*seen, reward + POINTS * (own - other), over), strict=True):
            kept[name].append(value)
        if over:
            wins.append(reward)
            after, _ = env.reset()
        told = after
    last = 0.0 if kept["over"][-1] else network.think(told["observation"], np.flatnonzero(told["action_mask"]))[1]
    return {name: np.array(values) for name, values in kept.items()} | {"last": last, "wins": wins}


def gains_of(seen: dict[str, Any]) -> np.ndarray:
    """How much better each answer turned out than expected, looking ahead (GAE)."""
    gains = np.zeros(len(seen["reward"]), np.float32)
    ahead, worth_after = 0.0, seen["last"]
    for at in range(len(gains) - 1, -1, -1):
        goes_on = 0.0 if seen["over"][at] else 1.0
        surprise = seen["reward"][at] + goes_on * worth_after - seen["worth"][at]
        ahead = surprise + LAMBDA * goes_on * ahead
        gains[at], worth_after = ahead, seen["worth"][at]
    return gains


def train(seconds: float, seed: int = 1, tell: bool = True) -> Network:
    """A network that has learned for so many seconds."""
    game, env = dovre.game(GAME), SeatEnv(GAME, bots=["random"])
    env.reset(seed=seed)
    chance = np.random.default_rng(seed)
    network = Network(game.observation.size(2), parts_of_answers(game), seed)
    place = next(place for place in game.observation.places(2) if place.name == "points")
    started, games = time.process_time(), 0
    while time.process_time() - started < seconds:
        seen = play(env, network, chance, slice(place.start, place.stop))
        gains = gains_of(seen)
        returns = gains + seen["worth"].astype(np.float32)
        gains = (gains - gains.mean()) / (gains.std() + 1e-6)
        for _ in range(EPOCHS):
            for batch in np.array_split(chance.permutation(STEPS), STEPS // BATCH):
                told, mask = seen["told"][batch], seen["mask"][batch]
                network.learn(told, mask, seen["chosen"][batch], seen["before"][batch], gains[batch], returns[batch])
        games += len(seen["wins"])
        if tell:
            print(f"{time.process_time() - started:4.0f} s  {games:5} games  mean reward {np.mean(seen['wins']):+.2f}")
    return network


def main() -> None:
    arguments = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    arguments.add_argument("--seconds", type=float, default=120.0, help="how long to learn")
    arguments.add_argument("--games", type=int, default=100, help="how many games to play against random then")
    arguments.add_argument("--out", default=FILE, help="file for what was learned")
    given = arguments.parse_args()
    network = train(given.seconds)
    np.savez(Path(given.out), **network.weights)
    result = run_match(dovre.game(GAME), [f"train_kings:Learned:file={given.out}", "random"], games=given.games, seed=1)
    learned = result.entrants[0]
    low, high = learned.interval
    print(f"{learned.wins:.1f} of {learned.games} games won against random: {low:.0%} to {high:.0%}")


if __name__ == "__main__":
    main()
