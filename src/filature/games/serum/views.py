"""What a seat sees of the table (TS-19)."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from filature.games.serum import moles, notation, searches, sheet, telling
from filature.games.serum.board import (
    B1,
    CARDS,
    CELL_COUNT,
    CELLS,
    COLOURS,
    DRAW,
    F1,
    FILE,
    H1,
    HIDE,
    LOT,
    OVER,
    PHASES,
    STATIONS,
    V1,
)
from filature.games.serum.deduction import Knowledge
from filature.games.serum.lanes import get
from filature.games.serum.options import Options
from filature.kernel import game
from filature.kernel.state import seat_name

if TYPE_CHECKING:
    from filature.games.serum.rules import Serum

SOURCES = {sheet.OWN: "own"}


class Player(msgspec.Struct):
    """What everybody sees of a player. A piece that is not on the board has no square."""

    colour: str
    agent: str | None
    informant: str | None
    bug: str | None
    dial: str | None
    """As last shown."""
    moles: int
    """How many mole cards he holds."""
    deeds: list[str]
    """What he did in the last phase 5: `red-suitcase`, `G3` (with `two` for two cards), `draw`, `empty`."""
    knows: list[str]
    """The containers and secret places he has seen into, as everybody could notice (TS-19.12, TS-19.13)."""


class Entry(msgspec.Struct):
    """An automatic line of the sheet (TS-14.2)."""

    place: str
    """A container, or a secret place for its fake."""
    card: str
    turn: int
    source: str
    """`own` for what the seat hid itself, or the player who looked."""


class Truth(msgspec.Struct):
    """What was hidden, once all is shown (TS-17.6)."""

    cards: dict[str, str]
    identities: dict[str, str]
    aside: str
    hands: list[list[str]]
    used: list[str]


class View(game.View, kw_only=True):
    """Agents Secrets as one seat, or a watcher, may know it."""

    options: Options
    phase: str
    table: list[Player]
    unused: list[str]
    """TS-4.1: colours nobody plays."""
    lockers: dict[str, str]
    """TS-19.3: where each colour uses its locker; empty until cards are hidden."""
    acting: int
    """Whose turn it is to act in phase 5; -1 at other times."""
    late: int | None
    """TS-13: the absent player for whom chance is choosing now."""
    pile: int
    used: int
    reshuffles: int
    declared: list[int]
    """Who declared, once flags have been read (TS-19.18)."""
    sums: dict[str, int]
    """TS-15.3: of those who declared."""
    new_bugs: list[int]
    """Whose bug was placed in this turn, while it is dialled: it does not count for the sums yet."""
    fugitive: int
    taken: str | None
    """TS-19.19: the container the fugitive has emptied."""
    solos: int
    flight_turn: int
    """Completed turns of the flight."""
    chat: bool
    """TS-16.8, TS-22: whether players may talk."""
    identity: str | None
    formula: str | None
    sheet: list[Entry]
    hand: list[str]
    """The seat's own mole cards."""
    spent: list[str]
    """What it knows of the used pile: its own cards, and every card spent alone (TS-11.3, TS-19.16)."""
    choice: list[str]
    """What it has sealed."""
    flag: bool
    """TS-15.1: whether it is going to declare."""
    file_complete: bool
    """TS-14.6, TS-15.9: whether its file is complete, by its own sheet alone."""
    file: dict[str, str]
    """The pseudonyms it has filed; at the end those of the fugitive."""
    truth: Truth | None

    def knowledge(self) -> Knowledge:
        """What follows from the automatic lines of the sheet."""
        cards = [-1] * CELL_COUNT
        for entry in self.sheet:
            cards[CELLS.index(entry.place)] = CARDS.index(entry.card)
        return Knowledge(self.players, self.options.unused_deal == "mixed", self.seat, cards)


