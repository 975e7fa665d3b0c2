"""A moment as plain data and back (docs/positions.md). What cannot be is refused, see position_checks.py."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec

from filature.games.serum import events, mole_cards, notation, position_checks, sheet
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
    FAKES,
    FAKING,
    FILE,
    FLIGHT,
    HIDE,
    INFORMANT,
    LAYING,
    OVER,
    PHASES,
    PLACES,
    PSEUDONYMS,
)
from filature.games.serum.mole_cards import MoleName, mole_kind, mole_name
from filature.games.serum.moves import BLANK, BUG_SQUARES, POSTS
from filature.games.serum.packed import get, put
from filature.games.serum.phases import search, setup
from filature.games.serum.state import DEED, DREW, Fields
from filature.kernel import position as base
from filature.kernel.position import check, require_seat
from filature.kernel.state import seat_name

SEALING = (HIDE, BUG, DIAL, INFORMANT, ACT, FLIGHT)
"""Phases in which choices are sealed."""
ALL_POSTS = sum(1 << square for square in POSTS)
ALL_BUG_SQUARES = sum(1 << square for square in BUG_SQUARES)
OWN = "own"
"""The source of what a player has hidden, in a sheet."""

Count = Annotated[int, msgspec.Meta(ge=0, le=1000)]
Phase = Literal[
    "DEAL",
    "FAKING",
    "LAYING",
    "DRAW",
    "LOT",
    "HIDE",
    "BUG",
    "DIAL",
    "INFORMANT",
    "ACT",
    "FILE",
    "FLIGHT",
    "OVER",
]
Ending = Literal["", "escaped", "wrong-file", "captured", "stalled", "limit"]


class Cards(msgspec.Struct, forbid_unknown_fields=True):
    """The cards of a colour: as dealt, and where they lie."""

    identity: str | None = None
    formula: str | None = None
    suitcase: str | None = None
    briefcase: str | None = None
    locker: str | None = None
    at: Literal["B1", "F1"] = "B1"


class Used(msgspec.Struct, forbid_unknown_fields=True):
    """A used mole card: who spent it where, alone or as one of two."""

    card: MoleName
    by: str
    at: MoleName
    alone: bool


class Sight(msgspec.Struct, forbid_unknown_fields=True):
    """When a card was first seen, and through whose look (`own`: hidden by oneself)."""

    turn: Count
    source: str


class Player(msgspec.Struct, forbid_unknown_fields=True):
    """A player: pieces (left out: not on the board), last dial, mole cards, sheet, what they have sealed and done,
    and whether their flag is up."""

    agent: str | None = None
    informant: str | None = None
    bug: str | None = None
    dial: str | None = None
    hand: tuple[MoleName, ...] = ()
    seen: dict[str, Sight] = {}
    sealed: tuple[str, ...] = ()
    flag: bool = False
    deeds: tuple[str, ...] = ()


class Position(base.Position, kw_only=True):
    phase: Phase
    step: Count = 0
    colours: dict[str, Cards] = {}
    aside: str | None = None
    fakes: dict[str, str] = {}
    players: dict[str, Player] = {}
    pile: tuple[MoleName, ...] | None = None
    used: tuple[Used, ...] = ()
    reshuffles: Count = 0
    turns: Count = 0
    acting: str | None = None
    late: str | None = None
    new_bugs: tuple[str, ...] = ()
    declared: tuple[str, ...] = ()
    fugitive: str | None = None
    taken: str | None = None
    file: dict[str, str] = {}
    solos: Count = 0
    flight_turns: Count = 0
    ending: Ending = ""


# --- A state as a position --------------------------------------------------------------------------------------------


def dump(state: Fields) -> dict[str, Any]:
    """The whole position, secrets included."""
    fakes = {place: _card_name(state.card_in(FAKES + n)) for n, place in enumerate(CELLS[FAKES:])}
    data = Position(
        game="serum",
        seats=int(state.setup.seats),
        options=msgspec.to_builtins(state.setup.options),
        phase=PHASES[state.phase],
        step=int(state.step),
        colours={colour: _dump_colour(state, number) for number, colour in enumerate(COLOURS)},
        aside=_card_name(state.true_code()),
        fakes={place: code for place, code in fakes.items() if code},
        players={seat_name(seat): _dump_player(state, seat) for seat in range(state.setup.seats)},
        pile=_moles(int(state.pile)),
        used=tuple(_dump_used(card) for card in state.used),
        reshuffles=int(state.reshuffles),
        turns=int(state.turns),
        acting=seat_name(int(state.actor())) if state.in_order() else None,
        late=_player_name(state.late),
        new_bugs=tuple(events.names(int(state.new_bugs))),
        declared=tuple(events.names(int(state.declared))),
        fugitive=_player_name(state.fugitive),
        taken=CELLS[state.taken] if state.taken >= 0 else None,
        file=events.file(state),
        solos=int(state.solos),
        flight_turns=int(state.flight_turns),
        ending=ENDINGS[state.ending],
    )
    plain: dict[str, Any] = msgspec.to_builtins(data)
    return plain


def _card_name(card: int) -> str | None:
    return CARDS[card] if card >= 0 else None


def _player_name(seat: int) -> str | None:
    return seat_name(int(seat)) if seat >= 0 else None


def _moles(cards: int) -> tuple[MoleName, ...]:
    return tuple(mole_name(mole_kind(card)) for card in mole_cards.names(cards))


def _dump_colour(state: Fields, colour: int) -> Cards:
    suitcase, briefcase, locker = (_card_name(state.card_in(3 * colour + part)) for part in range(3))
    return Cards(
        identity=_card_name(get(state.identities, colour, 4) - 1),
        formula=_card_name(get(state.formulas, colour, 4) - 1),
        suitcase=suitcase,
        briefcase=briefcase,
        locker=locker,
        at="F1" if state.at_airport >> colour & 1 else "B1",
    )


def _dump_player(state: Fields, seat: int) -> Player:
    return Player(
        agent=events.square_name(get(state.agents, seat, 6)),
        informant=events.square_name(get(state.informants, seat, 6)),
        bug=events.square_name(get(state.bugs, seat, 6)),
        dial=events.square_name(get(state.dials, seat, 6)),
        hand=_moles(state.hands[seat]),
        seen={
            CELLS[cell]: Sight(turn, OWN if source == sheet.OWN else seat_name(source))
            for cell, turn, source in sheet.lines(state, seat)
        },
        sealed=tuple(notation.sealed(state, seat)),
        flag=state.flags >> seat & 1 == 1,
        deeds=tuple(notation.write_deeds(get(state.deeds, seat, DEED))),
    )


def _dump_used(card: int) -> Used:
    return Used(
        card=mole_name(mole_cards.used_kind(card)),
        by=seat_name(mole_cards.used_by(card)),
        at=mole_name(mole_cards.used_at(card)),
        alone=card & mole_cards.ALONE != 0,
    )


# --- A position as a state --------------------------------------------------------------------------------------------


def load(state: Fields, position: Position) -> None:
    """Set a fresh state up as a position says; raises `BadPosition` where that cannot be."""
    check(position.game == "serum", "game", f"it is one of {position.game}, not of serum")
    state.phase = PHASES.index(position.phase)
    state.step = position.step
    state.turns = position.turns
    state.flight_turns = position.flight_turns
    state.solos = position.solos
    state.reshuffles = position.reshuffles
    state.ending = ENDINGS.index(position.ending)
    _load_cards(state, position)
    position_checks.check_cards(state)
    setup.recall(state)
    for name in position.players:
        require_seat(name, state.setup.seats)
    for seat in range(state.setup.seats):
        _load_player(state, seat, position.players.get(seat_name(seat), Player()))
    _load_moles(state, position)
    _load_flight(state, position)
    position_checks.check_flight(state)
    _load_order(state, position.acting)
    _load_choices(state, position)
    _load_flags(state, position)
    if position.late is not None:
        state.late = require_seat(position.late, state.setup.seats)
        position_checks.check_late(state)
    position_checks.check_phase(state)


def _load_cards(state: Fields, position: Position) -> None:
    for number, colour in enumerate(COLOURS):
        cards = position.colours.get(colour, Cards())
        if cards.identity is not None:
            state.identities = put(state.identities, number, 4, _card(cards.identity, PSEUDONYMS) + 1)
        if cards.formula is not None:
            state.formulas = put(state.formulas, number, 4, _card(cards.formula, CODES) + 1)
        for part, name in enumerate((cards.suitcase, cards.briefcase, cards.locker)):
            if name is not None:
                state.place_card(3 * number + part, _card(name, CARDS))
        if cards.at == "F1":
            state.at_airport |= 1 << number
    for place, code in enumerate((position.aside, *map(position.fakes.get, CELLS[FAKES:]))):
        if code:
            state.fakes = put(state.fakes, place, 4, _card(code, CODES) + 1)


def _card(name: str, known: tuple[str, ...]) -> int:
    check(name in known, "cards", f"{name!r} is none of {', '.join(known)}")
    return CARDS.index(name)


def _load_player(state: Fields, seat: int, player: Player) -> None:
    """Pieces, hand, sheet and deeds; what is sealed can be read only when all of them are there."""
    squares = state.setup.open
    if state.phase in (FLIGHT, OVER):
        squares |= state.setup.flight_open
    state.agents = put(state.agents, seat, 6, _square(player.agent, "agent", squares))
    state.informants = put(state.informants, seat, 6, _square(player.informant, "informant", ALL_POSTS))
    state.bugs = put(state.bugs, seat, 6, _square(player.bug, "bug", ALL_BUG_SQUARES))
    state.dials = put(state.dials, seat, 6, _square(player.dial, "dial", -1))
    for card in player.hand:
        held = player.hand.count(card)
        check(held <= EACH_TYPE, "moles", f"there are {EACH_TYPE} cards {card}")
    state.set_hand(seat, mole_cards.counted(player.hand))
    _load_sheet(state, seat, player)
    known = [*notation.DEEDS, *CELLS]
    right = len(player.deeds) <= 2 and all(word in known for word in player.deeds)
    check(right, "deeds", f"{list(player.deeds)} is nothing an agent does")
    state.deeds = put(state.deeds, seat, DEED, notation.read_deeds(player.deeds))


def _square(name: str | None, piece: str, allowed: int) -> int:
    if name is None:
        return 0
    right = name in DIALS and allowed >> DIALS.index(name) & 1 == 1
    check(right, piece, f"it cannot be on {name}")
    return DIALS.index(name) + 1


def _load_sheet(state: Fields, seat: int, player: Player) -> None:
    lines = 0
    for place, sight in player.seen.items():
        check(place in CELLS, "seen", f"there is no {place} to look into")
        source = sheet.OWN if sight.source == OWN else require_seat(sight.source, state.setup.seats)
        lines |= sheet.line(CELLS.index(place), sight.turn, source)
    state.sheets = (*state.sheets[:seat], lines, *state.sheets[seat + 1 :])
    hidden = state.phase not in (DEAL, FAKING, LAYING, HIDE)
    if hidden and not any(source == sheet.OWN for _, _, source in sheet.lines(state, seat)):
        sheet.note_own(state, seat)
    own = [cell for cell, _, source in sheet.lines(state, seat) if source == sheet.OWN]
    right = [3 * seat, 3 * seat + 1, 3 * seat + 2] if hidden else []
    check(own == right, "seen", f"{seat_name(seat)} knows the own cards once they are hidden")


def _load_moles(state: Fields, position: Position) -> None:
    """TS-4.9: thirty cards, six of each type; the pile is what is nowhere else unless it is said."""
    for card in position.used:
        kind, place = mole_kind(card.card), mole_kind(card.at)
        check(card.alone == (kind == place), "used", "a card spent alone, and no other, is of the type of the place")
        by = require_seat(card.by, state.setup.seats)
        state.used = (*state.used, int(mole_cards.used_card(kind, by, place, card.alone)))
    played = [card for hand in state.hands for card in mole_cards.names(hand)]
    played += [mole_name(mole_cards.used_kind(card)) for card in state.used]
    rest: list[str] = []
    for name in map(mole_name, range(PLACES)):
        check(played.count(name) <= EACH_TYPE, "moles", f"there are {EACH_TYPE} cards {name}")
        rest += [name] * (EACH_TYPE - played.count(name))
    pile = rest if position.pile is None else sorted(position.pile)
    check(pile == rest, "moles", "pile, used pile and hands together are six cards of each type")
    state.pile = mole_cards.counted(pile)
    check(state.pile != 0 or not state.used, "moles", "an empty pile is made of the used cards at once")


def _load_flight(state: Fields, position: Position) -> None:
    for name in position.declared:
        state.declared |= 1 << require_seat(name, state.setup.seats)
    state.fugitive = -1 if position.fugitive is None else require_seat(position.fugitive, state.setup.seats)
    check(position.taken is None or position.taken in CONTAINERS, "taken", f"{position.taken} is no container")
    state.taken = -1 if position.taken is None else CELLS.index(position.taken)
    for name, pseudonym in position.file.items():
        seat = require_seat(name, state.setup.seats)
        check(seat != state.fugitive and state.taken >= 0, "file", f"there is no line for {name}")
        number = BLANK if pseudonym == "?" else _card(pseudonym, PSEUDONYMS)
        state.file = put(state.file, seat, 3, number + 1)


def _load_order(state: Fields, acting: str | None) -> None:
    """TS-7.4: whose turn to act it is."""
    if acting is None:
        check(not state.in_order(), "acting", "somebody is acting in this phase")
        return
    check(state.in_order(), "acting", "nobody is acting in this phase")
    seat = require_seat(acting, state.setup.seats)
    state.acting = (seat - state.turns) % state.setup.seats
    if state.phase == ACT:
        check(search.can_act(state, seat), "acting", f"{acting} cannot act here")
    else:
        check(get(state.deeds, seat, DEED) == DREW, "acting", f"{acting} is drawing no card")
        check(state.pile != 0, "acting", "there is no card to draw")


def _load_choices(state: Fields, position: Position) -> None:
    """What is sealed, as written; and whom the match waits for, which follows from it."""
    phase = ACT if state.phase == DRAW else int(state.phase)
    for seat in range(state.setup.seats):
        written = list(position.players.get(seat_name(seat), Player()).sealed)
        if phase == INFORMANT:  # TS-6.10
            check(len(written) >= 1, "sealed", "dials are locked while informants are posted")
            state.second = put(state.second, seat, 6, _step(state, DIAL, seat, written.pop(0)) + 1)
        most = 2 if phase == ACT else 1 if phase in SEALING else 0
        check(len(written) <= most, "sealed", f"{seat_name(seat)} has sealed too much")
        if written:
            state.sealed = put(state.sealed, seat, 6, _step(state, phase, seat, written[0]) + 1)
        if len(written) == 2:
            state.second = put(state.second, seat, 6, _step(state, phase, seat, written[1]) + 1)
    if state.phase == FILE:
        state.pending = 1 << state.fugitive
    elif state.phase == ACT and not state.setup.sealed_acts:
        state.pending = 1 << state.actor()
    elif state.phase in SEALING:
        _wait_for_open_choices(state)


def _step(state: Fields, phase: int, seat: int, written: str) -> int:
    """The step a sealed choice stands for."""
    able = phase != ACT or search.can_act(state, seat)
    step = notation.written_step(state, phase, seat, written) if able else -1
    check(step >= 0, "sealed", f"{seat_name(seat)} cannot have chosen {written!r}")
    return step


def _wait_for_open_choices(state: Fields) -> None:
    phase = state.phase
    for seat in range(state.setup.seats):
        able = not get(state.bugs, seat, 6) if phase == BUG else phase != ACT or search.can_act(state, seat)
        sealed = search.finished(state, seat) if phase == ACT else get(state.sealed, seat, 6) > 0
        check(able or not sealed, "sealed", f"{seat_name(seat)} has nothing to choose")
        if able and not sealed:
            state.pending |= 1 << seat
    check(state.pending != 0, "sealed", "everybody has chosen already")


def _load_flags(state: Fields, position: Position) -> None:
    """TS-15.1: who means to declare; and whose bug does not count for that yet."""
    for seat in range(state.setup.seats):
        if position.players.get(seat_name(seat), Player()).flag:
            position_checks.check_flag(state, seat)
            state.flags |= 1 << seat
    for name in position.new_bugs:
        seat = require_seat(name, state.setup.seats)
        check(state.phase == DIAL and get(state.bugs, seat, 6) > 0, "new_bugs", f"{name} has placed none in this turn")
        state.new_bugs |= 1 << seat
