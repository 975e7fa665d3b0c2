"""What a position must fulfil to be one of Agents Secrets; anything else raises `BadPosition` (docs/positions.md)."""

from __future__ import annotations

from filature.games.serum import sheet
from filature.games.serum.board import (
    ACT,
    BUG,
    COLOURS,
    DEAL,
    DIAL,
    DRAW,
    FAKES,
    FAKING,
    FILE,
    FLIGHT,
    FORMULA,
    HIDE,
    LAYING,
    LIMIT,
    LOT,
    OVER,
    SOLOS_TO_ESCAPE,
    TOOTHBRUSH,
)
from filature.games.serum.moves import BLANK
from filature.games.serum.packed import get
from filature.games.serum.phases.declaration import tied
from filature.games.serum.state import Fields
from filature.kernel.position import check
from filature.kernel.state import seat_name

CONTAINERS = range(FAKES)
"""The cells that are containers."""


def check_cards(state: Fields) -> None:
    """TS-3, TS-4: cards dealt, hidden and laid."""
    codes = [get(state.fakes, place, 4) for place in range(6) if get(state.fakes, place, 4)]
    check(len(set(codes)) == len(codes), "fakes", "a code is on two fakes")
    if state.phase in (DEAL, FAKING, LAYING):
        return _check_setup(state)
    check(len(codes) == 6, "fakes", "five fakes lie on G1 to G5 and one is set aside")
    if state.phase == HIDE:
        _check_dealt(state)
    else:
        _check_layout(state)


def _check_setup(state: Fields) -> None:
    """The step of a setup phase says how many cards there are."""
    seats, step, phase = int(state.setup.seats), int(state.step), state.phase
    unused = int(state.unused())
    most = {
        DEAL: 2 * seats,
        FAKING: 5,
        LAYING: (3 if not state.setup.mixed else 3 if state.setup.fixed_lockers else 4) * unused,
    }[int(phase)]
    check(step < most, "step", f"this phase has the steps 0 to {most - 1}")
    dealt = step if phase == DEAL else 2 * seats
    extra = step if phase == LAYING and not state.setup.mixed else 0
    names = [get(state.identities, colour, 4) > 0 for colour in range(6)]
    codes = [get(state.formulas, colour, 4) > 0 for colour in range(6)]
    named, coded = (dealt + 1) // 2 + (extra + 2) // 3, dealt // 2 + (extra + 1) // 3
    right = names == [c < named for c in range(6)] and codes == [c < coded for c in range(6)]
    check(right, "cards", f"step {step} has other cards dealt, in the order of the colours")
    fakes = [get(state.fakes, place, 4) > 0 for place in range(6)]
    fake_count = 0 if phase == DEAL else step if phase == FAKING else 6
    check(fakes == [p < fake_count for p in range(6)], "fakes", f"at step {step} lie {fake_count} of them")
    laid = [state.card_in(cell) >= 0 for cell in CONTAINERS]
    laid_count = 0 if phase != LAYING else min(step, 3 * unused) if state.setup.mixed else step // 3 * 3
    last = 3 * seats + laid_count
    check(laid == [3 * seats <= c < last for c in CONTAINERS], "cards", f"at step {step} lie {laid_count} of them")
    _check_different(state)


def _check_different(state: Fields) -> None:
    dealt = [get(cards, c, 4) for cards in (state.identities, state.formulas) for c in range(6) if get(cards, c, 4)]
    check(len(set(dealt)) == len(dealt), "cards", "a card is dealt twice")
    laid = [state.card_in(cell) for cell in range(3 * state.setup.seats, FAKES)]
    laid = [card for card in laid if 0 <= card < TOOTHBRUSH]
    check(len(set(laid)) == len(laid), "cards", "a card lies in two containers")


def _check_dealt(state: Fields) -> None:
    seats = int(state.setup.seats)
    colours = range(seats if state.setup.mixed else 6)
    full = all(get(state.identities, c, 4) and get(state.formulas, c, 4) for c in colours)
    check(full, "cards", "everybody has an identity and a formula")
    check(
        [state.card_in(c) >= 0 for c in CONTAINERS] == [c >= 3 * seats for c in CONTAINERS],
        "cards",
        "only unused colours have their cards in containers before cards are hidden",
    )
    _check_different(state)


