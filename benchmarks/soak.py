"""Many whole matches of a game: each must end, be written and read, replay and verify. Prints how they went.

python benchmarks/soak.py heimlich --matches 10000 --jobs 2 --option mode=advanced
python benchmarks/soak.py heimlich --bot greedy --seats 4
"""

from __future__ import annotations

import argparse
import hashlib
from collections import Counter
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from statistics import mean, median
from typing import Any, NamedTuple

from filature import bots
from filature.cli.main import read_options
from filature.games import catalogue
from filature.kernel.dice import FairDice
from filature.kernel.match import Match, verify
from filature.kernel.record import read_record, write_record

CHUNK = 100


class Course(NamedTuple):
    """How one match went."""

    moves: int
    size: int
    reason: str
    winners: tuple[int, ...]


def play(name: str, seats: int, options: dict[str, Any], bot: str, number: int) -> Course:
    """One match by bots, checked in every way a reader of its record could."""
    game = catalogue.game(name)
    seed = hashlib.sha256(f"{name}/{seats}/{options}/{bot}/{number}".encode()).digest()
    match = Match(game, seats, options, dice=FairDice(seed))
    bots.Seated(match, {seat: bots.make(game, bot, number * seats + seat) for seat in range(seats)}).play_out()
    outcome = match.outcome()
    assert outcome is not None
    text = write_record(match.record())
    again = verify(read_record(text), game)
    assert again.outcome() == outcome
    assert again.state.dump() == match.state.dump()
    return Course(len(match.moves), len(text), outcome.reason, outcome.winners)


def play_some(name: str, seats: int, options: dict[str, Any], bot: str, numbers: range) -> list[Course]:
    return [play(name, seats, options, bot, number) for number in numbers]


def main() -> None:
    parser = argparse.ArgumentParser(description="Play, replay and verify many matches.")
    parser.add_argument("game")
    parser.add_argument("--matches", type=int, default=1000)
    parser.add_argument("--seats", type=int, help="only this table; by default every number of seats")
    parser.add_argument("--bot", default="random")
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--option", action="append", help="name=value")
    wanted = parser.parse_args()
    options = read_options(wanted.option)
    tables = [wanted.seats] if wanted.seats else list(catalogue.game(wanted.game).seats)
    chunks = [range(first, min(first + CHUNK, wanted.matches)) for first in range(0, wanted.matches, CHUNK)]
    print(f"{wanted.game}, {wanted.bot}, {wanted.matches} matches a table, options {options}")
    with ProcessPoolExecutor(wanted.jobs) as pool:
        for seats in tables:
            part = partial(play_some, wanted.game, seats, options, wanted.bot)
            report(seats, [course for chunk in pool.map(part, chunks) for course in chunk])


def report(seats: int, courses: list[Course]) -> None:
    lengths, sizes = sorted(course.moves for course in courses), [course.size for course in courses]
    reasons = Counter(course.reason for course in courses)
    wins = Counter(seat for course in courses for seat in course.winners)
    print(
        f"{seats} seats: all end, replay, verify; moves mean {mean(lengths):.1f} median {median(lengths):.0f} "
        f"max {lengths[-1]}; record mean {mean(sizes):.0f} max {max(sizes)} bytes; "
        f"endings {dict(reasons.most_common())}; wins by seat {[wins[seat] for seat in range(seats)]}",
        flush=True,
    )


if __name__ == "__main__":
    main()
