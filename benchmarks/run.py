"""`make bench`: how fast and how small the house is, each figure against its bar, in one run.

Speed is told as a fraction of a hand-written C loop (heimlich_limit.c) measured in the same run, because absolute
figures wobble from machine to machine and from minute to minute. Ends with 1 if a bar is missed.
"""

from __future__ import annotations

import argparse
import ctypes
import gc
import os
import platform
import random
import resource
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path
from statistics import mean, median

import msgspec
import pyspiel
from librt.random import Random

from filature import bots
from filature.arena.bench import PlayoutSpeed, playouts
from filature.bots.contract import Personality
from filature.bots.search import Budget, MoveStatistics, Search
from filature.bridges import openspiel
from filature.bridges.course import Course
from filature.games import catalogue
from filature.games.heimlich import GAME
from filature.games.heimlich.moves import SPLITS
from filature.games.heimlich.packed import unpack
from filature.kernel.dice import FairDice
from filature.kernel.game import Game
from filature.kernel.match import Match
from filature.kernel.record import write_record
from filature.kernel.state import State

ROOT = Path(__file__).parent.parent
SEATS, AGENTS = 4, 6
SECONDS = 0.4  # per measurement and round
GAMES_OF_C = 300_000
RECORDS = 200
PLAYOUTS = 20_000


class Row(msgspec.Struct):
    """A figure and its bar; `most` tells whether the bar is a ceiling or a floor."""

    what: str
    figure: float
    unit: str
    bar: float | None = None
    most: bool = False
    note: str = ""

    @property
    def held(self) -> bool:
        return self.bar is None or (self.figure <= self.bar if self.most else self.figure >= self.bar)


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--json", action="store_true", help="one JSON object instead of a table")
    parser.add_argument("--rounds", type=int, default=5, help="rounds of every speed; their median counts (default 5)")
    parser.add_argument(
        "--playouts", action="store_true", help="only play random matches, and tell their speed as JSON"
    )
    chosen = parser.parse_args()
    if chosen.playouts:
        print(msgspec.json.encode(playouts(GAME, SEATS, SECONDS)).decode())
        return 0
    rounds = max(1, chosen.rounds)
    rows = [
        *speeds(rounds),
        thinking(rounds),
        *sizes(),
        *beside_openspiel(rounds),
        *every_game(),
        *bridge(rounds),
        *commands(rounds),
    ]
    print(as_json(rows) if chosen.json else as_table(rows))
    return 0 if all(row.held for row in rows) else 1


# --- Speed --------------------------------------------------------------------------------------------------------


def speeds(rounds: int) -> list[Row]:
    """The C loop, our rules compiled and our rules interpreted take turns, so that a slow minute slows all alike."""
    c_loop = build_c_loop()
    c, ours, plain = [], [], []
    for number in range(1, rounds + 1):
        c.append(c_loop(number))
        ours.append(playouts(GAME, SEATS, SECONDS, seed=number))
        plain.append(interpreted_playouts())
    if plain[0].compiled:
        raise SystemExit("The interpreted measurement ran compiled rules: is there a .so file in src/?")
    ratio = median(one.games_per_second / limit for one, limit in zip(ours, c, strict=True))
    plain_ratio = median(one.games_per_second / limit for one, limit in zip(plain, c, strict=True))
    state = midway(GAME, SEATS).state
    build = "compiled" if ours[0].compiled else "NOT compiled"
    return [
        Row("C loop", median(c), "games/s"),
        Row("rules", median(one.games_per_second for one in ours), "games/s", note=build),
        Row("rules", median(one.steps_per_second for one in ours), "steps/s", note=build),
        Row("rules, interpreted", median(one.games_per_second for one in plain), "games/s"),
        Row("rules / C loop", ratio, "", 0.10, note="aim 0.25"),
        Row("rules, interpreted / C loop", plain_ratio, "", 1 / 200),
        Row("copy of a state", 1 / seconds_per_call(state.copy), "copies/s", 1_500_000),
        Row(
            "view and its JSON", 1e6 * seconds_per_call(lambda: msgspec.json.encode(state.view(0))), "µs", 20, most=True
        ),
    ]


def thinking(rounds: int) -> Row:
    """Imagined continuations of one decision in the midst of a match, by the search of the bots."""
    match = midway(GAME, SEATS)
    seat = match.state.turn()[0]
    game_bots = bots.of(GAME)
    assert game_bots is not None
    belief, evaluation, dice = game_bots.belief(match.view(seat)), game_bots.evaluation(Personality()), Random(1)
    for event in match.events:
        if event.reaches(seat):
            belief.hear(event)
    belief.see(match.view(seat))
    evaluation.observe(belief)
    moves = evaluation.candidates(belief.determinize(dice), seat, dice)

    def search() -> None:
        Search(evaluation, belief, seat, dice).flat(MoveStatistics(moves, [0.0] * len(moves)), Budget(PLAYOUTS, 0))

    figures = [PLAYOUTS / _time(search, 1) for _ in range(rounds)]
    return Row("search, one decision", median(figures), "playouts/s", 30_000)


