"""Python as it is where only the core of the package is installed.

`python -m tests.core_only serve` is `filature serve` there. Whatever the core does not ask for, however indirectly,
cannot be imported.
"""

from __future__ import annotations

import re
import sys
import tomllib
from collections.abc import Iterable, Sequence
from importlib import metadata
from importlib.abc import MetaPathFinder
from pathlib import Path
from types import ModuleType

PROJECT = tomllib.loads((Path(__file__).parents[1] / "pyproject.toml").read_text(encoding="utf-8"))["project"]


def distribution_name(requirement: str) -> str:
    """`fluent-runtime` of `fluent.runtime>=0.4`."""
    return re.sub(r"[-_.]+", "-", re.split(r"[^\w.-]", requirement.strip())[0]).lower()


def installed_with(requirements: Iterable[str]) -> set[str]:
    """The distributions that come with these requirements, and with theirs."""
    wanted = [distribution_name(requirement) for requirement in requirements if "extra ==" not in requirement]
    found: set[str] = set()
    while wanted:
        name = wanted.pop()
        if name in found:
            continue
        try:
            needed = metadata.requires(name) or []
        except metadata.PackageNotFoundError:
            continue  # for another system
        found.add(name)
        wanted += [distribution_name(requirement) for requirement in needed if "extra ==" not in requirement]
    return found


class Absent(MetaPathFinder):
    """Finds nothing where something is that the core does not come with."""

    def __init__(self) -> None:
        core = {"filature", *installed_with(PROJECT["dependencies"])}
        self.modules = {
            module
            for module, distributions in metadata.packages_distributions().items()
            if core.isdisjoint(map(distribution_name, distributions))
        }

    def find_spec(self, name: str, path: Sequence[str] | None, target: ModuleType | None = None) -> None:
        if name in self.modules:
            raise ModuleNotFoundError(f"No module named {name!r}", name=name)


def leave_only_the_core() -> None:
    sys.meta_path.insert(0, Absent())


if __name__ == "__main__":
    leave_only_the_core()
    from filature.cli.main import run

    run()
