"""What the table is told, and who at the table (TS-19). Every fact is in the words of the notation.

Nothing is put into words while nobody listens: playouts are told nothing.
"""

from __future__ import annotations

from typing import Any

from mypy_extensions import i64

from filature.games.serum import mole_cards
from filature.games.serum.board import (
    CARDS,
    CELLS,
    COLOURS,
    CONTAINER_KINDS,
    DIALS,
    FAKES,
    FILE,
    HIDE,
    HIDINGS,
    PSEUDONYMS,
    STATIONS,
    TOOTHBRUSH,
    WARNING,
)
from filature.games.serum.moves import BLANK
from filature.games.serum.packed import get, members
from filature.games.serum.state import Fields
from filature.kernel.events import ALL
from filature.kernel.state import seat_name
from filature.kernel.view import Outcome

# --- Words for what a state holds -------------------------------------------------------------------------------------


def square_name(square: int) -> str | None:
    """A square as pieces keep it; None beside the board."""
    return DIALS[square - 1] if square else None


def by_player(state: Fields, pieces: i64) -> dict[str, str]:
    """Where the pieces that are on the board stand."""
    squares = [(seat_name(seat), int(get(pieces, seat, 6))) for seat in range(state.setup.seats)]
    return {player: DIALS[square - 1] for player, square in squares if square}


def stations(state: Fields) -> dict[str, str]:
    """TS-19.3: where each colour uses its locker."""
    return {colour: "F1" if state.at_airport >> c & 1 else "B1" for c, colour in enumerate(COLOURS)}


def layout(state: Fields) -> dict[str, str]:
    """Every card on the board; for the end of the match only (TS-17.6)."""
    cards = [(name, int(state.card_in(cell))) for cell, name in enumerate(CELLS)]
    return {name: CARDS[card] for name, card in cards if card >= 0}


def file(state: Fields) -> dict[str, str]:
    """What the fugitive has filed so far; for the fugitive, and for all at the end (TS-19.21)."""
    filed = [(seat_name(seat), int(get(state.file, seat, 3))) for seat in range(state.setup.seats)]
    return {player: "?" if name == BLANK + 1 else PSEUDONYMS[name - 1] for player, name in filed if name}


def sums(state: Fields) -> dict[str, int]:
    """TS-15.3: the sums of the declarers."""
    return {seat_name(seat): int(state.digit_sum(seat)) for seat in members(int(state.declared))}


def names(seats: int) -> list[str]:
    return [seat_name(seat) for seat in members(seats)]


# --- The setup --------------------------------------------------------------------------------------------------------


def dealt(state: Fields, seat: i64, card: i64) -> None:
    if state.news is not None:
        state.tell((int(seat),), "dealt", {"card": CARDS[card]})


def hiding(state: Fields) -> None:
    if state.news is not None:
        colours = {seat_name(seat): COLOURS[seat] for seat in range(state.setup.seats)}
        state.tell(ALL, "hiding", {"colours": colours})


def hidden(state: Fields, seat: i64) -> None:
    if state.news is not None:
        first = 3 * int(seat)
        cards = {CELLS[cell]: CARDS[state.card_in(cell)] for cell in range(first, first + 3)}
        state.tell((int(seat),), "hidden", {"cards": cards})


def lockers(state: Fields) -> None:
    if state.news is not None:
        state.tell(ALL, "lockers", {"lockers": stations(state)})


# --- The turn ---------------------------------------------------------------------------------------------------------


def turn_begins(state: Fields) -> None:
    if state.news is not None:
        turn = int(state.turns) + 1
        state.tell(ALL, "turn", {"number": turn, "player": seat_name(int(state.turns % state.setup.seats))})
        left = int(state.setup.turn_limit) - turn
        if left <= WARNING:  # TS-18.1
            state.tell(ALL, "limit-near", {"last": int(state.setup.turn_limit), "left": left})


def ready(state: Fields, seat: i64) -> None:
    if state.news is not None:
        state.tell(ALL, "ready", {"player": seat_name(int(seat))})


