"""A bot outside of the house: takes the link of a table, sits down, and plays legal moves until the match is over.

    python examples/websocket_bot.py http://127.0.0.1:8000/t/abcdefghjk Robert

It needs nothing but the package `websockets`. docs/protocol.md tells the rest.
"""

import asyncio
import json
import random
import secrets
import sys
from typing import Any
from urllib.parse import urlsplit

from websockets.asyncio.client import connect
from websockets.exceptions import WebSocketException

LATER = ("too-fast", "storage-away", "outcome-unknown")


async def play(link: str, name: str) -> dict[str, Any]:
    """Play a match at the table behind a link; returns its outcome."""
    parts = urlsplit(link)
    url = f"{'wss' if parts.scheme == 'https' else 'ws'}://{parts.netloc}/api/tables/{parts.path.split('/')[-1]}/live"
    key = secrets.token_urlsafe(32)  # the token of the seat: whoever has it has the seat
    known: dict[str, Any] = {}  # the newest of every part of the updates
    pending: dict[str, Any] | None = {"do": "sit", "id": "sit", "name": name, "key": key, "bot": True}
    seated = False
    while True:
        try:
            async with connect(url) as socket:
                hello = {"do": "hello", "key": key, "since": known.get("version", 0), "moves": True}
                await socket.send(json.dumps(hello if seated else {"do": "hello"}))
                if pending:  # perhaps it was carried out, perhaps not: with the same id it is done once
                    await socket.send(json.dumps(pending))
                async for text in socket:
                    message = json.loads(text)
                    if message["kind"] == "refused" and message["code"] in LATER:
                        raise ConnectionError(message["sentence"])
                    if message["kind"] == "refused" and message["code"] != "stale":
                        raise SystemExit(message["sentence"])
                    if message["kind"] in ("done", "refused"):
                        pending = None
                    if message["kind"] == "done" and not seated:
                        seated = True
                        break  # and come back with the key
                    if message["kind"] == "update" and seated:
                        known |= message
                    view = known.get("view") or {"waiting": (), "outcome": None}
                    if view["outcome"]:
                        return dict(view["outcome"])
                    if known.get("seat") in view["waiting"] and not pending and message["kind"] != "refused":
                        move, version = random.choice(known["moves"]), known["version"]
                        pending = {"do": "move", "id": secrets.token_hex(8), "text": move, "version": version}
                        await socket.send(json.dumps(pending))
        except (OSError, WebSocketException):
            await asyncio.sleep(1)  # the connection is lost; nothing else is


if __name__ == "__main__":
    print(json.dumps(asyncio.run(play(*sys.argv[1:3]))))
