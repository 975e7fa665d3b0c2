"""Finished matches on disk: their results in one file, from which a contest goes on, and their records in a folder."""

from __future__ import annotations

from pathlib import Path
from types import TracebackType
from typing import Any

import msgspec

from filature.arena.plan import Plan
from filature.arena.playing import Result
from filature.kernel.errors import BadRequest


class Kept:
    """The matches of one plan that are done: a line for the plan, a line a match.

    Every line is on the disk before the next match is counted.
    """

    def __init__(self, file: Path, plan: Plan) -> None:
        self.results: dict[int, Result] = {}
        self.file = file
        heading = msgspec.json.encode(plan.summary()) + b"\n"
        try:
            text = file.read_bytes() if file.exists() else b""
            whole = self._read(text, heading, plan)
            self._stream = file.open("ab")
            self._stream.truncate(whole)  # a line that was torn off is played again
            if not whole:
                self._stream.write(heading)
                self._stream.flush()
        except OSError as error:
            raise _cannot_write(file, error) from None

    def add(self, result: Result) -> None:
        self.results[result.number] = result
        self._stream.write(msgspec.json.encode(result) + b"\n")
        self._stream.flush()

    def __enter__(self) -> Kept:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        self._stream.close()

    def _read(self, text: bytes, heading: bytes, plan: Plan) -> int:
        """Take over the matches of a file; returns how many of its bytes are whole lines."""
        lines = text.splitlines(keepends=True)
        if not lines or heading.startswith(text):
            return len(text) if text == heading else 0
        _check_heading(self.file, lines[0], plan.summary())
        whole = len(lines[0])
        for number, line in enumerate(lines[1:], 2):
            try:
                result = msgspec.json.decode(line, type=Result)
            except msgspec.DecodeError:
                if number == len(lines):
                    return whole
                raise _not_kept(self.file, number) from None
            if not line.endswith(b"\n"):
                return whole
            self.results[result.number] = result
            whole += len(line)
        return whole


class Records:
    """A folder with a record for every match: `<game>-<contest>-<number>.json`, as `filature replay` reads them."""

    def __init__(self, folder: Path, plan: Plan) -> None:
        self.folder = folder
        self.plan = plan
        try:
            folder.mkdir(parents=True, exist_ok=True)
        except OSError as error:
            raise _cannot_write(folder, error) from None

    def file(self, number: int) -> Path:
        return self.folder / f"{self.plan.game.name}-{self.plan.id}-{number:05}.json"

    def has(self, number: int) -> bool:
        return self.file(number).exists()

    def take(self, result: Result) -> Result:
        """Write the record of a match; returns the rest of the result."""
        file = self.file(result.number)
        part = file.with_name(file.name + ".part")
        try:
            part.write_text(result.record, encoding="utf-8")
            part.replace(file)  # whole, or not there
        except OSError as error:
            raise _cannot_write(file, error) from None
        return msgspec.structs.replace(result, record="")


def _check_heading(file: Path, line: bytes, asked: dict[str, Any]) -> None:
    try:
        kept = msgspec.json.decode(line, type=dict[str, Any])
    except msgspec.DecodeError:
        raise _not_kept(file, 1) from None
    if kept.keys() != asked.keys():
        raise _not_kept(file, 1)
    for key, value in _flat(asked).items():
        if _flat(kept).get(key) != value:
            raise BadRequest(
                "other-plan",
                "{file} keeps the matches of another contest: its {key} is {kept}, not {asked}. Name another file.",
                file=str(file),
                key=key,
                kept=_plain(_flat(kept).get(key)),
                asked=_plain(value),
            )


def _flat(summary: dict[str, Any]) -> dict[str, Any]:
    """A summary with each option by its own name, so that a difference names the one that differs."""
    return {**summary, **summary["options"], "options": None} if isinstance(summary["options"], dict) else summary


def _cannot_write(file: Path, error: OSError) -> BadRequest:
    return BadRequest("cannot-write", "{file} cannot be written: {why}.", file=str(file), why=error.strerror)


def _not_kept(file: Path, line: int) -> BadRequest:
    return BadRequest(
        "not-kept", "Line {line} of {file} is no match of a contest. Name another file.", line=line, file=str(file)
    )


def _plain(value: Any) -> str:
    return value if isinstance(value, str) else msgspec.json.encode(value).decode()