def build_c_loop() -> Callable[[int], float]:
    """Compiles the C loop; the result measures its games per second with a seed."""
    with tempfile.TemporaryDirectory() as folder:
        library = Path(folder, "limit.so")
        source = ROOT / "benchmarks" / "heimlich_limit.c"
        command = ["gcc", "-O3", "-march=native", "-shared", "-fPIC", "-o", str(library), str(source)]
        try:
            subprocess.run(command, check=True)
        except FileNotFoundError:
            raise SystemExit("The benchmark needs gcc for its yardstick, the C loop.") from None
        play = ctypes.CDLL(str(library)).run
    play.restype = ctypes.c_long
    splits = SPLITS[AGENTS]
    steps = [number for row in splits.rows for number in unpack(row, AGENTS)]
    table = (ctypes.c_int8 * len(steps))(*steps)
    first = (ctypes.c_int * len(splits.first))(*splits.first)

    def games_per_second(seed: int) -> float:
        began = time.process_time()
        play(ctypes.c_long(GAMES_OF_C), AGENTS, ctypes.c_uint32(seed), table, first)
        return GAMES_OF_C / (time.process_time() - began)

    return games_per_second


def interpreted_playouts() -> PlayoutSpeed:
    """The same measurement on the source files, in a process of its own."""
    command = [sys.executable, __file__, "--playouts"]
    environment = {**os.environ, "PYTHONPATH": str(ROOT / "src")}
    done = subprocess.run(command, env=environment, check=True, stdout=subprocess.PIPE)
    return msgspec.json.decode(done.stdout, type=PlayoutSpeed)


def seconds_per_call(call: Callable[[], object], least: float = SECONDS) -> float:
    """Processor time of one call, the loop around it included; the best of five."""
    calls, spent = 1, 0.0
    while spent < least / 5:
        calls *= 2
        spent = _time(call, calls)
    return min(_time(call, calls) for _ in range(5)) / calls


def _time(call: Callable[[], object], calls: int) -> float:
    began = time.process_time()
    for _ in range(calls):
        call()
    return time.process_time() - began


# --- Size ---------------------------------------------------------------------------------------------------------


def sizes() -> list[Row]:
    basic = [record_size(SEATS, {}, seed) for seed in range(RECORDS)]
    advanced = [record_size(7, {"mode": "advanced"}, seed) for seed in range(RECORDS)]
    return [
        Row("state", state_size(midway(GAME, SEATS).state), "bytes", 1024, most=True),
        Row("record, 4 seats basic, mean", mean(basic), "bytes", 4096, most=True),
        Row("record, 4 seats basic, longest", max(basic), "bytes", 4096, most=True, note=f"of {RECORDS}"),
        Row("record, 7 seats advanced, mean", mean(advanced), "bytes", 4096, most=True),
        Row("record, 7 seats advanced, longest", max(advanced), "bytes", 4096, most=True, note=f"of {RECORDS}"),
    ]


def play_randomly(match: Match, dice: Random, moves: int) -> Match:
    """So many random moves of players, or to the end."""
    match.settle()
    while moves and (waiting := match.state.turn()):
        match.play(waiting[0], match.state.sample(waiting[0], dice))
        match.settle()
        moves -= 1
    return match


def midway(game: Game, seats: int, moves: int = 20) -> Match:
    return play_randomly(Match(game, seats, dice=FairDice(b"midway")), Random(1), moves)


def record_size(seats: int, options: dict[str, str], seed: int) -> int:
    match = play_randomly(Match(GAME, seats, options, dice=FairDice(seed.to_bytes(32, "big"))), Random(seed), 10_000)
    return len(write_record(match.record()).encode())


def state_size(state: State) -> int:
    """The state and all that belongs to it; the box is shared by all states of a match."""
    state = state.copy()
    shared = getattr(state, "box", None)
    parts: dict[int, object] = {}
    found: list[object] = [state]
    while found:
        part = found.pop()
        if id(part) not in parts and part is not shared and not isinstance(part, type):
            parts[id(part)] = part
            found += gc.get_referents(part)
    return sum(sys.getsizeof(part) for part in parts.values())


# --- Every game, and OpenSpiel ------------------------------------------------------------------------------------


