"""Tables over plain HTTP: open one, sit down, send commands, and ask again and again what is new."""

from __future__ import annotations

import asyncio
import logging
import re
from typing import Annotated

import msgspec
from litestar import Response, get, post
from litestar.datastructures import Cookie
from litestar.params import Parameter

from filature.analysis import hint as say_hint
from filature.kernel.errors import FilatureError
from filature.language import Speaker
from filature.language.persons import display_name
from filature.server import protocol
from filature.server.api.parameters import OWN_KEY, HttpRequest, Seat, refusals
from filature.server.auth import client_network, cookie_name, key_of, language_of, viewer_of
from filature.server.errors import UnknownTable
from filature.server.jobs.hints import HintRequest, hint_request
from filature.server.protocol import (
    Answer,
    AnyCommand,
    Done,
    Hint,
    NewTable,
    Part,
    Question,
    Standing,
    TableInfo,
    Update,
)
from filature.server.runtime import updates as updates_of
from filature.server.runtime.live_table import LiveTable
from filature.server.runtime.registry import Registry
from filature.server.runtime.subscribers import Subscriber, Viewer
from filature.server.services import Services
from filature.server.table.commands import Caller
from filature.server.table.keys import is_code

logger = logging.getLogger("filature.server")

LONGEST_POLL_S = 30
MOST_LISTED = 100
CODE_SHOWN = 20
"""Letters of what was typed instead of a code."""
YEAR_S = 365 * 24 * 3600

read_new_table = protocol.reader(NewTable)
read_command = protocol.reader(AnyCommand)
read_question = protocol.reader(Question)


class NewTableAnswer(Part):
    table: TableInfo
    key: str
    """The host's secret: for the header `Authorization: Bearer …`."""


class FoundTable(Part):
    table: str
    """Its id."""


class Poll(Subscriber):
    """Somebody who waits for news over HTTP."""

    present = False  # they only look in, again and again

    def __init__(self, viewer: Viewer, address: str) -> None:
        super().__init__(viewer, address)
        self.news = asyncio.Event()

    def queue(self, message: bytes) -> None:
        self.news.set()

    def close(self) -> None:
        self.news.set()


@get("/api/tables", tags=["tables"], responses=refusals())
async def public_tables(request: HttpRequest, services: Services) -> list[TableInfo]:
    """Public tables that are open or playing, the newest first."""
    listings = await services.registry.storage.public_tables(MOST_LISTED)
    language = language_of(request)
    tables = [table for listing in listings if (table := _read_listing(listing, language))]
    return sorted(tables, key=lambda table: table.created, reverse=True)  # the last touched may be so in secret


def _read_listing(listing: bytes, language: str) -> TableInfo | None:
    """A damaged listing costs its own table a place in the list, and nobody else's."""
    try:
        table = msgspec.json.decode(listing, type=TableInfo)
    except msgspec.DecodeError:
        logger.warning("unreadable listing")
        return None
    for seat in table.seats:
        seat.name = display_name(seat.name, language)
    return table


@post("/api/tables", tags=["tables"], responses=refusals(400, 403, 413))
async def open_table(body: bytes, request: HttpRequest, services: Services) -> Response[NewTableAnswer]:
    """Open a table. Your key holds every seat you wanted for yourself; send your friends the link `/t/{id}`."""
    address = client_network(request)
    services.limits.opening(address)
    registry, new = services.registry, read_new_table(body)
    services.limits.seats(registry.origins.seats(address, registry.now()), len(new.seats))
    table, key = await registry.open_table(new, address)
    return Response(
        NewTableAnswer(table=table.info(language=language_of(request)), key=key),
        cookies=[_cookie(request, table.id, key)],
        status_code=201,
    )


def _cookie(request: HttpRequest, table_id: str, key: str) -> Cookie:
    secure = request.url.scheme == "https"
    return Cookie(
        key=cookie_name(table_id),
        value=key,
        path=f"/api/tables/{table_id}",
        max_age=YEAR_S,
        httponly=True,
        samesite="strict",
        secure=secure,
    )


@get("/api/codes/{code:str}", tags=["tables"], responses=refusals(400, 404))
async def table_by_code(code: str, request: HttpRequest, services: Services) -> FoundTable:
    """The table that has this code until its match begins. Wrong codes are limited."""
    return FoundTable(table=await find_by_code(code, client_network(request), services))


async def find_by_code(code: str, address: str, services: Services) -> str:
    """The id of the open table with a code; raises `UnknownTable`."""
    services.limits.code(address)
    said = re.sub(r"[\s.-]", "", code)
    table = await services.registry.storage.table_by_code(said) if is_code(said) else None
    if table is None:
        services.limits.wrong_code(address)
        raise UnknownTable(
            "unknown-code",
            "No table waits under {typed}. A code has six digits, and is void as soon as the match begins.",
            typed=code[:CODE_SHOWN],
        )
    return table


@get("/api/tables/{table_id:str}", tags=["tables"], responses=refusals(400, 404))
async def table_info(table_id: str, request: HttpRequest, services: Services) -> TableInfo:
    """What everybody with the link may know."""
    return await services.registry.live_table(table_id).look(
        lambda live: live.table.info(live.here(), language_of(request))
    )


