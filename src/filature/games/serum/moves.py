"""The numbers of the players' moves (docs/notation.md).

In each phase the moves are a set of steps above a base. Flags are set, and dials taken back, by moves of their own,
also by players the match does not wait for.
"""

from __future__ import annotations

from typing import Final

from filature.games.serum.board import B1, F1, G1, H1, PLACES, V1

TO_HIDE: Final = 0  # 12: kinds in suitcase, briefcase, locker; for each the locker at B1, then at F1
TO_BUG: Final = 12  # 12: none, H1-H6, G1-G5
TO_DIAL: Final = 24  # 36
TO_POST: Final = 60  # 9: leave, H1-H6, B1, F1
TO_ACT: Final = 69  # 30, see below
DECLARE: Final = 99  # TS-15.1: the flag goes up …
WITHDRAW: Final = 100  # … and down again
UNDIAL: Final = 101  # TS-6.12: a sealed dial is taken back
TO_TAKE: Final = 102  # 18 containers
TO_NAME: Final = 120  # 7: six pseudonyms, blank
LATE: Final = 127  # chance chooses for somebody who is absent (TS-13)
ACTIONS: Final = 128
BASES: Final = [0, 0, 0, 0, 0, TO_HIDE, TO_BUG, TO_DIAL, TO_POST, TO_ACT, TO_TAKE, TO_DIAL, 0]
"""Phase -> the number of its first move."""

# Steps above TO_ACT.
STOP: Final = 0
SUITCASE: Final = 1
BRIEFCASE: Final = 2
LOCKER: Final = 3  # of red, yellow …
TAKE_MOLE: Final = 9
SPEND_ONE: Final = 10  # of type G1, G2 …
SPEND_TWO: Final = 15  # see PAIRS
ACTS: Final = 30
PAIRS: Final = tuple((a, b) for a in range(PLACES) for b in range(a, PLACES))
"""TS-11.1: two mole cards, by their types."""

BUG_SQUARES: Final = (*range(H1, V1), *range(G1, G1 + PLACES))
"""TS-6.1: where a bug may be, in the order of the moves."""
POSTS: Final = (*range(H1, V1), B1, F1)
"""TS-6.9: where an informant may be, in the order of the moves."""
BLANK: Final = 6
"""A line of the file without a name."""
