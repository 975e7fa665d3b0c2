"""How good the beliefs of a game are: matches of every bot, heard by a watcher and by one seat.

python benchmarks/beliefs.py heimlich --seats 4 --matches 40 --seed held-out
python benchmarks/beliefs.py serum --bots hard,gambler --by-secret

At the beginning of every turn each open question is asked. *Loss* is -ln of what was held of the truth, beside that of
the uniform guess among all answers still held possible. *Off* is the largest difference, over the deciles of what was
held, between that and how often it was true. What is asked turn after turn is answered much alike, so a decile counts
from 50 different questions on (secrets of a match), however often they were asked.
"""

from __future__ import annotations

import argparse
import hashlib
from collections import defaultdict
from collections.abc import Iterator, Mapping
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from math import log
from typing import NamedTuple

from rich.console import Console
from rich.table import Table

from filature import bots
from filature.analysis.listening import bots_of
from filature.bots.contract import Belief
from filature.games import catalogue
from filature.kernel.dice import FairDice
from filature.kernel.game import Game
from filature.kernel.match import Match
from filature.kernel.state import WATCHER

FEW = 50
"""Different questions, below which a decile says nothing."""
ALL = "all who think"
NEVER = 1e-9
"""What a belief that excluded the truth is charged with."""


class Asked(NamedTuple):
    """One question, once: what was held of each answer still possible, that of the truth first."""

    secret: str
    held: tuple[float, ...]

    @property
    def loss(self) -> float:
        return -log(max(self.held[0], NEVER))

    @property
    def uniform(self) -> float:
        return log(len(self.held))


def play(name: str, seats: int, seed: str, bot: str, number: int) -> list[Asked]:
    """One match in which everybody is that bot."""
    game = catalogue.game(name)
    dice = hashlib.sha256(f"{seed}/{name}/{seats}/{bot}/{number}".encode()).digest()
    match = Match(game, seats, dice=FairDice(dice))
    players = {seat: bots.make(game, bot, int.from_bytes(dice[:4], "big") + seat) for seat in range(seats)}
    return list(follow(game, match, bots.Seated(match, players), number % seats))


def follow(game: Game, match: Match, seated: bots.Seated, seat: int) -> Iterator[Asked]:
    match.settle()
    mind, told, turn = bots_of(game), 0, match.state.turn_number()
    beliefs = {listener: mind.belief(match.view(listener)) for listener in (WATCHER, seat)}
    while waiting := match.state.turn():
        for listener, belief in beliefs.items():
            for event in match.events[told:]:
                if event.reaches(listener):
                    belief.hear(event)
            belief.see(match.view(listener))
        told = len(match.events)
        if match.state.turn_number() != turn:
            turn = match.state.turn_number()
            truth = mind.truth(match.state)
            for belief in beliefs.values():
                yield from ask(belief, truth)
        seated.move(waiting[0])
        match.settle()


def ask(belief: Belief, truth: Mapping[str, str]) -> Iterator[Asked]:
    for secret, row in belief.odds().items():
        if secret in truth:
            others = [chance for answer, chance in row.items() if chance > 0 and answer != truth[secret]]
            if others:
                yield Asked(secret, (row.get(truth[secret], 0.0), *others))


class Quality:
    """Many questions of one kind."""

    def __init__(self) -> None:
        self.asked = 0
        self.loss = self.uniform = 0.0
        self.deciles = [[0, 0.0, 0] for _ in range(10)]
        """Answers, what was held of them together, how many were true."""
        self.questions: list[set[tuple[str, int, str]]] = [set() for _ in range(10)]
        """By decile: whose matches, which of them, and about what."""

    def add(self, one: Asked, bot: str, match: int) -> None:
        self.asked += 1
        self.loss += one.loss
        self.uniform += one.uniform
        for place, chance in enumerate(one.held):
            number = min(9, int(chance * 10))
            self.questions[number].add((bot, match, one.secret))
            decile = self.deciles[number]
            decile[0] += 1
            decile[1] += chance
            decile[2] += place == 0

    def row(self) -> tuple[str, ...]:
        told = [
            (held / count, true / count) if len(asked) >= FEW else None
            for (count, held, true), asked in zip(self.deciles, self.questions, strict=True)
        ]
        off = max((abs(held - true) for held, true in filter(None, told)), default=0.0)
        shown = (f"{found[0]:.2f}:{found[1]:.2f}" if found else "" for found in told)
        return (
            str(self.asked),
            f"{self.loss / max(1, self.asked):.3f}",
            f"{self.uniform / max(1, self.asked):.3f}",
            f"{off:.2f}",
            *shown,
        )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("--seats", type=int, help="by default 4, or the nearest the game has")
    parser.add_argument("--matches", type=int, default=20, help="of every bot (default 20)")
    parser.add_argument("--seed", default="held-out")
    parser.add_argument("--bots", help="only these, with commas between them")
    parser.add_argument("--by-secret", action="store_true", help="a row for every kind of question as well")
    parser.add_argument("--jobs", type=int, default=1)
    chosen = parser.parse_args()
    game = catalogue.game(chosen.game)
    seats = chosen.seats or min(max(4, min(game.seats)), max(game.seats))
    names = chosen.bots.split(",") if chosen.bots else list(bots.known(game))
    qualities: dict[str, Quality] = defaultdict(Quality)
    with ProcessPoolExecutor(chosen.jobs) as pool:
        for bot in names:
            played = pool.map(partial(play, game.name, seats, chosen.seed, bot), range(chosen.matches))
            for match, asked in enumerate(played):
                for one in asked:
                    qualities[bot].add(one, bot, match)
                    if bot in bots_of(game).personalities:
                        qualities[ALL].add(one, bot, match)
                    if chosen.by_secret:
                        qualities[f"{bot}: {one.secret.split()[0]}"].add(one, bot, match)
    table = Table(
        title=f"{game.name}, {seats} seats, {chosen.matches} matches of every bot, seed {chosen.seed}",
        box=None,
        pad_edge=False,
    )
    for column in ("bot", "asked", "loss", "uniform", "off", *(f"{n}0-" for n in range(10))):
        table.add_column(column, justify="left" if column == "bot" else "right", no_wrap=True)
    for name in sorted(qualities, key=lambda name: (name == ALL, list(qualities).index(name))):
        table.add_row(name, *qualities[name].row())
    Console(width=200).print(table)


if __name__ == "__main__":
    main()
