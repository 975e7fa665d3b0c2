"""Fair dice: unbiased, repeatable, and bound to what was sealed before the first draw."""

import hashlib
from collections import Counter

import pytest

from filature.kernel.dice import FairDice

SEED = bytes(range(32))


def test_the_same_seed_and_nonces_bring_the_same_draws() -> None:
    one, two = FairDice(SEED, ["a", "b"]), FairDice(SEED, ["a", "b"])
    assert [one.below(6) for _ in range(100)] == [two.below(6) for _ in range(100)]


def test_every_nonce_changes_the_draws() -> None:
    draws = {
        tuple(FairDice(SEED, nonces).below(1000) for _ in range(1))
        + tuple(dice.below(1000) for dice in [FairDice(SEED, nonces)] * 8)
        for nonces in ([], ["a"], ["b"], ["a", "b"], ["ab", ""], ["", "ab"])
    }
    assert len(draws) == 6


def test_faces_are_equally_likely() -> None:
    dice = FairDice(SEED)
    seen = Counter(dice.below(6) for _ in range(60_000))
    assert set(seen) == set(range(6))
    # six standard deviations around 10,000
    assert all(abs(count - 10_000) < 6 * 92 for count in seen.values())


def test_outcomes_come_by_weight() -> None:
    dice = FairDice(SEED)
    seen = Counter(dice.draw([(7, 1), (8, 3)]) for _ in range(40_000))
    assert abs(seen[8] - 30_000) < 6 * 87


def test_a_sole_outcome_costs_no_draw() -> None:
    one, two = FairDice(SEED), FairDice(SEED)
    assert one.draw([(4, 1)]) == 4
    assert one.below(1000) == two.below(1000)


def test_the_seal_shows_the_hash_and_hides_the_seed_until_it_is_opened() -> None:
    dice = FairDice(SEED, ["x"])
    assert dice.seal(opened=False).seed == ""
    assert dice.seal(opened=False).commitment == hashlib.sha256(SEED).hexdigest()
    assert bytes.fromhex(dice.seal(opened=True).seed) == SEED


@pytest.mark.parametrize("sides", [0, -1, 2**32 + 1])
def test_impossible_dice_are_refused(sides: int) -> None:
    with pytest.raises(ValueError, match="sides"):
        FairDice(SEED).below(sides)
