"""`make play`: from a clone to an open house.

Dependencies are installed and the page is built side by side; then the house opens from its source, with its rules
interpreted. Meanwhile they are compiled at low priority, and bots that start to think afterwards use them.
It runs with any Python 3.11 or later: `python -m building.play` does the same where there is no make.
"""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from threading import Thread

from building.compiling import has_compiler, remove_stale_copy
from building.environment import (
    PYTHON,
    ROOT,
    WORK,
    Project,
    StepFailed,
    end_steps,
    install,
    make_environment,
    read_project,
    run,
)

COMPILED = WORK / "compiled"
STARTED = time.monotonic()


def tell(line: str) -> None:
    print(f"[{time.monotonic() - STARTED:4.0f} s] {line}", flush=True)


def set_up(project: Project) -> None:
    """Everything a house needs to open."""
    make_environment()
    install("node", project.node)
    tell("Python and Node are there; now the dependencies and the page")
    with ThreadPoolExecutor() as side_by_side:
        page = side_by_side.submit(build_page)
        install("dependencies", project.dependencies)
        tell("the dependencies are installed")
        page.result()


def build_page() -> None:
    run("page", PYTHON, "-m", "building.page")
    tell("the page is built")


def compile_rules(project: Project) -> None:
    """Make the compiled copy of the house; whatever goes wrong, the rules stay interpreted."""
    if COMPILED.exists():
        return
    if not has_compiler():
        tell("no C compiler found: the rules stay interpreted, and strong bots think less deeply")
        return
    tell("the rules are compiled in the background; until then strong bots think less deeply")
    try:
        install("compiler", project.compiler)
        run("compiling", PYTHON, "-m", "building.compiling", "--gently")
    except StepFailed:
        tell(f"the rules could not be compiled and stay interpreted; {WORK / 'compiling.log'} says why")
    else:
        tell("the rules are compiled: bots think with them from now on")


def serve(module: str, arguments: Sequence[str]) -> int:
    """Run the house until it is stopped."""
    environment = {**os.environ, "PYTHONPATH": str(ROOT / "src"), "FILATURE_COMPILED": str(COMPILED)}
    house = subprocess.Popen(
        [PYTHON, "-m", module, "serve", "--show", "--host", "0.0.0.0", *arguments], env=environment
    )
    signal.signal(signal.SIGTERM, lambda *_: house.terminate())
    while True:
        with suppress(KeyboardInterrupt):  # it went to the house as well, which ends in its own time
            return house.wait()


def main() -> int:
    project = read_project()
    tell("setting up; the first time this takes about a minute")
    try:
        set_up(project)
        remove_stale_copy(ROOT, WORK)
        Thread(target=compile_rules, args=[project], daemon=True).start()
        return serve(project.module, sys.argv[1:])
    except StepFailed as failure:
        print(failure, file=sys.stderr)
        return 1
    except KeyboardInterrupt:
        return 130
    finally:
        end_steps()


if __name__ == "__main__":
    sys.exit(main())
