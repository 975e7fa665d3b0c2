"""What can be asked of the referee: one shape per verb, with its answer. The fields are told in docs/referee.md."""

from __future__ import annotations

from typing import Any, ClassVar

import msgspec

from filature.bridges.open_matches import OPENING, OpenMatches
from filature.games import catalogue
from filature.kernel.dice import FairDice
from filature.kernel.errors import BadNotation, BadPosition, BadRequest, FilatureError, IllegalMove
from filature.kernel.game import describe_options
from filature.kernel.match import Match
from filature.kernel.record import write_record
from filature.kernel.state import CHANCE, WATCHER

MOST_LEGAL = 100
"""How many legal moves an error lists."""

Answer = dict[str, Any]


class Request(msgspec.Struct, kw_only=True, forbid_unknown_fields=True, tag_field="do", tag=str.lower):
    like: ClassVar[str]
    """An example."""
    id: int | str | None = None

    def answer(self, matches: OpenMatches) -> Answer:
        raise NotImplementedError

    def hint(self, matches: OpenMatches, error: FilatureError) -> Answer:
        """What else helps somebody whose request was refused."""
        return {}


class Games(Request):
    like = '{"id":1,"do":"games"}'

    def answer(self, matches: OpenMatches) -> Answer:
        return {
            "games": [
                {"game": g.name, "least": g.seats[0], "most": g.seats[-1], "options": describe_options(g.Options)}
                for g in catalogue.games()
            ]
        }


class WithDice(Request):
    seed: str | None = None
    """In hexadecimal; drawn by the referee if there is none."""
    nonces: tuple[str, ...] = ()

    def dice(self) -> FairDice:
        try:
            seed = None if self.seed is None else bytes.fromhex(self.seed)
        except ValueError:
            seed = b""
        if seed == b"":
            raise BadRequest(
                "seed-not-hex", "A seed is one byte or more in hexadecimal, such as 00ff, not {seed!r}.", seed=self.seed
            )
        return FairDice(seed, self.nonces)


class New(WithDice, kw_only=True):
    like = OPENING
    game: str
    seats: int
    options: dict[str, Any] = {}

    def answer(self, matches: OpenMatches) -> Answer:
        return matches.open(Match(catalogue.game(self.game), self.seats, self.options, dice=self.dice()))


class Load(WithDice, kw_only=True):
    like = '{"id":1,"do":"load","position":{"game":"heimlich","seats":4,…}}, with a position as dump answers it'
    position: dict[str, Any]

    def answer(self, matches: OpenMatches) -> Answer:
        name = self.position.get("game")
        if not isinstance(name, str):
            raise BadPosition("bad-position", "This is no position: {why}.", why="it does not name its game")
        # Whatever else it may be is refused with the rest of the position.
        seats = seats if isinstance(seats := self.position.get("seats"), int) else 0
        return matches.open(Match(catalogue.game(name), seats, dice=self.dice(), position=self.position))


class OfMatch(Request):
    match: int | None = None

    def answer(self, matches: OpenMatches) -> Answer:
        return self.ask(matches[matches.number(self.match)])

    def ask(self, match: Match) -> Answer:
        raise NotImplementedError


class Turn(OfMatch):
    like = '{"id":1,"do":"turn"}'

    def ask(self, match: Match) -> Answer:
        return {"turn": match.state.turn()}


class Moves(OfMatch, kw_only=True):
    like = '{"id":1,"do":"moves","seat":0}'
    seat: int

    def ask(self, match: Match) -> Answer:
        return {"moves": match.legal(self.seat)}


class Chances(OfMatch):
    like = '{"id":1,"do":"chances"}'

    def ask(self, match: Match) -> Answer:
        state = match.state
        return {"chances": [{"move": state.write(CHANCE, move), "weight": weight} for move, weight in state.chances()]}


class View(OfMatch, kw_only=True):
    like = '{"id":1,"do":"view","seat":0}, or null in place of 0 for a watcher'
    seat: int | None

    def ask(self, match: Match) -> Answer:
        return {"view": match.view(WATCHER if self.seat is None else self.seat)}


class Events(OfMatch, kw_only=True):
    like = '{"id":1,"do":"events","seat":0,"since":0}, or null in place of 0 for a watcher'
    seat: int | None
    since: int = 0

    def ask(self, match: Match) -> Answer:
        heard = match.heard(WATCHER if self.seat is None else self.seat, self.since)
        events = [{"number": n, "turn": e.turn, "kind": e.kind, "facts": e.facts} for n, e in heard]
        return {"events": events, "next": heard[-1][0] + 1 if heard else self.since}


class Outcome(OfMatch):
    like = '{"id":1,"do":"outcome"}'

    def ask(self, match: Match) -> Answer:
        return {"outcome": match.outcome()}


class Dump(OfMatch):
    like = '{"id":1,"do":"dump"}'

    def ask(self, match: Match) -> Answer:
        return {"position": match.state.dump()}


class Record(OfMatch):
    like = '{"id":1,"do":"record"}'

    def ask(self, match: Match) -> Answer:
        return {"record": msgspec.json.decode(write_record(match.record()))}


class Change(OfMatch):
    """A request that changes its match: tried on a copy, so that whatever goes wrong has changed nothing."""

    def answer(self, matches: OpenMatches) -> Answer:
        number = matches.number(self.match)
        trial = matches[number].copy()
        answer = self.ask(trial) | {"turn": trial.state.turn()}
        matches[number] = trial
        return answer


class Play(Change, kw_only=True):
    like = '{"id":1,"do":"play","seat":0,"move":"orange+2 green+1"}, or -1 in place of 0 for chance'
    seat: int
    move: str

    def ask(self, match: Match) -> Answer:
        match.perform(self.seat, self.move)
        return {}

    def hint(self, matches: OpenMatches, error: FilatureError) -> Answer:
        if not isinstance(error, IllegalMove | BadNotation):
            return {}
        state = matches[matches.number(self.match)].state
        legal = state.moves(self.seat)
        written = [state.write(self.seat, move) for move in legal[:MOST_LEGAL]]
        return {"legal": written, "legal_count": len(legal)}


class Absent(Change, kw_only=True):
    like = '{"id":1,"do":"absent","seat":0}'
    seat: int

    def ask(self, match: Match) -> Answer:
        match.play_absent(self.seat)
        return {"move": match.moves[-1].partition(" ")[2]}


class Roll(Change):
    like = '{"id":1,"do":"roll"}'

    def ask(self, match: Match) -> Answer:
        return {"move": match.roll()}


class Copy(OfMatch):
    like = '{"id":1,"do":"copy"}'

    def answer(self, matches: OpenMatches) -> Answer:
        return matches.open(matches[matches.number(self.match)].copy())


class Close(OfMatch):
    like = '{"id":1,"do":"close"}'

    def answer(self, matches: OpenMatches) -> Answer:
        number = matches.number(self.match)
        del matches[number]
        return {"closed": number}


VERBS: dict[str, type[Request]] = {
    shape.__name__.lower(): shape
    for shape in (
        *(Games, New, Load, Turn, Moves, Chances, Play, Absent, Roll),
        *(View, Events, Outcome, Dump, Copy, Record, Close),
    )
}
