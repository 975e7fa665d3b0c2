"""A finished match as data: its record, its replay by seat or with all secrets, its dice verified, its statistics."""

from __future__ import annotations

import logging
import pickle
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Annotated, Any, Final

import msgspec

from filature.analysis.beats import Beat, beats
from filature.kernel.events import Event
from filature.kernel.game import Game
from filature.kernel.help import Sentence
from filature.kernel.match import Match, seat_of, verify
from filature.kernel.record import write_record
from filature.kernel.state import CHANCE, WATCHER, State
from filature.language import Speaker
from filature.language.default_help import help_of, statistics_of
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
ALL_SECRETS: Final = "all"
WATCHERS: Final = "watcher"
"""Eyes that are no seat's."""


class ReplayEvent(Part):
    """One thing that happened, as these eyes heard of it."""

    number: int
    kind: str
    facts: dict[str, Any]
    turn: int
    said: str
    brief: str | None = None
    private: bool = False
    """Whether not everybody was told."""
    to: list[int] | None = None
    """Who alone heard of it; told with all secrets only."""


class ReplayChoice(Part):
    """What somebody chose that no event tells."""

    seat: int
    said: str


class ReplayKnowledge(Part):
    """What somebody knew after a beat, said to them."""

    seat: int
    sentences: list[str]


class ReplayBeat(Part):
    """A decision with everything that followed from it, and what was to be seen after it."""

    number: int
    """Of the first move of the record in it: a link to this moment names it. 0 for what was before them all."""
    last: int
    """Of the last move in it."""
    turn: int
    events: list[ReplayEvent]
    view: Annotated[Any, GameView]
    seat: int | None = None
    """Whose decision it was; nobody's where it is chance, or several decided at the same time."""
    choices: list[ReplayChoice] = []
    known: list[ReplayKnowledge] = []
    """What these eyes knew, where it is not what they knew before; with all secrets, everybody."""


class Replay(Part):
    game: str
    names: list[str]
    eyes: str
    allowed: list[str]
    """All the eyes one may look through."""
    beats: list[ReplayBeat]
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
    seat = WATCHER if eyes in (ALL_SECRETS, WATCHERS) else table.check_seat(int(eyes))
    if eyes not in allowed_eyes(table, key):
        check_revealed(table)
    return seat


def allowed_eyes(table: Table, key: str) -> list[str]:
    """Through whose eyes a key may look: where secrets are never told, its own and those of a watcher."""
    mine = table.seats_of(key) if key else []
    told = table.game.reveals(table.options)
    seats = [str(seat) for seat in range(len(table.names())) if told or seat in mine]
    return [*([ALL_SECRETS] if told else []), WATCHERS, *seats]


def replay(table: Table, eyes: str, key: str, language: str) -> Replay:
    """The match again, beat by beat, through somebody's eyes."""
    seat = check_eyes(table, eyes, key)
    played = finished(table)
    mine = bool(key) and seat in table.seats_of(key)
    speaker = Speaker(language, table.game, names=played.names, seat=seat)
    teller = _Teller(table.game, speaker, eyes == ALL_SECRETS, played.seats)
    start = table.new_match(played.names, played.dice.nonces)
    told = beats(start, played.moves, None if eyes == ALL_SECRETS else seat, sealed=True)
    return Replay(
        game=table.game.name,
        names=[display_name(name, language) for name in played.names],
        eyes=eyes,
        allowed=allowed_eyes(table, key),
        beats=[teller.tell(beat) for beat in told],
        notes=notes_that_count(table.notes.get(seat, [])) if mine else [],
    )


class _Teller:
    """Puts the beats of a match into words for whoever reads them, one after the other."""

    def __init__(self, game: Game, speaker: Speaker, everything: bool, seats: int) -> None:
        self._help = help_of(game)
        self._speaker = speaker
        self._everything = everything
        listeners = range(seats) if everything else [speaker.seat] if speaker.seat != WATCHER else []
        self._speakers = {seat: speaker.to(seat) for seat in listeners}
        self._known: dict[int, list[str]] = {}
        self._said: dict[tuple[int, str, bytes], str] = {}
        self._number = 0

    def tell(self, beat: Beat) -> ReplayBeat:
        assert beat.state is not None, "a beat ends with a moment"
        return ReplayBeat(
            number=beat.number,
            last=beat.last,
            turn=beat.turn,
            events=[self._event(event) for event in beat.events],
            view=msgspec.to_builtins(beat.state.view(self._speaker.seat)),
            seat=beat.seat,
            choices=[
                ReplayChoice(seat=seat, said=self._speaker.say(choice.message, **choice.facts))
                for seat, choice in beat.choices
            ],
            known=[known for seat in self._speakers if (known := self._news(seat, beat.state))],
        )

    def _event(self, event: Event) -> ReplayEvent:
        said, brief = self._speaker.event(event), self._speaker.brief_event(event)
        self._number += 1
        return ReplayEvent(
            number=self._number - 1,
            kind=event.kind,
            facts=event.facts,
            turn=event.turn,
            said=said,
            brief=brief if brief != said else None,
            private=event.to is not None,
            to=list(event.to) if self._everything and event.to is not None else None,
        )

    def _news(self, seat: int, state: State) -> ReplayKnowledge | None:
        """What a seat knows, if it is not what it knew before."""
        sentences = [self._say(seat, sentence) for sentence in self._help.known(state.view(seat))]
        if sentences == self._known.get(seat):
            return None
        self._known[seat] = sentences
        return ReplayKnowledge(seat=seat, sentences=sentences)

    def _say(self, seat: int, sentence: Sentence) -> str:
        """Most of what somebody knows they knew before: it is put into words once."""
        key = seat, sentence.message, msgspec.json.encode(sentence.facts)
        if key not in self._said:
            self._said[key] = self._speakers[seat].say(sentence.message, **sentence.facts)
        return self._said[key]


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
