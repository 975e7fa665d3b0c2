"""Bots think in processes of their own, so that nobody at a table waits for somebody else's bot."""

from __future__ import annotations

import asyncio
import logging
import sys
import zlib
from asyncio.subprocess import PIPE, Process
from contextlib import suppress

import msgspec

from filature.server.worker import FORGOTTEN, Answer, Chair, Thought, pack

__all__ = ["Thinkers", "Thought"]

log = logging.getLogger("filature.server")

START = "from filature.server.worker import main; main()"

decode = msgspec.json.Decoder(Answer).decode


class Thinkers:
    """All bots of a server. A player stays in one worker, which remembers it from decision to decision."""

    def __init__(self, workers: int = 1, patience: float = 30.0) -> None:
        self.patience = patience
        """Seconds a bot has for a decision; waiting for others does not count."""
        self._workers = [Worker() for _ in range(workers)]
        self._thinking: set[asyncio.Task[Answer]] = set()

    async def think(self, thought: Thought) -> int | None:
        """The move a bot chose; None when it failed, and the log says why."""
        place = zlib.crc32(f"{thought.match} {thought.seat}".encode()) % len(self._workers)
        task = asyncio.create_task(self._workers[place].think(thought, self.patience))
        self._thinking.add(task)
        task.add_done_callback(self._thinking.discard)
        answer = await task
        if answer.failed:
            log.warning("bot failed", extra={"bot": thought.bot, "game": thought.game, "reason": answer.failed})
        return answer.move

    def forget(self, match: str) -> None:
        """A match is over; nobody needs its players any more."""
        for worker in self._workers:
            worker.forget(match)

    async def close(self) -> None:
        """End all workers. Thoughts under way are cancelled, for their bots did not fail."""
        thinking = list(self._thinking)
        for task in thinking:
            task.cancel()
        await asyncio.gather(*thinking, return_exceptions=True)
        await asyncio.gather(*(worker.stop() for worker in self._workers))


class Worker:
    """A process that thinks one thought after the other. It is started when needed, and again when it is gone."""

    def __init__(self) -> None:
        self._process: Process | None = None
        self._heard: dict[Chair, int] = {}
        """How many events each player over there has been sent."""
        self._free = asyncio.Lock()

    async def think(self, thought: Thought, patience: float) -> Answer:
        async with self._free:
            for _ in range(2):  # The process may have died long ago, through no fault of this bot.
                try:
                    async with asyncio.timeout(patience):
                        return await self._ask(thought)
                except TimeoutError:
                    await self.stop()
                    return Answer(None, "out of time")
                except (EOFError, OSError):
                    await self.stop()
                except asyncio.CancelledError:
                    await self.stop()  # Its answer would be taken for the next one's.
                    raise
            return Answer(None, "its worker died")

    def forget(self, match: str) -> None:
        chairs = [chair for chair in self._heard if chair[0] == match]
        for chair in chairs:
            del self._heard[chair]
        if chairs and self._process and self._process.returncode is None:
            _pipes(self._process)[0].write(pack(match))

    async def stop(self) -> None:
        process, self._process = self._process, None
        self._heard.clear()
        if process is None:
            return
        asked, answers = _pipes(process)
        asked.close()
        if not answers.at_eof():  # Otherwise it is gone already.
            with suppress(ProcessLookupError):
                process.kill()
        await process.communicate()

    async def _ask(self, thought: Thought) -> Answer:
        if self._process is None:
            # In a session of its own, Ctrl-C does not reach it even before it can ignore it.
            self._process = await asyncio.create_subprocess_exec(
                sys.executable, "-P", "-c", START, stdin=PIPE, stdout=PIPE, start_new_session=True
            )
        answer = await self._exchange(self._process, thought, self._heard.get(thought.chair))
        if answer.failed == FORGOTTEN:
            answer = await self._exchange(self._process, thought, None)
        if answer.failed:
            self._heard.pop(thought.chair, None)
        return answer

    async def _exchange(self, process: Process, thought: Thought, heard: int | None) -> Answer:
        news = msgspec.structs.replace(thought, events=thought.events[heard:])
        asked, answers = _pipes(process)
        asked.write(pack((news, heard is None)))
        self._heard[thought.chair] = len(thought.events)
        await asked.drain()
        return decode(await answers.readuntil())


def _pipes(process: Process) -> tuple[asyncio.StreamWriter, asyncio.StreamReader]:
    assert process.stdin is not None
    assert process.stdout is not None
    return process.stdin, process.stdout
