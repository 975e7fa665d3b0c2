"""The draw of colours (SE-3.1), the secret submissions (SE-3.4 to SE-3.7), the roll for the start (SE-3.8)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from filature.games.top_secret import telling
from filature.games.top_secret.board import CASES, COLOURS, CONTENTS, ROLL, SETUP, START_ROLL, VACANT
from filature.games.top_secret.lanes import lane, with_lane
from filature.games.top_secret.moves import GUARD, HIDE, NO_GUARD, PLACE

if TYPE_CHECKING:
    from filature.games.top_secret.rules import TopSecret


def colours_left(state: TopSecret) -> tuple[tuple[int, int], ...]:
    """SE-3.1: the colours the next seat may draw, all equally likely."""
    return tuple((colour, 1) for colour in range(len(COLOURS)) if colour not in state.box.colours)


def draw_colour(state: TopSecret, colour: i64) -> None:
    state.box = state.box.with_colour(colour)
    if state.box.seated:
        state.phase = SETUP
        telling.seated(state)


def may_guard(state: TopSecret, seat: i64) -> bool:
    """SE-3.7: with three players, those who are not favoured."""
    return state.box.vacant >= 0 and seat != state.box.favoured


def length(state: TopSecret, seat: i64) -> i64:
    """How many moves the submission of a seat has: four contents, four cities, perhaps a guard."""
    return 2 * CASES + (1 if may_guard(state, seat) else 0)


def complete(state: TopSecret, seat: i64) -> bool:
    return lane(state.drafted, seat) >= length(state, seat)


def moves(state: TopSecret, seat: i64) -> list[int]:
    """The next part of a seat's submission: each case's content, then each case's city, then the guard."""
    if complete(state, seat):
        return []
    done = lane(state.drafted, seat)
    if done < CASES:  # SE-3.4: one card to each case
        used = [lane(state.contents[seat], letter) for letter in range(done)]
        return [HIDE + card for card in range(len(CONTENTS)) if card not in used]
    if done < 2 * CASES:  # SE-3.5: four different cities
        taken = [lane(state.lies[seat], letter) for letter in range(done - CASES)]
        return [PLACE + city for city in range(len(state.box.board.cities)) if city not in taken]
    return [NO_GUARD, GUARD]


def write(state: TopSecret, seat: i64, move: i64) -> None:
    """One part of a submission. Nobody else can see it before all are in (SE-3.6)."""
    note(state, seat, move)
    if complete(state, seat):
        telling.submitted(state, seat)
        if not state.turn():
            _reveal(state)


def note(state: TopSecret, seat: i64, move: i64) -> None:
    done = lane(state.drafted, seat)
    if done < CASES:
        state.contents[seat] = with_lane(state.contents[seat], done, move - HIDE)
    elif done < 2 * CASES:
        state.lies[seat] = with_lane(state.lies[seat], done - CASES, move - PLACE)
    elif move == GUARD:
        state.men[seat] = with_lane(state.men[seat], 0, VACANT)
    state.drafted = with_lane(state.drafted, seat, done + 1)


def _reveal(state: TopSecret) -> None:
    """SE-3.6: positions are shown to all when the last submission is in; contents never."""
    state.phase = START_ROLL
    telling.revealed(state)
    everybody_rolls(state)


def everybody_rolls(state: TopSecret) -> None:
    """SE-3.8: everybody who has agents."""
    state.contenders = 0
    state.start_rolls = 0
    for seat in range(state.box.seats):
        if state.left(seat):
            state.contenders |= 1 << seat


def next_to_roll(state: TopSecret) -> i64:
    """The first contender who has not rolled; the number of seats when all have."""
    seat: i64 = 0
    while seat < state.box.seats and (not state.contenders >> seat & 1 or lane(state.start_rolls, seat)):
        seat += 1
    return seat


def roll_for_start(state: TopSecret, total: i64) -> None:
    seat = next_to_roll(state)
    state.start_rolls = with_lane(state.start_rolls, seat, total + 1)
    telling.rolled_for_start(state, seat, total)
    settle_start(state)


def settle_start(state: TopSecret) -> None:
    """SE-3.8: once all have rolled, the highest starts; the tied roll again, only they."""
    if next_to_roll(state) < state.box.seats:
        return
    highest: i64 = 0
    best: i64 = 0
    for seat in range(state.box.seats):
        roll = lane(state.start_rolls, seat) if state.contenders >> seat & 1 else 0
        if roll > highest:
            highest = roll
            best = 0
        if roll and roll == highest:
            best |= 1 << seat
    state.contenders = best
    if best & (best - 1):
        for seat in range(state.box.seats):
            if best >> seat & 1:
                state.start_rolls = with_lane(state.start_rolls, seat, 0)
        telling.start_tied(state)
        return
    state.first = 0
    while not best >> state.first & 1:
        state.first += 1
    state.active = state.first
    state.phase = ROLL
    telling.starts(state)
