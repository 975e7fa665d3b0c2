"""Why the active player may not do something, in words that say what would be right."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from filature.games.top_secret import acting, crowd, delivery, telling
from filature.games.top_secret.board import GONE, MOST_CITIES, NO_CASE
from filature.games.top_secret.lanes import lane
from filature.games.top_secret.moves import TO_HQ
from filature.kernel.errors import FilatureError, IllegalMove

if TYPE_CHECKING:
    from filature.games.top_secret.rules import TopSecret


def step(state: TopSecret, k: i64, city: i64) -> FilatureError:
    """Why agent k cannot step to a city, or to its headquarters."""
    seat = state.active
    place = lane(state.men[seat], k)
    agent = telling.agent_name(state, seat, k)
    here = telling.place_name(state, seat, place)
    if place == GONE:
        return IllegalMove("agent-out", "{agent} has been eliminated.", agent=agent)
    if city == TO_HQ and (place >= MOST_CITIES or not state.box.leads_to_hq(seat, place)):
        return IllegalMove(
            "no-gateway",
            "No dotted line leads from {place} to {hq}; it is entered from {known}.",
            place=here,
            hq=telling.hq_name(state, seat),
            known=[state.box.board.cities[gate] for gate in state.box.board.gateways[state.box.colours[seat]]],
        )
    if city == TO_HQ and lane(state.loads[seat], k) == NO_CASE:
        return IllegalMove("nothing-to-deliver", "{agent} carries no case; only a case opens the door.", agent=agent)
    if city == TO_HQ and not delivery.may_deliver(state, seat, lane(state.loads[seat], k) - 1):
        return IllegalMove(
            "first-three",
            "You have delivered two cases of your own; the third must be an enemy's, not {case}.",
            case=telling.case_name(state, lane(state.loads[seat], k) - 1),
        )
    if city != TO_HQ and not acting.has_way(state, k, city):
        return IllegalMove(
            "no-line",
            "No line leads from {place} to {city}; from there {agent} can go to {known}.",
            place=here,
            city=state.box.board.cities[city],
            agent=agent,
            known=ways(state, k),
        )
    if state.pool + lane(state.bonus, k) <= 0:
        return IllegalMove("no-steps-left", "No steps are left for {agent}; end the turn.", agent=agent)
    if city != TO_HQ and state.enemies() >> city & 1:
        return IllegalMove(
            "crowd-attack",
            "No attack while three of yours are in {cities}: a lost duel would end the turn. Move one on first.",
            cities=crowded(state),
        )
    return IllegalMove(
        "crowd",
        "After this step too few steps are left to get every city down to two of yours; keep enough to spread out.",
    )


def ways(state: TopSecret, k: i64) -> list[str]:
    """The cities a line leads to from where agent k is."""
    board = state.box.board
    node = state.box.node(state.active, lane(state.men[state.active], k))
    return [board.cities[board.ways[way]] for way in range(board.first[node], board.first[node + 1])]


def crowded(state: TopSecret) -> list[str]:
    """The cities that hold three or more agents of the active player."""
    men = state.men[state.active]
    places = [lane(men, k) for k in range(7)]
    return [
        name for city, name in enumerate(state.box.board.cities) if sum(1 for p in places if p == city) > crowd.MOST
    ]


def pick(state: TopSecret, k: i64, case: i64) -> FilatureError:
    seat = state.active
    agent = telling.agent_name(state, seat, k)
    place = lane(state.men[seat], k)
    load = lane(state.loads[seat], k)
    if place >= MOST_CITIES:
        return IllegalMove("not-in-a-city", "{agent} is in no city; cases are handled in cities.", agent=agent)
    if load != NO_CASE:
        return IllegalMove(
            "hands-full",
            "{agent} already carries {case}; lay it down first.",
            agent=agent,
            case=telling.case_name(state, load - 1),
        )
    if lane(state.lies[case // 4], case % 4) != place:
        return IllegalMove(
            "case-not-here",
            "{case} does not lie in {place}; there lie {known}.",
            case=telling.case_name(state, case),
            place=telling.place_name(state, seat, place),
            known=lying(state, place) or ["nothing"],
        )
    return handled()


def lying(state: TopSecret, city: i64) -> list[str]:
    """The cases that lie in a city."""
    cases = range(4 * state.box.seats)
    return [telling.case_name(state, case) for case in cases if lane(state.lies[case // 4], case % 4) == city]


def drop(state: TopSecret, k: i64) -> FilatureError:
    agent = telling.agent_name(state, state.active, k)
    if lane(state.loads[state.active], k) == NO_CASE:
        return IllegalMove("nothing-to-drop", "{agent} carries no case.", agent=agent)
    if crowd.excess(state.men[state.active]) and state.handled < acting.MOST_HANDLED:
        return IllegalMove(
            "crowd-drop", "{agent} must keep its case: delivering it is the way out of a crowded city.", agent=agent
        )
    return handled()


def handled() -> FilatureError:
    return IllegalMove("too-much-handling", "Cases have been handled 60 times in this turn; that is enough.")


def end(state: TopSecret) -> FilatureError:
    cities = crowded(state)
    if cities:
        return IllegalMove(
            "end-crowded", "Three of yours are together in {cities}; two may stay when the turn ends.", cities=cities
        )
    return IllegalMove(
        "must-use-all", "All {pool} points must be used while a quiet step is left.", pool=int(state.pool)
    )
