"""How long the analysis of a finished match takes: one match of `normal` bots of every game, one core.

python benchmarks/analysis.py
python benchmarks/analysis.py heimlich serum --seats 4 --profile
"""

from __future__ import annotations

import argparse
import cProfile
import pstats
import time

from rich.console import Console
from rich.table import Table

from filature import bots
from filature.analysis import analyse
from filature.games import catalogue
from filature.kernel.dice import FairDice
from filature.kernel.match import Match
from filature.kernel.record import Record

USUAL_SEATS = 4


def play(name: str, seats: int | None, bot: str, seed: int) -> Record:
    """A match of such bots to its end; 4 seats, or as near to that as the game has."""
    game = catalogue.game(name)
    chosen = seats or min(max(USUAL_SEATS, min(game.seats)), max(game.seats))
    match = Match(game, chosen, dice=FairDice(bytes([seed] * 32)))
    bots.Seated(match, {seat: bots.make(game, bot, seed + seat) for seat in range(chosen)}).play_out()
    return match.record()


def seconds(record: Record, *, quick: bool) -> float:
    game = catalogue.game(record.game)
    began = time.process_time()
    analyse(record, game, quick=quick)
    return time.process_time() - began


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("games", nargs="*", default=["heimlich", "serum", "double_agents", "top_secret"])
    parser.add_argument("--seats", type=int, help="by default 4, or the nearest the game has")
    parser.add_argument("--bot", default="normal")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--profile", action="store_true", help="where the time goes")
    chosen = parser.parse_args()
    table = Table("game", "seats", "moves", "beliefs s", "with luck and skill s")
    for name in chosen.games:
        record = play(name, chosen.seats, chosen.bot, chosen.seed)
        profile = cProfile.Profile()
        if chosen.profile:
            profile.enable()
        figures = [f"{seconds(record, quick=quick):.1f}" for quick in (True, False)]
        profile.disable()
        table.add_row(name, str(record.seats), str(len(record.moves)), *figures)
        if chosen.profile:
            pstats.Stats(profile).sort_stats("cumulative").print_stats(35)
    Console().print(table)


if __name__ == "__main__":
    main()
