"""TS-10, TS-11: mole cards are drawn, spent and reshuffled."""

from __future__ import annotations

from mypy_extensions import i64

from filature.games.serum import events
from filature.games.serum.mole_cards import add, used_card
from filature.games.serum.moves import PAIRS, SPEND_ONE, SPEND_TWO
from filature.games.serum.state import Fields


def spend(state: Fields, seat: i64, act: i64, place: i64) -> i64:
    """TS-11.3: cards go face down to the used pile; returns how many."""
    if act < SPEND_TWO:
        _spend_card(state, seat, act - SPEND_ONE, place, True)
        return 1
    a, b = PAIRS[act - SPEND_TWO]
    _spend_card(state, seat, a, place, False)
    _spend_card(state, seat, b, place, False)
    return 2


def _spend_card(state: Fields, seat: i64, kind: i64, place: i64, alone: bool) -> None:
    state.set_hand(seat, add(state.hands[seat], kind, -1))
    state.used = (*state.used, int(used_card(kind, seat, place, alone)))


def take(state: Fields, seat: i64, kind: i64) -> None:
    """TS-10.1: the top card of the pile to a hand."""
    state.pile = add(state.pile, kind, -1)
    state.set_hand(seat, add(state.hands[seat], kind, 1))


def reshuffle(state: Fields) -> None:
    """TS-10.3: as soon as the pile is empty, the used cards are the pile."""
    if state.pile == 0 and state.used:
        for card in state.used:
            state.pile = add(state.pile, card & 7, 1)
        state.used = ()
        state.reshuffles += 1
        events.reshuffled(state)
