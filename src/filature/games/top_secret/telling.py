"""What the table is told, and who at the table (SE-9). Every fact is in the words of the notation.

Nothing is put into words while nobody listens: playouts are told nothing.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from mypy_extensions import i64

from filature.games.top_secret import duels, ending, setup
from filature.games.top_secret.board import (
    CASE_LETTERS,
    CASES,
    COLOURS,
    CONTENTS,
    HOME,
    LETTERS,
    MOST_CITIES,
    VACANT,
    WORTH,
)
from filature.games.top_secret.lanes import lane
from filature.games.top_secret.moves import CARD, GUARD, HIDE, NO_GUARD, PLACE
from filature.kernel.events import ALL
from filature.kernel.state import seat_name

if TYPE_CHECKING:
    from filature.games.top_secret.rules import TopSecret


# --- Names ---------------------------------------------------------------------------------------------------------


def agent_name(state: TopSecret, seat: i64, k: i64) -> str:
    return f"{LETTERS[state.box.colours[seat]]}{k + 1}"


def case_name(state: TopSecret, case: i64) -> str:
    return f"{LETTERS[state.box.colours[case // 4]]}{CASE_LETTERS[case % 4]}"


def case_or_none(state: TopSecret, case: i64) -> str | None:
    return None if case < 0 else case_name(state, case)


def base_name(state: TopSecret, seat: i64) -> str:
    return f"S_{COLOURS[state.box.colours[seat]]}"


def hq_name(state: TopSecret, seat: i64) -> str:
    return f"H_{COLOURS[state.box.colours[seat]]}"


def place_name(state: TopSecret, seat: i64, place: i64) -> str:
    """Where an agent of a seat is."""
    if place < MOST_CITIES:
        return state.box.board.cities[place]
    if place == HOME:
        return base_name(state, seat)
    return f"S_{COLOURS[state.box.vacant]}" if place == VACANT else "out"


def contents(state: TopSecret, seat: i64) -> dict[str, str]:
    """What the cases of a seat hold; for the seat itself, and for all at the end (SE-8.7)."""
    if not setup.complete(state, seat):  # somebody else's resignation has ended the game before
        return {}
    row = state.contents[seat]
    return {case_name(state, seat * 4 + letter): CONTENTS[lane(row, letter)] for letter in range(CASES)}


# --- Setup ---------------------------------------------------------------------------------------------------------


def seated(state: TopSecret) -> None:
    """SE-3.1, SE-3.2: who has which colour, in the order of the turns; SE-3.7: whose way leads to an empty corner."""
    if state.news is None:
        return
    box = state.box
    clockwise = sorted(range(box.seats), key=box.colours.__getitem__)
    state.tell(ALL, "seated", {"colours": {seat_name(seat): COLOURS[box.colours[seat]] for seat in clockwise}})
    if box.vacant >= 0:
        state.tell(ALL, "favoured", {"player": seat_name(box.favoured), "colour": COLOURS[box.vacant]})


def submitted(state: TopSecret, seat: i64) -> None:
    if state.news is not None:
        state.tell(
            (int(seat),),
            "planned",
            {"player": seat_name(seat), "contents": contents(state, seat), "cities": _cities(state, seat)},
        )
        state.tell(ALL, "submitted", {"player": seat_name(seat)})


def revealed(state: TopSecret) -> None:
    if state.news is None:
        return
    for seat in range(state.box.seats):
        colour = COLOURS[state.box.colours[seat]]
        facts: dict[str, Any] = {"player": seat_name(seat), "colour": colour, "cities": _cities(state, seat)}
        state.tell(ALL, "revealed", facts)
        if lane(state.men[seat], 0) == VACANT:
            agent = agent_name(state, seat, 0)
            place = place_name(state, seat, VACANT)
            state.tell(ALL, "guarded", {"player": seat_name(seat), "agent": agent, "place": place})


def _cities(state: TopSecret, seat: i64) -> dict[str, str]:
    """Where a seat's cases lie."""
    row = state.lies[seat]
    cities = state.box.board.cities
    return {case_name(state, seat * 4 + letter): cities[lane(row, letter)] for letter in range(CASES)}


