"""The same house over plain HTTP: open a table, sit down, command, and ask again and again what is new."""

from __future__ import annotations

import asyncio
import re
from dataclasses import replace
from typing import Annotated, Any

import msgspec
from litestar import MediaType, Request, Response, get, post
from litestar.datastructures import Cookie
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import Parameter

from filature import bots
from filature.analysis import Analysis
from filature.analysis import hint as say_hint
from filature.games import catalogue
from filature.kernel.errors import FilatureError
from filature.kernel.game import Game, OptionKind, option_kinds
from filature.kernel.record import Record
from filature.language import Speaker
from filature.server import afterwards, messages, telling
from filature.server.access import client_address, cookie_name, ear_of, key_of, language_of
from filature.server.deciding import Who
from filature.server.desk import Desk
from filature.server.ears import Ear
from filature.server.errors import STATUS
from filature.server.hinting import HintWish, wish_for_hint
from filature.server.house import House, check_listening
from filature.server.messages import (
    Answer,
    AnyCommand,
    Done,
    Hint,
    NewTable,
    Part,
    Question,
    Refused,
    TableInfo,
    Update,
)
from filature.server.rooms import Listener, Room
from filature.server.telling import EVERYTHING

CAPITAL = re.compile("[A-Z]")
LONGEST_POLL = 30
MOST_LISTED = 100
YEAR = 365 * 24 * 3600

Asking = Request[Any, Any, Any]
Seat = Annotated[
    int | None,
    # The framework loses a minimum of 0 beside None.
    Parameter(ge=0, le=11, description="Which of your seats, if your key holds several.", schema_extra={"minimum": 0}),
]
OWN_KEY: list[dict[str, list[str]]] = [{"key": []}, {"cookie": []}, {}]
"""With a key for what belongs to a seat, without one as a watcher."""
REFUSED = {
    400: "Malformed, or against the rules of the game.",
    413: "Too large.",
    **{status: kind.__doc__ or "" for kind, status in STATUS.items()},
}

read_new_table = messages.reader(NewTable)
read_command = messages.reader(AnyCommand)
read_question = messages.reader(Question)


def refusals(*statuses: int) -> dict[int, ResponseSpec]:
    """What an address may answer instead: these, and what every address may."""
    return {
        status: ResponseSpec(Refused, generate_examples=False, description=REFUSED[status])
        for status in (*statuses, 429, 503)
    }


class GameInfo(Part):
    """A game of the house."""

    game: str
    name: str
    least: int
    most: int
    pitch: str
    length: str
    options: list[OptionInfo]
    bots: list[BotInfo]
    """From the weakest on, then the characters."""
    usual_bot: str
    """Who plays when nobody says who should."""
    quick: dict[str, Any] = {}
    """The options of a first match against bots, where they differ from the rulebook's."""


class BotInfo(Part):
    """An opponent of the house."""

    bot: str
    title: str
    about: str


class OptionInfo(Part):
    """A rule that may be chosen."""

    key: str
    title: str
    about: str
    default: Any
    choices: list[Any]
    free: str
    """What else it takes, in words; empty when nothing."""


class NewTableAnswer(Part):
    table: TableInfo
    key: str
    """The host's secret: for the header `Authorization: Bearer …`."""


class Poll(Listener):
    """Somebody who waits for news over HTTP."""

    def __init__(self, ear: Ear) -> None:
        super().__init__(replace(ear, passing=True))
        self.news = asyncio.Event()

    def hear(self, message: bytes) -> None:
        self.news.set()

    def close(self) -> None:
        self.news.set()


@get("/api/games", tags=["house"], responses=refusals())
async def games(request: Asking) -> list[GameInfo]:
    """The games of the house, their options and bots."""
    return [_describe(game, language_of(request)) for game in catalogue.games()]


def _describe(game: Game, language: str) -> GameInfo:
    speaker = Speaker(language, game)
    return GameInfo(
        game=game.name,
        name=speaker.say_if_known(f"{game.name}-name", game.name),
        least=game.seats[0],
        most=game.seats[-1],
        pitch=speaker.say_if_known(f"{game.name}-pitch"),
        length=speaker.say_if_known(f"{game.name}-length"),
        options=[_describe_option(key, kind, speaker) for key, kind in option_kinds(game.Options).items()],
        bots=[_describe_bot(bot, speaker) for bot in bots.known(game)],
        usual_bot=bots.usual(game),
        quick=dict(game.quick),
    )


