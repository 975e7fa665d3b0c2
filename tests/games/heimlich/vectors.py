"""The test vectors of docs/rules/heimlich.md, read from the page as they are written there (HC-7.1) and run."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from filature.games.heimlich import GAME
from filature.games.heimlich.board import square
from filature.kernel.errors import FilatureError
from filature.kernel.match import Match
from filature.kernel.state import CHANCE, State
from tests.games.heimlich.table import (
    AGENTS,
    PLACES,
    RULES,
    board,
    code,
    events,
    file_reports,
    gather,
    in_phase,
    kinds,
    position,
    see,
    turn,
)
from tests.playing import play_out

Facts = dict[str, str]


@dataclass(frozen=True)
class Vector:
    """One test vector: `TV-7 everyone scores | HC-4.3 HC-4.5` and the lines below it."""

    id: str
    title: str
    clauses: tuple[str, ...]
    lines: tuple[str, ...]


def vectors(page: str = RULES) -> dict[str, Vector]:
    """Every vector written in a fenced block."""
    found = {}
    for block in re.findall(r"^```hc\n(.*?)^```", page, re.DOTALL | re.MULTILINE):
        for paragraph in block.strip().split("\n\n"):
            head, *lines = paragraph.splitlines()
            title, _, clauses = head.rpartition(" | ")
            name, _, title = title.partition(" ")
            found[name] = Vector(name, title, tuple(clauses.split()), tuple(x for x in lines if not x.startswith("#")))
    return found


def vector_ids(page: str = RULES) -> list[str]:
    """Every vector the rules define, in a block or in prose."""
    return re.findall(r"^TV-\d+[a-z]?(?= )", page, re.MULTILINE)


def run(vector: Vector) -> Scene:
    """Run a vector line by line; an AssertionError names the line that does not hold."""
    scene = Scene()
    for line in vector.lines:
        said, _, expected = line.partition("=>")
        verb, _, rest = said.partition(" ")
        try:
            same(verb in VERBS, True)
            getattr(scene, verb)(rest.strip(), expected.strip())
        except (AssertionError, FilatureError) as error:
            raise AssertionError(f"{vector.id} {line!r}: {error}") from error
    return scene


def pairs(text: str) -> Facts:
    """`phase=ROLL turn=p2` as a dict."""
    return dict(word.split("=", 1) for word in text.split())


def same(found: object, expected: object) -> None:
    # Not a bare assert: pytest rewrites those of test files only, and a difference must be shown.
    if found != expected:
        raise AssertionError(f"expected {expected}, found {found}")


VERBS = ("setup", "order", "given", "own", "agents", "legal", "howmany", "do", "options", "report", "final")


class Scene:
    """What a vector has set up so far; one method for each verb of the notation."""

    def __init__(self) -> None:
        self.words: Facts = {}
        self.owners = ""
        self.line = ""
        self.match = gather()

    # --- Setting up -----------------------------------------------------------------------------------------------

    def given(self, rest: str, _: str) -> None:
        self.words = pairs(rest)

    def own(self, rest: str, _: str) -> None:
        self.owners = rest

    def agents(self, rest: str, _: str) -> None:
        self.line = rest
        self.match = Match(GAME, int(self.words["P"]), position=self._position())

    def _position(self, **changes: Any) -> dict[str, Any]:
        agents, _, dossier = self.line.partition(" D=")
        options: dict[str, Any] = dict(self.words)
        fields = {"seats": int(options.pop("P")), "reported": options.pop("reported", "no") == "yes"}
        return position(agents, dossier, own=self.owners, **options, **{**fields, **changes})

    # --- The start of the game ------------------------------------------------------------------------------------

    def setup(self, rest: str, expected: str) -> None:
        players, facts = int(pairs(rest)["P"]), pairs(expected)
        match = play_out(gather(players), until=in_phase("ROLL"))
        same(set(board(match).values()), {("CH", 0)})
        same(see(match).dossier, "H7")
        same(len(board(match)), int(facts["A"]))
        same(see(match).independents, int(facts["ind"]))
        cards = [agent["owner"] for agent in match.state.dump()["agents"].values()]
        same(sorted(cards), ["independent"] * int(facts["ind"]) + [f"p{seat + 1}" for seat in range(players)])

    def order(self, rest: str, expected: str) -> None:
        players, _, rolls = rest.partition(" rolls ")
        match = play_out(gather(int(pairs(players)["P"])), until=in_phase("ORDER"))
        rolled = [tuple(word.split("=")) for word in rolls.replace(";", " ").split()]
        for _, die in rolled:
            match.perform(CHANCE, f"order {die}")
        told = [event.facts for event in events(match) if event.kind == "rolled-for-start"]
        same([(facts["player"], str(facts["die"])) for facts in told], rolled)
        sequence = []
        for _ in range(match.seats):
            sequence.append(f"p{see(match).active + 1}")
            turn(match, 1, next(iter(board(match))) + "+1")
        same({"first": sequence[0], "sequence": ",".join(sequence)}, pairs(expected))

    # --- What is allowed ------------------------------------------------------------------------------------------

    def legal(self, rest: str, expected: str) -> None:
        state = self._rolled(rest)
        try:
            [move] = state.read(0, rest.partition(" ")[2])
            state.play(0, move)
            found = "yes"
        except FilatureError:
            found = "no"
        same(found, expected)

    def howmany(self, rest: str, expected: str) -> None:
        rolled = self._rolled(rest)
        trials = [rolled.copy() for _ in rolled.moves(0)]
        for trial, move in zip(trials, rolled.moves(0), strict=True):
            trial.news = []
            trial.play(0, move)
        triggered = [trial for trial in trials if any(event.kind == "counted" for event in trial.news or [])]
        found = {"total": str(len(trials)), "trigger": str(len(triggered))}
        same({key: found[key] for key in pairs(expected)}, pairs(expected))

    def _rolled(self, rest: str) -> State:
        state = self.match.state.copy()
        state.play(CHANCE, state.read(CHANCE, "roll " + pairs(rest.split()[0])["die"])[0])
        return state

    def options(self, rest: str, expected: str) -> None:
        same(rest, "dossier")
        state, seat = self.match.state, see(self.match).active
        written = [state.write(seat, move).removeprefix("dossier ") for move in state.moves(seat)]
        same([code(place, PLACES) for place in written], expected.split())

    # --- Playing --------------------------------------------------------------------------------------------------

    def do(self, rest: str, expected: str) -> None:
        if expected == "illegal":
            before = self.match.state.dump()
            self._refused(lambda: self._act(rest))
            same(self.match.state.dump(), before)
            return
        face, heard = self._face(), len(kinds(self.match))
        self._act(rest)
        facts = {"count": "no", **self._changes(expected, face)}
        counts = kinds(self.match)[heard:].count("counted")
        same(counts, 1 if facts.pop("count") == "yes" else 0)
        found = self._face()
        if outcome := self.match.outcome():
            found["agents"] = ",".join(code(agent, AGENTS) for agent in outcome.facts["agents"])
            found["players"] = ",".join(f"p{seat + 1}" for seat in outcome.winners) or "none"
        same(found, facts)

    def _act(self, rest: str) -> None:
        verb, _, steps = rest.partition(" ")
        if verb == "reports":
            file_reports(self.match)
            return
        key, _, value = verb.partition("=")
        if key == "die":
            turn(self.match, int(value), steps)
        else:
            self.match.perform(see(self.match).active, f"dossier {value}")

    def _face(self) -> dict[str, Any]:
        """Everything a line may change, so that what is not listed can be seen to stay (HC-7.1)."""
        view, dump = see(self.match), self.match.state.dump()
        owners = {agent: standing["owner"] for agent, standing in dump["agents"].items()}
        rest = {"D": code(view.dossier, PLACES), "phase": view.phase, "turn": f"p{view.active + 1}", "owners": owners}
        return {**board(self.match), **rest}

    def _changes(self, expected: str, face: dict[str, Any]) -> dict[str, Any]:
        changed = dict(face)
        for word in expected.split():
            if "=" in word:
                key, _, value = word.partition("=")
                changed[key] = value
            else:
                where, _, score = word.partition(":")
                agent, _, place = where.partition("@")
                changed[agent] = (place or face[agent][0], int(score) if score else face[agent][1])
        return changed

    def _refused(self, act: Callable[[], object]) -> None:
        try:
            act()
        except FilatureError:
            return
        raise AssertionError("this was accepted")

    # --- Reports and the advanced end -----------------------------------------------------------------------------

    def report(self, rest: str, expected: str) -> None:
        author, _, lines = rest.partition(" ")
        seat = int(author[1:]) - 1
        asked = self._position(phase="REPORT", die=1, reported=True)
        match = Match(GAME, asked["seats"], position=asked)
        verdict, _, bonus = expected.partition(" ")
        if verdict == "illegal":
            self._refused(lambda: match.perform(seat, f"report {lines}"))
            same(match.state.dump(), GAME.load(asked).dump())
            return
        file_reports(match, *[lines if s == seat else "" for s in range(match.seats)])
        if bonus:
            over = match.state.dump() | {"phase": "OVER"}
            next(iter(over["agents"].values()))["score"] = 42
            outcome = GAME.load(over).outcome()
            assert outcome is not None
            same(outcome.facts["bonus"][author], int(pairs(bonus)["bonus"]))

    def final(self, rest: str, expected: str) -> None:
        groups = self._groups(rest, ("own", "scores", "correct", "gains"))
        own, scores = groups["own"], groups["scores"]
        over = position(
            " ".join(f"{agent}@CH:{score}" for agent, score in scores.items()),
            own=" ".join(f"{seat}={agent}" for seat, agent in own.items()),
            mode="advanced",
            phase="OVER",
            reported=True,
            **dict[str, Any](groups[""]),
        )
        owner = {agent: next((s for s in own if own[s] == agent), "independent") for agent in scores}
        for agent, gain in groups["gains"].items():
            over["agents"][AGENTS[agent]]["before"] = int(scores[agent]) - int(gain)
        for seat, correct in groups["correct"].items():
            lines = [agent for agent in AGENTS if agent in scores and agent != own[seat]]
            right, blank = lines[: int(correct)], lines[int(correct) :]
            said = {**{agent: owner[agent] for agent in right}, **dict.fromkeys(blank, "?")}
            over.setdefault("reports", []).append({AGENTS[agent]: said[agent] for agent in lines})
        outcome = GAME.load(over).outcome()
        assert outcome is not None
        wanted = self._groups(expected, ("totals", "square", "lap"))
        totals = outcome.facts["totals"]
        same(",".join(f"p{seat + 1}" for seat in outcome.winners) or "none", wanted["totals"].pop("winners"))
        same({seat: str(total) for seat, total in totals.items()}, wanted["totals"])
        for seat in wanted["square"]:
            same(tuple(map(str, square(totals[seat]))), (wanted["square"][seat], wanted["lap"][seat]))

    def _groups(self, text: str, heads: tuple[str, ...]) -> dict[str, Facts]:
        """`own p1=OR scores OR=44` as a dict of dicts."""
        groups: dict[str, Facts] = {head: {} for head in ("", *heads)}
        head = ""
        for word in text.split():
            if word in heads:
                head = word
            else:
                groups[head] |= pairs(word)
        return groups
