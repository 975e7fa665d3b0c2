"""One WebSocket in a lesson: the messages of a table, answered by the lesson's own match."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from typing import Any

from filature.kernel.errors import BadRequest
from filature.language import Speaker
from filature.learn import OtherMove, Run, Tutor, lesson
from filature.server import protocol
from filature.server.runtime import updates
from filature.server.runtime.subscribers import Viewer
from filature.server.services import Services
from filature.server.table.lesson import LEARNER_KEY, lesson_table
from filature.server.table.table import Table
from filature.server.websocket.connection import Connection, Socket


class LessonConnection(Connection):
    """Keeps the step of one learner while they are here; when they come back they say where they were."""

    decode = staticmethod(protocol.reader(protocol.FromLearner))

    def __init__(self, socket: Socket, name: str, services: Services) -> None:
        super().__init__(socket, f"lesson-{name}", services)
        self._name = name

    async def _join(self, hello: protocol.Hello) -> None:
        language = hello.language or self._caller.language or "en"
        self._caller = replace(self._caller, language=language)
        chosen = lesson(self._name)
        await asyncio.to_thread(Speaker, language, chosen.rules)  # the first time it takes a while
        self._tutor = Tutor(language, chosen)
        self._called = hello.name or Speaker(language).say("learn-learner")
        self._run = Run(chosen, hello.step, called=self._called)
        self._at_table = lesson_table(self._run, self._called)
        self.viewer = Viewer(chosen.seat, LEARNER_KEY, language, decision=hello.decision)
        self.since = min(hello.since, self._at_table.version(chosen.seat))
        self._tell()

    def _leave(self) -> None:
        """Nothing is left behind."""

    def _table(self) -> Table | None:
        return self._at_table

    def _sender(self) -> tuple[str, str]:
        return self._table_id, self.address  # every learner has the same seat

    async def _carry_out(self, command: Any) -> protocol.FromServer:
        match command:
            case protocol.Hello():
                raise BadRequest("hello-again", "You have said hello already; connect anew for another seat.")
            case protocol.Ping(id=id):
                return protocol.Pong(id=id, at=self._registry.now())
            case protocol.Draft():
                return protocol.Answer(id=command.id)
            case protocol.Next():
                self._run.go_on()
            case protocol.Move():
                self._play(command.text)
            case _:
                return updates.answer_to(self._at_table, self.viewer, command)
        self._at_table = lesson_table(self._run, self._called)
        self._tell()
        return protocol.Done(id=command.id, version=self.since)

    def _play(self, text: str) -> None:
        """Play what the learner has written; to another legal move the lesson has an answer."""
        speaker = updates.speaker_for(self._at_table, self.viewer)
        try:
            self._run.play(speaker.understand(self._run.match.state, self.viewer.seat, text))
        except OtherMove as other:
            raise self._tutor.refusal(self._run, other) from None

    def _tell(self) -> None:
        """What is new, and the step."""
        table, run = self._at_table, self._run
        here = (self.viewer.seat,)
        message = updates.for_viewer(table, self.viewer, self.since, 0, updates.EVERYTHING, lambda: here)
        message.lesson = protocol.LessonInfo(
            lesson=run.lesson.name,
            title=self._tutor.title(),
            step=run.number,
            steps=len(run.lesson.steps),
            text=self._tutor.text(run),
            task=self._tutor.task(run),
            asks=run.asks,
            at=run.step.at,
        )
        self.since = message.version
        self.queue(updates.encode(message))
