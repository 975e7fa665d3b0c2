"""Build hook: builds the page, and compiles the rules where a C compiler is found (otherwise they run as plain Python).

`FILATURE_PURE=1` skips the compiler. What is generated stays in build/, so a rebuild is quick. A source distribution
ships the page as it was built, so that building from it needs neither Node nor a network.
"""

from __future__ import annotations

import os
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

sys.path.insert(0, str(Path(__file__).parent))

from building.compiling import built_files, compile_rules, has_compiler
from building.page import BUILT, build_page


class HouseBuilder(BuildHookInterface):  # type: ignore[type-arg]
    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        root = Path(self.root)
        work = root / "build"
        included = build_data["force_include"]
        if self.target_name == "sdist":
            build_page(root, work)
            included |= {str(work / built): f"build/{built}" for built in BUILT}
            return
        compiled = version != "editable" and not os.environ.get("FILATURE_PURE") and has_compiler()
        with ThreadPoolExecutor() as side_by_side:
            page = side_by_side.submit(build_page, root, work)
            lib = compile_rules(root, work) if compiled else None
            page.result()
        included[str(work / "web")] = "filature/server/web"
        if lib is None:
            return
        build_data["pure_python"] = False
        build_data["infer_tag"] = True
        included |= {str(built): str(built.relative_to(lib)) for built in built_files(lib)}
