"""A program in any language that plays as a bot, asked by JSON lines (docs/referee.md): one process a seat and match.

Whatever it does wrong ends it, in one sentence that names it and its seat, what was wrong, and what would be right.
"""

from __future__ import annotations

import os
import shlex
import shutil
import signal
from collections.abc import Callable, Sequence
from contextlib import suppress
from queue import Empty, SimpleQueue
from subprocess import PIPE, Popen, TimeoutExpired
from threading import Thread
from typing import Any

import msgspec

from filature import __version__
from filature.bots.contract import EXAMPLES, WritingPlayer
from filature.kernel.errors import BadRequest, BotFailed
from filature.kernel.events import Event
from filature.kernel.state import seat_name

COMMAND = "cmd:"
PROTOCOL = 1
"""The version of the lines between us and a program; said in its `hello`."""
SEEDS = 1 << 32
"""Programs are given smaller seeds than we have: every language reads them exactly."""
LONGEST_LINE = 1 << 20
QUOTED = 80
"""How many characters of a bad answer are told."""
START_S = 20.0
"""What a program has to start and to say hello."""
MOVE_S = 60.0
"""What it has for a decision, unless whoever runs the match says otherwise."""
LEAVE_S = 1.0
"""What it has to leave, once its input has ended."""


class CommandPlayer(WritingPlayer):
    """A program at a seat. It is started for one match; once it has failed it is ended, and fails for good."""

    def __init__(self, name: str, seed: int, limit_s: float) -> None:
        self.name = name
        self.seed = seed
        self.limit_s = limit_s
        self._program: Program | None = None
        self._failure: BotFailed | None = None
        self._news: list[dict[str, Any]] = []
        self._heard = 0

    def hear(self, event: Event) -> None:
        self._news.append({"number": self._heard, "turn": event.turn, "kind": event.kind, "facts": event.facts})
        self._heard += 1

    def start(self, view: Any) -> None:
        """Start the program, unless it runs, and tell it what is played: before the time of its first move runs."""
        if self._program is None:
            self._guarded(lambda: self._begin(view))

    def choose_written(self, view: Any, moves: Sequence[str]) -> str:
        self.start(view)
        chosen: str = self._guarded(lambda: self._ask(view, moves))
        self._news.clear()
        return chosen

    def close(self) -> None:
        """The match is over, or nobody plays it any more."""
        if self._program:
            self._program.close()

    def _begin(self, view: Any) -> None:
        self._program = Program(labelled(self.name, view), self.name)
        self._program.hello()
        told = {"game": view.game, "seat": view.seat, "seats": view.players, "options": getattr(view, "options", {})}
        self._program.ask("new", START_S, **told, seed=self.seed % SEEDS)

    def _ask(self, view: Any, moves: Sequence[str]) -> str:
        assert self._program is not None
        like = {"move": moves[0]}
        answer = self._program.ask("move", self.limit_s, like, view=view, events=self._news, moves=moves)
        chosen = answer.get("move")
        if chosen not in moves:
            raise BotFailed(
                "bot-illegal-move",
                "{bot} wants {move!r}, which is none of its {count} moves; right would be {legal}.",
                bot=self._program.label,
                move=str(chosen)[:QUOTED],
                count=len(moves),
                legal=list(moves[:EXAMPLES]),
            )
        return str(chosen)

    def _guarded(self, work: Callable[[], Any]) -> Any:
        if self._failure:
            raise self._failure
        try:
            return work()
        except BotFailed as failure:
            self._failure = failure
            if self._program:
                self._program.end()
            raise


RUNNING: set[Program] = set()
"""The programs of this process."""


def end_all() -> None:
    """End every program at once, for a process that is about to leave without a word."""
    for program in list(RUNNING):
        program.end()


