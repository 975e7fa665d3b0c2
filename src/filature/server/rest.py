"""The same house over plain HTTP: open a table, sit down, command, and ask again and again what is new."""

from __future__ import annotations

import asyncio
from typing import Annotated, Any

import msgspec
from litestar import MediaType, Request, Response, get, post
from litestar.datastructures import Cookie
from litestar.params import Body, Parameter

from filature import bots
from filature.games import catalogue
from filature.kernel.game import describe_options
from filature.language import Speaker
from filature.server import afterwards, messages, telling
from filature.server.access import client_address, cookie_name, ear_of, key_of, language_of
from filature.server.deciding import Who
from filature.server.house import House, check_listening
from filature.server.limits import Limits
from filature.server.messages import Answer, AnyCommand, Done, NewTable, Part, Refused, TableInfo, Update
from filature.server.metrics import Metrics
from filature.server.telling import EVERYTHING, Ear

LONGEST_POLL = 30
MOST_LISTED = 100
YEAR = 365 * 24 * 3600

Asking = Request[Any, Any, Any]
Seat = Annotated[int | None, Parameter(ge=0, le=11, description="Which of your seats, if your key holds several.")]
REFUSALS = {
    400: Refused,
    401: Refused,
    403: Refused,
    404: Refused,
    409: Refused,
    429: Refused,
    503: Refused,
}


class GameInfo(Part):
    """A game of the house."""

    game: str
    name: str
    least: int
    most: int
    options: dict[str, str]
    """What each option takes, the default first."""
    bots: list[str]


class NewTableAnswer(Part):
    table: TableInfo
    key: str
    """The host's secret: for the header `Authorization: Bearer …`."""


class Poll:
    """Somebody who waits for news over HTTP."""

    view = b""
    since = 0

    def __init__(self, ear: Ear) -> None:
        self.ear = ear
        self.news = asyncio.Event()

    def hear(self, message: bytes) -> None:
        self.news.set()

    def close(self) -> None:
        self.news.set()


@get("/api/games", tags=["house"])
async def games(request: Asking) -> list[GameInfo]:
    """The games of the house, their options and bots."""
    language = language_of(request)
    return [
        GameInfo(
            game=game.name,
            name=Speaker(language, game).say(f"{game.name}-name"),
            least=game.seats[0],
            most=game.seats[-1],
            options=describe_options(game.Options),
            bots=list(bots.known(game)),
        )
        for game in map(catalogue.game, catalogue.names())
    ]


@get("/api/tables", tags=["tables"])
async def public_tables(house: House) -> list[TableInfo]:
    """Public tables that are open or playing, the newest first."""
    return [msgspec.json.decode(listing, type=TableInfo) for listing in await house.store.public_tables(MOST_LISTED)]


@post("/api/tables", tags=["tables"])
async def open_table(
    data: Annotated[NewTable, Body(description="The table as you want it.")],
    request: Asking,
    house: House,
    limits: Limits,
) -> Response[NewTableAnswer]:
    """Open a table. Your key holds every seat you wanted for yourself; send your friends the link `/t/{id}`."""
    limits.opening(client_address(request))
    table, key = await house.open(data)
    return Response(
        NewTableAnswer(table=table.info(), key=key), cookies=[_cookie(request, table.id, key)], status_code=201
    )


def _cookie(request: Asking, table_id: str, key: str) -> Cookie:
    secure = request.url.scheme == "https"
    return Cookie(
        key=cookie_name(table_id),
        value=key,
        path=f"/api/tables/{table_id}",
        max_age=YEAR,
        httponly=True,
        samesite="strict",
        secure=secure,
    )


@get("/api/tables/{table_id:str}", tags=["tables"])
async def table_info(table_id: str, house: House) -> TableInfo:
    """What everybody with the link may know."""
    async with house.visit(table_id) as room:
        return room.table.info(room.here())


@post("/api/tables/{table_id:str}/commands", status_code=200, tags=["play"])
async def command(
    table_id: str,
    data: Annotated[AnyCommand, Body(description="One command.")],
    request: Asking,
    house: House,
    limits: Limits,
    metrics: Metrics,
) -> Response[Done]:
    """Sit down, start, move, say … Repeated with the same id, a command is answered again and not done again."""
    key = key_of(request, table_id)
    who = (table_id, key or client_address(request))
    limits.command(who)
    if isinstance(data, messages.Say):
        limits.talk(who)
    done = await house.command(table_id, Who(key, language_of(request)), data)
    metrics.commands.labels(type(data).__name__.lower(), "done").inc()
    mine = isinstance(data, messages.Sit) and done.key
    return Response(done, cookies=[_cookie(request, table_id, done.key)] if mine and done.key else None)


