"""After the match, over HTTP: its record, replay, verification, statistics and analysis."""

from __future__ import annotations

import asyncio
from typing import Annotated

from litestar import MediaType, Response, get
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import Parameter

from filature.analysis import Analysis
from filature.kernel.record import Record
from filature.server.api import replay as replays
from filature.server.api.parameters import OWN_KEY, HttpRequest, refusals
from filature.server.auth import client_address, key_of, language_of
from filature.server.services import Services


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
        lambda live: (live.table.opened.game, replays.record(live.table, key))
    )
    name = f"{game}-{table_id}.json"
    return Response(
        text, media_type="application/json", headers={"content-disposition": f'attachment; filename="{name}"'}
    )


@get(
    "/api/tables/{table_id:str}/replay",
    tags=["afterwards"],
    security=OWN_KEY,
    responses=refusals(400, 403, 404),
)
async def replay(
    table_id: str,
    request: HttpRequest,
    services: Services,
    eyes: Annotated[
        str, Parameter(pattern="^(watcher|all|[0-9]{1,2})$", description="Whose: a seat, `watcher`, `all`.")
    ] = "watcher",
) -> replays.Replay:
    """A finished match step by step: as a seat saw it, as a watcher did, or with all its secrets."""
    live = services.registry.live_table(table_id)
    await live.look(lambda live: replays.finished(live.table))
    async with live.locked() as table:
        return await asyncio.to_thread(replays.replay, table, eyes, key_of(request, table_id), language_of(request))


@get("/api/tables/{table_id:str}/verification", tags=["afterwards"], responses=refusals(400, 403, 404))
async def verification(table_id: str, services: Services) -> replays.Verification:
    """Whether the dice were those that were sealed, and every move legal."""
    return await services.registry.live_table(table_id).look(lambda live: replays.check_dice(live.table))


@get("/api/tables/{table_id:str}/statistics", tags=["afterwards"], responses=refusals(400, 403, 404))
async def statistics(table_id: str, request: HttpRequest, services: Services) -> replays.Counted:
    """What the public log of a finished match says."""
    return await services.registry.live_table(table_id).look(
        lambda live: replays.statistics(live.table, language_of(request))
    )


@get("/api/tables/{table_id:str}/analysis", tags=["afterwards"], responses=refusals(400, 403, 404))
async def analysis(table_id: str, request: HttpRequest, services: Services) -> Analysis:
    """Who was betrayed when: beliefs, turning points, luck and skill of a finished match, with all its secrets."""
    services.limits.message((table_id, client_address(request)))
    text = await services.registry.live_table(table_id).look(lambda live: replays.record(live.table, ""))
    return await services.analyses.analyse(table_id, text, language_of(request))


HANDLERS = [record, replay, verification, statistics, analysis]
