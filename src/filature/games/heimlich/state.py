"""One moment of Heimlich & Co.: the fields of a match and small questions about them. The rules are in rules.py."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from filature.games.heimlich.board import AGENTS, AGENTS_BY_SEATS, CHAPEL, COLOURS, PLACES, SEVENTH_HOUSE
from filature.games.heimlich.moves import INDEPENDENT, SPLITS, Splits
from filature.games.heimlich.options import Options
from filature.games.heimlich.packed import equal, get, ones_for
from filature.kernel.state import State

UNOCCUPIED: Final = 0
ANY_OR_STAY: Final = 1
ANY_OTHER: Final = 2
DOSSIER_RULES: Final = {"unoccupied": UNOCCUPIED, "any_or_stay": ANY_OR_STAY, "any_other": ANY_OTHER}


@final
class Setup:
    """Seats and options: fixed before the first card."""

    def __init__(self, seats: int, options: Options) -> None:
        self.seats: i64 = seats
        self.agents: i64 = AGENTS_BY_SEATS[options.agent_table][seats]  # HC-2.1
        self.ones: i64 = ones_for(self.agents)
        self.splits: Splits = SPLITS[int(self.agents)]
        self.advanced: bool = options.mode == "advanced"
        self.dossier_rule: i64 = DOSSIER_RULES[options.dossier]
        self.newcomers_only: bool = options.trigger_rule == "newcomer"  # HC-8.17
        self.one_to_three: bool = options.die == "one_to_three"
        self.turn_limit: i64 = options.turn_limit  # 0: none
        self.options = options


class Fields(State):
    """The fields of a moment without the rules; what all modules but rules.py take.

    Agents in play are numbered in the order of their colours.
    """

    def __init__(self, setup: Setup) -> None:
        self.news = None
        self.setup = setup
        self.phase: i64 = COLOURS
        self.left_out: i64 = 0  # set of colours that do not play
        self.colours: tuple[int, ...] = ()  # the colours in play, once they are settled
        self.owners: i64 = setup.ones * INDEPENDENT  # lanes: whose agent
        self.dealt: i64 = 0  # how many players have their card
        self.contenders: i64 = (1 << setup.seats) - 1  # HC-2.6: the set of seats that roll for the start
        self.start_rolls: i64 = 0  # lanes: what each seat rolled; 0 before it has
        self.active: i64 = 0
        self.turns: i64 = 0  # completed turns
        self.die: i64 = 0  # 0 when none is rolled
        self.places: i64 = setup.ones * CHAPEL  # HC-2.3; lanes
        self.scores: i64 = 0  # HC-2.4; lanes
        self.before: i64 = 0  # lanes: the scores before the last count
        self.dossier: i64 = SEVENTH_HOUSE  # HC-2.3
        self.old: i64 = 0  # marks: HC-8.17, agents that are not new to the dossier's place; only with newcomers_only
        self.report_asked: bool = False  # HC-5.4: the report has been asked
        self.reports: tuple[int, ...] = (0,) * int(setup.seats)  # see report.py

    def copy(self) -> Fields:
        raise NotImplementedError

    def copy_to(self, twin: Fields) -> None:
        """Gives another state of the same setup all fields of this one."""
        twin.phase = self.phase
        twin.left_out = self.left_out
        twin.colours = self.colours
        twin.owners = self.owners
        twin.dealt = self.dealt
        twin.contenders = self.contenders
        twin.start_rolls = self.start_rolls
        twin.active = self.active
        twin.turns = self.turns
        twin.die = self.die
        twin.places = self.places
        twin.scores = self.scores
        twin.before = self.before
        twin.dossier = self.dossier
        twin.old = self.old
        twin.report_asked = self.report_asked
        twin.reports = self.reports

    def agent_name(self, agent: i64) -> str:
        return AGENTS[self.colours[agent]]

    def agent_of(self, seat: i64) -> int:
        """The agent a seat was dealt; -1 before the deal."""
        agent: i64 = 0
        while agent < self.setup.agents:
            if get(self.owners, agent) == seat:
                return int(agent)
            agent += 1
        return -1

    def old_agents(self) -> i64:
        """Marks the agents whose return to the dossier, put down now, brings no count (HC-8.17)."""
        if not self.setup.newcomers_only:
            return 0
        there = equal(self.places, self.dossier, self.setup.ones)
        return 0 if there == self.setup.ones else there  # were all of them there, nobody could ever be new

    def place_name(self, agent: i64) -> str:
        return PLACES[get(self.places, agent)]
