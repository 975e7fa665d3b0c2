"""Posterior over who owns which agent, for a seat or a watcher, from all it has heard."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, final

from librt.random import Random
from librt.vecs import vec
from mypy_extensions import i64

from filature.bots.contract import Belief, Odds
from filature.bots.heimlich.best_report import AGENT_SLOTS, ReportGuess
from filature.bots.heimlich.move_likelihood import DealPosterior, MoveEvidence, dossiers, splits
from filature.bots.heimlich.rollout_policy import ADVANCED, BASIC, SplitScorer
from filature.games.heimlich import report
from filature.games.heimlich.board import DOSSIER, MOVE, PLACES, REPORT, SEVENTH_HOUSE
from filature.games.heimlich.moves import LINE, TO_PLACE
from filature.games.heimlich.packed import get, pack, walk
from filature.games.heimlich.rules import Heimlich, from_view
from filature.kernel.errors import NoConsistentState
from filature.kernel.events import Event
from filature.kernel.notation import seat_number
from filature.kernel.state import State, seat_name

NOBODY: Final = "nobody"
NO_OWNERS: Final = 0
NO_BONUS: Final = 0


@final
class OwnershipBelief(Belief):
    """A belief about who owns which agent."""

    def __init__(self, view: Any) -> None:
        self.seat: i64 = view.seat
        self.board: Heimlich = from_view(view)
        """The table as far as heard or seen, with any deal."""
        setup = self.board.setup
        self.names: list[str] = [piece.agent for piece in view.agents]
        self.own: i64 = self.board.agent_of(view.seat) if view.identity else -1
        self.followed = False
        """Whether it knows how the agents stood before what it hears: since they were set up, or it has seen them."""
        self.evidence = MoveEvidence(setup.seats, setup.agents, setup.ones)
        self.scorer = SplitScorer(setup.agents, ADVANCED if setup.advanced else BASIC)
        self.guess = ReportGuess(setup.seats, setup.agents, setup.options.report_rule == "consistent")
        self.foreseen_reports: vec[i64] = vec[i64]()
        """What each player (row) will have reported when asked, had they this agent (column)."""
        self.revealed: dict[str, str] = {}
        self._deals: DealPosterior | None = None

    # --- Hearing and seeing ---------------------------------------------------------------------------------------

    def hear(self, event: Event) -> None:
        kind, facts = event.kind, event.facts
        if kind == "colours":
            self.names = list(facts["agents"])
        if kind == "dealt":
            self._know_own(self.names.index(facts["agent"]))
        if kind in ("colours", "dealt", "rolled-for-start"):
            self._set_up()
        elif kind == "moved":
            self._hear_move(facts)
        elif kind == "counted":
            self._hear_count(facts)
        elif kind in ("dossier-moved", "dossier-left"):
            self._hear_dossier(facts, kind == "dossier-left")
        elif kind == "report-asked":
            self.foreseen_reports = self.reports()
        elif kind == "over":
            self.revealed = dict(facts["owners"])

    def see(self, view: Any) -> None:
        seen, known = from_view(view), self.board
        self.names = [piece.agent for piece in view.agents]
        if view.identity:
            self._know_own(self.names.index(view.identity))
        if self.followed:
            self._check(seen.places == known.places and seen.scores == known.scores)
            self._check(seen.dossier == known.dossier and seen.old == known.old)
            seen.before = known.before
        self.board = seen
        self.followed = True
        self.revealed = view.owners or self.revealed

    def _know_own(self, agent: i64) -> None:
        self._check(self.own in (-1, agent))
        if self.own < 0:
            self.own = agent
            self._deals = None

    def _set_up(self) -> None:
        board = self.board
        board.places = board.scores = board.before = board.old = 0
        board.dossier = SEVENTH_HOUSE
        self.followed = True

    def _hear_move(self, facts: dict[str, Any]) -> None:
        if not self.followed:
            return
        board, scorer = self.board, self.scorer
        seat, die = seat_number(facts["player"], self.board.setup.seats), facts["die"]
        taken: dict[str, int] = facts["steps"]
        steps = pack([taken.get(name, 0) for name in self.names])
        places = walk(board.places, steps, board.setup.ones)
        self._check(sum(taken.values()) == die)
        for name, place in facts["places"].items():
            self._check(PLACES[get(places, self.names.index(name))] == place)
        self._look()
        told = splits(scorer, die, vec[i64]([scorer.splits.numbers[int(steps)]]))
        self.evidence.add(seat, told[0])
        self._deals = None
        board.places = places

    def _hear_count(self, facts: dict[str, Any]) -> None:
        board = self.board
        scores = pack([facts["scores"][name] for name in self.names])
        before = pack([facts["scores"][name] - facts["gains"][name] for name in self.names])
        self._check(not self.followed or before == board.scores)
        board.scores, board.before = scores, before

    def _hear_dossier(self, facts: dict[str, Any], left: bool) -> None:
        board, scorer = self.board, self.scorer
        place = PLACES.index(facts["place"])
        if self.followed:
            board.phase = DOSSIER
            board.active = seat_number(facts["player"], self.board.setup.seats)
            self._look()
            legal = vec[i64](board.moves(board.active))
            self._check(TO_PLACE + place in legal and left == (place == board.dossier))
            self.evidence.add(board.active, dossiers(scorer, legal, vec[i64]([TO_PLACE + place]))[0])
            self._deals = None
        board.dossier = place
        board.old = board.old_agents()

    def _look(self) -> None:
        """The scorer takes in the table as it is."""
        board = self.board
        self.scorer.look(board.places, board.scores, board.dossier, board.old, NO_OWNERS, NO_BONUS)

    def _check(self, fits: bool) -> None:
        if not fits:
            raise NoConsistentState()

    # --- What it makes of it --------------------------------------------------------------------------------------

    def deals(self) -> DealPosterior:
        if self._deals is None:
            self._deals = self.evidence.deals(self.seat, self.own)
        return self._deals

    def odds(self) -> Odds:
        seats = [(seat_name(seat), seat * AGENT_SLOTS) for seat in range(self.board.setup.seats)]
        chances = self.deals().chances
        odds: Odds = {}
        for agent, name in enumerate(self.names):
            row = {player: chances[at + agent] for player, at in seats}
            if self.revealed:
                row = {player: float(self.revealed[name] == player) for player, _ in seats}
            row[NOBODY] = max(0.0, 1.0 - sum(row.values()))
            odds[name] = row
        return odds

    def determinize(self, dice: Random) -> State:
        world = self.board.copy()
        if self.revealed:
            return world
        world.owners = self.deals().at(dice.random())
        if world.report_asked and world.phase != REPORT and len(self.foreseen_reports):
            seats = range(world.setup.seats)
            guesses = [self.foreseen_reports[seat * AGENT_SLOTS + world.agent_of(seat)] for seat in seats]
            own = world.reports
            world.reports = tuple(int(own[seat] if seat == self.seat else guesses[seat]) for seat in seats)
        return world

    def policy(self, moves: Sequence[int]) -> Sequence[float] | None:
        """In the report: the next line of the best one."""
        if moves[0] < LINE:
            return None
        written: i64 = self.board.reports[self.seat]
        best = self.guess.report(self.deals().chances, self.own, written)
        line = report.answer(best, report.next_line(self.board, self.seat))
        return [1.0 if move == LINE + line else 0.0 for move in moves]

    def exposure(self, moves: Sequence[int]) -> Sequence[float]:
        board, scorer = self.board, self.scorer
        shown = [0.0] * len(moves)
        if self.own < 0 or board.report_asked or board.phase not in (MOVE, DOSSIER):
            return shown
        chosen = vec[i64](moves)
        self._look()
        if board.phase == MOVE:
            told = splits(scorer, board.die, chosen)
        else:
            told = dossiers(scorer, vec[i64](board.moves(self.seat)), chosen)
        at = self.seat * AGENT_SLOTS
        public = self.evidence.deals(-1, -1).chances
        for number in range(len(moves)):
            likely = self.evidence.with_move(self.seat, told[number], 1.0)
            total = 0.0
            for agent in range(board.setup.agents):
                likely[agent] *= public[at + agent] / self.evidence.likely[at + agent]
                total += likely[agent]
            shown[number] = likely[self.own] / total - public[at + self.own]
        return shown

    # --- What the evaluation asks ---------------------------------------------------------------------------------

    def reports(self) -> vec[i64]:
        """What each player (row) would report now, had they this agent (column)."""
        setup = self.board.setup
        public = self.evidence.deals(-1, -1).chances
        reports = vec[i64]([0] * int(setup.seats * AGENT_SLOTS))
        for seat in range(setup.seats):
            # They know that no other agent is theirs.
            without = vec[float](public)
            for agent in range(setup.agents):
                without[seat * AGENT_SLOTS + agent] = 0.0
            for agent in range(setup.agents):
                reports[seat * AGENT_SLOTS + agent] = self.guess.report(without, agent, 0)
        return reports

    def styles(self, seat: i64) -> vec[float]:
        """The probability that a player plays in each style."""
        return self.evidence.styles(seat, self.deals())
