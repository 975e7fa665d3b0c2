"""The ASGI application: routes, sockets, error responses, and the lifespan of what runs behind them."""

from __future__ import annotations

import gc
import logging
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any, Literal

from litestar import Litestar, Request, Response, get
from litestar.datastructures import State
from litestar.di import Provide
from litestar.exceptions import HTTPException
from litestar.openapi import OpenAPIConfig
from litestar.types import Message, Scope

from filature import __version__, bots
from filature.games import catalogue
from filature.kernel.build import rules_of_children
from filature.kernel.errors import BadRequest, FilatureError
from filature.language import Speaker
from filature.server.api import games, openapi, postgame, static_files, tables
from filature.server.api.parameters import refusals
from filature.server.auth import comes_from, language_of
from filature.server.errors import CannotWrite, NotAllowed, StorageAway, TooMuch, UnknownTable, status_of
from filature.server.jobs.analysis import Analyses
from filature.server.jobs.bots import BotPool
from filature.server.jobs.hints import Hints
from filature.server.jobs.replay import Replays
from filature.server.limits import Limits
from filature.server.ops.log_setup import set_up_logs
from filature.server.ops.metrics import Metrics
from filature.server.ops.retention import purging
from filature.server.origin import check_host, check_origin
from filature.server.protocol import Part, Refused
from filature.server.runtime.registry import Registry
from filature.server.runtime.updates import refusal
from filature.server.services import Services
from filature.server.settings import Settings, read_settings
from filature.server.storage import storage_at
from filature.server.websocket import endpoint

logger = logging.getLogger("filature.server")

LARGEST_BODY = 64 * 1024
SWITCH_INTERVAL_S = 0.0005
"""The thread of the storage gives up the interpreter with every statement; by default it would wait 5 ms for it, longer
than a commit takes."""
GC_THRESHOLD = 50_000
"""Allocations between two runs of the garbage collector: a busy server makes few cycles, and many objects."""
HEADERS = [
    (
        b"content-security-policy",
        b"default-src 'self'; connect-src 'self'; img-src 'self' data:; style-src 'self'; script-src 'self'; "
        b"object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'",
    ),
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"no-referrer"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), microphone=(), geolocation=()"),
]
NOT_KEPT = (b"cache-control", b"no-store")


Clock = Literal["plausible", "doubted"]


class Health(Part):
    status: str
    version: str
    rules: str
    """How its bots think: by `compiled` rules, or more slowly by `interpreted` ones."""
    clock: Clock
    """`doubted` for a day after it has leapt by twelve hours or more: nothing is deleted meanwhile."""


HEALTH = "/health"
HEALTH_S = 1.0
"""So long a heartbeat shows that the house can write; whoever asks in vain more often makes it write no more."""


@get(HEALTH, tags=["operating"], responses=refusals())
async def health(services: Services) -> Health:
    """Whether this process serves and can write down what is played."""
    heartbeat = services.registry.heartbeat
    try:
        await heartbeat.check(HEALTH_S)
    except StorageAway as away:
        raise CannotWrite("unhealthy", "The house cannot write anything down: {why}.", why=away.why) from away
    clock: Clock = "doubted" if heartbeat.doubted else "plausible"
    return Health(status="ok", version=__version__, rules=rules_of_children(), clock=clock)


@get("/metrics", media_type="text/plain; version=0.0.4", include_in_schema=False)
async def metrics_text(request: Request[Any, Any, Any], services: Services) -> bytes:
    """Figures for Prometheus. A counter that rises tells of sealed choices: they are for the operator alone."""
    if not comes_from(request, services.settings.metrics_readers):
        raise NotAllowed(
            "metrics-closed", "These figures are for the operator; FILATURE_METRICS says who may read them."
        )
    services.metrics.tables.set(len(services.registry.tables))
    return services.metrics.text()


def refuse(
    request: Request[Any, Any, Any], error: FilatureError, status: int | None = None, allow: str | None = None
) -> Response[Refused]:
    """A refusal as an answer."""
    body = refusal(error, language=language_of(request))
    code = status or status_of(error)
    headers = {"retry-after": "1"} if code in (429, 503) else {"allow": allow} if allow else None
    return Response(body, status_code=code, headers=headers, media_type="application/json")


