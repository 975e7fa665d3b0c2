"""A finished match as data: its record, its replay by seat or with all secrets, its dice verified, its statistics."""

from __future__ import annotations

import logging
import pickle
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Annotated, Any, Final

import msgspec

from filature.kernel.match import Match, replay_line, seat_of, verify
from filature.kernel.record import write_record
from filature.kernel.state import CHANCE, WATCHER
from filature.language import Speaker
from filature.language.default_help import statistics_of
from filature.language.persons import display_name
from filature.server.errors import NotAllowed, TooMuch
from filature.server.jobs.process import Handler, JobFailed
from filature.server.jobs.queue import JobQueue
from filature.server.protocol import GameView, NoteInfo, Part
from filature.server.table import entries
from filature.server.table.notes import notes_that_count
from filature.server.table.table import Table

logger = logging.getLogger("filature.server")

HANDLER: Final = "filature.server.jobs.replay:handler"
TIMEOUT_S: Final = 60.0
QUESTIONS_WAITING: Final = 64
REST_S: Final = 60.0
"""So long a process waits for the next question."""
CHILDREN: Final = 2
"""So nobody waits until a long match of somebody else is read."""


class Step(Part):
    """One move, what it brought, and what was to be seen after it."""

    line: str
    """The move as the record has it; empty for the beginning, and for moves these eyes did not see."""
    turn: int
    events: list[ReplayEvent]
    view: Annotated[Any, GameView]
    truth: dict[str, Any] | None = None
    """The whole position, with all secrets."""


class ReplayEvent(Part):
    kind: str
    facts: dict[str, Any]
    said: str
    to: list[int] | None = None
    """Who alone heard of it."""


class Replay(Part):
    game: str
    names: list[str]
    eyes: str
    steps: list[Step]
    notes: list[NoteInfo] = []


class Verification(Part):
    commitment: str
    seed: str
    nonces: list[str]
    draws: int
    moves: int


class Counted(Part):
    sentences: list[str]
    figures: dict[str, Any]


def finished(table: Table) -> Match:
    if table.match is None or not table.match.over:
        raise NotAllowed("not-over-yet", "This can be read when the match is over.")
    return table.match


def check_revealed(table: Table) -> Match:
    match = finished(table)
    if not table.game.reveals(table.options):
        raise NotAllowed("never-revealed", "This table agreed that its secrets are never told, not even afterwards.")
    return match


def record(table: Table, key: str) -> str:
    """The whole match as a text; notes only of the seats the key holds."""
    match = check_revealed(table).copy()
    for seat in table.seats_of(key) if key else []:
        match.notes[seat] = [f"{note.turn + 1}: {note.text}" for note in table.notes.get(seat, []) if note.text]
    return write_record(match.record())


def check_eyes(table: Table, eyes: str, key: str) -> int:
    """The seat whose eyes they are; raises why a key may not look through them."""
    finished(table)
    seat = WATCHER if eyes in ("all", "watcher") else table.check_seat(int(eyes))
    mine = bool(key) and seat in table.seats_of(key)
    if not mine and eyes != "watcher":
        check_revealed(table)
    return seat


def replay(table: Table, eyes: str, key: str, language: str) -> Replay:
    """The match again, step by step, through somebody's eyes."""
    seat = check_eyes(table, eyes, key)
    played = finished(table)
    everything = eyes == "all"
    mine = bool(key) and seat in table.seats_of(key)
    speaker = Speaker(language, table.game, names=played.names, seat=seat)
    match = table.new_match(played.names, played.dice.nonces)
    steps = [_step("", match, 0, seat, speaker, everything)]
    for line in played.moves:
        known = len(match.events)
        replay_line(match, line, sealed=True)
        step = _step(line, match, known, seat, speaker, everything)
        # Where these eyes saw nothing, they are not shown that there was a move at all.
        if step.line or step.events or step.view != steps[-1].view:
            steps.append(step)
    notes = notes_that_count(table.notes.get(seat, [])) if mine else []
    return Replay(
        game=table.game.name,
        names=[display_name(name, language) for name in played.names],
        eyes=eyes,
        steps=steps,
        notes=notes,
    )


def _step(line: str, match: Match, known: int, seat: int, speaker: Speaker, everything: bool) -> Step:
    heard = [event for event in match.events[known:] if everything or event.reaches(seat)]
    own = bool(line) and seat_of(line) == seat
    return Step(
        line=line if everything or own else "",
        turn=match.state.turn_number(),
        events=[
            ReplayEvent(
                kind=event.kind,
                facts=event.facts,
                said=speaker.event(event),
                to=list(event.to) if everything and event.to is not None else None,
            )
            for event in heard
        ],
        view=msgspec.to_builtins(match.view(seat)),
        truth=match.state.dump() if everything else None,
    )


def check_dice(table: Table) -> Verification:
    """Play the record again from the opened seed; raises `BadRecord` where it does not fit."""
    made = check_revealed(table).record()
    verify(made, table.game)
    assert made.dice is not None, "a table always has sealed dice"
    draws = sum(seat_of(line) == CHANCE for line in made.moves)
    return Verification(
        commitment=made.dice.commitment,
        seed=made.dice.seed,
        nonces=list(made.dice.nonces),
        draws=draws,
        moves=len(made.moves) - draws,
    )


def statistics(table: Table, language: str) -> Counted:
    match = finished(table)
    counted = statistics_of(match)
    speaker = Speaker(language, table.game, names=match.names)
    return Counted(sentences=speaker.sentences(counted.sentences), figures=counted.figures)


# Read in another process, from the log of the table: a long match takes longer than others should wait.


@dataclass(frozen=True)
class Reading:
    """What somebody wants to read of a table whose log has so many entries."""

    table: str
    number: int
    what: Callable[..., Part]
    arguments: tuple[str, ...]
    log: Sequence[bytes] = field(compare=False)

    def pack(self) -> bytes:
        return pickle.dumps((self.table, self.what, self.arguments, list(self.log)), pickle.HIGHEST_PROTOCOL)


class Replays:
    def __init__(self, timeout_s: float = TIMEOUT_S) -> None:
        self._queue = JobQueue(HANDLER, timeout_s, waiting=QUESTIONS_WAITING, rest_s=REST_S, children=CHILDREN)

    async def read(self, reading: Reading, who: str) -> bytes:
        """The answer as JSON."""
        try:
            return await self._queue.ask(reading, reading.pack, who)
        except JobFailed as failure:
            logger.warning("replay failed", extra={"reason": failure.reason})
            raise TooMuch(
                "replay-gave-up",
                "This match is too much to read here. Download its record and read it with: filature replay FILE",
            ) from None

    async def close(self) -> None:
        await self._queue.close()


def handler() -> Handler:
    """In the child: one of the functions above, of a table as its log tells it."""

    def handle(data: bytes) -> bytes:
        id, what, arguments, log = pickle.loads(data)
        table = Table(id)
        for entry in entries.decode(id, log):
            table.apply(entry)
        return msgspec.json.encode(what(table, *arguments))

    return handle
