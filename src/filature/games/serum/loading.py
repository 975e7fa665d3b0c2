"""Setting a position up, and refusing what cannot be (docs/positions.md)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from filature.games.serum import moles, notation, searches, setup, sheet, worlds
from filature.games.serum.board import (
    ACT,
    BUG,
    CARDS,
    CELLS,
    CODES,
    COLOURS,
    CONTAINERS,
    DEAL,
    DIAL,
    DIALS,
    DRAW,
    EACH_TYPE,
    ENDINGS,
    FAKING,
    FILE,
    FLIGHT,
    FORMULA,
    HIDE,
    INFORMANT,
    LAYING,
    LOT,
    OVER,
    PHASES,
    PLACES,
    PSEUDONYMS,
    SOLOS_TO_ESCAPE,
    TOOTHBRUSH,
)
from filature.games.serum.flight import next_line, tied
from filature.games.serum.investigation import actor
from filature.games.serum.lanes import get, members, put
from filature.games.serum.moves import BLANK, BUG_SQUARES, POSTS
from filature.games.serum.positions import DEEDS, Cards, Player, Position, in_order
from filature.kernel.position import check, seat_named
from filature.kernel.state import seat_name

if TYPE_CHECKING:
    from filature.games.serum.rules import Serum


SEALING = (HIDE, BUG, DIAL, INFORMANT, ACT, FLIGHT)
"""Phases in which choices are sealed."""


def fill(state: Serum, position: Position) -> None:
    """Set a fresh state up as a position says; raises `BadPosition` where that cannot be."""
    check(position.game == "serum", "game", f"it is one of {position.game}, not of serum")
    state.phase = PHASES.index(position.phase)
    state.step = position.step
    state.turns = position.turns
    state.flight_turns = position.flight_turns
    state.solos = position.solos
    state.reshuffles = position.reshuffles
    state.ending = ENDINGS.index(position.ending)
    _fill_cards(state, position)
    _fill_players(state, position.players)
    _fill_moles(state, position)
    _fill_flight(state, position)
    _fill_order(state, position)
    _fill_sealed(state, position.players)
    _fill_pending(state)
    _fill_flags(state, position)
    _fill_late(state, position)
    _check_phase(state)


def _fill_cards(state: Serum, position: Position) -> None:
    for number, colour in enumerate(COLOURS):
        cards = position.colours.get(colour, Cards())
        if cards.identity is not None:
            state.identities = put(state.identities, number, 4, _card(cards.identity, PSEUDONYMS) + 1)
        if cards.formula is not None:
            state.formulas = put(state.formulas, number, 4, _card(cards.formula, CODES) + 1)
        for part, name in enumerate((cards.suitcase, cards.briefcase, cards.locker)):
            if name is not None:
                setup.place_card(state, number, part, _card(name, CARDS))
        if cards.at == "F1":
            state.at_airport |= 1 << number
    for place, code in enumerate((position.aside, *(position.fakes.get(f"G{n}") for n in range(1, 6)))):
        if code:
            state.fakes = put(state.fakes, place, 4, _card(code, CODES) + 1)
    laid = [get(state.fakes, place, 4) for place in range(6)]
    codes = [code for code in laid if code]
    check(len(set(codes)) == len(codes), "fakes", "a code is on two fakes")
    if state.phase in (DEAL, FAKING, LAYING):
        _check_setup(state)
    else:
        check(len(codes) == 6, "fakes", "five fakes lie on G1 to G5 and one is set aside")
        if state.phase == HIDE:
            _check_dealt(state)
        else:
            _check_layout(state)
    setup.recall(state)


def _check_setup(state: Serum) -> None:
    """The step of a setup phase says how many cards there are."""
    seats, step, phase = int(state.box.seats), int(state.step), state.phase
    unused = 6 - seats
    most = {
        DEAL: 2 * seats,
        FAKING: 5,
        LAYING: (3 if not state.box.mixed else 3 if state.box.fixed_lockers else 4) * unused,
    }[int(phase)]
    check(step < most, "step", f"this phase has the steps 0 to {most - 1}")
    dealt = step if phase == DEAL else 2 * seats
    extra = step if phase == LAYING and not state.box.mixed else 0
    names = [get(state.identities, colour, 4) > 0 for colour in range(6)]
    codes = [get(state.formulas, colour, 4) > 0 for colour in range(6)]
    named, coded = (dealt + 1) // 2 + (extra + 2) // 3, dealt // 2 + (extra + 1) // 3
    right = names == [c < named for c in range(6)] and codes == [c < coded for c in range(6)]
    check(right, "cards", f"step {step} has other cards dealt, in the order of the colours")
    fakes = [get(state.fakes, place, 4) > 0 for place in range(6)]
    fake_count = 0 if phase == DEAL else step if phase == FAKING else 6
    check(fakes == [p < fake_count for p in range(6)], "fakes", f"at step {step} lie {fake_count} of them")
    laid = [state.card_in(cell) >= 0 for cell in range(18)]
    laid_count = 0 if phase != LAYING else min(step, 3 * unused) if state.box.mixed else step // 3 * 3
    last = 3 * seats + laid_count
    check(laid == [3 * seats <= c < last for c in range(18)], "cards", f"at step {step} lie {laid_count} of them")
    _check_different(state)


def _check_different(state: Serum) -> None:
    dealt = [get(cards, c, 4) for cards in (state.identities, state.formulas) for c in range(6) if get(cards, c, 4)]
    check(len(set(dealt)) == len(dealt), "cards", "a card is dealt twice")
    laid = [state.card_in(cell) for cell in range(3 * state.box.seats, 18)]
    laid = [card for card in laid if 0 <= card < TOOTHBRUSH]
    check(len(set(laid)) == len(laid), "cards", "a card lies in two containers")


def _check_dealt(state: Serum) -> None:
    seats = int(state.box.seats)
    colours = range(seats if state.box.mixed else 6)
    full = all(get(state.identities, c, 4) and get(state.formulas, c, 4) for c in colours)
    check(full, "cards", "everybody has an identity and a formula")
    check(
        [state.card_in(c) >= 0 for c in range(18)] == [c >= 3 * seats for c in range(18)],
        "cards",
        "only unused colours have their cards in containers before cards are hidden",
    )
    _check_different(state)


def _check_layout(state: Serum) -> None:
    """TS-3.5, TS-4.4, TS-4.6: eighteen containers, a card each, the right kinds."""
    cards = [int(state.card_in(cell)) for cell in range(18)]
    check(min(cards) >= 0, "cards", "each of the 18 containers holds a card")
    check(
        sorted(cards) == [*range(TOOTHBRUSH), *[TOOTHBRUSH] * 6], "cards", "there are six of each kind, no card twice"
    )
    for colour in range(int(state.box.seats) if state.box.mixed else 6):
        kinds = sorted(card // FORMULA for card in cards[3 * colour : 3 * colour + 3])
        check(kinds == [0, 1, 2], "cards", f"{COLOURS[colour]} has an identity, a formula and a toothbrush")
    dealt = (state.identities, state.formulas)
    worlds.own_up(state)
    check(
        all(
            not get(was, c, 4) or get(was, c, 4) == get(now, c, 4)
            for was, now in zip(dealt, (state.identities, state.formulas), strict=True)
            for c in range(6)
        ),
        "cards",
        "a colour hides the cards it was dealt",
    )


def _fill_players(state: Serum, players: Mapping[str, Player]) -> None:
    hidden = state.phase not in (DEAL, FAKING, LAYING, HIDE)
    for name in players:
        seat_named(name, state.box.seats)
    for seat in range(state.box.seats):
        player = players.get(seat_name(seat), Player())
        open_squares = int(
            state.box.open if state.phase not in (FLIGHT, OVER) else state.box.open | state.box.flight_open
        )
        state.agents = put(state.agents, seat, 6, _square(player.agent, "agent", open_squares))
        posts, bugs = (sum(1 << square for square in squares) for squares in (POSTS, BUG_SQUARES))
        state.informants = put(state.informants, seat, 6, _square(player.informant, "informant", posts))
        state.bugs = put(state.bugs, seat, 6, _square(player.bug, "bug", bugs))
        state.dials = put(state.dials, seat, 6, _square(player.dial, "dial", -1))
        for card in player.hand:
            _add_mole(state, seat, card)
        lanes = 0
        for place, sight in player.seen.items():
            check(place in CELLS, "seen", f"there is no {place} to look into")
            source = sheet.OWN if sight.source == "own" else seat_named(sight.source, state.box.seats)
            lanes |= (sight.turn << 3 | source) + 1 << sheet.WIDTH * CELLS.index(place)
        state.sheets = (*state.sheets[:seat], lanes, *state.sheets[seat + 1 :])
        if hidden and not any(source == sheet.OWN for _, _, source in sheet.lines(state, seat)):
            sheet.note_own(state, seat)
        own = [CELLS[cell] for cell, _, source in sheet.lines(state, seat) if source == sheet.OWN]
        right = list(CELLS[3 * seat : 3 * seat + 3]) if hidden else []
        check(own == right, "seen", f"{seat_name(seat)} knows the own cards once they are hidden")
        state.deeds = put(state.deeds, seat, searches.DEED, _deed(player.deeds))


def _add_mole(state: Serum, seat: int, card: str) -> None:
    kind = int(card[1]) - 1
    hand = state.hands[seat]
    held = get(hand, kind, moles.WIDTH)
    check(held < EACH_TYPE, "moles", f"there are {EACH_TYPE} cards {card}")
    moles.set_hand(state, seat, put(hand, kind, moles.WIDTH, held + 1))


def _deed(words: tuple[str, ...]) -> int:
    known = [*DEEDS, *CELLS]
    check(len(words) <= 2 and all(word in known for word in words), "deeds", f"{list(words)} is nothing an agent does")
    numbers = [DEEDS.get(word) or CELLS.index(word) + 1 for word in words]
    return sum(number << 5 * place for place, number in enumerate(numbers))


def _fill_moles(state: Serum, position: Position) -> None:
    """TS-4.9: thirty cards, six of each type; the pile is what is nowhere else unless it is said."""
    for card in position.used:
        kind, place = int(card.card[1]) - 1, int(card.at[1]) - 1
        check(card.alone == (kind == place), "used", "a card spent alone, and no other, is of the type of the place")
        state.used = (
            *state.used,
            int(moles.used_card(kind, seat_named(card.by, state.box.seats), place, card.alone)),
        )
    elsewhere = [0] * PLACES
    for kind in range(PLACES):
        held = sum(get(hand, kind, moles.WIDTH) for hand in state.hands)
        elsewhere[kind] = held + sum(1 for card in state.used if card & 7 == kind)
        check(elsewhere[kind] <= EACH_TYPE, "moles", f"there are {EACH_TYPE} cards G{kind + 1}")
    rest = [f"G{kind + 1}" for kind in range(PLACES) for _ in range(EACH_TYPE - elsewhere[kind])]
    pile = sorted(rest if position.pile is None else position.pile)
    check(pile == rest, "moles", "pile, used pile and hands together are six cards of each type")
    state.pile = sum(pile.count(f"G{kind + 1}") << moles.WIDTH * kind for kind in range(PLACES))
    check(state.pile != 0 or not state.used, "moles", "an empty pile is made of the used cards at once")


def _fill_flight(state: Serum, position: Position) -> None:
    for name in position.declared:
        state.declared |= 1 << seat_named(name, state.box.seats)
    state.fugitive = -1 if position.fugitive is None else seat_named(position.fugitive, state.box.seats)
    check(position.taken is None or position.taken in CONTAINERS, "taken", f"{position.taken} is no container")
    state.taken = -1 if position.taken is None else CELLS.index(position.taken)
    names: list[str] = []
    for name, pseudonym in position.file.items():
        seat = seat_named(name, state.box.seats)
        check(seat != state.fugitive and state.taken >= 0, "file", f"there is no line for {name}")
        number = BLANK if pseudonym == "?" else _card(pseudonym, PSEUDONYMS)
        state.file = put(state.file, seat, 3, number + 1)
        names += [pseudonym] if pseudonym != "?" else []
    own = get(state.identities, state.fugitive, 4) if state.fugitive >= 0 else 0
    used_own = any(get(state.file, seat, 3) == own for seat in range(state.box.seats)) if own else False
    check(len(set(names)) == len(names) and not used_own, "file", "pseudonyms are different, and not the own one")
    in_flight = state.phase in (FILE, FLIGHT) or (state.phase == OVER and position.ending != "limit")
    check((state.fugitive >= 0) == in_flight, "fugitive", "somebody flees in FILE and FLIGHT, and only then")
    if in_flight:
        check(state.declared >> state.fugitive & 1 == 1, "declared", "the fugitive has declared")
        complete = next_line(state) == state.box.seats
        check(complete == (state.phase != FILE), "file", "it is complete when the flight begins, and not before")


def _fill_order(state: Serum, position: Position) -> None:
    """TS-7.4: whose turn to act it is."""
    if position.acting is None:
        check(not in_order(state), "acting", "somebody is acting in this phase")
        return
    check(in_order(state), "acting", "nobody is acting in this phase")
    seat = seat_named(position.acting, state.box.seats)
    state.acting = (seat - state.turns) % state.box.seats
    if state.phase == ACT:
        check(searches.can_act(state, seat), "acting", f"{position.acting} cannot act here")
    else:
        check(get(state.deeds, seat, searches.DEED) == searches.DREW, "acting", f"{position.acting} is drawing no card")
        check(state.pile != 0, "acting", "there is no card to draw")


def _fill_sealed(state: Serum, players: Mapping[str, Player]) -> None:
    """Choices, as written; a dial stays locked while informants are posted (TS-6.10)."""
    phase = ACT if state.phase == DRAW else int(state.phase)
    for seat in range(state.box.seats):
        written = list(players.get(seat_name(seat), Player()).sealed)
        if phase == INFORMANT:
            check(len(written) >= 1, "sealed", "dials are locked while informants are posted")
            state.second = put(state.second, seat, 6, _step(state, DIAL, seat, written.pop(0)) + 1)
        most = 2 if phase == ACT else 1 if phase in SEALING else 0
        check(len(written) <= most, "sealed", f"{seat_name(seat)} has sealed too much")
        if written:
            state.sealed = put(state.sealed, seat, 6, _step(state, phase, seat, written[0]) + 1)
        if len(written) == 2:
            state.second = put(state.second, seat, 6, _step(state, phase, seat, written[1]) + 1)


def _step(state: Serum, phase: int, seat: int, written: str) -> int:
    """The step a sealed choice stands for."""
    now = state.phase
    state.phase, state.pending = phase, 1 << seat
    able = phase != ACT or searches.can_act(state, seat)
    found = (
        [s for s in members(int(state.options(seat))) if notation.write_step(state, phase, seat, s) == written]
        if able
        else []
    )
    state.phase, state.pending = now, 0
    check(len(found) == 1, "sealed", f"{seat_name(seat)} cannot have chosen {written!r}")
    return found[0]


def _fill_pending(state: Serum) -> None:
    """Whom the match waits for follows from what is sealed."""
    phase, state.pending = state.phase, 0
    if phase == FILE:
        state.pending = 1 << state.fugitive
    elif phase == ACT and not state.box.sealed_acts:
        state.pending = 1 << actor(state)
    elif phase in SEALING:
        for seat in range(state.box.seats):
            able = not get(state.bugs, seat, 6) if phase == BUG else phase != ACT or searches.can_act(state, seat)
            sealed = searches.finished(state, seat) if phase == ACT else get(state.sealed, seat, 6) > 0
            check(able or not sealed, "sealed", f"{seat_name(seat)} has nothing to choose")
            if able and not sealed:
                state.pending |= 1 << seat
        check(state.pending != 0, "sealed", "everybody has chosen already")


def _fill_flags(state: Serum, position: Position) -> None:
    """TS-15.1: who means to declare; and whose bug does not count for that yet."""
    for seat in range(state.box.seats):
        if position.players.get(seat_name(seat), Player()).flag:
            investigating = BUG <= state.phase <= ACT or state.phase == DRAW
            check(investigating and not state.box.automatic, "flag", "nobody can have declared in this phase")
            able = not state.box.only_complete or sheet.complete(state, seat)
            check(able, "flag", f"the file of {seat_name(seat)} is not complete")
            state.flags |= 1 << seat
    for name in position.new_bugs:
        seat = seat_named(name, state.box.seats)
        check(state.phase == DIAL and get(state.bugs, seat, 6) > 0, "new_bugs", f"{name} has placed none in this turn")
        state.new_bugs |= 1 << seat


def _fill_late(state: Serum, position: Position) -> None:
    """TS-13: for whom chance chooses."""
    if position.late is not None:
        state.late = seat_named(position.late, state.box.seats)
        check(state.may_be_late(), "late", "chance chooses for nobody in this phase")
        check(state.pending >> state.late & 1 == 1, "late", f"{position.late} has nothing to choose")


def _check_phase(state: Serum) -> None:
    over = state.phase == OVER
    check((state.ending > 0) == over, "ending", "a match that is over has an ending, and no other")
    flown = state.phase in (FLIGHT, OVER)
    check(
        flown or (state.flight_turns == 0 and state.solos == 0), "flight", "turns are counted once the flight has begun"
    )
    check(state.solos <= min(SOLOS_TO_ESCAPE, state.flight_turns), "solos", "there are more solos than turns")
    ended = state.solos == SOLOS_TO_ESCAPE or state.flight_turns >= state.box.flight_turn_limit
    check(over or not ended, "flight", "the flight has ended")
    investigating = state.phase not in (FILE, FLIGHT, OVER)
    most = state.box.turn_limit if state.phase == LOT or _may_be_last_dials(state) else state.box.turn_limit - 1
    check(not investigating or state.turns <= most, "turns", "the limit of turns is reached")
    if state.phase == LOT:
        ties = int(tied(state))
        check(ties & (ties - 1) != 0, "declared", "a lot is drawn among equal sums")


def _may_be_last_dials(state: Serum) -> bool:
    """TS-18.1: dials that are set after the last turn."""
    return state.phase == DIAL and not state.box.automatic


# --- Words ------------------------------------------------------------------------------------------------------------


def _card(name: str, known: tuple[str, ...]) -> int:
    check(name in known, "cards", f"{name!r} is none of {', '.join(known)}")
    return CARDS.index(name)


def _square(name: str | None, piece: str, allowed: int) -> int:
    if name is None:
        return 0
    right = name in DIALS and allowed >> DIALS.index(name) & 1 == 1
    check(right, piece, f"it cannot be on {name}")
    return DIALS.index(name) + 1
