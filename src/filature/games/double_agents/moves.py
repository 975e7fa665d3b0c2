"""Every move that can be made, numbered without overlap (docs/notation.md lists the numbers)."""

from __future__ import annotations

from typing import Final

from filature.games.double_agents.board import KINDS, MOST_SEATS, PLACES

LOCK: Final = 0  # card c to destination d, locked, is move LOCK + 4c + d
DRAFT_CARD: Final = LOCK + KINDS * PLACES  # the draft of card c is move DRAFT_CARD + c
DRAFT_AIM: Final = DRAFT_CARD + KINDS  # the draft of destination d is move DRAFT_AIM + d
UNLOCK: Final = DRAFT_AIM + PLACES
LATE: Final = UNLOCK + 1  # chance chooses what the draft lacks (DA-5.6.3); the house's
TIME: Final = LATE + 1  # the time to talk is up, for this player (DA-5.8); the house's
BALLOT: Final = TIME + 1  # a vote for seat s is move BALLOT + s
ABSTAIN: Final = BALLOT + MOST_SEATS
JOIN: Final = ABSTAIN + 1  # joining company u is move JOIN + u (DA-3.3)
ACTIONS: Final = JOIN + 2
