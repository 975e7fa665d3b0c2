"""A bot without search: it reasons exactly from its sheet, goes where most is to learn, and flees when it dares."""

from __future__ import annotations

from collections.abc import Sequence
from math import exp, log2
from typing import Final

from librt.random import Random

from filature.bots.contract import Player, draw_index
from filature.games.serum.board import (
    DIALS,
    F1,
    FAKES,
    FLIGHT_SQUARES,
    G1,
    H1,
    INVESTIGATION,
    PLACES,
    V1,
)
from filature.games.serum.deduction import Knowledge
from filature.games.serum.moves import (
    BLANK,
    BUG_SQUARES,
    DECLARE,
    LOCKER,
    PAIRS,
    POSTS,
    SPEND_ONE,
    SPEND_TWO,
    STOP,
    SUITCASE,
    TAKE_MOLE,
    TO_ACT,
    TO_BUG,
    TO_DIAL,
    TO_NAME,
    TO_POST,
    TO_TAKE,
)
from filature.games.serum.packed import members
from filature.games.serum.view import View, searchable
from filature.kernel.state import seat_name

HEAT: Final = 0.45
"""How far its dials stray from the best square, so that nobody can wait for it there."""
FAKE: Final = 3.0  # what it is worth to read a fake, in bits
CARD: Final = 1.6  # what a mole card is worth while fakes are unread
AIRPORT: Final = 2.0  # how much likelier than elsewhere it flees to, or guards, the airport


class Greedy(Player):
    """Looks one turn ahead. `nerve` is how sure it must be of its file before it declares.

    It thinks of that when it dials: nothing can be learnt between the end of a turn and the last dial of the next.
    """

    def __init__(self, seed: int) -> None:
        self.dice = Random(seed)
        self.nerve = 0.3 + 0.7 * self.dice.random()

    def choose(self, view: View, moves: Sequence[int]) -> int:
        phase = view.phase
        if phase == "FLIGHT":
            return self._flee_or_chase(view, moves)
        known = view.knowledge()
        if phase == "DIAL":
            if DECLARE in moves and (view.file_complete or known.odds() >= self.nerve):
                return DECLARE
            return self._dial(view, known, moves)
        if phase == "INFORMANT":
            return self._post(view, known)
        if phase == "ACT":
            return self._act(view, known, moves)
        if phase == "FILE":
            return self._take(known) if view.taken is None else self._name(view, known, moves)
        if phase == "BUG":
            return self._bug(view)
        return self._any(moves)

    def _any(self, moves: Sequence[int]) -> int:
        return moves[self.dice.randrange(len(moves))]

    def _draw(self, moves: Sequence[int], weights: list[float]) -> int:
        """One of the moves, by weight."""
        return moves[draw_index(weights, self.dice)]

    # --- The investigation ----------------------------------------------------------------------------------------

    def _bug(self, view: View) -> int:
        """On a secret place where nobody else listens: fakes are read for mole cards, reports are free."""
        taken = [player.bug for player in view.table]
        free = [
            TO_BUG + 1 + n for n, square in enumerate(BUG_SQUARES) if G1 <= square < H1 and DIALS[square] not in taken
        ]
        return self._any(free or range(TO_BUG, TO_DIAL))

    def _dial(self, view: View, known: Knowledge, moves: Sequence[int]) -> int:
        here = view.table[view.seat].agent
        squares = [s for s in members(INVESTIGATION[view.players]) if DIALS[s] != here and TO_DIAL + s in moves]
        weights = [exp(self._worth(view, known, square) / HEAT) for square in squares]
        return self._draw([TO_DIAL + square for square in squares], weights)

    def _worth(self, view: View, known: Knowledge, square: int) -> float:
        """How much could be learnt on a square, in bits."""
        unread = sum(1 for cell in range(FAKES, FAKES + PLACES) if known.cards[cell] < 0)
        if square >= V1:
            return CARD / (1 + len(view.hand) // 2) if unread else 0.0
        if G1 <= square < H1:
            return FAKE if known.cards[FAKES + square - G1] < 0 and self._payments(view, square - G1) else 0.0
        bits = sorted((news(known, cell) for cell in searchable(view, square)), reverse=True)
        watched = any(player.informant == DIALS[square] for player in view.table)
        return sum(bits[: 1 if watched else 2])

    def _payments(self, view: View, place: int) -> list[int]:
        """How a secret place can be paid for, cheapest first, as steps above TO_ACT."""
        kinds = [int(card[1]) - 1 for card in view.hand]
        if place in kinds:
            return [SPEND_ONE + place]
        read = [int(entry.place[1]) - 1 for entry in view.sheet if entry.place[0] == "G"]
        # Cards of places already read are worth least, then those one holds twice.
        cost = [0 if kind in read else 2 if kinds.count(kind) == 1 else 1 for kind in range(PLACES)]
        ways = [
            (cost[a] + cost[b], SPEND_TWO + n)
            for n, (a, b) in enumerate(PAIRS)
            if (kinds.count(a) > 1 if a == b else a in kinds and b in kinds)
        ]
        return [way for _, way in sorted(ways)]

    def _post(self, view: View, known: Knowledge) -> int:
        """Where others may find what it does not know, but not where it goes itself: that would cost it a look."""
        target = view.choice[0].split()[-1]
        posts = [square for square in POSTS if DIALS[square] != target]
        weights = [sum(news(known, cell) for cell in searchable(view, square)) + 0.01 for square in posts]
        square = self._draw(posts, weights)
        return TO_POST if DIALS[square] == view.table[view.seat].informant else TO_POST + 1 + POSTS.index(square)

    def _act(self, view: View, known: Knowledge, moves: Sequence[int]) -> int:
        here = view.table[view.seat].agent
        square = DIALS.index(here) if here else -1
        if TO_ACT + TAKE_MOLE in moves:
            return TO_ACT + TAKE_MOLE
        if G1 <= square < H1:
            pay = self._payments(view, square - G1) if known.cards[FAKES + square - G1] < 0 else []
            return TO_ACT + pay[0] if pay else TO_ACT + STOP
        best, most = TO_ACT + STOP, 0.0
        for cell in searchable(view, square):
            move = TO_ACT + (SUITCASE + cell % 3 if cell % 3 < 2 else LOCKER + cell // 3)
            bits = news(known, cell)
            if move in moves and bits > most:
                best, most = move, bits
        return best

    # --- The flight -----------------------------------------------------------------------------------------------

    def _take(self, known: Knowledge) -> int:
        odds = [known.true_card_odds(cell) for cell in range(FAKES)]
        return TO_TAKE + odds.index(max(odds))

    def _name(self, view: View, known: Knowledge, moves: Sequence[int]) -> int:
        """The name of the next pursuer if it is known, or one that nobody known has."""
        pursuer = next(colour for colour in known.pursuers() if seat_name(colour) not in view.file)
        free = [name for name in known.names_of(pursuer) if TO_NAME + name in moves]
        return TO_NAME + (self._any(free) if free else BLANK)

    def _flee_or_chase(self, view: View, moves: Sequence[int]) -> int:
        squares = members(FLIGHT_SQUARES[view.players])
        special = AIRPORT if view.solos < 4 else 1.0  # at the fifth solo every square is as good
        weights = [special if square == F1 else 1.0 for square in squares]
        return self._draw([TO_DIAL + square for square in squares], weights)


def news(known: Knowledge, cell: int) -> float:
    """How much it would tell to see into a container, in bits."""
    return log2(len(known.cards_in(cell)))
