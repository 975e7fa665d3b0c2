"""Heimlich & Co. in words: questions about the board, prompts and previews, from a view alone (HC-6.4)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from filature.games.heimlich import statistics
from filature.games.heimlich.board import AGENTS, GOAL, PLACES, REPORT_AT, VALUES, distance
from filature.games.heimlich.notation import CODES, read_place
from filature.games.heimlich.view import Piece, View
from filature.kernel import help
from filature.kernel.events import Event
from filature.kernel.help import Identity, Sentence, Statistics
from filature.kernel.state import WATCHER, seat_name

WHOLE_TURN = {"ROLL", "PICK", "MOVE", "REPORT", "DOSSIER"}


class Help(help.Help):
    def identity(self, view: View) -> Identity:
        if view.identity is None:
            return Identity("plain-watcher" if view.seat == WATCHER else "identity-undealt")
        return Identity("identity", {"agent": view.identity}, secret=True)

    def aim(self, view: View) -> Sentence:
        mode = view.options.mode
        if view.identity is None:
            return Sentence(f"aim-of-all-{mode}")
        return Sentence(f"aim-{mode}", {"agent": view.identity})

    def ask(self, view: View) -> list[Sentence]:
        return [Sentence(f"ask-{view.phase.lower()}", {"die": view.die} if view.phase == "MOVE" else {})]

    def example(self, view: View) -> str:
        if view.phase == "MOVE":
            return f"{view.agents[0].agent}+{view.die}"
        if view.phase == "DOSSIER":
            return f"dossier {_next_free_place(view)}"
        if view.phase == "PICK":
            return "pick 2"
        named = [seat_name(seat) for seat in range(view.players) if seat != view.seat]
        left = [player for player in named if player not in view.report.values()]
        return f"{_lines_left(view)[0]}={left[0] if left else '?'}"

    def idle(self, view: View) -> list[Sentence]:
        return [Sentence("idle-reported")] if view.phase == "REPORT" and view.seat in view.reported else []

    def draft(self, view: View, written: Sequence[str]) -> list[Sentence]:
        if view.phase == "MOVE":
            return self._draft_split(view, written[0])
        if view.phase == "REPORT":
            lines = [line.split("=") for line in written]
            return [Sentence("draft-line", {"agent": agent, "owner": owner}) for agent, owner in lines]
        what = written[0].split()[-1]
        if view.phase == "DOSSIER" and what == view.dossier:
            return [Sentence("draft-dossier-left", {"what": what})]  # HC-5.2
        return [Sentence(f"draft-{view.phase.lower()}", {"what": what})]

    def _draft_split(self, view: View, written: str) -> list[Sentence]:
        steps = {agent: int(count) for agent, count in (part.split("+") for part in written.split())}
        moved = [_walked(piece, steps.get(piece.agent, 0)) for piece in view.agents]
        drafted = [
            Sentence("draft-step", {"agent": new.agent, "from": old.place, "to": new.place, "steps": steps[new.agent]})
            for old, new in zip(view.agents, moved, strict=True)
            if new.agent in steps
        ]
        new = [piece for piece in moved if piece.agent in steps and piece.agent not in view.old_agents]  # HC-5.3
        if not any(piece.place == view.dossier for piece in new):
            return [*drafted, Sentence("draft-no-count")]
        gains = {piece.agent: max(-piece.score, VALUES[PLACES.index(piece.place)]) for piece in moved}
        drafted.append(Sentence("draft-count", {"place": view.dossier, "gains": gains}))
        highest = max(piece.score + gains[piece.agent] for piece in moved)
        if highest >= GOAL:
            drafted.append(Sentence("draft-end"))
        elif view.options.mode == "advanced" and highest >= REPORT_AT and not view.report_asked:
            drafted.append(Sentence("draft-report"))
        return drafted

    def who_am_i(self, view: View) -> list[Sentence]:
        if view.identity is None:
            return [Sentence("who-nobody")]
        piece = next(piece for piece in view.agents if piece.agent == view.identity)
        return [Sentence("who-am-i", {"agent": piece.agent, "place": piece.place, "score": piece.score})]

    def whose_turn(self, view: View) -> list[Sentence]:
        if view.outcome is not None:
            return [Sentence("turn-over")]
        if view.phase == "REPORT":
            return [Sentence("turn-report", {"players": [seat_name(seat) for seat in view.waiting]})]
        if view.phase not in WHOLE_TURN:
            return [Sentence("turn-setup")]
        facts = {"player": seat_name(view.active), "turn": view.turn + 1, "die": view.die}
        return [Sentence(f"turn-{view.phase.lower()}", facts)]

    def scores(self, view: View) -> list[Sentence]:
        ranked = sorted(view.agents, key=lambda piece: -piece.score)
        if view.owners is None:
            return [Sentence("score-of", {"agent": piece.agent, "score": piece.score}) for piece in ranked]
        return [
            Sentence("score-of-owner", {"agent": piece.agent, "score": piece.score, "owner": view.owners[piece.agent]})
            for piece in ranked
        ]

    def board(self, view: View) -> list[Sentence]:
        peopled = [place for place in PLACES if any(piece.place == place for piece in view.agents)]
        told = [sentence for place in peopled for sentence in self.what_at(view, place)]
        return told if view.dossier in peopled else [*told, *self.where(view, "dossier")]

    def where(self, view: View, word: str) -> list[Sentence]:
        if word == "dossier":
            reach = {p.agent: distance(PLACES.index(p.place), PLACES.index(view.dossier)) for p in view.agents}
            return [Sentence("where-dossier", {"place": view.dossier, "reach": reach}), *_not_new(view)]
        agent = CODES.get(word.upper(), word.lower())
        found = [p for p in view.agents if p.agent == agent] or [p for p in view.agents if p.agent.startswith(agent)]
        if len(found) == 1 and agent:
            steps = distance(PLACES.index(found[0].place), PLACES.index(view.dossier))
            return [Sentence("where-agent", {"agent": found[0].agent, "place": found[0].place, "steps": steps})]
        return [Sentence("where-not-playing", {"agent": agent})] if agent in AGENTS else []

    def what_at(self, view: View, word: str) -> list[Sentence]:
        number = read_place(word)
        if number < 0:
            return []
        place = PLACES[number]
        here = [piece.agent for piece in view.agents if piece.place == place]
        told = [
            Sentence("at-agents" if here else "at-nobody", {"place": place, "agents": here, "value": VALUES[number]})
        ]
        return [*told, Sentence("at-dossier"), *_not_new(view)] if place == view.dossier else told

    def near(self, view: View, word: str) -> list[Sentence]:
        number = read_place(word)
        if number < 0:
            return []
        before, after = PLACES[number - 1], PLACES[(number + 1) % len(PLACES)]
        return [Sentence("near-place", {"place": PLACES[number], "before": before, "after": after})]

    def way(self, view: View, word: str) -> list[Sentence]:
        number = read_place(word)
        if number < 0:
            return []
        steps = {p.agent: distance(PLACES.index(p.place), number) for p in view.agents}
        return [Sentence("way-to", {"place": PLACES[number], "steps": steps})]

    def known(self, view: View) -> list[Sentence]:
        told = self.who_am_i(view)
        told.append(Sentence("known-independents", {"count": view.independents}))
        if view.reported and view.outcome is None:
            told.append(Sentence("known-reported", {"players": [seat_name(seat) for seat in view.reported]}))
        if view.report:
            told.append(Sentence("known-report", {"lines": view.report}))
        if view.owners:
            told.append(Sentence("known-owners", {"owners": view.owners}))
        return told

    def statistics(self, view: View, heard: Sequence[Event]) -> Statistics:
        return statistics.statistics(view, heard)

    def may_do(self, view: View, moves: Sequence[str]) -> list[Sentence]:
        if not moves:
            return [Sentence("may-nothing")]
        facts: dict[str, Any] = {"die": view.die, "count": len(moves), "agents": [p.agent for p in view.agents]}
        if view.phase == "DOSSIER":
            facts["places"] = [move.removeprefix("dossier ") for move in moves]
        if view.phase == "REPORT":
            facts["agent"] = moves[0].split("=")[0]
            facts["owners"] = [move.split("=")[1] for move in moves]
        return [Sentence(f"may-{view.phase.lower()}", facts)]


def _walked(piece: Piece, steps: int) -> Piece:
    return Piece(piece.agent, PLACES[(PLACES.index(piece.place) + steps) % len(PLACES)], piece.score)


def _next_free_place(view: View) -> str:
    """Clockwise from the dossier; whatever the table plays by, it may go there (HC-4.8, HC-5.2)."""
    here = PLACES.index(view.dossier)
    occupied = {piece.place for piece in view.agents}
    return next(place for place in PLACES[here + 1 :] + PLACES[:here] if place not in occupied)


def _not_new(view: View) -> list[Sentence]:
    """HC-8.17: whose arrival at the dossier brings no count."""
    return [Sentence("dossier-old-agents", {"agents": view.old_agents})] if view.old_agents else []


def _lines_left(view: View) -> list[str]:
    return [p.agent for p in view.agents if p.agent != view.identity and p.agent not in view.report]
