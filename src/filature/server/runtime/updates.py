"""What a viewer is told of a table: their own events, their own view, nothing else."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from secrets import randbits
from typing import Any, Final

import msgspec
from librt.random import Random

from filature.kernel.errors import FilatureError
from filature.kernel.match import Match
from filature.kernel.state import WATCHER
from filature.kernel.view import View
from filature.language import Speaker
from filature.language.default_help import example_of, help_of
from filature.language.questions import ANSWERS, Questions, find_command
from filature.server.errors import NotAllowed
from filature.server.protocol import (
    Answer,
    Ask,
    DecisionInfo,
    MatchEvent,
    Moves,
    Preview,
    Refused,
    Standing,
    Typed,
    Update,
)
from filature.server.runtime.sentences import SENTENCES, said, speaker_of
from filature.server.runtime.subscribers import Viewer
from filature.server.table.commands import channels
from filature.server.table.drafts import NO_DRAFTS, Drafts
from filature.server.table.notes import notes_that_count
from filature.server.table.table import Change, Table

encode: Final = msgspec.json.Encoder().encode
EVERYTHING: Final = Change(table=True, match=True)
NO_DECISION: Final = DecisionInfo(count=0)
MOVES_LISTED: Final = 64
"""A decision among more moves comes without a list of them: Heimlich's six has 924."""
LEFT_TO_CLIENT: Final = ("suspect",)
"""A hint takes a while, and has a route of its own."""
NOTES: Final = ("notes", "note")
TYPED_QUESTIONS: Final = (*ANSWERS, *LEFT_TO_CLIENT)
OF_PLAYERS: Final = ("may", *NOTES, *LEFT_TO_CLIENT)
"""What watchers have not."""
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
        message.table = table.info(here(), viewer.language or "en")
        message.seat = viewer.seat
        message.host = table.is_host(viewer.key)
        message.seats = table.seats_of(viewer.key)
    if change is EVERYTHING or viewer.seat in change.noted:
        message.notes = notes_that_count(table.notes.get(viewer.seat, [])[noted:])
    if change is EVERYTHING and (phrases := table.phrases()):
        message.phrases = phrases  # type: ignore[assignment]
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
        if viewer.language:
            _say_where_they_stand(message, table.match, view, speaker_for(table, viewer), playing)
    return message


def standing(table: Table, viewer: Viewer, here: Sequence[int]) -> Standing:
    """How a table of somebody stands, from their own view."""
    view = table.match.view(viewer.seat) if table.match else None
    told = table.streams[viewer.seat]
    return Standing(
        table=table.info(here, viewer.language or "en"),
        seats=table.seats_of(viewer.key),
        since=told[-1].at if told else table.opened.at,
        waiting=list(view.waiting) if view and table.status == "playing" else [],
        winners=list(view.outcome.winners) if view and view.outcome else None,
    )


def _events(table: Table, viewer: Viewer, since: int) -> list[MatchEvent]:
    told = table.told(viewer.seat, since)
    if not viewer.language:
        return told
    return SENTENCES.say(table, viewer.language, viewer.seat, told)


def _decision(match: Match, seat: int) -> DecisionInfo:
    """What a seat may decide: its legal moves follow from what it knows, so this tells nothing else."""
    moves = match.state.moves(seat)
    listed = moves if len(moves) <= MOVES_LISTED else []
    return DecisionInfo(count=len(moves), moves=[match.state.write(seat, move) for move in listed])


def _say_where_they_stand(message: Update, match: Match, view: View, speaker: Speaker, playing: bool) -> None:
    """Who a viewer is and what they are after; what they are asked, or for whom the match waits."""
    game_help = help_of(match.game)
    identity = game_help.identity(view)
    [message.identity, message.aim] = said(speaker, [identity, game_help.aim(view)])
    message.identity_secret = identity.secret
    asked = playing and view.seat in view.waiting
    if view.seat != WATCHER:
        message.ask = said(speaker, game_help.ask(view)) if asked else []
        message.example = speaker.typed(example_of(match, view)) if asked else ""
    message.waiting = said(speaker, game_help.waiting(view)) if playing else []


def speaker_for(table: Table, viewer: Viewer) -> Speaker:
    return speaker_of(viewer.language or "en", table.game, tuple(table.names()), viewer.seat)


def answer_to(table: Table, viewer: Viewer, question: Ask | Moves | Preview | Typed) -> Answer:
    """The answer to a question, from the asker's own view."""
    if table.match is None:
        raise NotAllowed("not-started", "The match has not begun; the host starts it when all chairs are taken.")
    if isinstance(question, Typed):
        return _answer_typed(table, viewer, question)
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


def _answer_typed(table: Table, viewer: Viewer, typed: Typed) -> Answer:
    """A question is told from a move by its first word, as at a terminal."""
    questions = [name for name in TYPED_QUESTIONS if viewer.seat != WATCHER or name not in OF_PLAYERS]
    speaker = speaker_for(table, viewer)
    question, word = find_command(speaker, typed.text, questions)
    if not question:
        return answer_to(table, viewer, Preview(id=typed.id, text=typed.text))
    if question in LEFT_TO_CLIENT:
        return Answer(id=typed.id, question=question, word=speaker.to_notation(word))
    if question == "note" and word:
        return Answer(id=typed.id, question=question, word=word)
    return Answer(id=typed.id, question=question, sentences=_answer_question(table, viewer, question, word))


def _answer_question(table: Table, viewer: Viewer, question: str, word: str) -> list[str]:
    assert table.match is not None
    speaker = speaker_for(table, viewer)
    if question not in NOTES:
        return ANSWERS[question](Questions(table.match, viewer.seat, speaker, LEFT_TO_CLIENT), word)
    written = [note for note in table.notes.get(viewer.seat, []) if note.text]
    told = [speaker.say("dated-note", turn=note.turn + 1, text=note.text) for note in written]
    return told or [speaker.say("no-notes")]


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
        speaker_of(language or "en", table.game, tuple(table.names()), WATCHER) if table else Speaker(language or "en")
    )
    facts: dict[str, Any] = msgspec.to_builtins(error.facts, str_keys=True)
    return Refused(code=error.code, error=error.kind, sentence=speaker.error(error), id=id, facts=facts)
