"""Texts over an open socket, past the library of frames: most of what is said, and all that has to be quick."""

from __future__ import annotations

import asyncio
from typing import Any, Protocol

from filature.server.frames import end_of_frame, head, text_of

LARGEST_FRAME_HEAD = 14


class Taker(Protocol):
    """Whoever takes over a socket once it is open."""

    def take(self, message: str | bytes) -> None: ...

    def flush(self) -> None:
        """The client takes more again."""

    def lost(self) -> None:
        """The connection has ended."""


class Post:
    """Texts that come in one go are dealt with in one go, and what everybody is told in one go is written in one go:
    the processor is quicker at much of the same than at a little of everything."""

    def __init__(self) -> None:
        self._come: list[tuple[Taker, str]] = []
        self._due: list[Texts] = []

    def bring(self, taker: Taker, text: str) -> None:
        if not self._come:
            asyncio.get_running_loop().call_soon(self.hand_out)
        self._come.append((taker, text))

    def hand_out(self) -> None:
        come, self._come = self._come, []
        for taker, text in come:
            taker.take(text)

    def add(self, texts: Texts) -> None:
        if not self._due:
            asyncio.get_running_loop().call_soon(self._deliver)
        self._due.append(texts)

    def _deliver(self) -> None:
        due, self._due = self._due, []
        for texts in due:
            texts.write()


class Texts:
    """The protocol of a socket that somebody has taken over: hands him texts as they come, and writes his. Everything
    else it leaves to the protocol that opened the socket and will close it."""

    def __init__(self, wire: Any, largest: int) -> None:
        self._wire = wire
        self._largest = largest + LARGEST_FRAME_HEAD
        self._begun = b""
        """The beginning of a frame whose end has not come yet."""
        self._taker: Taker | None = None
        self._transport: Any = None
        self._post = Post()
        self._outgoing: list[bytes] = []
        self._paused = False
        self.writable = True
        self.frames: list[bytes] = []
        """The parts of a text that have come so far, if it comes in several."""
        self.closed = False
        """Whether good-bye has been said."""

    def take_over(self, taker: Taker, post: Post, *, paused: bool) -> None:
        self._taker = taker
        self._post = post
        self._transport = self._wire.transport
        self._paused = paused
        self._transport.set_protocol(self)

    def data_received(self, data: bytes) -> None:
        """A text is brought to its taker by the post. The library gets everything else, one frame at a time, so that it
        never waits for the rest of one; but what is too large at once, to refuse it."""
        if self._begun:
            data = self._begun + data
        end = end_of_frame(data)
        while len(data) >= end:
            frame, data = data[:end], data[end:]
            text = None if self.frames or self.closed or end > self._largest else text_of(frame)
            if text is None or self._taker is None:
                self._pass_on(frame)
            else:
                self._post.bring(self._taker, text)
            end = end_of_frame(data)
        if end > self._largest:
            self._pass_on(data)
            data = b""
        self._begun = data

    def _pass_on(self, frame: bytes) -> None:
        self._post.hand_out()  # what came before it
        self._wire.frame_received(frame)

    def say(self, message: bytes) -> None:
        """A text for the client."""
        if not self._outgoing:
            self._post.add(self)
        self._outgoing.append(head(len(message)))
        self._outgoing.append(message)

    def write(self) -> None:
        """Write what was said."""
        if self._outgoing and not self.closed and not self._transport.is_closing():
            self._transport.write(b"".join(self._outgoing))
        self._outgoing.clear()

    def pause_reading(self) -> None:
        if not self._paused:
            self._paused = True
            self._transport.pause_reading()

    def resume_reading(self) -> None:
        if self._paused:
            self._paused = False
            self._transport.resume_reading()

    def pause_writing(self) -> None:
        self.writable = False
        self._wire.pause_writing()

    def resume_writing(self) -> None:
        self.writable = True
        self._wire.resume_writing()
        if self._taker:
            self._taker.flush()

    def eof_received(self) -> None:
        self._post.hand_out()
        self._wire.eof_received()

    def connection_lost(self, error: Exception | None) -> None:
        self._post.hand_out()
        self._wire.connection_lost(error)
        if self._taker:
            self._taker.lost()

    def let_go(self) -> None:
        """Nobody takes anything here any more."""
        self._taker = None
