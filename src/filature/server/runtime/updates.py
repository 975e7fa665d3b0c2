"""What a viewer is told of a table: their own events, their own view, nothing else."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import lru_cache
from secrets import randbits
from typing import Any, Final

import msgspec
from librt.random import Random

from filature.kernel.errors import FilatureError
from filature.kernel.events import Event
from filature.kernel.game import Game
from filature.kernel.match import Match
from filature.kernel.state import WATCHER
from filature.kernel.view import View
from filature.language import Speaker
from filature.language.default_help import help_of
from filature.language.questions import Questions
from filature.server.errors import NotAllowed
from filature.server.protocol import Answer, Ask, DecisionInfo, MatchEvent, Moves, NoteInfo, Preview, Refused, Update
from filature.server.runtime.subscribers import Viewer
from filature.server.table.commands import channels
from filature.server.table.drafts import NO_DRAFTS, Drafts
from filature.server.table.table import Change, Table

encode: Final = msgspec.json.Encoder().encode
EVERYTHING: Final = Change(table=True, match=True)
NO_DECISION: Final = DecisionInfo(count=0)
MOVES_LISTED: Final = 64
"""A decision among more moves comes without a list of them: Heimlich's six has 924."""
Here = Callable[[], Sequence[int]]
"""Tells who is connected."""


def for_viewer(
    table: Table,
    viewer: Viewer,
    since: int,
    now: int,
    change: Change,
    here: Here = tuple,
    drafts: Drafts = NO_DRAFTS,
    noted: int = 0,
) -> Update:
    """What is new for a viewer since the number they have seen, and after so many of their notes."""
    message = Update(version=table.version(viewer.seat), events=_events(table, viewer, since))
    if change.table:
        message.table = table.info(here())
        message.seat = viewer.seat
        message.host = table.is_host(viewer.key)
        message.seats = table.seats_of(viewer.key)
    if change is EVERYTHING or viewer.seat in change.noted:
        message.notes = _what_counts(table.notes.get(viewer.seat, [])[noted:])
    if change.table or change.match:
        message.channels = channels(table, viewer.seat)
        if table.clocks.timed:
            message.clock = table.clocks.info(now)
    if change.match and table.match:
        view = drafts.view(table, viewer.seat)
        message.view = view
        playing = table.status == "playing"
        if viewer.moves and viewer.seat != WATCHER:
            message.moves = table.match.legal(viewer.seat) if playing else []
        if viewer.decision and viewer.seat != WATCHER:
            message.decision = _decision(table.match, viewer.seat) if playing else NO_DECISION
        if viewer.language and viewer.seat != WATCHER:
            message.ask = _prompt(table, viewer, view) if playing else []
    return message


def _events(table: Table, viewer: Viewer, since: int) -> list[MatchEvent]:
    told = table.told(viewer.seat, since)
    if not viewer.language:
        return told
    speaker = speaker_for(table, viewer)
    return [_in_words(one, speaker) for one in told]


def _what_counts(notes: Sequence[NoteInfo]) -> list[NoteInfo]:
    """Notes as they count: all texts, and the last marks."""
    last = next((note for note in reversed(notes) if note.marks is not None), None)
    return [
        note if note is last or note.marks is None else NoteInfo(turn=note.turn, text=note.text)
        for note in notes
        if note is last or note.text
    ]


def _in_words(told: MatchEvent, speaker: Speaker) -> MatchEvent:
    return msgspec.structs.replace(told, said=speaker.event(Event(told.kind, told.facts)))


def _decision(match: Match, seat: int) -> DecisionInfo:
    """What a seat may decide: its legal moves follow from what it knows, so this tells nothing else."""
    moves = match.state.moves(seat)
    listed = moves if len(moves) <= MOVES_LISTED else []
    return DecisionInfo(count=len(moves), moves=[match.state.write(seat, move) for move in listed])


def _prompt(table: Table, viewer: Viewer, view: View) -> list[str]:
    """What a seat is asked to do, when the match waits for it."""
    return speaker_for(table, viewer).sentences(help_of(table.game).ask(view)) if viewer.seat in view.waiting else []


def speaker_for(table: Table, viewer: Viewer) -> Speaker:
    return _speaker(viewer.language or "en", table.game, tuple(table.names()), viewer.seat)


@lru_cache(maxsize=1024)
def _speaker(language: str, game: Game, names: tuple[str, ...], seat: int) -> Speaker:
    return Speaker(language, game, names=names, seat=seat)


def answer_to(table: Table, viewer: Viewer, question: Ask | Moves | Preview) -> Answer:
    """The answer to a question, from the asker's own view."""
    if table.match is None:
        raise NotAllowed("not-started", "The match has not begun; the host starts it when all chairs are taken.")
    decides = not isinstance(question, Ask) or question.question == "may"
    if decides and viewer.seat == WATCHER:
        raise NotAllowed("nothing-to-decide", "Watchers have nothing to decide.")
    if isinstance(question, Ask):
        told = Questions(table.match, viewer.seat, speaker_for(table, viewer)).ask(question.question, question.word)
        return Answer(id=question.id, sentences=told)
    if isinstance(question, Moves):
        return Answer(id=question.id, moves=table.match.legal(viewer.seat))
    sentences, written = _preview(table.match, viewer.seat, speaker_for(table, viewer), question.text)
    return Answer(id=question.id, sentences=sentences, moves=written)


def _preview(match: Match, seat: int, speaker: Speaker, text: str) -> tuple[list[str], list[str]]:
    """What a move would do as far as the seat can know, in words; and the move as it is written."""
    # Tried in a world the seat imagines: whether a later part is legal in the true one might give something away.
    trial = match.state.imagine(seat, Random(randbits(32)))
    written = []
    for move in speaker.understand(trial, seat, text):
        written.append(trial.write(seat, move))
        trial.play(seat, move)
    return speaker.sentences(help_of(match.game).draft(match.view(seat), written)), written


def refusal(error: FilatureError, id: str = "", *, language: str | None = None, table: Table | None = None) -> Refused:
    """A refusal, with its sentence in the language of whoever asked."""
    speaker = (
        _speaker(language or "en", table.game, tuple(table.names()), WATCHER) if table else Speaker(language or "en")
    )
    facts: dict[str, Any] = msgspec.to_builtins(error.facts, str_keys=True)
    return Refused(code=error.code, error=error.kind, sentence=speaker.error(error), id=id, facts=facts)
