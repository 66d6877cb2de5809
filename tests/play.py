"""Small ways to play for tests."""

from dovre.kernel.rng import Rng


def random_line(game, seats, seed, options=None, most=10**6):
    """Every state of a random game, the first one included."""
    state = game.new(seats, seed, options)
    rng = Rng.of(seed, "line")
    yield state
    for _ in range(most):
        if state.over:
            return
        seat = rng.choice(state.waiting)
        state = game.apply(state, seat, rng.choice(state.legal(seat))).state
        yield state


def random_state(game, seats, seed, decisions, options=None):
    """The state of a random game after so many decisions, or its end."""
    *_, last = random_line(game, seats, seed, options, decisions)
    return last


def finish(state, seed=0):
    """Play a state in place to its end, by chance."""
    rng = Rng.of(seed, "finish")
    while not state.over:
        seat = state.waiting[0]
        state.play(seat, rng.choice(state.legal(seat)))
    return state
