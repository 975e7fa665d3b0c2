"""Moves as words and back (docs/notation.md): `lock agent Rio`, `draft Cairo`, `unlock`, `vote p3`, `deal sabotage`.

The names of cards, places and holders that events, views and positions share are here, too.
"""

from __future__ import annotations

import re
from typing import Final

from mypy_extensions import i64

from filature.games.double_agents.board import (
    ABSTAINED,
    CARDS,
    COIN,
    COMPANIES,
    DEAL,
    DESTINATIONS,
    IDENTITIES,
    KINDS,
    LATE_CARD,
    LEG,
    MISSIONS,
    MOST_SEATS,
    PLACES,
    POT,
    REMOVED,
    ROLES,
    STATUSES,
    TEAMS,
    VOTE,
)
from filature.games.double_agents.moves import ABSTAIN, BALLOT, DRAFT_AIM, DRAFT_CARD, JOIN, LATE, LOCK, TIME, UNLOCK
from filature.games.double_agents.packed import get
from filature.games.double_agents.state import SEATS, Fields, company_of, kinds_of, members_of
from filature.kernel.errors import FilatureError, IllegalMove, NotYourTurn, not_yours
from filature.kernel.notation import complete, read_chance, seat_number, unreadable
from filature.kernel.state import CHANCE, seat_name

CODES: Final = {"s": "special", "a": "agent", "d": "defector", "k": "killer", "c": "corruption", "x": "sabotage"}
HONG_KONG: Final = re.compile(r"hong[\s-]?kong(?:[\s-]+kong)?", re.IGNORECASE)
FILLERS: Final = ("to", "in", "le", "vers", "nach")  # people may write `agent to Rio`, `agent Le Caire`
WORDS: Final = {UNLOCK: "unlock", LATE: "late", TIME: "time", ABSTAIN: "abstain"}
HOUSE_WORDS: Final = (WORDS[LATE], WORDS[TIME])
EXAMPLES: Final = {LEG: "agent Rio", VOTE: "vote p2", TEAMS: "join cia"}


# --- Names ------------------------------------------------------------------------------------------------------------


def seat_names(seats: i64) -> list[str]:
    return [seat_name(seat) for seat in SEATS[seats]]


def card_name(number: i64) -> str:
    """A card as it is packed, which counts from 1; `?` for none."""
    return CARDS[number - 1] if number else "?"


def place_name(number: i64) -> str:
    """A destination as it is packed, which counts from 1; `?` for none."""
    return DESTINATIONS[number - 1] if number else "?"


def card_counts(cards: i64) -> dict[str, int]:
    """DA-12.4: a card set as counts, in a fixed order."""
    return {CARDS[kind]: int(get(cards, kind)) for kind in range(KINDS) if get(cards, kind)}


def hand_names(state: Fields, seat: i64) -> list[str]:
    """A hand in the order of the kinds, which says nothing about the deal."""
    held = sorted(int(get(slot, seat)) for slot in (state.hand, state.hand2, state.hand3) if get(slot, seat))
    return [card_name(number) for number in held]


def holder_name(fate: i64) -> str:
    """Where a mission went: a player, `cia` or `kgb` for a pot, or `removed`."""
    if fate == REMOVED:
        return "removed"
    return COMPANIES[fate - POT] if fate >= POT else seat_name(fate)


def ballot_name(number: i64) -> str:
    """A ballot as it is packed: a seat from 1, or ABSTAINED."""
    return "abstain" if number > MOST_SEATS else seat_name(number - 1)


def card_number(name: str | None) -> int:
    """The inverse of `card_name`; 0 for none."""
    return CARDS.index(name) + 1 if name and name != "?" else 0


def place_number(name: str | None) -> int:
    """The inverse of `place_name`; 0 for none."""
    return DESTINATIONS.index(name) + 1 if name and name != "?" else 0


def fate_number(holder: str, seats: int) -> int:
    """The inverse of `holder_name`."""
    if holder == "removed":
        return REMOVED
    return POT + COMPANIES.index(holder) if holder in COMPANIES else seat_number(holder, seats)


def ballot_number(name: str, seats: int) -> int:
    """The inverse of `ballot_name`."""
    return ABSTAINED if name == "abstain" else seat_number(name, seats) + 1


# --- Writing ----------------------------------------------------------------------------------------------------------


def write(state: Fields, seat: int, move: int) -> str:
    """The written form of a legal move."""
    if seat == CHANCE:
        return _write_chance(state, move)
    if move in WORDS:
        return WORDS[move]
    if move >= JOIN:
        return f"join {COMPANIES[move - JOIN]}"
    if move >= BALLOT:
        return f"vote {seat_name(move - BALLOT)}"
    if move >= DRAFT_AIM:
        return f"draft {DESTINATIONS[move - DRAFT_AIM]}"
    if move >= DRAFT_CARD:
        return f"draft {CARDS[move - DRAFT_CARD]}"
    return f"lock {CARDS[move // PLACES]} {DESTINATIONS[move % PLACES]}"


def _write_chance(state: Fields, move: int) -> str:
    if state.phase == DEAL:
        return f"deal {CARDS[move]}"
    if state.phase == MISSIONS:
        return f"mission {move}"
    if state.phase == IDENTITIES:
        return f"identity {ROLES[move]}"
    if state.phase == COIN:
        return f"larger {COMPANIES[move]}"
    if state.phase == TEAMS:
        return f"company {COMPANIES[move]}"
    return f"draw {CARDS[move] if state.phase == LATE_CARD else DESTINATIONS[move]}"


# --- Reading ----------------------------------------------------------------------------------------------------------


