"""Agents Secrets in words: questions about board and sheet, prompts and previews, from a view alone."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, ClassVar

from filature.games.serum import sheet_help
from filature.games.serum.board import (
    CELLS,
    COLOURS,
    DIALS,
    SQUARES,
)
from filature.games.serum.reading import COLOUR_LETTERS, read_container, read_dial
from filature.games.serum.turn_help import TurnHelp, here, open_squares
from filature.games.serum.view import View
from filature.kernel.events import Event
from filature.kernel.help import Sentence, Statistics
from filature.kernel.notation import complete, seat_number
from filature.kernel.state import seat_name

SETUP = {"DEAL", "FAKING", "LAYING"}
FREE = ("declare", "withdraw", "undial")
"""What may be played whoever's turn it is (TS-15.1, TS-6.12)."""
PIECES = {"agent": "agents", "informant": "informants", "bug": "bugs"}


class Help(TurnHelp):
    quiet: ClassVar[frozenset[str]] = frozenset({"ready", "unready", "stopped", "turn", "no-bugs", "no-informants"})
    opens: ClassVar[frozenset[str]] = frozenset({"dials"})

    # --- What a move would do -------------------------------------------------------------------------------------

    def draft(self, view: View, written: Sequence[str]) -> list[Sentence]:
        return [sentence for move in written for sentence in self._draft_one(view, move)]

    def _draft_one(self, view: View, move: str) -> list[Sentence]:
        verb, _, rest = move.partition(" ")
        if "=" in verb:
            player, _, name = verb.partition("=")
            return [Sentence("draft-name", {"pursuer": player, "name": name})]
        if verb == "dial":
            return [Sentence("draft-dial", {"square": rest}), *self._warning(view, rest)]
        if verb == "hide":
            cards = {"identity": view.identity, "formula": view.formula, "toothbrush": "toothbrush"}
            places = {place: str(cards[kind]) for place, kind in (part.split("=") for part in rest.split())}
            return [Sentence("draft-hide", {"cards": places})]
        if verb == "declare":
            return [Sentence("draft-declare"), *self._doubts(view)]
        if verb == "spend":
            return [Sentence("draft-spend", {"place": here(view), "cards": rest.split()})]
        if verb == "no":
            return [Sentence("draft-no-bug")]
        return [Sentence(f"draft-{verb}", {"what": rest})]

    def chapter(self, turn: int) -> Sentence:
        return Sentence("page-town-turn", {"number": turn + 1})

    def choice(self, view: View, written: str) -> Sentence | None:
        verb, _, square = written.partition(" ")
        if verb != "dial":
            return None
        return Sentence("choice-dial", {"player": seat_name(view.seat), "square": square})

    def _doubts(self, view: View) -> list[Sentence]:
        """TS-15.9: whoever's own sheet shows that their file cannot be complete is told; at level 2, also why."""
        if view.options.assist == 2:
            return [sheet_help.eliminations(view)[-1]]
        return [] if view.file_complete else [Sentence("warn-declare")]

    def _warning(self, view: View, square: str) -> list[Sentence]:
        """TS-6.8: an invalid dial is legal, but it is said what it costs."""
        if view.options.dial_guard == "off" or DIALS.index(square) in open_squares(view):
            return []
        flight = view.fugitive >= 0
        why = "none" if square not in SQUARES else "here" if not flight and square == here(view) else "closed"
        return [Sentence("warn-dial", {"square": square, "reason": why})]

    # --- Questions ------------------------------------------------------------------------------------------------

    def who_am_i(self, view: View) -> list[Sentence]:
        if view.seat < 0 or view.identity is None:
            return [Sentence("who-nobody")]
        me = view.table[view.seat]
        told = [Sentence("who-am-i", {"colour": me.colour, "name": view.identity})]
        told += self._where_player(view, view.seat)
        return [*told, Sentence("who-hand", {"cards": view.hand})]

    def whose_turn(self, view: View) -> list[Sentence]:
        if view.outcome is not None:
            return [Sentence("turn-over")]
        if view.phase in SETUP:
            return [Sentence("turn-setup")]
        if view.late is not None:
            return [Sentence("turn-late", {"player": seat_name(view.late)})]
        last = view.phase == "DIAL" and view.turn == view.options.turn_limit  # TS-18.1
        facts: dict[str, Any] = {
            "number": view.turn + 1,
            "flight": view.flight_turn + 1,
            "players": [seat_name(seat) for seat in view.waiting if seat >= 0],
        }
        return [Sentence("turn-last" if last else f"turn-{view.phase.lower()}", facts)]

    def scores(self, view: View) -> list[Sentence]:
        """Nobody counts points (TS-17); how a flight goes can be told."""
        flight = _flight(view)
        return flight if view.outcome is not None and flight else [Sentence("no-points"), *flight]

    def board(self, view: View) -> list[Sentence]:
        occupied = [
            square for square in SQUARES if any(square in _pieces(view, seat).values() for seat in _seats(view))
        ]
        told = [sentence for square in occupied for sentence in self._at_square(view, square)]
        beside = [seat_name(seat) for seat in _seats(view) if view.table[seat].agent is None]
        if beside:
            told.append(Sentence("board-beside", {"players": beside}))
        if view.lockers:
            told.append(Sentence("board-lockers", {"lockers": view.lockers}))
        told.append(Sentence("board-piles", {"pile": view.pile, "used": view.used}))
        return told

    def where(self, view: View, word: str) -> list[Sentence]:
        seat = complete(word, COLOURS[: view.players], COLOUR_LETTERS)
        if seat < 0:
            seat = seat_number(word, view.players)
        if seat >= 0:
            return self._where_player(view, seat)
        seen = [entry for entry in self._sheet(view) if entry.card.lower() == word.lower()]
        if seen:
            return [Sentence("where-card", {"card": e.card, "place": e.place}) for e in seen if e.place[0] != "G"] + [
                Sentence("where-fake", {"card": e.card, "place": e.place}) for e in seen if e.place[0] == "G"
            ]
        return [Sentence("where-unused", {"colour": word.lower()})] if word.lower() in view.unused else []

    def _where_player(self, view: View, seat: int) -> list[Sentence]:
        pieces = {piece: square or "nowhere" for piece, square in _pieces(view, seat).items()}
        return [Sentence("where-player", {"player": seat_name(seat), "colour": COLOURS[seat], **pieces})]

    def what_at(self, view: View, word: str) -> list[Sentence]:
        container = read_container(word.split())
        if container >= 0:
            return self._at_cell(view, CELLS[container])
        number = read_dial(word.split())
        square = DIALS[number] if number >= 0 else ""
        if square not in SQUARES:
            return []
        told = self._at_square(view, square)
        if view.lockers and square in view.lockers.values():
            colours = [colour for colour, station in view.lockers.items() if station == square]
            told.append(Sentence("at-lockers", {"colours": colours}))
        return told + (self._at_cell(view, square) if square[0] == "G" else [])

    def _at_square(self, view: View, square: str) -> list[Sentence]:
        standing = {
            kind: [p for p in _seats(view) if _pieces(view, p)[piece] == square] for piece, kind in PIECES.items()
        }
        pieces = {kind: [seat_name(seat) for seat in seats] for kind, seats in standing.items() if seats}
        return (
            [Sentence("at-square", {"square": square, "pieces": pieces})]
            if pieces
            else [Sentence("at-empty", {"square": square})]
        )

    def _at_cell(self, view: View, place: str) -> list[Sentence]:
        entries = [entry for entry in self._sheet(view) if entry.place == place]
        if entries:
            return [_line(entries[0])]
        if view.options.assist == 2 and view.seat >= 0:
            return [Sentence("at-perhaps", {"place": place, "cards": sheet_help.may_hold(view, place)})]
        return [Sentence("at-unseen", {"place": place})]

    def near(self, view: View, word: str) -> list[Sentence]:
        """TS-3.3: there is no adjacency."""
        number = read_dial(word.split())
        return [Sentence("near-everywhere", {"square": DIALS[number]})] if number in _existing() else []

    def way(self, view: View, word: str) -> list[Sentence]:
        number = read_dial(word.split())
        if number not in _existing():
            return []
        kind = "way-dial" if number in open_squares(view) else "way-closed"
        return [Sentence(kind, {"square": DIALS[number], "example": f"dial {DIALS[number]}"})]

    def known(self, view: View) -> list[Sentence]:
        """The sheet: automatic lines from assist level 1 on, what follows from them at level 2 (TS-14)."""
        if view.truth is not None:
            return [Sentence("known-truth", {"cards": view.truth.cards, "code": view.truth.aside})]
        if view.seat < 0 or view.identity is None:
            return [Sentence("who-nobody")]
        told = [_line(entry) for entry in self._sheet(view)]
        if view.options.assist == 0:
            told.append(Sentence("known-unassisted"))
        if view.hand:
            told.append(Sentence("who-hand", {"cards": view.hand}))
        if view.spent:
            told.append(Sentence("known-used", {"cards": view.spent}))
        if view.file:
            told.append(Sentence("known-file", {"file": view.file}))
        if view.options.assist == 2 and view.sheet:
            told += sheet_help.eliminations(view)
        return told or [Sentence("known-dealt", {"identity": view.identity, "formula": view.formula})]

    def _sheet(self, view: View) -> list[Any]:
        return [entry for entry in view.sheet if view.options.assist or entry.source == "own"]

    def may_do(self, view: View, moves: Sequence[str]) -> list[Sentence]:
        """Flags and dials taken back need no turn."""
        free = [move for move in moves if move in FREE]
        count = len(moves) - len(free)
        told = [Sentence("may-do", {"count": count}), *self.ask(view)] if count else [Sentence("may-nothing")]
        return told + [Sentence(f"may-{move}", {"example": move}) for move in free]

    def statistics(self, view: View, heard: Sequence[Event]) -> Statistics:
        """What everybody could count: who has seen how much (TS-19.12, TS-19.13)."""
        return Statistics(_seen(view), {seat_name(seat): view.table[seat].knows for seat in _seats(view)})