def late(state: TopSecret, seat: i64) -> None:
    if state.news is not None:
        state.tell(ALL, "late", {"player": seat_name(seat)})


def drawn(state: TopSecret, seat: i64, move: i64) -> None:
    """SE-10.5: what chance has chosen for somebody, for him alone."""
    if state.news is None:
        return
    to = (int(seat),)
    if move >= NO_GUARD:
        state.tell(to, "drawn-guard", {"reason": "yes" if move == GUARD else "no"})
    elif move >= PLACE:
        case = case_name(state, seat * CASES + lane(state.drafted, seat) - CASES)
        state.tell(to, "drawn-city", {"case": case, "place": state.box.board.cities[move - PLACE]})
    elif move >= HIDE:
        case = case_name(state, seat * CASES + lane(state.drafted, seat))
        state.tell(to, "drawn-content", {"case": case, "content": CONTENTS[move - HIDE]})
    else:
        state.tell(to, "drawn-card", {"card": int(move - CARD)})


def rolled_for_start(state: TopSecret, seat: i64, total: i64) -> None:
    if state.news is not None:
        state.tell(ALL, "rolled-for-start", {"player": seat_name(seat), "roll": int(total)})


def start_tied(state: TopSecret) -> None:
    if state.news is not None:
        tied = [seat_name(seat) for seat in range(state.box.seats) if state.contenders >> seat & 1]
        state.tell(ALL, "start-tied", {"players": tied})


def starts(state: TopSecret) -> None:
    if state.news is not None:
        state.tell(ALL, "starts", {"player": seat_name(state.active)})


# --- The turn ------------------------------------------------------------------------------------------------------


def rolled(state: TopSecret) -> None:
    if state.news is not None:
        state.tell(ALL, "rolled", {"player": seat_name(state.active), "roll": int(state.roll)})


def stepped(state: TopSecret, k: i64, origin: i64) -> None:
    if state.news is not None:
        seat = state.active
        facts: dict[str, Any] = {
            "player": seat_name(seat),
            "agent": agent_name(state, seat, k),
            "from": place_name(state, seat, origin),
            "to": place_name(state, seat, lane(state.men[seat], k)),
            "left": int(state.pool),
        }
        state.tell(ALL, "stepped", facts)


def picked(state: TopSecret, k: i64, case: i64) -> None:
    if state.news is not None:
        state.tell(ALL, "picked", _handling(state, k, case))


def dropped(state: TopSecret, k: i64, case: i64) -> None:
    if state.news is not None:
        state.tell(ALL, "dropped", _handling(state, k, case))


def _handling(state: TopSecret, k: i64, case: i64) -> dict[str, Any]:
    seat = state.active
    return {
        "player": seat_name(seat),
        "agent": agent_name(state, seat, k),
        "case": case_name(state, case),
        "place": place_name(state, seat, lane(state.men[seat], k)),
    }


def turn_ended(state: TopSecret) -> None:
    if state.news is not None:
        state.tell(ALL, "turn-ended", {"player": seat_name(state.active), "unused": int(state.pool)})


# --- Duels ---------------------------------------------------------------------------------------------------------


def attacked(state: TopSecret) -> None:
    if state.news is not None:
        facts: dict[str, Any] = {
            "player": seat_name(state.active),
            "agent": agent_name(state, state.active, state.attacker),
            "opponent": seat_name(state.opponent),
            "defenders": [agent_name(state, state.opponent, k) for k in duels.defenders(state)],
        }
        state.tell(ALL, "attacked", facts)


def targeted(state: TopSecret) -> None:
    if state.news is not None:
        defender = agent_name(state, state.opponent, state.defender)
        state.tell(ALL, "targeted", {"player": seat_name(state.active), "defender": defender})


