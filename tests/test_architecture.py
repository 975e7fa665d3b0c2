"""The architecture as docs/architecture.md tells it. The layers themselves are contracts in pyproject.toml."""

import re
from graphlib import TopologicalSorter
from pathlib import Path

import grimp

ROOT = Path(__file__).parent.parent
SERVER = ROOT / "src" / "filature" / "server"


def test_no_modules_import_one_another_in_a_circle() -> None:
    """Imports for type checkers count, too: they hide a circle, they do not undo it."""
    graph = grimp.build_graph("filature")
    imports = {module: graph.find_modules_directly_imported_by(module) for module in graph.modules}
    assert len(imports) > 250
    TopologicalSorter(imports).prepare()  # names the circle


def test_the_tree_of_the_server_has_every_module_and_folder() -> None:
    document = (ROOT / "docs" / "architecture.md").read_text(encoding="utf-8")
    tree = document.partition("```\nserver/\n")[2].partition("```")[0]
    entries = [re.split(r"\s{4,}", line.strip())[0] for line in tree.splitlines()]  # what follows says what it is
    named = {name for entry in entries for name in entry.split()}
    modules = {file.stem for file in SERVER.glob("*.py")} - {"__init__"}
    folders = {f"{folder.parent.name}/" for folder in SERVER.rglob("__init__.py")} - {"server/"}
    assert named == modules | folders
