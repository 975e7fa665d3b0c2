"""Invariants of every position (SE-10.4); a position that breaks one is refused."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from filature.games.top_secret.board import (
    AGENTS,
    DUEL,
    GOAL,
    LOOT,
    LOSSES,
    MOST_CITIES,
    MOVE,
    OVER,
    ROLL,
    SETUP,
    START_ROLL,
    TARGET,
)
from filature.games.top_secret.packed import ONE_PER_AGENT, count, equal, get
from filature.games.top_secret.phases import crowd_limit, ending
from filature.games.top_secret.state import Fields
from filature.kernel.errors import FilatureError
from filature.kernel.position import check
from filature.kernel.state import seat_name


@contextmanager
def refused_as(what: str) -> Iterator[None]:
    """A refusal inside becomes a refusal of the position."""
    try:
        yield
    except FilatureError as error:
        check(False, what, str(error).rstrip("."))


def check_position(state: Fields) -> None:
    """Raises `BadPosition` where a state, set up as a position says, cannot be."""
    if state.phase == SETUP:
        check(len(state.turn()) > 0, "plans", "all plans are in, so the setup is over")
    check((state.roll >= 0) <= (state.phase > ROLL), "roll", "the dice are rolled in the ROLL phase")
    check((state.roll >= 0) or state.phase not in (MOVE, TARGET, DUEL, LOSSES), "roll", "the dice have been rolled")
    check(state.pool == 0 or state.roll >= 0, "pool", "there are no points before the roll")
    _check_loads(state)
    _check_cities(state)
    _check_deliveries(state)
    _check_standing(state)
    if state.phase in (TARGET, DUEL, LOOT):
        _check_duel(state)
    if state.phase == LOSSES:
        check(state.losses <= state.agents_left(state.active), "bomb", "the bomb takes more agents than there are")


def _check_loads(state: Fields) -> None:
    carried = []
    for seat in range(state.setup.seats):
        for k in range(AGENTS):
            load = int(get(state.loads[seat], k))
            if load:
                name = state.agent_name(seat, k)
                check(
                    get(state.agent_places[seat], k) < MOST_CITIES, "cases", f"{name} carries a case but is in no city"
                )
                check(load not in carried, "cases", "a case has one carrier")
                carried.append(load)


def _check_cities(state: Fields) -> None:
    """SE-6.14 and SE-4.7."""
    fighting = state.phase in (TARGET, DUEL)
    meeting = get(state.agent_places[state.active], state.attacker) if fighting else MOST_CITIES
    for city, name in enumerate(state.setup.board.cities):
        present = [
            int(count(equal(state.agent_places[seat], city, ONE_PER_AGENT))) for seat in range(state.setup.seats)
        ]
        colours = sum(1 for agents in present if agents)
        if city == meeting:
            check(colours == 2 and present[state.opponent] > 0, "duel", "a duel is between two colours")
            check(present[state.active] == 1, "duel", "one agent attacks")
        else:
            check(colours < 2, "agents", f"{name} holds agents of two colours")
        for seat, agents in enumerate(present):
            patient = seat == state.active and state.phase in (MOVE, LOSSES)
            check(agents <= crowd_limit.MOST or patient, "agents", f"{name} holds more than two agents of one colour")
    places, loads = state.agent_places[state.active], state.loads[state.active]
    if state.phase == MOVE:
        kept = crowd_limit.can_be_kept(state, places, loads, state.pool, state.bonus)
        check(kept, "agents", "the crowd limit can no longer be kept")


def _check_deliveries(state: Fields) -> None:
    """SE-7.5."""
    for seat in range(state.setup.seats):
        owners = [entry % 16 // 4 for entry in state.delivered if entry // 16 == seat]
        name = seat_name(seat)
        check(owners[:3] != [seat] * 3, "delivered", f"the first three cases {name} delivered are all {name}'s own")


def _check_standing(state: Fields) -> None:
    seats = range(state.setup.seats)
    standing = [seat for seat in seats if state.agents_left(seat)]
    if state.phase == OVER:
        won = state.reason in (ending.SECRETS, ending.LAST)
        check(won == (state.winner >= 0), "end", "who has won is said if somebody has")
        return
    check(len(standing) > 1, "agents", "only one player has agents, so the match is over")
    check(all(state.totals[seat] < GOAL for seat in seats), "delivered", "somebody has 10 secrets, so it is over")
    check(state.rounds < state.setup.round_limit, "rounds", "the limit of rounds is reached, so the match is over")
    hope = any(state.totals[seat] + ending.hidden(state) >= GOAL for seat in standing)
    check(hope, "delivered", "nobody can reach 10 secrets any more, so the match is over")
    if state.phase not in (SETUP, START_ROLL, LOOT):
        check(state.active in standing, "active", "who is on turn has agents")
    if state.phase == START_ROLL:
        rolling = [seat for seat in seats if state.contenders >> seat & 1]
        check(set(rolling) <= set(standing), "start", "who rolls for the start has agents")
    if state.phase != SETUP:
        check(all(state.has_submitted(seat) for seat in seats), "plans", "every submission is in")


def _check_duel(state: Fields) -> None:
    check(state.opponent != state.active, "duel", "nobody fights against themselves")
    if state.phase == LOOT:
        check(state.defender >= 0, "duel", "somebody has won the duel")
        place = get(state.agent_places[state.opponent], state.defender)
        check(state.loot >= 0, "duel", "a case is on offer")
        check(state.pool + state.bonus == 0, "pool", "a lost duel leaves no steps")
        check(
            get(state.case_places[state.loot // 4], state.loot % 4) == place,
            "duel",
            "the case lies where the winner is",
        )
        return
    check(state.loot < 0, "duel", "a case is on offer in the LOOT phase only")
    check(get(state.agent_places[state.active], state.attacker) < MOST_CITIES, "duel", "duels happen in cities")
    defenders = state.defenders()
    if state.phase == TARGET:
        check(len(defenders) == 2 and state.defender < 0, "duel", "a first opponent is named where two are")
    else:
        check(state.defender in defenders, "duel", "the defender is where the attacker is")
        both = state.attack_card >= 0 and state.defence_card >= 0
        check(not both, "duel", "both cards are chosen, so the duel is over")