def _check_layout(state: Fields) -> None:
    """TS-3.5, TS-4.4, TS-4.6: eighteen containers, a card each, the right kinds."""
    cards = [int(state.card_in(cell)) for cell in CONTAINERS]
    check(min(cards) >= 0, "cards", "each of the 18 containers holds a card")
    check(
        sorted(cards) == [*range(TOOTHBRUSH), *[TOOTHBRUSH] * 6], "cards", "there are six of each kind, no card twice"
    )
    for colour in range(int(state.setup.seats) if state.setup.mixed else 6):
        kinds = sorted(card // FORMULA for card in cards[3 * colour : 3 * colour + 3])
        check(kinds == [0, 1, 2], "cards", f"{COLOURS[colour]} has an identity, a formula and a toothbrush")
    dealt = (state.identities, state.formulas)
    state.name_colours()
    check(
        all(
            not get(was, c, 4) or get(was, c, 4) == get(now, c, 4)
            for was, now in zip(dealt, (state.identities, state.formulas), strict=True)
            for c in range(6)
        ),
        "cards",
        "a colour hides the cards it was dealt",
    )


def check_flight(state: Fields) -> None:
    """TS-15: who flees, and the file."""
    filed = [get(state.file, seat, 3) - 1 for seat in range(state.setup.seats) if get(state.file, seat, 3)]
    names = [name for name in filed if name != BLANK]
    own = get(state.identities, state.fugitive, 4) - 1 if state.fugitive >= 0 else -1
    right = len(set(names)) == len(names) and own not in names
    check(right, "file", "pseudonyms are different, and not the own one")
    in_flight = state.phase in (FILE, FLIGHT) or (state.phase == OVER and state.ending != LIMIT)
    check((state.fugitive >= 0) == in_flight, "fugitive", "somebody flees in FILE and FLIGHT, and only then")
    if in_flight:
        check(state.declared >> state.fugitive & 1 == 1, "declared", "the fugitive has declared")
        complete = state.next_line() == state.setup.seats
        check(complete == (state.phase != FILE), "file", "it is complete when the flight begins, and not before")


def check_flag(state: Fields, seat: int) -> None:
    """TS-15.1: a seat means to declare."""
    investigating = BUG <= state.phase <= ACT or state.phase == DRAW
    check(investigating and not state.setup.automatic, "flag", "nobody can have declared in this phase")
    able = not state.setup.only_complete or sheet.complete(state, seat)
    check(able, "flag", f"the file of {seat_name(seat)} is not complete")


def check_late(state: Fields) -> None:
    """TS-13: chance chooses for somebody."""
    check(state.may_be_late(), "late", "chance chooses for nobody in this phase")
    check(state.pending >> state.late & 1 == 1, "late", f"{seat_name(int(state.late))} has nothing to choose")


def check_phase(state: Fields) -> None:
    """TS-16 to TS-18: counters that fit the phase."""
    over = state.phase == OVER
    check((state.ending > 0) == over, "ending", "a match that is over has an ending, and no other")
    flown = state.phase in (FLIGHT, OVER)
    check(
        flown or (state.flight_turns == 0 and state.solos == 0), "flight", "turns are counted once the flight has begun"
    )
    check(state.solos <= min(SOLOS_TO_ESCAPE, state.flight_turns), "solos", "there are more solos than turns")
    ended = state.solos == SOLOS_TO_ESCAPE or state.flight_turns >= state.setup.flight_turn_limit
    check(over or not ended, "flight", "the flight has ended")
    investigating = state.phase not in (FILE, FLIGHT, OVER)
    most = state.setup.turn_limit if state.phase == LOT or _may_be_last_dials(state) else state.setup.turn_limit - 1
    check(not investigating or state.turns <= most, "turns", "the limit of turns is reached")
    if state.phase == LOT:
        ties = int(tied(state))
        check(ties & (ties - 1) != 0, "declared", "a lot is drawn among equal sums")


def _may_be_last_dials(state: Fields) -> bool:
    """TS-18.1: dials that are set after the last turn."""
    return state.phase == DIAL and not state.setup.automatic
