"""Builds the documentation site with Zensical into build/site (`make docs`).

The pages are a copy of the repository's tree, so that links between documents, README and examples lead to the same
places on the site as in the repository.
"""

from __future__ import annotations

import re
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[1]
PAGES = ROOT / "build" / "pages"
PARTS = ("*.md", "LICENSE", "docs/**/*", "examples/*")
EXAMPLE = re.compile(r"^>>> .*(?:\n.+)*", re.MULTILINE)
"""An example in a docstring, up to the next empty line."""


def copy_pages(root: Path, pages: Path) -> None:
    shutil.rmtree(pages, ignore_errors=True)
    for file in (file for part in PARTS for file in root.glob(part) if file.is_file()):
        copy = pages / file.relative_to(root)
        copy.parent.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(file, copy)


def fence_examples(docstring: str) -> str:
    """Markdown takes the prompt of an example for a quotation, and its brackets for links, unless it is code."""
    return EXAMPLE.sub(lambda example: f"```pycon\n{example[0]}\n```", docstring)


def main() -> int:
    copy_pages(ROOT, PAGES)
    build = [sys.executable, "-m", "zensical", "build", "--clean", "--strict"]
    return subprocess.run(build, cwd=ROOT, check=False).returncode


if __name__ == "__main__":
    sys.exit(main())
