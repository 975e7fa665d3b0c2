"""A state that fits what somebody sees: what he knows is in his view, the rest is laid out by chance (TS-19)."""

from __future__ import annotations

from typing import Final

from librt.random import Random

from filature.games.serum import moles, notation, searches, setup, sheet, worlds
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
    EACH_TYPE,
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
from filature.games.serum.investigation import actor
from filature.games.serum.lanes import get, members, put
from filature.games.serum.moves import BLANK
from filature.games.serum.rules import Box, Serum
from filature.games.serum.views import Truth, View

DEEDS: Final = {"draw": searches.DREW, "empty": searches.NO_CARD, "two": searches.WITH_TWO}
SOMETHING: Final = 1
"""Stands in a lane for what is there but not known yet; chance replaces it."""


def suppose(view: View) -> Serum:
    """A state the seat of a view cannot tell from the true one. The same view always brings the same state."""
    state = Serum(Box(view.players, view.options))
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
    _set_table(state, view)
    if view.truth is not None:
        _set_truth(state, view, view.truth)
        return state
    if state.phase <= LAYING or state.phase == HIDE:
        _set_deal(state, view)
    else:
        _set_cards(state, view)
    _set_moles(state, view)
    _set_file(state, view)
    _set_sealed(state, view)
    worlds.resample(state, view.seat, Random(0))
    return state


def _set_table(state: Serum, view: View) -> None:
    """What everybody sees: pieces, dials and deeds."""
    for seat, player in enumerate(view.table):
        state.agents = put(state.agents, seat, 6, _square(player.agent))
        state.informants = put(state.informants, seat, 6, _square(player.informant))
        state.bugs = put(state.bugs, seat, 6, _square(player.bug))
        state.dials = put(state.dials, seat, 6, _square(player.dial))
        deed = 0
        for place, word in enumerate(player.deeds):
            deed |= (DEEDS[word] if word in DEEDS else CELLS.index(word) + 1) << 5 * place
        state.deeds = put(state.deeds, seat, searches.DEED, deed)
    for colour, name in enumerate(COLOURS):
        if view.lockers.get(name) == "F1":
            state.at_airport |= 1 << colour


def _square(name: str | None) -> int:
    return DIALS.index(name) + 1 if name else 0


# --- Cards ------------------------------------------------------------------------------------------------------------


