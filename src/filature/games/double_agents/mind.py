"""The minds that play the two companies."""

from __future__ import annotations

from collections.abc import Sequence

from filature.games.double_agents.beliefs import Belief
from filature.games.double_agents.board import CIA, COMPANIES, KGB, SABOTAGE
from filature.games.double_agents.ending import double_of, name_of
from filature.games.double_agents.judgement import CROWD, INSIGHT, KNIVES, PRIZE, Judgement
from filature.games.double_agents.lanes import lane
from filature.games.double_agents.past import FIRST, SECOND, number_of
from filature.games.double_agents.rules import DoubleAgents
from filature.games.double_agents.views import View
from filature.kernel import mind
from filature.kernel.events import Event
from filature.kernel.mind import Temper
from filature.kernel.state import State


class Mind(mind.Mind):
    # With so many who choose at once, each with a secret hand, nobody finds a mixed strategy: all answer habits, and
    # the better ones what the others have shown.
    tempers = {
        "easy": Temper(playouts=60, mixing=False, warmth=0.1),
        "normal": Temper(playouts=300, mixing=False, leanings={INSIGHT: 0.25}),
        "hard": Temper(playouts=1500, mixing=False, leanings={INSIGHT: 0.25, KNIVES: 0.04}),
        "hothead": Temper(playouts=600, mixing=False, leanings={PRIZE: 0.02}),
        "greyman": Temper(playouts=600, mixing=False, discretion=0.4, leanings={CROWD: 0.01}),
        "saboteur": Temper(playouts=600, mixing=False, leanings={KNIVES: 0.04}),
        "bookkeeper": Temper(playouts=600, mixing=False, leanings={PRIZE: -0.01, CROWD: -0.01}),
    }

    def belief(self, view: View) -> Belief:
        return Belief(view)

    def answers(self, state: State) -> dict[str, str]:
        assert isinstance(state, DoubleAgents)
        found = {f"double {COMPANIES[company]}": name_of(double_of(state, company)) for company in (CIA, KGB)}
        for played in range(state.rounds):
            for company in (CIA, KGB):
                sender = last_saboteur(state, played, company)
                if sender >= 0:
                    found[f"sabotage {COMPANIES[company]} {played + 1}"] = name_of(sender)
        return found

    def clue(self, secret: str, answer: str, events: Sequence[Event]) -> int:
        """A round is understood as a whole: by the last sabotage of the company, else by the place the suspect went to
        at last."""
        company = secret.split()[1]
        missions = {event.facts["destination"]: n for n, event in enumerate(events) if event.kind == "resolved"}
        sabotaged = [n for n in missions.values() if events[n].facts["cards"][company].get("sabotage")]
        if sabotaged:
            return sabotaged[-1]
        went = [event.facts["destinations"][answer] for event in events if event.kind == "revealed"]
        return missions.get(went[-1] if went else "", len(events) - 1)

    def judgement(self, temper: Temper) -> Judgement:
        return Judgement(temper.leanings)


def last_saboteur(state: DoubleAgents, played: int, company: int) -> int:
    """The last member, in the order of legs and seats, who sent a sabotage in a round; -1 if nobody did."""
    members = state.members(company)
    sent = [(leg, seat) for leg in (FIRST, SECOND) for seat in range(state.box.seats) if members >> seat & 1]
    found = [seat for leg, seat in sent if lane(number_of(state, played, leg), seat) == SABOTAGE + 1]
    return found[-1] if found else -1
