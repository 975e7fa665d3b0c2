"""The referee: matches for programs in any language, one JSON object a line in, one a line out (docs/referee.md).

The referee serves whoever runs the match, so most answers tell secrets. Hand a player nothing but the `view`, the
`events` and the `moves` of its own seat.
"""

from __future__ import annotations

import logging
import sys
from collections.abc import Iterable, Iterator
from contextlib import suppress
from typing import Any, BinaryIO, TextIO

import msgspec

from filature.bridges.open_matches import OpenMatches
from filature.bridges.requests import VERBS, Answer, Games, Request
from filature.kernel.errors import BadRequest, FilatureError
from filature.kernel.naming import nearest, nearest_in

LONGEST_LINE = 1 << 20


def run() -> None:
    """Serve on standard input and output until one of them is closed."""
    with (
        open(sys.stdout.fileno(), "w", encoding="utf-8", newline="\n", closefd=False) as out,
        suppress(KeyboardInterrupt),
    ):
        serve(bounded(sys.stdin.buffer), out)


def serve(lines: Iterable[str | bytes], out: TextIO) -> None:
    """Answer every line, in order, until there are no more or nobody reads the answers."""
    referee = Referee()
    try:
        for line in lines:
            out.write(referee.answer(line) + "\n")
            out.flush()
    except ConnectionError:
        with suppress(ConnectionError):
            out.close()


def bounded(stream: BinaryIO) -> Iterator[bytes]:
    """The lines of a stream. Of a line that is too long only the beginning is kept, enough to refuse it."""
    while line := stream.readline(LONGEST_LINE + 2):
        yield line
        while len(line) == LONGEST_LINE + 2 and not line.endswith(b"\n"):
            line = stream.readline(LONGEST_LINE + 2)


class Referee:
    """The open matches, by number, and an answer to every line."""

    def __init__(self) -> None:
        self.matches = OpenMatches()

    def answer(self, line: str | bytes) -> str:
        """One line for one line, whatever it says."""
        name: int | str | None = None
        request: Request | None = None
        try:
            plain = _parse(line)
            name = plain["id"] if type(plain.get("id")) in (int, str) else None
            request = _shape(plain)
            return _line({"id": name, "ok": request.answer(self.matches)})
        except FilatureError as error:
            problem = {"kind": error.kind, "code": error.code, "message": str(error)}
            problem |= {name: fact for name, fact in error.facts.items() if name == "nearest"}
            return _line({"id": name, "error": problem | (request.hint(self.matches, error) if request else {})})
        except Exception as error:
            logging.getLogger(__name__).exception("the referee failed at a request and goes on")
            why = f"A fault of the program, not of the request; all is as before. {type(error).__name__}: {error}"
            return _line({"id": name, "error": {"kind": "Internal", "code": "internal", "message": why}})


def _line(answer: Answer) -> str:
    return msgspec.json.encode(answer).decode()


def _parse(line: str | bytes) -> dict[str, Any]:
    try:
        content = (line.encode() if isinstance(line, str) else line).rstrip(b"\r\n")
        if len(content) > LONGEST_LINE:
            raise BadRequest("too-long", "A line has at most {most} bytes.", most=LONGEST_LINE)
        plain = msgspec.json.decode(content)
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        raise BadRequest(
            "line-not-json",
            "A line is one JSON object in UTF-8, such as {like}: {why}.",
            like=Games.like,
            why=str(error),
        ) from None
    if not isinstance(plain, dict):
        raise BadRequest("not-an-object", "A request is a JSON object, such as {like}.", like=Games.like)
    return plain


def _shape(plain: dict[str, Any]) -> Request:
    verb = plain.get("do")
    if not isinstance(verb, str) or verb not in VERBS:
        raise BadRequest(
            "unknown-verb", 'A request has "do" with one of {known}.', known=list(VERBS), nearest=nearest(verb, VERBS)
        )
    shape = VERBS[verb]
    try:
        return msgspec.convert(plain, shape)
    except msgspec.ValidationError as error:
        raise BadRequest(
            "bad-request",
            "{why}. It should look like {like}.",
            why=str(error),
            like=shape.like,
            nearest=nearest_in(error, shape),
        ) from None
