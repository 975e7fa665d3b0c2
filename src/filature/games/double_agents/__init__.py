"""Agents Secrets, CIA against KGB, by Arnaud Ladagnous: an unofficial implementation in our own words."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from filature.games.double_agents import chat, events
from filature.games.double_agents.board import CARDS, CIA, DESTINATIONS, IDENTITIES, KGB, LEAST_SEATS, MOST_SEATS
from filature.games.double_agents.help import Help
from filature.games.double_agents.moves import ACTIONS
from filature.games.double_agents.options import Options
from filature.games.double_agents.phases import leg, setup
from filature.games.double_agents.position import Position, load
from filature.games.double_agents.position_checks import check_position
from filature.games.double_agents.rules import DoubleAgents, from_view
from filature.games.double_agents.state import Setup, side_of
from filature.games.double_agents.view import View
from filature.kernel import game
from filature.kernel.events import ALL
from filature.kernel.position import read_position

__all__ = ["GAME", "Game", "Options", "View"]


class Game(game.Game[View]):
    name = "double_agents"
    seats = range(LEAST_SEATS, MOST_SEATS + 1)  # DA-3.1
    actions = ACTIONS
    Options = Options
    help = Help()
    age = 10
    presets = {
        "first": {"hush_seconds": 0},
        "quick": {"mission_values": "low", "hush_seconds": 30, "discussion_seconds": 60, "vote_seconds": 60},
        "party": {"dead_drop": True, "discussion_seconds": 90},
    }
    go_ahead = "we-are-ready"

    def start(self, seats: int, options: game.Choices = None) -> DoubleAgents:
        chosen = self.check_options(options)
        state = DoubleAgents(Setup(self.check_seats(seats), chosen))
        setup.begin(state)
        return state

    def load(self, position: Mapping[str, Any]) -> DoubleAgents:
        data = read_position(position, Position)
        table = Setup(self.check_seats(data.seats), self.check_options(data.options))
        check_position(data, table)
        state = DoubleAgents(table)
        load(state, data)
        return state

    def suppose(self, view: View) -> DoubleAgents:
        return from_view(view)

    def sides(self, state: DoubleAgents) -> list[tuple[int, ...]]:
        if state.phase <= IDENTITIES:
            return []
        seats = range(state.setup.seats)
        return [tuple(seat for seat in seats if side_of(state, seat) == company) for company in (CIA, KGB)]

    def memory(self, options: Any) -> int | None:
        return None if options.full_log else 1  # DA-13 `full_log`

    def reveals(self, options: Any) -> bool:
        return bool(options.post_game_replay and options.ballots == "named")  # DA-13

    def timers(self, state: DoubleAgents) -> list[game.Timer]:
        return chat.timers(state)

    def cuts_short(self, state: DoubleAgents, seat: int) -> tuple[int, ...]:
        return leg.cuts_short(state, seat)

    def confidants(self, state: DoubleAgents, seat: int) -> tuple[int, ...]:
        return events.confidants(state, seat)

    def drafts(self, state: DoubleAgents, seat: int, moves: Sequence[int]) -> list[int]:
        return leg.drafts(state, seat, moves)

    def phrases(self, seats: int, options: Any) -> Mapping[str, Mapping[str, Sequence[str]]]:
        return {
            self.go_ahead: {},
            "i-go-to": {"city": DESTINATIONS},
            "go-to": {"city": DESTINATIONS},
            "my-card-for": {"card": CARDS, "city": DESTINATIONS},
            "who-was-in": {"city": DESTINATIONS},
            "i-was-in": {"city": DESTINATIONS},
            "leave-alone": {"city": DESTINATIONS},
        }

    def channels(self, state: DoubleAgents, seat: int) -> list[str]:
        return chat.open_to(state, seat)

    def audience(self, state: DoubleAgents, seat: int, channel: str) -> tuple[int, ...] | None:
        readers = chat.audience(state, seat, channel)
        return ALL if channel == game.TABLE else readers  # DA-5.1.3: watchers read it too


GAME = Game()
