"""Events: what happened, and which seats may hear of it (SE-9). Every fact is in the words of the notation.

Nothing is put into words while nobody listens: playouts are told nothing.
"""

from __future__ import annotations

from typing import Any

from mypy_extensions import i64

from filature.games.top_secret.board import (
    CASES,
    COLOURS,
    CONTENTS,
    HOME,
    VACANT,
    WORTH,
)
from filature.games.top_secret.moves import CARD, GUARD, HIDE, NO_GUARD, PLACE
from filature.games.top_secret.packed import get
from filature.games.top_secret.state import Fields
from filature.kernel.events import ALL
from filature.kernel.state import seat_name
from filature.kernel.view import Outcome


def contents(state: Fields, seat: i64) -> dict[str, str]:
    """What the cases of a seat hold; for the seat itself, and for all at the end (SE-8.7)."""
    if not state.has_submitted(seat):  # somebody else's resignation has ended the game before
        return {}
    row = state.contents[seat]
    return {state.case_name(seat * 4 + letter): CONTENTS[get(row, letter)] for letter in range(CASES)}


# --- Setup ---------------------------------------------------------------------------------------------------------


def seated(state: Fields) -> None:
    """SE-3.1, SE-3.2: who has which colour, in the order of the turns; SE-3.7: whose way leads to an empty corner."""
    if state.news is None:
        return
    setup = state.setup
    clockwise = sorted(range(setup.seats), key=setup.colours.__getitem__)
    state.tell(ALL, "seated", {"colours": {seat_name(seat): COLOURS[setup.colours[seat]] for seat in clockwise}})
    if setup.vacant >= 0:
        state.tell(ALL, "favoured", {"player": seat_name(setup.favoured), "colour": COLOURS[setup.vacant]})


def submitted(state: Fields, seat: i64) -> None:
    if state.news is not None:
        state.tell(
            (int(seat),),
            "planned",
            {"player": seat_name(seat), "contents": contents(state, seat), "cities": _cities(state, seat)},
        )
        state.tell(ALL, "submitted", {"player": seat_name(seat)})


def revealed(state: Fields) -> None:
    if state.news is None:
        return
    for seat in range(state.setup.seats):
        colour = COLOURS[state.setup.colours[seat]]
        facts: dict[str, Any] = {"player": seat_name(seat), "colour": colour, "cities": _cities(state, seat)}
        state.tell(ALL, "revealed", facts)
        if get(state.agent_places[seat], 0) == VACANT:
            agent = state.agent_name(seat, 0)
            place = state.place_name(seat, VACANT)
            state.tell(ALL, "guarded", {"player": seat_name(seat), "agent": agent, "place": place})


def _cities(state: Fields, seat: i64) -> dict[str, str]:
    """Where a seat's cases lie."""
    row = state.case_places[seat]
    cities = state.setup.board.cities
    return {state.case_name(seat * 4 + letter): cities[get(row, letter)] for letter in range(CASES)}


def late(state: Fields, seat: i64) -> None:
    if state.news is not None:
        state.tell(ALL, "late", {"player": seat_name(seat)})


def drawn(state: Fields, seat: i64, move: i64) -> None:
    """SE-10.5: what chance has chosen for somebody, for that seat alone."""
    if state.news is None:
        return
    to = (int(seat),)
    if move >= NO_GUARD:
        state.tell(to, "drawn-guard", {"reason": "yes" if move == GUARD else "no"})
    elif move >= PLACE:
        case = state.case_name(seat * CASES + get(state.parts_written, seat) - CASES)
        state.tell(to, "drawn-city", {"case": case, "place": state.setup.board.cities[move - PLACE]})
    elif move >= HIDE:
        case = state.case_name(seat * CASES + get(state.parts_written, seat))
        state.tell(to, "drawn-content", {"case": case, "content": CONTENTS[move - HIDE]})
    else:
        state.tell(to, "drawn-card", {"card": int(move - CARD)})


def rolled_for_start(state: Fields, seat: i64, total: i64) -> None:
    if state.news is not None:
        state.tell(ALL, "rolled-for-start", {"player": seat_name(seat), "roll": int(total)})


def start_tied(state: Fields) -> None:
    if state.news is not None:
        tied = [seat_name(seat) for seat in range(state.setup.seats) if state.contenders >> seat & 1]
        state.tell(ALL, "start-tied", {"players": tied})


def starts(state: Fields) -> None:
    if state.news is not None:
        state.tell(ALL, "starts", {"player": seat_name(state.active)})


# --- The turn ------------------------------------------------------------------------------------------------------


def rolled(state: Fields) -> None:
    if state.news is not None:
        state.tell(ALL, "rolled", {"player": seat_name(state.active), "roll": int(state.roll)})


def stepped(state: Fields, k: i64, origin: i64) -> None:
    if state.news is not None:
        seat = state.active
        facts: dict[str, Any] = {
            "player": seat_name(seat),
            "agent": state.agent_name(seat, k),
            "from": state.place_name(seat, origin),
            "to": state.place_name(seat, get(state.agent_places[seat], k)),
            "left": int(state.pool),
        }
        state.tell(ALL, "stepped", facts)


