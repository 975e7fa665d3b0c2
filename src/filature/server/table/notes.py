"""Which notes of a seat count: a pencil makes many marks, and only what they came to is of use."""

from __future__ import annotations

from collections.abc import Sequence

from filature.server.protocol import NoteInfo


def notes_that_count(notes: Sequence[NoteInfo]) -> list[NoteInfo]:
    """All texts, and of marks without words the last of each turn."""
    kept: list[NoteInfo] = []
    for note in notes:
        if kept and _supersedes(note, kept[-1]):
            kept.pop()
        kept.append(note)
    return kept


def _supersedes(note: NoteInfo, last: NoteInfo) -> bool:
    return note.turn == last.turn and note.marks is not None and last.marks is not None and not note.text + last.text
