"""How fast the rules run: random matches, one after the other, in one process."""

from __future__ import annotations

import time

import msgspec
from librt.random import Random

from filature.kernel.build import is_compiled
from filature.kernel.errors import BadRequest
from filature.kernel.game import Choices, Game
from filature.kernel.state import playout

BATCH = 20


class PlayoutSpeed(msgspec.Struct, kw_only=True):
    """What was played, in how many seconds of processor time."""

    games: int
    steps: int
    seconds: float
    games_per_second: float
    steps_per_second: float
    compiled: bool


def playouts(game: Game, seats: int, seconds: float, options: Choices = None, seed: int = 1) -> PlayoutSpeed:
    """Play random matches for so long."""
    if not seconds > 0:
        raise BadRequest("bad-seconds", "Measuring takes more than 0 seconds, not {seconds}.", seconds=seconds)
    fresh = game.start(seats, options)
    dice = Random(seed)
    games = steps = 0
    began = time.process_time()
    spent = 0.0
    while spent < seconds:
        for _ in range(BATCH):
            steps += playout(fresh.copy(), dice)
        games += BATCH
        spent = time.process_time() - began
    return PlayoutSpeed(
        games=games,
        steps=steps,
        seconds=spent,
        games_per_second=games / spent,
        steps_per_second=steps / spent,
        compiled=is_compiled(),
    )