def view(state: Serum, seat: int) -> View:
    """All that a seat may know. Only the last ten facts depend on the seat; only the end opens the rest."""
    box = state.box
    over, seated = state.phase == OVER, seat >= 0
    acting = state.turn()[0] if PHASES[state.phase] == "ACT" and not box.sealed_acts else -1
    return View(
        game="serum",
        seat=seat,
        players=box.seats,
        turn=state.turn_number(),
        waiting=state.turn(),
        outcome=state.outcome(),
        options=box.options,
        phase=PHASES[state.phase],
        table=[_player(state, each) for each in range(box.seats)],
        unused=list(COLOURS[box.seats :]),
        lockers=telling.stations(state) if state.phase > HIDE or state.phase in (DRAW, LOT) else {},
        acting=acting,
        late=state.late if state.late >= 0 else None,
        pile=moles.total(state.pile),
        used=len(state.used),
        reshuffles=state.reshuffles,
        declared=[each for each in range(box.seats) if state.declared >> each & 1],
        sums=telling.sums(state) if state.phase in (LOT, FILE) else {},
        new_bugs=[each for each in range(box.seats) if state.new_bugs >> each & 1],
        fugitive=state.fugitive,
        taken=CELLS[state.taken] if state.taken >= 0 else None,
        solos=state.solos,
        flight_turn=state.flight_turns,
        chat=state.may_talk(),
        identity=_own_card(state.identities, seat),
        formula=_own_card(state.formulas, seat),
        sheet=_sheet(state, seat) if seated else [],
        hand=telling.hand(state.hands[seat]) if seated else [],
        spent=_spent(state, seat),
        choice=notation.sealed(state, seat) if seated else [],
        flag=seated and state.flags >> seat & 1 == 1,
        file_complete=seated and sheet.complete(state, seat),
        file=telling.file(state) if over or seat == state.fugitive else {},
        truth=_truth(state) if over else None,
    )


def _player(state: Serum, seat: int) -> Player:
    return Player(
        colour=COLOURS[seat],
        agent=telling.square_name(get(state.agents, seat, 6)),
        informant=telling.square_name(get(state.informants, seat, 6)),
        bug=telling.square_name(get(state.bugs, seat, 6)),
        dial=telling.square_name(get(state.dials, seat, 6)),
        moles=moles.total(state.hands[seat]),
        deeds=_deeds(get(state.deeds, seat, searches.DEED)),
        knows=[CELLS[cell] for cell, _, _ in sheet.lines(state, seat)],
    )


def _deeds(deed: int) -> list[str]:
    words = {searches.DREW: "draw", searches.NO_CARD: "empty", searches.WITH_TWO: "two"}
    return [words.get(part) or CELLS[part - 1] for part in (deed & 31, deed >> 5) if part]


def _own_card(cards: int, seat: int) -> str | None:
    card = get(cards, seat, 4) if seat >= 0 else 0
    return CARDS[card - 1] if card else None


def _sheet(state: Serum, seat: int) -> list[Entry]:
    lines = sheet.lines(state, seat)
    return [
        Entry(CELLS[cell], CARDS[state.card_in(cell)], turn, SOURCES.get(source) or seat_name(source))
        for cell, turn, source in lines
    ]


def _spent(state: Serum, seat: int) -> list[str]:
    return [f"G{(card & 7) + 1}" for card in state.used if card & 512 or card >> 3 & 7 == seat]


def _truth(state: Serum) -> Truth:
    return Truth(
        cards=telling.layout(state),
        identities=telling.identities(state),
        aside=CARDS[state.true_code()],
        hands=[telling.hand(hand) for hand in state.hands[: state.box.seats]],
        used=[f"G{(card & 7) + 1}" for card in state.used],
    )


def searchable(view: View, square: int) -> list[int]:
    """The containers of others on a square."""
    if H1 <= square < V1:
        colour = square - H1
        return [] if colour == view.seat else [3 * colour, 3 * colour + 1]
    if square not in (B1, F1):
        return []
    here = STATIONS[1 if square == F1 else 0]
    return [3 * c + 2 for c, name in enumerate(COLOURS) if c != view.seat and view.lockers.get(name) == here]
