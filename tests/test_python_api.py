"""The Python API is what docs/python.md says: its names are there, its examples run, and type checkers know it."""

import ast
import doctest
import json
import os
import re
import runpy
import subprocess
import sys
from collections.abc import Iterator
from importlib.resources import files
from pathlib import Path
from typing import Any

import pytest

import filature
from filature.language import Speaker

ROOT = Path(__file__).parents[1]
README = (ROOT / "README.md").read_text(encoding="utf-8")
GUIDE = (ROOT / "docs/python.md").read_text(encoding="utf-8")
CODE = re.compile(r"```python\n(.*?)```", re.DOTALL)
CLASSES = {"FairDice", "Game", "Match", "Player", "State"}
ON_THE_WIRE = {"Event", "Outcome", "View"}
"""Their docstrings go into the contract of the server; examples of them are in the guide."""
FUNCTIONS = {"game_names", "load_game", "replay", "verify"}


def documented(file: Path) -> Iterator[tuple[str, str, int]]:
    """Every docstring of a module as it is written, for compiled modules have none: name, text, line."""

    def visit(node: ast.AST, name: str) -> Iterator[tuple[str, str, int]]:
        if isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef):
            if text := ast.get_docstring(node):
                yield name, text, getattr(node, "lineno", 1)
            for child in node.body:
                yield from visit(child, f"{name}.{getattr(child, 'name', '')}".lstrip("."))

    yield from visit(ast.parse(file.read_text(encoding="utf-8")), "")


def sources() -> list[Path]:
    """The files in which the public names are written."""
    homes = {home.replace(".", "/") + ".py" for home in filature._HOMES.values()}
    return [Path(filature.__file__).parent / home for home in ("__init__.py", *sorted(homes), "language/speaker.py")]


DOCSTRINGS = {f"{file.stem}.{name}": (text, file, line) for file in sources() for name, text, line in documented(file)}
EXAMPLES = sorted(name for name, (text, _, _) in DOCSTRINGS.items() if ">>>" in text)


# The names


def test_every_name_is_there_and_is_the_one_of_its_module() -> None:
    for name in filature.__all__:
        assert getattr(filature, name) is not None
    for name, home in filature._HOMES.items():
        assert getattr(filature, name) is getattr(sys.modules[f"filature.{home}"], name)
    assert sorted(set(filature.__all__) - {"errors", "game_names", "load_game"}) == sorted(filature._HOMES)
    assert set(filature.__all__) <= set(dir(filature))


def test_the_guide_names_every_name_and_no_other() -> None:
    table = GUIDE.partition("| names |")[2].partition("\n\n")[0]
    named = [name for row in table.splitlines()[2:] for name in re.findall(r"`(\w+)`", row.split("|")[1])]
    assert sorted(named) == sorted(filature.__all__)


def test_a_name_that_is_not_there_is_missed_as_in_any_module() -> None:
    with pytest.raises(AttributeError, match="module 'filature' has no attribute 'load_gam'"):
        filature.load_gam  # type: ignore[attr-defined]  # noqa: B018
    with pytest.raises(ImportError):
        from filature import no_such_name  # type: ignore[attr-defined]  # noqa: F401


def test_importing_the_package_loads_nothing_else_of_it() -> None:
    """Every part of the house imports it, also those that must start at once."""
    told = subprocess.run(
        [sys.executable, "-c", "import sys, filature; print(*sys.modules)"], capture_output=True, text=True, check=True
    ).stdout.split()
    assert [name for name in told if name.startswith(("filature.", "msgspec"))] == []


def test_a_game_that_does_not_exist_is_refused_with_those_that_do() -> None:
    with pytest.raises(filature.errors.UnknownGame) as refused:
        filature.load_game("heimlihc")
    assert all(name in str(refused.value) for name in filature.game_names())


# What is written about them


@pytest.mark.parametrize("name", EXAMPLES)
def test_the_example_of_a_docstring_runs(name: str) -> None:
    text, file, line = DOCSTRINGS[name]
    example = doctest.DocTestParser().get_doctest(text, {}, name, str(file), line)
    assert doctest.DocTestRunner().run(example).failed == 0


def test_every_class_and_function_has_an_example() -> None:
    assert {name.split(".")[-1] for name in EXAMPLES} >= CLASSES | FUNCTIONS | {"Speaker"}


def test_everything_public_has_a_docstring() -> None:
    """Also every method of the public classes."""
    classes = {name: getattr(filature, name) for name in CLASSES | ON_THE_WIRE} | {"Speaker": Speaker}
    methods = {
        f"{name}.{member}"
        for name, kind in classes.items()
        for member, value in vars(kind).items()
        if not member.startswith("_") and (callable(value) or isinstance(value, property))
    }
    assert sorted({*classes, *FUNCTIONS, *methods} - {name.partition(".")[2] for name in DOCSTRINGS}) == []