def _set_deal(state: Serum, view: View) -> None:
    """While the table is set up nobody has seen more than his own two cards, nor how far chance has come."""
    seats, seat = view.players, view.seat
    dealt = 2 * seats
    if state.phase == DEAL:
        dealt = 0 if view.identity is None else 2 * seat + 1 if view.formula is None else 2 * seat + 2
        state.step = dealt
    laid = range(seats, 6) if state.phase == HIDE else range(0)
    named = [*range((dealt + 1) // 2), *([] if state.box.mixed else laid)]
    coded = [*range(dealt // 2), *([] if state.box.mixed else laid)]
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
            setup.place_card(state, colour, part, 0)
    if state.phase == HIDE and state.box.fixed_lockers:
        state.at_airport = FIXED_AT_AIRPORT & ~state.box.everybody


def _set_cards(state: Serum, view: View) -> None:
    """What the seat has seen of the board, and what others have seen, whatever it is (TS-19.12, TS-19.13)."""
    for place in range(6):
        state.fakes = put(state.fakes, place, 4, SOMETHING)
    for entry in view.sheet:
        cell, card = CELLS.index(entry.place), CARDS.index(entry.card)
        if cell < len(CELLS) - PLACES:
            setup.place_card(state, cell // 3, cell % 3, card)
        else:
            state.fakes = put(state.fakes, cell - len(CELLS) + PLACES + 1, 4, card + 1)
    _set_sheets(state, view)


def _set_sheets(state: Serum, view: View) -> None:
    seat, sheets = view.seat, list(state.sheets)
    now = int(state.turns) + 1
    fresh = {word for player in view.table for word in player.deeds} if state.phase in (ACT, DRAW) else set[str]()
    for other, player in enumerate(view.table):
        if other != seat:
            for place in player.knows:
                cell = CELLS.index(place)
                turn, source = (0, sheet.OWN) if cell // 3 == other else (now if place in fresh else 1, other)
                sheets[other] |= (turn << 3 | source) + 1 << sheet.WIDTH * cell
    for entry in view.sheet:
        source = sheet.OWN if entry.source == "own" else int(entry.source[1:]) - 1
        sheets[seat] |= (entry.turn << 3 | source) + 1 << sheet.WIDTH * CELLS.index(entry.place)
    state.sheets = tuple(sheets)


def _set_moles(state: Serum, view: View) -> None:
    """Hands of others are so many cards; of the used pile the seat knows some."""
    told = [int(card[1]) - 1 for card in view.spent]
    used = [int(moles.used_card(kind, 0, kind, True)) for kind in told]
    stranger = 1 if view.seat == 0 else 0
    for number in range(view.used - len(told)):
        used.append(int(moles.used_card((number + 1) % PLACES, stranger, number % PLACES, False)))
    state.used = tuple(used)
    for seat, player in enumerate(view.table):
        left = player.moles
        hand = 0
        for kind in range(PLACES):
            hand |= min(left, EACH_TYPE) << moles.WIDTH * kind
            left -= min(left, EACH_TYPE)
        moles.set_hand(state, seat, _hand(view.hand) if seat == view.seat else hand)


def _hand(cards: list[str]) -> int:
    return sum(1 << moles.WIDTH * (int(card[1]) - 1) for card in cards)


def _set_truth(state: Serum, view: View, truth: Truth) -> None:
    """At the end everything is shown (TS-17.6)."""
    for place, card in truth.cards.items():
        cell = CELLS.index(place)
        if cell < len(CELLS) - PLACES:
            setup.place_card(state, cell // 3, cell % 3, CARDS.index(card))
        else:
            state.fakes = put(state.fakes, cell - len(CELLS) + PLACES + 1, 4, CARDS.index(card) + 1)
    state.fakes = put(state.fakes, 0, 4, CARDS.index(truth.aside) + 1)
    worlds.own_up(state)
    _set_sheets(state, view)
    for seat, cards in enumerate(truth.hands):
        moles.set_hand(state, seat, _hand(cards))
    told, used = list(view.spent), list[int]()
    stranger = 1 if view.seat == 0 else 0
    for card in truth.used:
        kind = int(card[1]) - 1
        if told and told[0] == card:
            used.append(int(moles.used_card(kind, 0, kind, True)))
            told.pop(0)
        else:
            used.append(int(moles.used_card(kind, stranger, (kind + 1) % PLACES, False)))
    state.used = tuple(used)
    state.pile = moles.FULL - sum(state.hands) - sum(1 << moles.WIDTH * (card & 7) for card in used)
    _set_file(state, view)
    state.ending = ENDINGS.index(view.outcome.reason if view.outcome else "")


# --- Choices ----------------------------------------------------------------------------------------------------------


def _set_file(state: Serum, view: View) -> None:
    for player, name in view.file.items():
        state.file = put(state.file, int(player[1:]) - 1, 3, (BLANK if name == "?" else PSEUDONYMS.index(name)) + 1)
    if state.phase == FLIGHT and view.seat != state.fugitive:
        for seat in range(view.players):
            if seat != state.fugitive:
                state.file = put(state.file, seat, 3, SOMETHING)


def _set_sealed(state: Serum, view: View) -> None:
    """Whoever the match no longer waits for has sealed something; the seat knows what it was in its own case."""
    phase, seat = state.phase, view.seat
    if phase == DRAW:
        state.acting = _drawing(state, view)
    elif phase == ACT and not state.box.sealed_acts:
        state.acting = (view.acting - state.turns) % view.players
        deeds = view.table[view.acting].deeds
        if deeds:  # his first look
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


def _drawing(state: Serum, view: View) -> int:
    """TS-7.4: who draws is the last in the order who has done anything."""
    order = [(int(state.turns) + place) % view.players for place in range(view.players)]
    return max(place for place, seat in enumerate(order) if view.table[seat].deeds)


def _has_sealed(state: Serum, seat: int) -> bool:
    phase = state.phase
    if state.pending >> seat & 1:
        return False
    if phase == BUG:
        return get(state.bugs, seat, 6) == 0
    if phase == ACT or phase == DRAW:
        acted = (seat - actor(state)) % state.box.seats == 0 or get(state.deeds, seat, searches.DEED) != 0
        later = phase == ACT or (seat - state.turns) % state.box.seats > state.acting
        return state.box.sealed_acts and later and not acted and searches.can_act(state, seat)
    return phase in (HIDE, DIAL, INFORMANT, FLIGHT)


def _step(state: Serum, seat: int, written: str) -> int:
    """The step a choice of the seat stands for."""
    phase, pending = state.phase, state.pending
    state.phase, state.pending = (ACT if phase == DRAW else phase), 1 << seat
    found = [
        step
        for step in members(int(state.options(seat)))
        if notation.write_step(state, int(state.phase), seat, step) == written
    ]
    state.phase, state.pending = phase, pending
    return found[0]
