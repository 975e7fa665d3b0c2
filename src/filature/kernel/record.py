"""A match is its record: game, rules, options, seats and the list of moves, as a small readable file.

docs/records.md describes the format. What is written once stays readable: a change needs a new format or rules version.
"""

from __future__ import annotations

import hashlib
from pathlib import Path
from typing import Any

import msgspec

from filature.kernel.errors import BadRecord, NewerRecord

FORMAT = 2
"""The format this version writes. Format 1 left options unsaid and never was in use outside."""


class Seal(msgspec.Struct, frozen=True):
    """What a record says of its dice; the seed is empty until it may be known."""

    commitment: str
    nonces: tuple[str, ...]
    seed: str = ""


class Record(msgspec.Struct, kw_only=True, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """Everything a match was. `moves` are written moves; a player's begin with the seat (`p2 dossier ruin`)."""

    filature: int
    """The format, FORMAT in what this version writes."""
    game: str
    rules: int
    """The version of the game's rules it was played by (`Game.rules_version`)."""
    seats: int
    options: dict[str, Any]
    """All of them, also those that are the rulebook's: a default may change, a match that was played may not."""
    names: tuple[str, ...] = ()
    players: tuple[str, ...] = ()
    """Who sat there: `person` or the name of a bot."""
    position: dict[str, Any] | None = None
    """Where the match began, if not at the start of the game."""
    dice: Seal | None = None
    """The sealed dice; None when the outcomes were set by hand."""
    notes: dict[str, tuple[str, ...]] = {}
    """What players wrote for themselves, by seat; no part of the play."""
    moves: tuple[str, ...]
    digest: str = ""


def _canonical(plain: dict[str, Any]) -> bytes:
    """Canonical JSON: keys sorted, nothing between the signs, UTF-8."""
    return msgspec.json.encode(plain, order="sorted")


def _digest(plain: dict[str, Any]) -> str:
    return hashlib.sha256(_canonical({key: plain[key] for key in plain if key != "digest"})).hexdigest()[:32]


def write_record(record: Record) -> str:
    """The record as text, a move a line, with a digest that shows later changes."""
    plain = msgspec.to_builtins(record)
    head = _canonical({**plain, "moves": [], "digest": _digest(plain)}).decode()
    moves = ",\n".join(msgspec.json.encode(move).decode() for move in record.moves)
    return head.replace('"moves":[]', f'"moves":[\n{moves}\n]', 1) + "\n"


def read_record(text: str | bytes) -> Record:
    """The record a text holds; raises `BadRecord` (or `NewerRecord`) saying what is wrong with it."""
    try:
        plain = msgspec.json.decode(text)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise BadRecord("not-json", "This is not a record: {why}.", why=str(error)) from None
    if not isinstance(plain, dict) or type(plain.get("filature")) is not int:
        raise BadRecord("not-a-record", 'This is not a record: a record says "filature": {format}.', format=FORMAT)
    _check_format(plain["filature"])
    if plain.get("digest") != _digest(plain):
        raise BadRecord("edited-record", "This record was changed after it was written: its digest does not fit.")
    try:
        return msgspec.convert(plain, Record)
    except msgspec.ValidationError as error:
        raise BadRecord("damaged-record", "This record is damaged: {why}.", why=str(error)) from None


def _check_format(version: int) -> None:
    if version > FORMAT:
        raise NewerRecord(
            "newer-record",
            "This record has format {version}; this Filature reads format {format}. A newer Filature reads it.",
            version=version,
            format=FORMAT,
        )
    if version < FORMAT:
        raise BadRecord(
            "older-record",
            "This record has format {version}, which does not say by which options was played; "
            "records have format {format}.",
            version=version,
            format=FORMAT,
        )


def load_record(path: Path) -> Record:
    """The record in a file."""
    try:
        return read_record(path.read_bytes())
    except OSError as error:
        raise BadRecord(
            "no-such-record", "{path} cannot be read: {why}.", path=str(path), why=error.strerror or str(error)
        ) from None
