"""Every move a player can make, numbered without overlap (docs/notation.md lists the numbers)."""

from __future__ import annotations

from typing import Final

STEPS: Final = 61  # destinations of a step: 60 places for cities, then the own headquarters
TO_HQ: Final = 60
STEP: Final = 0  # agent k to city c is STEP + k * STEPS + c
PICK: Final = 427  # agent k takes case j is PICK + k * 16 + j; cases count through the seats, four each
ALL_CASES: Final = 16
DROP: Final = 539  # agent k lays its case down
END_TURN: Final = 546
RESIGN: Final = 547
FIGHT: Final = 548  # the first opponent is agent k
CARD: Final = 555  # duel card of value v
LEAVE: Final = 561  # LOOT no
TAKE: Final = 562  # LOOT yes
LOSE: Final = 563  # agent k is among the losses
HIDE: Final = 570  # the next case holds CONTENTS[v]
PLACE: Final = 574  # the next case lies in city c
NO_GUARD: Final = 634
GUARD: Final = 635
LATE: Final = 636  # chance chooses for somebody who is absent (SE-10.5)
ACTIONS: Final = 637