def test_the_python_of_the_guide_runs(capsys: pytest.CaptureFixture[str]) -> None:
    exec(compile("".join(CODE.findall(GUIDE)), "python.md", "exec"), {"__name__": "guide"})
    printed = capsys.readouterr().out
    assert "vert+2 rouge+1\ngreen+2 red+1\n" in printed
    assert "There is no game 'heimlihc'" in printed


def test_a_bot_of_ones_own_wins_now_and_then() -> None:
    assert 0 < runpy.run_path(str(ROOT / "examples/own_bot.py"))["play"](20) < 20


# Types


def test_the_package_says_that_it_is_typed() -> None:
    assert (files("filature") / "py.typed").is_file()


VIEWS = """
from typing import assert_type

import filature
from filature.games import double_agents, heimlich, serum, top_secret

assert_type(filature.Match(filature.load_game("heimlich"), 4).view(0), heimlich.View)
assert_type(filature.Match(filature.load_game("serum"), 4).view(0), serum.View)
assert_type(filature.Match(filature.load_game("double_agents"), 6).view(0), double_agents.View)
assert_type(filature.Match(filature.load_game("top_secret"), 2).copy().view(0), top_secret.View)
assert_type(filature.Match(filature.load_game("heimlich"), 4).view(0).identity, str | None)


def any_game(name: str, record: filature.Record) -> None:
    game = filature.load_game(name)
    assert_type(game, filature.Game)
    assert_type(filature.Match(game, 4).view(0), filature.View)
    assert_type(filature.verify(record, game), filature.Match)
    assert_type(filature.replay(record, filature.load_game("serum")).view(0), serum.View)


def any_match(match: filature.Match) -> filature.View:
    return match.view(0)


any_match(filature.Match(filature.load_game("heimlich"), 4))
"""
WRONG = """
import filature

filature.Match(filature.load_game("heimlich"), 4).view(0).identty
filature.Match(filature.load_game("heimlich"), "4")
filature.load_gam
"""


@pytest.fixture(scope="module")
def programs(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Programs of users: those of the documents, an example, what the types promise; and one that is wrong."""
    folder = tmp_path_factory.mktemp("programs")
    texts = {
        "readme": "".join(CODE.findall(README)),
        "guide": "".join(CODE.findall(GUIDE)),
        "new_game": "".join(CODE.findall((ROOT / "docs/adding-a-game.md").read_text(encoding="utf-8"))),
        "own_bot": (ROOT / "examples/own_bot.py").read_text(encoding="utf-8"),
        "views": VIEWS,
        "wrong": WRONG,
    }
    for name, text in texts.items():
        (folder / f"{name}.py").write_text(text, encoding="utf-8")
    return folder


RIGHT = ("readme.py", "guide.py", "new_game.py", "own_bot.py", "views.py")


def test_mypy_strict_accepts_the_programs_of_users(programs: Path) -> None:
    """With the settings of the house, which are strict."""
    assert mypy(programs, *RIGHT) == []


def test_mypy_finds_the_mistakes_of_users(programs: Path) -> None:
    kinds = [line.rpartition("[")[2] for line in mypy(programs, "wrong.py")]
    assert kinds == ["attr-defined]", "arg-type]", "attr-defined]"]


def mypy(folder: Path, *names: str) -> list[str]:
    """The mistakes mypy finds."""
    done = run("mypy", "--no-explicit-package-bases", *(str(folder / name) for name in names))
    assert re.search("^(Success|Found)", done, re.MULTILINE), done
    return [line for line in done.splitlines() if ": error: " in line]


def test_pyright_accepts_the_programs_of_users(programs: Path) -> None:
    assert pyright("strict", programs, *RIGHT) == []


def test_pyright_finds_the_mistakes_of_users(programs: Path) -> None:
    rules = [found["rule"] for found in pyright("standard", programs, "wrong.py")]
    assert rules == ["reportAttributeAccessIssue", "reportArgumentType", "reportAttributeAccessIssue"]


def pyright(mode: str, folder: Path, *names: str) -> list[dict[str, Any]]:
    """The mistakes pyright finds."""
    project = folder / f"{mode}.json"
    project.write_text(json.dumps({"include": names, "typeCheckingMode": mode, "extraPaths": [str(ROOT / "src")]}))
    report = json.loads(run("pyright", "--outputjson", "--pythonpath", sys.executable, "--project", str(project)))
    assert report["summary"]["filesAnalyzed"] == len(names)
    return [found for found in report["generalDiagnostics"] if found["severity"] == "error"]


def run(module: str, *arguments: str) -> str:
    """What a type checker prints. Pyright does not ask the registry whether there is a newer one."""
    command = [sys.executable, "-m", module, *arguments]
    environment = {**os.environ, "PYRIGHT_PYTHON_IGNORE_WARNINGS": "1"}
    return subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, text=True, check=False).stdout