def _describe_bot(bot: str, speaker: Speaker) -> BotInfo:
    return BotInfo(
        bot=bot, title=speaker.say_if_known(f"bot-{bot}", bot), about=speaker.say_if_known(f"bot-{bot}-about")
    )


def _describe_option(key: str, kind: OptionKind, speaker: Speaker) -> OptionInfo:
    message = "option-" + CAPITAL.sub(lambda found: f"-{found[0].lower()}", key).replace("_", "-")
    told = speaker.has(message)
    return OptionInfo(
        key=key,
        title=speaker.title(message) if told else key,
        about=speaker.say(message) if told else "",
        default=kind.default,
        choices=list(kind.choices),
        free=kind.free,
    )


@get("/api/tables", tags=["tables"], responses=refusals())
async def public_tables(desk: Desk) -> list[TableInfo]:
    """Public tables that are open or playing, the newest first."""
    listings = await desk.house.store.public_tables(MOST_LISTED)
    tables = [msgspec.json.decode(listing, type=TableInfo) for listing in listings]
    return sorted(tables, key=lambda table: table.created, reverse=True)  # the last touched may be so in secret


@post("/api/tables", tags=["tables"], responses=refusals(400, 403, 413))
async def open_table(body: bytes, request: Asking, desk: Desk) -> Response[NewTableAnswer]:
    """Open a table. Your key holds every seat you wanted for yourself; send your friends the link `/t/{id}`."""
    desk.limits.opening(client_address(request))
    table, key = await desk.house.open(read_new_table(body))
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


@get("/api/tables/{table_id:str}", tags=["tables"], responses=refusals(400, 404))
async def table_info(table_id: str, desk: Desk) -> TableInfo:
    """What everybody with the link may know."""
    async with desk.house.visit(table_id) as room:
        return room.table.info(room.here())


@post(
    "/api/tables/{table_id:str}/commands",
    status_code=200,
    tags=["play"],
    security=OWN_KEY,
    responses=refusals(400, 401, 403, 404, 409, 413),
)
async def command(table_id: str, body: bytes, request: Asking, desk: Desk) -> Response[Done]:
    """Sit down, start, move, say … Repeated with the same id, a command is answered again and not done again."""
    key = key_of(request, table_id)
    who = (table_id, key or client_address(request))
    desk.limits.command(who)
    wanted = read_command(body)
    if isinstance(wanted, messages.Say):
        desk.limits.talk(who)
    try:
        done = await desk.house.command(table_id, Who(key, language_of(request)), wanted)
    except FilatureError as error:
        desk.metrics.count(wanted, error.kind)
        raise
    desk.metrics.count(wanted, "done")
    mine = isinstance(wanted, messages.Sit) and done.key
    return Response(done, cookies=[_cookie(request, table_id, done.key)] if mine and done.key else None)


@get(
    "/api/tables/{table_id:str}/updates",
    tags=["play"],
    security=OWN_KEY,
    responses=refusals(400, 401, 403, 404),
)
async def updates(
    table_id: str,
    request: Asking,
    desk: Desk,
    seat: Seat = None,
    since: Annotated[int, Parameter(ge=0, description="The next event you need.")] = 0,
    wait: Annotated[int, Parameter(ge=0, le=LONGEST_POLL, description="How many seconds to wait for news.")] = 0,
    moves: Annotated[bool, Parameter(description="Whether to list your legal moves.")] = False,
    said: Annotated[bool, Parameter(description="Whether to say everything in words too.")] = False,
) -> Update:
    """The state of things for your seat (or for a watcher) and the events you have not seen."""
    key, language = key_of(request, table_id), language_of(request) if said else None
    ear = await desk.house.look(table_id, lambda room: ear_of(room.table, key, seat, language, moves=moves))
    if wait:
        await _wait_for_news(desk.house, table_id, Poll(ear), since, wait)

    def news(room: Room) -> Update:
        check_listening(room, ear, since)
        return room.news(ear, since, desk.house.now(), EVERYTHING)

    return await desk.house.look(table_id, news)


async def _wait_for_news(house: House, table_id: str, poll: Poll, since: int, seconds: int) -> None:
    await house.attach(table_id, poll, since)
    try:
        if poll.since == since:
            poll.news.clear()  # the welcome was no news
        async with asyncio.timeout(seconds):
            await poll.news.wait()
    except TimeoutError:
        pass
    finally:
        house.detach(table_id, poll)


