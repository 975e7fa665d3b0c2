"""Dice that anybody can check after the match.

The referee seals a secret seed by publishing its SHA-256, then every seat may add a nonce, then all draws follow from
both: block i of the stream is HMAC-SHA256(seed, nonces and i). At the end the seed is published.
"""

from __future__ import annotations

import hashlib
import hmac
import secrets
from collections.abc import Sequence

import msgspec

from filature.kernel.record import Seal

WORD = 1 << 32
WORDS_IN_A_BLOCK = 8


def commitment(seed: bytes) -> str:
    return hashlib.sha256(seed).hexdigest()


class FairDice:
    """A stream of unbiased draws that follows from a sealed seed and the seats' nonces."""

    def __init__(self, seed: bytes | None = None, nonces: Sequence[str] = ()) -> None:
        self.seed = secrets.token_bytes(32) if seed is None else seed
        self.nonces = tuple(nonces)
        self._salt = msgspec.json.encode(self.nonces)
        self._blocks = 0
        self._words: list[int] = []

    def copy(self) -> FairDice:
        """Other dice that will bring the same draws from here on."""
        twin = FairDice(self.seed, self.nonces)
        twin._blocks = self._blocks
        twin._words = list(self._words)
        return twin

    def seal(self, *, opened: bool) -> Seal:
        """The public statement about these dice, with the seed once it may be known."""
        return Seal(commitment(self.seed), self.nonces, self.seed.hex() if opened else "")

    def below(self, n: int) -> int:
        """A number from 0 to n - 1, all equally likely: words of the incomplete last stretch are thrown away."""
        if not 0 < n <= WORD:
            raise ValueError(f"dice have between 1 and {WORD} sides, not {n}")
        fair = WORD - WORD % n
        while True:
            word = self._word()
            if word < fair:
                return word % n

    def draw(self, chances: Sequence[tuple[int, int]]) -> int:
        """One of the outcomes, by weight. A sole outcome costs no draw."""
        if len(chances) == 1:
            return chances[0][0]
        left = self.below(sum([weight for _, weight in chances]))
        for move, weight in chances:
            left -= weight
            if left < 0:
                return move
        raise AssertionError("weights do not add up")

    def _word(self) -> int:
        if not self._words:
            block = hmac.digest(self.seed, self._salt + self._blocks.to_bytes(8, "big"), "sha256")
            self._blocks += 1
            size = len(block) // WORDS_IN_A_BLOCK
            self._words = [int.from_bytes(block[i : i + size], "big") for i in range(0, len(block), size)]
            self._words.reverse()
        return self._words.pop()