class Program:
    """A running program that answers each line with a line."""

    def __init__(self, label: str, name: str | None = None) -> None:
        """`label` is how it is called in complaints, `name` what it is started by."""
        self.label = label
        self._asked = 0
        command = _words(name or label)
        try:
            # In a group of its own, it can be ended with all it has started.
            self._process = Popen(command, stdin=PIPE, stdout=PIPE, process_group=0 if os.name == "posix" else None)
        except OSError as error:
            raise BotFailed(
                "bot-not-started",
                "{bot} cannot be started: {why}; right is a program that runs here, as in cmd:node bot.mjs.",
                bot=label,
                why=error.strerror or str(error),
            ) from None
        self._requests: SimpleQueue[bytes | None] = SimpleQueue()
        self._answers: SimpleQueue[bytes] = SimpleQueue()
        self._thread = Thread(target=self._exchange, daemon=True)
        self._thread.start()
        RUNNING.add(self)

    def hello(self) -> tuple[str, ...]:
        """Greet it; returns the games it says it knows, none for all."""
        like = {"games": ["heimlich"]}
        answer = self.ask("hello", START_S, like, protocol=PROTOCOL, filature=__version__)
        try:
            return msgspec.convert(answer.get("games", ()), tuple[str, ...])
        except msgspec.ValidationError:
            raise self._not_an_answer(msgspec.json.encode(answer), like) from None

    def ask(self, ask: str, timeout_s: float, like: dict[str, Any] | None = None, **content: Any) -> dict[str, Any]:
        """Its answer to one line; `like` is what a good one has. Raises `BotFailed`."""
        number, self._asked = self._asked, self._asked + 1
        self._requests.put(msgspec.json.encode({"id": number, "ask": ask, **content}) + b"\n")
        try:
            line = self._answers.get(timeout=timeout_s)
        except Empty:
            raise BotFailed(
                "bot-silent",
                "{bot} has not answered within {seconds} seconds; it should answer every line with one line, and flush "
                "its output.",
                bot=self.label,
                seconds=f"{timeout_s:g}",
            ) from None
        if len(line) <= LONGEST_LINE and not line.endswith(b"\n"):
            raise self._ended()
        try:
            answer = msgspec.json.decode(line) if len(line) <= LONGEST_LINE else None
        except (msgspec.DecodeError, RecursionError):
            answer = None
        expected = {"id": number, **(like or {})}
        if not isinstance(answer, dict) or answer.get("id") != number:
            raise self._not_an_answer(line, expected)
        if "error" in answer:
            raise BotFailed(
                "bot-gave-up",
                "{bot} gave up: {why}. Right would be an answer such as {like}.",
                bot=self.label,
                why=str(answer["error"])[:QUOTED],
                like=_json(expected),
            )
        return answer

    def close(self) -> None:
        """End its input, and let it leave; it is ended if it does not."""
        self._requests.put(None)
        with suppress(TimeoutExpired):
            self._process.wait(LEAVE_S)
        self.end()

    def end(self) -> None:
        """End it now, with whatever it has started."""
        RUNNING.discard(self)
        if self._process.poll() is None:
            with suppress(ProcessLookupError):
                if os.name == "posix":
                    os.killpg(self._process.pid, signal.SIGKILL)
                else:
                    self._process.kill()
            self._process.wait()
        self._requests.put(None)
        self._thread.join(LEAVE_S)

    def _ended(self) -> BotFailed:
        with suppress(TimeoutExpired):
            self._process.wait(LEAVE_S)
        return BotFailed(
            "bot-ended",
            "{bot} ended (exit code {exit}) instead of answering; it should run until its input ends.",
            bot=self.label,
            exit=str(self._process.returncode),
        )

    def _not_an_answer(self, line: bytes, like: dict[str, Any]) -> BotFailed:
        return BotFailed(
            "bot-bad-answer",
            "{bot} answered {answer!r}; right would be one JSON object in one line, such as {like}. Anything else goes "
            "to its standard error.",
            bot=self.label,
            answer=line.decode("utf-8", "replace").rstrip()[:QUOTED],
            like=_json(like),
        )

    def _exchange(self) -> None:
        """In a thread of its own: a program that neither reads nor writes holds up nobody but this."""
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        with self._process.stdout as answers:
            with suppress(OSError), self._process.stdin as requests:
                for line in iter(self._requests.get, None):
                    with suppress(OSError):  # it has gone; what it said last is still to be read
                        requests.write(line)
                        requests.flush()
                    self._answers.put(answers.readline(LONGEST_LINE + 1))
            while answers.readline(LONGEST_LINE):  # it may say goodbye
                pass


def _words(name: str) -> list[str]:
    """The command of `cmd:COMMAND`, word by word. No shell reads it."""
    text = name.removeprefix(COMMAND)
    try:
        words = shlex.split(text)
        if len(words) == 1 and words[0] != text.strip():  # the whole was in quotes
            words = shlex.split(words[0])
    except ValueError as error:
        raise BadRequest(
            "bad-command",
            "{command!r} is no command: {why}; write it like cmd:node bot.mjs.",
            command=text,
            why=str(error),
        ) from None
    if not words:
        raise BadRequest("no-command", "After cmd: comes the command that starts the bot, as in cmd:node bot.mjs.")
    if shutil.which(words[0]) is None:
        raise BadRequest(
            "command-not-found",
            "There is no program {program!r}; name one on the PATH or by its path, as cmd:node bot.mjs or cmd:./bot.",
            program=words[0],
        )
    return words


def labelled(name: str, view: Any) -> str:
    return f"{name} ({seat_name(view.seat)})"


def _json(data: Any) -> str:
    return msgspec.json.encode(data).decode()