def read(state: Fields, seat: int, text: str) -> list[int]:
    """The moves a text stands for in this moment."""
    text = " ".join(text.split())
    if not state.moves(seat):
        if seat >= 0 and state.phase == LEG and text.lower() == "unlock":
            raise _final(state, seat)
        raise state.refuse(seat, 0)
    if seat == CHANCE:
        return [read_chance(state, text)]
    words = HONG_KONG.sub("HongKong", text).lower().split()
    if not words:
        raise _unreadable(state, text)
    if state.phase == LEG:
        return _read_leg(state, seat, text, words)
    if state.phase == VOTE:
        return [_read_ballot(state, seat, text, words)]
    company = words[-1]
    if len(words) > 2 or (len(words) == 2 and words[0] != "join") or company not in COMPANIES:
        raise _unreadable(state, text)
    move = JOIN + COMPANIES.index(company)
    if move not in state.moves(seat):
        raise IllegalMove(
            "company-full", "{company} is complete; join the other company.", clause="DA-3.2", company=company
        )
    return [move]


def _final(state: Fields, seat: int) -> FilatureError:
    """DA-5.4, DA-5.6.2: no unlocking in a company that is READY or HUSHED."""
    company = company_of(state, seat)
    return NotYourTurn(
        "lock-final",
        "Your choice is final: {company} is {status}, and only an OPEN company's members may unlock.",
        clause="DA-5.6",
        company=COMPANIES[company],
        status=STATUSES[get(state.status, company)],
    )


# --- A leg ------------------------------------------------------------------------------------------------------------


def _read_leg(state: Fields, seat: int, text: str, words: list[str]) -> list[int]:
    verb = words[0]
    if len(words) == 1 and verb in HOUSE_WORDS:
        raise not_yours(verb)
    if words == [WORDS[UNLOCK]]:
        if state.locked >> seat & 1:
            return [UNLOCK]
        raise IllegalMove(
            "not-locked",
            "You have locked nothing yet; write a choice like {example}.",
            clause="DA-5.2",
            example="agent Rio",
        )
    if state.locked >> seat & 1:
        raise IllegalMove(
            "locked", "You have locked your choice; write {example} to change it.", clause="DA-5.2", example="unlock"
        )
    card, place = _read_parts(state, text, words[1:] if verb in ("lock", "draft") else words)
    if card >= 0 and not kinds_of(state, seat) >> card & 1:
        raise IllegalMove(
            "not-in-hand",
            "You have no {card} in hand; you have {known}.",
            clause="DA-4.4",
            card=CARDS[card],
            known=hand_names(state, seat),
        )
    if verb == "draft":
        return _read_draft(state, seat, text, card, place)
    card = card if card >= 0 else int(get(state.cards, seat)) - 1
    place = place if place >= 0 else int(get(state.aims, seat)) - 1
    if card < 0 or place < 0:
        raise IllegalMove(
            "incomplete",
            "A choice needs a card and a destination, like {example}; your hand is {known}.",
            clause="DA-5.2",
            example=EXAMPLES[LEG],
            known=hand_names(state, seat),
        )
    return [LOCK + PLACES * card + place]


def _read_draft(state: Fields, seat: int, text: str, card: int, place: int) -> list[int]:
    moves = []
    if card >= 0:
        moves.append(DRAFT_CARD + card)
    if place >= 0:
        moves.append(DRAFT_AIM + place)
    if not moves:
        raise _unreadable(state, text)
    new = [move for move in moves if move in state.moves(seat)]
    if not new:
        raise IllegalMove(
            "drafted-already",
            "That is your draft already; write {example} to lock it.",
            clause="DA-5.2",
            example="lock",
        )
    return new


def _read_parts(state: Fields, text: str, words: list[str]) -> tuple[int, int]:
    """The card and the destination that words name; -1 for what they do not name."""
    card = place = -1
    for word in (word for word in words if word not in FILLERS):
        kind = read_card(word)
        if kind >= 0 and (card < 0 or {CARDS[card], CARDS[kind]} == {"agent", "special"}):
            card = kind if card < 0 else CARDS.index("special")  # people may write `special agent`
        elif place < 0 and read_place(word) >= 0:
            place = read_place(word)
        else:
            raise _unreadable(state, text)
    return card, place


def read_card(word: str) -> int:
    """The kind of card a word names, by name, code or unambiguous beginning; -1 if there is none."""
    return complete(CODES.get(word.lower(), word), CARDS)


def read_place(word: str) -> int:
    """The destination a word names, by name or beginning; -1 if there is none."""
    return complete(HONG_KONG.sub("HongKong", word), DESTINATIONS)


# --- The vote ---------------------------------------------------------------------------------------------------------


def _read_ballot(state: Fields, seat: int, text: str, words: list[str]) -> int:
    if words[0] == "vote" and len(words) == 2:
        words = words[1:]
    if len(words) == 1 and words[0] == WORDS[ABSTAIN]:
        return ABSTAIN
    mates = seat_names(members_of(state, company_of(state, seat)))
    if len(words) != 1 or words[0][:1] != "p" or not words[0][1:].isdecimal():
        raise _unreadable(state, text)
    if words[0] not in mates:
        raise IllegalMove(
            "no-mate",
            "{name} is not in your company; vote for one of {known}, or abstain.",
            clause="DA-10.3",
            name=words[0],
            known=mates,
        )
    return BALLOT + seat_number(words[0], state.setup.seats)


def _unreadable(state: Fields, text: str) -> FilatureError:
    return unreadable(text, EXAMPLES[int(state.phase)])
