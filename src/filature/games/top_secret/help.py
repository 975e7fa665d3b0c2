"""What can be said about a moment of Top Secret from a seat's view alone: answers, prompts, previews."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, ClassVar

from filature.games.top_secret.board import COLOURS, LETTERS, Board
from filature.games.top_secret.map import Map
from filature.games.top_secret.turn_help import TurnHelp, agents_in_play, colour_of
from filature.games.top_secret.view import Agent, View
from filature.kernel.help import Sentence
from filature.kernel.state import seat_name


class Help(TurnHelp):
    quiet: ClassVar[frozenset[str]] = frozenset({"submitted", "turn-ended", "card-chosen", "targeted", "refilled"})
    walks: ClassVar[frozenset[str]] = frozenset({"stepped"})
    opens: ClassVar[frozenset[str]] = frozenset({"fought"})

    def __init__(self, board: Board) -> None:
        self.map = Map(board)

    def _place(self, view: View, word: str) -> str:
        return self.map.find(word, colour_of(view))

    def draft(self, view: View, written: Sequence[str]) -> list[Sentence]:
        return [_draft(view, text) for text in written]

    def choice(self, view: View, written: str) -> Sentence | None:
        verb, _, card = written.partition(" ")
        return Sentence("choice-card", {"player": seat_name(view.seat), "card": int(card)}) if verb == "card" else None

    def who_am_i(self, view: View) -> list[Sentence]:
        if view.seat < 0:
            return [Sentence("who-nobody")]
        colour = colour_of(view)
        if not colour:
            return [Sentence("who-undrawn")]
        gateways = self.map.gateways(colour)
        facts = {"colour": colour, "base": f"S_{colour}", "hq": f"H_{colour}", "cities": gateways}
        return [Sentence("who-am-i", {**facts, "agents": len(agents_in_play(view, view.seat))})]

    def whose_turn(self, view: View) -> list[Sentence]:
        if view.outcome is not None:
            return [Sentence("turn-over")]
        if view.late is not None:
            return [Sentence("turn-late", {"player": seat_name(view.late)})]
        waiting = [seat_name(seat) for seat in view.waiting]
        facts = {"player": seat_name(view.active), "round": view.rounds + 1, "pool": view.pool, "players": waiting}
        if view.phase == "LOOT" and view.duel is not None:
            facts["player"] = seat_name(view.duel.opponent)
        return [Sentence(f"turn-{view.phase.lower().replace('_', '-')}", facts)]

    def scores(self, view: View) -> list[Sentence]:
        if view.phase == "COLOURS":
            return self.whose_turn(view)
        ranked = sorted(range(view.players), key=lambda seat: -view.totals[seat])
        return [Sentence("score-of", self._standing(view, seat)) for seat in ranked]

    def _standing(self, view: View, seat: int) -> dict[str, Any]:
        return {
            "player": seat_name(seat),
            "colour": view.colours[seat],
            "secrets": view.totals[seat],
            "cases": [delivery.case for delivery in view.deliveries if delivery.seat == seat],
            "agents": len(agents_in_play(view, seat)),
        }

    def board(self, view: View) -> list[Sentence]:
        places = dict.fromkeys([piece.place for piece in view.agents] + [case.place or "" for case in view.cases])
        cities = [city for city in self.map.cities if city in places]
        bases = [f"S_{colour}" for colour in COLOURS if f"S_{colour}" in places]
        return [sentence for place in [*cities, *bases] for sentence in self.what_at(view, place)]

    def where(self, view: View, word: str) -> list[Sentence]:
        name = word.strip().upper()
        for piece in view.agents:
            if piece.agent == name:
                facts = {"agent": piece.agent, "place": piece.place, "case": piece.case}
                return [Sentence("where-carrier" if piece.case else "where-agent", facts)]
        for case in view.cases:
            if case.case == name:
                delivered = [d for d in view.deliveries if d.case == name]
                by = seat_name(delivered[0].seat) if delivered else ""
                facts = {"case": name, "place": case.place, "agent": case.carrier, "player": by}
                how = "delivered" if delivered else "carried" if case.carrier else "lies" if case.place else "hidden"
                return [Sentence(f"where-{how}", facts)]
        return self.what_at(view, word)

    def what_at(self, view: View, word: str) -> list[Sentence]:
        place = self._place(view, word)
        if place.startswith("H_"):
            return [Sentence("at-hq", {"place": place, "cities": self.map.neighbours(place)})]
        if not place:
            return []
        agents = [_described(piece) for piece in view.agents if piece.place == place]
        cases = [case.case for case in view.cases if case.place == place and case.carrier is None]
        if agents and cases:
            return [Sentence("at-both", {"place": place, "agents": agents, "cases": cases})]
        if cases:
            return [Sentence("at-cases", {"place": place, "cases": cases})]
        return [Sentence("at-agents" if agents else "at-nobody", {"place": place, "agents": agents})]

    def near(self, view: View, word: str) -> list[Sentence]:
        place = self._place(view, word)
        if not place:
            return []
        if place.startswith(("S_", "H_")):
            return [
                Sentence(
                    "near-base" if place[0] == "S" else "at-hq", {"place": place, "cities": self.map.neighbours(place)}
                )
            ]
        told = [Sentence("near-city", {"place": place, "cities": self.map.neighbours(place)})]
        told += [Sentence("near-hq", {"hq": f"H_{c}"}) for c in view.colours if place in self.map.gateways(c)]
        return [
            *told,
            *(Sentence("near-exit", {"base": f"S_{c}"}) for c in COLOURS if place in self.map.neighbours(f"S_{c}")),
        ]

    def way(self, view: View, word: str) -> list[Sentence]:
        """From every place where the seat has agents, the nearest first."""
        goal = self._place(view, word)
        if not goal:
            return []
        if goal.startswith("S_"):
            return [Sentence("way-base", {"place": goal})]
        starts = dict.fromkeys(piece.place for piece in view.agents if piece.seat == view.seat and piece.place != "out")
        ways = [(start, self.map.way(start, goal)) for start in starts if start != goal]
        if not starts:
            return [Sentence("way-nobody")]
        told = []
        for start, way in sorted(ways, key=lambda pair: len(pair[1])):
            agents = [piece.agent for piece in view.agents if piece.place == start and piece.seat == view.seat]
            facts = {"agents": agents, "from": start, "to": goal, "steps": len(way), "cities": way[:-1]}
            told.append(Sentence("way-through" if way[:-1] else "way-next", facts))
            held = [city for city in way if _enemies(view, city)]
            if held:
                told.append(Sentence("way-enemies", {"cities": held}))
        return told or [Sentence("way-there", {"place": goal})]

    def known(self, view: View) -> list[Sentence]:
        told = self.who_am_i(view)
        own = {case.case: case.content for case in view.cases if case.seat == view.seat and case.content}
        if own:
            told.append(Sentence("known-own", {"contents": own}))
        for seat, colour in enumerate(view.colours):
            left = [case.case for case in view.cases if case.seat == seat and case.content is None and case.place]
            if left:
                told.append(Sentence("known-hidden", {"cases": left, "contents": view.unknown[colour]}))
        for seat, hand in enumerate(view.hands):
            told.append(Sentence("known-cards", {"player": seat_name(seat), "cards": hand.available}))
        return told

    def may_do(self, view: View, moves: Sequence[str]) -> list[Sentence]:
        if not moves:
            return [Sentence("may-nothing")]
        if view.phase != "MOVE" or view.active != view.seat:
            return [Sentence("may-choose", {"example": ", ".join(moves)})]
        ways: dict[str, list[str]] = {}
        for move in moves:
            if " > " in move:
                agent, goal = move.split(" > ")
                ways.setdefault(agent, []).append(goal)
        alike: dict[tuple[str, ...], list[str]] = {}
        for agent, goals in ways.items():
            alike.setdefault(tuple(goals), []).append(agent)
        steps = {", ".join(agents): list(cities) for cities, agents in alike.items()}
        told = [Sentence("may-step", {"steps": steps})] if steps else []
        others = [move for move in moves if " > " not in move]
        return [*told, Sentence("may-choose", {"example": ", ".join(others)})] if others else told


def _enemies(view: View, city: str) -> list[str]:
    return [piece.agent for piece in view.agents if piece.place == city and piece.seat != view.seat]


def _described(piece: Agent) -> str:
    return f"{piece.agent} + {piece.case}" if piece.case else piece.agent


def _draft(view: View, text: str) -> Sentence:
    """What one written move would do."""
    if " > " in text:
        return _draft_step(view, *text.split(" > "))
    verb, _, rest = text.partition(" ")
    if verb in ("pick", "drop"):
        agent, _, case = rest.partition(" ")
        return Sentence(f"draft-{verb}", {"agent": agent, "case": case})
    if verb in ("end", "resign"):
        return Sentence(f"draft-{verb}")
    if verb in ("target", "card", "loot", "lose", "guard"):
        return Sentence(f"draft-{verb}", {"what": rest, "reason": rest})
    letter, part = text[0], text[2:]
    name = LETTERS[COLOURS.index(colour_of(view))] + letter
    return Sentence("draft-hide" if text[1] == "=" else "draft-place", {"case": name, "what": part})


def _draft_step(view: View, agent: str, goal: str) -> Sentence:
    facts: dict[str, Any] = {"agent": agent, "to": goal}
    if goal.startswith("H_"):
        return Sentence("draft-deliver", facts)
    enemies = _enemies(view, goal)
    return Sentence("draft-attack", {**facts, "agents": enemies}) if enemies else Sentence("draft-step", facts)
