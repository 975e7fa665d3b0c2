"""A contest on a real Ray cluster of two nodes, one of which is killed on the way: `make ray`.

All matches must be done, with the result that processes on this machine have. The node is killed once in the middle,
and once when the last matches are being played: what was lost then needs a core that nobody uses any more.
"""

from __future__ import annotations

import importlib
import os
import sys
import time
from pathlib import Path
from threading import Timer
from typing import Any

import msgspec

from filature.arena.standings import Standings
from filature.arena.tournament import run
from filature.games.heimlich import GAME

BOTS = ["hard@100", "greedy", "normal@50"]
MATCHES = 24
HEAD_CPUS, NODE_CPUS = 1, 3
LIMIT_S = 300
"""After so many seconds a contest is taken to hang."""


def main() -> int:
    expected = run(GAME, BOTS, matches=MATCHES, jobs=os.cpu_count())
    for kill_at in (MATCHES // 2, MATCHES - NODE_CPUS, MATCHES - 1):
        began = time.monotonic()
        played = play_on_cluster(kill_at)
        took = time.monotonic() - began
        same = without_times(played) == without_times(expected)
        verdict = "the same result as processes" if same else "ANOTHER RESULT than processes"
        print(f"a node killed after {kill_at} matches: {played.matches} of {MATCHES} done in {took:.0f} s, {verdict}")
        if not same:
            return 1
    return 0


def play_on_cluster(kill_at: int) -> Standings:
    """The contest; the second node is gone when so many matches are done."""
    ray: Any = importlib.import_module("ray")
    cluster = importlib.import_module("ray.cluster_utils").Cluster(
        initialize_head=True, head_node_args={"num_cpus": HEAD_CPUS}
    )
    node = cluster.add_node(num_cpus=NODE_CPUS)
    cluster.wait_for_nodes()
    ray.init(address=cluster.address, log_to_driver=False, logging_level="ERROR")

    def progress(done: int, matches: int) -> None:
        print(f"\r{done} of {matches}", end="\r", file=sys.stderr, flush=True)
        if done == kill_at:
            cluster.remove_node(node, allow_graceful=False)

    def give_up() -> None:
        print(f"the contest hangs: a node was killed after {kill_at} of {MATCHES} matches", file=sys.stderr)
        cluster.shutdown()
        os._exit(1)  # nothing else ends a wait of Ray's

    watch = Timer(LIMIT_S, give_up)
    watch.start()
    try:
        return run(GAME, BOTS, matches=MATCHES, cluster=True, progress=progress)
    finally:
        watch.cancel()
        ray.shutdown()
        cluster.shutdown()


def without_times(standings: Standings) -> Any:
    """What must be the same, whoever plays."""
    told = msgspec.to_builtins(standings)
    for entry in told["entries"]:
        del entry["seconds"], entry["slowest"]
    return told


if __name__ == "__main__":
    # Processes of the cluster find the house where we do.
    os.environ["PYTHONPATH"] = os.pathsep.join(dict.fromkeys([*sys.path, str(Path(__file__).parents[1])]))
    sys.exit(main())
