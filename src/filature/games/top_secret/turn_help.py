"""Where a viewer stands: who they are, what they are after, what they are asked, for whom the match waits."""

from __future__ import annotations

from filature.games.top_secret.board import CASE_LETTERS
from filature.games.top_secret.view import View
from filature.kernel import help
from filature.kernel.help import Identity, Sentence
from filature.kernel.state import WATCHER, seat_name

CITIES = ("Lagos", "Cairo", "Aden", "Delhi")
HIDDEN = ("5", "bomb", "1", "3")
"""Where an example hides the cases, and what it puts into them."""


class TurnHelp(help.Help):
    """The part of the help that follows from whose turn it is."""

    def identity(self, view: View) -> Identity:
        if view.seat == WATCHER:
            return Identity("plain-watcher")
        colour = colour_of(view)
        return Identity("identity", {"colour": colour}) if colour else Identity("who-undrawn")

    def aim(self, view: View) -> Sentence:
        return Sentence("aim-of-all" if view.seat == WATCHER else "aim")

    def ask(self, view: View) -> list[Sentence]:
        if view.phase == "SETUP":
            return self._ask_setup(view)
        if view.phase == "MOVE":
            return _ask_move(view)
        if view.duel is not None:
            return self._ask_duel(view)
        return [Sentence("ask-bomb", {"losses": view.losses})]

    def _ask_setup(self, view: View) -> list[Sentence]:
        plan = view.plan
        if plan is None or not plan.contents:
            return [Sentence("ask-setup"), *([Sentence("ask-guard")] if view.seat in view.guards else [])]
        if len(plan.contents) < len(CASE_LETTERS):
            return [Sentence("ask-content", {"case": CASE_LETTERS[len(plan.contents)]})]
        if len(plan.cities) < len(CASE_LETTERS):
            return [Sentence("ask-city", {"case": CASE_LETTERS[len(plan.cities)]})]
        return [Sentence("ask-guard")]

    def _ask_duel(self, view: View) -> list[Sentence]:
        duel = view.duel
        assert duel is not None
        if view.phase == "TARGET":
            return [Sentence("ask-target", {"agent": duel.attacker, "agents": duel.defenders})]
        if view.phase == "LOOT":
            return [Sentence("ask-loot", {"agent": duel.defender, "case": duel.loot})]
        cards = view.hands[view.seat].available
        return [Sentence("ask-card", {"attacker": duel.attacker, "defender": duel.defender, "cards": cards})]

    def example(self, view: View) -> str:
        """While agents move, any legal step will do: which ones are, the limit of two in a city decides (SE-4.8)."""
        if view.phase == "SETUP":
            return _example_of_a_plan(view)
        if view.phase == "BOMB":
            carrier = [agent for agent in agents_in_play(view, view.seat) if agent == view.carrier]
            return f"lose {(carrier or agents_in_play(view, view.seat))[0]}"
        if view.duel is None:
            return ""
        if view.phase == "TARGET":
            return f"target {view.duel.defenders[0]}"
        return "loot yes" if view.phase == "LOOT" else f"card {view.hands[view.seat].available[0]}"

    def idle(self, view: View) -> list[Sentence]:
        if view.late is not None:
            return [Sentence("turn-late", {"player": seat_name(view.late)})]
        if view.phase == "SETUP":
            return [Sentence("idle-submitted")] if view.seat in view.submitted else []
        if view.seat >= 0 and view.colours and not agents_in_play(view, view.seat):
            return [Sentence("idle-out")]
        if view.duel is None:
            return []
        if view.seat in view.duel.chosen:
            return [Sentence("idle-card", {"card": view.duel.card})]
        return [Sentence("idle-duel", {"players": [seat_name(view.active), seat_name(view.duel.opponent)]})]


def _ask_move(view: View) -> list[Sentence]:
    bonus = {piece.agent: piece.bonus for piece in view.agents if piece.bonus}
    asked = [Sentence("ask-bonus", {"steps": bonus})] if bonus else []
    if view.pool:
        return [Sentence("ask-move", {"pool": view.pool}), *asked]
    return asked or [Sentence("ask-end")]


def _example_of_a_plan(view: View) -> str:
    """The whole of it, or its next part."""
    plan = view.plan
    if plan is None or not plan.contents:
        parts = [f"{case}={content} @ {city}" for case, content, city in zip(CASE_LETTERS, HIDDEN, CITIES, strict=True)]
        return " ".join(["setup", *parts, *(["guard yes"] if view.seat in view.guards else [])])
    if len(plan.contents) < len(CASE_LETTERS):
        content = next(content for content in HIDDEN if content not in plan.contents)
        return f"{CASE_LETTERS[len(plan.contents)]}={content}"
    if len(plan.cities) < len(CASE_LETTERS):
        city = next(city for city in CITIES if city not in plan.cities)
        return f"{CASE_LETTERS[len(plan.cities)]}@{city}"
    return "guard yes"


def colour_of(view: View) -> str:
    """The colour of the seat; empty for a watcher, and before it is drawn."""
    return view.colours[view.seat] if 0 <= view.seat < len(view.colours) else ""


def agents_in_play(view: View, seat: int) -> list[str]:
    return [piece.agent for piece in view.agents if piece.seat == seat and piece.place != "out"]
