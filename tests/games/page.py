"""Moments of matches as the server shows them, for the tests of the page.

Each game that has a page of its own lays them out in its `page.py`; `test_page_fixtures.py` writes and compares them.
"""

from __future__ import annotations

from typing import Any

import msgspec

from filature.kernel.match import Match

Moment = dict[str, Any]
"""A view, alone or with the legal moves; or several of these under their names."""


def view(match: Match, seat: int) -> Moment:
    seen: Moment = msgspec.to_builtins(match.view(seat))
    return seen


def moment(match: Match, seat: int) -> Moment:
    """What a seat sees, and what it may play."""
    return {"view": view(match, seat), "moves": match.legal(seat) if seat >= 0 else []}
