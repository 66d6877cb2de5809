from collections import Counter

import pytest

from dovre.kernel.rng import Rng, stream_start


def test_the_sequence_is_fixed_for_ever():
    """Saved games depend on it: these numbers may never change."""
    assert Rng.of(0).bits() == 16294208416658607535
    rng = Rng.of(7, "deck")
    assert [rng.below(1000) for _ in range(6)] == [633, 415, 409, 786, 218, 930]
    assert "".join(rng.shuffled("abcdefgh")) == "ghcdbefa"


def test_streams_of_one_seed_are_apart():
    starts = {stream_start(seed, name) for seed in range(50) for name in ("setup", "deck", "dice", "")}
    assert len(starts) == 200


def test_a_draw_in_one_stream_moves_no_other():
    cells = [stream_start(1, "setup"), stream_start(1, "deck")]
    untouched = cells[1]
    Rng(cells, 0).bits()
    assert cells[1] == untouched
    assert cells[0] != stream_start(1, "setup")


def test_below_is_fair():
    rng = Rng.of(3)
    counts = Counter(rng.below(6) for _ in range(60_000))
    assert set(counts) == set(range(6))
    assert all(9_600 < n < 10_400 for n in counts.values())


def test_below_needs_a_positive_bound():
    with pytest.raises(ValueError, match="positive"):
        Rng.of(1).below(0)


def test_shuffle_gives_every_order_equally_often():
    rng = Rng.of(5)
    orders = Counter("".join(rng.shuffled("abc")) for _ in range(6_000))
    assert len(orders) == 6
    assert all(850 < n < 1_150 for n in orders.values())


def test_random_is_in_the_unit_interval():
    rng = Rng.of(9)
    numbers = [rng.random() for _ in range(1_000)]
    assert all(0 <= x < 1 for x in numbers)
    assert 0.45 < sum(numbers) / 1_000 < 0.55
