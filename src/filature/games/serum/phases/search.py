"""TS-7 to TS-12: what an agent alone on a square may do, and who is told of it."""

from __future__ import annotations

from mypy_extensions import i64

from filature.games.serum import events, mole_cards, sheet
from filature.games.serum.board import ACT, DRAW, F1, FAKES, G1, H1, V1
from filature.games.serum.moves import BRIEFCASE, LOCKER, SPEND_ONE, STOP, SUITCASE, TAKE_MOLE
from filature.games.serum.packed import get, put
from filature.games.serum.phases import moles
from filature.games.serum.phases.turn import end_turn
from filature.games.serum.state import DEED, DREW, NO_CARD, WITH_TWO, Fields


def go_on(state: Fields) -> None:
    """TS-7.4: the next in the order who can act; others are skipped."""
    state.sealed = 0
    while state.acting < state.setup.seats:
        seat = state.actor()
        if can_act(state, seat):
            state.phase = ACT
            state.pending = 1 << seat
            return
        state.acting += 1
    end_turn(state)


def alone(state: Fields, seat: i64) -> bool:
    """TS-0.4, TS-7.2: on the board, and no other agent there."""
    square = get(state.agents, seat, 6)
    others: i64 = 0
    for other in range(state.setup.seats):
        if other != seat and get(state.agents, other, 6) == square:
            others += 1
    return square != 0 and others == 0


def can_act(state: Fields, seat: i64) -> bool:
    """Whether there is anything for an agent to do, as everybody can see.

    On a secret place whoever holds a card is asked, even if it does not fit: to skip them would betray it (TS-19.14).
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


def eligible_lockers(state: Fields, seat: i64, square: i64) -> i64:
    """TS-9.1: the colours, not the seat's own, whose card lies in the locker on this square."""
    here = state.at_airport if square == F1 else ~state.at_airport & 63
    return here & ~(1 << seat)


def looks(state: Fields, seat: i64) -> i64:
    """TS-8.1, TS-8.2, TS-9.2: two looks, or one under the eyes of informants."""
    square = get(state.agents, seat, 6)
    for owner in range(state.setup.seats):
        if owner == seat and not state.setup.own_informant_counts:  # TS-8.3
            continue
        if get(state.informants, owner, 6) == square:
            return 1
        if state.setup.bug_limits and get(state.bugs, owner, 6) == square:  # TS-8.4
            return 1
    return 2


def acts(state: Fields, seat: i64) -> i64:
    """What an agent may do now, as steps above TO_ACT. TS-7.3: to stop is always possible."""
    square = get(state.agents, seat, 6) - 1
    done = get(state.sealed, seat, 6) - 1
    stop: i64 = 1 << STOP
    if square >= V1:
        return stop | 1 << TAKE_MOLE  # TS-10.1
    if square >= G1 and square < H1:
        hand: i64 = state.hands[seat]
        return stop | mole_cards.payments(hand, square - G1)
    if done == STOP:  # sealed: the second look is declined with the first, but nobody may notice (TS-5.2)
        return stop
    places = _searchable(state, seat, square)
    return stop | (places if done < 0 else places & ~(1 << done))


def _searchable(state: Fields, seat: i64, square: i64) -> i64:
    """The containers on its square that an agent may look into, as steps above TO_ACT."""
    if square >= H1:
        return 1 << SUITCASE | 1 << BRIEFCASE
    return eligible_lockers(state, seat, square) << LOCKER


def finished(state: Fields, seat: i64) -> bool:
    """Whether a seat has no further choice in this turn. A sealed plan is as long whatever it says."""
    first = get(state.sealed, seat, 6) - 1
    if first < STOP or get(state.second, seat, 6):
        return first >= STOP
    square = get(state.agents, seat, 6) - 1
    if square >= V1 or G1 <= square < H1:
        return True
    places = _searchable(state, seat, square)
    return looks(state, seat) < 2 or places & (places - 1) == 0  # TS-9.3


def act(state: Fields, seat: i64, step: i64) -> None:
    if state.setup.sealed_acts:
        return _seal(state, seat, step)
    if step == STOP:
        events.stopped(state, seat)
        state.acting += 1
        return go_on(state)
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
        go_on(state)