@post(
    "/api/tables/{table_id:str}/commands",
    status_code=200,
    tags=["play"],
    security=OWN_KEY,
    responses=refusals(400, 401, 403, 404, 409, 413),
)
async def command(table_id: str, body: bytes, request: HttpRequest, services: Services) -> Response[Done]:
    """Sit down, start, move, say … Repeated with the same id, a command is answered again and not done again."""
    key = key_of(request, table_id)
    sender = table_id, key or client_network(request)
    services.limits.message(sender)
    wanted = read_command(body)
    try:
        services.limits.command(sender, wanted)
        services.limits.writing(client_network(request), wanted, len(body))
        await services.registry.check_seats(table_id, wanted, services.limits)
        done = await services.registry.live_table(table_id).submit(wanted, Caller(key, language_of(request)))
    except FilatureError as error:
        services.metrics.count(wanted, error.kind)
        raise
    services.metrics.count(wanted, "done")
    mine = isinstance(wanted, protocol.Sit) and done.key
    return Response(done, cookies=[_cookie(request, table_id, done.key)] if mine and done.key else None)


@get(
    "/api/tables/{table_id:str}/standing",
    tags=["tables"],
    security=OWN_KEY,
    responses=refusals(400, 401, 403, 404),
)
async def standing(table_id: str, request: HttpRequest, services: Services) -> Standing:
    """How a table of yours stands, in short: whom it waits for and since when, or who has won."""
    key, language = key_of(request, table_id), language_of(request)

    def look(live: LiveTable) -> Standing:
        held = live.table.seats_of(key)
        viewer = viewer_of(live.table, key, held[0] if held else None, language)
        live.check_viewer(viewer)
        return updates_of.standing(live.table_for(viewer.seat), viewer, live.here())

    return await services.registry.live_table(table_id).look(look)


@get(
    "/api/tables/{table_id:str}/updates",
    tags=["play"],
    security=OWN_KEY,
    responses=refusals(400, 401, 403, 404),
)
async def updates(
    table_id: str,
    request: HttpRequest,
    services: Services,
    seat: Seat = None,
    since: Annotated[int, Parameter(ge=0, description="The next event you need.")] = 0,
    wait: Annotated[int, Parameter(ge=0, le=LONGEST_POLL_S, description="How many seconds to wait for news.")] = 0,
    moves: Annotated[bool, Parameter(description="Whether to list your legal moves, all of them.")] = False,
    decision: Annotated[bool, Parameter(description="Whether to say what you may decide.")] = False,
    said: Annotated[bool, Parameter(description="Whether to say everything in words too.")] = False,
    notes: Annotated[bool, Parameter(description="Whether to send all your notes, also after the first time.")] = False,
) -> Update:
    """The state of things for your seat (or for a watcher) and the events you have not seen."""
    key, language = key_of(request, table_id), language_of(request) if said else None
    live = services.registry.live_table(table_id)

    def begin(live: LiveTable) -> tuple[Viewer, int]:
        viewer = viewer_of(live.table, key, seat, language, moves=moves, decision=decision)
        return viewer, len(live.table.notes.get(viewer.seat, ()))

    viewer, written = await live.look(begin)
    if wait:
        poll = Poll(viewer, client_network(request))
        with services.limits.at_table(table_id, poll.address):
            await _wait_for_news(services.registry, table_id, poll, since, wait)

    def news(live: LiveTable) -> Update:
        live.check_viewer(viewer, since)
        return live.update(viewer, since, noted=written if since and not notes else 0)

    await live.prepare(viewer, since)
    return await live.look(news)


async def _wait_for_news(registry: Registry, table_id: str, poll: Poll, since: int, seconds: int) -> None:
    await registry.attach(table_id, poll, since)
    try:
        if poll.since == since:
            poll.news.clear()  # the welcome was no news
        async with asyncio.timeout(seconds):
            await poll.news.wait()
    except TimeoutError:
        pass
    finally:
        registry.detach(table_id, poll)


@post(
    "/api/tables/{table_id:str}/ask",
    status_code=200,
    tags=["play"],
    security=OWN_KEY,
    responses=refusals(400, 401, 403, 404, 413),
)
async def ask(table_id: str, body: bytes, request: HttpRequest, services: Services, seat: Seat = None) -> Answer:
    """Who am I, where is orange, what may I do, what would this move do: answered from your own view."""
    key = key_of(request, table_id)
    services.limits.message((table_id, key or client_network(request)))
    question = read_question(body)
    live = services.registry.live_table(table_id)
    viewer = await live.look(lambda live: viewer_of(live.table, key, seat, language_of(request)))
    return await services.registry.answer(table_id, viewer, question)


@get("/api/tables/{table_id:str}/hint", tags=["play"], security=OWN_KEY, responses=refusals(400, 401, 403, 404))
async def hint(
    table_id: str,
    request: HttpRequest,
    services: Services,
    seat: Seat = None,
    about: Annotated[
        str | None,
        Parameter(max_length=100, description="A secret, as the notation has it; else what most is known of."),
    ] = None,
) -> Hint:
    """Where the table allows hints: what your seat may suspect, and the facts that moved the belief most."""
    key = key_of(request, table_id)
    services.limits.message((table_id, key or client_network(request)))

    def ask_for_it(live: LiveTable) -> tuple[HintRequest, Speaker]:
        viewer = viewer_of(live.table, key, seat, language_of(request))
        live.check_viewer(viewer)
        return hint_request(live.table, viewer.seat, about or None), updates_of.speaker_for(live.table, viewer)

    wanted, speaker = await services.registry.live_table(table_id).look(ask_for_it)
    return Hint(sentences=say_hint(await services.hints.hint(wanted, client_network(request)), speaker))


HANDLERS = [public_tables, open_table, table_by_code, table_info, standing, command, updates, ask, hint]
