"""Matches do not share memory: what one thread plays does not disturb another."""

from __future__ import annotations

import random
import sys
from concurrent.futures import ThreadPoolExecutor

from filature.games import catalogue
from filature.kernel.dice import FairDice
from filature.kernel.match import Match, verify
from filature.kernel.record import Record


def played(seed: int) -> Record:
    dice, match = random.Random(seed), Match(catalogue.game("top_secret"), 3, dice=FairDice(bytes([seed]) * 32))
    match.settle()
    while match.state.turn() and len(match.moves) < 150:
        seat = match.state.turn()[0]
        match.play(seat, dice.choice(list(match.state.moves(seat))))
        match.settle()
    return match.record(open_seed=True)


def test_two_matches_are_played_again_in_two_threads() -> None:
    records, before = [played(1), played(2)], sys.getswitchinterval()
    sys.setswitchinterval(1e-5)
    try:
        with ThreadPoolExecutor(2) as threads:
            for again in threads.map(lambda record: verify(record, catalogue.game("top_secret")), records * 4):
                assert len(again.moves) >= 150
    finally:
        sys.setswitchinterval(before)
