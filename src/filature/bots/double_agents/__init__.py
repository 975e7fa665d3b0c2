"""Everything that thinks about Agents Secrets, CIA against KGB: belief, evaluation, and the bots made of them."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from filature.bots import contract
from filature.bots.contract import Aspect, Personality, Player
from filature.bots.double_agents.belief import DoubleAgentsBelief
from filature.bots.double_agents.evaluation import DoubleAgentsEvaluation
from filature.bots.double_agents.greedy import Greedy
from filature.bots.double_agents.personalities import PERSONALITIES
from filature.games.double_agents.board import CIA, COMPANIES, KGB, ROUNDS, SABOTAGE
from filature.games.double_agents.history import FIRST, SECOND, record_of
from filature.games.double_agents.packed import get
from filature.games.double_agents.phases.ending import double_of, name_of
from filature.games.double_agents.rules import DoubleAgents
from filature.games.double_agents.state import SEATS, members_of
from filature.games.double_agents.view import View
from filature.kernel.events import Event
from filature.kernel.help import Sentence
from filature.kernel.state import State

LEGS = 2


class Bots(contract.GameBots):
    personalities = PERSONALITIES
    telling = ("identities", "resolved")

    def players(self) -> Mapping[str, Callable[[int], Player]]:
        return {"greedy": Greedy}

    def belief(self, view: View) -> DoubleAgentsBelief:
        return DoubleAgentsBelief(view)

    def truth(self, state: State) -> dict[str, str]:
        assert isinstance(state, DoubleAgents)
        answers = {f"double {COMPANIES[company]}": name_of(double_of(state, company)) for company in (CIA, KGB)}
        for played in range(state.rounds):
            for company in (CIA, KGB):
                sender = last_saboteur(state, played, company)
                if sender >= 0:
                    answers[f"sabotage {COMPANIES[company]} {played + 1}"] = name_of(sender)
        return answers

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

    def aspects(self, state: State) -> Sequence[Aspect]:
        """Who are the double agents?"""
        doubles = [f"double {company}" for company in COMPANIES]
        return [Aspect(about=secret, secrets=[secret]) for secret in doubles]

    def question(self, view: View) -> str | None:
        """At the vote, the double agent of one's own company."""
        return f"double {view.company}" if view.phase == "VOTE" and view.company is not None else None

    def moment(self, turn: int) -> Sentence:
        """The round; after the last one comes the vote."""
        number = turn // LEGS
        return Sentence("when-round", {"number": number + 1}) if number < ROUNDS else Sentence("when-vote")

    def evaluation(self, personality: Personality) -> DoubleAgentsEvaluation:
        return DoubleAgentsEvaluation(personality.preferences)


def last_saboteur(state: DoubleAgents, played: int, company: int) -> int:
    """The last member, in the order of legs and seats, who sent a sabotage in a round; -1 if nobody did."""
    saboteurs = [
        seat
        for leg in (FIRST, SECOND)
        for seat in SEATS[members_of(state, company)]
        if get(record_of(state, played, leg), seat) == SABOTAGE + 1
    ]
    return saboteurs[-1] if saboteurs else -1
