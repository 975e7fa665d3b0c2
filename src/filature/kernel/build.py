"""How this copy of the house was built."""

from __future__ import annotations

import os
from pathlib import Path

from filature import __version__
from filature.kernel import state

COMPILED_COPY = "FILATURE_COMPILED"
"""The variable that names a folder where a copy of this package with compiled rules is, or will be soon."""


def is_compiled() -> bool:
    """Whether the rules run as compiled code, or as plain Python."""
    return not str(state.__file__).endswith(".py")


def compiled_copy() -> str | None:
    """The folder child processes are to import from, once the rules are compiled there.

    `make play` opens the house before it compiles. The folder is complete as soon as it is there.
    """
    folder = os.environ.get(COMPILED_COPY)
    return folder if folder and Path(folder).is_dir() else None


def rules_of_children() -> str:
    """How the rules run where this process lets others think: `compiled` or `interpreted`."""
    return "compiled" if is_compiled() or compiled_copy() else "interpreted"


def describe() -> str:
    return f"filature {__version__} (rules {'compiled' if is_compiled() else 'interpreted'})"
