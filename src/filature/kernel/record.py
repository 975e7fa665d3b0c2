"""A match is its record: game, options, seats and the list of moves, as a small readable file."""

from __future__ import annotations

import hashlib
from pathlib import Path
from typing import Any

import msgspec

from filature.kernel.errors import BadRecord, NewerRecord

FORMAT = 1


class Seal(msgspec.Struct, frozen=True):
    """What a record says of its dice; the seed is empty until it may be known."""

    commitment: str
    nonces: tuple[str, ...]
    seed: str = ""


class Record(msgspec.Struct, kw_only=True, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """Everything a match was. `moves` are written moves; a player's begin with his seat (`p2 dossier ruin`)."""

    filature: int
    """The format, FORMAT in what this version writes."""
    game: str
    seats: int
    options: dict[str, Any] = {}
    """Those that are not the rulebook's."""
    names: tuple[str, ...] = ()
    players: tuple[str, ...] = ()
    """Who sat there: `person` or the name of a bot."""
    position: dict[str, Any] | None = None
    """Where the match began, if not at the start of the game."""
    dice: Seal | None = None
    """The sealed dice; None when the outcomes were set by hand."""
    notes: dict[str, tuple[str, ...]] = {}
    """What players wrote for themselves, by seat; no part of the play."""
    moves: tuple[str, ...] = ()
    digest: str = ""


def _digest(record: Record) -> str:
    plain = msgspec.structs.replace(record, digest="")
    return hashlib.sha256(msgspec.json.encode(plain, order="deterministic")).hexdigest()[:32]


def write_record(record: Record) -> str:
    """The record as text, a move a line, with a digest that shows later changes."""
    head = msgspec.json.encode(msgspec.structs.replace(record, moves=(), digest=_digest(record))).decode()
    moves = ",\n".join(msgspec.json.encode(move).decode() for move in record.moves)
    return head.removesuffix("}") + f',"moves":[\n{moves}\n]}}\n'


def read_record(text: str | bytes) -> Record:
    """The record a text holds; raises `BadRecord` (or `NewerRecord`) saying what is wrong with it."""
    try:
        plain = msgspec.json.decode(text)
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise BadRecord("not-json", "This is not a record: {why}.", why=str(error)) from None
    version = plain.get("filature") if isinstance(plain, dict) else None
    if type(version) is not int:
        raise BadRecord(
            "not-a-record", 'This is not a record: a record begins with "filature": {format}.', format=FORMAT
        )
    if version > FORMAT:
        raise NewerRecord(
            "newer-record",
            "This record has format {version}; this Filature reads up to {format}. A newer Filature reads it.",
            version=version,
            format=FORMAT,
        )
    try:
        record = msgspec.convert(plain, Record)
    except msgspec.ValidationError as error:
        raise BadRecord("damaged-record", "This record is damaged: {why}.", why=str(error)) from None
    if record.digest != _digest(record):
        raise BadRecord("edited-record", "This record was changed after it was written: its digest does not fit.")
    return record


def load_record(path: Path) -> Record:
    """The record in a file."""
    try:
        return read_record(path.read_bytes())
    except OSError as error:
        raise BadRecord(
            "no-such-record", "{path} cannot be read: {why}.", path=str(path), why=error.strerror or str(error)
        ) from None
