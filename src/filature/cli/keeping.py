"""Where matches are kept on this machine, so that a crash or a Ctrl-C loses nothing."""

from __future__ import annotations

import os
import secrets
from contextlib import suppress
from datetime import datetime
from pathlib import Path

import msgspec
from platformdirs import user_data_path

from filature.games import catalogue
from filature.kernel.errors import BadRecord, BadRequest
from filature.kernel.match import Match, replay
from filature.kernel.record import Record, load_record, write_record
from filature.kernel.state import seat_name
from filature.language.plain import plain_text


def folder() -> Path:
    """`$FILATURE_HOME/matches`, or the user's data folder."""
    home = os.environ.get("FILATURE_HOME")
    return (Path(home) if home else user_data_path("filature", appauthor=False)) / "matches"


def new_file(game: str) -> Path:
    return folder() / f"{game}-{datetime.now():%Y%m%d-%H%M%S}-{secrets.token_hex(2)}.json"


def keep(match: Match, file: Path) -> None:
    """Write the whole match, durably: after this returns, not even a power cut loses a move."""
    part = file.with_name(file.name + ".part")
    try:
        _make_folder(file.parent)
        part.unlink(missing_ok=True)  # left by a crash; it may be open to others
        with open(part, "x", encoding="utf-8", opener=_for_me_alone) as out:
            out.write(write_record(match.record(open_seed=True)))
            out.flush()
            os.fsync(out.fileno())
        part.replace(file)
    except OSError as error:
        raise BadRequest(
            "cannot-keep",
            "The match cannot be kept in {file}: {why}. Name another place with --file.",
            file=str(file),
            why=error.strerror or str(error),
        ) from None


def _make_folder(folder: Path) -> None:
    missing = [path for path in (folder, *folder.parents) if not path.exists()]
    for path in reversed(missing):
        path.mkdir(mode=0o700, exist_ok=True)


def _for_me_alone(path: str, flags: int) -> int:
    """A kept match has its open seed in it: the cards of everybody and the dice to come."""
    return os.open(path, flags, 0o600)


def load(file: Path) -> Record:
    """The record in a file. Anybody may have written it: names and notes are read as plain text."""
    record = load_record(file)
    names = tuple(plain_text(name) or seat_name(seat) for seat, name in enumerate(record.names))
    notes = {seat: tuple(map(plain_text, lines)) for seat, lines in record.notes.items()}
    return msgspec.structs.replace(record, names=names, notes=notes)


def latest_unfinished() -> Path:
    """The match last played that is not over."""
    files = sorted(folder().glob("*.json"), key=lambda file: file.stat().st_mtime, reverse=True)
    for file in files:
        try:
            if not open_match(load(file)).over:
                return file
        except BadRecord:
            continue
    raise BadRecord("nothing-to-resume", "There is no unfinished match in {folder}.", folder=str(folder()))


def open_match(record: Record, upto: int | None = None) -> Match:
    """The match of a record, by whatever game it is of."""
    return replay(record, catalogue.game(record.game), upto)


def kept_step(lesson: str) -> int:
    """Where a lesson was left; its beginning where nothing is kept."""
    try:
        return max(0, int(_step_file(lesson).read_text("utf-8")))
    except (OSError, ValueError):
        return 0


def keep_step(lesson: str, step: int) -> None:
    """Remember where a lesson is. One that cannot be kept begins anew, which is no great loss."""
    with suppress(OSError):
        file = _step_file(lesson)
        _make_folder(file.parent)
        file.write_text(f"{step}\n", "utf-8")


def _step_file(lesson: str) -> Path:
    return folder().parent / "lessons" / lesson