def refuse_http(request: Request[Any, Any, Any], error: HTTPException) -> Response[Any]:
    """What the framework refuses, in our words."""
    hung_up = error.detail == "client disconnected prematurely"  # with half a request sent; no failure of ours
    if error.status_code >= 500 and not hung_up:
        return refuse_failure(request, error)
    if error.status_code == 400 or hung_up:
        wrong = error.extra if isinstance(error.extra, list) else []
        why = "; ".join(f"{part['message']} - at `{part['key']}`" for part in wrong) or error.detail
        return refuse(request, BadRequest("malformed", "This message cannot be understood: {why}.", why=why), 400)
    if error.status_code == 413:
        return refuse(
            request, TooMuch("too-large", "This is too large; {most} bytes are enough.", most=LARGEST_BODY), 413
        )
    if error.status_code == 405:
        allow = (error.headers or {}).get("allow")
        wrong_method = BadRequest("wrong-method", "This address does not take {method}.", method=request.method)
        return refuse(request, wrong_method, 405, allow)
    return static_files.lost(request) or refuse(
        request, UnknownTable("no-such-page", "There is nothing at this address."), 404
    )


def refuse_failure(request: Request[Any, Any, Any], error: Exception) -> Response[Refused]:
    """A mistake of ours: said plainly, told to nobody in detail."""
    logger.error("failed", extra={"error": type(error).__name__}, exc_info=error)
    body = Refused(code="our-mistake", error="Failure", sentence=Speaker(language_of(request)).say("our-mistake"))
    return Response(body, status_code=500, media_type="application/json")


async def add_headers(message: Message, scope: Scope) -> None:
    """Refusals and pages that do not exist have them too. What may be for one person only is kept by no cache."""
    if message["type"] == "http.response.start":
        may_be_kept = any(name == b"cache-control" for name, _ in message["headers"])
        message["headers"] = [*message["headers"], *HEADERS, *([] if may_be_kept else [NOT_KEPT])]


async def before_request(request: Request[Any, Any, Any]) -> None:
    """Nothing here waits; but what is not async is given a thread. Whoever asks for the health is always answered."""
    if request.scope["path"] != HEALTH:
        check_host(request, request.app.state.names)
        if request.method == "POST":
            check_origin(request)


def create_app(settings: Settings | None = None) -> Litestar:
    """The server as an ASGI application; settings come from the environment unless given."""
    chosen = settings or read_settings()
    set_up_logs(chosen.log_level)
    bots.offer(chosen.named_bots, catalogue.games())
    metrics = Metrics()
    limits = Limits(on=chosen.rate_limits == "on")
    storage = storage_at(chosen.url, metrics.stored.observe)
    registry = Registry(storage, BotPool(chosen.thinkers, chosen.patience), metrics)
    services = Services(registry, limits, metrics, Analyses(), Hints(), Replays(), chosen)

    @asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncIterator[None]:
        await registry.start()
        gc.freeze()  # what was imported stays for good, and need not be looked at again
        gc.set_threshold(GC_THRESHOLD)
        sys.setswitchinterval(SWITCH_INTERVAL_S)
        logger.info("open", extra={"version": __version__})
        async with purging(registry, chosen):
            yield
        await services.analyses.close()
        await services.hints.close()
        await services.replays.close()
        await registry.close()
        logger.info("closed")

    return Litestar(
        [
            *games.HANDLERS,
            *tables.HANDLERS,
            *postgame.HANDLERS,
            *endpoint.HANDLERS,
            health,
            metrics_text,
            *static_files.HANDLERS,
        ],
        lifespan=[lifespan],
        before_request=before_request,
        dependencies={"services": Provide(lambda: services, sync_to_thread=False)},
        exception_handlers={
            FilatureError: refuse,
            HTTPException: refuse_http,
            Exception: refuse_failure,
        },
        before_send=[add_headers],
        request_max_body_size=LARGEST_BODY,
        openapi_config=OpenAPIConfig(
            title="Filature",
            version=__version__,
            description="A house of secret-agent board games. docs/protocol.md tells how a table is played.",
            path="/schema",
            components=openapi.COMPONENTS,
            render_plugins=[openapi.WholeContract()],
            use_handler_docstrings=True,
        ),
        state=State({"limits": limits, "names": chosen.known_names}),
        logging_config=None,
    )