def picked(state: Fields, k: i64, case: i64) -> None:
    if state.news is not None:
        state.tell(ALL, "picked", _handling(state, k, case))


def dropped(state: Fields, k: i64, case: i64) -> None:
    if state.news is not None:
        state.tell(ALL, "dropped", _handling(state, k, case))


def _handling(state: Fields, k: i64, case: i64) -> dict[str, Any]:
    seat = state.active
    return {
        "player": seat_name(seat),
        "agent": state.agent_name(seat, k),
        "case": state.case_name(case),
        "place": state.place_name(seat, get(state.agent_places[seat], k)),
    }


def turn_ended(state: Fields) -> None:
    if state.news is not None:
        state.tell(ALL, "turn-ended", {"player": seat_name(state.active), "unused": int(state.pool)})


# --- Duels ---------------------------------------------------------------------------------------------------------


def attacked(state: Fields) -> None:
    if state.news is not None:
        facts: dict[str, Any] = {
            "player": seat_name(state.active),
            "agent": state.agent_name(state.active, state.attacker),
            "opponent": seat_name(state.opponent),
            "defenders": [state.agent_name(state.opponent, k) for k in state.defenders()],
        }
        state.tell(ALL, "attacked", facts)


def targeted(state: Fields) -> None:
    if state.news is not None:
        defender = state.agent_name(state.opponent, state.defender)
        state.tell(ALL, "targeted", {"player": seat_name(state.active), "defender": defender})


def card_chosen(state: Fields, seat: i64) -> None:
    if state.news is not None:
        state.tell(ALL, "card-chosen", {"player": seat_name(seat)})


def fought(state: Fields) -> None:
    if state.news is not None:
        attacker = state.agent_name(state.active, state.attacker)
        defender = state.agent_name(state.opponent, state.defender)
        facts: dict[str, Any] = {
            "attacker": attacker,
            "defender": defender,
            "attack": int(state.attack_card),
            "defence": int(state.defence_card),
            "winner": attacker if state.attack_card >= state.defence_card else defender,
        }
        state.tell(ALL, "fought", facts)


def refilled(state: Fields, seat: i64) -> None:
    if state.news is not None:
        state.tell(ALL, "refilled", {"player": seat_name(seat)})


def beaten(state: Fields, seat: i64, k: i64, case: i64, place: i64) -> None:
    if state.news is not None:
        facts: dict[str, Any] = {
            "agent": state.agent_name(seat, k),
            "reason": "returned" if place == HOME else "eliminated",
            "place": state.base_name(seat),
            "case": state.case_or_none(case),
            "city": state.place_name(seat, get(state.agent_places[seat], k)),
        }
        state.tell(ALL, "beaten-with-case" if case >= 0 else "beaten", facts)


def looted(state: Fields, taken: bool, laid: i64) -> None:
    if state.news is not None:
        facts: dict[str, Any] = {
            "player": seat_name(state.opponent),
            "agent": state.agent_name(state.opponent, state.defender),
            "case": state.case_name(state.loot),
            "laid": state.case_or_none(laid),
        }
        state.tell(ALL, "exchanged" if laid >= 0 else "looted" if taken else "left-lying", facts)


# --- Deliveries, bombs, exits --------------------------------------------------------------------------------------


def delivered(state: Fields, k: i64, case: i64, content: i64, origin: i64) -> None:
    if state.news is not None:
        seat = state.active
        facts: dict[str, Any] = {
            "player": seat_name(seat),
            "agent": state.agent_name(seat, k),
            "from": state.place_name(seat, origin),
            "case": state.case_name(case),
            "content": CONTENTS[content],
            "secrets": WORTH[content],
            "total": int(state.totals[seat]),
        }
        state.tell(ALL, "delivered", facts)


def bomb(state: Fields) -> None:
    if state.news is not None:
        state.tell(ALL, "bomb", {"player": seat_name(state.active), "losses": int(state.losses)})


def lost(state: Fields, k: i64, case: i64) -> None:
    if state.news is not None:
        seat = state.active
        facts: dict[str, Any] = {
            "player": seat_name(seat),
            "agent": state.agent_name(seat, k),
            "place": state.place_name(seat, get(state.agent_places[seat], k)),
            "case": state.case_or_none(case),
        }
        state.tell(ALL, "lost-with-case" if case >= 0 else "lost", facts)


def out_if_so(state: Fields, seat: i64) -> None:
    if state.news is not None and not state.agents_left(seat):
        state.tell(ALL, "out", {"player": seat_name(seat)})


def resigned(state: Fields, seat: i64) -> None:
    if state.news is not None:
        state.tell(ALL, "resigned", {"player": seat_name(seat)})


def over(state: Fields, outcome: Outcome) -> None:
    shown: dict[str, str] = {}
    for seat in range(state.setup.seats):
        shown.update(contents(state, seat))
    seats = range(state.setup.seats)
    facts: dict[str, Any] = {
        "reason": outcome.reason,
        "winners": [seat_name(seat) for seat in outcome.winners],
        "totals": {seat_name(seat): int(state.totals[seat]) for seat in seats},
        "agents": {seat_name(seat): int(state.agents_left(seat)) for seat in seats},
        "contents": shown,
    }
    state.tell(ALL, "over", facts)
