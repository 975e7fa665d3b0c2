"""After the match, over HTTP: its record, replay, verification, statistics and analysis."""

from __future__ import annotations

from collections.abc import Callable
from typing import Annotated

from litestar import MediaType, Response, get
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import Parameter

from filature.analysis import Analysis
from filature.kernel.record import Record
from filature.server.api.parameters import OWN_KEY, HttpRequest, refusals
from filature.server.auth import client_network, key_of, language_of
from filature.server.jobs import replay as replays
from filature.server.jobs.analysis import AnalysisProgress
from filature.server.protocol import Part
from filature.server.runtime.live_table import LiveTable
from filature.server.runtime.subscribers import Viewer
from filature.server.services import Services
from filature.server.table.table import Table


@get(
    "/api/tables/{table_id:str}/record",
    media_type=MediaType.JSON,
    tags=["afterwards"],
    security=OWN_KEY,
    responses={200: ResponseSpec(Record, generate_examples=False), **refusals(400, 403, 404)},
)
async def record(table_id: str, request: HttpRequest, services: Services) -> Response[str]:
    """The whole match as a file, once it is over; with your own notes."""
    key = key_of(request, table_id)
    game, text = await services.registry.live_table(table_id).look(
        lambda live: (live.table.opened.game, replays.record(_seen(live, key), key))
    )
    name = f"{game}-{table_id}.json"
    return Response(
        text, media_type="application/json", headers={"content-disposition": f'attachment; filename="{name}"'}
    )


@get(
    "/api/tables/{table_id:str}/replay",
    media_type=MediaType.JSON,
    tags=["afterwards"],
    security=OWN_KEY,
    responses={200: ResponseSpec(replays.Replay, generate_examples=False), **refusals(400, 403, 404)},
)
async def replay(
    table_id: str,
    request: HttpRequest,
    services: Services,
    eyes: Annotated[
        str, Parameter(pattern="^(watcher|all|[0-9]{1,2})$", description="Whose: a seat, `watcher`, `all`.")
    ] = "watcher",
) -> Response[bytes]:
    """A finished match beat by beat: as a seat saw it, as a watcher did, or with all its secrets."""
    key = key_of(request, table_id)

    def check(table: Table) -> tuple[str, ...]:
        replays.check_eyes(table, eyes, key)
        return eyes, key if table.seats_of(key) else "", language_of(request)

    return await _read(table_id, request, services, replays.replay, check)


@get(
    "/api/tables/{table_id:str}/verification",
    media_type=MediaType.JSON,
    tags=["afterwards"],
    security=OWN_KEY,
    responses={200: ResponseSpec(replays.Verification, generate_examples=False), **refusals(400, 403, 404)},
)
async def verification(table_id: str, request: HttpRequest, services: Services) -> Response[bytes]:
    """Whether the dice were those that were sealed, and every move legal."""

    def check(table: Table) -> tuple[str, ...]:
        replays.check_revealed(table)
        return ()

    return await _read(table_id, request, services, replays.check_dice, check)


@get(
    "/api/tables/{table_id:str}/statistics",
    media_type=MediaType.JSON,
    tags=["afterwards"],
    security=OWN_KEY,
    responses={200: ResponseSpec(replays.Counted, generate_examples=False), **refusals(400, 403, 404)},
)
async def statistics(table_id: str, request: HttpRequest, services: Services) -> Response[bytes]:
    """What the public log of a finished match says."""

    def check(table: Table) -> tuple[str, ...]:
        replays.finished(table)
        return (language_of(request),)

    return await _read(table_id, request, services, replays.statistics, check)


@get(
    "/api/tables/{table_id:str}/analysis",
    media_type=MediaType.JSON,
    tags=["afterwards"],
    security=OWN_KEY,
    responses={200: ResponseSpec(Analysis, generate_examples=False), **refusals(400, 403, 404)},
)
async def analysis(table_id: str, request: HttpRequest, services: Services) -> Response[bytes]:
    """Who was betrayed when: beliefs, turning points, luck and skill of a finished match, with all its secrets."""
    address = client_network(request)
    services.limits.message((table_id, address))
    key = key_of(request, table_id)
    text = await services.registry.live_table(table_id).look(lambda live: replays.record(_seen(live, key), ""))
    return _json(await services.analyses.analyse(table_id, text, language_of(request), address))


@get(
    "/api/tables/{table_id:str}/analysis/progress",
    media_type=MediaType.JSON,
    tags=["afterwards"],
    security=OWN_KEY,
    responses=refusals(400, 403, 404),
)
async def analysis_progress(table_id: str, request: HttpRequest, services: Services) -> AnalysisProgress:
    """How far the analysis has come that somebody is waiting for."""
    key = key_of(request, table_id)
    await services.registry.live_table(table_id).look(lambda live: replays.check_revealed(_seen(live, key)))
    return services.analyses.progress(table_id)


async def _read(
    table_id: str,
    request: HttpRequest,
    services: Services,
    what: Callable[..., Part],
    check: Callable[[Table], tuple[str, ...]],
) -> Response[bytes]:
    """Something of a finished match. `check` raises why it may not be read; it names what else there is to say."""
    key = key_of(request, table_id)
    number, arguments = await services.registry.live_table(table_id).look(
        lambda live: (live.table.number, check(_seen(live, key)))
    )
    log = await services.registry.storage.entries(table_id)
    reading = replays.Reading(table_id, number, what, arguments, log[:number])
    return _json(await services.replays.read(reading, client_network(request)))


def _json(text: bytes) -> Response[bytes]:
    return Response(text, media_type=MediaType.JSON)


def _seen(live: LiveTable, key: str) -> Table:
    """The table, for whoever may look at it: one that wants no watchers is read by those who sat there."""
    live.check_viewer(Viewer(seat=live.table.seat_for(key, None), key=key))
    return live.table


HANDLERS = [record, replay, verification, statistics, analysis, analysis_progress]
