"""Why the active player may not do something, in words that say what would be right."""

from __future__ import annotations

from mypy_extensions import i64

from filature.games.top_secret.board import AGENTS, GONE, MOST_CITIES, NO_CASE
from filature.games.top_secret.moves import TO_HQ
from filature.games.top_secret.packed import get
from filature.games.top_secret.phases import crowd_limit, delivery, movement
from filature.games.top_secret.state import Fields
from filature.kernel.errors import FilatureError, IllegalMove


def step(state: Fields, k: i64, city: i64) -> FilatureError:
    """Why agent k cannot step to a city, or to its headquarters."""
    seat = state.active
    place = get(state.agent_places[seat], k)
    agent = state.agent_name(seat, k)
    here = state.place_name(seat, place)
    if place == GONE:
        return IllegalMove("agent-out", "{agent} has been eliminated.", clause="SE-6.8", agent=agent)
    if city == TO_HQ and (place >= MOST_CITIES or not state.setup.leads_to_hq(seat, place)):
        return IllegalMove(
            "no-gateway",
            "No dotted line leads from {place} to {hq}; it is entered from {known}.",
            clause="SE-2.3",
            place=here,
            hq=state.hq_name(seat),
            known=[state.setup.board.cities[gate] for gate in state.setup.board.gateways[state.setup.colours[seat]]],
        )
    if city == TO_HQ and get(state.loads[seat], k) == NO_CASE:
        return IllegalMove(
            "nothing-to-deliver", "{agent} carries no case; only a case opens the door.", clause="SE-2.5", agent=agent
        )
    if city == TO_HQ and not delivery.may_deliver(state, seat, get(state.loads[seat], k) - 1):
        return IllegalMove(
            "first-three",
            "You have delivered two cases of your own; the third must be an enemy's, not {case}.",
            clause="SE-7.5",
            case=state.case_name(get(state.loads[seat], k) - 1),
        )
    if city != TO_HQ and not movement.has_way(state, k, city):
        return IllegalMove(
            "no-line",
            "No line leads from {place} to {city}; from there {agent} can go to {known}.",
            clause="SE-4.2",
            place=here,
            city=state.setup.board.cities[city],
            agent=agent,
            known=ways(state, k),
        )
    if state.pool + get(state.bonus, k) <= 0:
        return IllegalMove(
            "no-steps-left", "No steps are left for {agent}; end the turn.", clause="SE-4.6", agent=agent
        )
    if city != TO_HQ and state.enemy_cities() >> city & 1:
        return IllegalMove(
            "crowd-attack",
            "No attack while three of yours are in {cities}: a lost duel would end the turn. Move one on first.",
            clause="SE-4.9",
            cities=crowded(state),
        )
    return IllegalMove(
        "crowd",
        "After this step too few steps are left to get every city down to two of yours; keep enough to spread out.",
        clause="SE-4.8",
    )


def ways(state: Fields, k: i64) -> list[str]:
    """The cities a line leads to from where agent k is."""
    board = state.setup.board
    node = state.setup.node(state.active, get(state.agent_places[state.active], k))
    return [board.cities[board.ways[way]] for way in range(board.first[node], board.first[node + 1])]


def crowded(state: Fields) -> list[str]:
    """The cities that hold three or more agents of the active player."""
    agent_places = state.agent_places[state.active]
    places = [get(agent_places, k) for k in range(AGENTS)]
    return [
        name
        for city, name in enumerate(state.setup.board.cities)
        if sum(1 for p in places if p == city) > crowd_limit.MOST
    ]


def pick(state: Fields, k: i64, case: i64) -> FilatureError:
    seat = state.active
    agent = state.agent_name(seat, k)
    place = get(state.agent_places[seat], k)
    load = get(state.loads[seat], k)
    if place >= MOST_CITIES:
        return IllegalMove(
            "not-in-a-city", "{agent} is in no city; cases are handled in cities.", clause="SE-5.2", agent=agent
        )
    if load != NO_CASE:
        return IllegalMove(
            "hands-full",
            "{agent} already carries {case}; lay it down first.",
            clause="SE-5.1",
            agent=agent,
            case=state.case_name(load - 1),
        )
    if get(state.case_places[case // 4], case % 4) != place:
        return IllegalMove(
            "case-not-here",
            "{case} does not lie in {place}; lying there: {known}.",
            clause="SE-5.2",
            case=state.case_name(case),
            place=state.place_name(seat, place),
            known=lying(state, place) or ["nothing"],
        )
    return handled()


def lying(state: Fields, city: i64) -> list[str]:
    """The cases that lie in a city."""
    cases = range(4 * state.setup.seats)
    return [state.case_name(case) for case in cases if get(state.case_places[case // 4], case % 4) == city]


def drop(state: Fields, k: i64) -> FilatureError:
    agent = state.agent_name(state.active, k)
    if get(state.loads[state.active], k) == NO_CASE:
        return IllegalMove("nothing-to-drop", "{agent} carries no case.", clause="SE-5.2", agent=agent)
    if crowd_limit.excess(state.agent_places[state.active]) and state.handled < movement.MOST_HANDLED:
        return IllegalMove(
            "crowd-drop",
            "{agent} must keep its case: delivering it is the way out of a crowded city.",
            clause="SE-4.8",
            agent=agent,
        )
    return handled()


def handled() -> FilatureError:
    return IllegalMove(
        "too-much-handling", "Cases have been handled 60 times in this turn; that is enough.", clause="SE-5.9"
    )


def end(state: Fields) -> FilatureError:
    cities = crowded(state)
    if cities:
        return IllegalMove(
            "end-crowded",
            "Three of yours are together in {cities}; two may stay when the turn ends.",
            clause="SE-4.7",
            cities=cities,
        )
    return IllegalMove(
        "must-use-all",
        "All {pool} points must be used while a quiet step is left.",
        clause="SE-4.6",
        pool=int(state.pool),
    )
