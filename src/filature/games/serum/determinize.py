"""Determinization: everything a seat has not seen is laid out, dealt and chosen anew (TS-19)."""

from __future__ import annotations

from typing import Final

from librt.random import Random
from mypy_extensions import i64

from filature.games.serum import sheet
from filature.games.serum.board import (
    ACT,
    CELL_COUNT,
    DRAW,
    EACH_TYPE,
    FAKES,
    FORMULA,
    HIDE,
    INFORMANT,
    LAYING,
    PLACES,
    TOOTHBRUSH,
)
from filature.games.serum.deduction import FORMULA_KIND, IDENTITY_KIND
from filature.games.serum.mole_cards import WIDTH, add, is_told, total, used_at, used_kind
from filature.games.serum.moves import DECLARE
from filature.games.serum.packed import count, get, nth, put
from filature.games.serum.phases import search, setup
from filature.games.serum.state import Fields
from filature.kernel.shuffle import shuffle

TRIES: Final = 50
RARELY: Final = 8
"""One in so many declares without a complete file, or does not with one."""


def resample(state: Fields, seat: int, dice: Random) -> None:
    """Change all that `seat` cannot know; a watcher knows nothing but what is public."""
    if state.phase <= LAYING or state.phase == HIDE:
        _deal_anew(state, seat, dice)
    else:
        resample_layout(state, seat, dice)
        resample_moles(state, seat, dice)
        _file_anew(state, seat, dice)
    _choose_anew(state, seat, dice)
    _flag_anew(state, seat, dice)


# --- Cards while the table is set up ----------------------------------------------------------------------------------


def _deal_anew(state: Fields, seat: int, dice: Random) -> None:
    """TS-19.2, TS-19.5: nobody has seen more than their own cards."""
    names = shuffle([card for card in range(FORMULA) if not _is_own(state.identities, seat, card)], dice)
    codes = shuffle([c for c in range(FORMULA, TOOTHBRUSH) if not _is_own(state.formulas, seat, c)], dice)
    for colour in range(6):
        if colour != seat:
            if get(state.identities, colour, 4):
                state.identities = put(state.identities, colour, 4, names.pop() + 1)
            if get(state.formulas, colour, 4):
                state.formulas = put(state.formulas, colour, 4, codes.pop() + 1)
    _fake_anew(state, [-1] * CELL_COUNT, dice)
    if state.setup.mixed:
        _lay_mixed_anew(state, names, codes, dice)
    else:
        for colour in range(state.setup.seats, 6):
            if get(state.suitcases, colour, 4):
                state.at_airport &= ~(1 << colour)
                setup.place_cards(state, colour, _hiding_of_unused(state, colour, dice))
    setup.recall(state)


def _is_own(cards: i64, seat: int, card: int) -> bool:
    return seat >= 0 and get(cards, seat, 4) == card + 1


def _hiding_of_unused(state: Fields, colour: i64, dice: Random) -> i64:
    places: i64 = setup.fixed_hidings(colour) if state.setup.fixed_lockers else 0xFFF
    return nth(places, dice.randrange(count(places)))


def _lay_mixed_anew(state: Fields, names: list[int], codes: list[int], dice: Random) -> None:
    pool = shuffle([*names, *codes, *[TOOTHBRUSH] * int(state.unused())], dice)
    laid = 0
    for cell in range(3 * state.setup.seats, FAKES):
        if state.card_in(cell) >= 0:
            state.place_card(cell, pool[laid])
            laid += 1
    lots = int(state.step) - 3 * int(state.unused()) if state.phase == LAYING else int(state.unused())
    if not state.setup.fixed_lockers:
        for colour in range(state.setup.seats, state.setup.seats + max(0, lots)):
            state.at_airport = state.at_airport & ~(1 << colour) | dice.randrange(2) << colour


def _fake_anew(state: Fields, seen: list[int], dice: Random) -> None:
    """TS-19.6, TS-19.7: the fakes that have been laid and not been read."""
    codes = [card for card in range(FORMULA, TOOTHBRUSH) if card not in seen[FAKES:]]
    shuffle(codes, dice)
    for place in range(6):
        unread = place == 0 or seen[FAKES + place - 1] < 0
        if unread and get(state.fakes, place, 4):
            state.fakes = put(state.fakes, place, 4, codes.pop() + 1)


# --- Cards on the board -----------------------------------------------------------------------------------------------


def resample_layout(state: Fields, seat: int, dice: Random) -> None:
    """Change the cards on the board that a seat has not seen."""
    for _ in range(TRIES):
        _lay_anew(state, seat, dice)
        if _declarations_are_plausible(state):
            break


def _lay_anew(state: Fields, seat: int, dice: Random) -> None:
    """TS-19.4: unseen containers of a group get its unseen cards, in any order."""
    known = sheet.knowledge(state, seat)
    names, codes = shuffle(known.unseen_of(IDENTITY_KIND), dice), shuffle(known.unseen_of(FORMULA_KIND), dice)
    for group in range(6):
        cells = [c for c in range(FAKES) if known.groups[c] == group and known.cards[c] < 0]
        kinds: list[int] = []
        for kind in range(3):
            kinds += [kind] * known.left[group][kind]
        shuffle(kinds, dice)
        for index in range(len(cells)):
            cell, kind = cells[index], kinds[index]
            card = names.pop() if kind == 0 else codes.pop() if kind == 1 else TOOTHBRUSH
            state.place_card(cell, card)
    state.name_colours()
    _fake_anew(state, known.cards, dice)


