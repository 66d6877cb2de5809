"""The games as environments: the tests of PettingZoo, Gymnasium and OpenSpiel, and what these do not look at."""

import contextlib
import io
import warnings

import gymnasium
import numpy as np
import pyspiel
import pytest
from gymnasium.utils.env_checker import check_env
from pettingzoo.test import api_test, render_test, seed_test

import dovre
from dovre.envs import openspiel_game, rewards
from dovre.envs.asking import Asking
from dovre.envs.gymnasium_env import SeatEnv
from dovre.envs.pettingzoo_env import env
from dovre.kernel.errors import BadSetup, NotLegal
from dovre.kernel.rng import Rng

SLUGS = [slug for slug in dovre.slugs() if slug != "feast"]


@pytest.fixture
def quiet():
    """Their tests print, and warn of agents that have other names than theirs and of observations with a mask."""
    with warnings.catch_warnings(), contextlib.redirect_stdout(io.StringIO()):
        warnings.simplefilter("ignore", UserWarning)
        yield


@pytest.mark.parametrize("slug", SLUGS)
def test_pettingzoo(slug, quiet):
    api_test(env(slug), num_cycles=40)
    seed_test(lambda: env(slug), num_cycles=20)


@pytest.mark.parametrize("slug", SLUGS)
def test_pettingzoo_draws(slug, quiet):
    render_test(
        lambda render_mode: env(slug, render_mode=render_mode), custom_tests={"svg": lambda made: "</svg>" in made}
    )


def play_through(table, seed):
    """A random game, agent by agent; what each got in the end, and how often it was asked."""
    table.reset(seed=seed)
    rng, got, asked = Rng.of(seed), {}, dict.fromkeys(table.possible_agents, 0)
    for agent in table.agent_iter():
        told, reward, terminated, _, _ = table.last()
        if terminated:
            got[agent] = reward
            table.step(None)
            continue
        asked[agent] += 1
        assert table.observation_space(agent).contains(told)
        table.step(int(rng.choice(np.flatnonzero(told["action_mask"]).tolist())))
    return got, asked


@pytest.mark.parametrize("slug", SLUGS)
def test_a_whole_game_gives_rewards_by_place(slug):
    table = env(slug, seats=dovre.game(slug).seats[-1])
    got, asked = play_through(table, 3)
    state = table.asking.state
    assert state.over
    assert set(got) == set(table.possible_agents)
    assert min(asked.values()) > 3
    assert sum(got.values()) == pytest.approx(0.0)
    best = max(got.values())
    assert {table.possible_agents[seat] for seat in state.winners} == {a for a, reward in got.items() if reward == best}


def test_places_give_rewards(solo):
    kings = dovre.game("kings")
    state = kings.new(2, 1)
    assert rewards(kings, state) == [0.0, 0.0]
    rng = Rng.of(1)
    while not state.over:
        seat = state.waiting[0]
        state.play(seat, rng.choice(state.legal(seat)))
    (winner,) = state.winners
    assert rewards(kings, state)[winner] == 1.0
    assert rewards(kings, state)[1 - winner] == -1.0
    alone = solo.new(1, 1)
    while not alone.over:
        alone.play(0, rng.choice(alone.legal(0)))
    assert rewards(solo, alone) == [1.0 if alone.winners else -1.0]


def test_what_is_sealed_is_not_told_to_those_asked_later(feast):
    """Every seat sees the table as it was before any of them answered."""
    first, second = (Asking.__new__(Asking) for _ in range(2))
    for asking, which in ((first, 0), (second, -1)):
        asking.game, asking.observation = feast, None
        asking.begin(feast.new(3, 1))
        assert asking.seat == 0
        asking.answer(asking.legal()[which])
        assert asking.seat == 1
    assert first.view(1) == second.view(1)
    assert not any(first.view(1).frames[-1][2])


def test_an_illegal_answer_is_refused_with_its_reason():
    table = env("kings")
    table.reset(seed=1)
    wrong = next(index for index in range(5000) if index not in table.asking.legal())
    before = table.asking.state.digest()
    with pytest.raises(NotLegal) as caught:
        table.step(wrong)
    assert "KING-" in caught.value.words("en")
    with pytest.raises(ValueError, match="number below"):
        table.step(10**6)
    assert table.asking.state.digest() == before


