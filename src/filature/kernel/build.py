"""How this copy of the house was built."""

from __future__ import annotations

from filature import __version__
from filature.kernel import state


def is_compiled() -> bool:
    """Whether the rules run as compiled code, or as plain Python."""
    return not str(state.__file__).endswith(".py")


def describe() -> str:
    return f"filature {__version__} (rules {'compiled' if is_compiled() else 'interpreted'})"