@post(
    "/api/tables/{table_id:str}/ask",
    status_code=200,
    tags=["play"],
    security=OWN_KEY,
    responses=refusals(400, 401, 403, 404, 413),
)
async def ask(table_id: str, body: bytes, request: Asking, desk: Desk, seat: Seat = None) -> Answer:
    """Who am I, where is orange, what may I do, what would this move do: answered from your own view."""
    key = key_of(request, table_id)
    desk.limits.command((table_id, key or client_address(request)))
    question = read_question(body)

    def answer(room: Room) -> Answer:
        return desk.house.answer(room, ear_of(room.table, key, seat, language_of(request)), question)

    return await desk.house.look(table_id, answer)


@get("/api/tables/{table_id:str}/hint", tags=["play"], security=OWN_KEY, responses=refusals(400, 401, 403, 404))
async def hint(
    table_id: str,
    request: Asking,
    desk: Desk,
    seat: Seat = None,
    about: Annotated[
        str | None,
        Parameter(max_length=100, description="A secret, as the notation has it; else what most is known of."),
    ] = None,
) -> Hint:
    """Where the table allows hints: what your seat may suspect, and the facts that moved the belief most."""
    key = key_of(request, table_id)
    desk.limits.command((table_id, key or client_address(request)))

    def ask_for_it(room: Room) -> tuple[HintWish, Speaker]:
        ear = ear_of(room.table, key, seat, language_of(request))
        check_listening(room, ear)
        return wish_for_hint(room.table, ear.seat, about or None), telling.speaker_for(room.table, ear)

    wish, speaker = await desk.house.look(table_id, ask_for_it)
    return Hint(sentences=say_hint(await desk.analysts.hint(wish), speaker))


@get(
    "/api/tables/{table_id:str}/record",
    media_type=MediaType.JSON,
    tags=["afterwards"],
    security=OWN_KEY,
    responses={200: ResponseSpec(Record, generate_examples=False), **refusals(400, 403, 404)},
)
async def record(table_id: str, request: Asking, desk: Desk) -> Response[str]:
    """The whole match as a file, once it is over; with your own notes."""
    key = key_of(request, table_id)
    game, text = await desk.house.look(
        table_id, lambda room: (room.table.opened.game, afterwards.record(room.table, key))
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
    request: Asking,
    desk: Desk,
    eyes: Annotated[
        str, Parameter(pattern="^(watcher|all|[0-9]{1,2})$", description="Whose: a seat, `watcher`, `all`.")
    ] = "watcher",
) -> afterwards.Replay:
    """A finished match step by step: as a seat saw it, as a watcher did, or with all its secrets."""
    await desk.house.look(table_id, lambda room: afterwards.finished(room.table))
    async with desk.house.visit(table_id) as room:
        return await asyncio.to_thread(
            afterwards.replay, room.table, eyes, key_of(request, table_id), language_of(request)
        )


@get("/api/tables/{table_id:str}/verification", tags=["afterwards"], responses=refusals(400, 403, 404))
async def verification(table_id: str, desk: Desk) -> afterwards.Verification:
    """Whether the dice were those that were sealed, and every move legal."""
    return await desk.house.look(table_id, lambda room: afterwards.check_dice(room.table))


@get("/api/tables/{table_id:str}/statistics", tags=["afterwards"], responses=refusals(400, 403, 404))
async def statistics(table_id: str, request: Asking, desk: Desk) -> afterwards.Counted:
    """What the public log of a finished match says."""
    return await desk.house.look(table_id, lambda room: afterwards.statistics(room.table, language_of(request)))


@get("/api/tables/{table_id:str}/analysis", tags=["afterwards"], responses=refusals(400, 403, 404))
async def analysis(table_id: str, request: Asking, desk: Desk) -> Analysis:
    """Who betrayed himself when: beliefs, turning points, luck and skill of a finished match, with all its secrets."""
    desk.limits.command((table_id, client_address(request)))
    text = await desk.house.look(table_id, lambda room: afterwards.record(room.table, ""))
    return await desk.analysts.analyse(table_id, text, language_of(request))


HANDLERS = [
    games,
    public_tables,
    open_table,
    table_info,
    command,
    updates,
    ask,
    hint,
    record,
    replay,
    verification,
    statistics,
    analysis,
]