@pytest.mark.parametrize("make", [lambda: env("kings", seats=9), lambda: SeatEnv("kings", seats=9)])
def test_seats_that_a_game_does_not_have_are_refused(make):
    with pytest.raises(BadSetup):
        make()


@pytest.mark.parametrize("slug", SLUGS)
def test_gymnasium(slug, quiet):
    check_env(SeatEnv(slug, bots=["random"], render_mode="ansi"), skip_render_check=False)


def learner_plays(table, seed):
    table.reset(seed=seed)
    rng, over, steps = Rng.of(seed), False, 0
    while not over:
        _, reward, over, cut, info = table.step(int(rng.choice(np.flatnonzero(table.action_masks()).tolist())))
        steps += 1
        assert not cut
    return reward, info, steps


def test_a_seat_against_bots():
    table = SeatEnv("kings", bots=["greedy", "random"], seats=3)
    results = [learner_plays(table, seed) for seed in range(4)]
    assert {info["seat"] for _, info, _ in results} <= {0, 1, 2}
    assert {reward for reward, _, _ in results} <= {-1.0, -0.5, 0.0, 0.5, 1.0}
    assert all(info["faults"] == 0 for _, info, _ in results)
    assert learner_plays(table, 3) == results[3]
    assert learner_plays(SeatEnv("kings", seat=1), 1)[1]["seat"] == 1


def test_an_illegal_answer_loses_the_game():
    table = SeatEnv("kings")
    table.reset(seed=1)
    wrong = int(np.flatnonzero(table.action_masks() == 0)[0])
    _, reward, over, _, info = table.step(wrong)
    assert (reward, over, info["illegal"]) == (-1.0, True, True)


def test_they_can_be_made_by_gymnasium(quiet):
    gymnasium.register("dovre-test", entry_point="dovre.envs.gymnasium_env:SeatEnv", kwargs={"game": "kings"})
    table = gymnasium.make("dovre-test", bots=["greedy"])
    told, _ = table.reset(seed=1)
    assert table.observation_space.contains(told)


def sim(slug, seats, deals=8):
    game = pyspiel.load_game(f"dovre_{slug}(seats={seats},deals={deals})")
    pyspiel.random_sim_test(game, num_sims=1, serialize=False, verbose=False)


@pytest.mark.parametrize("slug", SLUGS)
def test_openspiel(slug):
    sim(slug, 2)


@pytest.mark.long
@pytest.mark.parametrize("slug", SLUGS)
def test_openspiel_at_every_table(slug):
    for seats in dovre.game(slug).seats:
        sim(slug, seats)


@pytest.mark.parametrize("slug", SLUGS)
def test_an_openspiel_game_to_its_end(slug):
    state = pyspiel.load_game(f"dovre_{slug}").new_initial_state()
    assert len(state.chance_outcomes()) == openspiel_game.DEALS
    state.apply_action(5)
    rng = Rng.of(2)
    while not state.is_terminal():
        legal = state.legal_actions()
        assert legal == sorted(legal)
        state.apply_action(rng.choice(legal))
    assert sum(state.returns()) == pytest.approx(0.0)


def test_openspiel_tells_a_player_its_view_and_deals_the_rest_anew():
    state = pyspiel.load_game("dovre_kings(seats=2)").new_initial_state()
    state.apply_action(1)
    rng = Rng.of(1)
    for _ in range(7):
        state.apply_action(rng.choice(state.legal_actions()))
    player = state.current_player()
    chance = iter((n + 0.5) / 9 for n in range(9))
    others = set()
    for _ in range(4):
        other = state.resample_from_infostate(player, lambda: next(chance))
        assert other.observation_string(player) == state.observation_string(player)
        assert other.observation_tensor(player) == state.observation_tensor(player)
        assert other.legal_actions() == state.legal_actions()
        others.add(other.observation_string(1 - player))
    assert len(others) > 1