def beside_openspiel(rounds: int) -> list[Row]:
    """Random steps of every game at its smallest table, beside those of a game of OpenSpiel's, driven from Python."""
    games = [catalogue.game(name) for name in catalogue.names()]
    dice = []
    ours: dict[str, list[float]] = {game.name: [] for game in games}
    for number in range(1, rounds + 1):
        dice.append(liars_dice_steps(number))
        for game in games:
            ours[game.name].append(playouts(game, game.seats[0], SECONDS, seed=number).steps_per_second)
    rows = [Row("OpenSpiel's liars_dice(numdice=5)", median(dice), "steps/s")]
    for name, steps in ours.items():
        ratio = median(one / other for one, other in zip(steps, dice, strict=True))
        rows.append(Row(f"{name} / liars_dice", ratio, "", 2, note=f"{median(steps):,.0f} steps/s"))
    return rows


def liars_dice_steps(seed: int) -> float:
    game, chance = pyspiel.load_game("liars_dice(numdice=5)"), random.Random(seed)
    steps, began, spent = 0, time.process_time(), 0.0
    while spent < SECONDS:
        for _ in range(20):
            state = game.new_initial_state()
            while not state.is_terminal():
                state.apply_action(chance.choice(state.legal_actions()))
                steps += 1
        spent = time.process_time() - began
    return steps / spent


def every_game() -> list[Row]:
    """A state of every game at its largest table, in the midst of a match."""
    rows = []
    for game in (catalogue.game(name) for name in catalogue.names()):
        state = midway(game, game.seats[-1], 60).state
        rows.append(Row(f"{game.name}, copy", 1 / seconds_per_call(state.copy), "copies/s", 300_000))
        rows.append(Row(f"{game.name}, state", state_size(state), "bytes", 4096, most=True))
    return rows


class DefaultCopy(Course):
    """What OpenSpiel would copy if the bridge did not say how: everything, by way of its pickle."""

    __slots__ = ()
    __deepcopy__ = None  # type: ignore[assignment]


def bridge(rounds: int) -> list[Row]:
    """Heimlich through OpenSpiel, every state cloned before it is played on, as search does."""
    game = pyspiel.load_game(f"{openspiel.PREFIX}heimlich(players={SEATS})")
    plain = pyspiel.load_game(str(game))
    plain.opening = DefaultCopy.start(GAME, SEATS)
    ours, default = [], []
    for number in range(1, rounds + 1):
        ours.append(cloning_games(game, number))
        default.append(cloning_games(plain, number))
    ratio = median(one / other for one, other in zip(ours, default, strict=True))
    return [
        Row("bridge to OpenSpiel, cloning", median(ours), "games/s"),
        Row("bridge / bridge with OpenSpiel's deepcopy", ratio, "", 3, note=f"{median(default):.0f} games/s"),
    ]


def cloning_games(game: pyspiel.Game, seed: int) -> float:
    chance = random.Random(seed)
    games, began, spent = 0, time.process_time(), 0.0
    while spent < SECONDS:
        state = game.new_initial_state()
        while not state.is_terminal():
            state = state.clone()
            state.apply_action(chance.choice(state.legal_actions()))
        games += 1
        spent = time.process_time() - began
    return games / spent


# --- The command --------------------------------------------------------------------------------------------------


def commands(rounds: int) -> list[Row]:
    return [Row("filature --help", median(help_seconds() for _ in range(rounds)), "s of CPU", 0.3, most=True)]


def help_seconds() -> float:
    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    command = [sys.executable, "-m", "filature.cli.main", "--help"]
    subprocess.run(command, check=True, stdout=subprocess.DEVNULL)
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    return after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime


# --- Telling ------------------------------------------------------------------------------------------------------


def machine() -> str:
    cpuinfo = Path("/proc/cpuinfo")
    names = [line for line in cpuinfo.read_text().splitlines() if "model name" in line] if cpuinfo.exists() else []
    model = names[0].partition(":")[2].strip() if names else platform.processor() or platform.machine()
    return f"{model}, {os.cpu_count()} cores, {platform.system()}, Python {platform.python_version()}"


def as_json(rows: list[Row]) -> str:
    told = [{**msgspec.to_builtins(row), "held": row.held} for row in rows]
    return msgspec.json.encode({"machine": machine(), "rows": told}).decode()


def as_table(rows: list[Row]) -> str:
    cells = [("", "figure", "", "bar", "", "")]
    for row in rows:
        bar = "" if row.bar is None else f"{'at most' if row.most else 'at least'} {short(row.bar)}"
        verdict = "" if row.bar is None else "held" if row.held else "MISSED"
        cells.append((row.what, short(row.figure), row.unit, bar, verdict, row.note))
    widths = [max(len(cell) for cell in column) for column in zip(*cells, strict=True)]
    lines = ["  ".join(cell.ljust(width) for cell, width in zip(line, widths, strict=True)).rstrip() for line in cells]
    return "\n".join([machine(), "", *lines])


def short(figure: float) -> str:
    return f"{figure:,.0f}" if figure >= 100 else f"{figure:.4g}"


if __name__ == "__main__":
    sys.exit(main())
