"""Resolution of one destination (DA-7): two card sets in; effects, totals and the winner out."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from filature.games.double_agents.board import AGENT, CIA, CORRUPTION, DEFECTOR, KGB, KILLER, SABOTAGE, SPECIAL
from filature.games.double_agents.packed import get

NOBODY: Final = 2  # in place of a company

# What a side did to the other's cards, packed
TURNED_SPECIAL: Final = 0
TURNED_AGENT: Final = 1
KILLED_SPECIAL: Final = 2
KILLED_AGENT: Final = 3

# Why the mission goes where it goes
BY_POINTS: Final = 0
BY_CORRUPTION: Final = 1
TIED: Final = 2
ABSENT: Final = 3
REASONS: Final = ("points", "corruption", "tie", "absent")


def effects(own: i64, enemy: i64, copied: bool) -> i64:
    """What a side's defectors turn and its killers remove among the enemy's cards (DA-7.4, DA-7.5), packed."""
    specials = get(enemy, SPECIAL)
    agents = get(enemy, AGENT)
    defectors = get(own, DEFECTOR)
    turned_specials = least(defectors, specials)  # DA-7.4.1
    turned_agents = least(defectors - turned_specials, agents)  # DA-7.4.4: each turns a different card
    if not copied:  # DA-7.5.3: a turned card is safe from everyone; DA-13.1: a copied one stays in reach
        specials -= turned_specials
        agents -= turned_agents
    killers = get(own, KILLER)
    killed_specials = least(killers, specials)  # DA-7.5.1
    killed_agents = least(killers - killed_specials, agents)
    return turned_specials | turned_agents << 4 | killed_specials << 8 | killed_agents << 12


def total(own: i64, done: i64, suffered: i64, copied: bool) -> i64:
    """A side's action points (DA-7.7), from its cards, what it did to the enemy's, and what was done to its own."""
    specials = get(own, SPECIAL) - get(suffered, KILLED_SPECIAL)
    agents = get(own, AGENT) - get(suffered, KILLED_AGENT)
    if not copied:  # DA-7.4.2
        specials -= get(suffered, TURNED_SPECIAL)
        agents -= get(suffered, TURNED_AGENT)
    return (
        2 * (specials + get(done, TURNED_SPECIAL))
        + agents
        + get(done, TURNED_AGENT)
        + get(own, KILLER)  # DA-7.5.2
        + get(own, CORRUPTION)
        - 3 * get(own, SABOTAGE)  # DA-7.7.2
    )


class Resolver:
    """Resolution under the options of a table."""

    def __init__(self, copied: bool, floor: bool, absent_can_win: bool) -> None:
        self.copied = copied
        self.floor = floor
        self.absent_can_win = absent_can_win

    def totals(self, cia: i64, kgb: i64) -> tuple[i64, i64]:
        by_cia = effects(cia, kgb, self.copied)
        by_kgb = effects(kgb, cia, self.copied)
        for_cia = total(cia, by_cia, by_kgb, self.copied)
        for_kgb = total(kgb, by_kgb, by_cia, self.copied)
        if self.floor:  # DA-13: before the comparison
            for_cia = for_cia if for_cia > 0 else 0
            for_kgb = for_kgb if for_kgb > 0 else 0
        return for_cia, for_kgb

    def winner(self, cia: i64, kgb: i64) -> tuple[i64, i64]:
        """The company that wins, or NOBODY, and why."""
        for_cia, for_kgb = self.totals(cia, kgb)
        if for_cia == for_kgb:
            bribes = get(cia, CORRUPTION) - get(kgb, CORRUPTION)
            if bribes == 0:
                return NOBODY, TIED  # DA-7.10
            return CIA if bribes > 0 else KGB, BY_CORRUPTION  # DA-7.9
        if for_cia > for_kgb:  # DA-7.8
            return (CIA, BY_POINTS) if cia or self.absent_can_win else (NOBODY, ABSENT)
        return (KGB, BY_POINTS) if kgb or self.absent_can_win else (NOBODY, ABSENT)


def least(one: i64, other: i64) -> i64:
    return one if one < other else other