def _seen(view: View) -> list[Sentence]:
    """How much everybody has seen, as far as that is anything."""
    told = []
    for seat, player in enumerate(view.table):
        fakes = sum(1 for place in player.knows if place[0] == "G")
        counts = {"containers": len(player.knows) - fakes, "fakes": fakes, "moles": player.moles}
        if any(counts.values()):
            facts = {"colour": player.colour, "counts": {what: count for what, count in counts.items() if count}}
            told.append(Sentence("clue-seen", {"player": seat_name(seat), **facts}))
    return [*told, *_flight(view)] if view.solos else told


def _flight(view: View) -> list[Sentence]:
    if view.fugitive < 0:
        return []
    facts = {"player": seat_name(view.fugitive), "solos": view.solos, "turn": view.flight_turn}
    return [Sentence("score-flight", facts)]


def _seats(view: View) -> range:
    return range(view.players)


def _pieces(view: View, seat: int) -> dict[str, str | None]:
    return {piece: getattr(view.table[seat], piece) for piece in PIECES}


def _existing() -> list[int]:
    return [DIALS.index(square) for square in SQUARES]


def _line(entry: Any) -> Sentence:
    facts = {"place": entry.place, "card": entry.card, "turn": entry.turn}
    if entry.source == "own":
        return Sentence("line-own", facts)
    return Sentence("line-fake" if entry.place[0] == "G" else "line-card", {**facts, "player": entry.source})
