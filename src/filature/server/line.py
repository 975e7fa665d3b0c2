"""One socket at a table: a hello, everything so far, then news as it happens.

A message is dealt with as soon as it has arrived, and its answer written when it is known; only what has to wait for
something itself gets a task. That is what makes a move cheap.
"""

from __future__ import annotations

import asyncio
import logging
from collections import deque
from collections.abc import Coroutine
from contextlib import suppress
from typing import Any, Final

from litestar import WebSocket
from mypy_extensions import mypyc_attr

from filature.kernel.errors import BadRequest, FilatureError
from filature.kernel.state import WATCHER
from filature.server import messages, telling
from filature.server.access import client_address, ear_of, key_of, language_of
from filature.server.deciding import Who
from filature.server.ears import Ear
from filature.server.errors import Stale
from filature.server.house import House
from filature.server.limits import Limits
from filature.server.messages import Done
from filature.server.metrics import Metrics
from filature.server.rooms import Asker
from filature.server.texts import Texts
from filature.server.wire import EXTENSION, Wire

logger = logging.getLogger("filature.server")

Socket = WebSocket[Any, Any, Any]

MOST_PENDING: Final = 1 << 20
"""So many bytes may wait for a slow reader behind the next message."""
MOST_REFUSED: Final = 200
"""So many more refusals than answers end a conversation that makes no sense."""
POLICY, SLOW, GOING, BROKEN = 1008, 1013, 1001, 1011

read: Final = messages.reader(messages.FromClient)


def wire_of(socket: Socket) -> Wire:
    extensions: Any = socket.scope["extensions"]
    wire: Wire = extensions[EXTENSION]
    return wire


@mypyc_attr(allow_interpreted_subclasses=True)
class Outbox(Asker):
    """What a socket is told: at once, or when its client takes more, so that nobody waits for it."""

    def __init__(self, wire: Wire, metrics: Metrics) -> None:
        super().__init__(Ear())
        self._wire = wire
        self._texts: Texts = wire.texts
        self._metrics = metrics
        self._waiting: deque[bytes] = deque()
        self._size = 0
        self._held: list[bytes] = []
        """What must not overtake the news he is owed."""
        self._closed = False
        self.ended: asyncio.Future[int] = asyncio.get_running_loop().create_future()
        """With which code the socket is to be closed."""

    def hear(self, message: bytes) -> None:
        if self._closed:
            return
        if self.owed is not None:
            self._held.append(message)
            return
        if not self._size and self._texts.writable:
            self._texts.say(message)
            return
        first = len(self._waiting[0]) if self._waiting else len(message)  # may be as long as it must
        if self._size + len(message) - first > MOST_PENDING:
            self._metrics.slow.inc()
            self._forget_waiting()
            self.close(SLOW)
            return
        self._waiting.append(message)
        self._size += len(message)

    def relieve(self) -> None:
        super().relieve()
        if self._held:
            held, self._held = self._held, []
            for message in held:
                self.hear(message)

    def say(self, message: Any) -> None:
        self.hear(telling.encode(message))

    def close(self, code: int = GOING) -> None:
        self.relieve()
        if not self._closed:
            self._closed = True
            self.ended.set_result(code)

    def flush(self) -> None:
        while self._waiting and self._texts.writable:
            message = self._waiting.popleft()
            self._size -= len(message)
            self._texts.say(message)

    def lost(self) -> None:
        self._held.clear()
        self._forget_waiting()
        self.close()

    def _forget_waiting(self) -> None:
        self._waiting.clear()
        self._size = 0

    async def end(self, socket: Socket) -> None:
        """Say what still waits, then goodbye."""
        while self._waiting:
            await self._wire.writable.wait()
            self.flush()
        self._texts.write()
        if not self._wire.disconnected:
            await socket.close(self.ended.result())