def card_chosen(state: TopSecret, seat: i64) -> None:
    if state.news is not None:
        state.tell(ALL, "card-chosen", {"player": seat_name(seat)})


def fought(state: TopSecret) -> None:
    if state.news is not None:
        attacker = agent_name(state, state.active, state.attacker)
        defender = agent_name(state, state.opponent, state.defender)
        facts: dict[str, Any] = {
            "attacker": attacker,
            "defender": defender,
            "attack": int(state.attack_card),
            "defence": int(state.defence_card),
            "winner": attacker if state.attack_card >= state.defence_card else defender,
        }
        state.tell(ALL, "fought", facts)


def refilled(state: TopSecret, seat: i64) -> None:
    if state.news is not None:
        state.tell(ALL, "refilled", {"player": seat_name(seat)})


def beaten(state: TopSecret, seat: i64, k: i64, case: i64, place: i64) -> None:
    if state.news is not None:
        facts: dict[str, Any] = {
            "agent": agent_name(state, seat, k),
            "reason": "returned" if place == HOME else "eliminated",
            "place": base_name(state, seat),
            "case": case_or_none(state, case),
            "city": place_name(state, seat, lane(state.men[seat], k)),
        }
        state.tell(ALL, "beaten-with-case" if case >= 0 else "beaten", facts)


def looted(state: TopSecret, taken: bool, laid: i64) -> None:
    if state.news is not None:
        facts: dict[str, Any] = {
            "player": seat_name(state.opponent),
            "agent": agent_name(state, state.opponent, state.defender),
            "case": case_name(state, state.loot),
            "laid": case_or_none(state, laid),
        }
        state.tell(ALL, "exchanged" if laid >= 0 else "looted" if taken else "left-lying", facts)


# --- Deliveries, bombs, exits --------------------------------------------------------------------------------------


def delivered(state: TopSecret, k: i64, case: i64, content: i64, origin: i64) -> None:
    if state.news is not None:
        seat = state.active
        facts: dict[str, Any] = {
            "player": seat_name(seat),
            "agent": agent_name(state, seat, k),
            "from": place_name(state, seat, origin),
            "case": case_name(state, case),
            "content": CONTENTS[content],
            "secrets": WORTH[content],
            "total": int(state.totals[seat]),
        }
        state.tell(ALL, "delivered", facts)


def bomb(state: TopSecret) -> None:
    if state.news is not None:
        state.tell(ALL, "bomb", {"player": seat_name(state.active), "losses": int(state.losses)})


def lost(state: TopSecret, k: i64, case: i64) -> None:
    if state.news is not None:
        seat = state.active
        facts: dict[str, Any] = {
            "player": seat_name(seat),
            "agent": agent_name(state, seat, k),
            "place": place_name(state, seat, lane(state.men[seat], k)),
            "case": case_or_none(state, case),
        }
        state.tell(ALL, "lost-with-case" if case >= 0 else "lost", facts)


def out_if_so(state: TopSecret, seat: i64) -> None:
    if state.news is not None and not state.left(seat):
        state.tell(ALL, "out", {"player": seat_name(seat)})


def resigned(state: TopSecret, seat: i64) -> None:
    if state.news is not None:
        state.tell(ALL, "resigned", {"player": seat_name(seat)})


def over(state: TopSecret) -> None:
    if state.news is None:
        return
    result = ending.outcome(state)
    shown: dict[str, str] = {}
    for seat in range(state.box.seats):
        shown.update(contents(state, seat))
    seats = range(state.box.seats)
    facts: dict[str, Any] = {
        "reason": result.reason,
        "winners": [seat_name(seat) for seat in result.winners],
        "totals": {seat_name(seat): int(state.totals[seat]) for seat in seats},
        "agents": {seat_name(seat): int(state.left(seat)) for seat in seats},
        "contents": shown,
    }
    state.tell(ALL, "over", facts)
