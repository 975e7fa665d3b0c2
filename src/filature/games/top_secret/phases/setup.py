"""The draw of colours (SE-3.1), the secret submissions (SE-3.4 to SE-3.7), the roll for the start (SE-3.8)."""

from __future__ import annotations

from mypy_extensions import i64

from filature.games.top_secret import events
from filature.games.top_secret.board import CASES, COLOURS, CONTENTS, ROLL, SETUP, START_ROLL, VACANT
from filature.games.top_secret.moves import GUARD, HIDE, NO_GUARD, PLACE
from filature.games.top_secret.packed import get, put
from filature.games.top_secret.state import Fields
from filature.kernel import start_roll


def colours_left(state: Fields) -> tuple[tuple[int, int], ...]:
    """SE-3.1: the colours the next seat may draw, all equally likely."""
    return tuple((colour, 1) for colour in range(len(COLOURS)) if colour not in state.setup.colours)


def draw_colour(state: Fields, colour: i64) -> None:
    state.setup = state.setup.with_colour(colour)
    if state.setup.seated:
        state.phase = SETUP
        events.seated(state)


def moves(state: Fields, seat: i64) -> list[int]:
    """The next part of a seat's submission: each case's content, then each case's city, then the guard."""
    if state.has_submitted(seat):
        return []
    done = get(state.parts_written, seat)
    if done < CASES:  # SE-3.4: one card to each case
        used = [get(state.contents[seat], letter) for letter in range(done)]
        return [HIDE + card for card in range(len(CONTENTS)) if card not in used]
    if done < 2 * CASES:  # SE-3.5: four different cities
        taken = [get(state.case_places[seat], letter) for letter in range(done - CASES)]
        return [PLACE + city for city in range(len(state.setup.board.cities)) if city not in taken]
    return [NO_GUARD, GUARD]


def write(state: Fields, seat: i64, move: i64) -> None:
    """One part of a submission. Nobody else can see it before all are in (SE-3.6)."""
    note(state, seat, move)
    if state.has_submitted(seat):
        events.submitted(state, seat)
        if not state.turn():
            _reveal(state)


def note(state: Fields, seat: i64, move: i64) -> None:
    """Writes one part of a submission down, whoever is told of it."""
    done = get(state.parts_written, seat)
    if done < CASES:
        state.contents[seat] = put(state.contents[seat], done, move - HIDE)
    elif done < 2 * CASES:
        state.case_places[seat] = put(state.case_places[seat], done - CASES, move - PLACE)
    elif move == GUARD:
        state.agent_places[seat] = put(state.agent_places[seat], 0, VACANT)
    state.parts_written = put(state.parts_written, seat, done + 1)


def _reveal(state: Fields) -> None:
    """SE-3.6: positions are shown to all when the last submission is in; contents never."""
    state.phase = START_ROLL
    events.revealed(state)
    everybody_rolls(state)


def everybody_rolls(state: Fields) -> None:
    """SE-3.8: everybody who has agents."""
    state.contenders = 0
    state.start_rolls = 0
    for seat in range(state.setup.seats):
        if state.agents_left(seat):
            state.contenders |= 1 << seat


def next_to_roll(state: Fields) -> i64:
    return start_roll.next_to_roll(state.contenders, state.start_rolls, state.setup.seats)


def roll_for_start(state: Fields, total: i64) -> None:
    seat = next_to_roll(state)
    state.start_rolls = put(state.start_rolls, seat, total + 1)
    events.rolled_for_start(state, seat, total)
    settle_start(state)


def settle_start(state: Fields) -> None:
    """SE-3.8: once all have rolled, the highest starts; the tied roll again, only they."""
    if next_to_roll(state) < state.setup.seats:
        return
    best = start_roll.highest_rollers(state.contenders, state.start_rolls, state.setup.seats)
    state.contenders = best
    if best & (best - 1):
        state.start_rolls = start_roll.without(state.start_rolls, best, state.setup.seats)
        events.start_tied(state)
        return
    state.first = 0
    while not best >> state.first & 1:
        state.first += 1
    state.active = state.first
    state.phase = ROLL
    events.starts(state)
