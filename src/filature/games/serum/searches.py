"""TS-7 to TS-12: what an agent alone on his square may do, and who is told of it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from filature.games.serum import flight, investigation, moles, sheet, telling
from filature.games.serum.board import DRAW, F1, FAKES, G1, H1, V1
from filature.games.serum.lanes import get, put
from filature.games.serum.moves import BRIEFCASE, LOCKER, SPEND_ONE, STOP, SUITCASE, TAKE_MOLE

if TYPE_CHECKING:
    from filature.games.serum.rules import Serum

# A deed is two lanes of five bits: the cells looked at plus one, or one of these.
DEED: Final = 10
DREW: Final = 24
NO_CARD: Final = 25
WITH_TWO: Final = 31


def alone(state: Serum, seat: i64) -> bool:
    """TS-0.4, TS-7.2: on the board, and no other agent there."""
    square = get(state.agents, seat, 6)
    others: i64 = 0
    for other in range(state.box.seats):
        if other != seat and get(state.agents, other, 6) == square:
            others += 1
    return square != 0 and others == 0


def can_act(state: Serum, seat: i64) -> bool:
    """Whether there is anything for him to do, as everybody can see.

    On a secret place whoever holds a card is asked, even if it does not fit: to skip him would betray it (TS-19.14).
    """
    if not alone(state, seat):
        return False
    square = get(state.agents, seat, 6) - 1
    if square >= V1:
        return state.pile != 0  # TS-10.4
    if square >= H1:
        return square - H1 != seat  # TS-8.6
    if square >= G1:
        return state.hands[seat] != 0  # TS-11.2
    return eligible_lockers(state, seat, square) != 0  # TS-9.3


def eligible_lockers(state: Serum, seat: i64, square: i64) -> i64:
    """TS-9.1: the colours, not his own, whose card lies in the locker on this square."""
    here = state.at_airport if square == F1 else ~state.at_airport & 63
    return here & ~(1 << seat)


def looks(state: Serum, seat: i64) -> i64:
    """TS-8.1, TS-8.2, TS-9.2: two looks, or one under the eyes of informants."""
    square = get(state.agents, seat, 6)
    for owner in range(state.box.seats):
        if owner == seat and not state.box.own_informant_counts:  # TS-8.3
            continue
        if get(state.informants, owner, 6) == square:
            return 1
        if state.box.bug_limits and get(state.bugs, owner, 6) == square:  # TS-8.4
            return 1
    return 2


def acts(state: Serum, seat: i64) -> i64:
    """What he may do now, as steps above TO_ACT. TS-7.3: to stop is always possible."""
    square = get(state.agents, seat, 6) - 1
    done = get(state.sealed, seat, 6) - 1
    stop: i64 = 1 << STOP
    if square >= V1:
        return stop | 1 << TAKE_MOLE  # TS-10.1
    if square >= G1 and square < H1:
        hand: i64 = state.hands[seat]
        return stop | moles.spendings(hand, square - G1)
    if done == STOP:  # sealed: the second look is declined with the first, but nobody may notice (TS-5.2)
        return stop
    places = _searchable(state, seat, square)
    return stop | (places if done < 0 else places & ~(1 << done))


def _searchable(state: Serum, seat: i64, square: i64) -> i64:
    """The containers on his square he may look into, as steps above TO_ACT."""
    if square >= H1:
        return 1 << SUITCASE | 1 << BRIEFCASE
    return eligible_lockers(state, seat, square) << LOCKER


def finished(state: Serum, seat: i64) -> bool:
    """Whether a seat has no further choice in this turn. A sealed plan is as long whatever it says."""
    first = get(state.sealed, seat, 6) - 1
    if first < STOP or get(state.second, seat, 6):
        return first >= STOP
    square = get(state.agents, seat, 6) - 1
    if square >= V1 or G1 <= square < H1:
        return True
    places = _searchable(state, seat, square)
    return looks(state, seat) < 2 or places & (places - 1) == 0  # TS-9.3


def act(state: Serum, seat: i64, step: i64) -> None:
    if state.box.sealed_acts:
        return _seal(state, seat, step)
    if step == STOP:
        telling.stopped(state, seat)
        state.acting += 1
        return investigation.go_on(state)
    second = get(state.sealed, seat, 6) != 0
    if second:
        state.second = put(state.second, seat, 6, step + 1)
    else:
        state.sealed = put(state.sealed, seat, 6, step + 1)
    if perform(state, seat, step):
        return
    if finished(state, seat):
        state.second = 0
        state.acting += 1
        investigation.go_on(state)


def perform(state: Serum, seat: i64, step: i64) -> bool:
    """An agent does something; whether chance has to say what he draws."""
    square = get(state.agents, seat, 6) - 1
    if step == TAKE_MOLE:
        return _draw(state, seat)
    if step >= SPEND_ONE:
        place = square - G1
        number = moles.spend(state, seat, step, place)
        _do(state, seat, FAKES + place + 1)
        if number == 2:
            _do(state, seat, WITH_TWO)
        telling.read(state, seat, FAKES + place, number)
        look(state, seat, FAKES + place)
        moles.reshuffle(state)
        return False
    cell: i64 = 3 * (square - H1) + step - SUITCASE if step <= BRIEFCASE else 3 * (step - LOCKER) + 2
    _do(state, seat, cell + 1)
    telling.searched(state, seat, cell)
    look(state, seat, cell)
    return False


def _do(state: Serum, seat: i64, deed: i64) -> None:
    """TS-7.6: the fact of an action is public."""
    deeds = get(state.deeds, seat, DEED)
    state.deeds = put(state.deeds, seat, DEED, deed if not deeds else deeds | deed << 5)


def look(state: Serum, seat: i64, cell: i64) -> None:
    """TS-12.2: the agent and every observer of his square see the card at the same moment."""
    watching = observers(state, seat)
    for each in range(state.box.seats):
        if each == seat or watching >> each & 1:
            sheet.note(state, each, cell, seat)
    telling.saw(state, seat, cell, watching)


def observers(state: Serum, seat: i64) -> i64:
    """TS-12.1: the owners of bugs and informants on his square, but for himself; each once (TS-12.3)."""
    square = get(state.agents, seat, 6)
    watching: i64 = 0
    for owner in range(state.box.seats):
        if owner != seat and (get(state.bugs, owner, 6) == square or get(state.informants, owner, 6) == square):
            watching |= 1 << owner
    return watching


def _draw(state: Serum, seat: i64) -> bool:
    """TS-10.1: the top card of the pile; chance says which it is."""
    if state.pile == 0:  # TS-10.4: only where acts are sealed, when others have emptied it before
        _do(state, seat, NO_CARD)
        telling.no_card(state, seat)
        return False
    _do(state, seat, DREW)
    telling.draws(state, seat)
    state.phase = DRAW
    state.pending = 0
    return True


def drawn(state: Serum, kind: i64) -> None:
    seat = investigation.actor(state)
    moles.take(state, seat, kind)
    telling.drew(state, seat, kind)
    moles.reshuffle(state)
    state.acting += 1
    if state.box.sealed_acts:
        _resolve(state)
    else:
        investigation.go_on(state)


# --- TS-22, phase5 = sealed: choices are sealed together and resolved in order ----------------------------------------


def begin_sealed(state: Serum) -> None:
    state.pending = 0
    for seat in range(state.box.seats):
        if can_act(state, seat):
            state.pending |= 1 << seat
    if not state.pending:
        _resolve(state)


def _seal(state: Serum, seat: i64, step: i64) -> None:
    if get(state.sealed, seat, 6):
        state.second = put(state.second, seat, 6, step + 1)
    else:
        state.sealed = put(state.sealed, seat, 6, step + 1)
    if finished(state, seat):
        state.pending &= ~(1 << seat)
        telling.ready(state, seat)
        if not state.pending:
            _resolve(state)


def _resolve(state: Serum) -> None:
    """The sealed choices from the present place in the order on; it is interrupted when a card is drawn."""
    while state.acting < state.box.seats:
        seat = investigation.actor(state)
        first = get(state.sealed, seat, 6) - 1
        second = get(state.second, seat, 6) - 1
        state.sealed = put(state.sealed, seat, 6, 0)
        state.second = put(state.second, seat, 6, 0)
        if first == STOP:
            telling.stopped(state, seat)
        elif first > STOP:
            if perform(state, seat, first):
                return
            if second > STOP:
                perform(state, seat, second)
        state.acting += 1
    flight.end_turn(state)
