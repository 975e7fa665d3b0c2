"""The perfect agent's manual (HC-9): what the public log says about who favours whom.

These are clues, not proofs, and nothing here can know the deal (HC-9.8): the only sources are what a watcher sees and
what a watcher has heard. Every figure is exact.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from fractions import Fraction
from math import comb
from statistics import mean
from typing import Any

from filature.games.heimlich.board import AGENTS, PLACES, RING, RUIN, VALUES, distance
from filature.games.heimlich.view import View
from filature.kernel.events import Event
from filature.kernel.help import Sentence, Statistics
from filature.kernel.notation import seat_number
from filature.kernel.state import seat_name

Agent = str
Pair = tuple[int, Agent]  # a seat and an agent
Rate = tuple[int, int]  # hits and chances


@dataclass(frozen=True)
class Turn:
    """One turn as everybody saw it (HC-9.1). Places are numbers on the ring."""

    player: int
    die: int
    before: Mapping[Agent, int]
    after: Mapping[Agent, int]
    steps: Mapping[Agent, int]
    dossier: int
    counted: bool
    gains: Mapping[Agent, int]
    """What the markers really moved in the count; empty without one."""
    old: frozenset[Agent] = frozenset()
    """Whose arrival brought no count (HC-8.17)."""


@dataclass(frozen=True)
class Nerve:
    """How one seat dealt with its opportunities to trigger a count (HC-9.6, HC-9.7)."""

    triggered: int
    could: int
    forced: int
    declined: int

    @property
    def rate(self) -> Fraction | None:
        """The share of free opportunities that were taken; None when there were none."""
        free = self.could - self.forced
        return Fraction(self.triggered - self.forced, free) if free else None  # HC-9.7


@dataclass(frozen=True)
class Manual:
    """The six clues. Tables are keyed by seat and agent."""

    left_ruin: dict[Pair, Rate]
    entered_ruin: dict[Pair, Rate]
    crossed_ruin: dict[Pair, Rate]
    raw: dict[Pair, Fraction]
    favour: dict[Pair, Fraction]
    profit: dict[Pair, Fraction]
    spared: dict[Pair, Fraction]
    nerve: dict[int, Nerve]
    tops: list[tuple[int, tuple[Agent, ...]]]
    """For every count: who triggered it, and the agents that gained most."""


Test = Callable[[Turn, Agent], bool]


def read_log(view: View, heard: Sequence[Event]) -> list[Turn]:
    """The turns that may be read in the public log, oldest first.

    Read backwards from the board as it stands now, so that a log that forgets (HC-8.26) can be read too.
    """
    places = {piece.agent: PLACES.index(piece.place) for piece in view.agents}
    dossier = PLACES.index(view.dossier)
    gains: dict[Agent, int] = {}
    turns: list[Turn] = []
    for event in reversed(heard):
        facts = event.facts
        if event.kind == "counted":
            gains = facts["gains"]
            dossier = PLACES.index(facts["place"])
        elif event.kind == "moved":
            steps = {agent: facts["steps"].get(agent, 0) for agent in places}
            after, places = places, {agent: (places[agent] - steps[agent]) % RING for agent in places}
            player = seat_number(facts["player"], view.players)
            turns.append(Turn(player, facts["die"], places, after, steps, dossier, bool(gains), gains))
            gains = {}
    turns.reverse()
    return _with_old_agents(turns, view) if turns and view.options.trigger_rule == "newcomer" else turns


def _with_old_agents(turns: list[Turn], view: View) -> list[Turn]:
    """The same turns, each with those that were at the dossier's place at the last count before it (HC-8.17).

    Where a log that forgets begins, and there was a count since, they are forgotten too.
    """
    old = frozenset[Agent]() if any(turn.counted for turn in turns) else frozenset(view.old_agents)
    dossiers = [*(turn.dossier for turn in turns[1:]), PLACES.index(view.dossier)]
    told = []
    for turn, dossier in zip(turns, dossiers, strict=True):
        told.append(replace(turn, old=old))
        if turn.counted:
            there = frozenset(agent for agent, place in turn.after.items() if place == dossier)
            old = there if len(there) < len(turn.after) else frozenset()
    return told


def manual(view: View, heard: Sequence[Event]) -> Manual:
    """The statistics of all turns that may be read in the public log."""
    turns = read_log(view, heard)
    agents = [piece.agent for piece in view.agents]
    turns_of = {seat: [turn for turn in turns if turn.player == seat] for seat in range(view.players)}
    pairs = [(seat, agent) for seat in turns_of for agent in agents]

    def rates(hit: Test, chance: Test) -> dict[Pair, Rate]:
        return {(p, a): (sum(hit(t, a) for t in turns_of[p]), sum(chance(t, a) for t in turns_of[p])) for p, a in pairs}

    def sums(part: Callable[[Turn, Agent], Fraction]) -> dict[Pair, Fraction]:
        return {(seat, agent): sum((part(turn, agent) for turn in turns_of[seat]), Fraction()) for seat, agent in pairs}

    return Manual(
        left_ruin=rates(left_ruin, in_ruin),
        entered_ruin=rates(entered_ruin, could_enter_ruin),
        crossed_ruin=rates(crossed_ruin, could_cross_ruin),
        raw=sums(raw),
        favour=sums(favour),
        profit=sums(profit),
        spared=sums(spared),
        nerve={seat: _nerve(own) for seat, own in turns_of.items()},
        tops=[(turn.player, _top(turn.gains)) for turn in turns if turn.counted],
    )


def in_ruin(turn: Turn, agent: Agent) -> bool:
    return turn.before[agent] == RUIN  # HC-9.2


def left_ruin(turn: Turn, agent: Agent) -> bool:
    return in_ruin(turn, agent) and turn.steps[agent] >= 1  # HC-9.2


def entered_ruin(turn: Turn, agent: Agent) -> bool:
    return turn.steps[agent] >= 1 and turn.after[agent] == RUIN  # HC-9.3, HC-8.11


def could_enter_ruin(turn: Turn, agent: Agent) -> bool:
    return 1 <= distance(turn.before[agent], RUIN) <= turn.die  # HC-9.3


def crossed_ruin(turn: Turn, agent: Agent) -> bool:
    return 1 <= distance(turn.before[agent], RUIN) < turn.steps[agent]  # HC-9.4


def could_cross_ruin(turn: Turn, agent: Agent) -> bool:
    return 1 <= distance(turn.before[agent], RUIN) < turn.die  # HC-9.4


def raw(turn: Turn, agent: Agent) -> Fraction:
    return Fraction(VALUES[turn.after[agent]] - VALUES[turn.before[agent]])  # HC-9.5


def favour(turn: Turn, agent: Agent) -> Fraction:
    return VALUES[turn.after[agent]] - expected_value(turn.before[agent], turn.die, len(turn.before))  # HC-9.5


def expected_value(place: int, die: int, agents: int) -> Fraction:
    """What the place of an agent is worth after a turn in which all distributions are equally likely (HC-9.5)."""
    ways = [comb(die - steps + agents - 2, agents - 2) for steps in range(die + 1)]
    worth = sum(way * VALUES[(place + steps) % RING] for steps, way in enumerate(ways))
    return Fraction(worth, comb(die + agents - 1, agents - 1))


def profit(turn: Turn, agent: Agent) -> Fraction:
    return turn.gains[agent] - _mean(turn.gains.values()) if turn.counted else Fraction()  # HC-9.6


def spared(turn: Turn, agent: Agent) -> Fraction:
    if not declined(turn):
        return Fraction()
    return _mean(VALUES[place] for place in turn.after.values()) - VALUES[turn.after[agent]]  # HC-9.7


def possible(turn: Turn) -> bool:
    """Whether the roll allowed a count."""
    new = [place for agent, place in turn.before.items() if agent not in turn.old]
    return any(1 <= distance(place, turn.dossier) <= turn.die for place in new)  # HC-4.14


def forced(turn: Turn) -> bool:
    """Whether the roll allowed nothing but a count."""
    just_before = all(distance(place, turn.dossier) == 1 for place in turn.before.values())
    return turn.die == 1 and just_before and not turn.old  # HC-4.14


def declined(turn: Turn) -> bool:
    return possible(turn) and not turn.counted  # HC-9.7


def _nerve(turns: list[Turn]) -> Nerve:
    counted = sum(turn.counted for turn in turns)  # HC-9.6
    return Nerve(counted, sum(map(possible, turns)), sum(map(forced, turns)), sum(map(declined, turns)))


def _top(gains: Mapping[Agent, int]) -> tuple[Agent, ...]:
    return tuple(agent for agent, gain in gains.items() if gain == max(gains.values()))  # HC-9.6


def _mean(numbers: Iterable[int]) -> Fraction:
    return mean(map(Fraction, numbers))


# The same in words and figures: each clue asks about an agent, and names every player.

RATES = ("left_ruin", "entered_ruin", "crossed_ruin")  # clues 1 to 3
SUMS = ("raw", "favour", "profit", "spared")  # clues 4 to 6


def statistics(view: View, heard: Sequence[Event]) -> Statistics:
    """What the public log says, and nothing else."""
    counted = manual(view, heard)
    return Statistics(_sentences(counted), _figures(counted))


def _sentences(counted: Manual) -> list[Sentence]:
    """What was counted, without the noughts: whoever listens to it would wait for the rest."""
    said = []
    for clue in RATES:
        rates = {pair: rate for pair, rate in getattr(counted, clue).items() if rate[0]}
        said += _per_agent(clue, rates, lambda rates: {"hits": _first(rates), "chances": _second(rates)})
    for clue in SUMS:
        sums = {pair: float(value) for pair, value in getattr(counted, clue).items() if round(float(value), 1)}
        said += _per_agent(clue, sums, lambda sums: {"sums": sums})
    for seat, nerve in counted.nerve.items():
        if not nerve.triggered:
            continue
        facts = {"triggered": nerve.triggered, "could": nerve.could, "forced": nerve.forced, "declined": nerve.declined}
        said.append(Sentence("clue-nerve", {"player": seat_name(seat), **facts}))
    for seat, agents in counted.tops:
        said.append(Sentence("clue-top", {"player": seat_name(seat), "agents": list(agents)}))
    return said


def _per_agent(clue: str, table: dict[Pair, Any], facts: Any) -> list[Sentence]:
    """A heading, then a sentence for each agent that names the players; nothing where there is nothing to tell."""
    name = clue.replace("_", "-")
    agents = sorted({agent for _, agent in table}, key=AGENTS.index)
    rows = {agent: {seat_name(seat): value for (seat, of), value in table.items() if of == agent} for agent in agents}
    kind = "clue-rate" if clue in RATES else "clue-sum"
    told = [Sentence(kind, {"agent": agent, **facts(rows[agent])}) for agent in agents]
    return [Sentence(f"clue-{name}"), *told] if told else []


def _first(rates: dict[str, Rate]) -> dict[str, int]:
    return {name: hits for name, (hits, _) in rates.items()}


def _second(rates: dict[str, Rate]) -> dict[str, int]:
    return {name: chances for name, (_, chances) in rates.items()}


def _figures(counted: Manual) -> dict[str, Any]:
    """Exact figures as plain data: rates as [hits, chances], sums as fractions."""
    figures: dict[str, Any] = {}
    for clue in (*RATES, *SUMS):
        for (seat, agent), value in getattr(counted, clue).items():
            exact = str(value) if isinstance(value, Fraction) else list(value)
            figures.setdefault(clue, {}).setdefault(seat_name(seat), {})[agent] = exact
    figures["counts"] = {
        seat_name(seat): {
            "triggered": nerve.triggered,
            "could": nerve.could,
            "forced": nerve.forced,
            "declined": nerve.declined,
            "rate": None if nerve.rate is None else str(nerve.rate),
        }
        for seat, nerve in counted.nerve.items()
    }
    figures["tops"] = [{"player": seat_name(seat), "agents": list(agents)} for seat, agents in counted.tops]
    return figures
