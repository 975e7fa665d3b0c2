"""What a seat may see of the table (TS-19): the view type, filled field by field."""

from __future__ import annotations

import msgspec

from filature.games.serum import events, mole_cards, notation, sheet
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
from filature.games.serum.mole_cards import mole_name, used_kind
from filature.games.serum.options import Options
from filature.games.serum.packed import get
from filature.games.serum.state import DEED, Fields
from filature.kernel import view
from filature.kernel.state import seat_name

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
    """How many mole cards the player holds."""
    deeds: list[str]
    """What the player did in the last phase 5: `red-suitcase`, `G3` (with `two` for two cards), `draw`, `empty`."""
    knows: list[str]
    """The containers and secret places the player has seen into, as everybody could notice (TS-19.12, TS-19.13)."""


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


class View(view.View, kw_only=True):
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


def view_of(state: Fields, seat: int) -> View:
    """All that a seat may know.

    `identity`, `formula`, `sheet`, `hand`, `spent`, `choice`, `flag`, `file_complete` and `file` are the seat's own; at
    the end `file` is shown to all, and `truth`; the rest is public.
    """
    setup = state.setup
    over, seated = state.phase == OVER, seat >= 0
    acting = state.turn()[0] if PHASES[state.phase] == "ACT" and not setup.sealed_acts else -1
    return View(
        game="serum",
        seat=seat,
        players=setup.seats,
        turn=state.turn_number(),
        waiting=state.turn(),
        outcome=state.outcome(),
        options=setup.options,
        phase=PHASES[state.phase],
        table=[_player(state, each) for each in range(setup.seats)],
        unused=list(COLOURS[setup.seats :]),
        lockers=events.stations(state) if state.phase > HIDE or state.phase in (DRAW, LOT) else {},
        acting=acting,
        late=state.late if state.late >= 0 else None,
        pile=mole_cards.total(state.pile),
        used=len(state.used),
        reshuffles=state.reshuffles,
        declared=[each for each in range(setup.seats) if state.declared >> each & 1],
        sums=events.sums(state) if state.phase in (LOT, FILE) else {},
        new_bugs=[each for each in range(setup.seats) if state.new_bugs >> each & 1],
        fugitive=state.fugitive,
        taken=CELLS[state.taken] if state.taken >= 0 else None,
        solos=state.solos,
        flight_turn=state.flight_turns,
        chat=state.may_talk(),
        identity=_own_card(state.identities, seat),
        formula=_own_card(state.formulas, seat),
        sheet=_sheet(state, seat) if seated else [],
        hand=mole_cards.names(state.hands[seat]) if seated else [],
        spent=_spent(state, seat),
        choice=notation.sealed(state, seat) if seated else [],
        flag=seated and state.flags >> seat & 1 == 1,
        file_complete=seated and sheet.complete(state, seat),
        file=events.file(state) if over or seat == state.fugitive else {},
        truth=_truth(state) if over else None,
    )


def _player(state: Fields, seat: int) -> Player:
    return Player(
        colour=COLOURS[seat],
        agent=events.square_name(get(state.agents, seat, 6)),
        informant=events.square_name(get(state.informants, seat, 6)),
        bug=events.square_name(get(state.bugs, seat, 6)),
        dial=events.square_name(get(state.dials, seat, 6)),
        moles=mole_cards.total(state.hands[seat]),
        deeds=notation.write_deeds(get(state.deeds, seat, DEED)),
        knows=[CELLS[cell] for cell, _, _ in sheet.lines(state, seat)],
    )


def _own_card(cards: int, seat: int) -> str | None:
    card = get(cards, seat, 4) if seat >= 0 else 0
    return CARDS[card - 1] if card else None


def _sheet(state: Fields, seat: int) -> list[Entry]:
    lines = sheet.lines(state, seat)
    return [
        Entry(CELLS[cell], CARDS[state.card_in(cell)], turn, SOURCES.get(source) or seat_name(source))
        for cell, turn, source in lines
    ]


def _spent(state: Fields, seat: int) -> list[str]:
    return [mole_name(used_kind(card)) for card in state.used if mole_cards.is_told(card, seat)]


def _truth(state: Fields) -> Truth:
    return Truth(
        cards=events.layout(state),
        identities=events.identities(state),
        aside=CARDS[state.true_code()],
        hands=[mole_cards.names(hand) for hand in state.hands[: state.setup.seats]],
        used=[mole_name(used_kind(card)) for card in state.used],
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
