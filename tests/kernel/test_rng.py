from collections import Counter

import pytest

from dovre.kernel.rng import (
    MASK,
    MAX_SEED,
    SECRET_SEEDS,
    Rng,
    from_json_number,
    is_seed,
    secret_seed,
    stream_start,
    to_json_number,
)


def test_the_sequence_is_fixed_for_ever():
    """Saved games depend on it: these numbers may never change."""
    assert Rng.of(0).bits() == 16294208416658607535
    rng = Rng.of(7, "deck")
    assert [rng.below(1000) for _ in range(6)] == [633, 415, 409, 786, 218, 930]
    assert "".join(rng.shuffled("abcdefgh")) == "ghcdbefa"


def test_the_sequence_of_a_secret_seed_is_fixed_too():
    rng = Rng.of(SECRET_SEEDS[7], "deck")
    assert [rng.below(1000) for _ in range(6)] == [889, 423, 861, 270, 820, 193]
    assert "".join(rng.shuffled("abcdefgh")) == "gdcbfhea"
    assert Rng.of(SECRET_SEEDS[8], "deck").bits() != Rng.of(SECRET_SEEDS[7], "deck").bits()


def test_secret_seeds_have_128_bits_of_the_system(monkeypatch):
    asked = []
    monkeypatch.setattr("dovre.kernel.rng.secrets.randbits", lambda bits: asked.append(bits) or 5)
    assert secret_seed() == SECRET_SEEDS[5]
    assert asked == [128]
    assert len({stream_start(SECRET_SEEDS[n], name) for n in range(50) for name in ("setup", "deck", "")}) == 150


def test_a_stream_of_a_secret_seed_cannot_be_mistaken_for_a_quick_one():
    """However often was drawn: the two kinds go different ways by the size of the number alone."""
    rng = Rng.of(SECRET_SEEDS[0], "deck")
    assert rng.cells[0] > MASK
    start = rng.cells[0]
    for _ in range(1_000):
        rng.bits()
    assert rng.cells[0] == start + 1_000


@pytest.mark.parametrize(
    ("value", "good"),
    [
        (0, True),
        (MAX_SEED, True),
        (MAX_SEED + 1, False),
        (SECRET_SEEDS.start, True),
        (SECRET_SEEDS.stop, False),
        (-1, False),
        (True, False),
        ("7", False),
    ],
)
def test_what_a_seed_is(value, good):
    assert is_seed(value) is good


def test_numbers_beyond_64_bits_are_digits_in_json():
    for number in (0, MASK, MASK + 1, secret_seed()):
        assert from_json_number(to_json_number(number)) == number
    assert to_json_number(MASK + 1) == "18446744073709551616"
    assert from_json_number("x") == "x"


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