def lay(state: Fields, cards: list[int]) -> None:
    """A whole layout: what lies in every cell."""
    fakes: i64 = 0
    for place in range(PLACES):
        fakes |= 1 << cards[FAKES + place]
    for code in range(FORMULA, TOOTHBRUSH):
        if not fakes >> code & 1:
            state.fakes = put(state.fakes, 0, 4, code + 1)
    for cell in range(CELL_COUNT):
        state.place_card(cell, cards[cell])
    state.name_colours()


def _declarations_are_plausible(state: Fields) -> bool:
    """TS-22: where only complete files declare, that of everybody who declared was complete when the last turn ended;
    where they all do by themselves, no other was."""
    if not state.setup.automatic and not (state.setup.only_complete and state.declared):
        return True
    for seat in range(state.setup.seats):
        declared = state.declared >> seat & 1 == 1
        if declared or state.setup.automatic:
            if sheet.knowledge(state, seat, int(state.turns) + 1).complete() != declared:
                return False
    return True


# --- Mole cards -------------------------------------------------------------------------------------------------------


def resample_moles(state: Fields, seat: int, dice: Random) -> None:
    """TS-19.14, TS-19.16: hands of others, the pile, and used cards whose face cannot be told.

    What a seat had spent before the last reshuffle it does not trace through the new pile.
    """
    for _ in range(TRIES):
        pool = [EACH_TYPE] * PLACES
        if seat >= 0:
            for kind in range(PLACES):
                pool[kind] -= int(get(state.hands[seat], kind, WIDTH))
        for card in state.used:
            if is_told(card, seat):
                pool[used_kind(card)] -= 1
        used = _used_anew(state, seat, pool, dice)
        if used is not None:
            state.used = tuple(used)
            break
    else:
        return
    rest: list[int] = []
    for kind in range(PLACES):
        rest += [kind] * pool[kind]
    shuffle(rest, dice)
    for other in range(state.setup.seats):
        if other != seat:
            hand: i64 = 0
            for _ in range(total(state.hands[other])):
                drawn = rest.pop()
                hand = add(hand, drawn, 1)
            state.set_hand(other, hand)
    state.pile = 0
    for drawn in rest:
        state.pile = add(state.pile, drawn, 1)


def _used_anew(state: Fields, seat: int, pool: list[int], dice: Random) -> list[int] | None:
    """The used cards with other faces where nobody can tell; of two spent together neither is of the place's type."""
    used: list[int] = []
    for card in state.used:
        if not is_told(card, seat):
            place = used_at(card)
            faces = [kind for kind in range(PLACES) if kind != place for _ in range(pool[kind])]
            if not faces:
                return None
            kind = faces[dice.randrange(len(faces))]
            pool[kind] -= 1
            card = card & ~7 | kind
        used.append(card)
    return used


# --- Choices ----------------------------------------------------------------------------------------------------------


def _file_anew(state: Fields, seat: int, dice: Random) -> None:
    """TS-19.21: the names the fugitive has filed."""
    if state.fugitive < 0 or state.fugitive == seat:
        return
    own = get(state.identities, state.fugitive, 4) - 1
    names = shuffle([name for name in range(FORMULA) if name != own], dice)
    for pursuer in range(state.setup.seats):
        if get(state.file, pursuer, 3):
            state.file = put(state.file, pursuer, 3, names.pop() + 1)


def _choose_anew(state: Fields, seat: int, dice: Random) -> None:
    """TS-5.2: what others have sealed."""
    phase = state.phase
    if phase == ACT or phase == DRAW:
        if not state.setup.sealed_acts:
            return
        for other in range(state.setup.seats):
            if other != seat and get(state.sealed, other, 6):
                _plan_anew(state, other, dice)
        return
    for other in range(state.setup.seats):
        if other != seat:
            if get(state.sealed, other, 6):
                state.sealed = put(state.sealed, other, 6, _any_step(state, other, dice) + 1)
            if phase == INFORMANT:
                state.second = put(state.second, other, 6, _any_dial(state, other, dice) + 1)


def _flag_anew(state: Fields, seat: int, dice: Random) -> None:
    """TS-15.1: who else means to declare; mostly those whose file is complete, but nobody can know."""
    for other in range(state.setup.seats):
        if other != seat:
            state.flags &= ~(1 << other)
            phase = state.phase
            state.phase = ACT if phase == DRAW else phase
            if state.flag_move(other) == DECLARE:
                likely = sheet.complete(state, other)
                if (dice.randrange(RARELY) == 0) != likely:
                    state.flags |= 1 << other
            state.phase = phase


def _any_step(state: Fields, seat: i64, dice: Random) -> i64:
    pending = state.pending
    state.pending |= 1 << seat
    steps = state.legal_steps(seat)
    state.pending = pending
    return nth(steps, dice.randrange(count(steps)))


def _any_dial(state: Fields, seat: i64, dice: Random) -> i64:
    if not state.setup.block:
        return dice.randrange(36)
    valid = state.setup.open & ~state.square_set(state.agents, seat)
    return nth(valid, dice.randrange(count(valid)))


def _plan_anew(state: Fields, seat: i64, dice: Random) -> None:
    """What an agent will do, sealed; a plan that is not finished may as well not be begun."""
    phase = state.phase
    state.phase = ACT
    state.sealed = put(state.sealed, seat, 6, 0)
    state.second = put(state.second, seat, 6, 0)
    if not state.pending >> seat & 1:
        state.sealed = put(state.sealed, seat, 6, _any_step(state, seat, dice) + 1)
        if not search.finished(state, seat):
            state.second = put(state.second, seat, 6, _any_step(state, seat, dice) + 1)
    state.phase = phase
