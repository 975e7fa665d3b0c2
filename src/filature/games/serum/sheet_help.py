"""The investigation sheet as players are shown it (TS-14): automatic lines, what follows from them, their own marks."""

from __future__ import annotations

import msgspec

from filature.games.serum.board import CARDS, CELLS, COLOURS, FAKES, FORMULA, KINDS, TOOTHBRUSH
from filature.games.serum.deduction import FORMULA_KIND, IDENTITY_KIND, Knowledge
from filature.games.serum.view import Entry, View
from filature.kernel.errors import BadRequest
from filature.kernel.help import Sentence
from filature.kernel.state import seat_name


class Marks(msgspec.Struct, forbid_unknown_fields=True):
    """A player's own marks (TS-14.3): private, editable, never checked.

    They belong to whoever keeps the sheet for a player, and are no part of a match: nothing in the rules can use them.
    """

    notes: dict[str, str] = {}
    """Place -> what the player supposes there."""
    struck: list[str] = []
    """Pseudonyms struck out."""
    code: str = ""
    """The supposed true code."""
    place: str = ""
    """The supposed place of the true card."""
    text: str = ""

    def note(self, place: str, text: str) -> None:
        """Write a candidate into a cell; an empty text rubs it out."""
        if place not in CELLS:
            raise BadRequest(
                "no-such-cell", "The sheet has no {place!r}; it has {known}.", place=place, known=list(CELLS)
            )
        self.notes = {**self.notes, place: text}
        if not text:
            del self.notes[place]

    def strike(self, name: str) -> None:
        """Strike a pseudonym out, or put it back."""
        self.struck = [n for n in self.struck if n != name] if name in self.struck else [*self.struck, name]


class Line(msgspec.Struct, frozen=True):
    """A cell of the sheet: the automatic entry if there is one, and the player's own note."""

    place: str
    entry: Entry | None
    note: str


def page(view: View, marks: Marks) -> list[Line]:
    """Every cell of the sheet (TS-14.1). Facts and marks stand side by side and never mix."""
    entries = {entry.place: entry for entry in view.sheet} if view.options.assist else {}
    return [Line(place, entries.get(place), marks.notes.get(place, "")) for place in CELLS]


def eliminations(view: View) -> list[Sentence]:
    """TS-14.4, for assist level 2: what follows from the automatic lines, each with its reason."""
    known = view.knowledge()
    return [*_kinds(known), *_names(known), *_formulas(known), *_code(known), *_file(known)]


def _kinds(known: Knowledge) -> list[Sentence]:
    """TS-14.4a: what kind must be in a container nobody has shown."""
    settled = []
    for cell in range(FAKES):
        kinds = known.kinds_in(cell)
        if known.cards[cell] < 0 and len(kinds) == 1:
            settled.append(Sentence("elim-kind", {"place": CELLS[cell], "kind": KINDS[kinds[0]]}))
    return settled


def _names(known: Knowledge) -> list[Sentence]:
    """TS-14.4b: the last pseudonym that is not placed."""
    last = known.unseen_of(IDENTITY_KIND)
    nameless = [c for c in known.pursuers() if known.names_of(c) == last and not _shown(known, c)]
    if len(last) != 1 or not nameless:
        return []
    return [Sentence("elim-name", {"player": seat_name(nameless[0]), "name": CARDS[last[0]]})]


def _shown(known: Knowledge, colour: int) -> bool:
    return any(0 <= card < FORMULA for card in known.cards[3 * colour : 3 * colour + 3])


def _formulas(known: Knowledge) -> list[Sentence]:
    """TS-14.4b and d: the last real formula that is not placed, and its container."""
    last = known.unseen_of(FORMULA_KIND)
    if len(last) != 1:
        return []
    places = known.places_of(last[0])
    if len(places) == 1:
        return [Sentence("elim-formula", {"card": CARDS[last[0]], "place": CELLS[places[0]]})]
    colours = list(dict.fromkeys(COLOURS[cell // 3] for cell in places))
    return [Sentence("elim-owner", {"card": CARDS[last[0]], "colours": colours})]


def _code(known: Knowledge) -> list[Sentence]:
    """TS-14.4c: five fakes give the true code, four leave two."""
    codes = [CARDS[code] for code in known.true_codes()]
    if len(codes) == 1:
        return [Sentence("elim-code", {"code": codes[0]})]
    return [Sentence("elim-codes", {"codes": codes})] if len(codes) == 2 else []


def _file(known: Knowledge) -> list[Sentence]:
    """TS-14.6, TS-19.24: whether the own file is complete, and what is missing."""
    if known.complete():
        [code] = known.true_codes()
        return [Sentence("file-complete", {"code": CARDS[code], "place": CELLS[known.places_of(code)[0]]})]
    facts = {
        "players": [seat_name(c) for c in known.pursuers() if len(known.names_of(c)) > 1],
        "codes": len(known.true_codes()),
        "places": len({cell for code in known.true_codes() for cell in known.places_of(code)}),
    }
    return [Sentence("file-incomplete", facts)]


def may_hold(view: View, place: str) -> list[str]:
    """The cards a cell may hold, for assist level 2."""
    known, cell = view.knowledge(), CELLS.index(place)
    cards = known.cards_in(cell) if cell < FAKES else known.fakes_on(cell)
    return [CARDS[card] for card in cards if card <= TOOTHBRUSH]
