"""The session of docs/protocol.md, played on the real server with known dice, keys and time.

`python -m tests.server.session` writes its answers anew, after an intended change.

A line `anna > POST /api/… Bearer key {…}` is a request, `anna < 200 {…}` its answer; `anna > WS /api/…` opens a socket,
`anna > {…}` and `anna < {…}` are messages on it.
"""

from __future__ import annotations

import os
import random
import re
import secrets
import socket
import tempfile
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from threading import Thread
from unittest.mock import patch

import httpx
import uvicorn
from websockets.sync.client import ClientConnection, connect

from filature.server import serve
from filature.server.runtime import registry
from filature.server.settings import Settings, to_environment

DOC = Path(__file__).parents[2] / "docs" / "protocol.md"
TOLD = re.compile(r"^\w+ < ")
ASKED = re.compile(
    r"^(?P<who>\w+) > (?:(?P<method>GET|POST|WS) (?P<path>\S+)(?: Bearer (?P<key>\S+))? ?)?(?P<body>.*)$"
)
NOW = 1_800_000_000_000_000_000


class Session:
    """People who talk to the house, over HTTP and over their sockets."""

    def __init__(self, address: str, until: ExitStack) -> None:
        self.address = address
        self.until = until
        self.sockets: dict[str, ClientConnection] = {}

    def ask(self, line: str) -> list[str]:
        """What everybody is told after a line."""
        found = ASKED.match(line)
        assert found, line
        who, body = found["who"], found["body"]
        told = []
        if found["method"] == "WS":
            self.hang_up(who)
            line_of = connect(f"ws://{self.address}{found['path']}", compression=None)
            self.sockets[who] = self.until.enter_context(line_of)
        elif found["method"]:
            headers = {"authorization": f"Bearer {found['key']}"} if found["key"] else {}
            url = f"http://{self.address}{found['path']}"
            answer = httpx.request(found["method"], url, content=body or None, headers=headers, timeout=60)
            told = [f"{who} < {answer.status_code} {''.join(answer.text.splitlines())}"]
        else:
            self.sockets[who].send(body)
        # Whoever asked is answered first; the others have been told by then.
        listeners = sorted(self.sockets, key=lambda name: name != who) if body or found["method"] != "WS" else []
        return told + [f"{name} < {text}" for name in listeners for text in self.heard(name)]

    def heard(self, who: str) -> list[str]:
        """All that waits for somebody: a ping is answered after it."""
        self.sockets[who].send('{"do":"ping","id":"all"}')
        messages = []
        while '"kind":"pong","id":"all"' not in (text := str(self.sockets[who].recv())):
            messages.append(text)
        return messages

    def hang_up(self, who: str) -> None:
        if line := self.sockets.pop(who, None):
            line.close()


@contextmanager
def served(settings: Settings) -> Iterator[str]:
    """The house in a thread of this process: its address."""
    with patch.dict(os.environ, to_environment(settings)), socket.create_server(("127.0.0.1", 0)) as listening:
        server = uvicorn.Server(serve.configure(settings))
        thread = Thread(target=server.run, kwargs={"sockets": [listening]})
        thread.start()
        try:
            yield f"127.0.0.1:{listening.getsockname()[1]}"
        finally:
            server.should_exit = True
            thread.join()


def retold(text: str) -> str:
    """A text in which every line that is asked is followed by what is told after it."""
    dice = random.Random("filature")
    with (
        tempfile.TemporaryDirectory() as folder,
        patch.object(secrets, "token_hex", lambda size: dice.randbytes(size).hex()),
        patch.object(secrets, "choice", dice.choice),
        patch.object(registry, "STARTED_NS", NOW),
        patch.object(time, "monotonic_ns", lambda: 0),
        served(Settings(database=f"sqlite:///{folder}/tables.db", rate_limits="off")) as address,
        ExitStack() as until,
    ):
        session = Session(address, until)
        lines: list[str] = []
        for line in text.splitlines():
            if not TOLD.match(line):
                lines.append(line)
            if ASKED.match(line):
                lines.extend(session.ask(line))
    return "\n".join(lines) + "\n"


if __name__ == "__main__":
    DOC.write_text(retold(DOC.read_text(encoding="utf-8")), encoding="utf-8")