def perform(state: Fields, seat: i64, step: i64) -> bool:
    """An agent does something; whether chance has to say what is drawn."""
    square = get(state.agents, seat, 6) - 1
    if step == TAKE_MOLE:
        return _draw(state, seat)
    if step >= SPEND_ONE:
        place = square - G1
        number = moles.spend(state, seat, step, place)
        _note_deed(state, seat, FAKES + place + 1)
        if number == 2:
            _note_deed(state, seat, WITH_TWO)
        events.read(state, seat, FAKES + place, number)
        look(state, seat, FAKES + place)
        moles.reshuffle(state)
        return False
    cell: i64 = 3 * (square - H1) + step - SUITCASE if step <= BRIEFCASE else 3 * (step - LOCKER) + 2
    _note_deed(state, seat, cell + 1)
    events.searched(state, seat, cell)
    look(state, seat, cell)
    return False


def _note_deed(state: Fields, seat: i64, deed: i64) -> None:
    """TS-7.6: the fact of an action is public."""
    deeds = get(state.deeds, seat, DEED)
    state.deeds = put(state.deeds, seat, DEED, deed if not deeds else deeds | deed << 5)


def look(state: Fields, seat: i64, cell: i64) -> None:
    """TS-12.2: the agent and every observer of the square see the card at the same moment."""
    watching = observers(state, seat)
    for each in range(state.setup.seats):
        if each == seat or watching >> each & 1:
            sheet.note(state, each, cell, seat)
    events.saw(state, seat, cell, watching)


def observers(state: Fields, seat: i64) -> i64:
    """TS-12.1: the owners of bugs and informants on an agent's square, but for its own player; each once (TS-12.3)."""
    square = get(state.agents, seat, 6)
    watching: i64 = 0
    for owner in range(state.setup.seats):
        if owner != seat and (get(state.bugs, owner, 6) == square or get(state.informants, owner, 6) == square):
            watching |= 1 << owner
    return watching


def _draw(state: Fields, seat: i64) -> bool:
    """TS-10.1: the top card of the pile; chance says which it is."""
    if state.pile == 0:  # TS-10.4: only where acts are sealed, when others have emptied it before
        _note_deed(state, seat, NO_CARD)
        events.no_card(state, seat)
        return False
    _note_deed(state, seat, DREW)
    events.draws(state, seat)
    state.phase = DRAW
    state.pending = 0
    return True


def draw_mole(state: Fields, kind: i64) -> None:
    seat = state.actor()
    moles.take(state, seat, kind)
    events.drew(state, seat, kind)
    moles.reshuffle(state)
    state.acting += 1
    if state.setup.sealed_acts:
        _resolve(state)
    else:
        go_on(state)


# --- TS-22, phase5 = sealed: choices are sealed together and resolved in order ----------------------------------------


def begin_sealed(state: Fields) -> None:
    state.pending = 0
    for seat in range(state.setup.seats):
        if can_act(state, seat):
            state.pending |= 1 << seat
    if not state.pending:
        _resolve(state)


def _seal(state: Fields, seat: i64, step: i64) -> None:
    if get(state.sealed, seat, 6):
        state.second = put(state.second, seat, 6, step + 1)
    else:
        state.sealed = put(state.sealed, seat, 6, step + 1)
    if finished(state, seat):
        state.pending &= ~(1 << seat)
        events.ready(state, seat)
        if not state.pending:
            _resolve(state)


def _resolve(state: Fields) -> None:
    """The sealed choices from the present place in the order on; it is interrupted when a card is drawn."""
    while state.acting < state.setup.seats:
        seat = state.actor()
        first = get(state.sealed, seat, 6) - 1
        second = get(state.second, seat, 6) - 1
        state.sealed = put(state.sealed, seat, 6, 0)
        state.second = put(state.second, seat, 6, 0)
        if first == STOP:
            events.stopped(state, seat)
        elif first > STOP:
            if perform(state, seat, first):
                return
            if second > STOP:
                perform(state, seat, second)
        state.acting += 1
    end_turn(state)
