"""The package: a core that needs no server, and extras that say what to install."""

from __future__ import annotations

import ast
import os
import subprocess
import sys
from collections.abc import Iterator
from importlib import metadata
from pathlib import Path

import pytest

from tests.core_only import PROJECT, distribution_name

ROOT = Path(__file__).parents[1]
SOURCE = ROOT / "src"
EXTRAS = PROJECT["optional-dependencies"]
OF_EXTRAS = {
    "server": list(SOURCE.glob("filature/server/**/*.py")),
    "openspiel": [SOURCE / "filature/bridges" / name for name in ("openspiel.py", "features.py")],
    "pettingzoo": [SOURCE / "filature/bridges" / name for name in ("pettingzoo.py", "features.py", "picture.py")],
}
CORE = sorted(set(SOURCE.glob("filature/**/*.py")) - {file for files in OF_EXTRAS.values() for file in files})


def python(*arguments: str, home: Path) -> subprocess.CompletedProcess[str]:
    environment = {**os.environ, "FILATURE_HOME": str(home), "LANG": "en_GB.UTF-8", "PYTHONIOENCODING": "utf-8"}
    environment.pop("LC_ALL", None)
    command = [sys.executable, *arguments]
    return subprocess.run(
        command, cwd=ROOT, env=environment, capture_output=True, encoding="utf-8", timeout=120, check=False
    )


def core_only(*arguments: str, home: Path) -> subprocess.CompletedProcess[str]:
    """The command `filature` where only the core is installed."""
    return python("-m", "tests.core_only", *arguments, home=home)


def test_the_core_imports_nothing_that_comes_with_an_extra(tmp_path: Path) -> None:
    names = [".".join(file.relative_to(SOURCE).with_suffix("").parts) for file in CORE]
    assert len(names) > 150
    assert {"filature.cli.main", "filature.arena.cluster", "filature.bridges.referee"} <= set(names)
    lines = ["from importlib import import_module", "from tests.core_only import leave_only_the_core"]
    lines += ["leave_only_the_core()", f"for name in {names}: import_module(name)"]
    lines += ["import sys", "print([name for name in sys.modules if name.startswith('filature.server')])"]
    done = python("-c", "\n".join(lines), home=tmp_path)
    assert done.returncode == 0, done.stderr[-2000:]
    assert done.stdout == "[]\n"


def libraries(file: Path) -> Iterator[str]:
    """The top-level modules of others that a file imports."""
    for node in ast.walk(ast.parse(file.read_bytes())):
        named = [alias.name for alias in node.names] if isinstance(node, ast.Import) else []
        named += [node.module or ""] if isinstance(node, ast.ImportFrom) else []
        yield from {name.partition(".")[0] for name in named} - {"filature", *sys.stdlib_module_names}


@pytest.mark.parametrize("extra", ["", *OF_EXTRAS])
def test_every_library_that_is_imported_is_asked_for(extra: str) -> None:
    brought = {**metadata.packages_distributions(), "pyspiel": ["open_spiel"]}  # a module beside the folders
    wanted = {distribution_name(named) for named in PROJECT["dependencies"] + EXTRAS.get(extra, [])}
    for file in OF_EXTRAS.get(extra, CORE):
        for library in libraries(file):
            assert wanted.intersection(map(distribution_name, brought[library])), f"{file.name} imports {library}"


def test_versions_are_bounded_above_only_where_undocumented_names_are_used() -> None:
    every = PROJECT["dependencies"] + [wanted for extra in EXTRAS.values() for wanted in extra]
    assert [distribution_name(wanted) for wanted in every if "<" in wanted] == ["uvicorn"]  # server/http_protocol.py


def test_the_help_of_the_core_lists_every_command_and_its_games_are_there(tmp_path: Path) -> None:
    shown = core_only("--help", home=tmp_path)
    assert shown.returncode == 0
    for command in ("play", "arena", "serve", "backup", "contract", "referee"):
        assert f"\n  {command} " in shown.stdout
    assert core_only("serve", "--help", home=tmp_path).returncode == 0
    assert core_only("games", home=tmp_path).returncode == 0


@pytest.mark.parametrize(
    ("command", "extra"),
    [
        (["serve"], "server"),
        (["serve", "--lang", "fr"], "server"),
        (["serve", "--lang", "de"], "server"),
        (["backup", "{folder}/copy.db"], "server"),
        (["contract"], "server"),
        (["arena", "heimlich", "--bots", "greedy,random", "--cluster", "--keep", "{folder}/kept.jsonl"], "cluster"),
    ],
)
def test_a_missing_extra_is_one_sentence_with_its_command_and_changes_nothing(
    command: list[str], extra: str, tmp_path: Path
) -> None:
    done = core_only(*(part.format(folder=tmp_path) for part in command), home=tmp_path / "home")
    assert done.returncode == 2
    assert done.stdout == ""
    [line] = done.stderr.strip().splitlines()
    assert line.endswith(f'pip install "filature[{extra}]"')
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize("extra", ["openspiel", "pettingzoo"])
def test_a_bridge_without_its_extra_is_an_import_error_with_the_command(extra: str, tmp_path: Path) -> None:
    lines = ["from tests.core_only import leave_only_the_core", "leave_only_the_core()", "try:"]
    lines += [f"    import filature.bridges.{extra}", "except ImportError as error: print(error)"]
    done = python("-c", "\n".join(lines), home=tmp_path)
    assert done.stdout.strip().endswith(f'pip install "filature[{extra}]"'), done.stderr