def unready(state: Fields, seat: i64) -> None:
    if state.news is not None:
        state.tell(ALL, "unready", {"player": seat_name(int(seat))})


def late(state: Fields, seat: i64) -> None:
    if state.news is not None:
        state.tell(ALL, "late", {"player": seat_name(int(seat))})


def drawn(state: Fields, seat: i64, step: i64) -> None:
    """TS-13: what chance has chosen for somebody, for them alone. What is taken along everybody sees (TS-19.19)."""
    if state.news is None:
        return
    if state.phase == HIDE:
        state.tell((int(seat),), "drawn-hiding", {"cards": _hiding(state, seat, step)})
    elif state.phase != FILE:
        state.tell((int(seat),), "drawn-dial", {"square": DIALS[step]})


def _hiding(state: Fields, seat: i64, step: i64) -> dict[str, str]:
    """What a way to hide the three cards of a seat puts where."""
    cards = (get(state.identities, seat, 4) - 1, get(state.formulas, seat, 4) - 1, TOOTHBRUSH)
    places = (*CONTAINER_KINDS[:2], STATIONS[step & 1])
    return {place: CARDS[cards[kind]] for place, kind in zip(places, HIDINGS[step >> 1], strict=True)}


def bugs(state: Fields, before: i64) -> None:
    if state.news is not None:
        _pieces(state, "bugs", "no-bugs", state.bugs, before)


def informants(state: Fields, before: i64) -> None:
    if state.news is not None:
        _pieces(state, "informants", "no-informants", state.informants, before)


def _pieces(state: Fields, kind: str, nothing: str, pieces: i64, before: i64) -> None:
    old = by_player(state, before)
    new = {player: square for player, square in by_player(state, pieces).items() if old.get(player) != square}
    if new:
        state.tell(ALL, kind, {"squares": new})
    else:
        state.tell(ALL, nothing, {})


def dials(state: Fields) -> None:
    if state.news is not None:
        state.tell(ALL, "dials", {"dials": by_player(state, state.dials)})
        beside = [seat_name(seat) for seat in range(state.setup.seats) if not get(state.agents, seat, 6)]
        if beside:
            state.tell(ALL, "beside", {"players": beside})


def neutralised(state: Fields) -> None:
    """TS-7.2: on which squares nobody acts, and whose agents meet there."""
    if state.news is None:
        return
    standing: dict[str, list[str]] = {}
    for player, square in by_player(state, state.agents).items():
        standing.setdefault(square, []).append(player)
    for square, players in standing.items():
        if len(players) > 1:
            state.tell(ALL, "neutralised", {"square": square, "players": players})


def stopped(state: Fields, seat: i64) -> None:
    if state.news is not None:
        state.tell(ALL, "stopped", {"player": seat_name(int(seat))})


def searched(state: Fields, seat: i64, cell: i64) -> None:
    if state.news is not None:
        state.tell(ALL, "searched", {"player": seat_name(int(seat)), "container": CELLS[cell]})


def read(state: Fields, seat: i64, cell: i64, cards: i64) -> None:
    if state.news is not None:
        state.tell(ALL, "read", {"player": seat_name(int(seat)), "place": CELLS[cell], "cards": int(cards)})


def saw(state: Fields, seat: i64, cell: i64, watching: i64) -> None:
    """TS-12: the card for those who see it, the fact that they do for everybody (TS-19.13)."""
    if state.news is None:
        return
    facts: dict[str, Any] = {"player": seat_name(int(seat)), "place": CELLS[cell], "card": CARDS[state.card_in(cell)]}
    kind = "saw-fake" if cell >= FAKES else "saw"
    state.tell((int(seat), *members(int(watching))), kind, facts)
    if watching:
        state.tell(ALL, "watched", {"players": names(int(watching))})


def draws(state: Fields, seat: i64) -> None:
    if state.news is not None:
        state.tell(ALL, "draws", {"player": seat_name(int(seat))})


