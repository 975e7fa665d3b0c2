"""A full state from a view: one that its seat cannot tell from the true one (TS-19).

What the seat knows is in the view; the rest is drawn by determinize.py.
"""

from __future__ import annotations

from typing import Final

from librt.random import Random

from filature.games.serum import mole_cards, notation, sheet
from filature.games.serum.board import (
    ACT,
    BUG,
    CARDS,
    CELLS,
    COLOURS,
    DEAL,
    DIAL,
    DIALS,
    DRAW,
    ENDINGS,
    FIXED_AT_AIRPORT,
    FLIGHT,
    HIDE,
    INFORMANT,
    LAYING,
    PHASES,
    PLACES,
    PSEUDONYMS,
)
from filature.games.serum.determinize import resample
from filature.games.serum.mole_cards import mole_kind, used_card
from filature.games.serum.moves import BLANK
from filature.games.serum.packed import get, put
from filature.games.serum.phases import search
from filature.games.serum.state import DEED, Fields
from filature.games.serum.view import Truth, View
from filature.kernel.notation import seat_number

SOMETHING: Final = 1
"""Stands for what is there but not known yet; chance replaces it."""


def fill_from_view(state: Fields, view: View) -> None:
    """Makes a fresh state one that the seat of a view cannot tell from the true one; for the same view the same."""
    state.phase = PHASES.index(view.phase)
    state.reshuffles = view.reshuffles
    state.flight_turns = view.flight_turn
    state.turns = view.turn - view.flight_turn
    state.solos = view.solos
    state.fugitive = view.fugitive
    state.taken = -1 if view.taken is None else CELLS.index(view.taken)
    for seat in view.declared:
        state.declared |= 1 << seat
    for seat in view.new_bugs:
        state.new_bugs |= 1 << seat
    if view.flag:
        state.flags = 1 << view.seat
    for seat in view.waiting:
        if seat >= 0:
            state.pending |= 1 << seat
    if view.late is not None:  # whom else the match will wait for, the view does not tell
        state.late = view.late
        state.pending |= 1 << view.late
        if view.seat >= 0 and not view.choice and view.phase != "FILE":
            state.pending |= 1 << view.seat
    _fill_table(state, view)
    if view.truth is not None:
        _fill_truth(state, view, view.truth)
        return
    if state.phase <= LAYING or state.phase == HIDE:
        _fill_deal(state, view)
    else:
        _fill_cards(state, view)
    _fill_moles(state, view)
    _fill_file(state, view)
    _fill_sealed(state, view)
    resample(state, view.seat, Random(0))


def _fill_table(state: Fields, view: View) -> None:
    """What everybody sees: pieces, dials and deeds."""
    for seat, player in enumerate(view.table):
        state.agents = put(state.agents, seat, 6, _square(player.agent))
        state.informants = put(state.informants, seat, 6, _square(player.informant))
        state.bugs = put(state.bugs, seat, 6, _square(player.bug))
        state.dials = put(state.dials, seat, 6, _square(player.dial))
        state.deeds = put(state.deeds, seat, DEED, notation.read_deeds(player.deeds))
    for colour, name in enumerate(COLOURS):
        if view.lockers.get(name) == "F1":
            state.at_airport |= 1 << colour


def _square(name: str | None) -> int:
    return DIALS.index(name) + 1 if name else 0


# --- Cards ------------------------------------------------------------------------------------------------------------


