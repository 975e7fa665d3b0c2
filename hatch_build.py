"""Build hook: compiles the rules with mypyc where a C compiler is found; otherwise they run as plain Python.

`FILATURE_PURE=1` skips the compiler. The generated C and its objects stay in build/, so a rebuild is quick.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import sysconfig
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

# Compiled are the contract and every game, but for files that declare msgspec structs or speak to people.
CONTRACT = "src/filature/kernel/state.py"
GAMES = "src/filature/games/*/*.py"
PLAIN = {"__init__.py", "clues.py", "guide.py", "manual.py", "options.py", "positions.py", "views.py"}
# Lets the C compiler inline across modules, which position-independent code otherwise forbids.
FLAGS = ["-fno-semantic-interposition", "-fvisibility=hidden"]
SETUP = """
from setuptools import setup
from mypyc.build import mypycify
modules = mypycify(
    {sources!r},
    opt_level="3",
    debug_level="0",
    target_dir={target!r},
    group_name="filature",
    multi_file=False,
)
for module in modules:
    module.extra_compile_args += {flags!r}
setup(name="filature", packages=[], ext_modules=modules)
"""


class RulesCompiler(BuildHookInterface):  # type: ignore[type-arg]
    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "editable" or os.environ.get("FILATURE_PURE") or not has_compiler():
            return
        work = Path(self.root, "build")
        lib = work / "lib"
        shutil.rmtree(lib, ignore_errors=True)
        compile_rules(Path(self.root), work, lib)
        build_data["pure_python"] = False
        build_data["infer_tag"] = True
        for built in lib.rglob(f"*{sysconfig.get_config_var('EXT_SUFFIX')}"):
            build_data["force_include"][str(built)] = str(built.relative_to(lib))


def has_compiler() -> bool:
    command = os.environ.get("CC") or (sysconfig.get_config_var("CC") or "cc").split()[0]
    return shutil.which(command) is not None or sys.platform == "win32"


def compile_rules(root: Path, work: Path, lib: Path) -> None:
    """Run mypyc and the C compiler in a process of their own; a failure stops the build with its output."""
    games = sorted(str(file) for file in root.glob(GAMES) if file.name not in PLAIN)
    sources = ["--strict", str(root / CONTRACT), *games]
    script = SETUP.format(sources=sources, target=str(work / "mypyc"), flags=FLAGS)
    build = ["-q", "build_ext", "--build-lib", str(lib), "--build-temp", str(work / "objects")]
    environment = {**os.environ, "MYPYPATH": str(root / "src")}
    work.mkdir(exist_ok=True)
    subprocess.run([sys.executable, "-c", script, *build], cwd=work, env=environment, check=True)
