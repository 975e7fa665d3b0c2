"""Runs work in another process: a child that answers one request after the other over its pipes.

Bots, analyses and hints think there, and replays are made, so that nobody at a table waits for them.
"""

from __future__ import annotations

import asyncio
import importlib
import os
import pickle
import signal
import sys
import traceback
from asyncio.subprocess import PIPE, Process
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from queue import SimpleQueue
from threading import Thread
from typing import BinaryIO

from filature.bots.program import end_all
from filature.kernel.build import compiled_copy
from filature.kernel.errors import FilatureError

Handler = Callable[[bytes], bytes | None]
"""What a child does with a request: it returns the answer, or None where nobody waits for one."""

Progress = Callable[[float], object]
"""Told what share of the work is done."""

LENGTH_BYTES = 4
LEAVE_S = 1.0
"""What a child has to leave when its pipe is closed; it ends programs that play as bots before."""
ANSWERED, REFUSED, FAILED, UNDER_WAY = b"\0", b"\1", b"\2", b"\3"
START = "from filature.server.jobs.process import run_child; run_child({factory!r}, {niceness})"


class JobFailed(Exception):
    """The child died, did not answer in time, or its work failed; the reason never tells what it knew."""

    def __init__(self, reason: str) -> None:
        super().__init__(reason)
        self.reason = reason


class ChildProcess:
    """Started when it is needed, and again when it is gone. Whoever uses it asks one thing at a time."""

    def __init__(self, factory: str, niceness: int = 0) -> None:
        """`factory` names, as `module:function`, what makes the handler in the child."""
        self._start = START.format(factory=factory, niceness=niceness)
        self._process: Process | None = None
        self._copy: str | None = None
        """The compiled copy of the house the child was started with."""

    @property
    def running(self) -> bool:
        """Whether there is a child that will get the next request; one without compiled rules ends when there are."""
        return self._process is not None and self._process.returncode is None and self._copy == compiled_copy()

    async def request(self, data: bytes, timeout_s: float, progress: Progress = lambda share: None) -> bytes:
        """The answer; raises the `FilatureError` of the child, or `JobFailed`. `progress` is told what it reports."""
        try:
            async with asyncio.timeout(timeout_s):
                status, answer = await self._exchange(data, progress)
        except TimeoutError:
            await self.stop()
            raise JobFailed("out of time") from None
        except (EOFError, OSError):
            await self.stop()
            raise JobFailed("its process died") from None
        except asyncio.CancelledError:
            await self.stop()  # its answer would be taken for the next one's
            raise
        if status == ANSWERED:
            return answer
        raise pickle.loads(answer) if status == REFUSED else JobFailed(answer.decode())

    def tell(self, data: bytes) -> None:
        """A request without an answer, if there is a child at all."""
        if self.running:
            _pipes(self._process)[0].write(frame(data))

    async def stop(self) -> None:
        process, self._process = self._process, None
        if process is None:
            return
        requests, answers = _pipes(process)
        requests.close()
        if not answers.at_eof():  # otherwise it is gone already
            try:
                async with asyncio.timeout(LEAVE_S):
                    await process.wait()
            except TimeoutError:
                with suppress(ProcessLookupError):
                    process.kill()
        await process.communicate()

    async def _exchange(self, data: bytes, progress: Progress) -> tuple[bytes, bytes]:
        copy = compiled_copy()
        if self._copy != copy:
            await self.stop()
        if self._process is None:
            self._copy = copy
            # In a session of its own, Ctrl-C does not reach it even before it can ignore it.
            self._process = await asyncio.create_subprocess_exec(
                *(sys.executable, "-P", "-c", self._start),
                env=environment(copy),
                stdin=PIPE,
                stdout=PIPE,
                start_new_session=True,
            )
        requests, answers = _pipes(self._process)
        requests.write(frame(data))
        await requests.drain()
        while True:
            length = int.from_bytes(await answers.readexactly(LENGTH_BYTES), "big")
            answer = await answers.readexactly(length)
            if answer[:1] != UNDER_WAY:
                return answer[:1], answer[1:]
            progress(answer[1] / 100)


def _pipes(process: Process | None) -> tuple[asyncio.StreamWriter, asyncio.StreamReader]:
    assert process is not None
    assert process.stdin is not None
    assert process.stdout is not None
    return process.stdin, process.stdout


def environment(copy: str | None) -> dict[str, str]:
    """What a child is started with: ours, and the compiled copy of the house before every other."""
    folders = [copy, os.environ.get("PYTHONPATH")]
    return {**os.environ, "PYTHONPATH": os.pathsep.join(filter(None, folders))} if copy else dict(os.environ)


def frame(data: bytes) -> bytes:
    return len(data).to_bytes(LENGTH_BYTES, "big") + data


# In the child


class _Report:
    """Tells the server how far the work at hand has come, a percent at a time."""

    pipe: BinaryIO | None = None
    percent = -1

    def __call__(self, done: int, of: int) -> None:
        percent = 100 * done // max(1, of)
        if self.pipe and percent != self.percent:
            self.percent = percent
            self.pipe.write(frame(UNDER_WAY + bytes([percent])))


report = _Report()


def run_child(factory: str, niceness: int) -> None:
    """Answer requests as long as the pipe they come through is open."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the server, which ends its children
    if niceness:
        with suppress(AttributeError):  # not everywhere
            os.nice(niceness)
    requests, answers = os.fdopen(os.dup(0), "rb"), os.fdopen(os.dup(1), "wb", buffering=0)
    # The pipes are ours alone: what the work prints goes to the log, and it has nothing to read.
    os.dup2(os.open(os.devnull, os.O_RDONLY), 0)
    os.dup2(2, 1)
    report.pipe = answers
    sys.stdout = sys.stderr
    waiting: SimpleQueue[bytes] = SimpleQueue()
    Thread(target=_read, args=(requests, waiting), daemon=True).start()
    module, _, function = factory.partition(":")
    handle: Handler = getattr(importlib.import_module(module), function)()
    with suppress(BrokenPipeError):
        while True:
            if answer := _answer(handle, waiting.get()):
                answers.write(frame(answer))


def _read(requests: BinaryIO, waiting: SimpleQueue[bytes]) -> None:
    """The server holds the other end of the pipe; when it is gone, so is the child, even in mid-thought."""
    while header := requests.read(LENGTH_BYTES):
        waiting.put(requests.read(int.from_bytes(header, "big")))
    end_all()
    os._exit(0)


def _answer(handle: Handler, data: bytes) -> bytes | None:
    try:
        answer = handle(data)
        return None if answer is None else ANSWERED + answer
    except FilatureError as error:
        return REFUSED + pickle.dumps(error)
    except Exception as error:
        return FAILED + where(error).encode()


def where(error: BaseException) -> str:
    """The kind and place of an error; its own words may tell secrets."""
    place = traceback.extract_tb(error.__traceback__)[-1]
    return f"{type(error).__name__} at {Path(place.filename).name}:{place.lineno}"