def no_card(state: Fields, seat: i64) -> None:
    if state.news is not None:
        state.tell(ALL, "no-card", {"player": seat_name(int(seat))})


def drew(state: Fields, seat: i64, kind: i64) -> None:
    if state.news is not None:
        state.tell((int(seat),), "drew", {"card": mole_cards.mole_name(int(kind))})


def reshuffled(state: Fields) -> None:
    if state.news is not None:
        state.tell(ALL, "reshuffled", {"cards": int(mole_cards.total(state.pile))})


# --- Flags, flight and end --------------------------------------------------------------------------------------------


def flag(state: Fields, seat: i64, up: bool) -> None:
    """TS-15.1: nobody else learns of it."""
    if state.news is not None:
        state.tell((int(seat),), "flag-up" if up else "flag-down", {})


def last_dials(state: Fields) -> None:
    """TS-18.1: the turns are over, and flags are yet to be read."""
    if state.news is not None:
        state.tell(ALL, "last-dials", {"last": int(state.setup.turn_limit)})


def dials_back(state: Fields) -> None:
    """TS-15.1: the turn that had begun is not played."""
    if state.news is not None:
        state.tell(ALL, "dials-back", {})
        if state.new_bugs:
            state.tell(ALL, "bugs-back", {"players": names(int(state.new_bugs))})


def declared(state: Fields) -> None:
    if state.news is not None:
        state.tell(ALL, "declared", {"players": names(int(state.declared))})
        if state.declared & (state.declared - 1):
            state.tell(ALL, "sums", {"sums": sums(state)})


def lot(state: Fields, seat: i64) -> None:
    if state.news is not None:
        state.tell(ALL, "lot", {"player": seat_name(int(seat))})


def flees(state: Fields) -> None:
    if state.news is not None:
        state.tell(ALL, "flees", {"player": seat_name(int(state.fugitive))})


def took(state: Fields) -> None:
    if state.news is not None:
        state.tell(ALL, "took", {"player": seat_name(int(state.fugitive)), "container": CELLS[state.taken]})


def filed(state: Fields) -> None:
    if state.news is not None:
        fugitive = int(state.fugitive)
        state.tell((fugitive,), "file", {"file": file(state)})
        state.tell(ALL, "filed", {"player": seat_name(fugitive)})


def chase(state: Fields, pursuers: i64) -> None:
    """TS-16.6, TS-19.23: how the fugitive fares; -1 pursuers while they are beside the board."""
    if state.news is not None:
        square = square_name(int(get(state.agents, state.fugitive, 6)))
        facts: dict[str, Any] = {"player": seat_name(int(state.fugitive)), "solos": int(state.solos)}
        if square is None:
            state.tell(ALL, "hides", facts)
        else:
            state.tell(ALL, "chase", {**facts, "square": square, "pursuers": int(pursuers)})


def over(state: Fields, outcome: Outcome) -> None:
    facts: dict[str, Any] = {
        "reason": outcome.reason,
        "winners": names(sum(1 << seat for seat in outcome.winners)),
        "identities": identities(state),
        "code": CARDS[state.true_code()],
        "place": CELLS[true_place(state)],
        "layout": layout(state),
        "hands": {seat_name(seat): mole_cards.names(state.hands[seat]) for seat in range(state.setup.seats)},
        "used": [mole_cards.mole_name(mole_cards.used_kind(card)) for card in state.used],
        "player": outcome.facts.get("player", ""),
        "turns": int(state.turns),
    }
    if state.fugitive >= 0:
        facts["file"] = file(state)
        facts["container"] = CELLS[state.taken]
        facts["card"] = CARDS[state.card_in(state.taken)]
    state.tell(ALL, "over", facts)


def identities(state: Fields) -> dict[str, str]:
    """Who is who; for the end of the match only."""
    return {seat_name(seat): PSEUDONYMS[get(state.identities, seat, 4) - 1] for seat in range(state.setup.seats)}


def true_place(state: Fields) -> int:
    """The container of the true card."""
    return next(cell for cell in range(FAKES) if state.card_in(cell) == state.true_code())