def _fill_deal(state: Fields, view: View) -> None:
    """While the table is set up nobody has seen more than their own two cards, nor how far chance has come."""
    seats, seat = view.players, view.seat
    dealt = 2 * seats
    if state.phase == DEAL:
        dealt = 0 if view.identity is None else 2 * seat + 1 if view.formula is None else 2 * seat + 2
        state.step = dealt
    laid = range(seats, 6) if state.phase == HIDE else range(0)
    named = [*range((dealt + 1) // 2), *([] if state.setup.mixed else laid)]
    coded = [*range(dealt // 2), *([] if state.setup.mixed else laid)]
    for colour in named:
        state.identities = put(state.identities, colour, 4, SOMETHING)
    for colour in coded:
        state.formulas = put(state.formulas, colour, 4, SOMETHING)
    if view.identity is not None:
        state.identities = put(state.identities, seat, 4, CARDS.index(view.identity) + 1)
    if view.formula is not None:
        state.formulas = put(state.formulas, seat, 4, CARDS.index(view.formula) + 1)
    if state.phase >= LAYING:
        for place in range(6):
            state.fakes = put(state.fakes, place, 4, SOMETHING)
    for colour in laid:
        for part in range(3):
            state.place_card(3 * colour + part, 0)
    if state.phase == HIDE and state.setup.fixed_lockers:
        state.at_airport = FIXED_AT_AIRPORT & ~state.setup.everybody


def _fill_cards(state: Fields, view: View) -> None:
    """What the seat has seen of the board, and what others have seen, whatever it is (TS-19.12, TS-19.13)."""
    for place in range(6):
        state.fakes = put(state.fakes, place, 4, SOMETHING)
    for entry in view.sheet:
        state.place_card(CELLS.index(entry.place), CARDS.index(entry.card))
    _fill_sheets(state, view)


def _fill_sheets(state: Fields, view: View) -> None:
    seat, sheets = view.seat, list(state.sheets)
    now = int(state.turns) + 1
    fresh = {word for player in view.table for word in player.deeds} if state.phase in (ACT, DRAW) else set[str]()
    for other, player in enumerate(view.table):
        if other != seat:
            for place in player.knows:
                cell = CELLS.index(place)
                turn, source = (0, sheet.OWN) if cell // 3 == other else (now if place in fresh else 1, other)
                sheets[other] |= sheet.line(cell, turn, source)
    for entry in view.sheet:
        source = sheet.OWN if entry.source == "own" else seat_number(entry.source, view.players)
        sheets[seat] |= sheet.line(CELLS.index(entry.place), entry.turn, source)
    state.sheets = tuple(sheets)


def _fill_moles(state: Fields, view: View) -> None:
    """Hands of others are so many cards; of the used pile the seat knows some."""
    told = [mole_kind(card) for card in view.spent]
    used = [int(used_card(kind, 0, kind, True)) for kind in told]
    stranger = 1 if view.seat == 0 else 0
    for number in range(view.used - len(told)):
        used.append(int(used_card((number + 1) % PLACES, stranger, number % PLACES, False)))
    state.used = tuple(used)
    for seat, player in enumerate(view.table):
        own = seat == view.seat
        state.set_hand(seat, mole_cards.counted(view.hand) if own else mole_cards.any_cards(player.moles))


def _fill_truth(state: Fields, view: View, truth: Truth) -> None:
    """At the end everything is shown (TS-17.6)."""
    for place, card in truth.cards.items():
        state.place_card(CELLS.index(place), CARDS.index(card))
    state.fakes = put(state.fakes, 0, 4, CARDS.index(truth.aside) + 1)
    state.name_colours()
    _fill_sheets(state, view)
    for seat, cards in enumerate(truth.hands):
        state.set_hand(seat, mole_cards.counted(cards))
    told, used = list(view.spent), list[int]()
    stranger = 1 if view.seat == 0 else 0
    for card in truth.used:
        kind = mole_kind(card)
        if told and told[0] == card:
            used.append(int(used_card(kind, 0, kind, True)))
            told.pop(0)
        else:
            used.append(int(used_card(kind, stranger, (kind + 1) % PLACES, False)))
    state.used = tuple(used)
    state.pile = mole_cards.FULL_PILE - sum(state.hands) - mole_cards.counted(truth.used)
    _fill_file(state, view)
    state.ending = ENDINGS.index(view.outcome.reason if view.outcome else "")


# --- Choices ----------------------------------------------------------------------------------------------------------


def _fill_file(state: Fields, view: View) -> None:
    for player, name in view.file.items():
        pseudonym = BLANK if name == "?" else PSEUDONYMS.index(name)
        state.file = put(state.file, seat_number(player, view.players), 3, pseudonym + 1)
    if state.phase == FLIGHT and view.seat != state.fugitive:
        for seat in range(view.players):
            if seat != state.fugitive:
                state.file = put(state.file, seat, 3, SOMETHING)


def _fill_sealed(state: Fields, view: View) -> None:
    """Whoever the match no longer waits for has sealed something; the seat knows what it was in its own case."""
    phase, seat = state.phase, view.seat
    if phase == DRAW:
        state.acting = _drawing(state, view)
    elif phase == ACT and not state.setup.sealed_acts:
        state.acting = (view.acting - state.turns) % view.players
        deeds = view.table[view.acting].deeds
        if deeds:  # the first look
            state.sealed = put(state.sealed, view.acting, 6, _step(state, view.acting, f"search {deeds[0]}") + 1)
        return
    if phase == INFORMANT:
        for other in range(view.players):
            state.second = put(state.second, other, 6, SOMETHING)
    for other in range(view.players):
        if other != seat and _has_sealed(state, other):
            state.sealed = put(state.sealed, other, 6, SOMETHING)
    choice = list(view.choice)
    if choice and phase == INFORMANT:
        state.phase = DIAL
        state.second = put(state.second, seat, 6, _step(state, seat, choice.pop(0)) + 1)
        state.phase = phase
    if choice:
        state.sealed = put(state.sealed, seat, 6, _step(state, seat, choice[0]) + 1)
    if len(choice) > 1:
        state.second = put(state.second, seat, 6, _step(state, seat, choice[1]) + 1)


def _drawing(state: Fields, view: View) -> int:
    """TS-7.4: who draws is the last in the order who has done anything."""
    order = [(int(state.turns) + place) % view.players for place in range(view.players)]
    return max(place for place, seat in enumerate(order) if view.table[seat].deeds)


def _has_sealed(state: Fields, seat: int) -> bool:
    phase = state.phase
    if state.pending >> seat & 1:
        return False
    if phase == BUG:
        return get(state.bugs, seat, 6) == 0
    if phase == ACT or phase == DRAW:
        acted = (seat - state.actor()) % state.setup.seats == 0 or get(state.deeds, seat, DEED) != 0
        later = phase == ACT or (seat - state.turns) % state.setup.seats > state.acting
        return state.setup.sealed_acts and later and not acted and search.can_act(state, seat)
    return phase in (HIDE, DIAL, INFORMANT, FLIGHT)


def _step(state: Fields, seat: int, written: str) -> int:
    """The step a choice of the seat stands for."""
    step = notation.written_step(state, ACT if state.phase == DRAW else int(state.phase), seat, written)
    if step < 0:
        raise ValueError(written)
    return step
