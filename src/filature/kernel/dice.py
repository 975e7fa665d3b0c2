"""Dice that anybody can check after the match.

The referee seals a secret seed by publishing its SHA-256, then every seat may add a nonce, then all draws follow from
both: block i of the stream is HMAC-SHA256(seed, nonces and i). At the end the seed is published.
"""

from __future__ import annotations

import hashlib
import hmac
import secrets
from collections.abc import Sequence
from struct import Struct
from typing import Final

import msgspec

from filature.kernel.record import Seal

WORD: Final = 1 << 32
WORDS = Struct(">8I")
"""How a block falls into words."""


def commitment(seed: bytes) -> str:
    return hashlib.sha256(seed).hexdigest()


class FairDice:
    """A stream of unbiased draws that follows from a sealed seed and the seats' nonces.

    The same seed brings the same draws; without one it is drawn from the system.

    >>> import filature
    >>> game = filature.load_game("heimlich")
    >>> one, other = (filature.Match(game, 4, dice=filature.FairDice(b"seed 1")) for _ in range(2))
    >>> one.roll() == other.roll()
    True
    """

    def __init__(self, seed: bytes | None = None, nonces: Sequence[str] = ()) -> None:
        self.seed = secrets.token_bytes(32) if seed is None else seed
        self.nonces = tuple(nonces)
        self._salt = b""  # the nonces in writing, once they are needed: a copy takes them over
        self._blocks = 0
        self._words: tuple[int, ...] = ()
        """What is left of the last block begins at `_next`."""
        self._next = 0

    def copy(self) -> FairDice:
        """Other dice that will bring the same draws from here on."""
        twin = FairDice(self.seed, self.nonces)
        twin._salt = self._salt
        twin._blocks = self._blocks
        twin._words = self._words
        twin._next = self._next
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
        total = 0
        for _, weight in chances:
            total += weight
        left = self.below(total)
        for move, weight in chances:
            left -= weight
            if left < 0:
                return move
        raise AssertionError("weights do not add up")

    def _word(self) -> int:
        if self._next == len(self._words):
            self._salt = self._salt or msgspec.json.encode(self.nonces)
            block = hmac.digest(self.seed, self._salt + self._blocks.to_bytes(8, "big"), "sha256")
            self._blocks += 1
            self._words = WORDS.unpack(block)
            self._next = 0
        self._next += 1
        return self._words[self._next - 1]
