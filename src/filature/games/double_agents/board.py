"""The components of Agents Secrets, CIA against KGB (DA-2), and the numbers that stand for them."""

from __future__ import annotations

from typing import Final

COMPANIES: Final = ("cia", "kgb")
CIA: Final = 0
KGB: Final = 1

# DA-2.1, in the order in which revealed cards are told (DA-12.4)
CARDS: Final = ("special", "agent", "defector", "killer", "corruption", "sabotage")
SPECIAL: Final = 0
AGENT: Final = 1
DEFECTOR: Final = 2
KILLER: Final = 3
CORRUPTION: Final = 4
SABOTAGE: Final = 5
KINDS: Final = 6
COPIES: Final = (2, 8, 2, 2, 2, 2)
DECK_SIZE: Final = sum(COPIES)

DESTINATIONS: Final = ("Rio", "Berlin", "Cairo", "HongKong")  # DA-3.7
PLACES: Final = 4
LEAST_VALUE: Final = 2  # DA-2.2
VALUES: Final = 4
MOST_VALUE: Final = LEAST_VALUE + VALUES - 1
PILE: Final = 6  # missions of each destination
MISSION_COUNT: Final = PILE * PLACES
MISSION_VALUES: Final = {  # DA-2.3, DA-13
    "standard": (2, 3, 3, 4, 4, 5) * 4,
    "flat": (2, 2, 3, 4, 5, 5, 2, 3, 3, 4, 4, 5) * 2,
    "low": (2, 2, 3, 3, 4, 5) * 4,
}

LEAST_SEATS: Final = 6  # DA-3.1
MOST_SEATS: Final = 12
HAND: Final = 3  # DA-4.3
SMALL_COMPANY: Final = 3  # DA-3.9: the deck of so many members lasts two rounds
ROUNDS: Final = 6  # DA-4.1
BONUS: Final = 7  # DA-3.8
ROLES: Final = ("loyal", "double")

# Setup (DA-3.3, DA-3.4), the steps of a round (DA-4.1), chance choosing for somebody who is late (DA-5.6.3), the end.
COIN: Final = 0
TEAMS: Final = 1
IDENTITIES: Final = 2
MISSIONS: Final = 3
DEAL: Final = 4
LEG: Final = 5
LATE_CARD: Final = 6
LATE_DESTINATION: Final = 7
VOTE: Final = 8
OVER: Final = 9
PHASES: Final = (
    "COIN",
    "TEAMS",
    "IDENTITIES",
    "MISSIONS",
    "DEAL",
    "LEG",
    "LATE_CARD",
    "LATE_DESTINATION",
    "VOTE",
    "OVER",
)

IN_A_LEG: Final = (LEG, LATE_CARD, LATE_DESTINATION)

OPEN: Final = 0  # DA-5.3
HUSHED: Final = 1
READY: Final = 2
STATUSES: Final = ("OPEN", "HUSHED", "READY")

# Where a mission ends (DA-8.1, DA-7.10): with a player, by the number of the seat, or here.
POT: Final = 12  # POT + company
REMOVED: Final = 14

ABSTAINED: Final = 13  # in place of a ballot's seat, which counts from 1
