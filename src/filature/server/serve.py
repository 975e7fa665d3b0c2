"""`filature serve`: runs the web server, in one process or several."""

from __future__ import annotations

import asyncio
import errno
import multiprocessing
import os
import signal
import socket
import sys
import tempfile
import webbrowser
from math import ceil
from multiprocessing.process import BaseProcess
from pathlib import Path
from threading import Thread

import msgspec
import segno
import typer
import uvicorn
from litestar.types import ASGIApp
from uvicorn.supervisors import Multiprocess

from filature import bots
from filature.games import catalogue
from filature.kernel.errors import BadOption
from filature.language import Speaker
from filature.server.admission import admitting
from filature.server.api import openapi
from filature.server.app import create_app
from filature.server.http_protocol import BoundedHttpProtocol, HttpProtocol, ProxiedHttpProtocol
from filature.server.ops.log_setup import set_up_logs
from filature.server.settings import Settings, to_environment
from filature.server.storage import storage_at
from filature.server.websocket.endpoint import LARGEST_MESSAGE
from filature.server.websocket.frames import WebSocketProtocol

EVERYWHERE = {"0.0.0.0": "127.0.0.1", "::": "::1"}
"""Where everybody in the network is heard, and how this machine itself is called there."""
USUAL_PORT = 8000
SHUTDOWN_SECONDS = 5
STARTING_SECONDS = 60
"""After so long a worker that does not answer its supervisor is replaced; on a busy machine one takes long to start."""
MOST_FILES = 65_536
"""Open files and connections, where the system allows so many; by default it is often 1,024."""
SECRET = 0o077
"""What is kept has all secrets, the seeds of the dice too: new files are for this user alone."""


def serve(settings: Settings, *, language: str, show: bool) -> None:
    """Serve until told to stop. With `show`, print a code for phones and open the browser."""
    if settings.workers > 1 and not settings.url.startswith("postgres"):
        raise BadOption(
            "workers-need-postgresql",
            "{workers} processes need a PostgreSQL database; SQLite serves one. Name it with --database.",
            workers=settings.workers,
        )
    set_up_logs(settings.log_level)  # before a game is loaded: one that is left out is told there
    bots.offer(settings.named_bots, catalogue.games())
    _allow_many_files()
    listening = _listen(settings)
    _give_up_dead_connections(listening, settings.silence)
    os.umask(SECRET)
    asyncio.run(_try_storage(settings.url))
    port = listening.getsockname()[1]
    os.environ.update(to_environment(settings))
    speaker = Speaker(language)
    address = _address(EVERYWHERE.get(settings.host, settings.host), port)
    typer.echo(speaker.say("serving", address=address))
    if show:
        _show(settings, port, address, speaker)
    if settings.workers == 1:
        _run(settings, listening)
        return
    with tempfile.TemporaryDirectory(prefix="filature-") as folder:  # where workers put their figures together
        os.environ["PROMETHEUS_MULTIPROC_DIR"] = folder
        _run(settings, listening)


def _allow_many_files() -> None:
    try:
        import resource
    except ImportError:  # not everywhere
        return
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = MOST_FILES if hard == resource.RLIM_INFINITY else min(hard, MOST_FILES)
    if soft != resource.RLIM_INFINITY and soft < wanted:
        resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))


def _listen(settings: Settings) -> socket.socket:
    """The port is ours before the address is printed; whoever comes before we are ready waits in line."""
    port = USUAL_PORT if settings.port is None else settings.port
    try:
        return _listen_at(settings.host, port)
    except OSError as error:
        if settings.port is None and error.errno == errno.EADDRINUSE:
            return _listen_at(settings.host, 0)
        raise BadOption(
            "cannot-listen",
            "Nothing can be served at {host}:{port}: {why}. Choose another --port or --host.",
            host=settings.host,
            port=str(port),  # a number would be written 8,000
            why=error.strerror or str(error),
        ) from None


def _listen_at(host: str, port: int) -> socket.socket:
    listening = socket.socket(socket.AF_INET6 if ":" in host else socket.AF_INET, socket.SOCK_STREAM)
    try:
        listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listening.bind((host, port))
        listening.listen()
    except OSError:
        listening.close()
        raise
    listening.set_inheritable(True)
    return listening


