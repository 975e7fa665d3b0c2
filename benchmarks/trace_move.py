"""Traces one move through the server, from the mover's socket to both players' sockets.

    python benchmarks/trace_move.py

Prints the modules of the server and the functions of ours that ran, in the order they were first entered. The rules
count only where they are interpreted: compiled functions leave no trace.
"""

from __future__ import annotations

import asyncio
import json
import os
import socket
import tempfile
import threading
from pathlib import Path
from types import FrameType
from typing import Any

import httpx
import uvicorn
from websockets.asyncio.client import ClientConnection, connect

import filature
from filature.server import serve
from filature.server.settings import Settings, to_environment

OURS = str(Path(filature.__file__).parent) + os.sep
NEW_TABLE = {"game": "heimlich", "seats": [{"by": "me", "name": "Ann"}, {"by": "me", "name": "Bob"}]}


class Tracer:
    """Counts calls of our functions in the threads of the server, while it is on."""

    def __init__(self) -> None:
        self.on = False
        self.calls: dict[tuple[str, str], int] = {}
        self.module_changes = 0
        self._last = ""

    def __call__(self, frame: FrameType, event: str, _: Any) -> None:
        code = frame.f_code
        if not self.on or event != "call" or not code.co_filename.startswith(OURS):
            return
        module = code.co_filename.removeprefix(OURS)
        function = (module, code.co_qualname)
        self.calls[function] = self.calls.get(function, 0) + 1
        self.module_changes += module != self._last
        self._last = module


async def receive_until(connection: ClientConnection, *kinds: str) -> dict[str, Any]:
    """The messages of these kinds, once all have come."""
    found: dict[str, Any] = {}
    while set(kinds) - found.keys():
        message = json.loads(await connection.recv())
        found[message["kind"]] = message
    return found


async def play(address: str, tracer: Tracer) -> None:
    async with httpx.AsyncClient(base_url=f"http://{address}") as http:
        opened = (await http.post("/api/tables", json=NEW_TABLE)).json()
        table, key = opened["table"]["id"], opened["key"]
        headers = {"authorization": f"Bearer {key}"}
        await http.post(f"/api/tables/{table}/commands", json={"do": "start"}, headers=headers)
    url = f"ws://{address}/api/tables/{table}/live"
    async with connect(url) as ann, connect(url) as bob:
        players = [ann, bob]
        states = []
        for seat, player in enumerate(players):
            await player.send(json.dumps({"do": "hello", "key": key, "seat": seat, "moves": True}))
            states.append((await receive_until(player, "update"))["update"])
        for number in range(10):  # the last one is traced; until then caches fill
            mover = states[0]["view"]["waiting"][0]
            tracer.on = number == 9
            move = {"text": states[mover]["moves"][0], "version": states[mover]["version"]}
            await players[mover].send(json.dumps({"do": "move", "id": str(number), **move}))
            other = 1 - mover
            states[mover] |= (await receive_until(players[mover], "update", "done"))["update"]
            states[other] |= (await receive_until(players[other], "update"))["update"]
        tracer.on = False


def main() -> None:
    tracer = Tracer()
    threading.setprofile(tracer)
    with tempfile.TemporaryDirectory() as folder, socket.create_server(("127.0.0.1", 0)) as listening:
        settings = Settings(database=f"sqlite:///{folder}/tables.db", rate_limits="off", log_level="warning")
        os.environ.update(to_environment(settings))
        server = uvicorn.Server(serve.configure(settings))
        thread = threading.Thread(target=server.run, kwargs={"sockets": [listening]})
        thread.start()
        try:
            asyncio.run(play(f"127.0.0.1:{listening.getsockname()[1]}", tracer))
        finally:
            server.should_exit = True
            thread.join()
    report(tracer)


def report(tracer: Tracer) -> None:
    modules: dict[str, list[str]] = {}
    for (module, function), calls in tracer.calls.items():
        modules.setdefault(module, []).append(function + (f" ×{calls}" if calls > 1 else ""))
    for module, functions in modules.items():
        print(f"{module:36}{', '.join(functions)}")
    server = [module for module in modules if module.startswith(f"server{os.sep}")]
    count = sum("<" not in function for module in server for function in modules[module])  # no comprehensions
    print(f"\n{len(server)} modules of the server, {count} functions of it; {tracer.module_changes} module changes")


if __name__ == "__main__":
    main()
