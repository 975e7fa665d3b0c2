"""What the table is told, and who at the table (DA-12.1). Every fact is in the words of the notation.

Nothing is put into words while nobody listens: playouts are told nothing.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from mypy_extensions import i64

from filature.games.double_agents import ending
from filature.games.double_agents.board import (
    CARDS,
    CIA,
    COMPANIES,
    DESTINATIONS,
    KGB,
    KINDS,
    MOST_SEATS,
    PLACES,
    POT,
    REMOVED,
    ROLES,
)
from filature.games.double_agents.lanes import cards_of, lane, size
from filature.games.double_agents.past import FATES, FIRST, SECOND, THIRD, number_of, sent_in
from filature.games.double_agents.resolution import (
    KILLED_AGENT,
    KILLED_SPECIAL,
    NOBODY,
    REASONS,
    TURNED_AGENT,
    TURNED_SPECIAL,
    effects,
)
from filature.kernel.events import ALL
from filature.kernel.state import seat_name

if TYPE_CHECKING:
    from filature.games.double_agents.rules import DoubleAgents

# --- Words ------------------------------------------------------------------------------------------------------------


def names(seats: i64) -> list[str]:
    return [seat_name(seat) for seat in range(MOST_SEATS) if seats >> seat & 1]


def card_name(number: i64) -> str:
    """A card from a lane, which counts from 1; `?` for none."""
    return CARDS[number - 1] if number else "?"


def place_name(number: i64) -> str:
    """A destination from a lane, which counts from 1; `?` for none."""
    return DESTINATIONS[number - 1] if number else "?"


def counts(cards: i64) -> dict[str, int]:
    """DA-12.4: a set of cards as counts, in a fixed order."""
    return {CARDS[kind]: int(lane(cards, kind)) for kind in range(KINDS) if lane(cards, kind)}


def hand(state: DoubleAgents, seat: i64) -> list[str]:
    """A hand in the order of the kinds, which says nothing about the deal."""
    held = sorted(int(lane(slot, seat)) for slot in (state.hand, state.hand2, state.hand3) if lane(slot, seat))
    return [card_name(number) for number in held]


def holder_name(fate: i64) -> str:
    """Where a mission went: a player, `cia` or `kgb` for a pot, or `removed`."""
    if fate == REMOVED:
        return "removed"
    return COMPANIES[fate - POT] if fate >= POT else seat_name(fate)


def ballot_name(number: i64) -> str:
    return "abstain" if number > MOST_SEATS else seat_name(number - 1)


def result(state: DoubleAgents, played: i64, place: i64) -> dict[str, Any]:
    """One destination of a round played: I15, I17 and I19."""
    resolver = state.box.resolver
    cia = sent_in(state, played, CIA, place)
    kgb = sent_in(state, played, KGB, place)
    totals = resolver.totals(cia, kgb)
    winner, reason = resolver.winner(cia, kgb)
    by_cia = effects(cia, kgb, resolver.copied)
    by_kgb = effects(kgb, cia, resolver.copied)
    missions = number_of(state, played, FATES)
    fate = lane(missions, PLACES + place)
    return {
        "destination": DESTINATIONS[place],
        "value": int(lane(missions, place)),
        "cards": {"cia": counts(cia), "kgb": counts(kgb)},
        "turned": {"cia": _turned(by_cia), "kgb": _turned(by_kgb)},
        "turns": sum([*_turned(by_cia).values(), *_turned(by_kgb).values()]),
        "killed": {"cia": _killed(by_cia), "kgb": _killed(by_kgb)},
        "kills": sum([*_killed(by_cia).values(), *_killed(by_kgb).values()]),
        "totals": {"cia": int(totals[0]), "kgb": int(totals[1])},
        "winner": "nobody" if winner == NOBODY else COMPANIES[winner],
        "reason": REASONS[reason],
        "fate": "removed" if fate == REMOVED else "pot" if fate >= POT else "player",
        "holder": holder_name(fate),
    }


def _turned(done: i64) -> dict[str, int]:
    return _pair(lane(done, TURNED_SPECIAL), lane(done, TURNED_AGENT))


def _killed(done: i64) -> dict[str, int]:
    return _pair(lane(done, KILLED_SPECIAL), lane(done, KILLED_AGENT))


def _pair(specials: i64, agents: i64) -> dict[str, int]:
    both = {"special": int(specials), "agent": int(agents)}
    return {kind: number for kind, number in both.items() if number}


# --- Setup ------------------------------------------------------------------------------------------------------------


def coin(state: DoubleAgents) -> None:
    if state.news is not None:
        state.tell(ALL, "coin", {"company": COMPANIES[state.larger]})


def joined(state: DoubleAgents, seat: i64, company: i64) -> None:
    if state.news is not None:
        state.tell(ALL, "joined", {"player": seat_name(seat), "company": COMPANIES[company]})


def companies(state: DoubleAgents) -> None:
    if state.news is not None:
        facts: dict[str, Any] = {"cia": names(state.members(CIA)), "kgb": names(state.members(KGB))}
        facts["reason"] = "even" if state.larger < 0 else "odd"
        facts["smaller"] = "nobody" if state.larger < 0 else COMPANIES[1 - state.larger]
        state.tell(ALL, "companies", facts)


def identified(state: DoubleAgents, seat: i64, double: i64) -> None:
    if state.news is not None:
        state.tell((int(seat),), "identity", {"company": COMPANIES[state.company_of(seat)], "role": ROLES[double]})


# --- Missions and deal ------------------------------------------------------------------------------------------------


def turned_up(state: DoubleAgents, place: i64, value: i64) -> None:
    if state.news is not None:
        facts = {"round": int(state.rounds) + 1, "destination": DESTINATIONS[place], "value": int(value)}
        state.tell(ALL, "mission", facts)


def reshuffled(state: DoubleAgents, company: i64) -> None:
    if state.news is not None:
        cards = int(size(cards_of(state.piles, company)))
        state.tell(ALL, "reshuffled", {"company": COMPANIES[company], "cards": cards})


def hands(state: DoubleAgents) -> None:
    if state.news is not None:
        for seat in range(state.box.seats):
            state.tell((seat,), "hand", {"cards": hand(state, seat)})


# --- A leg ------------------------------------------------------------------------------------------------------------


def leg(state: DoubleAgents) -> None:
    if state.news is not None:
        state.tell(ALL, "leg", {"round": int(state.rounds) + 1, "leg": int(state.leg)})


def drafted(state: DoubleAgents, seat: i64) -> None:
    if state.news is not None:
        state.tell((int(seat),), "drafted", _choice(state, seat))


def confidants(state: DoubleAgents, seat: i64) -> tuple[int, ...]:
    """DA-5.2.2: the mates who see the destination of a seat as it is chosen; never the card."""
    if not state.box.mates_see or not state.leg:
        return ()
    mates = state.members(state.company_of(seat)) & ~(1 << seat)
    return tuple(mate for mate in range(state.box.seats) if mates >> mate & 1)


def aimed(state: DoubleAgents, seat: i64) -> None:
    if state.news is not None and state.box.mates_see:
        facts = {"player": seat_name(seat), "destination": place_name(lane(state.aims, seat))}
        state.tell(confidants(state, seat), "aimed", facts)


def locked(state: DoubleAgents, seat: i64, aimed_anew: bool) -> None:
    if state.news is not None:
        state.tell((int(seat),), "chosen", _choice(state, seat))
        if aimed_anew:
            aimed(state, seat)
        state.tell(ALL, "locked", {"player": seat_name(seat)})


def _choice(state: DoubleAgents, seat: i64) -> dict[str, Any]:
    return {"card": card_name(lane(state.cards, seat)), "destination": place_name(lane(state.aims, seat))}


def unlocked(state: DoubleAgents, seat: i64) -> None:
    if state.news is not None:
        state.tell(ALL, "unlocked", {"player": seat_name(seat)})


def late(state: DoubleAgents, seat: i64) -> None:
    if state.news is not None:
        state.tell(ALL, "late", {"player": seat_name(seat)})


def out_of_time(state: DoubleAgents, seat: i64) -> None:
    if state.news is not None:
        state.tell(ALL, "out-of-time", {"player": seat_name(seat)})


def ready(state: DoubleAgents, company: i64, hushes: bool) -> None:
    """DA-5.4 and DA-5.5 are one event."""
    if state.news is not None:
        if hushes:
            facts = {"company": COMPANIES[company], "hushed": COMPANIES[1 - company]}
            state.tell(ALL, "ready-and-hush", facts)
        else:
            state.tell(ALL, "ready", {"company": COMPANIES[company]})


def hushed(state: DoubleAgents) -> None:
    if state.news is not None:
        state.tell(ALL, "hushed", {})


def revealed(state: DoubleAgents) -> None:
    if state.news is not None:
        where = {seat_name(seat): place_name(lane(state.aims, seat)) for seat in range(state.box.seats)}
        facts = {"round": int(state.rounds) + 1, "leg": int(state.leg), "destinations": where}
        state.tell(ALL, "revealed", facts)


def resolved(state: DoubleAgents) -> None:
    if state.news is not None:
        for place in range(PLACES):
            state.tell(ALL, "resolved", result(state, state.rounds, place))


# --- The end ----------------------------------------------------------------------------------------------------------


def vote_opens(state: DoubleAgents) -> None:
    if state.news is not None:
        state.tell(ALL, "vote-opens", {})


def voted(state: DoubleAgents, seat: i64) -> None:
    if state.news is not None:
        state.tell((int(seat),), "ballot", {"ballot": ballot_name(lane(state.ballots, seat))})
        state.tell(ALL, "voted", {"player": seat_name(seat)})


def ballots(state: DoubleAgents) -> dict[str, str]:
    """DA-10.5: every ballot by name."""
    return {seat_name(seat): ballot_name(lane(state.ballots, seat)) for seat in range(state.box.seats)}


def votes(state: DoubleAgents, company: i64) -> dict[str, int]:
    """DA-13 `ballots=secret`: how many votes each member got, and how many abstained."""
    cast = [ballot_name(lane(state.ballots, s)) for s in range(state.box.seats) if state.company_of(s) == company]
    candidates = [*names(state.members(company)), "abstain"]
    return {name: cast.count(name) for name in candidates if name in cast}


def identities(state: DoubleAgents) -> dict[str, str]:
    return {seat_name(seat): ROLES[state.doubles >> seat & 1] for seat in range(state.box.seats)}


def over(state: DoubleAgents) -> None:
    """DA-10.5, DA-10.6, DA-11: ballots, identities, scores."""
    if state.news is None:
        return
    if state.box.options.ballots == "named":
        state.tell(ALL, "ballots", {"ballots": ballots(state)})
    else:
        state.tell(ALL, "votes", {"cia": votes(state, CIA), "kgb": votes(state, KGB)})
    found = ending.outcome(state)
    state.tell(ALL, "identities", {"designated": found.facts["designated"], "doubles": found.facts["doubles"]})
    facts: dict[str, Any] = {
        "reason": found.reason,
        "winners": [seat_name(seat) for seat in found.winners],
        "scores": found.facts["scores"],
        **{part: {u: found.facts["parts"][u][part] for u in COMPANIES} for part in found.facts["parts"]["cia"]},
    }
    state.tell(ALL, "over", facts)
    if state.box.options.post_game_replay:
        for played in range(state.rounds):
            state.tell(ALL, "replay", {"round": int(played) + 1, **_by_play(replay(state, played))})


PLAYS: Final = ("first", "first_destination", "second", "second_destination", "third")


def plays(state: DoubleAgents, played: i64, seat: i64) -> dict[str, str]:
    """I16 and I18: what a seat did with the three cards of a round."""
    return {
        "first": card_name(lane(number_of(state, played, FIRST), seat)),
        "first_destination": place_name(lane(number_of(state, played, FIRST + 1), seat)),
        "second": card_name(lane(number_of(state, played, SECOND), seat)),
        "second_destination": place_name(lane(number_of(state, played, SECOND + 1), seat)),
        "third": card_name(lane(number_of(state, played, THIRD), seat)),
    }


def replay(state: DoubleAgents, played: i64) -> dict[str, dict[str, str]]:
    return {seat_name(seat): plays(state, played, seat) for seat in range(state.box.seats)}


def _by_play(replayed: dict[str, dict[str, str]]) -> dict[str, dict[str, str]]:
    """The same the other way round: for each card and destination a table of players."""
    return {what: {player: done[what] for player, done in replayed.items()} for what in PLAYS}
