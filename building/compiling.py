"""Compiles the rules with mypyc.

One rule says what is compiled: in `kernel`, `games` and `bots` every module that does not import msgspec, whose structs
mypyc cannot compile. What the C compiler leaves in build/ is used again, so a rebuild
compiles only what has changed.

`python -m building.compiling` makes build/compiled, a copy of the package with its rules compiled; with `--gently` at
low priority.
"""

from __future__ import annotations

import ast
import os
import shutil
import subprocess
import sys
import sysconfig
from collections.abc import Iterator
from contextlib import suppress
from importlib.metadata import version
from pathlib import Path

from building.fingerprint import fingerprint

ROOT = Path(__file__).parents[1]
PACKAGES = ("kernel", "games", "bots")
COPIED = "src/filature/**/*"
# Measured over all games (docs/architecture.md): -O3 takes a fifth longer to build and plays no faster, -O1 takes half
# as long and plays a tenth slower. The flags let calls within a group be inlined: a fifth more moves a second.
OPTIMIZATION = "2"
FLAGS = [] if sys.platform == "win32" else ["-fno-semantic-interposition", "-fvisibility=hidden"]
SETUP = """
from setuptools import setup
from mypyc.build import mypycify
groups = {groups!r}
modules = mypycify(
    ["--ignore-missing-imports", *(file for files, _ in groups for file in files)],
    opt_level={optimization!r},
    debug_level="0",
    target_dir={target!r},
    separate=groups,
)
for module in modules:
    module.extra_compile_args += {flags!r}
setup(name="filature", packages=[], ext_modules=modules)
"""

Groups = list[tuple[list[str], str]]
"""What is compiled together: files, and the name of their group."""


def compiled_modules(root: Path) -> list[Path]:
    """The files that are compiled, relative to src/."""
    source = root / "src"
    files = (file for package in PACKAGES for file in (source / "filature" / package).rglob("*.py"))
    return sorted(file.relative_to(source) for file in files if _is_compiled(file))


def _is_compiled(file: Path) -> bool:
    if file.name == "__init__.py":
        return False
    return all(name.partition(".")[0] != "msgspec" for name in _imports(file))


def _imports(file: Path) -> Iterator[str]:
    for node in ast.walk(ast.parse(file.read_bytes())):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            yield node.module or ""


def groups(root: Path) -> Groups:
    """Kernel, bots, and each game with what thinks about it: a change in one game compiles that game alone."""
    found: dict[str, list[str]] = {}
    for module in compiled_modules(root):
        package, *game = module.parent.parts[1:3]
        # A game and its bots together: a search calls the small functions of the rules all the time, and only within a
        # group are they inlined.
        found.setdefault("_".join(["filature", *(game or [package])]), []).append(str(root / "src" / module))
    return [(files, name) for name, files in found.items()]


def has_compiler() -> bool:
    command = os.environ.get("CC") or (sysconfig.get_config_var("CC") or "cc").split()[0]
    headers = Path(sysconfig.get_paths()["include"], "Python.h")
    return headers.exists() and shutil.which("cl" if sys.platform == "win32" else command) is not None


def compile_rules(root: Path, work: Path) -> Path:
    """Run mypyc and the C compiler in a process of their own; returns the folder with what they made."""
    lib, stamp = work / "lib", work / "compiled-from"
    made_with = f"{sys.version} {version('mypy')} {OPTIMIZATION} {FLAGS}"
    digest = fingerprint(root, *(f"src/filature/{package}/**/*.py" for package in PACKAGES), made_with=made_with)
    if stamp.exists() and stamp.read_text() == digest:
        return lib
    stamp.unlink(missing_ok=True)
    work.mkdir(exist_ok=True)
    compiling = groups(root)
    script = work / "setup.py"
    script.write_text(
        SETUP.format(groups=compiling, optimization=OPTIMIZATION, target=str(work / "mypyc"), flags=FLAGS)
    )
    jobs = str(os.cpu_count() or 1)
    build = ["-q", "build_ext", "--parallel", jobs, "--build-lib", str(lib), "--build-temp", str(work / "objects")]
    environment = {**os.environ, "MYPYPATH": str(root / "src")}
    subprocess.run([sys.executable, script, *build], cwd=work, env=environment, check=True)
    _remove_others(root, lib, compiling)
    stamp.write_text(digest)
    return lib


def built_files(lib: Path) -> list[Path]:
    return list(lib.rglob(f"*{sysconfig.get_config_var('EXT_SUFFIX')}"))


def _remove_others(root: Path, lib: Path, compiling: Groups) -> None:
    """What an earlier build left of modules that are not compiled any more."""
    modules = {Path(file).relative_to(root / "src").with_suffix("") for files, _ in compiling for file in files}
    wanted = {lib / module for module in modules} | {lib / f"{name}__mypyc" for _, name in compiling}
    for built in lib.rglob("*.*"):
        if built.is_file() and built.with_name(built.name.partition(".")[0]) not in wanted:
            built.unlink()


# A copy of the package with its rules compiled


def remove_stale_copy(root: Path, work: Path) -> None:
    """A copy of other sources must not think for a house that runs these."""
    stamp = work / "compiled" / "made-from"
    if not stamp.exists() or stamp.read_text() != fingerprint(root, COPIED, made_with=sys.version):
        shutil.rmtree(work / "compiled", ignore_errors=True)


def make_copy(root: Path, work: Path, lib: Path) -> Path:
    """The package with its rules compiled, complete from the moment it is there."""
    copy, draft = work / "compiled", work / "compiled.new"
    if copy.exists():
        return copy
    shutil.rmtree(draft, ignore_errors=True)
    shutil.copytree(root / "src" / "filature", draft / "filature", ignore=shutil.ignore_patterns("__pycache__"))
    for built in built_files(lib):
        shutil.copy2(built, draft / built.relative_to(lib))
    (draft / "made-from").write_text(fingerprint(root, COPIED, made_with=sys.version))
    draft.rename(copy)
    return copy


def main() -> None:
    if "--gently" in sys.argv:
        with suppress(AttributeError):  # not everywhere
            os.nice(19)
    work = ROOT / "build"
    remove_stale_copy(ROOT, work)
    print(make_copy(ROOT, work, compile_rules(ROOT, work)))


if __name__ == "__main__":
    main()
