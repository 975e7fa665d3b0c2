"""Agents Secrets, CIA against KGB, by Arnaud Ladagnous: an unofficial implementation in our own words."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from filature.games.companies import legs, talk
from filature.games.companies.board import CIA, IDENTITIES, KGB, LEAST_SEATS, MOST_SEATS
from filature.games.companies.bots import Greedy
from filature.games.companies.ending import side_of
from filature.games.companies.guide import Guide
from filature.games.companies.mind import Mind
from filature.games.companies.moves import ACTIONS
from filature.games.companies.options import Options
from filature.games.companies.positions import Position, fill
from filature.games.companies.rules import Box, Companies
from filature.games.companies.supposing import suppose
from filature.games.companies.views import View
from filature.kernel import game
from filature.kernel.events import ALL
from filature.kernel.game import read_position


class Game(game.Game):
    name = "companies"
    seats = range(LEAST_SEATS, MOST_SEATS + 1)  # DA-3.1
    actions = ACTIONS
    Options = Options
    players = {"greedy": Greedy}
    mind = Mind()
    guide = Guide()
    quick = {"hush_seconds": 0}

    def start(self, seats: int, options: game.Choices = None) -> Companies:
        chosen = self.check_options(options)
        state = Companies(Box(self.check_seats(seats), chosen))
        state.begin()
        return state

    def load(self, position: Mapping[str, Any]) -> Companies:
        data = read_position(position, Position)
        state = Companies(Box(self.check_seats(data.seats), self.check_options(data.options)))
        fill(state, data)
        return state

    def suppose(self, view: View) -> Companies:
        return suppose(view)

    def sides(self, state: Companies) -> list[tuple[int, ...]]:
        if state.phase <= IDENTITIES:
            return []
        seats = range(state.box.seats)
        return [tuple(seat for seat in seats if side_of(state, seat) == company) for company in (CIA, KGB)]

    def memory(self, options: Any) -> int | None:
        return None if options.history == "on" else 1  # DA-13 `history`

    def reveals(self, options: Any) -> bool:
        return bool(options.post_game_replay == "on" and options.ballots == "named")  # DA-13

    def timers(self, state: Companies) -> list[game.Timer]:
        return talk.timers(state)

    def cuts_short(self, state: Companies, seat: int) -> tuple[int, ...]:
        return legs.cuts_short(state, seat)

    def drafts(self, state: Companies, seat: int, moves: Sequence[int]) -> list[int]:
        return legs.drafts(state, seat, moves)

    def channels(self, state: Companies, seat: int) -> list[str]:
        return talk.open_to(state, seat)

    def audience(self, state: Companies, seat: int, channel: str) -> tuple[int, ...] | None:
        readers = talk.audience(state, seat, channel)
        return ALL if channel == game.TABLE else readers  # DA-5.1.3: watchers read it too


GAME = Game()