class Line(Outbox):
    """One socket at a table: takes its messages one after the other and answers them."""

    def __init__(
        self, socket: Socket, table_id: str, house: House, limits: Limits, metrics: Metrics, patience: float
    ) -> None:
        super().__init__(wire_of(socket), metrics)
        self._socket = socket
        self._table_id = table_id
        self._house = house
        self._limits = limits
        self._address = client_address(socket)
        self._who = Who(language=language_of(socket))
        self._refused = 0
        self._inbox: deque[str | bytes] = deque()
        self._busy = False
        """Whether a message of his is being dealt with."""
        self._task: asyncio.Task[None] | None = None
        self._hello_due = asyncio.get_running_loop().call_later(patience, self.close, POLICY)
        self._greeted = False
        self._wire.hand_over(self, house.post)

    def take(self, message: str | bytes) -> None:
        """A message has come. It waits for those before it, and then nothing more is read for a while."""
        try:
            self._inbox.append(message)
            if self._busy:
                self._texts.pause_reading()
            else:
                self._proceed()
        except Exception as error:
            self._fail(error)  # others are waiting for theirs to be taken

    async def leave(self) -> None:
        """Stop listening. A command that is being carried out is not stopped, since it is not ours alone."""
        self._hello_due.cancel()
        if self._task:
            self._task.cancel()
            await asyncio.wait({self._task})
        self._house.detach(self._table_id, self)

    def _proceed(self) -> None:
        while self._inbox and not self._busy and not self._closed:
            message = self._inbox.popleft()
            if self._greeted:
                self._deal(message)
            else:
                self._later(self._greet(message))
        if not self._inbox and not self._closed:
            self._texts.resume_reading()

    def _later(self, work: Coroutine[Any, Any, None]) -> None:
        """Go on when this is done."""
        self._busy = True
        self._task = asyncio.create_task(work)
        self._task.add_done_callback(self._go_on)

    def _go_on(self, task: asyncio.Task[None]) -> None:
        self._task = None
        self._busy = False
        if task.cancelled():
            return
        if error := task.exception():
            self._fail(error)
        self._proceed()

    async def _greet(self, message: str | bytes) -> None:
        """Take a hello. A refused one may be said again, for a while."""
        hello: Any = None
        try:
            self._limits.request(self._address)
            hello = read(message)
            if not isinstance(hello, messages.Hello):
                raise BadRequest("hello-first", 'The first message is a hello: {{"do":"hello"}}.')
            key = key_of(self._socket, self._table_id, hello.key)
            self._who = Who(key, hello.language or self._who.language, hello.name or "")
            self.ear = await self._house.look(
                self._table_id, lambda room: ear_of(room.table, key, hello.seat, hello.language, moves=hello.moves)
            )
            await self._house.attach(self._table_id, self, hello.since)
        except FilatureError as error:
            self._refuse(error, getattr(hello, "id", ""))
        else:
            self._refused = 0
            self._greeted = True
            self._hello_due.cancel()

    def _deal(self, message: str | bytes) -> None:
        """Answer a message. A refusal changes nothing."""
        command: Any = None
        me = (self._table_id, self.ear.seat, self.ear.key or self._address)
        try:
            self._limits.command(me)
            command = read(message)
            match command:
                case messages.Move():  # most of them are
                    self._carry_out(command)
                case messages.Hello():
                    raise BadRequest("hello-again", "You have said hello already; connect anew for another seat.")
                case messages.Ping(id=id):
                    self._satisfy(messages.Pong(id=id, at=self._house.now()))
                case messages.Ask() | messages.Moves() | messages.Preview() | messages.Draft():
                    self._later(self._answer(command))
                case _:
                    if isinstance(command, messages.Say):
                        self._limits.talk(me)
                    self._carry_out(command)
        except Exception as error:
            self._turn_down(command, error)

    def _carry_out(self, command: Any) -> None:
        if command.seat is None and self.ear.seat != WATCHER and type(command) is not messages.Sit:
            command.seat = self.ear.seat
        self._busy = True
        self._house.begin(self._table_id, self._who, command, self)

    def answered(self, command: Any, answer: Done | Exception) -> None:
        self._busy = False
        try:
            if isinstance(answer, Done):
                self._done(command, answer)
            else:
                self._turn_down(command, answer)
            self._proceed()
        except Exception as error:
            self._fail(error)  # others are waiting for their answers

    def _done(self, command: Any, done: Done) -> None:
        self._metrics.count(command, "done")
        self._satisfy(done)

    async def _answer(self, question: messages.Question) -> None:
        try:
            async with self._house.visit(self._table_id) as room:
                self._satisfy(self._house.answer(room, self.ear, question))
        except FilatureError as error:
            self._turn_down(question, error)

    def _satisfy(self, answer: Any) -> None:
        self.say(answer)
        self._refused = max(0, self._refused - 1)

    def _turn_down(self, command: Any, error: Exception) -> None:
        """Say why not. A stale command brings the fresh state along."""
        if not isinstance(error, FilatureError):
            self._fail(error)
            return
        self._metrics.count(command, error.kind)
        self._refuse(error, getattr(command, "id", ""))
        if isinstance(error, Stale):
            self._later(self._refresh())

    def _refuse(self, error: FilatureError, id: str) -> None:
        table = self._house.table_in_use(self._table_id) if self._greeted else None
        self.say(telling.refusal(error, id, language=self._who.language, table=table))
        self._refused += 1
        if self._refused >= MOST_REFUSED:
            self.close(POLICY)

    async def _refresh(self) -> None:
        with suppress(FilatureError):  # the storage may have gone away meanwhile
            async with self._house.visit(self._table_id) as room:
                room.welcome(self, self._house.now())

    def _fail(self, error: BaseException) -> None:
        """A mistake of ours."""
        logger.error("failed", extra={"error": type(error).__name__}, exc_info=error)
        self.close(BROKEN)
