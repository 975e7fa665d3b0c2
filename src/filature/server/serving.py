"""`filature serve`: the house opened to people, by one process or several."""

from __future__ import annotations

import asyncio
import os
import socket
import tempfile
import webbrowser
from pathlib import Path

import segno
import typer
import uvicorn
from uvicorn.supervisors import Multiprocess

from filature.kernel.errors import BadOption
from filature.language import Speaker
from filature.server.live import LARGEST_MESSAGE
from filature.server.settings import Settings, to_environment
from filature.server.store import Store

EVERYWHERE = ("0.0.0.0", "::")
SHUTDOWN_SECONDS = 5


def serve(settings: Settings, *, language: str, show: bool) -> None:
    """Open the house and serve until told to stop. With `show`, print a code for phones and open the browser."""
    if settings.workers > 1 and not settings.url.startswith("postgresql"):
        raise BadOption(
            "workers-need-postgresql",
            "{workers} processes need a PostgreSQL database; SQLite serves one. Name it with --database.",
            workers=settings.workers,
        )
    listening = _listen(settings)
    port = listening.getsockname()[1]
    os.environ.update(to_environment(settings))
    speaker = Speaker(language)
    address = f"http://{'localhost' if settings.host in EVERYWHERE else settings.host}:{port}/"
    typer.echo(speaker.say("serving", address=address))
    if show:
        _show(settings, port, address, speaker)
    with tempfile.TemporaryDirectory(prefix="filature-") as folder:
        if settings.workers > 1:
            os.environ["PROMETHEUS_MULTIPROC_DIR"] = folder
        _run(settings, listening)


def _listen(settings: Settings) -> socket.socket:
    """The port is ours before the address is printed."""
    family = socket.AF_INET6 if ":" in settings.host else socket.AF_INET
    listening = socket.socket(family, socket.SOCK_STREAM)
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listening.bind((settings.host, settings.port))
    except OSError as error:
        raise BadOption(
            "cannot-listen",
            "Nothing can be served at {host}:{port}: {why}. Choose another --port or --host.",
            host=settings.host,
            port=settings.port,
            why=error.strerror or str(error),
        ) from None
    listening.set_inheritable(True)
    return listening


def _run(settings: Settings, listening: socket.socket) -> None:
    config = uvicorn.Config(
        "filature.server.app:create_app",
        factory=True,
        workers=settings.workers,
        ws="websockets-sansio",
        ws_max_size=LARGEST_MESSAGE,
        ws_per_message_deflate=False,
        access_log=False,
        log_config=None,
        server_header=False,
        proxy_headers=settings.trust_proxy == "on",
        forwarded_allow_ips="*" if settings.trust_proxy == "on" else None,
        timeout_graceful_shutdown=SHUTDOWN_SECONDS,
    )
    if settings.workers == 1:
        uvicorn.Server(config).run(sockets=[listening])
    else:
        Multiprocess(config, sockets=[listening]).run()


def _show(settings: Settings, port: int, address: str, speaker: Speaker) -> None:
    """For those in the room: a code to scan with a phone, and the page itself."""
    if settings.host in EVERYWHERE and (here := _address_in_the_network()):
        shared = f"http://{here}:{port}/"
        typer.echo(speaker.say("serving-phones", address=shared))
        segno.make(shared).terminal(compact=True)
    webbrowser.open(address)


def _address_in_the_network() -> str | None:
    """The address of this machine for others in the same network; nothing is sent to find it."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))
        except OSError:
            return None
        found: str = probe.getsockname()[0]
    return None if found.startswith("127.") else found


def back_up(settings: Settings, file: Path) -> None:
    """A consistent copy of the tables."""
    asyncio.run(Store(settings.url).backup(file))
    typer.echo(str(file))
