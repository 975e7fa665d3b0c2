"""Events: what happened, and who may hear of it (DA-12.1). Every fact is in the words of the notation.

Nothing is put into words while nobody listens: playouts are told nothing.
"""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from filature.games.double_agents.board import CIA, COMPANIES, DESTINATIONS, KGB, PLACES, POT, REMOVED, ROLES
from filature.games.double_agents.history import FATES, FIRST, SECOND, THIRD, record_of, sent_in
from filature.games.double_agents.notation import (
    ballot_name,
    card_counts,
    card_name,
    hand_names,
    holder_name,
    place_name,
    seat_names,
)
from filature.games.double_agents.packed import cards_of, get, size
from filature.games.double_agents.resolution import (
    KILLED_AGENT,
    KILLED_SPECIAL,
    NOBODY,
    REASONS,
    TURNED_AGENT,
    TURNED_SPECIAL,
    effects,
)
from filature.games.double_agents.state import SEATS, Fields, company_of, mates_of, members_of
from filature.kernel.events import ALL
from filature.kernel.state import seat_name
from filature.kernel.view import Outcome

# --- Rounds played ----------------------------------------------------------------------------------------------------


def result(state: Fields, played: i64, place: i64) -> dict[str, Any]:
    """One destination of a round played: I15, I17 and I19."""
    resolver = state.setup.resolver
    cia = sent_in(state, played, CIA, place)
    kgb = sent_in(state, played, KGB, place)
    totals = resolver.totals(cia, kgb)
    winner, reason = resolver.winner(cia, kgb)
    by_cia = effects(cia, kgb, resolver.copied)
    by_kgb = effects(kgb, cia, resolver.copied)
    missions = record_of(state, played, FATES)
    fate = get(missions, PLACES + place)
    return {
        "destination": DESTINATIONS[place],
        "value": int(get(missions, place)),
        "cards": {"cia": card_counts(cia), "kgb": card_counts(kgb)},
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
    return _pair(get(done, TURNED_SPECIAL), get(done, TURNED_AGENT))


def _killed(done: i64) -> dict[str, int]:
    return _pair(get(done, KILLED_SPECIAL), get(done, KILLED_AGENT))


def _pair(specials: i64, agents: i64) -> dict[str, int]:
    both = {"special": int(specials), "agent": int(agents)}
    return {kind: number for kind, number in both.items() if number}


PLAYS: Final = ("first", "first_destination", "second", "second_destination", "third")


def plays(state: Fields, played: i64, seat: i64) -> dict[str, str]:
    """I16 and I18: what a seat did with the three cards of a round."""
    return {
        "first": card_name(get(record_of(state, played, FIRST), seat)),
        "first_destination": place_name(get(record_of(state, played, FIRST + 1), seat)),
        "second": card_name(get(record_of(state, played, SECOND), seat)),
        "second_destination": place_name(get(record_of(state, played, SECOND + 1), seat)),
        "third": card_name(get(record_of(state, played, THIRD), seat)),
    }


def replay(state: Fields, played: i64) -> dict[str, dict[str, str]]:
    return {seat_name(seat): plays(state, played, seat) for seat in range(state.setup.seats)}


def _by_play(replayed: dict[str, dict[str, str]]) -> dict[str, dict[str, str]]:
    """The same the other way round: for each card and destination a table of players."""
    return {what: {player: done[what] for player, done in replayed.items()} for what in PLAYS}


# --- Setup ------------------------------------------------------------------------------------------------------------


def coin(state: Fields) -> None:
    if state.news is not None:
        state.tell(ALL, "coin", {"company": COMPANIES[state.larger]})


def joined(state: Fields, seat: i64, company: i64) -> None:
    if state.news is not None:
        state.tell(ALL, "joined", {"player": seat_name(seat), "company": COMPANIES[company]})


def companies(state: Fields) -> None:
    if state.news is not None:
        facts: dict[str, Any] = {"cia": seat_names(members_of(state, CIA)), "kgb": seat_names(members_of(state, KGB))}
        facts["reason"] = "even" if state.larger < 0 else "odd"
        facts["smaller"] = "nobody" if state.larger < 0 else COMPANIES[1 - state.larger]
        state.tell(ALL, "companies", facts)


def identified(state: Fields, seat: i64, double: i64) -> None:
    if state.news is not None:
        state.tell((int(seat),), "identity", {"company": COMPANIES[company_of(state, seat)], "role": ROLES[double]})


# --- Missions and deal ------------------------------------------------------------------------------------------------


def turned_up(state: Fields, place: i64, value: i64) -> None:
    if state.news is not None:
        facts = {"round": int(state.rounds) + 1, "destination": DESTINATIONS[place], "value": int(value)}
        state.tell(ALL, "mission", facts)


def reshuffled(state: Fields, company: i64) -> None:
    if state.news is not None:
        cards = int(size(cards_of(state.piles, company)))
        state.tell(ALL, "reshuffled", {"company": COMPANIES[company], "cards": cards})


def hands(state: Fields) -> None:
    if state.news is not None:
        for seat in range(state.setup.seats):
            state.tell((seat,), "hand", {"cards": hand_names(state, seat)})


# --- A leg ------------------------------------------------------------------------------------------------------------


def leg(state: Fields) -> None:
    if state.news is not None:
        state.tell(ALL, "leg", {"round": int(state.rounds) + 1, "leg": int(state.leg)})


def drafted(state: Fields, seat: i64) -> None:
    if state.news is not None:
        state.tell((int(seat),), "drafted", _choice(state, seat))


def confidants(state: Fields, seat: i64) -> tuple[int, ...]:
    """DA-5.2.2: the mates who see the destination of a seat as it is chosen; never the card."""
    if not state.setup.mates_see or not state.leg:
        return ()
    return SEATS[mates_of(state, seat)]


def aimed(state: Fields, seat: i64) -> None:
    if state.news is not None and state.setup.mates_see:
        facts = {"player": seat_name(seat), "destination": place_name(get(state.aims, seat))}
        state.tell(confidants(state, seat), "aimed", facts)


def locked(state: Fields, seat: i64, aimed_anew: bool) -> None:
    if state.news is not None:
        state.tell((int(seat),), "chosen", _choice(state, seat))
        if aimed_anew:
            aimed(state, seat)
        state.tell(ALL, "locked", {"player": seat_name(seat)})


def _choice(state: Fields, seat: i64) -> dict[str, Any]:
    return {"card": card_name(get(state.cards, seat)), "destination": place_name(get(state.aims, seat))}


def unlocked(state: Fields, seat: i64) -> None:
    if state.news is not None:
        state.tell(ALL, "unlocked", {"player": seat_name(seat)})


def late(state: Fields, seat: i64) -> None:
    if state.news is not None:
        state.tell(ALL, "late", {"player": seat_name(seat)})


def out_of_time(state: Fields, seat: i64) -> None:
    if state.news is not None:
        state.tell(ALL, "out-of-time", {"player": seat_name(seat)})


def ready(state: Fields, company: i64, hushes: bool) -> None:
    """DA-5.4 and DA-5.5 are one event."""
    if state.news is not None:
        if hushes:
            facts = {"company": COMPANIES[company], "hushed": COMPANIES[1 - company]}
            state.tell(ALL, "ready-and-hush", facts)
        else:
            state.tell(ALL, "ready", {"company": COMPANIES[company]})


def hushed(state: Fields) -> None:
    if state.news is not None:
        state.tell(ALL, "hushed", {})


def revealed(state: Fields) -> None:
    if state.news is not None:
        where = {seat_name(seat): place_name(get(state.aims, seat)) for seat in range(state.setup.seats)}
        facts = {"round": int(state.rounds) + 1, "leg": int(state.leg), "destinations": where}
        state.tell(ALL, "revealed", facts)


def resolved(state: Fields) -> None:
    if state.news is not None:
        for place in range(PLACES):
            state.tell(ALL, "resolved", result(state, state.rounds, place))


# --- The end ----------------------------------------------------------------------------------------------------------


def vote_opens(state: Fields) -> None:
    if state.news is not None:
        state.tell(ALL, "vote-opens", {})


def voted(state: Fields, seat: i64) -> None:
    if state.news is not None:
        state.tell((int(seat),), "ballot", {"ballot": ballot_name(get(state.ballots, seat))})
        state.tell(ALL, "voted", {"player": seat_name(seat)})


def ballots(state: Fields) -> dict[str, str]:
    """DA-10.5: every ballot by name."""
    return {seat_name(seat): ballot_name(get(state.ballots, seat)) for seat in range(state.setup.seats)}


def votes(state: Fields, company: i64) -> dict[str, int]:
    """DA-13 `ballots=secret`: how many votes each member got, and how many abstained."""
    cast = [ballot_name(get(state.ballots, s)) for s in range(state.setup.seats) if company_of(state, s) == company]
    candidates = [*seat_names(members_of(state, company)), "abstain"]
    return {name: cast.count(name) for name in candidates if name in cast}


def identities(state: Fields) -> dict[str, str]:
    return {seat_name(seat): ROLES[state.doubles >> seat & 1] for seat in range(state.setup.seats)}


def over(state: Fields, outcome: Outcome) -> None:
    """DA-10.5, DA-10.6, DA-11: ballots, identities, scores."""
    if state.setup.options.ballots == "named":
        state.tell(ALL, "ballots", {"ballots": ballots(state)})
    else:
        state.tell(ALL, "votes", {"cia": votes(state, CIA), "kgb": votes(state, KGB)})
    end = outcome.facts
    state.tell(ALL, "identities", {"designated": end["designated"], "doubles": end["doubles"]})
    facts: dict[str, Any] = {
        "reason": outcome.reason,
        "winners": [seat_name(seat) for seat in outcome.winners],
        "scores": end["scores"],
        **{part: {company: end["parts"][company][part] for company in COMPANIES} for part in end["parts"]["cia"]},
    }
    state.tell(ALL, "over", facts)
    if state.setup.options.post_game_replay:
        for played in range(state.rounds):
            state.tell(ALL, "replay", {"round": int(played) + 1, **_by_play(replay(state, played))})