def _give_up_dead_connections(listening: socket.socket, seconds: float) -> None:
    """Give up connections, also those of a socket that was closed already, whose other end takes nothing for so long.

    Elsewhere than on Linux the system has times of its own.
    """
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_KEEPALIVE, 1)
    if hasattr(socket, "TCP_USER_TIMEOUT"):
        listening.setsockopt(socket.IPPROTO_TCP, socket.TCP_KEEPIDLE, max(1, round(seconds)))
        listening.setsockopt(socket.IPPROTO_TCP, socket.TCP_USER_TIMEOUT, round(seconds * 1000))


def _address(host: str, port: int) -> str:
    return f"http://[{host}]:{port}/" if ":" in host else f"http://{host}:{port}/"


async def _try_storage(url: str) -> None:
    """What is wrong with the storage is said in one sentence, before an address is printed."""
    storage = storage_at(url)
    await storage.open()
    await storage.close()


def configure(settings: Settings) -> uvicorn.Config:
    """How uvicorn is run; the application reads its settings from the environment."""
    through_proxy = settings.trust_proxy == "on"  # whose connections are everybody's
    bounded = ProxiedHttpProtocol if through_proxy else BoundedHttpProtocol
    return uvicorn.Config(
        "filature.server.serve:create_worker",
        factory=True,
        workers=settings.workers,
        http=bounded if settings.rate_limits == "on" else HttpProtocol,
        ws=WebSocketProtocol,
        ws_max_size=LARGEST_MESSAGE,
        ws_ping_interval=settings.silence,
        ws_ping_timeout=settings.silence,
        timeout_keep_alive=ceil(settings.silence),
        ws_per_message_deflate=False,
        access_log=False,
        log_config=None,
        server_header=False,
        proxy_headers=through_proxy,
        forwarded_allow_ips="*" if through_proxy else None,
        timeout_worker_healthcheck=STARTING_SECONDS,
        timeout_graceful_shutdown=SHUTDOWN_SECONDS,
    )


def _run(settings: Settings, listening: socket.socket) -> None:
    config = configure(settings)
    for number in (signal.SIGINT, signal.SIGTERM):
        signal.signal(number, _leave)  # the server takes them over, and at its end hands them on to us
    if settings.workers == 1:
        uvicorn.Server(config).run(sockets=[listening])
        return
    processes = Multiprocess(config, sockets=[listening])
    processes.run()
    sys.exit(max(0, *(process.exitcode or 0 for process in processes.processes)))  # below 0: ended by us


def create_worker() -> ASGIApp:
    """The application in one of several processes, or in the only one."""
    if supervisor := multiprocessing.parent_process():
        Thread(target=_end_with, args=(supervisor,), daemon=True).start()
    return admitting(create_app())


def _end_with(supervisor: BaseProcess) -> None:
    """Workers of a supervisor that was killed would keep the port for ever. They go as it went: nothing is lost."""
    supervisor.join()
    os._exit(1)


def _leave(*_: object) -> None:
    """To be stopped is no failure."""
    sys.exit(0)


def _show(settings: Settings, port: int, address: str, speaker: Speaker) -> None:
    """For those in the room: a code to scan with a phone, and the page itself."""
    if settings.host in EVERYWHERE and (here := _address_in_the_network()):
        shared = _address(here, port)
        typer.echo(speaker.say("serving-phones", address=shared))
        if sys.stdout.isatty() and "utf" in sys.stdout.encoding.lower():
            segno.make(shared).terminal(compact=True)
    if browser := _browser():
        Thread(target=browser.open, args=(address,), daemon=True).start()


def _browser() -> webbrowser.BaseBrowser | None:
    """A browser with a window of its own; one in the terminal would take it from us."""
    if sys.platform not in ("darwin", "win32") and not {"DISPLAY", "WAYLAND_DISPLAY"} & os.environ.keys():
        return None
    try:
        found = webbrowser.get()
    except webbrowser.Error:
        return None
    return None if type(found) is webbrowser.GenericBrowser else found


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
    """A consistent copy of the tables, in a file that is not there yet."""
    if file.exists():
        raise BadOption("backup-exists", "There is a file {path} already; name another one.", path=str(file))
    os.umask(SECRET)
    asyncio.run(storage_at(settings.url).backup(file))
    typer.echo(str(file))


def show_contract() -> None:
    """What a server answers at /schema/openapi.json, without one."""
    whole = openapi.document(create_app(Settings()).openapi_schema.to_schema())
    typer.echo(msgspec.json.format(msgspec.json.encode(whole), indent=2))
