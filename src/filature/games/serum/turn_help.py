"""Where a viewer stands: who they are, what they are after, what they are asked, for whom the match waits."""

from __future__ import annotations

from filature.games.serum.board import (
    CELLS,
    COLOURS,
    DIALS,
    FIXED_AT_AIRPORT,
    FLIGHT_SQUARES,
    H1,
    INVESTIGATION,
    PSEUDONYMS,
    squares,
)
from filature.games.serum.view import View, searchable
from filature.kernel import help
from filature.kernel.help import Identity, Sentence
from filature.kernel.state import WATCHER, seat_name

SEALED = {"HIDE", "BUG", "DIAL", "INFORMANT", "FLIGHT"}
"""The phases in which everybody chooses unseen (TS-5.2)."""


class TurnHelp(help.Help):
    """The part of the help that follows from whose turn it is."""

    def identity(self, view: View) -> Identity:
        if view.identity is None:
            return Identity("plain-watcher" if view.seat == WATCHER else "identity-undealt")
        return Identity("identity", {"name": view.identity, "colour": COLOURS[view.seat]}, secret=True)

    def aim(self, view: View) -> Sentence:
        if view.seat == WATCHER:
            return Sentence("aim-of-all")
        if view.fugitive < 0:
            return Sentence("aim")
        return Sentence("aim-flee" if view.seat == view.fugitive else "aim-pursue", _fugitive(view))

    # --- What is asked --------------------------------------------------------------------------------------------

    def ask(self, view: View) -> list[Sentence]:
        phase = view.phase
        if phase == "ACT":
            return [_ask_act(view)]
        if phase == "DIAL":
            return _ask_dial(view)
        if phase == "FILE":
            return [Sentence("ask-name", {"players": _unnamed(view)}) if view.taken else Sentence("ask-file")]
        if phase == "FLIGHT":
            asked = "ask-flight" if view.seat == view.fugitive else "ask-pursuit"
            return [Sentence(asked, {**_fugitive(view), "solos": view.solos})]
        facts = {"identity": view.identity, "formula": view.formula} if phase == "HIDE" else {}
        return [Sentence(f"ask-{phase.lower()}", facts)]

    def example(self, view: View) -> str:
        phase = view.phase
        if phase == "HIDE":
            airport = view.options.locker_layout == "fixed" and FIXED_AT_AIRPORT >> view.seat & 1
            return f"hide suitcase=toothbrush briefcase=identity {'F1' if airport else 'B1'}=formula"
        if phase == "BUG":
            return "bug G3"
        if phase in ("DIAL", "FLIGHT"):
            return f"dial {DIALS[_worth_a_visit(view)]}"
        if phase == "INFORMANT":
            return "informant F1" if view.table[view.seat].informant == "B1" else "informant B1"
        return _example_of_a_deed(view) if phase == "ACT" else _example_of_a_file(view)

    # --- Why there is nothing to do -------------------------------------------------------------------------------

    def idle(self, view: View) -> list[Sentence]:
        if view.late is not None:
            return [Sentence("turn-late", {"player": seat_name(view.late)})]
        if view.phase == "FILE":
            return [Sentence("idle-file", _fugitive(view))]
        if view.seat < 0:
            return []
        if view.phase == "BUG" and view.table[view.seat].bug:
            return [Sentence("idle-bug")]
        if view.phase in SEALED or (view.phase == "ACT" and view.choice):
            return [Sentence("idle-sealed")]
        return _cannot_act(view) if view.phase == "ACT" else []


def _fugitive(view: View) -> dict[str, str]:
    return {"player": seat_name(view.fugitive)}


def _ask_dial(view: View) -> list[Sentence]:
    last = view.turn == view.options.turn_limit  # TS-18.1
    asked = Sentence("ask-last-dial") if last else Sentence("ask-dial", {"here": here(view) or "nowhere"})
    return [asked, Sentence("ask-flag")] if view.flag else [asked]


