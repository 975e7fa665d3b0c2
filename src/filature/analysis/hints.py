"""Hints during a match: what a seat may suspect and why, from what it has heard and seen alone."""

from __future__ import annotations

from typing import Any

from filature.analysis.listening import Look, bots_of
from filature.analysis.report import Reason
from filature.analysis.words import Teller
from filature.kernel.errors import BadOption
from filature.kernel.game import Game
from filature.kernel.match import Match, replay, replay_line, seat_of
from filature.kernel.record import Record
from filature.kernel.state import CHANCE
from filature.language import Speaker


def check_hints(game: Game, options: Any) -> None:
    """Whether hints can be given in such a match: somebody must be able to think, and may remember."""
    bots_of(game)
    if game.memory(options) is not None:
        raise BadOption(
            "hints-forget",
            "Hints tell of the whole match, and the log of this one forgets; choose another log, or no hints.",
        )


def looks(record: Record, game: Game, seat: int) -> list[Look]:
    """What a seat has heard and seen of a match so far, and nothing else: what was there before anybody had decided
    anything, then whatever it noticed after each decision, as it was told it.
    """
    match = replay(record, game, upto=0)
    found: list[Look] = []
    for line in record.moves:
        if seat_of(line) != CHANCE:
            _look(match, seat, found)
        replay_line(match, line, sealed=False)
    _look(match, seat, found)
    return found


def _look(match: Match, seat: int, found: list[Look]) -> None:
    heard = sum(len(look.events) for look in found)
    look = Look([event for _, event in match.heard(seat, heard)], match.view(seat))
    if not found or look.events or look.view != found[-1].view:
        found.append(look)


def hint(reason: Reason | None, speaker: Speaker) -> list[str]:
    """What may be suspected, and the facts behind it, a sentence each."""
    return Teller(speaker).explain(reason) if reason else [speaker.say("nothing-to-suspect")]
