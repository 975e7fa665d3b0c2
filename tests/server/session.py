"""The session of docs/protocol.md, played on the real application with known dice, keys and time.

`python -m tests.server.session` writes its answers anew, after an intended change.

A line `anna > POST /api/… Bearer key {…}` is a request, `anna < 200 {…}` its answer; `anna > WS /api/…` opens a socket,
`anna > {…}` and `anna < {…}` are messages on it.
"""

from __future__ import annotations

import random
import re
import secrets
import tempfile
import time
from pathlib import Path
from unittest.mock import patch

from litestar.testing import TestClient, WebSocketTestSession

from filature.server.app import create_app
from filature.server.settings import Settings

DOC = Path(__file__).parents[2] / "docs" / "protocol.md"
TOLD = re.compile(r"^\w+ < ")
ASKED = re.compile(
    r"^(?P<who>\w+) > (?:(?P<method>GET|POST|WS) (?P<path>\S+)(?: Bearer (?P<key>\S+))? ?)?(?P<body>.*)$"
)
NOW = 1_800_000_000_000_000_000


class Session:
    """People who talk to the house, over HTTP and over their sockets."""

    def __init__(self, client: TestClient) -> None:  # type: ignore[type-arg]
        self.client = client
        self.sockets: dict[str, WebSocketTestSession] = {}

    def ask(self, line: str) -> list[str]:
        """What everybody is told after a line."""
        found = ASKED.match(line)
        assert found, line
        who, body = found["who"], found["body"]
        told = []
        if found["method"] == "WS":
            self.hang_up(who)
            self.sockets[who] = self.client.websocket_connect(found["path"]).__enter__()
        elif found["method"]:
            headers = {"authorization": f"Bearer {found['key']}"} if found["key"] else {}
            answer = self.client.request(found["method"], found["path"], content=body or None, headers=headers)
            told = [f"{who} < {answer.status_code} {''.join(answer.text.splitlines())}"]
            self.client.cookies.clear()  # they are all one browser here
        else:
            self.sockets[who].send_text(body)
        # Whoever asked is answered first; the others have been told by then.
        listeners = sorted(self.sockets, key=lambda name: name != who) if body or found["method"] != "WS" else []
        return told + [f"{name} < {text}" for name in listeners for text in self.heard(name)]

    def heard(self, who: str) -> list[str]:
        """All that waits for somebody: a ping is answered after it."""
        socket = self.sockets[who]
        socket.send_text('{"do":"ping","id":"all"}')
        messages = []
        while '"kind":"pong","id":"all"' not in (text := socket.receive_text()):
            messages.append(text)
        return messages

    def hang_up(self, who: str) -> None:
        if socket := self.sockets.pop(who, None):
            socket.__exit__(None, None, None)


def retold(text: str) -> str:
    """A text in which every line that is asked is followed by what is told after it."""
    dice = random.Random("filature")
    with (
        tempfile.TemporaryDirectory() as folder,
        patch.object(secrets, "token_hex", lambda size: dice.randbytes(size).hex()),
        patch.object(secrets, "choice", dice.choice),
        patch.object(time, "time_ns", lambda: NOW),
        TestClient(create_app(Settings(database=f"sqlite:///{folder}/tables.db", rate_limits="off"))) as client,
    ):
        session = Session(client)
        lines: list[str] = []
        for line in text.splitlines():
            if not TOLD.match(line):
                lines.append(line)
            if ASKED.match(line):
                lines.extend(session.ask(line))
        for who in list(session.sockets):
            session.hang_up(who)
    return "\n".join(lines) + "\n"


if __name__ == "__main__":
    DOC.write_text(retold(DOC.read_text(encoding="utf-8")), encoding="utf-8")
