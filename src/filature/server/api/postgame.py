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
from filature.server.auth import client_network, key_of, language_of
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
    live, key = services.registry.live_table(table_id), key_of(request, table_id)
    await live.look(lambda live: replays.finished(_seen(live, key)))
    async with live.locked() as table:
        return await asyncio.to_thread(replays.replay, table, eyes, key, language_of(request))


@get(
    "/api/tables/{table_id:str}/verification", tags=["afterwards"], security=OWN_KEY, responses=refusals(400, 403, 404)
)
async def verification(table_id: str, request: HttpRequest, services: Services) -> replays.Verification:
    """Whether the dice were those that were sealed, and every move legal."""
    key = key_of(request, table_id)
    return await services.registry.live_table(table_id).look(lambda live: replays.check_dice(_seen(live, key)))


@get("/api/tables/{table_id:str}/statistics", tags=["afterwards"], security=OWN_KEY, responses=refusals(400, 403, 404))
async def statistics(table_id: str, request: HttpRequest, services: Services) -> replays.Counted:
    """What the public log of a finished match says."""
    key = key_of(request, table_id)
    return await services.registry.live_table(table_id).look(
        lambda live: replays.statistics(_seen(live, key), language_of(request))
    )


@get("/api/tables/{table_id:str}/analysis", tags=["afterwards"], security=OWN_KEY, responses=refusals(400, 403, 404))
async def analysis(table_id: str, request: HttpRequest, services: Services) -> Analysis:
    """Who was betrayed when: beliefs, turning points, luck and skill of a finished match, with all its secrets."""
    services.limits.message((table_id, client_network(request)))
    key = key_of(request, table_id)
    text = await services.registry.live_table(table_id).look(lambda live: replays.record(_seen(live, key), ""))
    return await services.analyses.analyse(table_id, text, language_of(request))


def _seen(live: LiveTable, key: str) -> Table:
    """The table, for whoever may look at it: one that wants no watchers is read by those who sat there."""
    live.check_viewer(Viewer(seat=live.table.seat_for(key, None), key=key))
    return live.table


HANDLERS = [record, replay, verification, statistics, analysis]