def _ask_act(view: View) -> Sentence:
    place = here(view) or ""
    if place[0] == "V":
        return Sentence("ask-draw", {"here": place})
    if place[0] == "G":
        return Sentence("ask-spend" if _payment(view, place) else "ask-unpaid", {"here": place})
    if not _unopened(view):
        return Sentence("ask-stop")
    return Sentence("ask-search", {"here": place, "looks": _looks(view) - len(view.choice)})


def _example_of_a_deed(view: View) -> str:
    place = here(view) or ""
    if place[0] == "V":
        return "draw"
    if place[0] == "G":
        payment = _payment(view, place)
        return " ".join(["spend", *payment]) if payment else "stop"
    containers = _unopened(view)
    return f"search {containers[0]}" if containers else "stop"


def _example_of_a_file(view: View) -> str:
    names = [name for name in PSEUDONYMS if name != view.identity and name not in view.file.values()]
    line = f"{_unnamed(view)[0]}={names[0]}"
    return line if view.taken else f"take {COLOURS[view.seat - 1]}-locker {line}"


def _cannot_act(view: View) -> list[Sentence]:
    """Why the agent of a seat does nothing in this phase, as everybody can see (TS-7.2, TS-7.4)."""
    place = here(view)
    if place is None:
        return [Sentence("idle-beside")]
    others = [seat_name(s) for s in range(view.players) if s != view.seat and view.table[s].agent == place]
    if others:
        return [Sentence("idle-neutralised", {"here": place, "players": others})]
    if place[0] == "V":
        return [] if view.pile or view.table[view.seat].deeds else [Sentence("idle-no-card")]
    if place[0] == "G":
        able = view.table[view.seat].moles or view.table[view.seat].deeds
        return [] if able else [Sentence("idle-no-mole", {"here": place})]
    return [] if searchable(view, DIALS.index(place)) else [Sentence("idle-nothing-here", {"here": place})]


# --- Small questions to a view ------------------------------------------------------------------------------------


def here(view: View) -> str | None:
    """The square of the seat's own agent."""
    return view.table[view.seat].agent if view.seat >= 0 else None


def open_squares(view: View) -> list[int]:
    """The squares a dial may take the seat to (TS-6.4, TS-16.2)."""
    flight = view.fugitive >= 0
    standing = here(view)
    known = FLIGHT_SQUARES[view.players] if flight else INVESTIGATION[view.players]
    barred = squares(standing) if standing and not flight else 0
    return [square for square in range(len(DIALS)) if (known & ~barred) >> square & 1]


def _worth_a_visit(view: View) -> int:
    """An open square: somebody else's hotel, if there is one."""
    choices = open_squares(view)
    hotels = [square for square in choices if DIALS[square][0] == "H" and square - H1 != view.seat]
    return (hotels or choices)[0]


def _payment(view: View, place: str) -> list[str]:
    """Mole cards in the hand that open a secret place (TS-11.1)."""
    if place in view.hand:
        return [place]
    return view.hand[:2] if len(view.hand) > 1 else []


def _unopened(view: View) -> list[str]:
    """The containers here that the seat may still look into."""
    if view.choice and view.choice[0] == "stop":
        return []
    containers = [CELLS[cell] for cell in searchable(view, DIALS.index(here(view) or ""))]
    return [container for container in containers if f"search {container}" not in view.choice]


def _unnamed(view: View) -> list[str]:
    others = [seat_name(seat) for seat in range(view.players) if seat != view.seat]
    return [player for player in others if player not in view.file]


def _looks(view: View) -> int:
    """TS-8.2, TS-9.2: two looks, or one under the eyes of an informant."""
    eyes = [s for s in range(view.players) if s != view.seat or view.options.own_informant_counts]
    posts = [view.table[s].informant for s in eyes]
    if view.options.bug_limits_search:
        posts += [view.table[s].bug for s in eyes]
    return 1 if here(view) in posts else 2
