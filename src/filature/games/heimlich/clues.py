"""The perfect agent's manual in words and figures: each clue asks about an agent, and names every player (HC-9)."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

from filature.games.heimlich.board import AGENTS
from filature.games.heimlich.manual import Manual, Pair, Rate, manual
from filature.kernel.help import Sentence, Statistics
from filature.kernel.match import Match
from filature.kernel.state import seat_name

RATES = ("left_ruin", "entered_ruin", "crossed_ruin")  # clues 1 to 3
SUMS = ("raw", "favour", "profit", "spared")  # clues 4 to 6


def statistics(match: Match) -> Statistics:
    """What the public log says, and nothing else."""
    found = manual(match)
    return Statistics(_sentences(found), _figures(found))


def _sentences(found: Manual) -> list[Sentence]:
    """What was counted, without the noughts: whoever listens to it would wait for the rest."""
    said = []
    for clue in RATES:
        rates = {pair: rate for pair, rate in getattr(found, clue).items() if rate[0]}
        said += _per_agent(clue, rates, lambda rates: {"hits": _first(rates), "chances": _second(rates)})
    for clue in SUMS:
        sums = {pair: float(value) for pair, value in getattr(found, clue).items() if round(float(value), 1)}
        said += _per_agent(clue, sums, lambda sums: {"sums": sums})
    for seat, nerve in found.nerve.items():
        if not nerve.triggered:
            continue
        facts = {"triggered": nerve.triggered, "could": nerve.could, "forced": nerve.forced, "declined": nerve.declined}
        said.append(Sentence("clue-nerve", {"player": seat_name(seat), **facts}))
    for seat, agents in found.tops:
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


def _figures(found: Manual) -> dict[str, Any]:
    """Exact figures as plain data: rates as [hits, chances], sums as fractions."""
    figures: dict[str, Any] = {}
    for clue in (*RATES, *SUMS):
        for (seat, agent), value in getattr(found, clue).items():
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
        for seat, nerve in found.nerve.items()
    }
    figures["tops"] = [{"player": seat_name(seat), "agents": list(agents)} for seat, agents in found.tops]
    return figures
