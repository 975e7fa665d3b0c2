"""What a seat sees of the table (HC-6.1)."""

from __future__ import annotations

import msgspec

from filature.games.heimlich.options import Options
from filature.kernel import game


class Piece(msgspec.Struct, gc=False):
    """An agent on the board."""

    agent: str
    place: str
    score: int


class View(game.View, kw_only=True):
    """Heimlich & Co. as one seat, or a watcher, may know it."""

    options: Options
    start_rolls: list[int]
    """What each seat rolled for the start (HC-2.6); 0 while it has to roll."""
    phase: str
    active: int
    die: int
    dossier: str
    old_agents: list[str]
    """Agents whose arrival at the dossier brings no count (HC-8.17); none unless `trigger_rule` is newcomer."""
    agents: list[Piece]
    independents: int
    report_asked: bool
    reported: list[int]
    """Who has handed in a report."""
    identity: str | None
    """The agent of this seat."""
    report: dict[str, str]
    """What this seat has written."""
    owners: dict[str, str] | None
    """Whose agent is whose: None until the masks fall."""
    reports: list[dict[str, str]] | None
    """Every report: None until the masks fall."""
