"""The table as one seat, or a watcher, hears of it: pieces, sheets and mole cards, brought up to date event by event.

A belief weighs every dial by how the table stood then. A view shows only how it stands now, so a belief that is told a
whole match at once would weigh old dials by what has been found since.
"""

from __future__ import annotations

from typing import Any, Final, final

from librt.random import Random
from mypy_extensions import i64

from filature.games.serum import determinize, mole_cards, sheet
from filature.games.serum.board import CARDS, CELLS, COLOURS, DIALS, FAKES, H1, PLACES
from filature.games.serum.packed import put
from filature.games.serum.phases.turn import place_agents
from filature.games.serum.rules import Serum
from filature.games.serum.state import Setup
from filature.kernel.errors import NoConsistentState
from filature.kernel.events import Event
from filature.kernel.notation import seat_number
from filature.kernel.state import WATCHER, seat_name

NO_DIAL: Final = "B2"  # exists at no table (TS-3.2)


@final
class HeardTable:
    """What has been heard, as a state in which only the cards that the seat has seen are the true ones."""

    def __init__(self, seat: i64, setup: Setup) -> None:
        self.seat = seat
        self.board = Serum(setup)
        self.followed = False
        """Whether the table is known: from the moment cards were hidden, or since it was seen."""
        self._looker: i64 = 0
        self._cell: i64 = -1  # what the last look was into

    def take(self, base: Serum) -> None:
        """The table as it is seen by somebody who has not heard how it came about."""
        self.board = base.copy()
        self.followed = True

    def squares(self, dials: dict[str, str]) -> list[int]:
        """What each seat dialled."""
        return [DIALS.index(dials.get(seat_name(seat), NO_DIAL)) for seat in range(self.board.setup.seats)]

    def sample(self, number: i64) -> list[Serum]:
        """States in which to ask where somebody would go; at the same moment always the same ones.

        Mole cards are drawn as for a watcher: a seat's own hand says little of the others'.
        """
        dice = Random(int(self.board.turns))
        states: list[Serum] = []
        try:
            for _ in range(number):
                state = self.board.copy()
                determinize.resample_layout(state, int(self.seat), dice)
                determinize.resample_moles(state, WATCHER, dice)
                states.append(state)
        except (IndexError, ValueError):  # a card in two places, too many cards of a kind
            raise NoConsistentState from None
        return states

    # --- Events -------------------------------------------------------------------------------------------------------

    def hear(self, event: Event) -> None:
        kind, facts = event.kind, event.facts
        if kind == "hiding":
            self._begin()
        elif kind == "hidden":
            for place, card in facts["cards"].items():
                self.board.place_card(CELLS.index(place), CARDS.index(card))
        elif kind == "lockers":
            self._hear_lockers(facts["lockers"])
        elif kind == "turn":
            self.board.turns = facts["number"] - 1
        elif kind == "bugs":
            self.board.bugs = self._moved(self.board.bugs, facts["squares"])
        elif kind == "informants":
            self.board.informants = self._moved(self.board.informants, facts["squares"])
        elif kind == "dials":
            self._hear_dials(facts["dials"])
        elif kind == "searched" or kind == "read":
            self._hear_look(facts)
        elif kind == "watched":
            for player in facts["players"]:
                sheet.note(self.board, self._seat(player), self._cell, self._looker)
        elif kind == "saw" or kind == "saw-fake":
            self.board.place_card(CELLS.index(facts["place"]), CARDS.index(facts["card"]))
        elif kind == "draws":
            self._add_moles(self._seat(facts["player"]), 1)
        elif kind == "reshuffled":
            self.board.used = ()
        elif kind == "bugs-back":
            for player in facts["players"]:
                self.board.bugs = put(self.board.bugs, self._seat(player), 6, 0)
        elif kind == "declared":
            for player in facts["players"]:
                self.board.declared |= 1 << self._seat(player)
        elif kind == "flees":
            self.board.fugitive = self._seat(facts["player"])

    def _seat(self, player: str) -> int:
        return seat_number(player, int(self.board.setup.seats))

    def _begin(self) -> None:
        """TS-4.4: cards are about to be hidden; whatever was known of this table is of a later moment."""
        board = Serum(self.board.setup)
        for place in range(6):
            board.fakes = put(board.fakes, place, 4, 1)
        if board.setup.own_hotel:  # TS-22
            for seat in range(board.setup.seats):
                board.agents = put(board.agents, seat, 6, H1 + seat + 1)
        self.board = board
        self.followed = True

    def _hear_lockers(self, lockers: dict[str, str]) -> None:
        for colour, name in enumerate(COLOURS):
            if lockers[name] == "F1":
                self.board.at_airport |= 1 << colour
        for seat in range(self.board.setup.seats):
            sheet.note_own(self.board, seat)

    def _moved(self, pieces: i64, squares: dict[str, str]) -> i64:
        for player, square in squares.items():
            pieces = put(pieces, self._seat(player), 6, DIALS.index(square) + 1)
        return pieces

    def _hear_dials(self, dials: dict[str, str]) -> None:
        board = self.board
        for seat, square in enumerate(self.squares(dials)):
            board.dials = put(board.dials, seat, 6, square + 1)
        flight = board.fugitive >= 0
        place_agents(board, board.setup.flight_open if flight else board.setup.open, not flight)

    def _hear_look(self, facts: dict[str, Any]) -> None:
        """TS-7.6: everybody learns who looked into what, and with how many mole cards."""
        board, seat = self.board, self._seat(facts["player"])
        self._looker = seat
        self._cell = CELLS.index(facts["container"] if "container" in facts else facts["place"])
        sheet.note(board, seat, self._cell, seat)
        number: i64 = facts.get("cards", 0)
        if number:
            place = self._cell - FAKES
            kind = place if number == 1 else (place + 1) % PLACES
            for _ in range(number):
                board.used = (*board.used, int(mole_cards.used_card(kind, seat, place, number == 1)))
            self._add_moles(seat, -number)

    def _add_moles(self, seat: i64, number: i64) -> None:
        held = mole_cards.total(self.board.hands[seat])
        self.board.set_hand(seat, mole_cards.any_cards(max(0, held + number)))
