"""Agents Secrets (Streng geheim) by Helmut Senf, an unofficial implementation in our own words."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from filature.games.serum import board
from filature.games.serum.board import CONTAINERS, DIAL, FLIGHT, INVESTIGATION, PHASES, PSEUDONYMS, SQUARES
from filature.games.serum.help import Help
from filature.games.serum.moves import ACTIONS
from filature.games.serum.options import Options
from filature.games.serum.position import Position, load
from filature.games.serum.rules import Serum, from_view
from filature.games.serum.state import Setup
from filature.games.serum.view import View
from filature.kernel import game
from filature.kernel.position import read_position
from filature.kernel.state import seat_name

__all__ = ["GAME", "Game", "Options", "View"]


class Game(game.Game[View]):
    name = "serum"
    seats = range(3, 7)
    age = 12
    presets = {
        "first": {"assist": 2},
        "quick": {"locker_layout": "fixed", "phase5": "sealed", "flight_trigger": "automatic", "turn_limit": 40},
        "party": {"chat": True},
    }
    actions = ACTIONS
    Options = Options
    help = Help()

    def start(self, seats: int, options: game.Choices = None) -> Serum:
        return Serum(Setup(self.check_seats(seats), self.check_options(options)))

    def load(self, position: Mapping[str, Any]) -> Serum:
        data = read_position(position, Position)
        state = Serum(Setup(self.check_seats(data.seats), self.check_options(data.options)))
        load(state, data)
        return state

    def suppose(self, view: Any) -> Serum:
        return from_view(view)

    def phrases(self, seats: int, options: Any) -> Mapping[str, Mapping[str, Sequence[str]]]:
        players = [seat_name(seat) for seat in range(seats)]
        squares = [name for name in SQUARES if INVESTIGATION[seats] & board.squares(name)]
        return {
            "i-go-to": {"square": squares},
            "keep-away-from": {"square": squares},
            "i-know-what-is-in": {"container": CONTAINERS},
            "who-has-seen": {"container": CONTAINERS},
            "you-are": {"player": players, "pseudonym": PSEUDONYMS},
        }

    def timers(self, state: Serum) -> list[game.Timer]:
        """TS-13: a decision is due in time, each seat by itself."""
        seconds = state.setup.options.decision_seconds
        if not seconds:
            return []
        moment = f"{state.turn_number()}-{PHASES[state.phase]}"
        # Whoever takes a dial back (TS-6.12) has no more time for another than was left.
        seats = range(state.setup.seats) if state.phase in (DIAL, FLIGHT) and state.late < 0 else state.turn()
        return [game.Timer(f"{moment}-{seat}", seconds, (seat,)) for seat in seats if seat >= 0]

    def channels(self, state: Serum, seat: int) -> list[str]:
        """TS-16.8: no talk in the flight, nor in the investigation where the table forbids it."""
        return [game.TABLE] if state.may_talk() else []


GAME = Game()
