"""Positions as plain data (docs/positions.md)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Any, Literal

import msgspec

from filature.games.serum import notation, searches, sheet, telling
from filature.games.serum.board import (
    ACT,
    CARDS,
    CELLS,
    COLOURS,
    CONTAINER_KINDS,
    DRAW,
    ENDINGS,
    PHASES,
)
from filature.games.serum.investigation import actor
from filature.games.serum.lanes import get
from filature.kernel import position
from filature.kernel.state import seat_name

if TYPE_CHECKING:
    from filature.games.serum.rules import Serum

Count = Annotated[int, msgspec.Meta(ge=0, le=1000)]
Mole = Literal["G1", "G2", "G3", "G4", "G5"]
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
DEEDS = {"draw": searches.DREW, "empty": searches.NO_CARD, "two": searches.WITH_TWO}


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

    card: Mole
    by: str
    at: Mole
    alone: bool


class Sight(msgspec.Struct, forbid_unknown_fields=True):
    """When a card was first seen, and through whose look (`own`: hidden by oneself)."""

    turn: Count
    source: str


class Player(msgspec.Struct, forbid_unknown_fields=True):
    """A player: pieces (left out: not on the board), last dial, mole cards, sheet, what he has sealed and done,
    and whether his flag is up."""

    agent: str | None = None
    informant: str | None = None
    bug: str | None = None
    dial: str | None = None
    hand: tuple[Mole, ...] = ()
    seen: dict[str, Sight] = {}
    sealed: tuple[str, ...] = ()
    flag: bool = False
    deeds: tuple[str, ...] = ()


class Position(position.Position, kw_only=True):
    phase: Phase
    step: Count = 0
    colours: dict[str, Cards] = {}
    aside: str | None = None
    fakes: dict[str, str] = {}
    players: dict[str, Player] = {}
    pile: tuple[Mole, ...] | None = None
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


def dump(state: Serum) -> dict[str, Any]:
    """The whole position, secrets included."""
    seats = range(state.box.seats)
    fakes = [int(get(state.fakes, place, 4)) for place in range(6)]
    return {
        "game": "serum",
        "seats": int(state.box.seats),
        "options": msgspec.to_builtins(state.box.options),
        "phase": PHASES[state.phase],
        "step": int(state.step),
        "colours": {colour: _dump_colour(state, number) for number, colour in enumerate(COLOURS)},
        "aside": CARDS[fakes[0] - 1] if fakes[0] else None,
        "fakes": {f"G{place}": CARDS[fakes[place] - 1] for place in range(1, 6) if fakes[place]},
        "players": {seat_name(seat): _dump_player(state, seat) for seat in seats},
        "pile": telling.hand(int(state.pile)),
        "used": [_dump_used(card) for card in state.used],
        "reshuffles": int(state.reshuffles),
        "turns": int(state.turns),
        "acting": seat_name(int(actor(state))) if in_order(state) else None,
        "late": seat_name(int(state.late)) if state.late >= 0 else None,
        "new_bugs": telling.names(int(state.new_bugs)),
        "declared": telling.names(int(state.declared)),
        "fugitive": seat_name(int(state.fugitive)) if state.fugitive >= 0 else None,
        "taken": CELLS[state.taken] if state.taken >= 0 else None,
        "file": telling.file(state),
        "solos": int(state.solos),
        "flight_turns": int(state.flight_turns),
        "ending": ENDINGS[state.ending],
    }


def in_order(state: Serum) -> bool:
    """Whether somebody's turn to act has come (TS-7.4)."""
    return state.phase == DRAW or (state.phase == ACT and not state.box.sealed_acts)


def _dump_colour(state: Serum, colour: int) -> dict[str, Any]:
    cards = [get(cards, colour, 4) for cards in (state.identities, state.formulas)]
    cards += [state.card_in(3 * colour + part) + 1 for part in range(3)]
    keys = ("identity", "formula", *CONTAINER_KINDS)
    dumped: dict[str, Any] = {key: CARDS[card - 1] if card else None for key, card in zip(keys, cards, strict=True)}
    return {**dumped, "at": "F1" if state.at_airport >> colour & 1 else "B1"}


def _dump_player(state: Serum, seat: int) -> dict[str, Any]:
    pieces = {"agent": state.agents, "informant": state.informants, "bug": state.bugs, "dial": state.dials}
    deed = int(get(state.deeds, seat, searches.DEED))
    words = {number: word for word, number in DEEDS.items()}
    return {
        **{piece: telling.square_name(int(get(squares, seat, 6))) for piece, squares in pieces.items()},
        "hand": telling.hand(state.hands[seat]),
        "seen": {
            CELLS[cell]: {"turn": turn, "source": "own" if source == sheet.OWN else seat_name(source)}
            for cell, turn, source in sheet.lines(state, seat)
        },
        "sealed": notation.sealed(state, seat),
        "flag": state.flags >> seat & 1 == 1,
        "deeds": [words.get(part) or CELLS[part - 1] for part in (deed & 31, deed >> 5) if part],
    }


def _dump_used(card: int) -> dict[str, Any]:
    return {
        "card": f"G{(card & 7) + 1}",
        "by": seat_name(card >> 3 & 7),
        "at": f"G{(card >> 6 & 7) + 1}",
        "alone": card & 512 != 0,
    }
