"""For the documentation site: hands it docstrings whose examples are code (building/site.py)."""

from __future__ import annotations

from typing import Any

import griffe

from building.site import fence_examples


class Fenced(griffe.Extension):
    def on_object(self, *, obj: griffe.Object, **_: Any) -> None:
        if obj.docstring:
            obj.docstring.value = fence_examples(obj.docstring.value)
