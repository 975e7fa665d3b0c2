"""The nearest right name for one that nobody knows, so that an error can say what was probably meant."""

from __future__ import annotations

import re
from collections.abc import Iterable
from difflib import get_close_matches
from functools import cache
from typing import Any

from msgspec import inspect

CLOSE = 0.55
"""How alike two names must be, of 1: `turn_cap` finds `turn_limit`, `cards` does not find `colours`."""
LONGEST_NAME = 60
"""Longer than any name; nobody waits until such a text has been compared."""

CAPITAL = re.compile(r"(?<=[a-z0-9])(?=[A-Z])")
UNKNOWN_FIELD = re.compile(r"unknown field `([^`]*)`")
UNKNOWN_WORD = re.compile(r"Invalid (?:enum )?value '([^']*)'")


def nearest(name: object, known: Iterable[str]) -> str | None:
    """The known name most like one that is not; None if none is like it. `goalTie` is like `goal_tie`."""
    names = {_plain(word): word for word in known}
    if not isinstance(name, str) or len(name) > LONGEST_NAME or name in names.values():
        return None
    close = get_close_matches(_plain(name), names, n=1, cutoff=CLOSE)
    return names[close[0]] if close else None


def nearest_in(error: Exception, shape: Any) -> str | None:
    """The same for data that msgspec did not find in shape: the field, the kind or the value that was meant."""
    fields, words = _names(shape)
    if found := UNKNOWN_FIELD.search(str(error)):
        return nearest(found[1], fields)
    found = UNKNOWN_WORD.search(str(error))
    return nearest(found[1], words) if found else None


def _plain(name: str) -> str:
    return CAPITAL.sub("_", name).lower().replace("-", "_")


@cache
def _names(shape: Any) -> tuple[frozenset[str], frozenset[str]]:
    """The names of all fields within a shape; the tags of its structs, and the values they name."""
    fields: set[str] = set()
    words: set[str] = set()
    seen: set[type] = set()

    def walk(part: Any) -> None:
        if isinstance(part, inspect.StructType):
            if part.cls in seen:
                return
            seen.add(part.cls)
            fields.update(field.encode_name for field in part.fields)
            if part.tag_field is not None:
                fields.add(part.tag_field)
                words.add(str(part.tag))
        elif isinstance(part, inspect.LiteralType):
            words.update(value for value in part.values if isinstance(value, str))
        if isinstance(part, inspect.Type | inspect.Field):
            for name in part.__struct_fields__:
                walk(getattr(part, name))
        elif isinstance(part, tuple):
            for item in part:
                walk(item)

    walk(inspect.type_info(shape))
    return frozenset(fields), frozenset(words)