@get("/api/tables/{table_id:str}/updates", tags=["play"])
async def updates(
    table_id: str,
    request: Asking,
    house: House,
    seat: Seat = None,
    since: Annotated[int, Parameter(ge=0, description="The next event you need.")] = 0,
    wait: Annotated[int, Parameter(ge=0, le=LONGEST_POLL, description="How many seconds to wait for news.")] = 0,
    moves: Annotated[bool, Parameter(description="Whether to list your legal moves.")] = False,
    said: Annotated[bool, Parameter(description="Whether to say everything in words too.")] = False,
) -> Update:
    """The state of things for your seat (or for a watcher) and the events you have not seen."""
    async with house.visit(table_id) as room:
        language = language_of(request) if said else None
        ear = ear_of(room.table, key_of(request, table_id), seat, language, moves=moves)
        check_listening(room, ear)
        if not wait or room.table_for(ear).version(ear.seat) > since:
            return telling.update(room.table_for(ear), ear, since, house.now(), EVERYTHING, room.here())
    poll = Poll(ear)
    await house.attach(table_id, poll, since)
    try:
        poll.news.clear()  # the welcome is no news
        async with asyncio.timeout(wait):
            await poll.news.wait()
    except TimeoutError:
        pass
    finally:
        house.detach(table_id, poll)
    async with house.visit(table_id) as room:
        check_listening(room, ear)
        return telling.update(room.table_for(ear), ear, since, house.now(), EVERYTHING, room.here())


@post("/api/tables/{table_id:str}/ask", status_code=200, tags=["play"])
async def ask(
    table_id: str,
    data: Annotated[messages.Ask | messages.Moves | messages.Draft, Body(description="A question.")],
    request: Asking,
    house: House,
    limits: Limits,
    seat: Seat = None,
) -> Answer:
    """Who am I, where is orange, what may I do, what would this move do: answered from your own view."""
    key = key_of(request, table_id)
    limits.command((table_id, key or client_address(request)))
    async with house.visit(table_id) as room:
        ear = ear_of(room.table, key, seat, language_of(request))
        check_listening(room, ear)
        return telling.answer_to(room.table_for(ear), ear, data)


@get("/api/tables/{table_id:str}/record", media_type=MediaType.JSON, tags=["afterwards"])
async def record(table_id: str, request: Asking, house: House) -> Response[str]:
    """The whole match as a file, once it is over; with your own notes."""
    async with house.visit(table_id) as room:
        text = afterwards.record(room.table, key_of(request, table_id))
        name = f"{room.table.opened.game}-{table_id}.json"
    return Response(
        text, media_type="application/json", headers={"content-disposition": f'attachment; filename="{name}"'}
    )


@get("/api/tables/{table_id:str}/replay", tags=["afterwards"])
async def replay(
    table_id: str,
    request: Asking,
    house: House,
    eyes: Annotated[
        str, Parameter(pattern="^(watcher|all|[0-9]{1,2})$", description="Whose: a seat, `watcher`, `all`.")
    ] = "watcher",
) -> afterwards.Replay:
    """A finished match step by step: as a seat saw it, as a watcher did, or with all its secrets."""
    async with house.visit(table_id) as room:
        return await asyncio.to_thread(
            afterwards.replay, room.table, eyes, key_of(request, table_id), language_of(request)
        )


@get("/api/tables/{table_id:str}/verification", tags=["afterwards"])
async def verification(table_id: str, house: House) -> afterwards.Verification:
    """Whether the dice were those that were sealed, and every move legal."""
    async with house.visit(table_id) as room:
        return afterwards.check_dice(room.table)


@get("/api/tables/{table_id:str}/statistics", tags=["afterwards"])
async def statistics(table_id: str, request: Asking, house: House) -> afterwards.Counted:
    """What the public log of a finished match says."""
    async with house.visit(table_id) as room:
        return afterwards.statistics(room.table, language_of(request))


HANDLERS = [
    games,
    public_tables,
    open_table,
    table_info,
    command,
    updates,
    ask,
    record,
    replay,
    verification,
    statistics,
]
